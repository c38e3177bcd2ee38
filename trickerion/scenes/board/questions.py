"""What the decisions of cards and abilities ask, and which card or Magician asks it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from trickerion.rules.ask import LayingOne, Possessing
from trickerion.rules.catalog import MAGICIANS, SPECIALS
from trickerion.table.table import Table
from trickerion.words import names


class Question(NamedTuple):
    """The title of its list, a line below it, and the special card or Magician behind it."""

    title: str
    note: str = ""
    source: str = ""


QUESTIONS: Final[dict[str, Question]] = {
    # the solo game
    "ChoosingConfiguration": Question(
        "Which die is rolled again?",
        "Choose one; the Theater’s die is rolled again anyway. Both get a token and rest next turn; from then on the "
        "two pairs of dice take turns.",
    ),
    # Magicians
    "FreeReschedule": Question("Breaking Free: which marker?", "Its new Links pay.", "master_of_chains"),
    "Stealing": Question("Whose Yields?", "Your Trick pays what theirs would.", "the_red_lotus"),
    "SavingCard": Question("Take a card back?", "It costs 1 {shard}.", "priestess_of_mysticism"),
    "Possessing": Question("Which show must it be?", "It costs 1 {shard}.", "yoruba_spiritmaster"),
    # Downtown
    "Recruiting": Question("One Apprentice more?", "It costs 3 {coin}."),
    "Motivating": Question("Join at once?", "Lay a card from your hand under the new Character."),
    "JoiningAtOnce": Question("Where does the Apprentice live?", "", "hypnotic_motivation"),
    "LayingOpenCard": Question("Which card for the newcomer?", "Without one it stays Idle.", "hypnotic_motivation"),
    "InvestingOffer": Question("Invest the Coins?", "Up to three Components with what the Bank has just paid."),
    "Investing": Question("Invest in what?", "", "investments"),
    # Market Row
    "MerchantsOffer": Question("One of them now?", "The card goes on working."),
    "CoinPicking": Question("Which Component next?", "", "component_sale"),
    "DeliveryPicking": Question("Which Component next?", "", "workshop_delivery"),
    "LiftingPicking": Question("Which Component?", "The first piece is free.", "shoplifting"),
    "SmugglersPicking": Question("Which Component next?", "Paid in {fame}, 1 less than in {coin}.", "smuggled_goods"),
    "BarterPicking": Question("Which Component next?", "", "barter_with_power"),
    "FinalBargain": Question("Bargain?"),
    "LayingOne": Question("Where does it go?"),
    "Refilling": Question("What fills the empty slot?", "", "shoplifting"),
    "MakingRoom": Question("Make room by giving back:", "Or go without the new Component.", "dubious_sources"),
    # Workshop
    "Testing": Question("A Test Run?", "One Trick Marker less, the Yields at once."),
    "Replacing": Question("Which Trick gets the marker?", "", "replaceable_parts"),
    "TakingApart": Question("Take what apart?", "Each piece: 1 {fame} and 1 {coin}.", "unstable_prototype"),
    "EnhancingTrick": Question("Lay a Shard on the Trick?", "It yields 1 {fame} and 1 {coin} more from now on."),
    "BringingOnStage": Question("Where on the stage?", "Its Links are not paid.", "on_stage_preparation"),
    "RevealingTalent": Question("Which Specialist was hidden?", "", "hidden_talent"),
    # Theater
    "SwappingCards": Question("Which cards change places?", "3 {coin} for you. Click both cards.", "buying_time"),
    "ReturningMarker": Question("Which marker stays yours?", "It goes back onto its Trick card.", "durable_components"),
    "ChoosingPremiere": Question("Which Trick has its premiere?", "One of its Yields is doubled.", "grand_premiere"),
    "ChoosingDoubledYield": Question("Double what?", "", "grand_premiere"),
}


def question_of(table: Table) -> Question | None:
    """What is said about the open decision; None for the decisions of the base game."""
    found = QUESTIONS.get(table.question)
    if found is None:
        return None
    choice: Any = table.state.stack[-1]
    if isinstance(choice, Possessing):
        who = f"{table.names[choice.performer]} performs on {names.DAY[choice.day]}."
        return found._replace(note=f"{who} {found.note}")
    if isinstance(choice, LayingOne):
        return found._replace(note=f"{names.component(choice.component)}.")
    card = getattr(choice, "card", "")
    return found._replace(source=card) if card in SPECIALS and not found.source else found


def source_note(question: Question) -> str:
    """The line below the title, with the name of the card or ability that asks."""
    name = ""
    if question.source in SPECIALS:
        name = SPECIALS[question.source].name
    elif question.source in MAGICIANS:
        name = MAGICIANS[question.source].ability_name
    said = [f"{name}." if name else "", question.note]
    return " ".join(part for part in said if part)
