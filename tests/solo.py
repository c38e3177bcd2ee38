"""Tables of the solo game: the player in seat 0, Dahlgaard's Heir in seat 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from table import Table, turned

from trickerion.rules.ask import heirs_tale
from trickerion.rules.ask.heirs_decisions import decisions
from trickerion.rules.catalog import SUITS, TRICKS, X
from trickerion.rules.decks import take_special
from trickerion.rules.events import Event, HeirStep
from trickerion.rules.game import Game
from trickerion.rules.heir.placing import HeirPlacing
from trickerion.rules.learning import leave_residence
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.phases.place_characters import NextPlacement
from trickerion.rules.phases.turn import Turn
from trickerion.rules.state import IDLE, Character, Marker, OwnedTrick
from trickerion.scenes.heir.story import StoryEntry, said

if TYPE_CHECKING:
    from trickerion.rules.moves import Move

PLAYER, HEIR = 0, 1
MODULES = ("dark_alley", "prophecies", "heir")
PERFORMANCE = 5


def solo_options(difficulty: str = "normal", magician: str = "", player: str = "", **more: Any) -> GameOptions:
    """A solo game; ``magician`` is the Heir's."""
    seats = (Seat("Ada", magician=player), Seat("The Heir", "heir", magician=magician))
    return GameOptions(seats, modules=more.pop("modules", MODULES), difficulty=difficulty, **more)


class Solo(Table):
    """A solo table on which the Heir has only what a test gives it."""

    def __init__(
        self,
        difficulty: str = "normal",
        magician: str = "priestess_of_mysticism",
        player: str = "the_great_optico",
        seed: str = "solo",
        **more: Any,
    ) -> None:
        self.game = Game.new(solo_options(difficulty, magician, player, **more), seed)
        self._clear()
        for player_state in self.state.players:
            player_state.supply = dict.fromkeys(SUITS, 4)
        self.state.closed = frozenset()
        self.change(shopping=())

    def change(self, **changes: Any) -> Self:
        """Entries of the Heir's board."""
        heir = self.state.heir
        assert heir is not None
        self.state.put_board("heir", heir._replace(**changes))
        return self

    def plan(self, card: str) -> Self:
        """The plan card that lies open."""
        return self.change(plan=card)

    def heirs_team(self, *characters: str) -> Self:
        """The Heir's Characters, in line."""
        self.player(HEIR).characters = {name: Character(name) for name in characters}
        return self

    def heirs_trick(self, trick: str, markers: int, suit: str, place: int) -> Self:
        """A Trick of the Heir with Trick Markers on it."""
        leave_residence(self.state, trick)
        self.player(HEIR).tricks[place] = OwnedTrick(trick, suit, markers)
        self.player(HEIR).supply[suit] = 4 - markers
        return self

    def laid(self, card: str, cell: tuple[int, int], seat: int, trick: str, points: str, suit: str) -> Self:
        """A Trick Marker on a slot given by column and row."""
        performance = self.state.performance(card)
        slot = performance.card.slots.index(cell)
        marker = Marker(seat, trick, suit, turned(TRICKS[trick].category, points))
        self.state.replace_performance(performance.with_marker(slot, marker))
        self.player(seat).supply[suit] -= 1
        return self

    def holds(self, seat: int, *cards: str) -> Self:
        """Special cards in a hand."""
        for card in cards:
            take_special(self.state, card)
            self.player(seat).hand.append(card)
        return self

    def heir_places(self, turn: int = 4) -> list[Event]:
        """Plays one placement of the Heir and its steps; Characters without a card are Idle."""
        self.waits(turn)
        return self.placement()

    def waits(self, turn: int = 4) -> Self:
        """It is the Heir's turn to place. The player keeps a Character for the Workshop, so that the turn goes on."""
        waiting = self.player(PLAYER).characters["apprentice_1"]
        if not waiting.card:
            self.assigned(PLAYER, apprentice_1="workshop")
        for player in self.state.players:
            for character in player.characters.values():
                if not character.card:
                    player.characters[character.id] = character._replace(status=IDLE)
        self._go([Turn(PERFORMANCE), NextPlacement(self.state.initiative.index(HEIR))], "place_characters", turn)
        return self

    def placement(self) -> list[Event]:
        """One turn of the Heir: its placement and all steps of the Location."""
        assert isinstance(self.state.stack[-1], HeirPlacing)
        events = self.do(self.next)
        while self.question == "HeirActs":
            events += self.do(self.next)
        return events

    @property
    def next(self) -> Move:
        """The one move that the procedure demands."""
        moves = self.game.legal_moves()
        assert len(moves) == 1, moves
        return moves[0]

    def phase_at(self, position: int, turn: int) -> list[Event]:
        """Let a phase begin; what happened until the next decision."""
        return self._go([Turn(position)], "", turn)

    def has(self, seat: int) -> tuple[int, int, int]:
        """Fame, Coins, Shards."""
        player = self.player(seat)
        return player.fame, player.coins, player.shards

    def all_dice(self, **faces: str) -> Self:
        """Every Downtown die; X where nothing is said."""
        self.state.dice = dict.fromkeys(self.state.dice, X) | faces
        return self


def entries(*step: Any, **more: Any) -> list[StoryEntry]:
    """The Heir's decisions of a step, in words."""
    return [said(one) for one in decisions(*step, **more)]


def tale(*moves: Any, **more: Any) -> list[StoryEntry]:
    """What the Heir did in its moves, in words."""
    return [said(one) for one in heirs_tale.tale(*moves, **more)]


def reasons(events: list[Event]) -> list[str]:
    """The reasons of the Heir's steps."""
    return [event.reason for event in events if isinstance(event, HeirStep)]
