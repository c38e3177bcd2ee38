"""Theater: a helper backstage sets up Tricks; their Links pay Fame, never Coins. Pairs are planned together."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from trickerion.rules.academy.practice import practising_of
from trickerion.rules.events import Event
from trickerion.rules.heir.work import HeirAnswer, Work
from trickerion.rules.locations.theater import TURNS_TO, ReceivingLinkBonus, accepts, payments_at, set_up
from trickerion.rules.moves import ChooseReward, Move, PlaceMarker, SetUpFrom
from trickerion.rules.phases.end_turn import leaving_card
from trickerion.rules.state import GameState, Marker, OwnedTrick, Performance

FREE_TURN = "master_of_chains.heir"
"""Noted in ``PlayerState.used`` when the Master of Chains has laid the first marker of the turn."""


class HeirLaying(NamedTuple):
    """One marker laid in thought: Links, Fame from them and Shards for the Heir, and the card afterwards."""

    move: SetUpFrom
    links: int
    fame: int
    shards: int
    card: Performance

    @property
    def worth(self) -> tuple[int, int, int]:
        """Numbers that decide, in this order."""
        return self.links, self.fame, self.shards

    @property
    def trick(self) -> str:
        """The Trick of the marker."""
        marker = self.card.marker_at(self.move.slot)
        assert marker is not None
        return marker.trick


class MarkerPlan(NamedTuple):
    """The next marker or pair of markers, and why they go to this card."""

    layings: tuple[HeirLaying, ...]
    reason: str

    @property
    def card(self) -> str:
        """The Performance card."""
        return self.layings[0].move.card

    def answer(self) -> HeirAnswer:
        """The step that lays the first marker."""
        links, fame, shards = (sum(part) for part in zip(*(laying.worth for laying in self.layings), strict=True))
        tricks = tuple(laying.trick for laying in self.layings)
        return HeirAnswer(self.layings[0].move, self.reason, (self.card, tricks, links, fame, shards))


def set_up_plan(state: GameState, seat: int, number: int) -> MarkerPlan | None:
    """Plan of the Heir to set up its next marker, or the next two when they belong together; None if nothing fits."""
    player = state.players[seat]
    free_turn = player.magician == "master_of_chains" and FREE_TURN not in player.used
    ready = [place for place, owned in enumerate(player.tricks) if owned is not None and owned.markers]
    for index, place in enumerate(ready):
        chosen = _card_for(state, seat, place, state.row, free_turn)
        if chosen is None:
            continue
        card, reason = chosen
        pair = _pair(state, seat, ready[index:], card, free_turn) if number > 1 else None
        if pair:
            return MarkerPlan(pair, "pair")
        # ``max`` keeps the first of equal ones: reading order, then clockwise.
        best = max(_layings(state, seat, place, card, free_turn), key=lambda laying: laying.worth)
        return MarkerPlan((best,), reason)
    return None


def _card_for(
    state: GameState, seat: int, place: int, row: list[Performance], free_turn: bool
) -> tuple[Performance, str] | None:
    """The card for a Trick and the reason: one that stays, then its own markers, then the player's, then leftmost."""
    owned = state.players[seat].trick_at(place)
    legal = [card for card in row if next(_orientations(state, card, seat, owned, free_turn), None)]
    if not legal:
        return None
    pool = [card for card in legal if card.id != leaving_card(state)]
    is_forced = not pool
    best = min(pool or legal, key=lambda card: (not _holds(card, seat, True), not _holds(card, seat, False)))
    if is_forced:
        return best, "doomed_card_only"
    reason = "own_marker" if _holds(best, seat, True) else "players_marker" if _holds(best, seat, False) else "leftmost"
    return best, reason


def _holds(card: Performance, seat: int, own: bool) -> bool:
    return any((marker.owner == seat) == own for _, marker in card.all_markers())


def _reading_order(card: Performance) -> list[int]:
    """Slots by rows from the top, each from left to right."""
    cells = card.card.slots
    return sorted(range(len(cells)), key=lambda slot: (cells[slot][1], cells[slot][0]))


def _orientations(
    state: GameState, card: Performance, seat: int, owned: OwnedTrick, free_turn: bool
) -> Iterator[tuple[int, int]]:
    """(slot, quarter turns) of every legal way, in reading order and clockwise from up."""
    if not accepts(state, card, seat, owned.suit):
        return
    category = owned.trick.category
    any_way = free_turn or practising_of(state, seat, owned.id).free_orientation
    for slot in _reading_order(card):
        if card.markers[slot] is None:
            for corner in range(4):
                if any_way or corner in card.card.circles[slot]:
                    yield slot, TURNS_TO[category][corner]


def _layings(state: GameState, seat: int, place: int, card: Performance, free_turn: bool) -> Iterator[HeirLaying]:
    owned = state.players[seat].trick_at(place)
    for slot, turns in _orientations(state, card, seat, owned, free_turn):
        laid = card.with_marker(slot, Marker(seat, owned.id, owned.suit, turns))
        made = [payment for payment in payments_at(state, laid, slot, seat) if payment.category]
        fame = sum(sum(payment.pays) + sum(more.fame for _, more in payment.more) for payment in made)
        shards = sum(sum(payment.shards) for payment in made)
        yield HeirLaying(SetUpFrom(place, card.id, slot, turns), len(made), fame, shards, laid)


def _pair(
    state: GameState, seat: int, ready: list[int], card: Performance, free_turn: bool
) -> tuple[HeirLaying, ...] | None:
    """The next two markers when both go to this card and can lie there together; else None."""
    second = _second(state, seat, ready, card, free_turn)
    if second is None:
        return None
    first = ready[0]
    ways = [way for order in ((first, second), (second, first)) for way in _ways(state, seat, order, card, free_turn)]
    reading = {slot: rank for rank, slot in enumerate(_reading_order(card))}

    def key(way: tuple[HeirLaying, HeirLaying]) -> tuple[int, ...]:
        total = (sum(part) for part in zip(way[0].worth, way[1].worth, strict=True))
        by_trick = sorted(way, key=lambda laying: laying.move.place != first)
        ties = [x for laying in by_trick for x in (reading[laying.move.slot], _corner(state, seat, laying))]
        return (*(-part for part in total), way[0].move.place != first, *ties)

    return min(ways, key=key) if ways else None


def _corner(state: GameState, seat: int, laying: HeirLaying) -> int:
    """Direction of the corner of the Trick's category, counted clockwise from up."""
    category = state.players[seat].trick_at(laying.move.place).trick.category
    return TURNS_TO[category].index(laying.move.turns)


def _second(state: GameState, seat: int, ready: list[int], card: Performance, free_turn: bool) -> int | None:
    """The Trick of the next marker, found as if the first already lay on the card; None if it goes elsewhere."""
    first = state.players[seat].trick_at(ready[0])
    slot, turns = next(_orientations(state, card, seat, first, free_turn))
    imagined = card.with_marker(slot, Marker(seat, first.id, first.suit, turns))
    row = [imagined if other.id == card.id else other for other in state.row]
    again = ready if first.markers > 1 else ready[1:]
    for place in again:
        chosen = _card_for(state, seat, place, row, False)
        if chosen is not None:
            return place if chosen[0].id == card.id else None
    return None


def _ways(
    state: GameState, seat: int, order: tuple[int, int], card: Performance, free_turn: bool
) -> Iterator[tuple[HeirLaying, HeirLaying]]:
    for one in _layings(state, seat, order[0], card, free_turn):
        for two in _layings(state, seat, order[1], one.card, False):
            yield one, two


_FAME = ChooseReward("fame")


def next_step(state: GameState, work: Work) -> HeirAnswer | None:
    """The next marker; the second one of a pair follows at once."""
    if work.planned:
        owned = state.players[work.seat].trick_at(work.planned.place)
        return HeirAnswer(work.planned, "second_of_pair", (work.planned.card, owned.id))
    plan = set_up_plan(state, work.seat, work.left) if work.left else None
    return plan.answer() if plan else None


def do(state: GameState, work: Work, move: Move, events: list[Event]) -> Work:
    """Lay a marker and take Fame for its Links; the work that is left."""
    assert isinstance(move, SetUpFrom)
    plan = None if work.planned else set_up_plan(state, work.seat, work.left)
    planned = plan.layings[1].move if plan and len(plan.layings) > 1 else None
    set_up(state, work.seat, move.place, PlaceMarker(move.card, move.slot, move.turns), 1, events)
    player = state.players[work.seat]
    if player.magician == "master_of_chains" and FREE_TURN not in player.used:
        player.used.append(FREE_TURN)  # only the first marker of the turn is turned any way
    while isinstance(state.stack[-1], ReceivingLinkBonus):
        state.stack[-1].apply(state, _FAME, events)
    return replace(work, left=work.left - 1, planned=planned)
