"""A finished game looked back at: what was planted is found, what is the same is passed over, luck is not told."""

from collections.abc import Generator, Sequence
from typing import Any, Final

import pytest
from given import all_of

from trickerion.bots.jobs import Job, one_by_one
from trickerion.bots.looking_back import Budget, LookBack, ParGame
from trickerion.bots.own_deeds import own_deeds
from trickerion.bots.parted_ways import PairTrial
from trickerion.bots.registry import make_bot
from trickerion.rules.facts.looking_back import GameToSee, HeldDecision, LookedBack
from trickerion.rules.game import Game
from trickerion.rules.moves import FinishAssignment, LayCard, TakeBack
from trickerion.rules.options import GameOptions, Seat

SMALL: Final = Budget(1, 3, 3, 0, is_rough=True)


def sent_home() -> GameToSee:
    """A Manager's game up to the first Assignment, in which nobody is sent anywhere."""
    game = Game.new(GameOptions((Seat("Ada"), Seat("Bela", "manager"))), "crimson-hat-4127")
    bot = make_bot("manager")
    while (decision := game.decision) is not None and (decision.question, decision.seat) != ("Assigning", 0):
        game.apply(bot.choose(game.view_for(decision.seat)).move)
    some = next(move for move in game.legal_moves() if isinstance(move, LayCard))
    for move in (some, TakeBack(some.character), FinishAssignment()):
        game.apply(move)
    return GameToSee(game.options, game.seed, tuple(game.moves), 0)


@pytest.mark.slow
def test_a_turn_that_was_thrown_away_is_found_and_named_on_tables_of_its_own() -> None:
    seen = sent_home()
    news = list(LookBack(seen, budget=SMALL).steps())
    shares = [each.share for each in news]
    assert shares == sorted(shares)
    assert shares[0] < 0.3
    assert news[-1].is_done
    assert not any(each.named for each in news if each.share < 0.7), "nothing is named by the tables that chose it"
    found = news[-1]
    assert found.alike == found.asked - 1, "the rest was as the Manager would have it"
    lost = found.named[0]
    assert lost.kind == "assignment"
    assert lost.own == (FinishAssignment(),)
    assert len(lost.other) > 2
    assert lost.loss > 3
    assert lost.is_fresh
    assert lost.tables == 3
    assert lost.first == len(seen.moves) - 3
    assert found.of_turn(1)[0] == lost.loss
    assert found.of_turn(2) == (0.0, 0.0)

    calls: list[PairTrial] = []

    def in_halves(jobs: Sequence[Job]) -> list[list[float]]:
        trials = all_of(PairTrial, jobs)
        calls.extend(trials)
        return [
            [each for pair in zip(*(part.standings() for part in job.parts(2)), strict=True) for each in pair]
            for job in trials
        ]

    again = LookBack(seen, in_halves, SMALL).steps()
    assert isinstance(again, Generator)
    until = next(each for each in again if any(held.tables for held in each.decisions))
    assert until.decisions == next(each for each in news if any(h.tables for h in each.decisions)).decisions
    again.close()
    assert len(calls) == 1, "called off at once"

    def counted(jobs: Sequence[Job]) -> list[list[float]]:
        played.extend(jobs)
        return one_by_one(jobs)

    for left_at in (0, len(news) // 2, len(news) - 2):
        played: list[Job] = []
        known = news[left_at]
        rest = list(LookBack(seen._replace(known=known), counted, SMALL).steps())
        assert rest[-1] == found, "left and gone on with, it comes out as in one go"
        assert all(each.share > known.share for each in rest), "nothing is done twice"
    assert len(played) < found.named[0].tables, "of the last tables alone"


def held(loss: float, error: float, margin: float = 0.0, **more: Any) -> HeldDecision:
    return HeldDecision(7, 3, "visit", (), (), loss, error, margin, 6, True)._replace(**more)


def test_only_what_stands_above_chance_is_named_and_never_all_of_it_added_up() -> None:
    sure, likely, luck, small = held(6, 2), held(5, 3), held(4, 5), held(1.5, 0.1)
    proud, doubled = held(-7, 2, -6), held(8, 2, -5)
    first = held(20, 2, is_fresh=False)
    found = LookedBack(0, 1.0, 9, 2, (luck, small, likely, sure, proud, doubled, first))
    assert found.named == [doubled, sure, likely]
    assert found.counted == [sure], "rivals would have got more by the other"
    assert found.proud == [proud]
    total, error = found.of_turn(3)
    assert total == 37.5
    assert round(error, 1) == 7.1
    assert LookedBack(0).named == []
    assert not LookedBack(0).is_done


def test_a_visit_ends_where_something_is_revealed() -> None:
    bots = [make_bot("assistant", seat) for seat in range(2)]
    game = Game.new(GameOptions((Seat("Ada"), Seat("Bela"))), "a reroll")
    while game.state.turn < 3 and (decision := game.decision) is not None:
        game.apply(bots[decision.seat].choose(game.view_for(decision.seat)).move)
    deeds = list(own_deeds(Game.new(game.options, game.seed), game.moves, 0))
    kinds = {deed.kind for deed in deeds}
    assert kinds == {"assignment", "visit", "answer"}
    firsts = [deed.first for deed in deeds]
    assert firsts == sorted(firsts)
    assert all(len(deed.moves) == 1 for deed in deeds if deed.kind == "answer")
    assert all(deed.before.moves + list(deed.moves) == deed.after.moves for deed in deeds)


def test_a_par_game_tells_the_fame_turn_by_turn_and_ends_as_it_ends() -> None:
    game = Game.new(GameOptions((Seat("Ada"), Seat("Bela", "apprentice")), small_game=True), "par")
    moments = tuple(range(game.options.turns + 2))
    par = ParGame(GameToSee(game.options, game.seed, (), 0), 3, moments)
    course = par.standings()
    assert course[0] == game.options.terms.fame
    assert len(course) == len(moments)
    assert course[-1] >= course[-2], "the final scoring takes nothing away"
    halves = [part.standings() for part in par.parts(2)]
    assert [halves[n % 2][n // 2] for n in range(len(course))] == course


def test_the_band_leaves_out_the_ends_and_says_nothing_of_two_games() -> None:
    courses = tuple((5, fame) for fame in (40, 70, 50, 55, 60, 58))
    found = LookedBack(0, courses=courses)
    assert found.par_band == [(5, 5), (50, 60)]
    assert found.par_curve == [5, 56.5]
    two = found._replace(courses=courses[:2])
    assert two.par_band == []
    assert two.par_curve == [5, 55], "the middle of both is known all the same"
