"""Gains by a pending prophecy, were it the next to come true: does Fortune Telling better the next turn?

No prophecy is named here. Each is asked through its own effect what it changes, and the change is counted in Fame;
what treats all players alike, as cheaper Actions and other weekdays do, counts nothing.
"""

from trickerion.bots.trick_worth import setups_per_turn
from trickerion.bots.weights import Weights
from trickerion.rules.catalog import BASE_POINTS, LEFT
from trickerion.rules.decks import turn_pending
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.registry import EFFECTS
from trickerion.rules.options import HEIR
from trickerion.rules.prophecies.module import coming_prophecies
from trickerion.rules.state import Character, GameState, Marker

ON_STAGE = 0.3
"""Fame by which a Shard does more on stage, where Action Points are dearest, than elsewhere."""


def better_prophecy(state: GameState, seat: int, weights: Weights) -> float:
    """Fame by which Fortune Telling betters the next turn for a seat, compared with its rivals."""
    if not coming_prophecies(state):
        return 0.0
    table = state.copy()
    for player in table.players:
        player.advertised = True  # as nearly everybody does
    now = _next_one(table, seat, weights)
    turn_pending(table)
    return _next_one(table, seat, weights) - now


def _next_one(table: GameState, seat: int, weights: Weights) -> float:
    """Gain of a seat by the next prophecy, less that of each rival on average; no Heir reckons so."""
    effect = EFFECTS[table.pending[LEFT]]
    seats = [each for each in table.seats if table.options.seats[each].player != HEIR]
    brings = {each: sum(ask(effect, table, each, weights) for ask in BRINGS) for each in seats}
    own = brings.pop(seat)
    return own - sum(brings.values()) / max(1, len(brings))


def _points(effect: Effect, table: GameState, seat: int, weights: Weights) -> float:
    """Base Action Points of the team, with those hired."""
    player, more = table.players[seat], 0
    for character in (*player.characters.values(), *map(Character, player.hired)):
        usual = BASE_POINTS[character.kind]
        more += effect.base_points(table, seat, character, usual) - usual
    return weights.point * more


def _shards(effect: Effect, table: GameState, seat: int, weights: Weights) -> float:
    """Shards in hand: the Action Points for them beyond what they are worth, and that they can be used on stage."""
    each = max(0.0, weights.point * effect.enhance_points(table, seat, 1) - weights.shard)
    return table.players[seat].shards * (each + ON_STAGE * effect.may_enhance_in_theater(table))


def _tricks(effect: Effect, table: GameState, seat: int, weights: Weights) -> float:
    """Tricks set up and shown: Fame for setting up, Coins that come as Fame, more for each payment of Shards."""
    player, total = table.players[seat], 0.0
    tricks = [owned.trick for owned in player.tricks if owned is not None]
    for trick in tricks:
        before, each = player.fame, (1 - weights.coin) * trick.yields.coins * effect.coins_become_fame(table)
        effect.set_up(table, seat, Marker(seat, trick.id, "", 0), [])
        if trick.yields.shards:
            effect.shards_gained(table, seat, [])
            each += weights.shard * (effect.shards_received(table, seat, 1) - 1)
        each += player.fame - before
        total += each * min(trick.markers, setups_per_turn(player, weights) / len(tricks))
    return total


BRINGS = (_points, _shards, _tricks)
"""Gains of a seat by a prophecy, asked on a table that may be changed."""
