"""Voices of the computer rivals: who says which line at what has happened.

A line follows from the seat, the occasion, the turn and the Magicians at the table, and at one computer from the game
as well, so that the same table says something else on another evening. At a table of several computers it never
follows from anything hidden, so that everybody hears the same. Within a game no line comes twice: each turn has
another one.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from trickerion.bots.manners import manner_at
from trickerion.play.running_game import RunningGame
from trickerion.rules.events import Advertised, Event, GameEnded, Linked, PerformanceDeclined, PerformanceEnded
from trickerion.rules.state import GameState
from trickerion.words.voices import LINES

ALWAYS, RARELY, NEVER = "always", "rarely", "never"
MOST_IN_TURN: Final = 3
RARE: Final = 3
"""One line of so many is said by rivals that speak rarely."""
LEAD: Final = 15
"""Fame before everybody else from which a rival only praises."""


class Spoken(NamedTuple):
    """A line, and the seat that says it."""

    seat: int
    text: str


class Voices:
    """The voices of one game; ``players`` are the kinds of player by seat, ``game`` tells it from others."""

    def __init__(self, players: Sequence[str], game: str = "") -> None:
        self._players, self._game = players, game
        self._said: dict[int, set[int]] = {}

    def hear(self, events: Iterable[Event], state: GameState, how_often: str) -> Spoken | None:
        """The line that somebody says about these events, at most one."""
        if how_often == NEVER:
            return None
        for event in events:
            for seat, occasion in self._occasions(event, state):
                line = self._line(seat, occasion, state, how_often)
                if line is not None:
                    return line
        return None

    def _occasions(self, event: Event, state: GameState) -> list[tuple[int, str]]:
        """Seats that may speak about an event, each with the occasion."""
        match event:
            case Linked(seat=seat, card=card, other_slot=slot) if _is_of_another(state, card, slot, seat):
                return [(seat, "link")]
            case Advertised(seat=seat):
                return [(seat, "poster")]
            case PerformanceEnded(seat=seat):
                return [(seat, "show")]
            case PerformanceDeclined(seat=seat):
                return [(seat, "flop")]
            case GameEnded(ranking=ranking):
                return [(seat, "beaten" if place else "win") for place, seat in enumerate(ranking[:2])]
        return []

    def _line(self, seat: int, occasion: str, state: GameState, how_often: str) -> Spoken | None:
        """The line of a seat for an occasion, unless nothing more is said this turn."""
        manner = manner_at(self._players[seat], state.players[seat].magician)
        is_end, heard = occasion in ("win", "beaten"), self._said.setdefault(state.turn, set())
        if not manner or (not is_end and (seat in heard or len(heard) >= MOST_IN_TURN)):
            return None
        table = " ".join([*(player.magician for player in state.players), self._game])
        if how_often == RARELY and not is_end and _lot(f"{table}/{seat}/{state.turn}") % RARE:
            return None
        heard.add(seat)
        next_best = max(player.fame for other, player in enumerate(state.players) if other != seat)
        kind = "praise" if not is_end and state.players[seat].fame - next_best >= LEAD else occasion
        lines = LINES[manner][kind]
        order = sorted(range(len(lines)), key=lambda number: _lot(f"{table}/{seat}/{kind}/{number}"))
        return Spoken(seat, lines[order[(state.turn - 1) % len(lines)]])


def voices_of(session: RunningGame) -> Voices:
    """The voices of a running game; what they say follows from its seed only where nobody sits elsewhere."""
    players = [seat.player for seat in session.options.seats]
    return Voices(players, session.seed if session.company is None else "")


def _is_of_another(state: GameState, card: str, slot: int, seat: int) -> bool:
    """True if the marker on a slot of a card belongs to somebody else."""
    if card not in state.row_ids:
        return False
    owners = {place: marker.owner for place, marker in state.performance(card).all_markers()}
    return owners.get(slot, seat) != seat


def _lot(about: str) -> int:
    return int.from_bytes(sha256(about.encode()).digest()[:8], "big")
