"""The hint on the table: a plan for the whole team at the Assignment, a Trick Marker where it would lie, a light."""

from dataclasses import replace

import pygame
import pytest
from driver import Driver
from given import of_kind
from screens import session_at
from table import ASSIGNMENT, PERFORMANCE, Table
from thinking import Ponders, hint

from trickerion.app.registry import open_scene
from trickerion.bots.prospects import ByEnd, PlacementWay, TwoPlacements
from trickerion.play.opponents.opponents import Suggestion
from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.rules.ask.stage import advised
from trickerion.rules.catalog import Yields
from trickerion.rules.facts.stage import Spot
from trickerion.rules.game import Game
from trickerion.rules.moves import Move
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes.assignment.scene import AssignmentScene
from trickerion.scenes.board.residence import ResidenceScene
from trickerion.scenes.board.scene import BoardScene
from trickerion.screens.board.panels import place_of_hint
from trickerion.screens.dialog import ask_to_lose
from trickerion.ui.text import cut_short


def at_assignment(driver: Driver) -> AssignmentScene:
    """Two Tricks in the Workshop, one of them prepared, and a team of four."""
    made = Table(2).team(0, "engineer", "manager").row("riverside_01", "riverside_02")
    made.trick(0, "linking_rings", markers=2).trick(0, "card_manipulation", "hearts", 1)
    made.components(0, wood=3, fabric=1).phase(ASSIGNMENT)
    session = Session(made.game, None)
    session.lift_curtain()
    scene = driver.open("assignment", how="reset", session=session)
    assert isinstance(scene, AssignmentScene)
    return scene


def cards_of(scene: AssignmentScene) -> dict[str, str]:
    team = scene.session.view.state.players[0].characters.values()
    return {character.id: character.card for character in team if character.card}


def test_the_plan_gives_a_card_to_every_character_and_says_what_for(driver: Driver) -> None:
    scene = at_assignment(driver)
    plan = hint(driver, session_at(scene)).plan
    assert plan is not None
    assert scene.advice is not None
    assert plan.errands.keys() == scene.session.view.state.players[0].characters.keys()
    assert all(plan.errands.values())
    assert plan.goal.endswith(".")
    assert plan.expects.endswith(".")
    assert cards_of(scene) == {}, "it is a proposal"


def test_one_press_lays_the_cards_of_the_plan_and_one_undo_takes_them_back(driver: Driver) -> None:
    scene = at_assignment(driver)
    driver.drag("card.theater", "place.engineer")
    driver.drag("card.downtown", "place.manager")
    before, plan = cards_of(scene), hint(driver, session_at(scene)).plan
    assert plan is not None
    assert len(plan.cards) >= 3
    assert plan.cards != before
    driver.click("advice.lay_hint")
    assert cards_of(scene) == plan.cards
    driver.click("dock.undo")
    assert cards_of(scene) == before


def test_the_plan_stays_while_cards_are_laid_by_hand_until_it_is_put_away(driver: Driver) -> None:
    scene = at_assignment(driver)
    hint(driver, session_at(scene))
    driver.drag("card.theater", "place.magician")
    assert scene.advice is not None
    assert cards_of(scene) == {"magician": "theater"}
    driver.key(pygame.K_ESCAPE)
    assert scene.advice is None
    assert driver.top is scene


def test_cards_that_lie_as_planned_need_not_be_laid_again(driver: Driver) -> None:
    scene = at_assignment(driver)
    hint(driver, session_at(scene))
    driver.click("advice.lay_hint")
    assert scene.advice is not None
    assert not scene.spots.get("advice.lay_hint").enabled


def test_the_plan_is_gone_when_the_assignment_is_done(driver: Driver) -> None:
    scene = at_assignment(driver)
    hint(driver, session_at(scene))
    scene._finish()
    driver.frames(2)
    assert scene.advice is None


def in_the_theater() -> Table:
    made = Table(2).row("riverside_01", "riverside_02").trick(0, "linking_rings", markers=2)
    return made.acts(0, "apprentice_1", "friday.backstage.0")


def test_a_hint_to_set_up_a_trick_shows_its_marker_where_and_as_it_would_lie(driver: Driver) -> None:
    session = Session(in_the_theater().game, None)
    scene, said = driver.open("theater", session=session), hint(driver, session)
    assert isinstance(said.move, m.SetUpTrick)
    assert isinstance(said.then[0], m.PlaceMarker)
    shown = advised(scene.state, 0, scene.hand, (said.move, *said.then))
    assert shown is not None
    assert shown.marker.trick == "linking_rings"
    assert (shown.spot, shown.turns) == (Spot(said.then[0].card, said.then[0].slot), said.then[0].turns)
    assert "Linking Rings" in said.reason
    assert "2 Coins" in said.reason


def test_a_hint_for_the_marker_in_the_hand_turns_it_and_aims_at_its_slot(driver: Driver) -> None:
    made = in_the_theater()
    made.do(m.SetUpTrick(0))
    session = Session(made.game, None)
    scene, said = driver.open("theater", session=session), hint(driver, session).move
    assert isinstance(said, m.PlaceMarker)
    assert (scene.table.target, scene.table.turns) == (Spot(said.card, said.slot), said.turns)


@pytest.mark.parametrize(
    ("move", "spot"),
    [
        (m.PlaceCharacter("magician", "downtown.0"), "slot.downtown.0"),
        (m.LeaveIdle("magician"), "character.magician"),
        (m.TakeCoins("bank_a"), "die.bank_a"),
        (m.Buy("wood"), "stock.wood"),
        (m.Prepare(0), "trick.0"),
        (m.FinishCharacter(), "dock.done"),
        (m.Advertise(), "dock.done"),
    ],
)
def test_a_hint_lights_what_it_speaks_of(driver: Driver, move: Move, spot: str) -> None:
    made = Table(2).stock("wood", "glass", "rope", "metal").trick(0, "linking_rings")
    made.row("riverside_01", "riverside_02")
    session = Session(made.assigned(0, magician="downtown").placing(0).game, None)
    scene = driver.open("board", how="reset", session=session)
    assert place_of_hint(move, scene.spots, None) == scene.spots.rect(spot)


def test_the_hint_not_to_advertise_points_at_the_box_that_does_so(driver: Driver) -> None:
    options = GameOptions((Seat("Ada"), Seat("Bo", "greedy")), setup="beginner")
    session = Session.new(options, "no poster", None, pace=1e9)
    driver.app.settings.seam = "off"
    scene = open_scene(driver.app, "board", how="reset", session=session)
    for _ in range(60):
        driver.frames(1)
        if m.DoNotAdvertise() in session.legal and "dock.decline" in scene.spots:
            break
    assert place_of_hint(m.DoNotAdvertise(), scene.spots, None) == scene.spots.rect("dock.decline")


def test_a_hint_goes_when_it_is_asked_for_again(driver: Driver) -> None:
    session = Session(in_the_theater().game, None)
    driver.open("board", how="reset", session=session)
    hint(driver, session)
    driver.key(pygame.K_h)
    assert session.hints.ready is None


def test_a_hint_in_the_residence_turns_to_its_trick_and_one_in_a_dialog_puts_it_off(driver: Driver) -> None:
    made = Table(2).team(0, "engineer").acts(0, "magician", "downtown.0")
    session = Session(made.game, None)
    board = driver.open("board", how="reset", session=session)
    learned = m.LearnTrick(session.view.state.residence["spiritual"][-1])
    driver.is_watched = True
    board.deeds.open_residence()
    driver.frames(1)
    session.hints.ready = Suggestion(learned, "Because.")
    driver.frames(2)
    assert driver.on(ResidenceScene).hint_at == driver.top.spots.rect(f"trick.{learned.trick}")
    driver.on(ResidenceScene).close()
    session.hints.ready, session.opponents._brains = None, Ponders()
    ask_to_lose(driver.app, 2, session.undo)
    assert driver.top is not board
    driver.key(pygame.K_h)
    driver.frames(1)
    assert driver.top is board
    assert session.hints.is_hinting


@pytest.mark.watched
@pytest.mark.parametrize("slot", ["downtown.0", "sunday.backstage.0", "thursday.perform"])
def test_the_bubble_of_a_hint_lets_no_click_through(driver: Driver, slot: str) -> None:
    """Below it lie Action rows, decks and slots."""
    made = Table(3).assigned(0, magician="theater", apprentice_1="downtown").placing(0)
    session = Session(made.game, None)
    board = of_kind(BoardScene, driver.open("board", how="reset", session=session))
    who = "apprentice_1" if slot.startswith("downtown") else "magician"
    session.hints.ready = Suggestion(m.PlaceCharacter(who, slot), "Because it pays. " * 12)
    driver.frames(2)
    bubble = board.spots.layout.shield
    assert bubble is not None
    below = [name for name in board.spots.names() if board.spots.rect(name).colliderect(bubble)]
    below = [name for name in below if board.spots.get(name).reacts]
    assert below
    for place in (board.spots.rect(name).clip(bubble).center for name in below):
        for button in (1, 3):
            driver.click(place, button=button)
            assert driver.on(BoardScene) is board
            assert board.popup is None
            assert board.spots.tip() is None
            assert session.made == 0
            assert board.spots.hovered is None
            assert session.hints.ready is not None
    session.hints.ask()
    driver.frames(2)
    driver.move(below[0])
    assert board.spots.layout.shield is None
    assert board.spots.hovered == below[0]


def test_a_hint_for_the_show_has_a_button_and_lights_its_card(driver: Driver) -> None:
    made = Table(2).row("riverside_01", "riverside_02").marker("riverside_02", 0, 0, "linking_rings", "up")
    session = Session(made.works(0, "magician", "sunday.perform").phase(PERFORMANCE).game, None)
    scene = driver.open("performance", how="reset", session=session)
    assert scene.spots.get("dock.hint").enabled
    said = hint(driver, session)
    assert said.move == m.Perform("riverside_02")
    assert said.reason == "Linking Rings pays you in this show."
    assert scene.choosing.hinted(said.move, scene.spots) == scene.spots.rect("performance_2")


def test_the_set_up_has_a_hint_that_lights_a_card(driver: Driver) -> None:
    session = Session(Game.new(GameOptions((Seat("Ada"), Seat("Bela")), setup="full"), "draft"), None)
    scene = driver.open("draft", how="reset", session=session)
    assert scene.spots.get("dock.hint").enabled
    said = hint(driver, session).move
    assert isinstance(said, m.ChooseMagician)
    assert scene._hinted(said) == scene.spots.rect(f"draft.magician.{said.magician}")


def test_what_a_character_is_to_do_is_never_cut(driver: Driver) -> None:
    """Two Tricks with long names to prepare, in the narrow column of a team of seven."""
    scene = at_assignment(driver)
    hint(driver, session_at(scene))
    assert scene.advice is not None
    long = "prepare Window to the Otherworld and Vanishing Bird Cage, then set up The Card Manipulation"
    found = scene.advice.sheet.found
    plan = found.hint.plan._replace(errands=dict.fromkeys(found.hint.plan.errands, long))
    sheet = replace(scene.advice.sheet, found=found._replace(hint=found.hint._replace(plan=plan)))
    columns = [(character, column.inflate(-60, 0)) for character, column in scene.advice.columns]
    cut_short.clear()
    replace(scene.advice, sheet=sheet, columns=columns).draw(driver.canvas, scene.spots)
    assert not cut_short


def held_beside(driver: Driver) -> tuple[BoardScene, m.PlaceCharacter, m.PlaceCharacter]:
    """A hint for a placement on the board, with another one beside it."""
    made = Table(2).row("riverside_01", "riverside_02").stock("wood", "glass").team(0, "engineer")
    game = made.assigned(0, magician="downtown", engineer="market_row").placing(0).game
    session = Session(game, None)
    scene = driver.open("board", how="reset", session=session)
    assert isinstance(scene, BoardScene)
    first, second = m.PlaceCharacter("magician", "downtown.0"), m.PlaceCharacter("engineer", "market_row.0")
    assert {first, second} <= set(session.legal)
    way = PlacementWay(second, Yields(0, -3, 1), Yields(6, 2, 0), "guess", ByEnd(4, 1, 7))
    both = TwoPlacements(PlacementWay(first, Yields(2, 3, 0), Yields(1, 0, 0), "likely"), way, 3)
    session.hints.ready = Suggestion(first, "Because.", placements=both)
    driver.frames(2)
    return scene, first, second


@pytest.mark.watched
def test_the_second_placement_is_one_click_away_and_lit_on_the_table(driver: Driver) -> None:
    scene, first, second = held_beside(driver)
    assert scene.hint_at == scene.spots.rect(f"slot.{first.slot}")
    driver.click("hint.way.1")
    driver.frames(2)
    assert scene.hint_at == scene.spots.rect(f"slot.{second.slot}"), "the other slot is lit"
    driver.click("hint.way.0")
    driver.frames(2)
    assert scene.hint_at == scene.spots.rect(f"slot.{first.slot}")
    driver.click("hint.way.1")
    driver.frames(2)
    driver.click("hint.do")
    assert scene.state.players[0].characters["engineer"].slot == second.slot, "one press places it"
    driver.frames(2)
    assert "hint.do" not in scene.spots.names(), "the hint is gone"
    driver.click("dock.undo")
    assert not scene.state.players[0].characters["engineer"].slot


@pytest.mark.watched
def test_both_placements_are_heard_and_reached_by_keys(driver: Driver) -> None:
    scene, _first, second = held_beside(driver)
    says = [scene.spots.get(f"hint.way.{number}").says for number in (0, 1)]
    one, other = (say() for say in says if say is not None)
    assert (one.on, other.on) == (True, False)
    assert one.more == ("About +2 Fame, +3 Coins is still to come this turn, and about +1 Fame next turn (likely).",)
    assert "about 4 Fame more by the end" in other.more[1]
    for _ in range(60):
        driver.key(pygame.K_TAB)
        if scene.spots.focused == "hint.way.1":
            break
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert scene.hint_at == scene.spots.rect(f"slot.{second.slot}")
