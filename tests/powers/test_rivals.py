"""Powers that live on what opponents do, each from its wording."""

import pytest
from alley import APPRENTICE, MAGICIAN, gains
from powers_table import Powers
from table import of

from trickerion.rules import moves as m
from trickerion.rules.events import CoinsLeftPower, CoinsOnPower
from trickerion.rules.gains import pay_shards

D0, D3, M0, M3 = "downtown.0", "downtown.3", "market_row.0", "market_row.3"


# ------------------------------------------------------------------ card_bank
def bank(players: int = 3) -> Powers:
    return Powers(players).learned(1, "private_investments")


@pytest.mark.parametrize(("players", "coins"), [(2, 2), (3, 1)])
def test_private_investments(players: int, coins: int) -> None:
    t = bank(players).acts(0, APPRENTICE, D3)
    assert of(CoinsOnPower, t.do(m.RerollDie("bank_a"))) == [CoinsOnPower(1, "private_investments", coins)]
    assert t.board.coins_on(1, "private_investments") == coins and t.player(1).coins == 10


@pytest.mark.parametrize(
    "moves",
    [
        [m.LearnTrick("linking_rings")],
        [m.HireCharacter("inn_specialist")],
        [m.TakeCoins("bank_a")],
        [m.SetDie("bank_a"), m.ChooseFace("6")],
        [m.RerollDie("bank_a")],
    ],
)
def test_private_investments_count_every_action_of_the_downtown(moves: list[object]) -> None:
    t = bank().dice(bank_a="4", inn_specialist="engineer", residence_a="mechanical").acts(0, MAGICIAN, D0)
    t.do(*moves)
    assert t.board.coins_on(1, "private_investments") == 1


def test_private_investments_come_with_take_coins() -> None:
    t = bank().dice(bank_a="4", bank_b="3").change(coins=((1, "private_investments", 5),)).acts(1, MAGICIAN, D0)
    events = t.do(m.TakeCoins("bank_a"))
    assert gains(events, 1) == (0, 9, 0) and t.board.coins == ()
    assert not of(CoinsOnPower, events), "an own Action brings no Coin onto the card"


def test_private_investments_are_lost_with_the_slot_and_nothing_happens_elsewhere() -> None:
    t = bank().stock("wood").acts(0, MAGICIAN, M3)
    t.do(m.Buy("wood"), m.ChooseCount(1))
    assert t.board.coins == ()
    t.change(coins=((1, "private_investments", 5),))
    events: list[object] = []
    pay_shards(t.state, 1, 1, "enhance", events)
    assert CoinsLeftPower(1, "private_investments", 5) in events and t.player(1).coins == 10


# ------------------------------------------------------------------ opponent_gain
@pytest.mark.parametrize(("players", "coins"), [(2, 2), (3, 1)])
def test_market_baron(players: int, coins: int) -> None:
    t = Powers(players).learned(1, "market_baron").stock("wood").acts(0, MAGICIAN, M3)
    events = t.do(m.Buy("wood"), m.ChooseCount(1))
    assert gains(events, 1) == (0, coins, 0)
    events = t.do(m.Order("cog"))
    assert gains(events, 1) == (0, 0, 0), "no Buy"


def test_market_baron_earns_on_a_buy_with_a_special_card_and_not_on_own_ones() -> None:
    t = Powers(3).learned(1, "market_baron").stock("wood", "glass").acts_with(0, APPRENTICE, "component_sale", M3)
    assert gains(t.do(m.UseCard("component_sale")), 1) == (0, 1, 0)
    t = Powers(3).learned(1, "market_baron").stock("wood").acts(1, MAGICIAN, M3)
    assert gains(t.do(m.Buy("wood")), 1) == (0, 0, 0)


@pytest.mark.parametrize(("players", "coins"), [(2, 2), (3, 1)])
def test_keeper_of_the_gates(players: int, coins: int) -> None:
    t = Powers(players).learned(1, "keeper_of_the_gates").acts(0, MAGICIAN, D0)
    assert gains(t.events, 1) == (0, coins, 0)


def test_keeper_of_the_gates_wants_a_plus_two_slot_and_an_opponent() -> None:
    assert gains(Powers().learned(1, "keeper_of_the_gates").acts(0, MAGICIAN, D3).events, 1) == (0, 0, 0)
    assert gains(Powers().learned(1, "keeper_of_the_gates").acts(1, MAGICIAN, D0).events, 1) == (0, 0, 0)
