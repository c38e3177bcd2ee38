"""What the panels of the Powers draw from: whose Powers these are, which one is chosen, where it may lie."""

from dataclasses import dataclass, field
from typing import NamedTuple

from trickerion.rules.ask.powers import powers
from trickerion.rules.facts.powers import PowersFacts
from trickerion.rules.moves import GivePowerBack, LearnNoPower, LearnPower
from trickerion.rules.powers.catalog import DEALT_PER_COLOR, KEPT, POWERS, THRESHOLDS
from trickerion.rules.state import UNKNOWN
from trickerion.table.view import TableView

TO_GIVE = DEALT_PER_COLOR * len(THRESHOLDS) - KEPT


class LiftedPower(NamedTuple):
    """A Power in the hand."""

    power: str


@dataclass
class PowersView(TableView):
    """The table with the Powers of one ``seat``.

    ``chosen`` is the card that the sheet speaks of, ``aimed`` the slot beside which it has been laid to be learned (0:
    none), ``given`` what is marked at the deal; ``of_all``: the Powers of all players; ``light``: how bright what
    breathes is now.
    """

    seat: int = 0
    chosen: str = ""
    aimed: int = 0
    pointed: str = ""
    given: list[str] = field(default_factory=list)
    of_all: list[PowersFacts] = field(default_factory=list)
    light: float = 0.0

    def __post_init__(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        """The Powers of all as they lie now."""
        self.of_all = [powers(self.state, seat) for seat in self.state.seats]

    @property
    def is_own(self) -> bool:
        """True if the viewer looks at their own Powers."""
        return self.seat == self.viewer

    @property
    def is_deal(self) -> bool:
        """True while eight cards are being chosen."""
        return self.question == "KeepingPowers"

    @property
    def is_learning(self) -> bool:
        """True if the viewer may learn a Power now."""
        return LearnNoPower() in self.legal

    @property
    def has_none(self) -> bool:
        """True if the viewer is asked and can learn none, which the others are not to see."""
        return self.is_learning and not any(isinstance(move, LearnPower) for move in self.legal)

    @property
    def may_give(self) -> bool:
        """True if the viewer chooses cards to give back now."""
        return any(isinstance(move, GivePowerBack) for move in self.legal)

    @property
    def own(self) -> PowersFacts:
        """The Powers of the seat."""
        return self.of_all[self.seat]

    @property
    def others(self) -> list[int]:
        """The other players, in the order in which they sit: whose slots stand on the sheet."""
        number = len(self.of_all)
        return [(self.seat + step) % number for step in range(1, number)]

    @property
    def cards(self) -> list[str]:
        """The Powers of the seat, those beside slots too, always in the same order; then those that are not seen."""
        cards = [card for card in (*self.own.hand, *self.own.rack) if card]
        known = sorted((card for card in cards if card != UNKNOWN), key=[*POWERS].index)
        return known + [UNKNOWN] * (len(cards) - len(known))

    @property
    def speaks_of(self) -> str:
        """The card of the sheet: the one pointed at, or the chosen one."""
        return self.pointed or self.chosen

    def slots_for(self, power: str) -> list[int]:
        """Beside which slots a Power can be learned now."""
        return [move.slot for move in self.legal if isinstance(move, LearnPower) and move.power == power]

    def best_slot(self, power: str) -> int:
        """The one where it has been laid; else the lowest of them that is empty, else the lowest; 0 for none."""
        slots = self.slots_for(power)
        if power == self.chosen and self.aimed in slots:
            return self.aimed
        return next((slot for slot in slots if not self.own.rack[slot - 1]), slots[0] if slots else 0)

    def price(self, power: str) -> int:
        """Coins for learning a Power."""
        return self.own.learning[power].price
