"""Places at a table that is here: who sits there or elsewhere, how far each guest is, and who looks on."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from trickerion.language.clusters import cut
from trickerion.rules.catalog import MAGICIANS
from trickerion.rules.options import NAME_LENGTH, PERSON, GameOptions, Seat
from trickerion.together import messages as m
from trickerion.together.invitation import Invitation, Visitor

HERE: Final = "here"
GUEST: Final = "guest"
COMPUTER: Final = "computer"
EMPTY: Final = "empty"

FREE: Final = "free"
CHOOSING: Final = "choosing"
READY: Final = "ready"
AWAY: Final = "away"

MOST_PLACES: Final = 4
KEPT: Final = 120.0
"""Seconds that a seat is kept before the game for one whose wire is cut."""
TALK_PAUSE: Final = 1.0
"""Seconds from one line of talk to the next."""
MOST_LINES, TALK_MINUTE = 20, 60.0
"""Lines of talk of a seat within so many seconds."""


@dataclass
class Place:
    """A place at the table; its handicap stays when its guest goes.

    ``since``: when somebody came there, or the wire was cut; ``assigned``: its last Assign.
    """

    kind: str = EMPTY
    name: str = ""
    colour: str = ""
    magician: str = ""
    brain: str = ""
    handicap: str = ""
    visitor: Visitor | None = None
    token: str = ""
    is_ready: bool = False
    assigned: int = 0
    since: float = 0.0
    spoke: list[float] = field(default_factory=list)

    @property
    def stands(self) -> str:
        """State of the guest; "" where none is expected."""
        if self.kind != GUEST:
            return ""
        if not self.token:
            return FREE
        return AWAY if self.visitor is None else READY if self.is_ready else CHOOSING

    def vacate(self) -> None:
        """Let the guest go for good."""
        self.visitor, self.token, self.is_ready = None, "", False
        self.name = self.colour = self.magician = ""


@dataclass
class Onlooker:
    """Somebody without a seat."""

    visitor: Visitor
    name: str


class Seating:
    """The places of a table, and those who look on. Tokens of seats are kept in the ``invitation``.

    ``sitters``: who has taken over a seat in the game, by seat, and after how many moves (``sat_down``). ``kept_for``:
    seconds that a seat is kept before the game for one who is away.
    """

    def __init__(self, invitation: Invitation, clock: Callable[[], float] = time.monotonic) -> None:
        self.invitation, self.clock = invitation, clock
        self.places = [Place() for _ in range(MOST_PLACES)]
        self.onlookers: list[Onlooker] = []
        self.sitters: dict[int, str] = {}
        self.sat_down: dict[int, int] = {}
        self.kept_for = KEPT

    @property
    def guests(self) -> list[int]:
        """Numbers of the places for guests."""
        return [number for number, place in enumerate(self.places) if place.kind == GUEST]

    @property
    def forsaken(self) -> list[int]:
        """Numbers of the places for guests at which nobody has a right to sit."""
        return [number for number in self.guests if not self.places[number].token]

    def called(self, number: int) -> str:
        """The name of whoever sits at a place now."""
        return self.sitters.get(number, self.places[number].name)

    def lay_again(self) -> None:
        """Everybody keeps the place after a game, whoever sits there now; nobody is ready for the next one."""
        for number, place in enumerate(self.places):
            place.name, place.is_ready, place.assigned, place.since = self.called(number), False, 0, self.clock()
            if place.kind == GUEST and not place.token:
                place.vacate()
        self.places += [Place() for _ in range(MOST_PLACES - len(self.places))]
        self.sitters.clear()
        self.sat_down.clear()

    @property
    def lookers(self) -> list[str]:
        """Names of those who look on."""
        return [onlooker.name for onlooker in self.onlookers]

    @property
    def visitors(self) -> Iterator[tuple[int, Visitor]]:
        """Everybody who is connected, with the number of the place or LOOKS_ON."""
        for number, place in enumerate(self.places):
            if place.visitor is not None:
                yield number, place.visitor
        for onlooker in self.onlookers:
            yield m.LOOKS_ON, onlooker.visitor

    def seat_of(self, visitor: Visitor) -> int | None:
        """Number of the place of a visitor; None for one who looks on, or a stranger."""
        return next((number for number, place in enumerate(self.places) if place.visitor is visitor), None)

    def unlike_others(self, name: str, own: Place) -> str:
        """A name that nobody else has: with a number behind it where it is taken."""
        taken = {place.name for place in self.places if place is not own and place.kind != EMPTY}
        taken |= set(self.sitters.values())
        name = name or "?"
        names = [name, *(f"{cut(name, NAME_LENGTH - 2)} {number}" for number in range(2, MOST_PLACES + 1))]
        return next(name for name in names if name not in taken)

    def seconds_since(self, number: int) -> int:
        """Seconds for which it has been as it is with the guest of a place."""
        return round(self.clock() - self.places[number].since)

    def send_off(self, place: Place, why: str) -> None:
        """Send the guest of a place away, if one is there; the place is free again."""
        visitor = place.visitor
        self.free(place)
        if visitor is not None:
            visitor.send(m.Closed(why))
            visitor.finish()

    def free(self, place: Place) -> None:
        """Let a place go of its guest for good."""
        self.invitation.tokens.pop(place.token, None)
        place.vacate()
        place.since = self.clock()

    def cut(self, number: int) -> None:
        """Note that the wire of a guest is cut: the place is kept."""
        place = self.places[number]
        place.visitor, place.since, place.is_ready = None, self.clock(), False

    def send_off_looker(self, number: int) -> None:
        """Send somebody away who looks on; nothing where nobody with that number does."""
        for onlooker in self.onlookers[number : number + 1] if number >= 0 else ():
            onlooker.visitor.send(m.Closed("sent_away"))
            onlooker.visitor.finish()
            self.onlookers.remove(onlooker)

    def no_longer_looks_on(self, visitor: Visitor) -> bool:
        """Take somebody from those who look on; False for one who did not."""
        before = len(self.onlookers)
        self.onlookers = [onlooker for onlooker in self.onlookers if onlooker.visitor is not visitor]
        return len(self.onlookers) < before

    def free_the_forsaken(self) -> bool:
        """Free the places whose guests have been away for too long; True if there was one."""
        gone = [place for place in self.places if place.stands == AWAY and self.clock() - place.since > self.kept_for]
        for place in gone:
            self.free(place)
        return bool(gone)

    def tell(self, message: m.Message) -> None:
        """Tell all who are connected."""
        text = m.written(message)
        for _, visitor in self.visitors:
            visitor.send_text(text)


def refuse(visitor: Visitor, why: str, **facts: str) -> None:
    """Tell a visitor why not, and end the wire."""
    visitor.send(m.Refused(why, facts))
    visitor.finish()


STANDS_IN: Final = "assistant"
"""The computer player that plays on for one who has given up the seat."""


def to_options(places: Sequence[Place], draft: Mapping[str, Any]) -> GameOptions:
    """The options of the game that the table stands for. Raises OptionsError when it cannot be played."""
    taken = [place for place in places if place.kind != EMPTY]
    seats = [Seat(one.name, one.brain or PERSON, one.colour, one.magician, one.handicap) for one in taken]
    return GameOptions.from_json({**draft, "seats": [asdict(seat) for seat in seats]})


def new_seed() -> str:
    """A seed that nobody can guess: whoever knows it knows the decks."""
    return secrets.token_hex(8)


def is_free(magician: str, others: Sequence[Place]) -> bool:
    """True when none of the others has a Magician of the same category."""
    if magician not in MAGICIANS:
        return False
    taken = {MAGICIANS[other.magician].category for other in others if other.magician in MAGICIANS}
    return MAGICIANS[magician].category not in taken
