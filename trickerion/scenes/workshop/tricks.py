"""The Trick cards of a Workshop, each with the one line that matters now, and the box of its Trick Markers."""

from __future__ import annotations

from collections.abc import Collection

import pygame
from pygame import Rect

from trickerion.rules.ask import missing_components, trick_score
from trickerion.rules.catalog import MARKERS_PER_SUIT, SPECIALISTS, SUITS, Trick
from trickerion.rules.state import ENGINEER_PLACE, OwnedTrick
from trickerion.scenes.workshop.shop import Shop
from trickerion.table.tips import spoken
from trickerion.ui import theme
from trickerion.ui.bubble import Tip
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import workshop as at
from trickerion.ui.markers import draw_marker, draw_marker_place
from trickerion.ui.shapes import draw_plate, draw_veil
from trickerion.ui.surfaces import draw_dark_panel, draw_panel_head, draw_pill, draw_specialist_plate
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_disk
from trickerion.ui.trick_card import Note, Owned, draw_trick_large, draw_trick_place
from trickerion.words import card_tooltips, names

_HALF, _STEP = 19, 50


# ---- the line that matters now --------------------------------------------------------------------------------------


def note_of(shop: Shop, place: int) -> Note:
    """Ready to prepare; the end-of-game condition of level 3; the Engineer's extra; where the markers are."""
    owned = shop.player.tricks[place]
    assert owned is not None
    supply = shop.player.supply[owned.suit]
    if not owned.markers and supply and shop.player.meets(owned.trick):
        return Note("ui.hint", f"Everything is here: prepare it for {owned.trick.prepare_cost} {{ap}}", "ready")
    if owned.trick.end_game:
        return Note("ui.trophy", _end_game(shop, owned.trick), "dark")
    missing = missing_components(shop.player, owned.id)
    if missing and not owned.markers:
        lacking = names.join(names.pieces(component, number) for component, number in missing.items())
        return Note("resource.component", f"Lacks {lacking}", "paper")
    if place == ENGINEER_PLACE:
        total = min(owned.trick.markers + 1, MARKERS_PER_SUIT)
        return Note("character.engineer", f"Engineer's slot: one marker more, {total} in all", "specialist")
    return Note("ui.stage", _whereabouts(owned, shop.on_stage(owned)), "paper")


def _end_game(shop: Shop, trick: Trick) -> str:
    """The condition and what it is worth at present."""
    number, fame = trick_score(shop.player, trick)
    missing = missing_components(shop.player, trick.id)
    if missing:
        return f"{_condition(trick)}; 0: lacks {names.component(next(iter(missing)))}"
    return f"{_condition(trick)}; {number} now: *{fame}* {{fame}}"


def _condition(trick: Trick) -> str:
    """The end-of-game condition in a few words."""
    assert trick.end_game is not None
    rule = trick.end_game
    words = {
        "per_prepared_marker": "per marker on your Tricks",
        "per_shard": "per {shard}",
        "per_coins": f"per {rule.get('coins', '')} {{coin}}",
        "per_special_assignment": "per unused special card",
        "per_apprentice": "per Apprentice",
        "per_trick_level": f"per Trick of level {names.LEVEL.get(rule.get('level', 1), '')}",
        "per_component": f"per {rule.get('tier', '')} Component",
        "if_specialists": f"with {_specialists(rule.get('specialists', ()))}",
        "if_trick_count": f"with {rule.get('at_least', '')} Tricks",
    }
    return f"End: {rule['fame']} {{fame}} {words.get(rule['kind'], '')}".rstrip()


def _specialists(wanted: Collection[str]) -> str:
    return "all Specialists" if len(wanted) == len(SPECIALISTS) else names.join(names.CHARACTER[s] for s in wanted)


def _whereabouts(owned: OwnedTrick, on_stage: int) -> str:
    """Where the markers of a Trick are."""
    parts = []
    if owned.markers:
        parts.append(f"{_count(owned.markers)} ready here")
    if on_stage:
        parts.append(f"{_count(on_stage)} on stage")
    return ", ".join(parts).capitalize() if parts else "No marker left in the supply"


def _count(number: int) -> str:
    return {1: "one marker", 2: "two markers", 3: "three markers", 4: "four markers"}.get(number, f"{number} markers")


# ---- drawing --------------------------------------------------------------------------------------------------------


def draw_trick_slots(canvas: pygame.Surface, shop: Shop, selected: int, lit: dict[int, float], lifted: int) -> None:
    """All four slots. ``lit`` are the candidates of an Action by place, ``lifted`` the Trick that is in the hand."""
    _draw_engineer_plate(canvas, shop)
    for place, rect in enumerate(at.TRICKS):
        if place < ENGINEER_PLACE:
            spot = (rect.x + 6, rect.y - 16)
            draw_text(canvas, f"Trick {names.ROMAN[place + 1]}", spot, theme.LABEL, 18, theme.BRASS_HI, "midleft")
        owned = shop.player.tricks[place]
        if owned is None or place == lifted:
            _draw_free(canvas, shop, place, rect, lit.get(place, 0.0))
            continue
        draw_trick_large(
            canvas,
            rect,
            owned.trick,
            Owned(shop.colour, owned.suit, owned.markers, shop.on_stage(owned)),
            have=shop.have,
            note=note_of(shop, place),
            extra_markers=int(place == ENGINEER_PLACE),
            selected=place == selected,
            light=lit.get(place, 0.0),
        )
        _draw_tag(canvas, rect, place, place == selected, place in lit)


def _draw_tag(canvas: pygame.Surface, rect: Rect, place: int, selected: bool, is_lit: bool) -> None:
    if place == ENGINEER_PLACE or not (selected or is_lit):
        return
    word = "choose" if is_lit else "selected"
    draw_pill(canvas, Rect(rect.right - 104, rect.y - 29, 100, 26), word, theme.BRASS_HI, theme.INK, 17)


def _draw_free(canvas: pygame.Surface, shop: Shop, place: int, rect: Rect, light: float) -> None:
    if place == ENGINEER_PLACE:
        label = "free slot" if shop.player.has("engineer") else "closed without an Engineer"
    else:
        label = "free slot: learn a Trick Downtown" if shop.is_own else "free slot"
    draw_trick_place(canvas, rect, label)
    if light:
        draw_plate(canvas, rect, (255, 217, 138, round(36 * light)), 10, 4, theme.GLOW)


def _draw_engineer_plate(canvas: pygame.Surface, shop: Shop) -> None:
    plate = at.ENGINEER_PLATE
    draw_specialist_plate(canvas, plate)
    has = shop.player.has("engineer")
    draw_disk(canvas, (plate.x + 30, plate.y + 18), 30, shop.colour, "engineer", faded=not has, badge=False)
    spot = (plate.x + 52, plate.y + 17)
    draw_text(canvas, "Engineer", spot, theme.HEAD2, 20, theme.BRASS_HI, "midleft")
    aside = "+1 marker" if has else "joins at the end of the turn" if shop.joining("engineer") else "not hired"
    draw_text(canvas, aside, (plate.right - 16, plate.y + 17), theme.LABEL, 17, theme.PARCHMENT, "midright")
    if not has:
        draw_veil(canvas, plate, (16, 8, 12), 90)


def draw_supply(canvas: pygame.Surface, shop: Shop) -> None:
    """The Trick Markers by suit: ready, on stage, in the supply."""
    panel = at.markers(below_prophecy=bool(shop.state.active_prophecy))
    draw_dark_panel(canvas, panel, 12, 3)
    draw_panel_head(canvas, panel.move(4, 4), "Trick Markers", icon_name="suit.diamonds")
    note = f"{MARKERS_PER_SUIT} of each suit"
    draw_text(canvas, note, (panel.x + 24, panel.y + 58), theme.ITALIC, 18, theme.PARCHMENT2, "midleft")
    by_suit = {owned.suit: owned for owned in shop.player.tricks if owned is not None}
    order = [*by_suit, *(suit for suit in SUITS if suit not in by_suit)]
    for suit, rect in zip(order, at.marker_rows(panel), strict=True):
        _draw_suit(canvas, rect, shop, suit, by_suit.get(suit))


def _draw_suit(canvas: pygame.Surface, rect: Rect, shop: Shop, suit: str, owned: OwnedTrick | None) -> None:
    draw_plate(canvas, rect, (20, 11, 14, 170), 8, 1, theme.BRASS_LO)
    title = owned.trick.name if owned else "no Trick"
    ink = theme.CREAM if owned else theme.MUTED
    head = (rect.x + 14, rect.y + rect.h * 9 // 50)
    draw_text(canvas, title, head, theme.BODY_BOLD, 18, ink, "midleft", width=rect.w - 28)
    ready = owned.markers if owned else 0
    away = shop.on_stage(owned) if owned else 0
    for number in range(MARKERS_PER_SUIT):
        center = (rect.x + 36 + number * _STEP, rect.centery + 1)
        if number < ready:
            draw_marker(canvas, center, _HALF, shop.colour, suit)
        elif number < ready + away:
            draw_marker(canvas, center, _HALF, shop.colour, suit, alpha=190)
            draw_icon(canvas, "ui.stage", (center[0] + 15, center[1] + 12), 18, theme.GLOW, shadow=True)
        else:
            draw_marker_place(canvas, center, _HALF, suit)
    words = supply_words(ready, away, shop.player.supply[suit])
    draw_text(canvas, words, (rect.x + 14, rect.y + rect.h * 42 // 50), theme.ITALIC, 17, theme.PARCHMENT2, "midleft")


def supply_words(ready: int, on_stage: int, supply: int) -> str:
    """ "1 ready, 1 on stage, 2 left"."""
    parts = [f"{number} {word}" for number, word in ((ready, "ready"), (on_stage, "on stage")) if number]
    parts.append(f"{supply} left" if len(parts) > 1 else f"{supply} in the supply")
    return ", ".join(parts)


# ---- tips -----------------------------------------------------------------------------------------------------------


def trick_tip(shop: Shop, place: int) -> Tip:
    """A place for a Trick in words: the card, where its markers are, what it lacks."""
    note = "Right click to give the Trick back." if shop.is_own and shop.player.tricks[place] is not None else ""
    return spoken(card_tooltips.owned_trick(shop.state, shop.seat, place), note=note, width=380)
