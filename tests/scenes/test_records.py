"""The records on the screen: reached from the title, true to the finished games, and readable when damaged."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pygame
import pytest
from driver import Driver
from wanderer import options, wander

from trickerion.app.registry import open_scene
from trickerion.rules.game import Game
from trickerion.scenes.records import GROUPS, RecordsScene, kind_words
from trickerion.scenes.records import layout as at
from trickerion.scenes.records.rivals import against_each
from trickerion.storage.reader import read_game
from trickerion.storage.statistics import MODES, SOLO_MODES, FinishedGame, Score, add_game, read_statistics
from trickerion.storage.strength import Share


def game(mark: str, fame: int, mode: str = "base", players: int = 2, difficulty: str = "") -> FinishedGame:
    others = tuple(Score(f"Bot {n}", "greedy", "the_red_lotus", 10, n) for n in range(2, players + 1))
    ada = Score("Ada Lovelock", "person", "electra", fame, 1)
    return FinishedGame(mark, datetime(2026, 11, 1, tzinfo=UTC), mode, difficulty, (ada, *others))


def test_they_open_from_the_title_and_close_again(driver: Driver) -> None:
    open_scene(driver.app, "title")
    title = driver.top
    driver.click("title.records", wait=2)
    assert driver.top is not title
    driver.key(pygame.K_ESCAPE)
    assert driver.top is title
    assert driver.app.failures == 0


def test_the_best_evenings_come_first_and_tell_who_was_there(driver: Driver) -> None:
    for number, fame in enumerate((30, 90, 60, 75)):
        add_game(driver.app.places.statistics, game(str(number), fame))
    open_scene(driver.app, "records")
    tips = [driver.top.spots.get(f"records.evening.{number}").tip for number in range(3)]
    shown = [tip() for tip in tips if tip is not None]
    assert [tip.body[0] for tip in shown if tip] == [f"I. Ada Lovelock: {fame} {{fame}}" for fame in (90, 75, 60)]
    assert all(tip is not None and "1 November 2026" in tip.body[-1] for tip in shown)


@pytest.mark.parametrize("when", ["0001-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59"])
def test_an_evening_at_the_end_of_the_calendar_is_told(driver: Driver, when: str) -> None:
    add_game(driver.app.places.statistics, replace(game("x", 30), when=datetime.fromisoformat(when)))
    driver.open("records")
    driver.move("records.evening.0")
    driver.frames(60)
    assert read_statistics(driver.app.places.statistics).note == ""
    assert driver.app.failures == 0


def test_every_finished_game_belongs_to_one_line() -> None:
    tables = [game("x", 1, mode, players) for mode in MODES[:3] for players in (2, 3, 4)]
    solo = [game("x", 1, mode, 2, level) for mode in SOLO_MODES for level in ("easy", "normal", "hard")]
    duel = game("x", 1, "duel")
    short = [game("x", 1, "short", players) for players in (2, 3, 4)]
    for one in (*tables, *solo, duel, *short):
        assert sum(kind.holds(one) for group in GROUPS for kind in group.kinds) == 1
    assert kind_words(solo[5]) == "Solo with the Academy, hard"
    assert kind_words(duel) == "Duel, two players"
    assert kind_words(solo[2]) == "Solo, hard"
    assert kind_words(short[1]) == "Short Game, three players"
    assert kind_words(solo[6]) == "Small solo game, easy"
    assert kind_words(tables[4]) == "Dark Alley, three players"


def test_short_games_have_lines_once_they_are_played(driver: Driver) -> None:
    driver.open("records")
    assert "short" not in [group.mode for group in driver.on(RecordsScene).groups]
    add_game(driver.app.places.statistics, game("a", 40, "short", 3))
    driver.open("records")
    assert "short" in [group.mode for group in driver.on(RecordsScene).groups]
    assert driver.app.failures == 0


def test_what_was_not_played_yet_is_an_invitation_and_no_row_of_dashes(driver: Driver) -> None:
    add_game(driver.app.places.statistics, game("a", 40, "base", 3))
    driver.open("records")
    shown = driver.on(RecordsScene)
    assert [(group.mode, len(group.kinds)) for group in shown.groups] == [("base", 1)]
    assert "duel" in [group.mode for group in shown.to_come]
    assert "base" not in [group.mode for group in shown.to_come]
    assert driver.app.failures == 0


def test_games_of_the_academy_have_lines_once_they_are_played(driver: Driver) -> None:
    for mark, mode, level in (("a", "academy", ""), ("b", "solo_academy", "easy")):
        add_game(driver.app.places.statistics, game(mark, 40, mode, 2, level))
    driver.open("records")
    shown = driver.on(RecordsScene)
    assert driver.app.failures == 0
    counted = {kind: tally.games for kind, tally in shown.kinds.items() if tally.games}
    assert {(kind.mode, kind.difficulty) for kind in counted} == {("academy", ""), ("solo_academy", "easy")}
    assert all(kind in [k for group in shown.groups for k in group.kinds] for kind in counted)


def test_each_page_is_drawn_and_the_games_lie_in_a_file_afterwards(driver: Driver) -> None:
    open_scene(driver.app, "title")
    finished = read_game(Path(__file__).parents[1] / "saves" / "1-base-finished.trickerion.json").game
    for one in (game("x", 40), FinishedGame.of(finished)):
        add_game(driver.app.places.statistics, one)
    driver.open("records")
    for page in (1, 2, 3, 0):
        driver.click(f"records.page.{page}", wait=2)
    driver.click("records.export", wait=2)
    assert "records.csv" in str(getattr(driver.top, "text", ""))
    assert driver.app.failures == 0
    assert (driver.app.places.data / "records.csv").read_text(encoding="utf-8").count("\n") == 1 + 2 + 2


def test_oneself_is_held_beside_each_person(driver: Driver) -> None:
    def met(mark: str, *ranked: str, elsewhere: str = "") -> FinishedGame:
        scores = [Score(n, "person", "electra", 40, p, n == elsewhere) for p, n in enumerate(ranked, 1)]
        bot = Score("Bot", "greedy", "the_red_lotus", 1, len(ranked) + 1)
        return FinishedGame(mark, datetime(2026, 11, 1, tzinfo=UTC), "base", "", (*scores, bot))

    games = [met("a", "Ada", "Bela"), met("b", "Csilla", "Ada", "Bela", elsewhere="Bela"), met("c", "Bela", "Csilla")]
    games.append(met("d", "Bela", "Ada", elsewhere="Ada"))  # somebody of that name who sat at another computer
    expected = [("Bela", Share.of(2, 2)), ("Csilla", Share.of(0, 1))]
    assert against_each(games, "Ada") == expected
    assert not against_each([game("x", 40)], "Ada")
    assert against_each(games[:2], "") == expected, "who played here most is the player"
    for one in games:
        add_game(driver.app.places.statistics, one)
    driver.open("records")
    driver.click("records.page.1", wait=2)
    assert "records.against" in driver.top.spots
    assert driver.app.failures == 0


def test_a_damaged_file_is_told(driver: Driver) -> None:
    path = driver.app.places.statistics
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{", encoding="utf-8")
    assert "damaged" in read_statistics(path).note
    open_scene(driver.app, "title")
    driver.click("title.records", wait=2)
    assert driver.app.failures == 0
    assert path.read_text(encoding="utf-8") == "{"


def test_a_finished_duel_is_counted_as_one_and_no_line_lies_on_another(driver: Driver) -> None:
    finished = Game.new(options(2, modules=("dark_alley", "duel")), "records")
    list(wander(finished, "records"))
    assert FinishedGame.of(finished).mode == "duel"
    add_game(driver.app.places.statistics, game("d", 40, "duel"))
    open_scene(driver.app, "records")
    shown = driver.on(RecordsScene)
    assert {kind.mode: tally.games for kind, tally in shown.kinds.items() if tally.games} == {"duel": 1}
    sizes = [len(group.kinds) for group in shown.groups]
    heights = at.heights(sizes)
    rects = [at.group(heights, sizes[:n]) for n in range(len(sizes))]
    rects += [at.kind(heights, sizes[:n], line) for n, size in enumerate(sizes) for line in range(size)]
    for number, rect in enumerate(rects):
        assert at.KINDS.contains(rect)
        assert rect.h >= 20
        assert not [other for other in rects[number + 1 :] if other.colliderect(rect)]
