"""The Assignment scene, used like a player does: drag, two clicks, keys, right click, Done."""

from dataclasses import replace
from typing import Any

import pygame
import pytest
from alley import Alley
from driver import Driver, monkey
from given import there
from rows import one_in
from table import ASSIGNMENT, Table

from trickerion.play.session import Session
from trickerion.scenes.assignment import layout as at
from trickerion.scenes.assignment import side
from trickerion.scenes.assignment.desk import desk_of
from trickerion.scenes.assignment.duel import openings
from trickerion.scenes.assignment.scene import AssignmentScene
from trickerion.screens.dialog import DialogScene
from trickerion.ui.text import draw_text
from trickerion.words.screens import assignment as words
from trickerion.words.screens.assignment import SAME_CARD

pytestmark = pytest.mark.watched

TEAM = ("engineer", "manager", "assistant", "apprentice_2", "apprentice_3")


def table(players: int = 3, **more: Any) -> Table:
    return Table(players, **more).team(0, "engineer", "manager")


def open_assignment(driver: Driver, made: Table) -> AssignmentScene:
    made.phase(ASSIGNMENT)
    session = Session(made.game, None)
    session.lift_curtain()
    scene = driver.open("assignment", how="reset", session=session)
    assert isinstance(scene, AssignmentScene)
    return scene


def card_of(scene: AssignmentScene, character: str) -> str:
    return scene.session.view.state.players[0].characters[character].card


@pytest.fixture
def scene(driver: Driver) -> AssignmentScene:
    return open_assignment(driver, table())


def test_drag_lays_a_card(driver: Driver, scene: AssignmentScene) -> None:
    driver.drag("card.theater", "place.magician")
    assert card_of(scene, "magician") == "theater"
    assert scene.desk.hand_size == 8


def test_two_clicks_lay_a_card(driver: Driver, scene: AssignmentScene) -> None:
    driver.click("card.downtown")
    assert scene.spots.held is not None
    driver.click("place.engineer")
    assert card_of(scene, "engineer") == "downtown"


def test_free_places_light_up_while_a_card_is_held(driver: Driver, scene: AssignmentScene) -> None:
    driver.drag("card.theater", "place.magician")
    driver.click("card.downtown")
    assert set(scene.spots.lit_targets()) >= {"place.engineer", "place.manager", "place.apprentice_1"}
    assert "hand" not in scene.spots.lit_targets()


def test_a_card_dropped_on_a_taken_place_changes_places(driver: Driver, scene: AssignmentScene) -> None:
    driver.drag("card.theater", "place.magician")
    driver.drag("card.workshop", "place.engineer")
    driver.drag("place.magician", "place.engineer")
    assert card_of(scene, "engineer") == "theater"
    assert card_of(scene, "magician") == "workshop"


def test_a_card_from_the_hand_sends_the_old_one_home(driver: Driver, scene: AssignmentScene) -> None:
    driver.drag("card.theater", "place.magician")
    driver.drag("card.downtown", "place.magician")
    assert card_of(scene, "magician") == "downtown"
    assert next(stack.in_hand for stack in scene.desk.stacks if stack.location == "theater") == 3


def test_the_same_card_again_is_refused_with_a_reason(driver: Driver, scene: AssignmentScene) -> None:
    driver.drag("card.theater", "place.magician")
    driver.drag("card.theater", "place.magician")
    assert scene.session.view.state.players[0].hand.count("theater") == 2
    shown = scene.spots.tip()
    assert shown is not None
    assert shown.tip.title == SAME_CARD


def test_a_card_let_go_just_below_a_character_is_laid_under_it(driver: Driver, scene: AssignmentScene) -> None:
    place = scene.spots.rect("place.engineer")
    driver.drag("card.workshop", (place.centerx, place.bottom + 20))
    assert card_of(scene, "engineer") == "workshop"


def test_right_click_takes_back(driver: Driver, scene: AssignmentScene) -> None:
    driver.drag("card.theater", "place.magician")
    driver.click("place.magician", button=3)
    assert card_of(scene, "magician") == ""


def test_drag_to_the_hand_takes_back(driver: Driver, scene: AssignmentScene) -> None:
    driver.drag("card.theater", "place.magician")
    driver.drag("place.magician", (at.HAND.x + 660, at.HAND.bottom - 30))
    assert card_of(scene, "magician") == ""


def test_digits_lay_on_the_focused_character_and_move_on(driver: Driver, scene: AssignmentScene) -> None:
    scene.spots.focused = "place.magician"
    driver.key(pygame.K_4)
    assert card_of(scene, "magician") == "theater"
    assert scene.spots.focused == "place.engineer"
    driver.key(pygame.K_1)
    assert card_of(scene, "engineer") == "downtown"
    scene.spots.focused = "place.engineer"
    driver.key(pygame.K_DELETE)
    assert card_of(scene, "engineer") == ""


def test_a_digit_without_focus_picks_the_card_up(driver: Driver, scene: AssignmentScene) -> None:
    driver.key(pygame.K_1)
    assert scene.spots.held is not None
    driver.key(pygame.K_TAB)
    driver.key(pygame.K_RETURN)
    assert any(character.card == "downtown" for character in scene.desk.characters)


def test_undo_takes_back_step_by_step(driver: Driver, scene: AssignmentScene) -> None:
    driver.drag("card.theater", "place.magician")
    driver.click("dock.undo")
    assert card_of(scene, "magician") == ""
    driver.click("dock.redo")
    assert card_of(scene, "magician") == "theater"


def test_an_exchange_is_one_step_of_undo(driver: Driver, scene: AssignmentScene) -> None:
    driver.drag("card.theater", "place.magician")
    driver.drag("card.workshop", "place.engineer")
    driver.drag("place.magician", "place.engineer")
    driver.click("dock.undo")
    assert (card_of(scene, "magician"), card_of(scene, "engineer")) == ("theater", "workshop")
    driver.click("dock.redo")
    assert (card_of(scene, "magician"), card_of(scene, "engineer")) == ("workshop", "theater")


def test_done_asks_when_somebody_would_be_idle(driver: Driver, scene: AssignmentScene) -> None:
    driver.drag("card.theater", "place.magician")
    driver.click("dock.done")
    assert isinstance(driver.top, DialogScene)
    assert "Engineer" in driver.top.text
    driver.key(pygame.K_ESCAPE)
    assert scene.session.decision is not None
    assert scene.session.decision.seat == 0
    driver.click("dock.done", "dialog.answer_1")
    assert scene.session.decision is not None
    assert scene.session.decision.seat == 1


def test_done_does_not_ask_when_everybody_has_a_card(driver: Driver, scene: AssignmentScene) -> None:
    for character, card in zip(scene.desk.characters, ("theater", "theater", "workshop", "downtown"), strict=True):
        driver.drag(f"card.{card}", f"place.{character.id}")
    driver.click("dock.done")
    assert scene.session.decision is not None
    assert scene.session.decision.seat == 1
    assert scene.legal == ()


def test_own_cards_lie_under_a_veil_while_others_choose_and_are_taken_back(driver: Driver) -> None:
    session = Session(table().phase(ASSIGNMENT).game, None, elsewhere=[1, 2])
    driver.open("board", how="reset", session=session)
    driver.frames(4)
    scene = driver.on(AssignmentScene)
    driver.drag("card.theater", "place.magician")
    driver.click("dock.done", "dialog.answer_1")
    assert driver.top is scene
    assert "dock.done" not in scene.spots
    assert card_of(scene, "magician") == "theater"
    assert scene.waiting is not None
    assert scene.waiting.names == "Player 1 and Player 2"
    session.assign_for(1, session.game.state.turn, [{"do": "FinishAssignment"}])
    driver.frames(2)
    assert scene.waiting.names == "Player 2"
    assert session.assigning.still_assigning == [2]
    gone = replace(scene.waiting, absent={2}.__contains__)
    assert (scene.waiting.standing, gone.standing) == ("still choosing", "away")
    driver.click("dock.take_back")
    assert scene.waiting is None
    assert scene.legal
    assert card_of(scene, "magician") == "theater"
    session.assign_for(2, session.game.state.turn, [{"do": "FinishAssignment"}])
    driver.click("dock.done", "dialog.answer_1", wait=2)
    assert scene not in driver.app.stack
    assert session.decision is not None
    assert session.decision.question == "Placing"


@pytest.mark.parametrize("size", range(2, 9))
def test_every_team_has_room(size: int) -> None:
    rects = at.character_rects(size)
    places = [at.place_rect(rect) for rect in rects]
    assert all(at.TABLE.contains(rect) for rect in rects)
    assert all(not a.colliderect(b) for n, a in enumerate(rects) for b in rects[n + 1 :])
    assert all(rect.contains(place) and place.w >= 140 for rect, place in zip(rects, places, strict=True))


@pytest.mark.parametrize("count", range(1, 9))
def test_special_cards_stay_in_the_hand_and_can_all_be_pointed_at(count: int) -> None:
    assert all(at.HAND.contains(rect) for rect in at.special_rects(count))
    assert all(strip.w >= 50 for strip in at.special_strips(count))


@pytest.mark.parametrize("count", [4, 5])
def test_stacks_leave_the_special_cards_alone(count: int) -> None:
    specials = at.special_rects(1)[0]
    assert all(not rect.colliderect(specials) for rect in at.stack_rects(count, with_specials=True))
    assert all(at.HAND.contains(rect) for rect in at.stack_rects(count, with_specials=True))


def test_special_cards_are_laid_like_others(driver: Driver) -> None:
    made = table(modules=("dark_alley", "prophecies"))
    made.player(0).hand += ["headliner_trick", "guest_performer", "new_twist"]
    scene = open_assignment(driver, made)
    assert scene.desk.specials == ("headliner_trick", "guest_performer", "new_twist")
    driver.drag("card.headliner_trick", "place.magician")
    assert card_of(scene, "magician") == "headliner_trick"
    assert len(scene.desk.specials) == 2


def test_the_hand_keeps_its_order_when_the_last_special_card_is_laid(driver: Driver) -> None:
    made = table(modules=("dark_alley", "prophecies"))
    made.player(0).hand += ["headliner_trick"]
    scene = open_assignment(driver, made)
    before = {f"card.{place}": scene.spots.rect(f"card.{place}") for place in ("downtown", "dark_alley")}
    driver.drag("card.headliner_trick", "place.magician")
    assert not scene.desk.specials
    assert {name: scene.spots.rect(name) for name in before} == before


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "modules"),
    one_in(3, [pytest.param(3, ("dark_alley", "prophecies")), pytest.param(2, ()), pytest.param(4, ())]),
)
def test_anything_may_be_done_to_it(driver: Driver, players: int, modules: tuple[str, ...]) -> None:
    scene = open_assignment(driver, Table(players, modules=modules).team(0, *TEAM))
    monkey(driver, 60, players)
    assert desk_of(scene.session.game.state, 0).characters


def test_the_hand_shows_the_open_slots_of_each_location_and_the_weekdays(scene: AssignmentScene) -> None:
    closed = scene.state.closed
    shown = {stack.location: openings(scene.table, stack.location) for stack in scene.desk.stacks}
    assert [name for name, _ in shown["downtown"]] == ["+2", "+1", "+1", "0"]
    assert [is_open for _, is_open in shown["downtown"]] == [f"downtown.{n}" not in closed for n in range(4)]
    assert [name for name, is_open in shown["theater"] if is_open] == ["Thu", "Fri", "Sat", "Sun"]


def test_the_actions_below_the_cards_explain_themselves(scene: AssignmentScene) -> None:
    names = [name for name in scene.spots.names() if name.startswith("use.downtown.")]
    tip = scene.spots.get(names[0]).tip
    assert names
    assert tip is not None
    assert tip() is not None


def test_beside_special_cards_the_card_itself_tells_the_actions(driver: Driver) -> None:
    made = table(modules=("dark_alley", "prophecies"))
    made.player(0).hand += ["headliner_trick"]
    scene = open_assignment(driver, made)
    assert scene.desk.specials
    assert not [name for name in scene.spots.names() if name.startswith("use.")]
    tip = scene.spots.get("card.downtown").tip
    assert tip is not None
    assert "*Learn Trick* 3 {ap}; *Hire Character* 3 {ap}" in " ".join(there(tip()).body)


def test_the_next_prophecies_are_told_by_name() -> None:
    told = words.prophecy("weary_bodies", ["twin_shards", "early_carts"])
    assert "*Twin Shards* is next" in told.body[-1]
    assert "Early Carts" in told.note


def test_how_many_have_no_card_is_told_in_words_for_any_team() -> None:
    said = [words.before_done(0, idle) for idle in (1, 4, 5, 8)]
    assert said[0] == "one Character without a card"
    assert said[1:] == [f"{number} Characters without a card" for number in ("four", "five", "eight")]


@pytest.mark.parametrize("more", range(4))
def test_the_wages_of_idle_characters_have_a_sign_before_each_kind_or_before_none(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, more: int
) -> None:
    drawn: list[str] = []

    def note(canvas: pygame.Surface, text: str, *rest: Any, **more: Any) -> pygame.Rect:
        drawn.append(text)
        return draw_text(canvas, text, *rest, **more)

    scene = open_assignment(driver, Table(3).team(0, *("engineer", "manager", "assistant")[:more]))
    monkeypatch.setattr(side, "draw_text", note)
    side.draw_wages(pygame.Surface((1920, 1080)), scene.table)
    kinds = 1 + more
    assert drawn.count("+") == (kinds if kinds <= 3 else 0)


def test_the_next_prophecy_is_named_while_none_is_active_yet(driver: Driver) -> None:
    made = Alley(2).ring("long_shadow", "great_encore", "open_vaults")
    assert not made.state.active_prophecy
    tip = open_assignment(driver, made).spots.get("plans.prophecy").explanation(None)
    assert tip is not None
    assert any("*Long Shadow* is next" in line for line in tip.body)
    assert "Great Encore" in tip.note
    assert "Open Vaults" in tip.note
