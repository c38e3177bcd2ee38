"""One process of opponents for many games: each has an end of it that looks like a process of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from trickerion.play.opponents.brains import Answer, Brains, Request


class BrainPool:
    """The process, with what each game waits for."""

    def __init__(self, on_answer: Callable[[], object]) -> None:
        self._brains = Brains(on_answer)
        self._ticket = 0
        self._asked: dict[int, tuple[BrainShare, Request]] = {}

    def share(self) -> BrainShare:
        """The end for one game."""
        return BrainShare(self)

    def ask(self, share: BrainShare, request: Request) -> None:
        """Send a request on. Raises OSError."""
        self._ticket += 1
        self._asked[self._ticket] = (share, request)
        self._brains.ask(replace(request, ticket=self._ticket))

    def poll(self) -> None:
        """Hand out the answers that have come in; a process that has died is started again, and asked again."""
        try:
            answers = self._brains.poll()
        except OSError:
            self._start_again()
            return
        for answer in answers:
            asked = self._asked.pop(answer.ticket, None)
            if asked is not None:
                share, request = asked
                share.answers.append(replace(answer, ticket=request.ticket))

    def forget(self, share: BrainShare) -> None:
        """A game does not want its answer any more; a thought that goes on would keep the others waiting."""
        mine = [ticket for ticket, (owner, _) in self._asked.items() if owner is share]
        first = next(iter(self._asked), None)
        for ticket in mine:
            del self._asked[ticket]
        if first in mine:
            self._start_again()

    def _start_again(self) -> None:
        asked, self._asked = list(self._asked.values()), {}
        self._brains.close()
        for share, request in asked:
            self.ask(share, request)

    def close(self) -> None:
        """End the process."""
        self._asked.clear()
        self._brains.close()


class BrainShare(Brains):
    """The process as one game sees it."""

    def __init__(self, pool: BrainPool) -> None:
        super().__init__()
        self._pool = pool
        self.answers: list[Answer] = []

    def start(self) -> None:
        """Start the process with the first request of any game."""

    def ask(self, request: Request) -> None:
        self._pool.ask(self, request)

    def poll(self) -> list[Answer]:
        self._pool.poll()
        answers, self.answers = self.answers, []
        return answers

    def wait(self, seconds: float) -> None:
        """Whoever has many games waits for all of them."""

    def close(self) -> None:
        self._pool.forget(self)
        self.answers.clear()
