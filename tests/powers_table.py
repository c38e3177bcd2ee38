"""Tables with Magician Powers: cards beside open slots, hands of Powers."""

from __future__ import annotations

from typing import Any, Self

from alley import Alley
from table import MAGICIANS
from wanderer import options

from trickerion.rules.ask.actions import action_statuses
from trickerion.rules.catalog import FIRST_HOUSE_CARDS
from trickerion.rules.options import EDITIONS
from trickerion.rules.powers.board import PowersBoard, changed, powers_of, put
from trickerion.rules.powers.catalog import OPENS_WITH, POWERS

MODULES = ("dark_alley", "prophecies", "powers")

LARGE_WITH_POWERS = [
    options(3, modules=MODULES, setup="full"),
    options(4, modules=("dark_alley", "powers"), edition=EDITIONS[0]),
    options(4, modules=MODULES, setup="full"),
    options(4, modules=(*MODULES, "academy")),
]
"""Games with Powers for more than two, which hold the laws on demand."""


class Powers(Alley):
    """A table with Powers, for two unless told otherwise.

    The cards are those of the first cut, whose numbers the tests name (see rules/test_house_cards.py).
    Everybody has a Magician and an Apprentice, 10 Coins, 5 Fame, no Shard, an empty rack and no Power in the hand.
    """

    def __init__(self, players: int = 2, magicians: tuple[str, ...] = MAGICIANS, **more: Any) -> None:
        more = {"house_cards": FIRST_HOUSE_CARDS, **more}
        super().__init__(players, magicians, more.pop("modules", MODULES), **more)
        self.change(hands=((),) * players, given_back=((),) * players)

    @property
    def board(self) -> PowersBoard:
        """The Powers on the table."""
        return powers_of(self.state)

    def change(self, **fields: Any) -> Self:
        """Other fields of the board."""
        put(self.state, self.board._replace(**fields))
        return self

    def holds(self, seat: int, *powers: str) -> Self:
        """Powers in a hand, in secret."""
        return self.change(hands=changed(self.board.hands, seat, (*self.board.hands[seat], *powers)))

    def learned(self, seat: int, power: str, slot: int = 0) -> Self:
        """A Power beside a slot, the lowest one that fits unless told otherwise, with Shards to open it."""
        slot = slot or POWERS[power].slots[0]
        assert slot in POWERS[power].slots, "the card is not valid there"
        self.purse(seat, shards=max(self.player(seat).shards, OPENS_WITH[slot - 1]))
        return self.change(racks=changed(self.board.racks, seat, changed(self.board.racks[seat], slot - 1, power)))

    def cost(self, action: str, seat: int = 0) -> int:
        """The least Action Points of an Action for the Character that acts."""
        return next(status.cost.least for status in action_statuses(self.state, seat) if status.action == action)

    def worked(self, power: str, seat: int = 0) -> bool:
        """Whether a Power that works once a turn has worked."""
        return power in self.player(seat).used
