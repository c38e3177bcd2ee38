"""What a window shows of a Move before it is made is the same for every deal of what the seat may not know, and
true; it is all that happens where nothing comes by chance, from face-down cards or from others.

Every legal Move is asked for, at decisions from whole games of every kind, and beside each in a game with other hidden
things: other cards in hands and decks of others, another order of all decks, other dice to come.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest
from card_players import step_with_cards, stuffed_game
from solo import solo_options
from table_laws import is_same_table
from wanderer import ACADEMY, ALL, DARK_ALLEY, DUEL, POWERS, enrich, options, wander, with_other_hidden_things

from trickerion.play.foresight import UNCERTAIN
from trickerion.play.privacy import watched_view
from trickerion.play.session import PERSON, Session
from trickerion.rules.events import Event
from trickerion.rules.game import Game
from trickerion.rules.moves import Move
from trickerion.rules.options import EDITIONS, GameOptions
from trickerion.rules.state import GameState

OFTEN = 2
"""How many times each question is looked at, and each kind of Move that can answer it."""

PRIESTESS = "priestess_of_mysticism"
SOLO = ("dark_alley", "prophecies", "heir")


def with_persons(kind: GameOptions, magician: str = "") -> GameOptions:
    """The same game between people, the first of them with a Magician."""
    first, *others = (seat if seat.player == "heir" else replace(seat, player=PERSON) for seat in kind.seats)
    return replace(kind, seats=(replace(first, magician=magician or first.magician), *others))


KINDS: dict[str, list[GameOptions]] = {
    "base": [options(2), options(4, setup="full")],
    "dark_alley": [options(3, modules=DARK_ALLEY), options(2, modules=DARK_ALLEY, setup="full", edition=EDITIONS[0])],
    "no_prophecies": [options(2, modules=("dark_alley",))],
    "academy": [options(2, modules=ACADEMY), options(4, setup="full", modules=ACADEMY)],
    "powers": [options(2, modules=POWERS), options(3, modules=("dark_alley", "powers"))],
    "duel": [options(2, modules=DUEL), options(2, modules=ALL)],
    "solo": [solo_options("normal"), solo_options("hard", setup="full", modules=(*SOLO, "academy"))],
    "priestess": [with_persons(options(2, modules=DARK_ALLEY), PRIESTESS)],
    "priestess_of_the_academy": [
        with_persons(options(2, modules=DARK_ALLEY, rulings={"academy_abilities": True}), PRIESTESS),
        with_persons(options(2, modules=ACADEMY), PRIESTESS),
    ],
}
PARTS = {"dark_alley", "no_prophecies", "priestess"}
"""What other kinds have, too."""

MEETS: dict[str, set[str]] = {
    "base": {"RerollDie", "ChooseFace"},
    "dark_alley": {"DrawCard", "Keeping", "ChangeFate", "TellFortune"},
    "no_prophecies": {"DrawCard", "Keeping"},
    "academy": {"RevealSecret", "LearnSecret", "DrawCard", "Keeping"},
    "powers": {"LearnPower", "LearnNoPower", "GivePowerBack"},
    "duel": {"LearnPower", "RevealSecret", "FinishAssignment"},
    "solo": {"RerollConfiguration", "DrawCard", "Keeping"},
    "priestess": {"ChangeFate"},
    "priestess_of_the_academy": {"SavingCard"},
}
"""Moves and questions of each kind that have to do with chance or with hidden cards."""


class Windows:
    """Two windows with the same table, but for what is hidden from whoever decides; each is alone at the screen."""

    def __init__(self, kind: GameOptions) -> None:
        game = Game.new(kind, "windows")
        self.real, self.other = Session(game, None), Session(game, None)
        self.asked: Counter[str] = Counter()

    def check(self, game: Game, random: Random) -> None:
        """All that they show of each of the moves."""
        assert game.decision is not None
        _show(self.real, game.clone())
        _show(self.other, with_other_hidden_things(game, game.decision.seat, random))
        check_moves(game, self.real, self.other)


def _show(session: Session, game: Game) -> None:
    session.position.game, session.screen._is_alone = game, False
    session.screen.turn_to_next()
    session.changed()
    session.lift_curtain()


def check_moves(game: Game, real: Session, other: Session) -> None:
    """All that two windows show of each of the moves in a game; what they show for certain happens."""
    assert game.decision is not None
    assert real.viewer == other.viewer == game.decision.seat
    assert real.legal == other.legal == tuple(game.legal_moves())
    for move in real.legal:
        events = real.preview.events(move)
        assert events == other.preview.events(move), move
        assert real.preview.answers(move) == other.preview.answers(move), move
        made = game.clone()
        happened = made.apply(move)
        assert happened[: len(events)] == events, move
        assert events == happened or not is_plain(game, made, happened), move
        check_views_after(real, other, move, made)


def is_plain(game: Game, made: Game, happened: list[Event]) -> bool:
    """Whether a move did nothing but what its player sees coming: no chance, no face-down card, nobody else's turn."""
    same_seat = made.decision is not None and made.decision.seat == game.decision.seat if game.decision else False
    counted = [(state.chance_events, face_down(state)) for state in (game.state, made.state)]
    return same_seat and counted[0] == counted[1] and not any(isinstance(event, UNCERTAIN) for event in happened)


def face_down(state: GameState) -> int:
    """How many cards lie in the decks."""
    piles = [state.deck, state.prophecy_stack, *state.special_decks.values()]
    secrets = len(state.boards["academy"].stack) if "academy" in state.boards else 0
    return sum(map(len, piles)) + secrets


def check_views_after(real: Session, other: Session, move: Move, made: Game) -> None:
    """The tables that two windows show beside a move: as they are, or as the one will be after it."""
    after, twin = real.preview.view_after(move), other.preview.view_after(move)
    assert (after is real.view) == (twin is other.view), move
    if after is not real.view:
        seen = watched_view(made, real.viewer) if real.screen.is_watched else made.view_for(real.viewer)
        assert is_same_table(after.state, twin.state), move
        assert is_same_table(after.state, seen.state), move
        assert after.moves == twin.moves == seen.moves, move


def check_game(windows: Windows, game: Game, steps: Iterable[object], random: Random) -> None:
    """Every question and every kind of Move some times."""
    for _ in steps:
        decision = game.decision
        if decision is None or game.options.seats[decision.seat].player != PERSON:
            continue
        met = {decision.question, *(type(move).__name__ for move in game.legal_moves())}
        if any(windows.asked[one] < OFTEN for one in met):
            windows.asked.update(met)
            windows.check(game, random)


MOST_ROUNDS = 8
"""Games of every kind until each kind of move has been met."""


@pytest.mark.parametrize("kinds", [pytest.param(name, marks=[pytest.mark.slow] * (name in PARTS)) for name in KINDS])
def test_a_preview_is_the_same_for_every_deal_and_true(kinds: str) -> None:
    random, tables = Random("previews"), [(kind, Windows(with_persons(kind))) for kind in KINDS[kinds]]
    for number in range(MOST_ROUNDS):
        for kind, windows in tables:
            for is_rich in (False, True):
                seed = f"previews-{number}"
                game = Game.new(with_persons(kind), seed)
                wanderer = wander(enrich(game) if is_rich and game.state.phase != "setup" else game, seed)
                check_game(windows, game, wanderer, random)
        met = {one for _, windows in tables for one in windows.asked}
        if MEETS[kinds] <= met:
            return
    raise AssertionError(f"never met: {MEETS[kinds] - met}")


@pytest.mark.parametrize("number", [0, *(pytest.param(number, marks=pytest.mark.slow) for number in (1, 2, 3))])
def test_a_preview_is_the_same_in_games_full_of_cards(number: int) -> None:
    game = stuffed_game(number)
    game.state.options = with_persons(game.options)
    check_game(Windows(game.options), game, step_with_cards(game, f"previews-{number}"), Random(number))
