"""The Residence opened: all Tricks that can be learned, by category, lit when they can be learned now."""

from functools import partial

import pygame
from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.language.speech import headed, listed
from trickerion.play.hints import HintStep
from trickerion.play.opponents.opponents import Suggestion
from trickerion.play.running_game import RunningGame
from trickerion.rules.ask.learning import learning
from trickerion.rules.catalog import CATEGORIES, MAGICIANS, TRICKS, Trick
from trickerion.rules.facts.learning import TrickToLearn
from trickerion.rules.moves import LearnTrick, Move
from trickerion.scenes.board.residence_layout import PLACES
from trickerion.scenes.board.wish_list import draw_wish_list
from trickerion.table.game_scene import GameScene
from trickerion.table.view import TableView
from trickerion.table.wishes import wished
from trickerion.ui import theme
from trickerion.ui.bookmark import draw_bookmark_on
from trickerion.ui.buttons import Button
from trickerion.ui.controls import draw_round_button, draw_segments, segment_rects
from trickerion.ui.flow import Column, within
from trickerion.ui.hotspot import Circle, Hotspot, Tip, always
from trickerion.ui.said import Role, Said, saying
from trickerion.ui.shapes import draw_plate, draw_shadow
from trickerion.ui.surfaces import draw_brass_frame, draw_ribbon, draw_wood_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.trick_card import Owned, draw_trick_large, draw_trick_strip
from trickerion.ui.veil import dim
from trickerion.words import card_tooltips, names
from trickerion.words.screens import residence as words
from trickerion.words.screens import wishes as wish_words
from trickerion.words.screens.board import RESIDENCE
from trickerion.words.screens.setup import LEVEL_OF


@scene("residence")
class ResidenceScene(GameScene):
    """Opens over the board, on one category. A click on a lit Trick learns it."""

    opaque = False
    help_page = "downtown"

    def __init__(self, app: App, session: RunningGame, category: str = "") -> None:
        super().__init__(app, session)
        self._category = category or self._first_category()
        self._large = ""
        self._heard: Suggestion | None = None
        self.at = PLACES
        self._wish: Button | None = None

    def _first_category(self) -> str:
        player = self._table.me
        favourite = MAGICIANS[player.magician].category if player.magician in MAGICIANS else CATEGORIES[0]
        open_now = [TRICKS[move.trick].category for move in self.legal if isinstance(move, LearnTrick)]
        return favourite if favourite in open_now or not open_now else open_now[0]

    def _tricks(self) -> list[Trick]:
        tricks = [TRICKS[trick] for trick in self.state.residence[self._category]]
        return sorted(tricks, key=lambda trick: (trick.level, names.trick(trick.id)))

    def layout(self) -> None:
        """Tabs, cards, the way out."""
        self.spots.clear()
        self.spots.add(Hotspot("outside", Rect(0, 0, *theme.CANVAS_SIZE), on_click=self.close, focusable=False))
        self.spots.add(Hotspot("panel", self.at.panel, on_click=lambda: None, focusable=False))
        for category, rect in zip(CATEGORIES, segment_rects(self.at.tabs, len(CATEGORIES)), strict=True):
            says = saying(names.CATEGORY[category], role=Role.CHOICE, on=category == self._category)
            self.spots.add(Hotspot(f"tab.{category}", rect, on_click=partial(self._show, category), says=says))
        for number, trick in enumerate(self._tricks()):
            self._add_card(self.at.card(number), trick)
        self.spots.add(
            Hotspot("close", Circle(*self.at.close, 20), on_click=self.close, tip=always(Tip(words.CLOSE_BUTTON)))
        )
        self._wish = self._wish_button() if self._large else None
        if self._wish is not None:
            self.spots.add(self._wish.spot())

    def _wish_button(self) -> Button:
        """The button that marks the Trick shown large, or takes it off the list."""
        wishes, trick, key = self.session.wishes, self._large, self.app.settings.keys["wish"]
        is_on = trick in wishes.own
        label, below = (wish_words.MARKED, wish_words.TAKES_OFF) if is_on else (wish_words.MARK, "")
        why_not = wish_words.COVERED if wishes.are_covered else "" if is_on or not wishes.is_full else wish_words.FULL
        return Button(
            "residence.wish",
            self.at.side[2],
            label,
            partial(self._toggle_wish, trick),
            icon="ui.confirm" if is_on else None,
            second_line=below,
            style=theme.TEXT.label_large,
            key=key,
            enabled=not why_not,
            why_not=why_not,
        )

    def _toggle_wish(self, trick: str) -> None:
        if self.session.wishes.toggle(trick):
            self.app.sounds.play("card_flick")
            self.refresh()

    def handle_action(self, action: str) -> bool:
        """W marks the Trick that is shown large."""
        if action == "wish" and self._large:
            self._toggle_wish(self._large)
            return True
        return super().handle_action(action)

    def _add_card(self, rect: Rect, trick: Trick) -> None:
        why = self.why_not(trick)
        learn = partial(self._learn, trick)
        self.spots.add(Hotspot(f"trick.{trick.id}", rect, on_click=learn, enabled=not why, why_not=why))
        self.spots.get(f"trick.{trick.id}").says = partial(self._said, trick)

    def _said(self, trick: Trick) -> Said:
        """A Trick of the deck with all that stands on its card, and what is wanted for it."""
        facts, marked = learning(self.state, self.session.viewer, trick.id), trick.id in self.session.wishes.own
        title, body, *_ = card_tooltips.trick(trick.id)
        level = headed(head=LEVEL_OF, text=names.LEVEL[trick.level])
        state = listed([level, names.yields({"coins": facts.cost.coins}), *([wish_words.MARKED] if marked else [])])
        return Said(title, state, Role.CARD, more=body)

    def why_not(self, trick: Trick) -> str:
        """Reason why a Trick cannot be learned now, in a sentence; "" when it can."""
        table = self._table
        if LearnTrick(trick.id) in table.legal:
            return ""
        if not self._is_learning() and not any(isinstance(move, LearnTrick) for move in table.legal):
            return words.LEARNED_DOWNTOWN
        return words.why_not_learned(self._to_learn(trick).cost, trick.category, table.me.coins)

    @property
    def _table(self) -> TableView:
        table = TableView(self.state, self.session.viewer, self.colours, self.names, self.legal)
        table.wishes = self.session.wishes.own
        return table

    def _to_learn(self, trick: Trick) -> TrickToLearn:
        return learning(self.state, self.session.viewer, trick.id)

    def _is_learning(self) -> bool:
        decision = self.session.decision
        return bool(self.legal) and decision is not None and getattr(decision.choice, "location", "") == "downtown"

    def _show(self, category: str) -> None:
        self._category, self._large = category, ""
        self.app.sounds.play("page_turn")
        self.layout()

    def _learn(self, trick: Trick) -> None:
        self.close()
        self.make(LearnTrick(trick.id))

    def handle_event(self, event: pygame.event.Event) -> bool:
        """A right click closes."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.close()
            return True
        return False

    def update(self, dt: float) -> None:
        super().update(dt)
        if (hint := self.session.hints.ready) is not self._heard:
            self._heard = hint
            if hint is not None and isinstance(hint.move, LearnTrick):
                self._show(TRICKS[hint.move.trick].category)
        for trick in self._tricks():
            if self.spots.is_hot(f"trick.{trick.id}") and self._large != trick.id:
                self._large = trick.id
                self.layout()

    def draw(self, canvas: Surface) -> None:
        """The panel over the dimmed table."""
        dim(canvas)
        panel = self.at.panel
        draw_shadow(canvas, panel, 14, 18, 235, (0, 10))
        draw_wood_panel(canvas, panel, 14, 4, shadow=False, seed=9)
        draw_brass_frame(canvas, panel.inflate(-14, -14), 10, 1)
        ribbon = within(panel, top=16, width=380, height=44)
        draw_ribbon(
            canvas,
            ribbon,
            theme.RIBBON_COLOURS["academy"],
            RESIDENCE.title,
            theme.TEXT.title_large,
            "action.learn_trick",
        )
        chosen = CATEGORIES.index(self._category)
        labels = [
            words.residence_tab(category=names.CATEGORY[c], tricks=len(self.state.residence[c])) for c in CATEGORIES
        ]
        icons = [f"category.{category}" for category in CATEGORIES]
        hot = next((n for n, c in enumerate(CATEGORIES) if self.spots.is_hot(f"tab.{c}")), None)
        draw_segments(canvas, self.at.tabs, labels, chosen, icons=icons, style=theme.TEXT.label, hovered=hot)
        draw_round_button(canvas, self.at.close, "ui.cancel", hovered=self.spots.is_hot("close"))
        tricks, table = self._tricks(), self._table
        for number, trick in enumerate(tricks):
            self._draw_card(canvas, self.at.card(number), trick)
        note = (
            wish_words.COVERED if self.session.wishes.are_covered else wish_words.empty(key=self.app.keys.label("wish"))
        )
        draw_wish_list(canvas, self.at.wishes, wished(table), note)
        self._draw_large(canvas)

    @property
    def hint_step(self) -> HintStep:
        """Step for a hint: which Trick to learn, if one may be learned now."""
        return HintStep(among=tuple(move for move in self.legal if isinstance(move, LearnTrick)))

    def draw_over(self, canvas: Surface) -> None:
        """Draw the proposal of a hint that learns a Trick; a hint for elsewhere is told beside the way out."""
        self.draw_hint(canvas, self._hinted, self.at.side[0])

    def _hinted(self, move: Move) -> Rect:
        name = f"trick.{getattr(move, 'trick', '')}"
        return self.spots.rect(name if name in self.spots else "close")

    def _draw_card(self, canvas: Surface, rect: Rect, trick: Trick) -> None:
        lit = LearnTrick(trick.id) in self.legal
        hot = self.spots.is_hot(f"trick.{trick.id}")
        have = {component: self._table.me.counted(component) for component in trick.components}
        status = words.learning_status(self._to_learn(trick).cost.coins, is_open=lit)
        light = (1.0 if hot else 0.7) if lit else 0.0
        draw_trick_strip(canvas, rect, trick, Owned("neutral", ""), have=have, status=status, light=light)
        if not lit and self._is_learning():
            draw_plate(canvas, rect, (18, 10, 20, 110), 9)
        if trick.id in self.session.wishes.own:
            draw_bookmark_on(canvas, rect)

    def _draw_large(self, canvas: Surface) -> None:
        large = self.at.side[0]
        if not self._large:
            draw_plate(canvas, large, (0, 0, 0, 70), 12, 2, theme.BRASS_LO)
            draw_text(canvas, words.POINT_AT, large.center, theme.TEXT.aside_plus, theme.PARCHMENT3, "center")
            return
        trick = TRICKS[self._large]
        have = {component: self._table.me.counted(component) for component in trick.components}
        draw_trick_large(canvas, large, trick, have=have)
        if trick.id in self.session.wishes.own:
            draw_bookmark_on(canvas, large)
        self._draw_sum(canvas, trick)
        if self._wish is not None:
            self._wish.draw(canvas, self.spots)

    def _draw_sum(self, canvas: Surface, trick: Trick) -> None:
        """Coins in all, the first turn for it, and the reason why it cannot be learned now."""
        box, facts, why = self.at.side[1], self._to_learn(trick), self.why_not(trick)
        draw_plate(canvas, box, (18, 10, 20, 150), 8, 1, theme.BRASS_LO)
        room = within(box, left=12, right=10, top=8, bottom=6)
        when = wish_words.NEVER if facts.comes_too_late else wish_words.earliest(turn=facts.turn)
        said = "\n".join([wish_words.IN_ALL(facts.coins), when])
        column = Column(room, 4)
        draw_block(canvas, said, column.take(50), theme.TEXT.body, theme.CREAM)
        text, colour = (why, "#ffb4a6") if why else (words.CLICK_TO_LEARN, theme.GLOW)
        draw_block(canvas, text, column.rest, theme.TEXT.aside, colour)
