"""The poster of a challenge: its picture, what it asks, what was made of it, and the button that lays its table."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.language.speech import begins, listed
from trickerion.play.challenges.shelf import HIGHEST_GRADE, Challenge
from trickerion.screens.challenges.art import poster_art
from trickerion.screens.challenges.layout import PosterPlaces
from trickerion.storage.challenge_results import WATCHED, Tried
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.controls import draw_pips, draw_round_button
from trickerion.ui.flow import ends, within, write_line
from trickerion.ui.hotspots import Circle, Drawn, Hotspot, Hotspots, Tip
from trickerion.ui.icons import draw_icon
from trickerion.ui.said import Role, Said, saying
from trickerion.ui.shapes import draw_double_rule, draw_plate, draw_round, enlarged, reduced
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_brass_frame, draw_inset, draw_paper_panel, draw_pill, pill_width
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.words import challenges as words
from trickerion.words.said import part_of
from trickerion.words.screens.setup import MODULES

SEAL: Final = 88
_PIPS: Final = 20 * HIGHEST_GRADE
_SIGN: Final = 28
"""Pixels that the sign of a module takes."""
_MODULES: Final = {module.id: module for module in MODULES}
_SIGNS: Final = {
    "links": "ui.link",
    "show_fame": "resource.fame",
    "prepared_markers": "action.prepare",
    "fame": "resource.fame",
    "win": "ui.trophy",
}


@dataclass(frozen=True)
class Poster(Drawn):
    """``try_it`` lays the table, ``watch`` shows the known solution; ``key`` presses Try."""

    challenge: Challenge
    at: PosterPlaces
    result: Tried
    try_it: Callable[[], object]
    watch: Callable[[], object]
    key: str = ""

    @property
    def _name(self) -> str:
        return f"challenge.{self.challenge.id}"

    def _button(self) -> Button:
        solved, place = self.result.is_solved, self.at.short if self.result.is_solved else self.at.button
        label, icon = (words.ONCE_MORE, "ui.undo") if solved else (words.TRY, "ui.play")
        make = partial(Button, self._name, place, label, self.try_it, icon=icon, key=self.key)
        return make(primary=not solved, style=theme.TEXT.button, about=words.SAID[self.challenge.id].title)

    def add_hotspots(self, spots: Hotspots) -> None:
        spots.add(Hotspot(f"{self._name}.poster", self.at.rect, self.try_it, tip=self._tip, focusable=False))
        said = words.SAID[self.challenge.id]
        poster = partial(Said, said.title, state_of(self.result), Role.CARD, more=(said.brief,))
        spots.get(f"{self._name}.poster").says = poster
        spots.add(self._button().spot())
        if self.result.may_be_shown:
            spot = Hotspot(f"{self._name}.watch", Circle(*self.at.watch, 19), self.watch)
            spot.tip = partial(Tip, words.SHOW_ME, (words.SHOW_ME_TIP,))
            title = words.SAID[self.challenge.id].title
            spot.says = saying(part_of(part=words.SHOW_ME, whole=title), role=Role.BUTTON)
            spots.add(spot)

    def _tip(self) -> Tip:
        said, task = words.SAID[self.challenge.id], self.challenge.task
        until = words.UNTIL.get(task.until, "")
        lines = [begins(words.about(self.challenge.minutes)), *([begins(until)] if until else []), words.STILL]
        if self.challenge.modules:
            names = [_MODULES[module].name for module in self.challenge.modules]
            lines.insert(1, words.with_modules(modules=listed(names)))
        if self.result.is_solved:
            lines.append(words.solved_on(self.result.solved_on))
        return Tip(said.title, tuple(lines))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        at, said, result = self.at, words.SAID[self.challenge.id], self.result
        draw_paper_panel(canvas, at.rect, 12, 3)
        canvas.blit(poster_art(self.challenge.id, *at.art.size, theme.palette()), at.art)
        draw_brass_frame(canvas, at.art, 10, 3)
        self._draw_corner(canvas, spots)
        self._draw_length(canvas)
        room = at.rect.w - 36
        draw_text(canvas, said.title, at.title, at.title_style, theme.VELVET, "center", width=room)
        draw_double_rule(canvas, *ends(at.rect, 36), at.rule_y)
        draw_block(canvas, said.brief, at.brief, at.brief_style, theme.INK)
        self._draw_task(canvas)
        state = state_of(result)
        room = at.pips[0] - _PIPS - at.state[0]
        draw_text(canvas, state, at.state, theme.TEXT.aside, theme.INK2, "midleft", width=room)
        self._button().draw(canvas, spots)
        if result.is_solved:
            draw_seal(canvas, at.seal, SEAL)

    def _draw_corner(self, canvas: Surface, spots: Hotspots) -> None:
        """New, or the round button that shows the solution."""
        if not self.result.tries:
            corner = self.at.rect.right - 8, self.at.rect.y - 7
            pill = Rect(0, 0, pill_width(words.NEW, theme.TEXT.label), 28).move_to(topright=corner)
            draw_pill(canvas, pill, words.NEW, theme.GLOW, theme.INK, theme.TEXT.label)
        elif self.result.may_be_shown:
            hot = spots.is_hot(f"{self._name}.watch")
            draw_round_button(canvas, self.at.watch, "ui.clock", hovered=hot)

    def _draw_length(self, canvas: Surface) -> None:
        """Minutes and modules, on the foot of the picture."""
        minutes, signs = (
            words.minutes(number=self.challenge.minutes),
            [_MODULES[each].icon for each in self.challenge.modules],
        )
        wide = pill_width(minutes, theme.TEXT.label) + _SIGN * len(signs)
        pill = within(self.at.art, left=10, bottom=10, width=wide, height=28)
        draw_plate(canvas, pill, theme.with_alpha(theme.NIGHT, 200), 14, 1, theme.BRASS)
        told = write_line(canvas, minutes, within(pill, left=12), theme.TEXT.label, theme.PARCHMENT)
        for number, sign in enumerate(signs):
            draw_icon(canvas, sign, (told.right + _SIGN * number + _SIGN // 2 + 2, pill.centery), 20, theme.BRASS_HI)

    def _draw_task(self, canvas: Surface) -> None:
        """The goal, and how hard it is."""
        rect, task = self.at.have, self.challenge.task
        draw_inset(canvas, rect, 8, paper=True)
        draw_icon(canvas, _SIGNS[task.kind], (rect.x + 24, rect.centery), rect.h - 16, theme.INK)
        pips = self.at.pips
        room = rect.w - 60 - (_PIPS + 14 if rect.collidepoint(pips) else 0)
        goal = goal_of(self.challenge)
        draw_text(canvas, goal, (rect.x + 46, rect.centery), theme.TEXT.strong_plus, theme.INK, "midleft", width=room)
        draw_pips(canvas, (pips[0] - _PIPS, pips[1]), self.challenge.grade, HIGHEST_GRADE)


def goal_of(challenge: Challenge) -> str:
    """The goal in a few words."""
    task = challenge.task
    return words.GOALS[task.kind](task.at_least) if task.kind in words.GOALS else words.WIN


def state_of(result: Tried) -> str:
    """State of a challenge for the player, with the most that was reached."""
    if not result.tries:
        return words.NOT_TRIED
    state = how_solved(result.helped) if result.is_solved else words.tried(result.tries)
    return words.with_best(state=state, number=result.best) if result.best else state


def how_solved(helped: int) -> str:
    """By oneself, with so many steps of help, or after the solution was seen."""
    if helped >= WATCHED:
        return words.SOLVED_AFTER
    return words.solved_with_help(helped) if helped else words.SOLVED_ALONE


@cached_surface
def _seal(diameter: int) -> Surface:
    """Red wax: twelve small circles round one, a lighter inner rim, the tick in the lighter red."""
    large, k = enlarged(diameter, diameter, 3)
    center, radius = pygame.Vector2(diameter * k / 2, diameter * k / 2), diameter * k * 0.38
    for number in range(12):
        spot = center + pygame.Vector2(radius, 0).rotate(number * 30)
        pygame.draw.circle(large, theme.rgba(theme.VELVET), spot, diameter * k * 0.115)
    pygame.draw.circle(large, theme.rgba(theme.VELVET), center, radius + diameter * k * 0.03)
    pygame.draw.circle(large, theme.rgba(theme.VELVET_HI), center, radius * 0.78, max(2, diameter * k // 30))
    image = reduced(large, k)
    light = theme.mix(theme.VELVET_HI, "#ffffff", 0.45)
    draw_icon(image, "ui.tick", (diameter // 2, diameter // 2), diameter * 2 // 5, light)
    return image


def draw_seal(canvas: Surface, center: tuple[int, int], diameter: int) -> None:
    """The wax seal of a challenge that is solved."""
    image = _seal(diameter)
    draw_round(canvas, (center[0] + 2, center[1] + 4), diameter * 7 // 10, (20, 8, 10, 90))
    canvas.blit(image, image.get_rect(center=center))
