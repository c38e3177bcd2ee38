"""The playbill: tonight's Magician and rivals, the kind of game, and Raise the Curtain."""

from datetime import date
from functools import partial
from typing import Protocol

from pygame import Rect, Surface

from trickerion.bots.manners import manner_at
from trickerion.language.verbatim import verbatim
from trickerion.language.voice import HEIR_NAME, name_said
from trickerion.play.tonight import Tonight, rivals_of
from trickerion.rules.catalog import MAGICIANS
from trickerion.rules.options import COLOURS, HEIR, is_idle, terms_of
from trickerion.scenes.daily import layout as at
from trickerion.screens.seats import OFFERED
from trickerion.storage.described import moment
from trickerion.storage.evening import Rival
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.flow import ends
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip, tip_words
from trickerion.ui.magician_card import PosterText, draw_magician_poster
from trickerion.ui.posters import draw_first_tricks, on_poster
from trickerion.ui.shapes import draw_double_rule, draw_rule
from trickerion.ui.surfaces import (
    draw_category_badge,
    draw_inset,
    draw_paper_panel,
    draw_pill,
    draw_ribbon,
    draw_round_badge,
    pill_width,
)
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_disk
from trickerion.words import names
from trickerion.words.cards.magicians import poster_body
from trickerion.words.evening import KIND, date_words
from trickerion.words.heir.tables import DIFFICULTY, GUIDE
from trickerion.words.manners import OF_PLAYER
from trickerion.words.screens import daily as words
from trickerion.words.screens import setup as setup_words
from trickerion.words.screens.menus import BACK


class BillDeeds(Protocol):
    """Deeds that the playbill may do."""

    def begin(self) -> None:
        """Raise the curtain, or go on where the evening was left."""

    def watch(self) -> None:
        """See tonight's first game again."""

    def give_up(self) -> None:
        """Ask whether the evening is given up."""

    def back(self) -> None:
        """Leave."""


class EveningBill(Drawn):
    """The panel on the left. ``player`` is what the person is called."""

    def __init__(self, tonight: Tonight, ended: date | None, player: str, deeds: BillDeeds) -> None:
        self._tonight, self._player, self._deeds = tonight, player, deeds
        self._note = _note(tonight, ended)
        self._names = rivals_of(tonight.evening, player)
        self._buttons = [self._raise(), self._second(), self._back()]

    # ------------------------------------------------------------------ what can be done

    def _raise(self) -> Button:
        tonight = self._tonight
        table = tonight.first or tonight.practice
        label, icon = (words.RESUME, "ui.play") if table is not None else (words.RAISE, "ui.stage")
        return Button(
            "tonight.raise",
            at.RAISE,
            label,
            self._deeds.begin,
            primary=True,
            icon=icon,
            second_line=self._second_line(),
            style=theme.TEXT.button_large,
            key="return",
            default=True,
            enabled=tonight.evening.number > 0,
            why_not=words.BEFORE_THE_FIRST,
        )

    def _second_line(self) -> str:
        tonight, go = self._tonight, words.GO[self._tonight.evening.place_at_start]
        if tonight.first is not None:
            return words.resume_first(moment=moment(tonight.first.saved.summary))
        if tonight.practice is not None:
            return words.resume_practice(moment=moment(tonight.practice.saved.summary))
        return words.again(go=go) if tonight.night is not None else go

    def _second(self) -> Button:
        if self._tonight.first is not None:
            return Button(
                "tonight.give_up",
                at.WATCH,
                words.GIVE_UP,
                self._deeds.give_up,
                icon="ui.cancel",
                style=theme.TEXT.label_large,
            )
        record, night = self._tonight.record(self._tonight.today), self._tonight.night
        why = words.NO_RECORD if night is not None and night.first is not None else words.NO_FIRST
        return Button(
            "tonight.watch",
            at.WATCH,
            words.WATCH,
            self._deeds.watch,
            icon="ui.clock",
            style=theme.TEXT.label_large,
            enabled=record is not None,
            why_not=why,
        )

    def _back(self) -> Button:
        return Button(
            "tonight.back", at.BACK, BACK, self._deeds.back, icon="ui.exit", style=theme.TEXT.label_large, key="escape"
        )

    def add_hotspots(self, spots: Hotspots) -> None:
        """The Magician, the rivals, what is the same for everybody, and the buttons."""
        evening = self._tonight.evening
        spots.add(Hotspot("tonight.magician", at.POSTER, tip=partial(self._tip_of, evening.magician), focusable=False))
        for number, rival in enumerate(evening.rivals):
            row = at.rival(number, len(evening.rivals))
            spots.add(Hotspot(f"tonight.rival.{number}", row, tip=partial(self._rival_tip, rival), focusable=False))
        spots.add(Hotspot("tonight.same", at.SAME, tip=tip_words(words.TITLE, *words.SAME_TIP), focusable=False))
        spots.add_all(button.spot() for button in self._buttons)

    def _tip_of(self, magician: str, *more: str) -> Tip:
        modules = self._tonight.evening.kind.modules
        body = poster_body(magician, modules, _plays_academy_version(modules, magician))
        return Tip(names.magician(magician), (*body, *more), icon=f"magician.{magician}")

    def _rival_tip(self, rival: Rival) -> Tip:
        if rival.level == HEIR:
            return Tip(name_said(HEIR_NAME), (words.HEIR_LEANS, GUIDE[self._tonight.evening.difficulty]))
        level, manner = setup_words.LEVELS[rival.level], manner_at(rival.level, rival.magician)
        return self._tip_of(rival.magician, f"*{level.name}:* {level.text}", *([OF_PLAYER[manner]] if manner else []))

    # ------------------------------------------------------------------ how it looks

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        evening, middle = self._tonight.evening, at.PLAYBILL.centerx
        draw_paper_panel(canvas, at.PLAYBILL, rivets=True)
        draw_ribbon(canvas, at.RIBBON, "#5a1222", words.TITLE, theme.TEXT.title_large, "ui.poster")
        room = at.PLAYBILL.w - 70
        draw_text(canvas, date_words(evening.date), at.DATE, theme.TEXT.title_huge, theme.VELVET, "center", width=room)
        about = words.bill(number=evening.number, minutes=evening.kind.minutes)
        draw_text(canvas, about, at.BILL, theme.TEXT.aside_plus, theme.INK2, "center", width=room)
        draw_double_rule(canvas, *ends(at.PLAYBILL, 40), at.RULE_Y)
        self._draw_poster(canvas, spots)
        x, y = at.RIVALS_HEAD
        draw_round_badge(canvas, (x, y), "ui.computer", 34, theme.VELVET)
        head = words.RIVALS[len(evening.rivals)]
        drawn = draw_text(canvas, head, (x + 26, y - 1), theme.TEXT.head_lead, theme.VELVET, "midleft")
        draw_rule(canvas, drawn.right + 14, at.PLAYBILL.right - 34, y)
        for number, rival in enumerate(evening.rivals):
            self._draw_rival(canvas, number, rival)
        if len(evening.rivals) == 1:
            level = evening.rivals[0].level  # beside one rival there is room for what it is like
            about = words.HEIR_LEANS if level == HEIR else setup_words.LEVELS[level].text
            draw_block(canvas, about, at.rival(1, 2).inflate(-20, -6), theme.TEXT.aside_plus, theme.INK2)
        self._draw_kind(canvas, middle)
        text, colour = (self._note, theme.VELVET) if self._note else (words.SAME, theme.INK)
        draw_block(canvas, text, at.SAME, theme.TEXT.body_large, colour, line=26)
        for button in self._buttons:
            button.draw(canvas, spots)

    def _draw_poster(self, canvas: Surface, spots: Hotspots) -> None:
        evening = self._tonight.evening
        magician, modules = MAGICIANS[evening.magician], evening.kind.modules
        head = on_poster(magician.id, modules, is_academy=_plays_academy_version(modules, magician.id))
        text = PosterText(*head, COLOURS[0], words.you(name=verbatim(self._player)))
        draw_magician_poster(canvas, at.POSTER, magician, text, hovered=spots.is_hot("tonight.magician"))
        if not head[1]:
            draw_first_tricks(canvas, at.POSTER, magician, abilities=False)

    def _draw_rival(self, canvas: Surface, number: int, rival: Rival) -> None:
        evening = self._tonight.evening
        row = at.rival(number, len(evening.rivals))
        is_low, colour = row.h < 60, COLOURS[number + 1]
        draw_inset(canvas, row, paper=True)
        draw_disk(canvas, (row.x + 40, row.centery), 44 if is_low else 56, colour, "magician")
        is_heir = rival.level == HEIR
        label = DIFFICULTY[evening.difficulty] if is_heir else _level(rival.level)
        pill = Rect(0, 0, min(210, pill_width(label, theme.TEXT.label, height=30, icon_name="ui.computer")), 30)
        pill.midright = (row.right - 14, row.centery)
        draw_pill(canvas, pill, label, "#3a2230", theme.CREAM, theme.TEXT.label, icon_name="ui.computer")
        name = name_said(HEIR_NAME) if is_heir else self._names[number]
        x, room = row.x + 80, pill.x - row.x - 92
        spot = (x, row.y + (15 if is_low else 25))
        draw_text(
            canvas,
            name,
            spot,
            theme.TEXT.strong_large if is_low else theme.TEXT.strong_lead,
            theme.INK,
            "midleft",
            width=room,
        )
        spot = (x + 12, row.y + (37 if is_low else 53))
        if is_heir:
            draw_text(
                canvas, setup_words.HEIRS_MAGICIAN, (x, spot[1]), theme.TEXT.aside, theme.INK2, "midleft", width=room
            )
            return
        draw_category_badge(canvas, spot, MAGICIANS[rival.magician].category, 24)
        spot, room = (spot[0] + 18, spot[1] - 1), room - 30
        draw_text(
            canvas, names.magician(rival.magician), spot, theme.TEXT.head_small, theme.INK2, "midleft", width=room
        )

    def _draw_kind(self, canvas: Surface, middle: int) -> None:
        """The kind of game, and in a line what it is."""
        kind = self._tonight.evening.kind.id
        text = f"*{KIND[kind]}.* {words.ABOUT[kind]}"
        y = at.MODULES_Y - (0 if len(self._tonight.evening.rivals) < 3 else -2)
        rect = Rect(at.PLAYBILL.x + 34, y - 14, at.PLAYBILL.w - 68, 28)
        draw_block(canvas, text, rect, theme.TEXT.body_plus, theme.INK, align="center")


def _note(tonight: Tonight, ended: date | None) -> str:
    """Note on the clock, on midnight or on versions; ``ended``: the day whose final table was just left."""
    later, night = tonight.known.later_than(tonight.today), tonight.night
    if ended is not None and ended < tonight.today:
        return words.was_yesterday(date=date_words(ended))
    if later is not None:
        return words.clock_back(date=date_words(later), today=date_words(tonight.today))
    if night is not None and tonight.is_dealt_otherwise:
        return words.other_version(version=verbatim(night.version))
    return ""


def _level(level: str) -> str:
    return f"{names.ROMAN[OFFERED.index(level) + 1]} {setup_words.LEVELS[level].name}"


def _plays_academy_version(modules: tuple[str, ...], magician: str) -> bool:
    """As a new game with these modules deals the ability."""
    return terms_of(modules).later_abilities or is_idle(magician, modules)
