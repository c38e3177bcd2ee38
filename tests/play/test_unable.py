"""Who is asked whether to learn a Power and can learn none: the program answers, after a moment where others see it."""

import pytest
from given import there
from powers_table import Powers
from wired import are_level, wired

from trickerion.play.session import Session
from trickerion.play.unable import MOMENT
from trickerion.rules.game import Game
from trickerion.rules.moves import Advertise, LearnNoPower
from trickerion.rules.options import GameOptions, Seat

MODULES = ("dark_alley", "prophecies", "powers")


class Clock:
    """Seconds that pass when a test says so."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def table(*unable: int, players: int = 2) -> Game:
    """A game at its Assignment, of which some players hold a Power that is out of reach, and others one within it."""
    t = Powers(players)
    for seat in range(players):
        t.holds(seat, "tycoon" if seat in unable else "silver_tongue").purse(seat, shards=3, fame=5, coins=1)
    t.state.initiative = list(range(players))
    return t.begins("assignment").game


def session_of(game: Game, clock: Clock, *elsewhere: int) -> Session:
    return Session(game, None, pace=0.0, clock=clock, elsewhere=elsewhere)


def wait(session: Session, clock: Clock, seconds: float) -> None:
    clock.now += seconds
    session.update()


def test_the_program_answers_after_a_moment_for_a_person_elsewhere_who_can_learn_nothing() -> None:
    clock, game = Clock(), table(1)
    session = session_of(game, clock, 1)
    session.play(LearnNoPower())
    wait(session, clock, 0.0)
    assert there(session.decision).seat == 1
    assert there(session.decision).question == "LearningPower"
    assert session.made == 1
    wait(session, clock, MOMENT[0] - 0.1)
    assert session.made == 1, "whoever decides takes a while"
    wait(session, clock, MOMENT[1])
    assert session.game.moves == [LearnNoPower()] * 2
    assert there(session.decision).question == "Assigning"


def test_a_person_who_can_learn_is_waited_for() -> None:
    clock = Clock()
    session = session_of(table(0), clock, 1)
    wait(session, clock, 0.0)
    wait(session, clock, MOMENT[1])
    for _ in range(5):
        wait(session, clock, 600.0)
    assert there(session.decision).seat == 1
    assert there(session.decision).question == "LearningPower"


def test_a_person_among_computer_players_is_not_kept_waiting() -> None:
    seats = (Seat("Ada"), Seat("Bela", "random"))
    game = table(0)
    lone = Game(game.state, "", [], [])
    lone.state.options = GameOptions(seats, modules=MODULES, house_cards=lone.options.house_cards)
    session = session_of(lone, Clock())
    session.update()
    assert session.game.moves == [LearnNoPower()]
    session.close()


def test_people_at_one_screen_come_to_it_first_and_their_neighbours_see_no_difference() -> None:
    clock = Clock()
    session = session_of(table(0, 1), clock)
    for _ in range(3):
        wait(session, clock, MOMENT[1])
    assert session.screen.needs_curtain
    assert not session.game.moves
    session.lift_curtain()
    assert session.legal == (LearnNoPower(),)
    wait(session, clock, 0.0)
    assert not session.game.moves
    wait(session, clock, MOMENT[1])
    assert session.game.moves == [LearnNoPower()]
    assert session.screen.needs_curtain


@pytest.mark.parametrize("is_unable", [True, False])
def test_what_the_program_answered_is_no_deed_that_undo_takes_back(is_unable: bool) -> None:
    """And it ends the undo of others as an answer of a person does."""
    clock = Clock()
    t = Powers(2).holds(0, "tycoon" if is_unable else "silver_tongue").purse(0, shards=3, fame=5, coins=4)
    t.state.initiative = [1, 0]
    session = session_of(t.begins("advertise").game, clock, 1)
    assert there(session.decision).seat == 1
    session.do_for(1, [Advertise().to_json()])
    assert session.undoing.history.last[-1].seat == 1
    session.play(Advertise())
    assert there(session.decision).question == "LearningPower"
    assert there(session.decision).seat == 0
    if is_unable:
        wait(session, clock, 0.0)
        wait(session, clock, MOMENT[1])
        assert there(session.decision).question == "Assigning"
        assert session.undoing.head
        assert "Power" not in session.undoing.label
        session.undo()
        assert there(session.decision).question == "Advertising"
        assert there(session.decision).seat == 0
        session.redo()
        wait(session, clock, 0.0)
        wait(session, clock, MOMENT[1])
        assert there(session.decision).question == "Assigning"
    else:
        session.play(LearnNoPower())
        assert "Power" in session.undoing.label
    assert not session.undo_for(1)


def test_a_guest_sees_the_question_and_the_answer_of_the_program() -> None:
    game = table(1)
    with wired(game.options, [1]) as wires:
        clock, (guest,) = Clock(), (wires.guest("Bela"),)
        wires.pump(lambda: guest.seat == 1)
        session = wires.begin(session_of(game, clock, 1))
        wires.pump(lambda: guest.game is not None and are_level(session, guest.game))
        session.play(LearnNoPower())
        wires.pump(lambda: there(guest.game).made == 1)
        assert there(guest.game).legal == (LearnNoPower(),)
        wait(session, clock, 0.0)
        wait(session, clock, MOMENT[1])
        wires.pump(lambda: there(guest.game).made == 2)
        assert there(there(guest.game).decision).question == "Assigning"
        assert not there(guest.game).undoing.can_undo
