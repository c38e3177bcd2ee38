"""The secrets in a few words, as they stand on their tiles; the whole sentence is a tip's."""

from typing import Final

from trickerion.rules.catalog import RECUTS

SHORT: Final[dict[str, str]] = {
    "market_whispers": "The first Buy costs 0 {ap}.",
    "hagglers_tongue": "One Buy costs 2 {coin} less.",
    "steady_hands": "One Prepare costs 1 {ap} less.",
    "spare_parts": "The first Prepare gives 1 {ui.trick_marker} more.",
    "quick_study": "One Learn Trick costs 2 {ap}.",
    "friendly_teller": "Take Coins pays 2 {coin} more.",
    "familiar_face": "One Hire costs 2 {ap}.",
    "loaded_dice": "One free reroll; Set Die costs 1 {ap}.",
    "alley_cat": "Further Cards cost 1 {ap}.",
    "crystal_gazer": "Fortune Telling: 0 {ap}, +2 {coin}.",
    "understudy": "Backstage: +1 {fame} +2 {coin} in the show.",
    "chain_of_hands": "Each Link it makes: +1 {coin}.",
    "sunday_best": "Sunday: 0 {ap}; else a free Reschedule.",
    "night_school": "Practice, Teach cost 1 {ap} less.",
    "masons_eye": "A Renovate costs 2 {coin} less.",
    "frugal_life": "No wage for this Character.",
    "second_wind": "Enhanced with a {shard}: +2 {ap}.",
    "last_in_line": "On a slot of 0 or less: +1 {shard}.",
    "market_whispers_2": "The first Buy: 0 {ap}, +2 {coin}.",
    "steady_hands_2": "One Prepare: −1 {ap}, +2 {coin}.",
    "familiar_face_2": "One Hire: 2 {ap}, +3 {coin}.",
    "alley_cat_2": "The first further Card costs 1 {ap}.",
    "understudy_2": "Backstage: +2 {fame} +3 {coin} in the show.",
    "chain_of_hands_2": "Each Link it makes: +2 {fame} +1 {coin}.",
    "sunday_best_2": "Sunday: +1 {ap}; else a free Reschedule.",
    "frugal_life_2": "Its wage is 1 {coin} at most.",
}
"""What a secret does, on its tile; a number stays with its sign."""
SHORT.update({new: SHORT[first] for first, new in RECUTS.items() if first in SHORT and new not in SHORT})
