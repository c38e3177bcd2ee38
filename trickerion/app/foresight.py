"""What a deed would do, worked out on copies of the game: for the figures before a click, and for the click itself."""

from collections.abc import Sequence
from typing import NamedTuple

from trickerion.rules import events as e
from trickerion.rules.events import Event
from trickerion.rules.game import Game, IllegalMove
from trickerion.rules.moves import Move, RerollDie
from trickerion.rules.state import Choice

UNCERTAIN = (
    e.CardDrawn,
    e.CardsRevealed,
    e.DieRolled,
    e.GameEnded,
    e.InitiativeSet,
    e.PerformanceCardRevealed,
    e.PhaseBegan,
    e.ProphecyChanged,
    e.ProphecyExchanged,
    e.Scored,
    e.TurnBegan,
)
"""Where foresight ends: chance, cards of other players, and the end of the phase."""

RANDOM_MOVES = (RerollDie,)


class Step(NamedTuple):
    """One Move: who makes it, the game before and after, what happens."""

    seat: int
    move: Move
    before: Game
    after: Game
    events: list[Event]


class Deed(NamedTuple):
    """Moves that belong together; ``waits`` are answers to a question before which another one is asked."""

    steps: tuple[Step, ...]
    waits: tuple[Move, ...] = ()


def certain(deed: Deed) -> list[Event]:
    """The events of a deed up to the first that is not certain."""
    events: list[Event] = []
    for step in deed.steps:
        for event in step.events:
            if isinstance(step.move, RANDOM_MOVES) or isinstance(event, UNCERTAIN):
                return events
            events.append(event)
    return events


class Foresight:
    """Works out deeds in a game, each Move of them once; the game itself stays as it is."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._known: dict[tuple[Move, ...], Deed] = {(): Deed(())}

    def deed(self, moves: Sequence[Move]) -> Deed:
        """What these Moves, one after the other, would do.

        Raises IllegalMove when one is neither possible when its time comes nor the answer to a question that waits.
        """
        key = tuple(moves)
        if key not in self._known:
            self._known[key] = self.followed(self.deed(key[:-1]), key[-1])
        return self._known[key]

    def followed(self, deed: Deed, move: Move) -> Deed:
        """The deed with one more Move. Raises IllegalMove."""
        game = deed.steps[-1].after if deed.steps else self._game
        decision = game.decision
        seat = deed.steps[0].seat if deed.steps else None if decision is None else decision.seat
        is_next = decision is not None and decision.seat == seat and not deed.waits
        if is_next and move in game.legal_moves():
            assert seat is not None
            after = game.clone()
            return Deed((*deed.steps, Step(seat, move, game, after, after.apply(move))))
        if deed.steps and _is_awaited(game, seat, move):
            return deed._replace(waits=(*deed.waits, move))
        raise IllegalMove(f"{move} is not possible then.")


def _is_awaited(game: Game, seat: int | None, move: Move) -> bool:
    """Whether a question to that seat waits below the one that is open, and the move answers it."""
    waiting = (frame for frame in game.state.stack[:-1] if isinstance(frame, Choice) and frame.seat == seat)
    return any(move in choice.legal_moves(game.state) for choice in waiting)
