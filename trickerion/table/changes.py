"""What a move has changed on the table, by the names of the things: they get a rim."""

from collections.abc import Mapping, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.rules.facts.board import BoardFacts, Stall
from trickerion.rules.state import Performance
from trickerion.table.panel import Anchor
from trickerion.ui import theme
from trickerion.ui.flow import write_line
from trickerion.ui.layout import board as at
from trickerion.ui.layout.board import Point
from trickerion.ui.shapes import diamond_points, draw_plate, draw_ring
from trickerion.ui.text import text_width

_COUNT: Final = (64, 30)
_POSTER: Final = (40, 52)
_RIMS: Final = {"fame": _COUNT, "coin": _COUNT, "shard": _COUNT}
"""Kind of thing -> how large its rim is, where that is not the size of the thing."""


def changed(before: BoardFacts, after: BoardFacts) -> set[str]:
    """The anchors of the things that lie or stand otherwise than before."""
    return _on_the_board(before, after) | _of_the_players(before, after)


def _on_the_board(before: BoardFacts, after: BoardFacts) -> set[str]:
    slots = before.occupants.keys() | after.occupants.keys()
    names = {f"slot.{slot}" for slot in slots if before.occupants.get(slot) != after.occupants.get(slot)}
    names |= {f"die.{die}" for die, face in after.dice.items() if before.dice.get(die) != face}
    old, new = before.market, after.market
    names |= {f"stock.{component}" for component in set(_goods(old.stock)) ^ set(_goods(new.stock))}
    orders = enumerate(zip(_goods(old.orders), _goods(new.orders), strict=True))
    names |= {f"order.{n}" for n, (was, is_now) in orders if was != is_now}
    if old.quick.component != new.quick.component:
        names.add("quick_order")
    return names.union(*(_markers(before.card(card.id), card) for card in after.row))


def _goods(stalls: Sequence[Stall]) -> list[str]:
    return [stall.component for stall in stalls]


def _markers(before: Performance | None, after: Performance) -> set[str]:
    if before is None:
        return set()
    slots = enumerate(zip(before.markers, after.markers, strict=True))
    return {f"marker.{after.id}.{slot}" for slot, (old, new) in slots if old != new}


def _of_the_players(before: BoardFacts, after: BoardFacts) -> set[str]:
    names = set()
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        names |= {f"{kind}.{seat}" for kind, amount in new.counts.items() if old.counts[kind] != amount}
        if old.has_poster != new.has_poster:
            names.add(f"poster.{seat}")
        if old.things != new.things:
            names.add(f"player.{seat}")
    return names


def draw_changes(canvas: Surface, names: set[str], anchors: Mapping[str, Anchor], opponent: int) -> None:
    """An amber rim round each of these things; ``opponent``: the height of an opponent's panel."""
    rims = {**_RIMS, "player": (at.COLUMN.w, opponent)}
    for name in names & anchors.keys():
        (x, y), size = anchors[name]
        kind = name.split(".")[0]
        if kind == "marker":
            pygame.draw.polygon(canvas, theme.AMBER, diamond_points((x, y), size + 3), 4)
        elif kind == "slot":
            _draw_slot_rim(canvas, name, (x, y), (size // 2 + 2, 4), theme.AMBER)
        else:
            rim = Rect(0, 0, *rims.get(kind, (size, size))).move_to(center=(x, y))
            rim.x += 8 * (rim.size == _COUNT)  # the number stands to the right of its sign
            draw_plate(canvas, rim, (0, 0, 0, 0), 10, 3, theme.AMBER)


def _draw_slot_rim(
    canvas: Surface, slot: str, center: tuple[int, int], look: tuple[int, int], colour: theme.ColourValue
) -> None:
    """A ring of that radius and width; open below, where the tag of the slot is read."""
    above = Rect(center[0] - 60, center[1] - 60, 120, 60 + (60 if slot.endswith(".perform") else 11))
    clip = canvas.get_clip()
    canvas.set_clip(above.clip(clip))
    draw_ring(canvas, center, *look, colour)
    canvas.set_clip(clip)


def lies_there(name: str, board: BoardFacts) -> bool:
    """True if a rim round the place says something: a thing lies there now."""
    kind, _, rest = name.partition(".")
    if kind == "marker":
        card, _, slot = rest.rpartition(".")
        shown = board.card(card)
        return shown is not None and shown.marker_at(int(slot)) is not None
    if kind == "poster":
        return board.players[int(rest)].has_poster
    return rest in board.occupants if kind == "slot" else kind in ("die", "stock", "order", "quick_order")


def count(board: BoardFacts, name: str) -> int:
    """The number that an anchor of Fame, Coins or Shards stands for."""
    kind, seat = name.split(".")
    return board.players[int(seat)].counts[kind]


def draw_lasting(
    canvas: Surface, names: frozenset[str], gains: Mapping[str, int], anchors: Mapping[str, Anchor]
) -> None:
    """A thin rim round each thing: gold on dark ground, amber round markers on paper; gains on what they count for."""
    for name in names & anchors.keys():
        center, size = anchors[name]
        kind = name.split(".")[0]
        if kind == "marker":
            pygame.draw.polygon(canvas, theme.AMBER, diamond_points(center, size + 2), 3)
        elif kind == "slot":
            _draw_slot_rim(canvas, name, center, (size // 2 + 4, 3), theme.GLOW)
        else:
            rim = Rect(0, 0, *_POSTER if kind == "poster" else (size, size)).move_to(center=center)
            draw_plate(canvas, rim, (0, 0, 0, 0), 8, 2, theme.GLOW)
    for name in gains.keys() & anchors.keys():
        rect, text = gain_rect(anchors[name].center, gains[name]), f"+{gains[name]}"
        draw_plate(canvas, rect, theme.GOOD_DEEP, 8, 1, theme.GOOD)
        write_line(canvas, text, rect, theme.TEXT.number, theme.CREAM, "center")


def gain_rect(center: Point, gain: int) -> Rect:
    """Place of a gain on the upper edge of the sign that it counts for: between a rival's name and disks."""
    return Rect(0, 0, text_width(f"+{gain}", theme.TEXT.number) + 10, 18).move_to(
        center=(center[0] - 7, center[1] - 10)
    )
