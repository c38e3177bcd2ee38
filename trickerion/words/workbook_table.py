"""The pages of the Workbook that show the table with numbered call-outs, and the first evening against the Heir."""

from collections.abc import Mapping
from typing import Final

from trickerion.words.workbook_page import Head, Note, Picture, Row, Rows, Say, page, steps

TABLE, SOLO_TABLE = "table", "solo_table"
OTHERS: Final = Head("The other players", "ui.person")
EVENING = "first_solo_evening"

PARTS: Final[Mapping[str, tuple[str, str, str]]] = {
    "bar": ("ui.clock", "Turn and phase", "Where the game stands; at the right what is asked, and of whom."),
    "fame": ("resource.fame", "Fame", "The track round the board. Most Fame wins."),
    "downtown": ("location.downtown", "Downtown", "Six dice: Tricks to learn, people to hire, Coins to take."),
    "market_row": ("location.market_row", "Market Row", "Components for your Tricks: bought, or ordered for later."),
    "theater": ("location.theater", "Performance cards", "Trick Markers lie here; where their corners meet is a Link."),
    "days": ("ui.day", "Weekdays", "Helpers stand backstage, a Magician on the stage performs on that day."),
    "alley": ("location.dark_alley", "Residence or Dark Alley", "All Tricks that can be learned, or special cards."),
    "workshop": ("location.workshop", "Workshop", "Here Tricks are prepared: that gives them Trick Markers."),
    "initiative": ("phase.initiative", "Initiative", "Who goes first, and what a Poster costs in each place."),
    "others": ("ui.person", "The others", "What they own and whom they have; a click opens their Workshop."),
    "magician": ("character.magician", "You", "Your Magician, Fame, Coins and Shards."),
    "tricks": ("ui.trick", "Your Tricks", "What each needs, and its Trick Markers. A click opens your Workshop."),
    "components": ("resource.component", "Your Components", "At most three of a type. They are never used up."),
    "team": ("character.apprentice", "Your Characters", "Each goes where the card under it says: drag it to a slot."),
    "dock": ("ui.undo", "The dock", "Action Points, Undo, Redo, a hint, and Done: always in this corner."),
}
"""Part of the table -> its sign, its name, and what lies there; numbered in this order."""


_NUMBERED: Final = {
    part: Row(f"{number}  {name}", text, icon)
    for number, (part, (icon, name, text)) in enumerate(PARTS.items(), start=1)
}

THE_TABLE: Final = page("the_table", "What lies where", "ui.zoom", "How to play")(
    Say("The table at the beginning of a game. Point at anything on it to learn what it is."),
    Picture(TABLE),
    Rows(tuple(_NUMBERED.values()), 2),
    OTHERS,
    Say(
        "Each of the other players has a panel: Fame {fame}, Coins {coin} and Shards {shard}, and the Characters; a "
        "badge says where one is sent, as soon as that is revealed. Point at a panel to learn more, *click* it for the "
        "Workshop with all Tricks and Components.\n"
        "Below lies what they did since your last move: point at a sign to find it on the table, click it to see the "
        "table before. What the computer’s Magicians tend to do is told on the page *Set-up*."
    ),
)

SOLO_EVENING: Final = page(EVENING, "Your first solo evening", "ui.play", "Solo: Dahlgaard’s Heir")(
    Say(
        "Choose *Solo*, a Magician and *Easy*, and raise the curtain: everything else is set. You play seven turns "
        "against Dahlgaard’s Heir, who needs no player; more {fame} at the end wins. A turn has the same phases for "
        "both of you, and whatever the Heir does is told with its reason."
    ),
    Picture(SOLO_TABLE),
    Rows(tuple(_NUMBERED[part] for part in ("downtown", "theater", "alley", "others", "tricks", "dock")), 2),
    Head("The first turn", "phase.roll_dice"),
    steps(
        "*Look where the locks are.* Two slots each of Downtown, Market Row and the Dark Alley and two weekdays are "
        "blocked, for both sides; some of them change every turn.",
        "*Advertise.* In the first place your Poster costs only 1 {coin} and brings 2 {fame}: hang it up. Keep enough "
        "for your wages.",
        "*Assignment.* A Theater card for your Specialist and one for your Magician, Market Row for an Apprentice. "
        "Then the Heir turns up its plan card: icons say where its own people go.",
        "*Place your Characters*, in turns with the Heir. The Specialist first, backstage on an open weekday: set up "
        "your Trick beside the printed markers, where a circle shows two equal signs. Then the Magician on the stage "
        "of that day.",
        "*Watch the Heir.* Its turn is a list; Step plays one entry, Run the rest. A click on an entry opens its rule. "
        "When you have seen enough, choose *Results*: then its turn is made at once and the list told after it.",
        "*Performance.* Choose the card that pays you most. The Heir’s markers on it pay the Heir.",
        "*Wages.* A Specialist at work costs 2 {coin}, an Apprentice 1, a Magician nothing. The Heir pays no wages.",
    ),
    Head("The turns after that", "phase.place"),
    steps(
        "*Turn 2.* Send the Magician Downtown: 3 {ap} are enough to *Learn* a second Trick. Try the Dark Alley: a "
        "*special card* helps one Action where it is laid.",
        "*Turn 3.* From turn 2 on a *prophecy* changes a rule each turn: point at it. Hire when the Inn allows it.",
        "*Turns 4 to 6.* Learn Tricks of level II from 16 {fame}, of level III from 36, and perform every turn: the "
        "Heir grows from turn to turn, so what you earn early counts.",
        "*Turn 7.* The last one. Prepare nothing that you cannot perform; {shard} and {coin} bring the last Fame.",
    ),
    Note("Every word about the Heir stands on the next pages. F1 opens the page of what is on the screen."),
)
"""What to do in the first game alone, step by step."""
