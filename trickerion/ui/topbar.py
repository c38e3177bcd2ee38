"""The top bar common to all screens: logo, turn counter, phases or a title, the prompt, four round buttons.

It takes the canvas from 0,0 to 1920,54. The rectangles of what can be pointed at come from `round_button_centers`,
`phase_rects` and `turn_centers`; the prompt ends before the buttons, beside four of them at x = 1726.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame
from pygame import Color, Rect, Surface

from trickerion.ui import giving_way, theme
from trickerion.ui.academy import draw_letter_tag
from trickerion.ui.controls import draw_round_button
from trickerion.ui.flow import within
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import draw_glow, draw_plate, draw_round, vertical_gradient
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.text import draw_text, fits, gold_text, text_width
from trickerion.ui.tokens import draw_emblem
from trickerion.words import drawing as words

HEIGHT: Final = 54
PROMPT_RIGHT: Final = 1726
_LEAST_PROMPT: Final = 240
"""Least room for the prompt beside the pills; with less, only the pill of the current phase keeps its word."""
_TURN_X, _STEP, _BUTTON_STEP = 322, 34, 45
PHASES: Final = words.PHASES
ROUND_BUTTONS: Final = ("ui.log", "ui.rules", "ui.sound_on", "ui.settings")


class _Pills(NamedTuple):
    """Left end of the first pill, what a pill has besides its word, gap; places of its icon and its word."""

    x: int
    more: int
    gap: int
    icon: int
    word: int


_PILLS: Final = (_Pills(640, 50, 6, 21, 37), _Pills(612, 38, 2, 17, 30))  # up to seven phases, or more


class TurnShown(NamedTuple):
    """The turn, how many there are, the phases of a turn (ids of PHASES), the one that it is, letters below turns."""

    number: int
    of: int
    phases: tuple[str, ...]
    phase: str | None = None
    letters: tuple[tuple[int, str], ...] = ()


def round_button_centers(count: int = 4) -> list[tuple[int, int]]:
    """Centres of the round buttons at the right end, 38 px wide."""
    return [(1756 + (4 - count + number) * _BUTTON_STEP, 27) for number in range(count)]


def turn_centers(turns: int) -> list[tuple[int, int]]:
    """Centres of the turn counter's discs, 30 px wide."""
    return [(_TURN_X + 66 + number * _STEP, 27) for number in range(turns)]


def phase_rects(phases: Sequence[str], phase: str | None = None) -> list[Rect]:
    """The pills of the phases of a turn, of which it is ``phase``."""
    rects = _pill_row(phases, phases if giving_way.stays(giving_way.PHASES) else (phase,))
    return rects if not rects or PROMPT_RIGHT - rects[-1].right > _LEAST_PROMPT else _pill_row(phases, (phase,))


def has_room(prompt: str, turn: TurnShown) -> bool:
    """True if a prompt beside an emblem can be set whole with ease."""
    return fits(prompt, theme.TEXT.strong, PROMPT_RIGHT - phase_rects(turn.phases, turn.phase)[-1].right - 64)


def _pill_row(phases: Sequence[str], worded: Sequence[str | None]) -> list[Rect]:
    pills = _PILLS[len(phases) > 7]
    rects, x = [], pills.x
    for phase in phases:
        word = text_width(PHASES[phase], theme.TEXT.label) + pills.more
        width = word if phase in worded else 2 * pills.icon
        rects.append(Rect(x, 8, width, 38))
        x += width + pills.gap
    return rects


def draw_top_bar(
    surface: Surface,
    *,
    title: str = "",
    turn: TurnShown | None = None,
    prompt: str = "",
    player_colour: str | None = None,
    buttons: tuple[str, ...] = ROUND_BUTTONS,
    hovered: int | None = None,
) -> Rect:
    """Draw the bar; return the prompt's rectangle (empty when there is none).

    Give either a `title` or a `turn`.
    """
    surface.blit(_bar(title, turn), (0, 0))
    for number, (center, sign) in enumerate(zip(round_button_centers(len(buttons)), buttons, strict=True)):
        draw_round_button(surface, center, sign, hovered=hovered == number)
    right = min(PROMPT_RIGHT, PROMPT_RIGHT + (4 - len(buttons)) * _BUTTON_STEP)
    return draw_prompt(surface, prompt, player_colour, turn, right) if prompt else Rect(right, 8, 0, 38)


@cached_surface
def _bar(title: str, turn: TurnShown | None) -> Surface:
    """The bar without what reacts or says whose decision it is."""
    image = Surface((theme.CANVAS_SIZE[0], HEIGHT + 4), pygame.SRCALPHA)
    _draw_ground(image)
    if title:
        gold_text(image, title, (theme.CANVAS_SIZE[0] // 2, 26), theme.TEXT.title_large)
    if turn is not None:
        draw_turn_counter(image, turn)
        draw_phases(image, turn.phases, turn.phase)
    return image


def _draw_ground(surface: Surface) -> None:
    width = theme.CANVAS_SIZE[0]
    surface.blit(vertical_gradient(width, HEIGHT, ((0.0, (12, 8, 16, 245)), (1.0, (24, 14, 24, 225)))), (0, 0))
    pygame.draw.line(surface, theme.BRASS_LO, (0, HEIGHT), (width, HEIGHT), 3)
    pygame.draw.line(surface, theme.BRASS_HI, (0, HEIGHT - 1), (width, HEIGHT - 1))
    gold_text(surface, words.GAME, (24, 27), theme.TEXT.logo, "midleft")


def draw_turn_counter(surface: Surface, turn: TurnShown) -> None:
    """Numbered discs: played ones velvet, the current one gold and glowing; letters hang under their turns."""
    centers = turn_centers(turn.of)
    if giving_way.stays(giving_way.TURN):
        left = min(_TURN_X, centers[0][0] - 21 - text_width(words.TURN, theme.TEXT.label_large))
        draw_text(surface, words.TURN, (left, 26), theme.TEXT.label_large, theme.BRASS_HI, "midleft")
    for number, letter in turn.letters:
        draw_letter_tag(surface, (centers[number - 1][0], 46), letter, dim=number < turn.number)
    for number, center in enumerate(centers, start=1):
        now, played = number == turn.number, number < turn.number
        if now:
            draw_glow(surface, center, 15, strength=0.85)
        fill = theme.BRASS_HI if now else theme.VELVET if played else Color("#22161f")
        draw_round(surface, center, 30, fill, 2, theme.BRASS)
        ink = theme.INK if now else theme.CREAM if played else theme.BRASS_HI
        draw_text(surface, str(number), (center[0], center[1] - 1), theme.TEXT.number, ink, "center")


def draw_phases(surface: Surface, phases: Sequence[str], phase: str | None) -> None:
    """The phases of a turn: past ones reddish, the current one brass."""
    pills, current = _PILLS[len(phases) > 7], phases.index(phase) if phase in phases else -1
    for number, (key, rect) in enumerate(zip(phases, phase_rects(phases, phase), strict=True)):
        now = number == current
        fill = theme.BRASS if now else (70, 30, 40, 230) if number < current else (38, 24, 32, 230)
        draw_plate(surface, rect, fill, 19, 1, theme.BRASS_HI if now else theme.BRASS_LO)
        draw_icon(surface, f"phase.{key}", (rect.x + pills.icon, rect.centery), 22, theme.INK if now else theme.BRASS)
        ink, place = theme.INK if now else theme.PARCHMENT, (rect.x + pills.word, rect.centery - 1)
        if rect.w > 2 * pills.icon:
            draw_text(surface, PHASES[key], place, theme.TEXT.label, ink, "midleft")


def draw_prompt(surface: Surface, prompt: str, player_colour: str | None, turn: TurnShown | None, right: int) -> Rect:
    """The pill that says what can be done now, with the emblem of whoever must decide."""
    lead = 38 if player_colour else 18
    pills = phase_rects(turn.phases, turn.phase) if turn is not None else []
    room = right - (pills[-1].right if pills else _TURN_X) - 14
    width = min(room, text_width(prompt, theme.TEXT.strong_plus) + lead + 18)
    rect = Rect(right - width, 8, width, 38)
    draw_plate(surface, rect, "#4e0f1c", 19, 2, theme.BRASS_HI)
    if player_colour:
        draw_emblem(surface, within(rect, left=8, width=26).center, 26, player_colour)
    spot = (rect.x + lead, rect.centery - 1)
    draw_text(surface, prompt, spot, theme.TEXT.strong_plus, theme.CREAM, "midleft", width=width - lead - 12)
    return rect
