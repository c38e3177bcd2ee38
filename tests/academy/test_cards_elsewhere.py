"""The two special Assignment cards that come with the Academy to each other deck, each by its wording."""

from typing import Any

import pytest
from academy_table import Academy, told
from alley import APPRENTICE, MAGICIAN, gains
from given import there
from table import lay, of, turned

from trickerion.rules import events as ev
from trickerion.rules import moves as m
from trickerion.rules.ask.forecast import show_forecast
from trickerion.rules.catalog import ANY, PERFORMANCES, TRICKS, X
from trickerion.rules.effects.active_effects import show_causes
from trickerion.rules.locations.downtown import learn_reason, matching_cost
from trickerion.rules.locations.market_row import stock_prices
from trickerion.rules.locations.workshop import prepare_cost, prepared_markers

R1, R10 = "riverside_01", "riverside_10"
BACK, D0, M3, W0 = "friday.backstage.0", "downtown.0", "market_row.3", "workshop.0.0"
RINGS, CHINESE, HORNET = "linking_rings", "chinese_sticks", "mechanical_hornet"


def one_link() -> Academy:
    return Academy().row(R1).marker(R1, 0, 0, RINGS, "down").marker(R1, 1, 1, CHINESE, "up")


def test_curtain_speech() -> None:
    """As performer the player gains 1 coin for each link in the performance, on top of the fame."""
    t = one_link().performs(0, special="curtain_speech", card=R1)
    assert ev.PerformerRewarded(0, "link", 1, 1, 0) in t.events
    assert t.used(0) == ["curtain_speech"]
    assert of(ev.CoinsGained, t.events)[-1] == ev.CoinsGained(0, 1, "performer_link")
    # is foreseen and named as a cause
    t, usual = one_link().performs(0, special="curtain_speech"), TRICKS[RINGS].yields.coins
    assert show_forecast(t.state, 0, "friday", R1).total(0).coins == usual + 1
    assert "curtain_speech" in show_causes(t.state, 0)
    # without a link and in the show of another
    t = Academy().row(R1).marker(R1, 0, 0, RINGS, "down").performs(0, special="curtain_speech", card=R1)
    assert t.used(0) == []
    assert not [e for e in of(ev.PerformerRewarded, t.events) if e.kind == "link"]
    t = one_link().works(1, MAGICIAN, "thursday.perform").performs(0, special="curtain_speech")
    events = t.do(m.Perform(R1))
    assert ev.PerformerRewarded(1, "link", 1, 0, 0) in events


def test_blind_spot() -> None:
    """The marker may be turned any way: its own-category corner need not lie in a link circle."""
    t = Academy().row(R1).trick(0, RINGS, "hearts", markers=2).acts_with(0, MAGICIAN, "blind_spot", BACK)
    t.do(m.SetUpTrick(0))
    any_way = {m.PlaceMarker(R1, slot, turns) for slot in range(3) for turns in range(4)}
    assert set(t.offers(m.PlaceMarker)) == any_way, "none twice"
    assert len(t.offers(m.PlaceMarker)) == len(any_way), "none twice"
    told(t, lay(R1, 0, RINGS, "up"))
    assert t.used(0) == ["blind_spot"], "slot 1 has its only circle below"
    t = Academy().row(R1, R10).trick(0, RINGS, "hearts", markers=3).acts_with(0, MAGICIAN, "blind_spot", BACK)
    told(t, m.SetUpTrick(0), lay(R1, 0, RINGS, "down"))
    assert t.used(0) == []
    t = Academy().row(R1, R10).trick(0, RINGS, "hearts", markers=3).acts_with(0, MAGICIAN, "blind_spot", BACK)
    t.do(m.SetUpTrick(0), lay(R1, 0, RINGS, "up"), m.SetUpTrick(0))
    turns = {move.turns for move in t.offers(m.PlaceMarker) if move.slot == 0}
    assert len(turns) == len(PERFORMANCES[R10].circles[0]) < 4, "as usual again"
    # The corner of another category lies in the circle, and it can be the same on both markers.
    t = Academy().row(R1).marker(R1, 1, 1, "enchanted_butterflies", "up").trick(0, RINGS, "hearts", markers=1)
    t.acts_with(0, MAGICIAN, "blind_spot", BACK)
    events = t.do(m.SetUpTrick(0), m.PlaceMarker(R1, 0, turned("optical", "down")))
    assert t.question == "ReceivingLinkBonus"
    assert ev.SpecialCardUsed(0, "blind_spot", "bonus") in events
    # forbids equal markers and full cards as usual
    t = Academy().row(R1).marker(R1, 0, 0, RINGS, "down", "hearts").trick(0, RINGS, "hearts", markers=2)
    assert not t.acts_with(0, MAGICIAN, "blind_spot", BACK).can(m.SetUpTrick(0))


def workshop(trick: str = HORNET) -> Academy:
    """The Apprentice is about to prepare a Trick whose Components are owned."""
    return Academy().trick(0, trick).components(0, **dict(TRICKS[trick].components))


def test_helping_hands() -> None:
    """The action costs 1 action point less (0 is possible)."""
    t = workshop().acts_with(0, MAGICIAN, "helping_hands", W0)
    points = t.points
    told(t, m.Prepare(0))
    assert t.points == points - (2 - 1)
    assert there(t.player(0).tricks[0]).markers == 2
    assert t.used(0) == ["helping_hands"]
    t = workshop(RINGS).acts_with(0, MAGICIAN, "helping_hands", W0)
    assert prepare_cost(t.state, 0, there(t.player(0).tricks[0])) == 0
    t.do(m.ForgoBonus())
    assert prepare_cost(t.state, 0, there(t.player(0).tricks[0])) == 1
    # If the trick has an Academy marker in a practice room, it also gets 1 more trick marker.
    t = workshop().practises(0, HORNET, "small_stage").acts_with(0, MAGICIAN, "helping_hands", W0)
    assert prepared_markers(t.state, 0, 0) == 2 + 1
    t.do(m.Prepare(0))
    assert there(t.player(0).tricks[0]).markers == 3
    # with a practice room that helps prepare
    t = workshop().practises(0, HORNET, "joiners_bench").acts_with(0, MAGICIAN, "helping_hands", W0)
    points = t.points
    t.do(m.Prepare(0))
    assert t.points == points
    assert there(t.player(0).tricks[0]).markers == 3


@pytest.mark.parametrize(("trick", "coins"), [(RINGS, 1), (HORNET, 3)])
def test_lesson_materials(trick: str, coins: int) -> None:
    """The player gains 1 coin for each different component type that the prepared trick needs."""
    t = told(workshop(trick).acts_with(0, MAGICIAN, "lesson_materials", W0), m.Prepare(0))
    assert of(ev.CoinsGained, t.events) == [ev.CoinsGained(0, coins, "lesson_materials")]
    assert t.used(0) == ["lesson_materials"]


def downtown(card: str, fame: int = 8, coins: int = 2) -> Academy:
    """The Magician stands on the +2 slot with a Shard: 5 Action Points, 6 with it."""
    t = Academy().purse(0, fame=fame, coins=coins, shards=1).dice(residence_a=ANY, bank_a="4")
    return t.acts_with(0, MAGICIAN, card, D0)


def level_2(t: Academy) -> str:
    """A Trick of Fame Threshold 16 in the favourite category of seat 0."""
    return next(trick for trick in t.state.residence["mechanical"] if TRICKS[trick].level == 2)


def test_letter_of_credit() -> None:
    """Up to 6 missing fame need not be paid in coins for this trick."""
    t = downtown("letter_of_credit")
    trick = level_2(t)
    assert matching_cost(t.state, 0, trick) == 16 - 8 - 6
    assert learn_reason(t.state, 0, trick) is None
    t.do(m.LearnTrick(trick))
    while t.question == "Learning":
        t.events = t.do(t.game.legal_moves()[0])
    assert t.has(0)[:2] == (8, 0)
    assert of(ev.CoinsPaid, t.events) == [ev.CoinsPaid(0, 2, "fame_threshold")]
    assert t.used(0) == ["letter_of_credit"]
    # ends at 6 and stays when nothing is missing
    assert not downtown("letter_of_credit", fame=7).can(m.LearnTrick(level_2(Academy())))
    t = downtown("letter_of_credit", fame=20)
    t.do(m.LearnTrick(level_2(t)))
    while t.question == "Learning":
        t.events = t.do(t.game.legal_moves()[0])
    assert t.used(0) == []


def test_savings_book() -> None:
    """The chosen bank die is not turned to X, once."""
    t = told(downtown("savings_book"), m.Enhance(), m.TakeCoins("bank_a"))
    assert gains(t.events, 0) == (0, 4, 0)
    assert t.state.dice["bank_a"] == "4"
    assert not of(ev.DieSet, t.events)
    assert t.used(0) == ["savings_book"]
    told(t, m.TakeCoins("bank_a"))
    assert gains(t.events, 0) == (0, 4, 0), "once"
    assert t.state.dice["bank_a"] == X, "once"
    t = downtown("savings_book")
    t.do(m.ForgoBonus(), m.TakeCoins("bank_a"))
    assert t.state.dice["bank_a"] == X


def market(card: str, coins: int = 10, **row: Any) -> Academy:
    return Academy().purse(0, coins=coins).stock("wood", "saw", "cog", "glass", **row).acts_with(0, MAGICIAN, card, M3)


def test_bulk_order() -> None:
    """This one order action may place two different components on order."""
    t = market("bulk_order", orders=("", "", "", "rope"))
    points = t.points
    t.do(m.Order("mirror"), m.ChooseOrderSlot(0))
    offered = [move.component for move in t.offers(m.ChooseComponent)]
    assert "mirror" not in offered
    assert "rope" not in offered
    assert "wood" not in offered
    assert "disguise" in offered
    told(t, m.ChooseComponent("disguise"), m.ChooseOrderSlot(2))
    assert t.state.orders == ["mirror", "", "disguise", "rope"]
    assert t.points == points - 1
    assert of(ev.ComponentOrdered, t.events) == [ev.ComponentOrdered(0, "disguise", 2)]
    assert t.used(0) == ["bulk_order"]
    t.do(m.Order("metal"))
    assert t.state.orders[1] == "metal", "one Action only"
    assert t.question == "CharacterActs", "one Action only"
    t = market("bulk_order")
    t.do(m.Order("mirror"), m.ChooseOrderSlot(0), m.Skip())
    assert t.state.orders == ["mirror", "", "", ""]
    assert t.question == "CharacterActs"
    assert t.acting.card == "bulk_order", "it waits for another Order"
    t = market("bulk_order", orders=("", "rope", "glass", "fabric"))
    t.do(m.Order("mirror"))
    assert t.question == "CharacterActs"


def test_school_supplies() -> None:
    """Basic components bought with this action cost nothing."""
    t = market("school_supplies", coins=0)
    assert stock_prices(t.state, 0) == {"wood": 0, "saw": 2, "cog": 3, "glass": 0}
    t.do(m.Buy("wood"))
    told(t, m.ChooseCount(3))
    assert of(ev.ComponentsBought, t.events) == [ev.ComponentsBought(0, "wood", 3, 0)]
    assert t.has(0)[1] == 0
    assert t.used(0) == ["school_supplies"], "one Buy"
    assert not t.can(m.Buy("glass")), "one Buy"
    # on the quick order slot: The quick order slot still adds its coin for each.
    t = market("school_supplies")
    t.do(m.QuickOrder("metal"))
    assert stock_prices(t.state, 0)["metal"] == 1
    t.do(m.Buy("metal"), m.ChooseCount(2))
    assert t.has(0)[1] == 8
    assert t.player(0).components == {"metal": 2}
    # stay when nothing basic is bought
    t = market("school_supplies")
    t.do(m.Buy("saw"), m.ChooseCount(1), m.Bargain(0))
    assert t.has(0)[1] == 8
    assert t.acting.card == "school_supplies"
    assert t.do(m.Buy("wood"), m.ChooseCount(1))
    assert t.acting.card == ""
    # do not serve an apprentice without room
    t = Academy().purse(0, coins=0).stock("wood").components(0, wood=3)
    assert not t.acts_with(0, APPRENTICE, "school_supplies", M3).can(m.Buy("wood"))
