"""What the command line says: the help of its arguments, and what the commands print."""

from collections.abc import Iterable
from typing import Final

from trickerion.words.wording import phrase

PROGRAM = "Trickerion - Legends of Illusion, an unofficial desktop adaptation."
FAILED = "the program has failed; the log file says more, and the game in progress is kept"

DATA_DIR = "keep games and settings in this folder"
SIZE = "size of the window, 1280x720 for example"
AUTOPLAY = "let opponents play a game in the window, write the final table to this picture, and end"
SIMULATE = "let opponents play games without a window"
REPLAY = "play a saved game through without a window"
LANGUAGE = "the language of the program"
FILE = "a saved game"
VERIFY = "fail unless every move and the final table are right"

GAMES = "how many games (default 10)"
SOLO = "one bot against Dahlgaard's Heir, with all it needs"
SEED = "seed of the first game (default 1)"
SETUP = "beginner or full (default beginner)"
MANNERS = "the levels lean as their Magicians do"
JSON = "print one JSON object"
THE_HEIR = "The Heir"
in_command: Final = phrase("trickerion {command}: {complaint}")
no_end: Final = phrase("game {seed}: no end after {decisions} decisions")
_TABLE_HEAD = f"{'Seat':>4}  {'Bot':<10} {'Wins':>6} {'Mean Fame':>10}"


def difficulty(levels: Iterable[str]) -> str:
    """What --difficulty means."""
    return f"of the Heir: {', '.join(levels)} (default normal)"


def seats(bots: Iterable[str]) -> str:
    """What --seats means."""
    return f"2 to 4 of {', '.join(bots)} (default greedy,greedy; solo: greedy)"


def edition(editions: Iterable[str]) -> str:
    """What --edition means."""
    return f"{' or '.join(editions)} (default 2019)"


def modules(names: Iterable[str]) -> str:
    """What --modules means."""
    return f"any of {', '.join(names)}, with commas"


def simulated(rows: Iterable[tuple[str, int, float]], games: int, decisions: int, seconds: float, speed: int) -> str:
    """The table of a simulation: bot, wins and mean Fame of each seat, and how fast it went."""
    lines = [_TABLE_HEAD]
    lines += [f"{i:>4}  {name:<10} {wins:>6} {fame:>10.2f}" for i, (name, wins, fame) in enumerate(rows, 1)]
    lines.append(f"{games} games, {decisions} decisions in {seconds:.1f} s ({speed} decisions per second)")
    return "\n".join(lines)


def replayed(file: str, moves: int, stand: str, digest: str, verified: bool) -> str:
    """One line about a save that was played through."""
    as_saved = " as saved" if verified else ""
    return f"{file}: {moves} moves, {stand}, digest {digest}{as_saved}."


def final_score(scores: Iterable[tuple[str, int, int]]) -> str:
    """(name or "", seat, Fame) from first to last."""
    return "final score: " + ", ".join(f"{name or f'Seat {seat + 1}'} {fame}" for name, seat, fame in scores)


def turn(number: int, phase: str) -> str:
    """How far a game went."""
    return f"turn {number}, {phase.replace('_', ' ')}"
