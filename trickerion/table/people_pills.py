"""The people of a table at the other players' panels: a dot for each, and words where there is something to say."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from trickerion.app.running_game import RunningGame
from trickerion.language.verbatim import Verbatim
from trickerion.rules.options import PERSON
from trickerion.table.company import short_duration
from trickerion.together.seating import AWAY, COMPUTER, HERE
from trickerion.ui import theme
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, tip_words
from trickerion.ui.shapes import draw_plate, draw_veil
from trickerion.ui.state_dot import DECIDES, draw_state_dot
from trickerion.ui.surfaces import draw_pill, pill_width
from trickerion.ui.text import draw_text, text_width
from trickerion.words.screens import together as words

_RED, _DARK = "#7a1b22", "#3a2c34"


class PeoplePills(Drawn):
    """Over the panels at ``rects``; nothing where everybody is at this screen. A click opens what can be done."""

    def __init__(
        self,
        session: RunningGame,
        names: tuple[Verbatim, ...],
        rects: Callable[[], dict[int, Rect]],
        open_of: Callable[[int], object],
        talk: Callable[[], object],
    ) -> None:
        self._session, self._names, self._rects = session, names, rects
        self._open_of, self._talk = open_of, talk

    def _stands(self, seat: int) -> str:
        company, decision = self._session.company, self._session.decision
        stands = company.stands[seat] if company is not None and seat < len(company.stands) else ""
        is_asked = decision is not None and decision.seat == seat and stands not in (AWAY, COMPUTER)
        return DECIDES if stands and is_asked else stands

    def _said(self, seat: int) -> str:
        """What the pill of a seat says; "" for none."""
        company = self._session.company
        if company is None:
            return ""
        stands, is_person = self._stands(seat), self._session.options.seats[seat].player == PERSON
        seconds = company.seconds_since(seat)
        if stands == AWAY:
            return words.away_since(time=short_duration(seconds))
        return words.COMPUTER_PILL if stands == COMPUTER and is_person else ""

    @property
    def look(self) -> object:
        """What time alone changes of it."""
        if self._session.company is None:
            return ()
        return [(self._stands(seat), self._said(seat)) for seat in range(len(self._names))]

    def add_hotspots(self, spots: Hotspots) -> None:
        if self._session.company is None:
            return
        spots.add(Hotspot("people.talk", Rect(1919, 1079, 1, 1), self._talk, key="t", focusable=False))
        for seat, rect in self._rects().items():
            if self._said(seat):
                pill, tip = self._pill(seat, rect), tip_words(words.PILL_TIP)
                click = partial(self._open_of, seat)
                spots.add(Hotspot(f"people.pill.{seat}", pill, click, tip=tip, focusable=False))

    def _pill(self, seat: int, rect: Rect) -> Rect:
        """Right of the name, in the place of the Magician's."""
        wide = pill_width(self._said(seat), 16, height=26, icon_name="ui.wire_cut")
        left = rect.x + 58 + text_width(self._names[seat], theme.NAME, 20)
        right = rect.right - 68
        return Rect(min(left, right - wide), rect.y + 8, wide, 26)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        if self._session.company is None:
            return
        for seat, rect in self._rects().items():
            stands, said = self._stands(seat), self._said(seat)
            if stands == AWAY:
                draw_veil(canvas, rect, "#140e1c", 75, 10)
            if said:
                pill = self._pill(seat, rect)
                ground = Rect(rect.x + 47, rect.y + 7, rect.w - 113, 28)
                draw_plate(canvas, ground, "#1c1119", 8)
                name, room = (rect.x + 48, rect.y + 21), pill.x - rect.x - 56
                draw_text(canvas, self._names[seat], name, theme.NAME, 20, theme.BRASS_HI, "midleft", width=room)
                sign, fill = ("ui.wire_cut", _RED) if stands == AWAY else ("ui.computer", _DARK)
                draw_pill(canvas, pill, said, fill, size=16, icon_name=sign)
            if stands and stands != HERE:
                draw_state_dot(canvas, (rect.x + 38, rect.y + 32), stands, 13)
