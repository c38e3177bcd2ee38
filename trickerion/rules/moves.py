"""Everything that a player can decide, one small frozen class per kind of decision.

There is one object for each distinct move (``RerollDie("bank_a") is RerollDie("bank_a")``), so moves compare and hash
by identity. A move prints as a sentence and turns into one JSON object and back.
"""

from dataclasses import dataclass, fields
from reprlib import repr as quoted
from typing import Any, ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True, eq_default=False)
class _OneOfEach(type):
    """Hands out the same object for the same arguments."""

    def __init__(cls, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        cls._known: dict[tuple[Any, ...], Any] = {}

    def __call__(cls, *args: Any) -> Any:
        try:
            return cls._known[args]
        except KeyError:
            return cls._known.setdefault(args, super().__call__(*args))


class MoveError(ValueError):
    """A JSON object that is not a move."""


@dataclass(frozen=True, eq=False, slots=True)
class Move(metaclass=_OneOfEach):
    """A decision of a player. ``sentence`` is a format string over the fields."""

    sentence: ClassVar[str] = ""

    def __str__(self) -> str:
        return self.sentence.format(**{f.name: _words(getattr(self, f.name)) for f in fields(self)})

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.arguments()

    def arguments(self) -> tuple[Any, ...]:
        """The values of the fields, in order."""
        return tuple(getattr(self, f.name) for f in fields(self))

    def to_json(self) -> dict[str, Any]:
        """One JSON object: the name of the move under "do", then its fields."""
        return {"do": type(self).__name__} | {f.name: getattr(self, f.name) for f in fields(self)}


def _words(value: Any) -> str:
    return str(value).replace("_", " ").replace(".", " ")


def move_from_json(data: Any) -> Move:
    """Read a move back. Raises MoveError when the object is none."""
    if not isinstance(data, dict) or not isinstance(data.get("do"), str) or data["do"] not in MOVES:
        raise MoveError(f"{quoted(data)} is not a move.")
    kind = MOVES[data["do"]]
    expected = {f.name: f.type for f in fields(kind)}
    if set(data) != {"do", *expected} or any(type(data[name]) is not t for name, t in expected.items()):
        raise MoveError(f"{quoted(data)} has not the fields of {data['do']}.")
    move: Move = kind(*(data[name] for name in expected))
    return move


# ------------------------------------------------------------------ set-up


@dataclass(frozen=True, eq=False, slots=True)
class ChooseMagician(Move):
    magician: str
    sentence: ClassVar[str] = "Play {magician}"


@dataclass(frozen=True, eq=False, slots=True)
class ChooseTrick(Move):
    """A Trick of Fame Threshold 1 for the start, or for the Engineer's board."""

    trick: str
    sentence: ClassVar[str] = "Start with {trick}"


@dataclass(frozen=True, eq=False, slots=True)
class ChooseSuit(Move):
    """The Symbol Marker for a new Trick."""

    suit: str
    sentence: ClassVar[str] = "Mark the Trick with {suit}"


@dataclass(frozen=True, eq=False, slots=True)
class TakeComponent(Move):
    """One starting Component."""

    component: str
    sentence: ClassVar[str] = "Take {component}"


@dataclass(frozen=True, eq=False, slots=True)
class ChooseSpecialist(Move):
    specialist: str
    sentence: ClassVar[str] = "Start with the {specialist}"


# ------------------------------------------------------------------ at any time (ruling 30)


@dataclass(frozen=True, eq=False, slots=True)
class ReturnTrick(Move):
    """Give a Trick back to the Residence; ``place`` is 0 to 2 on the player board, 3 the Engineer's."""

    place: int
    sentence: ClassVar[str] = "Return the Trick on place {place}"


@dataclass(frozen=True, eq=False, slots=True)
class ReturnComponent(Move):
    """Give one piece of a Component back to the supply."""

    component: str
    sentence: ClassVar[str] = "Return one {component}"


# ------------------------------------------------------------------ Advertise, Assignment


@dataclass(frozen=True, eq=False, slots=True)
class Advertise(Move):
    sentence: ClassVar[str] = "Advertise"


@dataclass(frozen=True, eq=False, slots=True)
class DoNotAdvertise(Move):
    sentence: ClassVar[str] = "Do not advertise"


@dataclass(frozen=True, eq=False, slots=True)
class LayCard(Move):
    """Lay an Assignment card under a Character; a card that lies there goes back to the hand."""

    character: str
    card: str
    sentence: ClassVar[str] = "Assign {character} to {card}"


@dataclass(frozen=True, eq=False, slots=True)
class TakeBack(Move):
    character: str
    sentence: ClassVar[str] = "Take back the card under {character}"


@dataclass(frozen=True, eq=False, slots=True)
class FinishAssignment(Move):
    sentence: ClassVar[str] = "Finish the Assignment"


# ------------------------------------------------------------------ Place Characters


@dataclass(frozen=True, eq=False, slots=True)
class PlaceCharacter(Move):
    character: str
    slot: str
    sentence: ClassVar[str] = "Place {character} on {slot}"


@dataclass(frozen=True, eq=False, slots=True)
class LeaveIdle(Move):
    character: str
    sentence: ClassVar[str] = "Leave {character} idle"


@dataclass(frozen=True, eq=False, slots=True)
class Enhance(Move):
    """Enhance Character: one Shard for one more Action Point, before the first Action."""

    sentence: ClassVar[str] = "Enhance the Character with a Shard"


@dataclass(frozen=True, eq=False, slots=True)
class FinishCharacter(Move):
    sentence: ClassVar[str] = "Finish with this Character"


# ------------------------------------------------------------------ Downtown


@dataclass(frozen=True, eq=False, slots=True)
class LearnTrick(Move):
    trick: str
    sentence: ClassVar[str] = "Learn {trick}"


@dataclass(frozen=True, eq=False, slots=True)
class ChooseDie(Move):
    """Which Residence die a learned Trick uses up."""

    die: str
    sentence: ClassVar[str] = "Use {die}"


@dataclass(frozen=True, eq=False, slots=True)
class ChooseTrickPlace(Move):
    """Where a new Trick goes: 0 to 2 on the player board, 3 the Engineer's slot."""

    place: int
    sentence: ClassVar[str] = "Put the Trick on place {place}"


@dataclass(frozen=True, eq=False, slots=True)
class HireCharacter(Move):
    die: str
    sentence: ClassVar[str] = "Hire with {die}"


@dataclass(frozen=True, eq=False, slots=True)
class TakeCoins(Move):
    die: str
    sentence: ClassVar[str] = "Take the Coins of {die}"


@dataclass(frozen=True, eq=False, slots=True)
class RerollDie(Move):
    die: str
    sentence: ClassVar[str] = "Reroll {die}"


@dataclass(frozen=True, eq=False, slots=True)
class SetDie(Move):
    die: str
    sentence: ClassVar[str] = "Set {die}"


@dataclass(frozen=True, eq=False, slots=True)
class ChooseFace(Move):
    face: str
    sentence: ClassVar[str] = "Set the die to {face}"


# ------------------------------------------------------------------ Market Row


@dataclass(frozen=True, eq=False, slots=True)
class Buy(Move):
    component: str
    sentence: ClassVar[str] = "Buy {component}"


@dataclass(frozen=True, eq=False, slots=True)
class ChoosePile(Move):
    """Where a new type of Component goes: "board" or "manager" (ruling 113)."""

    board: str
    sentence: ClassVar[str] = "Put the Component on the {board} slots"


@dataclass(frozen=True, eq=False, slots=True)
class ChooseCount(Move):
    count: int
    sentence: ClassVar[str] = "Buy {count}"


@dataclass(frozen=True, eq=False, slots=True)
class Bargain(Move):
    """Action Points spent to lower the total price of the Buy, one Coin each; 0 pays the full price."""

    points: int
    sentence: ClassVar[str] = "Bargain with {points} Action Points"


@dataclass(frozen=True, eq=False, slots=True)
class Order(Move):
    component: str
    sentence: ClassVar[str] = "Order {component}"


@dataclass(frozen=True, eq=False, slots=True)
class ChooseOrderSlot(Move):
    """The Order slot, and with it the Buy slot whose Component will be replaced."""

    slot: int
    sentence: ClassVar[str] = "Order on slot {slot}"


@dataclass(frozen=True, eq=False, slots=True)
class QuickOrder(Move):
    component: str
    sentence: ClassVar[str] = "Quick Order {component}"


# ------------------------------------------------------------------ Workshop


@dataclass(frozen=True, eq=False, slots=True)
class Prepare(Move):
    place: int
    sentence: ClassVar[str] = "Prepare the Trick on place {place}"


@dataclass(frozen=True, eq=False, slots=True)
class MoveTrick(Move):
    """Move the Trick of this place to the Engineer's slot, or exchange it with the Trick there."""

    place: int
    sentence: ClassVar[str] = "Move the Trick on place {place} to the Engineer"


@dataclass(frozen=True, eq=False, slots=True)
class MoveComponents(Move):
    component: str
    sentence: ClassVar[str] = "Move {component} to the Manager"


@dataclass(frozen=True, eq=False, slots=True)
class ChooseManagerSlot(Move):
    slot: int
    sentence: ClassVar[str] = "Use the Manager's slot {slot}"


@dataclass(frozen=True, eq=False, slots=True)
class MoveApprentice(Move):
    character: str
    sentence: ClassVar[str] = "Move {character} to the Assistant"


# ------------------------------------------------------------------ Theater and Performance


@dataclass(frozen=True, eq=False, slots=True)
class SetUpTrick(Move):
    """Take a Trick Marker of the Trick on this place into the hand; PlaceMarker follows."""

    place: int
    sentence: ClassVar[str] = "Set up the Trick on place {place}"


@dataclass(frozen=True, eq=False, slots=True)
class Reschedule(Move):
    """Lift the own Trick Marker on this slot of a Performance card; PlaceMarker follows."""

    card: str
    slot: int
    sentence: ClassVar[str] = "Reschedule the marker on {card}, slot {slot}"


@dataclass(frozen=True, eq=False, slots=True)
class PlaceMarker(Move):
    """Lay the Trick Marker on a slot; ``turns`` quarter turns clockwise say which corner points where."""

    card: str
    slot: int
    turns: int
    sentence: ClassVar[str] = "Lay the marker on {card}, slot {slot}, turned {turns}"


@dataclass(frozen=True, eq=False, slots=True)
class ChooseReward(Move):
    """Fame or Coins for one Link."""

    resource: str
    sentence: ClassVar[str] = "Take {resource} for the Link"


@dataclass(frozen=True, eq=False, slots=True)
class Perform(Move):
    card: str
    sentence: ClassVar[str] = "Perform {card}"


@dataclass(frozen=True, eq=False, slots=True)
class DeclineToPerform(Move):
    sentence: ClassVar[str] = "Decline to perform"


# ------------------------------------------------------------------ End Turn


@dataclass(frozen=True, eq=False, slots=True)
class ChooseApprenticePlace(Move):
    """Where a hired Apprentice joins: "board" or "assistant" (ruling 39)."""

    board: str
    sentence: ClassVar[str] = "The Apprentice joins the {board} board"


# ------------------------------------------------------------------ Dark Alley


@dataclass(frozen=True, eq=False, slots=True)
class DrawCard(Move):
    """Draw from the deck of special Assignment cards of a Location."""

    deck: str
    sentence: ClassVar[str] = "Draw a {deck} card"


@dataclass(frozen=True, eq=False, slots=True)
class KeepCard(Move):
    """Keep this one of two drawn cards; the other goes under its deck."""

    card: str
    sentence: ClassVar[str] = "Keep {card}"


@dataclass(frozen=True, eq=False, slots=True)
class TellFortune(Move):
    """Fortune Telling: every pending prophecy moves one place clockwise."""

    sentence: ClassVar[str] = "Move the pending prophecies"


# ------------------------------------------------------------------ cards and abilities


@dataclass(frozen=True, eq=False, slots=True)
class ForgoBonus(Move):
    """Give up the bonus of the special Assignment card for one more Action Point (ruling 78)."""

    sentence: ClassVar[str] = "Give up the card's bonus for 1 Action Point"


@dataclass(frozen=True, eq=False, slots=True)
class UseCard(Move):
    """Take the Action that the special Assignment card itself offers, or use its bonus now."""

    card: str
    sentence: ClassVar[str] = "Use {card}"


@dataclass(frozen=True, eq=False, slots=True)
class UseAbility(Move):
    """Use the ability of the own Magician now."""

    magician: str
    sentence: ClassVar[str] = "Use the ability of {magician}"


@dataclass(frozen=True, eq=False, slots=True)
class Skip(Move):
    """Leave an optional effect alone."""

    sentence: ClassVar[str] = "Do without"


@dataclass(frozen=True, eq=False, slots=True)
class CopyCard(Move):
    """Mimesis: the permanent card under a Character works like an opponent's special card."""

    character: str
    card: str
    sentence: ClassVar[str] = "Let the card under {character} work like {card}"


@dataclass(frozen=True, eq=False, slots=True)
class ChooseKind(Move):
    """Which kind of Character is hired."""

    character: str
    sentence: ClassVar[str] = "Hire the {character}"


@dataclass(frozen=True, eq=False, slots=True)
class ReplaceTrick(Move):
    """Give the Trick of this place back and put the new one there, with its suit and markers (Trick Overhaul)."""

    place: int
    sentence: ClassVar[str] = "Replace the Trick on place {place}"


@dataclass(frozen=True, eq=False, slots=True)
class ChooseOwnTrick(Move):
    """An own Trick by its place, for the effect of a card."""

    place: int
    sentence: ClassVar[str] = "Choose the Trick on place {place}"


@dataclass(frozen=True, eq=False, slots=True)
class ChooseYield(Move):
    """Fame, Coins or Shards."""

    resource: str
    sentence: ClassVar[str] = "Choose {resource}"


@dataclass(frozen=True, eq=False, slots=True)
class ChooseComponent(Move):
    """A Component for the effect of a card."""

    component: str
    sentence: ClassVar[str] = "Choose {component}"


@dataclass(frozen=True, eq=False, slots=True)
class SwapCards(Move):
    """Two Performance cards change places."""

    card: str
    other: str
    sentence: ClassVar[str] = "Swap {card} and {other}"


@dataclass(frozen=True, eq=False, slots=True)
class PlacePile(Move):
    """Supercharge: two Trick Markers of one Trick as a pile on a slot."""

    card: str
    slot: int
    turns: int
    sentence: ClassVar[str] = "Lay a pile of two markers on {card}, slot {slot}, turned {turns}"


@dataclass(frozen=True, eq=False, slots=True)
class ChooseMarker(Move):
    """A Trick Marker on a Performance card, for the effect of a card or ability."""

    card: str
    slot: int
    sentence: ClassVar[str] = "Choose the marker on {card}, slot {slot}"


@dataclass(frozen=True, eq=False, slots=True)
class StealTrick(Move):
    """Trick Steal: the Yields of the other slot's Trick in place of those of the own slot's Trick."""

    own_slot: int
    other_slot: int
    sentence: ClassVar[str] = "Take the Yields of slot {other_slot} for slot {own_slot}"


@dataclass(frozen=True, eq=False, slots=True)
class ChangeFate(Move):
    """Fate Weaving: the pending prophecy of this place (0 left, 1 right, 2 bottom) becomes active."""

    place: int
    sentence: ClassVar[str] = "Make the pending prophecy {place} active"


# ------------------------------------------------------------------ the solo game


@dataclass(frozen=True, eq=False, slots=True)
class RerollConfiguration(Move):
    """The player rerolls the Configuration die of this Location."""

    location: str
    sentence: ClassVar[str] = "Reroll the Configuration die of the {location}"


@dataclass(frozen=True, eq=False, slots=True)
class TurnUpPlan(Move):
    """The Heir turns up its plan card."""

    sentence: ClassVar[str] = "Turn up the plan card"


@dataclass(frozen=True, eq=False, slots=True)
class LeaveAllIdle(Move):
    """The Heir can place none of the Characters that are left."""

    sentence: ClassVar[str] = "Leave all Characters idle"


@dataclass(frozen=True, eq=False, slots=True)
class TakeTrick(Move):
    """The Heir takes a Trick, ready prepared, with a Trick die; which one is drawn at random."""

    die: str
    sentence: ClassVar[str] = "Take a Trick with {die}"


@dataclass(frozen=True, eq=False, slots=True)
class CheckShoppingList(Move):
    """What is for sale leaves the Heir's Shopping List."""

    sentence: ClassVar[str] = "Check the Shopping List"


@dataclass(frozen=True, eq=False, slots=True)
class OrderFromList(Move):
    """The Heir orders something random of its Shopping List."""

    sentence: ClassVar[str] = "Order from the Shopping List"


@dataclass(frozen=True, eq=False, slots=True)
class TossCoin(Move):
    """A coin decides whether the Heir moves the pending prophecies."""

    sentence: ClassVar[str] = "Toss a coin for the prophecies"


@dataclass(frozen=True, eq=False, slots=True)
class SetUpFrom(Move):
    """The Heir sets up a Trick Marker of the Trick on this place."""

    place: int
    card: str
    slot: int
    turns: int
    sentence: ClassVar[str] = "Set up the Trick on place {place}: {card}, slot {slot}, turned {turns}"


def _known_moves() -> dict[str, type[Move]]:
    return {kind.__name__: kind for kind in Move.__subclasses__()}


MOVES: dict[str, type[Move]] = _known_moves()
"""Every kind of move by its name in JSON."""
