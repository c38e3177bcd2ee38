"""The Moves of the Dark Alley, of special Assignment cards and of abilities."""

from trickerion.rules.moves.base import Move, move


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
    """Hire this kind of Character."""

    character: str


@move("Replace the Trick on place {place}")
class ReplaceTrick(Move):
    """Give the Trick of this place back and put the new one there, with its suit and markers (Trick Overhaul)."""

    place: int


@move("Choose the Trick on place {place}")
class ChooseOwnTrick(Move):
    """Take the player's Trick on this place for the effect of a card."""

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
