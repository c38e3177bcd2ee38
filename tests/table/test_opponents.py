"""The panels of opponents: what stands beside the disks of a team."""

from __future__ import annotations

from alley import MAGICIAN, Alley
from pygame import Rect, Surface, image

from trickerion.table.opponents import _draw_tricks, special_places
from trickerion.table.view import TableView, seat_colours, seat_names

PANEL = Rect(1600, 100, 300, 160)


def chip(table: Alley) -> Rect:
    state = table.state
    return special_places(TableView(state, 0, seat_colours(state.options), seat_names(state.options)), 1, PANEL)[
        MAGICIAN
    ]


def test_the_chip_of_a_special_card_makes_room_for_the_slot_of_a_placed_character() -> None:
    waiting = Alley(2).special(1, MAGICIAN, "mass_recruitment")
    waiting.state.players[1].characters[MAGICIAN] = waiting.state.players[1].characters[MAGICIAN]._replace(is_open=True)
    placed = Alley(2).acts_with(1, MAGICIAN, "mass_recruitment", "downtown.3")
    assert chip(placed).bottom <= chip(waiting).centery, "the sign of the slot stands below it"


def test_beside_each_trick_of_a_rival_stands_how_many_markers_lie_on_it() -> None:
    pictures = []
    for markers in (1, 3):
        table = Alley(2).trick(1, "linking_rings", markers=markers)
        surface = Surface((400, 200))
        _draw_tricks(surface, Rect(0, 0, 400, 160), table.player(1), "crimson")
        pictures.append(image.tobytes(surface, "RGB"))
    assert pictures[0] != pictures[1]
