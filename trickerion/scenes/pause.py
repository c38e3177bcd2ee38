"""The menu of a running game."""

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from trickerion.app.loop import App
from trickerion.app.registry import has_scene, open_scene, scene
from trickerion.play.running_game import RunningGame
from trickerion.screens.opening import ask_name_and_save
from trickerion.screens.sheet import HEAD, SheetScene
from trickerion.table.director import director_of
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.layout import saves as at
from trickerion.ui.text import draw_text
from trickerion.words.challenges import NOT_KEPT
from trickerion.words.screens import menus

MenuLine = tuple[str, str, Callable[[], object]]
"""The name of a button, its icon and what it does."""


@scene("pause")
class PauseScene(SheetScene):
    """Resume, save, load, settings, title. ``session`` is the game on the table; without one it is looked up."""

    title = menus.PAUSE

    def __init__(self, app: App, session: RunningGame | None = None) -> None:
        super().__init__(app)
        director = director_of(app)
        self._session = session or (director.session if director is not None else None)

    @property
    def panel(self) -> pygame.Rect:
        return at.menu_sheet(len(self.buttons))

    def _lines(self) -> Iterator[MenuLine]:
        app, session = self.app, self._session
        yield "resume", "ui.play", self._resume
        if session is not None and session.is_over and has_scene("scoring"):
            yield "scoring", "ui.trophy", partial(open_scene, app, "scoring", how="replace", session=session)
        if session is not None:
            if session.company is not None:
                yield "people", "ui.wire", partial(open_scene, app, "people", how="replace", session=session)
            if session.can_save:
                yield "save", "ui.save", partial(ask_name_and_save, app, session)
        if has_scene("how_to_play"):
            yield "help", "ui.rules", app.open_help
        yield "load", "ui.load", partial(open_scene, app, "load")
        yield "settings", "ui.settings", partial(open_scene, app, "settings")
        yield "title", "ui.exit", partial(open_scene, app, "title", how="reset")

    def _resume(self) -> None:
        self.app.stack.pop(self)

    def layout(self) -> None:
        self.spots.clear()
        lines = list(self._lines())
        rects = (at.menu_button(len(lines), number) for number in range(len(lines)))
        self.lay_buttons(self._button(rect, *line) for rect, line in zip(rects, lines, strict=True))

    def _button(self, rect: pygame.Rect, name: str, icon: str, act: Callable[[], object]) -> Button:
        press, resumes = partial(self._press, act), name == "resume"
        button = partial(Button, f"pause.{name}", rect, menus.PAUSE_ENTRIES[name], press, icon=icon, icon_at_edge=True)
        return button(primary=resumes, default=resumes, key="escape" if resumes else "", style=theme.TEXT.button_large)

    def _press(self, act: Callable[[], object]) -> None:
        self.app.sounds.play("click")
        act()

    def handle_event(self, event: pygame.event.Event) -> bool:
        """A right click or a click beside the sheet goes on with the game."""
        if event.type != pygame.MOUSEBUTTONDOWN:
            return False
        beside = not self.panel.collidepoint(event.pos)
        if event.button == 3 or (event.button == 1 and beside):
            self._resume()
            return True
        return False

    def draw_page(self, canvas: pygame.Surface) -> None:
        sheet = self.panel
        spot = (sheet.centerx, sheet.y + HEAD + 34)
        is_kept = self._session is None or self._session.is_kept
        draw_text(
            canvas,
            menus.SAVED_BY_ITSELF if is_kept else NOT_KEPT,
            spot,
            theme.TEXT.aside_plus,
            theme.INK2,
            "center",
            width=sheet.w - 40,
        )
