"""A game on a screen: who sits before it, who looks, and what whoever looks may see of the table."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from trickerion.play.opponents.early import Early
from trickerion.play.privacy import is_secret, watched_view
from trickerion.play.replay import Moments
from trickerion.rules.catalog import SPECIALS
from trickerion.rules.game import Decision, Game, Standing
from trickerion.rules.moves import Move
from trickerion.rules.options import PERSON, GameOptions
from trickerion.rules.view import View, waits_unseen
from trickerion.words.questions import QUESTIONS


class Screen:
    """The table of a running game, seen from the seat of ``viewer``: a person's, or seat 0 when none is here.

    ``elsewhere`` are the seats of persons who sit at other computers.
    """

    def __init__(self, game: Game, elsewhere: Collection[int] = ()) -> None:
        self.game = game
        self.options: GameOptions = game.options
        self.seed = game.seed
        self._players = [seat for seat, s in enumerate(self.options.seats) if s.player == PERSON]
        self._elsewhere = frozenset(elsewhere)
        self._persons = [seat for seat in self._players if seat not in self._elsewhere]
        self.viewer = self._persons[0] if self._persons else 0
        self._is_alone = False
        self._early: Early | None = None
        self._turn_to_next()
        self._view: View | None = None
        self._moments = Moments(Game.new(self.options, self.seed) if game.moves else game)

    @property
    def at_hand(self) -> Game:
        """The game in which the viewer acts: where the Assignment is made before its turn comes, as it is with that."""
        return self._early.game if self._early is not None else self.game

    @property
    def own_seats(self) -> list[int]:
        """The seats of the people at this screen."""
        return list(self._persons)

    @property
    def view(self) -> View:
        """The table as ``viewer`` may see it; as anybody may see it while the others at the screen look on."""
        if self._view is None:
            self._view = self._seen(self.at_hand)
        return self._view

    def _seen(self, game: Game) -> View:
        """The table of a game, without the secrets of the viewer unless nobody else is looking."""
        return watched_view(game, self.viewer) if self.is_watched else game.view_for(self.viewer)

    @property
    def decision(self) -> Decision | None:
        """Who must decide what; None when the game is over."""
        return self.at_hand.decision

    @property
    def legal(self) -> tuple[Move, ...]:
        """The legal moves of the viewer; none while somebody else decides, the curtain is down or cards are covered."""
        is_done = self._early is not None and self._early.is_done
        return self.view.moves if self._next_person() == self.viewer and not is_done else ()

    @property
    def is_over(self) -> bool:
        """Whether the final score stands."""
        return self.game.is_over

    def result(self) -> list[Standing]:
        """The players from first to last; empty before the end."""
        return self.game.result()

    def view_at(self, move_index: int) -> View:
        """The table as the viewer saw it after that many moves."""
        return self._seen(self._moments.after(self.game.moves, move_index))

    def views_back(self) -> Iterator[View]:
        """The table as it is and as it was before each of the moves, the last first, as the viewer saw it."""
        for made in range(len(self.game.moves), 0, -1):
            yield self.view_at(made)

    def view_before(self, move: Move) -> View | None:
        """The table before this move was last made, as the viewer saw it; None when nobody has made it."""
        made = [number for number, other in enumerate(self.game.moves) if other == move]
        return self.view_at(made[-1]) if made else None

    # ------------------------------------------------------------------ several people at one screen

    sees_all = False
    """Whether the player has no seat; who only looks on at a running game sees what everybody may see."""

    @property
    def is_shared(self) -> bool:
        """Whether several people play at this screen."""
        return len(self._persons) > 1

    @property
    def is_watched(self) -> bool:
        """Whether other people look on: then what the viewer alone may know lies face down."""
        return self.is_shared and not self._is_alone

    @property
    def needs_curtain(self) -> bool:
        """Whether a person must come to the screen alone before the game goes on."""
        return self._waits_for_privacy() and not self.is_covered

    @property
    def is_covered(self) -> bool:
        """Whether the open question is about cards of the viewer that lie face down until the viewer asks for them."""
        decision = self.game.decision
        asks = decision is not None and decision.seat == self.viewer and QUESTIONS[decision.question].is_covered
        return asks and self._waits_for_privacy()

    def own_hand(self) -> tuple[str, ...]:
        """The special cards in the viewer's hand, in the order drawn: for a viewer who asks to see them."""
        return tuple(card for card in self.game.state.players[self.viewer].hand if card in SPECIALS)

    def _waits_for_privacy(self) -> bool:
        decision = self.game.decision
        is_ready = self._is_alone and decision is not None and decision.seat == self.viewer
        return not is_ready and self._is_secret()

    @property
    def asks_person(self) -> bool:
        """Whether a person is asked, at whichever computer."""
        decision = self.game.decision
        return decision is not None and decision.seat in self._players

    def _next_person(self) -> int | None:
        decision = self.decision
        return decision.seat if decision is not None and decision.seat in self._persons else None

    def _is_secret(self) -> bool:
        """Whether the open decision is a person's, and shows what the others at the screen must not see."""
        return self.is_shared and self._next_person() is not None and is_secret(self.game)

    @property
    def is_turn_late(self) -> bool:
        """Whether the next person may look at the table, and the one before still does."""
        return self._next_person() not in (None, self.viewer) and not self._is_secret()

    def _turn_to_next(self, *, late: bool = False) -> None:
        """Whoever is next looks at the table, unless the curtain must fall first; the others look again.

        ``late``: whoever looks now goes on looking.
        """
        seat = self._next_person()
        secret = self._is_secret()
        if self._is_alone:
            self._is_alone = seat == self.viewer and (secret or waits_unseen(self.game.state, self.viewer))
        if seat is not None and not secret and not late:
            self.viewer = seat
