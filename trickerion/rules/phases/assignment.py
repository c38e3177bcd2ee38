"""Assignment: every player lays Assignment cards face down under Characters; nobody sees those of others (ruling 108).

Players decide one after the other; since nothing is shown before all have finished, that is the same as all at once.
"""

from itertools import takewhile

from trickerion.rules.catalog import CHARACTERS, SPECIALS
from trickerion.rules.effects.active_effects import common, heeding, let_one_do, personal
from trickerion.rules.events import AssignmentFinished, CardLaid, CardsRevealed, CardTakenBack, Event
from trickerion.rules.modules.module import modules_of
from trickerion.rules.moves import FinishAssignment, LayCard, Move, Ready, TakeBack
from trickerion.rules.returns import apply_return, asides
from trickerion.rules.seat_policy import policy_of
from trickerion.rules.state import Choice, GameState, Step, turned_up

_FINISH = FinishAssignment()
_TAKE_BACK = Ready(TakeBack)
_LAY = {character: Ready(LayCard, character).__getitem__ for character in CHARACTERS}


def begin(state: GameState, events: list[Event]) -> None:
    """Everybody assigns, but for those who lay cards while placing; then all cards are revealed."""
    state.stack.append(Revealing())
    assigning = [seat for seat in state.initiative if not skips_assignment(state, seat)]
    order = sorted(assigning, key=lambda seat: policy_of(state, seat).assigns_last)
    state.stack += [policy_of(state, seat).assigning(seat) or Assigning(seat) for seat in reversed(order)]
    for module in modules_of(state.options):
        for ask in module.before_assignment:
            ask(state, events)


class Assigning(Choice):
    """Lay, change or take back one card, or finish. A Character may stay without a card: it will be Idle."""

    def legal_moves(self, state: GameState) -> list[Move]:
        player = state.players[self.seat]
        cards = dict.fromkeys(player.hand)
        moves: list[Move] = []
        for name, character in player.characters.items():
            lay, laid = _LAY[name], character.card
            moves += map(lay, cards)
            if laid:
                if laid in cards:
                    moves.remove(lay(laid))
                moves.append(_TAKE_BACK[name])
        moves.append(_FINISH)
        if state.boards:
            for effect in heeding(personal(state, self.seat), "more_assigning_moves"):
                moves += effect.more_assigning_moves(state, self.seat)
        moves += asides(state, self.seat)
        return moves

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        player = state.players[self.seat]
        if isinstance(move, LayCard):
            lay_card(state, self.seat, move, events)
        elif isinstance(move, TakeBack):
            character = player.characters[move.character]
            player.hand.append(character.card)
            player.characters[character.id] = character.with_card("")
            events.append(CardTakenBack(self.seat, character.id))
        elif isinstance(move, FinishAssignment):
            state.stack.pop()
            events.append(AssignmentFinished(self.seat))
        elif not apply_return(state, self.seat, move, events):
            let_one_do(personal(state, self.seat), state, self.seat, move, events)


def lay_card(state: GameState, seat: int, move: LayCard, events: list[Event]) -> None:
    """An Assignment card from the hand comes face down under a Character; one that lies there goes back to the hand."""
    player = state.players[seat]
    character = player.characters[move.character]
    if character.card:
        player.hand.append(character.card)
    player.hand.remove(move.card)
    player.characters[character.id] = character.with_card(move.card)
    events.append(CardLaid(seat, move.character))


def assigning_now(state: GameState) -> list[int]:
    """The seats that can assign now, in whichever order; none while something else is asked first."""
    above = takewhile(lambda frame: isinstance(frame, Assigning), reversed(state.stack))
    return [frame.seat for frame in above if isinstance(frame, Assigning)]


def brought_forward(state: GameState, seat: int) -> GameState:
    """The table at which one of them assigns before the others: to it and to them that is the same."""
    forward = state.copy()
    place = len(state.stack) - 1 - assigning_now(state).index(seat)
    forward.stack.append(forward.stack.pop(place))
    return forward


def skips_assignment(state: GameState, seat: int) -> bool:
    """True when an effect lets this seat lay its cards while it places."""
    return bool(state.boards) and any(effect.skips_assignment(state, seat) for effect in common(state))


class Revealing(Step):
    """All cards are turned over at the same time, unless an effect keeps them face down; then others are asked."""

    def proceed(self, state: GameState, events: list[Event]) -> None:
        state.stack.pop()
        if not cards_stay_hidden(state):
            reveal_all(state, events)
        for seat in reversed(state.initiative) if state.boards else ():
            for effect in personal(state, seat):
                effect.assigned(state, seat, events)


def cards_stay_hidden(state: GameState) -> bool:
    """True when an effect keeps the cards face down after the Assignment."""
    return any(effect.keeps_cards_hidden(state) for effect in common(state))


def is_assigning(state: GameState, seat: int) -> bool:
    """True when a seat has still to assign, or to finish its Assignment."""
    choice = type(policy_of(state, seat).assigning(seat) or Assigning(seat))
    return any(isinstance(frame, choice) and frame.seat == seat for frame in state.stack)


def assigns_later(state: GameState, seat: int) -> bool:
    """True when a seat waits until all others have assigned, and some have not (the Heir)."""
    is_last = policy_of(state, seat).assigns_last
    return is_last and any(is_assigning(state, other) for other in state.seats if other != seat)


def reveal_all(state: GameState, events: list[Event]) -> None:
    """Turn over every Assignment card that still lies face down; the Heir's in the order of its team."""
    revealed = []
    for seat in state.initiative:
        characters = state.players[seat].characters
        team = list(characters.values())
        if not policy_of(state, seat).assigns_last:
            team.sort(key=lambda character: CHARACTERS.index(character.id))
        for character in team:
            if character.card and not character.is_open:
                characters[character.id] = character.with_card(character.card, is_open=True)
                revealed.append((seat, character.id, turned_up(character.card)))
                if character.card in SPECIALS:
                    state.see_card(character.card, state.seats)
    events.append(CardsRevealed(tuple(revealed)))
