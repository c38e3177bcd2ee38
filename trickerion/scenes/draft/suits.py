"""The suit of a Trick: which markers belong to it."""

from __future__ import annotations

from functools import partial

import pygame

from trickerion.rules.ask import StartingSuit
from trickerion.rules.catalog import MARKERS_PER_SUIT, SUITS, TRICKS, Trick
from trickerion.rules.moves import ChooseSuit, Move
from trickerion.rules.state import ENGINEER_PLACE
from trickerion.scenes.draft.advice import list_of, missing
from trickerion.scenes.draft.magicians import first_tricks
from trickerion.scenes.draft.question import Question
from trickerion.scenes.draft.tricks import draw_advice, draw_side_head, worth_of
from trickerion.ui import theme
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import draft as places
from trickerion.ui.markers import draw_marker
from trickerion.ui.shapes import breathe, draw_glow_around, draw_plate, draw_veil
from trickerion.ui.spots import Hotspot, Tip
from trickerion.ui.surfaces import draw_paper_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_disk
from trickerion.ui.trick_card import draw_trick_large


class SuitQuestion(Question):
    """The chosen Trick and its four suits: of the first Trick, and of the Engineer's after all have chosen."""

    title = "marks the Trick with a suit"
    aside = "All four are equal: the suit tells your Tricks apart on the stage."
    needs_button = False

    @property
    def _choice(self) -> StartingSuit:
        assert isinstance(self.choice, StartingSuit)
        return self.choice

    @property
    def trick(self) -> Trick:
        """The Trick that gets a suit."""
        return TRICKS[self._choice.trick]

    @property
    def is_engineers(self) -> bool:
        """Whether it is the second Trick, on the Engineer's board."""
        return self._choice.place == ENGINEER_PLACE

    def spots(self) -> list[Hotspot]:
        """One for each suit."""
        return [
            Hotspot(
                f"draft.suit.{suit}",
                places.suit(number),
                on_click=partial(self.scene.choose, ChooseSuit(suit)),
                enabled=ChooseSuit(suit) in self.scene.legal,
                why_not=self.waiting or "This suit marks another Trick of yours.",
                tip=partial(Tip, suit.title()),
                key=str(number + 1),
            )
            for number, suit in enumerate(SUITS)
        ]

    def draw(self, canvas: pygame.Surface) -> None:
        """The cards with the chosen one in front, the suits on the right."""
        tricks = first_tricks(self.trick.category)
        for number, trick in enumerate(tricks):
            card = places.trick_card(number)
            draw_trick_large(canvas, card, trick, selected=trick is self.trick, note=worth_of(trick))
            if not self.is_engineers:
                draw_advice(canvas, places.trick_advice(number), trick)
            if trick is not self.trick:
                below = card if self.is_engineers else places.trick_advice(number)
                draw_veil(canvas, card.union(below), (20, 10, 18), 150)
        if self.is_engineers:
            self._draw_engineers_board(canvas)
        self._draw_suits(canvas)

    def _draw_engineers_board(self, canvas: pygame.Surface) -> None:
        """Where the Trick will lie, in place of the advice on a free Prepare."""
        rect = places.trick_advice(0).unionall([places.trick_advice(number) for number in range(1, 4)])
        draw_paper_panel(canvas, rect, 10, 2, seed=1)
        draw_disk(canvas, (rect.x + 120, rect.centery), 130, self.scene.colours[self.seat], "engineer")
        draw_text(
            canvas, "The Engineer’s board", (rect.x + 220, rect.centery - 44), theme.HEAD2, 28, theme.VELVET, "midleft"
        )
        place = (rect.x + 220, rect.centery - 12)
        draw_block(canvas, self._engineers_words(), place, rect.w - 270, theme.BODY, 22, theme.INK, line=31)

    def _engineers_words(self) -> str:
        markers = min(self.trick.markers + 1, MARKERS_PER_SUIT)
        lacking = missing(self.player.components, self.trick.components)
        lacks = f"It lacks {list_of(lacking)}." if lacking else "You have its Components."
        free = self.scene.state.options.ruling("free_prepare_engineer")
        start = "With its Components it is prepared for free." if free else "It is not prepared at the start."
        return f"*{self.trick.name}* will lie there: each Prepare brings {markers} markers.\n{start} {lacks}"

    def _draw_suits(self, canvas: pygame.Surface) -> None:
        side = places.SIDE
        draw_paper_panel(canvas, side, seed=2)
        draw_side_head(canvas, "A suit")
        words = (
            f"The four markers of this suit belong to *{self.trick.name}* from now on. Set up on a Performance card, "
            "the suit says which Trick is on stage, and the shape behind it says whose."
        )
        place = (side.x + 20, side.y + 74)
        bottom = draw_block(canvas, words, place, side.w - 40, theme.BODY, 19, theme.INK, line=25)
        plate = pygame.Rect(side.centerx - 60, bottom + 24, 120, 120)
        draw_plate(canvas, plate, theme.category_fill(self.trick.category), 14, 2, theme.BRASS)
        draw_icon(canvas, f"trick.{self.trick.id}", plate.center, 88, theme.CREAM, shadow=True)
        for number, suit in enumerate(SUITS):
            self._draw_suit(canvas, places.suit(number), suit)

    def _draw_suit(self, canvas: pygame.Surface, rect: pygame.Rect, suit: str) -> None:
        free = ChooseSuit(suit) in self.possible
        hot = self.scene.spots.is_hot(f"draft.suit.{suit}") and self.is_own and free
        if free and self.is_own:
            strength = 1.0 if hot else 0.6 * breathe(self.scene.seconds)
            draw_glow_around(canvas, rect, theme.AMBER, strength, blur=7)
        draw_plate(canvas, rect, "#fbe6ae" if hot else theme.PARCHMENT2, 10, 2, theme.BRASS)
        colour = self.scene.colours[self.seat]
        draw_marker(canvas, (rect.centerx, rect.centery - 6), 36, colour, suit, alpha=255 if free else 90)
        words = suit.title() if free else "taken"
        draw_text(canvas, words, (rect.centerx, rect.bottom - 14), theme.LABEL, 17, theme.INK, "center")

    def sentence(self, move: Move | None) -> str:
        """Where the suit is seen."""
        if self.is_engineers:
            return f"*{self.trick.name}* gets its markers; it is the Trick of your Engineer."
        lacking = missing({}, self.trick.components)
        name, wanted = self.trick.name, list_of(lacking)
        return f"*{name}* gets its markers. Next come Components worth 2 {{coin}}: it asks for {wanted}."

    def sign(self, move: Move | None) -> str:
        """The Trick's picture."""
        return f"trick.{self.trick.id}"
