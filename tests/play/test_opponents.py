"""Opponents think in another process; one that fails or hangs gets another try, and the game goes on."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from given import there
from rows import one_in
from table import Table
from thinking import is_running

from trickerion.bots.bot import Outline
from trickerion.bots.levels import LEVELS
from trickerion.bots.prospects import Comparison, Prospect
from trickerion.bots.random_bot import RandomBot
from trickerion.bots.registry import BOTS as BY_NAME
from trickerion.play.opponents.brains import NO_COMPARISON, Answer, Brains, Minds, Request
from trickerion.play.opponents.opponents import HINT_BRAIN, Opponents, Suggestion, seconds_for
from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.rules.moves import FinishAssignment, FinishCharacter, HireCharacter, LayCard, Move, TakeCoins
from trickerion.rules.options import GameOptions, Seat
from trickerion.words import trouble as words

OFFERED = [level.id for level in LEVELS]
BOTS = GameOptions((Seat("One", "random"), Seat("Two", "random")))
MIXED = GameOptions((Seat("Ada"), Seat("Two", "random")))


def run(session: Session, seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while session.pace.is_thinking and time.monotonic() < end:
        session.update()
        session.opponents.wait(0.2)
    assert not session.pace.is_thinking


class FakeBrains(Brains):
    """Answers as the test wants, in this process."""

    def __init__(self, behaviour: dict[str, str], failures: int = 1000) -> None:
        super().__init__()
        self.behaviour = behaviour
        self.failures = failures  # so often it behaves so; then it moves
        self.asked: list[str] = []
        self.requests: list[Request] = []
        self.closed = 0
        self.beaten = 0
        self.answers: list[Answer] = []

    @property
    def beats(self) -> int:
        return self.beaten

    def start(self) -> None:
        pass

    def ask(self, request: Request) -> None:
        self.asked.append(request.brain)
        self.requests.append(request)
        how = self.behaviour.get(request.brain, "moves") if len(self.asked) <= self.failures else "moves"
        if how == "moves":
            self.answers.append(Answer(request.ticket, request.view.moves[0], "Because."))
        elif how == "fails":
            self.answers.append(Answer(request.ticket, None, "ValueError: no idea"))
        elif how == "cheats":
            self.answers.append(Answer(request.ticket, FinishCharacter(), "Mine!"))
        elif how == "cannot start":
            raise OSError("no processes left")

    def poll(self) -> list[Answer]:
        if self.asked and self.behaviour.get(self.asked[-1]) == "dies" and len(self.asked) <= self.failures:
            raise ConnectionError("gone")
        answers, self.answers = self.answers, []
        return answers

    def close(self) -> None:
        self.closed += 1


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def game() -> Game:
    return Game.new(BOTS, "x")


def asked(game: Game, brains: FakeBrains, name: str = "clever") -> tuple[Opponents, list[str], Clock]:
    told: list[str] = []
    clock = Clock()
    opponent = Opponents([name, name], "x", told.append, clock=clock, brains=brains)
    opponent.ask(game.view_for(there(game.decision).seat), 0)
    return opponent, told, clock


def test_an_answer_is_taken_once(game: Game) -> None:
    opponent, told, _ = asked(game, FakeBrains({}))
    suggestion = opponent.take()
    assert suggestion is not None
    assert suggestion.move in game.legal_moves()
    assert suggestion.reason == "Because."
    assert opponent.take() is None
    assert not told


def suggestion_of(opponent: Opponents) -> Suggestion:
    return next(filter(None, (opponent.take() for _ in range(9))))


def look_on(opponent: Opponents, clock: Clock, seconds: float) -> Suggestion | None:
    """Look every half second, as a window does more often, until there is a suggestion."""
    for _ in range(round(2 * seconds)):
        clock.now += 0.5
        if suggestion := opponent.take():
            return suggestion
    return None


@pytest.mark.parametrize("how", ["fails", "cheats", "cannot start", "dies"])
def test_a_bot_that_fails_tries_again_in_a_new_process(game: Game, how: str) -> None:
    brains = FakeBrains({"clever": how}, failures=1)
    opponent, told, _ = asked(game, brains)
    assert suggestion_of(opponent)
    assert brains.asked == ["clever", "clever"]
    assert brains.closed == 1
    assert told == [words.thinks_again(name="One")]


@pytest.mark.parametrize("how", ["fails", "cheats", "cannot start", "dies"])
def test_what_fails_twice_is_decided_by_the_next_simpler_bot_for_this_decision(game: Game, how: str) -> None:
    brains = FakeBrains({"clever": how}, failures=2)
    opponent, told, _ = asked(game, brains)
    assert suggestion_of(opponent)
    assert brains.asked == ["clever", "clever", "assistant"]
    assert told == [words.thinks_again(name="One"), words.decided_for["assistant"](name="One")]
    opponent.ask(game.view_for(there(game.decision).seat), 1)
    assert suggestion_of(opponent), "the seat keeps its brain"
    assert brains.asked[3:] == ["clever"], "the seat keeps its brain"


@pytest.mark.parametrize(
    ("level", "simpler"), [("heir", "assistant"), ("greedy", "random"), ("apprentice", "random"), ("random", None)]
)
def test_a_bot_that_hangs_twice_is_helped_out_once(game: Game, level: str, simpler: str | None) -> None:
    brains = FakeBrains({level: "hangs"})
    opponent, told, clock = asked(game, brains, level)
    assert look_on(opponent, clock, seconds_for(level)) is None
    assert not told
    assert look_on(opponent, clock, 2.0) is None
    assert brains.asked == [level, level]
    assert brains.closed == 1
    assert look_on(opponent, clock, seconds_for(level) + 1) or look_on(opponent, clock, 1.0)
    assert brains.asked == [level, level] + ([simpler] if simpler else [])
    brains.behaviour.clear()
    opponent.ask(game.view_for(there(game.decision).seat), 1)
    assert opponent.take() is not None, "the next decision is its own again"
    assert brains.asked[-1] == level, "the next decision is its own again"


def test_a_pause_of_the_whole_machine_is_not_a_hang(game: Game) -> None:
    brains = FakeBrains({"clever": "hangs"})
    opponent, told, clock = asked(game, brains)
    for _ in range(5):  # the lid is closed and opened again
        assert look_on(opponent, clock, 2.0) is None
        clock.now += 8 * 3600
    assert opponent.take() is None
    assert brains.asked == ["clever"]
    assert not told


def test_a_slow_machine_whose_thought_goes_on_is_waited_for_as_long_as_it_takes(game: Game) -> None:
    brains = FakeBrains({"clever": "hangs"})
    opponent, told, clock = asked(game, brains)
    for brains.beaten in range(1, 9):
        assert look_on(opponent, clock, seconds_for("clever") - 1) is None
    assert brains.asked == ["clever"]
    assert not told


def test_a_seat_that_goes_on_failing_is_told_of_once(game: Game) -> None:
    brains = FakeBrains({"clever": "fails"})
    opponent, told, _ = asked(game, brains)
    assert game.decision is not None
    for moment in range(1, 4):
        assert suggestion_of(opponent)
        opponent.ask(game.view_for(game.decision.seat), moment)
    assert suggestion_of(opponent)
    assert len(told) == 2
    brains.behaviour.clear()
    opponent.ask(game.view_for(game.decision.seat), 5)
    assert suggestion_of(opponent)
    brains.behaviour["clever"] = "fails"
    opponent.ask(game.view_for(game.decision.seat), 6)
    assert suggestion_of(opponent), "it had found itself again"
    assert len(told) == 4, "it had found itself again"


def test_when_nothing_works_lots_are_drawn_without_the_process(game: Game) -> None:
    brains = FakeBrains(dict.fromkeys(("clever", "assistant", "random"), "fails"))
    opponent, told, _ = asked(game, brains)
    suggestion = suggestion_of(opponent)
    assert suggestion.move in game.legal_moves()
    assert brains.asked == ["clever", "clever", "assistant", "random"]
    assert told == [words.thinks_again(name="One"), words.decided_for["lots"](name="One")]


def test_a_hint_that_fails_is_nobody_s_trouble(game: Game) -> None:
    brains = FakeBrains(dict.fromkeys((HINT_BRAIN, "assistant"), "fails"))
    opponent, told, _ = asked(game, brains)
    opponent.ask(game.view_for(there(game.decision).seat), 0, is_hint=True)
    assert suggestion_of(opponent)
    assert not told
    assert brains.asked == ["clever", HINT_BRAIN, HINT_BRAIN, "assistant", "random"]
    brains = FakeBrains({})
    opponent, _, _ = asked(game, brains)
    opponent.forget()
    assert opponent.take() is None
    brains.behaviour["clever"] = "hangs"
    opponent.ask(game.view_for(there(game.decision).seat), 1)
    assert opponent.take() is None, "the old answer has the old ticket"


def test_a_bot_that_does_not_exist_fails_with_a_reason(game: Game) -> None:
    told = Minds().answer(Request(1, "nobody", 1, game.view_for(there(game.decision).seat)))
    assert told.move is None
    assert "nobody" in told.reason


# ------------------------------------------------------------------ the real process
@pytest.fixture
def bots() -> Iterator[Session]:
    session = Session.new(BOTS, "bots", pace=0.0)
    yield session
    session.close()


def test_bots_play_a_whole_game_in_their_process(bots: Session) -> None:
    run(bots)
    assert bots.is_over
    assert len(bots.game.result()) == 2
    assert bots.news.take_notices() == []
    assert any(line.reason for line in bots.log)


def test_the_same_seed_gives_the_same_game_of_bots(bots: Session) -> None:
    run(bots)
    again = Session.new(BOTS, "bots", pace=0.0)
    run(again)
    again.close()
    assert again.game.digest() == bots.game.digest()


def test_a_process_that_was_killed_is_started_again(bots: Session) -> None:
    for _ in range(50):
        bots.update()
        bots.opponents.wait(0.2)
    process = bots.opponents._brains._process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGTERM)
    process.join(5)
    run(bots)
    assert bots.is_over


def test_an_answer_is_announced_to_a_window_that_sleeps() -> None:
    session, announced = Session.new(BOTS, "bots", pace=0.0), threading.Event()
    session.on_answer = announced.set
    session.update()
    assert announced.wait(60.0)
    session.update()
    assert session.game.moves
    session.close()


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_process_that_stands_still_is_replaced_and_the_game_goes_on_as_it_would_have(bots: Session) -> None:
    clock = Clock()
    session = Session(Game.new(BOTS, "bots"), None, pace=0.0, clock=clock)
    stopped = session.opponents._brains._process
    assert stopped is not None
    assert stopped.pid is not None
    os.kill(stopped.pid, signal.SIGSTOP)
    while session.opponents._brains._process is stopped:
        session.update()
        clock.now += 0.5
    run(session)
    run(bots)
    assert session.is_over, "the same level has decided"
    assert session.game.digest() == bots.game.digest(), "the same level has decided"
    assert session.news.take_notices() == [words.thinks_again(name="Two")]
    session.close()


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_thought_that_no_longer_matters_ends_at_once() -> None:
    game = Game.new(BOTS, "bots")
    view = game.view_for(there(game.decision).seat)
    opponent = Opponents(["random", "random"], "x", lambda _sentence: None)
    opponent.warm_up()
    thinker = opponent._brains._process
    assert thinker is not None
    assert thinker.pid is not None
    os.kill(thinker.pid, signal.SIGSTOP)  # it thinks and thinks
    opponent.ask(view, 0)
    opponent.forget()
    assert not thinker.is_alive()
    opponent.ask(view, 0)
    while (suggestion := opponent.take()) is None:
        opponent.wait(0.2)
    assert suggestion.move in view.moves, "and the next question is not kept waiting"
    thinker = opponent._brains._process
    opponent.forget()
    assert opponent._brains._process is thinker, "who has answered stays, with its plans"
    assert thinker is not None
    assert thinker.pid is not None
    os.kill(thinker.pid, signal.SIGSTOP)
    opponent.ask(view, 1)
    opponent.close()
    assert not thinker.is_alive(), "leaving and quitting do the same"
    assert opponent._brains._process is None, "leaving and quitting do the same"


@pytest.mark.parametrize("level", one_in(2, OFFERED))
def test_an_opponent_that_stays_answers_as_one_that_has_just_come(level: str) -> None:
    staying = Minds()
    game = Game.new(GameOptions((Seat("One", level), Seat("Two", level))), "stays")
    for number in range(40):
        view = game.view_for(there(game.decision).seat)
        request = Request(number, level, there(game.decision).seat, view, effort=0.1)
        answered = staying.answer(request)
        assert answered == Minds().answer(request)
        assert answered.move is not None
        game.apply(answered.move)
    assert len(staying._bots) == 2, "one for each seat"


def test_the_thinking_time_goes_with_the_question(game: Game) -> None:
    brains = FakeBrains({})
    opponent, _, _ = asked(game, brains)
    opponent.effort = 2.0
    opponent.ask(game.view_for(there(game.decision).seat), 1)
    assert [request.effort for request in brains.requests] == [1.0, 2.0]


def test_a_bot_gets_the_thinking_time_it_is_asked_for(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    efforts: list[float] = []

    def patient(seed: int, effort: float) -> RandomBot:
        efforts.append(effort)
        return RandomBot(seed)

    monkeypatch.setitem(BY_NAME, "patient", patient)
    minds, view = Minds(), game.view_for(there(game.decision).seat)
    for effort in (0.5, 2.0, 2.0):
        assert minds.answer(Request(1, "patient", 1, view, effort)).move in view.moves
    assert efforts == [0.5, 2.0]


def test_manners_go_with_the_next_question_and_never_with_a_hint(game: Game) -> None:
    brains = FakeBrains({})
    opponent, _, _ = asked(game, brains)
    opponent.manners = True
    opponent.ask(game.view_for(there(game.decision).seat), 1)
    opponent.ask(game.view_for(there(game.decision).seat), 1, is_hint=True)
    assert [request.manners for request in brains.requests] == [False, True, False]


def test_a_level_leans_when_it_is_told_to_and_no_longer_when_it_is_not() -> None:
    table = Table(2).row("grand_magorian_08", "riverside_04").trick(0, "linking_rings").purse(0, coins=1)
    table.dice(inn_apprentice="apprentice", bank_a="6", bank_b="5").team(0, "assistant")
    table.player(0).magician = "priestess_of_mysticism"
    minds, view = Minds(), table.acts(0, "apprentice_1", "downtown.0").game.view_for(0)
    moves = [minds.answer(Request(1, "assistant", 1, view, manners=manners)).move for manners in (False, True, False)]
    assert moves[0] == moves[2] == TakeCoins("bank_a")
    assert moves[1] == HireCharacter("inn_apprentice")


def test_the_hint_comes_from_the_strongest_level_that_is_offered(game: Game) -> None:
    brains = FakeBrains({})
    opponent, _, _ = asked(game, brains)
    opponent.ask(game.view_for(there(game.decision).seat), 0, is_hint=True)
    assert brains.asked[-1] == OFFERED[-1]


def test_opponents_keep_the_pace_and_wait_for_people() -> None:
    clock = Clock()
    session = Session(Game.new(MIXED, "pace"), None, pace=2.0, clock=clock)
    session.opponents._brains = FakeBrains({})
    while session.legal:
        session.play(session.legal[0])
    made = len(session.game.moves)
    session.update()
    clock.now += 1.0
    session.update()
    assert len(session.game.moves) == made
    assert session.pace.is_thinking
    assert session.legal == ()
    clock.now += 1.1
    session.update()
    assert len(session.game.moves) == made + 1
    session.close()


def test_undo_takes_the_move_back_while_an_opponent_thinks() -> None:
    session = Session(Game.new(MIXED, "pace"), None, pace=2.0, clock=Clock())
    session.opponents._brains = FakeBrains({"random": "hangs"})
    before = session.game.digest()
    while session.legal:
        before = session.game.digest()
        session.play(session.legal[0])
    session.update()
    if session.undoing.can_undo:
        session.undo()
        assert session.game.digest() == before
        assert not session.pace.is_thinking
        assert session.legal
    session.close()


def test_a_hint_comes_with_its_reason_and_goes_with_the_next_move() -> None:
    session = Session(Game.new(GameOptions((Seat("Ada"), Seat("Béla"))), "hint"), None)
    session.opponents._brains = FakeBrains({})
    assert session.hints.ready is None
    session.hints.ask()
    session.update()
    assert session.hints.ready == Suggestion(session.legal[0], "Because.")
    session.play(session.legal[0])
    assert session.hints.ready is None
    session.close()


def test_a_plan_is_shown_first_then_weighed_beside_the_cards_that_lie_until_that_is_called_off() -> None:
    game = Game.new(GameOptions((Seat("Ada"), Seat("Two", "manager")), setup="beginner"), "weighed")
    while game.decision is not None and (game.decision.question, game.decision.seat) != ("Assigning", 0):
        game.apply(game.legal_moves()[-1])
    session, brains = Session(game, None, pace=0.0), FakeBrains({HINT_BRAIN: "waits"})
    session.opponents._brains = brains
    plan, hints = Outline({}, {}, "A show.", ""), session.hints
    first = Comparison({}, None, Prospect(plan), None, 0, 2)

    def hears(found: Comparison | None) -> None:
        brains.answers = [Answer(session.opponents._ticket, FinishAssignment(), "", (), plan, comparison=found)]
        session.update()

    hints.ask()
    assert hints.is_hinting
    assert not hints.is_weighing
    hears(None)
    assert hints.ready is not None
    assert hints.ready.plan == plan
    assert hints.is_weighing
    hears(first)
    assert hints.weighing.comparison == first
    lay = next(move for move in session.legal if isinstance(move, LayCard))
    session.play(lay)
    assert hints.is_weighing
    assert hints.ready is None
    assert hints.weighing.is_stale
    hears(first._replace(tables=1))
    assert hints.weighing.comparison == first, "that was of the cards before"
    assert hints.weighing.is_stale
    mine = first._replace(cards={lay.character: lay.card}, own=Prospect(plan))
    for tables in range(3):
        hears(mine._replace(tables=tables))
        assert hints.weighing.comparison == mine._replace(tables=tables)
        assert hints.is_weighing is (tables < 2)
    assert [request.tables for request in brains.requests] == [NO_COMPARISON, 0, 1, 0, 1, 2]
    session.undo()
    assert hints.is_weighing, "it begins anew with every card"
    session.update()
    assert brains.requests[-1].tables == 0
    hints.ask()
    assert not hints.is_advising, "asked again it is called off"
    assert not session.opponents.is_asked
    assert not hints.is_hinting
    session.close()


def test_a_placement_is_looked_at_again_while_its_hint_is_shown() -> None:
    game = Table(2).assigned(0, magician="theater", apprentice_1="downtown").placing(0).game
    session, brains = Session(game, None, pace=0.0), FakeBrains({HINT_BRAIN: "waits"})
    session.opponents._brains = brains
    hints = session.hints

    def hears(reason: str, move: Move | None) -> None:
        brains.answers = [Answer(session.opponents._ticket, move, reason)]
        session.update()

    placed = session.legal[0]
    hints.ask()
    hears("Because.", placed)
    assert hints.ready == Suggestion(placed, "Because.")
    assert [request.tables for request in brains.requests] == [NO_COMPARISON, 1]
    hears("Because. More.", placed)
    assert hints.ready == Suggestion(placed, "Because. More.")
    assert not hints.is_busy
    assert len(brains.requests) == 2, "once"
    hints.ask()
    assert hints.ready is None
    hints.ask()
    hears("Because.", placed)
    hears("ValueError", None)
    assert hints.ready == Suggestion(placed, "Because."), "the first answer stays where that fails"
    session.update()
    assert not hints.is_busy
    hints.drop()
    hints.ask()
    hears("Because.", placed)
    session.play(placed)
    assert hints.ready is None
    assert not session.opponents.is_asked
    session.close()


def test_a_comparison_that_fails_leaves_what_was_found() -> None:
    game = Game.new(GameOptions((Seat("Ada"), Seat("Two", "manager")), setup="beginner"), "weighed")
    while game.decision is not None and (game.decision.question, game.decision.seat) != ("Assigning", 0):
        game.apply(game.legal_moves()[-1])
    session, brains = Session(game, None, pace=0.0), FakeBrains({HINT_BRAIN: "waits"})
    session.opponents._brains = brains
    session.hints.ask()
    plan = Outline({}, {}, "A show.", "")
    brains.answers = [Answer(session.opponents._ticket, FinishAssignment(), "", (), plan)]
    session.update()
    brains.answers = [Answer(session.opponents._ticket, None, "ValueError")]
    session.update()
    session.update()
    assert session.hints.is_advising
    assert not session.hints.is_weighing
    assert session.hints.weighing.comparison == Comparison({}, None, Prospect(plan))
    assert not session.opponents.is_asked
    session.close()


class FinishingBrains(FakeBrains):
    """Whoever is asked lays no card."""

    def ask(self, request: Request) -> None:
        super().ask(request)
        if self.answers:
            self.answers[-1] = Answer(request.ticket, FinishAssignment(), "")


@pytest.mark.parametrize("lays_all", [True, False])
def test_computer_players_think_while_a_person_lays_cards_and_again_where_the_table_is_another(lays_all: bool) -> None:
    seats = Seat("Ada"), Seat("Two", "manager"), Seat("Three", "assistant")
    game = Game.new(GameOptions(seats, setup="beginner"), "ahead")
    while game.decision is not None and (game.decision.question, game.decision.seat) != ("Assigning", 0):
        game.apply(game.legal_moves()[-1])
    session, brains = Session(game, None, pace=0.0), FinishingBrains({})
    session.opponents._brains = brains
    for _ in range(6):
        session.update()
    assert brains.asked == ["manager", "assistant"]
    assert not session.pace.is_thinking
    session.hints.ask()
    session.update()
    assert brains.asked[-1] == HINT_BRAIN
    assert session.hints.ready is not None
    assert brains.closed == 0
    brains.asked.clear()
    characters = session.view.state.players[0].characters
    while lays_all and (lay := [m for m in session.legal if isinstance(m, LayCard) and not _card(session, m)]):
        session.play(lay[0])
    assert not lays_all or len(characters) > 1
    session.play(FinishAssignment())
    session.update()
    session.update()
    assert brains.asked[:1] == ([] if lays_all else ["manager"])
    assert len(session.game.moves) > len(game.moves)
    session.close()


def test_a_person_lays_cards_while_computer_players_think() -> None:
    seats = Seat("One", "manager"), Seat("Two", "assistant"), Seat("Ada")
    game = Game.new(GameOptions(seats, setup="beginner"), "early")
    while there(game.decision).question != "Assigning":
        game.apply(game.legal_moves()[-1])
    assert there(game.decision).seat != 2
    session, brains = Session(game, None, pace=0.0), FinishingBrains({"manager": "silence"})
    session.opponents._brains = brains
    session.update()
    made, cards = session.made, [move for move in session.legal if isinstance(move, LayCard)]
    assert session.pace.is_thinking
    assert there(session.decision).seat == 2
    for move in (cards[0], cards[-1]):
        session.play(move)
        session.update()
    assert len(brains.asked) == 1, "whoever thinks is not disturbed"
    assert session.made == made, "whoever thinks is not disturbed"
    session.undo()
    assert session.undoing.can_undo
    assert session.undoing.can_redo
    assert cards[0] not in session.legal
    assert cards[-1] in session.legal
    session.play(FinishAssignment())
    assert session.assigning.has_assigned
    assert session.assigning.still_assigning
    assert not session.legal
    session.undo()
    session.play(FinishAssignment())
    brains.answers.append(Answer(1, FinishAssignment(), ""))
    brains.behaviour.clear()
    for _ in range(6):
        session.update()
    own = [move for seat, move in zip(session.news.movers, session.game.moves, strict=True) if seat == 2]
    assert own[-2:] == [cards[0], FinishAssignment()]
    assert there(session.game.decision).question == "Placing"
    assert not session.assigning.has_assigned
    assert not session.undoing.can_undo
    session.close()


def _card(session: Session, move: LayCard) -> str:
    return session.view.state.players[0].characters[move.character].card


PARENT = """
import sys, time
from trickerion.play.opponents.brains import Brains
if __name__ == "__main__":
    brains = Brains()
    brains.start()
    print(brains._process.pid, flush=True)
    time.sleep(60)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_the_process_ends_when_the_window_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[2])}
    parent = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=env)
    child = int(there(parent.stdout).readline())
    time.sleep(0.5)
    parent.kill()
    parent.wait()
    there(parent.stdout).close()
    for _ in range(100):
        if not is_running(child):
            return
        time.sleep(0.1)
    os.kill(child, signal.SIGKILL)
    raise AssertionError("the process of the opponents has outlived the window")
