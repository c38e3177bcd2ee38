"""The round buttons in the top bar of the scenes outside the game: rules, sound, settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from trickerion.app.registry import has_scene, open_scene
from trickerion.ui.spots import Circle, Hotspot, Tip
from trickerion.ui.topbar import draw_top_bar, round_button_centers

if TYPE_CHECKING:
    from trickerion.app.scene import Scene

_RADIUS = 20


class MenuBar:
    """The top bar with a title. Add its ``spots()`` in ``layout`` and ``draw`` it first."""

    def __init__(self, scene: Scene, title: str) -> None:
        self._scene = scene
        self._title = title

    def _entries(self) -> list[tuple[str, str, Callable[[], object]]]:
        app = self._scene.app
        entries: list[tuple[str, str, Callable[[], object]]] = []
        if has_scene("how_to_play"):
            entries.append(("ui.rules", "How to play", app.open_help))
        sign = "ui.sound_off" if app.settings.mute else "ui.sound_on"
        words = "Sound on" if app.settings.mute else "Mute"
        entries.append((sign, words, lambda: app.change_settings(mute=not app.settings.mute)))
        entries.append(("ui.settings", "Settings", lambda: open_scene(app, "settings")))
        return entries

    def spots(self) -> list[Hotspot]:
        """One for each button."""
        entries = self._entries()
        centers = round_button_centers(len(entries))
        return [
            Hotspot(f"bar.{number}", Circle(*center, _RADIUS), on_click=act, tip=_tip(words))
            for number, (center, (_, words, act)) in enumerate(zip(centers, entries, strict=True))
        ]

    def draw(self, canvas: pygame.Surface) -> None:
        """Bar, title and buttons."""
        signs = tuple(sign for sign, _, _ in self._entries())
        hovered = self._scene.spots.hovered or ""
        number = int(hovered[4:]) if hovered.startswith("bar.") else None
        draw_top_bar(canvas, title=self._title, buttons=signs, hovered=number)


def _tip(words: str) -> Callable[[], Tip]:
    return lambda: Tip(words)
