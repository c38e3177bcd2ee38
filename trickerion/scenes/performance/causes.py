"""What bends the rules of a show: the prophecy of the turn, abilities and special cards that were used in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeGuard

from trickerion.rules.ask import EFFECTS, Effect, ability_of, of_bonuses
from trickerion.rules.ask.heir import ABILITIES as HEIR_ABILITIES
from trickerion.rules.catalog import MAGICIANS, PROPHECIES, SPECIALS
from trickerion.rules.events import AbilityUsed, Event, HeirStep, SpecialCardUsed
from trickerion.rules.state import GameState
from trickerion.words.cards.magicians import ABILITIES
from trickerion.words.heir import reason_words
from trickerion.words.wording import card_text

SHOW_HOOKS: Final = (
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
"""Hooks by which a prophecy or a lasting ability changes what a show pays."""


BEST_SHOW: Final = "best_show"
HEIRS: Final = ".heir"  # how the id of an ability ends that the Heir has


class Cause(NamedTuple):
    """A card that changes a show: its sign in the icon map, its name, its sentence."""

    icon: str
    name: str
    text: str


def causes_of(state: GameState, performer: int, events: Sequence[Event] = ()) -> tuple[Cause, ...]:
    """What counts in a show on this table, and what the events tell to have been used in it."""
    ids = [state.active_prophecy] if _changes_shows(state.active_prophecy) else []
    ability = ability_of(state, performer)
    if _has_hook(ability, "link_fame"):
        ids.append(ability)
    ids += [bonus.card for bonus, _ in of_bonuses(state) if bonus.seat == performer and _changes_yields(bonus.card)]
    for event in events:
        if isinstance(event, AbilityUsed):
            ids.append(ability_of(state, event.seat))
        elif isinstance(event, SpecialCardUsed):
            ids.append(event.card)
    causes = tuple(cause for effect in dict.fromkeys(ids) if (cause := _cause(effect)) is not None)
    return (*(_choice(event) for event in events if is_heirs_choice(event)), *causes)


def is_heirs_choice(event: Event) -> TypeGuard[HeirStep]:
    """Whether the event tells why the Heir performs this card."""
    return isinstance(event, HeirStep) and event.reason == BEST_SHOW


def _choice(event: HeirStep) -> Cause:
    rule = "Most {fame}, then {shard}, then {coin}, then the leftmost."
    return Cause("action.perform", "The Heir’s choice", f"{reason_words(event)}. {rule}")


def _changes_shows(effect_id: str) -> bool:
    return any(_has_hook(effect_id, hook) for hook in SHOW_HOOKS)


def _changes_yields(card: str) -> bool:
    return _has_hook(card, "trick_fame")


def _has_hook(effect_id: str, hook: str) -> bool:
    effect = EFFECTS.get(effect_id)
    return effect is not None and getattr(type(effect), hook) is not getattr(Effect, hook)


def _cause(effect_id: str) -> Cause | None:
    if effect_id in PROPHECIES:
        prophecy = PROPHECIES[effect_id]
        return Cause(f"prophecy.{effect_id}", prophecy.name, card_text(prophecy.text))
    if effect_id in SPECIALS:
        card = SPECIALS[effect_id]
        return Cause("ui.special_card", card.name, card_text(card.text))
    magician = MAGICIANS.get(effect_id.partition(".")[0])
    if magician is None:
        return None
    if effect_id.endswith(HEIRS):
        return Cause(f"magician.{magician.id}", magician.ability_name, card_text(HEIR_ABILITIES[magician.id]))
    text = card_text(magician.ability_academy) if effect_id.endswith(".academy") else ABILITIES[magician.id]
    return Cause(f"magician.{magician.id}", magician.ability_name, text)
