"""Game End: the final scoring and the ranking (rulings 91, 93, 97)."""

from trickerion.rules.catalog import SCORING
from trickerion.rules.events import Event, GameEnded, Scored
from trickerion.rules.gains import gain_fame
from trickerion.rules.state import GameState, PlayerState


def end_game(state: GameState, events: list[Event]) -> None:
    """Score every player in Initiative order, then rank them; ties go to who is ahead in the Initiative order."""
    state.phase = "game_end"
    scores = []
    for seat in state.initiative:
        for category, number, fame in score_lines(state.players[seat]):
            line = Scored(seat, category, number, _capped(state, fame), fame)
            scores.append(line)
            events.append(line)
            gain_fame(state, seat, line.fame, "scoring", events)
    state.scores = tuple(scores)
    state.ranking = tuple(sorted(state.initiative, key=lambda seat: -state.players[seat].fame))
    events.append(GameEnded(state.ranking))


def score_lines(player: PlayerState) -> list[tuple[str, int, int]]:
    """(category, how many, Fame) of the base game, before any cap."""
    worth = SCORING["base"]
    apprentices = sum(character.kind == "apprentice" for character in player.characters.values())
    specialists = len(player.characters) - apprentices - 1
    return [
        ("shards", player.shards, player.shards * worth["shard"]),
        ("coins", player.coins, player.coins // worth["coins_per_fame"]),
        ("apprentices", apprentices, apprentices * worth["apprentice"]),
        ("specialists", specialists, specialists * worth["specialist"]),
    ]


def _capped(state: GameState, fame: int) -> int:
    """At most 20 Fame from one category in the revised edition (ruling 93)."""
    cap: int = state.options.ruling("score_cap")
    return min(fame, cap) if cap else fame
