"""The Set-up: seats, Magicians, how it begins, the edition of the rules, the seed; with others, or against the Heir."""

from collections.abc import Callable

import pygame
import pygame_gui

from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.app.scene import Scene
from trickerion.language.speech import headed
from trickerion.scenes.setup.start_panel import StartPanel
from trickerion.screens.first_evening.progress import WEEK_PAGE, Progress
from trickerion.screens.opening import start_game
from trickerion.screens.seats import own_name
from trickerion.screens.setup.plan import SetUpPlan
from trickerion.screens.setup.posters_panel import PostersPanel
from trickerion.screens.setup.rules_panel import ModulesPanel, RulesPanel
from trickerion.screens.setup.seats_panel import HeirSettings, SeatsPanel
from trickerion.screens.setup.solo_plan import EASIEST, SoloPlan
from trickerion.screens.setup.switches import PlanPanel
from trickerion.screens.sheet import MenuBar
from trickerion.storage.statistics import read_statistics
from trickerion.ui.layout import setup as at
from trickerion.ui.said import SceneTold
from trickerion.ui.scenery import backdrop
from trickerion.ui.shapes import breathe
from trickerion.ui.theme import TEXT
from trickerion.ui.tiles import QuietWords
from trickerion.words.opening_week import NEW_HERE
from trickerion.words.screens import setup as words
from trickerion.words.workbook_table import EVENING


@scene("setup")
class SetupScene(Scene):
    """Everything about a new game on one screen. Remembers how it was left and how the last game was started.

    ``draft`` and ``last`` are the names under which it is remembered as it was left and as it was played.
    """

    draft, last = "setup", "last_setup"
    plan_type: type[SetUpPlan] = SetUpPlan
    help_page = "set_up"
    breathing = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.told = lambda: SceneTold(self._bar.title, self._written(), zones=words.ZONES)
        draft = app.memory.recall(self.draft)
        self.plan = self.plan_type.from_json(draft)
        if not draft and (name := own_name(app)):
            self.plan.seats[0].name = name
        self._bar = MenuBar(self.app, self.plan.wording.title)
        self._seats = SeatsPanel(self.plan, self, change_table=self._change_table, open_handicap=self._open_handicap)
        self._start = StartPanel(self.plan, self)
        between = [kind(self.plan, self) for kind in (PostersPanel, ModulesPanel, RulesPanel)]
        self._week = QuietWords("setup.week", at.WEEK, NEW_HERE, self._to_week, icon="ringing-bell", style=TEXT.label)
        self._panels: list[PlanPanel] = [self._seats, *between, self._start]
        self.spots.keep_clear, self.spots.panels = [at.RULES, at.CHOOSING], [at.SEATS]

    def _written(self) -> list[str]:
        """Seats, the player who chooses, and the choices that are still open."""
        plan = self.plan
        seats = (
            headed(head=words.seat(number=number + 1), text=plan.seat_in_words(number))
            for number in plan.taken
            if number < len(plan.seats)
        )
        chooser = plan.seats[plan.choosing]
        whose = words.WHOSE_CHOICE[bool(chooser.magician)](name=chooser.spoken or words.NOBODY)
        return [*seats, whose, plan.trouble() or plan.open_choices() or words.ALL_CHOSEN]

    # ------------------------------------------------------------------ what the panels do

    @property
    def has_manners(self) -> bool:
        """True if computer players lean as their Magicians do."""
        return self.app.settings.manners

    @property
    def has_last(self) -> bool:
        """True if a game has been started before."""
        return isinstance(self.app.memory.recall(self.last), dict)

    def change(self, do: Callable[..., object], *arguments: object, sound: str = "click") -> None:
        """Do something to the plan and show what it changed; nothing when it returns False."""
        if do(*arguments) is not False:
            self.changed(sound)

    def changed(self, sound: str = "click") -> None:
        """The plan has changed: new hotspots, names and seed."""
        self.app.sounds.play(sound)
        self.on_reveal()

    def open_points(self) -> None:
        """Open the points of the rules, one by one."""
        self.app.sounds.play("page_turn")
        open_scene(self.app, "setup_points", plan=self.plan, on_change=self.changed)

    def _open_handicap(self, seat: int) -> None:
        """Open the handicap of a seat."""
        self.app.sounds.play("page_turn")
        open_scene(self.app, "setup_handicap", plan=self.plan, seat=seat, on_change=self.changed)

    def _to_week(self) -> None:
        """The guided way, as long as it has not been gone to its end."""
        self.app.sounds.play("page_turn")
        open_scene(self.app, WEEK_PAGE)

    def restore(self) -> None:
        """The set-up of the last game that was started."""
        self.plan = self.plan_type.from_json(self.app.memory.recall(self.last))
        for panel in self._panels:
            panel.plan = self.plan
        self.changed("page_turn")

    def _change_table(self, name: str) -> None:
        """Players against each other, or one against the Heir; each is remembered."""
        self.app.sounds.play("page_turn")
        open_scene(self.app, name, how="replace")

    def back(self) -> None:
        """To the title; everything stays for the next time."""
        self.app.sounds.play("click")
        self.app.stack.pop(self)

    def start(self) -> None:
        """Start the game."""
        if self.plan.trouble():
            self.app.sounds.play("error")
            return
        if not self.plan.seed.strip():
            self.plan.draw_seed()
        self.app.memory.remember(self.last, self.plan.to_json())
        self.app.sounds.play("bell")
        start_game(self.app, self.plan.to_options(), self.plan.seed.strip())

    # ------------------------------------------------------------------ the scene

    def on_enter(self) -> None:
        """The lines to type in, then everything else."""
        self._seats.make_lines(self.widgets)
        self._start.make_line(self.widgets)
        super().on_enter()

    def on_exit(self) -> None:
        """Remember how it was left."""
        self.app.memory.remember(self.draft, self.plan.to_json())

    def on_reveal(self) -> None:
        """The points may have been changed; thawing shows hidden lines again."""
        self._seats.show_names()
        self._start.show_seed()
        self.layout()

    def on_settings(self) -> None:
        """Muted or not: the bar shows it."""
        self.layout()

    def layout(self) -> None:
        """The hotspots of all panels."""
        self.spots.clear()
        self.spots.add_all(self._bar.spots())
        self._shows_week = bool(Progress(self.app).next_evening)
        self.spots.add_all([self._week.spot()] if self._shows_week else [])
        self.spots.add_parts(*self._panels)

    def handle_event(self, event: pygame.event.Event) -> bool:
        """Names and seed while they are typed."""
        if event.type != pygame_gui.UI_TEXT_ENTRY_CHANGED:
            return False
        used = any(panel.typed(event.ui_element, event.text) for panel in (self._seats, self._start))
        if used:
            self.layout()
        return used

    def draw(self, canvas: pygame.Surface) -> None:
        """The city behind all panels."""
        canvas.blit(backdrop(110), (0, 0))
        self._bar.draw(canvas, self.spots)
        if self._shows_week:
            self._week.draw(canvas, self.spots)
        for panel in self._panels:
            panel.light = breathe(self.breath.seconds)
            panel.draw(canvas, self.spots)


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
        self._panels.append(HeirSettings(self.plan, self))
