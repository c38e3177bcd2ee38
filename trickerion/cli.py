"""The command line: the window by default, and what goes without one.

Exit status: 0 when all went well, 1 when the program itself failed (the log file says more) or a game of the simulation
broke, 2 for wrong arguments and for files that cannot be used. One line on stderr says why.
"""

from __future__ import annotations

import argparse
import io
import logging
import multiprocessing
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from trickerion import __version__

PROGRAM = "trickerion"
SMALLEST, LARGEST = (640, 360), (16384, 16384)
BROKEN, WRONG = 1, 2
FAILED = "the program has failed; the log file says more, and the game in progress is kept"
AUTOPLAY = "let opponents play a game in the window, write the final table to this picture, and end"
LOG = logging.getLogger(__name__)


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{self.prog}: {message} (try {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with the arguments of the command line; the exit status."""
    multiprocessing.freeze_support()  # in an executable, opponents think in this same program started again
    given = sys.argv[1:] if arguments is None else list(arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # names that this console cannot show
    try:
        return _run(_parser("simulate" in given).parse_args(given))
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else WRONG
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _mute_stdout()
        return 0


def _run(args: argparse.Namespace) -> int:
    if args.command == "simulate":
        from trickerion.bots import simulate

        return simulate.run(args)
    if args.command == "replay":
        from trickerion.replaying import replay

        return replay(args.file, args.verify)
    return _open_window(args)


def _open_window(args: argparse.Namespace) -> int:
    from trickerion.app.trouble import Trouble

    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame greets on stdout
    try:
        from trickerion.scenes.start import play

        play(args.data_dir, args.size, args.autoplay)
    except Trouble as trouble:
        print(f"{PROGRAM}: {trouble}", file=sys.stderr)
        return WRONG
    except Exception:
        LOG.exception("the program has failed")
        print(f"{PROGRAM}: {FAILED}", file=sys.stderr)
        return BROKEN
    return 0


def _mute_stdout() -> None:
    """Nobody reads any more (``| head``): the interpreter must not complain when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser(simulates: bool) -> argparse.ArgumentParser:
    """``simulates``: the bots, which a window does not need at once, are only loaded for their own command."""
    parser = _Parser(PROGRAM, description="Trickerion - Legends of Illusion, an unofficial desktop adaptation.")
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    parser.add_argument("--data-dir", type=_folder, metavar="FOLDER", help="keep games and settings in this folder")
    parser.add_argument("--size", type=_size, metavar="WxH", help="size of the window, 1280x720 for example")
    parser.add_argument("--autoplay", type=_picture, metavar="PNG", help=AUTOPLAY)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    simulation = commands.add_parser("simulate", help="let opponents play games without a window")
    if simulates:
        from trickerion.bots import simulate

        simulate.add_arguments(simulation)
    replaying = commands.add_parser("replay", help="play a saved game through without a window")
    replaying.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    replaying.add_argument("--verify", action="store_true", help="fail unless every move and the final table are right")
    return parser


def _folder(text: str) -> Path:
    path = Path(text).expanduser()
    if not text or "\0" in text or (path.exists() and not path.is_dir()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a folder")
    return path


def _picture(text: str) -> Path:
    path = Path(text).expanduser()
    if "\0" in text or path.suffix.lower() != ".png" or not path.absolute().parent.is_dir():
        raise argparse.ArgumentTypeError(f"{text!r} is not a .png file in a folder that exists")
    return path


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,5})[xX](\d{1,5})", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size; write 1280x720 for example")
    width, height = int(match[1]), int(match[2])
    if not (SMALLEST[0] <= width <= LARGEST[0] and SMALLEST[1] <= height <= LARGEST[1]):
        raise argparse.ArgumentTypeError(f"{text} is not possible; the smallest window is {SMALLEST[0]}x{SMALLEST[1]}")
    return width, height
