"""How the Heir's seat is conducted: everything that differs from a player, in one place."""

from collections.abc import Sequence
from dataclasses import dataclass

from trickerion.rules.catalog import Trick, Yields
from trickerion.rules.conduct import CONDUCTS, Conduct
from trickerion.rules.events import Event, Scored
from trickerion.rules.heir import abilities as _abilities  # noqa: F401  (registers them)
from trickerion.rules.heir.catalog import backstage_bonus
from trickerion.rules.heir.configuration import reroll, roll_all
from trickerion.rules.heir.ending import (
    HeirJoining,
    exchange_coins,
    final_score,
    marker_home,
    pay_for_leaving,
)
from trickerion.rules.heir.placing import HeirPlacing
from trickerion.rules.heir.plan import HeirAssigning
from trickerion.rules.heir.set_up import HeirJoins
from trickerion.rules.heir.show import HeirChoosingShow
from trickerion.rules.heir.telling import Answer, tell
from trickerion.rules.heir.tricks import charged
from trickerion.rules.moves import Advertise, Move
from trickerion.rules.options import HEIR
from trickerion.rules.phases.advertise import Advertising
from trickerion.rules.state import Choice, Frame, GameState, Performance


@dataclass(frozen=True, slots=True)
class HeirAdvertising(Advertising):
    """The Heir always advertises, without paying."""

    def legal_moves(self, state: GameState) -> list[Move]:
        return [Advertise()]

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        tell(self.seat, Answer(move, "always_advertises"), events)
        super(HeirAdvertising, self).apply(state, move, events)


class HeirConduct(Conduct):
    """Dahlgaard's Heir."""

    assigns_last = True
    feels_weekdays = False
    may_decline = False
    keeps_last_row = True

    def start(self, seat: int) -> Frame | None:
        return HeirJoins(seat)

    def dice_rolled(self, state: GameState, seat: int, events: list[Event]) -> None:
        if state.turn == 1:
            roll_all(state, events)
        else:
            player = next(other for other in state.seats if other != seat)
            reroll(state, player, events)

    def poster_cost(self, state: GameState, seat: int) -> int:
        return 0

    def advertising(self, seat: int, waiting: tuple[int, ...]) -> Choice | None:
        return HeirAdvertising(seat, waiting)

    def assigning(self, seat: int) -> Choice | None:
        return HeirAssigning(seat)

    def placing(self, seat: int, next_position: int, is_second: bool) -> Choice | None:
        return HeirPlacing(seat, next_position, is_second)

    def performs_first(self, state: GameState, seat: int) -> bool:
        return state.players[seat].magician == "yoruba_spiritmaster"

    def choosing_show(self, seat: int, day: str) -> Choice | None:
        return HeirChoosingShow(seat, day)

    def helps_backstage(self, character: str) -> bool:
        return True

    def backstage(self, state: GameState, helpers: Sequence[str]) -> list[tuple[str, Yields]]:
        bonus = backstage_bonus(state.options.difficulty)
        return [("helper", bonus) for _ in helpers]

    def trick_yields(self, state: GameState, seat: int, trick: Trick, yields: Yields) -> Yields:
        return charged(state, seat, trick, yields)

    def marker_comes_home(self, state: GameState, seat: int, suit: str) -> None:
        marker_home(state, seat, suit)

    def settles_wages(self, state: GameState, seat: int, events: list[Event]) -> bool:
        exchange_coins(state, seat, events)
        return True

    def joining(self, seat: int) -> Frame | None:
        return HeirJoining(seat)

    def card_leaves(self, state: GameState, seat: int, card: Performance, events: list[Event]) -> None:
        pay_for_leaving(state, seat, card, events)

    def final_score(self, state: GameState, seat: int, events: list[Event]) -> list[Scored] | None:
        return final_score(state, seat, events)


CONDUCTS[HEIR] = HeirConduct()
