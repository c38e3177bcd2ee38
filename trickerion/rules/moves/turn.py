"""The Moves of the phases: set-up, Advertise, Assignment, Place Characters, End Turn."""

from trickerion.rules.moves.base import Move, move

# ------------------------------------------------------------------ set-up


@move("Play {magician}")
class ChooseMagician(Move):
    magician: str


@move("Start with {trick}")
class ChooseTrick(Move):
    """A Trick of Fame Threshold 1 for the start, or for the Engineer's board."""

    trick: str


@move("Mark the Trick with {suit}")
class ChooseSuit(Move):
    """The Symbol Marker for a new Trick."""

    suit: str


@move("Take {component}")
class TakeComponent(Move):
    """One starting Component."""

    component: str


@move("Start with the {specialist}")
class ChooseSpecialist(Move):
    specialist: str


# ------------------------------------------------------------------ at any time (ruling 30)


@move("Return the Trick on place {place}")
class ReturnTrick(Move):
    """Give a Trick back to the Residence; ``place`` is 0 to 2 on the player board, 3 the Engineer's."""

    place: int


@move("Return one {component}")
class ReturnComponent(Move):
    """Give one piece of a Component back to the supply."""

    component: str


# ------------------------------------------------------------------ Advertise, Assignment


@move("Advertise")
class Advertise(Move): ...


@move("Do not advertise")
class DoNotAdvertise(Move): ...


@move("Assign {character} to {card}")
class LayCard(Move):
    """Lay an Assignment card under a Character; a card that lies there goes back to the hand."""

    character: str
    card: str


@move("Take back the card under {character}")
class TakeBack(Move):
    character: str


@move("Finish the Assignment")
class FinishAssignment(Move): ...


# ------------------------------------------------------------------ Place Characters


@move("Place {character} on {slot}")
class PlaceCharacter(Move):
    character: str
    slot: str


@move("Leave {character} idle")
class LeaveIdle(Move):
    character: str


@move("Enhance the Character with a Shard")
class Enhance(Move):
    """Enhance Character: one Shard for one more Action Point, before the first Action."""


@move("Finish with this Character")
class FinishCharacter(Move): ...


# ------------------------------------------------------------------ End Turn


@move("The Apprentice joins the {board} board")
class ChooseApprenticePlace(Move):
    """Let a hired Apprentice join a board: "board" or "assistant" (ruling 39)."""

    board: str
