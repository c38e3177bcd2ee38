"""What is known about every decision of a game: how it is asked, where, and by which scene."""

from typing import Any, Final

from trickerion.language.speech import Say, _
from trickerion.rules.catalog import MAGICIANS, PROPHECIES, SPECIALS
from trickerion.rules.powers.catalog import POWERS
from trickerion.words import names
from trickerion.words.academy import questions as academy
from trickerion.words.powers import questions as powers
from trickerion.words.question import (
    ASSIGNMENT,
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
from trickerion.words.tooltips import EFFECTS

_COMPONENT: Final = _("Choose a Component")
QUESTIONS: Final[dict[str, Question]] = {
    # Player Setup
    "ChoosingMagician": Question(_("Choose a Magician"), scene=DRAFT),
    "StartingTrick": Question(_("Choose a Trick"), scene=DRAFT),
    "StartingSuit": Question(_("Choose a suit"), scene=DRAFT),
    "StartingComponents": Question(_("Take Components"), scene=DRAFT),
    "StartingSpecialist": Question(_("Choose a Specialist"), scene=DRAFT),
    "EngineersTrick": Question(_("Choose a Trick"), scene=DRAFT),
    # the phases of a turn
    "Advertising": Question(
        _("Advertise?"),
        _("Advertise?"),
        line=_("A Poster earns 2 Fame and costs the Coins of your Initiative slot."),
        near=POSTER,
        plain=True,
    ),
    "Assigning": Question(_("Assign Characters"), scene=ASSIGNMENT, is_secret=True, pause=0.2),
    "Placing": Question(_("Place a Character"), plain=True),
    "CharacterActs": Question(_("Your Character acts"), plain=True),
    "ChoosingShow": Question(_("Choose a show"), _("Perform which card?"), near="perform", scene=SHOWS),
    "ChoosingHome": Question(
        _("Choose a place"),
        _("Where does the Apprentice live?"),
        line=_("Beside the Assistant, an Apprentice takes no wage."),
        near=TEAM,
    ),
    # Downtown
    "Learning": Question(_("Learn a Trick"), _("Learn Trick"), near="learn_trick"),
    "SettingDie": Question(_("Choose a face"), _("Set the die to"), near="set_die"),
    "ChoosingKind": Question(_("Hire whom?"), _("Hire whom?"), near="hire_character"),
    "Recruiting": Question(_("Hire another Apprentice?"), _("Hire another Apprentice?"), _("It costs 3 {coin}.")),
    "Motivating": Question(
        _("Join at once?"), _("Join at once?"), _("Lay a card from your hand under the new Character.")
    ),
    "JoiningAtOnce": Question(_("Choose a place"), _("Where does the Apprentice live?"), near="hire_character"),
    "LayingOpenCard": Question(
        _("Lay a card"),
        _("Which card for the newcomer?"),
        _("Without one, they stay Idle."),
        near="hire_character",
        is_secret=True,
        is_covered=True,
    ),
    "InvestingOffer": Question(
        _("Invest?"), _("Invest the Coins?"), _("Up to three Components with what the Bank has just paid.")
    ),
    "Investing": Question(_COMPONENT, _("Invest in what?"), near=MARKET),
    # Market Row
    "ChoosingPile": Question(_("Choose a slot"), _("Where does it go?"), near="buy"),
    "ChoosingCount": Question(_("How many?"), _("How many?"), near="buy"),
    "Bargaining": Question(_("Bargain?"), _("Bargain?"), near="buy"),
    "ChoosingOrderSlot": Question(_("Choose an Order slot"), _("Which Order slot?"), near="order"),
    "MerchantsOffer": Question(_("One of them now?"), _("One of them now?"), _("The card goes on working.")),
    "CoinPicking": Question(_COMPONENT, _("Which Component next?"), near=MARKET),
    "DeliveryPicking": Question(_COMPONENT, _("Which Component next?"), near=MARKET),
    "LiftingPicking": Question(_COMPONENT, _("Which Component?"), _("The first piece is free."), near=MARKET),
    "SmugglersPicking": Question(
        _COMPONENT, _("Which Component next?"), _("Paid in {fame}, 1 less than in {coin}."), near=MARKET
    ),
    "BarterPicking": Question(_COMPONENT, _("Which Component next?"), near=MARKET),
    "FinalBargain": Question(_("Bargain?"), _("Bargain?"), near=MARKET),
    "LayingOne": Question(_("Choose a slot"), _("Where does it go?"), near=MARKET),
    "Refilling": Question(_("Fill the empty slot"), _("What fills the empty slot?"), near=MARKET),
    "MakingRoom": Question(
        _("Make room"), _("Make room by giving back:"), _("Or go without the new Component."), near=MARKET
    ),
    # Workshop
    "ChoosingManagerSlot": Question(_("Choose a Manager slot"), _("Which Manager slot?"), near="move_components"),
    "Testing": Question(_("Test Run?"), _("A Test Run?"), _("One Trick Marker less, the Yields at once.")),
    "Replacing": Question(_("Choose a Trick"), _("Which Trick gets the marker?"), near="prepare"),
    "TakingApart": Question(
        _("Take what apart?"), _("Take apart:"), _("Each piece: 1 {fame} and 1 {coin}."), near="prepare"
    ),
    "EnhancingTrick": Question(
        _("Enhance the Trick?"), _("Lay a Shard on the Trick?"), _("It yields 1 {fame} and 1 {coin} more from now on.")
    ),
    "BringingOnStage": Question(
        _("Bring it on stage?"), _("Where on the stage?"), _("Its Links are not paid."), near="prepare", scene=THEATER
    ),
    "RevealingTalent": Question(_("Hidden Talent?"), _("Which Specialist was hidden?")),
    # Theater
    "SettingUp": Question(_("Set up the Trick"), near="set_up_trick", scene=THEATER),
    "Rescheduling": Question(_("Move the marker"), near="reschedule", scene=THEATER),
    "ReceivingLinkBonus": Question(_("Fame or Coins?"), _("The Link pays"), near="set_up_trick", scene=THEATER),
    "SwappingCards": Question(
        _("Swap two cards?"), _("Which cards change places?"), _("3 {coin} for you. Click both cards."), near=STAGE
    ),
    "ReturningMarker": Question(
        _("Which marker returns?"), _("Which marker stays yours?"), _("It goes back onto its Trick card."), near=STAGE
    ),
    "ChoosingPremiere": Question(
        _("Which premiere?"), _("Which Trick has its premiere?"), _("One of its Yields is doubled."), near=STAGE
    ),
    "ChoosingDoubledYield": Question(_("Double what?"), _("Double what?"), near=STAGE),
    # Dark Alley
    "Keeping": Question(
        _("Keep one card"),
        _("Keep which card?"),
        line=_("One card comes into your hand."),
        note=_("The other one goes under its deck."),
        near="draw_card",
        is_secret=True,
        is_covered=True,
    ),
    # Magicians
    "FreeReschedule": Question(
        _("Breaking Free?"), _("Breaking Free: which marker?"), _("Its new Links pay."), near=STAGE
    ),
    "FreeRescheduling": Question(_("Move the marker"), scene=THEATER),
    "Stealing": Question(_("Trick Steal?"), _("Whose Yields?"), _("Your Trick pays what theirs would."), near=STAGE),
    "SavingCard": Question(_("Save a card?"), _("Take a card back?"), _("It costs 1 {shard}.")),
    "Possessing": Question(_("Soul Possession?"), _("Which show must it be?"), _("It costs 1 {shard}."), near=STAGE),
    **academy.QUESTIONS,
    **powers.QUESTIONS,
    # the solo game
    "ChoosingConfiguration": Question(
        _("Reroll which die?"),
        _("Which die do you reroll?"),
        _(
            "Choose one. The Theater’s die is rerolled anyway. Both get a token and rest next turn; from then on the "
            "two pairs take turns."
        ),
        near=DAYS,
    ),
    "HeirAdvertising": Question(_("The Heir advertises"), scene=HEIR),
    "HeirAssigning": Question(_("The Heir assigns"), scene=HEIR),
    "HeirPlacing": Question(_("The Heir places"), scene=HEIR),
    "HeirActs": Question(_("The Heir acts"), scene=HEIR),
    "HeirChoosingShow": Question(_("The Heir performs"), scene=HEIR),
}


ACTS: Final = Say("Your {character} acts")
"""What its player is asked to do while a Character works; else the prompt of the question."""
_SOURCES: Final = {card: EFFECTS[card] for cards in (SPECIALS, PROPHECIES, MAGICIANS, POWERS) for card in cards}
"""The special cards, prophecies, abilities and Powers that ask."""


def note_of(choice: Any, players: tuple[str, ...]) -> str:
    """The line below the title of its list: which card or ability asks, and what the answer means."""
    note = QUESTIONS[type(choice).__name__].note
    if type(choice).__name__ == "Possessing":
        note = Say("{players} performs on {day}. {note}")(
            players=players[choice.performer], day=names.DAY[choice.day], note=note
        )
    if type(choice).__name__ == "LayingOne":
        note = f"{names.component(choice.component)}."
    asks = choice.source or getattr(choice, "card", "") or getattr(choice, "power", "")
    return " ".join(part for part in (f"{_SOURCES[asks]}." if asks in _SOURCES else "", note) if part)
