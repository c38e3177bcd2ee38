"""The page of the Workbook about the editions of the rules: what the set-up offers, point by point."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from trickerion.rules.options import RULINGS
from trickerion.words.points import Point, points_that_matter
from trickerion.words.workbook_page import Page, Row, Rows, Say
from trickerion.words.workbook_rules import START_PART

_ICONS = {
    "link_bonus_level": "ui.link",
    "wage_penalty": "ui.wages",
    "score_cap": "ui.trophy",
    "order_from_stock": "action.order",
    "first_order": "phase.initiative",
    "free_prepare_engineer": "character.engineer",
    "special_draw": "ui.special_card",
    "special_discard": "ui.special_card",
    "academy_abilities": "character.magician",
}


def editions(modules: Collection[str]) -> Page:
    """Both editions; points of modules that the program does not have are left out."""
    intro = (
        "The rules were printed in 2015 and revised in 2019. A game is played by one of the two; *2019* is chosen at "
        "first. In the set-up each of these points can also be set alone."
    )
    rows = tuple(_row(point) for point in points_that_matter(modules))
    return Page("editions", "The editions", "ui.choice", START_PART, (Say(intro), Rows(rows)))


def _row(point: Point) -> Row:
    words = dict(point.values)

    def of(edition: str) -> Any:
        return words[RULINGS[point.id][edition]]

    same = of("2015") == of("2019")
    if same:
        other = next(text for value, text in point.values if text != of("2019"))
        answer = f"*In both editions:* {of('2019')}. Can be set to: {other}."
    else:
        answer = f"*2015:* {of('2015')}. *2019:* {of('2019')}."
    return Row(f"{point.name} …", f"{point.text}\n{answer}", _ICONS[point.id])
