"""The list of the answers to a question: in small steps where there are many, with what says no always in sight."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple, Protocol

from pygame import Rect

from trickerion.rules.moves import Move
from trickerion.scenes.board.steps import PLAIN, REFUSES, Cut, FirstStep, LineLook, first_steps, sign
from trickerion.table.popup import MOST_LINES, Option, Popup
from trickerion.table.view import TableView
from trickerion.words.screens import answers as words


class AskedList(NamedTuple):
    """Question of a list: its title, the moves, what they are about, a note, the look of the moves in it.

    ``close`` leaves it (None: it must be answered), ``cuts`` the ways in which it is cut where it is long (None: all);
    ``is_later``: something has been chosen before, to which ``close`` leads back.
    """

    title: str
    moves: Sequence[Move]
    anchor: Rect
    note: str
    line: LineLook
    close: Callable[[], object] | None = None
    cuts: tuple[Cut, ...] | None = None
    is_later: bool = False


class AnswerDeeds(Protocol):
    """Deeds of the list of answers: it leaves, shows another list, and has everything laid out anew."""

    def option(self, move: Move, line: LineLook) -> Option:
        """Line of a move."""

    def show(self, asked: AskedList) -> None:
        """Show another list in the place of the open one."""

    def close(self) -> None:
        """Leave the list; a question is asked anew."""

    def changed(self) -> object:
        """Lay everything out anew."""


def list_of(table: TableView, asked: AskedList, deeds: AnswerDeeds) -> Popup:
    """The list of these moves."""
    refusals = [move for move in asked.moves if isinstance(move, REFUSES)]
    others = [move for move in asked.moves if move not in refusals]
    pinned = [deeds.option(move, PLAIN) for move in refusals]
    steps = first_steps(table, others, MOST_LINES - len(pinned), asked.line, asked.cuts)
    options = [_step(step, asked, deeds) for step in steps] or [deeds.option(move, asked.line) for move in others]
    has_room = len(options) + len(pinned) < MOST_LINES  # else the cross at the head leads back
    if asked.is_later and asked.close is not None and has_room:
        pinned.insert(0, Option(words.BACK, asked.close, sign("ui.undo")))
    lines = [*told_apart(options), *pinned]
    leaves = words.BACK if asked.is_later else words.CLOSE
    return Popup(asked.title, lines, asked.anchor, asked.close, asked.note, len(pinned), deeds.changed, leaves)


def _step(step: FirstStep, asked: AskedList, deeds: AnswerDeeds) -> Option:
    """The line of a first step: it shows the moves that it stands for, or makes the only one."""
    if len(step.moves) == 1 and not step.is_apart:
        return deeds.option(step.moves[0], step.line if asked.is_later else PLAIN)
    refusals = [move for move in asked.moves if isinstance(move, REFUSES)]
    then = AskedList(
        step.label,
        [*step.moves, *refusals],
        asked.anchor,
        asked.note,
        step.line,
        partial(deeds.show, asked) if asked.close is not None else deeds.close,
        step.cuts,
        is_later=True,
    )
    return Option(step.label, partial(deeds.show, then), step.paint, first_of=step.moves)


def told_apart(options: Sequence[Option]) -> Iterator[Option]:
    """The options; of lines that would read alike each with its number."""
    read = [(option.label, option.why_not or option.detail) for option in options]
    for at_, option in enumerate(options):
        if read.count(read[at_]) == 1:
            yield option
        else:
            number = read[: at_ + 1].count(read[at_])
            yield replace(option, label=words.number_of(label=option.label, number=number))
