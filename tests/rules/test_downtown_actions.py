"""Downtown: Learn Trick, Hire Character, Take Coins, Reroll Die, Set Die."""

import pytest
from given import there
from table import END_TURN, Table, of

from trickerion.rules import events as e
from trickerion.rules import moves as mv
from trickerion.rules.catalog import DICE, TRICKS


def downtown(*, dice: dict[str, str], seat: int = 0, slot: str = "downtown.0", **purse: int) -> Table:
    """The Magician of a seat acts; seat 0 favours mechanical, 1 optical, 2 escape, 3 spiritual Tricks."""
    return Table(4).dice(**dice).purse(seat, **purse).acts(seat, "magician", slot)


def learnable(table: Table) -> set[tuple[str, int]]:
    return {(TRICKS[m.trick].category, TRICKS[m.trick].level) for m in table.offers(mv.LearnTrick)}


def test_learn_trick_needs_a_die_of_its_category() -> None:
    """Ruling 32."""
    table = downtown(dice={"residence_a": "optical"})
    assert {category for category, _ in learnable(table)} == {"optical", "mechanical"}
    # question mark stands for any category
    table = downtown(dice={"residence_b": "any"})
    assert {category for category, _ in learnable(table)} == {"optical", "mechanical", "escape", "spiritual"}
    # favourite category needs a die that is not x: Ruling 32.
    assert not downtown(dice={"residence_a": "x", "residence_b": "x"}).offers(mv.LearnTrick)


def test_learning_uses_up_the_die_and_marks_the_trick() -> None:
    """Rulings 35, 36 and 41: any free suit, no Components needed."""
    table = downtown(dice={"residence_a": "optical"})
    table.do(mv.LearnTrick("pub_in_a_bottle"))
    assert [m.suit for m in table.offers(mv.ChooseSuit)] == ["spades", "hearts", "diamonds", "clubs"]
    events = table.do(mv.ChooseSuit("clubs"))
    assert events == [e.DieSet("residence_a", "x", 0), e.TrickLearned(0, "pub_in_a_bottle", "clubs", 0, "residence_a")]
    assert "pub_in_a_bottle" not in table.state.residence["optical"]
    assert table.points == 2
    assert there(table.player(0).tricks[0]).markers == 0


def test_a_favourite_trick_may_use_any_residence_die_by_choice() -> None:
    """Ruling 32."""
    table = downtown(dice={"residence_a": "optical", "residence_b": "escape"})
    table.do(mv.LearnTrick("levitation"))
    assert table.offers(mv.ChooseDie) == [mv.ChooseDie("residence_a"), mv.ChooseDie("residence_b")]
    table.do(mv.ChooseDie("residence_b"), mv.ChooseSuit("spades"))
    assert table.state.dice["residence_b"] == "x"
    assert table.state.dice["residence_a"] == "optical"
    # another category must match its die: Ruling 32.
    table = downtown(dice={"residence_a": "optical", "residence_b": "escape"})
    table.do(mv.LearnTrick("pub_in_a_bottle"))
    assert table.question == "Learning"
    assert not table.offers(mv.ChooseDie), "only one die fits"
    # each trick needs a die of its own: Ruling 41.
    table = downtown(dice={"residence_a": "mechanical"}, shards=1)
    table.do(mv.LearnTrick("levitation"), mv.ChooseSuit("spades"))
    assert not table.offers(mv.LearnTrick)


def test_a_used_suit_is_not_offered() -> None:
    """Ruling 35."""
    table = Table(4).dice(residence_a="any").trick(0, "linking_rings", "hearts").acts(0, "magician", "downtown.0")
    table.do(mv.LearnTrick("levitation"))
    assert [m.suit for m in table.offers(mv.ChooseSuit)] == ["spades", "diamonds", "clubs"]


def test_fame_threshold_16_with_enough_fame_costs_no_coin() -> None:
    table = downtown(dice={"residence_a": "mechanical"}, fame=16, coins=0)
    assert ("mechanical", 2) in learnable(table)
    events = table.do(mv.LearnTrick("bullet_catch"), mv.ChooseSuit("spades"))
    assert not of(e.CoinsPaid, events)
    # one fame less than the threshold of 16 costs a coin
    assert ("mechanical", 2) not in learnable(downtown(dice={"residence_a": "mechanical"}, fame=15, coins=0))
    table = downtown(dice={"residence_a": "mechanical"}, fame=15, coins=1)
    assert of(e.CoinsPaid, table.do(mv.LearnTrick("bullet_catch"), mv.ChooseSuit("spades"))) == [
        e.CoinsPaid(0, 1, "fame_threshold")
    ]
    # missing fame is matched with coins: Ruling 33: paid when learning, Fame stays.
    table = downtown(dice={"residence_a": "mechanical"}, fame=12, coins=5)
    events = table.do(mv.LearnTrick("bullet_catch"), mv.ChooseSuit("spades"))
    assert events[0] == e.CoinsPaid(0, 4, "fame_threshold")
    assert (table.player(0).fame, table.player(0).coins) == (12, 1)
    # beyond the coins is not offered: Ruling 109.
    assert learnable(downtown(dice={"residence_a": "mechanical"}, fame=12, coins=3)) == {("mechanical", 1)}
    # 1 with no fame costs a coin
    table = downtown(dice={"residence_a": "mechanical"}, fame=0, coins=1)
    assert table.do(mv.LearnTrick("levitation"), mv.ChooseSuit("spades"))[0] == e.CoinsPaid(0, 1, "fame_threshold")


def test_no_tricks_of_fame_threshold_36_in_the_base_game() -> None:
    assert {level for _, level in learnable(downtown(dice={"residence_a": "any"}, fame=90))} == {1, 2}


def test_a_full_workshop_must_give_a_trick_back_first() -> None:
    """Ruling 34."""
    table = Table(4).dice(residence_a="any")
    for place, (trick, suit) in enumerate(
        [("linking_rings", "spades"), ("levitation", "hearts"), ("living_piano", "clubs")]
    ):
        table.trick(0, trick, suit, place)
    table.acts(0, "magician", "downtown.0")
    assert not table.offers(mv.LearnTrick)
    table.do(mv.ReturnTrick(1), mv.LearnTrick("chinese_sticks"), mv.ChooseSuit("hearts"))
    assert there(table.player(0).tricks[1]).id == "chinese_sticks"


def test_a_new_trick_may_go_to_the_engineers_slot() -> None:
    """Ruling 34."""
    table = Table(4).dice(residence_a="any").team(0, "engineer").acts(0, "magician", "downtown.0")
    table.do(mv.LearnTrick("levitation"))
    assert table.offers(mv.ChooseTrickPlace) == [mv.ChooseTrickPlace(0), mv.ChooseTrickPlace(3)]
    table.do(mv.ChooseTrickPlace(3), mv.ChooseSuit("spades"))
    assert there(table.player(0).tricks[3]).id == "levitation"


def test_the_engineers_slot_is_the_fourth_place() -> None:
    table = Table(4).dice(residence_a="any").team(0, "engineer")
    for place, (trick, suit) in enumerate(
        [("linking_rings", "spades"), ("levitation", "hearts"), ("living_piano", "clubs")]
    ):
        table.trick(0, trick, suit, place)
    table.acts(0, "magician", "downtown.0")
    table.do(mv.LearnTrick("chinese_sticks"))
    assert there(table.player(0).tricks[3]).suit == "diamonds", "one place, one suit: nothing to ask"


def test_learning_costs_3_points() -> None:
    table = Table(4).dice(residence_a="any").team(0, "manager").acts(0, "manager", "downtown.3")
    assert table.points == 2
    assert not table.offers(mv.LearnTrick)


def test_a_returned_tricks_markers_go_to_the_supply_also_from_the_theater() -> None:
    """Rulings 31 and 112."""
    table = Table(4).row("riverside_01").trick(0, "mind_reading", "hearts", markers=1)
    table.marker("riverside_01", 0, 0, "mind_reading", "down", "hearts")
    table.marker("riverside_01", 1, 1, "linking_rings", "up", "hearts")
    table.acts(0, "magician", "downtown.3")
    assert table.do(mv.ReturnTrick(0)) == [e.TrickReturned(0, "mind_reading"), e.MarkersReturned(((0, "hearts"),))]
    assert table.player(0).supply["hearts"] == 4
    assert table.player(0).free_suits() == ["spades", "hearts", "diamonds", "clubs"]
    markers = table.state.performance("riverside_01").markers
    assert markers[0] is None
    assert markers[1] is not None, "markers of others stay"
    # trick may be learned by anyone: Ruling 112.
    table = Table(4).dice(residence_a="any").trick(0, "mind_reading").assigned(1, magician="downtown")
    table.acts(0, "magician", "downtown.0")
    table.do(mv.ReturnTrick(0), mv.FinishCharacter())
    table.do(next(m for m in table.game.legal_moves() if str(m).startswith("Place")))
    assert table.can(mv.LearnTrick("mind_reading"))


@pytest.mark.parametrize("specialist", ["assistant", "engineer", "manager"])
def test_hire_a_specialist_with_its_face(specialist: str) -> None:
    table = downtown(dice={"inn_specialist": specialist})
    events = table.do(mv.HireCharacter("inn_specialist"))
    assert events == [e.DieSet("inn_specialist", "x", 0), e.CharacterHired(0, specialist, "inn_specialist")]
    assert table.player(0).hired == [specialist]
    assert not table.player(0).has(specialist), "joins in the End Turn phase"
    assert table.points == 2


def test_only_one_specialist_of_each_kind() -> None:
    """Ruling 38."""
    table = Table(4).team(0, "manager").dice(inn_specialist="manager").acts(0, "magician", "downtown.0")
    assert not table.offers(mv.HireCharacter)
    # a specialist hired this turn counts: Ruling 38.
    table = downtown(dice={"inn_specialist": "manager"})
    table.player(0).hired = ["manager"]
    table.game._legal = None
    assert not table.offers(mv.HireCharacter)


def test_an_x_hires_nobody() -> None:
    assert not downtown(dice={}).offers(mv.HireCharacter)


@pytest.mark.parametrize(
    ("team", "hired", "possible"),
    [
        ((), [], True),
        (("apprentice_2",), [], True),
        (("apprentice_2", "apprentice_3"), [], False),
        (("apprentice_2", "apprentice_3"), ["assistant"], True),
        (("apprentice_2", "apprentice_3", "assistant"), [], True),
        (("apprentice_2", "apprentice_3", "apprentice_4", "assistant"), [], False),
        (("apprentice_2",), ["apprentice_3"], False),
    ],
)
def test_three_apprentices_four_with_an_assistant(team: tuple[str, ...], hired: list[str], possible: bool) -> None:
    """Ruling 39."""
    table = Table(4).team(0, *team).dice(inn_apprentice="apprentice")
    table.player(0).hired = hired
    table.acts(0, "magician", "downtown.0")
    assert table.can(mv.HireCharacter("inn_apprentice")) == possible


def test_a_hired_character_joins_with_its_board_and_no_start_bonus() -> None:
    """Rulings 38 and 40."""
    table = downtown(dice={"inn_specialist": "manager"})
    table.do(mv.HireCharacter("inn_specialist"), mv.FinishCharacter())
    player = table.player(0)
    assert player.has("manager")
    assert player.components == {}
    assert player.coins == 10, "no wage yet"
    assert set(player.free_pile_boards()) == {"board", "manager"}


@pytest.mark.parametrize("face", ["3", "4", "5", "6"])
def test_take_the_coins_of_a_bank_die(face: str) -> None:
    """Ruling 41."""
    table = downtown(dice={"bank_b": face})
    assert table.do(mv.TakeCoins("bank_b")) == [e.CoinsGained(0, int(face), "bank"), e.DieSet("bank_b", "x", 0)]
    assert table.points == 2
    assert not table.offers(mv.TakeCoins)


def test_reroll_any_die_also_one_that_shows_x() -> None:
    """Ruling 37."""
    table = downtown(dice={})
    assert {m.die for m in table.offers(mv.RerollDie)} == set(DICE)
    (event,) = table.do(mv.RerollDie("bank_a"))
    assert isinstance(event, e.DieRolled)
    assert (event.die, event.seat) == ("bank_a", 0)
    assert event.face in DICE["bank_a"].faces
    assert table.points == 4
    # rerolling any number of times: Ruling 37.
    table = downtown(dice={})
    table.do(*[mv.RerollDie("bank_a")] * 5)
    assert table.points == 0


def test_set_a_die_to_any_face_that_it_has() -> None:
    """Rulings 37 and 116."""
    table = downtown(dice={"inn_specialist": "x", "bank_a": "4"}, slot="downtown.0")
    table.do(mv.SetDie("inn_specialist"))
    assert {m.face for m in table.offers(mv.ChooseFace)} == {"assistant", "manager", "engineer"}
    assert table.do(mv.ChooseFace("manager")) == [e.DieSet("inn_specialist", "manager", 0)]
    assert table.points == 3
    table.do(mv.SetDie("bank_a"))
    assert {m.face for m in table.offers(mv.ChooseFace)} == {"3", "5", "6", "x"}
    # a set die can be used at once
    table = downtown(dice={})
    table.do(mv.SetDie("inn_specialist"), mv.ChooseFace("manager"), mv.HireCharacter("inn_specialist"))
    assert table.points == 0
    assert table.player(0).hired == ["manager"]
    # die costs 2 points
    table = Table(4).acts(0, "apprentice_1", "downtown.3")
    assert table.offers(mv.RerollDie)
    assert not table.offers(mv.SetDie)


def test_dice_are_not_rolled_again_before_the_next_turn() -> None:
    table = Table(4).dice(bank_a="6").phase(END_TURN)
    assert of(e.DieRolled, table.events), "the next turn rolls"
