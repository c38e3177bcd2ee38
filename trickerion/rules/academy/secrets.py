"""Learn Secret and Reveal Secret, and what works once in a placement."""

from dataclasses import replace
from typing import Self

from trickerion.rules.academy.board import academy_of, put
from trickerion.rules.academy.catalog import DISPLAY, SECRET_SLOTS, SECRETS
from trickerion.rules.effects.active_effects import acting_character, effects_of
from trickerion.rules.effects.modifiers import action_cost
from trickerion.rules.events import Event, SecretLearned, SecretRevealed, SecretsExchanged, SecretUsed
from trickerion.rules.locations.acting import Acting
from trickerion.rules.moves import ChooseSecretSlot, LearnSecret, Move, Reason, RevealSecret
from trickerion.rules.state import UNKNOWN, Choice, Frame, GameState, turned_up

_LEARN = {secret: LearnSecret(secret) for secret in SECRETS}
_REVEAL = RevealSecret()


def possible(state: GameState, acting: Acting) -> list[Move]:
    """The secrets that can be learned now, and the stack while a place of the display is free."""
    board, moves = academy_of(state), list[Move]()
    if acting.points >= action_cost(state, acting, "learn_secret"):
        moves += [_LEARN[secret] for secret in board.display if secret in _LEARN]
    if "" in board.display and board.stack and acting.points >= action_cost(state, acting, "reveal_secret"):
        moves.append(_REVEAL)
    return moves


def learn(state: GameState, acting: Acting, move: LearnSecret, events: list[Event]) -> None:
    """Take a secret of the display; where it goes is asked when there is a choice."""
    take_from_display(state, acting.seat, move.secret, events)


def take_from_display(state: GameState, seat: int, secret: str, events: list[Event]) -> None:
    """A secret on display comes to the player's Protégé; its place stays free."""
    board = academy_of(state)
    put(state, board._replace(display=tuple("" if shown == secret else shown for shown in board.display)))
    receive(state, seat, secret, events)


def receive(state: GameState, seat: int, secret: str, events: list[Event]) -> None:
    """A secret comes to the player's Protégé: onto the lowest free slot, or in place of another one."""
    state.ask(ChoosingSecretSlot(seat, secret), events)


class ChoosingSecretSlot(Choice):
    """On which slot of the Protégé's board the secret is laid: the lowest free one, or that of another secret."""

    secret: str

    def legal_moves(self, state: GameState) -> list[Move]:
        number = len(academy_of(state).secrets[self.seat])
        return [ChooseSecretSlot(slot) for slot in range(min(number + 1, SECRET_SLOTS))]

    def answered(self, state: GameState, move: ChooseSecretSlot, events: list[Event]) -> None:
        """Lay it down; one that lies there leaves the game."""
        slot = move.slot
        board, effects = academy_of(state), effects_of(state, self.seat)
        own = board.secrets[self.seat]
        replaced = own[slot] if slot < len(own) else ""
        now = (*own[:slot], self.secret, *own[slot + 1 :])
        put(state, board._replace(secrets=(*board.secrets[: self.seat], now, *board.secrets[self.seat + 1 :])))
        if replaced:
            state.see_leave(replaced)
        events.append(SecretLearned(self.seat, self.secret, replaced))
        for effect in effects:
            effect.secret_learned(state, self.seat, self.secret, events)


def reveal(state: GameState, acting: Acting, move: Move, events: list[Event]) -> None:
    """Turn up the top secret of the stack."""
    board = academy_of(state)
    free = board.display.index("")
    display = (*board.display[:free], turned_up(board.stack[0]), *board.display[free + 1 :])
    put(state, board._replace(display=display, stack=board.stack[1:]))
    events.append(SecretRevealed(acting.seat, board.stack[0]))


def draw(state: GameState, number: int) -> tuple[str, ...]:
    """Take secrets from the top of the stack, as far as it goes."""
    board = academy_of(state)
    put(state, board._replace(stack=board.stack[number:]))
    return tuple(map(turned_up, board.stack[:number]))


class ChoosingDrawnSecret(Choice):
    """Secrets were drawn, which only their player sees: one of them is learned, the others go under the stack."""

    drawn: tuple[str, ...]

    def legal_moves(self, state: GameState) -> list[Move]:
        return [_LEARN[secret] for secret in self.drawn if secret in _LEARN]

    def covered(self) -> Self:
        return replace(self, drawn=(UNKNOWN,) * len(self.drawn))

    def answered(self, state: GameState, move: LearnSecret, events: list[Event]) -> None:
        board = academy_of(state)
        put(state, board.with_under((secret for secret in self.drawn if secret != move.secret), (self.seat,)))
        learn_it = receive if move.secret in self.drawn else take_from_display
        learn_it(state, self.seat, move.secret, events)


def held_by(frame: Frame) -> tuple[str, ...]:
    """The secrets that are in the hand in a question."""
    if isinstance(frame, ChoosingDrawnSecret):
        return frame.drawn
    return (frame.secret,) if isinstance(frame, ChoosingSecretSlot) else ()


def drawn_from(unseen: list[str], frame: Frame) -> Frame:
    """The frame with some of these secrets, which it takes, in place of those that are not to be seen."""
    if not isinstance(frame, ChoosingDrawnSecret):
        return frame
    return replace(frame, drawn=tuple(secret if secret != UNKNOWN else unseen.pop() for secret in frame.drawn))


def exchange(state: GameState, events: list[Event]) -> None:
    """End of turn: the secrets on display go under the stack, and new ones are turned up."""
    board = academy_of(state)
    board = board.with_under(filter(None, board.display), state.seats)
    stack = board.stack
    display = (*map(turned_up, stack[:DISPLAY]), *("",) * (DISPLAY - len(stack[:DISPLAY])))
    put(state, board._replace(display=display, stack=stack[DISPLAY:]))
    events.append(SecretsExchanged(display))


def is_used(state: GameState, secret: str) -> bool:
    """True when the Character that acts has used up the help that a secret gives once in a placement."""
    acting = acting_character(state)
    return acting is not None and (acting.seat, acting.character, secret) in academy_of(state).used


def use(state: GameState, secret: str, events: list[Event]) -> None:
    """A secret has worked for the acting Character: not again in this placement."""
    acting, board = acting_character(state), academy_of(state)
    assert acting is not None
    who = acting.seat, acting.character, secret
    put(state, board._replace(used=(*board.used, who)))
    events.append(SecretUsed(*who))


def nothing_to_learn(state: GameState, acting: Acting) -> Reason | None:
    """The display is empty: all its secrets were learned this turn, or none is left at all."""
    board = academy_of(state)
    if any(board.display):
        return None
    return Reason("all_learned") if board.stack else Reason("no_secret")


def nothing_to_reveal(state: GameState, acting: Acting) -> Reason | None:
    """The display is full, or the stack is empty."""
    board = academy_of(state)
    if "" not in board.display:
        return Reason("display_full")
    return None if board.stack else Reason("stack_empty")
