"""The global keys in every step of every kind of game: each shows what it is for, and goes again; all is explained."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import permutations

import pytest
from driver import Driver, key_event, open_driver
from given import there
from rows import one_in
from solo import solo_options
from wanderer import ACADEMY, ALL, BASE, DARK_ALLEY, DUEL, POWERS, name_of, options, wander

from trickerion.app.registry import open_scene
from trickerion.app.scene import Scene
from trickerion.app.stacked_scene import StackedScene
from trickerion.play.session import PERSON, Session
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.heir.scene import HeirScene
from trickerion.scenes.log import LogScene
from trickerion.scenes.workbook.scene import WorkbookScene
from trickerion.storage.settings import DEFAULT_KEYS
from trickerion.table.director import director_of

pytestmark = pytest.mark.watched

SOLO, SOLO_ACADEMY = (*DARK_ALLEY, "heir"), (*ACADEMY, "heir")
KINDS = [
    options(2, setup="beginner", modules=BASE),
    options(4, setup="full", modules=ACADEMY),
    options(2, setup="full", modules=ALL),
    solo_options(setup="full", modules=SOLO_ACADEMY),
]
PARTS = [
    options(3, setup="full", modules=BASE, edition="2015"),
    solo_options(setup="beginner", modules=SOLO_ACADEMY),
    options(3, setup="full", modules=DARK_ALLEY),
    options(2, setup="beginner", modules=POWERS),
    options(2, setup="beginner", modules=DUEL),
    solo_options(setup="full", modules=SOLO),
    solo_options(setup="beginner", modules=SOLO),
]
"""What larger games have, too: walked alone when there is time for ``pytest -m slow``."""
LAST_TURN = 2
OPENS: dict[str, type[Scene]] = {"help": WorkbookScene, "log": LogScene, "heir": HeirScene}
STOPPED = partial(float, -1)
"""A clock by which nobody ever moves: the Heir's answer would come whenever its process has thought."""
IN_PLACE = ("lens", "mute", "fullscreen")  # the picture of the screen takes long to write: test_global_keys has it


def steps(kind: GameOptions) -> Iterator[Game]:
    """A game wherever it asks something for the first time; people sit on all seats."""
    game = Game.new(kind, "keys")
    seats = tuple(seat if seat.player == "heir" else replace(seat, player=PERSON) for seat in kind.seats)
    asked: set[tuple[str, str]] = set()
    moves = wander(game, "keys")
    while game.decision is not None and game.state.turn <= LAST_TURN:
        step = game.decision.question, game.state.phase
        if step not in asked:
            asked.add(step)
            now = game.clone()
            now.state.options = replace(kind, seats=seats)
            yield now
        next(moves)


class Walk:
    """A window in which a game is laid on the table and keys are pressed; drawn is what a key has opened."""

    def __init__(self, driver: Driver) -> None:
        self.driver, self.app = driver, driver.app
        self.covered: set[tuple[type[StackedScene], tuple[str, ...]]] = set()
        self.drawn: set[tuple[type[Scene], object]] = set()

    def sit_down(self, game: Game) -> None:
        """The table as that game is, and what is raised over it."""
        self.step = game.state.phase, game.options.setup, game.options.modules
        session = Session(game, None, clock=STOPPED)
        session.lift_curtain()
        open_scene(self.app, "board", how="reset", session=session)
        for _ in range(3):
            self.app.live([], 0.1)

    def press(self, command: str) -> None:
        """The usual key of a command."""
        self.app.live([key_event(DEFAULT_KEYS[command])], 1 / 60)

    def opens(self, command: str) -> bool:
        """Press a key that opens a scene: it is drawn (a page once, a table in each phase), and all of it explained."""
        below = self.driver.top
        if below.takes_letters and len(DEFAULT_KEYS[command]) == 1:
            return False
        self.press(command)
        if self.driver.top is below:
            return False
        top = self.driver.top
        assert isinstance(top, OPENS[command])
        look = type(top), top.page.id if isinstance(top, WorkbookScene) else self.step
        if look not in self.drawn:
            self.drawn.add(look)
            self.driver.frames(1)
        self.point_at_all()
        return True

    def point_at_all(self) -> None:
        """Whatever lies there can explain itself."""
        spots = self.driver.top.spots
        for name in spots.names():
            spots.get(name).explanation(None)

    def look_closer(self) -> None:
        """From the board to each Location that has a scene of its own, and back."""
        board, director = self.driver.top, there(director_of(self.app))
        closer = ("theater", "workshop", *({"academy"} & {*director.session.game.options.modules}))
        for place in closer if isinstance(board, BoardScene) else ():
            director.open(place)
            self.app.live([], 0.1)
            assert self.driver.top is not board
            self.point_at_all()
            self.app.stack.pop()

    def closes(self, command: str, below: StackedScene) -> bool:
        """The key that opened it closes it."""
        self.press(command)
        return self.driver.top is below

    def in_place(self) -> None:
        """The keys that leave the scene as it is; pressed again, everything is as before."""
        app, top = self.app, self.driver.top
        for on in (True, False):
            for command in IN_PLACE:
                self.press(command)
            assert (app.magnifier, app.settings.mute, app.window.fullscreen) == (on, on, on)
            assert self.driver.top is top
            if on:
                self.driver.frames(1)


@pytest.fixture(scope="module")
def walk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Walk]:
    """One window for all the games."""
    driver = open_driver(tmp_path_factory.mktemp("keys"))
    driver.app.settings.heir_pace = "at_once"
    yield Walk(driver)
    driver.app.close()


@pytest.mark.parametrize(
    "kind",
    [
        *one_in(4, [pytest.param(kind, id=name_of(kind)) for kind in KINDS]),
        *(pytest.param(kind, id=name_of(kind), marks=pytest.mark.slow) for kind in PARTS),
    ],
)
def test_every_global_key_in_every_step_of_every_kind_of_game(walk: Walk, kind: GameOptions) -> None:
    driver, is_solo = walk.driver, kind.seats[-1].player == "heir"
    for game in steps(kind):
        walk.sit_down(game)
        walk.point_at_all()
        walk.look_closer()
        top = driver.top
        opened = [command for command in OPENS if walk.opens(command) and walk.closes(command, top)]
        assert opened == [command for command in OPENS if command != "heir" or is_solo]
        if (type(top), kind.modules) not in walk.covered:
            walk.covered.add((type(top), kind.modules))
            walk.in_place()
            over_each_other(walk)
        assert driver.app.failures == 0


def over_each_other(walk: Walk) -> None:
    """Each of the three is opened over each other one, where keys are no letters, and closed again."""
    below = walk.driver.top
    for first, second in permutations(OPENS, 2):
        if walk.opens(first):
            middle = walk.driver.top
            if walk.opens(second) and walk.driver.top is not middle:
                assert walk.closes(second, middle)
            assert walk.closes(first, below)
