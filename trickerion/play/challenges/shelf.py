"""The challenges that come with the game: each a save that ends at the cut, and its facts beside it, all checked.

What is said of one stands in ``words/challenges.py``. A test plays every solution; what cannot be read is left out.
"""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from trickerion.bots.still import still_answer
from trickerion.play.challenges import goals as g
from trickerion.rules.catalog import CHARACTERS
from trickerion.rules.game import Game, IllegalMove
from trickerion.rules.moves import Move, move_from_json
from trickerion.rules.options import MODULES, PERSON, STILL
from trickerion.rules.state import PlayerState
from trickerion.storage.player_error import SaveError
from trickerion.storage.reader import read_game

LOG = logging.getLogger(__name__)
SHELVES: Final = ("links", "bench", "shows", "week", "last")
"""What they teach, in the order in which they are shown."""

HIGHEST_GRADE: Final = 5
MOST_MINUTES, MOST_SOLUTION = 10, 60
FOLDER: Final = Path(__file__).parent / "laid"
ENDING: Final = ".trickerion.json"


class ChallengeError(ValueError):
    """A challenge that cannot be played; the text says which field is wrong."""


@dataclass(frozen=True)
class Challenge:
    """One laid table, with its ``modules``.

    ``ends`` and ``solutions`` are what the maker's search counted, 0 where it was not complete.
    """

    id: str
    shelf: str
    minutes: int
    grade: int
    task: g.Task
    solution: tuple[Move, ...]
    digest: str
    modules: tuple[str, ...] = ()
    ends: int = 0
    solutions: int = 0

    @property
    def path(self) -> Path:
        """Save of the challenge."""
        return FOLDER / f"{self.id}{ENDING}"

    def laid(self) -> Game:
        """The table at the cut, as it was made. Raises ChallengeError when it is not what it was."""
        try:
            opened = read_game(self.path)
        except SaveError as error:
            raise ChallengeError(self.id) from error
        if opened.note or opened.game.digest() != self.digest:
            raise ChallengeError(self.id)
        return opened.game

    def table(self, name: str) -> Game:
        """The table at the cut for a player of this name. Raises ChallengeError when it is not what it was."""
        laid = self.laid()
        seats = list(laid.options.seats)
        seats[self.task.seat] = replace(seats[self.task.seat], name=name)
        game = Game.new(replace(laid.options, seats=tuple(seats)), laid.seed)
        for move in laid.moves:
            game.apply(move)
        return game

    def own(self, game: Game) -> PlayerState:
        """Things of the player there."""
        return game.state.players[self.task.seat]

    def fames(self, game: Game) -> dict[int, int]:
        """The Fame of everybody by seat, the player's first."""
        own = self.task.seat
        seats = (own, *(seat for seat in game.state.seats if seat != own))
        return {seat: game.state.players[seat].fame for seat in seats}

    def tally(self, game: Game) -> g.Reached:
        """The tally at the cut."""
        return g.beginning(self.task, game.state.players[self.task.seat].fame)


def read_challenge(path: Path) -> Challenge:
    """Read the facts of one. Raises ChallengeError for anything that is missing, too much or not as it must be."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return _challenge(path.stem, data)
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise ChallengeError(f"{path.name}: {error}") from error


def _challenge(name: str, data: dict[str, Any]) -> Challenge:
    goal = data.pop("goal")
    _require(set(goal) == {"kind", "at_least"}, "goal")
    task = g.Task(data.pop("you"), goal["kind"], goal["at_least"], data.pop("until"), data.pop("character", ""))
    solution = tuple(move_from_json(move) for move in data.pop("solution"))
    modules = tuple(data.pop("modules"))
    challenge = Challenge(name, task=task, solution=solution, modules=modules, **data)
    _require(set(modules) <= MODULES.keys(), "modules")
    _require(0 < len(solution) <= MOST_SOLUTION, "solution")
    _require(challenge.shelf in SHELVES, "shelf")
    for field, most in (("minutes", MOST_MINUTES), ("grade", HIGHEST_GRADE)):
        number = getattr(challenge, field)
        _require(type(number) is int and 1 <= number <= most, field)
    for number in (challenge.ends, challenge.solutions):
        _require(type(number) is int and number >= 0, "figures")
    _require(isinstance(challenge.digest, str), "digest")
    _check(task)
    return challenge


def _check(task: g.Task) -> None:
    _require(type(task.seat) is int and 0 <= task.seat < 4, "you")
    _require(task.kind in g.GOALS, "kind")
    _require(type(task.at_least) is int and task.at_least > 0, "at_least")
    _require(task.until in g.MOMENTS, "until")
    _require((task.until == g.CHARACTER) == bool(task.character), "character")
    _require(not task.character or task.character in CHARACTERS, "character")


def _require(is_right: bool, field: str) -> None:
    if not is_right:
        raise ChallengeError(field)


@cache
def challenges() -> Mapping[str, Challenge]:
    """All of them by their ids, shelf by shelf, the easy ones first."""
    found = []
    for path in sorted(FOLDER.glob("*.toml")):
        try:
            found.append(read_challenge(path))
        except ChallengeError as error:
            LOG.warning("a challenge is left out: %s", error)
    found.sort(key=lambda one: (SHELVES.index(one.shelf), one.grade, one.minutes, one.id))
    return {one.id: one for one in found}


def solved(challenge: Challenge, game: Game) -> g.Reached:
    """The tally after the known solution, the rivals still. Raises IllegalMove where it cannot be played."""
    task, tally = challenge.task, challenge.tally(game)
    for move in challenge.solution:
        if tally.ends(task):
            raise IllegalMove(move)
        tally = g.counted(task, game.apply(move), tally)
        while not tally.ends(task) and (decision := game.decision) is not None and decision.seat != task.seat:
            tally = g.counted(task, game.apply(still_answer(game.legal_moves())), tally)
    return tally


def is_rightly_seated(challenge: Challenge, game: Game) -> bool:
    """True when one person sits there, where the task says, and still rivals at all other seats."""
    players = [seat.player for seat in game.options.seats]
    return players[challenge.task.seat] == PERSON and all(
        player == STILL for seat, player in enumerate(players) if seat != challenge.task.seat
    )
