"""The chapter of the Workbook about the game alone against Dahlgaard's Heir.

Its pages are "solo" (set-up, dice, plan and stance), "solo_locations" (what the Heir does where), "solo_shows" (shows,
end of the turn, final scoring) and "solo_cards".
"""

from functools import reduce
from typing import Final

from trickerion.rules.catalog import (
    CATEGORIES,
    MAGICIANS,
    PROPHECIES,
    SOLO_CARDS,
    printed_for,
    solo_card_set,
)
from trickerion.rules.heir import catalog as its
from trickerion.words import names as n
from trickerion.words.academy.set_up import OFFERED
from trickerion.words.heir.gaps import KIND, PLAN, STANCE
from trickerion.words.heir.tables import DIFFICULTY, LEVEL_3_CAP, ROWS
from trickerion.words.speech import join, listed
from trickerion.words.wording import card_text
from trickerion.words.workbook_lists import PERFORMED
from trickerion.words.workbook_page import Cards, Head, Note, Row, Rows, Say, page, steps

PART = "Solo: Dahlgaard’s Heir"
SOLO, LOCATIONS, SHOWS, CARDS = "solo", "solo_locations", "solo_shows", "solo_cards"


# ------------------------------------------------------------------ set-up, plan, stance


_SIGNS = {
    "specialist": "character.engineer",
    "apprentice": "character.apprentice",
    "downtown_dice": "location.downtown",
    "theater_markers": "ui.trick_marker",
    "dark_alley_cards": "ui.special_card",
    "academy_actions": "location.academy",
    "backstage_bonus": "action.perform",
    "coins_to_fame": "resource.coin",
    "level_3_trick_at_end": "ui.trick",
    "character_beyond_six_at_end": "ui.person",
}


_IN_WORDS: Final = {"{ap}": "Action Points", "{coin}": "Coins", "{fame}": "Fame"}
_BY_DIFFICULTY: Final = {
    row.id: dict(zip(DIFFICULTY.values(), [cell or "nothing" for cell in row.cells], strict=True))
    for row in ROWS["swap"]
}
_DIFFICULTY_ROWS: Final = tuple(
    Row(
        row.label.replace("{coin}", _IN_WORDS["{coin}"]),
        "; ".join(f"{name}: *{cell}*" for name, cell in _BY_DIFFICULTY[row.id].items()) + ".",
        _SIGNS[row.id],
        note=reduce(lambda text, icon: text.replace(*icon), _IN_WORDS.items(), row.text),
    )
    for row in ROWS["swap"]
    if OFFERED or row.id != "academy_actions"
)
_SMALL: Final = {
    row: ", ".join(f"{name.lower()} {cell}" for name, cell in cells.items()) for row, cells in _BY_DIFFICULTY.items()
}
"""A row of the table: "easy 2 {fame}, normal 3 {fame}, hard 3 {fame}"."""
_PRIORITIES: Final = {
    (stance, academy): listed(n.LOCATION[place] for place in its.priorities(stance, academy))
    for stance in STANCE
    for academy in (False, True)
}
_BASE_POINTS: Final = join(
    f"{name} {its.BASE_POINTS[kind]}"
    for kind, name in (("magician", "Magician"), ("specialist", "Specialist"), ("apprentice", "Apprentice"))
)
_ABILITIES: Final = tuple(
    Row(n.magician(m.id), card_text(its.ABILITIES[m.id]), f"magician.{m.id}")
    for m in sorted(printed_for(MAGICIANS, OFFERED), key=lambda m: CATEGORIES.index(m.category))
)
_OF_THE_ALLEY: Final = [token.id for token in printed_for(PROPHECIES, ())]
_REMOVED, _IGNORED = (
    [n.prophecy(prophecy) for prophecy in ids if prophecy in _OF_THE_ALLEY]
    for ids in (its.REMOVED_PROPHECIES, its.IGNORED_PROPHECIES)
)


# ------------------------------------------------------------------ cards

_ICONS: Final = {
    **n.LOCATION,
    **{its.SPECIAL_ICON + place: f"*special {name}*" for place, name in n.LOCATION.items()},
}
_PLANS, _ACADEMY_PLANS = (
    tuple(
        Row(PLAN[plan.id], f"{listed(map(_ICONS.__getitem__, plan.icons))}.", "ui.order", note=KIND[plan.kind])
        for plan in plans.values()
    )
    for plans in (its.PLANS, its.ACADEMY_PLANS)
)

_PLANS_OF_THE_ACADEMY: Final = (
    Head("Plan cards with the Academy", "location.academy"),
    Say("They take the place of the others; seven of these nine are in a game. The second icon is the Protégé’s."),
    Rows(_ACADEMY_PLANS, 2),
)

_WITH_THE_ACADEMY: Final = (
    Head("With the Academy", "location.academy"),
    Say(
        f"The Heir begins with {its.ACADEMY_STARTING_FAME} {{fame}} and has a Protégé, who stands second in line; "
        f"{its.ACADEMY_LINE} Characters get cards, and its plan cards have as many icons. A fifth, blue Configuration "
        "die blocks two slots of the Academy. With five dice you choose each turn: two without a token are rolled "
        "again, and the Theater’s is one of them whenever it has no token.\n"
        f"{STANCE['ready']}: {_PRIORITIES['ready', True]}. {STANCE['busy']}: {_PRIORITIES['busy', True]}.\n"
        "Banners score for it as for you: the most beside rooms bring their bonus, a tie brings nothing."
    ),
)

THE_HEIR: Final = page(SOLO, "The Heir", "ui.contraption", PART)(
    Say(
        "*Dahlgaard’s Heir* is an opponent for one player. Nobody plays it: at every moment its rules leave it "
        "exactly one thing to do, and it says why. You play a game for two with the Dark Alley, seven turns, and win "
        "with more {fame} than the Heir. It pays no Posters, no wages and no Components, needs nothing for a Trick, "
        "and grows from turn to turn.\n"
        "Choose *Solo* on the title. All steps of the Heir can be watched one by one, and nothing has to be done for "
        "it."
    ),
    Head("Set-up", "ui.contraption"),
    steps(
        "You start as always, first in the Initiative order: slot I, no extra {coin}. The Heir has slot III.",
        f"The Heir’s Magician is drawn from the other three categories. It begins with {its.STARTING_FAME} {{fame}}, "
        "no {coin} and no {shard}.",
        "Its team depends on the difficulty. Which Specialists it has makes no difference to what they do.",
        "After you have chosen, a level I Trick of its category is drawn for it, prepared; the one that needs just "
        "two equal Basic Components is left out. What the Trick needs goes onto its *Shopping List*.",
        "The Performance cards are the solo cards, with markers printed on them.",
        f"The prophecies {join(_REMOVED)} are left out.",
    ),
    Head("Difficulty", "ui.statistics"),
    Rows(_DIFFICULTY_ROWS, 2),
    Head("Configuration dice", "ui.locked"),
    Say(
        "Four dice take the place of the covered slots: Downtown, Market Row and Dark Alley lose two slots each, the "
        "Theater two whole weekdays, for both sides. Two weekdays stay open, one for each side.\n"
        "In turn 1 all four are rolled. In turn 2 you choose one die that is rolled again with the Theater’s. Both "
        "get a token and rest in the next turn, when the other two are rolled; so the pairs take turns.",
        "configuration",
    ),
    Head("The Heir’s plan", "ui.order"),
    Say(
        "Each turn, after you have assigned your Characters, the Heir turns up a plan card: a set-up card, or a "
        "performance card. Turn 1 always brings a set-up card, turn 7 a performance card.\n"
        f"Its Characters stand in line: the Magician, Specialists, Apprentices, {its.LINE} at most. The first icon is "
        "for the first in line and so on: it gets a card for that Location. A red icon asks for a *special* card of "
        "that Location; without one that Character stays Idle. What is left over on either side is ignored."
    ),
    Head("Advertise", "phase.advertise"),
    Say(f"The Heir advertises every turn: {its.ADVERTISING_FAME} {{fame}}, and it pays nothing."),
    Head("Stance", "ui.choice"),
    Rows(
        (
            Row(
                STANCE["ready"],
                "With a performance card, if it has a Trick of the highest level that its {fame} allows. It takes the "
                f"earliest free weekday. Its list: {_PRIORITIES['ready', False]}.",
                "action.perform",
            ),
            Row(
                STANCE["busy"],
                f"In all other cases. It takes the latest free weekday. Its list: {_PRIORITIES['busy', False]}.",
                "action.set_up_trick",
            ),
        ),
        2,
    ),
    Head("Where it places", "phase.place"),
    Say(
        "A Location is *contested* when both sides still have a Character to place there; never the Workshop, nor the "
        "Theater when only a Magician is left on one side.\n"
        "The Heir goes to the first contested Location of its list; if there is none, to the first Location of the "
        "list for which it still has a card. Where no slot is free it tries the next.\n"
        "It sends the leftmost of its Characters with that card, to the free slot with the highest number. In the "
        "Theater helpers go first, and only if they can set up a marker; the Magician comes last.\n"
        "If no placement is possible, all Characters that are left stay Idle."
    ),
    Head("Action Points", "resource.action_point"),
    Say(
        f"{_BASE_POINTS} {{ap}}, the number of the slot (not in the Theater), and {its.CARD_POINTS} more with a "
        f"special card under it; nothing else of that card counts. More than {its.MOST_POINTS} are worth "
        f"{its.FAME_FOR_MORE} {{fame}} and count as that many."
    ),
    *(_WITH_THE_ACADEMY if OFFERED else ()),
    Head("Its Magician", "character.magician"),
    Say("The Heir has abilities of its own, by the Magician drawn:"),
    Rows(_ABILITIES, 2),
)
"""The Heir, the set-up, Configuration dice, plan cards, stances, contested Locations."""

_ITS_STEPS_THERE: Final = (
    Head(n.LOCATION["academy"], "location.academy"),
    Say("With Dahlgaard’s Academy it carries out as many Actions as the table says, in this order, each once:"),
    steps(
        f"*Secret*: if it has fewer than {its.MOST_SECRETS}; a coin decides which of those on display. It does nothing "
        "for the Heir but for its Protégé, who has 1 {ap} more with each.",
        "*Renovate*: if it has no more Banners there than you. Of the options at the highest Fame Threshold that its "
        f"Fame allows it takes the cheapest with up to {its.FEW_COINS} {{coin}}, else the dearest; in odd turns "
        "Classrooms first, in even turns Practice Rooms; then from the top. The room is drawn. It pays all its {coin}, "
        f"{its.MOST_COINS_FOR_ROOM} at most.",
        "*Teach*: the rightmost Trick that is in no room, in the Classroom of the highest Fame Threshold with a free "
        "slot. No bonus for equal levels.",
        "*Practice*: the leftmost Trick that is in no room, in the same way; slots that make Prepare cheaper are left "
        "out.",
        "*Actions left*: Teach and Practice in turns. When neither is possible it renovates once more, whoever has "
        "more Banners, and goes on with them.",
    ),
    Say(
        "In the Dark Alley the Academy comes after Downtown among equals; Downtown the limit of five Characters is six."
    ),
    Note(
        "In even turns Practice comes before Teach. In the Classroom phase its Tricks pay their printed Yields and "
        "keep their Trick Markers: it goes on performing them."
    ),
)
_AT_THE_ACADEMY: Final = _ITS_STEPS_THERE if OFFERED else ()

AT_WORK: Final = page(LOCATIONS, "The Heir at work", "location.downtown", PART)(
    Say("How much a Character does depends on its {ap} and on the difficulty; the table stands on the page before."),
    Head(n.LOCATION["downtown"], "location.downtown"),
    Say(
        "The table says how many dice it uses. If fewer than that show something else than X, one X die is rolled "
        "again, once: the first found of Trick dice, Specialist die, Bank dice, Apprentice die.\n"
        "Then these steps are gone through once. Every used die turns to X."
    ),
    steps(
        "*Trick*: if it has fewer than two Tricks of its highest level, or if level III is open to it. The left Trick "
        "die that can be used gives the category (its favourite one for *any*); a Trick of its highest level is "
        f"drawn. With {its.TRICK_SLOTS} Tricks the rightmost goes back first, with all its markers. Tricks stand in "
        "the order of their Yields: Fame, then Shards, then Coins.",
        "*Specialist*: if the die shows one that it does not have.",
        f"*Apprentice*: if it has fewer than {its.MOST_HIRED_APPRENTICES} of them and at most five Characters.",
        "*Bank*: the die with more {coin}, then the other.",
        f"*Apprentice* once more: if it has fewer than {its.MOST_HIRED_APPRENTICES}.",
    ),
    Say("Whoever was hired joins at the end of the turn."),
    Head(n.LOCATION["market_row"], "location.market_row"),
    steps(
        "What is for sale or lies on the Quick Order slot is struck off the Shopping List.",
        "For each {ap} a type is drawn from those on the list that are not ordered yet, and laid on the first free "
        "Order slot. It stays on the list until it is for sale.",
    ),
    Note("What it orders can be bought by you in the next turn, and pushes out what lay there."),
    Head(n.LOCATION["dark_alley"], "location.dark_alley"),
    steps(
        "A coin is tossed: heads moves the pending prophecies one place clockwise.",
        "It draws as many special cards as the table says, each from the Location of which its hand holds the fewest; "
        f"among equals in the order {', '.join(n.LOCATION[deck] for deck in its.DRAW_ORDER)}.",
    ),
    *_AT_THE_ACADEMY,
    Head(n.LOCATION["workshop"], "location.workshop"),
    Say("It does nothing there: its Tricks are always prepared."),
    Head(n.LOCATION["theater"], "location.theater"),
    Say(
        "Backstage a helper sets up as many markers as the table says, from its Tricks from left to right. A marker "
        "that fits nowhere is passed over. For each marker:"
    ),
    steps(
        "*The card*: one that will not leave this turn, if any takes it; of these one with a marker of the Heir, of "
        "these one with a marker of yours, of these the leftmost.",
        "*The slot*: most Links, then most {fame} for them, then most {shard}; then the first slot from the top, from "
        "left to right.",
        "When the next marker would go to the same card, both are laid together so that the pair pays best.",
    ),
    Say(
        "It takes {fame} for its Links, never {coin}. {shard} go to both owners as always. Nothing is ever laid on a "
        "printed marker, but both sides link with it; such a Link pays by the level of the Trick set up."
    ),
)
"""What a Character of the Heir does at each Location."""

ITS_SHOWS: Final = page(SHOWS, "The Heir’s shows", "ui.trophy", PART)(
    Head("Performance", "action.perform"),
    Say(
        "With its Magician on the stage and a marker on any card the Heir performs. It chooses the card that brings "
        "it most {fame}: the Yields of its own Tricks, 1 {fame} for each Link, the bonus of the card. Among equals "
        "most {shard} decide, then most {coin}, then the leftmost.\n"
        f"Each of its helpers backstage adds something, to any card ({_SMALL['backstage_bonus']}). No weekday "
        "changes its Yields. Your Tricks in its show are paid as always, and its Tricks in yours.\n"
        "Its markers go back onto its Tricks: they are prepared again at once."
    ),
    Head("End of the turn", "phase.end_turn"),
    Say(
        f"In place of wages each full {its.COINS_TO_FAME} {{coin}} become {{fame}} "
        f"({_SMALL['coins_to_fame']}).\n"
        "When a Performance card leaves with its markers on it, they pay the Heir their Yields, 1 {fame} and 1 {coin} "
        "less for each Trick. In the last turn no card leaves: the final scoring pays for what lies on them."
    ),
    Head("Final scoring", "ui.trophy"),
    Rows(
        (
            Row("Tricks on stage", "Their Yields, 1 {fame} and 1 {coin} less for each.", "action.set_up_trick"),
            Row("Shards", f"{its.SHARD_FAME} {{fame}} for each, {its.MOST_FAME_OF_A_LINE} at most.", "resource.shard"),
            Row(
                "Special cards",
                f"{its.CARD_FAME} {{fame}} for each in its hand, {its.MOST_FAME_OF_A_LINE} at most.",
                "ui.special_card",
            ),
            Row(
                "Level III Tricks",
                f"For each {_SMALL['level_3_trick_at_end']}, whatever is printed on it; {LEVEL_3_CAP} at most "
                "for all, unless the set-up says otherwise.",
                "ui.trick",
            ),
            Row(
                f"Characters beyond {its.USUAL_TEAM}",
                f"For each {_SMALL['character_beyond_six_at_end']}.",
                "ui.person",
            ),
        ),
        2,
    ),
    Say(
        "Its {coin} score nothing. You score as in any game with the Dark Alley; with equal {fame} the one who is "
        "ahead in the Initiative order wins."
    ),
    Head("Prophecies", "ui.prophecy"),
    Say(f"Most prophecies work for the Heir too. It ignores these: {listed(_IGNORED)}."),
)
"""Performance, End Turn, final scoring, prophecies."""

CARD_PAGE: Final = page(CARDS, "The Heir’s cards", "ui.special_card", PART)(
    Head("Plan cards", "ui.order"),
    Say("Seven of these eight are in a game. The icons from left to right, the Magician’s first:"),
    Rows(_PLANS, 2),
    *(_PLANS_OF_THE_ACADEMY if OFFERED else ()),
    Head("Performance cards", "location.theater"),
    Say("Three Riverside cards, two of Grand Magorian and two of Magnus Pantheon are in a game."),
    *(
        block
        for theater in ("riverside", "grand_magorian", "magnus_pantheon")
        for block in (
            Head(f"{n.THEATER[theater]}, solo", "location.theater"),
            Cards("performance", PERFORMED[theater, solo_card_set(SOLO_CARDS)]),
        )
    ),
)
"""The plan cards and the solo Performance cards."""

PAGES: Final = (THE_HEIR, AT_WORK, ITS_SHOWS, CARD_PAGE)
"""All pages of the chapter."""
