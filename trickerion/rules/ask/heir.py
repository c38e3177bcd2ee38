"""The read door of the Heir: its tables and its work, for the window; and what may be read off its table."""

from trickerion.rules.catalog import SPECIALS
from trickerion.rules.heir.acting import HeirActs
from trickerion.rules.heir.catalog import (
    ABILITIES,
    ADVERTISING_FAME,
    BASE_POINTS,
    BLOCKED,
    BRIEF_ABILITIES,
    CARD_POINTS,
    COINS_TO_FAME,
    DRAW_ORDER,
    FAME_FOR_MORE,
    IGNORED_PROPHECIES,
    LINE,
    MOST_HIRED_APPRENTICES,
    MOST_POINTS,
    PERMANENT_CARDS,
    PLANS,
    PRIORITIES,
    REMOVED_PROPHECIES,
    SPECIAL_ICON,
    STARTING_FAME,
    TEAMS,
    TRICK_SLOTS,
    backstage_bonus,
    by_points,
    fame_by,
    top_level,
)
from trickerion.rules.heir.coming import coming_step
from trickerion.rules.heir.configuration import ChoosingConfiguration
from trickerion.rules.heir.downtown import ENOUGH_FAME, ENOUGH_TRICKS
from trickerion.rules.heir.ending import CARD_FAME, MOST_FAME_OF_A_LINE, SHARD_FAME, USUAL_TEAM
from trickerion.rules.heir.placing import weekday
from trickerion.rules.heir.plan import (
    HeirAssigning,
    icons_of,
    is_contested,
    plan_card,
    stance,
    tricks_of_level,
    waiting_at,
)
from trickerion.rules.heir.points import base_of, own_points
from trickerion.rules.heir.telling import PlacementTold
from trickerion.rules.heir.tricks import charged
from trickerion.rules.options import HEIR
from trickerion.rules.state import Character, GameState

__all__ = [
    "ABILITIES",
    "ADVERTISING_FAME",
    "BASE_POINTS",
    "BRIEF_ABILITIES",
    "CARD_FAME",
    "CARD_POINTS",
    "COINS_TO_FAME",
    "DRAW_ORDER",
    "ENOUGH_FAME",
    "ENOUGH_TRICKS",
    "FAME_FOR_MORE",
    "IGNORED_PROPHECIES",
    "LINE",
    "MOST_FAME_OF_A_LINE",
    "MOST_HIRED_APPRENTICES",
    "MOST_POINTS",
    "PLANS",
    "PRIORITIES",
    "REMOVED_PROPHECIES",
    "SHARD_FAME",
    "SPECIAL_ICON",
    "STARTING_FAME",
    "TEAMS",
    "TRICK_SLOTS",
    "USUAL_TEAM",
    "ChoosingConfiguration",
    "HeirAssigning",
    "PlacementTold",
    "backstage_bonus",
    "base_of",
    "blocked_entries",
    "by_points",
    "charged",
    "coming_step",
    "fame_by",
    "heir_at_work",
    "heir_seat",
    "icons_of",
    "is_contested",
    "is_rolled_now",
    "left_to_place",
    "own_points",
    "plan_card",
    "special_cards",
    "stance",
    "top_level",
    "tricks_of_level",
    "waiting_at",
    "weekday",
]


def heir_seat(state: GameState) -> int:
    """The Heir's seat in a solo game."""
    return next(number for number, seat in enumerate(state.options.seats) if seat.player == HEIR)


def heir_at_work(state: GameState) -> HeirActs | None:
    """The Heir's Character at work, if one is."""
    work = state.stack[-1] if state.stack else None
    return work if isinstance(work, HeirActs) else None


def left_to_place(state: GameState, seat: int, location: str) -> list[Character]:
    """The Characters that a side still has to place at a Location; nobody but in the phase for it."""
    return waiting_at(state, seat, location) if state.phase == "place_characters" else []


def special_cards(state: GameState) -> tuple[int, int]:
    """How many special cards the Heir has: in the hand, which is what its permanent cards leave of it; in line."""
    player = state.players[heir_seat(state)]
    laid = [character.card for character in player.characters.values() if character.card]
    under = sum(card in SPECIALS for card in laid)
    return len(player.hand) - (PERMANENT_CARDS - (len(laid) - under)), under


def blocked_entries(state: GameState, location: str) -> tuple[str, ...]:
    """What the Configuration die of a Location blocks now: slots, in the Theater weekdays."""
    assert state.heir is not None
    return BLOCKED[location][dict(state.heir.dice)[location]]


def is_rolled_now(state: GameState, location: str) -> bool:
    """Whether the Configuration die of a Location was rolled this turn."""
    return state.turn == 1 or (state.heir is not None and location in state.heir.tokens)
