"""The chapters of the Workbook about the game as a whole and about the turn. Numbers come from the rules."""

from typing import Final

from trickerion.rules.catalog import (
    BEGINNER,
    CATEGORIES,
    FAME_THRESHOLDS,
    PERFORMER_BONUS,
    SCORING,
    SPECIALISTS,
    START,
    TRICKS,
    TURNS,
)
from trickerion.words import names as n
from trickerion.words import tooltips
from trickerion.words.guide import PLAY_AGAIN
from trickerion.words.manners import EXPLAINED, MANNERS
from trickerion.words.wording import Words
from trickerion.words.workbook_page import Head, Note, Page, Row, Rows, Say, page, steps

_BASE = SCORING["base"]
START_PART = "How to play"
TURN_PART = "The turn"


def row_of(words: Words, cost: str = "") -> Row:
    """A row that says what a tooltip says."""
    return Row(words.title, " ".join(words.body), words.icon, cost, words.note)


def _beginner_row(category: str) -> Row:
    start = BEGINNER[category]
    trick = TRICKS[start.trick]
    pieces = n.join_pieces(start.components)
    extras = {
        "manager": f"a Manager with {n.join_pieces(start.manager_components)}",
        "assistant": "an Assistant with a second Apprentice",
        "engineer": f"an Engineer with {n.trick(start.engineer_trick)}" if start.engineer_trick else "an Engineer",
    }
    text = (
        f"*{n.trick(trick.id)}*, prepared with {n.plural(trick.markers, 'Trick Marker')}; {pieces}; "
        f"{extras[start.specialist]}."
    )
    return Row(f"{n.CATEGORY[category]} Magician", text, f"category.{category}")


def turn() -> Page:
    """The seven phases."""
    details = {
        "roll_dice": "They say which Tricks can be learned, who can be hired and what the Bank pays.",
        "set_initiative": "This phase is left out in the first turn.",
        "advertise": "Once a turn, and nobody has to.",
        "assignment": "What you have not laid stays in your hand.",
        "place_characters": "A Character may also be made Idle instead; it then costs no wage.",
        "performance": "Not in Initiative order: the weekday decides.",
        "end_turn": "Then the next turn begins, or the final scoring.",
    }
    rows = []
    for number, (phase, more) in enumerate(details.items(), 1):
        words = tooltips.phase(phase)
        rows.append(Row(f"{number}. {words.title}", f"{' '.join(words.body)} {more}", words.icon))
    blocks = (
        Say(f"A game has {TURNS['base']} turns, and every turn has seven phases. The bar at the top shows them."),
        Rows(tuple(rows)),
        Head("Initiative and Posters", "phase.initiative"),
        Say(
            "The player with the least Fame goes first. Players with equal Fame change their order.\n"
            "A Poster costs as many {coin} as the number of your Initiative slot and brings 2 {fame} at once. Two "
            "players use the slots I and III: the second one pays 3 {coin}.",
            "initiative",
        ),
        Head("Assignment", "phase.assign"),
        Say(
            "Lay an Assignment card face down under each Character: it can only be placed at that Location. Your nine "
            "cards are Theater 3, Workshop 2, Market Row 2 and Downtown 2; they all come back at the end of the turn.\n"
            "A Character without a card is *Idle*. Nobody sees the cards of others before all are done.",
            "assignment",
        ),
    )
    return Page("turn", "A turn in seven phases", "ui.clock", TURN_PART, blocks)


FIRST_EVENING: Final = page("first_evening", "The first evening", "ui.play", START_PART)(
    Say(
        "Your first game needs no study. Choose *New Game*, two or three seats, the *beginner’s set-up* and no "
        "modules, and follow this page. A turn takes a few minutes, and everything on the table explains itself when "
        "you point at it.\n"
        f"Or press *{PLAY_AGAIN}* above: then you are led through the first turn at the table itself.\n"
        "You are a stage magician in the city of Magoria. You learn Tricks, gather what they need, hang their Trick "
        "Markers on the cards of the Theater, and perform them for {fame} and {coin}. After five turns the most "
        "famous Magician has won.",
        "magician",
    ),
    Head("What lies before you", "location.workshop"),
    Say("Your Magician’s favourite category decides what you begin with:"),
    Rows(tuple(_beginner_row(category) for category in CATEGORIES), 2),
    Say(
        f"Each player also has a Magician and an Apprentice, {START['fame']} {{fame}}, {START['shards']} {{shard}} "
        f"and {START['coins']} {{coin}}; who is later in the Initiative order has 2, 4 or 6 {{coin}} more."
    ),
    Head("The first turn", "phase.roll_dice"),
    steps(
        "*Advertise.* If you are first, your Poster costs only 1 {coin} and brings 2 {fame}: hang it up. In the third "
        "place it costs 3; keep your money if you feel poor.",
        "*Assignment.* Drag a {location.theater} Theater card under your Specialist and one under your Magician. Give "
        "your Apprentice {location.market_row} Market Row. Then press *Done*.",
        "*Place the Specialist* on a backstage slot of the Theater. Thursday adds {ap}, but its Tricks yield less; "
        "Friday and Saturday change nothing. The day is yours from now on.",
        "*Set up Tricks.* Click your Trick and then a slot of a Performance card. Turn the wheel of the mouse to turn "
        "the marker. Your equal markers must go to different cards. If a circle shows two equal symbols you have made "
        "a *Link* and are paid at once.",
        "*Place the Magician* on the stage of the same day, to perform there.",
        "*Place the Apprentice* in Market Row and buy Components. Look in your Workshop which ones your next Trick "
        "will need.",
        "*Performance.* Choose the card with your marker that pays best: the Yield of your Trick, {fame} for each "
        f"Link, the printed bonus, and {n.yields(PERFORMER_BONUS['assistant'])}, "
        f"{n.yields(PERFORMER_BONUS['manager'])} or {n.yields(PERFORMER_BONUS['engineer'])} for the Assistant, "
        "Manager or Engineer behind you.",
        "*Wages.* A working Specialist costs 2 {coin}, an Apprentice 1. Magicians work for fame alone.",
    ),
    Head("The turns after that", "phase.place"),
    steps(
        "*Turn 2: learn.* Send the Magician Downtown: 3 {ap} are just enough to *Learn* a second Trick. Choose one "
        "whose Components you own or can buy soon. Your Specialist can buy them in Market Row, your Apprentice can "
        "*Prepare* in the Workshop.",
        f"*Turn 3: grow.* With {FAME_THRESHOLDS[2]} {{fame}} the Tricks of level II are open to you. Hire an "
        "Apprentice or another Specialist when the dice of the Inn allow it: it joins at the end of the turn.",
        "*Turn 4: perform.* Lay your markers beside those of your rivals. A Link pays you however many owners it has, "
        "and their shows pay your Tricks as well.",
        "*Turn 5: harvest.* It is the last one. Nothing that you prepare now and do not perform is worth anything. "
        "Apprentices, Specialists, {shard} and {coin} bring the last Fame.",
    ),
    Note(
        "*Undo* takes back everything up to the last thing that was revealed: try things out. The *hint* on the table "
        "asks a computer opponent what it would do in your place, and why."
    ),
)
"""What to do in the first game, step by step."""

GOAL: Final = page("goal", "The goal", "ui.trophy", START_PART)(
    Say(
        f"The game lasts *{TURNS['base']} turns*. Whoever has the most {{fame}} Fame after the final scoring wins. "
        "With equal Fame the one who is ahead in the Initiative order of the last turn wins.",
        "fame",
    ),
    Head("How Fame is made", "resource.fame"),
    Say(
        "*Perform.* A show pays the Yield of every Trick on the Performance card to its owner, also to owners who are "
        "only guests. The performer gains more: 1 {fame} for each Link, the bonus of the card, and something for each "
        "Specialist backstage.\n"
        "*Make Links.* Whoever lays a Trick Marker so that two equal symbols meet in a circle is paid at once.\n"
        "*Advertise.* A Poster brings 2 {fame} every turn.\n"
        "*Keep.* At the end, {shard}, {coin} and the people in your house bring Fame.",
        "show",
    ),
    Head("From a Trick to a show", "ui.trick"),
    steps(
        "*Learn* the Trick {location.downtown} Downtown.",
        "*Buy* its Components in {location.market_row} Market Row.",
        "*Prepare* it in your {location.workshop} Workshop: its Trick Markers are ready now.",
        "*Set it up* backstage in the {location.theater} Theater: a marker goes to a Performance card.",
        "*Perform* the card with your Magician, or wait until a rival does.",
    ),
    Say("Components are never spent. A Trick that has been performed can be prepared again at once."),
    Head("What you gather", "resource.coin"),
    Rows(tuple(row_of(tooltips.resource(kind)) for kind in ("fame", "coins", "shards", "points"))),
)
"""What the game is about, and who wins."""

CHARACTERS: Final = page("characters", "Characters and Action Points", "resource.action_point", TURN_PART)(
    Say(
        "In the Place Characters phase, in Initiative order, each player places *one* Character on a free slot at the "
        "Location on its card, and it acts at once. Then the next player does, until all Characters are placed or "
        "Idle.",
        "slots",
    ),
    Head("Action Points", "resource.action_point"),
    Say(
        "A Character has its own {ap}, changed by the number printed below the slot. Once, when it is placed and "
        "before its first Action, a {shard} adds 1 {ap}: *Enhance*. Not in the Theater.\n"
        "The points are spent on Actions of that Location, in any order and as often as they last. What is left over "
        "is lost. A Character may also do nothing, but it has worked and wants its wage."
    ),
    Rows(tuple(row_of(tooltips.character(kind)) for kind in ("magician", *SPECIALISTS, "apprentice"))),
    Head("Idle Characters", "ui.passed"),
    Say(
        "Instead of placing a Character you may make one Idle. If none of your Characters has a legal slot left, you "
        "must. An Idle Character costs no wage and keeps its home."
    ),
    Note("With three players one +1 slot of Downtown and of Market Row is covered, with two players both."),
)
"""Characters and Action Points."""

END_TURN: Final = page("end_turn", "End Turn", "phase.end_turn", TURN_PART)(
    steps(
        "*Wages.* 1 {coin} for each Apprentice and 2 for each Specialist that *worked*. Magicians, Idle Characters, "
        "Characters hired this turn and the Apprentice on the Assistant’s board cost nothing.",
        "*Return Characters.* Everybody comes home. Whoever was hired joins; a new Specialist brings the board, but "
        "no starting bonus.",
        "*Orders arrive.* What lies on an Order slot goes to its Buy slot and replaces what lay there. The Quick "
        "Order slot is emptied.",
        "*Performance cards move* a place clockwise. When the row is full the last card leaves, in the last turn too, "
        "and its Trick Markers go back to their owners’ supply. A new card comes from the deck while there is one.",
        "*Posters* and Assignment cards go back to their owners.",
        "*The turn counter* moves on.",
    ),
    Head("Wages that cannot be paid", "ui.wages"),
    Say(
        "You must pay as long as you have {coin}. In the rules of 2015 each missing {coin} costs 2 {fame}; in those "
        "of 2019 each Character that is not paid in full does. Fame never falls below 0."
    ),
    Head("How many cards hang in the Theater", "location.theater"),
    Say(
        "The game begins with one Riverside card less than there are players. The row is full with 3, 4 or 5 cards "
        "with 2, 3 or 4 players, from the third turn on. A card emptied by a show stays where it is."
    ),
)
"""The steps of the End Turn phase."""

SET_UP: Final = page("set_up", "Set-up", "ui.assignment", START_PART)(
    Head("The table", "location.theater"),
    Say(
        "Market Row begins with Wood, Metal, Glass and Fabric. The Performance deck has two Riverside cards on top "
        "and two Grand Magorian cards below. Who begins choosing is drawn by lot."
    ),
    Head("The beginner’s set-up", "ui.play"),
    Say("The favourite category of your Magician decides everything. The first Trick is prepared already."),
    Rows(tuple(_beginner_row(category) for category in CATEGORIES), 2),
    Head("The full set-up", "ui.assignment"),
    steps(
        "Choose a *Magician* whose favourite category nobody else has.",
        "Choose a *Trick* of level I of that category, and a suit for it.",
        "Take *Components* worth 2 {coin}: two Basic pieces or one Advanced piece.",
        "Choose a *Specialist*. A Manager brings Components worth 2 {coin} of other types for the slots of his board, "
        "where a pile counts one piece more. An Assistant brings a second Apprentice. An Engineer brings a second "
        "Trick of level I of any category, chosen after all first Tricks.",
        "If the Components for your first Trick are there, it is *prepared* for free.",
    ),
    Head("Everybody has", "resource.coin"),
    Say(
        f"A Magician, an Apprentice and a Specialist; {START['fame']} {{fame}}, {START['shards']} {{shard}}, nine "
        f"Assignment cards. {START['coins']} {{coin}} on the Initiative slot I, 12 on II, 14 on III, 16 on IV; with "
        "two players the slots I and III are used."
    ),
    Head("Computer players", "ui.computer"),
    Say(EXPLAINED),
    Rows(tuple(Row(manner.name, manner.text, manner.icon) for manner in MANNERS.values()), 2),
)
"""How a game begins."""

FINAL_SCORING: Final = page("scoring", "Final scoring", "ui.trophy", TURN_PART)(
    Say(
        f"After the End Turn phase of turn {TURNS['base']} (with its wages, and with those who were hired in it) "
        "everybody scores:",
        "scoring",
    ),
    Rows(
        (
            Row("Shards", f"{_BASE['shard']} {{fame}} for each {{shard}} left.", "resource.shard"),
            Row("Coins", f"1 {{fame}} for every full {_BASE['coins_per_fame']} {{coin}}.", "resource.coin"),
            Row("Apprentices", f"{_BASE['apprentice']} {{fame}} for each Apprentice.", "character.apprentice"),
            Row("Specialists", f"{_BASE['specialist']} {{fame}} for each Specialist.", "character.engineer"),
        ),
        2,
    ),
    Say(
        "The most {fame} wins. Among equals the one ahead in the Initiative order of the last turn wins.\n"
        "In the rules of 2019 no line brings more than 20 {fame}; in those of 2015 there is no limit. Fame won during "
        "the game is never limited."
    ),
)
"""The final scoring."""
