"""A few things that only somebody who hears the program notices: what is told, told again, and told once."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.hear.blind_game import BlindPlayer
from tools.hear.ear import Ear
from trickerion.app.registry import open_scene
from trickerion.scenes import load_scenes


@pytest.fixture
def ear(tmp_path: Path) -> Iterator[Ear]:
    """Somebody who hears the title; nobody is waited for."""
    load_scenes()
    made = Ear(tmp_path, {"opponents_pace": 0.0, "seam": "off"})
    open_scene(made.app, "title", how="reset")
    made.wait(8)
    yield made
    made.close()


def announced(lines: list[str]) -> list[str]:
    return [line.removeprefix("! ") for line in lines if line.startswith("! ")]


def test_tab_comes_round_past_the_usual_button(ear: Ear) -> None:
    open_scene(ear.app, "setup")
    ear.wait(8)
    first = ear.press("tab")[-1]
    found = [ear.press("tab")[-1] for _ in range(80)]
    assert first in found


def test_a_refusal_is_told_as_often_as_one_tries(ear: Ear) -> None:
    open_scene(ear.app, "setup")
    ear.wait(8)
    BlindPlayer(ear, 1).find("Last Set-up")
    assert [announced(ear.press("space")) for _ in range(2)] == [["You have not started a game yet."]] * 2


def test_where_one_is_can_be_asked_on_every_screen(ear: Ear) -> None:
    open_scene(ear.app, "setup")
    ear.wait(8)
    told = announced(ear.press("i"))
    assert told[0] == "New Game"
    assert any("Ada" in line for line in told)


def test_the_stage_director_is_heard_and_heard_again_at_the_button(ear: Ear) -> None:
    open_scene(ear.app, "evening", lesson="stage")
    ear.wait(30)
    said = next(line for line in announced(ear.lines) if line.startswith("Welcome, magician: "))
    BlindPlayer(ear, 1).find("Next")
    assert ear.focus.about.split("\n")[0] in said


@pytest.mark.slow
def test_a_table_is_told_as_it_is_laid(ear: Ear) -> None:
    player = BlindPlayer(ear, 1)
    player.sit_down("by ear", short=True)
    heard: list[str] = []
    for _ in range(3000):
        if ear.title == "Assign Characters" and "In your hand: " in "\n".join(heard):
            break
        if not player.decide():
            ear.let_others_think()
        heard = ear.lines
    lines = announced(heard)
    assert any(line.startswith("In your hand: ") for line in lines)
    started = [line for line in lines if line.startswith("You began with ")]
    assert len(started) <= 1, "a sentence of the log is told once"
    asked = lines.index("Assign Characters")
    assert any("advertise" in line for line in lines[:asked]), "what has happened is told before what is asked"
    ear.press("escape")  # the card goes back
    ear.press("shift+tab")
    player.find("Magician")
    assert announced(ear.press("return")) == ["Your hand is empty. Take something first that belongs here."]
