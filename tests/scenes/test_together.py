"""Playing together in the window: a table is opened and joined, a game played, people are away and come back."""

from collections.abc import Callable, Iterator
from random import Random

import pygame
import pytest
from driver import Driver
from given import of_kind, there
from screens import session_at
from wanderer import options, pick
from wired import Stranger, Wired, are_level, persons, wired

from trickerion.play.guest import GuestGame
from trickerion.play.session import Session
from trickerion.play.tables.guest_table import GuestTable
from trickerion.play.tables.hosting import Hosting
from trickerion.rules.game import Game
from trickerion.rules.moves import FinishAssignment, PlaceCharacter
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.together.door import DoorScene
from trickerion.scenes.together.guest_lobby import GuestLobby
from trickerion.scenes.together.host_lobby import HostLobby, table_plan
from trickerion.scenes.together.lost import LostScene
from trickerion.scenes.together.people import PeopleScene
from trickerion.scenes.together.talk import TalkScene
from trickerion.screens.dialog import DialogScene
from trickerion.screens.opening import enter_table
from trickerion.screens.seats import GUEST as SEAT_OF_GUEST
from trickerion.storage.tables import KeptTable, seats_elsewhere
from trickerion.table.top_bar import prompt_of
from trickerion.together import messages as m
from trickerion.together.code import Code, in_full, spelled
from trickerion.together.invitation import KNOCKS, NEW, Came, Gone
from trickerion.together.wire import Wire
from trickerion.ui import keys
from trickerion.words.screens.assignment import AT_ONCE

pytestmark = pytest.mark.watched


def until(driver: Driver, is_so: Callable[[], object], *guests: GuestTable, table: Wired | None = None) -> None:
    """Frames, and what the other ends do, until something is so."""
    for _ in range(600):
        driver.frames(1)
        for guest in guests:
            guest.update()
        if table is not None:
            table.table.update()
        if is_so():
            return
        (table.news if table is not None else guests[0].wire._wakes).wait(0.02)
    raise AssertionError(type(driver.top).__name__)


def play_one(window: Session | GuestGame, random: Random) -> None:
    """One Move at random of whoever decides, at their own window."""
    window.play(pick(Game(window.view.state, "", [], []), random))


@pytest.fixture
def door(driver: Driver) -> Iterator[DoorScene]:
    driver.app.settings.confirm = False
    door = driver.open("together")
    assert not door.spots.get("door.open").enabled
    door._name.set_text("Ada")
    door.widgets.stop_typing()
    door.layout()
    yield door
    driver.app.stack.clear()


def test_a_code_is_typed_by_a_pad_with_the_letters_that_come(driver: Driver, door: DoorScene) -> None:
    driver.frames(40)
    door.spots.focused = "door.code.0"
    for number in (0, 0, 14, 0):  # the lower button twice: the letters come, the first one is typed; right, once more
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, instance_id=0, button=number))
            driver.frames(1)
    assert door._code.text.lower().startswith("ab")


def test_a_letter_of_the_code_is_no_key(driver: Driver, door: DoorScene) -> None:
    driver.frames(40)
    assert door._code.is_lit
    driver.key(pygame.K_m, text="m")
    assert not driver.app.magnifier


@pytest.mark.slow
def test_a_table_is_opened_played_at_and_looked_after(
    driver: Driver, door: DoorScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    for letter in "7kq4m 2xr9t":  # at the caret, which goes on by itself
        driver.app.frame([pygame.event.Event(pygame.TEXTINPUT, text=letter)], 1 / 60)
    assert "first group" in door._code.why_not
    assert not door.spots.get("door.join").enabled
    driver.click("door.code.0")
    for key in (pygame.K_BACKSPACE, pygame.K_END, pygame.K_BACKSPACE):
        driver.key(key)
    assert door._code.text == "7kq4m2xr9"
    assert "first group" in door._code.why_not
    door._code.paste("Come over: table.example.org:47600 DHW3-A6PZ, at eight.")
    assert door._code.text == "table.example.org:47600 DHW3A6PZ"
    assert not door._code.why_not
    driver.click("door.open")
    given_up = driver.on(HostLobby)._hosting
    driver.click("lobby.close")
    assert driver.on(DoorScene) is door
    assert given_up.table.entrance.is_closed
    driver.click("door.open")
    lobby = driver.on(HostLobby)
    for system, command in (("linux", pygame.KMOD_CTRL), ("darwin", pygame.KMOD_META)):
        monkeypatch.setattr(keys, "SYSTEM", system)
        pygame.scrap.put_text("something else")
        driver.key(pygame.K_c, command)
        assert pygame.scrap.get_text() == lobby._hosting.invitation, f"the code is copied on {system}"
    assert "waits for a guest" in lobby.spots.get("lobby.raise").why_not
    driver.click("lobby.spell", "spell.close")
    hosting = lobby._hosting
    wire = Wire(Code("127.0.0.1", hosting.port, hosting._invitation.secret), "Bela")
    guest = GuestTable(wire)
    wire.open()
    until(driver, lambda: guest.seat == 1, guest)
    guest.say("{coin} *Good evening*")
    wire.send(m.Choose("Ada", lobby.plan.seats[0].colour, "electra"))
    wire.send(m.SetReady(True))
    until(driver, lambda: lobby.spots.get("lobby.raise").enabled and there(guest.lobby).seats[1][5] == "ready", guest)
    _, name, colour, magician, *_ = there(guest.lobby).seats[1]
    assert (name, magician) == ("Ada 2", "electra")
    assert colour != lobby.plan.seats[0].colour
    driver.click("setup.poster.the_mechaniker", "setup.module.dark_alley")
    until(driver, lambda: there(guest.lobby).seats[1][5] == "choosing", guest)  # nobody is ready for what was not seen
    assert not lobby.plan.seats[0].magician
    assert "not ready" in lobby.spots.get("lobby.raise").why_not
    wire.send(m.SetReady(True))
    until(driver, lambda: lobby.spots.get("lobby.raise").enabled, guest)
    driver.click("setup.handicap.1", "handicap.shard", "handicap.coins", "handicap.done")
    until(driver, lambda: there(guest.lobby).seats[1][5:] == ["choosing", "coins,shard"], guest)
    wire.send(m.SetReady(True))
    until(driver, lambda: lobby.spots.get("lobby.raise").enabled, guest)
    driver.click("lobby.close", "dialog.answer_0")  # asked once while somebody sits there
    driver.key(pygame.K_t, text="t")
    driver.app.frame(
        [pygame.event.Event(pygame.TEXTINPUT, text=letter) for letter in "tHi"], 1 / 60
    )  # its own key, too
    driver.key(pygame.K_RETURN)
    assert lobby.talk._lines[-1][1].endswith(": Hi")
    driver.click("lobby.raise")
    until(driver, lambda: guest.game is not None, guest)
    board, random = driver.on(BoardScene), Random("board")
    session = session_at(board)
    assert [seat.handicap for seat in session.options.seats] == ["", "coins,shard"]
    assert there(guest.game).options.seats == session.options.seats, "it is told to all, and stands in the record"
    seam = driver.open("seam", session=session)
    assert seam.waits  # as in any first game; but those elsewhere do not wait for this screen for ever
    driver.frames(2)
    for _ in range(200):
        driver.app.live([], 0.1)
    assert driver.on(BoardScene) is board
    for _ in range(12):
        play_one(there(guest.game) if session.assigning.asked[:1] == [1] else session, random)
        until(driver, lambda: are_level(session, there(guest.game)), guest)
    guest.close()
    until(driver, lambda: there(session.company).stands[1] == "away", guest)
    window = guest.game if there(session.decision).seat == 1 else session
    if window is session:  # so that it is the decision of the one who is away
        until(driver, lambda: bool(session.legal), guest)
        while there(session.decision).seat != 1:
            session.play(pick(session.game, random))
    driver.frames(4)
    assert isinstance(driver.top, BoardScene) is ("dock.until" in driver.top.spots)
    assert prompt_of(session) == ("Ada 2 is away", 1)
    if board is driver.top:
        hosting.table.places[1].since -= 30  # it has been so for a while: the bubble is there by itself
        driver.frames(2)
        driver.click("away.level.manager", "away.2")
        assert session.stand_ins.instead(1) == "until"
        assert there(session.company).level(1) == "manager"
        assert not board.away.is_open
        assert board.people.says(1) == "computer · III"
        driver.click("people.pill.1", "away.0")
        assert session.stand_ins.instead(1) == "wait"
        driver.click("people.pill.1", "phase.place")  # a click elsewhere leaves it as it is
        assert session.stand_ins.instead(1) == "wait"
        assert not board.away.is_open
        driver.click("log.talk")
        assert hosting.is_silent
        hosting.told_of.clear()
        workshop = driver.open("workshop", session=session, seat=1)
        driver.frames(2)
        driver.click("away.close")  # it is there where the player is
        hosting.table.on_talk(1, "Bela", "*hello* {coin}")
        assert not workshop.toasts.titles  # silenced
        hosting.is_silent = False
        hosting.table.on_talk(1, "Bela", "*hello* {coin}")
        driver.frames(2)
        assert workshop.toasts.titles[-1:] == ["Bela"]  # no log is in sight here
        driver.key(pygame.K_t)
        driver.key(pygame.K_ESCAPE)
        driver.click("to_board")
        before = board.log.rect
        driver.key(pygame.K_t)
        assert board.log.rect.bottom < driver.on(TalkScene)._at.y
        assert driver.on(TalkScene)._at.bottom == before.bottom
        driver.key(pygame.K_RETURN)
        assert board.log.rect == before
    driver.open("people", session=session)
    driver.click("people.until.1")
    assert session.stand_ins.sits_in(1)
    assert "people.wait.1" in driver.on(PeopleScene).spots
    driver.click("people.wait.1", "people.close")
    assert not session.stand_ins.sits_in(1)
    session.save("Tonight")
    for answer, is_table in (1, False), (2, True):  # at this screen; at its table, where its guests have their seats
        driver.open("title", how="reset")
        driver.open("load")
        driver.click("saves.load.0", f"dialog.answer_{answer}")
        until(driver, lambda: isinstance(driver.top, BoardScene), guest)
        again = there(driver.app.session)
        assert again.made == session.made
        assert (again.company is not None) is is_table
    assert list(there(again.company).stands) == ["here", "away"]
    assert of_kind(Hosting, again.company).secret == hosting.secret


def test_an_address_without_its_secret_is_a_knock(driver: Driver, door: DoorScene) -> None:
    with wired(persons(options(2)), [1]) as table:
        table.table.hear_knocks(True)
        door._code.paste(f"127.0.0.1:{table.code.port}")
        door.layout()
        driver.click("door.join")
        until(driver, lambda: [*table.table.entrance.knocks], table=table)
        table.table.entrance.answer(1, lets_in=True)
        until(driver, lambda: isinstance(driver.top, GuestLobby), table=table)
        assert table.table.places[1].visitor


def test_a_guest_sits_down_plays_loses_the_wire_and_is_back(driver: Driver, door: DoorScene) -> None:
    with wired(persons(options(2)), [1]) as table:
        code = table.code
        door._code.paste(in_full(code._replace(secret=code.secret ^ 1)))
        driver.click("door.join")
        until(driver, lambda: "code is wrong" in door._code.trouble, table=table)
        door._code.paste(spelled(code))
        driver.click("door.join")
        until(driver, lambda: isinstance(driver.top, GuestLobby) and "lobby.ready" in driver.top.spots, table=table)
        assert "setup.handicap.1" not in driver.top.spots
        table.table.seat(1, "guest", handicap="coins")
        until(driver, lambda: "setup.handicap.1" in driver.top.spots, table=table)
        told = driver.top.spots.get("setup.handicap.1")
        assert "This seat begins with" in there(told.says)().state
        assert told.on_click is None, "a guest is told, and cannot change it"
        assert [seat.port for seat in seats_elsewhere(driver.app.places.seats)] == [code.port]
        wire = driver.on(GuestLobby)._guest.wire
        wire.cut()
        until(driver, lambda: driver.on(GuestLobby)._guest.is_cut, table=table)
        driver.click("setup.poster.electra")  # what was chosen meanwhile is asked for when the wire is whole again
        wire.try_now()
        until(driver, lambda: table.table.places[1].magician == "electra", table=table)
        driver.click("setup.colour.1.pearl", "lobby.ready")
        until(driver, lambda: table.table.is_ready, table=table)
        assert (table.table.places[1].magician, table.table.places[1].colour) == ("electra", "pearl")
        session = table.begin()
        until(driver, lambda: isinstance(driver.top, BoardScene), table=table)
        game = of_kind(GuestGame, driver.app.session)
        random = Random("guest")
        for _ in range(12):
            play_one(game if session.assigning.asked[:1] == [1] else session, random)
            until(driver, lambda: are_level(session, game), table=table)
        assert game.view.state.digest() == session.game.view_for(1).state.digest()
        while there(session.decision).question != "Placing" or session.assigning.asked[:1] != [1]:
            play_one(game if session.assigning.asked[:1] == [1] else session, random)
            until(driver, lambda: are_level(session, game), table=table)
        until(driver, lambda: isinstance(driver.top, BoardScene) and game.legal, table=table)
        board, move, made = (
            driver.on(BoardScene),
            next(m for m in game.legal if isinstance(m, PlaceCharacter)),
            session.made,
        )
        game.table.wire.cut()  # in the thread of the wire, between two presses: what was possible still is, and no more
        while game.table.wire.stands == "open":
            table.news.wait(0.02)
        board.play(move)
        until(driver, lambda: there(game.company).is_cut and not game.legal, table=table)
        board.deeds._place(move, ())
        assert board.make(move) == []
        assert session.made == made
        assert "decides" not in prompt_of(game)[0]
        assert not board.board_dock.done().second_line
        driver.open("lost", session=game)
        driver.on(LostScene)
        driver.click("lost.try")
        until(driver, lambda: isinstance(driver.top, BoardScene), table=table)
        until(driver, lambda: not game.holds, table=table)


@pytest.fixture
def hosting() -> Iterator[Hosting]:
    hosting = Hosting("Ada", lambda: None, kept=KeptTable(1, 0, "Ada", elsewhere=(1,)))
    yield hosting
    hosting.close()


def knock(hosting: Hosting, name: str, address: str) -> Stranger:
    stranger = Stranger(address)
    hosting._invitation.put(stranger, Came(KNOCKS, name, True))
    return stranger


def test_a_knock_in_a_running_game_is_a_pill_and_goes_with_its_knocker(driver: Driver, hosting: Hosting) -> None:
    session = Session.new(persons(options(2)), "knocks", pace=0.0, elsewhere=[1])
    hosting.resume(session, KeptTable(1, 0, "Ada", tokens={"b": 1}, elsewhere=(1,)))
    driver.open("board", how="reset", session=session)
    driver.frames(4)
    top, depth = driver.top, driver.app.stack.depth
    for _ in range(30):  # somebody knocks and hangs up: nothing opens, nothing stays
        stranger = knock(hosting, "Mora", "10.0.0.7")
        driver.frames(2)
        hosting._invitation.put(stranger, Gone())
        driver.frames(2)
        assert driver.top is top
        assert driver.app.stack.depth == depth
        assert not [name for name in top.spots.names() if name.startswith("knock.")]
    mora, bela = knock(hosting, "Mora", "10.0.0.8"), knock(hosting, "Bela", "10.0.0.9")
    driver.frames(2)
    _, second = pills = [name for name in top.spots.names() if name.startswith("knock.")]
    assert driver.top is top
    assert len(pills) == 2
    driver.click(second)
    assert "Bela" in driver.on(DialogScene).text
    hosting._invitation.put(bela, Gone())  # while it is being answered
    driver.frames(2)
    assert driver.top is top
    assert pills[1] not in top.spots
    driver.click(pills[0], "dialog.answer_2")
    assert "Welcome" in mora.told
    assert len(hosting.lookers) == 1
    noisy = knock(hosting, "Nosy", "10.0.0.10")
    driver.frames(2)
    driver.click(next(name for name in top.spots.names() if name.startswith("knock.")), "dialog.answer_1")
    assert noisy.told == ["no_knocking"]
    assert driver.top is top
    assert not [name for name in top.spots.names() if name.startswith("knock.")]
    driver.open("people", session=session)
    driver.click("people.knocks.on", "people.close")
    assert hosting.ruling.hears_knocks
    driver.app.stack.clear()


def test_talk_and_knocks_are_set_for_every_table_and_for_the_one_that_is_open(driver: Driver, hosting: Hosting) -> None:
    driver.app.change_settings(talk=False, knocks=False)
    session = Session.new(persons(options(2)), "knocks", pace=0.0, elsewhere=[1])
    hosting.resume(session, KeptTable(1, 0, "Ada", tokens={"b": 1}, elsewhere=(1,)))
    enter_table(driver.app, session)
    assert hosting.is_silent
    assert not hosting.ruling.hears_knocks
    driver.open("settings")
    driver.click("settings.page.together", "settings.knocks")
    assert hosting.is_silent
    assert hosting.ruling.hears_knocks
    driver.click("settings.talk")
    assert not hosting.is_silent


def test_no_more_knocks_holds_for_the_table_whatever_is_set_and_when_it_is_opened_again(
    driver: Driver, hosting: Hosting
) -> None:
    hosting.ruling.hear_knocks(False)
    session = Session.new(persons(options(2)), "knocks", pace=0.0, elsewhere=[1])
    hosting.resume(session, KeptTable(1, 0, "Ada", tokens={"b": 1}, elsewhere=(1,)))
    enter_table(driver.app, session)
    assert not hosting.ruling.hears_knocks
    driver.open("settings")
    driver.click("settings.page.together", "settings.talk")
    assert not hosting.ruling.hears_knocks
    again = Hosting("Ada", lambda: None, kept=hosting.as_kept(session))
    assert not again.ruling.hears_knocks
    again.close()
    driver.click("settings.knocks", "settings.knocks")  # who changes the setting itself means this table, too
    assert hosting.ruling.hears_knocks


def test_a_knock_in_the_lobby_waits_beside_what_is_chosen(driver: Driver, hosting: Hosting) -> None:
    plan = table_plan(driver.app)
    plan.set_kind(1, SEAT_OF_GUEST)
    lobby = driver.open("host_lobby", how="reset", hosting=hosting, plan=plan)
    for _ in range(5):
        stranger = knock(hosting, "Mora", "10.0.0.7")
        driver.frames(2)
        hosting._invitation.put(stranger, Gone())
        driver.frames(2)
        assert driver.top is lobby
    knock(hosting, "Bela", "10.0.0.8")
    driver.frames(2)
    driver.click("knock.2", "dialog.answer_1")
    assert not hosting.ruling.hears_knocks
    assert "knock.2" not in lobby.spots
    driver.click("lobby.hear_knocks")
    assert hosting.ruling.hears_knocks
    assert "lobby.hear_knocks" not in lobby.spots
    hosting._invitation.put(cleo := Stranger(), Came(-1, "Cleo", True))
    driver.frames(2)
    assert "Cleo is watching." in str(there(there(lobby.spots.get("lobby.lookers").tip)()))
    driver.click("lobby.lookers")
    assert cleo.told[-1] == "sent_away"
    kept = hosting.as_kept(Session.new(persons(options(2)), "looks", pace=0.0, elsewhere=[1]))
    again = Hosting("Ada", lambda: None, kept=kept)
    assert not again.ruling.may_look_on
    again.close()
    driver.app.stack.clear()


def test_the_host_frees_a_seat_and_whoever_takes_it_is_named(driver: Driver, hosting: Hosting) -> None:
    session = Session.new(persons(options(2)), "freed", pace=0.0, elsewhere=[1])
    hosting.resume(session, KeptTable(1, 0, "Ada", tokens={"b": 1}, elsewhere=(1,)))
    driver.open("board", how="reset", session=session)
    sheet = driver.open("people", session=session)
    of_kind(PeopleScene, sheet)
    driver.click("people.free")
    driver.click("dialog.answer_1")
    driver.frames(2)
    assert not hosting._invitation.tokens
    assert session.stand_ins.sits_in(1)
    assert not driver.on(PeopleScene).spots.get("people.free").enabled
    dora = Stranger("10.0.0.9")
    hosting._invitation.put(dora, Came(NEW, "Dora", False))
    until_seen = driver.on(PeopleScene)
    for _ in range(3):
        driver.frames(1)
    assert hosting.sitters == {1: "Dora"}
    assert "Dora sits there" in until_seen._told(1)[0]
    assert "Welcome" in dora.told


def test_who_looks_on_reads_that_everybody_chooses_and_then_who_still_does(driver: Driver) -> None:
    with wired(persons(options(2)), [1]) as table:
        (bela,) = table.all_in("Bela")
        mora = table.guest("Mora", looks_on=True)
        table.pump(table.level)
        session, own, seen = there(table.session), there(bela.game), there(mora.game)
        while not there(session.decision).assigns:
            (session if session.legal else own).play((session.legal or own.legal)[0])
            table.pump(table.level)
        board = of_kind(BoardScene, driver.open("board", how="reset", session=seen))
        assert prompt_of(seen) == (AT_ONCE, -1)
        assert AT_ONCE in board.board_dock.points().title
        own.play(next(move for move in own.legal if isinstance(move, FinishAssignment)))
        table.pump(lambda: seen.assigning.asked == [0])
        assert prompt_of(seen) == ("Player 1 decides", 0)
        assert board.board_dock.points().title == "Player 1"
        driver.app.stack.clear()
