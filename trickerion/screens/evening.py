"""An evening on the stage as pure time: the acts, how far they have come, what flies to whom, and what is received.

Times are milliseconds at speed 1. Nothing here draws, and nothing waits: who shows it lets the time pass.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from trickerion.rules.catalog import TRICKS, Yields
from trickerion.ui.house_sounds import applause_for, link_sound, murmur

EVERY_ACT, TOTALS, AT_ONCE = "every_act", "totals", "at_once"
"""Paces of a show: each act, all acts as one, or the result alone."""

CURTAIN: Final = -1
"""The number of what comes before the first act."""
PLAYBILL, RISES, RISEN = 300, 1100, 1800
"""When the playbill drops, when the curtain rises, when it is up."""
FALLS, FIRST_ROW, NEXT_ROW = 450, 250, 60
"""Duration of the playbill's fall, delay of its first line, and of each further one."""
BRIEF: Final = 500
"""The curtain of a show whose acts are seen as one."""
TRICK, NOTHING, BONUS, LESSON = 1500, 900, 500, 1100
"""Lengths of the acts: a Trick, an act that pays nothing, a bonus, a lesson."""
LINK, NEXT_LINK = 700, 350
"""The first Link, and each further one."""
IN_THE_LIGHT, PAID = 300, 700
"""When the Trick of an act hangs in the light, and when what it pays begins to fly."""
APPLAUSE: Final = 900
LINGERS: Final = 2600
"""Time for which the audience stays on its feet after the account stands."""
FLIGHT, APART, BESIDE = 420, 60, 30
"""Duration of a symbol's flight, the gap between the starts of a kind, and that before the next kind."""
MOST_SYMBOLS: Final = 3
"""Of one kind."""
TOGETHER_APART, TOGETHER_REST = 120, 500
"""Gap between the beginnings of acts that are seen as one, and the rest after the last of them."""
_ARRIVALS: Final = ("card_flick", "coins", "shard_chime")


class Flight(NamedTuple):
    """A symbol of what is paid (0 Fame, 1 Coins, 2 Shards) on its way: when it sets out, how long it flies."""

    kind: int
    start: float
    takes: float

    @property
    def lands(self) -> float:
        """When it is there."""
        return self.start + self.takes


@dataclass(frozen=True)
class Act:
    """One act: what it pays to a seat. ``kind`` is trick, link, bonus or lesson, ``times`` how many Links light."""

    kind: str
    seat: int
    yields: Yields
    trick: str = ""
    times: int = 1

    @cached_property
    def length(self) -> float:
        """Length of the act."""
        if self.kind == "link":
            return LINK + NEXT_LINK * (self.times - 1)
        usual = {"bonus": BONUS, "lesson": LESSON}.get(self.kind, TRICK if any(self.yields) else NOTHING)
        return max([usual, *(flight.lands + 200 for flight in self.flights)])

    def begins(self, link: int) -> float:
        """When a Link of it begins to light."""
        return 0 if link == 0 else LINK + NEXT_LINK * (link - 1)

    def link_at(self, ms: float) -> int:
        """The Link that lights then."""
        return 0 if ms < LINK else min(self.times - 1, 1 + int((ms - LINK) // NEXT_LINK))

    def takes(self, link: int) -> float:
        """Time for which a Link lights."""
        return NEXT_LINK if link else LINK

    @cached_property
    def flights(self) -> list[Flight]:
        """Flights of the act, in the order in which they set out."""
        paid = [kind for kind, amount in enumerate(self.yields) if amount]
        if self.kind == "link":
            return [
                Flight(kind, self.begins(link) + 0.63 * self.takes(link), 0.37 * self.takes(link))
                for link in range(self.times)
                for kind in paid
            ]
        first = PAID if self.kind == "trick" else 120
        flights = [
            Flight(kind, first + BESIDE * place + APART * number, FLIGHT)
            for place, kind in enumerate(paid)
            for number in range(min(MOST_SYMBOLS, self.yields[kind]))
        ]
        return sorted(flights, key=lambda flight: flight.start)

    def received(self, ms: float) -> Yields:
        """Yields that have arrived by then."""
        arrived = []
        for kind, amount in enumerate(self.yields):
            lands = [flight.lands for flight in self.flights if flight.kind == kind]
            arrived.append(amount * sum(ms >= moment for moment in lands) // len(lands) if lands else 0)
        return Yields(*arrived)

    @property
    def sounds(self) -> Iterator[tuple[float, str]]:
        """When it is heard, and what."""
        if self.kind == "trick":
            yield 0, TRICKS[self.trick].category if any(self.yields) else "hush"
        if self.kind == "link":
            yield from (
                (self.begins(link) + 0.63 * self.takes(link), link_sound(link + 1)) for link in range(self.times)
            )
        else:
            heard = {flight.kind: flight.lands for flight in reversed(self.flights)}
            yield from ((moment, _ARRIVALS[kind]) for kind, moment in heard.items())


def added(yields: Iterable[Yields]) -> Yields:
    """All of it together."""
    paid = list(yields)
    return Yields(*map(sum, zip(*paid, strict=True))) if paid else Yields()


class Instant(NamedTuple):
    """A moment of an evening, in which the stage looks alike: the act, how long it is on, all acts seen as one."""

    number: int
    ms: float
    is_one: bool


def begun(number: int) -> float:
    """When an act begins among all that are seen as one."""
    return TOGETHER_APART * number


class Payments(NamedTuple):
    """Yields of acts on their way, at a moment of the evening."""

    acts: Sequence[Act]

    def flying(self, moment: Instant) -> Iterator[tuple[Act, int, int, float]]:
        """Symbols in the air: the act, the kind, the number of that kind already out, the share of the way (0 to 1)."""
        for number, act in enumerate(self.acts):
            if number != moment.number and not self._is_together(moment):
                continue
            ms = self._ms_of(number, moment)
            kinds = [flight.kind for flight in act.flights]
            for place, flight in enumerate(act.flights):
                if flight.start < ms < flight.lands:
                    before = kinds[:place].count(flight.kind)
                    yield act, flight.kind, before, (ms - flight.start) / flight.takes

    def received(self, seat: int, moment: Instant) -> Yields:
        """Yields that a seat has received by then."""
        received = []
        for number, act in enumerate(self.acts):
            if act.seat != seat:
                continue
            if self._is_together(moment) or number == moment.number:
                received.append(act.received(self._ms_of(number, moment)))
            elif number < moment.number:
                received.append(act.yields)
        return added(received)

    def _is_together(self, moment: Instant) -> bool:
        return moment.is_one and 0 <= moment.number < len(self.acts)

    def _ms_of(self, number: int, moment: Instant) -> float:
        """Time that an act has been on; among all that are seen as one it begins with its first flight."""
        if not self._is_together(moment):
            return moment.ms if number == moment.number else 0
        flights = self.acts[number].flights
        return moment.ms - begun(number) + (flights[0].start if flights else 0)


@dataclass
class Evening:
    """A show under way. ``number`` is the act on the stage (CURTAIN before the first, their count at the applause),
    ``ms`` how long that has been on; ``is_still``: it waits; ``is_one``: all acts are seen as one; ``has_bill``: a
    playbill hangs before the curtain."""

    acts: Sequence[Act] = ()
    pace: str = EVERY_ACT
    has_bill: bool = True
    number: int = field(default=CURTAIN, init=False)
    ms: float = field(default=0.0, init=False)
    is_still: bool = field(default=False, init=False)
    is_one: bool = field(default=False, init=False)
    _stays: bool = field(default=False, init=False)

    def __post_init__(self) -> None:
        self.begin(self.pace)

    def change_pace(self, pace: str) -> None:
        """See the rest of it at another pace; what is over stays over."""
        was, self.pace = self.pace, pace
        if was != pace and not self.is_applauded:
            self.begin(pace)

    def begin(self, pace: str) -> None:
        """From the curtain, or from what it came to."""
        self.pace, self.is_one = pace, pace == TOTALS
        self._open(len(self.acts) if pace == AT_ONCE else CURTAIN)
        if pace == AT_ONCE:
            self.ms = LINGERS

    # ------------------------------------------------------------------ where it is

    @property
    def act(self) -> Act | None:
        """The act on the stage; None before and after them, and while all are seen as one."""
        return self.acts[self.number] if 0 <= self.number < len(self.acts) and not self.is_one else None

    @property
    def moment(self) -> Instant:
        """In the same one the stage looks alike."""
        return Instant(self.number, self.ms, self.is_one)

    @property
    def is_before(self) -> bool:
        """True while the curtain is still to rise."""
        return self.number == CURTAIN

    @property
    def shows_bill(self) -> bool:
        """True if the curtain has a playbill to be read."""
        return self.is_before and self.has_bill and not self.is_one

    @property
    def is_read(self) -> bool:
        """True while the playbill hangs; its last lines may still come."""
        return self.shows_bill and (PLAYBILL + FALLS <= self.ms < RISES or self.is_still)

    @property
    def is_quiet(self) -> bool:
        """True while little moves: the playbill hangs, or all is paid that an act pays."""
        act = self.act
        return self.is_read or (act is not None and self.ms >= max((one.lands for one in act.flights), default=0))

    @property
    def is_calm(self) -> bool:
        """True while the playbill hangs, and nothing moves."""
        return self.is_read and self.ms >= PLAYBILL + FIRST_ROW + NEXT_ROW * len(self.acts)

    @property
    def is_lit(self) -> bool:
        """True while the house lies in the dark, and the audience sits still."""
        return not self.is_applauded and (not self.shows_bill or self.ms >= PLAYBILL)

    @property
    def is_applauded(self) -> bool:
        """True if all acts are over."""
        return self.number >= len(self.acts)

    @property
    def is_over(self) -> bool:
        """True if the account stands."""
        return self.is_applauded and self.ms >= APPLAUSE

    @property
    def is_moving(self) -> bool:
        """True while time leads to the next part of the evening."""
        return not self.is_still and not self.is_over

    @property
    def is_lively(self) -> bool:
        """True while time changes anything of the picture: the audience stays on its feet for a while."""
        return self.is_moving or (self.is_applauded and self.ms < LINGERS)

    @property
    def length(self) -> float:
        """Length of the part that is on the stage."""
        if self.is_before:
            return RISEN if self.shows_bill else BRIEF
        if self.is_applauded:
            return APPLAUSE
        if self.is_one:
            return begun(len(self.acts) - 1) + FLIGHT + 2 * APART + TOGETHER_REST
        return self.acts[self.number].length

    def share(self, start: float, takes: float) -> float:
        """Share of something in this moment that is done (0 to 1)."""
        return min(1.0, max(0.0, (self.ms - start) / takes))

    @property
    def opened(self) -> float:
        """Share of the curtain that is up (0 to 1)."""
        start = RISES if self.shows_bill else 0
        return self.share(start, self.length - start) if self.is_before else 1.0

    def is_done(self, number: int) -> bool:
        """True if an act is over."""
        if self.is_one and self.number >= 0 and not self.is_applauded:
            return self.ms >= begun(number) + FLIGHT
        return self.number > number or (self.number == number and self.ms >= self.acts[number].length)

    def has_come(self, number: int) -> bool:
        """True if an act is on the stage, or was."""
        if self.is_one and not self.is_applauded:
            return self.number >= 0 and self.ms >= begun(number)
        return self.number >= number

    def flying(self) -> Iterator[tuple[Act, int, int, float]]:
        """Symbols in the air: the act, the kind, the number of that kind already out, the share of the way (0 to 1)."""
        return Payments(self.acts).flying(self.moment)

    def received(self, seat: int) -> Yields:
        """Yields that a seat has received so far."""
        return Payments(self.acts).received(seat, self.moment)

    # ------------------------------------------------------------------ time

    def pass_time(self, ms: float) -> list[str]:
        """Let the evening go on; what is heard meanwhile."""
        heard: list[str] = []
        while ms > 0 and self.is_lively:
            step = min(ms, (LINGERS if self.is_applauded else self.length) - self.ms)
            heard += [sound for moment, sound in self._sounds if self.ms <= moment < self.ms + step]
            self.ms, ms = self.ms + step, ms - step
            if self.ms >= self.length and not self.is_applauded:
                if self._stays:
                    self.is_still = True
                else:
                    self._open(len(self.acts) if self.is_one and self.number >= 0 else self.number + 1)
            elif step <= 0:
                break
        return heard

    @property
    def _sounds(self) -> list[tuple[float, str]]:
        if self.is_before:
            usual = [(0.0, "hush"), (PLAYBILL, "page_turn"), (RISES, "curtain")]
            return usual if self.shows_bill else [(0.0, "curtain")]
        if self.is_applauded:
            return [(0.0, applause_for(added(act.yields for act in self.acts).fame))]
        if self.is_one:
            return [(0.0, "coins")]
        paying = [act.kind == "trick" and any(act.yields) for act in self.acts[: self.number + 1]]
        wonder = [(PAID + FLIGHT / 2, murmur(sum(paying)))] if paying[-1] else []
        return [*self.acts[self.number].sounds, *wonder]

    def _open(self, number: int) -> None:
        self.number, self.ms, self.is_still, self._stays = number, 0.0, False, False
        if self.is_applauded:
            self.is_one = False

    # ------------------------------------------------------------------ what the player does

    def finish(self) -> None:
        """End what moves, and stand still on it: the playbill before the curtain, an act at its end."""
        if self.shows_bill and self.ms < RISES:
            self.ms, self.is_still = RISES, True
        elif self.is_before:
            self._open(0)
        else:
            self.ms, self.is_still = self.length, not self.is_applauded

    def go_on(self) -> None:
        """Go on from a standstill to the next part of the evening."""
        if self.is_before and self.is_still:
            self.is_still = False
        elif not self.is_applauded:
            self._open(len(self.acts) if self.is_one else self.number + 1)

    def go_to(self, number: int) -> None:
        """Show an act: one that is still to come plays and goes on, one of before stands still, after all it plays."""
        was, back = self.number, number <= self.number
        self.is_one = False
        self._open(number)
        if back and was < len(self.acts):
            self.ms, self.is_still = (RISES if self.shows_bill else self.length), True
        self._stays = back

    def step(self, by: int) -> None:
        """One act on or back."""
        number = min(len(self.acts), max(CURTAIN, self.number + by))
        if number >= len(self.acts):
            self.to_applause()
        elif by < 0 or number != self.number:
            self.go_to(number)

    def to_applause(self) -> None:
        """Straight to what it came to."""
        self._open(len(self.acts))
