"""The lists of the Workbook: every Trick, card, Component, Character, die, sign and prophecy, made from the rules."""

from typing import Final

from trickerion.language.page import Block, Cards, Given, Head, Page, Prose, Row, Rows
from trickerion.language.speech import Say, _, headed, join, listed, sayings
from trickerion.rules import catalog as cat
from trickerion.words import action_tooltips, card_tooltips, place_tooltips, tooltips
from trickerion.words import names as n

PART = _("Lists")
_SCORE = cat.SCORING["dark_alley"]


PERFORMED: Final = {
    (theater, card_set): tuple(
        c.id for c in cat.PERFORMANCES.values() if (c.theater, c.card_set) == (theater, card_set)
    )
    for theater in n.THEATER
    for card_set in {card.card_set for card in cat.PERFORMANCES.values()}
}
"""The Performance cards by theater and set."""
_TRICKS: Final = {
    (category, level): Cards(
        "trick", tuple(t.id for t in cat.TRICKS.values() if (t.category, t.level) == (category, level))
    )
    for category in cat.CATEGORIES
    for level in n.LEVEL
}
_SAID: Final = sayings(
    "lists",
    level="Level {level}, from {fame_needed} Fame",
    component="{about} It is for {tricks}.",
    trick="{trick} ({pieces})",
    one_die="It has six faces: {faces}.",
    two_dice="There are two of them, with six faces: {faces}.",
)

_IN_THE_BADGE: Final = Prose(
    _(
        "The badge says how much Fame you need to learn the Trick. Below the name: its Yield, the Components it "
        "needs, what Prepare costs, and how many Trick Markers it gives."
    )
)
_LEVELS: Final = {
    level: _SAID["level"](level=n.LEVEL[level], fame_needed=cat.FAME_THRESHOLDS[level]) for level in (1, 2)
}
TRICK_PAGES: Final = tuple(
    Page(
        f"tricks_{category}",
        Say("{name} Tricks")(name=name),
        f"category.{category}",
        PART,
        (
            _IN_THE_BADGE,
            *(
                block
                for level, head in _LEVELS.items()
                for block in (Head(head, f"category.{category}"), _TRICKS[category, level])
            ),
        ),
    )
    for category, name in n.CATEGORY.items()
)
"""The Tricks of each category, levels I and II."""

_COMPONENT_ROWS: Final = {
    component: Row(
        n.COMPONENT[component],
        _SAID["component"](
            about=tooltips.component(component).body[0],
            tricks=join(
                _SAID["trick"](trick=n.trick(t.id), pieces=t.components[component])
                for t in cat.TRICKS.values()
                if component in t.components
            ),
        ),
        tooltips.component(component).icon,
    )
    for component in cat.COMPONENTS
}
_MAGICIANS: Final = [card.id for card in cat.printed_for(cat.MAGICIANS, ())]
_SPECIALS: Final = [card.id for card in cat.printed_for(cat.SPECIALS, ())]
_PROPHECIES: Final = [card.id for card in cat.printed_for(cat.PROPHECIES, ())]
"""The cards that the game is played with; those of modules to come are left out."""


def magicians(with_alley: bool, with_academy: bool = False) -> Page:
    """The Magicians; their abilities belong to the Dark Alley, four of them to the Academy."""
    intro = _("Each player is a Magician with a favourite category; every player has a different one.")
    intro += " " + _("With the Dark Alley each Magician also has an ability.") if with_alley else ""
    blocks: list[Block] = [Prose(intro), Rows(tuple(_magician(magician, with_alley) for magician in _MAGICIANS), 2)]
    if with_academy:
        more = tuple(_magician(one.id, True) for one in cat.MAGICIANS.values() if one.id not in _MAGICIANS)
        blocks += [Head(_("With the Academy"), "location.academy"), Rows(more, 2)]
    return Page("magicians", _("Magicians"), "character.magician", PART, tuple(blocks))


def _magician(magician: str, with_alley: bool) -> Row:
    words = card_tooltips.magician(magician, with_alley)
    card = cat.MAGICIANS[magician]
    ability = "\n".join(words.body[1:])
    later = ""
    if with_alley and card.ability_academy != card.ability:
        when = _("Later version, and whenever there are no prophecies") if card.ability_needs else _("Later version")
        later = headed(head=when, text=n.abilities(magician)[True])
    text = Say("Favourite category: {category}.")(category=n.CATEGORY[card.category])
    return Row(words.title, f"{text}\n{ability}" if ability else text, words.icon, "", later)


_DICE: Final = (
    ("residence_a", _("Residence die"), "action.learn_trick", "two_dice"),
    ("inn_specialist", _("Specialist die of the Inn"), "action.hire_character", "one_die"),
    ("inn_apprentice", _("Apprentice die of the Inn"), "action.hire_character", "one_die"),
    ("bank_a", _("Bank die"), "action.take_coins", "two_dice"),
)
_DICE_ROWS: Final = tuple(
    Row(title, _SAID[number](faces=listed(f if f.isdigit() else n.face(die, f) for f in cat.DICE[die].faces)), icon)
    for die, title, icon, number in _DICE
)
_OF_CATEGORY: Final = tuple(
    Row(name, f"{join(n.trick(t.id) for t in cat.TRICKS.values() if t.category == category)}.", f"category.{category}")
    for category, name in n.CATEGORY.items()
)

_MARKS: Final = (
    Row(_("Padlock"), _("A slot or an Action that is closed this turn. Point at it to see why."), "ui.locked"),
    Row(
        _("Trick Marker"),
        _("You have one for each time that you can set a Trick up; the number beside it says how many."),
        "ui.trick_marker",
    ),
    Row(_("Poster"), _("If you hang one, you pay the Coins in that place."), "phase.advertise"),
    Row(_("Wages"), _("What your Characters at work will cost at the end of the turn."), "ui.wages"),
    Row(
        _("Assignment card"),
        _("Where a Character goes; beside another player, the cards in their hand."),
        "ui.assignment",
    ),
    Row(_("Special card"), _("It helps one Action where you lay it, or adds an Action Point."), "ui.special_card"),
    Row(_("Prophecy"), _("It changes a rule while it is active."), "ui.prophecy"),
    Row(_("Hint"), _("What a computer player would do in your place."), "ui.hint"),
)


def symbols(with_alley: bool, with_academy: bool = False) -> Page:
    """Page with the meaning of the signs."""
    link = (Row.of(tooltips.link_circle(False)), Row.of(tooltips.link_circle(True)))
    places = ("downtown", "market_row", "workshop", "theater", *(("dark_alley",) if with_alley else ()))
    places += ("academy",) if with_academy else ()
    blocks = (
        Head(_("Categories"), "category.mechanical"),
        Prose(_("Two corners of the same category in one circle make a Link, no matter whose markers they are.")),
        Rows(_OF_CATEGORY, 2),
        Head(_("Suits"), "suit.spades"),
        Rows(
            (Row(join(n.SUIT[suit] for suit in cat.SUITS), " ".join(tooltips.suit(cat.SUITS[0]).body), "suit.hearts"),)
        ),
        Head(_("Resources"), "resource.coin"),
        Rows(tuple(Row.of(tooltips.RESOURCE[kind]) for kind in ("fame", "coins", "shards", "points"))),
        Head(_("Circles"), "ui.link"),
        Rows(link),
        Head(_("Locations"), "location.downtown"),
        Rows(tuple(Row.of(place_tooltips.LOCATION[place]) for place in places), 2),
        Head(_("Marks on the table"), "ui.locked"),
        Rows(_MARKS, 2),
    )
    return Page("symbols", _("Symbols"), "ui.info", PART, blocks)


_ANY_ACTION: Final = _("Any Action")
SPECIAL_ROWS: Final = {
    card.id: Row(
        n.card(card.id),
        f"*{n.ACTION.get(card.action, _ANY_ACTION)}.* {n.text(card.id)}",
        action_tooltips.action_icon(card.action),
        note=n.note(card.id),
    )
    for card in cat.SPECIALS.values()
}
"""Every special Assignment card: the Action that it helps, and its text."""
PROPHECY_ROWS: Final = {
    token: Row(n.prophecy(token), n.text(token), f"prophecy.{token}", note=n.note(token)) for token in cat.PROPHECIES
}
"""Every prophecy with its text."""
_OF_THE_ALLEY: Final = ("theater", "workshop", "downtown", "market_row")
GIVEN: Final[Given] = {
    "turns_of_the_alley": cat.TURNS["dark_alley"],
    "per_shard": _SCORE["shard"],
    "per_card": _SCORE["special_card"],
    "level_3": cat.FAME_THRESHOLDS[3],
    "tricks": tuple(
        block
        for category, name in n.CATEGORY.items()
        for block in (Head(name, f"category.{category}"), _TRICKS[category, 3])
    ),
    **{theater: (Cards("performance", PERFORMED[theater, cat.STANDARD]),) for theater in n.THEATER},
    "components": tuple(
        block
        for tier, name in n.TIER_NAME.items()
        for block in (
            Head(Say("{name} Components")(name=name), "resource.component"),
            Rows(tuple(row for component, row in _COMPONENT_ROWS.items() if cat.TIER[component] == tier), 2),
        )
    ),
    "dice": (Rows(_DICE_ROWS),),
    "special_cards": tuple(
        block
        for place in _OF_THE_ALLEY
        for block in (
            Head(n.LOCATION[place], f"location.{place}"),
            Rows(tuple(SPECIAL_ROWS[card] for card in _SPECIALS if cat.SPECIALS[card].location == place), 2),
        )
    ),
    "prophecies": (Rows(tuple(map(PROPHECY_ROWS.__getitem__, _PROPHECIES)), 2),),
}
"""For the pages of the lists and of the Dark Alley."""
