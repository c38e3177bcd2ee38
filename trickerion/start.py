"""Where the program begins: the language is settled before anything that has words is loaded."""

import argparse
import multiprocessing
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from trickerion.language.tongue import ENGLISH, PASSED_ON
from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.plain import read_bytes, read_json
from trickerion.storage.player_error import PlayerError

LARGEST_SETTINGS = 1_000_000  # bytes
NO_WINDOW = {"simulate", "replay", "serve"}
"""Commands that the settings are not read for."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with the arguments of the command line; the exit status."""
    multiprocessing.freeze_support()  # in an executable, opponents think in this same program started again
    given = sys.argv[1:] if arguments is None else list(arguments)
    os.environ[PASSED_ON] = _language(given)
    from trickerion import cli

    return cli.main(given)


def _language(given: list[str]) -> str:
    """That of ``--language``, of the environment, or of the settings."""
    parser = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    parser.add_argument("--language")
    parser.add_argument("--data-dir", type=Path)
    try:
        told, rest = parser.parse_known_args(given)
    except argparse.ArgumentError:
        return ENGLISH
    chosen = told.language or os.environ.get(PASSED_ON, "")
    return str(chosen or (ENGLISH if NO_WINDOW & set(rest) else _of_settings(told.data_dir)))


def _of_settings(data_dir: Path | None) -> str:
    try:
        settings = read_json(read_bytes(find_data_paths(data_dir).settings, LARGEST_SETTINGS).decode("utf-8"))
    except (OSError, ValueError, RuntimeError, PlayerError):
        return ENGLISH
    code = settings.get("language") if isinstance(settings, dict) else None
    return code if isinstance(code, str) and code.isprintable() else ENGLISH
