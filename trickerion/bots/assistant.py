"""The Assistant: it weighs what every answer leads to within its own turn and takes the best."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from trickerion.bots.bot import Outline, Thought
from trickerion.bots.forward_model import after, focus, options, take_back_cards
from trickerion.bots.lessons import board_of
from trickerion.bots.manners import MannerOf, bent
from trickerion.bots.opening import opening_move
from trickerion.bots.outcomes import AIMED, CAREFUL, Care, Line, sensible
from trickerion.bots.outline import outlined
from trickerion.bots.planning import Placement, Plan, Planner
from trickerion.bots.power_moves import distinct_changes, free_dice, use_of_power
from trickerion.bots.powers import give_back
from trickerion.bots.search import Search
from trickerion.bots.spare import left_over
from trickerion.bots.undisturbed import undisturbed
from trickerion.bots.weights import WEIGHTS, Weights
from trickerion.bots.worth import over_worth, turns_left, wages_due
from trickerion.language.voice import told_of
from trickerion.rules import moves as m
from trickerion.rules.ask.hints import why
from trickerion.rules.ask.hints_at_work import saving
from trickerion.rules.heir.policy import ChoosingConfiguration, expected_gain
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.theater import Rescheduling
from trickerion.rules.options import PERSON
from trickerion.rules.phases.assignment import Assigning, lay_card
from trickerion.rules.phases.place_characters import Improvising, Placing
from trickerion.rules.powers.dealing import KeepingPowers
from trickerion.rules.powers.effects.assignment import ChangingAssignment
from trickerion.rules.powers.effects.chances import TurningFreeDie
from trickerion.rules.sampling import sampled
from trickerion.rules.setup import (
    ChoosingMagician,
    EngineersTrick,
    StartingComponents,
    StartingSpecialist,
    StartingSuit,
    StartingTrick,
)
from trickerion.rules.state import GameState
from trickerion.rules.view import View
from trickerion.words.hints import ONLY_MOVE, WHY

OPENING = (ChoosingMagician, StartingTrick, StartingSuit, StartingComponents, StartingSpecialist, EngineersTrick)
"""Questions of the set-up."""

CONFIGURATION = ("downtown", "market_row", "dark_alley", "academy")
"""Of equal dice the first: Tricks and Characters before Components, those before special cards, these before rooms."""


def reason_for(view: View, move: m.Move, then: Sequence[m.Move] = (), saved_for: str = "") -> str:
    """Reason for this move, which the moves ``then`` shall follow, in a sentence for the seat of the View."""
    found, seat = why(view, move, then, saved_for), view.state.options.seats[view.seat]
    return told_of(WHY(*found), "" if seat.player == PERSON else seat.name) if found.kind in WHY else ONLY_MOVE


class AssistantBot:
    """A sensible player without foresight beyond the turn. Its answer follows from the View and the seed alone."""

    def __init__(self, seed: int, weights: Weights = WEIGHTS, care: Care = CAREFUL) -> None:
        self._seed = seed
        self._weights = weights
        self._care = care
        self.manners: MannerOf | None = None
        self._saved_for = ""
        self._plan: tuple[str, Plan] = ("", Plan(0.0, {}))
        self._answers: dict[type, Callable[[GameState, Search, tuple[m.Move, ...]], m.Move]] = {
            Assigning: self._assign,
            Improvising: self._improvise,
            ChoosingConfiguration: lambda state, search, moves: reroll_configuration(state, moves),
            ChangingAssignment: self._change_assignment,
        }

    @undisturbed()
    def choose(self, view: View) -> Thought:
        """The best answer found."""
        if not view.moves or view.choice is None:
            raise ValueError("There is nothing to decide.")
        move, *then = self._moves(self._look(view), view)
        return Thought(move, reason_for(view, move, then, self._saved_for), tuple(then))

    @undisturbed()
    def choose_among(self, view: View) -> Thought:
        """The same where only some of the answers are wanted, those of the View: about one thing, or of one list.

        Where it would give one of them anyway, that is it.
        """
        whole = replace(view, moves=tuple(options(self._look(view))))
        move, *then = self._moves(self._look(view), whole)
        if move not in view.moves:
            move, *then = self._best_among(self._look(view), view)
        return Thought(move, reason_for(view, move, then, self._saved_for), tuple(then))

    def _best_among(self, state: GameState, view: View) -> tuple[m.Move, ...]:
        """Of a few answers the one after which the table is worth most; placements are thought through to the end."""
        planner = self._planner(state, view.seat)
        if type(view.choice) is Placing:
            state.stack = []
            for _, character, slot, deeds in planner.placements(state):
                if m.PlaceCharacter(character, slot) in view.moves:
                    return (m.PlaceCharacter(character, slot), *deeds)
        elif isinstance(view.choice, Acting):
            focus(state)
            return max(
                (planner.search.outcomes.act(state, move) for move in view.moves), key=lambda line: line.worth
            ).moves
        elif len(view.moves) > 1:
            return (planner.search.outcomes.best_answer(state, view.moves),)
        return view.moves[:1]

    @undisturbed()
    def outline(self, view: View) -> Outline | None:
        """The turn that its Assignment is for; None when there is none to be made."""
        if not view.moves or not isinstance(view.choice, Assigning):
            return None
        state = self._look(view)
        planner = self._planner(state, view.seat)
        cards = self._planned(state, planner.search).cards
        state.stack = []
        return self._told(view, planner, state, cards)

    def _told(self, view: View, planner: Planner, bare: GameState, cards: dict[str, str]) -> Outline:
        """The turn with these cards in words, what is saved for among them."""
        saved = saving(view, self._saved_for) if self._saved_for else None
        return outlined(planner, bare, cards, self._saved_for, WHY(*saved) if saved is not None else "")

    def _look(self, view: View) -> GameState:
        """A table in the head, with what is hidden drawn at random."""
        return sampled(view, Random(self._seed))

    def _planner(self, state: GameState, seat: int) -> Planner:
        """The planner that thinks about this table."""
        return Planner(seat, self._beliefs(state, seat), self._care)

    def _beliefs(self, state: GameState, seat: int) -> Weights:
        """The weights by which this bot judges."""
        manner = self.manners(state.players[seat].magician) if self.manners else None
        return bent(self._weights, manner) if manner else self._weights

    def _moves(self, state: GameState, view: View) -> tuple[m.Move, ...]:
        """The answer, and what is to follow it as far as that is thought out."""
        if len(view.moves) == 1:
            return view.moves
        question = type(view.choice)
        if question in OPENING:
            return (self._begin(state, view),)
        search = self._planner(state, view.seat).search
        if isinstance(view.choice, KeepingPowers):
            return all_given_back(state, view.seat, search.weights)
        if question is Placing:
            moves = self._place(state, search, view.moves)
        elif question in self._answers:
            moves = (self._answers[question](state, search, view.moves),)
        elif isinstance(view.choice, Acting):
            moves = self._act(state, search, view.moves)
        else:
            moves = (self._answer(state, search, view.moves),)
        return moves if moves[0] in view.moves else view.moves[:1]

    def _begin(self, state: GameState, view: View) -> m.Move:
        """The answer to a question of the set-up."""
        return opening_move(state, view.seat, view.moves, self._seed)

    # -------------------------------------------------------------- Assignment and placement

    def _assign(self, state: GameState, search: Search, moves: tuple[m.Move, ...]) -> m.Move:
        """Lay the cards of the plan one by one."""
        player = state.players[search.seat]
        plan = self._planned(state, search)
        for character in player.characters.values():
            card = plan.cards.get(character.id, "")
            if character.card and not card:
                return m.TakeBack(character.id)
            if card and character.card != card and m.LayCard(character.id, card) in moves:
                return m.LayCard(character.id, card)
        return m.FinishAssignment()

    def _planned(self, state: GameState, search: Search) -> Plan:
        """The plan of this turn; thought out once, as it does not depend on the cards already laid."""
        bare = state.copy()
        bare.stack = []
        take_back_cards(bare, search.seat)
        key = bare.digest()
        if self._plan[0] != key:
            self._plan = key, self._chosen_plan(state, bare, self._planner(bare, search.seat))
        return self._plan[1]

    def _chosen_plan(self, state: GameState, bare: GameState, planner: Planner) -> Plan:
        """The plan for a turn that begins with ``bare``: the table with no card laid, and nothing going on."""
        return planner.assignment(bare)

    def _place(self, state: GameState, search: Search, moves: tuple[m.Move, ...]) -> tuple[m.Move, ...]:
        improvised = next((move for move in moves if isinstance(move, m.Improvise)), None)
        if improvised:
            return (improvised,)
        table, state.stack = state.copy(), []
        planner = self._planner(state, search.seat)
        value, character, slot, deeds = self._next_placement(table, planner, state)
        copy = planner.best_copy(state, value, character, slot, moves)
        if copy:
            return (copy,)
        return (m.PlaceCharacter(character, slot), *deeds) if slot else (m.LeaveIdle(character),)

    def _next_placement(self, table: GameState, planner: Planner, state: GameState) -> Placement:
        """The placement to make now; ``state`` is the table with nothing going on."""
        return planner.next_placement(state)

    def _improvise(self, state: GameState, search: Search, moves: tuple[m.Move, ...]) -> m.Move:
        """The card with which the Character is worth most where it is placed now."""
        state.stack = []
        planner = Planner(search.seat, search.weights, self._care)

        def worth(move: m.Move) -> float:
            table = state.copy()
            assert isinstance(move, m.LayCard)
            lay_card(table, search.seat, move, [])
            return planner.next_placement(table).worth

        return max((move for move in moves if isinstance(move, m.LayCard)), key=worth)

    # -------------------------------------------------------------- Actions and everything else

    def _act(self, state: GameState, search: Search, moves: tuple[m.Move, ...]) -> tuple[m.Move, ...]:
        focus(state)
        line = self._best_line(state, search)
        actions = line.moves or (left_over(state, search, moves) or m.FinishCharacter(),)
        power = self._power_before(state, search.seat, actions[0], moves)
        return (power, *actions) if power else actions

    def _power_before(self, state: GameState, seat: int, first: m.Move, moves: tuple[m.Move, ...]) -> m.Move | None:
        """A Power to be used before the next Action, if any."""
        if not state.boards:
            return None
        player, left, beliefs = state.players[seat], turns_left(state), self._beliefs(state, seat)
        over, is_academy = player.coins - wages_due(state, player), board_of(state) is not None

        def purse(more: int) -> float:
            return over_worth(over + more, left, beliefs, is_academy)

        return use_of_power(state, first, purse, moves)

    def _best_line(self, state: GameState, search: Search) -> Line:
        acting = state.stack[-1]
        assert isinstance(acting, Acting)
        if acting.location == "theater":
            return search.closely(state)
        return search.best_line(state)

    def _change_assignment(self, state: GameState, search: Search, moves: tuple[m.Move, ...]) -> m.Move:
        """The change with which the rest of the turn is worth most, now that all cards lie open."""
        planner = self._planner(state, search.seat)

        def worth(move: m.Move) -> float:
            table = after(state, move)
            table.stack, table.phase = [], "place_characters"
            return planner.rest_of_turn(table)

        best = max(distinct_changes(state, search.seat, moves), key=worth)
        return best if worth(best) > worth(m.Skip()) + WORTH_CHANGING else m.Skip()

    def _answer(self, state: GameState, search: Search, moves: tuple[m.Move, ...]) -> m.Move:
        return small_answer(state, search)


WORTH_CHANGING = 3.0
"""Fame that another Assignment must gain: the first one was thought out with more care."""


def reroll_configuration(state: GameState, moves: Sequence[m.Move]) -> m.Move:
    """The Configuration die that blocks the most Action Points above what a roll blocks on average."""
    dice = [move for move in moves if isinstance(move, m.RerollConfiguration)]
    return max(dice, key=lambda die: (expected_gain(state, die.location), -CONFIGURATION.index(die.location)))


def all_given_back(state: GameState, seat: int, weights: Weights) -> tuple[m.Move, ...]:
    """The Powers that are not kept, one after the other."""
    given: list[m.Move] = []
    while isinstance(frame := state.stack[-1], KeepingPowers) and frame.seat == seat:
        given.append(give_back(state, seat, options(state), weights))
        state = after(state, given[-1])
    return tuple(given)


def small_answer(state: GameState, search: Search) -> m.Move:
    """The answer to a question beside Assignment, placements and Actions; ``state`` may lose what lies below it."""
    frame = state.stack[-1]
    if isinstance(frame, KeepingPowers):
        return all_given_back(state, frame.seat, search.weights)[0]
    focus(state)
    if isinstance(frame, TurningFreeDie) and isinstance(state.stack[0], Acting):
        return search.followed_up(state, free_dice(state, options(state)))
    if len(state.stack) > 1 and isinstance(state.stack[0], Acting):
        is_aimed = isinstance(frame, AIMED) or (search.care.links > 0 and isinstance(frame, Rescheduling))
        return search.followed_up(state, sensible(state)) if is_aimed else search.outcomes.small_choice(state)
    return search.outcomes.best_answer(state, sensible(state))
