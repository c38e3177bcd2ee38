"""Theater: Set Up Trick and Reschedule; Trick Markers, Link circles and Link bonuses (rulings 1 to 11).

Perform is carried out in the Performance phase (``phases/performance.py``).
"""

from trickerion.rules.academy.practice import equal_markers, link_extras, practising_of
from trickerion.rules.catalog import CATEGORIES, CORNERS, DAYS, PERFORMANCES, SLOTS, TRICKS, Link, Slot
from trickerion.rules.effects.active_effects import acting_effects, effects_of, let_one_do, use_up_card
from trickerion.rules.effects.hooks import LinkPayment
from trickerion.rules.effects.modifiers import action_cost
from trickerion.rules.events import CirclePaid, Event, Linked, MarkerRescheduled, TrickSetUp
from trickerion.rules.gains import gain, gain_coins, gain_fame, gain_shards
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.location import Action, Location
from trickerion.rules.moves import ChooseReward, Move, PlaceMarker, Reason, Reschedule, SetUpTrick
from trickerion.rules.state import NEUTRAL, Character, Choice, GameState, Marker, OwnedTrick, Performance, PlayerState

LINK_BONUS = {1: 1, 2: 2, 3: 3}
"""Fame or Coins for a Link, by Trick level (ruling 2)."""

SHARD_CIRCLE = 1

TURNS_TO = {c: [next(t for t in range(4) if CORNERS[t][d] == c) for d in range(4)] for c in CATEGORIES}
"""``TURNS_TO[category][direction]``: the orientation whose corner of that category points there."""

PLACEMENTS: dict[tuple[str, str], list[list[Move]]] = {
    (card.id, category): [
        [PlaceMarker(card.id, slot, TURNS_TO[category][corner]) for corner in corners]
        for slot, corners in enumerate(card.circles)
    ]
    for card in PERFORMANCES.values()
    for category in CATEGORIES
}
"""For a card and the category of a Trick: per slot, orientations with the category's corner in a circle (ruling 7)."""

ALL_PLACEMENTS: dict[str, list[list[Move]]] = {
    card.id: [[PlaceMarker(card.id, slot, turns) for turns in range(4)] for slot in range(len(card.slots))]
    for card in PERFORMANCES.values()
}
"""For a card: per slot, every orientation, for Tricks whose own corner may lie anywhere."""

_SET_UP = [SetUpTrick(place) for place in range(4)]
_REWARDS: list[Move] = [ChooseReward("fame"), ChooseReward("coins")]


def actions(state: GameState, acting: Acting, player: PlayerState) -> list[Move]:
    """Set Up Trick and Reschedule with every Trick Marker of the player that has somewhere to go."""
    moves: list[Move] = [_SET_UP[place] for place in range(4) if can_set_up(state, acting, player, place)]
    if acting.points >= action_cost(state, acting, "reschedule"):
        moves += reschedules(state, acting.seat)
        for effect in acting_effects(state, acting):
            moves += effect.more_reschedules(state, acting.seat)
    return moves


def can_set_up(state: GameState, acting: Acting, player: PlayerState, place: int) -> bool:
    """True when a Character at work in the Theater can set up the Trick of this place of its player now."""
    owned, seat = player.tricks[place], acting.seat
    if owned is None or not owned.markers or acting.points < action_cost(state, acting, "set_up_trick"):
        return False
    if any(accepts(state, card, seat, owned.suit) for card in state.row):
        return True
    effects = effects_of(state, seat)
    return any(effect.more_placements(state, seat, owned, card) for effect in effects for card in state.row)


def reschedules(state: GameState, owner: int) -> list[Move]:
    """Trick Markers of a player that can be rescheduled, those beside the slots included (ruling 126)."""
    return [
        Reschedule(card.id, slot)
        for card in state.row
        for slot, marker in card.all_markers()
        if marker.owner == owner and _can_move(state, card, slot, marker)
    ]


def accepts(state: GameState, card: Performance, seat: int, suit: str) -> bool:
    """True when the card has a free slot and takes one more Trick Marker of this player and suit."""
    return None in card.markers and takes_suit(state, card, seat, suit)


def takes_suit(state: GameState, card: Performance, seat: int, suit: str) -> bool:
    """True when a card takes one more equal Trick Marker: none without a Practice Room that allows more (8)."""
    if not has_suit(card, seat, suit):
        return True
    if not state.boards:
        return False
    equal = sum(marker.owner == seat and marker.suit == suit for _, marker in card.all_markers())
    return equal < equal_markers(state, seat, suit)


def has_suit(card: Performance, seat: int, suit: str) -> bool:
    """True when a Trick Marker of this player and suit lies on the card."""
    for marker in card.markers:
        if marker is not None and marker.owner == seat and marker.suit == suit:
            return True
    return any(marker.owner == seat and marker.suit == suit for marker in card.guests)


def placements(state: GameState, card: Performance, owner: int, trick: str) -> list[list[Move]]:
    """Per slot, the orientations that a Trick may take there."""
    if state.boards and practising_of(state, owner, trick).free_orientation:
        return ALL_PLACEMENTS[card.id]
    return PLACEMENTS[card.id, TRICKS[trick].category]


def free_placements(state: GameState, card: Performance, owner: int, trick: str) -> list[Move]:
    """Every free slot of a card with the orientations that a Trick may take."""
    by_slot = placements(state, card, owner, trick)
    return [move for slot, marker in enumerate(card.markers) if marker is None for move in by_slot[slot]]


# ------------------------------------------------------------------ what Links pay


def link_bonus(state: GameState, card: Performance, slot: int, link: Link) -> int:
    """Fame or Coins for a Link made with the Trick Marker on ``slot`` (ruling 1)."""
    made, other = card.markers[slot], card.markers[link.other_end(slot)]
    assert made is not None
    assert other is not None
    level = link_level(state, made)
    if other.owner != NEUTRAL and state.options.ruling("link_bonus_level") == "highest":
        level = max(level, link_level(state, other))
    return LINK_BONUS[level]


def link_level(state: GameState, marker: Marker) -> int:
    """The level with which a Trick counts where a Link payment is worked out: higher in a Practice Room."""
    level = TRICKS[marker.trick].level
    if not state.boards:
        return level
    return min(max(LINK_BONUS), level + practising_of(state, marker.owner, marker.trick).link_level)


def payments_at(state: GameState, card: Performance, slot: int, maker: int) -> list[LinkPayment]:
    """Payments for the Links of the Trick Marker on a slot, were they paid now, as cards change them."""
    made = card.markers[slot]
    more = link_extras(state, maker, made.trick) if state.boards and made and made.owner == maker else ()
    payments = [
        LinkPayment(
            link,
            card.link_at(link),
            (link_bonus(state, card, slot, link),),
            (SHARD_CIRCLE,) if link.shard else (),
            more,
        )
        for link in card.links_at(slot)
    ]
    for effect in effects_of(state, maker):
        payments = effect.link_payments(state, card, slot, payments)
    return payments


# ------------------------------------------------------------------ Set Up Trick


class SettingUp(Choice):
    """A Trick Marker is in the hand: one slot and one orientation."""

    place: int

    def trick(self, state: GameState) -> OwnedTrick:
        """The Trick that is being set up."""
        return state.players[self.seat].trick_at(self.place)

    def legal_moves(self, state: GameState) -> list[Move]:
        owned = self.trick(state)
        moves = self._usual_moves(state, owned)
        for effect in effects_of(state, self.seat):
            for card in state.row:
                moves += effect.more_placements(state, self.seat, owned, card)
        return moves

    def _usual_moves(self, state: GameState, owned: OwnedTrick) -> list[Move]:
        moves: list[Move] = []
        for card in state.row:
            if accepts(state, card, self.seat, owned.suit):
                moves += free_placements(state, card, self.seat, owned.id)
        return moves

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        owned = self.trick(state)
        by_card = state.bends_rules and isinstance(move, PlaceMarker) and move not in self._usual_moves(state, owned)
        if not isinstance(move, PlaceMarker):
            let_one_do(effects_of(state, self.seat), state, self.seat, move, events)
            return
        state.stack.pop()
        set_up(state, self.seat, self.place, move, 1, events)
        if by_card:
            use_up_card(state, events)


def set_up(state: GameState, seat: int, place: int, move: PlaceMarker, pile: int, events: list[Event]) -> None:
    """Lay Trick Markers of a Trick on a slot, or beside the slots, and receive what that brings."""
    player = state.players[seat]
    owned = player.trick_at(place)
    player.tricks[place] = owned._replace(markers=owned.markers - pile)
    marker = Marker(seat, owned.id, owned.suit, move.turns, pile)
    card = state.performance(move.card)
    card = card.with_guest(marker) if move.slot < 0 else card.with_marker(move.slot, marker)
    state.replace_performance(card)
    events.append(TrickSetUp(seat, owned.id, card.id, move.slot, move.turns))
    pays = link_payments(state, card, move.slot, seat, events) if move.slot >= 0 else []
    if pays:
        state.stack.append(ReceivingLinkBonus(seat, tuple(pays)))
    for effect in effects_of(state, seat):
        effect.set_up(state, seat, marker, events)


def link_payments(state: GameState, card: Performance, slot: int, maker: int, events: list[Event]) -> list[int]:
    """Tell what the marker on a slot brings, pay its Shard circles, and say which payments are still to be chosen."""
    payments = payments_at(state, card, slot, maker)
    for link, category, pays, _, _ in payments:
        where = maker, card.id, slot, link.other_end(slot)
        events.append(Linked(*where, category, sum(pays)) if category else CirclePaid(*where, sum(pays)))
    for shards in (shards for payment in payments for shards in payment.shards):
        gain_shards(state, maker, shards, "link", events)
    for source, yields in (entry for payment in payments for entry in payment.more):
        gain(state, maker, yields, source, events)
    shared = [payment.link for payment in payments if payment.category and payment.link.shard]
    partners = [marker for link in shared for marker in (card.markers[link.a], card.markers[link.b])]
    for marker in partners:  # a partner of your own adds none (ruling 5)
        if marker is not None and marker.owner not in (maker, NEUTRAL):
            gain_shards(state, marker.owner, SHARD_CIRCLE, "link", events)
    return [pays for payment in payments for pays in payment.pays]


class ReceivingLinkBonus(Choice):
    """Fame or Coins for the first of the Links still to be paid (ruling 2: never a mix inside one)."""

    pays: tuple[int, ...]

    def legal_moves(self, state: GameState) -> list[Move]:
        return _REWARDS

    def answered(self, state: GameState, move: ChooseReward, events: list[Event]) -> None:
        if move.resource == "fame":
            gain_fame(state, self.seat, self.pays[0], "link", events)
        else:
            gain_coins(state, self.seat, self.pays[0], "link", events)
        if len(self.pays) > 1:
            state.stack.append(ReceivingLinkBonus(self.seat, self.pays[1:]))


# ------------------------------------------------------------------ Reschedule


def _can_move(state: GameState, card: Performance, slot: int, marker: Marker) -> bool:
    """True when a Trick Marker has another slot, or another orientation on its own (ruling 9)."""
    turns = placements(state, card, marker.owner, marker.trick)[slot] if slot >= 0 else []
    has_room = None in card.markers or len(turns) > 1
    if has_room and takes_suit(state, card.with_marker(slot, None), marker.owner, marker.suit):
        return True
    return any(accepts(state, other, marker.owner, marker.suit) for other in state.row if other.id != card.id)


class Rescheduling(Choice):
    """A Trick Marker is lifted from its slot: another free slot, or another orientation. Its Links pay nothing."""

    card: str
    slot: int

    def lifted(self, state: GameState) -> tuple[Performance, Marker]:
        """The card without the lifted Trick Marker, and the marker."""
        card = state.performance(self.card)
        marker = card.marker_at(self.slot)
        assert marker is not None
        return card.with_marker(self.slot, None), marker

    def legal_moves(self, state: GameState) -> list[Move]:
        moves = self.targets(state)
        for effect in effects_of(state, self.seat):
            moves += effect.instead_of_rescheduling(state, self.seat)
        return moves

    def targets(self, state: GameState) -> list[Move]:
        """Free slots and orientations, its present slot too; two equal markers never share a card (ruling 127)."""
        own_card, marker = self.lifted(state)
        moves: list[Move] = []
        for card in state.row:
            target = own_card if card.id == self.card else card
            if accepts(state, target, marker.owner, marker.suit):
                moves += free_placements(state, target, marker.owner, marker.trick)
        unchanged = PlaceMarker(self.card, self.slot, marker.turns)
        return [move for move in moves if move is not unchanged]

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        if not isinstance(move, PlaceMarker):
            let_one_do(effects_of(state, self.seat), state, self.seat, move, events)
            return
        state.stack.pop()
        _, marker = self.lifted(state)
        move_marker(state, self.seat, self.card, self.slot, move, events)
        if marker.owner != self.seat:
            use_up_card(state, events)


def move_marker(state: GameState, seat: int, card: str, slot: int, move: PlaceMarker, events: list[Event]) -> None:
    """Move the Trick Marker of a slot to another one; nobody is paid."""
    marker = state.performance(card).marker_at(slot)
    assert marker is not None
    state.replace_performance(state.performance(card).with_marker(slot, None))
    target = state.performance(move.card)
    state.replace_performance(target.with_marker(move.slot, marker._replace(turns=move.turns)))
    events.append(MarkerRescheduled(seat, marker.trick, card, slot, move.card, move.slot, move.turns))


# ------------------------------------------------------------------ the Location


def _nothing_to_set_up(state: GameState, acting: Acting) -> Reason | None:
    owned = [trick for trick in state.players[acting.seat].tricks if trick is not None and trick.markers]
    if not owned:
        return Reason("nothing_prepared")
    can = any(accepts(state, card, acting.seat, trick.suit) for trick in owned for card in state.row)
    return None if can else Reason("no_card_free")


def _nothing_to_reschedule(state: GameState, acting: Acting) -> Reason | None:
    if not any(marker.owner == acting.seat for card in state.row for _, marker in card.all_markers()):
        return Reason("no_own_marker")
    can_pay = acting.points >= action_cost(state, acting, "reschedule")
    return Reason("no_other_slot") if can_pay else None


_DAYS = {day: [slot for slot in SLOTS.values() if slot.day == day] for day in DAYS}
_BACKSTAGE = {day: [slot for slot in slots if not slot.is_performance] for day, slots in _DAYS.items()}


def _slots(state: GameState, seat: int, character: Character) -> list[Slot]:
    """Weekday Restriction: one day per player, one player per day; Performance slots are for Magicians."""
    own_day = state.day_of(seat)
    days = [own_day] if own_day else [day for day in DAYS if day not in state.days]
    slots = _DAYS if character.kind == "magician" else _BACKSTAGE
    return [slot for day in days for slot in slots[day]]


THEATER = Location(
    "theater",
    actions,
    (
        Action(
            "set_up_trick",
            (SetUpTrick,),
            lambda state, acting, move, events: state.stack.append(SettingUp(acting.seat, move.place)),
            _nothing_to_set_up,
        ),
        Action(
            "reschedule",
            (Reschedule,),
            lambda state, acting, move, events: state.stack.append(Rescheduling(acting.seat, move.card, move.slot)),
            _nothing_to_reschedule,
        ),
        Action("perform", lacks=lambda state, acting: Reason("in_performance")),
    ),
    _slots,
)
