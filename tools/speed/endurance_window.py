"""Long runs of ``endurance.py`` in the window: the monkey, games of opponents, rounds of everything; their memory.

A round of everything is about ten minutes of people in one: the screens of the title, a table of another kind in its
middle and the screens over it, a show act by act, the monkey, a game of opponents to its end and that game seen again.
The window's size, the size of text and the palette change from round to round, and what idle moments paint ahead is
painted, too.
"""

from __future__ import annotations

import gc
import os
import re
import sys
import tempfile
import time
import traceback
import tracemalloc
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pygame
from driver import Driver, monkey, open_driver
from wanderer import wander

from tools.shots.theater_games import SIX, Shows
from tools.speed.endurance_kinds import kind_of_game, kinds, solo_kinds
from trickerion.app.registry import do_ahead, open_scene
from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.rules.moves import Perform
from trickerion.scenes import load_scenes
from trickerion.scenes.performance.scene import PerformanceScene
from trickerion.screens.opening import enter_table
from trickerion.storage.saves import OpenedGame
from trickerion.storage.settings import MOTION_SPEEDS, PALETTES, SEAMS, TEXT_SIZES
from trickerion.ui.keys import RESERVED
from trickerion.ui.surface_cache import PICTURES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trickerion.rules.options import GameOptions

STEPS = 50  # of the monkey between two looks at the clock
SAMPLE_SECONDS = 30.0
FROM_TITLE = (
    *("setup", "solo_setup", "together", "tonight", "challenges", "tables", "how_to_play", "load", "replays"),
    *("records", "settings", "credits"),
)
OVER_THE_TABLE = ("workshop", "theater", "residence", "log")
SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
SHOWS = (("magnus_pantheon_01", 4, 6), ("grand_magorian_01", 3, 3), ("riverside_02", 2, 2))
MOVES = (0, 0, 50, 200, 400)  # after which a table is opened
MOST_FRAMES = 1500  # of a show
STEP = 1 / 30


def open_window(folder: str) -> Driver:
    """A window on the title."""
    load_scenes()
    driver = open_driver(Path(folder), (1280, 720))
    open_scene(driver.app, "title")
    driver.frames(3)
    return driver


# ------------------------------------------------------------------ the monkey


def let_the_monkey_in(minutes: float, seed: str) -> int:
    """Random use of everything; how often a part of the program failed."""
    begun, steps, fallen, told = time.monotonic(), 0, 0, 0
    lots = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        driver = open_window(folder)
        driver.app.settings.motion, driver.app.settings.seam = 1.0, "brief"
        while (seconds := time.monotonic() - begun) < 60 * minutes:
            if driver.app.stack.depth == 0 or not driver.app.running:
                driver.app.running = True
                open_scene(driver.app, "title", how="reset")
            if lots.random() < 0.02:
                enter_table(driver.app, _session(lots))
                driver.app.settings.seam = lots.choice(SEAMS)
                driver.app.settings.motion = lots.choice(MOTION_SPEEDS)
            try:
                monkey(driver, STEPS, lots.randrange(2**32), every_key(driver))
            except Exception:
                fallen += 1
                print(traceback.format_exc(), flush=True)
                open_scene(driver.app, "title", how="reset")
            do_ahead()
            steps += STEPS
            if seconds > told * SAMPLE_SECONDS:
                told += 1
                print(f"{steps} deeds: {memory_line()}", flush=True)
        fallen += driver.app.failures
        driver.app.close()
    print(f"{steps} deeds in {minutes:g} minutes, {fallen} failures, at most {most_held():.0f} MB")
    return fallen


def every_key(driver: Driver) -> list[tuple[int, int]]:
    """What may be pressed: every key of the program, those that always mean the same, and F keys."""
    others = {"home", "end", "backspace", "delete", *(f"f{number}" for number in range(1, 13))}
    return [_pressed(text) for text in sorted({*driver.app.settings.keys.values(), *RESERVED, *others})]


def _pressed(text: str) -> tuple[int, int]:
    *held, key = text.split("+")
    mods = {"ctrl": pygame.KMOD_CTRL, "shift": pygame.KMOD_SHIFT, "alt": pygame.KMOD_ALT}
    return pygame.key.key_code(key), sum(mods[each] for each in held)


def _session(lots: Random) -> Session:
    """A game of any kind with one or two people, the others opponents; some are well under way."""
    return _begun(lots.choice(solo_kinds() if lots.random() < 0.3 else kinds()), lots)


def _begun(options: GameOptions, lots: Random, moves: Sequence[int] = MOVES) -> Session:
    people = 1 if "heir" in options.modules else lots.randint(1, 2)
    table = tuple(
        replace(seat, player="person") if number < people else seat for number, seat in enumerate(options.seats)
    )
    game = Game.new(replace(options, seats=table), str(lots.random()))
    for _ in islice(wander(game, str(lots.random())), lots.choice(moves)):
        pass
    return Session.of_opened(OpenedGame(game), pace=0.0)


# ------------------------------------------------------------------ games of opponents


def watch_memory(minutes: float, seed: str) -> int:
    """Games of bots in the window; prints the memory after each; how often a part of the program failed."""
    end, game = time.monotonic() + 60 * minutes, 0
    with tempfile.TemporaryDirectory() as folder:
        driver = open_window(folder)
        driver.app.settings.opponents_pace = 0.0
        while time.monotonic() < end:
            play_one(driver, kind_of_game(game), f"{seed}-{game % 4}", end)
            game += 1
            if game == 8:
                tracemalloc.start()
            gc.collect()
            held = tracemalloc.get_traced_memory()[0] / 1e6
            traced = f", Python {held:.1f} MB more than after game 8" if tracemalloc.is_tracing() else ""
            print(f"after game {game}: {memory_line()}{traced}", flush=True)
        failures = driver.app.failures
        driver.app.close()
    return failures


def play_one(driver: Driver, options: GameOptions, seed: str, end: float) -> Session:
    """One whole game without people on the screen, and back to the title; the game."""
    session = Session.new(options, seed, driver.app.places)
    enter_table(driver.app, session)
    while not session.is_over and time.monotonic() < end:
        driver.frames(1, STEP)
        do_ahead()
        if getattr(driver.top, "holds_game", False):
            driver.key(pygame.K_RETURN)
        session.opponents.wait(0.05)
    driver.frames(30)
    open_scene(driver.app, "title", how="reset")
    driver.frames(3)
    return session


# ------------------------------------------------------------------ rounds of everything


def use_everything(minutes: float, seed: str) -> int:
    """Rounds of everything; how often a part of the program failed."""
    end, number, lots = time.monotonic() + 60 * minutes, 0, Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        driver = open_window(folder)
        print(f"on the title: {memory_line()}", flush=True)
        while time.monotonic() < end:
            play_round(driver, number, lots, end)
            number += 1
            print(f"after round {number}: {memory_line()}", flush=True)
        failures = driver.app.failures
        driver.app.close()
    print(f"{number} rounds, {failures} failures, at most {most_held():.0f} MB")
    return failures


def play_round(driver: Driver, number: int, lots: Random, end: float) -> None:
    """Everything once."""
    app = driver.app
    app.window.resize(SIZES[number % len(SIZES)])
    app.window.was_resized()
    text_size, palette = TEXT_SIZES[number // 2 % len(TEXT_SIZES)], PALETTES[number // 3 % len(PALETTES)]
    app.change_settings(text_size=text_size, palette=palette, motion=1.0, seam="brief", opponents_pace=0.0)
    for name in FROM_TITLE:
        open_scene(app, "title", how="reset")
        open_scene(app, name)
        look(driver)
    look_over_a_table(driver, kind_of_game(number, "random"), lots)
    watch_a_show(driver, number)
    enter_table(app, _session(lots))
    try_the_monkey(driver, lots)
    app.settings.motion = 0.0
    open_scene(app, "title", how="reset")
    session = play_one(driver, kind_of_game(number, "random"), str(lots.random()), end)
    open_scene(app, "replay", game=session.game)
    look(driver)


def look(driver: Driver) -> None:
    """See a screen for a second, turn its pages, scroll it; meanwhile there are idle moments."""
    driver.frames(8, STEP)
    for key in (pygame.K_RIGHT, pygame.K_PAGEDOWN, pygame.K_DOWN):
        driver.key(key)
        do_ahead()
    driver.wheel((960, 540), -3)
    driver.frames(20, STEP)
    do_ahead()


def look_over_a_table(driver: Driver, options: GameOptions, lots: Random) -> None:
    """The screens over a table that is well under way, several upon each other."""
    session = _begun(options, lots, MOVES[2:])
    enter_table(driver.app, session)
    look(driver)
    names = [name for name in ("academy", "heir") if name in options.modules]
    for name in (*OVER_THE_TABLE, *names):
        open_scene(driver.app, name, session=session)
        look(driver)
        for over in ("how_to_play", "settings"):
            open_scene(driver.app, over)
            look(driver)
            driver.app.stack.pop()
        if lots.random() < 0.5:
            driver.app.stack.pop()


def watch_a_show(driver: Driver, number: int) -> None:
    """A show act by act, every frame drawn."""
    card, players, tricks = SHOWS[number % len(SHOWS)]
    game = Shows(players).bill(card, [one for one in SIX if one.seat < players][:tricks]).evening("assistant")
    session = Session(game.clone(), None)
    scene = open_scene(driver.app, "performance", how="reset", session=session)
    assert isinstance(scene, PerformanceScene)
    driver.frames(3)
    scene.on_events(session.play(next(move for move in game.legal_moves() if isinstance(move, Perform))))
    for _ in range(MOST_FRAMES):
        if scene.showing is None or not (scene.showing.moving or scene.showing.due):
            break
        driver.app.step(pygame.event.get(), STEP)
        if not driver.app.is_moving:
            do_ahead()
    session.close()


def try_the_monkey(driver: Driver, lots: Random) -> None:
    """The monkey for a while."""
    for _ in range(4):
        if driver.app.stack.depth == 0 or not driver.app.running:
            driver.app.running = True
            open_scene(driver.app, "title", how="reset")
        monkey(driver, STEPS, lots.randrange(2**32), every_key(driver))
        do_ahead()


# ------------------------------------------------------------------ memory


def memory_line() -> str:
    """What this process holds and has held, the pictures, the files of fonts that are open."""
    pictures, fonts = PICTURES.held / (1 << 20), open_fonts()
    return f"{held_now():.0f} MB, at most {most_held():.0f}; pictures {pictures:.0f} MB, {fonts} files of fonts open"


def held_now() -> float:
    """The memory that this process holds now, in MB (0 where the system does not tell)."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


def most_held() -> float:
    """The most memory that this process has held so far, in MB (0 where the system does not tell).

    Linux counts by program: ``ru_maxrss`` of a new one begins with the peak of the one that started it.
    """
    peak = re.search(r"VmHWM:\s+(\d+) kB", _status())
    if peak:
        return int(peak[1]) / (1 << 10)
    try:
        import resource
    except ImportError:
        return 0.0
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


def _status() -> str:
    """Text in which Linux tells of this process; empty elsewhere."""
    try:
        return Path("/proc/self/status").read_text(encoding="ascii", errors="replace")
    except OSError:
        return ""


def open_fonts() -> int:
    """How many files of fonts this process keeps open (0 where the system does not tell)."""
    found = 0
    for link in Path("/proc/self/fd").glob("*"):
        try:
            found += link.readlink().suffix in (".ttf", ".otf", ".ttc")
        except OSError:
            continue
    return found
