"""Deeds of the panels on the board of a running game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from pygame import Rect

from trickerion.app.registry import has_scene
from trickerion.play.running_game import RunningGame
from trickerion.rules import moves as m
from trickerion.rules.ask.actions import points_of
from trickerion.rules.catalog import ACADEMY, SLOTS
from trickerion.rules.moves import Move
from trickerion.rules.options import HEIR
from trickerion.rules.view import View
from trickerion.scenes.board.answers import Answers
from trickerion.scenes.board.dock import NextCharacter
from trickerion.scenes.board.residence import ResidenceScene
from trickerion.screens import dialog
from trickerion.screens.board.actions import ActionRow
from trickerion.screens.board.beside_cards import Shown
from trickerion.table import pointed
from trickerion.table.animator import Animator
from trickerion.table.director import SHOW, Director
from trickerion.table.panel import Deeds, Lifted, LiftedMarker
from trickerion.table.toasts import Toasts
from trickerion.table.view import TableView
from trickerion.ui.layout import board as at
from trickerion.words.question import POWERS
from trickerion.words.screens import board as words
from trickerion.words.screens.menus import NOT_YET

if TYPE_CHECKING:
    from trickerion.app.loop import App

_LETS_LEAVE: Final = (m.FinishCharacter, m.ReturnTrick, m.ReturnComponent, m.Enhance, m.ForgoBonus)


class BoardPlace(Protocol):
    """Scene of the board, with what its deeds need."""

    app: App
    session: RunningGame
    table: TableView
    answers: Answers
    placing: NextCharacter
    director: Director
    animator: Animator
    toasts: Toasts

    def play(self, move: Move, then: Sequence[Move] = ()) -> None:
        """Make a Move, and show what it changed."""

    def layout(self) -> None:
        """Lay everything out anew."""


class BoardDeeds(Deeds):
    """``goes_in``: a Character was placed in the Academy, which opens when the Character has landed."""

    def __init__(self, board: BoardPlace) -> None:
        self._board = board
        self.goes_in = False

    # --- asked on the board

    def moves_of(self, thing: str) -> Sequence[Move]:
        return self._board.answers.moves_of(thing)

    def use(self, title: str, moves: Sequence[Move], rect: Rect) -> None:
        self._board.answers.use(title, moves, rect)

    def trade(self, moves: Sequence[Move], wish: Move | None) -> None:
        self._board.answers.trade(moves, wish)

    def offer(self, moves: Sequence[Move]) -> None:
        self._board.answers.offer(moves)

    def show_hand(self) -> None:
        self._board.answers.show_hand()

    def changed(self) -> None:
        self._board.layout()

    def after(self, move: Move) -> View | None:
        return self._board.session.preview.view_after(move)

    # --- done

    def answer(self, move: Move, then: Sequence[Move] = ()) -> None:
        """Make a move, with what follows it, and close what asked for it."""
        self._board.answers.popup = None
        if move in self._board.session.legal:
            self._board.play(move, then)

    def take_action(self, row: ActionRow) -> None:
        """An Action row was clicked."""
        if row.way is not None:
            row.way(row.moves)
        else:
            self._board.answers.take(words.ROW_LABEL[row.id], row.moves, row.rect)

    def give_back(self, move: Move) -> None:
        """Ask before the player gives back something of theirs."""
        if move in self._board.session.legal:
            what = words.give_back(move, pointed.label(self._board.table, move))
            dialog.ask_to_give_back(self._board.app, what, partial(self.answer, move))

    def open_residence(self, category: str = "") -> None:
        """Look through the Tricks that can be learned."""
        self._board.app.stack.push(ResidenceScene(self._board.app, self._board.session, category))

    def open_player(self, seat: int) -> None:
        """A player's Workshop, large; the Heir's board."""
        if self._board.table.is_heir(seat) and has_scene(HEIR):
            self._board.director.open(HEIR)
        else:
            self._board.director.open("workshop", seat=seat)

    def open_powers(self, seat: int) -> None:
        """A player's Powers, large."""
        self._board.director.open(POWERS, seat=seat)

    def see_again(self, shown: Shown) -> None:
        """The last show, on its stage."""
        self._board.director.open(SHOW, again=shown.events)

    def open_academy(self) -> None:
        """The Academy, large."""
        self._board.director.open(ACADEMY)

    def open_theater(self) -> None:
        """The Theater, large."""
        self._board.director.open("theater")

    def place(self, lifted: Lifted, slot: str) -> None:
        """A Character was dropped on a slot; the check boxes follow as moves."""
        if not self._board.table.placements.can_place(lifted.character, slot):
            return
        move, wanted = m.PlaceCharacter(lifted.character, slot), self._board.placing.take_wishes()
        lost = points_of(self._board.table.state, self._board.table.viewer, lifted.character, slot).loses
        dialog.ask_to_lose_bonus(self._board.app, lost, partial(self._place, move, wanted))

    def _place(self, move: m.PlaceCharacter, wanted: Sequence[Move]) -> None:
        if move not in self._board.session.legal:  # the table has changed while a question was asked
            return
        then = self._board.session.preview.possible(move, wanted)
        self._board.animator.laid = f"slot.{move.slot}"
        self._board.play(move, then)
        self.goes_in = SLOTS[move.slot].location == ACADEMY
        if m.Enhance() in wanted and m.Enhance() not in then:
            title, text = words.NO_SHARD_HERE
            self._board.toasts.say(title, text, "ui.warning")

    def set_up(self, lifted: LiftedMarker, move: Move) -> None:
        """A Trick Marker was dropped on a slot of a Performance card: it is laid there, in one deed."""
        if isinstance(move, m.PlaceMarker):
            self._board.animator.laid = f"marker.{move.card}.{move.slot}"
        self._board.play(m.SetUpTrick(lifted.place), (move,))

    def choose_idle(self) -> None:
        """Ask which Character is left idle, unless only one is left and has no place to go."""
        legal = self._board.session.legal
        moves = [move for move in legal if isinstance(move, m.LeaveIdle)]
        if len(moves) == 1 and not any(isinstance(move, m.PlaceCharacter) for move in legal):
            self.answer(moves[0])
            return
        self._board.answers.open(words.LEAVE_WHOM_IDLE, moves, at.DONE, by_action=False)

    def leave_idle(self, character: str) -> None:
        """A right click on a disk."""
        move = m.LeaveIdle(character)
        if move in self._board.session.legal:
            dialog.ask(self._board.app, *words.leave_idle(character), words.IDLE, lambda: self.answer(move), NOT_YET)

    def finish(self) -> None:
        """Done; asks first when Action Points that could still be used would be lost."""
        acting, finish = self._board.table.own_acting, partial(self.answer, m.FinishCharacter())
        useful = [move for move in self._board.session.legal if not isinstance(move, _LETS_LEAVE)]
        dialog.ask_to_lose(self._board.app, acting.points if acting is not None and useful else 0, finish)
