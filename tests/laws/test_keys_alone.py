"""Every kind of legal Move of every kind of Choice is made by keys alone."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from academy_table import PRACTICE_3, SLOT, Academy
from by_keys import kinds_made
from driver import open_driver
from scenes.test_every_question import SOLO, played, rare
from table import Table

from trickerion.rules import moves as m
from trickerion.rules.game import Game
from trickerion.rules.moves import Move
from trickerion.words.questions import QUESTIONS

Kinds = set[type[Move]]
BY_HAND = {m.ReturnTrick, m.ReturnComponent, m.TakeBackMarker, m.LeaveIdle}
"""Moves that the right mouse button makes."""


def new_kinds() -> Iterator[tuple[Game, Kinds]]:
    """Games at a Choice with kinds of Move that this question has not offered before, until all have been asked."""
    seen: dict[str, Kinds] = defaultdict(set)
    for games in (rare(), played()):
        for game in games:
            decision = game.decision
            if decision is None or decision.question in SOLO:
                continue
            kinds = {type(move) for move in game.legal_moves()} - seen[decision.question]
            if kinds:
                seen[decision.question] |= kinds
                yield game, kinds
            if seen.keys() >= QUESTIONS.keys() - SOLO:
                return


def missing(folder: Path, game: Game, kinds: Kinds) -> list[str]:
    driver = open_driver(folder)
    driver.is_watched, driver.app.settings.confirm = False, False
    try:
        return sorted(kind.__name__ for kind in kinds - kinds_made(driver, game, kinds))
    finally:
        driver.app.close()


def own_things() -> Game:
    """A Character at work, a Trick and a Component of one's own."""
    return Table().trick(0, "levitation").components(0, glass=1).acts(0, "magician", "downtown.0").game


def in_practice() -> Game:
    """A marker of one's own in a Practice Room."""
    table = Academy().trick(0, "levitation", markers=1).room(PRACTICE_3, "small_stage")
    return table.practises(0, "levitation", "small_stage").acts(0, "magician", SLOT).game


@pytest.mark.parametrize("make", [own_things, in_practice])
def test_what_the_right_button_gives_back_keys_give_back(tmp_path: Path, make: object) -> None:
    assert callable(make)
    game: Game = make()
    kinds = {type(move) for move in game.legal_moves()} & BY_HAND
    assert kinds
    assert missing(tmp_path, game, kinds) == []


@pytest.mark.slow
def test_every_kind_of_move_is_made_by_keys(tmp_path: Path) -> None:
    lacking = []
    for number, (game, kinds) in enumerate(new_kinds()):
        folder = tmp_path / str(number)
        folder.mkdir()
        assert game.decision is not None
        lacking += [(game.decision.question, kind) for kind in missing(folder, game, kinds)]
    assert lacking == []
