"""The Heir's scene: it rises, is stepped and run, keeps its pace, explains everything, and is opened by its key."""

from pathlib import Path

import pygame
import pytest
from clicker import Clicker
from driver import Driver, monkey, open_driver
from given import there
from played_games import game_until, play_until
from solo import HEIR, solo_options, tale

from trickerion.app.registry import open_scene
from trickerion.bots.registry import make_bot
from trickerion.play.session import Session
from trickerion.rules.ask.heir import configurations
from trickerion.rules.ask.heirs_decisions import PLACEMENTS
from trickerion.rules.catalog import CATEGORIES, MAGICIANS, TURNS
from trickerion.rules.events import CharacterFinished, Event, HeirStep
from trickerion.rules.game import Game
from trickerion.rules.heir.catalog import PRIORITIES
from trickerion.rules.heir.placing import HeirPlacing
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.heir import layout as at
from trickerion.scenes.heir.locations import badge
from trickerion.scenes.heir.scene import HeirScene
from trickerion.scenes.heir.story import StoryEntry
from trickerion.scenes.workbook.scene import WorkbookScene
from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.saves import OpenedGame
from trickerion.storage.settings import load_settings
from trickerion.table.opponents import OpponentPanels
from trickerion.table.panel import Deeds
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.text import cut_short, fits
from trickerion.words.heir.sayings import SAYINGS

BOTS = (("assistant", 0), ("heir", 1))


def game_at(question: str, turn: int) -> Game:
    """A solo game in which a question is asked in a turn, after somebody has placed a Character."""
    asked = question, turn
    return game_until(
        solo_options(setup="full"),
        "the heir's scene",
        BOTS,
        lambda game: (there(game.decision).question, game.state.turn) == asked and _fits(game),
    )


def _fits(game: Game) -> bool:
    return there(game.decision).question not in ("Placing", "HeirPlacing") or len(game.state.occupants) > 1


def sit_down(driver: Driver, game: Game, pace: str = "every_step") -> Session:
    """The board of the game with whatever scene rises."""
    driver.app.settings.heir_pace = pace
    driver.app.settings.opponents_pace = 0.0
    session = Session.of_opened(OpenedGame(game), None, pace=0.0)
    session.news.take_events()
    driver.open("board", how="reset", session=session)
    driver.frames(4)
    return session


def risen(driver: Driver) -> HeirScene:
    """The Heir's scene on top."""
    return driver.on(HeirScene)


def acting(driver: Driver, turn: int = 2, pace: str = "every_step") -> tuple[Session, HeirScene]:
    """The Heir's scene where it has to place a Character."""
    return sit_down(driver, game_at("HeirPlacing", turn), pace), risen(driver)


def read(scene: HeirScene, *states: str) -> list[StoryEntry]:
    """The entries of the list in these states."""
    return [thing.row.entry for thing in scene.list.placed if thing.row.state in states]


def heirs_moves(session: Session, since: int) -> list[tuple[object, ...]]:
    """The events of the Heir's moves after so many moves."""
    return [line.events for line in session.log if line.seat == HEIR and line.move_index > since]


def dark_pixels(driver: Driver, rect: pygame.Rect) -> int:
    """How much is written in ink in a rectangle of the canvas."""
    driver.app.draw()
    part = driver.canvas.subsurface(rect)
    return sum(sum(part.get_at((x, y))[:3]) < 300 for x in range(rect.w) for y in range(rect.h))


@pytest.mark.parametrize("turn", [1, 2])
def test_in_a_first_evening_its_table_is_silent_about_prophecies_before_turn_3(driver: Driver, turn: int) -> None:
    session = sit_down(driver, game_at("HeirPlacing", turn))
    assert dark_pixels(driver, at.PROPHECY_NAME) > 50, "none in turn 1, or the name of the one that is active"
    session.prophecies_from = 3
    driver.open("board", how="reset", session=session)
    driver.frames(4)
    risen(driver)
    assert not dark_pixels(driver, at.PROPHECY_NAME)


# ------------------------------------------------------------------ stepping
def test_each_step_plays_exactly_one_entry_in_the_words_of_its_events_and_the_fourth_places(driver: Driver) -> None:
    session, scene = acting(driver)
    before = len(session.game.moves)
    for played in range(1, 4):
        driver.click("heir.step")
        assert len(read(scene, "done")) == played
        assert len(session.game.moves) == before
    driver.key(pygame.K_SPACE)
    assert len(read(scene, "done")) == 4
    assert len(session.game.moves) == before + 1
    while "heir.step" in scene.spots:
        done = len(read(scene, "done"))
        driver.key(pygame.K_SPACE)
        assert len(read(scene, "done")) == done + 1
    assert session.decision is not None
    assert session.preview.coming_step is None
    told = read(scene, "done")
    assert len(told) > 4
    assert told == tale(heirs_moves(session, before))


def test_a_visit_with_nothing_to_do_is_one_line(driver: Driver) -> None:
    """The Workshop: no stance, no list, no slot to read; and one press of Step makes the visit."""
    session = sit_down(driver, visits_the_workshop())
    scene, before = risen(driver), len(session.game.moves)
    (entry,) = read(scene, "now")
    assert entry.head.startswith("Workshop: the ")
    assert entry.head.endswith(" does nothing")
    driver.key(pygame.K_SPACE)
    assert len(session.game.moves) == before + 1
    assert len(read(scene, "done")) == 1


def test_a_visit_that_has_brought_nothing_is_one_line_once_it_is_over() -> None:
    """Market Row with a Shopping List of which nothing is for sale, and nothing to order."""
    game = Game.new(solo_options(setup="full"), "an empty visit")
    bots = [make_bot("assistant", 0), make_bot("heir", 1)]
    moves: list[tuple[Event, ...]] = []
    while [type(event) for events in moves[-2:] for event in events] != [HeirStep, HeirStep, CharacterFinished]:
        seat = there(game.decision).seat
        moves.append(tuple(game.apply(bots[seat].choose(game.view_for(seat)).move)))
        if seat != HEIR or not isinstance(moves[-1][0], HeirStep):
            moves = []
    placed = next(n for n in reversed(range(len(moves))) if moves[n][0].reason in PLACEMENTS)  # type: ignore[attr-defined]
    visit = moves[placed:]
    assert len(tale(visit)) > 4
    (entry,) = tale(visit, is_over=True)
    assert entry.head.startswith("Market Row: the ")
    assert "Unused" in entry.body


def visits_the_workshop() -> Game:
    """A solo game in which the Heir's next placement is one in the Workshop."""
    return game_until(
        solo_options(setup="full"),
        "an empty visit",
        BOTS,
        lambda game: isinstance(there(game.decision).choice, HeirPlacing) and _goes_to_workshop(game),
    )


def _goes_to_workshop(game: Game) -> bool:
    (move,) = game.legal_moves()
    after = game.clone()
    after.apply(move)
    return any(c.slot.startswith("workshop") for c in after.state.players[HEIR].characters.values()) and not any(
        c.slot.startswith("workshop") for c in game.state.players[HEIR].characters.values()
    )


def test_the_heir_has_a_line_of_its_own_for_every_turn() -> None:
    assert set(SAYINGS) == set(CATEGORIES)
    lines = [line for lines in SAYINGS.values() for line in lines]
    assert all(len(lines) == TURNS["dark_alley"] for lines in SAYINGS.values())
    assert len(set(lines)) == len(lines)
    assert all(fits(f"“{line}”", theme.TEXT.aside, at.EXPLANATION.w - 130) for line in lines)


def test_its_line_stands_below_the_title_and_changes_with_the_turn(driver: Driver) -> None:
    said = []
    for turn in (2, 3):
        category = MAGICIANS[sit_down(driver, game_at("HeirPlacing", turn)).view.state.players[HEIR].magician].category
        title, line = risen(driver).list.title
        assert title == "The Heir’s turn"
        assert line == f"“{SAYINGS[category][turn - 1]}”"
        said.append(line)
    assert said[0] != said[1]


def test_the_results_are_offered_once_a_turn_has_been_seen_step_by_step(driver: Driver) -> None:
    sit_down(driver, game_at("HeirPlacing", 2))
    assert "heir.results" not in risen(driver).spots
    cut_short.clear()
    driver.key(pygame.K_RETURN, wait=2)
    driver.app.draw()
    assert "heir.results" in risen(driver).spots
    assert "Continue" not in cut_short
    driver.click("heir.results", wait=3)
    assert isinstance(driver.top, BoardScene)
    driver.app.later.flush()
    assert load_settings(driver.app.places.settings).settings.heir_pace == "results"


@pytest.mark.parametrize("chosen_before", [True, False])
def test_results_runs_the_whole_turn_shows_its_list_and_is_remembered(driver: Driver, chosen_before: bool) -> None:
    session, scene = acting(driver, pace="results" if chosen_before else "every_step")
    if not chosen_before:
        driver.click("heir.pace.results")
        driver.app.later.flush()
        assert load_settings(driver.app.places.settings).settings.heir_pace == "results"
    assert session.preview.coming_step is None
    assert len(read(scene, "done")) > 4
    assert "heir.step" not in scene.spots
    assert "heir.results" not in scene.spots
    driver.click("heir.go_on", wait=3)
    assert isinstance(driver.top, BoardScene)


def test_no_badge_of_the_heir_says_what_means_nothing_to_it(driver: Driver) -> None:
    """It pays for no Poster and holds no hand of Assignment cards: neither price nor number changes its picture."""
    session = sit_down(driver, game_at("Placing", 2))
    table = TableView(session.view.state.copy(), 0, ("crimson", "teal"), ("Ada", "Heir"))  # type: ignore[arg-type]
    pictures = []
    for more in (0, 3):
        table.state.players[HEIR].hand = [*table.state.players[HEIR].hand, *["theater"] * more]
        canvas = pygame.Surface((1920, 1080))
        OpponentPanels(table, Deeds()).draw(canvas, driver.top.spots)
        pictures.append(pygame.image.tobytes(canvas, "RGB"))
    assert pictures[0] == pictures[1]


def test_the_configuration_dice_have_no_badge_in_turn_1_when_all_of_them_are_rolled() -> None:
    state = game_at("HeirPlacing", 1).clone().state
    assert state.heir is not None
    assert {badge(die, 1) for die in configurations(state).values()} == {""}
    state.turn = 2
    state.put_board("heir", state.heir._replace(tokens=("theater", "downtown")))
    assert [badge(configurations(state)[location], 2) for location in ("theater", "market_row")] == ["rerolled", "kept"]


@pytest.mark.parametrize("by", ["button", "key"])
def test_run_ends_at_the_players_turn_and_going_on_leads_to_the_board(driver: Driver, by: str) -> None:
    session, scene = acting(driver)
    driver.click("heir.run") if by == "button" else driver.key(pygame.K_RETURN)
    assert session.preview.coming_step is None
    assert session.legal
    assert driver.top is scene
    assert read(scene, "next")[0].head == "Your turn"
    driver.key(pygame.K_SPACE, wait=3)
    assert isinstance(driver.top, BoardScene)


def test_run_takes_its_time_with_motion_and_a_second_press_skips_it(driver: Driver) -> None:
    session = sit_down(driver, game_at("HeirPlacing", 2))
    driver.app.settings.motion = 1.0
    scene = risen(driver)
    driver.key(pygame.K_RETURN, wait=2)
    assert scene.moving
    assert session.preview.coming_step is not None
    driver.key(pygame.K_RETURN)
    assert session.preview.coming_step is None
    assert not scene.moving


def test_a_disk_that_flies_leaves_its_slot_empty_until_it_lands(driver: Driver) -> None:
    session = sit_down(driver, game_at("HeirPlacing", 2))
    scene, before = risen(driver), set(session.view.state.occupants)
    driver.app.settings.motion = 1.0
    for _ in range(4):
        driver.key(pygame.K_SPACE)
    driver.frames(2)
    (slot,) = set(session.view.state.occupants) - before
    assert scene.table.occupant(slot) is None
    driver.frames(60)
    assert scene.table.occupant(slot) is not None


def test_the_same_moves_are_made_whether_stepped_or_at_once(driver: Driver) -> None:
    stepped = sit_down(driver, game_at("HeirPlacing", 3))
    while "heir.step" in risen(driver).spots:
        driver.key(pygame.K_SPACE)
    at_once = sit_down(driver, game_at("HeirPlacing", 3), "at_once")
    while at_once.pace.is_thinking:
        at_once.opponents.wait(0.1)
        driver.frames(1)
    assert at_once.game.moves == stepped.game.moves
    assert at_once.game.digest() == stepped.game.digest()


# ------------------------------------------------------------------ Assignment
def test_the_assignment_of_the_heir_is_told_icon_by_icon(driver: Driver) -> None:
    session, scene = sit_down(driver, game_at("HeirAssigning", 2)), risen(driver)
    assert scene.list.title[0] == "The Heir assigns"
    driver.key(pygame.K_SPACE)
    heads = [entry.head for entry in read(scene, "done")]
    assert heads[-1].startswith("Its plan: ")
    assert read(scene, "now")[0].head.startswith("Icon 1")
    driver.key(pygame.K_RETURN)
    assert session.view.state.phase == "place_characters"
    assert read(scene, "next")[0].head == "Then: Place Characters"


def test_the_end_of_the_turn_before_stands_in_the_same_list(driver: Driver) -> None:
    sit_down(driver, game_at("HeirAssigning", 3))
    heads = [thing.row.entry.head for thing in risen(driver).list.placed if thing.row.state == "head"]
    assert "Turn 3: The Heir advertises" in heads
    assert heads[-1] == "Turn 3: The Heir assigns"


# ------------------------------------------------------------------ the pace
def test_at_once_the_scene_does_not_rise_by_itself(driver: Driver) -> None:
    session, scenes = sit_down(driver, game_at("HeirPlacing", 2), "at_once"), set()
    for _ in range(99):
        session.opponents.wait(0.1)
        driver.frames(1)
        scenes.add(type(driver.top))
        if not session.pace.is_thinking:
            break
    assert scenes == {BoardScene}
    assert session.legal


@pytest.mark.parametrize("played", range(1, 8))
def test_with_at_once_chosen_in_the_middle_the_game_goes_on_at_the_board(driver: Driver, played: int) -> None:
    session = sit_down(driver, game_at("HeirPlacing", 2))
    for _ in range(played):
        driver.key(pygame.K_SPACE)
    driver.click("heir.pace.at_once")
    while session.pace.is_thinking:
        session.opponents.wait(0.1)
        driver.frames(1)
    driver.frames(3)
    assert driver.app.failures == 0
    assert isinstance(driver.top, BoardScene)
    assert session.legal


def test_at_once_chosen_at_the_end_of_a_turn_leaves_its_list_to_be_read(driver: Driver) -> None:
    sit_down(driver, game_at("HeirPlacing", 2))
    driver.key(pygame.K_RETURN)
    driver.click("heir.pace.at_once", wait=3)
    assert read(risen(driver), "done")
    driver.click("heir.go_on", wait=3)
    assert isinstance(driver.top, BoardScene)


def test_the_settings_offer_the_pace(driver: Driver) -> None:
    open_scene(driver.app, "title", how="reset")
    driver.open("settings")
    driver.click("settings.page.pace", "settings.heir_pace.1")
    assert driver.app.settings.heir_pace == "results"


# ------------------------------------------------------------------ reading
def test_a_key_opens_the_board_of_the_heir_and_closes_it(driver: Driver) -> None:
    session = sit_down(driver, game_at("Placing", 2))
    moves = len(session.game.moves)
    driver.key(pygame.K_d)
    scene = risen(driver)
    assert not scene.holds_game, "what it did last can be read"
    assert read(scene, "done"), "what it did last can be read"
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, BoardScene)
    driver.key(pygame.K_d)
    driver.key(pygame.K_d)
    assert isinstance(driver.top, BoardScene)
    assert len(session.game.moves) == moves


def test_without_the_heir_the_key_does_nothing(driver: Driver) -> None:
    session = play_until(2, "no heir", lambda game: there(game.decision).question == "Placing")
    driver.open("board", how="reset", session=session)
    driver.key(pygame.K_d)
    assert isinstance(driver.top, BoardScene)


def test_what_the_heir_did_before_can_be_leafed_through(driver: Driver) -> None:
    sit_down(driver, game_at("Placing", 3))
    driver.key(pygame.K_d)
    scene = risen(driver)
    last = read(scene, "done")
    driver.click("heir.earlier")
    assert read(scene, "done")
    assert read(scene, "done") != last
    driver.click("heir.later")
    assert read(scene, "done") == last
    assert "heir.later" not in scene.spots


def test_the_scene_rises_when_the_heir_has_to_place_and_holds_the_game_as_the_menu_does(driver: Driver) -> None:
    session, scene = acting(driver)
    moves = len(session.game.moves)
    driver.frames(60)
    assert scene.holds_game
    assert len(session.game.moves) == moves
    assert [entry.head.split(":")[0] for entry in read(scene, "now")] == ["Stance"]
    driver.key(pygame.K_ESCAPE, wait=3)
    assert not isinstance(driver.top, HeirScene)
    assert len(session.game.moves) == moves
    driver.key(pygame.K_ESCAPE)
    assert risen(driver).holds_game


def test_every_piece_explains_itself_and_the_priority_list_why_a_location_is_contested(driver: Driver) -> None:
    _, scene = acting(driver, 3)
    spots = [scene.spots.get(name) for name in scene.spots.names()]
    silent = [spot.name for spot in spots if spot.explanation(None) is None]
    assert set(silent) <= {"heir.list", "heir.step", "heir.run", "dock.undo"}
    kinds = {name.split(".")[0] for name in scene.spots.names()}
    wanted = {"slot", "die", "stock", "card", "day", "configuration", "stance", "plan", "icon", "character", "trick"}
    assert wanted | {"identity", "priority", "specials", "shopping", "prophecy", "pending", "to_come"} <= kinds
    for location in PRIORITIES["busy"]:
        driver.move(f"priority.{location}")
        driver.frames(20)
        tip = scene.spots.tip()
        assert tip is not None, "and why it is so or not"
        assert "ontested" in tip.tip.body[0], "and why it is so or not"


def test_an_entry_lights_the_pieces_it_speaks_of_and_a_click_opens_the_workbook_at_its_rule(driver: Driver) -> None:
    _, scene = acting(driver, 3)
    driver.key(pygame.K_SPACE)
    stance = next(n for n, thing in enumerate(scene.list.placed) if thing.row.entry.head.startswith("Stance"))
    driver.move(f"entry.{stance}")
    driver.frames(1)
    assert list(scene.lit()) == [scene.spots.rect("stance"), scene.spots.rect("plan")]
    driver.move((960, 340))
    driver.frames(1)
    assert scene.spots.rect("stance") not in scene.lit(), "else those of the entry that is due"
    driver.click(f"entry.{next(n for n, thing in enumerate(scene.list.placed) if thing.row.state == 'now')}")
    assert isinstance(driver.top, WorkbookScene)
    assert driver.top.page.id == "solo"
    driver.key(pygame.K_ESCAPE)
    assert risen(driver).holds_game


# ------------------------------------------------------------------ undo
def test_undo_takes_back_the_players_move_as_long_as_the_heir_has_not_moved(driver: Driver) -> None:
    session = sit_down(driver, game_at("Assigning", 2))
    move = session.legal[0]
    session.play(move)
    while session.decision is not None and session.decision.question == "Assigning":
        session.play(session.legal[-1])
    driver.frames(4)
    risen(driver)
    driver.key(pygame.K_z, pygame.KMOD_CTRL, wait=3)
    assert not isinstance(driver.top, HeirScene)
    assert there(session.decision).question == "Assigning"


def test_undo_says_why_not_once_the_heir_has_moved(driver: Driver) -> None:
    session = sit_down(driver, game_at("HeirPlacing", 2))
    driver.key(pygame.K_RETURN)
    spot = risen(driver).spots.get("dock.undo")
    assert not session.undoing.can_undo
    assert not spot.enabled
    assert spot.why_not


# ------------------------------------------------------------------ whole games
@pytest.mark.slow
def test_a_whole_solo_game_is_played_with_the_mouse(tmp_path: Path) -> None:
    driver = open_driver(tmp_path, (1280, 720))
    try:
        driver.app.settings.opponents_pace, driver.app.settings.confirm = 0.0, False
        options = solo_options("hard", setup="full")
        session = Session.new(options, "solo", find_data_paths(tmp_path), pace=0.0)
        driver.open("board", how="reset", session=session)
        clicker = Clicker(driver, 720)
        clicker.play()
        assert session.is_over
        assert {"HeirScene", "DraftScene", "AssignmentScene"} <= clicker.scenes
        assert len([event for line in session.log for event in line.events if isinstance(event, HeirStep)]) > 50
    finally:
        driver.app.close()


@pytest.mark.slow
def test_the_scene_does_not_mind_what_is_clicked(driver: Driver) -> None:
    sit_down(driver, game_at("HeirPlacing", 2))
    monkey(driver, 100, 5)
    assert driver.app.failures == 0
