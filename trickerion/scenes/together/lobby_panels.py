"""The panels of the lobby beside its seats: the posters, what is played, the ticket with the code, the talk."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from trickerion.language.speech import Player
from trickerion.language.verbatim import verbatim
from trickerion.rules.catalog import Magician
from trickerion.screens.setup.posters_panel import PostersPanel
from trickerion.screens.setup.rules_panel import ModulesPanel, RulesPanel
from trickerion.together.messages import MOST_LETTERS
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.flow import within
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, tip_words
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import setup as at_setup
from trickerion.ui.layout import together as at
from trickerion.ui.posters import draw_category_heads, posters
from trickerion.ui.said import Zone
from trickerion.ui.shapes import draw_round, draw_veil
from trickerion.ui.surfaces import draw_inset, draw_paper_panel, draw_pill, pill_width
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_lines, draw_block, fit_block
from trickerion.ui.tokens import draw_emblem
from trickerion.ui.typing_line import TypingLine
from trickerion.ui.widgets import WidgetLayer
from trickerion.words.screens import setup
from trickerion.words.screens import together as words


class LobbyPosters(PostersPanel):
    """The posters below the ticket; the lit seat says whose choice it is."""

    def places(self) -> list[tuple[Magician, Rect]]:
        return posters(at.lobby_poster, self.plan.modules)

    def draw_heads(self, canvas: Surface) -> None:
        draw_category_heads(canvas, at.lobby_head)


class LobbyModules(ModulesPanel):
    """The modules; the talk stands in the place of the phases. ``host`` is who chooses them, "" here."""

    host: str | None = None

    def tiles(self) -> list[tuple[Rect, tuple[str, str, str]]]:
        return []

    @property
    def head(self) -> tuple[str, str]:
        if self.host is None:
            return super().head
        return words.modules_of(host=verbatim(self.host)) if self.host else setup.MODULES_HEAD, "ui.choice"

    def add_hotspots(self, spots: Hotspots) -> None:
        super().add_hotspots(spots)
        if self.host is not None:
            _only_tell(spots, "setup.module.")

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        super().draw(canvas, spots)
        if self.host is not None:
            rows = len(self.rows())
            for number in range(rows):
                draw_veil(canvas, at_setup.module_row(number, rows), "#140e1c", 70, 8)
            draw_icon(canvas, "ui.locked", (at_setup.MODULES.right - 34, at_setup.MODULES.y + 28), 22, theme.BRASS_HI)


class LobbyRules(RulesPanel):
    """Beginning and edition of the game; ``is_closed`` at a guest's."""

    is_closed = False

    def add_hotspots(self, spots: Hotspots) -> None:
        super().add_hotspots(spots)
        if self.is_closed:
            for name in ("setup.begin.", "setup.edition.", "setup.points"):
                _only_tell(spots, name)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        super().draw(canvas, spots)
        if self.is_closed:
            for rect in (at_setup.BEGINNING, at_setup.EDITION):
                draw_veil(canvas, rect, "#140e1c", 70, rect.h // 2)
            place = (at_setup.RULES.right - 32, at_setup.POINTS.centery)
            draw_icon(canvas, "ui.locked", place, 22, theme.INK2)


def _only_tell(spots: Hotspots, prefix: str) -> None:
    """Let another player's choices be pointed at, and no more."""
    for name in [name for name in spots.names() if name.startswith(prefix)]:
        spots.get(name).only_tell()


class Ticket(Drawn):
    """The code of a table, and what is honest about it: ``reach`` says who finds the table with these letters."""

    zone = Zone.STAGE

    def __init__(
        self, code: Callable[[], str], reach: Callable[[], str], copy: Callable[[], object], spell: Callable[[], object]
    ) -> None:
        self._code, self._reach = code, reach
        self._spell = spell
        self._copy = Button("lobby.copy", at.COPY, words.COPY, copy, icon="ui.copy", style=theme.TEXT.label_large)

    def add_hotspots(self, spots: Hotspots) -> None:
        spots.add(Hotspot("lobby.spell", at.CODE_GROUPS, self._spell, key="r", tip=tip_words(words.SPELL_TIP)))
        spots.add(self._copy.spot())

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        _draw_ticket(canvas)
        top = at.TICKET.y + 16
        draw_text(canvas, words.INVITATION, (736, top), theme.TEXT.head, theme.VELVET, "midleft", width=330)
        draw_text(canvas, words.R_SPELLS, (1404, top), theme.TEXT.aside, theme.INK2, "midright", width=330)
        for number, group in enumerate(self._code().split("-")):
            box = at.code_group(number)
            draw_inset(canvas, box, paper=True)
            draw_text(canvas, group, box.center, theme.TEXT.number_tall, theme.INK, "center", width=box.w - 12)
            if number:
                draw_text(
                    canvas, words.DASH, (box.x - 10, box.centery - 2), theme.TEXT.number_large, theme.INK2, "center"
                )
        self._copy.draw(canvas, spots)
        reach = self._reach()
        style, _ = fit_block(reach, at.HONEST.w, at.HONEST.h, theme.TEXT.body)
        draw_block(canvas, reach, at.HONEST, style, line=20)


class GuestTicket(Drawn):
    """``host`` is "" at a served table; ``connection`` asks for the milliseconds, -1 while the wire is cut.

    ``looks_on``: somebody who has no seat.
    """

    def __init__(self, host: str, connection: Callable[[], int], *, looks_on: bool = False) -> None:
        self._host, self._connection, self._looks_on = host, connection, looks_on

    def add_hotspots(self, spots: Hotspots) -> None:
        """Nothing here can be changed."""

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        _draw_ticket(canvas)
        host = Player(verbatim(self._host))
        head = words.guest_at(host=host) if self._host else words.GUEST_OF_SERVED
        line = words.looker_line if self._looks_on else words.guest_line
        text = line(host=host) if self._host else words.SERVED_LINE
        head = words.YOU_LOOK_ON if self._looks_on else head
        draw_text(canvas, head, (736, at.TICKET.y + 25), theme.TEXT.head_lead, theme.VELVET, "midleft", width=880)
        latency = self._connection()
        told = words.connected(number=latency) if latency >= 0 else words.PILLS["away"]
        sign, fill = ("ui.confirm", "#2c6b3c") if latency >= 0 else ("ui.wire_cut", "#7a1b22")
        width = pill_width(told, theme.TEXT.label, height=34, icon_name=sign)
        pill = Rect(at.TICKET.right - 20 - width, at.TICKET.centery - 17, width, 34)
        draw_pill(canvas, pill, told, fill, icon_name=sign)
        room = pill.x - 20 - 736
        style, _ = fit_block(text, room, 30, theme.TEXT.body_large)
        draw_text(canvas, text, (736, at.TICKET.y + 55), style, theme.INK, "midleft", width=room)


def _draw_ticket(canvas: Surface) -> None:
    draw_paper_panel(canvas, at.TICKET, frame=3)
    draw_icon(canvas, "ui.wire", within(at.TICKET, left=30, width=60).center, 60, theme.VELVET)
    for y in range(at.TICKET.y + 10, at.TICKET.bottom - 6, 10):
        draw_round(canvas, (at.TICKET.x + 118, y), 5, theme.PARCHMENT3)


class TalkPanel(Drawn):
    """The last lines of the talk, and the line to say one more, unless nobody would hear it."""

    zone = Zone.TOLD
    is_heard = True

    def __init__(self, say: Callable[[str], bool], colour_of: Callable[[int], str]) -> None:
        self._say, self._colour_of = say, colour_of
        self._lines: list[tuple[int, str]] = []
        self._line: TypingLine | None = None
        self._widgets: WidgetLayer | None = None

    def make_line(self, widgets: WidgetLayer) -> None:
        """The line to type in."""
        if self.is_heard:
            self._widgets = widgets
            self._line = widgets.entry(at.TALK_ENTRY, "", words.SAY_SOMETHING, MOST_LETTERS)

    @property
    def is_typing(self) -> bool:
        """True while a line is being typed."""
        return self._line is not None and self._line.is_focused

    @property
    def look(self) -> object:
        """The lines as they are."""
        return len(self._lines), self._lines[-2:]

    def tell(self, text: str, seat: int = -1) -> None:
        """One more line: of a seat, or of the house."""
        self._lines = [*self._lines, (seat, text)][-2:]

    def say(self) -> None:
        """Say what was typed; it stays where nobody can hear it just now."""
        text = self._line.get_text().strip() if self._line is not None else ""
        if text and self._line is not None and self._say(text):
            self._line.set_text("")

    def _type(self) -> None:
        if self._line is not None and self._widgets is not None:
            self._widgets.type_in(self._line)

    def add_hotspots(self, spots: Hotspots) -> None:
        if self.is_heard:
            spots.add(Hotspot("lobby.talk", at.TALK_ENTRY, self._type, key="t", tip=tip_words(words.TALK_TIP)))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_inset(canvas, at.TALK)
        width, bottom = at.TALK.w - 54, at.TALK_ENTRY.y - 5
        for seat, text in reversed(self._lines):
            lines = min(2, block_lines(text, width, theme.TEXT.body))
            bottom -= 24 * lines
            if bottom < at.TALK.y:
                break
            self._draw_sign(canvas, (at.TALK.x + 22, bottom + 12), seat)
            draw_block(
                canvas, text, Rect(at.TALK.x + 42, bottom, width, 24 * lines), theme.TEXT.body, theme.CREAM, line=24
            )

    def _draw_sign(self, canvas: Surface, center: tuple[int, int], seat: int) -> None:
        if colour := self._colour_of(seat):
            draw_emblem(canvas, center, 22, colour)
        else:
            draw_icon(canvas, "ui.wire", center, 18, theme.BRASS)
