"""Forecast of a show that took place now; nothing is changed."""

from dataclasses import dataclass

from trickerion.rules import events as e
from trickerion.rules.catalog import Yields
from trickerion.rules.phases.performance import Show, begin_show
from trickerion.rules.state import GameState


@dataclass(frozen=True, slots=True)
class ShowForecast:
    """The result of a show if it took place now: each Trick, each performer bonus, and the sum of every seat.

    ``powers``: (owner, Power) of those that have a share in it.

    Decisions of cards and abilities within the show (Trick Steal, Grand Premiere) are left out.
    """

    performer: int
    day: str
    card: str
    links: int
    tricks: tuple[e.TrickPerformed, ...]
    bonuses: tuple[e.PerformerRewarded, ...]
    totals: tuple[tuple[int, Yields], ...]
    powers: tuple[tuple[int, str], ...] = ()

    def total(self, seat: int) -> Yields:
        """Yields that a seat receives; none when no Trick of the seat is in the show."""
        return dict(self.totals).get(seat, Yields())


def show_forecast(state: GameState, performer: int, day: str, card: str) -> ShowForecast:
    """Pay of everybody if a card were performed on a weekday; the performer's own day is taken to be that one."""
    seen = state.copy()
    seen.days = {other: seat for other, seat in state.days.items() if other != day and seat != performer}
    seen.days[day] = performer
    events: list[e.Event] = []
    begin_show(seen, performer, day, card, events)
    show = next(frame for frame in reversed(seen.stack) if isinstance(frame, Show))
    seen.stack = [show]
    show.proceed(seen, events)
    return ShowForecast(
        performer,
        day,
        card,
        show.links,
        tuple(event for event in events if isinstance(event, e.TrickPerformed)),
        tuple(event for event in events if isinstance(event, e.PerformerRewarded)),
        _totals(events),
        tuple((event.seat, event.power) for event in events if isinstance(event, e.PowerUsed)),
    )


def _totals(events: list[e.Event]) -> tuple[tuple[int, Yields], ...]:
    sums: dict[int, list[int]] = {}
    for event in events:
        for column, kinds in enumerate(((e.FameGained, e.FameLost), (e.CoinsGained,), (e.ShardsGained,))):
            if isinstance(event, kinds):
                sign = -1 if isinstance(event, e.FameLost) else 1
                sums.setdefault(event[0], [0, 0, 0])[column] += sign * event[1]
    return tuple((seat, Yields(*three)) for seat, three in sums.items())
