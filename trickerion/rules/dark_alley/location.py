"""Dark Alley: draw special Assignment cards, Fortune Telling (rulings 74 to 77, 131)."""

from collections.abc import Sequence
from typing import Self

from trickerion.rules.catalog import ACADEMY, ACTION_COSTS, SPECIAL_DECKS, Cost
from trickerion.rules.decks import draw_special, lay_down, lie_open, refill, turn_pending
from trickerion.rules.effects.active_effects import powers_in_force
from trickerion.rules.effects.modifiers import action_cost
from trickerion.rules.events import CardDrawn, Event, FortuneTold
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.location import Action, Location, Priced
from trickerion.rules.moves import DrawCard, KeepCard, Move, Reason, TellFortune
from trickerion.rules.state import UNKNOWN, Choice, GameState, PlayerState

_DRAW = {deck: DrawCard(deck) for deck in (*SPECIAL_DECKS, ACADEMY)}
_TELL = TellFortune()


def draw_cost(state: GameState, acting: Acting) -> int:
    """The first card of each Character is cheaper (ruling 75)."""
    return action_cost(state, acting, _draw(acting))


def _draw(acting: Acting) -> str:
    return "draw_further_card" if acting.drawn else "draw_first_card"


def actions(state: GameState, acting: Acting, player: PlayerState) -> list[Move]:
    """Draw from any deck that has cards; Fortune Telling once for each Character (ruling 77)."""
    moves: list[Move] = []
    if acting.points >= draw_cost(state, acting):
        decks = state.special_decks
        moves += [_DRAW[deck] for deck, cards in decks.items() if cards or state.special_discards[deck]]
    may_tell = state.pending and not acting.told_fortune
    if may_tell and acting.points >= action_cost(state, acting, "fortune_telling"):
        moves.append(_TELL)
    return moves


def _draw_card(state: GameState, acting: Acting, move: DrawCard, events: list[Event]) -> None:
    state.stack[-1] = acting.but(drawn=acting.drawn + 1)
    refill(state, move.deck)
    cards = [draw_special(state, move.deck) for _ in range(looks(state, acting.seat, move.deck))]
    if len(cards) > 1:
        if lie_open(state):
            state.see_card(cards[0], state.seats)
        state.stack.append(keeping(acting.seat, move.deck, cards))
    else:
        (first,), is_open = cards, lie_open(state)
        if is_open:
            state.see_card(first, state.seats)
        state.players[acting.seat].hand.append(first)
        events.append(CardDrawn(acting.seat, move.deck, first if is_open else ""))


def looks(state: GameState, seat: int, deck: str) -> int:
    """Number of cards of a deck to look at: two by the rules of 2019, more by a Power, no more than there are."""
    cards = 2 if state.options.ruling("special_draw") == "two_keep_one" else 1
    for power in powers_in_force(state, seat) if state.boards else ():
        cards = power.cards_looked_at(state, seat, cards)
    return min(cards, len(state.special_decks[deck]))


class Keeping(Choice):
    """Two cards were drawn: one is kept, the other goes under its deck. Only the drawing player sees them."""

    deck: str
    first: str
    second: str

    @property
    def cards(self) -> tuple[str, ...]:
        """All that were drawn."""
        return self.first, self.second

    def legal_moves(self, state: GameState) -> list[Move]:
        return [KeepCard(card) for card in self.cards]

    def covered(self) -> Self:
        return self.but(first=UNKNOWN, second=UNKNOWN)

    def answered(self, state: GameState, move: KeepCard, events: list[Event]) -> None:
        state.players[self.seat].hand.append(move.card)
        state.see_card(move.card, ())  # of a card that others had seen going under the deck they now know
        for under in self.cards:
            if under != move.card:
                lay_down(state, self.deck, (*state.special_decks[self.deck], under))
                state.see_card(under, (self.seat,))  # no more than that it is one of those
        events.append(CardDrawn(self.seat, self.deck, ""))


class KeepingOfMore(Keeping):
    """More than two cards were drawn, by a Power; the others go under the deck."""

    more: tuple[str, ...] = ()

    @property
    def cards(self) -> tuple[str, ...]:
        return self.first, self.second, *self.more

    def covered(self) -> Self:
        return super().covered().but(more=(UNKNOWN,) * len(self.more))


def keeping(seat: int, deck: str, cards: Sequence[str]) -> Keeping:
    """Choice of the one of these cards that is kept."""
    first, second, *more = cards
    return KeepingOfMore(seat, deck, first, second, tuple(more)) if more else Keeping(seat, deck, first, second)


def _tell_fortune(state: GameState, acting: Acting, move: Move, events: list[Event]) -> None:
    state.stack[-1] = acting.but(told_fortune=True)
    turn_pending(state)
    events.append(FortuneTold(acting.seat, tuple(state.pending)))


def _draw_costs(state: GameState, acting: Acting) -> Cost:
    return Cost(draw_cost(state, acting), action_cost(state, acting, "draw_further_card"))


_PRINTED = Cost(ACTION_COSTS["draw_first_card"], ACTION_COSTS["draw_further_card"])

DARK_ALLEY = Location(
    "dark_alley",
    actions,
    (
        Action(
            "draw_card",
            (DrawCard,),
            _draw_card,
            lambda state, _: (
                None
                if any((*state.special_decks.values(), *state.special_discards.values()))
                else Reason("decks_empty")
            ),
            _PRINTED,
            _draw_costs,
            priced=lambda state, acting, move: Priced(_draw(acting), ACTION_COSTS[_draw(acting)]),
        ),
        Action(
            "fortune_telling",
            (TellFortune,),
            _tell_fortune,
            lambda _, acting: Reason("once_per_character") if acting.told_fortune else None,
            is_there=lambda state: bool(state.pending),
        ),
    ),
)
