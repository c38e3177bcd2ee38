"""The Set-up of a table with guests; what it decides stands in the lobby afterwards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from trickerion.app.hosting import Hosting
from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.language.verbatim import verbatim
from trickerion.rules.options import PERSON, Seat
from trickerion.scenes.setup.plan import SetUpPlan
from trickerion.scenes.setup.scene import SetupScene
from trickerion.scenes.setup.seats import COMPUTER, EMPTY, GUEST, PlannedSeat, usual_seats
from trickerion.words.screens import setup
from trickerion.words.screens import together as words


def guest_seats() -> list[PlannedSeat]:
    """A person here and a guest."""
    first, second, third, fourth = usual_seats()
    second.kind, third.kind = GUEST, EMPTY
    second.name = setup.PERSONS[1]
    return [first, second, third, fourth]


@dataclass
class TogetherPlan(SetUpPlan):
    """A Set-up in which guests may sit; its seed is drawn in secret."""

    kinds: ClassVar[tuple[str, ...]] = (PERSON, GUEST, COMPUTER, EMPTY)
    tables: ClassVar[tuple[str, ...]] = ()
    has_seed: ClassVar[bool] = False
    raises: ClassVar[str] = words.OPEN_THE_TABLE

    def __post_init__(self) -> None:
        if all(seat.kind != GUEST for seat in self.seats):
            self.seats = guest_seats()

    @property
    def wording(self) -> setup.Table:
        return setup.TABLES[self.table]._replace(title=words.OPEN_HEAD)

    @property
    def guests(self) -> list[int]:
        """The seats for guests."""
        return [number for number in self.taken if self.seats[number].kind == GUEST]

    def trouble(self) -> str:
        if len(self.taken) >= 2 and not self.guests:
            return words.TOO_FEW_GUESTS
        return super().trouble()

    def as_played(self, number: int) -> Seat:
        """A seat as the game knows it: guests are persons."""
        return self.seats[number].as_played()


@scene("together_setup")
class TogetherSetup(SetupScene):
    """The same screen as for a game at one screen, with one more kind of seat."""

    draft, last = "together_setup", "last_together_setup"
    plan: TogetherPlan
    plan_type = TogetherPlan

    def __init__(self, app: App, called: str = "", colour: str = "", *, again: bool = False) -> None:
        super().__init__(app)
        if again:
            self._restore_last()
        here = next((number for number in self.plan.taken if self.plan.seats[number].kind == PERSON), None)
        if here is not None and called:
            self.plan.seats[here].name = called
        if here is not None and colour:
            self.plan.set_colour(here, colour)

    def _raise_curtain(self) -> None:
        """Open the table and go to its lobby."""
        if self.plan.trouble():
            self.app.sounds.play("error")
            return
        self.app.memory.remember(self.last, self.plan.to_json())
        host = next((seat.name for seat in self.plan.seats if seat.kind == PERSON), self.plan.seats[0].name)
        try:
            hosting = Hosting(host, self.app.calls.wake)
        except OSError as error:
            self.app.notice(words.NO_PORT, words.no_port(why=verbatim(error.strerror or error)))
            return
        self.app.sounds.play("bell")
        open_scene(self.app, "host_lobby", hosting=hosting, plan=self.plan)
