"""Game End: final scoring and ranking."""

import pytest
from table import END_TURN, Table, of

from trickerion.rules.catalog import SPECIALS, TRICKS
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
    assert lines(table, 0)["coins"] == (3, 1) and lines(table, 0)["specialists"] == (2, 6)


def test_scored_in_initiative_order() -> None:
    seats = [line.seat for line in of(Scored, end(Table(3).initiative(2, 0, 1)).events)]
    assert list(dict.fromkeys(seats)) == [2, 0, 1]


def test_most_fame_wins() -> None:
    table = end(Table(3).purse(0, fame=20).purse(1, fame=40).purse(2, fame=30))
    assert table.state.ranking == (1, 2, 0) and table.events[-1] == GameEnded((1, 2, 0))


def test_ties_go_to_who_is_ahead_in_the_initiative_order_of_the_last_turn() -> None:
    """Ruling 97."""
    table = end(Table(3).initiative(2, 0, 1))
    assert len({player.fame for player in table.state.players}) == 1 and table.state.ranking == (2, 0, 1)


def test_the_result_tells_every_point() -> None:
    table = end(Table(2).purse(0, coins=9, shards=2, fame=31))
    best = table.game.result()[0]
    assert (best.seat, best.fame, best.fame_before_scoring) == (0, 31 + 2 + 3 + 2, 31)
    assert sum(best.fame_by_source.values()) == best.fame and sum(line.fame for line in best.scored) == 7
    assert sum(e.amount for e in of(FameGained, table.events) if e.seat == 0 and e.source == "scoring") == 7
    assert Table(2).game.result() == []


def dark_alley(trick: str = "", *, edition: str = "2019", complete: bool = True, **pieces: int) -> Table:
    """Seat 0 with no Coins and Shards, perhaps with a Trick of Fame Threshold 36."""
    table = Table(2, edition=edition, modules=("dark_alley",)).purse(0, coins=0, shards=0, fame=0)
    if trick:
        needed = dict(TRICKS[trick].components)
        table.trick(0, trick).components(0, **(needed if complete else {}), **pieces)
    return table


def finish(table: Table) -> dict[str, tuple[int, int]]:
    table.phase(END_TURN, turn=7)
    return lines(table, 0)


def hold(table: Table, cards: int) -> Table:
    table.player(0).hand += list(SPECIALS)[:cards]
    return table


def test_dark_alley_scores_shards_coins_and_unused_special_cards_only() -> None:
    """Ruling 92: Apprentices and Specialists score only through Tricks."""
    table = hold(dark_alley().purse(0, coins=7, shards=2).team(0, "manager"), 3)
    assert finish(table) == {"shards": (2, 2), "coins": (7, 2), "special_cards": (3, 6)}


@pytest.mark.parametrize("trick", [t.id for t in TRICKS.values() if t.level == 3])
def test_level_3_tricks_score_nothing_without_their_components(trick: str) -> None:
    """Ruling 94."""
    table = hold(dark_alley(trick, complete=False).purse(0, coins=9, shards=3), 2)
    table.team(0, "assistant", "engineer", "manager")
    assert finish(table)[f"trick:{trick}"] == (0, 0)


def test_level_3_tricks_count_the_managers_bonus() -> None:
    """Ruling 94: Buried Alive asks for 3 Wood and 3 Padlocks."""
    table = dark_alley().team(0, "manager", "engineer").trick(0, "buried_alive").components(0, wood=3)
    table.manager_pile(0, 0, "padlock", 2)
    assert finish(table)["trick:buried_alive"] == (1, 7)


@pytest.mark.parametrize(
    ("trick", "team", "fame"),
    [
        ("buried_alive", ("engineer",), 7),
        ("buried_alive", ("manager",), 0),
        ("assistants_revenge", ("assistant",), 7),
        ("vanishing_elephant", ("manager",), 7),
        ("mutilation", ("assistant", "engineer", "manager"), 12),
        ("mutilation", ("assistant", "engineer"), 0),
        ("seance", ("apprentice_2", "apprentice_3"), 9),
    ],
)
def test_level_3_tricks_that_look_at_the_team(trick: str, team: tuple[str, ...], fame: int) -> None:
    """Appendix, Game End Trick Bonuses."""
    assert finish(dark_alley(trick).team(0, *team))[f"trick:{trick}"][1] == fame


@pytest.mark.parametrize(
    ("trick", "fame"), [("iron_maiden", 8), ("automaton", 4), ("transported_man", 4), ("beast_within", 10)]
)
def test_level_3_tricks_that_count_tricks_need_no_components_of_those(trick: str, fame: int) -> None:
    """Ruling 95: two Tricks of level 1, one of level 2, this one."""
    table = dark_alley().team(0, "engineer").components(0, **TRICKS[trick].components)
    table.trick(0, trick, "spades", 0).trick(0, "linking_rings", "hearts", 1)
    table.trick(0, "living_piano", "clubs", 2).trick(0, "bullet_catch", "diamonds", 3)
    assert finish(table)[f"trick:{trick}"][1] == fame


def test_beast_within_needs_four_tricks() -> None:
    assert finish(dark_alley("beast_within"))["trick:beast_within"] == (0, 0)


def test_additional_fame_comes_on_top_of_the_normal_scoring() -> None:
    """Ruling 96."""
    scored = finish(dark_alley("metamorphosis").purse(0, coins=10))
    assert (scored["coins"], scored["trick:metamorphosis"]) == ((10, 3), (3, 3))
    scored = finish(dark_alley("horror_saws").purse(0, shards=5))
    assert (scored["shards"], scored["trick:horror_saws"]) == ((5, 5), (5, 5))
    scored = finish(hold(dark_alley("hellhound"), 3))
    assert (scored["special_cards"], scored["trick:hellhound"]) == ((3, 6), (3, 6))


def test_aztec_lady_counts_markers_in_the_workshop() -> None:
    table = dark_alley("aztec_lady").row("riverside_01").trick(0, "linking_rings", "hearts", 1, 2)
    table.player(0).tricks[0] = table.player(0).tricks[0]._replace(markers=3)
    table.marker("riverside_01", 0, 0, "linking_rings", "down", "hearts")
    assert finish(table)["trick:aztec_lady"] == (5, 10)


@pytest.mark.parametrize(
    ("trick", "number", "fame"), [("skeleton_dance", 3 + 2, 5), ("stairs_of_water", 2, 4), ("balsamos_skull", 1, 3)]
)
def test_level_3_tricks_that_count_components_with_the_managers_bonus(trick: str, number: int, fame: int) -> None:
    table = dark_alley(trick).team(0, "manager")
    if trick == "skeleton_dance":
        table.manager_pile(0, 0, "wood", 1)
    assert finish(table)[f"trick:{trick}"] == (number, fame)


@pytest.mark.parametrize(("edition", "fame"), [("2015", 25), ("2019", 20)])
def test_each_level_3_trick_has_a_cap_of_its_own(edition: str, fame: int) -> None:
    """Ruling 93."""
    scored = finish(dark_alley("horror_saws", edition=edition).purse(0, shards=25))
    assert scored["trick:horror_saws"] == (25, fame) and scored["shards"] == (25, fame)
