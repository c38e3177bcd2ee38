"""What the Academy says: of its house, rooms and prices, of the marker in the hand, of secrets, wings and dock."""

from collections.abc import Mapping, Sequence
from typing import Final

from trickerion.language.speech import Count, Say, _, either, sayings, table
from trickerion.rules.academy.catalog import CLASSROOM, PRACTICE
from trickerion.rules.catalog import Yields
from trickerion.words import names as n

ACADEMY = _("Dahlgaard’s Academy")

# ------------------------------------------------------------------ the house

CLASSROOMS_PAY, PRACTICE_HELPS = _("Classrooms pay after the shows"), _("Practice Rooms help on the stage")
NOBODY_ACTS = _("None of your Characters acts in the Academy now.")
NOT_HERE, NOT_NOW, NOTHING = _("This cannot be done here now."), _("Not now."), _("nothing")
NEXT_SLOT_FIRST = _("Fill the slots before this one first.")
MAY_MOVE, RIGHT_CLICK = _("Drag it to another slot to move it."), _("Right-click to take it back for free.")
SET_ASIDE = _("Set aside: the Trick has left the Workshop, but its lesson still pays.")
FREE_SLOT, GOES_HERE = _("free"), _("free: your marker goes here")
taken: Final = Say("{who}: {trick}")  # whose marker lies on a slot

lies_in: Final = Say("{who}: {action}, {room}.")  # where an Academy marker lies


NO_ROOM_YET = _("There is no room here yet.")


CLOSED: Final = _("Closed.")
closed_until: Final = Say("It is closed until turn {turn}.")  # why a marker cannot be laid on a closed space
PRICE_NOTES: Final[Mapping[str, Say | Count]] = {
    "gone": Say("no room left"),
    "missing": Say("and {number} for Fame"),
    "short": Count("{number} Coin short", "{number} Coins short"),
}
"""Below a price: why it cannot be paid, or what is paid for missing Fame."""
price: Final = Say("This costs {total} {coin} and brings {gain} {fame} and {banners}.")
price_with_missing: Final = Say(
    "This costs {total} {coin}, {missing} of them for missing Fame, and brings {gain} {fame} and {banners}."
)
banners_due: Final = Count("{number} Banner", "{number} Banners")
price_opens: Final = Say("You choose one of the remaining rooms of Fame Threshold {threshold}.")


def pays_here(ways: Sequence[Yields]) -> str:
    """Payment of a lesson to its owner, or the payments between which the owner chooses."""
    paid = either(map(n.yields, filter(any, ways)))
    return Say("It pays {ways} after the shows.")(ways=paid) if paid else _("It pays nothing.")


# ------------------------------------------------------------------ Character slots, Actions, secrets, Banners

SECRETS_TITLE = _("Secrets")
NEW_NEXT_TURN, REVEAL = _("new ones next turn"), _("Turn up a secret")
FREE, WAGE, NEXT = _("free"), _("wage"), _("Click to see the next player’s.")
PROTEGE = _(
    "Each secret is one more ability. The second and the third each add 1 {ap}; the first two each add 1 {coin} "
    "to the wage."
)
BANNERS, MOST_PLACED = _("Banners"), _("most placed")
left: Final = Say("{number} left")
proteges: Final = Say("{who}: Protégé")
banners_of: Final = Say("{placed} beside rooms, {left} left.")
LAST_DISCARDS: Final = _("A player who places their last one makes all others discard one.")
ACTION_LINES: Final[Mapping[str, Say | Count]] = {
    "renovate": Count("build a room: {number} Banner this turn", "build a room: {number} Banners this turn"),
    "practice": Say("drag a marker onto a free slot"),
    "practice_held": Say("{trick} is in your hand"),
    "teach": Say("drag a marker into a Classroom"),
    "teach_held": Say("or drop it in a Classroom"),
    "learn_secret": Say("it replaces one of yours"),
    "learn_secret_0": Say("onto your first secret slot"),
    "learn_secret_1": Say("onto your second secret slot"),
    "learn_secret_2": Say("onto your third secret slot"),
    "reveal_secret": Say("onto a free place of the display"),
}
"""The second line of an Action that can be taken."""

# ------------------------------------------------------------------ the marker in the hand

FREE_SLOTS = _("Free slots for it")
RECEIVE, NOTHING_NOW, COST = _("You receive now"), _("nothing"), _("Cost")
NOW, EACH_TURN = _("now", "of a lesson"), _("each turn")
CLICK_LAYS, CLICK_BUILDS = _("Drop it, click or Enter"), _("Click or Enter builds it")
LAST_BANNER = _("Your last: others discard one each")
IN_EVERY_SHOW, UNTIL_BACK = _("In every show it pays"), _("You can take the marker back at any time, at no cost.")
AFTER_SHOWS, NO_MORE_PREPARED = _("After the shows of every turn it pays"), _("It can no longer be prepared.")
CHOICE, AT_ONCE = _("Fame or Coins, as you choose each time; it can no longer be prepared"), _("at once")
SAME_LEVEL = _("A Trick of the room’s level")
FACT: Final[dict[str, str]] = table(
    "fact",
    markers="At each Prepare it gets more Trick Markers",
    points="Its Prepare costs less",
    card="Two of its markers may share one card",
    link="Each Link that you make with it pays more",
    link_level="Its Links count as of a higher level",
    stays="Its markers stay on the card after a show",
    returns="After a show its markers return to the Trick",
    turned="Its own category’s corner need not be in a circle",
)
"""Effects of a Practice slot besides the Yields."""

turn_by: Final = Say("wheel or {key}")
in_hand: Final = Say("{trick} in your hand")
may_go: Final = Say("{trick}: where it can go")
points_left: Final = Say("Action Points left: {points}")


nowhere: Final = Say("No slot can take it. {why}")
level: Final = Say("level {level} Trick")
DOES_HERE: Final = sayings("what a lesson changes", practice="{trick} practices here", teach="{trick} is taught here")
HOLD: Final = sayings(
    "an Academy marker",
    free="Drag its marker to a slot, or click it and the slot. In a Practice Room you practice it, in a Classroom you "
    "teach it.",
    held="Lay it on a lit slot. In a Practice Room you practice it, in a Classroom you teach it.\nArrows, the wheel or "
    "{key} go from slot to slot. Esc or a right click puts it back.",
    asked="Lay it on a lit slot.\nArrows, the wheel or {key} go from slot to slot. Esc takes it back.",
)
"""Instruction for the marker in the hand, or before the marker is taken."""

# ------------------------------------------------------------------ choosing a room

WHICH_ROOM: Final[dict[str, str]] = {PRACTICE: _("Which Practice Room?"), CLASSROOM: _("Which Classroom?")}
CHOOSE_ONE = _("Choose a room")
POINT_AT_ROOM = _("Point at a room to see what it does. Click or press Enter to build it; Esc goes back.")
BUILT: Final = (
    Say("level {level}"),
    Say("level {level}: {rooms} is built already"),
    Say("level {level}: {rooms} are built already"),
)
"""Rooms of the same stack that stand already: none, one, more."""

# ------------------------------------------------------------------ a secret in the hand

SECRET_IN_HAND, SECRET_ON_DISPLAY, IN_FULL = _("In your hand"), _("A secret to learn"), _("What it does")


WHERE_HELD: Final = (
    _("Lay it on the first slot of your Protégé."),
    _("Lay it on the second slot of your Protégé, or in place of a secret."),
    _("Lay it on the third slot of your Protégé, or in place of a secret."),
    _("All slots are taken: lay it on the secret that it replaces."),
)
WHERE_SHOWN: Final = (
    _("Drag it onto the first slot of your Protégé."),
    _("Drag it onto the second slot of your Protégé, or onto the secret that it replaces."),
    _("Drag it onto the third slot of your Protégé, or onto the secret that it replaces."),
    _("All slots are taken: drag it onto the secret that it replaces."),
)
"""Place of a secret that is in the hand, or on display, by how many the Protégé knows."""
replaces: Final = Say("{ui.warning} {secret} leaves the game.")
PROTEGE_THEN: Final = sayings(
    "the Protégé with a secret",
    same="Your Protégé’s Action Points and wage stay the same.",
    wage="*Your Protégé* then has {points} {ap} and a wage of {wage} {coin}.",
    free="*Your Protégé* then has {points} {ap} and no wage.",
)


# ------------------------------------------------------------------ nothing in the hand

LOOKING_AROUND, LOOK = (
    _("Looking around"),
    _("Point at a room to read what it does. One of your Characters in the Academy can renovate, practice and teach."),
)
CAN_DO, NOTHING_MORE = _("What you can do"), _("There is nothing more to do here. Done ends this Character’s turn.")
TOO_FEW_POINTS: Final = _(
    "You have too few Action Points for anything here. A Shard adds one; Done ends this Character’s turn."
)
OWN_LESSONS = _("Your markers in the rooms")
NO_OWN_LESSON = _(
    "None. Practice makes a Trick better on stage. Taught in a Classroom, it pays every turn without a show."
)
THIS_TURN = _("This turn")


MAY: Final = table(
    "what can be done",
    renovate="Click a bright price to build a room.",
    lessons="Drag a marker from the Workshop on the right onto a slot, or click it and then the slot.",
    learn="Drag a secret from the display to your Protégé.",
    reveal="Click the stack of secrets to turn one up.",
)
TURN_FACTS: Final[Mapping[str, Say | Count]] = {
    "none": Say("You have placed all your Banners and cannot renovate any more.\nEvery room is for everybody."),
    "last": Count(
        "A renovation places your last Banner: everybody else discards one.\nEvery room is for everybody.",
        "A renovation places your last {number} Banners: everybody else discards one.\nEvery room is for everybody.",
    ),
    "some": Count(
        "A renovation places {number} Banner; the earlier the turn, the more.\nEvery room is for everybody.",
        "A renovation places {number} Banners; the earlier the turn, the more.\nEvery room is for everybody.",
    ),
}
"""Facts of this turn, by the Banners that a renovation would place."""

# ------------------------------------------------------------------ a room in words

ACADEMY_WORDS, SHOW_WORDS, FOLD_WORDS = _("Rooms and lessons"), _("Show the words"), _("Fold the words away")
ABOUT: Final[dict[str, tuple[str, ...]]] = {
    PRACTICE: (
        _("*Practice* any Trick, prepared or not. Right-click to take the marker back for free."),
        _("The marker’s owner has the bonus of the slot as long as the marker stays there."),
        _("A room is for everybody; the Banners beside it count at the end of the game."),
    ),
    CLASSROOM: (
        _(
            "*Teach*: you need the Components, or a marker that is ready. The Trick pays after the shows, on every "
            "weekday."
        ),
        _("You can no longer prepare a taught Trick; you can only move its marker to another Classroom."),
        _("A Trick of the room’s level brings its bonus at once."),
    ),
}
ABOUT_ALL = (
    _("*Renovate* opens a room and places Banners beside it; most Banners bring {fame} at the end."),
    _("*Practice Rooms* make a Trick better on the stage; you may take the marker back at any time, for free."),
    _("*Classrooms* pay after the shows of every turn; the Trick can no longer be prepared."),
    _("*Secrets* make your Protégé stronger. The display changes at the end of every turn."),
)
IN_WORDS: Final = sayings(
    "signs of a Practice slot",
    show="*{signs}* more in every show",
    markers="*{signs}* at each Prepare",
    points="*{signs}* at its Prepare",
    card="*{signs}* on one card",
    link="*{signs}* for each Link made with it",
    link_level="*{signs}* level for its Links",
    stays="*{signs}* its markers stay on the card",
    returns="*{signs}* its markers return to the Trick",
    turned="*{signs}* its own category’s corner need not be in a circle",
)
CLASS: Final = sayings(
    "signs of a Classroom",
    choice="the {fame} or the {coin} of the Trick each turn",
    all="{signs} of the Trick each turn",
    half="half of {signs} of the Trick each turn",
)


# ------------------------------------------------------------------ the wings

WINGS, WINGS_NOTE = _("In the Workshop"), _("Tricks and their markers")
IN_HAND, SUPPLY, PAYS = _("in hand"), _("supply"), _("pays")
ready: Final = Say("{markers} ready")
TAKE_IT, LAY_IT = _("Drag its marker to a slot, or click it and the slot."), _("Lay the marker in your hand first.")
set_aside: Final = Count("{number} Trick set aside, in class", "{number} Tricks set aside, in class")

# ------------------------------------------------------------------ the dock

LOOKING_ON = _("You are looking at the Academy.")
LAY_FIRST = _("Answer first: lay the marker, or choose the room.")
stands_on: Final = Say("{character}, {location}: {base} and slot {modifier}")  # where the Action Points come from
