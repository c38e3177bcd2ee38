"""Computer players know no names: whatever players are called and whatever their colours, the same seed plays alike."""

from dataclasses import replace

import pytest

from trickerion.bots.registry import make_bot
from trickerion.rules.game import Game
from trickerion.rules.options import COLOURS, GameOptions, Seat

CALLED = (("Ada", "Lantern Jack", "Vesper"), ("Mia", "Jacques", "佐藤"), ("'; x", "Z", "A name that is very long"))
EFFORT = 0.05


def options(names: tuple[str, ...], first_colour: int, level: str, modules: tuple[str, ...]) -> GameOptions:
    colours = (*COLOURS[first_colour:], *COLOURS[:first_colour])
    magicians = ("the_mechaniker", "the_great_optico", "master_of_chains")
    seats = zip(names, colours, magicians, strict=False)
    return GameOptions(tuple(Seat(name, level, colour, magician) for name, colour, magician in seats), modules=modules)


@pytest.mark.parametrize(
    ("level", "every", "modules"),
    [
        pytest.param("apprentice", 1, (), marks=pytest.mark.slow),
        pytest.param("apprentice", 3, ("dark_alley", "prophecies", "academy"), marks=pytest.mark.slow),
        pytest.param("assistant", 3, ("dark_alley", "prophecies"), marks=pytest.mark.slow),
        ("random", 1, ("dark_alley", "prophecies", "powers")),
        pytest.param("manager", 4, ("dark_alley", "prophecies"), marks=pytest.mark.slow),
        pytest.param("magician", 12, (), marks=pytest.mark.slow),
    ],
)
def test_the_same_seed_gives_the_same_rivals_for_everybody(level: str, every: int, modules: tuple[str, ...]) -> None:
    games = [Game.new(options(names, at, level, modules), "names") for at, names in enumerate(CALLED)]
    for decision in range(120):
        first = games[0]
        assert first.decision is not None
        seat = first.decision.seat
        asked = games if decision % every == 0 else games[:1]
        answers = [make_bot(level, 7 + seat, EFFORT).choose(game.view_for(seat)).move for game in asked]
        assert answers == answers[:1] * len(asked), (decision, first.decision.question)
        for game in games:
            game.apply(answers[0])


def test_the_layout_of_a_table_is_that_of_all_who_sit_there_and_of_no_other() -> None:
    one = Game.new(options(CALLED[0], 0, "apprentice", ()), "names")
    other = Game.new(replace(options(CALLED[1], 2, "person", ())), "names")
    assert one.state.layout() == other.state.layout()
    assert one.digest() != other.digest()
    other.apply(other.legal_moves()[0])
    assert one.state.layout() != other.state.layout()
