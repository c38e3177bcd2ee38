"""The seam between two turns: what ends with the one and what begins with the other, read from what has happened."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from trickerion.play.chronicle import LogLine
from trickerion.play.running_game import RunningGame
from trickerion.rules import events as e
from trickerion.rules.ask.heir import paid_for_tricks
from trickerion.rules.catalog import Yields
from trickerion.rules.events import Event
from trickerion.rules.facts.board import BoardFacts
from trickerion.rules.moves import RerollConfiguration
from trickerion.rules.options import PERSON, GameOptions
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.state import GameState
from trickerion.table.move_pictures import deltas

ENDS, ROLLS, RANKS, AFTER = "end_turn", "roll_dice", "set_initiative", "advertise"
"""The phases of the seam, and the one that follows it."""
SET_UP: Final = "setup"

ACADEMYS: Final = (e.RoomsOpened, e.SecretsExchanged)


class WageRow(NamedTuple):
    """Wages of a player: ``wages`` by Character, those ``unpaid``, Coins paid and Fame lost.

    ``exchanged`` are the Coins that the Heir turned into Fame, and that Fame; ``savers`` the Powers that made the wages
    lower, by ``saved`` Coins in all (0 when nothing was left to pay).
    """

    seat: int
    wages: tuple[tuple[str, int], ...] = ()
    unpaid: tuple[str, ...] = ()
    paid: int = 0
    fame_lost: int = 0
    exchanged: tuple[int, int] = (0, 0)
    savers: tuple[str, ...] = ()
    saved: int = 0


@dataclass(frozen=True)
class Seam:
    """The end of the turn before ``turn``, and its beginning.

    ``left``, ``came``: Performance cards; ``home``: Trick Markers that came home (owner, suit); ``parting``: what the
    Heir received for its Tricks on the card that left; ``academy``: what is new there; ``before``: the last Initiative
    order; ``is_whole``: it is set anew; ``since``: what happened after that.
    """

    turn: int
    wages: tuple[WageRow, ...]
    joined: tuple[e.CharacterJoined, ...]
    orders: tuple[tuple[int, str, str], ...]
    left: str
    came: str
    home: tuple[tuple[int, str], ...]
    parting: Yields
    academy: tuple[Event, ...]
    before: tuple[int, ...]
    is_whole: bool
    since: tuple[Event, ...] = ()

    @property
    def is_first(self) -> bool:
        """True if no turn has ended."""
        return self.turn == 1


def seam_of(log: Sequence[LogLine], state: GameState) -> Seam:
    """The seam before the turn that is under way."""
    turn = state.turn
    orders = [event.order for line in log for event in line.events if isinstance(event, e.InitiativeSet)]
    ending = [event for line in log if (line.turn, line.phase) == (turn - 1, ENDS) for event in line.events]
    return Seam(
        turn=turn,
        wages=tuple(_wage_rows(ending, state.initiative)) if turn > 1 else (),
        joined=tuple(event for event in ending if isinstance(event, e.CharacterJoined)),
        orders=tuple(order for event in ending if isinstance(event, e.OrdersArrived) for order in event.arrived),
        left=next((event.card for event in ending if isinstance(event, e.PerformanceCardLeft)), ""),
        came=next((event.card for event in ending if isinstance(event, e.PerformanceCardRevealed)), ""),
        home=tuple(marker for event in ending if isinstance(event, e.MarkersReturned) for marker in event.markers),
        parting=paid_for_tricks(ending) if state.heir is not None else Yields(),
        academy=tuple(event for event in ending if isinstance(event, ACADEMYS)),
        before=orders[-2] if len(orders) > 1 else tuple(state.initiative),  # which may never have been set
        is_whole=state.phase not in (ROLLS, RANKS),
        since=_since_the_order(log, turn),
    )


def _since_the_order(log: Sequence[LogLine], turn: int) -> tuple[Event, ...]:
    """Events of a turn since its Initiative order was set (in turn 1: kept); nothing before that."""
    events = tuple(event for line in log if line.turn == turn and line.phase != SET_UP for event in line.events)
    orders = [
        number
        for number, event in enumerate(events, start=1)
        if isinstance(event, e.InitiativeSet) or (isinstance(event, e.PhaseBegan) and event.phase == RANKS)
    ]
    return events[orders[-1] :] if orders else ()


def _wage_rows(ending: Sequence[Event], order: Sequence[int]) -> Iterator[WageRow]:
    """Rows of the players who paid, in the order of paying, then of those who had nothing to pay."""
    rows: dict[int, e.WagesPaid] = {}
    for event in ending:
        if isinstance(event, e.WagesPaid):  # a second time for the Specialist of Hidden Talent
            before = rows.get(event.seat, e.WagesPaid(event.seat, 0, 0, ()))
            due, paid, unpaid = before.due + event.due, before.paid + event.paid, before.unpaid + event.unpaid
            rows[event.seat] = e.WagesPaid(event.seat, due, paid, unpaid, before.wages + event.wages)
    for seat in (*rows, *(seat for seat in order if seat not in rows)):
        row = rows.get(seat, e.WagesPaid(seat, 0, 0, ()))
        lost = sum(event.amount for event in _of(ending, e.FameLost, seat) if event.source == "wages")
        coins = sum(event.coins for event in _of(ending, e.CoinsExchanged, seat))
        fame = sum(event.fame for event in _of(ending, e.CoinsExchanged, seat))
        working = tuple(wage for wage in row.wages if wage[0] != "magician")
        used = dict.fromkeys(event.power for event in _of(ending, e.PowerUsed, seat))
        savers = tuple(power for power in used if power in POWERS and POWERS[power].kind == "wages")
        saved = sum(wage for _, wage in row.wages) - row.due
        yield WageRow(seat, working, row.unpaid, row.paid, lost, (coins, fame), savers, saved)


def _of(events: Iterable[Event], kind: type, seat: int) -> Iterator[Any]:
    return (event for event in events if isinstance(event, kind) and event[0] == seat)


def begins_turn(events: Sequence[Event]) -> bool:
    """True if all that the seam tells has happened with these events."""
    return any(isinstance(event, e.PhaseBegan) and event.phase == AFTER for event in events)


def is_asked(session: RunningGame) -> bool:
    """True while the player is asked in the seam, which goes on with the answer: the solo game's dice."""
    return any(isinstance(move, RerollConfiguration) for move in session.legal)


class Purse(NamedTuple):
    """Price of a poster for a player, and the player's Coins; the Fame that set the Initiative order."""

    seat: int
    price: int
    coins: int
    fame: int

    @property
    def is_short(self) -> bool:
        """True if the poster cannot be paid."""
        return self.coins < self.price


def purses(seam: Seam, board: BoardFacts) -> list[Purse]:
    """For all players who may advertise, in Initiative order: as it was when that order was set."""
    rows = [(place, board.players[place.seat], deltas(seam.since, place.seat)) for place in board.initiative]
    return [Purse(at.seat, at.price, p.coins - coins, p.fame - fame) for at, p, (fame, coins, _) in rows]


def persons(options: GameOptions) -> list[int]:
    """The seats of those at the screen."""
    return [number for number, seat in enumerate(options.seats) if seat.player == PERSON]


class OutsideSeam:
    """Leaves out of what happens what the sheet of the seam tells; it remembers the phase between two calls."""

    def __init__(self) -> None:
        self._turn = 0
        self._is_inside = False

    def of(self, events: Sequence[Event], turns: int) -> list[Event]:
        """The events outside; after the last of the ``turns`` no other one begins."""
        return [event for event in events if not self._enters(event, turns)]

    def _enters(self, event: Event, turns: int) -> bool:
        if isinstance(event, e.TurnBegan):
            self._turn, self._is_inside = event.turn, True
        elif isinstance(event, e.PhaseBegan):
            self._is_inside = event.phase in (ROLLS, RANKS) or (event.phase == ENDS and self._turn != turns)
        return self._is_inside
