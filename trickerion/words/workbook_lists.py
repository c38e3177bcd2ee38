"""The lists of the Workbook: every Trick, card, Component, Character, die, sign and prophecy, made from the rules."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from trickerion.rules.catalog import (
    CATEGORIES,
    COMPONENTS,
    DICE,
    FAME_THRESHOLDS,
    MAGICIANS,
    PERFORMANCES,
    PROPHECIES,
    SCORING,
    SPECIALS,
    STANDARD,
    SUITS,
    TIER,
    TRICKS,
    TURNS,
    printed_for,
)
from trickerion.words import action_tooltips, card_tooltips, place_tooltips, tooltips
from trickerion.words import names as n
from trickerion.words.workbook_page import Block, Cards, Head, Page, Row, Rows, Say, page, steps
from trickerion.words.workbook_places import action_rows
from trickerion.words.workbook_rules import row_of

PART = "Lists"
ALLEY_PART = "The Dark Alley"
_SCORE = SCORING["dark_alley"]


def _tricks(category: str, level: int) -> Cards:
    return Cards("trick", tuple(t.id for t in TRICKS.values() if t.category == category and t.level == level))


def tricks(category: str) -> Page:
    """The Tricks of a category, levels I and II."""
    blocks: list[Block] = [
        Say(
            "In the badge: the Fame that it takes to learn the Trick. Below the name: its Yield, the Components it "
            "needs, what Prepare costs, and how many Trick Markers it gives."
        )
    ]
    for level in (1, 2):
        blocks += [
            Head(f"Level {n.LEVEL[level]}, from {FAME_THRESHOLDS[level]} Fame", f"category.{category}"),
            _tricks(category, level),
        ]
    return Page(f"tricks_{category}", f"{n.CATEGORY[category]} Tricks", f"category.{category}", PART, tuple(blocks))


def level_three() -> Page:
    """The Tricks of level III with what they score at the end."""
    blocks: list[Block] = [
        Say(
            f"Tricks of level III take {FAME_THRESHOLDS[3]} {{fame}} to be learned; each missing Fame can be made up "
            "with 1 {coin}. At the end of the game each scores by its own condition, but only if you own its "
            "Components then, the piece that the Manager adds included."
        )
    ]
    for category in CATEGORIES:
        blocks += [Head(n.CATEGORY[category], f"category.{category}"), _tricks(category, 3)]
    return Page("tricks_level_3", "Tricks of level III", "ui.trick", ALLEY_PART, tuple(blocks))


def cards_by_theater(theaters: Sequence[str], card_set: str) -> list[Block]:
    """The Performance cards of a set, drawn whole below the name of their theater."""
    blocks: list[Block] = []
    for theater in theaters:
        cards = [c.id for c in PERFORMANCES.values() if c.theater == theater and c.card_set == card_set]
        blocks += [Head(n.THEATER[theater], "location.theater"), Cards("performance", tuple(cards))]
    return blocks


def performance_cards(with_alley: bool) -> Page:
    """The Performance cards by theater."""
    theaters = ("riverside", "grand_magorian", *(("magnus_pantheon",) if with_alley else ()))
    blocks: list[Block] = [
        Say(
            "Slots for Trick Markers, circles that join them, some with a {shard}. At the foot the bonus of the "
            "performer."
        )
    ]
    blocks += cards_by_theater(theaters, STANDARD)
    return Page("performance_cards", "Performance cards", "location.theater", PART, tuple(blocks))


def components() -> Page:
    """The twelve Components and the Tricks that need them."""
    blocks: list[Block] = [
        Say("At most three pieces of a type are yours. Prepare asks for Components, but never spends them.")
    ]
    for tier in ("basic", "advanced", "superior"):
        rows = tuple(_component(c) for c in COMPONENTS if TIER[c] == tier)
        blocks += [Head(f"{n.TIER_NAME[tier]} Components", "resource.component"), Rows(rows, 2)]
    return Page("components", "Components", "resource.component", PART, tuple(blocks))


def _component(component: str) -> Row:
    words = tooltips.component(component)
    users = [f"{n.trick(t.id)} ({t.components[component]})" for t in TRICKS.values() if component in t.components]
    return Row(words.title, f"{words.body[0]} For {n.join(users)}.", words.icon)


def _ids(cards: Mapping[str, Any]) -> list[str]:
    """The cards that the game is played with; those of modules to come are left out."""
    return [card.id for card in printed_for(cards, ())]


def magicians(with_alley: bool, with_academy: bool = False) -> Page:
    """The Magicians; their abilities belong to the Dark Alley, four of them to the Academy."""
    intro = "Each player is a Magician with a favourite category; every player has another one."
    intro += " With the Dark Alley each Magician also has an ability." if with_alley else ""
    usual = _ids(MAGICIANS)
    blocks: list[Block] = [Say(intro), Rows(tuple(_magician(magician, with_alley) for magician in usual), 2)]
    if with_academy:
        more = tuple(_magician(one.id, True) for one in MAGICIANS.values() if one.id not in usual)
        blocks += [Head("With the Academy", "location.academy"), Rows(more, 2)]
    return Page("magicians", "Magicians", "character.magician", PART, tuple(blocks))


def _magician(magician: str, with_alley: bool) -> Row:
    words = card_tooltips.magician(magician, with_alley)
    card = MAGICIANS[magician]
    ability = "\n".join(words.body[1:])
    later = ""
    if with_alley and card.ability_academy != card.ability:
        when = "Later version, and whenever there are no prophecies" if card.ability_needs else "Later version"
        later = f"{when}: {card_tooltips.magician(magician, True, academy=True).body[-1].split('*: ')[-1]}"
    text = f"Favourite category: {n.CATEGORY[card.category]}."
    return Row(words.title, f"{text}\n{ability}" if ability else text, words.icon, "", later)


def dice() -> Page:
    """The six dice of Downtown."""
    seen: dict[str, Row] = {}
    for die in DICE.values():
        name = n.DIE[die.id].removeprefix("first ").removeprefix("second ")
        faces = ", ".join(n.face(die.id, face).removesuffix(" Coins") for face in die.faces)
        title = name[0].upper() + name[1:]
        twice = "Two of them. " if title in seen or die.area != "inn" else ""
        seen[title] = Row(title, f"{twice}Six faces: {faces}.", _DIE_ICON[die.area])
    blocks = (
        Say("All six are rolled at the beginning of each turn, and stay at Downtown.", "dice"),
        Rows(tuple(seen.values())),
        action_rows("reroll_die", "set_die"),
        Say("A die can only be set to a face that it has. An X can be rerolled or set as well."),
    )
    return Page("dice", "Dice", "ui.dice", PART, blocks)


_DIE_ICON = {"residence": "action.learn_trick", "inn": "action.hire_character", "bank": "action.take_coins"}


def _category(category: str) -> Row:
    names = n.join(n.trick(trick.id) for trick in TRICKS.values() if trick.category == category)
    return Row(n.CATEGORY[category], f"{names}.", f"category.{category}")


_MARKS: Final = (
    Row("Padlock", "Closed this turn, a slot or an Action; pointed at, it says why.", "ui.locked"),
    Row(
        "Trick Marker", "One for each time that a Trick can be set up; its number stands beside it.", "ui.trick_marker"
    ),
    Row("Poster", "Who hangs one pays the Coins in that place.", "phase.advertise"),
    Row("Wages", "What your Characters at work will cost at the end of the turn.", "ui.wages"),
    Row("Assignment card", "Where a Character goes; on another player, the cards in hand.", "ui.assignment"),
    Row("Special card", "Helps one Action where it is laid, or adds an Action Point.", "ui.special_card"),
    Row("Prophecy", "Changes a rule while it is active.", "ui.prophecy"),
    Row("Hint", "What a computer player would do in your place.", "ui.hint"),
)


def symbols(with_alley: bool, with_academy: bool = False) -> Page:
    """What the signs mean."""
    link = (row_of(tooltips.link_circle(False)), row_of(tooltips.link_circle(True)))
    places = ("downtown", "market_row", "workshop", "theater", *(("dark_alley",) if with_alley else ()))
    places += ("academy",) if with_academy else ()
    blocks = (
        Head("Categories", "category.mechanical"),
        Say("Two corners of the same category in one circle make a Link, whosever markers they are."),
        Rows(tuple(_category(category) for category in CATEGORIES), 2),
        Head("Suits", "suit.spades"),
        Rows((Row(n.join(n.SUIT[suit] for suit in SUITS), " ".join(tooltips.suit(SUITS[0]).body), "suit.hearts"),)),
        Head("Resources", "resource.coin"),
        Rows(tuple(row_of(tooltips.resource(kind)) for kind in ("fame", "coins", "shards", "points"))),
        Head("Circles", "ui.link"),
        Rows(link),
        Head("Locations", "location.downtown"),
        Rows(tuple(row_of(place_tooltips.location(place)) for place in places), 2),
        Head("Marks on the table", "ui.locked"),
        Rows(_MARKS, 2),
    )
    return Page("symbols", "Symbols", "ui.info", PART, blocks)


def special_cards() -> Page:
    """The forty special Assignment cards by Location."""
    blocks: list[Block] = []
    for place in ("theater", "workshop", "downtown", "market_row"):
        rows = tuple(special_row(card) for card in _ids(SPECIALS) if SPECIALS[card].location == place)
        blocks += [Head(n.LOCATION[place], f"location.{place}"), Rows(rows, 2)]
    return Page("special_cards", "Special Assignment cards", "ui.special_card", ALLEY_PART, tuple(blocks))


def special_row(card: str) -> Row:
    """A special Assignment card: the Action that it helps, and its text."""
    words = card_tooltips.special(card)
    helps = words.body[0].split(", ", 1)[1].rstrip(".")
    note = " ".join(words.body[2:])
    icon = action_tooltips.action_icon(SPECIALS[card].action)
    return Row(words.title, f"*{helps[0].upper()}{helps[1:]}.* {words.body[1]}", icon, "", note)


def prophecies() -> Page:
    """The prophecies."""
    rows = tuple(map(prophecy_row, _ids(PROPHECIES)))
    return Page("prophecies", "Prophecies", "ui.prophecy", ALLEY_PART, (Rows(rows, 2),))


def prophecy_row(token: str) -> Row:
    """A prophecy with its text."""
    words = card_tooltips.prophecy(token)
    return Row(words.title, words.body[0], words.icon, "", " ".join(words.body[1:]))


DARK_ALLEY: Final = page("dark_alley", "The Dark Alley", "location.dark_alley", ALLEY_PART)(
    Say(
        f"With the Dark Alley a game lasts *{TURNS['dark_alley']} turns*. There is one Location more, Magnus Pantheon "
        "cards join the Performance deck, the Tricks of level III can be learned, and each Magician has an ability.",
        "special",
    ),
    action_rows("draw_card", "fortune_telling"),
    Head("What changes", "location.dark_alley"),
    steps(
        "The hand has six permanent cards: Theater 2, Workshop, Market Row, Downtown and Dark Alley 1 each.",
        "The Performance deck has two Riverside, two Grand Magorian and two Magnus Pantheon cards, in this order from "
        "the top.",
        f"The final scoring: {_SCORE['shard']} {{fame}} for each {{shard}}, 1 {{fame}} for every 3 {{coin}}, "
        f"{_SCORE['special_card']} {{fame}} for each special card left in hand, and what Tricks of level III score. "
        "Apprentices and Specialists score only through Tricks.",
        "With three players one +1 slot of the Dark Alley is covered, with two players both.",
    ),
    Head("Special Assignment cards", "ui.special_card"),
    Say(
        "A special card sends a Character to its Location like a permanent one and helps *one Action* there. When the "
        "Character is placed you may give up that bonus for 1 {ap} more. A used card is discarded; the card of an "
        "Idle Character comes back to your hand.\n"
        "The first card that a Character draws costs 1 {ap}, each further one 2. In the rules of 2019 you look at two "
        "cards of a deck and keep one; in those of 2015 the top cards are open."
    ),
    Head("Prophecies", "ui.prophecy"),
    Say(
        "Three prophecies wait in a ring, one is active and changes a rule for this turn; none in the first turn. At "
        "the end of each turn the left one becomes active. *Fortune Telling* moves all three one place clockwise, "
        "once for each placed Character.",
        "prophecies",
    ),
)
"""What the Dark Alley adds and changes."""
