"""Learn Secret and Reveal Secret, and what works once in a placement."""

from trickerion.rules.academy.board import academy_of, put
from trickerion.rules.academy.catalog import DISPLAY, SECRET_SLOTS, SECRETS
from trickerion.rules.effects.active_effects import acting_character, effects_of
from trickerion.rules.effects.modifiers import action_cost
from trickerion.rules.events import Event, SecretLearned, SecretRevealed, SecretsExchanged, SecretUsed
from trickerion.rules.locations.acting import Acting, spend
from trickerion.rules.locations.location import Reason
from trickerion.rules.moves import ChooseSecretSlot, LearnSecret, Move, RevealSecret
from trickerion.rules.state import Choice, GameState

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


def learn(state: GameState, acting: Acting, move: Move, events: list[Event]) -> None:
    """Take a secret of the display; where it goes is asked when there is a choice."""
    assert isinstance(move, LearnSecret)
    spend(state, action_cost(state, acting, "learn_secret"))
    board = academy_of(state)
    display = tuple("" if secret == move.secret else secret for secret in board.display)
    put(state, board._replace(display=display))
    receive(state, acting.seat, move.secret, events)


def receive(state: GameState, seat: int, secret: str, events: list[Event]) -> None:
    """A secret comes to the own Protégé: onto the lowest free slot, or in place of another one."""
    choosing = ChoosingSecretSlot(seat, secret)
    slots = choosing.legal_moves(state)
    if len(slots) == 1:
        choosing.put(state, 0, events)
    else:
        state.stack.append(choosing)


class ChoosingSecretSlot(Choice):
    """On which slot of the Protégé's board the secret is laid: the lowest free one, or that of another secret."""

    secret: str

    def legal_moves(self, state: GameState) -> list[Move]:
        number = len(academy_of(state).secrets[self.seat])
        return [ChooseSecretSlot(slot) for slot in range(min(number + 1, SECRET_SLOTS))]

    def answered(self, state: GameState, move: ChooseSecretSlot, events: list[Event]) -> None:
        self.put(state, move.slot, events)

    def put(self, state: GameState, slot: int, events: list[Event]) -> None:
        """Lay it down; one that lies there leaves the game."""
        board, effects = academy_of(state), effects_of(state, self.seat)
        own = board.secrets[self.seat]
        replaced = own[slot] if slot < len(own) else ""
        now = (*own[:slot], self.secret, *own[slot + 1 :])
        put(state, board._replace(secrets=(*board.secrets[: self.seat], now, *board.secrets[self.seat + 1 :])))
        events.append(SecretLearned(self.seat, self.secret, replaced))
        for effect in effects:
            effect.secret_learned(state, self.seat, self.secret, events)


def reveal(state: GameState, acting: Acting, move: Move, events: list[Event]) -> None:
    """Turn up the top secret of the stack."""
    spend(state, action_cost(state, acting, "reveal_secret"))
    board = academy_of(state)
    free = board.display.index("")
    display = (*board.display[:free], board.stack[0], *board.display[free + 1 :])
    put(state, board._replace(display=display, stack=board.stack[1:]))
    events.append(SecretRevealed(acting.seat, board.stack[0]))


def exchange(state: GameState, events: list[Event]) -> None:
    """End of turn: the secrets on display go under the stack, and new ones are turned up."""
    board = academy_of(state)
    stack = (*board.stack, *(secret for secret in board.display if secret))
    display = (*stack[:DISPLAY], *("",) * (DISPLAY - len(stack[:DISPLAY])))
    put(state, board._replace(display=display, stack=stack[DISPLAY:]))
    events.append(SecretsExchanged(display))


# ------------------------------------------------------------------ once in a placement


def is_used(state: GameState, secret: str) -> bool:
    """Whether what a secret does once in a placement is used up by the Character that acts."""
    acting = acting_character(state)
    return acting is not None and (acting.seat, acting.character, secret) in academy_of(state).used


def use(state: GameState, secret: str, events: list[Event]) -> None:
    """A secret has worked for the acting Character: not again in this placement."""
    acting, board = acting_character(state), academy_of(state)
    assert acting is not None
    who = acting.seat, acting.character, secret
    put(state, board._replace(used=(*board.used, who)))
    events.append(SecretUsed(*who))


# ------------------------------------------------------------------ why not


def nothing_to_learn(state: GameState, acting: Acting) -> Reason | None:
    """The display is empty."""
    return None if any(academy_of(state).display) else Reason("no_secret")


def nothing_to_reveal(state: GameState, acting: Acting) -> Reason | None:
    """The display is full, or the stack is empty."""
    board = academy_of(state)
    if "" not in board.display:
        return Reason("display_full")
    return None if board.stack else Reason("no_secret")
