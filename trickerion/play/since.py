"""What the others have done since somebody's last move: deed by deed, each with the small steps that belong to it."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from trickerion.play.chronicle import NOBODY, LogLine
from trickerion.rules import events as e
from trickerion.rules.events import Event

_BEGIN: Final = (
    *(e.Advertised, e.CharacterPlaced, e.CharacterIdle, e.TrickLearned, e.CharacterHired, e.DieSet, e.DieRolled),
    *(e.ComponentsBought, e.ComponentOrdered, e.ComponentQuickOrdered, e.TrickPrepared, e.TrickMoved),
    *(e.ComponentsMoved, e.ApprenticeMoved, e.TrickSetUp, e.MarkerRescheduled, e.CardsSwapped),
    *(e.PerformanceBegan, e.PerformanceDeclined, e.CardDrawn, e.FortuneTold, e.CoinsGained),
    *(e.RoomRenovated, e.TrickPractised, e.TrickTaught, e.SecretLearned, e.SecretRevealed, e.TrickPaid),
    *(e.PowerLearned, e.ProphecyExchanged, e.AssignmentsExchanged, e.AssignmentReplaced),
)
"""The classes of events that begin a deed; all others are small steps of the one before."""

_FLOW: Final = (e.TurnBegan, e.PhaseBegan, e.TurnEnded)
_UNTOLD: Final = (e.HeirStep, e.CharacterFinished)
_GAINS: Final = (e.FameGained, e.CoinsGained, e.ShardsGained)


class PastDeed(NamedTuple):
    """Deed of a player: the moves from ``first`` to ``last`` (counted from 1), what came of it, on which row."""

    seat: int
    first: int
    last: int
    events: tuple[Event, ...]
    row: tuple[str, ...] = ()

    @property
    def head(self) -> Event:
        """Thing after which the deed is called."""
        return next(event for event in self.events if _begins(event))

    @property
    def gains(self) -> tuple[int, int, int]:
        """The Fame, Coins and Shards that it brought whoever did it."""
        own = [event for event in self.events if isinstance(event, _GAINS) and event.seat == self.seat]
        fame, coins, shards = (sum(event.amount for event in own if isinstance(event, kind)) for kind in _GAINS)
        return fame, coins, shards


def _begins(event: Event) -> bool:
    """True for a deed of its own: a die that a step has used up is none, nor are Coins from anywhere but a die."""
    if isinstance(event, e.DieSet):
        return event.face != "x"
    if isinstance(event, e.DieRolled):
        return event.seat >= 0
    if isinstance(event, e.CoinsGained):
        return event.source == "bank"
    return isinstance(event, _BEGIN)


def last_move_of(movers: Sequence[int], seat: int) -> int:
    """The number of the last move that a seat has made; 0 for none."""
    return next((number for number in range(len(movers), 0, -1) if movers[number - 1] == seat), 0)


def turn_began(log: Iterable[LogLine], after: int) -> int:
    """The last move after that one with which a turn has begun; that move itself without any."""
    starts = [line.move_index for line in log if any(isinstance(event, e.TurnBegan) for event in line.events)]
    return max([after, *starts])


def deeds_since(log: Sequence[LogLine], number: int, viewer: int) -> list[PastDeed]:
    """The deeds of the others after so many moves, in order; none of the Set-up."""
    deeds = [PastDeed(NOBODY, number, number, ())]
    for line in log:
        if line.move_index > number and line.phase not in ("", "setup"):
            _tell(deeds, line)
    return [deed for deed in deeds if deed.seat not in (NOBODY, viewer)]


def _tell(deeds: list[PastDeed], line: LogLine) -> None:
    """Add what a line tells; what stands before the first deed of the line belongs to it, a price for instance."""
    begins = any(_begins(event) for event in line.events)
    before: list[Event] = []
    for event in line.events:
        if isinstance(event, _UNTOLD):
            continue
        if _begins(event):
            deeds.append(PastDeed(getattr(event, "seat", NOBODY), *_at(line), (*before, event), line.row))
            begins, before = False, []
        elif isinstance(event, _FLOW):
            deeds.append(PastDeed(NOBODY, *_at(line), ()))
        elif begins:
            before.append(event)
        else:
            deeds[-1] = deeds[-1]._replace(last=line.move_index, events=(*deeds[-1].events, event))


def _at(line: LogLine) -> tuple[int, int]:
    return line.move_index, line.move_index
