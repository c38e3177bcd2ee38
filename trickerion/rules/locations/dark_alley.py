"""Dark Alley: draw special Assignment cards, Fortune Telling (rulings 74 to 77, 131)."""

from dataclasses import replace

from trickerion.rules.catalog import ACADEMY, ACTION_COSTS, SPECIAL_DECKS
from trickerion.rules.decks import draw_special, lie_open, refill, turn_pending
from trickerion.rules.effects.modifiers import action_cost
from trickerion.rules.events import CardDrawn, Event, FortuneTold
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.location import Action, Cost, Location, Priced, Reason
from trickerion.rules.moves import DrawCard, KeepCard, Move, TellFortune
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
    state.stack[-1] = replace(acting, drawn=acting.drawn + 1)
    refill(state, move.deck)
    first = draw_special(state, move.deck)
    if state.options.ruling("special_draw") == "two_keep_one" and state.special_decks[move.deck]:
        state.stack.append(Keeping(acting.seat, move.deck, first, draw_special(state, move.deck)))
    else:
        is_open = lie_open(state)
        if is_open:
            state.see_card(first, state.seats)
        state.players[acting.seat].hand.append(first)
        events.append(CardDrawn(acting.seat, move.deck, first if is_open else ""))


class Keeping(Choice):
    """Two cards were drawn: one is kept, the other goes under its deck. Only the drawing player sees them."""

    deck: str
    first: str
    second: str

    def legal_moves(self, state: GameState) -> list[Move]:
        return [KeepCard(self.first), KeepCard(self.second)]

    def covered(self) -> "Keeping":
        return Keeping(self.seat, self.deck, UNKNOWN, UNKNOWN)

    def answered(self, state: GameState, move: KeepCard, events: list[Event]) -> None:
        state.players[self.seat].hand.append(move.card)
        under = self.second if move.card == self.first else self.first
        state.special_decks[self.deck].append(under)
        state.see_card(move.card, ())  # of a card that others had seen going under the deck they now know
        state.see_card(under, (self.seat,))  # no more than that it is one of the two
        events.append(CardDrawn(self.seat, self.deck, ""))


def _tell_fortune(state: GameState, acting: Acting, move: Move, events: list[Event]) -> None:
    state.stack[-1] = replace(acting, told_fortune=True)
    turn_pending(state)
    events.append(FortuneTold(acting.seat, tuple(state.pending)))


# ------------------------------------------------------------------ the Location


def _draw_costs(state: GameState, acting: Acting) -> Cost:
    return Cost(draw_cost(state, acting), action_cost(state, acting, "draw_further_card"))


def _no_cards(state: GameState, acting: Acting) -> Reason | None:
    has_cards = any(state.special_decks.values()) or any(state.special_discards.values())
    return None if has_cards else Reason("decks_empty")


def _has_prophecies(state: GameState) -> bool:
    return bool(state.pending)


def _no_fortune(state: GameState, acting: Acting) -> Reason | None:
    return Reason("once_per_character") if acting.told_fortune else None


def _draw_priced(state: GameState, acting: Acting, move: Move) -> Priced:
    return Priced(_draw(acting), ACTION_COSTS[_draw(acting)])


_PRINTED = Cost(ACTION_COSTS["draw_first_card"], ACTION_COSTS["draw_further_card"])

DARK_ALLEY = Location(
    "dark_alley",
    actions,
    (
        Action("draw_card", (DrawCard,), _draw_card, _no_cards, _PRINTED, _draw_costs, priced=_draw_priced),
        Action("fortune_telling", (TellFortune,), _tell_fortune, _no_fortune, is_there=_has_prophecies),
    ),
)
