"""The lists of the Workbook: every Trick, card, Component, Character, die, sign and prophecy, made from the rules."""

from typing import Final

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
from trickerion.words.speech import join, listed, sayings
from trickerion.words.workbook_page import Block, Cards, Head, Page, Row, Rows, Say, page, steps
from trickerion.words.workbook_places import action_rows
from trickerion.words.workbook_rules import row_of

PART = "Lists"
ALLEY_PART = "The Dark Alley"
_SCORE = SCORING["dark_alley"]


PERFORMED: Final = {
    (theater, card_set): tuple(c.id for c in PERFORMANCES.values() if (c.theater, c.card_set) == (theater, card_set))
    for theater in n.THEATER
    for card_set in {card.card_set for card in PERFORMANCES.values()}
}
"""The Performance cards by theater and set."""
_TRICKS: Final = {
    (category, level): Cards(
        "trick", tuple(t.id for t in TRICKS.values() if (t.category, t.level) == (category, level))
    )
    for category in CATEGORIES
    for level in n.LEVEL
}
_SAID: Final = sayings(
    "lists",
    {
        "level": "Level {level}, from {fame_needed} Fame",
        "component": "{about} For {tricks}.",
        "trick": "{trick} ({pieces})",
        "one_die": "Six faces: {faces}.",
        "two_dice": "Two of them. Six faces: {faces}.",
    },
)

TRICK_PAGES: Final = tuple(
    page(f"tricks_{category}", f"{name} Tricks", f"category.{category}", PART)(
        Say(
            "In the badge: the Fame that it takes to learn the Trick. Below the name: its Yield, the Components it "
            "needs, what Prepare costs, and how many Trick Markers it gives."
        ),
        *(
            block
            for level in (1, 2)
            for block in (
                Head(_SAID["level"](level=n.LEVEL[level], fame_needed=FAME_THRESHOLDS[level]), f"category.{category}"),
                _TRICKS[category, level],
            )
        ),
    )
    for category, name in n.CATEGORY.items()
)
"""The Tricks of each category, levels I and II."""

LEVEL_THREE: Final = page("tricks_level_3", "Tricks of level III", "ui.trick", ALLEY_PART)(
    Say(
        f"Tricks of level III take {FAME_THRESHOLDS[3]} {{fame}} to be learned; each missing Fame can be made up with "
        "1 {coin}. At the end of the game each scores by its own condition, but only if you own its Components then, "
        "the piece that the Manager adds included."
    ),
    *(
        block
        for category, name in n.CATEGORY.items()
        for block in (Head(name, f"category.{category}"), _TRICKS[category, 3])
    ),
)
"""The Tricks of level III with what they score at the end."""

_THEATERS: Final = {False: ("riverside", "grand_magorian"), True: ("riverside", "grand_magorian", "magnus_pantheon")}
PERFORMANCE_CARDS: Final = {
    with_alley: page("performance_cards", "Performance cards", "location.theater", PART)(
        Say(
            "Slots for Trick Markers, circles that join them, some with a {shard}. At the foot the bonus of the "
            "performer."
        ),
        *(
            block
            for theater in theaters
            for block in (
                Head(n.THEATER[theater], "location.theater"),
                Cards("performance", PERFORMED[theater, STANDARD]),
            )
        ),
    )
    for with_alley, theaters in _THEATERS.items()
}
"""The Performance cards by theater, without and with the Dark Alley."""

_COMPONENT_ROWS: Final = {
    component: Row(
        n.COMPONENT[component],
        _SAID["component"](
            about=tooltips.component(component).body[0],
            tricks=join(
                _SAID["trick"](trick=n.trick(t.id), pieces=t.components[component])
                for t in TRICKS.values()
                if component in t.components
            ),
        ),
        tooltips.component(component).icon,
    )
    for component in COMPONENTS
}
COMPONENTS_PAGE: Final = page("components", "Components", "resource.component", PART)(
    Say("At most three pieces of a type are yours. Prepare asks for Components, but never spends them."),
    *(
        block
        for tier, name in n.TIER_NAME.items()
        for block in (
            Head(f"{name} Components", "resource.component"),
            Rows(tuple(row for component, row in _COMPONENT_ROWS.items() if TIER[component] == tier), 2),
        )
    ),
)
"""The twelve Components and the Tricks that need them."""

_MAGICIANS: Final = [card.id for card in printed_for(MAGICIANS, ())]
_SPECIALS: Final = [card.id for card in printed_for(SPECIALS, ())]
_PROPHECIES: Final = [card.id for card in printed_for(PROPHECIES, ())]
"""The cards that the game is played with; those of modules to come are left out."""


def magicians(with_alley: bool, with_academy: bool = False) -> Page:
    """The Magicians; their abilities belong to the Dark Alley, four of them to the Academy."""
    intro = "Each player is a Magician with a favourite category; every player has another one."
    intro += " With the Dark Alley each Magician also has an ability." if with_alley else ""
    blocks: list[Block] = [Say(intro), Rows(tuple(_magician(magician, with_alley) for magician in _MAGICIANS), 2)]
    if with_academy:
        more = tuple(_magician(one.id, True) for one in MAGICIANS.values() if one.id not in _MAGICIANS)
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


_DICE: Final = (
    ("residence_a", "Residence die", "action.learn_trick", "two_dice"),
    ("inn_specialist", "Specialist die of the Inn", "action.hire_character", "one_die"),
    ("inn_apprentice", "Apprentice die of the Inn", "action.hire_character", "one_die"),
    ("bank_a", "Bank die", "action.take_coins", "two_dice"),
)
DICE_PAGE: Final = page("dice", "Dice", "ui.dice", PART)(
    Say("All six are rolled at the beginning of each turn, and stay at Downtown.", "dice"),
    Rows(
        tuple(
            Row(
                title,
                _SAID[number](faces=listed(f if f.isdigit() else n.face(die, f) for f in DICE[die].faces)),
                icon,
            )
            for die, title, icon, number in _DICE
        )
    ),
    action_rows("reroll_die", "set_die"),
    Say("A die can only be set to a face that it has. An X can be rerolled or set as well."),
)
"""The six dice of Downtown."""

_OF_CATEGORY: Final = tuple(
    Row(name, f"{join(n.trick(t.id) for t in TRICKS.values() if t.category == category)}.", f"category.{category}")
    for category, name in n.CATEGORY.items()
)

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
        Rows(_OF_CATEGORY, 2),
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


def special_row(card: str) -> Row:
    """A special Assignment card: the Action that it helps, and its text."""
    words = card_tooltips.special(card)
    helps = words.body[0].split(", ", 1)[1].rstrip(".")
    note = " ".join(words.body[2:])
    icon = action_tooltips.action_icon(SPECIALS[card].action)
    return Row(words.title, f"*{helps[0].upper()}{helps[1:]}.* {words.body[1]}", icon, "", note)


def prophecy_row(token: str) -> Row:
    """A prophecy with its text."""
    words = card_tooltips.prophecy(token)
    return Row(words.title, words.body[0], words.icon, "", " ".join(words.body[1:]))


SPECIAL_CARDS: Final = page("special_cards", "Special Assignment cards", "ui.special_card", ALLEY_PART)(
    *(
        block
        for place in ("theater", "workshop", "downtown", "market_row")
        for block in (
            Head(n.LOCATION[place], f"location.{place}"),
            Rows(tuple(special_row(card) for card in _SPECIALS if SPECIALS[card].location == place), 2),
        )
    )
)
"""The forty special Assignment cards by Location."""
PROPHECY_PAGE: Final = page("prophecies", "Prophecies", "ui.prophecy", ALLEY_PART)(
    Rows(tuple(map(prophecy_row, _PROPHECIES)), 2)
)

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
