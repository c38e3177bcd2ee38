"""What lies in one player's Workshop, as the viewer may see it, and what can be carried about in it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from trickerion.language.voice import Voice
from trickerion.rules.ask.team import team_of
from trickerion.rules.ask.tricks import workshop_of
from trickerion.rules.catalog import PROTEGE, SPECIALISTS, kind_of
from trickerion.rules.facts.actions import ActingFacts
from trickerion.rules.facts.team import TeamFacts
from trickerion.rules.facts.tricks import WorkshopFacts
from trickerion.rules.moves import Move, ReturnComponent, ReturnTrick
from trickerion.rules.state import BOARD_APPRENTICES, Character, GameState, PlayerState
from trickerion.table.view import TableView
from trickerion.ui.hotspot import Hotspot

MovesOf = Callable[[object], tuple[Move, ...]]
"""The moves that a drop makes; the later ones only if they are legal by then."""


@dataclass(frozen=True)
class Shop:
    """One Workshop: the table as the viewer sees it, and whose Workshop it is."""

    table: TableView
    seat: int

    @property
    def voice(self) -> Voice:
        """Who reads."""
        return Voice(self.table.names, self.table.viewer)

    def standing(self, kind: str) -> str:
        """Of the place of a kind of Character: "there", it "joins" soon, "free" for an Apprentice, or "none"."""
        if self.player.has(kind):
            return "there"
        return "joins" if kind in map(kind_of, self.player.hired) else "free" if kind == "apprentice" else "none"

    @property
    def state(self) -> GameState:
        """The whole table."""
        return self.table.state

    @property
    def player(self) -> PlayerState:
        """Whose Workshop it is."""
        return self.table.state.players[self.seat]

    @property
    def colour(self) -> str:
        """The player's colour."""
        return self.table.colours[self.seat]

    @property
    def is_own(self) -> bool:
        """Whether the viewer looks at his or her own Workshop."""
        return self.seat == self.table.viewer

    @property
    def acting(self) -> ActingFacts | None:
        """The Character that acts in this Workshop now, also while a choice of its Action is open."""
        acting = self.table.acting
        is_here = acting is not None and acting.seat == self.seat and acting.location == "workshop"
        return acting if is_here else None

    @property
    def may_act(self) -> bool:
        """Whether the viewer decides for the Character that acts here."""
        return self.is_own and self.acting is not None and bool(self.table.legal)

    def is_legal(self, move: Move) -> bool:
        """Whether the viewer may make a move now, in his or her own Workshop."""
        return self.is_own and move in self.table.legal

    @cached_property
    def facts(self) -> WorkshopFacts:
        """What lies in it."""
        return workshop_of(self.state, self.seat)

    @cached_property
    def team(self) -> TeamFacts:
        """Who works for the player, and what that costs."""
        return team_of(self.state, self.seat)

    @property
    def places(self) -> list[tuple[str, Character | None]]:
        """(kind, Character or None) of the board: Magician, Protégé if there is one, Specialists, three Apprentices."""
        team, alone = self.player.characters, (PROTEGE,) if self.facts.has_academy else ()
        kinds = ("magician", *alone, *SPECIALISTS)
        places: list[tuple[str, Character | None]] = [(kind, team.get(kind)) for kind in kinds]
        apprentices = [c for c in team.values() if c.kind == "apprentice" and c.home == "board"]
        places += [("apprentice", apprentice) for apprentice in apprentices[:BOARD_APPRENTICES]]
        return places + [("apprentice", None)] * (BOARD_APPRENTICES - len(apprentices))

    @property
    def assisted(self) -> Character | None:
        """The Apprentice on the Assistant's board."""
        return next((c for c in self.player.characters.values() if c.home == "assistant"), None)


@dataclass(frozen=True, slots=True)
class HeldTrick:
    """A Trick by its place."""

    place: int


@dataclass(frozen=True, slots=True)
class HeldPile:
    """The pile of a Component."""

    component: str


@dataclass(frozen=True, slots=True)
class HeldCharacter:
    """A Character by its id."""

    id: str


class Make(Protocol):
    """Make moves, one after the other, each if it is legal then."""

    def __call__(self, *moves: Move, sound: str = ...) -> None: ...


@dataclass(frozen=True, slots=True)
class Deeds:
    """What the panels of a Workshop may do; ``candidates``: hotspot -> the move that a click on it makes now."""

    shop: Shop
    make: Make
    give_back: Callable[[ReturnTrick | ReturnComponent], object]
    candidates: Mapping[str, Move]

    def click(self, name: str) -> Callable[[], object] | None:
        """What a click on a candidate of the Action does."""
        move = self.candidates.get(name)
        return (lambda: self.make(move)) if move is not None else None

    def target(self, spot: Hotspot, moves_of: MovesOf) -> Hotspot:
        """Let a spot take what is dropped on it, if the first of its moves is legal."""
        spot.accepts = lambda held: any(map(self.shop.is_legal, moves_of(held)[:1]))
        spot.on_drop = lambda held: self.make(*moves_of(held))
        return spot
