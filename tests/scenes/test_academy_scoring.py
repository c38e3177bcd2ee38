"""The final scoring of games with the Academy: Banners and their ties, lessons, rooms, level 3 Tricks."""

import random

import pytest
from academy_solo import SoloAcademy
from academy_table import CLASS_3, CLASS_4, PRACTICE_3, Academy
from driver import Driver
from given import named
from pygame import Surface
from solo import HEIR, PLAYER, Solo, solo_options

from trickerion.bots.registry import make_bot
from trickerion.language.voice import Voice
from trickerion.play.session import Session
from trickerion.rules.ask.board import day_facts
from trickerion.rules.ask.tricks import trick_facts
from trickerion.rules.gains import gain_fame
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.scoring import end_game
from trickerion.scenes.scoring.sheet import ScoreSheet, score_sheet
from trickerion.scenes.scoring.table import ScoreTable
from trickerion.screens.fame_sources import sources_of
from trickerion.screens.playbill import told_show
from trickerion.ui import theme
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icon_map import concepts
from trickerion.ui.text import cut_short
from trickerion.words import card_tooltips
from trickerion.words.place_tooltips import weekday
from trickerion.words.screens.scoring import SOURCES, kind_of_game


def sheet_of(t: Academy | SoloAcademy) -> ScoreSheet:
    """The sheet of a table whose game ends now."""
    t.state.stack = []
    end_game(t.state, [])
    return score_sheet(t.state, t.game.result())


def test_banners_have_a_row_which_says_what_the_most_bring() -> None:
    sheet = sheet_of(Academy(3).room(CLASS_3, "chalk_room", builder=0, banners=4))
    row = next(row for row in sheet.rows if row.id == "banners")
    assert row.detail == "12, 6 for the most"
    cells = {column.seat: column.cells["banners"] for column in sheet.columns}
    assert (cells[0].number, cells[0].fame, cells[0].aside) == (4, 12, "")
    assert (cells[1].number, cells[1].fame, cells[1].aside) == (0, 0, "")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_line_of_the_banners_is_read_whole(players: int) -> None:
    modules = ("dark_alley", "prophecies", "academy", "powers")
    t = Academy(players, modules=modules)
    t.state.stack = []
    end_game(t.state, [])
    cut_short.clear()
    table = ScoreTable(score_sheet(t.state, t.game.result()))
    table.filled = 1000.0
    table.draw(Surface(theme.CANVAS_SIZE), Hotspots())
    details = {row.detail for row in table._sheet.rows}
    assert "banners" in {row.id for row in table._sheet.rows}
    assert not cut_short & details


def test_a_tie_of_banners_is_told() -> None:
    t = Academy(3).room(CLASS_3, "chalk_room", builder=0).room(CLASS_4, "recital_room", builder=1)
    cell = sheet_of(t).column_of(0).cells["banners"]
    assert cell.fame == 6
    assert cell.aside == "tied"
    assert "as many as Player 1" in cell.tip
    assert "last place they share" in cell.tip


def test_random_games_add_up_in_every_row_and_bar() -> None:
    for players in (2, 4):
        options = GameOptions(tuple(Seat(f"P{n}") for n in range(players)), modules=("dark_alley", "academy"))
        game, chance = Game.new(options, "sum"), random.Random(players)
        while not game.is_over:
            game.apply(chance.choice(game.legal_moves()))
        sheet = score_sheet(game.state, game.result())
        for column in sheet.columns:
            cells = sum(cell.fame for cell in column.cells.values()) + sum(line.cell.fame for line in column.own)
            assert cells == column.total == sum(column.sources.gained.values()) - column.sources.lost
            assert {row.id for row in sheet.rows} == set(column.cells)


def test_fame_of_links_in_a_practice_room_counts_among_the_links() -> None:
    gained = sources_of({"crystal_grotto": 2, "link": 3, "gallery_of_chains": 1}).gained
    assert gained["link"] == 6
    assert gained["other"] == 0


def test_lessons_renovations_and_secrets_backstage_have_their_own_kinds() -> None:
    gained = sources_of({"classroom": 3, "lesson": 2, "renovation": 7, "performer_secret": 1}).gained
    assert (gained["classroom"], gained["renovation"], gained["performer_assistant"]) == (5, 7, 1)
    assert gained["other"] == 0


def test_the_legend_has_the_kinds_of_the_game_only() -> None:
    without = Game.new(GameOptions((Seat("Ada"), Seat("Bela"))), "legend")
    state = without.state
    state.stack = []
    end_game(state, [])
    assert "renovation" not in score_sheet(state, without.result()).kinds
    t = Academy()
    gain_fame(t.state, 0, 2, "renovation", [])
    kinds = sheet_of(t).kinds
    assert "renovation" in kinds
    assert set(kinds) < set(SOURCES)


def test_a_level_3_trick_with_a_marker_lacks_nothing_and_the_sheet_says_so() -> None:
    t = Academy()
    t.trick(0, "hellhound", markers=1).trick(0, "automaton", "hearts", place=1)
    sheet = sheet_of(t)
    lines = {line.name: line for line in sheet.column_of(0).own}
    assert not lines["Hellhound"].is_short
    assert lines["Automaton"].is_short
    assert "Trick Markers" in sheet.note
    assert "lacks" in lines["Automaton"].reason


def test_the_tip_of_a_level_3_trick_counts_markers_for_components_with_the_academy() -> None:
    t = Academy()
    t.trick(0, "hellhound", markers=1).trick(0, "automaton", "hearts", place=1)
    assert "short" not in card_tooltips.owned_trick(trick_facts(t.state, 0, 0), 0, t.state.row_ids).body[-1]
    assert "no Trick Marker" in card_tooltips.owned_trick(trick_facts(t.state, 0, 1), 1, t.state.row_ids).body[-1]


def test_a_game_is_called_by_its_modules() -> None:
    seats = (Seat("Ada"), Seat("Bela"))
    assert kind_of_game(GameOptions(seats, modules=("dark_alley", "academy"))) == "Academy, 7 turns"
    assert kind_of_game(SoloAcademy().state.options) == "Solo with the Academy, normal, 7 turns"


def test_the_heirs_banners_stand_beside_the_players() -> None:
    t = SoloAcademy().room(CLASS_3, "chalk_room", builder=1, banners=3).room(PRACTICE_3, "small_stage", banners=2)
    cells = {column.seat: column.cells["banners"] for column in sheet_of(t).columns}
    assert (cells[1].number, cells[1].fame, cells[0].fame) == (3, 8, 0)


def finished(seed: str, difficulty: str) -> Game:
    """A solo game that bots have played to its end."""
    game = Game.new(solo_options(difficulty), seed)
    bots = [make_bot("random", 1), make_bot("heir")]
    while game.decision is not None:
        game.apply(bots[game.decision.seat].choose(game.view_for(game.decision.seat)).move)
    return game


def show_table() -> Solo:
    """The Heir's Magician performs on Thursday with a helper backstage."""
    table = Solo().row("solo_riverside_03", "solo_riverside_01").plan("gala")
    table.heirs_team("magician", "apprentice_1")
    table.heirs_trick("fishing_in_the_air", 1, "spades", 0)
    table.laid("solo_riverside_03", (1, 1), HEIR, "fishing_in_the_air", "up", "spades")
    table.works(HEIR, "magician", "thursday.perform").works(HEIR, "apprentice_1", "thursday.backstage.0")
    return table


def test_the_playbill_says_why_the_heir_chose_the_card_and_pays_its_helpers() -> None:
    table = show_table()
    events, before = table.phase_at(5, turn=4), table.state.copy()
    while table.question == "HeirChoosingShow":
        before, events = table.state.copy(), table.do(table.next)
    bill = told_show(before, events)
    assert bill is not None
    assert bill.performer == HEIR
    assert any(cause.name == "The Heir’s choice" and "Riverside" in cause.text for cause in bill.causes)
    helpers = [line for line in bill.bonuses if line.kind == "helper"]
    assert [line.yields.coins for line in helpers] == [2]
    assert helpers[0].name == "Helper backstage"
    assert helpers[0].icon in concepts()


def test_the_heirs_weekday_changes_nothing_and_the_players_does() -> None:
    table = show_table().works(PLAYER, "magician", "sunday.perform")
    assert day_facts(table.state, "thursday").modifier == 0
    assert day_facts(table.state, "sunday").modifier == 1
    said = " ".join(weekday(day_facts(table.state, "thursday", PLAYER), Voice(named("Ada", "The Heir"), PLAYER)).body)
    assert "Weekdays don’t change" in said


@pytest.mark.parametrize("difficulty", ["easy", "hard"])
def test_every_line_of_the_heir_stands_in_the_table_and_adds_up(difficulty: str) -> None:
    game = finished("last curtain", difficulty)
    sheet = score_sheet(game.state, game.result())
    for column in sheet.columns:
        lines = sum(cell.fame for cell in column.cells.values()) + sum(line.cell.fame for line in column.own)
        assert column.total == lines
    heir = next(column for column in sheet.columns if column.seat == HEIR)
    assert [line.name for line in heir.own] == ["Level 3 Tricks", "Tricks on stage", "Characters beyond six"]
    assert "coins" not in heir.cells


def test_fame_of_helpers_and_leaving_cards_is_shown_where_it_belongs() -> None:
    gained = sources_of({"performer_helper": 3, "heir_leaving_card": 4, "heir_exchange": 5}).gained
    assert (gained["performer_assistant"], gained["trick"], gained["other"]) == (3, 4, 5)


def test_the_verdict_names_winner_and_difficulty(driver: Driver) -> None:
    game = finished("verdict", "hard")
    session = Session(game, None, pace=1e9)
    scene = driver.open("scoring", session=session)
    driver.frames(30)
    heir_won = game.result()[0].seat == HEIR
    assert scene.sheet.verdict == ("The Heir wins" if heir_won else "You beat the Heir")
    assert scene.sheet.column_of(HEIR).kind == "Dahlgaard’s Heir, hard"
