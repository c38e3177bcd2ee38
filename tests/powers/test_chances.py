"""Powers about dice, each from its wording."""

import pytest
from alley import MAGICIAN, gains
from powers_table import Powers
from table import of

from trickerion.rules import moves as m
from trickerion.rules.catalog import X
from trickerion.rules.events import DieRolled, Gambled

D0, D3, M3 = "downtown.0", "downtown.3", "market_row.3"


def downtown(power: str, slot: str = D3, **dice: str) -> Powers:
    return Powers().learned(0, power).dice(**dice).acts(0, MAGICIAN, slot)


def test_dice_shark() -> None:
    t = downtown("dice_shark")
    t.do(m.UsePower("dice_shark"))
    assert len(t.offers(m.RerollDie)) == 6 == len(t.game.legal_moves())
    assert of(DieRolled, t.do(m.RerollDie("bank_a")))[0].die == "bank_a"
    assert t.points == 3
    assert not t.can(m.UsePower("dice_shark")), "further ones cost a point"
    assert t.can(m.RerollDie("bank_a")), "further ones cost a point"
    # comes before the first action and only in the downtown
    t = downtown("dice_shark", bank_a="3")
    t.do(m.TakeCoins("bank_a"))
    assert not t.can(m.UsePower("dice_shark"))
    assert not Powers().learned(0, "dice_shark").acts(0, MAGICIAN, M3).offers(m.UsePower)
    # leaves the character free to be enhanced
    t = Powers().learned(0, "dice_shark").purse(0, shards=2).acts(0, MAGICIAN, D3)
    t.do(m.UsePower("dice_shark"), m.RerollDie("bank_a"))
    assert t.can(m.Enhance())


def test_second_sight() -> None:
    t = downtown("second_sight")
    t.do(m.UsePower("second_sight"), m.SetDie("bank_a"), m.ChooseFace("6"))
    assert t.state.dice["bank_a"] == "6"
    assert t.points == 3
    assert not t.can(m.UsePower("second_sight"))
    # works once a turn for any character
    t = Powers().learned(0, "second_sight").assigned(0, apprentice_1="downtown").placing(0)
    t.player(0).used.append("second_sight")
    t.do(t.game.legal_moves()[0])
    assert not t.can(m.UsePower("second_sight"))


def gambled(t: Powers) -> int:
    """Gamble; the Coins that came."""
    events = t.do(m.UsePower("gambling"))
    (told,) = of(Gambled, events)
    coins = 0 if told.face == X else int(told.face)
    assert gains(events, 0) == (0, coins, 0)
    return coins


def test_gambling() -> None:
    """3 Coins for a roll; one of the three Actions follows; the dice lie as before."""
    t = downtown("gambling", D0, bank_a="4", inn_specialist="engineer")
    dice, won = dict(t.state.dice), gambled(t)
    assert t.player(0).coins == 7 + won
    assert t.state.dice == dice
    assert {type(move) for move in t.game.legal_moves()} == {m.TakeCoins, m.HireCharacter}
    t.do(m.TakeCoins("bank_a"))
    assert t.player(0).coins == 11 + won
    assert t.state.dice["bank_a"] == X
    assert t.points == 2
    t = Powers().learned(0, "gambling", 1).learned(0, "rich_uncle", 2).dice(bank_a="4", bank_b="4")
    t.acts(0, MAGICIAN, D0)
    gambled(t)
    assert not t.can(m.UsePower("gambling"))
    t.do(m.TakeCoins("bank_a"))
    gambled(t)
    t.do(m.TakeCoins("bank_b"))
    assert not t.can(m.UsePower("gambling")), "no Action Points are left for another one"
    t = Powers().learned(0, "gambling").purse(0, coins=2).dice(bank_a="4").acts(0, MAGICIAN, D3)
    assert not t.can(m.UsePower("gambling"))
    assert not downtown("gambling").can(m.UsePower("gambling")), "all dice show X"


@pytest.mark.parametrize(("coins", "may"), [(12, False), (13, True)])
def test_gambling_leaves_enough_for_missing_fame(coins: int, may: bool) -> None:
    t = Powers().learned(0, "gambling").purse(0, coins=coins, fame=6).dice(residence_a="mechanical")
    t.state.residence = {**t.state.residence, "mechanical": (trick := "sawing_the_assistant_in_half",)}
    t.acts(0, MAGICIAN, D3)
    assert t.can(m.LearnTrick(trick)), "10 Coins are due"
    assert t.can(m.UsePower("gambling")) is may, "10 Coins are due"
    if may:
        gambled(t)
        t.do(m.LearnTrick(trick), m.ChooseSuit("hearts"))
        assert t.player(0).trick_at(0).id == trick


def test_gambling_rolls_the_same_when_it_is_played_again() -> None:
    faces = []
    for _ in range(2):
        t = downtown("gambling", D0, bank_a="4")
        faces.append(of(Gambled, t.do(m.UsePower("gambling")))[0].face)
    assert faces[0] == faces[1]


@pytest.mark.parametrize(
    ("powers", "asked", "offered"),
    [
        (("gambling", "dice_shark"), "gambling", m.TakeCoins),
        (("gambling", "dice_shark"), "dice_shark", m.RerollDie),
        (("dice_shark", "second_sight"), "dice_shark", m.RerollDie),
        (("dice_shark", "second_sight"), "second_sight", m.SetDie),
    ],
)
def test_of_two_powers_with_an_action_each_the_one_that_is_used_works(
    powers: tuple[str, str], asked: str, offered: type[m.Move]
) -> None:
    t = Powers().learned(0, powers[0], 1).learned(0, powers[1], 2).dice(bank_a="3").acts(0, MAGICIAN, D3)
    assert {move.power for move in t.offers(m.UsePower)} == set(powers)
    t.do(m.UsePower(asked))
    assert {type(move) for move in t.game.legal_moves()} >= {offered}
    (other,) = set(powers) - {asked}
    assert not t.worked(other)
