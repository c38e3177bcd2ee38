"""Reschedule for the sake of Links: a Trick Marker moves to where the next one that is set up lights several at once.

The marker that moves is paid nothing for its Links, the one set up beside it is paid for each.
"""

from collections.abc import Iterator
from typing import NamedTuple

from trickerion.rules.catalog import CORNERS, Link
from trickerion.rules.locations.theater import link_bonus, placements, takes_suit
from trickerion.rules.moves import Move, PlaceMarker, Reschedule, SetUpTrick
from trickerion.rules.state import GameState, Marker, OwnedTrick, Performance

SEVERAL = 2
"""Links with which a Reschedule is worth a look."""


class DoubleLink(NamedTuple):
    """Fame or Coins that the Links pay to who sets up, and the moves: Reschedule and where to, Set Up and where to."""

    pays: int
    moves: tuple[Move, Move, Move, Move]


class _Lifted(NamedTuple):
    """An own Trick Marker that could be moved: its card and slot, and the marker."""

    card: str
    slot: int
    marker: Marker


def double_links(state: GameState, seat: int) -> list[DoubleLink]:
    """Every way to light several Links with one Set Up after one Reschedule; those that pay most come first."""
    ready = [(place, owned) for place, owned in enumerate(state.players[seat].tricks) if owned and owned.markers]
    if not ready:
        return []
    own = [
        _Lifted(card.id, slot, marker)
        for card in state.row
        for slot, marker in enumerate(card.markers)
        if marker is not None and marker.owner == seat
    ]
    found = [
        way
        for lifted in own
        for card in state.row
        for circle, slot, target in _open_pairs(card, lifted)
        if takes_suit(state, target, seat, lifted.marker.suit)
        for place, owned in ready
        for way in _ways(state, lifted, target, circle, slot, place, owned)
    ]
    return sorted(found, key=lambda way: -way.pays)


def _open_pairs(card: Performance, lifted: _Lifted) -> Iterator[tuple[Link, int, Performance]]:
    """Link circles between two free slots of a card, one of which has another marker beside it: circle, that slot."""
    target = card.with_marker(lifted.slot, None) if card.id == lifted.card else card
    markers = target.markers
    if markers.count(None) < SEVERAL:
        return
    for circle in target.card.links:
        if markers[circle.a] is None and markers[circle.b] is None:
            for slot in (circle.a, circle.b):
                if any(markers[other.other_end(slot)] is not None for other in target.card.links_at[slot]):
                    yield circle, slot, target


def _ways(
    state: GameState, lifted: _Lifted, target: Performance, circle: Link, slot: int, place: int, owned: OwnedTrick
) -> Iterator[DoubleLink]:
    """The lifted marker at the other end of a circle, and a Trick set up on this slot so that several Links are lit."""
    other, marker, owner = circle.other_end(slot), lifted.marker, lifted.marker.owner
    here, there = (circle.a_corner, circle.b_corner) if slot == circle.a else (circle.b_corner, circle.a_corner)
    moved = placements(state, target, owner, marker.trick)[other]
    for set_up in placements(state, target, owner, owned.id)[slot]:
        assert isinstance(set_up, PlaceMarker)
        for move in moved:
            assert isinstance(move, PlaceMarker)
            is_there = (move.card, move.slot, move.turns) == (lifted.card, lifted.slot, marker.turns)
            if is_there or CORNERS[move.turns][there] != CORNERS[set_up.turns][here]:
                continue
            after = target.with_marker(other, marker._replace(turns=move.turns))
            laid = after.with_marker(slot, Marker(owner, owned.id, owned.suit, set_up.turns))
            links = laid.links_at(slot)
            if len(links) >= SEVERAL and takes_suit(state, after, owner, owned.suit):
                pays = sum(link_bonus(state, laid, slot, link) for link in links)
                yield DoubleLink(pays, (Reschedule(lifted.card, lifted.slot), move, SetUpTrick(place), set_up))
