"""The bubble of somebody who is away, where that player is: the host chooses what becomes of the next decision."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.language.speech import Player
from trickerion.language.verbatim import Verbatim
from trickerion.play.running_game import RunningGame
from trickerion.rules.options import PERSON
from trickerion.table.company import AWAY_FOR, ROMANS, duration
from trickerion.together.seating import AWAY, COMPUTER, GUEST
from trickerion.ui import theme
from trickerion.ui.buttons import Segments
from trickerion.ui.caps import draw_key_cap
from trickerion.ui.controls import draw_round_button
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Circle, Drawn, Hotspot, Hotspots
from trickerion.ui.layout import together as at
from trickerion.ui.said import Role, saying
from trickerion.ui.shapes import draw_plate, draw_ring, draw_round, draw_shadow
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_paper_panel, draw_round_badge
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_lines, draw_block, fit_block
from trickerion.words.said import CLOSE
from trickerion.words.screens import together as words

_KEYS: Final = (pygame.K_1, pygame.K_2, pygame.K_3)
_DIGITS: Final = ("1", "2", "3")
_RIGHT: Final = 3


class AwayBubble(Drawn):
    """Bubble that opens by itself once an absence, never while the host decides; the table below answers all the time.

    ``rects`` says where the players are; ``changed`` is called when it has opened or closed.
    """

    def __init__(
        self,
        session: RunningGame,
        called: tuple[Verbatim, ...],
        rects: Callable[[], dict[int, Rect]],
        changed: Callable[[], object],
    ) -> None:
        self._session, self._called, self._rects, self._changed = session, called, rects, changed
        self._seat = -1

    @property
    def is_open(self) -> bool:
        """True while the bubble is open."""
        return self._seat in self._rects()

    @property
    def rect(self) -> Rect:
        """Rectangle of the bubble: beside its player."""
        return at.away_bubble(self._rects()[self._seat])

    @property
    def look(self) -> object:
        """State of the bubble that time alone changes: the seat, and the length of the absence."""
        return self._seat, self._since if self.is_open else ""

    @property
    def _since(self) -> str:
        company = self._session.company
        return duration(company.seconds_since(self._seat)) if company is not None else ""

    def is_of(self, seat: int) -> bool:
        """True if this screen decides for a seat, whose person is not there."""
        company = self._session.company
        if company is None or not company.ruling.decides or self._session.options.seats[seat].player != PERSON:
            return False
        return company.stands[seat] in (AWAY, COMPUTER) and bool(company.ruling.instead(seat))

    def open(self, seat: int) -> None:
        """Show it at the panel of a seat."""
        self._seat = seat
        if (company := self._session.company) is not None:
            company.told_of.add(seat)
        self._changed()

    def close(self) -> None:
        """As it is, it stays."""
        if self.is_open:
            self._seat = -1
            self._changed()

    def update(self) -> None:
        """Open it when a wire has been cut for a while; close it when the person is back."""
        company = self._session.company
        if company is None or not company.ruling.decides:
            return
        told = company.told_of
        told.difference_update([seat for seat in told if company.stands[seat] == GUEST])
        if self.is_open and not self.is_of(self._seat):
            self.close()
        elif not self.is_open and not self._session.legal:
            waited = (seat for seat in self._rects() if seat not in told and company.stands[seat] == AWAY)
            for seat in waited:
                if company.seconds_since(seat) >= AWAY_FOR:
                    self.open(seat)
                    return

    def handle_first(self, event: pygame.event.Event, spots: Hotspots) -> bool:
        """Digits belong to it unless the table wants them; Esc and a click elsewhere leave it as it is."""
        if not self.is_open:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and (event.button == _RIGHT or not self.rect.collidepoint(event.pos)):
            self.close()
            return bool(event.button == _RIGHT)
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_ESCAPE:
            self.close()
            return True
        is_digit = event.key in _KEYS and self._takes_digits(spots)
        if is_digit:
            self._choose(_KEYS.index(event.key))
        return is_digit

    def _takes_digits(self, spots: Hotspots) -> bool:
        """Whether digits choose here: while nothing can be done at the table, or the focus ring is in the bubble."""
        return not self._session.legal or (spots.focused or "").startswith("away.")

    # ------------------------------------------------------------------ what is chosen

    @property
    def _chosen(self) -> int:
        company = self._session.company
        return ("wait", "once", "until").index(company.ruling.instead(self._seat)) if company is not None else 0

    def _choose(self, number: int) -> None:
        company = self._session.company
        if company is not None:
            if number:
                company.ruling.let_decide(self._seat, once=number == 1)
            else:
                company.ruling.wait(self._seat)
        self.close()

    def _set_level(self, level: str) -> None:
        company = self._session.company
        if company is not None:
            company.ruling.stand_in = level
            self._changed()

    @property
    def _told(self) -> tuple[str, str, str]:
        """Texts of the three rows."""
        name = self._called[self._seat]
        return words.wait_until(name=name), words.ONCE_THEN_WAIT, words.sits_in_until(name=name)

    def _levels(self) -> Segments | None:
        company = self._session.company
        if company is None:
            return None
        levels = list(ROMANS)
        chosen = levels.index(company.ruling.stand_in)
        place, choose = at.away_level(self.rect), lambda number: self._set_level(levels[number])
        return Segments(
            "away.level",
            place,
            levels,
            list(ROMANS.values()),
            chosen,
            choose,
            style=theme.TEXT.label,
            about=words.ITS_LEVEL,
        )

    # ------------------------------------------------------------------ what is seen

    def add_hotspots(self, spots: Hotspots) -> None:
        if not self.is_open:
            return
        rect, levels = self.rect, self._levels()
        spots.add(Hotspot("away.ground", rect, lambda: None, focusable=False))
        for number in range(len(_KEYS)):
            spot = Hotspot(f"away.{number}", at.away_row(rect, number), partial(self._choose, number))
            spot.says = saying(
                self._told[number], role=Role.CHOICE, on=number == self._chosen, at=(number + 1, len(_KEYS))
            )
            spots.add(spot)
        if levels is not None:
            spots.add_parts(levels)
        spots.add(
            Hotspot("away.close", Circle(*at.away_cross(rect), 16), self.close, says=saying(CLOSE, role=Role.BUTTON))
        )

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        if not self.is_open:
            return
        rect, name, panel = self.rect, self._called[self._seat], self._rects()[self._seat]
        draw_shadow(canvas, rect, 12, 14, 235, (0, 8))
        draw_paper_panel(canvas, rect, 12, 3)
        _draw_beak(canvas, rect, panel)
        draw_round_badge(canvas, (rect.x + 40, rect.y + 40), "ui.wire_cut", 46, "#7a1b22", theme.CREAM)
        title, room = words.is_away(name=name), rect.w - 124
        write_line(
            canvas, title, within(rect, left=76, top=16, width=room, height=30), theme.TEXT.title_large, theme.VELVET
        )
        since = words.seat_is_kept(time=self._since)
        write_line(
            canvas, since, within(rect, left=76, top=45, width=room, height=30), theme.TEXT.aside_plus, theme.INK2
        )
        draw_round_button(canvas, at.away_cross(rect), "ui.cross", 30, hovered=spots.is_hot("away.close"))
        ask, place = words.next_decision(who=Player(name)), (rect.x + 20, rect.y + 92)
        draw_text(canvas, ask, place, theme.TEXT.strong_large, theme.INK, "midleft", width=rect.w - 40)
        for number, text in enumerate(self._told):
            self._draw_row(canvas, spots, number, text)
        if (levels := self._levels()) is not None:
            place = (rect.x + 20, levels.rect.centery)
            draw_text(canvas, words.ITS_LEVEL, place, theme.TEXT.aside_plus, theme.INK2, "midleft", width=196)
            levels.draw(canvas, spots)

    def _draw_row(self, canvas: Surface, spots: Hotspots, number: int, text: str) -> None:
        row, hot, chosen = at.away_row(self.rect, number), spots.is_hot(f"away.{number}"), number == self._chosen
        fill = "#fdf0c4" if hot or chosen else theme.PARCHMENT2
        draw_plate(canvas, row, fill, 9, 3 if hot else 2, theme.BRASS if hot or chosen else theme.BRASS_LO)
        center = (row.x + 24, row.centery)
        draw_round(canvas, center, 22, theme.CREAM)
        draw_ring(canvas, center, 11, 2, theme.INK2)
        if chosen:
            draw_round(canvas, center, 12, theme.VELVET)
        right = row.right - 10
        if self._takes_digits(spots):
            right = draw_key_cap(canvas, (right, row.centery), _DIGITS[number]).x
        room = right - row.x - 54
        style, step = fit_block(text, room, row.h - 4, theme.TEXT.body_large)
        top = row.centery - step * block_lines(text, room, style) // 2
        draw_block(canvas, text, Rect(row.x + 46, top, room, 0), style, theme.INK, line=step)


def _draw_beak(canvas: Surface, rect: Rect, panel: Rect) -> None:
    """Draw the beak of the bubble, which points at the panel: to the right, to the left, or up."""
    if panel.bottom < rect.y:
        beak = _beak(90)
        left = max(rect.x + 16, min(rect.right - 16 - beak.get_width(), panel.centerx - beak.get_width() // 2))
        canvas.blit(beak, (left, rect.y + 3 - beak.get_height()))
        return
    is_right = panel.x > rect.x
    beak = _beak(0 if is_right else 180)
    top = max(rect.y + 16, min(rect.bottom - 16 - beak.get_height(), panel.centery - beak.get_height() // 2))
    canvas.blit(beak, (rect.right - 3 if is_right else rect.x + 3 - beak.get_width(), top))


@cached_surface
def _beak(turned: int) -> Surface:
    k = 4
    large = Surface((24 * k, 40 * k), pygame.SRCALPHA)
    for edge, colour in ((0, theme.BRASS), (4 * k, theme.PARCHMENT)):
        points = [(0, edge), (24 * k - edge - edge // 2, 20 * k), (0, 40 * k - edge)]
        pygame.draw.polygon(large, pygame.Color(colour), points)
    return pygame.transform.rotate(pygame.transform.smoothscale(large, (24, 40)), turned)
