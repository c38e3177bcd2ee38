"""The ten special Assignment cards of the Market Row, each from its wording."""

from typing import Any

import pytest
from alley import APPRENTICE, MAGICIAN, Alley, gains
from table import END_TURN, of

from trickerion.rules import events as e
from trickerion.rules import moves as mv
from trickerion.rules.ask.board import component_facts
from trickerion.rules.dark_alley.special_assignments.picking import prices_now
from trickerion.rules.state import Bonus
from trickerion.words import tooltips

M0, M3 = "market_row.0", "market_row.3"


def market(card: str, character: str = MAGICIAN, slot: str = M3, coins: int = 10, **more: Any) -> Alley:
    """Wood, saw, cog and animal are on the Buy slots."""
    return Alley(**more).purse(0, coins=coins).stock("wood", "saw", "cog", "animal").acts_with(0, character, card, slot)


def pick(*components: str) -> list[mv.ChooseComponent]:
    return [mv.ChooseComponent(component) for component in components]


# ------------------------------------------------------------------ Component Sale
def test_component_sale_buys_four_pieces_in_any_mix() -> None:
    table = market("component_sale")
    table.do(mv.UseCard("component_sale"), *pick("wood", "wood", "saw", "cog"), mv.Bargain(0))
    assert table.player(0).components == {"wood": 2, "saw": 1, "cog": 1}
    assert table.player(0).coins == 10 - 1 - 1 - 2 - 3
    assert table.points == 2
    # allows bargain on the total
    table = market("component_sale")
    table.do(mv.UseCard("component_sale"), *pick("saw", "cog"), mv.Skip(), mv.Bargain(2))
    assert table.player(0).coins == 10 - (5 - 2)
    assert table.points == 0
    # at most three of a type
    table = market("component_sale")
    table.do(mv.UseCard("component_sale"), *pick("wood", "wood", "wood"))
    assert not table.can(mv.ChooseComponent("wood"))
    # once
    table = market("component_sale")
    table.do(mv.UseCard("component_sale"), *pick("wood"), mv.Skip())
    assert not table.can(mv.UseCard("component_sale"))
    assert table.can(mv.Buy("saw"))


# ------------------------------------------------------------------ Smuggled Goods
def test_smuggled_goods_are_paid_in_fame_less_one() -> None:
    table = market("smuggled_goods", coins=0)
    events = table.do(mv.UseCard("smuggled_goods"), *pick("cog", "cog"), mv.Bargain(1))
    assert of(e.FameLost, events)[0].amount == (6 - 1) - 1, "the Bargain lowers the Coin price first"
    assert table.player(0).fame == 1
    assert table.player(0).coins == 0
    assert table.player(0).components == {"cog": 2}
    # must be affordable in fame
    table = Alley().purse(0, coins=0, fame=0).stock("wood", "cog", "saw")
    table.acts_with(0, APPRENTICE, "smuggled_goods", M3)
    table.do(mv.UseCard("smuggled_goods"))
    assert [m.component for m in table.offers(mv.ChooseComponent)] == ["wood"]
    # is one buy of one type and optional
    table = market("smuggled_goods")
    assert table.can(mv.Buy("wood"))
    table.do(mv.UseCard("smuggled_goods"), *pick("wood"))
    assert {m.component for m in table.offers(mv.ChooseComponent)} == {"wood"}


# ------------------------------------------------------------------ Barter with Power
def test_barter_with_power_takes_components_worth_four_coins_for_a_shard() -> None:
    table = Alley().purse(0, coins=0, shards=1).stock("wood", "saw", "cog")
    table.acts_with(0, MAGICIAN, "barter_with_power", M3)
    table.do(mv.UseCard("barter_with_power"), *pick("cog"))
    assert {m.component for m in table.offers(mv.ChooseComponent)} == {"wood"}
    table.do(*pick("wood"))
    assert table.question == "CharacterActs"
    assert table.points == 2
    assert table.has(0) == (5, 0, 0)
    assert table.player(0).components == {"cog": 1, "wood": 1}
    table = Alley().purse(0, shards=1).stock("wood", quick="cog").acts_with(0, MAGICIAN, "barter_with_power", M3)
    table.do(mv.UseCard("barter_with_power"), *pick("cog"))
    assert table.question == "CharacterActs", "4 already"
    # needs a shard
    assert not market("barter_with_power").can(mv.UseCard("barter_with_power"))


# ------------------------------------------------------------------ Workshop Exhibition
def test_workshop_exhibition_pays_fame_for_the_coins_less_one() -> None:
    table = market("workshop_exhibition")
    events = table.do(mv.Buy("saw"), mv.ChooseCount(3), mv.Bargain(1))
    assert of(e.ComponentsBought, events)[0].price == 5
    assert gains(events, 0) == (4, 0, 0)
    assert gains(table.do(mv.Buy("wood"), mv.ChooseCount(3)), 0) == (0, 0, 0), "one Buy"
    # never below 0
    assert gains(market("workshop_exhibition", APPRENTICE).do(mv.Buy("wood"), mv.ChooseCount(1)), 0) == (0, 0, 0)


# ------------------------------------------------------------------ Shoplifting
def test_shoplifting_takes_one_piece_from_its_slot_for_nothing() -> None:
    table = market("shoplifting")
    table.do(mv.UseCard("shoplifting"), *pick("cog"), mv.Skip())
    events = table.do(mv.ChooseComponent("glass"))
    assert of(e.StockReplaced, events) == [e.StockReplaced(2, "glass", "cog")]
    assert table.state.stock == ["wood", "saw", "glass", "animal"]
    assert table.player(0).coins == 10
    assert table.player(0).components == {"cog": 1}
    table = market("shoplifting", APPRENTICE)
    table.do(mv.UseCard("shoplifting"), *pick("cog", "cog", "cog"))
    assert table.player(0).coins == 10 - 6
    assert {m.component for m in table.offers(mv.ChooseComponent)} == {"wood", "glass", "metal", "fabric"}, "basic ones"
    table.do(mv.ChooseComponent("wood"))
    assert table.state.stock[2] == "wood", "also one that is on offer"
    # robs the quick order slot but no order
    table = Alley().stock("wood", orders=("mirror", "", "", ""), quick="cog").prophecy("early_carts")
    table.acts_with(0, MAGICIAN, "shoplifting", M3).do(mv.UseCard("shoplifting"))
    assert {m.component for m in table.offers(mv.ChooseComponent)} == {"wood", "cog"}
    table.do(*pick("cog"), mv.Skip(), mv.ChooseComponent("metal"))
    assert table.state.quick_order == "metal"
    assert table.state.stock == ["wood"]


# ------------------------------------------------------------------ Logistics
def test_logistics_lays_the_order_beside_the_buy_slots() -> None:
    table = Alley().stock("wood", orders=("rope", "rope", "rope", "rope")).acts_with(0, MAGICIAN, "logistics", M3)
    assert not table.can(mv.Order("wood")), "must not be in the stock"
    events = table.do(mv.Order("mirror"))
    assert of(e.ComponentOrdered, events) == [e.ComponentOrdered(0, "mirror", -1)]
    table.do(mv.Buy("mirror"), mv.ChooseCount(1), mv.Bargain(0))
    assert table.player(0).coins == 7, "at the normal price"
    # is on sale for all until orders arrive
    table = Alley().stock("wood", "glass", "metal", "fabric").assigned(1, magician="market_row")
    table.acts_with(0, APPRENTICE, "logistics", M3)
    table.player(1).characters[MAGICIAN] = table.player(1).characters[MAGICIAN]._replace(status="waiting")
    table.do(mv.Order("mirror"), mv.FinishCharacter(), mv.PlaceCharacter(MAGICIAN, M0))
    assert table.can(mv.Buy("mirror"))
    table.do(mv.FinishCharacter())
    assert table.state.beside_stock == []
    assert table.state.stock == ["wood", "glass", "metal", "fabric"]


# ------------------------------------------------------------------ Traveling Merchants
def test_traveling_merchants_sells_one_after_every_order() -> None:
    """For the price and 1 Coin; the only card that helps more than one Action."""
    table = market("traveling_merchants")
    for component, slot in (("mirror", 0), ("rope", 1)):
        events = table.do(mv.Order(component), mv.ChooseOrderSlot(slot), mv.UseCard("traveling_merchants"))
        assert of(e.SpecialCardUsed, events) == [e.SpecialCardUsed(0, "traveling_merchants", "bonus")]
    assert table.player(0).components == {"mirror": 1, "rope": 1}
    assert table.player(0).coins == 10 - 4 - 3
    assert table.state.orders == ["mirror", "rope", "", ""], "the ordered token stays"
    table = market("traveling_merchants", coins=3)
    table.do(mv.Order("mirror"), mv.ChooseOrderSlot(0))
    assert table.question == "CharacterActs", "4 Coins are not there"
    table.do(mv.Order("rope"), mv.ChooseOrderSlot(1), mv.Skip())
    assert table.player(0).components == {}


# ------------------------------------------------------------------ Dubious Sources
def test_dubious_sources_brings_the_quick_order_home() -> None:
    table = market("dubious_sources")
    table.do(mv.QuickOrder("mirror"), mv.FinishCharacter())
    assert table.player(0).components == {"mirror": 1}
    assert table.state.quick_order == ""
    # takes whatever lies there
    table = market("dubious_sources")
    table.do(mv.QuickOrder("mirror"))
    table.state.quick_order = "rope"
    table.do(mv.FinishCharacter())
    assert table.player(0).components == {"rope": 1}
    # may make room first
    table = Alley().stock("wood").components(0, mirror=3).acts_with(0, MAGICIAN, "dubious_sources", M3)
    table.do(mv.QuickOrder("mirror"), mv.FinishCharacter())
    assert table.can(mv.Skip())
    assert table.can(mv.ReturnComponent("mirror"))
    table.do(mv.ReturnComponent("mirror"))
    assert table.player(0).components == {"mirror": 3}
    # asks for the board
    table = Alley().team(0, "manager").stock("wood").acts_with(0, MAGICIAN, "dubious_sources", M3)
    table.do(mv.QuickOrder("mirror"), mv.FinishCharacter(), mv.ChoosePile("manager"))
    assert table.player(0).manager_piles == ["mirror", ""]


def test_two_dubious_sources_the_later_quick_order_wins() -> None:
    """Ruling 120."""
    table = Alley()
    table.state.quick_order = "mirror"
    table.state.bonuses = [Bonus(0, MAGICIAN, "dubious_sources"), Bonus(1, MAGICIAN, "dubious_sources")]
    table.phase(END_TURN)
    assert (table.player(0).components, table.player(1).components) == ({}, {"mirror": 1})


# ------------------------------------------------------------------ Business Share
def share(then: str = "market_row") -> Alley:
    """Seat 0 has the share; the Magician of seat 1 comes to the Market Row."""
    table = Alley().stock("wood", "saw").assigned(1, magician=then)
    table.special(0, APPRENTICE, "business_share").begins_placing()
    table.do(mv.PlaceCharacter(APPRENTICE, M3), mv.FinishCharacter(), mv.PlaceCharacter(MAGICIAN, M0))
    return table


def test_business_share_takes_the_coins_of_opponents() -> None:
    events = share().do(mv.Buy("saw"), mv.ChooseCount(2), mv.Bargain(0))
    assert of(e.CoinsGained, events) == [e.CoinsGained(0, 4, "business_share")]
    assert of(e.SpecialCardUsed, events) == [e.SpecialCardUsed(0, "business_share", "bonus")]
    # ends with the turn and not with a given up card
    table = share()
    table.do(mv.FinishCharacter())
    assert table.state.turn == 3
    assert table.state.bonuses == []
    table = Alley().stock("wood", "saw").assigned(1, magician="market_row")
    table.special(0, APPRENTICE, "business_share").begins_placing()
    table.do(mv.PlaceCharacter(APPRENTICE, M3), mv.ForgoBonus(), mv.FinishCharacter(), mv.PlaceCharacter(MAGICIAN, M0))
    assert not of(e.CoinsGained, table.do(mv.Buy("saw"), mv.ChooseCount(2), mv.Bargain(0)))
    # gets nothing from its owner
    table = market("business_share")
    assert not of(e.CoinsGained, table.do(mv.Buy("wood"), mv.ChooseCount(3), mv.Bargain(0)))


def test_two_business_shares_never_the_spender() -> None:
    """Ruling 119: whose Character was placed first; the spender's own is passed over."""
    table = Alley(3).stock("saw").assigned(1, magician="market_row")
    table.state.bonuses = [Bonus(1, APPRENTICE, "business_share"), Bonus(2, APPRENTICE, "business_share")]
    table.placing(1)
    events = table.do(mv.PlaceCharacter(MAGICIAN, M3), mv.Buy("saw"), mv.ChooseCount(1), mv.Bargain(0))
    assert of(e.CoinsGained, events) == [e.CoinsGained(2, 2, "business_share")]


# ------------------------------------------------------------------ Workshop Delivery
def test_workshop_delivery_sells_owned_types_one_coin_cheaper() -> None:
    table = Alley().stock("wood").components(0, cog=1).acts_with(0, MAGICIAN, "workshop_delivery", M3)
    table.do(mv.UseCard("workshop_delivery"))
    assert {m.component for m in table.offers(mv.ChooseComponent)} == {"wood", "cog"}
    table.do(*pick("cog", "cog"))
    assert table.question == "FinalBargain", "three is all there may be"
    table.do(mv.Bargain(0))
    assert table.player(0).components == {"cog": 3}
    assert table.player(0).coins == 10 - 2 * (3 - 1)


@pytest.mark.parametrize(("stock", "coins"), [("wood", 10), ("saw", 10)])
def test_workshop_delivery_gives_basic_components_away(stock: str, coins: int) -> None:
    """The discount also holds for types on offer; a basic one costs 0."""
    table = Alley().stock(stock).components(0, wood=1).acts_with(0, MAGICIAN, "workshop_delivery", M3)
    table.do(mv.UseCard("workshop_delivery"), *pick("wood", "wood"))
    assert table.player(0).components == {"wood": 3}
    assert table.player(0).coins == coins


def test_workshop_delivery_only_types_owned_before() -> None:
    table = Alley().stock("saw").acts_with(0, MAGICIAN, "workshop_delivery", M3)
    table.do(mv.UseCard("workshop_delivery"), *pick("saw", "saw"), mv.Skip(), mv.Bargain(0))
    assert table.player(0).coins == 10 - 4, "no discount for what this Buy brought"


def delivery(coins: int = 10, quick: str = "cog", **components: int) -> Alley:
    """Wood is on sale, something lies on the Quick Order slot; an Apprentice has the point for the Buy and no more."""
    table = Alley().stock("wood", quick=quick).components(0, **components).purse(0, coins=coins)
    return table.acts_with(0, APPRENTICE, "workshop_delivery", M3)


def test_workshop_delivery_takes_its_coin_from_the_plain_price_of_an_owned_type_on_the_quick_order_slot() -> None:
    """Ruling 140: the better price counts."""
    table = delivery(cog=1)
    table.do(mv.UseCard("workshop_delivery"), *pick("cog", "cog"))
    assert table.player(0).coins == 10 - 2 * (3 - 1)
    table = delivery(cog=1, coins=2)
    table.do(mv.UseCard("workshop_delivery"))
    assert mv.ChooseComponent("cog") in table.offers(mv.ChooseComponent), "3 less 1 can be paid"
    # leaves a type that is not owned dearer on the quick order slot
    table = delivery(wood=1)
    table.do(mv.UseCard("workshop_delivery"), *pick("cog"), mv.Skip())
    assert table.player(0).coins == 10 - (3 + 1)
    table = delivery(cog=1)
    assert prices_now(table.state, 0)["cog"] == 3 + 1, "before the card is used"
    assert "for 4 {coin}" in " ".join(tooltips.goods(component_facts(table.state, 0, "cog")).body)
    table.do(mv.UseCard("workshop_delivery"))
    assert prices_now(table.state, 0)["cog"] == 3 - 1
    assert "It is on sale for 2 {coin}." in tooltips.goods(component_facts(table.state, 0, "cog")).body
    assert prices_now(table.state, 1)["cog"] == 3 + 1, "the card is not theirs"
