"""Names that look like markup, or like nothing, in every place of the program: they are shown, and nothing stops."""

import json
import logging
from datetime import UTC, datetime
from pathlib import Path

import pygame
import pytest
from driver import Driver, open_driver
from foreign import FOREIGN, MARKUP, SOME_MARKUP
from given import of_kind
from rows import one_in

from trickerion.app.reading import reading
from trickerion.app.registry import open_scene
from trickerion.bots.registry import make_bot
from trickerion.language.direction import joined
from trickerion.language.verbatim import drawable, writable
from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.rules.options import NAME_LENGTH, GameOptions, Seat
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.scoring.scene import ScoringScene
from trickerion.scenes.setup.scene import SetupScene
from trickerion.screens.dialog import DialogScene
from trickerion.storage.reader import OpenedGame
from trickerion.storage.record import Summary
from trickerion.storage.saves import SavedGames
from trickerion.storage.statistics import FinishedGame, Score, add_game
from trickerion.table.director import director_of
from trickerion.table.log_panel import entries_of
from trickerion.table.view import seat_names
from trickerion.ui.bubble import bubble_size, draw_bubble
from trickerion.ui.layout import setup as at
from trickerion.ui.text import cut_short

pytestmark = pytest.mark.watched

NAMES = ("{x}", "*a* {coin}", "<b>%s</b>", "a.b {0}")
"""Four players whose names are markup; a name that is taken for it names icons that do not exist."""


def type_in(driver: Driver, place: str | tuple[int, int], text: str) -> None:
    """Click on a line, and type instead of what is there."""
    driver.click(place)
    driver.key(pygame.K_a, pygame.KMOD_CTRL)
    type_on(driver, text)


def type_on(driver: Driver, text: str) -> None:
    """Type where the keyboard is."""
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))
    driver.frames(2)


def look_at_tips(driver: Driver) -> str:
    """Draw every tooltip of the scene; all their words, as they are drawn."""
    canvas, found = pygame.Surface((1920, 1080)), []
    for name in driver.top.spots.names():
        tip = driver.top.spots.get(name).explanation(None)
        if tip is not None:
            draw_bubble(canvas, pygame.Rect((0, 0), bubble_size(tip)), tip)
            found += [tip.title, *tip.body, tip.note]
    return drawable("\n".join(found))


def table(turn: int = 3, until: str = "CharacterActs", names: tuple[str, ...] = NAMES) -> Session:
    """A game of four such players, played by a bot up to a decision."""
    seats = tuple(Seat(name) for name in names)
    game = Game.new(GameOptions(seats, modules=("dark_alley", "prophecies")), "foreign")
    bot = make_bot("random", 1)
    while (decision := game.decision) is not None and not (game.state.turn >= turn and decision.question == until):
        game.apply(bot.choose(game.view_for(decision.seat)).move)
    return Session.of_opened(OpenedGame(game, "", "", Summary.of(game)), None)


def look(driver: Driver, scene: str, session: Session, **more: object) -> str:
    """Draw a scene with all its tooltips; the words of these."""
    driver.open(scene, how="reset", session=session, **more)
    words = look_at_tips(driver)
    assert driver.app.failures == 0
    return words


def open_setup(driver: Driver) -> SetupScene:
    open_scene(driver.app, "title", how="reset")
    return of_kind(SetupScene, driver.open("setup"))


@pytest.mark.parametrize("name", SOME_MARKUP)
def test_a_player_may_have_any_name(tmp_path: Path, name: str) -> None:
    driver = open_driver(tmp_path)
    driver.app.settings.opponents_pace = 1e9
    open_setup(driver)
    type_in(driver, at.name_entry(0).center, name)
    assert name in look_at_tips(driver)
    driver.click("setup.poster.electra")
    driver.key(pygame.K_ESCAPE)
    assert open_setup(driver).plan.seats[0].name == name
    driver.click("setup.raise", wait=15)
    director = director_of(driver.app)
    assert director is not None
    assert director.session.options.seats[0].name == name
    director.session.flush()
    driver.app.close()
    again = open_driver(tmp_path)
    open_setup(again)
    again.open("title", how="reset")
    again.click("title.continue")
    again.frames(15)
    assert isinstance(again.top, BoardScene) or director_of(again.app) is not None
    assert driver.app.failures == again.app.failures == 0
    again.app.close()


def test_two_players_of_the_same_name_are_told_so_in_its_letters(driver: Driver) -> None:
    scene = open_setup(driver)
    for number in (0, 1):
        type_in(driver, at.name_entry(number).center, "{x}")
    assert drawable(scene.plan.trouble()) == "Two players are called {x}."
    driver.frames(2)
    assert driver.app.failures == 0


@pytest.mark.parametrize("scene", ["setup", pytest.param("solo_setup", marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", one_in(3, FOREIGN), ids=lambda text: ascii(text)[:20])
def test_a_name_and_a_seed_in_the_settings_are_shown_as_far_as_they_can(tmp_path: Path, scene: str, name: str) -> None:
    colours = ("crimson", "teal", "amber", "violet")
    seats = [{"kind": "person", "name": name, "colour": colour} for colour in colours]
    plan = {"seats": seats, "seed": name, "keeps_seed": True}
    (tmp_path / "settings.json").write_text(json.dumps({"memory": {scene: plan}}), encoding="utf-8")
    driver = open_driver(tmp_path)
    opened = driver.open(scene, how="reset")
    look_at_tips(driver)
    shown = opened.plan.seats[0].name
    assert shown
    assert len(shown) <= NAME_LENGTH
    assert shown.isprintable()
    assert opened.plan.seed.strip()
    if name in MARKUP:
        assert shown == opened.plan.seed == name
    assert driver.app.failures == 0
    driver.app.close()


@pytest.mark.parametrize("key", SOME_MARKUP)
def test_a_key_in_the_settings_is_shown_as_it_is(driver: Driver, key: str) -> None:
    driver.app.change_settings(keys={**driver.app.settings.keys, "hint": key, "undo": key})
    driver.open("settings", how="reset")
    driver.click("settings.page.keys")
    driver.open("how_to_play", how="reset", page="mouse_and_keys")
    assert f"Hint ({drawable(driver.app.keys.label('hint'))})" in look(driver, "board", table())


def test_the_table_speaks_of_players_by_their_names(driver: Driver) -> None:
    session = table()
    told = look(driver, "board", session)
    assert all(name in told for name in [name for seat, name in enumerate(NAMES) if seat != session.viewer])
    for scene in ("theater", "log", "pause"):
        look(driver, scene, session)
    for seat in range(4):
        look(driver, "workshop", session, seat=seat)


@pytest.mark.parametrize("until", one_in(2, ["Assigning", "ChoosingShow", "Placing", "Advertising"]))
def test_other_decisions_too(driver: Driver, until: str) -> None:
    session = table(2, until)
    for scene in ("board", "assignment", "performance"):
        look(driver, scene, session)
    driver.open("curtain", how="reset", session=session)
    assert driver.app.failures == 0


def test_the_draft_speaks_of_players_by_their_names(driver: Driver) -> None:
    options = GameOptions(tuple(Seat(name) for name in NAMES), setup="full")
    session = Session(Game.new(options, "foreign draft"), None, pace=1e9)
    session.lift_curtain()
    look(driver, "draft", session)


def test_the_log_speaks_of_players_by_their_names() -> None:
    session = table()
    told = [entry.text for entry in entries_of(session.log, seat_names(session.options), session.viewer)]
    drawn = drawable("\n".join(told))
    others = [name for seat, name in enumerate(NAMES) if seat != session.viewer]
    assert all(f"*{name}*".replace(" {", "\u00a0{") in drawn.replace(" {", "\u00a0{") for name in others)
    assert not any("{x}" in text or "{0}" in text or "*a*" in text for text in told)


def test_the_final_scoring_speaks_of_players_by_their_names(driver: Driver) -> None:
    session = table(99)
    assert session.is_over
    look(driver, "scoring", session)
    assert isinstance(driver.top, ScoringScene)
    driver.top.timeline.skip()
    driver.frames(3)
    look_at_tips(driver)
    assert driver.app.failures == 0


def test_the_records_speak_of_players_by_their_names(driver: Driver) -> None:
    scores = tuple(Score(name, "person", "electra", 50 - place, place) for place, name in enumerate(NAMES, 1))
    game = FinishedGame("mark", datetime(2026, 11, 1, tzinfo=UTC), "base", "", scores)
    add_game(driver.app.places.statistics, game)
    driver.open("records", how="reset")
    told = look_at_tips(driver)
    assert all(f". {name}: " in told for name in NAMES)
    assert driver.app.failures == 0


def saved(driver: Driver, name: str) -> Session:
    session = Session.new(GameOptions(tuple(map(Seat, NAMES))), "foreign", driver.app.places)
    session.play(session.legal[0]) if not session.screen.needs_curtain else session.lift_curtain()
    session.save(name)
    session.flush()
    return session


@pytest.mark.parametrize("name", one_in(2, [*SOME_MARKUP, "../../up", "C:\\con", "x" * 60, "😀", "שלום"]))
def test_a_game_may_be_saved_under_any_name(driver: Driver, name: str) -> None:
    session = saved(driver, "A game")
    open_scene(driver.app, "title", how="reset")
    open_scene(driver.app, "pause", session=session)
    for replaces in (False, True):  # the second time it asks whether to replace it
        driver.frames(2)
        session.name = "A game"
        driver.click("pause.save", wait=2)
        driver.key(pygame.K_a, pygame.KMOD_CTRL)
        type_on(driver, name)
        driver.key(pygame.K_RETURN, wait=2)
        if replaces:
            driver.click("dialog.answer_1", wait=2)
        assert isinstance(driver.top, DialogScene)
        assert f"*{name}*" in drawable(driver.top.text)
        driver.key(pygame.K_RETURN)
    session.close()
    assert name in [save.name for save in SavedGames(driver.app.places).list()]
    places = driver.app.places
    assert {path.parent for path in places.data.rglob("*.trickerion.json*")} == {places.saves, places.games}
    assert driver.app.failures == 0


@pytest.mark.parametrize("name", SOME_MARKUP)
def test_the_list_of_saved_games_shows_opens_renames_and_deletes_it(driver: Driver, name: str) -> None:
    saved(driver, name).close()
    open_scene(driver.app, "title", how="reset")
    driver.open("load")
    for asked in ("saves.rename.0", "saves.delete.0"):
        driver.click(asked, wait=2)
        assert isinstance(driver.top, DialogScene)
        assert NAMES[0] in drawable(driver.top.text)
        driver.key(pygame.K_ESCAPE)
    driver.click("saves.load.0", wait=15)
    director = director_of(driver.app)
    assert director is not None
    assert director.session.name == name
    assert driver.app.failures == 0
    director.session.close()


@pytest.mark.parametrize("name", ["{x}", "*a*", "{coin}"])
def test_a_file_with_such_a_name_is_spoken_of_as_it_is_called(driver: Driver, name: str) -> None:
    saved(driver, "game").close()
    (path,) = driver.app.places.saves.glob("*.trickerion.json")
    text = path.read_text(encoding="utf-8").replace('"seed": "foreign"', '"seed": 5')
    path.rename(path.with_name(f"{name}.trickerion.json")).write_text(text, encoding="utf-8")
    open_scene(driver.app, "title", how="reset")
    driver.open("load")
    driver.click("saves.load.0", wait=15)
    assert isinstance(driver.top, DialogScene)
    assert f"{name}.trickerion.json" in drawable(driver.top.text)
    assert driver.app.failures == 0


@pytest.mark.parametrize("query", one_in(3, FOREIGN, 1), ids=lambda text: ascii(text)[:20])
def test_anything_can_be_looked_up(driver: Driver, query: str) -> None:
    open_scene(driver.app, "title", how="reset")
    book = driver.open("how_to_play")
    book.widgets.type_in(book.line)
    type_on(driver, query)
    assert book.contents.query == writable(query)[:30].strip()
    driver.frames(2)
    assert driver.app.failures == 0


@pytest.mark.parametrize("text", one_in(3, FOREIGN, 2), ids=lambda text: ascii(text)[:20])
def test_a_failure_with_any_words_is_told(
    driver: Driver, text: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.CRITICAL + 1)  # a report of a test cannot hold every text

    def fails(_: float) -> None:
        raise ValueError(text)

    open_scene(driver.app, "title", how="reset")
    monkeypatch.setattr(open_scene(driver.app, "settings"), "update", fails)
    driver.frames(3)
    assert type(driver.top).__name__ == "CrashScene"
    driver.click("dialog.answer_0", wait=3)
    assert type(driver.top).__name__ == "CrashScene"
    assert driver.app.failures == 1


WORLD = ("محمد بن سعيد", "张伟 さくら", "हिन्दी ที่นี่", "Nguyễn 김민 😀")
"""Arabic; Chinese and Japanese; Hindi and Thai; Vietnamese, Korean and an emoji."""


def test_the_table_shows_and_tells_names_of_any_script(driver: Driver) -> None:
    session = table(names=WORLD)
    told = look(driver, "board", session)
    assert all(name in told for seat, name in enumerate(WORLD) if seat != session.viewer)
    assert "\u2068" not in told
    for scene in ("theater", "log", "pause"):
        look(driver, scene, session)
    look(driver, "workshop", session, seat=1)
    assert not any(joined(text) in WORLD for text in cut_short)


def test_the_scoring_and_the_records_show_them(driver: Driver) -> None:
    session = table(99, names=WORLD)
    look(driver, "scoring", session)
    assert isinstance(driver.top, ScoringScene)
    driver.top.timeline.skip()
    driver.frames(3)
    scores = tuple(Score(name, "person", "electra", 50 - place, place) for place, name in enumerate(WORLD, 1))
    add_game(driver.app.places.statistics, FinishedGame("mark", datetime(2026, 11, 1, tzinfo=UTC), "base", "", scores))
    driver.open("records", how="reset")
    told = look_at_tips(driver)
    assert all(f". {name}: " in told for name in WORLD)
    assert driver.app.failures == 0


@pytest.mark.parametrize("name", ["שלום, לילה 12", "می\u200cخواهم", "Ngày đầu 演出の夜", "👨\u200d👩\u200d👧"])
def test_a_game_may_be_called_anything_people_write(driver: Driver, name: str) -> None:
    saved(driver, name).close()
    assert name in [save.name for save in SavedGames(driver.app.places).list()]
    open_scene(driver.app, "title", how="reset")
    driver.open("load")
    assert name in heard(driver)
    assert driver.app.failures == 0


def heard(driver: Driver) -> str:
    """All that a screen reader is told of the screen."""
    nodes = reading(driver.app).root.everything()
    return " ".join(
        text
        for node in nodes
        for text in (node.name, *node.text, *([node.said.name, node.said.state] if node.said else ()))
    )


def test_a_screen_reader_hears_them_as_they_were_typed(driver: Driver) -> None:
    session = table(names=WORLD)
    driver.open("board", how="reset", session=session)
    told = heard(driver)
    assert "\u2068" not in told
    assert all(name in told for seat, name in enumerate(WORLD) if seat != session.viewer)
