"""What is laid early is what would be laid later: the Assignment of a seat does not depend on who lays first."""

import pytest
from given import there
from wanderer import ALL, POWERS, options, wander

from trickerion.rules.game import Game
from trickerion.rules.moves import Move
from trickerion.rules.options import GameOptions

KINDS = {"base": options(4), "powers": options(3, modules=POWERS), "all": options(2, modules=ALL)}


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_what_a_seat_may_lay_does_not_depend_on_who_lays_first(kind: GameOptions) -> None:
    game, early, met = Game.new(kind, "first"), dict[int, set[Move]](), 0
    for _ in wander(game, "first"):
        early = {seat: legal for seat, legal in early.items() if seat in game.assigning}
        for seat in game.assigning[1:]:
            legal = set(game.assigned_first(seat).legal_moves())
            assert early.setdefault(seat, legal) == legal
        if game.assigning and there(game.decision).seat in early:
            met += 1
            assert set(game.legal_moves()) == early.pop(there(game.decision).seat)
    assert met >= len(kind.seats)
