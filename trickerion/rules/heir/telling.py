"""What the Heir does next and why; every step of its procedure is told as an event."""

from typing import NamedTuple

from trickerion.rules.events import Event, HeirStep
from trickerion.rules.heir.board import HeirBoard
from trickerion.rules.moves import Move
from trickerion.rules.state import GameState

Argument = str | int


class Answer(NamedTuple):
    """The one move that the procedure demands now; ``reason`` with its arguments says why (``words/heir.py``)."""

    move: Move
    reason: str
    args: tuple[Argument, ...] = ()


def tell(seat: int, answer: Answer, events: list[Event]) -> None:
    """Tell the reason of a step."""
    events.append(HeirStep(seat, answer.reason, answer.args))


def board_of(state: GameState) -> HeirBoard:
    """The Heir's board of a solo game."""
    assert state.heir is not None
    return state.heir


def change_board(state: GameState, **changes: object) -> None:
    """Replace entries of the Heir's board."""
    state.heir = board_of(state)._replace(**changes)  # type: ignore[arg-type]
