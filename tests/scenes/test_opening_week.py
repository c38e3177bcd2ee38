"""Opening Week: five laid evenings, each to its bow, the page that leads through them, and the first dialog."""

from collections.abc import Sequence

import pygame
import pytest
from driver import Driver
from evening import Evening

from trickerion.bots.registry import make_bot
from trickerion.play.session import Session
from trickerion.rules import events as e
from trickerion.rules import moves as m
from trickerion.rules.catalog import SPECIALS
from trickerion.rules.chance import seed_number
from trickerion.rules.game import Game
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.guide.bow import BowScene, best_show
from trickerion.scenes.guide.coach import Coach
from trickerion.scenes.guide.plans import PLANS, SHOW
from trickerion.scenes.guide.script import wish
from trickerion.scenes.seam.scene import SeamScene
from trickerion.scenes.title import TitleScene
from trickerion.scenes.week.scene import WeekScene
from trickerion.scenes.week.tonight import offered
from trickerion.scenes.week.welcome import WelcomeScene
from trickerion.screens.first_evening.lesson import (
    ALLEY,
    CORNERS,
    EVENINGS,
    HANDS,
    LESSONS,
    SATURDAY,
    SOLO,
    STAGE,
    WEEK,
)
from trickerion.screens.first_evening.progress import FREE, OwnShow, Progress, is_new
from trickerion.screens.seats import own_name
from trickerion.storage.in_progress import EVENING, GamesInProgress
from trickerion.ui import theme
from trickerion.words import opening_week as words

PLAYER = 0
NAMES = ("Tom", "Mia")
A_SHOW = OwnShow("enchanted_butterflies", 12, "2026-11-24")


def guided_turn(evening: str, name: str) -> tuple[Game, list[e.Event], list[m.Move]]:
    """The first turn of an evening as the stage director leads through it."""
    lesson = LESSONS[evening]
    game, told = lesson.laid(name), list[e.Event]()
    levels = ["apprentice"] * len(game.options.seats)
    rivals = [make_bot(level, seed_number(f"{game.seed}/{seat}"), manners=False) for seat, level in enumerate(levels)]
    while game.state.turn < 2:
        assert game.decision is not None
        seat = game.decision.seat
        wanted = wish(Session(game.clone(), None), PLANS.get(evening, SHOW)) if seat == PLAYER else None
        for move in wanted.moves if wanted is not None else [rivals[seat].choose(game.view_for(seat)).move]:
            if move in game.legal_moves():
                told += game.apply(move)
    return game, told, game.moves


def payers(told: Sequence[e.Event]) -> list[int]:
    """Who gave the shows in which a marker of the player's was paid."""
    found, performer = [], -1
    for event in told:
        performer = event.seat if isinstance(event, e.PerformanceBegan) else performer
        found += [performer] if isinstance(event, e.TrickPerformed) and event.owner == PLAYER else []
    return found


@pytest.mark.parametrize("evening", [one for one in EVENINGS if one != SOLO])
def test_an_evening_is_laid_and_goes_on_in_the_same_way_under_two_names(evening: str) -> None:
    """The same dice, the same moves of the rivals, the same Coins: nothing depends on what was typed."""
    (game, told, moves), (other, _, other_moves) = [guided_turn(evening, name) for name in NAMES]
    assert moves == other_moves
    assert [game.options.seats[PLAYER].name, other.options.seats[PLAYER].name] == list(NAMES)
    own = game.state.players[PLAYER]
    links = [event for event in told if isinstance(event, e.Linked) and event.seat == PLAYER]
    assert own.coins == {STAGE: 6, CORNERS: 10, HANDS: 8, ALLEY: 10}[evening], "and enough for the second half"
    assert bool(links) == (evening in (CORNERS, HANDS))
    assert (PLAYER in payers(told)) == (evening != HANDS), "a show of one's own"
    if evening == CORNERS:
        assert set(payers(told)) > {PLAYER}, "and one is paid in a rival's"
    assert ("engineer" in own.characters) == (evening == HANDS)
    assert bool(set(SPECIALS) & set(own.hand)) == (evening == ALLEY)
    assert any(isinstance(event, e.FortuneTold) for event in told) == (evening == ALLEY)


def finish_turns(driver: Driver, evening: Evening, turns: int) -> None:
    """Play on without the director until these turns are over; no sheet comes before the bow."""
    bot = make_bot("assistant", 1)
    driver.app.settings.seam, driver.app.settings.show_pace = "wait", "at_once"
    for _ in range(4000):
        driver.frames(2)
        session, top = evening.session, driver.top
        if isinstance(top, BowScene) or session.view.state.turn > turns + 1:
            return
        if isinstance(top, SeamScene):
            assert session.view.state.turn <= turns
            driver.click("seam.go_on")
        if "show.go_on" in top.spots:
            driver.click("show.go_on")
        elif session.pace.is_thinking:
            session.opponents.wait(0.05)
        elif session.legal:
            session.play(bot.choose(session.game.view_for(session.viewer)).move)


@pytest.mark.parametrize(
    "evening", [CORNERS, *(pytest.param(one, marks=pytest.mark.slow) for one in (STAGE, HANDS, ALLEY, SOLO))]
)
def test_an_evening_is_guided_for_a_turn_and_ends_with_a_bow(driver: Driver, evening: str) -> None:
    played = Evening(driver).begin(evening)
    while played.wait():
        played.next()
        driver.frames(2)
    assert set(PLANS.get(evening, SHOW).stops) == set(Progress(driver.app).starts(evening))
    assert Progress(driver.app).state(evening) == FREE
    finish_turns(driver, played, LESSONS[evening].bow)
    show = best_show(played.session)
    assert show is not None
    driver.on(BowScene)
    driver.click("bow.week", wait=3)
    driver.on(WeekScene)
    assert not GamesInProgress(driver.app.places).list(EVENING), "no table waits on the title"
    kept = Progress(driver.app).show(evening)
    assert kept is not None
    assert kept.fame == show.fame
    assert driver.app.failures == 0


def test_each_bow_is_told_in_other_words() -> None:
    assert set(words.AFTERWARDS) == set(WEEK)
    assert len(set(words.AFTERWARDS.values())) == len(WEEK)
    assert {key.partition(".")[2] for key in words.APPLAUSE} <= {"", *EVENINGS}


def test_an_evening_that_was_broken_off_is_the_first_thing_on_the_title_by_its_name(driver: Driver) -> None:
    played = Evening(driver).begin(STAGE)
    played.wait()
    title = driver.open("title", how="reset")
    driver.frames(2)
    assert driver.top.spots.get("title.continue").default
    assert [tile.label for tile in title._buttons if tile.name == "title.continue"] == ["Opening Week, Evening 1"]
    assert "title.resume_evening" not in driver.top.spots, "the same evening is not offered twice"


def test_what_is_left_in_its_second_half_goes_on_there(driver: Driver) -> None:
    played = Evening(driver).begin(CORNERS)
    while played.wait():
        played.next()
        driver.frames(2)
    made = played.made
    driver.open("title", how="reset")
    driver.frames(10)
    driver.click("title.week", wait=2)
    page = driver.on(WeekScene)
    driver.click(f"week.{CORNERS}", wait=2)
    assert words.GO_ON in page._tonight.label
    driver.click("week.raise", wait=8)
    driver.on(BoardScene)
    assert played.made >= made
    assert played.session.view.state.turn == 2


def test_every_evening_can_be_chosen_skipped_and_played_again(driver: Driver) -> None:
    driver.open("week")
    page, canvas = driver.on(WeekScene), pygame.Surface(theme.CANVAS_SIZE)
    assert page.chosen == STAGE
    for evening in WEEK:
        driver.click(f"week.{evening}", wait=2)
        assert page.chosen == evening
        page.draw(canvas)
        assert driver.top.spots.get("week.raise").enabled, "nothing is locked"
    progress = Progress(driver.app)
    for number, evening in enumerate(WEEK):
        assert progress.next_evening == evening
        progress.finish(evening, A_SHOW._replace(fame=number))
    page.layout()
    driver.click(f"week.{STAGE}", wait=2)
    assert page._tonight.label == words.ONCE_MORE
    progress.finish(STAGE, A_SHOW)
    progress.finish(STAGE, A_SHOW._replace(fame=3))
    assert progress.show(STAGE) == A_SHOW, "the best show is kept"


def test_the_markers_of_a_show_are_home_and_that_is_said_once(driver: Driver) -> None:
    played = Evening(driver).begin(CORNERS)
    while played.wait():
        played.next()
        driver.frames(2)
    driver.frames(30)
    coach = driver.app.overlay
    assert isinstance(coach, Coach)
    assert coach.remark == "home"
    assert coach.about.startswith("trick.")


def test_each_evening_leads_to_three_challenges_of_what_is_known_by_then(driver: Driver) -> None:
    for evening in EVENINGS:
        ones = offered(evening)
        assert len(ones) == 3
        assert max(one.grade for one in ones) <= 3
    assert not any(one.modules for one in offered(STAGE))
    assert len({one.id for evening in EVENINGS for one in offered(evening)}) == 3 * len(EVENINGS)
    driver.open("week")
    driver.click(f"week.{CORNERS}", wait=2)
    driver.click(f"week.challenge.{offered(CORNERS)[0].id}", wait=8)
    assert isinstance(driver.top, BoardScene)


def test_the_title_names_the_next_evening_first(driver: Driver) -> None:
    Progress(driver.app).finish(STAGE, A_SHOW)
    title = driver.open("title", how="reset")
    assert driver.top.spots.get("title.week").default
    assert [tile.label for tile in title._buttons if tile.name == "title.week"] == ["Opening Week, Evening 2"]


def test_on_saturday_everything_is_the_players_own_choice(driver: Driver) -> None:
    driver.open("evening", lesson=SATURDAY)
    driver.frames(8)
    session = driver.app.session
    assert session is not None
    assert session.view.state.phase == "setup"
    assert not session.options.seats[PLAYER].magician


# ------------------------------------------------------------------ the first dialog


def test_a_new_player_is_asked_once(driver: Driver) -> None:
    assert is_new(driver.app)
    driver.open("title", how="reset")
    driver.open("welcome")
    driver.on(WelcomeScene).line.set_text(" Mia ")
    driver.key(pygame.K_ESCAPE, wait=2)
    driver.on(TitleScene)
    assert own_name(driver.app) == "Mia"
    assert not is_new(driver.app)
    assert driver.top.spots.get("title.week").default, "the week has the velvet tile"


def test_what_must_be_set_before_one_can_read_acts_at_once(driver: Driver) -> None:
    driver.open("welcome")
    driver.on(WelcomeScene).line.set_text("Mia")
    driver.click("welcome.text_size.1.3", wait=2)
    assert driver.app.settings.text_size == 1.3
    driver.click("welcome.motion", "welcome.mute", wait=2)
    assert driver.app.settings.motion == 1.0
    assert driver.app.settings.mute
    assert driver.on(WelcomeScene).line.get_text() == "Mia"
    driver.click("welcome.language.fr", wait=2)
    assert driver.app.restarts, "the program begins anew in the other language"
    assert is_new(driver.app), "and asks again"
    assert own_name(driver.app) == "Mia"


def test_enter_presses_what_has_the_focus_and_else_begins_the_week(driver: Driver) -> None:
    driver.open("welcome")
    for _ in range(20):
        if driver.top.spots.focused == "welcome.text_size.1.15":
            break
        driver.key(pygame.K_TAB)
    driver.key(pygame.K_RETURN, wait=2)
    assert driver.app.settings.text_size == 1.15
    driver.on(WelcomeScene)


def test_three_ways_lead_from_the_first_dialog(driver: Driver) -> None:
    for way, scene in (("week", "WeekScene"), ("whole", "SetupScene")):
        driver.open("title", how="reset")
        driver.open("welcome")
        driver.click(f"welcome.{way}", wait=3)
        assert type(driver.top).__name__ == scene
    driver.open("welcome")
    driver.click("welcome.short", wait=8)
    session = driver.app.session
    assert session is not None
    assert session.options.turns == 3
    assert [seat.player for seat in session.options.seats] == ["person", "apprentice", "apprentice"]


@pytest.mark.slow
def test_saturday_is_played_without_lessons_to_its_bow(driver: Driver) -> None:
    played = Evening(driver)
    driver.open("evening", lesson=SATURDAY)
    driver.frames(8)
    assert isinstance(driver.app.overlay, Coach)
    finish_turns(driver, played, LESSONS[SATURDAY].bow)
    driver.on(BowScene)
    assert played.session.view.state.turn == 6
    driver.click("bow.stay", wait=3)
    driver.on(SeamScene)  # it waited until the applause was over
    while isinstance(driver.top, SeamScene):
        driver.click("seam.go_on", wait=3)
    driver.on(BoardScene)  # the table is still there
    assert Progress(driver.app).is_done(SATURDAY)
