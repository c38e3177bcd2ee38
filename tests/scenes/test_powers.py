"""The window of the Powers, used like a player does: keeping eight, learning one, looking at slots."""

import itertools
from functools import partial
from typing import Any

import pygame
import pytest
from alley import Alley
from driver import Driver
from given import of_kind, there
from powers_table import Powers
from pygame import Rect, Surface
from screens import session_at

from trickerion.language.verbatim import verbatim
from trickerion.play.session import Session
from trickerion.rules.ask.board import board_of
from trickerion.rules.ask.powers import powers
from trickerion.rules.ask.team import wage_bill
from trickerion.rules.game import Game
from trickerion.rules.moves import LearnNoPower, LearnPower, PlaceCharacter, Prepare
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.powers.board import powers_of
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.state import UNKNOWN
from trickerion.scenes.assignment import layout as at
from trickerion.scenes.assignment.planning import order_prices
from trickerion.scenes.assignment.scene import AssignmentScene
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.powers import PowersScene
from trickerion.scenes.powers import layout as powers_at
from trickerion.scenes.workshop import layout as workshop_at
from trickerion.screens.dialog import DialogScene
from trickerion.table.director import director_of
from trickerion.table.dock import CheckBox, PointsPanel, _draw_box
from trickerion.table.game_scene import GameScene
from trickerion.table.opponents import Initiative, counters_of, initiative_rect, powers_badge
from trickerion.table.panel import Deeds
from trickerion.table.pointed import shard_words
from trickerion.table.sheets import CardChoice
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.bubble import Tip
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import board as board_at
from trickerion.ui.layout.board import RightColumn
from trickerion.ui.text import cut_short
from trickerion.ui.text_block import block_lines
from trickerion.words.powers.texts import TEXTS
from trickerion.words.screens import powers as words


def sit_down(driver: Driver, game: Game, name: str = "powers", **more: int) -> Any:
    session = Session(game, None, pace=1e9)
    session.lift_curtain()
    return driver.open(name, how="reset", session=session, **more)


def on_board(driver: Driver, game: Game) -> BoardScene:
    return of_kind(BoardScene, sit_down(driver, game, "board"))


def learning(*powers: str, shards: int = 6, fame: int = 30, coins: int = 8) -> Powers:
    return Powers(persons=1).holds(0, *powers).purse(0, shards=shards, fame=fame, coins=coins).begins("assignment")


def rack(scene: GameScene, seat: int = 0) -> tuple[str, ...]:
    return powers_of(scene.session.view.state).racks[seat]


# ------------------------------------------------------------------ the deal
def dealt(asked: int) -> Game:
    seats = (Seat("Ada", magician="the_mechaniker"), Seat("Bela", "random", magician="the_gentleman"))
    game = Game.new(GameOptions(seats, modules=("dark_alley", "prophecies", "powers")), "deal")
    while game.decision is not None and game.decision.seat != asked:
        game.apply(game.legal_moves()[0])
    return game


def test_four_of_twelve_are_given_back_in_one_deed(driver: Driver) -> None:
    scene = sit_down(driver, dealt(0))
    cards = [name for name in scene.spots.names() if name.startswith("power.")]
    assert len(cards) == 12
    assert not scene.spots.get("sheet.do").enabled
    for name in cards[:4]:
        driver.click(name)
    assert not scene.spots.get(cards[5]).enabled, "four are enough"
    driver.click(cards[3])
    assert not scene.spots.get("sheet.do").enabled, "a second click keeps it"
    driver.click(cards[4], "sheet.do")
    given = {name.removeprefix("power.") for name in (*cards[:3], cards[4])}
    assert {*powers_of(scene.session.game.state).given_back[0]} == given
    assert len(powers_of(scene.session.game.state).hands[0]) == 8


def test_when_eight_are_kept_there_is_nothing_more_to_press(driver: Driver) -> None:
    scene = sit_down(driver, dealt(1))
    assert scene.view.is_deal
    assert "sheet.do" not in scene.spots
    assert not scene.spots.get("dock.done").enabled


def test_the_slots_on_the_sheet_of_the_deal_lie_between_the_card_and_the_button() -> None:
    slots = [powers_at.other_slot(2, slot) for slot in range(1, 5)]
    assert powers_at.other(2).y > powers_at.LARGE.bottom
    assert slots[-1].bottom < powers_at.LEARN.y


# ------------------------------------------------------------------ learning
def test_a_card_that_is_dragged_to_a_slot_or_clicked_before_it_waits_there_for_learn(driver: Driver) -> None:
    for lay in (driver.drag, driver.click):
        scene = sit_down(driver, learning("silver_tongue", "tycoon").game)
        lay("power.silver_tongue", "slot.3")
        assert rack(scene) == ("",) * 4
        assert (scene.view.chosen, scene.view.aimed) == ("silver_tongue", 3)
        driver.click("sheet.do")
        assert rack(scene) == ("", "", "silver_tongue", "")


def test_by_keys_the_cards_come_first_and_enter_twice_chooses_a_card_and_learns_it(driver: Driver) -> None:
    scene = sit_down(driver, learning("silver_tongue", "tycoon").game)
    driver.key(pygame.K_TAB)
    assert (scene.spots.focused or "").startswith("power.")
    scene.spots.keyboard.go_to("power.tycoon")
    driver.key(pygame.K_RETURN)
    assert (scene.view.chosen, scene.spots.focused) == ("tycoon", "sheet.do")
    driver.key(pygame.K_RETURN)
    assert "tycoon" in rack(scene)


def test_by_keys_the_last_card_to_give_back_leads_to_the_button(driver: Driver) -> None:
    scene = sit_down(driver, dealt(0))
    given = [name for name in scene.spots.names() if name.startswith("power.")][:4]
    for name in given:
        assert scene.spots.focused != "sheet.do"
        scene.spots.keyboard.go_to(name)
        driver.key(pygame.K_RETURN)
    assert scene.spots.focused == "sheet.do"


def test_a_card_that_waits_is_taken_back_by_its_slot_by_its_place_and_by_another(driver: Driver) -> None:
    scene = sit_down(driver, learning("silver_tongue", "tycoon").game)
    for again in ("slot.2", "power.silver_tongue"):
        driver.drag("power.silver_tongue", "slot.2")
        driver.click(again)
        assert scene.view.aimed == 0
    driver.drag("power.silver_tongue", "slot.3")
    driver.click("power.tycoon")
    assert (scene.view.chosen, scene.view.aimed) == ("tycoon", 0)
    assert rack(scene) == ("",) * 4


def test_from_learning_the_table_can_be_looked_at_and_its_button_leads_back(driver: Driver) -> None:
    board = driver.open("board", how="reset", session=Session(learning("tycoon").game, None, pace=1e9))
    driver.frames(4)
    for _ in range(2):
        assert isinstance(driver.top, PowersScene)
        assert driver.top.view.is_learning
        driver.click("dock.done", wait=6)
        assert driver.top is board, "the table stays for as long as it is looked at"
        driver.click("dock.done", wait=2)
    driver.click("power.tycoon", "sheet.do", wait=6)
    assert rack(driver.on(AssignmentScene))[1] == "tycoon"
    assert not isinstance(driver.top, PowersScene)


def test_skip_learns_none_and_lies_where_no_button_of_the_board_does(driver: Driver) -> None:
    scene = sit_down(driver, learning("tycoon").game)
    skip = scene.spots.rect("sheet.skip")
    places = [board_at.DONE, board_at.UNDO, board_at.REDO, board_at.HINT, *boxes_of_two(board_at.ACTION_POINTS)]
    assert not any(skip.colliderect(place.inflate(40, 40)) for place in places)
    assert not scene.spots.get("sheet.skip").default
    driver.click("sheet.skip")
    assert rack(scene) == ("",) * 4
    assert LearnNoPower() not in scene.session.legal


def boxes_of_two(panel: Rect) -> list[Rect]:
    """Where the box "Not this turn" lies with another one or alone."""
    box = CheckBox("decline", "", False, lambda: None, Tip(""), acts=True)
    return [rect for number in (1, 2) for rect in PointsPanel("", "", "", boxes=(box,) * number).box_rects(panel)]


def test_what_acts_at_once_is_no_check_box(driver: Driver) -> None:
    canvas, panel = driver.canvas, Rect(100, 100, 300, 40)
    pictures = []
    for acts in (True, False):
        shown = CheckBox("decline", "Not this turn", False, lambda: None, Tip(""), acts=acts)
        _draw_box(canvas, Hotspots(), shown, panel)
        pictures.append(pygame.image.tobytes(canvas.subsurface(panel.inflate(-20, -8)), "RGB"))
    assert pictures[0] != pictures[1]
    (decline,) = on_board(driver, Powers(persons=1).begins("advertise").game).board_dock.boxes()
    assert decline.name == "decline"
    assert decline.acts
    acting = on_board(driver, Powers(persons=1).purse(0, shards=3).acts(0, "magician", "downtown.0").game)
    assert box(acting).acts, "a Shard is laid at once"


def test_a_closed_slot_says_itself_what_opens_it_and_no_bubble_repeats_it(driver: Driver) -> None:
    scene = sit_down(driver, learning("silver_tongue", "tycoon", shards=3).game)
    driver.drag("power.silver_tongue", "slot.4")
    driver.frames(3, dt=0.4)
    shown = scene.spots.tip()
    assert rack(scene) == ("", "", "", ""), "the slot is explained"
    assert shown is not None, "the slot is explained"
    assert words.to_open(2) not in f"{shown.tip.title} {shown.tip.note}"


def test_learn_lays_the_chosen_card_beside_the_lowest_free_slot_for_coins(driver: Driver) -> None:
    scene = sit_down(driver, learning("tycoon").game)
    assert not scene.spots.get("sheet.do").enabled, "nothing is chosen"
    driver.click("power.tycoon")
    driver.key(pygame.K_RETURN)
    assert rack(scene) == ("", "tycoon", "", "")
    assert scene.session.view.state.players[0].coins == 2


def test_what_cannot_be_learned_looks_so_and_says_why(driver: Driver) -> None:
    cards = ("silver_tongue", "shard_collector", "tycoon")
    table = learning(*cards, coins=5)
    looks = [words.closed(powers(table.state, 0).learning[card]) for card in cards]
    assert looks == ["", "needs slot 4", "1 Coin short"], "before it is pointed at"
    scene = sit_down(driver, table.game)
    free, too_high, too_dear = (scene.spots.get(f"power.{card}").why_not for card in cards)
    assert free == ""
    assert "4 more Shards" in too_high
    assert "6 Coins" in too_dear
    assert "you have 5" in too_dear
    driver.drag("power.silver_tongue", "slot.4")
    assert rack(scene) == ("",) * 4


def test_the_sheet_says_which_power_returns_and_what_wages_may_come_to() -> None:
    table = learning("tycoon").learned(0, "silver_tongue", 2)
    meant = words.what_it_means(powers(table.state, 0), "tycoon", 2, wage_bill(table.state, 0).everybody)
    assert "Silver Tongue goes back to your hand" in meant
    assert "*2* {coin}" in meant
    assert "Wages" in meant


def test_a_laid_power_keeps_its_place_among_the_eight_and_undo_takes_it_back(driver: Driver) -> None:
    scene = sit_down(driver, learning("silver_tongue", "tycoon", "seer").game)
    before = scene.view.cards
    driver.drag("power.seer", "slot.1")
    assert scene.view.cards == before
    driver.click("sheet.do")
    assert scene.view.cards == before
    assert rack(scene)[0] == "seer"
    scene.dock.undo()
    assert rack(scene) == ("",) * 4
    assert LearnPower("seer", 1) in scene.session.legal


def test_what_costs_nothing_says_once_that_it_does_and_how_long_it_stays() -> None:
    table = learning("silver_tongue", fame=30)
    assert words.what_it_means(powers(table.state, 0), "silver_tongue", 2, 0) == "It stays with 3 {shard} or more."
    table.learned(0, "seer", 2)
    said = "It stays with 3 {shard} or more. Seer goes back to your hand."
    assert words.what_it_means(powers(table.state, 0), "silver_tongue", 2, 0) == said


def test_the_slots_of_the_others_stand_on_the_sheet_until_a_card_is_chosen(driver: Driver) -> None:
    scene = sit_down(driver, learning("silver_tongue", "tycoon").learned(1, "seer").purse(1, shards=4).game)
    said = scene.spots.get("other.1").tip()
    assert "*Seer*" in said.body[0]
    assert "Open slots: 2." in said.body[1]
    assert said.note == ""
    assert str(said.title) == f"{scene.view.names[1]}’s Powers", "the tip covers the name at its badge"
    driver.click("other.1")
    assert scene.view.is_own, "no other Powers are looked at while one is learned"
    driver.click("power.tycoon")
    assert not [name for name in scene.spots.names() if name.startswith("other.")]


def test_the_badge_of_the_own_powers_promises_no_look_while_one_is_learned(driver: Driver) -> None:
    scene = sit_down(driver, learning("silver_tongue").game)
    assert scene.spots.get("powers").tip().note == ""
    assert scene.spots.get("powers").on_click is None
    scene = sit_down(driver, Powers(persons=1).begins_placing().game)
    assert "Click" in scene.spots.get("powers").tip().note


def test_the_slots_of_three_others_find_room_on_the_sheet() -> None:
    rects = [powers_at.other(number) for number in range(3)]
    assert all(above.bottom < below.y for above, below in itertools.pairwise(rects))
    assert all(powers_at.OTHERS.contains(rect) for rect in rects)
    assert powers_at.OTHERS.bottom < powers_at.LEARN.y
    assert all(rects[2].contains(powers_at.other_slot(2, slot)) for slot in range(1, 5))


# ------------------------------------------------------------------ looking
def test_a_look_goes_on_to_the_powers_of_another_player(driver: Driver) -> None:
    scene = sit_down(driver, Powers(3, persons=1).learned(1, "seer").begins_placing().game, seat=1)
    assert scene.view.others == [2, 0]
    driver.click("other.0")
    assert scene.view.is_own
    assert scene.view.others == [1, 2]


def test_a_learned_power_says_how_long_it_stays_and_what_lies_on_it() -> None:
    table = Powers().learned(0, "private_investments", 2)
    assert words.laid(powers(table.state, 0), 2) == ["It is beside slot 2.", "It stays with 3 {shard} or more."]
    assert "beside slot 1 or 2" in " ".join(words.card_tip("private_investments").body)


def test_a_card_that_the_sheet_shows_large_has_no_tip_over_it(driver: Driver) -> None:
    scene = sit_down(driver, learning("tycoon").learned(0, "seer").game)
    assert scene.spots.get("slot.1").tip is None
    assert scene.spots.get("slot.2").tip is not None
    driver.move("slot.1")
    driver.frames(2)
    assert scene.view.speaks_of == "seer"


def test_rivals_show_their_slots_and_backs(driver: Driver) -> None:
    table = Powers(persons=1).learned(1, "seer").holds(1, "tycoon", "silver_tongue").begins_placing()
    scene = sit_down(driver, table.game, seat=1)
    assert scene.view.cards == ["seer", UNKNOWN, UNKNOWN]
    driver.click("sheet.do")
    assert scene not in driver.app.stack


def test_the_board_opens_the_slots_from_the_shards_and_from_a_rival(driver: Driver) -> None:
    session = Session(Powers(persons=1).learned(1, "seer").begins_placing().game, None, pace=1e9)
    for spot, seat in (("powers", 0), ("opponent.1.powers", 1)):
        driver.open("board", how="reset", session=session)
        assert driver.top.spots.get(spot).tip is not None
        driver.click(spot, wait=2)
        assert isinstance(driver.top, PowersScene)
        assert driver.top.view.seat == seat


def test_games_without_powers_have_no_such_place(driver: Driver) -> None:
    session = Session(Alley(persons=1).begins_placing().game, None, pace=1e9)
    driver.open("board", how="reset", session=session)
    assert not [name for name in driver.top.spots.names() if "powers" in name]


def box(scene: BoardScene) -> CheckBox:
    return next(box for box in scene.board_dock.boxes() if box.name == "enhance")


@pytest.mark.parametrize(("shards", "closes"), [(3, True), (4, False)])
def test_a_shard_that_closes_a_slot_says_which_power_goes(driver: Driver, shards: int, closes: bool) -> None:
    """At the Shards, at the box that pays one, and in a list that asks for one."""
    table = Powers(persons=1).learned(0, "silver_tongue", 2).purse(0, shards=shards)
    goes = "Silver Tongue goes back to the hand"
    assert (goes in shard_words(table.state, 0).note) is closes
    table.trick(0, "linking_rings").components(0, metal=3).acts_with(0, "magician", "enhance_trick", "workshop.0.0")
    assert box(on_board(driver, table.game)).warns is closes
    table.do(Prepare(0))
    assert table.question == "EnhancingTrick"
    popup = on_board(driver, table.game).popup
    assert isinstance(popup, CardChoice)
    assert (goes in popup.note) is closes


def test_the_workshop_shows_the_rack_and_leads_to_it(driver: Driver) -> None:
    table = Powers(persons=1).learned(0, "silver_tongue", 2).learned(1, "seer").begins_placing()
    for seat, name, slot in ((0, "Silver Tongue", 2), (1, "Seer", POWERS["seer"].slots[0])):
        on_board(driver, table.game)
        scene = driver.open("workshop", session=there(director_of(driver.app)).session, seat=seat)
        tip = scene.spots.get(f"powers.{slot}").tip()
        assert tip.title == name
        assert "or more" in tip.note
        driver.click(f"powers.{slot}", wait=2)
        assert isinstance(driver.top, PowersScene)
        assert driver.top.view.seat == seat


def test_the_rack_covers_nothing_of_the_workshop() -> None:
    for prophecy in (True, False):
        panel = workshop_at.markers(below_prophecy=prophecy, above_rack=True)
        rows = workshop_at.marker_rows(panel)
        assert not panel.colliderect(workshop_at.RACK)
        assert all(panel.contains(row) and row.h > 50 for row in rows)
    slots = [workshop_at.rack_slot(slot) for slot in range(1, 5)]
    assert all(workshop_at.RACK.contains(slot) for slot in slots)
    assert not any(one.colliderect(other) for n, one in enumerate(slots) for other in slots[n + 1 :])


def test_every_power_has_its_words_and_they_fit_the_card_as_its_name_fits_the_racks() -> None:
    assert {*TEXTS} == {*POWERS}
    assert [power for power, text in TEXTS.items() if block_lines(text, 180, theme.TEXT.body) > 6] == []
    for slot in (workshop_at.rack_slot(1), powers_at.other_slot(0, 1)):
        assert [p.name for p in POWERS.values() if block_lines(p.name, slot.w - 30, theme.TEXT.body) > 2] == []


# ------------------------------------------------------------------ numbers that Powers change, on the board
def test_the_badge_of_a_rival_leaves_long_numbers_and_tricks_free() -> None:
    for fame, coins, shards in ((5, 10, 3), (62, 35, 11), (104, 40, 12)):
        for tricks in range(5):
            table = Powers().purse(1, fame=fame, coins=coins, shards=shards)
            for place, trick in enumerate(("linking_rings", "spirit_hand", "levitation", "mutilation")[:tricks]):
                table.trick(1, trick, ("spades", "hearts", "diamonds", "clubs")[place], place)
            panel, player = RightColumn(3).opponents(2)[0], board_of(table.state, 0).players[1]
            x, _ = powers_badge(player, panel)
            assert x - 11 >= counters_of(player, panel).right + 2
            assert x + 11 + 6 <= panel.right - 14 - 33 * tricks


def test_a_place_of_the_initiative_shows_what_a_poster_costs_there() -> None:
    def coin(table: Powers) -> bytes:
        canvas, seat = Surface(theme.CANVAS_SIZE), table.state.initiative[1]
        view = TableView(table.state, 0, ("crimson", "teal"), (verbatim("Ada"), verbatim("Bela")))
        Initiative(view, Deeds()).draw(canvas, Hotspots())
        place = initiative_rect(view, seat)
        return pygame.image.tobytes(canvas.subsurface(Rect(place.right - 37, place.bottom - 28, 28, 28)), "RGB")

    usual, cheaper = Powers(), Powers()
    cheaper.learned(cheaper.state.initiative[1], "street_barker")
    assert coin(usual) != coin(cheaper)


def test_plans_have_the_prices_of_orders_that_powers_change() -> None:
    view = partial(TableView, viewer=0, colours=("crimson", "teal"), names=(verbatim("Ada"), verbatim("Bela")))
    assert [points for _, points in order_prices(view(Powers().state))] == [1, 2]
    assert [points for _, points in order_prices(view(Powers().learned(0, "express_courier").state))] == [1, 1]


def test_a_narrow_row_keeps_its_name_where_a_power_has_changed_its_cost(driver: Driver) -> None:
    cut_short.clear()
    table = Powers(persons=1).learned(0, "express_courier").learned(0, "marked_dice", 2).begins_placing()
    rows = {row.id: row for row in on_board(driver, table.game).actions.now if row.was is not None}
    assert {*rows} == {"quick_order", "set_die"}
    assert all(row.is_compact for row in rows.values())
    assert not cut_short & {"Quick Order", "Set die"}


# ------------------------------------------------------------------ beside other scenes
def assigning(driver: Driver, table: Powers) -> AssignmentScene:
    table.change(hands=((), ()))
    table.begins("assignment")
    session = Session(table.game, None, pace=1e9)
    session.lift_curtain()
    driver.open("board", how="reset", session=session)
    driver.frames(6)
    assert isinstance(driver.top, AssignmentScene)
    return driver.top


def test_the_learned_powers_are_told_while_cards_are_laid_and_lead_to_all_of_them(driver: Driver) -> None:
    scene = assigning(driver, Powers(persons=1).learned(0, "talent_scout"))
    tip = scene.spots.get("powers").explanation(None)
    assert tip is not None
    assert POWERS["talent_scout"].name in " ".join(tip.body)
    assert scene.spots.get("magician").explanation(None) is not None, "the ability beside it explains itself"
    assert not scene.spots.rect("powers").colliderect(scene.spots.rect("magician"))
    driver.click("powers", wait=2)
    assert isinstance(driver.top, PowersScene)
    assert driver.top.view.is_own


def test_four_long_names_of_powers_stay_beside_the_ability(driver: Driver) -> None:
    longest = sorted(POWERS, key=lambda power: -len(POWERS[power].name))[:4]
    scene = assigning(driver, Powers(persons=1).purse(0, shards=10).change(racks=(tuple(longest), ("",) * 4)))
    assert at.HAND.contains(scene.spots.rect("powers"))
    assert scene.spots.rect("powers").right < scene.spots.rect("magician").left


def test_a_hint_of_another_decision_is_not_shown_over_the_slots(driver: Driver) -> None:
    scene = assigning(driver, Powers(persons=1).learned(0, "talent_scout"))
    plain = looked_at(driver)
    driver.app.stack.pop(driver.top)
    scene.session.hints.ask()
    for _ in range(600):
        session_at(scene).opponents.wait(0.05)
        driver.frames(1, dt=0.05)
        if scene.session.hints.ready is not None:
            break
    assert scene.session.hints.ready is not None
    assert looked_at(driver) == plain


def looked_at(driver: Driver) -> bytes:
    """The picture of the slots, opened from the Assignment; without the dock, whose hint key may rest."""
    driver.click("powers", wait=20)
    assert isinstance(driver.top, PowersScene)
    driver.move((960, 1078))
    driver.frames(20)
    picture = driver.canvas.subsurface(powers_at.HAND)
    return pygame.image.tobytes(picture, "RGB")


# ------------------------------------------------------------------ Loose Schedule
@pytest.mark.parametrize(
    ("name", "slot", "answers"),
    [
        ("board", "market_row.3", {"dialog.answer_0": False, "dialog.answer_1": True}),
        ("workshop", "workshop.0.0", {"dialog.answer_0": False, "dialog.answer_1": True}),
        ("board", "downtown.3", {}),
    ],
)
def test_a_bonus_that_loose_schedule_would_lose_is_asked_about_before(
    driver: Driver, name: str, slot: str, answers: dict[str, bool]
) -> None:
    """Ruling 152: where the card leads nothing is asked; elsewhere the answer decides."""
    table = Powers(persons=1).learned(0, "loose_schedule").special(0, "apprentice_1", "empower").placing(0)
    scene = sit_down(driver, table.game, name)
    placed = [PlaceCharacter("apprentice_1", slot)]
    for answer, is_sure in (answers or {"": True}).items():
        driver.drag("character.apprentice_1", f"slot.{slot}")
        driver.frames(3)
        if answer:
            assert isinstance(driver.top, DialogScene)
            assert not scene.session.game.moves
            driver.click(answer, wait=3)
        assert scene.session.game.moves == placed * is_sure
