"""A running game as the window sees it, wherever it is: at this computer (``session``) or at another one (``guest``).

Pure Python. Scenes read the table through ``view`` alone and ask ``legal`` what is possible. Subjects of their own are
parts: people at the screen, undo, previews, hints, pace, news, the Assignment.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from trickerion.play.assigning import Assignments
from trickerion.play.chronicle import LogLine
from trickerion.play.company import Company
from trickerion.play.hints import Hints
from trickerion.play.news import News
from trickerion.play.pace import Pace
from trickerion.play.preview import Previews
from trickerion.play.screen import Screen
from trickerion.play.sight import Sight
from trickerion.play.undo import Undoing
from trickerion.play.wishes import Wishes
from trickerion.rules.events import Event
from trickerion.rules.game import Decision, Game
from trickerion.rules.moves import Move
from trickerion.rules.options import GameOptions
from trickerion.rules.view import View
from trickerion.storage.autosave import LAST_WAIT


class RunningGame(Protocol):
    """A game that is played; call ``update`` often. ``play`` is the only way to act.

    ``viewer`` is the seat whose perspective is on the screen; ``changes`` counts the times that the table has changed,
    by moves, undo or a new viewer; ``name``: the name under which the game was saved, or "". ``unsaid``: the prophecy
    of which the window does not speak before the turn ``prophecies_from``, "" for any. ``on_answer`` is called from
    another thread when there is something to ``update``.
    """

    screen: Screen
    undoing: Undoing
    preview: Previews
    hints: Hints
    pace: Pace
    news: News
    wishes: Wishes

    @property
    def sight(self) -> Sight:
        """Tables as the viewer may see them."""

    @property
    def assigning(self) -> Assignments:
        """Progress of everybody with the Assignment."""

    name: str
    changes: int
    unsaid: str
    prophecies_from: int
    on_answer: Callable[[], object]
    company: Company | None
    """The people at other computers; None where everybody is at this screen."""
    can_save: bool
    """Whether the game can be kept under a name at this computer."""
    is_kept: bool
    """Whether the game saves itself, here or where it is."""
    sees_all: bool
    """Whether the player has no seat; who only looks on at a running game sees what everybody may see."""

    # ------------------------------------------------------------------ the table

    @property
    def game(self) -> Game:
        """The game after all Moves made."""

    @property
    def options(self) -> GameOptions:
        """Players, modules and edition of the game."""

    @property
    def seed(self) -> str:
        """The seed of the game; "" where it is at another computer."""

    @property
    def viewer(self) -> int:
        """The seat from which the table is seen."""

    @property
    def view(self) -> View:
        """The table as ``viewer`` may see it; as anybody may see it while the others at the screen look on."""

    @property
    def legal(self) -> tuple[Move, ...]:
        """The legal moves of the viewer; none while somebody else decides, the curtain is down or cards are covered."""

    @property
    def decision(self) -> Decision | None:
        """The open decision; None when the game is over."""

    @property
    def log(self) -> list[LogLine]:
        """The lines of the log since the game began."""

    @property
    def made(self) -> int:
        """Number of moves made."""

    @property
    def is_over(self) -> bool:
        """True when the final score stands."""

    @property
    def whole_game(self) -> Game | None:
        """The game with all that was hidden, for the replay of one that is over; None where it is not known (yet)."""

    @property
    def ended(self) -> str:
        """Sentence about a game that is played no further, though it is not over; "" for any other."""

    @property
    def is_tonight(self) -> bool:
        """True when the game is an evening of Tonight's Show, whose rivals are the same for everybody."""

    @property
    def holds(self) -> bool:
        """True when nothing can be done just now, although the viewer may be asked: a host has not answered yet."""

    @property
    def others_wait(self) -> bool:
        """True when people elsewhere are held up by what holds the game up here."""

    # ------------------------------------------------------------------ deeds

    def play(self, move: Move, then: Sequence[Move] = ()) -> list[Event]:
        """Do one deed for the viewer: a move, and what the viewer answers to the questions that follow it.

        The deed is one step of undo, one change. Raises IllegalMove, and changes nothing, when it is not possible.
        """

    def take_step(self) -> list[Event]:
        """Make the one move that the Heir's procedure demands. No events when the Heir is not asked."""

    def undo(self) -> None:
        """Go back to before a person's last decision. Nothing when ``undoing.can_undo`` is false."""

    def redo(self) -> list[Event]:
        """Make again what was taken back last. No events when there is nothing."""

    def back_to(self, made: int) -> None:
        """Take the game back to the moment after so many moves, whoever made them: a lesson is begun again there."""

    def lift_curtain(self) -> None:
        """The person who decides is at the screen, and the others look away: covered cards face up."""

    def turn_over(self) -> None:
        """The viewer has seen what a move earned: the next person looks at the table."""

    def update(self) -> None:
        """Let the game go on by itself. Never waits."""

    def let_think(self, effort: float, manners: bool) -> None:
        """Set how computer players think from the next question on; in Tonight's Show as usual, whatever is set."""

    # ------------------------------------------------------------------ saving

    def save(self, name: str) -> Path:
        """Save the game under a name. Raises PlayerError when that is not possible."""

    def flush(self, seconds: float = LAST_WAIT) -> None:
        """Wait until what is kept of the game is on disk, not longer than that."""

    def close(self) -> None:
        """The game leaves the screen."""
