"""The Workshop scene: Actions by click, by candidate, by drag; giving back; other players' boards."""

import pygame
import pytest
from alley import Alley
from driver import Driver, monkey
from table import Table

from trickerion.language.verbatim import Verbatim
from trickerion.play.session import Session
from trickerion.scenes import settings as _settings  # noqa: F401  (a button of the bar opens them)
from trickerion.scenes.workshop import lacks, tricks
from trickerion.scenes.workshop import layout as at
from trickerion.scenes.workshop.piles import extension, extension_room, on_bench
from trickerion.scenes.workshop.scene import WorkshopScene
from trickerion.scenes.workshop.shop import Shop
from trickerion.screens.dialog import DialogScene
from trickerion.ui import theme
from trickerion.ui.text import fits, text_width
from trickerion.words.screens import workshop as words


def open_workshop(driver: Driver, made: Table, seat: int | None = None) -> WorkshopScene:
    scene = driver.open("workshop", how="reset", session=Session(made.game, None), seat=seat)
    assert isinstance(scene, WorkshopScene)
    return scene


def shop_of(made: Table) -> Shop:
    return Shop(made.state, 0, ("crimson", "teal"), (Verbatim("Ada"), Verbatim("Bela")))


def at_work(character: str = "magician") -> Table:
    """A Magician in the Workshop of seat 0, with two Tricks that can be prepared, all Specialists, and Components."""
    made = Table(3).team(0, "engineer", "manager", "assistant", "apprentice_2")
    made.trick(0, "linking_rings", "spades").trick(0, "levitation", "hearts", place=1)
    made.components(0, metal=3, glass=3, rope=2, wood=2, fabric=3).manager_pile(0, 0, "petroleum", 1)
    return made.acts(0, character, "workshop.0.0")


def test_one_candidate_is_prepared_at_once(driver: Driver) -> None:
    made = Table(2).trick(0, "linking_rings").components(0, metal=3, glass=3).acts(0, "magician", "workshop.0.0")
    scene = open_workshop(driver, made)
    driver.click("action.prepare")
    owned = scene.shop.player.tricks[0]
    assert owned is not None
    assert owned.markers == owned.trick.markers


def test_the_row_counts_the_marker_that_a_special_card_adds(driver: Driver) -> None:
    made = Alley().trick(0, "linking_rings", "hearts").components(0, metal=2)
    scene = open_workshop(driver, made.acts_with(0, "magician", "trick_tweaking", "workshop.0.0"))
    assert scene.shop.rows[0].text.detail == "Linking Rings: 3 markers", "the card's 2, and 1 for Trick Tweaking"
    driver.click("action.prepare")
    assert scene.shop.player.trick_at(0).markers == 3


@pytest.fixture
def scene(driver: Driver) -> WorkshopScene:
    return open_workshop(driver, at_work())


def test_several_candidates_glow_and_one_is_chosen(driver: Driver, scene: WorkshopScene) -> None:
    driver.key(pygame.K_1)
    assert set(scene.shop.candidates) == {"trick.0", "trick.1"}
    driver.click("trick.1")
    second = scene.shop.player.tricks[1]
    assert second is not None
    assert second.markers
    assert scene.shop.armed == ""


def test_escape_lets_go_of_an_armed_action_first(driver: Driver, scene: WorkshopScene) -> None:
    driver.click("action.prepare")
    assert scene.shop.armed == "prepare"
    driver.key(pygame.K_ESCAPE)
    assert scene.shop.armed == ""
    assert driver.top is scene


def test_a_trick_is_dragged_to_the_engineer(driver: Driver, scene: WorkshopScene) -> None:
    driver.drag("trick.0", "trick.3")
    engineers = scene.shop.player.tricks[3]
    assert engineers is not None
    assert engineers.id == "linking_rings"
    assert scene.shop.player.tricks[0] is None


def test_a_pile_is_dragged_to_the_managers_second_slot(driver: Driver, scene: WorkshopScene) -> None:
    driver.drag("pile.wood", "manager.1")
    assert scene.shop.player.manager_piles == ["petroleum", "wood"]
    assert scene.shop.player.amount("wood") == 3


def test_move_components_by_clicks(driver: Driver, scene: WorkshopScene) -> None:
    driver.click("action.move_components", "pile.rope")
    assert scene.session.decision is not None
    assert scene.session.decision.question == "ChoosingManagerSlot"
    driver.click("manager.0")
    assert scene.shop.player.manager_piles == ["rope", ""]


def test_an_apprentice_is_dragged_to_the_assistant(driver: Driver, scene: WorkshopScene) -> None:
    driver.drag("character.apprentice_1", "assistant_place")
    assert scene.shop.player.characters["apprentice_1"].home == "assistant"


def test_closed_actions_say_why(driver: Driver) -> None:
    spot = open_workshop(driver, Table(2).acts(0, "apprentice_1", "workshop.0.0")).spots.get("action.move_trick")
    tip = spot.explanation(None)
    assert not spot.enabled
    assert tip is not None
    assert "Engineer" in tip.note


def test_done_asks_before_points_are_lost(driver: Driver, scene: WorkshopScene) -> None:
    driver.click("done")
    assert isinstance(driver.top, DialogScene)
    driver.click("dialog.answer_1")
    assert scene.shop.at_work is None


def test_a_trick_is_given_back_after_a_question(driver: Driver, scene: WorkshopScene) -> None:
    driver.click("trick.0", button=3)
    assert isinstance(driver.top, DialogScene)
    assert "Linking Rings" in driver.top.title
    driver.key(pygame.K_ESCAPE)
    assert scene.shop.player.tricks[0] is not None
    driver.click("trick.0", button=3)
    driver.click("dialog.answer_1")
    assert scene.shop.player.tricks[0] is None


def test_a_component_is_given_back_after_a_question(driver: Driver, scene: WorkshopScene) -> None:
    driver.click("pile.wood", button=3)
    driver.click("dialog.answer_1")
    assert scene.shop.player.components["wood"] == 1


def test_a_character_is_placed_by_drag(driver: Driver) -> None:
    scene = open_workshop(driver, Table(2).assigned(0, magician="workshop").placing(0))
    driver.drag("character.magician", "slot.workshop.0.1")
    assert scene.shop.at_work is not None
    assert scene.shop.at_work.character == "magician"


def test_the_sheet_of_the_slots_catches_a_character(driver: Driver) -> None:
    scene = open_workshop(driver, Table(2).assigned(0, magician="workshop").placing(0))
    driver.drag("character.magician", (at.SLOTS_SHEET.centerx, at.SLOTS_SHEET.bottom - 4))
    assert scene.shop.at_work is not None
    assert scene.shop.at_work.slot.startswith("workshop.0")


def test_a_trick_dropped_where_it_cannot_go_is_told_why(driver: Driver, scene: WorkshopScene) -> None:
    driver.drag("trick.0", "trick.1")
    shown = scene.spots.tip()
    assert shown is not None
    assert shown.tip.title == words.ENGINEER_EXCHANGES


def test_undo_brings_everything_back(driver: Driver, scene: WorkshopScene) -> None:
    driver.drag("trick.0", "trick.3")
    driver.click("undo")
    assert scene.shop.player.tricks[0] is not None


def test_in_other_workshops_nothing_can_be_done(driver: Driver, scene: WorkshopScene) -> None:
    driver.click("tab.1")
    assert scene.shop.seat == 1
    assert not scene.shop.may_act
    assert not any(name.startswith("action.") for name in scene.spots.names())
    driver.click("tab.0")
    assert scene.shop.may_act


def test_the_trick_pointed_at_is_explained(driver: Driver, scene: WorkshopScene) -> None:
    driver.move("trick.1")
    driver.frames(2)
    assert scene.shop.selected == 1


def test_what_the_trick_on_the_easel_lacks_is_outlined_where_it_would_go(driver: Driver) -> None:
    made = Table(2).trick(0, "linking_rings").trick(0, "levitation", "hearts", place=1).components(0, metal=2)
    scene = open_workshop(driver, made.acts(0, "magician", "workshop.0.0"))
    driver.move("trick.0")
    driver.frames(2)
    assert (scene.shop.easel, on_bench(scene.shop)) == ("linking_rings", ["metal", "", "", "", "", ""])
    driver.move("trick.1")
    driver.frames(2)
    assert (scene.shop.easel, on_bench(scene.shop)[:4]) == ("levitation", ["metal", "glass", "petroleum", "rope"])
    tip = scene.spots.get("easel").explanation(None)
    assert tip is not None
    assert "Levitation" in tip.title


def test_the_line_that_matters_now() -> None:
    shop = shop_of(Table(2).trick(0, "linking_rings", markers=1).trick(0, "levitation", "hearts", place=1))
    assert "ready" in tricks.note_of(shop.workshop.owned[0]).text
    assert tricks.note_of(shop.workshop.owned[1]).text.startswith("Lacks")
    assert lacks.most_telling(shop) == 1 or lacks.most_telling(shop) == 0


def test_rows_fit_above_the_buttons() -> None:
    for count in range(1, 8):
        rows = at.action_rows(count)
        assert rows[-1].bottom < at.DONE.y
        assert at.WORK.contains(rows[0])


@pytest.mark.slow
def test_anything_may_be_done_to_it(driver: Driver, scene: WorkshopScene) -> None:
    monkey(driver, 80, 5)
    assert scene.shop.player.characters


@pytest.mark.parametrize("joins", [False, True])
def test_the_head_of_a_specialists_board_is_set_whole_beside_what_it_adds(joins: bool) -> None:
    made = Table(2)
    made.player(0).hired = ["engineer", "manager"] if joins else []
    shop = shop_of(made)
    for kind, plate, size in (("engineer", at.ENGINEER_PLATE, 30), ("manager", at.MANAGER_PLATE, 28)):
        title, aside = extension(shop, kind)
        wide, left = text_width(aside, theme.TEXT.label), plate.x + size + 22
        said = pygame.Rect(plate.right + 14 - size - wide, plate.y, wide, 20)
        assert fits(title, theme.TEXT.head, extension_room(left, said)), (title, aside)
