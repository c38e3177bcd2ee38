"""The people of a running game: where everybody is, the code, a line to say; and what a host does about who is away."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Surface
from pygame_gui.elements import UITextEntryLine

from trickerion.app.company import Company
from trickerion.app.crash_report import copy_to_clipboard
from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.app.running_game import RunningGame
from trickerion.scenes.sheet import SheetScene
from trickerion.table.view import seat_colours, seat_names
from trickerion.together.messages import MOST_LETTERS
from trickerion.together.seating import AWAY, COMPUTER
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import together as at
from trickerion.ui.shapes import draw_rule
from trickerion.ui.surfaces import draw_inset
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_emblem
from trickerion.words.screens import menus
from trickerion.words.screens import together as words

SIGNS = {AWAY: "ui.wire_cut", COMPUTER: "ui.computer"}


@scene("people")
class PeopleScene(SheetScene):
    """A sheet over the table."""

    title = words.PEOPLE

    def __init__(self, app: App, session: RunningGame) -> None:
        super().__init__(app)
        assert session.company is not None
        self._session, self._company = session, session.company
        self._line: UITextEntryLine | None = None
        self._stands: tuple[str, ...] = ()

    @property
    def panel(self) -> pygame.Rect:
        return at.SHEET

    @property
    def company(self) -> Company:
        """Who plays along."""
        return self._company

    def on_enter(self) -> None:
        self._line = self.widgets.entry(at.TALK_LINE, "", words.TALK_LINE, MOST_LETTERS)
        self.widgets.type_in(self._line)
        super().on_enter()

    def on_reveal(self) -> None:
        self.layout()

    def layout(self) -> None:
        self.spots.clear()
        company = self._company
        buttons = [
            Button("people.say", at.TALK_SAY, words.SAY, self._say, icon="ui.speech", size=20),
            Button("people.close", at.CLOSE, menus.CLOSE, self.close, key="escape", primary=True, default=True),
        ]
        if company.invitation:
            buttons.append(Button("people.copy", at.INVITE_COPY, words.COPY, self._copy, icon="ui.copy", size=20))
        self.lay_buttons([*buttons, *self._about_the_absent()])

    def _about_the_absent(self) -> list[Button]:
        """For each seat that is away, or decided for: wait, once, until its person is back."""
        company, buttons = self._company, list[Button]()
        if not company.decides:
            return buttons
        for seat, stands in enumerate(company.stands):
            row = at.person(seat)
            if stands == AWAY:
                once, until = partial(self._let_decide, seat, once=True), partial(self._let_decide, seat, once=False)
                left, right = at.absent(row)
                buttons.append(Button(f"people.once.{seat}", left, words.ONCE, once, size=18))
                buttons.append(Button(f"people.until.{seat}", right, words.SIT_IN, until, size=18))
            elif stands == COMPUTER and seat in self._guests:
                rect = pygame.Rect(row.right - 180, row.y + 8, 180, 50)
                buttons.append(Button(f"people.wait.{seat}", rect, words.WAIT, partial(self._wait, seat), size=19))
        return buttons

    @property
    def _guests(self) -> list[int]:
        return [seat for seat, one in enumerate(self._session.options.seats) if one.player == "person"]

    def _let_decide(self, seat: int, *, once: bool) -> None:
        self._company.let_decide(seat, once=once)
        self.layout()

    def _wait(self, seat: int) -> None:
        self._company.wait(seat)
        self.layout()

    def _say(self) -> None:
        text = self._line.get_text().strip() if self._line is not None else ""
        if text and self._line is not None and self._company.say(text):
            self._line.set_text("")

    def _copy(self) -> None:
        copy_to_clipboard(self._company.invitation)

    def handle_first(self, event: pygame.event.Event) -> bool:
        """Enter in the line says it."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_RETURN and self.widgets.typing:
            self._say()
            return True
        return super().handle_first(event)

    def update(self, dt: float) -> None:
        stands = tuple(self._company.stands)
        if stands != self._stands:
            self._stands = stands
            self.layout()

    @property
    def look(self) -> object:
        return super().look, self._stands, int(self.seconds)

    def draw_page(self, canvas: Surface) -> None:
        colours, called = seat_colours(self._session.options), seat_names(self._session.options)
        for seat, stands in enumerate(self._company.stands):
            row = at.person(seat)
            draw_emblem(canvas, (row.x + 34, row.centery), 44, colours[seat])
            draw_text(canvas, called[seat], (row.x + 74, row.y + 22), theme.NAME, 24, theme.INK, "midleft", width=330)
            state, ink = words.STATES[stands], theme.REASON_ON_PAPER if stands == AWAY else theme.INK
            place = (row.x + 98, row.y + 50)
            draw_icon(canvas, SIGNS.get(stands, "ui.wire"), (row.x + 84, row.y + 49), 20, ink)
            draw_text(canvas, _since(state, self._company, seat), place, theme.ITALIC, 19, ink, "midleft", width=310)
            draw_rule(canvas, row.x, row.right, row.bottom + 3, "#b79a63")
        if self._company.own < 0:
            place = (at.INVITE.x, at.INVITE.centery)
            draw_text(canvas, words.LOOKS_ON, place, theme.ITALIC, 21, theme.INK, "midleft")
        if self._company.invitation:
            draw_inset(canvas, at.INVITE, paper=True)
            draw_text(canvas, self._company.invitation, at.INVITE.center, theme.NUM, 34, theme.INK, "center")


def _since(state: str, company: Company, seat: int) -> str:
    if company.stands[seat] != AWAY:
        return state
    seconds = company.seconds_since(seat)
    return f"{state} {words.since_minutes(seconds // 60) if seconds >= 60 else words.since_seconds(seconds)}"
