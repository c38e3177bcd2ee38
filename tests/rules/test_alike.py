"""What is alike among legal moves, and which answers are none."""

from table import Table

from trickerion.rules import moves as m
from trickerion.rules.ask.alike import distinct, foregone


def test_two_dice_of_one_area_with_the_same_face_are_alike() -> None:
    table = Table(3).dice(bank_a="3", bank_b="3", inn_specialist="manager", inn_apprentice="apprentice")
    table.acts(0, "magician", "downtown.0")
    legal = table.game.legal_moves()
    coins = [move for move in legal if isinstance(move, m.TakeCoins)]
    hires = [move for move in legal if isinstance(move, m.HireCharacter)]
    assert len(coins) == 2 and distinct(table.state, 0, coins) == coins[:1]
    assert distinct(table.state, 0, hires) == hires and len(hires) == 2


def test_the_suit_of_a_trick_is_no_choice() -> None:
    table = Table(3).dice(residence_a="any").acts(0, "magician", "downtown.0")
    table.do(table.offers(m.LearnTrick)[0])
    suits = table.offers(m.ChooseSuit)
    assert len(suits) == 4 and foregone(table.state, suits) == suits[0]


def test_the_engineers_slot_differs_from_the_player_board() -> None:
    table = Table(3).team(0, "engineer").dice(residence_a="any").acts(0, "magician", "downtown.0")
    table.do(table.offers(m.LearnTrick)[0])
    assert distinct(table.state, 0, table.game.legal_moves()) == [m.ChooseTrickPlace(0), m.ChooseTrickPlace(3)]
    assert foregone(table.state, table.game.legal_moves()) is None


def test_done_is_foregone_only_when_no_action_point_is_left() -> None:
    table = Table(3).dice(bank_a="3").acts(0, "apprentice_1", "downtown.0")
    assert foregone(table.state, table.game.legal_moves()) is None
    while table.points:
        table.do(table.offers(m.RerollDie)[0])
    assert foregone(table.state, table.game.legal_moves()) is m.FinishCharacter()


def test_which_of_two_apprentices_with_the_same_card_stays_idle_is_no_choice() -> None:
    table = Table(2).team(0, "apprentice_2", "apprentice_3")
    table.assigned(0, apprentice_1="downtown", apprentice_2="downtown", apprentice_3="theater").placing(0)
    idle = [m.LeaveIdle(f"apprentice_{number}") for number in (1, 2, 3)]
    assert distinct(table.state, 0, idle) == [idle[0], idle[2]]


def test_placing_a_character_is_never_foregone() -> None:
    table = Table(2).assigned(0, magician="downtown").placing(0)
    assert foregone(table.state, [m.LeaveIdle("magician")]) is None
