"""The posters of the Magicians, one column for each favourite category: as they hang in the Set-up and in the draft."""

from collections.abc import Callable, Collection

from pygame import Rect, Surface

from trickerion.rules.catalog import ACADEMY, BEGINNER, CATEGORIES, MAGICIANS, Magician, first_tricks, printed_for
from trickerion.rules.options import terms_of
from trickerion.ui import theme
from trickerion.ui.flow import within, write_line
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import draw_plate
from trickerion.ui.text import draw_text
from trickerion.words import names
from trickerion.words.cards.magicians import EPITHETS, IN_SHORT, PLAYS_LIKE

FIRST_TRICKS = 72
"""Height of the first Tricks at the foot of a poster that tells of an ability."""


def posters(place: Callable[[int, int, int], Rect], modules: Collection[str]) -> list[tuple[Magician, Rect]]:
    """Every Magician of a game with the rectangle of the poster; ``place`` gives it by column, line and all lines."""
    magicians = printed_for(MAGICIANS, modules)
    columns = [[magician for magician in magicians if magician.category == c] for c in CATEGORIES]
    return [
        (magician, place(column, line, len(group)))
        for column, group in enumerate(columns)
        for line, magician in enumerate(group)
    ]


def on_poster(magician: str, modules: Collection[str], *, is_academy: bool) -> tuple[str, str]:
    """The line below the name and the text below that: the ability, or an epithet in a game without abilities."""
    if not terms_of(tuple(modules)).has_abilities:
        return EPITHETS[magician], ""
    return names.ability(magician), IN_SHORT[ACADEMY in modules, is_academy][magician]


def draw_category_heads(canvas: Surface, place: Callable[[int], Rect]) -> None:
    """The heads of the columns: each category's glyph and name on its deeper colour."""
    for column, category in enumerate(CATEGORIES):
        rect = place(column)
        draw_plate(canvas, rect, theme.mix(theme.category_colour(category), "#000000", 0.35), 8, 1, theme.BRASS)
        spot = (rect.centerx + 14, rect.centery - 1)
        middle = draw_text(canvas, names.CATEGORY[category], spot, theme.TEXT.head, theme.CREAM, "center")
        draw_icon(canvas, f"category.{category}", (middle.left - 20, rect.centery), 24, theme.CREAM, shadow=True)


def draw_first_tricks(canvas: Surface, rect: Rect, magician: Magician, *, abilities: bool) -> None:
    """At the foot of a poster: the four first Tricks, the one that beginners get in front.

    Without ``abilities`` also who is the same.
    """
    category = magician.category
    beginners = BEGINNER[category].trick
    step = (rect.w - 92) / 3
    for number, trick in enumerate(sorted(first_tricks(category), key=lambda trick: trick.id != beginners)):
        center = (rect.x + 46 + round(number * step), rect.bottom - (42 if abilities else 58))
        plate = Rect(0, 0, 52, 52).move(center[0] - 26, center[1] - 26)
        draw_plate(canvas, plate, theme.mix(theme.category_colour(category), "#000000", 0.3), 9, 1, theme.BRASS)
        draw_icon(canvas, f"trick.{trick.id}", center, 38, theme.CREAM, shadow=True)
    if abilities:
        return
    write_line(
        canvas,
        PLAYS_LIKE[magician.id],
        within(rect, left=11, right=11, bottom=2, height=30),
        theme.TEXT.aside,
        theme.INK2,
        "center",
    )
