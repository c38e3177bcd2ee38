"""Whole sentences with gaps."""

import pytest

from trickerion.language.speech import Count, Errands, Noun, Player, Remarks, Say, Tell, either, join, listed
from trickerion.language.verbatim import verbatim
from trickerion.language.voice import ToReader, Voice
from trickerion.rules.moves import Reason

NAMES = (verbatim("Ada"), verbatim("Boris"), verbatim("The Heir"))


def test_icons_of_a_sentence_stay_and_gaps_are_filled() -> None:
    assert Say("{price} {coin} for {location:the}: {ui.trick_marker}")(price=3, location=Noun("academy")) == (
        "3 {coin} for the Academy: {ui.trick_marker}"
    )


def test_what_fills_a_gap_is_no_gap() -> None:
    assert Say("{a} and {b}")(a="{b}", b="{coin}") == "{b} and {coin}"


def test_a_count_has_its_noun() -> None:
    short = Count("{number} Coin short of {what}", "{number} Coins short of {what}")
    assert [short(number, what="it") for number in (1, 2)] == ["1 Coin short of it", "2 Coins short of it"]


def test_a_sentence_is_told_to_the_player_and_of_the_player() -> None:
    hired = Tell("You hired {character:a}", "*{who:Name}* hired {character:a}")
    reader = Voice(NAMES, 0)
    assert hired(reader, 0, character=Noun("apprentice")) == "You hired an Apprentice"
    assert hired(reader, 2, character=Noun("manager")) == "*The Heir* hired a Manager"


def test_a_remark_says_what_there_is_room_for_and_whether_it_is_about_its_reader() -> None:
    texts = {"taken": "by {whose} {character}", "taken.mine": "by your own Character", "taken.seat": "by {whose}"}
    remarks = Remarks("test", texts, {"whose": lambda of: of["voice"].whose(of["seat"])})
    taken = Reason("taken", (1, "Engineer"))
    assert [ToReader(remarks)(taken, NAMES, viewer) for viewer in (1, 0)] == ["by your own Character", "by Boris’"]
    assert [ToReader(remarks, room)(taken, NAMES, 1) for room in (20, 5)] == ["by your", "by your Engineer"]


def test_deeds_are_told_verb_by_verb_and_each_thing_once() -> None:
    told = Errands({"buy": Say("buy {things}"), "draw": Say("draw {things}")}, {"piece": str.title}, {"card": "a card"})
    rope, card, saw = ("buy", "piece", "rope"), ("draw", "card", ""), ("buy", "piece", "saw")
    assert told([rope, card, saw, rope, card]) == "buy Rope and Saw and draw a card"
    assert told([]) == ""


@pytest.mark.parametrize(
    ("form", "said"), [("", "the Heir"), ("Name", "The Heir"), ("name’s", "the Heir’s"), ("Name’s", "The Heir’s")]
)
def test_the_heir_has_a_small_article_inside_a_sentence(form: str, said: str) -> None:
    assert format(Player("The Heir"), form) == said


def test_a_form_that_english_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match="no form of an English noun"):
        format(Noun("academy"), "du")
    with pytest.raises(ValueError, match="no form of an English name"):
        format(Player("Ada"), "du")


def test_lists_in_words() -> None:
    assert [join("ab"[:number]) for number in (0, 1, 2)] == ["", "a", "a and b"]
    assert join("abc") == "a, b and c"
    assert either("abc") == "a, b or c"
    assert listed("abc") == "a, b, c"
