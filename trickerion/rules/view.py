"""View of a seat, all that it may know (ruling 107): a table in which everything hidden is left out.

Hidden: the Assignment cards of others until they are revealed, special cards in their hands, the order of face-down
decks, and everything random that is still to come.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from trickerion.rules.catalog import LOCATIONS, SPECIALS, START
from trickerion.rules.chance import UNSEEN_SEED
from trickerion.rules.dark_alley.location import Keeping
from trickerion.rules.decks import lie_open
from trickerion.rules.modules.module import modules_of
from trickerion.rules.moves import Move
from trickerion.rules.options import GameOptions
from trickerion.rules.state import HIDDEN_CARD, UNKNOWN, WAITING, Character, Choice, GameState, Memory, PlayerState

EVERYBODY = -1
"""In the place of a seat: what all may know, whoever looks on."""


_DEALT = dict.fromkeys((*START["hand_dark_alley"], *LOCATIONS, UNKNOWN))
_PLACES = {card: place for place, card in enumerate(_DEALT)}.__getitem__
"""Where a permanent card lies in a hand that is sorted: as they are dealt."""

_KEPT: dict[tuple[Callable[..., Any], int], tuple[Any, Any, Any]] = {}
"""Question and seat -> what it was asked about last, and the answer."""


class Held(NamedTuple):
    """A special card that somebody has in the hand or laid face down: its deck, and the card itself or UNKNOWN."""

    seat: int
    deck: str
    card: str


class Knowledge(NamedTuple):
    """Knowledge that a seat keeps of special cards which the table shows no more.

    ``decks``: face-down decks, the cards known to lie there in their places, and UNKNOWN; ``held`` by others;
    ``drawn``: the two cards that another seat is choosing from.
    """

    decks: Mapping[str, tuple[str, ...]] = {}
    held: tuple[Held, ...] = ()
    drawn: tuple[str, ...] = (UNKNOWN, UNKNOWN)


NOTHING = Knowledge()
"""There is nothing to remember."""


@dataclass(frozen=True, slots=True)
class View:
    """The table as ``seat`` sees it, its legal moves when it must decide (else none), and what it remembers."""

    seat: int
    state: GameState
    moves: tuple[Move, ...]
    known: Knowledge = NOTHING

    def legal_moves(self) -> tuple[Move, ...]:
        """The legal answers of this seat."""
        return self.moves

    @property
    def choice(self) -> Choice | None:
        """The open decision, of whichever seat; None when the game is over."""
        frame = self.state.stack[-1] if self.state.stack else None
        return frame if isinstance(frame, Choice) else None


def hide(state: GameState, seat: int) -> GameState:
    """A copy of the table without what the seat (or EVERYBODY) may not know."""
    seen = state.copy()
    seen.seed = UNSEEN_SEED
    seen.memory = Memory(state.memory.gone)
    seen.deck = (UNKNOWN,) * len(state.deck)
    if state.boards:
        seen.boards = _once(_covered_boards, seat, state.boards, state.options)
    seen.prophecy_stack = [UNKNOWN] * len(state.prophecy_stack)
    if state.special_decks:
        seen.special_decks = _once(_covered_decks, EVERYBODY, state.special_decks, lie_open(state))
    for other, player in enumerate(seen.players):
        if other != seat:
            _hide_cards(player)
    seen.stack = [frame if frame.seat == seat else frame.covered() for frame in state.stack]
    return seen


def _once(question: Callable[..., Any], seat: int, one: Any, other: Any) -> Any:
    """The answer to a question about what is exchanged as a whole: worked out once for many Views, as it seldom is."""
    kept = _KEPT.get((question, seat))
    if kept is None or kept[0] is not one or kept[1] is not other:
        kept = _KEPT[question, seat] = one, other, question(seat, one, other)
    return kept[2]


def _covered_boards(seat: int, boards: Mapping[str, Any], options: GameOptions) -> Mapping[str, Any]:
    """Boards that the modules have laid out, as the seat sees them."""
    return {**boards, **{m.id: m.covered(boards[m.id], seat) for m in modules_of(options) if m.id in boards}}


def _covered_decks(_: int, decks: Mapping[str, tuple[str, ...]], lie_open: bool) -> Mapping[str, tuple[str, ...]]:
    """The decks of special cards, face down but perhaps for the top ones."""
    tops = 1 if lie_open else 0
    return {deck: (*cards[:tops], *(UNKNOWN,) * len(cards[tops:])) for deck, cards in decks.items()}


def remembered(state: GameState, seat: int) -> Knowledge:
    """Knowledge of special cards that the seat keeps (ruling 107: a card that lay open is known)."""
    if not state.special_decks:
        return NOTHING
    own, decks = _once(_known_decks, seat, state.special_decks, state.memory)
    held = [
        Held(other, SPECIALS[card].location, card if card in own else UNKNOWN)
        for other in state.seats
        if other != seat
        for card in _cards_of(state, other)
        if card in SPECIALS
    ]
    held.sort()
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Keeping) and frame.seat != seat:
        return Knowledge(decks, tuple(held), _known(own, frame.cards))
    return Knowledge(decks, tuple(held))


def _known_decks(
    seat: int, decks: Mapping[str, tuple[str, ...]], memory: Memory
) -> tuple[Collection[str], Mapping[str, tuple[str, ...]]]:
    """The special cards that the seat remembers, and what it so knows of the decks."""
    own = {card for card, seats in memory.seen.items() if seat in seats}
    return own, {deck: _known(own, cards) for deck, cards in decks.items()}


def _known(own: Collection[str], cards: Sequence[str]) -> tuple[str, ...]:
    return tuple([card if card in own else UNKNOWN for card in cards])


def hidden_cards(state: GameState, seat: int) -> list[str]:
    """The cards of a seat that only their owner may know: special cards in the hand, face-down ones."""
    cards, hand = _cards_of(state, seat), state.players[seat].hand
    return cards if len(cards) > len(hand) else [card for card in hand if card in SPECIALS]


def _cards_of(state: GameState, seat: int) -> list[str]:
    """The face-down cards of a seat, then its hand."""
    player = state.players[seat]
    return [c.card for c in player.characters.values() if c.card and not c.is_open] + player.hand


def waits_unseen(state: GameState, seat: int) -> bool:
    """True when a Character of the seat waits to be placed with a card that is still face down."""
    return any(c.card and not c.is_open and c.status == WAITING for c in state.players[seat].characters.values())


def is_face_down(player: PlayerState) -> bool:
    """True when the hand is not shown, because other people look on."""
    return UNKNOWN in player.hand


def special_hand(player: PlayerState) -> list[str]:
    """The special cards of a hand that is shown, in the order in which they were drawn."""
    return [card for card in player.hand if card in SPECIALS]


def special_number(state: GameState, player: PlayerState) -> int:
    """Number of special cards in a hand, which everybody may know: all cards but the permanent ones.

    Face-down cards under Characters count as well while the hand is face down: which of them are special is a secret.
    """
    if not is_face_down(player):
        return len(special_hand(player))
    laid = sum(character.card not in {"", *SPECIALS} for character in player.characters.values())
    permanent = state.options.terms.hand
    return max(0, len(player.hand) + laid - sum(permanent.values()))


def _hide_cards(player: PlayerState) -> None:
    """Cover face-down cards, the special cards in the hand, and a hand that would give face-down cards away.

    A hand that is shown is sorted: its order would tell which card was laid and taken back (ruling 160).
    """
    face_down = [c for c in player.characters.values() if c.card and not c.is_open]
    for c in face_down:
        player.characters[c.id] = tuple.__new__(Character, (c.id, c.home, HIDDEN_CARD, c.status, c.slot, False, ""))
    if face_down or not SPECIALS.keys().isdisjoint(player.hand):
        player.hand = [UNKNOWN] * len(player.hand)
    else:
        player.hand.sort(key=_PLACES)
