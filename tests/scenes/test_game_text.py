"""A finished game as plain text: from the scoring, from a replay, from the list; what stands in it."""

import pygame
import pytest
from driver import Driver
from wanderer import options, wander

from trickerion.app.registry import open_scene
from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.screens.game_text import text_of
from trickerion.storage.record import Record
from trickerion.storage.replays import keep_replay
from trickerion.storage.saves import OpenedGame
from trickerion.storage.statistics import mark_of


def finished() -> Game:
    game = Game.new(options(2, modules=("dark_alley", "prophecies")), "as text")
    for _ in wander(game, "as text"):
        pass
    return game


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    copied = list[str]()
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    return copied


def test_the_text_has_the_final_table_every_turn_and_no_markup() -> None:
    game = finished()
    text = text_of(game)
    for number, standing in enumerate(game.result(), 1):
        name = game.options.seats[standing.seat].name
        assert any(
            line.startswith(f"{number}. {name}") and line.endswith(f"{standing.fame} Fame")
            for line in text.splitlines()
        )
    for turn in range(1, game.options.turns + 1):
        assert f"\nTurn {turn} · Place\n" in text
    assert not set("*{}") & set(text)
    assert f"Seed: {game.seed}" in text
    assert text.isascii() or all(letter.isprintable() or letter == "\n" for letter in text)


def test_the_final_scoring_copies_it_and_keeps_a_file(driver: Driver, clipboard: list[str]) -> None:
    game = finished()
    driver.open("scoring", session=Session.of_opened(OpenedGame(game), None))
    driver.frames(2)
    driver.top.timeline.skip()
    driver.click("scoring.as_text", wait=2)
    assert clipboard == [text_of(game)]
    kept = list(driver.app.places.texts.glob("*.txt"))
    assert [path.read_text(encoding="utf-8") for path in kept] == clipboard
    assert driver.app.failures == 0


def test_the_replay_and_the_list_copy_it_too(driver: Driver, clipboard: list[str]) -> None:
    game = finished()
    open_scene(driver.app, "title")
    driver.open("replay", game=game)
    driver.click("replay.as_text", wait=2)
    keep_replay(driver.app.places, mark_of(game), Record(game.options, game.seed).text(game))
    driver.open("replays")
    driver.click("saves.as_text.0", wait=2)
    assert clipboard == [text_of(game)] * 2
    assert driver.app.failures == 0


def test_a_game_that_goes_on_is_not_copied(driver: Driver) -> None:
    driver.open("replay", game=Game.new(options(2), "still played"))
    assert not driver.top.spots.get("replay.as_text").enabled
