"""How the Theater scene looks: stage, cards, preview, weekdays, wings, corners, dock."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from trickerion.rules.ask import action_cost
from trickerion.rules.catalog import ACTION_COSTS, TRICKS
from trickerion.rules.moves import Reschedule, SetUpTrick
from trickerion.rules.state import Performance
from trickerion.scenes.theater import corners, dock, glance, layout, preview, weekdays, wings
from trickerion.scenes.theater.cards import CardPicture, center_of, draw_card, half_of, row_note, row_rects
from trickerion.scenes.theater.extras import draw_extras
from trickerion.scenes.theater.hand import Outcome, Spot, with_held, without_lifted
from trickerion.scenes.theater.reasons import action_reason
from trickerion.table import prophecy_pill
from trickerion.table.configuration import draw_location_die, has_dice
from trickerion.ui import theme
from trickerion.ui.bubble import Tip, bubble_size, draw_bubble
from trickerion.ui.controls import draw_button, draw_check_box, draw_choice_chip
from trickerion.ui.layout import theater as at
from trickerion.ui.markers import draw_lifted_marker, marker_image
from trickerion.ui.scenery import backdrop, draw_stage
from trickerion.ui.shapes import breathe, draw_diamond, draw_glow
from trickerion.ui.surfaces import draw_ribbon
from trickerion.ui.text import draw_text
from trickerion.ui.tip_view import busy_rects, place_tip
from trickerion.words import names as words
from trickerion.words.theater import TURNED_FURTHER
from trickerion.words.tooltips import effect_name

if TYPE_CHECKING:
    from trickerion.scenes.theater.scene import TheaterScene


def draw(canvas: pygame.Surface, scene: TheaterScene) -> None:
    """Everything that lies on the table."""
    key = (scene.session.changes, scene.session.viewer, theme.palette(), _title(scene))
    scene.ground.draw(canvas, key, lambda surface: _draw_ground(surface, scene))
    scene.bar.draw(canvas, scene.spots)
    prophecy_pill.draw(canvas, at.PROPHECY, scene.state.active_prophecy, scene.spots)
    light = breathe(scene.seconds)
    _draw_cards(canvas, scene, light)
    _draw_preview(canvas, scene)
    wings.draw(canvas, layout.wings_of(scene), scene.spots.hovered, light)
    _draw_corners(canvas, scene)
    _draw_dock(canvas, scene, light)
    scene.lights.draw(canvas)


def _draw_ground(canvas: pygame.Surface, scene: TheaterScene) -> None:
    """What only changes with the table: city, stage, ribbon, weekdays."""
    canvas.blit(backdrop(120), (0, 0))
    draw_stage(canvas, at.STAGE, floor=at.FLOOR, scallops=at.SCALLOPS, lights=5)
    title, icon = _title(scene)
    draw_ribbon(canvas, at.RIBBON, theme.RIBBON_COLOURS["theater"], title, 30, icon)
    weekdays.draw(canvas, layout.days_of(scene))
    if has_dice(scene.state):
        draw_location_die(canvas, at.CONFIGURATION, at.CONFIGURATION_DIE, scene.state, "theater")


def _title(scene: TheaterScene) -> tuple[str, str]:
    if scene.offer:
        new = scene.hand is not None and scene.hand.is_new
        return effect_name(scene.offer), "action.set_up_trick" if new else "action.reschedule"
    if scene.hand is not None and not scene.hand.is_new:
        return "Reschedule", "action.reschedule"
    if scene.is_at_work:
        return "Set Up Trick", "action.set_up_trick"
    return "Theater", "location.theater"


# ---- cards ---------------------------------------------------------------------------------------------------------


def _draw_cards(canvas: pygame.Surface, scene: TheaterScene, light: float) -> None:
    for card, rect in zip(scene.row, row_rects(scene.row), strict=True):
        draw_card(canvas, _card_picture(scene, card, rect, light), scene.colours)
    _draw_beside(canvas, scene, light)
    if _is_turning(scene):
        _draw_turning(canvas, scene)


def _card_picture(scene: TheaterScene, card: Performance, rect: pygame.Rect, light: float) -> CardPicture:
    hand, target = scene.hand, scene.target
    rest = without_lifted(card, hand)
    over = target if target is not None and target.card == card.id else None
    shown = rest
    if hand is not None and over is not None and not _is_turning(scene):
        shown = with_held(scene.state, hand, over, scene.turns)
    legal = [spot.slot for spot in scene.options_by_spot() if spot.card == card.id]
    return CardPicture(
        rect,
        card,
        shown,
        legal=legal,
        lifted=over.slot if over is not None and shown is not rest else None,
        closed=layout.closed_reason(scene, card),
        note=row_note(scene.state, card),
        light=1.0 if over is not None else 0.0,
        strength=light,
    )


def _draw_beside(canvas: pygame.Surface, scene: TheaterScene, light: float) -> None:
    """Legal places beside the slots of a card."""
    for spot in scene.options_by_spot():
        name = layout.slot_name(scene, spot)
        if spot.slot < 0 and name in scene.spots and spot != scene.target:
            center = scene.spots.rect(name).center
            draw_glow(canvas, center, 20, theme.AMBER, light)
            draw_diamond(canvas, center, 20, (255, 232, 176), theme.BRASS, 2)


def _is_turning(scene: TheaterScene) -> bool:
    return scene.turning[1] < 1 and scene.target is not None and scene.target.slot >= 0


def _draw_turning(canvas: pygame.Surface, scene: TheaterScene) -> None:
    """The held marker on its way to the next orientation."""
    hand, target = scene.hand, scene.target
    if hand is None or target is None:
        return
    rect, card = _rect_of(scene, target)
    half, center = half_of(rect, target.slot), center_of(rect, card.card, target.slot)
    quarter, share = scene.turning
    image = marker_image(scene.colours[hand.owner], hand.suit, half, scene.turns, hand.trick.category)
    turned = pygame.transform.rotozoom(image, 90 * quarter * (1 - share), 1.0)
    canvas.blit(turned, turned.get_rect(center=(center[0], center[1] - 5)))


def _rect_of(scene: TheaterScene, spot: Spot) -> tuple[pygame.Rect, Performance]:
    for card, rect in zip(scene.row, row_rects(scene.row), strict=True):
        if card.id == spot.card:
            return rect, card
    raise KeyError(spot.card)


# ---- preview -------------------------------------------------------------------------------------------------------


def _draw_preview(canvas: pygame.Surface, scene: TheaterScene) -> None:
    table = glance.Table(scene.state, scene.session.viewer, scene.colours, scene.names)
    key = scene.app.keys.label("turn_marker")
    if scene.is_paid:
        preview.draw_ground(canvas, None)
        _draw_payment(canvas, scene)
    elif scene.hand is not None and scene.target is not None:
        rect, _ = _rect_of(scene, scene.target)
        preview.draw_ground(canvas, _target_x(scene, rect))
        shown = _preview_of(scene, key)
        preview.draw(canvas, shown, scene.colours, scene.names, scene.session.viewer, scene.spots.hovered or "")
        _draw_pile_box(canvas, scene)
    elif scene.hand is not None:
        preview.draw_ground(canvas, None)
        glance.draw_held(canvas, table, scene.hand, scene.turns, key)
        _draw_pile_box(canvas, scene)
    else:
        _draw_glance(canvas, scene, table)


def _draw_glance(canvas: pygame.Surface, scene: TheaterScene, table: glance.Table) -> None:
    rects = zip(scene.row, row_rects(scene.row), strict=True)
    card, rect = next(((card, rect) for card, rect in rects if card.id == scene.glance), (None, None))
    if card is None or rect is None:
        preview.draw_ground(canvas, None)
        glance.draw_guide(canvas, table, *_guide(scene))
        return
    preview.draw_ground(canvas, rect.centerx)
    glance.draw_card_facts(canvas, table, card, row_note(scene.state, card))


def _guide(scene: TheaterScene) -> tuple[str, str]:
    """Head and text of what can be done."""
    can_set_up = any(isinstance(move, SetUpTrick) for move in scene.legal)
    can_move = any(isinstance(move, Reschedule) for move in scene.legal)
    if can_set_up:
        text = "Choose a Trick in the wings: click it, drag it, or press its number."
        if can_move:
            text += " To reschedule, take one of your own markers from a card."
        return "What you can do", text
    if can_move:
        return "What you can do", "Take one of your own markers from a card to reschedule it."
    if scene.is_at_work:
        return "What you can do", "Nothing more here: no Action is possible. Done ends this Character’s turn."
    text = "Point at a card to read it. Tricks are set up here when one of your Characters stands backstage."
    return "Looking around", text


def _target_x(scene: TheaterScene, rect: pygame.Rect) -> int:
    assert scene.target is not None
    _, card = _rect_of(scene, scene.target)
    return center_of(rect, card.card, scene.target.slot)[0]


def _preview_of(scene: TheaterScene, key: str) -> preview.Preview:
    hand, target = scene.hand, scene.target
    assert hand is not None and target is not None
    result = scene.preview_outcome() or Outcome((), (), {})
    acting = scene.acting
    return preview.Preview(
        hand,
        scene.colours[hand.owner],
        scene.turns,
        scene.link_counts(target),
        result,
        [scene.reward(number) for number in range(len(result.pays))],
        acting.points if acting is not None else 0,
        key,
        scene.state.options.ruling("link_bonus_level") == "highest",
        scene.passed_up,
    )


def _draw_pile_box(canvas: pygame.Surface, scene: TheaterScene) -> None:
    if scene.hand is not None and scene.hand.piles:
        hot = scene.spots.is_hot("preview.pile")
        draw_check_box(canvas, layout.PILE_RECT, "pile of two", scene.as_pile, hovered=hot)


def _draw_payment(canvas: pygame.Surface, scene: TheaterScene) -> None:
    """A Link that was made waits to be paid."""
    pays = getattr(scene.session.view.choice, "pays", (0,))[0]
    center = (at.PREVIEW.centerx, at.PREVIEW.y + 44)
    text = f"A Link pays {pays}: Fame or Coins?"
    draw_text(canvas, text, center, theme.HEAD2, 26, theme.BRASS_HI, "center")
    for resource, rect in layout.REWARD_RECTS.items():
        hot = scene.spots.is_hot(f"preview.{resource}")
        draw_choice_chip(canvas, rect, resource, pays, scene.reward(0) == resource, hovered=hot)


# ---- the right column ----------------------------------------------------------------------------------------------


def _draw_corners(canvas: pygame.Surface, scene: TheaterScene) -> None:
    if scene.extra_moves:
        corners.draw_folded(canvas, False, opens=False)
        draw_extras(canvas, scene.extras, scene.spots)
        return
    hot = scene.spots.is_hot("corners.fold")
    if scene.is_folded:
        corners.draw_folded(canvas, hot)
        scene.log.draw(canvas, scene.spots)
        return
    viewer = scene.session.viewer
    owned = next((trick for trick in scene.state.players[viewer].tricks if trick is not None), None)
    category = TRICKS[owned.id].category if owned is not None else "mechanical"
    example = (scene.colours[viewer], owned.suit if owned is not None else "spades", category)
    corners.draw(canvas, scene.hand, scene.turns, example, hot)


def _rows(scene: TheaterScene) -> list[dock.Row]:
    acting = scene.acting
    rows = []
    for name, label, kind in (("set_up_trick", "Set Up Trick", SetUpTrick), ("reschedule", "Reschedule", Reschedule)):
        cost = action_cost(scene.state, acting, name) if acting is not None else ACTION_COSTS[name]
        was = ACTION_COSTS[name] if cost != ACTION_COSTS[name] else None
        reason = action_reason(scene.state, scene.session.viewer, scene.legal, kind)
        state = "dim" if reason else "lit"
        if scene.hand is not None:
            mine = scene.hand.is_new == (kind is SetUpTrick) and not scene.hand.offer
            state, reason = ("lit", "") if mine else ("idle", "")
        rows.append(dock.Row(name, f"action.{name}", label, cost, was, state, reason))
    return rows


def _draw_dock(canvas: pygame.Surface, scene: TheaterScene, light: float) -> None:
    acting, offer = scene.acting, scene.offer
    warning = TURNED_FURTHER if scene.passed_up else ""
    if offer:
        pays = "Its Links are not paid." if scene.hand is not None and scene.hand.is_brought else "Its new Links pay."
        what = "Take one of your markers." if scene.hand is None else "Lay the marker on a lit slot."
        dock.draw_words(canvas, effect_name(offer), f"{what} {pays}", warning)
    elif scene.is_at_work and acting is not None:
        dock.draw_points(canvas, acting, scene.colours[scene.session.viewer], warning)
    else:
        dock.draw_words(canvas, *_whose_turn(scene))
    if scene.is_at_work and not offer:
        dock.draw_rows(canvas, _rows(scene), scene.spots, light)
    scene.dock.draw(canvas, scene.spots, scene.done_button())
    rect, hot = at.dock_buttons()["back"], scene.spots.is_hot("dock.back")
    closed = not scene.spots.get("dock.back").enabled
    pressed = scene.spots.is_pressed("dock.back")
    draw_button(canvas, rect, "Back", size=22, hovered=hot, disabled=closed, pressed=pressed)


def _whose_turn(scene: TheaterScene) -> tuple[str, str]:
    decision = scene.session.decision
    if decision is None:
        return "The game is over", "You are looking at the Theater."
    if decision.seat == scene.session.viewer and scene.legal:
        return "It is your decision", "It waits on the board: Back leads there."
    return f"{words.who(decision.seat, scene.names, scene.session.viewer)} decides", "You are looking at the Theater."


# ---- above everything ----------------------------------------------------------------------------------------------


def draw_over(canvas: pygame.Surface, scene: TheaterScene) -> None:
    """The marker that follows the pointer, and the hint."""
    hand, pointer = scene.hand, scene.spots.pointer
    if hand is not None and scene.target is None and at.STAGE.collidepoint(pointer) and pointer[1] < at.PREVIEW.y:
        colour = scene.colours[hand.owner]
        draw_lifted_marker(canvas, pointer, 44, colour, hand.suit, scene.turns, hand.trick.category)
    _draw_hint(canvas, scene)


def _draw_hint(canvas: pygame.Surface, scene: TheaterScene) -> None:
    hint = scene.session.hint_ready
    if hint is None:
        return
    move, reason = hint
    target = _hint_rect(scene, move)
    draw_glow(canvas, target.center, max(24, min(target.size) // 2), theme.GLOW, 0.5)
    tip = Tip("Hint", (reason or str(move),), "ui.hint")
    draw_bubble(canvas, place_tip(bubble_size(tip), target, [*busy_rects(scene.spots, target), at.BAR]), tip, target)


def _hint_rect(scene: TheaterScene, move: object) -> pygame.Rect:
    """What a hint points at."""
    name = "dock.done"
    if isinstance(move, SetUpTrick):
        name = f"wing_{move.place + 1}"
    elif hasattr(move, "card") and hasattr(move, "slot"):
        name = layout.slot_name(scene, Spot(move.card, move.slot))
    return scene.spots.rect(name) if name in scene.spots else at.DOCK
