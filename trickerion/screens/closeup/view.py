"""The table as the panels of a close-up see it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from trickerion.rules.facts.actions import ActingFacts
from trickerion.rules.moves import Move
from trickerion.table.view import TableView
from trickerion.ui.hotspots import Tip


class CardOffer(NamedTuple):
    """Offer of a card or an ability: the move, its sentence, what it changes for the viewer, and its tip."""

    move: Move
    label: str
    detail: str
    tip: Tip | None


@dataclass
class CloseUpView(TableView):
    """The table, and what the viewer does close up.

    ``key`` turns what is in the hand; ``is_at_work``: the viewer decides something here; ``extras``: what cards and
    abilities offer, in the order of the rules; ``is_folded``: the sheet at the side is folded away; ``light``: how
    bright what can be done shines in this frame.
    """

    key: str = ""
    is_at_work: bool = False
    extras: Sequence[CardOffer] = ()
    is_folded: bool = False
    light: float = 0.0

    @property
    def actor(self) -> ActingFacts | None:
        """The Character that acts now, under the sub-choices of its Action, while the viewer decides."""
        return self.acting if self.decider == self.viewer else None
