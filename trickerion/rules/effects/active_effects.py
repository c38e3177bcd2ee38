"""Effects in force, in the order in which they are asked: prophecy, Magician, Powers, secrets, card,
bonuses; in a game with Powers what sets a number comes first of all."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import attrgetter

from trickerion.rules.academy.board import working_secrets
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.registry import EFFECTS
from trickerion.rules.events import AbilityUsed, Event, PerformerRewarded, PowerUsed, SpecialCardUsed, TrickPerformed
from trickerion.rules.locations.acting import Acting
from trickerion.rules.moves import Move
from trickerion.rules.powers.board import PowersBoard
from trickerion.rules.powers.catalog import POWERS_MODULE
from trickerion.rules.state import Bonus, GameState

_SETS_NUMBER = attrgetter("sets_number")
_NONE: tuple[Effect, ...] = ()


def common(state: GameState) -> Sequence[Effect]:
    """Effects in force for everybody: the active prophecy."""
    effect = EFFECTS.get(state.active_prophecy)
    return (effect,) if effect else _NONE


def personal(state: GameState, seat: int) -> Sequence[Effect]:
    """Effects in force for a player outside of placements: prophecy and Magician's ability."""
    if not state.bends_rules:
        return _NONE
    player = state.players[seat]
    return _in_order(state.active_prophecy, player.ability, player.rack)


def effects_with(state: GameState, seat: int, card: str = "", character: str = "") -> Sequence[Effect]:
    """Effects in force for a Character with this special card: prophecy, Magician's ability, secrets, the card."""
    if not state.bends_rules:
        return _NONE
    player, secrets = state.players[seat], working_secrets(state, seat, character) if state.boards else ()
    return _in_order(state.active_prophecy, player.ability, player.rack, secrets, card)


@lru_cache(maxsize=1 << 14)
def _in_order(
    prophecy: str, ability: str, rack: tuple[str, ...], secrets: tuple[str, ...] = (), card: str = ""
) -> Sequence[Effect]:
    """The effects with these ids; those that set a number first where Powers are in play."""
    effects = _with_ids((prophecy, ability, *rack, *secrets, card))
    return tuple(sorted(effects, key=_SETS_NUMBER, reverse=True)) if any(rack) else effects


@lru_cache(maxsize=1 << 12)
def _with_ids(ids: tuple[str, ...]) -> Sequence[Effect]:
    return tuple(EFFECTS[effect] for effect in ids if effect in EFFECTS)


@lru_cache(maxsize=1 << 14)
def heeding(effects: Sequence[Effect], *hooks: str) -> Sequence[Effect]:
    """Those of the effects that have something to say to one of these hooks."""
    return tuple(effect for effect in effects if not effect.hooks.isdisjoint(hooks))


def secrets_at_work(state: GameState, seat: int, character: str) -> Sequence[Effect]:
    """The secrets that work for a Character, placed or not: for the player's Protégé, and for whoever was lent one."""
    if not state.boards:
        return _NONE
    return [EFFECTS[secret] for secret in working_secrets(state, seat, character) if secret in EFFECTS]


def acting_effects(state: GameState, acting: Acting) -> Sequence[Effect]:
    """Effects in force for an acting Character: with secrets, and the special card while its bonus is unused."""
    return effects_with(state, acting.seat, acting.card, acting.character)


def effects_of(state: GameState, seat: int) -> Sequence[Effect]:
    """Effects in force for a player now: with the card in use when a Character of this player acts."""
    if not state.bends_rules:
        return _NONE
    acting = acting_character(state)
    return acting_effects(state, acting) if acting and acting.seat == seat else personal(state, seat)


def of_bonuses(state: GameState) -> list[tuple[Bonus, Effect]]:
    """The special cards that work until the end of the turn, in order of placement."""
    return [(bonus, EFFECTS[bonus.card]) for bonus in state.bonuses if bonus.card in EFFECTS]


def acting_character(state: GameState) -> Acting | None:
    """The Character that acts now, if any, under the sub-choices of its Action."""
    for frame in reversed(state.stack):
        if isinstance(frame, Acting):
            return frame
    return None


def card_in_use(state: GameState) -> str:
    """The special card whose bonus the acting Character can still use, or ""."""
    acting = acting_character(state)
    return acting.card if acting else ""


def use_up_card(state: GameState, events: list[Event]) -> None:
    """The bonus of the acting Character's special card is used: it works for one Action (ruling 79)."""
    for i in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[i]
        if isinstance(frame, Acting):
            state.stack[i] = frame.without_card()
            events.append(SpecialCardUsed(frame.seat, frame.card, "bonus"))
            return


def let_one_do(effects: Iterable[Effect], state: GameState, seat: int, move: Move, events: list[Event]) -> None:
    """Carry out a move that a card or an ability has offered."""
    for effect in effects:
        if effect.do(state, seat, move, events):
            return
    raise AssertionError(f"{move}: nobody has offered it")


def powers_in_force(state: GameState, seat: int) -> Sequence[Effect]:
    """The Powers of a seat that work."""
    return _with_ids(state.players[seat].rack)


def powers_of_opponents(state: GameState, seat: int, hook: str) -> Sequence[tuple[int, Effect]]:
    """Everybody else's Powers, each with its seat, that have something to say to a hook."""
    board: PowersBoard | None = state.boards.get(POWERS_MODULE)
    return _beside_others(board.racks, seat, hook) if board is not None else ()


@lru_cache(maxsize=1 << 12)
def _beside_others(racks: tuple[tuple[str, ...], ...], seat: int, hook: str) -> Sequence[tuple[int, Effect]]:
    return [(o, power) for o, rack in enumerate(racks) if o != seat for power in heeding(_with_ids(rack), hook)]


def witnesses(state: GameState, acting: Acting) -> Sequence[Effect]:
    """Effects that are told of an Action that begins now: the secrets of the acting Character, then Powers."""
    if not state.boards:
        return _NONE
    own = (*working_secrets(state, acting.seat, acting.character), *state.players[acting.seat].rack)
    return heeding(_with_ids(own), "acted")


def tell_acted(effects: Iterable[Effect], state: GameState, seat: int, action: str, events: list[Event]) -> None:
    """The acting Character has taken an Action: these effects and Powers of opponents are told."""
    for effect in effects:
        effect.acted(state, seat, action, events)
    for other, power in powers_of_opponents(state, seat, "opponent_acted"):
        power.opponent_acted(state, other, action, events)


def keep_until_end_of_turn(state: GameState, seat: int, card: str, character: str) -> None:
    """A bonus that goes on working after its Action."""
    state.bonuses.append(Bonus(seat, character, card))


_SHOW_HOOKS = (
    "day_modifier",
    "uses_performers_day",
    "shards_received",
    "shards_gained",
    "link_fame",
    "performer_bonus",
    "trick_fame",
    "coins_become_fame",
    "before_yields",
)
"""Hooks by which a prophecy changes what a show pays."""
_OF_CARDS = ("trick_fame", "link_coins")
"""Those by which a card of the performer does."""


def show_causes(state: GameState, performer: int, events: Sequence[Event] = ()) -> tuple[str, ...]:
    """The ids of what changes the show of a performer: prophecy, ability, cards; and what was used in its events."""
    ids = [state.active_prophecy] if _overrides(state.active_prophecy, *_SHOW_HOOKS) else []
    ability = state.players[performer].ability
    ids += [ability] if _overrides(ability, "link_fame") else []
    ids += [bonus.card for bonus in state.bonuses if bonus.seat == performer and _overrides(bonus.card, *_OF_CARDS)]
    for event in events:
        if isinstance(event, AbilityUsed):
            ids.append(state.players[event.seat].ability)
        elif isinstance(event, SpecialCardUsed):
            ids.append(event.card)
        elif isinstance(event, PowerUsed):
            ids.append(event.power)
        elif isinstance(event, TrickPerformed | PerformerRewarded) and event.shards:
            seat = event.owner if isinstance(event, TrickPerformed) else event.seat
            ids += [power.id for power in powers_in_force(state, seat) if "shards_gained" in power.hooks]
    return tuple(dict.fromkeys(ids))


def _overrides(effect_id: str, *hooks: str) -> bool:
    return effect_id in EFFECTS and not EFFECTS[effect_id].hooks.isdisjoint(hooks)
