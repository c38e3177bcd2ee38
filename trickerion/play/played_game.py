"""The parts of a running game put together: what a game at this computer and one at another have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeGuard

from trickerion.play.chronicle import LogLine
from trickerion.play.company import Company
from trickerion.play.hints import Hints
from trickerion.play.news import News
from trickerion.play.opponents.brains import Brains
from trickerion.play.opponents.opponents import Opponents
from trickerion.play.pace import Pace
from trickerion.play.position import Position
from trickerion.play.preview import Previews
from trickerion.play.running_game import RunningGame
from trickerion.play.screen import Screen
from trickerion.play.sight import Sight
from trickerion.play.unasked import require_every_question
from trickerion.play.undo import Undoing
from trickerion.play.wishes import Wishes
from trickerion.rules.game import Decision, Game
from trickerion.rules.moves import Move
from trickerion.rules.options import PERSON, GameOptions
from trickerion.rules.view import View
from trickerion.together.seating import GUEST


def is_running(thing: object) -> TypeGuard[RunningGame]:
    """True when something is a running game, here or elsewhere."""
    return isinstance(thing, PlayedGame)


class PlayedGame:
    """A running game (``RunningGame``) but for its deeds: the table, the people at the screen, and the parts.

    Call ``changed`` after the table has changed, ``changed_for_viewer`` where only the viewer sees another one.
    """

    company: Company | None = None
    can_save = True
    is_kept = True
    sees_all = False

    def __init__(
        self,
        position: Position,
        screen: Screen,
        sight: Sight,
        *,
        knows_all: bool,
        name: str,
        pace: float,
        clock: Callable[[], float],
        brains: Brains | None,
    ) -> None:
        require_every_question()
        self.position, self.screen, self.sight = position, screen, sight
        self.name, self.changes = name, 0
        self.on_answer: Callable[[], object] = lambda: None
        self._prophecies_from, self.unsaid = 0, ""
        self.undoing = Undoing(position, screen)
        self.preview = Previews(position, screen, sight, knows_all=knows_all)
        self.news = News(lambda: self.made, self._has_remark)
        bots = ["" if seat.player == PERSON else seat.player for seat in self.options.seats]
        self.opponents = Opponents(
            bots, self.seed, self.news.note, clock=clock, brains=brains, on_answer=lambda: self.on_answer()
        )
        self.hints = Hints(position, screen, sight, self.preview, self.opponents)
        self.pace = Pace(position, screen, self.undoing, pace, clock)
        self.wishes = Wishes(screen, sight, looks_on=self.sees_all)
        self.wishes.on_change = self._has_remark
        self.hints.wishes = lambda: self.wishes.own

    # ------------------------------------------------------------------ the table

    @property
    def game(self) -> Game:
        """The game after all Moves made."""
        return self.position.game

    @property
    def options(self) -> GameOptions:
        """Players, modules and edition of the game."""
        return self.position.game.options

    @property
    def seed(self) -> str:
        """The seed of the game; "" where it is at another computer."""
        return self.position.game.seed

    @property
    def viewer(self) -> int:
        """The seat from which the table is seen."""
        return self.screen.viewer

    @property
    def view(self) -> View:
        """The table as ``viewer`` may see it; as anybody may see it while the others at the screen look on."""
        return self.sight.view

    @property
    def legal(self) -> tuple[Move, ...]:
        """The legal moves of the viewer; none while somebody else decides, the curtain is down or cards are covered."""
        return self.sight.legal

    @property
    def decision(self) -> Decision | None:
        """The open decision; None when the game is over."""
        return self.position.decision

    @property
    def log(self) -> list[LogLine]:
        """The lines of the log since the game began."""
        return self.news.log

    @property
    def made(self) -> int:
        """Number of moves made."""
        return len(self.position.game.moves)

    @property
    def is_over(self) -> bool:
        """True when the final score stands."""
        return self.position.game.is_over

    @property
    def ended(self) -> str:
        """Sentence about a game that is played no further, though it is not over; "" for any other."""
        return ""

    @property
    def is_tonight(self) -> bool:
        """True when the game is an evening of Tonight's Show, whose rivals are the same for everybody."""
        return False

    @property
    def holds(self) -> bool:
        """True when nothing can be done just now, although the viewer may be asked: a host has not answered yet."""
        return False

    @property
    def others_wait(self) -> bool:
        """True when people elsewhere are held up by what holds the game up here: one is there, or looks on."""
        company = self.company
        return company is not None and company.is_host and (GUEST in company.stands or bool(company.lookers))

    @property
    def prophecies_from(self) -> int:
        """The turn from which the window speaks of prophecies; at once when another one than ``unsaid`` is active."""
        is_hushed = not self.unsaid or self.view.state.active_prophecy in ("", self.unsaid)
        return self._prophecies_from if is_hushed else 0

    @prophecies_from.setter
    def prophecies_from(self, turn: int) -> None:
        self._prophecies_from = turn

    # ------------------------------------------------------------------ changes

    def turn_over(self) -> None:
        """The viewer has seen what a move earned: the next person looks at the table."""
        if self.screen.is_turn_late:
            self.screen.turn_to_next()
            self.changed()

    def changed(self) -> None:
        """The table has changed: thoughts about it are forgotten, but a plan that is being weighed."""
        self.changed_for_viewer()
        if not self.hints.is_weighing:
            self.opponents.forget()

    def changed_for_viewer(self) -> None:
        """The viewer sees another table; whoever thinks about the game goes on."""
        self.changes += 1
        self.sight.forget()
        self.preview.look_ahead()
        self.hints.drop()

    def let_think(self, effort: float, manners: bool) -> None:
        """Set how computer players think from the next question on; in Tonight's Show as usual, whatever is set."""
        self.opponents.effort, self.opponents.manners = (1.0, True) if self.is_tonight else (effort, manners)

    def _has_remark(self) -> None:
        self.changes += 1
