"""A game seen again: any of its moments, forwards and backwards, as one of its seats knew it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, Protocol

from trickerion.play.chronicle import Chronicle, LogLine
from trickerion.play.company import Company
from trickerion.play.privacy import is_secret
from trickerion.rules.events import Event, PerformanceBegan
from trickerion.rules.game import Decision, Game
from trickerion.rules.moves import Move
from trickerion.rules.options import GameOptions
from trickerion.rules.state import GameState
from trickerion.rules.view import EVERYBODY, View, hide

PERSON: Final = "person"
STEP: Final = 16
"""Moves from one kept moment to the next: no more have to be made again to find any other."""


class LoggedGame(Protocol):
    """A game with its log: one that is played, or one that is seen again."""

    @property
    def options(self) -> GameOptions: ...
    @property
    def viewer(self) -> int: ...
    @property
    def sees_all(self) -> bool: ...
    @property
    def changes(self) -> int: ...
    @property
    def log(self) -> list[LogLine]: ...
    @property
    def prophecies_from(self) -> int: ...


class Moments:
    """A game after any number of its moves, found at once: every so many moves one moment is kept."""

    def __init__(self, start: Game) -> None:
        self._kept = [start.clone()]

    def run(self, moves: Sequence[Move]) -> Iterator[tuple[int, list[Event], GameState]]:
        """Make all moves, the first one first: who made it, what happened, the table after it (which goes on)."""
        game = self._kept[0].clone()
        for move in moves:
            decision = game.decision
            assert decision is not None
            yield decision.seat, game.apply(move), game.state
            self._keep(game)

    def after(self, moves: Sequence[Move], number: int) -> Game:
        """The game after the first ``number`` of these moves: a copy."""
        kept = self._kept
        while kept[-1].moves != list(moves[: len(kept[-1].moves)]):
            kept.pop()  # some of its moves have been taken back since
        game = kept[min(number // STEP, len(kept) - 1)].clone()
        for move in moves[len(game.moves) : number]:
            game.apply(move)
            self._keep(game)
        return game

    def _keep(self, game: Game) -> None:
        if len(game.moves) == len(self._kept) * STEP:
            self._kept.append(game.clone())


class Mark(NamedTuple):
    """Part of the chart for a moment; Fame by seat, without the final scoring."""

    turn: int
    phase: str
    fame: tuple[int, ...]


class SeenShow(NamedTuple):
    """A show: the number of the move that began it, and who performed."""

    number: int
    seat: int


class Replay:
    """A game that is seen again; nothing of it can be changed. It begins with the table before the first move.

    ``number`` is the moment that is shown: so many moves have been made. ``viewer`` is the seat in whose view the table
    is seen; it is one of ``seats``: all of a finished game, only the people's of one that is still played. With
    ``sees_all``, which only a finished game allows, nothing is hidden. ``changes`` counts what has been chosen so far.
    """

    prophecies_from = 0
    company: Company | None = None
    """Whoever has played is not there."""
    holds = False
    """Nobody is waited for."""

    def __init__(self, game: Game, name: str = "", start: Game | None = None) -> None:
        """``start``: it begins there in place of the beginning, and ``game`` has only the moves made since."""
        self.options, self.seed, self.name = game.options, game.seed, name
        self.is_finished = game.is_over
        players = [seat.player for seat in game.options.seats]
        self._persons = tuple(seat for seat, player in enumerate(players) if player == PERSON)
        self._is_watched = not self.is_finished and len(self._persons) > 1  # the others at the screen look on
        self.seats = tuple(game.state.seats) if self.is_finished else self._persons or (0,)
        self.viewer = self._persons[0] if self._persons else 0
        self.sees_all = False
        self.number = self.changes = 0
        self._moves = list(game.moves)
        self.can_play_on = start is None
        self._moments = Moments(start or Game.new(game.options, game.seed))
        self._views: dict[int, View] = {}
        self.marks: list[Mark] = []
        self.shows: list[SeenShow] = []
        self._lines: list[LogLine] = []
        self._tell()

    def _tell(self) -> None:
        start = self._moments.after((), 0)
        chronicle = Chronicle() if self.can_play_on else Chronicle(start.state.turn, start.state.phase)
        chronicle.tell(start.opening, -1, 0)
        self.marks.append(_mark(start.state))
        row = start.state.row_ids
        for number, (seat, events, state) in enumerate(self._moments.run(self._moves), 1):
            chronicle.tell(events, seat, number, row=row)
            row = state.row_ids
            self.marks.append(_mark(state))
            self.shows += [SeenShow(number, event.seat) for event in events if isinstance(event, PerformanceBegan)]
        self._lines, self._movers = chronicle.lines, chronicle.movers

    # ------------------------------------------------------------------ the moment

    @property
    def last(self) -> int:
        """The number of all moves."""
        return len(self._moves)

    @property
    def mark(self) -> Mark:
        """Turn, phase and Fame of the moment."""
        return self.marks[self.number]

    @property
    def mover(self) -> int:
        """Seat that made the last move; -1 at the beginning."""
        return self._movers[self.number - 1] if self.number else -1

    @property
    def known_move(self) -> Move | None:
        """The last move where the viewer may know it: an own one, one whose question shows nothing secret, or any."""
        if not self.number:
            return None
        is_own = self.mover == self.viewer and not self._is_watched
        may_know = is_own or self.sees_all or not is_secret(self._moments.after(self._moves, self.number - 1))
        return self._moves[self.number - 1] if may_know else None

    def go_to(self, number: int) -> None:
        """Show the table after so many moves; the nearest there is."""
        number = max(0, min(self.last, number))
        if number != self.number:
            self.number = number
            self._changed()

    @property
    def turn_starts(self) -> list[int]:
        """The first moment of every turn."""
        turns = [mark.turn for mark in self.marks]
        return [number for number, turn in enumerate(turns) if number == 0 or turn != turns[number - 1]]

    def turn_on(self) -> None:
        """To the beginning of the next turn, or the end."""
        self.go_to(next((start for start in self.turn_starts if start > self.number), self.last))

    def turn_back(self) -> None:
        """To the beginning of this turn, or from there of the one before."""
        self.go_to(next((start for start in reversed(self.turn_starts) if start < self.number), 0))

    # ------------------------------------------------------------------ who looks

    def look_as(self, seat: int) -> None:
        """See the table as a seat knew it. Nothing for a seat that is none of ``seats``."""
        if seat in self.seats:
            self.viewer, self.sees_all = seat, False
            self._look_anew()

    def look_at_all(self) -> None:
        """Everything face up, from where the viewer sits. Nothing while the game is still played."""
        if self.is_finished:
            self.sees_all = True
            self._look_anew()

    def _look_anew(self) -> None:
        self._views.clear()
        self._changed()

    def _changed(self) -> None:
        self.changes += 1
        self._views = {number: view for number, view in self._views.items() if abs(number - self.number) <= 1}

    @property
    def sight(self) -> Replay:
        """Tables as the viewer may see them: those of the replay."""
        return self

    @property
    def view(self) -> View:
        """The table at the moment."""
        return self.view_at(self.number)

    @property
    def view_before(self) -> View:
        """The table before the last move; the same as ``view`` at the beginning."""
        return self.view_at(max(0, self.number - 1))

    def view_at(self, number: int) -> View:
        """The table after so many moves."""
        if number not in self._views:
            self._views[number] = self._seen(self._moments.after(self._moves, number))
        return self._views[number]

    def _seen(self, game: Game) -> View:
        if self.sees_all:
            return View(self.viewer, _face_up(game.state), ())
        if self._is_watched:
            return View(self.viewer, hide(game.state, EVERYBODY), ())
        view = game.view_for(self.viewer)
        return View(view.seat, view.state, (), view.known)

    # ------------------------------------------------------------------ what is told, as a Session tells it

    @property
    def log(self) -> list[LogLine]:
        """Lines of the log by then."""
        return self._lines[: bisect_right(self._lines, self.number, key=lambda line: line.move_index)]

    @property
    def events(self) -> list[Event]:
        """Events of the last move."""
        return [event for line in self.log if line.move_index == self.number for event in line.events]

    @property
    def decision(self) -> Decision | None:
        """Decision that was open then, and its seat; None at the end."""
        choice = self.view.choice
        return Decision(choice.seat, choice) if choice is not None else None

    @property
    def legal(self) -> tuple[Move, ...]:
        """Nothing: what has been played stays."""
        return ()

    @property
    def is_over(self) -> bool:
        """True when the final score stands."""
        return self.decision is None

    def game(self) -> Game:
        """The game at the moment, to be played on."""
        return self._moments.after(self._moves, self.number)


def _face_up(state: GameState) -> GameState:
    """The table of a copy of the game, with all Assignment cards turned over."""
    for player in state.players:
        for character in list(player.characters.values()):
            player.characters[character.id] = character._replace(is_open=bool(character.card))
    return state


def _mark(state: GameState) -> Mark:
    scored = [0] * len(state.players)
    for line in state.scores:
        scored[line.seat] += line.fame
    fame = tuple(player.fame - scored[seat] for seat, player in enumerate(state.players))
    return Mark(state.turn, state.phase, fame)
