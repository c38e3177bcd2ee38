"""Powers that lower what Actions, Components and missing Fame cost, each from its wording."""

import pytest
from alley import APPRENTICE, MAGICIAN
from powers_table import Powers
from table import END_TURN, of

from trickerion.rules import moves as m
from trickerion.rules.ask.actions import action_statuses
from trickerion.rules.events import CoinsGained, PowerUsed
from trickerion.rules.locations.downtown import matching_cost
from trickerion.rules.locations.market_row import stock_prices
from trickerion.rules.powers.learning import price as power_price

D0, D3, M0, M3, W, A3 = "downtown.0", "downtown.3", "market_row.0", "market_row.3", "workshop.0.0", "dark_alley.3"
R1 = "riverside_01"


def test_regular_customer() -> None:
    """The first Buy costs no Action Point, the next ones of the turn cost one."""
    t = Powers().learned(0, "regular_customer").stock("wood", "glass").acts(0, APPRENTICE, M3)
    assert t.cost("buy") == 0
    assert t.points == 1
    assert of(PowerUsed, t.do(m.Buy("wood"), m.ChooseCount(1))) == [PowerUsed(0, "regular_customer")]
    assert t.points == 1
    assert t.cost("buy") == 1
    assert t.player(0).components == {"wood": 1}
    # helps a buy with a special card
    t = Powers().learned(0, "regular_customer").stock("wood", "glass")
    t.acts_with(0, APPRENTICE, "component_sale", M3).do(m.UseCard("component_sale"))
    assert t.points == 1
    assert t.worked("regular_customer")
    t = Powers().learned(0, "regular_customer").stock("wood").acts(0, APPRENTICE, M3)
    t.do(m.Buy("wood"), m.ChooseCount(1))
    t.change(racks=(("",) * 4,) * 2).learned(0, "regular_customer", 2)
    assert t.cost("buy") == 1, "once belongs to the turn and the owner"
    t.phase(END_TURN)
    assert not t.worked("regular_customer")


def test_express_courier() -> None:
    t = Powers().learned(0, "express_courier").acts(0, MAGICIAN, M3)
    assert t.cost("quick_order") == 1
    t.do(m.QuickOrder("cog"))
    assert t.points == 2, "every time"
    assert t.cost("quick_order") == 1, "every time"


def test_handyman() -> None:
    t = Powers().learned(0, "handyman").components(0, metal=3, petroleum=3, cog=3, wood=2)
    t.trick(0, "automaton").trick(0, "linking_rings", "hearts", 1).trick(0, "barricaded_barrels", "clubs", 2)
    t.acts(0, MAGICIAN, W).do(m.Prepare(0))
    assert t.points == 2, "not on a level 3 Trick"
    assert not t.worked("handyman"), "not on a level 3 Trick"
    t.do(m.Prepare(1))
    assert t.points == 2
    assert t.worked("handyman")
    t.do(m.Prepare(2))
    assert t.points == 1, "once per turn"


@pytest.mark.parametrize("moves", [[m.MoveTrick(0)], [m.MoveComponents("wood")]])
def test_tidy_workshop(moves: list[m.Move]) -> None:
    t = Powers().learned(0, "tidy_workshop").team(0, "engineer", "manager").components(0, wood=1, glass=1)
    t.trick(0, "linking_rings").acts(0, MAGICIAN, W)
    assert t.cost("move_trick") == t.cost("move_components") == 0
    events = t.do(*moves)
    assert t.points == 3
    assert of(CoinsGained, events) == [CoinsGained(0, 1, "tidy_workshop")]
    assert t.cost("move_trick") == t.cost("move_components") == 1, "the first Move of the turn, whatever is moved"


def test_tidy_workshop_moves_apprentices_and_leaves_prepare_alone() -> None:
    t = Powers().learned(0, "tidy_workshop").team(0, "assistant").components(0, metal=2)
    t.trick(0, "linking_rings").acts(0, MAGICIAN, W)
    assert t.cost("move_apprentice") == 0
    assert t.cost("prepare") == 1


def test_marked_dice() -> None:
    t = Powers().learned(0, "marked_dice").acts(0, MAGICIAN, D3)
    assert t.cost("set_die") == 1
    t.do(m.SetDie("bank_a"), m.ChooseFace("6"))
    assert t.points == 2
    assert t.cost("set_die") == 1
    assert t.cost("reroll_die") == 1


def test_talent_scout() -> None:
    t = Powers().learned(0, "talent_scout").dice(inn_specialist="engineer").acts(0, MAGICIAN, D3)
    assert t.cost("hire_character") == 2
    t.do(m.HireCharacter("inn_specialist"))
    assert t.points == 1
    assert t.player(0).hired == ["engineer"]


def test_avid_reader() -> None:
    """Level 1 Tricks cost 2, others 3: the row says both."""
    t = Powers().learned(0, "avid_reader").dice(residence_a="mechanical").purse(0, fame=40)
    t.team(0, "engineer").acts(0, "engineer", D3)
    assert next(s for s in action_statuses(t.state, 0) if s.action == "learn_trick").cost == (2, 3)
    assert t.points == 2
    assert t.can(m.LearnTrick("linking_rings"))
    assert not t.can(m.LearnTrick("automaton"))
    t.do(m.LearnTrick("linking_rings"))
    assert t.points == 0


def test_alley_contact() -> None:
    """The first card of the owner in the turn; the first card of another Character costs as usual."""
    t = Powers().learned(0, "alley_contact").acts(0, MAGICIAN, A3)
    t.do(m.DrawCard("theater"))
    t.do(t.game.legal_moves()[0]) if t.question == "Keeping" else None
    assert t.points == 3, "a further card"
    assert t.cost("draw_card") == 2, "a further card"
    t = Powers().learned(0, "alley_contact").acts(0, APPRENTICE, A3)
    t.player(0).used.append("alley_contact")
    assert t.cost("draw_card") == 1


def test_stage_whisper() -> None:
    t = Powers().learned(0, "stage_whisper").row(R1).trick(0, "linking_rings")
    t.marker(R1, 0, 0, "linking_rings", "down").acts(0, APPRENTICE, "friday.backstage.0")
    t.do(m.Reschedule(R1, 0))
    t.do(next(move for move in t.offers(m.PlaceMarker) if move.slot == 1))
    assert t.points == 1
    assert t.worked("stage_whisper")
    assert t.cost("reschedule") == 1


def test_smart_rigging() -> None:
    t = Powers().learned(0, "smart_rigging").components(0, metal=2, petroleum=2, rope=2)
    t.trick(0, "bullet_catch").trick(0, "linking_rings", "hearts", 1).acts(0, MAGICIAN, W)
    t.do(m.Prepare(0))
    assert t.points == 2, "2 Action Points are printed"
    t.do(m.Prepare(1))
    assert t.points == 1, "not a Trick that costs 1"


def test_rich_uncle() -> None:
    t = Powers().learned(0, "rich_uncle").dice(bank_a="4").team(0, "manager").acts(0, "manager", D3)
    t.do(m.TakeCoins("bank_a"))
    assert t.points == 0
    assert t.player(0).coins == 14


def test_friends_in_high_places() -> None:
    t = Powers().learned(0, "friends_in_high_places").dice(inn_specialist="engineer", residence_a="mechanical")
    t.acts(0, MAGICIAN, D0)
    assert t.cost("learn_trick") == t.cost("hire_character") == 2
    assert t.cost("take_coins") == 3
    t.do(m.HireCharacter("inn_specialist"), m.LearnTrick("linking_rings"))
    assert t.points == 1
    # of the third cut bring coins each time
    t = Powers().learned(0, "friends_in_high_places_3").dice(inn_specialist="engineer", residence_a="mechanical")
    events = t.acts(0, MAGICIAN, D0).do(m.HireCharacter("inn_specialist"), m.LearnTrick("linking_rings"))
    assert t.points == 1
    assert of(CoinsGained, events) == 2 * [CoinsGained(0, 2, "friends_in_high_places_3")]


def test_wholesaler() -> None:
    t = Powers().learned(0, "wholesaler").stock("wood", "rope", "cog")
    assert stock_prices(t.state, 0) == {"wood": 1, "rope": 1, "cog": 2}
    assert stock_prices(t.state, 1) == {"wood": 1, "rope": 2, "cog": 3}, "nobody else"


def test_royal_warrant() -> None:
    t = Powers().learned(0, "royal_warrant").stock("wood", "rope", quick="cog").acts(0, MAGICIAN, M3)
    assert stock_prices(t.state, 0) == {"wood": 1, "rope": 1, "cog": 2}, "the Quick Order slot is still dearer"
    t.do(m.Buy("rope"), m.ChooseCount(3), m.Bargain(0))
    assert t.player(0).coins == 7


def test_silver_tongue() -> None:
    """3 Coins with the first Action Point, one with the next; never to 0."""
    t = Powers().learned(0, "silver_tongue").stock("cog").acts(0, MAGICIAN, M0)
    t.do(m.Buy("cog"), m.ChooseCount(2))
    assert [move.points for move in t.offers(m.Bargain)] == [0, 1, 2, 3], "6, 3, 2, 1"
    events = t.do(m.Bargain(2))
    assert t.player(0).coins == 10 - 2
    assert PowerUsed(0, "silver_tongue") in events
    assert t.points == 2
    t.do(m.Buy("cog"), m.Bargain(1))
    assert t.player(0).coins == 8 - 2, "the second Bargain of the turn takes off 1"
    t = Powers().learned(0, "silver_tongue").stock("cog").purse(0, coins=1).acts(0, MAGICIAN, M3)
    t.do(m.Buy("cog"))
    assert t.player(0).coins == 0, "3 become 1, with one Action Point"
    assert t.points == 1, "3 become 1, with one Action Point"
    # is kept by a buy without bargain
    t = Powers().learned(0, "silver_tongue").stock("cog").acts(0, MAGICIAN, M3)
    t.do(m.Buy("cog"), m.ChooseCount(1), m.Bargain(0))
    assert not t.worked("silver_tongue")
    assert t.player(0).coins == 7


def test_study_loan() -> None:
    t = Powers().learned(0, "study_loan").dice(residence_a="mechanical").purse(0, fame=11).acts(0, MAGICIAN, D3)
    assert matching_cost(t.state, 0, "sawing_the_assistant_in_half") == 2, "16 less 11 less 3"
    assert matching_cost(t.state, 0, "linking_rings") == 0
    t.holds(0, "talent_scout", "spare_props")
    assert power_price(t.state, 0, "spare_props") == 2
    assert power_price(t.state, 0, "talent_scout") == 0
    assert power_price(t.state, 1, "spare_props") == 11, "nobody else"
    # helps to learn the power that takes its slot
    t = Powers().learned(0, "study_loan", 1).holds(0, "fence").purse(0, fame=12, coins=1)
    t.begins("assignment").do(m.LearnPower("fence", 1))
    assert t.player(0).coins == 0
    assert t.board.racks[0][0] == "fence"
