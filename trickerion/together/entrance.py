"""The entrance of a table: who comes from elsewhere gets a seat or looks on, knocks, comes back, or is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from trickerion.rules.options import NAME_LENGTH
from trickerion.storage.record import clean_name
from trickerion.together import messages as m
from trickerion.together.broadcast import Broadcast
from trickerion.together.greeting import new_token
from trickerion.together.invitation import KNOCKS, NEW, Came, Visitor
from trickerion.together.knocks import Knocks
from trickerion.together.seating import Onlooker, Seating, refuse

MOST_LOOKING_ON: Final = 8


class Household(Protocol):
    """The table as its entrance knows it."""

    changes: int
    allows_looking_on: bool
    on_house: Callable[..., object]
    on_tokens: Callable[[], object]
    head: int

    def people_changed(self) -> None:
        """Tell all how the table stands."""


class Entrance:
    """Who comes and goes. ``is_closed``: nobody is let in any more; ``knocks`` are those that wait for an answer."""

    def __init__(self, house: Household, seating: Seating, broadcast: Broadcast) -> None:
        self._house, self._seating, self._broadcast = house, seating, broadcast
        self.knocks = Knocks(seating.clock)
        self.is_closed = False

    def come(self, visitor: Visitor, came: Came) -> None:
        """Take somebody in, or say why not."""
        name = clean_name(came.name, NAME_LENGTH)
        if self.is_closed:
            refuse(visitor, "closed", host=self._seating.invitation.host)
        elif came.seat == KNOCKS:
            self._hear_knock(visitor, name, came.looks_on)
        elif came.seat == NEW:
            self._seat(visitor, name)
        elif came.seat == m.LOOKS_ON:
            self._let_look_on(visitor, name)
        else:
            self._come_back(visitor, came.seat)

    def answer(self, number: int, *, lets_in: bool) -> None:
        """Let in who knocks with that number, or not; nothing where the knock is gone."""
        taken = self.knocks.take(number)
        if taken is None:
            return
        self._house.changes += 1
        visitor, knock = taken.visitor, taken.knock
        if lets_in:
            (self._let_look_on if knock.looks_on else self._seat)(visitor, knock.name)
        else:
            self.knocks.send_off(visitor.address)
            refuse(visitor, "not_now", host=self.decider)

    @property
    def decider(self) -> str:
        """Name of the host, or of the head of a served table."""
        head, seating = self._house.head, self._seating
        return seating.called(head) if 0 <= head < len(seating.places) else seating.invitation.host

    def let_look_on(self, may_look_on: bool) -> None:
        """Let others look on, or no more; who looks on now has to leave."""
        self._house.allows_looking_on = may_look_on
        for _ in () if may_look_on else self._seating.lookers:
            self._seating.send_off_looker(0)
        self._house.on_tokens()
        self._house.people_changed()

    def refuse_old_knocks(self) -> None:
        """Answer who has knocked for too long, or where nobody wants to hear knocks any more."""
        for visitor in self.knocks.take_old():
            self._house.changes += 1
            refuse(visitor, "unanswered" if self.knocks.are_heard else "no_knocking")

    def go(self, visitor: Visitor) -> None:
        """Note that a wire is cut or ended."""
        if self.knocks.leave(visitor):
            self._house.changes += 1
            return
        seat, looked_on = self._seating.seat_of(visitor), self._seating.no_longer_looks_on(visitor)
        if seat is None and not looked_on:
            return  # nobody had seen that stranger come
        if seat is not None:
            self._seating.cut(seat)
            self._house.on_house("cut", self._seating.called(seat))
        self._broadcast.leave(visitor)
        self._house.people_changed()

    def _hear_knock(self, visitor: Visitor, name: str, looks_on: bool) -> None:
        if self._broadcast.game is not None and not looks_on and not self._seating.forsaken:
            refuse(visitor, "begun")
            return
        if self.knocks.are_heard and self.knocks.rests(visitor.address):
            refuse(visitor, "not_now", host=self.decider)
            return
        turned = self.knocks.come(visitor, name or "?", looks_on=looks_on)
        if turned is not None:
            refuse(visitor, turned.why, **turned.facts)
            return
        visitor.let_in()  # few may wait, so they take nobody's place at the door
        self._house.changes += 1
        self._house.on_house("knocks", name)

    def _seat(self, visitor: Visitor, name: str) -> None:
        seating, game = self._seating, self._broadcast.game
        free = seating.forsaken
        if not free:
            refuse(visitor, "begun" if game is not None else "full")
            return
        number, place = free[0], seating.places[free[0]]
        first, name = place.name, seating.unlike_others(name, place)
        place.token = new_token()
        seating.invitation.tokens[place.token] = number
        if game is None:
            place.name = name
            self._sit_down(visitor, number)
            self._house.on_house("came", name)
            return
        seating.sitters[number], seating.sat_down[number] = name, game.made
        game.stand_ins.wait_for(number)
        self._house.on_tokens()
        self._sit_down(visitor, number)
        self._house.on_house("sits_down", name, first)

    def _let_look_on(self, visitor: Visitor, name: str) -> None:
        if not self._house.allows_looking_on or len(self._seating.onlookers) >= MOST_LOOKING_ON:
            refuse(visitor, "no_looking_on")
            return
        self._seating.onlookers.append(Onlooker(visitor, name))
        self._welcome(visitor, m.LOOKS_ON, "")

    def _come_back(self, visitor: Visitor, seat: int) -> None:
        place, game = self._seating.places[seat], self._broadcast.game
        before = place.visitor
        if before is not None:  # the same seat at another computer, or a wire whose end was not noticed
            self._seating.cut(seat)
            self._broadcast.leave(before)
            before.send(m.Closed("elsewhere"))
            before.finish()
        self._sit_down(visitor, seat)
        if game is not None:
            game.stand_ins.wait_for(seat)
        self._house.on_house("back", self._seating.called(seat))

    def _sit_down(self, visitor: Visitor, number: int) -> None:
        place = self._seating.places[number]
        place.visitor, place.since = visitor, self._seating.clock()
        self._welcome(visitor, number, place.token)

    def _welcome(self, visitor: Visitor, seat: int, token: str) -> None:
        visitor.let_in()
        visitor.send(
            m.Welcome(seat, token, self._seating.invitation.host, visitor.proof, self._seating.invitation.generation)
        )
        self._broadcast.lead_in(visitor, seat)
        self._house.people_changed()
