"""The sixteen Tricks of Fame Threshold 36 at Game End, each from its wording (rulings 92 to 96)."""

import pytest
from alley import Alley
from table import END_TURN

from trickerion.rules.catalog import TRICKS
from trickerion.rules.state import OwnedTrick

LEVEL_3 = [trick.id for trick in TRICKS.values() if trick.level == 3]


def workshop(trick: str, edition: str = "2015", **more: int) -> Alley:
    """Seat 0 owns the Trick and exactly its Components (and more pieces), nothing else that would score."""
    table = Alley(edition=edition).purse(0, coins=0, shards=0).trick(0, trick, "hearts")
    pieces = dict(TRICKS[trick].components)
    for component, number in more.items():
        pieces[component] = pieces.get(component, 0) + number
    return table.components(0, **pieces)


def score(table: Alley, trick: str) -> tuple[int, int]:
    """(how many, Fame) of the Trick at the end of the game."""
    table.phase(END_TURN, turn=7)
    assert table.game.is_over
    (line,) = [e for e in table.state.scores if (e.seat, e.category) == (0, f"trick:{trick}")]
    return line.number, line.fame


def more_tricks(table: Alley, *tricks: str) -> Alley:
    for place, trick in enumerate(tricks, 1):
        table.trick(0, trick, ("clubs", "spades", "diamonds")[place - 1], place)
    return table


def test_aztec_lady() -> None:
    """2 Fame for each Trick Marker on Trick cards, not for those in the Theater."""
    table = workshop("aztec_lady").row("riverside_01").marker("riverside_01", 0, 0, "aztec_lady", "down", "hearts")
    table.player(0).tricks[0] = OwnedTrick("aztec_lady", "hearts", 2)
    table.player(0).supply["hearts"] = 1
    table.trick(0, "linking_rings", "clubs", 1, markers=1)
    assert score(table, "aztec_lady") == (3, 6)


def test_horror_saws() -> None:
    """1 Fame for each Shard, on top of the usual one."""
    table = workshop("horror_saws").purse(0, shards=4)
    assert score(table, "horror_saws") == (4, 4) and table.player(0).fame == 5 + 4 + 4


def test_automaton() -> None:
    """4 Fame for each own Trick of Fame Threshold 16; their Components do not matter (ruling 95)."""
    assert score(more_tricks(workshop("automaton"), "bullet_catch", "walled"), "automaton") == (2, 8)


def test_hellhound() -> None:
    """2 Fame for each unused special Assignment card, on top of the usual 2."""
    table = workshop("hellhound").hand(0, "headhunter", "freelancer", "buying_time")
    assert score(table, "hellhound") == (3, 6) and table.player(0).fame == 5 + 6 + 6


@pytest.mark.parametrize(("team", "expected"), [(("assistant", "engineer"), (0, 0)), ((), (0, 0))])
def test_mutilation_needs_all_three(team: tuple[str, ...], expected: tuple[int, int]) -> None:
    assert score(workshop("mutilation").team(0, *team), "mutilation") == expected


def test_mutilation() -> None:
    """12 Fame with an Assistant, an Engineer and a Manager."""
    assert score(workshop("mutilation").team(0, "assistant", "engineer", "manager"), "mutilation") == (1, 12)


def test_stairs_of_water() -> None:
    """2 Fame for each advanced Component, the Manager's bonus included."""
    table = workshop("stairs_of_water", rope=1).team(0, "manager")
    table.player(0).manager_piles = ["rope", ""]
    assert score(table, "stairs_of_water") == (2 + 1 + 1, 8)


def test_beast_within() -> None:
    """10 Fame with four Tricks of any level."""
    table = more_tricks(workshop("beast_within").team(0, "engineer"), "linking_rings", "walled", "mind_reading")
    assert score(table, "beast_within") == (1, 10)
    assert score(more_tricks(workshop("beast_within"), "linking_rings", "walled"), "beast_within") == (0, 0)


def test_vanishing_elephant() -> None:
    """7 Fame with a Manager."""
    assert score(workshop("vanishing_elephant").team(0, "manager"), "vanishing_elephant") == (1, 7)
    assert score(workshop("vanishing_elephant").team(0, "engineer"), "vanishing_elephant") == (0, 0)


def test_buried_alive() -> None:
    """7 Fame with an Engineer."""
    assert score(workshop("buried_alive").team(0, "engineer"), "buried_alive") == (1, 7)
    assert score(workshop("buried_alive").team(0, "assistant"), "buried_alive") == (0, 0)


def test_assistants_revenge() -> None:
    """7 Fame with an Assistant: the example of the rulebook."""
    assert score(workshop("assistants_revenge").team(0, "assistant"), "assistants_revenge") == (1, 7)
    assert score(workshop("assistants_revenge").team(0, "manager"), "assistants_revenge") == (0, 0)


def test_iron_maiden() -> None:
    """4 Fame for each own Trick of Fame Threshold 1."""
    assert score(more_tricks(workshop("iron_maiden"), "linking_rings", "walled"), "iron_maiden") == (1, 4)


def test_transported_man() -> None:
    """4 Fame for each own Trick of Fame Threshold 36, this one included."""
    assert score(more_tricks(workshop("transported_man"), "automaton", "walled"), "transported_man") == (2, 8)


def test_balsamos_skull() -> None:
    """3 Fame for each superior Component, the Manager's bonus included."""
    table = workshop("balsamos_skull", cog=2).team(0, "manager")
    table.player(0).manager_piles = ["cog", ""]
    assert score(table, "balsamos_skull") == (1 + 2 + 1, 12)


def test_seance() -> None:
    """3 Fame for each Apprentice."""
    assert score(workshop("seance").team(0, "apprentice_2", "manager"), "seance") == (2, 6)


def test_skeleton_dance() -> None:
    """1 Fame for each basic Component, the Manager's bonus included."""
    table = workshop("skeleton_dance", wood=1).team(0, "manager")
    table.player(0).manager_piles = ["wood", ""]
    assert score(table, "skeleton_dance") == (3 + 1 + 1, 5)


def test_metamorphosis() -> None:
    """1 Fame for every 3 Coins, on top of the usual one."""
    table = workshop("metamorphosis").purse(0, coins=11)
    assert score(table, "metamorphosis") == (3, 3) and table.player(0).fame == 5 + 3 + 3


def test_every_level_3_trick_is_tested() -> None:
    assert len(LEVEL_3) == 16 and all(f"test_{trick}" in globals() for trick in LEVEL_3)


@pytest.mark.parametrize("trick", LEVEL_3)
def test_nothing_without_its_own_components(trick: str) -> None:
    """Ruling 94: one piece of one Component is missing."""
    table = workshop(trick).purse(0, coins=30, shards=9).team(0, "assistant", "engineer", "manager")
    component = next(iter(TRICKS[trick].components))
    table.player(0).components[component] -= 1
    assert score(table, trick) == (0, 0)


def test_the_managers_bonus_helps_to_meet_the_requirements() -> None:
    """Ruling 94."""
    table = workshop("buried_alive").team(0, "manager", "engineer")
    table.player(0).components.update(wood=2)
    table.player(0).manager_piles = ["wood", ""]
    assert score(table, "buried_alive") == (1, 7)


@pytest.mark.parametrize(("edition", "fame"), [("2015", 28), ("2019", 20)])
def test_each_level_3_trick_has_a_cap_of_its_own_by_edition(edition: str, fame: int) -> None:
    """Ruling 93."""
    table = workshop("horror_saws", edition).purse(0, coins=90, shards=28)
    table.trick(0, "metamorphosis", "clubs", 1).components(0, glass=3, fabric=3, rope=3, disguise=3)
    assert score(table, "horror_saws") == (28, fame)
    lines = {e.category: (e.fame, e.uncapped) for e in table.state.scores if e.seat == 0}
    assert lines["trick:metamorphosis"] == lines["coins"] == (min(30, 20 if edition == "2019" else 30), 30)
    assert lines["shards"] == (fame, 28)


@pytest.mark.parametrize("trick", LEVEL_3)
def test_level_3_tricks_are_learned_at_36_fame(trick: str) -> None:
    table = Alley().purse(0, fame=35, coins=0).dice(residence_a="any").acts(0, "magician", "downtown.3")
    assert trick not in {move.trick for move in table.game.legal_moves() if hasattr(move, "trick")}
    table = Alley().purse(0, fame=35, coins=1).dice(residence_a="any").acts(0, "magician", "downtown.3")
    assert trick in {move.trick for move in table.game.legal_moves() if hasattr(move, "trick")}
