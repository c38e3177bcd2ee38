"""The menu of a running game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from trickerion.app.loop import App
from trickerion.app.registry import has_scene, open_scene, scene
from trickerion.app.scene import Scene
from trickerion.app.session import Session
from trickerion.scenes.opening import ask_name_and_save
from trickerion.table.director import director_of
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.layout import saves as places
from trickerion.ui.surfaces import draw_paper_panel, draw_title_bar
from trickerion.ui.text import draw_text
from trickerion.ui.veil import dim
from trickerion.words.screens import menus


@dataclass(frozen=True)
class _Line:
    name: str
    icon: str
    act: Callable[[], object]
    key: str = ""


@scene("pause")
class PauseScene(Scene):
    """Resume, save, load, settings, title. ``session`` is the game on the table; without one it is looked up."""

    opaque = False
    fades = False

    def __init__(self, app: App, session: Session | None = None) -> None:
        super().__init__(app)
        director = director_of(app)
        self._session = session or (director.session if director is not None else None)
        self._buttons: list[Button] = []

    def _lines(self) -> list[_Line]:
        app, session = self.app, self._session
        lines = [_Line("resume", "ui.play", self._resume, "escape")]
        if session is not None and session.is_over and has_scene("scoring"):
            lines.append(_Line("scoring", "ui.trophy", lambda: self._instead("scoring", session)))
        if session is not None:
            lines.append(_Line("save", "ui.save", lambda: ask_name_and_save(app, session)))
        if has_scene("how_to_play"):
            lines.append(_Line("help", "ui.rules", app.open_help))
        lines.append(_Line("load", "ui.load", lambda: open_scene(app, "load")))
        lines.append(_Line("settings", "ui.settings", lambda: open_scene(app, "settings")))
        lines.append(_Line("title", "ui.exit", lambda: open_scene(app, "title", how="reset")))
        return lines

    def _resume(self) -> None:
        self.app.stack.pop(self)

    def _instead(self, name: str, session: Session) -> None:
        open_scene(self.app, name, how="replace", session=session)

    def layout(self) -> None:
        """One button below the other."""
        self.spots.clear()
        lines = self._lines()
        self._buttons = [
            Button(
                f"pause.{line.name}",
                places.menu_button(len(lines), number),
                menus.PAUSE_ENTRIES[line.name],
                self._with_sound(line.act),
                primary=number == 0,
                icon=line.icon,
                icon_at_edge=True,
                size=25,
                key=line.key,
                default=number == 0,
            )
            for number, line in enumerate(lines)
        ]
        self.spots.add_all(button.spot() for button in self._buttons)

    def _with_sound(self, act: Callable[[], object]) -> Callable[[], None]:
        def call() -> None:
            self.app.sounds.play("click")
            act()

        return call

    def handle_event(self, event: pygame.event.Event) -> bool:
        """A right click or a click beside the sheet goes on with the game."""
        if event.type != pygame.MOUSEBUTTONDOWN:
            return False
        beside = not places.menu_sheet(len(self._buttons)).collidepoint(event.pos)
        if event.button == 3 or (event.button == 1 and beside):
            self._resume()
            return True
        return False

    def draw(self, canvas: pygame.Surface) -> None:
        """Veil, sheet, buttons."""
        dim(canvas)
        sheet = places.menu_sheet(len(self._buttons))
        draw_paper_panel(canvas, sheet, rivets=True)
        head = pygame.Rect(sheet.x + 4, sheet.y + 4, sheet.w - 8, places.MENU_HEAD)
        draw_title_bar(canvas, head, theme.VELVET, menus.PAUSE, 30)
        spot = (sheet.centerx, head.bottom + 30)
        draw_text(canvas, menus.SAVED_BY_ITSELF, spot, theme.ITALIC, 19, theme.INK2, "center", width=sheet.w - 40)
        for button in self._buttons:
            button.draw(canvas, self.spots)
