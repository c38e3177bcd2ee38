"""What does the open window cost while nobody touches it? CPU time of the real loop, in percent of one core.

    python tools/speed/idle.py [--seconds 30] [--settle 12] [--size 1920x1080] [--scene NAME] [--pad off|trembles]

On the title, in both Set-ups, the Settings and the credits, then on a person's turn of a game with two opponents, whose
process counts too. Each time the window is left alone for ``--settle`` seconds before the measuring begins. Without a
display SDL's dummy driver is used. On a computer that does other work everything costs more: the cheapest two seconds
are printed beside the mean. Game pads are looked for, as in the program; ``--pad off``: they are not; ``--pad
trembles``: one is plugged in, which SDL pretends, and its stick trembles all the time.
"""

from __future__ import annotations

import argparse
import ctypes
import itertools
import multiprocessing
import os
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from typing import TYPE_CHECKING

import pygame

from trickerion.app.loop import App, run
from trickerion.app.registry import open_scene
from trickerion.bots.registry import make_bot
from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.rules.moves import PlaceCharacter
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes import load_scenes
from trickerion.storage.data_paths import find_data_paths

if TYPE_CHECKING:
    from collections.abc import Callable

WINDOW = 2.0
"""Seconds of a part of the measuring."""
LIMIT = 2.0
"""Percent of a core that an idle window may cost."""

OFF, TREMBLING = "off", "trembles"
TREMBLES = 125  # times a second

OPTIONS = GameOptions((Seat("Ada"), Seat("Two", "assistant"), Seat("Three", "assistant")))


@dataclass
class Meter:
    """Measures between two moments of a running loop."""

    app: App
    settle: float
    seconds: float
    began: list[float] = field(default_factory=list)
    percent: float = 0.0
    cheapest: float = 100.0
    _last: tuple[float, float] | None = None

    def start(self) -> None:
        """Begin to count after the settling, and end the loop after the measuring."""
        looks = (self.settle + step for step in itertools.takewhile(self.seconds.__gt__, itertools.count(0, WINDOW)))
        whole = ((self.settle, self._begin), (self.settle + self.seconds, self._end))
        for delay, call in (*((look, self._look) for look in looks), *whole):
            timer = threading.Timer(delay, call)  # in its own thread: nothing may wake the window
            timer.daemon = True
            timer.start()

    def _look(self) -> None:
        now = spent(), time.monotonic()
        if self._last:
            self.cheapest = min(self.cheapest, 100 * (now[0] - self._last[0]) / (now[1] - self._last[1]))
        self._last = now

    def _begin(self) -> None:
        self.began = [spent(), time.monotonic()]

    def _end(self) -> None:
        self.percent = 100 * (spent() - self.began[0]) / (time.monotonic() - self.began[1])
        self.app.post(self.app.quit)


def spent() -> float:
    """Seconds of the processor so far, the opponents' process included where the system tells."""
    children = (child.pid for child in multiprocessing.active_children())
    return time.process_time() + sum(_spent_by(pid) for pid in children if pid is not None)


def _spent_by(process: int) -> float:
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return 0.0
    user, system = stat.read_text().rsplit(")", 1)[1].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def open_title(app: App) -> None:
    """The title, as the program begins."""
    open_scene(app, "title")


def open_over_title(name: str, app: App) -> None:
    """What is opened from the title."""
    open_title(app)
    open_scene(app, name)


def open_turn(app: App) -> None:
    """The board of a game in which a person is to place a Character."""
    game = Game.new(OPTIONS, "idle")
    bots = [make_bot("assistant", seat) for seat in range(len(OPTIONS.seats))]
    while (decision := game.decision) is not None:
        if decision.seat == 0 and any(isinstance(move, PlaceCharacter) for move in game.legal_moves()):
            break
        game.apply(bots[decision.seat].choose(game.view_for(decision.seat)).move)
    open_scene(app, "board", how="reset", session=Session(game, None))


MENUS = ("setup", "solo_setup", "settings", "credits")
SCENES: dict[str, Callable[[App], None]] = {
    "title": open_title,
    **{name: partial(open_over_title, name) for name in MENUS},
    "turn": open_turn,
}


def tremble() -> None:
    """Plug a pad in that SDL pretends, whose left stick is never quite still; in a thread of its own."""
    (file,) = Path(pygame.__file__).parent.parent.glob("pygame*.libs/libSDL2-2*")
    sdl = ctypes.CDLL(str(file))
    sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
    sdl.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
    pad = sdl.SDL_JoystickOpen(sdl.SDL_JoystickAttachVirtual(1, 6, 15, 0))

    def move() -> None:
        for value in itertools.cycle((0, 700, -500, 1200)):
            sdl.SDL_JoystickSetVirtualAxis(pad, 0, value)
            time.sleep(1 / TREMBLES)

    threading.Thread(target=move, daemon=True).start()


def measure(name: str, size: tuple[int, int], settle: float, seconds: float, pad: str) -> Meter:
    """What one of the scenes costs. Raises RuntimeError when the program fails meanwhile."""
    with tempfile.TemporaryDirectory() as folder:
        app = App(find_data_paths(Path(folder)), size=size)
        load_scenes()
        SCENES[name](app)
        meter = Meter(app, settle, seconds)
        meter.start()
        if pad == OFF:
            app.hands.pads.begin = lambda: None  # type: ignore[method-assign]
        elif pad:
            app.hands.pads.begin()
            tremble()
        run(app)
    if app.failures or not meter.percent:
        raise RuntimeError("the program has failed, or was closed before its time")
    return meter


def main() -> int:
    """Measure and print; the exit status is 1 when something costs too much."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--settle", type=float, default=12.0)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--scene", choices=tuple(SCENES), help="only this one")
    parser.add_argument("--pad", choices=(OFF, TREMBLING), default="", help="pads are looked for without it")
    args = parser.parse_args()
    if args.scene is None:
        own = [sys.executable, __file__, *sys.argv[1:], "--scene"]  # a program opens its window once
        return max(subprocess.run([*own, name]).returncode for name in SCENES)
    width, height = map(int, args.size.split("x"))
    meter = measure(args.scene, (width, height), args.settle, args.seconds, args.pad)
    print(f"{args.scene:<11}{meter.percent:>8.2f} % of a core, at least {meter.cheapest:.2f}", flush=True)
    return int(meter.percent >= LIMIT)


if __name__ == "__main__":
    sys.exit(main())
