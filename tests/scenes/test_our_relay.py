"""Friends in two homes, in the window: a relay is told once, codes lead through it, and the seat is found again."""

import json
from collections.abc import Callable, Iterator

import pygame
import pytest
from driver import Driver
from given import there
from relayed import FarTable, Station

from trickerion import __version__
from trickerion.play.tables.far_way import our_relay, tell_our_relay
from trickerion.scenes.together.door import DoorScene
from trickerion.scenes.together.guest_lobby import GuestLobby
from trickerion.scenes.together.host_lobby import HostLobby
from trickerion.scenes.together.our_relay import OurRelayScene
from trickerion.scenes.together.spelled import SpelledCode
from trickerion.storage.tables import seats_elsewhere
from trickerion.together.code import FAR_BITS, CodeError, in_full, letters_in, spelled, spelled_secret
from trickerion.together.messages import PROTOCOL
from trickerion.words.screens import together as words

pytestmark = pytest.mark.watched


@pytest.fixture
def door(driver: Driver) -> Iterator[DoorScene]:
    driver.app.settings.confirm = False
    door: DoorScene = driver.open("together")
    there(door._name).set_text("Bela")
    door.widgets.stop_typing()
    door.layout()
    yield door
    driver.app.stack.clear()


def line_of(station: Station) -> str:
    return f"127.0.0.1:{station.port} {spelled_secret(station.group or 0, FAR_BITS)}"


def until(driver: Driver, is_so: Callable[[], object], table: FarTable | None = None) -> None:
    for _ in range(600):
        driver.frames(1)
        if table is not None:
            table.table.update()
        if is_so():
            return
        pygame.time.wait(10)
    raise AssertionError(type(driver.top).__name__)


def type_line(driver: Driver, text: str) -> OurRelayScene:
    sheet = driver.on(OurRelayScene)
    there(sheet._line).set_text(text)
    sheet._changed()
    return sheet


def test_a_code_that_leads_through_a_relay_asks_once_which_one(
    driver: Driver, door: DoorScene, station: Station
) -> None:
    with FarTable(station) as far:
        letters = spelled(far.code)
        door._code.paste(letters)
        driver.click("door.join")
        assert driver.on(OurRelayScene)._why == words.WHICH_RELAY
        type_line(driver, "nonsense")
        driver.click("relay.keep")
        assert driver.on(OurRelayScene)._is_wrong
        type_line(driver, f"127.0.0.1:{station.port}")
        driver.click("relay.keep")  # and it is called at once
        until(driver, lambda: isinstance(driver.top, GuestLobby), far)
        (seat,) = seats_elsewhere(driver.app.places.seats)
        assert seat.table == far.kept.name
        assert seat.door == far.door.key.door
        assert "lobby.talk" in driver.top.spots
        driver.open("together", how="reset")
        driver.on(DoorScene)._code.paste(letters)
        driver.click("door.watch")
        until(driver, lambda: isinstance(driver.top, GuestLobby), far)
        assert "lobby.talk" not in driver.top.spots  # who looks on has no line that anybody hears


def test_a_pasted_line_brings_its_relay_along_and_the_seat_is_found_again(
    driver: Driver, door: DoorScene, station: Station
) -> None:
    with FarTable(station) as far:
        door._code.paste(f"At eight! {in_full(far.code)} Bring cake.")
        assert door._code.text == in_full(far.code).replace("-", "")
        driver.click("door.join")
        until(driver, lambda: isinstance(driver.top, GuestLobby), far)
        driver.open("together", how="reset")
        until(driver, lambda: far.table.places[1].visitor is None, far)
        back = driver.on(DoorScene)
        driver.click("door.seat.0")
        until(driver, lambda: isinstance(driver.top, GuestLobby), far)
        assert far.table.places[1].visitor is not None
        assert back is not door


def type_text(driver: Driver, text: str) -> None:
    """Type as on a keyboard."""
    for letter in text:
        driver.app.frame([pygame.event.Event(pygame.TEXTINPUT, text=letter)], 1 / 60)
    driver.frames(1)


@pytest.mark.slow
def test_what_can_be_pasted_can_be_typed_the_address_of_a_relay_and_twenty_letters(
    driver: Driver, door: DoorScene, station: Station
) -> None:
    with FarTable(station) as far:
        line = in_full(far.code)
        address, _, letters = line.partition(" ")
        driver.frames(40)
        type_text(driver, f"{address} {letters[:8]}")
        assert door._code.text == f"{address} {letters[:8].replace('-', '')}", "as yet the secret of a table"
        type_text(driver, letters[8:])
        assert door._code.text.replace("-", "") == line.replace("-", "")
        assert not door._code.why_not
        for _ in range(12):
            driver.key(pygame.K_BACKSPACE)
        assert door._code.text == f"{address} {letters.replace('-', '')[:8]}"
        assert "door.address" in door.spots, "a slip in the address can be mended"
        type_text(driver, letters.replace("-", "")[8:])
        assert door._code.text == line.replace("-", "")
        driver.click("door.join")
        until(driver, lambda: isinstance(driver.top, GuestLobby), far)


def test_at_home_the_same_letters_go_straight_there(driver: Driver, door: DoorScene, station: Station) -> None:
    with FarTable(station) as far:
        letters, port = spelled(far.code), far.door.port
        far.keeping.close()
        far.pump(lambda: station.relay.health["names"] == 0)
        told = {"is": "trickerion", "protocol": PROTOCOL, "program": __version__, "host": "Ada"}
        packet = {**told, "port": port, "free": 1, "name": far.kept.name, "door": far.door.key.door[:12]}
        door._lists.listener.hear(json.dumps(packet).encode(), "127.0.0.1")
        driver.frames(1)
        door._code.paste(letters)
        driver.click("door.join")
        until(driver, lambda: isinstance(driver.top, GuestLobby), far)
        (seat,) = seats_elsewhere(driver.app.places.seats)
        assert (seat.port, seat.table) == (port, "")


@pytest.mark.usefixtures("door")
def test_a_table_that_is_opened_here_has_a_code_for_both_and_keeps_it(driver: Driver, station: Station) -> None:
    driver.click("door.relay")
    type_line(driver, line_of(station))
    driver.key(pygame.K_RETURN)
    assert there(our_relay(driver.app.places)).key == station.group
    driver.click("door.open")
    lobby = driver.on(HostLobby)
    hosting = lobby._hosting
    until(driver, lambda: lobby.reach() == words.ANYWHERE)
    line = hosting.invitation
    assert line.startswith(f"127.0.0.1:{station.port} ")
    assert letters_in(line)[0] in "YZ"
    driver.key(pygame.K_c, pygame.KMOD_CTRL)
    assert pygame.scrap.get_text() == hosting.invitation
    driver.click("lobby.spell", "spell.look")
    sheet = driver.on(SpelledCode)
    until(driver, lambda: "the same network as the relay" in sheet._seen)
    driver.click("spell.close")
    station.stop()
    until(driver, lambda: lobby.reach() == words.RELAY_AWAY)
    assert hosting.invitation == line
    station.start()
    there(hosting.far.at)._wakes.set()
    until(driver, lambda: lobby.reach() == words.ANYWHERE)
    assert hosting.invitation == line
    driver.click("lobby.close")
    until(driver, lambda: station.relay.health["names"] == 0)


@pytest.mark.usefixtures("door")
def test_a_relay_that_does_not_take_our_key_is_told(driver: Driver, station: Station) -> None:
    tell_our_relay(driver.app.places, line_of(station).replace(spelled_secret(12345, FAR_BITS), "AAAA-AAAA-AAAA"))
    driver.click("door.open")
    lobby = driver.on(HostLobby)
    until(driver, lambda: "does not accept our key" in lobby.reach())
    assert lobby._hosting.invitation[0] not in "YZ"
    driver.click("lobby.close", "door.relay", "relay.forget")
    assert our_relay(driver.app.places) is None


def test_what_is_no_relay_is_not_remembered(driver: Driver) -> None:
    for text in ("nonsense", "relay.example.org ABCD", "relay.example.org/owl"):
        with pytest.raises(CodeError):
            tell_our_relay(driver.app.places, text)
    assert our_relay(driver.app.places) is None
