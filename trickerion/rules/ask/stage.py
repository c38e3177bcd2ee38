"""Moves possible in the Theater, and the gain by each."""

from collections.abc import Collection, Sequence

from trickerion.rules.academy.practice import practising_of
from trickerion.rules.catalog import ACTION_COSTS, DUEL, TRICKS, Yields
from trickerion.rules.dark_alley.magician_effects import FreeReschedule, FreeRescheduling
from trickerion.rules.dark_alley.special_assignments.workshop import BringingOnStage
from trickerion.rules.effects.active_effects import card_in_use, show_causes
from trickerion.rules.effects.hooks import LinkPayment
from trickerion.rules.effects.modifiers import action_cost
from trickerion.rules.events import AbilityUsed, Event, PerformerRewarded, TrickPaid, TrickPerformed
from trickerion.rules.facts import stage
from trickerion.rules.gains import received
from trickerion.rules.locations import theater
from trickerion.rules.locations.acting import Acting
from trickerion.rules.moves import ChooseReward, Move, PlaceMarker, PlacePile, Reschedule, SetUpTrick
from trickerion.rules.phases.end_turn import leaving_card
from trickerion.rules.phases.performance import (
    extras_of,
    lying_yields,
    one_day_for_all,
    other_day,
    reckoned_beside,
    stays,
    weekday_of,
    yield_modifier,
)
from trickerion.rules.powers.board import owner_of
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.powers.showing import Showing
from trickerion.rules.state import NEUTRAL, GameState, Marker, OwnedTrick, Performance
from trickerion.rules.view import View


def hand_of(view: View) -> stage.Hand | None:
    """The Trick Marker in the hand of the player who decides; None for those who only look on."""
    state, choice = view.state, view.choice
    if not view.moves or choice is None:
        return None
    single, piles = _by_spot(view.moves, PlaceMarker), _by_spot(view.moves, PlacePile)
    if isinstance(choice, theater.SettingUp):
        owned = choice.trick(state)
        return stage.Hand(choice.seat, owned.trick, owned.suit, None, single, piles)
    if isinstance(choice, BringingOnStage):
        brought = state.players[choice.seat].trick_at(choice.place)
        return stage.Hand(choice.seat, brought.trick, brought.suit, None, single, piles, False, choice.source, True)
    if isinstance(choice, theater.Rescheduling):
        _, marker = choice.lifted(state)
        origin = stage.Spot(choice.card, choice.slot)
        is_free = isinstance(choice, FreeRescheduling)
        offer = choice.source if is_free else ""
        return stage.Hand(
            marker.owner, TRICKS[marker.trick], marker.suit, origin, single, piles, is_free, offer, pile=marker.pile
        )
    return None


def _by_spot(moves: Sequence[Move], kind: type[PlaceMarker] | type[PlacePile]) -> stage.Placements:
    turns_at: dict[stage.Spot, dict[int, Move]] = {}
    for move in moves:
        if isinstance(move, kind):
            turns_at.setdefault(stage.Spot(move.card, move.slot), {})[move.turns] = move
    return turns_at


def advised(state: GameState, seat: int, hand: stage.Hand | None, moves: Sequence[Move]) -> stage.Advised | None:
    """The Trick Marker of which these moves of a hint speak: one in the hand, of a Trick, or on a slot."""
    placed = next((move for move in moves[:2] if isinstance(move, (PlaceMarker, PlacePile))), None)
    if placed is None:
        return None
    first, marker = moves[0], None
    if isinstance(first, SetUpTrick):
        owned = state.players[seat].trick_at(first.place)
        marker = Marker(seat, owned.id, owned.suit, 0)
    elif isinstance(first, Reschedule):
        marker = state.performance(first.card).marker_at(first.slot)
    elif hand is not None:
        marker = Marker(hand.owner, hand.trick.id, hand.suit, 0)
    return stage.Advised(stage.Spot(placed.card, placed.slot), placed.turns, marker) if marker is not None else None


def laying(state: GameState, hand: stage.Hand, spot: stage.Spot, turns: int) -> stage.Laying:
    """Gain by the marker in the hand on a slot, with all that cards, rooms and Powers change about it."""
    if spot.slot < 0:
        return stage.Laying()
    card = hand.laid_on(state.performance(spot.card), spot.slot, turns)
    if hand.pays_links:
        circles = theater.payments_at(state, card, spot.slot, hand.owner)
    else:
        circles = [LinkPayment(link, card.link_at(link), (0,)) for link in card.links_at(spot.slot)]
    more = [yields for circle in circles for _, yields in circle.more]
    return stage.Laying(
        tuple(line for circle in circles for line in _lines(state, card, spot.slot, circle)),
        sum(shards for circle in circles for shards in circle.shards),
        Yields(*map(sum, zip(*more, strict=True))) if more else Yields(),
    )


def _lines(state: GameState, card: Performance, slot: int, circle: LinkPayment) -> list[stage.Payment]:
    """A line for each payment of one circle: the first of a Link is its own, all others come from the card in use."""
    partner, adds = card.markers[circle.link.other_end(slot)], card_in_use(state)
    assert partner is not None
    if not circle.category:
        return [stage.Payment(None, payout, adds) for payout in circle.pays]
    pays = circle.pays or (0,)  # with nothing to choose all that it pays is sure
    link = stage.MadeLink(circle.category, partner, pays[0], bool(circle.shards))
    return [stage.Payment(link, payout, adds if number else "") for number, payout in enumerate(pays)]


def stage_of(view: View, hand: stage.Hand | None = None) -> stage.StageFacts:
    """The Theater as the seat of the View sees it, with a marker in the hand."""
    state, choice = view.state, view.choice if view.moves else None
    offer = choice.source if isinstance(choice, FreeReschedule) else ""
    return stage.StageFacts(
        tuple(_card(view, card, hand) for card in state.row),
        tuple(
            _wing(view, hand, place, owned)
            for place, owned in enumerate(state.players[view.seat].tricks)
            if owned is not None
        ),
        (_action(view, "set_up_trick", SetUpTrick), _action(view, "reschedule", Reschedule)),
        any(isinstance(move, (SetUpTrick, Reschedule, ChooseReward)) for move in view.moves)
        or (isinstance(choice, Acting) and choice.location == "theater"),
        choice.pays[0] if isinstance(choice, theater.ReceivingLinkBonus) else 0,
        hand.offer if hand is not None else offer,
        state.options.ruling("link_bonus_level") == "highest",
        state.heir is not None or DUEL in state.boards,
        theater.LINK_BONUS,
    )


def _acting(view: View) -> Acting | None:
    """The Character of the seat that acts in the Theater now."""
    acting = next((frame for frame in reversed(view.state.stack) if isinstance(frame, Acting)), None)
    return acting if acting is not None and acting.seat == view.seat and acting.location == "theater" else None


def _card(view: View, card: Performance, hand: stage.Hand | None) -> stage.CardOnStage:
    state, laid = view.state, card.all_markers()
    refuses = ""
    if hand is not None:
        rest = hand.left(card)
        full = "full" if None not in rest.markers else "cannot"
        refuses = full if theater.takes_suit(state, rest, hand.owner, hand.suit) else "suit"
    return stage.CardOnStage(
        card,
        len(card.links),
        card.id == leaving_card(state),
        tuple(seat for seat in state.initiative if any(marker.owner == seat for _, marker in laid)),
        {
            slot: _why_fixed(view, marker)
            for slot, marker in laid
            if hand is None and Reschedule(card.id, slot) not in view.moves
        },
        refuses,
        {slot: lying_yields(state, marker) for slot, marker in laid if marker.owner != NEUTRAL},
    )


def _why_fixed(view: View, marker: Marker) -> str:
    acting = _acting(view)
    if marker.owner == NEUTRAL:
        return "printed"
    if acting is None or not view.moves:
        return "nobody"
    if marker.owner != view.seat:
        return "other"
    return "no_point" if acting.points < action_cost(view.state, acting, "reschedule") else "nowhere"


def _wing(view: View, hand: stage.Hand | None, place: int, owned: OwnedTrick) -> stage.WingFacts:
    state, player = view.state, view.state.players[view.seat]
    laid = (marker for card in state.row for _, marker in card.all_markers())
    away = sum(marker.pile for marker in laid if (marker.owner, marker.suit) == (view.seat, owned.suit))
    missing = player.missing(owned.trick)
    if hand is not None and (hand.owner, hand.suit) == (view.seat, owned.suit):
        stands = "chosen"
    elif not owned.markers:
        stands = "lacks" if missing else "on_stage" if away else "not_prepared"
    else:
        stands = "ready" if hand is not None or SetUpTrick(place) in view.moves else _why_idle(view)
    marker = Marker(view.seat, owned.id, owned.suit, 0)
    return stage.WingFacts(
        place,
        owned.trick,
        owned.suit,
        owned.markers,
        away,
        missing,
        stands,
        lying_yields(state, marker),
        practising_of(state, view.seat, owned.id).yields,
        theater.link_level(state, marker),
    )


def _why_idle(view: View) -> str:
    acting = _acting(view)
    if acting is None or not view.moves or _is_asked_for_pay(view):
        return "idle"
    return "no_point" if acting.points < action_cost(view.state, acting, "set_up_trick") else "no_card"


def _is_asked_for_pay(view: View) -> bool:
    return any(isinstance(move, ChooseReward) for move in view.moves)


def _action(view: View, action: str, kind: type[Move]) -> stage.StageAction:
    """Action of the Theater, one of two: its cost for the acting Character, and the reason why it is not possible."""
    state, acting, usual = view.state, _acting(view), ACTION_COSTS[action]
    cost = action_cost(state, acting, action) if acting is not None else usual
    if any(isinstance(move, kind) for move in view.moves):
        return stage.StageAction(action, cost, usual)
    if acting is None or _is_asked_for_pay(view):
        return stage.StageAction(action, cost, usual, "idle" if acting is None else "answer")
    if cost > acting.points:
        return stage.StageAction(action, cost, usual, "short", cost - acting.points)
    is_prepared = any(owned is not None and owned.markers for owned in state.players[view.seat].tricks)
    why = "no_marker" if kind is Reschedule else "no_card" if is_prepared else "not_prepared"
    return stage.StageAction(action, cost, usual, why)


def performers_after(state: GameState, card: str, slots: Collection[int]) -> frozenset[int]:
    """The seats that still have a card to perform when the Trick Markers on these slots have left the stage."""
    laid = ((there.id, slot, marker) for there in state.row for slot, marker in there.all_markers())
    return frozenset(
        marker.owner for there, slot, marker in laid if there != card or slot not in slots or stays(state, marker)
    )


def show_facts(state: GameState, performer: int, card: str, day: str, events: Sequence[Event]) -> stage.ShowFacts:
    """The show that these events tell, or would tell, or the Trick that plays on; ``state`` is the table before it."""
    paid = next((event for event in events if isinstance(event, TrickPaid) and event.power), None)
    if paid is not None:
        return _playing_on(state, paid, day, events)
    # a stolen Trick pays without its own room (ruling 143), and the events do not say which of them it is
    steals = any(isinstance(event, AbilityUsed) and event.seat == performer for event in events)
    tricks = (event for event in events if isinstance(event, TrickPerformed))
    bonuses = (event for event in events if isinstance(event, PerformerRewarded))
    return stage.ShowFacts(
        tuple(_shown(state, card, day, event, steals and event.owner == performer) for event in tricks),
        tuple((event.kind, received(state, event.seat, _paid(event))) for event in bonuses),
        tuple((effect, owner_of(state, effect)) for effect in show_causes(state, performer, events)),
        one_day_for_all(state),
    )


def _playing_on(state: GameState, paid: TrickPaid, day: str, events: Sequence[Event]) -> stage.ShowFacts:
    """The one Trick that pays beside a show: no card of the show counts for it (Double Bill)."""
    modifier, by_day = yield_modifier(state, paid.seat, day), Yields()
    card = state.performance(paid.card)
    marker = card.marker_at(paid.slot)
    if marker is not None:
        alone = Showing(paid.seat, day, Performance(card.id, (marker,)))
        by_day = reckoned_beside(state, alone, Yields(**POWERS[paid.power].data["change"])).by_day(modifier)
    told = TrickPerformed(
        paid.seat, paid.trick, paid.slot, paid.fame, paid.coins, paid.shards, modifier, by_day.fame, by_day.coins
    )
    causes = show_causes(state, paid.seat, [*events, told])
    counts = [paid.power, *(cause for cause in causes if cause in POWERS or cause == state.active_prophecy)]
    return stage.ShowFacts(
        (_shown(state, paid.card, day, told, may_be_stolen=False),),
        (),
        tuple((cause, owner_of(state, cause)) for cause in dict.fromkeys(counts)),
    )


def _paid(event: TrickPerformed | PerformerRewarded) -> Yields:
    return Yields(event.fame, event.coins, event.shards)


def _shown(state: GameState, card: str, day: str, event: TrickPerformed, may_be_stolen: bool) -> stage.ShownTrick:
    marker = state.performance(card).marker_at(event.slot)
    beyond = extras_of(state, marker)._asdict().items() if marker is not None else ()
    return stage.ShownTrick(
        event.owner,
        event.trick,
        marker.suit if marker is not None else "",
        event.slot,
        received(state, event.owner, _paid(event)),
        event.modifier,
        weekday_of(state, event.owner, day)[0],
        Yields(event.day_fame, event.day_coins),
        other_day(state, event.owner, day),
        tuple((kind, more) for kind, more in beyond if more),
        Yields() if may_be_stolen else practising_of(state, event.owner, event.trick).yields,
    )
