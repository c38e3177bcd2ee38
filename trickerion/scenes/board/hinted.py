"""What the hint speaks of on the board: the spot that it lights, and where it would lay a Trick Marker."""

from pygame import Rect

from trickerion.rules import moves as m
from trickerion.rules.ask import action_of
from trickerion.rules.facts.stage import Advised
from trickerion.scenes.board.stage import marker_rect
from trickerion.table.popup import Popup
from trickerion.table.view import TableView
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import board as at

_SPOTS = {
    "slot": "slot.{}",
    "die": "die.{}",
    "component": "stock.{}",
    "card": "card.{}",
    "deck": "deck.{}",
    "space": "space.{}",
    "place": "trick.{}",
    "character": "character.{}",
}
"""What a field of a move is called on the board, the most telling first."""


def place_of_hint(move: m.Move, spots: Hotspots, open_list: object) -> Rect:
    """Where a move is made, or what it is about."""
    names = [pattern.format(getattr(move, field)) for field, pattern in _SPOTS.items() if hasattr(move, field)]
    box = ["dock.decline"] if isinstance(move, m.DoNotAdvertise) else []
    names += [f"action.{action_of(move)}", *box, "dock.done"]
    if isinstance(open_list, Popup):
        names = [f"option.{n}" for n, option in enumerate(open_list.options) if option.move is move]
        names.append("popup.ground")
    return next((spots.rect(name) for name in names if name in spots), at.DONE)


def ghost_rect(table: TableView, proposed: Advised | None) -> Rect | None:
    """Where the Trick Marker that a hint proposes would lie."""
    rect = marker_rect(table, *proposed.spot) if proposed is not None else None
    return rect.inflate(10, 10) if rect is not None else None
