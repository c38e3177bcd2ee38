"""The one door to the game."""

from dataclasses import dataclass
from typing import NamedTuple

from trickerion.rules.chance import Random, Unseen
from trickerion.rules.dark_alley.special_assignments.downtown import LayingOpenCard
from trickerion.rules.events import Event, Scored
from trickerion.rules.moves import Move
from trickerion.rules.options import GameOptions
from trickerion.rules.phases.assignment import Assigning, assigning_now, brought_forward
from trickerion.rules.phases.place_characters import CharacterActs, Improvising, Placing
from trickerion.rules.sampling import sampled
from trickerion.rules.setup import new_state
from trickerion.rules.state import Choice, GameState
from trickerion.rules.view import View, hide, remembered


class IllegalMove(ValueError):
    """The move is not legal now; the game is unchanged."""


class Decision(NamedTuple):
    """Decision of a seat: ``choice`` is the frame that asks, with its public details."""

    seat: int
    choice: Choice

    @property
    def question(self) -> str:
        """The name of the question: "Placing", "CharacterActs", "SettingUp" ..."""
        return type(self.choice).__name__

    @property
    def assigns(self) -> bool:
        """True when Assignment cards are laid."""
        return isinstance(self.choice, Assigning)

    @property
    def places(self) -> bool:
        """True when the next Character is placed."""
        return isinstance(self.choice, Placing)

    @property
    def acts(self) -> bool:
        """True when a Character that is placed spends its Action Points."""
        return isinstance(self.choice, CharacterActs)

    @property
    def lays_card(self) -> bool:
        """True when a card of the hand is laid under a Character outside the Assignment."""
        return isinstance(self.choice, (LayingOpenCard, Improvising))


@dataclass(frozen=True, slots=True)
class Standing:
    """One player at the end: final Fame, Fame before the final scoring, its lines, and all Fame by its source."""

    seat: int
    fame: int
    fame_before_scoring: int
    scored: tuple[Scored, ...]
    fame_by_source: dict[str, int]


class _Foreseen(list[Event]):
    """Events up to the first of a kind with which foresight ends."""

    def __init__(self, ends: tuple[type[Event], ...]) -> None:
        super().__init__()
        self._ends = ends

    def append(self, event: Event) -> None:
        if isinstance(event, self._ends):
            raise Unseen
        super().append(event)


class Game:
    """A game from the first choice to the final score.

    Options, seed and moves reproduce it exactly, on every machine. Nothing outside the rules decides what is legal.

    >>> from trickerion.rules.options import GameOptions, Seat
    >>> game = Game.new(GameOptions((Seat("Ada"), Seat("Bela"))), "crimson-hat-4127")
    >>> str(game.legal_moves()[0])
    'Advertise'
    >>> events = game.apply(game.legal_moves()[0])
    >>> events[0]
    CoinsPaid(seat=0, amount=1, source='advertise')
    """

    __slots__ = ("_legal", "moves", "opening", "seed", "state")

    def __init__(self, state: GameState, seed: str, opening: list[Event], moves: list[Move]) -> None:
        self.state = state
        self.seed = seed
        self.opening = opening
        self.moves = moves
        self._legal: list[Move] | None = None

    @classmethod
    def new(cls, options: GameOptions, seed: str) -> "Game":
        """A new game. ``opening`` holds the events before the first decision."""
        opening: list[Event] = []
        game = cls(new_state(options, seed, opening), seed, opening, [])
        game._settle(opening)
        return game

    @classmethod
    def from_view(cls, view: View, random: Random) -> "Game":
        """A whole game that looks like this to the seat: what it cannot know is drawn at random.

        It can be played to the end, but does not follow from a seed and moves.
        """
        return cls(sampled(view, random), "", [], [])

    def as_seen(self, seat: int) -> "Game":
        """The game with all that is hidden from a seat face down. It can be played as far as ``foresee`` goes."""
        return Game(hide(self.state, seat), "", [], [])

    def assigned_first(self, seat: int) -> "Game":
        """The game if a seat of ``assigning`` assigned next: what it may do there it may do when its turn comes."""
        return Game(brought_forward(self.state, seat), self.seed, self.opening, self.moves[:])

    @property
    def assigning(self) -> list[int]:
        """The seats that can make their Assignment now, whoever decides first; none while something else is asked."""
        return assigning_now(self.state)

    @property
    def options(self) -> GameOptions:
        """Options that the game is played with."""
        return self.state.options

    @property
    def decision(self) -> Decision | None:
        """The decision that is open now, with its seat; None when the game is over."""
        if not self.state.stack:
            return None
        choice = self.state.stack[-1]
        assert isinstance(choice, Choice)
        return Decision(choice.seat, choice)

    @property
    def is_over(self) -> bool:
        """True when the final score stands."""
        return not self.state.stack

    def legal_moves(self) -> list[Move]:
        """Every legal answer to the decision; never empty while one is open. Do not change the list."""
        if self._legal is None:
            choice = self.state.stack[-1] if self.state.stack else None
            self._legal = choice.legal_moves(self.state) if isinstance(choice, Choice) else []
        return self._legal

    @property
    def only_answer(self) -> Move | None:
        """The answer that the program gives for who has no other (ruling 160); None where there is a choice."""
        choice = self.state.stack[-1] if self.state.stack else None
        if not isinstance(choice, Choice) or not choice.answers_itself or len(self.legal_moves()) > 1:
            return None
        return self.legal_moves()[0]

    def apply(self, move: Move) -> list[Event]:
        """Carry out a legal move and everything that follows up to the next decision; tell what happened.

        Raises IllegalMove, and changes nothing, when the move is not in ``legal_moves()``.
        """
        if move not in self.legal_moves():
            raise IllegalMove(f"{move} is not possible now.")
        events: list[Event] = []
        choice = self.state.stack[-1]
        assert isinstance(choice, Choice)
        choice.apply(self.state, move, events)
        self._settle(events)
        self.moves.append(move)
        return events

    def foresee(self, move: Move, ends: tuple[type[Event], ...]) -> tuple[list[Event], bool]:
        """Carry out a legal move in a game ``as_seen``: what happens for certain, and whether that is all.

        It stops at what is hidden and at the ``ends``; then no more can be asked of this game.
        """
        events = _Foreseen(ends)
        choice = self.state.stack[-1]
        assert isinstance(choice, Choice)
        try:
            choice.apply(self.state, move, events)
            self._settle(events)
        except Unseen:
            return [*events], False
        return [*events], True

    def _settle(self, events: list[Event]) -> None:
        """Continue by itself to the next decision or the end."""
        self._legal = None
        state = self.state
        while state.stack:
            frame = state.stack[-1]
            if isinstance(frame, Choice):
                return
            frame.proceed(state, events)

    def clone(self) -> "Game":
        """An independent game at the same point; cheap, made for search."""
        return Game(self.state.copy(), self.seed, self.opening, self.moves[:])

    def view_for(self, seat: int) -> View:
        """View of all that this seat may know; bots and screens get nothing else."""
        frame = self.state.stack[-1] if self.state.stack else None
        moves = tuple(self.legal_moves()) if frame is not None and frame.seat == seat else ()
        return View(seat, hide(self.state, seat), moves, remembered(self.state, seat))

    def digest(self) -> str:
        """A short text that is equal for equal tables only; saves and replays compare it."""
        return self.state.digest()

    def result(self) -> list[Standing]:
        """The players from first to last with every point. Empty before the end."""
        return [self._standing(seat) for seat in self.state.ranking]

    def _standing(self, seat: int) -> Standing:
        player = self.state.players[seat]
        lines = tuple(line for line in self.state.scores if line.seat == seat)
        return Standing(seat, player.fame, player.fame - sum(line.fame for line in lines), lines, dict(player.fame_by))
