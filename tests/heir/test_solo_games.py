"""Whole solo games: golden ones replay exactly, and the laws hold for random ones."""

from collections import Counter
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from given import named, there
from playthrough_text import replay, write
from solo import HEIR, PLAYER, solo_options
from table_laws import is_same_table
from wanderer import pick

from trickerion.bots.registry import make_bot
from trickerion.play.deeds import say
from trickerion.play.happened import sentence
from trickerion.rules.catalog import SUITS
from trickerion.rules.events import HeirStep, PlanTurnedUp
from trickerion.rules.game import Game
from trickerion.rules.heir.catalog import PLANS
from trickerion.rules.moves import Move, move_from_json
from trickerion.rules.options import DIFFICULTIES, GameOptions, OptionsError, Seat
from trickerion.rules.state import UNKNOWN, GameState
from trickerion.words.heir import REASON

TEXTS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
HEIR_RULES = Path(str(files("trickerion.rules"))) / "heir"


def test_there_are_ten_golden_games_of_all_difficulties() -> None:
    assert len(TEXTS) >= 10
    assert {text.stem.split("-")[0] for text in TEXTS} == set(DIFFICULTIES)


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_golden_solo_game_replays_exactly(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for game in replay(text):
        check_heir(game.state)
    assert game.is_over
    assert write(game) == text


def check_heir(state: GameState) -> None:
    """What must be true of every solo table."""
    if state.heir is None or not state.players[HEIR].magician:
        return
    heir = state.players[HEIR]
    owned = [trick for trick in heir.tricks if trick is not None]
    assert heir.tricks == [*owned, *[None] * (4 - len(owned))]
    ranks = [(-t.trick.yields.fame, -t.trick.yields.shards, -t.trick.yields.coins) for t in owned]
    assert ranks == sorted(ranks)
    count = Counter(heir.supply)
    for trick in owned:
        count[trick.suit] += trick.markers
    for card in state.row:
        assert [s for s, _ in card.card.neutral] == [s for s, m in enumerate(card.markers) if m and m.owner < 0]
        for _, marker in card.all_markers():
            count[marker.suit] += marker.owner == HEIR
    assert count == dict.fromkeys(SUITS, 4)
    assert len(set(state.heir.shopping)) == len(state.heir.shopping)
    assert len(heir.characters) <= 8
    assert not set(state.occupants) & state.closed
    assert min(heir.coins, heir.shards, heir.fame) >= 0
    assert sum(heir.fame_by.values()) == heir.fame


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("setup", ["beginner", "full"])
def test_laws_of_random_solo_games(difficulty: str, setup: str) -> None:
    random, bot = Random(difficulty + setup), make_bot("heir")
    for number in range(2):
        game = Game.new(solo_options(difficulty, setup=setup), f"{setup} {number}")
        again, weeks, steps = Game.new(GameOptions.from_json(game.options.to_json()), game.seed), [], 0
        told_of = set[Move]()
        while not game.is_over:
            check_heir(game.state)
            seat, moves = there(game.decision).seat, game.legal_moves()
            assert all(move_from_json(m.to_json()) is m and say(m, game.state, seat) for m in {*moves} - told_of)
            told_of.update(moves)
            if seat == HEIR:
                assert len(moves) == 1
                assert bot.choose(game.view_for(HEIR)).move is moves[0]
            assert set(there(game.view_for(PLAYER).state.heir).plans if game.state.heir else ()) <= {UNKNOWN}
            events = game.apply(moves[0] if seat == HEIR else pick(game, random))
            again.apply(game.moves[-1])
            if len(game.moves) % 7 == 0 or game.is_over:
                assert is_same_table(again.state, game.state)
            weeks += [PLANS[event.plan].kind for event in events if isinstance(event, PlanTurnedUp)]
            told = [event for event in events if isinstance(event, HeirStep)]
            assert (len(told) == 1) == (seat == HEIR)
            steps += len(told)
            assert all(REASON(step.kind, step.told()) and sentence(step, named("Ada", "The Heir"), 0) for step in told)
        assert weeks[0] == "setup"
        assert weeks[-1] == "performance"
        assert len(weeks) == 7
        assert steps > 50
        assert weeks[1:4].count("performance") == 1
        assert 3 <= weeks.count("performance") <= 4
        assert len(game.result()) == 2


def test_every_reason_has_words() -> None:
    text = "".join(p.read_text(encoding="utf-8") for p in HEIR_RULES.glob("*.py"))
    assert [reason for reason in REASON if f'"{reason}"' not in text] == []


ADA, HEIRS = Seat("Ada"), Seat("The Heir", "heir")


@pytest.mark.parametrize(
    ("seats", "modules", "difficulty"),
    [
        ((ADA, HEIRS), ("dark_alley",), "normal"),
        ((ADA, HEIRS), ("heir",), "normal"),
        ((HEIRS, ADA), ("dark_alley", "heir"), "normal"),
        ((ADA, HEIRS, Seat("Bela")), ("dark_alley", "heir"), "normal"),
        ((ADA, Seat("Bela")), ("dark_alley",), "hard"),
        ((ADA, HEIRS), ("dark_alley", "heir"), "brutal"),
    ],
)
def test_what_cannot_be_played(seats: tuple[Seat, ...], modules: tuple[str, ...], difficulty: str) -> None:
    with pytest.raises(OptionsError):
        GameOptions(seats, modules=modules, difficulty=difficulty)
