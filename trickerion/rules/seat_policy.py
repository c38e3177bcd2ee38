"""Policies of seats: the places where the rules treat a player and an automatic opponent differently.

Every method says by default what holds for players; None stands for the usual frame of that moment.
"""

from collections.abc import Sequence

from trickerion.rules.catalog import PERFORMER_BONUS, SPECIALISTS, Trick, Yields
from trickerion.rules.events import Event, Scored
from trickerion.rules.state import Choice, Frame, GameState, Performance


class SeatPolicy:
    """A player, who decides alone."""

    assigns_last: bool = False
    """True for a seat that assigns when all others have."""

    feels_weekdays: bool = True
    """True when weekdays and prophecies change the Yields of this seat's Tricks."""

    may_decline: bool = True
    """True for a seat that may decline a show (ruling 14)."""

    keeps_last_row: bool = False
    """True when no Performance card leaves in the last turn of a game with this seat."""

    plays_on_in_class: bool = False
    """True when Tricks in Classrooms keep their Trick Markers and pay their printed Yields."""

    is_always_prepared: bool = False
    """True when Trick Markers that leave a card go back onto their Tricks."""

    earns_match_bonus: bool = True
    """True when teaching a Trick in a room of its level brings the bonus between the slots."""

    # ------------------------------------------------------------------ set-up and the phases before placing

    def start(self, seat: int) -> Frame | None:
        """A Player Setup of its own, carried out after those of the players."""
        return None

    def dice_rolled(self, state: GameState, seat: int, events: list[Event]) -> None:
        """The Downtown dice of the turn were rolled."""

    def poster_cost(self, state: GameState, seat: int) -> int:
        """Coins for a Poster (Advertise)."""
        return state.initiative_slot(seat)

    def advertising(self, seat: int, waiting: tuple[int, ...]) -> Choice | None:
        """The frame of Advertise."""
        return None

    def assigning(self, seat: int) -> Choice | None:
        """The frame of Assignment."""
        return None

    def placing(self, seat: int, next_position: int, is_second: bool) -> Choice | None:
        """The frame of one turn of Place Characters."""
        return None

    # ------------------------------------------------------------------ Performance

    def performs_first(self, state: GameState, seat: int) -> bool:
        """True when the show of this seat comes before all others, whatever the weekday."""
        return False

    def choosing_show(self, seat: int, day: str) -> Choice | None:
        """The frame in which the performer chooses a card."""
        return None

    def helps_backstage(self, character: str) -> bool:
        """True when a Character behind the performer brings a bonus."""
        return character in SPECIALISTS

    def backstage(self, state: GameState, helpers: Sequence[str]) -> list[tuple[str, Yields]]:
        """(kind, bonus) of the helpers behind the performer."""
        return [(specialist, PERFORMER_BONUS[specialist]) for specialist in helpers]

    def trick_yields(self, state: GameState, seat: int, trick: Trick, yields: Yields) -> Yields:
        """Yields of a Trick before modifiers."""
        return yields

    def marker_comes_home(self, state: GameState, seat: int, suit: str) -> None:
        """A Trick Marker left a Performance card."""
        state.players[seat].supply[suit] += 1

    # ------------------------------------------------------------------ the Academy

    def renovation_coins(self, state: GameState, seat: int) -> int | None:
        """Coins for any renovation, whatever its price; None when the price is paid."""
        return None

    def before_lessons(self, state: GameState, seat: int, events: list[Event]) -> Sequence[str] | None:
        """The seat's Tricks whose Yields are doubled, when no effect is asked about them; else None."""
        return None

    # ------------------------------------------------------------------ End Turn and the end of the game

    def settles_wages(self, state: GameState, seat: int, events: list[Event]) -> bool:
        """Do something else instead of paying wages; False when wages are paid."""
        return False

    def joining(self, seat: int) -> Frame | None:
        """The frame in which hired Characters join."""
        return None

    def card_leaves(self, state: GameState, seat: int, card: Performance, events: list[Event]) -> None:
        """A Performance card is about to leave the row with its Trick Markers."""

    def final_score(self, state: GameState, seat: int, events: list[Event]) -> list[Scored] | None:
        """The lines of the final scoring, Yields received on the way included."""
        return None


USUAL = SeatPolicy()
SEAT_POLICIES: dict[str, SeatPolicy] = {}
"""SeatPolicy by the kind of player (``Seat.player``), for those who are not players like the others."""


def policy_of(state: GameState, seat: int) -> SeatPolicy:
    """The policy of this seat."""
    return SEAT_POLICIES.get(state.options.seats[seat].player, USUAL)
