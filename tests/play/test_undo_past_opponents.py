"""Undo goes past what opponents did, up to a revelation or another person's decision; they then do the same again."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pygame
import pytest
from academy_table import Academy
from driver import Driver
from playthrough_text import replay
from solo import HEIR, PLAYER, Solo, solo_options
from table import MAGICIANS, Table
from thinking import Moody

from trickerion.play.history import End, History, Past
from trickerion.play.pace import UNDO_PAUSE
from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.rules.events import CoinTossed
from trickerion.rules.game import Game
from trickerion.rules.moves import DrawSecrets, LearnSecret, Move, RevealSecret
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.returns import RETURNS
from trickerion.rules.state import HIDDEN_CARD, UNKNOWN, _plain
from trickerion.rules.view import hide
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.heir.scene import HeirScene
from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.record import Record
from trickerion.storage.saves import SavedGames
from trickerion.storage.settings import HEIR_PACES, OPPONENT_PACES, Settings

pytestmark = pytest.mark.of_scenes

COMPANY = GameOptions((Seat("Ada"), Seat("Two", "random"), Seat("Three", "random")))
TESTS = Path(__file__).parent.parent
GAMES = [
    *(TESTS / "playthroughs" / f"{name}.txt" for name in ("everything-2-mixed-full-2019", "academy-3-mixed-full-2019")),
    TESTS / "heir" / "playthroughs" / "hard-master_of_chains-full-random.txt",
]


def in_company(seed: str, options: GameOptions = COMPANY) -> Session:
    session = Session(Game.new(options, seed), None, pace=0.0, clock=lambda: 0.0)
    session.opponents._brains = Moody()
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
    assert session.pace.is_thinking
    assert session.undoing.can_undo
    assert not session.undoing.can_step_back
    assert session.undoing.label == "Finish the Assignment"
    session.undo()
    assert session.game.moves == before
    assert asks(session, "Assigning")
    assert session.undoing.can_undo


def test_opponents_do_the_same_again_and_are_not_asked_anew() -> None:
    session = assigned_before_opponents()
    for _ in range(4):
        let_act(session)
    done, brains = list(session.game.moves), session.opponents._brains
    assert isinstance(brains, Moody)
    reasons, asked = [line.reason for line in session.log], brains.asked
    session.undo()
    session.redo()
    assert session.undoing.can_undo, "what follows is for the opponents to do"
    assert not session.undoing.can_redo, "what follows is for the opponents to do"
    while len(session.game.moves) < len(done):
        let_act(session)
    assert session.game.moves == done
    assert [line.reason for line in session.log] == reasons
    assert brains.asked == asked + 1, "only the decision that was still open"


def test_redo_goes_on_where_opponents_have_acted_in_between() -> None:
    session = in_company("between")
    mine: list[int] = []
    while len(mine) < 3:
        if session.legal:
            mine += [len(session.game.moves)] if not session.undoing.history.since else []
            session.play(session.legal[-1])
        else:
            let_act(session)
        mine = mine if session.undoing.can_undo else []
    done = list(session.game.moves)
    while session.undoing.can_undo:
        session.undo()
    while session.undoing.can_redo or (session.pace.is_thinking and len(session.game.moves) < len(done)):
        session.redo() if session.undoing.can_redo else let_act(session)
    assert session.game.moves[: len(done)] == done


def test_what_is_revealed_ends_undo_whoever_reveals_it() -> None:
    session = assigned_before_opponents()
    while session.pace.is_thinking:
        let_act(session)
    assert session.game.state.phase == "place_characters"
    assert not session.undoing.can_undo
    assert session.undoing.end is End.REVEALED


def test_another_persons_decision_ends_undo_an_opponents_in_between_does_not() -> None:
    session = in_company("hot seat", GameOptions((Seat("Ada"), Seat("Two", "random"), Seat("Bela"))))
    decided: set[int] = set()
    while True:
        decision = session.decision
        assert decision is not None
        if session.pace.is_thinking:
            let_act(session)
        elif decided - {decision.seat} and session.undoing.can_undo:
            break
        else:
            session.lift_curtain()
            decided = {decision.seat}
            session.play(session.legal[0])
    session.lift_curtain()
    session.play(session.legal[0])
    assert not session.undoing.can_undo or session.undoing.history.last[0].seat == decision.seat
    session.undo()
    assert not session.undoing.can_undo
    assert session.undoing.end is End.OTHERS


# ------------------------------------------------------------------ the Heir
def heir_acts(seed: str) -> Iterator[Session]:
    """A solo game by lots, after each move of the Heir."""
    session, lots = in_company(seed, solo_options()), Random(1)
    while not session.is_over and session.game.state.turn < 4:
        if session.legal:
            session.play(lots.choice([move for move in session.legal if not isinstance(move, RETURNS)]))
        elif session.preview.coming_step is not None:
            session.take_step()
            yield session
        else:
            let_act(session)


def test_undo_goes_past_what_the_heir_did_openly() -> None:
    past, seen = 0, 0
    for session in heir_acts("openly"):
        seen += 1
        if not session.undoing.can_undo or session.legal:
            continue
        after, made = session.game.digest(), len(session.game.moves)
        session.undo()
        assert session.legal
        assert session.decision is not None
        assert session.decision.seat == PLAYER
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
            assert not session.undoing.can_undo
            assert session.undoing.end is End.REVEALED
            turned += 1
    assert turned >= 3
    # coin is a revelation
    tossed = 0
    for number in range(6):
        for session in heir_acts(f"coin {number}"):
            if any(isinstance(event, CoinTossed) for event in session.log[-1].events):
                assert not session.undoing.can_undo
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
    again.opponents._brains = Moody()
    done = list(again.game.moves)
    assert again.undoing.can_undo
    assert again.undoing.label == session.undoing.label
    again.undo()
    again.redo()
    while len(again.game.moves) < len(done):
        let_act(again)
    assert again.game.moves == done
    again.close()


# ---- Undo does not put secrets back that were drawn or turned up: what was seen stays seen.
def played(table: Academy, *moves: Move) -> Session:
    session = Session(table.game, None)
    for move in moves:
        session.play(move)
    return session


def at_work(*display: str) -> Academy:
    return Academy(2, persons=1).prophecy("open_archives").display(*display).acts(0, "magician")


@pytest.mark.parametrize(
    ("display", "move"), [(("alley_cat", "frugal_life"), DrawSecrets()), (("alley_cat", ""), RevealSecret())]
)
def test_secrets_that_were_seen_do_not_go_back(display: tuple[str, ...], move: Move) -> None:
    session = played(at_work(*display), move)
    assert not session.undoing.can_undo
    assert session.undoing.end is End.REVEALED


def test_a_secret_on_display_that_was_learned_goes_back() -> None:
    assert played(at_work("alley_cat", "frugal_life"), LearnSecret("alley_cat")).undoing.can_undo
    # which of the drawn secrets is learned can be changed
    session = played(at_work("alley_cat", "frugal_life"), DrawSecrets())
    chosen = session.legal[0]
    assert isinstance(chosen, LearnSecret)
    session.play(chosen)
    assert session.undoing.can_undo
    session.undo()
    assert chosen in session.legal
    assert not session.undoing.can_undo


# ---- After a Character that was done by itself, whoever is next waits, so that Undo can be reached; a pre
LEAST, MOST = UNDO_PAUSE
PLACED = m.PlaceCharacter("apprentice_1", "friday.backstage.0")
"""There is no Trick to set up: the Character is done at once."""


class Company(Table):
    """Two at the table: a person, and the computer."""

    def __init__(self) -> None:
        seats = Seat("Ada", magician=MAGICIANS[0]), Seat("Two", "random", magician=MAGICIANS[1])
        self.game = Game.new(GameOptions(seats), "company")
        self._clear()


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def beside_opponents() -> Game:
    table = Company().assigned(0, apprentice_1="theater", magician="workshop").assigned(1, apprentice_1="workshop")
    return table.placing(0).game


def solo() -> Game:
    table = Solo().heirs_team("apprentice_1")
    table.assigned(PLAYER, apprentice_1="theater", magician="workshop").assigned(HEIR, apprentice_1="workshop")
    return table.initiative(PLAYER, HEIR).placing(PLAYER).game


def play(game: Game, pace: float = 0.0) -> tuple[Session, Clock]:
    clock = Clock()
    session = Session(game, None, pace=pace, clock=clock)
    session.opponents._brains = Moody()
    session.play(PLACED, session.preview.foregone(PLACED))
    assert game.moves == []
    assert session.game.moves == [PLACED, m.FinishCharacter()]
    return session, clock


def let_answer(session: Session) -> None:
    """The opponent has thought of something; the clock of the pace stands."""
    session.update()
    session.update()


@pytest.mark.parametrize("speed", OPPONENT_PACES)
@pytest.mark.parametrize("game", [beside_opponents, solo])
def test_whoever_is_next_waits_at_every_pace(game: Callable[[], Game], speed: float) -> None:
    session, clock = play(game(), Settings(opponents_pace=speed).opponent_pause)
    clock.now += LEAST * 0.99
    let_answer(session)
    assert session.undoing.can_undo
    assert session.pace.waits_for_undo
    assert len(session.game.moves) == 2
    clock.now += max(MOST, 2 * session.pace.seconds)
    let_answer(session)
    assert not session.pace.waits_for_undo
    assert len(session.game.moves) > 2
    session.close()


def test_a_press_goes_on() -> None:
    session, _ = play(beside_opponents())
    let_answer(session)
    assert len(session.game.moves) == 2
    session.pace.go_on()
    let_answer(session)
    assert len(session.game.moves) > 2
    session.close()
    # undo ends the wait and redo begins it anew
    session, _ = play(beside_opponents())
    session.undo()
    assert not session.pace.waits_for_undo
    assert session.legal
    assert session.game.moves == []
    session.redo()
    assert session.pace.waits_for_undo
    assert session.pace.is_done_by_itself
    session.close()
    # nobody waits at once for who has pressed done
    session = Session(beside_opponents(), None, pace=0.0, clock=Clock())
    session.play(PLACED)
    session.play(m.FinishCharacter())
    assert session.pace.is_thinking
    assert not session.pace.waits_for_undo
    session.close()


# ------------------------------------------------------------------ in the window
def at_the_board(driver: Driver, game: Game, heir_pace: str) -> tuple[BoardScene, Clock]:
    driver.app.settings.heir_pace, driver.app.settings.opponents_pace = heir_pace, 0.0
    clock = Clock()
    session = Session(game, None, pace=0.0, clock=clock)
    session.opponents._brains = Moody()
    scene = driver.open("board", how="reset", session=session)
    driver.drag("character.apprentice_1", "slot.friday.backstage.0")
    assert scene.session.game.moves == [PLACED, m.FinishCharacter()]
    return scene, clock


@pytest.mark.parametrize("heir_pace", HEIR_PACES)
def test_the_heir_waits_with_undo_on_the_board(driver: Driver, heir_pace: str) -> None:
    scene, clock = at_the_board(driver, solo(), heir_pace)
    driver.frames(6)
    assert driver.top is scene
    assert scene.spots.get("dock.undo").enabled
    assert len(scene.session.game.moves) == 2
    driver.click("dock.undo")
    assert scene.session.game.moves == []
    assert scene.session.legal
    driver.drag("character.apprentice_1", "slot.friday.backstage.0")
    clock.now += MOST
    driver.frames(6)
    assert isinstance(driver.top, HeirScene) or len(scene.session.game.moves) > 2


@pytest.mark.parametrize("press", ["key", "click", "nothing", "modifier", "wheel", "move"])
def test_any_press_of_the_player_ends_the_wait_and_nothing_else_does(driver: Driver, press: str) -> None:
    scene, _ = at_the_board(driver, beside_opponents(), "at_once")
    somewhere = (960, 30)
    if press == "key":
        driver.key(pygame.K_SPACE)
    elif press == "modifier":
        driver.key(pygame.K_LCTRL)
    elif press == "click":
        driver.click(somewhere)
    elif press == "wheel":
        driver.wheel(somewhere, 1)
    elif press == "move":
        driver.move(somewhere)
    driver.frames(6)
    assert (len(scene.session.game.moves) > 2) == (press in ("key", "click"))


def test_undo_by_key_and_by_click_is_reached_at_once(driver: Driver) -> None:
    scene, _ = at_the_board(driver, beside_opponents(), "at_once")
    driver.frames(6)
    driver.key(pygame.K_LCTRL, pygame.KMOD_LCTRL)
    driver.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert scene.session.game.moves == []
    driver.drag("character.apprentice_1", "slot.friday.backstage.0")
    driver.click("dock.undo")
    assert scene.session.game.moves == []
