"""How the Assignment is drawn: the table with Characters and hand, the right column, and what is held above them."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from trickerion.rules.ask import base_points
from trickerion.rules.ask.heir import has_heir
from trickerion.rules.catalog import MAGICIANS
from trickerion.rules.moves import LayCard, Move, TakeBack
from trickerion.scenes.assignment import characters as team
from trickerion.scenes.assignment import hand, planning, side
from trickerion.scenes.assignment.desk import cards_stay_hidden
from trickerion.scenes.assignment.flight import draw_held
from trickerion.scenes.theater.cards import markers_of
from trickerion.table import tips
from trickerion.table.looks import others
from trickerion.ui import theme
from trickerion.ui.bubble import bubble_size, draw_bubble, place_bubble
from trickerion.ui.layout import assignment as at
from trickerion.ui.performance_card import THEATER_SIZE, draw_performance_card
from trickerion.ui.scenery import backdrop
from trickerion.ui.surfaces import draw_category_badge, draw_ribbon, draw_wood_panel
from trickerion.ui.text import draw_text, text_width
from trickerion.words import names

if TYPE_CHECKING:
    from trickerion.scenes.assignment.scene import AssignmentScene

GUIDE = (
    "Drag a card under each Character. Right click takes it back. A Character without one stays idle and costs no wage."
)
SOLO_GUIDE = "Drag a card under each Character; without one it stays idle. Then the Heir turns up its plan card."
WAITING = "Your cards lie. The others are still choosing theirs."
_HIDDEN_HANDS = "Hidden Hands: the cards stay face down until their Characters are placed."


def draw_assignment(canvas: pygame.Surface, scene: AssignmentScene) -> None:
    """The whole scene but for what is held."""
    state, viewer = scene.state, scene.session.viewer
    canvas.blit(_ground(), (0, 0))
    scene.bar.draw(canvas, scene.spots)
    draw_text(canvas, _guide(scene), at.GUIDE, theme.ITALIC, 20, theme.PARCHMENT, "center", width=at.TABLE.w - 60)
    _draw_characters(canvas, scene)
    _draw_hand(canvas, scene)
    side.draw_players(canvas, state, others(state, viewer), scene.colours, scene.names)
    planning.draw_planning(canvas, scene.plans)
    side.draw_wages(canvas, state, viewer, scene.colours[viewer])
    scene.dock.draw(canvas, scene.spots, scene.done)


@functools.cache
def _ground() -> pygame.Surface:
    """What never changes: the city, the table in the warm light of a lamp, the ribbon, the tray of the hand."""
    ground = backdrop(110).copy()
    draw_wood_panel(ground, at.TABLE, 12, 4)
    ground.blit(_lamp_light(at.TABLE.size), at.TABLE)
    draw_ribbon(ground, at.RIBBON, "#21143f", "Assign your Characters", 28, "ui.assignment")
    hand.draw_tray(ground)
    return ground


def _lamp_light(size: tuple[int, int]) -> pygame.Surface:
    light = pygame.Surface(size, pygame.SRCALPHA)
    light.fill((255, 196, 110, 0))
    pygame.draw.ellipse(light, (255, 196, 110, 64), (120, 40, size[0] - 240, 620))
    return pygame.transform.box_blur(light, 90)


# ---- the table -----------------------------------------------------------------------------------------------------


def _guide(scene: AssignmentScene) -> str:
    """The line below the ribbon."""
    if not scene.legal:
        return WAITING
    if cards_stay_hidden(scene.state):
        return _HIDDEN_HANDS
    return SOLO_GUIDE if has_heir(scene.state.options) else GUIDE


def _draw_characters(canvas: pygame.Surface, scene: AssignmentScene) -> None:
    viewer, picked = scene.session.viewer, scene.picked
    lit = set(scene.spots.lit_targets())
    for character, rect in scene.columns:
        name = f"place.{character.id}"
        lifted = scene.flights.bound_for(character.id) or (picked is not None and picked.origin == character.id)
        hot = scene.spots.is_hot(name)
        is_target = name in lit and (not character.card or (picked is not None and hot))
        light = scene.light if is_target else 0.0
        points = base_points(scene.state, viewer, character)
        team.draw_column(canvas, team.Column(character, rect, scene.colours[viewer], points, light, lifted, hot))


def _draw_hand(canvas: pygame.Surface, scene: AssignmentScene) -> None:
    picked, desk = scene.picked, scene.desk
    lifted = picked.card if picked is not None and not picked.origin else ""
    hot = next((card for card in desk.pickable if scene.spots.is_hot(f"card.{card}")), "")
    hand.draw_notes(canvas, desk, picked is not None and bool(picked.origin) and scene.spots.is_hot("hand"))
    _draw_ability(canvas, scene)
    hand.draw_stacks(canvas, desk, scene.stack_rects, lifted, hot, scene.prices())
    hand.draw_specials(canvas, desk.specials, lifted, hot, scene.light)


def _draw_ability(canvas: pygame.Surface, scene: AssignmentScene) -> None:
    """The Magician's ability as a reminder, where abilities are in play."""
    magician = scene.state.players[scene.session.viewer].magician
    if not scene.state.options.terms.has_abilities or not magician:
        return
    face = MAGICIANS[magician]
    words = f"{names.magician_short(magician)}: {face.ability_name}"
    right = at.ABILITY.right
    left = right - text_width(words, theme.ITALIC, 19)
    draw_text(canvas, words, (right, at.ABILITY.centery), theme.ITALIC, 19, theme.PARCHMENT, "midright")
    draw_category_badge(canvas, (left - 22, at.ABILITY.centery), face.category, 28)


# ---- above everything ----------------------------------------------------------------------------------------------


def draw_over(canvas: pygame.Surface, scene: AssignmentScene) -> None:
    """Cards in the air and in the hand, a large Performance card, the hint."""
    _draw_large_performance(canvas, scene)
    _draw_hint(canvas, scene)
    scene.flights.draw(canvas)
    held, picked = scene.spots.held, scene.picked
    if held is not None and picked is not None:
        draw_held(canvas, held, picked.card)


def _draw_large_performance(canvas: pygame.Surface, scene: AssignmentScene) -> None:
    hovered = scene.spots.hovered or ""
    if not hovered.startswith("mini."):
        return
    performance = scene.state.row[int(hovered.removeprefix("mini."))]
    rect = Rect(0, 0, *THEATER_SIZE)
    rect.midright = (at.COLUMN.x - 24, scene.spots.rect(hovered).centery)
    rect.clamp_ip(at.TABLE)
    draw_performance_card(canvas, rect, performance.card, markers_of(performance, scene.colours))


def _draw_hint(canvas: pygame.Surface, scene: AssignmentScene) -> None:
    hint = scene.session.hint_ready
    if hint is None:
        return
    tip = tips.hint(hint, scene.state, scene.session.viewer)
    target = _aim(scene, hint[0])
    rect = place_bubble(bubble_size(tip), target, [at.place_rect(rect) for _, rect in scene.columns])
    draw_bubble(canvas, rect, tip, target)


def _aim(scene: AssignmentScene, move: Move) -> Rect:
    """What a hint points at."""
    return scene.place_of(move.character) if isinstance(move, (LayCard, TakeBack)) else at.DONE
