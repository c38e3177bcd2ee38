"""The studio of tools/shots/screenshots.py: games played to a wanted moment, and a hand that uses the window like a
player and takes its picture.

The moves are drawn by lot from the legal ones, as the tests draw them: no picture waits for what a bot may choose.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

import pygame
from wanderer import pick

from trickerion.app.loop import App
from trickerion.app.registry import open_scene
from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.rules.options import HEIR, GameOptions, Seat
from trickerion.storage.data_paths import DataPaths, find_data_paths
from trickerion.storage.saves import OpenedGame
from trickerion.table.game_scene import GameScene

if TYPE_CHECKING:
    from pathlib import Path

    from trickerion.app.stacked_scene import StackedScene
    from trickerion.rules.moves import Move

NAMES = ("Ada Lovelock", "Lantern Jack", "Madame Vesper", "Silas Quill")
COLOURS = ("crimson", "teal", "saffron", "pearl")
STILL = 1e9
"""Pace of a session in which no opponent moves while its picture is taken."""

Point = tuple[int, int]
Moment = Callable[[Game], bool]


def options(players: int, *, setup: str = "beginner", persons: int = 1, modules: tuple[str, ...] = ()) -> GameOptions:
    """A table of so many seats, the first of them people."""
    seats = [Seat(NAMES[n], "person" if n < persons else "assistant", COLOURS[n]) for n in range(players)]
    return GameOptions(tuple(seats), setup=setup, modules=modules)


def solo_options(
    *, setup: str = "beginner", difficulty: str = "normal", modules: tuple[str, ...] = ("dark_alley", "prophecies")
) -> GameOptions:
    """A table for one against the Heir."""
    seats = (Seat(NAMES[0], "person", COLOURS[0]), Seat("The Heir", HEIR, COLOURS[1]))
    return GameOptions(seats, setup=setup, modules=(*modules, HEIR), difficulty=difficulty)


def question(game: Game) -> str:
    """The name of the open question, "" when there is none or another seat than the first must answer."""
    decision = game.decision
    return decision.question if decision is not None and decision.seat == 0 else ""


def asks(wanted: str, turn: int = 1) -> Moment:
    """The first seat is asked this question, in this turn or later."""
    return lambda game: question(game) == wanted and game.state.turn >= turn


def acts_at(location: str, turn: int, points: int = 2) -> Moment:
    """The first seat's Character stands at a Location with so many Action Points and has done nothing yet."""

    def there(game: Game) -> bool:
        if question(game) != "CharacterActs" or game.state.turn < turn:
            return False
        acting = game.state.stack[-1]
        place = getattr(acting, "location", ""), getattr(acting, "has_acted", True)
        return place == (location, False) and getattr(acting, "points", 0) >= points

    return there


def offers(kind: type[Move], turn: int = 1, count: int = 1) -> Moment:
    """The first seat may make moves of this kind."""

    def there(game: Game) -> bool:
        if question(game) == "" or game.state.turn < turn:
            return False
        return sum(isinstance(move, kind) for move in game.legal_moves()) >= count

    return there


def both(one: Moment, other: Moment) -> Moment:
    """Two moments at once."""
    return lambda game: one(game) and other(game)


def play_until(table: GameOptions, seed: str, moment: Moment, *, steer: bool = False) -> Game:
    """Play moves drawn by lot until the moment comes. Raises LookupError when the game ends before.

    With ``steer`` the first seat takes any move that leads to the moment at once.
    """
    game = Game.new(table, seed)
    lots = Random(seed)
    while not moment(game):
        decision = game.decision
        if decision is None:
            raise LookupError(f"the game {seed!r} ended before the moment came")
        move = leading_move(game, moment) if steer and decision.seat == 0 else None
        game.apply(move or pick(game, lots))
    return game


def leading_move(game: Game, moment: Moment) -> Move | None:
    """A move that leads to the moment at once, if there is one."""
    for move in game.legal_moves():
        copy = game.clone()
        copy.apply(move)
        if moment(copy):
            return move
    return None


class Studio:
    """The program in a window, with a hand on the mouse; every picture is taken at each of ``sizes``."""

    def __init__(self, folder: Path, sizes: Sequence[Point], out: Path) -> None:
        self.app = App(find_data_paths(folder), size=sizes[0])
        self.app.settings.motion = 0.0
        self.app.settings.seam = "off"
        self.app.settings.opponents_pace = 1 / STILL
        self.out = out
        self.sizes = sizes
        self._sessions: list[Session] = []
        pygame.event.get()

    @property
    def top(self) -> StackedScene:
        """The scene that gets the input."""
        assert self.app.stack.top is not None
        return self.app.stack.top

    @property
    def game_scene(self) -> GameScene:
        """The scene that gets the input, when it is one of a game."""
        assert isinstance(self.top, GameScene)
        return self.top

    def session(self, game: Game, places: DataPaths | None = None) -> Session:
        """The game with its log, as if it had just been loaded; nothing of it is animated."""
        session = Session.of_opened(OpenedGame(game.clone()), places, pace=STILL)
        session.news.take_events()
        self._sessions.append(session)
        return session

    def sit_down(self, game: Game) -> Session:
        """The board of the game with whatever scene its decision raises."""
        session = self.session(game)
        open_scene(self.app, "board", how="reset", session=session)
        self.frames(4)
        return session

    def frames(self, count: int = 2, dt: float = 0.05) -> None:
        """Run some frames with what has been posted; what is to be seen is drawn when the picture is taken."""
        for _ in range(count):
            self.app.live(pygame.event.get(), dt)

    def wait(self, until: Callable[[], bool], most: int = 400) -> None:
        """Run frames until something has come, such as a hint that is being thought out."""
        for _ in range(most):
            if until():
                return
            time.sleep(0.02)
            self.frames(1)

    def at(self, place: str | Point) -> Point:
        """A point of the canvas, or the middle of a named hotspot."""
        return self.top.spots.rect(place).center if isinstance(place, str) else place

    def _post(self, kind: int, point: Point, **more: Any) -> None:
        event = pygame.event.Event(kind, pos=self.app.window.letterbox.to_window(point), **more)
        while self.app.deafness.holds(event):
            self.frames(1)
        pygame.event.post(event)
        self.frames(1)

    def point(self, place: str | Point, held: bool = False) -> None:
        """Move the pointer, with the button down or up."""
        self._post(pygame.MOUSEMOTION, self.at(place), rel=(1, 1), buttons=(int(held), 0, 0))

    def unfold(self, fold: str, inside: str) -> None:
        """Open a fold by its button, unless what lies inside is to be seen already."""
        if inside not in self.top.spots:
            self.click(fold)

    def explain(self, place: str | Point) -> None:
        """Rest on a place until its tip is there."""
        self.point(place)
        self.frames(12)

    def click(self, place: str | Point) -> None:
        """Press and release."""
        point = self.at(place)
        self.point(point)
        self._post(pygame.MOUSEBUTTONDOWN, point, button=1)
        self._post(pygame.MOUSEBUTTONUP, point, button=1)
        self.frames(2)

    def lift(self, place: str, target: str | Point) -> None:
        """Drag something over a place and keep it in the hand."""
        end = self.at(target)
        self._post(pygame.MOUSEBUTTONDOWN, self.at(place), button=1)
        self.point((end[0] - 40, end[1] + 30), held=True)
        self.point(end, held=True)
        self.frames(2)

    def drop(self, place: str | Point) -> None:
        """Let go."""
        self._post(pygame.MOUSEBUTTONUP, self.at(place), button=1)
        self.frames(2)

    def shoot(self, name: str) -> None:
        """Save what the window shows."""
        self.frames(2)
        for size in self.sizes:
            self.app.window.resize(size)
            self.app.window.was_resized()
            self.app.draw()
            pygame.image.save(self.app.window.screen, self.out / f"{name}-{size[1]}.png")

    def rest(self) -> None:
        """Put everything back and end the games."""
        self.app.stack.clear()
        for session in self._sessions:
            session.close()
        self._sessions.clear()

    def close(self) -> None:
        """End the program."""
        self.rest()
        self.app.close()
        pygame.quit()
