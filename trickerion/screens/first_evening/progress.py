"""How far the first evening has come: remembered with the settings, and the game of its last stop in a file."""

import contextlib
from pathlib import Path
from typing import Any, Final

from trickerion.app.loop import App
from trickerion.play.running_game import RunningGame
from trickerion.screens.first_evening.lesson import LESSONS
from trickerion.storage.record import Record
from trickerion.storage.writer import write_atomic

MEMORY: Final = "guide"
DECLINED: Final = "guide.declined"
OFFER, RESUME = "first_evening", "resume_evening"
"""The scenes that lead to an evening."""
ON, LEFT, PLAYED = "on", "left", "played"


class Progress:
    """Of both evenings. ``state`` is "" for one that was never begun."""

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

    def finish(self, lesson: str) -> None:
        """Note that the evening was played to its end."""
        self._keep(lesson, state=PLAYED)
        with contextlib.suppress(OSError):
            self.file(lesson).unlink(missing_ok=True)

    def decline(self) -> None:
        """The title no longer offers one."""
        self._app.memory.remember(DECLINED, True)
        self._app.keep_memory()

    # --- what the title asks

    @property
    def under_way(self) -> str:
        """The evening that can be taken up, or ""."""
        going = (lesson for lesson in LESSONS if self.state(lesson) in (ON, LEFT) and self.file(lesson).is_file())
        return next(going, "")

    @property
    def leads_to(self) -> str:
        """The scene that the title leads to: taking one up; beginning, until one was played or declined; else ""."""
        if self.under_way:
            return RESUME
        is_played = any(self.state(lesson) == PLAYED for lesson in LESSONS)
        return "" if is_played or self._app.memory.recall(DECLINED, False) else OFFER
