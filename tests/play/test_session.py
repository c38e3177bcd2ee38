"""The session: undo equals replay, hot seats, log, saves."""

from pathlib import Path
from random import Random

import pytest
from given import there

from trickerion.play.history import End
from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.rules.events import DieRolled, PhaseBegan
from trickerion.rules.game import Game, IllegalMove
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.state import HIDDEN_CARD, UNKNOWN
from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.player_error import PlayerError
from trickerion.storage.saves import SavedGames
from trickerion.storage.writer import backup_of

HOT_SEAT = GameOptions((Seat("Ada"), Seat("Béla"), Seat("Cy")))
DETOURS = (m.ReturnTrick, m.ReturnComponent)


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return Session.new(HOT_SEAT, "hot seat", find_data_paths(tmp_path))


def some_move(session: Session, lots: Random) -> m.Move:
    if session.screen.needs_curtain:
        session.lift_curtain()
    return lots.choice([move for move in session.legal if not isinstance(move, DETOURS)])


def replayed(session: Session) -> Game:
    replay = Game.new(session.options, session.seed)
    for move in session.game.moves:
        replay.apply(move)
    return replay


def advance_to(session: Session, question: str, seat: int | None = None) -> None:
    lots = Random(3)
    while session.decision is not None:
        if session.decision.question == question and seat in (None, session.decision.seat):
            return
        session.play(some_move(session, lots))
    raise AssertionError(f"no {question}")


def test_a_game_by_lots_with_undo_and_redo_equals_the_replay_of_its_moves(session: Session) -> None:
    lots, undone = Random(5), 0
    while not session.is_over:
        session.play(some_move(session, lots))
        while session.undoing.can_undo and lots.random() < 0.4:
            session.undo()
            undone += 1
            if session.undoing.can_redo and lots.random() < 0.5:
                session.redo()
        if lots.random() < 0.1:
            assert session.game.digest() == replayed(session).digest()
    assert undone > 30
    assert session.game.digest() == replayed(session).digest()
    assert len(session.game.result()) == 3
    session.close()


def test_undo_goes_back_to_every_earlier_point_and_redo_forward_again(session: Session) -> None:
    advance_to(session, "Assigning")
    session.lift_curtain()
    digests = [session.game.digest()]
    for _ in range(4):
        session.play(next(move for move in session.legal if isinstance(move, m.LayCard)))
        digests.append(session.game.digest())
    for digest in reversed(digests[:-1]):
        assert session.undoing.label.startswith("Assign")
        session.undo()
        assert session.game.digest() == digest
    assert not session.undoing.can_undo
    assert session.undoing.label == ""
    for digest in digests[1:]:
        assert session.undoing.can_redo
        session.redo()
        assert session.game.digest() == digest
    assert not session.undoing.can_redo


def test_a_lesson_begun_again_has_the_log_and_the_way_back_of_the_game_till_then(session: Session) -> None:
    advance_to(session, "Assigning")
    session.lift_curtain()
    session.play(session.legal[0])
    made, lines, seat = len(session.game.moves), list(session.log), session.viewer
    while session.undoing.can_undo and session.viewer == seat and len(session.game.moves) < made + 3:
        session.play(some_move(session, Random(1)))
    session.back_to(made)
    assert (session.log, len(session.news.movers), session.undoing.can_undo) == (lines, made, True)


def test_moves_that_are_one_deed_are_one_step_of_undo_and_redo(session: Session) -> None:
    advance_to(session, "Assigning")
    session.lift_curtain()
    first, *others = [move for move in session.legal if isinstance(move, m.LayCard)]
    session.play(first)
    before = session.game.digest()
    second = next(move for move in others if move in session.legal and move.character != first.character)
    third = next(move for move in others if move.character not in (first.character, second.character))
    session.play(second, [third])
    after = session.game.digest()
    assert session.undoing.label.count("Assign") == 2
    session.undo()
    assert session.game.digest() == before
    assert session.undoing.can_undo
    assert session.undoing.redo_label.count("Assign") == 2
    session.redo()
    assert session.game.digest() == after
    assert not session.undoing.can_redo


def test_redo_stays_when_the_same_move_is_made_by_hand_and_goes_with_another(session: Session) -> None:
    advance_to(session, "Assigning")
    session.lift_curtain()
    first, second, other, *_ = [move for move in session.legal if isinstance(move, m.LayCard)]
    session.play(first)
    session.play(next(move for move in session.legal if isinstance(move, m.LayCard)))
    session.undo()
    session.undo()
    session.play(first)
    assert session.undoing.can_redo
    session.undo()
    session.play(second)
    assert not session.undoing.can_redo
    assert other


def test_undo_never_crosses_dice(session: Session) -> None:
    advance_to(session, "CharacterActs")
    lots = Random(1)
    while not any(isinstance(move, m.RerollDie) for move in session.legal):
        session.play(some_move(session, lots))
    session.play(next(move for move in session.legal if isinstance(move, m.RerollDie)))
    assert not session.undoing.can_undo
    assert session.undoing.end is End.REVEALED


def test_undo_never_crosses_another_players_decision(session: Session) -> None:
    first = session.decision
    assert first is not None
    session.play(session.legal[0])
    assert session.undoing.can_undo
    assert session.decision is not None
    assert session.decision.seat != first.seat
    session.play(session.legal[0])
    session.undo()
    assert not session.undoing.can_undo
    assert session.decision.seat != first.seat
    assert session.undoing.end is End.OTHERS


def test_the_last_player_can_take_back_before_the_next_has_decided(session: Session) -> None:
    advance_to(session, "CharacterActs")
    before, seat = session.game.digest(), session.viewer
    session.play(m.FinishCharacter())
    assert session.viewer != seat
    assert session.undoing.can_undo
    session.undo()
    assert session.viewer == seat
    assert session.game.digest() == before


def test_assignments_are_behind_the_curtain(session: Session) -> None:
    advance_to(session, "Assigning")
    session.lift_curtain()
    viewer = session.viewer
    session.play(next(move for move in session.legal if isinstance(move, m.LayCard)))
    session.play(m.FinishAssignment())
    assert session.screen.needs_curtain
    assert session.legal == ()
    assert session.viewer == viewer
    assert session.undoing.can_undo, "until the next person is there"
    session.lift_curtain()
    assert not session.screen.needs_curtain
    assert session.viewer != viewer
    assert session.legal
    assert not session.undoing.can_undo
    other = session.view.state.players[viewer]
    assert {character.card for character in other.characters.values()} <= {"", HIDDEN_CARD}
    assert set(other.hand) == {UNKNOWN}


def test_outside_the_assignment_the_screen_turns_to_whoever_decides(session: Session) -> None:
    lots = Random(4)
    for _ in range(150):
        if there(session.decision).question == "Assigning":
            session.lift_curtain()
        assert session.viewer == there(session.decision).seat
        assert not session.screen.needs_curtain
        session.play(some_move(session, lots))


def test_an_illegal_move_changes_nothing(session: Session) -> None:
    before = session.game.digest()
    for attempt in (session.play, session.preview.events):
        with pytest.raises(IllegalMove):
            attempt(m.FinishCharacter())
    assert session.game.digest() == before
    assert session.news.take_events() == session.game.opening


def test_a_preview_tells_what_is_certain_and_changes_nothing(session: Session) -> None:
    lots = Random(8)
    for _ in range(200):
        if session.is_over:
            break
        move, before = some_move(session, lots), session.game.digest()
        shown = session.preview.events(move)
        assert session.game.digest() == before
        happened = session.play(move)
        if isinstance(move, m.RerollDie):
            assert shown == []
        else:
            assert shown == happened[: len(shown)]
            assert not any(isinstance(event, (PhaseBegan, DieRolled)) for event in shown)


def test_events_are_taken_once_and_in_order(session: Session) -> None:
    assert session.news.take_events() == session.game.opening
    assert session.news.take_events() == []
    lots, made = Random(2), []
    for _ in range(20):
        made += session.play(some_move(session, lots))
    assert session.news.take_events() == made


def test_the_log_tells_every_event_once_by_turn_and_phase(session: Session) -> None:
    lots, told = Random(2), list(session.game.opening)
    while session.game.state.turn < 3:
        told += session.play(some_move(session, lots))
    assert [event for line in session.log for event in line.events] == told
    assert {line.turn for line in session.log} == {1, 2, 3}
    for line in session.log:
        moved = [event for event in line.events if isinstance(event, PhaseBegan)]
        assert all(event.phase == line.phase for event in moved)
        assert len(moved) <= 1
    assert session.log[-1].move_index == len(session.game.moves)


def test_undo_takes_the_line_out_of_the_log(session: Session) -> None:
    advance_to(session, "CharacterActs")
    lines = list(session.log)
    session.play(m.FinishCharacter())
    assert len(session.log) == len(lines) + 1
    session.undo()
    assert session.log == lines


def test_the_table_can_be_seen_as_it_was(session: Session) -> None:
    lots, seen = Random(2), {}
    for _ in range(60):
        session.play(some_move(session, lots))
        seen[len(session.game.moves)] = session.game.state.turn, len(session.game.state.occupants)
    for index, (turn, occupied) in seen.items():
        state = session.sight.view_at(index).state
        assert (state.turn, len(state.occupants)) == (turn, occupied)


# ------------------------------------------------------------------ files
def test_the_game_goes_on_from_the_autosave_at_the_very_same_point(session: Session, tmp_path: Path) -> None:
    advance_to(session, "CharacterActs", seat=2)
    session.close()
    again = Session.resume(find_data_paths(tmp_path))
    assert again.game.digest() == session.game.digest()
    assert again.news.take_notices() == []
    assert again.legal == session.legal
    assert again.viewer == 2
    assert [line.events for line in again.log] == [line.events for line in session.log]
    assert again.news.take_events() == []
    again.close()


def test_what_the_player_did_before_the_break_can_still_be_taken_back(session: Session, tmp_path: Path) -> None:
    advance_to(session, "CharacterActs", seat=2)
    lots = Random(2)
    while not (
        session.undoing.can_undo and session.decision is not None and session.decision.seat == session.viewer == 2
    ):
        session.play(some_move(session, lots))
    label = session.undoing.label
    session.close()
    again = Session.resume(find_data_paths(tmp_path))
    assert again.undoing.can_undo
    assert again.undoing.label == label
    session.undo()
    again.undo()
    assert again.game.digest() == session.game.digest()
    assert again.viewer == session.viewer
    again.close()


def test_what_somebody_else_did_before_the_break_cannot_be_taken_back(session: Session, tmp_path: Path) -> None:
    advance_to(session, "CharacterActs", seat=1)
    session.play(m.FinishCharacter())
    assert session.undoing.can_undo
    session.close()
    again = Session.resume(find_data_paths(tmp_path))
    assert not again.undoing.can_undo
    assert again.undoing.end is End.OPENED
    again.close()


def test_every_decision_is_on_disk_at_once(session: Session, tmp_path: Path) -> None:
    lots, places = Random(6), find_data_paths(tmp_path)
    for _ in range(40):
        session.play(some_move(session, lots))
        if session.undoing.can_undo and lots.random() < 0.2:
            session.undo()
        session.flush()
        assert session.place is not None
        assert SavedGames(places).open(session.place.path).game.digest() == session.game.digest()
    session.close()


def test_a_resumed_hot_seat_game_falls_behind_the_curtain_for_the_second_person(
    session: Session, tmp_path: Path
) -> None:
    advance_to(session, "Assigning", seat=1)
    session.close()
    again = Session.resume(find_data_paths(tmp_path))
    assert again.screen.needs_curtain
    assert again.legal == ()
    again.close()


def test_save_and_load_under_a_name(session: Session, tmp_path: Path) -> None:
    advance_to(session, "CharacterActs")
    path = session.save("Our evening")
    loaded = Session.load(find_data_paths(tmp_path), path)
    assert loaded.name == "Our evening"
    assert loaded.game.digest() == session.game.digest()
    session.close()
    loaded.close()


def test_what_cannot_be_saved_or_opened_is_trouble_in_one_sentence(session: Session, tmp_path: Path) -> None:
    with pytest.raises(PlayerError, match="needs a name"):
        session.save("  ")
    session.close()
    places = find_data_paths(tmp_path / "elsewhere")
    with pytest.raises(PlayerError, match="no game in progress"):
        Session.resume(places)
    with pytest.raises(PlayerError, match="seed"):
        Session.new(HOT_SEAT, "x" * 65, places)


def test_a_damaged_autosave_is_told(session: Session, tmp_path: Path) -> None:
    places = find_data_paths(tmp_path)
    advance_to(session, "CharacterActs")
    session.close()
    assert session.place is not None
    path = session.place.path
    text = path.read_text(encoding="utf-8")
    backup_of(path).unlink()
    path.write_text(text[:-200], encoding="utf-8")
    again = Session.resume(places)
    assert len(again.game.moves) < len(session.game.moves)
    note, kept = again.news.take_notices()
    assert "damaged" in note
    assert "is kept as it was" in kept
    assert again.news.take_notices() == []
    assert [line.note for line in again.log[-2:]] == [note, kept]
    again.close()


def test_a_game_on_a_refusing_disk_goes_on_and_says_so_once(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    session = Session.new(HOT_SEAT, "x", find_data_paths(blocked / "data"))
    for _ in range(3):
        session.play(session.legal[0])
        session.flush()
    (notice,) = session.news.take_notices()
    assert "could not be saved" in notice
    session.lift_curtain()
    session.play(session.legal[0])
    assert session.news.take_notices() == []
    session.close()
