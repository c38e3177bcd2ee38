"""The command line: the window by default, and what goes without one.

Exit status: 0 when all went well, 1 when the program itself failed (the log file says more) or a game of the simulation
broke, 2 for wrong arguments, for files that cannot be used (standard output among them), and where there is no screen.
One line on stderr says why.
"""

import argparse
import contextlib
import io
import logging
import os
import re
import reprlib
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from trickerion import __version__
from trickerion.console import WRONG, Filled, complain, make_encodable, tell
from trickerion.language.tongue import Tongue, languages, spoken
from trickerion.language.verbatim import drawable, verbatim
from trickerion.storage.player_error import PlayerError
from trickerion.words import command_line
from trickerion.words import trouble as words

PROGRAM = "trickerion"
SMALLEST, LARGEST = (640, 360), (16384, 16384)
MOST_DIGITS = 5
BROKEN = 1
_WITH_VALUE = ("--data-dir", "--size", "--autoplay", "--open", "--language")
_COMMANDS = ("simulate", "serve", "replay")
AGAIN = 75
"""The program is to begin anew: ``start`` does it, nobody else sees this."""
LOG = logging.getLogger(__name__)


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        complain(command_line.wrong(program=self.prog, complaint=message))
        self.exit(WRONG)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with the arguments of the command line; the exit status."""
    make_encodable()
    try:
        return _run(_parsed(sys.argv[1:] if arguments is None else list(arguments)))
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else WRONG
    except KeyboardInterrupt:
        return 130
    except PlayerError as trouble:
        complain(f"{PROGRAM}: {trouble}")
        return WRONG


def _parsed(given: list[str]) -> argparse.Namespace:
    """The arguments. Help and version, which argparse prints without a look at what becomes of them, are told here."""
    printed = io.StringIO()
    try:
        with contextlib.redirect_stdout(printed):
            return _parser("simulate" in given, "serve" in given).parse_args(with_file(given))
    finally:
        if printed.getvalue():
            tell(printed.getvalue().rstrip("\n"))


def _run(args: argparse.Namespace) -> int:
    if note := _language_refused(spoken()):
        args.notes = (note,)
        complain(f"{PROGRAM}: {drawable(note)}")
    if args.command is not None:
        import_module("trickerion.play.unasked").require_every_question()
    if args.command == "serve":
        from trickerion.play.tables import serve

        return serve.run(args)
    if args.command == "simulate" and args.join:
        from trickerion.play.tables import join

        return join.run(args)
    if args.command == "simulate":
        from trickerion.bots import simulate

        return simulate.run(args)
    if args.command == "replay":
        from trickerion.replaying import replay

        return replay(args.file, args.verify, args.line)
    return _open_window(args)


def _language_refused(tongue: Tongue) -> str:
    """Why the program speaks English although it has been asked for something else; "" where it has not."""
    code = verbatim(tongue.asked)
    if tongue.trouble:
        return words.language_broken(code=code, why=verbatim(tongue.trouble))
    return words.language_missing(code=code) if tongue.asked != tongue.code else ""


def _open_window(args: argparse.Namespace) -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame greets on stdout
    try:
        from trickerion.scenes.start import play

        if play(args.data_dir, args.size, args.autoplay, getattr(args, "notes", ()), args.open):
            return AGAIN
    except PlayerError:
        raise
    except Exception:
        LOG.exception("the program has failed")
        complain(f"{PROGRAM}: {command_line.FAILED}")
        return BROKEN
    return 0


def _parser(simulates: bool, serves: bool = False) -> argparse.ArgumentParser:
    """``simulates``, ``serves``: what a window does not need at once is only loaded for its own command."""
    vars(argparse).update(_=lambda text: command_line.PARSER.get(text, text))  # where it looks for its own words
    parser = _Parser(PROGRAM, description=command_line.PROGRAM)
    version = f"{PROGRAM} {__version__}"
    parser.add_argument("--version", action="version", version=version, help=command_line.VERSION)
    parser.add_argument("--data-dir", type=_folder, metavar="FOLDER", help=command_line.DATA_DIR)
    parser.add_argument("--size", type=_size, metavar="WxH", help=command_line.SIZE)
    one = parser.add_mutually_exclusive_group()
    one.add_argument("--autoplay", type=_picture, metavar="PNG", help=command_line.AUTOPLAY)
    one.add_argument("--open", type=_file, metavar="FILE", help=command_line.OPEN)
    other = command_line.LANGUAGE if len(languages()) > 1 else argparse.SUPPRESS  # not offered with English alone
    parser.add_argument("--language", type=_language, metavar="CODE", help=other)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    simulation = commands.add_parser("simulate", help=command_line.SIMULATE)
    if simulates:
        from trickerion.bots import simulate

        simulate.add_arguments(simulation)
        join = import_module("trickerion.words.serve").JOIN
        simulation.add_argument("--join", action=Filled, const="AAAAA-BBBBB", default="", metavar="CODE", help=join)
    serving = commands.add_parser("serve", help=command_line.SERVE)
    serving.add_argument(  # here, too: what a server keeps and where it listens is said in one breath
        "--data-dir", type=_folder, metavar="FOLDER", default=argparse.SUPPRESS, help=command_line.DATA_DIR
    )
    if serves:
        from trickerion.play.tables import serve

        serve.add_arguments(serving)
    replaying = commands.add_parser("replay", help=command_line.REPLAY)
    replaying.add_argument("file", type=Path, metavar="FILE", help=command_line.FILE)
    replaying.add_argument("--verify", action="store_true", help=command_line.VERIFY)
    replaying.add_argument("--line", default="", metavar="LINE", help=command_line.LINE)
    return parser


def with_file(given: list[str]) -> list[str]:
    """The arguments with ``--open`` before a file that stands there alone, as systems name what was double-clicked."""
    at = 0
    while at < len(given) and given[at].startswith("-"):
        at += 1 + (given[at] in _WITH_VALUE)
    rest = given[at:]
    if len(rest) != 1 or rest[0] in _COMMANDS or not (_path(rest[0]) or Path()).is_file():
        return given
    return [*given[:at], "--open", *rest]


def _path(text: str) -> Path | None:
    """The path that is meant; None for what no file can be called (nothing, too long a name, the home of nobody)."""
    try:
        path = Path(text).expanduser()
        path.lstat()
    except FileNotFoundError:
        return path if text else None
    except (OSError, ValueError, RuntimeError):
        return None
    return path if text else None


def _folder(text: str) -> Path:
    path = _path(text)
    if path is None or (os.path.lexists(path) and not path.is_dir()):
        raise argparse.ArgumentTypeError(words.not_a_folder(text=_quoted(text)))
    return path


def _file(text: str) -> Path:
    path = _path(text)
    if path is None or not path.is_file():
        raise argparse.ArgumentTypeError(words.no_file_to_open(text=_quoted(text)))
    return path


def _picture(text: str) -> Path:
    path = _path(text)
    if path is None or path.suffix.lower() != ".png" or path.is_dir() or not path.absolute().parent.is_dir():
        raise argparse.ArgumentTypeError(words.not_a_picture(text=_quoted(text)))
    return path


def _language(text: str) -> str:
    if text not in languages():
        raise argparse.ArgumentTypeError(words.unknown_language(code=_quoted(text)))
    return text


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d+)[xX](\d+)", text)
    if match is None:
        raise argparse.ArgumentTypeError(words.not_a_size(text=_quoted(text)))
    width, height = (int(number) if len(number) <= MOST_DIGITS else LARGEST[0] + 1 for number in match.groups())
    if not (SMALLEST[0] <= width <= LARGEST[0] and SMALLEST[1] <= height <= LARGEST[1]):
        smallest, largest = ("{}x{}".format(*limit) for limit in (SMALLEST, LARGEST))
        raise argparse.ArgumentTypeError(words.impossible_size(text=_quoted(text), smallest=smallest, largest=largest))
    return width, height


def _quoted(text: str) -> str:
    """What somebody typed, in quotes and not too much of it."""
    return reprlib.repr(text)
