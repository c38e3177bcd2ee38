"""The Player Setup of the Powers: four of each colour are dealt to everybody, eight are kept (rulebook, Powers)."""

from trickerion.rules.chance import Random, shuffle
from trickerion.rules.events import Event, PowersKept
from trickerion.rules.moves import GivePowerBack, Move
from trickerion.rules.options import GameOptions
from trickerion.rules.powers.board import PowersBoard, changed, powers_of, put
from trickerion.rules.powers.catalog import DEALT_PER_COLOR, KEPT, POWERS, powers_dealt
from trickerion.rules.state import UNKNOWN, Choice, GameState

_GIVE_BACK = {power: GivePowerBack(power) for power in POWERS}
_COLOR = {power.id: power.color for power in POWERS.values()}


def deal(state: GameState) -> None:
    """Everybody receives the same number of each colour."""
    chance, dealt = state.chance(), powers_dealt(state.options)
    piles = [chance.shuffled(powers) for powers in dealt.values()]
    hands = tuple(
        tuple(power for pile in piles for power in pile[seat * DEALT_PER_COLOR : (seat + 1) * DEALT_PER_COLOR])
        for seat in state.seats
    )
    put(state, PowersBoard.dealt(hands))


def ask_what_to_keep(state: GameState) -> None:
    """Everybody gives cards back until eight are left; in secret, so that the order does not matter."""
    state.stack += [KeepingPowers(seat) for seat in reversed(state.initiative)]


class KeepingPowers(Choice):
    """Choice of the next card of the hand to give back."""

    def legal_moves(self, state: GameState) -> list[Move]:
        return [_GIVE_BACK[power] for power in powers_of(state).hands[self.seat] if power != UNKNOWN]

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        assert isinstance(move, GivePowerBack)
        board, seat = powers_of(state), self.seat
        hand = tuple(power for power in board.hands[seat] if power != move.power)
        given = (*board.given_back[seat], move.power)
        put(
            state,
            board._replace(hands=changed(board.hands, seat, hand), given_back=changed(board.given_back, seat, given)),
        )
        if len(hand) == KEPT:
            state.stack.pop()
            events.append(PowersKept(seat))


def covered(board: PowersBoard, seat: int) -> PowersBoard:
    """Cards in hands of others are secret, but for those that have lain open; so is what they gave back."""
    hands = tuple(
        hand if other == seat else tuple([power if power in board.shown[other] else UNKNOWN for power in hand])
        for other, hand in enumerate(board.hands)
    )
    given = tuple(cards if other == seat else (UNKNOWN,) * len(cards) for other, cards in enumerate(board.given_back))
    return board._replace(hands=hands, given_back=given)


def uncovered(board: PowersBoard, options: GameOptions, random: Random) -> PowersBoard:
    """The cards that are not seen, drawn so that everybody was dealt four of each colour."""
    seen = set[str]().union(*board.hands, *board.racks, *board.given_back)
    dealt = powers_dealt(options).items()
    unseen = {color: [power for power in powers if power not in seen] for color, powers in dealt}
    for pile in unseen.values():
        shuffle(random, pile)
    full, given = [], []
    for hand, rack, back in zip(board.hands, board.racks, board.given_back, strict=True):
        known = [_COLOR[power] for power in (*hand, *rack, *back) if power in _COLOR]
        drawn = [pile.pop() for color, pile in unseen.items() for _ in range(DEALT_PER_COLOR - known.count(color))]
        shuffle(random, drawn)
        full.append(_filled(hand, drawn))
        given.append(_filled(back, drawn))
    return board._replace(hands=tuple(full), given_back=tuple(given))


def _filled(cards: tuple[str, ...], drawn: list[str]) -> tuple[str, ...]:
    """The cards with drawn ones, which are taken, in place of those that are not seen."""
    if UNKNOWN not in cards:
        return cards
    return tuple([drawn.pop() if power == UNKNOWN else power for power in cards])
