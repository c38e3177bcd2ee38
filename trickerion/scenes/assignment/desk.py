"""What lies on the viewer's desk during the Assignment: Characters, permanent cards by Location, special cards."""

from __future__ import annotations

from dataclasses import dataclass

from trickerion.rules.ask import Assigning, common, conduct_of
from trickerion.rules.ask.heir import HeirAssigning
from trickerion.rules.catalog import CHARACTERS, LOCATIONS, SPECIALS
from trickerion.rules.state import Character, GameState


@dataclass(frozen=True, slots=True)
class Stack:
    """The permanent cards of one Location: how many are still in the hand, how many lie under Characters."""

    location: str
    in_hand: int
    laid: int


@dataclass(frozen=True, slots=True)
class Desk:
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
    def hand_size(self) -> int:
        """How many cards are left to lay."""
        return sum(stack.in_hand for stack in self.stacks) + len(self.specials)

    @property
    def pickable(self) -> tuple[str, ...]:
        """The cards that the digits pick: the stacks from left to right, then the special cards."""
        return (*(stack.location for stack in self.stacks), *self.specials)


def desk_of(state: GameState, seat: int) -> Desk:
    """Read the desk of a seat whose cards are known."""
    player = state.players[seat]
    characters = tuple(player.characters[c] for c in CHARACTERS if c in player.characters)
    laid = [character.card for character in characters if character.card]
    specials = tuple(card for card in player.hand if card in SPECIALS)
    return Desk(
        seat,
        characters,
        tuple(_stacks(state, player.hand, laid)),
        specials,
    )


def _stacks(state: GameState, hand: list[str], laid: list[str]) -> list[Stack]:
    printed = state.options.terms.hand
    places = {*printed, *(card for card in (*hand, *laid) if card in LOCATIONS)}
    return [Stack(place, hand.count(place), laid.count(place)) for place in LOCATIONS if place in places]


def finished_seats(state: GameState) -> frozenset[int]:
    """Who has finished the Assignment; everybody when it is over."""
    assigning = {frame.seat for frame in state.stack if isinstance(frame, (Assigning, HeirAssigning))}
    return frozenset(seat for seat in state.seats if seat not in assigning)


def assigns_later(state: GameState, seat: int) -> bool:
    """Whether a seat must wait until all others have assigned, and some have not (the Heir)."""
    return conduct_of(state, seat).assigns_last and len(finished_seats(state)) < len(state.players) - 1


def laid_by(state: GameState, seat: int) -> int:
    """How many cards lie under the Characters of a seat."""
    return sum(bool(character.card) for character in state.players[seat].characters.values())


def cards_stay_hidden(state: GameState) -> bool:
    """Whether a prophecy keeps the cards face down after the Assignment."""
    return any(effect.keeps_cards_hidden(state) for effect in common(state))
