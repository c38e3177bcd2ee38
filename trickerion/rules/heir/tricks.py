"""Tricks of the Heir: always prepared, sorted by their printed Yields, at most four."""

from trickerion.rules.catalog import MAGICIANS, TIER, TRICKS, Trick, Yields
from trickerion.rules.choices import return_trick
from trickerion.rules.events import Event, ShoppingListChanged, TrickPrepared
from trickerion.rules.heir.catalog import TRICK_SLOTS
from trickerion.rules.heir.telling import board_of, change_board
from trickerion.rules.learning import add_markers, take_trick
from trickerion.rules.state import GameState, OwnedTrick

PILED_MARKERS = 2
"""Electra prepares Tricks with this many Trick Markers or more with one less."""

CHARGED_UP_TO = 3


def is_too_simple(trick: Trick) -> bool:
    """The level 1 Trick that needs just two pieces of one Basic Component: the Heir never takes it."""
    needs = list(trick.components.items())
    return trick.level == 1 and len(needs) == 1 and needs[0][1] == 2 and TIER[needs[0][0]] == "basic"


def candidates(state: GameState, category: str, level: int) -> list[str]:
    """Tricks of the Residence that the Heir may take."""
    return [t for t in state.residence[category] if TRICKS[t].level == level and not is_too_simple(TRICKS[t])]


def favorite(state: GameState, seat: int) -> str:
    """The favorite category of its Magician."""
    return MAGICIANS[state.players[seat].magician].category


def markers_of(state: GameState, seat: int, trick: Trick) -> int:
    """Trick Markers with which the Heir's Trick is prepared."""
    is_charged = state.players[seat].magician == "electra" and PILED_MARKERS <= trick.markers <= CHARGED_UP_TO
    return trick.markers - is_charged


def charged(state: GameState, seat: int, trick: Trick, yields: Yields) -> Yields:
    """Electra: every Yield of a Trick is higher by its level."""
    if state.players[seat].magician != "electra":
        return yields
    return Yields(*(amount + trick.level for amount in yields))


def take_prepared(state: GameState, seat: int, trick: str, die: str, events: list[Event]) -> None:
    """Take a Trick ready prepared; when all slots are full the rightmost one goes back. Then sort, and note needs."""
    player = state.players[seat]
    if None not in player.tricks:
        return_trick(state, seat, TRICK_SLOTS - 1, events)
    place = player.tricks.index(None)
    take_trick(state, seat, trick, player.free_suits()[0], place, die, events)
    number = markers_of(state, seat, TRICKS[trick])
    add_markers(state, seat, place, number)
    events.append(TrickPrepared(seat, trick, number))
    _sort(state, seat)
    note_needs(state, seat, TRICKS[trick], events)


def _rank(owned: OwnedTrick) -> tuple[int, int, int, int]:
    yields = owned.trick.yields
    return -yields.fame, -yields.shards, -yields.coins, -owned.trick.level


def _sort(state: GameState, seat: int) -> None:
    """By Fame, Shards, Coins, level; the older one left of an equal newer one, which comes last into the row."""
    owned = sorted((trick for trick in state.players[seat].tricks if trick is not None), key=_rank)
    state.players[seat].tricks = [*owned, *[None] * (TRICK_SLOTS - len(owned))]


def note_needs(state: GameState, seat: int, trick: Trick, events: list[Event]) -> None:
    """Lay the Component types that are not there yet on the Shopping List."""
    shopping = board_of(state).shopping
    new = tuple(component for component in trick.components if component not in shopping)
    if new:
        change_board(state, shopping=shopping + new)
        events.append(ShoppingListChanged(seat, new, ()))
