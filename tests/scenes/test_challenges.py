"""A challenge in the window: from its poster to the table, help, the end of an attempt, and the solution seen again."""

from datetime import date, timedelta

import pygame
from driver import Driver
from given import there

from trickerion.play.challenges.attempt import Attempt
from trickerion.play.challenges.shelf import SHELVES, challenges
from trickerion.play.challenges.week import of_the_week
from trickerion.play.session import Session
from trickerion.rules.moves import LeaveIdle
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.challenges import ChallengesScene
from trickerion.scenes.challenges.panel import ChallengePanel
from trickerion.scenes.replay import ReplayScene
from trickerion.screens.challenges.poster import state_of
from trickerion.storage.challenge_results import read_results
from trickerion.table.director import open_game_scene
from trickerion.words import challenges as words

LAMPS = "three-lamps"


def at_table(driver: Driver) -> tuple[Session, Attempt, ChallengePanel]:
    driver.frames(6)
    driver.on(BoardScene)
    session, panel = driver.app.session, driver.app.overlay
    assert isinstance(session, Session)
    assert session.attempt is not None
    assert isinstance(panel, ChallengePanel)
    session.pace.seconds = 0.0
    return session, session.attempt, panel


def test_a_challenge_from_its_poster_to_the_replay_of_its_solution(driver: Driver) -> None:
    driver.app.settings.motion = 0.0
    driver.open("title")
    driver.open("challenges", left=LAMPS)
    assert f"challenge.{LAMPS}.watch" not in driver.top.spots
    driver.click(f"challenge.{LAMPS}")
    session, attempt, panel = at_table(driver)
    driver.click("dock.done")
    driver.frames(4)
    listed = driver.on(BoardScene).open_list
    assert listed is not None
    spots = driver.top.spots
    assert "challenge.help" not in spots or not spots.rect("challenge.help").colliderect(listed)
    driver.key(pygame.K_ESCAPE)
    driver.frames(4)
    driver.click("challenge.help")
    driver.key(pygame.K_h)
    assert attempt.helped == 2
    assert panel.told == words.SAID[LAMPS].second
    read = there(there(driver.top.spots.get("challenge.paper").tip)()).body
    assert {words.SAID[LAMPS].first, words.SAID[LAMPS].second} <= set(read), "and it is read in other scenes"
    for missed in range(3):
        session.play(LeaveIdle("assistant"))
        driver.frames(12, 0.1)
        assert panel.is_told
        assert not attempt.is_solved
        assert driver.top.spots.get("challenge.show").enabled == (missed == 2)
        if missed < 2:
            driver.click("challenge.again")
            session, attempt, panel = at_table(driver)
    driver.click("challenge.show")
    replay = driver.on(ReplayScene).replay
    assert replay.number == 0
    assert replay.last == len(challenges()[LAMPS].solution)
    assert not replay.log
    assert "replay.play_on" not in driver.top.spots
    driver.key(pygame.K_ESCAPE)
    driver.frames()
    driver.click("challenge.again")
    session, attempt, panel = at_table(driver)
    for move in challenges()[LAMPS].solution:
        open_game_scene(driver.app, "theater")  # it closes when the attempt is over
        session.play(move)
        driver.frames(2)
        assert panel.has_ribbon or isinstance(driver.top, BoardScene), "the count is seen at work in the Theater, too"
    driver.frames(20, 0.1)
    assert panel.is_told
    assert attempt.is_solved
    assert driver.on(BoardScene).board_dock.points().title == words.SOLVED
    result = read_results(driver.app.places.challenges)[LAMPS]
    assert (result.tries, result.solved_on, result.best) == (4, 4, 3)
    assert state_of(result).startswith("solved after the solution")
    assert not driver.app.places.statistics.exists()
    assert not list(driver.app.places.data.rglob("*autosave*"))
    driver.click("challenge.leave")
    driver.on(ChallengesScene)
    assert driver.app.overlay is None
    assert f"challenge.{LAMPS}.watch" in driver.top.spots
    for shelf in SHELVES:
        driver.click(f"challenges.shelf.{shelf}")
        assert any(f"challenge.{one.id}" in driver.top.spots for one in challenges().values() if one.shelf == shelf)


def test_a_week_ends_with_its_card_and_the_page_stays_where_it_was(driver: Driver) -> None:
    """No sheet between turns is waited for, and what was chosen far down is still in sight afterwards."""
    driver.app.settings.motion, driver.app.settings.seam, driver.app.settings.opponents_pace = 0.0, "brief", 0.0
    driver.open("title")
    driver.open("challenges", left="lean-sunday")
    driver.click("challenge.lean-sunday")
    session, attempt, panel = at_table(driver)
    while not attempt.is_done:
        for move in [move for move in session.legal if isinstance(move, LeaveIdle)][:1]:
            session.play(move)
        driver.frames(2, 0.1)
    driver.frames(20, 0.1)
    assert panel.is_told
    assert session.view.state.turn == 5
    driver.click("challenge.leave")
    driver.click("challenges.shelf.bench")
    driver.wheel("challenge.five-in-hand", -1)  # also over a poster
    driver.click("challenge.to-the-last-coin")
    at_table(driver)
    driver.click("challenge.leave")
    assert driver.top.spots.get("challenge.to-the-last-coin").enabled


def test_three_of_different_shelves_hang_there_and_change_on_monday() -> None:
    monday = date(2026, 11, 23)
    sets = [of_the_week(monday + timedelta(days)) for days in range(7 * 60)]
    assert all(len({one.shelf for one in three}) == 3 for three in sets)
    assert len(set(sets[:7])) == 1
    assert sets[6] != sets[7]
    assert all(min(one.grade for one in three) <= 2 for three in sets), "each week has a gentle one"
    assert {one.shelf for three in sets for one in three} == set(SHELVES)
