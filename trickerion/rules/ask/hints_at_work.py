"""Why something is learned, hired, bought or prepared: what the seat's Tricks lack, and who goes on with the work."""

from collections.abc import Callable, Sequence
from typing import Any

from trickerion.rules import moves as m
from trickerion.rules.ask.at_hand import is_last_turn, nearest, player_of, reason, trick_on, who_prepares, who_sets_up
from trickerion.rules.ask.hints_of_places import nearest_on_sale
from trickerion.rules.ask.team import wage_bill
from trickerion.rules.ask.tricks import cheapest_coins, missing_components
from trickerion.rules.catalog import ANY, MAX_PER_COMPONENT, PERFORMER_BONUS, TRICKS, Yields, kind_of, location_of
from trickerion.rules.effects.active_effects import effects_of
from trickerion.rules.effects.modifiers import action_cost, bank_coins, players_cost
from trickerion.rules.facts.actions import Why
from trickerion.rules.learning import take_trick
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.downtown import matching_cost
from trickerion.rules.locations.market_row import orderable
from trickerion.rules.locations.workshop import markers_at, prepared_markers
from trickerion.rules.state import ENGINEER_PLACE, WAITING
from trickerion.rules.view import View

Then = Sequence[m.Move]


# ------------------------------------------------------------------ saving for a Trick


def for_saved(move: m.Move, view: View, trick: str) -> Why | None:
    """Reason why a move is made for a Trick that is still to be learned; None when it is made for something else."""
    if isinstance(move, (m.TakeCoins, m.DoNotAdvertise)):
        return None if wage_bill(view.state, view.seat).short else saving(view, trick)
    if isinstance(move, (m.Buy, m.Order, m.QuickOrder)):
        is_lacking = move.component in missing_components(player_of(view), trick)
        if is_lacking and not nearest(view, move.component)[0]:  # this Trick alone needs the Component
            return reason("for_saved", component=move.component, trick=trick)
    return None


def saving(view: View, trick: str) -> Why | None:
    """Needs of a Trick still to be learned beyond the Coins that are there; None when they are enough."""
    player, fee = player_of(view), matching_cost(view.state, view.seat, trick)
    if fee > player.coins:
        return reason("saving_fee", trick=trick, number=fee - player.coins)
    short = fee + cheapest_coins(view.state, view.seat, trick) - player.coins
    return reason("saving_components", trick=trick, number=short) if short > 0 else None


# ------------------------------------------------------------------ Downtown


def learned(move: m.LearnTrick, view: View) -> Why:
    """Lacks of a new Trick, or the Character who prepares it."""
    trick, missing = TRICKS[move.trick], missing_components(player_of(view), move.trick)
    if missing:
        return reason("learn_lacking", trick=move.trick, yields=trick.yields, pieces=missing)
    markers, who = _markers_that_come(view, move.trick), who_prepares(view, move.trick)
    if markers:
        return reason("learn_marked", trick=move.trick, number=markers)
    kind = "learn_for" if who else "learn_ready" if is_last_turn(view.state) else "learn"
    return reason(kind, trick=move.trick, who=who)


def _markers_that_come(view: View, trick: str) -> int:
    """Trick Markers with which a Trick comes when whoever acts now learns it."""
    seen, seat = view.state.copy(), view.seat
    places, suits = seen.players[seat].free_trick_places(), seen.players[seat].free_suits()
    if not places or not suits or not seen.bends_rules:
        return 0
    take_trick(seen, seat, trick, suits[0], places[0], "", [])
    for effect in effects_of(seen, seat):
        effect.learned(seen, seat, places[0], [])
    return seen.players[seat].trick_at(places[0]).markers


def die_used(move: m.ChooseDie, view: View) -> Why:
    """Use that the other Residence die still has."""
    others = [o.die for o in view.moves if isinstance(o, m.ChooseDie) and o.die != move.die]
    face = view.state.dice[others[0]] if others else ANY
    return reason("ChooseDie" if not others else "die_any" if face == ANY else "die_stays", category=face)


def coins_taken(move: m.TakeCoins, view: View) -> Why:
    """Purpose of Coins from the Bank."""
    name, missing = nearest(view)
    bill = wage_bill(view.state, view.seat)
    if bill.short:
        return reason("coins_wages")
    if is_last_turn(view.state):
        return reason("coins_end")
    if name:
        return reason("coins_for", trick=name, components=missing)
    return reason("coins" if bill.laid else "coins_later")


def hired(move: m.HireCharacter, view: View, then: Then) -> Why:
    """Use of the Character that joins: the one on the die, or whoever is chosen in its place."""
    chosen = next((kind_of(after.character) for after in then[:1] if isinstance(after, m.ChooseKind)), "")
    return character(chosen or view.state.dice[move.die], view)


def character(kind: str, view: View) -> Why:
    """Use of a Character of a kind; in the last turn it comes too late for all but the final scoring."""
    return reason(
        "joins_late" if is_last_turn(view.state) else kind, hired=kind, yields=PERFORMER_BONUS.get(kind, Yields())
    )


def face(move: m.ChooseFace, view: View) -> Why:
    """Use of a die with this face."""
    if move.face.isdigit():
        return reason("face_coins", number=bank_coins(view.state, view.seat, int(move.face)))
    is_person = move.face in ("assistant", "engineer", "manager", "apprentice")
    return reason("face_hire" if is_person else f"face_{move.face}", hired=move.face)


def room_made(move: m.ReturnTrick, view: View, then: Then) -> Why:
    """For what a Trick makes room."""
    new = next((after.trick for after in then if isinstance(after, m.LearnTrick)), "")
    return reason("room_for" if new else "make_room", trick=trick_on(view, move.place), learned=new)


def replaced(move: m.ReplaceTrick, view: View) -> Why:
    """Reason why a Trick makes way for the one being learned: its Trick Markers stay, if it has any."""
    markers = player_of(view).trick_at(move.place).markers
    return reason("ReplaceTrick" if markers else "make_room", trick=trick_on(view, move.place), learned="")


# ------------------------------------------------------------------ the Market Row


def for_trick(how: str) -> Callable[[Any, View], Why]:
    """Purpose of a Component, and what comes after it; ``how`` it is had, if not at once."""

    def found(move: Any, view: View) -> Why:
        trick, missing = nearest(view, move.component)
        rest = [other for other in missing if other != move.component]
        who = who_prepares(view, trick) if trick and not rest and how == "now" else ""
        kind = "for_later" if not trick else "lacks_more" if rest else "lacks" if how != "now" else "last"
        kind = "last_for" if who else "for_score" if not trick and is_last_turn(view.state) else kind
        told = reason(kind, component=move.component, trick=trick, components=rest, who=who)
        return reason(_had(how, view, move.component), told=told)

    return found


def _had(how: str, view: View, component: str) -> str:
    """Way to a Component, where that is more than at once."""
    if how == "ordered" and is_last_turn(view.state):
        return "now"
    if how == "quick_ordered" and not _is_bought_today(view):
        return "now"
    return "now" if how == "with_manager" and player_of(view).amount(component) >= MAX_PER_COMPONENT else how


def _is_bought_today(view: View) -> bool:
    """True when somebody of the team can still buy: who acts now, or who waits with a card for the Market Row."""
    frame, team = view.choice, player_of(view).characters.values()
    waits = any(c.status == WAITING and c.card and location_of(c.card) == "market_row" for c in team)
    if waits or not isinstance(frame, Acting):
        return waits
    cost = action_cost(view.state, frame, "quick_order") + players_cost(view.state, view.seat, "buy")
    return frame.points >= cost


def counted(move: m.ChooseCount, view: View) -> Why:
    """Number of pieces that a Trick lacks."""
    wanted = getattr(view.choice, "component", "")
    trick, missing = nearest(view, wanted) if wanted else ("", {})
    if not trick:
        return reason("count_none")
    kind = "count_all" if move.count >= missing[wanted] else "count_some"
    return reason(kind, trick=trick, pieces={wanted: missing[wanted]})


def bargained(move: m.Bargain, view: View) -> Why:
    """Reason to bargain: the price falls, or the Action Points are kept for something."""
    bought = getattr(view.choice, "component", "")
    to_order = orderable(view.state, view.seat) if not is_last_turn(view.state) else []
    to_be_had = {*nearest_on_sale(view), *to_order} - {bought}
    wanted = [component for component in nearest(view)[1] if component in to_be_had]
    if move.points:
        return reason("haggle_more" if wanted else "haggle")
    has_points = any(isinstance(other, m.Bargain) and other.points for other in view.moves)
    kind = "points_for" if wanted and has_points else "points_kept" if has_points else "no_bargain"
    return reason(kind, components=wanted)


def order_slot(move: m.ChooseOrderSlot, view: View) -> Why:
    """Reason why the Component of this Buy slot may be replaced."""
    component = view.state.stock[move.slot]
    return reason("order_slot" if nearest(view, component)[0] else "ChooseOrderSlot", component=component)


def given_back(move: m.ReturnComponent, view: View) -> Why:
    """Reason why a Component is given back: no Trick is missing it then, or it is needed least."""
    player = player_of(view)
    needed = [o for o in player.tricks if o is not None and move.component in o.trick.components]
    return reason("returned_least" if needed else "ReturnComponent", component=move.component)


# ------------------------------------------------------------------ the Workshop


def prepared(move: m.Prepare, view: View) -> Why:
    """Character who sets the Trick up, and True when the Engineer's place gives it one more Trick Marker."""
    trick = trick_on(view, move.place)
    who, kind = who_sets_up(view, trick), "prepare_more" if _gets_one_more(view, move.place) else "prepare"
    if not who and is_last_turn(view.state):
        return reason("prepare_late", trick=trick)
    return reason(f"{kind}_for" if who else kind, trick=trick, who=who)


def _gets_one_more(view: View, place: int) -> bool:
    """True when Prepare now brings one more Trick Marker because the Trick lies in the Engineer's place."""
    if place != ENGINEER_PLACE:
        return False
    elsewhere = view.state.copy()
    tricks = elsewhere.players[view.seat].tricks
    tricks[0], tricks[ENGINEER_PLACE] = tricks[ENGINEER_PLACE], tricks[0]
    return prepared_markers(view.state, view.seat, place) > prepared_markers(elsewhere, view.seat, 0)


def _would_get_one_more(view: View, trick: str) -> bool:
    """True when the Engineer's place would bring a Trick one more Trick Marker than its card says."""
    owned = next((o for o in player_of(view).tricks if o is not None and o.id == trick), None)
    most = view.state.options.terms.markers
    supply = player_of(view).supply[owned.suit] if owned is not None and not owned.markers else most
    return min(supply, markers_at(TRICKS[trick], ENGINEER_PLACE, most)) > min(supply, TRICKS[trick].markers)


def trick_moved(move: m.MoveTrick, view: View) -> Why:
    """Reason why a Trick goes to the Engineer."""
    trick = trick_on(view, move.place)
    return reason("MoveTrick" if _would_get_one_more(view, trick) else "move_trick", trick=trick)


def trick_place(move: m.ChooseTrickPlace, view: View) -> Why:
    """Reason why a new Trick comes to this place."""
    player, trick = player_of(view), getattr(view.choice, "trick", "")
    if move.place == ENGINEER_PLACE:
        return reason("place_engineer" if trick and _would_get_one_more(view, trick) else "place_any", trick=trick)
    stays = player.has("engineer") and player.tricks[ENGINEER_PLACE] is None
    return reason("place_board" if stays else "place_any")


def manager_slot(move: m.ChooseManagerSlot, view: View) -> Why:
    """Gain of a pile on a Manager's slot."""
    pile, component = player_of(view).manager_piles[move.slot], getattr(view.choice, "component", "")
    if player_of(view).amount(component) >= MAX_PER_COMPONENT:
        return reason("manager_moved", component=component)
    return reason("manager_instead" if pile else "manager_slot", component=component, pile=pile)


def home(move: m.ChooseApprenticePlace, view: View) -> Why:
    """Reason for the home of a hired Apprentice."""
    return reason("home_free" if move.board == "assistant" else "home_board")


# ------------------------------------------------------------------ Coins or Fame


def reward(move: m.ChooseReward, view: View) -> Why:
    """Reason why a Link pays in Fame, or in Coins."""
    bill, (name, missing) = wage_bill(view.state, view.seat), nearest(view)
    if move.resource == "fame":
        return reason("reward_fame" if bill.laid and not bill.short else "reward_fame_only")
    if bill.short:
        return reason("reward_coins")
    buys = name and not is_last_turn(view.state)
    return reason("reward_coins_for" if buys else "reward_coins_more", trick=name, components=missing)
