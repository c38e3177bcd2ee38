"""Dialogs over any scene: a notice, a question, a line to type."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from trickerion.app.canvas import CANVAS_RECT
from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.app.scene import Scene
from trickerion.rules.moves import FinishCharacter
from trickerion.screens.held_answer import HeldAnswer
from trickerion.screens.sheet import HEAD, SheetScene
from trickerion.storage.record import GAME_NAME_LENGTH
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.keys import is_enter
from trickerion.ui.said import SceneTold
from trickerion.ui.text import text_width
from trickerion.ui.text_block import block_height, draw_block
from trickerion.words import names
from trickerion.words.screens import menus
from trickerion.words.workbook_replays import KEPT

NARROWEST = 720
MARGIN = 40
BUTTON = (200, 60)
GAP = 18
ENTRY_HEIGHT = 48
ANSWER = "dialog.answer_"


class Reply(NamedTuple):
    """One button of a dialog. ``escape`` is the answer that Esc and a right click give.

    ``loses``: something is lost by it. Enter never gives such an answer unless Tab or the arrows have gone to it.
    """

    label: str
    choose: Callable[[], object] | None = None
    primary: bool = False
    icon: str | None = None
    escape: bool = False
    loses: bool = False


class DialogScene(SheetScene):
    """A sheet of paper with a title, some text (kit markup) and one button for each answer."""

    title_style = theme.TEXT.title_large
    narrowest = NARROWEST
    extra_height = 0  # between the text and the buttons

    def __init__(self, app: App, title: str, text: str, answers: Sequence[Reply]) -> None:
        super().__init__(app)
        self.told = lambda: SceneTold(self.title, (self.text,))
        self.title, self.text, self.answers = title, text, tuple(answers)
        self._held = HeldAnswer(self.spots)

    @property
    def usual(self) -> Reply | None:
        """The answer that Enter gives: the primary one or, where that loses something, the one that keeps it."""
        primary = next((answer for answer in self.answers if answer.primary and not answer.loses), None)
        return primary or next((answer for answer in self.answers if answer.escape and not answer.loses), None)

    @property
    def width(self) -> int:
        """The width of the sheet: enough for all buttons side by side."""
        buttons = sum(_button_width(answer) for answer in self.answers) + GAP * (len(self.answers) - 1)
        return max(self.narrowest, buttons + 2 * MARGIN)

    @property
    def panel(self) -> pygame.Rect:
        """The sheet, in the middle of the canvas and as high as the text needs."""
        text = block_height(self.text, self.width - 2 * MARGIN, theme.TEXT.body_lead)
        height = HEAD + 30 + text + self.extra_height + 36 + BUTTON[1] + 34
        return pygame.Rect(0, 0, self.width, height).move_to(center=CANVAS_RECT.center)

    def layout(self) -> None:
        self.spots.clear()
        panel = self.panel
        right = panel.right - MARGIN
        buttons: list[Button] = []
        for number, answer in reversed(list(enumerate(self.answers))):
            width = _button_width(answer)
            rect = pygame.Rect(right - width, panel.bottom - 34 - BUTTON[1], width, BUTTON[1])
            right = rect.left - GAP
            buttons.append(self._button(number, answer, rect))
        self.lay_buttons(buttons)

    def _button(self, number: int, answer: Reply, rect: pygame.Rect) -> Button:
        return Button(
            f"{ANSWER}{number}",
            rect,
            answer.label,
            lambda: self.choose(answer),
            primary=answer is self.usual,
            icon=answer.icon,
            default=answer is self.usual,
            key="return" if answer is self.usual else "escape" if answer.escape else "",
        )

    def handle_first(self, event: pygame.event.Event) -> bool:
        """With the setting for that, an answer which loses something is held, not just pressed."""
        if self._held.is_let_go(event):
            return event.type != pygame.MOUSEMOTION
        number = self._held.pressed_by(event).removeprefix(ANSWER) if self.app.settings.hold else ""
        if not number.isdecimal() or not self.answers[int(number)].loses:
            return super().handle_first(event)
        self._held.hold(f"{ANSWER}{number}")
        return True

    def update(self, dt: float) -> None:
        """An answer that is held long enough is chosen."""
        if name := self._held.pass_time(dt):
            self.choose(self.answers[int(name.removeprefix(ANSWER))])

    @property
    def moving(self) -> bool:
        return bool(self._held.name)

    def choose(self, answer: Reply) -> None:
        """Close the dialog, then do what was chosen."""
        self.app.sounds.play("click")
        self.app.stack.pop(self)
        if answer.choose is not None:
            answer.choose()

    def handle_event(self, event: pygame.event.Event) -> bool:
        """Esc and a right click give the answer that does nothing; all else stops here."""
        if event.type == pygame.KEYDOWN and self.app.keys.action(event) == "hint":
            self._ask_below()
        away = event.type == pygame.MOUSEBUTTONDOWN and event.button == 3
        if away or (event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE):
            self._escape()
        return True

    def _ask_below(self) -> None:
        """A hint about what the dialog asks: it is put off, and the table asks what a computer player would do."""
        from trickerion.table.game_scene import GameScene  # here, so that the title does not wait for it

        stack = list(self.app.stack)
        if len(stack) > 1 and isinstance(stack[-2], GameScene) and any(answer.escape for answer in self.answers):
            self._escape()
            stack[-2].handle_action("hint")

    def _escape(self) -> None:
        answer = next((answer for answer in self.answers if answer.escape), None)
        if answer is not None:
            self.choose(answer)

    def draw_page(self, canvas: pygame.Surface) -> None:
        room = pygame.Rect(self.panel.x + MARGIN, self.panel.y + HEAD + 30, self.width - 2 * MARGIN, 0)
        draw_block(canvas, self.text, room, theme.TEXT.body_lead)

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the sheet, and how long an answer has been held."""
        super().draw(canvas)
        self._held.draw(canvas)


def _button_width(answer: Reply) -> int:
    return max(BUTTON[0], text_width(answer.label, theme.TEXT.title) + (190 if answer.icon else 140))


class TypedScene(DialogScene):
    """A dialog with a line of at most ``limit`` letters to type in; ``typed`` is what stands there."""

    extra_height = ENTRY_HEIGHT + 24

    def __init__(self, app: App, title: str, text: str, answers: Sequence[Reply], initial: str, limit: int) -> None:
        super().__init__(app, title, text, answers)
        self.typed, self._limit = initial, limit

    def layout(self) -> None:
        super().layout()
        panel = self.panel
        rect = pygame.Rect(panel.x + MARGIN, 0, self.width - 2 * MARGIN, ENTRY_HEIGHT)
        rect.bottom = panel.bottom - 34 - BUTTON[1] - 30
        self.line = self.widgets.entry(rect, self.typed, limit=self._limit)
        self.widgets.type_in(self.line)

    def on_reveal(self) -> None:
        """Go on typing when a scene on top has gone."""
        self.widgets.type_in(self.line)

    def choose(self, answer: Reply) -> None:
        """With what has been typed."""
        self.typed = self.line.get_text().strip()
        super().choose(answer)

    def handle_first(self, event: pygame.event.Event) -> bool:
        """Enter accepts and Esc cancels although the line has the keyboard; in focus another thing is pressed."""
        if is_enter(event) and not (self.spots.focused and not self.widgets.typing):
            self.choose(self.answers[-1])
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._escape()
            return True
        return super().handle_first(event)


class EntryScene(TypedScene):
    """Asks for the name of a saved game. ``done`` gets it, never an empty one."""

    help_page = KEPT

    def __init__(
        self, app: App, title: str, text: str, initial: str, done: Callable[[str], object], accept: str
    ) -> None:
        finish = Reply(accept, lambda: done(self.typed), primary=True)
        super().__init__(app, title, text, (Reply(menus.CANCEL, escape=True), finish), initial, GAME_NAME_LENGTH)

    def choose(self, answer: Reply) -> None:
        """An empty name is no answer."""
        if answer.primary and not self.line.get_text().strip():
            self.app.sounds.play("error")
            return
        super().choose(answer)


@scene("notice")
def notice(app: App, title: str, text: str, on_close: Callable[[], object] | None = None) -> Scene:
    """A dialog with nothing to decide."""
    return DialogScene(app, title, text, [Reply(menus.CLOSE, on_close, primary=True, escape=True)])


@scene("confirm")
def confirm(
    app: App,
    title: str,
    text: str,
    yes: str,
    on_yes: Callable[[], object],
    no: str = menus.CANCEL,
    icon: str | None = None,
) -> Scene:
    """Ask whether something may be lost; Esc and Enter mean no."""
    return DialogScene(app, title, text, [Reply(no, escape=True), Reply(yes, on_yes, icon=icon, loses=True)])


def ask_first(app: App, title: str, text: str, yes: str, on_yes: Callable[[], object], icon: str | None = None) -> None:
    """Ask over the scene at the top (``confirm``); a button is given it with ``partial``."""
    app.stack.push(confirm(app, title, text, yes, on_yes, icon=icon))


@scene("choose")
def choose(app: App, title: str, text: str, answers: Sequence[Reply]) -> Scene:
    """A question with any answers."""
    return DialogScene(app, title, text, answers)


@scene("entry")
def entry(app: App, title: str, text: str, on_done: Callable[[str], object], initial: str = "") -> Scene:
    """A line to type in."""
    return EntryScene(app, title, text, initial, on_done, menus.SAVE)


def ask(app: App, title: str, text: str, yes: str, on_yes: Callable[[], object], no: str = menus.CANCEL) -> None:
    """Ask before something that cannot be undone, unless the player has turned such questions off and aimed at it."""
    if app.settings.confirm or (app.stack.top is not None and app.stack.top.spots.is_unaimed):
        open_scene(app, "confirm", title=title, text=text, yes=yes, on_yes=on_yes, no=no)
    else:
        on_yes()


def ask_to_give_back(app: App, question: tuple[str, str], give_back: Callable[[], object]) -> None:
    """Ask before a Trick or a Component goes back; Keep is the same button wherever that is asked."""
    ask(app, *question, menus.GIVE_BACK, give_back, menus.KEEP)


def ask_to_lose_bonus(app: App, card: str, place: Callable[[], object]) -> None:
    """Place a Character; ask before the bonus of its special card is lost there ("" = none is)."""
    if card:
        text = menus.bonus_is_lost(card=names.card(card))
        ask(app, menus.LOSE_THE_BONUS, text, menus.PLACE, place, menus.NOT_YET)
    else:
        place()


def ask_to_lose(app: App, points: int, finish: Callable[[], object]) -> None:
    """End a Character's Actions; ask before points are lost, unless the player was told to end them."""
    if points and not (app.overlay is not None and app.overlay.wishes(FinishCharacter())):
        ask(app, menus.DONE_ALREADY, menus.points_are_lost(points), menus.DONE, finish, menus.NOT_YET)
    else:
        finish()
