"""A hint for a placement says what this turn and the next bring after it, and how the best other one stands beside."""

from table import Table

from trickerion.bots.manager import ManagerBot
from trickerion.bots.prospects import TwoPlacements
from trickerion.rules.game import Game
from trickerion.rules.moves import FinishCharacter, LeaveIdle, PlaceCharacter
from trickerion.words import plans as words


def placing(turn: int = 3) -> Game:
    made = Table(2).team(0, "engineer").row("riverside_01", "riverside_02").stock("wood", "glass")
    made.trick(0, "linking_rings", markers=2).purse(0, coins=6).components(0, wood=2)
    game = made.assigned(0, magician="theater", engineer="market_row", apprentice_1="theater").placing(0).game
    game.state.turn = turn
    return game


def looked_at(game: Game) -> TwoPlacements:
    bot, view = ManagerBot(1, effort=0.3), game.view_for(0)
    found = bot.second_look(view, bot.choose(view).move)
    assert found is not None
    return found


def said(game: Game) -> str:
    found = looked_at(game)
    return words.prospect(found.first.now, found.first.later, found.first.sure, found.left)


def test_this_turn_and_the_next_are_told_apart_with_how_sure_for_both_placements() -> None:
    game = placing()
    told, found = said(game), looked_at(game)
    assert told.startswith("About ")
    assert " is still to come this turn, and about " in told
    assert any(f"({word})." in told for word in words.SURE.values())
    assert "{" not in told
    assert found.first.by_end is None
    assert found.second is not None
    assert found.second.by_end is not None
    assert found.second.sure in words.SURE
    assert found.second.reason.endswith("."), "it is for something, too"
    assert found.second.then
    legal = game.view_for(0).moves
    assert found.first.move in legal
    assert found.second.move in legal
    assert found.second.move != found.first.move


def test_near_the_end_the_final_scoring_is_named() -> None:
    last = placing().state.options.turns
    assert "next turn with the final scoring" in said(placing(last - 1))
    assert " is still to come, with the final scoring" in said(placing(last))


def test_no_other_answer_is_looked_at_again() -> None:
    game = placing()
    view = game.view_for(0)
    bot = ManagerBot(1)
    assert bot.second_look(view, FinishCharacter()) is None
    move = next(each for each in view.moves if isinstance(each, PlaceCharacter))
    game.apply(move)
    assert bot.second_look(game.view_for(0), LeaveIdle("engineer")) is None


def test_an_action_is_held_beside_the_best_one_of_another_kind() -> None:
    made = Table(2).team(0, "engineer").row("riverside_01", "riverside_02").dice(bank_a="5")
    game = made.purse(0, coins=1).acts(0, "magician", "downtown.0").game
    found = looked_at(game)
    assert found.second is not None
    legal = game.view_for(0).moves
    assert {found.first.move, found.second.move} <= set(legal)
    assert type(found.first.move) is not type(found.second.move)
    assert found.second.reason.endswith(".")


def test_a_difference_is_a_number_only_where_it_is_known() -> None:
    assert words.other_placement("Engineer: Workshop", 0) == (
        "Instead, *Engineer: Workshop* would come to about the same by the end."
    )
    assert "about 4 Fame more" in words.other_placement("Engineer: Workshop", 4)
    assert "about 4 Fame less" in words.other_placement("Engineer: Workshop", -4)
