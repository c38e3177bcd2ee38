"""Why an opponent chose a move about Powers, in one line; it is shown as the hint."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from trickerion.language.speech import Count, Say, _, sayings, table
from trickerion.rules.powers.catalog import POWERS
from trickerion.words import names as n
from trickerion.words.powers.names import power

AIMS: Final = table(
    "what a kind of Power does for its owner",
    {
        "action_cost": "makes an Action that [you] take often cheaper",
        "action_gain": "pays for an Action that [you] take anyhow",
        "ap_bonus": "brings one more Action Point nearly every turn",
        "price": "makes the Components that [you] need cheaper",
        "bargain": "makes [your] first Bargain of a turn worth more",
        "missing_fame": "spares Coins where [your] Fame is short",
        "storage": "lets [your] Workshop hold more Components, or lets each count for more",
        "prepare": "brings one more Trick Marker a turn",
        "enhance": "makes a Shard worth more Action Points",
        "sell": "turns Components that [you] no longer need into Coins",
        "exchange": "brings a Shard for Coins each turn",
        "component_income": "brings a Component each turn",
        "dice": "brings [whom] the dice that [you] need",
        "gamble": "wins Coins on average",
        "redirect": "lets a Character go where they are needed",
        "card_bank": "gathers Coins while [your] opponents work",
        "opponent_gain": "brings Coins while [your] opponents work",
        "advertise": "makes every Poster cheaper or worth more",
        "wages": "saves wages every turn",
        "prophecy": "brings the prophecies that suit [whom]",
        "special_draw": "finds better special Assignment cards",
        "special_card": "gets more out of [your] special Assignment cards",
        "assignment_swap": "brings a Coin each turn, or a better Assignment",
        "yield": "makes [your] shows pay more",
        "link": "makes [your] Links pay more",
        "weekday": "takes the sting out of a weak weekday",
        "performer_bonus": "makes [your] own shows pay more",
        "second_performance": "lets Tricks of another card pay after [your] show",
        "marker_return": "saves preparing a Trick again",
        "magician_on_stage": "lets [your] Magician work before the show",
        "discarded_card": "pays for Tricks that nobody performed",
        "shard_gain": "brings Fame with [your] Shards",
        "income": "brings Fame at the end of each turn",
        "end_of_game": "scores at the end of the game",
    },
)
"""The end of a sentence that begins with the name of the Power."""

_USES: Final = table(
    "why a kind of Power is used now",
    exchange="a Shard more is worth the Coins",
    gamble="a Bank die pays more than the stake on average",
    dice="a better die costs nothing",
    sell="what [you] no longer need brings Coins",
    prophecy="other prophecies suit [whom] better",
)
_HELPS: Final = _("it costs nothing and helps")


SAID: Final[Mapping[str, Callable[[Any], str]]] = {
    "power": power,
    "replaced": power,
    "does": lambda card: AIMS[POWERS[card].kind],
    "use": lambda card: _USES.get(POWERS[card].kind, _HELPS),
    "partner": n.character,
}
"""Speakers for the subjects of a reason, by the gaps of the sentences."""

WHY: Final[Mapping[str, Say | Count]] = {
    "learn_power_for": Count(
        "{power} {does}, which is worth {number} Coin.", "{power} {does}, which is worth {number} Coins."
    ),
    **sayings(
        "reason of a move about Powers",
        learn_power="{power} {does}.",
        learn_power_instead="{told} It does more than {replaced} from now on.",
        powers_too_dear="The Powers in [your] hand are still too expensive for [your] Fame.",
        no_power_better="No other Power beside [your] open slots would bring more from now on.",
        power_needs_shards="{power} needs {number} Shards, and other Powers help sooner.",
        GivePowerBack="{power} {does}, but the other Powers help [whom] sooner.",
        UsePower="{power}: {use}.",
        ExchangeCards="{character} and {partner} do more with each other’s cards.",
        ChooseHelper="The bonus of {character} is worth the most.",
        comes_back="{trick} need not be prepared again so soon.",
        plays_on="{trick} pays the most now.",
        plays_on_no_more="[Your] other Trick Markers are worth more where they are.",
        cards_lie_well="[Your] cards are good as they are, and a Coin is welcome.",
        sold="[Your] Tricks no longer need {component}.",
        card_for_coins="Taking {card} back is worth the Coins.",
        coins_for_card="The Coins are worth more than a card.",
        coins_for_shard="The Coins are worth more than a Shard now.",
        free_throw="Another roll costs nothing, and may bring something better.",
        no_supply="[You] have no use for more Components.",
    ),
}
"""The reason of each kind; of moves that speak for themselves, by the name of the move."""
