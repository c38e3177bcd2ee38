"""What stands on the Assignment's scene: Characters, hand, the other players, wages, the sheet of plans."""

from collections.abc import Sequence
from typing import Final

from trickerion.rules import ask
from trickerion.rules.academy.catalog import CLASSROOM, PRACTICE, SECRETS
from trickerion.rules.ask.academy import lesson
from trickerion.rules.catalog import PROPHECIES, SPECIALS
from trickerion.rules.facts.academy import AcademyFacts
from trickerion.rules.facts.actions import ActionStatus
from trickerion.rules.facts.board import CharacterFacts
from trickerion.rules.facts.team import WageBill
from trickerion.rules.state import Character, GameState, OwnedTrick
from trickerion.words import card_tooltips, reasons, tooltips
from trickerion.words import names as n
from trickerion.words.academy.names import secret, tile
from trickerion.words.duel import CLOSED_FOR
from trickerion.words.wording import Words, card_note, card_text, phrase

TITLE = "Assign your Characters"
WAITING = "Your cards are laid. The others are still choosing theirs."
_GUIDE = (
    "Drag a card under each Character. Right click takes it back. A Character without one stays idle and costs no wage."
)
_SOLO_GUIDE = "Drag a card under each Character; without one it stays idle. Then the Heir turns up its plan card."
_HIDDEN_HANDS = "Hidden Hands: the cards stay face down until their Characters are placed."


def guide(state: GameState, is_own: bool) -> str:
    """The line below the title; ``is_own``: the viewer still assigns."""
    if not is_own:
        return WAITING
    if ask.cards_stay_hidden(state):
        return _HIDDEN_HANDS
    return _GUIDE if state.heir is None else _SOLO_GUIDE


# ------------------------------------------------------------------ Characters

NO_WAGE, WAGE = "no wage", "wage"
ALL_LAID = "All of them have been laid."
SAME_CARD = "The same card lies here already."


def lifted(card: str) -> str:
    """Where a card lay that is in the hand of the player now."""
    return f"{n.card(card)}\nlifted"


def free_place(is_target: bool) -> str:
    """Where no card lies."""
    return "lay a card\nhere" if is_target else "idle\nwithout a card"


def place(character: CharacterFacts) -> Words:
    """The Character, the card that lies here, and what can be done with it."""
    about = tooltips.disk(character)
    more = [card_text(SPECIALS[character.card].text)] if character.card in SPECIALS else []
    without, laid = "Drag a card of your hand under it.", "Drag it elsewhere, or right click to take it back."
    return about.plus(*more, note=laid if character.card else without)


# ------------------------------------------------------------------ the hint: a plan for the whole team

ADVICE, WORK_ORDER = "A plan for this turn", "They go to work in this order:"
LAY_THESE, PUT_AWAY, THEY_LIE = "Lay these cards", "Put it away", "Your cards lie like this already."
goes_to: Final = phrase("{character}: {place}")


def errand(card: str, what: str) -> str:
    """Which card is proposed, and what it is for."""
    return f"*{n.card(card)}:* {what}" if card else f"{what[:1].upper()}{what[1:]}"


# ------------------------------------------------------------------ the hand

HAND = "Your hand"
HAND_NOTE = "permanent cards come back every turn"
SPECIALS_NOTE = "special cards are used once"
IN_SHORT = {
    "downtown": "learn, hire, coins",
    "market_row": "buy, order",
    "workshop": "prepare, move",
    "theater": "set up, perform",
    "dark_alley": "cards, prophecy",
    "academy": "rooms, lessons",
}
"""What can be done at a Location, below its card."""
_PRICED_ELSEWHERE = {"prepare": "see Trick", "perform": "Magicians"}


def price(status: ActionStatus) -> tuple[str, bool]:
    """What an Action costs, and whether that is a number of Action Points."""
    if status.action in _PRICED_ELSEWHERE:
        return _PRICED_ELSEWHERE[status.action], False
    cost = reasons.cost(status)
    return (cost, True) if cost.isdigit() else (cost.replace(" › ", ", then "), False)


def empty_stack(location: str, is_laid: bool) -> str:
    """Where the permanent cards of a Location lay."""
    return f"{n.LOCATION[location]}\n{'laid' if is_laid else 'lifted'}"


def stack(location: str, in_hand: int, laid: int) -> Words:
    """The Location's card, and how many are left."""
    note = f"{in_hand} of {n.plural(in_hand + laid, 'card')} in your hand."
    return card_tooltips.assignment_card(location).plus(note=note)


def openings(location: str, slots: Sequence[tuple[str, bool]], why: str) -> str:
    """Which slots, or weekdays, are open this turn."""
    what = "Weekdays" if location == "theater" else "Slots"
    open_ones = ", ".join(name for name, is_open in slots if is_open) or "none"
    closed = ", ".join(name for name, is_open in slots if not is_open)
    return f"{what} open: *{open_ones}*." + (f" {CLOSED_FOR[why]}: {closed}." if closed else "")


def actions_there(statuses: Sequence[ActionStatus]) -> str:
    """The Actions of a Location with their prices of this turn."""
    listed = [(n.ACTION[status.action], *price(status)) for status in statuses]
    return "; ".join(f"*{name}* {cost}{' {ap}' if is_points else ''}" for name, cost, is_points in listed) + "."


next_turn: Final = phrase("next: {prophecies}")


def our_reading(card: str) -> Words | None:
    """Our reading of a special card; the card itself lies there whole."""
    special = SPECIALS[card]
    return Words(n.card(special.id), (card_note(special.note),), "ui.special_card") if special.note else None


def ability(magician: str) -> str:
    return f"{n.magician_short(magician)}: {n.ability(magician)}"


# ------------------------------------------------------------------ the other players and the wages

READY = "ready"
WAGES, LAID_NOW = "Wages this turn", "Cards laid now"


def others(number: int) -> str:
    """Over the panel of the other players."""
    return "The other players" if number > 1 else "The other player"


def progress(state: GameState, seat: int, laid: int) -> str:
    """How far a player is who is not ready; "" for one who is."""
    if ask.skips_assignment(state, seat):
        return "while placing"
    if not ask.is_assigning(state, seat):
        return ""
    if laid:
        return f"{laid} of {len(state.players[seat].characters)} laid"
    return "after you" if ask.assigns_later(state, seat) else "choosing"


def you_have(bill: WageBill) -> str:
    return f"you have {bill.coins}"


def with_everybody(number: int, idle: int) -> str:
    """The line of the bill for all Characters."""
    return f"With all {number}" if idle else "Nobody is idle"


def wage_warning(state: GameState, bill: WageBill) -> str:
    """What it costs not to pay: with the cards laid now, else with everybody, else the rule."""
    if bill.short:
        lost = f": −{bill.fame_lost} {{fame}}" if bill.fame_lost else ""
        return f"{n.plural(bill.short, 'Coin')} short for the cards laid{lost}"
    per_coin = state.options.ruling("wage_penalty") == "per_coin"
    if bill.everybody > bill.coins:
        short = n.plural(bill.everybody - bill.coins, "Coin")
        each = "each" if per_coin else "for each unpaid Character"
        return f"{short} short for all: −{ask.FAME_PER_UNPAID_WAGE} {{fame}} {each}"
    whom = "Each Coin you cannot pay" if per_coin else "Each Character not paid in full"
    return f"{whom} costs {ask.FAME_PER_UNPAID_WAGE} Fame."


# ------------------------------------------------------------------ the sheet of plans

PLANS = "For your plans"
ORDER, QUICK = "order", "quick"
NO_SECRET = "taken"
NO_TRICKS, NO_COMPONENTS = "none yet: learn one Downtown", "no Components"
ROWS = {
    "dice": "Dice",
    "market": "Market",
    "theater": "Theater",
    "academy": "Academy",
    "tricks": "Tricks",
    "components": "You own",
    "next_setup": "",
    "prophecy": "",
}
"""Row of the sheet -> its name on it; the prophecy needs none, the next Turn Setup has two lines of its own."""

ROW_TIPS = {
    "dice": Words("Downtown dice", ("What can be learned, hired and taken this turn. X is used up.",), "ui.dice"),
    "market": Words("Market Row", ("On sale now, with the price of one piece.",), "location.market_row"),
    "theater": Words("Theater", ("Performance cards, new ones on the left.",), "location.theater"),
    "components": Words("Your Components", ("What you own; the Manager's extra piece counts.",), "resource.component"),
}
"""What the rows show that have no tip of their own."""


def academy(board: AcademyFacts) -> Words:
    """What the Academy offers this turn."""
    secrets = (f"*{secret(shown)}*: {card_text(SECRETS[shown].text)}" for shown in board.display if shown)
    classes, practice = board.free_slots(CLASSROOM), board.free_slots(PRACTICE)
    rooms = f"{n.plural(classes, 'free slot')} in Classrooms, {practice} in Practice Rooms."
    banners = f"A renovation places {n.plural(board.banners, 'Banner')} this turn."
    return Words("Academy", (*secrets, rooms, banners), "location.academy", "A click opens the Academy.")


def trick(state: GameState, seat: int, owned: OwnedTrick) -> tuple[tuple[str, ...], bool]:
    """What matters about a Trick, the longest way of saying it first; and whether Components are short."""
    player, there = state.players[seat], lesson(state, seat, owned.id)
    if there is not None and there.is_taught:
        return (f"{_TAUGHT}: {tile(there.tile)}", _TAUGHT), False
    if owned.markers:
        return (f"{n.plural(owned.markers, 'marker')} ready",), False
    missing = ask.missing_components(player, owned.id)
    if missing:
        return (f"lacks {n.join_pieces(missing)}", f"lacks {n.plural(sum(missing.values()), 'piece')}"), True
    text = f"prepare: *{owned.trick.prepare_cost}* {{ap}}" if player.supply[owned.suit] else "all on stage"
    return (text,), False


_TAUGHT = "taught"


def tricks(lines: Sequence[tuple[OwnedTrick, str]]) -> Words | None:
    """The Tricks with what matters about each."""
    body = tuple(f"*{n.trick(owned.id)}*: {text}" for owned, text in lines)
    return Words("Your Tricks", body, "ui.trick", "A click opens your Workshop.") if lines else None


def prophecy(active: str, coming: Sequence[str]) -> Words:
    """The active prophecy, and those of the next turns, the next one first and whole."""
    about = card_tooltips.prophecy(active) if active else Words("No prophecy is active yet")
    if not coming:
        return about
    later = ", ".join(map(n.prophecy, coming[1:]))
    what = f"Next turn: *{n.prophecy(coming[0])}*. {card_text(PROPHECIES[coming[0]].text)}"
    return about.plus(what)._replace(note=f"To come as well: {later}." if later else "")


# ------------------------------------------------------------------ finishing

DONE: Final = "Done"


def before_done(state: GameState, seat: int, idle: int) -> str:
    """What is odd about finishing now, for the second line of Done."""
    if idle:
        return f"{_number(idle)} without a card"
    short = ask.wage_bill(state, seat).short
    return f"{n.plural(short, 'Coin')} short for wages" if short > 0 else "everybody has a card"


def leave_idle(idle: Sequence[Character]) -> tuple[str, str]:
    """The question when these Characters would stay Idle: its title and text."""
    who = n.join(_with_article(idle))
    lack = "has" if len(idle) == 1 else "have"
    text = f"{who[0].upper()}{who[1:]} {lack} no card: idle this turn, without a wage."
    return f"{_number(len(idle)).capitalize()} without a card", text


_COUNT: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def _number(count: int) -> str:
    """How many Characters, in words."""
    return "one Character" if count == 1 else f"{_COUNT[count]} Characters"


def _with_article(characters: Sequence[Character]) -> list[str]:
    """In words: "the Engineer", "an Apprentice", "2 Apprentices"."""
    kinds = [character.kind for character in characters]
    kinds_named = []
    for kind in dict.fromkeys(kinds):
        one = n.an(n.CHARACTER[kind]) if kind == "apprentice" else f"the {n.CHARACTER[kind]}"
        kinds_named.append(one if kinds.count(kind) == 1 else n.plural(kinds.count(kind), n.CHARACTER[kind]))
    return kinds_named
