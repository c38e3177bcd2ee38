"""What can be added to the base game, in the order of the list. The rows of the Modules panel are made from this."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True)
class Module:
    """A module as it is offered: its id in the rules, its words, and the modules it cannot do without."""

    id: str
    name: str
    detail: str
    icon: str
    needs: tuple[str, ...] = ()


_KNOWN = (
    Module(
        "dark_alley",
        "Dark Alley",
        "7 turns, special cards, level 3 Tricks, Magicians' abilities",
        "location.dark_alley",
    ),
    Module(
        "prophecies",
        "Prophecies",
        "one changes a rule each turn; belongs to the Dark Alley",
        "ui.prophecy",
        needs=("dark_alley",),
    ),
)
READY: tuple[str, ...] = ("dark_alley", "prophecies", "heir")
"""The ids of the modules that every screen of the game can show; the Heir has a set-up of its own."""

AVAILABLE_MODULES: tuple[Module, ...] = tuple(module for module in _KNOWN if module.id in READY)


def missing_for(module: Module, chosen: Collection[str]) -> str:
    """Why a module cannot be switched on, or ""."""
    for needed in module.needs:
        if needed not in chosen:
            name = next(other.name for other in _KNOWN if other.id == needed)
            return f"Closed: it needs the {name}"
    return ""


def allowed(chosen: Collection[str]) -> tuple[str, ...]:
    """The chosen modules that exist and have what they need, in the order of the list."""
    kept: list[str] = []
    for module in AVAILABLE_MODULES:
        if module.id in chosen and not missing_for(module, kept):
            kept.append(module.id)
    return tuple(kept)
