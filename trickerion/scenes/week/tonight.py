"""The sheet below the posters: what the chosen evening is about, its curtain, and what one has afterwards."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from pygame import Surface

from trickerion.language.speech import headed, listed
from trickerion.play.challenges.shelf import Challenge, challenges
from trickerion.scenes.week import layout as at
from trickerion.screens.challenges.art import poster_art
from trickerion.screens.first_evening.lesson import SATURDAY, WEEK
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import draw_double_rule, draw_round
from trickerion.ui.surfaces import draw_brass_frame, draw_paper_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block, fit_block
from trickerion.words import opening_week as words
from trickerion.words.challenges import SAID
from trickerion.words.names import ROMAN

_OFFERED: Final = {
    "stage": ("a-card-of-your-own", "the-empty-card", "three-empty-cards"),
    "corners": ("same-lamp-twice", "a-place-for-each", "one-leads-to-another"),
    "hands": ("two-for-the-price-of-one", "one-shard-two-tricks", "a-better-seat"),
    "alley": ("three-out-of-one", "borrowed-applause", "one-trick-is-enough"),
    "solo": ("last-on-the-bill", "a-better-address", "a-stage-for-one"),
}
"""Evening -> the three Challenges that try what it has taught, the easiest first."""
_SIGN: Final = 38


def offered(evening: str) -> list[Challenge]:
    """Challenges that an evening leads to; a shelf from which one was taken out has fewer."""
    known = challenges()
    return [known[name] for name in _OFFERED.get(evening, ()) if name in known]


@dataclass(frozen=True)
class TonightSheet(Drawn):
    """Of one evening; ``label`` and ``below`` are said on the button that begins it, ``try_it`` lays a Challenge."""

    evening: str
    label: str
    below: str
    aside: str
    begin: Callable[[], object]
    try_it: Callable[[Challenge], object]

    @property
    def _button(self) -> Button:
        make = partial(Button, "week.raise", at.RAISE, self.label, self.begin, primary=True, icon="ui.stage")
        return make(second_line=self.below, style=theme.TEXT.button_large, key="return", default=True)

    @property
    def in_words(self) -> list[str]:
        """Name of the evening, its subject, its deeds, the company."""
        said = words.EVENINGS[self.evening]
        name = words.with_evening(when=said.when, name=said.name) if self.evening != SATURDAY else said.name
        deeds = headed(head=words.TONIGHT_YOU, text=listed((said.first, said.second, said.third)))
        return [name, said.subject, deeds, self.aside]

    def add_hotspots(self, spots: Hotspots) -> None:
        spots.add(self._button.spot())
        for number, one in enumerate(offered(self.evening)):
            tip = partial(Tip, SAID[one.id].title, (SAID[one.id].brief,))
            spots.add(Hotspot(f"week.challenge.{one.id}", at.challenge(number), partial(self.try_it, one), tip=tip))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        said = words.EVENINGS[self.evening]
        draw_paper_panel(canvas, at.TONIGHT, 12, 3, rivets=True)
        draw_round(canvas, at.HEAD_SIGN, 46, theme.VELVET, 2, theme.BRASS)
        draw_icon(canvas, "ui.stage", at.HEAD_SIGN, 26, theme.BRASS_HI)
        head = words.with_evening(when=said.when, name=said.name) if self.evening != SATURDAY else said.name
        draw_text(canvas, head, at.HEAD, theme.TEXT.title_huge, theme.VELVET, "midleft", width=1000)
        draw_double_rule(canvas, *at.HEAD_RULE)
        canvas.fill(theme.rgba(theme.BRASS_LO), at.DIVIDER)
        self._draw_deeds(canvas)
        self._draw_gains(canvas, spots)
        self._button.draw(canvas, spots)

    def _draw_deeds(self, canvas: Surface) -> None:
        said = words.EVENINGS[self.evening]
        draw_text(canvas, words.TONIGHT_YOU, at.YOU, theme.TEXT.head_large, theme.VELVET, "midleft")
        deeds = said.first, said.second, said.third
        for number, (sign, deed) in enumerate(zip(words.DEED_SIGNS[self.evening], deeds, strict=True)):
            center, room = at.deed(number), at.deed_text(number)
            draw_round(canvas, center, _SIGN, theme.INK, 2, theme.BRASS)
            draw_icon(canvas, sign, center, _SIGN - 14, theme.BRASS_HI)
            place = (room.x, room.y)
            draw_text(canvas, deed, place, theme.TEXT.body_lead, theme.INK, "midleft", width=room.w)
        style, line = fit_block(self.aside, at.COMPANY.w, 48, theme.TEXT.aside_plus)
        draw_block(canvas, self.aside, at.COMPANY, style, theme.INK2, line=line)

    def _draw_gains(self, canvas: Surface, spots: Hotspots) -> None:
        draw_text(canvas, words.AFTERWARDS_YOU_HAVE, at.HAVE, theme.TEXT.head_large, theme.VELVET, "midleft")
        ones = offered(self.evening)
        for number, one in enumerate(ones):
            rect = at.challenge(number)
            canvas.blit(poster_art(one.id, *rect.size, theme.palette()), rect)
            draw_brass_frame(canvas, rect, 6, 3 if spots.is_hot(f"week.challenge.{one.id}") else 2)
            room = at.challenge_name(number)
            style, line = fit_block(SAID[one.id].title, room.w, room.h, theme.TEXT.strong)
            draw_block(canvas, SAID[one.id].title, room, style, theme.INK, line=line, align="center")
        number = WEEK.index(self.evening) + 1
        page = words.WHOLE_PROGRAMME if self.evening == SATURDAY else words.page_of_programme(page=ROMAN[number])
        gains = [*([("ui.trophy", words.THREE_CHALLENGES)] if ones else []), ("ui.rules", page)]
        for number, (sign, told) in enumerate(gains):
            center = at.gain(number, below=bool(ones))
            room = at.gain_text(center)
            draw_icon(canvas, sign, center, 28, theme.INK)
            draw_text(canvas, told, room.midleft, theme.TEXT.body_lead, theme.INK, "midleft", width=room.w)
