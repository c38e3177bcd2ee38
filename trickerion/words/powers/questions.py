"""The decisions of the Powers: how they are asked."""

from typing import Final

from trickerion.rules.catalog import filled
from trickerion.rules.powers.catalog import POWERS as CARDS
from trickerion.words.question import MARKET, POWERS, STAGE, TEAM, Question

_SWAP, _FAVOUR = (
    next(card.data for card in CARDS.values() if card.kind == kind and number in card.data)
    for kind, number in (("assignment_swap", "otherwise"), ("special_card", "pay"))
)
QUESTIONS: Final[dict[str, Question]] = {
    "KeepingPowers": Question(
        "Keep eight Powers",
        "Which Powers do you give back?",
        "Eight of the twelve are kept, in secret.",
        scene=POWERS,
        is_secret=True,
    ),
    "LearningPower": Question(
        "Learn a Power?",
        "Learn a Power",
        "Choose a card and a glowing slot, then Learn.",
        line="It waits while you look around.",
        scene=POWERS,
        is_secret=True,
    ),
    "ChoosingHelper": Question(
        "Who helps from afar?",
        "Who helps from afar?",
        "One Specialist who is not backstage brings the bonus.",
        near=STAGE,
    ),
    "Foreseeing": Question("Change the prophecies?", "Change the pending prophecies?"),
    "KeepingOfMore": Question(
        "Keep one card",
        "Keep which card?",
        line="One card comes into your hand.",
        note="The others go under their deck.",
        near="draw_card",
        is_secret=True,
        is_covered=True,
    ),
    "SavingFavour": Question(
        "Keep a favour?", "Take a used card back?", filled("It costs $pay_coins {coin}.", _FAVOUR)
    ),
    "ChangingAssignment": Question(
        "Second thoughts?",
        "Change your Assignment cards?",
        filled("Otherwise you gain $otherwise_coins {coin}.", _SWAP),
        near=TEAM,
        is_secret=True,
    ),
    "PlayingOn": Question(
        "Play on?", "Which Trick plays on?", "One of yours; it pays 1 {fame} and 1 {coin} less.", near=STAGE
    ),
    "ChoosingReturn": Question(
        "Which marker returns?", "Which marker returns?", "It goes back onto its Trick card, once a turn.", near=STAGE
    ),
    "TurningFreeDie": Question("Choose a die", "Which die, for nothing?", near="set_die"),
    "AfterGamble": Question(
        "Now the Action", "Which Action now?", "You have gambled for one of these.", near="take_coins"
    ),
    "Fencing": Question(
        "Sell Components", "Which Component do you sell?", "The supply pays its normal price.", near=MARKET
    ),
    "Exchanging": Question("Buy Shards?", "Use the Power?", "Once a turn, for Coins."),
    "TakingSupply": Question("Take a Component?", "Which Component?", "One; Basic ones for nothing."),
}
