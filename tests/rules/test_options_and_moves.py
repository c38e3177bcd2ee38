"""Options, moves as JSON, digests."""

import copy
import pickle
from typing import Any

import pytest
from table import Table, options

from trickerion.rules.game import Game
from trickerion.rules.moves import MOVES, Buy, MoveError, PlaceCharacter, RerollDie, move_from_json
from trickerion.rules.options import ALTERNATIVES, EDITIONS, RULINGS, GameOptions, OptionsError, Seat
from trickerion.words.trouble import options_refused

PAIR = (Seat("A"), Seat("B"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_sets_every_ruling(edition: str) -> None:
    given = GameOptions(PAIR, edition=edition)
    assert set(RULINGS) == set(ALTERNATIVES)
    assert {point: given.ruling(point) for point in RULINGS} == {p: RULINGS[p][edition] for p in RULINGS}


@pytest.mark.parametrize("point", RULINGS)
def test_each_ruling_can_be_set_alone(point: str) -> None:
    for value in ALTERNATIVES[point]:
        given = GameOptions(PAIR, rulings={point: value})
        assert given.ruling(point) == value
        assert all(given.ruling(other) == RULINGS[other]["2019"] for other in RULINGS if other != point)


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": (Seat("A"),)},
        {"seats": PAIR * 3},
        {"edition": "2020"},
        {"setup": "quick"},
        {"modules": ("academy",)},
        {"rulings": {"score_cap": 7}},
        {"rulings": {"unknown": True}},
        {"rulings": {"order_from_stock": 1}},
        {"seats": (Seat("A", colour="crimson"), Seat("B", colour="crimson"))},
        {"seats": (Seat("A", magician="dahlgaard"), Seat("B"))},
        {"seats": (Seat("A", player="robot"), Seat("B"))},
        {"seats": (Seat("A" * 99), Seat("B"))},
    ],
)
def test_options_that_cannot_be_played_are_refused_in_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(OptionsError) as error:
        GameOptions(**{"seats": PAIR} | wrong)
    assert options_refused[error.value.why](**error.value.facts).endswith(".")


def test_options_survive_json() -> None:
    given = options(4, edition="2015", setup="full", modules=("dark_alley",), rulings={"score_cap": 20})
    assert GameOptions.from_json(given.to_json()) == given


@pytest.mark.parametrize("data", [None, 3, [], {}, {"seats": 3}, {"seats": [{"name": 3}]}, {"seats": [], "more": 1}])
def test_damaged_options_are_refused(data: object) -> None:
    with pytest.raises(OptionsError):
        GameOptions.from_json(data)


def test_there_is_one_object_for_each_move() -> None:
    assert PlaceCharacter("magician", "downtown.0") is PlaceCharacter("magician", "downtown.0")
    assert Buy("rope") is not Buy("wood")
    assert pickle.loads(pickle.dumps(Buy("rope"))) is Buy("rope")


def test_a_move_never_changes_and_has_exactly_its_fields() -> None:
    move = PlaceCharacter("magician", "downtown.0")
    with pytest.raises(AttributeError):
        setattr(move, "slot", "downtown.1")  # noqa: B010
    with pytest.raises(AttributeError):
        delattr(move, "slot")
    for arguments in ((), ("magician",), ("magician", "downtown.0", 2)):
        with pytest.raises(TypeError):
            PlaceCharacter(*arguments)
    assert repr(move) == "PlaceCharacter(character='magician', slot='downtown.0')"
    assert copy.deepcopy(move) is pickle.loads(pickle.dumps(move)) is move


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"do": "Fly"},
        {"do": "Buy"},
        {"do": "Buy", "component": 3},
        {"do": "Buy", "component": "rope", "more": 1},
        {"do": "Prepare", "place": True},
        {"do": ["Buy"]},
    ],
)
def test_damaged_moves_are_refused(data: object) -> None:
    with pytest.raises(MoveError):
        move_from_json(data)


def test_every_move_has_a_sentence() -> None:
    assert all(kind.sentence for kind in MOVES.values())


def test_a_clone_goes_its_own_way() -> None:
    table = Table(2).acts(0, "magician", "downtown.0")
    before, clone = table.game.digest(), table.game.clone()
    assert clone.digest() == before
    clone.apply(RerollDie("bank_a"))
    assert table.game.digest() == before
    assert len(clone.moves) == len(table.game.moves) + 1


def test_other_seeds_make_other_games() -> None:
    assert len({Game.new(options(2), str(n)).digest() for n in range(20)}) == 20
