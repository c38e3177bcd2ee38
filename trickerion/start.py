"""Where the program begins: the language is settled before anything that has words is loaded."""

import argparse
import multiprocessing
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from trickerion.language.tongue import ENGLISH, PASSED_ON, languages
from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.plain import read_value
from trickerion.storage.player_error import PlayerError

LARGEST_SETTINGS = 1_000_000  # bytes
NO_WINDOW = {"simulate", "replay", "serve"}
"""Commands that do not ask the system for its language: that takes pygame."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with the arguments of the command line; the exit status."""
    multiprocessing.freeze_support()  # in an executable, opponents think in this same program started again
    given = sys.argv[1:] if arguments is None else list(arguments)
    os.environ[PASSED_ON] = _language(given)
    from trickerion import cli

    status = cli.main(given)
    return _begin_again(given) if status == cli.AGAIN else status


def _begin_again(given: list[str]) -> int:
    """The program anew, in the language that the settings name now."""
    from trickerion.cli import with_file

    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--language")
    parser.add_argument("--open")  # it has been opened
    rest = parser.parse_known_args(with_file(given))[1]
    os.environ.pop(PASSED_ON, None)
    os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"
    program = [] if getattr(sys, "frozen", False) else ["-m", "trickerion"]
    command = [sys.executable, *program, *rest]
    if sys.platform == "win32":
        subprocess.Popen(command)
        return 0
    os.execv(sys.executable, command)


def _language(given: list[str]) -> str:
    """That of ``--language``, of the environment, of the settings, or of the system."""
    parser = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    parser.add_argument("--language")
    parser.add_argument("--data-dir", type=Path)
    try:
        told, rest = parser.parse_known_args(given)
    except argparse.ArgumentError:
        return ENGLISH
    chosen = told.language or os.environ.get(PASSED_ON, "")
    return str(chosen or _of_settings(told.data_dir) or (ENGLISH if NO_WINDOW & set(rest) else _of_system()))


def _of_settings(data_dir: Path | None) -> str:
    """What they name; "" where they leave it to the system."""
    try:
        settings = read_value(find_data_paths(data_dir).settings, LARGEST_SETTINGS)
    except FileNotFoundError:
        return ""
    except (OSError, ValueError, RuntimeError, PlayerError):
        return ENGLISH
    code = settings.get("language", "") if isinstance(settings, dict) else ENGLISH
    return code if isinstance(code, str) and code.isprintable() else ENGLISH


def _of_system() -> str:
    """The first language that the system asks for and the program speaks."""
    known = languages()
    if len(known) == 1:
        return ENGLISH
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame greets on stdout
    from pygame.system import get_pref_locales

    asked = (each.get("language", "") for each in get_pref_locales())
    return next((code for code in asked if code in known), ENGLISH)
