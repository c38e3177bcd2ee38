"""Learning Powers at the start of the Assignment phase; slots that open and close with the Shards."""

import pytest
from powers_table import Powers

from trickerion.rules.events import PowerLearned, PowerReturned
from trickerion.rules.gains import pay_shards
from trickerion.rules.moves import LearnNoPower, LearnPower, Move
from trickerion.rules.phases.assignment import Assigning
from trickerion.rules.powers.catalog import open_slots
from trickerion.rules.powers.learning import LearningPower
from trickerion.rules.scoring import score_lines
from trickerion.rules.state import UNKNOWN


def learnable(table: Powers) -> list[Move]:
    return [move for move in table.game.legal_moves() if isinstance(move, LearnPower)]


@pytest.mark.parametrize(
    ("shards", "slots"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (9, 3), (10, 4), (12, 4)]
)
def test_slots_open_with_1_3_6_and_10_shards(shards: int, slots: int) -> None:
    assert open_slots(shards) == slots


def test_one_power_may_be_learned_in_initiative_order_before_any_card_is_laid() -> None:
    t = Powers().holds(0, "silver_tongue", "regular_customer").holds(1, "avid_reader")
    t.purse(0, shards=3).purse(1, shards=1)
    t.state.initiative = [1, 0]
    t.begins("assignment")
    assert t.state.stack[-1] == LearningPower(1)
    t.do(LearnPower("avid_reader", 1))
    assert t.state.stack[-1] == LearningPower(0)
    events = t.do(LearnPower("silver_tongue", 2))
    assert PowerLearned(0, "silver_tongue", 2, 0) in events
    assert t.board.racks[0] == ("", "silver_tongue", "", "") and t.board.hands[0] == ("regular_customer",)
    assert isinstance(t.state.stack[-1], Assigning), "only one each turn"


@pytest.mark.parametrize(("power", "slot", "threshold"), [("opportunist", 2, 16), ("standing_ovation", 3, 36)])
def test_a_fame_threshold_met_exactly_costs_no_coin(power: str, slot: int, threshold: int) -> None:
    for fame, coins, may in ((threshold, 0, True), (threshold - 1, 0, False), (threshold - 1, 1, True)):
        t = Powers().holds(0, power).purse(0, shards=6, fame=fame, coins=coins)
        t.begins("assignment")
        assert (LearnPower(power, slot) in t.game.legal_moves()) is may
        if may:
            t.do(LearnPower(power, slot))
            assert t.player(0).coins == 0


def test_only_open_slots_for_which_the_card_is_valid() -> None:
    t = Powers().holds(0, "silver_tongue", "poster_artist", "time_stretcher").purse(0, shards=3, fame=40)
    t.begins("assignment")
    assert learnable(t) == [
        LearnPower("silver_tongue", 1),
        LearnPower("silver_tongue", 2),
        LearnPower("poster_artist", 2),
    ], "slots 3 and 4 are closed"


def test_missing_fame_is_paid_in_coins_and_nobody_learns_what_cannot_be_paid() -> None:
    t = Powers().holds(0, "crystal_focus", "tycoon").purse(0, coins=12, shards=3, fame=5)
    t.begins("assignment")
    assert learnable(t) == [LearnPower("crystal_focus", 1), LearnPower("crystal_focus", 2)], "36 Fame are too far"
    events = t.do(LearnPower("crystal_focus", 1))
    assert PowerLearned(0, "crystal_focus", 1, 11) in events and t.player(0).coins == 1


def test_a_power_that_lies_there_goes_back_to_the_hand_and_may_be_learned_again() -> None:
    t = Powers().holds(0, "silver_tongue").learned(0, "regular_customer", 1)
    t.begins("assignment")
    events = t.do(LearnPower("silver_tongue", 1))
    assert PowerReturned(0, "regular_customer", 1) in events
    assert t.board.hands[0] == ("regular_customer",) and t.board.racks[0][0] == "silver_tongue"
    t.begins("assignment", turn=3)
    assert LearnPower("regular_customer", 1) in learnable(t)


def test_whoever_can_learn_nothing_is_not_asked_and_nobody_has_to() -> None:
    t = Powers().holds(0, "tycoon").holds(1, "silver_tongue").purse(0, shards=3, fame=5).purse(1, shards=1)
    t.begins("assignment")
    assert t.state.stack[-1] == LearningPower(1)
    t.do(LearnNoPower())
    assert isinstance(t.state.stack[-1], Assigning) and t.board.racks[1] == ("", "", "", "")


def test_a_slot_that_closes_gives_its_power_back_with_the_highest_slot_first() -> None:
    t = Powers().learned(0, "silver_tongue", 1).learned(0, "regular_customer", 2).purse(0, shards=3)
    events: list[object] = []
    pay_shards(t.state, 0, 1, "enhance", events)
    assert PowerReturned(0, "regular_customer", 2) in events
    assert t.board.racks[0] == ("silver_tongue", "", "", "") and t.board.hands[0] == ("regular_customer",)


def test_shards_beyond_the_last_symbol_are_spent_first() -> None:
    t = Powers().learned(0, "time_stretcher", 4).purse(0, shards=11)
    pay_shards(t.state, 0, 1, "enhance", [])
    assert t.board.racks[0][3] == "time_stretcher"
    pay_shards(t.state, 0, 1, "enhance", [])
    assert t.board.racks[0][3] == ""


def test_a_power_that_has_lain_open_is_known_in_the_hand() -> None:
    t = Powers().holds(0, "marked_dice").learned(0, "regular_customer", 1)
    pay_shards(t.state, 0, 1, "enhance", [])
    assert t.game.view_for(1).state.boards["powers"].hands[0] == (UNKNOWN, "regular_customer")


def test_coins_on_a_power_go_to_the_supply_when_it_leaves() -> None:
    t = Powers().learned(0, "private_investments", 1)
    t.change(coins=((0, "private_investments", 4),))
    pay_shards(t.state, 0, 1, "enhance", [])
    assert t.board.coins == () and t.player(0).coins == 10


def test_shards_do_not_score() -> None:
    t = Powers().purse(0, shards=9)
    lines = {category: fame for category, _, fame in score_lines(t.state, t.player(0))}
    assert lines["shards"] == 0 and lines["coins"] == 3
