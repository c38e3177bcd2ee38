"""How to Play: the Workbook. Contents and search on the left, the page on the right."""

import functools

import pygame
import pygame_gui
from pygame import Surface

from trickerion.app.loop import App
from trickerion.app.registry import has_scene, open_scene, scene
from trickerion.app.scene import Scene
from trickerion.language.page import Page
from trickerion.rules.options import rulings_that_matter
from trickerion.scenes.workbook import layout as at
from trickerion.scenes.workbook.book import lines_of, pages, search
from trickerion.scenes.workbook.contents import Contents
from trickerion.scenes.workbook.page_view import PageView
from trickerion.scenes.workbook.wishes import WishMarks
from trickerion.screens.settings_pages import PAGES
from trickerion.screens.setup.plan import READY
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.keys import ANY_MODIFIER
from trickerion.ui.line_spot import line_spot
from trickerion.ui.said import SceneTold
from trickerion.ui.scenery import backdrop
from trickerion.ui.surfaces import draw_paper_panel, draw_title_bar
from trickerion.ui.topbar import draw_top_bar
from trickerion.words.editions import POINTS
from trickerion.words.guide import PLAY_AGAIN
from trickerion.words.screens import menus
from trickerion.words.screens import workbook as words
from trickerion.words.workbook_rules import FIRST_EVENING
from trickerion.words.workbook_window import editions, mouse_and_keys, settings

GUIDED = "week"
"""The scene that leads through the evening which the page of that name tells of."""
NOTCH = 80


@scene("how_to_play")
class WorkbookScene(Scene):
    """The Workbook, open at ``page`` (an id; the first one when there is no such page) and at a place on it."""

    toggled_by = "help"

    def __init__(self, app: App, page: str = "", anchor: str = "") -> None:
        super().__init__(app)
        self.told = lambda: SceneTold(self.page.title, [line for block in self.page.blocks for line in lines_of(block)])
        self.book = self._pages()
        self.contents = Contents(self.book, self.open_page, self._clear)
        self.view, self.wishes = PageView(self.book[0]), WishMarks(app.session)
        self._buttons: list[Button] = []
        self.line = self.widgets.entry(at.SEARCH, "", words.SEARCH, 30)
        self._turn_to(next((p for p in self.book if p.id == page), self.book[0]), anchor)

    # ------------------------------------------------------------------ pages

    def _pages(self) -> tuple[Page, ...]:
        label = self.app.keys.label
        sections = [(page.id, page.icon, [setting.id for setting in page.settings]) for page in PAGES]
        points = [POINTS[point] for point in rulings_that_matter(READY)]
        more = mouse_and_keys(label), settings(sections, label), editions(points)
        session = self.app.session
        return pages(READY, more, session.options.turns) if session is not None else pages(READY, more)

    @property
    def page(self) -> Page:
        """The page that lies open."""
        return self.view.page

    def _turn_to(self, page: Page, anchor: str = "") -> None:
        self.view.turn_to(page, anchor)
        self.contents.reveal(page.id)

    def open_page(self, page_id: str, anchor: str = "") -> None:
        """Turn to a page, and to a place on it, which is marked for a moment."""
        self.app.sounds.play("click")
        self._turn_to(next(page for page in self.book if page.id == page_id), anchor)
        self.layout()

    def _neighbour(self, step: int) -> Page | None:
        number = self.book.index(self.page) + step
        return self.book[number] if 0 <= number < len(self.book) else None

    def _go(self, step: int) -> None:
        page = self._neighbour(step)
        if page is not None:
            self.open_page(page.id)

    # ------------------------------------------------------------------ search

    def look_up(self, query: str) -> None:
        """Show on the left the entries in which the words occur."""
        self.contents.show(query.strip(), search(self.book, query))
        self.layout()

    def _clear(self) -> None:
        self.line.set_text("")
        self.look_up("")
        self.contents.reveal(self.page.id)
        self.layout()

    # ------------------------------------------------------------------ input

    def layout(self) -> None:
        self.spots.clear()
        self.spots.add_parts(self.contents)
        self.spots.add(line_spot("workbook.search", words.SEARCH, self.widgets, self.line))
        self.spots.add(Hotspot("workbook.page", at.SHEET, on_wheel=self._wheel, focusable=False))
        self.view.add_icons(self.spots, self._wheel)
        self.wishes.let_mark(self.spots, self.view, self.app.keys.label("wish"))
        self._buttons = [Button("workbook.back", at.BACK, menus.BACK, self._close, primary=True)]
        if self.page.id == FIRST_EVENING and has_scene(GUIDED):
            play = functools.partial(open_scene, self.app, GUIDED)
            self._buttons.append(
                Button("workbook.play", at.PLAY_IT, PLAY_AGAIN, play, primary=True, style=theme.TEXT.label_large)
            )
        for name, rect, step, icon in (
            ("workbook.previous", at.PREVIOUS, -1, "ui.left"),
            ("workbook.next", at.NEXT, 1, "ui.right"),
        ):
            page = self._neighbour(step)
            if page is not None:
                go = functools.partial(self._go, step)
                self._buttons.append(
                    Button(name, rect, page.title, go, icon=icon, icon_at_edge=True, style=theme.TEXT.label_large)
                )
        self.spots.add_all(button.spot() for button in self._buttons)

    def _wheel(self, notches: int) -> None:
        self._scroll_by(-notches * NOTCH)

    def _scroll_by(self, pixels: float) -> None:
        self.view.scroll.move(pixels)
        self.layout()

    def _close(self) -> None:
        self.app.sounds.play("click")
        self.app.stack.pop(self)

    def handle_first(self, event: pygame.event.Event) -> bool:
        """Dragging the bars and the page; keys that turn pages, and letters that begin a search."""
        if self.view.scroll.handle(event) or self.contents.scroll.handle(event):
            self.layout()
            return True
        if event.type == pygame.KEYDOWN and self._key(event):
            return True
        pulled = self.view.drag(event)
        if pulled is not None:
            self._scroll_by(pulled)
            return True
        return super().handle_first(event)

    def _key(self, event: pygame.event.Event) -> bool:
        pixels = self.view.scroll.key_step(event.key, NOTCH)
        if pixels is not None and not (self.widgets.typing and event.key in (pygame.K_HOME, pygame.K_END)):
            self._scroll_by(pixels)
            return True
        if self.widgets.typing:
            return self._key_while_typing(event)
        if self.app.keys.action(event) == "wish" and self.wishes.toggle_pointed(self.spots):
            return True
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._go(1 if event.key == pygame.K_RIGHT else -1)
            return True
        return self._begin_typing(event)

    def _key_while_typing(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.contents.matches:
            first = self.contents.matches[0]
            self.widgets.stop_typing()
            self.open_page(first.page, first.anchor)
            return True
        return False

    def _begin_typing(self, event: pygame.event.Event) -> bool:
        letter = getattr(event, "unicode", "")
        if not letter.isalnum() or getattr(event, "mod", 0) & ANY_MODIFIER:
            return False
        self.line.set_text(self.line.get_text() + letter)
        self.widgets.type_in(self.line)
        self.look_up(self.line.get_text())
        return True

    @property
    def takes_letters(self) -> bool:
        """A letter begins or continues the search."""
        return True

    def help_place(self) -> tuple[str, str]:
        return self.page.id, ""

    def handle_event(self, event: pygame.event.Event) -> bool:
        """The search while it is typed."""
        if event.type != pygame_gui.UI_TEXT_ENTRY_CHANGED or event.ui_element is not self.line:
            return False
        self.look_up(event.text)
        return True

    def handle_action(self, action: str) -> bool:
        """Back empties a search first; the help key closes the book that it has opened."""
        if action == "back" and self.contents.query:
            self._clear()
            return True
        if action == "help" and self.app.stack.depth > 1:
            self._close()
            return True
        return super().handle_action(action)

    # ------------------------------------------------------------------ time and pictures

    def update(self, dt: float) -> None:
        self.view.update(dt)

    @property
    def moving(self) -> bool:
        return self.view.is_marked

    def on_settings(self) -> None:
        """Another palette or other keys: everything is drawn anew."""
        self.book = self._pages()
        self.contents.book = self.book
        self.view.page = next(page for page in self.book if page.id == self.page.id)
        self.layout()

    def draw(self, canvas: Surface) -> None:
        canvas.blit(backdrop(150), (0, 0))
        draw_top_bar(canvas, title=words.TITLE, buttons=())
        self.contents.current = self.page.id
        self.contents.draw(canvas, self.spots)
        draw_paper_panel(canvas, at.SHEET, rivets=True)
        draw_title_bar(canvas, at.TITLE, theme.VELVET, self.page.title, theme.TEXT.title_large)
        self.view.draw(canvas)
        self.wishes.draw_marks(canvas, self.view)
        for button in self._buttons:
            button.draw(canvas, self.spots)
