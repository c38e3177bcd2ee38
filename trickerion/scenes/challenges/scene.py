"""The page with all challenges, shelf by shelf."""

from functools import partial

from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.app.scene import Scene
from trickerion.play.challenges.shelf import SHELVES, Challenge, challenges
from trickerion.screens.challenges import layout as at
from trickerion.screens.challenges.poster import Poster
from trickerion.screens.challenges.shelf import posters
from trickerion.screens.sheet import MenuBar, leave_page
from trickerion.storage.challenge_results import Tried, read_results
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.controls import ButtonFace, draw_button
from trickerion.ui.flow import within
from trickerion.ui.hotspots import Circle, Hotspot, Tip
from trickerion.ui.icons import draw_icon
from trickerion.ui.said import Role, SceneTold, saying
from trickerion.ui.scenery import backdrop
from trickerion.ui.surfaces import draw_panel_head, draw_wood_panel
from trickerion.ui.text import draw_text
from trickerion.words import challenges as words
from trickerion.words.said import EARLIER, LATER
from trickerion.words.screens.daily import CHALLENGES, HELP
from trickerion.words.screens.menus import BACK

_CHOSEN, _ROW = "challenges.shelf", "challenges.row"
"""Keys under which the memory keeps the shelf last looked at, and its first row in sight."""


@scene("challenges")
class ChallengesScene(Scene):
    """All of them, where they were last looked at; ``left``, whose table was just left, is in sight."""

    breathing = True
    help_page, help_anchor = HELP, CHALLENGES

    def __init__(self, app: App, left: str = "") -> None:
        super().__init__(app)
        self.told = lambda: SceneTold(self._bar.title)
        self._bar = MenuBar(app, words.TITLE)
        known, row = app.memory.recall(_CHOSEN), app.memory.recall(_ROW)
        self._shelf = challenges()[left].shelf if left else known if known in SHELVES else SHELVES[0]
        self._first = row if isinstance(row, int) and self._shelf == known else 0
        if left:
            row = self._ones(self._shelf).index(challenges()[left]) // at.COLUMNS
            self._first = max(row - at.ROWS + 1, min(self._first, row))
        self._posters: list[Poster] = []
        self._back = Button("challenges.back", at.BACK, BACK, self._leave, icon="ui.exit", key="escape")

    def _ones(self, shelf: str) -> list[Challenge]:
        return [one for one in challenges().values() if one.shelf == shelf]

    def layout(self) -> None:
        ones = self._ones(self._shelf)
        rows = -(-len(ones) // at.COLUMNS)
        self._first = max(0, min(self._first, rows - at.ROWS))
        self.app.memory.remember(_CHOSEN, self._shelf)
        self.app.memory.remember(_ROW, self._first)
        shown = ones[self._first * at.COLUMNS :][: at.COLUMNS * at.ROWS]
        self._posters = posters(self.app, shown, week=False)
        self.spots.clear()
        self.spots.add_all(self._bar.spots())
        for number, shelf in enumerate(SHELVES):
            choose = partial(self._choose, shelf)
            is_on, place = shelf == self._shelf, (number + 1, len(SHELVES))
            says = saying(words.SHELVES[shelf], self._solved(shelf), Role.CHOICE, on=is_on, at=place)
            self.spots.add(Hotspot(f"challenges.shelf.{shelf}", at.shelf_row(number), choose, says=says))
        self.spots.add(self._back.spot())
        if rows > at.ROWS:
            self.spots.add(Hotspot("challenges.page", at.PAGE, on_wheel=self._turn, focusable=False))
            for step, center in zip((1, -1), at.ARROWS, strict=True):
                is_open = self._first > 0 if step > 0 else self._first < rows - at.ROWS
                spot = Hotspot(f"challenges.arrow.{step}", Circle(*center, 20), partial(self._turn, step))
                spot.enabled, spot.tip = is_open, partial(Tip, words.MORE)
                spot.says = saying(EARLIER if step > 0 else LATER, role=Role.BUTTON)
                self.spots.add(spot)
        self.spots.add_parts(*self._posters)
        for name in self.spots.names():
            self.spots.get(name).on_wheel = self._turn

    def _turn(self, notches: int) -> None:
        self._first -= 1 if notches > 0 else -1
        self.layout()

    def _choose(self, shelf: str) -> None:
        self.app.sounds.play("page_turn")
        self._shelf, self._first = shelf, 0
        self.layout()

    def on_reveal(self) -> None:
        self.layout()

    def on_settings(self) -> None:
        self.layout()

    def _leave(self) -> None:
        leave_page(self.app)

    def draw(self, canvas: Surface) -> None:
        canvas.blit(backdrop(110), (0, 0))
        self._bar.draw(canvas, self.spots)
        self._draw_shelves(canvas)
        draw_wood_panel(canvas, at.PAGE, seed=1)
        head, sign = words.SHELVES[self._shelf], words.SHELF_SIGNS[self._shelf]
        draw_panel_head(canvas, at.PAGE.move(6, 4), head, icon_name=sign, note=self._solved(self._shelf))
        for name, center, icon in zip(("1", "-1"), at.ARROWS, ("ui.up", "ui.down"), strict=True):
            if f"challenges.arrow.{name}" in self.spots:
                self._draw_arrow(canvas, f"challenges.arrow.{name}", center, icon)
        for poster in self._posters:
            poster.draw(canvas, self.spots)
        self._back.draw(canvas, self.spots)

    def _draw_arrow(self, canvas: Surface, name: str, center: tuple[int, int], icon: str) -> None:
        rect = Rect(0, 0, 44, 36).move_to(center=center)
        face = ButtonFace(icon=icon, disabled=not self.spots.get(name).enabled)
        draw_button(canvas, rect, face, hovered=self.spots.is_hot(name), pressed=self.spots.is_pressed(name))

    def _solved(self, shelf: str) -> str:
        results = read_results(self.app.places.challenges)
        ones = self._ones(shelf)
        number = sum(results.get(one.id, Tried()).is_solved for one in ones)
        return words.count_solved(number=number, all=len(ones))

    def _draw_shelves(self, canvas: Surface) -> None:
        draw_wood_panel(canvas, at.SHELF_LIST)
        draw_panel_head(canvas, at.SHELF_LIST.move(6, 4), words.TEACHES, icon_name="ui.hint")
        for number, shelf in enumerate(SHELVES):
            name, rect = f"challenges.shelf.{shelf}", at.shelf_row(number)
            face = ButtonFace(primary=shelf == self._shelf)
            draw_button(canvas, rect, face, hovered=self.spots.is_hot(name), pressed=self.spots.is_pressed(name))
            draw_icon(
                canvas,
                words.SHELF_SIGNS[shelf],
                within(rect, left=22, width=40).center,
                40,
                theme.BRASS_HI,
                shadow=True,
            )
            left, room = rect.x + 80, rect.w - 94
            draw_text(
                canvas,
                words.SHELVES[shelf],
                (left, rect.y + 30),
                theme.TEXT.head_large,
                theme.CREAM,
                "midleft",
                width=room,
            )
            below = (left, rect.y + 58)
            draw_text(canvas, self._solved(shelf), below, theme.TEXT.aside, theme.PARCHMENT2, "midleft", width=room)
