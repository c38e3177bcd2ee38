"""What begins with a turn, and what the final scoring was about."""

from trickerion.rules.academy.board import academy_of
from trickerion.rules.academy.catalog import BANNER_BONUS
from trickerion.rules.catalog import ACADEMY, FAME_PER_UNPAID_WAGE, SLOTS, TRICKS
from trickerion.rules.facts.stage import ScoringFacts, SeamFacts
from trickerion.rules.modules.module import closing_module, locations_of
from trickerion.rules.phases.advertise import cost as poster_cost
from trickerion.rules.phases.end_turn import leaving_card
from trickerion.rules.prophecies.module import coming_prophecies
from trickerion.rules.scoring import scores_at_end
from trickerion.rules.state import GameState

_BY_TURN = ("blocked", "covered_this_turn")
"""Why slots are closed for one turn: blocked by dice, covered by a Turn Setup card."""


def seam_facts(state: GameState) -> SeamFacts:
    """What begins with the turn that is under way."""
    because = closing_module(state.options).closed_because
    free = {slot.location for slot in SLOTS.values() if slot.owner is None and not slot.day}
    return SeamFacts(
        tuple((card.id, card.card.bonus) for card in state.row),
        leaving_card(state),
        next(iter(coming_prophecies(state)), ""),
        {seat: poster_cost(state, seat) for seat in state.initiative},
        FAME_PER_UNPAID_WAGE,
        tuple(place for place in locations_of(state.options) if place in free),
        frozenset(state.closed),
        because if because in _BY_TURN else "",
    )


def scoring_facts(state: GameState) -> ScoringFacts:
    """What a finished game was scored by."""
    owned = [(seat, trick) for seat in state.seats for trick in state.players[seat].tricks if trick is not None]
    in_play = {*(trick for tricks in state.residence.values() for trick in tricks), *(trick.id for _, trick in owned)}
    return ScoringFacts(
        frozenset(TRICKS[trick].level for trick in in_play),
        {
            (seat, trick.id): state.players[seat].missing(trick.trick)
            for seat, trick in owned
            if not scores_at_end(state, seat, trick.trick)
        },
        {seat: academy_of(state).banners_placed(seat) for seat in state.seats} if ACADEMY in state.boards else {},
        tuple(BANNER_BONUS[len(state.players)]),
    )
