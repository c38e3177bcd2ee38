"""Theater: Set Up Trick and Reschedule; Trick Markers, Link circles and Link bonuses (rulings 1 to 11).

Perform is carried out in the Performance phase (``phases/performance.py``).
"""

from dataclasses import dataclass

from trickerion.rules.catalog import ACTION_COSTS, CATEGORIES, CORNERS, PERFORMANCES, TRICKS, Link
from trickerion.rules.events import Event, Linked, MarkerRescheduled, TrickSetUp
from trickerion.rules.gains import gain_coins, gain_fame, gain_shards
from trickerion.rules.locations.acting import Acting, DoAction, spend
from trickerion.rules.moves import ChooseReward, Move, PlaceMarker, Reschedule, SetUpTrick
from trickerion.rules.state import Choice, GameState, Marker, Performance, PlayerState

LINK_BONUS = {1: 1, 2: 2, 3: 3}
"""Fame or Coins for a Link, by Trick level (ruling 2)."""

SHARD_CIRCLE = 1

_TURNS = {c: [next(t for t in range(4) if CORNERS[t][d] == c) for d in range(4)] for c in CATEGORIES}
"""``_TURNS[category][direction]``: the orientation whose corner of that category points there."""

PLACEMENTS: dict[tuple[str, str], list[list[Move]]] = {
    (card.id, category): [
        [PlaceMarker(card.id, slot, _TURNS[category][corner]) for corner in corners]
        for slot, corners in enumerate(card.circles)
    ]
    for card in PERFORMANCES.values()
    for category in CATEGORIES
}
"""For a card and the category of a Trick: per slot, orientations with the own corner in a circle (ruling 7)."""

_SET_UP = [SetUpTrick(place) for place in range(4)]
_REWARDS: list[Move] = [ChooseReward("fame"), ChooseReward("coins")]


def actions(state: GameState, acting: Acting, player: PlayerState) -> list[Move]:
    """Set Up Trick and Reschedule with every own Trick Marker that has somewhere to go."""
    seat = acting.seat
    moves: list[Move] = []
    for place, owned in enumerate(player.tricks):
        if owned is not None and owned.markers and any(accepts(card, seat, owned.suit) for card in state.row):
            moves.append(_SET_UP[place])
    moves += [
        Reschedule(card.id, slot)
        for card in state.row
        for slot, marker in enumerate(card.markers)
        if marker is not None and marker.owner == seat and _can_move(state, card, slot, marker)
    ]
    return moves


def accepts(card: Performance, seat: int, suit: str) -> bool:
    """Whether the card has a free slot and no Trick Marker of this player and suit (ruling 8)."""
    free = False
    for marker in card.markers:
        if marker is None:
            free = True
        elif marker.owner == seat and marker.suit == suit:
            return False
    return free


def _placements(card: Performance, category: str) -> list[Move]:
    by_slot = PLACEMENTS[card.id, category]
    return [move for slot, marker in enumerate(card.markers) if marker is None for move in by_slot[slot]]


# ------------------------------------------------------------------ Links


def link_between(link: Link, markers: tuple[Marker | None, ...]) -> str:
    """The category that both corners in a Link circle show, or "" when it is not a Link (ruling 6)."""
    a, b = markers[link.a], markers[link.b]
    if a is None or b is None:
        return ""
    category = CORNERS[a.turns][link.a_corner]
    return category if category == CORNERS[b.turns][link.b_corner] else ""


def links_of(card: Performance) -> list[Link]:
    """All Links on a Performance card, whoever made them."""
    return [link for link in card.card.links if link_between(link, card.markers)]


def links_at(card: Performance, slot: int) -> list[Link]:
    """The Links of the Trick Marker on one slot."""
    return [link for link in card.card.links_at[slot] if link_between(link, card.markers)]


def other_end(link: Link, slot: int) -> int:
    """The slot at the other end of a Link circle."""
    return link.b if link.a == slot else link.a


def link_bonus(state: GameState, card: Performance, slot: int, link: Link) -> int:
    """Fame or Coins for a Link made with the Trick Marker on ``slot`` (ruling 1)."""
    made, other = card.markers[slot], card.markers[other_end(link, slot)]
    assert made is not None and other is not None
    level = TRICKS[made.trick].level
    if state.options.ruling("link_bonus_level") == "highest":
        level = max(level, TRICKS[other.trick].level)
    return LINK_BONUS[level]


# ------------------------------------------------------------------ Set Up Trick


def _set_up_trick(state: GameState, acting: Acting, move: Move, events: list[Event]) -> None:
    assert isinstance(move, SetUpTrick)
    spend(state, ACTION_COSTS["set_up_trick"])
    state.stack.append(SettingUp(acting.seat, move.place))


@dataclass(frozen=True, slots=True)
class SettingUp(Choice):
    """A Trick Marker is in the hand: one slot and one orientation."""

    place: int

    def legal_moves(self, state: GameState) -> list[Move]:
        owned = state.players[self.seat].tricks[self.place]
        assert owned is not None
        category = owned.trick.category
        moves: list[Move] = []
        for card in state.row:
            if accepts(card, self.seat, owned.suit):
                moves += _placements(card, category)
        return moves

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        assert isinstance(move, PlaceMarker)
        state.stack.pop()
        player = state.players[self.seat]
        owned = player.tricks[self.place]
        assert owned is not None
        player.tricks[self.place] = owned._replace(markers=owned.markers - 1)
        card = state.performance(move.card).with_marker(move.slot, Marker(self.seat, owned.id, owned.suit, move.turns))
        state.replace_performance(card)
        events.append(TrickSetUp(self.seat, owned.id, card.id, move.slot, move.turns))
        self._receive_link_bonuses(state, card, move.slot, events)

    def _receive_link_bonuses(self, state: GameState, card: Performance, slot: int, events: list[Event]) -> None:
        """Shards at once; Fame or Coins is asked Link by Link."""
        pays = []
        for link in links_at(card, slot):
            bonus = link_bonus(state, card, slot, link)
            category = link_between(link, card.markers)
            events.append(Linked(self.seat, card.id, slot, other_end(link, slot), category, bonus))
            pays.append(bonus)
            if link.shard:
                _pay_shard_circle(state, card, link, self.seat, events)
        if pays:
            state.stack.append(ReceivingLinkBonus(self.seat, tuple(pays)))


def _pay_shard_circle(state: GameState, card: Performance, link: Link, maker: int, events: list[Event]) -> None:
    """One Shard for each player with a Trick Marker in the Link, the maker first (rulings 5, 110)."""
    owners = {marker.owner for marker in (card.markers[link.a], card.markers[link.b]) if marker is not None}
    for seat in sorted(owners, key=lambda owner: owner != maker):
        gain_shards(state, seat, SHARD_CIRCLE, "link", events)


@dataclass(frozen=True, slots=True)
class ReceivingLinkBonus(Choice):
    """Fame or Coins for the first of the Links still to be paid (ruling 2: never a mix inside one)."""

    pays: tuple[int, ...]

    def legal_moves(self, state: GameState) -> list[Move]:
        return _REWARDS

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        assert isinstance(move, ChooseReward)
        state.stack.pop()
        if move.resource == "fame":
            gain_fame(state, self.seat, self.pays[0], "link", events)
        else:
            gain_coins(state, self.seat, self.pays[0], "link", events)
        if len(self.pays) > 1:
            state.stack.append(ReceivingLinkBonus(self.seat, self.pays[1:]))


# ------------------------------------------------------------------ Reschedule


def _can_move(state: GameState, card: Performance, slot: int, marker: Marker) -> bool:
    """Whether a Trick Marker has another slot, or another orientation on its own (ruling 9)."""
    if len(card.card.circles[slot]) > 1 or None in card.markers:
        return True
    return any(accepts(other, marker.owner, marker.suit) for other in state.row)


def _reschedule(state: GameState, acting: Acting, move: Move, events: list[Event]) -> None:
    assert isinstance(move, Reschedule)
    spend(state, ACTION_COSTS["reschedule"])
    state.stack.append(Rescheduling(acting.seat, move.card, move.slot))


@dataclass(frozen=True, slots=True)
class Rescheduling(Choice):
    """A Trick Marker is lifted from its slot: another free slot, or another orientation. Its Links pay nothing."""

    card: str
    slot: int

    def _lifted(self, state: GameState) -> tuple[Performance, Marker]:
        card = state.performance(self.card)
        marker = card.markers[self.slot]
        assert marker is not None
        return card.with_marker(self.slot, None), marker

    def legal_moves(self, state: GameState) -> list[Move]:
        own_card, marker = self._lifted(state)
        category = TRICKS[marker.trick].category
        unchanged = PlaceMarker(self.card, self.slot, marker.turns)
        moves: list[Move] = []
        for card in state.row:
            if card.id == self.card:
                moves += [move for move in _placements(own_card, category) if move is not unchanged]
            elif accepts(card, self.seat, marker.suit):
                moves += _placements(card, category)
        return moves

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        assert isinstance(move, PlaceMarker)
        state.stack.pop()
        card, marker = self._lifted(state)
        state.replace_performance(card)
        target = state.performance(move.card)
        state.replace_performance(target.with_marker(move.slot, marker._replace(turns=move.turns)))
        events.append(
            MarkerRescheduled(self.seat, marker.trick, self.card, self.slot, move.card, move.slot, move.turns)
        )


DO: dict[type[Move], DoAction] = {SetUpTrick: _set_up_trick, Reschedule: _reschedule}
