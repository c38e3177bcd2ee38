"""The decisions of the Powers: how they are asked."""

from typing import Final

from trickerion.words.question import MARKET, Question

QUESTIONS: Final[dict[str, Question]] = {
    "KeepingPowers": Question(
        "Keep eight Powers",
        "Which Power do you give back?",
        "Eight of the twelve are kept, in secret.",
        is_secret=True,
        is_covered=True,
    ),
    "LearningPower": Question(
        "Learn a Power?",
        "Which Power, beside which slot?",
        "One a turn; missing Fame costs {coin}. One that lies there goes back to the hand.",
        is_secret=True,
        is_covered=True,
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
