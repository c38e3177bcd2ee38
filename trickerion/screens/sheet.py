"""A sheet of paper over whatever lies below, with a title and buttons: what menus and dialogs are.

The scenes outside the game share its round buttons in the top bar: rules, sound, settings.
"""

from collections.abc import Callable, Iterable
from functools import partial

from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import has_scene, open_scene
from trickerion.app.scene import Scene
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.flow import within
from trickerion.ui.hotspots import Circle, Drawn, Hotspot, Hotspots, Tip
from trickerion.ui.said import SceneTold, Zone
from trickerion.ui.surfaces import draw_paper_panel, draw_title_bar
from trickerion.ui.topbar import draw_top_bar, round_button_centers
from trickerion.ui.veil import dim
from trickerion.words.screens import menus

HEAD = 62


def leave_page(app: App) -> None:
    """Go back from the page on top to what lies below it, or to the title where nothing does."""
    app.sounds.play("click")
    if app.stack.depth > 1:
        app.stack.pop()
    else:
        open_scene(app, "title", how="reset")


class SheetScene(Scene):
    """Subclasses say their ``title`` and where the ``panel`` lies, lay ``buttons``, and draw what stands on it."""

    opaque = False
    fades = False
    title = ""
    title_style = theme.TEXT.title_large
    beside_title: int | None = None
    """Left end of what lies in the bar of the title."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.told = lambda: SceneTold(self.title)
        self.buttons: list[Button] = []

    @property
    def panel(self) -> Rect:
        """The sheet."""
        return Rect(260, 62, 1400, 956)

    def lay_buttons(self, buttons: Iterable[Button]) -> None:
        """These are the buttons now."""
        self.buttons = list(buttons)
        self.spots.add_all(button.spot() for button in self.buttons)

    def close(self) -> None:
        """Back to what lies below."""
        self.app.sounds.play("click")
        self.app.stack.pop(self)

    def draw(self, canvas: Surface) -> None:
        """Veil, sheet, title, what stands on it, buttons."""
        dim(canvas)
        draw_paper_panel(canvas, self.panel, rivets=True)
        bar = within(self.panel, left=4, right=4, top=4, height=HEAD)
        draw_title_bar(canvas, bar, theme.VELVET, self.title, self.title_style, beside=self.beside_title)
        self.draw_page(canvas)
        for button in self.buttons:
            button.draw(canvas, self.spots)

    def draw_page(self, canvas: Surface) -> None:
        """Draw what stands below the title."""


_RADIUS = 20


class MenuBar(Drawn):
    """The top bar with a title. Add its ``spots()`` in ``layout``, and ``draw`` it first."""

    zone = Zone.BAR

    def __init__(self, app: App, title: str) -> None:
        self._app = app
        self.title = title

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
            Hotspot(f"bar.{number}", Circle(*center, _RADIUS), on_click=act, tip=partial(Tip, words), zone=Zone.BAR)
            for number, (center, (_, words, act)) in enumerate(buttons)
        ]

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        signs = tuple(sign for sign, _, _ in self._entries())
        hovered = next((number for number in range(len(signs)) if spots.hovered == f"bar.{number}"), None)
        draw_top_bar(canvas, title=self.title, buttons=signs, hovered=hovered)
