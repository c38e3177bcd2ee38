"""The Dark Alley in the window: decks, prophecies, special cards and abilities, used like a player would."""

from itertools import pairwise
from typing import Any

import pygame
import pytest
from alley import APPRENTICE, MAGICIAN, Alley
from driver import Driver
from given import of_kind, there
from legible import Text, weak_texts
from pygame import Rect
from screens import stay_as_it_is
from table import turned

from trickerion.language.wording import Words
from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.rules.ask.stage import stage_of
from trickerion.rules.catalog import PROPHECIES, SPECIALS, TRICKS
from trickerion.rules.decks import lay_down
from trickerion.rules.effects.modifiers import base_points
from trickerion.rules.facts.stage import Spot
from trickerion.rules.phases.turn import Turn
from trickerion.scenes.assignment.scene import AssignmentScene
from trickerion.scenes.board.answer_lines import is_about_cards
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.performance.scene import PerformanceScene
from trickerion.scenes.theater.beside import reason
from trickerion.scenes.theater.scene import TheaterScene
from trickerion.scenes.workshop import layout as workshop_at
from trickerion.screens.board import dark_alley, stage
from trickerion.screens.board.actions import DIM, ActionRow
from trickerion.screens.board.locations import chip_places
from trickerion.screens.playbill import printed
from trickerion.table import pointed
from trickerion.table.popup import Popup
from trickerion.table.sheets import CardChoice, HandSheet
from trickerion.table.team import character_places, hand_words
from trickerion.ui import theme
from trickerion.ui.bubble import Tip
from trickerion.ui.head_pieces import of_prophecy
from trickerion.ui.layout import board as at
from trickerion.ui.layout import close_up
from trickerion.ui.text import cut_short
from trickerion.words.questions import QUESTIONS
from trickerion.words.reasons import cost_range
from trickerion.words.screens import board as words

R1, R10, R11 = "riverside_01", "riverside_10", "riverside_11"
BARRELS, RINGS = "barricaded_barrels", "linking_rings"
BECOMES = "would become active"


def show(driver: Driver, table: Alley) -> BoardScene:
    """The board of a made-up table."""
    session = Session(table.game, None, pace=0.0)
    session.lift_curtain()
    stay_as_it_is(session)
    scene = driver.open("board", how="reset", session=session)
    driver.frames(4)
    return of_kind(BoardScene, scene)


def of(magician: str, other: str = "the_mechaniker", **more: Any) -> Alley:
    return Alley(2, (magician, other), **more).row(R1, R10, R11)


def last(scene: BoardScene | TheaterScene) -> m.Move:
    return scene.session.game.moves[-1]


def theater_deck(scene: BoardScene) -> Words:
    return pointed.special_deck(scene.table, "theater", scene.table.on_board.decks["theater"])


def row_of(scene: BoardScene, action: str) -> ActionRow:
    return next(row for row in scene.rows if row.id == action)


def row_words(scene: BoardScene, row: ActionRow) -> Words:
    return pointed.action(scene.table, row.id, row.status, is_open=row.state != DIM)


# ---- the panel -----------------------------------------------------------------------------------------------------
def test_a_click_on_a_deck_draws_from_it(driver: Driver) -> None:
    scene = show(driver, of("the_gentleman", edition="2015").acts(0, MAGICIAN, "dark_alley.0"))
    driver.click("deck.workshop")
    assert last(scene) == m.DrawCard("workshop")


def test_open_decks_show_their_top_card_with_its_whole_name_and_closed_ones_do_not(driver: Driver) -> None:
    scene = show(driver, of("the_gentleman", edition="2015").acts(0, MAGICIAN, "dark_alley.0"))
    top = scene.table.state.special_decks["theater"][0]
    assert scene.table.on_board.decks["theater"].top == top
    assert theater_deck(scene).title == SPECIALS[top].name
    for card in SPECIALS.values():
        lay_down(scene.table.state, "theater", (card.id, *scene.table.state.special_decks["theater"][1:]))
        cut_short.clear()
        scene.layers.forget()
        driver.frames(1)
        assert card.name not in cut_short
    scene = show(driver, of("the_gentleman", edition="2019").acts(0, MAGICIAN, "dark_alley.0"))
    assert scene.table.on_board.decks["theater"].top == ""
    assert "10 cards are left" in " ".join(theater_deck(scene).body)


def test_two_drawn_cards_are_shown_whole_and_one_is_kept(driver: Driver) -> None:
    scene = show(driver, of("the_gentleman", edition="2019", persons=1).acts(0, MAGICIAN, "dark_alley.0"))
    driver.click("deck.downtown", wait=3)
    assert isinstance(scene.popup, CardChoice)
    assert len(scene.popup.cards) == 2
    assert scene.popup.note == "The other one goes under its deck."
    kept = scene.popup.cards[1].card
    driver.click("card_choice.1")
    assert last(scene) == m.KeepCard(kept)
    assert scene.popup is None


def test_the_residence_is_open_beside_the_alley(driver: Driver) -> None:
    scene = show(driver, of("the_gentleman").acts(0, MAGICIAN, "dark_alley.0"))
    driver.click("residence")
    assert driver.top is not scene
    assert any(name.startswith("trick.") for name in driver.top.spots.names())
    driver.key(pygame.K_ESCAPE)
    driver.click("action.learn_trick")
    assert driver.top is not scene


def test_fortune_telling_says_what_it_would_do_and_nothing_when_it_is_done(driver: Driver) -> None:
    table = of("the_gentleman").ring("weary_bodies", "flat_prices", "toll_gates").acts(0, MAGICIAN, "dark_alley.0")
    scene = show(driver, table)
    would = " ".join(row_words(scene, row_of(scene, "fortune_telling")).body)
    assert all(name in would for name in (PROPHECIES["toll_gates"].name, PROPHECIES["weary_bodies"].name, BECOMES))
    driver.click("action.fortune_telling")
    assert scene.table.state.pending[0] == "toll_gates"
    assert BECOMES not in " ".join(row_words(scene, row_of(scene, "fortune_telling")).body)


def test_a_stage_says_when_there_is_no_show_to_give(driver: Driver) -> None:
    bare = show(driver, of("the_gentleman").acts(0, MAGICIAN, "friday.perform"))
    assert words.NO_SHOW in pointed.slot(bare.table, "friday.perform").body
    assert bare.board_dock.points().line == words.NO_SHOW
    ready = show(driver, of("the_gentleman").marker(R1, 0, 0, RINGS, "down").acts(0, MAGICIAN, "friday.perform"))
    assert words.NO_SHOW not in pointed.slot(ready.table, "friday.perform").body
    assert "They perform once" in ready.board_dock.points().line


def test_without_prophecies_there_is_no_ring_and_no_fortune_telling(driver: Driver) -> None:
    scene = show(driver, of("the_gentleman", modules=("dark_alley",)).acts(0, MAGICIAN, "dark_alley.0"))
    assert "action.fortune_telling" not in scene.spots.names()
    assert dark_alley.plate_height(scene.table) == 0


def test_the_priestess_alone_weaves_fate_by_a_click_on_the_ring(driver: Driver) -> None:
    for magician in ("the_gentleman", "priestess_of_mysticism"):
        table = of(magician).ring("weary_bodies", "flat_prices", "toll_gates").acts(0, MAGICIAN, "dark_alley.0")
        scene = show(driver, table)
        assert ("action.fate_weaving" in scene.spots.names()) == (magician == "priestess_of_mysticism")
    driver.click("action.fate_weaving", "pick.prophecy.2")
    assert last(scene) == m.ChangeFate(2)
    assert scene.table.state.active_prophecy == "toll_gates"
    assert "prophecy" in scene.spots.names()


@pytest.mark.parametrize("palette", theme.PALETTES)
def test_words_beside_the_picture_of_a_prophecy_can_be_read(driver: Driver, palette: str) -> None:
    theme.use_palette(palette)
    table = Alley()
    for prophecy in {of_prophecy(each): each for each in PROPHECIES}.values():
        table.state.active_prophecy = prophecy
        scene = show(driver, table)
        rect = dark_alley.below_opponents(scene.table)[0]
        title, sentence = Rect(rect.x + 90, rect.y + 8, 250, 28), Rect(rect.x + 90, rect.y + 36, 260, rect.h - 40)
        assert not weak_texts(driver.canvas, Text(title, theme.BRASS_HI), Text(sentence, theme.CREAM)), prophecy
    theme.use_palette(theme.PALETTES[0])


def test_every_prophecy_has_room_for_its_sentence(driver: Driver) -> None:
    table = show(driver, of("the_gentleman").acts(0, MAGICIAN, "dark_alley.0")).table
    for prophecy in PROPHECIES:
        table.state.active_prophecy = prophecy
        height = dark_alley.plate_height(table)
        assert table.column.plate <= height <= 180, prophecy
        assert table.column.below(3, height)[2].h >= 90, prophecy


# ---- what changes a number -----------------------------------------------------------------------------------------
def test_a_prophecy_says_why_a_character_has_one_point(driver: Driver) -> None:
    scene = show(driver, of("the_gentleman").prophecy("weary_bodies").assigned(0, magician="downtown").placing(0))
    disk = scene.table.me.characters[MAGICIAN]
    assert base_points(scene.table.state, scene.table.viewer, disk) == 1
    assert "Weary Bodies" in " ".join(pointed.character(scene.table, MAGICIAN).body)


def test_a_card_in_use_says_why_an_action_is_cheaper(driver: Driver) -> None:
    scene = show(driver, of("the_gentleman").dice(bank_a="3").acts_with(0, MAGICIAN, "interest", "downtown.0"))
    row = row_of(scene, "take_coins")
    assert (row.cost, row.was) == ("2", 3)
    assert "Interest" in " ".join(row_words(scene, row).body)


def test_open_special_cards_of_others_can_be_read(driver: Driver) -> None:
    table = of("the_gentleman").special(1, APPRENTICE, "headhunter").assigned(0, magician="downtown").placing(0)
    tip = show(driver, table).spots.get(f"opponent.1.{APPRENTICE}").tip
    assert tip is not None
    shown = tip()
    assert shown is not None
    assert shown.title == SPECIALS["headhunter"].name
    driver.move(f"opponent.1.{APPRENTICE}")
    driver.frames(30)
    assert driver.app.failures == 0


# ---- questions of cards and abilities ------------------------------------------------------------------------------
def test_an_offer_shows_its_card_and_can_be_declined(driver: Driver) -> None:
    table = of("the_red_lotus").trick(0, BARRELS).components(0, wood=3)
    table.acts_with(0, APPRENTICE, "test_run", "workshop.0.0").do(m.Prepare(0))
    scene = show(driver, table)
    assert isinstance(scene.popup, CardChoice)
    assert scene.popup.cards[0].card == "test_run"
    card, (use, leave) = scene.popup.card_rects()[0], scene.popup.button_rects()
    assert use.centerx == card.centerx, "the button of a card is below it"
    assert use.top > card.bottom
    assert leave.top > use.bottom, "to do without is below them all, beside no card"
    driver.click("option.1")
    assert m.Skip() in scene.session.game.moves


def test_a_card_is_used_by_a_click_on_it_or_left_for_later(driver: Driver) -> None:
    scene = show(driver, of("the_red_lotus").acts_with(0, MAGICIAN, "component_sale", "market_row.0"))
    before = len(scene.session.game.moves)
    driver.click(f"character.{MAGICIAN}")
    driver.key(pygame.K_ESCAPE)
    assert scene.popup is None
    assert len(scene.session.game.moves) == before
    driver.click(f"character.{MAGICIAN}")
    assert isinstance(scene.popup, CardChoice)
    driver.click("option.0")
    assert last(scene) == m.UseCard("component_sale")
    assert isinstance(scene.popup, Popup)
    component = scene.table.state.stock[2]
    driver.click(f"pick.stock.{component}")
    assert last(scene) == m.ChooseComponent(component)


def test_the_bonus_is_given_up_in_the_dock(driver: Driver) -> None:
    scene = show(driver, of("the_red_lotus").acts_with(0, MAGICIAN, "component_sale", "market_row.0"))
    driver.click("dock.forgo")
    assert last(scene) is m.ForgoBonus()


def test_two_cards_are_swapped_by_clicking_both(driver: Driver) -> None:
    table = of("the_red_lotus").trick(0, BARRELS, markers=2)
    table.acts_with(0, APPRENTICE, "buying_time", "friday.backstage.0").do(m.SetUpTrick(0))
    table.do(next(move for move in table.game.legal_moves() if isinstance(move, m.PlaceMarker)))
    scene = show(driver, table)
    driver.click(f"pick.card.{R10}", f"pick.card.{R11}")
    assert m.SwapCards(R10, R11) in scene.session.game.moves
    assert [card.id for card in scene.table.state.row] == [R1, R11, R10]


def test_trick_steal_by_clicking_the_marker(driver: Driver) -> None:
    table = of("the_red_lotus").prophecy("long_shadow").trick(0, BARRELS).trick(1, RINGS)
    table.marker(R1, 0, 0, BARRELS, "down").marker(R1, 1, 1, RINGS, "left").performs(0, card=R1)
    scene = show(driver, table)
    assert scene.table.question == "Stealing"
    driver.click(f"pick.marker.{R1}.1")
    assert m.StealTrick(0, 1) in scene.session.game.moves
    driver.frames(4)
    assert [cause.name for cause in there(driver.on(PerformanceScene).running).bill.causes] == [
        "Long Shadow",
        "Trick Steal",
    ]


def test_breaking_free_by_clicking_the_marker_then_laying_it(driver: Driver) -> None:
    table = of("master_of_chains").trick(0, BARRELS)
    table.marker(R1, 0, 0, BARRELS, "down").marker(R10, 1, 0, BARRELS, "down")
    table.events = table._go([Turn(5)], "place_characters", 2)
    scene = show(driver, table)
    assert scene.table.question == "FreeReschedule"
    driver.click(f"pick.marker.{R10}.1", wait=4)
    assert last(scene) == m.Reschedule(R10, 1)
    assert isinstance(driver.top, TheaterScene)
    assert driver.top.hand is not None
    assert driver.top.hand.pays_links
    driver.key(pygame.K_ESCAPE, wait=4)
    scene_above = driver.on(TheaterScene)
    assert scene_above.hand is None
    assert scene_above.table.stage.offer == "master_of_chains", "it still is the ability that is asked about"
    tip = scene_above.spots.get("performance_2.slot_2").tip
    assert tip is not None
    assert "You are paid for its new Links" in said(tip())
    driver.click("extra_0")
    assert isinstance(last(scene), m.Skip)


def test_soul_possession_by_clicking_the_card(driver: Driver) -> None:
    table = of("the_red_lotus", "yoruba_spiritmaster").purse(1, shards=1)
    table.marker(R1, 0, 0, BARRELS, "down").marker(R10, 1, 0, BARRELS, "down").performs(0)
    scene = show(driver, table)
    assert scene.table.question == "Possessing"
    driver.click(f"pick.card.{R10}")
    assert m.Perform(R10) in scene.session.game.moves


def test_mimesis_is_offered_on_the_strips_card_and_the_placement_that_it_serves_is_asked_next(driver: Driver) -> None:
    table = of("the_great_optico").special(1, MAGICIAN, "headhunter")
    scene = show(driver, table.assigned(0, magician="downtown", apprentice_1="market_row").placing(0))
    driver.click(f"copy.{MAGICIAN}")
    assert isinstance(scene.popup, CardChoice)
    driver.click("option.0")
    assert last(scene) == m.CopyCard(MAGICIAN, "headhunter")
    assert scene.table.me.characters[MAGICIAN].copies == "headhunter"
    assert f"copy.{MAGICIAN}" not in scene.spots.names()
    assert scene.spots.get(f"character.{MAGICIAN}").enabled
    apprentice = scene.spots.get(f"character.{APPRENTICE}")
    assert not apprentice.enabled
    assert "the Magician first" in apprentice.why_not
    assert scene.board_dock.done().on_click is None
    assert "copied card" in scene.board_dock.done().why_not
    assert "idle" not in pointed.character(scene.table, MAGICIAN).note


def test_the_mechanikers_apprentice_gets_its_point_by_a_click_on_the_magician(driver: Driver) -> None:
    scene = show(driver, of("the_mechaniker", "the_gentleman").acts(0, APPRENTICE, "downtown.3"))
    driver.click("magician")
    assert last(scene) == m.UseAbility("the_mechaniker")


def test_on_stage_preparation_lays_its_marker_in_the_theater(driver: Driver) -> None:
    table = of("the_red_lotus").trick(0, BARRELS).components(0, wood=3)
    table.acts_with(0, APPRENTICE, "on_stage_preparation", "workshop.0.0").do(m.Prepare(0))
    show(driver, table)
    theater = driver.on(TheaterScene)
    assert theater.hand is not None
    assert not theater.hand.pays_links
    assert [offer.move for offer in theater.table.extras] == [m.Skip()]


def test_a_marker_beside_the_slots_can_be_pointed_at(driver: Driver) -> None:
    table = of("the_red_lotus").trick(0, BARRELS).marker(R1, 0, 0, BARRELS, "down")
    card = table.state.row[0]
    marker = card.markers[0]
    assert marker is not None
    table.state.row[0] = card.with_marker(0, None).with_guest(marker)
    scene = show(driver, table.acts(0, MAGICIAN, "dark_alley.0"))
    slot = scene.table.state.row[0].all_markers()[0][0]
    rect = stage.marker_rect(scene.table, R1, slot)
    assert slot < 0
    assert rect is not None
    assert stage.card_rects(scene.table)[R1].colliderect(rect)


def test_every_question_about_cards_has_a_title_that_fits() -> None:
    for name, question in QUESTIONS.items():
        assert question.prompt, name
        assert len(question.title) <= 32, name
        assert not question.note or question.note.endswith("."), name


def test_cards_are_shown_whole_only_where_they_are_all_that_is_asked() -> None:
    assert is_about_cards([m.UseCard("test_run"), m.Skip()])
    assert not is_about_cards([m.UseCard("test_run"), m.Buy("wood")])
    assert not is_about_cards([m.Skip()])


# ---- the own special cards -----------------------------------------------------------------------------------------
def test_the_own_special_cards_can_be_read_on_the_board(driver: Driver) -> None:
    table = of("the_gentleman", persons=1).hand(0, "test_run", "logistics")
    table.assigned(0, magician="downtown").placing(0)
    scene = show(driver, table)
    tip = hand_words(scene.table)
    assert "2 special cards" in tip.title
    assert SPECIALS["test_run"].name in " ".join(tip.body)
    assert "Yields" not in tip.title
    assert "hand" not in show(driver, of("the_gentleman").assigned(0, magician="downtown").placing(0)).spots.names()
    scene = show(driver, table)
    driver.click("hand")
    assert isinstance(scene.popup, HandSheet)
    assert list(scene.popup.cards) == ["test_run", "logistics"]
    driver.key(pygame.K_ESCAPE)
    assert scene.popup is None
    assert not scene.session.game.moves[1:]


def test_the_hand_leaves_room_for_the_largest_team(driver: Driver) -> None:
    table = of("the_gentleman").hand(0, "test_run")
    table.team(0, "manager", "assistant", "engineer", "apprentice_2", "apprentice_3", "apprentice_4", home="board")
    places = list(character_places(show(driver, table.assigned(0, magician="downtown").placing(0)).table).values())
    assert len(places) == 8
    assert all(rect.right <= at.HAND.x and rect.w >= 44 for rect in places)


@pytest.mark.parametrize("number", [1, 2, 5, 11])
def test_every_card_of_the_hand_can_be_reached(number: int) -> None:
    sheet = HandSheet(sorted(SPECIALS)[:number], lambda: None)
    rects = sheet.card_rects()
    assert all(sheet.rect.contains(rect) for rect in rects)
    assert all(b.x - a.x >= 80 for a, b in pairwise(rects)), "enough of each to point at"


# ---- what a list says ----------------------------------------------------------------------------------------------
def details(scene: BoardScene) -> dict[str, str]:
    assert isinstance(scene.popup, Popup)
    return {option.label: option.detail for option in scene.popup.options}


MARKET = "market_row.3"


def buys(card: str, *pieces: str) -> Alley:
    """The Magician buys with a special card and has taken these pieces; 2 Action Points are left for Bargain."""
    table = of("the_gentleman").stock("wood", "saw", "glass", "mirror").purse(0, coins=12, shards=2, fame=20)
    table.acts_with(0, MAGICIAN, card, MARKET).do(m.UseCard(card), *(m.ChooseComponent(piece) for piece in pieces))
    return table


@pytest.mark.parametrize(
    ("card", "pieces", "prices"),
    [
        ("component_sale", ("saw", "mirror"), ["pay 5 {coin}", "pay 4 {coin}", "pay 3 {coin}"]),
        ("smuggled_goods", ("saw", "saw"), ["pay 3 {fame}", "pay 2 {fame}", "pay 1 {fame}"]),
        ("shoplifting", ("mirror", "mirror"), ["pay 3 {coin}", "pay 2 {coin}", "pay 1 {coin}"]),
    ],
)
def test_bargain_with_a_card_says_what_is_left_to_pay(
    driver: Driver, card: str, pieces: tuple[str, ...], prices: list[str]
) -> None:
    table = buys(card, *pieces)
    table.do(m.Skip())
    if table.question == "Refilling":
        table.do(m.ChooseComponent("wood"))
    assert list(details(show(driver, table)).values()) == prices


def test_smuggled_goods_are_priced_in_fame(driver: Driver) -> None:
    assert details(show(driver, buys("smuggled_goods")))["Mirror"] == "2 {fame} together"


def test_picking_tells_what_was_taken_and_what_may_follow(driver: Driver) -> None:
    scene = show(driver, buys("barter_with_power", "saw"))
    assert isinstance(scene.popup, Popup)
    assert "You have taken 1 Saw" in scene.popup.note
    assert "You can still take 2 {coin} worth" in scene.popup.note


def test_soul_possession_tells_who_performs_and_what_it_would_pay(driver: Driver) -> None:
    table = (
        of("yoruba_spiritmaster").purse(0, shards=1).marker(R1, 0, 1, RINGS, "down").marker(R10, 0, 1, BARRELS, "left")
    )
    scene = show(driver, table.performs(1))
    assert isinstance(scene.popup, Popup)
    assert "Player 1 performs on Friday" in scene.popup.note
    assert all("Player 1:" in text for label, text in details(scene).items() if label != "Don’t use it")


# ---- why is it so many? --------------------------------------------------------------------------------------------
def said(tip: Tip | Words | None) -> str:
    return " ".join(tip.body) if tip is not None else ""


def test_the_dock_says_where_action_points_come_from(driver: Driver) -> None:
    scene = show(driver, of("the_gentleman").prophecy("weary_bodies").acts(0, MAGICIAN, "downtown.0"))
    tip = scene.spots.get("dock.points").tip
    assert tip is not None
    assert "3 = 3 own +2 slot −2 Weary Bodies" in said(tip())
    table = of("the_mechaniker", "the_gentleman").acts(0, APPRENTICE, "market_row.3")
    table.do(m.UseAbility("the_mechaniker"))
    tip = show(driver, table).spots.get("dock.points").tip
    assert tip is not None
    assert "by +1 since" in said(tip())


@pytest.mark.parametrize(
    ("prophecy", "card", "gain", "names"),
    [("", "", 1, ()), ("burning_shards", "", 2, ("Burning Shards",)), ("burning_shards", "empower", 3, ("Empower",))],
)
def test_a_shard_says_how_many_points_it_brings_and_why(
    driver: Driver, prophecy: str, card: str, gain: int, names: tuple[str, ...]
) -> None:
    table = of("the_gentleman").purse(0, shards=1)
    table = table.prophecy(prophecy) if prophecy else table
    if card:
        table.acts_with(0, MAGICIAN, card, "downtown.3")
    else:
        table.acts(0, MAGICIAN, "downtown.3")
    box = next(box for box in show(driver, table).board_dock.points().boxes if box.name == "enhance")
    assert box.text == f"+{gain} for a Shard"
    assert all(name in said(box.tip) for name in (*names, f"{gain} more"))


def test_shards_on_stage_says_that_shards_work_in_the_theater(driver: Driver) -> None:
    table = of("the_gentleman").purse(0, shards=1).prophecy("shards_on_stage").acts(0, MAGICIAN, "downtown.3")
    box = next(box for box in show(driver, table).board_dock.points().boxes if box.name == "enhance")
    assert "Shards on Stage" in said(box.tip)
    assert "Not in the Theater" not in said(box.tip)


def test_a_die_says_what_a_prophecy_or_a_card_makes_of_it(driver: Driver) -> None:
    dice = {"bank_a": "5", "residence_a": "optical", "inn_specialist": "manager"}
    scene = show(driver, of("the_gentleman").dice(**dice).prophecy("open_vaults").acts(0, MAGICIAN, "downtown.3"))
    assert "Take Coins pays 10 {coin}" in said(pointed.die(scene.table, "bank_a"))
    table = of("the_gentleman").dice(**dice).acts_with(0, MAGICIAN, "thirst_for_knowledge", "downtown.3")
    scene = show(driver, table)
    assert "every category because of *Thirst for Knowledge*" in said(pointed.die(scene.table, "residence_a"))
    assert "every kind" not in said(pointed.die(scene.table, "inn_specialist"))
    table = of("the_gentleman").dice(**dice).acts_with(0, MAGICIAN, "headhunter", "downtown.3")
    assert "every kind of Character because of *Headhunter*" in said(
        pointed.die(show(driver, table).table, "inn_specialist")
    )


def test_what_is_on_sale_beside_the_buy_slots_lies_on_the_board(driver: Driver) -> None:
    table = of("the_gentleman").stock("wood", "saw", "glass", "mirror", orders=("rope", "", "", ""), quick="cog")
    table.prophecy("early_carts").acts_with(0, MAGICIAN, "logistics", "market_row.3").do(m.Order("fabric"))
    scene = show(driver, table)
    places = chip_places(scene.table)
    assert places["fabric"] == at.beside_center(0, 1)
    assert places["rope"] == at.order_center(0)
    assert "Logistics" in said(pointed.stock(scene.table, "fabric", quick=False))
    assert "Early Carts" in said(pointed.stock(scene.table, "rope", quick=False))
    driver.click("stock.rope")
    driver.key(pygame.K_RETURN)
    assert m.Buy("rope") in scene.session.game.moves


def test_flat_prices_are_explained_on_the_quick_order_slot_too(driver: Driver) -> None:
    table = of("the_gentleman").stock("wood", quick="cog").prophecy("flat_prices").acts(0, MAGICIAN, "market_row.3")
    tip = pointed.stock(show(driver, table).table, "cog", quick=True)
    assert "Flat Prices" in said(tip)
    assert "costs 1 {coin} more" in said(tip)
    assert "for 3 {coin}" in said(tip)


# ---- cards that cannot be used -------------------------------------------------------------------------------------
def test_a_card_that_cannot_be_used_says_why(driver: Driver) -> None:
    table = of("the_gentleman").purse(0, shards=0).acts_with(0, MAGICIAN, "barter_with_power", "market_row.3")
    scene = show(driver, table)
    box = next(box for box in scene.board_dock.points().boxes if box.name == "card")
    assert not box.enabled
    assert box.why_not == "You have no Shard."
    assert "cannot be used now" in said(pointed.character(scene.table, MAGICIAN))


def test_a_used_card_is_called_used(driver: Driver) -> None:
    table = of("the_gentleman").trick(0, RINGS, "hearts").components(0, metal=2)
    table.acts_with(0, MAGICIAN, "trick_tweaking", "workshop.0.0")
    assert "waits" in said(pointed.character(show(driver, table).table, MAGICIAN))
    table.do(m.Prepare(0))
    assert "was used" in said(pointed.character(show(driver, table).table, MAGICIAN))


# ---- Theater and shows ---------------------------------------------------------------------------------------------
def in_theater(driver: Driver, table: Alley) -> TheaterScene:
    """The Theater scene of a made-up table."""
    board = show(driver, table)
    if not isinstance(driver.top, TheaterScene):
        driver.open("theater", session=board.session)
    return driver.on(TheaterScene)


def test_the_theater_offers_cards_in_words_with_what_they_pay(driver: Driver) -> None:
    table = of("the_gentleman").marker(R1, 0, 0, RINGS, "down")
    table.acts_with(0, MAGICIAN, "street_performance", "friday.backstage.0").do(m.Reschedule(R1, 0))
    scene = in_theater(driver, table)
    assert [(extra.label, extra.detail) for extra in scene.table.extras] == [("Use Street Performance", "+2 Coins")]
    assert scene.table.extras[0].tip is not None
    assert scene.table.extras[0].tip.title == "Street Performance"
    driver.click("extra_0")
    assert last(scene) == m.UseCard("street_performance")


def test_every_offer_of_the_theater_has_a_row(driver: Driver) -> None:
    table = of("the_gentleman").purse(0, shards=1).prophecy("shards_on_stage").marker(R1, 0, 0, RINGS, "down")
    scene = in_theater(driver, table.acts_with(0, MAGICIAN, "buying_time", "friday.backstage.0"))
    assert {type(extra.move) for extra in scene.table.extras} == {m.Enhance, m.ForgoBonus}
    for number in range(1, 9):
        rects = [close_up.extra(n, number) for n in range(number)]
        assert all(close_up.EXTRAS.contains(rect) for rect in rects)
        assert all(a.bottom < b.y for a, b in pairwise(rects))


def prepared_on_stage() -> Alley:
    table = of("the_gentleman").trick(0, RINGS, "hearts").components(0, metal=2)
    table.acts_with(0, MAGICIAN, "on_stage_preparation", "workshop.0.0").do(m.Prepare(0))
    return table


def test_escape_does_without_on_stage_preparation_and_keeps_the_prepared_trick(driver: Driver) -> None:
    scene = in_theater(driver, prepared_on_stage())
    driver.key(pygame.K_ESCAPE, wait=3)
    assert last(scene) == m.Skip()
    owned = scene.state.players[0].tricks[0]
    assert owned is not None, "the Prepare stands"
    assert owned.markers == 2, "the Prepare stands"


def test_dropping_a_brought_marker_beside_the_slots_keeps_it_in_the_hand(driver: Driver) -> None:
    scene = in_theater(driver, prepared_on_stage())
    driver.drag("wing_1", (960, 1040))
    assert scene.hand is not None
    assert last(scene) == m.Prepare(0)
    assert not scene.spots.get("dock.back").enabled


def test_a_show_to_choose_names_all_that_changes_it(driver: Driver) -> None:
    table = of("master_of_chains", rulings={"academy_abilities": True}).prophecy("great_encore")
    table.marker(R1, 0, 0, "levitation", "down").marker(R1, 1, 1, "mind_reading", "left", "hearts")
    show(driver, table.performs(0, "sunday.perform", special="arranged_fiasco"))
    scene = driver.on(PerformanceScene)
    assert {cause.name for cause in scene.choosing.forecasts[R1].causes} == {
        "Great Encore",
        "Breaking Free",
        "Arranged Fiasco",
    }
    assert [f"cause_{n}" in scene.spots for n in (1, 2, 3, 4)] == [True, True, True, False]
    link = next(line for line in scene.choosing.forecasts[R1].bonuses if line.kind == "link")
    assert (printed(link, R1).fame, link.yields.fame) == (1, 4)


# ---- Assignment ----------------------------------------------------------------------------------------------------
def assigning(driver: Driver, prophecy: str) -> AssignmentScene:
    show(driver, of("the_gentleman").prophecy(prophecy).phase(3))
    return driver.on(AssignmentScene)


def prices(scene: AssignmentScene) -> dict[str, str]:
    uses = (status for stack in scene.desk.stacks for status in scene.hand.uses(stack.location))
    return {status.action: cost_range(status.cost, status.action) for status in uses}


def test_the_costs_below_the_cards_follow_the_prophecy(driver: Driver) -> None:
    assert prices(assigning(driver, "crowded_inn"))["hire_character"] == "1"
    assert prices(assigning(driver, "loose_tongues"))["draw_card"] == "1"
    usual = prices(assigning(driver, "even_week"))
    assert usual["hire_character"] == "3"
    assert usual["draw_card"] == "1 › 2"


# ---- a list over the table -----------------------------------------------------------------------------------------
def test_tips_keep_clear_of_an_open_list(driver: Driver) -> None:
    scene = show(driver, of("the_gentleman").dice(bank_a="5").acts_with(0, MAGICIAN, "investments", "downtown.3"))
    driver.click("action.take_coins", wait=4)
    assert scene.popup is not None
    assert scene.popup.rect in scene.spots.keep_clear


def test_the_second_placement_of_double_march_is_called_so_and_a_second_press_on_done_skips_nothing(
    driver: Driver,
) -> None:
    table = of("the_gentleman").prophecy("double_march").assigned(0, magician="downtown", apprentice_1="market_row")
    table.placing(0).do(m.PlaceCharacter(MAGICIAN, "downtown.0"))
    scene = show(driver, table)
    driver.app.settings.confirm = False
    driver.click("dock.done")
    driver.click("dock.done")
    assert last(scene) == m.FinishCharacter()
    panel = scene.board_dock.points()
    assert panel.title == "Place a second one"
    assert "Double March" in panel.line
    driver.click("dock.skip")
    assert last(scene) == m.Skip()


# ---- undo ----------------------------------------------------------------------------------------------------------

UNDOABLE = [
    ("trick_tweaking", "workshop.0.0", [m.Prepare(0)]),
    ("test_run", "workshop.0.0", [m.Prepare(0), m.UseCard("test_run")]),
    ("replaceable_parts", "workshop.0.0", [m.Prepare(0), m.ChooseOwnTrick(1)]),
    ("unstable_prototype", "workshop.0.0", [m.Prepare(0), m.ChooseComponent("metal"), m.Skip()]),
    ("enhance_trick", "workshop.0.0", [m.Prepare(0), m.UseCard("enhance_trick")]),
    ("component_sale", MARKET, [m.UseCard("component_sale"), m.ChooseComponent("saw"), m.ChooseComponent("wood")]),
    ("shoplifting", MARKET, [m.UseCard("shoplifting"), m.ChooseComponent("saw"), m.Skip()]),
    ("barter_with_power", MARKET, [m.UseCard("barter_with_power"), m.ChooseComponent("saw"), m.Skip()]),
    ("logistics", MARKET, [m.Order("rope")]),
    ("business_share", MARKET, [m.ForgoBonus()]),
    ("empower", "downtown.3", [m.Enhance()]),
    ("fame_and_fortune", "downtown.3", [m.TakeCoins("bank_a")]),
    ("investments", "downtown.3", [m.TakeCoins("bank_a"), m.UseCard("investments"), m.ChooseComponent("saw")]),
    ("headliner_trick", "friday.backstage.0", [m.SetUpTrick(1), m.PlaceMarker(R10, 0, 1)]),
]


@pytest.mark.parametrize(("card", "slot", "moves"), UNDOABLE, ids=[card for card, _, _ in UNDOABLE])
def test_the_use_of_a_special_card_can_be_taken_back(card: str, slot: str, moves: list[m.Move]) -> None:
    table = of("the_gentleman").purse(0, coins=12, shards=2, fame=20).dice(bank_a="5").stock("wood", "saw", "glass")
    table.trick(0, RINGS, "hearts").trick(0, "mind_reading", "clubs", 1, markers=2).components(0, metal=2)
    table.acts_with(0, MAGICIAN, card, slot)
    session = Session(table.game, None, pace=0.0)
    session.lift_curtain()
    before = session.game.digest()
    for move in moves:
        session.play(move)
    after = session.game.digest()
    assert after != before
    while session.undoing.can_undo:
        session.undo()
    assert session.game.digest() == before
    while session.undoing.can_redo:
        session.redo()
    assert session.game.digest() == after


# ---- what a set-up pays --------------------------------------------------------------------------------------------
def linking(card: str, prophecy: str = "") -> Alley:
    """Linking Rings may be laid on slot 1 beside an opponent's Levitation: one mechanical Link."""
    table = of("the_gentleman").trick(0, RINGS, "hearts", markers=2).marker(R1, 0, 1, "levitation", "down")
    table = table.prophecy(prophecy) if prophecy else table
    table.acts_with(0, MAGICIAN, card, "friday.backstage.0").do(m.SetUpTrick(0))
    return table


def aimed(driver: Driver, table: Alley) -> TheaterScene:
    scene = in_theater(driver, table)
    scene.deeds.aim(Spot(R1, 1))
    driver.frames(2)
    return scene


def chips(scene: TheaterScene) -> list[str]:
    return sorted(name for name in scene.spots.names() if name.startswith(("preview.fame_", "preview.coins_")))


def turned_up(scene: TheaterScene) -> dict[int, int]:
    """Orientation on the slot -> number of Links."""
    return scene.table.link_counts(Spot(R1, 1))


def test_headliner_trick_lets_both_payments_be_chosen(driver: Driver) -> None:
    scene = aimed(driver, linking("headliner_trick"))
    scene.deeds.turn_to(next(turns for turns, links in turned_up(scene).items() if links))
    driver.frames(2)
    assert chips(scene) == ["preview.coins_0", "preview.coins_1", "preview.fame_0", "preview.fame_1"]
    driver.click("preview.coins_0", "preview.fame_1")
    before = scene.state.players[0].fame, scene.state.players[0].coins
    scene.deeds.lay(Spot(R1, 1))
    assert (scene.state.players[0].fame - before[0], scene.state.players[0].coins - before[1]) == (1, 1)


def test_orchestral_interlude_lets_a_payment_without_a_link_be_chosen(driver: Driver) -> None:
    scene = aimed(driver, linking("orchestral_interlude"))
    without = [turns for turns, links in turned_up(scene).items() if not links]
    assert without, "an orientation without a Link"
    scene.deeds.turn_to(without[0])
    driver.frames(2)
    result = scene.table.outcome
    assert result is not None
    assert [line.card for line in result.payments] == ["orchestral_interlude"]
    driver.click("preview.coins_0")
    coins = scene.state.players[0].coins
    scene.deeds.lay(Spot(R1, 1))
    assert scene.state.players[0].coins == coins + 1


def test_orchestral_interlude_shows_each_circle_with_what_it_pays(driver: Driver) -> None:
    """The circle above is no Link, the one below is one with a Trick of level 2."""
    table = of("the_gentleman").trick(0, RINGS, "hearts", markers=2)
    table.marker(R1, 0, 1, "enchanted_butterflies", "down").marker(R1, 2, 1, "bullet_catch", "up", "clubs")
    table.acts_with(0, MAGICIAN, "orchestral_interlude", "friday.backstage.0").do(m.SetUpTrick(0))
    scene = aimed(driver, table)
    scene.deeds.turn_to(turned(TRICKS[RINGS].category, "down"))
    driver.frames(2)
    result = there(scene.table.outcome)
    assert [(line.link is not None, line.payout, line.card) for line in result.payments] == [
        (False, 1, "orchestral_interlude"),
        (True, 2, ""),
    ]


def test_a_night_of_the_category_is_foreseen_with_its_name(driver: Driver) -> None:
    result = there(aimed(driver, linking("buying_time", "night_of_gears")).table.outcome)
    assert [tuple(extra) for extra in result.extras] == [("fame", 2, "night_of_gears")]


def swapped(scene: TheaterScene) -> m.Move:
    """Answer Buying Time; the last move of the game after it."""
    scene.session.play(m.SwapCards(R10, R11))
    return last(scene)


def test_buying_time_asks_no_second_time_what_a_link_shall_pay(driver: Driver) -> None:
    scene = aimed(driver, linking("buying_time"))
    scene.deeds.turn_to(next(turns for turns, links in turned_up(scene).items() if links))
    driver.frames(2)
    driver.click("preview.coins_0")
    coins = scene.state.players[0].coins
    scene.deeds.lay(Spot(R1, 1))
    assert swapped(scene) == m.ChooseReward("coins")
    assert scene.state.players[0].coins == coins + 3 + 1, "for the swap and for the Link"
    scene.session.undo()
    assert isinstance(last(scene), m.PlaceMarker), "the swap and the payment are one step"
    scene.session.play(m.Skip())
    assert last(scene) == m.ChooseReward("coins"), "chosen before, whatever is answered now"


def test_another_place_forgets_what_the_links_of_the_first_should_pay(driver: Driver) -> None:
    scene = aimed(driver, linking("buying_time"))
    linked = next(turns for turns, links in turned_up(scene).items() if links)
    scene.deeds.turn_to(linked)
    scene.deeds.lay(Spot(R1, 1))
    scene.session.undo()
    scene.session.play(m.PlaceMarker(R1, 1, linked))
    scene.session.play(m.Skip())
    assert scene.session.decision is not None
    assert scene.session.decision.question == "ReceivingLinkBonus"


# ---- the prophecy is always in sight -------------------------------------------------------------------------------
def tells_prophecy(driver: Driver, name: str) -> bool:
    spot = driver.top.spots.get("prophecy") if "prophecy" in driver.top.spots.names() else None
    tip = spot.explanation(None) if spot is not None else None
    return tip is not None and PROPHECIES[name].name in tip.title


def test_the_theater_names_the_active_prophecy_and_the_workshop_shows_it_above_the_markers(driver: Driver) -> None:
    table = of("the_gentleman").prophecy("even_week").marker(R1, 0, 0, RINGS, "down")
    in_theater(driver, table.acts(0, MAGICIAN, "friday.backstage.0"))
    assert tells_prophecy(driver, "even_week")
    show(driver, of("the_gentleman").prophecy("flat_prices").acts(0, MAGICIAN, "workshop.0.0"))
    driver.click("magician", wait=2)
    assert tells_prophecy(driver, "flat_prices")
    below = workshop_at.markers(below_prophecy=True)
    assert not below.colliderect(workshop_at.PROPHECY)
    assert below.bottom == workshop_at.markers(below_prophecy=False).bottom
    assert all(below.contains(row) for row in workshop_at.marker_rows(below))


def test_a_show_is_played_in_sight_of_the_prophecy_even_when_it_changes_nothing(driver: Driver) -> None:
    table = of("the_gentleman").prophecy("flat_prices").trick(0, BARRELS).marker(R1, 0, 0, BARRELS, "down")
    table.performs(0)
    show(driver, table)
    assert tells_prophecy(driver, "flat_prices"), "while the show is chosen"
    driver.click("show.perform", wait=4)
    assert driver.on(PerformanceScene).running is not None
    assert tells_prophecy(driver, "flat_prices")


def test_the_wings_count_what_a_trick_lacks_when_it_is_too_much_to_name() -> None:
    table = of("the_gentleman").trick(0, "bullet_catch", "hearts")
    assert reason(stage_of(table.game.view_for(0)).wings[0]) == "lacks 6 pieces"
    table = of("the_gentleman").trick(0, "bullet_catch", "hearts").components(0, metal=2)
    assert reason(stage_of(table.game.view_for(0)).wings[0]) == "lacks 2 Petroleum, 2 Rope"
