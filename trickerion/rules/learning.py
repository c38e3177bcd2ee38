"""A new Trick comes into a Workshop: its place and its Symbol Marker (Learn Trick; Player Setup)."""

from trickerion.rules.catalog import TRICKS
from trickerion.rules.events import Event, TrickLearned
from trickerion.rules.state import ENGINEER_PLACE, GameState, OwnedTrick


def leave_residence(state: GameState, trick: str) -> None:
    """A Trick lies in the Residence no more."""
    category = TRICKS[trick].category
    shelf = tuple([other for other in state.residence[category] if other != trick])
    state.residence = {**state.residence, category: shelf}


def take_trick(state: GameState, seat: int, trick: str, suit: str, place: int, die: str, events: list[Event]) -> None:
    """Take a Trick from the Residence, mark it, and put it on a place of the Workshop."""
    owned = OwnedTrick(trick, suit)
    leave_residence(state, trick)
    state.players[seat].tricks[place] = owned
    events.append(TrickLearned(seat, trick, suit, place, die))


def markers_gained(state: GameState, seat: int, place: int) -> int:
    """Trick Markers that Prepare would put on the Trick here: one more on the Engineer's slot (rulings 51, 52)."""
    player = state.players[seat]
    owned = player.trick_at(place)
    return min(owned.trick.markers + (place == ENGINEER_PLACE), player.supply[owned.suit])


def add_markers(state: GameState, seat: int, place: int, number: int) -> None:
    """Move Trick Markers of its suit from the supply onto the Trick card."""
    player = state.players[seat]
    owned = player.trick_at(place)
    player.supply[owned.suit] -= number
    player.tricks[place] = owned._replace(markers=owned.markers + number)
