"""Nothing that a person played is replaced, whichever way leads to another game."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from driver import Driver, open_driver
from evening import Evening
from rows import one_in
from saved_games import play_on

from trickerion.app.registry import open_scene
from trickerion.play.session import Session
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes.scoring.scene import ScoringScene
from trickerion.scenes.start import Autoplay
from trickerion.screens.dialog import DialogScene
from trickerion.screens.first_evening.progress import Progress
from trickerion.screens.opening import enter_table
from trickerion.storage.in_progress import GamesInProgress
from trickerion.storage.player_error import PlayerError
from trickerion.storage.record import Record
from trickerion.storage.replays import keep_replay
from trickerion.storage.saves import SavedGames
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


def in_progress(driver: Driver) -> list[str]:
    """The digests of the games in progress."""
    return [game.saved.digest for game in GamesInProgress(driver.app.places).list()]


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
    driver.open("evening", lesson="stage")


def begin_the_evening_alone(driver: Driver) -> None:
    driver.open("evening", lesson="solo")


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


@pytest.mark.parametrize("way", one_in(3, WAYS), ids=lambda way: way.__name__)
def test_another_game_leaves_the_one_in_progress_where_it_is(driver: Driver, way: Callable[[Driver], None]) -> None:
    session = play_some(driver)
    session.close()
    open_scene(driver.app, "title")
    way(driver)
    driver.frames(12)
    assert driver.app.session is not None
    assert driver.app.session.seed != session.seed
    driver.app.session.flush()
    assert session.game.digest() in in_progress(driver)
    assert len(in_progress(driver)) == 2
    assert driver.app.failures == 0


def test_the_game_on_the_table_stays_with_its_last_decision(driver: Driver) -> None:
    open_scene(driver.app, "title")
    session = play_some(driver)
    enter_table(driver.app, session)
    driver.frames(5)
    session.lift_curtain()
    session.play(session.legal[0])
    load(driver)
    driver.frames(12)
    assert driver.app.session is not session
    assert session.game.digest() in in_progress(driver)
    assert driver.app.failures == 0


@pytest.mark.usefixtures("driver")
def test_the_longest_names_leave_room_for_turn_and_number() -> None:
    name = words.name_to_keep(["x" * 24] * 4, 7, 60, 12)
    assert len(name) == 60
    assert name.endswith("x, turn 7 (12)")


@pytest.mark.own_process
def test_an_evening_taken_up_at_its_stop_keeps_what_was_played_since(driver: Driver) -> None:
    evening = Evening(driver)
    evening.begin("solo")
    evening.wait()
    made, session = evening.made, evening.session
    evening.by_hand()
    driver.frames(3)
    assert len(session.game.moves) > made
    assert Progress(driver.app).under_way
    digest = session.game.digest()
    driver.open("title", how="reset")
    taken_up = SavedGames(driver.app.places).open(Progress(driver.app).file(Progress(driver.app).under_way)).game
    if taken_up.digest() == digest:
        pytest.skip("a stop began right after the move")
    driver.click("title.week", wait=2)
    driver.click("week.solo", "week.raise", wait=2)
    evening.choose("Resume")
    driver.frames(8)
    assert digest in kept(driver).values()


# ------------------------------------------------------------------ a disk that refuses
def test_a_damaged_game_is_resumed_up_to_there_and_kept_as_it_was(driver: Driver) -> None:
    session = play_some(driver, moves=6)
    session.close()
    assert session.place is not None
    path = session.place.path
    lines = path.read_text(encoding="utf-8").split("\n")
    at = lines.index('"moves": [') + 4
    path.write_text("\n".join([*lines[:at], lines[at].replace("sum", "sun"), *lines[at + 1 :]]), encoding="utf-8")
    path.with_name(f"{path.name}.bak").unlink()
    open_scene(driver.app, "title")
    driver.open("continue")
    driver.frames(12)
    assert driver.app.session is not None
    assert len(driver.app.session.game.moves) == 3
    driver.app.session.flush()
    assert len(path.read_text(encoding="utf-8").split("\n")) < len(lines)
    (save,) = driver.app.places.saves.glob("*.json")
    assert save.read_text(encoding="utf-8").split("\n")[at:] == [lines[at].replace("sum", "sun"), *lines[at + 1 :]]
    assert kept(driver) == {"Ada, Bela, turn 1": session.game.digest()}
    assert any("“Ada, Bela, turn 1”" in line.note for line in driver.app.session.log)


# ------------------------------------------------------------------ two windows
def test_two_windows_share_the_tables_and_each_is_played_in_one(tmp_path: Path) -> None:
    first, second = open_driver(tmp_path), open_driver(tmp_path)
    one, two = play_some(first, "one"), play_some(second, "two", 4)
    assert one.place is not None
    assert two.place is not None
    with pytest.raises(PlayerError, match="another window"):
        Session.resume(one.place)
    second.open("title")
    assert "title.continue" not in second.top.spots, "both are being played"
    second.open("tables")
    assert not [name for name in second.top.spots.names() if name.startswith("tables.")]
    two.close()
    second.app._mark.leave(keep_mark=True)  # as when it was killed
    one.close()
    first.app.close()
    again = open_driver(tmp_path)
    assert Session.resume(again.app.places).game.digest() == two.game.digest(), "the one begun last"
    assert set(in_progress(again)) == {one.game.digest(), two.game.digest()}
    assert again.app.failures == 0
    again.app.close()


def test_two_finished_games_that_look_alike_are_both_among_the_replays(driver: Driver) -> None:
    over = play_on(Session.new(TWO, "over").game, Random(2), lambda _: False)
    text = Record(TWO, "over").text(over, "Over")
    SavedGames(driver.app.places).write(text, "Over")
    head = json.loads(text)
    keep_replay(driver.app.places, "alike", text.replace(head["digest"], "0123456789abcdef"))
    keep_replay(driver.app.places, "same", text)
    open_scene(driver.app, "title")
    driver.open("replays")
    assert "replays.watch.1" in driver.top.spots
    assert "replays.watch.2" not in driver.top.spots


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
