"""Taking the starting Components, and those of the Manager."""

from __future__ import annotations

from functools import partial

import pygame

from trickerion.rules.ask import StartingComponents
from trickerion.rules.catalog import PRICE, TIER, TRICKS, Trick
from trickerion.rules.moves import Move, TakeComponent
from trickerion.scenes.draft.advice import list_of, missing
from trickerion.scenes.draft.question import Question
from trickerion.ui import theme
from trickerion.ui.components import component_name, draw_component
from trickerion.ui.controls import draw_note_plate
from trickerion.ui.layout import draft as places
from trickerion.ui.shapes import breathe, draw_glow_around, draw_plate, draw_veil
from trickerion.ui.spots import Hotspot, Tip
from trickerion.ui.surfaces import draw_panel_head, draw_paper_panel, draw_wood_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_coin
from trickerion.ui.trick_card import draw_trick_large

TIERS = ("basic", "advanced", "superior")
_MANAGER_TEXT = (
    "These lie on the *Manager's board*: each kind there counts once more. "
    "Kinds that lie on the player board already cannot go there."
)
_BOARD_TEXT = (
    "Worth exactly 2 {coin}: two basic Components, equal or not, or a single advanced one. "
    "Components are never used up: a Trick only asks that they are there when it is prepared."
)


class ComponentsQuestion(Question):
    """Twelve kinds by price; the first Trick beside them shows what it lacks."""

    title = "takes Components"
    aside = "Worth exactly 2 Coins."
    needs_button = False

    @property
    def _is_gift(self) -> bool:
        return isinstance(self.choice, StartingComponents) and self.choice.board == "manager"

    @property
    def value_left(self) -> int:
        """Coins' worth that may still be taken."""
        return self.choice.value_left if isinstance(self.choice, StartingComponents) else 0

    @property
    def trick(self) -> Trick:
        """The first Trick."""
        owned = self.player.tricks[0]
        assert owned is not None
        return TRICKS[owned.id]

    def _kinds(self) -> list[tuple[str, pygame.Rect]]:
        found = []
        for line, tier in enumerate(TIERS):
            kinds = [component for component in TIER if TIER[component] == tier]
            found += [(component, places.component(line, column)) for column, component in enumerate(kinds)]
        return found

    def spots(self) -> list[Hotspot]:
        """One for each kind."""
        return [
            Hotspot(
                f"draft.component.{component}",
                rect,
                on_click=partial(self.scene.choose, TakeComponent(component)),
                enabled=TakeComponent(component) in self.scene.legal,
                why_not=self.waiting or self._closed(component),
                tip=partial(self._tip, component),
            )
            for component, rect in self._kinds()
        ]

    def _tip(self, component: str) -> Tip:
        body = f"{TIER[component].title()}: {PRICE[component]} {{coin}}."
        return Tip(component_name(component), (body,), icon=f"component.{component}")

    def _closed(self, component: str) -> str:
        """Why a kind cannot be taken, or ""."""
        if TakeComponent(component) in self.possible:
            return ""
        if PRICE[component] > self.value_left:
            return f"It costs {PRICE[component]} Coins; {self.value_left} are left."
        return "It lies on the player board already."

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: pygame.Surface) -> None:
        """The kinds in three rows, the Trick on the right."""
        for line, tier in enumerate(TIERS):
            head = places.tier_head(line)
            colour = theme.mix("#5a3a22", theme.NIGHT, 0.25)
            draw_plate(canvas, head, colour, 8, 1, theme.BRASS)
            name = f"{tier.title()} Components"
            draw_text(canvas, name, (head.x + 20, head.centery - 1), theme.HEAD2, 20, theme.CREAM, "midleft")
            price = next(PRICE[component] for component in TIER if TIER[component] == tier)
            draw_coin(canvas, (head.right - 30, head.centery), 28, price)
            draw_text(
                canvas, "each", (head.right - 54, head.centery - 1), theme.ITALIC, 18, theme.PARCHMENT, "midright"
            )
        for component, rect in self._kinds():
            self._draw_kind(canvas, component, rect)
        self._draw_side(canvas)

    def _draw_kind(self, canvas: pygame.Surface, component: str, rect: pygame.Rect) -> None:
        open_ = TakeComponent(component) in self.possible
        hot = self.scene.spots.is_hot(f"draft.component.{component}") and TakeComponent(component) in self.scene.legal
        wanted = missing(self._have(), self.trick.components).get(component, 0)
        if open_ and self.is_own and (hot or wanted):
            strength = 1.0 if hot else 0.75 * breathe(self.scene.seconds)
            draw_glow_around(canvas, rect, theme.GLOW, strength, blur=8)
        draw_paper_panel(canvas, rect, 10, 3 if hot else 2, shadow=False, seed=len(component))
        draw_component(canvas, (rect.centerx, rect.y + 84), 104 if hot else 98, component)
        name = component_name(component)
        draw_text(canvas, name, (rect.centerx, rect.y + 158), theme.HEAD2, 22, theme.INK, "center")
        self._draw_note(canvas, component, rect, wanted)
        if not open_:
            draw_veil(canvas, rect, (24, 12, 20), 130)
            plate = pygame.Rect(rect.x + 14, rect.bottom - 44, rect.w - 28, 34)
            draw_plate(canvas, plate, (22, 12, 18, 240), 8, 1, theme.BRASS)
            words = self._closed(component)
            draw_text(canvas, words, plate.center, theme.ITALIC, 17, theme.GLOW, "center", width=plate.w - 16)

    def _draw_note(self, canvas: pygame.Surface, component: str, rect: pygame.Rect, wanted: int) -> None:
        have, need = self._have().get(component, 0), self.trick.components.get(component, 0)
        spot = (rect.centerx, rect.y + 190)
        if need:
            words = f"{self.trick.name}: {min(have, need)} of {need}"
            role, colour = theme.BODY_BOLD, theme.SHORT_NUMBER if wanted else theme.GOOD_DEEP
            draw_text(canvas, words, spot, role, 18, colour, "center", width=rect.w - 24)
        elif have:
            draw_text(canvas, f"{have} taken", spot, theme.BODY_BOLD, 18, theme.INK2, "center")

    def _have(self) -> dict[str, int]:
        return {component: self.player.amount(component) for component in self.player.components}

    def _draw_side(self, canvas: pygame.Surface) -> None:
        draw_wood_panel(canvas, places.SIDE, seed=4)
        draw_trick_large(canvas, places.SIDE_CARD, self.trick, have=self._have())
        top = places.SIDE_CARD.bottom + 10
        head = pygame.Rect(places.SIDE.x, top, places.SIDE.w, 48)
        draw_panel_head(canvas, head, "Still to take", size=21)
        for number in range(self.value_left):
            draw_coin(canvas, (places.SIDE.right - 34 - 40 * number, head.y + 26), 34, 1)
        plate = pygame.Rect(places.SIDE.x + 12, head.bottom + 4, places.SIDE.w - 24, 72)
        lacking = missing(self._have(), self.trick.components)
        if lacking:
            draw_note_plate(canvas, plate, "ui.info", f"It lacks {list_of(lacking)}.")
        else:
            draw_note_plate(canvas, plate, "ui.confirm", "Ready: it is prepared for free.", style="ready")
        text = _MANAGER_TEXT if self._is_gift else _BOARD_TEXT
        place = (places.SIDE.x + 18, plate.bottom + 12)
        room = places.SIDE.bottom - 12 - place[1]
        draw_block(canvas, text, place, places.SIDE.w - 36, theme.BODY, 17, theme.PARCHMENT, on_dark=True, height=room)

    def sentence(self, move: Move | None) -> str:
        """How the free Prepare stands."""
        lacking = missing(self._have(), self.trick.components)
        where = "For the Manager's board" if self._is_gift else "For the start"
        left = f"{where}: Components worth {self.value_left} {{coin}} are still to take."
        if not lacking:
            return f"{left} *{self.trick.name}* has all it needs and will be prepared for free."
        return f"{left} *{self.trick.name}* lacks {list_of(lacking)} for a free Prepare."

    def sign(self, move: Move | None) -> str:
        """A box of Components."""
        return "character.manager" if self._is_gift else "resource.component"
