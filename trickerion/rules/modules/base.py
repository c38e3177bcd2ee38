"""The base game: four Locations, seven phases, five turns. Every module is added to it."""

from trickerion.rules.catalog import SLOTS
from trickerion.rules.locations.downtown import DOWNTOWN
from trickerion.rules.locations.market_row import MARKET_ROW
from trickerion.rules.locations.theater import THEATER
from trickerion.rules.locations.workshop import WORKSHOP
from trickerion.rules.modules.module import Module, ScoreLine
from trickerion.rules.options import GameOptions
from trickerion.rules.powers.scoring import coins_per_fame
from trickerion.rules.scoring import apprentices_of, specialists_of
from trickerion.rules.state import GameState, PlayerState


class BaseGame(Module):
    """The base game: the parts that every game has."""

    id = "base"
    locations = (DOWNTOWN, MARKET_ROW, WORKSHOP, THEATER)
    closed_because = "covered"

    def closed_slots(self, options: GameOptions) -> frozenset[str]:
        """The +1 slots that fewer players do without (ruling 29)."""
        return frozenset(slot.id for slot in SLOTS.values() if slot.min_players > len(options.seats))

    def score_lines(self, state: GameState, player: PlayerState) -> list[ScoreLine]:
        """Shards, Coins and the team, as far as they bring points."""
        points = state.options.terms.points
        apprentices, specialists = apprentices_of(player), len(specialists_of(player))
        per_fame = points["coins_per_fame"]
        if state.boards:
            per_fame = coins_per_fame(state, state.players.index(player), per_fame)
        lines = [
            ("shards", player.shards, player.shards * points["shard"]),
            ("coins", player.coins, player.coins // per_fame),
        ]
        if "apprentice" in points:
            lines.append(("apprentices", apprentices, apprentices * points["apprentice"]))
        if "specialist" in points:
            lines.append(("specialists", specialists, specialists * points["specialist"]))
        return lines
