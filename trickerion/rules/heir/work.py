"""The work of one Character of the Heir, and the telling of each step with its reason, as the Locations see it."""

from abc import abstractmethod
from typing import NamedTuple

from trickerion.rules.events import Event, HeirStep, Told
from trickerion.rules.heir.board import HeirBoard
from trickerion.rules.moves import Move, SetUpFrom
from trickerion.rules.options import HEIR
from trickerion.rules.state import Choice, GameState


class HeirAnswer(NamedTuple):
    """The one move that the procedure demands now; ``reason`` with its arguments says why (``words/heir``)."""

    move: Move
    reason: str
    args: tuple[Told, ...] = ()
    skipped: str = ""

    def step(self, seat: int) -> HeirStep:
        """As it is told."""
        return HeirStep(seat, self.reason, self.args, self.skipped)


def tell(seat: int, answer: HeirAnswer, events: list[Event]) -> None:
    """Tell the reason of a step."""
    events.append(answer.step(seat))


def board_of(state: GameState) -> HeirBoard:
    """The Heir's board of a solo game."""
    assert state.heir is not None
    return state.heir


def change_board(state: GameState, **changes: object) -> None:
    """Replace entries of the Heir's board."""
    state.put_board(HEIR, board_of(state)._replace(**changes))  # type: ignore[arg-type]


class Work(Choice):
    """A Character with its Action Points and what is ``left`` to use: dice, points, cards or Trick Markers.

    ``step``: the next step of the Location, counted from 0; ``planned``: the second marker of a pair.
    """

    character: str
    slot: str
    location: str
    points: int
    left: int
    step: int = 0
    planned: SetUpFrom | None = None

    @abstractmethod
    def answer(self, state: GameState) -> HeirAnswer:
        """The next step."""
