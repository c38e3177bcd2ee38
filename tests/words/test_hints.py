"""The hint gives a reason in the words of the game."""

from __future__ import annotations

from random import Random

from solo import HEIR, solo_options
from table import ASSIGNMENT, Table

from trickerion.bots.heir_bot import HeirBot
from trickerion.rules.events import HeirStep
from trickerion.rules.game import Game
from trickerion.rules.moves import LayCard
from trickerion.words.heir import reason_words
from trickerion.words.hints import ONLY_MOVE, reason_for


def test_the_heirs_reason_is_the_sentence_of_its_step() -> None:
    game, chance, told = Game.new(solo_options(), "reasons"), Random(1), 0
    while game.decision is not None and told < 10:
        if game.decision.seat != HEIR:
            game.apply(chance.choice(game.legal_moves()))
            continue
        thought = HeirBot().choose(game.view_for(HEIR))
        step = next((event for event in game.apply(thought.move) if isinstance(event, HeirStep)), None)
        if step is not None and thought.reason != ONLY_MOVE:
            assert thought.reason == f"{reason_words(step)}."
            told += 1
    assert told == 10


def test_a_hint_names_characters_with_their_article() -> None:
    table = Table(2).phase(ASSIGNMENT)
    view = table.game.view_for(0)
    for character in ("magician", "apprentice_1"):
        reason = reason_for(view, LayCard(character, "market_row"))
        assert reason.startswith("The ") and reason.endswith(".")
