"""The chapter of the Workbook about Dahlgaard's Academy: how it is played, rooms, secrets, cards and prophecies.

Its pages are "academy", "academy_lessons", "academy_protege", "academy_rooms" and "academy_cards".
"""

from typing import Final

from trickerion.language.page import Block, Given, Head, Page, Prose, Row, Rows
from trickerion.language.speech import Say, _, join, listed, sayings
from trickerion.rules import catalog as cat
from trickerion.rules.academy import catalog as its
from trickerion.words import names as n
from trickerion.words.academy import tips
from trickerion.words.academy.names import LETTER
from trickerion.words.workbook_lists import PROPHECY_ROWS, SPECIAL_ROWS

PART = _("Dahlgaard’s Academy")


# ------------------------------------------------------------------ numbers in words


_IN_TURNS: Final = {False: Say("{number} in turn {turns}"), True: Say("{number} in turns {turns}")}
_OPENS: Final = Say("{letter} in turn {turn}")


_WHEN: Final = {
    number: [turn for turn, other in enumerate(its.BANNERS_BY_TURN, 1) if other == number]
    for number in its.BANNERS_BY_TURN
}
"""The turns in which so many Banners are placed: "4 in turns 1 and 2, 3 in turns 3 and 4, …"."""


# ------------------------------------------------------------------ lists


_ROOMS: Final = sayings(
    "head of the rooms",
    classroom="Classrooms, level {level} (from {threshold} Fame)",
    practice="Practice Rooms, level {level} (from {threshold} Fame)",
)


def rooms() -> Page:
    """All thirty rooms by type and Fame Threshold."""
    blocks: list[Block] = [
        Prose(
            _(
                "There are five rooms of each type and Fame Threshold, in stacks that anybody may look through. When "
                "you renovate, you choose any one of the stack."
            )
        )
    ]
    for kind, tiles in ((its.PRACTICE, its.PRACTICE_ROOMS), (its.CLASSROOM, its.CLASSROOMS)):
        for level, threshold in cat.FAME_THRESHOLDS.items():
            here = (tile for tile in cat.of_cut(tiles, cat.HOUSE_CARDS) if tiles[tile].threshold == threshold)
            rows = tuple(Row(room.title, "\n".join(room.body[1:]), room.icon) for room in map(tips.room, here))
            head = _ROOMS[kind](level=n.LEVEL[level], threshold=threshold)
            blocks += [Head(head, f"room.{kind}"), Rows(rows, 2)]
    return Page("academy_rooms", _("Rooms"), "room.practice", PART, tuple(blocks))


def cards() -> Page:
    """The special cards and the prophecies that come with the Academy."""
    added = [card.id for card in cat.specials_for((cat.ACADEMY,)) if card.module == cat.ACADEMY]
    blocks: list[Block] = [
        Prose(
            Say(
                "The Academy brings a fifth deck of special Assignment cards, and two more cards for each of the "
                "others. It also replaces prophecies, {number} drawn at random, with its own."
            )(number=its.PROPHECIES_SWAPPED)
        )
    ]
    for place in (cat.ACADEMY, *(place for place in cat.LOCATIONS if place != cat.ACADEMY)):
        rows = tuple(SPECIAL_ROWS[card] for card in added if cat.SPECIALS[card].location == place)
        head = Say("{location} cards")(location=n.LOCATION[place])
        blocks += [Head(head, f"location.{place}"), Rows(rows, 2)] if rows else []
    tokens = [
        t.id for t in cat.printed_for(cat.PROPHECIES, (cat.ACADEMY,)) if t not in cat.printed_for(cat.PROPHECIES, ())
    ]
    blocks += [
        Head(_("Prophecies of the Academy"), "ui.prophecy"),
        Rows(tuple(map(PROPHECY_ROWS.__getitem__, tokens)), 2),
    ]
    return Page("academy_cards", _("The Academy’s cards"), "ui.special_card", PART, tuple(blocks))


# ------------------------------------------------------------------ how it is played


GIVEN: Final[Given] = {
    "fame_at_start": its.STARTING_FAME,
    "extra_coins": its.EXTRA_COINS,
    "banners": its.BANNERS,
    "banners_by_turn": listed(
        _IN_TURNS[len(turns) > 1](number=number, turns=join(turns)) for number, turns in _WHEN.items()
    ),
    **{f"bonus_{players}": join(fame) for players, fame in its.BANNER_BONUS.items()},
    **{
        f"opens_{players}": join(_OPENS(letter=LETTER[letter], turn=turn) for turn, letter in opens.items())
        for players, opens in its.OPENS.items()
    },
    "points_by_level": listed(its.POINTS_BY_LEVEL["practice"]),
    "points": listed(cat.PROTEGE_POINTS),
    "wages": listed(cat.PROTEGE_WAGE),
    "secrets": (
        Rows(tuple(Row.of(tips.secret(secret, "")) for secret in cat.of_cut(its.SECRETS, cat.HOUSE_CARDS)), 2),
    ),
}
"""For the pages of how it is played."""
