"""What is said where Powers are dealt, learned and looked at."""

from collections.abc import Sequence
from typing import Final

from trickerion.language.speech import Count, Say, Tell, _, either, join, signed
from trickerion.language.voice import Names, Voice
from trickerion.language.wording import Words
from trickerion.rules.facts.powers import LearningFacts, PowersFacts
from trickerion.rules.powers.catalog import OPENS_WITH, POWERS
from trickerion.words import names as n
from trickerion.words.powers.names import power
from trickerion.words.powers.texts import TEXTS

SLOTS: Final = _("Power slots")
FILLED_FROM_BELOW: Final = _("Shards fill them from the bottom")
YOURS: Final = _("Your Powers")
EIGHT: Final = _("you keep eight for the whole game, secret until you learn them")
powers_of_player: Final = Say("Powers of {name}")
HIDDEN: Final = _("those not yet learned are secret")
LEARN_TITLE: Final = _("Learn a Power")
LEARN_LINE: Final = _("one each turn, before the Assignment cards")
LOOK_TITLE: Final = _("Powers")
LOOK_LINE: Final = _("open beside the slots, secret in the hand")
NO_COST: Final = _("no cost")
OPEN, CLOSED, OPEN_AND_EMPTY = _("open", "slot"), _("closed", "slot"), _("open and empty")
USED_NOW: Final = _("used this turn")
LEARN, SKIP, SKIP_LINE = _("Learn"), _("Skip"), _("learn none")
TABLE, TABLE_LINE = _("The Table"), _("look, and come back")
NOT_LEARNED: Final = _("not learned yet")
CHOOSE_ONE: Final = _("Choose one of your cards.")
NONE_TO_LEARN: Final = _("You can learn none of your cards now.")
NONE_NOW: Final = _("You can learn none now, so the game continues by itself.")
ASKS, HAVE = _("It asks for"), _("You have")
POINT_AT_ONE: Final = _("Point at a card to read it large.")
ENTER: Final = _("Enter")
NOT_NOW: Final = _("You learn Powers at the start of the Assignment phase.")
CLOSE: Final = _("Close")
DONE_LOOKING: Final = _("back to the table")
WAITING: Final = _("The others are choosing.")

slot_name: Final = Say("Slot {slot}")
filled: Final = Say("{full} of {symbols}")
more_shards: Final = Say("+{number}")
number_open: Final = Say("{number} open")  # how many slots are open
lay_here: Final = Say("lay {power} here")
lies_beside: Final = Say("is beside slot {slot}")
waits_beside: Final = Say("waits beside slot {slot}")
pay_and_lay: Final = Count("{number} Coin, slot {slot}", "{number} Coins, slot {slot}")
lay_beside: Final = Say("beside slot {slot}")
short: Final = Say("{missing} Fame short: pay in Coins")

# ------------------------------------------------------------------ the deal

DEAL: Final = _("The deal")
DEAL_LINE: Final = _("four of each level")
KEEP_TITLE: Final = _("Keep eight")
KEEP_LINE: Final = _("in secret, for the whole game")
KEPT_TITLE: Final = _("Eight are kept")
KEPT: Final = _(
    "You keep these eight for the whole game, and nobody else sees them. The others are still choosing theirs."
)
GIVE_BACK, GIVE_BACK_SHORT = _("Give these back"), _("Give Back")
HOW_TO_KEEP: Final = _(
    "Click the four cards that you want to give back. Click one again to keep it.\nYou learn a Power "
    "beside an open slot, and it works as long as the slot is open. Shards open slots, and paying Shards "
    "closes them again. You begin with 3 {shard}.\nLevels II and III need more {fame}. You pay for the "
    "missing {fame} in {coin}."
)
ENOUGH_GIVEN: Final = _("You are already giving back four. Keep one of them first.")
MORE_TO_GIVE: Final = _("You must give back four cards.")
given_back: Final = Say("give back {number} of {of}")


# ------------------------------------------------------------------ learning

to_open: Final = Count("{number} more Shard opens it", "{number} more Shards open it")
still_missing: Final = Say("{number} {shard} more")  # how many Shards open a slot, where there is little room
stays: Final = Say("It stays with {number} {shard} or more.")


def have(helped_by: Sequence[str]) -> str:
    """Over the Fame that counts for a Power, with the Powers that make it more."""
    return Say("You have, with {powers}")(powers=join(map(power, helped_by))) if helped_by else HAVE


def closed(needs: LearningFacts) -> str:
    """Reason why a card of the hand cannot be learned, on the card itself: its slots, the Coins; "" when it can."""
    if needs.lacking:
        return Say("needs slot {slot}")(slot=needs.slot)
    return Count("{number} Coin short", "{number} Coins short")(needs.short) if needs.short else ""


def why_not(needs: LearningFacts) -> str:
    """Reason why a Power of the hand cannot be learned, in a sentence; "" when it can be paid and laid."""
    closed = Count(
        "It needs an open slot beside it: {number} more Shard opens one.",
        "It needs an open slot beside it: {number} more Shards open one.",
    )
    too_dear = Count(
        "It would cost {number} Coin, and you have {coins}.", "It would cost {number} Coins, and you have {coins}."
    )
    if needs.lacking:
        return closed(needs.lacking)
    return too_dear(needs.price, coins=needs.price - needs.short) if needs.short else ""


def not_here(card: str, slot: int, shards: int) -> str:
    """Reason why a card cannot be laid beside a slot."""
    closed = Count(
        "This slot is closed: {number} more Shard opens it.", "This slot is closed: {number} more Shards open it."
    )
    not_here, missing = Say("You may put {power} only beside slot {slots}."), OPENS_WITH[slot - 1] - shards
    return closed(missing) if missing > 0 else not_here(power=power(card), slots=either(POWERS[card].slots))


def what_it_means(facts: PowersFacts, card: str, slot: int, wages: int) -> str:
    """Consequences of learning a Power beside a slot: the Coins left, the wages, and the card that returns."""
    price, there = facts.learning[card].price, facts.rack[slot - 1]
    leaves = Say("You keep *{left}* {coin}. Wages this turn may take up to *{wages}* {coin}.")
    kept = leaves(left=facts.coins - price, wages=wages) if price else stays(number=OPENS_WITH[slot - 1])
    if not there:
        return kept
    returns, both = Say("{power} goes back to your hand.")(power=power(there)), Say("{first} {then}", "two sentences")
    return both(first=returns, then=kept) if price else both(first=kept, then=returns)


# ------------------------------------------------------------------ beside the slots

NONE: Final = _("no Power learned")


def laid(facts: PowersFacts, slot: int) -> list[str]:
    """Sentences on the Power beside a slot: the Coins on it, whether it has worked, how long it stays."""
    coins, has_worked = facts.coins_on[slot - 1], facts.rack[slot - 1] in facts.used
    lie = [Count("There is {number} Coin on it now.", "There are {number} Coins on it now.")(coins)] if coins else []
    worked = [_("*It has worked this turn*: it works again next turn.")] if has_worked else []
    return [Say("It is beside slot {slot}.")(slot=slot), *lie, *worked, stays(number=OPENS_WITH[slot - 1])]


def card_tip(card: str, note: str = "") -> Words:
    """A Power: what it does, beside which slots it may lie."""
    known = POWERS[card]
    beside = Say("It has level {level}, needs {threshold} {fame} and goes beside slot {slots}.")
    ground = beside(level=n.ROMAN[known.level], threshold=known.threshold, slots=either(known.slots))
    return Words(power(card), (TEXTS[card], ground), f"power.{card}", note)


def slot_tip(slot: int) -> Words:
    """A slot: what opens it, and what closes it; how much is missing stands in the slot itself."""
    full = Say("It is full once you have {number} {shard}, counted from slot 1 upwards.")(number=OPENS_WITH[slot - 1])
    emptied = _("When you pay Shards, you empty the highest slot first, and its Power goes back to your hand.")
    return Words(slot_name(slot=slot), (full, emptied), "resource.shard")


def rack_tip(facts: PowersFacts, seat: int, names: Names, viewer: int, leads_there: bool = True) -> Words:
    """The Powers of a player in short: those beside slots, how many are in the hand; what a click shows."""
    does, note = Say("*{power}*: {effect}"), _("Click to see the slots.") if leads_there else ""
    whose = Tell("Your Powers", "{who:Name’s} Powers")(Voice(names, viewer), seat)
    slots = Say("Open slots: {slots}. In the hand: {hand}.")(slots=facts.open, hand=len(facts.hand))
    learned = (does(power=power(card), effect=TEXTS[card]) for card in facts.learned)
    return Words(whose, (*learned, slots), "resource.shard", note)


def closing(powers: Sequence[str]) -> str:
    """Sentence on the Powers that go back to the hand when a Shard is paid; "" for none."""
    one = Say("The Shard closes a slot: {cards} goes back to the hand.")
    back = Say("The Shard closes a slot: {cards} go back to the hand.") if len(powers) > 1 else one
    return back(cards=join(map(power, powers))) if powers else ""


# ------------------------------------------------------------------ what Powers change elsewhere

in_own_show: Final = Say("This is for your own show, with {powers}.")  # below what a Trick Marker pays
spared: Final = Say("{power} {change}", "wages")  # after what the wages are made of
TAKES_A_WAGE: Final = _("Characters with a card take a wage at the end of the turn.")
WAGES: Final = _("Wages this turn")
BACK_TO_HAND: Final = Say("{powers} back to the hand")
A_SHARD_FOR: Final = Count("a Shard for {number} Action Point more", "a Shard for {number} Action Points more")
"""On the row of Enhance Character: which Powers the Shard closes, else what it brings."""


def wages_changed(causes: Sequence[tuple[str, int]]) -> list[str]:
    """Sentences on the Powers that together make the wages of a player lower."""
    because = Say("*{power}* changes this by {change}.")
    return [because(power=power(cause), change=signed(change)) for cause, change in causes]


def give_these_back(powers: Sequence[str]) -> str:
    """A hint in the deal: those that are not to be kept."""
    return Say("Give back {powers}")(powers=join(map(power, powers)))
