"""Events of special Assignment cards, prophecies and abilities."""

from typing import NamedTuple


class CardDrawn(NamedTuple):
    """A special Assignment card came into a hand; ``card`` is "" where only its owner may know it."""

    seat: int
    deck: str
    card: str


class CardRevealed(NamedTuple):
    """A face-down Assignment card was turned over."""

    seat: int
    character: str
    card: str


class SpecialCardUsed(NamedTuple):
    """The bonus of a special Assignment card (``how`` = bonus or points) was used."""

    seat: int
    card: str
    how: str


class AbilityUsed(NamedTuple):
    seat: int
    magician: str


class FortuneTold(NamedTuple):
    seat: int
    pending: tuple[str, ...]


class ProphecyChanged(NamedTuple):
    """A prophecy became active ("" = none)."""

    active: str
    pending: tuple[str, ...]


class SpecialCardsDiscarded(NamedTuple):
    """(seat, card) of the used special Assignment cards that left the game's hands."""

    cards: tuple[tuple[int, str], ...]


class CardsSwapped(NamedTuple):
    seat: int
    card: str
    other: str
