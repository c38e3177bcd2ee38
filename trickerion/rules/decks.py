"""The decks of the Dark Alley: special Assignment cards and prophecies (rulings 63, 74, 82, 131, 135)."""

from trickerion.rules.catalog import PROPHECIES, SPECIAL_DECKS, SPECIALS
from trickerion.rules.events import Event, ProphecyChanged
from trickerion.rules.heir.catalog import REMOVED_PROPHECIES
from trickerion.rules.options import GameOptions
from trickerion.rules.state import GameState

PENDING_PLACES = 3
LEFT, RIGHT, BOTTOM = range(PENDING_PLACES)
"""Places of the pending prophecies; clockwise is left, right, bottom. Left is the next to become active."""


def deal_dark_alley(state: GameState) -> None:
    """Shuffle the four decks and the prophecies; without the module everything stays empty."""
    state.special_decks = {}
    state.special_discards = {}
    state.active_prophecy = ""
    state.pending = []
    state.prophecy_stack = []
    state.prophecy_discard = []
    if state.options.has_dark_alley:
        chance = state.chance()
        for deck in SPECIAL_DECKS:
            cards = [card.id for card in SPECIALS.values() if card.location == deck]
            state.special_decks[deck] = chance.shuffled(cards)
            state.special_discards[deck] = []
    if "prophecies" in state.options.modules:
        state.prophecy_stack = state.chance().shuffled(prophecies_in_play(state.options))


def prophecies_in_play(options: GameOptions) -> list[str]:
    """The prophecies of this game; a solo game goes without those that the Heir could not follow."""
    return [token for token in PROPHECIES if not options.is_solo or token not in REMOVED_PROPHECIES]


def deal_pending(state: GameState) -> None:
    """Three pending prophecies when the Player Setup is finished; none is active in turn 1 (ruling 82)."""
    if state.prophecy_stack:
        state.pending = [draw_prophecy(state) for _ in range(PENDING_PLACES)]


def draw_prophecy(state: GameState) -> str:
    """The top prophecy of the stack, which is refilled from the discarded ones (ruling 135)."""
    if not state.prophecy_stack:
        state.prophecy_stack = state.chance().shuffled(state.prophecy_discard)
        state.prophecy_discard = []
    return state.prophecy_stack.pop(0)


def draw_special(state: GameState, deck: str) -> str:
    """The top card of a deck."""
    return state.special_decks[deck].pop(0)


def refill(state: GameState, deck: str) -> None:
    """An empty deck is refilled from its shuffled discard pile (ruling 63)."""
    if not state.special_decks[deck] and state.special_discards[deck]:
        state.special_decks[deck] = state.chance().shuffled(state.special_discards[deck])
        state.special_discards[deck] = []


def turn_pending(state: GameState) -> None:
    """Every pending prophecy moves one place clockwise (ruling 77)."""
    left, right, bottom = state.pending
    state.pending = [bottom, left, right]


def move_prophecies(state: GameState, events: list[Event]) -> None:
    """End of turn: the active one leaves, the left one becomes active, the others move on, a new one comes right."""
    if not state.pending:
        return
    if state.active_prophecy:
        state.prophecy_discard.append(state.active_prophecy)
    left, right, bottom = state.pending
    state.active_prophecy = left
    state.pending = [bottom, draw_prophecy(state), right]
    events.append(ProphecyChanged(left, tuple(state.pending)))
