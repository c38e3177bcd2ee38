"""The read door of the rules: what the window may ask about a table.

Scenes, words and app import from here (and from ``ask.heir`` for the solo game) whatever is not the plain vocabulary of
the game (state, moves, events, catalog, options). The rules themselves never import it.
"""

from trickerion.rules.action_status import (
    ActionStatus,
    action_of,
    action_statuses,
    actions_at,
    costs_at,
    usual_cost,
)
from trickerion.rules.conduct import conduct_of
from trickerion.rules.decks import BOTTOM, LEFT, RIGHT
from trickerion.rules.effects import load as _every_effect  # noqa: F401  (all Choices are known)
from trickerion.rules.effects.asking import (
    ENHANCE_POINTS,
    action_cost,
    bank_coins,
    base_points,
    component_price,
    day_modifier,
    placement_points,
    slot_price,
)
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.in_force import (
    ability_of,
    acting_character,
    acting_effects,
    card_in_use,
    common,
    effects_of,
    of_bonuses,
    personal,
)
from trickerion.rules.effects.magicians import FreeReschedule, FreeRescheduling, Possessing
from trickerion.rules.effects.registry import EFFECTS
from trickerion.rules.effects.special_assignments.downtown import Investing, LayingOpenCard
from trickerion.rules.effects.special_assignments.market_row import (
    BARTER_VALUE,
    LAID_BESIDE,
    BarterPicking,
    SmugglersPicking,
)
from trickerion.rules.effects.special_assignments.picking import (
    SMUGGLERS_DISCOUNT,
    FinalBargain,
    LayingOne,
    Picking,
    prices_now,
)
from trickerion.rules.effects.special_assignments.status import LASTING, LOST, OPEN, SPECIAL_BUYS, USED, card_status
from trickerion.rules.effects.special_assignments.workshop import BringingOnStage
from trickerion.rules.forecast import (
    MarkerForecast,
    Points,
    WageBill,
    marker_forecast,
    marker_places,
    points_of,
    show_forecast,
    wage_bill,
)
from trickerion.rules.gains import received
from trickerion.rules.lacking import Lacking, Missing, Plan, Way, lacking
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.dark_alley import Keeping
from trickerion.rules.locations.downtown import matching_cost, usable_dice
from trickerion.rules.locations.market_row import QUICK_ORDER_SURCHARGE, ChoosingCount, stock_prices
from trickerion.rules.locations.theater import (
    LINK_BONUS,
    LinkPayment,
    ReceivingLinkBonus,
    Rescheduling,
    SettingUp,
    has_suit,
    link_between,
    links_at,
    links_of,
    other_end,
    payments_at,
)
from trickerion.rules.phases.advertise import FAME as POSTER_FAME
from trickerion.rules.phases.advertise import cost as poster_cost
from trickerion.rules.phases.assignment import Assigning
from trickerion.rules.phases.end_turn import FAME_PER_UNPAID_WAGE, leaving_card, wage_of
from trickerion.rules.phases.performance import (
    PILE_BONUS,
    ChoosingShow,
    Show,
    lasting_bonus,
    modified,
    own_yields,
)
from trickerion.rules.phases.place_characters import CharacterActs, Placing
from trickerion.rules.reasons import Reason, missing_components, slot_reason, slot_reasons
from trickerion.rules.scoring import trick_score
from trickerion.rules.setup import (
    STARTING_COMPONENTS_VALUE,
    EngineersTrick,
    StartingComponents,
    StartingSuit,
)

__all__ = [
    "BARTER_VALUE",
    "BOTTOM",
    "EFFECTS",
    "ENHANCE_POINTS",
    "FAME_PER_UNPAID_WAGE",
    "LAID_BESIDE",
    "LASTING",
    "LEFT",
    "LINK_BONUS",
    "LOST",
    "OPEN",
    "PILE_BONUS",
    "POSTER_FAME",
    "QUICK_ORDER_SURCHARGE",
    "RIGHT",
    "SMUGGLERS_DISCOUNT",
    "SPECIAL_BUYS",
    "STARTING_COMPONENTS_VALUE",
    "USED",
    "Acting",
    "ActionStatus",
    "Assigning",
    "BarterPicking",
    "BringingOnStage",
    "CharacterActs",
    "ChoosingCount",
    "ChoosingShow",
    "Effect",
    "EngineersTrick",
    "FinalBargain",
    "FreeReschedule",
    "FreeRescheduling",
    "Investing",
    "Keeping",
    "Lacking",
    "LayingOne",
    "LayingOpenCard",
    "LinkPayment",
    "MarkerForecast",
    "Missing",
    "Picking",
    "Placing",
    "Plan",
    "Points",
    "Possessing",
    "Reason",
    "ReceivingLinkBonus",
    "Rescheduling",
    "SettingUp",
    "Show",
    "SmugglersPicking",
    "StartingComponents",
    "StartingSuit",
    "WageBill",
    "Way",
    "ability_of",
    "acting_character",
    "acting_effects",
    "action_cost",
    "action_of",
    "action_statuses",
    "actions_at",
    "bank_coins",
    "base_points",
    "card_in_use",
    "card_status",
    "common",
    "component_price",
    "conduct_of",
    "costs_at",
    "day_modifier",
    "effects_of",
    "has_suit",
    "lacking",
    "lasting_bonus",
    "leaving_card",
    "link_between",
    "links_at",
    "links_of",
    "marker_forecast",
    "marker_places",
    "matching_cost",
    "missing_components",
    "modified",
    "of_bonuses",
    "other_end",
    "own_yields",
    "payments_at",
    "personal",
    "placement_points",
    "points_of",
    "poster_cost",
    "prices_now",
    "received",
    "show_forecast",
    "slot_price",
    "slot_reason",
    "slot_reasons",
    "stock_prices",
    "trick_score",
    "usable_dice",
    "usual_cost",
    "wage_bill",
    "wage_of",
]
