"""The Moves of the Academy."""

from trickerion.rules.moves.base import Move, move


@move("Renovate {space}")
class Renovate(Move):
    """Choose an empty space of the Academy; ChooseRenovation and ChooseTile follow."""

    space: str


@move("Renovate at Fame Threshold {threshold}")
class ChooseRenovation(Move):
    """Pay one of the three prices of the space."""

    threshold: int


@move("Open the {tile}")
class ChooseTile(Move):
    """The room of the stack that is laid on the space."""

    tile: str


@move("Practice the Trick on place {place}")
class Practice(Move):
    """Take the Academy marker of the Trick on this place into the hand; LayAcademyMarker follows."""

    place: int


@move("Teach the Trick on place {place}")
class Teach(Move):
    """Take the Academy marker of the Trick on this place into the hand; LayAcademyMarker follows."""

    place: int


@move("Lay the Academy marker on {space}, slot {slot}")
class LayAcademyMarker(Move):
    space: str
    slot: int


@move("Take back the Academy marker of the Trick on place {place}")
class TakeBackMarker(Move):
    """An Academy marker leaves its Practice Room, at any time and for nothing."""

    place: int


@move("Learn the secret {secret}")
class LearnSecret(Move):
    secret: str


@move("Put the secret on slot {slot}")
class ChooseSecretSlot(Move):
    """Put the Protégé's new secret into a slot; a secret that lies there leaves the game."""

    slot: int


@move("Turn up a secret")
class RevealSecret(Move): ...


@move("Draw secrets from the stack")
class DrawSecrets(Move):
    """Open Archives: draw secrets from the stack, of which one is learned; LearnSecret follows."""


@move("Lay a Coin on {secret}")
class LayCoin(Move):
    """Anjali: a Coin on a secret, which can be lent this turn."""

    secret: str


@move("Lend {secret} to {character}")
class LendSecret(Move):
    """Anjali: the Coin of a secret is spent, and it works for the Apprentice that is placed now."""

    character: str
    secret: str


@move("Double the lesson of {trick}")
class DoubleLesson(Move):
    """Double the pay of this Trick in a Classroom."""

    trick: str


@move("Set {trick} aside")
class SetTrickAside(Move):
    """Professor Bernard: the Trick leaves the Workshop and goes on paying in its Classroom."""

    trick: str


@move("Take the {resource} of the lesson")
class TakeYield(Move):
    """Fame or Coins, where a Classroom lets its Trick pay one of them."""

    resource: str
