"""The way into the first evening: from the title and from How to Play, anew or where it was left."""

from functools import partial
from pathlib import Path

from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.app.scene import Scene
from trickerion.play.session import Session
from trickerion.rules.moves import Move
from trickerion.rules.options import NAME_LENGTH
from trickerion.screens.dialog import Reply, TypedScene, choose
from trickerion.screens.first_evening.lesson import COMPANY, LESSONS, SOLO, GuideLesson
from trickerion.screens.first_evening.progress import OFFER, RESUME, Progress
from trickerion.screens.opening import OpeningScene, push_opening
from trickerion.screens.seats import own_name, remember_name
from trickerion.storage.in_progress import EVENING, GamesInProgress
from trickerion.storage.player_error import SaveError
from trickerion.storage.saves import OpenedGame, SavedGames
from trickerion.words import guide as words
from trickerion.words.screens.menus import CANCEL, NOT_NOW
from trickerion.words.screens.saves import is_kept_as


@scene(OFFER)
def first_evening(app: App, again: bool = False) -> Scene:
    """Company or solo, and under which name? ``again``: it is asked for, so that there is nothing to decline."""

    def start(kind: str) -> None:
        remember_name(app, asked.typed)
        start_evening(app, kind)

    aside, text = [Reply(CANCEL, escape=True)], [words.ASKED["text"]]
    if not again:
        aside = [Reply(words.DECLINE, partial(_decline, app)), Reply(NOT_NOW, escape=True)]
        text.append(words.ASKED["declined"])
    kinds = [Reply(words.ALONE, partial(start, SOLO)), Reply(words.IN_COMPANY, partial(start, COMPANY), primary=True)]
    text.append(f"\n*{words.ASKED['name']}*")
    asked = TypedScene(app, words.ASK_TITLE, "\n".join(text), [*aside, *kinds], own_name(app), NAME_LENGTH)
    return asked


def _decline(app: App) -> None:
    Progress(app).decline()
    for below in app.stack:
        below.on_reveal()


def start_evening(app: App, kind: str) -> None:
    """From the first stop."""
    lesson = LESSONS[kind]
    Progress(app).begin(lesson.id)
    push_opening(app, OpeningScene(app, words.SET_UP_BY[lesson.id], partial(_lay_table, app, lesson)))


def _lay_table(app: App, lesson: GuideLesson, pace: float) -> Session:
    place = GamesInProgress(app.places).free(EVENING, lesson.id)
    return Session.of_opened(OpenedGame(lesson.laid(own_name(app))), place, pace=pace)


@scene(RESUME)
def resume_evening(app: App) -> Scene:
    """Take up the evening at the beginning of the stop where it was left, or begin it anew."""
    progress = Progress(app)
    kind = progress.under_way or next(iter(LESSONS))
    answers = [
        Reply(CANCEL, escape=True),
        Reply(words.ANEW, partial(start_evening, app, kind)),
        Reply(words.RESUME, partial(_resume, app, kind), primary=True, icon="ui.play"),
    ]
    stop = words.STOP_NOTES.get(progress.stop(kind)) or next(iter(words.STOP_NOTES.values()))
    return choose(app, words.ASK_TITLE, words.LEFT_AT(kind=words.CHOICES[kind], stop=stop), answers)


def _resume(app: App, kind: str) -> None:
    push_opening(app, OpeningScene(app, words.SET_UP_BY[kind], partial(_take_up, app, kind)))


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
