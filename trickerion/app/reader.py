"""Reader: the screen handed to the system's interface for screen readers. The only file that knows ``accesskit``.

There is a way on Linux, on Windows and on macOS; on other systems, and where the package has no wheel, there is none,
and `open_reader` says so. Windows and macOS have not been tried: done there is what the sources of the package ask for.
What is handed over is finished before a call: a failure in the middle of one could not be mended.
"""

import contextlib
import logging
import sys
from typing import Any, Final

from trickerion.app.heard import ASSERTIVE, POLITE, QUESTION, TOLD, Heard, Part
from trickerion.app.listening import AskedByReader, ReadersSide
from trickerion.app.reading import DIALOG, NEWS, REFUSAL, SCENE, WINDOW, ZONE
from trickerion.app.window import Window
from trickerion.ui.said import Role
from trickerion.words.drawing import GAME

with contextlib.suppress(ImportError):  # no wheel for this system
    import accesskit

LOG = logging.getLogger(__name__)
ROLES: Final = {
    WINDOW: "WINDOW",
    SCENE: "GROUP",
    DIALOG: "DIALOG",
    ZONE: "GROUP",
    TOLD: "LOG",
    QUESTION: "HEADING",
    NEWS: "STATUS",
    REFUSAL: "ALERT",
    Role.BUTTON.value: "BUTTON",
    Role.SWITCH.value: "CHECK_BOX",
    Role.CHOICE.value: "RADIO_BUTTON",
    Role.THING.value: "IMAGE",
    Role.PLACE.value: "LIST_BOX_OPTION",
    Role.ROW.value: "MENU_ITEM",
    Role.CARD.value: "ARTICLE",
    Role.TEXT.value: "PARAGRAPH",  # labels are read out, all of them, when a screen comes
    Role.LINE.value: "LIST_ITEM",
}
"""Kinds of a part -> what a system calls them."""
_TOGGLED: Final = frozenset({Role.SWITCH.value, Role.CHOICE.value})
_LIVE: Final = {POLITE: "POLITE", ASSERTIVE: "ASSERTIVE"}


def open_reader(listener: AskedByReader, handle: int = 0) -> ReadersSide | None:
    """The way to the readers of this system; None where there is none.

    ``handle`` is the system's own name of a window that has not been shown yet, which Windows and macOS ask for.
    """
    if "accesskit" in globals():
        if sys.platform.startswith("linux"):
            return UnixReader(listener)
        if sys.platform == "win32" and handle:
            return WindowsReader(listener, handle)
        if sys.platform == "darwin" and handle:
            return MacReader(listener, handle)
    LOG.info("no way to screen readers on this system")
    return None


class SystemReader:
    """An adapter of a system, and what all of them have in common."""

    _adapter: Any

    def __init__(self, listener: AskedByReader) -> None:
        self._listener = listener

    def tell(self, heard: Heard, before: Heard | None, window: Window) -> None:
        """Hand over what has changed since ``before``; everything without it."""
        news = heard.news_since(before)
        if before is not None and not news and heard.focus == before.focus:
            return
        update = accesskit.TreeUpdate(heard.focus)
        update.nodes.extend((number, _node(part, window, heard.language)) for number, part in news.items())
        if before is None:
            update.tree = accesskit.Tree(heard.root)
            update.tree.toolkit_name = GAME
            self._place(window)
        _raise(self._adapter.update_if_active(lambda: update))

    def tell_focus(self, is_ours: bool) -> None:
        """Tell whether the window has the keyboard, where the system does not by itself."""

    def _place(self, window: Window) -> None:
        """Tell where the window stands, where the system does not by itself."""

    def _activate(self) -> None:
        """Return no tree: to make one takes Python's lock for long, and this thread keeps the adapter's meanwhile."""
        self._listener.wake()

    def _act(self, request: Any) -> None:
        if request.action == accesskit.Action.CLICK:
            self._listener.press(request.target)
        elif request.action == accesskit.Action.FOCUS:
            self._listener.go_to(request.target)


class UnixReader(SystemReader):
    """The adapter of Linux: readers find it through the desktop's bus. Without one it is silent, and costs nothing."""

    def __init__(self, listener: AskedByReader) -> None:
        super().__init__(listener)
        self._adapter = accesskit.unix.Adapter(self._activate, self._act, listener.sleep)

    def tell_focus(self, is_ours: bool) -> None:
        self._adapter.update_window_focus_state(is_ours)

    def _place(self, window: Window) -> None:
        (left, top), (width, height) = window.position, window.screen.get_size()
        outer = accesskit.Rect(left, top, left + width, top + height)
        self._adapter.set_root_window_bounds(outer, outer)


class WindowsReader(SystemReader):
    """The adapter of Windows, which hangs on a window that has not been shown yet. Not tried."""

    def __init__(self, listener: AskedByReader, handle: int) -> None:
        super().__init__(listener)
        self._adapter = accesskit.windows.SubclassingAdapter(handle, self._activate, self._act)


class MacReader(SystemReader):
    """The adapter of macOS, which hangs on the content of a window that has not been shown yet. Not tried.

    SDL gives the keyboard to the window itself, so its class is taught to ask its content for the focus.
    """

    def __init__(self, listener: AskedByReader, handle: int) -> None:
        super().__init__(listener)
        accesskit.macos.add_focus_forwarder_to_window_class("SDLWindow")
        self._adapter = accesskit.macos.SubclassingAdapter.for_window(handle, self._activate, self._act)

    def tell_focus(self, is_ours: bool) -> None:
        _raise(self._adapter.update_view_focus_state(is_ours))


def _raise(events: Any) -> None:
    """Send the events that an adapter returns once it has let go of its lock; that of Linux returns none."""
    if events is not None:
        events.raise_events()


def _node(part: Part, window: Window, language: str) -> Any:
    """A part as the adapter wants it."""
    node = accesskit.Node(getattr(accesskit.Role, ROLES[part.kind]))
    node.set_label(part.name)
    node.set_children(list(part.children))
    if part.about:
        node.set_description(part.about)
    if part.box is not None:
        (left, top), (right, bottom) = (window.letterbox.to_window(at) for at in (part.box[:2], part.box[2:]))
        node.set_bounds(accesskit.Rect(left, top, right, bottom))
    _set_state(node, part)
    if part.live in _LIVE:
        node.set_live(getattr(accesskit.Live, _LIVE[part.live]))
    if part.kind == WINDOW:
        node.set_language(language)
    if part.kind == DIALOG:
        node.set_modal()
    return node


def _set_state(node: Any, part: Part) -> None:
    """What can be done with a part, how it stands, and which of how many it is."""
    if part.is_used:
        node.add_action(accesskit.Action.CLICK)
        node.add_action(accesskit.Action.FOCUS)
    if not part.is_enabled:
        node.set_disabled()
    if part.has_list:
        node.set_has_popup(accesskit.HasPopup.MENU)
    if part.on is not None and part.kind in _TOGGLED:
        node.set_toggled(accesskit.Toggled.TRUE if part.on else accesskit.Toggled.FALSE)
    elif part.on is not None:
        node.set_selected(part.on)
    number, of = part.place
    if of:
        node.set_position_in_set(number)
        node.set_size_of_set(of)
