"""Why a Trick belongs on stage and a show is given: by the forecast that the show itself asks."""

from collections.abc import Sequence
from typing import NamedTuple

from trickerion.rules import moves as m
from trickerion.rules.ask.at_hand import is_last_turn, player_of, reason, show_day
from trickerion.rules.ask.forecast import ShowForecast, show_forecast
from trickerion.rules.ask.stage import hand_of, laying
from trickerion.rules.catalog import DAYS, SLOTS, SPECIALS, TRICKS, YIELD_MODIFIER, Yields
from trickerion.rules.dark_alley.magician_effects import Possessing
from trickerion.rules.effects.active_effects import keep_until_end_of_turn
from trickerion.rules.effects.modifiers import day_modifier
from trickerion.rules.facts.actions import Why
from trickerion.rules.facts.stage import Hand, Spot
from trickerion.rules.gains import received
from trickerion.rules.phases.end_turn import leaving_card
from trickerion.rules.phases.performance import Show, lasting_yields, lying_yields, own_cards
from trickerion.rules.phases.place_characters import open_slots
from trickerion.rules.state import PLACED, WAITING, GameState, Performance
from trickerion.rules.view import View

Then = Sequence[m.Move]
Placing = m.PlaceMarker | m.PlacePile

USUAL_DAY = next(day for day in DAYS if not YIELD_MODIFIER[day])
"""A weekday that changes no Yields."""


class _Sight(NamedTuple):
    """The show that a Trick Marker may be in: of whom, when, and how it is spoken of; ``state`` as it will be then."""

    kind: str
    performer: int
    day: str
    state: GameState


# ------------------------------------------------------------------ what a Trick Marker brings


def set_up(move: m.SetUpTrick, view: View, then: Then) -> Why:
    """Reason for this Trick, and for the slot where it is laid."""
    owned = player_of(view).trick_at(move.place)
    for placed in then[:1]:
        if isinstance(placed, (m.PlaceMarker, m.PlacePile)):
            return _on_card(view, Hand(view.seat, owned.trick, owned.suit), placed)
    return reason("set_up", trick=owned.id)


def rescheduled(move: m.Reschedule, view: View, then: Then) -> Why:
    """Reason for this Trick Marker, and for the slot where it is laid instead."""
    marker = view.state.performance(move.card).marker_at(move.slot)
    for placed in then[:1]:
        if isinstance(placed, m.PlaceMarker) and marker is not None:
            trick, origin = TRICKS[marker.trick], Spot(move.card, move.slot)
            hand = Hand(marker.owner, trick, marker.suit, origin, pile=marker.pile, pays_links=False)
            return _on_card(view, hand, placed)
    return reason("Reschedule")


def laid(move: Placing, view: View) -> Why:
    """Reason why the Trick Marker in the hand goes to this slot."""
    hand = hand_of(view)
    return _brings(view, hand, move) if hand is not None else reason("on_stage")


def _on_card(view: View, hand: Hand, placed: Placing) -> Why:
    told = _brings(view, hand, placed)
    return reason("on_card", show=(view.state.row_ids, placed.card), told=told)


def _brings(view: View, hand: Hand, move: Placing) -> Why:
    """Worth of a Trick Marker on a slot: its Links, its Yields, and its show."""
    links = len(laying(view.state, hand, Spot(move.card, move.slot), move.turns).links)
    seen, slot = _table_with(view, hand, move)
    sight, about = _in_sight(view, seen, move.card), {"trick": hand.trick.id, "number": links}
    if sight is None:
        return reason("links_alone" if links else "on_stage", **about)
    forecast = show_forecast(sight.state, sight.performer, sight.day, move.card)
    told = {"yields": _paid(sight.state, forecast, hand.owner, slot), "day": sight.day}
    rival = view.state.options.seats[sight.performer].name
    return reason(("links_" if links else "yields_") + sight.kind, **about, **told, rival=rival)


def _table_with(view: View, hand: Hand, move: Placing) -> tuple[GameState, int]:
    """The table with the Trick Marker on its slot, and that slot; beside the slots it has a number of its own."""
    seen = view.state.copy()
    if hand.origin is not None:
        seen.replace_performance(hand.left(seen.performance(hand.origin.card)))
    pile = 2 if isinstance(move, m.PlacePile) else hand.pile
    card = hand.laid_on(seen.performance(move.card), move.slot, move.turns, pile)
    seen.replace_performance(card)
    beside = [slot for slot, _ in card.all_markers() if slot < 0]
    return seen, move.slot if move.slot >= 0 else beside[-1]


def _in_sight(view: View, seen: GameState, card: str) -> _Sight | None:
    """The show in which the Trick Marker may be: an own one today, one of a rival, or one to come; None without any."""
    seat, day = view.seat, show_day(view)
    if day:
        return _Sight("own_show", seat, day, seen)
    day = _day_to_come(view)
    if day:
        return _Sight("own_show", seat, day, _with_the_card_of_the_magician(seen, seat))
    for rival, theirs in _on_stage(seen):
        if rival != seat and card in own_cards(seen, rival):
            return _Sight("others_show", rival, theirs, seen)
    if is_last_turn(seen) or card == leaving_card(seen):
        return None
    later = seen.copy()
    later.days, later.bonuses, later.active_prophecy = {}, [], ""
    return _Sight("later", seat, USUAL_DAY, later)


def _on_stage(state: GameState) -> list[tuple[int, str]]:
    """(seat, weekday) of the Magicians that stand on a stage."""
    found = ((seat, state.players[seat].characters.get("magician")) for seat in state.seats)
    there = [(seat, SLOTS[c.slot]) for seat, c in found if c is not None and c.status == PLACED and c.slot in SLOTS]
    return [(seat, slot.day or "") for seat, slot in there if slot.is_performance]


def _day_to_come(view: View) -> str:
    """A weekday on which the seat's Magician can still be placed on the stage today, the plainest; or ""."""
    magician = player_of(view).characters["magician"]
    if magician.status != WAITING or not magician.card:
        return ""
    open_to_it = (SLOTS[slot] for slot in open_slots(view.state, view.seat, magician))
    days = [slot.day or "" for slot in open_to_it if slot.is_performance]
    return min(days, key=lambda day: (abs(day_modifier(view.state, day)), DAYS.index(day)), default="")


def _with_the_card_of_the_magician(state: GameState, seat: int) -> GameState:
    """The table on which the special card under the Magician helps in its show."""
    magician, seen = state.players[seat].characters["magician"], state.copy()
    card = magician.copies or magician.card
    if card in SPECIALS and SPECIALS[card].action == "perform":
        seen.bonuses = list(seen.bonuses)
        keep_until_end_of_turn(seen, seat, card, magician.id)
    return seen


def _paid(state: GameState, forecast: ShowForecast, owner: int, slot: int) -> Yields:
    """Pay of the Trick on a slot for its owner in a show."""
    paid = next((event for event in forecast.tricks if (event.owner, event.slot) == (owner, slot)), None)
    return received(state, owner, Yields(paid.fame, paid.coins, paid.shards)) if paid is not None else Yields()


# ------------------------------------------------------------------ which show is given


def performed(move: m.Perform, view: View) -> Why:
    """Gain of the seat by a show: its Tricks that pay, or the show itself."""
    choice, state = view.choice, view.state
    performer = choice.performer if isinstance(choice, Possessing) else view.seat
    day = getattr(choice, "day", "") or state.day_of(performer) or USUAL_DAY
    forecast = show_forecast(state, performer, day, move.card)
    own = [e for e in forecast.tricks if e.owner == view.seat and any((e.fame, e.coins, e.shards))]
    tricks, total = list(dict.fromkeys(event.trick for event in own)), forecast.total(view.seat)
    kind = (
        "show_pays" if len(tricks) == 1 else "shows_pay" if tricks else "show_bonus" if any(total) else "show_nothing"
    )
    pays = reason(kind, tricks=tricks, yields=total)
    return reason("possessed", told=pays) if isinstance(choice, Possessing) else pays


def declined(move: m.DeclineToPerform, view: View) -> Why:
    """Reason why no show is given: Trick Markers wait, as long as there is something to wait for."""
    waits = [card for card in own_cards(view.state, view.seat) if card != leaving_card(view.state)]
    return reason("DeclineToPerform" if waits and not is_last_turn(view.state) else "declined")


def changes_hands(move: m.StealTrick, view: View) -> Why:
    """Reason why the Yields of another Trick are taken: they are more, or they are then others' no more."""
    show = next(frame for frame in reversed(view.state.stack) if isinstance(frame, Show))
    card = view.state.performance(show.card)
    own, other = card.marker_at(move.own_slot), card.marker_at(move.other_slot)
    assert own is not None
    assert other is not None
    gained = sum(lasting_yields(view.state, other.owner, other.trick)) - sum(lying_yields(view.state, own))
    return reason("StealTrick" if gained > 0 else "steals", ability=player_of(view).magician)


def swapped(move: m.SwapCards, view: View) -> Why:
    """Reason to let two Performance cards change places: the seat's Trick Markers then leave the row later."""
    row = view.state.row_ids
    after = [{move.card: move.other, move.other: move.card}.get(card, card) for card in row]
    own = [card.id for card in view.state.row for _, marker in card.all_markers() if marker.owner == view.seat]
    moved = sum(row.index(card) - after.index(card) for card in own)
    return reason("SwapCards" if moved > 0 and not is_last_turn(view.state) else "swap_pays")


def marker(move: m.ChooseMarker, view: View) -> Why:
    """Reason for this Trick Marker."""
    there: Performance = view.state.performance(move.card)
    lying = there.marker_at(move.slot)
    own = lying is not None and lying.owner == view.seat
    return reason("ChooseMarker", trick=lying.trick) if lying is not None and own else reason("this_marker")
