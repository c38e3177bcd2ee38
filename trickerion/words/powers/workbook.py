"""The chapter of the Workbook about the Magician Powers: how they are played, and all cards by level."""

from typing import Final

from trickerion.rules.catalog import HOUSE_CARDS, of_cut
from trickerion.rules.powers.catalog import KEPT as KEPT_POWERS
from trickerion.rules.powers.catalog import OPENS_WITH, POWERS
from trickerion.rules.powers.catalog import THRESHOLDS as POWER_COLORS
from trickerion.words import names as n
from trickerion.words.powers.texts import TEXTS
from trickerion.words.workbook_page import Block, Head, Note, Page, Row, Rows, Say, page, steps

PART: Final = "Magician Powers"
_OPENS = n.join([f"slot {slot} with {shards}" for slot, shards in enumerate(OPENS_WITH, 1)])
_CARDS = [POWERS[power] for power in of_cut(POWERS, HOUSE_CARDS)]
_HOUSE = sum(power.source == "house" for power in _CARDS)


def powers_pages() -> list[Page]:
    """All pages of the chapter."""
    return [THE_POWERS, cards()]


THE_POWERS: Final = page("powers", "Magician Powers", "resource.shard", PART)(
    Say(
        "Powers are for players who know every other card. They need the Dark Alley and are not played with the Heir. "
        "Each Power bends a rule for its owner, as long as {shard} keep its slot open."
    ),
    Head("The deal", "ui.draw_card"),
    steps(
        "Everybody begins with three {shard}.",
        "Everybody is dealt four Powers of each level: I (yellow), II (orange) and III (red).",
        f"Everybody gives four back in secret and keeps {KEPT_POWERS} for the whole game.",
    ),
    Head("Slots and Shards", "resource.shard"),
    Say(
        f"Four slots lie at the edge of the player board. {{shard}} fill their symbols from the bottom: {_OPENS} in "
        "all are full, and a full slot is open. {shard} beyond the tenth are spare."
    ),
    Say(
        "When {shard} are paid, the spare ones go first and then those at the top. As soon as a slot is no longer "
        "full, its Power goes back to the hand, and {coin} on it go to the supply. It may be learned again later."
    ),
    Head("Learning", "action.learn_trick"),
    steps(
        "At the start of the Assignment phase, in Initiative order, each player may learn one Power.",
        "It is laid open beside an open slot whose number it shows; what lies there goes back to the hand first.",
        "Missing {fame} is paid in {coin}: levels I, II and III ask for "
        + n.join([str(fame) for fame in POWER_COLORS.values()])
        + " {fame}. The {fame} themselves are not spent.",
    ),
    Note("Powers in the hand are secret. Those beside slots are open: click the Shards of a player to see them."),
    Head("Which Power counts", "ui.rules"),
    Say(
        "Powers that set a number do not add up: the best one counts. Those that add or take off follow, and no price "
        "falls below 0. What works once a turn does so for the owner: laying the card down again does not renew it."
    ),
    Say(
        "A Power that closes by the very payment it belongs to still counts for it. Any other is gone at once; what it "
        "has paid stays."
    ),
    Head("The end", "ui.trophy"),
    Say(
        "{shard} bring no {fame} in the final scoring. Powers that score at the end must lie beside an open slot then; "
        "in the rules of 2019 each brings 20 {fame} at most."
    ),
)


def cards() -> Page:
    """All Powers by level."""
    blocks: list[Block] = [
        Say(
            f"The names and effects of a few Powers are known from the rulebook; {_HOUSE} of the {len(_CARDS)} are our "
            "own design and say so. The numbers are the slots beside which a card may lie. What changes prophecies is "
            "left out of the deal in games without them."
        )
    ]
    for color, fame in POWER_COLORS.items():
        own = [power for power in _CARDS if power.color == color]
        rows = tuple(_row(power.id) for power in own)
        blocks += [Head(f"Level {n.ROMAN[own[0].level]}, from {fame} Fame", "resource.fame"), Rows(rows, 2)]
    return Page("power_cards", "All Powers", "ui.draw_card", PART, tuple(blocks))


def _row(card: str) -> Row:
    power = POWERS[card]
    slots = f"slots {n.join([str(slot) for slot in power.slots])}" if len(power.slots) > 1 else f"slot {power.slots[0]}"
    return Row(
        power.name, TEXTS[card], f"power.{card}", note=f"{slots}{'; our design' if power.source == 'house' else ''}"
    )
