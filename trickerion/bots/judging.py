"""Assignments judged side by side: a player's own cards, the hint's plan and another way, on the same tables.

Each way is played on by the same hands to the end of the next turn, with the same lots, and judged there. Tables come
one after the other, so that there is something to tell after the first.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from trickerion.bots.bot import Outline
from trickerion.bots.other_plans import OtherPlan
from trickerion.bots.outline import gained, outlined
from trickerion.bots.planning import Plan, Planner
from trickerion.bots.prospects import Brought, Comparison, Prospect, by_end_of, mean_sources, mean_yields, sureness
from trickerion.bots.refining import laid_cards
from trickerion.bots.regret import TurnTrial, WayToGo, judged, standings_at, turns_of
from trickerion.bots.weights import Weights
from trickerion.bots.worth import turns_left
from trickerion.rules.catalog import location_of
from trickerion.rules.state import GameState
from trickerion.rules.view import View
from trickerion.words import plans as words

TABLES = {2: 12, 3: 8, 4: 6}
"""Tables on which ways are held beside each other, by the number of players: with more of them, one takes longer."""

SPREAD, COMES = 5.0, 0.6
"""Fame by which a player's cards differ from another plan in truth, beside this share of what planning promises.

Cards laid in any way differ from a plan by more than the best plans among themselves: in 81 cases on 24 tables each
60 % of what planning promised came true, with 4.8 Fame to either side.
"""

Cards = tuple[tuple[str, str], ...]
"""An Assignment, in a fixed order."""


@dataclass
class Judging:
    """One decision of a seat: the table with no card laid, the hint's plan, another one, and all that was tried."""

    view: View
    bare: GameState
    planner: Planner
    plan: Plan
    told: Outline
    other: OtherPlan | None = None
    other_told: Outline | None = None
    is_weighed: bool = False
    """Whether another way was looked for."""
    _brought: dict[tuple[Cards, int], Brought | None] = field(default_factory=dict)

    def comparison(self, cards: Mapping[str, str], tables: int) -> Comparison:
        """These cards beside the other ways, on so many tables; with no cards, the hint is what others differ from."""
        most = TABLES[len(self.bare.players)]
        number = min(tables, most)
        worth = self.planner.judged(self.bare, dict(cards)) if cards else 0.0
        own = Plan(worth, dict(cards)) if cards else None
        base = own or self.plan
        mine = self._prospect(own, self.planner, self._own(own.cards), base, number) if own is not None else None
        hint = self._prospect(self.plan, self.planner, self.told, base, number)
        other = None
        if self.other is not None and self.other_told is not None:
            other = self._prospect(self.other.plan, self.other.planner, self.other_told, base, number)
        return Comparison(dict(cards), mine, hint, other, number, most)

    def _own(self, cards: dict[str, str]) -> Outline:
        """The player's own cards in words; who has none is told the best use of one that is left."""
        told = outlined(self.planner, self.bare, cards)
        idle = [name for name in self.bare.players[self.planner.seat].characters if name not in cards]
        better = {name: use for name in idle if (use := self._best_use(cards, name))}
        return told._replace(errands=told.errands | better)

    def _best_use(self, cards: dict[str, str], name: str) -> str:
        """Errand with the best card that is left for a Character; "" where none is worth more than to stay idle."""
        left = [*self.bare.players[self.planner.seat].hand]
        for card in cards.values():
            left.remove(card)
        now = self.planner.judged(self.bare, cards)
        worth = {card: self.planner.judged(self.bare, {**cards, name: card}) for card in dict.fromkeys(left)}
        best = max(worth, key=worth.__getitem__, default="")
        if not best or worth[best] <= now + self.planner.weights.worth_doing:
            return ""
        errand = outlined(self.planner, self.bare, {**cards, name: best}).errands[name]
        return words.best_use(place=location_of(best), errand=errand)

    def _prospect(self, plan: Plan, planner: Planner, told: Outline, base: Plan, tables: int) -> Prospect:
        """A way with what it brings on so many tables, beside another one."""
        found = [self._tried(plan, planner, number) for number in range(tables)]
        known = [each for each in found if each is not None]
        if not known:
            return Prospect(told)
        ends = not turns_left(self.bare)
        by_end = None
        if plan.cards != base.cards:
            beside = [self._tried(base, self.planner, number) for number in range(tables)]
            seat = planner.seat
            pairs = [(a, b) for a, b in zip(found, beside, strict=True) if a is not None and b is not None]
            more = [a.stands[seat] - b.stands[seat] for a, b in pairs]
            gain = judged(more, plan.worth - base.worth, SPREAD, COMES)
            by_end = by_end_of(gain.own, gain.error, stands_out=gain.stands_out)
        return Prospect(
            told,
            len(known),
            mean_yields([each.now for each in known]).fame,
            None if ends else mean_yields([each.later for each in known]),
            () if ends else mean_sources([each.sources for each in known]),
            sureness([each.fame for each in known]),
            by_end,
        )

    def _tried(self, plan: Plan, planner: Planner, number: int) -> Brought | None:
        """Result of a way on the table of that number, played once; None where the way is illegal there."""
        key = tuple(sorted(plan.cards.items())), number
        if key not in self._brought:
            way = WayToGo(laid_cards(plan.cards), planner.weights)
            ends = turns_of(TurnTrial(self.view, self.planner.weights, (way,), number))
            seat, weights = self.planner.seat, self.planner.weights
            self._brought[key] = brought(seat, self.bare, *ends[0], weights) if ends else None
        return self._brought[key]


def brought(seat: int, start: GameState, after: GameState, end: GameState, weights: Weights) -> Brought:
    """Result of a way for a seat: from the table at the start to that after this turn, and to that after the next."""
    first, middle, last = (state.players[seat] for state in (start, after, end))
    names = dict.fromkeys((*middle.fame_by, *last.fame_by))
    sources = {name: last.fame_by.get(name, 0) - middle.fame_by.get(name, 0) for name in names}
    stands = tuple(standings_at(end, seat, weights))
    return Brought(gained(first, middle), gained(middle, last), sources, stands)
