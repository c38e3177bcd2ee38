"""The wish list: two Tricks at most, struck off by themselves, kept with the game, nobody else's business."""

from pathlib import Path

import pytest
from table import Table
from wired import persons, wired

from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.rules.ask.learning import learning
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.view import EVERYBODY
from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.reader import game_in, read_game
from trickerion.storage.wishes import keep_wishes_elsewhere, read_wishes, table_mark, wishes_elsewhere
from trickerion.together.codec import text_of
from trickerion.together.telling import seen

ALONE = GameOptions((Seat("Ada"), Seat("Jack", "random"), Seat("Vesper", "random")))
CAGE, RINGS, PIANO = "vanishing_bird_cage", "linking_rings", "living_piano"


def in_residence(session: Session) -> list[str]:
    return [trick for shelf in session.view.state.residence.values() for trick in shelf]


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return Session.new(ALONE, "wish", find_data_paths(tmp_path))


def test_two_tricks_of_the_residence_can_be_wished_for_and_a_third_only_when_one_is_let_go(session: Session) -> None:
    first, second, third, *_ = in_residence(session)
    assert session.wishes.toggle(first)
    assert session.wishes.toggle(second)
    assert not session.wishes.toggle(third)
    assert session.wishes.own == (first, second)
    assert session.wishes.toggle(first)
    assert session.wishes.toggle(third)
    assert session.wishes.own == (second, third)


def test_a_trick_that_is_learned_is_struck_off_and_is_back_when_that_is_taken_back() -> None:
    made = Table(3).alone().dice(residence_a="any").acts(0, "magician", "downtown.0")
    session = Session(made.game, None, pace=0.0)
    wanted = next(move for move in session.legal if isinstance(move, m.LearnTrick))
    assert session.wishes.toggle(wanted.trick)
    session.play(wanted)
    while session.decision is not None and session.decision.question != "CharacterActs":
        session.play(session.legal[0])
    assert not session.wishes.own
    while session.undoing.can_undo and wanted.trick not in in_residence(session):
        session.undo()
    assert session.wishes.own == (wanted.trick,)


def test_wishes_are_kept_with_the_game_and_with_a_save_of_it(tmp_path: Path) -> None:
    places = find_data_paths(tmp_path)
    session = Session.new(ALONE, "wish", places)
    wish = in_residence(session)[0]
    session.wishes.toggle(wish)
    saved = session.save("Evening")
    session.close()
    assert Session.load(places, saved).wishes.own == (wish,)
    assert Session.resume(session.place or places).wishes.own == (wish,)


def test_a_damaged_wish_costs_no_game() -> None:
    told = {"0": [CAGE, 7, "no_trick", CAGE], "1": "x", "9": [CAGE], "2": [[CAGE]], "three": [CAGE]}
    assert read_wishes(told) == {0: (CAGE,)}
    assert read_wishes([CAGE]) == {}


def test_no_view_no_message_and_no_record_that_is_told_depends_on_a_wish(session: Session) -> None:
    seats = [*session.game.state.seats, EVERYBODY]
    before = [text_of(seen(session.game, seat)) for seat in seats]
    session.wishes.toggle(in_residence(session)[0])
    assert [text_of(seen(session.game, seat)) for seat in seats] == before
    assert "wish" not in session.full_record.replace(session.seed, "")


def test_the_record_of_a_game_that_is_over_has_no_wishes(tmp_path: Path) -> None:
    session = Session.new(ALONE, "over", find_data_paths(tmp_path))
    session.wishes.toggle(in_residence(session)[0])
    assert '"wishes"' in session.record
    while not session.is_over:
        session.game.apply(session.game.legal_moves()[-1])
    assert '"wishes"' not in session.record


def test_people_at_one_screen_see_their_own_wishes_and_only_while_the_others_look_away() -> None:
    session = Session.new(GameOptions((Seat("Ada"), Seat("Béla"))), "hot seat")
    session.screen.come_alone(0)
    wish = in_residence(session)[0]
    assert session.wishes.toggle(wish)
    session.screen.come_alone(1)
    assert not session.wishes.own
    session.screen.come_alone(0)
    assert wish in session.wishes.own
    session.screen.turn_to_next()
    shown = session.wishes.own
    assert not session.screen.is_watched or shown == ()


def test_whoever_only_looks_on_wishes_for_nothing() -> None:
    session = Session.new(persons(ALONE), "on", elsewhere=range(3))
    assert not session.wishes.toggle(in_residence(session)[0])


def test_wishes_for_a_seat_elsewhere_are_kept_here(tmp_path: Path) -> None:
    path = find_data_paths(tmp_path).wishes
    keep_wishes_elsewhere(path, "one", (CAGE, RINGS))
    keep_wishes_elsewhere(path, "two", (PIANO,))
    keep_wishes_elsewhere(path, "one", (RINGS,))
    assert wishes_elsewhere(path, "one") == (RINGS,)
    assert wishes_elsewhere(path, "two") == (PIANO,)
    path.write_text("[", encoding="utf-8")
    assert wishes_elsewhere(path, "one") == ()


def test_a_save_without_wishes_and_one_with_them_are_the_same_game(session: Session) -> None:
    session.wishes.toggle(in_residence(session)[0])
    assert game_in(session.record).digest() == session.game.digest()
    assert session.place is not None
    session.flush()
    assert read_game(session.place.path).note == ""


def test_what_a_wish_needs_is_counted_with_its_price_and_its_fame() -> None:
    made = Table(3).alone().stock("fabric", "metal", "glass", "wood").acts(0, "magician", "downtown.0")
    facts = learning(made.game.state, 0, CAGE)
    assert facts.missing == {"fabric": 2, "animal": 2, "cog": 1}
    assert {piece.component: piece.lies for piece in facts.pieces} == {
        "fabric": "sale",
        "animal": "order",
        "cog": "order",
    }
    prices = sum(piece.price * piece.short for piece in facts.pieces)
    assert facts.coins == prices + max(0, 16 - made.game.state.players[0].fame)
    assert facts.turn == made.game.state.turn + 1


def test_a_guest_keeps_a_wish_at_the_own_computer_and_tells_nobody(tmp_path: Path) -> None:
    places = find_data_paths(tmp_path)
    with wired(persons(ALONE), [1]) as table:
        guest = table.guest("Eve")
        guest.places = places
        table.pump(lambda: guest.seat >= 0)
        session = table.begin()
        table.pump(table.level)
        assert guest.game is not None
        wish = next(trick for shelf in guest.game.view.state.residence.values() for trick in shelf)
        assert guest.game.wishes.toggle(wish)
        table.pump(table.level)
        assert places.wishes.is_file()
        assert guest.wire.token not in places.wishes.read_text(encoding="utf-8")
        assert session.wishes.kept == {}
        assert wish not in str(session.wishes.kept)
        assert wishes_elsewhere(places.wishes, table_mark(guest.wire.token)) == (wish,)


def test_a_wish_that_somebody_else_has_learned_is_told_once() -> None:
    made = Table(3).alone()
    session = Session(made.game, None, pace=0.0)
    assert session.wishes.toggle(CAGE)
    assert session.wishes.toggle(RINGS)
    assert session.wishes.take_lost() == ()
    made.trick(1, CAGE).trick(0, RINGS)
    session.changed()
    assert session.wishes.take_lost() == (CAGE,)
    assert session.wishes.take_lost() == ()
    assert not session.wishes.own
