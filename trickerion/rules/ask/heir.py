"""The read door of the Heir: its tables and its work, for the window."""

from trickerion.rules.heir.academy import FEW_COINS
from trickerion.rules.heir.academy import MOST_COINS as MOST_COINS_FOR_ROOM
from trickerion.rules.heir.at_a_glance import (
    blocked_entries,
    blocked_numbers,
    has_dice,
    heir_at_work,
    heir_seat,
    is_rerolled,
    is_rolled_now,
    left_to_place,
    special_cards,
)
from trickerion.rules.heir.downtown import ENOUGH_FAME, ENOUGH_TRICKS
from trickerion.rules.heir.ending import CARD_FAME, MOST_FAME_OF_A_LINE, SHARD_FAME, USUAL_TEAM, paid_for_tricks
from trickerion.rules.heir.module import has_heir
from trickerion.rules.heir.placing import base_of, bonuses_of, coming_step, own_points, sure_points, weekday
from trickerion.rules.heir.plan import (
    icons_of,
    is_contested,
    is_last_plan,
    plan_card,
    priority_list,
    stance,
    tricks_of_level,
    waiting_at,
)
from trickerion.rules.heir.policy import ChoosingConfiguration, blocked_slots, expected_gain
from trickerion.rules.heir.tricks import charged
from trickerion.rules.heir.work import PlacementFacts
