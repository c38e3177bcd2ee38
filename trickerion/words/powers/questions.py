"""The decisions of the Powers: how they are asked."""

from typing import Final

from trickerion.language.speech import _
from trickerion.rules.catalog import filled
from trickerion.rules.powers.catalog import POWERS as CARDS
from trickerion.words.question import MARKET, POWERS, STAGE, TEAM, Question

_SWAP, _FAVOUR = (
    next(card.data for card in CARDS.values() if card.kind == kind and number in card.data)
    for kind, number in (("assignment_swap", "otherwise"), ("special_card", "pay"))
)
QUESTIONS: Final[dict[str, Question]] = {
    "KeepingPowers": Question(
        _("Keep eight Powers"),
        _("Which Powers do you give back?"),
        _("You keep eight of the twelve, in secret."),
        scene=POWERS,
        is_secret=True,
    ),
    "LearningPower": Question(
        _("Learn a Power?"),
        _("Learn a Power"),
        _("Choose a card and a glowing slot, then Learn."),
        line=_("The question waits while you look around."),
        scene=POWERS,
        is_secret=True,
    ),
    "ChoosingHelper": Question(
        _("Who helps from afar?"),
        _("Who helps from afar?"),
        _("One Specialist who is not backstage brings the bonus."),
        near=STAGE,
    ),
    "Foreseeing": Question(_("Change the prophecies?"), _("Change the pending prophecies?")),
    "KeepingOfMore": Question(
        _("Keep one card"),
        _("Keep which card?"),
        line=_("You take one card into your hand."),
        note=_("The others go under their deck."),
        near="draw_card",
        is_secret=True,
        is_covered=True,
    ),
    "SavingFavour": Question(
        _("Keep a favour?"), _("Take a used card back?"), filled(_("It costs $pay_coins {coin}."), _FAVOUR)
    ),
    "ChangingAssignment": Question(
        _("Second thoughts?"),
        _("Change your Assignment cards?"),
        filled(_("Otherwise you gain $otherwise_coins {coin}."), _SWAP),
        near=TEAM,
        is_secret=True,
    ),
    "PlayingOn": Question(
        _("Play on?"),
        _("Which Trick plays on?"),
        _("Choose one of yours; it pays 1 {fame} and 1 {coin} less."),
        near=STAGE,
    ),
    "ChoosingReturn": Question(
        _("Which marker returns?"),
        _("Which marker returns?"),
        _("It goes back onto its Trick card. You may do this once a turn."),
        near=STAGE,
    ),
    "TurningFreeDie": Question(_("Choose a die"), _("Which die, for free?"), near="set_die"),
    "AfterGamble": Question(
        _("Now the Action"), _("Which Action now?"), _("You have gambled for one of these."), near="take_coins"
    ),
    "Fencing": Question(
        _("Sell Components"), _("Which Component do you sell?"), _("The supply pays its normal price."), near=MARKET
    ),
    "Exchanging": Question(_("Buy Shards?"), _("Use the Power?"), _("You may do this once a turn, for Coins.")),
    "TakingSupply": Question(
        _("Take a Component?"), _("Which Component?"), _("You may take one; Basic ones are free.")
    ),
}
