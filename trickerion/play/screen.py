"""People at this screen: who of them looks, and whether others look on."""

from __future__ import annotations

from collections.abc import Collection

from trickerion.play.position import Position
from trickerion.play.privacy import is_secret
from trickerion.rules.catalog import SPECIALS
from trickerion.rules.options import PERSON
from trickerion.rules.view import waits_unseen
from trickerion.words.questions import QUESTIONS


class Screen:
    """The seats of the people here and elsewhere, and ``viewer``: the seat from which the table is seen.

    ``players``: the seats of all people; ``persons``: those at this screen; ``elsewhere``: those at other computers.
    ``viewer`` is a person's, or seat 0 when none is here. ``shows_rewards``: the window shows what a Move earned before
    it calls ``turn_over``.
    """

    def __init__(self, position: Position, elsewhere: Collection[int] = ()) -> None:
        self._position = position
        seats = position.game.options.seats
        self.players = [seat for seat, entry in enumerate(seats) if entry.player == PERSON]
        self.elsewhere = frozenset(elsewhere)
        self.persons = [seat for seat in self.players if seat not in self.elsewhere]
        self.viewer = self.persons[0] if self.persons else 0
        self.shows_rewards = False
        self._is_alone = False
        self.turn_to_next()

    # ------------------------------------------------------------------ several people at one screen

    @property
    def is_shared(self) -> bool:
        """True when several people play at this screen."""
        return len(self.persons) > 1

    @property
    def is_watched(self) -> bool:
        """True when other people look on: then the viewer's own secrets lie face down."""
        return self.is_shared and not self._is_alone

    @property
    def needs_curtain(self) -> bool:
        """True when a person must come to the screen alone before the game goes on."""
        return self.waits_for_privacy() and not self.is_covered

    @property
    def is_covered(self) -> bool:
        """True when the open question is about cards of the viewer that lie face down until asked for."""
        decision = self._position.game.decision
        asks = decision is not None and decision.seat == self.viewer and QUESTIONS[decision.question].is_covered
        return asks and self.waits_for_privacy()

    def own_hand(self) -> tuple[str, ...]:
        """The special cards in the viewer's hand, in the order drawn: for a viewer who asks to see them."""
        return tuple(card for card in self._position.game.state.players[self.viewer].hand if card in SPECIALS)

    def waits_for_privacy(self) -> bool:
        """True when the open decision shows secrets, and its person is not alone at the screen yet."""
        decision = self._position.game.decision
        is_ready = self._is_alone and decision is not None and decision.seat == self.viewer
        return not is_ready and self._is_secret()

    # ------------------------------------------------------------------ who is asked

    @property
    def asks_person(self) -> bool:
        """True when a person is asked, at whichever computer."""
        decision = self._position.game.decision
        return decision is not None and decision.seat in self.players

    @property
    def next_person(self) -> int | None:
        """The person at this screen who decides next; None while nobody here does."""
        decision = self._position.decision
        return decision.seat if decision is not None and decision.seat in self.persons else None

    @property
    def is_turn_late(self) -> bool:
        """True when the next person may look at the table, and the one before still does."""
        return self.next_person not in (None, self.viewer) and not self._is_secret()

    def _is_secret(self) -> bool:
        """True when the open decision is a person's, and shows secrets to the others at the screen."""
        return self.is_shared and self.next_person is not None and is_secret(self._position.game)

    # ------------------------------------------------------------------ who looks

    def turn_to_next(self, *, late: bool = False) -> None:
        """Let the next person look, unless the curtain must fall first; the others look again.

        ``late``: the present viewer goes on looking.
        """
        seat, secret = self.next_person, self._is_secret()
        if self._is_alone:
            self._is_alone = seat == self.viewer and (secret or waits_unseen(self._position.game.state, self.viewer))
        if seat is not None and not secret and not late:
            self.viewer = seat

    def come_alone(self, seat: int) -> None:
        """Let a person look while the others look away."""
        self.viewer, self._is_alone = seat, True
