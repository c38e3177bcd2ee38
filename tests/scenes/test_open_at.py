"""A table laid from the window at a machine that serves: its head arranges, decides, and comes back by day."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from driver import Driver
from given import of_kind, there
from wired import Stranger

from trickerion.play.guest import GuestGame
from trickerion.play.tables.far_way import tell_our_relay
from trickerion.play.tables.guest_table import GuestTable
from trickerion.play.tables.serve import Server
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.together.door import DoorScene
from trickerion.scenes.together.guest_lobby import GuestLobby
from trickerion.scenes.together.head_lobby import HeadLobby
from trickerion.scenes.together.people import PeopleScene
from trickerion.screens.dialog import DialogScene
from trickerion.storage.tables import seats_elsewhere
from trickerion.together import messages as m
from trickerion.together.code import FAR_BITS, letters_in, read_invitation, spelled_secret
from trickerion.together.invitation import KNOCKS, Came
from trickerion.together.wire import Wire

pytestmark = pytest.mark.watched


class Afar:
    """A machine that serves, and a window whose relay it is."""

    def __init__(self, driver: Driver, folder: Path) -> None:
        self.driver, self.server = driver, Server(folder, relay="group")
        self.server.open("127.0.0.1", 0)
        self.guests: list[GuestTable] = []
        key = spelled_secret(self.server._desk.invitation.secret, FAR_BITS)
        tell_our_relay(driver.app.places, f"127.0.0.1:{self.server.port} {key}")
        driver.app.settings.confirm = False

    def until(self, is_so: Callable[[], object]) -> None:
        for _ in range(900):
            self.driver.frames(1)
            self.server.step()
            for guest in self.guests:
                guest.update()
            if is_so():
                return
            threading.Event().wait(0.01)
        raise AssertionError(type(self.driver.top).__name__)

    def door(self) -> DoorScene:
        door = self.driver.open("together")
        assert isinstance(door, DoorScene)
        there(door._name).set_text("Ada")
        door.widgets.stop_typing()
        door.layout()
        return door

    def laid(self) -> HeadLobby:
        self.door()
        self.driver.click("door.where.there", "door.open")
        self.until(lambda: isinstance(self.driver.top, HeadLobby))
        return self.driver.on(HeadLobby)

    def come(self, invitation: str, name: str) -> GuestTable:
        guest = GuestTable(Wire(read_invitation(invitation), name))
        guest.wire.open()
        self.guests.append(guest)
        self.until(lambda: guest.lobby is not None)
        return guest


@pytest.fixture
def afar(driver: Driver, tmp_path: Path) -> Iterator[Afar]:
    made = Afar(driver, tmp_path)
    yield made
    driver.app.stack.clear()
    for guest in made.guests:
        guest.close()
    made.server.close()


@pytest.mark.slow
def test_a_table_is_opened_at_the_machine_arranged_and_played_by_day(driver: Driver, afar: Afar) -> None:
    lobby = afar.laid()
    (table,) = afar.server.tables.values()
    assert letters_in(lobby.invitation)[0] in "YZ"  # it leads there from anywhere
    assert [seat.token for seat in seats_elsewhere(driver.app.places.seats)] == [*table.invitation.tokens]
    afar.until(lambda: table.table.places[0].name == "Ada")
    assert "setup.kind.0.guest" not in lobby.spots  # the own seat stays
    driver.click("setup.kind.2.computer", "setup.module.dark_alley")
    afar.until(lambda: table.table.places[2].kind == "computer")
    afar.until(lambda: "dark_alley" in table.table.draft["modules"])
    driver.click("setup.kind.2.empty")
    afar.until(lambda: table.table.places[2].kind == "empty")
    bela = afar.come(lobby.invitation, "Bela")
    assert bela.seat == 1
    driver.click("lobby.spell", "spell.close")
    afar.until(lambda: lobby.company.ruling.hears_knocks)
    table.invitation.put(mora := Stranger("10.0.0.7"), Came(KNOCKS, "Mora", True))
    afar.until(lambda: "knock.1" in lobby.spots)
    driver.click("knock.1")
    assert "Mora" in driver.on(DialogScene).text
    driver.click("dialog.answer_2")
    afar.until(lambda: [*lobby.company.lookers] == ["Mora"])
    driver.click("lobby.lookers")
    afar.until(lambda: not lobby.company.lookers and not lobby.company.ruling.may_look_on)
    assert mora.told[-1] == "sent_away"
    assert "not ready" in lobby.spots.get("lobby.raise").why_not
    bela.wire.send(m.SetReady(True))
    afar.until(lambda: lobby.spots.get("lobby.raise").enabled)
    driver.click("lobby.raise")
    afar.until(lambda: isinstance(driver.top, BoardScene) and bela.game is not None)
    assert of_kind(GuestGame, driver.app.session).seed == ""
    bela.close()
    afar.guests.clear()
    company = there(there(driver.app.session).company)
    afar.until(lambda: company.stands[1] == "away")
    driver.open("people", session=driver.app.session)
    driver.on(PeopleScene)
    driver.click("people.until.1", "people.may_look_on.on", "people.knocks.off")
    afar.until(lambda: table.table.allows_looking_on and not table.table.entrance.knocks.are_heard)
    afar.until(lambda: there(table.session).stand_ins.sits_in(1))
    driver.open("title", how="reset")
    afar.until(lambda: table.table.places[0].visitor is None)
    afar.door()
    driver.click("door.seat.0")  # another day
    afar.until(lambda: isinstance(driver.top, BoardScene))
    assert there(there(driver.app.session).company).ruling.decides


@pytest.mark.slow
def test_a_head_sends_away_makes_another_one_and_closes(driver: Driver, afar: Afar) -> None:
    lobby = afar.laid()
    bela = afar.come(lobby.invitation, "Bela")
    afar.until(lambda: lobby.plan.seated)
    driver.click("lobby.decide", "dialog.answer_2", "dialog.answer_1")
    afar.until(lambda: bela.why == "sent_away")
    csilla = afar.come(lobby.invitation, "Csilla")
    afar.until(lambda: lobby.plan.seated)
    driver.click("lobby.decide", "dialog.answer_3", "dialog.answer_1")
    afar.until(lambda: isinstance(driver.top, GuestLobby) and csilla.ruling.decides)
    csilla.wire.send(m.Rule("head", 0, ""))
    afar.until(lambda: isinstance(driver.top, HeadLobby))
    lobby = driver.on(HeadLobby)
    driver.click("lobby.decide", "dialog.answer_1")
    driver.on(DialogScene)
    driver.click("dialog.answer_1")
    afar.until(lambda: csilla.why == "closed_for_good" and isinstance(driver.top, DoorScene))
    assert not afar.server.tables


def test_a_machine_that_takes_no_key_says_so(driver: Driver, afar: Afar) -> None:
    key = spelled_secret(afar.server._desk.invitation.secret ^ 1, FAR_BITS)
    tell_our_relay(driver.app.places, f"127.0.0.1:{afar.server.port} {key}")
    door = afar.door()
    driver.click("door.where.there", "door.open")
    afar.until(lambda: "does not take our key" in door._code.trouble)
    driver.click("door.where.here")
    assert door._where.label == "Open a New Table"
