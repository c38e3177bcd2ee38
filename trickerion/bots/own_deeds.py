"""A finished game as the decisions of one seat: the cards of a turn, the visits of its Characters, single answers.

A decision ends where something is revealed: what comes after a card was drawn or a die rolled is another one.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from trickerion.bots.assistant import AssistantBot
from trickerion.bots.refining import laid_cards, likeness
from trickerion.rules import events as e
from trickerion.rules.academy.secrets import ChoosingDrawnSecret
from trickerion.rules.ask.errands import TOLD, deeds
from trickerion.rules.dark_alley.location import Keeping
from trickerion.rules.facts.actions import Doing
from trickerion.rules.facts.looking_back import Parting
from trickerion.rules.game import Game
from trickerion.rules.locations.acting import Acting
from trickerion.rules.moves import FinishAssignment, LayCard, LeaveIdle, Move, PlaceCharacter, TakeBack
from trickerion.rules.phases.advertise import Advertising
from trickerion.rules.phases.assignment import Assigning
from trickerion.rules.phases.performance import ChoosingShow
from trickerion.rules.phases.place_characters import Placing
from trickerion.rules.powers.effects.alley import Foreseeing
from trickerion.rules.setup import ChoosingMagician, StartingSuit

REVEALING: Final = (
    e.CardDrawn,
    e.CardRevealed,
    e.CardsRevealed,
    e.CoinsLaid,
    e.DieRolled,
    e.PerformanceCardRevealed,
    e.PlanTurnedUp,
    e.ProphecyChanged,
    e.ProphecyExchanged,
)
"""Events after which more is known than before."""

DRAWN: Final = (Keeping, ChoosingDrawnSecret, Foreseeing)
"""Questions about what has just been drawn."""

NO_MATTER: Final = (ChoosingMagician, StartingSuit)
"""Questions that a Manager answers by lot, or as it comes."""

BEGINNING: Final = (Placing, Assigning, Advertising, ChoosingShow)
"""Questions with which a visit is over."""


class OwnDeed(NamedTuple):
    """A decision: ``kind`` as in ``facts/looking_back``, the game before it, its final Moves, the game after them."""

    kind: str
    before: Game
    moves: tuple[Move, ...]
    after: Game

    @property
    def first(self) -> int:
        """Number of moves made before."""
        return len(self.before.moves)


class Fork(NamedTuple):
    """Place where a Manager would have gone another way: the game there, the Moves made, the Moves of the Manager."""

    kind: str
    start: Game
    own: tuple[Move, ...]
    other: tuple[Move, ...]


def own_deeds(start: Game, moves: Sequence[Move], seat: int) -> Iterator[OwnDeed]:
    """The decisions of a seat in which there was a choice, from the first move on."""
    game = start.clone()
    while len(game.moves) < len(moves) and (decision := game.decision) is not None:
        if decision.seat != seat:
            game.apply(moves[len(game.moves)])
            continue
        deed = _deed(game, moves, seat)
        if len(game.legal_moves()) > 1 and not isinstance(decision.choice, NO_MATTER):
            yield deed
        game = deed.after.clone()


def _deed(game: Game, moves: Sequence[Move], seat: int) -> OwnDeed:
    before, after, kind = game.clone(), game.clone(), _kind(game, seat)
    for move in moves[len(game.moves) :]:
        if after.moves != game.moves and not _goes_on(after, before, kind, seat):
            break
        if _reveals(after, move):
            break
    return OwnDeed(kind, before, tuple(after.moves[len(game.moves) :]), after)


def _reveals(game: Game, move: Move) -> bool:
    """Make a move: whether more is known after it, by what has happened or by what is asked about."""
    is_told = any(isinstance(event, REVEALING) for event in game.apply(move))
    return is_told or (game.decision is not None and isinstance(game.decision.choice, DRAWN))


def _kind(game: Game, seat: int) -> str:
    choice = game.decision.choice if game.decision is not None else None
    if isinstance(choice, Assigning):
        return "assignment"
    return "visit" if isinstance(choice, Placing) or _acts(game, seat) else "answer"


def _acts(game: Game, seat: int) -> bool:
    return any(isinstance(frame, Acting) and frame.seat == seat for frame in game.state.stack)


def _goes_on(game: Game, before: Game, kind: str, seat: int) -> bool:
    """True when the next move still belongs to the deed that began with ``before``."""
    decision = game.decision
    if decision is None or decision.seat != seat or kind == "answer":
        return False
    if kind == "assignment":
        return isinstance(decision.choice, Assigning) and game.state.turn == before.state.turn
    return not isinstance(decision.choice, BEGINNING) and _acts(game, seat)


def done_in(line: Sequence[Move], game: Game) -> tuple[Doing, ...]:
    """What is done on a way that begins at a decision."""
    return deeds(line, game.state, game.decision.seat, TOLD, TOLD) if game.decision is not None else ()


# ------------------------------------------------------------------ the Manager's answer


def fork(bot: AssistantBot, deed: OwnDeed, seat: int) -> Fork | None:
    """Place where the bot would have done something else, as it saw the table then; None where it would not.

    Never the order of placements alone: where it would place another Character first, it is asked what the one that
    was placed should do.
    """
    if deed.kind == "assignment":
        return _other_cards(bot, deed, seat)
    thought = bot.choose(deed.before.view_for(seat))
    if not isinstance(deed.moves[0], (PlaceCharacter, LeaveIdle)):
        return _other_way(bot, deed, deed.before, (thought.move, *thought.then), seat)
    placed, kinds = deed.moves[0], (PlaceCharacter, LeaveIdle)
    is_same_one = isinstance(thought.move, kinds) and thought.move.character == placed.character
    if is_same_one and thought.move != placed:
        return _other_way(bot, deed, deed.before, (thought.move, *thought.then), seat)
    at_work = deed.before.clone()
    if _reveals(at_work, deed.moves[0]) or len(deed.moves) == 1:
        return None
    return _other_way(bot, deed, at_work, (), seat)


def parted_at(deed: OwnDeed, parting: Parting) -> Fork:
    """The place that was found before. Raises IllegalMove."""
    start = deed.before.clone()
    for move in deed.moves[: parting.first - deed.first]:
        start.apply(move)
    return Fork(deed.kind, start, parting.own, parting.other)


def _other_cards(bot: AssistantBot, deed: OwnDeed, seat: int) -> Fork | None:
    answer = AssistantBot.outline(bot, deed.before.view_for(seat))
    if answer is None or not all(isinstance(move, (LayCard, TakeBack, FinishAssignment)) for move in deed.moves):
        return None
    team, own = tuple(deed.before.state.players[seat].characters.values()), cards_of(deed.moves)
    if any(character.card for character in team) or likeness(team, own) == likeness(team, answer.cards):
        return None
    return Fork(deed.kind, deed.before, laid_cards(own), laid_cards(answer.cards))


def cards_of(moves: Sequence[Move]) -> dict[str, str]:
    """The cards that lay there at the end."""
    cards: dict[str, str] = {}
    for move in moves:
        if isinstance(move, LayCard):
            cards[move.character] = move.card
        elif isinstance(move, TakeBack):
            cards.pop(move.character, None)
    return cards


def _other_way(bot: AssistantBot, deed: OwnDeed, start: Game, then: Sequence[Move], seat: int) -> Fork | None:
    """Moves of the bot from there on to the end of the visit, or up to a revelation."""
    game, wishes = start.clone(), [*then]
    while len(game.moves) == len(start.moves) or _goes_on(game, start, deed.kind, seat):
        if not wishes or wishes[0] not in game.legal_moves():
            thought = bot.choose(game.view_for(seat))
            wishes = [thought.move, *thought.then]
        if _reveals(game, wishes.pop(0)):
            break
    own, other = deed.after.moves[len(start.moves) :], game.moves[len(start.moves) :]
    if own == other or game.digest() == deed.after.digest():
        return None
    return Fork(deed.kind, start, tuple(own), tuple(other))
