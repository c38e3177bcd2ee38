"""The work of one Character of the Heir, as the Locations see it."""

from abc import abstractmethod
from dataclasses import dataclass

from trickerion.rules.heir.telling import Answer
from trickerion.rules.moves import SetUpFrom
from trickerion.rules.state import Choice, GameState


@dataclass(frozen=True, slots=True)
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
    def answer(self, state: GameState) -> Answer:
        """The next step."""
