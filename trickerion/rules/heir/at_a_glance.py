"""What can be read off the Heir's side of the table: asked by the window and by nobody else."""

from trickerion.rules.catalog import DAYS, SPECIALS
from trickerion.rules.heir.catalog import BLOCKED
from trickerion.rules.heir.placing import HeirActs
from trickerion.rules.heir.plan import waiting_at
from trickerion.rules.options import HEIR
from trickerion.rules.state import Character, GameState


def heir_seat(state: GameState) -> int:
    """The Heir's seat in a solo game."""
    return next(number for number, seat in enumerate(state.options.seats) if seat.player == HEIR)


def heir_at_work(state: GameState) -> HeirActs | None:
    """The Heir's Character at work, if one is."""
    work = state.stack[-1] if state.stack else None
    return work if isinstance(work, HeirActs) else None


def left_to_place(state: GameState, seat: int, location: str) -> list[Character]:
    """The Characters that a side still has to place at a Location; nobody but in the phase for it."""
    return waiting_at(state, seat, location) if state.phase == "place_characters" else []


def special_cards(state: GameState) -> tuple[int, int]:
    """How many special cards the Heir has: in the hand, which is what its permanent cards leave of it; in line."""
    player = state.players[heir_seat(state)]
    laid = [character.card for character in player.characters.values() if character.card]
    under = sum(card in SPECIALS for card in laid)
    permanent = sum(state.options.terms.hand.values())
    return len(player.hand) - (permanent - (len(laid) - under)), under


def blocked_entries(state: GameState, location: str) -> tuple[str, ...]:
    """What the Configuration die of a Location blocks now: slots, in the Theater weekdays."""
    assert state.heir is not None
    return BLOCKED[location][dict(state.heir.dice)[location]]


def is_rolled_now(state: GameState, location: str) -> bool:
    """Whether the Configuration die of a Location was rolled this turn."""
    return state.turn == 1 or (state.heir is not None and location in state.heir.tokens)


def has_dice(state: GameState) -> bool:
    """Whether Configuration dice lie on the table."""
    return state.heir is not None and bool(state.heir.dice)


def is_rerolled(state: GameState, location: str) -> bool:
    """Whether the die lies on a token: it was chosen this turn and rests in the next."""
    return state.heir is not None and location in state.heir.tokens


def blocked_numbers(state: GameState, location: str) -> tuple[int, ...]:
    """The two signs of the die with a cross: slots, or weekdays, counted from 1."""
    entries = blocked_entries(state, location)
    return tuple(DAYS.index(entry) + 1 if entry in DAYS else int(entry.split(".")[1]) + 1 for entry in entries)
