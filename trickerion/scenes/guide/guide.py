"""The first evening at the table: it watches the game, lights one thing, and says what it is for."""

from collections.abc import Callable
from typing import Final, Protocol, runtime_checkable

import pygame
from pygame import Surface

from trickerion.app.guide_overlay import Overlay
from trickerion.app.loop import App
from trickerion.app.registry import is_scene
from trickerion.app.stacked_scene import StackedScene
from trickerion.play.running_game import RunningGame
from trickerion.rules import moves as m
from trickerion.rules.facts.stage import Spot
from trickerion.rules.moves import Move
from trickerion.scenes.guide import layout as at
from trickerion.scenes.guide import script
from trickerion.scenes.guide.bubble import BELL, Bubble, more_height
from trickerion.scenes.guide.coach import MEMORY as SAID
from trickerion.scenes.guide.lights import Light, LitTable
from trickerion.scenes.guide.plans import ALLEY, LINK, PLANS, POSTER, SHOW, WAGES
from trickerion.scenes.guide.spotlight import Spotlight
from trickerion.screens.first_evening.lesson import SOLO, STAGE, GuideLesson
from trickerion.screens.first_evening.progress import Progress
from trickerion.table.director import BOARD, HEIR, SEAM, Director, director_of
from trickerion.table.game_scene import GameScene
from trickerion.table.seam import is_asked
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.keys import key_text
from trickerion.words import guide as words
from trickerion.words.guide import STEPS, GuideSaid

_TOLD: Final = {LINK: "link", ALLEY: "special", WAGES: "wages"}
"""Stop -> the remark of the coach that says the same."""
_PARTING: Final = 10.0  # seconds that the last word of one who leaves stays
_KEYS: Final = frozenset(("tab", "shift+tab", "left", "right", "up", "down", "return", "space", "escape"))


class MarkerDeeds(Protocol):
    """Deeds with the Trick Marker in the hand."""

    def aim(self, spot: Spot | None) -> None:
        """Choose the slot of which the preview speaks."""

    def turn_to(self, turns: int) -> None:
        """Turn the held marker."""

    def lay(self, spot: Spot) -> None:
        """Lay the held marker on a slot."""


class AdvisedView(Protocol):
    """Preview that speaks of an ``advised`` slot while nothing is pointed at."""

    advised: Spot | None


@runtime_checkable
class MarkerTable(Protocol):
    """Scene on which a Trick Marker is laid on a Performance card: the Theater."""

    deeds: MarkerDeeds
    pursuit: AdvisedView


class Guide(Overlay):
    """Over the game of a ``lesson``; ``then`` is called when it ends, by itself or by Leave."""

    def __init__(self, app: App, session: RunningGame, lesson: GuideLesson, then: Callable[[], object]) -> None:
        self._app = app
        self._session = session
        self._lesson = lesson
        self._then = then
        self._plan = PLANS.get(lesson.id, SHOW)
        self._progress = Progress(app)
        self._wished: tuple[int, script.Wish | None] = (-1, None)
        self._spotlight = Spotlight()
        self._has_seen_sheet = False
        self._read: dict[str, int] = {}  # card -> the number of moves when it was read

    @property
    def is_rehearsed(self) -> bool:
        """All stops come only when opponents play their parts."""
        return True

    # --- what it wishes

    @property
    def stop(self) -> str:
        """The stop that is shown, or "" while others decide."""
        return self._spotlight.bubble.stop if self._spotlight.bubble is not None else ""

    @property
    def step(self) -> str:
        """The sentences that are shown."""
        return self._spotlight.bubble.step if self._spotlight.bubble is not None else ""

    @property
    def reads(self) -> bool:
        """True if there is only something to read or to see, so that Next does nothing for the player."""
        return self._spotlight.bubble is not None and self._spotlight.bubble.reads

    @property
    def said(self) -> GuideSaid | None:
        """Words of the bubble now."""
        return self._spotlight.bubble.said if self._spotlight.bubble is not None else None

    @property
    def _director(self) -> Director | None:
        """Director of the game whose board lies at the bottom."""
        is_at_table = is_scene(next(iter(self._app.stack), None), BOARD)
        return director_of(self._app) if is_at_table else None

    def _wish(self, director: Director) -> script.Wish | None:
        """Wish for the player's next step; in turn 2 the wages of the first one."""
        if self._session.view.state.turn > 1:
            return self._wages(director)
        if self.holds_game:
            return script.Wish(POSTER, script.WELCOME)
        if self._wished[0] != self._session.changes:
            self._wished = self._session.changes, script.wish(self._session, self._plan)
        wanted = self._wished[1]
        card = script.read_before(wanted, is_solo=self._lesson.id == SOLO) if wanted is not None else None
        return card if card is not None and card.step not in self._read else wanted

    def _wages(self, director: Director) -> script.Wish | None:
        has_sheet = director.find(SEAM) is not None
        if self._has_seen_sheet and not has_sheet:
            self._finish()
            return None
        self._has_seen_sheet = has_sheet
        if is_asked(self._session):
            return script.Wish(WAGES, script.DICE, self._session.legal)
        is_coming = director.is_held or director.is_about_to_tell  # it does not when taken up in turn 2
        is_sheetless = not is_coming and is_scene(self._app.stack.top, BOARD)
        return script.Wish(WAGES, WAGES) if has_sheet or is_sheetless else None

    def _stage(self, top: StackedScene) -> LitTable:
        session = self._session
        lay = (lambda move: _lay(top, move)) if isinstance(top, MarkerTable) else None
        return LitTable(top.spots, session.view.state, session.viewer, self._play, lay)

    def _play(self, move: Move) -> None:
        if move in self._session.legal:
            self._session.play(move)

    @property
    def holds_game(self) -> bool:
        """Nobody moves before the welcome has been read."""
        state = self._session.view.state
        return (state.turn, state.phase) == (1, "advertise") and script.WELCOME not in self._read

    # --- time

    @property
    def holds_sheets(self) -> bool:
        return True

    @property
    def look(self) -> object:
        return self._spotlight.look

    def update(self, dt: float) -> None:
        """Follow the table."""
        top, director = self._app.stack.top, self._director
        if self._app.session is not self._session or director is None or top is None:
            self._app.lay_over(None)
            return
        wanted = self._wish(director)
        if self._app.overlay is not self:
            return
        if isinstance(top, MarkerTable):
            move = wanted.moves[0] if wanted is not None and wanted.moves else None
            top.pursuit.advised = Spot(move.card, move.slot) if isinstance(move, m.PlaceMarker) else None
        is_shown = _is_own(top) or top is director.find(SEAM)
        light = self._stage(top).light(wanted) if wanted is not None and is_shown else None
        self._show(top.spots, wanted, light)

    def _show(self, spots: Hotspots, wanted: script.Wish | None, light: Light | None) -> None:
        if light is None or not self._spotlight.is_on(spots):
            self._spotlight.turn_off()
        if wanted is None or light is None:
            return
        if self.stop != wanted.stop:
            self._progress.reach(self._lesson.id, wanted.stop, self._session)
        picture = script.first_trick(self._session) if light.step == script.WELCOME else None
        variants = (SOLO, "heir") if self._lesson.id == SOLO else (self._lesson.id,)
        if light.step == WAGES and self._plan.leaves_link and not script.is_paid_by_rival(self._session):
            variants = (STAGE,)
        steps = (*(f"{light.step}.{variant}" for variant in variants), light.step)
        said = next(STEPS[step] for step in steps if step in STEPS)
        size = at.size_of(has_picture=picture is not None, more=more_height(said))
        place, about = self._spotlight.place(spots, light, size), light.areas[0]
        made = len(self._session.game.moves)
        goes_back = made > self._first or made in self._read.values()
        bubble = Bubble(
            place, about, self._plan.stops, wanted.stop, light.step, said, self, goes_back, light.reads, picture
        )
        self._spotlight.turn_on(spots, bubble, light)

    def leave(self) -> None:
        self._spotlight.turn_off()

    # --- the buttons

    def go_on(self) -> None:
        """Do it for the player; where there is only something to read or to see, that was seen."""
        self._app.sounds.play("click")
        step, light = self.step, self._spotlight.light
        if light is not None:
            light.do()
            if light.reads:
                self._read[step] = len(self._session.game.moves)
        director = self._director
        if step == WAGES and director is not None and director.find(SEAM) is None:
            self._finish()

    @property
    def _first(self) -> int:
        """The number of moves with which the table was laid, before the first stop."""
        return min(self._progress.starts(self._lesson.id).values(), default=0)

    def go_back(self) -> None:
        """To the card that was read last, to the beginning of this stop, or of the one before."""
        starts, made = self._progress.starts(self._lesson.id), len(self._session.game.moves)
        if card := next((card for card, read in self._read.items() if read == made and card != self.step), ""):
            self._app.sounds.play("page_turn")
            del self._read[card]
            return
        before = [starts[stop] for stop in self._plan.stops if stop in starts and starts[stop] < made]
        if before:
            self._go_to(max(before))

    def to_stop(self, stop: str) -> None:
        """To the beginning of a stop that has been passed."""
        starts = self._progress.starts(self._lesson.id)
        if starts.get(stop, len(self._session.game.moves)) < len(self._session.game.moves):
            self._read = {card: read for card, read in self._read.items() if read < starts[stop]}
            self._go_to(starts[stop])

    def _go_to(self, made: int) -> None:
        self._app.sounds.play("page_turn")
        self._has_seen_sheet = False
        self._read = {card: read for card, read in self._read.items() if read <= made}
        self._session.back_to(made)
        if self._director is not None:
            self._director.start_over()

    def give_up(self) -> None:
        """Leave: the game goes on as an ordinary one, and says where the evening is taken up."""
        self._app.sounds.play("click")
        self._progress.leave(self._lesson.id)
        if isinstance(top := self._app.stack.top, GameScene):
            top.toasts.say(words.DIRECTOR, words.LEFT, BELL, _PARTING)
        self._then()

    def _finish(self) -> None:
        said = self._app.memory.recall(SAID, [])
        told = {remark for stop, remark in _TOLD.items() if stop in self._plan.stops}  # no news now
        self._app.memory.remember(SAID, sorted({*said, *told} if isinstance(said, list) else told))
        if self._lesson.bow:
            self._progress.set_free(self._lesson.id)
        else:
            self._progress.finish(self._lesson.id)
        self._then()

    # --- events and drawing

    def wishes(self, move: Move) -> bool:
        wanted = self._wished[1]
        return self._spotlight.bubble is not None and wanted is not None and move in wanted.moves

    def keeps(self, event: pygame.event.Event) -> bool:
        """While something is lit, keys and the right button do only what the lit thing is for."""
        if self._spotlight.bubble is None:
            return False
        if event.type == pygame.KEYDOWN:
            return key_text(event) not in _KEYS and self._app.keys.action(event) != "turn_marker"
        is_right = event.type == pygame.MOUSEBUTTONDOWN and event.button == 3
        return is_right and not self._spotlight.is_carrying

    def draw(self, canvas: Surface) -> None:
        top = self._app.stack.top
        if top is not None and self._spotlight.is_on(top.spots):
            self._spotlight.draw(canvas)


def _is_own(top: StackedScene) -> bool:
    """True if a scene shows the player's things: the Heir's table has the same names for its own."""
    return isinstance(top, GameScene) and not is_scene(top, HEIR)


def _lay(theater: MarkerTable, move: m.PlaceMarker) -> None:
    """Turn the marker in the hand, and lay it."""
    spot = Spot(move.card, move.slot)
    theater.deeds.aim(spot)
    theater.deeds.turn_to(move.turns)
    theater.deeds.lay(spot)
