"""The handicap of a seat, a house rule: its sheet over the Set-up, and how games with one are told."""

from typing import Final

from trickerion.language.speech import Say, _, sayings, table
from trickerion.rules.options import HANDICAP_COINS

HANDICAP: Final = _("Handicap")
title: Final = Say("Handicap of {name}")
INTRO: Final = _("This suits a strong player among others. It is our own house rule and is in no rulebook.")
KEPT: Final = _("The game keeps it: saved games, replays and Records name it, and your rating leaves such games out.")
TIP: Final = _(
    "This seat has a harder start: fewer Coins, no Shard, last in the Initiative order. That is a house rule."
)
has: Final = Say("This seat begins with {handicaps}.")
NAMES: Final = table("handicaps", coins="Fewer Coins", shard="No Shard", initiative="Last in the Initiative order")
_TEXTS: Final = sayings(
    "handicaps",
    coins="You begin with {coins} {coin} fewer.",
    shard="You begin without the {shard} that everybody else has.",
    initiative="You are last in the Initiative order of turn 1, and get no {coin} for that.",
)
TEXTS: Final = {one: text(coins=HANDICAP_COINS) for one, text in _TEXTS.items()}
_IN_SHORT: Final = sayings(
    "handicaps in short", coins="{coins} {coin} fewer", shard="no {shard}", initiative="last in Initiative"
)
WITH: Final = _("with a handicap (house rule)")
DONE: Final = _("Done")
IN_SHORT: Final = {one: text(coins=HANDICAP_COINS) for one, text in _IN_SHORT.items()}
