"""The secrets in a few words, as they stand on their tiles; the whole sentence is a tip's."""

from typing import Final

from trickerion.language.speech import table
from trickerion.rules.academy.catalog import SECRETS
from trickerion.rules.catalog import RECUTS, filled

_SAID: Final[dict[str, str]] = table(
    "said",
    market_whispers="The first Buy costs $ap {ap}.",
    hagglers_tongue="One Buy costs $coins_off {coin} less.",
    steady_hands="One Prepare costs $ap_change {ap} less.",
    spare_parts="The first Prepare gives $extra_markers {ui.trick_marker} more.",
    quick_study="One Learn Trick costs $ap {ap}.",
    friendly_teller="One Take Coins: +$gain_coins {coin}.",
    familiar_face="One Hire costs $ap {ap}.",
    loaded_dice="One free reroll; Set Die costs $ap {ap}.",
    alley_cat="Further Cards cost $ap {ap}.",
    crystal_gazer="Fortune Telling: $ap {ap}, +$gain_coins {coin}.",
    understudy="Backstage: +$performer_bonus_fame {fame} +$performer_bonus_coins {coin} in the show.",
    chain_of_hands="Each Link it makes: +$link_pays_coins {coin}.",
    sunday_best="Sunday: no −1; else a free Reschedule.",
    night_school="Practice, Teach: $ap_change {ap} less, $ap_minimum at least.",
    masons_eye="One Renovate costs $coins_off {coin} less.",
    frugal_life="This Character takes no wage.",
    second_wind="Enhanced with a {shard}: $enhance_ap {ap}, not 1.",
    last_in_line="No Workshop, slot $slot_modifier_at_most or less: +$gain_shards {shard}.",
    # cut anew, where the sentence is another one
    market_whispers_2="The first Buy: $ap {ap}, +$gain_coins {coin}.",
    steady_hands_2="One Prepare: −$ap_change {ap}, +$gain_coins {coin}.",
    familiar_face_2="One Hire: $ap {ap}, +$gain_coins {coin}.",
    alley_cat_2="The first further Card: $ap {ap}.",
    chain_of_hands_2="Each Link it makes: +$link_pays_fame {fame} +$link_pays_coins {coin}.",
    sunday_best_2="Theater: +$gain_coins {coin}; on Sunday +$slot_modifier_minimum {ap}, no −1.",
    frugal_life_2="Its wage is $wage {coin} at most.",
    loaded_dice_3="+$gain_coins {coin}, one free reroll; Set Die: $ap {ap}.",
    night_school_3="Practice, Teach: −$ap_change {ap}, once +$gain_fame {fame}.",
)
for _new, _old in RECUTS.items():
    if _old in _SAID:
        _SAID.setdefault(_new, _SAID[_old])
SHORT: Final = {secret: filled(text, SECRETS[secret].data) for secret, text in _SAID.items()}
"""Effect of a secret, on its tile; a number stays with its sign."""
