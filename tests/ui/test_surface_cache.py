"""All drawn pictures share one budget, wherever they are kept; a closed window keeps none."""

import ast
import contextlib
import gc
from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest
from driver import Driver, open_driver
from house_figures import functions, sources
from pygame import Rect, Surface
from wanderer import wander

from trickerion.app.registry import has_scene, open_scene
from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.screens.opening import enter_table
from trickerion.storage.saves import OpenedGame
from trickerion.ui.shapes import blit_stretched, enlarged, reduced
from trickerion.ui.surface_cache import PICTURES, PictureMemory, cached_surface

WINDOW = 40 << 20
"""What a window needs beside what is drawn once: canvas, screen, the picture that dissolves, widgets."""

KINDS = [
    ((), "beginner", 140, ("theater", "how_to_play")),
    (("dark_alley", "prophecies", "powers", "academy"), "full", 260, ("academy", "workshop", "theater", "log")),
    (("dark_alley", "duel"), "full", 330, ("workshop", "settings")),
    (("dark_alley", "prophecies", "academy", "heir"), "full", 120, ("academy", "theater")),
]


def surfaces() -> int:
    """The bytes of all pictures that anything in this process holds."""
    things, found = gc.get_objects(), dict[int, int]()
    for start in range(0, len(things), 10_000):
        for one in gc.get_referents(*things[start : start + 10_000]):
            if isinstance(one, Surface):
                with contextlib.suppress(pygame.error):  # the screen of a window that another test has closed
                    found[id(one)] = 0 if one.get_parent() else one.get_pitch() * one.get_height()
    return sum(found.values())


def show(driver: Driver, number: int) -> None:
    """A table of one kind, and scenes over it."""
    modules, setup, moves, scenes = KINDS[number]
    seats = (Seat("Ada"), Seat("Heir", "heir") if "heir" in modules else Seat("Bo", "random"))
    game = Game.new(GameOptions(seats, setup=setup, modules=modules), "pictures")
    for _ in zip(range(moves), wander(game, "pictures"), strict=False):
        pass
    session = Session.of_opened(OpenedGame(game), pace=0.0)
    enter_table(driver.app, session)
    driver.frames(2)
    for name in filter(has_scene, scenes):
        driver.open(name, **({} if name in ("settings", "how_to_play") else {"session": session}))


@pytest.mark.slow
def test_every_picture_that_is_kept_is_kept_in_one_memory() -> None:
    kept = [
        f"{source.path}: {function.name}"
        for source in sources()
        for function in functions(source)
        for one in function.decorator_list
        if "cache" in ast.unparse(one) and ast.unparse(one) != "cached_surface"
        if function.returns is not None and "Surface" in ast.unparse(function.returns)
    ]
    assert not kept


def check_stays(driver: Driver) -> None:
    """Nothing of a table that was drawn from nothing is drawn twice."""
    assert PICTURES.held < PICTURES.budget
    driver.frames(2)
    shown = list(map(id, PICTURES))
    driver.frames(3)
    assert sorted(map(id, PICTURES)) == sorted(shown)


LARGE, SMALL = (1920, 1080), (1280, 720)
FULL = 1


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize(
    "shown",
    [
        pytest.param({LARGE: [FULL]}, marks=pytest.mark.slow),
        pytest.param({LARGE: [*range(len(KINDS))], SMALL: [0]}, marks=pytest.mark.slow),
    ],
    ids=["full", "all"],
)
def test_games_stay_within_the_budget_what_one_frame_shows_stays_and_a_closed_window_holds_nothing(
    tmp_path: Path, shown: dict[tuple[int, int], Sequence[int]]
) -> None:
    beside = surfaces()
    for size, numbers in shown.items():
        driver = open_driver(tmp_path, size)
        for number in numbers:
            show(driver, number)
            assert PICTURES.held <= PICTURES.budget
            if number == numbers[0]:
                check_stays(driver)
        assert PICTURES.held == sum(one.get_pitch() * one.get_height() for one in PICTURES)
        assert surfaces() - beside <= PICTURES.budget + WINDOW
        assert driver.app.failures == 0
        driver.app.close()
        assert PICTURES.held == 0
        gc.collect()
        screen = 4 * size[0] * size[1]
        assert surfaces() - beside <= screen + (6 << 20), "pygame's screen, and a sheet of pygame_gui's"


def test_the_pictures_used_longest_ago_go_first() -> None:
    memory, picture = PictureMemory(3 * 400), Surface((10, 10), depth=32)
    for name in "abc":
        memory.keep(name, picture)
    assert memory.get("a") is picture
    memory.keep("d", picture)
    assert [name for name in "abcd" if memory.get(name)] == ["a", "c", "d"]
    assert memory.held == 1200
    large = Surface((30, 30), depth=32)
    assert memory.keep("large", large) is large, "it is shown all the same"
    assert list(memory) == [large], "it is shown all the same"
    memory.keep("large", picture)
    assert memory.held == 400


LAYERS = (
    "board.still",
    "board.ground",
    "theater.ground",
    "academy.ground",
    "academy.still",
    "heir.still",
    "heir.whole",
)


def layers() -> set[str]:
    """The layers of the whole canvas that are kept now."""
    return {name for name in LAYERS if PICTURES.get(name) is not None}


def placing(modules: tuple[str, ...]) -> Session:
    """A table whose first seat has to place a Character, some turns into the game."""
    heir = "heir" in modules
    game = Game.new(GameOptions((Seat("Ada"), Seat("Bo", "heir" if heir else "random")), modules=modules), "pictures")
    for _ in wander(game, "pictures"):
        decision = game.decision
        if game.state.turn > 2 and decision is not None and (decision.seat, decision.question) == (0, "Placing"):
            break
    return Session.of_opened(OpenedGame(game), pace=0.0)


@pytest.mark.watched
@pytest.mark.parametrize(
    ("modules", "scene"), [((), "theater"), (("dark_alley", "prophecies", "academy"), "academy")], ids=["base", "all"]
)
def test_a_scene_that_is_covered_gives_its_layers_back_and_is_painted_again_as_it_was(
    driver: Driver, modules: tuple[str, ...], scene: str
) -> None:
    session = placing(modules)
    open_scene(driver.app, "board", how="reset", session=session)
    driver.frames(4)
    assert layers() == {"board.still", "board.ground"}
    board = pygame.image.tobytes(driver.canvas, "RGB")
    driver.open(scene, session=session)
    over = layers()
    assert over, "nothing of the board is seen"
    assert not any(name.startswith("board") for name in over), "nothing of the board is seen"
    driver.open("log", session=session)
    assert layers() == over, "what shows through keeps its layers"
    driver.app.stack.pop()
    driver.open("workshop", session=session)
    assert not layers()
    driver.app.stack.pop()
    driver.app.stack.pop()
    driver.frames(4)
    assert layers() == {"board.still", "board.ground"}
    assert pygame.image.tobytes(driver.canvas, "RGB") == board


@pytest.mark.watched
def test_the_heirs_table_gives_its_layers_back_to_the_workbook(driver: Driver) -> None:
    driver.open("heir", session=placing(("dark_alley", "prophecies", "heir")))
    assert layers() == {"heir.still", "heir.whole"}
    driver.open("how_to_play")
    assert not layers()
    driver.app.stack.clear()
    driver.open("title")
    assert not layers()


def test_room_for_a_very_large_picture_is_made_before_it_is_painted() -> None:
    memory = PictureMemory(budget=4_000)
    for name in "abcd":
        memory.keep(name, Surface((10, 10), pygame.SRCALPHA))  # 400 bytes each
    memory.get("a")
    memory.make_room(3_000)
    assert memory.held <= 1_000
    assert memory.get("a") is not None
    assert memory.get("b") is None
    memory.make_room(9_000)
    assert memory.held == 0


def test_room_is_given_back_in_a_quiet_moment_after_much_was_painted() -> None:
    memory, picture = PictureMemory(), Surface((1000, 1000), depth=32)
    assert not memory.give_room_back()
    for number in range(6):
        memory.keep(number, picture)
    assert memory.give_room_back()
    assert not memory.give_room_back()


def test_the_last_user_takes_everything_along() -> None:
    memory, users = PictureMemory(), (open_scene, show)
    memory.keep("a", Surface((9, 9)))
    for user in users:
        memory.join(user)
    memory.leave(users[0])
    assert memory.held
    memory.leave(users[1])
    assert not memory.held
    assert not list(memory)


def test_a_picture_is_drawn_once_for_the_same_words() -> None:
    drawn = []

    @cached_surface
    def draw(width: int, name: str = "") -> Surface:
        drawn.append((width, name))
        return Surface((width, 4))

    assert draw(3) is draw(3)
    assert draw(3, name="x") is draw(3, name="x")
    assert draw(3) is not draw(4)
    assert drawn == [(3, ""), (3, "x"), (4, "")]


@pytest.mark.parametrize("size", [(300, 60), (61, 500), (500, 403), (62, 62)])
def test_a_stretched_picture_is_the_picture(size: tuple[int, int]) -> None:
    def painted(width: int, height: int) -> Surface:
        large, k = enlarged(width, height, 3)
        pygame.draw.rect(large, (200, 30, 90, 200), large.get_rect(), border_radius=20 * k)
        pygame.draw.rect(large, (10, 240, 200), large.get_rect(), width=3 * k, border_radius=20 * k)
        return reduced(large, k)

    whole, stretched = Surface(size, pygame.SRCALPHA), Surface(size, pygame.SRCALPHA)
    whole.blit(painted(*size), (0, 0))
    blit_stretched(stretched, painted(min(size[0], 62), min(size[1], 62)), Rect((0, 0), size), 21)
    assert pygame.image.tobytes(whole, "RGBA") == pygame.image.tobytes(stretched, "RGBA")
