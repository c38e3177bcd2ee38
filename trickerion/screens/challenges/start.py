"""The ways to the table of a challenge, and to the replay of its solution."""

import contextlib
from functools import partial

from trickerion.app.loop import App
from trickerion.app.registry import lay_over, open_scene
from trickerion.language.verbatim import verbatim
from trickerion.play.challenges.attempt import Attempt
from trickerion.play.challenges.shelf import Challenge, ChallengeError, solved
from trickerion.play.running_game import RunningGame
from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.screens.opening import OpeningScene, enter_table, push_opening
from trickerion.screens.seats import own_name
from trickerion.storage.challenge_results import add_watched
from trickerion.storage.player_error import PlayerError, SaveError
from trickerion.words import challenges as words
from trickerion.words.screens.menus import NOT_OPENED
from trickerion.words.screens.setup import PERSONS


class ChallengeOpening(OpeningScene):
    """The moment while the table of a challenge is laid."""

    def enter(self, session: RunningGame) -> None:
        assert isinstance(session, Session)
        sit_down(self.app, session)


def sit_down(app: App, session: Session) -> None:
    """The table with the panel of its challenge: no stage director, who knows nothing of the goal."""
    enter_table(app, session)
    lay_over(app, "challenge_panel", session=session)


def lay(app: App, challenge: Challenge) -> None:
    """Lay the table of a challenge; no game in progress is touched by it."""
    app.sounds.play("bell")
    push_opening(app, ChallengeOpening(app, words.SAID[challenge.id].title, partial(_begin, app, challenge)))


def _begin(app: App, challenge: Challenge, pace: float) -> Session:
    try:
        return Session.of_attempt(Attempt(challenge, name_at_table(app)), pace=pace)
    except ChallengeError as error:
        raise PlayerError(words.CANNOT_BE_LAID) from error


def name_at_table(app: App) -> str:
    """Name of the player at the table."""
    return own_name(app) or PERSONS[0]


def show_solution(app: App, challenge: Challenge) -> None:
    """The known solution, move by move, from the cut on."""
    try:
        table = challenge.table(name_at_table(app))
    except ChallengeError:
        app.notice(NOT_OPENED, words.CANNOT_BE_LAID)
        return
    start = Game(table.state.copy(), table.seed, [], [])
    played = start.clone()
    solved(challenge, played)
    app.sounds.play("page_turn")
    with contextlib.suppress(SaveError):  # the next try says what the disk refuses
        add_watched(app.places.challenges, challenge.id)
    called = words.solution_of(title=verbatim(words.SAID[challenge.id].title))
    open_scene(app, "replay", game=played, called=called, start=start)
