"""The decks of the Dark Alley: special Assignment cards and prophecies (rulings 63, 74, 82, 131, 135)."""

from collections.abc import Iterable, Sequence
from functools import cache

from trickerion.rules.catalog import PROPHECIES, SPECIALS, printed_for
from trickerion.rules.events import Event, ProphecyChanged
from trickerion.rules.modules.module import in_play
from trickerion.rules.state import GameState, turned_up

PENDING_PLACES = 3


@cache
def prophecies_in_play(modules: tuple[str, ...]) -> Sequence[str]:
    """The prophecies that may be in a game with these modules, which add some and take some out."""
    out = {token for module in in_play(modules) for token in module.prophecies_out}
    return [token.id for token in printed_for(PROPHECIES, modules) if token.id not in out]


def draw_prophecy(state: GameState) -> str:
    """The top prophecy of the stack, which is refilled from the discarded ones (ruling 135)."""
    if not state.prophecy_stack:
        state.prophecy_stack = state.chance().shuffled(state.prophecy_discard)
        state.prophecy_discard = []
    return turned_up(state.prophecy_stack.pop(0))


def lie_open(state: GameState) -> bool:
    """True when the top cards of the decks of special Assignment cards lie open (ruling 74)."""
    return bool(state.options.ruling("special_draw") == "top_card_open")


def draw_special(state: GameState, deck: str) -> str:
    """The top card of a deck."""
    return take_special(state, turned_up(state.special_decks[deck][0]))


def take_special(state: GameState, card: str) -> str:
    """A special card leaves its deck."""
    deck = SPECIALS[card].location
    lay_down(state, deck, [other for other in state.special_decks[deck] if other != card])
    return card


def lay_down(state: GameState, deck: str, cards: Iterable[str]) -> None:
    """From now on a deck of special Assignment cards holds these."""
    state.special_decks = {**state.special_decks, deck: tuple(cards)}


def refill(state: GameState, deck: str) -> None:
    """An empty deck is refilled from its shuffled discard pile (ruling 63)."""
    if not state.special_decks[deck] and state.special_discards[deck]:
        lay_down(state, deck, state.chance().shuffled(state.special_discards[deck]))
        for card in state.special_discards[deck]:
            state.see_card(card, ())
        state.special_discards = {**state.special_discards, deck: ()}


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
