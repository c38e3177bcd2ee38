"""Every effect by the id of its card, checked at import: a method that is no hook, or that nobody asks, is refused."""

from collections.abc import Callable
from typing import TypeVar

from trickerion.rules.academy.catalog import SECRETS
from trickerion.rules.catalog import CUTS, MAGICIANS, PROPHECIES, SPECIALS
from trickerion.rules.effects.hooks import (
    ASKED,
    CARD,
    HOOKS,
    MAGICIAN,
    NO_HOOKS,
    POWER,
    PROPHECY,
    SECRET,
    Effect,
    Limit,
)
from trickerion.rules.options import HEIR, GameOptions
from trickerion.rules.powers.catalog import POWERS

EFFECTS: dict[str, Effect] = {}
"""Effect by the id of a special Assignment card, a prophecy, a secret or a Magician (".academy": the other version)."""

LATER_VERSION: dict[str, str] = {}
"""The id of the Academy version of a Magician's ability, where there is one (ruling 83)."""


def ability_in(options: GameOptions, seat: int, magician: str) -> str:
    """The id of a Magician's ability in the version in play (rulings 83, 144)."""
    if options.seats[seat].player == HEIR:
        return f"{magician}.heir"
    later = LATER_VERSION.get(magician)
    return later if later and options.plays_academy_version(magician) else magician


E = TypeVar("E", bound=type[Effect])
K = TypeVar("K", bound=Callable[[str], Effect])


def special(card_id: str) -> Callable[[E], E]:
    """Register the effect of a special Assignment card."""
    return _register(card_id, CARD, card_id in SPECIALS)


def prophecy(token_id: str) -> Callable[[E], E]:
    """Register the effect of a prophecy."""
    return _register(token_id, PROPHECY, token_id in PROPHECIES)


def enrol_prophecies(**effects: Effect) -> None:
    """Register prophecies of one kind, which differ in a value."""
    for token_id, effect in effects.items():
        _enrol(token_id, PROPHECY, token_id in PROPHECIES, effect)


def secret(secret_id: str) -> Callable[[E], E]:
    """Register the effect of a secret of the Academy."""
    return _register(secret_id, SECRET, secret_id in SECRETS)


def power_kind(kind: str) -> Callable[[K], K]:
    """Register the effects of all Powers of a kind: what this makes of the id of each."""

    def add(make: K) -> K:
        for power in POWERS.values():
            if power.kind == kind:
                _enrol(power.id, POWER, True, make(power.id))
        return make

    return add


def heirs_magician(magician_id: str) -> Callable[[E], E]:
    """Register what a Magician can do for the Heir."""
    return _register(f"{magician_id}.heir", MAGICIAN, magician_id in MAGICIANS)


def magician(magician_id: str, *, academy: bool = False) -> Callable[[E], E]:
    """Register a Magician's ability; ``academy`` for the version of ruling 83."""
    effect_id = f"{magician_id}.academy" if academy else magician_id
    if academy:
        LATER_VERSION[magician_id] = effect_id
    return _register(effect_id, MAGICIAN, magician_id in MAGICIANS)


def _register(effect_id: str, belongs_to: str, is_known: bool) -> Callable[[E], E]:
    def add(kind: E) -> E:
        for each in dict.fromkeys(cut.get(effect_id, effect_id) for cut in CUTS.values()):
            _enrol(each, belongs_to, is_known, kind())
        return kind

    return add


def _enrol(effect_id: str, belongs_to: str, is_known: bool, effect: Effect) -> None:
    kind = type(effect)
    own = {hook for hook in HOOKS if getattr(kind, hook) is not getattr(Effect, hook)}
    unheard = sorted(hook for hook in own if belongs_to not in ASKED[hook])
    if unheard:
        raise TypeError(f"{effect_id}: no {belongs_to} is ever asked: {unheard}")
    unknown = {name for name in vars(kind) if not name.startswith("_")} - HOOKS - NO_HOOKS
    if unknown or not is_known or effect_id in EFFECTS:
        raise TypeError(f"{effect_id}: no such card, or a second one, or no such hook: {sorted(unknown)}")
    effect.id, effect.hooks = effect_id, frozenset(own)
    effect.limit = Limit.CARD if belongs_to == CARD else effect.limit
    EFFECTS[effect_id] = effect
