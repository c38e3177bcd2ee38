"""The simulate command: its object, its table, its complaints."""

import argparse
import json
import pickle
from collections import Counter
from random import Random

import pytest
from rows import one_in
from solo import solo_options
from wanderer import DARK_ALLEY, options

from trickerion.bots.manager import THOROUGH
from trickerion.bots.outcomes import CAREFUL
from trickerion.bots.planning import Planner
from trickerion.bots.refining import changes, refined
from trickerion.bots.rollout import play_out, quick_policies, rollout
from trickerion.bots.simulate import add_arguments, run
from trickerion.bots.weights import WEIGHTS
from trickerion.rules.catalog import SPECIALISTS
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.state import Character, GameState


def call(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return run(parser.parse_args(arguments))


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("--games", "2", "--seats", "random,random,random", "--seed", "a", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told) == {
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "wins_by_seat",
        "mean_final_fame",
        "errors",
    }
    assert (told["games"], sum(told["wins_by_seat"]), len(told["mean_final_fame"]), told["errors"]) == (2, 2, 3, [])


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        call("--games", "2", "--seats", "random,random", "--seed", "b", "--setup", "full", "--json")
        told.append(json.loads(capsys.readouterr().out))
    assert told[0]["mean_final_fame"] == told[1]["mean_final_fame"]
    assert told[0]["decisions"] == told[1]["decisions"]


def test_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("--games", "1", "--seats", "assistant,random") == 0
    out = capsys.readouterr().out
    assert "assistant" in out
    assert "random" in out
    assert "decisions per second" in out


@pytest.mark.parametrize(
    "arguments",
    [
        ("--games", "0"),
        ("--games", "many"),
        ("--seats", "assistant"),
        ("--seats", "assistant,clever"),
        ("--seats", "random,random,random,random,random"),
        ("--setup", "odd"),
        ("--edition", "1999"),
        ("--modules", "academy"),
        ("--modules", "prophecies"),
        ("--modules", "dark_alley,heir"),
        ("--difficulty", "hard"),
        ("--solo", "--seats", "assistant,assistant"),
        ("--solo", "--difficulty", "brutal"),
        ("--solo", "--modules", "duel"),
    ],
)
def test_wrong_arguments(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert call(*arguments, "--json") == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.strip().splitlines()) == 1


def test_solo(capsys: pytest.CaptureFixture[str]) -> None:
    """Win rate and both scores against the Heir."""
    assert call("--solo", "--difficulty", "hard", "--seats", "random", "--games", "2", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["errors"]) == (2, [])
    assert 0 <= told["win_rate"] <= 1
    assert [told["mean_score"], told["mean_score_of_the_heir"]] == told["mean_final_fame"]


@pytest.mark.slow
def test_solo_is_of_normal_difficulty_with_an_assistant_unless_told(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ((), ("--difficulty", "normal", "--seats", "assistant", "--modules", "dark_alley,prophecies"))
    told = []
    for arguments in asked:
        assert call("--solo", "--games", "1", "--json", *arguments) == 0
        told.append(json.loads(capsys.readouterr().out)["mean_final_fame"])
    assert told[0] == told[1]


@pytest.mark.parametrize("wrong", [("--seats", "random,random"), ("--seats", "heir"), ("--difficulty", "brutal")])
def test_wrong_solo_arguments(wrong: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert call("--solo", *wrong) == 2
    assert capsys.readouterr().err.startswith("trickerion simulate: ")


def test_an_empty_list_of_bots_is_no_list_of_bots(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        call("--seats", "")
    assert capsys.readouterr().err == "--seats is empty; write assistant,assistant for example.\n"
    assert call("--seats", "random,,random") == 2
    assert "--seats: a name is missing between the commas" in capsys.readouterr().err


KINDS = {
    "base": options(2),
    "full": options(3, setup="full"),
    "dark_alley": options(2, modules=DARK_ALLEY),
    "solo": solo_options("normal", setup="full"),
}

each_kind = pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)


@each_kind
def test_every_move_of_a_rollout_is_legal_and_it_ends(kind: GameOptions) -> None:
    game = Game.new(kind, "rollout")
    checked = game.clone()
    for move in play_out(game.state, quick_policies(game.state)):
        checked.apply(move)
    assert checked.is_over
    assert game.digest() == checked.digest()
    assert min(standing.fame for standing in checked.result()) > 20, "they play to win"


@pytest.mark.parametrize("kind", one_in(2, [KINDS["solo"], KINDS["dark_alley"]]), ids=["solo", "dark_alley"])
def test_a_rollout_leaves_its_table_alone_and_follows_from_it_and_the_seed(kind: GameOptions) -> None:
    state = Game.new(kind, "again").state
    for _ in play_out(state, quick_policies(state)):
        if state.turn == kind.turns:
            break
    before, first = state.digest(), rollout(state, quick_policies(state), Random(3))
    assert state.digest() == before
    assert rollout(pickle.loads(pickle.dumps(state)), quick_policies(state), Random(3)) == first
    assert len(first) == len(kind.seats)


def test_policies_can_be_sent_to_another_process() -> None:
    state = Game.new(KINDS["solo"], "sent").state
    assert len(pickle.loads(pickle.dumps(quick_policies(state)))) == 2


TEAM = (Character("magician"), Character("apprentice_1"), Character("assistant"))


def big_team() -> GameState:
    """A beginners' game of two in the Dark Alley in which the first seat has all seven Characters and Coins."""
    game = Game.new(GameOptions((Seat("A"), Seat("B")), modules=("dark_alley", "prophecies")), "team")
    player = game.state.players[0]
    for name in (*SPECIALISTS, "apprentice_1", "apprentice_2", "apprentice_3"):
        player.characters.setdefault(name, Character(name))
    player.coins = 20
    game.state.phase, game.state.stack = "assignment", []
    game.state.turn = 4
    return game.state


def test_every_change_uses_cards_of_the_hand() -> None:
    hand = Counter(["theater", "theater", "downtown"])
    for cards in changes(TEAM, hand, {"magician": "theater", "apprentice_1": "downtown"}):
        assert not Counter(cards.values()) - hand
        assert cards != {"magician": "theater", "apprentice_1": "downtown"}


def test_changes_lead_to_the_best_assignment_within_reach() -> None:
    liked = {"magician": "theater", "assistant": "downtown"}

    def judge(cards: dict[str, str]) -> float:
        return sum(cards.get(name) == card for name, card in liked.items()) - 0.1 * len(cards)

    hand = ["theater", "downtown", "workshop"]
    worth, cards = refined(TEAM, hand, {"magician": "workshop", "apprentice_1": "theater"}, judge, tries=100)
    assert cards == liked
    assert worth == judge(liked)
    assert refined(TEAM, hand, {}, judge, tries=0) == (0, {})


def test_thinking_a_big_team_through_promises_more() -> None:
    state = big_team()
    usual, thorough = (Planner(0, WEIGHTS, care).assignment(state) for care in (CAREFUL, THOROUGH))
    assert thorough.worth > usual.worth


def test_assignments_that_come_to_the_same_are_judged_once() -> None:
    team = (Character("magician"), Character("apprentice_1"), Character("apprentice_2"))
    judged: list[tuple[tuple[str, str], ...]] = []

    def judge(cards: dict[str, str]) -> float:
        kinds = {"magician": "magician", "apprentice_1": "apprentice", "apprentice_2": "apprentice"}
        judged.append(tuple(sorted((kinds[name], card) for name, card in cards.items())))
        return float(len(cards))

    refined(team, ["theater", "downtown", "workshop"], {}, judge, tries=1000)
    assert len(judged) == len(set(judged))
