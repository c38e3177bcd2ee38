"""The Manager: reckons with what rivals take first, and thinks the Assignment of a big team through to the end."""

from dataclasses import replace

from trickerion.bots.assistant import AssistantBot, reason_for
from trickerion.bots.beginnings import beginning
from trickerion.bots.bot import Outline, Thought
from trickerion.bots.campaign import TrickGoal, aimed_at, goal_of, owned_of
from trickerion.bots.evaluation import Evaluation
from trickerion.bots.forward_model import take_back_cards
from trickerion.bots.instead import beside, given_up
from trickerion.bots.jobs import Work, one_by_one
from trickerion.bots.judging import Judging
from trickerion.bots.looking_ahead import furthest, near_the_best, open_placements
from trickerion.bots.outcomes import CAREFUL, Care
from trickerion.bots.planning import Placement, Planner
from trickerion.bots.prospects import Comparison, TwoPlacements
from trickerion.bots.rollout import CLOSE
from trickerion.bots.second_look import looked_at_again, other_actions, other_placement
from trickerion.bots.undisturbed import undisturbed
from trickerion.bots.weights import WEIGHTS, Weights
from trickerion.bots.wishing import not_worth_it, wished_goal
from trickerion.rules.catalog import ACADEMY
from trickerion.rules.moves import FinishCharacter, Move
from trickerion.rules.phases.assignment import Assigning
from trickerion.rules.phases.place_characters import CharacterActs, Placing
from trickerion.rules.state import GameState
from trickerion.rules.view import View

HEEDFUL = replace(WEIGHTS, heeds_rivals=True, side_by_side=True, completed=0.95, completed_less=0.1)

_IN_DEMAND = {**dict(HEEDFUL.contest), "dark_alley": 0.1, "theater": 0.35}
IN_THE_ALLEY = replace(
    HEEDFUL,
    coin=0.34,
    coin_steps=((4, 0.75), (6, 0.42), (999, 0.27)),
    coin_by_turn=(1.0, 0.8, 1.2, 1.5),
    point=0.75,
    first_special=1.2,
    specialist=1.75,
    usable=1.05,
    absent_delay=0.75,
    contest=tuple(_IN_DEMAND.items()),
)
"""With the Dark Alley, no board beside it, for two: two turns more for Specialists to pay, Coins scarce while shows
are built and enough at the end, and cards that send more hands to the Theater. Found in games whose seats differed in
thirty beliefs at once; four who share them are left with less Fame each."""

CROWDED = replace(HEEDFUL, contest=tuple({**dict(HEEDFUL.contest), "downtown": 0.75}.items()))
"""With two or three rivals, no Academy: who places third finds both good slots of the Downtown taken; else whoever was
to learn comes too late, and the Magician that was to buy for it goes with all its Action Points."""

AT_SCHOOL = replace(
    HEEDFUL,
    coin=0.9,
    coin_steps_academy=((6, 1.05), (8, 0.76), (999, 0.5)),
    special_card=1.8,
    first_special=0.2,
    specialist=1.4,
    apprentice=0.65,
    setups_base=2.0,
    setups_per_character=0.55,
    usable=1.0,
    type_delay=0.1,
    absent_delay=0.65,
    short_coin_delay=0.35,
    last_chance=0.12,
    protege_point=0.8,
    banner=0.85,
    lesson=0.6,
    contest=tuple((place, rate if place in ("downtown", "theater") else 0.3 * rate) for place, rate in HEEDFUL.contest),
)
"""With the Academy: Coins of a show buy the next one, wages and rooms ask for more of them, a lesson promises less than
it seems, cards are no reason to have nobody left for a show, and the slots beyond the Downtown and the Theater are
seldom taken. Found in games of three whose seats differed in forty beliefs at once (docs/measurements.md)."""

THOROUGH = CAREFUL._replace(
    beam=6, tricks=8, workshop=6, focuses=3, patience=3_500, out_of_patience=7_000, tries=40, links=3
)
"""More is followed up than by the Assistant; even the sixth and seventh Character is given a card with a use, what is
found is bettered by single changes, and a Trick Marker is moved where another one then lights several Links."""


LOOKED_AT = 3
"""Placements that are tried out at the usual thinking time, where it looks ahead."""


def looks_ahead(state: GameState) -> bool:
    """True in games where trying out placements has proven to pay: docs/measurements.md."""
    return len(state.players) > 2 and bool(state.boards)


def beliefs_for(state: GameState) -> Weights:
    """Weights for the modules and the number of players in play."""
    if ACADEMY in state.boards:
        return AT_SCHOOL
    if len(state.players) > 2:
        return CROWDED
    is_plain = not state.boards
    return IN_THE_ALLEY if is_plain and "dark_alley" in state.options.modules else HEEDFUL


def thorough(effort: float) -> Care:
    """The care for a thinking time, as a multiple of the usual one. It is counted in tables, never in seconds."""
    usual = THOROUGH
    limits = {name: round(getattr(usual, name) * effort) for name in ("patience", "out_of_patience", "tries")}
    return usual._replace(**limits)


class ManagerBot(AssistantBot):
    """Wastes nobody of a big team, and no show. Its answer follows from the View, the seed and the effort alone."""

    def __init__(self, seed: int, effort: float = 1.0) -> None:
        super().__init__(seed, HEEDFUL, thorough(effort))
        self.work: Work = one_by_one
        self._looked_at = max(2, round(LOOKED_AT * effort))
        self.wishes: tuple[str, ...] = ()
        """Tricks that the person wishes for whom it advises."""
        self._judging: tuple[str, Judging] | None = None

    def _look(self, view: View) -> GameState:
        """By what things are worth in this game, and to who saves for a Trick."""
        beliefs = self._usual(view.state)
        wished = wished_goal(view.state, view.seat, self.wishes, beliefs)
        goal = wished if wished is not None else self._goal(view, beliefs)
        self._weights = aimed_at(beliefs, goal)
        self._saved_for = goal.trick if goal and not owned_of(view.state.players[view.seat], goal.trick) else ""
        return super()._look(view)

    def _usual(self, state: GameState) -> Weights:
        """Beliefs in such a game, before any goal."""
        return beliefs_for(state)

    def _begin(self, state: GameState, view: View) -> Move:
        """By what games have brought that began so."""
        return beginning(state, view.seat, view.moves, self._seed)

    @undisturbed()
    def weighed(self, view: View) -> Outline | None:
        """As ``outline``, with the best other plan beside it: of the two the better one, which is laid from then on."""
        case = self._case(view)
        if case is not None and not case.is_weighed:
            self._weigh(case)
        return case.told if case is not None else None

    @undisturbed()
    def comparison(self, view: View, tables: int) -> Comparison | None:
        """Cards that lie beside its own plan and another way, on so many tables; without any, by planning alone."""
        case = self._case(view)
        if case is None:
            return None
        if tables and not case.is_weighed:
            self._weigh(case)
        team = view.state.players[view.seat].characters.values()
        return case.comparison({each.id: each.card for each in team if each.card}, tables)

    @undisturbed()
    def second_look(self, view: View, chosen: Move) -> TwoPlacements | None:
        """Results of a placement or an Action beside those of the best other one; None for any other answer."""
        if chosen not in view.moves or isinstance(chosen, FinishCharacter):
            return None
        state = self._look(view)
        planner = self._planner(state, view.seat)
        if isinstance(view.choice, Placing):
            state.stack = []
            return looked_at_again(planner, view, state, chosen, other_placement(planner, state, chosen, view))
        others = other_actions(view, chosen) if isinstance(view.choice, CharacterActs) else ()
        if not others:
            return None
        move, *then = self._best_among(self._look(view), replace(view, moves=others))
        other = Thought(move, reason_for(view, move, then), tuple(then))
        return looked_at_again(planner, view, state, chosen, other)

    def _case(self, view: View) -> Judging | None:
        """The Assignment that is open, whichever cards lie already; None where none is to be made."""
        if not view.moves or not isinstance(view.choice, Assigning):
            return None
        state = self._look(view)
        bare = state.copy()
        bare.stack = []
        take_back_cards(bare, view.seat)
        key = bare.digest()
        if self._judging is None or self._judging[0] != key:
            planner = self._planner(bare, view.seat)
            plan = self._planned(state, planner.search)
            told = self._told(view, planner, bare, plan.cards)
            self._judging = key, Judging(view, bare, planner, plan, told)
        return self._judging[1]

    def _weigh(self, case: Judging) -> None:
        """Look for the best other way, and advise it where it is the better one."""
        planner, plan, bare = case.planner, case.plan, case.bare
        held = beside(planner, case.view, bare, plan, self.work)
        case.is_weighed = True
        if held is None:
            return
        told = self._told(case.view, held.other.planner, bare, held.other.plan.cards)
        instead = given_up(held, planner, bare, plan)
        if held.is_better:
            self._plan = self._plan[0], held.other.plan
            case.told, case.other_told = told, case.told
            case.plan, case.planner = held.other.plan, held.other.planner
            case.other = held.other._replace(plan=plan, planner=planner)
        else:
            case.other, case.other_told = held.other, told
        case.told = case.told._replace(instead=instead, is_second=held.is_better)

    def _next_placement(self, table: GameState, planner: Planner, state: GameState) -> Placement:
        """Of placements that promise nearly the same, the one that leads furthest when rivals answer it."""
        if not looks_ahead(state):
            return planner.next_placement(state)
        tried = near_the_best(open_placements(table, planner, state))[: self._looked_at]
        return furthest(table, planner, state, tried, Evaluation(planner.seat, planner.weights, self.work, CLOSE))

    def declined(self, view: View) -> tuple[str, ...]:
        """Wishes that are no goal, as they would bring less than they cost."""
        return not_worth_it(view.state, view.seat, self.wishes, self._usual(view.state))

    def _goal(self, view: View, beliefs: Weights) -> TrickGoal | None:
        """The goal that the seat saves for, by the way that the Trick would take."""
        return goal_of(view.state, view.seat, beliefs)
