"""The way into the first evening: from the title and from How to Play, anew or where it was left."""

from functools import partial

from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.app.scene import Scene
from trickerion.app.session import Session
from trickerion.scenes.dialog import Answer, choose
from trickerion.scenes.guide.lesson import COMPANY, LESSONS, SOLO, Lesson
from trickerion.scenes.guide.progress import OFFER, ON, RESUME, Progress
from trickerion.scenes.opening import OpeningScene, before_replacing
from trickerion.storage.player_error import SaveError
from trickerion.storage.saves import OpenedGame, SavedGames
from trickerion.words import guide as words
from trickerion.words.screens.menus import CANCEL, NOT_NOW


@scene(OFFER)
def first_evening(app: App, again: bool = False) -> Scene:
    """Company or solo? ``again``: it is not offered, but asked for, so that there is nothing to decline."""
    aside = [Answer(CANCEL, escape=True)]
    if not again:
        aside = [Answer(words.DECLINE, partial(_decline, app)), Answer(NOT_NOW, escape=True)]
    kinds = [
        Answer(words.ALONE, partial(start_evening, app, SOLO)),
        Answer(words.IN_COMPANY, partial(start_evening, app, COMPANY), primary=True),
    ]
    return choose(app, words.ASK_TITLE, words.ASK_TEXT, [*aside, *kinds])


def _decline(app: App) -> None:
    Progress(app).decline()
    for below in app.stack:
        below.on_reveal()


def start_evening(app: App, kind: str) -> None:
    """From the first stop; a game in progress is kept or given up before."""
    before_replacing(app, partial(_start, app, LESSONS[kind]))


def _start(app: App, lesson: Lesson) -> None:
    Progress(app).begin(lesson.id)
    app.stack.push(OpeningScene(app, words.SET_UP_BY[lesson.id], partial(_lay_table, app, lesson)))


def _lay_table(app: App, lesson: Lesson, pace: float) -> Session:
    return Session.of_opened(OpenedGame(lesson.laid()), app.places, pace=pace)


@scene(RESUME)
def resume_evening(app: App) -> Scene:
    """Take up the evening at the beginning of the stop where it was left, or begin it anew."""
    progress = Progress(app)
    kind = progress.under_way or next(iter(LESSONS))
    answers = [
        Answer(CANCEL, escape=True),
        Answer(words.ANEW, partial(start_evening, app, kind)),
        Answer(words.RESUME, partial(_resume, app, kind), primary=True, icon="ui.play"),
    ]
    return choose(app, words.ASK_TITLE, words.left_at(words.CHOICES[kind], progress.stop(kind)), answers)


def _resume(app: App, kind: str) -> None:
    """At once where nothing is lost by it; otherwise the game in progress is kept or given up before."""
    go = partial(app.stack.push, OpeningScene(app, words.SET_UP_BY[kind], partial(_take_up, app, kind)))
    if _loses_nothing(app, kind):
        go()
    else:
        before_replacing(app, go)


def _loses_nothing(app: App, kind: str) -> bool:
    """The game in progress is this evening under way; or it was left, and no move has been made since its last stop."""
    saves, lesson, progress = SavedGames(app.places), LESSONS[kind], Progress(app)
    try:
        game, evening = saves.open(app.places.autosave).game, saves.open(progress.file(kind)).game
    except SaveError:
        return False
    if (game.options, game.seed) != (lesson.options, lesson.seed):
        return False
    return progress.state(kind) == ON or game.moves == evening.moves[: len(game.moves)]


def _take_up(app: App, kind: str, pace: float) -> Session:
    progress = Progress(app)
    session = Session.load(app.places, progress.file(kind), pace=pace)
    progress.take_up(kind)
    return session
