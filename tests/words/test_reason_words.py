"""Every reason has short and long words that fit their places."""

import re
from pathlib import Path

import pytest
from given import named

import trickerion.rules
from trickerion.rules.moves.base import Reason
from trickerion.words.reasons import LONG, SHORT, long, short
from trickerion.words.screens.residence import learning_status

NAMES = named("Ada", "Boris", "Optico")


def test_every_reason_of_the_rules_has_words() -> None:
    rules = Path(trickerion.rules.__file__).parent
    text = "".join(source.read_text(encoding="utf-8") for source in rules.rglob("*.py"))
    used = set(re.findall(r'(?:Reason\(\s*|closed_because = |most_telling\(.*, )"(\w+)"', text))
    used |= {"already_placed", "idle"}
    assert {*SHORT} == {*LONG} == used


def test_examples() -> None:
    assert long(Reason("day_taken", ("sunday", 2)), NAMES, 0) == "Sunday is taken by Optico."
    assert short(Reason("short", (1,)), NAMES, 0) == "1 short"
    assert short(Reason("no_trick_place"), NAMES, 0) == "no free slot"
    assert long(Reason("lacks", ("linking_rings", (("metal", 2),))), NAMES, 0) == "Linking Rings still needs 2 Metal."


def test_missing_points_offer_no_shard_that_nobody_may_have() -> None:
    assert long(Reason("short", (1,)), NAMES, 0) == "You are 1 Action Point short."
    assert long(Reason("short", (2,)), NAMES, 0) == "You are 2 Action Points short."


def test_a_single_coin_for_missing_fame_is_one_coin() -> None:
    assert [learning_status(cost, is_open=True) for cost in (0, 1, 2)] == ["learn", "for 1 Coin", "for 2 Coins"]


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
