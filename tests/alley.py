"""Tables of the Dark Alley: special Assignment cards in hands and under Characters, prophecies, abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from table import MAGICIANS, Table

from trickerion.rules.decks import take_special
from trickerion.rules.events import CoinsGained, FameGained, ShardsGained, SpecialCardUsed
from trickerion.rules.game import Game
from trickerion.rules.moves import FinishCharacter, Perform, PlaceCharacter
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.phases.turn import Turn

if TYPE_CHECKING:
    from trickerion.rules.events import Event

MODULES = ("dark_alley", "prophecies")
PLACE_CHARACTERS = 4
MAGICIAN, APPRENTICE = "magician", "apprentice_1"


class Alley(Table):
    """A table of the Dark Alley with prophecies, for two unless told otherwise; no prophecy is active.

    The first ``persons`` of them are people, the others bots; all are people unless told otherwise.
    """

    def __init__(
        self,
        players: int = 2,
        magicians: tuple[str, ...] = MAGICIANS,
        modules: tuple[str, ...] = MODULES,
        *,
        persons: int = 4,
        **more: Any,
    ) -> None:
        kinds = ["person" if n < persons else "random" for n in range(players)]
        seats = tuple(Seat(f"Player {n}", kind, magician=magicians[n]) for n, kind in enumerate(kinds))
        self.game = Game.new(GameOptions(seats, modules=modules, **more), "alley")
        self._clear()

    def prophecy(self, active: str) -> Self:
        """The active prophecy."""
        self._take_out(active)
        if self.state.active_prophecy:
            self.state.prophecy_stack.append(self.state.active_prophecy)
        self.state.active_prophecy = active
        return self

    def ring(self, left: str, right: str, bottom: str) -> Self:
        """The pending prophecies."""
        for place, token in enumerate((left, right, bottom)):
            self._take_out(token)
            self.state.prophecy_stack.append(self.state.pending[place])
            self.state.pending[place] = token
        return self

    def _take_out(self, token: str) -> None:
        state = self.state
        if token in state.pending:
            place = state.pending.index(token)
            state.pending[place] = state.prophecy_stack.pop(0)
        else:
            state.prophecy_stack.remove(token)

    def hand(self, seat: int, *cards: str) -> Self:
        """More special Assignment cards in a hand."""
        for card in cards:
            self.player(seat).hand.append(take_special(self.state, card))
        return self

    def special(self, seat: int, character: str, card: str) -> Self:
        """An open special Assignment card under a Character that waits to be placed."""
        self.hand(seat, card)
        self._assign(seat, character, card)
        return self

    def acts_with(self, seat: int, character: str, card: str, slot: str) -> Self:
        """This Character has just been placed on a slot with a special Assignment card."""
        self.special(seat, character, card).placing(seat)
        self.events = self.game.apply(PlaceCharacter(character, slot))
        return self

    def begins_placing(self, turn: int = 2) -> Self:
        """The Place Characters phase begins."""
        self.events = self._go([Turn(PLACE_CHARACTERS)], "place_characters", turn)
        return self

    def performs(self, seat: int, slot: str = "friday.perform", special: str = "", card: str = "") -> Self:
        """The Magician stands on a Performance slot, perhaps with a special card, and chooses a card to perform."""
        if special:
            self.acts_with(seat, MAGICIAN, special, slot)
        else:
            self.acts(seat, MAGICIAN, slot)
        self.events = self.do(FinishCharacter())
        if card:
            self.events += self.do(Perform(card))
        return self

    def has(self, seat: int) -> tuple[int, int, int]:
        """Fame, Coins and Shards of a player."""
        player = self.player(seat)
        return player.fame, player.coins, player.shards

    def used(self, seat: int) -> list[str]:
        """The special cards whose bonus was told as used, in the last scene."""
        return [event.card for event in self.events if isinstance(event, SpecialCardUsed) and event.seat == seat]


def gains(events: list[Event], seat: int) -> tuple[int, int, int]:
    """Fame, Coins and Shards that a player was told to gain (what was paid or lost does not count)."""
    kinds = (FameGained, CoinsGained, ShardsGained)
    fame, coins, shards = (sum(e.amount for e in events if isinstance(e, kind) and e.seat == seat) for kind in kinds)
    return fame, coins, shards
