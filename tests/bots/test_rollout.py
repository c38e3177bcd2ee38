"""Rollouts: a game drawn from a View is played to its end by legal moves, the same way for the same seed."""

import pickle
from random import Random

import pytest
from solo import solo_options
from wanderer import DARK_ALLEY, options

from trickerion.bots.rollout import play_out, quick_policies, rollout
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions

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
    assert checked.is_over and game.digest() == checked.digest()
    assert min(standing.fame for standing in checked.result()) > 20, "they play to win"


@each_kind
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
