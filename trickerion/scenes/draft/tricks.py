"""Choosing the first Trick, and the suit that marks it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from trickerion.rules.catalog import TRICKS, Trick
from trickerion.rules.moves import ChooseTrick, Move
from trickerion.scenes.draft.advice import price_of, ways_to_prepare
from trickerion.scenes.draft.magicians import first_tricks
from trickerion.scenes.draft.question import Question
from trickerion.ui import theme
from trickerion.ui.components import draw_component
from trickerion.ui.controls import draw_verdict
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import draft as places
from trickerion.ui.shapes import breathe, draw_double_rule, draw_rule
from trickerion.ui.spots import Hotspot
from trickerion.ui.surfaces import draw_paper_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.trick_card import Note, draw_trick_large

_SIDE_TEXT = (
    "*The first Trick* may be prepared *for free* before the first turn.\n"
    "\n"
    "Choose Components for it worth 2 {coin}: two basic ones or a single advanced one. "
    "If they meet the Trick, its markers lie ready.\n"
    "\n"
    "A *Manager* brings Components worth 2 {coin} more, and each kind on the Manager's board counts once more."
)
_MOST_WAYS = 2


class TrickQuestion(Question):
    """Four cards; below each, how it would be prepared."""

    title = "chooses the first Trick"
    aside = "Fame Threshold 1 of the favourite category; its Components come next."

    @property
    def tricks(self) -> list[Trick]:
        """The cards on the screen."""
        return [TRICKS[move.trick] for move in self.possible if isinstance(move, ChooseTrick)]

    def spots(self) -> list[Hotspot]:
        """One for each card."""
        return [
            Hotspot(
                f"draft.trick.{trick.id}",
                places.trick_card(number).union(places.trick_advice(number)),
                on_click=partial(self.scene.select, ChooseTrick(trick.id)),
                enabled=self.is_own,
                why_not=self.waiting,
            )
            for number, trick in enumerate(self.tricks)
        ]

    def draw(self, canvas: pygame.Surface) -> None:
        """Cards, advice, and what this choice is good for."""
        for number, trick in enumerate(self.tricks):
            chosen = self.scene.selected is ChooseTrick(trick.id)
            hot = self.is_own and self.scene.spots.is_hot(f"draft.trick.{trick.id}")
            light = breathe(self.scene.seconds) if chosen else 0.7 if hot else 0.0
            card, note = places.trick_card(number), worth_of(trick)
            draw_trick_large(canvas, card, trick, selected=chosen, light=light, note=note)
            draw_advice(canvas, places.trick_advice(number), trick)
        draw_paper_panel(canvas, places.SIDE, seed=2)
        draw_side_head(canvas, "A free Prepare")
        place = (places.SIDE.x + 20, places.SIDE.y + 70)
        draw_block(canvas, _SIDE_TEXT, place, places.SIDE.w - 40, theme.BODY, 19, theme.INK, line=25)

    def sentence(self, move: Move | None) -> str:
        """What the Trick pays and asks for."""
        if not isinstance(move, ChooseTrick):
            return "A Trick that can be prepared now is on stage a turn earlier; a dearer one pays more for longer."
        trick = TRICKS[move.trick]
        ways = ways_to_prepare(trick.id)
        pays = f"*{trick.name}* pays {_in_words(trick)} each time a marker of it is performed."
        if not ways:
            price = price_of(trick.components)
            return f"{pays} It cannot be prepared at the start: its Components are worth {price} {{coin}}."
        with_gift = " if a Manager brings the rest" if ways[0].gift else ""
        ready = "1 marker lies" if trick.markers == 1 else f"{trick.markers} markers lie"
        return f"{pays} With the right Components it is prepared for free{with_gift}: {ready} ready."

    def sign(self, move: Move | None) -> str:
        """The Trick's picture."""
        return f"trick.{move.trick}" if isinstance(move, ChooseTrick) else "ui.trick"


def worth_of(trick: Trick) -> Note:
    """What its Components cost, on the card."""
    return Note("resource.coins", f"Its Components are worth {price_of(trick.components)} {{coin}} in all.")


def superlatives(trick: Trick) -> str:
    """In what a Trick is alone at the top of the first Tricks of its category, in words."""
    others = [other for other in first_tricks(trick.category) if other is not trick]
    found = []
    for words, value in _MEASURES:
        if all(value(trick) > value(other) for other in others):
            found.append(words)
    return f"Of the four: {', '.join(found)}." if found else ""


_MEASURES: tuple[tuple[str, Callable[[Trick], int]], ...] = (
    ("most {fame}", lambda trick: trick.yields.fame),
    ("most {coin}", lambda trick: trick.yields.coins),
    ("most {shard}", lambda trick: trick.yields.shards),
    ("most markers", lambda trick: trick.markers),
    ("cheapest Components", lambda trick: -price_of(trick.components)),
)


def _in_words(trick: Trick) -> str:
    amounts = zip(trick.yields, ("{fame}", "{coin}", "{shard}"), strict=True)
    return ", ".join(f"{number} {sign}" for number, sign in amounts if number)


def draw_side_head(canvas: pygame.Surface, title: str) -> None:
    """The title of the sheet on the right."""
    side = places.SIDE
    draw_text(canvas, title, (side.centerx, side.y + 36), theme.HEAD2, 24, theme.VELVET, "center", width=side.w - 30)
    draw_double_rule(canvas, side.x + 20, side.right - 20, side.y + 58)


def draw_advice(canvas: pygame.Surface, rect: pygame.Rect, trick: Trick) -> None:
    """How the Trick would be prepared at the start."""
    draw_paper_panel(canvas, rect, 10, 2, seed=1)
    ways = ways_to_prepare(trick.id)
    draw_verdict(canvas, (rect.x + 30, rect.y + 32), bool(ways), 26)
    gift = bool(ways and ways[0].gift)
    title = "No free Prepare" if not ways else "Free with a Manager" if gift else "Free Prepare"
    colour = theme.GOOD_DEEP if ways else theme.SHORT_NUMBER
    draw_text(canvas, title, (rect.x + 52, rect.y + 31), theme.BODY_BOLD, 21, colour, "midleft")
    best = superlatives(trick)
    if best:
        top = rect.bottom - 22 - block_height(best, rect.w - 36, theme.ITALIC, 18, 23)
        draw_rule(canvas, rect.x + 18, rect.right - 18, top - 6)
        draw_block(canvas, best, (rect.x + 18, top + 4), rect.w - 36, theme.ITALIC, 18, theme.INK2, line=23)
    if ways:
        _draw_ways(canvas, rect, trick)
        return
    words = "The start brings Components worth 2 {coin}, with a Manager 4 {coin}: too few for it."
    place = (rect.x + 18, rect.y + 58)
    bottom = draw_block(canvas, words, place, rect.w - 36, theme.BODY, 18, theme.INK, line=23)
    words = "Prepare it in the Workshop once they are bought."
    draw_block(canvas, words, (place[0], bottom + 10), rect.w - 36, theme.ITALIC, 18, theme.INK2, line=23)
    _draw_pieces(canvas, rect, bottom + 92, trick.components)


def _draw_ways(canvas: pygame.Surface, rect: pygame.Rect, trick: Trick) -> None:
    y = rect.y + 84
    for way in ways_to_prepare(trick.id)[:_MOST_WAYS]:
        for number, piece in enumerate(way.pieces):
            draw_component(canvas, (rect.x + 38 + 52 * number, y), 44, piece)
        if way.gift:
            x = rect.x + 38 + 52 * len(way.pieces)
            draw_icon(canvas, "ui.plus", (x - 4, y), 18, theme.INK2)
            draw_icon(canvas, "character.manager", (x + 30, y), 34, theme.INK)
            for number, piece in enumerate(way.gift):
                draw_component(canvas, (x + 80 + 52 * number, y), 44, piece)
        y += 58
    words = f"Its {trick.markers} markers lie ready before the first turn."
    if trick.markers == 1:
        words = "Its marker lies ready before the first turn."
    draw_block(canvas, words, (rect.x + 18, y - 18), rect.w - 36, theme.BODY, 18, theme.INK, line=23)


def _draw_pieces(canvas: pygame.Surface, rect: pygame.Rect, y: int, pieces: Mapping[str, int]) -> None:
    for number, (component, count) in enumerate(pieces.items()):
        draw_component(canvas, (rect.x + 44 + 62 * number, y), 48, component, count=count)
