"""Laying of cards under Characters: by hand, by a click or a key; and their way back to the hand."""

from collections.abc import Sequence
from functools import partial
from typing import Final, Protocol

from pygame import Rect

from trickerion.app.breath import Breath
from trickerion.play.running_game import RunningGame
from trickerion.rules.moves import LayCard, LayCoin, Move, TakeBack
from trickerion.rules.state import Character
from trickerion.scenes.assignment import layout as at
from trickerion.scenes.assignment.characters import Characters
from trickerion.scenes.assignment.desk import Desk, Picked
from trickerion.scenes.assignment.hand import draw_flying
from trickerion.table.animator import Animator
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.shapes import breathe
from trickerion.ui.sound import Sounds
from trickerion.words.screens import assignment as words

_FLIGHT: Final = 0.24  # seconds


class AssignmentTable(Protocol):
    """Scene on which cards are laid."""

    session: RunningGame
    spots: Hotspots
    breath: Breath

    @property
    def legal(self) -> tuple[Move, ...]:
        """Moves that the viewer may make now."""

    def play(self, move: Move) -> None:
        """Make a Move, and show what it changed."""

    def refresh(self) -> None:
        """Lay everything out for the table as it is."""


class CardLaying:
    """Deeds with the cards of a ``desk``, of whose Characters ``characters`` knows the places; both follow the game."""

    desk: Desk
    characters: Characters

    def __init__(self, table: AssignmentTable, animator: Animator, sounds: Sounds) -> None:
        self._table, self._animator, self._sounds = table, animator, sounds

    def pulse(self) -> float:
        """Brightness of what breathes now."""
        return breathe(self._table.breath.seconds)

    # --- onto a Character

    def can_lay(self, payload: object, character: Character) -> bool:
        """True if what is in the hand can be laid under a Character."""
        if not isinstance(payload, Picked) or not self._table.legal:
            return False
        moves = self.desk.moves_to_lay(payload, character)
        return bool(moves) and moves[0] in self._table.legal

    def why_not(self, payload: object, character: Character) -> str:
        """Reason why a card would change nothing there, or ""."""
        if isinstance(payload, Picked) and payload.card == character.card and payload.origin != character.id:
            return words.SAME_CARD
        return ""

    def lay(self, payload: object, character: Character) -> None:
        """Lay what is in the hand under a Character."""
        assert isinstance(payload, Picked)
        held = self._table.spots.held
        self.lay_from(payload, character, held.center if held is not None else self._table.spots.pointer)

    def lay_by_key(self, card: str, character: Character) -> None:
        """Lay a card of the hand under a Character."""
        self.lay_from(Picked(card), character, self._home_of(card).center)

    def lay_from(self, picked: Picked, character: Character, start: tuple[int, int]) -> None:
        """Lay a card under a Character; the one that lay there changes places with it."""
        exchanged = character.card
        first, *then = self.desk.moves_to_lay(picked, character)
        self._table.session.play(first, then)
        self._table.refresh()
        self._sounds.play("disc_place")
        place = self.characters.place_of(character.id).center
        if start[0] >= 0:
            self._fly(picked.card, start, place, character.id)
        if exchanged:
            home = self.characters.place_of(picked.origin) if picked.origin else self._home_of(exchanged)
            self._fly(exchanged, place, home.center, picked.origin)

    def follow(self, moves: Sequence[Move]) -> None:
        """Lay the cards of a plan, in one step of undo."""
        first, *then = moves
        laid = [move for move in moves if isinstance(move, LayCard)]
        homes = {move.card: self._home_of(move.card).center for move in laid}
        self._table.session.play(first, then)
        self._sounds.play("disc_place")
        self._table.refresh()
        for move in laid:
            self._fly(move.card, homes[move.card], self.characters.place_of(move.character).center, move.character)

    def lay_coin(self, move: LayCoin) -> None:
        """Lay a Coin on a secret of the viewer's Protégé; undo takes it back."""
        self._table.play(move)
        self._sounds.play("coins")

    # --- home to the hand

    def take_back(self, character: str) -> None:
        """Take the card of a Character back to the hand."""
        if TakeBack(character) in self._table.legal:
            card = next(one.card for one in self.desk.characters if one.id == character)
            self.take_home(Picked(card, character))
            self._fly(card, self.characters.place_of(character).center, self._home_of(card).center)

    def comes_home(self, payload: object) -> bool:
        """True if what is in the hand lay under a Character, and can be taken from there."""
        return isinstance(payload, Picked) and bool(payload.origin) and TakeBack(payload.origin) in self._table.legal

    def take_home(self, payload: object) -> None:
        """Take what is in the hand back from its Character."""
        assert isinstance(payload, Picked)
        self._table.play(TakeBack(payload.origin))
        self._sounds.play("card_flick")

    def _home_of(self, card: str) -> Rect:
        name = f"card.{card}"
        return self._table.spots.rect(name) if name in self._table.spots else at.HAND

    def _fly(self, card: str, start: tuple[int, int], end: tuple[int, int], character: str = "") -> None:
        """Let a card fly to a Character, or home to the hand."""
        self._animator.fly(partial(draw_flying, card=card), start, end, f"place.{character}", _FLIGHT)
