"""What is known about every decision of a game: how it is asked, where, and by which scene.

Each Choice of the rules has exactly one record here; without it the program does not start.
"""

import inspect
from collections.abc import Iterator
from typing import Any, Final

from trickerion.rules import game as _every_choice  # noqa: F401  (all of them are known)
from trickerion.rules.catalog import MAGICIANS, PROPHECIES, SPECIALS
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.state import Choice
from trickerion.words import names
from trickerion.words.academy import questions as academy
from trickerion.words.powers import questions as powers
from trickerion.words.powers.names import power
from trickerion.words.question import (
    ASSIGNMENT,
    BOARD,
    DAYS,
    DRAFT,
    HEIR,
    MARKET,
    POSTER,
    SHOWS,
    STAGE,
    TEAM,
    THEATER,
    Question,
)

_COMPONENT: Final = "Choose a Component"
QUESTIONS: Final[dict[str, Question]] = {
    # Player Setup
    "ChoosingMagician": Question("Choose a Magician", scene=DRAFT),
    "StartingTrick": Question("Choose a Trick", scene=DRAFT),
    "StartingSuit": Question("Choose a suit", scene=DRAFT),
    "StartingComponents": Question("Take Components", scene=DRAFT),
    "StartingSpecialist": Question("Choose a Specialist", scene=DRAFT),
    "EngineersTrick": Question("Choose a Trick", scene=DRAFT),
    # the phases of a turn
    "Advertising": Question(
        "Advertise?",
        "Advertise?",
        line="A Poster brings 2 Fame for the Coins of your Initiative place.",
        near=POSTER,
        plain=True,
    ),
    "Assigning": Question("Assign Characters", scene=ASSIGNMENT, is_secret=True, pause=0.2),
    "Placing": Question("Place a Character", plain=True),
    "CharacterActs": Question("Your Character acts", plain=True),
    "ChoosingShow": Question("Choose a show", "Perform which card?", near="perform", scene=SHOWS),
    "ChoosingHome": Question(
        "Choose a place",
        "Where does the Apprentice live?",
        line="In an Assistant’s place an Apprentice takes no wage.",
        near=TEAM,
    ),
    # Downtown
    "Learning": Question("Learn a Trick", "Learn Trick", near="learn_trick"),
    "SettingDie": Question("Choose a face", "Set the die to", near="set_die"),
    "ChoosingKind": Question("Hire whom?", "Hire whom?", near="hire_character"),
    "Recruiting": Question("Hire another Apprentice?", "Hire another Apprentice?", "It costs 3 {coin}."),
    "Motivating": Question("Join at once?", "Join at once?", "Lay a card from your hand under the new Character."),
    "JoiningAtOnce": Question("Choose a place", "Where does the Apprentice live?", near="hire_character"),
    "LayingOpenCard": Question(
        "Lay a card",
        "Which card for the newcomer?",
        "Without one it stays Idle.",
        near="hire_character",
        is_secret=True,
        is_covered=True,
    ),
    "InvestingOffer": Question(
        "Invest?", "Invest the Coins?", "Up to three Components with what the Bank has just paid."
    ),
    "Investing": Question(_COMPONENT, "Invest in what?", near=MARKET),
    # Market Row
    "ChoosingPile": Question("Choose a slot", "Where does it go?", near="buy"),
    "ChoosingCount": Question("How many?", "How many?", near="buy"),
    "Bargaining": Question("Bargain?", "Bargain?", near="buy"),
    "ChoosingOrderSlot": Question("Choose an Order slot", "Which Order slot?", near="order"),
    "MerchantsOffer": Question("One of them now?", "One of them now?", "The card goes on working."),
    "CoinPicking": Question(_COMPONENT, "Which Component next?", near=MARKET),
    "DeliveryPicking": Question(_COMPONENT, "Which Component next?", near=MARKET),
    "LiftingPicking": Question(_COMPONENT, "Which Component?", "The first piece is free.", near=MARKET),
    "SmugglersPicking": Question(
        _COMPONENT, "Which Component next?", "Paid in {fame}, 1 less than in {coin}.", near=MARKET
    ),
    "BarterPicking": Question(_COMPONENT, "Which Component next?", near=MARKET),
    "FinalBargain": Question("Bargain?", "Bargain?", near=MARKET),
    "LayingOne": Question("Choose a slot", "Where does it go?", near=MARKET),
    "Refilling": Question("Fill the empty slot", "What fills the empty slot?", near=MARKET),
    "MakingRoom": Question("Make room", "Make room by giving back:", "Or go without the new Component.", near=MARKET),
    # Workshop
    "ChoosingManagerSlot": Question("Choose a Manager slot", "Which Manager slot?", near="move_components"),
    "Testing": Question("Test Run?", "A Test Run?", "One Trick Marker less, the Yields at once."),
    "Replacing": Question("Choose a Trick", "Which Trick gets the marker?", near="prepare"),
    "TakingApart": Question("Take what apart?", "Take apart:", "Each piece: 1 {fame} and 1 {coin}.", near="prepare"),
    "EnhancingTrick": Question(
        "Enhance the Trick?", "Lay a Shard on the Trick?", "It yields 1 {fame} and 1 {coin} more from now on."
    ),
    "BringingOnStage": Question(
        "Bring it on stage?", "Where on the stage?", "Its Links are not paid.", near="prepare", scene=THEATER
    ),
    "RevealingTalent": Question("Hidden Talent?", "Which Specialist was hidden?"),
    # Theater
    "SettingUp": Question("Set up the Trick", near="set_up_trick", scene=THEATER),
    "Rescheduling": Question("Move the marker", near="reschedule", scene=THEATER),
    "ReceivingLinkBonus": Question("Fame or Coins?", "The Link pays", near="set_up_trick", scene=THEATER),
    "SwappingCards": Question(
        "Swap two cards?", "Which cards change places?", "3 {coin} for you. Click both cards.", near=STAGE
    ),
    "ReturningMarker": Question(
        "Which marker returns?", "Which marker stays yours?", "It goes back onto its Trick card.", near=STAGE
    ),
    "ChoosingPremiere": Question(
        "Which premiere?", "Which Trick has its premiere?", "One of its Yields is doubled.", near=STAGE
    ),
    "ChoosingDoubledYield": Question("Double what?", "Double what?", near=STAGE),
    # Dark Alley
    "Keeping": Question(
        "Keep one card",
        "Keep which card?",
        line="One card comes into your hand.",
        note="The other one goes under its deck.",
        near="draw_card",
        is_secret=True,
        is_covered=True,
    ),
    # Magicians
    "FreeReschedule": Question("Breaking Free?", "Breaking Free: which marker?", "Its new Links pay.", near=STAGE),
    "FreeRescheduling": Question("Move the marker", scene=THEATER),
    "Stealing": Question("Trick Steal?", "Whose Yields?", "Your Trick pays what theirs would.", near=STAGE),
    "SavingCard": Question("Save a card?", "Take a card back?", "It costs 1 {shard}."),
    "Possessing": Question("Soul Possession?", "Which show must it be?", "It costs 1 {shard}.", near=STAGE),
    **academy.QUESTIONS,
    **powers.QUESTIONS,
    # the solo game
    "ChoosingConfiguration": Question(
        "Reroll which die?",
        "Which die is rolled again?",
        "Choose one; the Theater’s die is rolled again anyway. Both get a token and rest next turn; from then on the "
        "two pairs of dice take turns.",
        near=DAYS,
    ),
    "HeirAdvertising": Question("The Heir advertises", scene=HEIR),
    "HeirAssigning": Question("The Heir assigns", scene=HEIR),
    "HeirPlacing": Question("The Heir places", scene=HEIR),
    "HeirActs": Question("The Heir acts", scene=HEIR),
    "HeirChoosingShow": Question("The Heir performs", scene=HEIR),
}


def _choices(kind: type) -> Iterator[type]:
    child: type
    for child in kind.__subclasses__():
        yield child
        yield from _choices(child)


def _require_complete() -> None:
    """Every Choice that can be open has its record, and no record is without a Choice. Raises LookupError."""
    known = {choice.__name__ for choice in _choices(Choice) if not inspect.isabstract(choice)}
    if known != set(QUESTIONS):
        raise LookupError(f"questions without a record, or records without one: {sorted(known ^ set(QUESTIONS))}")


_require_complete()


def asks_openly(question: str) -> bool:
    """Whether the board or the draft asks it, and nothing hidden is shown by it."""
    about = QUESTIONS[question]
    return about.scene in (BOARD, DRAFT) and not about.is_secret and not about.is_covered


def question_name(choice: object) -> str:
    """The name under which a Choice is asked."""
    return type(choice).__name__


def source_of(choice: Any) -> str:
    """The special card, prophecy, Magician or Power that asks, or ""."""
    card = choice.source or getattr(choice, "card", "") or getattr(choice, "power", "")
    return card if any(card in cards for cards in (SPECIALS, PROPHECIES, MAGICIANS, POWERS)) else ""


def source_name(choice: Any) -> str:
    """The name of the card, prophecy or ability that asks, or ""."""
    source = source_of(choice)
    if source in PROPHECIES:
        return names.prophecy(source)
    if source in POWERS:
        return power(source)
    return names.ability(source) if source in MAGICIANS else names.card(source) if source else ""


def note_of(choice: Any, players: tuple[str, ...]) -> str:
    """The line below the title of its list: which card or ability asks, and what the answer means."""
    note = QUESTIONS[question_name(choice)].note
    if question_name(choice) == "Possessing":
        note = f"{players[choice.performer]} performs on {names.DAY[choice.day]}. {note}"
    if question_name(choice) == "LayingOne":
        note = f"{names.component(choice.component)}."
    name = source_name(choice)
    return " ".join(part for part in (f"{name}." if name else "", note) if part)


def prompt_of(choice: Any) -> str:
    """What its player is asked to do."""
    if question_name(choice) == "CharacterActs":
        return f"Your {names.character(choice.character)} acts"
    return QUESTIONS[question_name(choice)].prompt
