"""Who plays along at other computers: what a window shows of them, and what can be said and done about them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from trickerion.together.knocks import Knock

LAY, SIT, ASK, ASKED, WAIT = "lay", "sit", "ask", "asked", "wait"
"""About another game: this window lays it; it is laid, one sits down again; one may ask for it, or has; one waits."""


class Ruling(Protocol):
    """Decisions about people: of a host at its own table, of the head at a served one."""

    stand_in: str
    """Who decides for somebody who is away: a level of computer players."""

    @property
    def decides(self) -> bool:
        """True when this window decides what becomes of a seat that is away."""

    def let_decide(self, seat: int, *, once: bool) -> None:
        """A computer player decides for one who is away, once or until that person is back."""

    def instead(self, seat: int) -> str:
        """Fate of the decisions of one who is away: "wait", or a computer decides "once" or "until" back.

        "" for one who has left for good.
        """

    def wait(self, seat: int) -> None:
        """Wait for one who is away."""

    def free(self, seat: int) -> None:
        """Take the seat from a guest; a computer decides until somebody takes it over."""

    def send_off(self, number: int) -> None:
        """Send away who looks on, by the place among those who do."""

    @property
    def knocks(self) -> Sequence[Knock]:
        """People who knock and are not answered yet; none where another window answers."""

    def answer(self, number: int, *, lets_in: bool) -> None:
        """Let in who knocks with that number, or not; nothing where the knock is gone."""

    @property
    def hears_knocks(self) -> bool:
        """True while anybody may knock at this table."""

    def hear_knocks(self, are_heard: bool, *, is_usual: bool = False) -> None:
        """Let people knock, or no more; the usual holds only until it is decided for this table."""

    @property
    def may_look_on(self) -> bool:
        """True while others may look on at this table."""

    def let_look_on(self, may_look_on: bool) -> None:
        """Let others look on, or no more; who looks on has to leave then."""


class Sequel(Protocol):
    """Future of a table: another game after one that is over, a game that goes on at another computer."""

    @property
    def another(self) -> str:
        """State of another game after one that is over, by an id: lay, sit, ask, asked or wait."""

    @property
    def can_move(self) -> bool:
        """True if this window can take the table along to another computer."""

    def take_along(self, name: str) -> Path:
        """Write the table and its game as one file for another computer, and close it here. Raises PlayerError."""

    def lay_aside(self) -> None:
        """Lay the game of a table that was taken along among the saved ones here, once it has left the screen."""

    def ask_again(self) -> None:
        """Tell the host that one would like another game."""


class Company(Protocol):
    """The people of a table that is played at several computers; the game says who it is (``RunningGame.company``)."""

    @property
    def stands(self) -> Sequence[str]:
        """By seat: here, guest (connected), away, computer."""

    @property
    def own(self) -> int:
        """The seat that speaks from this screen; -1 for one who looks on."""

    @property
    def is_cut(self) -> bool:
        """True when the wire to the table is cut, and is tried again."""

    @property
    def seconds_left(self) -> float:
        """Until it is tried again."""

    @property
    def trouble(self) -> str:
        """Reason why the table is closed for this window, as a sentence; "" while it is not."""

    @property
    def invitation(self) -> str:
        """Code that lets others in, behind the address of its relay if it leads through one; "" where it is not this
        window’s to give.
        """

    @property
    def sitters(self) -> Mapping[int, str]:
        """Names of those who have taken a seat over, by seat."""

    @property
    def head(self) -> int:
        """Seat of the head at a served table; -1 for none."""

    is_host: bool
    """Whether the table is this window’s own."""
    ruling: Ruling
    sequel: Sequel
    lost_for: str
    """Reason why the wire does not hold, by an id; "" where none is known."""
    host: str
    """Whose table it is; "" for a served one."""
    unsaid: str
    """A line of talk that was begun."""
    is_silent: bool
    """Whether the talk of others is not shown."""
    is_awaited: Callable[[float], bool]
    """True if the others wait so many seconds for the own seat alone, and this window has not taken the news yet."""
    told_of: set[int]
    """The seats of whose absence this window has told."""

    muted: set[int]
    """Seats whose talk this window does not show."""

    @property
    def lookers(self) -> Sequence[str]:
        """Names of those who look on."""

    def thought(self, seat: int) -> int:
        """Seconds for which a seat has been asked; -1 for one that is not."""

    def latency(self, seat: int) -> int:
        """Milliseconds there and back on the wire of a seat; 0 where that is not known."""

    def give_up(self) -> None:
        """Leave the own seat for good."""

    def level(self, seat: int) -> str:
        """The computer player that decides for a seat; "" for none."""

    def seconds_since(self, seat: int) -> int:
        """Seconds for which it has been so with a seat."""

    def distrust(self, error: Exception) -> bool:
        """Leave a table whose host says what cannot be shown; False where the table is this window’s own."""

    def try_now(self) -> None:
        """Try the wire at once."""

    def say(self, text: str) -> bool:
        """Say a line to everybody; False while nobody hears it."""


def decider_of(company: Company) -> str:
    """Person who decides about people, by an id: the "host", the "head" of a served table, or "nobody"."""
    return "host" if company.host else "head" if company.head >= 0 else "nobody"
