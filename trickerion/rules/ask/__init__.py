"""The read door of the rules: what the window may ask about a table.

Scenes, words and app import from here (and from ``ask.heir`` for the solo game) whatever is not the plain vocabulary of
the game (state, moves, events, catalog, options). The rules themselves never import it.
"""

from trickerion.rules.academy.board import academy_of
from trickerion.rules.academy.building import renovation_coins
from trickerion.rules.academy.catalog import SECRETS, SPACES, TILES
from trickerion.rules.action_status import ActionStatus, action_of, action_statuses, actions_at, costs_at, usual_cost
from trickerion.rules.decks import BOTTOM, LEFT, RIGHT
from trickerion.rules.effects import load as _every_effect  # noqa: F401  (all Choices are known)
from trickerion.rules.effects.active_effects import (
    acting_effects,
    card_in_use,
    common,
    effects_of,
    personal,
    show_causes,
)
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.magicians import FreeReschedule, FreeRescheduling, Possessing
from trickerion.rules.effects.modifiers import (
    ENHANCE_POINTS,
    action_cost,
    bank_coins,
    base_points,
    component_price,
    day_modifier,
    placement_points,
    slot_price,
)
from trickerion.rules.effects.prophecies_academy import ChoosingDrawnSecret
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
from trickerion.rules.first_tricks import components_price, first_tricks, ways_to_prepare
from trickerion.rules.forecast import (
    MarkerForecast,
    MarkerPlaces,
    Points,
    WageBill,
    marker_forecast,
    marker_places,
    points_of,
    show_forecast,
    wage_bill,
)
from trickerion.rules.gains import received
from trickerion.rules.lacking import Lacking, Missing, Plan, Way, lacking, missing_components
from trickerion.rules.links import LinkPayment, link_between, links_at, links_of, other_end
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.dark_alley import Keeping
from trickerion.rules.locations.downtown import matching_cost, usable_dice
from trickerion.rules.locations.location import Reason
from trickerion.rules.locations.market_row import QUICK_ORDER_SURCHARGE, ChoosingCount, stock_prices
from trickerion.rules.locations.theater import (
    LINK_BONUS,
    ReceivingLinkBonus,
    Rescheduling,
    SettingUp,
    has_suit,
    payments_at,
)
from trickerion.rules.locations.workshop import markers_at, prepared_markers
from trickerion.rules.modules.module import closing_module, locations_of
from trickerion.rules.phases.advertise import FAME as POSTER_FAME
from trickerion.rules.phases.advertise import cost as poster_cost
from trickerion.rules.phases.assignment import assigns_later, cards_stay_hidden, is_assigning
from trickerion.rules.phases.end_turn import FAME_PER_UNPAID_WAGE, leaving_card, wage_of
from trickerion.rules.phases.performance import ChoosingShow, Extras, Show, extras_of, modified, own_yields
from trickerion.rules.phases.place_characters import CharacterActs, Improvising, Placing
from trickerion.rules.reasons import slot_reason, slot_reasons
from trickerion.rules.scoring import trick_score
from trickerion.rules.seat_policy import policy_of
from trickerion.rules.setup import StartingComponents, StartingSuit

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
    "POSTER_FAME",
    "QUICK_ORDER_SURCHARGE",
    "RIGHT",
    "SECRETS",
    "SMUGGLERS_DISCOUNT",
    "SPACES",
    "SPECIAL_BUYS",
    "TILES",
    "USED",
    "Acting",
    "ActionStatus",
    "BarterPicking",
    "BringingOnStage",
    "CharacterActs",
    "ChoosingCount",
    "ChoosingDrawnSecret",
    "ChoosingShow",
    "Effect",
    "Extras",
    "FinalBargain",
    "FreeReschedule",
    "FreeRescheduling",
    "Improvising",
    "Investing",
    "Keeping",
    "Lacking",
    "LayingOne",
    "LayingOpenCard",
    "LinkPayment",
    "MarkerForecast",
    "MarkerPlaces",
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
    "academy_of",
    "acting_effects",
    "action_cost",
    "action_of",
    "action_statuses",
    "actions_at",
    "assigns_later",
    "bank_coins",
    "base_points",
    "card_in_use",
    "card_status",
    "cards_stay_hidden",
    "closing_module",
    "common",
    "component_price",
    "components_price",
    "costs_at",
    "day_modifier",
    "effects_of",
    "extras_of",
    "first_tricks",
    "has_suit",
    "is_assigning",
    "lacking",
    "leaving_card",
    "link_between",
    "links_at",
    "links_of",
    "locations_of",
    "marker_forecast",
    "marker_places",
    "markers_at",
    "matching_cost",
    "missing_components",
    "modified",
    "other_end",
    "own_yields",
    "payments_at",
    "personal",
    "placement_points",
    "points_of",
    "policy_of",
    "poster_cost",
    "prepared_markers",
    "prices_now",
    "received",
    "renovation_coins",
    "show_causes",
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
    "ways_to_prepare",
]
