"""The lobby of the head of a served table: that of a host, but what is arranged here is carried out at the machine."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.language.verbatim import verbatim
from trickerion.play.tables.far_way import OtherWay
from trickerion.play.tables.guest_table import GuestTable
from trickerion.rules.options import COLOURS
from trickerion.scenes.together.arranged_lobby import ArrangedLobby
from trickerion.scenes.together.head_plan import HeadPlan
from trickerion.scenes.together.lobby_seats import SeatSeen
from trickerion.screens.dialog import Reply
from trickerion.screens.opening import enter_table
from trickerion.screens.seats import own_colour
from trickerion.together import messages as m
from trickerion.together.code import in_full
from trickerion.together.keeping import NameAtRelay
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.layout import together as at
from trickerion.words.screens import menus
from trickerion.words.screens import together as words

_ANSWERED_BY = 3.0  # seconds


class LineOf(NamedTuple):
    """The line that leads to a table at another machine; there are no other ways."""

    line: str
    stands: str = ""
    at: NameAtRelay | None = None
    ways: Sequence[OtherWay] = ()
    port: int = 0
    secret: str = ""

    @property
    def invitation(self) -> str:
        """The line itself."""
        return self.line

    @property
    def far(self) -> LineOf:
        """The way through the machine is the only one."""
        return self


@scene("head_lobby")
class HeadLobby(ArrangedLobby):
    """Leaving keeps the seat; the table stays at its machine until it is closed."""

    note = words.MACHINE_NOTE

    def __init__(self, app: App, guest: GuestTable) -> None:
        assert guest.lobby is not None
        self._guest, self._head, self._changes = guest, guest.seat, -1
        self._has_begun = self._is_left = self._is_renamed = False
        self._wish: m.Arrange | None = None
        self._knocked = 0
        self._wished_for = 0.0
        super().__init__(app, HeadPlan.of_head(guest.lobby, guest.seat), guest, guest.close)
        self.seats.head = guest.seat
        guest.on_talk = self.hear
        self._choose_first(guest.lobby)

    @property
    def _plan(self) -> HeadPlan:
        assert isinstance(self.plan, HeadPlan)
        return self.plan

    def _choose_first(self, lobby: m.Lobby) -> None:
        """Sit down in the own colour, or the next one that is free."""
        seat = lobby.seats[self._head]
        if seat[2]:
            return
        taken = {other[2] for number, other in enumerate(lobby.seats) if number != self._head}
        colour = next(one for one in (own_colour(self.app), *COLOURS) if one not in taken)
        self._plan.set_colour(self._head, colour)
        self._plan.seats[self._head].name = seat[1] or self._guest.wire.name
        self._choose()
        self._guest.ruling.hear_knocks(self.app.settings.knocks)

    def _choose(self) -> None:
        seat = self._plan.seats[self._head]
        self._guest.wire.send(m.Choose(seat.name.strip() or self._guest.wire.name, seat.colour, seat.magician))

    # ------------------------------------------------------------------ the plan and the machine

    @property
    def spelled(self) -> LineOf:
        return LineOf(in_full(self._guest.wire.code))

    def reach(self) -> str:
        place = self._guest.wire.code.address
        return words.CUT_FROM_MACHINE if self._guest.is_cut else words.at_machine(place=verbatim(place))

    def arrange(self) -> None:
        """Ask the machine for it; what becomes of it comes back."""
        self._choose()
        self._wish, self._wished_for = self._plan.arrangement, 0.0
        self._guest.wire.send(self._wish)

    def named(self) -> None:
        self._is_renamed = True

    def facts(self, number: int) -> SeatSeen:
        return SeatSeen(-1, rank="head" if number == self._head else "")

    def say(self, text: str) -> bool:
        return self._guest.say(text)

    def send_away(self, number: int) -> None:
        self._guest.wire.send(m.Rule("send_away", number, ""))

    def raise_curtain(self) -> None:
        if not self.plan.trouble():
            self.app.sounds.play("bell")
            self._guest.wire.send(m.Rule("raise", self._head, ""))

    def close_table(self) -> None:
        self._guest.wire.send(m.Rule("close", self._head, ""))

    # ------------------------------------------------------------------ frames

    def update(self, dt: float) -> None:
        guest = self._guest
        if self._has_begun:
            return
        guest.update()
        self._wished_for += dt
        if self._is_renamed and not self.widgets.typing:
            self._is_renamed = False
            self.arrange()
        if guest.game is not None:
            self._has_begun = True
            enter_table(self.app, guest.game)
        elif guest.has_ended:
            self.app.stack.pop(self)
            if guest.why != "closed_for_good":
                self.app.notice(words.CLOSED, guest.trouble)
        elif guest.lobby is not None and not guest.ruling.decides:
            self._has_begun = True  # somebody else is the head now
            open_scene(self.app, "guest_lobby", how="replace", guest=guest)
        elif guest.lobby is not None and guest.changes != self._changes:
            self._changes = guest.changes
            self._told(guest.lobby)

    def _told(self, lobby: m.Lobby) -> None:
        last = max((knock.number for knock in self._guest.ruling.knocks), default=0)
        if last > self._knocked:
            self._knocked = last
            self.app.sounds.play("bell")
        plan = HeadPlan.of_head(lobby, self._head)
        if self._wish is not None and plan.arrangement != self._wish and self._wished_for < _ANSWERED_BY:
            self._plan.see_told(lobby, self._head)  # the machine has not heard of it yet
            self.on_reveal()
            return
        self._wish, own = None, plan.seats[self._head]
        if self._is_renamed or not own.name:
            own.name = self._plan.seats[self._head].name
        if self._plan.choosing in plan.own:
            plan.choosing = self._plan.choosing
        self.show(plan)

    @property
    def look(self) -> object:
        return super().look, self._guest.is_cut, self.reach()

    # ------------------------------------------------------------------ leaving

    def ways_out(self) -> list[Button]:
        style = theme.TEXT.label_large
        decide = Button("lobby.decide", at.LEFT, words.HEAD_DECIDES, self._decide, icon="ui.choice", style=style)
        return [decide, self.leave_button]

    def _decide(self) -> None:
        answers = [
            Reply(menus.CANCEL, escape=True, primary=True),
            Reply(words.CLOSE_TABLE, self.ask_to_close, loses=True),
        ]
        if self.plan.seated:
            answers += [Reply(words.SEND_AWAY_WHOM, self.send_whom), Reply(words.ANOTHER_HEAD, self._ask_for_head)]
        open_scene(self.app, "choose", title=words.YOUR_SERVED_TABLE, text=words.HEAD_TEXT, answers=answers)

    def _ask_for_head(self) -> None:
        seated, seats = self.plan.seated, self.plan.seats
        answers = [Reply(seats[number].spoken, partial(self._make_head, number), loses=True) for number in seated]
        answers = [Reply(menus.CANCEL, escape=True, primary=True), *answers]
        open_scene(self.app, "choose", title=words.ANOTHER_HEAD, text=words.ANOTHER_HEAD_TEXT, answers=answers)

    def _make_head(self, number: int) -> None:
        self._guest.wire.send(m.Rule("head", number, ""))
