"""The replay on the screen: reached from everywhere, moved in time by mouse and keys, played on from."""

import re
import shutil
from functools import cache
from pathlib import Path

import pygame
import pytest
from driver import Driver
from given import of_kind

from trickerion.app.registry import open_scene
from trickerion.language.voice import you_or_name
from trickerion.play.session import Session
from trickerion.rules.ask.board import board_of
from trickerion.rules.catalog import made_cards
from trickerion.rules.game import Game
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.replay import ReplayScene
from trickerion.scenes.replay import layout as at
from trickerion.scenes.replay.show import SeenShowScene
from trickerion.screens.playbill import Running
from trickerion.storage.reader import read_game
from trickerion.storage.record import Record
from trickerion.storage.replays import keep_replay, list_replays
from trickerion.storage.saves import SavedGames
from trickerion.storage.statistics import FinishedGame, add_game
from trickerion.table.changes import changed

SAVES = Path(__file__).parent.parent / "saves"


def saved(name: str) -> Game:
    return read_game(SAVES / f"1-{name}.trickerion.json").game


def replay_on(driver: Driver, name: str = "dark-alley-finished") -> ReplayScene:
    """The replay of a game over the title."""
    open_scene(driver.app, "title", how="reset")
    driver.open("replay", game=saved(name), called="An evening")
    return the_replay(driver)


def the_replay(driver: Driver) -> ReplayScene:
    assert isinstance(driver.top, ReplayScene)
    return driver.top


def keep(driver: Driver, game: Game) -> None:
    """As when it was played to its end at this screen."""
    finished = FinishedGame.of(game)
    add_game(driver.app.places.statistics, finished)
    keep_replay(driver.app.places, finished.mark, Record(game.options, game.seed).text(game))


# ------------------------------------------------------------------ the ways in
def test_a_saved_game_is_seen_again_from_load_and_closing_leads_back(driver: Driver) -> None:
    driver.app.places.saves.mkdir(parents=True)
    shutil.copy(SAVES / "1-base-unfinished.trickerion.json", driver.app.places.saves / "one.trickerion.json")
    open_scene(driver.app, "title")
    driver.click("title.load")
    sheet = driver.top
    driver.click("saves.watch.0", wait=2)
    assert the_replay(driver).replay.last == 140
    driver.key(pygame.K_ESCAPE)
    assert driver.top is sheet
    assert driver.app.failures == 0


def test_the_title_leads_to_the_list_of_finished_and_saved_games(driver: Driver) -> None:
    game, saves = saved("solo-finished"), SavedGames(driver.app.places)
    keep(driver, game)
    other = saved("base-unfinished")
    saves.write(Record(other.options, other.seed).text(other, "Thursday"), "Thursday")
    open_scene(driver.app, "title")
    driver.click("title.replays", wait=2)
    assert [name for name in driver.top.spots.names() if "watch" in name] == ["replays.watch.0", "replays.watch.1"]
    driver.click("replays.watch.1", wait=2)
    assert {the_replay(driver).replay.last} <= {len(game.moves), len(other.moves)}


def test_a_finished_game_that_has_a_name_stands_in_the_list_once(driver: Driver) -> None:
    game = saved("solo-finished")
    keep(driver, game)
    SavedGames(driver.app.places).write(Record(game.options, game.seed).text(game, "Named"), "Named")
    driver.open("replays")
    assert "replays.watch.1" not in driver.top.spots
    assert "saves.delete.0" not in driver.top.spots


def test_a_kept_game_can_be_deleted_in_the_list(driver: Driver) -> None:
    keep(driver, saved("solo-finished"))
    open_scene(driver.app, "title")
    driver.open("replays")
    driver.click("saves.delete.0", wait=2)
    driver.click("dialog.answer_1", wait=2)
    assert list_replays(driver.app.places) == []


def test_the_records_lead_to_the_best_evenings_whose_moves_are_kept(driver: Driver) -> None:
    game = saved("solo-finished")
    keep(driver, game)
    open_scene(driver.app, "title")
    driver.open("records")
    driver.click("records.watch.0", wait=2)
    assert the_replay(driver).replay.last == len(game.moves)


def test_an_evening_of_an_earlier_version_says_that_its_moves_are_not_kept(driver: Driver) -> None:
    add_game(driver.app.places.statistics, FinishedGame.of(saved("solo-finished")))
    driver.open("records")
    spot = driver.top.spots.get("records.watch.0")
    assert not spot.enabled
    assert "were not kept" in spot.why_not


def test_the_final_scoring_leads_to_it_and_back(driver: Driver) -> None:
    session = Session.of_opened(read_game(SAVES / "1-base-finished.trickerion.json"))
    driver.open("board", how="reset", session=session)
    driver.frames(200)
    scoring = driver.top
    driver.click("scoring.replay", wait=2)
    assert the_replay(driver).replay.last == len(session.game.moves)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is scoring
    assert driver.app.failures == 0


# ------------------------------------------------------------------ time
def test_keys_and_wheel_go_through_the_moves_and_the_turns(driver: Driver) -> None:
    replay = replay_on(driver).replay
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_LEFT)
    assert replay.number == 1
    driver.key(pygame.K_PAGEDOWN)
    assert (replay.number, replay.mark.turn) == (replay.turn_starts[1], 2)
    driver.wheel("replay.chart", -1)
    assert replay.number == replay.turn_starts[1] + 1
    driver.wheel("replay.chart", 1)
    driver.key(pygame.K_PAGEUP)
    assert replay.number == 0
    driver.key(pygame.K_END)
    assert replay.number == replay.last
    driver.key(pygame.K_HOME)
    assert replay.number == 0
    assert driver.app.failures == 0


def test_the_chart_is_clicked_and_dragged(driver: Driver) -> None:
    replay = replay_on(driver).replay
    driver.click((at.PLOT.centerx, at.PLOT.centery))
    assert abs(replay.number - replay.last // 2) <= 1
    driver.drag((at.PLOT.x + 200, at.PLOT.centery), (at.PLOT.right + 10, 400))
    assert replay.number == replay.last
    driver.move((at.PLOT.x, at.PLOT.centery))
    assert replay.number == replay.last


def test_it_plays_by_itself_and_stops_at_the_end(driver: Driver) -> None:
    scene = replay_on(driver)
    driver.click("replay.speed.4")
    scene.go_to(scene.replay.last - 3)
    driver.key(pygame.K_SPACE)
    assert scene.is_playing
    driver.frames(60, 0.05)
    assert scene.replay.number == scene.replay.last
    assert not scene.is_playing


def test_any_step_by_hand_ends_the_playing(driver: Driver) -> None:
    scene = replay_on(driver)
    driver.click("replay.play")
    driver.frames(80, 0.05)
    number = scene.replay.number
    assert number > 0
    driver.key(pygame.K_LEFT)
    driver.frames(80, 0.05)
    assert scene.replay.number == number - 1


def test_a_mask_leads_to_its_show_and_plays_it(driver: Driver) -> None:
    scene = replay_on(driver)
    driver.click("replay.show.1")
    assert scene.replay.number == scene.replay.shows[1].number - 1
    assert scene.is_playing


def test_a_show_is_seen_on_its_stage_as_the_replay_comes_to_it_and_when_it_is_asked_for(driver: Driver) -> None:
    scene, driver.app.settings.motion = replay_on(driver), 1.0
    driver.click("replay.show.1")
    while driver.top is scene:
        driver.app.live([], 0.5)
    assert scene.replay.number >= scene.replay.shows[1].number
    stage = driver.on(SeenShowScene)
    assert stage.showing.stage.running is not None
    assert not stage.showing.seen_by.waits
    while stage in driver.app.stack:
        driver.app.live([], 0.5)
    assert scene.is_playing, "it goes by itself, and the replay goes on"
    scene.go_to(scene.replay.shows[1].number)
    driver.frames(1)
    driver.click("last_show")
    driver.key(pygame.K_ESCAPE, wait=1)
    assert of_kind(Running, driver.on(SeenShowScene).showing.plays).evening.is_applauded
    assert not scene.is_playing
    driver.frames(30, 0.05)
    driver.key(pygame.K_ESCAPE, wait=1)
    assert driver.top is scene
    assert not scene.is_playing


def test_a_line_of_the_log_leads_to_its_moment(driver: Driver) -> None:
    scene = replay_on(driver)
    scene.go_to(300)
    driver.frames(1)
    line = min(int(name[4:]) for name in driver.top.spots.names() if name.startswith("log."))
    driver.click(f"log.{line + 1}" if f"log.{line + 1}" in driver.top.spots else f"log.{line}")
    assert scene.replay.number < 301


# ------------------------------------------------------------------ who looks
def test_the_seat_that_looks_is_chosen_and_tab_shows_its_own_things(driver: Driver) -> None:
    scene = replay_on(driver)
    scene.go_to(400)
    driver.click("replay.seat.2")
    assert scene.table.viewer == 2
    assert "replay.chart" in driver.top.spots
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
    driver.frames(1)
    assert "magician" in driver.top.spots
    assert "replay.chart" not in driver.top.spots
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_TAB, mod=0))
    driver.frames(1)
    assert "replay.chart" in driver.top.spots
    driver.click("replay.everything")
    assert scene.replay.sees_all


def test_where_everything_is_open_nobody_is_you(driver: Driver) -> None:
    scene = replay_on(driver)
    scene.go_to(scene.replay.last)
    driver.frames(1)
    assert any(entry.text.startswith("*You*") for entry in scene.log.entries)
    driver.click("replay.everything")
    assert not any("*You*" in entry.text or "*you*" in entry.text for entry in scene.log.entries)
    assert you_or_name(scene.table.viewer, scene.table.names, scene.table.viewer) != "You"
    driver.click("replay.seat.1")
    assert any(entry.text.startswith("*You*") for entry in scene.log.entries)


@pytest.mark.parametrize("name", ["dark-alley-finished", "solo-finished"])
def test_where_everything_is_open_no_thing_is_yours(driver: Driver, name: str) -> None:
    """Printed texts of cards and rules speak to whoever reads them; what stands on this table belongs to its seats."""
    scene = replay_on(driver, name)
    assert "*Your Apprentice* is here." in things_of_yours(driver, scene)
    driver.click("replay.everything")
    assert things_of_yours(driver, scene) == set()


@pytest.mark.parametrize("name", ["dark-alley-finished", "dark-alley-unfinished", "solo-finished"])
def test_no_tip_on_the_table_speaks_of_a_click_that_does_nothing(driver: Driver, name: str) -> None:
    scene = replay_on(driver, name)
    live, told = ("log", "large_log", "last_show", "replay.", "top."), 0
    for number in range(0, scene.replay.last, 12):
        scene.go_to(number)
        for shows in (True, False):
            scene._show_strip(shows)
            for spot_name in [spot for spot in scene.spots.names() if not spot.startswith(live)]:
                spot = scene.spots.get(spot_name)
                tip = spot.explanation(None)
                assert not spot.reacts, spot_name
                assert not (tip is not None and "click" in tip.note.lower()), spot_name
                told += tip is not None
    assert told > 500, "they explain themselves all the same"


def is_printed(text: str) -> bool:
    """Whether it begins as a text of a card: that speaks to whoever holds the card."""
    return re.sub(r"^\*[^*]+\*: ", "", text)[:20] in all_that_is_printed()


@cache
def all_that_is_printed() -> str:
    return str(made_cards())


def things_of_yours(driver: Driver, scene: ReplayScene, moments: int = 6) -> set[str]:
    """What the tips of the table call yours, all through the game."""
    things, found = ("magician", "hand", "slot.", "day.", "heir.", "character.", "fame", "initiative."), set()
    for number in range(moments + 1):
        scene.go_to(number * scene.replay.last // moments)
        driver.frames(1)
        scene._show_strip(True)
        for name in [name for name in scene.spots.names() if name.startswith(things)]:
            tip = scene.spots.get(name).tip
            told = tip() if tip is not None else None
            texts = (told.title, told.note, *(told.body if name != "hand" else ())) if told is not None else ()
            told_by_us = [str(text) for text in texts if not is_printed(str(text))]
            found |= {text for text in told_by_us if re.search(r"\b[Yy]ou(rs?)?\b", text)}
        scene._show_strip(False)
    return found


def test_an_unfinished_game_offers_neither_other_seats_nor_everything(driver: Driver) -> None:
    replay_on(driver, "base-unfinished")
    assert [name for name in driver.top.spots.names() if name.startswith("replay.seat")] == ["replay.seat.0"]
    assert "replay.everything" not in driver.top.spots


def test_what_the_last_move_changed_is_named_forwards_and_backwards(driver: Driver) -> None:
    replay = replay_on(driver).replay
    placed = next(n for n, mark in enumerate(replay.marks) if mark.phase == "place_characters" and mark.turn == 2)
    replay.go_to(placed + 1)
    names = changed(*(board_of(view.state, view.seat) for view in (replay.view_before, replay.view)))
    assert any(name.startswith(("slot.", "player.", "coin.", "shard.", "fame.")) for name in names)
    replay.go_to(placed + 2)
    replay.go_to(placed + 1)
    assert changed(*(board_of(view.state, view.seat) for view in (replay.view_before, replay.view))) == names


# ------------------------------------------------------------------ playing on
def test_a_new_game_is_played_on_from_a_moment_and_the_old_one_stays(driver: Driver) -> None:
    driver.app.places.saves.mkdir(parents=True)
    old = driver.app.places.saves / "one.trickerion.json"
    shutil.copy(SAVES / "1-base-unfinished.trickerion.json", old)
    before = old.read_bytes()
    open_scene(driver.app, "title")
    driver.open("load")
    driver.click("saves.watch.0")
    scene = the_replay(driver)
    scene.go_to(90)
    moves = scene.replay.game().moves
    driver.frames(1)
    driver.click("replay.play_on", wait=8)
    board = next(scene for scene in driver.app.stack if isinstance(scene, BoardScene))
    assert board.session.game.moves[:90] == moves
    assert old.read_bytes() == before
    assert len(SavedGames(driver.app.places).list()) == 2
    assert driver.app.failures == 0
    board.session.flush()


def test_at_the_end_of_a_finished_game_there_is_nothing_to_play_on(driver: Driver) -> None:
    replay_on(driver)
    driver.key(pygame.K_END, wait=1)
    spot = driver.top.spots.get("replay.play_on")
    assert not spot.enabled
    assert spot.why_not
