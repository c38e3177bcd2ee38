"""What is seen of the Heir, which entries of its procedure have been played, which is next, and what came before."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from trickerion.play.running_game import RunningGame
from trickerion.rules.ask.heir import heir_facts, whose_turn
from trickerion.rules.ask.heirs_decisions import PLACEMENTS, decisions
from trickerion.rules.ask.heirs_tale import sittings, tale
from trickerion.rules.events import HeirStep
from trickerion.rules.facts.heir import Chapter, HeirDecision, HeirFacts, Next, ToldLine
from trickerion.scenes.heir import layout as at
from trickerion.table.panel import Panel
from trickerion.table.view import TableView
from trickerion.words.heir.entries import SAID, TITLE
from trickerion.words.screens.heir import chapter_head

State = Literal["head", "done", "now", "next"]


@dataclass
class HeirTable(TableView):
    """The table with what is seen of the ``heir``, found out once a change.

    ``came``: Tricks and Components of its list that came by its own steps since the player last acted.
    """

    heir: HeirFacts = field(init=False)
    came: frozenset[str] = frozenset()

    @property
    def places(self) -> at.Places:
        """Places in such a game."""
        return at.places_of(self.state.options.modules)


class HeirPanel(Panel):
    """A panel of this scene."""

    table: HeirTable


class StoryEntry(NamedTuple):
    """A decision in words: head and body in block markup, the pieces it speaks of, and its rule."""

    head: str
    body: str = ""
    about: tuple[str, ...] = ()
    rule: str = ""


class StoryLine(NamedTuple):
    """A line of the list: a chapter's head, an entry that is done or due, or whose turn comes next."""

    state: State
    entry: StoryEntry


def said(decision: HeirDecision) -> StoryEntry:
    """A decision in words."""
    head, body, about, rule = decision
    return StoryEntry(SAID(*head), " ".join(SAID(*remark) for remark in body), about, rule)


class Story:
    """The list of the Heir's decisions, played entry by entry.

    A placement is four entries but one move: the move is made with the last of them. ``back`` is how many sittings
    before the present one are looked at; ``is_at_end`` whether a sitting has just been told to its end.
    """

    def __init__(self, session: RunningGame) -> None:
        self.session = session
        self.heir = heir_facts(session.view.state).seat
        self.back = 0
        self.is_at_end = False
        self._played = (0, -1)
        self._known: tuple[object, list[list[Chapter]]] = (None, [])

    @property
    def magician(self) -> str:
        """The Heir's Magician, "" before it has one."""
        return heir_facts(self.session.view.state).magician

    @property
    def coming(self) -> HeirStep | None:
        """The next step of the sitting that is being told."""
        return None if self.is_at_end else self.session.preview.coming_step

    def sittings(self) -> list[list[Chapter]]:
        """All that the Heir has done, with the sitting that begins now."""
        key = (self.session.changes, self.is_at_end)
        if self._known[0] != key:
            state = self.session.view.state
            lines: list[ToldLine] = list(self.session.log)
            lines += [Next(state.turn, state.phase, self.heir, row=state.row_ids)] if self.coming else []
            self._known = (key, sittings(lines, self.heir))
        return self._known[1]

    @property
    def shown(self) -> list[Chapter]:
        """The sitting that is looked at; nothing before the first."""
        told = self.sittings()
        return told[-1 - self.back] if told else []

    @property
    def has_earlier(self) -> bool:
        """True if there is a sitting before."""
        return self.back + 1 < len(self.sittings())

    def turn_to(self, back: int) -> None:
        """Look back that many sittings before the present one."""
        self.back = max(0, min(back, len(self.sittings()) - 1))

    def rows(self) -> list[StoryLine]:
        """The list as it is shown."""
        chapters, rows = self.shown, list[StoryLine]()
        for chapter in chapters:
            if len(chapters) > 1:
                rows.append(StoryLine("head", StoryEntry(chapter_head(turn=chapter.turn, title=TITLE[chapter.phase]))))
            is_over = bool(self.back) or self.coming is None
            rows += [StoryLine("done", said(one)) for one in tale(chapter.moves, is_over=is_over, row=chapter.row)]
        if self.back or not chapters:
            return rows
        if self.coming is not None:
            due = self._due()
            rows += [StoryLine("done", entry) for entry in due[: self._ticked]]
            rows += [StoryLine("now", entry) for entry in due[self._ticked : self._ticked + 1]]
        places = self.coming is not None and self.coming.reason in PLACEMENTS
        return [*rows, StoryLine("next", said(whose_turn(self.session.view.state, self.session.viewer, places)))]

    def _due(self) -> list[StoryEntry]:
        now = self.shown[-1]
        return [said(one) for one in tale(now.moves, self.coming, row=now.row)[len(tale(now.moves)) :]]

    @property
    def _ticked(self) -> int:
        """Number of played entries of the coming step; none when the step has become the coming one since."""
        number, changes = self._played
        return number if changes == self.session.changes else 0

    def step(self) -> bool:
        """Play one entry; False when there is none in this sitting."""
        if self.coming is None:
            return False
        self.back = 0
        if self._ticked + 1 < len(self._due()):
            self._played = (self._ticked + 1, self.session.changes)
        else:
            self._move()
        return True

    def _move(self) -> None:
        """Make the move of the coming step, and the silent ones after it."""
        phase = self.session.view.state.phase
        self.session.take_step()
        while (coming := self.session.preview.coming_step) is not None and not decisions(coming, None):
            self.session.take_step()
        self.is_at_end = coming is None or self.session.view.state.phase != phase

    def run(self) -> None:
        """Play the rest of the sitting."""
        while self.step():
            pass

    def go_on(self) -> bool:
        """Begin the next sitting; False when the Heir has nothing to do now."""
        self.is_at_end = False
        self.back = 0
        return self.coming is not None

    def table_changed(self) -> None:
        """Something other than a step has changed the table: begin with what the Heir does now."""
        self.is_at_end = False
