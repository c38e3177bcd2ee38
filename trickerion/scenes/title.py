"""The title: the city at dusk, the name of the game, and where to go from here."""

from functools import partial
from typing import NamedTuple

from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import has_scene, open_scene, scene
from trickerion.app.scene import Scene
from trickerion.language.verbatim import verbatim
from trickerion.scenes.dialog import Reply
from trickerion.scenes.guide.progress import Progress
from trickerion.scenes.tables import tables
from trickerion.storage.described import describe
from trickerion.storage.in_progress import GamesInProgress
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.hotspot import Tip
from trickerion.ui.surfaces import draw_ribbon
from trickerion.ui.text import Shaded, draw_text, gold_text
from trickerion.ui.title_scenery import TitleScenery, draw_house
from trickerion.words.screens import menus

LOGO = (960, 292)
SUBTITLE = (960, 404)
RIBBON = Rect(642, 440, 636, 52)
MENU = Rect(704, 528, 512, 496)
BUTTON_HEIGHT = 66
LARGEST_STEP = 84
GAP = 12
FOOT = (960, 1052)


class MenuEntry(NamedTuple):
    """One entry of the menu. ``scene`` is opened; without one the program ends. Two that are ``small`` share a line."""

    name: str
    icon: str
    scene: str = ""
    small: bool = False

    @property
    def label(self) -> str:
        """What stands on its button."""
        return menus.TITLE_ENTRIES[self.name][0]


ENTRIES = (
    MenuEntry("continue", "ui.play", "continue"),
    MenuEntry("resume_evening", "ringing-bell", "resume_evening"),
    MenuEntry("first_evening", "ringing-bell", "first_evening"),
    MenuEntry("new", "action.set_up_trick", "setup"),
    MenuEntry("solo", "character.magician", "solo_setup"),
    MenuEntry("together", "ui.wire", "together"),
    MenuEntry("last_game", "ui.statistics", "continue"),
    MenuEntry("tables", "ui.stage", "tables", small=True),
    MenuEntry("load", "ui.load", "load", small=True),
    MenuEntry("replays", "ui.clock", "replays", small=True),
    MenuEntry("how_to_play", "ui.rules", "how_to_play"),
    MenuEntry("records", "ui.trophy", "records", small=True),
    MenuEntry("settings", "ui.settings", "settings", small=True),
    MenuEntry("credits", "ui.log", "credits", small=True),
    MenuEntry("quit", "ui.exit", small=True),
)


@scene("title")
class TitleScene(Scene):
    """The first scene. Lines that lead nowhere (no autosave, no such scene) are left out."""

    is_title = True
    breathing = True
    lights_hz = 12  # clouds drift slowly

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.spots.keep_clear = [RIBBON, Rect(400, 210, 1120, 230)]
        self._scenery = TitleScenery()
        self._buttons: list[Button] = []

    def on_enter(self) -> None:
        """Lay the menu; tell what the start has found, once."""
        super().on_enter()
        notes, self.app.notes = self.app.notes, []
        if notes:
            self.app.post(lambda: self.app.notice(menus.PLEASE_NOTE, "\n".join(map(verbatim, notes))))
        if self.app.is_second:
            self.app.is_second = False
            self.app.post(lambda: self.app.notice(*menus.SECOND_WINDOW))
        if self.app.ended_badly:
            self.app.ended_badly = False
            self.app.post(lambda: offer_to_resume(self.app))

    def on_reveal(self) -> None:
        """A game may have been started or deleted meanwhile."""
        self.layout()

    def layout(self) -> None:
        lines = _lines([entry for entry in ENTRIES if self._leads_somewhere(entry)])
        step = min(LARGEST_STEP, MENU.h // len(lines))
        height = min(BUTTON_HEIGHT, step - 8)
        self._buttons = []
        for number, line in enumerate(lines):
            width = (MENU.w - GAP * (len(line) - 1)) // len(line)
            for place, entry in enumerate(line):
                rect = Rect(MENU.x + place * (width + GAP), MENU.y + number * step, width, height)
                self._buttons.append(self._button(entry, rect, is_first=not self._buttons))
        self.spots.clear()
        self.spots.add_all(button.spot() for button in self._buttons)

    def _button(self, entry: MenuEntry, rect: Rect, is_first: bool) -> Button:
        is_whole, (label, tip) = rect.w == MENU.w, menus.TITLE_ENTRIES[entry.name]
        return Button(
            f"title.{entry.name}",
            rect,
            label,
            partial(self._open, entry),
            primary=is_first,
            icon=entry.icon,
            icon_at_edge=is_whole,
            size=26 if rect.h > 56 and is_whole else 24,
            default=is_first,
            tip=partial(Tip, tip) if tip else None,
        )

    def _leads_somewhere(self, entry: MenuEntry) -> bool:
        if entry.scene == "continue" and entry.name != _kept(self.app):
            return False
        if entry.scene.endswith("_evening") and entry.scene != Progress(self.app).leads_to:
            return False
        if entry.scene == "tables" and not tables(self.app):
            return False
        return not entry.scene or has_scene(entry.scene)

    def _open(self, entry: MenuEntry) -> None:
        self.app.sounds.play("click")
        if entry.scene:
            open_scene(self.app, entry.scene)
        else:
            self.app.quit()

    def draw(self, canvas: Surface) -> None:
        self._scenery.draw(canvas, self.seconds)
        gold_text(canvas, menus.GAME, LOGO, 150, role=theme.LOGO)
        draw_text(canvas, menus.SUBTITLE, SUBTITLE, theme.HEAD2, 44, Shaded(theme.PARCHMENT, "#1a0c16"), "center")
        draw_ribbon(canvas, RIBBON, "#5a1222", menus.RIBBON, 25)
        for button in self._buttons:
            button.draw(canvas, self.spots)
        draw_text(canvas, menus.IMPRINT, FOOT, theme.ITALIC, 18, Shaded(theme.PARCHMENT, "#0a0408"), "center")

    def draw_beside(self, screen: Surface, canvas: Rect) -> None:
        """The curtains and their valance go on to the edges of the window."""
        draw_house(screen, canvas)


def _kept(app: App) -> str:
    """The entry that leads to the game saved by itself: one to go on with, or one that is over; "" without any."""
    games = GamesInProgress(app.places)
    return "continue" if games.last() is not None else "last_game" if games.last(over=True) is not None else ""


def _lines(entries: list[MenuEntry]) -> list[list[MenuEntry]]:
    """The lines of the menu: a small entry joins another small one before it that stands alone."""
    lines: list[list[MenuEntry]] = []
    for entry in entries:
        if entry.small and lines and len(lines[-1]) == 1 and lines[-1][0].small:
            lines[-1].append(entry)
        else:
            lines.append([entry])
    return lines


def offer_to_resume(app: App) -> None:
    """After a run that was killed or failed: whether its game is taken up again. Nothing without such a game."""
    game = GamesInProgress(app.places).last()
    if game is None:
        return
    take_up = Reply(menus.CONTINUE, lambda: open_scene(app, "continue"), primary=True, icon="ui.play")
    answers = [Reply(menus.NOT_NOW, escape=True), take_up]
    text = menus.ended_badly(game=describe(game.saved.summary))
    open_scene(app, "choose", title=menus.INTERRUPTED, text=text, answers=answers)
