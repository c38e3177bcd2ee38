"""The pages of the settings and what stands on each."""

from typing import NamedTuple

from trickerion.bots.levels import has_thinking_time
from trickerion.language.tongue import languages
from trickerion.storage import settings as stored


class Setting(NamedTuple):
    """One setting: a choice of ``values``, or without any a switch; a volume has a slider."""

    id: str
    values: tuple[object, ...] = ()


class SettingsPage(NamedTuple):
    """One page: its sign and at most seven settings; the page of the keys has none."""

    id: str
    icon: str
    settings: tuple[Setting, ...] = ()


VOLUMES = (Setting("effects_volume"), Setting("music_volume"))
OF_TABLES = (Setting("talk"), Setting("knocks"))
LANGUAGE = "language"
_LANGUAGE = (Setting(LANGUAGE, languages()),) if len(languages()) > 1 else ()
_THINKING = (Setting("thinking_time", stored.THINKING_TIMES),) if has_thinking_time() else ()
"""Only shown when there is somebody who thinks longer when told to."""

PAGES = (
    SettingsPage(
        "reading",
        "ui.zoom",
        (
            Setting("text_size", stored.TEXT_SIZES),
            *_LANGUAGE,
            Setting("palette", stored.PALETTES),
            Setting("lens_zoom", stored.LENS_ZOOMS),
            Setting("motion", stored.MOTION_SPEEDS),
            Setting("fullscreen"),
        ),
    ),
    SettingsPage("sound", "ui.sound_on", (*VOLUMES, Setting("mute"))),
    SettingsPage(
        "pace",
        "ui.duration",
        (
            Setting("opponents_pace", stored.OPPONENT_PACES),
            *_THINKING,
            Setting("manners"),
            Setting("heir_pace", stored.HEIR_PACES),
            Setting("show_pace", stored.SHOW_PACES),
            Setting("seam", stored.SEAMS),
        ),
    ),
    SettingsPage(
        "help", "ui.hint", (Setting("board_focus"), Setting("coach"), Setting("confirm"), Setting("done_by_itself"))
    ),
    SettingsPage("keys", "ui.edit"),
    SettingsPage("together", "ui.wire", OF_TABLES),
)

ALL = tuple(setting for page in PAGES for setting in page.settings)
