"""The Heir's scene with the Academy: its building, the blue die, six rows, the Protégé; without it nothing is there."""

import pygame
import pytest
from academy_solo import CLASS_1, CLASS_3, HEIR, PRACTICE_3, PROTEGE, SoloAcademy
from driver import Driver
from given import of_kind, there
from pygame import Rect
from rows import one_in
from solo import solo_options, tale

from trickerion.bots.registry import make_bot
from trickerion.play.session import Session
from trickerion.rules.academy.catalog import CLASSROOMS, PRACTICE_ROOMS
from trickerion.rules.ask.heir import heir_facts
from trickerion.rules.ask.heirs_decisions import PLACEMENTS
from trickerion.rules.game import Game
from trickerion.scenes.heir import layout as at
from trickerion.scenes.heir.scene import HeirScene
from trickerion.ui.text import cut_short
from trickerion.words.heir.tips import DAY


def opened(driver: Driver, game: Game) -> HeirScene:
    """The scene alone, to look at."""
    driver.app.settings.heir_pace = "at_once"
    shown = driver.open("heir", how="reset", session=Session(game, None, pace=1e9))
    assert driver.app.failures == 0
    return of_kind(HeirScene, shown)


def table() -> SoloAcademy:
    """Rooms of both, a lesson of the Heir, a secret, and a plan card of the Academy."""
    t = SoloAcademy()
    t.heirs_trick("linking_rings", 2, "spades", 0)
    t.room(PRACTICE_3, "small_stage", builder=HEIR, banners=3).room(CLASS_3, "chalk_room").knows("alley_cat")
    t.lesson(HEIR, "linking_rings", PRACTICE_3, 1)
    t.assigned(HEIR, **{"magician": "theater", PROTEGE: "academy"})
    t.placing(0, 3)
    return t


def test_that_no_secret_is_on_display_is_told_in_one_line_before_what_is_done_instead(driver: Driver) -> None:
    t = SoloAcademy().lays_out(display=("", "")).room(PRACTICE_3, "small_stage")
    t.heirs_trick("linking_rings", 2, "spades", 0)
    t.assigned(HEIR, **{PROTEGE: "academy"}).placing(HEIR, 3)
    story = opened(driver, t.game).story
    while story.coming is not None and story.coming.reason in PLACEMENTS:
        story.step()
    due = [row.entry.head for row in story.rows() if row.state in ("now", "next")]
    assert due[0] == "No secret", "told before the Heir does anything there"
    story.step()
    assert [(row.state, row.entry.head) for row in story.rows()][:2] == [
        ("done", "No secret"),
        ("now", "It renovates: Classroom 4"),
    ]
    story.run()
    told = [entry for entry in tale([line.events for line in story.session.log]) if entry.head == "No secret"]
    assert len(told) == 1, "told once, in one line"
    assert told[0].body.count(".") == 1, "told once, in one line"


def said(shown: HeirScene, name: str) -> str:
    """All that a place explains."""
    tip = shown.spots.get(name).tip
    told = tip() if tip is not None else None
    assert told is not None, name
    return " ".join((told.title, *told.body, told.note))


def test_the_academy_has_its_panel_with_rooms_secrets_and_the_fifth_die(driver: Driver) -> None:
    shown = opened(driver, table().game)
    assert "Small Stage" in said(shown, f"space.{PRACTICE_3}")
    assert "3 Banners" in said(shown, f"space.{PRACTICE_3}")
    assert "Heir" in said(shown, f"space.{PRACTICE_3}")
    assert "Linking Rings" in said(shown, f"space.{PRACTICE_3}")
    assert "open in turn" in said(shown, f"space.{CLASS_1}")
    assert "secret" in said(shown, "secret_stack").lower()
    assert "Academy" in said(shown, "configuration.academy")
    assert "Actions" in said(shown, "location.academy")
    assert {f"slot.academy.{number}" for number in range(4)} <= set(shown.spots.names())


def test_the_priority_list_has_six_rows_that_do_not_touch(driver: Driver) -> None:
    shown = opened(driver, table().game)
    rows = [shown.spots.rect(name) for name in shown.spots.names() if name.startswith("priority.")]
    assert len(rows) == 6
    assert "priority.academy" in shown.spots
    assert not any(a.colliderect(b) for a in rows for b in rows if a is not b)


def test_the_plan_card_has_six_icons_beside_each_other(driver: Driver) -> None:
    shown = opened(driver, table().game)
    icons = [shown.spots.rect(f"icon.{number}") for number in range(1, 7)]
    assert all(at.PLAN.contains(icon) for icon in icons)
    assert not any(a.colliderect(b) for a in icons for b in icons if a is not b)


def test_its_protege_banners_and_secrets_stand_on_its_board(driver: Driver) -> None:
    shown = opened(driver, table().game)
    assert "Protégé" in said(shown, "character.protege")
    assert "2 {ap} of their own" in said(shown, "character.protege")
    assert "3 beside rooms, 9 left" in said(shown, "heir.banners")
    assert "Alley Cat" in said(shown, "heir.secrets")


def test_what_an_entry_of_the_academy_speaks_of_lights_up(driver: Driver) -> None:
    shown = opened(driver, table().game)
    for name in ("location.academy", f"space.{CLASS_3}", "character.protege"):
        assert name in shown.spots


@pytest.mark.usefixtures("driver")
def test_nothing_lies_upon_another_location() -> None:
    for modules in (("dark_alley", "heir"), ("dark_alley", "heir", "academy")):
        panels = [*at.places_of(modules).panels.values(), at.BOARD, at.EXPLANATION]
        assert not any(a.colliderect(b) for a in panels for b in panels if a is not b)
        places = at.places_of(modules)
        lists = [rect for rect in (places.shopping, places.specials, places.academy_list) if rect is not None]
        assert not any(a.colliderect(b) for a in lists for b in lists if a is not b)


def test_without_the_academy_the_scene_is_as_it_was(driver: Driver) -> None:
    game = Game.new(solo_options(), "without")
    bots = [make_bot("random", 0), make_bot("heir", 1)]
    while game.state.phase != "place_characters":
        seat = there(game.decision).seat
        game.apply(bots[seat].choose(game.view_for(seat)).move)
    assert not [name for name in opened(driver, game).spots.names() if "academy" in name or name.startswith("space.")]
    places = at.places_of(game.options.modules)
    assert tuple(places.theater) == (459, 62, 930, 534)
    assert places.academy is None
    assert places.day_slot_center("friday.backstage.1") == (475 + 226 + 43 + 66, 466 + 73)


def test_coins_of_its_magician_in_the_classroom_phase_are_told() -> None:
    t = SoloAcademy(magician="professor_bernard")
    t.heirs_trick("linking_rings", 2, "spades", 0)
    t.room(CLASS_3, "chalk_room").lesson(HEIR, "linking_rings", CLASS_3, 0)
    heads = [entry.head for entry in tale([tuple(t.only("classroom"))])]
    assert any("Professor Bernard: 3 {coin}" in head for head in heads)
    assert any("Linking Rings is taught" in head for head in heads)


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_it_is_drawn_at_both_sizes(driver: Driver, size: tuple[int, int]) -> None:
    driver.app.window.resize(size)
    driver.app.window.was_resized()
    opened(driver, table().game)


def test_the_weekday_that_it_takes_next_is_told_whole_also_where_weekdays_are_narrow(driver: Driver) -> None:
    t = table().plan("academy_gala")
    cut_short.clear()
    days = ("thursday", "friday", "saturday", "sunday")
    assert "earliest" in [DAY[heir_facts(t.state).days[day]] for day in days]
    opened(driver, t.game)
    assert not cut_short


@pytest.mark.parametrize("tile", one_in(4, [*CLASSROOMS, *PRACTICE_ROOMS]))
def test_no_name_of_a_room_is_cut_in_the_small_building_or_stands_at_its_edge(driver: Driver, tile: str) -> None:
    before, space = set(cut_short), CLASS_1 if tile in CLASSROOMS else PRACTICE_3
    shown = opened(driver, SoloAcademy().room(space, tile, builder=HEIR, banners=3).placing(0, 3).game)
    assert not cut_short - before
    room = shown.spots.rect(f"space.{space}")
    for scale in (1, 2 / 3):  # windows of 1920x1080 and 1280x720
        name = driver.canvas.subsurface(Rect(room.x + 3, room.y + 4, room.w - 6, 20))
        name = pygame.transform.smoothscale(name, (round(name.get_width() * scale), round(name.get_height() * scale)))
        inked = [
            x for x in range(name.get_width()) if any(name.get_at((x, y)).b > 150 for y in range(name.get_height()))
        ]
        assert inked
        assert min(inked[0], name.get_width() - 1 - inked[-1]) >= 2 * scale
