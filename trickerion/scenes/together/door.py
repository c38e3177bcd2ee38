"""The door: open a table of one's own, or join one by its code, from the list of this network, or come back."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pygame
import pygame_gui
from pygame import Surface
from pygame_gui.elements import UITextEntryLine

from trickerion.app.crash_report import clipboard_text
from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.app.scene import Scene
from trickerion.language.verbatim import verbatim
from trickerion.play.tables.guest_table import GONE_FOR_GOOD, GuestTable
from trickerion.play.tables.hosting import Hosting
from trickerion.rules.options import COLOURS, NAME_LENGTH
from trickerion.scenes.together.code_line import CodeLine
from trickerion.scenes.together.door_panels import draw_opening, draw_you
from trickerion.scenes.together.door_rows import (
    DoorRow,
    draw_list_head,
    draw_no_rows,
    draw_row,
    found_row,
    player,
    seat_row,
)
from trickerion.scenes.together.host_lobby import LAST, table_plan
from trickerion.scenes.together.own_table import OwnTable, own_tables
from trickerion.screens.dialog import Reply
from trickerion.screens.opening import enter_table
from trickerion.screens.seats import own_colour, own_name, remember_colour, remember_name
from trickerion.screens.sheet import MenuBar
from trickerion.storage.tables import SeatElsewhere, forget_seat, remember_seat, seats_elsewhere
from trickerion.table.company import put_settings_in_force
from trickerion.together.announcement import FoundTable, Listener
from trickerion.together.code import Code, CodeError, read_invitation
from trickerion.together.wire import Wire
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.hotspots import Circle, Hotspot, Tip, tip_words
from trickerion.ui.keys import ANY_MODIFIER, key_label, key_text
from trickerion.ui.layout import together as at
from trickerion.ui.scenery import backdrop
from trickerion.ui.shapes import breathe
from trickerion.ui.surfaces import draw_ribbon, draw_wood_panel
from trickerion.ui.text import draw_text
from trickerion.words.screens import together as words
from trickerion.words.screens.menus import BACK


@scene("together")
class DoorScene(Scene):
    """Door to playing together; ``seat``: one to come back to at once."""

    breathing = True
    help_page = words.HELP

    def __init__(self, app: App, seat: SeatElsewhere | None = None) -> None:
        super().__init__(app)
        self._returns_to = seat
        self._bar = MenuBar(app, words.TITLE)
        self._buttons: list[Button] = []
        self._guest: GuestTable | None = None
        self._called: object = None
        self._listener = Listener(app.calls.wake)
        self._mine: list[OwnTable | SeatElsewhere] = []
        self._troubles: dict[SeatElsewhere | FoundTable, str] = {}
        self._found: list[FoundTable] = []
        self._first = {"found": 0, "mine": 0}
        self._colour = own_colour(app)
        self._name: UITextEntryLine | None = None
        self._code = CodeLine(app, self.layout)

    # ------------------------------------------------------------------ the scene

    def on_enter(self) -> None:
        self._name = self.widgets.entry(at.NAME, own_name(self.app), words.NAME_LINE, NAME_LENGTH)
        self._code.make_line(self.widgets)
        if not own_name(self.app):
            self.widgets.type_in(self._name)
        self._listener.open()
        self._look_up()
        if self._returns_to is not None:
            self._come_back(self._returns_to)

    def on_reveal(self) -> None:
        self._code.show_line()
        self._look_up()

    def _look_up(self) -> None:
        """The tables where a seat is kept, as the files tell it now."""
        self._mine = [*own_tables(self.app.places), *seats_elsewhere(self._file)]
        self._scroll("mine", 0)

    def on_settings(self) -> None:
        self.layout()

    def on_exit(self) -> None:
        self._listener.close()
        if self._guest is not None and not self._guest.is_kept:
            self._guest.close()

    @property
    def name(self) -> str:
        """Name by which the player wants to be called."""
        return self._name.get_text().strip() if self._name is not None else ""

    def layout(self) -> None:
        self._buttons = [*self._fixed_buttons(), *self._row_buttons()]
        self.spots.clear()
        self.spots.add_all(self._bar.spots())
        for number, colour in enumerate(COLOURS):
            tip = tip_words(theme.player_look(colour).name)
            area = Circle(*at.colour(number), 23)
            self.spots.add(Hotspot(f"door.colour.{colour}", area, partial(self._choose_colour, colour), tip=tip))
        self._code.add_hotspots(self.spots)
        self._add_rows()
        self.spots.add_all(button.spot() for button in self._buttons)

    @property
    def _file(self) -> Path:
        return self.app.places.seats

    @property
    def _why_not(self) -> str:
        """Reason why nobody can be called just now; "" where it is possible."""
        return words.NAME_FIRST if not self.name else words.CALLING if self._guest is not None else ""

    def _fixed_buttons(self) -> list[Button]:
        unnamed = words.NAME_FIRST if not self.name else ""
        has_last = isinstance(self.app.memory.recall(LAST), dict)
        why = self._why_not or self._code.why_not
        is_free = bool(self._code.why_not)
        last, open_last = unnamed or ("" if has_last else words.NO_LAST), partial(self._open_table, again=True)
        join, watch = partial(self._join, looks_on=False), partial(self._join, looks_on=True)
        return [
            _button(
                "door.open",
                words.OPEN_NEW,
                self._open_table,
                unnamed,
                icon="ui.stage",
                style=theme.TEXT.button_large,
                primary=is_free,
            ),
            _button("door.last", words.THE_LAST, open_last, last, icon="ui.undo", style=theme.TEXT.label_large),
            _button("door.more", words.HOW_MORE, partial(self.app.open_help), icon="ui.rules", style=theme.TEXT.label),
            Button(
                "door.paste", at.PASTE, words.PASTE, self._paste, icon="ui.copy", style=theme.TEXT.label, tip=_paste_tip
            ),
            _button(
                "door.join",
                words.JOIN,
                join,
                why,
                icon="ui.confirm",
                style=theme.TEXT.button,
                primary=True,
                default=True,
            ),
            _button("door.watch", words.LOOK_ON, watch, why, style=theme.TEXT.label),
            Button("door.back", at.BACK, BACK, self._back, icon="ui.exit", style=theme.TEXT.label_large, key="escape"),
        ]

    def _row_buttons(self) -> list[Button]:
        why, buttons = self._why_not, list[Button]()
        for number, table in enumerate(self._shown_found):
            if table.is_ours:
                is_full = not table.free
                label, icon = (words.LOOK_ON, "ui.zoom") if is_full else (words.KNOCK, "ui.wire")
                knock, rect = partial(self._knock, table, looks_on=is_full), at.row_button(at.found(number))
                buttons.append(
                    Button(
                        f"door.knock.{number}",
                        rect,
                        label,
                        knock,
                        icon=icon,
                        style=theme.TEXT.label_large,
                        primary=not is_full,
                        enabled=not why,
                        why_not=why,
                        tip=_knock_tip,
                    )
                )
        for number, seat in enumerate(self._shown_mine):
            rect = at.row_button(at.seat(number))
            if isinstance(seat, OwnTable):
                again = partial(open_scene, self.app, "continue", place=seat.place)
                buttons.append(
                    Button(f"door.own.{number}", rect, words.OPEN_AGAIN, again, icon="ui.stage", style=theme.TEXT.label)
                )
                continue
            label, icon = (words.TRY, "ui.wire") if seat in self._troubles else (words.GO_ON, "ui.play")
            back = partial(self._come_back, seat)
            buttons.append(
                Button(
                    f"door.seat.{number}",
                    rect,
                    label,
                    back,
                    icon=icon,
                    style=theme.TEXT.label_large,
                    enabled=not self._guest,
                    why_not=why,
                )
            )
        return buttons

    @property
    def _shown_found(self) -> list[FoundTable]:
        return self._found[self._first["found"] :][: at.MOST_ROWS]

    @property
    def _shown_mine(self) -> list[OwnTable | SeatElsewhere]:
        return self._mine[self._first["mine"] :][: at.MOST_ROWS]

    def _add_rows(self) -> None:
        wheel = partial(self._scroll, "found")
        for number, _ in enumerate(self._shown_found):
            self.spots.add(Hotspot(f"door.found.{number}", at.found(number), on_wheel=wheel, focusable=False))
        wheel = partial(self._scroll, "mine")
        for number, seat in enumerate(self._shown_mine):
            spot = Hotspot(f"door.row.{number}", at.seat(number), on_wheel=wheel, focusable=False)
            if isinstance(seat, SeatElsewhere):
                spot.on_right_click, spot.tip = partial(self._ask_to_forget, seat), tip_words(words.FORGET_TIP)
            self.spots.add(spot)

    def _scroll(self, which: str, notches: int) -> None:
        last = len(self._found if which == "found" else self._mine) - at.MOST_ROWS
        self._first[which] = max(0, min(last, self._first[which] - notches))
        self.layout()

    # ------------------------------------------------------------------ what can be done

    def _choose_colour(self, colour: str) -> None:
        self.app.sounds.play("disc_place")
        self._colour = colour
        remember_colour(self.app, colour)

    def _open_table(self, *, again: bool = False) -> None:
        remember_name(self.app, self.name)
        try:
            hosting = Hosting(self.name, self.app.calls.wake)
        except OSError as error:
            self.app.notice(words.NO_PORT, words.no_port(why=verbatim(error.strerror or error)))
            return
        put_settings_in_force(self.app.settings, hosting)
        self.app.sounds.play("bell")
        open_scene(self.app, "host_lobby", hosting=hosting, plan=table_plan(self.app, again=again))

    def _paste(self) -> None:
        if not self._code.paste(clipboard_text()):
            self._code.trouble = words.NOTHING_PASTED
        self.widgets.stop_typing()
        self.layout()

    def _join(self, *, looks_on: bool) -> None:
        try:
            code = read_invitation(self._code.text)
        except CodeError as error:
            self._code.trouble = words.NO_SECRET if error.why == "secret" else words.NO_ADDRESS
            self.app.sounds.play("error")
            return
        self._call(Wire(code, self.name, looks_on=looks_on))

    def _knock(self, table: FoundTable, *, looks_on: bool) -> None:
        code = Code(table.address, table.port, 0)
        self._call(Wire(code, self.name, knocks=True, looks_on=looks_on), table)

    def _come_back(self, seat: SeatElsewhere) -> None:
        code = Code(seat.address, seat.port, seat.secret, seat.table, seat.is_safe)
        self._call(Wire(code, seat.name, token=seat.token, is_patient=False), seat)

    def _call(self, wire: Wire, called: SeatElsewhere | FoundTable | None = None) -> None:
        self.app.sounds.play("click")
        remember_name(self.app, self.name)
        self._code.trouble = ""
        self._troubles.clear()
        wire.on_news = self.app.calls.wake
        self._guest, self._called = GuestTable(wire, self.app.places), called
        wire.open()
        self.layout()

    def _ask_to_forget(self, seat: SeatElsewhere) -> None:
        text = words.forget_text(host=player(seat.host)) if seat.host else words.FORGET_SERVED
        forget = Reply(words.FORGET, partial(self._forget, seat), loses=True)
        answers = [Reply(words.KEEP_IT, escape=True, primary=True), forget]
        open_scene(self.app, "choose", title=words.FORGET_TITLE, text=text, answers=answers)

    def _forget(self, seat: SeatElsewhere) -> None:
        forget_seat(self._file, seat)
        self._look_up()

    def _back(self) -> None:
        self.app.sounds.play("click")
        remember_name(self.app, self.name)
        self.app.stack.pop(self)

    # ------------------------------------------------------------------ frames

    def update(self, dt: float) -> None:
        kept = {(seat.address, seat.port) for seat in self._mine if isinstance(seat, SeatElsewhere)}
        found = [one for one in self._listener.tables() if one.free or (one.address, one.port) not in kept]
        if found != self._found:
            self._found = found
            self._scroll("found", 0)
        if self._guest is not None:
            self._hear(self._guest)

    def _hear(self, guest: GuestTable) -> None:
        guest.update()
        if guest.has_ended:
            self._is_refused(guest)
        elif guest.game is not None or guest.lobby is not None:
            self._guest = None
            guest.is_kept = True
            if guest.wire.token:
                remember_seat(self._file, guest.as_seat())
            if guest.game is not None:
                enter_table(self.app, guest.game)
            else:
                open_scene(self.app, "guest_lobby", guest=guest)

    def _is_refused(self, guest: GuestTable) -> None:
        self._guest = None
        if isinstance(self._called, SeatElsewhere | FoundTable):
            is_another = guest.why == "code" and isinstance(self._called, SeatElsewhere)
            self._troubles[self._called] = words.ANOTHER_TABLE if is_another else guest.trouble
        else:
            self._code.trouble = guest.trouble
        if guest.why in GONE_FOR_GOOD and guest.wire.token:
            forget_seat(self._file, guest.as_seat())
            self._code.trouble = guest.trouble
        self.app.sounds.play("error")
        self._look_up()

    @property
    def look(self) -> object:
        guest = self._guest
        state = (guest.is_knocking, guest.host, guest.changes) if guest is not None else ()
        return super().look, self._code.look, tuple(self._found), state

    def handle_first(self, event: pygame.event.Event) -> bool:
        """Ctrl+V anywhere on this page puts a code into the boxes; letters go there when nothing else takes them."""
        if event.type == pygame.KEYDOWN:
            if key_text(event) == _PASTE:
                if self._code.paste(clipboard_text(), only_codes=self.widgets.typing):
                    self.widgets.stop_typing()
                    self.layout()
                    return True
            elif not self.widgets.typing and not event.mod & ANY_MODIFIER:
                return self._code.handle_key(event) or super().handle_first(event)
        return super().handle_first(event)

    def handle_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            return not self.widgets.typing and self._code.type(event.text)
        if event.type != pygame_gui.UI_TEXT_ENTRY_CHANGED:
            return False
        self._code.changed(event.ui_element)
        self.layout()
        return True

    # ------------------------------------------------------------------ what is seen

    def draw(self, canvas: Surface) -> None:
        canvas.blit(backdrop(110), (0, 0))
        self._bar.draw(canvas, self.spots)
        draw_you(canvas, self._colour, bool(self.name), self.spots, breathe(self.breath.seconds))
        draw_opening(canvas)
        draw_wood_panel(canvas, at.JOIN, seed=2)
        draw_ribbon(canvas, at.JOIN_RIBBON, "#12283f", words.JOIN_HEAD, theme.TEXT.title_large, "ui.wire")
        waits = "" if self._guest is None else _waiting(self._guest)
        self._code.waits = waits if self._called is None else ""
        self._code.is_lit = not self.widgets.typing and bool(self.name)
        self._code.draw(canvas, self.spots)
        self._draw_found(canvas, waits)
        self._draw_seats(canvas, waits)
        draw_text(canvas, words.WHEN_OVER, at.FOOT, theme.TEXT.aside, theme.PARCHMENT2, "midleft")
        for button in self._buttons:
            button.draw(canvas, self.spots)

    def _draw_found(self, canvas: Surface, waits: str) -> None:
        draw_list_head(canvas, at.FOUND_HEAD, words.ON_THIS_NETWORK, words.ALWAYS_LOOKING)
        shown = self._shown_found
        for number, table in enumerate(shown):
            row = self._with_news(found_row(table), table, waits)
            hot = bool({f"door.found.{number}", f"door.knock.{number}"} & set(self.spots.hot))
            draw_row(canvas, at.found(number), row, hot=hot, lit=bool(table.free) and table.is_ours)
        if len(shown) < at.MOST_ROWS:
            sign = "" if shown else "ui.wire"
            draw_no_rows(canvas, at.no_rows(at.found(0), len(shown)), words.NO_TABLES, sign)

    def _draw_seats(self, canvas: Surface, waits: str) -> None:
        draw_list_head(canvas, at.SEATS_HEAD, words.YOUR_TABLES, words.KEPT_FOR_YOU)
        for number, seat in enumerate(self._shown_mine):
            is_own = isinstance(seat, OwnTable)
            row = seat.row if isinstance(seat, OwnTable) else self._with_news(seat_row(seat), seat, waits)
            button = f"door.own.{number}" if is_own else f"door.seat.{number}"
            draw_row(canvas, at.seat(number), row, hot=bool({f"door.row.{number}", button} & set(self.spots.hot)))
        if not self._mine:
            draw_no_rows(canvas, at.no_rows(at.seat(0), 0), words.NO_SEATS, "ui.ticket")

    def _with_news(self, row: DoorRow, table: SeatElsewhere | FoundTable, waits: str) -> DoorRow:
        """The row with what has just come of a click on it."""
        if table in self._troubles:
            return row._replace(state=self._troubles[table], is_trouble=True)
        return row._replace(state=waits) if waits and self._called == table else row


def _waiting(guest: GuestTable) -> str:
    if not guest.is_knocking:
        return words.CALLING
    return words.lets_you_in(host=player(guest.host)) if guest.host else words.SOMEBODY_LETS_YOU_IN


_PASTE = "ctrl+v"
_PLACES = {
    "door.open": at.OPEN_NEW,
    "door.last": at.OPEN_LAST,
    "door.more": at.HOW_MORE,
    "door.join": at.ENTER,
    "door.watch": at.WATCH,
}


def _button(name: str, label: str, do: partial[None] | object, why_not: str = "", **look: object) -> Button:
    """A button that is closed for a reason."""
    return Button(name, _PLACES[name], label, do, enabled=not why_not, why_not=why_not, **look)  # type: ignore[arg-type]


def _paste_tip() -> Tip:
    return Tip(words.paste_tip(key=key_label(_PASTE)))


def _knock_tip() -> Tip:
    return Tip(words.KNOCK_TIP)
