"""The Moves of the Locations: Downtown, Market Row, Workshop, Theater."""

from trickerion.rules.moves.base import Move, move

# ------------------------------------------------------------------ Downtown


@move("Learn {trick}")
class LearnTrick(Move):
    trick: str


@move("Use {die}")
class ChooseDie(Move):
    """Use up this Residence die for a learned Trick."""

    die: str


@move("Put the Trick on place {place}")
class ChooseTrickPlace(Move):
    """Put a new Trick on a place: 0 to 2 on the player board, 3 the Engineer's slot."""

    place: int


@move("Hire with {die}")
class HireCharacter(Move):
    die: str


@move("Take the Coins of {die}")
class TakeCoins(Move):
    die: str


@move("Reroll {die}")
class RerollDie(Move):
    die: str


@move("Set {die}")
class SetDie(Move):
    die: str


@move("Set the die to {face}")
class ChooseFace(Move):
    face: str


# ------------------------------------------------------------------ Market Row


@move("Buy {component}")
class Buy(Move):
    component: str


@move("Put the Component on the {board} slots")
class ChoosePile(Move):
    """Put a new type of Component on a board: "board" or "manager" (ruling 113)."""

    board: str


@move("Buy {count}")
class ChooseCount(Move):
    count: int


@move("Bargain with {points} Action Points")
class Bargain(Move):
    """Action Points spent to lower the total price of the Buy, one Coin each; 0 pays the full price."""

    points: int


@move("Order {component}")
class Order(Move):
    component: str


@move("Order on slot {slot}")
class ChooseOrderSlot(Move):
    """The Order slot, and with it the Buy slot whose Component will be replaced."""

    slot: int


@move("Quick Order {component}")
class QuickOrder(Move):
    component: str


# ------------------------------------------------------------------ Workshop


@move("Prepare the Trick on place {place}")
class Prepare(Move):
    place: int


@move("Move the Trick on place {place} to the Engineer")
class MoveTrick(Move):
    """Move the Trick of this place to the Engineer's slot, or exchange it with the Trick there."""

    place: int


@move("Move {component} to the Manager")
class MoveComponents(Move):
    component: str


@move("Use the Manager's slot {slot}")
class ChooseManagerSlot(Move):
    slot: int


@move("Move {character} to the Assistant")
class MoveApprentice(Move):
    character: str


# ------------------------------------------------------------------ Theater and Performance


@move("Set up the Trick on place {place}")
class SetUpTrick(Move):
    """Take a Trick Marker of the Trick on this place into the hand; PlaceMarker follows."""

    place: int


@move("Reschedule the marker on {card}, slot {slot}")
class Reschedule(Move):
    """Lift one's Trick Marker on this slot of a Performance card; PlaceMarker follows."""

    card: str
    slot: int


@move("Lay the marker on {card}, slot {slot}, turned {turns}")
class PlaceMarker(Move):
    """Lay the Trick Marker on a slot; ``turns`` quarter turns clockwise say which corner points where."""

    card: str
    slot: int
    turns: int


@move("Take {resource} for the Link")
class ChooseReward(Move):
    """Fame or Coins for one Link."""

    resource: str


@move("Perform {card}")
class Perform(Move):
    card: str


@move("Decline to perform")
class DeclineToPerform(Move): ...
