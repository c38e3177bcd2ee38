"""The read door of the Heir: its tables and its work, for the window."""

from trickerion.rules.heir.acting import HeirActs
from trickerion.rules.heir.catalog import (
    ABILITIES,
    ADVERTISING_FAME,
    BASE_POINTS,
    BLOCKED,
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
from trickerion.rules.heir.work import Work
from trickerion.rules.modules.heir import has_heir

__all__ = [
    "ABILITIES",
    "ADVERTISING_FAME",
    "BASE_POINTS",
    "BLOCKED",
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
    "PERMANENT_CARDS",
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
    "HeirActs",
    "HeirAssigning",
    "PlacementTold",
    "Work",
    "backstage_bonus",
    "base_of",
    "by_points",
    "charged",
    "coming_step",
    "fame_by",
    "has_heir",
    "icons_of",
    "is_contested",
    "own_points",
    "plan_card",
    "stance",
    "top_level",
    "tricks_of_level",
    "waiting_at",
    "weekday",
]
