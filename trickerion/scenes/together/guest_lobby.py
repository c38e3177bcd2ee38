"""The lobby of a guest: its own name, colour and Magician, and whether it is ready."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.language.speech import join
from trickerion.language.verbatim import verbatim
from trickerion.play.company import decider_of
from trickerion.play.tables.guest_table import GuestTable
from trickerion.rules.options import COLOURS
from trickerion.scenes.together.door_rows import player
from trickerion.scenes.together.lobby import LobbyScene, big_button
from trickerion.scenes.together.lobby_panels import GuestTicket
from trickerion.scenes.together.lobby_seats import SeatSeen
from trickerion.scenes.together.plan import TogetherPlan
from trickerion.screens.opening import enter_table
from trickerion.screens.seats import own_colour
from trickerion.together import messages as m
from trickerion.together.seating import HERE, READY
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.layout import together as at
from trickerion.words.screens import setup
from trickerion.words.screens import together as words
from trickerion.words.together import HOUSE

_ANSWERED_BY = 3.0  # seconds


@scene("guest_lobby")
class GuestLobby(LobbyScene):
    """Leaving asks nothing: coming back is one click."""

    def __init__(self, app: App, guest: GuestTable) -> None:
        assert guest.lobby is not None
        self._guest, self._lobby, self.own = guest, guest.lobby, guest.seat
        self._has_begun, self._changes, self._is_renamed = False, -1, False
        self._asked: m.Choose | None = None  # for the own seat, and not answered yet
        self._asked_since, self._is_cut = 0.0, False
        title = words.table_of(host=player(guest.host)) if guest.host else words.SERVED_TABLE
        ticket = GuestTicket(guest.host, self._latency, looks_on=guest.seat < 0)
        super().__init__(app, title, TogetherPlan.told(guest.lobby, guest.seat), ticket, guest, guest.close)
        self.modules.host, self.rules.is_closed = guest.host, True
        self.talk.is_heard = self._is_seated
        guest.on_talk = self.hear
        self._choose_first()

    def _choose_first(self) -> None:
        """Sit down in the own colour, or the next one that is free; a name that is taken has got a number."""
        seats, own = self._lobby.seats, self.own
        if own is None or not 0 <= own < len(seats):
            return
        taken = {seat[2] for number, seat in enumerate(seats) if number != own}
        wanted = own_colour(self.app)
        colour = next((one for one in (wanted, *COLOURS) if one not in taken), wanted)
        if colour != wanted:
            looks = theme.player_look
            self.talk.tell(words.colour_taken(taken=looks(wanted).name, colour=looks(colour).name))
        if seats[own][1] != self._guest.wire.name:
            self.talk.tell(words.name_taken(wanted=verbatim(self._guest.wire.name), name=verbatim(seats[own][1])))
        self._guest.wire.send(m.Choose(seats[own][1], colour, seats[own][3]))

    def _latency(self) -> int:
        return -1 if self._guest.is_cut else self._guest.wire.latency

    @property
    def _is_seated(self) -> bool:
        return self.own is not None and 0 <= self.own < len(self._lobby.seats)

    def facts(self, number: int) -> SeatSeen:
        hosts = [n for n, seat in enumerate(self._lobby.seats) if seat[0] == HERE]
        rank = "head" if number == self._lobby.head else "host" if hosts[:1] == [number] else ""
        return SeatSeen(rank=rank)

    # ------------------------------------------------------------------ the own seat

    def change(self, do: Callable[..., object], *arguments: object, sound: str = "click") -> None:
        """Ask the host for it; what becomes of it comes back."""
        if self._is_seated and do(*arguments) is not False:
            self.app.sounds.play(sound)
            self._choose()

    def _choose(self) -> None:
        seat = self.plan.seats[self.own or 0]
        self._asked, self._asked_since = m.Choose(seat.name.strip(), seat.colour, seat.magician), 0.0
        self._guest.wire.send(self._asked)
        self.on_reveal()

    def named(self) -> None:
        self._is_renamed = True

    def _set_ready(self, is_ready: bool) -> None:
        self.app.sounds.play("click")
        self._guest.wire.send(m.SetReady(is_ready))

    def say(self, text: str) -> bool:
        return self._guest.say(text)

    # ------------------------------------------------------------------ frames

    def update(self, dt: float) -> None:
        guest = self._guest
        if self._has_begun:
            return
        guest.update()
        self._ask_again(dt)
        if guest.game is not None:
            self._has_begun = True
            self.app.sounds.play("bell")
            enter_table(self.app, guest.game)
        elif guest.lobby is not None and guest.ruling.decides:
            self._has_begun = True
            open_scene(self.app, "head_lobby", how="replace", guest=guest)
        elif guest.has_ended:
            self.app.stack.pop(self)
            self.app.notice(words.CLOSED, guest.trouble)
        elif guest.lobby is not None and (guest.changes != self._changes or self._has_waited):
            self._changes = guest.changes
            self._told(guest.lobby)
        if self._is_renamed and not self.widgets.typing:
            self._is_renamed = False
            self._choose()

    def _ask_again(self, dt: float) -> None:
        """Ask again for a choice made while the wire was cut, or just before: it may not have been heard."""
        was_cut, self._is_cut = self._is_cut, self._guest.is_cut
        self._asked_since = 0.0 if self._is_cut else self._asked_since + dt
        if was_cut and not self._is_cut and self._asked is not None:
            self._guest.wire.send(self._asked)

    def _told(self, lobby: m.Lobby) -> None:
        before, self._lobby, self.own = self._lobby, lobby, self._guest.seat
        if lobby.head not in (before.head, -1):
            self.talk.tell(HOUSE["head"](name=verbatim(lobby.seats[lobby.head][1])))
        self.seats.own = self.own
        if lobby.game != before.game:
            self._asked = None
            self._tell_of_game(before)
        plan = TogetherPlan.told(lobby, self.own)
        if self._is_renamed and self._is_seated:
            plan.seats[self.own].name = self.plan.seats[self.own].name
        self._keep_asked(plan)
        self.show(plan)

    def _tell_of_game(self, before: m.Lobby) -> None:
        """The host has changed what is played: nobody is ready for a game that was not seen."""
        games, short = (before.game, self._lobby.game), setup.SHORT_GAME
        old, new = ({*game.get("modules", ()), *([short.id] if game.get("small_game") else [])} for game in games)
        for module in (*setup.MODULES, short):
            if module.id in old ^ new:
                say = words.switched_on if module.id in new else words.switched_off
                self.talk.tell(say(module=module.name))
                return
        self.talk.tell(words.GAME_CHANGED)

    @property
    def _has_waited(self) -> bool:
        """True if the host has not agreed to a wish of long ago."""
        return self._asked is not None and self._asked_since > _ANSWERED_BY

    def _keep_asked(self, plan: TogetherPlan) -> None:
        """Keep the wish in sight until it is answered: news that the host sent before hearing the wish is no answer."""
        asked, own = self._asked, self._guest.seat
        if asked is None or not self._is_seated or own is None:
            return
        seat, holder = plan.seats[own], plan.rival(asked.magician, own) if asked.magician else None
        if holder is not None:  # somebody else was quicker to take the Magician
            self.talk.tell(words.was_quicker(name=plan.seats[holder].spoken))
            asked = asked._replace(magician=seat.magician)
        if asked.colour in {plan.seats[other].colour for other in plan.taken if other != own}:
            asked = asked._replace(colour=seat.colour)
        is_done = self._has_waited or (seat.colour, seat.magician) == asked[1:]
        self._asked = None if is_done else asked
        if not is_done:
            seat.colour, seat.magician = asked.colour, asked.magician

    @property
    def look(self) -> object:
        return super().look, self._latency() // 5

    # ------------------------------------------------------------------ what can be pressed

    def lay_start(self) -> None:
        start, plan = self.start, self.plan
        leave = self.leave_button
        rules = Button(
            "lobby.rules", at.LEFT, words.HOW_TO_PLAY, self.app.open_help, icon="ui.rules", style=theme.TEXT.label
        )
        start.buttons = [rules, leave]
        if not self._is_seated:
            start.head, start.first, start.note = (
                words.YOU_LOOK_ON,
                words.WAIT_FOR[decider_of(self._guest)](),
                words.LOOKING_ON,
            )
            return
        is_ready = plan.stands[self._guest.seat] == READY
        label = words.READY_DONE if is_ready else words.READY
        ready = big_button(
            "lobby.ready", label, partial(self._set_ready, not is_ready), "", words.RAISES[decider_of(self._guest)]
        )
        start.head, start.first = words.ARE_YOU_READY, words.BY_LOT
        start.note = self._who_is_waited_for(is_ready)
        start.buttons = [replace(ready, primary=not is_ready, icon="ui.confirm"), rules, leave]

    def _who_is_waited_for(self, is_ready: bool) -> str:
        plan = self.plan
        others = [n for n in plan.guests if n not in (self._guest.seat, self._lobby.head)]
        late = [n for n in others if plan.stands[n] != READY]
        if not late:
            return words.ALL_READY if is_ready else words.ONLY_YOU
        names = [plan.seats[n].spoken for n in late if plan.seats[n].name]
        return words.still_choosing(names=join(names)) if names else words.FREE_SEATS_LEFT
