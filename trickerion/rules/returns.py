"""Giving back Tricks and Components: legal in any decision of one's own in Advertise, Assignment, Place Characters.

Rulebook, "Learn Trick" and "Buy" ("at any time"); ruling 30 says when, ruling 31 and 112 what happens to the markers.
"""

from itertools import compress

from trickerion.rules.academy.board import academy_of, lesson_of, practised, put
from trickerion.rules.events import AcademyMarkerReturned, ComponentReturned, Event, MarkersReturned, TrickReturned
from trickerion.rules.moves import Move, Ready, ReturnComponent, ReturnTrick, TakeBackMarker
from trickerion.rules.state import GameState, OwnedTrick, PlayerState

_RETURN_COMPONENT = Ready(ReturnComponent)
_RETURN_TRICK = [ReturnTrick(place) for place in range(4)]
_TAKE_BACK = [TakeBackMarker(place) for place in range(4)]
RETURNS = (ReturnTrick, ReturnComponent, TakeBackMarker)
"""The moves that give something back."""


def asides(state: GameState, seat: int) -> list[Move]:
    """Moves by which the player can give back or take back something beside any decision, for nothing."""
    player = state.players[seat]
    moves = returns(player)
    if state.boards and (tricks := practised(state, seat)):
        moves += [_TAKE_BACK[player.tricks.index(owned)] for owned in tricks]
    return moves


def returns(player: PlayerState) -> list[Move]:
    """Moves by which the player can give back something now."""
    return [*compress(_RETURN_TRICK, player.tricks), *map(_RETURN_COMPONENT.__getitem__, player.components)]


def apply_return(state: GameState, seat: int, move: Move, events: list[Event]) -> bool:
    """Carry out a giving back; False when the move is another one."""
    if type(move) not in RETURNS:
        return False
    if isinstance(move, ReturnTrick):
        return_trick(state, seat, move.place, events)
    elif isinstance(move, ReturnComponent):
        return_component(state, seat, move.component, events)
    elif isinstance(move, TakeBackMarker):
        take_marker_back(state, seat, state.players[seat].trick_at(move.place).id, events)
    return True


def take_marker_back(state: GameState, seat: int, trick: str, events: list[Event]) -> None:
    """The Academy marker of a Trick leaves its room, if it lies in one."""
    lesson = lesson_of(state, seat, trick)
    if lesson is not None:
        put(state, academy_of(state).with_room(lesson.room.with_marker(lesson.slot, None)))
        events.append(AcademyMarkerReturned(seat, trick))


def return_trick(state: GameState, seat: int, place: int, events: list[Event]) -> None:
    """The Trick goes to the Residence, its Trick Markers, also those in the Theater, to the supply."""
    player = state.players[seat]
    owned = player.trick_at(place)
    player.tricks[place] = None
    category = owned.trick.category
    state.residence = {**state.residence, category: (*state.residence[category], owned.id)}
    events.append(TrickReturned(seat, owned.id))
    player.supply[owned.suit] += owned.markers
    clear_from_theater(state, seat, owned, events)
    take_marker_back(state, seat, owned.id, events)


def markers_to_supply(state: GameState, seat: int, place: int, events: list[Event]) -> None:
    """The Trick Markers on the Trick card of a place go to the supply."""
    player = state.players[seat]
    owned = player.tricks[place]
    if owned is not None and owned.markers:
        player.supply[owned.suit] += owned.markers
        player.tricks[place] = owned._replace(markers=0)
        events.append(MarkersReturned(((seat, owned.suit),) * owned.markers))


def clear_from_theater(state: GameState, seat: int, owned: OwnedTrick, events: list[Event]) -> None:
    """All Trick Markers of a Trick leave the Performance cards."""
    for card in list(state.row):
        for slot, marker in reversed(card.all_markers()):
            if marker.owner == seat and marker.suit == owned.suit:
                state.replace_performance(state.performance(card.id).with_marker(slot, None))
                state.players[seat].supply[owned.suit] += marker.pile
                events.append(MarkersReturned(((seat, owned.suit),) * marker.pile))


def return_component(state: GameState, seat: int, component: str, events: list[Event]) -> None:
    """One piece goes to the supply; an empty pile frees its slot."""
    player = state.players[seat]
    player.components[component] -= 1
    if not player.components[component]:
        del player.components[component]
        if component in player.manager_piles:
            player.manager_piles[player.manager_piles.index(component)] = ""
    events.append(ComponentReturned(seat, component, 1))
