"""Learning Powers at the start of the Assignment phase; slots that open and close with the Shards."""

from collections import Counter
from random import Random

import pytest
from alley import APPRENTICE, MAGICIAN
from powers_table import Powers
from table import of
from wanderer import options

from trickerion.rules import events as e
from trickerion.rules import moves as m
from trickerion.rules.gains import pay_shards
from trickerion.rules.game import Game
from trickerion.rules.options import OptionsError
from trickerion.rules.phases.assignment import Assigning
from trickerion.rules.powers.board import powers_of
from trickerion.rules.powers.catalog import POWERS, POWERS_OF_CUT, open_slots
from trickerion.rules.powers.dealing import KeepingPowers
from trickerion.rules.powers.learning import LearningPower
from trickerion.rules.scoring import score_lines
from trickerion.rules.state import UNKNOWN


def learnable(table: Powers) -> list[m.Move]:
    return [move for move in table.game.legal_moves() if isinstance(move, m.LearnPower)]


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
    t.do(m.LearnPower("avid_reader", 1))
    assert t.state.stack[-1] == LearningPower(0)
    events = t.do(m.LearnPower("silver_tongue", 2))
    assert e.PowerLearned(0, "silver_tongue", 2, 0) in events
    assert t.board.racks[0] == ("", "silver_tongue", "", "")
    assert t.board.hands[0] == ("regular_customer",)
    assert isinstance(t.state.stack[-1], Assigning), "only one each turn"


@pytest.mark.parametrize(("power", "slot", "threshold"), [("opportunist", 2, 16), ("standing_ovation", 3, 36)])
def test_a_fame_threshold_met_exactly_costs_no_coin(power: str, slot: int, threshold: int) -> None:
    for fame, coins, may in ((threshold, 0, True), (threshold - 1, 0, False), (threshold - 1, 1, True)):
        t = Powers().holds(0, power).purse(0, shards=6, fame=fame, coins=coins)
        t.begins("assignment")
        assert (m.LearnPower(power, slot) in t.game.legal_moves()) is may
        if may:
            t.do(m.LearnPower(power, slot))
            assert t.player(0).coins == 0


def test_only_open_slots_for_which_the_card_is_valid() -> None:
    t = Powers().holds(0, "silver_tongue", "poster_artist", "time_stretcher").purse(0, shards=3, fame=40)
    t.begins("assignment")
    assert learnable(t) == [
        m.LearnPower("silver_tongue", 1),
        m.LearnPower("silver_tongue", 2),
        m.LearnPower("poster_artist", 2),
    ], "slots 3 and 4 are closed"
    t = Powers().holds(0, "crystal_focus", "tycoon").purse(0, coins=12, shards=3, fame=5)
    t.begins("assignment")
    assert learnable(t) == [m.LearnPower("crystal_focus", 1), m.LearnPower("crystal_focus", 2)], "36 Fame are too far"
    events = t.do(m.LearnPower("crystal_focus", 1))
    assert e.PowerLearned(0, "crystal_focus", 1, 11) in events
    assert t.player(0).coins == 1


def test_a_power_that_lies_there_goes_back_to_the_hand_and_may_be_learned_again() -> None:
    t = Powers().holds(0, "silver_tongue").learned(0, "regular_customer", 1)
    t.begins("assignment")
    events = t.do(m.LearnPower("silver_tongue", 1))
    assert e.PowerReturned(0, "regular_customer", 1) in events
    assert t.board.hands[0] == ("regular_customer",)
    assert t.board.racks[0][0] == "silver_tongue"
    t.begins("assignment", turn=3)
    assert m.LearnPower("regular_customer", 1) in learnable(t)


def test_nobody_has_to_learn_and_whoever_all_see_to_hold_nothing_is_not_asked() -> None:
    t = Powers().holds(1, "silver_tongue").purse(1, shards=1)
    t.begins("assignment")
    assert t.state.stack[-1] == LearningPower(1)
    t.do(m.LearnNoPower())
    assert isinstance(t.state.stack[-1], Assigning)
    assert t.board.racks[1] == ("", "", "", "")


def test_ruling_160_whoever_holds_something_unseen_is_asked_and_has_one_answer_where_nothing_can_be_learned() -> None:
    for unable in ("tycoon", "silver_tongue"):  # 36 Fame are too far, or no slot is open
        t = Powers().holds(0, unable).purse(0, shards=3 if unable == "tycoon" else 0, fame=5, coins=1)
        t.components(0, wood=1).begins("assignment")
        assert t.state.stack[-1] == LearningPower(0)
        assert t.game.legal_moves() == [m.LearnNoPower()]
        assert t.game.only_answer == m.LearnNoPower()
        assert t.do(m.LearnNoPower()) == []
        assert isinstance(t.state.stack[-1], Assigning)
    t = Powers().holds(0, "silver_tongue").purse(0, shards=1).begins("assignment")
    assert t.game.only_answer is None, "there is a choice"


def test_ruling_160_a_hand_that_has_lain_open_is_known_to_all() -> None:
    t = Powers().holds(0, "tycoon").purse(0, shards=3, fame=5, coins=1)
    t.change(shown=(("tycoon",), ())).begins("assignment")
    assert isinstance(t.state.stack[-1], Assigning)


def test_ruling_160_games_that_were_begun_before_go_on_as_they_were() -> None:
    t = Powers(last_ruling=157).holds(0, "tycoon").purse(0, shards=3, fame=5, coins=1).begins("assignment")
    assert isinstance(t.state.stack[-1], Assigning), "whoever can learn nothing is not asked"


def test_a_slot_that_closes_gives_its_power_back_with_the_highest_slot_first() -> None:
    t = Powers().learned(0, "silver_tongue", 1).learned(0, "regular_customer", 2).purse(0, shards=3)
    events: list[e.Event] = []
    pay_shards(t.state, 0, 1, "enhance", events)
    assert e.PowerReturned(0, "regular_customer", 2) in events
    assert t.board.racks[0] == ("silver_tongue", "", "", "")
    assert t.board.hands[0] == ("regular_customer",)
    # shards beyond the last symbol are spent first
    t = Powers().learned(0, "time_stretcher", 4).purse(0, shards=11)
    pay_shards(t.state, 0, 1, "enhance", [])
    assert t.board.racks[0][3] == "time_stretcher"
    pay_shards(t.state, 0, 1, "enhance", [])
    assert t.board.racks[0][3] == ""
    # power that has lain open is known in the hand
    t = Powers().holds(0, "marked_dice").learned(0, "regular_customer", 1)
    pay_shards(t.state, 0, 1, "enhance", [])
    assert t.game.view_for(1).state.boards["powers"].hands[0] == (UNKNOWN, "regular_customer")
    # coins on a power go to the supply when it leaves
    t = Powers().learned(0, "private_investments", 1)
    t.change(coins=((0, "private_investments", 4),))
    pay_shards(t.state, 0, 1, "enhance", [])
    assert t.board.coins == ()
    assert t.player(0).coins == 10


def test_shards_do_not_score() -> None:
    t = Powers().purse(0, shards=9)
    lines = {category: fame for category, _, fame in score_lines(t.state, t.player(0))}
    assert lines["shards"] == 0
    assert lines["coins"] == 3


MODULES = ("dark_alley", "prophecies", "powers")


def dealt(players: int = 3) -> Game:
    """A game in which the first player has to give Powers back."""
    return Game.new(options(players, modules=MODULES), "dealt")


def test_ninety_cards_thirty_of_each_colour() -> None:
    for powers in POWERS_OF_CUT.values():
        assert Counter(POWERS[power].color for power in powers) == {"yellow": 30, "orange": 30, "red": 30}
    assert {power.color: power.threshold for power in POWERS.values()} == {"yellow": 1, "orange": 16, "red": 36}


def test_everybody_starts_with_three_shards_and_four_powers_of_each_colour() -> None:
    state = dealt().state
    assert [player.shards for player in state.players] == [3, 3, 3]
    for hand in powers_of(state).hands:
        assert Counter(POWERS[power].color for power in hand) == {"yellow": 4, "orange": 4, "red": 4}
    dealt_cards = [power for hand in powers_of(state).hands for power in hand]
    assert len(set(dealt_cards)) == len(dealt_cards) == 36


def test_four_are_given_back_one_after_the_other_and_eight_are_kept() -> None:
    game = dealt(2)
    for seat in game.state.initiative:
        for left in range(12, 8, -1):
            assert isinstance(game.state.stack[-1], KeepingPowers)
            assert game.state.stack[-1].seat == seat
            moves = game.legal_moves()
            assert len(moves) == left
            assert all(isinstance(move, m.GivePowerBack) for move in moves)
            game.apply(moves[0])
    assert [len(hand) for hand in powers_of(game.state).hands] == [8, 8]
    assert not isinstance(game.state.stack[-1], KeepingPowers)


def test_hands_and_what_was_given_back_are_secret() -> None:
    game = dealt(2)
    first, other = game.state.initiative
    game.apply(game.legal_moves()[0])
    seen = powers_of(game.view_for(other).state)
    assert set(seen.hands[first]) == {UNKNOWN}
    assert seen.given_back[first] == (UNKNOWN,)
    assert UNKNOWN not in seen.hands[other]
    assert powers_of(game.view_for(first).state).given_back[first] == powers_of(game.state).given_back[first]


def test_a_game_drawn_from_a_view_deals_four_of_each_colour() -> None:
    game = dealt(4)
    for _ in range(10):
        game.apply(game.legal_moves()[-1])
    drawn = powers_of(Game.from_view(game.view_for(2), Random("drawn")).state)
    for hand, given in zip(drawn.hands, drawn.given_back, strict=True):
        assert Counter(POWERS[power].color for power in (*hand, *given)) == {"yellow": 4, "orange": 4, "red": 4}
    assert drawn.hands[2] == powers_of(game.state).hands[2]


@pytest.mark.parametrize("modules", [("powers",), ("dark_alley", "powers", "heir")])
def test_powers_need_the_dark_alley_and_exclude_the_heir(modules: tuple[str, ...]) -> None:
    with pytest.raises(OptionsError):
        options(2, modules=modules)


EARS = "ears_among_the_townsfolk"


def revealed(table: Powers) -> Powers:
    """Both have laid cards for the Magician and the Apprentice, and all have finished."""
    table.begins("assignment")
    for _ in table.state.initiative:
        if table.question == "Assigning":
            table.do(m.LayCard(MAGICIAN, "theater"), m.LayCard(APPRENTICE, "downtown"))
            table.events = table.do(m.FinishAssignment())
    return table


def cards(table: Powers, seat: int = 0) -> tuple[str, str]:
    team = table.player(seat).characters
    return team[MAGICIAN].card, team[APPRENTICE].card


def test_ears_among_the_townsfolk() -> None:
    table = revealed(Powers().learned(0, EARS))
    assert table.question == "ChangingAssignment"
    assert table.state.stack[-1].seat == 0
    events = table.do(m.ExchangeCards(MAGICIAN, APPRENTICE))
    assert cards(table) == ("downtown", "theater")
    assert of(e.CoinsGained, events) == []
    assert {e.PowerUsed(0, EARS), e.AssignmentsExchanged(0, MAGICIAN, APPRENTICE)} <= {*events}
    assert table.question == "Placing", "one change"
    # replace a card by one of the hand
    table = Powers().learned(0, EARS)
    table.hand(0, "headhunter")
    table = revealed(table)
    events = table.do(m.LayCard(MAGICIAN, "headhunter"))
    assert cards(table) == ("headhunter", "downtown")
    assert "theater" in table.player(0).hand
    assert of(e.AssignmentReplaced, events) == [e.AssignmentReplaced(0, MAGICIAN, "theater", "headhunter")]
    assert table.player(0).characters[MAGICIAN].is_open
    assert table.game.view_for(1).state.players[0].characters[MAGICIAN].card == "headhunter"
    # bring a coin otherwise
    table = revealed(Powers().learned(0, EARS))
    events = table.do(m.Skip())
    assert cards(table) == ("theater", "downtown")
    assert of(e.CoinsGained, events) == [e.CoinsGained(0, 1, EARS)]
    closed = Powers().learned(0, EARS)
    pay_shards(closed.state, 0, closed.player(0).shards, "enhance", [])
    closed = revealed(closed)
    assert closed.question == "Placing"
    assert closed.player(0).coins == 10
    # cards that stay hidden leave only the coin
    table = Powers().learned(0, EARS)
    table.prophecy("hidden_hands")
    table = revealed(table)
    assert table.question == "Placing"
    assert of(e.CoinsGained, table.events) == [e.CoinsGained(0, 1, EARS)]
    # with two such powers initiative order decides
    table = Powers().learned(0, EARS).learned(1, EARS)
    table.state.initiative = [1, 0]
    table = revealed(table)
    assert table.state.stack[-1].seat == 1
    table.do(m.Skip())
    assert (table.question, table.state.stack[-1].seat) == ("ChangingAssignment", 0)
    # whoever has laid no card gets the coin
    table = Powers().learned(0, EARS)
    table.begins("assignment")
    table.do(m.FinishAssignment())
    assert e.CoinsGained(0, 1, EARS) in table.do(m.FinishAssignment())
