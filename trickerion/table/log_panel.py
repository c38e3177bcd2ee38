"""The Daily Conjurer: what has happened, in sentences, grouped by turn and phase, newest below."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Final

from pygame import Rect, Surface

from trickerion.language.speech import begins
from trickerion.language.verbatim import Verbatim, verbatim
from trickerion.language.wording import Words
from trickerion.play.chronicle import NOBODY, LogLine
from trickerion.play.company import Company
from trickerion.play.happened import Sentence
from trickerion.play.narration import narrate
from trickerion.play.replay import LoggedGame
from trickerion.rules.events import FortuneTold, ProphecyChanged
from trickerion.table.top_bar import PHASE_PILL
from trickerion.table.view import seat_colours, seat_names
from trickerion.ui import theme
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip, always, plain
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout.together import SAYING
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_double_rule, draw_plate, draw_rule
from trickerion.ui.surfaces import draw_paper_panel
from trickerion.ui.text import draw_text, grown, text_width
from trickerion.ui.text_block import block_lines, draw_block
from trickerion.ui.tokens import draw_emblem
from trickerion.ui.topbar import PHASES
from trickerion.words.screens import table as words
from trickerion.words.screens import together as talk
from trickerion.words.together import SPEECH, WIRE_CUT

LINE: Final = 21
HEAD, NO_HEAD, _FOOT, _MARGIN = 40, 8, 8, 14
_SIGNS: Final = 38
"""Pixels at both ends of the head for the signs that open the log and silence talk."""
_BEFORE_HEAD: Final = 4
_GAP: Final = 6
_LEAST, _LEAST_HEADED = NO_HEAD + LINE + _FOOT, 160
"""Pixels of a log with one line, and of one that keeps its head, below a line of talk."""
_PLAIN: Final = theme.TEXT.body, theme.INK
_LOOKS: Final[dict[str, tuple[theme.Style, theme.ColourValue]]] = {
    SPEECH: (theme.TEXT.aside, "#14504e"),
    WIRE_CUT: (theme.TEXT.strong, theme.REASON_ON_PAPER),
}
"""The sign before a line -> its type and ink, where they are not the usual ones."""


@dataclass(frozen=True)
class Entry:
    """One sentence, or the head of a turn and phase (``seat`` NOBODY and ``is_head``)."""

    text: str
    seat: int
    move_index: int
    is_head: bool = False
    reason: str = ""
    sign: str = ""


def entries_of(lines: list[LogLine], names: tuple[Verbatim, ...], viewer: int, prophecies_from: int = 0) -> list[Entry]:
    """The whole log as entries, with a head wherever turn or phase changes."""
    entries: list[Entry] = []
    group: tuple[int, str] | None = None
    for line in lines:
        sentences = _sentences(line, names, viewer, prophecies_from)
        if not sentences:
            continue
        if line.phase and group != (line.turn, line.phase):
            group = (line.turn, line.phase)
            head = words.log_head(line.turn, PHASES.get(PHASE_PILL.get(line.phase, ""), ""))
            entries.append(Entry(head, NOBODY, line.move_index, is_head=True))
        entries += [
            Entry(_text(one), one.seat, line.move_index, reason=line.reason, sign=line.sign) for one in sentences
        ]
    return entries


@lru_cache(2_000, typed=True)  # names of a cast are other ones
def _sentences(line: LogLine, names: tuple[Verbatim, ...], viewer: int, prophecies_from: int) -> list[Sentence]:
    is_told = line.turn + (line.phase == "end_turn") >= prophecies_from  # its prophecy is the next turn's
    events = [event for event in line.events if is_told or not isinstance(event, (FortuneTold, ProphecyChanged))]
    noted = [Sentence(NOBODY, "", verbatim(line.note), "ui.info")] if line.note else []
    if line.stand_in:  # nobody reads "You" of what a computer player has done
        stood_in = Verbatim(words.computer_for(name=names[line.seat]))
        names = type(names)([*names[: line.seat], stood_in, *names[line.seat + 1 :]])
        viewer = NOBODY if viewer == line.seat else viewer
    return noted or narrate(events, names, viewer, line.row)


def _text(sentence: Sentence) -> str:
    return f"*{sentence.who}* {sentence.text}" if sentence.who else begins(sentence.text)


@dataclass
class LogPanel(Drawn):
    """The panel; ``look_back`` gets the number of moves after which to show the table (None: that cannot be shown)."""

    zone = Zone.TOLD

    session: LoggedGame
    rect: Rect
    look_back: Callable[[int], object] | None
    title: str = words.CONJURER
    head: int = HEAD
    open_large: Callable[[], object] | None = None  # shows the log large, which ``large_tip`` says
    large_tip: Tip | None = None
    company: Company | None = None  # whose talk can be silenced in the head
    offset: int = 0  # lines scrolled up from the end
    _entries: list[Entry] = field(default_factory=list)
    _made: tuple[int, int] = (-1, -1)

    @property
    def entries(self) -> list[Entry]:
        """The entries for the log as it is, made again when it has changed."""
        made = (self.session.changes, len(self.session.log))
        if made != self._made:
            self._made = made
            names = seat_names(self.session.options, as_cast=self.session.sees_all)
            self._entries = entries_of(self.session.log, names, self.session.viewer, self.session.prophecies_from)
            self.offset = 0
        return self._entries

    @property
    def _width(self) -> int:
        return self.rect.w - 2 * _MARGIN

    @property
    def _head(self) -> Rect:
        """Place that opens the large log: the head with its sign, or a corner of the paper where there is no head."""
        rect = self.rect
        if self.head == HEAD:
            return within(rect, left=4, right=4, top=4, height=30)
        return within(rect, right=0, top=0, width=34, height=24)

    @property
    def _silence(self) -> Rect:
        return within(self.rect, left=6, top=4, width=34, height=28)

    def _switch_talk(self) -> None:
        if self.company is not None:
            self.company.is_silent = not self.company.is_silent

    def _lines(self, entry: Entry) -> int:
        style, _ = _LOOKS.get(entry.sign, _PLAIN)
        return 1 if entry.is_head else block_lines(entry.text, self._width - 26, style)

    def _shown(self) -> list[tuple[Entry, Rect]]:
        entries = self.entries
        last = max(0, len(entries) - self.offset)
        bottom = self.rect.bottom - _FOOT
        shown: list[tuple[Entry, Rect]] = []
        for entry in reversed(entries[:last]):
            height = self._lines(entry) * grown(LINE) + (_BEFORE_HEAD if entry.is_head else 2)
            if bottom - height < self.rect.y + self.head:
                if not shown and self.rect.h:  # the last one is always there, as far as it finds room
                    room = bottom - self.rect.y - self.head
                    return [(entry, Rect(self.rect.x + _MARGIN, self.rect.y + self.head, self._width, room))]
                break
            bottom -= height
            shown.append((entry, Rect(self.rect.x + _MARGIN, bottom, self._width, height)))
        spare = bottom - self.rect.y - self.head
        if last <= len(shown):  # everything fits: begin at the top
            shown = [(entry, rect.move(0, -spare)) for entry, rect in shown]
        return shown

    def make_room(self) -> Rect:
        """Leave its foot to a line of talk: where that lies. Where no line of its own is left, the log goes."""
        paper, line = self.rect, Rect(self.rect.x, self.rect.bottom - SAYING, self.rect.w, SAYING)
        left = paper.h - SAYING - _GAP
        self.rect = Rect(paper.x, paper.y, paper.w, left if left >= _LEAST else 0)
        self.head = HEAD if self.head == HEAD and left >= _LEAST_HEADED else NO_HEAD
        return line

    def scroll(self, lines: int) -> None:
        """Earlier lines for a positive number, later ones for a negative."""
        self.offset = max(0, min(max(0, len(self.entries) - 3), self.offset + 2 * lines))

    def add_hotspots(self, spots: Hotspots) -> None:
        """The panel scrolls; each sentence can be clicked."""
        spots.add(Hotspot("log", self.rect, on_wheel=self.scroll, focusable=False))
        if self.open_large is not None:
            tip = always(self.large_tip) if self.large_tip is not None else None
            spots.add(Hotspot("large_log", self._head, on_click=self.open_large, on_wheel=self.scroll, tip=tip))
        if self.company is not None and self.head == HEAD:
            tip = always(Tip(talk.SILENCE_TIP[self.company.is_silent]))
            spots.add(Hotspot("log.talk", self._silence, on_click=self._switch_talk, tip=tip, focusable=False))
        note = words.LOOK_BACK if self.look_back is not None else ""
        last = len(self.entries) - self.offset
        for number, (entry, rect) in enumerate(self._shown()):
            if entry.is_head:
                continue
            look = partial(self.look_back, entry.move_index) if self.look_back is not None else lambda: None
            why = Words(words.WHY if entry.reason else "", (entry.reason,) if entry.reason else (), note=note)
            tip = always(plain(why)) if entry.reason or note else None
            spots.add(Hotspot(f"log.{number}", rect, on_click=look, on_wheel=self.scroll, tip=tip))
            spots.get(f"log.{number}").says = saying(entry.text, role=Role.LINE, order=last - number)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        rect = self.rect
        draw_paper_panel(canvas, rect, 10, 3)
        if self.head == HEAD:
            room = within(rect, left=_SIGNS, right=_SIGNS, top=5, height=30)
            write_line(canvas, self.title, room, theme.TEXT.title_small, theme.INK, "center")
            draw_double_rule(canvas, rect.x + _MARGIN, rect.right - _MARGIN, rect.y + 34)
        if self.open_large is not None:
            ink = theme.VELVET if spots.is_hot("large_log") else theme.BRASS_LO
            draw_icon(canvas, "ui.log", (rect.right - 22, rect.y + (18 if self.head == HEAD else 12)), 22, ink)
        if self.company is not None and self.head == HEAD:
            self._draw_silence(canvas, hot=spots.is_hot("log.talk"))
        before = canvas.get_clip()
        canvas.set_clip(rect.inflate(0, -6).clip(before))
        for number, (entry, place) in enumerate(self._shown()):
            if entry.is_head:
                self._draw_head(canvas, entry, place)
            else:
                if spots.is_hot(f"log.{number}"):
                    draw_plate(canvas, place.inflate(10, 2), (255, 220, 140, 120), 5)
                self._draw_entry(canvas, entry, place)
        canvas.set_clip(before)

    def _draw_silence(self, canvas: Surface, *, hot: bool) -> None:
        is_silent = self.company is not None and self.company.is_silent
        ink = theme.VELVET if hot else theme.MUTED if is_silent else "#14504e"
        x, y = self._silence.center
        draw_icon(canvas, SPEECH, (x, y), 22, ink)
        if is_silent:
            draw_icon(canvas, "ui.cross", (x + 8, y + 7), 14, theme.REASON_ON_PAPER)

    def _draw_head(self, canvas: Surface, entry: Entry, place: Rect) -> None:
        width = text_width(entry.text, theme.TEXT.label)
        y = place.y + _BEFORE_HEAD + grown(12)  # nearer to what follows than to what is over
        draw_text(canvas, entry.text, (place.centerx, y), theme.TEXT.label, theme.INK2, "center")
        draw_rule(canvas, place.x, place.centerx - width // 2 - 8, y + 1)
        draw_rule(canvas, place.centerx + width // 2 + 8, place.right, y + 1)

    def _draw_entry(self, canvas: Surface, entry: Entry, place: Rect) -> None:
        if entry.seat != NOBODY:
            draw_emblem(canvas, (place.x + 9, place.y + grown(12)), 18, seat_colours(self.session.options)[entry.seat])
        style, ink = _LOOKS.get(entry.sign, _PLAIN)
        if entry.sign:
            draw_icon(canvas, entry.sign, (place.x + 9, place.y + grown(12)), 18, ink)
        spot, room = (place.x + 24, place.y), place.w - 26
        draw_block(canvas, entry.text, Rect(spot, (room, 0)), style, ink, line=LINE)
