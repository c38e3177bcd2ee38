"""Choosing a Magician from the posters, and later the first Specialist."""

from functools import partial

from pygame import Rect, Surface

from trickerion.rules.catalog import BASE_POINTS, MAGICIANS, PERFORMER_BONUS, SPECIALISTS, WAGE, Magician, first_tricks
from trickerion.rules.moves import ChooseMagician, ChooseSpecialist
from trickerion.rules.options import HEIR, terms_of
from trickerion.scenes.draft import layout as at
from trickerion.scenes.draft.question import DraftQuestion
from trickerion.ui import theme
from trickerion.ui.flow import ends, within, write_line
from trickerion.ui.hotspots import Hotspots, Tip
from trickerion.ui.magician_card import PosterText, draw_magician_poster, text_room
from trickerion.ui.posters import FIRST_TRICKS, draw_category_heads, draw_first_tricks, on_poster, posters
from trickerion.ui.said import Role, Said
from trickerion.ui.scenery import poster_scene
from trickerion.ui.shapes import draw_glow_around, draw_plate, draw_rule, rounded_clip
from trickerion.ui.surfaces import draw_brass_frame, draw_paper_panel, draw_round_badge, draw_title_bar
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_disk
from trickerion.ui.trick_card import draw_trick_line
from trickerion.words import names
from trickerion.words.cards.magicians import favourite_line, poster_body
from trickerion.words.screens import draft as words
from trickerion.words.screens.setup import closed_poster

_PICTURE = 190
_SCENE_COLOURS = {"assistant": "#7a4a80", "engineer": "#7a5a2a", "manager": "#2f6a5a"}


class MagicianQuestion(DraftQuestion):
    """All posters; those of a category that is taken are closed."""

    asked = words.MAGICIAN

    @property
    def aside(self) -> str:
        """Aside beside the question; where the Heir plays, that its Magician has taken no category yet."""
        is_heir_there = any(seat.player == HEIR for seat in self.table.state.options.seats)
        return words.SOLO_ASIDE if is_heir_there else super().aside

    def add_hotspots(self, spots: Hotspots) -> None:
        for magician, rect in posters(at.poster, self.table.state.options.modules):
            move, tip = ChooseMagician(magician.id), partial(self._tip, magician)
            taken = "" if move in self.possible else self._taken(magician)[0]
            spots.add(self.card(f"draft.magician.{magician.id}", rect, move, taken, tip))

    def _tip(self, magician: Magician) -> Tip:
        options = self.table.state.options
        body = poster_body(magician.id, options.modules, options.plays_academy_version(magician.id))
        return Tip(names.magician(magician.id), body, icon=f"magician.{magician.id}")

    def _taken(self, magician: Magician) -> tuple[str, str]:
        """(what, by whom) of a category that is gone."""
        for seat, player in enumerate(self.table.on_board.players):
            if player.magician and MAGICIANS[player.magician].category == magician.category:
                return closed_poster(self.table.names[seat], magician.category)
        return "", ""

    def _owner(self, magician: Magician) -> int | None:
        players = enumerate(self.table.on_board.players)
        return next((seat for seat, player in players if player.magician == magician.id), None)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_category_heads(canvas, at.category_head)
        for magician, rect in posters(at.poster, self.table.state.options.modules):
            hot = self.is_open(spots, f"draft.magician.{magician.id}", ChooseMagician(magician.id))
            self._draw_poster(canvas, rect, magician, hot, self.draft.pulse())

    def _draw_poster(self, canvas: Surface, rect: Rect, magician: Magician, hot: bool, light: float) -> None:
        move, seat, options = ChooseMagician(magician.id), self._owner(magician), self.table.state.options
        chosen, is_free = self.selected is move, seat is None
        head = on_poster(magician.id, options.modules, is_academy=options.plays_academy_version(magician.id))
        owner = ("", "") if seat is None else (self.table.colours[seat], self.table.names[seat])
        closed = self._taken(magician) if move not in self.possible and is_free else None
        has_abilities = terms_of(tuple(options.modules)).has_abilities
        call = words.CHOSEN if chosen else words.CHOOSE if hot else ""
        text = PosterText(*head, *owner, closed, call, foot=FIRST_TRICKS if has_abilities else 0)
        draw_magician_poster(canvas, rect, magician, text, light=light if chosen or hot else 0.0, hovered=hot)
        if has_abilities:
            draw_first_tricks(canvas, text_room(rect), magician, abilities=True)
            return
        for number, trick in enumerate(first_tricks(magician.category)):
            draw_trick_line(canvas, at.poster_trick(rect, number), trick)

    def foot(self) -> tuple[str, str]:
        if not isinstance(self.selected, ChooseMagician):
            return "character.magician", words.WHICH_CATEGORY
        magician = MAGICIANS[self.selected.magician]
        return f"magician.{magician.id}", words.magician(
            name=names.magician(magician.id), favourite=favourite_line(magician.category)
        )


class SpecialistQuestion(DraftQuestion):
    """Three tall cards with all that a Specialist brings."""

    asked = words.SPECIALIST

    def add_hotspots(self, spots: Hotspots) -> None:
        for number, specialist in enumerate(SPECIALISTS):
            name, rect = f"draft.specialist.{specialist}", at.specialist(number)
            spot, text = (
                spots.add(self.card(name, rect, ChooseSpecialist(specialist))),
                words.SPECIALIST_TEXTS[specialist],
            )
            is_on = self.selected == ChooseSpecialist(specialist)
            about = (words.BROUGHT[specialist], text.board)
            spot.says = partial(
                Said, names.character(specialist), "", Role.CARD, is_on, number + 1, len(SPECIALISTS), about
            )

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        for number, specialist in enumerate(SPECIALISTS):
            move = ChooseSpecialist(specialist)
            light = self.light(spots, f"draft.specialist.{specialist}", move)
            self._draw_card(canvas, at.specialist(number), specialist, self.selected is move, light)

    def _draw_card(self, canvas: Surface, rect: Rect, specialist: str, chosen: bool, light: float) -> None:
        if light:
            draw_glow_around(canvas, rect, theme.GLOW, light, blur=11)
        draw_paper_panel(canvas, rect, 12, 0, shadow=not light, seed=len(specialist))
        picture = poster_scene(rect.w - 8, _PICTURE, _SCENE_COLOURS[specialist])
        canvas.blit(rounded_clip(picture, 9), (rect.x + 4, rect.y + 4))
        draw_disk(canvas, within(rect, top=30, height=132).center, 132, self.colour, specialist)
        bar = Rect(rect.x + 2, rect.y + _PICTURE + 4, rect.w - 4, 48)
        draw_title_bar(canvas, bar, theme.SPECIALIST_PLATE, names.character(specialist), theme.TEXT.title_large)
        _draw_specialist(canvas, rect, specialist, bar.bottom)
        draw_brass_frame(canvas, rect, 12, 5 if chosen else 3)

    def foot(self) -> tuple[str, str]:
        if not isinstance(self.selected, ChooseSpecialist):
            return "character.assistant", words.WHICH_SPECIALIST
        specialist = self.selected.specialist
        return f"character.{specialist}", words.BROUGHT[specialist]


def _draw_specialist(canvas: Surface, rect: Rect, specialist: str, top: int) -> None:
    """The epithet, four rows and what the Specialist is best for."""
    text, spot = words.SPECIALIST_TEXTS[specialist], (rect.centerx, top + 26)
    draw_text(canvas, text.epithet, spot, theme.TEXT.aside_large, theme.INK2, "center", width=rect.w - 40)
    draw_rule(canvas, *ends(rect, 80), top + 46)
    in_show = words.behind_magician(bonus=names.yields(PERFORMER_BONUS[specialist]))
    at_work = words.points_and_wage(points=BASE_POINTS[specialist], wage=WAGE[specialist])
    rows = (
        ("ui.play", words.NOW, text.now),
        (f"character.{specialist}", words.THE_BOARD, text.board),
        ("action.perform", words.IN_YOUR_SHOW, in_show),
        ("resource.action_point", words.AT_WORK, at_work),
    )
    row = Rect(rect.x + 18, top + 56, rect.w - 36, 98)
    for number, (icon, head, line) in enumerate(rows):
        _draw_row(canvas, row, icon, head, line, lit=not number)
        row.y += row.h + 8
    room = Rect(rect.x + 30, row.y + 4, rect.w - 60, 0)
    draw_block(canvas, text.best, room, theme.TEXT.aside_plus, theme.INK2, line=24, align="center")


def _draw_row(canvas: Surface, rect: Rect, icon: str, head: str, line: str, lit: bool) -> None:
    """A row with an icon, a head and a sentence."""
    draw_plate(canvas, rect, "#fbe6ae" if lit else theme.PARCHMENT2, 10, 2 if lit else 1, "#b8862f")
    draw_round_badge(canvas, within(rect, left=14, width=56).center, icon, 56, theme.VELVET if lit else theme.INK)
    write_line(canvas, head, within(rect, left=86, top=6, height=30), theme.TEXT.strong_large, theme.INK)
    room = within(rect, left=86, right=14, top=34, bottom=6)
    draw_block(canvas, line, room, theme.TEXT.body_plus, theme.INK, line=24, has_tip=True)
