"""How a Trick can be completed, in words for the panel "What it lacks"."""

from trickerion.rules.ask import Missing, Plan, Way
from trickerion.rules.state import GameState
from trickerion.words import names as n

_WAYS = {
    "buy": "Buy now",
    "quick_order": "Quick Order, Buy",
    "order": "Order for next turn",
    "arriving": "Buy when it arrives",
    "move_components": "Move Components",
}


def short_line(missing: Missing) -> str:
    """The head of a missing Component: "1 Glass short: 2 of 3"."""
    return f"{n.pieces(missing.component, missing.short)} short: {missing.have} of {missing.need}"


def way_line(way: Way) -> str:
    """A way to get it, beside its Action Points and Coins: "Order for next turn"."""
    return _WAYS[way.kind]


def goes_to_manager(way: Way) -> bool:
    """Whether what is bought has its place on the Manager's board."""
    return way.board == "manager" and way.kind != "move_components"


def way_note(way: Way, component: str, state: GameState, seat: int) -> str:
    """What else comes of Move Components: the exchange, and which Trick should be prepared before; else ""."""
    if way.kind != "move_components":
        return ""
    player = state.players[seat]
    if not way.exchanged:
        return f"{n.component(component)} counts {player.amount(component) + 1} then."
    change = (
        f"Changes places with {n.component(way.exchanged)}: {n.component(component)} is "
        f"{player.amount(component) + 1} then, {n.component(way.exchanged)} {player.amount(way.exchanged) - 1}."
    )
    harmed = n.join(n.trick(trick) for trick in way.harms)
    stays = "they stay" if len(way.harms) > 1 else "it stays"
    return f"{change} Prepare {harmed} before: {stays} prepared." if harmed else change


def plan_line(plan: Plan | None, state: GameState, seat: int) -> str:
    """The sum at the foot: "Cheapest: this turn", "Cheapest: turn 6", or why there is none."""
    if plan is None:
        return "Not to be had now"
    when = "this turn" if plan.turn == state.turn else f"turn {plan.turn}"
    short = plan.coins - state.players[seat].coins
    return f"Cheapest: {when}" + (f", {n.plural(short, 'Coin')} short" if short > 0 else "")
