"""The main board with the Academy: six Locations, the small building, Banners, cards laid and secrets lent on it."""

from itertools import pairwise

import pytest
from academy_solo import MODULES as SOLO_MODULES
from academy_table import CLASS_3, PRACTICE_1, PRACTICE_3, PROTEGE, Academy
from alley import APPRENTICE, MAGICIAN, Alley
from driver import Driver
from given import of_kind, there
from screens import stay_as_it_is
from table import ASSIGNMENT

from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.rules.ask.academy import academy
from trickerion.rules.catalog import FIRST_HOUSE_CARDS, PROPHECIES, specials_for
from trickerion.rules.events import Event, RoomRenovated, TrickPractised
from trickerion.rules.facts.academy import RoomFacts
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes.board.scene import BoardScene
from trickerion.screens.board.actions import DIM, LIT
from trickerion.screens.board.dark_alley import below_opponents
from trickerion.screens.board.locations import LocationPanel
from trickerion.table.academy import marker_looks, stands
from trickerion.table.animator import Animator
from trickerion.table.director import BOARD
from trickerion.table.panel import Anchor
from trickerion.table.popup import Popup
from trickerion.table.top_bar import pills_of
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.bubble import Tip
from trickerion.ui.layout import board as at
from trickerion.ui.text_block import block_lines
from trickerion.ui.topbar import PHASES, PROMPT_RIGHT, phase_rects
from trickerion.ui.tween import Timeline
from trickerion.words.screens import board as words
from trickerion.words.workbook_where import THINGS

RINGS, STICKS = "linking_rings", "chinese_sticks"
ANJALI = ("anjali", "the_mechaniker")


def room_of(table: Academy) -> RoomFacts:
    return academy(table.state).spaces[PRACTICE_3]


def show(driver: Driver, table: Academy | Alley) -> BoardScene:
    """The board of a made-up table; the board itself asks every question."""
    session = Session(table.game, None, pace=0.0)
    session.lift_curtain()
    stay_as_it_is(session)
    scene = of_kind(BoardScene, driver.open("board", how="reset", session=session))
    scene.director.wanted = lambda: BOARD  # type: ignore[method-assign]
    driver.frames(4)
    return scene


def last(scene: BoardScene) -> m.Move:
    return scene.session.game.moves[-1]


def tip_of(scene: BoardScene, name: str) -> str:
    make = scene.spots.get(name).tip
    tip = make() if make is not None else None
    assert isinstance(tip, Tip)
    return " ".join((tip.title, *tip.body, tip.note))


def waits_for_the_academy(character: str = MAGICIAN) -> Academy:
    """Seat 0 places this Character, whose card is the Academy's; one Trick is practised, one is taught."""
    table = Academy().trick(0, RINGS, markers=1).trick(0, STICKS, "hearts", 1)
    table.practises(0, RINGS, "prop_cellar").teaches(0, STICKS, "chalk_room")
    return table.assigned(0, **{character: "academy"}).placing(0)


@pytest.fixture
def scene(driver: Driver) -> BoardScene:
    return show(driver, waits_for_the_academy())


# ---- Characters are placed here ------------------------------------------------------------------------------------
def test_a_character_is_placed_on_the_academy_by_dragging(driver: Driver, scene: BoardScene) -> None:
    driver.drag(f"character.{MAGICIAN}", "slot.academy.0")
    assert last(scene) == m.PlaceCharacter(MAGICIAN, "academy.0")


def test_a_character_is_placed_on_the_academy_by_two_clicks(driver: Driver) -> None:
    scene = show(driver, waits_for_the_academy(PROTEGE))
    driver.click(f"character.{PROTEGE}", "slot.academy.0")
    assert last(scene) == m.PlaceCharacter(PROTEGE, "academy.0")


def test_who_is_placed_in_the_academy_goes_to_work_in_the_large_scene(driver: Driver) -> None:
    board = show(driver, waits_for_the_academy())
    driver.drag(f"character.{MAGICIAN}", "slot.academy.0")
    driver.frames(4)
    assert driver.top is not board
    driver.click("dock.undo", wait=4)
    assert driver.top is board
    assert not board.session.game.moves
    driver.click("academy", wait=4)
    assert driver.top is not board, "the building can be entered at any time"


def test_a_disk_dropped_beside_the_slots_of_the_academy_finds_one(driver: Driver, scene: BoardScene) -> None:
    panel = next(p.rect for p in scene.locations if isinstance(p, LocationPanel) and p.id == "academy")
    driver.drag(f"character.{MAGICIAN}", (panel.centerx, panel.y + 30))
    assert last(scene) == m.PlaceCharacter(MAGICIAN, "academy.0")


def test_the_academy_refuses_a_character_of_another_location_with_the_reason(driver: Driver) -> None:
    scene = show(driver, waits_for_the_academy().assigned(0, apprentice_1="downtown").placing(0))
    driver.press(f"character.{APPRENTICE}")
    driver.move("slot.academy.0", held=True)
    assert scene.spots.get("slot.academy.0").why_refused(there(scene.spots.held).payload)
    driver.release("slot.academy.0")
    assert not scene.session.game.moves


def test_the_workshop_in_the_column_takes_characters_and_shows_its_actions(driver: Driver) -> None:
    table = Academy().trick(0, RINGS).components(0, metal=2, wood=2).assigned(0, magician="workshop").placing(0)
    scene = show(driver, table)
    driver.drag(f"character.{MAGICIAN}", "slot.workshop.0.0")
    assert last(scene) == m.PlaceCharacter(MAGICIAN, "workshop.0.0")
    row = next(row for row in scene.rows if row.id == "prepare")
    assert row.state == LIT
    assert at.COLUMN.contains(row.rect)


# ---- what lies on the panel ----------------------------------------------------------------------------------------
def test_the_action_rows_of_the_academy_say_cost_and_reason(driver: Driver) -> None:
    table = waits_for_the_academy()
    table.do(m.PlaceCharacter(MAGICIAN, "academy.0"))
    scene = show(driver, table)
    rows = {row.id: row for row in scene.rows if row.location == "academy"}
    assert list(rows) == ["renovate", "practice", "teach", "learn_secret", "reveal_secret"]
    assert all(row.cost for row in rows.values())
    assert (rows["learn_secret"].state, rows["reveal_secret"].state) == (LIT, DIM)
    assert "learned this turn" in tip_of(scene, "action.reveal_secret")


def test_a_secret_on_display_is_learned_by_a_click_on_it(driver: Driver) -> None:
    scene = show(driver, Academy().display("night_school", "frugal_life").acts(0, PROTEGE))
    assert "Night School" in tip_of(scene, "secret.0")
    driver.click("secret.0", "option.0")
    assert m.LearnSecret("night_school") in scene.session.game.moves


def test_rooms_explain_themselves_and_closed_ones_say_when_they_open(scene: BoardScene) -> None:
    assert "Prop Cellar" in tip_of(scene, f"space.{PRACTICE_3}")
    assert "Banner" in tip_of(scene, f"space.{PRACTICE_3}")
    assert "turn" in tip_of(scene, f"space.{PRACTICE_1}")
    assert "Linking Rings" in tip_of(scene, f"lesson.{PRACTICE_3}.0")
    assert "Chalk Room" in tip_of(scene, f"lesson.{CLASS_3}.0")


def test_a_right_click_takes_a_marker_out_of_practice_for_nothing(driver: Driver, scene: BoardScene) -> None:
    driver.click(f"lesson.{CLASS_3}.0", button=3)
    assert not scene.session.game.moves, "what is taught stays"
    driver.click(f"lesson.{PRACTICE_3}.0", button=3)
    assert last(scene) == m.TakeBackMarker(0)
    assert f"lesson.{PRACTICE_3}.0" not in scene.spots
    driver.click("dock.undo")
    assert f"lesson.{PRACTICE_3}.0" in scene.spots


def test_taking_a_marker_back_is_no_answer_in_any_list(scene: BoardScene) -> None:
    assert m.TakeBackMarker(0) in scene.session.legal
    assert not any(box.name == "more" for box in scene.board_dock.boxes())


def test_banners_are_counted_at_every_player(scene: BoardScene) -> None:
    assert "12 left" in tip_of(scene, "banners.0")
    assert "8 beside rooms, 4 left" in tip_of(scene, "banners.1")
    assert scene.spots.rect("opponent.1").contains(scene.spots.rect("banners.1"))
    assert at.MAGICIAN.contains(scene.spots.rect("banners.0"))


def test_a_trick_of_the_strip_bears_the_sign_of_its_room(scene: BoardScene) -> None:
    assert "Prop Cellar" in tip_of(scene, "lesson.0")
    assert "Chalk Room" in tip_of(scene, "lesson.1")
    assert at.TRICKS[0].contains(scene.spots.rect("lesson.0"))


def test_the_dark_alley_has_five_decks(driver: Driver) -> None:
    scene = show(driver, Academy().assigned(0, magician="dark_alley").placing(0))
    driver.drag(f"character.{MAGICIAN}", "slot.dark_alley.0")
    tabs = [scene.spots.rect(f"deck.{deck}") for deck in scene.table.state.special_decks]
    assert len(tabs) == 5
    assert all(above.bottom <= below.top for above, below in pairwise(tabs))
    driver.click("action.draw_card")
    assert isinstance(scene.popup, Popup)
    assert {option.detail for option in scene.popup.options} == {"1 {ap}"}
    driver.click("deck.academy")
    assert last(scene) == m.DrawCard("academy")


def in_the_air(table: Academy, event: Event) -> tuple[TableView, Timeline]:
    """A table at which something has just happened, and the time in which it is seen."""
    names = ("player.0", "player.1", f"lesson.{PRACTICE_3}.0", f"space.{PRACTICE_3}")
    timeline = Timeline(1.0)
    animator = Animator(timeline)
    view = TableView(table.state, 0, ("crimson", "teal"), (), hidden=animator.hidden)
    animator.show([event], view, {name: Anchor((40 * number, 60)) for number, name in enumerate(names)})
    return view, timeline


def test_an_academy_marker_is_on_its_way_until_it_lands_in_its_room() -> None:
    table = waits_for_the_academy()
    view, timeline = in_the_air(table, TrickPractised(0, RINGS, PRACTICE_3, 0, table.board.room(PRACTICE_3).tile))
    assert marker_looks(view, room_of(table))[0].marker is None
    timeline.skip()
    assert marker_looks(view, room_of(table))[0].marker is not None


def test_a_room_stands_when_its_banners_have_come() -> None:
    table = waits_for_the_academy()
    view, timeline = in_the_air(table, RoomRenovated(1, PRACTICE_3, "prop_cellar", 1, 3, 4))
    assert not stands(view, room_of(table))
    timeline.skip()
    assert stands(view, room_of(table))


# ---- the top bar and the column ------------------------------------------------------------------------------------
def test_the_classroom_is_a_phase_of_the_bar_only_with_the_academy(driver: Driver, scene: BoardScene) -> None:
    assert list(pills_of(scene.state)) == list(PHASES)
    assert "Classroom" in tip_of(scene, "phase.classroom")
    assert PROMPT_RIGHT - phase_rects(pills_of(scene.state))[-1].right > 240, "the prompt keeps its room"
    plain = show(driver, Alley().assigned(0, magician="downtown").placing(0))
    assert "phase.classroom" not in plain.spots
    assert len(pills_of(plain.state)) == 7


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_column_holds_players_prophecy_workshop_and_log(driver: Driver, players: int) -> None:
    table = show(driver, Academy(players).assigned(0, magician="academy").placing(0)).table
    for prophecy in ("", *PROPHECIES):
        table.state.active_prophecy = prophecy
        plate, workshop, log = below_opponents(table)
        parts = [*table.column.opponents(players - 1), *([plate] if prophecy else []), workshop, log]
        assert all(above.bottom < below.top for above, below in pairwise(parts)), prophecy
        assert workshop.h == 138, "two lines at least"
        assert log.bottom == at.COLUMN.bottom, "two lines at least"
        assert log.h >= 48, "two lines at least"
        assert bool(plate.h) == bool(prophecy)


def test_solo_the_configuration_die_lies_beside_the_secrets(driver: Driver) -> None:
    seats = (Seat("Ada"), Seat("The Heir", "heir"))
    game = Game.new(GameOptions(seats, modules=(*SOLO_MODULES, "prophecies")), "blue die")
    while game.decision is not None and game.decision.question != "Placing":
        game.apply(game.legal_moves()[-1 if game.decision.question == "Assigning" else 0])
    session = Session(game, None, pace=1e9)
    scene = driver.open("board", how="reset", session=session)
    spots = [scene.spots.rect(name) for name in ("configuration.academy", "secret.0", "secret.1")]
    assert all(left.right <= right.left for left, right in pairwise(spots))
    plate, column = scene.spots.rect("heir.plan"), scene.table.column
    assert plate.top >= column.opponents(1)[0].bottom
    assert plate.bottom <= below_opponents(scene.table)[1].top


# ---- questions -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("line", [words.DROP_IT, words.DRAG_IT, words.LAY_FIRST, words.PERFORMS_LATER])
def test_what_the_dock_says_stands_above_its_check_boxes_in_one_line(line: str) -> None:
    assert block_lines(line, at.ACTION_POINTS.w - 32, theme.TEXT.body) == 1


def test_free_improvisation_asks_for_the_card_at_a_click_on_the_character(driver: Driver) -> None:
    table = Academy(persons=1).prophecy("free_improvisation")
    table.player(0).advertised = True
    table.phase(ASSIGNMENT)
    table.do(m.FinishAssignment())
    scene = show(driver, table)
    assert "Click: assign a card." in tip_of(scene, f"character.{APPRENTICE}")
    driver.click(f"character.{APPRENTICE}")
    assert last(scene) == m.Improvise(APPRENTICE)
    assert isinstance(scene.popup, Popup)
    number = next(n for n, o in enumerate(scene.popup.options) if o.move == m.LayCard(APPRENTICE, "downtown"))
    assert scene.popup.options[number].label == "Downtown", "the Character stands in the question"
    driver.click(f"option.{number}")
    driver.drag(f"character.{APPRENTICE}", "slot.downtown.0")
    assert last(scene) == m.PlaceCharacter(APPRENTICE, "downtown.0")


def lending() -> Academy:
    table = Academy(magicians=ANJALI).knows(0, "quick_study")
    table.phase(ASSIGNMENT)
    table.do(m.LayCoin("quick_study"), m.LayCard(APPRENTICE, "downtown"), m.FinishAssignment(), m.FinishAssignment())
    return table


def test_a_secret_is_lent_by_the_chip_on_the_apprentices_card(driver: Driver) -> None:
    scene = show(driver, lending())
    assert "Quick Study" in tip_of(scene, f"copy.{APPRENTICE}")
    driver.click(f"copy.{APPRENTICE}", "option.0")
    assert last(scene) == m.LendSecret(APPRENTICE, "quick_study")
    assert [box.text for box in scene.board_dock.boxes() if box.name == "more"] == []


def test_a_lesson_to_double_can_be_clicked_in_the_building(driver: Driver) -> None:
    table = Academy().prophecy("double_lesson").trick(0, RINGS).teaches(0, RINGS, "chalk_room")
    table.trick(0, STICKS, "hearts", 1).lesson(0, STICKS, CLASS_3, 1)
    table.begins("classroom")
    scene = show(driver, table)
    assert isinstance(scene.popup, Popup)
    assert scene.table.question == "DoublingLesson"
    driver.click(f"pick.lesson.{CLASS_3}.0")
    assert scene.session.game.moves[0] == m.DoubleLesson(RINGS)


def test_fame_or_coins_of_a_lesson_names_its_trick(driver: Driver) -> None:
    rich = "mechanical_hornet"
    table = Academy().trick(0, rich).teaches(0, rich, "masters_study")
    table.begins("classroom")
    scene = show(driver, table)
    assert isinstance(scene.popup, Popup)
    assert "Mechanical Hornet" in scene.popup.note
    driver.click("option.1")
    assert last(scene) == m.TakeYield("coins")


def test_change_of_subject_is_answered_on_the_strip(driver: Driver) -> None:
    table = Academy().trick(0, RINGS, markers=1).trick(0, STICKS, "hearts", 1, markers=1)
    table.teaches(0, RINGS, "chalk_room").lesson(0, STICKS, CLASS_3, 1).acts_with(
        0, MAGICIAN, "change_of_subject", "academy.0"
    )
    table.do(m.UseCard("change_of_subject"))
    scene = show(driver, table)
    driver.click("pick.trick.1")
    assert last(scene) == m.ChooseOwnTrick(1)
    assert scene.table.question == "TeachingAfterwards"
    assert isinstance(scene.popup, Popup)
    assert scene.popup.options


@pytest.mark.parametrize(
    "card", sorted(card.id for card in specials_for(("academy",), FIRST_HOUSE_CARDS) if card.module == "academy")
)
def test_every_card_of_the_academy_can_be_read_in_the_hand(driver: Driver, card: str) -> None:
    scene = show(driver, Academy().hand(0, card).assigned(0, magician="academy").placing(0))
    driver.click("hand")
    assert scene.popup is not None
    assert not driver.app.failures


def test_the_theater_does_not_offer_to_take_markers_out_of_practice(driver: Driver) -> None:
    table = Academy().trick(0, RINGS, markers=2).practises(0, RINGS, "prop_cellar")
    board = show(driver, table.acts(0, APPRENTICE, "friday.backstage.0"))
    assert m.TakeBackMarker(0) in board.legal
    theater = driver.open("theater", session=board.session)
    driver.frames(4)
    assert "wing_1" in theater.spots
    assert not [name for name in theater.spots.names() if name.startswith("extra_")]


def test_help_opens_the_page_of_what_is_pointed_at(driver: Driver) -> None:
    scene = show(driver, waits_for_the_academy().display("night_school", "frugal_life"))
    for name, page in (("secret.0", "secret"), (f"space.{PRACTICE_3}", "room"), (f"space.{PRACTICE_1}", "space")):
        driver.move(name)
        assert scene.help_place() == THINGS[page]
