"""A bill of today: its Magician and rivals, the kind of game, what the first attempt came to, and its buttons."""

from datetime import date
from functools import partial
from typing import Final, Protocol

from pygame import Rect, Surface

from trickerion.bots.manners import manner_at
from trickerion.language.verbatim import verbatim
from trickerion.language.voice import HEIR_NAME, name_said
from trickerion.play.tonight import Tonight, rivals_of
from trickerion.rules.catalog import MAGICIANS
from trickerion.rules.options import COLOURS, HEIR, is_idle, terms_of
from trickerion.scenes.daily.layout import bill
from trickerion.scenes.daily.ticket import FirstResult
from trickerion.screens.seats import OFFERED
from trickerion.storage.described import moment
from trickerion.storage.evening import MATINEE, TONIGHT, Rival
from trickerion.storage.evenings import Night
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.flow import ends, within, write_line
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip, always, tip_words
from trickerion.ui.keys import key_label
from trickerion.ui.magician_card import PosterText, draw_magician_poster
from trickerion.ui.posters import draw_first_tricks, on_poster
from trickerion.ui.said import Zone
from trickerion.ui.shapes import draw_double_rule, draw_rule
from trickerion.ui.surfaces import draw_inset, draw_paper_panel, draw_pill, draw_ribbon, pill_width
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

SIGNS: Final = {MATINEE: "own:sun", TONIGHT: "own:crescent"}
_ZONES: Final = {MATINEE: Zone.NOW, TONIGHT: Zone.STAGE}
RIBBONS: Final = {MATINEE: "#6b4414", TONIGHT: "#5a1222"}


class BillDeeds(Protocol):
    """Deeds that a bill may do."""

    def begin(self, show: Tonight) -> None:
        """Raise the curtain, or go on where it was left."""

    def watch(self, show: Tonight) -> None:
        """See today's first game again."""

    def copy(self, line: str) -> None:
        """Copy the line to share."""

    def give_up(self, show: Tonight) -> None:
        """Ask whether today's first is given up."""

    def back(self) -> None:
        """Leave."""


class Bill(Drawn):
    """A panel on the left. ``player`` is what the person is called; ``shown``: the night of its ticket.

    The bill that ``is_next`` has the velvet button; ``note`` is what has to be said of the clock, midnight or versions.
    """

    def __init__(
        self, show: Tonight, shown: Night | None, player: str, deeds: BillDeeds, *, is_next: bool, note: str
    ) -> None:
        self.show, self._player, self._deeds, self.is_next, self.note = show, player, deeds, is_next, note
        self.at = bill(show.bill)
        self.ticket = FirstResult(self.at, show, shown)
        self._names = rivals_of(show.evening, player)
        self.buttons = [self._raise(), *self._small()]

    # ------------------------------------------------------------------ what can be done

    def _raise(self) -> Button:
        show = self.show
        table = show.first or show.practice
        label, icon = (words.RESUME, "ui.play") if table is not None else (words.RAISE, "ui.stage")
        if show.night is not None and table is None:
            label, icon = words.PLAY_AGAIN, "ui.undo"
        return Button(
            f"{show.bill}.raise",
            self.at.large,
            label,
            partial(self._deeds.begin, show),
            primary=self.is_next,
            icon=icon,
            second_line=self.second_line,
            style=theme.TEXT.button,
            key="return" if self.is_next else "",
            default=self.is_next,
            enabled=show.evening.number > 0,
            why_not=words.BEFORE_THE_FIRST,
        )

    @property
    def second_line(self) -> str:
        """State of the game on its table, or the place at the start."""
        show, go = self.show, words.GO[self.show.evening.place_at_start]
        if show.first is not None:
            return words.resume_first[show.bill](moment=moment(show.first.saved.summary))
        if show.practice is not None:
            return words.resume_practice(moment=moment(show.practice.saved.summary))
        return words.again(go=go) if show.night is not None else go

    def _small(self) -> list[Button]:
        """Watching or giving up, the line, and the way back on the last bill."""
        is_last = self.show.bill == TONIGHT
        places, style = self.at.small(has_back=is_last), theme.TEXT.label
        back = Button("tonight.back", places[-1], BACK, self._deeds.back, style=style, key="escape")
        return [self._first(places[0]), self._copy(places[1]), *([back] if is_last else [])]

    def _first(self, place: Rect) -> Button:
        show, make = self.show, partial(Button, style=theme.TEXT.label)
        if show.first is not None:
            return make(f"{show.bill}.give_up", place, words.GIVE_UP, partial(self._deeds.give_up, show))
        record, why = show.record(show.today), words.NO_RECORD if show.is_played else words.NO_FIRST
        watch, is_kept = partial(self._deeds.watch, show), record is not None
        return make(f"{show.bill}.watch", place, words.WATCH, watch, enabled=is_kept, why_not=why)

    def _copy(self, place: Rect) -> Button:
        line = self.ticket.line
        make = partial(Button, style=theme.TEXT.label, enabled=bool(line), why_not=words.NO_LINE)
        tip = always(Tip(words.COPY, (words.key_copies(key=key_label("ctrl+c")),))) if line else None
        return make(f"{self.show.bill}.copy", place, words.COPY, partial(self._deeds.copy, line), tip=tip)

    def add_hotspots(self, spots: Hotspots) -> None:
        """The Magician, the rivals, what is the same for everybody, the ticket and the buttons."""
        evening, name = self.show.evening, self.show.bill
        spots.zone = _ZONES[name]
        spots.add(
            Hotspot(f"{name}.magician", self.at.poster, tip=partial(self._tip_of, evening.magician), focusable=False)
        )
        for number, rival in enumerate(evening.rivals):
            row = self.at.rival(number, len(evening.rivals))
            spots.add(Hotspot(f"{name}.rival.{number}", row, tip=partial(self._rival_tip, rival), focusable=False))
        same = tip_words(words.BILLS[name], *words.SAME_TIP)
        spots.add(Hotspot(f"{name}.same", self.at.kind, tip=same, focusable=False))
        self.ticket.add_hotspots(spots)
        spots.add_all(button.spot() for button in self.buttons)

    def _tip_of(self, magician: str, *more: str) -> Tip:
        modules = self.show.evening.kind.modules
        body = poster_body(magician, modules, _plays_academy_version(modules, magician))
        return Tip(names.magician(magician), (*body, *more), icon=f"magician.{magician}")

    def _rival_tip(self, rival: Rival) -> Tip:
        if rival.level == HEIR:
            return Tip(name_said(HEIR_NAME), (words.HEIR_LEANS, GUIDE[self.show.evening.difficulty]))
        level, manner = setup_words.LEVELS[rival.level], manner_at(rival.level, rival.magician)
        return self._tip_of(rival.magician, f"*{level.name}:* {level.text}", *([OF_PLAYER[manner]] if manner else []))

    # ------------------------------------------------------------------ how it looks

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        evening, at = self.show.evening, self.at
        draw_paper_panel(canvas, at.panel, rivets=True)
        name = words.BILLS[evening.bill]
        draw_ribbon(canvas, at.ribbon, RIBBONS[evening.bill], name, theme.TEXT.title_large, SIGNS[evening.bill])
        write_line(canvas, date_words(evening.date), at.date, theme.TEXT.title_large, theme.VELVET, "center")
        about = words.bill(number=evening.number, minutes=evening.kind.minutes)
        write_line(canvas, about, at.about, theme.TEXT.aside, theme.INK2, "center")
        draw_double_rule(canvas, *ends(at.panel, 26), at.about.bottom + 2)
        self._draw_poster(canvas, spots)
        self._draw_rivals(canvas)
        text = f"*{KIND[evening.kind.id]}.* {words.ABOUT[evening.kind.id]}"
        draw_block(canvas, text, at.kind)
        if self.ticket.first is None or self.note:
            said, ink = (self.note, theme.VELVET) if self.note else (self._remark, theme.INK)
            room = at.remark if self.ticket.first is not None else at.note
            draw_block(canvas, said, room, colour=ink)
        self.ticket.draw(canvas, spots)
        for button in self.buttons:
            button.draw(canvas, spots)

    @property
    def _remark(self) -> str:
        """State of today's first, else the same for everybody."""
        if self.show.night is None or self.show.is_played:
            return words.SAME
        return words.WAITS if self.show.first is not None else words.LEFT

    def _draw_poster(self, canvas: Surface, spots: Hotspots) -> None:
        evening, place = self.show.evening, self.at.poster
        magician, modules = MAGICIANS[evening.magician], evening.kind.modules
        head = on_poster(magician.id, modules, is_academy=_plays_academy_version(modules, magician.id))
        text = PosterText(*head, COLOURS[0], words.you(name=verbatim(self._player)))
        draw_magician_poster(canvas, place, magician, text, hovered=spots.is_hot(f"{evening.bill}.magician"))
        if not head[1]:
            draw_first_tricks(canvas, place, magician, abilities=False)

    def _draw_rivals(self, canvas: Surface) -> None:
        rivals = self.show.evening.rivals
        drawn = write_line(canvas, words.RIVALS[len(rivals)], self.at.rivals, theme.TEXT.head, theme.VELVET)
        draw_rule(canvas, drawn.right + 12, self.at.rivals.right, self.at.rivals.centery)
        for number, rival in enumerate(rivals):
            self._draw_rival(canvas, number, rival)

    def _draw_rival(self, canvas: Surface, number: int, rival: Rival) -> None:
        evening = self.show.evening
        row = self.at.rival(number, len(evening.rivals))
        is_heir = rival.level == HEIR
        draw_inset(canvas, row, paper=True)
        draw_disk(canvas, within(row, left=8, width=44).center, 40, COLOURS[number + 1], "magician")
        label = DIFFICULTY[evening.difficulty] if is_heir else _level(rival.level)
        wide = min(160, pill_width(label, theme.TEXT.label))
        pill = within(row, right=10, width=wide, height=28)
        draw_pill(canvas, pill, label, "#3a2230", theme.CREAM, theme.TEXT.label)
        name = name_said(HEIR_NAME) if is_heir else self._names[number]
        room = within(row, left=60, right=wide + 20)
        if is_heir:
            write_line(canvas, name, room, theme.TEXT.strong_plus, theme.INK)
            return
        upper, lower = within(room, top=4, height=room.h // 2), within(room, bottom=4, height=room.h // 2 - 2)
        write_line(canvas, name, upper, theme.TEXT.strong_plus, theme.INK)
        write_line(canvas, names.magician(rival.magician), lower, theme.TEXT.aside, theme.INK2)


def note_on(show: Tonight, ended: date | None) -> str:
    """Note on the clock, on midnight or on versions; ``ended``: the day whose final table was just left."""
    later, night = show.known.later_than(show.today), show.night
    if ended is not None and ended < show.today:
        return words.was_yesterday(date=date_words(ended))
    if later is not None:
        return words.clock_back(date=date_words(later), today=date_words(show.today))
    if night is not None and show.is_dealt_otherwise:
        return words.other_version(version=verbatim(night.version))
    return ""


def _level(level: str) -> str:
    return f"{names.ROMAN[OFFERED.index(level) + 1]} {setup_words.LEVELS[level].name}"


def _plays_academy_version(modules: tuple[str, ...], magician: str) -> bool:
    """As a new game with these modules deals the ability."""
    return terms_of(modules).later_abilities or is_idle(magician, modules)
