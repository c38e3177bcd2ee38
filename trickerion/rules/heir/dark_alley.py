"""Dark Alley: a coin may move the pending prophecies, then special Assignment cards are drawn."""

from dataclasses import replace

from trickerion.rules.catalog import LEFT, location_of
from trickerion.rules.decks import draw_prophecy, draw_special, lie_open, refill, turn_pending
from trickerion.rules.events import AbilityUsed, CardDrawn, CoinTossed, Event, FortuneTold
from trickerion.rules.heir.catalog import ACADEMY_DRAW_ORDER, is_special
from trickerion.rules.heir.work import HeirAnswer, Work
from trickerion.rules.moves import DrawCard, Move, TossCoin
from trickerion.rules.state import GameState

_TOSS, _DRAW = range(2)
HEADS = 0


def next_step(state: GameState, work: Work) -> HeirAnswer | None:
    """The coin, then card after card."""
    if work.step == _TOSS and state.pending:
        return HeirAnswer(TossCoin(), "coin")
    owned = {deck: owned_from(state, work.seat, deck) for deck in decks_left(state)} if work.left else {}
    if not owned:
        return None
    deck = min(owned, key=owned.__getitem__)  # of equal ones the first: their order decides ties
    return HeirAnswer(DrawCard(deck), "fewest_cards", (deck, owned[deck], tuple(owned.items())))


def owned_from(state: GameState, seat: int, deck: str) -> int:
    """Special cards of a Location in the hand; those under Characters do not count."""
    return sum(is_special(card) and location_of(card) == deck for card in state.players[seat].hand)


def decks_left(state: GameState) -> list[str]:
    """The decks that still have a card, in the order that decides ties."""
    in_play = [deck for deck in ACADEMY_DRAW_ORDER if deck in state.special_decks]
    return [deck for deck in in_play if state.special_decks[deck] or state.special_discards[deck]]


def do(state: GameState, work: Work, move: Move, events: list[Event]) -> Work:
    """Carry out a step; the work that is left."""
    if isinstance(move, TossCoin):
        is_heads = state.chance().below(2) == HEADS
        events.append(CoinTossed(work.seat, is_heads))
        if is_heads:
            _move_prophecies(state, work.seat, events)
        return replace(work, step=_DRAW)
    assert isinstance(move, DrawCard)
    refill(state, move.deck)
    card = draw_special(state, move.deck)
    state.players[work.seat].hand.append(card)
    is_open = lie_open(state)
    if is_open:
        state.see_card(card, state.seats)
    events.append(CardDrawn(work.seat, move.deck, card if is_open else ""))
    return replace(work, left=work.left - 1, step=_DRAW)


def _move_prophecies(state: GameState, seat: int, events: list[Event]) -> None:
    """The Priestess of Mysticism exchanges the one that is next for a random one of the pile."""
    turn_pending(state)
    if state.players[seat].magician == "priestess_of_mysticism":
        state.prophecy_discard.append(state.pending[LEFT])
        state.pending[LEFT] = draw_prophecy(state)
        events.append(AbilityUsed(seat, "priestess_of_mysticism"))
    events.append(FortuneTold(seat, tuple(state.pending)))
