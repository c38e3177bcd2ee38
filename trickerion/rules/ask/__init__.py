"""The read door of the rules: what the window may ask about a table.

Scenes, words and app import from here (and from ``ask.heir`` for the solo game) whatever is not the plain vocabulary of
the game (state, moves, events, catalog, options). The rules themselves never import it.
"""

from trickerion.rules.academy.board import working_secrets
from trickerion.rules.academy.secrets import ChoosingDrawnSecret
from trickerion.rules.alike import distinct, foregone, may_add_point
from trickerion.rules.ask.powers import powers_that_close
from trickerion.rules.ask.team import wage_bill
from trickerion.rules.ask.tricks import marker_places, missing_components
from trickerion.rules.dark_alley.location import Keeping, draw_cost, looks
from trickerion.rules.dark_alley.magician_effects import Possessing
from trickerion.rules.dark_alley.special_assignments.downtown import LayingOpenCard
from trickerion.rules.dark_alley.special_assignments.market_row import LAID_BESIDE
from trickerion.rules.dark_alley.special_assignments.picking import prices_now
from trickerion.rules.dark_alley.special_assignments.status import SPECIAL_BUYS
from trickerion.rules.effects import load as _every_effect  # (all Choices are known)
from trickerion.rules.effects.active_effects import (
    acting_effects,
    common,
    effects_of,
    effects_with,
    personal,
    powers_in_force,
)
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.modifiers import (
    ENHANCE_POINTS,
    action_cost,
    bank_coins,
    base_points,
    component_price,
    day_modifier,
    enhance_points,
    slot_price,
)
from trickerion.rules.forecast import show_forecast
from trickerion.rules.links import links_of
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.market_row import bargained, buy_reason, orders_on_sale, stock_prices
from trickerion.rules.locations.workshop import more_markers_by, prepare_cost, prepared_markers
from trickerion.rules.modules.module import closing_module, locations_of
from trickerion.rules.moves import Reason
from trickerion.rules.phases.advertise import cost as poster_cost
from trickerion.rules.phases.end_turn import coming_theaters, leaving_card, wage_of
from trickerion.rules.phases.performance import Show, may_perform_after, own_yields
from trickerion.rules.phases.place_characters import CharacterActs, Improvising, Placing, at_work, bonus_lost
from trickerion.rules.phases.turn import phases_of
from trickerion.rules.powers.learning import price as power_price
from trickerion.rules.prophecies.module import coming_prophecies
from trickerion.rules.scoring import capped, scores_at_end, trick_score
from trickerion.rules.seat_policy import policy_of
from trickerion.rules.view import is_face_down, special_hand, special_number
