"""The lobby: who sits where, who is ready, talk; at the host the code, and the curtain that begins the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame_gui.elements import UITextEntryLine

from trickerion.app.crash_report import copy_to_clipboard
from trickerion.app.guest_table import GuestTable
from trickerion.app.hosting import Hosting
from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.app.scene import Scene
from trickerion.app.session import Session
from trickerion.language.speech import Player
from trickerion.language.verbatim import verbatim
from trickerion.rules.catalog import MAGICIANS, printed_for
from trickerion.rules.options import COLOURS, PERSON
from trickerion.scenes.dialog import Reply
from trickerion.scenes.opening import OpeningScene, enter_table, push_opening
from trickerion.scenes.setup.plan import SetUpPlan
from trickerion.scenes.setup.seats import COMPUTER as PLANNED_COMPUTER
from trickerion.scenes.setup.seats import GUEST as PLANNED_GUEST
from trickerion.scenes.sheet import MenuBar
from trickerion.together import messages as m
from trickerion.together.seating import (
    AWAY,
    COMPUTER,
    EMPTY,
    FREE,
    GUEST,
    HERE,
    MOST_PLACES,
    READY,
    Knock,
    new_seed,
    to_options,
)
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import together as at
from trickerion.ui.scenery import backdrop
from trickerion.ui.shapes import draw_ring, draw_round
from trickerion.ui.surfaces import draw_dark_panel, draw_inset, draw_panel_head, draw_paper_panel, draw_wood_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.tokens import draw_disk
from trickerion.words import names
from trickerion.words import together as house
from trickerion.words.screens import menus
from trickerion.words.screens import together as words

MOST_LINES = 40
_SIGN = {HERE: theme.GOOD, READY: theme.GOOD, AWAY: theme.BAD, FREE: theme.BRASS_LO}


class SeatRow(NamedTuple):
    """A seat as the lobby shows it."""

    kind: str
    name: str
    colour: str
    magician: str
    stands: str
    is_own: bool = False


class LobbyScene(Scene):
    """What the lobby is for the host and for a guest alike."""

    breathing = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._bar = MenuBar(app, words.LOBBY)
        self._buttons: list[Button] = []
        self._talk: list[str] = []
        self._line: UITextEntryLine | None = None
        self._note = ""

    # ------------------------------------------------------------------ what the two kinds say

    @property
    def rows(self) -> Sequence[SeatRow]:
        """The seats that are not empty."""
        raise NotImplementedError

    def own_buttons(self) -> list[Button]:
        """What can be pressed beside the talk."""
        raise NotImplementedError

    def say(self, text: str) -> bool:
        """Say a line."""
        raise NotImplementedError

    # ------------------------------------------------------------------ the scene

    def on_enter(self) -> None:
        self._line = self.widgets.entry(at.CHAT_LINE, "", words.TALK_LINE, m.MOST_LETTERS)
        super().on_enter()

    def on_reveal(self) -> None:
        self.layout()

    def on_settings(self) -> None:
        self.layout()

    def layout(self) -> None:
        say = Button("lobby.say", at.SAY, words.SAY, self._say, icon="ui.speech", size=20)
        self._buttons = [*self.own_buttons(), say]
        self.spots.clear()
        self.spots.add_all(self._bar.spots())
        self.spots.add_all(button.spot() for button in self._buttons)

    def _say(self) -> None:
        text = self._line.get_text().strip() if self._line is not None else ""
        if text and self._line is not None and self.say(text):
            self._line.set_text("")

    def handle_first(self, event: pygame.event.Event) -> bool:
        """Enter in the line of talk says it."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_RETURN and self.widgets.typing:
            self._say()
            return True
        return super().handle_first(event)

    def hear(self, seat: int, name: str, text: str) -> None:
        """Somebody has said a line."""
        self.tell(house.said(name=verbatim(name), text=verbatim(text)))

    def tell(self, line: str) -> None:
        """One more line in the talk."""
        self._talk = [*self._talk, line][-MOST_LINES:]

    @property
    def look(self) -> object:
        return super().look, tuple(self.rows), len(self._talk), self._talk[-1:], self._note

    def draw(self, canvas: Surface) -> None:
        canvas.blit(backdrop(110), (0, 0))
        self._bar.draw(canvas, self.spots)
        self.draw_ticket(canvas)
        draw_wood_panel(canvas, at.PLACES)
        draw_panel_head(canvas, at.PLACES.move(6, 4), words.PEOPLE, icon_name="ui.person")
        for number, row in enumerate(self.rows):
            _draw_seat(canvas, at.place(number), row)
        self._draw_talk(canvas)
        draw_wood_panel(canvas, at.START, seed=2)
        draw_block(canvas, self._note, at.NOTE, theme.ITALIC, 20, theme.GLOW)
        for button in self._buttons:
            button.draw(canvas, self.spots)

    def draw_ticket(self, canvas: Surface) -> None:
        """What stands above the seats."""

    def _draw_talk(self, canvas: Surface) -> None:
        draw_wood_panel(canvas, at.CHAT, seed=1)
        draw_panel_head(canvas, at.CHAT.move(6, 4), words.TALK, icon_name="ui.speech")
        draw_inset(canvas, at.CHAT_LINES)
        bottom = at.CHAT_LINES.bottom - 10
        for line in reversed(self._talk):
            height = block_height(line, at.CHAT_LINES.w - 32, theme.BODY, 19)
            bottom -= height + 4
            if bottom < at.CHAT_LINES.y + 6:
                break
            room = Rect(at.CHAT_LINES.x + 16, bottom, at.CHAT_LINES.w - 32, 0)
            draw_block(canvas, line, room, theme.BODY, 19, theme.PARCHMENT)


def _draw_seat(canvas: Surface, rect: Rect, row: SeatRow) -> None:
    draw_dark_panel(canvas, rect, 10, 4 if row.is_own else 2)
    center = (rect.x + 84, rect.centery)
    if row.kind == GUEST and row.stands == FREE:
        draw_round(canvas, center, 110, (0, 0, 0, 90), 2, (199, 154, 75, 150))
        draw_icon(canvas, "ui.wire", center, 56, "#8a6f50")
    else:
        draw_disk(canvas, center, 110, row.colour or COLOURS[0], "magician")
    name = row.name if row.stands != FREE else words.STANDS[FREE]
    spot = (rect.x + 170, rect.y + 50)
    draw_text(canvas, name, spot, theme.NAME, 28, theme.CREAM, "midleft", width=560)
    stands = row.stands or row.kind
    state = words.STANDS.get(stands, "")
    if row.stands != FREE:
        _draw_state(canvas, (rect.x + 182, rect.y + 96), stands)
        draw_text(canvas, state, (rect.x + 204, rect.y + 95), theme.ITALIC, 21, theme.PARCHMENT2, "midleft", width=520)
    magician = words.magician(name=names.magician(row.magician)) if row.magician else words.BY_LOT
    draw_text(canvas, magician, (rect.x + 170, rect.y + 138), theme.ITALIC, 20, theme.GLOW, "midleft", width=560)


def _draw_state(canvas: Surface, center: tuple[int, int], stands: str) -> None:
    """A full disc for who is there, a ring with a bar for who is away, an automaton for a computer player."""
    if stands == COMPUTER:
        draw_icon(canvas, "ui.computer", center, 22, theme.PARCHMENT2)
    elif stands == AWAY:
        draw_ring(canvas, center, 8, 3, theme.BAD)
        draw_icon(canvas, "ui.wire_cut", (center[0], center[1]), 18, theme.BAD)
    else:
        draw_round(canvas, center, 15, theme.GOOD if stands in (HERE, READY) else theme.WARN)


@scene("host_lobby")
class HostLobby(LobbyScene):
    """The host’s: the table is open from here on."""

    def __init__(self, app: App, hosting: Hosting, plan: SetUpPlan) -> None:
        super().__init__(app)
        self._hosting, self._plan = hosting, plan
        self._has_begun = False
        self._code = hosting.invitation
        self._changes = -1
        table = hosting.table
        table.on_talk = self.hear
        table.on_house = self._house
        _lay(hosting, plan)

    @property
    def rows(self) -> Sequence[SeatRow]:
        places = [place for place in self._hosting.table.places if place.kind != EMPTY]
        return [SeatRow(p.kind, p.name, p.colour, p.magician, p.stands) for p in places]

    def _house(self, what: str, name: str) -> None:
        if (say := house.HOUSE.get(what)) is not None:
            self.tell(say(name=verbatim(name)))
        self.app.sounds.play("bell" if what in ("came", "knocks") else "click")

    def say(self, text: str) -> bool:
        return self._hosting.say(text)

    def own_buttons(self) -> list[Button]:
        is_ready = self._hosting.table.is_ready
        self._note = f"{words.ALL_READY if is_ready else words.NOT_READY} {words.HOST_NOTE}"
        buttons = [
            Button(
                "lobby.raise",
                at.RAISE,
                words.RAISE,
                self._raise,
                primary=True,
                icon="ui.stage",
                size=28,
                enabled=is_ready,
                why_not=words.NOT_READY,
                default=True,
                key="return",
            ),
            Button("lobby.copy", at.COPY, words.COPY, self._copy, icon="ui.copy", size=20),
            Button("lobby.close", at.LEAVE, words.CLOSE_TABLE, self._leave, icon="ui.exit", size=20, key="escape"),
        ]
        places = [n for n, place in enumerate(self._hosting.table.places) if place.kind != EMPTY]
        for row, number in enumerate(places):
            if self._hosting.table.places[number].token:
                rect = Rect(at.place(row).right - 214, at.place(row).y + 66, 194, 54)
                send = partial(self._hosting.table.send_away, number)
                buttons.append(Button(f"lobby.away.{number}", rect, words.SEND_AWAY, send, size=19))
        return buttons

    def _copy(self) -> None:
        self.tell(words.COPIED if copy_to_clipboard(self._code) else words.NOT_COPIED)

    def _leave(self) -> None:
        self.app.sounds.play("click")
        self.app.stack.pop(self)

    def on_exit(self) -> None:
        if not self._has_begun:
            self._hosting.close("closed_for_good")

    def _raise(self) -> None:
        self.app.sounds.play("bell")
        push_opening(self.app, OpeningScene(self.app, menus.NEW_GAME, self._begin))

    def _begin(self, *, pace: float) -> Session:
        table = self._hosting.table
        options = to_options(table.places, table.draft)
        guests = [place for place in table.places if place.kind != EMPTY]
        elsewhere = [number for number, place in enumerate(guests) if place.kind == GUEST]
        session = Session.new(options, new_seed(), self.app.places, pace=pace, elsewhere=elsewhere)
        self._has_begun = True
        self._hosting.begin(session)
        return session

    def update(self, dt: float) -> None:
        table = self._hosting.table
        if self._has_begun:
            return
        table.update()
        if table.changes != self._changes:
            self._changes = table.changes
            self.layout()
        if table.knocks and self is self.app.stack.top:
            knock = table.knocks[0]
            answers = [
                Reply(words.NOT_NOW, partial(self._answer, table.not_now, knock), escape=True),
                Reply(words.LET_IN, partial(self._answer, table.let_in, knock), icon="ui.wire"),
            ]
            text = words.knocks(name=verbatim(knock.name))
            open_scene(self.app, "choose", title=words.SOMEBODY_KNOCKS, text=text, answers=answers)

    def _answer(self, give: Callable[[Knock], object], knock: Knock) -> None:
        if knock in self._hosting.table.knocks:
            give(knock)

    def draw_ticket(self, canvas: Surface) -> None:
        draw_paper_panel(canvas, at.TICKET)
        place = (at.TICKET.x + 36, at.TICKET.y + 32)
        draw_text(canvas, words.INVITATION, place, theme.HEAD2, 20, theme.INK, "midleft", width=420)
        line = (at.TICKET.x + 36, at.TICKET.y + 72)
        outside = words.host_line(port=self._hosting.port, secret=self._hosting.secret)
        draw_text(canvas, outside, line, theme.ITALIC, 19, theme.INK, "midleft", width=540)
        for number, group in enumerate(self._code.split("-")):
            box = Rect(610 + 266 * number, at.TICKET.y + 22, 246, 60)
            draw_inset(canvas, box, paper=True)
            draw_text(canvas, group, box.center, theme.NUM, 44, theme.INK, "center", width=box.w - 16)


def _lay(hosting: Hosting, plan: SetUpPlan) -> None:
    """The seats and what is played, as the Set-up has decided."""
    table, options = hosting.table, plan.to_options()
    for number in range(MOST_PLACES):
        seat = plan.seats[number]
        if seat.kind == PLANNED_GUEST:
            table.seat(number, GUEST)
        elif seat.kind == PERSON:
            table.seat(number, HERE, seat.name.strip(), seat.colour, seat.magician)
        elif seat.kind == PLANNED_COMPUTER:
            table.seat(number, COMPUTER, seat.name.strip(), seat.colour, seat.magician, seat.level)
        else:
            table.seat(number, EMPTY)
    draft = options.to_json()
    draft.pop("seats")
    table.lay(draft)


@scene("guest_lobby")
class GuestLobby(LobbyScene):
    """A guest’s: own name, colour and Magician, and whether it is ready."""

    def __init__(self, app: App, guest: GuestTable) -> None:
        super().__init__(app)
        self._guest = guest
        self._has_begun = False
        self._changes = -1
        guest.on_talk = self.hear

    @property
    def _seats(self) -> list[list[str]]:
        return self._guest.lobby.seats if self._guest.lobby is not None else []

    @property
    def rows(self) -> Sequence[SeatRow]:
        return [
            SeatRow(kind, name, colour, magician, stands, number == self._guest.seat)
            for number, (kind, name, colour, magician, _, stands) in enumerate(self._seats)
            if kind != EMPTY
        ]

    @property
    def _own(self) -> list[str]:
        return self._seats[self._guest.seat]

    def say(self, text: str) -> bool:
        return self._guest.say(text)

    def own_buttons(self) -> list[Button]:
        self._note = words.WAIT_FOR_HOST
        leave = Button("lobby.leave", at.LEAVE, words.LEAVE, self._leave, icon="ui.exit", size=20, key="escape")
        if self._guest.seat < 0 or self._guest.seat >= len(self._seats):
            return [leave]
        is_ready = self._own[5] == READY
        row = next(n for n, row in enumerate(self.rows) if row.is_own)
        place = at.place(row)
        colour = Rect(place.right - 354, place.y + 24, 334, 54)
        magician = Rect(place.right - 354, place.y + 104, 334, 54)
        return [
            Button(
                "lobby.ready",
                at.RAISE,
                words.NOT_READY_YET if is_ready else words.READY,
                partial(self._set_ready, not is_ready),
                primary=not is_ready,
                icon="ui.confirm",
                size=28,
                default=True,
                key="return",
            ),
            Button("lobby.colour", colour, words.NEXT_COLOUR, self._next_colour, size=19),
            Button("lobby.magician", magician, words.ANOTHER_MAGICIAN, self._next_magician, size=19),
            leave,
        ]

    def _set_ready(self, is_ready: bool) -> None:
        self.app.sounds.play("click")
        self._guest.wire.send(m.SetReady(is_ready))

    def _next_colour(self) -> None:
        taken = {colour for kind, _, colour, *_ in self._seats if kind != EMPTY} - {self._own[2]}
        free = [colour for colour in COLOURS if colour not in taken]
        self._choose(colour=_after(self._own[2], free))

    def _next_magician(self) -> None:
        others = [seat[3] for number, seat in enumerate(self._seats) if number != self._guest.seat and seat[3]]
        taken = {MAGICIANS[card].category for card in others if card in MAGICIANS}
        modules = self._guest.lobby.game.get("modules", ()) if self._guest.lobby is not None else ()
        free = ["", *(card.id for card in printed_for(MAGICIANS, modules) if card.category not in taken)]
        self._choose(magician=_after(self._own[3], free))

    def _choose(self, *, colour: str | None = None, magician: str | None = None) -> None:
        self.app.sounds.play("disc_place")
        own = self._own
        self._guest.wire.send(
            m.Choose(own[1], own[2] if colour is None else colour, own[3] if magician is None else magician)
        )

    def _leave(self) -> None:
        self.app.sounds.play("click")
        self.app.stack.pop(self)

    def on_exit(self) -> None:
        if not self._has_begun:
            self._guest.close()

    def update(self, dt: float) -> None:
        guest = self._guest
        if self._has_begun:
            return
        guest.update()
        if guest.game is not None:
            self._has_begun = True
            self.app.sounds.play("bell")
            enter_table(self.app, guest.game)
        elif guest.has_ended:
            self.app.stack.pop(self)
            self.app.notice(words.CLOSED, guest.trouble)
        elif guest.changes != self._changes:
            self._changes = guest.changes
            self.layout()

    def draw_ticket(self, canvas: Surface) -> None:
        draw_paper_panel(canvas, at.TICKET)
        host = self._guest.host
        text = words.guest_line(host=Player(verbatim(host))) if host else words.SERVED_LINE
        draw_text(canvas, text, at.TICKET.center, theme.ITALIC, 24, theme.INK, "center", width=at.TICKET.w - 60)


def _after(now: str, free: Sequence[str]) -> str:
    """The next one of those that are free."""
    return free[(free.index(now) + 1) % len(free)] if now in free else free[0]
