"""Another game with the same company, in the windows of a host and of a guest; a table that is taken along."""

import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from driver import Driver
from given import of_kind, there
from wanderer import options, pick
from wired import Wired, are_level, persons, play_on, wired

from trickerion.play.guest import GuestGame
from trickerion.play.session import Session
from trickerion.play.tables.guest_table import GuestTable
from trickerion.play.tables.hosting import Hosting
from trickerion.rules.game import Game
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.saves import SavesScene
from trickerion.scenes.scoring.scene import ScoringScene
from trickerion.scenes.seam.scene import SeamScene
from trickerion.scenes.title.scene import TitleScene
from trickerion.scenes.together.guest_lobby import GuestLobby
from trickerion.scenes.together.host_lobby import HostLobby
from trickerion.screens.opening import enter_table
from trickerion.storage.tables import KeptTable
from trickerion.together import messages as m
from trickerion.together.code import Code
from trickerion.together.wire import Wire
from trickerion.words.screens.together import THEY_WAIT

pytestmark = pytest.mark.watched


def until(
    driver: Driver,
    is_so: Callable[[], object],
    *parts: GuestTable,
    table: Wired | None = None,
    pumped: Session | Hosting | None = None,
) -> None:
    """Frames, and what the other ends do, until something is so."""
    for _ in range(6000):
        driver.frames(1)
        for part in parts:
            part.update()
        if table is not None:
            table.table.update()
        if pumped is not None:
            pumped.update()
        if is_so():
            return
        threading.Event().wait(0.01)
    raise AssertionError(type(driver.top).__name__)


def play_to_the_end(driver: Driver, session: Session, guest: GuestTable) -> None:
    """Both play at random, each at the own window, without a look at the host's."""
    random, game = Random("rematch"), there(guest.game)
    while not session.is_over:
        window = game if session.assigning.asked[:1] == [1] else session
        window.play(pick(Game(window.view.state, "", [], []), random))
        for _ in range(1000):
            session.update()
            guest.update()
            if are_level(session, game):
                break
            driver.app.calls.run()
            guest.wire._wakes.wait(0.002)


def hosted(driver: Driver) -> tuple[Hosting, Session, GuestTable]:
    """A game of the host's window with one guest at the other end of a wire."""
    hosting = Hosting("Ada", driver.app.calls.wake, kept=KeptTable(77, 0, "Ada"))
    hosting.table.seat(0, "here", "Ada", "crimson")
    hosting.table.seat(1, "guest")
    guest = GuestTable(Wire(Code("127.0.0.1", hosting.port, 77), "Bela"))
    guest.wire.open()
    until(driver, lambda: guest.seat == 1, guest, pumped=hosting)
    session = Session.new(persons(options(2)), "rematch", driver.app.places, pace=0.0, elsewhere=[1])
    hosting.begin(session)
    until(driver, lambda: guest.game is not None, guest, pumped=session)
    return hosting, session, guest


def at_the_final_table(driver: Driver) -> bool:
    """Press on through a show that is still seen; True at the final table."""
    if "show.go_on" in driver.top.spots:
        driver.click("show.go_on")
    return isinstance(driver.top, ScoringScene)


@pytest.mark.slow
def test_the_host_lays_another_game_for_the_same_company(driver: Driver) -> None:
    hosting, session, guest = hosted(driver)
    play_to_the_end(driver, session, guest)
    driver.open("board", how="reset", session=session)
    until(driver, lambda: at_the_final_table(driver), guest)
    code, token = hosting.invitation, guest.wire.token
    guest.sequel.ask_again()
    until(driver, lambda: "another game" in str([line.note for line in session.log][-1]), guest)
    driver.frames(120)
    driver.click("scoring.lay")
    lobby = driver.on(HostLobby)
    assert lobby._hosting is hosting
    assert hosting.invitation == code
    until(driver, lambda: guest.sequel.another == "sit", guest)
    assert "not ready" in lobby.spots.get("lobby.raise").why_not
    guest.sit_down_again()
    guest.wire.send(m.SetReady(True))
    until(driver, lambda: lobby.spots.get("lobby.raise").enabled, guest)
    driver.click("lobby.raise")
    until(driver, lambda: isinstance(driver.top, BoardScene) and guest.game is not None, guest)
    again = of_kind(Session, driver.app.session)
    assert again is not session
    assert [seat.name for seat in again.options.seats] == ["Player 1", "Player 2"]
    assert guest.wire.token == token
    assert there(guest.game).made == again.made
    driver.app.stack.clear()
    guest.close()


def _says_no_host(driver: Driver, guest: GuestTable, table: Wired) -> None:
    """Where nobody hosts, nobody is asked: the head lays the table again, without one whoever has a seat."""
    scene, host = driver.on(ScoringScene), guest.host
    guest.host = ""
    scene.layout()
    assert "scoring.lay" in scene.spots
    table.table.head = 0
    table.table.people_changed()
    until(driver, lambda: guest.head == 0, table=table)
    scene.layout()
    assert "host" not in scene.spots.get("scoring.wait").why_not
    table.table.head = -1
    table.table.people_changed()
    until(driver, lambda: guest.head == -1, table=table)
    guest.host = host
    scene.layout()


@pytest.mark.slow
def test_a_guest_asks_for_another_game_and_sits_down_when_it_is_laid(driver: Driver) -> None:
    with wired(persons(options(2)), [1]) as table:
        (guest,) = table.all_in("Bela")
        play_on(table, Random("first"))
        game = of_kind(GuestGame, guest.game)
        table.table.head = 1
        table.table.people_changed()
        enter_table(driver.app, game)
        until(driver, lambda: isinstance(driver.top, ScoringScene), table=table)
        driver.frames(120)
        assert "scoring.lay" in driver.top.spots  # a head asks nobody
        table.table.head = -1
        table.table.people_changed()
        until(driver, lambda: not guest.ruling.decides, table=table)
        _says_no_host(driver, guest, table)
        driver.click("scoring.ask")
        assert "leads there" in driver.top.spots.get("scoring.asked").why_not
        table.table.again()
        until(driver, lambda: "scoring.sit" in driver.top.spots, table=table)
        assert driver.on(ScoringScene).session is game  # nobody is torn away
        driver.click("scoring.sit")
        driver.on(GuestLobby)
        driver.click("lobby.ready")
        until(driver, lambda: table.table.is_ready, table=table)
        table.begin(Session.new(table.options, "second", pace=0.0, elsewhere=[1]))
        until(driver, lambda: isinstance(driver.top, BoardScene), table=table)
        assert driver.app.session is not game
        driver.app.stack.clear()


def test_a_table_is_taken_along_and_opened_in_the_saved_games(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("documents", "downloads", "desktop"):
        monkeypatch.setattr(f"platformdirs.user_{name}_path", lambda: tmp_path)
    hosting, session, guest = hosted(driver)
    tokens = dict(hosting._invitation.tokens)
    driver.open("board", how="reset", session=session)
    driver.frames(4)
    driver.open("people", session=session)
    driver.click("people.along", "dialog.answer_1")
    until(driver, lambda: guest.has_ended, guest)
    assert guest.why == "moves"
    driver.key(27)
    driver.on(TitleScene)
    driver.open("load")
    row = driver.on(SavesScene)
    assert "from another computer" in row.moment_of(row.saves[0])
    driver.click("saves.load.0")
    until(driver, lambda: isinstance(driver.top, BoardScene))
    again = of_kind(Hosting, there(driver.app.session).company)
    assert again._invitation.tokens == tokens
    assert again._invitation.generation == 1
    driver.app.stack.clear()


def test_one_for_whom_alone_the_others_wait_is_told_in_front_of_a_sheet(driver: Driver) -> None:
    with wired(persons(options(2)), [1]) as table:
        (guest,) = table.all_in("Bela")
        game, session, random = of_kind(GuestGame, guest.game), there(table.session), Random("waits")
        enter_table(driver.app, game)
        driver.frames(4)
        driver.app.settings.seam = "wait"
        driver.open("seam", session=game)  # behind which the host goes on
        while 0 in session.assigning.asked:
            session.play(pick(Game(session.view.state, "", [], []), random))
        assert session.assigning.asked == [1]
        driver.frames(10)
        table.table.update()
        assert not driver.app.captions.standing
        table.table.thinking._clock = lambda: time.monotonic() + 30
        until(driver, lambda: driver.app.captions.standing == THEY_WAIT, table=table)
        driver.on(SeamScene)  # it stays
        driver.app.stack.clear()


def test_who_looks_at_a_sheet_is_told_after_four_seconds_and_who_does_not_after_twenty(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = [0.0]
    with wired(persons(options(2)), [1]) as table:
        (guest,) = table.all_in("Bela")
        game, session, random = of_kind(GuestGame, guest.game), there(table.session), Random("waits")
        enter_table(driver.app, game)
        board = driver.on(BoardScene)
        monkeypatch.setattr(board.director._company, "_clock", lambda: time.monotonic() + later[0])
        table.table.thinking._clock = lambda: time.monotonic() + later[0]
        driver.frames(4)
        driver.app.settings.seam = "wait"
        driver.open("seam", session=game)
        while 0 in session.assigning.asked:
            session.play(pick(Game(session.view.state, "", [], []), random))
        for _ in range(10):
            driver.frames(2)
            table.table.update()
        assert not driver.app.captions.standing
        later[0] = 5.0
        until(driver, lambda: driver.app.captions.standing == THEY_WAIT, table=table)
        driver.app.stack.pop(driver.top)
        driver.open("workshop", session=game)
        until(driver, lambda: not driver.app.captions.standing, table=table)
        driver.app.stack.clear()


def test_the_title_of_the_window_calls_nobody_for_whom_the_others_wait_no_more(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[bool]()
    monkeypatch.setattr(driver.app.window, "say_turn", lambda *, is_own: said.append(is_own))
    with wired(persons(options(2)), [1]) as table:
        (guest,) = table.all_in("Bela")
        game, session = of_kind(GuestGame, guest.game), there(table.session)
        enter_table(driver.app, game)
        driver.frames(4)
        driver.app.settings.seam = "wait"
        driver.open("seam", session=game)
        if 1 in session.assigning.asked:
            play_on(table, Random("title"), 1)
        guest.is_awaited = lambda _seconds: True  # the host has said so, and the sheet holds that news back
        driver.frames(4)
        assert said[-1]
        guest.is_awaited = lambda _seconds: False
        driver.frames(4)
        assert said[-1] == (1 in game.assigning.asked)
        driver.app.stack.clear()
