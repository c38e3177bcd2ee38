"""The sheet of the table: who sits where and since when, the code, who looks on; what a host does about the absent."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame
from pygame import Surface

from trickerion.app.crash_report import copy_to_clipboard
from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.language.verbatim import verbatim
from trickerion.play.company import Company
from trickerion.play.running_game import RunningGame
from trickerion.scenes.together.strangers import who_looks_on
from trickerion.screens.dialog import Reply, ask_first
from trickerion.screens.opening import suggested_name
from trickerion.screens.setup.switches import switch
from trickerion.screens.sheet import SheetScene
from trickerion.storage.player_error import PlayerError
from trickerion.table.company import ROMANS, duration, numeral, thinking_time
from trickerion.table.view import seat_colours, seat_names
from trickerion.together.code import letters_in
from trickerion.together.seating import AWAY, COMPUTER, GUEST, HERE
from trickerion.ui import theme
from trickerion.ui.buttons import Button, Segments
from trickerion.ui.flow import within, write_line
from trickerion.ui.layout import together as at
from trickerion.ui.shapes import draw_rule
from trickerion.ui.state_dot import draw_state_dot
from trickerion.ui.surfaces import draw_inset
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_emblem
from trickerion.words.screens import menus
from trickerion.words.screens import together as words
from trickerion.words.together import SAVED_THERE

_TALK: Final = {False: "on", True: "off"}
_HEARD: Final = {True: "on", False: "off"}


@scene("people")
class PeopleScene(SheetScene):
    """A sheet over the table."""

    title = words.PEOPLE

    def __init__(self, app: App, session: RunningGame) -> None:
        super().__init__(app)
        assert session.company is not None
        self._session, self._company = session, session.company
        self._stands: tuple[str, ...] = ()
        self._told_of_strangers: tuple[object, ...] = ()
        self._switches: list[Segments] = []

    @property
    def panel(self) -> pygame.Rect:
        return at.SHEET

    @property
    def company(self) -> Company:
        """People who play along."""
        return self._company

    def on_reveal(self) -> None:
        self.layout()

    def layout(self) -> None:
        self.spots.clear()
        company = self._company
        close = Button("people.close", at.CLOSE, menus.CLOSE, self.close, key="escape", primary=True, default=True)
        buttons = [close, *self._about_the_present(), *self._about_the_absent(), *self._leaving()]
        if company.invitation:
            buttons.append(
                Button(
                    "people.copy", at.INVITE_COPY, words.COPY, self._copy, icon="ui.copy", style=theme.TEXT.label_large
                )
            )
        self._switches = [
            switch(
                "people.talk",
                at.TALK_SWITCH,
                words.TALK_ON,
                _TALK[company.is_silent],
                self._silence,
                about=words.TALK_LABEL,
                style=theme.TEXT.label,
            )
        ]
        if company.ruling.decides:
            self._switches += self._decided()
        self.spots.add_parts(*self._switches)
        self.lay_buttons(buttons)

    def _decided(self) -> list[Segments]:
        """Switches of who decides here: level of those who stand in, lookers, knocks."""
        ruling, small = self._company.ruling, theme.TEXT.label
        may, knocks, on = _HEARD[ruling.may_look_on], _HEARD[ruling.hears_knocks], words.KNOCKS_ON
        level, looks, heard = "people.level", "people.may_look_on", "people.knocks"
        return [
            switch(level, at.STAND_IN, ROMANS, ruling.stand_in, self._set_level, about=words.STAND_IN, style=small),
            switch(looks, at.LOOK_SWITCH, on, may, self._let_look_on, about=words.LOOKERS_LABEL, style=small),
            switch(heard, at.KNOCK_SWITCH, on, knocks, self._hear_knocks, about=words.KNOCKS_LABEL, style=small),
        ]

    def _leaving(self) -> list[Button]:
        if self._company.ruling.decides:
            why = "" if self._elsewhere else words.NO_SEAT_TO_FREE
            asked = words.TAKE_ALONG_TITLE, words.TAKE_ALONG_TEXT, words.TAKE_IT_ALONG
            ask_along = partial(ask_first, self.app, *asked, self._take_along)
            along = Button(
                "people.along", at.GIVE_UP, words.TAKE_ALONG, ask_along, icon="ui.save", style=theme.TEXT.label
            )
            return [
                *([along] if self._company.sequel.can_move else []),
                Button(
                    "people.free",
                    at.LEAVE_TABLE,
                    words.FREE_SEAT,
                    self._ask_to_free,
                    icon="ui.cross",
                    style=theme.TEXT.label,
                    enabled=not why,
                    why_not=why,
                ),
            ]
        leave = Button(
            "people.leave", at.LEAVE_TABLE, words.LEAVE_KEPT, self._leave, icon="ui.exit", style=theme.TEXT.label
        )
        if self._company.own < 0:
            return [leave]
        asks = partial(ask_first, self.app, words.GIVE_UP, words.GIVE_UP_TEXT, words.GIVE_UP, self._give_up)
        return [leave, Button("people.give_up", at.GIVE_UP, words.GIVE_UP, asks, style=theme.TEXT.label)]

    def _take_along(self) -> None:
        try:
            path = self._company.sequel.take_along(suggested_name(self._session))
        except PlayerError as trouble:
            self.app.notice(words.NOT_ALONG, verbatim(trouble))
            return
        open_scene(self.app, "title", how="reset")
        self._company.sequel.lay_aside()
        self.app.notice(words.TAKE_ALONG_TITLE, words.taken_along(file=verbatim(path)))

    @property
    def _elsewhere(self) -> list[int]:
        """Seats that people elsewhere have a right to."""
        company = self._company
        return [
            seat
            for seat, stands in enumerate(company.stands)
            if stands in (GUEST, AWAY) or (stands == COMPUTER and self._is_kept(seat))
        ]

    def _is_kept(self, seat: int) -> bool:
        """Check that a computer only decides for a person, who can come back."""
        return self._session.options.seats[seat].player == "person" and bool(self._company.ruling.instead(seat))

    def _ask_to_free(self) -> None:
        called, company = seat_names(self._session.options), self._company
        answers = [Reply(called[seat], partial(company.ruling.free, seat), loses=True) for seat in self._elsewhere]
        answers = [Reply(menus.CANCEL, escape=True, primary=True), *answers]
        open_scene(self.app, "choose", title=words.FREE_WHOM, text=words.FREE_TEXT, answers=answers)

    def _about_the_present(self) -> list[Button]:
        """For each other person who is there: whether the talk of that seat is shown."""
        company, buttons = self._company, list[Button]()
        for seat, stands in enumerate(company.stands):
            if seat != company.own and stands in (HERE, GUEST):
                label = words.UNMUTE if seat in company.muted else words.MUTE
                rect, mute = within(at.person(seat), right=0, top=8, width=230, height=50), partial(self._mute, seat)
                buttons.append(
                    Button(f"people.mute.{seat}", rect, label, mute, icon="ui.speech", style=theme.TEXT.label)
                )
        if company.ruling.decides and company.lookers:
            send_off = partial(Button, "people.lookers", at.SEND_OFF, words.SEND_AWAY_WHOM, self._ask_to_send_off)
            buttons.append(send_off(icon="ui.cross", style=theme.TEXT.label))
        return buttons

    def _mute(self, seat: int) -> None:
        self.app.sounds.play("click")
        self._company.muted ^= {seat}
        self.layout()

    def _ask_to_send_off(self) -> None:
        company = self._company
        send_off, told = company.ruling.send_off, enumerate(company.lookers[:6])
        lookers = [Reply(verbatim(name), partial(send_off, number), loses=True) for number, name in told]
        answers = [Reply(menus.CANCEL, escape=True, primary=True), *lookers]
        open_scene(self.app, "choose", title=words.SEND_AWAY, text=words.SEND_WHOM, answers=answers)

    def _about_the_absent(self) -> list[Button]:
        """For each seat that is away, or decided for: wait, once, until its person is back."""
        company, buttons = self._company, list[Button]()
        if not company.ruling.decides:
            return buttons
        for seat, stands in enumerate(company.stands):
            row = at.person(seat)
            if stands == AWAY:
                decide = partial(company.ruling.let_decide, seat)
                once, until = (partial(self._rule, partial(decide, once=is_once)) for is_once in (True, False))
                left, right = at.absent(row)
                buttons.append(Button(f"people.once.{seat}", left, words.ONCE, once, style=theme.TEXT.label))
                buttons.append(Button(f"people.until.{seat}", right, words.SIT_IN, until, style=theme.TEXT.label))
            elif stands == COMPUTER and self._is_kept(seat):
                rect = within(row, right=0, top=8, width=180, height=50)
                wait = partial(self._rule, partial(company.ruling.wait, seat))
                buttons.append(Button(f"people.wait.{seat}", rect, words.WAIT, wait, style=theme.TEXT.label))
        return buttons

    def _rule(self, ruling: Callable[[], object]) -> None:
        ruling()
        self.layout()

    def _set_level(self, level: str) -> None:
        self.app.sounds.play("click")
        self._company.ruling.stand_in = level
        self.layout()

    def _hear_knocks(self, heard: str) -> None:
        self.app.sounds.play("click")
        self._company.ruling.hear_knocks(heard == _HEARD[True])
        self.layout()

    def _let_look_on(self, may: str) -> None:
        self.app.sounds.play("click")
        self._company.ruling.let_look_on(may == _HEARD[True])
        self.layout()

    def _silence(self, talk: str) -> None:
        self.app.sounds.play("click")
        self._company.is_silent = talk == _TALK[True]
        self.layout()

    def _copy(self) -> None:
        copy_to_clipboard(self._company.invitation)

    def _leave(self) -> None:
        open_scene(self.app, "title", how="reset")

    def _give_up(self) -> None:
        self._company.give_up()
        self._leave()

    def update(self, dt: float) -> None:
        self._session.update()
        company, ruling = self._company, self._company.ruling
        stands, told = tuple(company.stands), (*company.lookers, ruling.may_look_on, ruling.hears_knocks)
        if (stands, told) != (self._stands, self._told_of_strangers):
            self._stands, self._told_of_strangers = stands, told
            self.layout()

    @property
    def look(self) -> object:
        return (
            super().look,
            self._stands,
            self._told_of_strangers,
            [self._told(seat) for seat in range(len(self._stands))],
        )

    def _told(self, seat: int) -> tuple[str, str]:
        company = self._company
        state, stands, latency = words.STATES[company.stands[seat]], company.stands[seat], company.latency(seat)
        if stands == AWAY:
            state = words.state_since(state=state, time=duration(company.seconds_since(seat)))
        elif stands == COMPUTER and (level := numeral(company.level(seat))):
            state = words.decides_at_level(level=level)
        if stands in (HERE, GUEST) and (thinks := thinking_time(company.thought(seat))):
            state = words.thinks(state=state, time=thinks)
        if (sitter := company.sitters.get(seat, "")) and stands in (GUEST, AWAY):
            state = words.sits_for(state=state, name=verbatim(sitter))
        return state, words.milliseconds(number=latency) if latency else ""

    def draw_page(self, canvas: Surface) -> None:
        colours, called, company = seat_colours(self._session.options), seat_names(self._session.options), self._company
        for seat, stands in enumerate(company.stands):
            row, (told, latency) = at.person(seat), self._told(seat)
            draw_emblem(canvas, within(row, left=12, width=44).center, 44, colours[seat])
            draw_state_dot(canvas, (row.x + 52, row.centery + 16), stands, 15)
            write_line(
                canvas,
                called[seat],
                within(row, left=74, top=6, width=330, height=30),
                theme.TEXT.strong_lead,
                theme.INK,
            )
            ink = theme.REASON_ON_PAPER if stands == AWAY else theme.INK2
            place = (row.x + 74, row.y + 48)
            drawn = draw_text(canvas, told, place, theme.TEXT.aside_plus, ink, "midleft", width=310, has_tip=True)
            if latency:
                draw_text(canvas, latency, (drawn.right + 16, place[1]), theme.TEXT.label, theme.INK2, "midleft")
            draw_rule(canvas, row.x, row.right, row.bottom + 3, "#b79a63")
        self._draw_below(canvas)
        for one in self._switches:
            one.draw(canvas, self.spots)

    def _draw_below(self, canvas: Surface) -> None:
        company = self._company
        on = who_looks_on([*company.lookers])
        note = f"{words.LOOKS_ON} {on}" if company.own < 0 else on
        draw_text(canvas, note, (at.INVITE.x, at.ONLOOKERS), theme.TEXT.aside_large, theme.INK, "midleft", width=730)
        if company.invitation:
            draw_inset(canvas, at.INVITE, paper=True)
            letters = letters_in(company.invitation)
            draw_text(canvas, letters, at.INVITE.center, theme.TEXT.number_tall, theme.INK, "center")
        place = (at.INVITE.x, at.TALK_SWITCH.centery)
        draw_text(canvas, words.TALK_LABEL, place, theme.TEXT.body_large, theme.INK, "midleft", width=420)
        if company.ruling.decides:
            place = (at.INVITE.x, at.STAND_IN.centery)
            draw_text(canvas, words.STAND_IN, place, theme.TEXT.body_large, theme.INK, "midleft", width=420)
            for told, rect in ((words.KNOCKS_LABEL, at.KNOCK_SWITCH), (words.LOOKERS_LABEL, at.LOOK_SWITCH)):
                place = (at.INVITE.x, rect.centery)
                draw_text(canvas, told, place, theme.TEXT.body_large, theme.INK, "midleft", width=660)
        else:
            draw_block(canvas, SAVED_THERE, at.STAND_IN_NOTE, theme.TEXT.aside_plus, theme.INK2)
