"""What a Trick lacks and how it can be completed, in words for the sheet of the Workshop."""

from typing import Final

from trickerion.rules.ask import Lacking, Missing, Plan, Way
from trickerion.rules.state import GameState, PlayerState
from trickerion.words import names as n

NOTHING_LEARNED: Final = "No Trick yet.\nTricks are learned Downtown; what they need is listed here."
PREPARE: Final = "Prepare"
PAYS: Final = "One marker pays on stage"
_WHO: Final = (
    "anybody in the Workshop",
    "any Character in the Workshop",
    "a Specialist, or an Apprentice and a Shard",
    "the Magician, or a Specialist and a Shard",
)
_WAYS: Final = {
    "buy": "Buy now",
    "quick_order": "Quick Order, Buy",
    "order": "Order for next turn",
    "arriving": "Buy when it arrives",
    "move_components": "Move Components",
}


def lacks_head(lack: Lacking) -> str:
    """Below the name of the Trick."""
    if lack.missing:
        return "what it lacks, and what that costs"
    return "nothing is missing" if not lack.markers else "prepared already"


def short_line(missing: Missing) -> str:
    """The head of a missing Component: "1 Glass short: 2 of 3"."""
    return f"{n.pieces(missing.component, missing.short)} short: {missing.have} of {missing.need}"


def no_way(player: PlayerState, component: str) -> str:
    """Why a missing Component cannot be had."""
    has_room = component in player.components or player.free_pile_boards()
    return "not to be had this turn" if has_room else "no free slot for a new type"


def way_line(way: Way) -> str:
    """A way to get it, beside its Action Points and Coins: "Order for next turn"."""
    return _WAYS[way.kind]


def way_note(way: Way, component: str, state: GameState, seat: int) -> str:
    """What else comes of Move Components: the exchange, and which Trick should be prepared before; else ""."""
    if way.kind != "move_components":
        return ""
    player = state.players[seat]
    if not way.exchanged:
        return f"{n.component(component)} counts {player.amount(component) + 1} then."
    change = (
        f"Changes places with {n.component(way.exchanged)}: {n.component(component)} is {player.amount(component) + 1} "
        f"then, {n.component(way.exchanged)} {player.amount(way.exchanged) - 1}."
    )
    harmed = n.join(n.trick(trick) for trick in way.harms)
    stays = "they stay" if len(way.harms) > 1 else "it stays"
    return f"{change} Prepare {harmed} before: {stays} prepared." if harmed else change


def who_prepares(points: int) -> str:
    """Who has the Action Points for Prepare."""
    return _WHO[min(points, 3)]


def advice(lack: Lacking, on_stage: int) -> str:
    """What follows when no Component is missing."""
    if lack.markers:
        lie = "lies" if lack.markers == 1 else "lie"
        words = f"*{n.plural(lack.markers, 'Trick Marker')}* {lie} on the card, to be set up in the Theater."
        return f"{words}\nIt can be prepared again when the card is empty." if lack.supply else words
    if not lack.supply:
        return f"All {n.plural(on_stage, 'Trick Marker')} are in the Theater: they come back after the show."
    return "Components are never used up: they only have to be here at the moment of Prepare."


def lacks_foot(lack: Lacking, state: GameState, seat: int) -> str:
    """The line at the foot: the cheapest plan, or what is to be done."""
    if lack.plan is None:
        return plan_line(None, state, seat)
    if lack.markers:
        return "Ready to be set up"
    if not lack.supply:
        return "Nothing to do before the show"
    return plan_line(lack.plan, state, seat) if lack.missing else "Ready to prepare"


def plan_line(plan: Plan | None, state: GameState, seat: int) -> str:
    """The sum at the foot: "Cheapest: this turn", "Cheapest: turn 6", or why there is none."""
    if plan is None:
        return "Not to be had now"
    when = "this turn" if plan.turn == state.turn else f"turn {plan.turn}"
    short = plan.coins - state.players[seat].coins
    return f"Cheapest: {when}" + (f", {n.plural(short, 'Coin')} short" if short > 0 else "")
