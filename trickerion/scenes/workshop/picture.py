"""How the Workshop is drawn: the board on the left, the Actions and the lacking Components on the right."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from trickerion.rules.moves import FinishCharacter
from trickerion.scenes.workshop import lacks, piles, portrait, tabs, team, tricks, work
from trickerion.scenes.workshop.carried import Carried
from trickerion.table import prophecy_pill, tips
from trickerion.ui.bubble import bubble_size, draw_bubble, place_bubble
from trickerion.ui.components import draw_component
from trickerion.ui.controls import draw_button
from trickerion.ui.layout import workshop as at
from trickerion.ui.scenery import backdrop
from trickerion.ui.surfaces import draw_wood_panel
from trickerion.ui.tokens import draw_disk
from trickerion.ui.trick_card import Owned, draw_trick_strip
from trickerion.words import names

if TYPE_CHECKING:
    from trickerion.scenes.workshop.scene import WorkshopScene

_HELD_TRICK = Rect(0, 0, 132, 194)


def draw_workshop(canvas: pygame.Surface, scene: WorkshopScene) -> None:
    """The whole scene but for what is held."""
    canvas.blit(_ground(), (0, 0))
    scene.bar.draw_buttons(canvas, scene.spots)
    tabs.draw_tabs(canvas, scene.shop, scene.spots)
    portrait.draw_portrait(canvas, scene.shop)
    prophecy_pill.draw(canvas, at.PROPHECY, scene.state.active_prophecy, scene.spots)
    _draw_board(canvas, scene)
    _draw_right(canvas, scene)


@functools.cache
def _ground() -> pygame.Surface:
    """What never changes: the city and the wood of the board."""
    ground = backdrop(110).copy()
    draw_wood_panel(ground, at.BOARD, 12, 4)
    return ground


# ---- the board -----------------------------------------------------------------------------------------------------


def _draw_board(canvas: pygame.Surface, scene: WorkshopScene) -> None:
    """Tricks, Components and Characters, with their lights."""
    shop, lit = scene.shop, _lights(scene)
    lifted = _held(scene) or Carried("", "")
    tricks.draw_supply(canvas, shop)
    by_place = {place: lit[f"trick.{place}"] for place in range(4) if f"trick.{place}" in lit}
    tricks.draw_trick_slots(canvas, shop, scene.selected, by_place, lifted.place)
    by_name = {name.removeprefix("pile."): light for name, light in lit.items()}
    piles.draw_piles(canvas, shop, by_name, lifted.id if lifted.kind == "pile" else "")
    people = {name.removeprefix("character.").removeprefix("slot."): light for name, light in lit.items()}
    team.draw_team(canvas, shop, people, lifted.id if lifted.kind == "character" else "")
    team.draw_slots(canvas, shop, people)


def _held(scene: WorkshopScene) -> Carried | None:
    held = scene.spots.held
    return held.payload if held is not None and isinstance(held.payload, Carried) else None


def _lights(scene: WorkshopScene) -> dict[str, float]:
    """Hotspot -> strength of its light: candidates of the armed Action, or places that take what is held."""
    lit = scene.spots.lit_targets() if scene.spots.held is not None else list(scene.candidates)
    return dict.fromkeys(lit, scene.light)


# ---- the right -----------------------------------------------------------------------------------------------------


def _draw_right(canvas: pygame.Surface, scene: WorkshopScene) -> None:
    hot = (scene.spots.hovered or scene.spots.focused or "").removeprefix("action.")
    work.draw_work(canvas, scene.shop, scene.rows, scene.armed, hot)
    if "done" in scene.spots:
        _draw_buttons(canvas, scene)
    lacks.draw_lacks(canvas, scene.shop, scene.selected)


def _draw_buttons(canvas: pygame.Surface, scene: WorkshopScene) -> None:
    acting, spots = scene.shop.acting, scene.spots
    can_end = FinishCharacter() in scene.shop.legal
    lost = acting.points if acting is not None and can_end and scene.can_still_act else 0
    draw_button(
        canvas,
        at.DONE,
        "Done",
        primary=can_end,
        second_line=f"{names.plural(lost, 'point')} would be lost" if lost else "",
        size=22,
        disabled=not can_end,
        hovered=spots.is_hot("done"),
        pressed=spots.is_pressed("done"),
    )
    draw_button(
        canvas,
        at.UNDO,
        "Undo",
        icon="ui.undo",
        size=19,
        disabled=not scene.session.can_undo,
        hovered=spots.is_hot("undo"),
        pressed=spots.is_pressed("undo"),
    )


# ---- above everything ----------------------------------------------------------------------------------------------


def draw_over(canvas: pygame.Surface, scene: WorkshopScene) -> None:
    """What the hand holds, and the hint."""
    held, carried = scene.spots.held, _held(scene)
    if held is not None and carried is not None:
        _draw_held(canvas, scene, carried, held.center)
    _draw_hint(canvas, scene)


def _draw_held(canvas: pygame.Surface, scene: WorkshopScene, held: Carried, center: tuple[int, int]) -> None:
    shop = scene.shop
    if held.kind == "pile":
        draw_component(canvas, center, 64, held.id, count=shop.player.components.get(held.id, 1))
    elif held.kind == "character":
        draw_disk(canvas, center, 74, shop.colour, shop.player.characters[held.id].kind)
        slot = (scene.spots.hovered or "").removeprefix("slot.")
        if f"slot.{slot}" in scene.spots.lit_targets():
            team.draw_forecast(canvas, (center[0] + 66, center[1] - 34), team.forecast(shop, held.id, slot))
    else:
        owned = shop.player.tricks[held.place]
        if owned is not None:
            rect = _HELD_TRICK.move_to(center=center)
            draw_trick_strip(canvas, rect, owned.trick, Owned(shop.colour, owned.suit, owned.markers), light=0.8)


def _draw_hint(canvas: pygame.Surface, scene: WorkshopScene) -> None:
    hint = scene.session.hint_ready
    if hint is None or not scene.shop.may_act:
        return
    tip = tips.hint(hint, scene.state, scene.session.viewer)
    name = work.candidate_of(hint[0])
    target = scene.spots.rect(name) if name in scene.spots else at.WORK
    draw_bubble(canvas, place_bubble(bubble_size(tip), target), tip, target)
