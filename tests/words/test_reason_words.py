"""Every reason has short and long words that fit their places."""

import random
import re
from pathlib import Path

import pytest

import trickerion.rules
from trickerion.rules.ask.actions import action_statuses, slot_reasons
from trickerion.rules.game import Game
from trickerion.rules.locations.downtown import learn_reason
from trickerion.rules.locations.location import Reason
from trickerion.rules.locations.market_row import buy_reason, stock_prices
from trickerion.rules.locations.workshop import prepare_reason
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.phases.place_characters import CharacterActs, Placing
from trickerion.words.reasons import cost, known_reasons, long, short
from trickerion.words.screens.residence import learning_status

NAMES = ("Ada", "Boris", "Optico")


def test_every_reason_of_the_rules_has_words() -> None:
    rules = Path(trickerion.rules.__file__).parent
    text = "".join(source.read_text(encoding="utf-8") for source in rules.rglob("*.py"))
    used = set(re.findall(r'(?:Reason\(\s*|closed_because = |most_telling\(.*, )"(\w+)"', text))
    used |= {"already_placed", "idle"}
    short_words, long_words = known_reasons()
    assert short_words == long_words == used


@pytest.mark.parametrize("modules", [(), ("dark_alley", "prophecies")])
def test_reasons_of_a_random_game_can_be_read(modules: tuple[str, ...]) -> None:
    chance = random.Random(7)
    game = Game.new(GameOptions(tuple(Seat(name) for name in NAMES), modules=modules), "reasons")
    while not game.is_over:
        for reason in _reasons(game):
            _check(reason)
        game.apply(chance.choice(game.legal_moves()))


def _reasons(game: Game) -> list[Reason]:
    choice = game.state.stack[-1]
    found: list[Reason | None] = []
    if isinstance(choice, Placing):
        for character in game.state.players[choice.seat].characters:
            found += slot_reasons(game.state, choice.seat, character).values()
    elif isinstance(choice, CharacterActs):
        statuses = action_statuses(game.state, choice.seat)
        found += [status.reason for status in statuses]
        assert all(re.fullmatch(r"\d( › \d|–\d)?", cost(status)) for status in statuses)
        on_show = (trick for tricks in game.state.residence.values() for trick in tricks)
        found += [learn_reason(game.state, choice.seat, trick) for trick in on_show]
        found += [buy_reason(game.state, choice, component) for component in stock_prices(game.state, choice.seat)]
        found += [prepare_reason(game.state, choice, place) for place in range(4)]
    return [reason for reason in found if reason]


def _check(reason: Reason) -> None:
    brief, sentence = short(reason, NAMES, 0), long(reason, NAMES, 0)
    assert 0 < len(brief) <= 26, brief
    assert not sentence[0].islower() and sentence.endswith("."), sentence
    assert "_" not in brief + sentence and " None" not in sentence
    assert len(sentence) <= 130, sentence


def test_examples() -> None:
    assert long(Reason("day_taken", ("sunday", 2)), NAMES, 0) == "Sunday is taken by Optico."
    assert short(Reason("short", (1,)), NAMES, 0) == "1 short"
    assert short(Reason("no_trick_place"), NAMES, 0) == "no free slot"
    assert long(Reason("lacks", ("linking_rings", (("metal", 2),))), NAMES, 0) == "Linking Rings lacks 2 Metal."


def test_missing_points_offer_no_shard_that_nobody_may_have() -> None:
    assert long(Reason("short", (1,)), NAMES, 0) == "1 Action Point is missing."
    assert long(Reason("short", (2,)), NAMES, 0) == "2 Action Points are missing."


def test_a_single_coin_for_missing_fame_is_one_coin() -> None:
    said = [learning_status(cost, is_open=True) for cost in (0, 1, 2)]
    assert said == ["learn", "for 1 Coin", "for 2 Coins"]


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (Reason("no_die", ("mechanical",)), "No Residence die shows Mechanical or any category."),
        (Reason("no_die"), "No Residence die allows a category that you could learn."),
        (Reason("coins", (3, 1)), "One costs 3 Coins, and you are 1 Coin short."),
        (Reason("coins"), "You cannot pay for any Component on sale, even with Bargain."),
    ],
)
def test_a_reason_names_what_it_is_about_where_it_is_about_one_thing(reason: Reason, said: str) -> None:
    assert long(reason, NAMES, 0) == said
