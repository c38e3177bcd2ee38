"""The pages of the settings and what stands on each."""

from typing import NamedTuple

from trickerion.bots.levels import has_thinking_time
from trickerion.language.tongue import languages
from trickerion.storage import settings as stored


class Adjustable(NamedTuple):
    """One setting: a choice of ``values``, or without any a switch; a volume has a slider."""

    id: str
    values: tuple[object, ...] = ()


class SettingsPage(NamedTuple):
    """One page: its sign and at most seven settings; the pages of the keys and the pad have none."""

    id: str
    icon: str
    settings: tuple[Adjustable, ...] = ()


VOLUMES = (Adjustable("effects_volume"), Adjustable("music_volume"))
OF_TABLES = (Adjustable("talk"), Adjustable("knocks"))
LANGUAGE = "language"
_LANGUAGE = (Adjustable(LANGUAGE, languages()),) if len(languages()) > 1 else ()
_THINKING = (Adjustable("thinking_time", stored.THINKING_TIMES),) if has_thinking_time() else ()
"""Only shown when there is somebody who thinks longer when told to."""

PAGES = (
    SettingsPage(
        "reading",
        "ui.zoom",
        (
            Adjustable("text_size", stored.TEXT_SIZES),
            Adjustable("plain_faces"),
            *_LANGUAGE,
            Adjustable("palette", stored.PALETTES),
            Adjustable("lens_zoom", stored.LENS_ZOOMS),
            Adjustable("motion", stored.MOTION_SPEEDS),
            Adjustable("fullscreen"),
        ),
    ),
    SettingsPage("sound", "ui.sound_on", (*VOLUMES, Adjustable("mute"), Adjustable("captions"))),
    SettingsPage(
        "pace",
        "ui.duration",
        (
            Adjustable("opponents_pace", stored.OPPONENT_PACES),
            *_THINKING,
            Adjustable("manners"),
            Adjustable("voices", stored.VOICES),
            Adjustable("heir_pace", stored.HEIR_PACES),
            Adjustable("show_pace", stored.SHOW_PACES),
            Adjustable("seam", stored.SEAMS),
        ),
    ),
    SettingsPage(
        "help", "ui.hint", tuple(map(Adjustable, ("board_focus", "coach", "confirm", "hold", "done_by_itself")))
    ),
    SettingsPage("keys", "ui.edit"),
    SettingsPage("pad", "ui.pad"),
    SettingsPage("together", "ui.wire", OF_TABLES),
)

ALL = tuple(setting for page in PAGES for setting in page.settings)
