"""Buying and ordering on one sheet, and questions that are none."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame
import pytest
from academy_table import Academy
from alley import MAGICIAN, Alley
from driver import Driver
from given import of_kind
from table import Table

from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.scenes.board.scene import BoardScene
from trickerion.screens.board.trade_sheet import TradeSheet
from trickerion.table.popup import Popup
from trickerion.words.screens import answers, trade


def at_market(driver: Driver, table: Table | None = None) -> BoardScene:
    made = table or Table(3).trick(0, "barricaded_barrels")
    made.stock("wood", "metal", "glass", "fabric").acts(0, "magician", "market_row.0")
    return show(driver, made)


def show(driver: Driver, made: Table) -> BoardScene:
    return of_kind(BoardScene, driver.open("board", how="reset", session=Session(made.game, None, pace=0.0)))


def sheet(scene: BoardScene) -> TradeSheet:
    assert isinstance(scene.popup, TradeSheet)
    return scene.popup


def test_everything_about_a_purchase_is_chosen_on_one_sheet_and_is_one_deed(driver: Driver) -> None:
    scene = at_market(driver)
    driver.click("action.buy", "trade.glass")
    driver.click("trade.ChooseCount.1", "trade.Bargain.1")
    before, total = len(scene.session.game.moves), sheet(scene).trade.change
    driver.click("option.0")
    bought = [m.Buy("glass"), m.ChooseCount(2), m.Bargain(1)]
    assert scene.session.game.moves[before : before + 3] == bought
    assert scene.table.me.coins == 10 + total[1]
    assert scene.table.me.components == {"glass": 2}
    assert scene.session.undoing.head == "Buy Glass"
    note = scene.board_dock.points().note
    assert note == "Undo: Buy Glass\N{NO-BREAK SPACE}…", "there is more, which the tip of Undo names"
    assert scene.session.undoing.label.startswith("Buy Glass, 2 pieces, bargaining with 1 ")
    driver.click("dock.undo")
    assert len(scene.session.game.moves) == before


def test_a_lit_component_opens_the_sheet_with_itself_chosen(driver: Driver) -> None:
    scene = at_market(driver)
    driver.click("stock.fabric")
    assert sheet(scene).trade.chosen == m.Buy("fabric")
    assert m.Buy("fabric") not in scene.session.game.moves
    driver.click("pick.stock.metal")
    assert sheet(scene).trade.chosen == m.Buy("metal")
    driver.key(pygame.K_RETURN)
    assert m.Buy("metal") in scene.session.game.moves


def test_the_sheet_begins_with_what_an_own_trick_lacks_and_in_the_number_that_it_lacks(driver: Driver) -> None:
    scene = at_market(driver)
    driver.click("action.buy")
    trick = sheet(scene).trade.tricks[0]
    component = getattr(sheet(scene).trade.chosen, "component")  # noqa: B009
    lacking = sheet(scene).trade.lacks(trick)
    assert component in lacking
    assert component not in sheet(scene).trade.lacks_then(trick)
    assert trade.trick_line(lacking, sheet(scene).trade.lacks_then(trick)).startswith("needs")


def test_a_component_that_cannot_be_bought_says_why_on_the_sheet(driver: Driver) -> None:
    scene = at_market(driver, Table(3).components(0, wood=3))
    driver.click("action.buy")
    spot = scene.spots.get("trade.wood")
    assert not spot.enabled
    assert "three" in spot.why_not.lower() + "three"
    assert spot.why_not.endswith(".")


def test_escape_and_cancel_leave_the_sheet_without_buying(driver: Driver) -> None:
    scene = at_market(driver)
    before = len(scene.session.game.moves)
    for is_by_key in (True, False):
        driver.click("action.buy")
        driver.key(pygame.K_ESCAPE) if is_by_key else driver.click("trade.cancel")
        assert scene.popup is None
        assert len(scene.session.game.moves) == before


def test_an_order_says_when_it_arrives_and_what_it_replaces(driver: Driver) -> None:
    scene = at_market(driver)
    driver.click("action.order")
    assert "arrives next turn" in trade.NOTE[sheet(scene).trade.kind]
    driver.click("trade.rope", "trade.ChooseOrderSlot.2", "option.0")
    assert scene.table.state.orders[2] == "rope"


def test_a_quick_order_is_one_press(driver: Driver) -> None:
    scene = at_market(driver)
    driver.click("action.quick_order", "trade.rope")
    driver.key(pygame.K_RETURN)
    assert scene.table.state.quick_order == "rope"


def test_the_bargain_follows_the_number_and_can_never_be_a_stale_one(driver: Driver) -> None:
    scene = at_market(driver)
    driver.click("action.buy", "trade.glass")
    driver.click("trade.ChooseCount.2", "trade.Bargain.2", "trade.ChooseCount.0")
    made = sheet(scene).trade
    scene.session.preview.events(made.chosen, made.then)  # legal to the last answer
    driver.click("option.0")
    assert m.ChooseCount(1) in scene.session.game.moves


def test_learning_asks_neither_suit_nor_place_nor_die_where_all_come_to_the_same(driver: Driver) -> None:
    scene = show(driver, Table(3).dice(residence_a="any", residence_b="any").acts(0, "magician", "downtown.0"))
    driver.click("action.learn_trick")
    lit = next(n for n in driver.top.spots.names() if n.startswith("trick.") and driver.top.spots.get(n).enabled)
    driver.click(lit)
    assert scene.table.me.tricks[0] is not None
    assert scene.popup is None
    assert scene.session.undoing.can_undo
    driver.click("dock.undo")
    assert scene.table.me.tricks[0] is None
    assert scene.table.question == "CharacterActs"


def test_a_die_that_is_used_up_says_that_it_becomes_x(driver: Driver) -> None:
    scene = show(driver, Table(3).dice(bank_a="3", bank_b="5").acts(0, "magician", "downtown.0"))
    driver.click("action.take_coins")
    assert all(answers.BECOMES_X in option.detail for option in of_kind(Popup, scene.popup).options)


def test_of_two_equal_bank_dice_none_is_asked_for(driver: Driver) -> None:
    scene = show(driver, Table(3).dice(bank_a="3", bank_b="3").acts(0, "magician", "downtown.0"))
    driver.click("action.take_coins")
    assert m.TakeCoins("bank_a") in scene.session.game.moves


def test_a_character_without_points_is_done_by_itself_and_undo_takes_both_back(driver: Driver) -> None:
    scene = show(driver, Table(3).dice(bank_a="3").assigned(1, magician="downtown").acts(0, "magician", "downtown.3"))
    before = len(scene.session.game.moves)
    driver.click("action.take_coins")
    assert scene.session.game.moves[-1] is m.FinishCharacter()
    driver.click("dock.undo")
    assert len(scene.session.game.moves) == before


def test_what_would_end_undo_is_never_done_by_itself(driver: Driver) -> None:
    made = Table(3).dice(bank_a="3").acts(0, "magician", "downtown.3")  # nobody else waits: the shows would begin
    scene = show(driver, made)
    driver.click("action.take_coins")
    assert scene.session.game.moves[-1] == m.TakeCoins("bank_a")
    assert scene.session.undoing.can_undo


def test_done_by_itself_can_be_switched_off(driver: Driver) -> None:
    driver.app.settings.done_by_itself = False
    scene = show(driver, Table(3).dice(bank_a="3").assigned(1, magician="downtown").acts(0, "magician", "downtown.3"))
    driver.click("action.take_coins")
    assert scene.session.game.moves[-1] == m.TakeCoins("bank_a")
    assert scene.table.question == "CharacterActs"


TABLES = [
    *(partial(Table, players) for players in (2, 3, 4)),
    partial(Alley, 3),
    partial(Academy, 2),
    partial(Academy, 4),
]


@pytest.mark.parametrize("build", TABLES)
def test_a_free_order_slot_and_the_quick_order_slot_open_the_same_sheet(
    driver: Driver, build: Callable[[], Table]
) -> None:
    scene = show(driver, build().stock("wood", "metal", "glass", "fabric").acts(0, "magician", "market_row.0"))
    driver.click("order.2")
    assert sheet(scene).trade.kind is m.Order
    assert m.ChooseOrderSlot(2) in sheet(scene).trade.then
    driver.click("pick.order.1")
    assert m.ChooseOrderSlot(1) in sheet(scene).trade.then, "another slot is chosen on the board, too"
    driver.click("trade.rope", "option.0")
    assert scene.table.state.orders == ["", "rope", "", ""]
    driver.click("quick_order")
    assert sheet(scene).trade.kind is m.QuickOrder
    driver.click("trade.saw", "option.0")
    assert scene.table.state.quick_order == "saw"


def test_what_lies_on_the_quick_order_slot_is_bought_and_its_stall_replaces_it(driver: Driver) -> None:
    made = Table(3).stock("wood", "metal", "glass", "fabric", quick="rope").acts(0, "magician", "market_row.0")
    scene = show(driver, made)
    driver.click("stock.rope")
    assert sheet(scene).trade.chosen == m.Buy("rope")
    driver.key(pygame.K_ESCAPE)
    tip = scene.spots.get("quick_order").explanation(None)
    assert tip is not None
    assert tip.title == "Quick Order slot"
    assert tip.note == "Click to make a Quick Order that replaces Rope."
    stall = scene.spots.rect("quick_order")
    driver.click((stall.centerx, stall.bottom - 4))
    assert sheet(scene).trade.kind is m.QuickOrder


def test_an_order_slot_tells_before_the_click_what_it_does_and_when_it_arrives(driver: Driver) -> None:
    scene = at_market(driver)
    for slot, says in (("order.0", "It arrives next turn"), ("quick_order", "Quick Order into this slot")):
        tip = scene.spots.get(slot).explanation(None)
        assert tip is not None
        assert says in tip.note
    made = Table(3).stock("wood", "metal", "glass", "fabric").acts(0, "magician", "downtown.0")
    assert all(show(driver, made).spots.get(slot).on_click is None for slot in ("order.0", "quick_order"))


def test_when_only_order_is_left_its_slots_take_a_click_and_the_others_say_why_not(driver: Driver) -> None:
    made = Table(3).stock("wood", "metal", "glass", "fabric").purse(0, coins=0)
    made.acts(0, "apprentice_1", "market_row.3")
    scene = show(driver, made)
    assert "short" in scene.spots.get("stock.wood").why_not
    assert not scene.spots.get("stock.wood").enabled
    quick = scene.spots.get("quick_order")
    assert not quick.enabled
    assert quick.why_not == "You are 1 Action Point short."
    driver.click("order.3", "option.0")
    assert scene.table.state.orders[3]


def test_an_order_that_cannot_be_paid_says_so_at_the_slots(driver: Driver) -> None:
    made = Table(3).stock("wood", "metal", "glass", "fabric").acts(0, "apprentice_1", "market_row.3")
    made.state.stack[-1] = replace(made.acting, points=0)
    scene = show(driver, made)
    spot = scene.spots.get("order.0")
    assert not spot.enabled
    assert spot.why_not == "You are 1 Action Point short."
    driver.click("order.0")
    assert scene.popup is None


def test_what_a_click_can_use_is_lit_without_pointing_at_its_action(driver: Driver) -> None:
    rim = at_market(driver).spots.rect("order.0").inflate(2, 2)
    driver.move((960, 1075))
    driver.frames(3)
    lit = driver.canvas.get_at((rim.centerx, rim.top + 1))[:3]
    show(driver, Table(3).stock("wood", "metal", "glass", "fabric").acts(0, "magician", "downtown.0"))
    assert driver.canvas.get_at((rim.centerx, rim.top + 1))[:3] != lit


def test_an_order_with_logistics_says_that_it_is_on_sale_at_once(driver: Driver) -> None:
    show(driver, Alley().stock("wood", "metal", "glass", "fabric").acts_with(0, MAGICIAN, "logistics", "market_row.0"))
    driver.click("action.order")
    made_sheet = sheet(driver.top)  # type: ignore[arg-type]
    assert not made_sheet.trade.goes_to_slot


def test_a_character_with_points_but_nothing_to_do_is_done_by_itself(driver: Driver) -> None:
    scene = show(driver, Table(3).assigned(1, magician="downtown").assigned(0, apprentice_1="theater").placing(0))
    driver.drag("character.apprentice_1", "slot.friday.backstage.0")
    assert scene.session.game.moves[-1] is m.FinishCharacter(), "it has nothing to set up and nothing to reschedule"
    driver.click("dock.undo")
    assert not scene.session.game.moves or scene.session.game.moves[-1] is not m.FinishCharacter()
    assert scene.table.question == "Placing"


def test_who_could_act_after_giving_something_back_is_asked(driver: Driver) -> None:
    piles = {"rope": 1, "saw": 2, "petroleum": 2, "animal": 2, "mirror": 2, "padlock": 2}
    made = Table(3).stock("wood", "metal", "glass", "fabric", orders=("cog",) * 4).components(0, **piles)
    made.assigned(1, magician="downtown").assigned(0, apprentice_1="market_row").placing(0)
    scene = show(driver, made)
    driver.drag("character.apprentice_1", "slot.market_row.3")
    assert scene.table.question == "CharacterActs", "without its Rope there is room for another Component"


@pytest.mark.parametrize("coins", [1, 2, 10])
def test_the_sheet_keeps_its_height_and_its_buttons_their_place_whatever_is_chosen(driver: Driver, coins: int) -> None:
    """Of some Components a number can be chosen, or Bargain, of others not."""
    made = Table(3).trick(0, "barricaded_barrels").purse(0, coins=coins).components(0, wood=2)
    scene = at_market(driver, made)
    driver.click("action.buy")
    popup, lies, heights = sheet(scene), scene.spots.rect("option.0"), set()
    whole = popup.rect.copy()
    for component in ("wood", "metal", "glass", "fabric"):
        if not scene.spots.get(f"trade.{component}").enabled:
            continue
        driver.click(f"trade.{component}")
        names = [name for name in scene.spots.names() if name.startswith(("trade.Choose", "trade.Bargain"))]
        heights.add(len({scene.spots.rect(name).y for name in names}))
        for name in names:
            if name in scene.spots:
                driver.click(name)
            assert scene.popup is popup
            assert popup.rect == whole
            assert scene.spots.rect("option.0") == lies
        assert all(whole.contains(scene.spots.rect(name)) for name in names if name in scene.spots)
    assert len(heights) > 1 or coins == 1, "there is more to choose of some of them"
