"""The round buttons in the top bar of the scenes outside the game: rules, sound, settings."""

from collections.abc import Callable
from functools import partial

from pygame import Surface

from trickerion.app.loop import App
from trickerion.app.registry import has_scene, open_scene
from trickerion.ui.hotspot import Circle, Hotspot, Tip
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.topbar import draw_top_bar, round_button_centers
from trickerion.words.screens import menus

_RADIUS = 20


class MenuBar:
    """The top bar with a title. Add its ``spots()`` in ``layout``, and ``draw`` it first."""

    def __init__(self, app: App, title: str) -> None:
        self._app = app
        self._title = title

    def _entries(self) -> list[tuple[str, str, Callable[[], object]]]:
        app = self._app
        is_mute = app.settings.mute
        sign, words = ("ui.sound_off", menus.SOUND_ON) if is_mute else ("ui.sound_on", menus.MUTE)
        return [
            *([("ui.rules", menus.RULES, app.open_help)] if has_scene("how_to_play") else []),
            (sign, words, lambda: app.change_settings(mute=not is_mute)),
            ("ui.settings", menus.SETTINGS, lambda: open_scene(app, "settings")),
        ]

    def spots(self) -> list[Hotspot]:
        """One for each button."""
        entries = self._entries()
        buttons = zip(round_button_centers(len(entries)), entries, strict=True)
        return [
            Hotspot(f"bar.{number}", Circle(*center, _RADIUS), on_click=act, tip=partial(Tip, words))
            for number, (center, (_, words, act)) in enumerate(buttons)
        ]

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        """Bar, title and buttons."""
        signs = tuple(sign for sign, _, _ in self._entries())
        hovered = next((number for number in range(len(signs)) if spots.hovered == f"bar.{number}"), None)
        draw_top_bar(canvas, title=self._title, buttons=signs, hovered=hovered)
