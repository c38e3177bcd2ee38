"""The board, used like a player would: placing, Actions, questions, undo, looking back, whole games."""

import itertools
import random
from collections.abc import Callable

import pygame
import pytest
from driver import STEPS, Driver, monkey
from given import named, of_kind, there
from rows import one_in
from table import Table as MadeUp

from trickerion.app.registry import open_scene
from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.rules.ask.alike import distinct
from trickerion.rules.events import Advertised
from trickerion.rules.game import Game
from trickerion.rules.moves import Move
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes.board.answers import answers
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.log import LogScene
from trickerion.scenes.theater.scene import TheaterScene
from trickerion.table.director import BOARD, director_of
from trickerion.table.log_panel import HEAD, NO_HEAD
from trickerion.table.move_pictures import painter_of
from trickerion.table.pointed import label, why_not_placed, why_nowhere
from trickerion.table.strip import status_of
from trickerion.table.view import TableView as BoardTable
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import board as at
from trickerion.ui.topbar import PROMPT_RIGHT
from trickerion.ui.trick_card import ROW_SIZE, Owned, draw_trick_row
from trickerion.words.screens.board import CANNOT_SET_UP, NO_SHARD_HERE, NO_SLOT
from trickerion.words.screens.table import on_stage

Until = Callable[[Session], bool]


def at_table(driver: Driver, seed: str, until: Until, players: int = 2, modules: tuple[str, ...] = ()) -> BoardScene:
    """A board with only people at the table, played at random up to a point."""
    seats = tuple(Seat(f"Player {n}") for n in range(players))
    session = Session(Game.new(GameOptions(seats, modules=modules), seed), None, pace=0.0)
    dice = random.Random(seed)
    while session.decision is not None and not until(session):
        session.lift_curtain()
        session.play(dice.choice(answers(session.legal)))
    assert session.decision is not None, "the game ended too early for this test"
    session.lift_curtain()
    session.news.take_events()  # what happened before is not shown any more
    return of_kind(BoardScene, driver.open("board", how="reset", session=session))


def asks(question: str, *kinds: type[Move]) -> Until:
    """The decision is of that name, and moves of all these kinds are legal."""

    def there(session: Session) -> bool:
        legal, decision = session.game.legal_moves(), session.decision
        asked = decision is not None and decision.question == question
        return asked and all(any(isinstance(move, kind) for move in legal) for kind in kinds)

    return there


def placement(scene: BoardScene) -> m.PlaceCharacter:
    return next(move for move in scene.session.legal if isinstance(move, m.PlaceCharacter))


def test_a_character_is_placed_by_dragging(driver: Driver) -> None:
    scene = at_table(driver, "drag", asks("Placing", m.PlaceCharacter))
    move = placement(scene)
    driver.drag(f"character.{move.character}", f"slot.{move.slot}")
    assert move in scene.session.game.moves


def test_a_character_is_placed_by_two_clicks(driver: Driver) -> None:
    scene = at_table(driver, "clicks", asks("Placing", m.PlaceCharacter))
    move = placement(scene)
    driver.click(f"character.{move.character}")
    assert f"slot.{move.slot}" in scene.spots.lit_targets()
    driver.click(f"slot.{move.slot}")
    assert move in scene.session.game.moves


def test_an_illegal_slot_stays_dark_and_says_why(driver: Driver) -> None:
    scene = at_table(driver, "dark", asks("Placing", m.PlaceCharacter))
    character = placement(scene).character
    legal = {move.slot for move in scene.session.legal if isinstance(move, m.PlaceCharacter)}
    dark = next(slot for slot in scene.character_slots.slots if slot not in legal)
    before = len(scene.session.game.moves)
    driver.drag(f"character.{character}", f"slot.{dark}")
    assert len(scene.session.game.moves) == before
    driver.click(f"character.{character}")
    spot = scene.spots.get(f"slot.{dark}")
    assert spot.refuses is not None
    assert scene.spots.held is not None
    assert spot.refuses(scene.spots.held.payload).endswith(".")


def test_a_shard_chosen_before_the_drop_enhances(driver: Driver) -> None:
    def rich(session: Session) -> bool:
        decision = there(session.decision)
        shards = session.game.state.players[decision.seat].shards
        slots = [x.slot for x in session.game.legal_moves() if isinstance(x, m.PlaceCharacter)]
        return decision.question == "Placing" and shards > 0 and any(slot.startswith("downtown") for slot in slots)

    scene = at_table(driver, "shard", rich)
    legal = [x for x in scene.session.legal if isinstance(x, m.PlaceCharacter)]
    move = next(x for x in legal if x.slot.startswith("downtown"))
    driver.click("dock.enhance")
    driver.drag(f"character.{move.character}", f"slot.{move.slot}")
    assert scene.session.game.moves[-2:] == [move, m.Enhance()]


def test_where_a_shard_buys_nothing_it_is_said_before_the_drop(driver: Driver) -> None:
    def before_shows(session: Session) -> bool:
        shards = session.game.state.players[there(session.decision).seat].shards
        return shards > 0 and any(
            isinstance(x, m.PlaceCharacter) and "backstage" in x.slot for x in session.game.legal_moves()
        )

    scene = at_table(driver, "theater", before_shows)
    move = next(x for x in scene.session.legal if isinstance(x, m.PlaceCharacter) and "backstage" in x.slot)
    driver.click("dock.enhance")
    driver.click(f"character.{move.character}")
    driver.move(f"slot.{move.slot}")
    (box,) = (box for box in scene.board_dock.points().boxes if box.name == "enhance")
    assert not box.enabled
    assert box.text == NO_SHARD_HERE[0]
    driver.click(f"slot.{move.slot}")
    assert scene.session.game.moves[-1] == move
    assert scene.toasts.titles[-1] == NO_SHARD_HERE[0]


def test_a_lit_action_row_leads_to_its_moves(driver: Driver) -> None:
    scene = at_table(driver, "row", asks("CharacterActs", m.RerollDie))
    driver.click("action.reroll_die")
    assert scene.popup is not None
    driver.click("option.0")
    assert isinstance(scene.session.game.moves[-1], m.RerollDie)
    assert scene.popup is None


def test_the_dice_themselves_can_be_clicked_while_the_list_is_open(driver: Driver) -> None:
    scene = at_table(driver, "dice", asks("CharacterActs", m.RerollDie))
    driver.click("action.reroll_die")
    name = next(n for n in scene.spots.names() if n.startswith("pick.die."))
    driver.click(name)
    assert scene.session.game.moves[-1] == m.RerollDie(name.removeprefix("pick.die."))


def test_escape_closes_a_list_and_changes_nothing(driver: Driver) -> None:
    scene = at_table(driver, "esc", asks("CharacterActs", m.SetDie))
    before = list(scene.session.game.moves)
    driver.click("action.set_die")
    driver.key(pygame.K_ESCAPE)
    assert scene.popup is None
    assert scene.session.game.moves == before


def test_a_trick_is_learned_from_the_open_residence(driver: Driver) -> None:
    scene = at_table(driver, "learn", asks("CharacterActs", m.LearnTrick))
    driver.click("action.learn_trick")
    residence = driver.top
    lit = next(n for n in residence.spots.names() if n.startswith("trick.") and residence.spots.get(n).enabled)
    driver.click(lit)
    assert scene.session.game.moves[-1] == m.LearnTrick(lit.removeprefix("trick."))
    assert driver.top is scene


def test_done_asks_only_while_points_could_be_used(driver: Driver) -> None:
    scene = at_table(driver, "done", asks("CharacterActs", m.RerollDie))
    driver.click("dock.done")
    assert driver.top is not scene
    driver.key(pygame.K_ESCAPE)
    assert m.FinishCharacter() not in scene.session.game.moves[-1:]
    driver.app.settings.confirm = False
    driver.click("dock.done")
    assert scene.session.game.moves[-1] is m.FinishCharacter()


def test_whoever_is_left_idle_is_told_by_the_card_that_lies_below(driver: Driver) -> None:
    scene = at_table(driver, "idle", asks("Placing", m.PlaceCharacter), players=3)
    driver.click("dock.done")
    assert scene.popup is not None
    assert all(option.detail for option in scene.popup.options)
    assert not any(option.label.endswith((", 1", ", 2")) for option in scene.popup.options)


def test_the_only_character_left_is_idle_at_once_where_no_slot_is_free(driver: Driver) -> None:
    def is_stuck(session: Session) -> bool:
        legal = session.game.legal_moves()
        idle = [move for move in legal if isinstance(move, m.LeaveIdle)]
        return len(idle) == 1 and not any(isinstance(move, m.PlaceCharacter) for move in legal)

    scene = at_table(driver, "crowd", is_stuck, players=3)
    driver.click("dock.done")
    assert scene.popup is None
    assert isinstance(scene.session.game.moves[-1], m.LeaveIdle)


def test_undo_and_redo_by_button_and_key(driver: Driver) -> None:
    scene = at_table(driver, "undo", asks("Placing", m.PlaceCharacter), players=3)
    move = placement(scene)
    driver.drag(f"character.{move.character}", f"slot.{move.slot}")
    made = len(scene.session.game.moves)
    assert scene.session.undoing.can_undo, "a placement reveals nothing"
    driver.click("dock.undo")
    assert len(scene.session.game.moves) == made - 1
    driver.key(pygame.K_y, pygame.KMOD_CTRL)
    assert scene.session.game.moves[-1] is move


def test_giving_back_asks_first(driver: Driver) -> None:
    scene = at_table(driver, "back", asks("Placing", m.ReturnTrick))
    place = next(move.place for move in scene.session.legal if isinstance(move, m.ReturnTrick))
    driver.click(f"trick.{place}", button=3)
    assert driver.top is not scene
    assert not any(isinstance(move, m.ReturnTrick) for move in scene.session.game.moves)
    driver.click("dialog.answer_1")
    assert scene.session.game.moves[-1] == m.ReturnTrick(place)


def test_the_log_opens_large_from_its_head_and_no_button_lies_below_the_prompt(driver: Driver) -> None:
    scene = at_table(driver, "past", asks("CharacterActs"))
    buttons = [scene.spots.rect(name) for name in scene.spots.names() if name.startswith("top.")]
    assert buttons
    assert min(rect.x for rect in buttons) > PROMPT_RIGHT
    for head in (HEAD, NO_HEAD):
        scene.log.head = head
        spots = Hotspots()
        scene.log.add_hotspots(spots)
        assert scene.log.rect.contains(spots.rect("large_log"))
    driver.click("large_log")
    assert isinstance(driver.top, LogScene)


def test_a_line_of_the_log_shows_the_table_as_it_was(driver: Driver) -> None:
    scene = at_table(driver, "past", asks("CharacterActs"))
    line = next(name for name in scene.spots.names() if name.startswith("log."))
    driver.click(line)
    assert scene.past is not None
    assert scene.table.legal == ()
    driver.click((800, 400))
    assert scene.past is None


LOOKS_AT = 4
"""Each of so many times a question comes again, it is looked at again."""


@pytest.mark.parametrize(
    ("players", "modules"),
    [
        pytest.param(4, (), marks=pytest.mark.slow),
        pytest.param(2, ("dark_alley", "prophecies"), marks=pytest.mark.slow),
        pytest.param(2, ("dark_alley", "prophecies", "academy"), marks=pytest.mark.slow),
        (2, ()),
        pytest.param(4, ("dark_alley", "prophecies"), marks=pytest.mark.slow),
        pytest.param(4, ("dark_alley", "prophecies", "academy"), marks=pytest.mark.slow),
    ],
)
def test_every_decision_of_a_game_can_be_answered_by_lists(
    driver: Driver, players: int, modules: tuple[str, ...]
) -> None:
    """No decision gets stuck, even if no scene but the board existed; every move has a name and a picture."""
    seats = tuple(Seat(f"Player {n}") for n in range(players))
    session = Session(Game.new(GameOptions(seats, modules=modules), f"lists {players}"), None, pace=0.0)
    scene = of_kind(BoardScene, open_scene(driver.app, "board", how="reset", session=session))
    director = there(director_of(driver.app))
    director.wanted = lambda: BOARD  # type: ignore[method-assign]
    dice, canvas = random.Random(players), pygame.Surface((60, 60))
    seen: set[str] = set()
    for number in itertools.count():
        session.lift_curtain()
        legal = answers(session.legal)
        if session.decision is None:
            break
        assert legal
        if session.decision.question in seen and number % LOOKS_AT:
            session.play(dice.choice(legal))
            continue
        scene.refresh()
        for move in dice.sample(legal, min(3, len(legal))):
            assert label(scene.table, move)
            painter_of(move, scene.table)(canvas, (30, 30), 38)
        question = session.decision.question
        if question not in seen:
            seen.add(question)
            driver.frames(2)
            if driver.top is not scene:  # a show is still being looked at
                driver.app.stack.pop()
                driver.frames(2)
            if question not in ("Placing", "CharacterActs", "Advertising"):
                assert scene.popup is not None, question
                options = scene.popup.options
                assert len(options) == len(distinct(session.game.state, session.viewer, legal))
        session.play(dice.choice(legal))
    driver.frames(2)
    assert {"Advertising", "Assigning", "Placing", "CharacterActs", "SettingUp"} <= seen


@pytest.mark.parametrize("steps", STEPS)
@pytest.mark.parametrize("seed", one_in(3, range(3)))
def test_nothing_breaks_under_random_hands(driver: Driver, seed: int, steps: int) -> None:
    at_table(driver, f"monkey {seed}", asks("Placing", m.PlaceCharacter), players=2 + seed)
    monkey(driver, steps, seed)
    assert not driver.app.failures


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_performance_cards_do_not_overlap(number: int) -> None:
    rects = at.performance_rects(number)
    assert all(at.THEATER.contains(rect) for rect in rects)
    assert all(a.right < b.left for a, b in itertools.pairwise(rects))


def test_the_fame_track_runs_round_the_board() -> None:
    cells = [at.fame_cell(n) for n in range(1, 101)]
    assert cells[0].topleft == at.BOARD.topleft
    for one, other in itertools.pairwise(cells):
        assert one.inflate(2, 2).colliderect(other)
    assert at.fame_spot(101) == at.fame_spot(1)


def test_eight_characters_fit_into_the_strip() -> None:
    rects = at.character_rects(8)
    assert rects[-1].right <= at.ACTION_POINTS.left
    assert rects[0].w >= 50


def test_spots_have_one_name_each(driver: Driver) -> None:
    scene = at_table(driver, "names", asks("Placing", m.PlaceCharacter), players=4)
    assert isinstance(scene.spots, Hotspots)
    assert len(set(scene.spots.names())) == len(scene.spots.names())


def nowhere(made: MadeUp, character: str) -> str:
    made.placing(0)
    return why_nowhere(BoardTable(made.game.view_for(0).state, 0, ("crimson", "teal"), named("Ada", "Bela")), character)


def test_a_magician_without_a_stage_says_what_stops_it() -> None:
    made = MadeUp(2).assigned(0, magician="theater")
    made.works(0, "apprentice_1", "friday.backstage.0").works(1, "magician", "sunday.perform")
    made.state.occupants["friday.perform"] = made.state.occupants["friday.backstage.1"] = (0, "apprentice_1")
    said = nowhere(made, "magician")
    assert "Your day this turn is Friday" in said
    assert "The other slots of the Theater are taken" in said


def test_a_character_before_a_full_location_says_so() -> None:
    made = MadeUp(2).assigned(0, magician="downtown").works(0, "apprentice_1", "downtown.0")
    made.works(1, "magician", "downtown.3")
    assert nowhere(made, "magician") == "Downtown: every slot is taken."


def test_where_nobody_can_be_placed_the_dock_says_so(driver: Driver) -> None:
    made = MadeUp(2).assigned(0, magician="downtown").works(0, "apprentice_1", "downtown.0")
    game = made.works(1, "magician", "downtown.3").placing(0).game
    for slot in ("downtown.1", "downtown.2"):
        game.state.occupants[slot] = (1, "apprentice_1")
    scene = of_kind(BoardScene, driver.open("board", how="reset", session=Session(game, None, pace=0.0)))
    assert NO_SLOT in scene.board_dock.points().line


def placing(driver: Driver, **cards: str) -> BoardScene:
    made = MadeUp(3).trick(0, "linking_rings", markers=1).assigned(0, **cards).placing(0)
    return of_kind(BoardScene, driver.open("board", how="reset", session=Session(made.game, None, pace=0.0)))


@pytest.mark.parametrize(
    ("card", "point", "slot"),
    [
        ("downtown", (170, 260), "downtown.1"),  # below the slot +1
        ("downtown", (340, 430), "downtown.0"),  # a corner of the panel, far from all: the highest modifier
        ("theater", (985, 700), "sunday.backstage.0"),  # a corner of Sunday, nearer to Saturday's stage
    ],
)
def test_the_slot_where_a_dropped_disk_lands_is_shown_before_the_release(
    driver: Driver, card: str, point: tuple[int, int], slot: str
) -> None:
    scene = placing(driver, magician=card)
    driver.press("character.magician")
    driver.move((600, 900), held=True)
    driver.move(point, held=True)
    assert scene.spots.landing == f"slot.{slot}"
    forecast = scene.placing.forecast
    assert forecast is not None
    assert forecast.slot == slot
    driver.release(point)
    assert scene.session.game.moves[-1] == m.PlaceCharacter("magician", slot)


def test_a_location_that_refuses_a_dropped_disk_says_why_at_once(driver: Driver) -> None:
    scene = placing(driver, magician="downtown")
    driver.drag("character.magician", at.MARKET_ROW.center)
    driver.frames(2)
    shown, reason = scene.spots.tip(), why_not_placed(scene.table, "magician", "market_row.0")
    assert shown is not None
    assert shown.tip.title == reason
    assert scene.spots.held is None


def test_a_refused_disk_flies_back_to_its_place(driver: Driver) -> None:
    driver.app.settings.motion = 1.0
    scene = placing(driver, magician="downtown")
    driver.drag("character.magician", at.MARKET_ROW.center)
    assert scene.spots.in_air is not None
    assert scene.placing.lifted == "magician"
    driver.frames(30)
    assert scene.spots.in_air is None
    assert scene.placing.lifted == ""


def at_board(driver: Driver, made: MadeUp) -> BoardScene:
    """The board of a made-up table."""
    return of_kind(BoardScene, driver.open("board", how="reset", session=Session(made.game, None, pace=0.0)))


def test_the_strip_says_how_many_markers_are_on_stage_as_the_wings_do(driver: Driver) -> None:
    made = MadeUp(2).row("riverside_01").trick(0, "linking_rings").components(0, metal=3)
    made.marker("riverside_01", 0, 0, "linking_rings", "up").acts(0, "magician", "downtown.0")
    scene = at_board(driver, made)
    owned = scene.table.me.tricks[0]
    assert owned is not None
    assert status_of(scene.table, owned) == on_stage(number=1)


def test_markers_on_stage_are_told_beside_those_that_are_ready(driver: Driver) -> None:
    """On the cards of the strip, and in the wings."""
    made = MadeUp(2).row("riverside_01", "riverside_02").trick(0, "linking_rings", markers=1)
    made.marker("riverside_01", 0, 0, "linking_rings", "up").marker("riverside_02", 1, 0, "linking_rings", "up")
    made.acts(0, "magician", "friday.backstage.0")
    scene = at_board(driver, made)
    owned = scene.table.me.tricks[0]
    assert owned is not None
    assert status_of(scene.table, owned) == on_stage(number=2)
    pictures = {}
    for away in (0, 2):
        row = pictures[away] = pygame.Surface(ROW_SIZE)
        draw_trick_row(row, row.get_rect(), owned.trick, Owned(scene.colours[0], owned.suit, 1, away), label="1 ready")
    assert pygame.image.tobytes(pictures[0], "RGB") != pygame.image.tobytes(pictures[2], "RGB")


def test_a_marker_dragged_from_its_trick_to_a_performance_card_begins_set_up_or_says_why_not(driver: Driver) -> None:
    def board(slot: str) -> BoardScene:
        made = MadeUp(2).row("riverside_01").trick(0, "linking_rings", markers=1).acts(0, "magician", slot)
        return at_board(driver, made)

    scene = board("downtown.0")
    driver.frames(2)
    driver.drag("trick.0", "card.riverside_01")
    shown = scene.spots.tip()
    assert shown is not None
    assert shown.tip.title == CANNOT_SET_UP[False]
    assert scene.spots.held is None
    scene = board("friday.backstage.0")
    driver.frames(2)
    driver.drag("trick.0", "card.riverside_01")
    driver.frames(5)
    assert scene.session.decision is not None
    assert scene.session.decision.question == "SettingUp"
    assert isinstance(driver.top, TheaterScene), "which asks for the slot"


@pytest.mark.parametrize("voices", ["always", "never"])
def test_a_rival_says_a_line_beside_its_panel_that_stays_in_the_log(driver: Driver, voices: str) -> None:
    driver.app.settings.voices, driver.app.settings.motion, driver.app.settings.opponents_pace = voices, 1.0, 1.0
    seats = (Seat("Ada"), Seat("Jack", "assistant", magician="electra"))
    session = Session(Game.new(GameOptions(seats), "voices"), None)
    board = driver.open("board", how="reset", session=session)
    before = len(session.log)
    board.on_events([Advertised(1, 1)])
    driver.frames(2)
    said = [line.note for line in session.log[before:] if line.note]
    assert bool(said) == (voices == "always")
    assert all(line.startswith("Jack: ") for line in said)
    assert driver.app.failures == 0
