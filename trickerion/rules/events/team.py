"""The team: set-up, Assignment, placement, wages."""

from typing import NamedTuple

# ------------------------------------------------------------------ set-up and team


class MagicianChosen(NamedTuple):
    seat: int
    magician: str


class ComponentTaken(NamedTuple):
    seat: int
    component: str
    board: str


class CharacterHired(NamedTuple):
    seat: int
    character: str
    die: str


class CharacterJoined(NamedTuple):
    """``home`` is "board", "assistant" (the place on the Assistant's board) for Apprentices."""

    seat: int
    character: str
    home: str


class CharacterLeft(NamedTuple):
    """A Character went back to the supply."""

    seat: int
    character: str


class ApprenticeMoved(NamedTuple):
    seat: int
    character: str


class CharactersReturned(NamedTuple):
    pass


class WagesPaid(NamedTuple):
    """``due`` Coins, ``paid`` of them; ``unpaid`` lists the Characters whose wage was not paid in full.

    ``wages``: (Character, wage) of all that worked, those that cost nothing too.
    """

    seat: int
    due: int
    paid: int
    unpaid: tuple[str, ...]
    wages: tuple[tuple[str, int], ...] = ()


# ------------------------------------------------------------------ Advertise, Assignment, placement


class Advertised(NamedTuple):
    seat: int
    cost: int


class CardLaid(NamedTuple):
    seat: int
    character: str


class CardTakenBack(NamedTuple):
    seat: int
    character: str


class AssignmentFinished(NamedTuple):
    seat: int


class CardsRevealed(NamedTuple):
    """(seat, character, card) of every card that lies under a Character."""

    cards: tuple[tuple[int, str, str], ...]


class CharacterPlaced(NamedTuple):
    seat: int
    character: str
    slot: str
    points: int


class CharacterIdle(NamedTuple):
    seat: int
    character: str


class CharacterEnhanced(NamedTuple):
    seat: int
    character: str
    points: int


class CharacterFinished(NamedTuple):
    seat: int
    character: str
    points_left: int
