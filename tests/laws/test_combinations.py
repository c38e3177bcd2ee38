"""Any legal combination of modules plays to its end; which ones are legal the rules say."""

from hashlib import sha256
from itertools import chain, combinations
from pathlib import Path
from random import Random

import pytest
from solo import solo_options
from table_laws import check_table
from wanderer import options, wander

import trickerion.rules
from trickerion.bots.simulate import simulate
from trickerion.rules.game import Game
from trickerion.rules.options import EDITIONS, HEIR, HEIR_POINTS, MODULES, GameOptions, OptionsError, Seat

ADDED = [module for module in MODULES if module not in ("base", HEIR)]
DRAWN = 6
"""Games of each push; others when the rules have changed, so that all are drawn over time; every one on demand."""


def draw() -> Random:
    """The same for the same rules, in every process; another one as soon as a line of them changes."""
    sources = sorted(Path(trickerion.rules.__file__).parent.rglob("*.py"))
    return Random(sha256(b"".join(source.read_bytes() for source in sources)).hexdigest())


def sets_of(modules: list[str]) -> list[tuple[str, ...]]:
    """Every selection of the modules."""
    return list(chain.from_iterable(combinations(modules, size) for size in range(len(modules) + 1)))


def legal(players: int, modules: tuple[str, ...], **more: object) -> GameOptions | None:
    """The options of a game with these modules, or None when the rules refuse them."""
    try:
        return options(players, modules=modules, **more)
    except OptionsError:
        return None


COMBINATIONS = [(players, modules) for modules in sets_of(ADDED) for players in (2, 3, 4) if legal(players, modules)]


def name_of(combination: tuple[int, tuple[str, ...]]) -> str:
    return f"{combination[0]}-{'-'.join(combination[1]) or 'base'}"


def play(kind: GameOptions, seed: str) -> None:
    """A random game; the table obeys the laws of company, and the options can be saved."""
    is_company = HEIR not in kind.modules
    assert GameOptions.from_json(kind.to_json()) == kind
    game = Game.new(kind, seed)
    for step, _ in enumerate(wander(game, seed)):
        if is_company and step % 10 == 0:
            check_table(game.state)
    assert game.is_over
    assert game.state.turn == kind.turns


def test_what_fits_together_is_what_the_rules_say() -> None:
    for modules in sets_of(ADDED):
        for players in (2, 3, 4):
            fits = all(MODULES[one].fits(modules) and players in MODULES[one].seats for one in modules)
            assert bool(legal(players, modules)) is fits, (players, modules)
    assert legal(2, tuple(ADDED)), "all but the Heir fit together"


@pytest.mark.parametrize("combination", draw().sample(COMBINATIONS, DRAWN), ids=name_of)
def test_a_legal_combination_is_played_to_its_end(combination: tuple[int, tuple[str, ...]]) -> None:
    dice = Random(name_of(combination))
    kind = options(
        combination[0], modules=combination[1], edition=dice.choice(EDITIONS), setup=dice.choice(("beginner", "full"))
    )
    play(kind, name_of(combination))


@pytest.mark.slow
@pytest.mark.parametrize("combination", COMBINATIONS, ids=name_of)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("setup", ["beginner", "full"])
def test_every_legal_combination_is_played(combination: tuple[int, tuple[str, ...]], setup: str, edition: str) -> None:
    play(options(combination[0], modules=combination[1], edition=edition, setup=setup), f"every {edition} {setup}")


@pytest.mark.parametrize("number", range(3))
def test_a_solo_game_with_any_of_its_points_is_played_to_its_end(number: int) -> None:
    dice = Random(f"solo {number}")
    rulings = {point: dice.choice(values) for point, values in HEIR_POINTS.items()} | {"heir_duel_cards": True}
    modules = ("dark_alley", *(("prophecies",) if number else ()), *(("academy",) if number == 2 else ()), HEIR)
    play(solo_options(modules=modules, rulings=rulings), f"solo {number}")


def test_simulate_plays_the_duel() -> None:
    seats = (Seat("A", "random"), Seat("B", "apprentice"))
    tally = simulate(GameOptions(seats, modules=("duel",)), 2, "duel")
    assert tally.games == 2
    assert not tally.errors
