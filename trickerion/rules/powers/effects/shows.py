"""Powers of shows: what Tricks yield, what a weekday does to them, what the performer receives beside them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from trickerion.rules.catalog import SLOTS, SPECIALISTS, TRICKS, Yields
from trickerion.rules.effects.registry import power_kind
from trickerion.rules.events import Event, PowerUsed
from trickerion.rules.moves import ChooseHelper, Move
from trickerion.rules.phases.performance import change_show, open_show, own_yields
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.powers.effects.base import ShowPower
from trickerion.rules.powers.showing import Showing
from trickerion.rules.state import Choice, GameState, Marker, Performance


@power_kind("yield")
class MoreYield(ShowPower):
    """The owner's Tricks of a kind yield more, in some shows only; once per turn in the first show that has any, and
    there the one that gains most (rulings 110, 149)."""

    def added_yields(self, state: GameState, seat: int, show: Showing, slot: int) -> Yields:
        performs = "self" if show.performer == seat else "opponent"
        is_day: bool = self._data.get("weekday", show.day) == show.day
        is_show = is_day and bool(self._data.get("performer", performs) == performs)
        is_meant = is_show and self._is_trick(show.card.marker_at(slot), seat)
        if not is_meant or (self._data.get("once") and self._best(state, seat, show) != slot):
            return Yields()
        return Yields(**self._data["add"])

    def _is_trick(self, marker: Marker | None, seat: int) -> bool:
        if marker is None or marker.owner != seat:
            return False
        trick = TRICKS[marker.trick]
        is_level = trick.level in self._data.get("levels", (trick.level,))
        is_category: bool = self._data.get("category", trick.category) == trick.category
        return is_level and is_category

    def _best(self, state: GameState, seat: int, show: Showing) -> int | None:
        """The slot of the Trick to which it does most: a doubled one, else that with the most Fame."""
        if self._is_used_up(state, seat):
            return None
        meant = {slot: marker for slot, marker in show.card.all_markers() if self._is_trick(marker, seat)}

        def gain(slot: int) -> tuple[bool, int]:
            marker = meant[slot]
            fame = own_yields(state, seat, marker.trick, marker.pile).fame
            return show.doubled == (slot, "fame"), fame

        return max(meant, key=gain, default=None)


@power_kind("weekday")
class MildWeekday(ShowPower):
    """On one weekday the Fame of the owner's Tricks, or Fame and Coins, are not lowered."""

    sets_number = True

    def weekday_yields(self, state: GameState, seat: int, day: str, change: Yields) -> Yields:
        if day != self._data["weekday"]:
            return change
        fame, coins = self._data["fame_modifier"], self._data.get("coins_modifier", change.coins)
        return Yields(max(change.fame, fame), max(change.coins, coins))


class _Bonus(ShowPower):
    """The performer receives something beside the usual bonuses."""

    def show_bonus(self, state: GameState, show: Showing) -> Yields:
        return Yields(**self._data["flat"]) if self._holds(state, show) else Yields()

    def _holds(self, state: GameState, show: Showing) -> bool:
        condition = self._data.get("condition")
        is_day = show.day in self._data.get("weekdays", (show.day,))
        return is_day and (condition is None or _CONDITIONS[condition](state, show, self._data))


def _all_tricks_own(state: GameState, show: Showing, data: Mapping[str, Any]) -> bool:
    owners = [marker.owner for _, marker in show.card.all_markers()]
    return len(owners) >= data["minimum_tricks"] and {*owners} == {show.performer}


_CONDITIONS: Mapping[str, Callable[[GameState, Showing, Mapping[str, Any]], bool]] = {
    "only_performer": lambda state, show, data: all(
        seat == show.performer for slot, (seat, _) in state.occupants.items() if SLOTS[slot].is_performance
    ),
    "all_tricks_own": _all_tricks_own,
}


class _BonusForEach(ShowPower):
    """The performer receives something for each Trick, or for each category beyond the first, of any player."""

    def show_bonus(self, state: GameState, show: Showing) -> Yields:
        markers = [marker for _, marker in show.card.all_markers()]
        categories = {TRICKS[marker.trick].category for marker in markers}
        times = len(markers) if self._data["per"] == "trick" else len(categories) - 1
        return Yields(*(times * amount for amount in Yields(**self._data["add"])))


class _LinkFame(ShowPower):
    """The performer receives more Fame for each Link."""

    sets_number = True

    def link_fame(self, state: GameState, performer: int, owners: Sequence[int], fame: int) -> int:
        return max(fame, int(self._data["link_fame"]))


class _AbsentHelp(ShowPower):
    """The owner's Specialists who are not backstage bring their bonus, too."""

    def before_yields(self, state: GameState, performer: int, card: Performance, events: list[Event]) -> None:
        if _absent(state, performer):
            state.ask(ChoosingHelper(performer, self.id), events)


def _absent(state: GameState, performer: int) -> list[str]:
    helping = open_show(state).specialists
    return [name for name in SPECIALISTS if state.players[performer].has(name) and name not in helping]


class ChoosingHelper(Choice):
    """Choice of a Specialist elsewhere who brings the bonus of the performer."""

    power: str

    def legal_moves(self, state: GameState) -> list[Move]:
        return [ChooseHelper(name) for name in _absent(state, self.seat)]

    def answered(self, state: GameState, move: ChooseHelper, events: list[Event]) -> None:
        change_show(state, specialists=(*open_show(state).specialists, move.character))
        events.append(PowerUsed(self.seat, self.power))


@power_kind("performer_bonus")
def _performer_bonus(power: str) -> ShowPower:
    data = POWERS[power].data
    if "absent_specialists" in data:
        return _AbsentHelp(power)
    if "link_fame" in data:
        return _LinkFame(power)
    return _BonusForEach(power) if "per" in data else _Bonus(power)
