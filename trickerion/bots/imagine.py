"""A table in the head: a copy of what a seat sees, on which moves can be tried out.

What is hidden is filled in at random, so that nothing here can know more than the player.
"""

from random import Random

from trickerion.rules.academy.board import academy_of, put
from trickerion.rules.academy.catalog import SECRETS
from trickerion.rules.catalog import ACADEMY, PERFORMANCES, SPECIALS, PerformanceCard, printed_for
from trickerion.rules.decks import prophecies_in_play
from trickerion.rules.events import Event
from trickerion.rules.locations.acting import Acting
from trickerion.rules.moves import Move, PlaceCharacter, Skip
from trickerion.rules.phases.place_characters import Placing
from trickerion.rules.state import HIDDEN_CARD, UNKNOWN, WAITING, Choice, GameState, Step
from trickerion.rules.view import View


def imagine(view: View, random: Random) -> GameState:
    """A table like the one seen, with unknown cards of the right kinds."""
    state = view.state.copy()
    _fill_deck(state, random)
    _fill_special_cards(state, random)
    _fill_academy(state, random)
    for seat in state.seats:
        if seat != view.seat:
            _fill_hand(state, seat, random)
    return state


def _fill_deck(state: GameState, random: Random) -> None:
    """The theaters of the deck are known, its cards are not."""
    if not state.deck:
        return
    on_table = {card.id for card in state.row}
    theaters = state.options.terms.theaters[-len(state.deck) :]
    deck: list[str] = []
    for theater in theaters:
        unseen = [c.id for c in PERFORMANCES.values() if _may_come(state, c, theater, on_table)]
        card = random.choice(unseen)
        on_table.add(card)
        deck.append(card)
    state.deck = deck


def _may_come(state: GameState, card: PerformanceCard, theater: str, on_table: set[str]) -> bool:
    return card.theater == theater and card.solo_set == state.options.solo_set and card.id not in on_table


def _fill_special_cards(state: GameState, random: Random) -> None:
    """Special Assignment cards and prophecies that nobody has seen, in any order."""
    if not state.special_decks and not state.prophecy_stack:
        return
    seen = {card for cards in state.special_discards.values() for card in cards} | set(state.pending)
    seen |= {c.card for player in state.players for c in player.characters.values()}
    seen |= {card for player in state.players for card in player.hand}
    seen |= {state.active_prophecy, *state.prophecy_discard}
    printed = printed_for(SPECIALS, state.options.modules)
    for deck, cards in state.special_decks.items():
        known = seen | set(cards)
        unseen = [card.id for card in printed if card.location == deck and card.id not in known]
        state.special_decks[deck] = _filled(cards, unseen, random)
    unseen = [token for token in prophecies_in_play(state.options) if token not in seen]
    state.prophecy_stack = _filled(state.prophecy_stack, unseen, random)


def _fill_academy(state: GameState, random: Random) -> None:
    """The secrets to come, in any order; those that have left the game may be among them."""
    if ACADEMY not in state.boards:
        return
    board = academy_of(state)
    seen = {*board.display, *(secret for own in board.secrets for secret in own)}
    unseen = [secret for secret in SECRETS if secret not in seen]
    put(state, board._replace(stack=tuple(_filled(list(board.stack), unseen, random))))


def _filled(cards: list[str], unseen: list[str], random: Random) -> list[str]:
    """The cards with something unseen in place of each unknown one."""
    random.shuffle(unseen)
    return [card if card != UNKNOWN else unseen.pop() for card in cards if card != UNKNOWN or unseen]


def _fill_hand(state: GameState, seat: int, random: Random) -> None:
    """Face-down cards become permanent Assignment cards."""
    player = state.players[seat]
    hidden = [c for c in player.characters.values() if c.card == HIDDEN_CARD]
    if not hidden:
        return
    cards = [card for card, number in state.options.terms.hand.items() for _ in range(number)]
    random.shuffle(cards)
    cards += cards
    for character in hidden:
        player.characters[character.id] = character._replace(card=cards.pop())
    player.hand = cards[: len(player.hand)]


ALONE = ("Advertising", "ChoosingShow", "ChoosingHome")
"""Questions whose answers need nothing from the frames below them."""


def focus(state: GameState) -> None:
    """Forget the flow below the acting Character, or below a question that stands alone: nothing else then goes on.

    Effects of cards and abilities may reach for the frames below theirs, so those keep them.
    """
    for i in range(len(state.stack) - 1, -1, -1):
        if isinstance(state.stack[i], Acting):
            del state.stack[:i]
            return
    if state.stack and type(state.stack[-1]).__name__ in ALONE:
        del state.stack[:-1]


def options(state: GameState) -> list[Move]:
    """The legal answers to the open decision, none when nothing is open."""
    frame = state.stack[-1] if state.stack else None
    return frame.legal_moves(state) if isinstance(frame, Choice) else []


def do(state: GameState, move: Move) -> None:
    """Carry out a move known to be legal, and what follows by itself."""
    events: list[Event] = []
    frame = state.stack[-1]
    assert isinstance(frame, Choice)
    frame.apply(state, move, events)
    while state.stack:
        top = state.stack[-1]
        if not isinstance(top, Step):
            return
        top.proceed(state, events)


def after(state: GameState, move: Move) -> GameState:
    """A new table after the move."""
    new = state.copy()
    do(new, move)
    return new


def give_card(state: GameState, seat: int, character: str, card: str) -> None:
    """The Character waits with this Assignment card."""
    characters = state.players[seat].characters
    characters[character] = characters[character]._replace(card=card, status=WAITING)


def place(state: GameState, seat: int, character: str, slot: str) -> Acting | None:
    """Put a waiting Character on a slot; the Acting frame of its Actions, or None when it has none."""
    state.stack = [Placing(seat, 0)]
    frame = state.stack[0]
    assert isinstance(frame, Placing)
    frame.apply(state, PlaceCharacter(character, slot), [])
    del state.stack[:1]
    for _ in range(5):
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Acting) or top is None:
            return top
        if isinstance(top, Step):
            top.proceed(state, [])
        else:
            moves = top.legal_moves(state)
            do(state, next((move for move in moves if isinstance(move, Skip)), moves[0]))
    return None
