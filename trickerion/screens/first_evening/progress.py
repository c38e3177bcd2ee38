"""How far guided evenings have come: remembered with the settings, and the game of the last stop in a file."""

import contextlib
from pathlib import Path
from typing import Any, Final, NamedTuple

from trickerion.app.loop import App
from trickerion.play.running_game import RunningGame
from trickerion.rules.catalog import TRICKS
from trickerion.screens.first_evening.lesson import COMPANY, LESSONS, STAGE, WEEK
from trickerion.storage.in_progress import GamesInProgress
from trickerion.storage.record import Record
from trickerion.storage.writer import write_atomic

MEMORY: Final = "guide"
DECLINED: Final = "guide.declined"
_GREETED: Final = "guide.greeted"
WEEK_PAGE, RESUME = "week", "resume_evening"
"""The scenes that lead to an evening."""
ON, LEFT, FREE, PLAYED = "on", "left", "free", "played"
"""Guided; left by the player; in its second half, in which everybody plays alone; played to its bow."""
_MOST_FAME: Final = 1000


class OwnShow(NamedTuple):
    """Best show of an evening as it is remembered: its Trick, its Fame, and the day as in ISO 8601."""

    trick: str
    fame: int
    day: str


def greet(app: App) -> None:
    """The player has seen the first dialog, which comes once."""
    app.memory.remember(_GREETED, True)
    app.keep_memory()


def is_new(app: App) -> bool:
    """True before the first dialog has been seen, where nobody has played or set anything up yet."""
    known = any(app.memory.recall(name) for name in (_GREETED, MEMORY, DECLINED, "setup", "solo_setup"))
    return not known and GamesInProgress(app.places).last() is None and not app.places.statistics.exists()


class Progress:
    """Of all guided evenings. ``state`` is "" for one that was never begun."""

    def __init__(self, app: App) -> None:
        self._app = app

    def _all(self) -> dict[str, Any]:
        kept = self._app.memory.recall(MEMORY)
        return kept if isinstance(kept, dict) else {}

    def _of(self, lesson: str) -> dict[str, Any]:
        kept = self._all().get(lesson)
        return kept if isinstance(kept, dict) else {}

    def _keep(self, lesson: str, **values: object) -> None:
        self._app.memory.remember(MEMORY, {**self._all(), lesson: {**self._of(lesson), **values}})
        self._app.keep_memory()

    def state(self, lesson: str) -> str:
        """Progress of an evening."""
        return str(self._of(lesson).get("state", ""))

    def starts(self, lesson: str) -> dict[str, int]:
        """Stop -> the number of moves after which it began."""
        kept = self._of(lesson).get("starts")
        return {str(k): v for k, v in kept.items() if isinstance(v, int)} if isinstance(kept, dict) else {}

    def stop(self, lesson: str) -> str:
        """The stop at which it is taken up."""
        starts = self.starts(lesson)
        return max(starts, key=lambda stop: starts[stop], default="")

    def file(self, lesson: str) -> Path:
        """File of the game of the last stop; one of another seed, of an earlier version, is not taken up."""
        return self._app.places.data / f"{LESSONS[lesson].seed}.json"

    # --- what happens to an evening

    def begin(self, lesson: str) -> None:
        """From the first stop."""
        self._keep(lesson, state=ON, starts={})

    def take_up(self, lesson: str) -> None:
        """Resume it after it was left."""
        self._keep(lesson, state=ON)

    def reach(self, lesson: str, stop: str, session: RunningGame) -> None:
        """A stop begins, or the bubble returns to it: it is taken up from where it began."""
        made, known = len(session.game.moves), self.starts(lesson)
        starts = {stop: made} | {each: began for each, began in known.items() if began <= made}
        if starts == known:
            return
        self._keep(lesson, starts=starts)
        with contextlib.suppress(OSError):
            write_atomic(self.file(lesson), Record(session.options, session.seed).text(session.game))

    def leave(self, lesson: str) -> None:
        """The game goes on as an ordinary one."""
        self._keep(lesson, state=LEFT)

    def set_free(self, lesson: str) -> None:
        """The second half begins: the stage director has said everything."""
        self._keep(lesson, state=FREE)
        self._forget_stop(lesson)

    def finish(self, lesson: str, show: OwnShow | None = None) -> None:
        """Note that the evening was played to its end; of several times the best show is remembered."""
        best = self.show(lesson)
        if show is not None and (best is None or show.fame >= best.fame):
            self._keep(lesson, trick=show.trick, fame=show.fame, day=show.day)
        self._keep(lesson, state=PLAYED, done=True)
        self._forget_stop(lesson)

    def _forget_stop(self, lesson: str) -> None:
        with contextlib.suppress(OSError):
            self.file(lesson).unlink(missing_ok=True)

    # --- what the title asks

    def is_under_way(self, lesson: str) -> bool:
        """True if an evening can be taken up at one of its stops."""
        return self.state(lesson) in (ON, LEFT) and self.file(lesson).is_file()

    @property
    def under_way(self) -> str:
        """The evening that can be taken up, or ""."""
        return next(filter(self.is_under_way, LESSONS), "")

    def is_done(self, lesson: str) -> bool:
        """True if an evening was played to its end, or what was in its place before there was a week."""
        before = lesson == STAGE and self.is_done(COMPANY)
        return before or bool(self._of(lesson).get("done")) or self.state(lesson) == PLAYED

    def show(self, lesson: str) -> OwnShow | None:
        """The player's best show of an evening; None before its first bow."""
        kept = self._of(lesson)
        trick, fame, day = kept.get("trick"), kept.get("fame"), kept.get("day")
        is_told = trick in TRICKS and isinstance(fame, int) and 0 <= fame < _MOST_FAME and isinstance(day, str)
        return OwnShow(str(trick), fame, day) if is_told and isinstance(fame, int) and isinstance(day, str) else None

    @property
    def next_evening(self) -> str:
        """The first evening of Opening Week that has not been played; "" after the last one."""
        return next((lesson for lesson in WEEK if not self.is_done(lesson)), "")

    @property
    def is_begun(self) -> bool:
        """True if an evening of the week, or what was in its place before, was ever begun."""
        return any(self.state(lesson) for lesson in LESSONS)

    @property
    def leads_to(self) -> str:
        """The scene that the title leads to: taking one up; the week, until it is played or was declined; else ""."""
        if self.under_way:
            return RESUME
        return "" if not self.next_evening or self._app.memory.recall(DECLINED, False) else WEEK_PAGE
