"""Beginnings of Managers and Magicians: first Tricks and Specialists that games have shown to pay."""

from collections import Counter

import pytest
from given import there

from trickerion.bots.beginnings import FIRST_TRICKS, SPECIALISTS
from trickerion.bots.registry import make_bot
from trickerion.rules import catalog as cat
from trickerion.rules.game import Game
from trickerion.rules.moves import ChooseSpecialist, ChooseTrick
from trickerion.rules.options import GameOptions, Seat

ACADEMY = ("dark_alley", "prophecies", "academy")


def begun(level: str, number: int, players: int, modules: tuple[str, ...]) -> list[tuple[str, str]]:
    """First Trick and Specialist of every seat of a full set-up."""
    seats = tuple(Seat(f"P{seat}", level) for seat in range(players))
    game = Game.new(GameOptions(seats, setup="full", modules=modules), f"beginning {number}")
    bots = [make_bot(level, 10 * number + seat) for seat in range(players)]
    tricks, specialists = dict[int, str](), dict[int, str]()
    while game.state.phase == "setup":
        seat = there(game.decision).seat
        move = bots[seat].choose(game.view_for(seat)).move
        if isinstance(move, ChooseTrick):
            tricks.setdefault(seat, move.trick)
        elif isinstance(move, ChooseSpecialist):
            specialists[seat] = move.specialist
        game.apply(move)
    return [(tricks[seat], specialists[seat]) for seat in range(players)]


def test_every_beginning_has_been_counted() -> None:
    assert set(FIRST_TRICKS) == {trick.id for trick in cat.TRICKS.values() if trick.level == 1}
    assert set(SPECIALISTS) == set(cat.SPECIALISTS)


def test_at_least_three_beginnings_of_each_category_or_specialist_are_seen_in_forty_games() -> None:
    seen = Counter(each for number in range(40) for each in begun("manager", number, 4, ()))
    by_category = Counter(cat.TRICKS[trick].category for trick, _ in seen)
    assert sorted(by_category) == sorted(cat.CATEGORIES)
    assert min(by_category.values()) >= 2, "two Specialists at least"
    assert len(seen) >= 10


@pytest.mark.parametrize("level", ["manager", "magician"])
def test_which_trick_comes_first_depends_on_the_modules(level: str) -> None:
    base = {trick for number in range(8) for trick, _ in begun(level, number, 3, ())}
    school = {trick for number in range(8) for trick, _ in begun(level, number, 3, ACADEMY)}
    assert "card_manipulation" in school - base
    assert {"rabbit_from_the_top_hat", "pub_in_a_bottle"} & (base - school)


def test_four_in_the_base_game_begin_with_engineers_and_assistants() -> None:
    seen = Counter(specialist for number in range(10) for _, specialist in begun("manager", number, 4, ()))
    assert set(seen) == {"assistant", "engineer"}


def test_an_assistant_begins_with_what_costs_little() -> None:
    """It has no such experience."""
    seen = {trick for number in range(8) for trick, _ in begun("assistant", number, 4, ())}
    assert seen == {"linking_rings", "enchanted_butterflies", "barricaded_barrels", "mind_reading"}
