"""The Heir in words: why it does what it does, and what its events mean for the log."""

from typing import Final

from trickerion.language.speech import Count, Remarks, Say, table
from trickerion.words import names as n
from trickerion.words.heir.gaps import GAPS

REASON: Final = Remarks(
    "the Heir’s reason",
    {
        "always_advertises": "The Heir always advertises, without paying",
        "turn_up_plan": "After the player has assigned, the next plan card is turned up",
        "icon": "Icon {number} belongs to the {character}",
        "no_special_card": "No special {location} card: the {character} stays Idle",
        "all_icons_served": "All icons have been used",
        "icons_too_few": Count(
            "All icons have been used, {number} Character without icon",
            "All icons have been used, {number} Characters without icon",
        ),
        "contested": "{stance}: {location} is contested and comes before {later}",
        "by_priority": "{stance}: {location} is next on the priority list",
        "magician_waits_no_longer": "No helper can set up a Trick now: the Magician waits no longer",
        "nothing_possible": "No placement is possible: all Characters left stay Idle",
        "no_step_left": "No step is left at this Location",
        "all_used": "Everything that the Action Points allow is done",
        "too_few_dice": "{dice} to use, {number} without X: one X die is rerolled",
        "trick": "{tricks} of level {level}, the highest: a new one",
        "specialist": "The Heir has no {character} yet",
        "apprentice": "Only {characters}: one more Apprentice",
        "first_apprentice": "Last step: {apprentices}, room for one more",
        "last_apprentice": "Last step: {apprentices}, room for one more",
        "bank": "The highest Bank die left shows {face}",
        "check_list": "{number_sold} of {number_listed} types on the Shopping List are for sale",
        "order": "{types_wanted} of the Shopping List on no Order slot yet",
        "coin": "A coin decides whether the prophecies move",
        "fewest_cards": "Fewest special cards in the hand: {location} ({number})",
        "learn_secret": "It has {secrets}, and takes one from the display",
        "renovate": "No more Banners than the player: {space} is renovated",
        "renovate_left": "An Action left and no lesson to give: {space} is renovated",
        "teach": "The rightmost Trick in no room: {trick} is taught",
        "practice": "The leftmost Trick in no room: {trick} is practised",
        "teach_left": "An Action left: {trick} is taught",
        "practice_left": "An Action left: {trick} is practised",
        "own_marker": "{card}: a Trick Marker of its own lies there, {links}",
        "players_marker": "{card}: the player’s Trick Marker lies there, {links}",
        "leftmost": "{card}: the leftmost card, {links}",
        "doomed_card_only": "{card}: no place on a card that stays, {links}",
        "pair": "{card}: two Trick Markers laid together, {links}",
        "second_of_pair": "{card}: the second Trick Marker of the pair",
        "best_show": "{card} brings the most: {gains}",
    },
    GAPS,
)
"""Why the Heir takes a step, without a full stop, by ``HeirStep.kind``: "Busy: Downtown is contested"."""


CLOSED: Final = Remarks(
    "blocked", {**dict.fromkeys(n.LOCATION, Say("{location} {closes}")), "theater": "{closes}"}, GAPS
)
"""What a Configuration die blocks, by its Location: "Downtown +2 and +1", "Friday and Saturday"."""
SOURCES = table(
    "sources",
    heir_spare_point="for the sixth Action Point",
    heir_exchange="for Coins",
    heir_leaving_card="for Tricks on a card that was not performed",
    performer_helper="for the helpers backstage",
)
"""Sources of Fame, Coins and Shards that only the Heir has."""
