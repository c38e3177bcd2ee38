"""The door: open a table of one's own, or join one by its code, from the list of this network, or come back."""

from __future__ import annotations

from functools import partial

import pygame
import pygame_gui
from pygame import Surface

from trickerion.app.crash_report import clipboard_text
from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.app.scene import Scene
from trickerion.language.verbatim import verbatim
from trickerion.play.tables.far_way import our_relay
from trickerion.play.tables.hosting import Hosting
from trickerion.rules.options import COLOURS, NAME_LENGTH
from trickerion.scenes.together.calling import Calling
from trickerion.scenes.together.code_line import CodeLine
from trickerion.scenes.together.door_panels import draw_opening, draw_you
from trickerion.scenes.together.door_rows import player
from trickerion.scenes.together.head_plan import first_arrangement
from trickerion.scenes.together.host_lobby import LAST, table_plan
from trickerion.scenes.together.own_table import OwnTable
from trickerion.scenes.together.table_lists import TableLists
from trickerion.scenes.together.where_to_open import WhereToOpen
from trickerion.screens.dialog import Reply
from trickerion.screens.seats import own_colour, own_name, remember_colour, remember_name
from trickerion.screens.sheet import MenuBar
from trickerion.storage.tables import SeatElsewhere, forget_seat
from trickerion.table.company import put_settings_in_force
from trickerion.together.announcement import FoundTable
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.hotspots import Circle, Hotspot, tip_words
from trickerion.ui.keys import ANY_MODIFIER, key_label, key_text
from trickerion.ui.layout import together as at
from trickerion.ui.line_spot import line_spot
from trickerion.ui.said import Role, SceneTold, saying
from trickerion.ui.scenery import backdrop
from trickerion.ui.shapes import breathe
from trickerion.ui.surfaces import draw_ribbon, draw_wood_panel
from trickerion.ui.text import draw_text
from trickerion.ui.typing_line import TypingLine
from trickerion.words.said import numbered
from trickerion.words.screens import together as words
from trickerion.words.screens.menus import BACK


def _table_name(host: str, number: int) -> str:
    table = words.table_of(host=player(host)) if host else words.SERVED_TABLE
    return numbered(name=table, number=number + 1)


@scene("together")
class DoorScene(Scene):
    """Door to playing together; ``seat``: one to come back to at once."""

    breathing = True
    help_page = words.HELP

    def __init__(self, app: App, seat: SeatElsewhere | None = None) -> None:
        super().__init__(app)
        self.told = lambda: SceneTold(self._bar.title)
        self._returns_to = seat
        self._bar = MenuBar(app, words.TITLE)
        self._buttons: list[Button] = []
        self._colour = own_colour(app)
        self._name: TypingLine | None = None
        self._code = CodeLine(app, self.layout)
        self._calling = Calling(self, self._code)
        self._lists = TableLists(app, self._calling.with_news)
        self._where = WhereToOpen(app, self.layout)

    # ------------------------------------------------------------------ the scene

    def on_enter(self) -> None:
        self._name = self.widgets.entry(at.NAME, own_name(self.app), words.NAME_LINE, NAME_LENGTH)
        self._code.make_line(self.widgets)
        if not own_name(self.app):
            self.widgets.type_in(self._name)
        self._lists.listener.open()
        self.look_up()
        if self._returns_to is not None:
            self._calling.come_back(self._returns_to)

    def on_reveal(self) -> None:
        self._code.show_line()
        self._where.look_up()
        self.look_up()
        self._calling.go_on()

    def look_up(self) -> None:
        """Read from the files at which tables a seat is kept."""
        self._lists.look_up()
        self.layout()

    def on_settings(self) -> None:
        self.layout()

    def on_exit(self) -> None:
        self._lists.listener.close()
        self._calling.hang_up()

    @property
    def name(self) -> str:
        """Name by which the player wants to be called."""
        return self._name.get_text().strip() if self._name is not None else ""

    @property
    def found(self) -> list[FoundTable]:
        """Tables of this network."""
        return self._lists.found

    def layout(self) -> None:
        self._buttons = [*self._fixed_buttons(), *self._row_buttons()]
        self.spots.clear()
        self.spots.add_all(self._bar.spots())
        for number, colour in enumerate(COLOURS):
            tip = tip_words(theme.player_look(colour).name)
            area = Circle(*at.colour(number), 23)
            says = saying(role=Role.CHOICE, on=colour == self._colour, at=(number + 1, len(COLOURS)))
            self.spots.add(
                Hotspot(f"door.colour.{colour}", area, partial(self._choose_colour, colour), tip=tip, says=says)
            )
        if self._name is not None:
            self.spots.add(line_spot("door.name", words.NAME_LINE, self.widgets, self._name))
        self.spots.add_parts(self._code, self._where)
        self._add_rows()
        self.spots.add_all(button.spot() for button in self._buttons)

    @property
    def _why_not(self) -> str:
        """Reason why nobody can be called just now; "" where it is possible."""
        return words.NAME_FIRST if not self.name else words.CALLING if self._calling.is_calling else ""

    def _fixed_buttons(self) -> list[Button]:
        unnamed = self._why_not if self._where.is_far else words.NAME_FIRST if not self.name else ""
        has_last = isinstance(self.app.memory.recall(LAST), dict)
        why = self._why_not or self._code.why_not
        is_free, is_knock = bool(self._code.why_not), self._code.is_knock
        last, open_last = unnamed or ("" if has_last else words.NO_LAST), partial(self._open_table, again=True)
        join, watch = partial(self._calling.join, looks_on=False), partial(self._calling.join, looks_on=True)
        our_relay_sheet = partial(open_scene, self.app, "our_relay")
        return [
            _button(
                "door.open",
                self._where.label,
                self._open_table,
                unnamed,
                icon="ui.stage",
                style=theme.TEXT.button_large,
                primary=is_free,
            ),
            _button("door.last", words.THE_LAST, open_last, last, icon="ui.undo", style=theme.TEXT.label_large),
            _button("door.relay", words.OUR_RELAY, our_relay_sheet, icon="ui.globe", style=theme.TEXT.label),
            _button("door.more", words.HOW_MORE, partial(self.app.open_help), icon="ui.rules", style=theme.TEXT.label),
            Button(
                "door.paste",
                at.PASTE,
                words.PASTE,
                self._paste,
                icon="ui.copy",
                style=theme.TEXT.label,
                tip=tip_words(words.paste_tip(key=key_label(_PASTE))),
            ),
            _button(
                "door.join",
                words.KNOCK if is_knock else words.JOIN,
                join,
                why,
                icon="ui.wire" if is_knock else "ui.confirm",
                style=theme.TEXT.button,
                primary=True,
                default=True,
            ),
            _button("door.watch", words.LOOK_ON, watch, why, style=theme.TEXT.label),
            Button("door.back", at.BACK, BACK, self._back, icon="ui.exit", style=theme.TEXT.label_large, key="escape"),
        ]

    def _row_buttons(self) -> list[Button]:
        why, buttons = self._why_not, list[Button]()
        for number, table in enumerate(self._lists.shown_found):
            if table.is_ours:
                is_full = not table.free
                label, icon = (words.LOOK_ON, "ui.zoom") if is_full else (words.KNOCK, "ui.wire")
                knock, rect = partial(self._calling.knock, table, looks_on=is_full), at.row_button(at.found(number))
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
                        tip=tip_words(words.KNOCK_TIP),
                        about=_table_name(table.host, number),
                    )
                )
        for number, seat in enumerate(self._lists.shown_mine):
            rect = at.row_button(at.seat(number))
            if isinstance(seat, OwnTable):
                again = partial(open_scene, self.app, "continue", place=seat.place)
                buttons.append(
                    Button(f"door.own.{number}", rect, words.OPEN_AGAIN, again, icon="ui.stage", style=theme.TEXT.label)
                )
                continue
            label, icon = (words.TRY, "ui.wire") if seat in self._calling.troubles else (words.GO_ON, "ui.play")
            back = partial(self._calling.come_back, seat)
            go_back = partial(Button, f"door.seat.{number}", rect, label, back, icon=icon, style=theme.TEXT.label_large)
            buttons.append(go_back(enabled=not self._calling.is_calling, why_not=why))
        return buttons

    def _add_rows(self) -> None:
        wheel = partial(self._scroll, "found")
        for number, _ in enumerate(self._lists.shown_found):
            self.spots.add(Hotspot(f"door.found.{number}", at.found(number), on_wheel=wheel, focusable=False))
        wheel = partial(self._scroll, "mine")
        for number, seat in enumerate(self._lists.shown_mine):
            spot = Hotspot(f"door.row.{number}", at.seat(number), on_wheel=wheel, focusable=False)
            if isinstance(seat, SeatElsewhere):
                spot.on_right_click, spot.tip = partial(self._ask_to_forget, seat), tip_words(words.FORGET_TIP)
                spot.says = saying(
                    _table_name(seat.host, number), role=Role.ROW, also=((words.FORGET, spot.on_right_click),)
                )
            self.spots.add(spot)

    def _scroll(self, which: str, notches: int) -> None:
        self._lists.scroll(which, notches)
        self.layout()

    # ------------------------------------------------------------------ what can be done

    def _choose_colour(self, colour: str) -> None:
        self.app.sounds.play("disc_place")
        self._colour = colour
        remember_colour(self.app, colour)

    def _open_table(self, *, again: bool = False) -> None:
        remember_name(self.app, self.name)
        if (machine := self._where.machine) is not None:
            self._calling.lay(machine, first_arrangement(table_plan(self.app, again=again)))
            return
        try:
            hosting = Hosting(self.name, self.app.calls.wake, relay=our_relay(self.app.places))
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

    def _ask_to_forget(self, seat: SeatElsewhere) -> None:
        text = words.forget_text(host=player(seat.host)) if seat.host else words.FORGET_SERVED
        forget = Reply(words.FORGET, partial(self._forget, seat), loses=True)
        answers = [Reply(words.KEEP_IT, escape=True, primary=True), forget]
        open_scene(self.app, "choose", title=words.FORGET_TITLE, text=text, answers=answers)

    def _forget(self, seat: SeatElsewhere) -> None:
        forget_seat(self.app.places.seats, seat)
        self.look_up()

    def _back(self) -> None:
        self.app.sounds.play("click")
        remember_name(self.app, self.name)
        self.app.stack.pop(self)

    # ------------------------------------------------------------------ frames

    def update(self, dt: float) -> None:
        if self._lists.listen():
            self.layout()
        self._calling.update()

    @property
    def takes_letters(self) -> bool:
        """Letters go to the boxes of the code, where nothing else takes them."""
        return super().takes_letters or self._code.is_lit

    @property
    def takes_text(self) -> bool:
        return self.takes_letters

    @property
    def look(self) -> object:
        return super().look, self._code.look, tuple(self._lists.found), self._calling.look

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
        draw_opening(canvas, is_far=self._where.is_far)
        self._where.draw(canvas, self.spots)
        draw_wood_panel(canvas, at.JOIN, seed=2)
        draw_ribbon(canvas, at.JOIN_RIBBON, "#12283f", words.JOIN_HEAD, theme.TEXT.title_large, "ui.wire")
        self._code.waits = self._calling.waits if self._calling.called is None else ""
        self._code.is_lit = not self.widgets.typing and bool(self.name)
        self._code.draw(canvas, self.spots)
        self._lists.draw(canvas, self.spots)
        draw_text(canvas, words.WHEN_OVER, at.FOOT, theme.TEXT.aside, theme.PARCHMENT2, "midleft")
        for button in self._buttons:
            button.draw(canvas, self.spots)


_PASTE = "ctrl+v"
_PLACES = {
    "door.open": at.OPEN_NEW,
    "door.last": at.OPEN_LAST,
    "door.relay": at.OUR_RELAY,
    "door.more": at.HOW_MORE,
    "door.join": at.ENTER,
    "door.watch": at.WATCH,
}


def _button(name: str, label: str, do: partial[None] | object, why_not: str = "", **look: object) -> Button:
    """A button that is closed for a reason."""
    return Button(name, _PLACES[name], label, do, enabled=not why_not, why_not=why_not, **look)  # type: ignore[arg-type]
