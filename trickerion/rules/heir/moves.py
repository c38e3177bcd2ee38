"""The Moves of the solo game: what Dahlgaard's Heir does."""

from trickerion.rules.moves.base import Move, move


@move("Reroll the Configuration die of the {location}")
class RerollConfiguration(Move):
    """The player rerolls the Configuration die of this Location."""

    location: str


@move("Turn up the plan card")
class TurnUpPlan(Move):
    """The Heir turns up its plan card."""


@move("Leave all Characters idle")
class LeaveAllIdle(Move):
    """The Heir can place none of the Characters that are left."""


@move("Take a Trick with {die}")
class TakeTrick(Move):
    """The Heir takes a Trick, ready prepared, with a Trick die; which one is drawn at random."""

    die: str


@move("Check the Shopping List")
class CheckShoppingList(Move):
    """Take the Components that are for sale off the Heir's Shopping List."""


@move("Order from the Shopping List")
class OrderFromList(Move):
    """The Heir orders something random of its Shopping List."""


@move("Toss a coin for the prophecies")
class TossCoin(Move):
    """A coin decides whether the Heir moves the pending prophecies."""


@move("Take a secret of the display")
class TakeSecret(Move):
    """The Heir takes a secret; of two on display a coin decides which."""


@move("Renovate {space} at Fame Threshold {threshold}")
class RenovateAt(Move):
    """The Heir renovates a space; which room is laid on it is drawn."""

    space: str
    threshold: int


@move("Teach the Trick on place {place} in {space}, slot {slot}")
class TeachIn(Move):
    """The Heir lays the Academy marker of the Trick on this place in a Classroom."""

    place: int
    space: str
    slot: int


@move("Practice the Trick on place {place} in {space}, slot {slot}")
class PracticeIn(Move):
    """The Heir lays the Academy marker of the Trick on this place in a Practice Room."""

    place: int
    space: str
    slot: int


@move("Set up the Trick on place {place}: {card}, slot {slot}, turned {turns}")
class SetUpFrom(Move):
    """The Heir sets up a Trick Marker of the Trick on this place."""

    place: int
    card: str
    slot: int
    turns: int
