"""Scene, what every screen is made from: hotspots, widgets, a timeline and the hooks that a screen overrides."""

from collections.abc import Callable, Sequence

import pygame

from trickerion.app.breath import Breath
from trickerion.app.loop import App
from trickerion.app.registry import open_scene
from trickerion.ui.curves import arc
from trickerion.ui.hotspots import Held, Hotspots
from trickerion.ui.said import SceneTold
from trickerion.ui.tween import Timeline
from trickerion.ui.widgets import WidgetLayer

FLY_BACK = 0.2  # seconds
LIGHTS_HZ = 30


class Scene:
    """One screen. Subclasses override ``layout``, ``draw`` and whatever else they need; the rest works by itself.

    ``spots`` (hotspots) get every event on the canvas before ``handle_event``; ``widgets`` (pygame_gui) before both.
    ``timeline`` runs at the player's speed of motion; lights follow the seconds of ``breath``. ``opaque`` is False
    when the scenes below show through. ``SceneStack`` and ``Input`` call a scene, as a ``StackedScene``.
    """

    opaque = True
    is_title = False  # the title cannot be closed when it fails: there is nothing below it
    is_finale = False  # the final table: the game is over
    is_last_word = False  # when this scene fails, the program ends: it is the one that tells of failures
    fades = True  # whether the picture before dissolves into this scene
    is_interval = False  # whether the scene after it comes out of the dark instead
    may_be_covered = True  # whether a key may open another scene over this one
    toggled_by = ""  # the global command that opens this scene, and closes it again
    hides_game = False  # whether the game below must not be looked at
    help_page, help_anchor = "", ""  # what belongs to it in the Workbook; without a page that of the scene below
    lights_hz = LIGHTS_HZ  # how often lights that breathe are drawn
    skips_on_click = True

    def __init__(self, app: App) -> None:
        self.app = app
        self.timeline = Timeline(app.settings.motion)
        self.spots = Hotspots()
        self.spots.on_refused = lambda _spot, _reason: app.sounds.play("error")
        self.spots.on_put_back = lambda held: fly_back(held, self.spots, self.timeline, self.landed)
        self.spots.on_wheeled = self.layout
        self.spots.on_others = lambda spot: open_scene(app, "also", spot=spot, then=self.spots.on_wheeled)
        self.widgets = WidgetLayer(app.widgets)
        self.breath = Breath()
        self.told: Callable[[], SceneTold] = SceneTold  # what stands on the screen besides the spots, in words
        self.drawn: Sequence[pygame.Rect] | None = None  # the parts that ``draw`` has drawn anew; None: the whole

    # --- what happens to it -------------------------------------------------------------------------------------

    def layout(self) -> None:
        """Add the hotspots (after ``self.spots.clear()``). Called by ``on_enter``; call it again when things move."""

    def on_enter(self) -> None:
        """Begin: the scene has been put on the stack."""
        self.layout()

    def on_exit(self) -> None:
        """End: the scene has left the stack for good."""

    def on_cover(self) -> None:
        """Give way to another scene that has been put on top."""

    def on_reveal(self) -> None:
        """Go on: the scene on top has gone."""

    def on_hidden(self) -> None:
        """Give back every layer that ``draw`` can paint again: nothing of the scene is seen any longer."""

    def on_settings(self) -> None:
        """Drop what was drawn with an old setting: one has changed (palette, keys, speed)."""

    def landed(self) -> None:
        """Let go of what was put back: it has come to rest."""
        self.spots.returning = None

    # --- what the player does -----------------------------------------------------------------------------------

    def handle_first(self, event: pygame.event.Event) -> bool:
        """See every event before the widgets do. A click skips what moves, and then still does what it was meant to."""
        if event.type == pygame.MOUSEBUTTONDOWN and self.skips_on_click:
            self.timeline.skip()
        return False

    def handle_event(self, event: pygame.event.Event) -> bool:
        """Take an event that neither widgets nor hotspots used; ``pos`` on the canvas. True when used."""
        return False

    def handle_action(self, action: str) -> bool:
        """Take a key of the player's key map that nothing used ("undo" ...). Back closes any scene but the last.

        The global commands do not come here, but for the one that a scene is ``toggled_by``.
        """
        if action == "back" and self.app.stack.depth > 1:
            self.app.stack.pop(self)
            return True
        return False

    def carry_out(self, command: str) -> bool:
        """Carry out a global command of the game, wherever the scene lies; True when that is the scene's business."""
        return False

    def help_place(self) -> tuple[str, str]:
        """Page of the Workbook for what is on the screen, and the anchor on it, or ""."""
        return self.help_page, self.help_anchor

    @property
    def takes_letters(self) -> bool:
        """True while letters are text here and not keys of the program."""
        return self.widgets.typing

    @property
    def takes_text(self) -> bool:
        """True while what is typed goes to a text here, by whatever means the system lets it be written."""
        return self.widgets.typing

    @property
    def awaits_key(self) -> bool:
        """True while the next key is wanted for itself, whatever it stands for."""
        return False

    def takes_button(self, button: str) -> bool:
        """Take a button of a game pad for itself, before it becomes a key; True when used."""
        return False

    # --- time and picture ---------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass (real time). The timeline and the hotspots have been updated already."""

    def draw_beside(self, screen: pygame.Surface, canvas: pygame.Rect) -> None:
        """Draw beside the canvas, which lies there in a window of another shape; without this it is night there."""

    def paint(self, canvas: pygame.Surface, is_top: bool) -> None:
        """Draw the scene with its widgets; the topmost one also with what lies above them."""
        self.draw(canvas)
        self.widgets.draw(canvas, is_top)
        if is_top:
            self.draw_over(canvas)

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw everything below the widgets."""

    def draw_over(self, canvas: pygame.Surface) -> None:
        """Draw what lies above the widgets: the held thing; tips and focus ring come after it by themselves."""

    @property
    def moving(self) -> bool:
        """True while frames are wanted at full rate although nobody touches anything."""
        return False

    @property
    def breathing(self) -> bool:
        """True when the scene has lights that breathe for as long as somebody is there."""
        return False

    @property
    def look(self) -> object:
        """Everything of the picture that time alone can change: another value makes another frame necessary."""
        return self.spots.look

    @property
    def due(self) -> float | None:
        """Seconds until the next thing that waits for its time; None when the next heartbeat is always soon enough."""
        return None

    @property
    def screen_number(self) -> int:
        """Number of the screen, in a scene that goes from one to the next by itself."""
        return 0

    @property
    def is_plain(self) -> bool:
        """True when ``draw`` draws all that is seen of the scene."""
        return not self.widgets.is_used

    @property
    def music(self) -> str:
        """Piece of music; "" for that of the game."""
        return ""


def fly_back(held: Held, spots: Hotspots, timeline: Timeline, landed: Callable[[], None]) -> None:
    """Let what was not dropped fly to where it was taken."""
    if held.source in spots:
        start, (x, y) = held.position, spots.rect(held.source).center
        home, spots.returning = (x + held.grip[0], y + held.grip[1]), held
        timeline.add(FLY_BACK, lambda t: setattr(held, "position", arc(start, home, t, 0)), done=landed)
