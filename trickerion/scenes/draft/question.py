"""What every question of the draft has in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import pygame

from trickerion.rules.moves import Move
from trickerion.rules.state import Choice, PlayerState
from trickerion.ui.spots import Hotspot

if TYPE_CHECKING:
    from trickerion.scenes.draft.scene import DraftScene


class Question(ABC):
    """One kind of choice with its cards in full view. Made anew whenever the decision changes.

    ``possible`` are the legal moves of the seat that decides, whoever looks; only ``legal`` ones can be made here.
    """

    title = ""
    aside = ""
    verb = "Choose"  # on the button
    needs_button = True  # a click selects, the button chooses; otherwise a click chooses

    def __init__(self, scene: DraftScene, choice: Choice, possible: tuple[Move, ...]) -> None:
        self.scene = scene
        self.choice = choice
        self.seat = choice.seat
        self.possible = possible

    @property
    def player(self) -> PlayerState:
        """Who decides."""
        return self.scene.state.players[self.seat]

    @property
    def is_own(self) -> bool:
        """Whether the person at the screen decides."""
        return bool(self.scene.legal)

    @property
    def waiting(self) -> str:
        """Why nothing can be chosen now, or ""."""
        return "" if self.is_own else f"{self.scene.names[self.seat]} decides."

    @abstractmethod
    def spots(self) -> list[Hotspot]:
        """The places of the cards."""

    @abstractmethod
    def draw(self, canvas: pygame.Surface) -> None:
        """The cards."""

    @abstractmethod
    def sentence(self, move: Move | None) -> str:
        """What a choice brings, in block markup; without one, what there is to consider."""

    def sign(self, move: Move | None) -> str:
        """The icon beside that sentence."""
        return "ui.hint"
