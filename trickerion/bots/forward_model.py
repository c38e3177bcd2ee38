"""A table in the head, on which moves can be tried out.

What is hidden has been drawn at random (``rules/sampling.py``), so that nothing here can know more than the player.
"""

from trickerion.rules.events import Event
from trickerion.rules.locations.acting import Acting
from trickerion.rules.moves import Move, PlaceCharacter, Skip
from trickerion.rules.phases.advertise import Advertising
from trickerion.rules.phases.end_turn import ChoosingHome
from trickerion.rules.phases.performance import ChoosingShow
from trickerion.rules.phases.place_characters import Placing
from trickerion.rules.state import WAITING, Choice, GameState, Step

ALONE = (Advertising, ChoosingShow, ChoosingHome)
"""Questions whose answers need nothing from the frames below them."""


def focus(state: GameState) -> None:
    """Forget the flow below the acting Character, or below a question that stands alone: nothing else then goes on.

    Effects of cards and abilities may reach for the frames below theirs, so those keep them.
    """
    for i in range(len(state.stack) - 1, -1, -1):
        if isinstance(state.stack[i], Acting):
            del state.stack[:i]
            return
    if state.stack and type(state.stack[-1]) in ALONE:
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


def take_back_cards(state: GameState, seat: int) -> None:
    """All Assignment cards of a seat are in its hand again."""
    player = state.players[seat]
    player.hand = sorted(player.hand + [c.card for c in player.characters.values() if c.card])
    player.characters = {c.id: c._replace(card="") for c in player.characters.values()}


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
