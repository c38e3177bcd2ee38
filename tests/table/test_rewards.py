"""What a move has earned is seen before anybody else is next: a click skips it, without motion nothing waits."""

import pytest
from driver import Driver
from played_games import play_until
from solo import Solo
from table import Table

from trickerion.play.session import Session
from trickerion.rules.events import FameLost, PhaseBegan
from trickerion.rules.game import Game
from trickerion.rules.moves import LearnTrick, Prepare
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.workshop.scene import WorkshopScene
from trickerion.table.animator import REWARD

POINT = (960, 300)


def sit_down(driver: Driver, made: Table, motion: float = 1.0) -> BoardScene:
    driver.app.settings.motion = 0.0
    board = driver.open("board", how="reset", session=Session(made.game, None, pace=0.0))
    assert isinstance(board, BoardScene)
    driver.frames(4)
    driver.app.settings.motion = motion
    driver.frames(2)
    return board


def pass_time(driver: Driver, seconds: float) -> None:
    driver.frames(round(seconds * 20), 0.05)


def preparing() -> Solo:
    """The player's Apprentice prepares with its only Action Point; then the Heir is next."""
    made = Solo().assigned(1, magician="downtown")
    made.trick(0, "linking_rings").components(0, metal=2).acts(0, "apprentice_1", "workshop.0.0")
    return made


@pytest.mark.parametrize("motion", [1.0, 0.0])
def test_markers_lie_on_the_trick_before_the_table_of_the_heir_takes_the_screen(driver: Driver, motion: float) -> None:
    board = sit_down(driver, preparing(), motion)
    board.play(Prepare(0))
    driver.frames(2)
    assert driver.top is board or motion == 0
    assert board.shows_reward is (motion > 0)
    assert board.table.arriving("linking_rings") == (2 if motion else 0)
    pass_time(driver, REWARD + 0.2)
    assert not board.shows_reward
    assert not board.table.arriving("linking_rings")


def test_a_click_skips_what_comes_in(driver: Driver) -> None:
    board = sit_down(driver, preparing())
    board.play(Prepare(0))
    driver.frames(2)
    driver.click(POINT)
    assert not board.shows_reward


def hot_seat() -> Table:
    made = Table(2).assigned(1, magician="downtown").trick(0, "linking_rings").components(0, metal=2)
    return made.acts(0, "apprentice_1", "workshop.0.0")


def test_the_table_turns_to_the_next_person_when_the_markers_have_landed(driver: Driver) -> None:
    board = sit_down(driver, hot_seat())
    board.play(Prepare(0))
    driver.frames(2)
    assert (board.session.viewer, board.session.legal) == (0, ())
    pass_time(driver, REWARD + 0.2)
    assert board.session.viewer == 1
    assert board.session.legal


def test_in_the_workshop_the_markers_come_to_the_tray(driver: Driver) -> None:
    sit_down(driver, hot_seat().team(0, "manager"))
    workshop = driver.open("workshop", session=driver.on(BoardScene).session)
    assert isinstance(workshop, WorkshopScene)
    driver.click("action.prepare")
    driver.frames(2)
    owned = workshop.shop.workshop.owned[0]
    assert workshop.shows_reward
    assert (workshop.shop.ready(owned), owned.markers.ready) == (0, 2)
    pass_time(driver, REWARD + 0.2)
    assert workshop.shop.ready(owned) == 2


def test_a_learned_trick_flies_to_the_strip(driver: Driver) -> None:
    made = Table(2).assigned(1, magician="downtown").dice(residence_a="mechanical").acts(0, "magician", "downtown.0")
    board = sit_down(driver, made)
    move = next(move for move in board.session.legal if isinstance(move, LearnTrick))
    board.play(move)
    driver.frames(2)
    assert f"trick.{move.trick}" in board.table.hidden
    assert board.shows_reward
    pass_time(driver, REWARD + 0.2)
    assert not board.table.hidden


def asks_for_a_show(game: Game) -> bool:
    return game.state.turn > 2 and game.decision is not None and game.decision.question == "ChoosingShow"


def test_fame_that_a_show_has_paid_walks_when_the_track_is_seen(driver: Driver) -> None:
    game = play_until(4, "crimson-1", asks_for_a_show)
    driver.open("board", how="reset", session=game)
    driver.frames(4)
    before = [player.fame for player in game.view.state.players]
    for _ in range(24):
        if driver.app.stack.depth > 1:
            driver.app.settings.motion = float("show.perform" not in driver.top.spots)
            driver.click("show.perform" if "show.perform" in driver.top.spots else "show.go_on")
    board = driver.on(BoardScene)
    now = [player.fame for player in board.table.on_board.players]
    walking = [seat for seat in range(4) if before[seat] <= board.table.shown_fame(seat) < now[seat]]
    assert now != before
    assert walking
    pass_time(driver, REWARD + 0.2)
    assert [board.table.shown_fame(seat) for seat in range(4)] == now


def test_markers_that_a_rival_prepares_come_to_its_panel(driver: Driver) -> None:
    made = Table(2).assigned(0, magician="downtown").trick(1, "linking_rings").components(1, metal=2)
    board = sit_down(driver, made.acts(1, "apprentice_1", "workshop.1.0"))
    board.session.screen.viewer = 0
    events = board.session.game.apply(Prepare(0))
    assert isinstance(board.session, Session)
    board.session.changed()
    board.refresh()
    board.on_events(events)
    driver.frames(2)
    assert board.table.arriving("linking_rings") == 2
    pass_time(driver, REWARD + 0.2)
    assert not board.table.arriving("linking_rings")


def test_fame_that_the_sheet_tells_does_not_walk_before_it(driver: Driver) -> None:
    """A wage that is not paid costs 2 Fame; the marker goes there when the sheet between two turns is closed."""
    board = sit_down(driver, hot_seat())
    driver.app.settings.seam = "wait"
    board.director._seam_waits = True
    player = board.session.game.state.players[0]
    before = player.fame
    board.session.game.state.players[0].fame = before - 2
    assert isinstance(board.session, Session)
    board.session.changed()
    board.on_events([PhaseBegan("end_turn"), FameLost(0, 2, "wages")])
    assert board.table.shown_fame(0) == before
    board.director._seam_waits = False
    driver.frames(2)
    assert before - 2 < board.table.shown_fame(0) <= before
    pass_time(driver, REWARD + 0.2)
    assert board.table.shown_fame(0) == before - 2
