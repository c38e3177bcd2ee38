"""The Academy scene: drag markers into rooms, choose a price and a room, learn secrets; over the board, at any time."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.play.deeds import say
from trickerion.play.hints import WHOLE_QUESTION, HintStep
from trickerion.play.running_game import RunningGame
from trickerion.rules import moves as m
from trickerion.rules.ask.academy import academy, academy_asks
from trickerion.rules.catalog import ACADEMY
from trickerion.rules.events import Event
from trickerion.rules.moves import Move
from trickerion.scenes.academy import layout as at
from trickerion.scenes.academy.beside import AcademyDock, AcademyWings, RoomInWords
from trickerion.scenes.academy.column import BesideHouse
from trickerion.scenes.academy.deeds import AcademyDeeds
from trickerion.scenes.academy.house import House, draw_grounds, draw_lamps
from trickerion.scenes.academy.motion import Motion
from trickerion.scenes.academy.outlook import AcademyOutlook
from trickerion.scenes.academy.places import price_name, slot_name
from trickerion.scenes.academy.preview import Preview
from trickerion.scenes.academy.view import (
    AcademyView,
    LiftedAcademyMarker,
    LiftedSecret,
    Play,
    RoomSlot,
    Site,
    lessons_of,
    tiles_of,
)
from trickerion.screens.closeup.panels import Signs, extra
from trickerion.screens.closeup.scene import CloseUp
from trickerion.table.grounds import CachedLayer
from trickerion.ui import theme
from trickerion.ui.academy import MarkerLook, draw_academy_marker
from trickerion.ui.academy_secrets import draw_secret_tile
from trickerion.ui.scenery import backdrop
from trickerion.ui.shapes import breathe
from trickerion.ui.surfaces import draw_ribbon
from trickerion.words import question
from trickerion.words.academy import screen as words
from trickerion.words.questions import QUESTIONS
from trickerion.words.workbook_where import THINGS

OWN_MOVES = (m.Renovate, m.Practice, m.Teach, m.LearnSecret, m.RevealSecret)
KNOWN_MOVES = (
    *(*OWN_MOVES, m.ChooseRenovation, m.ChooseTile, m.LayAcademyMarker, m.TakeBackMarker, m.ChooseSecretSlot),
    *(m.Enhance, m.FinishCharacter, m.ReturnTrick, m.ReturnComponent),
)
_SECOND_STEPS = (m.LayAcademyMarker, m.ChooseTile, m.ChooseSecretSlot)
_THINGS = (
    *(("secret", "secret"), ("protege", "secret"), ("banners", "banners"), ("tile", "room"), ("slot", "room")),
    *(("offer", "room"), ("room", "space"), ("price", "space")),
)
"""Beginnings of hotspots' names -> the kind of thing that the Workbook explains."""
_LIGHTS = 24  # steps in which the lights of the stage breathe


@scene(question.ACADEMY)
class AcademyScene(CloseUp):
    """The house with its rooms close up. What is in the hand is the hotspots' matter."""

    own_moves, folded, lay_first = OWN_MOVES, "academy.words_folded", words.LAY_FIRST
    table: AcademyView

    def __init__(self, app: App, session: RunningGame) -> None:
        super().__init__(app, session)
        board, viewer = academy(self.state), session.viewer
        table = self.table = AcademyView(self.state, viewer, self.colours, self.names, board=board, patron=viewer)
        self.motion = Motion(self.timeline, table, app.sounds)
        self.deeds = deeds = AcademyDeeds(self, self.motion)
        self._outlook = AcademyOutlook(session, table)
        self.house = House(table, deeds)
        self._on_stage = (
            Signs(table, deeds, ACADEMY, at.CONFIGURATION, at.PROPHECY),
            self.house,
            BesideHouse(table, deeds),
        )
        self._beside = (
            Preview(table, deeds),
            AcademyWings(table, deeds),
            RoomInWords(table, deeds, self.log),
            AcademyDock(table, deeds, self.dock),
        )
        self.panels = (*self._on_stage, *self._beside)
        self._ground, self._still = CachedLayer("academy.ground"), CachedLayer("academy.still")

    # --- what there is to do ------------------------------------------------------------------------------------

    @property
    def is_at_work(self) -> bool:
        """True while the viewer decides something here: a Character in the Academy, or a question of the Academy's."""
        decision = self.session.decision
        if not self.may_work or decision is None:
            return False
        acting = self.table.acting_here
        return (acting is not None and acting.is_asked) or QUESTIONS[decision.question].scene == question.ACADEMY

    def layout(self) -> None:
        view, table = self.session.view, self.table
        table.state, table.viewer, table.legal = view.state, self.session.viewer, self.legal
        table.board, table.asks = academy(view.state), academy_asks(view.state) if self.legal else None
        table.is_at_work, table.key = self.is_at_work, self.app.keys.label("turn_marker")
        table.lessons = {place: lessons_of(self.session, place) for place in range(len(table.me.tricks))}
        asked = table.asked_place
        if asked is not None:
            lays = [move for move in self.legal if isinstance(move, m.LayAcademyMarker)]
            table.lessons[asked] = {RoomSlot(move.space, move.slot): Play(move) for move in lays}
        is_open = table.site is not None and not table.site_reason(table.site)
        table.site = table.asked_site or (table.site if is_open else None)
        table.target, table.home = None, None
        extras = [move for move in self.legal if table.is_at_work and not isinstance(move, KNOWN_MOVES)]
        table.extras = [extra(table, move, self.session.preview.events(move)) for move in extras]
        self.lay_out()

    def lay_out(self) -> None:
        """Work out what is in sight, and lay the hotspots out for it."""
        table = self.table
        table.tiles = tiles_of(self.session, table.site) if table.site is not None else {}
        table.tile = table.tile if table.tile in table.tiles else ""
        table.homes = self.deeds.homes(table.secret) if table.secret else {}
        self._outlook.look_ahead()
        super().lay_out()
        self.spots.keep_clear = [at.PREVIEW]

    @property
    def must_lay(self) -> bool:
        return self.is_at_work

    # --- hints --------------------------------------------------------------------------------------------------

    @property
    def hint_step(self) -> HintStep:
        """Step for a hint: where to put the thing in the hand, or which room, once a price is chosen."""
        courses = self.table.courses
        before = {course[:-1] for course in courses}
        if len(before) == 1 and before != {()}:
            return HintStep(after=before.pop())
        return HintStep(among=tuple(dict.fromkeys(course[0] for course in courses)))

    def say_hint(self, said: Sequence[Move]) -> tuple[Move, str]:
        """In the middle of a deed the slot, the room or the place of which it speaks, said on the table then."""
        step = self.hint_step
        number = next((n for n, move in enumerate(said[:2]) if isinstance(move, _SECOND_STEPS)), 0)
        if step == WHOLE_QUESTION or not self.session.hints.said_to(step):
            return super().say_hint(said)
        before = (*step.after, *said[:number])
        state = self.session.preview.view_after(before[0], before[1:]).state if before else self.state
        return said[number], say(said[number], state, self.session.viewer)

    # --- input and time -----------------------------------------------------------------------------------------

    def on_events(self, events: list[Event]) -> None:
        """Show the deeds of the others here, and the payments of lessons."""
        if self.app.stack.shows(self):
            self.motion.show_others(events, self.session.viewer)

    def handle_event(self, event: pygame.event.Event) -> bool:
        """The wheel goes from slot to slot, a right click takes back what was chosen."""
        if event.type == pygame.MOUSEWHEEL and event.y and self.table.is_held:
            self.deeds.go_on(-event.y // abs(event.y))
            return True
        return event.type == pygame.MOUSEBUTTONDOWN and event.button == 3 and self.deeds.leave_site()

    def handle_action(self, action: str) -> bool:
        """R goes to the next slot; Esc takes back what was chosen, or closes."""
        if action == "turn_marker" and self.table.place is not None:
            self.deeds.go_on(1)
            return True
        if action == "back":
            if not self.deeds.leave_site():
                self.deeds.go_back()
            return True
        return super().handle_action(action)

    def help_place(self) -> tuple[str, str]:
        """Place in the Workbook of the thing that is pointed at; else the Academy's page."""
        name = self.spots.hovered or self.spots.focused or ""
        kind = next((thing for start, thing in _THINGS if name.startswith(start)), "")
        if kind == "space" and self.table.board.spaces[name.split(".")[1]].tile:
            kind = "room"
        return THINGS.get(kind, (ACADEMY, ""))

    def follow(self, dt: float) -> None:
        self._follow()

    def _follow(self) -> None:
        """The preview follows the hand: what is held or pointed at, and where it would go."""
        table, spots = self.table, self.spots
        before = (table.lifted, table.is_carried, table.target, table.home, table.tile)
        table.is_carried = spots.held is not None
        name = spots.hovered or spots.focused
        offered = spots.offered()
        table.lifted = offered if isinstance(offered, (LiftedAcademyMarker, LiftedSecret)) else None
        place = spots.landing if spots.held is not None else name if table.asked_place is not None else None
        slot = self.house.slot_at(place)
        table.target = slot if slot in table.targets else None
        home = spots.landing if spots.held is not None else name if table.secret else None
        table.home = int(home[-1]) - 1 if home is not None and home.startswith("protege.slot_") else None
        tile = spots.meaning(name)
        table.tile = tile if isinstance(tile, str) and tile in table.tiles else table.tile
        table.pointed = self.house.space_at(name)
        if isinstance(table.lifted, LiftedSecret) and spots.held is not None:
            table.patron = table.viewer
        if before != (table.lifted, table.is_carried, table.target, table.home, table.tile):
            self.lay_out()

    # --- the picture --------------------------------------------------------------------------------------------

    def on_hidden(self) -> None:
        self._ground.let_go()
        self._still.let_go()

    @property
    def breathing(self) -> bool:
        return self.is_at_work

    @property
    def look(self) -> object:
        table = self.table
        return super().look, table.lifted, table.is_carried, table.target, table.home, table.tile, table.pointed

    def draw(self, canvas: Surface) -> None:
        table, spots = self.table, self.spots
        table.light = round(breathe(self.breath.seconds) * _LIGHTS) / _LIGHTS
        motion = (frozenset(table.hidden), tuple(table.unrolled.items()), self.motion.lit)
        key = (self.session.changes, theme.palette(), self.look, table.site, table.patron, table.light, motion)
        canvas.blit(self._still.show(canvas, key, self._draw_stage), (0, 0))
        self.bar.draw(canvas, spots)
        for panel in self._beside:
            panel.draw(canvas, spots)
        self.motion.draw(canvas)

    def _draw_stage(self, canvas: Surface) -> None:
        """The house and the boards beside it: drawn anew when something about them changes."""
        table = self.table
        canvas.blit(self._ground.show(canvas, (table.rows, theme.palette()), self._draw_ground), (0, 0))
        draw_lamps(canvas, table.rows, self.motion.lamp)
        for panel in self._on_stage:
            panel.draw(canvas, self.spots)

    def _draw_ground(self, canvas: Surface) -> None:
        canvas.blit(backdrop(120), (0, 0))
        draw_grounds(canvas, self.table.rows)
        draw_ribbon(
            canvas, at.RIBBON, theme.RIBBON_COLOURS[ACADEMY], words.ACADEMY, theme.TEXT.title_large, "location.academy"
        )

    def draw_over(self, canvas: Surface) -> None:
        table, held = self.table, self.spots.in_air
        if held is not None and table.target is None and table.home is None:
            draw_held(canvas, table, held.payload, held.center)
        self.draw_hint(canvas, self._hint_rect, at.STAGE)

    def _hint_rect(self, move: Move) -> Rect:
        name = "dock.done"
        if isinstance(move, (m.Practice, m.Teach)):
            name = f"wing_{move.place + 1}"
        elif isinstance(move, m.Renovate):
            name = f"room.{move.space}"
        elif isinstance(move, m.LayAcademyMarker):
            name = slot_name(RoomSlot(move.space, move.slot))
        elif isinstance(move, m.ChooseTile):
            name = f"tile.{move.tile}"
        elif isinstance(move, m.ChooseRenovation):
            space = next(iter(self.table.buildable), "")
            name = price_name(Site(space, move.threshold))
        elif isinstance(move, m.LearnSecret):
            homes = self.table.homes if self.table.is_carried and self.table.secret == move.secret else {}
            name = f"protege.slot_{max(homes) + 1}" if homes else "action.learn_secret"
        elif isinstance(move, m.RevealSecret):
            name = "secret.stack"
        elif isinstance(move, m.ChooseSecretSlot):
            name = f"protege.slot_{move.slot + 1}"
        return self.spots.rect(name) if name in self.spots else at.DOCK


def draw_held(canvas: Surface, table: AcademyView, payload: object, center: tuple[int, int]) -> None:
    """Draw the marker or the secret in the hand."""
    if isinstance(payload, LiftedAcademyMarker):
        owned = table.me.tricks[payload.place]
        if owned is not None:
            look = MarkerLook(table.colours[table.viewer], owned.suit, owned.id)
            draw_academy_marker(canvas, center, 36, look, lifted=True)
    elif isinstance(payload, LiftedSecret):
        draw_secret_tile(canvas, Rect(0, 0, 154, 106).move_to(center=center), payload.secret, light=1.0)
