"""What lies on the viewer's desk during the Assignment: Characters, permanent cards by Location, special cards."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from trickerion.rules.catalog import CHARACTERS, LOCATIONS, SPECIALS
from trickerion.rules.moves import LayCard, LayCoin, Move, TakeBack
from trickerion.rules.state import Character, GameState
from trickerion.ui.hotspots import Hotspots


class Picked(NamedTuple):
    """A card that is picked up: from the hand, or from under a Character (``origin`` is its id)."""

    card: str
    origin: str = ""


class Stack(NamedTuple):
    """The permanent cards of one Location: how many are still in the hand, how many lie under Characters."""

    location: str
    in_hand: int
    laid: int


class Desk(NamedTuple):
    """The cards and Characters of one seat. ``specials`` are the special cards in the hand, in the order drawn."""

    seat: int
    characters: tuple[Character, ...]
    stacks: tuple[Stack, ...]
    specials: tuple[str, ...]

    @property
    def idle(self) -> tuple[Character, ...]:
        """The Characters without a card."""
        return tuple(character for character in self.characters if not character.card)

    @property
    def laid_specials(self) -> tuple[str, ...]:
        """The special cards that lie under Characters."""
        return tuple(character.card for character in self.characters if character.card in SPECIALS)

    @property
    def has_specials(self) -> bool:
        """True if there are special cards, in the hand or laid: the hand keeps its order while they are laid."""
        return bool(self.specials or self.laid_specials)

    @property
    def hand_size(self) -> int:
        """Number of cards left to lay."""
        return sum(stack.in_hand for stack in self.stacks) + len(self.specials)

    @property
    def pickable(self) -> tuple[str, ...]:
        """The cards that the digits pick: the stacks from left to right, then the special cards."""
        return (*(stack.location for stack in self.stacks), *self.specials)

    def moves_to_lay(self, picked: Picked, target: Character) -> list[Move]:
        """The moves that lay the card under the target; a card that lies there goes where the first one came from.

        Empty when nothing would change.
        """
        if picked.card == target.card or picked.origin == target.id:
            return []
        if not picked.origin:
            return [LayCard(target.id, picked.card)]
        moves: list[Move] = [TakeBack(picked.origin), LayCard(target.id, picked.card)]
        return [*moves, LayCard(picked.origin, target.card)] if target.card else moves

    def moves_to_follow(self, cards: Mapping[str, str]) -> list[Move]:
        """The moves that lay these cards under these Characters, and none under the others."""
        wrong = [c.id for c in self.characters if c.card and c.card != cards.get(c.id)]
        right = {c.id for c in self.characters if c.card and c.id not in wrong}
        return [*map(TakeBack, wrong), *(LayCard(name, card) for name, card in cards.items() if name not in right)]


class CardDeeds(Protocol):
    """Deeds with a card over a Character, with the card that lies there, and with one that comes home."""

    def can_lay(self, payload: object, character: Character) -> bool:
        """True if what is in the hand can be laid under a Character."""

    def lay(self, payload: object, character: Character) -> None:
        """Lay what is in the hand under a Character."""

    def why_not(self, payload: object, character: Character) -> str:
        """Reason why it cannot be laid there, or ""."""

    def take_back(self, character: str) -> None:
        """Take the card of a Character back to the hand."""

    def lay_coin(self, move: LayCoin) -> None:
        """Lay a Coin on a secret."""

    def comes_home(self, payload: object) -> bool:
        """True if what is in the hand can be taken back from its Character."""

    def take_home(self, payload: object) -> None:
        """Take what is in the hand back from its Character."""

    def pulse(self) -> float:
        """Brightness of what breathes now."""


def desk_of(state: GameState, seat: int) -> Desk:
    """Read the desk of a seat whose cards are known."""
    player = state.players[seat]
    characters = tuple(player.characters[c] for c in CHARACTERS if c in player.characters)
    laid = [character.card for character in characters if character.card]
    places = [place for place in LOCATIONS if place in player.hand or place in laid]
    stacks = tuple(Stack(place, player.hand.count(place), laid.count(place)) for place in places)
    return Desk(seat, characters, stacks, tuple(card for card in player.hand if card in SPECIALS))


def picked_in(spots: Hotspots) -> Picked | None:
    """The card in the player's hand now, or on its way back."""
    held = spots.in_air
    return held.payload if held is not None and isinstance(held.payload, Picked) else None
