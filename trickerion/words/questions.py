"""What is known about every decision of a game: how it is asked, where, and by which scene."""

from typing import Any, Final

from trickerion.language.speech import Say, _
from trickerion.rules.catalog import MAGICIANS, PROPHECIES, SPECIALS
from trickerion.rules.powers.catalog import POWERS
from trickerion.words import names
from trickerion.words import question as q
from trickerion.words.academy import questions as academy
from trickerion.words.powers import questions as powers
from trickerion.words.tooltips import EFFECTS

_COMPONENT: Final = _("Choose a Component")
QUESTIONS: Final[dict[str, q.Question]] = {
    # Player Setup
    "ChoosingMagician": q.Question(_("Choose a Magician"), scene=q.DRAFT),
    "StartingTrick": q.Question(_("Choose a Trick"), scene=q.DRAFT),
    "StartingSuit": q.Question(_("Choose a suit"), scene=q.DRAFT),
    "StartingComponents": q.Question(_("Take Components"), scene=q.DRAFT),
    "StartingSpecialist": q.Question(_("Choose a Specialist"), scene=q.DRAFT),
    "EngineersTrick": q.Question(_("Choose a Trick"), scene=q.DRAFT),
    # the phases of a turn
    "Advertising": q.Question(
        _("Advertise?"),
        _("Advertise?"),
        line=_("A Poster earns 2 Fame and costs the Coins of your Initiative slot."),
        near=q.POSTER,
        plain=True,
    ),
    "Assigning": q.Question(_("Assign Characters"), scene=q.ASSIGNMENT, is_secret=True, pause=0.2),
    "Placing": q.Question(_("Place a Character"), plain=True),
    "CharacterActs": q.Question(_("Your Character acts"), plain=True),
    "ChoosingShow": q.Question(_("Choose a show"), _("Perform which card?"), near="perform", scene=q.SHOWS),
    "ChoosingHome": q.Question(
        _("Choose a place"),
        _("Where does the Apprentice live?"),
        line=_("An Apprentice beside the Assistant takes no wage."),
        near=q.TEAM,
    ),
    # Downtown
    "Learning": q.Question(_("Learn a Trick"), _("Learn Trick"), near="learn_trick"),
    "SettingDie": q.Question(_("Choose a face"), _("Set the die to"), near="set_die"),
    "ChoosingKind": q.Question(_("Hire whom?"), _("Hire whom?"), near="hire_character"),
    "Recruiting": q.Question(_("Hire another Apprentice?"), _("Hire another Apprentice?"), _("It costs 3 {coin}.")),
    "Motivating": q.Question(
        _("Join at once?"), _("Join at once?"), _("Put a card from your hand under the new Character.")
    ),
    "JoiningAtOnce": q.Question(_("Choose a place"), _("Where does the Apprentice live?"), near="hire_character"),
    "LayingOpenCard": q.Question(
        _("Lay a card"),
        _("Which card for the newcomer?"),
        _("Without one, they stay Idle."),
        near="hire_character",
        is_secret=True,
        is_covered=True,
    ),
    "InvestingOffer": q.Question(
        _("Invest?"), _("Invest the Coins?"), _("You can buy up to three Components with what the Bank has just paid.")
    ),
    "Investing": q.Question(_COMPONENT, _("Invest in what?"), near=q.MARKET),
    # Market Row
    "ChoosingPile": q.Question(_("Choose a slot"), _("Where does it go?"), near="buy"),
    "ChoosingCount": q.Question(_("How many?"), _("How many?"), near="buy"),
    "Bargaining": q.Question(_("Bargain?"), _("Bargain?"), near="buy"),
    "ChoosingOrderSlot": q.Question(_("Choose an Order slot"), _("Which Order slot?"), near="order"),
    "MerchantsOffer": q.Question(_("One of them now?"), _("One of them now?"), _("The card keeps working.")),
    "CoinPicking": q.Question(_COMPONENT, _("Which Component next?"), near=q.MARKET),
    "DeliveryPicking": q.Question(_COMPONENT, _("Which Component next?"), near=q.MARKET),
    "LiftingPicking": q.Question(_COMPONENT, _("Which Component?"), _("The first piece is free."), near=q.MARKET),
    "SmugglersPicking": q.Question(
        _COMPONENT, _("Which Component next?"), _("You pay in {fame}, 1 less than in {coin}."), near=q.MARKET
    ),
    "BarterPicking": q.Question(_COMPONENT, _("Which Component next?"), near=q.MARKET),
    "FinalBargain": q.Question(_("Bargain?"), _("Bargain?"), near=q.MARKET),
    "LayingOne": q.Question(_("Choose a slot"), _("Where does it go?"), near=q.MARKET),
    "Refilling": q.Question(_("Fill the empty slot"), _("What fills the empty slot?"), near=q.MARKET),
    "MakingRoom": q.Question(
        _("Make room"), _("Make room by giving back:"), _("Or do without the new Component."), near=q.MARKET
    ),
    # Workshop
    "ChoosingManagerSlot": q.Question(_("Choose a Manager slot"), _("Which Manager slot?"), near="move_components"),
    "Testing": q.Question(
        _("Test Run?"), _("A Test Run?"), _("You get one Trick Marker less, but the Yields at once.")
    ),
    "Replacing": q.Question(_("Choose a Trick"), _("Which Trick gets the marker?"), near="prepare"),
    "TakingApart": q.Question(
        _("Take what apart?"), _("Take apart:"), _("Each piece gives you 1 {fame} and 1 {coin}."), near="prepare"
    ),
    "EnhancingTrick": q.Question(
        _("Enhance the Trick?"), _("Put a Shard on the Trick?"), _("It yields 1 {fame} and 1 {coin} more from now on.")
    ),
    "BringingOnStage": q.Question(
        _("Bring it on stage?"),
        _("Where on the stage?"),
        _("You are not paid for its Links."),
        near="prepare",
        scene=q.THEATER,
    ),
    "RevealingTalent": q.Question(_("Hidden Talent?"), _("Which Specialist was hidden?")),
    # Theater
    "SettingUp": q.Question(_("Set up the Trick"), near="set_up_trick", scene=q.THEATER),
    "Rescheduling": q.Question(_("Move the marker"), near="reschedule", scene=q.THEATER),
    "ReceivingLinkBonus": q.Question(_("Fame or Coins?"), _("The Link pays"), near="set_up_trick", scene=q.THEATER),
    "SwappingCards": q.Question(
        _("Swap two cards?"), _("Which cards change places?"), _("You get 3 {coin}. Click both cards."), near=q.STAGE
    ),
    "ReturningMarker": q.Question(
        _("Which marker returns?"), _("Which marker stays yours?"), _("It goes back onto its Trick card."), near=q.STAGE
    ),
    "ChoosingPremiere": q.Question(
        _("Which premiere?"), _("Which Trick has its premiere?"), _("You double one of its Yields."), near=q.STAGE
    ),
    "ChoosingDoubledYield": q.Question(_("Double what?"), _("Double what?"), near=q.STAGE),
    # Dark Alley
    "Keeping": q.Question(
        _("Keep one card"),
        _("Keep which card?"),
        line=_("You take one card into your hand."),
        note=_("The other one goes under its deck."),
        near="draw_card",
        is_secret=True,
        is_covered=True,
    ),
    # Magicians
    "FreeReschedule": q.Question(
        _("Breaking Free?"), _("Breaking Free: which marker?"), _("You are paid for its new Links."), near=q.STAGE
    ),
    "FreeRescheduling": q.Question(_("Move the marker"), scene=q.THEATER),
    "Stealing": q.Question(
        _("Trick Steal?"), _("Whose Yields?"), _("Your Trick pays what theirs would."), near=q.STAGE
    ),
    "SavingCard": q.Question(_("Save a card?"), _("Take a card back?"), _("It costs 1 {shard}.")),
    "Possessing": q.Question(
        _("Soul Possession?"), _("Which show must it be?"), _("It costs 1 {shard}."), near=q.STAGE
    ),
    **academy.QUESTIONS,
    **powers.QUESTIONS,
    # the solo game
    "ChoosingConfiguration": q.Question(
        _("Reroll which die?"),
        _("Which die do you reroll?"),
        _(
            "Choose one. You reroll the Theater’s die anyway. Both get a token and rest next turn; from then on "
            "the two pairs take turns."
        ),
        near=q.DAYS,
    ),
    "HeirAdvertising": q.Question(_("The Heir advertises"), scene=q.HEIR),
    "HeirAssigning": q.Question(_("The Heir assigns"), scene=q.HEIR),
    "HeirPlacing": q.Question(_("The Heir places"), scene=q.HEIR),
    "HeirActs": q.Question(_("The Heir acts"), scene=q.HEIR),
    "HeirChoosingShow": q.Question(_("The Heir performs"), scene=q.HEIR),
}


ACTS: Final = Say("Your {character} acts")
"""Prompt for the player of a Character at work; else the prompt of the question."""
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
