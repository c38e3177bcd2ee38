"""The chapter of the Workbook about the Duel of Magicians: its rules and its cards."""

from typing import Final

from trickerion.rules.catalog import ACADEMY, DUEL, TURNS
from trickerion.rules.duel.catalog import TURN_SETUPS
from trickerion.words import duel
from trickerion.words import names as n
from trickerion.words.workbook_lists import PERFORMED
from trickerion.words.workbook_page import Block, Cards, Head, Note, Page, Row, Rows, Say, page, steps

PART: Final = "Duel of Magicians"
_ICON: Final = "ui.duel"


def duel_pages(with_alley: bool, with_academy: bool) -> list[Page]:
    """All pages of the chapter, for a program that has these modules."""
    return [THE_DUEL, turn_setups(with_alley, with_academy), cards(with_alley)]


def turn_setups(with_alley: bool, with_academy: bool) -> Page:
    """What every Turn Setup card covers."""
    alley, academy = ("dark_alley",) if with_alley else (), (ACADEMY,) if with_academy else ()
    locations = ("downtown", "market_row", *alley, *academy)
    rows = tuple(
        Row(duel.numbered(number=number), f"{duel.covered(card, locations)}.", _ICON)
        for number, card in enumerate(TURN_SETUPS, 1)
    )
    intro = Say(
        "Each pair of slots of a Location and each pair of weekdays is covered by two of the twelve cards. What a card "
        "says of a Location counts only when that Location is in play. The cards are our own design: the printed "
        "ones could not be had."
    )
    return Page("duel_turn_setup", "Turn Setup cards", _ICON, PART, (intro, Rows(rows, 2)))


def cards(with_alley: bool) -> Page:
    """The Duel's Performance cards."""
    theaters = ("riverside", "grand_magorian", *(("magnus_pantheon",) if with_alley else ()))
    blocks: list[Block] = [
        Say(
            "Four cards for each theater, every one with printed markers. They are our own design: the printed ones "
            "could not be had. In the solo game they can be shuffled into the solo cards."
        ),
        *(
            block
            for theater in theaters
            for block in (
                Head(n.THEATER[theater], "location.theater"),
                Cards("performance", PERFORMED[theater, DUEL]),
            )
        ),
    ]
    return Page("duel_cards", "Cards of the Duel", "location.theater", PART, tuple(blocks))


THE_DUEL: Final = page("duel", "The Duel", _ICON, PART)(
    Say(
        "For *two players* who know the cards: with or without the Dark Alley, with the Academy if you like, not with "
        "the Heir. Every turn other places are closed, and the next ones are known."
    ),
    Head("Turn Setup", _ICON),
    steps(
        f"At the start a deck of Turn Setup cards is drawn at random: {n.plural(TURNS['base'], 'card')}, or "
        f"{TURNS['dark_alley']} with the Dark Alley, one for each turn. It lies face up, so that the next card can "
        "be seen.",
        "After the dice of each turn the top card is laid beside the deck. It covers *two Character slots of each "
        "Location* and *two weekdays* for the whole turn.",
        "Nobody can be placed on a covered slot. On a covered weekday neither the backstage slots nor the "
        "Performance slot can be used.",
    ),
    Say(
        "The lids that two players otherwise lay on both +1 slots of a Location are left out: what is covered is "
        "said by the cards alone. Your Workshop is never covered. With the Academy each card also covers two of its "
        "slots; that, too, is our own design."
    ),
    Note("Point at a Turn Setup card: what it covers lights up on the board."),
    Head("Printed markers", "ui.link"),
    Say(
        "Only the Duel’s own Performance cards are used. On each of them *neutral markers* are printed: grey, with "
        "an iron rivet in the middle. They belong to nobody. Nothing can be laid on one; none can be moved or turned.\n"
        "You may *link* with them like with any other marker. Such a Link pays by the level of your own Trick, a "
        "{shard} in its circle is yours alone, and for whoever performs the card it counts as a Link. A neutral "
        "marker has no Yields. Effects that count Tricks, markers or players leave it out."
    ),
    Head("Everything else"),
    Say("Everything else is as in any game of two: turns, Actions, shows, wages and the final scoring."),
)
"""How the Duel is played."""
