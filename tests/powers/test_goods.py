"""Powers about goods: room for Components, selling and receiving them, Shards for Coins; each from its wording."""

import pytest
from alley import MAGICIAN
from given import there
from powers_table import Powers
from table import of

from trickerion.rules import moves as mv
from trickerion.rules.ask.tricks import lacking, missing_components
from trickerion.rules.catalog import TIER, TRICKS
from trickerion.rules.events import CoinsGained, ComponentReturned
from trickerion.rules.phases.assignment import Assigning
from trickerion.rules.scoring import trick_score
from trickerion.rules.view import hide

D3, M0, M3, W = "downtown.3", "market_row.0", "market_row.3", "workshop.0.0"
SIX = dict.fromkeys(("wood", "glass", "metal", "fabric", "rope", "saw"), 1)


def test_roomy_trunk() -> None:
    t = Powers().learned(0, "roomy_trunk").components(0, **SIX).stock("cog", "mirror", "animal").acts(0, MAGICIAN, M3)
    for component in ("cog", "mirror"):
        t.do(mv.Buy(component), mv.ChooseCount(1), mv.Bargain(0))
    assert len(t.player(0).components) == 8, "eight types"
    assert not t.can(mv.Buy("animal")), "eight types"
    t = Powers().learned(0, "roomy_trunk_2").components(0, **SIX).stock("cog", "mirror").acts(0, MAGICIAN, M3)
    events = t.do(mv.Buy("cog"), mv.ChooseCount(1), mv.Bargain(0))
    assert CoinsGained(0, 2, "roomy_trunk_2") in events
    assert not of(CoinsGained, t.do(mv.Buy("mirror"), mv.ChooseCount(1), mv.Bargain(0))), "once per turn"
    assert len(t.player(0).components) == 8
    t = Powers().learned(0, "roomy_trunk").stock("cog").acts(0, MAGICIAN, M3)
    assert not of(CoinsGained, t.do(mv.Buy("cog"), mv.ChooseCount(1), mv.Bargain(0))), "the first cut has room only"
    # The last types that came; before that the owner can give back others.
    t = Powers().learned(0, "roomy_trunk", 1).components(0, **SIX, cog=3, mirror=1).acts(0, MAGICIAN, D3)
    t.do(mv.ReturnComponent("wood"))
    assert [event.component for event in t.do(mv.Enhance()) if isinstance(event, ComponentReturned)] == ["mirror"]
    assert len(t.player(0).components) == 6
    assert t.player(0).components["cog"] == 3
    # makes room for one player only and everybody sees it
    t = Powers().learned(0, "roomy_trunk").components(0, **SIX).components(1, **SIX)
    assert t.player(0).free_pile_boards() == ["board"]
    assert not t.player(1).free_pile_boards()
    assert hide(t.state, 1).players[0].free_pile_boards() == ["board"]
    assert t.state.copy().players[0].free_pile_boards() == ["board"]


def test_another_power_in_the_place_of_roomy_trunk_takes_the_room_away() -> None:
    t = Powers().learned(0, "roomy_trunk", 1).components(0, **SIX, cog=1).holds(0, "silver_tongue")
    t.begins("assignment").do(mv.LearnPower("silver_tongue", 1))
    assert list(t.player(0).components) == list(SIX)


def test_makeshift_materials() -> None:
    """Basic types count as one more, 3 at most, where Tricks need them."""
    t = Powers().learned(0, "makeshift_materials").trick(0, "linking_rings").components(0, metal=1)
    assert t.player(0).meets(TRICKS["linking_rings"])
    assert missing_components(t.player(0), "linking_rings") == {}
    t.acts(0, MAGICIAN, W).do(mv.Prepare(0))
    assert t.player(0).trick_at(0).markers == 2
    t.components(0, metal=3)
    assert t.player(0).counted("metal") == 3, "3 at most"
    # is no piece from nothing and for basic ones only
    t = Powers().learned(0, "makeshift_materials").components(0, wood=3, saw=2)
    assert t.player(0).missing(TRICKS["sawing_the_assistant_in_half"]) == {"saw": 1}
    assert t.player(0).missing(TRICKS["linking_rings"]) == {"metal": 2}
    # takes no room
    t = Powers().learned(0, "makeshift_materials").components(0, wood=2).stock("wood").acts(0, MAGICIAN, M3)
    t.do(mv.Buy("wood"))
    assert t.player(0).components == {"wood": 3}
    # meets level 3 tricks and counts no fame: Skeleton Dance: 1 Fame for each Basic Component, as they lie there.
    t = Powers().learned(0, "makeshift_materials").components(0, glass=2, rope=2, cog=2)
    assert trick_score(t.state, 0, TRICKS["skeleton_dance"]) == (2, 2)
    assert trick_score(Powers().components(0, glass=2, rope=2, cog=2).state, 0, TRICKS["skeleton_dance"]) == (0, 0)
    # is gone with its slot
    t = Powers().learned(0, "makeshift_materials").components(0, metal=1).trick(0, "linking_rings")
    t.acts(0, MAGICIAN, W)
    assert t.can(mv.Prepare(0))
    t.do(mv.Enhance())
    assert not t.can(mv.Prepare(0))


def test_fence() -> None:
    t = Powers().learned(0, "fence").components(0, cog=2, wood=1).acts(0, MAGICIAN, M3)
    t.do(mv.UsePower("fence"))
    assert not t.can(mv.Skip()), "it was begun"
    events = t.do(mv.ReturnComponent("cog"))
    assert CoinsGained(0, 3, "fence") in events
    assert t.can(mv.Skip())
    t.do(mv.ReturnComponent("wood"))
    assert t.player(0).coins == 14
    assert t.player(0).components == {"cog": 1}
    assert t.points == 3
    assert not t.can(mv.UsePower("fence")), "once per turn, two pieces"
    # of the second cut pays a coin more for each piece
    t = Powers().learned(0, "fence_2").components(0, cog=2, wood=1).purse(0, coins=0).acts(0, MAGICIAN, M3)
    t.do(mv.UsePower("fence_2"), mv.ReturnComponent("cog"), mv.ReturnComponent("wood"))
    assert t.player(0).coins == 4 + 2
    # of the third cut brings three coins more with the first piece
    t = Powers().learned(0, "fence_3").components(0, cog=2, wood=1).purse(0, coins=0).acts(0, MAGICIAN, M3)
    t.do(mv.UsePower("fence_3"), mv.ReturnComponent("wood"))
    assert t.player(0).coins == 2 + 3
    t.do(mv.ReturnComponent("cog"))
    assert t.player(0).coins == 2 + 3 + 4
    # pays the normal price whatever its owner pays
    t = Powers().learned(0, "fence", 1).learned(0, "royal_warrant", 3).components(0, cog=1).acts(0, MAGICIAN, M3)
    t.do(mv.UsePower("fence"), mv.ReturnComponent("cog"))
    assert t.player(0).coins == 13
    # needs the market row and something to sell
    assert not Powers().learned(0, "fence").components(0, cog=1).acts(0, MAGICIAN, D3).offers(mv.UsePower)
    assert not Powers().learned(0, "fence").acts(0, MAGICIAN, M3).offers(mv.UsePower)


def test_crystal_broker() -> None:
    t = Powers().learned(0, "crystal_broker").begins("assignment")
    events = t.do(mv.UsePower("crystal_broker"))
    assert (t.player(0).coins, t.player(0).shards) == (7, 2)
    assert t.worked("crystal_broker")
    assert isinstance(t.state.stack[-1], Assigning)
    assert events
    # is optional and asks only who can pay
    t = Powers().learned(0, "crystal_broker").begins("assignment")
    t.do(mv.Skip())
    assert t.player(0).coins == 10
    assert isinstance(t.state.stack[-1], Assigning)
    t = Powers().learned(0, "crystal_broker").purse(0, coins=2).begins("assignment")
    assert isinstance(t.state.stack[-1], Assigning)
    # works in the turn in which it is learned: Ruling "learning_order".
    t = Powers().holds(0, "crystal_broker").purse(0, shards=1).begins("assignment")
    t.do(mv.LearnPower("crystal_broker", 1), mv.UsePower("crystal_broker"))
    assert t.player(0).shards == 2


def test_personal_supply() -> None:
    t = Powers().learned(0, "personal_supply").begins("assignment")
    offered = {move.component for move in t.offers(mv.ChooseComponent)}
    assert offered == {component for component, tier in TIER.items() if tier != "superior"}
    assert t.can(mv.Skip())
    t.do(mv.ChooseComponent("wood"))
    assert t.player(0).components == {"wood": 1}
    assert t.player(0).coins == 10
    t.begins("assignment", turn=3).do(mv.ChooseComponent("saw"))
    assert t.player(0).components == {"wood": 1, "saw": 1}
    assert t.player(0).coins == 9
    t = Powers().learned(0, "personal_supply").components(0, **SIX | {"wood": 3}).purse(0, coins=0)
    t.begins("assignment")
    assert {move.component for move in t.offers(mv.ChooseComponent)} == {"glass", "metal", "fabric"}, "3 and 6 at most"


def test_two_powers_of_the_assignment_phase_are_asked_one_after_the_other() -> None:
    t = Powers().learned(0, "crystal_broker", 1).learned(0, "personal_supply", 2).purse(0, coins=3)
    t.begins("assignment").do(mv.UsePower("crystal_broker"))
    assert not t.can(mv.ChooseComponent("saw")), "the Coins are spent"
    assert t.can(mv.ChooseComponent("wood")), "the Coins are spent"


@pytest.mark.parametrize("power", ["crystal_broker", "personal_supply"])
def test_a_power_beside_a_closed_slot_does_nothing(power: str) -> None:
    t = Powers().holds(0, power).begins("assignment")
    assert t.game.legal_moves() == [mv.LearnNoPower()]
    assert isinstance(t.do(mv.LearnNoPower()), list)
    assert isinstance(t.state.stack[-1], Assigning)


def test_what_is_lacking_counts_with_powers() -> None:
    """Pieces, room, Action Points and prices of the plan are those that the owner really has."""
    t = Powers().learned(0, "makeshift_materials", 2).learned(0, "royal_warrant", 3)
    t.trick(0, "sawing_the_assistant_in_half").components(0, wood=1).stock("saw", "wood")
    found = there(lacking(t.state, 0, 0))
    assert [(m.component, m.have, m.need) for m in found.missing] == [("wood", 2, 3), ("saw", 0, 3)]
    assert (there(found.plan).points, there(found.plan).coins) == (3, 4), (
        "1 wood and 3 saws for 1 Coin each; two Buys, Prepare"
    )
    t = Powers().learned(0, "regular_customer", 1).learned(0, "express_courier", 2)
    t.trick(0, "stocks_escape").stock("wood", "metal")
    assert there(there(lacking(t.state, 0, 0)).plan).points == 2, "the first Buy is free, the second is not; Prepare"
    t = Powers().learned(0, "smart_rigging").trick(0, "bullet_catch")
    assert there(lacking(t.state, 0, 0)).prepare_points == 1


def test_a_first_piece_counts_as_two_with_makeshift_materials() -> None:
    t = Powers().learned(0, "makeshift_materials").trick(0, "linking_rings").stock("metal")
    assert there(there(lacking(t.state, 0, 0)).plan).coins == 1
