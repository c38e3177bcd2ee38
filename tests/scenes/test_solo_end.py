"""The Heir's shows and the end of a solo game in the window."""

import pytest
from driver import Driver
from solo import HEIR, PLAYER, Solo, solo_options

from trickerion.app.session import Session
from trickerion.bots.registry import make_bot
from trickerion.language.voice import Voice
from trickerion.rules.ask.board import day_facts
from trickerion.rules.game import Game
from trickerion.scenes.performance.playbill import told_show
from trickerion.scenes.scoring.sheet import score_sheet, sources_of
from trickerion.ui.icon_map import concepts
from trickerion.words.place_tooltips import weekday


def finished(seed: str, difficulty: str) -> Game:
    """A solo game that bots have played to its end."""
    game = Game.new(solo_options(difficulty), seed)
    bots = [make_bot("random", 1), make_bot("heir")]
    while game.decision is not None:
        game.apply(bots[game.decision.seat].choose(game.view_for(game.decision.seat)).move)
    return game


# ------------------------------------------------------------------ shows
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
    assert bill is not None and bill.performer == HEIR
    assert any(cause.name == "The Heir’s choice" and "Riverside" in cause.text for cause in bill.causes)
    helpers = [line for line in bill.bonuses if line.kind == "helper"]
    assert [line.yields.coins for line in helpers] == [2] and helpers[0].name == "Helper backstage"
    assert helpers[0].icon in concepts()


def test_the_heirs_weekday_changes_nothing_and_the_players_does() -> None:
    table = show_table().works(PLAYER, "magician", "sunday.perform")
    assert day_facts(table.state, "thursday").modifier == 0 and day_facts(table.state, "sunday").modifier == 1
    said = " ".join(weekday(day_facts(table.state, "thursday", PLAYER), Voice(("Ada", "The Heir"), PLAYER)).body)
    assert "The Heir feels no weekday" in said


# ------------------------------------------------------------------ the final scoring
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
