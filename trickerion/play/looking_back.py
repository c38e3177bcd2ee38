"""Looking back at a finished game, seen from the window: begun, followed, called off; what was found is kept."""

import logging
from collections.abc import Callable, Sequence

from trickerion.play.opponents.brains import Brains
from trickerion.play.replay import PERSON
from trickerion.rules.facts.looking_back import GameToSee, LookedBack
from trickerion.rules.game import Game
from trickerion.rules.moves import Move
from trickerion.rules.options import GameOptions
from trickerion.rules.state import GameState
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.looking_back import keep_looked_back, looked_back_at
from trickerion.storage.statistics import mark_of, read_statistics

LOG = logging.getLogger(__name__)
OFTEN = 0.05
"""The share of the work after which it is kept while it goes on, as a program can end without a word."""


def own_seats(options: GameOptions) -> list[int]:
    """The seats of people: theirs alone are looked back at."""
    return [seat for seat, each in enumerate(options.seats) if each.player == PERSON]


def seats_here(places: DataPaths, game: Game) -> list[int]:
    """Those of them that were at this computer, as far as the records know."""
    known = (one for one in read_statistics(places.statistics).games if one.mark == mark_of(game))
    away = {seat for one in known for seat, score in enumerate(one.scores) if score.elsewhere}
    return [seat for seat in own_seats(game.options) if seat not in away] or own_seats(game.options)


def tables_along(game: Game, line: Sequence[Move]) -> list[tuple[Move, GameState, int]]:
    """Each move of a line that the game could go on with, the table on which it is made, and the seat that decides.

    The game stays as it is. Raises IllegalMove.
    """
    game, decision, made = game.clone(), game.decision, list[tuple[Move, GameState, int]]()
    seat = decision.seat if decision is not None else 0
    for move in line:
        made.append((move, game.state.copy(), seat))
        game.apply(move)
    return made


def game_after(game: Game, line: Sequence[Move]) -> Game:
    """A copy of the game after these moves. Raises IllegalMove."""
    after = game.clone()
    for move in line:
        after.apply(move)
    return after


class Hindsight:
    """For one seat of a game that is over. A process of its own does the work; closing ends it at once.

    ``found`` is how far it has come, ``has_failed`` whether it could not go on. All of it is kept, so that the
    work goes on where it was when it is begun again.
    """

    def __init__(self, places: DataPaths, game: Game, seat: int, make: Callable[[], Brains] = Brains) -> None:
        self._places, self._game, self.seat, self._make = places, game, seat, make
        self._brains: Brains | None = None
        self.has_failed = False
        self.found = looked_back_at(places, game, seat) or LookedBack(seat)
        self._kept = self.found.share

    @property
    def is_going_on(self) -> bool:
        """True when more is to come."""
        return self._brains is not None

    def begin(self) -> None:
        """Begin, or go on, unless it is done or going on; after a failure, from the start."""
        if self.found.is_done or self._brains is not None:
            return
        if self.has_failed:
            self.found = LookedBack(self.seat)
        self.has_failed, self._brains = False, self._make()
        seen = GameToSee(self._game.options, self._game.seed, tuple(self._game.moves), self.seat)
        try:
            self._brains.look_back(seen._replace(known=self.found) if self.found.share else seen)
        except (OSError, ValueError) as error:
            self._fail(str(error))

    def look(self) -> bool:
        """Take what has come; whether there is news."""
        if self._brains is None:
            return False
        try:
            answers = self._brains.poll()
        except OSError as error:
            self._fail(str(error))
            return True
        for answer in answers:
            if answer.found is None:
                self._fail(answer.reason)
                return True
            self.found = answer.found
        if self.found.share >= self._kept + OFTEN:
            self._keep()
        if self.found.is_done:
            self.close()
        return bool(answers)

    def close(self) -> None:
        """Call it off, or let the process go; what it has found stays."""
        if self._brains is not None:
            self._brains.close()
        self._brains = None
        self._keep()

    def _keep(self) -> None:
        if self.found.share != self._kept:
            keep_looked_back(self._places, self._game, self.found)
            self._kept = self.found.share

    def _fail(self, why: str) -> None:
        LOG.error("looking back has failed: %s", why)
        self.has_failed = True
        self.close()
