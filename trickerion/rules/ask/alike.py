"""Moves without a difference: which of the legal moves are as good as the same, and which answers are none.

They stay legal, each of them: this only tells whoever asks a player what need not be asked.
"""

from collections.abc import Hashable, Iterable, Sequence

from trickerion.rules import moves as m
from trickerion.rules.academy.board import academy_of, working_secrets
from trickerion.rules.academy.practice import bonus_at
from trickerion.rules.catalog import DICE
from trickerion.rules.locations.location import BEGINS
from trickerion.rules.phases.place_characters import CharacterActs, Placing
from trickerion.rules.powers.effects.assignment import ChangingAssignment
from trickerion.rules.returns import RETURNS, apply_return
from trickerion.rules.state import ENGINEER_PLACE, Choice, GameState

_WITH_DIE = (m.ChooseDie, m.HireCharacter, m.RerollDie, m.SetDie, m.TakeCoins)


def distinct(state: GameState, seat: int, moves: Sequence[m.Move]) -> list[m.Move]:
    """The moves between which there is a difference: of those that come to the same, the first."""
    found: dict[Hashable, m.Move] = {}
    for move in moves:
        found.setdefault(_comes_to(state, seat, move), move)
    return list(found.values())


def _comes_to(state: GameState, seat: int, move: m.Move) -> Hashable:
    """Result of a move; two moves with the same result are alike."""
    player = state.players[seat]
    if isinstance(move, _WITH_DIE):  # equal faces of one area
        return type(move), DICE[move.die].area, state.dice[move.die]
    if isinstance(move, m.ChooseSuit):  # the corners of the markers are the same
        return type(move), player.supply[move.suit]
    if isinstance(move, m.ChooseTrickPlace):
        return type(move), move.place == ENGINEER_PLACE
    if isinstance(move, m.ChooseManagerSlot):
        return type(move), player.manager_piles[move.slot] or ""
    if isinstance(move, m.LayAcademyMarker):
        return type(move), move.space, bonus_at(academy_of(state).room(move.space).tile, move.slot)
    if isinstance(move, (m.LeaveIdle, m.MoveApprentice)):  # Apprentices with equal cards, at equal places
        return type(move), _looks(state, seat, move.character)
    if isinstance(move, m.ExchangeCards):
        return type(move), frozenset((_looks(state, seat, move.character), _looks(state, seat, move.other)))
    if isinstance(move, m.LayCard) and isinstance(state.stack[-1], ChangingAssignment):
        return type(move), _looks(state, seat, move.character), move.card
    return move


def _looks(state: GameState, seat: int, character: str) -> Hashable:
    """A Character as far as it differs from another one of its kind: its card, its place, what it knows."""
    disk = state.players[seat].characters[character]
    known = working_secrets(state, seat, character) if state.boards else ()
    return disk._replace(id=disk.kind), tuple(known)


def foregone(state: GameState, moves: Sequence[m.Move]) -> m.Move | None:
    """The answer to the open question if it is none: all that can be answered comes to the same.

    Placing a Character is never foregone; ending its Actions is, when it can do nothing more.
    """
    choice = state.stack[-1] if state.stack else None
    if not isinstance(choice, Choice) or isinstance(choice, Placing):
        return None
    answers = distinct(state, choice.seat, [move for move in moves if not isinstance(move, RETURNS)])
    if len(answers) != 1:
        return None
    if isinstance(choice, CharacterActs):
        return None if choice.points and _could_act_after_returning(state, choice, moves) else answers[0]
    return answers[0]


def could_add_point(state: GameState, befores: Iterable[GameState]) -> bool:
    """True when a point could be added up to the Action just taken, and no more (rulings 24, 78).

    ``befores``: the tables up to now, the last one first.
    """
    acting = state.stack[-1] if state.stack else None
    begun = next((before for before in befores if isinstance(before.stack[-1], CharacterActs | Placing)), None)
    return isinstance(acting, CharacterActs) and acting.has_acted and begun is not None and _may_add_point(begun)


def _may_add_point(state: GameState) -> bool:
    """True when the acting Character's player can add an Action Point: by a Shard, a bonus given up, an ability."""
    acting = state.stack[-1]
    if not isinstance(acting, CharacterActs):
        return False
    asides = (
        move for move in acting.legal_moves(state) if not isinstance(move, (m.FinishCharacter, *RETURNS, *BEGINS))
    )
    return any(_adds_point(state, acting, move) for move in asides)


def _adds_point(state: GameState, acting: CharacterActs, move: m.Move) -> bool:
    after = state.copy()
    acting.apply(after, move, [])
    then = after.stack[-1]
    return isinstance(then, CharacterActs) and then.points > acting.points


def _could_act_after_returning(state: GameState, acting: CharacterActs, moves: Sequence[m.Move]) -> bool:
    """True when a Character that can only be done could act once its player has given something back, all of it."""
    for move in moves:
        seen = state.copy()
        while isinstance(move, RETURNS) and move in acting.legal_moves(seen):
            apply_return(seen, acting.seat, move, [])
            if any(not isinstance(other, (m.FinishCharacter, *RETURNS)) for other in acting.legal_moves(seen)):
                return True
    return False
