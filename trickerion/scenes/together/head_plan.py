"""The plan of the head of a served table: the own seat, guests and computers; nobody else sits at this screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, Self

from trickerion.rules.options import PERSON
from trickerion.scenes.together.plan import TogetherPlan
from trickerion.screens.seats import COMPUTER, EMPTY, GUEST
from trickerion.together import messages as m
from trickerion.together import seating


class ToldPlace(NamedTuple):
    """A place as the server tells it."""

    kind: str
    name: str
    colour: str
    magician: str
    brain: str
    stands: str
    handicap: str


@dataclass
class HeadPlan(TogetherPlan):
    """The own seat is the one for which a person at this screen chooses; it stays."""

    kinds: ClassVar[tuple[str, ...]] = (GUEST, COMPUTER, EMPTY)

    @classmethod
    def of_head(cls, lobby: m.Lobby, own: int) -> Self:
        """The table as the server tells it, for its head."""
        told = [ToldPlace(*seat) for seat in lobby.seats]
        here = [place for place in told if place.kind == seating.HERE]  # no served table has that
        plan = cls.laid([place._replace(kind=seating.EMPTY) if place in here else place for place in told], lobby.game)
        plan.seats[own].kind = PERSON
        plan.see_told(lobby, own)
        return plan

    def see_told(self, lobby: m.Lobby, own: int) -> None:
        """The guests as they sit at the table now."""
        told = [ToldPlace(*seat) for seat in lobby.seats]
        told[own] = told[own]._replace(kind=seating.HERE, stands="")
        for number, place in enumerate(told):
            is_stranger = place.kind == seating.HERE and number != own  # nobody else sits at this screen
            if is_stranger or (place.kind == seating.GUEST and self.seats[number].kind != GUEST):
                told[number] = place._replace(kind=seating.EMPTY, stands="")  # it has just been arranged otherwise
        self.see(told)

    def set_kind(self, number: int, kind: str) -> None:
        if self.seats[number].kind != PERSON:
            super().set_kind(number, kind)

    @property
    def arrangement(self) -> m.Arrange:
        """The table as it is planned here."""
        return m.Arrange([*map(self._told, range(len(self.seats)))], self.draft())

    def _told(self, number: int) -> list[str]:
        seat = self.seats[number]
        handicap = ",".join(seat.handicaps)
        if seat.kind in (PERSON, GUEST):
            return [seating.GUEST, "", "", "", "", handicap]
        if seat.kind == COMPUTER:
            return [seating.COMPUTER, seat.name.strip(), seat.colour, seat.magician, seat.level, handicap]
        return [seating.EMPTY, "", "", "", "", ""]


def first_arrangement(plan: TogetherPlan) -> m.Lay:
    """A table to be laid at a machine: the first seat is that of its head, whoever else sits here is a guest there."""
    seats: Sequence[list[str]] = HeadPlan.from_json(plan.to_json()).arrangement.seats
    own = next((number for number, seat in enumerate(plan.seats) if seat.kind == PERSON), 0)
    order = [own, *(number for number in range(len(seats)) if number != own)]
    return m.Lay([seats[number] for number in order], plan.draft())
