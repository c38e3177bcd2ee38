"""The Set-up: seats, Magicians, how it begins, the edition of the rules, the seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pygame_gui

from trickerion.app.registry import open_scene, scene
from trickerion.app.scene import Scene
from trickerion.scenes.menu_bar import MenuBar
from trickerion.scenes.opening import start_game
from trickerion.scenes.saves.keeping import before_replacing
from trickerion.scenes.setup.modules_panel import ModulesPanel
from trickerion.scenes.setup.names import new_seed
from trickerion.scenes.setup.plan import SEATS, Plan
from trickerion.scenes.setup.posters_panel import PostersPanel
from trickerion.scenes.setup.rules_panel import RulesPanel
from trickerion.scenes.setup.seats_panel import SeatsPanel
from trickerion.scenes.setup.start_panel import StartPanel
from trickerion.ui.layout import setup as places
from trickerion.ui.scenery import backdrop

if TYPE_CHECKING:
    from trickerion.app.loop import App


@scene("setup")
class SetupScene(Scene):
    """Everything about a new game on one screen. Remembers how it was left and how the last game was started.

    ``draft`` and ``last`` are the names under which it is remembered as it was left and as it was played.
    """

    title = "New Game"
    draft, last = "setup", "last_setup"
    plan_type: type[Plan] = Plan
    is_solo = False
    help_page = "set_up"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.plan = self.plan_type.from_json(app.memory.recall(self.draft))
        self.choosing = self.plan.taken[0] if self.plan.taken else 0
        self._bar = MenuBar(self, self.title)
        self._seats = SeatsPanel(self)
        self._posters = PostersPanel(self)
        self._modules = ModulesPanel(self)
        self._rules = RulesPanel(self)
        self._start = StartPanel(self)
        self._choose_next()
        self.spots.keep_clear = [places.RULES, places.CHOOSING]

    # ------------------------------------------------------------------ what the panels ask

    @property
    def has_abilities(self) -> bool:
        """Whether Magicians have abilities: only with the Dark Alley."""
        return "dark_alley" in self.plan.modules

    @property
    def rows(self) -> range:
        """The seats with a row of their own."""
        return range(SEATS)

    @property
    def coloured(self) -> tuple[int, ...]:
        """The seats whose colour can be chosen."""
        return tuple(self.plan.taken)

    @property
    def has_last(self) -> bool:
        """Whether a game has been started before."""
        return isinstance(self.app.memory.recall(self.last), dict)

    @property
    def shown_magician(self) -> str:
        """The Magician whose start is shown: the one pointed at, if the choosing seat can have it, or its own."""
        pointed = self._posters.pointed
        if pointed and self.plan.rival(pointed, self.choosing) is None:
            return pointed
        return self.plan.seats[self.choosing].magician

    # ------------------------------------------------------------------ what the panels do

    def changed(self, sound: str = "click") -> None:
        """The plan is another one: new hotspots, names and seed."""
        self.app.sounds.play(sound)
        if not self.plan.seats[self.choosing].is_taken and self.plan.taken:
            self.choosing = self.plan.taken[0]
            self._choose_next()
        self._seats.show_names()
        self._start.show_seed()
        self.layout()

    def let_choose(self, seat: int) -> None:
        """This seat chooses a Magician now."""
        self.choosing = seat
        self.changed()

    def _choose_next(self) -> None:
        """Go on with the next seat that has no Magician; with none, everything stays."""
        waiting = self.plan.without_magician()
        if waiting and self.plan.seats[self.choosing].magician:
            self.choosing = next((seat for seat in waiting if seat > self.choosing), waiting[0])

    def set_kind(self, seat: int, kind: str) -> None:
        """Person, computer player or nobody."""
        self.plan.set_kind(seat, kind)
        self.changed()

    def set_colour(self, seat: int, colour: str) -> None:
        """Another colour, exchanged with whoever has it."""
        self.plan.set_colour(seat, colour)
        self.changed("disc_place")

    def next_level(self, seat: int) -> None:
        """Another strength of a computer player."""
        self.plan.next_level(seat)
        self.changed()

    def take_magician(self, magician: str) -> None:
        """The choosing seat takes the Magician, or gives it back."""
        if self.plan.take_magician(magician, self.choosing):
            if self.plan.seats[self.choosing].magician:
                self._choose_next()
            self.changed("card_flick")

    def switch_module(self, module: str) -> None:
        """Add or leave out a module."""
        self.plan.switch_module(module)
        self.changed()

    def set_setup(self, setup: str) -> None:
        """Beginner's or full set-up."""
        self.plan.setup = setup
        self.changed()

    def set_edition(self, edition: str) -> None:
        """All points of an edition."""
        self.plan.set_edition(edition)
        self.changed()

    def open_points(self) -> None:
        """Set the points of the rules alone."""
        self.app.sounds.play("page_turn")
        open_scene(self.app, "setup_points", plan=self.plan, on_change=self.changed)

    def new_seed(self) -> None:
        """Draw another seed."""
        self.plan.seed = new_seed()
        self.changed("dice_roll")

    def keep_seed(self) -> None:
        """Keep the seed for the next game, or no longer."""
        self.plan.keeps_seed = not self.plan.keeps_seed
        self.changed()

    def restore_last(self) -> None:
        """The set-up of the last game that was started."""
        self.plan = self.plan_type.from_json(self.app.memory.recall(self.last))
        self.choosing = self.plan.taken[0]
        self._choose_next()
        self.changed("page_turn")

    def change_table(self, name: str) -> None:
        """Players against each other ("setup"), or one against the Heir ("solo_setup"); each is remembered."""
        self.app.sounds.play("page_turn")
        open_scene(self.app, name, how="replace")

    def go_back(self) -> None:
        """To the title; everything stays for the next time."""
        self.app.sounds.play("click")
        self.app.stack.pop(self)

    def raise_curtain(self) -> None:
        """Start the game."""
        if self.plan.trouble():
            self.app.sounds.play("error")
            return
        if not self.plan.seed.strip():
            self.plan.seed = new_seed()
        before_replacing(self.app, self._start_game)

    def _start_game(self) -> None:
        self.app.memory.remember(self.last, self.plan.to_json())
        self.app.sounds.play("bell")
        start_game(self.app, self.plan.to_options(), self.plan.seed.strip())

    # ------------------------------------------------------------------ the scene

    def on_enter(self) -> None:
        """The lines to type in, then everything else."""
        self._seats.make_lines()
        self._start.make_line()
        super().on_enter()

    def on_exit(self) -> None:
        """Remember how it was left."""
        self.app.memory.remember(self.draft, self.plan.to_json())

    def on_reveal(self) -> None:
        """The points may have been changed; thawing shows hidden lines again."""
        self._seats.show_names()
        self.layout()

    def on_settings(self) -> None:
        """Muted or not: the bar shows it."""
        self.layout()

    def layout(self) -> None:
        """The hotspots of all panels."""
        self.spots.clear()
        for panel in (self._bar, self._seats, self._posters, self._modules, self._rules, self._start):
            self.spots.add_all(panel.spots())

    def handle_event(self, event: pygame.event.Event) -> bool:
        """Names and seed while they are typed."""
        if event.type != pygame_gui.UI_TEXT_ENTRY_CHANGED:
            return False
        used = self._seats.typed(event.ui_element, event.text) or self._start.typed(event.ui_element, event.text)
        if used:
            self.layout()
        return used

    @property
    def breathing(self) -> bool:
        """Lights breathe."""
        return True

    def draw(self, canvas: pygame.Surface) -> None:
        """The city behind all panels."""
        canvas.blit(backdrop(110), (0, 0))
        self._bar.draw(canvas)
        for draw in (self._seats.draw, self._posters.draw, self._modules.draw, self._rules.draw, self._start.draw):
            draw(canvas)
