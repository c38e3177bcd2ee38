"""The panel on the left: every player in the order of the choices, with all that has been taken so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from trickerion.rules.ask import EngineersTrick, StartingSuit
from trickerion.rules.ask.heir import has_heir
from trickerion.rules.catalog import MAGICIANS, SPECIALISTS, TRICKS
from trickerion.rules.state import ENGINEER_PLACE, OwnedTrick, PlayerState
from trickerion.ui import theme
from trickerion.ui.components import draw_component
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import draft as places
from trickerion.ui.markers import draw_marker
from trickerion.ui.shapes import breathe, draw_glow_around, draw_plate, draw_rule
from trickerion.ui.spots import Hotspot, Tip
from trickerion.ui.surfaces import (
    draw_category_badge,
    draw_dark_panel,
    draw_inset,
    draw_panel_head,
    draw_pill,
    draw_round_badge,
    draw_wood_panel,
)
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_lines, draw_block
from trickerion.ui.tokens import draw_disk, draw_sign_disk
from trickerion.words.names import is_you

if TYPE_CHECKING:
    from trickerion.scenes.draft.scene import DraftScene

_LINE = 52
_HIGHEST_STEP = 64
MOST_SEATS = 4
_WIDE = 300  # pixels in which a Trick has its name on one line and its marker beside it
_STEPS = (
    (("ChoosingMagician",), "character.magician", "Magician, unless chosen before"),
    (("StartingTrick", "StartingSuit"), "ui.trick", "First Trick and its suit"),
    (("StartingComponents",), "resource.component", "Components worth 2 Coins"),
    (("StartingSpecialist",), "character.manager", "Specialist, and what comes along"),
    (("EngineersTrick",), "character.engineer", "After all: the Engineers' Tricks"),
)
_SOLO_STEPS = (
    *_STEPS[:-1],
    (("EngineersTrick",), "character.engineer", "With an Engineer: a second Trick"),
    ((), "ui.contraption", "Then the Heir: everything is drawn"),
)


def order_of_choices(first: int, players: int) -> list[int]:
    """The seats clockwise from the one that chooses first."""
    return [(first + number) % players for number in range(players)]


def _step_of(choice: object) -> str:
    """The question whose step is lit: the Engineer's Trick gets its suit in the Engineer's step."""
    if isinstance(choice, StartingSuit) and choice.place == ENGINEER_PLACE:
        return EngineersTrick.__name__
    return type(choice).__name__


def _draw_in_two_lines(canvas: pygame.Surface, name: str, rect: pygame.Rect) -> None:
    lines = block_lines(name, rect.w, theme.BODY_BOLD, 16)
    place = (rect.x, rect.centery - lines * 19 // 2 - 2)
    draw_block(canvas, name, place, rect.w, theme.BODY_BOLD, 16, theme.CREAM, line=19, max_lines=2, on_dark=True)


class CompanyPanel:
    """Rows of players; the one that chooses is lit."""

    def __init__(self, scene: DraftScene) -> None:
        self._scene = scene

    def spots(self) -> list[Hotspot]:
        """A tip for each row."""
        found = []
        for position, seat in enumerate(self._scene.order):
            found.append(Hotspot(f"draft.seat.{seat}", places.seat_row(position), tip=self._tip(seat), focusable=False))
        return found

    def _tip(self, seat: int) -> Callable[[], Tip | None]:
        def tip() -> Tip | None:
            player = self._scene.state.players[seat]
            if not player.magician:
                return None
            tricks = [TRICKS[owned.id].name for owned in player.tricks if owned is not None]
            return Tip(MAGICIANS[player.magician].name, tuple(tricks), icon=f"magician.{player.magician}")

        return tip

    def draw(self, canvas: pygame.Surface) -> None:
        """Panel and rows."""
        draw_wood_panel(canvas, places.COMPANY, seed=3)
        head = places.COMPANY.move(6, 4)
        note = "you, then the Heir" if self._is_solo else "clockwise"
        draw_panel_head(canvas, head, "The Company", icon_name="ui.person", note=note)
        for position, seat in enumerate(self._scene.order):
            self._draw_row(canvas, places.seat_row(position), seat)
        if len(self._scene.order) < MOST_SEATS:
            self._draw_steps(canvas)

    @property
    def _is_solo(self) -> bool:
        return has_heir(self._scene.session.options)

    def _draw_steps(self, canvas: pygame.Surface) -> None:
        """Below the players: the order of the choices, the present one lit."""
        rect = places.seat_row(len(self._scene.order)).union(places.seat_row(MOST_SEATS - 1))
        draw_inset(canvas, rect)
        place = (rect.x + 18, rect.y + 24)
        draw_text(canvas, "The order of the choices", place, theme.HEAD2, 19, theme.BRASS_HI, "midleft")
        decision = self._scene.session.decision
        question = _step_of(decision.choice) if decision is not None else ""
        steps = _SOLO_STEPS if self._is_solo else _STEPS
        step = min(_HIGHEST_STEP, (rect.h - 56) // len(steps))
        for number, (questions, icon, words) in enumerate(steps):
            now = question in questions
            y = rect.y + 46 + step * number + step // 2
            if now:
                line = pygame.Rect(rect.x + 8, y - 16, rect.w - 16, 32)
                draw_plate(canvas, line, (110, 23, 38, 220), 8, 1, theme.BRASS)
            ink = theme.CREAM if now else theme.PARCHMENT2
            draw_icon(canvas, icon, (rect.x + 30, y), 24, theme.BRASS_HI if now else theme.MUTED)
            role = theme.BODY_BOLD if now else theme.BODY
            draw_text(canvas, words, (rect.x + 54, y - 1), role, 18, ink, "midleft", width=rect.w - 70)

    def _draw_row(self, canvas: pygame.Surface, row: pygame.Rect, seat: int) -> None:
        decision = self._scene.session.decision
        lit = decision is not None and decision.seat == seat
        if lit:
            draw_glow_around(canvas, row, theme.GLOW, breathe(self._scene.seconds), blur=8)
        draw_dark_panel(canvas, row, 10, 4 if lit else 2, shadow=not lit)
        player = self._scene.state.players[seat]
        self._draw_head(canvas, row, seat, player)
        draw_rule(canvas, row.x + 14, row.right - 14, row.y + 76, theme.BRASS_LO)
        top = row.y + 106
        self._draw_tricks(canvas, row, top, seat, player)
        _draw_components(canvas, row, top + _LINE, player)
        self._draw_team(canvas, row, top + 2 * _LINE - 2, seat, player)

    def _draw_head(self, canvas: pygame.Surface, row: pygame.Rect, seat: int, player: PlayerState) -> None:
        colour = self._scene.colours[seat]
        center = (row.x + 42, row.y + 38)
        if player.magician:
            draw_sign_disk(canvas, center, 54, colour, f"magician.{player.magician}")
        else:
            draw_disk(canvas, center, 54, colour, "magician")
        own = is_you(seat, self._scene.names, self._scene.session.viewer)
        room = row.w - 96 - (64 if own else 0)
        spot = (row.x + 82, row.y + 25)
        draw_text(canvas, self._scene.names[seat], spot, theme.HEAD2, 21, theme.BRASS_HI, "midleft", width=room)
        if own:
            draw_pill(canvas, pygame.Rect(row.right - 66, row.y + 13, 52, 24), "you", theme.VELVET, theme.CREAM, 16)
        below = (row.x + 82, row.y + 52)
        if player.magician:
            magician = MAGICIANS[player.magician]
            draw_category_badge(canvas, (below[0] + 12, below[1]), magician.category, 24)
            spot = (below[0] + 30, below[1] - 1)
            draw_text(canvas, magician.name, spot, theme.BODY, 18, theme.CREAM, "midleft", width=row.w - 130)
        else:
            words = "no Magician yet"
            draw_text(canvas, words, below, theme.ITALIC, 18, theme.PARCHMENT2, "midleft")

    def _draw_tricks(self, canvas: pygame.Surface, row: pygame.Rect, y: int, seat: int, player: PlayerState) -> None:
        owned = [trick for trick in player.tricks if trick is not None]
        if not owned:
            _draw_missing(canvas, row, y, "ui.trick", "no Trick yet")
            return
        width = (row.w - 28) // len(owned)
        for number, trick in enumerate(owned):
            self._draw_trick(canvas, row.x + 14 + number * width, y, width, seat, trick)

    def _draw_trick(self, canvas: pygame.Surface, x: int, y: int, width: int, seat: int, owned: OwnedTrick) -> None:
        trick = TRICKS[owned.id]
        plate = pygame.Rect(x, y - 21, 42, 42)
        draw_plate(canvas, plate, theme.category_fill(trick.category), 8, 1, theme.BRASS)
        draw_icon(canvas, f"trick.{trick.id}", plate.center, 31, theme.CREAM)
        colour = self._scene.colours[seat]
        if width < _WIDE:
            draw_marker(canvas, plate.bottomright, 13, colour, owned.suit)
            _draw_in_two_lines(canvas, trick.name, pygame.Rect(plate.right + 16, y - 22, width - 62, 44))
            return
        place, room = (plate.right + 10, y - 1), width - 92
        draw_text(canvas, trick.name, place, theme.BODY_BOLD, 18, theme.CREAM, "midleft", width=room)
        draw_marker(canvas, (x + width - 22, y), 17, colour, owned.suit)

    def _draw_team(self, canvas: pygame.Surface, row: pygame.Rect, y: int, seat: int, player: PlayerState) -> None:
        specialist = next((s for s in SPECIALISTS if player.has(s)), "")
        if not specialist:
            _draw_missing(canvas, row, y, "character.manager", "no Specialist yet")
            return
        colour = self._scene.colours[seat]
        draw_disk(canvas, (row.x + 35, y), 40, colour, specialist, badge=False)
        draw_text(canvas, specialist.title(), (row.x + 66, y - 1), theme.BODY_BOLD, 18, theme.CREAM, "midleft")
        apprentices = [c for c in player.characters if c.startswith("apprentice")]
        for number, apprentice in enumerate(apprentices):
            draw_disk(canvas, (row.right - 34 - 46 * number, y), 36, colour, apprentice, badge=False)


def _draw_components(canvas: pygame.Surface, row: pygame.Rect, y: int, player: PlayerState) -> None:
    if not player.components:
        _draw_missing(canvas, row, y, "resource.component", "no Components yet")
        return
    for number, component in enumerate(player.components):
        on_board = component in player.manager_piles
        center = (row.x + 35 + 54 * number, y)
        draw_component(canvas, center, 40, component, count=player.amount(component))
        if on_board:
            draw_round_badge(canvas, (center[0] + 16, center[1] - 15), "character.manager", 22, theme.SPECIALIST_PLATE)


def _draw_missing(canvas: pygame.Surface, row: pygame.Rect, y: int, icon: str, words: str) -> None:
    draw_icon(canvas, icon, (row.x + 35, y), 28, "#6d5540")
    draw_text(canvas, words, (row.x + 66, y - 1), theme.ITALIC, 18, "#b49c84", "midleft")
