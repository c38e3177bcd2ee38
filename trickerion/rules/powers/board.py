"""The Powers on the table: hands, the four slots of each player board, Coins on cards; immutable, as every board."""

from functools import lru_cache
from typing import NamedTuple, TypeVar

from trickerion.rules.effects.registry import EFFECTS
from trickerion.rules.events import CoinsLeftPower, Event, PowerReturned
from trickerion.rules.powers.catalog import POWERS_MODULE, SLOTS_PER_PLAYER, open_slots
from trickerion.rules.returns import return_component
from trickerion.rules.state import USUAL_STORAGE, GameState, Storage

T = TypeVar("T")
_EMPTY_RACK = ("",) * SLOTS_PER_PLAYER


class PowersBoard(NamedTuple):
    """All Powers, by seat.

    ``hands``: in secret; ``racks``: the Power beside each slot, from the lowest one upwards, or ""; ``given_back``:
    what was dealt and not kept, which only its player has seen; ``shown``: cards of a hand that have lain beside a
    slot, so that everybody knows them; ``coins``: (seat, Power, Coins) that lie on cards.
    """

    hands: tuple[tuple[str, ...], ...]
    racks: tuple[tuple[str, ...], ...]
    given_back: tuple[tuple[str, ...], ...]
    shown: tuple[tuple[str, ...], ...]
    coins: tuple[tuple[int, str, int], ...] = ()

    @classmethod
    def dealt(cls, hands: tuple[tuple[str, ...], ...]) -> "PowersBoard":
        """Everybody holds these cards; nothing is learned yet."""
        none: tuple[tuple[str, ...], ...] = ((),) * len(hands)
        return cls(hands, (_EMPTY_RACK,) * len(hands), none, none)

    def coins_on(self, seat: int, power: str) -> int:
        """Coins on a Power of a seat."""
        return sum(number for owner, card, number in self.coins if (owner, card) == (seat, power))

    def holds_unseen(self, seat: int) -> bool:
        """Whether a hand has a card that not everybody knows."""
        return any(power not in self.shown[seat] for power in self.hands[seat])

    def with_coins(self, seat: int, power: str, number: int) -> "PowersBoard":
        """The board with so many Coins in all on a Power."""
        others = tuple(entry for entry in self.coins if entry[:2] != (seat, power))
        return self._replace(coins=(*others, (seat, power, number)) if number else others)

    def with_laid(self, seat: int, power: str, slot: int) -> "PowersBoard":
        """The board with a Power of the hand beside an empty slot (1 is the lowest)."""
        hand = tuple(card for card in self.hands[seat] if card != power)
        shown = tuple(card for card in self.shown[seat] if card != power)
        rack = changed(self.racks[seat], slot - 1, power)
        return self._replace(
            hands=changed(self.hands, seat, hand),
            shown=changed(self.shown, seat, shown),
            racks=changed(self.racks, seat, rack),
        )

    def with_returned(self, seat: int, slot: int) -> "PowersBoard":
        """The board with the Power of a slot back in the hand, and without the Coins on it."""
        power = self.racks[seat][slot - 1]
        return self.with_coins(seat, power, 0)._replace(
            hands=changed(self.hands, seat, (*self.hands[seat], power)),
            shown=changed(self.shown, seat, (*self.shown[seat], power)),
            racks=changed(self.racks, seat, changed(self.racks[seat], slot - 1, "")),
        )


def changed(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The same items with another one at an index."""
    return (*items[:index], item, *items[index + 1 :])


def powers_of(state: GameState) -> PowersBoard:
    """The board of a game that is played with Powers."""
    board: PowersBoard = state.boards[POWERS_MODULE]
    return board


def put(state: GameState, board: PowersBoard) -> None:
    """Exchange the board."""
    state.put_board(POWERS_MODULE, board)
    for player, rack in zip(state.players, board.racks, strict=True):
        player.rack, player.storage = rack, _storage(rack)


@lru_cache(maxsize=4096)
def _storage(rack: tuple[str, ...]) -> Storage:
    """Room for Components with the Powers beside the slots of a player."""
    storage = USUAL_STORAGE
    for power in _laid(rack):
        if power in EFFECTS:
            storage = EFFECTS[power].storage(storage)
    return storage


def powers_at_work(state: GameState, seat: int) -> tuple[str, ...]:
    """The Powers beside the open slots of a seat, from the lowest one upwards; none in a game without Powers."""
    return _laid(state.players[seat].rack)


@lru_cache(maxsize=4096)
def _laid(rack: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(power for power in rack if power)


def close_slots(state: GameState, seat: int, events: list[Event]) -> None:
    """Shards were spent: the Powers beside slots that are not full any more go back to the hand."""
    board: PowersBoard | None = state.boards.get(POWERS_MODULE)
    if board is None:
        return
    for slot in range(SLOTS_PER_PLAYER, open_slots(state.players[seat].shards), -1):
        return_power(state, seat, slot, events)


def owner_of(state: GameState, power: str) -> int:
    """Beside whose slots a Power lies; -1 when it lies beside nobody's."""
    racks = powers_of(state).racks if POWERS_MODULE in state.boards else ()
    return next((seat for seat, rack in enumerate(racks) if power in rack), -1)


def return_power(state: GameState, seat: int, slot: int, events: list[Event]) -> None:
    """The Power of a slot, if any, goes back to the hand; Coins on it go to the supply."""
    board = powers_of(state)
    power = board.racks[seat][slot - 1]
    if power:
        coins = board.coins_on(seat, power)
        put(state, board.with_returned(seat, slot))
        events.append(PowerReturned(seat, power, slot))
        player = state.players[seat]
        for component in player.board_piles()[player.storage.slots :]:  # the last ones that came have no place
            for _ in range(player.components[component]):
                return_component(state, seat, component, events)
        if coins:
            events.append(CoinsLeftPower(seat, power, coins))
