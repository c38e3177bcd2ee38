"""Everything that a player can decide, one small frozen class per kind of decision.

There is one object for each distinct move (``RerollDie("bank_a") is RerollDie("bank_a")``), so moves compare and hash
by identity. A move prints as a sentence and turns into one JSON object and back.
"""

from collections.abc import Callable
from dataclasses import FrozenInstanceError, dataclass, fields
from reprlib import repr as quoted
from typing import Any, ClassVar, TypeVar, dataclass_transform


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


M = TypeVar("M", bound="Move")


class MoveError(ValueError):
    """A JSON object that is not a move."""


@dataclass(init=False, repr=False, eq=False, slots=True)
class Move(metaclass=_OneOfEach):
    """A decision of a player. ``sentence`` is a format string over the fields.

    What a frozen dataclass would have made for each of the many kinds is written here once: the program starts sooner.
    """

    sentence: ClassVar[str] = ""

    def __init__(self, *values: Any) -> None:
        names = [f.name for f in fields(self)]
        if len(values) != len(names):
            raise TypeError(f"{type(self).__name__} takes {', '.join(names) or 'nothing'}, not {values}")
        for name, value in zip(names, values, strict=True):
            object.__setattr__(self, name, value)

    def __setattr__(self, name: str, value: Any) -> None:
        raise FrozenInstanceError(f"{name} of a move cannot be changed")

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"{name} of a move cannot be changed")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{f.name}={getattr(self, f.name)!r}' for f in fields(self))})"

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


class Ready(dict[Any, M]):
    """The moves of one kind that differ in their last field, by its value: quicker than calling the kind.

    Each is made when it is first asked for.
    """

    def __init__(self, kind: type[M], *first: Any) -> None:
        super().__init__()
        self._kind, self._first = kind, first

    def __missing__(self, last: Any) -> M:
        self[last] = made = self._kind(*self._first, last)
        return made


@dataclass_transform(frozen_default=True, eq_default=False)
def move(sentence: str) -> Callable[[type[M]], type[M]]:
    """A kind of move with its sentence, in which the fields stand in braces."""

    def make(kind: type[M]) -> type[M]:
        kind.__doc__ = kind.__doc__ or sentence
        kind.sentence = sentence
        return dataclass(init=False, repr=False, eq=False, slots=True)(kind)

    return make


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


# ------------------------------------------------------------------ Downtown


@move("Learn {trick}")
class LearnTrick(Move):
    trick: str


@move("Use {die}")
class ChooseDie(Move):
    """Which Residence die a learned Trick uses up."""

    die: str


@move("Put the Trick on place {place}")
class ChooseTrickPlace(Move):
    """Where a new Trick goes: 0 to 2 on the player board, 3 the Engineer's slot."""

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
    """Where a new type of Component goes: "board" or "manager" (ruling 113)."""

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


# ------------------------------------------------------------------ End Turn


@move("The Apprentice joins the {board} board")
class ChooseApprenticePlace(Move):
    """Where a hired Apprentice joins: "board" or "assistant" (ruling 39)."""

    board: str


# ------------------------------------------------------------------ Dark Alley


@move("Draw a {deck} card")
class DrawCard(Move):
    """Draw from the deck of special Assignment cards of a Location."""

    deck: str


@move("Keep {card}")
class KeepCard(Move):
    """Keep this one of two drawn cards; the other goes under its deck."""

    card: str


@move("Move the pending prophecies")
class TellFortune(Move):
    """Fortune Telling: every pending prophecy moves one place clockwise."""


# ------------------------------------------------------------------ cards and abilities


@move("Give up the card's bonus for 1 Action Point")
class ForgoBonus(Move):
    """Give up the bonus of the special Assignment card for one more Action Point (ruling 78)."""


@move("Use {card}")
class UseCard(Move):
    """Take the Action that the special Assignment card itself offers, or use its bonus now."""

    card: str


@move("Use the ability of {magician}")
class UseAbility(Move):
    """Use the ability of one's Magician now."""

    magician: str


@move("Do without")
class Skip(Move):
    """Leave an optional effect alone."""


@move("Let the card under {character} work like {card}")
class CopyCard(Move):
    """Mimesis: the permanent card under a Character works like an opponent's special card."""

    character: str
    card: str


@move("Lay a card under the {character}")
class Improvise(Move):
    """Free Improvisation: begin to place a Character that has no Assignment card; LayCard follows."""

    character: str


@move("Hire the {character}")
class ChooseKind(Move):
    """Which kind of Character is hired."""

    character: str


@move("Replace the Trick on place {place}")
class ReplaceTrick(Move):
    """Give the Trick of this place back and put the new one there, with its suit and markers (Trick Overhaul)."""

    place: int


@move("Choose the Trick on place {place}")
class ChooseOwnTrick(Move):
    """One of the player's Tricks by its place, for the effect of a card."""

    place: int


@move("Choose {resource}")
class ChooseYield(Move):
    """Fame, Coins or Shards."""

    resource: str


@move("Choose {component}")
class ChooseComponent(Move):
    """A Component for the effect of a card."""

    component: str


@move("Swap {card} and {other}")
class SwapCards(Move):
    """Two Performance cards change places."""

    card: str
    other: str


@move("Lay a pile of two markers on {card}, slot {slot}, turned {turns}")
class PlacePile(Move):
    """Supercharge: two Trick Markers of one Trick as a pile on a slot."""

    card: str
    slot: int
    turns: int


@move("Choose the marker on {card}, slot {slot}")
class ChooseMarker(Move):
    """A Trick Marker on a Performance card, for the effect of a card or ability."""

    card: str
    slot: int


@move("Take the Yields of slot {other_slot} for slot {own_slot}")
class StealTrick(Move):
    """Trick Steal: the Yields of the other slot's Trick in place of those of the Trick on one's own slot."""

    own_slot: int
    other_slot: int


@move("Make the pending prophecy {place} active")
class ChangeFate(Move):
    """Fate Weaving: the pending prophecy of this place (0 left, 1 right, 2 bottom) becomes active."""

    place: int


# ------------------------------------------------------------------ the Academy


@move("Renovate {space}")
class Renovate(Move):
    """Choose an empty space of the Academy; ChooseRenovation and ChooseTile follow."""

    space: str


@move("Renovate at Fame Threshold {threshold}")
class ChooseRenovation(Move):
    """Which of the three prices of the space is paid."""

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


@move("Give the Power {power} back")
class GivePowerBack(Move):
    """One of the Powers dealt at the start is not kept."""

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
    """What a Power offers."""

    power: str


@move("Exchange the cards of {character} and {other}")
class ExchangeCards(Move):
    """Two own Characters exchange the Assignment cards under them."""

    character: str
    other: str


@move("Take the bonus of the {character}")
class ChooseHelper(Move):
    """A Specialist who is not backstage brings the bonus of the performer."""

    character: str


@move("Put the secret on slot {slot}")
class ChooseSecretSlot(Move):
    """Where the Protégé's new secret goes; one that lies there leaves the game."""

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
    """What this Trick in a Classroom pays is doubled."""

    trick: str


@move("Set {trick} aside")
class SetTrickAside(Move):
    """Professor Bernard: the Trick leaves the Workshop and goes on paying in its Classroom."""

    trick: str


@move("Take the {resource} of the lesson")
class TakeYield(Move):
    """Fame or Coins, where a Classroom lets its Trick pay one of them."""

    resource: str


# ------------------------------------------------------------------ the solo game


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
    """What is for sale leaves the Heir's Shopping List."""


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


def _known_moves() -> dict[str, type[Move]]:
    return {kind.__name__: kind for kind in Move.__subclasses__()}


MOVES: dict[str, type[Move]] = _known_moves()
"""Every kind of move by its name in JSON."""
