"""Teams: their cost, the abilities of their Characters, and the facts by which a finished game was scored."""

from trickerion.rules.academy.board import academy_of, coins_promised
from trickerion.rules.academy.catalog import BANNER_BONUS
from trickerion.rules.catalog import ACADEMY, FAME_PER_UNPAID_WAGE, TRICKS
from trickerion.rules.effects.modifiers import base_points
from trickerion.rules.facts.team import AssigningFacts, MemberFacts, ScoringFacts, TeamFacts, WageBill
from trickerion.rules.phases import assignment
from trickerion.rules.phases.end_turn import unpaid_with, wage_of, wages_in_all
from trickerion.rules.powers.catalog import POWERS_MODULE
from trickerion.rules.scoring import scores_at_end
from trickerion.rules.state import PLACED, WAITING, Character, GameState


def team_of(state: GameState, seat: int) -> TeamFacts:
    """The Characters of a player, and what they cost."""
    team = {
        disk.id: MemberFacts(disk.kind, base_points(state, seat, disk), wage_of(state, seat, disk))
        for disk in state.players[seat].characters.values()
    }
    return TeamFacts(team, wage_bill(state, seat))


def assigning(state: GameState) -> AssigningFacts:
    """Standing of the Assignment."""
    usual = "solo" if state.heir is not None else "usual"
    kind = "hidden" if assignment.cards_stay_hidden(state) else usual
    return AssigningFacts(kind, tuple(_standing(state, seat) for seat in state.seats))


def _standing(state: GameState, seat: int) -> str:
    if assignment.skips_assignment(state, seat):
        return "placing"
    if not assignment.is_assigning(state, seat):
        return "ready"
    return "after_you" if assignment.assigns_later(state, seat) else "choosing"


def wage_bill(state: GameState, seat: int) -> WageBill:
    """The wages of a player as things stand; Idle Characters cost nothing."""
    player = state.players[seat]
    team = player.characters.values()
    working = [c for c in team if c.status == PLACED or (c.status == WAITING and c.card)]
    laid = wages_in_all(state, seat, (wage_of(state, seat, c) for c in working))
    free = tuple(c.id for c in working if not wage_of(state, seat, c))
    paid = tuple(c.id for c in working if wage_of(state, seat, c))
    coins = player.coins - coins_promised(state, seat)
    short = max(0, laid - coins)
    lost = _fame_lost(state, seat, working, short)
    everybody = wages_in_all(state, seat, (wage_of(state, seat, c) for c in team))
    return WageBill(laid, everybody, coins, free, paid, short, lost, _is_by_coin(state))


def _is_by_coin(state: GameState) -> bool:
    return bool(state.options.ruling("wage_penalty") == "per_coin")


def _fame_lost(state: GameState, seat: int, working: list[Character], short: int) -> int:
    """Fame for unpaid wages: by Coin or by Character (ruling 57), the lowest wages paid first."""
    player = state.players[seat]
    if _is_by_coin(state):
        return min(player.fame, FAME_PER_UNPAID_WAGE * short)
    wages = {c.id: wage for c in working if (wage := wage_of(state, seat, c))}
    spared = sum(wages.values()) - wages_in_all(state, seat, wages.values())
    unpaid = len(unpaid_with(wages, player.coins - coins_promised(state, seat) + spared))
    return min(player.fame, FAME_PER_UNPAID_WAGE * unpaid)


def scoring_facts(state: GameState) -> ScoringFacts:
    """Facts by which a finished game was scored."""
    owned = [(seat, trick) for seat in state.seats for trick in state.players[seat].tricks if trick is not None]
    in_play = {*(trick for tricks in state.residence.values() for trick in tricks), *(trick.id for _, trick in owned)}
    return ScoringFacts(
        tuple(player.magician for player in state.players),
        tuple(state.initiative),
        frozenset(TRICKS[trick].level for trick in in_play),
        POWERS_MODULE in state.boards,
        state.options.terms.prepared_is_enough,
        {
            (seat, trick.id): state.players[seat].missing(trick.trick)
            for seat, trick in owned
            if not scores_at_end(state, seat, trick.trick)
        },
        {seat: academy_of(state).banners_placed(seat) for seat in state.seats} if ACADEMY in state.boards else {},
        tuple(BANNER_BONUS[len(state.players)]),
    )
