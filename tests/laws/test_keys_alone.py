"""Every kind of legal Move of every kind of Choice is made by keys alone."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from academy_table import PRACTICE_3, SLOT, Academy
from by_keys import kinds_made
from driver import open_driver
from rows import one_in
from scenes.test_every_question import SOLO, played, rare
from solo import solo_options
from table import ASSIGNMENT, Table
from wanderer import pick

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


def lending_secrets() -> Academy:
    """Anjali's secrets before the Assignment; a coin on one lends it to an Apprentice later."""
    return Academy(magicians=("anjali", "the_mechaniker")).knows(0, "quick_study", "frugal_life").phase(ASSIGNMENT)


def coin_to_lay() -> Game:
    """A coin may be laid on a secret."""
    return lending_secrets().game


def secret_to_lend() -> Game:
    """A secret with a coin may be lent."""
    table = lending_secrets()
    table.do(m.LayCoin("quick_study"), m.LayCard("apprentice_1", "downtown"), m.FinishAssignment())
    table.do(m.FinishAssignment())
    return table.game


def die_to_reroll() -> Game:
    """The only question of a solo game that no other game asks a person."""
    game, dice = Game.new(solo_options(), "keys"), Random(1)
    while game.decision is None or game.decision.question != "ChoosingConfiguration":
        game.apply(pick(game, dice))
    return game


RARE: dict[type[Move], Callable[[], Game]] = {
    m.LayCoin: coin_to_lay,
    m.LendSecret: secret_to_lend,
    m.RerollConfiguration: die_to_reroll,
}
"""Moves that no game of the law below comes to."""
HEIRS = {
    m.CheckShoppingList,
    m.LeaveAllIdle,
    m.OrderFromList,
    m.PracticeIn,
    m.RenovateAt,
    m.SetUpFrom,
    m.TakeSecret,
    m.TakeTrick,
    m.TeachIn,
    m.TossCoin,
    m.TurnUpPlan,
}
"""Moves that only the Heir makes, whom nobody plays."""


@pytest.mark.parametrize("kind", one_in(3, RARE), ids=lambda kind: kind.__name__)
def test_a_rare_move_is_made_by_keys(tmp_path: Path, kind: type[Move]) -> None:
    game = RARE[kind]()
    assert kind in {type(move) for move in game.legal_moves()}
    assert missing(tmp_path, game, {kind}) == []


@pytest.mark.slow
def test_no_kind_of_move_is_left_out_of_the_law() -> None:
    assert {*m.MOVES.values()} - HEIRS - {*RARE} == {kind for _, kinds in new_kinds() for kind in kinds}


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
