"""The curtain between people at one screen: it falls before secret cards are shown, and a click lifts it again.

The director raises the scene "curtain" when another person must come to the screen. The lifting is a scene of its own,
above whatever the director shows then.
"""

import functools

import pygame
from pygame import Rect, Surface

from trickerion.app.canvas import CANVAS_SIZE
from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.app.scene import Scene
from trickerion.language.speech import Player
from trickerion.play.running_game import RunningGame
from trickerion.table.director import director_of
from trickerion.table.view import seat_colours, seat_names
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.curves import ease_in_out
from trickerion.ui.flow import within, write_line
from trickerion.ui.said import SceneTold
from trickerion.ui.scenery import painted
from trickerion.ui.shapes import draw_glow, draw_shadow
from trickerion.ui.surfaces import draw_brass_frame, draw_paper_panel, draw_ribbon
from trickerion.ui.tokens import draw_disk
from trickerion.words.privacy import LOOK_AWAY
from trickerion.words.screens import menus

FALL_SECONDS, LIFT_SECONDS = 0.55, 0.95
PLATE = Rect(560, 330, 800, 450)
BUTTON = Rect(760, 676, 400, 72)
_VALANCE_HEIGHT = 120


def draw_curtain(canvas: Surface, openness: float) -> None:
    """The curtain: 0 closed, 1 drawn aside. The cloth gathers as it opens."""
    if openness < 1:
        canvas.blit(_gathered(painted("curtain-left"), openness), (0, 0))
        right = pygame.transform.flip(_gathered(painted("curtain-right"), openness), True, False)
        rect = right.get_rect(topright=(CANVAS_SIZE[0], 0))
        draw_shadow(canvas, rect, 4, 18, 170, (-8, 0))
        canvas.blit(right, rect)
    lifted = round(openness * (_VALANCE_HEIGHT + 40))
    canvas.blit(painted("curtain-valance"), (0, -lifted))


def _gathered(half: Surface, openness: float) -> Surface:
    width = max(1, round(half.get_width() * (1 - openness)))
    return half if openness <= 0 else pygame.transform.scale(half, (width, half.get_height()))


@scene("curtain")
class CurtainScene(Scene):
    """The closed curtain, and who is called to the stage."""

    fades = False
    opaque = False
    skips_on_click = False
    hides_game = True
    holds_game = False

    def __init__(self, app: App, session: RunningGame) -> None:
        super().__init__(app)
        self.told = lambda: SceneTold(self._called, (LOOK_AWAY,))
        self.session = session
        decision = session.decision
        self.seat = decision.seat if decision is not None else session.viewer
        self.openness = 1.0
        self._lifted = False
        self._button: Button | None = None

    @property
    def _called(self) -> str:
        return menus.whose_stage(who=Player(seat_names(self.session.options)[self.seat]))

    def on_enter(self) -> None:
        self.app.sounds.play("page_turn")
        self.timeline.add(FALL_SECONDS, self._fall, ease=ease_in_out, done=self._closed)

    def _fall(self, progress: float) -> None:
        self.openness = 1 - progress

    def _closed(self) -> None:
        self.openness, self.opaque = 0.0, True
        self.layout()

    def layout(self) -> None:
        self.spots.clear()
        if self.openness > 0:
            return
        button = functools.partial(Button, "curtain.lift", BUTTON, menus.LIFT_THE_CURTAIN, self.lift)
        self._button = button(primary=True, icon="ui.stage", default=True, style=theme.TEXT.button_large)
        self.spots.add(self._button.spot())

    def lift(self) -> None:
        """The next person is here: show that person's table, and draw the curtain aside above it."""
        if self._lifted:
            return
        self._lifted = True
        self.app.sounds.play("bell")
        self.session.lift_curtain()
        director = director_of(self.app)
        if director is not None:
            director.update()
        if self in self.app.stack:
            self.app.stack.pop(self)
        self.app.stack.push(LiftingCurtain(self.app))

    def handle_event(self, event: pygame.event.Event) -> bool:
        """A click anywhere lifts the curtain; nothing reaches what lies behind it."""
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.openness <= 0:
            self.lift()
        return event.type != pygame.KEYDOWN

    def handle_action(self, action: str) -> bool:
        """Nothing else takes the curtain away."""
        return True

    def draw(self, canvas: Surface) -> None:
        draw_curtain(canvas, self.openness)
        if self.openness <= 0:
            self._draw_plate(canvas)

    def _draw_plate(self, canvas: Surface) -> None:
        colour = seat_colours(self.session.options)[self.seat]
        draw_glow(canvas, PLATE.center, 330, (255, 190, 110), 0.55)
        draw_paper_panel(canvas, PLATE, 16, 6, rivets=True)
        draw_brass_frame(canvas, PLATE.inflate(-26, -26), 10, 1)
        ribbon = within(PLATE, top=26, width=420, height=50)
        draw_ribbon(canvas, ribbon, theme.RIBBON_COLOURS["theater"], menus.NEXT_ACT, theme.TEXT.title_large, "ui.stage")
        draw_disk(canvas, within(PLATE, top=96, height=112).center, 112, colour, "magician")
        write_line(
            canvas,
            self._called,
            within(PLATE, left=40, right=40, top=238, height=30),
            theme.TEXT.title_huge,
            theme.VELVET,
            "center",
        )
        write_line(canvas, LOOK_AWAY, within(PLATE, top=290, height=30), theme.TEXT.aside_lead, theme.INK2, "center")
        if self._button is not None:
            self._button.draw(canvas, self.spots)


class LiftingCurtain(Scene):
    """The curtain that is drawn aside over the next scene; any key or click ends it."""

    fades = False
    opaque = False

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.openness = 0.0

    def on_enter(self) -> None:
        open_to = functools.partial(setattr, self, "openness")
        self.timeline.add(LIFT_SECONDS, open_to, ease=ease_in_out, done=lambda: self.app.post(self._leave))

    def _leave(self) -> None:
        """Go, unless another scene has come on top meanwhile: that one must stay."""
        if self.app.stack.top is self:
            self.app.stack.pop(self)

    def on_reveal(self) -> None:
        """End the lifting: when a scene on top has gone, the curtain has long been open."""
        self.timeline.skip()

    def update(self, dt: float) -> None:
        """The picture shown before must not dissolve over the velvet."""
        self.app.stack.skip_fade()

    def handle_event(self, event: pygame.event.Event) -> bool:
        """A key ends it as a click does."""
        if event.type == pygame.KEYDOWN:
            self.timeline.skip()
        return True

    def draw(self, canvas: Surface) -> None:
        draw_curtain(canvas, self.openness)
