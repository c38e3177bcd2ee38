"""What lies in one player's Workshop, as the viewer may see it."""

from __future__ import annotations

from dataclasses import dataclass

from trickerion.rules.ask import CharacterActs, acting_character, wage_of
from trickerion.rules.catalog import SPECIALISTS
from trickerion.rules.moves import Move
from trickerion.rules.state import BOARD_APPRENTICES, Character, GameState, OwnedTrick, PlayerState
from trickerion.words.verbatim import Verbatim


@dataclass(frozen=True, slots=True)
class Shop:
    """One Workshop: the table, whose Workshop it is, who looks, the colours by seat, and what the viewer may do."""

    state: GameState
    seat: int
    viewer: int
    colours: tuple[str, ...]
    names: tuple[Verbatim, ...]
    legal: tuple[Move, ...]

    @property
    def player(self) -> PlayerState:
        """Whose Workshop it is."""
        return self.state.players[self.seat]

    @property
    def colour(self) -> str:
        """The player's colour."""
        return self.colours[self.seat]

    @property
    def is_own(self) -> bool:
        """Whether the viewer looks at the own Workshop."""
        return self.seat == self.viewer

    @property
    def acting(self) -> CharacterActs | None:
        """The Character that acts in this Workshop now, also while a choice of its Action is open."""
        acting = acting_character(self.state)
        found = isinstance(acting, CharacterActs) and acting.seat == self.seat and acting.location == "workshop"
        return acting if found and isinstance(acting, CharacterActs) else None

    @property
    def may_act(self) -> bool:
        """Whether the viewer decides for the Character that acts here."""
        return self.is_own and self.acting is not None and bool(self.legal)

    @property
    def have(self) -> dict[str, int]:
        """Component -> pieces that count."""
        return {component: self.player.amount(component) for component in self.player.components}

    @property
    def wages(self) -> int:
        """Coins due at the end of the turn: Characters with a card, or placed."""
        return sum(wage_of(c) for c in self.player.characters.values() if works(c))

    @property
    def places(self) -> list[tuple[str, Character | None]]:
        """(kind, Character or None) of the seven places of the board: Magician, Specialists, three Apprentices."""
        team = self.player.characters
        found: list[tuple[str, Character | None]] = [(kind, team.get(kind)) for kind in ("magician", *SPECIALISTS)]
        apprentices = [c for c in team.values() if c.kind == "apprentice" and c.home == "board"]
        found += [("apprentice", apprentice) for apprentice in apprentices[:BOARD_APPRENTICES]]
        return found + [("apprentice", None)] * (BOARD_APPRENTICES - len(apprentices))

    @property
    def assisted(self) -> Character | None:
        """The Apprentice on the Assistant's board."""
        return next((c for c in self.player.characters.values() if c.home == "assistant"), None)

    def on_stage(self, owned: OwnedTrick) -> int:
        """How many Trick Markers of a Trick lie in the Theater."""
        markers = [marker for card in self.state.row for _, marker in card.all_markers()]
        return sum(marker.pile for marker in markers if marker.owner == self.seat and marker.suit == owned.suit)

    def joining(self, kind: str) -> bool:
        """Whether a hired Character of this kind joins at the end of the turn."""
        return any(character.startswith(kind) for character in self.player.hired)

    def offers(self, *kinds: type[Move]) -> list[Move]:
        """The viewer's legal moves of these kinds, in the own Workshop."""
        return [move for move in self.legal if isinstance(move, kinds)] if self.is_own else []


def works(character: Character) -> bool:
    """Whether a Character has a card this turn."""
    return bool(character.card) and character.status != "idle"
