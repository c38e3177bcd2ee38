"""What a screen reader is told, through an adapter that is as easily offended as the true one."""

import logging
import threading
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from driver import Driver

from trickerion.app.heard import Heard, Part, UnfitTreeError

accesskit: Any = pytest.importorskip("accesskit", reason="no wheel for this system")


class PanicError(BaseException):
    """As the true one raises: no Exception."""


class FalseAdapter:
    """An adapter that is woken by a thread, refuses what the true one refuses, and is never to be called asleep."""

    def __init__(
        self, activate: Callable[[], object], act: Callable[[Any], object], sleep: Callable[[], object]
    ) -> None:
        self._activate, self._act, self._sleep = activate, act, sleep
        self.is_awake = self.is_broken = False
        self.nodes: dict[int, Any] = {}
        self.focus = self.root = 0
        self.updates: list[set[int]] = []
        self.announced: list[str] = []

    def in_thread(self, call: Callable[[], object]) -> None:
        """As the bus calls: never in the window's thread."""
        thread = threading.Thread(target=call)
        thread.start()
        thread.join()

    def wake(self) -> None:
        """A reader comes."""
        given: list[object] = []
        self.in_thread(lambda: given.append(self._activate()))
        assert given == [None], "a tree that is made in this thread takes both locks"
        self.is_awake, self.nodes = True, {}

    def sleep(self) -> None:
        """The reader goes."""
        self.is_awake = False
        self.in_thread(self._sleep)

    def ask(self, action: Any, name: str) -> None:
        """The reader asks for something to be done with a part."""
        request = SimpleNamespace(action=action, target=self.number(name))
        self.in_thread(lambda: self._act(request))

    def number(self, name: str) -> int:
        """The number of a part."""
        pressed = {n: node for n, node in self.nodes.items() if node.supports_action(accesskit.Action.CLICK)}
        return next(number for number, node in pressed.items() if node.label == name)

    def names(self) -> set[str]:
        """What all parts are called."""
        return {node.label or node.value for node in self.nodes.values()}

    def _refuse(self, is_wrong: bool, why: str) -> None:
        self.is_broken = self.is_broken or is_wrong
        if self.is_broken:
            raise PanicError(why)

    def set_root_window_bounds(self, _outer: Any, _inner: Any) -> None:
        """As the true one."""
        self._refuse(not self.is_awake, "called asleep")

    def update_window_focus_state(self, _is_focused: bool) -> None:
        """As the true one."""
        self._refuse(not self.is_awake, "called asleep")

    def update_if_active(self, factory: Callable[[], Any]) -> None:
        """As the true one."""
        self._refuse(not self.is_awake, "called asleep")
        update = factory()
        sent, is_first = dict(update.nodes), not self.nodes
        self._refuse(is_first and update.tree is None, "the first tree has no root")
        self._refuse(len(sent) != len(update.nodes), "the same part twice")
        self.root = update.tree.root if update.tree is not None else self.root
        before, self.nodes, self.focus = self.nodes, self.nodes | sent, update.focus
        found = self._walk(self.root)
        self._refuse(len(found) != len(set(found)), "a child of two parts")
        self._refuse(not set(sent) <= set(found), "a part without parent")
        self._refuse(self.focus not in found, "the focus is not there")
        self.nodes = {number: self.nodes[number] for number in found}
        new = {n for n, node in sent.items() if n not in before or before[n].label != node.label}
        self.announced += [sent[n].label for n in new if sent[n].live is not None and not is_first]
        self.updates.append(set(sent))

    def _walk(self, number: int) -> list[int]:
        self._refuse(number not in self.nodes, "a child that is no part")
        return [number, *(inner for child in self.nodes[number].children for inner in self._walk(child))]


@pytest.fixture
def adapter(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> FalseAdapter:
    """The adapter of the program, at the title; nobody listens yet."""
    made: list[FalseAdapter] = []

    def make(*handlers: Any) -> FalseAdapter:
        made.append(FalseAdapter(*handlers))
        return made[0]

    monkeypatch.setattr(accesskit.unix, "Adapter", make)
    monkeypatch.setattr("sys.platform", "linux")
    driver.open("title")
    driver.app.listening.begin()
    return made[0]


def listened(driver: Driver, adapter: FalseAdapter) -> FalseAdapter:
    """The adapter, woken."""
    adapter.wake()
    driver.frames()
    return adapter


def test_nothing_is_told_while_nobody_listens(driver: Driver, adapter: FalseAdapter) -> None:
    driver.frames(5)
    driver.open("settings")
    assert adapter.updates == []
    assert not driver.app.listening.is_on


def test_whoever_comes_hears_the_whole_screen(driver: Driver, adapter: FalseAdapter) -> None:
    listened(driver, adapter)
    assert {"Trickerion", "New Game", "Settings", "Quit"} <= adapter.names()
    assert adapter.nodes[adapter.root].language == "en"
    assert adapter.nodes[adapter.number("Settings")].bounds is not None


def test_nothing_is_told_twice(driver: Driver, adapter: FalseAdapter) -> None:
    listened(driver, adapter)
    driver.frames(30)
    assert len(adapter.updates) == 1


def test_a_focus_that_moves_is_all_that_is_told(driver: Driver, adapter: FalseAdapter) -> None:
    listened(driver, adapter)
    adapter.ask(accesskit.Action.FOCUS, "Settings")
    driver.frames()
    assert adapter.focus == adapter.number("Settings")
    assert driver.top.spots.focused == "title.settings"
    assert adapter.updates[1:] == [set()]


def test_a_click_of_the_reader_presses(driver: Driver, adapter: FalseAdapter) -> None:
    listened(driver, adapter)
    adapter.ask(accesskit.Action.CLICK, "Settings")
    driver.frames(5)
    assert type(driver.top).__name__ == "SettingsScene"
    assert "Settings" in adapter.names()
    assert "New Game" not in adapter.names()


def test_what_is_refused_is_announced(driver: Driver, adapter: FalseAdapter) -> None:
    listened(driver, adapter)
    load = driver.top.spots.get("title.load")
    load.enabled, load.why_not = False, "Nothing has been saved."
    adapter.ask(accesskit.Action.CLICK, "Load")
    driver.frames()
    assert "Nothing has been saved." in adapter.announced


def test_a_part_of_a_screen_that_has_gone_is_not_pressed(driver: Driver, adapter: FalseAdapter) -> None:
    listened(driver, adapter)
    request = SimpleNamespace(action=accesskit.Action.CLICK, target=adapter.number("Quit"))
    driver.open("settings")
    adapter.in_thread(lambda: adapter._act(request))
    driver.frames(5)
    assert type(driver.top).__name__ == "SettingsScene"
    assert driver.app.running


def test_a_number_never_means_another_thing(driver: Driver, adapter: FalseAdapter) -> None:
    listened(driver, adapter)
    before = {number: node.label for number, node in adapter.nodes.items() if number != adapter.root}
    driver.open("settings")
    driver.frames()
    assert set(before) & set(adapter.nodes) == set()
    driver.app.stack.pop()
    driver.frames()
    assert {number: node.label for number, node in adapter.nodes.items() if number != adapter.root} == before


def test_coming_and_going_twelve_times(driver: Driver, adapter: FalseAdapter) -> None:
    for _ in range(12):
        listened(driver, adapter)
        assert "New Game" in adapter.names()
        adapter.sleep()
        driver.frames()
    assert len(adapter.updates) == 12
    driver.open("settings")
    assert len(adapter.updates) == 12


def test_nothing_is_called_before_the_thread_that_wakes_has_gone(driver: Driver, adapter: FalseAdapter) -> None:
    """It keeps the adapter's lock until then, and wants Python's."""
    is_woken, may_go = threading.Event(), threading.Event()

    def activate() -> None:
        adapter._activate()
        is_woken.set()
        may_go.wait()
        adapter.is_awake = True

    thread = threading.Thread(target=activate)
    thread.start()
    is_woken.wait()
    driver.frames(5)
    assert adapter.updates == []
    may_go.set()
    thread.join()
    driver.frames()
    assert len(adapter.updates) == 1


def test_a_reader_that_fails_is_off_and_the_game_goes_on(
    driver: Driver, adapter: FalseAdapter, caplog: pytest.LogCaptureFixture
) -> None:
    listened(driver, adapter)
    adapter.is_broken = True
    with caplog.at_level(logging.ERROR):
        driver.open("settings")
        driver.frames(5)
    assert [record.message for record in caplog.records] == ["no screen reader is told anything in this run"]
    assert not driver.app.listening.is_on
    assert driver.app.failures == 0
    adapter.wake()
    driver.frames()
    assert len(caplog.records) == 1, "nothing is called any more"


@pytest.mark.parametrize(
    ("parts", "focus"),
    [
        pytest.param({1: Part("window", "", children=(2,))}, 1, id="a child that is no part"),
        pytest.param({1: Part("window", ""), 2: Part("button", "")}, 1, id="no parent"),
        pytest.param({1: Part("window", "", children=(2, 2)), 2: Part("button", "")}, 1, id="twice"),
        pytest.param({1: Part("window", "")}, 2, id="the focus is elsewhere"),
    ],
)
def test_a_tree_that_no_adapter_takes_is_not_handed_over(parts: dict[int, Part], focus: int) -> None:
    with pytest.raises(UnfitTreeError):
        Heard(parts, 1, focus, {}, 1, "en").check()


def test_a_click_presses_that_part_where_enter_presses_the_usual_button(driver: Driver, adapter: FalseAdapter) -> None:
    welcome = driver.open("welcome")
    listened(driver, adapter)
    driver.frames(40)  # a screen that has just come is deaf
    adapter.ask(accesskit.Action.CLICK, "Text: 115 %")
    driver.frames()
    assert driver.top is welcome
    assert driver.app.settings.text_size == 1.15


class FalseWindow:
    """A window that is not shown yet; ``did`` is what became of it, in order."""

    handle = 77

    def __init__(self) -> None:
        self.did: list[str] = []

    def reveal(self) -> None:
        self.did.append("shown")


class FalseEvents:
    """What adapters of Windows and macOS return: it has to be sent on, once."""

    sent = 0

    def raise_events(self) -> None:
        FalseEvents.sent += 1


class HangingAdapter(FalseAdapter):
    """An adapter that hangs on a window, is woken in the window's own thread, and returns events."""

    def in_thread(self, call: Callable[[], object]) -> None:
        call()

    def update_if_active(self, factory: Callable[[], Any]) -> Any:
        super().update_if_active(factory)
        return FalseEvents()

    def update_view_focus_state(self, _is_focused: bool) -> Any:
        return FalseEvents()


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_windows_and_macos_know_the_window_before_it_is_shown(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    window, made = FalseWindow(), list[HangingAdapter]()

    def hang(handle: int, activate: Callable[[], object], act: Callable[[Any], object]) -> HangingAdapter:
        assert (handle, window.did) == (77, [])
        made.append(HangingAdapter(activate, act, lambda: None))
        return made[0]

    forwarded: list[str] = []
    hanging = SimpleNamespace(SubclassingAdapter=hang, add_focus_forwarder_to_window_class=forwarded.append)
    hanging.SubclassingAdapter = SimpleNamespace(for_window=hang) if system == "darwin" else hang
    monkeypatch.setattr(accesskit, {"win32": "windows", "darwin": "macos"}[system], hanging, raising=False)
    monkeypatch.setattr("sys.platform", system)
    driver.app.listening.meet(window)  # type: ignore[arg-type]
    assert window.did == ["shown"]
    driver.open("title")
    driver.app.listening.begin()
    adapter, FalseEvents.sent = made[0], 0
    driver.frames(3)
    assert adapter.updates == [], "nobody listens yet"
    listened(driver, adapter)
    assert "New Game" in adapter.names()
    assert FalseEvents.sent >= 1
    adapter.ask(accesskit.Action.CLICK, "Settings")
    driver.frames(5)
    assert type(driver.top).__name__ == "SettingsScene"
    assert forwarded == (["SDLWindow"] if system == "darwin" else [])
    assert len(made) == 1


def test_a_window_is_shown_whatever_a_reader_does(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PanicError("no such window")

    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr(accesskit, "windows", SimpleNamespace(SubclassingAdapter=refuse), raising=False)
    window = FalseWindow()
    driver.app.listening.meet(window)  # type: ignore[arg-type]
    assert window.did == ["shown"]
    driver.frames(3)
    assert not driver.app.listening.is_on
