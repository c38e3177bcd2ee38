"""In the wings: the viewer's Tricks with the Trick Markers that are ready, and what the others lack."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

import pygame

from trickerion.rules.ask import LINK_BONUS, action_cost, missing_components
from trickerion.rules.moves import ChooseReward, Move, SetUpTrick
from trickerion.rules.state import ENGINEER_PLACE, OwnedTrick
from trickerion.scenes.theater.hand import TheaterView
from trickerion.ui import theme
from trickerion.ui.bubble import Tip
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import theater as at
from trickerion.ui.shapes import draw_glow_around
from trickerion.ui.surfaces import draw_dark_panel
from trickerion.ui.text import draw_text
from trickerion.ui.trick_card import Owned, draw_trick_place, draw_trick_row
from trickerion.words import names
from trickerion.words.screens import theater as words

_TYPES_NAMED = 2  # types of lacking Components that have room in the wings


class WingState(NamedTuple):
    """How a Trick stands in the wings: state of its row ("chosen", "ready", "idle", "closed"), pill and reason."""

    state: str
    label: str
    reason: str = ""


@dataclass
class Wings:
    """The rows of the viewer's Tricks by place; ``click`` takes a marker of the Trick, or puts it back."""

    click: Callable[[int], object]
    _rows: dict[int, WingState] = field(default_factory=dict)

    def add_hotspots(self, spots: Hotspots, table: TheaterView) -> None:
        """A row for each Trick: click it, drag it, press its number, ask it."""
        places = [place for place, trick in enumerate(table.me.tricks) if trick is not None]
        self._rows = {place: wing_state(table, place) for place in places}
        for place, row in self._rows.items():
            move: Move = SetUpTrick(place)
            can = move in table.legal or (table.hand is not None and row.state in ("ready", "chosen"))
            hotspot = Hotspot(f"wing_{place + 1}", at.wing_rect(place), tip=partial(_tip, table, place, row))
            if can:
                hotspot.on_click, hotspot.payload = partial(self.click, place), move
                hotspot.key = str(place + 1)
            spots.add(hotspot)

    def draw(self, canvas: pygame.Surface, spots: Hotspots, table: TheaterView, light: float) -> None:
        """The panel; the Engineer's place only with an Engineer."""
        draw_dark_panel(canvas, at.WINGS, 12, 3)
        draw_text(canvas, words.WINGS, (at.WINGS.x + 20, at.WINGS.y + 10), theme.HEAD, 26, theme.BRASS_HI)
        place = (at.WINGS.right - 18, at.WINGS.y + 20)
        draw_text(canvas, words.WINGS_NOTE, place, theme.ITALIC, 17, theme.PARCHMENT, "topright")
        for number in range(len(table.me.tricks)):
            if number < ENGINEER_PLACE or table.me.has("engineer"):
                self._draw_row(canvas, table, number, light, spots.hovered == f"wing_{number + 1}")

    def _draw_row(self, canvas: pygame.Surface, table: TheaterView, place: int, light: float, hovered: bool) -> None:
        rect, owned = at.wing_rect(place), table.me.tricks[place]
        if owned is None:
            where = words.NO_ENGINEERS_TRICK if place == ENGINEER_PLACE else words.NO_TRICK
            draw_trick_place(canvas, rect, where)
            return
        row = self._rows[place]
        if hovered and row.state == "ready":
            draw_glow_around(canvas, rect, theme.GLOW, 0.8, blur=7, radius=10)
        shown = Owned(table.colours[table.viewer], owned.suit, owned.markers, on_stage(table, owned))
        trick, label = owned.trick, row.label
        draw_trick_row(canvas, rect, trick, shown, state=row.state, label=label, reason=row.reason, light=light)


def _tip(table: TheaterView, place: int, row: WingState) -> Tip:
    owned = table.me.tricks[place]
    assert owned is not None
    level = owned.trick.level
    may_be_more = table.by_highest and level < max(LINK_BONUS)
    body = (
        words.pays_when_performed(owned.trick.yields),
        words.link_of_level(level, LINK_BONUS[level], may_be_more),
        _sentence(table, place, owned, row),
    )
    return Tip(names.trick(owned.id), body, f"trick.{owned.id}")


def _sentence(table: TheaterView, place: int, owned: OwnedTrick, row: WingState) -> str:
    where = words.ON_ENGINEERS_BOARD if place == ENGINEER_PLACE else ""
    lacks = missing(table, owned)
    if row.state == "chosen":
        return words.IS_CHOSEN + where
    if row.state == "ready":
        return words.IS_READY + where
    if not owned.markers:
        return (words.workshop_lacks(lacks) if lacks else words.NO_MARKERS_ON_CARD) + where
    return f"{row.reason[:1].upper()}{row.reason[1:]}." if row.reason else words.NOBODY_ACTS + where


def on_stage(table: TheaterView, owned: OwnedTrick) -> int:
    """How many Trick Markers of a Trick lie on the Performance cards."""
    laid = (marker for card in table.state.row for _, marker in card.all_markers())
    return sum(marker.pile for marker in laid if (marker.owner, marker.suit) == (table.viewer, owned.suit))


def missing(table: TheaterView, owned: OwnedTrick) -> list[str]:
    """The Components that the Trick lacks, in words: ["1 Metal"]."""
    return [names.pieces(component, lacks) for component, lacks in missing_components(table.me, owned.id).items()]


def wing_state(table: TheaterView, place: int) -> WingState:
    """How the Trick on a place of the viewer's Workshop stands."""
    owned, hand, moves = table.me.tricks[place], table.hand, table.legal
    assert owned is not None
    if hand is not None and hand.owner == table.viewer and hand.suit == owned.suit:
        return WingState("chosen", words.CHOSEN)
    if not owned.markers:
        return _without_markers(table, owned)
    label, acting = words.ready(owned.markers), table.acting_here
    if SetUpTrick(place) in moves or hand is not None:
        return WingState("ready", label)
    if acting is None or not moves or is_asked_for_pay(moves):
        return WingState("idle", label)
    is_short = acting.points < action_cost(table.state, acting, "set_up_trick")
    return WingState("closed", label, words.NO_POINT if is_short else words.NO_CARD)


def is_asked_for_pay(moves: Sequence[Move]) -> bool:
    """Whether a Link still has to be paid, before anything else."""
    return any(isinstance(move, ChooseReward) for move in moves)


def _without_markers(table: TheaterView, owned: OwnedTrick) -> WingState:
    away, lacks = on_stage(table, owned), missing(table, owned)
    if lacks:
        pieces = sum(missing_components(table.me, owned.id).values())
        what = ", ".join(lacks) if len(lacks) <= _TYPES_NAMED else words.pieces(pieces)
        return WingState("closed", words.NOT_PREPARED, words.lacks(what))
    if away:
        return WingState("closed", words.ON_STAGE, words.none_left(away))
    return WingState("closed", words.NOT_PREPARED, words.PREPARE_FIRST)
