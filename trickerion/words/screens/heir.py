"""What stands on the Heir's scene: labels and short lines beside its pieces, and what its buttons say."""

from typing import Final

from trickerion.language.speech import Count, Say, _, table
from trickerion.language.wording import Words
from trickerion.rules.heir.catalog import ABILITIES, COINS_TO_FAME
from trickerion.words import names as n

# ------------------------------------------------------------------ Locations

FREE_BUY_SLOT: Final = Words(_("Buy slot"), (_("You can buy nothing here now."),), "action.buy")
NO_PROPHECY: Final = _("no prophecy in turn 1")
TO_COME, NOBODY_TO_COME = _("to come"), _("nobody to come")
SECRETS, EMPTY_ROOM = _("Secrets"), _("empty")
ROLLED: Final = {True: _("rerolled"), False: _("kept")}
"""Beside a Configuration die: whether it was rolled again this turn."""
dice: Final = Count("{number} die", "{number} dice")
of_dice: Final = Say("{usable} of {dice}")
STILL_TO_USE, CAN_BE_USED = _("still to use"), _("can be used")
HEEDS: Final = {False: _("the Heir ignores it"), True: _("for both sides")}
"""Below the active prophecy: for whom it works."""

# ------------------------------------------------------------------ the Heir's board

THE_HEIR: Final = _("The Heir")
RESOURCES: Final = (("fame", _("Fame")), ("coins", _("Coins")), ("shards", _("Shards")))
TERMS: Final = (_("Difficulty"), _("Posters, wages"), Say("{number} Coins become")(number=COINS_TO_FAME))
FREE: Final = _("free", "of charge")
WHEN: Final = table("stance", ready="with a performance card and a Trick of its top level", busy="in every other case")
NOW: Final = _("now", "stance")
AT_WORK: Final = _("it is at work here")
PLAN_WAITS: Final = _("It turns this up once you have assigned your Characters.")
PLAN_GUIDE: Final = _("There is one icon for each Character; a red icon asks for a special card.")
PLAN_HEADS: Final = table(
    "plan card", {"": "Plan", "last": "Last plan", "setup": "Set-up plan", "performance": "Show plan"}
)
"""Over the plan card, by its kind."""
ROLE: Final = {magician: Say("as {magician}")(magician=n.magician(magician)) for magician in ABILITIES} | {
    "": _("waits for its Magician")
}
"""Below its name: its Magician, or what it waits for."""
OUT: Final = table("Character of the Heir", at_work="at work", placed="placed", idle="idle")
"""Words on a Character in place of its Action Points, by its state."""
LACKS: Final = table("Character of the Heir", {"": "", "extra": "extra", "no_card": "no card", "idle": "idle"})
"""Words in place of the card of a Character, by what the Character lacks."""

# ------------------------------------------------------------------ its Tricks and lists

FREE_TRICK, NO_MARKER, NEW = _("free slot"), _("no marker"), _("new", "in short")
SHOPPING, EMPTY = _("Shopping List"), _("empty")
SPECIALS: Final = _("Special cards")
in_hand: Final = {False: Say("{hand} in hand"), True: Say("{hand} in hand, worth {worth}")}
"""The special cards in its hand, by whether there are any, with what they are worth at the end."""
under_characters: Final = Say("{under} under Characters")
banners_in_academy: Final = Count("{number} Banner in the Academy", "{number} Banners in the Academy")
of_secrets: Final = Say("{secrets} of {most} secrets")

# ------------------------------------------------------------------ the list and its buttons

NOTHING_YET: Final = _("From its first decision on, you can read here step by step what the Heir does and why.")
ENTRY_NOTE: Final = _("Click to read the rule in How to Play.")
EARLIER, LATER = _("What it did before"), _("What it did after that")
STEP, RUN, GO_ON, BACK, PACE = _("Step"), _("Run"), _("Continue"), _("Back"), _("Pace")
YOU: Final = _("You")
PACES: Final = {
    "every_step": Say("Its turn waits for you. Each Step plays one line of the list."),
    "results": Say("This plays its whole turn and then shows what it did."),
    "at_once": Say("The board shows at once what it did. Press {key} to open this list at any time."),
}
"""Explanation of each pace; ``key`` opens the Heir's scene."""

RESULTS, FROM_NOW_ON = _("Results"), _("from now on")  # offered when a turn has been told to its end

chapter_head: Final = Say("Turn {turn}: {title}")
"""The head of a chapter where several stand in one list."""
WHAT_AND_WHY: Final = _("what it does, and why")
quoted: Final = Say("“{saying}”")

placed: Final = Say("placed the {character}: {slot}")
left_to_place: Final = Say("{did}; {number} left to place")
nobody_left: Final = Say("{did}; nobody is left to place")
