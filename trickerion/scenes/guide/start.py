"""The way into a guided evening: anew, or where it was left."""

from functools import partial
from pathlib import Path

from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.app.scene import Scene
from trickerion.play.session import Session
from trickerion.rules.moves import Move
from trickerion.screens.dialog import Reply, choose
from trickerion.screens.first_evening.lesson import LESSONS, GuideLesson
from trickerion.screens.first_evening.progress import RESUME, Progress
from trickerion.screens.opening import OpeningScene, push_opening
from trickerion.screens.seats import own_name
from trickerion.storage.in_progress import EVENING, GamesInProgress
from trickerion.storage.player_error import SaveError
from trickerion.storage.saves import OpenedGame, SavedGames
from trickerion.words import guide as words
from trickerion.words.opening_week import EVENINGS
from trickerion.words.screens.menus import CANCEL
from trickerion.words.screens.saves import is_kept_as


def called(lesson: str) -> str:
    """Title on the screen while the table of an evening is set up, and of the question whether it is taken up."""
    return EVENINGS[lesson].name if lesson in EVENINGS else words.FIRST_EVENING


@scene("evening")
def evening(app: App, lesson: str) -> Scene:
    """A guided evening, from its first stop."""
    Progress(app).begin(lesson)
    return OpeningScene(app, called(lesson), partial(_lay_table, app, LESSONS[lesson]))


@scene("go_on")
def go_on(app: App, lesson: str) -> Scene:
    """The second half of an evening that was left, or the evening from its beginning where its table is gone."""
    games = GamesInProgress(app.places).list(EVENING, lesson)
    if not games:
        return evening(app, lesson)
    return OpeningScene(app, called(lesson), partial(Session.resume, games[0].place))


def _lay_table(app: App, lesson: GuideLesson, pace: float) -> Session:
    place = GamesInProgress(app.places).free(EVENING, lesson.id)
    return Session.of_opened(OpenedGame(lesson.laid(own_name(app))), place, pace=pace)


@scene(RESUME)
def resume_evening(app: App, lesson: str = "") -> Scene:
    """Take up an evening at the beginning of the stop where it was left, or begin it anew."""
    progress = Progress(app)
    kind = lesson or progress.under_way or next(iter(LESSONS))
    answers = [
        Reply(CANCEL, escape=True),
        Reply(words.ANEW, partial(open_scene, app, "evening", lesson=kind)),
        Reply(words.RESUME, partial(_resume, app, kind), primary=True, icon="ui.play"),
    ]
    stop = words.STOPS.get(progress.stop(kind)) or next(iter(words.STOPS.values()))
    return choose(app, called(kind), words.left_at(stop=stop), answers)


def _resume(app: App, kind: str) -> None:
    push_opening(app, OpeningScene(app, called(kind), partial(_take_up, app, kind)))


def _take_up(app: App, kind: str, pace: float) -> Session:
    """In its own place; what was played there since the stop began is put away under a name first."""
    progress, games, saves = Progress(app), GamesInProgress(app.places), SavedGames(app.places)
    opened, name, known_by = saves.open(progress.file(kind)), "", ""
    for old in games.list(EVENING, kind)[:1]:
        known_by = old.place.known_by
        moves = _moves(saves, old.place.path)
        if moves == opened.game.moves[: len(moves)]:
            games.forget(old.place)
        else:
            name = games.put_away(old)
    session = Session.of_opened(opened, games.free(EVENING, kind, known_by), pace=pace)
    progress.take_up(kind)
    if name:
        session.news.note(is_kept_as(name=name))
    return session


def _moves(saves: SavedGames, path: Path) -> list[Move]:
    try:
        return saves.open(path).game.moves
    except SaveError:
        return []
