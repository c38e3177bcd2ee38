"""Scenes and the stack they lie on: the top one gets the input, those below may show through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import pygame

from trickerion.ui.hotspots import NOWHERE, Held, Hotspots
from trickerion.ui.shapes import BREATH, FULL_LIGHT
from trickerion.ui.tween import Timeline, arc
from trickerion.ui.widgets import WidgetLayer

if TYPE_CHECKING:
    from trickerion.app.loop import App

FADE_SECONDS = 0.22
FLY_BACK = 0.2  # seconds
LIGHTS_HZ = 30


class Scene:
    """One screen. Subclasses override ``layout``, ``draw`` and whatever else they need; the rest works by itself.

    ``spots`` (hotspots) get every event on the canvas before ``handle_event``; ``widgets`` (pygame_gui) before both.
    ``timeline`` runs at the player's speed of motion; ``seconds`` is the time by which lights breathe: it stands still,
    at full light, while nobody does anything. ``opaque`` is False when the scenes below show through.
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

    def __init__(self, app: App) -> None:
        self.app = app
        self.spots = Hotspots()
        self.spots.on_refused = lambda _spot, _reason: app.sounds.play("error")
        self.spots.on_put_back, self.spots.on_wheeled = self.fly_back, self.layout
        self.timeline = Timeline(app.settings.motion)
        self.drawn: Sequence[pygame.Rect] | None = None  # the parts that ``draw`` has drawn anew; None: the whole
        self.seconds = FULL_LIGHT
        self._rests = False
        self._widgets: WidgetLayer | None = None

    @property
    def widgets(self) -> WidgetLayer:
        """The scene's pygame_gui layer, made when first asked for."""
        if self._widgets is None:
            self._widgets = WidgetLayer(self.app.widgets)
        return self._widgets

    # --- what a scene overrides ---------------------------------------------------------------------------------

    def layout(self) -> None:
        """Add the hotspots (after ``self.spots.clear()``). Called by ``on_enter``; call it again when things move."""

    def on_enter(self) -> None:
        """The scene has been put on the stack."""
        self.layout()

    def on_exit(self) -> None:
        """The scene has left the stack for good."""

    def on_cover(self) -> None:
        """Another scene has been put on top."""

    def on_reveal(self) -> None:
        """The scene on top has gone."""

    def on_hidden(self) -> None:
        """Nothing of the scene is seen any longer: give back every layer that ``draw`` can paint again."""

    def on_settings(self) -> None:
        """A setting has changed (palette, keys, speed): drop what was drawn with the old one."""

    def handle_event(self, event: pygame.event.Event) -> bool:
        """An event that neither widgets nor hotspots used; ``pos`` on the canvas. True when used."""
        return False

    def handle_action(self, action: str) -> bool:
        """A key of the player's key map that nothing used ("undo" ...). Back closes any scene but the last.

        The global commands do not come here, but for the one that a scene is ``toggled_by``.
        """
        if action == "back" and self.app.stack.depth > 1:
            self.app.stack.pop(self)
            return True
        return False

    def carry_out(self, command: str) -> bool:
        """A global command of the game, wherever the scene lies on the stack; True when that is its business."""
        return False

    def help_place(self) -> tuple[str, str]:
        """The page of the Workbook for what is on the screen, and the anchor on it, or ""."""
        return self.help_page, self.help_anchor

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass (real time). The timeline and the hotspots have been updated already."""

    def draw_beside(self, screen: pygame.Surface, canvas: pygame.Rect) -> None:
        """Draw beside the canvas, which lies there in a window of another shape; without this it is night there."""

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw everything below the widgets."""

    def draw_over(self, canvas: pygame.Surface) -> None:
        """Draw what lies above the widgets: the held thing; tips and focus ring come after it by themselves."""

    @property
    def moving(self) -> bool:
        """Whether frames are wanted at full rate although nobody touches anything."""
        return False

    @property
    def breathing(self) -> bool:
        """Whether the scene has lights that breathe for as long as somebody is there."""
        return False

    @property
    def look(self) -> object:
        """What time alone can change of the picture without motion: another value makes another frame necessary."""
        return self.spots.look

    @property
    def due(self) -> float | None:
        """Seconds until the next thing that waits for its time; None when a tenth of a second is always soon enough."""
        return None

    def fly_back(self, held: Held) -> None:
        """What was not dropped flies to where it was taken."""
        if held.source in self.spots:
            start, (x, y) = held.position, self.spots.rect(held.source).center
            home, self.spots.returning = (x + held.grip[0], y + held.grip[1]), held
            self.timeline.add(FLY_BACK, lambda t: setattr(held, "position", arc(start, home, t, 0)), done=self.landed)

    def landed(self) -> None:
        """What was put back has come to rest."""
        self.spots.returning = None

    # --- what the stack calls -----------------------------------------------------------------------------------

    def dispatch(self, raw: pygame.event.Event, event: pygame.event.Event) -> bool:
        """Offer an event (``raw`` of the window, ``event`` on the canvas) to widgets, hotspots and the scene."""
        if self.handle_first(event):
            return True
        used = self.spots.held is None and self._widgets is not None and self.app.widgets.process_events(raw)
        ends_typing = event.type == pygame.KEYDOWN and event.key in (pygame.K_TAB, pygame.K_RETURN, pygame.K_KP_ENTER)
        if used and event.type != pygame.MOUSEMOTION and not ends_typing:
            return True
        if event.type == pygame.KEYDOWN and self._widgets is not None and self.typing:
            if event.key not in (pygame.K_TAB, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE):
                return True
            self._widgets.stop_typing()
            if event.key != pygame.K_TAB:
                return True
        if self.spots.handle_event(event) or self.handle_event(event):
            return True
        action = self.app.keys.action(event) if event.type == pygame.KEYDOWN else ""
        return bool(action) and self.handle_action(action)

    def handle_first(self, event: pygame.event.Event) -> bool:
        """See every event before the widgets do. A click skips what moves, and then still does what it was meant to."""
        if event.type == pygame.MOUSEBUTTONDOWN and self.skips_on_click:
            self.timeline.skip()
        return False

    skips_on_click = True

    def tick(self, dt: float, awake: bool = True) -> None:
        """One step of time for everything the scene owns; ``awake``: lights breathe."""
        self._breathe(dt, awake)
        self.timeline.speed = self.app.settings.motion
        self.timeline.update(dt)
        self.spots.update(dt)
        self.update(dt)

    def _breathe(self, dt: float, awake: bool) -> None:
        """Continue, or come to rest where the light is full."""
        if awake or not self._rests:
            left = (FULL_LIGHT - self.seconds) % BREATH
            self._rests = self.app.settings.motion <= 0 or (not awake and dt >= left)
            if self.app.settings.motion > 0:
                self.seconds += dt if awake else min(dt, left)

    @property
    def breathes_now(self) -> bool:
        """Whether its lights breathe now."""
        return self.breathing and not self._rests

    @property
    def is_visible(self) -> bool:
        """Whether no other scene hides it."""
        return self in self.app.stack.visible()

    @property
    def screen_number(self) -> int:
        """Which of its screens a scene shows that goes from one to the next by itself: each is another number."""
        return 0

    @property
    def is_plain(self) -> bool:
        """Whether ``draw`` draws all that is seen of it."""
        return self._widgets is None

    def is_kept(self, canvas: pygame.Surface) -> bool:
        """Whether the canvas still shows what ``draw`` has drawn on it, and nothing else."""
        return self.app.left_by is self and canvas is self.app.window.canvas

    @property
    def typing(self) -> bool:
        """Whether a line of text has the keyboard."""
        return self._widgets is not None and self._widgets.typing

    @property
    def mood(self) -> str:
        """The music's mood; "" for that of the game."""
        return ""

    @property
    def takes_letters(self) -> bool:
        """Whether letters are text here and not keys of the program."""
        return self.typing

    @property
    def awaits_key(self) -> bool:
        """Whether the next key is wanted for itself, whatever it stands for."""
        return False

    @property
    def caret(self) -> bool:
        """Whether the cursor in a line of text, which blinks, is to be seen now."""
        return self._widgets is not None and self._widgets.caret

    @property
    def active(self) -> bool:
        """Whether anything of the scene moves."""
        is_pressing = self._widgets is not None and pygame.mouse.get_pressed()[0]  # on a widget, which may scroll on
        return self.timeline.busy or self.spots.moving or self.moving or is_pressing

    def cover(self) -> None:
        """Called by the stack."""
        self.spots.put_back()
        self.spots.pointer = NOWHERE
        if self._widgets is not None:
            self._widgets.freeze()
        self.on_cover()

    def reveal(self) -> None:
        """Called by the stack."""
        if self._widgets is not None:
            self._widgets.thaw()
        self.on_reveal()

    def leave(self) -> None:
        """Called by the stack."""
        self.timeline.clear()
        self.on_exit()
        if self._widgets is not None:
            self._widgets.kill()
            self._widgets = None
        self.app.keep_memory()

    def paint(self, canvas: pygame.Surface, top: bool) -> None:
        """Draw the scene with its widgets; the topmost one also with what lies above them."""
        self.draw(canvas)
        if self._widgets is not None:
            if top:
                self.app.widgets.draw_ui(canvas)
            else:
                self._widgets.draw_frozen(canvas)
        if top:
            self.draw_over(canvas)


class SceneStack:
    """The scenes, bottom to top."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self._seen: list[Scene] = []
        self._veil: pygame.Surface | None = None
        self._veil_left = 0.0
        self._wants_veil = False
        self._from_dark = False
        self.at_work: Scene | None = None  # whose turn it is in update and draw: the one that failed, if any does

    @property
    def top(self) -> Scene | None:
        """The scene that gets the input."""
        return self._scenes[-1] if self._scenes else None

    @property
    def depth(self) -> int:
        """How many scenes there are."""
        return len(self._scenes)

    def __iter__(self) -> Iterator[Scene]:
        return iter(list(self._scenes))

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self._scenes:
            self._scenes[-1].cover()
        self._enter(scene)

    def pop(self, scene: Scene | None = None) -> None:
        """Take away the top scene, or ``scene`` with all above it. Nothing when ``scene`` is not on the stack."""
        if not self._scenes or (scene is not None and scene not in self._scenes):
            return
        below = self._scenes.index(scene) if scene is not None else len(self._scenes) - 1
        leaving = self._scenes[below:]
        self._wants_veil = any(s.fades for s in leaving)
        for gone in reversed(leaving):
            self._scenes.remove(gone)
            gone.leave()
        if self._scenes:
            self._scenes[-1].reveal()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        if self._scenes:
            self._scenes.pop().leave()
        self._enter(scene)

    def reset(self, scene: Scene) -> None:
        """Take away everything and start again with ``scene``."""
        self._from_dark = self.top is not None and self.top.is_interval
        self.clear()
        self._enter(scene)

    def _enter(self, scene: Scene) -> None:
        self._scenes.append(scene)
        self._wants_veil = self._wants_veil or scene.fades
        scene.on_enter()

    def clear(self) -> None:
        """Take away everything, for the end of the program."""
        self.skip_fade()
        self.at_work = None
        while self._scenes:
            self._scenes.pop().leave()
        self._hide_covered()

    def update(self, dt: float, canvas: pygame.Surface, motion: float, awake: bool = True) -> None:
        """Let time pass; ``awake``: lights breathe.

        When scenes have changed, the picture still on the canvas dissolves (not without motion).
        """
        if self._wants_veil:
            self._wants_veil = False
            if motion > 0:
                self._veil, self._veil_left = canvas.copy(), FADE_SECONDS
                if self._from_dark:
                    self._veil.fill("black")
            self._from_dark = False
        elif self._veil is not None:
            self._veil_left -= dt * motion
            if self._veil_left <= 0 or motion <= 0:
                self._veil = None
        for scene in list(self._scenes):
            self.at_work = scene
            scene.tick(dt, awake)
        self._hide_covered()

    def _hide_covered(self) -> None:
        """Tell the scenes that have been covered, or have gone, since the last frame."""
        before, self._seen = self._seen, self.visible()
        for scene in before:
            if scene not in self._seen:
                self.at_work = scene
                scene.on_hidden()

    def skip_fade(self) -> None:
        """End a dissolve at once."""
        self._veil = None

    def help_place(self) -> tuple[str, str]:
        """The page of the Workbook, and the anchor on it, for the topmost scene that has one."""
        places = (scene.help_place() for scene in reversed(self._scenes))
        return next((place for place in places if place[0]), ("", ""))

    def visible(self) -> list[Scene]:
        """The scenes that can be seen: the topmost opaque one and all above it."""
        first = max((i for i, scene in enumerate(self._scenes) if scene.opaque), default=0)
        return self._scenes[first:]

    @property
    def alone(self) -> Scene | None:
        """The scene that has drawn all that can be seen, if it is one."""
        shown = self.visible()
        return shown[0] if len(shown) == 1 and shown[0].is_plain and self._veil is None else None

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw what can be seen, the dissolving picture on top."""
        shown = self.visible()
        for scene in shown:
            self.at_work = scene
            scene.paint(canvas, scene is shown[-1])
        if self._veil is not None:
            self._veil.set_alpha(round(255 * min(1.0, max(0.0, self._veil_left / FADE_SECONDS))))
            canvas.blit(self._veil, (0, 0))

    @property
    def fading(self) -> bool:
        """Whether one picture is dissolving into the next."""
        return self._veil is not None or self._wants_veil

    @property
    def moving(self) -> bool:
        """Whether anything that can be seen moves."""
        return self.fading or any(scene.active for scene in self.visible())

    @property
    def lights_hz(self) -> float:
        """How often the lights that breathe now have to be drawn; 0 when they rest."""
        return max((scene.lights_hz for scene in self.visible() if scene.breathes_now), default=0)

    @property
    def look(self) -> object:
        """What time alone can change of what can be seen."""
        return [(scene, scene.look) for scene in self.visible()]

    @property
    def due(self) -> float | None:
        """Seconds until the next thing that waits for its time, in any scene."""
        return min((due for scene in self._scenes if (due := scene.due) is not None), default=None)
