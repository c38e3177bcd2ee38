"""What prophecies to come are worth to a seat against its rivals, and the Fortune Telling that follows from it."""

import pytest
from academy_table import PROTEGE, Academy
from alley import Alley

from trickerion.bots.assistant import reason_for
from trickerion.bots.prophecies import better_prophecy
from trickerion.bots.registry import make_bot
from trickerion.bots.rollout import QuickPolicy
from trickerion.bots.weights import WEIGHTS
from trickerion.rules.events import FortuneTold
from trickerion.rules.moves import DrawCard, FinishCharacter, Move, TellFortune
from trickerion.words.names import prophecy

LEVELS = ("apprentice", "assistant", "manager", "magician")
ALIKE = "open_vaults"
NEUTRAL = ("open_vaults", "kind_banker", "hidden_hands")


def with_tricks(*own: str, rivals: str = "enchanted_butterflies") -> Alley:
    """A seat with Tricks, beside a rival with an optical one."""
    t = Alley().trick(1, rivals, "spades", 0, 1)
    for place, trick in enumerate(own):
        t.trick(0, trick, ("spades", "hearts", "clubs", "diamonds")[place], place)
    return t


def gain(t: Alley, now: str, then: str, seat: int = 0) -> float:
    """Fame by which one prophecy as the next is better for a seat than another."""
    t.ring(now, next(each for each in NEUTRAL if each not in (now, then)), then)
    return better_prophecy(t.state, seat, WEIGHTS)


def played(t: Alley, level: str = "assistant") -> list[Move]:
    """What the acting Character does, to its end."""
    moves: list[Move] = []
    bot = make_bot(level, 1)
    while t.game.decision is not None and t.game.decision.seat == 0 and FinishCharacter() not in moves:
        moves.append(bot.choose(t.game.view_for(0)).move)
        t.events += t.do(moves[-1])
    return moves


def test_a_night_brings_fame_to_who_has_tricks_of_its_category() -> None:
    t = with_tricks("linking_rings", "barricaded_barrels")
    assert gain(t, ALIKE, "night_of_gears") > 1
    assert gain(t, ALIKE, "night_of_chains") > 1
    assert gain(t, ALIKE, "night_of_mirrors") < -1
    assert gain(t, ALIKE, "night_of_spirits") == 0
    assert gain(t, "night_of_mirrors", "night_of_gears") > gain(t, ALIKE, "night_of_gears")
    assert gain(t, "night_of_gears", ALIKE) == -gain(t, ALIKE, "night_of_gears")
    # of several rivals the mean counts
    t = Alley(3).trick(0, "linking_rings").trick(1, "living_piano").trick(2, "enchanted_butterflies")
    assert isinstance(t, Alley)
    alone, shared = gain(t, ALIKE, "night_of_mirrors", seat=2), gain(t, ALIKE, "night_of_gears")
    assert alone > shared > 0 > gain(t, ALIKE, "night_of_gears", seat=2)


def test_weary_bodies_cost_a_team_of_specialists_its_points_and_poster_fever_feeds_apprentices() -> None:
    t = with_tricks("linking_rings", rivals="levitation")
    t.team(0, "engineer", "manager").team(1, "apprentice_2", "apprentice_3")
    assert gain(t, ALIKE, "weary_bodies") == pytest.approx(-2 * WEIGHTS.point)
    assert gain(t, ALIKE, "poster_fever") == pytest.approx(-2 * WEIGHTS.point)
    assert gain(t, ALIKE, "poster_fever", seat=1) == pytest.approx(2 * WEIGHTS.point)


def test_shards_are_worth_more_where_they_enhance_more() -> None:
    t = with_tricks("linking_rings", rivals="levitation").purse(0, shards=4)
    assert isinstance(t, Alley)
    assert gain(t, ALIKE, "burning_shards") > 0 > gain(t, ALIKE, "burning_shards", seat=1)
    assert gain(t, ALIKE, "shards_on_stage") > 0 > gain(t, ALIKE, "shards_on_stage", seat=1)
    t = with_tricks("mind_reading")
    for token in ("twin_shards", "shining_shards"):
        assert gain(t, ALIKE, token) > 1 > -1 > gain(t, ALIKE, token, seat=1), token
    t = with_tricks("levitation")
    assert gain(t, ALIKE, "fame_over_gold") > 1


@pytest.mark.parametrize("token", ["open_library", "toll_gates", "empty_friday", "flat_prices", "double_march"])
def test_what_treats_all_alike_is_worth_nothing(token: str) -> None:
    assert gain(with_tricks("levitation"), "kind_banker", token) == 0


def at_the_alley(*ring: str) -> Alley:
    """A seat with mechanical Tricks: its Engineer is in the Dark Alley, with 2 Action Points."""
    t = with_tricks("linking_rings", "levitation").ring(*ring).team(0, "engineer").acts(0, "engineer", "dark_alley.3")
    assert isinstance(t, Alley)
    return t


@pytest.mark.parametrize("level", LEVELS)
def test_a_point_left_over_brings_the_better_prophecy(level: str) -> None:
    t = at_the_alley("night_of_mirrors", ALIKE, "night_of_gears")
    moves = played(t, level)
    assert isinstance(moves[0], DrawCard), "the first card comes first"
    assert TellFortune() in moves
    assert FortuneTold(0, ("night_of_gears", "night_of_mirrors", ALIKE)) in t.events


def test_fortunes_are_not_told_for_rivals_nor_for_nothing() -> None:
    for ring in (("night_of_gears", ALIKE, "night_of_mirrors"), ("kind_banker", "night_of_gears", ALIKE)):
        assert TellFortune() not in played(at_the_alley(*ring))
    # no fortune is told in the last turn
    t = at_the_alley("night_of_mirrors", ALIKE, "night_of_gears")
    t.state.turn = t.state.options.turns
    assert better_prophecy(t.state, 0, WEIGHTS) == 0
    assert TellFortune() not in played(t)


def test_the_reason_names_the_prophecy_that_comes_and_the_one_in_whose_place() -> None:
    reason = reason_for(at_the_alley("night_of_mirrors", ALIKE, "night_of_gears").game.view_for(0), TellFortune())
    assert reason.startswith(prophecy("night_of_gears"))
    assert prophecy("night_of_mirrors") in reason
    # in the last turn the reason does not speak of a prophecy to come
    t = Academy(persons=1).knows(0, "crystal_gazer").acts(0, PROTEGE, "dark_alley.3")
    assert "any more" not in reason_for(t.game.view_for(0), TellFortune())
    t.state.turn = t.state.options.turns
    last = "No prophecy will come true any more, but telling fortunes still pays."
    assert reason_for(t.game.view_for(0), TellFortune()) == last


def test_who_is_played_in_the_head_tells_fortunes_as_well() -> None:
    better, worse = (at_the_alley(*ring) for ring in ((ALIKE, NEUTRAL[1], "night_of_gears"), NEUTRAL))
    assert TellFortune() in QuickPolicy(0).answers(better.state)
    assert TellFortune() not in QuickPolicy(0).answers(worse.state)
