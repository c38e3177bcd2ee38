"""The Heir's decisions as entries of a list: the result as a head, below it the reason with its numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trickerion.rules import events as e
from trickerion.rules.ask.heir import PLANS
from trickerion.rules.events import Event, HeirStep
from trickerion.words import names as n
from trickerion.words.heir import KIND, PLAN
from trickerion.words.heir_at_work import AT_WORK
from trickerion.words.heir_entry import Entry, Telling, first, gains, sentences
from trickerion.words.heir_placement import nothing_possible, placement

# ------------------------------------------------------------------ Advertise and Assignment


def _advertises(telling: Telling) -> Entry:
    gained = f" It gains {gains(telling)}." if telling.done else ""
    return Entry("It advertises", f"Always, and without paying.{gained}", ("identity",), "advertise")


def _turn_up_plan(telling: Telling) -> Entry:
    turned = first(telling, e.PlanTurnedUp)
    if turned is None:
        body = "You have assigned: the plan card of this week is turned up."
        return Entry("The next plan card", body, ("plan",), "assignment")
    kind = KIND[PLANS[turned.plan].kind]
    body = f"{n.an(kind).capitalize()}. Its icons belong to the Characters in line, from left to right."
    return Entry(f"Its plan: {PLAN[turned.plan]}", body, ("plan",), "assignment")


def _icon(telling: Telling) -> Entry:
    number, character, location, is_special = telling.args
    body = f"For the {n.character(character)}."
    if is_special:
        body = (
            f"A red icon: a special card, of several the one drawn first, for the {n.character(character)}: +1 {{ap}}."
        )
    return Entry(
        f"Icon {number}: {n.LOCATION[location]}", body, (f"icon.{number}", f"character.{character}"), "assignment"
    )


def _no_special_card(telling: Telling) -> Entry:
    location, character, number = telling.args
    wanted = f"a special {n.LOCATION[location]} card"
    body = f"It asks for {wanted}, and the hand holds none: the {n.character(character)} stays Idle."
    return Entry(f"Icon {number}: nobody", body, (f"icon.{number}", f"character.{character}"), "assignment")


def _all_icons_served(telling: Telling) -> Entry:
    left = telling.args[0]
    body = "Every Character in line has had its icon."
    if left > 0:
        stay = "stays" if left == 1 else "stay"
        body = f"{n.plural(left, 'Character')} in line without an icon {stay} Idle."
    return Entry("Assigned", body, ("plan",), "assignment")


# ------------------------------------------------------------------ Performance and End Turn


def _best_show(telling: Telling) -> Entry:
    card, fame, coins, shards, rivals = telling.args
    body = sentences(
        f"It brings the most: {n.amounts(fame, coins, shards)}.",
        *(f"{n.performance_short(other)}: {n.amounts(*brings)}." for other, *brings in rivals),
        "Fame decides, then Shards, then Coins, then the leftmost." if rivals else "Its only card with own markers.",
    )
    about = (f"card.{card}", *(f"card.{other}" for other, *_ in rivals))
    return Entry(f"It performs in the {n.performance_short(card)}", body, about, "show")


def by_itself(event: Event) -> Entry | None:
    """What happens to the Heir without a decision: Coins into Fame, new Characters, Tricks on a card that leaves."""
    if isinstance(event, e.CoinsExchanged):
        body = "In place of wages each full ten Coins become Fame."
        return Entry(f"{event.coins} {{coin}} become {event.fame} {{fame}}", body, ("identity",), "end_turn")
    if isinstance(event, e.CharacterJoined):
        body = "Hired this turn. The line is: Magician, Specialists, Apprentices."
        return Entry(f"The {n.character(event.character)} joins", body, (f"character.{event.character}",), "end_turn")
    if isinstance(event, e.TrickPaid):
        brings = n.amounts(event.fame, event.coins, event.shards)
        body = "It lay on the card that leaves: 1 Fame and 1 Coin less than its Yields, and the marker comes home."
        return Entry(f"{n.trick(event.trick)}: {brings}", body, (f"trick.{event.trick}",), "end_turn")
    return None


# ------------------------------------------------------------------ all steps

PLACEMENTS = ("contested", "by_priority", "magician_waits_no_longer")

_ENTRIES: dict[str, Callable[[Telling], Entry]] = {
    "nothing_possible": nothing_possible,
    **AT_WORK,
    "best_show": _best_show,
    "always_advertises": _advertises,
    "turn_up_plan": _turn_up_plan,
    "icon": _icon,
    "no_special_card": _no_special_card,
    "all_icons_served": _all_icons_served,
}
"""By the reason of a step, but for placements."""

SILENT = ("all_used",)
"""Steps without an entry: that everything is done is seen from the entries before."""


def entries(step: HeirStep, events: Sequence[Event] | None, number: int = 0) -> list[Entry]:
    """The entries of a step: four for a placement, none for a silent one, one for anything else."""
    telling = Telling(step.seat, step.args, events, number)
    if step.reason in PLACEMENTS:
        return placement(telling, step.reason)
    return [] if step.reason in SILENT else [_ENTRIES[step.reason](telling)]
