"""The window of the Powers, used like a player does: keeping eight, learning one, looking at slots."""

from __future__ import annotations

import pygame
from driver import Driver
from powers_table import Powers

from trickerion.app.registry import open_scene
from trickerion.app.session import Session
from trickerion.rules.game import Game
from trickerion.rules.moves import LearnNoPower, LearnPower, Prepare
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.powers.board import powers_of
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.state import UNKNOWN
from trickerion.scenes import load_scenes
from trickerion.scenes.assignment.scene import AssignmentScene
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.powers import PowersScene
from trickerion.table import opponents
from trickerion.table.director import director_of
from trickerion.table.dock import CheckBox
from trickerion.table.sheets import CardChoice
from trickerion.ui import theme
from trickerion.ui.layout import assignment as at
from trickerion.ui.layout import powers as powers_at
from trickerion.ui.layout import workshop as workshop_at
from trickerion.ui.layout.guide import REMARK_ON
from trickerion.ui.text_block import block_lines
from trickerion.words.screens import powers as words

load_scenes()


def sit_down(driver: Driver, game: Game, name: str = "powers", **more: int) -> PowersScene:
    session = Session(game, None, pace=1e9)
    session.lift_curtain()
    scene = open_scene(driver.app, name, how="reset", session=session, **more)
    driver.frames(2)
    assert isinstance(scene, PowersScene)
    return scene


def on_board(driver: Driver, game: Game) -> BoardScene:
    session = Session(game, None, pace=1e9)
    session.lift_curtain()
    scene = open_scene(driver.app, "board", how="reset", session=session)
    driver.frames(3)
    assert isinstance(scene, BoardScene)
    return scene


def learning(*powers: str, shards: int = 6, fame: int = 30, coins: int = 8) -> Powers:
    table = Powers(persons=1).holds(0, *powers).purse(0, shards=shards, fame=fame, coins=coins)
    return table.begins("assignment")


def rack(scene: PowersScene, seat: int = 0) -> tuple[str, ...]:
    return powers_of(scene.session.view.state).racks[seat]


# ------------------------------------------------------------------ the deal


def dealt() -> Game:
    seats = (Seat("Ada", magician="the_mechaniker"), Seat("Bela", "random", magician="the_gentleman"))
    game = Game.new(GameOptions(seats, modules=("dark_alley", "prophecies", "powers")), "deal")
    while game.decision is not None and game.decision.seat == 1:
        game.apply(game.legal_moves()[0])
    return game


def test_four_of_twelve_are_given_back_in_one_deed(driver: Driver) -> None:
    scene = sit_down(driver, dealt())
    cards = [name for name in scene.spots.names() if name.startswith("power.")]
    assert len(cards) == 12 and not scene.spots.get("sheet.do").enabled
    for name in cards[:4]:
        driver.click(name)
    assert not scene.spots.get(cards[5]).enabled, "four are enough"
    driver.click(cards[3])
    assert not scene.spots.get("sheet.do").enabled, "a second click keeps it"
    driver.click(cards[4])
    driver.click("sheet.do")
    given = {name.removeprefix("power.") for name in (*cards[:3], cards[4])}
    assert {*powers_of(scene.session.game.state).given_back[0]} == given
    assert len(powers_of(scene.session.game.state).hands[0]) == 8


# ------------------------------------------------------------------ learning


def test_a_card_is_dragged_to_a_slot(driver: Driver) -> None:
    scene = sit_down(driver, learning("silver_tongue", "tycoon").game)
    driver.drag("power.silver_tongue", "slot.2")
    assert rack(scene) == ("", "silver_tongue", "", "")


def test_a_card_and_a_slot_are_clicked(driver: Driver) -> None:
    scene = sit_down(driver, learning("silver_tongue", "tycoon").game)
    driver.click("power.silver_tongue")
    driver.click("slot.3")
    assert rack(scene) == ("", "", "silver_tongue", "")


def test_learn_lays_the_chosen_card_beside_the_lowest_free_slot_for_coins(driver: Driver) -> None:
    scene = sit_down(driver, learning("tycoon").game)
    assert not scene.spots.get("sheet.do").enabled, "nothing is chosen"
    driver.click("power.tycoon")
    driver.key(pygame.K_RETURN)
    assert rack(scene) == ("", "tycoon", "", "") and scene.session.view.state.players[0].coins == 2


def test_skip_learns_none(driver: Driver) -> None:
    scene = sit_down(driver, learning("silver_tongue").game)
    driver.click("dock.done")
    assert rack(scene) == ("",) * 4 and LearnNoPower() not in scene.session.legal


def test_what_cannot_be_learned_says_why(driver: Driver) -> None:
    scene = sit_down(driver, learning("silver_tongue", "shard_collector", "tycoon", coins=5).game)
    why = {card: scene.spots.get(f"power.{card}").why_not for card in ("silver_tongue", "shard_collector", "tycoon")}
    assert why["silver_tongue"] == "" and "4 more Shards" in why["shard_collector"]
    assert "6 Coins" in why["tycoon"] and "you have 5" in why["tycoon"]
    driver.drag("power.silver_tongue", "slot.4")
    assert rack(scene) == ("",) * 4


def test_a_card_that_is_too_dear_looks_so_before_it_is_pointed_at() -> None:
    table = learning("silver_tongue", "shard_collector", "tycoon", coins=5)
    said = {card: words.closed(table.state, 0, card) for card in ("silver_tongue", "shard_collector", "tycoon")}
    assert said == {"silver_tongue": "", "shard_collector": "needs slot 4", "tycoon": "1 Coin short"}


def test_the_sheet_says_which_power_returns_and_what_wages_may_come_to() -> None:
    table = learning("tycoon").learned(0, "silver_tongue", 2)
    meant = words.what_it_means(table.state, 0, "tycoon", 2)
    assert "Silver Tongue goes back to your hand" in meant and "*2* {coin}" in meant and "Wages" in meant


def test_a_laid_power_keeps_its_place_among_the_eight(driver: Driver) -> None:
    table = learning("silver_tongue", "tycoon", "seer")
    scene = sit_down(driver, table.game)
    before = scene.view.cards
    driver.drag("power.seer", "slot.1")
    assert scene.view.cards == before


def test_undo_takes_the_learning_back(driver: Driver) -> None:
    scene = sit_down(driver, learning("silver_tongue").game)
    driver.drag("power.silver_tongue", "slot.1")
    scene.dock.undo()
    assert rack(scene) == ("",) * 4 and LearnPower("silver_tongue", 1) in scene.session.legal


# ------------------------------------------------------------------ looking


def test_rivals_show_their_slots_and_backs(driver: Driver) -> None:
    table = Powers(persons=1).learned(1, "seer").holds(1, "tycoon", "silver_tongue").begins_placing()
    scene = sit_down(driver, table.game, seat=1)
    assert scene.view.cards == ["seer", UNKNOWN, UNKNOWN]
    driver.click("sheet.do")
    assert scene not in driver.app.stack


def test_the_board_opens_the_slots_from_the_shards_and_from_a_rival(driver: Driver) -> None:
    table = Powers(persons=1).learned(1, "seer").begins_placing()
    session = Session(table.game, None, pace=1e9)
    for spot, seat in (("powers", 0), ("opponent.1.powers", 1)):
        open_scene(driver.app, "board", how="reset", session=session)
        driver.frames(2)
        assert driver.top.spots.get(spot).tip is not None
        driver.click(spot)
        driver.frames(2)
        assert isinstance(driver.top, PowersScene) and driver.top.view.seat == seat


def test_games_without_powers_have_no_such_place(driver: Driver) -> None:
    from alley import Alley

    session = Session(Alley(persons=1).begins_placing().game, None, pace=1e9)
    open_scene(driver.app, "board", how="reset", session=session)
    driver.frames(2)
    assert not [name for name in driver.top.spots.names() if "powers" in name]


def test_a_shard_that_closes_a_slot_says_which_power_goes() -> None:
    from trickerion.words.screens.table import shard

    table = Powers().learned(0, "silver_tongue", 2)
    assert "Silver Tongue goes back to the hand" in shard(table.state, 0).note
    assert shard(table.purse(0, shards=4).state, 0).note == ""


def box(scene: BoardScene) -> CheckBox:
    return next(box for box in scene.board_dock.boxes() if box.name == "enhance")


def test_the_box_for_a_shard_warns_where_the_shard_closes_a_power(driver: Driver) -> None:
    for shards, warns in ((3, True), (4, False)):
        table = Powers(persons=1).learned(0, "silver_tongue", 2).purse(0, shards=shards)
        scene = on_board(driver, table.acts(0, "magician", "downtown.0").game)
        assert box(scene).warns is warns


def test_a_list_says_which_power_its_shard_closes(driver: Driver) -> None:
    for shards, loses in ((3, True), (4, False)):
        table = Powers(persons=1).learned(0, "silver_tongue", 2).purse(0, shards=shards).trick(0, "linking_rings")
        table.components(0, metal=3).acts_with(0, "magician", "enhance_trick", "workshop.0.0").do(Prepare(0))
        assert table.question == "EnhancingTrick"
        scene = on_board(driver, table.game)
        assert isinstance(scene.popup, CardChoice)
        assert ("Silver Tongue goes back to the hand" in scene.popup.note) is loses


def test_the_workshop_shows_the_rack_and_leads_to_it(driver: Driver) -> None:
    table = Powers(persons=1).learned(0, "silver_tongue", 2).learned(1, "seer").begins_placing()
    for seat, name, slot in ((0, "Silver Tongue", 2), (1, "Seer", POWERS["seer"].slots[0])):
        on_board(driver, table.game)
        scene = open_scene(driver.app, "workshop", session=director_of(driver.app).session, seat=seat)
        driver.frames(2)
        tip = scene.spots.get(f"powers.{slot}").tip()
        assert tip.title == name and "or more" in tip.note
        driver.click(f"powers.{slot}")
        driver.frames(2)
        assert isinstance(driver.top, PowersScene) and driver.top.view.seat == seat


def test_the_rack_covers_nothing_of_the_workshop() -> None:
    for prophecy in (True, False):
        panel = workshop_at.markers(below_prophecy=prophecy, above_rack=True)
        rows = workshop_at.marker_rows(panel)
        assert not panel.colliderect(powers_at.RACK) and all(panel.contains(row) and row.h > 50 for row in rows)
    slots = [powers_at.rack_slot(slot) for slot in range(1, 5)]
    assert all(powers_at.RACK.contains(slot) for slot in slots)
    assert not any(one.colliderect(other) for n, one in enumerate(slots) for other in slots[n + 1 :])


def test_every_name_fits_its_place_on_the_small_rack() -> None:

    width = powers_at.rack_slot(1).w - 36
    assert [p.name for p in POWERS.values() if block_lines(p.name, width, theme.BODY_BOLD, 16) > 2] == []


def test_every_power_has_its_words_and_they_fit_the_card() -> None:
    from trickerion.words.powers.texts import TEXTS

    assert [*TEXTS] == [*POWERS]
    assert [power for power, text in TEXTS.items() if block_lines(text, 180, theme.BODY, 18) > 6] == []


# ------------------------------------------------------------------ beside other scenes


def assigning(driver: Driver, table: Powers) -> AssignmentScene:
    table.change(hands=((), ()))
    table.begins("assignment")
    session = Session(table.game, None, pace=1e9)
    session.lift_curtain()
    open_scene(driver.app, "board", how="reset", session=session)
    driver.frames(6)
    assert isinstance(driver.top, AssignmentScene)
    return driver.top


def test_the_learned_powers_are_told_while_cards_are_laid_and_lead_to_all_of_them(driver: Driver) -> None:
    scene = assigning(driver, Powers(persons=1).learned(0, "talent_scout"))
    tip = scene.spots.get("powers").explanation(None)
    assert tip is not None and POWERS["talent_scout"].name in " ".join(tip.body)
    assert scene.spots.get("magician").explanation(None) is not None, "the ability beside it explains itself"
    assert not scene.spots.rect("powers").colliderect(scene.spots.rect("magician"))
    driver.click("powers")
    driver.frames(2)
    assert isinstance(driver.top, PowersScene) and driver.top.view.is_own


def test_four_long_names_of_powers_stay_beside_the_ability(driver: Driver) -> None:
    longest = sorted(POWERS, key=lambda power: -len(POWERS[power].name))[:4]
    table = Powers(persons=1).purse(0, shards=10).change(racks=(tuple(longest), ("",) * 4))
    scene = assigning(driver, table)
    assert at.HAND.contains(scene.spots.rect("powers"))
    assert scene.spots.rect("powers").right < scene.spots.rect("magician").left


def test_a_remark_never_covers_the_button_learn(driver: Driver) -> None:
    assert not REMARK_ON["powers"].colliderect(powers_at.LEARN)


def test_a_hint_of_another_decision_is_not_shown_over_the_slots(driver: Driver) -> None:
    scene = assigning(driver, Powers(persons=1).learned(0, "talent_scout"))
    plain = looked_at(driver, scene)
    driver.app.stack.pop(driver.top)
    scene.session.hint()
    for _ in range(600):
        driver.frames(1, dt=0.05)
        if scene.session.hint_ready is not None:
            break
    assert scene.session.hint_ready is not None
    assert looked_at(driver, scene) == plain


def looked_at(driver: Driver, scene: AssignmentScene) -> bytes:
    """The picture of the slots, opened from the Assignment; without the dock, whose hint key may rest."""
    driver.click("powers")
    driver.frames(20)
    assert isinstance(driver.top, PowersScene)
    driver.move((960, 1078))
    driver.frames(20)
    picture = driver.app.window.canvas.subsurface(powers_at.HAND)
    return pygame.image.tobytes(picture, "RGB")


def test_the_number_of_a_rivals_powers_stays_clear_of_many_shards() -> None:
    panel = pygame.Rect(1552, 160, 358, 110)
    for fame, coins, shards in ((5, 7, 3), (38, 2, 12), (88, 88, 88)):
        table = Powers(persons=1).purse(1, fame=fame, coins=coins, shards=shards)
        end = max(right for _, _, right in opponents._resources(table.player(1)))
        assert opponents.powers_badge(table.player(1), panel)[0] - 11 >= panel.x + end
