"""The wish list: Tricks that a player has marked, what they still need, and where that is to be had."""

from typing import Final

from trickerion.language.speech import Count, Say, _, sayings

HEAD: Final = _("Your Wish List")
ASIDE: Final = _("you can have two; only you see them")
empty: Final = Say(
    "Point at a Trick and press {key}. The Market Row then marks what it needs and counts that with your own Tricks."
)
press: Final = Say("{key} puts it on your wish list or takes it off")
COVERED: Final = _("Others can see this screen, and a wish is for your eyes only.")
FEE: Final = Count("and {number} Coin for the Fame", "and {number} Coins for the Fame")
HAS_FAME: Final = _("you have the Fame for it")
HAS_ALL: Final = _("All its Components are here.")
piece: Final = Say("{component} {price} {coin}")
"""A Component and the price of one piece, in the list of those on sale."""
WHERE: Final = sayings(
    "where lacking Components of a wish are to be had",
    sale="You can buy now: {pieces}.",
    arriving="You can buy next turn: {pieces}.",
    order="You have to order: {pieces}.",
    quick="You can get by Quick Order: {pieces}.",
    too_late="You can no longer get: {pieces}.",
)
IN_ALL: Final = Count("About *{number}* {coin} together", "About *{number}* {coin} together")
earliest: Final = Say("ready in turn {turn} at the earliest")
NEVER: Final = _("the game ends before it can be ready")
MARK, MARKED = _("Put on Your Wish List"), _("On Your Wish List")
TAKES_OFF: Final = _("click takes it off")
FULL: Final = _("Two Tricks are on your wish list. Take one off first.")
WISH: Final = _("wish")
"""The foot of the card of a wish in a free slot."""
you_could: Final = Say("You could learn {trick} now.")
"""A wish that the Character at work can have, Fame, Coins and die at hand."""
gone: Final = Say("Somebody else has learned {trick}, your wish.")
still: Final = Say("still {rest}")
with_these: Final = Say("with {bought}: still {rest}")
with_these_all: Final = Say("with {bought}: nothing more")
for_wish: Final = Say("You need it for {trick}, on your wish list.")
LATE: Final = Count(
    "{trick}, your wish, can no longer pay off: {number} turn is left.",
    "{trick}, your wish, can no longer pay off: {number} turns are left.",
)
dear: Final = Say("{trick}, your wish, would cost more than it earns by the end.")
