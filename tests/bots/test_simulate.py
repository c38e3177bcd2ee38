"""The simulate command: its object, its table, its complaints."""

import argparse
import json

import pytest

from trickerion.bots.simulate import add_arguments, run


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
    assert told[0]["mean_final_fame"] == told[1]["mean_final_fame"] and told[0]["decisions"] == told[1]["decisions"]


def test_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("--games", "1", "--seats", "assistant,random") == 0
    out = capsys.readouterr().out
    assert "assistant" in out and "random" in out and "decisions per second" in out


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
    assert captured.out == "" and len(captured.err.strip().splitlines()) == 1


def test_solo(capsys: pytest.CaptureFixture[str]) -> None:
    """Win rate and both scores against the Heir."""
    assert call("--solo", "--difficulty", "hard", "--seats", "random", "--games", "2", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["errors"]) == (2, []) and 0 <= told["win_rate"] <= 1
    assert [told["mean_score"], told["mean_score_of_the_heir"]] == told["mean_final_fame"]


def test_solo_is_of_normal_difficulty_with_a_greedy_bot_unless_told(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ((), ("--difficulty", "normal", "--seats", "assistant", "--modules", "dark_alley,prophecies"))
    told = []
    for arguments in asked:
        assert call("--solo", "--games", "1", "--json", *arguments) == 0
        told.append(json.loads(capsys.readouterr().out)["mean_final_fame"])
    assert told[0] == told[1]


@pytest.mark.parametrize("wrong", [("--seats", "random,random"), ("--seats", "heir"), ("--difficulty", "brutal")])
def test_wrong_solo_arguments(wrong: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert call("--solo", *wrong) == 2 and capsys.readouterr().err.startswith("trickerion simulate: ")
