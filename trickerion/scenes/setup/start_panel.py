"""Seed and start."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame_gui.elements import UITextEntryLine

from trickerion.scenes.setup.plan import SEED_LENGTH
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.controls import draw_round_button
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import setup as places
from trickerion.ui.shapes import draw_ring
from trickerion.ui.spots import Circle, Hotspot, Tip
from trickerion.ui.surfaces import draw_wood_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_lines, draw_block

if TYPE_CHECKING:
    from trickerion.scenes.setup.scene import SetupScene


class StartPanel:
    """The panel at the lower right."""

    def __init__(self, scene: SetupScene) -> None:
        self._scene = scene
        self._line: UITextEntryLine | None = None
        self._buttons: list[Button] = []

    def make_line(self) -> None:
        """The line to type the seed in."""
        self._line = self._scene.widgets.entry(places.SEED, self._scene.plan.seed, "a seed", SEED_LENGTH)

    def show_seed(self) -> None:
        """Write the plan's seed into the line."""
        if self._line is not None and self._line.get_text() != self._scene.plan.seed:
            self._line.set_text(self._scene.plan.seed)

    def typed(self, element: object, text: str) -> bool:
        """Something was typed; True when it was the seed."""
        if element is not self._line:
            return False
        self._scene.plan.seed = text
        return True

    def spots(self) -> list[Hotspot]:
        """Die, padlock, three buttons."""
        trouble = self._scene.plan.trouble()
        self._buttons = [
            Button(
                "setup.raise",
                places.RAISE,
                "Raise the Curtain",
                self._scene.raise_curtain,
                primary=True,
                icon="ui.stage",
                icon_at_edge=True,
                second_line=self._scene.plan.start_in_words() if not trouble else "",
                size=28,
                key="return",
                enabled=not trouble,
                why_not=trouble,
                default=True,
            ),
            Button(
                "setup.last",
                places.LAST,
                "Last Set-up",
                self._scene.restore_last,
                icon="ui.undo",
                size=20,
                enabled=self._scene.has_last,
                why_not="No game has been started yet.",
            ),
            Button("setup.back", places.BACK, "Back", self._scene.go_back, icon="ui.exit", size=20, key="escape"),
        ]
        keep = "Another seed for the next game" if self._scene.plan.keeps_seed else "Keep this seed for the next game"
        return [
            Hotspot(
                "setup.new_seed",
                Circle(*places.NEW_SEED, places.ROUND // 2),
                on_click=self._scene.new_seed,
                tip=lambda: Tip("Draw another seed", icon="ui.dice"),
            ),
            Hotspot(
                "setup.keep_seed",
                Circle(*places.KEEP_SEED, places.ROUND // 2),
                on_click=self._scene.keep_seed,
                tip=lambda: Tip(keep, icon="ui.locked"),
            ),
            *(button.spot() for button in self._buttons),
        ]

    def draw(self, canvas: pygame.Surface) -> None:
        """Panel, round buttons, notes, buttons."""
        panel, spots = places.START, self._scene.spots
        draw_wood_panel(canvas, panel, seed=2)
        draw_text(canvas, "Seed", (panel.x + 26, panel.y + 34), theme.HEAD2, 22, theme.BRASS_HI, "midleft")
        draw_round_button(canvas, places.NEW_SEED, "ui.dice", places.ROUND, hovered=spots.is_hot("setup.new_seed"))
        kept = self._scene.plan.keeps_seed
        hot = spots.is_hot("setup.keep_seed")
        draw_round_button(canvas, places.KEEP_SEED, "ui.locked", places.ROUND, hovered=hot, focused=kept)
        if kept:
            draw_ring(canvas, places.KEEP_SEED, places.ROUND // 2 + 2, 3, theme.GLOW)
        words = "This seed stays for the next game." if kept else "The same seed brings the same dice and cards."
        place = (panel.x + 26, panel.y + 78)
        draw_text(canvas, words, place, theme.ITALIC, 18, theme.PARCHMENT2, "midleft", width=panel.w - 52)
        for button in self._buttons:
            button.draw(canvas, spots)
        self._draw_note(canvas)

    def _draw_note(self, canvas: pygame.Surface) -> None:
        plan, rect = self._scene.plan, places.NOTE
        trouble = plan.trouble()
        note = trouble or plan.open_choices() or "Everything is chosen."
        icon = "ui.warning" if trouble else "ui.hint"
        draw_icon(canvas, icon, (rect.x + 12, rect.centery), 22, theme.GLOW)
        room = rect.w - 34
        top = rect.centery - 11 * block_lines(note, room, theme.ITALIC, 18)
        draw_block(canvas, note, (rect.x + 34, top), room, theme.ITALIC, 18, theme.GLOW, line=21)
