"""The sheet between two turns."""

from collections.abc import Sequence
from typing import Final

from trickerion.rules import events as e
from trickerion.rules.ask import FAME_PER_UNPAID_WAGE
from trickerion.rules.events import Event
from trickerion.rules.heir.catalog import COINS_TO_FAME
from trickerion.rules.state import GameState, Performance
from trickerion.words import card_tooltips, tooltips
from trickerion.words import names as n
from trickerion.words.academy.names import secret
from trickerion.words.names import Names
from trickerion.words.powers.names import power
from trickerion.words.powers.why import wages_changed
from trickerion.words.wording import Words, phrase

ends: Final = phrase("Turn {turn} ends")
begins: Final = phrase("Turn {turn} begins")

WAGES, JOINS, ORDERS, ACADEMY = "Wages", "Joins the team", "Orders arrive", "In the Academy"
THEATER, DICE, INITIATIVE = "Theater", "Dice", "Initiative"
CLOSED: Final = {"blocked": "Blocked this turn", "covered_this_turn": "Covered this turn"}
"""What stands over the closed slots, by the reason why they are closed."""

DAY: Final = {"thursday": "Thu", "friday": "Fri", "saturday": "Sat", "sunday": "Sun"}

IN_ORDER: Final = "each in Initiative order"
LEAST_FIRST: Final = "least Fame first"
NOBODY, NONE = "nobody this turn", "none this turn"
NO_WAGES: Final = "nobody worked for a wage"
FREE: Final = "free"
LEAVES, NEW, ON_STAGE, STAYS = "leaves", "new", "on stage", "no card leaves"
MARKERS_HOME: Final = "Markers come home"
PROPHECY: Final = "Prophecy of the turn"
ON_THE_STAGE: Final = "Performance cards now"
TURN_SETUP: Final = "Turn Setup card"
CHOOSE_DIE: Final = "Which die is rolled again?"
DIE_FIRST: Final = "Each place has a die that blocks slots. First click one that glows: it is rolled again."
CHOOSE_DIE_FIRST: Final = "Choose first which die is rolled again."
WAIT, GO_ON, ANYWHERE = "Wait for me every turn", "Continue", "click anywhere to continue"
WAIT_TIP: Final = ("Wait for me", "The sheet stays until you continue. The settings can also leave it out.")

came_after: Final = phrase("in place of {old}")
comes_next: Final = phrase("next: {prophecy}")
_NUMBER: Final = {1: "one die was", 2: "two dice were"}


def rolled_again(number: int) -> str:
    """How many dice have been rolled again; "" for none."""
    return f"{_NUMBER.get(number, f'{number} dice were')} rolled again" if number else ""


def spared(savers: Sequence[str], saved: int) -> str:
    """What Powers have taken off the wages: "Loyal Crew −2", or that nothing was left to pay."""
    said = n.join([power(saver) for saver in savers])
    return f"{said} {n.signed(-saved)}" if saved else f"nothing left to pay: {said}"


def unpaid(characters: Sequence[str]) -> str:
    """Whose wages were not paid."""
    kinds = [n.character(character) for character in characters]
    return f"{n.join(kinds) if len(kinds) < 3 else len(kinds)} not paid"


def number_unpaid(characters: Sequence[str]) -> str:
    """The same where there is no room for their names: crosses on their disks say who."""
    return f"{len(characters)} not paid"


def joins(seat: int, names: Names, viewer: int) -> str:
    """Whose team somebody joins."""
    return f"joins {n.object_of(seat, names, viewer)}"


def heirs_exchange(coins: int, fame: int, has: int) -> str:
    """What the Heir does in place of paying wages."""
    if coins:
        return f"no wages; turned {coins} {{coin}} into {fame} {{fame}}"
    return f"no wages; turns every {COINS_TO_FAME} {{coin}} into {{fame}} (has {has})"


def prophecy(prophecy_id: str) -> tuple[str, str]:
    """The name and the text of the active prophecy."""
    words = card_tooltips.prophecy(prophecy_id)
    return words.title, words.body[0]


def on_stage(state: GameState, leaving: str) -> list[str]:
    """The Performance cards of the row, and which one will leave."""
    row, more = state.row_ids, {leaving: "; it leaves this turn"}
    return [f"{n.performance_in(row, c.id)}: {n.yields(c.card.bonus)}{more.get(c.id, '')}" for c in state.row]


def in_academy(event: Event) -> str:
    """What has changed in the Academy between the turns."""
    if isinstance(event, e.RoomsOpened):
        return f"Spaces {event.letter.upper()} are open now."
    shown = [secret(shown) for shown in event.display if shown] if isinstance(event, e.SecretsExchanged) else []
    return f"New secrets: {n.join(shown)}."


def poster(place: int, places: int, price: int, coins: int, rivals: Sequence[str] = ()) -> str:
    """To the reader: what a poster costs, or that it cannot be paid; and which rivals cannot pay for one."""
    short = n.join(rivals)
    if coins < price:
        nor = f" Nor can {short}." if rivals else ""
        return f"You cannot pay for a poster: it costs *{price}* {{coin}}, you have *{coins}*.{nor}"
    rank = {0: "You go first: a", places - 1: "You come last: a"}.get(place, "A")
    others = f" {short} cannot pay for one." if rivals else ""
    return f"{rank} poster costs you *{price}* {{coin}}. You have *{coins}*.{others}"


def no_poster(who: Sequence[int], names: Names) -> str:
    """To several readers: who of them cannot pay for a poster."""
    short = n.join(names[seat] for seat in who)
    return f"{short} cannot pay for a poster." if who else "Each can pay for a poster."


def wages(state: GameState, seat: int, due: Sequence[int], names: Names, viewer: int) -> Words:
    """A row of wages; ``due`` are the single ones, which Powers may lower together."""
    body = (
        "Every Character that worked takes a wage: 2 {coin} for a Specialist, 1 {coin} for an Apprentice; the one in "
        "the Assistant’s place is free, and so are idle ones.",
        f"Each wage that is not paid costs {FAME_PER_UNPAID_WAGE} {{fame}}.",
        *wages_changed(state, seat, due),
    )
    whose = n.whose(seat, names, viewer)
    return Words(f"{whose[:1].upper() + whose[1:]} wages", body, "ui.wages")


def wage(character: str, coins: int, is_paid: bool) -> Words:
    """A Character that worked."""
    cost = f"Its wage: {coins} {{coin}}." if coins else "It worked without a wage."
    lost = "" if is_paid else f"It was not paid, which cost {FAME_PER_UNPAID_WAGE} {{fame}}."
    return tooltips.character(character)._replace(body=(cost, *filter(None, (lost,))), note="")


def card(state: GameState, card_id: str, names: Names, viewer: int) -> Words:
    """A Performance card, also one that has left."""
    in_row = [card for card in state.row if card.id == card_id]
    return card_tooltips.performance_card(state, (*in_row, Performance.empty(card_id))[0], names, viewer)


def place(state: GameState, position: int, names: Names, viewer: int, is_short: bool) -> Words:
    """A place of the Initiative order, and whether its player can pay for a poster."""
    seat = state.initiative[position]
    words = tooltips.initiative(state, position, names, viewer)
    verb = "You cannot" if n.is_you(seat, names, viewer) else f"{names[seat]} cannot"
    return words.plus(f"{verb} pay for it.") if is_short else words
