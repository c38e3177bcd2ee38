"""The board in focus: on the player's move what can be used stands in full light, and the rest loses its colour."""

import pytest
from driver import Driver
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
    return driver.open("board", how="reset", session=Session(table.game, None, pace=0.0))


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
    assert lit == [f"slot.{slot}" for slot in scene.character_slots.slots if scene.table.can_place(character, slot)]
    slot = next(name for name in lit if f".{location}" in name)
    driver.drag(f"who.{location}.{character}", slot)
    assert m.PlaceCharacter(character, slot.removeprefix("slot.")) in scene.session.game.moves


def test_it_comes_after_a_while_and_goes_at_once_when_a_disk_is_lifted(driver: Driver, scene: BoardScene) -> None:
    driver.app.settings.motion = 1.0
    clock = scene.focus.clock
    clock.pass_time(0.0, None)
    driver.frames(11, STEP)
    assert clock.strength == 0.0
    driver.frames(6, STEP)
    assert 0.0 < clock.strength < 1.0 and scene.active, "frames are wanted while it fades in"
    driver.frames(8, STEP)
    assert clock.strength == 1.0 and not clock.moving
    driver.click("character.magician")
    assert isinstance(scene.spots.offered(), Lifted)
    driver.frames(1)
    assert clock.strength == 0.0


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
    assert scene.focus.key is None and scene.focus.clock.strength == 0.0
