"""What every Action of a Location costs a Character, whether it can be taken, and if not, which rule stops it."""

from collections.abc import Callable
from dataclasses import dataclass

from trickerion.rules.catalog import (
    ACTION_COSTS,
    CATEGORIES,
    DICE,
    LOCATIONS,
    SLOTS,
    X,
)
from trickerion.rules.effects.asking import action_cost
from trickerion.rules.effects.in_force import ability_of
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.dark_alley import draw_cost
from trickerion.rules.locations.downtown import (
    hireable,
    usable_dice,
)
from trickerion.rules.locations.market_row import stock_prices
from trickerion.rules.locations.theater import accepts
from trickerion.rules.locations.workshop import movable_apprentices
from trickerion.rules.moves import (
    Buy,
    ChangeFate,
    DrawCard,
    Enhance,
    ForgoBonus,
    HireCharacter,
    LearnTrick,
    Move,
    MoveApprentice,
    MoveComponents,
    MoveTrick,
    Order,
    Prepare,
    QuickOrder,
    RerollDie,
    Reschedule,
    SetDie,
    SetUpTrick,
    TakeCoins,
    TellFortune,
    UseAbility,
    UseCard,
)
from trickerion.rules.phases.place_characters import ENHANCE_SHARDS, CharacterActs
from trickerion.rules.reasons import Reason, buy_reason, hire_reason, learn_reason, prepare_reason, short_of
from trickerion.rules.state import ENGINEER_PLACE, GameState


@dataclass(frozen=True, slots=True)
class ActionStatus:
    """One Action of a Location for one Character.

    ``cost`` is (least, most) in Action Points now, ``usual`` what is printed; ``moves`` the legal moves that begin it.
    """

    action: str
    cost: tuple[int, int]
    usual: tuple[int, int]
    reason: Reason | None
    moves: tuple[Move, ...] = ()

    @property
    def is_legal(self) -> bool:
        """Whether the Action can be taken now."""
        return bool(self.moves)


ACTIONS_AT: dict[str, tuple[str, ...]] = {
    "downtown": ("learn_trick", "hire_character", "take_coins", "reroll_die", "set_die"),
    "market_row": ("buy", "bargain", "order", "quick_order"),
    "workshop": ("prepare", "move_trick", "move_components", "move_apprentice"),
    "theater": ("set_up_trick", "reschedule", "perform"),
    "dark_alley": ("draw_card", "fortune_telling"),
}
"""The Actions of each Location, in the order of the board."""

MOVES_OF: dict[str, tuple[type[Move], ...]] = {
    "learn_trick": (LearnTrick,),
    "hire_character": (HireCharacter,),
    "take_coins": (TakeCoins,),
    "reroll_die": (RerollDie,),
    "set_die": (SetDie,),
    "buy": (Buy,),
    "bargain": (),
    "order": (Order,),
    "quick_order": (QuickOrder,),
    "prepare": (Prepare,),
    "move_trick": (MoveTrick,),
    "move_components": (MoveComponents,),
    "move_apprentice": (MoveApprentice,),
    "set_up_trick": (SetUpTrick,),
    "reschedule": (Reschedule,),
    "perform": (),
    "draw_card": (DrawCard,),
    "fortune_telling": (TellFortune,),
    "fate_weaving": (ChangeFate,),
    "use_card": (UseCard,),
    "use_ability": (UseAbility,),
    "enhance": (Enhance,),
    "forgo_bonus": (ForgoBonus,),
}
"""Which moves of an acting Character begin an Action; Bargain comes with Buy, Perform in the Performance phase."""

_ONLY_WHEN_OFFERED = ("use_card", "use_ability", "forgo_bonus")
_WEAVES_FATE = "priestess_of_mysticism"
_PREPARE_COSTS = (1, 3)


# ------------------------------------------------------------------ Actions


def action_statuses(state: GameState, seat: int) -> tuple[ActionStatus, ...]:
    """Every Action of the Character of ``seat`` that acts on top of the stack; empty when none does.

    The Actions of its Location come first, then what cards and abilities offer, then Enhance Character.
    """
    acting = state.stack[-1] if state.stack else None
    return _statuses(state, acting) if isinstance(acting, CharacterActs) and acting.seat == seat else ()


def costs_at(state: GameState, seat: int, location: str) -> tuple[ActionStatus, ...]:
    """What the Actions of a Location cost this player now, when nobody acts there; none is legal, without reasons."""
    nobody = CharacterActs(seat, "", f"{location}.0", location, 0)
    return tuple(
        ActionStatus(action, _cost(state, nobody, action), usual_cost(action), None)
        for action in actions_at(state, seat, location)
    )


def actions_at(state: GameState, seat: int, location: str) -> tuple[str, ...]:
    """The Actions of a Location; for the Priestess of Mysticism Fate Weaving is one more of the Dark Alley."""
    weaves = location == "dark_alley" and state.pending and ability_of(state, seat) == _WEAVES_FATE
    return (*ACTIONS_AT[location], *(("fate_weaving",) if weaves else ()))


def action_of(move: Move) -> str:
    """The Action of a Location that a move begins, or ""."""
    printed = [action for actions in ACTIONS_AT.values() for action in actions] + ["fate_weaving"]
    return next((action for action in printed if isinstance(move, MOVES_OF[action])), "")


def usual_cost(action: str) -> tuple[int, int]:
    """(least, most) Action Points as printed."""
    if action == "prepare":
        return _PREPARE_COSTS
    if action == "draw_card":
        return ACTION_COSTS["draw_first_card"], ACTION_COSTS["draw_further_card"]
    cost = ACTION_COSTS.get(action, 0)
    return cost, cost


def _statuses(state: GameState, acting: CharacterActs) -> tuple[ActionStatus, ...]:
    legal = acting.legal_moves(state)
    statuses = [_status(state, acting, action, legal) for action in actions_at(state, acting.seat, acting.location)]
    offered = [_status(state, acting, action, legal) for action in _ONLY_WHEN_OFFERED]
    statuses += [status for status in offered if status.is_legal]
    return (*statuses, _status(state, acting, "enhance", legal))


def _status(state: GameState, acting: CharacterActs, action: str, legal: list[Move]) -> ActionStatus:
    moves = tuple(move for move in legal if isinstance(move, MOVES_OF[action]))
    reason = None if moves else _action_reason(state, acting, action)
    return ActionStatus(action, _cost(state, acting, action), usual_cost(action), reason, moves)


def _cost(state: GameState, acting: Acting, action: str) -> tuple[int, int]:
    if action == "prepare":
        owned = [owned.trick.prepare_cost for owned in state.players[acting.seat].tricks if owned is not None]
        return (min(owned), max(owned)) if owned else _PREPARE_COSTS
    if action == "draw_card":
        further = action_cost(state, acting, "draw_further_card")
        return draw_cost(state, acting), further
    cost = action_cost(state, acting, action) if action in ACTION_COSTS else 0
    return cost, cost


def _action_reason(state: GameState, acting: CharacterActs, action: str) -> Reason:
    """The first rule that stops an Action: what the table lacks comes before the Action Points."""
    if SLOTS[acting.slot].is_performance and action != "perform":
        return Reason("on_stage")
    found = _REASONS[action](state, acting) if action in _REASONS else None
    return found or short_of(acting, _cost(state, acting, action)[0]) or Reason("not_now")


def _most_telling(reasons: list[Reason], nothing: str) -> Reason | None:
    """One reason for many things: Action Points only when nothing else stops the best of them."""
    by_id = {reason.id: reason for reason in reversed(reasons)}
    if "short" in by_id:
        return None
    return next(iter(by_id.values())) if len(by_id) == 1 else Reason(nothing)


def _learn(state: GameState, acting: CharacterActs) -> Reason | None:
    seat = acting.seat
    tricks = [trick for category in CATEGORIES for trick in state.residence[category]]
    reasons = [reason for trick in tricks if (reason := learn_reason(state, seat, trick))]
    if len(reasons) < len(tricks):
        return None
    if not any(usable_dice(state, seat, category) for category in CATEGORIES if state.residence[category]):
        return Reason("no_residence_die")
    return _most_telling([Reason(reason.id) for reason in reasons], "no_trick_to_learn")


def _hire(state: GameState, acting: CharacterActs) -> Reason | None:
    dice = [die.id for die in DICE.values() if die.area == "inn"]
    if any(hireable(state, acting.seat, die) for die in dice):
        return None
    if all(state.dice[die] == X for die in dice):
        return Reason("dice_x", ("inn",))
    return _most_telling(
        [r for die in dice if (r := hire_reason(state, acting.seat, die)).id != "die_x"], "nobody_to_hire"
    )


def _coins(state: GameState, acting: CharacterActs) -> Reason | None:
    dice = [die.id for die in DICE.values() if die.area == "bank"]
    return Reason("dice_x", ("bank",)) if all(state.dice[die] == X for die in dice) else None


def _buy(state: GameState, acting: CharacterActs) -> Reason | None:
    reasons = [buy_reason(state, acting, c) for c in stock_prices(state, acting.seat)]
    return _most_telling([_bare(reason) for reason in reasons if reason], "nothing_to_buy")


def _bare(reason: Reason) -> Reason:
    """The same reason without its arguments, for many things at once."""
    return Reason(reason.id) if reason.id != "short" else reason


def _order(state: GameState, acting: CharacterActs) -> Reason | None:
    return Reason("order_slots_full") if "" not in state.orders else None


def _prepare(state: GameState, acting: CharacterActs) -> Reason | None:
    """What stops the Trick that is closest to being prepared."""
    reasons = [prepare_reason(state, acting, place) for place in range(4)]
    by_nearness = ("short", "lacks", "no_supply", "has_markers", "no_trick")
    found = [reason for reason in reasons if reason]
    found.sort(key=lambda reason: (by_nearness.index(reason.id), len(reason.args[-1]) if reason.id == "lacks" else 0))
    return found[0] if found else None


def _move_trick(state: GameState, acting: CharacterActs) -> Reason | None:
    player = state.players[acting.seat]
    if not player.has("engineer"):
        return Reason("no_specialist", ("engineer",))
    return Reason("no_trick") if not any(player.tricks[:ENGINEER_PLACE]) else None


def _move_components(state: GameState, acting: CharacterActs) -> Reason | None:
    player = state.players[acting.seat]
    if not player.has("manager"):
        return Reason("no_specialist", ("manager",))
    return None if any(c not in player.manager_piles for c in player.components) else Reason("nothing_to_move")


def _move_apprentice(state: GameState, acting: CharacterActs) -> Reason | None:
    player = state.players[acting.seat]
    if not player.has("assistant"):
        return Reason("no_specialist", ("assistant",))
    if any(character.home == "assistant" for character in player.characters.values()):
        return Reason("assistant_full")
    return None if movable_apprentices(player) else Reason("no_apprentice")


def _set_up(state: GameState, acting: CharacterActs) -> Reason | None:
    owned = [trick for trick in state.players[acting.seat].tricks if trick is not None and trick.markers]
    if not owned:
        return Reason("nothing_prepared")
    can = any(accepts(card, acting.seat, trick.suit) for trick in owned for card in state.row)
    return None if can else Reason("no_card_free")


def _reschedule(state: GameState, acting: CharacterActs) -> Reason | None:
    own = any(marker.owner == acting.seat for card in state.row for _, marker in card.all_markers())
    if not own:
        return Reason("no_own_marker")
    can_pay = acting.points >= action_cost(state, acting, "reschedule")
    return Reason("no_other_slot") if can_pay else None


def _draw(state: GameState, acting: CharacterActs) -> Reason | None:
    has_cards = any(state.special_decks.values()) or any(state.special_discards.values())
    return None if has_cards else Reason("decks_empty")


def _fortune(state: GameState, acting: CharacterActs) -> Reason | None:
    if not state.pending:
        return Reason("no_prophecies")
    return Reason("once_per_character") if acting.told_fortune else None


def _enhance(state: GameState, acting: CharacterActs) -> Reason | None:
    if acting.enhanced:
        return Reason("already_enhanced")
    if acting.has_acted:
        return Reason("already_acted")
    return Reason("no_shard") if state.players[acting.seat].shards < ENHANCE_SHARDS else Reason("not_in_theater")


_REASONS: dict[str, Callable[[GameState, CharacterActs], Reason | None]] = {
    "learn_trick": _learn,
    "hire_character": _hire,
    "take_coins": _coins,
    "buy": _buy,
    "bargain": lambda state, acting: Reason("with_buy"),
    "order": _order,
    "prepare": _prepare,
    "move_trick": _move_trick,
    "move_components": _move_components,
    "move_apprentice": _move_apprentice,
    "set_up_trick": _set_up,
    "reschedule": _reschedule,
    "perform": lambda state, acting: Reason("in_performance"),
    "draw_card": _draw,
    "fortune_telling": _fortune,
    "enhance": _enhance,
}
"""What the table may lack for an Action; None leaves it to the Action Points."""


assert set(ACTIONS_AT) == set(LOCATIONS)
