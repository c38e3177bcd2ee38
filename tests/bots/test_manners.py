"""Manners: each Magician leans a little when a level plays it, so that one notices; switched off nothing changes."""

from collections.abc import Callable

import pytest
from given import there
from saved_games import new_game
from table import ASSIGNMENT, Table

from trickerion.bots.bot import Leaning
from trickerion.bots.levels import LEVELS, Level
from trickerion.bots.manners import MANNERS, manner_at, manner_of, pushed_aside
from trickerion.bots.random_bot import RandomBot
from trickerion.bots.registry import BOTS, make_bot
from trickerion.rules.catalog import CATEGORIES, MAGICIANS
from trickerion.rules.moves import HireCharacter, LayCard, Move, PlaceCharacter, TakeCoins

MAGICIAN = {
    "mechanical": "electra",
    "optical": "the_great_optico",
    "escape": "master_of_chains",
    "spiritual": "priestess_of_mysticism",
}
CAREFUL_LEVELS = ("assistant", "manager")


def answers(level: str, category: str, make: Callable[[], Table]) -> tuple[Move, Move]:
    """What a level does with a Magician of a category: without manners, and with."""
    found = []
    for manners in (False, True):
        table = make()
        table.player(0).magician = MAGICIAN[category]
        found.append(make_bot(level, 1, manners=manners).choose(table.game.view_for(0)).move)
    return found[0], found[1]


def an_engagement() -> Table:
    """Something small could be shown, or something learned."""
    table = Table(2).row("grand_magorian_08", "riverside_04").trick(0, "linking_rings").purse(0, coins=4, fame=16)
    table.marker("grand_magorian_08", 0, 0, "linking_rings", "down")
    table.dice(residence_a="mechanical", residence_b="escape", bank_a="5", bank_b="6")
    return table.dice(inn_specialist="engineer", inn_apprentice="apprentice").phase(ASSIGNMENT, turn=1)


def test_a_showman_goes_to_the_theater_where_others_learn() -> None:
    laid = []
    for manners in (False, True):
        table = an_engagement()
        table.player(0).magician = MAGICIAN["escape"]
        bot = make_bot("manager", 1, manners=manners)
        while isinstance(move := bot.choose(table.game.view_for(0)).move, LayCard):
            table.do(move)
        laid.append(table.player(0).characters["magician"].card)
    assert laid == ["downtown", "theater"]


def an_empty_purse() -> Table:
    """Late in the game a Specialist waits to be hired; the Bank is generous."""
    table = Table(2).row("grand_magorian_08", "riverside_04").trick(0, "linking_rings").purse(0, coins=1)
    table.dice(inn_specialist="engineer", bank_a="6", bank_b="3").assigned(0, magician="downtown").placing(0, turn=4)
    table.do(PlaceCharacter("magician", "downtown.0"))
    return table


@pytest.mark.parametrize("level", CAREFUL_LEVELS)
def test_a_hoarder_takes_the_coins_where_others_hire(level: str) -> None:
    plain, leaning = answers(level, "mechanical", an_empty_purse)
    assert plain == HireCharacter("inn_specialist")
    assert leaning == TakeCoins("bank_a")


def one_more() -> Table:
    """One Coin, and a newcomer to pay for; the Bank is generous."""
    table = Table(2).row("grand_magorian_08", "riverside_04").trick(0, "linking_rings").purse(0, coins=1)
    table.dice(inn_apprentice="apprentice", bank_a="6", bank_b="5").team(0, "assistant")
    return table.acts(0, "apprentice_1", "downtown.0")


@pytest.mark.parametrize("level", CAREFUL_LEVELS)
def test_a_patron_hires_where_others_take_coins(level: str) -> None:
    plain, leaning = answers(level, "spiritual", one_more)
    assert plain == TakeCoins("bank_a")
    assert leaning == HireCharacter("inn_apprentice")


def two_for_one_stall() -> Table:
    """A rival waits for the Market Row; nobody for anything else."""
    table = Table(2).row("grand_magorian_08", "riverside_04").trick(0, "linking_rings").team(0, "assistant")
    table.trick(1, "barricaded_barrels", markers=1).marker("riverside_04", 0, 0, "linking_rings", "down")
    table.assigned(0, apprentice_1="market_row", magician="downtown", assistant="workshop")
    return table.assigned(1, apprentice_1="market_row", magician="workshop").placing(0)


@pytest.mark.parametrize("level", CAREFUL_LEVELS)
def test_sharp_elbows_take_the_slot_that_a_rival_waits_for(level: str) -> None:
    plain, leaning = answers(level, "optical", two_for_one_stall)
    assert plain == PlaceCharacter("magician", "downtown.0")
    assert leaning == PlaceCharacter("apprentice_1", "market_row.0")


def test_only_the_best_slot_or_weekday_that_somebody_waits_for_costs_a_rival_something() -> None:
    table = Table(2).assigned(0, magician="theater", apprentice_1="market_row")
    state = table.assigned(1, magician="theater", apprentice_1="market_row").placing(0).state
    costs = {
        "market_row.0": 2,  # Action Points more than on the slot that is left
        "market_row.3": 0,
        "downtown.0": 0,  # nobody is coming
        "sunday.perform": 1,
        "friday.perform": 0,  # Saturday is as good
        "sunday.backstage.0": 0,  # the Magician would give up the show for it
    }
    assert {slot: pushed_aside(state, 0, "magician", slot) for slot in costs} == costs
    assert pushed_aside(state, 0, "apprentice_1", "sunday.backstage.0") == 1
    state.days["friday"] = 1
    assert pushed_aside(state, 0, "magician", "sunday.perform") == 0, "the rival has its weekday"


def test_every_favourite_category_has_a_manner_of_its_own() -> None:
    assert len({MANNERS[category].id for category in CATEGORIES}) == len(CATEGORIES) == len(MANNERS)
    assert all(manner_of(magician) for magician in MAGICIANS)
    assert manner_of("") is None
    # levels have manners and nobody else
    magician = MAGICIAN["escape"]
    assert all(manner_at(level.id, magician) == "showman" for level in LEVELS if level.leans)
    assert not any(manner_at(player, magician) for player in ("person", "greedy", "random", "heir"))
    assert not manner_at("manager", "")


@pytest.mark.parametrize("name", ["greedy", "random", "heir"])
def test_whoever_is_no_level_answers_the_same_with_manners(name: str) -> None:
    game = new_game(seed="yardsticks")
    for _ in range(25):
        view = game.view_for(there(game.decision).seat)
        thought, other = (make_bot(name, 3, manners=manners).choose(view) for manners in (False, True))
        assert thought == other
        game.apply(thought.move)


def test_a_level_leans_if_its_bot_can() -> None:
    assert all(isinstance(make_bot(level.id), Leaning) == level.leans for level in LEVELS)


def test_a_level_may_be_without_manners(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = (*LEVELS, Level("prompter"), Level("usher", leans=False))
    monkeypatch.setattr("trickerion.bots.levels.LEVELS", plain)
    for name in ("prompter", "usher"):
        monkeypatch.setitem(BOTS, name, lambda seed, _effort: RandomBot(seed))
        view = new_game(seed="yardsticks").view_for(0)
        assert make_bot(name, 3, manners=True).choose(view) == make_bot("random", 3).choose(view)
    assert not manner_at("usher", MAGICIAN["escape"])
