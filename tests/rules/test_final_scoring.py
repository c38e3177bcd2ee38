"""Game End: final scoring and ranking."""

import pytest
from table import END_TURN, Table, of

from trickerion.rules.catalog import SPECIALS
from trickerion.rules.events import FameGained, GameEnded, Scored


def end(table: Table) -> Table:
    return table.phase(END_TURN, turn=5)


def lines(table: Table, seat: int) -> dict[str, tuple[int, int]]:
    return {line.category: (line.number, line.fame) for line in table.state.scores if line.seat == seat}


def test_shards_coins_apprentices_and_specialists() -> None:
    """Ruling 91."""
    table = Table(2).purse(0, coins=11, shards=4, fame=30).team(0, "apprentice_2", "manager", "engineer")
    end(table)
    assert lines(table, 0) == {"shards": (4, 4), "coins": (11, 3), "apprentices": (2, 4), "specialists": (2, 6)}
    assert table.player(0).fame == 30 + 4 + 3 + 4 + 6


@pytest.mark.parametrize(("edition", "fame"), [("2015", 33), ("2019", 20)])
def test_cap_of_each_category_by_edition(edition: str, fame: int) -> None:
    """Ruling 93."""
    table = end(Table(2, edition=edition).purse(0, coins=99, shards=1))
    assert lines(table, 0)["coins"] == (99, fame)
    (line,) = [line for line in table.state.scores if line.seat == 0 and line.category == "coins"]
    assert line.uncapped == 33


def test_fame_of_the_game_is_never_capped() -> None:
    """Rulings 93 and 98."""
    assert end(Table(2).purse(0, coins=0, fame=120)).player(0).fame == 122


def test_wages_of_the_last_turn_are_paid_and_hired_characters_count() -> None:
    """Ruling 59."""
    table = Table(2).purse(0, coins=5).team(0, "manager").works(0, "manager", "downtown.0")
    table.player(0).hired = ["engineer"]
    end(table)
    assert lines(table, 0)["coins"] == (3, 1)
    assert lines(table, 0)["specialists"] == (2, 6)


def test_scored_in_initiative_order() -> None:
    seats = [line.seat for line in of(Scored, end(Table(3).initiative(2, 0, 1)).events)]
    assert list(dict.fromkeys(seats)) == [2, 0, 1]
    # most fame wins
    table = end(Table(3).purse(0, fame=20).purse(1, fame=40).purse(2, fame=30))
    assert table.state.ranking == (1, 2, 0)
    assert table.events[-1] == GameEnded((1, 2, 0))
    # ties go to who is ahead in the initiative order of the last turn: Ruling 97.
    table = end(Table(3).initiative(2, 0, 1))
    assert len({player.fame for player in table.state.players}) == 1
    assert table.state.ranking == (2, 0, 1)


def test_the_result_tells_every_point() -> None:
    table = end(Table(2).purse(0, coins=9, shards=2, fame=31))
    best = table.game.result()[0]
    assert (best.seat, best.fame, best.fame_before_scoring) == (0, 31 + 2 + 3 + 2, 31)
    assert sum(best.fame_by_source.values()) == best.fame
    assert sum(line.fame for line in best.scored) == 7
    assert sum(e.amount for e in of(FameGained, table.events) if e.seat == 0 and e.source == "scoring") == 7
    assert Table(2).game.result() == []


def test_dark_alley_scores_shards_coins_and_unused_special_cards_only() -> None:
    """Ruling 92: Apprentices and Specialists score only through Tricks (test_level_3_tricks)."""
    table = Table(2, modules=("dark_alley",)).purse(0, coins=7, shards=2, fame=0).team(0, "manager")
    table.player(0).hand += list(SPECIALS)[:3]
    assert lines(table.phase(END_TURN, turn=7), 0) == {"shards": (2, 2), "coins": (7, 2), "special_cards": (3, 6)}
