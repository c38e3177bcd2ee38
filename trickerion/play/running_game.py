"""A running game as the window sees it, wherever it is: who looks, what is legal, log, notices, hints.

Pure Python. Scenes read the table through ``view`` alone and ask ``legal`` what is possible. The game itself is at this
computer (``session``) or at another one (``guest``); what only one of the two can do is asked (``can_save``).
"""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path

from trickerion.language.verbatim import Verbatim, verbatim
from trickerion.play.chronicle import Chronicle, LogLine
from trickerion.play.company import Company
from trickerion.play.foresight import ForeseenMove
from trickerion.play.opponents.ahead import QUESTION
from trickerion.play.opponents.brains import Brains
from trickerion.play.opponents.opponents import Opponents, Suggestion
from trickerion.play.prospects import Prospects
from trickerion.play.unasked import require_every_question
from trickerion.rules.ask.heir import coming_step
from trickerion.rules.ask.team import assigning
from trickerion.rules.events import Event, HeirStep
from trickerion.rules.game import Game
from trickerion.rules.moves import FinishCharacter, Move
from trickerion.rules.options import PERSON
from trickerion.words.together import SPEECH, said

UNDO_PAUSE = (1.0, 2.0)
"""Seconds, least and most by the pace, that whoever is next waits after a person's move: Undo can be reached."""
MOST_REMARKS = 3
"""What has been said and not been seen; what is older stands in the log alone."""


class RunningGame(Prospects):
    """What a window needs of a game; call ``update`` often.

    ``viewer`` is the seat whose perspective is on the screen: a person's at this screen, or seat 0 when none sits
    here; ``pace`` the seconds between opponents' moves (0 = at once); ``changes`` counts the times that the table has
    changed, by moves, undo or a new viewer; ``name`` the name it was saved under, or ""; ``unsaid`` the prophecy of
    which the window does not speak before the turn ``prophecies_from``, "" for any; ``shows_rewards``: the window
    shows what a move earned before it calls ``turn_over``. ``on_answer`` is called from another thread when there is
    something to ``update``.
    """

    company: Company | None = None
    """Who plays along at other computers; None where everybody is at this screen."""
    can_save = True
    """Whether it can be kept under a name at this computer."""
    is_kept = True
    """Whether it saves itself, here or where it is."""

    def __init__(
        self,
        game: Game,
        *,
        name: str = "",
        pace: float = 1.0,
        clock: Callable[[], float] = time.monotonic,
        elsewhere: Collection[int] = (),
        brains: Brains | None = None,
    ) -> None:
        require_every_question()
        super().__init__(game, elsewhere)
        self.name = name
        self.pace = pace
        self.changes = 0
        self._prophecies_from, self.unsaid = 0, ""
        self.shows_rewards = False
        self._clock = clock
        self._chronicle = Chronicle()
        self._fresh: list[Event] = []
        self._notices: list[str] = []
        self._remarks: list[tuple[Verbatim, Verbatim]] = []
        self._step: tuple[HeirStep | None] | None = None
        self._hint: Suggestion | None = None
        self._hint_wanted = False
        self._weighed_for: tuple[int, int] | None = None  # viewer and turn of the hint's plan
        self._next_opponent_move, self._was_seen = 0.0, True
        self._undo_until, self._is_done_by_itself = 0.0, False
        self.on_answer: Callable[[], object] = lambda: None
        bots = ["" if seat.player == PERSON else seat.player for seat in self.options.seats]
        self._opponents = Opponents(
            bots, self.seed, self.note, clock=clock, brains=brains, on_answer=lambda: self.on_answer()
        )

    @property
    def prophecies_from(self) -> int:
        """The turn from which the window speaks of prophecies; at once when another one than ``unsaid`` is active."""
        is_hushed = not self.unsaid or self.view.state.active_prophecy in ("", self.unsaid)
        return self._prophecies_from if is_hushed else 0

    @prophecies_from.setter
    def prophecies_from(self, turn: int) -> None:
        self._prophecies_from = turn

    @property
    def effort(self) -> float:
        """The opponents' thinking time, as a multiple of the usual one."""
        return self._opponents.effort

    @effort.setter
    def effort(self, effort: float) -> None:
        self._opponents.effort = effort

    @property
    def manners(self) -> bool:
        """Whether computer players lean as their Magicians do."""
        return self._opponents.manners

    @manners.setter
    def manners(self, manners: bool) -> None:
        self._opponents.manners = manners

    @property
    def is_tonight(self) -> bool:
        """Whether it is an evening of Tonight's Show, whose rivals are the same for everybody."""
        return False

    def let_think(self, effort: float, manners: bool) -> None:
        """How computer players think from the next question on; in Tonight's Show as usual, whatever is set."""
        self.effort, self.manners = (1.0, True) if self.is_tonight else (effort, manners)

    @property
    def holds(self) -> bool:
        """Whether nothing can be done just now, although the viewer may be asked: a host has not answered yet."""
        return False

    @property
    def others_wait(self) -> bool:
        """Whether people elsewhere are held up by what holds the game up here."""
        return self.company is not None and self.company.decides

    # ------------------------------------------------------------------ what only the game itself can do

    @property
    def made(self) -> int:
        """How many moves have been made."""
        return len(self.game.moves)

    @property
    @abstractmethod
    def whole_game(self) -> Game | None:
        """The game with all that was hidden, for the replay of one that is over; None where it is not known (yet)."""

    @abstractmethod
    def play(self, move: Move, then: Sequence[Move] = ()) -> list[Event]:
        """Do one deed for the viewer: a move, and what the viewer answers to the questions that follow it.

        It is one step of undo, one change. Raises IllegalMove, and changes nothing, when it is not possible.
        """

    @abstractmethod
    def lift_curtain(self) -> None:
        """The person who decides is at the screen, and the others look away: covered cards face up."""

    @abstractmethod
    def undo(self) -> None:
        """Go back to before a person's last decision. Nothing when ``can_undo`` is false."""

    @abstractmethod
    def redo(self) -> list[Event]:
        """Make again what was taken back last. No events when there is nothing."""

    @abstractmethod
    def back_to(self, made: int) -> None:
        """Take the game back to the moment after so many moves, whoever made them: a lesson is begun again there."""

    @abstractmethod
    def take_step(self) -> list[Event]:
        """Make the one move that the Heir's procedure demands. No events when the Heir is not asked."""

    @abstractmethod
    def update(self) -> None:
        """Let the game go on by itself. Never waits."""

    @property
    @abstractmethod
    def record(self) -> str:
        """The game as it is saved by itself; "" for one that has no place."""

    @abstractmethod
    def save(self, name: str) -> Path:
        """Save the game under a name. Raises PlayerError when that is not possible."""

    @abstractmethod
    def flush(self) -> None:
        """Wait until what is kept of it is on disk."""

    @abstractmethod
    def close(self) -> None:
        """The game leaves the screen."""

    # ------------------------------------------------------------------ the Assignment, made by everybody at once

    @property
    def turn(self) -> int:
        """The turn of the game."""
        return self.game.state.turn

    @property
    @abstractmethod
    def laid_early(self) -> Mapping[int, int]:
        """Who has finished the Assignment although the game does not know yet: seat -> number of cards laid."""

    @property
    @abstractmethod
    def asked(self) -> list[int]:
        """The persons who are asked now, and no computer player in their place: at the Assignment perhaps several."""

    @property
    def has_assigned(self) -> bool:
        """Whether the viewer has finished the Assignment, and is alone at the screen, while others still choose."""
        decision = self.game.decision
        if self._early is not None or decision is None or decision.question != QUESTION or self.is_shared:
            return self._early is not None and self._early.is_done
        return self.viewer in self._persons and assigning(self.game.state).seats[self.viewer] == "ready"

    @property
    def still_assigning(self) -> list[int]:
        """The other seats that have not finished it, the first in the order of the game first."""
        return [seat for seat in self.game.assigning if seat != self.viewer and seat not in self.laid_early]

    # ------------------------------------------------------------------ what has happened

    def turn_over(self) -> None:
        """The viewer has seen what a move earned: the next person looks at the table."""
        if self.is_turn_late:
            self._turn_to_next()
            self._changed()

    def _changed(self) -> None:
        self._changed_for_viewer()
        if not self.is_weighing:
            self._opponents.forget()

    def _changed_for_viewer(self) -> None:
        """The viewer sees another table; whoever thinks about the game goes on."""
        self.changes += 1
        self._view = self._step = None
        self._look_ahead()
        is_asked = self._hint_wanted or self._weighed_for is not None
        self._hint, self._hint_wanted = None, False
        if is_asked and not self.is_weighing:
            self._weighed_for = None
            self._opponents.forget()

    def take_events(self) -> list[Event]:
        """What has happened since the last call, opponents' moves included, for animation and sound."""
        events, self._fresh = self._fresh, []
        return events

    @property
    def log(self) -> list[LogLine]:
        """What has happened since the game began."""
        return self._chronicle.lines

    @property
    def movers(self) -> list[int]:
        """Who made each of the moves."""
        return self._chronicle.movers

    def note(self, text: str, sign: str = "") -> None:
        """Tell the player a sentence of the program, beside the table and in the log."""
        self._notices.append(text)
        self._chronicle.note(text, len(self.game.moves), sign)

    def remark(self, name: str, text: str) -> None:
        """Add a line to the log that somebody has said."""
        called, line = verbatim(name), verbatim(text)
        self._chronicle.note(said(name=called, text=line), self.made, SPEECH)
        self._remarks = [*self._remarks, (called, line)][-MOST_REMARKS:]
        self.changes += 1

    def take_remarks(self) -> list[tuple[Verbatim, Verbatim]]:
        """What has been said since the last call, with the name of who said it."""
        remarks, self._remarks = self._remarks, []
        return remarks

    def take_notices(self) -> list[str]:
        """Sentences for the player since the last call: a damaged save, a full disk, an opponent replaced."""
        notices, self._notices = self._notices, []
        return notices

    # ------------------------------------------------------------------ time

    @property
    def waits_for_undo(self) -> bool:
        """Whether whoever is next waits a moment, so that a person can still take the last move back."""
        return self.can_step_back and self.due is not None

    @property
    def ended(self) -> str:
        """What is said of a game that is played no further, though it is not over."""
        return ""

    @property
    def is_done_by_itself(self) -> bool:
        """Whether that move ended with a Character that was done without a press."""
        return self.waits_for_undo and self._is_done_by_itself

    def go_on(self) -> None:
        """The player presses something else: whoever is next waits no longer."""
        if self.waits_for_undo:
            self._undo_until = self._next_opponent_move = 0.0

    def _wait_for_undo(self, steps: Sequence[ForeseenMove]) -> None:
        """Begin to wait after a person's move; at once without a pause, where the person has pressed all there was."""
        self._next_opponent_move = 0.0
        self._is_done_by_itself = len(steps) > 1 and isinstance(steps[-1].move, FinishCharacter)
        is_wanted = self.can_step_back and bool(self._is_done_by_itself or self.pace)
        least, most = UNDO_PAUSE
        self._undo_until = self._clock() + min(most, max(least, self.pace)) if is_wanted else 0.0

    @property
    def is_thinking(self) -> bool:
        """Whether an opponent is next."""
        decision = self.game.decision
        return decision is not None and decision.seat not in self._persons

    @property
    def due(self) -> float | None:
        """Seconds until the pace allows an opponent's move; None when nothing waits for the time alone."""
        left = max(self._next_opponent_move, self._undo_until) - self._clock()
        return left if self.is_thinking and left > 0 else None

    # ------------------------------------------------------------------ the Heir, hints

    @property
    def coming_step(self) -> HeirStep | None:
        """What the Heir does next in its Assignment or its turn, and why; None when it is not asked there."""
        if self._step is None:
            self._step = (coming_step(self.view),)
        return self._step[0]

    def wait(self, seconds: float) -> None:
        """Sleep until an opponent may have answered, at most that long. For headless use; the window never waits."""
        self._opponents.wait(seconds)

    @property
    def is_hinting(self) -> bool:
        """Whether a hint is being thought about."""
        return self._hint_wanted

    def hint(self) -> None:
        """Ask an opponent's brain what it would do; ``hint_ready`` has the answer soon. Asked again, it goes, or the
        thought about it ends.
        """
        if self._hint_wanted or self.is_weighing:
            self.call_off()
        elif self._hint is not None and self._hint.plan is None:
            self._hint = None
        elif self.legal:
            self._hint, self._hint_wanted = None, True
            self._opponents.ask(self.at_hand.view_for(self.viewer), len(self.at_hand.moves), is_hint=True)

    def call_off(self) -> None:
        """The thought about a hint, or beside it, ends."""
        if self._hint_wanted or self._weighed_for is not None:
            self._hint_wanted, self._weighed_for = False, None
            self._opponents.forget()

    @property
    def is_weighing(self) -> bool:
        """Whether a hint's plan is being held beside another way; that goes on while its player lays cards."""
        decision = self.decision
        is_assigning = decision is not None and decision.question == QUESTION and bool(self.legal)
        return is_assigning and self._weighed_for == (self.viewer, self.game.state.turn)

    def _take_hint(self) -> None:
        """What has come of a thought about a hint: a plan is shown, and then held beside another way."""
        hint = self._opponents.take()
        if hint is None:
            self._weighed_for = self._weighed_for if self._opponents.is_asked else None
            return
        self._hint, self._hint_wanted, is_last = hint, False, self._weighed_for is not None
        self._weighed_for = None
        if hint.plan is not None and not is_last:
            self._weighed_for = self.viewer, self.game.state.turn
            view = self.at_hand.view_for(self.viewer)
            self._opponents.ask(view, len(self.at_hand.moves), is_hint=True, weighs=True)

    @property
    def hint_ready(self) -> Suggestion | None:
        """The hint for the open decision; None before it is there."""
        return self._hint
