"""What the Theater says: of its Performance cards, of the Trick Marker in the hand, of weekdays, wings and dock."""

from collections.abc import Sequence
from typing import Final

from trickerion.rules.catalog import ACTION_COSTS, Yields
from trickerion.words import names as n
from trickerion.words.names import Names
from trickerion.words.place_tooltips import points_here
from trickerion.words.wording import phrase

THEATER = n.LOCATION["theater"]
BACK, BACK_TO_BOARD = "Back", "Back to the board (Esc)"
FINISH = "Finish"
HINT = "Hint"
SETTING_UP = "Setting up a Trick"
"""The heading in the Workbook."""

# ------------------------------------------------------------------ Performance cards

NEW, LEAVES, LEAVES_SHORT = "new this turn", "leaves this turn", "leaves"
"""The notes below a card of the row."""

LEAVES_SENTENCE = "Leaves at the end of this turn."
"""The same in the tooltip of a card."""

PERFORMER_GETS = "The performer gets"
TRICKS_HERE, AS_PRINTED, NO_TRICKS = "Tricks on this card", "Yields as printed", "None yet: any Trick can open it."
MAY_PERFORM, NOBODY_YET = "Who may perform it", "nobody yet"
NOBODY_ACTS = "None of your Characters acts in the Theater now."
PRINTED_NEVER_MOVES, NO_OTHER_PLACE = "A printed marker never moves.", "It has nowhere else to go."
PRINTED_STAYS = "The marker printed here stays: nothing is laid on it."
ALL_TAKEN, CANNOT_LIE = "All slots are taken.", "It cannot lie here."
ONE_OF_A_SUIT = "A card takes only one marker of each suit per player."
lies_here: Final = phrase("{trick} ({who}) lies here.")  # why a slot does not take the held marker
belongs_to: Final = phrase("This marker belongs to {name}.")  # why a marker cannot be rescheduled


def card_body(bonus: Yields, links: int) -> tuple[str, str]:
    """What a Performance card pays, and how many Links lie on it."""
    reward = f"The performer gets {n.yields(bonus)}, and 1 {{fame}} for each Link on the card."
    return reward, f"{n.plural(links, 'Link')} now." if links else "No Links now."


def links_pay(links: int) -> str:
    return f"and 1 {{fame}} for each Link: {n.plural(links, 'Link')} now." if links else "No Links on it yet."


def free_slots(free: int, note: str) -> str:
    """How many slots of a card are free, and what will happen to it."""
    return f"{n.plural(free, 'free slot') if free else 'No free slot'}." + (f" {it(note)}" if note else "")


def it(note: str) -> str:
    """A note below a card as a sentence; "" without one."""
    return note and f"It {note}."


def marker_pays(owner: int, names: Names, viewer: int, paid: Yields) -> str:
    """Whose a Trick Marker is, and what it pays."""
    whose = n.whose(owner, names, viewer)
    return f"{whose[0].upper()}{whose[1:]} marker pays {n.yields(paid)} when performed."


def may_move(links_pay_now: bool) -> str:
    follows = "its new Links pay." if links_pay_now else "a rescheduled marker pays nothing for its new Links."
    return f"Click or drag to reschedule it: {follows}"


def suit_is_here(owner: int, suit: str, names: Names, viewer: int) -> str:
    """Why a card does not take the held marker; ``ONE_OF_A_SUIT`` is the rule behind it."""
    return f"One of {n.whose(owner, names, viewer)} {n.SUIT[suit]} markers is already on this card."


def no_point_to_reschedule() -> str:
    """Why no marker can be rescheduled."""
    return f"Reschedule costs {ACTION_COSTS['reschedule']} Action Point, and none is left."


# ------------------------------------------------------------------ the marker in the hand

NO_LINKS = "No corner meets a matching one here, whichever way it is turned."
LINKS_ELSEWHERE = f"{NO_LINKS} Look at the slots beside other markers."
"""Where a Trick Marker makes no Link: nor does it anywhere, or elsewhere it does."""

PASSED_UP = "A Link is passed up"
TURNED_FURTHER = "Turned further, it makes more Links."
"""Over a slot on which the marker in the hand would make more Links in another orientation."""

LAY_FIRST = "Lay the marker first, or put it back."
LAY_OR_NOT = "Lay the marker on a slot, or do without."
STUCK = "The marker cannot go back: something was revealed. Lay it on a slot."
PILE, PILE_TITLE = "pile of two", "A pile of two markers"
PILE_BODY = "They pay more when performed; a pile counts as one marker."
TURN_MARKER, LINKS_MADE, RECEIVE = "Turn the marker", "Links this makes", "You receive"
NO_CIRCLE, NO_LINK, OR, NOTHING_NOW = "no circle", "no Link", "or", "nothing now"
PRINTED_MARKER, ON_THE_CARD = "Printed marker", "on the card"
ONCE_MORE, SHARES_CIRCLE = "the Link once more", "shares a circle"
YOU, EACH = "you", "each"
IN_HAND, CAN_LINK, EACH_LINK_PAYS = "In your hand", "Slots where it can link", "Each Link pays"
NOWHERE = "Nowhere now: there is no neighbour with a matching corner. It still pays its Yields when performed."
PRINTED_LEVEL = "a printed marker has no level"
_TIMES = {1: "once", 2: "twice", 3: "three times"}
turn_by: Final = phrase("wheel or {key}")  # how the marker is turned
shards_for: Final = phrase("{name} +{shards} {{shard}}")  # what another player receives
points_left: Final = phrase("Action Points left: {points}")  # what the Character has after this
LINK_PAYS = "A Link pays"  # the heading over that question
a_link_pays: Final = phrase("A Link pays {pays}: Fame or Coins?")  # A Link that was made waits to be paid
level_pays: Final = phrase("level {level} Trick: {pays} {{fame}} or {pays} {{coin}}")
"""What a Link with a Trick of that level pays."""


def passes_up(steps: int, links: int, now: int, key: str) -> str:
    """That the marker, turned that many times with that key, would make that many Links, and not as few as now."""
    would = "link" if links == 1 else f"make {n.plural(links, 'Link')}"
    instead = f" instead of {now}" if now else ""
    return f"Turned {_TIMES[steps]} more this marker would {would}{instead}: {key} turns it."


def links_of_turn(links: int, is_legal: bool) -> str:
    return NO_CIRCLE if not is_legal else n.plural(links, "Link") if links else NO_LINK


def how_paid(level: int, *, is_paid: bool, is_new: bool, by_highest: bool) -> str:
    """By which level the Links are paid now, if they are."""
    if not is_paid:
        return "not paid this time" if is_new else "a rescheduled marker pays nothing"
    return "paid now, by the higher Trick level" if by_highest else f"paid now, level {level} Trick"


def extra_by(amount: int, resource: str, source: str) -> str:
    """Fame or Coins that come on top, and what brings them."""
    return f"{amount} {n.ICON[resource]}: {source}"


def click_lays(is_new: bool) -> str:
    """What a click on the slot does."""
    return f"Click or Enter {'sets it up' if is_new else 'lays it here'}"


def held(trick: str, key: str, *, is_paid: bool, is_new: bool, is_brought: bool) -> str:
    """What can be done with the marker in the hand."""
    what = "Lay it on a lit slot."
    if not is_paid:
        what = f"Lay it on a lit slot; {'its Links are' if is_new else 'a rescheduled marker is'} not paid."
    back = "Esc: do without, it stays on its Trick" if is_brought else "Esc puts it back"
    return f"*{trick}*\n{what}\nTurn it with the wheel or {key}; {back}."


def slot_name(row: Sequence[str], card: str, slot: int) -> str:
    """A slot of a Performance card of the row: "Riverside 2, slot 3"."""
    where = n.performance_in(row, card)
    return f"{where}, slot {slot + 1}" if slot >= 0 else f"{where}, beside"


def offer(links: int, payout: int, shards: int) -> str:
    """What a slot brings: "1 Link, 2 {fame}/{coin}, 1 {shard}"."""
    paid = f", {payout} {{fame}}/{{coin}}" if payout else ""
    return n.plural(links, "Link") + paid + (f", {shards} {{shard}}" if shards else "")


def whose_level(by_highest: bool) -> str:
    return "the higher of the two levels counts" if by_highest else "to whoever makes it"


# ------------------------------------------------------------------ nothing in the hand

LOOKING_AROUND = "Looking around"
LOOK = "Point at a card to read it. Tricks are set up here when one of your Characters stands backstage."
CAN_DO, NOTHING_MORE = (
    "What you can do",
    "Nothing more here: no Action is possible. Done ends this Character’s turn.",
)
NO_ACTION_MORE = "No Action is possible here. What a card or an ability offers stands at the right."
OWN_MARKERS, NO_OWN_MARKER = (
    "Your markers on stage",
    "None. A Magician can only perform a card with a marker of yours.",
)


def what_to_take(can_set_up: bool, can_move: bool) -> str:
    """What may be taken into the hand; "" for nothing."""
    if can_set_up:
        more = " To reschedule, take one of your own markers from a card." if can_move else ""
        return "Choose a Trick in the wings: click it, drag it, or press its number." + more
    return "Take one of your own markers from a card to reschedule it." if can_move else ""


# ------------------------------------------------------------------ the wings

WINGS, WINGS_NOTE = "In the wings", "your Tricks and their markers"
NO_TRICK, NO_ENGINEERS_TRICK = "no Trick here", "no Trick on the Engineer’s board"
CHOSEN, NOT_PREPARED, PREPARE_FIRST, ON_STAGE = "in hand", "not prepared", "Prepare it first", "on stage"
NO_POINT, NO_CARD, NONE_PREPARED = "no point left", "no free card", "none prepared"
NOT_ACTING, ANSWER_FIRST, NO_MARKER = "not acting", "answer first", "none of yours"
IS_CHOSEN = "Its marker is in your hand: lay it on a lit slot, or click here to put it back."
IS_READY = "Click or drag to take a marker into your hand."
NO_MARKERS_ON_CARD = "No markers on the card: Prepare the Trick in the Workshop."
ON_ENGINEERS_BOARD = " It stands on the Engineer’s board."
ready: Final = phrase("{markers} ready")  # how many markers are ready
lacks: Final = phrase("lacks {what}")  # what a Trick lacks
pieces: Final = phrase("{number} pieces")  # what a Trick lacks, when it is too much to name
none_left: Final = phrase("{on_stage} on stage, none left")  # where the markers of a Trick are
short: Final = phrase("{points} short")  # how many Action Points are missing


def workshop_lacks(missing: Sequence[str]) -> str:
    return f"Not prepared: the Workshop lacks {', '.join(missing)}."


def pays_when_performed(paid: Yields) -> str:
    return f"Pays {n.yields(paid)} when performed."


def link_of_level(level: int, payout: int, may_be_more: bool) -> str:
    """What each Link of a Trick pays."""
    more = ", more with a Trick of a higher level." if may_be_more else "."
    return f"Level {level}: each Link it makes pays {payout} {{fame}} or {{coin}}{more}"


# ------------------------------------------------------------------ the weekdays

BACKSTAGE, PERFORM, NOBODY = "Backstage", "Perform", "nobody"
CLOSED_DAY: Final = {"blocked": "blocked this turn", "covered_this_turn": "covered this turn"}
CLOSED_BY: Final = {
    "blocked": "by the Configuration die",
    "covered_this_turn": "by the Turn Setup card",
}
"""Below the head of a weekday that says that it is closed."""
DAY_NOW: Final = {"": "free", "blocked": "blocked", "covered_this_turn": "covered"}
"""Of weekdays, by the reason why one is closed."""
ONLY_OWNER, YOUR_MAGICIAN, NO_SHOW = "only its owner may", "your Magician may", "no show"
NOBODY_CLAIMED = "Nobody has claimed the day: whoever places here first has it for the turn."
MAGICIANS_ONLY = (
    "Only Magicians: performs one Performance card with a Trick Marker of its own after all have been placed."
)
SHORT_NAME = 12  # letters that fit beside the slot
_ORDINALS = ("first", "second", "third", "last")
prophecy_asks: Final = phrase("The prophecy asks {price} {{coin}} for it.")  # what a slot costs by a prophecy


def only_may(name: str) -> str:
    """Who may perform on a day."""
    return f"only {n.inside(name)} may" if len(name) <= SHORT_NAME else ONLY_OWNER


def performs(place: int, shows: int, is_you: bool) -> str:
    """That somebody performs on a day, as the first, second ... of that many shows."""
    verb = "you perform" if is_you else "performs"
    if shows == 1:
        return f"{verb} here"
    return f"{verb} {'last' if place == shows - 1 else _ORDINALS[place]}"


def day_pays(modifier: int) -> str:
    """What a weekday does to the Yields."""
    change = f"pays {n.signed(modifier)} {{fame}} and {n.signed(modifier)} {{coin}}" if modifier else "pays as printed"
    return f"Each Trick of whoever stands here {change}{' (never below 0)' if modifier < 0 else ''}."


def day_claimed(who: str) -> str:
    return f"{who} {'have' if who == 'You' else 'has'} claimed the day: nobody else may place here this turn."


def day_yields(as_printed: bool) -> str:
    """The line of the Yields, before their change."""
    return "Yields of each Trick" + (" as printed" if as_printed else "")


def backstage_use(modifier: int) -> str:
    """What a backstage slot is for."""
    return f"{points_here(modifier)} A Specialist behind the performing Magician adds a bonus."


def stands_here(name: str, character: str) -> str:
    return f"{name}: {n.character(character)}."


# ------------------------------------------------------------------ corners, cards and abilities

CORNERS, SHOW_CORNERS, FOLD_CORNERS = "Corners and Links", "Show the corners", "Fold this away"
CORNER_FACTS = (
    "Its own category’s corner must lie in a circle.",
    "Equal symbols in one circle: a Link.",
    "Blue circle: a Shard for both owners.",
)
CLOCKWISE = "always in this order, clockwise"
EXTRAS = "Cards and abilities"


def corner(category: str, is_own: bool) -> str:
    return n.CATEGORY[category] + (" (its own)" if is_own else "")


# ------------------------------------------------------------------ the dock

SET_UP_TRICK = (
    "Lay a marker of a prepared Trick on a free slot; its own category’s corner must lie in a Link circle.",
    "Each Link it makes pays its level in {fame} or {coin}; a blue circle gives both owners 1 {shard}.",
    "Never two markers of one suit on a card.",
)
RESCHEDULE = (
    "Move one of your markers to another free slot, or turn it where it lies.",
    "Its new Links pay nothing now, but count when the card is performed.",
)
IS_OVER, LOOKING_ON = "The game is over", "You are looking at the Theater."
YOUR_DECISION, ON_THE_BOARD = "It is your decision", "It waits on the board: Back leads there."
decides: Final = phrase("{who} decides")  # whose decision it is


def left(points: int) -> str:
    """What stands beside the number of Action Points."""
    return f"{'Action Point' if points == 1 else 'Action Points'} left"


def stands_on(character: str, slot: str, modifier: int) -> str:
    """Where the Action Points come from."""
    return f"{n.character(character)}, {n.slot(slot)}: slot {n.signed(modifier)}"


def by_card(is_held: bool, links_pay_now: bool) -> str:
    """What a card or an ability lets the viewer do."""
    follows = "Its new Links pay." if links_pay_now else "Its Links are not paid."
    return f"{'Lay the marker on a lit slot.' if is_held else 'Take one of your markers.'} {follows}"
