"""The opponents' process, played by the test's own: a hint is there at the next look."""

import os
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from random import Random

from driver import Driver

from trickerion.play.opponents.brains import Answer, Brains, Minds, Request
from trickerion.play.opponents.opponents import Suggestion
from trickerion.play.session import Session
from trickerion.rules.facts.looking_back import GameToSee

EFFORT = 0.1
"""More thought is not needed to be shown."""


class ThinksHere(Brains):
    """Thinks at once and not long, with the bots of the program."""

    def __init__(self, on_answer: Callable[[], object] = lambda: None) -> None:
        super().__init__(on_answer)
        self._minds, self._requests = Minds(), list[Request | GameToSee]()

    def start(self) -> None:
        pass

    def ask(self, request: Request) -> None:
        self._requests.append(request)

    def look_back(self, game: GameToSee) -> None:
        self._requests.append(game)

    def poll(self) -> list[Answer]:
        requests, self._requests = self._requests, []
        return [answer for request in requests for answer in self._answers(request)]

    def _answers(self, request: Request | GameToSee) -> Iterable[Answer]:
        if isinstance(request, Request) and request.effort > EFFORT:
            request = replace(request, effort=EFFORT)
        return [self._minds.answer(request)] if isinstance(request, Request) else self._minds.looked_back(request)

    def close(self) -> None:
        self._requests = []


class Ponders(Brains):
    """Never comes to an end."""

    def start(self) -> None:
        pass

    def ask(self, request: Request) -> None:
        pass

    def look_back(self, game: GameToSee) -> None:
        pass


def hint(driver: Driver, session: Session) -> Suggestion:
    """Ask for a hint in the scene that is open; what it says."""
    session.opponents._brains = ThinksHere()
    session.hints.ask()
    session.update()
    driver.frames(3)
    assert session.hints.ready is not None
    return session.hints.ready


def is_running(process: int) -> bool:
    """Whether a process is there, and not only its name."""
    try:
        os.kill(process, 0)
        state = Path(f"/proc/{process}/stat")
        return not state.exists() or state.read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


class Moody(Brains):
    """Never gives the same answer twice of its own accord; thinks in this process."""

    def __init__(self) -> None:
        super().__init__()
        self.lots = Random(1)
        self.asked = 0
        self.answers: list[Answer] = []

    def start(self) -> None:
        pass

    def ask(self, request: Request) -> None:
        self.asked += 1
        self.answers.append(Answer(request.ticket, self.lots.choice(request.view.moves), "Because."))

    def poll(self) -> list[Answer]:
        answers, self.answers = self.answers, []
        return answers
