"""Whatever is hidden from a seat may be otherwise: every bot answers the same for the same seed.

Written over the registry of bots, so that a new one is held to it without a word here.
"""

from collections.abc import Iterator
from random import Random

import pytest
from card_players import step_with_cards, stuffed_game
from solo import solo_options
from wanderer import ACADEMY, DARK_ALLEY, POWERS, options, wander, with_other_hidden_things

from trickerion.bots.campaign import goal_of
from trickerion.bots.manager import beliefs_for
from trickerion.bots.registry import BOTS, make_bot
from trickerion.rules.game import Game
from trickerion.rules.options import HEIR, GameOptions
from trickerion.rules.state import _plain

TABLES: dict[str, list[GameOptions]] = {
    "base": [options(2), options(4, setup="full")],
    "dark_alley": [options(3, modules=DARK_ALLEY), options(2, modules=DARK_ALLEY, edition="2015")],
    "academy": [options(2, modules=ACADEMY), options(4, setup="full", modules=ACADEMY)],
    "powers": [options(2, modules=POWERS), options(2, modules=(*POWERS, "duel"))],
    "solo": [solo_options(difficulty) for difficulty in ("easy", "normal", "hard")],
}
EFFORT = 0.1
"""The thinking time of those whom it scales: little, as some think long."""

SHARE = 0.03
"""Of the decisions, how many are asked for twice."""
SELDOM = {"magician": 0.4}
"""Who thinks long is asked less often in long games."""


def twins(kind: GameOptions, seed: str, random: Random) -> Iterator[tuple[Game, Game]]:
    """A game at some of its decisions, and beside it one with other hidden things."""
    game = Game.new(kind, seed)
    for _ in wander(game, seed):
        if game.decision is not None and len(game.legal_moves()) > 1 and random.random() < SHARE:
            yield game, with_other_hidden_things(game, game.decision.seat, random)


def check_same_answer(bot: str, game: Game, other: Game) -> None:
    """The move and the sentence that gives its reason; at every other decision with the manners of the Magician."""
    seat, manners = game.decision.seat, len(game.moves) % 2 == 0
    thoughts = [make_bot(bot, 5, EFFORT, manners).choose(table.view_for(seat)) for table in (game, other)]
    assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("tables", TABLES)
@pytest.mark.parametrize("bot", [name for name in BOTS if name != HEIR])
def test_answers_do_not_depend_on_hidden_things(bot: str, tables: str) -> None:
    random, asked, differ = Random("hidden"), 0, 0
    for number, kind in enumerate(TABLES[tables]):
        for game, other in twins(kind, f"hidden-{number}", random):
            check_same_answer(bot, game, other)
            asked += 1
            differ += _plain(game.state) != _plain(other.state)
    assert asked > 10 and differ == asked


@pytest.mark.parametrize("bot", [name for name in BOTS if name != HEIR])
def test_answers_do_not_depend_on_special_cards_in_hands_of_others(bot: str) -> None:
    random, asked = Random("stuffed"), 0
    for number in range(2):
        game = stuffed_game(number)
        for _ in step_with_cards(game, f"stuffed-{number}"):
            if game.decision is not None and random.random() < SHARE * SELDOM.get(bot, 1.0):
                check_same_answer(bot, game, with_other_hidden_things(game, game.decision.seat, random))
                asked += 1
    assert asked > 10


def test_who_saves_for_a_trick_answers_the_same_whatever_is_hidden() -> None:
    """From turn 4 of the Dark Alley on, in a game whose players come as far."""
    game, random, asked = Game.new(options(2, setup="full", modules=DARK_ALLEY), "saving"), Random("saving"), 0
    bots = [make_bot("manager", seat) for seat in range(2)]
    while (decision := game.decision) is not None:
        view = game.view_for(decision.seat)
        saves = goal_of(view.state, decision.seat, beliefs_for(view.state)) is not None
        if saves and len(view.moves) > 1 and random.random() < 0.06:
            check_same_answer("manager", game, with_other_hidden_things(game, decision.seat, random))
            asked += 1
        game.apply(bots[decision.seat].choose(view).move)
    assert asked > 5
