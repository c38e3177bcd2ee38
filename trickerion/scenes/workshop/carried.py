"""What can be carried about in a Workshop by drag, and the move that a drop makes."""

from __future__ import annotations

from dataclasses import dataclass

from trickerion.rules.moves import Move, MoveApprentice, MoveComponents, MoveTrick, PlaceCharacter
from trickerion.rules.state import ENGINEER_PLACE


@dataclass(frozen=True, slots=True)
class Carried:
    """A Trick by its place, a pile by its Component, or a Character by its id."""

    kind: str
    id: str

    @property
    def place(self) -> int:
        """The place of a Trick, else -1."""
        return int(self.id) if self.kind == "trick" else -1


def move_onto_trick(place: int, carried: object) -> Move | None:
    """A Trick dropped on another place: one of the two must be the Engineer's."""
    if not isinstance(carried, Carried) or carried.kind != "trick" or carried.place == place:
        return None
    if place == ENGINEER_PLACE:
        return MoveTrick(carried.place)
    return MoveTrick(place) if carried.place == ENGINEER_PLACE else None


def move_onto_manager(carried: object) -> Move | None:
    """A pile dropped on the Manager's board."""
    return MoveComponents(carried.id) if isinstance(carried, Carried) and carried.kind == "pile" else None


def move_onto_assistant(carried: object) -> Move | None:
    """An Apprentice dropped on the Assistant's place."""
    return MoveApprentice(carried.id) if isinstance(carried, Carried) and carried.kind == "character" else None


def move_onto_slot(slot: str, carried: object) -> Move | None:
    """A Character dropped on a Workshop slot."""
    return PlaceCharacter(carried.id, slot) if isinstance(carried, Carried) and carried.kind == "character" else None
