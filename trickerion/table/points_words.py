"""Where Action Points come from: those of the Character at work, and those that a Shard would add."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trickerion.rules.ask import EFFECTS, ENHANCE_POINTS, Acting, Effect, common, personal, points_of
from trickerion.rules.catalog import SLOTS
from trickerion.rules.state import GameState
from trickerion.ui.bubble import Tip
from trickerion.ui.tokens import signed
from trickerion.words import names, tooltips


def because(effects: Sequence[Effect], number: int, ask: Callable[[Effect, int], int]) -> list[str]:
    """Which effects change a number, by how much, in their order: "Because of *Interest*: −1."."""
    said = []
    for effect in effects:
        before, number = number, ask(effect, number)
        if number != before:
            said.append(f"Because of *{tooltips.effect_name(effect.id)}*: {signed(number - before)}.")
    return said


def points_tip(state: GameState, acting: Acting | None) -> Tip | None:
    """Why the Character at work has so many Action Points."""
    if acting is None or SLOTS[acting.slot].is_performance:
        return None
    planned = points_of(state, acting.seat, acting.character, acting.slot)
    body = [f"At the placement: {tooltips.points_sum(planned)}."]
    more = acting.points - planned.total
    if not acting.has_acted and more:
        body.append(f"{signed(more)} since then: by a Shard, a card or an ability.")
    if acting.has_acted:
        body.append(f"{acting.points} left now.")
    return Tip(names.resource(acting.points, "points"), tuple(body), "resource.action_point", "What is left is lost.")


def shard_gain(state: GameState, seat: int, card: str = "") -> int:
    """Action Points that a Shard brings a Character with this special card, or with none."""
    points = ENHANCE_POINTS
    for effect in _on_shards(state, seat, card):
        points = effect.enhance_points(state, seat, points)
    return points


def shard_tip(state: GameState, seat: int, card: str = "") -> Tip:
    """What Enhance Character is, and what changes it."""
    gain = shard_gain(state, seat, card)
    on_stage = next((effect for effect in common(state) if effect.may_enhance_in_theater(state)), None)
    where = f"In the Theater too: *{tooltips.effect_name(on_stage.id)}*." if on_stage else "Not in the Theater."
    body = [f"1 {{shard}} for {gain} more {{ap}}, before the first Action. {where}"]
    body += because(_on_shards(state, seat, card), ENHANCE_POINTS, lambda e, n: e.enhance_points(state, seat, n))
    return Tip("Enhance Character", tuple(body), "action.enhance")


def _on_shards(state: GameState, seat: int, card: str) -> list[Effect]:
    return [*personal(state, seat), *([EFFECTS[card]] if card in EFFECTS else [])]
