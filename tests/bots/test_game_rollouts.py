"""What a Magician saves for is settled by whole games in its head, with each goal and without any."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest
from given import there
from played_games import game_until
from table import Table

from trickerion.bots.campaign import TrickGoal, campaigns, goal_of
from trickerion.bots.game_rollouts import GameRollout, weighed
from trickerion.bots.jobs import Job, Work, one_by_one
from trickerion.bots.magician import MagicianBot
from trickerion.bots.manager import IN_THE_ALLEY, beliefs_for
from trickerion.bots.registry import make_bot
from trickerion.play.opponents.workers import dealt, gathered
from trickerion.rules.game import Game
from trickerion.rules.moves import LayCard
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.state import OwnedTrick
from trickerion.rules.view import View

ALLEY = ("dark_alley", "prophecies")
LITTLE = 0.4
"""Of the usual thinking time."""


def assigning(turn: int = 5) -> Game:
    """Two Managers in the Dark Alley, when the first of them lays cards."""
    return _played_to("Assigning", turn)


def placing() -> Game:
    """The same table when the first Character is placed."""
    return _played_to("Placing", 5)


def _played_to(question: str, turn: int) -> Game:
    options = GameOptions((Seat("A"), Seat("B")), setup="full", modules=ALLEY)
    managers = [("manager", 0, LITTLE), ("manager", 1, LITTLE)]
    return game_until(
        options,
        "journeys0",
        managers,
        lambda game: game.state.turn == turn and there(game.decision).question == question,
    )


def undecided() -> Table:
    """Several Tricks can be learned at once, and promise about as much."""
    table = Table(2, modules=ALLEY).purse(0, coins=12, fame=40)
    return table.stock("padlock", "wood", "glass", "fabric").begins("assignment", turn=5)


def goal(table: Table, work: Work) -> str:
    view = table.game.view_for(0)
    found = weighed(view, IN_THE_ALLEY, campaigns(view.state, 0, IN_THE_ALLEY), 1.0, work)
    return found.trick if found else ""


def ends(*fame: float) -> Work:
    """Games that end with so much Fame: without a goal, and with each."""
    known = dict[object, float]()

    def work(jobs: Sequence[Job]) -> list[list[float]]:
        for line in (line for job in jobs for line in job.lines):
            known.setdefault(line, fame[len(known) % len(fame)])
        return [[known[line] for line in job.lines] for job in jobs]

    return work


def all_lost(jobs: Sequence[Job]) -> list[list[float]]:
    return [[] for _ in jobs]


@pytest.mark.parametrize(
    ("work", "chosen"),
    [(ends(100.0, 100.0, 100.0), 0), (ends(100.0, 90.0, 130.0), 1), (ends(100.0, 70.0, 70.0), None), (all_lost, 0)],
    ids=["no difference", "the second ends higher", "both end far lower", "all of it lost"],
)
def test_the_games_played_to_their_end_speak_for_a_goal_or_against_it(work: Work, chosen: int | None) -> None:
    """Where they say nothing, the Trick whose way promises most."""
    table = undecided()
    best = [way.trick for way in campaigns(table.state, 0, IN_THE_ALLEY)]
    assert goal(table, work) == ("" if chosen is None else best[chosen])


def test_goals_that_cannot_win_any_more_are_played_no_further() -> None:
    """A clear leader after the first table ends the race, a close one goes on with those who may still win."""
    view = undecided().game.view_for(0)
    ways = campaigns(view.state, 0, IN_THE_ALLEY)[:2]

    def games(*fame: float) -> list[int]:
        counted, known = list[int](), ends(*fame)

        def work(jobs: Sequence[Job]) -> list[list[float]]:
            counted.extend(len(job.lines) for job in jobs)
            return known(jobs)

        weighed(view, IN_THE_ALLEY, ways, 1.0, work)
        return counted

    played = [games(100.0, 300.0, 100.0), games(100.0, 100.0, 98.0), games(60.0, 100.0, 100.0)]
    assert played[0] == [3]
    assert played[1][0] == 3
    assert sum(played[1]) > 3
    assert sum(played[2]) < 6, "to have no goal is out, the two others go on"
    assert all(later <= sooner for counted in played for sooner, later in pairwise(counted))


def test_whoever_plays_them_and_in_however_many_parts_the_games_end_the_same() -> None:
    view = undecided().game.view_for(0)
    lines = (None, *(way.goal for way in campaigns(view.state, 0, IN_THE_ALLEY)[:2]))
    tables = [Game.from_view(view, Random(number)).state for number in range(2)]
    rollouts = [GameRollout(0, IN_THE_ALLEY, table, lines, number) for number, table in enumerate(tables)]
    alone = one_by_one(rollouts)
    parts = [part for own in dealt(rollouts, 3) for part in own]
    assert alone == gathered(rollouts, [(part, one_by_one([part.job])[0]) for part in parts])
    assert [len(found) for found in alone] == [3, 3]
    assert any(len(set(found)) > 1 for found in alone), "a goal makes a difference"


def test_cards_that_lie_already_and_hidden_things_change_no_goal() -> None:
    game, seat = undecided().game, 0

    def settled(game: Game) -> TrickGoal | None:
        view = game.view_for(seat)
        ways = campaigns(view.state, seat, beliefs_for(view.state))
        return weighed(view, beliefs_for(view.state), ways, LITTLE, one_by_one)

    at_first = settled(game)
    assert settled(Game.from_view(game.view_for(seat), Random("other"))) == at_first
    for _ in range(2):
        game.apply(next(move for move in game.legal_moves() if isinstance(move, LayCard)))
        assert settled(game) == at_first


def aims_of(magician: MagicianBot, view: View) -> str:
    """What it saves for."""
    magician._look(view)
    aim = magician._weights.goal
    return aim.trick if isinstance(aim, TrickGoal) else ""


def test_what_is_settled_with_the_first_card_holds_to_the_end_of_the_turn() -> None:
    """Whatever games would tell later; what it owns by then it works for in any case."""
    game, bots = assigning(5), [make_bot("manager", seat, LITTLE) for seat in range(2)]
    seat, magician, aims = there(game.decision).seat, MagicianBot(3), list[str]()
    magician.work = ends(100.0, 50.0, 50.0)
    while game.decision and game.decision.question != "Placing":
        view = game.view_for(game.decision.seat)
        if game.decision.seat == seat:
            aims.append(aims_of(magician, view))
            magician.work = ends(100.0, 150.0, 150.0)
        game.apply(bots[game.decision.seat].choose(view).move)
    aims.append(aims_of(magician, game.view_for(seat)))
    assert len(aims) > 3
    assert set(aims) == {""}
    assert goal_of(game.view_for(seat).state, seat, IN_THE_ALLEY), "though the way of a Trick promises enough"
    game.state.players[seat].tricks[0] = OwnedTrick("hellhound", "hearts", 0)
    assert aims_of(magician, game.view_for(seat)) == "hellhound"


def test_who_advises_two_seats_keeps_their_goals_apart() -> None:
    game = assigning(5)
    first, magician = there(game.decision).seat, MagicianBot(3)
    magician.work = ends(100.0, 50.0, 50.0)
    assert not aims_of(magician, game.view_for(first))
    other = placing().view_for(1 - first)
    expected = there(goal_of(other.state, 1 - first, beliefs_for(other.state)))
    assert aims_of(magician, other) == expected.trick


def test_in_another_turn_or_at_another_table_the_goal_is_settled_anew() -> None:
    magician, found = MagicianBot(3), list[str]()
    for table, fame in ((undecided(), (100.0, 90.0, 130.0)), (undecided().purse(0, coins=13), (100.0, 70.0, 70.0))):
        magician.work = ends(*fame)
        found.append(aims_of(magician, table.game.view_for(0)))
    assert [bool(trick) for trick in found] == [True, False]


def test_who_is_asked_first_in_the_middle_of_a_turn_goes_by_the_way_of_the_trick() -> None:
    game = placing()
    view, magician = game.view_for(there(game.decision).seat), MagicianBot(3)
    magician.work = ends(100.0, 60.0, 60.0)
    expected = there(goal_of(view.state, view.seat, beliefs_for(view.state)))
    assert aims_of(magician, view) == expected.trick
