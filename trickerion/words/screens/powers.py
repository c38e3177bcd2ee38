"""What is said where Powers are dealt, learned and looked at."""

from collections.abc import Sequence
from typing import Final

from trickerion.rules.ask import open_slots, power_price, powers_in_force, powers_of, powers_that_close, wage_bill
from trickerion.rules.events import Event, PowerReturned, ShardsPaid
from trickerion.rules.powers.catalog import OPENS_WITH, POWERS
from trickerion.rules.state import GameState
from trickerion.words import names as n
from trickerion.words.names import Names
from trickerion.words.powers.names import power
from trickerion.words.powers.texts import TEXTS
from trickerion.words.wording import Words, phrase

SLOTS: Final = "Power slots"
FILLED_FROM_BELOW: Final = "Shards fill them from the bottom"
YOURS: Final = "Your Powers"
EIGHT: Final = "eight for the whole game, secret until learned"
powers_of_player: Final = phrase("Powers of {name}")
HIDDEN: Final = "what has not been learned is secret"
LEARN_TITLE: Final = "Learn a Power"
LEARN_LINE: Final = "one each turn, before the Assignment cards"
LOOK_TITLE: Final = "Powers"
LOOK_LINE: Final = "open beside the slots, secret in the hand"
NO_COST: Final = "no cost"
OPEN, CLOSED, OPEN_AND_EMPTY = "open", "closed", "open and empty"
USED_NOW: Final = "used this turn"
LEARN, SKIP, SKIP_LINE = "Learn", "Skip", "learn none"
TABLE, TABLE_LINE = "The Table", "look, and come back"
NOT_LEARNED: Final = "not learned yet"
CHOOSE_ONE: Final = "Choose one of your cards."
ASKS, HAVE = "It asks for", "You have"
POINT_AT_ONE: Final = "Point at a card to read it large."
ENTER: Final = "Enter"
NOT_NOW: Final = "Powers are learned at the start of the Assignment phase."
CLOSE: Final = "Close"
DONE_LOOKING: Final = "back to the table"
WAITING: Final = "The others are choosing."

slot_name: Final = phrase("Slot {slot}")
filled: Final = phrase("{shards} of {symbols}")
more_shards: Final = phrase("+{shards}")
number_open: Final = phrase("{number} open")  # how many slots are open
lay_here: Final = phrase("lay {power} here")
lies_beside: Final = phrase("lies beside slot {slot}")
waits_beside: Final = phrase("waits beside slot {slot}")
pay_and_lay: Final = phrase("{coins}, slot {slot}")
lay_beside: Final = phrase("beside slot {slot}")
short: Final = phrase("{fame} Fame short: pay in Coins")

# ------------------------------------------------------------------ the deal

DEAL: Final = "The deal"
DEAL_LINE: Final = "four of each level"
KEEP_TITLE: Final = "Keep eight"
KEEP_LINE: Final = "in secret, for the whole game"
KEPT_TITLE: Final = "Eight are kept"
KEPT: Final = "These eight are yours for the whole game; nobody else sees them. The others are still choosing theirs."
GIVE_BACK, GIVE_BACK_SHORT = "Give these back", "Give Back"
HOW_TO_KEEP: Final = (
    "Click the four cards that you give back; a second click keeps one.\nA Power is learned beside an open slot and "
    "works while it lies there. Shards open the slots and close them again when they are paid; you begin with 3 "
    "{shard}.\nLevels II and III ask for more {fame}; what is missing costs {coin}."
)
ENOUGH_GIVEN: Final = "Four are given back already. Keep one of them first."
MORE_TO_GIVE: Final = "Four cards must be given back."
given_back: Final = phrase("{number} of {of} to be given back")


# ------------------------------------------------------------------ learning


def to_open(shards: int, slot: int) -> str:
    """How many Shards open a slot."""
    missing = OPENS_WITH[slot - 1] - shards
    return f"{n.plural(missing, 'more Shard')} {'opens' if missing == 1 else 'open'} it"


def still_missing(shards: int, slot: int) -> str:
    """How many Shards open a slot, where there is little room."""
    return f"{OPENS_WITH[slot - 1] - shards} {{shard}} more"


def fame_counted(state: GameState, seat: int) -> tuple[str, int]:
    """The Fame that counts for a Power, with the Powers that make it more: ("You have, with Study Loan", 33)."""
    fame, by = state.players[seat].fame, []
    for effect in powers_in_force(state, seat):
        more = effect.fame_counted(state, seat, "learn_power", fame)
        by += [power(effect.id)] if more != fame else []
        fame = more
    return (f"{HAVE}, with {n.join(by)}" if by else HAVE), fame


def closed(state: GameState, seat: int, card: str) -> str:
    """Why a card of the hand cannot be learned, on the card itself: its slots, the Coins; "" when it can."""
    player, lowest = state.players[seat], min(POWERS[card].slots)
    if lowest > open_slots(player.shards):
        return f"needs slot {lowest}"
    short = power_price(state, seat, card) - player.coins
    return f"{n.plural(short, 'Coin')} short" if short > 0 else ""


def why_not(state: GameState, seat: int, card: str) -> str:
    """Why a Power of the hand cannot be learned, in a sentence; "" when it can be paid and laid."""
    player = state.players[seat]
    if min(POWERS[card].slots) > open_slots(player.shards):
        return f"No slot beside which it may lie is open: {to_open(player.shards, min(POWERS[card].slots))}."
    price = power_price(state, seat, card)
    return f"It would cost {n.plural(price, 'Coin')}, and you have {player.coins}." if price > player.coins else ""


def not_here(card: str, slot: int, shards: int) -> str:
    """Why a card cannot be laid beside a slot."""
    if slot > open_slots(shards):
        return f"This slot is closed: {to_open(shards, slot)}."
    return f"{power(card)} may only lie beside slot {n.join([str(fits) for fits in POWERS[card].slots], 'or')}."


def what_it_means(state: GameState, seat: int, card: str, slot: int) -> str:
    """What learning a Power beside a slot leaves: which card returns, Coins and wages."""
    price, there = power_price(state, seat, card), powers_of(state).racks[seat][slot - 1]
    lines = [f"{power(there)} goes back to your hand."] if there else []
    if not price:
        return " ".join([stays(slot), *lines])
    left, wages = state.players[seat].coins - price, wage_bill(state, seat).everybody
    return " ".join([*lines, f"Leaves you *{left}* {{coin}}. Wages this turn may come to *{wages}* {{coin}}."])


def stays(slot: int) -> str:
    """How many Shards keep a Power beside a slot."""
    return f"It stays with {OPENS_WITH[slot - 1]} {{shard}} or more."


def laid(state: GameState, seat: int, slot: int) -> list[str]:
    """What is to be said of the Power beside a slot: the Coins on it, whether it has worked, how long it stays."""
    board = powers_of(state)
    card = board.racks[seat][slot - 1]
    coins_there = board.coins_on(seat, card)
    more = [f"{n.plural(coins_there, 'Coin')} on it now."] if coins_there else []
    more += ["*It has worked this turn*: it works again next turn."] if card in state.players[seat].used else []
    return [f"It lies beside slot {slot}.", *more, stays(slot)]


def card_tip(card: str, note: str = "") -> Words:
    """A Power: what it does, beside which slots it may lie."""
    known = POWERS[card]
    slots = n.join([str(slot) for slot in known.slots], "or")
    ground = f"Level {n.ROMAN[known.level]}, {known.threshold} {{fame}}; beside slot {slots}."
    return Words(known.name, (TEXTS[card], ground), f"power.{card}", note)


def laid_tip(state: GameState, seat: int, slot: int) -> Words:
    """A Power beside a slot: what it does, what lies on it, whether it has worked, and how long it stays."""
    _, *more, note = laid(state, seat, slot)
    return card_tip(powers_of(state).racks[seat][slot - 1], note=note).plus(*more)


def slot_tip(slot: int) -> Words:
    """A slot: what opens it, and what closes it; how much is missing stands in the slot itself."""
    body = f"It is full with {OPENS_WITH[slot - 1]} {{shard}}, counted from slot 1 upwards."
    closes = "When Shards are paid the highest slot is emptied first, and its Power goes back to the hand."
    return Words(slot_name(slot), (body, closes), "resource.shard")


def learned(rack: Sequence[str]) -> str:
    """The Powers beside slots by their names, where there is one line."""
    return ", ".join(power(card) for card in rack if card) or "no Power learned"


def rack_tip(state: GameState, seat: int, names: Names, viewer: int, leads_there: bool = True) -> Words:
    """The Powers of a player in short: those beside slots, how many are in the hand; what a click shows."""
    board, is_open = powers_of(state), open_slots(state.players[seat].shards)
    lines = [f"*{power(card)}*: {TEXTS[card]}" for card in board.racks[seat] if card]
    lines += [f"Open slots: {is_open}. In the hand: {len(board.hands[seat])}."]
    note = "Click to see the slots." if leads_there else ""
    title = YOURS if n.is_you(seat, names, viewer) else f"{n.whose(seat, names, viewer)} Powers"
    return Words(title, tuple(lines), "resource.shard", note)


def closing(state: GameState, seat: int, shards: int) -> str:
    """Which Powers go back to the hand when so many Shards are paid; "" for none."""
    return _go_back(powers_that_close(state, seat, shards))


def closes(events: Sequence[Event], seat: int) -> str:
    """Which Powers of a player have gone back to the hand by Shards that were paid; "" for none."""
    paid = any(isinstance(event, ShardsPaid) and event.seat == seat for event in events)
    lost = [event.power for event in events if isinstance(event, PowerReturned) and event.seat == seat]
    return _go_back(list(dict.fromkeys(lost))) if paid else ""


def _go_back(lost: Sequence[str]) -> str:
    if not lost:
        return ""
    cards = n.join([power(card) for card in lost])
    return f"The Shard closes a slot: {cards} {'goes' if len(lost) == 1 else 'go'} back to the hand."
