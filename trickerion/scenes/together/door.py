"""The door: open a table of one's own, or join one by its code, from the list of this network, or come back."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pygame
import pygame_gui
from pygame import Rect, Surface
from pygame_gui.elements import UITextEntryLine

from trickerion.app.crash_report import clipboard_text
from trickerion.app.guest_table import GuestTable
from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.app.scene import Scene
from trickerion.language.speech import Player
from trickerion.language.verbatim import verbatim
from trickerion.rules.options import NAME_LENGTH
from trickerion.scenes.opening import enter_table
from trickerion.scenes.setup.seats import own_name, remember_name
from trickerion.scenes.sheet import MenuBar
from trickerion.storage.tables import SeatElsewhere, forget_seat, remember_seat, seats_elsewhere
from trickerion.together.announcement import FoundTable, Listener
from trickerion.together.code import Code, CodeError, found_in, read_invitation
from trickerion.together.wire import Wire
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import together as at
from trickerion.ui.scenery import backdrop
from trickerion.ui.surfaces import draw_dark_panel, draw_panel_head, draw_paper_panel, draw_wood_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.words.screens import together as words
from trickerion.words.screens.menus import BACK

LONGEST_CODE = 120
GONE_FOR_GOOD = ("code", "closed_for_good", "sent_away")


@scene("together")
class DoorScene(Scene):
    """Where playing together begins; ``seat``: one to come back to at once."""

    breathing = True

    def __init__(self, app: App, seat: SeatElsewhere | None = None) -> None:
        super().__init__(app)
        self._returns_to = seat
        self._bar = MenuBar(app, words.TITLE)
        self._buttons: list[Button] = []
        self._guest: GuestTable | None = None
        self._trouble = ""
        self._listener = Listener(app.calls.wake)
        self._seats: list[SeatElsewhere] = []
        self._found: list[FoundTable] = []
        self._name: UITextEntryLine | None = None
        self._code: UITextEntryLine | None = None

    # ------------------------------------------------------------------ the scene

    def on_enter(self) -> None:
        self._name = self.widgets.entry(at.NAME, own_name(self.app), words.NAME_LINE, NAME_LENGTH)
        self._code = self.widgets.entry(at.CODE, "", words.CODE_LINE, LONGEST_CODE)
        self.widgets.type_in(self._code if own_name(self.app) else self._name)
        self._listener.open()
        super().on_enter()
        if self._returns_to is not None:
            self._come_back(self._returns_to)

    def on_reveal(self) -> None:
        self.layout()

    def on_settings(self) -> None:
        self.layout()

    def on_exit(self) -> None:
        self._listener.close()
        if self._guest is not None and not self._guest.is_kept:
            self._guest.close()

    @property
    def name(self) -> str:
        """What the player wants to be called."""
        return self._name.get_text().strip() if self._name is not None else ""

    @property
    def _typed(self) -> str:
        return self._code.get_text().strip() if self._code is not None else ""

    def layout(self) -> None:
        self._seats = seats_elsewhere(self._file)[: at.MOST_SEATS]
        self._buttons = [*self._fixed_buttons(), *self._row_buttons()]
        self.spots.clear()
        self.spots.add_all(self._bar.spots())
        self.spots.add_all(button.spot() for button in self._buttons)

    @property
    def _file(self) -> Path:
        return self.app.places.seats

    def _fixed_buttons(self) -> list[Button]:
        has_name, is_calling = bool(self.name), self._guest is not None
        code = has_name and bool(self._typed) and not is_calling
        why = words.NAME_FIRST if not has_name else words.CALLING if is_calling else words.NO_CODE_YET
        return [
            Button(
                "door.open",
                at.OPEN_NEW,
                words.OPEN_NEW,
                self._open_table,
                primary=not self._typed,
                icon="ui.stage",
                size=26,
                enabled=has_name,
                why_not=words.NAME_FIRST,
            ),
            Button("door.paste", at.PASTE, words.PASTE, self._paste, icon="ui.copy", size=20),
            Button(
                "door.join",
                at.ENTER,
                words.JOIN,
                partial(self._join, looks_on=False),
                primary=bool(self._typed),
                icon="ui.wire",
                key="return",
                enabled=code,
                why_not=why,
                default=True,
            ),
            Button(
                "door.watch",
                at.WATCH,
                words.LOOK_ON,
                partial(self._join, looks_on=True),
                icon="ui.zoom",
                size=20,
                enabled=code,
                why_not=why,
            ),
            Button("door.back", at.BACK, BACK, self._back, icon="ui.exit", size=20, key="escape"),
        ]

    def _row_buttons(self) -> list[Button]:
        may, why = bool(self.name) and self._guest is None, words.CALLING if self.name else words.NAME_FIRST
        found = [
            Button(
                f"door.knock.{number}",
                at.row_button(at.found(number)),
                words.KNOCK,
                partial(self._knock, table),
                enabled=may and table.free > 0,
                why_not=why,
            )
            for number, table in enumerate(self._found)
        ]
        seats = [
            Button(
                f"door.seat.{number}",
                at.row_button(at.seat(number)),
                words.GO_ON,
                partial(self._come_back, seat),
                enabled=self._guest is None,
                why_not=words.CALLING,
            )
            for number, seat in enumerate(self._seats)
        ]
        return [*found, *seats]

    # ------------------------------------------------------------------ what can be done

    def _open_table(self) -> None:
        self.app.sounds.play("page_turn")
        remember_name(self.app, self.name)
        open_scene(self.app, "together_setup", called=self.name)

    def _paste(self) -> None:
        if self._code is not None and (text := clipboard_text()):
            self._code.set_text(found_in(text)[:LONGEST_CODE])
            self._trouble = ""
            self.layout()

    def _join(self, *, looks_on: bool) -> None:
        try:
            code = read_invitation(self._typed)
        except CodeError as error:
            self._trouble = words.WRONG[error.why](group=error.group + 1, **{"number": 0, **error.facts})
            self.app.sounds.play("error")
            return
        self._call(Wire(code, self.name, looks_on=looks_on))

    def _knock(self, table: FoundTable) -> None:
        self._call(Wire(Code(table.address, table.port, 0), self.name, knocks=True))

    def _come_back(self, seat: SeatElsewhere) -> None:
        code = Code(seat.address, seat.port, seat.secret, seat.table, seat.is_safe)
        self._call(Wire(code, seat.name, token=seat.token, is_patient=False))

    def _call(self, wire: Wire) -> None:
        self.app.sounds.play("click")
        remember_name(self.app, self.name)
        self._trouble = ""
        wire.on_news = self.app.calls.wake
        self._guest = GuestTable(wire, self.app.places)
        wire.open()
        self.layout()

    def _back(self) -> None:
        self.app.sounds.play("click")
        self.app.stack.pop(self)

    # ------------------------------------------------------------------ frames

    def update(self, dt: float) -> None:
        found = self._listener.tables()[: at.MOST_FOUND]
        if found != self._found:
            self._found = found
            self.layout()
        if self._guest is not None:
            self._hear(self._guest)

    def _hear(self, guest: GuestTable) -> None:
        guest.update()
        if guest.has_ended:
            self._trouble, self._guest = guest.trouble, None
            if guest.why in GONE_FOR_GOOD and guest.wire.token:
                self._forget(guest)
            self.layout()
        elif guest.game is not None or guest.lobby is not None:
            self._guest = None
            guest.is_kept = True
            self._remember(guest)
            if guest.game is not None:
                enter_table(self.app, guest.game)
            else:
                open_scene(self.app, "guest_lobby", guest=guest)

    def _remember(self, guest: GuestTable) -> None:
        if guest.wire.token:
            remember_seat(self._file, _seat_of(guest))

    def _forget(self, guest: GuestTable) -> None:
        forget_seat(self._file, _seat_of(guest))

    @property
    def look(self) -> object:
        guest = self._guest
        state = (guest.is_knocking, guest.host, guest.changes) if guest is not None else ()
        return super().look, self._trouble, tuple(self._found), state

    def handle_event(self, event: pygame.event.Event) -> bool:
        if event.type != pygame_gui.UI_TEXT_ENTRY_CHANGED:
            return False
        self._trouble = ""
        self.layout()
        return True

    def draw(self, canvas: Surface) -> None:
        canvas.blit(backdrop(110), (0, 0))
        self._bar.draw(canvas, self.spots)
        draw_wood_panel(canvas, at.YOU)
        draw_text(canvas, words.YOUR_NAME, (44, at.YOU.centery), theme.HEAD2, 26, theme.BRASS_HI, "midleft", width=160)
        self._draw_opening(canvas)
        self._draw_joining(canvas)
        for button in self._buttons:
            button.draw(canvas, self.spots)

    def _draw_opening(self, canvas: Surface) -> None:
        draw_wood_panel(canvas, at.OPEN, seed=1)
        draw_panel_head(canvas, at.OPEN.move(6, 4), words.OPEN_HEAD, icon_name="ui.stage")
        draw_block(canvas, words.OPEN_TEXT, at.OPEN_TEXT, theme.BODY, 20, theme.PARCHMENT)
        draw_paper_panel(canvas, at.HOW)
        place = (at.HOW.centerx, at.HOW.y + 38)
        draw_text(canvas, words.HOW_HEAD, place, theme.HEAD2, 24, theme.INK, "center", width=at.HOW.w - 40)
        room = Rect(at.HOW.x + 30, at.HOW.y + 74, at.HOW.w - 60, at.HOW.h - 96)
        draw_block(canvas, words.HOW_TEXT, room, theme.BODY, 20)

    def _draw_joining(self, canvas: Surface) -> None:
        draw_wood_panel(canvas, at.JOIN, seed=2)
        draw_panel_head(canvas, at.JOIN.move(6, 4), words.JOIN_HEAD, icon_name="ui.wire")
        draw_text(canvas, words.WITH_CODE, (638, 262), theme.HEAD2, 22, theme.BRASS_HI, "midleft")
        self._draw_trouble(canvas)
        _draw_head(canvas, at.FOUND_HEAD, words.ON_THIS_NETWORK)
        _draw_head(canvas, at.SEATS_HEAD, words.YOUR_TABLES)
        if not self._found:
            _draw_nothing(canvas, at.found(0), words.NO_TABLES)
        for number, table in enumerate(self._found):
            host = words.table_of(host=player(table.host)) if table.host else words.SERVED_TABLE
            _draw_row(canvas, at.found(number), host, words.free_seats(table.free))
        if not self._seats:
            _draw_nothing(canvas, at.seat(0), words.NO_SEATS)
        for number, seat in enumerate(self._seats):
            host = words.table_of(host=player(seat.host)) if seat.host else words.SERVED_TABLE
            _draw_row(canvas, at.seat(number), host, words.seat_as(name=verbatim(seat.name)))

    def _draw_trouble(self, canvas: Surface) -> None:
        guest = self._guest
        if guest is not None:
            text = words.lets_you_in(host=player(guest.host)) if guest.is_knocking else words.CALLING
            draw_block(canvas, text, at.TROUBLE, theme.ITALIC, 20, theme.GLOW)
        elif self._trouble:
            draw_icon(canvas, "ui.warning", (at.TROUBLE.x + 14, at.TROUBLE.y + 16), 24, "#ffb4a6")
            draw_block(canvas, self._trouble, at.TROUBLE.move(40, 0), theme.ITALIC, 20, "#ffb4a6")


def player(name: str) -> Player:
    """A person elsewhere, known by name alone."""
    return Player(verbatim(name))


def _seat_of(guest: GuestTable) -> SeatElsewhere:
    code = guest.wire.code
    name = guest.wire.name
    return SeatElsewhere(
        code.address, code.port, code.secret, code.table, code.is_safe, guest.wire.token, guest.host, name
    )


def _draw_head(canvas: Surface, rect: Rect, text: str) -> None:
    draw_text(canvas, text, (rect.x + 10, rect.centery), theme.HEAD2, 22, theme.BRASS_HI, "midleft")


def _draw_nothing(canvas: Surface, row: Rect, text: str) -> None:
    draw_text(canvas, text, (row.x + 10, row.centery - 8), theme.ITALIC, 20, theme.PARCHMENT2, "midleft", width=row.w)


def _draw_row(canvas: Surface, row: Rect, name: str, note: str) -> None:
    draw_dark_panel(canvas, row)
    draw_icon(canvas, "ui.wire", (row.x + 40, row.centery), 40, theme.BRASS_HI)
    draw_text(canvas, name, (row.x + 80, row.centery - 13), theme.NAME, 22, theme.CREAM, "midleft", width=880)
    draw_text(canvas, note, (row.x + 80, row.centery + 16), theme.ITALIC, 19, theme.PARCHMENT2, "midleft", width=880)
