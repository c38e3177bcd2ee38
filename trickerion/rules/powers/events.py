"""Events of Magician Powers."""

from typing import NamedTuple


class PowersKept(NamedTuple):
    """A player has given back what is not kept of the Powers dealt; which ones, nobody else knows."""

    seat: int


class PowerLearned(NamedTuple):
    """``coins`` were paid for missing Fame."""

    seat: int
    power: str
    slot: int
    coins: int


class PowerReturned(NamedTuple):
    """A Power went back to the hand, from beside a slot that closed or takes another one."""

    seat: int
    power: str
    slot: int


class CoinsOnPower(NamedTuple):
    """Coins of the supply were laid on a Power."""

    seat: int
    power: str
    coins: int


class Gambled(NamedTuple):
    """A Bank die was rolled for a Power and put back with its former face up."""

    seat: int
    power: str
    face: str


class CoinsLeftPower(NamedTuple):
    """Coins on a Power that left its slot went to the supply."""

    seat: int
    power: str
    coins: int


class ProphecyExchanged(NamedTuple):
    """A pending prophecy was discarded for a drawn one."""

    seat: int
    old: str
    new: str
    pending: tuple[str, ...]


class AssignmentsExchanged(NamedTuple):
    """Two of the player's Characters have exchanged the open Assignment cards under them."""

    seat: int
    character: str
    other: str


class AssignmentReplaced(NamedTuple):
    """An open Assignment card went back to the hand for another one, which lies open."""

    seat: int
    character: str
    old: str
    new: str


class SpecialCardSaved(NamedTuple):
    """A used special Assignment card came back into the hand in place of being discarded."""

    seat: int
    card: str


class PowerUsed(NamedTuple):
    """A Power has worked that is used up for this turn, or whose work is worth telling."""

    seat: int
    power: str
