"""Choosing a Magician: the posters by favourite category, with the Tricks that come first."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from trickerion.rules.ask.heir import has_heir
from trickerion.rules.catalog import CATEGORIES, MAGICIANS, TRICKS, Magician, Trick
from trickerion.rules.moves import ChooseMagician, Move
from trickerion.rules.state import Choice
from trickerion.scenes.draft.question import Question
from trickerion.scenes.setup.posters_panel import draw_category_head, draw_first_tricks, magicians_of
from trickerion.scenes.setup.words import EPITHETS, ability_in_short, favourite_line
from trickerion.ui.layout import draft as places
from trickerion.ui.magician_card import draw_magician_poster
from trickerion.ui.shapes import breathe
from trickerion.ui.spots import Hotspot, Tip
from trickerion.ui.trick_card import draw_trick_line
from trickerion.words.cards.magicians import ability_body

if TYPE_CHECKING:
    from trickerion.scenes.draft.scene import DraftScene


def first_tricks(category: str) -> list[Trick]:
    """The Tricks of Fame Threshold 1 of a category."""
    return [trick for trick in TRICKS.values() if trick.category == category and trick.level == 1]


class MagicianQuestion(Question):
    """Eight posters; those of a category that is taken are closed."""

    title = "chooses a Magician"
    aside = "Every player takes a different favourite category."

    def __init__(self, scene: DraftScene, choice: Choice, possible: tuple[Move, ...]) -> None:
        super().__init__(scene, choice, possible)
        if has_heir(scene.session.options):
            self.aside = "The Heir’s Magician is drawn from the other three categories."

    def spots(self) -> list[Hotspot]:
        """One for each poster."""
        return [self._spot(magician, rect) for magician, rect in self._posters()]

    def _posters(self) -> list[tuple[Magician, pygame.Rect]]:
        return [
            (magician, places.poster(column, line))
            for column, category in enumerate(CATEGORIES)
            for line, magician in enumerate(magicians_of(category))
        ]

    def _spot(self, magician: Magician, rect: pygame.Rect) -> Hotspot:
        move = ChooseMagician(magician.id)
        reason = self.waiting if move in self.possible else self._taken(magician)[0]
        return Hotspot(
            f"draft.magician.{magician.id}",
            rect,
            on_click=partial(self.scene.select, move),
            enabled=not reason,
            why_not=reason,
            tip=partial(self._tip, magician),
        )

    def _tip(self, magician: Magician) -> Tip:
        body = [favourite_line(magician.category)]
        options = self.scene.state.options
        if options.terms.has_abilities:
            body = ability_body(magician.id, options.modules, options.plays_academy_version(magician.id)) + body
        return Tip(magician.name, tuple(body), icon=f"magician.{magician.id}")

    def _taken(self, magician: Magician) -> tuple[str, str]:
        """(what, by whom) of a category that is gone."""
        for seat, player in enumerate(self.scene.state.players):
            if player.magician and MAGICIANS[player.magician].category == magician.category:
                return f"{magician.category.title()} is taken", f"by {self.scene.names[seat]}"
        return "", ""

    def _owner(self, magician: Magician) -> int | None:
        players = enumerate(self.scene.state.players)
        return next((seat for seat, player in players if player.magician == magician.id), None)

    def draw(self, canvas: pygame.Surface) -> None:
        """Heads and posters."""
        for column, category in enumerate(CATEGORIES):
            draw_category_head(canvas, places.category_head(column), category)
        for magician, rect in self._posters():
            self._draw_poster(canvas, magician, rect)

    def _draw_poster(self, canvas: pygame.Surface, magician: Magician, rect: pygame.Rect) -> None:
        move = ChooseMagician(magician.id)
        chosen = self.scene.selected is move
        hot = self.scene.spots.is_hot(f"draft.magician.{magician.id}") and move in self.scene.legal
        owner = self._owner(magician)
        options = self.scene.state.options
        abilities, is_academy = options.terms.has_abilities, options.plays_academy_version(magician.id)
        draw_magician_poster(
            canvas,
            rect,
            magician,
            ability_name=magician.ability_name if abilities else EPITHETS[magician.id],
            ability=ability_in_short(magician.id, is_academy) if abilities else "",
            owner="" if owner is None else self.scene.colours[owner],
            owner_name="" if owner is None else self.scene.names[owner],
            closed=self._taken(magician) if move not in self.possible and owner is None else None,
            call="Chosen" if chosen else "Choose" if hot else "",
            light=breathe(self.scene.seconds) if chosen or hot else 0.0,
            hovered=hot,
        )
        if abilities:
            draw_first_tricks(canvas, rect, magician.category)
            return
        for number, trick in enumerate(first_tricks(magician.category)):
            draw_trick_line(canvas, places.poster_trick(rect, number), trick)

    def sentence(self, move: Move | None) -> str:
        """What the favourite category brings."""
        if not isinstance(move, ChooseMagician):
            return (
                "The favourite category decides which Tricks are easy to learn. "
                "The first Trick is one of the four on the poster."
            )
        magician = MAGICIANS[move.magician]
        return f"*{magician.name}.* {favourite_line(magician.category)}"

    def sign(self, move: Move | None) -> str:
        """The Magician's emblem."""
        return f"magician.{move.magician}" if isinstance(move, ChooseMagician) else "character.magician"
