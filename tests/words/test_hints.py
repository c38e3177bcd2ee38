"""The hint gives a reason in the words of the game."""

from __future__ import annotations

from random import Random

from academy_table import PROTEGE, Academy
from solo import HEIR, solo_options

from trickerion.bots.heir_bot import HeirBot
from trickerion.rules.events import HeirStep
from trickerion.rules.game import Game
from trickerion.rules.moves import LeaveIdle
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


def test_the_hint_to_leave_a_protege_idle_counts_its_wage_by_its_secrets() -> None:
    table = Academy(persons=1).knows(0, "night_school", "second_wind")
    table.placing(0, 2)
    assert "2 Coins of wages are saved" in reason_for(table.game.view_for(0), LeaveIdle(PROTEGE))
    table.knows(0, "night_school", "frugal_life")
    assert "wages" not in reason_for(table.game.view_for(0), LeaveIdle(PROTEGE))
