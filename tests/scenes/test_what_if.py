"""What Would It Bring?: own cards, the hint and another way, side by side while cards are laid."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest
from driver import Driver
from table import ASSIGNMENT, Table
from thinking import Ponders, ThinksHere

from trickerion.bots.bot import Outline, TurnSums
from trickerion.bots.prospects import ByEnd, Comparison, Prospect
from trickerion.play.session import Session
from trickerion.rules.catalog import Yields
from trickerion.scenes.assignment import layout as at
from trickerion.scenes.assignment.planning import Planning
from trickerion.scenes.assignment.scene import AssignmentScene
from trickerion.scenes.assignment.what_if import WhatIf
from trickerion.ui.text import cut_short, use_text_size
from trickerion.words.screens import what_if as words

HINT, OTHER = {"magician": "theater", "manager": "workshop"}, {"magician": "downtown"}


def outline(cards: Mapping[str, str], goal: str) -> Outline:
    team = ("magician", "apprentice_1", "engineer", "manager")
    sums = TurnSums({"manager": Yields(0, 6, 0)}, Yields(8, 1, 2), 3, left=(("in Riverside 2", 2),), ready=1)
    errands = dict.fromkeys(team, "take Coins from the Bank")
    return Outline(dict(cards), errands, goal, "This turn should earn much.", sums=sums)


def compared(cards: Mapping[str, str] | None = None, more: int = 3, tables: int = 12) -> Comparison:
    """Three ways after so many tables; the hint differs from the own cards by ``more``."""
    later, sources = Yields(7, 2, -1), (("trick", 4), ("link", 3))
    beside = ByEnd(more, more - 2, more + 2)
    known = Prospect(outline(HINT, "A show."), tables, 9, later, sources, "quite_sure", beside if cards else None)
    other = known._replace(plan=outline(OTHER, "Coins."), by_end=ByEnd(0, -2, 3), sure="guess")
    own = known._replace(plan=outline(cards, "Work."), by_end=None, sure="likely") if cards else None
    return Comparison(dict(cards or {}), own, known, other, tables, 12)


def at_assignment(driver: Driver, made: Table | None = None) -> tuple[AssignmentScene, Session]:
    """Two Tricks in the Workshop, one of them prepared, and a team of four."""
    made = made or Table(2).row("riverside_01", "riverside_02")
    made.team(0, "engineer", "manager")
    made.trick(0, "linking_rings", markers=2).trick(0, "card_manipulation", "hearts", 1)
    session = Session(made.components(0, wood=3, fabric=1).phase(ASSIGNMENT).game, None)
    session.lift_curtain()
    scene = driver.open("assignment", how="reset", session=session)
    assert isinstance(scene, AssignmentScene)
    return scene, session


def asked(driver: Driver, found: Comparison, made: Table | None = None) -> tuple[AssignmentScene, Session]:
    """The sheet with these findings, and nothing more to come."""
    scene, session = at_assignment(driver, made)
    show(driver, session, found)
    return scene, session


def show(driver: Driver, session: Session, found: Comparison) -> None:
    session.opponents._brains = Ponders()
    weighing = session.hints.weighing
    if weighing.whose is None:
        weighing.begin((session.viewer, session.game.state.turn), found.hint.plan)
    weighing.comparison, weighing.is_stale, weighing._awaits = found, False, False
    driver.frames(2)


def think(driver: Driver, session: Session, times: int) -> None:
    """Let so many answers come."""
    for _ in range(times):
        session.update()
        driver.frames(1)


def sheet_of(scene: AssignmentScene) -> WhatIf:
    assert scene.advice is not None
    return scene.advice.sheet


def sentences(scene: AssignmentScene) -> list[str]:
    return [way.sentence for way in sheet_of(scene).ways]


def lay(driver: Driver, cards: Mapping[str, str]) -> None:
    for character, card in cards.items():
        driver.drag(f"card.{card}", f"place.{character}")


def tip(scene: AssignmentScene, spot: str) -> str:
    shown = scene.spots.get(spot).explanation(None)
    assert shown is not None
    return " ".join((shown.title, *shown.body, shown.note))


def test_with_nothing_laid_the_hint_and_another_way_stand_there_and_the_hints_cards_are_shown(driver: Driver) -> None:
    scene, _ = asked(driver, compared())
    assert sentences(scene) == [words.NOTHING_LAID, "A show.", "Coins."]
    assert sheet_of(scene).cards_shown(scene.spots) == "hint"
    assert "what_if.own.now" not in scene.spots
    assert words.MEASURED_FROM[False] in tip(scene, "what_if.hint.end")


@pytest.mark.slow
def test_a_card_that_is_laid_begins_anew_and_is_judged_live(driver: Driver) -> None:
    scene, session = at_assignment(driver)
    session.opponents._brains = ThinksHere()
    session.hints.ask()
    think(driver, session, 4)
    assert sheet_of(scene).found.tables > 0
    lay(driver, {"magician": "theater"})
    think(driver, session, 2)
    assert sheet_of(scene).found.cards == {"magician": "theater"}
    think(driver, session, 2)
    then = sheet_of(scene).found
    assert then.own is not None
    assert then.own.tables > 0
    assert then.hint.by_end is not None
    assert sheet_of(scene).cards_shown(scene.spots) == "own"
    assert "place.engineer" in scene.spots
    lay(driver, {"engineer": "workshop"})
    assert session.view.state.players[0].characters["engineer"].card == "workshop", "it never blocks"


def test_while_cards_are_weighed_anew_their_numbers_are_pale_and_no_word_is_told_of_other_cards(driver: Driver) -> None:
    scene, session = asked(driver, compared({"magician": "market_row"}))
    lay(driver, {"magician": "market_row"})
    driver.frames(2)
    sheet = sheet_of(scene)
    assert sheet.is_stale
    assert sheet.is_weighing
    assert sheet.ways[0].sentence == ""
    assert sheet._sureness(sheet.ways[0]) == words.SURE["weighing"]
    show(driver, session, compared({"magician": "market_row"}))
    assert not sheet_of(scene).is_stale
    assert sentences(scene)[0] == "Work."
    assert sheet_of(scene)._sureness(sheet_of(scene).ways[0]) == words.SURE["likely"]


def test_cards_that_are_the_hints_or_the_other_way_say_so(driver: Driver) -> None:
    scene, session = at_assignment(driver)
    lay(driver, HINT)
    show(driver, session, compared(HINT))
    assert sentences(scene)[0] == words.IS_HINT
    assert not scene.spots.get("advice.lay_hint").enabled
    assert scene.spots.get("advice.lay_other").enabled
    driver.click("advice.lay_other")
    show(driver, session, compared(OTHER))
    assert sentences(scene)[0] == words.IS_OTHER


def test_cards_better_than_the_hint_are_called_so_and_no_plan_is_called_wrong(driver: Driver) -> None:
    scene, session = at_assignment(driver)
    lay(driver, {"engineer": "theater"})
    show(driver, session, compared({"engineer": "theater"}, more=-4))
    assert sentences(scene)[0] == words.BETTER
    show(driver, session, compared({"engineer": "theater"}, more=4))
    assert sentences(scene)[0] == "Work."
    assert "between +2 and +6 Fame compared with your cards" in tip(scene, "what_if.hint.end")


@pytest.mark.parametrize(("button", "cards"), [("advice.lay_hint", HINT), ("advice.lay_other", OTHER)])
def test_one_click_lays_a_whole_way_and_undo_takes_all_back(driver: Driver, button: str, cards: dict[str, str]) -> None:
    scene, session = at_assignment(driver)
    lay(driver, {"magician": "market_row", "engineer": "theater"})
    show(driver, session, compared({"magician": "market_row", "engineer": "theater"}))
    driver.click(button)
    team = session.view.state.players[0].characters
    assert {name: each.card for name, each in team.items() if each.card} == cards
    driver.click("dock.undo")
    team = session.view.state.players[0].characters
    assert {name: each.card for name, each in team.items() if each.card} == {
        "magician": "market_row",
        "engineer": "theater",
    }
    assert scene.advice is not None, "the sheet stays"


@pytest.mark.parametrize("way", ["cross", "key", "bulb", "escape"])
def test_the_sheet_turns_back(driver: Driver, way: str) -> None:
    scene, session = asked(driver, compared())
    if way in ("cross", "bulb"):
        driver.click("advice.close" if way == "cross" else "dock.hint")
    else:
        driver.key(pygame.K_h if way == "key" else pygame.K_ESCAPE)
    driver.frames(2)
    assert scene.advice is None
    assert any(isinstance(panel, Planning) for panel in scene.panels)
    assert driver.top is scene
    assert not session.opponents.is_asked


def test_every_number_names_its_parts(driver: Driver) -> None:
    scene, session = at_assignment(driver)
    lay(driver, {"magician": "market_row"})
    show(driver, session, compared({"magician": "market_row"}))
    for way in ("own", "hint", "other"):
        now, later = tip(scene, f"what_if.{way}.now"), tip(scene, f"what_if.{way}.later")
        assert "Work: +6 {coin}" in now
        assert "Your show: +8 {fame}, +1 {coin}, +2 {shard}" in now
        assert "Wages: −3 {coin}" in now
        assert "On 12 tables" in now
        assert "2 markers in Riverside 2" in later
        assert "Yields of Tricks 4" in later
        assert tip(scene, f"what_if.{way}.end")
        assert way == "own" or "12 tables" in tip(scene, f"what_if.{way}.end")


def test_no_other_figure_stands_beside_the_one_by_the_end(driver: Driver) -> None:
    """The hint was thought out on few tables; what more of them say takes the place of its figure."""
    found = compared()
    told = found.hint.plan._replace(instead="Coins. It is likely to earn about 4 Fame less.")
    scene, _session = asked(driver, found._replace(hint=found.hint._replace(plan=told)))
    assert "about 4 Fame less" not in tip(scene, "what_if.other.end")
    assert "between" in tip(scene, "what_if.other.end")


def test_before_any_table_and_in_the_last_turn_nothing_is_made_up(driver: Driver) -> None:
    found = compared({"magician": "market_row"}, tables=0)
    bare = found._replace(hint=Prospect(found.hint.plan), other=None)
    scene, session = asked(driver, bare)
    assert "not known yet" in tip(scene, "what_if.hint.later")
    assert "not known yet" in tip(scene, "what_if.hint.end")
    assert sentences(scene)[2] == words.LOOKING
    last = compared()
    assert last.other is not None
    ways = (way._replace(later=None, sources=()) for way in (last.hint, last.other))
    show(driver, session, last._replace(hint=next(ways), other=next(ways)))
    assert words.LAST_TURN in tip(scene, "what_if.hint.later")
    assert "the Fame of this turn" in tip(scene, "what_if.hint")
    assert "to the end of the game on 12 tables" in tip(scene, "what_if.other.end")
    show(driver, session, last._replace(other=None))
    assert sentences(scene)[2] == words.NO_OTHER


def test_coins_that_come_in_first_pay_the_wages(driver: Driver) -> None:
    scene, session = at_assignment(driver, Table(2).row("riverside_01", "riverside_02").purse(0, coins=1))
    lay(driver, {"engineer": "workshop", "manager": "downtown"})
    assert scene._coins_in_time == 0
    assert "short" in scene.done.second_line or "without a card" in scene.done.second_line
    show(driver, session, compared({"engineer": "workshop", "manager": "downtown"}))
    assert scene._coins_in_time == 7
    found = compared({"engineer": "workshop", "manager": "downtown"})
    assert found.own is not None
    plan = found.own.plan
    poor = found.own._replace(plan=plan._replace(sums=plan.sums._replace(unpaid=1)))
    show(driver, session, found._replace(own=poor))
    assert scene._coins_in_time == 0


@pytest.mark.parametrize("size", [1.0, 1.15, 1.3])
def test_nothing_is_cut_at_any_text_size(driver: Driver, size: float) -> None:
    scene, session = at_assignment(driver)
    lay(driver, {"magician": "market_row"})
    goal = "Give a show on Saturday in Grand Magorian 2 with Linking Rings and The Card Manipulation."
    found = compared({"magician": "market_row"}, more=12)
    long = found.hint._replace(plan=found.hint.plan._replace(goal=goal), by_end=ByEnd(0, -2, 2), sure="guess")
    show(driver, session, found._replace(hint=long))
    use_text_size(size)
    try:
        cut_short.clear()
        scene.draw(driver.canvas)
        assert not cut_short
    finally:
        use_text_size(1.0)


@pytest.mark.parametrize(("opponents", "duel"), [(1, False), (2, False), (3, False), (1, True)])
def test_three_ways_have_room_in_every_kind_of_game(opponents: int, duel: bool) -> None:
    sheet = at.planning_panel(opponents, duel)
    blocks = at.what_if_blocks(sheet)
    assert all(sheet.contains(block) and block.h >= 110 for block in blocks)
    assert all(above.bottom <= below.top for above, below in pairwise(blocks))
    for block in blocks:
        measures = list(at.what_if_measures(sheet, block).values())
        assert all(block.contains(cell) for cell in measures)
        assert all(one.right <= other.left for one, other in pairwise(measures))
        assert block.contains(at.what_if_lay(block))


def test_pointing_at_a_way_shows_its_cards(driver: Driver) -> None:
    scene, session = at_assignment(driver)
    lay(driver, {"magician": "market_row"})
    show(driver, session, compared({"magician": "market_row"}))
    assert sheet_of(scene).cards_shown(scene.spots) == "own"
    driver.move("advice.lay_other")
    assert sheet_of(scene).cards_shown(scene.spots) == "other"
    driver.move("what_if.hint")
    assert sheet_of(scene).cards_shown(scene.spots) == "hint"
    scene.draw(driver.canvas)


def test_a_caption_goes_with_the_card_that_was_judged(driver: Driver) -> None:
    scene, session = at_assignment(driver)
    lay(driver, {"magician": "market_row"})
    show(driver, session, compared({"magician": "market_row"}))
    assert scene.advice is not None
    judged, canvas = pygame.Surface((1920, 1080)), pygame.Surface((1920, 1080))
    scene.advice.draw(judged, scene.spots)
    moved = [(each._replace(card="theater"), rect) for each, rect in scene.advice.columns]
    replace(scene.advice, columns=moved).draw(canvas, scene.spots)
    place = at.advice_caption(scene.advice.columns[0][1]).center
    assert tuple(canvas.get_at(place))[:3] == (0, 0, 0)
    assert judged.get_at(place) != canvas.get_at(place)
