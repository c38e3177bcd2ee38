"""Market Row: Buy with Bargain, Order, Quick Order."""

from typing import Any

import pytest
from table import END_TURN, Table, of

from trickerion.rules import moves as mv
from trickerion.rules.catalog import COMPONENTS, PRICE
from trickerion.rules.events import CoinsPaid, ComponentQuickOrdered, ComponentsBought, OrdersArrived

STOCK = ("wood", "rope", "padlock", "glass")


def market(edition: str = "2019", **market_row: Any) -> Table:
    """A Market Row; ``go`` then places the Magician of seat 0 on the slot without a modifier: 3 points."""
    return Table(4, edition=edition).stock(*STOCK, **market_row)


def go(table: Table, slot: str = "market_row.3", character: str = "magician") -> Table:
    return table.acts(0, character, slot)


def buy(table: Table, component: str, count: int, bargain: int = 0) -> list[Any]:
    """Buy pieces; a single piece for 1 Coin leaves nothing to bargain for."""
    events = table.do(mv.Buy(component), mv.ChooseCount(count))
    return events + (table.do(mv.Bargain(bargain)) if table.offers(mv.Bargain) else [])


def counts(table: Table) -> list[int]:
    return [move.count for move in table.offers(mv.ChooseCount)]


@pytest.mark.parametrize(("component", "price"), [("wood", 1), ("rope", 2), ("padlock", 3)])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_buy_up_to_three_of_one_type(component: str, price: int, count: int) -> None:
    """Ruling 42."""
    table = go(market(), "market_row.3")
    events = buy(table, component, count)
    assert CoinsPaid(0, count * price, "buy") in events
    assert ComponentsBought(0, component, count, count * price) in events
    assert table.player(0).components == {component: count}
    assert table.points == 2


def test_only_what_is_in_stock() -> None:
    assert {m.component for m in go(market()).offers(mv.Buy)} == set(STOCK)
    # the stock stays: Ruling 42: pieces come from the supply.
    table = go(market())
    table.do(mv.Buy("wood"), mv.ChooseCount(3), mv.Bargain(0))
    assert table.state.stock == list(STOCK)


def test_buying_twice_the_same_type_up_to_three() -> None:
    table = go(market())
    table.do(mv.Buy("wood"), mv.ChooseCount(2), mv.Bargain(0), mv.Buy("wood"))
    assert table.player(0).components == {"wood": 3}
    assert not table.can(mv.Buy("wood"))
    # no more than three of a type: Ruling 43.
    assert not go(market().components(0, wood=3)).can(mv.Buy("wood"))
    # a managers pile holds two pieces: Ruling 43: the virtual piece counts towards the limit.
    table = go(market().team(0, "manager").manager_pile(0, 0, "wood", 2))
    assert not table.can(mv.Buy("wood"))
    table = go(market().team(0, "manager").manager_pile(0, 0, "wood", 1))
    table.do(mv.Buy("wood"))
    assert table.player(0).components["wood"] == 2
    assert table.player(0).amount("wood") == 3


def test_a_new_type_may_go_to_the_managers_slots() -> None:
    """Ruling 113."""
    table = go(market().team(0, "manager"))
    table.do(mv.Buy("wood"))
    assert table.offers(mv.ChoosePile) == [mv.ChoosePile("board"), mv.ChoosePile("manager")]
    table.do(mv.ChoosePile("manager"))
    assert counts(table) == [1, 2]
    table.do(mv.ChooseCount(2), mv.Bargain(0))
    assert table.player(0).manager_piles == ["wood", ""]
    assert table.player(0).amount("wood") == 3
    # more of an owned type goes to its pile: Rulings 43 and 113: one pile for each type.
    table = go(market().team(0, "manager").components(0, wood=1))
    table.do(mv.Buy("wood"))
    assert not table.offers(mv.ChoosePile)


SIX = {"metal": 1, "fabric": 1, "petroleum": 1, "saw": 1, "animal": 1, "mirror": 1}


def test_with_six_types_one_must_be_given_back_first() -> None:
    """Ruling 113."""
    table = go(market().components(0, **SIX))
    assert not table.offers(mv.Buy)
    table.do(mv.ReturnComponent("saw"))
    assert table.can(mv.Buy("wood"))
    # six types and a managers slot: Ruling 113.
    table = go(market().components(0, **SIX).team(0, "manager"))
    table.do(mv.Buy("wood"))
    assert counts(table) == [1, 2], "straight to the Manager's slot"


def test_coins_limit_the_number() -> None:
    """Ruling 109."""
    table = go(market().purse(0, coins=3), character="apprentice_1")
    table.do(mv.Buy("wood"))
    assert counts(table) == [1, 2, 3]
    table = go(market().purse(0, coins=2), character="apprentice_1")
    assert {m.component for m in table.offers(mv.Buy)} == {"wood", "rope", "glass"}
    table.do(mv.Buy("wood"))
    assert counts(table) == [1, 2]


def test_components_never_run_out() -> None:
    """Ruling 49."""
    table = market()
    for seat in (1, 2, 3):
        table.components(seat, wood=3)
    table.trick(0, "linking_rings")
    buy(go(table), "wood", 3)
    assert sum(player.components["wood"] for player in table.state.players) == 12


def test_bargain_takes_a_coin_for_each_point() -> None:
    """Ruling 44."""
    table = go(market())
    events = table.do(mv.Buy("padlock"), mv.ChooseCount(2), mv.Bargain(2))
    assert ComponentsBought(0, "padlock", 2, 4) in events
    assert table.points == 0
    # never brings the total to 0: Ruling 44.
    table = go(market())
    table.do(mv.Buy("rope"), mv.ChooseCount(1))
    assert table.offers(mv.Bargain) == [mv.Bargain(0), mv.Bargain(1)]
    table = go(market())
    assert table.do(mv.Buy("wood"), mv.ChooseCount(1))[-1] == ComponentsBought(0, "wood", 1, 1), "nothing to bargain"
    # can make a price payable: Rulings 44 and 109.
    table = go(market().purse(0, coins=1))
    assert table.can(mv.Buy("padlock"))
    assert table.do(mv.Buy("padlock"))[-1] == ComponentsBought(0, "padlock", 1, 1)
    assert table.points == 0
    # only with a buy
    assert not go(market()).offers(mv.Bargain)


def test_order_lies_on_any_free_order_slot() -> None:
    """Ruling 46."""
    table = go(market(orders=("", "saw", "", "")))
    table.do(mv.Order("petroleum"))
    assert table.offers(mv.ChooseOrderSlot) == [mv.ChooseOrderSlot(n) for n in (0, 2, 3)]
    table.do(mv.ChooseOrderSlot(2))
    assert table.state.orders == ["", "saw", "petroleum", ""]
    assert table.points == 2
    # four full order slots take no order: Ruling 46.
    assert not go(market(orders=("saw", "metal", "cog", "mirror"))).offers(mv.Order)


@pytest.mark.parametrize(("edition", "with_stock"), [("2015", True), ("2019", False)])
def test_which_types_can_be_ordered(edition: str, with_stock: bool) -> None:
    """Ruling 45."""
    ordered = {m.component for m in go(market(edition, orders=("saw", "", "", ""))).offers(mv.Order)}
    assert ordered == set(COMPONENTS) - {"saw"} - (set() if with_stock else set(STOCK))


def test_the_quick_order_slot_does_not_forbid_an_order() -> None:
    """Ruling 45."""
    assert go(market(quick="cog")).can(mv.Order("cog"))


def test_orders_arrive_in_their_buy_slots() -> None:
    """Ruling 46."""
    table = market(orders=("", "saw", "", "cog"), quick="mirror").phase(END_TURN)
    assert of(OrdersArrived, table.events) == [OrdersArrived(((1, "saw", "rope"), (3, "cog", "glass")))]
    assert table.state.stock == ["wood", "saw", "padlock", "cog"]
    assert table.state.orders == [""] * 4
    assert table.state.quick_order == "", "the Quick Order leaves"
    # cannot be bought this turn
    table = go(market())
    table.do(mv.Order("cog"), mv.ChooseOrderSlot(0))
    assert not table.can(mv.Buy("cog"))


def test_two_equal_types_on_offer_are_harmless() -> None:
    """Ruling 47."""
    table = go(Table(4).stock("wood", "wood", "rope", "glass"))
    assert [m.component for m in table.offers(mv.Buy)] == ["wood", "rope", "glass"]


def test_quick_order_is_bought_one_coin_dearer() -> None:
    """Rulings 42, 48 and 117."""
    table = go(market(), "market_row.0")
    table.do(mv.QuickOrder("cog"), mv.Buy("cog"), mv.ChooseCount(2))
    assert table.offers(mv.Bargain)
    events = table.do(mv.Bargain(0))
    assert ComponentsBought(0, "cog", 2, 2 * (PRICE["cog"] + 1)) in events
    assert table.points == 2
    # serves every player this turn: Ruling 48.
    table = market().assigned(1, magician="market_row").acts(0, "magician", "market_row.3")
    table.do(mv.QuickOrder("cog"), mv.FinishCharacter(), mv.PlaceCharacter("magician", "market_row.0"))
    assert table.can(mv.Buy("cog"))
    # replaces what lies there: Ruling 48.
    table = go(market(quick="cog"))
    assert not table.can(mv.QuickOrder("cog"))
    assert table.do(mv.QuickOrder("saw")) == [ComponentQuickOrdered(0, "saw", "cog")]
    assert not table.can(mv.Buy("cog"))


@pytest.mark.parametrize(("edition", "with_stock"), [("2015", True), ("2019", False)])
def test_quick_order_of_a_type_in_stock(edition: str, with_stock: bool) -> None:
    """Ruling 48."""
    assert go(market(edition)).can(mv.QuickOrder("wood")) == with_stock


def test_quick_order_costs_2_points() -> None:
    table = go(market(), character="apprentice_1")
    assert table.offers(mv.Order)
    assert not table.offers(mv.QuickOrder)
    table = go(market())
    table.do(mv.QuickOrder("cog"))
    assert table.points == 1
