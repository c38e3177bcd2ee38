"""A challenge at the table: a game that begins at the cut, is kept nowhere, and ends with its goal or its moment."""

from __future__ import annotations

from typing import Final

from trickerion.play.challenges import goals as g
from trickerion.play.challenges.shelf import Challenge
from trickerion.play.running_game import RunningGame
from trickerion.rules.moves import LeaveIdle, Move, PlaceCharacter
from trickerion.words import challenges as words

MOST_HELP: Final = 3
_PLACES: Final = (PlaceCharacter, LeaveIdle)


class Attempt:
    """One try at a challenge: limits and goal of a running game, which ``follow`` names.

    ``challenge`` is what is tried, ``table`` the game at the cut, ``cut`` the number of moves before it, ``helped``:
    steps of help that were read.
    """

    def __init__(self, challenge: Challenge, name: str) -> None:
        """For a player of this name. Raises ChallengeError when the table cannot be laid."""
        self.challenge, self.helped = challenge, 0
        self.table = challenge.table(name)
        self.cut, self._begun = len(self.table.moves), challenge.tally(self.table)
        self._tallied = -1, self._begun
        self._game: RunningGame | None = None

    def follow(self, game: RunningGame) -> None:
        """Count what happens in this game."""
        self._game = game

    @property
    def tally(self) -> g.Reached:
        """Progress of the attempt, counted from what the log tells since the cut."""
        game = self._game
        if game is not None and self._tallied[0] != game.changes:
            events = (event for line in game.log for event in line.events)
            self._tallied = game.changes, g.counted(self.challenge.task, events, self._begun)
        return self._tallied[1]

    @property
    def is_done(self) -> bool:
        """True when the attempt has ended, solved or not."""
        return self.tally.ends(self.challenge.task)

    @property
    def is_solved(self) -> bool:
        """True when the goal has been reached."""
        return self.tally.solves(self.challenge.task)

    @property
    def ended(self) -> str:
        """Sentence about the end, in the place of who decides next; "" before it."""
        return (words.SOLVED if self.is_solved else words.NOT_THIS_TIME) if self.is_done else ""

    @property
    def fames(self) -> tuple[int, int]:
        """The Fame of the player, and the most of a rival."""
        game = self._game.game if self._game is not None else self.table
        players, own = game.state.players, self.challenge.task.seat
        return players[own].fame, max(player.fame for seat, player in enumerate(players) if seat != own)

    def help(self) -> None:
        """One more step of help, in the place of a hint by a computer player, which does not know the goal."""
        self.helped = min(MOST_HELP, self.helped + 1)

    def allowed(self, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """Those of these moves that the challenge lets be made: none when it is over, and one Character alone."""
        if not moves or self.is_done:
            return ()
        only = self.challenge.task.character
        return tuple(move for move in moves if not only or not isinstance(move, _PLACES) or move.character == only)
