"""The people of a table where the other players are: a dot for each, and words where there is something to say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple

from pygame import Rect, Surface

from trickerion.language.speech import headed
from trickerion.language.verbatim import Verbatim
from trickerion.play.running_game import RunningGame
from trickerion.rules.options import PERSON
from trickerion.table.company import numeral, short_duration, thinking_time
from trickerion.together.seating import AWAY, COMPUTER, GUEST, HERE
from trickerion.ui import theme
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, tip_words
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_plate, draw_veil
from trickerion.ui.state_dot import DECIDES, draw_state_dot
from trickerion.ui.surfaces import draw_pill, pill_width
from trickerion.ui.text import fits, text_width
from trickerion.words.screens import together as words

_LOOKS: Final = {AWAY: ("ui.wire_cut", "#7a1b22"), COMPUTER: (None, "#3a2c34")}
_THINKS: Final[tuple[str | None, str]] = ("ui.clock", "#2c2430")
"""Signs and grounds of pills."""
_HIGH = 26


class PersonAt(NamedTuple):
    """Place of a person: the whole panel, the middle of the dot, right end (0: no room for it) and middle of the pill.

    ``plate``: the line of the name, which the pill covers so that the name stands beside it again; ``fades``: whether
    the panel of who is away is darker.
    """

    panel: Rect
    dot: tuple[int, int]
    right: int
    middle: int
    plate: Rect | None = None
    fades: bool = True

    @classmethod
    def on_panel(cls, rect: Rect) -> PersonAt:
        """In the panel of an opponent, in the place of the Magician's name."""
        plate = within(rect, left=47, right=66, top=7, height=28)
        return cls(rect, (rect.x + 38, rect.y + 32), rect.right - 68, rect.y + 21, plate)

    @classmethod
    def in_row(cls, rect: Rect, *, is_full: bool) -> PersonAt:
        """At the right end of a row, where nothing else stands there."""
        return cls(rect, (rect.x + 32, rect.centery + 11), 0 if is_full else rect.right - 10, rect.centery)

    @classmethod
    def on_rim(cls, rect: Rect) -> PersonAt:
        """On the upper rim of a large panel, whose sign is at its left."""
        return cls(rect, (rect.x + 62, rect.y + 58), rect.right - 12, rect.y + 2)

    @classmethod
    def below(cls, rect: Rect) -> PersonAt:
        """Hanging from a tab, or from what stands in the top bar."""
        return cls(rect, (rect.x + 32, rect.centery + 10), rect.right - 6, rect.bottom + 12, fades=False)


class PeoplePills(Drawn):
    """Nothing where everybody is at this screen, or nobody is in ``places``. A click opens what can be done."""

    zone = Zone.OTHERS

    def __init__(
        self,
        session: RunningGame,
        names: tuple[Verbatim, ...],
        places: Callable[[], Mapping[int, PersonAt]],
        open_of: Callable[[int], object],
    ) -> None:
        self._session, self._names, self._places, self._open_of = session, names, places, open_of

    def _stands(self, seat: int) -> str:
        company, decision = self._session.company, self._session.decision
        stands = company.stands[seat] if company is not None and seat < len(company.stands) else ""
        is_asked = decision is not None and decision.seat == seat and stands not in (AWAY, COMPUTER)
        return DECIDES if stands and is_asked else stands

    def says(self, seat: int, place: PersonAt | None = None) -> str:
        """Text of the pill of a seat; "" for none. The name beside it at a place comes before the words of the pill."""
        company = self._session.company
        if company is None:
            return ""
        stands, is_person = self._stands(seat), self._session.options.seats[seat].player == PERSON
        if stands == AWAY:
            since = short_duration(company.seconds_since(seat))
            longer = words.away_since(time=since)
            return longer if place is None or self._has_room(seat, place, longer) else since
        if stands in (HERE, GUEST, DECIDES):
            thinks = thinking_time(company.thought(seat))
            longer = words.decides_for(time=thinks) if thinks else ""
            return longer if place is None or self._has_room(seat, place, longer) else thinks
        is_instead = stands == COMPUTER and is_person
        return words.computer_pill(level=numeral(company.level(seat))) if is_instead else ""

    def _has_room(self, seat: int, place: PersonAt, said: str) -> bool:
        """True if the name stands whole beside a pill that says this."""
        if place.plate is None:
            return True
        sign, _ = _LOOKS.get(self._stands(seat), _THINKS)
        room = place.right - pill_width(said, height=_HIGH, icon_name=sign) - place.plate.x - 9
        return fits(self._names[seat], theme.TEXT.strong_large, room)

    @property
    def look(self) -> object:
        """State of the pills that time alone changes."""
        if self._session.company is None:
            return ()
        return [(self._stands(seat), self.says(seat)) for seat in range(len(self._names))]

    def add_hotspots(self, spots: Hotspots) -> None:
        if self._session.company is None:
            return
        for seat, place in self._places().items():
            if self.says(seat) and place.right:
                pill, tip = self._pill(seat, place), tip_words(words.PILL_TIP)
                click = partial(self._open_of, seat)
                about = saying(headed(head=self._names[seat], text=self.says(seat)), role=Role.BUTTON)
                spots.add(Hotspot(f"people.pill.{seat}", pill, click, tip=tip, focusable=False, says=about))

    def _pill(self, seat: int, place: PersonAt) -> Rect:
        """Right of the name where it stands in its line."""
        sign, _ = _LOOKS.get(self._stands(seat), _THINKS)
        wide = pill_width(self.says(seat, place), height=_HIGH, icon_name=sign)
        left = place.right - wide
        if place.plate is not None:
            left = min(left, place.plate.x + 11 + text_width(self._names[seat], theme.TEXT.strong_large))
        return Rect(left, place.middle - _HIGH // 2, wide, _HIGH)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        if self._session.company is None:
            return
        for seat, place in self._places().items():
            stands, said = self._stands(seat), self.says(seat, place)
            if stands == AWAY and place.fades:
                draw_veil(canvas, place.panel, "#140e1c", 75, 10)
            if said and place.right:
                pill = self._pill(seat, place)
                if place.plate is not None:
                    self._draw_name(canvas, seat, place.plate, pill.x - place.plate.x - 9)
                sign, fill = _LOOKS.get(stands, _THINKS)
                draw_pill(canvas, pill, said, fill, icon_name=sign)
            if stands and stands != HERE:
                draw_state_dot(canvas, place.dot, stands, 13)

    def _draw_name(self, canvas: Surface, seat: int, plate: Rect, room: int) -> None:
        draw_plate(canvas, plate, "#1c1119", 8)
        write_line(
            canvas,
            self._names[seat],
            within(plate, left=1, top=0, width=room, height=30),
            theme.TEXT.strong_large,
            theme.BRASS_HI,
        )
