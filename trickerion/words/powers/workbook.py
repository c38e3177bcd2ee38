"""The chapter of the Workbook about the Magician Powers: how they are played, and all cards by level."""

from typing import Final

from trickerion.language.page import Block, Given, Head, Page, Prose, Row, Rows
from trickerion.language.speech import Say, _, join
from trickerion.rules.catalog import HOUSE_CARDS, of_cut
from trickerion.rules.powers.catalog import KEPT as KEPT_POWERS
from trickerion.rules.powers.catalog import OPENS_WITH, POWERS
from trickerion.rules.powers.catalog import THRESHOLDS as POWER_COLORS
from trickerion.words import names as n
from trickerion.words.powers.names import power as power_name
from trickerion.words.powers.texts import TEXTS

PART: Final = _("Magician Powers")
_OPENS = join([Say("slot {slot} with {shards}")(slot=slot, shards=shards) for slot, shards in enumerate(OPENS_WITH, 1)])
_CARDS = [POWERS[power] for power in of_cut(POWERS, HOUSE_CARDS)]
_HOUSE = sum(power.source == "house" for power in _CARDS)


GIVEN: Final[Given] = {"kept": KEPT_POWERS, "opens": _OPENS, "thresholds": join(map(str, POWER_COLORS.values()))}
"""For the page of how they are played."""


def cards() -> Page:
    """All Powers by level."""
    blocks: list[Block] = [
        Prose(
            Say(
                "The names and effects of a few Powers are known from the rulebook; {house} of the {number} are "
                "our own design and say so. The numbers are the slots beside which a card may go. Powers that "
                "change prophecies are left out of games without prophecies."
            )(house=_HOUSE, number=len(_CARDS))
        )
    ]
    for color, fame in POWER_COLORS.items():
        own = [power for power in _CARDS if power.color == color]
        rows = tuple(
            Row(
                power_name(power.id),
                TEXTS[power.id],
                f"power.{power.id}",
                note=_SLOTS[len(power.slots) > 1, power.source == "house"](slots=join(power.slots)),
            )
            for power in own
        )
        blocks += [
            Head(Say("Level {roman}, from {fames} Fame")(roman=n.ROMAN[own[0].level], fames=fame), "resource.fame"),
            Rows(rows, 2),
        ]
    return Page("power_cards", _("All Powers"), "ui.draw_card", PART, tuple(blocks))


_SLOTS: Final = {
    (False, False): Say("slot {slots}"),
    (False, True): Say("slot {slots}; our design"),
    (True, False): Say("slots {slots}"),
    (True, True): Say("slots {slots}; our design"),
}
