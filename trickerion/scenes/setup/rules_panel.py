"""How the game begins, and by which edition of the rules it is played."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from trickerion.rules.catalog import BEGINNER, MAGICIANS, START, TRICKS
from trickerion.rules.options import EDITIONS
from trickerion.scenes.setup.points import changed_points, edition_text, points_that_matter
from trickerion.ui import theme
from trickerion.ui.components import component_name, draw_component
from trickerion.ui.controls import draw_resource, draw_segments, segment_rects
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import setup as places
from trickerion.ui.shapes import draw_plate, draw_rule
from trickerion.ui.spots import Hotspot, Tip
from trickerion.ui.surfaces import draw_paper_panel, draw_round_badge
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_disk

if TYPE_CHECKING:
    from trickerion.scenes.setup.scene import SetupScene

_SETUPS = ("beginner", "full")
_SETUP_WORDS = ("Beginner's Set-up", "Full Set-up")
_STEPS = (
    ("character.magician", "Magician", "if not yet"),
    ("ui.trick", "First Trick", "of its category"),
    ("resource.component", "Components", "worth 2 Coins"),
    ("character.manager", "Specialist", "with a bonus"),
    ("action.prepare", "Prepare", "free if possible"),
)
_COUNT = {5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine"}


class RulesPanel:
    """The paper in the middle of the lower row."""

    def __init__(self, scene: SetupScene) -> None:
        self._scene = scene

    def spots(self) -> list[Hotspot]:
        """Both controls, and the line that opens the points."""
        found = []
        for setup, part in zip(_SETUPS, segment_rects(places.BEGINNING, 2), strict=True):
            found.append(Hotspot(f"setup.begin.{setup}", part, on_click=partial(self._scene.set_setup, setup)))
        for edition, part in zip(EDITIONS, segment_rects(places.EDITION, 2), strict=True):
            act = partial(self._scene.set_edition, edition)
            found.append(Hotspot(f"setup.edition.{edition}", part, on_click=act, tip=self._edition_tip(edition)))
        found.append(Hotspot("setup.points", places.POINTS, on_click=self._scene.open_points))
        return found

    def _edition_tip(self, edition: str) -> partial[Tip]:
        return partial(Tip, f"Rules of {edition}", (edition_text(edition, self._scene.plan.modules),), width=380)

    def draw(self, canvas: pygame.Surface) -> None:
        """Paper, both halves."""
        draw_paper_panel(canvas, places.RULES, rivets=True)
        self._draw_beginning(canvas)
        draw_rule(canvas, places.RULES.x + 24, places.RULES.right - 24, places.DEAL.bottom + 16)
        self._draw_edition(canvas)

    # ------------------------------------------------------------------ the beginning

    def _draw_beginning(self, canvas: pygame.Surface) -> None:
        panel, plan = places.RULES, self._scene.plan
        draw_text(canvas, "How it begins", (panel.x + 24, panel.y + 28), theme.HEAD2, 22, theme.INK, "midleft")
        hovered = self._hovered("setup.begin", _SETUPS)
        draw_segments(canvas, places.BEGINNING, _SETUP_WORDS, _SETUPS.index(plan.setup), size=18, hovered=hovered)
        draw_plate(canvas, places.DEAL, theme.PARCHMENT2, 8, 1, theme.PARCHMENT3)
        place = (panel.x + 24, panel.y + 52)
        if plan.setup == "full":
            who = "You choose" if self._scene.is_solo else "Everybody chooses in turn"
            words = f"{who}, and a free Prepare follows. The order of the choices:"
            draw_block(canvas, words, place, panel.w - 48, theme.BODY, 18, theme.INK, line=23)
            _draw_steps(canvas)
            return
        magician = self._scene.shown_magician
        name = self._scene.plan.seats[self._scene.choosing].spoken or "this seat"
        if magician:
            words = f"Everything is dealt by the favourite category. For *{name}* with {MAGICIANS[magician].name}:"
        else:
            words = f"Everything is dealt by the favourite category. Point at a poster to see what *{name}* would get."
        draw_block(canvas, words, place, panel.w - 48, theme.BODY, 18, theme.INK, line=23, height=24)
        _draw_deal(canvas, MAGICIANS[magician].category if magician else "", self._scene.is_solo)

    # ------------------------------------------------------------------ the edition

    def _draw_edition(self, canvas: pygame.Surface) -> None:
        panel, plan = places.RULES, self._scene.plan
        y = places.EDITION.centery - 1
        draw_text(canvas, "Edition of the rules", (panel.x + 24, y), theme.HEAD2, 22, theme.INK, "midleft")
        changed = changed_points(plan.edition, plan.rulings, plan.modules)
        words = [f"{e}, changed" if changed and e == plan.edition else e for e in EDITIONS]
        hovered = self._hovered("setup.edition", EDITIONS)
        draw_segments(canvas, places.EDITION, words, EDITIONS.index(plan.edition), size=19, hovered=hovered)
        rect = places.EDITION_TEXT
        text = edition_text(plan.edition, plan.modules)
        draw_block(canvas, text, rect.topleft, rect.w, theme.BODY, 18, theme.INK, line=23, height=rect.h)
        self._draw_points_line(canvas, len(changed))

    def _draw_points_line(self, canvas: pygame.Surface, changed: int) -> None:
        rect = places.POINTS
        hot = self._scene.spots.is_hot("setup.points")
        if hot:
            draw_plate(canvas, rect, theme.PARCHMENT2, 8, 1, theme.PARCHMENT3)
        ink = theme.INK if hot else theme.INK2
        draw_icon(canvas, "ui.settings", (rect.x + 18, rect.centery), 20, ink)
        number = len(points_that_matter(self._scene.plan.modules))
        words = f"Set each of the {_COUNT.get(number, str(number))} points alone"
        if changed:
            words += f" ({changed} changed)"
        draw_text(canvas, words, (rect.x + 36, rect.centery - 1), theme.ITALIC, 18, ink, "midleft", width=rect.w - 44)

    def _hovered(self, prefix: str, values: tuple[str, ...]) -> int | None:
        names = [f"{prefix}.{value}" for value in values]
        hot = self._scene.spots.hovered
        return names.index(hot) if hot in names else None


def _draw_steps(canvas: pygame.Surface) -> None:
    """The choices of the full set-up, from left to right."""
    box = places.DEAL
    width = box.w // len(_STEPS)
    for number, (icon, name, detail) in enumerate(_STEPS):
        x = box.x + number * width
        draw_round_badge(canvas, (x + 25, box.centery), icon, 36, theme.INK)
        draw_text(canvas, name, (x + 48, box.y + 19), theme.BODY_BOLD, 18, theme.INK, "midleft", width=width - 50)
        draw_text(canvas, detail, (x + 48, box.y + 40), theme.ITALIC, 16, theme.INK2, "midleft", width=width - 50)


def _draw_deal(canvas: pygame.Surface, category: str, is_solo: bool) -> None:
    """What a beginner of that category receives; without one, only what everybody receives."""
    box = places.DEAL
    if category:
        _draw_dealt_cards(canvas, box, category)
    else:
        place = (box.x + 20, box.centery - 1)
        words = "A Trick, its Components and a Specialist, by category"
        draw_text(canvas, words, place, theme.ITALIC, 18, theme.INK2, "midleft")
    most = START["coins"] + max(START["coins_by_initiative_slot"].values())
    coins, why = (str(START["coins"]), "in slot I") if is_solo else (f"{START['coins']} to {most}", "by Initiative")
    draw_resource(canvas, (box.x + 528, box.y + 18), "coins", coins, 18)
    draw_text(canvas, why, (box.x + 528, box.y + 40), theme.ITALIC, 17, theme.INK2, "midleft")
    draw_resource(canvas, (box.x + 655, box.centery), "shards", START["shards"], 20)


def _draw_dealt_cards(canvas: pygame.Surface, box: pygame.Rect, category: str) -> None:
    start = BEGINNER[category]
    trick = TRICKS[start.trick]
    x, top, low = box.x, box.y + 19, box.y + 40
    draw_icon(canvas, f"trick.{trick.id}", (x + 30, box.centery), 36, theme.INK)
    draw_text(canvas, trick.name, (x + 56, top), theme.BODY_BOLD, 18, theme.INK, "midleft", width=152)
    ready = f"with {trick.markers} markers"
    draw_text(canvas, ready, (x + 56, low), theme.ITALIC, 17, theme.INK2, "midleft")
    for number, (component, count) in enumerate(start.components.items()):
        chip = (x + 234 + number * 100, box.centery)
        draw_component(canvas, chip, 36, component)
        words = f"{count} {component_name(component)}"
        draw_text(canvas, words, (chip[0] + 26, box.centery - 1), theme.BODY, 18, theme.INK, "midleft", width=84)
    draw_disk(canvas, (x + 370, box.centery - 2), 40, "neutral", start.specialist, badge=False)
    draw_text(canvas, start.specialist.title(), (x + 398, top), theme.BODY_BOLD, 18, theme.INK, "midleft")
    draw_text(canvas, _bonus(category), (x + 398, low), theme.ITALIC, 17, theme.INK2, "midleft", width=124)


def _bonus(category: str) -> str:
    """What the Specialist of a beginner brings along."""
    start = BEGINNER[category]
    if start.engineer_trick:
        return f"and {TRICKS[start.engineer_trick].name}"
    if start.manager_components:
        return "with " + ", ".join(f"{n} {component_name(c)}" for c, n in start.manager_components.items())
    return "and an Apprentice"
