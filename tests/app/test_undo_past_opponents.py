"""Undo goes past what opponents did, up to a revelation or another person's decision; they then do the same again."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playthrough_text import replay
from solo import PLAYER, solo_options
from thinking import Moody

from trickerion.app.history import End, History, Past
from trickerion.app.session import Session
from trickerion.rules import moves as m
from trickerion.rules.events import CoinTossed
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.returns import RETURNS
from trickerion.rules.state import HIDDEN_CARD, UNKNOWN, _plain
from trickerion.rules.view import hide
from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.record import Record
from trickerion.storage.saves import SavedGames

COMPANY = GameOptions((Seat("Ada"), Seat("Two", "random"), Seat("Three", "random")))
TESTS = Path(__file__).parent.parent
GAMES = [
    *(TESTS / "playthroughs" / f"{name}.txt" for name in ("everything-2-mixed-full-2019", "academy-3-mixed-full-2019")),
    TESTS / "heir" / "playthroughs" / "hard-master_of_chains-full-random.txt",
]


def in_company(seed: str, options: GameOptions = COMPANY) -> Session:
    session = Session(Game.new(options, seed), None, pace=0.0, clock=lambda: 0.0)
    session._opponents._brains = Moody()
    return session


def asks(session: Session, question: str) -> bool:
    return session.decision is not None and session.decision.question == question and bool(session.legal)


def let_act(session: Session) -> None:
    made = len(session.game.moves)
    while len(session.game.moves) == made:
        session.update()


def assigned_before_opponents() -> Session:
    """Ada has just finished her Assignment, and both opponents have still to lay their cards."""
    for seed in map(str, range(99)):
        session = in_company(seed)
        while not asks(session, "Assigning"):
            session.play(session.legal[0]) if session.legal else session.update()
        if session.game.state.initiative[0] == 0:
            session.play(next(move for move in session.legal if isinstance(move, m.LayCard)))
            session.play(m.FinishAssignment())
            return session
    raise AssertionError("Ada is never first")


def test_cards_that_opponents_laid_in_secret_do_not_end_undo() -> None:
    session = assigned_before_opponents()
    before = session.game.moves[:-1]
    for _ in range(4):
        let_act(session)
    assert session.is_thinking and session.can_undo and not session.can_step_back
    assert session.undo_label == "Finish the Assignment"
    session.undo()
    assert session.game.moves == before and asks(session, "Assigning") and session.can_undo


def test_opponents_do_the_same_again_and_are_not_asked_anew() -> None:
    session = assigned_before_opponents()
    for _ in range(4):
        let_act(session)
    done, brains = list(session.game.moves), session._opponents._brains
    assert isinstance(brains, Moody)
    reasons, asked = [line.reason for line in session.log], brains.asked
    session.undo()
    session.redo()
    assert session.can_undo and not session.can_redo, "what follows is for the opponents to do"
    while len(session.game.moves) < len(done):
        let_act(session)
    assert session.game.moves == done and [line.reason for line in session.log] == reasons
    assert brains.asked == asked + 1, "only the decision that was still open"


def test_redo_goes_on_where_opponents_have_acted_in_between() -> None:
    session = in_company("between")
    mine: list[int] = []
    while len(mine) < 3:
        if session.legal:
            mine += [len(session.game.moves)] if not session._history.since else []
            session.play(session.legal[-1])
        else:
            let_act(session)
        mine = mine if session.can_undo else []
    done = list(session.game.moves)
    while session.can_undo:
        session.undo()
    while session.can_redo or (session.is_thinking and len(session.game.moves) < len(done)):
        session.redo() if session.can_redo else let_act(session)
    assert session.game.moves[: len(done)] == done


def test_what_is_revealed_ends_undo_whoever_reveals_it() -> None:
    session = assigned_before_opponents()
    while session.is_thinking:
        let_act(session)
    assert session.game.state.phase == "place_characters" and not session.can_undo and session.undo_end is End.REVEALED


def test_another_persons_decision_ends_undo_an_opponents_in_between_does_not() -> None:
    session = in_company("hot seat", GameOptions((Seat("Ada"), Seat("Two", "random"), Seat("Bela"))))
    decided: set[int] = set()
    while True:
        decision = session.decision
        assert decision is not None
        if session.is_thinking:
            let_act(session)
        elif decided - {decision.seat} and session.can_undo:
            break
        else:
            session.lift_curtain()
            decided = {decision.seat}
            session.play(session.legal[0])
    session.lift_curtain()
    session.play(session.legal[0])
    assert not session.can_undo or session._history.last[0].seat == decision.seat
    session.undo()
    assert not session.can_undo and session.undo_end is End.OTHERS


# ------------------------------------------------------------------ the Heir
def heir_acts(seed: str) -> Iterator[Session]:
    """A solo game by lots, after each move of the Heir."""
    session, lots = in_company(seed, solo_options()), Random(1)
    while not session.is_over and session.game.state.turn < 4:
        if session.legal:
            session.play(lots.choice([move for move in session.legal if not isinstance(move, RETURNS)]))
        elif session.coming_step is not None:
            session.take_step()
            yield session
        else:
            let_act(session)


def test_undo_goes_past_what_the_heir_did_openly() -> None:
    past, seen = 0, 0
    for session in heir_acts("openly"):
        seen += 1
        if not session.can_undo or session.legal:
            continue
        after, made = session.game.digest(), len(session.game.moves)
        session.undo()
        assert session.legal and session.decision is not None and session.decision.seat == PLAYER
        session.redo()
        while len(session.game.moves) < made:
            session.take_step()
        assert session.game.digest() == after
        past += 1
    assert seen > past > 10


def test_the_heirs_plan_card_is_a_revelation() -> None:
    turned = 0
    for session in heir_acts("plan"):
        if isinstance(session.game.moves[-1], m.TurnUpPlan):
            assert not session.can_undo and session.undo_end is End.REVEALED
            turned += 1
    assert turned >= 3


def test_the_heirs_coin_is_a_revelation() -> None:
    tossed = 0
    for number in range(6):
        for session in heir_acts(f"coin {number}"):
            if any(isinstance(event, CoinTossed) for event in session.log[-1].events):
                assert not session.can_undo
                tossed += 1
    assert tossed


# ------------------------------------------------------------------ a law, and games that are opened again
def unseen(game: Game, seat: int) -> int:
    """How many cards a seat knows to be there, and does not know."""
    table = json.dumps(_plain(hide(game.state, seat)))
    return table.count(f'"{UNKNOWN}"') + table.count(f'"{HIDDEN_CARD}"')


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_what_opponents_did_and_undo_takes_back_has_shown_nobody_a_card(path: Path) -> None:
    """Dice and all else that is drawn by lot are counted by the rules themselves."""
    history, before, kept = History([PLAYER]), None, 0
    for game in replay(path.read_text()):
        if before is not None and before.decision is not None and len(game.moves) > len(before.moves):
            after, seat = before.clone(), before.decision.seat
            history.made(Past(seat, game.moves[-1], before), game, after.apply(game.moves[-1]))
            if seat != PLAYER and history.since:
                kept += 1
                assert game.state.chance_events == before.state.chance_events
                assert unseen(game, PLAYER) >= unseen(before, PLAYER), game.moves[-1]
        before = game.clone()
    assert kept > 20


def test_after_a_break_undo_goes_as_far_and_opponents_do_the_same_again(tmp_path: Path) -> None:
    places, session = find_data_paths(tmp_path), assigned_before_opponents()
    for _ in range(4):
        let_act(session)
    path = SavedGames(places).write(Record(session.options, session.seed).text(session.game, "again"), "again")
    again = Session.load(places, path, pace=0.0)
    again._opponents._brains = Moody()
    done = list(again.game.moves)
    assert again.can_undo and again.undo_label == session.undo_label
    again.undo()
    again.redo()
    while len(again.game.moves) < len(done):
        let_act(again)
    assert again.game.moves == done
    again.close()
