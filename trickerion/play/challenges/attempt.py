"""A challenge at the table: a game that begins at the cut, is kept nowhere, and ends with its goal or its moment."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from trickerion.bots.still import still_answer
from trickerion.play.challenges import goals as g
from trickerion.play.challenges.shelf import Challenge
from trickerion.play.history import End
from trickerion.play.session import UNSEEN_PAUSE, Session
from trickerion.rules.moves import LeaveIdle, Move, PlaceCharacter
from trickerion.words import challenges as words

MOST_HELP: Final = 3
_PLACES: Final = (PlaceCharacter, LeaveIdle)


class Attempt(Session):
    """One try at a challenge: no file, no records, no undo behind the cut. Its rivals answer without thinking.

    ``challenge`` is what is tried, ``cut`` the number of moves before it, ``helped``: steps of help that were read.
    """

    can_save = is_kept = False

    def __init__(
        self, challenge: Challenge, name: str, *, pace: float = 1.0, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """For a player of this name. Raises ChallengeError when the table cannot be laid."""
        game = challenge.table(name)
        self.challenge, self.helped = challenge, 0
        self.cut, self._begun, self._waits = len(game.moves), challenge.tally(game), False
        self._tallied = -1, self._begun
        super().__init__(game, None, pace=pace, clock=clock)
        self._chronicle.tell(game.opening, -1, 0)
        self._retell(game.moves)
        self._history.close(End.OPENED)
        self._chronicle.begin_here()
        self._changed()

    @property
    def tally(self) -> g.Reached:
        """How far the attempt is, counted from what its log tells since the cut."""
        if self._tallied[0] != self.changes:
            events = (event for line in self.log for event in line.events)
            self._tallied = self.changes, g.counted(self.challenge.task, events, self._begun)
        return self._tallied[1]

    @property
    def is_done(self) -> bool:
        """Whether the attempt has ended, solved or not."""
        return self.tally.ends(self.challenge.task)

    @property
    def is_solved(self) -> bool:
        """Whether the goal has been reached."""
        return self.tally.solves(self.challenge.task)

    @property
    def ended(self) -> str:
        """How it ended, in the place of who decides next."""
        return (words.SOLVED if self.is_solved else words.NOT_THIS_TIME) if self.is_done else ""

    @property
    def fames(self) -> tuple[int, int]:
        """The Fame of the player, and the most of a rival."""
        players, own = self.game.state.players, self.challenge.task.seat
        return players[own].fame, max(player.fame for seat, player in enumerate(players) if seat != own)

    def hint(self) -> None:
        """One more step of help, in the place of what a bot would do; it does not know the goal."""
        self.helped = min(MOST_HELP, self.helped + 1)

    @property
    def is_over(self) -> bool:
        """What is scored at the end of a game is told with the attempt, on no screen of its own."""
        return False

    @property
    def legal(self) -> tuple[Move, ...]:
        """What the challenge lets be done: nothing when it is over, and only its one Character may be placed."""
        moves = super().legal
        if not moves or self.is_done:
            return ()
        only = self.challenge.task.character
        return tuple(move for move in moves if not only or not isinstance(move, _PLACES) or move.character == only)

    def update(self) -> None:
        """The rivals stop when the attempt is over."""
        if not self.is_done:
            super().update()

    def _let_think(self) -> None:
        if not self._waits:
            self._waits, pause = True, self.pace * UNSEEN_PAUSE
            self._next_opponent_move = max(self._undo_until, self._clock() + pause)
        if self._clock() >= self._next_opponent_move:
            self._waits = False
            self._make(self._foresight.course([still_answer(self.game.legal_moves())]).steps)
