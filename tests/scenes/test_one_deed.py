"""What a player does at one stroke is one deed: dropping a Trick Marker, placing a Character with what follows."""

import ast
from collections import Counter
from collections.abc import Callable
from typing import Any

import pygame
import pytest
from alley import MAGICIAN, Alley
from driver import Driver
from house_figures import sources
from screens import stay_as_it_is
from table import Table

from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.rules.game import Game, IllegalMove
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.theater.scene import TheaterScene
from trickerion.storage.autosave import Autosaver

R1, RINGS = "riverside_01", "linking_rings"


def beside_levitation() -> Table:
    """A row in which Linking Rings can make one Link, on the second slot of the first card."""
    table = Alley(2, ("the_gentleman", "the_mechaniker")).row(R1, "riverside_10", "riverside_11")
    return table.marker(R1, 0, 1, "levitation", "down").trick(0, RINGS, "hearts", markers=2)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[object]:
    """How often things were done: Moves applied, layouts, autosaves; everything still happens."""
    counts: Counter[object] = Counter()

    def count(owner: type, name: str, what: Callable[..., object]) -> None:
        real = getattr(owner, name)

        def counting(self: Any, *arguments: Any) -> Any:
            counts[what(*arguments)] += 1
            return real(self, *arguments)

        monkeypatch.setattr(owner, name, counting)

    count(Game, "apply", lambda move: move)
    count(Autosaver, "put", lambda *_: "autosave")
    count(TheaterScene, "layout", lambda: "theater")
    count(BoardScene, "layout", lambda: "board")
    return counts


def sit_down(driver: Driver, table: Table) -> Session:
    """The board of a made-up table that is saved like any other."""
    session = Session(table.game, driver.app.places, pace=0.0)
    session.lift_curtain()
    stay_as_it_is(session)
    driver.open("board", how="reset", session=session)
    driver.frames(4)
    return session


def over_the_slot(driver: Driver) -> tuple[Session, str]:
    """A dragged marker over the slot that links, to be paid in Coins; the session and the name of the slot."""
    session = sit_down(driver, beside_levitation().acts(0, MAGICIAN, "friday.backstage.0"))
    driver.open("theater", session=session)
    driver.press("wing_1")
    driver.move((40, 560), held=True)
    number = 1 + [card.id for card in session.view.state.row].index(R1)
    name = f"performance_{number}.slot_2"
    driver.move(name, held=True)
    driver.frames(20)
    driver.key(pygame.K_c)
    return session, name


def settings_on_disk(driver: Driver) -> bytes:
    driver.app.later.flush()
    path = driver.app.places.settings
    return path.read_bytes() if path.exists() else b""


def test_dropping_a_trick_marker_is_one_deed(driver: Driver, counted: Counter[object]) -> None:
    session, name = over_the_slot(driver)
    before, changes, written = session.game.digest(), session.changes, settings_on_disk(driver)
    for what in ("autosave", "theater", "board"):
        counted[what] = 0
    driver.release(name)
    driver.frames(10)
    assert [type(move) for move in session.game.moves[-2:]] == [m.PlaceMarker, m.ChooseReward]
    assert [counted[move] for move in session.game.moves[-2:]] == [1, 1], "each Move is applied once"
    assert (counted["autosave"], session.changes) == (1, changes + 1)
    assert (counted["theater"], counted["board"]) == (1, 0), "each scene that is to be seen is laid out once"
    assert settings_on_disk(driver) == written
    session.undo()
    assert session.game.digest() == before, "one step of undo"
    session.close()


def test_what_a_drop_lets_the_program_remember_is_written_when_the_scene_closes(driver: Driver) -> None:
    session, name = over_the_slot(driver)
    driver.release(name)
    assert b"link_reward" not in settings_on_disk(driver)
    driver.click("dock.back", wait=2)
    assert b'"link_reward"' in settings_on_disk(driver)
    assert isinstance(driver.top, BoardScene)
    session.close()


def test_a_covered_board_is_laid_out_when_it_is_seen_again(driver: Driver, counted: Counter[object]) -> None:
    session, name = over_the_slot(driver)
    counted["board"] = 0
    driver.release(name)
    assert not counted["board"]
    driver.click("dock.back")
    assert counted["board"]
    assert "wing_1" not in driver.top.spots.names()
    session.close()


def placing(shards: int) -> Session:
    session = Session(Alley(2).purse(0, shards=shards).assigned(0, magician="downtown").placing(0).game, None, pace=0.0)
    session.lift_curtain()
    return session


def test_a_character_placed_with_a_shard_is_one_step() -> None:
    session = placing(shards=1)
    before = session.game.digest()
    move = next(move for move in session.legal if isinstance(move, m.PlaceCharacter))
    seen = session.preview.view_after(move, [m.Enhance()])
    foreseen = session.preview.events(move, [m.Enhance()])
    assert session.game.digest() == before, "asking changes nothing"
    assert session.legal, "asking changes nothing"
    assert session.play(move, [m.Enhance()])[: len(foreseen)] == foreseen
    assert session.view.state.digest() == seen.state.digest()
    session.undo()
    assert session.game.digest() == before
    session.redo()
    assert session.game.moves[-2:] == [move, m.Enhance()]


def test_a_deed_that_cannot_be_done_whole_is_not_begun() -> None:
    session = placing(shards=0)
    before = session.game.digest(), session.changes
    move = next(move for move in session.legal if isinstance(move, m.PlaceCharacter))
    assert session.preview.possible(move, [m.Enhance()]) == ()
    for attempt in (session.play, session.preview.events):
        with pytest.raises(IllegalMove):
            attempt(move, [m.Enhance()])
    assert (session.game.digest(), session.changes) == before


def test_no_scene_works_out_itself_what_a_move_does() -> None:
    """``Session.preview`` and ``view_after`` are the ways to ask."""
    asked = [
        source.path
        for source in sources()
        if source.layer in ("scenes", "table", "ui", "words") and ".apply(" in source.text
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "apply"
    ]
    assert not asked
