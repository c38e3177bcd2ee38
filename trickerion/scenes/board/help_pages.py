"""Which page of the Workbook belongs to the board as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trickerion.rules.catalog import SLOTS, SPECIAL_DECKS
from trickerion.scenes.board.actions import ACTIONS
from trickerion.words.questions import QUESTIONS
from trickerion.words.workbook_where import PHASES, THINGS, Place, action_place

if TYPE_CHECKING:
    from trickerion.scenes.board.scene import BoardScene

_LOCATION_OF = {action.id: action.location for action in ACTIONS}


def place_of(scene: BoardScene) -> Place:
    """What is pointed at; else the open question's Action; else the Location at work; else the phase."""
    spot = scene.spots.hovered or scene.spots.focused or ""
    return _pointed_at(scene, *_parts(spot)) or _asked(scene) or _at_work(scene) or _phase(scene)


def _parts(spot: str) -> tuple[str, str]:
    kind, _, what = spot.partition(".")
    return kind, what


def _pointed_at(scene: BoardScene, kind: str, what: str) -> Place | None:
    if kind == "action" and what in _LOCATION_OF:
        return action_place(what, _LOCATION_OF[what])
    if kind == "slot" and what in SLOTS:
        return SLOTS[what].location, ""
    if kind == "deck":
        return ("dark_alley", "") if what in SPECIAL_DECKS else THINGS["residence"]
    return THINGS.get(kind)


def _asked(scene: BoardScene) -> Place | None:
    """The Action that the open list belongs to."""
    action = QUESTIONS[scene.table.question].near if scene.popup is not None else ""
    return action_place(action, _LOCATION_OF[action]) if action in _LOCATION_OF else None


def _at_work(scene: BoardScene) -> Place | None:
    acting = scene.table.acting
    return (acting.location, "") if acting is not None else None


def _phase(scene: BoardScene) -> Place:
    return PHASES.get(scene.state.phase, ("turn", ""))
