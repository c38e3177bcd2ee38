"""Share of Powers in shows and on the stage: asked of the owners of its Tricks, and of the performer."""

from collections.abc import Mapping

from trickerion.rules.catalog import PERFORMER_BONUS, Yields
from trickerion.rules.effects.active_effects import powers_in_force
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.events import Event
from trickerion.rules.powers.showing import Showing
from trickerion.rules.state import GameState, Marker, Performance, Step


def stage_points(state: GameState, seat: int) -> int:
    """Action Points of the Magician on a Performance slot: none without a Power."""
    points = 0
    for effect in powers_in_force(state, seat):
        points = effect.stage_points(state, seat, points)
    return points


def weekday_change(state: GameState, owner: int, day: str, change: Yields) -> Yields:
    """Change of the Fame and Coins of each Trick of an owner by a weekday, as Powers leave it."""
    for effect in powers_in_force(state, owner):
        change = effect.weekday_yields(state, owner, day, change)
    return change


def added_yields(state: GameState, owner: int, show: Showing, slot: int) -> list[Yields]:
    """Yields that Powers of its owner add to a Trick of a show."""
    return [effect.added_yields(state, owner, show, slot) for effect in powers_in_force(state, owner)]


def added_alone(state: GameState, marker: Marker, day: str) -> list[tuple[str, Yields]]:
    """(Power, what it adds) of a Trick that its owner performs alone on a weekday."""
    show = Showing(marker.owner, day, Performance("", (marker,)))
    found = [(e.id, e.added_yields(state, marker.owner, show, 0)) for e in powers_in_force(state, marker.owner)]
    return [(power, yields) for power, yields in found if any(yields)]


def show_bonuses(state: GameState, show: Showing) -> list[tuple[str, Yields]]:
    """(Power, bonus) of what the performer receives beside the usual bonuses."""
    return [(effect.id, effect.show_bonus(state, show)) for effect in powers_in_force(state, show.performer)]


def tell_powers(state: GameState, show: Showing, links: int, days: Mapping[int, tuple[str, Yields]]) -> list[Event]:
    """The Powers that have changed what a show pays are told; ``days``: by owner the weekday and what it adds.

    Those with a bonus of their own are told by it.
    """
    events: list[Event] = []
    link = PERFORMER_BONUS["link"].fame
    for seat, (day, change) in days.items():
        for power in powers_in_force(state, seat):
            has_helped = _helps_tricks(state, seat, show, power, day, change)
            if has_helped or (seat == show.performer and links and power.link_fame(state, seat, (), link) != link):
                power.helped(state, seat, events)
    return events


def _helps_tricks(state: GameState, seat: int, show: Showing, power: Effect, day: str, change: Yields) -> bool:
    own = [slot for slot, marker in show.card.all_markers() if marker.owner == seat]
    if own and power.weekday_yields(state, seat, day, change) != change:
        return True
    return any(any(power.added_yields(state, seat, show, slot)) for slot in own)


def announce_end(state: GameState, show: Showing, events: list[Event]) -> None:
    """Powers may have something to do with the Trick Markers that were in a show, or with others."""
    for seat in reversed(state.initiative):
        for effect in powers_in_force(state, seat):
            effect.show_ended(state, seat, show, events)


def announce_discard(state: GameState, card: Performance, events: list[Event]) -> None:
    """A Performance card is about to be discarded."""
    for seat in state.initiative:
        for effect in powers_in_force(state, seat):
            effect.card_discarded(state, seat, card, events)


def begin_end_turn(state: GameState) -> None:
    """The Powers of everybody that work before wages."""
    state.stack += [BeforeEndTurn(seat) for seat in reversed(state.initiative)]


class BeforeEndTurn(Step):
    """The Powers of a player that work at the start of the End Turn phase."""

    owner: int

    def proceed(self, state: GameState, events: list[Event]) -> None:
        state.stack.pop()
        for effect in powers_in_force(state, self.owner):
            effect.before_end_turn(state, self.owner, events)
