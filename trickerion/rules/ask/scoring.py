"""What the final scoring was about."""

from trickerion.rules.academy.board import academy_of
from trickerion.rules.academy.catalog import BANNER_BONUS
from trickerion.rules.catalog import ACADEMY, TRICKS
from trickerion.rules.facts.team import ScoringFacts
from trickerion.rules.scoring import scores_at_end
from trickerion.rules.state import GameState


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
