"""At the screen of a host: what is asked and said about people elsewhere, and what does not wait for them."""

import time
from collections.abc import Iterator
from random import Random

import pygame
import pytest
from driver import Driver
from given import of_kind, there
from wanderer import options, pick
from wired import FakeVisitor, persons

from trickerion.play.session import Session
from trickerion.play.tables import hosting as hosted
from trickerion.play.tables.hosting import Hosting
from trickerion.rules.moves import Advertise
from trickerion.scenes.board.scene import BoardScene
from trickerion.table.log_panel import entries_of
from trickerion.table.view import seat_names
from trickerion.together.announcement import Announcer
from trickerion.together.greeting import new_token
from trickerion.together.invitation import Came
from trickerion.together.seating import GUEST, HERE
from trickerion.words.screens.together import THEY_WAIT
from trickerion.words.together import HOUSE

pytestmark = pytest.mark.watched
ADA, BELA = 0, 1


class NoDoor:
    """Nobody comes in here: the guests of these tests are at the table already."""

    port = 47600

    def __init__(self, *_: object, **__: object) -> None: ...

    def open(self, *_: object, **__: object) -> None: ...

    def close(self) -> None: ...

    def come_called(self, *_: object) -> None: ...


class Host:
    """A window that hosts a game of two; Bela is away, or there at the other end of a wire that leads nowhere."""

    def __init__(self, driver: Driver, *, is_there: bool) -> None:
        self.driver, self.hosting = driver, Hosting("Ada", lambda: None)
        self.table = self.hosting.table
        for seat, kind, name in ((ADA, HERE, "Ada"), (BELA, GUEST, "Bela")):
            self.table.seat(seat, kind, name)
        bela = self.table.places[BELA]
        bela.token, bela.visitor = new_token(), FakeVisitor() if is_there else None
        self.table.invitation.tokens[bela.token] = BELA
        self.session = Session.new(persons(options(2)), "host", pace=0.0, elsewhere=[BELA])
        self.hosting.begin(self.session)
        self.random = Random("host")
        driver.app.settings.confirm = False

    def sit_down(self) -> BoardScene:
        board = self.driver.open("board", how="reset", session=self.session)
        self.driver.frames(4)
        return of_kind(BoardScene, board)

    def until_asked(self, seat: int) -> None:
        """Both play until one of them is asked, and it is not the Assignment."""
        while there(self.session.decision).seat != seat or there(self.session.decision).question == "Assigning":
            self.move()

    def move(self) -> None:
        move = pick(self.session.game, self.random)
        if there(self.session.decision).seat == BELA:
            self.session.do_for(BELA, [move.to_json()])
        else:
            self.session.play(move)

    def leave(self, seconds: float) -> None:
        """Bela's wire has been cut for so long."""
        self.table.places[BELA].visitor = None
        self.table.places[BELA].since -= seconds
        self.table.people_changed()

    @property
    def told(self) -> list[str]:
        return [line.note for line in self.session.log if line.note]


@pytest.fixture
def host(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    monkeypatch.setattr(hosted, "Door", NoDoor)
    monkeypatch.setattr(Announcer, "open", lambda _self: None)
    yield Host(driver, is_there=True)
    driver.app.stack.clear()


def test_digits_choose_in_the_bubble_of_who_is_away_without_another_key(host: Host) -> None:
    host.until_asked(BELA)
    host.leave(60)
    board = host.sit_down()
    assert board.away.is_open
    assert not host.session.legal
    host.driver.key(pygame.K_2)
    assert host.session.stand_ins.instead(BELA) == "once"
    assert not board.away.is_open


def test_digits_belong_to_the_table_while_something_can_be_done_there(host: Host) -> None:
    host.leave(60)
    host.until_asked(ADA)
    board = host.sit_down()
    board.away.open(BELA)
    host.driver.frames(2)
    assert board.away.is_open
    assert host.session.legal
    host.driver.key(pygame.K_3)
    assert host.session.stand_ins.instead(BELA) == "wait"
    board.spots.focused = "away.0"
    host.driver.key(pygame.K_3)
    assert host.session.stand_ins.instead(BELA) == "until"


def test_an_undo_elsewhere_is_told_here_and_one_here_to_those_elsewhere(host: Host) -> None:
    while not isinstance(host.session.game.legal_moves()[0], Advertise) or there(host.session.decision).seat != BELA:
        host.move()
    host.session.do_for(BELA, [Advertise().to_json()])
    assert host.session.undo_for(BELA)
    assert host.told[-1] == HOUSE["took_back"](name="Player 2")
    number = len(host.told)
    while there(host.session.decision).seat != ADA or not host.session.legal:
        host.move()
    host.session.play(host.session.legal[0])
    host.session.undo()
    assert len(host.told) == number, "whoever sits here knows"


def test_the_move_of_a_stand_in_is_told_as_that_of_a_computer_player(host: Host) -> None:
    host.until_asked(BELA)
    host.hosting.ruling.let_decide(BELA, once=True)
    before = host.session.made
    while host.session.made == before:
        host.session.opponents.wait(0.05)
        host.session.update()
    lines = [line for line in host.session.log if line.move_index > before]
    told = [line for line in lines if line.seat == BELA]
    assert told
    assert all(line.stand_in for line in told)
    assert all("You" not in line.reason.split() and "your" not in line.reason.split() for line in told)
    names = seat_names(host.session.options)
    for viewer in (ADA, BELA):
        said = [entry.text for entry in entries_of(told, names, viewer) if entry.seat == BELA]
        assert said
        assert all(text.startswith("*Player 2 (computer)*") for text in said)


@pytest.mark.parametrize("is_there", [True, False])
def test_the_sheet_between_turns_waits_for_the_host_where_nobody_waits_for_it(host: Host, is_there: bool) -> None:
    if not is_there:
        host.leave(60)
    assert host.session.others_wait is is_there
    host.sit_down()
    seam = host.driver.open("seam", session=host.session)
    assert seam.waits
    for _ in range(250):
        host.driver.app.live([], 0.1)
    assert (host.driver.top is seam) is not is_there


def test_who_looks_on_waits_too(host: Host) -> None:
    host.leave(60)
    host.table.allows_looking_on = True
    host.table.invitation.put(FakeVisitor(), Came(-1, "Cleo", True))
    host.table.update()
    assert host.session.others_wait


def test_the_dock_says_when_the_others_wait_and_for_how_long_somebody_has_been_asked(host: Host) -> None:
    board = host.sit_down()
    host.until_asked(ADA)
    host.table.update()
    host.driver.frames(2)
    shown = board.board_dock.points()
    assert THEY_WAIT not in (shown.line, shown.note)
    host.table.thinking._clock = lambda: time.monotonic() + 30
    shown = board.board_dock.points()
    assert THEY_WAIT in (shown.line, shown.note)
    host.until_asked(BELA)
    host.table.thinking._clock = time.monotonic
    host.table.update()
    assert not board.people.says(BELA)
    host.table.thinking._clock = lambda: time.monotonic() + 97
    assert board.people.says(BELA) == "decides · 1:35"
