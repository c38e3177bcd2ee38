"""How the board is drawn: a still layer that is kept, and above it what breathes, moves and reacts to the hand."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from trickerion.rules.catalog import PROPHECIES, SLOTS
from trickerion.scenes.board import alley, copying, dock_words, solo
from trickerion.scenes.board import answers as ask
from trickerion.scenes.board.actions import COMPACT, DIM, IDLE, LIT, ActionRow
from trickerion.scenes.board.downtown import draw_downtown
from trickerion.scenes.board.fame_track import draw_board, draw_markers
from trickerion.scenes.board.market_row import draw_market_row
from trickerion.scenes.board.placing import Lifted, placeable
from trickerion.scenes.board.side_panels import draw_residence, draw_workshop
from trickerion.scenes.board.stage import draw_theater
from trickerion.table.grounds import draw_house
from trickerion.table.opponents import draw_initiative, draw_opponents
from trickerion.table.own_hand import draw_hot_hand
from trickerion.table.strip import StripLights, draw_strip, draw_wood
from trickerion.ui import theme
from trickerion.ui.action_row import draw_action_row
from trickerion.ui.controls import draw_round_button
from trickerion.ui.layout import board as at
from trickerion.ui.scenery import backdrop
from trickerion.ui.shapes import breathe, draw_glow, draw_glow_around, draw_plate, draw_shadow
from trickerion.ui.surfaces import draw_pill, pill_width
from trickerion.ui.tokens import draw_action_points, draw_disk, draw_slot, draw_slot_target, signed

if TYPE_CHECKING:
    from trickerion.scenes.board.scene import BoardScene

_VEIL = (150, 140, 146)  # of 255: what remains of the board's light while something is in the hand
_LIFTED = 60


@functools.lru_cache(maxsize=1)
def _ground() -> pygame.Surface:
    """The city with the empty board, stage and strip."""
    ground = backdrop().copy()
    draw_board(ground)
    draw_house(ground, at.THEATER, at.THEATER_FLOOR, at.THEATER_RIBBON)
    draw_wood(ground)
    return ground


class Picture:
    """Draws the board scene. ``forget`` has the still layer drawn again."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._layer: pygame.Surface | None = None
        self._key: object = None
        self._painted = 0
        self._calm: pygame.Surface | None = None
        self._calm_key: object = None

    def forget(self) -> None:
        """Something on the still layer has changed."""
        self._key = None

    # --- the still layer ----------------------------------------------------------------------------------------

    def _hot_opponent(self) -> int:
        """The seat of the panel under the pointer, also when it points at a Character in it; -1 for none."""
        kind, _, rest = (self._scene.spots.hovered or "").partition(".")
        return int(rest.partition(".")[0]) if kind == "opponent" else -1

    def _still(self, canvas: pygame.Surface) -> pygame.Surface:
        scene = self._scene
        hot = self._hot_opponent(), scene.spots.is_hot("heir.plan")
        key = (*hot, scene.preview_deltas(), theme.palette(), tuple(self._lit_strip()))
        if self._layer is None or self._key != key:
            self._layer = self._layer or pygame.Surface(canvas.get_size()).convert(canvas)
            self._paint(self._layer)
            self._key = key
            self._painted += 1
        return self._layer

    def _paint(self, layer: pygame.Surface) -> None:
        table = self._scene.table
        layer.blit(_ground(), (0, 0))
        draw_downtown(layer, table)
        draw_market_row(layer, table)
        (alley.draw_dark_alley if table.has_alley else draw_residence)(layer, table)
        draw_workshop(layer, table)
        draw_theater(layer, table)
        solo.draw_dice(layer, table)
        draw_initiative(layer, table)
        draw_opponents(layer, table, self._hot_opponent())
        solo.draw_plate_of_heir(layer, table, hot=self._scene.spots.is_hot("heir.plan"))
        if table.state.active_prophecy in PROPHECIES:
            alley.draw_active_prophecy(layer, table)
        draw_strip(layer, table, self._strip_lights())
        for row in self._scene.rows:
            if row.state == IDLE:
                self._draw_row(layer, row, 0.0, hovered=False)

    # --- lights -------------------------------------------------------------------------------------------------

    def _lit_strip(self) -> list[str]:
        """The names of the things of the own strip that glow."""
        scene = self._scene
        lit = list(ask.targets(scene.table, scene.lit_moves()))
        held = scene.spots.held
        if scene.table.question == "Placing" and scene.popup is None:
            lit += [f"character.{name}" for name in placeable(scene.table)]
        if held is not None and isinstance(held.payload, Lifted):
            lit.append(f"held.{held.payload.character}")
        return lit

    def _strip_lights(self) -> StripLights:
        names = self._lit_strip()

        def of(kind: str) -> list[str]:
            return [name.split(".", 1)[1] for name in names if name.startswith(f"{kind}.")]

        held = of("held")
        return StripLights(
            [int(place) for place in of("trick")],
            of("component"),
            of("character"),
            held[0] if held else "",
            0.85,
            self._scene.preview_deltas(),
        )

    def _calm_layer(self, canvas: pygame.Surface) -> pygame.Surface:
        """The still layer with all that lies round the board, kept for as long as only lights breathe."""
        still, scene = self._still(canvas), self._scene
        spots = scene.spots
        pressed = [name for name in ("dock.undo", "dock.redo", "dock.hint", "dock.done") if spots.is_pressed(name)]
        key = (self._painted, spots.hovered, spots.focused, *pressed, scene.session.changes, scene.log.offset)
        if self._calm is None or self._calm_key != key:
            self._calm = self._calm or pygame.Surface(canvas.get_size()).convert(canvas)
            self._calm.blit(still, (0, 0))
            self._draw_rim(self._calm)
            self._calm_key = key
        return self._calm

    def _draw_rim(self, canvas: pygame.Surface) -> None:
        """Fame markers, log, dock and top bar."""
        scene = self._scene
        draw_markers(canvas, scene.table)
        scene.log.draw(canvas, scene.spots)
        scene.dock_panel().draw(canvas, scene.spots, at.ACTION_POINTS)
        scene.dock.draw(canvas, scene.spots, dock_words.done_button(scene))
        scene.bar.draw(canvas, scene.spots)

    # --- every frame --------------------------------------------------------------------------------------------

    def draw(self, canvas: pygame.Surface) -> None:
        """The whole scene but the disk in the hand."""
        scene = self._scene
        calm = scene.spots.held is None and not scene.timeline.busy
        canvas.blit(self._calm_layer(canvas) if calm else self._still(canvas), (0, 0))
        pulse = breathe(scene.seconds)
        for row in scene.rows:
            hot = scene.spots.is_hot(f"action.{row.action.id}")
            if hot or row.state != IDLE:  # the others lie on the still layer
                self._draw_row(canvas, row, pulse, hovered=hot)
        if scene.spots.held is not None:
            canvas.fill(_VEIL, at.BOARD.inflate(-2 * at.TRACK, -2 * at.TRACK), special_flags=pygame.BLEND_RGB_MULT)
            for row in scene.rows:
                if row.state != IDLE:
                    self._draw_row(canvas, row, pulse, hovered=False)
        self._draw_lit_slots(canvas, pulse)
        if scene.table.has_alley:
            self._draw_alley(canvas, pulse)
        if scene.spots.is_hot("hand"):
            draw_hot_hand(canvas)
        self._draw_targets(canvas, pulse)
        if not calm:
            self._draw_rim(canvas)
        scene.flights.draw(canvas)
        if scene.popup is not None:
            scene.popup.draw(canvas, scene.spots)
        if scene.past is not None:
            self._draw_past(canvas)
        scene.toasts.draw(canvas, scene.popup.rect if scene.popup is not None else None)

    def _draw_row(self, canvas: pygame.Surface, row: ActionRow, pulse: float, *, hovered: bool) -> None:
        spots = self._scene.spots
        name = f"action.{row.action.id}"
        compact = row.action.id in COMPACT  # no room for words: the tip says why
        aside = row.reason if row.state != LIT and not compact else ""
        key = spots.get(name).key if name in spots.names() else ""
        draw_action_row(
            canvas,
            row.rect,
            row.action.label,
            icon=row.action.icon,
            cost=row.cost,
            was=row.was,
            state=row.state,
            reason=aside,
            detail=row.action.detail if row.state != "dim" else "",
            key=key,
            size=16 if compact else 18,
            light=pulse,
            hovered=hovered,
            focused=hovered and spots.focused == name,
        )

    def _draw_alley(self, canvas: pygame.Surface, pulse: float) -> None:
        """The way to the Residence, what Fortune Telling would do, which cards can be copied."""
        scene = self._scene
        hot = scene.spots.is_hot("residence")
        draw_round_button(canvas, at.RESIDENCE_BUTTON, "action.learn_trick", 34, hovered=hot)
        if scene.spots.is_hot("action.fortune_telling") and self._may_tell_fortune:
            alley.draw_fortune(canvas, scene.table)
        for character, rect in copying.chip_rects(scene.table).items():
            copying.draw_chip(canvas, rect, pulse, hovered=scene.spots.is_hot(f"copy.{character}"))

    @property
    def _may_tell_fortune(self) -> bool:
        """Whether Fortune Telling would move something: not for a Character that may not tell it any more."""
        row = next((row for row in self._scene.rows if row.action.id == "fortune_telling"), None)
        return bool(self._scene.table.state.pending) and row is not None and row.state != DIM

    def _draw_lit_slots(self, canvas: pygame.Surface, pulse: float) -> None:
        scene = self._scene
        centers = scene.slot_centers()
        for name in scene.spots.lit_targets():
            slot = name.removeprefix("slot.")
            if slot not in centers:
                continue
            center = centers[slot]
            stage = SLOTS[slot].is_performance
            diameter = at.PERFORM_SLOT if stage else at.SLOT + 2
            on_paper = SLOTS[slot].location != "theater"
            for _ in range(2):
                draw_glow(canvas, center, 34, theme.AMBER if on_paper else theme.GLOW, pulse)
            sign = "character.magician" if stage else ""
            draw_slot(canvas, center, diameter, "" if stage else signed(SLOTS[slot].modifier), picture=sign)
            draw_slot_target(canvas, center, diameter)

    def _draw_targets(self, canvas: pygame.Surface, pulse: float) -> None:
        """Light round the things that an open list or a hovered Action is about."""
        scene = self._scene
        pointed = scene.hot_answer()
        for name, (rect, moves) in ask.targets(scene.table, scene.lit_moves()).items():
            hot = scene.spots.is_hot(f"pick.{name}") or (pointed is not None and pointed in moves)
            if name.startswith(("trick.", "component.", "character.", "magician")) and not hot:
                continue
            colour = theme.GLOW if hot else theme.AMBER
            draw_plate(canvas, rect.inflate(8, 8), (0, 0, 0, 0), 11, 3, theme.LINK_GOLD if hot else colour)
            if hot:
                draw_glow_around(canvas, rect, colour, pulse * 0.5, blur=6, radius=9)

    def _draw_past(self, canvas: pygame.Surface) -> None:
        words = "The table as it was. Click anywhere to return."
        width = pill_width(words, 20, height=40, icon_name="ui.clock")
        rect = Rect(at.THEATER.centerx - width // 2, at.THEATER.y + 8, width, 40)
        draw_shadow(canvas, rect, 20, 10, 220)
        draw_pill(canvas, rect, words, theme.VELVET, size=20, icon_name="ui.clock", border=theme.BRASS_HI)
        draw_plate(canvas, at.BOARD, (0, 0, 0, 0), 12, 4, theme.GLOW)

    def draw_held(self, canvas: pygame.Surface) -> None:
        """The disk in the hand with its Action Points there."""
        scene = self._scene
        held = scene.spots.held
        if held is None or not isinstance(held.payload, Lifted):
            return
        x, y = held.position
        center = (x + 6, y - 12)
        colour = scene.table.colours[scene.table.viewer]
        shade = Rect(0, 0, 54, 54)
        shade.center = (x + 14, y + 8)
        draw_shadow(canvas, shade, 27, 10, 160, (0, 0))
        draw_disk(canvas, center, _LIFTED, colour, held.payload.character, shadow=False)
        foreseen = scene.foreseen()
        if foreseen is not None and not SLOTS[foreseen[1]].is_performance:
            draw_action_points(canvas, (center[0] - 4, center[1] + 42), foreseen[2])
