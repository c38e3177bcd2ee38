"""The page of Opening Week: five posters, the sheet of the chosen evening, and the programme of what was played."""

from functools import partial

from pygame import Surface

from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.app.scene import Scene
from trickerion.scenes.week import layout as at
from trickerion.scenes.week.poster import EveningPoster
from trickerion.scenes.week.programme import WeekProgramme
from trickerion.scenes.week.tonight import TonightSheet
from trickerion.screens.challenges.start import lay
from trickerion.screens.first_evening.lesson import EVENINGS, SATURDAY, WEEK
from trickerion.screens.first_evening.progress import FREE, RESUME, Progress
from trickerion.screens.sheet import MenuBar, leave_page
from trickerion.storage.in_progress import EVENING, GamesInProgress
from trickerion.ui.buttons import Button
from trickerion.ui.said import SceneTold
from trickerion.ui.scenery import backdrop
from trickerion.words import opening_week as words
from trickerion.words.screens.menus import BACK
from trickerion.words.workbook_rules import FIRST_EVENING


@scene("week")
class WeekScene(Scene):
    """Opens on the next evening that has not been played; every evening can be chosen at any time."""

    breathing = True
    help_page = FIRST_EVENING

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._bar = MenuBar(app, words.TITLE)
        self.told = lambda: SceneTold(self._bar.title, self._tonight.in_words)
        self._progress = Progress(app)
        self.chosen = self._progress.next_evening or SATURDAY
        self._back = Button("week.back", at.BACK, BACK, self._leave, icon="ui.exit", key="escape")

    def layout(self) -> None:
        self._posters = [self._poster(number, evening) for number, evening in enumerate(EVENINGS)]
        done = frozenset(evening for evening in WEEK if self._progress.is_done(evening))
        shows = {evening: show for evening in WEEK if (show := self._progress.show(evening)) is not None}
        self._programme = WeekProgramme(done, shows, self.chosen, self._choose)
        self._tonight = self._sheet()
        self.spots.clear()
        self.spots.add_all(self._bar.spots())
        self.spots.add_parts(*self._posters, self._tonight, self._programme)
        self.spots.add(self._back.spot())

    def _poster(self, number: int, evening: str) -> EveningPoster:
        progress, is_chosen = self._progress, evening == self.chosen
        is_next, is_done = evening == progress.next_evening, progress.is_done(evening)
        places = at.poster(number, is_chosen=is_chosen)
        choose = partial(self._choose, evening)
        return EveningPoster(evening, places, is_chosen, is_next, is_done, progress.show(evening), choose)

    def _sheet(self) -> TonightSheet:
        chosen, progress = self.chosen, self._progress
        if self._is_half_played:
            label, below, aside = words.GO_ON, words.WAITS, words.EVENINGS[chosen].company
        elif progress.is_done(chosen):
            label, below, aside = words.ONCE_MORE, words.KEEPS_THE_BEST, words.EVENINGS[chosen].company
        else:
            label, below, aside = words.RAISE, words.STOPS_WHENEVER, words.EVENINGS[chosen].company
            skipped = sum(not progress.is_done(evening) for evening in WEEK[: WEEK.index(chosen)])
            aside = words.skips(skipped) if skipped else aside
        return TonightSheet(chosen, label, below, aside, self._begin, partial(lay, self.app))

    @property
    def _is_half_played(self) -> bool:
        """True if the chosen evening can be taken up at a stop, or in its second half."""
        is_free = self._progress.state(self.chosen) == FREE
        has_table = is_free and bool(GamesInProgress(self.app.places).list(EVENING, self.chosen))
        return has_table or self._progress.is_under_way(self.chosen)

    def _begin(self) -> None:
        self.app.sounds.play("bell")
        if not self._is_half_played:
            open_scene(self.app, "evening", lesson=self.chosen)
        elif self._progress.state(self.chosen) == FREE:
            open_scene(self.app, "go_on", lesson=self.chosen)
        else:
            open_scene(self.app, RESUME, lesson=self.chosen)

    def _choose(self, evening: str) -> None:
        self.app.sounds.play("page_turn")
        self.chosen = evening
        self.layout()

    def on_reveal(self) -> None:
        self.layout()

    def on_settings(self) -> None:
        self.layout()

    def _leave(self) -> None:
        leave_page(self.app)

    def draw(self, canvas: Surface) -> None:
        canvas.blit(backdrop(110), (0, 0))
        self._bar.draw(canvas, self.spots)
        for thing in (*self._posters, self._tonight, self._programme):
            thing.draw(canvas, self.spots)
        self._back.draw(canvas, self.spots)
