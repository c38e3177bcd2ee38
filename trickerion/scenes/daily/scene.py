"""Tonight's Show: one evening a day, the same for everybody."""

from datetime import date
from functools import partial

from pygame import Surface

from trickerion.app.crash_report import copy_to_clipboard
from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.app.scene import Scene
from trickerion.language.verbatim import verbatim
from trickerion.play import tonight as calendar
from trickerion.play.tonight import Tonight, begin, take_up
from trickerion.scenes.daily import layout as at
from trickerion.scenes.daily.account import Account
from trickerion.scenes.daily.evenings import SevenEvenings
from trickerion.scenes.daily.playbill import EveningBill
from trickerion.screens.challenges.shelf import ThreeChallenges
from trickerion.screens.dialog import Reply, confirm
from trickerion.screens.opening import OpeningScene, push_opening, see_again
from trickerion.screens.seats import own_name
from trickerion.screens.sheet import MenuBar
from trickerion.storage.described import describe, moment
from trickerion.storage.evening import date_in
from trickerion.storage.in_progress import GamePlace, GamesInProgress
from trickerion.storage.player_error import SaveError
from trickerion.table.toasts import Toasts
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
    """The page. With a ``place`` its game is taken up at once; ``ended``: the seed whose final table was just left."""

    breathing = True
    help_page = words.HELP

    def __init__(self, app: App, place: GamePlace | None = None, ended: str = "") -> None:
        super().__init__(app)
        self.told = lambda: SceneTold(self._bar.title)
        self._bar = MenuBar(app, words.TITLE)
        self._place, self._ended = place, date_in(ended)
        self._toasts = Toasts(at.PLAYBILL.right + 660, at.PLAYBILL.y + 4)
        self._waited = 0.0
        self._panels: tuple[EveningBill, SevenEvenings, Account, ThreeChallenges]
        self._read()

    def _read(self) -> None:
        """Read the present state of the evening."""
        self._tonight = Tonight.read(self.app.places, calendar.today())
        for game in self._tonight.clear():
            self._toasts.say(PLEASE_NOTE, words.practice_moved(game=describe(game.saved.summary)), "ui.poster", 8.0)
        shown = self._tonight.known.nights.get(self._ended or self._tonight.today)
        player = self._player
        self._account = Account(self._tonight, shown, player)
        self._account.give_copy(self._copy)
        evenings = SevenEvenings(self._tonight, self._open_day)
        shelf = ThreeChallenges(self.app, self._tonight.today)
        self._panels = (EveningBill(self._tonight, self._ended, player, self), evenings, self._account, shelf)

    @property
    def _player(self) -> str:
        return own_name(self.app) or PERSONS[0]

    # ------------------------------------------------------------------ the scene

    def on_enter(self) -> None:
        super().on_enter()
        if self._tonight.known.note:
            self._toasts.say(PLEASE_NOTE, self._tonight.known.note, "ui.warning")
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

    def begin(self) -> None:
        """Raise the curtain, or go on where the evening was left."""
        tonight = self._tonight
        if tonight.first is not None:
            self._take_up(tonight.first.place)
        elif tonight.practice is not None:
            self._ask_which(tonight.practice.place, moment(tonight.practice.saved.summary))
        else:
            self._raise()

    def _raise(self) -> None:
        self.app.sounds.play("bell")
        make = partial(begin, self.app.places, self._tonight.evening, self._player)
        push_opening(self.app, OpeningScene(self.app, words.TITLE, make))

    def _take_up(self, place: GamePlace) -> None:
        self.app.sounds.play("click")
        push_opening(self.app, OpeningScene(self.app, words.TITLE, partial(take_up, place)))

    def _ask_which(self, place: GamePlace, how_far: str) -> None:
        answers = [
            Reply(CANCEL, escape=True),
            Reply(words.ANEW, partial(self._anew, place), loses=True),
            Reply(words.GO_ON, partial(self._take_up, place), primary=True, icon="ui.play"),
        ]
        text = words.practice_text(moment=how_far)
        open_scene(self.app, "choose", title=words.PRACTICE_TITLE, text=text, answers=answers)

    def _anew(self, place: GamePlace) -> None:
        try:
            GamesInProgress(self.app.places).forget(place)
        except SaveError as error:
            self.app.notice(words.NOT_BEGUN, verbatim(error))
            return
        self._raise()

    def give_up(self) -> None:
        """Ask whether the evening is given up."""
        go = self._give_up
        self.app.stack.push(confirm(self.app, words.GIVE_UP_TITLE, words.GIVE_UP_TEXT, words.GIVE_UP, go))

    def _give_up(self) -> None:
        try:
            self._tonight.give_up()
        except SaveError as error:
            self._toasts.say(PLEASE_NOTE, verbatim(error), "ui.warning")
        self._read()
        self.layout()

    def watch(self) -> None:
        """See tonight's first game again."""
        self._open_day(self._tonight.today)

    def _open_day(self, day: date) -> None:
        record, table = self._tonight.record(day), self._tonight.on_table(day)
        if record is not None:
            see_again(self.app, record, date_words(day))
        elif table is not None:
            self._take_up(table.place)

    def _copy(self) -> None:
        self.app.sounds.play("click")
        self._toasts.say(words.COPIED if copy_to_clipboard(self._account.line) else words.NOT_COPIED, icon="ui.copy")

    def back(self) -> None:
        """Leave."""
        self.app.sounds.play("click")
        if self.app.stack.depth > 1:
            self.app.stack.pop(self)
        else:
            open_scene(self.app, "title", how="reset")

    # ------------------------------------------------------------------ frames

    def update(self, dt: float) -> None:
        self._toasts.update(dt)
        self._waited += dt
        if self._waited >= LOOKS_EVERY:
            self._waited = 0.0
            if calendar.today() != self._tonight.today:  # midnight, a journey, or a clock that was set
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
