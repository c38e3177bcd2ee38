"""The wire to the table is cut: a sheet that says so, with the seconds to the next try."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.play.running_game import RunningGame
from trickerion.scenes.together.door_rows import player
from trickerion.screens.sheet import SheetScene
from trickerion.table.company import PATIENCE, duration
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.flow import ends
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import together as at
from trickerion.ui.shapes import draw_round, draw_rule, enlarged, reduced
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.words.screens import menus
from trickerion.words.screens import together as words

_TICKS = 40
_WIDE = 9


@cached_surface
def _ring(diameter: int, left: int) -> Surface:
    """So many of forty parts are left, from the top anticlockwise."""
    large, k = enlarged(diameter, diameter, 3)
    box = large.get_rect()
    pygame.draw.circle(large, theme.PARCHMENT3, box.center, box.w // 2, _WIDE * k)
    top = math.pi / 2
    if left:
        for shift in range(0, _WIDE * k):  # arcs of pygame have holes when they are wide
            part = box.inflate(-2 * shift, -2 * shift)
            pygame.draw.arc(large, theme.VELVET, part, top, top + math.tau * left / _TICKS, 2)
    return reduced(large, k)


@scene("lost")
class LostScene(SheetScene):
    """Scene of a lost wire, which goes by itself when the wire is whole again."""

    title = words.LOST_TITLE

    def __init__(self, app: App, session: RunningGame) -> None:
        super().__init__(app)
        assert session.company is not None
        self._session, self._company = session, session.company
        self._cut_for, self._pause = PATIENCE, 1.0

    @property
    def panel(self) -> Rect:
        return at.LOST

    def on_enter(self) -> None:
        self.app.sounds.play("bell")
        super().on_enter()

    def layout(self) -> None:
        self.spots.clear()
        try_now, see, title = at.lost_buttons()
        now = self._company.try_now
        self.lay_buttons(
            [
                Button(
                    "lost.try", try_now, words.TRY_NOW, now, primary=True, icon="ui.wire", default=True, key="return"
                ),
                Button(
                    "lost.see", see, words.SEE_TABLE, self.close, icon="ui.zoom", style=theme.TEXT.label_large, key="v"
                ),
                Button(
                    "lost.title",
                    title,
                    menus.TO_THE_TITLE,
                    self._to_title,
                    icon="ui.exit",
                    style=theme.TEXT.label_large,
                    key="escape",
                ),
            ]
        )

    def _to_title(self) -> None:
        open_scene(self.app, "title", how="reset")

    def update(self, dt: float) -> None:
        self._cut_for += dt
        self._session.update()
        if not self._company.is_cut:
            self.app.stack.pop(self)

    @property
    def _left(self) -> float:
        """Seconds to the next try; the whole of that time is known from the moment at which it was longest."""
        left = self._company.seconds_left
        if left > self._pause or left <= 0:
            self._pause = max(1.0, left)
        return left

    @property
    def look(self) -> object:
        left = self._left
        ring = round(_TICKS * left / self._pause), math.ceil(left)
        return super().look, self._company.lost_for, ring, int(self._cut_for)

    def draw_page(self, canvas: Surface) -> None:
        host = self._company.host
        center = (at.LOST.x + 106, at.LOST.y + 166)
        draw_round(canvas, center, 116, theme.VELVET, 2, theme.BRASS)
        draw_icon(canvas, "ui.wire_cut", center, 72, theme.PARCHMENT)
        head = words.does_not_answer(host=player(host)) if host else words.LOST_SERVED
        if self._company.lost_for == "no_relay":
            head = words.RELAY_SILENT
        draw_text(
            canvas, head, (at.LOST_TEXT.x, at.LOST.y + 104), theme.TEXT.head_lead, theme.VELVET, "midleft", width=490
        )
        kept = words.kept_there(host=player(host)) if host else words.KEPT_SERVED
        if host and self._company.lost_for == "host_away":
            kept = words.host_away(host=player(host))
        draw_block(canvas, kept, at.LOST_TEXT, theme.TEXT.body_lead, line=28)
        self._draw_ring(canvas)
        draw_rule(canvas, *ends(at.LOST, 36), at.LOST.y + 268)
        lines = [("ui.clock", words.gone(time=duration(round(self._cut_for))))]
        lines.append(("ui.speech", words.ask_host(host=player(host)) if host else words.ASK_SERVED))
        lines.append(("ui.play", words.COME_BACK))
        for number, (sign, text) in enumerate(lines):
            y = at.LOST.y + 296 + 32 * number
            draw_icon(canvas, sign, (at.LOST.x + 58, y), 24, theme.INK2)
            draw_block(canvas, text, Rect(at.LOST.x + 88, y - 15, at.LOST.w - 130, 30), theme.TEXT.body_large, line=28)

    def _draw_ring(self, canvas: Surface) -> None:
        left, center = self._left, (at.LOST.right - 104, at.LOST.y + 172)
        ring = _ring(118, round(_TICKS * left / self._pause) if left else _TICKS)
        canvas.blit(ring, ring.get_rect(center=center))
        if not left:
            draw_text(canvas, words.TRYING, center, theme.TEXT.label, theme.INK, "center", width=90)
            return
        number = (center[0], center[1] - 12)
        draw_text(canvas, str(math.ceil(left)), number, theme.TEXT.number_huge, theme.VELVET, "center")
        draw_text(canvas, words.NEXT_TRY, (center[0], center[1] + 22), theme.TEXT.label, theme.INK2, "center", width=92)
