"""Game End: the final scoring and the ranking (rulings 91 to 97)."""

from collections.abc import Callable, Mapping
from typing import Any

from trickerion.rules.catalog import SPECIALISTS, SPECIALS, TIER, Trick
from trickerion.rules.events import Event, GameEnded, Scored
from trickerion.rules.gains import gain_fame
from trickerion.rules.modules.module import ScoreLine, modules_of
from trickerion.rules.powers.scoring import may_lack
from trickerion.rules.seat_policy import policy_of
from trickerion.rules.state import GameState, PlayerState


def end_game(state: GameState, events: list[Event]) -> None:
    """Score every player in Initiative order, then rank them; ties go to whoever is ahead in the Initiative order."""
    state.phase = "game_end"
    scores = []
    for seat in state.initiative:
        lines = policy_of(state, seat).final_score(state, seat, events)
        if lines is None:
            usual = score_lines(state, state.players[seat])
            lines = [Scored(seat, category, number, capped(state, fame), fame) for category, number, fame in usual]
        for line in lines:
            scores.append(line)
            events.append(line)
            gain_fame(state, seat, line.fame, "scoring", events)
    state.scores = tuple(scores)
    state.ranking = tuple(sorted(state.initiative, key=lambda seat: -state.players[seat].fame))
    events.append(GameEnded(state.ranking))


def score_lines(state: GameState, player: PlayerState) -> list[ScoreLine]:
    """Before any cap; every module in play adds its own."""
    return [line for module in modules_of(state.options) for line in module.score_lines(state, player)]


def apprentices_of(player: PlayerState) -> int:
    """Apprentices in the team."""
    return sum(character.kind == "apprentice" for character in player.characters.values())


def specialists_of(player: PlayerState) -> list[str]:
    """Specialists in the team."""
    return [specialist for specialist in SPECIALISTS if player.has(specialist)]


def special_cards_of(player: PlayerState) -> int:
    """Unused special Assignment cards in the hand."""
    return sum(card in SPECIALS for card in player.hand)


def trick_score(state: GameState, seat: int, trick: Trick) -> tuple[int, int]:
    """(how many, Fame) of a level 3 Trick by its condition; nothing without its Components (ruling 94)."""
    return condition_score(state.players[seat], trick) if scores_at_end(state, seat, trick) else (0, 0)


def scores_at_end(state: GameState, seat: int, trick: Trick) -> bool:
    """True when the Components of a level 3 Trick are there, or as many as Powers ask for.

    In the Academy at least one Trick Marker on its card will do as well.
    """
    player = state.players[seat]
    if player.meets(trick):
        return True
    if state.options.terms.prepared_is_enough and any(o and o.id == trick.id and o.markers for o in player.tricks):
        return True
    return sum(player.missing(trick).values()) <= (may_lack(state, seat) if state.boards else 0)


def condition_score(player: PlayerState, trick: Trick) -> tuple[int, int]:
    """(how many, Fame) that the condition of a level 3 Trick gives, were its Components there."""
    assert trick.end_game is not None
    number = _COUNT[trick.end_game["kind"]](player, trick.end_game)
    return number, number * int(trick.end_game["fame"])


_COUNT: dict[str, Callable[[PlayerState, Mapping[str, Any]], int]] = {
    "per_prepared_marker": lambda player, condition: sum(owned.markers for owned in player.tricks if owned is not None),
    "per_shard": lambda player, condition: player.shards,
    "per_coins": lambda player, condition: player.coins // int(condition["coins"]),
    "per_special_assignment": lambda player, condition: special_cards_of(player),
    "per_apprentice": lambda player, condition: apprentices_of(player),
    "per_trick_level": lambda player, condition: sum(
        owned is not None and owned.trick.level == condition["level"] for owned in player.tricks
    ),
    "per_component": lambda player, condition: sum(
        player.amount(c) for c in player.components if TIER[c] == condition["tier"]
    ),
    "if_specialists": lambda player, condition: int(
        all(player.has(specialist) for specialist in condition["specialists"])
    ),
    "if_trick_count": lambda player, condition: int(
        sum(owned is not None for owned in player.tricks) >= condition["at_least"]
    ),
}
"""Counts of the condition of a level 3 Trick, by its kind."""


def capped(state: GameState, fame: int) -> int:
    """At most 20 Fame from one category in the revised edition (ruling 93)."""
    cap: int = state.options.ruling("score_cap")
    return min(fame, cap) if cap else fame
