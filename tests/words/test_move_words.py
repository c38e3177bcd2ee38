"""Every kind of move has words, and they can be read at any point of a game."""

from typing import Any

import pytest
from table import Table

from trickerion.language.verbatim import verbatim
from trickerion.play.deeds import say, say_all
from trickerion.rules import moves as m
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.table.pointed import detail
from trickerion.table.view import TableView
from trickerion.words import names
from trickerion.words.moves import ORDER
from trickerion.words.screens.scoring import lacks


def test_every_kind_of_move_has_words() -> None:
    assert set(ORDER) == set(m.MOVES)


def test_the_faces_of_a_die_are_named_as_they_are_elsewhere() -> None:
    state = Table(2).state
    told = [say(m.ChooseFace(face), state, 0) for face in ("assistant", "any", "x")]
    assert told == ["Set the die to Assistant", "Set the die to any category", "Set the die to X"]


def test_examples() -> None:
    game = Game.new(GameOptions((Seat("A"), Seat("B"))), "moves")
    assert say(m.PlaceCharacter("apprentice_1", "sunday.backstage.1"), game.state, 0) == (
        "Place the Apprentice: Sunday backstage"
    )
    assert say(m.Buy("saw"), game.state, 0) == "Buy Saws"
    assert say(m.MoveComponents("wood"), game.state, 0) == "Move Wood to the Manager’s board"


def test_equal_apprentices_are_told_apart_by_their_cards() -> None:
    state = Table(2).team(0, "assistant", "apprentice_2").assigned(0, apprentice_1="theater").state
    seen = TableView(state, 0, ("crimson", "teal"), (verbatim("Ada"), verbatim("Bo")), ())
    told = [detail(seen, m.MoveApprentice(name), (0, 0, 0)) for name in ("apprentice_1", "apprentice_2")]
    assert told == ["Theater", "no card"]


def test_what_a_trick_lacks_at_the_end_is_told_in_the_plural() -> None:
    assert lacks(what=names.PIECES.listed({"saw": 2, "cog": 1})) == "lacks 2 Saws, 1 Cog"


@pytest.mark.parametrize(
    ("deed", "told"),
    [
        ([m.Order("animal"), m.ChooseOrderSlot(0)], "Order Animals in place of Wood"),
        ([m.Buy("glass"), m.ChooseCount(2), m.Bargain(0)], "Buy Glass, 2 pieces, at the full price"),
        ([m.SetDie("inn_apprentice"), m.ChooseFace("assistant")], "Set the Inn die (Apprentice) to Assistant"),
        ([m.Buy("glass"), m.Order("animal")], "Buy Glass; Order Animals"),
    ],
)
def test_the_moves_of_one_deed_are_one_sentence_where_they_belong_together(deed: list[Any], told: str) -> None:
    table = Table().dice(inn_apprentice="apprentice")
    table.state.stock[0] = "wood"
    assert say_all((move, table.state, 0) for move in deed) == told
