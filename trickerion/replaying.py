"""``trickerion replay``: a saved game played through, and told in one line."""

from __future__ import annotations

from pathlib import Path

from trickerion.console import complain, one_line, tell
from trickerion.rules.game import Game
from trickerion.storage.errors import SaveError
from trickerion.storage.reader import read_game

WRONG = 2


def replay(path: Path, verify: bool) -> int:
    """Play a save through and print one line about it. Exit status 0; 2 when it cannot be read.

    With ``verify`` a save that is damaged anywhere, or leads to another table than the saved one, counts as unreadable.
    """
    try:
        opened = read_game(path)
    except SaveError as error:
        complain(f"trickerion replay: {error}")
        return WRONG
    if opened.note:
        complain(f"trickerion replay: {opened.note}")
        if verify:
            return WRONG
    tell(one_line(_told(path, opened.game, verify)))
    return 0


def _told(path: Path, game: Game, verified: bool) -> str:
    state = game.state
    if game.is_over:
        names = [f"{state.options.seats[s.seat].name or f'Seat {s.seat + 1}'} {s.fame}" for s in game.result()]
        stand = "final score: " + ", ".join(names)
    else:
        stand = f"turn {state.turn}, {state.phase.replace('_', ' ')}"
    digest = f"digest {game.digest()}" + (" as saved" if verified else "")
    return f"{path.name}: {len(game.moves)} moves, {stand}, {digest}."
