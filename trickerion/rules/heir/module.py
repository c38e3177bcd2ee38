"""Dahlgaard's Heir: the solo game. How its seat is played stands in the files beside this one, by ``policy.py``."""

from typing import ClassVar

from trickerion.rules.catalog import ACADEMY, SOLO_CARDS
from trickerion.rules.chance import Random
from trickerion.rules.heir import policy as _policy  # noqa: F401  (the Heir knows how to play)
from trickerion.rules.heir.board import HeirBoard
from trickerion.rules.heir.catalog import REMOVED_PROPHECIES, REMOVED_WITH_ACADEMY, SMALL_GAME
from trickerion.rules.heir.tricks import likely_plans
from trickerion.rules.modules.module import Module
from trickerion.rules.options import FIRST_SOLO_CARDS, HEIR, GameOptions, OptionsError, Terms
from trickerion.rules.state import UNKNOWN, GameState


def has_heir(options: GameOptions) -> bool:
    """True when the Heir sits at the table."""
    return HEIR in options.modules


class HeirModule(Module):
    """One player against the Heir, in the Dark Alley."""

    id = HEIR
    needs = ("dark_alley",)
    own_options = ("difficulty", "solo_cards", "small_game")
    earlier: ClassVar = {"solo_cards": FIRST_SOLO_CARDS, "small_game": False}
    prophecies_out = (*REMOVED_PROPHECIES, *REMOVED_WITH_ACADEMY)
    closed_because = "blocked"
    """The Configuration dice close slots, from the first turn on, and no number of players does."""

    def terms(self, terms: Terms) -> Terms:
        mode = "solo_academy" if terms.mode == ACADEMY else "solo"
        return terms._replace(mode=mode)

    def small(self, terms: Terms) -> Terms:
        """Fewer turns, for beginners: a house variant."""
        turns, theaters = SMALL_GAME["turns"], tuple(SMALL_GAME["theaters"])
        return terms._replace(turns=turns, theaters=theaters, mode="solo_small")

    def check(self, options: GameOptions) -> None:
        if not self.fits(options.modules):
            raise OptionsError("heir")
        if len(options.seats) != 2 or [seat.player == HEIR for seat in options.seats] != [False, True]:
            raise OptionsError("heir_seats")
        if options.small_game and set(options.modules) != {*self.needs, self.id}:
            raise OptionsError("small_game_modules")

    def check_absence(self, options: GameOptions) -> None:
        is_seated = any(seat.player == HEIR for seat in options.seats)
        if is_seated or options.difficulty != "normal" or options.solo_cards != SOLO_CARDS:
            raise OptionsError("heir_options")

    def covered(self, board: HeirBoard, seat: int) -> HeirBoard:
        """Nobody sees the plan cards to come."""
        return board._replace(plans=(UNKNOWN,) * len(board.plans))

    def uncovered(self, board: HeirBoard, state: GameState, random: Random) -> HeirBoard:
        """The plan cards to come follow those that were turned up."""
        return board._replace(plans=likely_plans(state, random))
