"""Duel of Magicians: two players; a Turn Setup card covers slots each turn, Performance cards have neutral markers."""

from typing import NamedTuple

from trickerion.rules.catalog import DUEL
from trickerion.rules.chance import Random, shuffle
from trickerion.rules.duel.catalog import TURN_SETUPS
from trickerion.rules.events import Event, TurnSetupLaid
from trickerion.rules.modules.module import Module, locations_of
from trickerion.rules.options import HEIR, GameOptions, OptionsError, Terms
from trickerion.rules.state import UNKNOWN, GameState, turned_up


class DuelBoard(NamedTuple):
    """The Turn Setup cards: ``deck``, whose first card all can see, ``current`` beside it ("" before turn 1), ``past``.

    A card is covered by the next one, so all remember those of the ``past``.
    """

    deck: tuple[str, ...]
    current: str = ""
    past: tuple[str, ...] = ()


def duel_of(state: GameState) -> DuelBoard:
    """The board of a game that is played as a Duel."""
    board: DuelBoard = state.boards[DUEL]
    return board


def lay_turn_setup(state: GameState, events: list[Event]) -> None:
    """The top card is laid beside the deck: its slots and weekdays are covered for the whole turn."""
    board = duel_of(state)
    past = (*board.past, board.current) if board.current else board.past
    current, *deck = board.deck
    state.put_board(DUEL, DuelBoard(tuple(deck), turned_up(current), past))
    state.closed = TURN_SETUPS[current].covered(locations_of(state.options))
    events.append(TurnSetupLaid(current))


def covered_next(state: GameState) -> frozenset[str]:
    """The slots that the next card will cover, which lies open on the deck; in the last turn none."""
    known = [card for card in duel_of(state).deck[:1] if card in TURN_SETUPS]
    return TURN_SETUPS[known[0]].covered(locations_of(state.options)) if known else frozenset()


class DuelModule(Module):
    """For two; with or without the Dark Alley, not with the Heir."""

    id = DUEL
    excludes = (HEIR,)
    seats = (2,)
    closed_because = "covered_this_turn"
    """The cards close slots; the usual closing for two players does not apply."""
    dice_rolled = (lay_turn_setup,)

    def terms(self, terms: Terms) -> Terms:
        return terms._replace(performances=DUEL, mode=DUEL)

    def check(self, options: GameOptions) -> None:
        if not self.fits(options.modules):
            raise OptionsError("duel")
        if len(options.seats) not in self.seats:
            raise OptionsError("duel_seats")

    def deal(self, state: GameState) -> None:
        """A Turn Setup card for each turn."""
        cards = state.chance().shuffled(TURN_SETUPS)
        state.put_board(DUEL, DuelBoard(tuple(cards[: state.options.turns])))

    def covered(self, board: DuelBoard, seat: int) -> DuelBoard:
        """Only the next card can be seen."""
        return board._replace(deck=(*board.deck[:1], *(UNKNOWN for _ in board.deck[1:])))

    def uncovered(self, board: DuelBoard, state: GameState, random: Random) -> DuelBoard:
        """The cards to come are others than those that have been seen."""
        unseen = [card for card in TURN_SETUPS if card not in (*board.past, board.current, *board.deck)]
        shuffle(random, unseen)
        return board._replace(deck=tuple(unseen.pop() if card == UNKNOWN else card for card in board.deck))
