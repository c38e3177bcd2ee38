"""Workshop: Prepare, Move Trick, Move Components, Move Apprentice."""

from typing import Any

import pytest
from given import there
from table import END_TURN, Table, lay, of

from trickerion.rules import moves as m
from trickerion.rules.events import ApprenticeMoved, ComponentReturned, ComponentsMoved, TrickMoved, TrickPrepared


@pytest.mark.parametrize(
    ("trick", "components", "cost", "markers"),
    [
        ("linking_rings", {"metal": 2}, 1, 2),
        ("mind_reading", {"glass": 2}, 1, 3),
        ("burning_mummy", {"fabric": 3, "petroleum": 1}, 1, 1),
        ("bullet_catch", {"metal": 2, "petroleum": 2, "rope": 2}, 2, 3),
    ],
)
def test_prepare_costs_what_the_card_says(trick: str, components: dict[str, Any], cost: int, markers: int) -> None:
    table = Table(2).trick(0, trick, "hearts").components(0, **components).acts(0, "magician", "workshop.0.0")
    assert table.do(m.Prepare(0)) == [TrickPrepared(0, trick, markers)]
    assert table.points == 3 - cost
    assert table.player(0).supply["hearts"] == 4 - markers


def test_components_are_checked_and_not_spent() -> None:
    """Rulings 50 and 115."""
    table = Table(2).trick(0, "linking_rings").components(0, metal=3).acts(0, "magician", "workshop.0.0")
    table.do(m.Prepare(0))
    assert table.player(0).components == {"metal": 3}
    # too few components prepare nothing: Ruling 115.
    table = Table(2).trick(0, "linking_rings").components(0, metal=1, wood=3).acts(0, "magician", "workshop.0.0")
    assert not table.offers(m.Prepare)
    # the managers virtual piece counts
    table = Table(2).trick(0, "linking_rings").team(0, "manager").manager_pile(0, 1, "metal", 1)
    assert table.acts(0, "magician", "workshop.0.0").can(m.Prepare(0))


def test_a_trick_with_markers_cannot_be_prepared() -> None:
    """Ruling 50."""
    table = Table(2).trick(0, "linking_rings", markers=1).components(0, metal=2).acts(0, "magician", "workshop.0.0")
    assert not table.offers(m.Prepare)
    # too few points prepare nothing
    table = Table(2).trick(0, "bullet_catch").components(0, metal=2, petroleum=2, rope=2)
    assert not table.acts(0, "apprentice_1", "workshop.0.0").offers(m.Prepare)
    # one character may prepare several tricks
    table = Table(2).trick(0, "linking_rings").trick(0, "water_tank_escape", "hearts", 1)
    table.components(0, metal=2, glass=2, rope=1).acts(0, "magician", "workshop.0.0")
    table.do(m.Prepare(0), m.Prepare(1))
    assert [there(owned).markers for owned in table.player(0).tricks[:2]] == [2, 2]


def test_prepare_takes_what_is_left_in_the_supply() -> None:
    """Ruling 51."""
    table = Table(2).row("riverside_01", "riverside_02").trick(0, "mind_reading").components(0, glass=2)
    table.marker("riverside_01", 0, 0, "mind_reading", "down").marker("riverside_02", 0, 0, "mind_reading", "down")
    table.acts(0, "magician", "workshop.0.0")
    assert table.do(m.Prepare(0)) == [TrickPrepared(0, "mind_reading", 2)]
    assert table.player(0).supply["spades"] == 0
    # no prepare without a marker in the supply: Ruling 51.
    table = Table(2).trick(0, "mind_reading").components(0, glass=2)
    table.player(0).supply["spades"] = 0
    assert not table.acts(0, "magician", "workshop.0.0").offers(m.Prepare)


def test_one_more_marker_on_the_engineers_slot() -> None:
    """Ruling 52."""
    table = Table(2).team(0, "engineer").trick(0, "linking_rings", place=3).components(0, metal=2)
    table.acts(0, "apprentice_1", "workshop.0.0")
    assert table.do(m.Prepare(3)) == [TrickPrepared(0, "linking_rings", 3)]
    # engineers marker never beyond the four of the suit: Ruling 52.
    table = Table(2).row("riverside_01").team(0, "engineer").trick(0, "mind_reading", place=3).components(0, glass=2)
    table.marker("riverside_01", 0, 0, "mind_reading", "down").acts(0, "apprentice_1", "workshop.0.0")
    assert table.do(m.Prepare(3)) == [TrickPrepared(0, "mind_reading", 3)]


def test_giving_components_back_leaves_a_trick_prepared() -> None:
    """Ruling 115: Set Up Trick asks for no Components."""
    table = Table(2).row("riverside_01").trick(0, "linking_rings", markers=2).components(0, metal=2)
    table.acts(0, "magician", "friday.backstage.0")
    table.do(m.ReturnComponent("metal"), m.ReturnComponent("metal"), m.SetUpTrick(0))
    assert table.can(lay("riverside_01", 0, "linking_rings", "down"))


def test_move_trick_needs_the_engineer() -> None:
    assert not Table(2).trick(0, "linking_rings").acts(0, "magician", "workshop.0.0").offers(m.MoveTrick)
    # by any character markers move along: Rulings 53 and 55.
    table = Table(2).team(0, "engineer").trick(0, "linking_rings", markers=2).acts(0, "apprentice_1", "workshop.0.0")
    assert table.do(m.MoveTrick(0)) == [TrickMoved(0, "linking_rings", "")]
    assert table.player(0).tricks[0] is None
    assert there(table.player(0).tricks[3]).markers == 2
    assert table.points == 0
    # exchanges with the trick there: Ruling 114.
    table = Table(2).team(0, "engineer").trick(0, "linking_rings").trick(0, "levitation", "clubs", 3)
    table.acts(0, "magician", "workshop.0.0")
    assert table.do(m.MoveTrick(0)) == [TrickMoved(0, "linking_rings", "levitation")]
    assert [owned.id for owned in table.player(0).tricks if owned] == ["levitation", "linking_rings"]
    # no trick moves from the engineer to an empty place: Ruling 114.
    table = Table(2).team(0, "engineer").trick(0, "levitation", "clubs", 3).acts(0, "magician", "workshop.0.0")
    assert not table.offers(m.MoveTrick)


def test_move_components_needs_the_manager() -> None:
    assert not Table(2).components(0, wood=1).acts(0, "magician", "workshop.0.0").offers(m.MoveComponents)
    # to an empty slot: Ruling 55.
    table = Table(2).team(0, "manager").components(0, wood=1).acts(0, "apprentice_1", "workshop.0.0")
    assert table.do(m.MoveComponents("wood")) == [ComponentsMoved(0, "wood", 0, "")]
    assert table.player(0).amount("wood") == 2


def test_a_pile_of_three_gives_one_piece_back() -> None:
    """Ruling 43."""
    table = Table(2).team(0, "manager").components(0, wood=3).acts(0, "apprentice_1", "workshop.0.0")
    assert table.do(m.MoveComponents("wood")) == [ComponentsMoved(0, "wood", 0, ""), ComponentReturned(0, "wood", 1)]
    assert table.player(0).amount("wood") == 3
    # move components exchanges piles: Ruling 114.
    table = Table(2).team(0, "manager").components(0, wood=1).manager_pile(0, 0, "rope", 2)
    table.acts(0, "magician", "workshop.0.0")
    table.do(m.MoveComponents("wood"))
    assert table.offers(m.ChooseManagerSlot) == [m.ChooseManagerSlot(0), m.ChooseManagerSlot(1)]
    assert table.do(m.ChooseManagerSlot(0)) == [ComponentsMoved(0, "wood", 0, "rope")]
    assert (table.player(0).amount("wood"), table.player(0).amount("rope")) == (2, 2)
    # managers pile does not move away by itself: Ruling 114.
    table = Table(2).team(0, "manager").manager_pile(0, 0, "rope", 2).acts(0, "magician", "workshop.0.0")
    assert not table.offers(m.MoveComponents)


def test_move_apprentice_needs_the_assistant() -> None:
    assert not Table(2).acts(0, "magician", "workshop.0.0").offers(m.MoveApprentice)
    # with its card also one that works: Rulings 54 and 55: the wage follows the new home this very turn.
    table = Table(2).team(0, "assistant", "apprentice_2").works(0, "apprentice_2", "downtown.3")
    table.acts(0, "apprentice_1", "workshop.0.0")
    assert table.offers(m.MoveApprentice) == [m.MoveApprentice("apprentice_1"), m.MoveApprentice("apprentice_2")]
    assert table.do(m.MoveApprentice("apprentice_2")) == [ApprenticeMoved(0, "apprentice_2")]
    moved = table.player(0).characters["apprentice_2"]
    assert (moved.home, moved.card, moved.status) == ("assistant", "downtown", "placed")
    table.phase(END_TURN)
    assert table.player(0).coins == 9, "1 for the other Apprentice"
    # only one apprentice lives with the assistant: Rulings 54 and 114.
    table = Table(2).team(0, "assistant").team(0, "apprentice_2", home="assistant")
    assert not table.acts(0, "magician", "workshop.0.0").offers(m.MoveApprentice)


def test_enhance_works_in_the_workshop() -> None:
    table = Table(2).purse(0, shards=1).trick(0, "bullet_catch").components(0, metal=2, petroleum=2, rope=2)
    table.acts(0, "apprentice_1", "workshop.0.0")
    assert not table.offers(m.Prepare)
    table.do(m.Enhance())
    assert of(TrickPrepared, table.do(m.Prepare(0)))
