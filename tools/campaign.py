"""The campaign planner: each turn is carried out under a goal that reaches over several turns."""

from collections.abc import Callable
from dataclasses import replace

from trickerion.bots.assistant import OPENING, AssistantBot
from trickerion.bots.bot import Thought
from trickerion.bots.search import CAREFUL, Care
from trickerion.bots.trick_worth import marker_worth, usable_share
from trickerion.bots.weights import WEIGHTS, Goal, Weights
from trickerion.bots.worth import turns_left
from trickerion.rules.catalog import ANY, MAGICIANS, PRICE, TRICKS, Trick, X
from trickerion.rules.locations.market_row import is_on_sale
from trickerion.rules.state import GameState, PlayerState
from trickerion.rules.view import View

ChooseGoal = Callable[[View], Goal | None]


class CampaignBot(AssistantBot):
    """Plays greedily under the goal that ``goal_for`` names at the start of each turn."""

    def __init__(self, seed: int, goal_for: ChooseGoal, weights: Weights = WEIGHTS, care: Care = CAREFUL) -> None:
        super().__init__(seed, weights, care)
        self._bare = weights
        self._goal_for = goal_for
        self._turn = 0

    @property
    def goal(self) -> Goal | None:
        """What it works towards this turn."""
        return self._weights.goal

    def choose(self, view: View) -> Thought:
        """The best answer found under the goal."""
        if view.state.turn != self._turn and type(view.choice).__name__ not in OPENING:
            self._turn = view.state.turn
            goal = self._goal_for(view)
            self._weights = replace(self._bare, goal=goal) if goal else self._bare
        return super().choose(view)


# ------------------------------------------------------------------ candidates


def fee(player: PlayerState, trick: Trick) -> int:
    """Coins for the Fame that is missing."""
    return max(0, trick.fame_threshold - player.fame)


def components_due(player: PlayerState, trick: Trick) -> int:
    """Coins for the Components that are missing."""
    return sum(PRICE[c] * n for c, n in player.missing(trick).items())


def can_be_learned_now(state: GameState, seat: int, trick: Trick) -> bool:
    """Whether a Residence die shows its category, or any for the favourite one."""
    faces = (state.dice["residence_a"], state.dice["residence_b"])
    if MAGICIANS[state.players[seat].magician].category == trick.category:
        return any(face != X for face in faces)
    return ANY in faces or trick.category in faces


def outlook(state: GameState, seat: int, trick: Trick, weights: Weights = WEIGHTS) -> float:
    """What a Trick of the Residence would bring by the end less what it costs, were it learned as soon as possible."""
    player, left = state.players[seat], turns_left(state)
    cost = fee(player, trick) + components_due(player, trick)
    absent = sum(not is_on_sale(state, c) for c in player.missing(trick))
    short = max(0, cost - player.coins)
    delay = 0.2 * short + 0.3 * absent + 0.7 * (not can_be_learned_now(state, seat, trick))
    several = sum(weights.extra_marker**i for i in range(trick.markers))
    each = marker_worth(trick.id, max(1, left), weights) - weights.point * trick.prepare_cost / trick.markers
    turns = max(0.0, left + 1 - delay)
    return each * several * turns * usable_share(state, weights) - cost * weights.coin - weights.point * 5


def tricks_in_reach(state: GameState, seat: int, level: int) -> list[Trick]:
    """Tricks of a level in the Residence, the best outlook first."""
    found = [TRICKS[t] for tricks in state.residence.values() for t in tricks if TRICKS[t].level == level]
    return sorted(found, key=lambda trick: -outlook(state, seat, trick))
