"""The lobby: the Set-up of a table with guests. At the host's all is chosen, at a guest's the own seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
import pygame_gui
from pygame import Surface

from trickerion.app.loop import App
from trickerion.app.scene import Scene
from trickerion.language.verbatim import verbatim
from trickerion.play.company import Company
from trickerion.scenes.together.lobby_panels import LobbyModules, LobbyPosters, LobbyRules, TalkPanel
from trickerion.scenes.together.lobby_seats import LobbySeats, SeatSeen
from trickerion.scenes.together.plan import TogetherPlan
from trickerion.screens.setup.posters_panel import PostersPanel
from trickerion.screens.setup.switches import PlanPanel
from trickerion.screens.sheet import MenuBar
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.flow import within
from trickerion.ui.hotspots import Drawn, Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import setup as at_setup
from trickerion.ui.layout import together as at
from trickerion.ui.said import SceneTold
from trickerion.ui.scenery import backdrop
from trickerion.ui.shapes import breathe
from trickerion.ui.surfaces import draw_wood_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_lines, draw_block, fit_block
from trickerion.words import together as house
from trickerion.words.screens import together as words


class LobbyStart(Drawn):
    """The panel at the lower right: what is said first, three buttons, and what is still waited for."""

    def __init__(self) -> None:
        self.buttons: Sequence[Button] = ()
        self.head, self.sign, self.first, self.note, self.is_trouble = "", "", "", "", False

    def add_hotspots(self, spots: Hotspots) -> None:
        spots.add_all(button.spot() for button in self.buttons)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        panel = at_setup.START
        draw_wood_panel(canvas, panel, seed=2)
        place = (panel.x + 26, panel.y + 32)
        drawn = draw_text(canvas, self.head, place, theme.TEXT.head_large, theme.BRASS_HI, "midleft")
        if self.sign:
            draw_icon(canvas, "ui.hidden", (drawn.right + 28, place[1]), 26, theme.PARCHMENT)
            spot, room = (drawn.right + 50, place[1]), panel.right - 24 - drawn.right - 50
            draw_text(canvas, self.sign, spot, theme.TEXT.aside_plus, theme.PARCHMENT, "midleft", width=room)
        place = (panel.x + 26, panel.y + 68)
        draw_text(canvas, self.first, place, theme.TEXT.aside, theme.PARCHMENT2, "midleft", width=panel.w - 52)
        for button in self.buttons:
            button.draw(canvas, spots)
        rect = at.REASON
        sign = "ui.warning" if self.is_trouble else "ui.hint"
        draw_icon(
            canvas, sign, within(rect, left=1, width=22).center, 22, theme.AMBER if self.is_trouble else theme.GLOW
        )
        room = rect.w - 34
        style, step = fit_block(self.note, room, rect.h, theme.TEXT.aside, 21)
        top = rect.centery - (step + 1) * block_lines(self.note, room, style) // 2
        draw_block(canvas, self.note, pygame.Rect(rect.x + 34, top, room, 0), style, theme.GLOW, line=step)


class LobbyScene(Scene):
    """Lobby, as far as the host's and a guest's are alike.

    ``company``: the people at the table; ``let_go`` is called when it is left before its game has begun.
    """

    breathing = True
    help_page = words.HELP
    own: int | None = None
    _has_begun = False

    def __init__(
        self, app: App, title: str, plan: TogetherPlan, ticket: Drawn, company: Company, let_go: Callable[[], object]
    ) -> None:
        super().__init__(app)
        self.company, self._let_go = company, let_go
        self.told = lambda: SceneTold(self._bar.title)
        self.plan = plan
        self._bar, self._ticket = MenuBar(app, title), ticket
        show = self.open_handicap if self.own is None else None
        self.seats = LobbySeats(plan, self, self.facts, self.own, open_handicap=show)
        self.posters: PostersPanel = LobbyPosters(plan, self)
        self.modules, self.rules = LobbyModules(plan, self), LobbyRules(plan, self)
        self._panels: list[PlanPanel] = [self.seats, self.posters, self.modules, self.rules]
        self.talk = TalkPanel(self.say, self._colour_of)
        self.start = LobbyStart()
        self._opens_talk = False
        self.spots.keep_clear, self.spots.panels = [at_setup.RULES, at.TICKET], [at_setup.SEATS]

    @property
    def has_manners(self) -> bool:
        """True if computer players lean as their Magicians do."""
        return self.app.settings.manners

    def _colour_of(self, seat: int) -> str:
        return self.plan.seats[seat].colour if 0 <= seat < len(self.plan.seats) else ""

    # ------------------------------------------------------------------ what the two kinds say

    def facts(self, number: int) -> SeatSeen:
        """Facts of a seat beside the plan."""
        raise NotImplementedError

    def change(self, do: Callable[..., object], *arguments: object, sound: str = "click") -> None:
        """Something is chosen here."""
        raise NotImplementedError

    def named(self) -> None:
        """A name was typed."""

    def lay_start(self) -> None:
        """Say what can be pressed, and what is still waited for."""
        raise NotImplementedError

    def say(self, text: str) -> bool:
        """Say a line."""
        raise NotImplementedError

    def open_points(self) -> None:
        """The points of the rules, one by one."""

    def open_handicap(self, seat: int) -> None:
        """The handicap of a seat."""

    def depart(self) -> None:
        """Go, without a question: the seat at a table elsewhere is kept."""
        self.app.sounds.play("click")
        self.app.stack.pop(self)

    @property
    def leave_button(self) -> Button:
        """The way out of a table elsewhere."""
        style = theme.TEXT.label_large
        return Button("lobby.leave", at.RIGHT, words.LEAVE, self.depart, icon="ui.exit", style=style, key="escape")

    def on_exit(self) -> None:
        if not self._has_begun:
            self._let_go()

    # ------------------------------------------------------------------ the scene

    def on_enter(self) -> None:
        self.seats.make_lines(self.widgets)
        self.talk.make_line(self.widgets)
        self.on_reveal()

    def on_reveal(self) -> None:
        self.seats.show_names()
        self.layout()

    def on_settings(self) -> None:
        self.layout()

    def show(self, plan: TogetherPlan) -> None:
        """The table stands otherwise."""
        self.plan = plan
        for panel in self._panels:
            panel.plan = plan
        self.on_reveal()

    def layout(self) -> None:
        self.lay_start()
        self.spots.clear()
        self.spots.add_all(self._bar.spots())
        self.spots.add_parts(self._ticket)
        self.spots.add_parts(*self._panels)
        self.spots.add_parts(self.talk)
        self.spots.add_parts(self.start)

    def hear(self, seat: int, name: str, text: str) -> None:
        """Somebody has said a line."""
        self.talk.tell(house.said(name=verbatim(name), text=verbatim(text)), seat)

    def handle_first(self, event: pygame.event.Event) -> bool:
        """Enter in the line of talk says it; the key that opens it is none of its letters."""
        if event.type == pygame.KEYDOWN:
            self._opens_talk = event.key == pygame.K_t and not self.widgets.typing
        elif event.type == pygame.TEXTINPUT and self._opens_talk:
            self._opens_talk = False
            if event.text.casefold() == "t":
                return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.talk.is_typing:
            self.talk.say()
            return True
        return super().handle_first(event)

    def handle_event(self, event: pygame.event.Event) -> bool:
        if event.type != pygame_gui.UI_TEXT_ENTRY_CHANGED or not self.seats.typed(event.ui_element, event.text):
            return False
        self.named()
        self.layout()
        return True

    @property
    def look(self) -> object:
        return super().look, self.talk.look, self.seats.look

    def draw(self, canvas: Surface) -> None:
        canvas.blit(backdrop(110), (0, 0))
        self._bar.draw(canvas, self.spots)
        self._ticket.draw(canvas, self.spots)
        for panel in self._panels:
            panel.light = breathe(self.breath.seconds)
            panel.draw(canvas, self.spots)
        self.talk.draw(canvas, self.spots)
        self.start.draw(canvas, self.spots)


def big_button(name: str, label: str, do: partial[None], why_not: str, second_line: str) -> Button:
    """The one that begins it."""
    return Button(
        name,
        at.RAISE,
        label,
        do,
        primary=True,
        icon="ui.stage",
        second_line=second_line if not why_not else "",
        style=theme.TEXT.button_large,
        key="return",
        enabled=not why_not,
        why_not=why_not,
        default=True,
    )
