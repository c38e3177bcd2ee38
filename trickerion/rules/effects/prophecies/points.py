"""Prophecies that change Action Points and the costs of Actions."""

from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.registry import prophecy
from trickerion.rules.state import Character, GameState

CHEAP = 1


@prophecy("weary_bodies")
class WearyBodies(Effect):
    """Every Character has 1 base Action Point."""

    def base_points(self, state: GameState, seat: int, character: Character, points: int) -> int:
        return 1


@prophecy("poster_fever")
class PosterFever(Effect):
    """Apprentices of players who advertised have 1 more base Action Point."""

    def base_points(self, state: GameState, seat: int, character: Character, points: int) -> int:
        return points + (character.kind == "apprentice" and state.players[seat].advertised)


@prophecy("burning_shards")
class BurningShards(Effect):
    """Enhance Character gives 2 Action Points."""

    def enhance_points(self, state: GameState, seat: int, points: int) -> int:
        return 2


@prophecy("shards_on_stage")
class ShardsOnStage(Effect):
    """Characters may be enhanced in the Theater too."""

    def may_enhance_in_theater(self, state: GameState) -> bool:
        return True


@prophecy("loose_tongues")
class LooseTongues(Effect):
    """Drawing a further special Assignment card costs 1 Action Point."""

    def action_cost(self, state: GameState, seat: int, action: str, cost: int) -> int:
        return CHEAP if action == "draw_further_card" else cost


@prophecy("open_library")
class OpenLibrary(Effect):
    """Learn Trick costs 1 Action Point."""

    def action_cost(self, state: GameState, seat: int, action: str, cost: int) -> int:
        return CHEAP if action == "learn_trick" else cost


@prophecy("kind_banker")
class KindBanker(Effect):
    """Take Coins costs 1 Action Point."""

    def action_cost(self, state: GameState, seat: int, action: str, cost: int) -> int:
        return CHEAP if action == "take_coins" else cost


@prophecy("crowded_inn")
class CrowdedInn(Effect):
    """Hire Character costs 1 Action Point."""

    def action_cost(self, state: GameState, seat: int, action: str, cost: int) -> int:
        return CHEAP if action == "hire_character" else cost


@prophecy("open_vaults")
class OpenVaults(Effect):
    """Take Coins pays twice the number on the die."""

    def bank_coins(self, state: GameState, seat: int, coins: int) -> int:
        return 2 * coins
