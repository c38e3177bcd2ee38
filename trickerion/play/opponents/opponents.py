"""Who thinks for which seat, and what happens when that fails: another try, then a simpler bot for that decision."""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from trickerion.bots.bot import Outline
from trickerion.bots.levels import LEVELS, STRONGEST, level_of
from trickerion.bots.prospects import Comparison, PlacementWay, TwoPlacements
from trickerion.play.opponents.ahead import is_ahead
from trickerion.play.opponents.brains import NO_COMPARISON, Answer, Brains, Request
from trickerion.rules.chance import seed_number
from trickerion.rules.moves import Move
from trickerion.rules.view import View
from trickerion.words import trouble as words

LOG = logging.getLogger(__name__)
LOTS = "lots"
QUICK = "assistant"
SIMPLER = {QUICK: "random", "apprentice": "random", "random": LOTS}
"""Who decides where a bot has failed twice; for all others the quick one does. Lots are drawn without the process."""

USUAL_PATIENCE = 20.0
PATIENCE: dict[str, float] = {"random": 10.0, "heir": 10.0, **{level.id: level.patience for level in LEVELS}}
"""Name of a bot -> seconds that it may think about one decision, at the usual thinking time."""
SCALING = frozenset(level.id for level in LEVELS if level.scales)
"""The bots that take more or less time when they are told to."""

LONGEST_GAP = 1.0
"""The most seconds that count between two looks."""

HINT_SEAT = -1
HINT_BRAIN = STRONGEST


def seconds_for(brain: str, effort: float = 1.0) -> float:
    """The seconds that a bot may think about one decision: never less than usual, as a slow machine is no hang."""
    return PATIENCE.get(brain, USUAL_PATIENCE) * (max(1.0, effort) if brain in SCALING else 1.0)


class Waited:
    """Counts the seconds of waiting for somebody, from look to look.

    Whoever waits looks several times a second. A long gap in between is a pause of the whole machine (the lid of a
    laptop), in which nobody can have thought: of it only ``LONGEST_GAP`` counts.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._seconds = 0.0
        self._looked = clock()

    def look(self) -> float:
        """The seconds waited so far."""
        now = self._clock()
        self._seconds += min(LONGEST_GAP, max(0.0, now - self._looked))
        self._looked = now
        return self._seconds


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A move that an opponent wants to make, or a hint, with the reason in words of the game.

    ``then``: what it would do after it; ``plan``: with a hint for the Assignment, the turn that it is for;
    ``declined``: wishes of the person that do not pay; ``comparison``: that turn beside other ways; ``placements``: a
    placement beside another one, which is shown instead where it ``shows_second``.
    """

    move: Move
    reason: str
    then: tuple[Move, ...] = ()
    plan: Outline | None = None
    declined: tuple[str, ...] = ()
    comparison: Comparison | None = None
    placements: TwoPlacements | None = None
    shows_second: bool = False

    @property
    def second(self) -> PlacementWay | None:
        """The placement that is shown in place of the hint's own, if it is."""
        return self.placements.second if self.placements is not None and self.shows_second else None

    @property
    def course(self) -> tuple[Move, ...]:
        """Moves of the way that is shown."""
        return (self.second.move, *self.second.then) if self.second is not None else (self.move, *self.then)

    @property
    def why(self) -> str:
        """The reason for it."""
        return self.second.reason if self.second is not None else self.reason

    def with_aside(self, aside: str) -> Suggestion:
        """The same with one more sentence, also in the plan."""
        plan = self.plan._replace(goal=f"{self.plan.goal} {aside}") if self.plan is not None else None
        comparison = self.comparison
        if comparison is not None and plan is not None:
            comparison = comparison._replace(hint=comparison.hint._replace(plan=plan))
        return replace(self, reason=f"{self.reason} {aside}", plan=plan, comparison=comparison)


@dataclass(slots=True)
class _Open:
    """The request that is being thought about, by ``brain``: the seat's own, or a simpler one for this decision."""

    ticket: int
    view: View
    moment: int
    is_hint: bool
    brain: str
    effort: float
    manners: bool
    waited: Waited
    tables: int = NO_COMPARISON
    is_narrow: bool = False
    wishes: tuple[str, ...] = ()
    failures: int = 0
    beats: int = 0

    @property
    def seat(self) -> int:
        """Seat whose randomness and whose troubles these are."""
        return HINT_SEAT if self.is_hint else self.view.seat

    @property
    def name(self) -> str:
        """The name of the player who decides."""
        return self.view.state.options.seats[self.view.seat].name


class Opponents:
    """Thinks for all seats that no person plays, one request at a time.

    ``names`` are the bots by seat ("" for a person); ``trouble`` is called with a sentence when one fails; a seat
    that goes on failing is not reported again. ``on_answer`` is called from another thread when it is time to
    ``take``. ``effort`` is the thinking time from the next request on, as a multiple of the usual one; ``manners``:
    whether from then on each level leans as its Magician does (a hint never does).
    """

    def __init__(
        self,
        names: list[str],
        seed: str,
        trouble: Callable[[str], None],
        *,
        clock: Callable[[], float] = time.monotonic,
        brains: Brains | None = None,
        on_answer: Callable[[], object] = lambda: None,
    ) -> None:
        self._brain_of = dict(enumerate(names)) | {HINT_SEAT: HINT_BRAIN}
        self._seed = seed
        self._trouble = trouble
        self._clock = clock
        self.effort, self.manners = 1.0, False
        self._brains = brains or Brains(on_answer)
        self._in_trouble: set[int] = set()
        self._open: _Open | None = None
        self._ahead: _Open | None = None
        self._ticket = 0
        self._suggestion: Suggestion | None = None
        self._given: dict[tuple[int, int, str], Suggestion] = {}

    def brain_of(self, seat: int) -> str:
        """Name of the bot that thinks for a seat; "" for nobody."""
        return self._brain_of[seat]

    @property
    def is_asked(self) -> bool:
        """True when a request is open or its answer waits to be taken."""
        return self._open is not None or self._suggestion is not None

    def warm_up(self) -> None:
        """Start the process early, so that the first move does not wait for it."""
        try:
            self._brains.start()
        except OSError as error:
            LOG.warning("opponents cannot think in their own process: %s", error)

    def ask(
        self,
        view: View,
        moment: int,
        is_hint: bool = False,
        *,
        tables: int = NO_COMPARISON,
        is_narrow: bool = False,
        wishes: tuple[str, ...] = (),
    ) -> None:
        """Begin to think about the decision of ``view.seat``; forgets an earlier request.

        ``moment`` is the number of moves made: where lots decide, they are drawn anew at each of them. For a table that
        undo has led back to, or that was thought about ahead, the answer is the one given before. ``tables``: the cards
        that lie beside a hint's plan and another way; where that fails there is no answer, and a thought ahead comes
        first. ``is_narrow``: one of the moves of the View is wanted, which are not all that are legal; ``wishes``: the
        Tricks that the person wishes for who asks for a hint.
        """
        self.forget()
        given = None if is_hint else self._given.get(self._asked(view, moment))
        if given is not None and given.move in view.moves:
            self._suggestion = given
            return
        request, ahead = self._request(view, moment, is_hint), self._ahead
        request.is_narrow, request.wishes, request.tables = is_narrow, wishes, tables
        if tables != NO_COMPARISON:
            self._open = request
            self._send()
            return
        self._ahead = None
        if ahead is not None and not is_hint and not ahead.failures and self._is_same(ahead, request):
            self._open, ahead.waited = ahead, request.waited
            return
        if ahead is not None and not self._has_answered(ahead):
            self._end_thought()
        self._open = request
        self._send()

    def think_ahead(self, view: View) -> Suggestion | None:
        """The answer to a question that is still to come; None while it is thought about, in the quiet, or in vain.

        A thought that fails is not told, nor begun again: the question will be asked.
        """
        if self._open is not None:
            return None
        begins = self._ahead is None or self._ahead.view is not view
        if begins:
            if (given := self._given.get(self._asked(view, 0))) is not None:
                return given
            self._ahead = self._request(view, 0)
        assert self._ahead is not None
        return None if self._ahead.failures else self._heard(self._ahead, begins)

    def seat(self, seat: int, brain: str) -> None:
        """From the next question on this bot decides for a seat."""
        self._brain_of[seat] = brain

    def remember(self, view: View, moment: int, move: Move) -> None:
        """A move that was made there before the game was opened: asked again, it is the answer."""
        self._given[self._asked(view, moment)] = Suggestion(move, "")

    def forget(self) -> None:
        """The question no longer matters: an answer that is there is dropped, a thought that goes on ends at once."""
        if self._open is not None and self._suggestion is None and not self._has_answered(self._open):
            self._end_thought()
        self._open = self._suggestion = None

    def take(self) -> Suggestion | None:
        """The answer, once; None while there is none."""
        if self._open is not None and self._suggestion is None:
            self._look()
        suggestion, self._suggestion = self._suggestion, None
        if suggestion is not None:
            self._open = None
        return suggestion

    def wait(self, seconds: float) -> None:
        """Sleep until an answer may be there, at most that long. For headless use."""
        if self._open is not None and self._suggestion is None:
            self._brains.wait(min(seconds, LONGEST_GAP))

    def close(self) -> None:
        """End the process, and with it any thought."""
        self._open = self._suggestion = self._ahead = None
        self._brains.close()

    def _request(self, view: View, moment: int, is_hint: bool = False) -> _Open:
        self._ticket += 1
        brain = self._brain_of[HINT_SEAT if is_hint else view.seat]
        manners = self.manners and not is_hint
        return _Open(self._ticket, view, moment, is_hint, brain, self.effort, manners, Waited(self._clock))

    def _asked(self, view: View, moment: int) -> tuple[int, int, str]:
        """Key that tells questions apart: whose, all that the seat may know, and the moment unless thought ahead."""
        return view.seat, 0 if is_ahead(view) else moment, f"{view.state.digest()} {view.known}"

    def _is_same(self, one: _Open, other: _Open) -> bool:
        """True when the thought about one is the answer to the other."""
        alike = (one.effort, one.manners) == (other.effort, other.manners)
        return alike and self._asked(one.view, one.moment) == self._asked(other.view, other.moment)

    def _end_thought(self) -> None:
        self._brains.close()
        self.warm_up()

    def _send(self) -> None:
        request = self._open
        assert request is not None
        if request.brain == LOTS:
            lots = random.Random(seed_number(f"{self._seed}/{request.seat}/{request.moment}"))
            self._decided(request, Suggestion(lots.choice(request.view.moves), words.BY_LOT))
            return
        try:
            self._to_brains(request)
        except (OSError, ValueError) as error:
            self._try_again(str(error))

    def _to_brains(self, request: _Open) -> None:
        seed = seed_number(f"{self._seed}/{request.seat}")
        how = request.effort, request.is_hint, request.manners, request.tables
        self._brains.ask(
            Request(request.ticket, request.brain, seed, request.view, *how, request.is_narrow, request.wishes)
        )

    def _heard(self, ahead: _Open, begins: bool) -> Suggestion | None:
        """Outcome of a thought ahead, which begins now or has begun."""
        try:
            if begins:
                self._to_brains(ahead)
            answers = [answer for answer in self._brains.poll() if answer.ticket == ahead.ticket]
        except (OSError, ValueError) as error:
            LOG.warning("an opponent cannot think ahead: %s", error)
            ahead.failures += 1
            return None
        return next(filter(None, (self._kept(ahead, answer) for answer in answers)), None)

    def _kept(self, ahead: _Open, answer: Answer) -> Suggestion | None:
        """Answer to a thought ahead, which is kept for when it is asked; None where it failed."""
        if answer.move is None or answer.move not in ahead.view.moves:
            ahead.failures += 1
            return None
        self._ahead, suggestion = None, Suggestion(answer.move, answer.reason, answer.then)
        self._given[self._asked(ahead.view, 0)] = suggestion
        return suggestion

    def _has_answered(self, request: _Open) -> bool:
        """True when the process has come to an end with it, one way or another."""
        try:
            return any(answer.ticket == request.ticket for answer in self._brains.poll())
        except OSError:
            return False

    def _look(self) -> None:
        assert self._open is not None
        try:
            answers = self._brains.poll()
        except OSError as error:
            self._try_again(str(error))
            return
        for answer in answers:
            if self._ahead is not None and answer.ticket == self._ahead.ticket:
                self._kept(self._ahead, answer)
            if self._open is not None and answer.ticket == self._open.ticket:
                self._receive(self._open, answer)
                return
        if self._brains.beats != self._open.beats:  # slow, and not hanging: it is waited for
            self._open.beats, self._open.waited = self._brains.beats, Waited(self._clock)
        if self._open.waited.look() > seconds_for(self._open.brain, self._open.effort):
            self._try_again("timeout")

    def _receive(self, request: _Open, answer: Answer) -> None:
        if answer.move is None or answer.move not in request.view.moves:
            self._try_again(answer.reason if answer.move is None else f"illegal: {answer.move}")
            return
        said = (
            answer.move,
            answer.reason,
            answer.then,
            answer.plan,
            answer.declined,
            answer.comparison,
            answer.placements,
        )
        self._decided(request, Suggestion(*said))

    def _decided(self, request: _Open, suggestion: Suggestion) -> None:
        self._suggestion = suggestion
        if not request.is_hint:
            self._given[self._asked(request.view, request.moment)] = suggestion
        if request.failures <= 1:
            self._in_trouble.discard(request.seat)
        elif request.seat not in self._in_trouble:
            self._tell(request, words.decided_for[request.brain](name=request.name))
            self._in_trouble.add(request.seat)

    def _try_again(self, why: str) -> None:
        """Ask a new process: the same bot once more, after that the next simpler one for this decision alone."""
        request = self._open
        assert request is not None
        LOG.error("the %s bot of seat %d failed: %s", request.brain, request.seat, why)
        self._brains.close()
        if request.tables != NO_COMPARISON:
            self._open = None
            return
        request.failures += 1
        if request.failures > 1:
            request.brain = SIMPLER.get(level_of(request.brain), QUICK)
        elif request.seat not in self._in_trouble:
            self._tell(request, words.thinks_again(name=request.name))
        request.waited = Waited(self._clock)
        self._ticket += 1
        request.ticket = self._ticket
        self._send()

    def _tell(self, request: _Open, sentence: str) -> None:
        if not request.is_hint:
            self._trouble(sentence)
