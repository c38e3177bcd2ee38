"""What a good player would not do: positions proven by paired games, and what levels answer there."""

import pytest

from tools.bots import positions

BOOK = positions.kept()
SAMPLE = BOOK[::12]
ALLOWED = 0.1
"""The share of positions in which a level may answer what no good player would."""


def wrong(level: str, asked: list[positions.Position]) -> list[positions.Position]:
    answered = list(positions.answers(asked, level))
    assert len(answered) == len(asked), "each of them is a question to a computer player"
    return [position for position, move in answered if move == position.not_good]


def test_each_position_is_one_of_a_kind_and_its_cost_is_more_than_chance() -> None:
    assert len({(position.game, position.at, position.kind) for position in BOOK}) == len(BOOK)
    assert {position.kind for position in BOOK} <= positions.KINDS.keys()
    assert all(position.costs >= max(2.0, 2 * position.error) for position in BOOK)


@pytest.mark.parametrize("level", ["assistant", "manager"])
def test_levels_do_nothing_of_the_kind_in_a_sample(level: str) -> None:
    assert len(wrong(level, SAMPLE)) <= ALLOWED * len(SAMPLE)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["manager", "magician"])
def test_managers_and_magicians_do_nothing_of_the_kind_anywhere(level: str) -> None:
    assert len(wrong(level, BOOK)) <= ALLOWED * len(BOOK)
