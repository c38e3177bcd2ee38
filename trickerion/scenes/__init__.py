"""The scenes, one module or package each. ``load_scenes`` tells the registry where each of them is."""

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Final

import trickerion
from trickerion.app.registry import know_overlays, know_scenes, work_ahead

_SCENES: Final[dict[str, tuple[str, ...]]] = {
    "board": ("board", "residence"),
    "daily": ("tonight",),
    "guide": ("evening", "go_on", "resume_evening", "bow"),
    "replay": ("replay", "replays"),
    "saves": ("load",),
    "setup": ("setup", "setup_handicap", "setup_points", "solo_setup"),
    "together": (
        *("together", "host_lobby", "guest_lobby", "head_lobby", "spelled_code", "our_relay"),
        *("knock", "people", "talk", "lost", "another_game"),
    ),
    "week": ("week", "welcome"),
    "workbook": ("how_to_play",),
    "start": (),
}
"""Modules that do not hold one scene of their own name, as all others do, with their scenes."""


def load_scenes() -> None:
    """Make every scene known by its name; it is imported when it is opened, and the one that tells of failures now."""
    for module in pkgutil.iter_modules(__path__):
        names = _SCENES.get(module.name, (module.name,))
        know_scenes(dict.fromkeys(names, f"{__name__}.{module.name}"))
    know_scenes(dict.fromkeys(("notice", "confirm", "choose", "entry"), "trickerion.screens.dialog"))
    know_overlays({"attendant": f"{__name__}.guide", "challenge_panel": f"{__name__}.challenges"})
    know_scenes(dict.fromkeys(("continue", "open_file"), "trickerion.screens.opening"))
    importlib.import_module(f"{__name__}.crash")
    work_ahead(map(importlib.import_module, _ahead()))


def _ahead() -> Iterator[str]:
    """Modules below the board, from the bottom up: imported with the board, they would hold a quiet moment too long."""
    for layer in ("rules", "words", "ui", "table", "screens"):
        folder = f"{trickerion.__path__[0]}/{layer}"
        yield from (module.name for module in pkgutil.walk_packages([folder], f"trickerion.{layer}."))
    yield from (f"{__name__}.{scene}" for scene in ("theater", "performance", "academy", "board"))
