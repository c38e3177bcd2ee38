"""The process in which opponents think, so that the window keeps its frame rate.

The window sends a View (what the seat may know, nothing else) and gets a move with its reason. The process ends with
the program, however that ends: closed or not, by an error, by a signal, or killed. So do the workers that help it.
"""

from __future__ import annotations

import atexit
import contextlib
import logging
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from types import ModuleType
from typing import TYPE_CHECKING

from trickerion.bots.levels import LEVELS
from trickerion.play.opponents.workers import Workers, belong_to_window, lend, to_spare
from trickerion.rules.moves import Move
from trickerion.rules.view import View
from trickerion.threads import begin

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

    from trickerion.bots.bot import Bot, Outline, Thought
    from trickerion.bots.prospects import Comparison, TwoPlacements
    from trickerion.rules.facts.looking_back import GameToSee, LookedBack

LOG = logging.getLogger(__name__)
NAME = "trickerion-brains"
SHARING = frozenset(level.id for level in LEVELS if level.shares)
"""The bots for which more workers are there; the others never wait for one."""


NO_COMPARISON = -1
"""Number of tables where no comparison is asked for; with 0 it is reckoned by planning alone."""


@dataclass(frozen=True, slots=True)
class Request:
    """``ticket`` tells answers apart; ``brain`` is a name of the registry of bots, ``seed`` its own randomness.

    ``effort`` is the thinking time, as a multiple of the usual one; ``tells``: whether the whole plan is wanted, and
    ``tables``: on how many tables the cards that lie shall be held beside it, ``NO_COMPARISON`` where nothing is; with
    ``manners`` it leans as its Magician does; ``is_narrow``: the moves of the View are only some of those that are
    legal; ``wishes``: Tricks that the person wishes for who asks for a hint.
    """

    ticket: int
    brain: str
    seed: int
    view: View
    effort: float = 1.0
    tells: bool = False
    manners: bool = False
    tables: int = NO_COMPARISON
    is_narrow: bool = False
    wishes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer of the process; ``move`` is None when the bot failed, and ``reason`` then says how.

    ``then``: the moves that are to follow; ``plan``: the turn that an Assignment is for, where it was asked for;
    ``found``: how far it has come with looking back at a game; ``declined``: wishes that do not pay; ``comparison``:
    the cards that lie beside other ways, where that was asked for; ``placements``: a placement beside another one.
    """

    ticket: int
    move: Move | None
    reason: str
    then: tuple[Move, ...] = ()
    plan: Outline | None = None
    found: LookedBack | None = None
    declined: tuple[str, ...] = ()
    comparison: Comparison | None = None
    placements: TwoPlacements | None = None


class Brains:
    """The process, seen from the window. It starts with the first request, or earlier with ``start``.

    ``on_answer`` is called from another thread whenever ``poll`` has something to say: the window may be asleep.
    """

    def __init__(self, on_answer: Callable[[], object] = lambda: None) -> None:
        self._on_answer = on_answer
        self._process: SpawnProcess | None = None
        self._workers: list[SpawnProcess] = []
        self._to_lend: list[Connection] = []
        self._pipe: Connection | None = None
        self._listener: _Listener | None = None

    @property
    def is_alive(self) -> bool:
        """True when the process is there to answer."""
        return self._process is not None and self._process.is_alive()

    def start(self) -> None:
        """Start the process unless it is running. Raises OSError when the system refuses."""
        if self.is_alive:
            return
        self.close()
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        workers = [context.Pipe() for _ in range(to_spare())]
        process = context.Process(target=think, args=(theirs, [near for near, _ in workers]), name=NAME, daemon=True)
        with _without_main():
            process.start()
        for end in (theirs, *(near for near, _ in workers)):
            end.close()
        self._process, self._pipe, self._to_lend = process, ours, [far for _, far in workers]
        atexit.register(self.close)
        try:
            self._listener = _Listener(ours, self._on_answer)
        except OSError:
            self.close()
            raise

    @property
    def beats(self) -> int:
        """Number of parts of deep thoughts that the process has come through: while these grow, it is slow and well."""
        return self._listener.beats if self._listener is not None else 0

    def ask(self, request: Request) -> None:
        """Send a request. Raises OSError when the process cannot be started or reached."""
        self.start()
        assert self._pipe is not None
        if request.brain in SHARING:
            self._lend()
        self._pipe.send(request)

    def look_back(self, game: GameToSee) -> None:
        """Look back at a game: an answer whenever there is news, until it is done. Raises OSError as ``ask`` does."""
        self.start()
        assert self._pipe is not None
        self._lend()
        self._pipe.send(game)

    def _lend(self) -> None:
        """Start the workers beside the first, unless they are there; those that the system refuses are done without."""
        for pipe in self._to_lend:
            worker = get_context("spawn").Process(target=lend, args=(pipe,), name=f"{NAME}-worker", daemon=True)
            try:
                with _without_main():
                    worker.start()
            except OSError as error:
                LOG.warning("the opponents think with a worker fewer: %s", error)
            else:
                self._workers.append(worker)
            pipe.close()  # where no worker has it, the other end knows
        self._to_lend = []

    def poll(self) -> list[Answer]:
        """The answers that have come in. Raises OSError when the process has died."""
        answers = self._listener.take() if self._listener is not None else []
        if not answers and self._listener is not None and self._listener.has_ended:
            raise ConnectionError
        return answers

    def wait(self, seconds: float) -> None:
        """Sleep until an answer comes, at most that long. For headless use; the window never waits."""
        if self._listener is not None:
            self._listener.wait(seconds)

    def close(self) -> None:
        """End the process at once, whatever it is thinking about."""
        atexit.unregister(self.close)
        processes = [process for process in (self._process, *self._workers) if process is not None]
        for process in processes:
            with contextlib.suppress(OSError, ValueError):
                process.kill()
        for process in processes:
            process.join(2.0)
        if self._listener is not None:
            self._listener.join(2.0)  # the pipe has ended with the process
        for pipe in (self._pipe, *self._to_lend):
            if pipe is not None:
                pipe.close()
        self._process = self._pipe = self._listener = None
        self._workers, self._to_lend = [], []


class _Listener:
    """A thread that waits for the answers of one process. Raises OSError where there is no room for one."""

    def __init__(self, pipe: Connection, on_answer: Callable[[], object]) -> None:
        self._pipe = pipe
        self._on_answer = on_answer
        self._answers: SimpleQueue[Answer] = SimpleQueue()
        self._news = threading.Event()
        self.has_ended, self.beats = False, 0
        self.join = begin("trickerion-answers", self._run).join

    def _run(self) -> None:
        """Listen until the process is gone."""
        try:
            while True:
                answer = self._pipe.recv()
                if answer is None:
                    self.beats += 1
                    continue
                self._answers.put(answer)
                self._tell()
        except Exception as error:
            LOG.info("the opponents' process is gone: %r", error)
        finally:
            self.has_ended = True
            self._tell()

    def _tell(self) -> None:
        self._news.set()
        self._on_answer()

    def take(self) -> list[Answer]:
        """The answers since the last time."""
        self._news.clear()
        return [self._answers.get() for _ in range(self._answers.qsize())]

    def wait(self, seconds: float) -> None:
        """Sleep until there is news."""
        self._news.wait(0 if self.has_ended else seconds)


@contextlib.contextmanager
def _without_main() -> Iterator[None]:
    """Start a process that does not run the main script again: a bot needs nothing of it, and it may open a window."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


# ------------------------------------------------------------------ within the process


def think(pipe: Connection, workers: Sequence[Connection]) -> None:
    """Answer requests until the window is gone."""
    belong_to_window()
    minds = Minds(workers, lambda: pipe.send(None))
    while True:
        try:
            request = pipe.recv()
            for answer in [minds.answer(request)] if isinstance(request, Request) else minds.looked_back(request):
                pipe.send(answer)
        except (EOFError, OSError):
            return


class Minds:
    """The bots that have been asked. They stay, and with them what they have planned from one card to the next.

    An answer follows from the request, so that another process gives the same; but for what a Magician saves for, which
    it settles with the first card of a turn and holds to the end of it.
    """

    def __init__(self, workers: Sequence[Connection] = (), beat: Callable[[], object] = lambda: None) -> None:
        self._bots: dict[tuple[str, int, float, bool], Bot] = {}
        self._workers, self._beat = Workers(workers), beat

    def answer(self, request: Request) -> Answer:
        """Let a bot think. A bot that fails gives an Answer without a move, and is not kept."""
        who = (request.brain, request.seed, request.effort, request.manners)
        try:
            bot = self._bot(*who)
            declined = _heed(bot, request)
            if request.tables != NO_COMPARISON:
                return _compared(bot, request)
            thought, plan = _thought(bot, request)
        except Exception as error:
            self._bots.pop(who, None)
            LOG.exception("%s failed", request.brain)
            return Answer(request.ticket, None, f"{type(error).__name__}: {error}")
        return Answer(request.ticket, thought.move, thought.reason, thought.then, plan, declined=declined)

    def looked_back(self, game: GameToSee) -> Iterator[Answer]:
        """Results of looking back at a game, again and again; one without anything found where that fails."""
        from trickerion.bots.looking_back import LookBack  # here, as below

        try:
            for found in LookBack(game, self._workers.work).steps():
                yield Answer(0, None, "", found=found)
        except Exception as error:
            LOG.exception("looking back failed")
            yield Answer(0, None, f"{type(error).__name__}: {error}")

    def _bot(self, brain: str, seed: int, effort: float, manners: bool) -> Bot:
        from trickerion.bots.magician import MagicianBot  # here, so that the window never loads the bots
        from trickerion.bots.registry import make_bot

        who = (brain, seed, effort, manners)
        if who not in self._bots:
            self._bots[who] = bot = make_bot(*who)
            if isinstance(bot, MagicianBot):
                bot.work = lambda jobs: self._workers.work(jobs, self._beat)
        return self._bots[who]


def _heed(bot: Bot, request: Request) -> tuple[str, ...]:
    """Tell a bot what is wished for; the wishes that it does not take as a goal."""
    from trickerion.bots.manager import ManagerBot  # here, as above

    if not isinstance(bot, ManagerBot):
        return ()
    bot.wishes = request.wishes
    return bot.declined(request.view)


def _thought(bot: Bot, request: Request) -> tuple[Thought, Outline | None]:
    """Answer of a bot, and the turn that it is for where that is wanted."""
    from trickerion.bots.assistant import AssistantBot  # here, as above

    if not isinstance(bot, AssistantBot):
        return bot.choose(request.view), None
    plan = bot.outline(request.view) if request.tells else None
    return (bot.choose_among if request.is_narrow else bot.choose)(request.view), plan


def _compared(bot: Bot, request: Request) -> Answer:
    """Answer with the comparison of an Assignment, or a placement beside another one. Raises ValueError for none."""
    from trickerion.bots.manager import ManagerBot  # here, as above

    if not isinstance(bot, ManagerBot):
        raise ValueError(request.brain)
    comparison = bot.comparison(request.view, request.tables)
    if comparison is not None:
        return Answer(request.ticket, request.view.moves[0], "", (), comparison.hint.plan, comparison=comparison)
    said = bot.choose(request.view)
    return Answer(
        request.ticket, said.move, said.reason, said.then, placements=bot.second_look(request.view, said.move)
    )
