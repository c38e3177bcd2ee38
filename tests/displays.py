"""Displays of Linux that a test lends itself: X11 by Xvfb with a window manager, Wayland by weston."""

import contextlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 60.0
"""Seconds on a busy machine; it takes a few of them."""


def needs(*programs: str) -> pytest.MarkDecorator:
    """For tests that are left out where one of these programs is not at hand."""
    missing = [program for program in programs if shutil.which(program) is None]
    return pytest.mark.skipif(bool(missing), reason=f"not installed: {', '.join(missing)}")


def bare(**more: str) -> dict[str, str]:
    """The environment of the program without any display, and with whatever is named."""
    without = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    kept = {name: value for name, value in os.environ.items() if name not in without}
    return {**kept, "PYTHONPATH": str(ROOT), "SDL_AUDIODRIVER": "dummy", **more}


@contextlib.contextmanager
def ended_after(*command: str, **more: object) -> Iterator[subprocess.Popen[str]]:
    """A program that is ended with the block, and its pipes with it."""
    with subprocess.Popen(command, text=True, stdin=subprocess.DEVNULL, **more) as program:  # type: ignore[call-overload]
        try:
            yield program
        finally:
            program.terminate()
            program.wait(PATIENCE)


@contextlib.contextmanager
def x11(screen: str = "1920x1080x24", *, managed: bool = False) -> Iterator[dict[str, str]]:
    """The environment with a display of Xvfb, on which openbox moves windows about when ``managed``."""
    read, write = os.pipe()
    server = ("Xvfb", "-displayfd", str(write), "-noreset", "-screen", "0", screen)
    with ended_after(*server, pass_fds=[write], stderr=subprocess.DEVNULL):
        os.close(write)
        with os.fdopen(read) as told:
            environment = bare(DISPLAY=f":{told.readline().strip()}")
        if not managed:
            yield environment
            return
        with ended_after("openbox", env=environment, stderr=subprocess.DEVNULL):
            yield environment


@contextlib.contextmanager
def wayland(folder: Path, scale: int = 1) -> Iterator[dict[str, str]]:
    """The environment with a display of weston, which draws without a screen; no X is within reach.

    It has 1920 x 1080 points, each of ``scale`` x ``scale`` pixels.
    """
    folder.mkdir(mode=0o700, exist_ok=True)
    environment = bare(XDG_RUNTIME_DIR=str(folder), WAYLAND_DISPLAY="display")
    drawing = ("--backend=headless-backend.so", "--use-pixman", "--width=1920", "--height=1080", f"--scale={scale}")
    server = ("weston", "--socket=display", "--no-config", "--idle-time=0", "--debug", *drawing)
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with ended_after(*server, env=environment, cwd=folder, **quiet):
        wait_for((folder / "display").exists)
        yield environment


def wait_for(happened: object) -> None:
    """Look again until it has happened."""
    assert callable(happened)
    until = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < until, "it has not happened"
        time.sleep(0.1)


def trickerion(*arguments: str) -> tuple[str, ...]:
    """The command that starts the program."""
    return sys.executable, "-m", "trickerion", *arguments


def asked(environment: dict[str, str], *command: str) -> str:
    """The answer of a tool, without the line break; empty where it fails."""
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""
