"""The wire to the table is cut: a sheet that says so, with the seconds to the next try."""

from __future__ import annotations

from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.app.running_game import RunningGame
from trickerion.scenes.sheet import SheetScene
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import together as at
from trickerion.ui.text_block import draw_block
from trickerion.words.screens import menus
from trickerion.words.screens import together as words


@scene("lost")
class LostScene(SheetScene):
    """It goes by itself when the wire is whole again."""

    title = words.LOST_TITLE

    def __init__(self, app: App, session: RunningGame) -> None:
        super().__init__(app)
        assert session.company is not None
        self._session, self._company = session, session.company

    @property
    def panel(self) -> Rect:
        return at.LOST

    def on_enter(self) -> None:
        self.app.sounds.play("bell")
        super().on_enter()

    def layout(self) -> None:
        self.spots.clear()
        try_now, see, title = at.lost_buttons()
        self.lay_buttons(
            [
                Button(
                    "lost.try", try_now, words.TRY_NOW, self._company.try_now, primary=True, default=True, key="return"
                ),
                Button("lost.see", see, words.SEE_TABLE, self.close, icon="ui.zoom", size=20),
                Button("lost.title", title, menus.TO_THE_TITLE, self._to_title, icon="ui.exit", size=20, key="escape"),
            ]
        )

    def _to_title(self) -> None:
        open_scene(self.app, "title", how="reset")

    def update(self, dt: float) -> None:
        self._session.update()
        if not self._company.is_cut:
            self.app.stack.pop(self)

    @property
    def look(self) -> object:
        return super().look, int(self._company.seconds_left)

    def draw_page(self, canvas: Surface) -> None:
        seconds = int(self._company.seconds_left + 0.99)
        text = words.lost_text(seconds=seconds) if seconds else words.LOST_TRYING
        draw_icon(canvas, "ui.wire_cut", (at.LOST.x + 130, at.LOST.y + 230), 150, theme.REASON_ON_PAPER)
        draw_block(canvas, text, Rect(at.LOST.x + 250, at.LOST.y + 150, 560, 160), theme.BODY, 24)
