"""The player's settings: one JSON file, read forgivingly and written whole."""

import contextlib
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from trickerion.replacing import replace as replace_file
from trickerion.storage.plain import read_value
from trickerion.storage.writer import write_atomic
from trickerion.words.commands import COMMANDS
from trickerion.words.pad import PAD_DEEDS
from trickerion.words.trouble import SETTINGS_DAMAGED, SETTINGS_UNREADABLE, setting_damaged

LOG = logging.getLogger(__name__)

MOTION_SPEEDS = (0.0, 0.5, 1.0, 2.0, 4.0)  # 0 = no motion at all
OPPONENT_PACES = (0.0, 0.5, 1.0, 2.0, 4.0)  # 0 = their moves appear at once
THINKING_TIMES = (0.5, 1.0)  # more than the usual was never shown to win anything
VOICES = ("always", "rarely", "never")  # how often a rival says a line
SEAMS = ("brief", "wait", "off")  # the sheet between two turns: for a while, until the player goes on, or not at all
AT_ONCE = "at_once"
HEIR_PACES = ("every_step", "results", AT_ONCE)  # how much of the Heir's turn is told as it comes
SHOW_PACES = ("every_act", "totals", "at_once")  # how much is seen of a show; of one that pays no player less
OPPONENT_PAUSE = 1.8  # seconds at pace 1 that a move stays before the next: long enough to find it
PALETTES = ("classic", "colour_blind")
LENS_ZOOMS = (1.5, 2.0, 3.0)
TEXT_SIZES = (1.0, 1.15, 1.3, 1.5)
MIN_WINDOW = (640, 360)
LARGEST_FILE = 1_000_000  # bytes
LONGEST_KEY = 30  # letters

DEFAULT_KEYS: dict[str, str] = {command.id: command.key for command in COMMANDS}
"""Command of the program -> key, written as ``ctrl+shift+z`` with pygame's key names in lower case."""
DEFAULT_PAD: dict[str, str] = {deed.id: deed.button for deed in PAD_DEEDS}
"""Deed of a game pad -> its button."""


def _of(kind: type) -> Callable[[Any], Any]:
    def read(value: Any) -> Any:
        if not isinstance(value, kind):
            raise TypeError(value)
        return value

    return read


def _window_size(value: Any) -> tuple[int, int] | None:
    if value is None:
        return None
    width, height = value
    if not (isinstance(width, int) and isinstance(height, int)) or not (0 < width <= 16384 and 0 < height <= 16384):
        raise ValueError(value)
    return max(width, MIN_WINDOW[0]), max(height, MIN_WINDOW[1])


def _one_of(choices: tuple[Any, ...]) -> Callable[[Any], Any]:
    def read(value: Any) -> Any:
        if isinstance(value, bool) or value not in choices:
            raise ValueError(value)
        return choices[choices.index(value)]

    return read


def _fraction(value: Any) -> float:
    if isinstance(value, bool) or not 0.0 <= float(value) <= 1.0:
        raise ValueError(value)
    return float(value)


def _keys(value: Any) -> dict[str, str]:
    known = {action: value[action] for action in DEFAULT_KEYS if action in value}
    if not all(isinstance(key, str) and 0 < len(key) <= LONGEST_KEY and key.isprintable() for key in known.values()):
        raise ValueError(value)
    return {**DEFAULT_KEYS, **known}


def _pad(value: Any) -> dict[str, str]:
    given = _of(dict)(value)
    buttons = {deed: given.get(deed, usual) for deed, usual in DEFAULT_PAD.items()}
    if sorted(map(str, buttons.values())) != sorted(DEFAULT_PAD.values()):
        raise ValueError(value)  # each button does one thing
    return buttons


def _setting(read: Callable[[Any], Any], default: Any) -> Any:
    """A field with the function that reads it back; that raises TypeError, ValueError or OverflowError."""
    return field(default=default, metadata={"read": read})


@dataclass
class Settings:
    """Everything that the Settings scene can change, and what scenes ask to remember (``memory``)."""

    window_size: tuple[int, int] | None = _setting(_window_size, None)  # None: whatever fits the desktop
    fullscreen: bool = _setting(_of(bool), False)
    maximised: bool = _setting(_of(bool), False)  # window_size is then the size to go back to
    motion: float = _setting(_one_of(MOTION_SPEEDS), 1.0)
    opponents_pace: float = _setting(_one_of(OPPONENT_PACES), 1.0)
    thinking_time: float = _setting(
        lambda value: float(_one_of(THINKING_TIMES)(1.0 if value == 2.0 else value)), 1.0
    )  # 2.0 was once the usual
    voices: str = _setting(_one_of(VOICES), "always")  # rivals say a line now and then
    manners: bool = _setting(_of(bool), True)  # each computer player leans as its Magician does
    heir_pace: str = _setting(_one_of(HEIR_PACES), "every_step")
    seam: str = _setting(_one_of(SEAMS), "brief")
    show_pace: str = _setting(_one_of(SHOW_PACES), "every_act")
    effects_volume: float = _setting(_fraction, 0.7)
    music_volume: float = _setting(_fraction, 0.4)  # 0 = off
    mute: bool = _setting(_of(bool), False)
    confirm: bool = _setting(_of(bool), True)  # ask before something that loses points or cannot be undone
    done_by_itself: bool = _setting(_of(bool), True)  # a Character without Action Points is done without a press
    board_focus: bool = _setting(_of(bool), True)  # on the player's move the board shows what can be used
    coach: bool = _setting(_of(bool), True)  # remarks at first times
    talk: bool = _setting(_of(bool), True)  # what people at other computers say is shown
    knocks: bool = _setting(_of(bool), True)  # people may knock at a table that is opened here
    palette: str = _setting(_one_of(PALETTES), "classic")
    language: str = _setting(_of(str), "")  # spoken from the next start; "": that of the system
    lens_zoom: float = _setting(_one_of(LENS_ZOOMS), 2.0)
    plain_faces: bool = _setting(_of(bool), False)  # labels and notes upright and plain
    captions: bool = _setting(_of(bool), False)  # a line for each sound that tells something
    hold: bool = _setting(_of(bool), False)  # what loses something is held, not pressed
    text_size: float = _setting(_one_of(TEXT_SIZES), 1.0)
    keys: dict[str, str] = field(default_factory=lambda: dict(DEFAULT_KEYS), metadata={"read": _keys})
    pad: dict[str, str] = field(default_factory=lambda: dict(DEFAULT_PAD), metadata={"read": _pad})
    memory: dict[str, Any] = field(default_factory=dict, metadata={"read": _of(dict)})  # JSON values, by name
    unknown: dict[str, Any] = field(default_factory=dict)  # keys of a newer version, kept as they are

    @property
    def opponent_pause(self) -> float:
        """Seconds that each move of an opponent is shown; 0 = they all appear at once."""
        return OPPONENT_PAUSE / self.opponents_pace if self.opponents_pace else 0.0


@dataclass(frozen=True)
class LoadedSettings:
    """Settings as read, and one sentence for the player about each thing that had to be mended.

    ``is_closed``: the disk refuses to read them, so that nothing is written over them; ``is_damaged``: nothing of them
    could be read, and somebody may still mend them.
    """

    settings: Settings
    notes: tuple[str, ...] = ()
    is_closed: bool = False
    is_damaged: bool = False


def load_settings(path: Path) -> LoadedSettings:
    """Read ``path``; a missing file gives defaults, a damaged one defaults and a note. Never raises."""
    try:
        raw = read_value(path, LARGEST_FILE)
    except FileNotFoundError:
        return LoadedSettings(Settings())
    except OSError as error:
        LOG.warning("settings unreadable: %s", error)
        return LoadedSettings(Settings(), (SETTINGS_UNREADABLE,), is_closed=True)
    except ValueError as error:
        LOG.warning("settings unreadable: %s", error)
        return LoadedSettings(Settings(), (SETTINGS_UNREADABLE,), is_damaged=True)
    if not isinstance(raw, dict):
        return LoadedSettings(Settings(), (SETTINGS_DAMAGED,), is_damaged=True)
    return _from_json(raw)


def set_aside(path: Path) -> None:
    """Keep settings of which nothing could be read, where they are not written over."""
    with contextlib.suppress(OSError):
        replace_file(path, path.with_name(f"{path.name}.damaged"))


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings. Raises OSError when they cannot be written; the old file then stays."""
    write_atomic(path, settings_text(settings))


def settings_text(settings: Settings) -> str:
    """What is written of the settings."""
    plain = {f.name: getattr(settings, f.name) for f in fields(settings) if f.name != "unknown"}
    return json.dumps({**settings.unknown, **plain}, indent=2, sort_keys=True) + "\n"


def _from_json(raw: dict[str, Any]) -> LoadedSettings:
    settings, notes = Settings(), []
    readers = {f.name: f.metadata.get("read") for f in fields(Settings)}
    for name, value in raw.items():
        reader = readers.get(name)
        if reader is None:
            settings.unknown[name] = value
            continue
        try:
            setattr(settings, name, reader(value))
        except (TypeError, ValueError, OverflowError):
            LOG.warning("setting %s is damaged: %r", name, value)
            notes.append(setting_damaged(name=name.replace("_", " ")))
    return LoadedSettings(settings, tuple(notes))
