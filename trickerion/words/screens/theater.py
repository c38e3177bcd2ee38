"""What the Theater says: of its Performance cards, of the Trick Marker in the hand, of weekdays, wings and dock."""

from typing import Final

from trickerion.language.speech import Count, Say, Tell, _, sayings, table
from trickerion.words import names as n

THEATER = n.LOCATION["theater"]
BACK, BACK_TO_BOARD = _("Back"), _("Back to the board (Esc)")
SETTING_UP = _("Setting up a Trick")
"""The heading in the Workbook."""

# ------------------------------------------------------------------ Performance cards

NEW, LEAVES, LEAVES_SHORT = _("new this turn"), _("leaves this turn"), _("leaves")
"""The notes below a card of the row."""
LEAVES_SENTENCE = _("It leaves at the end of this turn.")
"""The same in the tooltip of a card."""
PERFORMER_GETS = _("The performer gets")
TRICKS_HERE, AS_PRINTED, NO_TRICKS = (
    _("Tricks on this card"),
    _("Yields as printed"),
    _("There is none yet: it can start with any Trick."),
)
MAY_PERFORM, NOBODY_YET = _("Who may perform it"), _("nobody yet")
FIXED: Final = table(
    "why a marker cannot be rescheduled",
    {
        "": "",
        "printed": "A printed marker never moves.",
        "nobody": "None of your Characters acts in the Theater now.",
        "nowhere": "It has nowhere else to go.",
    },
)
PRINTED_STAYS = _("The marker printed here stays, and you cannot cover it.")
ONE_OF_A_SUIT = _("Each player can have only one marker of each suit on a card.")
lies_here: Final = Tell("Your {trick} is here.", "{who:Name’s} {trick} is here.")
"""Reason why a slot does not take the held marker."""
belongs_to: Final = Say("This marker belongs to {name}.")  # why a marker cannot be rescheduled
REFUSES: Final = table("why a card does not take a marker", full="All slots are taken.", cannot="It cannot go here.")

card_pays: Final = Say("The performer gets {yields}, and 1 {fame} for each Link on the card.")
LINKS_NOW: Final = Count("There is {number} Link now.", "There are {number} Links now.")
NO_LINKS_NOW: Final = _("There are no Links now.")
LINKS_PAY: Final = Count(
    "and 1 {fame} for each Link; there is {number} Link now.",
    "and 1 {fame} for each Link; there are {number} Links now.",
)
NO_LINKS_YET: Final = _("It has no Links yet.")
FREE_SLOTS: Final = Count("There is {number} free slot.", "There are {number} free slots.")
NO_FREE_SLOT, IT_LEAVES = _("There is no free slot."), _("It leaves this turn.")
marker_pays: Final = Tell(
    "Your marker pays {yields} when it is performed.", "{who:Name’s} marker pays {yields} when it is performed."
)
suit_is_here: Final = Tell(
    "One of your {suit} markers is already on this card.", "One of {who:name’s} {suit} markers is already on this card."
)
"""Reason why a card does not take the held marker; ``ONE_OF_A_SUIT`` is the rule behind it."""
MAY_MOVE: Final = _("Click or drag it to reschedule it. You are not paid for its new Links.")
MAY_MOVE_PAID: Final = _("Click or drag it to reschedule it. You are paid for its new Links.")
no_point_to_reschedule: Final = Count(
    "Rescheduling costs {number} Action Point, and you have none left.",
    "Rescheduling costs {number} Action Points, and you have none left.",
)
"""Reason why no marker can be rescheduled."""


# ------------------------------------------------------------------ the marker in the hand

NO_LINKS = _("No corner meets a matching one here, however you turn the marker.")
LINKS_ELSEWHERE = _(
    "No corner meets a matching one here, however you turn the marker. Look at the slots beside other markers."
)
"""Sentences on a slot without Links: no slot makes any, or another one does."""

PASSED_UP = _("You pass up a Link")
TURNED_FURTHER = _("Turn it further to make more Links.")
"""Over a slot on which the marker in the hand would make more Links in another orientation."""

LAY_FIRST = _("Place the marker first, or put it back.")
LAY_OR_NOT = _("Place the marker on a slot, or do without.")
STUCK = _("The marker cannot go back, because something was revealed. Place it on a slot.")
PILE, PILE_TITLE = _("pile of two"), _("A pile of two markers")
PILE_BODY = _("They pay more when you perform them. A pile counts as one marker.")
TURN_MARKER, LINKS_MADE, RECEIVE = _("Turn the marker"), _("Links this makes"), _("You receive")
NO_CIRCLE, NO_LINK, OR, NOTHING_NOW = _("no circle"), _("no Link"), _("or"), _("nothing now")
PRINTED_MARKER, ON_THE_CARD = _("Printed marker"), _("on the card")
ONCE_MORE, SHARES_CIRCLE = _("the Link once more"), _("shares a circle")
YOU, EACH = _("you"), _("each")
IN_HAND, CAN_LINK, EACH_LINK_PAYS = _("In your hand"), _("Slots where it can link"), _("Each Link pays")
NOWHERE = _(
    "It cannot link anywhere now: no neighbour has a matching corner. It still pays its Yields when it is performed."
)
PRINTED_LEVEL = _("a printed marker has no level")
TIMES: Final = {1: _("once"), 2: _("twice"), 3: _("three times")}
turn_by: Final = Say("wheel or {key}")  # how the marker is turned
shards_for: Final = Say("{name} +{shards} {shard}")  # what another player receives
points_left: Final = Say("Action Points left: {points}")  # what the Character has after this
LINK_PAYS = _("A Link pays")  # the heading over that question
a_link_pays: Final = Say("A Link pays {pays}: Fame or Coins?")  # A Link that was made waits to be paid
level_pays: Final = Say("level {level} Trick: {pays} {fame} or {pays} {coin}")
"""Payment of a Link with a Trick of that level."""
passes_up: Final = Count(
    "Turn this marker {times} more to make a Link ({key}).",
    "Turn this marker {times} more to make {number} Links ({key}).",
)
"""That the marker would link when it is turned that often with that key; it does not link now."""
passes_up_more: Final = Count(
    "Turn this marker {times} more to make {number} Link instead of {now} ({key}).",
    "Turn this marker {times} more to make {number} Links instead of {now} ({key}).",
)
LINKS: Final = Count("{number} Link", "{number} Links", "below a marker")
HOW_PAID: Final = sayings(
    "how Links are paid",
    new="not paid this time",
    moved="a rescheduled marker pays nothing",
    highest="paid now, by the higher Trick level",
    own="paid now, level {level} Trick",
)
"""By which level the Links are paid now, if they are."""
extra_by: Final = sayings("extra", fame="{amount} {fame}: {source}", coins="{amount} {coin}: {source}")
"""Fame or Coins that come on top, and what brings them."""
CLICK_SETS_UP, CLICK_LAYS = _("Click or Enter sets it up"), _("Click or Enter places it here")
HELD: Final = table(
    "a marker in the hand",
    paid="Place it on a lit slot.",
    new="Place it on a lit slot. You are not paid for its Links.",
    moved="Place it on a lit slot. You are not paid for rescheduling.",
)
held: Final = Say("*{trick}*\n{lay}\nTurn it with the wheel or {key}; Esc puts it back.")
held_by_card: Final = Say("*{trick}*\n{lay}\nTurn it with the wheel or {key}; Esc leaves it on its Trick.")
SLOT: Final = Say("{card}, {spot}")
"""A slot of a Performance card of the row: "Riverside 2, slot 3"."""
PAYS, SHARDS = Say("{number} {fame}/{coin}"), Say("{number} {shard}")
"""Payment of a slot beside its Links."""
HIGHER_LEVEL, OWN_LEVEL = _("the higher of the two levels counts"), _("to the player who makes it")


# ------------------------------------------------------------------ nothing in the hand

LOOKING_AROUND = _("Looking around")
LOOK = _("Point at a card to read it. You set up Tricks here when one of your Characters is backstage.")
CAN_DO = _("What you can do")
NOTHING_MORE = _("You can do nothing here. Press Done to end this Character’s turn.")
NO_ACTION_MORE = _("You can take no Action here. On the right, you see what a card or an ability offers.")
OWN_MARKERS = _("Your markers on stage")
NO_OWN_MARKER = _("You have none. Your Magician can only perform a card with a marker of yours.")
TAKE_NEW: Final = _("Choose a Trick in the wings: click it, drag it, or press its number.")
TAKE_EITHER: Final = _(
    "Choose a Trick in the wings: click it, drag it, or press its number. To reschedule, take one of your own markers "
    "from a card."
)
TAKE_OWN: Final = _("Take one of your own markers from a card to reschedule it.")


# ------------------------------------------------------------------ the wings

WINGS, WINGS_NOTE = _("In the wings"), _("your Tricks and their markers")
NO_TRICK, NO_ENGINEERS_TRICK = _("no Trick here"), _("no Trick on the Engineer’s board")
WHY_NOT: Final = sayings(
    "why an Action of the Theater is not possible",
    idle="not acting",
    answer="answer first",
    short="{points} short",
    no_marker="none of yours",
    no_card="no free card",
    not_prepared="none prepared",
)
STANDS: Final = sayings(
    "how a Trick stands in the wings",
    chosen="in hand",
    on_stage="on stage",
    lacks="not prepared",
    not_prepared="not prepared",
    ready="{markers} ready",
    idle="{markers} ready",
    no_point="{markers} ready",
    no_card="{markers} ready",
)
WHY_CLOSED: Final = sayings(
    "why a Trick in the wings is closed",
    lacks="lacks {what}",
    not_prepared="Prepare it first",
    on_stage="{on_stage} on stage, none left",
    no_point="no point left",
    no_card="no free card",
)
pieces: Final = Say("{number} pieces")  # what a Trick lacks, when it is too much to name
OF_TRICK: Final = sayings(
    "a Trick in the wings",
    chosen="Its marker is in your hand: place it on a lit slot, or click here to put it back.",
    ready="Click or drag to take a marker into your hand.",
    lacks="It is not prepared: your Workshop still needs {what}.",
    on_stage="It has no markers on its card: prepare the Trick in the Workshop.",
    not_prepared="It has no markers on its card: prepare the Trick in the Workshop.",
    idle="None of your Characters acts in the Theater now.",
    no_point="You have no point left.",
    no_card="There is no free card.",
)
on_engineers_board: Final = Say("{told} It is on the Engineer’s board.")
pays_when_performed: Final = Say("It pays {yields} when it is performed.")
practised_of_that: Final = Say("{yields} of that comes from its Practice Room.")
link_of_level: Final = Say("Level {level}: each Link it makes pays {pays} {fame} or {coin}.")
link_of_low_level: Final = Say(
    "Level {level}: each Link it makes pays {pays} {fame} or {coin}, more with a Trick of a higher level."
)


# ------------------------------------------------------------------ the weekdays

BACKSTAGE, PERFORM, NOBODY = _("Backstage"), _("Perform"), _("nobody")
CLOSED_DAY: Final = table("closed day", blocked="blocked this turn", covered_this_turn="covered this turn")
CLOSED_DAY_ALONE: Final = table("closed day, alone", blocked="Blocked this turn", covered_this_turn="Covered this turn")
CLOSED_BY: Final = table("closed by", blocked="by the Configuration die", covered_this_turn="by the Turn Setup card")
"""Below the head of a weekday that says that it is closed."""
DAY_NOW: Final = {"": _("free"), "blocked": _("blocked"), "covered_this_turn": _("covered")}
"""Of weekdays, by the reason why one is closed."""
ONLY_OWNER, YOUR_MAGICIAN, NO_SHOW = _("only its owner may"), _("your Magician may"), _("no show")
NOBODY_CLAIMED = _("Nobody has claimed the day: the first player to place a Character here gets it for the turn.")
MAGICIANS_ONLY = _(
    "Only Magicians go here. Once all Characters are placed, each performs one Performance card with a "
    "Trick Marker of their own."
)
prophecy_asks: Final = Say("The prophecy makes this cost {price} {coin}.")  # what a slot costs by a prophecy
only_may: Final = Say("only {who} may")
"""Only person who may perform on a day."""
PERFORMS: Final = {
    "alone": Tell("you perform here", "performs here"),
    "0": Tell("you perform first", "performs first"),
    "1": Tell("you perform second", "performs second"),
    "2": Tell("you perform third", "performs third"),
    "last": Tell("you perform last", "performs last"),
}
DAY_PAYS: Final = sayings(
    "what a weekday does",
    as_printed="Each Trick of the day’s owner pays as printed.",
    more="Each Trick of the day’s owner pays {change} {fame} and {change} {coin}.",
    less="Each Trick of the day’s owner pays {change} {fame} and {change} {coin} (never below 0).",
)
"""Effects of a weekday on the Yields."""
day_claimed: Final = Tell(
    "You have claimed the day: nobody else may place a Character here this turn.",
    "{who:Name} has claimed the day: nobody else may place a Character here this turn.",
)
DAY_HEAD = _("Yields of each Trick"), _("each Trick")
DAY_HEAD_AS_PRINTED = _("Yields of each Trick as printed"), _("as printed")
"""The line of the Yields, before their change."""
BACKSTAGE_USE: Final = _("A Specialist behind the performing Magician adds a bonus.")
stands_here: Final = Say("{name}: {character}.")


# ------------------------------------------------------------------ corners, cards and abilities

CORNERS, SHOW_CORNERS, FOLD_CORNERS = _("Corners and Links"), _("Show the corners"), _("Fold the corners away")
CORNER_FACTS = (
    _("The corner with its own category must be in a circle."),
    _("Equal symbols in one circle make a Link."),
    _("A Link in a blue circle also gives both owners a Shard."),
)
CLOCKWISE = _("always in this order, clockwise")
EXTRAS = _("Cards and abilities")
own_corner: Final = Say("{category} (its own)")


# ------------------------------------------------------------------ the dock

SET_UP_TRICK = (
    _("Place a marker of a prepared Trick on a free slot. The corner with its own category must be in a Link circle."),
    _("Each Link it makes pays its level in {fame} or {coin}; a blue circle gives both owners 1 {shard}."),
    _("You can never have two markers of one suit on a card."),
)
RESCHEDULE = (
    _("Move one of your markers to another free slot, or turn it where it is."),
    _("You are not paid for its new Links now, but they count when the card is performed."),
)
IS_OVER, LOOKING_ON = _("The game is over"), _("You are looking at the Theater.")
YOUR_DECISION, ON_THE_BOARD = _("It is your decision"), _("Your decision waits on the board. Press Back to get there.")
decides: Final = Tell("You decide", "{who:Name} decides")  # whose decision it is
POINTS_LEFT: Final = Count("Action Point left", "Action Points left")  # beside their number
stands_on: Final = Say("{character}, {slot}: slot {modifier}")  # where the Action Points come from
LAY_PAID, LAY_UNPAID = (
    _("Place the marker on a lit slot. You are paid for its new Links."),
    _("Place the marker on a lit slot. You are not paid for its Links."),
)
TAKE_PAID: Final = _("Take one of your markers. You are paid for its new Links.")
"""Instructions for a card or an ability that lets the viewer move a marker."""
