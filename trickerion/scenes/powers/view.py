"""What the panels of the Powers draw from: whose Powers these are, which one is chosen, where it may lie."""

from dataclasses import dataclass, field
from typing import NamedTuple

from trickerion.rules.ask.powers import powers
from trickerion.rules.facts.powers import PowersFacts
from trickerion.rules.moves import GivePowerBack, LearnPower
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.state import UNKNOWN
from trickerion.table.view import TableView


class LiftedPower(NamedTuple):
    """A Power in the hand."""

    power: str


@dataclass
class PowersView:
    """The Powers of one seat.

    ``chosen`` is the card that the sheet speaks of, ``aimed`` the slot beside which it has been laid to be learned (0:
    none), ``given`` what is marked at the deal; ``laid`` the Powers of all players.
    """

    table: TableView
    seat: int
    chosen: str = ""
    aimed: int = 0
    pointed: str = ""
    given: list[str] = field(default_factory=list)
    laid: list[PowersFacts] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        """The Powers of all as they lie now."""
        self.laid = [powers(self.table.state, seat) for seat in self.table.state.seats]

    @property
    def is_own(self) -> bool:
        """Whether the viewer looks at their own Powers."""
        return self.seat == self.table.viewer

    @property
    def is_deal(self) -> bool:
        """Whether eight cards are being chosen."""
        return self.table.question == "KeepingPowers"

    @property
    def is_learning(self) -> bool:
        """Whether the viewer may learn a Power now."""
        return self.table.question == "LearningPower" and bool(self.table.legal)

    @property
    def may_give(self) -> bool:
        """Whether the viewer chooses what to give back now."""
        return any(isinstance(move, GivePowerBack) for move in self.table.legal)

    @property
    def own(self) -> PowersFacts:
        """The Powers of the seat."""
        return self.laid[self.seat]

    @property
    def shards(self) -> int:
        """The Shards of the seat."""
        return self.own.shards

    @property
    def rack(self) -> tuple[str, ...]:
        """The Power beside each slot, from the lowest one upwards, or ""."""
        return self.own.rack

    @property
    def others(self) -> list[int]:
        """The other players, in the order in which they sit: whose slots stand on the sheet."""
        number = len(self.laid)
        return [(self.seat + step) % number for step in range(1, number)]

    @property
    def is_open(self) -> int:
        """How many slots are open."""
        return self.own.open

    @property
    def cards(self) -> list[str]:
        """The Powers of the seat, those beside slots too, always in the same order; then those that are not seen."""
        cards = [card for card in (*self.own.hand, *self.rack) if card]
        known = sorted((card for card in cards if card != UNKNOWN), key=[*POWERS].index)
        return known + [UNKNOWN] * (len(cards) - len(known))

    @property
    def speaks_of(self) -> str:
        """The card of the sheet: the one pointed at, or the chosen one."""
        return self.pointed or self.chosen

    def slots_for(self, power: str) -> list[int]:
        """Beside which slots a Power can be learned now."""
        return [move.slot for move in self.table.legal if isinstance(move, LearnPower) and move.power == power]

    def best_slot(self, power: str) -> int:
        """The one where it has been laid; else the lowest of them that is empty, else the lowest; 0 for none."""
        slots = self.slots_for(power)
        if power == self.chosen and self.aimed in slots:
            return self.aimed
        return next((slot for slot in slots if not self.rack[slot - 1]), slots[0] if slots else 0)

    def price(self, power: str) -> int:
        """Coins for learning a Power."""
        return self.own.learning[power].price
