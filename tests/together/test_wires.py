"""Games over wires: every kind to its end, wires cut at every message, a host that is killed and comes back."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest
from given import of_kind, there
from rows import one_in
from wanderer import ACADEMY, ALL, DARK_ALLEY, DUEL, POWERS, options
from wired import Wired, persons, play_on, wired

from trickerion.play.running_game import RunningGame
from trickerion.play.session import Session
from trickerion.play.tables.guest_table import GuestTable
from trickerion.rules.moves import FinishAssignment, LayCard
from trickerion.rules.options import GameOptions
from trickerion.rules.state import _plain
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.statistics import add_game, read_statistics
from trickerion.together import messages as m
from trickerion.together.code import new_secret
from trickerion.together.door import Door
from trickerion.together.invitation import Invitation
from trickerion.together.table import Table
from trickerion.words import together as words

KINDS = {
    "base": options(4, setup="full"),
    "dark_alley": options(2, modules=DARK_ALLEY),
    "academy": options(3, setup="full", modules=ACADEMY),
    "powers": options(2, modules=POWERS),
    "duel": options(2, modules=DUEL),
}


def same_tables(table: Wired) -> None:
    """Every guest sees what its seat may see, and may do what the host would let it do."""
    for guest in table.guests:
        real = there(table.session).game.view_for(guest.seat)
        view = there(guest.game).sight.view_at(there(guest.game).made)
        assert _plain(view.state) == _plain(real.state)
        assert view.known == real.known
        assert view.moves == real.moves
        assert there(guest.game).news.movers == there(table.session).news.movers
        assert [line.events for line in there(guest.game).log if not line.note] == [
            line.events for line in there(table.session).log if not line.note
        ]


@pytest.mark.parametrize("kind", one_in(2, KINDS.values()), ids=KINDS)
def test_a_game_begins_alike_on_every_screen(kind: GameOptions) -> None:
    seats = range(1, len(kind.seats))
    with wired(persons(kind), seats) as table:
        table.all_in(*("Bela", "Csilla", "Dora")[: len(seats)])
        for _ in range(4):
            play_on(table, Random(there(table.session).made), 12)
            same_tables(table)


def test_a_whole_game_with_its_record_at_the_end(tmp_path: Path) -> None:
    with wired(persons(options(2, modules=ALL)), [1]) as table:
        guest = table.guest("Bela")
        guest.places = DataPaths(tmp_path, tmp_path, tmp_path)
        table.pump(lambda: guest.seat >= 0)
        table.all_in()
        play_on(table, Random("whole"))
        table.pump(lambda: there(guest.game).whole_game)
        assert there(there(guest.game).whole_game).digest() == there(table.session).game.digest()
        there(guest.game).flush()
        (kept,) = read_statistics(tmp_path / "statistics.json").games
        assert [score.name for score in kept.persons] == ["Player 2"]
        assert not add_game(tmp_path / "statistics.json", replace(kept, mark="another end of a copy"))
        assert len(list((tmp_path / "replays").iterdir())) == 1
        table.table.close()
        table.pump(lambda: guest.has_ended)
        assert not there(guest.game).holds  # nothing is waited for any more: the final table may come


@pytest.mark.slow
def test_wires_cut_at_every_message_come_back_to_the_same_table() -> None:
    with wired(persons(options(3, modules=DARK_ALLEY)), [1, 2]) as table:
        guests = table.all_in("Bela", "Csilla")
        random = Random("cut")
        for _ in range(30):
            for guest in guests:
                guest.wire.cut()
            table.pump(lambda: all(guest.is_lost for guest in guests))
            if there(table.session).legal:
                play_on_alone(table, random)
            for guest in guests:
                guest.wire.try_now()
            table.pump(table.level)
            same_tables(table)
            play_on(table, random, 1)


def play_on_alone(table: Wired, random: Random) -> None:
    """The host decides while nobody hears of it."""
    there(table.session).play(random.choice(there(table.session).legal))


def took_back(table: Wired, made: int) -> bool:
    return there(table.session).made < made and table.level()


def made_again(table: Wired, made: int) -> bool:
    return there(table.session).made == made and table.level()


def test_undo_and_what_comes_too_late() -> None:
    with wired(persons(options(2)), [1]) as table:
        (guest,) = table.all_in("Bela")
        random = Random("undo")
        undone = 0
        for _ in range(60):
            play_on(table, random, 1)
            last = there(table.session).undoing.history.last
            for seat, window in enumerate((table.session, guest.game)):
                assert there(window).undoing.can_undo == (
                    there(window).undoing.is_early or bool(last and last[-1].seat == seat)
                )
            if there(guest.game).undoing.can_undo and not there(guest.game).undoing.is_early:
                made = there(guest.game).made
                there(guest.game).undo()
                table.pump(partial(took_back, table, made))
                same_tables(table)
                there(guest.game).redo()
                table.pump(partial(made_again, table, made))
                same_tables(table)
                undone += 1
        assert undone > 5


def test_everybody_assigns_at_once_and_takes_it_back_until_all_are_done() -> None:
    with wired(persons(options(3, modules=DARK_ALLEY)), [1, 2]) as table:
        bela, csilla = (there(guest.game) for guest in table.all_in("Bela", "Csilla"))
        ada, random = there(table.session), Random("at once")
        while "Assigning" not in (there(window.decision).question for window in (ada, bela, csilla)):
            play_on(table, random, 1)
        windows, before, digest = list[RunningGame]([csilla, ada, bela]), ada.made, ada.game.digest()
        assert all(window.legal and not window.assigning.laid_early for window in windows)
        for window in windows:
            assert all(not team.card for player in window.view.state.players for team in player.characters.values())
            laid = next(move for move in window.legal if isinstance(move, LayCard))
            window.play(laid)
            window.undo()
            window.redo()
            assert window.view.state.players[window.viewer].characters[laid.character].card == laid.card
        csilla.play(FinishAssignment())
        ada.play(FinishAssignment())
        table.pump(table.level)
        assert bela.assigning.laid_early == {0: 1, 2: 1}
        assert bela.assigning.still_assigning == []
        assert ada.assigning.still_assigning == [1]
        assert ada.made == before
        assert ada.assigning.has_assigned
        assert csilla.assigning.has_assigned
        assert not bela.assigning.has_assigned
        assert (ada.game.digest(), ada.legal, csilla.legal) == (digest, (), ())
        csilla.undo()
        table.pump(table.level)
        assert bela.assigning.laid_early == {0: 1}
        assert csilla.legal
        assert not csilla.assigning.has_assigned
        csilla.table.wire.cut()
        table.pump(lambda: of_kind(GuestTable, csilla.table).is_lost)
        csilla.table.wire.try_now()
        table.pump(table.level)
        csilla.play(FinishAssignment())
        bela.play(FinishAssignment())
        table.pump(lambda: bela.made > before and table.level())
        same_tables(table)
        assert there(ada.game.decision).question == "Placing"
        assert not ada.assigning.laid_early
        assert not bela.undoing.can_undo
        csilla.table.wire.send(m.Assign(9, ada.game.state.turn, []))
        table.pump(lambda: words.NOT_DONE["turned"] in csilla.news.take_notices())


def went_on(table: Wired) -> int:
    """Number of the moves made, after the host has let its game go on."""
    session = there(table.session)
    session.update()
    return session.made


def test_who_is_away_is_waited_for_or_decided_for() -> None:
    with wired(persons(options(2)), [1]) as table:
        (guest,) = table.all_in("Bela")
        random = Random("away")
        while there(there(table.session).decision).seat != 1:
            play_on(table, random, 1)
        guest.close()
        table.guests.clear()
        table.pump(lambda: table.table.people()[1] == "away")
        made = there(table.session).made
        there(table.session).update()
        assert there(table.session).made == made
        table.table.decide(1, "random", once=True)
        table.pump(lambda: went_on(table) == made + 1)
        assert there(table.session).stand_ins.waits_for_elsewhere or there(there(table.session).decision).seat == 0
        guest = table.guest("Bela", token=guest.wire.token)
        table.pump(table.level)
        assert there(guest.game).made == made + 1
        assert table.table.people()[1] == "guest"


def test_a_host_that_was_killed_goes_on_with_its_guests(tmp_path: Path) -> None:
    places = DataPaths(tmp_path, tmp_path, tmp_path)
    with wired(persons(options(2)), [1]) as table:
        table.guest("Bela")
        table.pump(lambda: table.guests[0].seat == 1)
        table.begin(Session.new(table.options, "killed", places, pace=0.0, elsewhere=[1]))
        table.pump(table.level)
        play_on(table, Random("killed"), 20)
        there(table.session).flush()
        made, tokens, port = there(table.session).made, dict(table.invitation.tokens), table.door.port
        there(table.session).audience = None
        table.door.close()
        table.pump(lambda: table.guests[0].is_lost)
        other, wire = Door({"": Invitation(new_secret(), "Eve")}), table.guests[0].wire
        other.open("127.0.0.1", port)
        wire.try_now()
        table.pump(lambda: wire.seconds_left > 20)  # another table is there: the seat is kept, and tried again
        assert table.guests[0].is_lost
        other.close()

        there(table.session).close()
        table.session = Session.resume(places, pace=0.0, elsewhere=[1])
        table.table = table.session.audience = Table(table.invitation)
        table.table.resume(table.session, [1], tokens)
        table.door.open("127.0.0.1", port)
        table.guests[0].wire.try_now()
        table.pump(table.level)
        assert table.session.made == made
        same_tables(table)
        play_on(table, Random("on"), 10)


def test_lobby_talk_and_looking_on() -> None:
    with wired(persons(options(3)), [1, 2]) as table:
        bela, csilla = table.guest("Bela"), table.guest("Bela")
        table.pump(lambda: bela.seat > 0 and csilla.seat > 0)
        assert {place.name for place in table.table.places[1:3]} == {"Bela", "Bela 2"}
        bela.wire.send(m.Choose("Csilla", "teal", "great_optico"))
        csilla.wire.send(m.Choose("Dora", "teal", ""))
        csilla.wire.send(m.SetReady(True))
        heard: list[str] = []
        csilla.on_talk = lambda _seat, name, text: heard.append(f"{name}: {text}")
        bela.say("*hello* {coin}")
        table.pump(lambda: heard and there(csilla.lobby).seats[csilla.seat][5] == "ready")
        assert heard == ["Csilla: *hello* {coin}"] or heard == ["Bela: *hello* {coin}"]
        assert [place.colour for place in table.table.places].count("teal") == 1
        third = table.guest("Eve")
        table.pump(lambda: third.has_ended)
        assert third.why == "full"
        table.guests.remove(third)
        onlooker = table.guest("Eve", looks_on=True)
        table.pump(lambda: onlooker.host == "Ada")
        table.begin()
        table.pump(table.level)
        play_on(table, Random("seen"), 8)
        seen = there(onlooker.game).view.state.players
        assert all("unknown" in player.hand or not any(c.card for c in player.characters.values()) for player in seen)
        assert there(onlooker.game).legal == ()
        table.table.decide(bela.seat, "manager", once=False)
        table.pump(lambda: there(csilla.people).levels[bela.seat] == "manager")


def test_a_computer_player_goes_on_for_one_who_gives_up() -> None:
    with wired(persons(options(2)), [1]) as table:
        (guest,) = table.all_in("Bela")
        guest.give_up()
        table.pump(lambda: there(table.session).stand_ins.sits_in(1))
        table.guests.clear()
        while there(there(table.session).decision).seat == 0:
            there(table.session).play(there(table.session).legal[0])
        made = there(table.session).made
        table.pump(lambda: went_on(table) > made, 30)
