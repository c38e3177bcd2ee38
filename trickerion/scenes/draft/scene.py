"""The draft at the start: who chooses what, with the cards in full view and all that was taken so far."""

from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import has_scene, open_scene, scene
from trickerion.play.running_game import RunningGame
from trickerion.rules.moves import ChooseTrick, Move
from trickerion.rules.options import HEIR
from trickerion.rules.state import Choice
from trickerion.scenes.draft import layout as at
from trickerion.scenes.draft.characters import MagicianQuestion, SpecialistQuestion
from trickerion.scenes.draft.company import CompanyPanel
from trickerion.scenes.draft.components import ComponentsQuestion
from trickerion.scenes.draft.question import DraftQuestion
from trickerion.scenes.draft.tricks import EngineerQuestion, SuitQuestion, TrickQuestion
from trickerion.table.game_scene import GameScene
from trickerion.table.people_pills import PersonAt
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.hotspot import Tip
from trickerion.ui.icons import draw_icon
from trickerion.ui.scenery import backdrop
from trickerion.ui.shapes import breathe
from trickerion.ui.surfaces import draw_dark_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.tokens import draw_disk
from trickerion.words import names
from trickerion.words.screens import draft as words
from trickerion.words.screens import wishes as wish_words

QUESTIONS: dict[str, type[DraftQuestion]] = {
    "ChoosingMagician": MagicianQuestion,
    "StartingTrick": TrickQuestion,
    "StartingSuit": SuitQuestion,
    "StartingComponents": ComponentsQuestion,
    "StartingSpecialist": SpecialistQuestion,
    "EngineersTrick": EngineerQuestion,
}
_SOUNDS = {"ChooseMagician": "card_flick", "TakeComponent": "disc_place", "ChooseSpecialist": "disc_place"}


@scene("draft")
class DraftScene(GameScene):
    """Answers the questions of the full set-up; while an opponent chooses, it shows what there is to choose from."""

    breathing = True

    def __init__(self, app: App, session: RunningGame) -> None:
        super().__init__(app, session)
        self.selected: Move | None = None
        self._order = order_of_choices(session)
        self._question: DraftQuestion | None = None
        self._buttons: list[Button] = []

    def help_place(self) -> tuple[str, str]:
        """The Magicians while one is chosen, else the set-up."""
        return ("magicians" if isinstance(self._question, MagicianQuestion) else "set_up"), ""

    # ------------------------------------------------------------------ choosing

    def select(self, move: Move) -> None:
        """Look closer at a choice; a second click on it makes it."""
        if move is self.selected:
            self.choose(move)
            return
        self.app.sounds.play("click")
        self.selected = move
        self.layout()

    def choose(self, move: Move) -> None:
        """Make a choice."""
        if move in self.legal:
            self.app.sounds.play(_SOUNDS.get(type(move).__name__, "card_flick"))
            self.selected = None
            self.play(move)

    def _choose_selected(self) -> None:
        if self.selected is not None:
            self.choose(self.selected)

    def handle_action(self, action: str) -> bool:
        """Esc opens the menu of the game: the draft itself cannot be left."""
        if action == "back":
            if has_scene("pause"):
                open_scene(self.app, "pause")
            return True
        return (action == "wish" and self._wish()) or super().handle_action(action)

    def _wish(self) -> bool:
        """Put the Trick pointed at on the wish list, or take it off."""
        move = self.spots.meaning(self.spots.hovered or self.spots.focused)
        if not isinstance(move, ChooseTrick) or not self.session.wishes.toggle(move.trick):
            return False
        self.app.sounds.play("card_flick")
        return True

    def wish_tip(self, trick: str) -> Tip:
        """The key by which a Trick is marked, where it may be."""
        key = self.app.keys.label("wish")
        may = self.session.wishes.may_hold(trick)
        return Tip(names.trick(trick), (wish_words.press(key=key),) if may else ())

    def layout(self) -> None:
        """The question that is open, the players, undo and choose."""
        self.spots.clear()
        self.spots.add_parts(self.bar)
        if self.selected not in self.legal:
            self.selected = None
        table = TableView(self.state, self.session.viewer, self.colours, self.names, self.legal)
        table.wishes = self.session.wishes.own
        self._question, self._company = self._make_question(table), CompanyPanel(table, self._order, self.pulse)
        self.spots.add_parts(self._company)
        if self._question is not None:
            self.spots.add_parts(self._question)
        self._buttons = self._make_buttons()
        self.spots.add_all(button.spot() for button in self._buttons)
        self.spots.add_parts(self.others)

    def people_at(self) -> dict[int, PersonAt]:
        rows = {seat: at.seat_row(position) for position, seat in enumerate(self._order)}
        others = {seat: row for seat, row in rows.items() if seat != self.session.viewer}
        return {seat: PersonAt.on_rim(row) for seat, row in others.items()}

    def pulse(self) -> float:
        """Brightness of what breathes now."""
        return breathe(self.breath.seconds)

    def _make_question(self, table: TableView) -> DraftQuestion | None:
        decision = self.session.decision
        if decision is None or decision.question not in QUESTIONS:
            return None
        choice = decision.choice
        assert isinstance(choice, Choice)
        # Everything in the set-up is public, so what an opponent chooses from may be seen.
        possible = self.legal or tuple(choice.legal_moves(self.state))
        return QUESTIONS[decision.question](table, choice, possible, self.selected, self)

    def _make_buttons(self) -> list[Button]:
        question = self._question
        if question is None or not question.needs_button:
            return [self.dock.hint_button(at.hint_beside(at.UNDO)), self._undo_button(at.UNDO)]
        choose = Button(
            "draft.choose",
            at.CHOOSE,
            words.CHOOSE,
            self._choose_selected,
            primary=True,
            icon="ui.confirm",
            style=theme.TEXT.button_large,
            key="return",
            enabled=self.selected is not None,
            why_not=question.waiting or words.CLICK_FIRST,
            default=True,
        )
        return [self.dock.hint_button(at.hint_beside(at.UNDO)), self._undo_button(at.UNDO), choose]

    def _undo_button(self, rect: Rect) -> Button:
        session = self.session
        return Button(
            "dock.undo",
            rect,
            words.UNDO,
            self.dock.undo,
            icon="ui.undo",
            second_line=self.app.keys.label("undo"),
            enabled=session.undoing.can_undo,
            why_not=self.dock.why_no_undo(),
            tip=lambda: Tip(
                words.UNDO, (words.takes_back(move=session.undoing.label),) if session.undoing.can_undo else ()
            ),
        )

    # ------------------------------------------------------------------ frames

    def draw(self, canvas: Surface) -> None:
        """Bar, players, question, foot."""
        canvas.blit(backdrop(115), (0, 0))
        self.bar.draw(canvas, self.spots)
        self._company.draw(canvas, self.spots)
        if self._question is None:
            return
        self._draw_head(canvas, self._question)
        self._question.draw(canvas, self.spots)
        self._draw_foot(canvas, self._question)

    def draw_over(self, canvas: Surface) -> None:
        """Draw the choice of a hint."""
        self.draw_hint(canvas, self._hinted)

    def _hinted(self, move: Move) -> Rect:
        spots = self.spots
        return next((spots.rect(name) for name in spots.names() if spots.meaning(name) is move), at.CHOOSE)

    def _draw_head(self, canvas: Surface, question: DraftQuestion) -> None:
        head, seat = at.QUESTION, question.seat
        draw_dark_panel(canvas, head, 10, 2)
        draw_disk(canvas, (head.x + 30, head.y + 22), 34, self.colours[seat], "magician", badge=False)
        title, spot = question.asked.title(name=self.names[seat]), (head.x + 58, head.centery - 1)
        drawn = draw_text(canvas, title, spot, theme.TEXT.head_large, theme.BRASS_HI, "midleft", width=760)
        room = head.right - 18 - drawn.right - 30
        aside = (head.right - 18, head.centery)
        draw_text(canvas, question.aside, aside, theme.TEXT.aside, theme.PARCHMENT2, "midright", width=room)

    def _draw_foot(self, canvas: Surface, question: DraftQuestion) -> None:
        draw_dark_panel(canvas, at.FOOT, 10, 2, seed=2)
        rect, (sign, text) = at.FOOT_TEXT, question.foot()
        draw_icon(canvas, sign, at.FOOT_SIGN, 60, theme.BRASS_HI, shadow=True)
        if question.needs_button and not question.is_own:
            text = words.is_choosing(name=self.names[question.seat], text=text)
        width = self._buttons[0].rect.x - 24 - rect.x
        top = rect.centery - min(rect.h, block_height(text, width, theme.TEXT.body_large, 27)) // 2
        room = rect.bottom - top
        draw_block(canvas, text, Rect(rect.x, top, width, room), theme.TEXT.body_large, theme.CREAM, line=27)
        for button in self._buttons:
            button.draw(canvas, self.spots)


def order_of_choices(session: RunningGame) -> list[int]:
    """The seats that choose, clockwise from the one that began; everything of the Heir is drawn."""
    seats, decision = session.options.seats, session.decision
    now = decision.seat if decision is not None else 0
    first = next((line.seat for line in session.log if line.phase == "setup" and line.seat >= 0), now)
    order = [(first + number) % len(seats) for number in range(len(seats))]
    return [seat for seat in order if seats[seat].player != HEIR]
