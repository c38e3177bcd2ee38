"""A hint for a placement says what this turn and the next bring after it, and how the best other one stands beside."""

from table import Table

from trickerion.bots.manager import ManagerBot
from trickerion.rules.game import Game
from trickerion.rules.moves import FinishCharacter, LeaveIdle, PlaceCharacter
from trickerion.words import plans as words


def placing(turn: int = 3) -> Game:
    made = Table(2).team(0, "engineer").row("riverside_01", "riverside_02").stock("wood", "glass")
    made.trick(0, "linking_rings", markers=2).purse(0, coins=6).components(0, wood=2)
    game = made.assigned(0, magician="theater", engineer="market_row", apprentice_1="theater").placing(0).game
    game.state.turn = turn
    return game


def said(game: Game) -> str:
    bot, view = ManagerBot(1, effort=0.3), game.view_for(0)
    return bot.second_look(view, bot.choose(view).move)


def test_this_turn_and_the_next_are_told_apart_with_how_sure_and_the_best_other_placement() -> None:
    told = said(placing())
    assert told.startswith("About ")
    assert " is still to come this turn, and about " in told
    assert any(f"({word})." in told for word in words.SURE.values())
    assert "Instead, " in told
    assert "{" not in told


def test_near_the_end_the_final_scoring_is_named() -> None:
    last = placing().state.options.turns
    assert "next turn with the final scoring" in said(placing(last - 1))
    assert " is still to come, with the final scoring" in said(placing(last))


def test_no_other_answer_is_looked_at_again() -> None:
    game = placing()
    view = game.view_for(0)
    bot = ManagerBot(1)
    assert bot.second_look(view, FinishCharacter()) == ""
    move = next(each for each in view.moves if isinstance(each, PlaceCharacter))
    game.apply(move)
    assert bot.second_look(game.view_for(0), LeaveIdle("engineer")) == ""


def test_a_difference_is_a_number_only_where_it_is_known() -> None:
    assert words.other_placement("Engineer: Workshop", 0) == (
        "Instead, *Engineer: Workshop* would come to about the same by the end."
    )
    assert "about 4 Fame more" in words.other_placement("Engineer: Workshop", 4)
    assert "about 4 Fame less" in words.other_placement("Engineer: Workshop", -4)
