"""The hint for the open decision, and the thought beside it that holds a plan against the player's own cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from trickerion.play.opponents.opponents import Opponents, Suggestion
from trickerion.play.position import Position
from trickerion.play.preview import Previews
from trickerion.play.screen import Screen
from trickerion.play.sight import Sight
from trickerion.play.weighing import Weighing
from trickerion.rules.moves import Move
from trickerion.words import names
from trickerion.words.screens import wishes as words


@dataclass(frozen=True)
class HintStep:
    """Step of a question that a screen asks in the middle of it.

    To be answered ``after`` moves that are chosen, but not made, and ``among`` these answers, any where there are none.
    """

    after: tuple[Move, ...] = ()
    among: tuple[Move, ...] = ()


WHOLE_QUESTION = HintStep()
FEW_TURNS = 3
"""Turns left, with the present one, in which a wish that does not pay comes too late."""


class Hints:
    """Asks the strongest computer player what it would do in the viewer's place, one thought at a time."""

    def __init__(
        self, position: Position, screen: Screen, sight: Sight, preview: Previews, opponents: Opponents
    ) -> None:
        self._position, self._screen, self._sight = position, screen, sight
        self._preview, self._opponents = preview, opponents
        self.ready: Suggestion | None = None
        """The hint for the open decision; None before it is there."""
        self.is_hinting = False
        """Whether a hint is being thought about."""
        self.instead: Callable[[], object] | None = None
        """Help of another kind, in the place of hints."""
        self._step = WHOLE_QUESTION
        self.weighing = Weighing(self._compare)
        """The thought that holds a plan beside the cards that lie."""
        self.wishes: Callable[[], tuple[str, ...]] = tuple
        """Tricks that the viewer wishes for."""
        self._looks_again = False  # whether a placement is being held beside another one
        self._told_of: set[tuple[int, str]] = set()
        self._aside = ""

    def ask(self, step: HintStep = WHOLE_QUESTION) -> None:
        """Ask for a hint; ``ready`` has the answer soon. Asked again, the hint goes, or the thought about it ends.

        ``step``: the part of the question that the screen asks just now.
        """
        if self.instead is not None:
            self.instead()
        elif self.is_hinting or self.weighing.whose is not None:
            self.call_off()
        elif self.ready is not None and self.ready.plan is None and self.said_to(step):
            self.drop()
        elif self._sight.legal:
            self.ready, self.is_hinting, self._step = None, True, step
            self._think_about(step)

    def said_to(self, step: HintStep) -> tuple[Move, ...]:
        """Answer of the hint to a step, and the moves to follow; none where the hint is about other things."""
        if self.ready is None:
            return ()
        said, number = self.ready.course, len(step.after)
        if step == self._step:
            return said
        goes_there = self._step == WHOLE_QUESTION and said[:number] == step.after
        said = said[number:] if goes_there else ()
        return said if said and (not step.among or said[0] in step.among) else ()

    def show(self, *, second: bool) -> None:
        """Show the placement that was held beside the hint, or the hint's own again."""
        if self.ready is not None:
            self.ready = replace(self.ready, shows_second=second)

    def keep_for(self, step: HintStep) -> None:
        """The screen asks another step: a hint for one of the others alone goes."""
        if self.ready is not None and self.ready.plan is None and self._step not in (WHOLE_QUESTION, step):
            self.ready = None

    def call_off(self) -> None:
        """End the thought about a hint, or beside it."""
        if self.is_hinting or self.weighing.whose is not None:
            self.is_hinting = False
            self.weighing.end()
            self._opponents.forget()

    @property
    def is_weighing(self) -> bool:
        """True when a plan is being held beside other cards; that goes on while its player lays them."""
        return self.is_advising and self.weighing.is_at_work

    @property
    def is_advising(self) -> bool:
        """True while the player lays cards in the turn for which a plan is weighed, until that is called off."""
        decision = self._position.decision
        is_assigning = decision is not None and decision.assigns and bool(self._sight.legal)
        return is_assigning and self.weighing.whose == (self._screen.viewer, self._position.game.state.turn)

    @property
    def is_busy(self) -> bool:
        """True when the opponents' brain thinks for the viewer."""
        return self.is_hinting or self.is_weighing or self._looks_again

    def take(self) -> None:
        """Take the result of a thought: a plan is shown, and then held beside the cards that lie and another way."""
        hint, is_first = self._opponents.take(), self.weighing.whose is None
        if hint is None:
            if not self._opponents.is_asked:  # the thought beside a hint has failed, or is to begin anew
                self._looks_again = False
                if not is_first:
                    self.weighing.take(None)
            return
        if self._looks_again and self.ready is None:
            self._looks_again = False
            return
        self._aside = self._of_wishes(hint.declined) if is_first and not self._looks_again else self._aside
        hint = hint.with_aside(self._aside) if self._aside else hint
        if hint.comparison is None:
            self.ready, self.is_hinting = hint, False
        if not is_first:
            self.weighing.take(hint.comparison)
        elif hint.plan is None:
            self._look_again()
        else:
            self.weighing.begin((self._screen.viewer, self._position.game.state.turn), hint.plan)

    def _look_again(self) -> None:
        """Hold a placement or an Action that has just been proposed beside the best other one, once."""
        decision = self._position.decision
        is_new = not self._looks_again and self._step == WHOLE_QUESTION
        self._looks_again = is_new and decision is not None and (decision.places or decision.acts)
        if self._looks_again:
            self._compare(1)

    def _of_wishes(self, declined: tuple[str, ...]) -> str:
        """Sentence about a wish that does not pay, once for each; "" for none."""
        state = self._position.game.state
        new = next((trick for trick in declined if (self._screen.viewer, trick) not in self._told_of), "")
        if not new:
            return ""
        self._told_of.add((self._screen.viewer, new))
        left, trick = state.options.turns - state.turn + 1, names.trick(new)
        return words.LATE(left, trick=trick) if left <= FEW_TURNS else words.dear(trick=trick)

    def drop(self) -> None:
        """Drop the hint, as the table has changed; a plan that is weighed is held beside the cards that lie now."""
        was_asked = self.is_hinting or self.weighing.is_at_work or self._looks_again
        self.ready, self.is_hinting, self._looks_again = None, False, False
        if self.is_advising:
            self.weighing.change()
            return
        self.weighing.end()
        if was_asked:
            self._opponents.forget()

    def _compare(self, tables: int) -> None:
        """Ask for the cards that lie beside the plan, on so many tables."""
        game = self._position.at_hand
        self._opponents.ask(
            game.view_for(self._screen.viewer), len(game.moves), is_hint=True, tables=tables, wishes=self.wishes()
        )

    def _think_about(self, step: HintStep) -> None:
        game = self._position.at_hand
        view = game.view_for(self._screen.viewer)
        view = self._preview.view_after(step.after[0], step.after[1:]) if step.after else view
        moves = tuple(move for move in view.moves if move in step.among)
        is_narrow = 0 < len(moves) < len(view.moves)
        view = replace(view, moves=moves) if is_narrow else view
        self._opponents.ask(view, len(game.moves), is_hint=True, is_narrow=is_narrow, wishes=self.wishes())
