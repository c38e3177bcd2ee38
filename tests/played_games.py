"""Games of people that a bot has played up to a wanted moment.

Bots think long, and what a test wants is a table, not their thoughts: which of the legal moves they made stands in
``played_games.txt``. What is not written there they play; ``pytest -n 0 --record-games`` writes it down.
"""

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from trickerion.bots.registry import make_bot
from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat

if TYPE_CHECKING:
    from trickerion.bots.bot import Bot

_Player = tuple[str, int] | tuple[str, int, float]
_Players = tuple[_Player, ...]
_BOOK = Path(__file__).parent / "played_games.txt"


class _Played:
    """A game at each of its decisions, as far as any test has wanted it; its moves as numbers in the legal ones."""

    def __init__(self, options: GameOptions, seed: str, players: _Players, written: Sequence[int]) -> None:
        self.moments = [Game.new(options, seed)]
        self.bots: list[Bot] = [make_bot(*player) for player in players]
        self.moves = list(written)

    def at(self, number: int) -> Game:
        """The game after so many moves; not to be changed."""
        while number >= len(self.moments):
            game = self.moments[-1].clone()
            made = len(self.moments) - 1
            if made == len(self.moves):
                self.moves.append(self._thought(game))
            game.apply(game.legal_moves()[self.moves[made]])
            self.moments.append(game)
        return self.moments[number]

    def _thought(self, game: Game) -> int:
        assert game.decision is not None, "the game is over"
        seat = game.decision.seat
        return game.legal_moves().index(self.bots[seat].choose(game.view_for(seat)).move)


_PLAYED: dict[str, _Played] = {}


def _written() -> dict[str, list[int]]:
    """The book: for each game what it is known by, and its moves."""
    lines = _BOOK.read_text(encoding="utf-8").splitlines() if _BOOK.exists() else []
    return {known_by: [*map(int, moves)] for known_by, *moves in map(str.split, lines)}


_WRITTEN = _written()


def record_games() -> None:
    """Write down what was played; what nobody asked for stays."""
    book = _WRITTEN | {known_by: played.moves for known_by, played in _PLAYED.items()}
    lines = [" ".join([known_by, *map(str, moves)]) for known_by, moves in sorted(book.items())]
    _BOOK.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def _moments(options: GameOptions, seed: str, players: _Players) -> Iterator[Game]:
    """The game at each of its decisions; not to be changed."""
    known_by = sha256(repr((options.to_json(), seed, players)).encode()).hexdigest()[:16]
    if known_by not in _PLAYED:
        _PLAYED[known_by] = _Played(options, seed, players, _WRITTEN.get(known_by, ()))
    return map(_PLAYED[known_by].at, count())


def game_until(options: GameOptions, seed: str, players: Sequence[_Player], reached: Callable[[Game], bool]) -> Game:
    """A game that bots (for each seat a name, a seed and perhaps their thinking time) have played up to a moment."""
    return next(game for game in _moments(options, seed, tuple(players)) if reached(game)).clone()


def play_until(players: int, seed: str, reached: Callable[[Game], bool]) -> Session:
    """A game of people that the Assistant has played up to a moment."""
    seats = tuple(Seat(name) for name in ("Ada", "Bela", "Cleo", "Dora")[:players])
    game = game_until(GameOptions(seats), seed, [("assistant", 1)] * players, reached)
    assert game.decision is not None
    session = Session(game, None)
    session.screen.viewer = game.decision.seat
    session.changed()
    return session
