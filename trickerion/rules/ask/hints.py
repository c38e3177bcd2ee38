"""Reasons why a move is a good answer for the seat of a View: by lacks of its Tricks, work to go on, shows to come."""

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any

from trickerion.rules import moves as m
from trickerion.rules.ask import hints_at_work as work
from trickerion.rules.ask import hints_of_cards as cards
from trickerion.rules.ask import hints_of_modules
from trickerion.rules.ask import hints_of_places as places
from trickerion.rules.ask import hints_of_shows as shows
from trickerion.rules.ask.at_hand import reason, trick_on
from trickerion.rules.catalog import MAGICIANS, kind_of
from trickerion.rules.facts.actions import Why
from trickerion.rules.view import View

Then = Sequence[m.Move]


def why(view: View, move: m.Move, then: Then = (), saved_for: str = "") -> Why:
    """Reason for this move, which the moves ``then`` shall follow; ``saved_for``: the Trick that the seat saves for."""
    saved = work.for_saved(move, view, saved_for) if saved_for else None
    if saved is not None:
        return saved
    asked = hints_of_modules.AT.get(type(view.choice), {}).get(type(move))
    if asked is not None:
        return asked(move, view)
    if type(move) in _AHEAD:
        return _AHEAD[type(move)](move, view, then)
    found = _WHY.get(type(move))
    about = {field.name: getattr(move, field.name) for field in fields(move)}
    return found(move, view) if found is not None else Why(type(move).__name__, about)


def _of_trick(move: Any, view: View) -> Why:
    return reason(type(move).__name__, trick=trick_on(view, move.place), place=move.place)


_WHY: dict[type[m.Move], Callable[[Any, View], Why]] = {
    **hints_of_modules.WHY,
    m.ChooseMagician: lambda move, view: reason(
        "ChooseMagician", magician=move.magician, category=MAGICIANS[move.magician].category
    ),
    m.ChooseTrick: cards.first_trick,
    m.ChooseSpecialist: lambda move, view: work.character(move.specialist, view),
    m.RerollConfiguration: cards.configuration,
    m.Advertise: cards.poster,
    m.DoNotAdvertise: cards.no_poster,
    m.LayCard: cards.lay_card,
    m.FinishAssignment: cards.assigned,
    m.LeaveIdle: places.left_idle,
    m.LearnTrick: work.learned,
    m.ChooseDie: work.die_used,
    m.TakeCoins: work.coins_taken,
    m.ChooseFace: work.face,
    m.Buy: work.for_trick("now"),
    m.Order: work.for_trick("ordered"),
    m.QuickOrder: work.for_trick("quick_ordered"),
    m.ChooseComponent: work.for_trick("now"),
    m.TakeComponent: work.for_trick("now"),
    m.MoveComponents: work.for_trick("with_manager"),
    m.ChooseCount: work.counted,
    m.Bargain: work.bargained,
    m.ChooseOrderSlot: work.order_slot,
    m.ReturnComponent: work.given_back,
    m.ChoosePile: lambda move, view: reason("pile_manager" if move.board == "manager" else "pile_board"),
    m.Prepare: work.prepared,
    m.MoveTrick: work.trick_moved,
    m.ReplaceTrick: work.replaced,
    m.ChooseOwnTrick: _of_trick,
    m.ChooseTrickPlace: work.trick_place,
    m.ChooseManagerSlot: work.manager_slot,
    m.ChooseApprenticePlace: work.home,
    m.ChooseKind: lambda move, view: work.character(kind_of(move.character), view),
    m.PlaceMarker: shows.laid,
    m.PlacePile: shows.laid,
    m.ChooseReward: work.reward,
    m.Perform: shows.performed,
    m.DeclineToPerform: shows.declined,
    m.ChooseMarker: shows.marker,
    m.StealTrick: shows.changes_hands,
    m.SwapCards: shows.swapped,
    m.DrawCard: cards.drawn,
    m.KeepCard: cards.kept,
    m.TellFortune: cards.fortune,
    m.ChangeFate: lambda move, view: reason("ChangeFate", prophecy=view.state.pending[move.place]),
    m.UseCard: lambda move, view: reason("UseCard", card=move.card, text=move.card),
    m.CopyCard: cards.copied,
    m.FinishCharacter: places.finished,
}
"""The reason of each kind of move that asks the table for one; that of any other is called as the move itself."""

_AHEAD: dict[type[m.Move], Callable[[Any, View, Then], Why]] = {
    m.PlaceCharacter: places.placed,
    m.Enhance: places.enhanced,
    m.ForgoBonus: places.boosted,
    m.UseAbility: places.boosted,
    m.SetDie: cards.set_die,
    m.HireCharacter: work.hired,
    m.SetUpTrick: shows.set_up,
    m.Reschedule: shows.rescheduled,
    m.ReturnTrick: work.room_made,
}
"""The reason of moves that are made for what follows them."""
