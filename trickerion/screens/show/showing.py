"""A show, lessons or a note on the stage, wherever they are seen: how time passes, what a press does, what is drawn."""

import contextlib
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame
from pygame import Rect

from trickerion.app.loop import App
from trickerion.app.soundtrack import OF_THEATER
from trickerion.language.speech import headed
from trickerion.screens.evening import AT_ONCE, EVERY_ACT, TOTALS, Evening, added
from trickerion.screens.playbill import Running
from trickerion.screens.show import account, caption, playing
from trickerion.screens.show import layout as at
from trickerion.screens.show.account import sums_told
from trickerion.screens.show.first_bars import FirstBars
from trickerion.screens.show.house import Step, theater_of
from trickerion.screens.show.lessons import PaidLessons
from trickerion.screens.show.picture import ShowPicture
from trickerion.screens.show.playing import OnStage
from trickerion.screens.show.told import ToldAct, told_of
from trickerion.storage.settings import SHOW_PACES
from trickerion.table.top_bar import TopBar
from trickerion.ui import theme
from trickerion.ui.buttons import Button, Segments
from trickerion.ui.hotspots import Hotspots, tip_words
from trickerion.ui.house_sounds import applause_for
from trickerion.ui.keys import ANY_MODIFIER
from trickerion.ui.said import BriefMessage, SceneTold
from trickerion.ui.surface_cache import PICTURES, OutOfTimeError
from trickerion.words import names
from trickerion.words.screens import performance as words
from trickerion.words.screens.settings import CHOICES

STAY, NOTE_STAY = 4.0, 2.6
"""Seconds that an account or a note stays before it goes by itself, at speed 1."""
TWICE = 0.35
"""Seconds within which a second press ends the show, and for which an account that has just come cannot be left: a
press that was meant for what moved does not lead away from it."""
_BUSY, _MOMENT, _CALM, _BUILDING = 0.001, 0.003, 0.02, 0.014
"""Seconds of a frame for what comes later: while much moves, little, nothing; before the curtain is seen."""
_FRAME = 1 / 60
_PRESSES = (pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER)
_STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


@dataclass(frozen=True)
class Attendance:
    """Audience of a show: ``whole``: somebody for whom every act is shown; ``waits``: it stays until somebody goes on;
    ``is_again``: it was asked for; ``speed``: how fast time passes, beside the setting for motion."""

    whole: bool = True
    waits: bool = True
    is_again: bool = False
    speed: float = 1.0

    def pace(self, app: App) -> str:
        """Pace at which the show is seen."""
        chosen = app.settings.show_pace
        if app.settings.motion <= 0:
            return AT_ONCE
        if self.is_again:
            return EVERY_ACT
        return chosen if chosen != EVERY_ACT or self.whole else TOTALS


class StagedShow:
    """Show on the stage. ``lay`` makes the stage anew for whoever looks; ``changed`` is called when there is something
    else to press, ``gone`` when it has been seen."""

    def __init__(
        self,
        app: App,
        lay: Callable[[], OnStage],
        seen_by: Attendance,
        changed: Callable[[], object],
        gone: Callable[[], object],
    ) -> None:
        self.app, self._lay, self.seen_by = app, lay, seen_by
        self._changed, self._gone = changed, gone
        self.stage, self.buttons = lay(), list[Button]()
        plays = self.plays
        self.told: list[ToldAct] = told_of(plays, self.stage.table) if plays is not None else []
        self.news = 0
        self._picture = ShowPicture(self)
        self._ahead = _Ahead(iter(()))
        self._ahead_of: tuple[int, bool] | None = None
        self._building = _Ahead(self._picture.build()) if app.settings.motion > 0 else None
        self._left, self._since_press = STAY if plays is not None else NOTE_STAY, TWICE
        self._is_own = False
        self._first_bars = FirstBars(app.music)
        if plays is not None and plays.is_over:
            app.sounds.play(applause_for(added(act.yields for act in plays.evening.acts).fame))

    def in_words(self, told: SceneTold) -> SceneTold:
        """What stands on the screen: the bill and, when the curtain has fallen, what the show brought to each seat."""
        running = self.stage.running
        if running is None:
            return told
        title = names.performance(running.bill.card, running.state.row_ids)
        is_over = running.evening.is_over
        sums = sums_told(running.bill, self.stage.table)
        news, number = list(told.news), running.evening.number
        if running.evening.act is not None and number < len(self.told):
            act = self.told[number]
            text = headed(head=act.named(number), text=names.yields(act.yields))
            news.append(BriefMessage(text, number))
        if is_over:
            news.append(BriefMessage(sums, len(self.told)))
        return told._replace(heading=title, written=(sums,) if is_over else (), news=news)

    @property
    def band(self) -> str:
        """Piece that the band of the theater plays."""
        return OF_THEATER[theater_of(self.stage)]

    @property
    def plays(self) -> Running | PaidLessons | None:
        """Part that is told act by act; None for a note."""
        return self.stage.plays

    # ------------------------------------------------------------------ what can be pressed

    def add_hotspots(self, spots: Hotspots) -> None:
        """Everything that explains itself, the acts of the programme, the buttons."""
        plays = self.plays
        if not self._is_own:
            # Whoever looks, the words or the table may be others; the show itself changes nothing of that.
            self.stage, self.news = self._lay(), self.news + 1
            self.told = told_of(plays, self.stage.table) if plays is not None else []
        spots.keep_clear = [at.CARD, at.CAPTION]
        playing.add_spots(spots, self.stage)
        if plays is None:
            self.buttons = [self._next_button(words.GO_ON)]
        else:
            self._add_acts(spots, plays)
        spots.add_all(button.spot() for button in self.buttons)

    def _change(self) -> None:
        """The show has come to something else."""
        self._is_own = True
        try:
            self._changed()
        finally:
            self._is_own = False

    def _add_acts(self, spots: Hotspots, plays: Running | PaidLessons) -> None:
        if isinstance(plays, PaidLessons):
            plays.add_hotspots(spots)
        evening = plays.evening
        if evening.is_applauded:
            account.add_rows(spots, self.told)
        caption.add_medallions(spots, self.told, lambda number: self._show(lambda evening: evening.go_to(number)))
        spots.add_parts(self.pace)
        label = words.RAISE if evening.is_before else words.NEXT_ACT
        self.buttons = [self._next_button(words.GO_ON if evening.is_applauded else label), self._end_button(evening)]

    def _next_button(self, label: str) -> Button:
        tip = None if self.plays is None or self.plays.evening.is_applauded else tip_words(*words.NEXT_TIP)
        return Button(
            "show.go_on", at.NEXT, label, self.go_on, primary=True, default=True, style=theme.TEXT.button_large, tip=tip
        )

    def _end_button(self, evening: Evening) -> Button:
        if evening.is_applauded:
            return Button("show.again", at.APPLAUSE, words.AGAIN, self._again, key="r", style=theme.TEXT.label_large)
        return Button(
            "show.applause",
            at.APPLAUSE,
            words.TO_APPLAUSE,
            self._to_applause,
            key="escape",
            style=theme.TEXT.label_large,
        )

    @property
    def pace(self) -> Segments:
        """Switch of the pace at which shows are seen."""
        chosen, (title, also) = SHOW_PACES.index(self.app.settings.show_pace), words.PACE_TIP
        tips = tuple(tip_words(title, pace, also) for pace in words.PACES)
        return Segments(
            "show.pace",
            at.PACES,
            SHOW_PACES,
            CHOICES["show_pace"],
            chosen,
            self._set_pace,
            tips,
            style=theme.TEXT.label,
        )

    def _set_pace(self, number: int) -> None:
        self.app.sounds.play("click")
        self.app.change_settings(show_pace=SHOW_PACES[number])
        if self.plays is not None:
            self.plays.evening.change_pace(self.seen_by.pace(self.app))
        self._change()

    # ------------------------------------------------------------------ what a press does

    def go_on(self) -> None:
        """End what moves; from what stands still to the next act, from the account away once it can be seen."""
        if self.plays is not None and not self.plays.is_over:
            self._press(self.plays.evening)
        elif self._since_press >= TWICE:
            self._gone()

    def _press(self, evening: Evening) -> None:
        """The first press ends what moves, the next one goes on; two at once end the show."""
        if evening.is_moving:
            evening.finish()
        elif self._since_press < TWICE:
            evening.to_applause()
        else:
            evening.go_on()
        self._since_press = 0.0
        if evening.is_applauded and evening.ms == 0:
            self.app.sounds.play("tick")
        self._change()

    def _to_applause(self) -> None:
        if self.plays is not None:
            self.plays.evening.to_applause()
            self._since_press = 0.0
        self._change()

    def _again(self) -> None:
        if self.plays is not None and self._since_press >= TWICE:
            self.plays.evening.begin(EVERY_ACT if self.app.settings.motion > 0 else AT_ONCE)
        self._change()

    def _show(self, choose: Callable[[Evening], object]) -> None:
        if self.plays is not None:
            choose(self.plays.evening)
            if self.app.settings.motion <= 0:
                self.plays.evening.finish()
        self._change()

    def handle_first(self, event: pygame.event.Event, spots: Hotspots) -> bool:
        """A click or a key ends what moves, and does nothing else; on what chooses a moment it does that."""
        if self.plays is None:
            return False
        evening = self.plays.evening
        if event.type == pygame.KEYDOWN:
            return self._key(event, evening, spots)
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        here = spots.layout.at(event.pos)
        if here is not None and here.name != "show.go_on" and here.reacts:
            return False
        is_waiting = here is None and evening.is_still
        if evening.is_moving or is_waiting:
            self._press(evening)
            return True
        return False

    def _key(self, event: pygame.event.Event, evening: Evening, spots: Hotspots) -> bool:
        if getattr(event, "mod", 0) & ANY_MODIFIER:
            return False
        if event.key in _STEPS:
            self._show(lambda evening: evening.step(_STEPS[event.key]))
        elif event.key == pygame.K_ESCAPE and not evening.is_applauded:
            self._to_applause()
        elif event.key in _PRESSES and (evening.is_moving or (evening.is_still and spots.focused is None)):
            self._press(evening)
        else:
            return False
        return True

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> None:
        """Let the show go on, and what nobody waits for go by itself; paint what is seen first, and what comes."""
        self._since_press += dt
        if self._building is not None and not self._building.work(_BUILDING):
            self._building = None
        plays = self.plays
        if plays is not None and self._building is None and not plays.evening.is_applauded:
            self._paint_ahead(plays.evening)
        if plays is not None and plays.evening.is_lively:
            self._play(plays.evening, dt)
        if (plays is None or plays.is_over) and not self.seen_by.waits:
            self._left -= dt * max(0.5, self._speed)
            if self._left <= 0:
                self._gone()

    def _paint_ahead(self, evening: Evening) -> None:
        """Paint what comes after the act on the stage, as much as this frame has time for."""
        if self._ahead_of != (now := (evening.number, evening.is_one)):
            self._ahead, self._ahead_of = _Ahead(self._picture.rehearse(evening)), now
        self._ahead.work(_CALM if evening.is_calm else _MOMENT if evening.is_quiet else _BUSY)

    @property
    def _speed(self) -> float:
        return self.app.settings.motion * self.seen_by.speed

    def _play(self, evening: Evening, dt: float) -> None:
        """Time passes on the stage; what can be pressed changes with the act."""
        if self.app.settings.motion <= 0:
            evening.begin(AT_ONCE)
        before = (evening.number, evening.is_still, evening.is_over)
        for sound in evening.pass_time(1000 * dt * self._speed):
            self.app.sounds.play(sound)
        self._first_bars.follow(evening, self.stage.table)
        if evening.is_over and not before[2]:
            self._since_press = 0.0
        if before != (evening.number, evening.is_still, evening.is_over):
            self._change()

    @property
    def moving(self) -> bool:
        """True while anything moves on the stage, or is about to go by itself."""
        if self._building is not None or self.plays is None:
            return self._building is not None or not self.seen_by.waits
        evening = self.plays.evening
        return not evening.is_calm and (not self.seen_by.waits or evening.is_lively)

    @property
    def is_built(self) -> bool:
        """True if the stage can be drawn; until then the picture before it stays."""
        return self._building is None

    @property
    def due(self) -> float | None:
        """While the playbill hangs still its time is looked at as often as if something moved."""
        return _FRAME if self.plays is not None and self.plays.evening.is_calm and not self.moving else None

    @property
    def stay_share(self) -> float:
        """Share of the stay that is left: 1 to 0; 0 while something moves, or when the show waits."""
        is_still = not self.seen_by.waits and (self.plays is None or self.plays.is_over)
        return max(0.0, self._left / (STAY if self.plays is not None else NOTE_STAY)) if is_still else 0.0

    # ------------------------------------------------------------------ drawing

    def let_go(self) -> None:
        """Give back the room of the panels; they are drawn anew when the stage is."""
        self._picture.let_go()

    def draw_on(self, canvas: pygame.Surface, spots: Hotspots, bar: TopBar, *, is_kept: bool) -> list[Rect] | None:
        """Draw the stage, the columns beside it, the buttons, the bar.

        ``is_kept``: the canvas shows what was drawn last; then only what moves or has changed is drawn anew, and
        where that is is returned.
        """
        return self._picture.draw_on(canvas, spots, bar, is_kept=is_kept)


class _Ahead:
    """Steps of painting, taken whenever there is time; one that was not done in time is taken again."""

    def __init__(self, steps: Iterator[Step]) -> None:
        self._steps = steps
        self._step = next(steps, None)

    def work(self, seconds: float) -> bool:
        """Paint for so long; whether there may be more."""
        end = time.perf_counter() + seconds
        with contextlib.suppress(OutOfTimeError), PICTURES.until(end):
            while self._step is not None and time.perf_counter() < end:
                self._step()
                self._step = next(self._steps, None)
        return self._step is not None
