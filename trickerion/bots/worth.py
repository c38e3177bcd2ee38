"""Worth of a table to a player, in Fame: the sum of all that the player has and may still make of it."""

from collections.abc import Iterable
from functools import lru_cache

from trickerion.bots.academy import academy_worth, protege_per_turn
from trickerion.bots.lessons import board_of
from trickerion.bots.powers import powers_worth, shard_worth
from trickerion.bots.theater import StageMemory, stage_worth
from trickerion.bots.trick_worth import Memory, keep, tricks_worth
from trickerion.bots.weights import Weights
from trickerion.rules.academy.board import secrets_of
from trickerion.rules.catalog import FAME_PER_UNPAID_WAGE, PROTEGE, SCORING, SPECIALS
from trickerion.rules.phases.end_turn import wage_of, wages_in_all
from trickerion.rules.state import IDLE, Character, GameState, PlayerState


def turns_left(state: GameState) -> int:
    """Turns still to come after this one."""
    return state.options.turns - state.turn


def worth(state: GameState, seat: int, weights: Weights, memory: StageMemory) -> float:
    """Worth of the table to a seat when its placed Characters and the shows are thought through.

    ``memory`` is that of one decision.
    """
    player = state.players[seat]
    left = turns_left(state)
    return (
        player.fame
        + purse_worth(state, player, left, weights)
        + shard_worth(state, left, weights) * player.shards
        + team_worth(state, player, left, weights)
        + hand_worth(player, left, weights)
        + tricks_worth(state, player, left, weights)
        + stage_worth(state, seat, left, weights, memory)
        + (academy_worth(state, seat, left, weights) if state.boards else 0.0)
        + (powers_worth(state, seat, left, weights) if state.boards else 0.0)
        + (weights.goal.worth(state, seat) if weights.goal else 0.0)
    )


def wages_due(state: GameState, player: PlayerState) -> int:
    """Coins to pay at the end of this turn when every assigned Character works."""
    if state.phase == "end_turn":
        return 0
    team, seat, school = tuple(player.characters.values()), state.players.index(player), board_of(state)
    key = (team, school and (seat, school.secrets[seat], school.lent))
    found = _WAGES.get(key)
    if found is None:
        working = [c for c in team if c.card and c.status != IDLE]
        found = keep(_WAGES, key, sum([wage_of(state, seat, c) for c in working]))
    return wages_in_all(state, seat, [int(found)])


_WAGES: Memory = {}


def coins_worth(coins: int, left: int, steps: Iterable[tuple[int, float]]) -> float:
    """Worth of Coins: the first ones more, as nothing can be bought without; in the end a third each."""
    if not left:
        return coins / SCORING["base"]["coins_per_fame"]
    total, rest = 0.0, coins
    for number, each in steps:
        total += min(rest, number) * each
        rest -= number
        if rest <= 0:
            break
    return total


@lru_cache(maxsize=4096)
def over_worth(over: int, left: int, weights: Weights, is_academy: bool) -> float:
    """Worth of the Coins that are left over after wages; below nothing the Fame that the unpaid ones cost."""
    return coins_worth(max(over, 0), left, _steps(weights, left, is_academy)) + FAME_PER_UNPAID_WAGE * min(over, 0)


def coin_steps(state: GameState, weights: Weights) -> Iterable[tuple[int, float]]:
    """(Coins, what each of them is worth), the first ones first: in the Academy more can be bought."""
    return _steps(weights, turns_left(state), board_of(state) is not None)


@lru_cache(maxsize=256)
def _steps(weights: Weights, left: int, is_academy: bool) -> Iterable[tuple[int, float]]:
    steps, factor = weights.coin_steps_academy if is_academy else weights.coin_steps, weights.coins_now(left)
    return tuple((number, each * factor) for number, each in steps)


def purse_worth(state: GameState, player: PlayerState, left: int, weights: Weights) -> float:
    """Coins after this turn's wages, less the Fame that unpaid wages cost."""
    return over_worth(player.coins - wages_due(state, player), left, weights, board_of(state) is not None)


def team_worth(state: GameState, player: PlayerState, left: int, weights: Weights) -> float:
    """The team and those hired: their Actions in the turns to come, and the final scoring."""
    team = tuple([(disk, character.home) for disk, character in player.characters.items()])
    secrets = len(secrets_of(state, state.players.index(player)))
    key = (team, tuple(player.hired), secrets, left, state.options.modules, weights)
    found = _TEAMS.get(key)
    return keep(_TEAMS, key, _team_worth(state, player, secrets, left, weights)) if found is None else found


_TEAMS: Memory = {}


def _team_worth(state: GameState, player: PlayerState, secrets: int, left: int, weights: Weights) -> float:
    scoring = state.options.terms.points
    total, number = 0.0, 1
    for character in (*player.characters.values(), *(Character(disk) for disk in player.hired)):
        if character.kind == "magician":
            continue
        number += 1
        share = 1.0 if number < weights.crowded_from else weights.crowded
        if character.kind == PROTEGE:
            total += left * protege_per_turn(secrets, weights) * share
        elif character.kind == "apprentice":
            per_turn = weights.apprentice + (weights.free_apprentice if character.home == "assistant" else 0.0)
            total += left * per_turn * share + scoring.get("apprentice", 0)
        else:
            total += left * weights.specialist * share + scoring.get("specialist", 0)
    return total


def hand_worth(player: PlayerState, left: int, weights: Weights) -> float:
    """Special Assignment cards: in the hand they score, played they help."""
    return _hand_worth(tuple(player.hand), left, weights)


@lru_cache(maxsize=4096)
def _hand_worth(hand: tuple[str, ...], left: int, weights: Weights) -> float:
    cards = [card for card in hand if card in SPECIALS]
    if not left or not cards:
        return len(cards) * SCORING["dark_alley"].get("special_card", 0)
    locations = len({SPECIALS[card].location for card in cards})
    appeal = sum(SPECIALS[card].is_sure for card in cards)
    return len(cards) * weights.special_card + locations * weights.first_special + appeal * weights.own_appeal
