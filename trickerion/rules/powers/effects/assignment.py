"""Powers about the Assignment."""

from trickerion.rules.catalog import SPECIALS
from trickerion.rules.effects.registry import power_kind
from trickerion.rules.events import AssignmentReplaced, AssignmentsExchanged, Event, PowerUsed
from trickerion.rules.gains import gain_coins
from trickerion.rules.moves import ExchangeCards, LayCard, Move, Skip
from trickerion.rules.phases.assignment import cards_stay_hidden
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.powers.effects.base import PowerEffect
from trickerion.rules.state import Character, Choice, GameState, Step

_SKIP = Skip()


@power_kind("assignment_swap")
class SecondThoughts(PowerEffect):
    """After the Assignment two of the owner's open cards change places, or one with the hand; else a Coin comes."""

    def assigned(self, state: GameState, seat: int, events: list[Event]) -> None:
        state.stack.append(Reconsidering(seat, self.id))


class Reconsidering(Step):
    """Asked when everybody before with such a Power has decided; where nothing can be changed, the Coin comes."""

    owner: int
    power: str

    def proceed(self, state: GameState, events: list[Event]) -> None:
        state.stack.pop()
        if cards_stay_hidden(state):
            _take_coins(state, self.owner, self.power, events)
        else:
            state.ask(ChangingAssignment(self.owner, self.power), events)


def _take_coins(state: GameState, seat: int, power: str, events: list[Event]) -> None:
    gain_coins(state, seat, POWERS[power].data["otherwise"]["coins"], power, events)


class ChangingAssignment(Choice):
    """Choice of two open cards that change places, or of one that goes back to the hand for another; or the Coin."""

    power: str

    def legal_moves(self, state: GameState) -> list[Move]:
        player = state.players[self.seat]
        assigned = [character for character in player.characters.values() if character.card]
        exchanges = [
            ExchangeCards(one.id, other.id)
            for number, one in enumerate(assigned)
            for other in assigned[number + 1 :]
            if one.card != other.card
        ]
        cards = list(dict.fromkeys(player.hand))
        return [*exchanges, *(LayCard(c.id, card) for c in assigned for card in cards if card != c.card), _SKIP]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        characters = state.players[self.seat].characters
        if isinstance(move, ExchangeCards):
            one, other = characters[move.character], characters[move.other]
            characters[one.id], characters[other.id] = one._replace(card=other.card), other._replace(card=one.card)
            events += [PowerUsed(self.seat, self.power), AssignmentsExchanged(self.seat, one.id, other.id)]
        elif isinstance(move, LayCard):
            events.append(PowerUsed(self.seat, self.power))
            _replace(state, self.seat, characters[move.character], move.card, events)
        else:
            _take_coins(state, self.seat, self.power, events)


def _replace(state: GameState, seat: int, character: Character, card: str, events: list[Event]) -> None:
    """The card under a Character goes back to the hand; the new one lies open."""
    player = state.players[seat]
    player.hand.remove(card)
    player.hand.append(character.card)
    player.characters[character.id] = character._replace(card=card)
    if card in SPECIALS:
        state.see_card(card, state.seats)
    events.append(AssignmentReplaced(seat, character.id, character.card, card))
