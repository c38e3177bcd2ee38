"""Below the list: the player's own numbers, Step, Run or Go on, Undo, and the pace."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pygame import Surface

from trickerion.rules.events import CharacterPlaced
from trickerion.storage.settings import HEIR_PACES
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.bubble import Tip
from trickerion.ui.buttons import Button
from trickerion.ui.controls import ButtonFace, draw_button, draw_resource, draw_segments, segment_rects
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import heir as at
from trickerion.ui.shapes import draw_plate
from trickerion.ui.spots import Hotspot
from trickerion.ui.text import draw_text
from trickerion.ui.tips import always
from trickerion.ui.tokens import draw_disk
from trickerion.words.screens import heir as words
from trickerion.words.screens.settings import CHOICES

_SEGMENTS = [f"heir.pace.{pace}" for pace in HEIR_PACES]


@dataclass(frozen=True)
class Acts:
    """What the buttons do."""

    step: Callable[[], object]
    run: Callable[[], object]
    go_on: Callable[[], object]
    set_pace: Callable[[str], object]


class Foot:
    """The buttons. ``refresh`` says which there are now."""

    def __init__(self, acts: Acts) -> None:
        self._acts = acts
        self._buttons: list[Button] = []

    def refresh(self, *, has_more: bool, holds: bool) -> None:
        """``has_more``: the Heir's turn is being told; ``holds``: the game waits, if only for the list to be read."""
        if has_more:
            step = partial(Button, size=28, key="space", default=True)
            self._buttons = [
                step("heir.step", at.STEP, words.STEP, self._acts.step, True, "ui.step_forward"),
                Button("heir.run", at.RUN, words.RUN, self._acts.run, icon="ui.fast_forward", size=28, key="return"),
            ]
            return
        label, sign = (words.GO_ON, "ui.step_forward") if holds else (words.BACK, "ui.left")
        go_on, place = self._acts.go_on, at.STEP.union(at.RUN)
        self._buttons = [Button("heir.go_on", place, label, go_on, True, sign, size=28, key="space", default=True)]

    def add_spots(self, spots: Hotspots, undo: Hotspot, key: str) -> None:
        """Buttons, Undo and the pace; ``key`` opens the Heir's scene."""
        for button in self._buttons:
            spots.add(button.spot())
        spots.add(undo)
        rects = segment_rects(at.PACE, len(HEIR_PACES))
        for name, pace, label, rect in zip(_SEGMENTS, HEIR_PACES, CHOICES["heir_pace"], rects, strict=True):
            tip = Tip(label, (words.pace(pace, key),))
            spots.add(Hotspot(name, rect, on_click=partial(self._acts.set_pace, pace), tip=always(tip)))

    def draw(self, canvas: Surface, spots: Hotspots, pace: str) -> None:
        """The buttons as they are now."""
        for button in self._buttons:
            button.draw(canvas, spots)
        can, hot = spots.get("dock.undo").enabled, spots.is_hot("dock.undo")
        draw_button(canvas, at.UNDO, ButtonFace(icon="ui.undo", disabled=not can), hovered=hot)
        draw_text(canvas, words.PACE, at.PACE_LABEL, theme.LABEL, 18, theme.INK, "midleft")
        hovered = _SEGMENTS.index(spots.hovered) if spots.hovered in _SEGMENTS else None
        draw_segments(canvas, at.PACE, CHOICES["heir_pace"], HEIR_PACES.index(pace), hovered=hovered)


def draw_you(surface: Surface, table: TableView, placed: CharacterPlaced | None) -> None:
    """The viewer's resources, last placement, and Characters still to place."""
    rect, player = at.YOU, table.me
    draw_plate(surface, rect, theme.PARCHMENT2, 9, 1, theme.PARCHMENT3)
    draw_disk(surface, (rect.x + 34, rect.centery - 2), 42, table.colours[table.viewer], "magician")
    draw_text(surface, words.YOU, (rect.x + 66, rect.y + 19), theme.BODY_BOLD, 18, theme.INK, "midleft")
    x = rect.x + 120
    for kind, amount in (("fame", player.fame), ("coins", player.coins), ("shards", player.shards)):
        x = draw_resource(surface, (x, rect.y + 19), kind, amount, 18) + 16
    said = words.you(table.state, table.viewer, placed)
    draw_text(surface, said, (rect.x + 66, rect.y + 44), theme.ITALIC, 17, theme.INK2, "midleft", width=340)
