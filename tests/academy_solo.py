"""Tables of the solo game with the Academy: the player in seat 0, Dahlgaard's Heir in seat 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from academy_table import CLASS_1, CLASS_2, CLASS_3, CLASS_4, PRACTICE_3, PRACTICE_4, PROTEGE, WithLessons
from solo import HEIR, PLAYER, Solo, reasons

from trickerion.rules.academy.board import put
from trickerion.rules.state import Character

if TYPE_CHECKING:
    from trickerion.rules.events import Event

MODULES = ("dark_alley", "heir", "academy")
"""Without prophecies, so that only the Academy changes anything."""

__all__ = ["CLASS_1", "CLASS_2", "CLASS_3", "CLASS_4", "HEIR", "PLAYER", "PRACTICE_3", "PRACTICE_4", "PROTEGE"]


class SoloAcademy(Solo, WithLessons):
    """A solo table with empty rooms; the Heir has a Magician, its Protégé, and what a test gives it."""

    def __init__(self, difficulty: str = "normal", magician: str = "the_mechaniker", **more: Any) -> None:
        modules, player = more.pop("modules", MODULES), more.pop("player", "the_great_optico")
        super().__init__(difficulty, magician, player, more.pop("seed", "solo"), modules=modules, **more)
        for player_state in self.state.players:
            player_state.supply = dict.fromkeys(player_state.supply, 5)
        self.player(PLAYER).characters[PROTEGE] = Character(PROTEGE)
        self.heirs_team("magician", PROTEGE).plan("academy_open_day")
        self.purse(HEIR, coins=0, shards=0, fame=3)

    def room(self, space: str, tile: str, builder: int = PLAYER, banners: int = 4) -> Self:
        """A room on a space, with Banners of who renovated it (the player unless told otherwise)."""
        return super().room(space, tile, builder, banners)

    def lays_out(self, **fields: Any) -> SoloAcademy:
        """Other fields of the board."""
        put(self.state, self.board._replace(**fields))
        return self

    def heirs_trick(self, trick: str, markers: int, suit: str, place: int) -> SoloAcademy:
        super().heirs_trick(trick, markers, suit, place)
        self.player(HEIR).supply[suit] = 5 - markers
        return self

    def knows(self, *secrets: str) -> SoloAcademy:
        """The secrets of the Heir's Protégé."""
        shown = tuple("" if secret in secrets else secret for secret in self.board.display)
        stack = tuple(secret for secret in self.board.stack if secret not in secrets)
        return self.lays_out(secrets=((), secrets), stack=stack, display=shown)

    def at_work(self, turn: int = 3, character: str = PROTEGE) -> list[Event]:
        """A Character of the Heir is placed in the Academy and carries out its Actions."""
        self.assigned(HEIR, **{character: "academy"})
        return self.heir_places(turn)

    def only(self, phase: str, turn: int = 3) -> list[Event]:
        return super().only(phase, turn)


def steps(events: list[Event]) -> list[str]:
    """The reasons of the Actions in the Academy."""
    return [reason for reason in reasons(events) if reason not in ("by_priority", "contested", "all_used")]
