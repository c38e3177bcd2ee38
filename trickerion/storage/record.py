"""A game as text: options, seed and moves, one move a line, each line with a sum that proves all lines up to it.

The text is one JSON object. Because every line can also be read alone, a file that was cut off or damaged still opens
up to the first line that is not as it was written.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final
from zlib import crc32

from trickerion import __version__
from trickerion.language.clusters import cut
from trickerion.language.verbatim import as_line, is_line
from trickerion.rules.game import Game
from trickerion.rules.moves import Move
from trickerion.rules.options import HEIR, PLAYERS, GameOptions
from trickerion.storage.player_error import SaveError
from trickerion.words.trouble import NAME_NOT_SHOWN, UNNAMED, seed_refused

EMPTY: Final[Mapping[str, Any]] = MappingProxyType({})
FORMAT = 1
SEED_LENGTH = 64
GAME_NAME_LENGTH = 60
MOST_MOVES = 20_000
MOST_TURNS = 99
MOST_FAME = 9_999


def clean_name(name: Any, most: int = GAME_NAME_LENGTH) -> str:
    """A name from a file or a person, fit to be shown: no letter of it steers anything, and it is not too long."""
    text = name if isinstance(name, str) else ""
    return cut(as_line(text).strip(), most)


def called(path: Path) -> str:
    """The name of a file, fit to be shown; systems allow nearly anything in one."""
    return clean_name(path.name) or UNNAMED


@dataclass(frozen=True)
class Summary:
    """What a list of saved games shows. ``seats``: name, who plays, and Fame of each; none when nothing is known.

    ``mode``: the kind of game, ``decides``: the seat that is asked; "" and -1 where that is not known.
    ``has_handicap``: a seat has a handicap, a house rule.
    """

    turn: int = 0
    phase: str = ""
    moves: int = 0
    seats: tuple[tuple[str, str, int], ...] = ()
    is_over: bool = False
    mode: str = ""
    decides: int = -1
    has_handicap: bool = False

    @property
    def is_known(self) -> bool:
        """Whether there is anything to show: a summary that was damaged is empty."""
        return bool(self.seats)

    @property
    def stage(self) -> str:
        """How far the game is: unknown, over, in the setup, or in a turn."""
        if not self.is_known:
            return "unknown"
        return "over" if self.is_over else "setup" if self.phase == "setup" else "turn"

    @classmethod
    def of(cls, game: Game) -> Summary:
        """The summary of a game as it stands."""
        state = game.state
        seats = zip(state.options.seats, state.players, strict=True)
        has_handicap = any(seat.handicap for seat in state.options.seats)
        shown = tuple((seat.name, seat.player, player.fame) for seat, player in seats)
        asked = game.decision.seat if game.decision is not None else -1
        return cls(
            state.turn, state.phase, len(game.moves), shown, game.is_over, game.options.terms.mode, asked, has_handicap
        )

    def to_json(self) -> dict[str, Any]:
        """A JSON object."""
        return {
            "turn": self.turn,
            "phase": self.phase,
            "moves": self.moves,
            "seats": [{"name": name, "player": player, "fame": fame} for name, player, fame in self.seats],
            "is_over": self.is_over,
            "mode": self.mode,
            "decides": self.decides,
            **({"handicap": True} if self.has_handicap else {}),
        }

    @classmethod
    def from_json(cls, data: Any) -> Summary:
        """Read a summary; one that is damaged is empty."""
        try:
            seats = tuple((clean_name(s["name"]), s["player"], s["fame"]) for s in data["seats"])
            mode, decides = clean_name(data.get("mode")), data.get("decides", -1)
            of_it = (mode, decides, data.get("handicap") is True)
            read = cls(data["turn"], data["phase"], data["moves"], seats, data["is_over"], *of_it)
        except (TypeError, KeyError, AttributeError):
            return cls()
        return read if read._is_possible() else cls()

    def _is_possible(self) -> bool:
        numbers = ((self.turn, MOST_TURNS), (self.moves, MOST_MOVES), *((fame, MOST_FAME) for *_, fame in self.seats))
        players = [player for _, player, _ in self.seats]
        return (
            all(type(number) is int and 0 <= number <= most for number, most in numbers)
            and 2 <= len(players) <= 4
            and all(player in PLAYERS for player in players)
            and players.count(HEIR) <= 1
            and isinstance(self.phase, str)
            and self.phase == clean_name(self.phase)
            and isinstance(self.is_over, bool)
            and type(self.decides) is int
            and -1 <= self.decides < len(players)
        )


@dataclass
class Record:
    """The text of a running game, kept up to date cheaply: only new moves are written out again."""

    options: GameOptions
    seed: str
    _moves: list[Move] = field(default_factory=list)
    _lines: list[str] = field(default_factory=list)
    _sums: list[int] = field(default_factory=list)

    def text(self, game: Game, name: str = "", place: Mapping[str, Any] = EMPTY) -> str:
        """The whole save of the game, played with these options and this seed; ``place`` goes into its head."""
        self._follow(game.moves)
        head = {
            "format": FORMAT,
            "app": __version__,
            "name": name,
            "when": datetime.now(UTC).isoformat(timespec="seconds"),
            "summary": Summary.of(game).to_json(),
            "options": self.options.to_json(),
            "seed": self.seed,
            "start": f"{first_sum(self.options.to_json(), self.seed):08x}",
            "digest": game.digest(),
            **place,
        }
        return lay_out(head, self._lines)

    def _follow(self, moves: list[Move]) -> None:
        same = _common_length(self._moves, moves)
        for kept in (self._moves, self._lines, self._sums):
            del kept[same:]
        for move in moves[same:]:
            data = move.to_json()
            last = self._sums[-1] if self._sums else first_sum(self.options.to_json(), self.seed)
            number = next_sum(last, data)
            self._moves.append(move)
            self._sums.append(number)
            self._lines.append(json.dumps({**data, "sum": f"{number:08x}"}))


def lay_out(head: dict[str, Any], moves: list[str]) -> str:
    """The text of a save: every field of the head and every move has a line of its own."""
    lines = [f'"{key}": {json.dumps(value)},' for key, value in head.items()]
    return "\n".join(["{", *lines, '"moves": [', ",\n".join(moves), "]", "}", ""])


def require_storable(options: GameOptions, seed: str) -> None:
    """Raise SaveError, with one sentence, for a seed or names with which a save could not be opened again."""
    if len(seed) > SEED_LENGTH or not is_line(seed):
        raise SaveError(seed_refused(most=SEED_LENGTH))
    if not all(is_line(seat.name) for seat in options.seats):
        raise SaveError(NAME_NOT_SHOWN)


def _common_length(old: list[Move], new: list[Move]) -> int:
    if len(old) <= len(new) and old == new[: len(old)]:
        return len(old)
    return next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a is not b), min(len(old), len(new)))


def first_sum(options: Any, seed: str) -> int:
    """The sum before the first move."""
    return crc32(json.dumps([options, seed], sort_keys=True).encode())


def next_sum(last: int, move: dict[str, Any]) -> int:
    """The sum after one more move."""
    return crc32(json.dumps(move, sort_keys=True).encode(), last)
