"""What a guest says at a table: choices before the game, Moves in it, lines of talk, and giving up the seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from trickerion.language.verbatim import as_line
from trickerion.rules.game import IllegalMove
from trickerion.rules.options import COLOURS, NAME_LENGTH
from trickerion.storage.record import clean_name
from trickerion.together import messages as m
from trickerion.together.broadcast import Broadcast, Hosted
from trickerion.together.invitation import Heard
from trickerion.together.seating import EMPTY, MOST_LINES, STANDS_IN, TALK_MINUTE, TALK_PAUSE, Place, Seating, is_free


class Listeners(Protocol):
    """The table as those know it who say something there."""

    on_house: Callable[..., object]
    on_tokens: Callable[[], object]

    on_again: Callable[[int], object]
    on_rule: Callable[[int, m.Arrange | m.Rule], object]

    def say(self, seat: int, name: str, text: str) -> None:
        """Tell all a line of talk."""

    def people_changed(self) -> None:
        """Tell all how the table stands."""


class GuestWords:
    """Messages of guests, carried out for their seats."""

    def __init__(self, listeners: Listeners, seating: Seating, broadcast: Broadcast) -> None:
        self._listeners, self._seating, self._broadcast = listeners, seating, broadcast

    def hear(self, seat: int, said: Heard) -> None:
        """Carry out what the guest of a seat says; what cannot be is answered, what means nothing now is not heard."""
        game = self._broadcast.game
        if isinstance(said, m.Talk):
            self._talk(seat, said.text)
        elif isinstance(said, m.GiveUp):
            self._give_up(seat)
        elif isinstance(said, m.Again):
            if game is not None and game.is_over:
                self._listeners.on_again(seat)
        elif isinstance(said, m.Arrange | m.Rule):
            self._listeners.on_rule(seat, said)
        elif game is None:
            self._choose(self._seating.places[seat], said)
        else:
            self._play(game, seat, said)

    def _talk(self, seat: int, text: str) -> None:
        place, now = self._seating.places[seat], self._seating.clock()
        line = as_line(text).strip()
        place.spoke = [when for when in place.spoke if now - when < TALK_MINUTE]
        if line and len(place.spoke) < MOST_LINES and now - max(place.spoke, default=-TALK_PAUSE) >= TALK_PAUSE:
            place.spoke.append(now)
            self._listeners.say(seat, self._seating.called(seat), line)

    def _give_up(self, seat: int) -> None:
        place, game = self._seating.places[seat], self._broadcast.game
        self._listeners.on_house("gave_up", self._seating.called(seat))
        visitor = place.visitor
        self._seating.invitation.tokens.pop(place.token, None)
        if game is None:
            place.vacate()
        else:
            place.visitor, place.token = None, ""
            game.stand_ins.let_decide(seat, STANDS_IN, once=False)
        if visitor is not None:
            self._broadcast.leave(visitor)
            visitor.finish()
        self._listeners.on_tokens()
        self._listeners.people_changed()

    def _choose(self, place: Place, said: Heard) -> None:
        if isinstance(said, m.SetReady):
            place.is_ready = said.is_ready
            self._listeners.people_changed()
        elif isinstance(said, m.Choose):
            others = [other for other in self._seating.places if other is not place and other.kind != EMPTY]
            place.name = self._seating.unlike_others(clean_name(said.name, NAME_LENGTH), place)
            if said.colour in COLOURS and said.colour not in {other.colour for other in others}:
                place.colour = said.colour
            if not said.magician or is_free(said.magician, others):
                place.magician = said.magician
            self._listeners.people_changed()

    def _play(self, game: Hosted, seat: int, said: Heard) -> None:
        if isinstance(said, m.Assign):
            self._assign(game, seat, said)
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

    def _assign(self, game: Hosted, seat: int, said: m.Assign) -> None:
        self._seating.places[seat].assigned = said.number
        try:
            game.assign_for(seat, said.turn, said.moves)
        except IllegalMove:
            self._tell_not_done(seat, -1, "not_possible" if said.moves else "turned")

    def _tell_not_done(self, seat: int, made: int, why: str) -> None:
        visitor = self._seating.places[seat].visitor
        if visitor is not None:
            visitor.send(m.NotDone(made, why))
            self._broadcast.tell_assigned(visitor, seat)
