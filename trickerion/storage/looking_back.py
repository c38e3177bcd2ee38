"""What came of looking back at a finished game, kept beside its replay: a small file for each seat.

It is named after the game and its last table, so that it is found for the same game alone. Unfinished work is kept with
its trail, by which it can be gone on with. The file holds nothing that could
not be worked out again: one that is damaged, or of another version, is passed over.
"""

import contextlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from trickerion import __version__
from trickerion.rules.facts.looking_back import (
    KINDS,
    MEASURES,
    REASONS,
    TO_COME,
    HeldDecision,
    LookedBack,
    Parting,
    Trail,
)
from trickerion.rules.game import Game
from trickerion.rules.moves import Move, MoveError, move_from_json
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.plain import number, read_value, require
from trickerion.storage.record import MOST_FAME, MOST_MOVES, MOST_TURNS
from trickerion.storage.statistics import mark_of
from trickerion.storage.writer import write_atomic

FORMAT: Final = 1
LARGEST: Final = 200_000
"""Bytes; a long game takes about 20,000."""
_LONGEST_LINE: Final = 60
_MOST: Final = 500
"""Decisions, tables and games: more than there ever are."""


def looked_back_at(places: DataPaths, game: Game, seat: int) -> LookedBack | None:
    """What was found for a seat of a finished game; None where there is nothing, or nothing that can be read."""
    try:
        data = read_value(_path(places, game, seat), LARGEST)
        if (data["format"], data["app"], data["game"]) != (FORMAT, __version__, mark_of(game)):
            return None
        decisions = tuple(_decision(each, game) for each in data["decisions"])
        par = tuple(number(fame, 0, MOST_FAME) for fame in data["par"])
        moments = game.options.turns + 2
        courses = tuple(tuple(number(fame, 0, MOST_FAME) for fame in one) for one in data.get("courses", ()))
        require(len(courses) <= _MOST and all(len(course) == moments for course in courses))
        require(len(decisions) <= _MOST and len(par) <= _MOST and type(data["is_rough"]) is bool)
        asked = number(data["asked"], 0, MOST_MOVES)
        share, trail = _figure(data.get("share", 1.0)), _trail(data.get("trail"), game)
        require(0 <= share <= 1)
        _try_out(game, seat, decisions)
        alike = number(data["alike"], 0, asked)
        return LookedBack(seat, share, asked, alike, decisions, par, data["is_rough"], courses, trail)
    except (OSError, ValueError, TypeError, KeyError, AttributeError, MoveError):
        return None


def _try_out(game: Game, seat: int, decisions: Sequence[HeldDecision]) -> None:
    """Raise ValueError unless every line was possible for the seat at its moment of the game."""
    now = Game.new(game.options, game.seed)
    for held in sorted(decisions, key=lambda each: each.first):
        for move in game.moves[len(now.moves) : held.first]:
            now.apply(move)
        require(now.decision is not None and now.decision.seat == seat and now.state.turn == held.turn)
        for line in (held.own, held.other):
            tried = now.clone()
            for move in line:
                tried.apply(move)


def keep_looked_back(places: DataPaths, game: Game, found: LookedBack) -> None:
    """Keep what was found so far; a disk that refuses costs nothing but the time to find it again."""
    data = {
        "format": FORMAT,
        "app": __version__,
        "game": mark_of(game),
        "asked": found.asked,
        "alike": found.alike,
        "par": found.par,
        "courses": found.courses,
        "is_rough": found.is_rough,
        "decisions": [_written(decision) for decision in found.decisions],
    }
    if not found.is_done:
        partings = [_written(parting) for parting in found.trail.partings]
        data |= {"share": found.share, "trail": {"asked": found.trail.asked, "partings": partings}}
    with contextlib.suppress(OSError):
        write_atomic(_path(places, game, found.seat), json.dumps(data, indent=1))


def left_by_turn(places: DataPaths) -> tuple[int, list[float]]:
    """Of how many games it is known, and the Fame that was left on the table in each turn, on the mean."""
    found = [turns for path in sorted(places.replays.glob("*.seat-*.json")) if (turns := _left_in(path))]
    longest = max(map(len, found), default=0)
    padded = [[*turns, *[0.0] * (longest - len(turns))] for turns in found]
    return len(found), [sum(column) / len(found) for column in zip(*padded, strict=True)]


def _left_in(path: Path) -> list[float]:
    """By turn, the first one first; nothing of a file that is not as it was written."""
    try:
        data = read_value(path, LARGEST)
        require((data["format"], data["app"], data.get("share", 1.0)) == (FORMAT, __version__, 1.0))
        held = [each for each in data["decisions"] if each["tables"]]
        told = [(number(each["turn"], 1, MOST_TURNS), _figure(each["loss"])) for each in held]
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return []
    last = max((turn for turn, _ in told), default=0)
    return [sum(loss for turn, loss in told if turn == number) for number in range(1, last + 1)]


def _path(places: DataPaths, game: Game, seat: int) -> Path:
    return places.replays / f"{mark_of(game)}.seat-{seat}.json"


def _written(decision: HeldDecision | Parting) -> dict[str, Any]:
    lines = {name: [move.to_json() for move in getattr(decision, name)] for name in ("own", "other")}
    return {**decision._asdict(), **lines}


def _decision(data: Any, game: Game) -> HeldDecision:
    first = number(data["first"], 0, len(game.moves))
    turn = number(data["turn"], 0, MOST_TURNS)
    kind, reason = data["kind"], data["reason"]
    require(kind in KINDS and reason in ("", TO_COME, *REASONS) and type(data["is_fresh"]) is bool)
    loss, error, margin = (_figure(data[name]) for name in ("loss", "error", "margin"))
    require(error >= 0)
    tables = number(data["tables"], 0, _MOST)
    lines, is_fresh = (_line(data["own"]), _line(data["other"])), data["is_fresh"]
    return HeldDecision(first, turn, kind, *lines, loss, error, margin, tables, is_fresh, reason)


def _trail(data: Any, game: Game) -> Trail:
    """The trail of unfinished work; an empty one where there is none."""
    if data is None:
        return Trail()
    partings = tuple(_parting(each, game) for each in data["partings"])
    require(len(partings) <= _MOST)
    return Trail(number(data["asked"], -1, len(game.moves)), partings)


def _parting(data: Any, game: Game) -> Parting:
    tables = tuple(tuple(_figure(ahead) for ahead in table) for table in data["tables"])
    require(len(tables) <= _MOST and all(len(table) in (0, len(MEASURES)) for table in tables))
    deed, first = (number(data[name], 0, len(game.moves)) for name in ("deed", "first"))
    return Parting(deed, first, _line(data["own"]), _line(data["other"]), tables)


def _line(data: Any) -> tuple[Move, ...]:
    require(isinstance(data, list) and 0 < len(data) <= _LONGEST_LINE)
    return tuple(move_from_json(each) for each in data)


def _figure(value: Any) -> float:
    require(type(value) in (int, float) and abs(value) <= MOST_FAME)
    return float(value)
