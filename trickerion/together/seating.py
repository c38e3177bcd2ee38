"""Who sits elsewhere at a table that is here: before the game they choose, in it they decide, away they are waited for.

Everything here is done in the thread of the game, whenever it calls ``update``.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Protocol

from trickerion.rules.catalog import MAGICIANS
from trickerion.rules.game import Game, IllegalMove
from trickerion.rules.moves import Move
from trickerion.rules.options import COLOURS, NAME_LENGTH, PERSON, GameOptions, Seat
from trickerion.rules.view import View
from trickerion.storage.record import clean_name
from trickerion.together import messages as m
from trickerion.together.door import KNOCKS, NEW, Came, Gone, Heard, Invitation, Visitor
from trickerion.together.greeting import new_token
from trickerion.together.knocks import Knocks
from trickerion.together.telling import Steps, Told

HERE: Final = "here"
GUEST: Final = "guest"
COMPUTER: Final = "computer"
EMPTY: Final = "empty"

FREE: Final = "free"
CHOOSING: Final = "choosing"
READY: Final = "ready"
AWAY: Final = "away"

MOST_PLACES: Final = 4
MOST_LOOKING_ON: Final = 8
KEPT: Final = 120.0
"""Seconds that a seat is kept before the game for one whose wire is cut."""
TALK_PAUSE: Final = 1.0
"""Seconds from one line of talk to the next."""


class HeldAssignments(Protocol):
    """Assignments that are not in force yet."""

    @property
    def laid_early(self) -> Mapping[int, int]: ...
    def held_for(self, seat: int) -> Sequence[Move]: ...


class SeatedComputers(Protocol):
    """Computer players that decide for people who are away."""

    def wait_for(self, seat: int) -> None: ...
    def let_decide(self, seat: int, brain: str, *, once: bool) -> None: ...
    def sits_in(self, seat: int) -> str: ...


class Hosted(Protocol):
    """The game at the table, as its ``Session`` has it."""

    @property
    def options(self) -> GameOptions: ...
    @property
    def made(self) -> int: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def full_record(self) -> str: ...
    def told(self, number: int) -> Told: ...
    def seen_by(self, seat: int, number: int) -> View: ...
    def do_for(self, seat: int, moves: Sequence[Mapping[str, Any]]) -> object: ...
    def undo_for(self, seat: int) -> bool: ...
    def assign_for(self, seat: int, turn: int, moves: Sequence[Mapping[str, Any]]) -> None: ...
    @property
    def assigning(self) -> HeldAssignments: ...
    @property
    def stand_ins(self) -> SeatedComputers: ...
    @property
    def game(self) -> Game: ...


@dataclass
class Place:
    """A place at the table. ``since``: when somebody came there, or the wire was cut; ``assigned``: its last Assign."""

    kind: str = EMPTY
    name: str = ""
    colour: str = ""
    magician: str = ""
    brain: str = ""
    visitor: Visitor | None = None
    token: str = ""
    is_ready: bool = False
    assigned: int = 0
    since: float = 0.0
    spoke: float = field(default=-TALK_PAUSE)

    @property
    def stands(self) -> str:
        """How far its guest is; "" where none is expected."""
        if self.kind != GUEST:
            return ""
        if not self.token:
            return FREE
        return AWAY if self.visitor is None else READY if self.is_ready else CHOOSING

    def vacate(self) -> None:
        """Its guest is gone for good."""
        self.visitor, self.token, self.is_ready = None, "", False
        self.name = self.colour = self.magician = ""


@dataclass
class Onlooker:
    """Somebody without a seat."""

    visitor: Visitor
    name: str


class Table:
    """A table with guests.

    ``changes`` counts what there is to be seen of its people; ``on_talk`` gets each line that is said, with its seat or
    LOOKS_ON; ``on_house`` what happens with people: an id and the name.
    """

    def __init__(self, invitation: Invitation, *, clock: Callable[[], float] = time.monotonic) -> None:
        self.invitation = invitation
        self.places = [Place() for _ in range(MOST_PLACES)]
        self.onlookers: list[Onlooker] = []
        self.knocks = Knocks(clock)
        self.changes = 0
        self.allows_looking_on = True
        self.on_talk: Callable[[int, str, str], object] = lambda seat, name, text: None
        self.on_house: Callable[[str, str], object] = lambda what, name: None
        self.on_tokens: Callable[[], object] = lambda: None
        self._clock = clock
        self._game: Hosted | None = None
        self._steps: Steps | None = None
        self._draft: dict[str, Any] = {}
        self._is_closed = False

    # ------------------------------------------------------------------ what the host does

    def update(self) -> None:
        """Hear the guests, and tell them what there is to tell. Never waits."""
        for visitor, heard in self.invitation.take():
            self._hear(visitor, heard)
        for knock in self.knocks.take_old():
            self.changes += 1
            self._refuse(knock.visitor, "unanswered" if self.knocks.are_heard else "no_knocking")
        if self._game is None:
            self._free_the_forsaken()
        elif self._steps is not None:
            self._steps.go_on()

    def lay(self, draft: Mapping[str, Any]) -> None:
        """What is played, as options without seats. Nobody is ready for a game that is not seen."""
        if dict(draft) != self._draft:
            self._draft = dict(draft)
            for place in self.places:
                place.is_ready = False
            self.tell_lobby()

    def seat(
        self, number: int, kind: str, name: str = "", colour: str = "", magician: str = "", brain: str = ""
    ) -> None:
        """Who is to sit at a place; a guest who is there stays while it is one for guests."""
        place = self.places[number]
        if kind == GUEST == place.kind:
            return
        if place.visitor is not None:
            self._send_off(place, "sent_away")
        told = (kind, name, colour, magician, brain)
        if told != (place.kind, place.name, place.colour, place.magician, place.brain):
            if place.kind == GUEST:
                self.invitation.tokens.pop(place.token, None)
            self.places[number] = Place(*told, since=self._clock())
            self.tell_lobby()

    def send_away(self, number: int) -> None:
        """A guest has to leave; the place is free again."""
        self._send_off(self.places[number], "sent_away")
        self._people_changed()

    def answer(self, number: int, *, lets_in: bool) -> None:
        """Let in who knocks with that number, or not; nothing where the knock is gone."""
        knock = self.knocks.take(number)
        if knock is None:
            return
        self.changes += 1
        if lets_in:
            (self._look_on if knock.looks_on else self._seat_guest)(knock.visitor, knock.name)
        else:
            self._refuse(knock.visitor, "not_now", host=self.invitation.host)

    def hear_knocks(self, are_heard: bool) -> None:
        """Let people knock at this table, or no more; who knocks now is told to."""
        self.knocks.are_heard = self.invitation.knocks = are_heard
        self.changes += 1

    def say(self, seat: int, name: str, text: str) -> None:
        """Somebody at the host's screen says a line."""
        self._tell_all(m.Said(seat, name, text))
        self.on_talk(seat, name, text)

    @property
    def is_ready(self) -> bool:
        """Whether no guest is waited for."""
        return all(place.stands in ("", READY) for place in self.places)

    @property
    def draft(self) -> dict[str, Any]:
        """What is played, as options without seats."""
        return self._draft

    @property
    def guests(self) -> list[int]:
        """The places for guests."""
        return [number for number, place in enumerate(self.places) if place.kind == GUEST]

    @property
    def game(self) -> Hosted | None:
        """What is played; None before it has begun."""
        return self._game

    def begin(self, game: Hosted) -> None:
        """The game has begun: its seats are the places that are not empty, in their order."""
        self.places = [place for place in self.places if place.kind != EMPTY]
        self.take_up(game)

    def take_up(self, game: Hosted) -> None:
        """The game is there, new or taken up again; guests have the seats of their places."""
        self._game, self._steps = game, Steps(game)
        self.invitation.tokens.clear()
        for seat, (place, told) in enumerate(zip(self.places, game.options.seats, strict=True)):
            place.name = told.name
            if place.token:
                self.invitation.tokens[place.token] = seat
        self.on_tokens()
        for seat, place in enumerate(self.places):
            if place.visitor is not None:
                self._lead_in(place.visitor, seat)
        for onlooker in self.onlookers:
            self._lead_in(onlooker.visitor, m.LOOKS_ON)
        self._people_changed()

    def resume(self, game: Hosted, elsewhere: Collection[int], tokens: Mapping[str, int]) -> None:
        """A game goes on whose guests come back with their tokens."""
        self.places = []
        for seat, told in enumerate(game.options.seats):
            kind = GUEST if seat in elsewhere else HERE if told.player == PERSON else COMPUTER
            token = next((token for token, owner in tokens.items() if owner == seat), "")
            self.places.append(Place(kind, told.name, told.colour, told.magician, token=token, since=self._clock()))
            if kind == GUEST and not token:  # given up
                game.stand_ins.let_decide(seat, STANDS_IN, once=False)
        self.take_up(game)

    def decide(self, seat: int, brain: str, *, once: bool) -> None:
        """A computer player decides for one who is away."""
        if self._game is not None:
            self._game.stand_ins.let_decide(seat, brain, once=once)
            self.on_house("once" if once else "sits_in", self.places[seat].name)
            self._people_changed()

    def wait(self, seat: int) -> None:
        """Whoever is away is waited for."""
        if self._game is not None:
            self._game.stand_ins.wait_for(seat)
            self._people_changed()

    def close(self, why: str = "closed") -> None:
        """Everybody is told that the table is closed; seats are kept."""
        if self._is_closed:
            return
        self._is_closed = True
        everybody = [place.visitor for place in self.places] + [onlooker.visitor for onlooker in self.onlookers]
        for visitor in [*everybody, *(knock.visitor for knock in self.knocks)]:
            if visitor is not None:
                visitor.send(m.Closed(why))
                visitor.finish()

    def seconds_since(self, seat: int) -> int:
        """How long it is as it is with the guest of a seat."""
        return round(self._clock() - self.places[seat].since)

    # ------------------------------------------------------------------ the audience of the game

    def made(self, after: Sequence[Game]) -> None:
        """Moves were made; the game after each of them."""
        if self._steps is not None and self._game is not None:
            self._steps.made(after)
            if self._game.is_over:
                self._steps.end(self._game.full_record)

    def taken_back(self, number: int, seat: int) -> None:
        """The game is again as it was after so many moves."""
        if self._steps is not None:
            self._steps.taken_back(number, seat)

    def assigned(self) -> None:
        """Somebody has finished the Assignment, or chooses again."""
        for seat, place in enumerate(self.places):
            if place.visitor is not None:
                self._tell_assigned(place.visitor, seat)
        for onlooker in self.onlookers:
            self._tell_assigned(onlooker.visitor, m.LOOKS_ON)

    def _tell_assigned(self, visitor: Visitor, seat: int, *, as_it_is: bool = False) -> None:
        if self._game is not None:
            number = -1 if as_it_is or seat < 0 else self.places[seat].assigned
            laid = [self._game.assigning.laid_early.get(other, -1) for other in range(len(self.places))]
            own = [move.to_json() for move in self._game.assigning.held_for(seat)]
            visitor.send(m.Assigned(number, self._game.game.state.turn, laid, own))

    # ------------------------------------------------------------------ what is heard

    def _hear(self, visitor: Visitor, heard: Heard) -> None:
        if isinstance(heard, Came):
            self._came(visitor, heard)
        elif isinstance(heard, Gone):
            self._gone(visitor)
        elif (seat := self._seat_of(visitor)) is not None:
            self._guest_says(seat, heard)

    def _came(self, visitor: Visitor, came: Came) -> None:
        name = clean_name(came.name)[:NAME_LENGTH]
        if self._is_closed:
            self._refuse(visitor, "closed", host=self.invitation.host)
        elif came.seat == KNOCKS:
            self._knocks(visitor, name, came.looks_on)
        elif came.seat == NEW:
            self._seat_guest(visitor, name)
        elif came.seat == m.LOOKS_ON:
            self._look_on(visitor, name)
        else:
            self._come_back(visitor, came.seat)

    def _knocks(self, visitor: Visitor, name: str, looks_on: bool) -> None:
        if self._game is not None and not looks_on:
            self._refuse(visitor, "begun")
            return
        turned = self.knocks.come(visitor, name or "?", looks_on=looks_on)
        if turned is not None:
            self._refuse(visitor, turned.why, **turned.facts)
            return
        visitor.let_in()  # few may wait, so they take nobody's place at the door
        self.changes += 1
        self.on_house("knocks", name)

    def _seat_guest(self, visitor: Visitor, name: str) -> None:
        free = [number for number in self.guests if not self.places[number].token]
        if not free or self._game is not None:
            self._refuse(visitor, "begun" if self._game is not None else "full")
            return
        place = self.places[free[0]]
        place.token, place.name = new_token(), self._unlike_others(name, place)
        self.invitation.tokens[place.token] = free[0]
        self._sit_down(visitor, free[0])
        self.on_house("came", place.name)

    def _unlike_others(self, name: str, own: Place) -> str:
        """A name that nobody else has: with a number behind it where it is taken."""
        taken = {place.name for place in self.places if place is not own and place.kind != EMPTY}
        name = name or "?"
        names = [name, *(f"{name[: NAME_LENGTH - 2]} {number}" for number in range(2, MOST_PLACES + 1))]
        return next(name for name in names if name not in taken)

    def _look_on(self, visitor: Visitor, name: str) -> None:
        if not self.allows_looking_on or len(self.onlookers) >= MOST_LOOKING_ON:
            self._refuse(visitor, "no_looking_on")
            return
        self.onlookers.append(Onlooker(visitor, name))
        visitor.let_in()
        visitor.send(m.Welcome(m.LOOKS_ON, "", self.invitation.host))
        if self._game is not None:
            self._lead_in(visitor, m.LOOKS_ON)
        self._people_changed()

    def _come_back(self, visitor: Visitor, seat: int) -> None:
        place = self.places[seat]
        before = place.visitor
        if before is not None:  # the same seat at another computer, or a wire whose end was not noticed
            self._leave(before, seat)
            before.send(m.Closed("elsewhere"))
            before.finish()
        self._sit_down(visitor, seat)
        if self._game is not None:
            self._game.stand_ins.wait_for(seat)
        self.on_house("back", place.name)

    def _sit_down(self, visitor: Visitor, number: int) -> None:
        place = self.places[number]
        place.visitor, place.since = visitor, self._clock()
        visitor.let_in()
        visitor.send(m.Welcome(number, place.token, self.invitation.host))
        if self._game is not None:
            self._lead_in(visitor, number)
        self._people_changed()

    def _lead_in(self, visitor: Visitor, seat: int) -> None:
        assert self._game is not None
        assert self._steps is not None
        visitor.send(m.Begun(self._game.options.to_json(), self._game.made, seat))
        self._steps.tell(visitor, seat)
        if seat >= 0:
            self.places[seat].assigned = 0
        self._tell_assigned(visitor, seat, as_it_is=True)
        if self._game.is_over:
            self._steps.end(self._game.full_record)

    def _gone(self, visitor: Visitor) -> None:
        if self.knocks.leave(visitor):
            self.changes += 1
            return
        seat, looked_on = self._seat_of(visitor), len(self.onlookers)
        self.onlookers = [onlooker for onlooker in self.onlookers if onlooker.visitor is not visitor]
        if seat is None and looked_on == len(self.onlookers):
            return  # nobody had seen that stranger come
        if seat is not None:
            self._leave(visitor, seat)
            self.on_house("cut", self.places[seat].name)
        if self._steps is not None:
            self._steps.leave(visitor)
        self._people_changed()

    def _leave(self, visitor: Visitor, seat: int) -> None:
        self.places[seat].visitor, self.places[seat].since = None, self._clock()
        self.places[seat].is_ready = False
        if self._steps is not None:
            self._steps.leave(visitor)

    def _free_the_forsaken(self) -> None:
        for place in self.places:
            if place.stands == AWAY and self._clock() - place.since > KEPT:
                self.invitation.tokens.pop(place.token, None)
                place.vacate()
                place.since = self._clock()
                self._people_changed()

    # ------------------------------------------------------------------ what a guest says

    def _guest_says(self, seat: int, said: Heard) -> None:
        place = self.places[seat]
        if isinstance(said, m.Talk):
            self._talks(seat, said.text)
        elif isinstance(said, m.GiveUp):
            self._gives_up(seat)
        elif self._game is None:
            self._chooses(place, said)
        else:
            self._plays(self._game, seat, said)

    def _talks(self, seat: int, text: str) -> None:
        place, now = self.places[seat], self._clock()
        line = "".join(letter for letter in text if letter.isprintable()).strip()
        if line and now - place.spoke >= TALK_PAUSE:
            place.spoke = now
            self.say(seat, place.name, line)

    def _gives_up(self, seat: int) -> None:
        place = self.places[seat]
        self.on_house("gave_up", place.name)
        visitor = place.visitor
        self.invitation.tokens.pop(place.token, None)
        if self._game is None:
            place.vacate()
        else:
            place.visitor, place.token = None, ""
            self._game.stand_ins.let_decide(seat, STANDS_IN, once=False)
        if visitor is not None:
            if self._steps is not None:
                self._steps.leave(visitor)
            visitor.finish()
        self.on_tokens()
        self._people_changed()

    def _chooses(self, place: Place, said: Heard) -> None:
        if isinstance(said, m.SetReady):
            place.is_ready = said.is_ready
            self._people_changed()
        elif isinstance(said, m.Choose):
            others = [other for other in self.places if other is not place and other.kind != EMPTY]
            place.name = self._unlike_others(clean_name(said.name)[:NAME_LENGTH], place)
            if said.colour in COLOURS and said.colour not in {other.colour for other in others}:
                place.colour = said.colour
            if not said.magician or _is_free(said.magician, others):
                place.magician = said.magician
            self._people_changed()

    def _plays(self, game: Hosted, seat: int, said: Heard) -> None:
        if isinstance(said, m.Assign):
            self._assigns(game, seat, said)
            return
        if not isinstance(said, m.Do | m.Undo):
            return
        why = "late"
        if said.at == game.made:
            try:
                if isinstance(said, m.Do):
                    game.do_for(seat, said.moves)
                    return
                if game.undo_for(seat):
                    return
            except IllegalMove:
                pass
            why = "not_possible"
        self._tell_not_done(seat, game.made, why)

    def _assigns(self, game: Hosted, seat: int, said: m.Assign) -> None:
        self.places[seat].assigned = said.number
        try:
            game.assign_for(seat, said.turn, said.moves)
        except IllegalMove:
            self._tell_not_done(seat, -1, "not_possible" if said.moves else "turned")

    def _tell_not_done(self, seat: int, made: int, why: str) -> None:
        visitor = self.places[seat].visitor
        if visitor is not None:
            visitor.send(m.NotDone(made, why))
            self._tell_assigned(visitor, seat)

    # ------------------------------------------------------------------ what is told

    def _refuse(self, visitor: Visitor, why: str, **facts: str) -> None:
        visitor.send(m.Refused(why, facts))
        visitor.finish()

    def _send_off(self, place: Place, why: str) -> None:
        self.invitation.tokens.pop(place.token, None)
        if place.visitor is not None:
            place.visitor.send(m.Closed(why))
            place.visitor.finish()
        place.vacate()
        place.since = self._clock()

    def _seat_of(self, visitor: Visitor) -> int | None:
        return next((number for number, place in enumerate(self.places) if place.visitor is visitor), None)

    def _people_changed(self) -> None:
        self.changes += 1
        if self._game is None:
            self.tell_lobby()
            return
        self._tell_all(self._people())

    def _people(self) -> m.People:
        stands = []
        for seat, place in enumerate(self.places):
            away = AWAY if place.visitor is None else GUEST
            stands.append(COMPUTER if self.level(seat) else away if place.kind == GUEST else place.kind)
        seats = range(len(self.places))
        return m.People(stands, [*map(self.level, seats)], [*map(self.seconds_since, seats)], len(self.onlookers))

    def people(self) -> list[str]:
        """By seat of the game: here, guest, away or computer."""
        return self._people().stands

    def level(self, seat: int) -> str:
        """The computer player that decides for a seat; "" for none."""
        if self._game is None or self.places[seat].kind == HERE:
            return ""
        return (
            self._game.stand_ins.sits_in(seat)
            if self.places[seat].kind == GUEST
            else self._game.options.seats[seat].player
        )

    def tell_lobby(self) -> None:
        """Tell everybody how the table stands before the game."""
        self.changes += 1
        if self._game is None:
            seats = [[p.kind, p.name, p.colour, p.magician, p.brain, p.stands] for p in self.places]
            self._tell_all(m.Lobby(seats, self._draft, len(self.onlookers)))

    def _tell_all(self, message: m.Message) -> None:
        text = m.written(message)
        for place in self.places:
            if place.visitor is not None:
                place.visitor.send_text(text)
        for onlooker in self.onlookers:
            onlooker.visitor.send_text(text)


STANDS_IN: Final = "assistant"
"""The computer player that plays on for one who has given up the seat."""


def to_options(places: Sequence[Place], draft: Mapping[str, Any]) -> GameOptions:
    """The options of the game that the table stands for. Raises OptionsError when it cannot be played."""
    seats = [Seat(place.name, place.brain or PERSON, place.colour, place.magician) for place in places if place.kind]
    taken = [seat for seat, place in zip(seats, places, strict=True) if place.kind != EMPTY]
    return GameOptions.from_json({**draft, "seats": [asdict(seat) for seat in taken]})


def new_seed() -> str:
    """A seed that nobody can guess: whoever knows it knows the decks."""
    return secrets.token_hex(8)


def _is_free(magician: str, others: Sequence[Place]) -> bool:
    if magician not in MAGICIANS:
        return False
    taken = {MAGICIANS[other.magician].category for other in others if other.magician in MAGICIANS}
    return MAGICIANS[magician].category not in taken
