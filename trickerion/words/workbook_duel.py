"""The chapter of the Workbook about the Duel of Magicians: its rules and its cards."""

from typing import Final

from trickerion.language.page import Block, Cards, Given, Head, Page, Prose, Row, Rows
from trickerion.language.speech import Count, _
from trickerion.rules.catalog import ACADEMY, DUEL, TURNS
from trickerion.rules.duel.catalog import TURN_SETUPS
from trickerion.words import duel
from trickerion.words import names as n
from trickerion.words.workbook_lists import PERFORMED

PART: Final = _("Duel of Magicians")
_ICON: Final = "ui.duel"


def turn_setups(with_alley: bool, with_academy: bool) -> Page:
    """Page with the slots that every Turn Setup card covers."""
    alley, academy = ("dark_alley",) if with_alley else (), (ACADEMY,) if with_academy else ()
    locations = ("downtown", "market_row", *alley, *academy)
    rows = tuple(
        Row(duel.numbered(number=number), f"{duel.covered(card, locations)}.", _ICON)
        for number, card in enumerate(TURN_SETUPS, 1)
    )
    intro = Prose(
        _(
            "Two of the twelve cards cover each pair of slots of a Location and each pair of weekdays. What a "
            "card says of a Location counts only when that Location is in play. The cards are our own design, "
            "because we could not get the printed ones."
        )
    )
    return Page("duel_turn_setup", _("Turn Setup cards"), _ICON, PART, (intro, Rows(rows, 2)))


def cards(with_alley: bool) -> Page:
    """The Duel's Performance cards."""
    theaters = ("riverside", "grand_magorian", *(("magnus_pantheon",) if with_alley else ()))
    blocks: list[Block] = [
        Prose(
            _(
                "Each theater has four cards, all with printed markers. They are our own design, because we could "
                "not get the printed ones. In the solo game they can be shuffled into the solo cards."
            )
        ),
        *(
            block
            for theater in theaters
            for block in (Head(n.THEATER[theater], "location.theater"), Cards("performance", PERFORMED[theater, DUEL]))
        ),
    ]
    return Page("duel_cards", _("Cards of the Duel"), "location.theater", PART, tuple(blocks))


GIVEN: Final[Given] = {
    "cards": Count("{number} card", "{number} cards")(TURNS["base"]),
    "turns_of_the_alley": TURNS["dark_alley"],
}
"""For the page of how the Duel is played."""
