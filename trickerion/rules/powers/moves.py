"""The Moves of Magician Powers."""

from trickerion.rules.moves.base import Move, move


@move("Give the Power {power} back")
class GivePowerBack(Move):
    """Give back one of the Powers dealt at the start."""

    power: str


@move("Learn the Power {power} beside slot {slot}")
class LearnPower(Move):
    """A Power comes open beside a slot of the player board, 1 is the lowest."""

    power: str
    slot: int


@move("Learn no Power")
class LearnNoPower(Move): ...


@move("Use the Power {power}")
class UsePower(Move):
    """Take the offer of a Power."""

    power: str


@move("Exchange the cards of {character} and {other}")
class ExchangeCards(Move):
    """Two of the player's Characters exchange the Assignment cards under them."""

    character: str
    other: str


@move("Take the bonus of the {character}")
class ChooseHelper(Move):
    """A Specialist who is not backstage brings the bonus of the performer."""

    character: str
