"""A host that lies: its guest goes on with one sentence, and holds no more than before."""

import contextlib
import json
import threading
from random import Random
from typing import Any

import pytest
from driver import Driver
from given import of_kind, there
from hostile import HostileWire, Recording, short_story, spoilt
from wanderer import ACADEMY, ALL, DARK_ALLEY, options
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve
from wired import persons, stranger, wired

from trickerion.app.registry import open_scene
from trickerion.play.chronicle import MOST_NOTES
from trickerion.play.tables.guest_table import GuestTable
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.title import TitleScene
from trickerion.scenes.together.door import DoorScene
from trickerion.scenes.together.guest_lobby import GuestLobby
from trickerion.screens.dialog import DialogScene
from trickerion.table.game_scene import GameScene
from trickerion.together import arrival
from trickerion.together import messages as m
from trickerion.together import wire as wires
from trickerion.together.arrival import Arrival
from trickerion.together.code import Code
from trickerion.together.codec import CodecError
from trickerion.together.door_key import DoorKey, new_door_key
from trickerion.together.greeting import Proof, greet, hello, new_nonce, new_token
from trickerion.together.wire import Wire

KINDS = [options(2), options(3, modules=ACADEMY), options(2, modules=ALL)]
MORE = [options(3, modules=DARK_ALLEY), options(4, modules=(*ACADEMY, "powers"))]


@pytest.fixture(scope="module")
def recordings() -> list[Recording]:
    return [Recording(kind, f"hostile {number}", 120) for number, kind in enumerate(KINDS)]


def bring(guest: GuestTable, text: object) -> None:
    """The host says something."""
    of_kind(HostileWire, guest.wire).bring(text)


def heard(*texts: str) -> GuestTable:
    """A guest who has heard all that."""
    guest = GuestTable(HostileWire())
    for text in texts:
        bring(guest, text)
        guest.update()
    return guest


@pytest.mark.slow
def test_what_an_honest_host_says_is_believed(recordings: list[Recording]) -> None:
    for recording in recordings:
        guest = heard(*recording.lobby, *recording.begun, *recording.told)
        assert not guest.why
        assert there(guest.game).made == recording.session.made
        guest = heard(*short_story(recording, 60))
        assert not guest.why
        assert there(guest.game).made == 2


def a_step(recording: Recording, number: int = 40) -> tuple[list[str], dict[str, Any], list[Any]]:
    """A story without its last step, that step, and its View as a list."""
    story = short_story(recording, number)
    told, view = recording.steps[number + 1]
    return story[:4], told, json.loads(view)


def steps(told: dict[str, Any], view: object) -> str:
    return f"{json.dumps({'is': 'Steps', 'first': 2, 'steps': [told]})}\n{json.dumps(view)}"


EVENTS = [
    ["CoinsGained", 77, 1, "bank"],
    ["CoinsGained", 2, 1, "bank"],
    ["CardDrawn", 0, "no_such_deck", ""],
    ["TrickLearned", 0, "no_such_trick", "spades", 0, ""],
    ["TrickSetUp", 0, "linking_rings", "riverside_01", 7, 0],
    ["InitiativeSet", ["t", 0, 0, 0, 5]],
    ["HeirStep", 0, "x", ["t"], ""],
    ["RoomsOpened", "z"],
    ["DieRolled", "no_such_die", "3", 0],
    ["PhaseBegan", "classroom"],
    ["Scored", 0, "no_such_category", 1, 1, 1],
    ["l", ["l"]],
]


@pytest.mark.parametrize("event", EVENTS, ids=[str(event)[:24] for event in EVENTS])
def test_events_that_cannot_be_are_not_believed(recordings: list[Recording], event: list[Any]) -> None:
    before, told, view = a_step(recordings[0])
    guest = heard(*before, steps({**told, "events": ["l", event]}, view))
    assert guest.why == "nonsense"
    assert "make no sense" in guest.trouble


def test_tables_that_cannot_be_are_not_believed(recordings: list[Recording]) -> None:
    before, told, view = a_step(recordings[0])
    state = ["GameState", "options", "seed", "chance_events", "turn", "phase", "closed", "boards", "memory", "players"]
    players, options = state.index("players"), state.index("options")

    def with_state(index: int, value: object) -> list[Any]:
        return [*view[:2], [*view[2][:index], value, *view[2][index + 1 :]], *view[3:]]

    assert not heard(*before, steps(told, view)).why
    wrongs: tuple[object, ...] = (
        with_state(players, ["l"]),
        with_state(players, view[2][players][:2]),
        with_state(options, ["GameOptions", {**view[2][options][1], "edition": "2015"}]),
        with_state(state.index("turn"), 77),
        with_state(state.index("phase"), "classroom"),
        with_state(state.index("boards"), {"academy": ["t"]}),
        ["View", 0, *view[2:]],
        ["l"],
        {},
        "x" * 60_000,
    )
    for wrong in wrongs:
        assert heard(*before, steps(told, wrong)).why == "nonsense", str(wrong)[:80]
    for spoilt_step in ({**told, "seat": 3}, {**told, "row": ["x"]}, {**told, "move": {"do": "No"}}, {"seat": 0}):
        assert heard(*before, steps(spoilt_step, view)).why == "nonsense"


SAID: list[dict[str, Any]] = [
    {"is": "Lobby", "seats": [], "game": {}, "lookers": [], "head": -1},
    {"is": "Lobby", "seats": [["here"]] * 4, "game": {}, "lookers": [], "head": -1},
    {"is": "Lobby", "seats": [["here", "x" * 5_000, "", "", "", "", ""]] * 4, "game": {}, "lookers": [], "head": -1},
    {"is": "Lobby", "seats": [["here", *[""] * 6]] * 4, "game": {"modules": ["heir"]}, "lookers": [], "head": -1},
    {"is": "Lobby", "seats": [["here", *[""] * 6]] * 4, "game": {"edition": [["2019"]]}, "lookers": [], "head": -1},
    {"is": "Lobby", "seats": [["here", *[""] * 5]] * 4, "game": {}, "lookers": [], "head": -1},
    *(
        {"is": "Lobby", "seats": [["here", *[""] * 5, wrong]] * 4, "game": {}, "lookers": [], "head": -1}
        for wrong in ("gold", "coins,coins", "shard,coins", "coins,", ",")
    ),
    {
        "is": "People",
        "stands": ["here"],
        "levels": [""],
        "since": [0],
        "names": [""],
        "lookers": ["x" * 99],
        "asked_for": [-1],
        "head": -1,
    },
    {"is": "AtTheDoor", "numbers": [1], "names": [], "look_on": [], "are_heard": True, "may_look_on": True},
    {
        "is": "AtTheDoor",
        "numbers": [*range(1, 10)],
        "names": ["Eve"] * 9,
        "look_on": [True] * 9,
        "are_heard": True,
        "may_look_on": True,
    },
    {"is": "Laid", "name": "x" * 90, "secret": "", "token": ""},
    {"is": "Steps", "first": 0, "steps": []},
    {"is": "Back", "made": 0, "seat": 0},
    {"is": "Over", "record": "{}"},
    {"is": "Said", "seat": 0, "name": "\ud800", "text": "x"},
    {"is": "Said", "seat": 0, "name": "Ada", "text": "x\n" * 9},
    {"is": "Welcome", "seat": 77, "token": "", "host": "", "table": ""},
    {"is": "Refused", "why": "x" * 500, "facts": {}},
    {"is": "Hello", "protocol": 3, "program": "x" * 900, "rules": "", "nonce": ""},
    {"is": "Assigned", "number": 0, "turn": 1, "laid": [1, 2], "own": []},
]


@pytest.mark.parametrize("said", SAID, ids=[f"{said['is']} {number}" for number, said in enumerate(SAID)])
def test_messages_that_cannot_be_are_not_believed(said: dict[str, Any]) -> None:
    assert heard(json.dumps(said)).why == "nonsense"


def test_a_record_of_another_game_is_kept_nowhere(recordings: list[Recording]) -> None:
    recording = recordings[0]
    guest = heard(*recording.lobby, *recording.begun, *recording.told)
    other = Recording(options(2), "another game", 400)
    assert other.session.is_over
    over = json.dumps({"is": "Over", "record": other.session.full_record})
    bring(guest, over)
    guest.update()
    assert guest.why == "nonsense"
    assert there(guest.game).whole_game is None
    whole = heard(*other.lobby, *other.begun, *other.told)
    assert there(whole.game).whole_game is not None
    bring(whole, over)
    whole.update()
    assert whole.why == "nonsense"  # it comes once


def test_talk_without_end_is_listened_to_for_a_while(recordings: list[Recording]) -> None:
    recording, now = recordings[0], [0.0]
    guest = GuestTable(HostileWire())
    guest.wire._arrival = Arrival(lambda: now[0])
    for text in short_story(recording, 40):
        bring(guest, text)
    guest.update()
    talk = json.dumps({"is": "Said", "seat": 0, "name": "Ada", "text": "y" * 200})
    for _ in range(1_000):
        bring(guest, talk)
    guest.update()
    assert sum(bool(line.note) for line in there(guest.game).log) == arrival.BURST
    for _ in range(1_000):
        now[0] += 1
        bring(guest, talk)
        bring(guest, '{"is":"NotDone","made":2,"why":"late"}')
        guest.update()
    assert sum(bool(line.note) for line in there(guest.game).log) <= MOST_NOTES
    assert not guest.why
    assert len(there(guest.game).news.take_notices()) < 50


def endless_steps(recording: Recording, number: int) -> str:
    """One and the same step, so often as a message may hold it."""
    told, view = recording.steps[40]
    return "\n".join([json.dumps({"is": "Steps", "first": number, "steps": [told] * 32}), *[view] * 32])


def test_steps_without_end_end_the_wire(recordings: list[Recording], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrival, "MOST_MOVES", 100)
    ear = Arrival()
    for text in short_story(recordings[0], 40)[:3]:
        ear.read(text)
    for number in range(3):
        ear.read(endless_steps(recordings[0], 32 * number))
    with pytest.raises(CodecError):
        ear.read(endless_steps(recordings[0], 96))


def test_a_host_that_never_stops_has_to_wait(recordings: list[Recording]) -> None:
    """A window that does not look holds no more than a few messages, however many are said."""
    begun, news = short_story(recordings[0], 40), threading.Event()

    def lie(connection: ServerConnection) -> None:
        connection.send(m.written(hello(new_nonce())))
        connection.recv()
        for text in begun[:3]:
            connection.send(text)
        try:
            for number in range(120):
                connection.send(endless_steps(recordings[0], 32 * number))
        except ConnectionClosed:
            pass

    with serve(lie, "127.0.0.1", 0, ssl=DoorKey(new_door_key()).context) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        wire = Wire(Code("127.0.0.1", server.socket.getsockname()[1], 1), "Bela", knocks=True, on_news=news.set)
        wire.open()
        for _ in range(400):
            news.clear()
            if wire._letters > wires.MOST_WAITING:
                break
            news.wait(0.1)
        assert wires.MOST_WAITING < wire._letters <= wires.MOST_WAITING + m.MOST_DOWN + wires.WEIGHT
        wire.close()
        wire.cut()
        server.shutdown()


def test_half_a_letter_in_a_proof_is_a_wrong_code(caplog: pytest.LogCaptureFixture) -> None:
    assert not Proof(new_nonce(), "\ud800", "d").is_of_guest("\ud800", new_token().encode())
    with wired(persons(options(2)), [1]) as table:
        with stranger(table) as liar:
            liar.recv()
            liar.send(m.written(greet("Eve\udfff", "\ud800" * 64, "\udfff", table.door.key.door)))
            assert json.loads(liar.recv())["why"] == "code"
        table.pump(lambda: table.door.strangers == 0)
    assert "Traceback" not in caplog.text


# ------------------------------------------------------------------ in the window


def shown(driver: Driver, story: list[str], which: int, random: Random) -> GuestTable:
    """A guest's window that hears a story with one message spoilt, and is looked at here and there."""
    app = driver.app
    guest, is_open = GuestTable(HostileWire()), False
    driver.open("title", how="reset")
    for number, text in enumerate(story):
        try:
            bring(guest, spoilt(text, random) if number == which else text)
        except (TypeError, KeyError, IndexError, AttributeError):
            bring(guest, text)  # the change itself was not possible
        guest.update()
        if guest.lobby is not None and number == 1 and not guest.why:
            open_scene(app, "guest_lobby", how="reset", guest=guest)
        if guest.game is not None and not is_open and not guest.why:
            is_open = True
            open_scene(app, "board", how="reset", session=guest.game)
        driver.frames(2)
    if is_open and isinstance(driver.top, BoardScene):
        for seat in range(len(there(guest.game).options.seats)):
            workshop = driver.open("workshop", session=guest.game, seat=seat)
            if workshop in app.stack:
                app.stack.pop(workshop)
        driver.frames(2)
    if not isinstance(driver.top, (TitleScene, DialogScene, BoardScene, GuestLobby, DoorScene)):
        assert of_kind(GameScene, driver.top).session
    assert not any(type(scene).__name__ == "CrashScene" for scene in app.stack)
    app.stack.clear()
    return guest


def lie_in_the_window(driver: Driver, recordings: list[Recording], tries: int, seed: str) -> tuple[int, int]:
    random, refused, believed = Random(seed), 0, 0
    for _ in range(tries):
        recording = random.choice(recordings)
        story = short_story(recording, random.randrange(1, len(recording.steps) - 1))
        which = random.choice([1, 2, 3, 4, 4, 4, 5])
        guest = shown(driver, story, min(which, len(story) - 1), random)
        refused, believed = refused + (guest.why == "nonsense"), believed + (not guest.why)
    return refused, believed


@pytest.mark.slow
def test_no_lie_reaches_a_crash_report(driver: Driver, recordings: list[Recording]) -> None:
    refused, believed = lie_in_the_window(driver, recordings, 12, "a few")
    assert refused
    assert believed


@pytest.mark.slow
def test_no_lie_is_more_than_a_sentence(recordings: list[Recording]) -> None:
    """Without a window many more can be told."""
    random, refused = Random("many"), 0
    for _ in range(120):
        recording = random.choice(recordings)
        story = short_story(recording, random.randrange(1, len(recording.steps) - 1))
        which = random.randrange(len(story))
        with contextlib.suppress(TypeError, KeyError, IndexError, AttributeError):  # a change that is not possible
            story[which] = spoilt(story[which], random)
        guest = heard(*story)
        assert guest.why in ("", "nonsense")
        assert len(guest.trouble) < 200
        refused += bool(guest.why)
    assert 40 < refused < 120


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_no_lie_of_many_reaches_a_crash_report(driver: Driver, recordings: list[Recording], seed: int) -> None:
    more = [Recording(kind, f"hostile {seed} {number}", 300) for number, kind in enumerate(MORE)]
    refused, believed = lie_in_the_window(driver, [*recordings, *more], 300, f"many {seed}")
    assert refused
    assert believed


def test_a_table_that_cannot_be_drawn_is_left_with_a_sentence(driver: Driver, recordings: list[Recording]) -> None:
    guest = heard(*short_story(recordings[0], 40))
    board = driver.open("board", how="reset", session=guest.game)
    driver.frames(2)
    there(guest.game).game.state.row.clear()  # as no check had foreseen it
    there(guest.game).game.state.players.clear()
    there(guest.game).changes += 1
    driver.frames(2)
    assert board not in driver.app.stack
    assert isinstance(driver.top, DialogScene)
    assert "make no sense" in driver.top.text
    assert guest.why == "nonsense"
    assert list((driver.app.places.logs).glob("*"))  # for us
    driver.app.stack.clear()
