"""Own cards, the hint's plan and another way are held beside each other, on the same tables."""

import pytest
from table import ASSIGNMENT, Table

from trickerion.bots.bot import TurnSums
from trickerion.bots.judging import TABLES
from trickerion.bots.manager import ManagerBot
from trickerion.bots.prospects import Comparison, mean_sources, mean_yields, sureness
from trickerion.rules.catalog import Yields
from trickerion.rules.game import Game
from trickerion.rules.moves import FinishAssignment, LayCard


def assigning(seats: int = 2) -> Game:
    """Two Tricks in the Workshop, one of them prepared, and a team of four."""
    made = Table(seats).team(0, "engineer", "manager").row("riverside_01", "riverside_02").stock("wood", "glass")
    made.trick(0, "linking_rings", markers=2).trick(0, "card_manipulation", "hearts", 1).purse(0, coins=9)
    return made.components(0, wood=3, fabric=1).phase(ASSIGNMENT).game


def comparison(bot: ManagerBot, game: Game, tables: int) -> Comparison:
    found = bot.comparison(game.view_for(0), tables)
    assert found is not None
    return found


def test_with_no_card_laid_others_differ_from_the_hint_and_a_plan_is_reckoned_before_any_table() -> None:
    bot, game = ManagerBot(1, effort=0.3), assigning()
    first = comparison(bot, game, 0)
    assert first.own is None
    assert (first.tables, first.most, first.is_done) == (0, TABLES[2], False)
    assert (first.hint.later, first.hint.sure, first.hint.by_end) == (None, "", None)
    sums = first.hint.plan.sums
    assert sums.gains.keys() >= first.hint.plan.cards.keys()
    assert sums.total == Yields(
        sums.work.fame + sums.show.fame - sums.lost,
        sums.work.coins + sums.show.coins - sums.wages + sums.unpaid,
        sums.work.shards + sums.show.shards,
    )
    then = comparison(bot, game, 2)
    assert then.hint.by_end is None
    assert then.hint.later is not None
    assert then.hint.sure
    assert then.other is not None
    assert then.other.by_end is not None


def test_cards_that_lie_are_judged_beside_the_same_plans_on_the_same_lots() -> None:
    bot, game = ManagerBot(1, effort=0.3), assigning()
    before = comparison(bot, game, 3)
    game.apply(LayCard("manager", "workshop"))
    laid = comparison(bot, game, 3)
    assert laid.own is not None
    assert laid.cards == {"manager": "workshop"}
    assert laid.own.by_end is None, "the others differ from it"
    assert laid.own.plan.errands.keys() == game.state.players[0].characters.keys()
    assert laid.hint._replace(by_end=None) == before.hint, "the plan beside it is tried on the tables of before"
    assert laid.hint.by_end is not None
    assert laid.hint.by_end.least <= laid.hint.by_end.most
    idle = laid.own.plan.errands["magician"]
    assert idle.startswith("stay idle"), idle


@pytest.mark.slow
def test_the_hints_own_cards_come_to_the_same_and_idle_hands_to_less() -> None:
    bot, game = ManagerBot(1, effort=0.3), assigning()
    plan = comparison(bot, game, 0).hint.plan
    for character, card in plan.cards.items():
        game.apply(LayCard(character, card))
    same = comparison(bot, game, 6)
    assert same.own is not None
    assert same.hint.by_end is None
    assert (same.own.later, same.own.on_tables) == (same.hint.later, same.hint.on_tables)
    alone = assigning()
    alone.apply(LayCard("apprentice_1", "market_row"))
    found = comparison(bot, alone, 6)
    assert found.hint.by_end is not None
    assert found.hint.by_end.more > 0, "the hint is better than nearly nothing"


def test_a_comparison_knows_no_more_than_the_seat() -> None:
    """A rival has laid another card face down; nothing that is said depends on which."""
    found = []
    for card in ("theater", "downtown"):
        game = assigning()
        rival = game.state.players[1]
        rival.characters["magician"] = rival.characters["magician"].with_card(card)
        rival.hand.remove(card)
        found.append(comparison(ManagerBot(1, effort=0.3), game, 2))
    assert found[0] == found[1]


def test_a_plan_for_the_last_turn_has_no_next_one() -> None:
    game = assigning()
    game.state.turn = game.state.options.turns
    found = comparison(ManagerBot(1, effort=0.3), game, 1)
    assert (found.hint.later, found.hint.sources) == (None, ())


def test_nobody_else_is_asked_and_nothing_is_judged_elsewhere() -> None:
    game = assigning()
    game.apply(FinishAssignment())
    assert ManagerBot(1).comparison(game.view_for(0), 1) is None


def test_how_sure_a_prospect_is_follows_from_the_tables() -> None:
    assert sureness([]) == ""
    assert sureness([8]) == "guess", "one table says little"
    assert sureness([8, 9, 8, 10]) == "likely"
    assert sureness([8, 9, 8, 9] * 6) == "quite_sure"
    assert sureness([0, 30, -10, 40] * 3) == "guess", "tables disagree"


def test_means_are_whole_numbers_and_name_what_counts() -> None:
    assert mean_yields([Yields(3, 1, 0), Yields(4, -2, 1)]) == Yields(4, 0, 0)
    assert mean_sources([{"trick": 5, "link": 0}, {"trick": 3, "link": 1, "advertise": 2}]) == (
        ("trick", 4),
        ("advertise", 1),
    )
    sums = TurnSums({"magician": Yields(0, 6, 0)}, Yields(8, 1, 2), wages=4, lost=2, unpaid=1)
    assert sums.total == Yields(6, 4, 2)
