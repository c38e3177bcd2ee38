"""A table that is here with people who sit elsewhere: before the game they choose, in it they decide, away they are
waited for.

Everything here is done in the thread of the game, whenever it calls ``update``.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from trickerion.rules.game import Game
from trickerion.rules.options import PERSON
from trickerion.together import messages as m
from trickerion.together.broadcast import Broadcast, Hosted
from trickerion.together.entrance import Entrance
from trickerion.together.guest_words import GuestWords
from trickerion.together.invitation import Came, Gone, Heard, Invitation, Visitor
from trickerion.together.seating import AWAY, COMPUTER, EMPTY, GUEST, HERE, READY, STANDS_IN, Place, Seating
from trickerion.together.thinking import ThinkingClock


class Table:
    """A table with guests.

    Parts: ``seating`` (places and those who look on), ``entrance`` (who comes and goes), ``broadcast`` (what is told of
    the game). ``changes`` counts what there is to be seen of its people; ``on_talk`` gets each line that is said, with
    its seat or LOOKS_ON; ``on_house`` what happens with people: an id, the name, and perhaps another one; ``on_again``
    gets who would like another game, ``on_rule`` what the head decides. ``head``: its seat at a served table, else -1.
    """

    def __init__(self, invitation: Invitation, *, clock: Callable[[], float] = time.monotonic) -> None:
        self.changes = 0
        self.allows_looking_on = True
        self.on_talk: Callable[[int, str, str], object] = lambda seat, name, text: None
        self.on_house: Callable[..., object] = lambda what, name, other="": None
        self.on_tokens: Callable[[], object] = lambda: None
        self.on_again: Callable[[int], object] = lambda seat: None
        self.on_rule: Callable[[int, m.Arrange | m.Rule], object] = lambda seat, said: None
        self.thinking = ThinkingClock(clock)
        self.head = -1
        self.invitation = invitation
        self.seating = Seating(invitation, clock)
        self.broadcast = Broadcast(self.seating)
        self.entrance = Entrance(self, self.seating, self.broadcast)
        self._words = GuestWords(self, self.seating, self.broadcast)
        self._draft: dict[str, Any] = {}

    # ------------------------------------------------------------------ what the host does

    def update(self) -> None:
        """Hear the guests, and tell them what there is to tell. Never waits."""
        for visitor, heard in self.invitation.take():
            self._hear(visitor, heard)
        self.entrance.refuse_old_knocks()
        if self.game is None:
            if self.seating.free_the_forsaken():
                self.people_changed()
        else:
            is_slow = self.thinking.look(self.game.assigning.asked, self.game.made)
            self.broadcast.go_on()
            if is_slow:  # whoever looks at something else does not hear of the table, but hears this
                self.people_changed()

    def send_off_looker(self, number: int) -> None:
        """Somebody who looks on has to leave."""
        self.seating.send_off_looker(number)
        self.people_changed()

    def _hear(self, visitor: Visitor, heard: Heard) -> None:
        if isinstance(heard, Came):
            self.entrance.come(visitor, heard)
        elif isinstance(heard, Gone):
            self.entrance.go(visitor)
        elif (seat := self.seating.seat_of(visitor)) is not None:
            self._words.hear(seat, heard)

    @property
    def places(self) -> list[Place]:
        """Places of the table, and in the game its seats."""
        return self.seating.places

    def lay(self, draft: Mapping[str, Any]) -> None:
        """Lay out a game, as options without seats. Nobody is ready for one that is not seen."""
        if dict(draft) != self._draft:
            self._draft = dict(draft)
            for place in self.places:
                place.is_ready = False
            self.tell_lobby()

    def seat(
        self,
        number: int,
        kind: str,
        name: str = "",
        colour: str = "",
        magician: str = "",
        brain: str = "",
        handicap: str = "",
    ) -> None:
        """Set who is to sit at a place; a guest who is there stays while it is one for guests.

        Nobody is ready for a handicap that is not seen.
        """
        place = self.places[number]
        if handicap != place.handicap:
            place.handicap = handicap
            for each in self.places:
                each.is_ready = False
            self.tell_lobby()
        if kind == GUEST == place.kind:
            return
        if place.visitor is not None:
            self.seating.send_off(place, "sent_away")
        told = (kind, name, colour, magician, brain)
        if told != (place.kind, place.name, place.colour, place.magician, place.brain):
            if place.kind == GUEST:
                self.invitation.tokens.pop(place.token, None)
            self.places[number] = Place(*told, handicap, since=self.seating.clock())
            self.tell_lobby()

    def send_away(self, number: int) -> None:
        """A guest has to leave; the place is free again."""
        self.seating.send_off(self.places[number], "sent_away")
        self.people_changed()

    def free_seat(self, seat: int) -> None:
        """Take the seat of a running game from its guest; a computer player decides until somebody takes it."""
        place = self.places[seat]
        if self.game is None or place.kind != GUEST:
            return
        visitor, name = place.visitor, self.seating.called(seat)
        if visitor is not None:
            self.broadcast.leave(visitor)
            visitor.send(m.Closed("freed"))
            visitor.finish()
        self.invitation.tokens.pop(place.token, None)
        place.visitor, place.token, place.since = None, "", self.seating.clock()
        self.game.stand_ins.let_decide(seat, STANDS_IN, once=False)
        self.on_tokens()
        self.on_house("freed", name)
        self.people_changed()

    def hear_knocks(self, are_heard: bool, *, is_usual: bool = False) -> None:
        """Let people knock at this table, or no more. The usual is no decision, and changes none."""
        knocks = self.entrance.knocks
        if is_usual and knocks.is_decided:
            return
        knocks.are_heard = self.invitation.knocks = are_heard
        knocks.is_decided = not is_usual
        self.changes += 1

    def say(self, seat: int, name: str, text: str) -> None:
        """Somebody at the host's screen says a line."""
        self.seating.tell(m.Said(seat, name, text))
        self.on_talk(seat, name, text)

    @property
    def is_ready(self) -> bool:
        """True when no guest is waited for."""
        return all(place.stands in ("", READY) for place in self.places)

    @property
    def draft(self) -> dict[str, Any]:
        """The game that is laid out, as options without seats."""
        return self._draft

    @property
    def game(self) -> Hosted | None:
        """The game that is played; None before it has begun."""
        return self.broadcast.game

    def begin(self, game: Hosted) -> None:
        """The game has begun: its seats are the places that are not empty, in their order."""
        self.seating.places = [place for place in self.places if place.kind != EMPTY]
        self.take_up(game)

    def again(self) -> None:
        """Lay the table once more after a game: everybody keeps the seat, its token and the code; nobody is ready."""
        self.broadcast.end()
        self.seating.lay_again()
        self.seating.tell(m.Again())
        self.people_changed()

    def take_up(self, game: Hosted) -> None:
        """The game is there, new or taken up again; guests have the seats of their places."""
        self.broadcast.begin(game)
        self.invitation.tokens.clear()
        for seat, (place, told) in enumerate(zip(self.places, game.options.seats, strict=True)):
            place.name = told.name
            if place.token:
                self.invitation.tokens[place.token] = seat
        self.on_tokens()
        for seat, visitor in self.seating.visitors:
            self.broadcast.lead_in(visitor, seat)
        self.people_changed()

    def resume(self, game: Hosted, elsewhere: Collection[int], tokens: Mapping[str, int]) -> None:
        """A game goes on whose guests come back with their tokens."""
        self.seating.places, now = [], self.seating.clock()
        for seat, told in enumerate(game.options.seats):
            kind = GUEST if seat in elsewhere else HERE if told.player == PERSON else COMPUTER
            token = next((token for token, owner in tokens.items() if owner == seat), "")
            brain = told.player if kind == COMPUTER else ""
            sits = Place(kind, told.name, told.colour, told.magician, brain, told.handicap, token=token, since=now)
            self.places.append(sits)
            if kind == GUEST and not token:  # given up
                game.stand_ins.let_decide(seat, STANDS_IN, once=False)
        self.take_up(game)

    def decide(self, seat: int, brain: str, *, once: bool) -> None:
        """A computer player decides for one who is away."""
        if self.game is not None:
            self.game.stand_ins.let_decide(seat, brain, once=once)
            self.on_house("once" if once else "sits_in", self.seating.called(seat))
            self.people_changed()

    def wait(self, seat: int) -> None:
        """Whoever is away is waited for."""
        if self.game is not None:
            self.game.stand_ins.wait_for(seat)
            self.people_changed()

    def close(self, why: str = "closed") -> None:
        """Everybody is told that the table is closed; seats are kept."""
        if self.entrance.is_closed:
            return
        self.entrance.is_closed = True
        everybody = [visitor for _, visitor in self.seating.visitors]
        for visitor in [*everybody, *self.entrance.knocks.visitors]:
            visitor.send(m.Closed(why))
            visitor.finish()

    # ------------------------------------------------------------------ the audience of the game

    def made(self, after: Sequence[Game]) -> None:
        """Moves were made; the game after each of them."""
        self.broadcast.made(after)

    def taken_back(self, number: int, seat: int) -> None:
        """The game is again as it was after so many moves."""
        self.broadcast.taken_back(number, seat)

    def assigned(self) -> None:
        """Somebody has finished the Assignment, or chooses again."""
        self.broadcast.assigned()

    # ------------------------------------------------------------------ what is told

    def people_changed(self) -> None:
        """Tell all how the table stands, before the game or in it."""
        self.changes += 1
        if self.game is None:
            self.tell_lobby()
            return
        self.seating.tell(self._people())

    def _people(self) -> m.People:
        stands = []
        for seat, place in enumerate(self.places):
            away = AWAY if place.visitor is None else GUEST
            stands.append(COMPUTER if self.level(seat) else away if place.kind == GUEST else place.kind)
        seats = range(len(self.places))
        levels, seconds = [*map(self.level, seats)], [*map(self.seating.seconds_since, seats)]
        names = [self.seating.sitters.get(seat, "") for seat in seats]
        asked = [*map(self.thinking.seconds, seats)]
        return m.People(stands, levels, seconds, names, self.seating.lookers, asked, self.head)

    def people(self) -> list[str]:
        """By seat of the game: here, guest, away or computer."""
        return self._people().stands

    def level(self, seat: int) -> str:
        """The computer player that decides for a seat; "" for none."""
        if self.game is None or self.places[seat].kind == HERE:
            return ""
        return (
            self.game.stand_ins.sits_in(seat)
            if self.places[seat].kind == GUEST
            else self.game.options.seats[seat].player
        )

    def tell_lobby(self) -> None:
        """Tell everybody how the table stands before the game."""
        self.changes += 1
        if self.game is None:
            seats = [[p.kind, p.name, p.colour, p.magician, p.brain, p.stands, p.handicap] for p in self.places]
            self.seating.tell(m.Lobby(seats, self._draft, self.seating.lookers, self.head))
