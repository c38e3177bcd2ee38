"""The chapters of the Workbook about the Locations, Links and shows."""

from typing import Final

from trickerion.rules.ask.actions import usual_cost
from trickerion.rules.catalog import FAME_THRESHOLDS, PERFORMER_BONUS
from trickerion.words import action_tooltips, reasons
from trickerion.words import names as n
from trickerion.words.workbook_page import Head, Note, Page, Row, Rows, Say, page, steps

PART = "Locations and shows"


def action_rows(*actions: str) -> Rows:
    """Actions with their costs, as the tooltips explain them."""
    rows = []
    for action in actions:
        words = action_tooltips.action(action)
        cost = _cost(action) if usual_cost(action)[1] else ""
        rows.append(Row(words.title, " ".join(words.body), words.icon, cost))
    return Rows(tuple(rows))


def _cost(action: str) -> str:
    return reasons.cost_range(usual_cost(action), action)


def performance() -> Page:
    """The Performance phase."""
    bonus = tuple(
        Row(
            n.CHARACTER[kind],
            f"Backstage on the performer’s day: {n.yields(PERFORMER_BONUS[kind])}.",
            f"character.{kind}",
        )
        for kind in ("assistant", "manager", "engineer")
    )
    blocks = (
        Say(
            "From Thursday to Sunday, each Magician on a stage performs *one* Performance card with a Trick Marker "
            "of its own on it, with *all* Tricks on it, those of rivals too. Without such a card there is no show, "
            "and a "
            "performer may decline.",
            "show",
        ),
        Head("What a show pays", "resource.fame"),
        steps(
            "*Yields, to everybody.* Everybody gains the Yield of each of their own Trick Markers on the card.",
            "*Links, to the performer.* 1 {fame} for each Link on the card.",
            "*Specialists, to the performer.* For each Specialist backstage on that day.",
            "*The card, to the performer.* The bonus printed at its foot.",
            "*Then* all markers of the card go back to their owners’ supply. The Tricks must be prepared again.",
        ),
        Rows(bonus),
        Head("Thursday and Sunday", "ui.day"),
        Say(
            "Whose Characters are in the Theater on Thursday gains 1 {fame} and 1 {coin} less for each of their "
            "Tricks performed; on Sunday 1 {fame} and 1 {coin} more, even where 0 is printed. This holds in the shows "
            "of others, too. An owner who has nobody in the Theater has the same change as the performer.\n"
            "A Yield never falls below 0. Shards, Links and bonuses are never changed.",
            "week",
        ),
    )
    return Page("performance", "Performance", "phase.perform", PART, blocks)


DOWNTOWN: Final = page("downtown", "Downtown", "location.downtown", PART)(
    Say(
        "Six dice are rolled at the beginning of each turn: two for the *Residence*, where Tricks are learned, two "
        "for the *Inn*, where people are hired, and two for the *Bank*. Who uses a die turns it to *X*; an X is of no "
        "use, but it can be rerolled or set.",
        "dice",
    ),
    action_rows("learn_trick", "hire_character", "take_coins", "reroll_die", "set_die"),
    Head("Learn Trick", "action.learn_trick"),
    Say(
        "A Residence die must show the category of the Trick, or the sign for any category. For your *favourite* "
        "category any Residence die that does not show X will do.\n"
        f"Level I needs 1 {{fame}}, level II {FAME_THRESHOLDS[2]}, level III {FAME_THRESHOLDS[3]} (with the Dark "
        "Alley). Each missing Fame can be made up with 1 {coin}.\n"
        "You need a free place for the Trick: three on your board, one with the Engineer. Mark it with a suit that "
        "you do not use yet. You may give a Trick back at any time in your own turn: all its Trick Markers return to "
        "your supply, those in the Theater too."
    ),
    Head("Hire Character", "action.hire_character"),
    Say(
        "One Inn die shows Specialists, the other one Apprentices. You can have one Specialist of each kind and three "
        "Apprentices, a fourth with an Assistant. They join at the end of the turn; no wage is due for them until "
        "they have worked."
    ),
)
"""Downtown: dice, Residence, Inn, Bank."""

MARKET_ROW: Final = page("market_row", "Market Row", "location.market_row", PART)(
    Say(
        "Four Components are on sale. Basic ones cost 1 {coin} a piece, Advanced ones 2, Superior ones 3. A Buy takes "
        "up to three pieces of one type; the goods on sale never run out.",
        "market",
    ),
    action_rows("buy", "bargain", "order", "quick_order"),
    Head("Room for Components", "resource.component"),
    Say(
        "You own at most *three of a type*, and a type lies in one pile. A pile on the Manager’s board counts one "
        "piece more than lies there, so at most two pieces lie in it. You may give Components back in your own turn."
    ),
    Head("Orders", "action.order"),
    Say(
        "An Order lies on an empty Order slot until the end of the turn; then it replaces the goods of the Buy slot "
        "beside it. You choose the slot, and so what goes. No type is ordered twice. In the rules of 2019 what is on "
        "sale cannot be ordered; in those of 2015 it can.\n"
        "A *Quick Order* can be bought at once, by everybody, for 1 {coin} more a piece, until the turn ends."
    ),
)
"""Market Row: buying and ordering."""

WORKSHOP: Final = page("workshop", "Workshop", "location.workshop", PART)(
    Say(
        "Your Workshop has two slots for your own Characters. Here Tricks are *prepared*: if you own all the "
        "Components of a Trick, and no Trick Marker lies on it, it gets the markers printed on it. Components are not "
        "spent.\n"
        "The number in the {ap} sign is what Prepare costs; it differs from Trick to Trick.",
        "prepare",
    ),
    action_rows("prepare", "move_trick", "move_components", "move_apprentice"),
    Say(
        "There are four Trick Markers of each suit, five with the Academy. Those in the Theater are missing in the "
        "supply: Prepare takes what is left, and at least one must be left."
    ),
    Head("The boards of the Specialists", "character.engineer"),
    Say(
        "*Engineer:* room for a fourth Trick; prepared there, it gets 1 more Trick Marker.\n"
        "*Manager:* two places for Components; each pile there counts one piece more.\n"
        "*Assistant:* room for one more Apprentice, who works without a wage.\n"
        "Any of your Characters may use the Move Actions of your Specialists."
    ),
)
"""The Workshop: Prepare and the three Moves."""

THEATER: Final = page("theater", "Theater and Links", "location.theater", PART)(
    Say(
        "The Theater has four days. The first player who places a Character on a day owns it; you can own *one day* a "
        "turn. Each day has two backstage slots for Characters who set up Tricks, and a stage for the Magician.",
        "week",
    ),
    action_rows("set_up_trick", "reschedule"),
    Head("Setting up a Trick", "action.set_up_trick"),
    Say(
        "Take a Trick Marker from a *prepared* Trick and lay it on a free slot of a Performance card. The corner with "
        "the Trick’s own category must lie in one of the circles of that slot: you choose the circle, and the rest of "
        "the marker follows.\n"
        "Two equal markers of yours never lie on the same card.",
        "wheel",
    ),
    Head("Links", "ui.link"),
    Say(
        "Two equal symbols in one circle are a *Link*. Whose markers they are does not matter, nor whether the symbol "
        "is a Trick’s own category.\n"
        "Who makes the Link takes *{fame} or {coin}*: 1, 2 or 3 by the level of the Trick. The rules of 2019 count "
        "the higher level of the two Tricks, those of 2015 the level of the Trick that is set up. One marker can make "
        "several Links; each is paid, and you choose for each.\n"
        "In a circle with a {shard} each player who has a marker in the Link also gains 1 {shard}, once, when it is "
        "made.",
        "link",
    ),
    Note("A Link is paid again in every show of that card: the performer gains 1 {fame} for each, whoever made it."),
    Head("Reschedule", "action.reschedule"),
    Say(
        "Move one of your markers to another free slot, or turn it where it lies, under the same rules. Links made in "
        "this way pay nothing now, but count for the performer later."
    ),
)
"""Theater: weekdays, setting up, Links."""
