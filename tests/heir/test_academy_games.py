"""Whole solo games with the Academy: the laws hold, every Action of the Heir is told, and all can be played again."""

from collections import Counter
from random import Random

import pytest
from academy_solo import HEIR
from given import named, there
from solo import entries, reasons, solo_options, tale
from table_laws import check_academy, is_same_table
from wanderer import pick

from trickerion.bots.registry import make_bot
from trickerion.play.deeds import say
from trickerion.play.happened import sentence
from trickerion.rules.ask.heir import coming_step
from trickerion.rules.catalog import SUITS
from trickerion.rules.events import Event, HeirStep
from trickerion.rules.game import Game
from trickerion.rules.heir.catalog import ACADEMY_PLANS, dice_of
from trickerion.rules.moves import Move, move_from_json
from trickerion.rules.options import DIFFICULTIES, GameOptions
from trickerion.rules.state import GameState
from trickerion.words.heir import REASON
from trickerion.words.heir.entries import PLACES

MODULES = ("dark_alley", "heir", "academy")
WITH_PROPHECIES = (*MODULES[:1], "prophecies", *MODULES[1:])
ACTIONS = {"learn_secret", "renovate", "renovate_left", "teach", "practice", "teach_left", "practice_left"}


def check_heir(state: GameState) -> None:
    """Five Trick Markers of each suit; no Trick in two rooms; two secrets at most; its dice are five."""
    heir = state.players[HEIR]
    if state.heir is None or not heir.magician:
        return
    check_academy(state)
    count = Counter(heir.supply)
    for owned in heir.tricks:
        count.update({owned.suit: owned.markers} if owned else {})
    for card in state.row:
        count.update(marker.suit for _, marker in card.all_markers() if marker.owner == HEIR)
    assert count == dict.fromkeys(SUITS, 5)
    assert len(state.boards["academy"].secrets[HEIR]) <= 2
    assert list(heir.characters)[1] == "protege"
    assert min(heir.coins, heir.shards, heir.fame) >= 0
    assert sum(heir.fame_by.values()) == heir.fame
    assert not state.heir.dice or tuple(place for place, _ in state.heir.dice) == dice_of(MODULES)
    assert not set(state.occupants) & state.closed


def told(coming: HeirStep | None, events: list[Event]) -> str:
    """The reason of the Heir's one step: announced, put into words, and the same when it has been taken."""
    step = next(event for event in events if isinstance(event, HeirStep))
    assert coming is None or coming == step
    assert REASON(step.kind, step.told())
    assert sentence(step, named("Ada", "The Heir"), 0)
    for entry in [*entries(step, None), *tale([events])]:
        assert entry.head
        assert entry.body
        assert "{fame} {fame}" not in entry.body
        assert PLACES[entry.rule]
    return step.reason


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("modules", [MODULES, WITH_PROPHECIES], ids=["plain", "prophecies"])
def test_laws_of_random_solo_games_with_the_academy(difficulty: str, modules: tuple[str, ...]) -> None:
    random, bot, number = Random(difficulty), make_bot("heir"), (len(modules) + DIFFICULTIES.index(difficulty)) % 2
    options = solo_options(difficulty, modules=modules, setup=("beginner", "full")[number])
    game = Game.new(options, f"{difficulty} {number}")
    again, seen = Game.new(GameOptions.from_json(options.to_json()), game.seed), Counter[str]()
    told_of = set[Move]()
    while not game.is_over:
        check_heir(game.state)
        seat, moves = there(game.decision).seat, game.legal_moves()
        assert all(move_from_json(m.to_json()) is m and say(m, game.state, seat) for m in {*moves} - told_of)
        told_of.update(moves)
        if seat == HEIR:
            assert len(moves) == 1
            assert bot.choose(game.view_for(HEIR)).move is moves[0]
            coming = coming_step(game.view_for(HEIR))
            seen[told(coming, game.apply(moves[0]))] += 1
        else:
            assert not reasons(game.apply(pick(game, random)))
        again.apply(game.moves[-1])
        assert is_same_table(again.state, game.state)
    assert seen.keys() & ACTIONS
    assert seen["turn_up_plan"] == 7
    assert set(seen) <= set(REASON)
    assert there(game.state.heir).plan in ACADEMY_PLANS


def test_the_heir_carries_out_every_kind_of_action_in_a_few_games() -> None:
    random, seen = Random("actions"), Counter[str]()
    for number in range(8):
        game = Game.new(solo_options("hard", modules=MODULES), f"actions {number}")
        while not game.is_over:
            seat = there(game.decision).seat
            seen.update(reasons(game.apply(game.legal_moves()[0] if seat == HEIR else pick(game, random))))
    assert {"learn_secret", "teach", "practice"} <= seen.keys()
    assert seen.keys() & {"renovate", "renovate_left"}
