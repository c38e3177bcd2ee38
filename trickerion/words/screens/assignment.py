"""What stands on the Assignment's scene: Characters, hand, the other players, wages, the sheet of plans."""

from collections.abc import Sequence
from typing import Final

from trickerion.language.speech import Count, Noun, Remarks, Say, _, begins, headed_bold, join, listed, table
from trickerion.language.wording import Words
from trickerion.rules.academy.catalog import CLASSROOM, PRACTICE
from trickerion.rules.catalog import SPECIALS
from trickerion.rules.facts.academy import AcademyFacts
from trickerion.rules.facts.board import CharacterFacts
from trickerion.rules.state import Character
from trickerion.words import card_tooltips, tooltips
from trickerion.words import names as n
from trickerion.words.academy.names import secret
from trickerion.words.duel import CLOSED_FOR

TITLE: Final = _("Assign your Characters")
FACE_DOWN: Final = (
    _("Your cards stay face down until everybody is done."),
    _("Your cards are face down. You can take them back until everybody is done."),
)
WAITING: Final = FACE_DOWN[False]
"""Once the own cards are laid, as long as they can be taken back, and after that."""
GUIDE: Final = table(
    "guide of the Assignment",
    usual="Drag a card under each Character. Right click to take it back. Characters without a card stay idle "
    "and cost no wage.",
    solo="Drag a card under each Character; without one they stay idle. Then the Heir turns up its plan card.",
    hidden="Hidden Hands: the cards stay face down until their Characters are placed.",
)
"""The line below the title."""

# ------------------------------------------------------------------ Characters

NO_WAGE, WAGE = _("no wage"), _("wage")
ALL_LAID = _("You have assigned all of them.")
SAME_CARD = _("The same card is here already.")


lifted: Final = Say("{card}\nlifted")
"""Words where a card lay that is in the player's hand now."""
FREE_PLACE: Final = (_("idle\nwithout a card"), _("put a card\nhere"))
"""Words where no card lies, and where one may be laid."""


def place(character: CharacterFacts) -> Words:
    """The Character, the card that lies here, and what can be done with it."""
    about = tooltips.disk(character)
    more = [n.text(character.card)] if character.card in SPECIALS else []
    without, laid = _("Drag a card from your hand here."), _("Drag it elsewhere, or right click to take it back.")
    return about.plus(*more, note=laid if character.card else without)


# ------------------------------------------------------------------ the hint: a plan for the whole team

errand: Final = Say("*{card}:* {what}")
"""Proposed card, and its purpose."""


# ------------------------------------------------------------------ the hand

HAND = _("Your hand")
HAND_NOTE = _("permanent cards come back every turn")
SPECIALS_NOTE = _("special cards are used once")
IN_SHORT = table(
    "in short",
    downtown="learn, hire, coins",
    market_row="buy, order",
    workshop="prepare, move",
    theater="set up, perform",
    dark_alley="cards, prophecy",
    academy="rooms, lessons",
)
"""Actions possible at a Location, below its card."""
PRICED_ELSEWHERE = table("priced elsewhere", prepare="see Trick", perform="Magicians")


EMPTY_STACK: Final = (Say("{location}\nlifted"), Say("{location}\nlaid"))
"""Words in place of the permanent cards of a Location: the last one is in the air, or all are laid."""
card_of: Final = Say("Assignment card: {card}")
IN_HAND: Final = Count("You hold {in_hand} of {number} card.", "You hold {in_hand} of {number} cards.")


def openings(location: str, slots: Sequence[tuple[str, bool]], why: str) -> str:
    """Sentence on the slots, or weekdays, that are open this turn."""
    open_ones = listed(name for name, is_open in slots if is_open) or _("none")
    closed = listed(name for name, is_open in slots if not is_open)
    days = Say("These weekdays are open: *{open_ones}*.", "open at a Location")
    said = days if location == "theater" else Say("These slots are open: *{open_ones}*.", "open at a Location")
    told = said(open_ones=open_ones)
    return Say("{told} {why}: {closed}.")(told=told, why=CLOSED_FOR[why], closed=closed) if closed else told


PRICED: Final = {True: Say("*{action}* {cost} {ap}"), False: Say("*{action}* {cost}")}
"""An Action of a Location with its price of this turn: Action Points, or what else it is."""
then_each: Final = Say("{first}, then {each}")  # the price of the first special card, and of each further one


next_turn: Final = Say("next: {prophecies}")


ability: Final = Say("{magician}: {ability}")

# ------------------------------------------------------------------ the other players and the wages

WAGES, LAID_NOW = _("Wages this turn"), _("Cards laid now")


AT_ONCE: Final = _("Everybody chooses now")
OTHERS: Final = (_("The other player"), _("The other players"))
"""Over the panel of one, or of several; or of all who choose at the same time."""
STANDING: Final = table(
    "how far a player is", placing="while placing", choosing="still choosing", after_you="after you", away="away"
)
BACK, CHOOSE_AGAIN = _("Take Back"), _("and choose again")
waiting: Final = Say("Waiting for {name}")
waiting_for_some: Final = Say("Waiting for {number} players")
you_have: Final = Say("you have {coins}")
with_everybody: Final = Say("With all {number}")
"""The line of the bill for all Characters."""
NOBODY_IDLE: Final = _("Nobody is idle")


WARNING: Final = Remarks(
    "wages that are not paid",
    {
        "short": Count("{number} Coin short for these cards", "{number} Coins short for these cards"),
        "short.lost": Count(
            "You are {number} Coin short for these cards: −{lost} {fame}",
            "You are {number} Coins short for these cards: −{lost} {fame}",
        ),
        "short_for_all": Count(
            "You are {number} Coin short for all: −{lost} {fame} for each unpaid Character",
            "You are {number} Coins short for all: −{lost} {fame} for each unpaid Character",
        ),
        "short_for_all.by_coin": Count(
            "You are {number} Coin short for all: −{lost} {fame} each",
            "You are {number} Coins short for all: −{lost} {fame} each",
        ),
        "unpaid": "Each Character not paid in full costs {lost} Fame.",
        "unpaid.by_coin": "Each Coin you cannot pay costs {lost} Fame.",
    },
    {},
)
"""Cost of unpaid wages: with the cards laid now, else with everybody, else the rule."""

# ------------------------------------------------------------------ the sheet of plans

PLANS = _("For your plans")
ORDER, QUICK = _("order"), _("quick")
NO_SECRET = _("taken")
NO_TRICKS, NO_COMPONENTS = _("none yet: learn one Downtown"), _("no Components")
ROWS = {
    "dice": _("Dice"),
    "market": _("Market"),
    "theater": _("Theater"),
    "academy": _("Academy"),
    "tricks": _("Tricks"),
    "components": _("You own"),
    "next_setup": "",
    "prophecy": "",
}
"""Row of the sheet -> its name on it; the prophecy needs none, the next Turn Setup has two lines of its own."""

ROW_TIPS = {
    "dice": Words(
        _("Downtown dice"), (_("They show what you can learn, hire and take this turn. An X is used up."),), "ui.dice"
    ),
    "market": Words(
        _("Market Row"), (_("These are on sale now, with the price of one piece."),), "location.market_row"
    ),
    "theater": Words(
        _("Theater"), (_("These are the Performance cards, with new ones on the left."),), "location.theater"
    ),
    "components": Words(
        _("Your Components"), (_("This is what you own, with the Manager’s extra piece."),), "resource.component"
    ),
}
"""Tips of the rows that have none of their own."""


def academy(board: AcademyFacts) -> Words:
    """Offers of the Academy this turn."""
    secrets = (headed_bold(head=secret(shown), text=n.text(shown)) for shown in board.display if shown)
    classes, practice = board.free_slots(CLASSROOM), board.free_slots(PRACTICE)
    body = (*secrets, _SLOTS(classes, practice=practice), _BANNERS(board.banners))
    return Words(_("Academy"), body, "location.academy", _("Click to open the Academy."))


_SLOTS: Final = Count(
    "There is {number} free slot in Classrooms, and {practice} in Practice Rooms.",
    "There are {number} free slots in Classrooms, and {practice} in Practice Rooms.",
)
_BANNERS: Final = Count(
    "You place {number} Banner for a renovation this turn.", "You place {number} Banners for a renovation this turn."
)


taught_in: Final = Say("taught: {room}")
TAUGHT: Final = _("taught")
markers_ready: Final = Count("{number} marker ready", "{number} markers ready")
lacks: Final = Say("lacks {components}")
lacks_pieces: Final = Count("lacks {number} piece", "lacks {number} pieces")
prepare: Final = Say("prepare: *{points}* {ap}")
ALL_ON_STAGE: Final = _("all on stage")
"""Remarks on a Trick in the list of the viewer's Tricks."""


def tricks(lines: Sequence[tuple[str, str]]) -> Words | None:
    """The Tricks with what matters about each."""
    body = tuple(headed_bold(head=n.trick(trick), text=text) for trick, text in lines)
    return Words(_("Your Tricks"), body, "ui.trick", _("Click to open your Workshop.")) if lines else None


def prophecy(active: str, coming: Sequence[str]) -> Words:
    """The active prophecy, and those of the next turns, the next one first and whole."""
    about = card_tooltips.prophecy(active) if active else Words(_("No prophecy is active yet"))
    if not coming:
        return about
    later = listed(map(n.prophecy, coming[1:]))
    what = Say("*{prophecy}* is next. {text}")(prophecy=n.prophecy(coming[0]), text=n.text(coming[0]))
    return about.plus(what)._replace(note=Say("After that come {later}.")(later=later) if later else "")


# ------------------------------------------------------------------ finishing

DONE: Final = _("Done")


SO_MANY, THREE_OR_MORE = n.COUNT, n.COUNT_FIRST
"""Number of the others who are waited for, where they are not named: in a sentence, and alone."""


def before_done(short: int, idle: int) -> str:
    """Warning in the second line of Done: idle Characters, else Coins that are short; else that all have a card."""
    if idle:
        return _("one Character without a card") if idle == 1 else _WITHOUT(number=n.COUNT[idle])
    return Say("{coins} short for wages")(coins=n.RESOURCES["coins"](short)) if short > 0 else _("everybody has a card")


_APPRENTICES: Final = Count("an Apprentice", "{number} Apprentices")


def leave_idle(idle: Sequence[Character]) -> tuple[str, str]:
    """The question when these Characters would stay Idle: its title and text."""
    kinds = [character.kind for character in idle]
    who = join(
        _APPRENTICES(kinds.count(kind)) if kind == "apprentice" else f"{Noun(kind):the}"
        for kind in dict.fromkeys(kinds)
    )
    text = _IDLE(len(idle), who=begins(who))
    return _("One Character without a card") if len(idle) == 1 else _WITHOUT(number=n.COUNT_FIRST[len(idle)]), text


_IDLE: Final = Count(
    "{who} has no card, so they will be idle this turn and cost no wage.",
    "{who} have no card, so they will be idle this turn and cost no wage.",
)
_WITHOUT: Final = Say("{number} Characters without a card")
