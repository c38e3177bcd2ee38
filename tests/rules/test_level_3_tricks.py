"""The sixteen Tricks of Fame Threshold 36 at Game End, each from its wording (rulings 92 to 96)."""

from collections.abc import Callable

import pytest
from alley import Alley
from given import there
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


def markers_on_cards(table: Alley) -> Alley:
    """Two on this Trick, one on another; one in the Theater."""
    table.row("riverside_01").marker("riverside_01", 0, 0, "aztec_lady", "down", "hearts")
    table.player(0).tricks[0] = OwnedTrick("aztec_lady", "hearts", 2)
    table.player(0).supply["hearts"] = 1
    return table.trick(0, "linking_rings", "clubs", 1, markers=1)


def managed(table: Alley, component: str, more: int = 1) -> Alley:
    """More pieces of a Component, and a Manager, whose slot makes another one of it."""
    table.team(0, "manager").player(0).manager_piles = [component, ""]
    return table.components(
        0, **{component: more + TRICKS[there(table.player(0).tricks[0]).id].components.get(component, 0)}
    )


WORDING: dict[str, list[tuple[Callable[[Alley], Alley], tuple[int, int]]]] = {
    "aztec_lady": [(markers_on_cards, (3, 6))],
    "horror_saws": [(lambda t: t.purse(0, shards=4), (4, 4))],
    "automaton": [(lambda t: more_tricks(t, "bullet_catch", "walled"), (2, 8))],
    "hellhound": [(lambda t: t.hand(0, "headhunter", "freelancer", "buying_time"), (3, 6))],
    "mutilation": [
        (lambda t: t.team(0, "assistant", "engineer", "manager"), (1, 12)),
        (lambda t: t.team(0, "assistant", "engineer"), (0, 0)),
        (lambda t: t, (0, 0)),
    ],
    "stairs_of_water": [(lambda t: managed(t, "rope"), (2 + 1 + 1, 8))],
    "beast_within": [
        (lambda t: more_tricks(t.team(0, "engineer"), "linking_rings", "walled", "mind_reading"), (1, 10)),
        (lambda t: more_tricks(t, "linking_rings", "walled"), (0, 0)),
    ],
    "vanishing_elephant": [(lambda t: t.team(0, "manager"), (1, 7)), (lambda t: t.team(0, "engineer"), (0, 0))],
    "buried_alive": [(lambda t: t.team(0, "engineer"), (1, 7)), (lambda t: t.team(0, "assistant"), (0, 0))],
    "assistants_revenge": [(lambda t: t.team(0, "assistant"), (1, 7)), (lambda t: t.team(0, "manager"), (0, 0))],
    "iron_maiden": [(lambda t: more_tricks(t, "linking_rings", "walled"), (1, 4))],
    "transported_man": [(lambda t: more_tricks(t, "automaton", "walled"), (2, 8))],
    "balsamos_skull": [(lambda t: managed(t, "cog", 2), (1 + 2 + 1, 12))],
    "seance": [(lambda t: t.team(0, "apprentice_2", "manager"), (2, 6))],
    "skeleton_dance": [(lambda t: managed(t, "wood"), (3 + 1 + 1, 5))],
    "metamorphosis": [(lambda t: t.purse(0, coins=11), (3, 3))],
}
"""Trick -> what its owner has besides its Components, and how often it is paid, with how much Fame."""


@pytest.mark.parametrize("trick", LEVEL_3)
def test_each_is_paid_as_it_is_worded(trick: str) -> None:
    """On top of the usual scoring, where Shards, Coins and special cards count too (ruling 96)."""
    for owns, (number, fame) in WORDING[trick]:
        table = owns(workshop(trick))
        before = table.player(0).fame
        assert score(table, trick) == (number, fame)
        usual = sum(e.fame for e in table.state.scores if e.seat == 0 and e.category != f"trick:{trick}")
        assert table.player(0).fame == before + usual + fame
        if trick in ("horror_saws", "hellhound", "metamorphosis"):
            assert usual == fame, "the usual one is as much"


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
