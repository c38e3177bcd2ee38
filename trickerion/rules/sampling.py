"""A whole table that agrees with everything that a seat may know; what is hidden from it is drawn at random."""

from collections.abc import Mapping, Sequence, Set
from functools import cache

from trickerion.rules.catalog import PERFORMANCES, PROPHECIES, specials_for
from trickerion.rules.chance import Random, shuffle
from trickerion.rules.dark_alley.location import Keeping, keeping
from trickerion.rules.decks import prophecies_in_play
from trickerion.rules.modules.module import modules_of
from trickerion.rules.phases.end_turn import coming_theaters
from trickerion.rules.state import HIDDEN_CARD, UNKNOWN, GameState, Memory
from trickerion.rules.view import View

SEED_BITS = 60
_OF_NO_MODULE = {token.id for token in PROPHECIES.values() if not token.module}


def sampled(view: View, random: Random) -> GameState:
    """A table that looks like this to the seat of the view, and plays on."""
    state = view.state.copy()
    state.seed = random.getrandbits(SEED_BITS)
    state.deck = _performance_deck(state, random)
    _fill_prophecies(state, random)
    for module in modules_of(state.options):
        if module.id in state.boards:
            state.put_board(module.id, module.uncovered(state.boards[module.id], state, random))
    held = _deal_special_cards(view, state, random)
    for seat in state.seats:
        if seat != view.seat:
            _fill_hand(state, seat, held[seat], random)
    return state


def _performance_deck(state: GameState, random: Random) -> tuple[str, ...]:
    """The theaters of the deck are known; its cards are among those that have not been seen."""
    out = {*(card.id for card in state.row), *state.memory.gone}
    unseen: dict[str, list[str]] = {}
    for theater, cards in _printed(state.options.card_sets).items():
        unseen[theater] = left = [card for card in cards if card not in out]
        shuffle(random, left)
    return tuple([unseen[theater].pop() for theater in coming_theaters(state)])


@cache
def _printed(card_sets: tuple[str, ...]) -> Mapping[str, Sequence[str]]:
    """The Performance cards of these sets, by theater."""
    cards: dict[str, list[str]] = {}
    for card in PERFORMANCES.values():
        if card.card_set in card_sets:
            cards.setdefault(card.theater, []).append(card.id)
    return cards


def _fill_prophecies(state: GameState, random: Random) -> None:
    """The face-down stack holds those that lie nowhere else; a module that brings its own leaves out some others."""
    if state.prophecy_stack:
        seen = {state.active_prophecy, *state.pending, *state.prophecy_discard}
        unseen = [token for token in prophecies_in_play(state.options.modules) if token not in seen]
        shuffle(random, unseen)
        surest = sorted(unseen, key=_OF_NO_MODULE.__contains__)
        stack = {*surest[: len(state.prophecy_stack)]}
        state.prophecy_stack = [token for token in unseen if token in stack]


def _deal_special_cards(view: View, state: GameState, random: Random) -> list[list[str]]:
    """Fill the decks, and the two cards that somebody is choosing from; the cards held by each of the others."""
    held: list[list[str]] = [[] for _ in state.seats]
    if not state.special_decks:
        return held
    remembered = {held.card for held in view.known.held}.union(view.known.drawn, *view.known.decks.values())
    state.memory = Memory(state.memory.gone, dict.fromkeys(remembered - {UNKNOWN}, frozenset((view.seat,))))
    unseen = _unseen_special_cards(remembered, state)
    decks = {}
    for deck, cards in state.special_decks.items():
        left = unseen[deck]
        shuffle(random, left)
        places = zip(cards, view.known.decks[deck], strict=True)
        decks[deck] = tuple([a if a != UNKNOWN else b if b != UNKNOWN else left.pop() for a, b in places])
    state.special_decks = decks
    for seat, deck, card in view.known.held:
        held[seat].append(card if card != UNKNOWN else unseen[deck].pop())
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Keeping) and frame.seat != view.seat:
        drawn = [card if card != UNKNOWN else unseen[frame.deck].pop() for card in view.known.drawn]
        state.stack[-1] = keeping(frame.seat, frame.deck, drawn)
    return held


def _unseen_special_cards(remembered: Set[str], state: GameState) -> dict[str, list[str]]:
    """The special cards of each deck whose place the seat does not know."""
    known = {*remembered, *(card for _, card in state.used_specials)}
    known.update(*state.special_decks.values(), *state.special_discards.values())
    for player in state.players:
        known.update(player.hand, [character.card for character in player.characters.values()])
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Keeping):
        known |= {*frame.cards}
    printed = _special_cards(state.options.modules, state.options.house_cards)
    return {deck: [card for card in printed[deck] if card not in known] for deck in state.special_decks}


@cache
def _special_cards(modules: tuple[str, ...], house_cards: int) -> Mapping[str, Sequence[str]]:
    """The special cards of a game, by their deck."""
    cards: dict[str, list[str]] = {}
    for card in specials_for(modules, house_cards):
        cards.setdefault(card.location, []).append(card.id)
    return cards


def _fill_hand(state: GameState, seat: int, held: list[str], random: Random) -> None:
    """The permanent cards that are not open and the special cards held, in the hand and under Characters."""
    player = state.players[seat]
    hidden = [character for character in player.characters.values() if character.card == HIDDEN_CARD]
    if not hidden and UNKNOWN not in player.hand:
        return
    cards = [card for card, number in state.options.terms.hand.items() for _ in range(number)]
    for character in player.characters.values():
        if character.card in cards:
            cards.remove(character.card)
    cards = held + cards
    shuffle(random, cards)
    for character in hidden:
        player.characters[character.id] = character.with_card(cards.pop())
    player.hand = cards
