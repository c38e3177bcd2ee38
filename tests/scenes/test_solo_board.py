"""The table of a solo game: what is blocked, what is printed on the cards, which dice are rolled again."""

from collections.abc import Callable

import pytest
from driver import Driver
from given import of_kind, there
from played_games import game_until
from solo import HEIR, PLAYER, Solo, solo_options

from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.rules.ask.heir import configurations
from trickerion.rules.catalog import DAYS
from trickerion.rules.facts.stage import Spot
from trickerion.rules.game import Game
from trickerion.rules.phases.assignment import assigns_later
from trickerion.rules.state import NEUTRAL
from trickerion.scenes.assignment.scene import AssignmentScene
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.heir.scene import HeirScene
from trickerion.scenes.theater.scene import TheaterScene
from trickerion.scenes.theater.stage import slot_name
from trickerion.storage.described import describe
from trickerion.storage.record import Summary
from trickerion.table.popup import Popup
from trickerion.ui.hotspot import Tip

Moment = Callable[[Game], bool]


def asks(question: str, turn: int) -> Moment:
    """The player is asked this question in this turn or later."""

    def there(game: Game) -> bool:
        decision = game.decision
        return decision is not None and (decision.seat, decision.question) == (PLAYER, question) and at(game, turn)

    return there


def at(game: Game, turn: int) -> bool:
    return game.state.turn >= turn


BOTS = (("assistant", 1), ("heir", 0))


def sit_down(driver: Driver, moment: Moment, seed: str = "solo table") -> BoardScene:
    """The board of a solo game that bots have played to a moment."""
    session = Session(game_until(solo_options(), seed, BOTS, moment), None, pace=1e9)
    return of_kind(BoardScene, driver.open("board", how="reset", session=session))


def tip_of(scene: BoardScene | TheaterScene | AssignmentScene, name: str) -> Tip:
    make = scene.spots.get(name).tip
    assert make is not None
    tip = make()
    assert tip is not None
    return tip


def said(tip: Tip) -> str:
    return " ".join((tip.title, *tip.body, tip.note))


def test_a_blocked_slot_says_which_die_blocks_it_and_takes_nobody(driver: Driver) -> None:
    scene = sit_down(driver, asks("Placing", 1))
    blocked = sorted(scene.table.state.closed)
    for slot in blocked:
        assert "blocked" in said(tip_of(scene, f"slot.{slot}")), slot
        assert "Configuration die" in said(tip_of(scene, f"slot.{slot}")), slot
    character = next(move.character for move in scene.session.legal if isinstance(move, m.PlaceCharacter))
    driver.click(f"character.{character}")
    assert not {f"slot.{slot}" for slot in blocked} & set(scene.spots.lit_targets())
    spot = scene.spots.get(f"slot.{blocked[0]}")
    assert spot.refuses is not None
    assert spot.refuses(scene.spots.held.payload if scene.spots.held else None)


def test_two_weekdays_are_blocked_on_the_board_and_in_the_theater(driver: Driver) -> None:
    scene = sit_down(driver, asks("Placing", 1))
    closed = [day for day in DAYS if f"{day}.perform" in scene.table.state.closed]
    assert len(closed) == 2
    assert {tip_of(scene, f"day.{day}").title for day in closed} == {f"{day.title()}: blocked" for day in closed}
    scene.deeds.open_theater()
    driver.frames(2)
    theater = driver.on(TheaterScene)
    assert "blocks" in said(tip_of(theater, "configuration"))
    for day in closed:
        assert "blocks all of" in said(tip_of(theater, day))
        assert theater.weekdays.outlook(day) == "blocked this turn"


def test_every_configuration_die_says_what_it_blocks(driver: Driver) -> None:
    scene = sit_down(driver, asks("Placing", 1))
    state = scene.table.state
    for location in ("downtown", "market_row", "dark_alley", "theater"):
        assert "blocks" in said(tip_of(scene, f"configuration.{location}"))
        numbers = configurations(state)[location].numbers
        wanted = [f"{DAYS[n - 1]}.perform" for n in numbers] if location == "theater" else []
        assert {*wanted, *(f"{location}.{n - 1}" for n in numbers if location != "theater")} <= state.closed


def test_no_slot_is_covered_for_two_players_in_a_solo_game(driver: Driver) -> None:
    scene = sit_down(driver, asks("Placing", 1))
    for slot in [slot for slot in ("downtown.1", "downtown.2") if slot not in scene.table.state.closed]:
        assert "Not in use" not in said(tip_of(scene, f"slot.{slot}"))


def test_the_die_to_roll_again_is_clicked_on_the_board(driver: Driver) -> None:
    scene = sit_down(driver, asks("ChoosingConfiguration", 2))
    assert scene.popup is not None
    assert "Theater" in getattr(scene.popup, "note", "")
    assert "pick.configuration.theater" not in scene.spots.names()
    driver.click("pick.configuration.dark_alley", wait=2)
    assert scene.session.game.moves[-1] == m.RerollConfiguration("dark_alley")
    assert set(there(scene.session.view.state.heir).tokens) == {"theater", "dark_alley"}


def test_the_list_says_what_each_die_blocks_now(driver: Driver) -> None:
    options = getattr(sit_down(driver, asks("ChoosingConfiguration", 2)).popup, "options", ())
    assert [option.label for option in options] == ["Downtown", "Market Row", "Dark Alley"]
    assert all(option.detail.startswith("now blocks ") for option in options)


def test_a_hint_leaves_the_open_list_in_sight(driver: Driver) -> None:
    scene = sit_down(driver, asks("ChoosingConfiguration", 2))
    scene.toasts.say("Turn 2 begins")
    scene.toasts.say("Hint: Downtown", "It blocks the best slot.", "ui.hint")
    popup = of_kind(Popup, scene.popup)
    scene.toasts.open_list = popup.rect
    shown = scene.toasts.rects()
    assert len(shown) == 2
    assert not popup.rect.collideobjects(shown)
    assert not shown[0].colliderect(shown[1])


def test_a_printed_marker_explains_itself_and_stays(driver: Driver) -> None:
    sit_down(driver, asks("Placing", 2)).deeds.open_theater()
    driver.frames(2)
    theater = driver.on(TheaterScene)
    for number, card in enumerate(theater.state.row, 1):
        for slot, marker in enumerate(card.markers):
            if marker is not None and marker.owner == NEUTRAL:
                spot = theater.spots.get(f"performance_{number}.slot_{slot + 1}")
                assert tip_of(theater, spot.name).title == "Printed marker"
                assert spot.on_click is None
                assert spot.payload is None


def test_laying_beside_a_printed_marker_shows_the_link_before_it_is_made(driver: Driver) -> None:
    table = Solo().row("solo_riverside_01").plan("quiet_week")
    table.trick(PLAYER, "rabbit_from_the_top_hat", "hearts", 0, markers=2)
    table.team(PLAYER, "assistant").acts(PLAYER, "assistant", "friday.backstage.0")
    session = Session(table.game, None, pace=1e9)
    theater = driver.open("theater", session=session)
    driver.click("wing_1")
    options = theater.table.options
    assert options
    partners = []
    for spot in options:
        driver.move(slot_name(theater.state.row_ids, spot))
        driver.frames(20)  # the preview does not follow a pointer that only passes
        outcome = theater.table.outcome
        partners += [line.link.partner.owner for line in outcome.payments if line.link is not None]
    assert NEUTRAL in partners
    assert "printed" in theater.spots.get(slot_name(theater.state.row_ids, next(s for s in _printed(theater)))).why_not


def _printed(theater: TheaterScene) -> list[Spot]:
    return [
        Spot(card.id, slot)
        for card in theater.state.row
        for slot, marker in enumerate(card.markers)
        if marker is not None and marker.owner == NEUTRAL
    ]


@pytest.mark.parametrize(("question", "turn", "words"), [("Placing", 1, "Plan: "), ("Assigning", 1, "No plan yet")])
def test_the_plan_card_lies_below_the_heirs_panel(driver: Driver, question: str, turn: int, words: str) -> None:
    scene = sit_down(driver, asks("Placing", turn) if question == "Placing" else asks("Assigning", turn))
    board = next(s for s in driver.app.stack if isinstance(s, BoardScene))
    board.layout()
    icons = [name for name in board.spots.names() if name.startswith("heir.icon.")]
    assert bool(icons) == (question == "Placing")
    assert "heir.plan" in board.spots.names()
    if question == "Assigning":
        assert tip_of(board, "heir.plan").title == words
    assert scene is board


def test_the_heir_assigns_after_the_player(driver: Driver) -> None:
    board = sit_down(driver, asks("Assigning", 1))
    driver.on(AssignmentScene)
    assert assigns_later(board.session.view.state, HEIR)
    assert not assigns_later(board.session.view.state, PLAYER)


@pytest.mark.parametrize("way", ["opponent.1", "heir.plan", "heir.specials"])
def test_its_panel_and_its_plan_lead_to_the_heirs_board(driver: Driver, way: str) -> None:
    sit_down(driver, asks("Placing", 1))
    driver.click(way, wait=2)
    assert isinstance(driver.top, HeirScene)


def test_the_heirs_tab_in_the_workshop_leads_to_its_board(driver: Driver) -> None:
    sit_down(driver, asks("Placing", 1))
    driver.click("magician", wait=2)
    driver.click("tab.1", wait=2)
    assert isinstance(driver.top, HeirScene)


def test_the_draft_shows_no_seat_of_the_heir(driver: Driver) -> None:
    session = Session(Game.new(solo_options(setup="full"), "draft"), None, pace=1e9)
    draft = driver.open("draft", session=session)
    assert "draft.seat.0" in draft.spots.names()
    assert "draft.seat.1" not in draft.spots.names()


def test_a_saved_solo_game_says_what_it_is() -> None:
    assert describe(Summary.of(Game.new(solo_options(), "saved"))).endswith("Ada alone against the Heir")
