"""The Set-up: seats, Magicians, how it begins, the edition of the rules, the seed; with others, or against the Heir."""

from collections.abc import Callable

import pygame
import pygame_gui

from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.app.scene import Scene
from trickerion.scenes.menu_bar import MenuBar
from trickerion.scenes.opening import OpeningScene, before_replacing, start_game
from trickerion.scenes.setup.heir_panel import HeirPanel
from trickerion.scenes.setup.plan import Plan
from trickerion.scenes.setup.posters_panel import PostersPanel, shown_magician
from trickerion.scenes.setup.rules_panel import ModulesPanel, RulesPanel
from trickerion.scenes.setup.seats_panel import SeatsPanel, draw_colours
from trickerion.scenes.setup.solo_plan import EASIEST, SoloPlan
from trickerion.scenes.setup.start_panel import Exits, StartPanel
from trickerion.storage.statistics import read_statistics
from trickerion.ui.layout import setup as at
from trickerion.ui.scenery import backdrop
from trickerion.words.workbook_table import EVENING


@scene("setup")
class SetupScene(Scene):
    """Everything about a new game on one screen. Remembers how it was left and how the last game was started.

    ``draft`` and ``last`` are the names under which it is remembered as it was left and as it was played.
    """

    draft, last = "setup", "last_setup"
    plan_type: type[Plan] = Plan
    help_page = "set_up"
    breathing = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.plan = self.plan_type.from_json(app.memory.recall(self.draft))
        self._bar = MenuBar(self.app, self.plan.wording.title)
        self._seats = SeatsPanel(self.change, self._change_table, self._has_manners)
        self._posters = PostersPanel(self.change, self._has_manners)
        self._modules = ModulesPanel(self.change)
        self._rules = RulesPanel(self.change, self._open_points)
        self._start = StartPanel(self.change, Exits(self._raise_curtain, self._restore_last, self._go_back))
        self.spots.keep_clear, self.spots.panels = [at.RULES, at.CHOOSING], [at.SEATS]

    # ------------------------------------------------------------------ what the panels do

    def change(self, do: Callable[..., object], *arguments: object, sound: str = "click") -> None:
        """Do something to the plan and show what it changed; nothing when it returns False."""
        if do(*arguments) is not False:
            self.changed(sound)

    def changed(self, sound: str = "click") -> None:
        """The plan has changed: new hotspots, names and seed."""
        self.app.sounds.play(sound)
        self.on_reveal()

    def _has_manners(self) -> bool:
        return self.app.settings.manners

    def _open_points(self) -> None:
        self.app.sounds.play("page_turn")
        open_scene(self.app, "setup_points", plan=self.plan, on_change=self.changed)

    def _restore_last(self) -> None:
        """The set-up of the last game that was started."""
        self.plan = self.plan_type.from_json(self.app.memory.recall(self.last))
        self.changed("page_turn")

    def _change_table(self, name: str) -> None:
        """Players against each other, or one against the Heir; each is remembered."""
        self.app.sounds.play("page_turn")
        open_scene(self.app, name, how="replace")

    def _go_back(self) -> None:
        """To the title; everything stays for the next time."""
        self.app.sounds.play("click")
        self.app.stack.pop(self)

    def _raise_curtain(self) -> None:
        """Start the game."""
        if self.plan.trouble():
            self.app.sounds.play("error")
            return
        if not self.plan.seed.strip():
            self.plan.draw_seed()
        before_replacing(self.app, self._start_game)

    def _start_game(self) -> OpeningScene:
        self.app.memory.remember(self.last, self.plan.to_json())
        self.app.sounds.play("bell")
        return start_game(self.app, self.plan.to_options(), self.plan.seed.strip())

    # ------------------------------------------------------------------ the scene

    def on_enter(self) -> None:
        """The lines to type in, then everything else."""
        self._seats.make_lines(self.widgets, self.plan)
        self._start.make_line(self.widgets, self.plan)
        super().on_enter()

    def on_exit(self) -> None:
        """Remember how it was left."""
        self.app.memory.remember(self.draft, self.plan.to_json())

    def on_reveal(self) -> None:
        """The points may have been changed; thawing shows hidden lines again."""
        self._seats.show_names(self.plan)
        self._start.show_seed(self.plan)
        self.layout()

    def on_settings(self) -> None:
        """Muted or not: the bar shows it."""
        self.layout()

    def layout(self) -> None:
        """The hotspots of all panels."""
        self.spots.clear()
        self.spots.add_all(self._bar.spots())
        for panel in (self._seats, self._posters, self._modules, self._rules):
            panel.add_hotspots(self.spots, self.plan)
        self._start.add_hotspots(self.spots, self.plan, isinstance(self.app.memory.recall(self.last), dict))

    def handle_event(self, event: pygame.event.Event) -> bool:
        """Names and seed while they are typed."""
        if event.type != pygame_gui.UI_TEXT_ENTRY_CHANGED:
            return False
        used = any(panel.typed(self.plan, event.ui_element, event.text) for panel in (self._seats, self._start))
        if used:
            self.layout()
        return used

    def draw(self, canvas: pygame.Surface) -> None:
        """The city behind all panels."""
        canvas.blit(backdrop(110), (0, 0))
        self._bar.draw(canvas, self.spots)
        self._seats.draw(canvas, self.spots, self.plan, self.seconds)
        self._posters.draw(canvas, self.spots, self.plan, self.seconds)
        self._modules.draw(canvas, self.spots, self.plan)
        self._rules.draw(canvas, self.spots, self.plan, shown_magician(self.spots, self.plan))
        self._start.draw(canvas, self.spots, self.plan)


@scene("solo_setup")
class SoloSetupScene(SetupScene):
    """The same screen with the Heir in the place of the other seats. It is remembered separately.

    It opens on the easiest Heir until a person has beaten one, then on the difficulty that was chosen last.
    """

    draft, last = "solo_setup", "last_solo_setup"
    plan: SoloPlan
    plan_type = SoloPlan
    help_page = EVENING

    def __init__(self, app: App) -> None:
        super().__init__(app)
        if not read_statistics(app.places.statistics).has_beaten_the_heir:
            self.plan.difficulty = EASIEST
        self._heir = HeirPanel(self.change)

    def layout(self) -> None:
        """The hotspots of all panels, the Heir's too."""
        super().layout()
        self._heir.add_hotspots(self.spots, self.plan)

    def draw(self, canvas: pygame.Surface) -> None:
        """The same with the Heir's panel; its emblems lie upon it."""
        super().draw(canvas)
        self._heir.draw(canvas, self.spots, self.plan)
        draw_colours(canvas, self.spots, self.plan)
