"""What is planned at a table with guests: at the host's as it decides, at a guest's as the host tells it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol, Self

from trickerion.bots.levels import level_of
from trickerion.language.speech import join
from trickerion.rules.options import COLOURS, PERSON, GameOptions, Seat
from trickerion.screens.seats import COMPUTER, EMPTY, GUEST, SEATS, PlannedSeat, usual_seats
from trickerion.screens.setup.plan import SetUpPlan
from trickerion.together import seating
from trickerion.together.messages import Lobby
from trickerion.together.seating import FREE, READY
from trickerion.words.screens import setup
from trickerion.words.screens import together as words

KINDS = {seating.HERE: PERSON, seating.GUEST: GUEST, seating.COMPUTER: COMPUTER, seating.EMPTY: EMPTY}
"""Player at a place of the table -> kind of a planned seat."""


class SeenPlace(Protocol):
    """A place at the table, as a plan sees it."""

    @property
    def kind(self) -> str:
        """Kind of who sits there."""

    @property
    def name(self) -> str:
        """Name of who sits there."""

    @property
    def colour(self) -> str:
        """Colour, "" while none is chosen."""

    @property
    def magician(self) -> str:
        """Magician, "" while none is chosen."""

    @property
    def brain(self) -> str:
        """Computer player, "" for a person."""

    @property
    def stands(self) -> str:
        """State of the guest."""

    @property
    def handicap(self) -> str:
        """Handicap as in ``Seat``."""


def _planned(seats: Iterable[Sequence[str]]) -> list[dict[str, Any]]:
    """Seats of a table as a plan reads them: of each kind, name, colour, Magician, computer player and handicap."""
    told = list(seats)
    rest = [colour for colour in COLOURS if colour not in {seat[2] for seat in told}]
    return [
        {"kind": KINDS.get(kind, EMPTY), "name": name, "colour": colour or rest.pop(0), "magician": magician}
        | {"level": level_of(brain), "handicaps": handicap.split(",")}
        for kind, name, colour, magician, brain, handicap in told
    ]


def guest_seats() -> list[PlannedSeat]:
    """A person here and a guest."""
    first, second, third, fourth = usual_seats()
    second.kind, third.kind = GUEST, EMPTY
    second.name = ""
    return [first, second, third, fourth]


@dataclass
class TogetherPlan(SetUpPlan):
    """A Set-up in which guests may sit; its seed is drawn in secret.

    ``stands`` is how far the guest of a seat is ("" where none is expected); who sits at ``elsewhere`` decides at
    another computer; ``is_guests``: this is how a guest sees it.
    """

    kinds: ClassVar[tuple[str, ...]] = (PERSON, GUEST, COMPUTER, EMPTY)
    kind_words: ClassVar[dict[str, str]] = {**setup.KINDS, PERSON: words.HERE}
    tables: ClassVar[tuple[str, ...]] = ()
    has_seed: ClassVar[bool] = False

    stands: list[str] = field(default_factory=lambda: [""] * SEATS, compare=False)
    elsewhere: frozenset[int] = field(default=frozenset(), compare=False)
    is_guests: bool = field(default=False, compare=False)

    def __post_init__(self) -> None:
        if all(seat.kind != GUEST for seat in self.seats):
            self.seats = guest_seats()

    @property
    def own(self) -> list[int]:
        """The seats for which this screen chooses."""
        return [n for n in self.taken if n not in self.elsewhere and (self.is_guests or self.seats[n].kind != GUEST)]

    @property
    def guests(self) -> list[int]:
        """The seats for guests."""
        return [number for number in self.taken if self.seats[number].kind == GUEST]

    @property
    def seated(self) -> list[int]:
        """The seats at which a guest has sat down."""
        return [number for number in self.guests if self.stands[number] != FREE]

    # ------------------------------------------------------------------ what the others decide

    def see(self, places: Sequence[SeenPlace]) -> None:
        """At the host's: the guests as they sit at the table now."""
        for number, place in enumerate(places):
            self.stands[number] = place.stands
            if place.kind == seating.GUEST:
                seat = self.seats[number]
                seat.kind, seat.name, seat.magician = GUEST, place.name, place.magician
                if place.colour:
                    super().set_colour(number, place.colour)
        self.elsewhere = frozenset(self.seated)
        if self.choosing not in self.own:
            self.begin_choosing()

    @classmethod
    def told(cls, lobby: Lobby, own: int) -> Self:
        """At a guest's: the table as the host tells it."""
        plan = cls.from_json({**lobby.game, "seats": _planned([*seat[:5], seat[6]] for seat in lobby.seats)})
        for number, seat in enumerate(lobby.seats):
            plan.seats[number].name, plan.stands[number] = seat[1], seat[5]
        plan.elsewhere, plan.is_guests = frozenset(number for number in plan.taken if number != own), True
        plan.choosing = max(0, own)
        return plan

    @classmethod
    def laid(cls, places: Sequence[SeenPlace], game: Mapping[str, Any]) -> Self:
        """At the host's: the table as it was played, for another game."""
        told = [[p.kind, p.name, p.colour, p.magician, p.brain, p.handicap] for p in places]
        told += [[seating.EMPTY, "", "", "", "", ""]] * (SEATS - len(told))
        return cls.from_json({**game, "seats": _planned(told)})

    # ------------------------------------------------------------------ what may be changed here

    def set_colour(self, number: int, colour: str) -> bool:
        """As in any Set-up, but nobody takes the colour of somebody elsewhere."""
        holder = next((other for other in self.taken if self.seats[other].colour == colour), number)
        return (holder == number or holder not in self.elsewhere) and super().set_colour(number, colour)

    def take_magician(self, magician: str, number: int) -> bool:
        return number in self.own and super().take_magician(magician, number)

    def let_choose(self, number: int) -> None:
        if number in self.own or not self.own:
            super().let_choose(number)

    def begin_choosing(self) -> None:
        if self.own:
            super().let_choose(self.own[0])
            self._choose_next()

    def set_kind(self, number: int, kind: str) -> None:
        super().set_kind(number, kind)
        if kind == GUEST:
            self.seats[number].name = self.seats[number].magician = ""
            self.stands[number] = FREE
        else:
            self.stands[number] = ""
        if self.choosing not in self.own:
            self.begin_choosing()

    def without_magician(self) -> list[int]:
        return [number for number in super().without_magician() if number in self.own]

    def trouble(self) -> str:
        """Reason why the curtain stays down, or ""."""
        free = [number for number in self.guests if self.stands[number] == FREE]
        late = [self.seats[number].spoken for number in self.seated if self.stands[number] != READY]
        if len(self.taken) >= 2 and not self.guests:
            return words.TOO_FEW_GUESTS
        if free:
            return words.seats_wait(len(free))
        return words.not_ready(len(late), names=join(late)) if late else super().trouble()

    def draft(self) -> dict[str, Any]:
        """Plan of the game, as options without seats."""
        seats = tuple(Seat(colour, PERSON, colour) for colour in COLOURS[: max(2, len(self.taken))])
        points = self.rulings_that_matter()
        game = GameOptions(seats, self.edition, self.setup, self.modules, points, small_game=self.is_short).to_json()
        del game["seats"]
        return game

    def to_json(self) -> dict[str, Any]:
        """The seats of guests are free again the next time."""
        data = super().to_json()
        del data["stands"], data["elsewhere"], data["is_guests"]
        return data
