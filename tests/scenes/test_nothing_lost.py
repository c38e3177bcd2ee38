"""Nothing that a person played is replaced without being kept, whichever way leads to another game."""

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest
from driver import Driver, open_driver
from evening import Evening
from saved_games import play_on

from trickerion.app.registry import open_scene
from trickerion.app.session import Session
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes.dialog import DialogScene
from trickerion.scenes.guide.progress import Progress
from trickerion.scenes.opening import before_replacing, enter_table, would_be_lost
from trickerion.scenes.scoring.scene import ScoringScene
from trickerion.scenes.start import Autoplay
from trickerion.storage.record import Record
from trickerion.storage.replays import keep_replay
from trickerion.storage.saves import SavedGames
from trickerion.table.game_scene import GameScene
from trickerion.words.screens import saves as words

TWO = GameOptions((Seat("Ada"), Seat("Bela")))


def play_some(driver: Driver, seed: str = "running", moves: int = 3) -> Session:
    """A game of two persons, saved by itself."""
    session = Session.new(TWO, seed, driver.app.places)
    for _ in range(moves):
        session.lift_curtain()
        session.play(session.legal[0])
    session.flush()
    return session


def kept(driver: Driver) -> dict[str, str]:
    """Name -> digest of every game that was saved under one."""
    return {save.name: save.digest for save in SavedGames(driver.app.places).list()}


def labels(driver: Driver) -> list[str]:
    assert isinstance(driver.top, DialogScene)
    return [answer.label for answer in driver.top.answers]


# ------------------------------------------------------------------ every way to another game
def raise_the_curtain(driver: Driver, name: str = "setup") -> None:
    driver.open(name)
    driver.click("setup.raise")


def raise_the_curtain_alone(driver: Driver) -> None:
    raise_the_curtain(driver, "solo_setup")


def load(driver: Driver) -> None:
    other = Session(play_on(Session.new(TWO, "other").game, Random(1), lambda game: len(game.moves) > 5), None)
    SavedGames(driver.app.places).write(Record(TWO, "other").text(other.game, "Other"), "Other")
    driver.open("load")
    driver.click(max(name for name in driver.top.spots.names() if name.startswith("saves.load.")))


def begin_the_evening(driver: Driver) -> None:
    driver.open("first_evening")
    driver.click(f"dialog.answer_{len(labels(driver)) - 1}")


def begin_the_evening_alone(driver: Driver) -> None:
    driver.open("first_evening")
    driver.click(f"dialog.answer_{len(labels(driver)) - 2}")


def same_again(driver: Driver) -> None:
    """The final scoring of a game stands in this window while another one is played on in a second window."""
    over = Session(play_on(Session.new(TWO, "over").game, Random(2), lambda _: False), None)
    driver.open("scoring", how="reset", session=over)
    assert isinstance(driver.top, ScoringScene)
    driver.top.timeline.skip()
    driver.click("scoring.again")


def let_opponents_play(driver: Driver) -> None:
    Autoplay(driver.app, driver.app.places.data / "picture.png")


WAYS = (
    raise_the_curtain,
    raise_the_curtain_alone,
    load,
    begin_the_evening,
    begin_the_evening_alone,
    same_again,
    let_opponents_play,
)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_without_questions_the_game_in_progress_is_kept_by_itself(
    driver: Driver, way: Callable[[Driver], None]
) -> None:
    driver.app.settings.confirm = False
    session = play_some(driver)
    session.close()
    open_scene(driver.app, "title")
    way(driver)
    driver.frames(12)
    assert driver.app.session is not None and driver.app.session.seed != session.seed
    assert kept(driver)["Ada, Bela, turn 1"] == session.game.digest()
    told = [line.note for line in driver.app.session.log if line.note]
    assert told == [words.is_kept_as(name="Ada, Bela, turn 1")] and driver.app.failures == 0


def test_the_line_is_seen_at_the_table(driver: Driver) -> None:
    driver.app.settings.confirm = False
    play_some(driver).close()
    open_scene(driver.app, "title")
    raise_the_curtain_alone(driver)
    driver.frames(12)
    assert isinstance(driver.top, GameScene)
    assert any(words.is_kept_as(name="Ada, Bela, turn 1") in str(toast) for toast in driver.top.toasts.look)  # type: ignore[attr-defined]


def test_a_finished_game_that_is_loaded_says_it_too(driver: Driver) -> None:
    driver.app.settings.confirm = False
    over = play_on(Session.new(TWO, "over").game, Random(2), lambda _: False)
    SavedGames(driver.app.places).write(Record(TWO, "over").text(over, "Over"), "Over")
    play_some(driver).close()
    open_scene(driver.app, "title")
    driver.open("load")
    driver.click("saves.load.1", wait=12)
    assert isinstance(driver.top, ScoringScene) and "is saved as" in str(driver.top.look)


def test_the_game_on_the_table_is_kept_with_its_last_decision(driver: Driver) -> None:
    driver.app.settings.confirm = False
    open_scene(driver.app, "title")
    session = play_some(driver)
    enter_table(driver.app, session)
    driver.frames(5)
    session.lift_curtain()
    session.play(session.legal[0])
    load(driver)
    driver.frames(12)
    assert driver.app.session is not session
    assert session.game.digest() in kept(driver).values() and driver.app.failures == 0


def test_games_that_are_kept_never_take_each_others_place(driver: Driver) -> None:
    driver.app.settings.confirm = False
    digests = set()
    for seed in ("one", "two", "three"):
        session = play_some(driver, seed)
        session.close()
        digests.add(session.game.digest())
        open_scene(driver.app, "title", how="reset")
        raise_the_curtain_alone(driver)
        driver.frames(12)
    games = kept(driver)
    assert set(games) == {"Ada, Bela, turn 1", "Ada, Bela, turn 1 (2)", "Ada, Bela, turn 1 (3)"}
    assert set(games.values()) == digests


def test_the_longest_names_leave_room_for_turn_and_number(driver: Driver) -> None:
    name = words.name_to_keep(["x" * 24] * 4, 7, 60, 12)
    assert len(name) == 60 and name.endswith("x, turn 7 (12)")


def test_an_evening_taken_up_at_its_stop_keeps_what_was_played_since(driver: Driver) -> None:
    evening = Evening(driver)
    evening.begin("solo")
    evening.wait()
    made, session = evening.made, evening.session
    evening.by_hand()
    driver.frames(3)
    assert len(session.game.moves) > made and Progress(driver.app).under_way
    digest = session.game.digest()
    driver.open("title", how="reset")
    taken_up = SavedGames(driver.app.places).open(Progress(driver.app).file(Progress(driver.app).under_way)).game
    if taken_up.digest() == digest:
        pytest.skip("a stop began right after the move")
    driver.click("title.resume_evening", wait=2)
    evening.choose("Resume")
    driver.frames(8)
    assert digest in kept(driver).values()


# ------------------------------------------------------------------ a disk that refuses
def test_what_cannot_be_kept_is_only_lost_when_the_player_says_so(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.app.settings.confirm = False
    play_some(driver).close()
    open_scene(driver.app, "title")
    before = driver.app.places.autosave.read_text(encoding="utf-8")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        raise_the_curtain_alone(driver)
        driver.frames(12)
        assert labels(driver) == ["Cancel", "Discard It"] and "No space left" in str(driver.top.text)  # type: ignore[attr-defined]
        assert driver.app.places.autosave.read_text(encoding="utf-8") == before
        driver.key(pygame.K_RETURN, wait=2)
        assert driver.app.session is None, "Enter takes nothing away"
        driver.click("setup.raise", wait=12)
        driver.click("dialog.answer_1", wait=12)
    assert driver.app.session is not None and driver.app.failures == 0


def test_a_damaged_game_is_resumed_up_to_there_and_kept_as_it_was(driver: Driver) -> None:
    session = play_some(driver, moves=6)
    session.close()
    path = driver.app.places.autosave
    lines = path.read_text(encoding="utf-8").split("\n")
    at = lines.index('"moves": [') + 4
    path.write_text("\n".join([*lines[:at], lines[at].replace("sum", "sun"), *lines[at + 1 :]]), encoding="utf-8")
    path.with_name(f"{path.name}.bak").unlink()
    open_scene(driver.app, "title")
    driver.open("continue")
    driver.frames(12)
    assert driver.app.session is not None and len(driver.app.session.game.moves) == 3
    driver.app.session.flush()
    assert len(path.read_text(encoding="utf-8").split("\n")) < len(lines)
    (save,) = driver.app.places.saves.glob("*.json")
    assert save.read_text(encoding="utf-8").split("\n")[at:] == [lines[at].replace("sum", "sun"), *lines[at + 1 :]]
    assert kept(driver) == {"Ada, Bela, turn 1": session.game.digest()}
    assert any("“Ada, Bela, turn 1”" in line.note for line in driver.app.session.log)


# ------------------------------------------------------------------ two windows
@pytest.mark.parametrize("ends_well", [True, False])
def test_each_window_has_a_game_of_its_own_and_the_second_one_leaves_its_own_among_the_saves(
    tmp_path: Path, ends_well: bool
) -> None:
    first, second = open_driver(tmp_path), open_driver(tmp_path)
    assert second.app.is_second and first.app.places.autosave != second.app.places.autosave
    one, two = play_some(first, "one"), play_some(second, "two", 4)
    one.lift_curtain()
    one.play(one.legal[0])
    one.close()
    two.close()
    assert Session.resume(second.app.places).game.digest() == two.game.digest()
    if ends_well:
        second.app.close()
    else:
        second.app._mark.leave(keep_mark=True)  # as when it was killed
    first.app.close()
    again = open_driver(tmp_path)
    again.open("title")
    assert kept(again) == {"Ada, Bela, turn 1": two.game.digest()}
    assert Session.resume(again.app.places).game.digest() == one.game.digest()
    assert not second.app.places.autosave.exists() and again.app.failures == 0
    told = "is saved as “Ada, Bela, turn 1”" in str(getattr(again.top, "text", ""))
    assert told is not ends_well, "who closes a window knows it"
    again.app.close()


# ------------------------------------------------------------------ the digest decides
def test_two_games_of_the_same_length_are_not_the_same_game(driver: Driver) -> None:
    named, other = (play_some(driver, seed) for seed in ("one", "two"))
    named.save("My game")
    other.close()
    named.close()
    path = driver.app.places.autosave
    path.write_text(other.record, encoding="utf-8")
    saves = SavedGames(driver.app.places)
    (save,), current = saves.list(), saves.autosave()
    assert current is not None and save.summary == current.summary, "they look alike"
    assert would_be_lost(driver.app) is not None
    path.write_text(named.record, encoding="utf-8")
    assert would_be_lost(driver.app) is None


def test_a_save_that_has_lost_its_moves_holds_no_game(driver: Driver) -> None:
    session = play_some(driver, moves=6)
    path = session.save("My game")
    session.close()
    assert would_be_lost(driver.app) is None
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.index('"moves"') + 90], encoding="utf-8")
    assert would_be_lost(driver.app) is not None


def test_two_finished_games_that_look_alike_are_both_among_the_replays(driver: Driver) -> None:
    over = play_on(Session.new(TWO, "over").game, Random(2), lambda _: False)
    text = Record(TWO, "over").text(over, "Over")
    SavedGames(driver.app.places).write(text, "Over")
    head = json.loads(text)
    keep_replay(driver.app.places, "alike", text.replace(head["digest"], "0123456789abcdef"))
    keep_replay(driver.app.places, "same", text)
    open_scene(driver.app, "title")
    driver.open("replays")
    assert "replays.watch.1" in driver.top.spots and "replays.watch.2" not in driver.top.spots


# ------------------------------------------------------------------ the question
@pytest.mark.parametrize(
    ("way", "begins", "save_it", "discard_it"),
    [
        (words.NEW, "A new game will replace", "Save It and Start", "Discard It and Start"),
        (words.LOADED, "The saved game will replace", "Save It and Load", "Discard It and Load"),
        (words.FROM_HERE, "A game from this moment", "Save It and Play On", "Discard It and Play On"),
    ],
)
def test_the_buttons_say_what_happens(
    driver: Driver, way: words.Replacement, begins: str, save_it: str, discard_it: str
) -> None:
    play_some(driver).close()
    open_scene(driver.app, "title")
    before_replacing(driver.app, lambda: None, way)
    driver.frames(2)
    assert labels(driver) == ["Cancel", save_it, discard_it]
    text = driver.top.text  # type: ignore[attr-defined]
    assert text.startswith(begins) and "(turn 1, " in text


def test_what_is_discarded_is_not_kept(driver: Driver) -> None:
    play_some(driver).close()
    open_scene(driver.app, "title")
    raise_the_curtain_alone(driver)
    driver.frames(3)
    driver.click("dialog.answer_2", wait=12)
    assert driver.app.session is not None and kept(driver) == {}


def test_a_new_save_never_takes_the_place_of_a_game_beyond_the_list(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trickerion.storage.saves.MOST_SAVES", 2)
    saves = SavedGames(driver.app.places)
    for seed, year in (("old", "2001"), ("new", "2031"), ("newest", "2032")):
        game = Session.new(TWO, seed).game
        text = Record(TWO, seed).text(game, seed)
        stamp = json.loads(text)["when"]
        saves.write(text.replace(stamp, f"{year}{stamp[4:]}"), seed)
    assert [save.name for save in saves.list()] == ["newest", "new"], "the newest first, then the end"
    assert saves.named("old") is not None
