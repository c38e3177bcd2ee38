"""The final scoring: its numbers are those of the rules, and its buttons lead somewhere."""

import random
import threading
from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from driver import STEPS, Driver, monkey
from given import there
from powers_table import Powers

from trickerion.app.registry import open_scene
from trickerion.language.verbatim import verbatim
from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.scoring import end_game
from trickerion.scenes.scoring import layout as at
from trickerion.scenes.scoring import sheet as lines
from trickerion.scenes.scoring.scene import ScoringScene
from trickerion.scenes.scoring.sheet import POWER, ScoreSheet, fame_by_turn, score_sheet
from trickerion.scenes.scoring.table import ScoreTable
from trickerion.scenes.workbook.scene import WorkbookScene
from trickerion.screens.fame_sources import sources_of
from trickerion.storage.reader import OpenedGame
from trickerion.storage.record import Summary
from trickerion.storage.saves import SavedGames
from trickerion.ui import theme
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.text import cut_short, draw_text, fits, text_width
from trickerion.ui.text_block import block_width
from trickerion.words import names
from trickerion.words.screens import scoring as words

pytestmark = pytest.mark.watched

NAMES = ("Ada", "Bela", "Iris", "Dora")
_FINISHED: dict[tuple[int, bool], Game] = {}


def finished(players: int, dark_alley: bool = False) -> Game:
    """A game played to the end at random."""
    key = (players, dark_alley)
    if key not in _FINISHED:
        modules = ("dark_alley", "prophecies") if dark_alley else ()
        options = GameOptions(tuple(Seat(name) for name in NAMES[:players]), modules=modules)
        game, dice = Game.new(options, f"scoring-{players}"), random.Random(players)
        while not game.is_over:
            game.apply(dice.choice(game.legal_moves()))
        _FINISHED[key] = game
    return _FINISHED[key]


def session_of(game: Game, driver: Driver | None = None) -> Session:
    places = driver.app.places if driver is not None else None
    return Session.of_opened(OpenedGame(game, "", "", Summary.of(game)), places)


def test_without_room_for_a_thread_the_end_is_shown_without_a_rating(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    session = session_of(finished(2), driver)
    monkeypatch.setattr(threading.Thread, "start", refuses)
    scene = driver.open("scoring", how="reset", session=session)
    driver.frames(120)
    assert driver.top is scene
    assert driver.app.failures == 0


CASES = [(2, False), (3, False), (4, False), (3, True)]


@pytest.mark.parametrize(("players", "dark_alley"), CASES)
def test_the_cells_of_a_column_add_up_to_its_total(players: int, dark_alley: bool) -> None:
    game = finished(players, dark_alley)
    sheet = score_sheet(game.state, game.result())
    for column in sheet.columns:
        cells = sum(cell.fame for cell in column.cells.values()) + sum(line.cell.fame for line in column.own)
        assert cells == column.total
        assert {row.id for row in sheet.rows} == set(column.cells)


@pytest.mark.parametrize(("players", "dark_alley"), CASES)
def test_segments_less_losses_give_the_total(players: int, dark_alley: bool) -> None:
    for standing in finished(players, dark_alley).result():
        sources = sources_of(standing.fame_by_source)
        assert sum(sources.gained.values()) - sources.lost == standing.fame


@pytest.mark.parametrize(("players", "dark_alley"), CASES)
def test_the_lines_of_the_chart_end_at_the_total(players: int, dark_alley: bool) -> None:
    game = finished(players, dark_alley)
    session = session_of(game)
    data = fame_by_turn(session.log, players, 7 if dark_alley else 5)
    for standing in game.result():
        assert data.points[standing.seat][0] == 5
        assert data.points[standing.seat][-2] == standing.fame_before_scoring
        assert data.points[standing.seat][-1] == standing.fame
    session.close()


@pytest.fixture
def scoring(driver: Driver) -> Iterator[ScoringScene]:
    session = session_of(finished(4), driver)
    open_scene(driver.app, "title")
    yield driver.open("scoring", session=session)
    session.close()


def test_the_head_of_the_own_lines_names_what_there_is() -> None:
    kinds = (lines.TRICK, POWER, lines.HEIR_LINE)
    heads = [words.OWN_LINES[lines.own_kind(set(kinds[:number]))] for number in range(4)]
    assert heads[0] == heads[1]
    assert heads[2][0] == "Level 3 Tricks, Powers"
    assert "Heir" in heads[3][1]


def test_a_power_that_scores_at_the_end_is_a_line_with_its_own_picture() -> None:
    table = Powers().learned(0, "legend_of_magoria").trick(0, "linking_rings")
    end_game(table.state, [])
    sheet = score_sheet(table.state, table.game.result())
    assert sheet.kinds_of_lines == {POWER}
    assert sheet.column_of(0).own[0].icon == "power.legend_of_magoria"


def test_missing_components_are_counted_in_good_english() -> None:
    assert (
        words.lacks(what=names.PIECES.listed({"animal": 2, "petroleum": 1, "padlock": 2}))
        == "lacks 2 Animals, 1 Petroleum, 2 Padlocks"
    )


def test_the_help_key_opens_the_workbook_and_esc_leads_back(driver: Driver, scoring: ScoringScene) -> None:
    driver.key(pygame.K_F1)
    driver.on(WorkbookScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is scoring


@pytest.mark.usefixtures("scoring")
def test_the_record_is_saved_under_a_name(driver: Driver) -> None:
    driver.click("scoring.save", wait=2)
    driver.click("dialog.answer_1", wait=2)
    saved = SavedGames(driver.app.places).list()
    assert len(saved) == 1
    assert saved[0].summary.is_over


def test_the_table_and_the_title(driver: Driver, scoring: ScoringScene) -> None:
    driver.click("scoring.table", wait=2)
    assert driver.top is not scoring


def test_same_again_starts_with_the_same_seats(
    driver: Driver, scoring: ScoringScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[tuple[GameOptions, str]] = []
    monkeypatch.setattr(
        "trickerion.scenes.scoring.scene.start_game", lambda _app, options, seed: started.append((options, seed))
    )
    driver.click("scoring.again")
    assert started[0][0] == scoring.session.options
    assert started[0][1] != scoring.session.seed


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_a_key_ends_the_counting_before_it_plays_again(driver: Driver, key: int) -> None:
    driver.app.change_settings(motion=1.0)
    scene = driver.open("scoring", session=session_of(finished(2), driver))
    assert scene.timeline.busy
    driver.key(key)
    assert not scene.timeline.busy
    assert driver.top is scene


def test_pointing_at_a_turn_tells_what_happened(driver: Driver, scoring: ScoringScene) -> None:
    driver.move("scoring.turn.2")
    driver.frames(60)
    assert "Turn 2" in there(scoring.spots.tip()).tip.title


def test_a_click_finishes_the_show(driver: Driver) -> None:
    driver.app.settings.motion = 1.0
    session = session_of(finished(3), driver)
    open_scene(driver.app, "title")
    scene = driver.open("scoring", session=session)
    assert scene.timeline.busy
    driver.click((300, 300), wait=2)
    assert not scene.timeline.busy
    session.close()


@pytest.mark.parametrize("steps", STEPS)
@pytest.mark.usefixtures("scoring")
def test_a_monkey_in_the_scoring(driver: Driver, caplog: pytest.LogCaptureFixture, steps: int) -> None:
    monkey(driver, steps, 3)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_long_name_at_the_end_of_a_line_keeps_off_its_total() -> None:
    total = text_width("188", theme.TEXT.number_large)
    room = at.end_name(700, total)
    assert room.right + 8 <= at.CHART.right - 18 - total
    assert fits("Madame Vesper", theme.TEXT.strong, room.w)


@pytest.mark.parametrize("totals", [(40, 40, 40), (110, 85, 85, 73)])
def test_who_is_ahead_in_a_tie_is_named_whole_also_beside_players_who_are_not_tied(totals: tuple[int, ...]) -> None:
    game = finished(len(totals))
    sheet = score_sheet(game.state, game.result(), session_of(game).log, 0)
    named = zip(sheet.columns, ("Ada Lovelock", "Lantern Jack", "Madame Vesper", "Silas Quill"), totals, strict=False)
    table = ScoreTable(sheet._replace(columns=tuple(c._replace(name=verbatim(n), total=sum_) for c, n, sum_ in named)))
    cut_short.clear()
    table.filled = float(table.cells)
    table.draw(pygame.Surface((1920, 1080)), Hotspots())
    assert not cut_short


def with_totals(sheet: ScoreSheet, *totals: int) -> ScoreSheet:
    return sheet._replace(columns=tuple(c._replace(total=t) for c, t in zip(sheet.columns, totals, strict=True)))


def test_a_tie_says_who_is_ahead_by_the_initiative_wherever_it_is_in_the_ranking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, drawn = finished(4), list[str]()
    sheet = with_totals(score_sheet(game.state, game.result(), session_of(game).log, 0), 120, 108, 108, 73)

    def remembering(canvas: pygame.Surface, text: str, *rest: Any, **more: Any) -> pygame.Rect:
        drawn.append(text)
        return draw_text(canvas, text, *rest, **more)

    monkeypatch.setattr("trickerion.scenes.scoring.table.draw_text", remembering)
    cut_short.clear()
    table = ScoreTable(sheet)
    table.filled = float(table.cells)
    table.draw(pygame.Surface((1920, 1080)), Hotspots())
    assert (drawn.count(words.WINS_TIE), drawn.count(words.LOSES_TIE)) == (1, 1)
    assert words.TIE_BREAK in drawn
    assert "Initiative" in words.TIE_BREAK
    assert not cut_short
    assert [sheet.wins_tie(place) for place in range(4)] == [False, True, False, False]


def test_a_tie_for_the_first_place_names_the_initiative_on_the_podium_too() -> None:
    assert "Initiative" in words.with_fame(80, is_tied=True)
    assert "Initiative" in words.with_fame(80, is_tied=True, against=80)
    assert words.with_fame(80, is_tied=False, against=70) == "with 80 Fame against 70"


def test_the_final_scoring_is_named_once_in_its_tip() -> None:
    assert words.turn_line(verbatim("Ada"), {"scoring": 11}) == "*Ada* +11 {fame}"
    assert words.turn_line(verbatim("Ada"), {"scoring": 11, "trick": 3}) == (
        "*Ada* +14 {fame}: Final scoring\u00a011, Yields of Tricks\u00a03"
    )


def test_an_amount_in_the_tip_of_a_turn_stays_with_its_source() -> None:
    line, head = words.turn_line(verbatim("Ada"), {"advertise": 2}), "*Ada* +2 {fame}: Posters"
    room = block_width(head, 900) + 2
    assert block_width(line, 900) > room, "the number does not fit"
    assert block_width(line, room) < block_width(head, 900), "so the word goes with it"


def test_the_kind_of_game_and_its_edition_leave_the_title_alone(driver: Driver) -> None:
    short = finished(2)
    seats = (Seat("Ada"), Seat("The Heir", "heir"))
    longest = GameOptions(seats, modules=("dark_alley", "prophecies", "academy", "heir"))
    canvas, pictures = pygame.Surface((1920, 1080)), []
    for options in (short.options, longest):
        session = session_of(short)
        session.game.state.options = options
        driver.open("scoring", how="reset", session=session).draw(canvas)
        pictures.append(pygame.image.tobytes(canvas.subsurface(810, 6, 300, 44), "RGB"))
        session.close()
    assert pictures[0] == pictures[1]


def test_the_prophecies_are_named_with_the_game() -> None:
    game = finished(3, dark_alley=True)
    assert words.kind_of_game(game.options) == "Dark Alley, Prophecies, 7 turns"
