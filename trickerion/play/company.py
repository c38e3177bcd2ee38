"""Who plays along at other computers: what a window shows of them, and what can be said and done about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from trickerion.together.knocks import Knock


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

    def free(self, seat: int) -> None:
        """Take the seat from a guest; a computer decides until somebody takes it over."""

    @property
    def sitters(self) -> Mapping[int, str]:
        """Names of those who have taken a seat over, by seat."""

    lost_for: str
    """Reason why the wire does not hold, by an id; "" where none is known."""
    host: str
    """Whose table it is; "" for a served one."""
    unsaid: str
    """A line of talk that was begun."""
    is_silent: bool
    """Whether the talk of others is not shown."""
    told_of: set[int]
    """The seats of whose absence this window has told."""
    stand_in: str
    """Who decides for somebody who is away: a level of computer players."""

    @property
    def looking_on(self) -> int:
        """Number of people who look on."""

    def latency(self, seat: int) -> int:
        """Milliseconds there and back on the wire of a seat; 0 where that is not known."""

    @property
    def knocks(self) -> Sequence[Knock]:
        """People who knock and are not answered yet; none where another window answers."""

    def answer(self, number: int, *, lets_in: bool) -> None:
        """Let in who knocks with that number, or not; nothing where the knock is gone."""

    @property
    def hears_knocks(self) -> bool:
        """True while anybody may knock at this table."""

    def hear_knocks(self, are_heard: bool) -> None:
        """Let people knock, or no more."""

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
