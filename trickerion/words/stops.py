"""Stops of somebody who hears the table: what a glance tells others, in whole sentences."""

from typing import Final

from trickerion.language.speech import Count, Say, Tell, _

RANK: Final = {1: _("first"), 2: _("second"), 3: _("third"), 4: _("fourth")}
RANK_FIRST: Final = {1: _("First"), 2: _("Second"), 3: _("Third"), 4: _("Fourth")}
"""Places among the players; the second to begin a sentence."""
rank_of: Final = Say("{rank} of {number}")
"""A place among the players: "second of three"."""
turn: Final = Say("Turn {turn}, {phase}")
asked: Final = Say("Asked: {question}.")
"""The open question."""
own_numbers: Final = Say("You: {goods}; {rank}.")
whose_numbers: Final = Say("{who}: {goods}; {rank}.")
numbers: Final = Say("{rank}, {goods}")
"""Fame, Coins and Shards of a player, and the place among all."""
at_work: Final = Count(
    "{character} at work ({place}), {number} Action Point left.",
    "{character} at work ({place}), {number} Action Points left.",
)
WAITS_FOR: Final = Say("waits for {location}, free there: {free}")
WAITS_IN_VAIN: Final = Say("waits for {location}, where no slot is free")
STANDS_ON: Final = Say("is on {place}")
IS_IDLE: Final = _("Idle")
"""State of a Character of one's own."""
free_slots: Final = Count("{number} of {all} slots free", "{number} of {all} slots free")
FREE: Final = _("free")
stands_there: Final = Tell("Your {character} is on {place}.", "{who:Name’s} {character} is on {place}.")
slot_free: Final = Say("Slot {place}: free.")
slot_taken: Final = Tell("Slot {place}: your {trick} of {suit}.", "Slot {place}: {who:name’s} {trick} of {suit}.")
SLOT_PRINTED: Final = Say("Slot {place}: a printed marker.")
links_on: Final = Count("{number} Link on it: {between}.", "{number} Links on it: {between}.")
between: Final = Say("{slot} with {other}", "slots of a Link")
no_link_there: Final = Say("{turned}: no Link.")
link_there: Final = Count("{turned}: {number} Link, {with_whom}.", "{turned}: {number} Links, {with_whom}.")
link_with: Final = Tell("with your {trick}", "with {who:name’s} {trick}")
LINK_WITH_PRINTED: Final = _("with a printed marker")
pays_either: Final = Say("It pays {pays} {fame} or {pays} {coin}.")
pays_each: Final = Say("They pay {pays} {fame} or {pays} {coin}.")
shards_for_all: Final = Count("{number} Shard comes with it.", "{number} Shards come with it.")
best_of: Final = Count("Best of {number}.", "Best of {number}.")
since: Final = Count("Since your last move: one thing.", "Since your last move: {number} things.")
show_over: Final = Say("The show is over. {told}")
got: Final = Tell("You: {gains}.", "{who:Name}: {gains}.")
NOTHING: Final = _("nothing")
final: Final = Say("{rank}: {who}, {points} Fame: {parts}.")
from_category: Final = Say("{number} for {category}")
from_track: Final = Say("{number} on the Fame track")
