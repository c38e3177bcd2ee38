"""The board in focus: on the player's move what can be used stands in full light, and the rest loses its colour."""

import itertools

import pytest
from driver import Driver
from given import of_kind
from pygame import Rect
from table import Table

from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.rules.catalog import SLOTS
from trickerion.scenes.board.scene import BoardScene
from trickerion.table.panel import Lifted
from trickerion.ui.layout import board as at

WAYS = {**at.PANELS, "theater": at.THEATER}
STEP = 0.05


def sit_down(driver: Driver, table: Table) -> BoardScene:
    return of_kind(BoardScene, driver.open("board", how="reset", session=Session(table.game, None, pace=0.0)))


@pytest.fixture
def scene(driver: Driver) -> BoardScene:
    """One Character may go to Downtown, another one to the Theater."""
    return sit_down(driver, Table(3).assigned(0, magician="theater", apprentice_1="downtown").placing(0))


def places(scene: BoardScene) -> dict[str, set[str]]:
    """Location -> the Characters that may go there."""
    found: dict[str, set[str]] = {}
    for move in scene.session.legal:
        if isinstance(move, m.PlaceCharacter):
            found.setdefault(SLOTS[move.slot].location, set()).add(move.character)
    return found


def colour(driver: Driver, rect: Rect) -> float:
    """How much colour there is in the head of a panel, 0 to 255."""
    canvas, head = driver.canvas, Rect(rect.x + 90, rect.y + 6, rect.w - 130, 36)
    pixels = [canvas.get_at((x, y)) for x in range(head.x, head.right, 5) for y in range(head.y, head.bottom, 5)]
    return sum(max(pixel[:3]) - min(pixel[:3]) for pixel in pixels) / len(pixels)


def colours(driver: Driver) -> dict[str, float]:
    driver.move((1700, 20))
    driver.frames()
    return {location: colour(driver, rect) for location, rect in WAYS.items() if location != "dark_alley"}


def test_locations_without_a_card_lose_their_colour_and_no_other(driver: Driver, scene: BoardScene) -> None:
    focused, there = colours(driver), places(scene)
    driver.app.change_settings(board_focus=False)
    whole = colours(driver)
    assert set(there) == {"downtown", "theater"}
    for location, light in whole.items():
        assert (focused[location] > 0.95 * light) == (location in there), location
    assert not [name for name in scene.spots.names() if name.startswith("who.")], "the setting takes the disks along"


def test_small_disks_say_who_may_go_where_and_can_be_taken(driver: Driver, scene: BoardScene) -> None:
    shown: dict[str, set[str]] = {}
    for name in scene.spots.names():
        if name.startswith("who."):
            _, location, character = name.split(".", 2)
            shown.setdefault(location, set()).add(character)
    assert shown == places(scene)
    location, who = next(iter(shown.items()))
    character = min(who)
    driver.move(f"who.{location}.{character}")
    lit = scene.spots.lit_targets()
    can_place = scene.table.placements.can_place
    assert lit == [f"slot.{slot}" for slot in scene.character_slots.slots if can_place(character, slot)]
    slot = next(name for name in lit if f".{location}" in name)
    driver.drag(f"who.{location}.{character}", slot)
    assert m.PlaceCharacter(character, slot.removeprefix("slot.")) in scene.session.game.moves


def test_it_comes_after_a_while_and_a_disk_that_is_lifted_is_followed_at_once(
    driver: Driver, scene: BoardScene
) -> None:
    driver.app.settings.motion = 0.0
    driver.app.change_settings(board_focus=False)
    driver.frames(2)
    driver.app.settings.motion = 1.0
    driver.app.change_settings(board_focus=True)
    fading = scene.focus.fading
    driver.frames(11, STEP)
    assert fading.is_whole
    driver.frames(6, STEP)
    assert 0.0 < fading.strength < 1.0, "frames are wanted while it fades in"
    assert driver.app.stack.moving, "frames are wanted while it fades in"
    driver.frames(8, STEP)
    assert fading.strength == 1.0
    assert not fading.moving
    driver.click("character.magician")
    assert isinstance(scene.spots.offered(), Lifted)
    driver.frames(1)
    assert fading.strength == 0.0
    assert not fading.moving
    assert not fading.is_whole


def lights(scene: BoardScene) -> dict[tuple[int, ...], float]:
    """How much light each area of the board has that has not all of it."""
    return {area: change.now.light for area, change in scene.focus.fading.parts()}


def watched(driver: Driver, scene: BoardScene, frames: int = 150) -> list[dict[tuple[int, ...], float]]:
    """The lights of the board in each of the next frames."""
    found = [lights(scene)]
    for _ in range(frames):
        driver.frames(1)
        found.append(lights(scene))
    return found


def steps_of(area: tuple[int, ...], seen: list[dict[tuple[int, ...], float]]) -> list[float]:
    """By how much its light changes from frame to frame."""
    light = [shown.get(area, 1.0) for shown in seen]
    return [after - before for before, after in itertools.pairwise(light) if abs(after - before) > 1e-9]


@pytest.mark.parametrize("end", ["laid", "put back", "elsewhere"])
def test_after_a_drop_each_part_of_the_board_changes_once_and_gently(
    driver: Driver, scene: BoardScene, end: str
) -> None:
    """Nothing lights up for a moment only to lose its light again."""
    driver.app.settings.motion = 1.0
    driver.frames(60)
    driver.press("character.apprentice_1")
    for place in ((900, 700), "slot.downtown.0"):
        driver.move(place, held=True)
    driver.frames(3)
    before = lights(scene)
    assert before, "what does not take it has less light"
    if end == "laid":
        driver.release("slot.downtown.0")
        assert scene.session.game.moves
    else:
        driver.move("character.apprentice_1" if end == "put back" else (1150, 14), held=True)
        before = lights(scene)
        driver.release("character.apprentice_1" if end == "put back" else (1150, 14))
        driver.move((1150, 14))
    seen = [before, *watched(driver, scene)]
    areas = {area for shown in seen for area in shown}
    for area in areas:
        steps = steps_of(area, seen)
        assert len({step > 0 for step in steps}) <= 1, "one way only"
        assert all(abs(step) < 0.1 for step in steps), "gently"


@pytest.mark.usefixtures("scene")
def test_what_has_lost_its_colour_in_the_hand_does_not_gain_it_for_a_frame_when_it_is_laid(driver: Driver) -> None:
    driver.app.settings.motion = 1.0
    driver.frames(60)
    driver.press("character.apprentice_1")
    for place in ((900, 700), "slot.downtown.0"):
        driver.move(place, held=True)
    driver.frames(3)
    rect, seen = at.PANELS["market_row"], list[float]()
    seen.append(colour(driver, rect))
    driver.release("slot.downtown.0")
    for _ in range(100):
        driver.frames(1)
        driver.app.draw()
        seen.append(colour(driver, rect))
    assert max(seen) <= max(seen[0], seen[-1]) + 1
    assert all(abs(after - before) < 8 for before, after in itertools.pairwise(seen))


def test_when_the_move_passes_to_somebody_else_the_light_comes_back_gently(driver: Driver, scene: BoardScene) -> None:
    driver.app.settings.motion = 1.0
    driver.frames(90)
    scene.table.legal = ()
    scene.focus.lay()
    seen = watched(driver, scene, 40)
    assert seen[0]
    assert not seen[-1]
    for area in seen[0]:
        steps = steps_of(area, seen)
        assert steps
        assert all(0 < step < 0.1 for step in steps)


def test_a_character_at_work_leaves_its_location_in_light_and_others_moves_all_of_them(driver: Driver) -> None:
    scene = sit_down(driver, Table(3).acts(0, "magician", "downtown.0"))
    focused = colours(driver)
    driver.app.change_settings(board_focus=False)
    whole = colours(driver)
    kept = {location for location in whole if focused[location] > 0.95 * whole[location]}
    assert kept == {"downtown"}
    driver.app.change_settings(board_focus=True)
    scene.table.legal = ()  # somebody else's move
    scene.focus.lay()
    driver.frames()
    assert scene.focus.key is None
    assert scene.focus.fading.is_whole
