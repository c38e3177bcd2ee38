"""The Heir in words: why it does what it does, and what its events mean for the log."""

from typing import Final

from trickerion.language.speech import Count, Remarks, Say, table
from trickerion.words import names as n
from trickerion.words.heir.gaps import GAPS

REASON: Final = Remarks(
    "the Heir’s reason",
    {
        "always_advertises": "The Heir always advertises and never pays for it",
        "turn_up_plan": "Once the player has assigned, the Heir turns up its next plan card",
        "icon": "Icon {number} is for the {character}",
        "no_special_card": "No special {location} card: the {character} stays Idle",
        "all_icons_served": "All icons are used",
        "icons_too_few": Count(
            "All icons are used, {number} Character without one", "All icons are used, {number} Characters without one"
        ),
        "contested": "{stance}: {location} is contested and comes before {later}",
        "by_priority": "{stance}: {location} is next on the priority list",
        "magician_waits_no_longer": "No helper can set up a Trick now, so the Magician stops waiting",
        "nothing_possible": "No placement is possible, so all remaining Characters stay Idle",
        "no_step_left": "No step is left at this Location",
        "all_used": "Everything the Action Points allow is done",
        "too_few_dice": "It has {dice} to use but only {number} without X, so it rerolls one X die",
        "trick": "{tricks} of level {level}, its top level, so it takes a new one",
        "specialist": "The Heir has no {character} yet",
        "apprentice": "It has only {characters}, so it hires one more Apprentice",
        "first_apprentice": "Last, with {apprentices}, there is room for one more",
        "last_apprentice": "Last, with {apprentices}, there is room for one more",
        "bank": "The highest Bank die left shows {face}",
        "check_list": "{number_sold} of {number_listed} types on the Shopping List are for sale",
        "order": "{types_wanted} on the Shopping List not yet ordered",
        "coin": "A coin decides whether the prophecies move",
        "fewest_cards": "Fewest special cards in hand: {location} ({number})",
        "learn_secret": "It has {secrets} and takes one from the display",
        "renovate": "It has no more Banners than you, so it renovates {space}",
        "renovate_left": "With an Action left and no lesson to give, it renovates {space}",
        "teach": "It teaches {trick}, its rightmost Trick in no room",
        "practice": "It practices {trick}, its leftmost Trick in no room",
        "teach_left": "With an Action left, it teaches {trick}",
        "practice_left": "With an Action left, it practices {trick}",
        "own_marker": "{card}: one of its Trick Markers is there, {links}",
        "players_marker": "{card}: one of the player’s Trick Markers is there, {links}",
        "leftmost": "{card}: the leftmost card, {links}",
        "doomed_card_only": "{card}: no card that stays has a place, {links}",
        "pair": "{card}: two Trick Markers together, {links}",
        "second_of_pair": "{card}: the second Trick Marker of the pair",
        "best_show": "{card} pays the most: {gains}",
    },
    GAPS,
)
"""Reasons for the steps of the Heir, without a full stop, by ``HeirStep.kind``: "Busy: Downtown is contested"."""


CLOSED: Final = Remarks(
    "blocked", {**dict.fromkeys(n.LOCATION, Say("{location} {closes}")), "theater": "{closes}"}, GAPS
)
"""Slots that a Configuration die blocks, by its Location: "Downtown +2 and +1", "Friday and Saturday"."""
SOURCES = table(
    "sources",
    heir_spare_point="for the sixth Action Point",
    heir_exchange="for Coins",
    heir_leaving_card="for Tricks on a card that was not performed",
    performer_helper="for the helpers backstage",
)
"""Sources of Fame, Coins and Shards that only the Heir has."""
