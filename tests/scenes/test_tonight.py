"""Tonight's Show in the window: from the bill to the table, and back with a line to share."""

import time
from datetime import UTC, date, datetime, timedelta
from random import Random

import pygame
import pytest
from driver import Driver
from saved_games import play_on

from trickerion.play import tonight
from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.scenes.daily import TonightScene
from trickerion.scenes.title.scene import WAYS
from trickerion.scenes.workbook.scene import WorkbookScene
from trickerion.storage.evening import evening_of
from trickerion.storage.evenings import read_evenings
from trickerion.storage.in_progress import GamePlace, GamesInProgress
from trickerion.storage.replays import list_replays
from trickerion.storage.saves import OpenedGame
from trickerion.storage.statistics import read_statistics
from trickerion.ui import keys
from trickerion.ui.hotspots import Tip

ALONE = date(2026, 11, 25)
"""A Wednesday: against the Heir, who needs no thinking."""


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> list[date]:
    """The date on this computer, which may be set."""
    days = [ALONE]
    monkeypatch.setattr(tonight, "today", lambda: days[0])
    return days


def _played(game: Game, place: GamePlace | None, seed: int) -> Session:
    """The game at its end, at the same table."""
    return Session.of_opened(OpenedGame(play_on(game.clone(), Random(seed), lambda _: False)), place)


def _second_line(driver: Driver) -> str:
    return driver.on(TonightScene).bills["tonight"].second_line


def _tip_of_today(driver: Driver) -> Tip:
    tip = driver.top.spots.get("tonight.day.6").tip
    told = tip() if tip is not None else None
    assert told is not None
    return told


def test_an_evening_from_the_bill_to_the_line(
    driver: Driver, calendar: list[date], monkeypatch: pytest.MonkeyPatch
) -> None:
    places = driver.app.places
    driver.app.settings.thinking_time, driver.app.settings.manners = 0.5, False
    driver.open("tonight")
    assert _second_line(driver) == "you go first"
    assert not driver.top.spots.get("tonight.watch").enabled
    driver.click("tonight.raise", wait=4)
    session = driver.app.session
    assert isinstance(session, Session), "the same for everybody"
    assert (session.opponents.effort, session.opponents.manners) == (1.0, True), "the same for everybody"
    driver.open("tonight", how="reset")
    assert _second_line(driver).startswith("your first evening · Turn 1")
    done = _played(session.game, session.place, 1)
    driver.open("scoring", how="reset", session=done)
    calendar[0] += timedelta(1)  # midnight has come
    driver.key(pygame.K_ESCAPE, wait=2)
    page = driver.on(TonightScene)
    done.close()
    night = read_evenings(places.evenings).nights[ALONE]
    assert night.first is not None
    assert f"25 Nov 2026: {night.first.fame} Fame" in page.bills["tonight"].ticket.line
    assert len(read_statistics(places.statistics).games) == 1 == len(list_replays(places))
    assert "a new bill since midnight" in page.bills["tonight"].note
    assert page.spots.get("tonight.day.5").on_click is not None, "it can be seen again"
    reached = []
    for _ in range(7):
        driver.key(pygame.K_TAB)
        reached.append(page.spots.focused or "")
    bills = ["matinee.watch", "matinee.copy", "tonight.raise", "tonight.watch", "tonight.copy", "tonight.back"]
    assert reached == [*bills, "matinee.raise"], "the usual button is the last one"
    for system, command in (("linux", pygame.KMOD_CTRL), ("darwin", pygame.KMOD_META)):
        monkeypatch.setattr(keys, "SYSTEM", system)
        pygame.scrap.put_text("something else")
        driver.key(pygame.K_c, command)
        assert pygame.scrap.get_text() == page.bills["tonight"].ticket.line, f"the line is copied on {system}"
    driver.key(pygame.K_F1, wait=4)
    assert "Today" in str(driver.on(WorkbookScene).page.title)
    driver.key(pygame.K_ESCAPE, wait=2)
    driver.open("tonight", how="reset")
    assert not driver.on(TonightScene).bills["tonight"].ticket.line, "tonight is another evening"
    calendar[0] = ALONE
    driver.top.update(1.0)
    assert _second_line(driver) == "as often as you like; you go first"
    assert driver.app.failures == 0


def test_the_matinee_comes_first_and_its_numbers_are_its_own(driver: Driver, calendar: list[date]) -> None:
    places = driver.app.places
    tile = next(way for way in WAYS if way.name == "tonight")
    assert tile.line is not None
    assert tile.line(driver.app) == "Matinee: 18 minutes"
    driver.open("tonight", how="reset")
    page = driver.on(TonightScene)
    assert page.bills["matinee"].is_next
    assert not page.bills["tonight"].is_next
    driver.key(pygame.K_RETURN, wait=4)
    session = driver.app.session
    assert isinstance(session, Session)
    assert session.options.turns == 3
    driver.open("tonight", how="reset")
    assert driver.on(TonightScene).bills["matinee"].second_line.startswith("your first Matinee · Turn 1")
    done = _played(session.game, session.place, 1)
    driver.open("scoring", how="reset", session=done)
    driver.key(pygame.K_ESCAPE, wait=2)
    page = driver.on(TonightScene)
    done.close()
    assert page.bills["matinee"].ticket.line
    assert not page.bills["tonight"].ticket.line
    assert page.bills["tonight"].is_next, "the evening is next"
    assert read_evenings(places.matinees).nights[calendar[0]].first is not None
    assert not read_evenings(places.evenings).nights
    assert driver.app.failures == 0


def test_what_is_played_after_the_first_is_practice(driver: Driver, calendar: list[date]) -> None:
    places, evening = driver.app.places, evening_of(ALONE, tonight.version_here())
    tonight.begin(places, evening, "Ada").close()
    driver.open("tonight")
    driver.click("tonight.give_up")
    driver.click("dialog.answer_1", wait=2)
    assert "not finished" in " ".join(_tip_of_today(driver).body)
    practice = tonight.begin(places, evening, "Ada")
    practice.close()
    driver.open("tonight", how="reset")
    assert _second_line(driver).startswith("for practice · Turn 1")
    assert practice.place is not None
    again = tonight.take_up(practice.place)
    again.close()
    _played(again.game, practice.place, 2).close()
    night = read_evenings(places.evenings).nights[ALONE]
    assert (night.first, night.attempts) == (None, 2)
    assert night.best is not None
    assert not read_statistics(places.statistics).games
    assert len(list_replays(places)) == 1
    calendar[0] = ALONE - timedelta(9)  # the clock is set back
    driver.open("tonight", how="reset")
    assert "lost none of your games" in driver.on(TonightScene).bills["tonight"].note
    calendar[0] = date(2026, 10, 1)
    driver.open("tonight", how="reset")
    assert not driver.top.spots.get("tonight.raise").enabled
    assert driver.app.failures == 0


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="this system takes its time zone from elsewhere")
def test_a_journey_and_a_clock_that_is_set_lose_nothing(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """The date of an evening is that of this computer, wherever it is; each change of it has a sentence."""
    places, now = driver.app.places, [datetime(2026, 11, 25, 11, 0, tzinfo=UTC).timestamp()]
    monkeypatch.setattr(time, "time", lambda: now[0])

    def arrive(zone: str, day: date) -> TonightScene:
        monkeypatch.setenv("TZ", zone)
        time.tzset()
        assert tonight.today() == day
        if driver.app.stack.depth:
            driver.top.update(1.0)  # it looks at the calendar by itself
        else:
            driver.open("tonight", how="reset")
        return driver.on(TonightScene)

    def note() -> str:
        return driver.on(TonightScene).bills["tonight"].note

    try:
        arrive("UTC", ALONE)
        first = tonight.begin(places, evening_of(ALONE, tonight.version_here()), "Ada")
        first.close()
        practice = tonight.begin(places, evening_of(ALONE, tonight.version_here()), "Ada")
        practice.close()
        begun = play_on(practice.game.clone(), Random(5), lambda game: game.state.turn == 3)
        Session.of_opened(OpenedGame(begun), practice.place).close()
        page = arrive("Etc/GMT-14", ALONE + timedelta(1))  # eastwards, where it is tomorrow already
        assert _second_line(driver).startswith("you go")
        assert page._toasts.titles == ["Please Note"]
        assert page.spots.get("tonight.day.5").on_click is not None, "the evening of yesterday goes on"
        assert [game.saved.summary.turn for game in GamesInProgress(places).list()] == [3], "practice is a table now"
        arrive("Etc/GMT+12", ALONE - timedelta(1))  # westwards, where it is yesterday
        assert "lost none of your games" in note()
        driver.open("tonight", how="reset", ended=first.seed)
        assert "lost none of your games" in note(), "also when one comes from its end"
        arrive("UTC", ALONE)
        assert not note(), "it waits where it was left"
        assert _second_line(driver).startswith("your first evening"), "it waits where it was left"
        _played(first.game, first.place, 1).close()
        now[0] -= 3 * 86_400
        arrive("UTC", ALONE - timedelta(3))  # the clock is set back
        assert "is earlier than your game" in note()
        assert len(GamesInProgress(places).list()) == 1
        assert (night := read_evenings(places.evenings).nights[ALONE]).first is not None
        assert night.attempts == 2
    finally:
        monkeypatch.undo()
        time.tzset()
    assert driver.app.failures == 0
