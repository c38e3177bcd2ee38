"""What all tests share: no display, no sound device, and the window driver as a fixture."""

import gc
import logging
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):  # nothing lies about, and yet no process compiles it all again
    sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(Path(__file__).parents[1] / ".pytest_cache" / "code")
    sys.dont_write_bytecode = False

import pygame
import pytest
from driver import Driver, open_driver
from played_games import record_games
from thinking import ThinksHere

from trickerion.app import loop
from trickerion.app.loop import App
from trickerion.app.run_marker import RunMarker
from trickerion.app.window import Window
from trickerion.play.keeper import Keeper
from trickerion.rules.options import GameOptions
from trickerion.storage import autosave
from trickerion.ui import keys
from trickerion.ui.surface_cache import PICTURES
from trickerion.ui.text_block import missing_icons

if TYPE_CHECKING:
    from relayed import Station

_save = pygame.image.save
keys.SYSTEM = "linux"  # books and sentences name the same keys wherever they are tested


USUAL, MUCH = PICTURES.budget, 4 * PICTURES.budget
"""Bytes of pictures that are kept, in the program and from test to test."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """What bots have played for tests can be written down."""
    parser.addoption("--record-games", action="store_true", help="write tests/played_games.txt again; with -n 0")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write it down."""
    if session.config.getoption("--record-games"):
        record_games()


def pytest_configure(config: pytest.Config) -> None:
    """Pictures stay from test to test, and more of them than in the program: few are painted anew for each.

    The room of large ones is used again, not given back and asked for anew. The disk is waited for, however busy the
    machine is.
    """
    PICTURES.join(config)
    PICTURES.budget = MUCH
    loop.let_go_of_large_memory = lambda: None  # type: ignore[attr-defined]
    autosave.LONGEST_WAIT = 5.0
    start_with_default_signals()


def pytest_collection_finish() -> None:
    """What has been loaded by now stays to the end: nobody looks through it for garbage again and again."""
    keep()
    gc.set_threshold(7_000)


def keep() -> None:
    """Have the collector pass over what there is."""
    gc.collect()
    gc.freeze()


def start_with_default_signals() -> None:
    """What a test starts ends when it is asked to, also when a shell runs the tests in its background.

    There SIGINT is ignored, and what is ignored is handed on to whatever is started; handlers are not.
    """
    for number, handler in ((signal.SIGINT, signal.default_int_handler), (signal.SIGTERM, signal.SIG_DFL)):
        if signal.getsignal(number) == signal.SIG_IGN:
            signal.signal(number, handler)


@pytest.fixture
def alone(pytestconfig: pytest.Config) -> Iterator[None]:
    """Nobody but the test's own window draws, not even what tests before have left open; all that is held is found."""
    gc.unfreeze()
    gc.collect()
    PICTURES.budget = USUAL
    for user in (pytestconfig, *(thing for thing in gc.get_objects() if isinstance(thing, App))):
        PICTURES.leave(user)
    PICTURES.forget()
    yield
    PICTURES.join(pytestconfig)
    PICTURES.budget = MUCH
    keep()


@pytest.fixture(autouse=True, scope="session")
def nothing_is_left_pending() -> Iterator[None]:
    """No task is thrown away before its end: asyncio raises no warning then, but writes into a log."""
    told: list[str] = []
    listener = logging.Handler(logging.ERROR)
    listener.emit = lambda record: told.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger("asyncio").addHandler(listener)
    yield
    gc.collect()
    logging.getLogger("asyncio").removeHandler(listener)
    assert not told


@pytest.fixture(autouse=True)
def no_icon_is_missing() -> Iterator[None]:
    """Whatever a test draws: no sentence names an icon that does not exist, and no name typed by people is one."""
    missing_icons.clear()
    yield
    assert not missing_icons


@pytest.fixture(autouse=True)
def nothing_is_left_open(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever games and windows a test has opened: their files and threads are not left to the next test."""
    made: list[Any] = []

    def tell(kind: type) -> None:
        make: Any = vars(kind)["__init__"]

        def begin(thing: Any, *how: Any, **more: Any) -> None:
            make(thing, *how, **more)
            made.append(thing)

        opened.setattr(kind, "__init__", begin)

    with monkeypatch.context() as opened:
        tell(Keeper)
        tell(RunMarker)
        yield
    for thing in made:
        thing.close() if isinstance(thing, Keeper) else thing.leave(keep_mark=True)


@pytest.fixture(autouse=True)
def scenes_are_cheap(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests of scenes start no process of opponents, draw nothing twice, and what they draw stays on the canvas.

    All but for those that are marked so. They wait for no disk, and of a screenshot they write a corner.
    """
    marks = {mark.name for mark in request.node.iter_markers()}
    if "scenes" in request.path.parts or "of_scenes" in marks:
        monkeypatch.setattr(Driver, "is_watched", "watched" in marks)
        if "own_process" not in marks:
            monkeypatch.setattr("trickerion.play.opponents.opponents.Brains", ThinksHere)
        if "on_screen" not in marks:
            monkeypatch.setattr(Window, "present", lambda _window, *_painters: None)
        monkeypatch.setattr("os.fsync", lambda _number: None)
        monkeypatch.setattr("pygame.image.save", _save_a_corner)


def _save_a_corner(picture: pygame.Surface, *where: Any) -> None:
    _save(picture.subsurface(picture.get_rect().clip((0, 0, 64, 64))), *where)


@pytest.fixture
def station() -> "Iterator[Station]":
    """A relay on this computer."""
    from relayed import Station  # here: few tests need one

    made = Station()
    yield made
    made.stop()


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    """A driver at 1920x1080."""
    made = open_driver(tmp_path)
    yield made
    made.app.close()


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[GameOptions, str]]:
    """The games that the curtain rises on."""
    games: list[tuple[GameOptions, str]] = []
    monkeypatch.setattr("trickerion.scenes.setup.scene.start_game", lambda _app, *game: games.append(game))
    return games
