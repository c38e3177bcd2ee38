"""The turn, what is gained and paid, and the end of the game."""

from typing import NamedTuple

# ------------------------------------------------------------------ the turn


class TurnBegan(NamedTuple):
    turn: int


class PhaseBegan(NamedTuple):
    phase: str


class DieRolled(NamedTuple):
    """``seat`` rerolled the die, or -1 in the Roll Dice phase."""

    die: str
    face: str
    seat: int


class DieSet(NamedTuple):
    """A die was turned to a face: by Set Die, or to X because it was used up."""

    die: str
    face: str
    seat: int


class InitiativeSet(NamedTuple):
    order: tuple[int, ...]


class PostersRemoved(NamedTuple):
    pass


class TurnEnded(NamedTuple):
    turn: int


# ------------------------------------------------------------------ gains and payments


class FameGained(NamedTuple):
    """``source``: start, advertise, link, trick, performer_link, assistant, card, scoring, or the id of a card."""

    seat: int
    amount: int
    source: str


class FameLost(NamedTuple):
    seat: int
    amount: int
    source: str


class CoinsGained(NamedTuple):
    seat: int
    amount: int
    source: str


class CoinsPaid(NamedTuple):
    seat: int
    amount: int
    source: str


class ShardsGained(NamedTuple):
    seat: int
    amount: int
    source: str


class ShardsPaid(NamedTuple):
    seat: int
    amount: int
    source: str


# ------------------------------------------------------------------ end of the game


class Scored(NamedTuple):
    """A line of the scoring: ``number`` things of a ``category`` are worth ``fame``; ``uncapped`` before a cap."""

    seat: int
    category: str
    number: int
    fame: int
    uncapped: int


class GameEnded(NamedTuple):
    """Seats from first to last."""

    ranking: tuple[int, ...]
