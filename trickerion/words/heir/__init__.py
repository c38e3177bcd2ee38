"""The Heir in words: why it does what it does, its plan cards, stances and what its events mean for the log."""

from collections.abc import Callable
from typing import Any

from trickerion.rules import events as e
from trickerion.rules.ask.heir import PlacementFacts
from trickerion.rules.catalog import PERFORMANCES, SLOTS
from trickerion.rules.heir.catalog import ACADEMY_PLANS, ALL_PLANS, priorities
from trickerion.words import names as n
from trickerion.words.academy.names import space
from trickerion.words.voice import Voice

STANCE = {"ready": "Ready", "busy": "Busy"}
PLAN = {
    "new_faces": "New Faces",
    "long_shopping_list": "Long Shopping List",
    "dark_dealings": "Dark Dealings",
    "quiet_week": "Quiet Week",
    "opening_night": "Opening Night",
    "full_house": "Full House",
    "patrons_evening": "Patrons’ Evening",
    "gala": "Gala",
    "academy_new_faces": "New Students",
    "academy_shopping_list": "Long Reading List",
    "academy_dark_dealings": "Dark Studies",
    "academy_open_day": "Open Day",
    "academy_quiet_week": "Quiet Term",
    "academy_opening_night": "Opening Lecture",
    "academy_full_house": "Full Hall",
    "academy_patrons_evening": "Patrons’ Visit",
    "academy_gala": "Graduation Gala",
}
KIND = {"setup": "set-up card", "performance": "performance card"}

_Args = tuple[Any, ...]


def _contested(args: _Args) -> str:
    facts = PlacementFacts(*args)
    order = list_of(facts)
    later = order[order.index(facts.location) + 1 :]
    before = f" and comes before {n.LOCATION[later[0]]}" if later else ""
    return f"{STANCE[facts.stance]}: {n.LOCATION[facts.location]} is contested{before}"


def list_of(facts: PlacementFacts) -> tuple[str, ...]:
    """The priority list of a placement; the plan card tells whether the Academy is in the game."""
    return priorities(facts.stance, facts.plan in ACADEMY_PLANS)


def _by_priority(args: _Args) -> str:
    facts = PlacementFacts(*args)
    return f"{STANCE[facts.stance]}: {n.LOCATION[facts.location]} is next on the priority list"


def _markers(args: _Args, why: str) -> str:
    card, _, links, *_ = args
    return f"{card}: {why}, {n.plural(links, 'Link')}"


def _icons(args: _Args) -> str:
    left = args[0]
    return (
        f"All icons have been used, {n.plural(left, 'Character')} without icon"
        if left > 0
        else "All icons have been used"
    )


REASONS: dict[str, Callable[[_Args], str]] = {
    "always_advertises": lambda args: "The Heir always advertises, without paying",
    "turn_up_plan": lambda args: "After the player has assigned, the next plan card is turned up",
    "icon": lambda args: f"Icon {args[0]} belongs to the {n.character(args[1])}",
    "no_special_card": lambda args: f"No special {n.LOCATION[args[0]]} card: the {n.character(args[1])} stays Idle",
    "all_icons_served": _icons,
    "contested": _contested,
    "by_priority": _by_priority,
    "magician_waits_no_longer": lambda args: "No helper can set up a Trick now: the Magician waits no longer",
    "nothing_possible": lambda args: "No placement is possible: all Characters left stay Idle",
    "no_step_left": lambda args: "No step is left at this Location",
    "all_used": lambda args: "Everything that the Action Points allow is done",
    "too_few_dice": lambda args: (
        f"{n.plural(args[0], 'die', 'dice')} to use, {args[1]} without X: one X die is rerolled"
    ),
    "trick": lambda args: f"{n.plural(args[1], 'Trick')} of level {args[0]}, the highest: a new one",
    "specialist": lambda args: f"The Heir has no {n.CHARACTER[args[0]]} yet",
    "apprentice": lambda args: f"Only {n.plural(args[0], 'Character')}: one more Apprentice",
    "last_apprentice": lambda args: f"Last step: {n.plural(args[0], 'Apprentice')}, room for one more",
    "bank": lambda args: f"The highest Bank die left shows {args[0]}",
    "check_list": lambda args: f"{len(args[0])} of {len(args[1])} types on the Shopping List are for sale",
    "order": lambda args: f"{n.plural(len(args[0]), 'type')} of the Shopping List on no Order slot yet",
    "coin": lambda args: "A coin decides whether the prophecies move",
    "fewest_cards": lambda args: f"Fewest special cards in the hand: {n.LOCATION[args[0]]} ({args[1]})",
    "learn_secret": lambda args: f"It has {n.plural(args[0], 'secret')}, and takes one from the display",
    "renovate": lambda args: f"No more Banners than the player: {space(args[0])} is renovated",
    "renovate_left": lambda args: f"An Action left and no lesson to give: {space(args[0])} is renovated",
    "teach": lambda args: f"The rightmost Trick in no room: {n.trick(args[0])} is taught",
    "practice": lambda args: f"The leftmost Trick in no room: {n.trick(args[0])} is practised",
    "teach_left": lambda args: f"An Action left: {n.trick(args[0])} is taught",
    "practice_left": lambda args: f"An Action left: {n.trick(args[0])} is practised",
    "own_marker": lambda args: _markers(args, "a Trick Marker of its own lies there"),
    "players_marker": lambda args: _markers(args, "the player’s Trick Marker lies there"),
    "leftmost": lambda args: _markers(args, "the leftmost card"),
    "doomed_card_only": lambda args: _markers(args, "no place on a card that stays"),
    "pair": lambda args: _markers(args, "two Trick Markers laid together"),
    "second_of_pair": lambda args: f"{args[0]}: the second Trick Marker of the pair",
    "best_show": lambda args: f"{args[0]} brings the most: {n.amounts(*args[1:4])}",
}
"""The words of every reason, without a full stop; a Performance card comes by its name."""


def reason_words(reason: str, args: _Args, row: tuple[str, ...] = ()) -> str:
    """Why the Heir takes a step: "Busy: Downtown is contested"; ``row``: the Performance cards side by side."""
    named = (n.performance_in(row, args[0]), *args[1:]) if args and args[0] in PERFORMANCES else args
    return REASONS[reason](named)


# ------------------------------------------------------------------ events


def closed_by(event: e.ConfigurationRolled) -> str:
    """What a Configuration die blocks: "Downtown +2 and +1", "Friday and Saturday"."""
    slots = [n.signed(SLOTS[entry].modifier) for entry in event.closes if entry in SLOTS]
    if slots:
        return f"{n.LOCATION[event.location]} {n.join(slots)}"
    return n.join(n.DAY[entry] for entry in event.closes)


def _shopping(event: e.ShoppingListChanged, voice: Voice) -> str:
    added = [n.component(component) for component in event.added]
    removed = [n.component(component) for component in event.removed]
    parts = [f"wrote {n.join(added)} on the Shopping List"] if added else []
    parts += [f"struck {n.join(removed)} off the Shopping List"] if removed else []
    return n.join(parts)


def _paid(event: e.TrickPaid, voice: Voice) -> str:
    brings = n.amounts(event.fame, event.coins, event.shards) or "nothing"
    return f"received {brings} for {n.trick(event.trick)} {n.in_theater(event.card, voice.row)}"


EVENTS: dict[type, Callable[[Any, Voice], str]] = {
    e.HeirStep: lambda event, voice: reason_words(event.reason, event.args, voice.row),
    e.ConfigurationRolled: lambda event, voice: f"Blocked: {closed_by(event)}",
    e.PlanTurnedUp: lambda event, voice: f"turned up {PLAN[event.plan]}, a {KIND[ALL_PLANS[event.plan].kind]}",
    e.ShoppingListChanged: _shopping,
    e.CoinTossed: lambda event, voice: f"tossed a coin: {'heads' if event.is_heads else 'tails'}",
    e.CoinsExchanged: lambda event, voice: f"turned {event.coins} {{coin}} into {event.fame} {{fame}}",
    e.TrickPaid: _paid,
}
"""The words of every class of events of the solo game, without the subject."""


SOURCES = {
    "heir_spare_point": "for the sixth Action Point",
    "heir_exchange": "for Coins",
    "heir_leaving_card": "for Tricks on a card that was not performed",
    "performer_helper": "for the helpers backstage",
}
"""Sources of Fame, Coins and Shards that only the Heir has."""

SCORED = {
    "heir_markers": "Trick Marker on Performance cards",
    "heir_level_3": "Trick of level 3",
    "heir_characters": "Character beyond six",
}
"""What the Heir's lines of the final scoring count, one of it."""
