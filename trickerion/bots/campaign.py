"""Saving over several turns for a Trick of level 3: which one still pays, and what a step towards it is worth."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from trickerion.bots.trick_worth import SAVED_FOR, SCORE_LIMIT, marker_worth
from trickerion.bots.weights import Weights
from trickerion.bots.worth import turns_left, wages_due
from trickerion.rules.catalog import PRICE, TRICKS, Trick
from trickerion.rules.scoring import condition_score
from trickerion.rules.state import GameState, OwnedTrick, PlayerState

TURNS_BEFORE = 3
"""Turns left from which on a Trick is saved for: before, nearly all the Fame of the fee is still to come."""

LEAST = 4.0
"""Fame that a Trick must promise beyond its costs."""

SIZE, SIZE_OF_GAIN = 15.0, 1.2
"""Fame for all the steps together while the plan of a turn is made: the least, and for each Fame that is promised."""

THRIFT = 0.2
"""Fame for each Coin that is there when it will be needed."""

LEARNED, EQUIPPED, PREPARED, SHOWN = 0.45, 0.35, 0.1, 0.1
"""Shares of the steps: learned, Components, Trick Markers on its card, one in the Theater."""

NOT_LEARNED_YET = 0.9
"""Worth of Components before the Trick is learned: another Trick may go before."""

ON_ITS_WAY = 0.4
"""Worth of a Component that is on sale or ordered, as a share of one in the Workshop."""

# How a campaign goes, turn by turn.
FAME_PER_TURN, COINS_PER_TURN = 9, 5
LEARNING, BUYING, EACH_TYPE = 0.5, 0.4, 0.1  # of a turn
ORDERING, QUICKLY = 1.1, 0.7
RUNS_OUT = 0.8  # of a turn: with less left the last Component may come too late
SURE = 0.92  # how surely a type of Component comes in time
MOST_SHOWS = 2.5
COMES = 0.75  # how much of what could be set up is
ERRANDS, PER_TYPE, PER_ORDER, QUICK_ORDER = 2.0, 0.7, 0.5, 1.7  # Action Points
POINT, COIN = 0.9, 0.5


_PRICES = {trick.id: sum(PRICE[c] * number for c, number in trick.components.items()) for trick in TRICKS.values()}
"""Coins for all Components of each Trick."""


@dataclass(frozen=True, slots=True)
class TrickGoal:
    """Owning and performing a Trick; ``size`` is the Fame for all of it, ``thrift`` that for each Coin saved for it."""

    trick: str
    size: float = SIZE
    thrift: float = THRIFT

    def worth(self, state: GameState, seat: int) -> float:
        """Coins saved for the fee and the Components, Components, learned, prepared, set up."""
        player, trick = state.players[seat], TRICKS[self.trick]
        owned = owned_of(player, self.trick)
        missing = player.missing(trick)
        # Less counts for what is on its way.
        rest = sum([PRICE[c] * number * (1 - ON_ITS_WAY * _is_coming(state, c)) for c, number in missing.items()])
        share = EQUIPPED * (1 - rest / _PRICES[self.trick]) * (NOT_LEARNED_YET if owned is None else 1.0)
        due = _price(missing)
        if owned is None:
            due += max(0, trick.fame_threshold - player.fame)
        else:
            on_stage = _shows(state, seat, self.trick)
            share += LEARNED + PREPARED * (owned.markers > 0 or on_stage) + SHOWN * on_stage
        purse = max(0, player.coins - wages_due(state, player))
        return self.size * share - self.thrift * max(0, due - purse)

    def appeal(self, trick: str) -> float:
        """The Trick itself before all others."""
        return self.size if trick == self.trick else 0.0

    def needs(self, player: PlayerState) -> dict[str, int]:
        """Components of the Trick that are lacking, even before it is learned."""
        return player.missing(TRICKS[self.trick])


class Campaign(NamedTuple):
    """The way to a Trick: turns until its Trick Markers can be set up, and the Fame by the end less all costs."""

    trick: str
    ready: float
    gain: float

    @property
    def goal(self) -> TrickGoal:
        """To go this way."""
        return TrickGoal(self.trick, max(SIZE, round(SIZE_OF_GAIN * self.gain)))


def campaign(state: GameState, seat: int, trick: Trick, weights: Weights) -> Campaign:
    """Campaign for a Trick of the Residence: learned as soon as it can be paid, brought on stage, scored."""
    player, left = state.players[seat], turns_left(state)
    missing = player.missing(trick)
    price = _price(missing)
    absent = sum(not _is_coming(state, component) for component in missing)
    lacks = max(0, trick.fame_threshold - player.fame)
    wait = 0.0 if lacks <= player.coins else max(LEARNING, (lacks - player.coins) / FAME_PER_TURN)
    fee = max(0.0, lacks - FAME_PER_TURN * wait)
    is_quick = absent == 1  # there is one Quick Order slot
    delivered = QUICKLY if is_quick else ORDERING if absent else BUYING if missing else 0.0
    orders = QUICK_ORDER if is_quick else PER_ORDER * absent
    saved = max(0.0, price + fee - player.coins) / COINS_PER_TURN
    ready = max(wait + LEARNING, delivered, saved) + EACH_TYPE * len(missing)
    turns, sure = max(0.0, left + 1 - ready), SURE ** len(missing)
    score = min(SCORE_LIMIT, condition_score(player, trick)[1]) * min(1.0, turns / RUNS_OUT)
    costs = (price + fee) * COIN + (ERRANDS + PER_TYPE * len(missing) + orders) * POINT
    shows = _per_turn(trick, left, weights) * min(turns, MOST_SHOWS) * COMES
    return Campaign(trick.id, ready, sure * (score + shows) - costs)


def goal_of(state: GameState, seat: int, weights: Weights) -> TrickGoal | None:
    """Goal that the seat saves for now: its own level 3 Trick, else the best of the Residence, if any pays."""
    if not is_time_for_goals(state):
        return None
    best = [way.goal for way in campaigns(state, seat, weights)[:1] if way.gain > LEAST]
    return begun(state.players[seat]) or (best[0] if best else None)


def is_time_for_goals(state: GameState) -> bool:
    """True when level 3 Tricks are in play, and few enough turns are left to save for one."""
    return state.options.terms.highest_level >= SAVED_FOR and turns_left(state) <= TURNS_BEFORE


def begun(player: PlayerState) -> TrickGoal | None:
    """The goal of who owns a level 3 Trick."""
    own = [owned.id for owned in player.tricks if owned is not None and owned.trick.level == SAVED_FOR]
    return TrickGoal(own[-1]) if own else None


def campaigns(state: GameState, seat: int, weights: Weights) -> list[Campaign]:
    """The ways to all level 3 Tricks of the Residence, the best first."""
    tricks = [TRICKS[trick] for shelf in state.residence.values() for trick in shelf]
    ways = [campaign(state, seat, trick, weights) for trick in tricks if trick.level == SAVED_FOR]
    return sorted(ways, key=lambda way: (way.gain, way.trick), reverse=True)


@lru_cache(maxsize=512)
def aimed_at(weights: Weights, goal: TrickGoal | None) -> Weights:
    """The beliefs of who saves for a Trick, or for none."""
    return weights if weights.goal == goal else replace(weights, goal=goal)


def owned_of(player: PlayerState, trick: str) -> OwnedTrick | None:
    """The Trick in the Workshop; None while it is not learned."""
    return next((owned for owned in player.tricks if owned is not None and owned.id == trick), None)


def _price(components: Mapping[str, int]) -> int:
    """Coins for these Components."""
    return sum([PRICE[component] * number for component, number in components.items()])


def _is_coming(state: GameState, component: str) -> bool:
    return component in state.stock or component in state.orders


def _per_turn(trick: Trick, left: int, weights: Weights) -> float:
    """Gain by the Trick Markers of a Trick in a turn, less the work for them."""
    several = sum(weights.extra_marker**number for number in range(trick.markers))
    work = weights.point * (1 + trick.prepare_cost / trick.markers) * 0.6
    return (marker_worth(trick.id, max(1, left), weights) - work) * several


def _shows(state: GameState, seat: int, trick: str) -> bool:
    """True when a Trick Marker of this Trick lies in the Theater."""
    for card in state.row:
        for marker in (*card.markers, *card.guests):
            if marker is not None and marker.trick == trick and marker.owner == seat:
                return True
    return False
