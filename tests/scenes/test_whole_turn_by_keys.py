"""A whole turn, from the posters to its end, by the mouse and again by keys: at most twice as many presses."""

import random
from functools import partial
from itertools import product
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
from trickerion.rules.moves import PlaceMarker
from trickerion.rules.options import HEIR, GameOptions, Seat
from trickerion.scenes.assignment.scene import AssignmentScene
from trickerion.scenes.theater.scene import TheaterScene

FOUR = (Seat("Ada"), Seat("Bela"), Seat("Cleo"), Seat("Dora"))
TWO = FOUR[:2]
ALLEY = ("dark_alley", "prophecies")
EVERYTHING = (*ALLEY, "academy", "powers")
TABLES = {
    "base": GameOptions(TWO),
    "dark_alley": GameOptions(TWO, modules=ALLEY),
    "academy": GameOptions(TWO, modules=(*ALLEY, "academy")),
    "powers": GameOptions(TWO, modules=(*ALLEY, "powers")),
    "duel": GameOptions(TWO, modules=(*ALLEY, "duel")),
    "heir": solo_options(),
    "everything": GameOptions(TWO, modules=EVERYTHING),
    "everything_duel": GameOptions(TWO, modules=(*EVERYTHING, "duel")),
    "everything_three": GameOptions(FOUR[:3], modules=EVERYTHING),
    "everything_four": GameOptions(FOUR, modules=EVERYTHING),
}
AT_EVERY_PUSH = ("base",)
LATER = list(product([name for name in TABLES if name.startswith("everything")], (1, 2, 4, 6), range(1, 5)))
"""Tables, turns and seeds for whoever has time."""
LAID = ("place.", "wing_", "performance_")
"""Places from which nothing is taken back."""
HOMES = "protege.slot_"
"""Where a secret goes that is learned in the place of another."""
ASIDE = ("show.again", "show.pace", "show.act_", "show.undo", "preview.turn", "dock.back")
"""What answers nothing."""
HEIRS = ("heir.run", "heir.go_on")
"""One press each, however often: that depends on how fast the Heir is."""
MOST = 1200
LEAST = 16
"""Moves of a turn, or more."""


class OneDeed(NamedTuple):
    """A click, or a drag to ``end``; a curtain has no name. ``turns`` of the marker that was laid with it, else -1."""

    start: str
    end: str = ""
    turns: int = -1


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
    """Takes only what answers the open question; a card that was laid stays, and a Power that was chosen."""

    def _clicks(self, top: StackedScene, kinds: tuple[str, ...]) -> list[Deed]:
        asked = top.spots.keyboard.asked()
        if top.spots.held is None:
            asked = [name for name in asked if name.startswith((*kinds, HOMES)) and not name.startswith(ASIDE)]
            asked = [name for name in asked if _is_usable(top, name) and not _undoes(top, name)]
        return [partial(self.driver.click, name) for name in asked]

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
        """Leaves seldom anything undone, no Character at home, and no list unanswered."""
        is_free = top.spots.held is None and "option.0" not in top.spots
        stays = isinstance(top, AssignmentScene) and bool(self._drags(top))
        return super()._done(top) if is_free and not stays and self.dice.random() < 0.2 else []


def _is_usable(top: StackedScene, name: str) -> bool:
    spot = top.spots.get(name)
    return spot.enabled and spot.on_click is not None


def _undoes(top: StackedScene, name: str) -> bool:
    """True for another Power than the one that waits to be learned, and for learning none then."""
    waits = "sheet.do" in top.spots and top.spots.get("sheet.do").enabled
    return waits and name.startswith(("power.", "sheet.skip"))


def at_the_posters(options: GameOptions, turn: int, seed: int = 7) -> Game:
    """The beginning of a turn, after the Powers have been dealt; from the second on there are Tricks and markers."""
    game, dice = Game.new(options, f"a whole turn {seed}"), random.Random(seed)
    while game.state.turn < turn or game.decision is None or game.decision.question == "KeepingPowers":
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
        deeds, made = len(driver.deeds), len(session.game.moves)
        clicker.step()
        if len(driver.deeds) > deeds:
            driver.frames(4)
            laid = [move for move in session.game.moves[made:] if isinstance(move, PlaceMarker)]
            if laid:
                driver.deeds[-1] = driver.deeds[-1]._replace(turns=laid[-1].turns)
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
        if deed.end.startswith("place."):
            presses += lay_card(driver, deed.start, deed.end)
        elif deed.turns >= 0:
            presses += lay_marker(driver, deed)
        else:
            presses += sum(press(driver, name) for name in (deed.start, deed.end) if name)
    return presses


def lay_card(driver: Driver, card: str, place: str) -> int:
    """Lay an Assignment card on a Character: by its digit, or, as the tenth of a hand has none, in the hand."""
    if driver.top.spots.get(card).key:
        return walk(driver, place) + press(driver, card)
    return press(driver, card) + press(driver, place)


def lay_marker(driver: Driver, deed: OneDeed) -> int:
    """Lay a marker as it lay with the mouse: one without Links lies as it was last turned."""
    presses = press(driver, deed.start) if deed.end else 0
    presses += walk(driver, deed.end or deed.start)
    scene = driver.top
    while isinstance(scene, TheaterScene) and scene.table.hand is not None and scene.table.turns != deed.turns:
        driver.key(pygame.K_r, wait=2)
        presses += 1
    driver.key(pygame.K_RETURN, wait=4)
    return presses + 1


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


def counted(folder: Path, game: Game) -> tuple[int, int]:
    """Play a turn with the mouse, then the same Moves with keys: the presses, and the inputs of the mouse."""
    drivers = []
    for name in ("mouse", "keys"):
        (folder / name).mkdir()
        drivers.append(open_driver(folder / name))
    try:
        mouse = Hand(drivers[0].app)
        mouse.is_watched = drivers[1].is_watched = False
        by_mouse = sit_down(mouse, game)
        deeds = with_the_mouse(mouse, by_mouse)
        by_keys = sit_down(drivers[1], game)
        presses = with_keys(drivers[1], by_keys, deeds)
    finally:
        for driver in drivers:
            driver.app.close()
    made, wanted = by_keys.game.moves, by_mouse.game.moves
    if HEIR in game.options.modules:
        wanted = wanted[: len(made)]  # the Heir may still be at work
    assert made == wanted, "every Move"
    assert len(made) > len(game.moves) + LEAST
    return presses, sum(2 if deed.end else 1 for deed in deeds)


@pytest.mark.parametrize(
    "kind", [name if name in AT_EVERY_PUSH else pytest.param(name, marks=pytest.mark.slow) for name in TABLES]
)
def test_a_whole_turn_by_keys_takes_at_most_twice_the_presses(tmp_path: Path, kind: str) -> None:
    presses, inputs = counted(tmp_path, at_the_posters(TABLES[kind], 3))
    print(f"{kind}: {presses} presses, {inputs} inputs, {presses / inputs:.2f}")
    assert presses <= 2 * inputs, (presses, inputs)


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "turn", "seed"), LATER)
def test_a_whole_turn_with_all_modules_by_keys(tmp_path: Path, kind: str, turn: int, seed: int) -> None:
    presses, inputs = counted(tmp_path, at_the_posters(TABLES[kind], turn, seed))
    print(f"{kind}, turn {turn}, seed {seed}: {presses} presses, {inputs} inputs, {presses / inputs:.2f}")
    assert presses <= 2 * inputs, (presses, inputs)
