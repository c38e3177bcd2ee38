"""The left column's card: Magician, ability, Fame, Coins, Shards, and the wages to come."""

from __future__ import annotations

import pygame

from trickerion.rules.ask import wage_of
from trickerion.rules.catalog import MAGICIANS
from trickerion.scenes.workshop.shop import Shop, works
from trickerion.table.tips import spoken
from trickerion.ui import theme
from trickerion.ui.bubble import Tip
from trickerion.ui.controls import draw_resource
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import workshop as at
from trickerion.ui.magician_card import draw_magician_portrait
from trickerion.ui.shapes import draw_rule
from trickerion.ui.surfaces import draw_paper_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.words import card_tooltips, names
from trickerion.words.cards.magicians import ability_in_short

_RESOURCES = (("fame", "Fame"), ("coins", "Coins"), ("shards", "Shards"))


def draw_portrait(canvas: pygame.Surface, shop: Shop) -> None:
    """The whole card."""
    rect = at.MAGICIAN
    magician = MAGICIANS.get(shop.player.magician)
    if magician is None:
        draw_paper_panel(canvas, rect, 12, 4)
        draw_text(canvas, "No Magician yet", rect.center, theme.ITALIC, 20, theme.INK2, "center")
        return
    is_academy = shop.state.options.plays_academy_version(magician.id)
    in_short = ability_in_short(magician.id, is_academy)
    ability = in_short if shop.state.options.terms.has_abilities else category_words(magician.category)
    draw_magician_portrait(canvas, rect, magician, shop.colour)
    place, width = (rect.x + 16, rect.y + 204), rect.w - 30
    draw_block(canvas, ability, place, width, theme.ITALIC, 18, theme.INK2, line=22, height=98)
    draw_rule(canvas, rect.x + 18, rect.right - 18, rect.y + 306)
    amounts = (shop.player.fame, shop.player.coins, shop.player.shards)
    size = 28 if max(amounts) < 100 else 24
    for number, ((kind, word), amount) in enumerate(zip(_RESOURCES, amounts, strict=True)):
        x = rect.x + 56 + number * 94
        draw_resource(canvas, (x - 34, rect.y + 330), kind, amount, size)
        draw_text(canvas, word, (x, rect.y + 359), theme.LABEL, 17, theme.INK2, "center")
    draw_rule(canvas, rect.x + 18, rect.right - 18, rect.y + 376)
    _draw_wages(canvas, shop)


def category_words(category: str) -> str:
    """What the favourite category means where abilities are not in play."""
    return f"Favourite category: a Trick of {names.CATEGORY[category]} can be learned whatever the dice show."


def _draw_wages(canvas: pygame.Surface, shop: Shop) -> None:
    rect = at.MAGICIAN
    y = rect.y + 397
    draw_text(canvas, "Wages this turn", (rect.x + 18, y), theme.BODY_BOLD, 18, theme.INK, "midleft")
    short = shop.wages > shop.player.coins
    ink = theme.SHORT_NUMBER if short else theme.INK
    drawn = draw_text(canvas, str(shop.wages), (rect.right - 18, y - 1), theme.NUM, 20, ink, "midright")
    draw_icon(canvas, "resource.coin", (drawn.left - 18, y), 24, theme.COIN_ON_PAPER)
    words = wage_words(shop)
    draw_block(canvas, words, (rect.x + 18, y + 16), rect.w - 36, theme.ITALIC, 17, theme.INK2, line=22, height=48)


def wage_words(shop: Shop) -> str:
    """ "3 Specialists 6, 2 Apprentices 2; free on the Assistant's place"."""
    paid = [c for c in shop.player.characters.values() if works(c) and wage_of(c)]
    parts = []
    for word, group in (
        ("Specialist", [c for c in paid if c.kind != "apprentice"]),
        ("Apprentice", [c for c in paid if c.kind == "apprentice"]),
    ):
        if group:
            parts.append(f"{names.plural(len(group), word)} {sum(wage_of(c) for c in group)}")
    assisted = shop.assisted
    free = "free on the Assistant's place" if assisted is not None and works(assisted) else ""
    if not parts:
        return f"Nobody paid has a card{'; ' + free if free else ''}."
    return ", ".join(parts) + (f"; {free}" if free else "") + "."


def portrait_tip(shop: Shop) -> Tip | None:
    """The Magician in words, the ability in full."""
    if shop.player.magician not in MAGICIANS:
        return None
    return spoken(card_tooltips.magician_of(shop.state, shop.seat), width=380)
