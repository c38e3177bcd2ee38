"""Saved games and the menu of a running game."""

from datetime import UTC, datetime, timedelta
from random import Random

import pygame
import pytest
from driver import Driver
from given import of_kind
from saved_games import play_on

from trickerion.app.registry import open_scene
from trickerion.play.session import Session
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes.saves import SavesScene
from trickerion.scenes.scoring.scene import ScoringScene
from trickerion.storage.described import describe, moment, players
from trickerion.storage.record import Summary
from trickerion.storage.saves import SavedGames
from trickerion.words.screens.saves import when_words


def play_some(driver: Driver, name: str = "", moves: int = 3) -> Session:
    """A game of two persons, saved by itself, and under a name."""
    session = Session.new(GameOptions((Seat("Ada"), Seat("Bela"))), "saves", driver.app.places)
    for _ in range(moves):
        if session.screen.needs_curtain:
            session.lift_curtain()
        session.play(session.legal[0])
    if name:
        session.save(name)
    session.flush()
    return session


def open_saves(driver: Driver) -> SavesScene:
    open_scene(driver.app, "title")
    return of_kind(SavesScene, driver.open("load"))


def test_an_empty_list_can_be_left(driver: Driver) -> None:
    scene = open_saves(driver)
    assert "saves.load.0" not in scene.spots
    driver.key(pygame.K_ESCAPE)
    assert driver.top is not scene


@pytest.mark.parametrize("way", ["title.last_game", "saves.load.0"])
def test_a_finished_game_opens_at_its_final_scoring(driver: Driver, way: str) -> None:
    session = play_some(driver)
    play_on(session.game, Random(5), lambda _: False)
    session.save("The end")
    session.autosave()
    session.close()
    if way.startswith("title"):
        driver.open("title")
        assert "title.continue" not in driver.top.spots, "there is nothing to go on with"
    else:
        open_saves(driver)
    driver.click(way, wait=12)
    assert isinstance(driver.top, ScoringScene)
    assert driver.top.session.game.digest() == session.game.digest()
    assert driver.app.failures == 0


def test_delete_asks_first(driver: Driver) -> None:
    play_some(driver, "My game").close()
    open_saves(driver)
    driver.click("saves.delete.0", wait=2)
    driver.click("dialog.answer_0")
    assert len(SavedGames(driver.app.places).list()) == 1
    driver.click("saves.delete.0", wait=2)
    driver.click("dialog.answer_1", wait=2)
    assert not SavedGames(driver.app.places).list()
    assert "saves.delete.0" not in driver.top.spots


def test_rename(driver: Driver) -> None:
    play_some(driver, "My game").close()
    open_saves(driver)
    driver.click("saves.rename.0", wait=2)
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="!"))
    driver.frames(2)
    driver.key(pygame.K_RETURN, wait=2)
    assert [save.name for save in SavedGames(driver.app.places).list()] == ["My game!"]


def test_a_damaged_file_can_only_be_deleted(driver: Driver) -> None:
    play_some(driver, "My game").close()
    path = SavedGames(driver.app.places).list()[0].path
    path.write_text("garbage", encoding="utf-8")
    scene = open_saves(driver)
    assert "saves.load.0" not in scene.spots
    assert "saves.rename.0" not in scene.spots
    driver.click("saves.delete.0", wait=2)
    driver.click("dialog.answer_1", wait=2)
    assert not path.exists()


def test_many_games_scroll(driver: Driver) -> None:
    session = play_some(driver)
    for number in range(12):
        session.save(f"Game {number}")
    session.close()
    scene = open_saves(driver)
    driver.wheel("saves.list", -3)
    assert "saves.load.3" in scene.spots
    assert "saves.load.2" not in scene.spots
    driver.wheel("saves.list", 30)
    assert "saves.load.0" in scene.spots


WITHOUT_PERSONS = '{"turn": 1, "phase": "a\\u0000", "moves": 0, "seats": [], "is_over": true}'


@pytest.mark.parametrize("summary", ["{}", WITHOUT_PERSONS])
def test_a_game_of_which_nothing_is_known_is_listed(driver: Driver, summary: str) -> None:
    play_some(driver, "My game").close()
    for path in [*driver.app.places.games.glob("*.json"), *driver.app.places.saves.iterdir()]:
        lines = path.read_text(encoding="utf-8").split("\n")
        crafted = [f'"summary": {summary},' if line.startswith('"summary"') else line for line in lines]
        crafted = ['"when": "0001-01-01T00:00:00+23:59",' if line.startswith('"when"') else line for line in crafted]
        path.write_text("\n".join(crafted), encoding="utf-8")
    open_saves(driver)
    driver.click("saves.delete.0", wait=3)
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_ESCAPE, wait=2)
    driver.open("tables")
    assert "tables.open.0" in driver.top.spots
    assert driver.app.failures == 0


def test_the_menu_saves_and_resumes(driver: Driver) -> None:
    session = play_some(driver)
    open_scene(driver.app, "title")
    menu = driver.open("pause", session=session)
    driver.click("pause.save", wait=2)
    driver.key(pygame.K_RETURN, wait=2)
    assert SavedGames(driver.app.places).list()
    driver.key(pygame.K_RETURN, wait=2)
    assert driver.top is menu
    driver.key(pygame.K_ESCAPE)
    assert driver.top is not menu
    session.close()


NOW = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("ago", "words"), [(timedelta(minutes=5), "today"), (timedelta(days=1), "yesterday"), (timedelta(days=9), "2026")]
)
def test_dates_in_words(ago: timedelta, words: str) -> None:
    assert words in when_words(NOW.astimezone() - ago, NOW.astimezone())


@pytest.mark.parametrize(
    ("text", "words"), [("0001-01-01T00:00:00+23:59", "1 January 1"), ("9999-12-31T23:59:59-23:59", "31 December 9999")]
)
def test_dates_at_the_ends_of_the_calendar_have_words(text: str, words: str) -> None:
    assert words in when_words(datetime.fromisoformat(text), NOW.astimezone())


def test_a_summary_without_persons_has_words() -> None:
    assert describe(Summary(turn=2, phase="assignment", seats=(("The Heir", "heir", 3),))) == "Turn 2, Assignment"
    assert describe(Summary()) == moment(Summary()) == "How far it went is not known"
    set_up = Summary(phase="setup", seats=(("Ada", "person", 3),))
    assert describe(set_up) == "In the set-up, with Ada"


def test_people_stand_out_among_those_who_played() -> None:
    summary = Summary(3, "placement", 9, (("Ada", "person", 12), ("Boris", "manager", 8)))
    said = players(summary)
    assert "*Ada*" in said
    assert "Boris" in said
    assert "*Boris*" not in said
