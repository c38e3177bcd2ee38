"""Guests are told what others did who are not at their screen: what was taken back, what a computer player moved."""

from pathlib import Path
from random import Random

from given import there
from wanderer import options, pick
from wired import Wired, are_level, persons, play_on, wired

from trickerion.cli import main
from trickerion.play.guest import GuestGame
from trickerion.play.running_game import RunningGame
from trickerion.play.tables.serve import Server
from trickerion.table.log_panel import entries_of
from trickerion.table.view import seat_names
from trickerion.words.together import HOUSE


def notes(game: GuestGame) -> list[str]:
    return [line.note for line in game.log if line.note]


def until_undoable(table: Wired, random: Random, window: RunningGame) -> None:
    """Everybody plays until somebody has done what can be taken back."""
    while not window.undoing.can_undo or window.undoing.is_early:
        play_on(table, random, 1)


def test_what_the_host_takes_back_is_told_to_guests_and_what_they_take_back_to_others() -> None:
    with wired(persons(options(3)), [1, 2]) as table:
        bela, cleo = table.all_in("Bela", "Cleo")
        random = Random("undo")
        until_undoable(table, random, there(table.session))
        there(table.session).undo()
        table.pump(table.level)
        told = HOUSE["took_back"](name=there(table.session).options.seats[0].name)
        assert [notes(there(guest.game))[-1] for guest in (bela, cleo)] == [told, told]
        until_undoable(table, random, there(bela.game))
        there(bela.game).undo()
        table.pump(table.level)
        told = HOUSE["took_back"](name=there(table.session).options.seats[1].name)
        assert notes(there(cleo.game))[-1] == told == [line.note for line in there(table.session).log if line.note][-1]
        assert told not in notes(there(bela.game))


def test_who_comes_back_reads_that_a_computer_player_has_moved_and_not_that_it_was_you() -> None:
    with wired(persons(options(2)), [1]) as table:
        (guest,) = table.all_in("Bela")
        random, session = Random("stands in"), there(table.session)
        while there(session.decision).seat != 1 or there(session.decision).question in ("Assigning", "Advertising"):
            play_on(table, random, 1)
        made = session.made
        while session.made == made:
            if table.table.places[1].visitor is not None:  # a patient guest tries again by itself
                guest.wire.cut()
                table.pump(lambda: table.table.places[1].visitor is None)
                table.table.decide(1, "random", once=True)
            session.opponents.wait(0.05)
            session.update()
        guest.wire.try_now()
        table.pump(lambda: guest.game is not None and not guest.is_lost and are_level(session, guest.game), 20)
        lines = [line for line in there(guest.game).log if line.move_index == made + 1 and line.seat == 1]
        entries = entries_of(lines, seat_names(there(guest.game).options), guest.seat)
        said = [entry.text for entry in entries if entry.seat == 1]
        assert said
        assert all("(computer)" in text and "You" not in text for text in said)
        assert not any(line.stand_in for line in there(guest.game).log if line.move_index <= made)


def test_a_table_that_is_over_plays_no_more(tmp_path: Path) -> None:
    assert main(["serve", "--data-dir", str(tmp_path), "--new", "owl"]) == 0
    server = Server(tmp_path)
    table = server.tables["owl"]
    for place in table.table.places[:2]:
        place.token, place.is_ready, place.visitor = "t" * 32, True, None
    table._raise_the_curtain()
    assert '"playing": 1' in server.health()
    random, game = Random("over"), there(table.session).game
    while not game.is_over:
        there(table.session).do_for(there(game.decision).seat, [pick(game, random).to_json()])
        game = there(table.session).game
    assert '"tables": 1, "playing": 0' in server.health()
    server.close()
