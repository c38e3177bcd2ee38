"""Watches over the people of a table at several computers: what has to be told at once is brought up over the game."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from pygame import Rect

from trickerion.app.registry import has_scene, is_scene, open_scene
from trickerion.bots.levels import LEVELS, level_of
from trickerion.language.verbatim import verbatim
from trickerion.play.company import Company, decider_of
from trickerion.play.running_game import RunningGame
from trickerion.storage.settings import Settings
from trickerion.together.seating import AWAY, GUEST, HERE
from trickerion.together.thinking import LONG, SOON
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.hotspots import Tip, always
from trickerion.words.names import ROMAN
from trickerion.words.screens import together as words

if TYPE_CHECKING:
    from trickerion.app.loop import App

PATIENCE: Final = 4.0
"""Seconds that a wire may be cut before it is told."""
ROMANS: Final = {level.id: ROMAN[number] for number, level in enumerate(LEVELS, start=1)}
"""The levels of computer players to choose from, weakest first, with their numbers."""
STEP: Final = 5
"""Seconds by which that clock goes: nothing on the table flickers."""
SHEETS: Final = ("seam", "performance", "log", "how_to_play", "settings", "people", "talk", "records", "pause")
"""Scenes that are looked at, where nothing of the game is decided but the card of a show."""
AWAY_FOR: Final = 20
"""Seconds after which the host is asked what becomes of a decision."""


def duration(seconds: int) -> str:
    """Length of a time of so many seconds, by its largest unit."""
    unit, say = next((unit, say) for most, unit, say in words.DURATIONS if seconds < most)
    return say(max(1, seconds // unit))


def short_duration(seconds: int) -> str:
    """The same in a pill."""
    number = next(number for number, (most, *_) in enumerate(words.DURATIONS) if seconds < most)
    return [*words.SHORT.values()][number](number=max(1, seconds // words.DURATIONS[number][1]))


def thinking_time(seconds: int) -> str:
    """Time for which somebody has been asked, as minutes and seconds; "" where it is too short to be told."""
    seconds -= seconds % STEP
    return "" if seconds < LONG else words.thought(minutes=seconds // 60, seconds=f"{seconds % 60:02}")


def numeral(level: str) -> str:
    """The number of a level of computer players; "" for one that is not among those to choose from."""
    return ROMANS.get(level_of(level), "")


def put_settings_in_force(settings: Settings, company: Company) -> None:
    """Show what others say, and let people knock, as the player has set it for every table.

    What was decided about knocks at this table stays.
    """
    company.is_silent = not settings.talk
    company.ruling.hear_knocks(settings.knocks, is_usual=True)


class CompanyWatch:
    """One per game; a game at one screen has nobody to watch over."""

    def __init__(self, app: App, session: RunningGame, clock: Callable[[], float] = time.monotonic) -> None:
        self._app, self._session, self._clock = app, session, clock
        self._cut_since: float | None = None
        self._told: tuple[str, int] | None = None
        self._is_own = False
        self._waited_for, self._has_called = -1, False
        self._sheet: tuple[object, float] = (None, 0.0)

    def update(self) -> None:
        """Bring up what has to be told."""
        company = self._session.company
        if company is None:
            return
        self._tell_turn()
        self._tell_wait(company)
        if company.trouble and not self._session.is_over:
            if self._told != ("closed", 0):
                self._told = ("closed", 0)
                open_scene(self._app, "title", how="reset")
                self._app.notice(words.CLOSED, company.trouble)
        elif company.is_cut:
            self._tell_cut()
        else:
            self._cut_since = None
            self._tell_away()

    def _tell_turn(self) -> None:
        """Once each time: the window says it, and the bell where the player looks elsewhere."""
        is_own = not set(self._session.assigning.asked).isdisjoint(self._session.screen.persons)
        if is_own != self._is_own:
            self._is_own = is_own
            if self._app.window.say_turn(is_own=is_own):
                self._app.sounds.play("bell")

    def _tell_wait(self, company: Company) -> None:
        """While the others wait for this seat alone: a line in every scene, and the bell once for each question."""
        is_waited_for = they_wait(self._session, SOON if self._looks_at_a_sheet() else LONG)
        is_seen = is_scene(self._app.stack.top, "board")  # the dock says it there
        self._app.captions.standing = words.THEY_WAIT if is_waited_for and not is_seen else ""
        if is_waited_for and self._waited_for != self._session.made and not is_seen:
            self._waited_for, self._has_called = self._session.made, True
            self._app.window.say_turn(is_own=True)
            self._app.sounds.play("bell")
        elif self._has_called and not is_waited_for:
            self._has_called = False
            self._app.window.say_turn(is_own=self._is_own)

    def _looks_at_a_sheet(self) -> bool:
        """True once a sheet, or a show, has been on top for a moment."""
        top = self._app.stack.top
        sheet = top if any(is_scene(top, name) for name in SHEETS) else None
        if sheet is not None and is_scene(sheet, "performance") and not sheet.screen_number:
            sheet = None  # a card is chosen
        if sheet is not self._sheet[0]:
            self._sheet = (sheet, self._clock())
        return sheet is not None and self._clock() - self._sheet[1] >= SOON

    def _tell_cut(self) -> None:
        now = self._clock()
        if self._cut_since is None:
            self._cut_since = now
        elif now - self._cut_since > PATIENCE and self._told != ("cut", int(self._cut_since)) and has_scene("lost"):
            self._told = ("cut", int(self._cut_since))
            open_scene(self._app, "lost", session=self._session)

    def _tell_away(self) -> None:
        """The one who decides is away: once for each decision the host hears it."""
        company, decision = self._session.company, self._session.decision
        if company is None:
            return
        what = ("away", self._session.made)
        if decision is None or not company.ruling.decides or self._told == what:
            return
        if is_absent(company, decision.seat) and company.seconds_since(decision.seat) >= AWAY_FOR:
            self._told = what
            self._app.sounds.play("bell")


def they_wait(session: RunningGame, seconds: float = LONG) -> bool:
    """True if people elsewhere have waited so long for the seat of this screen, and for nobody else."""
    company = session.company
    if company is None or company.own < 0 or company.is_cut:
        return False
    if company.is_awaited(seconds):  # a sheet or a show holds the game back at this window
        return True
    if list(session.assigning.asked) != [company.own]:
        return False
    others = [stands for seat, stands in enumerate(company.stands) if seat != company.own]
    return company.thought(company.own) >= seconds and (GUEST in others or HERE in others)


def people_laid(company: Company) -> object:
    """State of the people that decides where their pills lie."""
    return [(stands, bool(thinking_time(company.thought(seat)))) for seat, stands in enumerate(company.stands)]


def is_absent(company: Company | None, seat: int) -> bool:
    """True if the person of a seat sits elsewhere and the wire to there is cut."""
    return company is not None and seat < len(company.stands) and company.stands[seat] == AWAY


def choosing_seats(session: RunningGame) -> list[int]:
    """Seats of the people who still lay Assignment cards, for whoever looks on; none at any other moment."""
    company, decision = session.company, session.decision
    is_time = company is not None and company.own < 0 and decision is not None and decision.assigns
    return session.assigning.asked if is_time else []


def absent_buttons(session: RunningGame, once: Rect, until: Rect, after: Callable[[], object]) -> list[Button]:
    """At the host's, while the one who decides is away: in the place of Undo, Redo and Hint, and of Done."""
    company, decision = session.company, session.decision
    if company is None or decision is None or not company.ruling.decides or not is_absent(company, decision.seat):
        return []

    def decide(*, once: bool) -> None:
        company.ruling.let_decide(decision.seat, once=once)
        after()

    tips = [always(Tip(words.ONCE_TIP)), always(Tip(words.SIT_IN_TIP))]
    computer = "ui.computer"
    return [
        Button(
            "dock.once",
            once,
            words.ONCE_SHORT,
            partial(decide, once=True),
            icon=computer,
            style=theme.TEXT.label,
            tip=tips[0],
        ),
        Button(
            "dock.until",
            until,
            words.SIT_IN_SHORT,
            partial(decide, once=False),
            icon=computer,
            style=theme.TEXT.label,
            tip=tips[1],
        ),
    ]


def away_words(session: RunningGame) -> tuple[str, str, str] | None:
    """Person who is waited for, since when, and what can be done; None while nobody who decides is away."""
    company, decision = session.company, session.decision
    if company is None or decision is None or not is_absent(company, decision.seat):
        return None
    name, seconds = verbatim(session.options.seats[decision.seat].name), company.seconds_since(decision.seat)
    note = words.AWAY_HOST if company.ruling.decides else words.AWAY_GUEST[decider_of(company)]
    return words.is_away(name=name), words.away_since(time=short_duration(seconds)), note
