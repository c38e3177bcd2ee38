"""The lobby of whoever arranges a table: of a host at its own, of the head at a served one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from trickerion.app.crash_report import copy_to_clipboard
from trickerion.app.loop import App
from trickerion.app.registry import open_scene
from trickerion.play.company import Company
from trickerion.scenes.together.lobby import LobbyScene, big_button
from trickerion.scenes.together.lobby_panels import Ticket
from trickerion.scenes.together.plan import TogetherPlan
from trickerion.scenes.together.spelled import SpelledTable
from trickerion.scenes.together.strangers import Strangers
from trickerion.screens.dialog import Reply, ask_first
from trickerion.screens.seats import GUEST
from trickerion.together.code import letters_in
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.keys import key_text
from trickerion.ui.layout import together as at
from trickerion.words.screens import menus, setup
from trickerion.words.screens import together as words


class ArrangedLobby(LobbyScene):
    """``note`` says where the game lies; a kind of table says what becomes of what is arranged."""

    note = ""

    def __init__(self, app: App, plan: TogetherPlan, company: Company, let_go: Callable[[], object]) -> None:
        self._was_ready = False
        ticket = Ticket(lambda: letters_in(self.invitation), self.reach, self.copy, self._spell)
        super().__init__(app, words.LOBBY, plan, ticket, company, let_go)
        self.strangers = Strangers(app, company, self.on_reveal)

    # ------------------------------------------------------------------ what a kind of table says

    @property
    def invitation(self) -> str:
        """Line that leads to the table."""
        return self.spelled.invitation

    @property
    def spelled(self) -> SpelledTable:
        """The table, for whoever spells its code."""
        raise NotImplementedError

    def reach(self) -> str:
        """Sentence on who finds the table with the letters of its code."""
        raise NotImplementedError

    def arrange(self) -> None:
        """The table is as it is planned here."""
        raise NotImplementedError

    def send_away(self, number: int) -> None:
        """A guest has to leave."""
        raise NotImplementedError

    def raise_curtain(self) -> None:
        """The game begins."""
        raise NotImplementedError

    def close_table(self) -> None:
        """The table is closed for good."""
        raise NotImplementedError

    # ------------------------------------------------------------------ the scene

    def layout(self) -> None:
        super().layout()
        self.spots.add_parts(self.strangers)

    def draw(self, canvas: pygame.Surface) -> None:
        super().draw(canvas)
        self.strangers.draw(canvas, self.spots)

    @property
    def look(self) -> object:
        return super().look, self.strangers.look

    # ------------------------------------------------------------------ what can be done

    def change(self, do: Callable[..., object], *arguments: object, sound: str = "click") -> None:
        """A guest is sent away only after a question."""
        losing = self._sent_away_by(do, arguments)
        if losing:
            name, go = self.plan.seats[losing[0]].spoken, partial(self._change, do, arguments, sound)
            text = words.send_away_text(name=name)
            ask_first(self.app, words.SEND_AWAY, text, words.SEND_AWAY, go)
        else:
            self._change(do, arguments, sound)

    def _sent_away_by(self, do: Callable[..., object], arguments: tuple[object, ...]) -> list[int]:
        """The guests whose seats a change would take away."""
        before = self.plan
        trial = type(before).from_json(before.to_json())
        trial.stands, trial.elsewhere = list(before.stands), before.elsewhere
        getattr(trial, getattr(do, "__name__", ""), lambda *a: None)(*arguments)
        return [number for number in before.seated if trial.seats[number].kind != GUEST]

    def _change(self, do: Callable[..., object], arguments: tuple[object, ...], sound: str) -> None:
        if do(*arguments) is not False:
            self.app.sounds.play(sound)
            self.arrange()
            self.on_reveal()

    def named(self) -> None:
        self.arrange()

    def open_points(self) -> None:
        self.app.sounds.play("page_turn")
        open_scene(self.app, "setup_points", plan=self.plan, on_change=self._points_changed)

    def open_handicap(self, seat: int) -> None:
        self.app.sounds.play("page_turn")
        open_scene(self.app, "setup_handicap", plan=self.plan, seat=seat, on_change=self._points_changed)

    def _points_changed(self, sound: str = "click") -> None:
        self.app.sounds.play(sound)
        self.arrange()

    def send_whom(self) -> None:
        """Ask which guest has to leave."""
        seated = self.plan.seated
        answers = [Reply(self.plan.seats[n].spoken, partial(self.send_away, n), loses=True) for n in seated]
        answers = [Reply(menus.CANCEL, escape=True, primary=True), *answers]
        open_scene(self.app, "choose", title=words.SEND_AWAY, text=words.SEND_WHOM, answers=answers)

    def lay_start(self) -> None:
        plan, start, trouble = self.plan, self.start, self.plan.trouble()
        start.head, start.sign, start.first = setup.SEED, words.SEED_SECRET, self.note
        start.note, start.is_trouble = trouble or plan.open_choices() or setup.ALL_CHOSEN, bool(trouble)
        start.buttons = [
            big_button("lobby.raise", setup.RAISE, partial(self.raise_curtain), trouble, plan.start_in_words()),
            *self.ways_out(),
        ]
        if not trouble and not self._was_ready and plan.seated:
            self.app.sounds.play("bell")
        self._was_ready = not trouble

    def ways_out(self) -> list[Button]:
        """Two buttons below: who has to leave, and leaving oneself."""
        away, style = (
            partial(Button, "lobby.away", at.LEFT, words.SEND_AWAY_WHOM, self.send_whom),
            theme.TEXT.label_large,
        )
        has_guests, nobody = bool(self.plan.seated), words.NOBODY_SEATED
        close = Button("lobby.close", at.RIGHT, words.CLOSE_TABLE, self.depart, style=style, key="escape")
        return [away(icon="ui.cross", style=style, enabled=has_guests, why_not=nobody), close]

    def copy(self) -> None:
        """Put the line that leads to the table into the clipboard."""
        self.talk.tell(words.COPIED if copy_to_clipboard(self.invitation) else words.NOT_COPIED)

    def _spell(self) -> None:
        open_scene(self.app, "spelled_code", hosting=self.spelled)

    def handle_first(self, event: pygame.event.Event) -> bool:
        """Ctrl+C copies the code when nothing is typed."""
        is_copy = event.type == pygame.KEYDOWN and key_text(event) == "ctrl+c"
        if is_copy and not self.widgets.typing:
            self.copy()
            return True
        return super().handle_first(event)

    def ask_to_close(self) -> None:
        """Close the table, after a question where somebody sits there."""
        if not self.plan.seated:
            self.close_table()
            return
        text = words.CLOSE_TEXT
        ask_first(self.app, words.CLOSE_TABLE, text, words.CLOSE_TABLE, self.close_table)
