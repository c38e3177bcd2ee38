"""A whole turn, from the posters to its end, by the mouse and again by keys: at most twice as many presses."""

import random
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest
from by_keys import of_people, press, walk
from clicker import Clicker, Deed
from driver import Driver, Point, open_driver
from solo import solo_options
from wanderer import pick

from trickerion.app.stacked_scene import StackedScene
from trickerion.play.session import PERSON, Session
from trickerion.rules.game import Game
from trickerion.rules.moves import Move, PlaceMarker
from trickerion.rules.options import GameOptions, Seat

TWO = (Seat("Ada"), Seat("Bela"))
ALLEY = ("dark_alley", "prophecies")
TABLES = {
    "base": GameOptions(TWO),
    "dark_alley": GameOptions(TWO, modules=ALLEY),
    "academy": GameOptions(TWO, modules=(*ALLEY, "academy")),
    "powers": GameOptions(TWO, modules=(*ALLEY, "powers")),
    "duel": GameOptions(TWO, modules=(*ALLEY, "duel")),
    "heir": solo_options(),
}
AT_EVERY_PUSH = "base"
LAID = ("place.", "wing_", "performance_")
"""Places from which nothing is taken back."""
ASIDE = ("show.again", "show.pace", "show.act_", "show.undo", "preview.turn", "dock.back")
"""What answers nothing."""
HEIRS = ("heir.run", "heir.go_on")
"""One press each, however often: that depends on how fast the Heir is."""
MOST = 1200


class OneDeed(NamedTuple):
    """A click, or a drag to ``end``; a curtain has no name."""

    start: str
    end: str = ""


class Hand(Driver):
    """A hand on the mouse that remembers its deeds."""

    def begin(self) -> None:
        """Remember from now on."""
        self.deeds: list[OneDeed] = []

    def click(self, *places: str | Point, button: int = 1, wait: int = 0) -> None:
        names = [place if isinstance(place, str) else "" for place in places]
        self.deeds += [OneDeed(name) for name in names if not name.startswith(HEIRS)]
        super().click(*places, button=button, wait=wait)

    def drag(self, start: str | Point, end: str | Point) -> None:
        self.deeds.append(OneDeed(str(start), str(end)))
        super().drag(start, end)


class Straight(Clicker):
    """Takes only what answers the open question; a card that was laid stays."""

    def _clicks(self, top: StackedScene, kinds: tuple[str, ...]) -> list[Deed]:
        if top.spots.held is not None:
            return [partial(self.driver.click, name) for name in top.spots.keyboard.asked()]
        asked = [name for name in top.spots.keyboard.asked() if name.startswith(kinds) and not name.startswith(ASIDE)]
        return [partial(self.driver.click, name) for name in asked if top.spots.get(name).on_click]

    def _drags(self, top: StackedScene) -> list[Deed]:
        found: list[Deed] = []
        if top.spots.held is not None:
            return found
        for name in top.spots.keyboard.asked():
            spot = top.spots.get(name)
            if spot.payload is None or spot.on_click or not spot.enabled or name.startswith(LAID):
                continue
            empty = [
                other
                for other in top.spots.names()
                if other != "hand" and top.spots.get(other).takes(spot.payload) and top.spots.get(other).payload is None
            ]
            if empty:
                found.append(partial(self.driver.drag, name, self.dice.choice(empty)))
        return found

    def _done(self, top: StackedScene) -> list[Deed]:
        """Leaves seldom anything undone, and no list unanswered."""
        is_free = top.spots.held is None and "option.0" not in top.spots
        return super()._done(top) if is_free and self.dice.random() < 0.2 else []


def at_the_posters(options: GameOptions, turn: int) -> Game:
    """The beginning of a turn in which Tricks are prepared and markers lie on cards."""
    game, dice = Game.new(options, "a whole turn"), random.Random(7)
    while game.state.turn < turn or game.decision is None:
        game.apply(pick(game, dice))
    return game


def sit_down(driver: Driver, game: Game) -> Session:
    session = Session(of_people(game), None, pace=0.0)
    session.lift_curtain()
    driver.app.settings.confirm, driver.app.settings.opponents_pace = False, 0.0
    driver.open("board", how="reset", session=session)
    driver.frames(5)
    return session


def turn_over(session: Session, turn: int) -> bool:
    return session.is_over or session.game.state.turn > turn


def with_the_mouse(driver: Hand, session: Session) -> list[OneDeed]:
    """Play until the turn ends."""
    turn, clicker = session.game.state.turn, Straight(driver, 5)
    driver.begin()
    for _ in range(MOST):
        if turn_over(session, turn):
            return driver.deeds
        clicker.step()
    raise AssertionError(clicker.stuck())


def with_keys(driver: Driver, session: Session, deeds: list[OneDeed]) -> int:
    """Do the same: the number of presses."""
    presses = 0
    for deed in deeds:
        wait_for(driver, session, deed.start)
        if not deed.start:
            driver.key(pygame.K_RETURN, wait=4)
            presses += 1
            continue
        if (held := driver.top.spots.held) is not None and not driver.top.spots.get(deed.start).takes(held.payload):
            driver.key(pygame.K_ESCAPE, wait=2)
            presses += 1
        if deed.end.startswith("place."):  # a digit lays a card on the Character in focus
            presses += walk(driver, deed.end) + press(driver, deed.start)
        else:
            presses += sum(press(driver, name) for name in deed if name)
    return presses


def as_made(session: Session) -> list[Move]:
    """Moves of a game; a marker without Links lies as it was last turned."""
    return [
        PlaceMarker(move.card, move.slot, 0) if isinstance(move, PlaceMarker) else move for move in session.game.moves
    ]


def wait_for(driver: Driver, session: Session, name: str) -> None:
    """Let others decide until a place can be gone to."""
    for _ in range(200):
        spots, asked = driver.top.spots, session.decision
        is_ours = asked is not None and session.options.seats[asked.seat].player == PERSON
        is_there = name in spots and (spots.held is not None or spots.get(name).is_walked)
        if not name or (is_ours and is_there):
            return
        if any(place.startswith(HEIRS) for place in driver.top.spots.names()):
            driver.key(pygame.K_RETURN)
        session.pace.go_on()
        session.opponents.wait(0.05)
        driver.frames(1)
    raise AssertionError(f"{name} is not on {type(driver.top).__name__}: {driver.top.spots.names()}")


@pytest.mark.parametrize(
    "kind", [name if name == AT_EVERY_PUSH else pytest.param(name, marks=pytest.mark.slow) for name in TABLES]
)
def test_a_whole_turn_by_keys_takes_at_most_twice_the_presses(tmp_path: Path, kind: str) -> None:
    game = at_the_posters(TABLES[kind], 3)
    drivers = []
    for name in ("mouse", "keys"):
        (folder := tmp_path / name).mkdir()
        drivers.append(open_driver(folder))
    mouse = Hand(drivers[0].app)
    by_mouse = sit_down(mouse, game)
    deeds = with_the_mouse(mouse, by_mouse)
    inputs = sum(2 if deed.end else 1 for deed in deeds)
    by_keys = sit_down(drivers[1], game)
    presses = with_keys(drivers[1], by_keys, deeds)
    for driver in drivers:
        driver.app.close()
    made = as_made(by_keys)
    assert made == as_made(by_mouse)[: len(made)], "the Heir may still be at work"
    assert len(made) > len(game.moves) + 16
    assert presses <= 2 * inputs, (presses, inputs)
