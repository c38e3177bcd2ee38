"""Today's bills: a Matinee and an evening each day, the same for everybody."""

from datetime import date
from functools import partial
from itertools import chain

import pygame
from pygame import Surface

from trickerion.app.crash_report import copy_to_clipboard
from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.app.scene import Scene
from trickerion.language.verbatim import verbatim
from trickerion.play import tonight as calendar
from trickerion.play.tonight import Tonight, begin, take_up
from trickerion.scenes.daily.layout import WEEK
from trickerion.scenes.daily.playbill import Bill, note_on
from trickerion.scenes.daily.week import YourWeek
from trickerion.screens.challenges.shelf import ThreeChallenges
from trickerion.screens.dialog import Reply, ask_first
from trickerion.screens.opening import OpeningScene, push_opening, see_again
from trickerion.screens.seats import own_name
from trickerion.screens.sheet import MenuBar, leave_page
from trickerion.storage.described import describe, moment
from trickerion.storage.evening import BILLS, TONIGHT, date_in
from trickerion.storage.in_progress import GamePlace, GamesInProgress
from trickerion.storage.player_error import SaveError
from trickerion.table.toasts import Toasts
from trickerion.ui.hotspots import Drawn
from trickerion.ui.keys import key_text
from trickerion.ui.said import SceneTold
from trickerion.ui.scenery import backdrop
from trickerion.words.evening import date_words
from trickerion.words.screens import daily as words
from trickerion.words.screens.menus import CANCEL, PLEASE_NOTE
from trickerion.words.screens.setup import PERSONS

LOOKS_EVERY = 1.0
"""Seconds between two looks at the calendar."""


@scene("tonight")
class TonightScene(Scene):
    """The page. With a ``place`` its game is taken up at once; ``ended``: the seed whose final table was just left.

    ``shows`` are the states of the Matinee and of Tonight's Show, ``bills`` their panels, each by its bill.
    """

    shows: dict[str, Tonight]
    bills: dict[str, Bill]

    breathing = True
    help_page = words.HELP

    def __init__(self, app: App, place: GamePlace | None = None, ended: str = "") -> None:
        super().__init__(app)
        self.told = lambda: SceneTold(self._bar.title)
        self._bar = MenuBar(app, words.PAGE)
        self._place, self._ended, self._ended_bill = place, date_in(ended), ended.partition(" ")[0]
        self._toasts = Toasts(WEEK.centerx, WEEK.y + 4)
        self._waited = 0.0
        self._panels: list[Drawn]
        self._read()

    def _read(self) -> None:
        """Read the present state of both bills."""
        self._today = calendar.today()
        self.shows = Tonight.both(self.app.places, self._today)
        for game in chain.from_iterable(show.clear() for show in self.shows.values()):
            self._toasts.say(PLEASE_NOTE, words.practice_moved(game=describe(game.saved.summary)), "ui.poster", 8.0)
        later = next((bill for bill, show in self.shows.items() if show.is_next), TONIGHT)
        self.bills = {bill: self._bill(show, is_next=bill == later) for bill, show in self.shows.items()}
        week, shelf = YourWeek(self.shows, self._open_day), ThreeChallenges(self.app, self._today)
        self._panels = [*self.bills.values(), week, shelf]

    def _bill(self, show: Tonight, *, is_next: bool) -> Bill:
        ended = self._ended if self._ended_bill == show.bill else None
        shown, note = show.known.nights.get(ended or show.today), note_on(show, ended)
        return Bill(show, shown, self._player, self, is_next=is_next, note=note)

    @property
    def _player(self) -> str:
        return own_name(self.app) or PERSONS[0]

    # ------------------------------------------------------------------ the scene

    def on_enter(self) -> None:
        super().on_enter()
        for show in self.shows.values():
            if show.known.note:
                self._toasts.say(PLEASE_NOTE, show.known.note, "ui.warning")
        if self._place is not None:
            place, self._place = self._place, None
            self.app.post(partial(self._take_up, place))

    def on_reveal(self) -> None:
        self._read()
        self.layout()

    def on_settings(self) -> None:
        self.layout()

    def layout(self) -> None:
        self.spots.clear()
        self.spots.add_parts(*self._panels)
        self.spots.add_all(self._bar.spots())  # Tab comes to the bill first

    # ------------------------------------------------------------------ what can be done

    def handle_event(self, event: pygame.event.Event) -> bool:
        """The key of every clipboard copies the line, that of the evening first."""
        lines = [self.bills[bill].ticket.line for bill in reversed(BILLS)]
        line = next(filter(None, lines), "")
        if not line or event.type != pygame.KEYDOWN or key_text(event) != "ctrl+c":
            return False
        self.copy(line)
        return True

    def begin(self, show: Tonight) -> None:
        """Raise the curtain, or go on where it was left."""
        if show.first is not None:
            self._take_up(show.first.place)
        elif show.practice is not None:
            self._ask_which(show, show.practice.place, moment(show.practice.saved.summary))
        else:
            self._raise(show)

    def _raise(self, show: Tonight) -> None:
        self.app.sounds.play("bell")
        make = partial(begin, self.app.places, show.evening, self._player)
        push_opening(self.app, OpeningScene(self.app, words.BILLS[show.bill], make))

    def _take_up(self, place: GamePlace) -> None:
        self.app.sounds.play("click")
        push_opening(self.app, OpeningScene(self.app, words.TITLE, partial(take_up, place)))

    def _ask_which(self, show: Tonight, place: GamePlace, how_far: str) -> None:
        answers = [
            Reply(CANCEL, escape=True),
            Reply(words.ANEW, partial(self._anew, show, place), loses=True),
            Reply(words.GO_ON, partial(self._take_up, place), primary=True, icon="ui.play"),
        ]
        text = words.practice_text(moment=how_far)
        open_scene(self.app, "choose", title=words.PRACTICE_TITLE, text=text, answers=answers)

    def _anew(self, show: Tonight, place: GamePlace) -> None:
        try:
            GamesInProgress(self.app.places).forget(place)
        except SaveError as error:
            self.app.notice(words.NOT_BEGUN, verbatim(error))
            return
        self._raise(show)

    def give_up(self, show: Tonight) -> None:
        """Ask whether today's first is given up."""
        go = partial(self._give_up, show)
        ask_first(self.app, words.GIVE_UP_TITLE, words.GIVE_UP_TEXT, words.GIVE_UP, go)

    def _give_up(self, show: Tonight) -> None:
        try:
            show.give_up()
        except SaveError as error:
            self._toasts.say(PLEASE_NOTE, verbatim(error), "ui.warning")
        self._read()
        self.layout()

    def watch(self, show: Tonight) -> None:
        """See today's first game again."""
        self._open_day(show, show.today)

    def _open_day(self, show: Tonight, day: date) -> None:
        record, table = show.record(day), show.on_table(day)
        if record is not None:
            see_again(self.app, record, date_words(day))
        elif table is not None:
            self._take_up(table.place)

    def copy(self, line: str) -> None:
        """Copy the line to share."""
        self.app.sounds.play("click")
        self._toasts.say(words.COPIED if copy_to_clipboard(line) else words.NOT_COPIED, icon="ui.copy")

    def back(self) -> None:
        """Leave."""
        leave_page(self.app)

    # ------------------------------------------------------------------ frames

    def update(self, dt: float) -> None:
        self._toasts.update(dt)
        self._waited += dt
        if self._waited >= LOOKS_EVERY:
            self._waited = 0.0
            if calendar.today() != self._today:  # midnight, a journey, or a clock that was set
                self._read()
                self.layout()

    @property
    def look(self) -> object:
        return super().look, self._toasts.look

    @property
    def moving(self) -> bool:
        """A message fades."""
        return self._toasts.moving

    def draw(self, canvas: Surface) -> None:
        canvas.blit(backdrop(110), (0, 0))
        self._bar.draw(canvas, self.spots)
        for panel in self._panels:
            panel.draw(canvas, self.spots)
        self._toasts.draw(canvas)
