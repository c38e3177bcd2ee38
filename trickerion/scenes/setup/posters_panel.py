"""The posters of the Magicians: one column for each favourite category."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from trickerion.rules.catalog import BEGINNER, CATEGORIES, MAGICIANS, TRICKS, Magician
from trickerion.scenes.setup.words import EPITHETS, ability_in_short, favourite_line
from trickerion.ui import theme
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import setup as places
from trickerion.ui.magician_card import draw_magician_poster
from trickerion.ui.shapes import breathe, draw_plate
from trickerion.ui.spots import Hotspot, Tip
from trickerion.ui.surfaces import draw_dark_panel
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_disk
from trickerion.words.cards.magicians import ability_body

if TYPE_CHECKING:
    from trickerion.scenes.setup.scene import SetupScene

_ASIDE = "Every player takes a different favourite category. The choice stays open until the start."
_SOLO_ASIDE = "The Heir’s Magician is drawn from the other three categories. The choice stays open until the start."


def magicians_of(category: str) -> list[Magician]:
    """The Magicians of a column, from the top."""
    return [magician for magician in MAGICIANS.values() if magician.category == category]


def draw_category_head(canvas: pygame.Surface, rect: pygame.Rect, category: str) -> None:
    """The head of a column: the category's glyph and name on its deeper colour."""
    draw_plate(canvas, rect, theme.mix(theme.category_colour(category), "#000000", 0.35), 8, 1, theme.BRASS)
    name = category.title()
    middle = draw_text(canvas, name, (rect.centerx + 14, rect.centery - 1), theme.HEAD2, 20, theme.CREAM, "center")
    draw_icon(canvas, f"category.{category}", (middle.left - 20, rect.centery), 24, theme.CREAM, shadow=True)


class PostersPanel:
    """Whose choice it is, the heads of the columns, and the posters."""

    def __init__(self, scene: SetupScene) -> None:
        self._scene = scene

    def _posters(self) -> list[tuple[Magician, pygame.Rect]]:
        return [
            (magician, places.poster(column, line))
            for column, category in enumerate(CATEGORIES)
            for line, magician in enumerate(magicians_of(category))
        ]

    @property
    def pointed(self) -> str:
        """The Magician under the pointer or the focus, or ""."""
        for magician, _ in self._posters():
            if self._scene.spots.is_hot(f"setup.poster.{magician.id}"):
                return magician.id
        return ""

    def spots(self) -> list[Hotspot]:
        """One for each poster; closed ones say who is in the way."""
        found = []
        for magician, rect in self._posters():
            reason = self._closed_for_choosing(magician)
            found.append(
                Hotspot(
                    f"setup.poster.{magician.id}",
                    rect,
                    on_click=partial(self._scene.take_magician, magician.id),
                    enabled=not reason,
                    why_not=reason,
                    tip=self._tip(magician),
                )
            )
        return found

    def _closed_for_choosing(self, magician: Magician) -> str:
        plan = self._scene.plan
        rival = plan.rival(magician.id, self._scene.choosing)
        if rival is None:
            return ""
        name = plan.seats[rival].spoken or "another player"
        if plan.seats[rival].magician == magician.id:
            return f"{name} plays this Magician."
        return f"{magician.category.title()} is the favourite category of {name}."

    def _tip(self, magician: Magician) -> Callable[[], Tip]:
        def tip() -> Tip:
            body = [favourite_line(magician.category)]
            plan = self._scene.plan
            if self._scene.has_abilities:
                body = ability_body(magician.id, plan.modules, plan.plays_academy_version(magician.id)) + body
            return Tip(magician.name, tuple(body), icon=f"magician.{magician.id}")

        return tip

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: pygame.Surface) -> None:
        """Head, columns, posters."""
        self._draw_head(canvas)
        for column, category in enumerate(CATEGORIES):
            draw_category_head(canvas, places.category_head(column), category)
        for magician, rect in self._posters():
            self._draw_poster(canvas, magician, rect)

    def _draw_head(self, canvas: pygame.Surface) -> None:
        head, seat = places.CHOOSING, self._scene.plan.seats[self._scene.choosing]
        draw_dark_panel(canvas, head, 10, 2)
        draw_disk(canvas, (head.x + 30, head.y + 22), 34, seat.colour, "magician", badge=False)
        does = "has chosen" if seat.magician else "chooses a Magician"
        title = f"{seat.spoken or 'Nobody'} {does}"
        spot = (head.x + 58, head.centery - 1)
        draw_text(canvas, title, spot, theme.HEAD2, 22, theme.BRASS_HI, "midleft", width=440)
        aside = (head.right - 18, head.centery)
        words = _SOLO_ASIDE if self._scene.is_solo else _ASIDE
        draw_text(canvas, words, aside, theme.ITALIC, 18, theme.PARCHMENT2, "midright", width=head.w - 540)

    def _draw_poster(self, canvas: pygame.Surface, magician: Magician, rect: pygame.Rect) -> None:
        plan, choosing = self._scene.plan, self._scene.choosing
        holder = plan.holder(magician.id)
        rival = plan.rival(magician.id, choosing)
        hot = self._scene.spots.is_hot(f"setup.poster.{magician.id}")
        free = rival is None and holder is None
        short = ability_in_short(magician.id, plan.plays_academy_version(magician.id))
        closed = None
        if rival is not None and holder is None:
            closed = (f"{magician.category.title()} is taken", f"by {plan.seats[rival].spoken}")
        draw_magician_poster(
            canvas,
            rect,
            magician,
            ability_name=magician.ability_name if self._scene.has_abilities else EPITHETS[magician.id],
            ability=short if self._scene.has_abilities else "",
            owner=plan.seats[holder].colour if holder is not None else "",
            owner_name=plan.seats[holder].spoken if holder is not None else "",
            closed=closed,
            call="Choose" if hot and free else "",
            light=breathe(self._scene.seconds) if hot and free else 0.0,
            hovered=hot,
        )
        if not self._scene.has_abilities:
            draw_first_tricks(canvas, rect, magician.category)


def draw_first_tricks(canvas: pygame.Surface, rect: pygame.Rect, category: str) -> None:
    """At the foot of a poster: the four first Tricks of the category, the one that beginners get in front."""
    first = BEGINNER[category].trick
    tricks = [t for t in TRICKS.values() if t.category == category and t.level == 1]
    y = rect.bottom - 58
    step = (rect.w - 92) / 3
    for number, trick in enumerate(sorted(tricks, key=lambda t: t.id != first)):
        center = (rect.x + 46 + round(number * step), y)
        plate = pygame.Rect(0, 0, 52, 52).move(center[0] - 26, center[1] - 26)
        draw_plate(canvas, plate, theme.mix(theme.category_colour(category), "#000000", 0.3), 9, 1, theme.BRASS)
        draw_icon(canvas, f"trick.{trick.id}", center, 38, theme.CREAM, shadow=True)
    words = f"first Tricks of the {category.title()} deck"
    draw_text(canvas, words, (rect.centerx, rect.bottom - 17), theme.ITALIC, 17, theme.INK2, "center")
