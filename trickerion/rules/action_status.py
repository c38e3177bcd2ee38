"""What every Action of a Location costs a Character, whether it can be taken, and if not, which rule stops it."""

from dataclasses import dataclass

from trickerion.rules.effects.active_effects import acting_effects
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.location import ACTION, LOCATION, Action, Cost, Reason, add_action, short_of
from trickerion.rules.moves import ChangeFate, Enhance, ForgoBonus, Move, UseAbility, UseCard
from trickerion.rules.phases.place_characters import ENHANCE_SHARDS, CharacterActs, at_work
from trickerion.rules.state import GameState


@dataclass(frozen=True, slots=True)
class ActionStatus:
    """One Action of a Location for one Character.

    ``cost`` is (least, most) in Action Points now, ``usual`` what is printed; ``moves`` the legal moves that begin it.
    """

    action: str
    cost: Cost
    usual: Cost
    reason: Reason | None
    moves: tuple[Move, ...] = ()

    @property
    def is_legal(self) -> bool:
        """Whether the Action can be taken now."""
        return bool(self.moves)


def action_statuses(state: GameState, seat: int) -> tuple[ActionStatus, ...]:
    """Every Action of the Character of ``seat`` that acts on top of the stack; empty when none does.

    The Actions of its Location come first, then what cards and abilities offer, then Enhance Character.
    """
    acting = state.stack[-1] if state.stack else None
    return _statuses(state, acting) if isinstance(acting, CharacterActs) and acting.seat == seat else ()


def costs_at(state: GameState, seat: int, location: str) -> tuple[ActionStatus, ...]:
    """What the Actions of a Location cost this player now, when nobody acts there; none is legal, without reasons."""
    nobody = _nobody(seat, location)
    return tuple(
        ActionStatus(action.id, action.cost_now(state, nobody), action.usual, None)
        for action in _actions(state, nobody)
    )


def actions_at(state: GameState, seat: int, location: str) -> tuple[str, ...]:
    """The Actions of a Location for this player, with those that an ability adds."""
    return tuple(action.id for action in _actions(state, _nobody(seat, location)))


def _nobody(seat: int, location: str) -> CharacterActs:
    return CharacterActs(seat, "", f"{location}.0", location, 0)


def _actions(state: GameState, acting: CharacterActs) -> tuple[Action, ...]:
    own = [ACTION[name] for effect in acting_effects(state, acting) for name in effect.own_actions(state, acting)]
    usual = (action for action in LOCATION[acting.location].actions if action.is_there(state))
    return (*usual, *own)


def action_of(move: Move) -> str:
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


def _status(state: GameState, acting: CharacterActs, action: Action, legal: list[Move]) -> ActionStatus:
    moves = tuple(move for move in legal if isinstance(move, action.moves))
    reason = None if moves else _action_reason(state, acting, action)
    return ActionStatus(action.id, action.cost_now(state, acting), action.usual, reason, moves)


def _action_reason(state: GameState, acting: CharacterActs, action: Action) -> Reason:
    """The first rule that stops an Action: what the table lacks comes before the Action Points."""
    if not at_work(state, acting) and action.id != "perform":
        return Reason("on_stage")
    reason = action.lacks(state, acting) or short_of(acting, action.cost_now(state, acting).least)
    return reason or Reason("not_now")


def _not_enhanced(state: GameState, acting: Acting) -> Reason | None:
    if acting.enhanced:
        return Reason("already_enhanced")
    if acting.has_acted:
        return Reason("already_acted")
    return Reason("no_shard") if state.players[acting.seat].shards < ENHANCE_SHARDS else Reason("not_in_theater")


ENHANCE = Action("enhance", (Enhance,), lacks=_not_enhanced)
_ONLY_WHEN_OFFERED = (
    Action("use_card", (UseCard,)),
    Action("use_ability", (UseAbility,)),
    Action("forgo_bonus", (ForgoBonus,)),
)
for _action in (ENHANCE, *_ONLY_WHEN_OFFERED, Action("fate_weaving", (ChangeFate,))):
    add_action(_action)
