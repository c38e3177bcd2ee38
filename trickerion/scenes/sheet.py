"""A sheet of paper over whatever lies below, with a title and buttons: what menus and dialogs are."""

from collections.abc import Iterable

from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.scene import Scene
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.surfaces import draw_paper_panel, draw_title_bar
from trickerion.ui.veil import dim

HEAD = 62


class SheetScene(Scene):
    """Subclasses say their ``title`` and where the ``panel`` lies, lay ``buttons``, and draw what stands on it."""

    opaque = False
    fades = False
    title = ""
    title_size = 30

    def __init__(self, app: App) -> None:
        super().__init__(app)
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
        bar = Rect(self.panel.x + 4, self.panel.y + 4, self.panel.w - 8, HEAD)
        draw_title_bar(canvas, bar, theme.VELVET, self.title, self.title_size)
        self.draw_page(canvas)
        for button in self.buttons:
            button.draw(canvas, self.spots)

    def draw_page(self, canvas: Surface) -> None:
        """Draw what stands below the title."""
