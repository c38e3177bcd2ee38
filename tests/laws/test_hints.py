"""Whatever a hint says is so: each number is what happens when the hint is followed, each reason holds at the table."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from given import there
from hint_claims import CLAIMS, OPINIONS, Hint, check
from solo import solo_options
from wanderer import ACADEMY, ALL, DARK_ALLEY, DUEL, POWERS, options, wander

from trickerion.bots import assistant
from trickerion.bots.registry import make_bot
from trickerion.rules.ask.hints import why
from trickerion.rules.facts.actions import Why
from trickerion.rules.game import Game
from trickerion.rules.moves import ChooseDie, KeepCard, Move
from trickerion.rules.options import EDITIONS, HEIR, GameOptions
from trickerion.words.hints import WHY

SOLO = ("dark_alley", "prophecies", "heir")
KINDS: dict[str, GameOptions] = {
    "base": options(3, setup="full"),
    "dark_alley": options(2, modules=DARK_ALLEY, setup="full"),
    "academy": options(2, modules=ACADEMY, setup="full"),
    "powers": options(2, modules=POWERS),
    "duel": options(2, modules=DUEL, setup="full"),
    "solo": solo_options("normal", setup="full"),
    "all": options(2, modules=ALL, setup="full"),
}
PARTS = ("base", "dark_alley", "academy", "powers", "duel")
"""Kinds that the gate asks for only together, as "all"."""

WIDE: dict[str, GameOptions] = {
    **KINDS,
    "base_2015": options(4, edition=EDITIONS[0]),
    "dark_alley_2015": options(4, modules=DARK_ALLEY, edition=EDITIONS[0]),
    "no_prophecies": options(3, modules=("dark_alley",)),
    "academy_for_three": options(3, modules=ACADEMY, setup="full"),
    "academy_for_four": options(4, modules=ACADEMY),
    "academy_powers": options(2, modules=(*ACADEMY, "powers"), setup="full"),
    "powers_for_three": options(3, modules=("dark_alley", "powers"), setup="full"),
    "duel_dark_alley": options(2, modules=(*DARK_ALLEY, "duel")),
    "solo_academy": solo_options("hard", setup="full", modules=(*SOLO, "academy")),
}
"""Every kind of game, and combinations."""

TELLS_APART: tuple[type[Move], ...] = (KeepCard, ChooseDie)
"""Answers that are held against others of their kind."""

NUMBERS = {*("number", "yields", "threshold", "pieces", "gain"), *("modifiers", "elsewhere", "bonus", "bonus_2")}
"""Gaps of a sentence that are filled with numbers."""

SHOWN = 12
"""So many false hints are named."""

OFTEN = 8
"""How many times each kind of reason is held against the table in the gate."""


class Asked:
    """The hints of an Assistant, as the window asks for them; ``why`` is what the last one was made of."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.why = WHY
        self._bot = make_bot("assistant", 7)
        self._found: list[Why] = []
        monkeypatch.setattr(assistant, "why", self._explain)

    def _explain(self, *asked: Any) -> Why:
        self._found.append(why(*asked))
        return self._found[-1]

    def hint(self, game: Game) -> Hint:
        view = game.view_for(there(game.decision).seat)
        thought = self._bot.choose(view)
        return Hint(game, view, thought.move, thought.then, self._found[-1])


def hints(kind: GameOptions, seed: str, asked: Asked, every: int) -> Iterator[Hint]:
    """Hints of a game that an Assistant plays on each side, and of one that goes astray."""
    game = Game.new(kind, seed)
    while game.decision is not None:
        if kind.seats[game.decision.seat].player == HEIR:
            game.apply(game.legal_moves()[0])
            continue
        hint = asked.hint(game)
        yield hint
        game.apply(hint.move)
    stray = Game.new(kind, seed)
    for number, _ in enumerate(wander(stray, seed)):
        decision = stray.decision
        if decision is not None and number % every == 0 and kind.seats[decision.seat].player != HEIR:
            yield asked.hint(stray)


def tells_apart(hint: Hint) -> None:
    """The reason would not be that of another answer of the same kind, too."""
    if isinstance(hint.move, TELLS_APART):
        said = assistant.reason_for(hint.view, hint.move)
        others = [move for move in hint.view.moves if type(move) is type(hint.move) and move != hint.move]
        assert all(assistant.reason_for(hint.view, move) != said for move in others), said


def hold(found: Iterator[Hint], often: int) -> Counter[str]:
    """Hold each kind of reason against the table so many times."""
    met, false = Counter[str](), list[str]()
    for hint in found:
        met[hint.why.kind] += 1
        if met[hint.why.kind] <= often:
            try:
                check(hint)
                tells_apart(hint)
            except AssertionError as error:
                said = assistant.reason_for(hint.view, hint.move, hint.then)
                false.append(f"turn {hint.state.turn}, {hint.why.kind}, {hint.move}: {said}\n    {error}")
    assert not false, "\n".join([f"{len(false)} hints are false", *false[:SHOWN]])
    return met


def test_each_reason_is_checked_or_an_opinion() -> None:
    assert {*WHY} == {*CLAIMS, *OPINIONS}
    assert not {*CLAIMS} & OPINIONS


def test_no_opinion_names_a_number() -> None:
    assert not [kind for kind in OPINIONS if WHY._gaps[kind] & NUMBERS]


@pytest.mark.parametrize("kind", [pytest.param(kind, marks=[pytest.mark.slow] * (kind != "all")) for kind in KINDS])
def test_a_hint_is_true(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    met = hold(hints(KINDS[kind], f"hints {kind}", Asked(monkeypatch), 12), OFTEN)
    assert len(met) > 25


@pytest.mark.slow
@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("kind", WIDE)
def test_every_hint_is_true(kind: str, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert hold(hints(WIDE[kind], f"every hint {number}", Asked(monkeypatch), 2), 10_000)
