"""What the program can say about a failure of its own: versions, the game, the last moves, the traceback."""

import contextlib
import json
import logging
import platform
import traceback
from collections.abc import Iterator
from datetime import datetime
from importlib import metadata
from pathlib import Path

import pygame

from trickerion import __version__
from trickerion.play.running_game import RunningGame
from trickerion.words.screens import program as words

LOG = logging.getLogger(__name__)
LAST_MOVES = 15
MOST_REPORTS = 10
LONGEST_LINE = 160


def crash_report(error: BaseException, where: str, session: RunningGame | None) -> str:
    """The report as plain text. ``where`` names the scene that failed. Never raises."""
    parts = [list(_program(where)), ["".join(traceback.format_exception(error)).rstrip()]]
    if session is not None:
        try:
            parts.insert(1, list(_game(session)))
        except Exception as second:  # the game itself may be what is broken
            parts.insert(1, [words.not_described(error=f"{type(second).__name__}: {second}")])
    return _without_home("\n\n".join("\n".join(lines) for lines in parts) + "\n")


def _without_home(text: str) -> str:
    """Paths without the name of whoever uses the machine."""
    try:
        home = str(Path.home())
    except RuntimeError:
        return text
    return text.replace(home, "~") if len(home) > len(Path(home).anchor) else text


def headline(error: BaseException) -> str:
    """The failure in one line that fits into a window."""
    text = f"{type(error).__name__}: {error}".splitlines()[0]
    return text if len(text) <= LONGEST_LINE else text[: LONGEST_LINE - 1] + "…"


def _program(where: str) -> Iterator[str]:
    yield f"Trickerion {__version__}, {datetime.now():%Y-%m-%d %H:%M:%S}"
    yield words.versions(
        python=platform.python_version(),
        pygame=pygame.version.ver,
        sdl=".".join(map(str, pygame.get_sdl_version())),
        pygame_gui=_pygame_gui(),
    )
    yield f"System: {platform.platform()}"
    yield f"Scene: {where}"


def _pygame_gui() -> str:
    with contextlib.suppress(metadata.PackageNotFoundError):
        return metadata.version("pygame_gui")
    return words.IN_EXECUTABLE


def _game(session: RunningGame) -> Iterator[str]:
    game, state = session.game, session.game.state
    yield f"Options: {json.dumps(game.options.to_json(), ensure_ascii=False)}"
    yield f"Seed: {game.seed!r}" if game.is_over else words.NO_SEED
    yield words.moment(turn=state.turn, phase=state.phase, moves=len(game.moves), decision=str(game.decision))
    yield words.LAST_MOVES
    first = max(0, len(game.moves) - LAST_MOVES)
    known = {session.viewer} if not game.is_over else set(range(len(game.options.seats)))
    made = zip(game.moves[first:], session.news.movers[first:], strict=True)
    for number, (move, seat) in enumerate(made, first + 1):  # what others did may lie face down: its kind is told
        told = move.to_json() if seat in known else {"do": move.to_json()["do"]}
        yield f"  {number}. {json.dumps(told, ensure_ascii=False)}"


def write_report(folder: Path, text: str) -> Path | None:
    """Keep a report among the log files (the last ten); the file, or None when the disk refuses."""
    path = folder / f"crash-{datetime.now():%Y%m%d-%H%M%S-%f}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", errors="backslashreplace")
        reports = sorted(folder.glob("crash-*.txt"), key=lambda old: (old.name <= path.name, old.name))
        for old in reports[:-MOST_REPORTS]:  # what comes from the future is old: the clock was set back
            old.unlink()
    except OSError as error:
        LOG.warning("no crash report written: %s", error)
        return None
    return path


def clipboard_text() -> str:
    """The text in the clipboard; "" for none."""
    try:
        return str(pygame.scrap.get_text() or "")
    except (pygame.error, AttributeError, ValueError):
        return ""


def copy_to_clipboard(text: str) -> bool:
    """Put the report where it can be pasted from; False when the system has no such place."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError, ValueError):  # there is none, or a letter that it does not take
        return False
    return True
