"""The Academy scene, used like a player would: drag a marker into a room, open a room, learn a secret, take it back."""

from dataclasses import replace

import pygame
import pytest
from academy_solo import HEIR, SoloAcademy
from academy_table import CLASS_2, CLASS_3, CLASS_4, PRACTICE_3, PRACTICE_4, PROTEGE, Academy
from driver import Driver, monkey
from given import of_kind, there
from rows import one_in

from trickerion.language.speech import Count
from trickerion.play.session import Session
from trickerion.rules.academy.board import lesson_of
from trickerion.rules.academy.catalog import SPACES, TILES
from trickerion.rules.academy.classroom import lesson_ways
from trickerion.rules.ask.actions import points_of
from trickerion.rules.events import LessonPaid
from trickerion.rules.moves import DrawSecrets, Practice, Renovate, TakeBackMarker
from trickerion.rules.phases.place_characters import CharacterActs
from trickerion.scenes.academy import layout as at
from trickerion.scenes.academy.beside import wing_of
from trickerion.scenes.academy.facts import facts
from trickerion.scenes.academy.preview import (
    draw_foot,
    guide,
    leaving_secret,
    secret_lines,
    secret_words,
    sum_foot,
    turn_hint,
)
from trickerion.scenes.academy.scene import AcademyScene
from trickerion.scenes.academy.view import RoomSlot
from trickerion.ui import theme
from trickerion.ui.academy_signs import either_row
from trickerion.ui.text import cut_short, watched_lines
from trickerion.words.academy.names import secret as secret_name
from trickerion.words.academy.names import tile as tile_name
from trickerion.words.academy.screen import (
    CHOICE,
    LAST_BANNER,
    NEW_NEXT_TURN,
    NO_MORE_PREPARED,
    NOTHING_MORE,
    SECRETS_TITLE,
    TOO_FEW_POINTS,
    TURN_FACTS,
    pays_here,
    replaces,
)
from trickerion.words.workbook_where import THINGS

pytestmark = pytest.mark.watched

FENCING, MIRRORS, CHALK = "fencing_hall", "cloakroom_mirrors", "chalk_room"


def a_table(players: int = 2, secrets: tuple[str, ...] = ("night_school", "frugal_life"), turn: int = 5) -> Academy:
    """The first player's Protégé has just come to the Academy; rooms stand, some slots are taken."""
    table = Academy(players, persons=1)
    table.purse(0, coins=5, shards=1, fame=20)
    table.trick(0, "bullet_catch", "spades", 0, 2).trick(0, "stocks_escape", "diamonds", 1)
    table.trick(1, "prison_break", "hearts")
    table.room(PRACTICE_3, FENCING).room(CLASS_3, CHALK)
    table.lesson(1, "prison_break", PRACTICE_3, 1)
    table.knows(0, *secrets).display("alley_cat", "masons_eye")
    table.acts(0, PROTEGE, "academy.0", turn)
    return table


def visit(driver: Driver, table: Academy | SoloAcademy) -> AcademyScene:
    return of_kind(AcademyScene, driver.open("academy", session=Session(table.game, None)))


def lesson(scene: AcademyScene, trick: str) -> RoomSlot | None:
    found = lesson_of(scene.session.game.state, 0, trick)
    return RoomSlot(found.room.space, found.slot) if found is not None else None


def hold(driver: Driver, thing: str, *places: str) -> None:
    """Drag a thing up and over these places, and keep it in the hand."""
    driver.press(thing)
    driver.move((700, 900), held=True)
    for place in places:
        driver.move(place, held=True)
    driver.frames(2)


@pytest.fixture
def academy(driver: Driver) -> AcademyScene:
    return visit(driver, a_table())


def test_the_slot_decides_whether_a_marker_practises_or_is_taught_and_each_is_one_undo_step(
    driver: Driver, academy: AcademyScene
) -> None:
    """Night School: 1 Action Point in place of 2."""
    start, points = academy.session.game.digest(), there(academy.table.actor).points
    for spot, slot in ((f"slot.{CLASS_3}.2", RoomSlot(CLASS_3, 1)), (f"slot.{PRACTICE_3}.1", RoomSlot(PRACTICE_3, 0))):
        driver.drag("wing_1", spot)
        assert lesson(academy, "bullet_catch") == slot
        assert there(academy.table.actor).points == points - 1
        academy.dock.undo()
        assert academy.session.game.digest() == start
        assert not academy.session.undoing.can_undo


def test_drawing_secrets_from_the_stack_names_its_cost(driver: Driver) -> None:
    table = Academy(2, persons=1).prophecy("open_archives").display("alley_cat", "frugal_life").acts(0, "magician")
    extras = visit(driver, table).table.extras
    assert [offer.detail for offer in extras if isinstance(offer.move, DrawSecrets)] == ["2 Action Points"]


def test_the_equal_slot_beside_a_marker_says_that_it_is_equal(driver: Driver) -> None:
    """Ruling 157: other rooms take the marker, the slot beside it would change nothing."""
    table = Academy(persons=1).trick(0, "linking_rings").room(PRACTICE_4, "small_stage")
    scene = visit(driver, table.practises(0, "linking_rings", "joiners_bench").acts(0, "magician"))
    driver.press("wing_1")
    driver.move(f"slot.{PRACTICE_3}.2", held=True)
    beside, other = RoomSlot(PRACTICE_3, 1), RoomSlot(PRACTICE_4, 0)
    assert other in scene.table.targets
    assert beside not in scene.table.targets
    assert scene.table.slot_reason(beside) == "The free slot is the same as that of Linking Rings."


def test_a_click_and_a_click_lay_a_marker_too(driver: Driver, academy: AcademyScene) -> None:
    driver.click("wing_1")
    assert academy.table.targets.keys() == {RoomSlot(PRACTICE_3, 0), RoomSlot(CLASS_3, 0), RoomSlot(CLASS_3, 1)}
    driver.click(f"slot.{PRACTICE_3}.1")
    assert lesson(academy, "bullet_catch") == RoomSlot(PRACTICE_3, 0)


def test_a_drop_beside_a_slot_lands_on_the_one_that_the_preview_showed(driver: Driver, academy: AcademyScene) -> None:
    slot = academy.spots.rect(f"slot.{PRACTICE_3}.1")
    beside = (slot.left - 24, slot.centery)
    driver.press("wing_1")
    driver.move((700, 900), held=True)
    driver.move(beside, held=True)
    driver.frames(2)
    assert academy.table.target == RoomSlot(PRACTICE_3, 0)
    driver.release(beside)
    assert lesson(academy, "bullet_catch") == RoomSlot(PRACTICE_3, 0)


def test_a_drop_on_a_taken_slot_or_where_no_room_stands_says_so_and_changes_nothing(
    driver: Driver, academy: AcademyScene
) -> None:
    start = academy.session.game.digest()
    for place, reason in (
        (f"slot.{PRACTICE_3}.2", "Prison Break"),
        (f"price.{PRACTICE_4}.1", "no room"),
        (f"room.{CLASS_2}", "turn 6"),
    ):
        hold(driver, "wing_1", place)
        driver.release(place)
        tip = academy.spots.tip()
        assert tip is not None
        assert reason in tip.tip.title
        assert academy.session.game.digest() == start
        assert academy.spots.held is None


def test_the_wheel_goes_from_slot_to_slot_with_a_marker_in_the_hand(driver: Driver, academy: AcademyScene) -> None:
    driver.click("wing_1")
    driver.wheel((1300, 950), -1)
    driver.frames(2)
    first = academy.table.target
    driver.key(pygame.K_r, wait=2)
    assert first is not None
    assert academy.table.target not in (None, first)
    driver.key(pygame.K_RETURN)
    assert lesson(academy, "bullet_catch") is not None


def test_a_trick_that_lacks_components_is_not_taught_and_says_what_is_missing(driver: Driver) -> None:
    academy = visit(driver, a_table())
    hold(driver, "wing_2")
    assert {slot.space for slot in academy.table.targets} == {PRACTICE_3}
    assert "lacks" in academy.spots.get(f"slot.{CLASS_3}.1").why_refused(there(academy.spots.held).payload)
    driver.release((700, 950))


def test_a_marker_in_a_practice_room_goes_home_by_right_click_for_nothing(driver: Driver) -> None:
    table = a_table()
    table.lesson(0, "bullet_catch", PRACTICE_3, 0)
    academy = visit(driver, table)
    points = there(academy.table.actor).points
    driver.click(f"slot.{PRACTICE_3}.1", button=3)
    assert lesson(academy, "bullet_catch") is None
    assert there(academy.table.actor).points == points
    academy.dock.undo()
    assert lesson(academy, "bullet_catch") == RoomSlot(PRACTICE_3, 0)


def test_a_marker_is_moved_from_room_to_room(driver: Driver) -> None:
    table = a_table()
    table.room(PRACTICE_4, MIRRORS).lesson(0, "bullet_catch", PRACTICE_4, 1)
    academy = visit(driver, table)
    driver.drag(f"slot.{PRACTICE_4}.2", f"slot.{PRACTICE_3}.1")
    assert lesson(academy, "bullet_catch") == RoomSlot(PRACTICE_3, 0)


def test_a_room_is_opened_by_its_price_and_a_click_on_the_tile_in_one_undo_step(driver: Driver) -> None:
    academy = visit(driver, a_table())
    start = academy.session.game.digest()
    driver.click(f"price.{PRACTICE_4}.1")
    assert academy.table.site is not None
    assert len(academy.table.tiles) == 5
    assert academy.session.game.digest() == start, "looking through a stack costs nothing"
    driver.move(f"tile.{MIRRORS}")
    driver.frames(2)
    assert academy.table.sure
    assert academy.table.spent == 2
    driver.click(f"tile.{MIRRORS}")
    room = academy.table.board.spaces[PRACTICE_4]
    assert (room.tile, room.builder, room.banners) == (MIRRORS, 0, 2)
    academy.dock.undo()
    assert academy.session.game.digest() == start


def test_every_price_is_bright_or_says_why_not(academy: AcademyScene) -> None:
    possible = {move.space for move in academy.legal if isinstance(move, Renovate)}
    for name in academy.spots.names():
        if name.startswith("price."):
            spot = academy.spots.get(name)
            assert spot.enabled or spot.why_not
            assert not spot.enabled or name.split(".")[1] in possible


def test_escape_puts_the_tiles_back_before_it_leaves(driver: Driver, academy: AcademyScene) -> None:
    driver.click(f"price.{CLASS_4}.1")
    driver.key(pygame.K_ESCAPE)
    assert academy.table.site is None
    assert driver.top is academy
    driver.key(pygame.K_ESCAPE)
    assert academy not in driver.app.stack


def test_a_secret_is_dragged_onto_the_next_slot_of_the_protege_and_a_fourth_onto_the_one_that_leaves(
    driver: Driver, academy: AcademyScene
) -> None:
    driver.drag("secret.1", "protege.slot_3")
    assert academy.table.board.seats[0].secrets == ("night_school", "frugal_life", "alley_cat")
    assert academy.table.board.display == ("", "masons_eye")
    assert academy.spots.get("action.reveal_secret").enabled is academy.table.may_reveal
    full = visit(driver, a_table(secrets=("night_school", "frugal_life", "second_wind")))
    driver.drag("secret.1", "protege.slot_2")
    assert full.table.board.seats[0].secrets == ("night_school", "alley_cat", "second_wind")


def test_the_keyboard_alone_practises_and_opens_a_room(driver: Driver, academy: AcademyScene) -> None:
    driver.key(pygame.K_2)
    assert academy.spots.held is not None
    driver.frames(2)
    assert academy.table.target == RoomSlot(PRACTICE_3, 0)
    driver.key(pygame.K_RETURN)
    assert lesson(academy, "bullet_catch") == RoomSlot(PRACTICE_3, 0)
    driver.key(pygame.K_1)
    driver.key(pygame.K_RETURN)
    assert academy.table.site is not None
    driver.key(pygame.K_RETURN)
    assert sum(room.builder == 0 for room in academy.table.board.rooms) == 1


def test_a_question_that_waits_is_answered_here_and_escape_takes_it_back(driver: Driver) -> None:
    academy = visit(driver, a_table().room(PRACTICE_4, MIRRORS))
    start = academy.session.game.digest()
    academy.session.play(Practice(0))
    driver.frames(2)
    assert academy.table.asked_place == 0
    assert not academy.spots.get("dock.done").enabled
    driver.move(f"slot.{PRACTICE_4}.1")
    driver.frames(2)
    assert academy.table.target == RoomSlot(PRACTICE_4, 0)
    driver.key(pygame.K_ESCAPE)
    assert academy.session.game.digest() == start
    academy.session.play(Practice(0))
    driver.frames(2)
    driver.click(f"slot.{PRACTICE_4}.1")
    assert lesson(academy, "bullet_catch") == RoomSlot(PRACTICE_4, 0)


@pytest.mark.parametrize("players", one_in(3, [2, 3, 4], 2))
def test_who_only_looks_on_sees_everything_and_changes_nothing(driver: Driver, players: int) -> None:
    table = Academy(players, persons=1)
    table.trick(0, "bullet_catch", "spades", 0, 2).placing(1, 2)
    academy = visit(driver, table)
    start = academy.session.game.digest()
    assert len([n for n in academy.spots.names() if n.startswith("room.")]) == (10 if players == 4 else 8)
    for name in academy.spots.names():
        if name.split(".")[0] in ("price", "slot", "secret", "wing_1", "action"):
            driver.click(name)
    assert academy.session.game.digest() == start


def test_markers_come_back_also_while_nobody_acts_in_the_academy(driver: Driver) -> None:
    table = Academy(2, persons=1).trick(0, "bullet_catch").practises(0, "bullet_catch", FENCING)
    table.acts(0, "magician", "downtown.0")
    academy = visit(driver, table)
    assert TakeBackMarker(0) in academy.legal
    assert not academy.is_at_work
    driver.click(f"slot.{PRACTICE_3}.1", button=3)
    assert lesson(academy, "bullet_catch") is None


def test_another_players_protege_can_be_looked_at(driver: Driver, academy: AcademyScene) -> None:
    driver.click("protege.visit")
    assert academy.table.patron == 1
    driver.click("protege.visit")
    assert academy.table.patron == 0


def test_the_heirs_protege_and_its_markers_can_be_looked_at(driver: Driver) -> None:
    table = SoloAcademy().trick(0, "bullet_catch").room(PRACTICE_3, FENCING).knows("second_wind")
    table.placing(0)
    academy = visit(driver, table)
    driver.click("protege.visit", wait=2)
    assert academy.table.patron == HEIR
    assert "protege.slot_1" in academy.spots


@pytest.mark.parametrize("is_clicked", [True, False])
def test_a_room_that_drops_is_there_at_once_and_the_counters_count_what_it_brings_when_it_lands(
    driver: Driver, academy: AcademyScene, is_clicked: bool
) -> None:
    """A click ends the motion."""
    driver.app.settings.motion = 1.0
    driver.frames(2)
    driver.click(f"price.{PRACTICE_4}.1", f"tile.{MIRRORS}", wait=1)
    assert academy.table.board.spaces[PRACTICE_4].tile == MIRRORS
    assert academy.timeline.busy
    price = next(price for price in SPACES[PRACTICE_4].renovations if price.threshold == 1)
    assert academy.table.due == [price.fame, 0, 0]
    assert f"banner.{PRACTICE_4}.0" in academy.table.unrolled
    if is_clicked:
        driver.click((1200, 20))
    else:
        driver.frames(30, 0.1)
        assert academy.table.due == [0, 0, 0]
    assert not academy.timeline.busy
    assert not academy.table.unrolled


def test_a_secret_turns_over_where_it_comes_to_lie(driver: Driver, academy: AcademyScene) -> None:
    driver.app.settings.motion = 1.0
    driver.frames(2)
    driver.drag("secret.1", "protege.slot_3")
    assert "learned.0.2" in academy.table.unrolled
    driver.frames(30, 0.1)
    driver.click("secret.stack")
    assert "secret.0" in academy.table.unrolled
    driver.click((1200, 20))
    assert not academy.table.unrolled


def test_a_marker_that_is_taken_back_flies_home_to_its_trick(driver: Driver) -> None:
    academy = visit(driver, a_table().lesson(0, "bullet_catch", PRACTICE_3, 0))
    driver.app.settings.motion = 1.0
    driver.frames(2)
    driver.click(f"slot.{PRACTICE_3}.1", button=3)
    assert "wing.0" in academy.table.hidden
    driver.frames(30, 0.1)
    assert not academy.table.hidden


def test_the_preview_says_how_to_turn_up_a_secret_once_one_was_learned(driver: Driver) -> None:
    academy, turns_up = visit(driver, a_table()), "Click the stack of secrets"
    assert turns_up not in guide(academy.table)[1]
    cut_short.clear()
    driver.drag("secret.1", "protege.slot_3")
    driver.frames(2)
    assert turns_up in guide(academy.table)[1]
    assert len(guide(academy.table)[1].splitlines()) == 4
    assert not cut_short


def test_a_marker_that_is_only_pointed_at_is_not_said_to_be_in_the_hand(driver: Driver) -> None:
    academy = visit(driver, a_table().lesson(0, "bullet_catch", PRACTICE_3, 0))
    driver.move(f"slot.{PRACTICE_3}.1")
    driver.frames(2)
    assert academy.table.owned is not None
    assert academy.table.detail("practice") == "drag a marker onto a free slot"
    assert not turn_hint(academy.table)
    driver.click("wing_1", wait=2)
    assert academy.table.detail("practice") == "Bullet Catch is in your hand"
    assert turn_hint(academy.table)


def test_the_banners_of_a_renovation_are_those_that_the_player_would_place(driver: Driver) -> None:
    """Master Builder lets its Character place one more."""
    usual, more = Academy(2, persons=1).purse(0, coins=5), Academy(2, persons=1).purse(0, coins=5)
    usual.acts(0, PROTEGE, "academy.0")
    more.acts_with(0, PROTEGE, "master_builder", "academy.0")
    for table, banners in ((usual, 4), (more, 5)):
        tip = visit(driver, table).spots.get(f"price.{PRACTICE_4}.1").tip
        assert tip is not None
        assert f"and {banners} Banners" in " ".join(there(tip()).body)


def test_lessons_light_their_lamps_one_after_the_other(driver: Driver) -> None:
    academy = visit(driver, a_table().lesson(0, "bullet_catch", CLASS_3, 0))
    driver.app.settings.motion = 1.0
    driver.frames(2)
    academy.on_events([LessonPaid(0, "bullet_catch", CLASS_3, 0, 2, 0, academy.table.board.spaces[CLASS_3].tile)])
    driver.frames(3)
    row = academy.table.rooms[CLASS_3][0]
    assert academy.motion.lamp(row) == 1
    assert academy.motion.lamp(row - 1) == 0
    driver.frames(30, 0.1)
    assert academy.motion.lamp(row - 1) == 1, "then all burn again"


def test_nothing_breaks_under_a_monkey(driver: Driver, academy: AcademyScene) -> None:
    monkey(driver, 120, 5)
    assert academy.session.game.decision is not None


def test_help_opens_the_page_of_what_is_pointed_at(driver: Driver) -> None:
    scene = visit(driver, a_table())
    assert scene.help_place() == ("academy", "")
    for name, page in (("secret.1", "secret"), (f"slot.{PRACTICE_3}.1", "room"), ("banners.0", "banners")):
        driver.move(name)
        assert scene.help_place() == THINGS[page]
    driver.move(next(name for name in scene.spots.names() if name.startswith("price.")))
    assert scene.help_place() == THINGS["space"]


@pytest.mark.parametrize(
    ("known", "offered", "said"),
    [
        (1, "alley_cat", "*Your Protégé* then has 2 {ap} and a wage of 2 {coin}."),
        (1, "frugal_life", "*Your Protégé* then has 2 {ap} and no wage."),
        (3, "alley_cat", "Your Protégé’s Action Points and wage stay the same."),
    ],
)
def test_a_secret_in_the_hand_says_what_the_protege_has_with_it_and_which_would_leave(
    driver: Driver, known: int, offered: str, said: str
) -> None:
    secrets = ("night_school", "frugal_life", "second_wind")[:known]
    academy = visit(driver, a_table(secrets=secrets).display(offered, "masons_eye"))
    hold(driver, "secret.1", *["protege.slot_1"] * (known == 3))
    assert secret_lines(academy.table)[1] == said
    if known == 3:
        leaves = replaces(secret=secret_name(leaving_secret(academy.table)))
        assert leaves == "{ui.warning} Night School leaves the game."
    driver.release((700, 900))


def test_a_secret_that_is_only_pointed_at_is_not_said_to_be_in_the_hand(driver: Driver) -> None:
    academy = visit(driver, a_table(secrets=()))
    driver.move("secret.1")
    driver.frames(2)
    assert academy.table.secret
    assert secret_words(academy.table)[0] == "A secret to learn"
    driver.click("secret.1", wait=2)
    title, where = secret_words(academy.table)
    assert title == "In your hand"
    assert where == "Lay it on the first slot of your Protégé."


def test_no_bubble_lies_over_the_heading_of_the_rooms_to_choose(driver: Driver, academy: AcademyScene) -> None:
    spots = academy.spots
    price = next(name for name in spots.names() if name.startswith("price.") and spots.get(name).enabled)
    driver.click(price, wait=2)
    name = next(name for name in academy.spots.names() if name.startswith("tile."))
    driver.move(name)
    driver.frames(2)
    assert academy.table.tile
    assert academy.spots.get(name).default
    assert academy.spots.get(name).explanation(None) is None


def test_the_last_banners_of_the_supply_are_told_as_such(driver: Driver) -> None:
    academy = visit(driver, a_table().banners(0, 2))
    assert academy.table.mine.due == 2
    assert sum_foot(academy.table, 2) == LAST_BANNER
    assert academy.table.mine.places == "last"
    assert "your last 2 Banners: everybody else discards one" in of_kind(Count, TURN_FACTS["last"])(2)
    cut_short.clear()
    driver.frames(2)
    assert not cut_short


def test_a_room_that_lets_one_choose_shows_both_ways_wherever_it_says_what_it_pays(driver: Driver) -> None:
    academy = visit(driver, a_table().trick(0, "card_manipulation", "clubs", 2, 1).room(CLASS_4, "masters_study"))
    hold(driver, "wing_3", f"slot.{CLASS_4}.1")
    both = ("1", "{fame}", "or", "1", "{coins}")
    owned, slot = academy.table.me.trick_at(2), RoomSlot(CLASS_4, 0)
    assert either_row(academy.table.pays[slot]) == facts(academy.table, owned, slot)[0].row == both
    assert facts(academy.table, owned, slot)[0].line == CHOICE
    driver.release(f"slot.{CLASS_4}.1")
    driver.frames(2)
    assert either_row(wing_of(academy.table, academy.table.me.trick_at(2), 2).pays) == both
    assert (
        pays_here(lesson_ways(academy.state, 0, "card_manipulation")) == "It pays 1 {fame} or 1 {coin} after the shows."
    )


def test_a_trick_that_yields_fame_alone_leaves_no_choice_in_such_a_room(driver: Driver) -> None:
    academy = visit(driver, a_table().trick(0, "enchanted_butterflies", "clubs", 2, 1).room(CLASS_4, "masters_study"))
    hold(driver, "wing_3", f"slot.{CLASS_4}.1")
    (fact,) = facts(academy.table, academy.table.me.trick_at(2), RoomSlot(CLASS_4, 0))
    assert fact.now == (2, 0, 0)
    assert not fact.row
    assert fact.line == NO_MORE_PREPARED
    driver.release((700, 900))


def test_a_price_is_dim_while_the_points_for_it_are_lacking(driver: Driver) -> None:
    def brightness(points: int) -> int:
        table = a_table()
        acting = table.state.stack[-1]
        assert isinstance(acting, CharacterActs)
        table.state.stack[-1] = replace(acting, points=points)
        academy, canvas = visit(driver, table), pygame.Surface(theme.CANVAS_SIZE)
        academy.draw(canvas)
        rect = academy.spots.rect(f"price.{PRACTICE_4}.1")
        return sum(canvas.get_at((rect.right - 6, rect.bottom - 8))[:3])

    assert brightness(1) < brightness(3)


@pytest.mark.usefixtures("driver")
def test_where_the_points_come_from_counts_the_prophecy() -> None:
    """With two secrets the Protégé has 2 Action Points of its own, under Weary Bodies 1."""
    table = a_table()
    table.state.active_prophecy = "weary_bodies"
    points = points_of(table.state, 0, PROTEGE, "academy.0")
    assert points.total - points.slot == 1
    assert points.base == 2


@pytest.mark.parametrize(("turn", "comes"), [(6, True), (7, False)])
def test_no_new_secrets_are_announced_in_the_last_turn(driver: Driver, turn: int, comes: bool) -> None:
    drawn: list[str] = []
    with watched_lines(lambda _picture, text, *_where: drawn.append(text)):
        visit(driver, a_table(turn=turn))
    assert SECRETS_TITLE in drawn
    assert (NEW_NEXT_TURN in drawn) == comes


def test_what_more_points_would_allow_is_not_called_the_end(driver: Driver) -> None:
    """Learn Secret costs 2: with 1 Action Point and a Shard in hand there is more to do."""
    for shards, said in ((1, TOO_FEW_POINTS), (0, NOTHING_MORE)):
        table = Academy(2, persons=1).purse(0, coins=0, shards=shards, fame=20)
        table.display("alley_cat", "masons_eye").acts(0, "apprentice_1", "academy.3", 5)
        assert guide(visit(driver, table).table)[1] == said


def test_the_name_of_a_room_among_the_free_slots_keeps_off_the_edge_of_its_plate() -> None:
    def edges(tile: str, scale: float) -> tuple[int, int]:
        canvas = pygame.Surface(at.offer(0).size, pygame.SRCALPHA)
        draw_foot(canvas, canvas.get_rect(), tile_name(tile), theme.CREAM)
        shown = pygame.transform.smoothscale(canvas, (round(canvas.width * scale), round(canvas.height * scale)))
        ink = shown.get_bounding_rect(min_alpha=60)
        return shown.get_height() - ink.bottom, min(ink.left, shown.get_width() - ink.right)

    for scale in (1, 2 / 3):  # windows of 1920x1080 and 1280x720
        below = {tile: edges(tile, scale) for tile in TILES}
        assert {tile: room for tile, room in below.items() if room[0] < 6 * scale or room[1] < 3 * scale} == {}
