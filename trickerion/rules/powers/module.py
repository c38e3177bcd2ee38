"""Magician Powers: one may be learned each turn; they work while the Shards keep their slots open."""

from typing import ClassVar

from trickerion.rules.catalog import FIRST_HOUSE_CARDS
from trickerion.rules.chance import Random
from trickerion.rules.modules.module import Module, ScoreLine
from trickerion.rules.options import EARLIER_RULINGS, HEIR, GameOptions, OptionsError, Terms
from trickerion.rules.powers import dealing, learning
from trickerion.rules.powers.board import PowersBoard
from trickerion.rules.powers.catalog import POWERS_MODULE, STARTING_SHARDS
from trickerion.rules.powers.scoring import power_lines
from trickerion.rules.state import GameState, PlayerState


class PowersModule(Module):
    """Cards for players who know every other one; not with the Heir."""

    id = POWERS_MODULE
    needs = ("dark_alley",)
    excludes = (HEIR,)
    own_options = ("last_ruling", "house_cards")
    earlier: ClassVar = {"last_ruling": EARLIER_RULINGS, "house_cards": FIRST_HOUSE_CARDS}
    before_assignment = (learning.begin,)

    def terms(self, terms: Terms) -> Terms:
        return terms._replace(shards=STARTING_SHARDS, points={**terms.points, "shard": 0})

    def check(self, options: GameOptions) -> None:
        if not self.fits(options.modules):
            raise OptionsError("powers")

    def deal(self, state: GameState) -> None:
        dealing.deal(state)

    def begin(self, state: GameState) -> None:
        """Everybody keeps eight of the cards dealt."""
        dealing.ask_what_to_keep(state)

    def score_lines(self, state: GameState, player: PlayerState) -> list[ScoreLine]:
        return power_lines(state, state.players.index(player))

    def covered(self, board: PowersBoard, seat: int) -> PowersBoard:
        return dealing.covered(board, seat)

    def uncovered(self, board: PowersBoard, state: GameState, random: Random) -> PowersBoard:
        return dealing.uncovered(board, state.options, random)
