"""The end of a guided evening: after the shows of its last turn the player takes a bow, whoever is ahead."""

from datetime import date
from functools import partial
from typing import Final

from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import is_scene, open_scene, scene
from trickerion.play.running_game import RunningGame
from trickerion.rules.events import PerformanceBegan, PerformanceEnded, PerformerRewarded, TrickPerformed
from trickerion.screens.first_evening.lesson import GuideLesson
from trickerion.screens.first_evening.progress import WEEK_PAGE, OwnShow, Progress
from trickerion.screens.sheet import HEAD, SheetScene
from trickerion.storage.in_progress import EVENING, GamesInProgress
from trickerion.table.director import BOARD, director_of
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.flow import within
from trickerion.ui.house_sounds import FAME, applause_for
from trickerion.ui.magician_pictures import DIRECTOR, OTHERS_SIZES, magician_picture
from trickerion.ui.shapes import draw_double_rule, rounded_clip
from trickerion.ui.surfaces import draw_brass_frame
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.trick_pictures import framed_trick
from trickerion.words import guide
from trickerion.words import names as n
from trickerion.words import opening_week as words

_SHEET: Final = Rect(510, 250, 900, 580)
_PICTURE: Final = (650, 446, 180)
_TEXT: Final = Rect(790, 366, 390, 0)
_DIRECTOR: Final = Rect((1202, 352), OTHERS_SIZES[DIRECTOR]["bust"])
_UNDER: Final = within(_DIRECTOR, left=-30, right=-30, bottom=-18, height=0)
_APPLAUSE: Final = within(_TEXT, height=0, top=HEAD)
_RULE: Final = 580
_NEXT: Final = Rect(570, 598, 780, 0)
_BUTTONS: Final = {"stay": Rect(570, 736, 330, 60), "week": Rect(920, 736, 430, 60)}


class Bow:
    """Of one evening at its table."""

    def __init__(self, app: App, session: RunningGame, lesson: GuideLesson) -> None:
        self._app, self._session, self._lesson = app, session, lesson

    @property
    def is_owed(self) -> bool:
        """True when the turn of the bow is over, and the player has given a show: nothing comes before the bow."""
        is_late = self._session.view.state.turn > self._lesson.bow
        return is_late and not self._session.is_over and best_show(self._session) is not None

    @property
    def is_due(self) -> bool:
        """True when the shows have been seen; a sheet between the turns waits until the applause is over."""
        is_seen = is_scene(self._app.stack.top, BOARD) and director_of(self._app) is not None
        return self._session.is_over or (is_seen and self.is_owed)

    def take(self) -> None:
        """The evening is played; where the whole game is over its scoring says so."""
        show = best_show(self._session)
        Progress(self._app).finish(self._lesson.id, show)
        if not self._session.is_over and show is not None:
            self._app.sounds.play(applause_for(show.fame))
            open_scene(self._app, "bow", lesson=self._lesson.id, show=show)


def best_show(session: RunningGame) -> OwnShow | None:
    """The own show that brought the player most Fame; None before the first one."""
    shows: list[OwnShow] = []
    fame, trick, is_own = 0, "", False
    for event in (event for line in session.log for event in line.events):
        match event:
            case PerformanceBegan(seat=seat):
                fame, trick, is_own = 0, "", seat == session.viewer
            case TrickPerformed(owner=owner) if is_own and owner == session.viewer:
                fame, trick = fame + event.fame, trick or event.trick
            case PerformerRewarded(seat=seat) if is_own and seat == session.viewer:
                fame += event.fame
            case PerformanceEnded() if is_own:
                shows.append(OwnShow(trick, fame, date.today().isoformat()))
                is_own = False
    return max(shows, key=lambda show: show.fame, default=None)


@scene("bow")
class BowScene(SheetScene):
    """A sheet with the Trick of the show, its Fame, what the house made of it, and what comes next."""

    title = words.TAKE_YOUR_BOW
    holds_game: Final = True
    """Nobody moves during the applause."""

    def __init__(self, app: App, lesson: str, show: OwnShow) -> None:
        super().__init__(app)
        self._lesson, self._show = lesson, show

    @property
    def panel(self) -> Rect:
        return _SHEET

    def layout(self) -> None:
        self.spots.clear()
        stay = Button("bow.stay", _BUTTONS["stay"], words.PLAY_ON, self.close, key="escape")
        to_week = partial(Button, "bow.week", _BUTTONS["week"], words.TO_THE_WEEK, self._to_week, primary=True)
        self.lay_buttons([stay, to_week(icon="ui.poster", key="return", default=True)])

    def _to_week(self) -> None:
        """The table is left for good: its evening is played, and a week of tables would wait on the title."""
        self.app.sounds.play("page_turn")
        open_scene(self.app, "title", how="reset")
        games = GamesInProgress(self.app.places)
        for game in games.list(EVENING, self._lesson):
            games.forget(game.place)
        open_scene(self.app, WEEK_PAGE)

    def draw_page(self, canvas: Surface) -> None:
        x, y, side = _PICTURE
        picture = framed_trick(self._show.trick, side)
        canvas.blit(picture, picture.get_rect(center=(x, y)))
        place = (x, y + picture.get_height() // 2 + 24)
        draw_text(canvas, n.trick(self._show.trick), place, theme.TEXT.head, theme.VELVET, "center", width=side + 60)
        head = words.best_show(number=self._show.fame)
        draw_text(canvas, head, _TEXT.topleft, theme.TEXT.title_large, theme.VELVET, "topleft", width=_TEXT.w)
        size = sum(self._show.fame >= least for least in FAME)
        applause = words.APPLAUSE.get(f"{size}.{self._lesson}") or words.APPLAUSE[str(size)]
        draw_block(canvas, applause, _APPLAUSE, theme.TEXT.body_lead, theme.INK)
        canvas.blit(rounded_clip(magician_picture(DIRECTOR, "bust"), 7), _DIRECTOR)
        draw_brass_frame(canvas, _DIRECTOR, 7, 2)
        draw_text(canvas, guide.DIRECTOR, _UNDER.center, theme.TEXT.aside, theme.INK2, "center", width=_UNDER.w)
        draw_double_rule(canvas, _NEXT.x, _NEXT.right, _RULE)
        draw_block(canvas, words.AFTERWARDS[self._lesson], _NEXT, theme.TEXT.body_lead, theme.INK)
