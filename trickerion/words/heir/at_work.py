"""What the Heir's Characters do at each Location, in words: the result as the head, the numbers that decided below."""

from collections.abc import Callable

from trickerion.rules import events as e
from trickerion.rules.ask.heir import ENOUGH_FAME, ENOUGH_TRICKS
from trickerion.rules.catalog import TRICKS
from trickerion.rules.heir.catalog import MOST_HIRED_APPRENTICES
from trickerion.words import names as n
from trickerion.words.heir.entry import USES, Entry, Outcome, by_prophecy, first, gains, sentences

# ------------------------------------------------------------------ Downtown

_ORDINAL = ("First", "Second", "Third", "Fourth")


def _die(outcome: Outcome, result: str) -> str:
    return f"{_ORDINAL[min(outcome.number, 3)]} die: {result}"


def _too_few_dice(outcome: Outcome) -> Entry:
    wanted, usable, die = outcome.args
    rolled = first(outcome, e.DieRolled)
    body = sentences(
        f"{n.plural(wanted, 'die', 'dice')} to use, and only {usable} {'shows' if usable == 1 else 'show'} something: "
        "one X die is rolled again, once; first the Trick dice, then Specialist, Bank, Apprentice.",
        f"Now it shows {n.face(rolled.die, rolled.face)}." if rolled else "",
    )
    return Entry(f"Once more: the {n.DIE_SHORT[die]}", body, (f"die.{die}",), "downtown")


def _trick(outcome: Outcome) -> Entry:
    level, owned, fame, die, candidates = outcome.args
    why = f"{fame} Fame: level {n.LEVEL[level]}, "
    why += "always a new one." if fame >= ENOUGH_FAME else f"and it has {owned} of {ENOUGH_TRICKS} such Tricks."
    cards = f"{n.plural(candidates, 'card')} to draw from by the {n.DIE_SHORT[die]}."
    learned = first(outcome, e.TrickLearned)
    about = (f"die.{die}", *((f"trick.{learned.trick}", "shopping") if learned else ()))
    return Entry(_die(outcome, "a Trick"), sentences(why, cards, _new_trick(outcome)), about, "downtown")


def _new_trick(outcome: Outcome) -> str:
    learned, prepared = first(outcome, e.TrickLearned), first(outcome, e.TrickPrepared)
    if learned is None or prepared is None:
        return "The drawn one comes ready prepared."
    back, listed = first(outcome, e.TrickReturned), first(outcome, e.ShoppingListChanged)
    fame = TRICKS[learned.trick].yields.fame
    parts = [f"*{n.trick(learned.trick)}* ({fame} {{fame}}) with {n.plural(prepared.markers, 'Trick Marker')}"]
    parts += [f"{n.join(n.component(c) for c in listed.added)} on the Shopping List"] if listed else []
    text = "; ".join(parts) + "."
    return f"*{n.trick(back.trick)}*, the rightmost, goes back. {text}" if back else text


def _specialist(outcome: Outcome) -> Entry:
    body = f"The die shows the {n.CHARACTER[outcome.args[0]]}, and it has none: hired, joins at the end of the turn."
    return Entry(_die(outcome, "a Specialist"), body, ("die.inn_specialist",), "downtown")


def _apprentice(outcome: Outcome) -> Entry:
    body = f"Only {n.plural(outcome.args[0], 'Character')}: one more Apprentice, joins at the end of the turn."
    return Entry(_die(outcome, "an Apprentice"), body, ("die.inn_apprentice",), "downtown")


def _last_apprentice(outcome: Outcome) -> Entry:
    number = outcome.args[0]
    have = n.plural(number, "Apprentice") if number else "no Apprentice"
    body = f"The last step: it has {have} and room for {MOST_HIRED_APPRENTICES}. Joins at the end of the turn."
    return Entry(_die(outcome, "an Apprentice"), body, ("die.inn_apprentice",), "downtown")


def _bank(outcome: Outcome) -> Entry:
    face, die = outcome.args
    gained = first(outcome, e.CoinsGained)
    head = _die(outcome, f"{gained[1] if gained else face} {{coin}}")
    return Entry(head, f"The highest Bank die left shows {face}.", (f"die.{die}",), "downtown")


# ------------------------------------------------------------------ Market Row and Dark Alley


def _check_list(outcome: Outcome) -> Entry:
    sold, listed = outcome.args
    about = ("shopping", *(f"component.{component}" for component in sold))
    if not listed:
        return Entry("The Shopping List is empty", "It needs no Component now.", about, "market_row")
    if not sold:
        body = f"None of its {n.plural(len(listed), 'type')} is for sale now."
        return Entry("Nothing leaves the list", body, about, "market_row")
    names = n.join(n.component(component) for component in sold)
    body = "What lies on a Buy slot or the Quick Order slot counts as bought, without paying."
    return Entry(f"Off the list: {names}", body, about, "market_row")


def _order(outcome: Outcome) -> Entry:
    wanted = outcome.args[0]
    ordered = first(outcome, e.ComponentOrdered)
    head = f"An Order: {n.component(ordered.component)}" if ordered else "An Order"
    names = n.join((n.component(component) for component in wanted), "or")
    body = f"One type of the list that is on no Order slot yet, at random: {names}. Nothing is paid."
    if len(wanted) == 1:
        body = f"The only type of the list that is on no Order slot yet: {names}. Nothing is paid."
    about = ("shopping", *((f"order.{ordered.slot}",) if ordered else ()))
    return Entry(head, body, about, "market_row")


def _coin(outcome: Outcome) -> Entry:
    tossed, told = first(outcome, e.CoinTossed), first(outcome, e.FortuneTold)
    if tossed is None:
        return Entry("A coin", "Heads: the pending prophecies move one place clockwise.", ("prophecies",), "dark_alley")
    if not tossed.is_heads or told is None:
        return Entry("A coin: tails", "The pending prophecies stay where they are.", ("prophecies",), "dark_alley")
    exchanged = first(outcome, e.AbilityUsed)
    body = sentences(
        "The pending prophecies move one place clockwise.",
        "The Priestess exchanges the next one for another of the pile." if exchanged else "",
        f"*{n.prophecy(told.pending[0])}* is next.",
    )
    return Entry("A coin: heads", body, ("prophecies",), "dark_alley")


def _fewest_cards(outcome: Outcome) -> Entry:
    deck, _, counts = outcome.args
    drawn = first(outcome, e.CardDrawn)
    owned = ", ".join(f"{n.LOCATION[place]} {number}" for place, number in counts)
    body = sentences(
        f"The fewest in its hand: {owned}; of equals, the first.",
        f"It draws *{n.card(drawn.card)}*." if drawn and drawn.card else "",
    )
    return Entry(f"A special card: {n.LOCATION[deck]}", body, (f"deck.{deck}", "specials"), "dark_alley")


# ------------------------------------------------------------------ Theater

_CARD = {
    "own_marker": "Cards with its own markers come first.",
    "players_marker": "Of the cards that stay and take it, none has a marker of its own; one with yours comes next.",
    "leftmost": "Of the cards that stay and take it, none has a marker of either side: the leftmost.",
    "doomed_card_only": "Only the card that leaves this turn has a place for it.",
    "pair": "two markers for this card, laid where both together earn most.",
}


def _markers(reason: str) -> Callable[[Outcome], Entry]:
    def tell(outcome: Outcome) -> Entry:
        card, tricks, links, fame, shards = outcome.args
        head = f"Set up: {n.trick(tricks[0])}"
        earns = f"{n.plural(links, 'Link')}, {n.amounts(fame, 0, shards)}" if links else ""
        slot = (
            f"Most Links, then Fame, then Shards: {earns}."
            if links
            else "No Link is possible: the first slot that takes it."
        )
        partner = f"With {n.trick(tricks[1])}:" if len(tricks) > 1 else ""
        body = sentences(f"{outcome.card(card)}.", partner, _CARD[reason], slot, by_prophecy(outcome))
        return Entry(head, body, (f"card.{card}", *(f"trick.{trick}" for trick in tricks)), "theater")

    return tell


def _second_of_pair(outcome: Outcome) -> Entry:
    card, trick = outcome.args
    gained = f"Now both have brought their Links: {gains(outcome)} with this one." if outcome.done else ""
    body = sentences(f"{outcome.card(card)}: the second marker of the pair.", gained, by_prophecy(outcome))
    return Entry(f"Set up: {n.trick(trick)}", body, (f"card.{card}", f"trick.{trick}"), "theater")


# ------------------------------------------------------------------ the end of a Character's work


def _no_step_left(outcome: Outcome) -> Entry:
    location, left = outcome.args
    body = f"Nothing more to do here: {n.plural(left, *USES[location])} not used."
    return Entry("Done", body, (), location)


AT_WORK: dict[str, Callable[[Outcome], Entry]] = {
    "too_few_dice": _too_few_dice,
    "trick": _trick,
    "specialist": _specialist,
    "apprentice": _apprentice,
    "last_apprentice": _last_apprentice,
    "bank": _bank,
    "check_list": _check_list,
    "order": _order,
    "coin": _coin,
    "fewest_cards": _fewest_cards,
    **{reason: _markers(reason) for reason in _CARD},
    "second_of_pair": _second_of_pair,
    "no_step_left": _no_step_left,
}
"""By the reason of a step."""
