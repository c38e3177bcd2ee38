"""What the Academy says: of its house, rooms and prices, of the marker in the hand, of secrets, wings and dock."""

from collections.abc import Iterable, Sequence
from typing import Final

from trickerion.rules.academy.catalog import CLASSROOM, PRACTICE, SECRETS
from trickerion.rules.catalog import Yields
from trickerion.words import names as n
from trickerion.words.academy.names import secret as secret_name
from trickerion.words.wording import card_text, phrase

ACADEMY = "Dahlgaard’s Academy"
BACK, BACK_TO_BOARD = "Back", "Back to the board (Esc)"
FINISH = "Finish"
HINT = "Hint"

# ------------------------------------------------------------------ the house

CLASSROOMS_PAY, PRACTICE_HELPS = "Classrooms pay after the shows", "Practice Rooms help on the stage"
NOBODY_ACTS = "None of your Characters acts in the Academy now."
NOT_HERE, NOT_NOW, NOTHING = "Not here now.", "Not now.", "nothing"
NEXT_SLOT_FIRST = "The slots before this one are filled first."
MAY_MOVE, RIGHT_CLICK = "Drag it to another slot to move it.", "Right click takes it back for nothing."
SET_ASIDE = "Set aside: the Trick has left the Workshop, its lesson goes on."
FREE_SLOT, GOES_HERE = "free", "free: your marker goes here"
taken: Final = phrase("{who}: {trick}")  # whose marker lies on a slot

lies_in: Final = phrase("{who}: {action}, {room}.")  # where an Academy marker lies


NO_ROOM_YET = "No room here yet."


def closed_until(turn: int) -> str:
    """Why a marker cannot be laid on a closed space."""
    return f"Closed until turn {turn}." if turn else "Closed."


def pays_here(ways: Sequence[Yields]) -> str:
    """What a lesson pays its owner, or between what the owner chooses."""
    paid = [n.yields(way) for way in ways if any(way)]
    return f"Pays {n.join(paid, 'or')} after the shows." if paid else "Pays nothing."


def price_note(missing: int, short: int, *, is_gone: bool) -> str:
    """Below a price: why it cannot be paid, or what is paid for missing Fame."""
    if is_gone:
        return "no room left"
    if missing:
        return f"and {missing} for Fame"
    return f"{n.plural(short, 'Coin')} short" if short > 0 else ""


def price(threshold: int, total: int, missing: int, fame: int, banners: str) -> tuple[str, ...]:
    """What a price means."""
    for_fame = f", {missing} of them for missing Fame" if missing else ""
    what = f"{total} {{coin}} in all{for_fame}; {fame} {{fame}} and {banners}."
    return what, f"You choose one of the rooms of Fame Threshold {threshold} that are left."


# ------------------------------------------------------------------ Character slots, Actions, secrets, Banners

SECRETS_TITLE = "Secrets"
NEW_NEXT_TURN, REVEAL = "new ones next turn", "Turn up a secret"
FREE, WAGE, NEXT = "free", "wage", "Click: the next player’s."
PROTEGE = "Each secret is one more ability. The second and third add 1 {ap} each, the first two 1 {coin} of wage each."
BANNERS, MOST_PLACED = "Banners", "most placed"
left: Final = phrase("{number} left")
proteges: Final = phrase("{who}: Protégé")
_SLOTS = ("first", "second", "third")


def banners_of(placed: int, in_supply: int) -> tuple[str, ...]:
    """Banners of a player, and what the last one does."""
    return (
        f"{placed} beside rooms, {in_supply} left.",
        "Whoever places the last one makes the others discard one each.",
    )


def action_line(action: str, about: tuple[str, int]) -> str:
    """The second line of an Action that can be taken; ``about``: the Trick in the hand, and a number."""
    trick, number = about
    if action == "renovate":
        return f"build a room: {n.plural(number, 'Banner')} this turn"
    if action == "practice":
        return f"{trick} is in your hand" if trick else "drag a marker onto a free slot"
    if action == "teach":
        return "or drop it in a Classroom" if trick else "drag a marker into a Classroom"
    if action == "learn_secret":
        return f"onto your {_SLOTS[number]} secret slot" if number < len(_SLOTS) else "it replaces one of yours"
    return "onto a free place of the display"


# ------------------------------------------------------------------ the marker in the hand

FREE_SLOTS = "Free slots for it"
RECEIVE, NOTHING_NOW, COST, NOW, EACH_TURN = "You receive now", "nothing", "Cost", "now", "each turn"
CLICK_LAYS, CLICK_BUILDS = "Drop it, click or Enter", "Click or Enter builds it"
LAST_BANNER = "Your last: others discard one each"
IN_EVERY_SHOW, UNTIL_BACK = "In every show it pays", "until you take the marker back, at any time for nothing"
AFTER_SHOWS, NO_MORE_PREPARED = "After the shows of every turn it pays", "but it can no longer be prepared"
CHOICE, AT_ONCE = "Fame or Coins, as you choose each time; it can no longer be prepared", "at once"
SAME_LEVEL = "A Trick of the room’s level"
FACT: Final[dict[str, str]] = {
    "markers": "At each Prepare it gets more Trick Markers",
    "points": "Its Prepare costs less",
    "card": "Two of its markers may lie on one card",
    "link": "Each Link that you make with it pays more",
    "link_level": "Its Links count as of a higher level",
    "stays": "Its markers stay on the card after a show",
    "returns": "After a show its markers return to the Trick",
    "turned": "Its own category’s corner need not lie in a circle",
}
"""What a Practice slot changes besides the Yields."""

turn_by: Final = phrase("wheel or {key}")
in_hand: Final = phrase("{trick} in your hand")
may_go: Final = phrase("{trick}: where it can go")
points_left: Final = phrase("Action Points left: {points}")


def nowhere(why: str) -> str:
    return f"No slot takes it. {why}"


def level(number: int) -> str:
    return f"level {n.LEVEL[number]} Trick"


def does_here(trick: str, action: str) -> str:
    """The head over what a lesson changes."""
    return f"{trick} practises here" if action == "practice" else f"{trick} is taught here"


def hold(key: str, *, is_held: bool, is_asked: bool) -> str:
    """What can be done with the marker in the hand, or before it is taken."""
    if not is_held:
        return f"{take_it(False)} In a Practice Room it practises, in a Classroom it is taught: the slot decides."
    back = "Esc takes it back." if is_asked else "Esc or a right click puts it back."
    where = "" if is_asked else " In a Practice Room it practises, in a Classroom it is taught: the slot decides."
    return f"Lay it on a lit slot.{where}\nArrows, the wheel or {key} go from slot to slot. {back}"


# ------------------------------------------------------------------ choosing a room

WHICH_ROOM: Final[dict[str, str]] = {PRACTICE: "Which Practice Room?", CLASSROOM: "Which Classroom?"}
CHOOSE_ONE = "Choose a room"
POINT_AT_ROOM = "Point at a room to see what it does. Click or Enter builds it; Esc goes back."
_LEVEL: Final = {1: "I", 16: "II", 36: "III"}


def built_already(threshold: int, rooms: Sequence[str]) -> str:
    """Which rooms of the same stack stand already."""
    verb = "is" if len(rooms) == 1 else "are"
    return f"level {_LEVEL[threshold]}" + (f": {n.join(rooms)} {verb} built already" if rooms else "")


# ------------------------------------------------------------------ a secret in the hand

SECRET_IN_HAND, SECRET_ON_DISPLAY, IN_FULL = "In your hand", "A secret to learn", "What it does"


def where_secret(known: int, *, is_held: bool) -> str:
    """Where the secret goes."""
    how, other = ("lay it on", "in place of a secret") if is_held else ("drag it onto", "onto one that it replaces")
    if known >= len(_SLOTS):
        return f"All slots are taken: {how} the secret that it replaces."
    return f"{how.capitalize()} the {_SLOTS[known]} slot of your Protégé" + (f", or {other}." if known else ".")


def replaces(secret: str) -> str:
    """What happens to the secret in whose place another is laid."""
    return f"{{ui.warning}} {secret_name(secret)} leaves the game."


def protege_then(now: tuple[int, int], then: tuple[int, int]) -> str:
    """What the Protégé has with the secret: Action Points and wage."""
    if now == then:
        return "Action Points and wage of your Protégé stay as they are."
    wage = f"a wage of {then[1]} {{coin}}" if then[1] else "no wage"
    return f"*Your Protégé* then has {then[0]} {{ap}} and {wage}."


def secret_text(secret: str) -> str:
    """A secret in full."""
    return f"*{secret_name(secret)}*\n{card_text(SECRETS[secret].text)}"


# ------------------------------------------------------------------ nothing in the hand

LOOKING_AROUND, LOOK = (
    "Looking around",
    "Point at a room to read what it does. One of your Characters in the Academy can renovate, practice and teach.",
)
CAN_DO, NOTHING_MORE = "What you can do", "Nothing more to do here. Done ends this Character’s turn."
TOO_FEW_POINTS: Final = "Too few Action Points for anything here. A Shard brings more; Done ends this Character’s turn."
OWN_LESSONS = "Your markers in the rooms"
NO_OWN_LESSON = (
    "None. Practice makes a Trick better on the stage; taught in a Classroom it pays every turn without one."
)
THIS_TURN = "This turn"


def can_do(*, renovate: bool, lessons: bool, learn: bool, reveal: bool, enhance: bool = False) -> str:
    """What may be begun now, in a few sentences."""
    build = "Click a bright price to build a room."
    lay = "Drag a marker from the Workshop on the right onto a slot, or click it and then the slot."
    take = "Drag a secret from the display to your Protégé."
    turn = "Click the stack of secrets to turn one up."
    chosen = [text for text, can in ((build, renovate), (lay, lessons), (take, learn), (turn, reveal)) if can]
    return "\n".join(chosen) or (TOO_FEW_POINTS if enhance else NOTHING_MORE)


def turn_facts(placed: int, left: int) -> str:
    """What holds in this turn, for the Banners that a renovation would place and those in the supply."""
    if not left:
        return "Your Banners are all placed: you renovate no more.\nEvery room is for everybody."
    if placed == left:
        what = "your last Banner" if placed == 1 else f"your last {n.plural(placed, 'Banner')}"
        return f"A renovation places {what}: everybody else discards one.\nEvery room is for everybody."
    banners = n.plural(placed, "Banner")
    return f"A renovation places {banners}; the earlier the turn, the more.\nEvery room is for everybody."


# ------------------------------------------------------------------ a room in words

ACADEMY_WORDS, SHOW_WORDS, FOLD_WORDS, EXTRAS = (
    "Rooms and lessons",
    "Show the words",
    "Fold this away",
    "Cards and abilities",
)
ABOUT: Final[dict[str, tuple[str, ...]]] = {
    PRACTICE: (
        "*Practice*: any Trick, prepared or not. Right click takes the marker back for nothing.",
        "The bonus of the slot holds as long as the marker lies there, for whoever owns it.",
        "A room is for everybody; the Banners beside it count at the end of the game.",
    ),
    CLASSROOM: (
        "*Teach*: the Components are here, or a marker is ready. Pays after the shows, whatever the weekday.",
        "A taught Trick can no longer be prepared; its marker only moves to another Classroom.",
        "A Trick of the room’s level brings its bonus at once.",
    ),
}
ABOUT_ALL = (
    "*Renovate* opens a room and places Banners beside it; most Banners bring {fame} at the end.",
    "*Practice Rooms* make a Trick better on the stage; the marker comes back at any time, for nothing.",
    "*Classrooms* pay after the shows of every turn; the Trick can no longer be prepared.",
    "*Secrets* make your Protégé stronger. The display changes at the end of every turn.",
)
_IN_WORDS: Final[dict[str, str]] = {
    "show": "more in every show",
    "markers": "at each Prepare",
    "points": "at its Prepare",
    "card": "on one card",
    "link": "for each Link made with it",
    "link_level": "level for its Links",
    "stays": "its markers stay on the card",
    "returns": "its markers return to the Trick",
    "turned": "its own category’s corner need not lie in a circle",
}


def practice_line(parts: Iterable[tuple[str, tuple[str, ...]]]) -> str:
    """What a Practice slot gives, in signs and words; ``parts``: (moment, signs)."""
    by_moment = dict[str, list[str]]()
    for moment, row in parts:
        by_moment.setdefault(moment, []).append(" ".join(row))
    return ", ".join(f"*{' '.join(rows)}* {_IN_WORDS[moment]}" for moment, rows in by_moment.items())


def class_line(keep: Sequence[str], is_half: bool, change: Yields, *, is_choice: bool) -> str:
    """What a Classroom pays of a Trick, in words."""
    if is_choice:
        return "the {fame} or the {coin} of the Trick each turn"
    kinds = {"fame": change.fame, "coins": change.coins, "shards": change.shards}
    paid = [n.ICON[kind] + (f" {n.signed(kinds[kind])}" if kinds[kind] else "") for kind in keep]
    return ("half of " if is_half else "") + f"{' '.join(paid)} of the Trick each turn"


# ------------------------------------------------------------------ the wings

WINGS, WINGS_NOTE = "In the Workshop", "Tricks and their markers"
IN_HAND, SUPPLY, PAYS = "in hand", "supply", "pays"
ready: Final = phrase("{markers} ready")


def no_trick(is_engineers: bool) -> str:
    return "no Trick on the Engineer’s board" if is_engineers else "no Trick here"


def take_it(is_asked: bool) -> str:
    """How the Academy marker of a Trick is taken."""
    return "Lay the marker in your hand first." if is_asked else "Drag its marker to a slot, or click it and the slot."


def set_aside(number: int) -> str:
    """How many Tricks were set aside."""
    return f"{n.plural(number, 'Trick')} set aside, in class"


# ------------------------------------------------------------------ the dock

IS_OVER, LOOKING_ON = "The game is over", "You are looking at the Academy."
YOUR_DECISION, ON_THE_BOARD = "It is your decision", "It waits on the board: Back leads there."
LAY_FIRST = "Answer first: lay the marker, or choose the room."
decides: Final = phrase("{who} decides")
signed = n.signed


def points_beside(points: int) -> str:
    """What stands beside the number of Action Points."""
    return f"{'Action Point' if points == 1 else 'Action Points'} left"


def stands_on(character: str, location: str, base: int, modifier: int) -> str:
    """Where the Action Points come from."""
    return f"{n.character(character)}, {n.LOCATION[location]}: {base} and slot {n.signed(modifier)}"
