"""Actions of a Location for a Character: the cost of each, and the rule that stops it, if any.

The rules decide what is legal (``legal_moves``); here every refusal gets the id of its reason, with numbers and ids
for the sentence; ``None`` always means "possible". And why a Character cannot be placed on a slot, what changes a
cost, and where the Action Points of a placement come from.
"""

from typing import Final

from trickerion.rules import moves as m
from trickerion.rules.ask.forecast import show_forecast
from trickerion.rules.ask.heir import configurations
from trickerion.rules.catalog import ACTION_COSTS, ENHANCE_SHARDS, LOCATIONS, SLOTS, TRICKS, Cost, Slot, location_of
from trickerion.rules.dark_alley.location import draw_cost
from trickerion.rules.dark_alley.magician_effects import Possessing
from trickerion.rules.dark_alley.special_assignments.status import SPECIAL_BUYS, CardStatus, status_of
from trickerion.rules.effects import active_effects as active
from trickerion.rules.effects import modifiers
from trickerion.rules.facts.actions import ActingFacts, ActionStatus, AnswerFacts, Changes, Points, Shard
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.location import ACTION, LOCATION, Action, add_action, short_of
from trickerion.rules.locations.market_row import buy_reason, stock_prices
from trickerion.rules.modules.module import closing_module
from trickerion.rules.phases.place_characters import CharacterActs, at_work, being_placed, bonus_lost, open_slots
from trickerion.rules.state import PLACED, WAITING, Character, GameState, PlayerState

_MOST_TRICKS: Final = 4
"""So many Tricks are named beside an effect that changes what an Action costs with them."""


def action_statuses(state: GameState, seat: int) -> tuple[ActionStatus, ...]:
    """Every Action of the Character of ``seat`` that acts on top of the stack; empty when none does.

    The Actions of its Location come first, then what cards and abilities offer, then Enhance Character.
    """
    acting = state.stack[-1] if state.stack else None
    return _statuses(state, acting) if isinstance(acting, CharacterActs) and acting.seat == seat else ()


def acting_facts(state: GameState) -> ActingFacts | None:
    """The Character that acts now, of whichever seat, under the sub-choices of its Action."""
    acting = active.acting_character(state)
    if acting is None:
        return None
    stands = acting.seat, acting.character, acting.slot, acting.location
    has = acting.points, acting.has_acted, acting.enhanced, acting.card
    buys_for = modifiers.action_cost(state, acting, "buy") if acting.card in SPECIAL_BUYS else None
    return ActingFacts(*stands, *has, state.stack[-1] is acting, at_work(state, acting), buys_for)


def costs_at(state: GameState, seat: int, location: str) -> tuple[ActionStatus, ...]:
    """Costs of a Location's Actions for this player now, when nobody acts there; none is legal, without reasons."""
    nobody = CharacterActs(seat, "", f"{location}.0", location, 0)
    return tuple(
        ActionStatus(action.id, action.cost_now(state, nobody), action.usual, None)
        for action in _actions(state, nobody)
    )


def _actions(state: GameState, acting: CharacterActs) -> tuple[Action, ...]:
    own = [
        ACTION[name] for effect in active.acting_effects(state, acting) for name in effect.own_actions(state, acting)
    ]
    usual = (action for action in LOCATION[acting.location].actions if action.is_there(state))
    return (*usual, *own)


def action_of(move: m.Move) -> str:
    """The Action of a Location that a move begins, or ""."""
    no_location = (ENHANCE, *_ONLY_WHEN_OFFERED)
    return next((a.id for a in ACTION.values() if a not in no_location and isinstance(move, a.moves)), "")


def usual_cost(action: str) -> Cost:
    """(least, most) Action Points as printed; none for what no Character does (Advertise)."""
    return ACTION[action].usual if action in ACTION else Cost(0, 0)


def _statuses(state: GameState, acting: CharacterActs) -> tuple[ActionStatus, ...]:
    legal = acting.legal_moves(state)
    statuses = [_status(state, acting, action, legal) for action in _actions(state, acting)]
    offered = [_status(state, acting, action, legal) for action in _ONLY_WHEN_OFFERED]
    statuses += [status for status in offered if status.is_legal]
    return (*statuses, _status(state, acting, ENHANCE, legal))


def _status(state: GameState, acting: CharacterActs, action: Action, legal: list[m.Move]) -> ActionStatus:
    moves = tuple(move for move in legal if isinstance(move, action.moves))
    cost = action.cost_now(state, acting)
    if moves:
        return ActionStatus(action.id, cost, action.usual, None, moves)
    if not at_work(state, acting) and action.id != "perform":
        return ActionStatus(action.id, cost, action.usual, m.Reason("on_stage"), ())
    # What the table lacks comes before the Action Points.
    reason = action.lacks(state, acting) or short_of(acting, cost.least) or m.Reason("not_now")
    return ActionStatus(action.id, cost, action.usual, reason, ())


def _not_enhanced(state: GameState, acting: Acting) -> m.Reason | None:
    if acting.enhanced:
        return m.Reason("already_enhanced")
    if acting.has_acted:
        return m.Reason("already_acted")
    return m.Reason("no_shard") if state.players[acting.seat].shards < ENHANCE_SHARDS else m.Reason("not_in_theater")


ENHANCE = Action("enhance", (m.Enhance,), lacks=_not_enhanced)
_ONLY_WHEN_OFFERED = (
    Action("use_card", (m.UseCard,)),
    Action("use_ability", (m.UseAbility,)),
    Action("forgo_bonus", (m.ForgoBonus,)),
)
for _action in (ENHANCE, *_ONLY_WHEN_OFFERED, Action("fate_weaving", (m.ChangeFate,))):
    add_action(_action)


# ------------------------------------------------------------------ Character slots


def slot_reasons(state: GameState, seat: int, character: str) -> dict[str, m.Reason | None]:
    """Every Character slot of the board for one Character: None where it may be placed now."""
    disk = state.players[seat].characters[character]
    is_open = _open_slots(state, seat, disk)
    return {slot: None if slot in is_open else _slot_reason(state, seat, character, slot) for slot in SLOTS}


def slot_reason(state: GameState, seat: int, character: str, slot: str) -> m.Reason | None:
    """Reason why a Character cannot be placed on one slot, or None."""
    disk = state.players[seat].characters[character]
    return None if slot in _open_slots(state, seat, disk) else _slot_reason(state, seat, character, slot)


def why_nowhere(state: GameState, seat: int, character: str) -> tuple[m.Reason, ...]:
    """Reasons why no slot of the Location on its card takes a waiting Character."""
    place = location_of(state.players[seat].characters[character].card)
    reasons = slot_reasons(state, seat, character)
    return tuple(reason for slot, reason in reasons.items() if reason is not None and SLOTS[slot].location == place)


def _open_slots(state: GameState, seat: int, disk: Character) -> list[str]:
    """Slots that a waiting Character may take, as far as its card is known (a View hides those of others)."""
    if _comes_first(state, seat, disk):
        return []
    is_known = disk.card and location_of(disk.card) in LOCATIONS
    return open_slots(state, seat, disk) if is_known and disk.status == WAITING else []


def _comes_first(state: GameState, seat: int, disk: Character) -> Character | None:
    """Another Character whose placement has begun and must follow now."""
    begun = being_placed(state, seat)
    return begun if begun and begun.id != disk.id else None


def _slot_reason(state: GameState, seat: int, character: str, slot_id: str) -> m.Reason:
    disk, slot = state.players[seat].characters[character], SLOTS[slot_id]
    covered = m.Reason("covered", (slot.min_players,) if slot.min_players > 2 else ())
    if slot.owner is not None and slot.owner >= len(state.players):
        return covered
    if slot.id in state.closed:
        because = closing_module(state.options).closed_because
        return covered if because == covered.id else m.Reason(because)
    if disk.status != WAITING:
        return m.Reason("already_placed" if disk.status == PLACED else "idle")
    if begun := _comes_first(state, seat, disk):
        return m.Reason("copy_first", (begun.id,)) if begun.copies else m.Reason("begun_first", (begun.id,))
    if not disk.card:
        return m.Reason("no_card")
    if location_of(disk.card) not in LOCATIONS:
        return m.Reason("hidden_card")
    if location_of(disk.card) != slot.location:
        return m.Reason("card_says_elsewhere", (location_of(disk.card),))
    if slot.owner not in (None, seat):
        return m.Reason("others_workshop", (slot.owner,))
    return _theater_reason(state, seat, character, slot_id) or _price_reason(state, seat, slot_id)


def _theater_reason(state: GameState, seat: int, character: str, slot_id: str) -> m.Reason | None:
    slot = SLOTS[slot_id]
    owner = state.days.get(slot.day, seat) if slot.day else seat
    if owner != seat:
        return m.Reason("day_taken", (slot.day, owner))
    if slot_id in state.occupants:
        return m.Reason("taken", state.occupants[slot_id])
    if slot.day and state.day_of(seat) not in ("", slot.day):
        return m.Reason("other_day", (state.day_of(seat),))
    return m.Reason("magician_only") if slot.is_performance and not character.startswith("magician") else None


def _price_reason(state: GameState, seat: int, slot_id: str) -> m.Reason:
    price = modifiers.slot_price(state, SLOTS[slot_id])
    return m.Reason("toll", (price,)) if price > state.players[seat].coins else m.Reason("lowest_first")


# ------------------------------------------------------------------ special cards, and what changes a cost


def card_status(state: GameState, seat: int, character: Character) -> CardStatus | None:
    """Status of the special card under a placed Character; None without one, and before the placement."""

    def why_not(action: str) -> m.Reason | None:
        return next((status.reason for status in action_statuses(state, seat) if status.action == action), None)

    return status_of(state, seat, character, why_not)


def cost_changes(state: GameState, seat: int, status: ActionStatus | None, action: str) -> Changes:
    """Changes of an Action's printed cost for a player, or for the Character of the player at work."""
    acting = at_work_for(state, seat)
    effects = active.acting_effects(state, acting) if acting is not None else active.personal(state, seat)
    priced = "draw_further_card" if action == "draw_card" else action
    if priced not in ACTION_COSTS:
        return Changes((), _with_tricks(state, seat, action, status))
    always = modifiers.causes(effects, ACTION_COSTS[priced], lambda e, cost: e.action_cost(state, seat, priced, cost))
    return Changes(always, _with_tricks(state, seat, action, status))


def at_work_for(state: GameState, seat: int) -> Acting | None:
    """The Character of a player that acts now, under the sub-choices of its Action."""
    acting = active.acting_character(state)
    return acting if acting is not None and acting.seat == seat else None


def why_not_bought(state: GameState, seat: int, component: str) -> m.Reason | None:
    """Reason why the Character of a player at work cannot buy a Component that is on sale, or None."""
    acting = at_work_for(state, seat)
    if acting is None or component not in stock_prices(state, seat):  # what a card alone offers is not bought
        return None
    return buy_reason(state, acting, component)


def _with_tricks(
    state: GameState, seat: int, action: str, status: ActionStatus | None
) -> tuple[tuple[str, int, tuple[str, ...]], ...]:
    if action != "prepare" and action not in ACTION_COSTS:
        return ()
    found: dict[tuple[str, int], list[str]] = {}
    for effect in active.effects_of(state, seat):
        for trick in _tricks_meant(state.players[seat], status):
            card = TRICKS[trick]
            usual = ACTION_COSTS.get(action, card.prepare_cost)
            all_pay = effect.action_cost(state, seat, action, usual)
            found.setdefault((effect.id, effect.trick_cost(state, seat, action, card, usual) - all_pay), []).append(
                trick
            )
    return tuple((effect, change, tuple(tricks)) for (effect, change), tricks in found.items() if change)


def _tricks_meant(player: PlayerState, status: ActionStatus | None) -> list[str]:
    """The Tricks that an Action can be taken with now, a few of them; else the player's own."""
    own = {place: owned.id for place, owned in enumerate(player.tricks) if owned is not None}
    moves = status.moves if status is not None else ()
    found = [getattr(move, "trick", "") or own.get(getattr(move, "place", -1), "") for move in moves]
    return [trick for trick in dict.fromkeys(found or own.values()) if trick][:_MOST_TRICKS]


def shard_facts(state: GameState, seat: int, card: str = "", character: str = "") -> Shard:
    """Gain by a Shard now for a Character with this special card."""
    on_stage = (effect.id for effect in active.common(state) if effect.may_enhance_in_theater(state))
    more = modifiers.causes(
        active.effects_with(state, seat, card, character),
        modifiers.ENHANCE_POINTS,
        lambda e, n: e.enhance_points(state, seat, n),
    )
    return Shard(modifiers.enhance_points(state, seat, card, character), more, next(on_stage, ""))


def answer_facts(state: GameState, seat: int, move: m.Move) -> AnswerFacts:
    """Gain and cost of an answer besides those that are certain."""
    acting, choice, price = at_work_for(state, seat), state.stack[-1] if state.stack else None, None
    if acting is not None and isinstance(move, m.DrawCard):
        price = draw_cost(state, acting)
    elif acting is not None and isinstance(move, m.DrawSecrets):
        price = modifiers.action_cost(state, acting, "learn_secret")
    elif isinstance(move, m.LearnTrick):
        fame = state.players[seat].fame
        changes = (
            (e.id, e.fame_counted(state, seat, "learn_trick", fame) - fame) for e in active.effects_of(state, seat)
        )
        return AnswerFacts(counted=tuple((effect, more) for effect, more in changes if more))
    elif isinstance(move, m.ChooseCount):
        return AnswerFacts(coins=move.count * stock_prices(state, seat).get(getattr(choice, "component", ""), 0))
    elif isinstance(move, m.RerollConfiguration):
        return AnswerFacts(blocks=configurations(state)[move.location].blocked)
    elif isinstance(move, m.Perform) and isinstance(choice, Possessing):
        show = show_forecast(state, choice.performer, choice.day, move.card)
        return AnswerFacts(None, choice.performer, show.total(choice.performer), show.total(seat))
    return AnswerFacts(price)


# ------------------------------------------------------------------ Action Points of a placement


def points_of(state: GameState, seat: int, character: str, slot: str) -> Points:
    """The Action Points of a Character on a slot; on a Performance slot there are none but by a Power."""
    disk, place = state.players[seat].characters[character], SLOTS[slot]
    total = modifiers.placement_points(state, seat, disk, place)
    lost = bonus_lost(state, seat, disk, slot) if disk.status == WAITING else ""
    card = "" if lost else disk.copies or disk.card
    acting = CharacterActs(seat, character, slot, place.location, total, card=card)
    shard = acting.may_enhance(state, state.players[seat])
    if place.is_performance:  # the Powers by which a Magician has Action Points there
        given = [(effect.id, effect.stage_points(state, seat, 0)) for effect in active.powers_in_force(state, seat)]
        changes = tuple((power, points) for power, points in given if points)
    else:
        changes = _changes(state, seat, disk, place)
    return Points(
        0 if place.is_performance else modifiers.printed_points(state, seat, disk.kind),
        place.modifier,
        changes,
        total,
        modifiers.enhance_points(state, seat, acting.card, character) if shard else 0,
        modifiers.slot_price(state, place),
        lost,
    )


def _changes(state: GameState, seat: int, disk: Character, place: Slot) -> tuple[tuple[str, int], ...]:
    """Additions: prophecy and ability to the base, secrets to the slot modifier, Powers to both together."""
    points, found = modifiers.printed_points(state, seat, disk.kind), []
    for effect in active.personal(state, seat):
        changed = effect.base_points(state, seat, disk, points)
        if changed != points:
            found.append((effect.id, changed - points))
        points = changed
    modifier = place.modifier
    for effect in active.secrets_at_work(state, seat, disk.id):
        changed = effect.slot_modifier(state, seat, disk, place, modifier)
        if changed != modifier:
            found.append((effect.id, changed - modifier))
        modifier = changed
    points += modifier
    for effect in active.personal(state, seat) if state.boards else ():
        changed = effect.placed_points(state, seat, disk, place, points)
        if changed != points:
            found.append((effect.id, changed - points))
        points = changed
    return tuple(found)
