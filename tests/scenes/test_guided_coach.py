"""The coach speaks once at each first time, in a corner; it goes with the next move and can be silenced."""

from collections.abc import Callable

import pygame
import pytest
from academy_table import Academy
from alley import Alley
from driver import Driver
from given import of_kind, there
from powers_table import Powers
from pygame import Rect
from solo import Solo
from table import ADVERTISE, ASSIGNMENT, END_TURN, Table

from trickerion.app.registry import lay_over, open_scene
from trickerion.app.scene import Scene
from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.scenes.assignment import layout as assignment_at
from trickerion.scenes.assignment.scene import AssignmentScene
from trickerion.scenes.guide import layout as guide_at
from trickerion.scenes.guide.coach import MEMORY, Coach, below
from trickerion.scenes.guide.remarks import FIRSTS
from trickerion.table.director import open_game_scene
from trickerion.table.game_scene import GameScene
from trickerion.ui.layout import close_up
from trickerion.ui.layout import theater as theater_at
from trickerion.words.guide import REMARKS

ROW = ("riverside_01", "riverside_02")
FULL_ROW = ("riverside_01", "riverside_02", "riverside_03")
BUTTERFLIES, RINGS = "enchanted_butterflies", "linking_rings"


def learn() -> Table:
    return Table(2).dice(residence_a="mechanical").acts(0, "magician", "downtown.3")


def link() -> Table:
    table = Table(2).row(*ROW).trick(0, RINGS, markers=2)
    table.trick(1, BUTTERFLIES, "hearts").marker("riverside_01", 1, 1, BUTTERFLIES, "left", "hearts")
    table.acts(0, "apprentice_1", "friday.backstage.0").do(m.SetUpTrick(0))
    return table


def leaving() -> Table:
    table = Table(2).row(*FULL_ROW).trick(0, RINGS).marker(FULL_ROW[-1], 0, 0, RINGS, "up")
    return table.assigned(0, magician="theater").placing(0)


def special() -> Table:
    return Alley(persons=1).phase(ADVERTISE, turn=2)


def prophecy(turn: int = 3) -> Table:
    return Alley().prophecy("night_of_gears").assigned(0, magician="theater").placing(0, turn)


def plan() -> Table:
    return Solo().plan("quiet_week").assigned(0, magician="theater").placing(0)


def wages() -> Table:
    return Alley(persons=1).phase(ASSIGNMENT)


def shards() -> Table:
    return Table(2).purse(0, shards=2).assigned(0, magician="theater").placing(0, 2)


def mimesis() -> Table:
    """A rival's special card is open at a Location to which the Great Optico sends somebody."""
    magicians = ("the_great_optico", "the_red_lotus")
    table = Alley(magicians=magicians, persons=1).special(1, "apprentice_1", "headhunter")
    return table.assigned(0, magician="downtown").placing(0)


MOMENTS: dict[str, Callable[[], Table]] = {
    "learn": learn,
    "link": link,
    "leaving": leaving,
    "special": special,
    "prophecy": prophecy,
    "plan": plan,
    "wages": wages,
    "shards": shards,
    "copy": mimesis,
}


def sit_down(driver: Driver, table: Table, *, only: str = "") -> tuple[Session, Coach]:
    """The table on the screen; with ``only`` all other remarks have been made before."""
    session = Session(table.game, None, pace=1e9)
    driver.app.memory.remember(MEMORY, [first for first in FIRSTS if only and first != only])
    driver.app.settings.confirm = False
    open_scene(driver.app, "board", how="reset", session=session)
    lay_over(driver.app, "attendant", session=session)
    driver.frames(6)
    assert isinstance(driver.app.overlay, Coach)
    return session, driver.app.overlay


@pytest.mark.parametrize("first", MOMENTS)
def test_a_first_time_has_its_remark_at_the_thing_it_speaks_of(driver: Driver, first: str) -> None:
    _, coach = sit_down(driver, MOMENTS[first](), only=first)
    assert coach.remark == first
    assert coach.about in driver.top.spots
    driver.click("coach.got_it", wait=3)
    assert not coach.remark
    assert "coach.got_it" not in driver.top.spots


def crowded() -> Table:
    """The board with the longest right column: three opponents, a prophecy and the strip of what has happened."""
    table = Alley(4).prophecy("night_of_gears").assigned(0, magician="theater").assigned(1, magician="theater")
    return table.placing(0, 3)


WAITING = ("log", "large_log", "since", "last_show", "player", "opponent")


def check_place(top: GameScene, about: str, paper: Rect) -> None:
    """Over nothing that is asked, pressed or spoken of."""
    spots = {name: top.spots.get(name) for name in top.spots.names() if not name.startswith("coach.")}
    pressed = {name for name, spot in spots.items() if spot.reacts and spot.enabled and kind(name) not in WAITING}
    covered = {name for name, spot in spots.items() if paper.colliderect(spot.rect)}
    assert Rect(0, 60, 1920, 1020).contains(paper)
    assert not covered & {about, *pressed}
    assert paper.collidelist([*top.dock.places, *top.spots.keep_clear]) < 0


def kind(name: str) -> str:
    return name.split(".")[0]


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("first", [*MOMENTS, "crowded"])
def test_a_remark_covers_nothing_that_is_asked_clicked_or_spoken_of(
    driver: Driver, first: str, size: tuple[int, int]
) -> None:
    driver.app.window.resize(size)
    driver.app.window.was_resized()
    table, only = (crowded(), "prophecy") if first == "crowded" else (MOMENTS[first](), first)
    _, coach = sit_down(driver, table, only=only)
    assert coach.remark
    assert isinstance(driver.top, GameScene)
    spots, paper = driver.top.spots, driver.top.spots.rect("coach.paper")
    check_place(driver.top, coach.about, paper)
    covered = {kind(name) for name in spots.names() if paper.colliderect(spots.rect(name))} - {"coach"}
    if first != "link":
        assert covered, "only what can be read when it has gone"
        assert covered <= set(WAITING), "only what can be read when it has gone"
    if first in ("learn", "leaving", "prophecy"):
        assert paper.x == spots.rect("log").x, "it lies on the log, flush"
        assert paper.right == spots.rect("log").right, "it lies on the log, flush"


@pytest.mark.parametrize("where", ["board", "workshop", "theater", "academy", "powers", "performance", "heir"])
def test_in_no_scene_a_remark_covers_what_it_had_better_not(driver: Driver, where: str) -> None:
    """Whatever it speaks of there."""
    table: Table = Academy().assigned(0, magician="theater").placing(0, 3) if where == "academy" else plan()
    if where == "powers":
        table = Powers(persons=1).learned(0, "talent_scout").placing(0, 3)
    if where in ("theater", "board", "performance"):
        table = leaving()
    sit_down(driver, table, only="none")
    if where != "board":
        open_game_scene(driver.app, where)
        driver.frames(4)
    top = driver.on(GameScene)
    assert f".{where}." in type(top).__module__
    small = [name for name in top.spots.names() if max(top.spots.rect(name).size) < 600]
    for about in small[:: max(1, len(small) // 8)]:
        check_place(top, about, guide_at.place_remark(top.spots.rect(about), below(top)))


def test_a_remark_lies_on_what_can_wait_flush_with_it_the_log_before_the_rest() -> None:
    about, panel, log = Rect(700, 500, 100, 100), Rect(1552, 166, 358, 190), Rect(1552, 405, 358, 430)
    assert guide_at.place_remark(about, guide_at.Below([], [], [panel])).topleft == panel.topleft
    assert guide_at.place_remark(about, guide_at.Below([], [], [panel], [log])).topleft == log.topleft
    small = guide_at.place_remark(about, guide_at.Below([], [], [panel.move(0, 480)], [Rect(1552, 773, 358, 65)]))
    assert small.collidepoint(1600, 780), "as much of the log as there is"


def test_without_anything_that_can_wait_a_remark_covers_the_least_near_what_it_speaks_of() -> None:
    about, room, right = Rect(700, 500, 100, 100), Rect(0, 0, 1920, 1080), Rect(1500, 0, 420, 1080)
    for lying in (guide_at.Below([right], [], []), guide_at.Below([], [right], [])):
        place = guide_at.place_remark(about, lying)
        assert not place.colliderect(about)
        assert place.inflate(80, 80).colliderect(about)
        assert room.contains(place)
        assert not place.colliderect(right)


def test_in_the_theater_the_remark_about_links_leaves_the_corners_to_be_read(driver: Driver) -> None:
    sit_down(driver, MOMENTS["link"](), only="link")
    assert not driver.top.spots.rect("coach.paper").colliderect(close_up.SIDE)


@pytest.mark.parametrize("row", [ROW, FULL_ROW])
def test_with_three_tricks_too_the_remark_about_links_leaves_cards_and_corners_to_be_read(
    driver: Driver, row: tuple[str, ...]
) -> None:
    table = Table(2).row(*row).trick(0, RINGS, markers=2).trick(0, "levitation", "clubs", 1, markers=1)
    table.trick(0, "paper_shred", "diamonds", 2, markers=1)
    table.trick(1, BUTTERFLIES, "hearts").marker("riverside_01", 1, 1, BUTTERFLIES, "left", "hearts")
    table.acts(0, "apprentice_1", "friday.backstage.0").do(m.SetUpTrick(0))
    _, coach = sit_down(driver, table, only="link")
    assert coach.remark == "link"
    paper = driver.top.spots.rect("coach.paper")
    assert not paper.colliderect(close_up.SIDE)
    assert not paper.colliderect(theater_at.PREVIEW)
    assert not [
        card for card in range(1, len(row) + 1) if paper.colliderect(driver.top.spots.rect(f"performance_{card}"))
    ]


@pytest.mark.parametrize(
    "table", [Alley(2, persons=1), Alley(3, persons=1), Alley(4, persons=1), Solo(), Academy(persons=1)]
)
def test_a_remark_at_the_assignment_lies_on_the_other_players_and_leaves_the_plans_to_be_read(
    driver: Driver, table: Table
) -> None:
    sit_down(driver, table.phase(ASSIGNMENT, turn=2), only="none")
    top = driver.on(AssignmentScene)
    paper = guide_at.place_remark(top.spots.rect("wages"), below(top))
    assert paper.x >= top.spots.rect("player.1").x + 100, "whose row it is can be seen"
    assert assignment_at.players_panel(len(top.state.players) - 1).contains(paper)


@pytest.mark.parametrize("table", [Table(2), Alley(3), Alley(4), Academy()])
def test_in_company_a_remark_at_the_assignment_leaves_the_people_who_are_waited_for_to_be_read(
    driver: Driver, table: Table
) -> None:
    game = table.phase(ASSIGNMENT, turn=2).game
    session = Session(game, None, pace=1e9, elsewhere=range(1, len(game.state.players)))
    session.lift_curtain()
    driver.open("board", how="reset", session=session)
    driver.frames(6)
    top = driver.on(AssignmentScene)
    paper = guide_at.place_remark(top.spots.rect("wages"), below(top))
    assert not paper.colliderect(assignment_at.players_panel(len(top.state.players) - 1))
    assert not paper.colliderect(assignment_at.HAND)
    assert not paper.collideobjects([top.spots.get(name) for name in top.spots.names() if name.startswith("place.")])


def test_the_remark_about_special_cards_comes_on_the_board_before_the_cards_are_laid(driver: Driver) -> None:
    _, coach = sit_down(driver, special(), only="special")
    assert coach.remark == "special"
    assert driver.top.spots.rect("coach.paper").x == driver.top.spots.rect("log").x


def test_in_the_workshop_the_remark_leaves_the_characters_and_their_cards_to_be_seen(driver: Driver) -> None:
    session, _ = sit_down(driver, prophecy(), only="learn")
    driver.app.memory.remember(MEMORY, [first for first in FIRSTS if first != "prophecy"])
    driver.open("workshop", session=session, seat=0)
    driver.frames(6)
    spots = driver.top.spots
    paper = spots.rect("coach.paper")
    team = [name for name in spots.names() if name.startswith(("character.", "card."))]
    assert team
    assert [name for name in team if paper.colliderect(spots.rect(name))] == []


def test_a_wage_that_was_not_paid_is_spoken_of_when_the_new_turn_begins(driver: Driver) -> None:
    table = Alley(persons=1).purse(0, coins=0).purse(1, coins=30).assigned(0, apprentice_1="workshop").placing(0, 1)
    session, coach = sit_down(driver, table, only="unpaid")
    said_before = coach.remark
    assert not said_before
    while session.game.state.turn == 1 or not session.legal:
        moves = session.game.legal_moves()
        move = m.FinishCharacter() if m.FinishCharacter() in moves else moves[0]
        session.make(session.preview.foresight.course([move]).steps)  # whoever's move it is
    driver.frames(60)
    assert coach.remark == "unpaid", "it is still there where the player is asked"
    assert session.view.state.turn == 2, "it is still there where the player is asked"
    assert isinstance(driver.top, AssignmentScene)
    assert coach.about == "wages"


def test_every_first_time_has_a_remark_and_a_test() -> None:
    assert set(FIRSTS) == set(REMARKS) == {*MOMENTS, "unpaid", "home"}


def test_prophecies_come_in_the_third_turn_and_special_cards_in_the_second(driver: Driver) -> None:
    assert not sit_down(driver, prophecy(turn=2), only="prophecy")[1].remark
    assert not sit_down(driver, Alley(persons=1).phase(ADVERTISE, turn=1), only="special")[1].remark


def test_a_remark_goes_with_the_next_move_and_never_comes_again(driver: Driver) -> None:
    session, coach = sit_down(driver, learn(), only="learn")
    assert coach.remark == "learn"
    session.play(m.RerollDie("residence_a"))
    driver.frames(3)
    assert not coach.remark
    driver.frames(10)
    assert not coach.remark


def test_the_remark_is_never_in_the_way_of_the_game(driver: Driver) -> None:
    session, coach = sit_down(driver, leaving(), only="leaving")
    assert coach.remark
    driver.drag("character.magician", "slot.friday.perform")
    driver.frames(3)
    assert session.view.state.players[0].characters["magician"].slot == "friday.perform"


@pytest.mark.parametrize("first", ["learn", "prophecy"])
def test_pointing_at_a_remark_lights_the_thing_and_hides_nothing_of_it(driver: Driver, first: str) -> None:
    _, coach = sit_down(driver, MOMENTS[first](), only=first)
    assert coach.remark == first
    about = driver.top.spots.rect(coach.about).inflate(-40, -14)
    driver.move((700, 1075))
    before = picture_of(driver, about)
    driver.move("coach.paper")
    assert picture_of(driver, about) == before


def picture_of(driver: Driver, area: pygame.Rect) -> bytes:
    """What is drawn there now."""
    canvas = pygame.Surface((1920, 1080))
    of_kind(Scene, driver.top).draw(canvas)
    there(driver.app.overlay).draw(canvas)
    return pygame.image.tobytes(canvas.subsurface(area), "RGB")


def test_no_more_remarks_until_the_settings_say_so(driver: Driver) -> None:
    _, coach = sit_down(driver, learn())
    assert coach.remark
    driver.click("coach.silence", wait=3)
    assert not coach.remark
    assert not driver.app.settings.coach
    driver.app.memory.remember(MEMORY, [])
    driver.open("settings")
    driver.click("settings.page.help", "settings.coach")
    assert driver.app.settings.coach
    driver.key(pygame.K_ESCAPE, wait=4)
    assert coach.remark


def test_bots_alone_have_no_coach(driver: Driver) -> None:
    session = Session(Table(2).phase(END_TURN).game, None)
    session.game.state.options = session.options.__class__(
        tuple(seat.__class__(seat.name, "assistant", magician=seat.magician) for seat in session.options.seats)
    )
    lay_over(driver.app, "attendant", session=session)
    assert driver.app.overlay is None
