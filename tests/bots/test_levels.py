"""The levels of computer players: who plays like whom, and where they can sit."""

import pytest

from trickerion.bots.levels import LEVELS, level_of
from trickerion.bots.playing import play_game
from trickerion.bots.registry import make_bot
from trickerion.rules.events import WagesPaid
from trickerion.rules.options import HEIR, GameOptions, Seat
from trickerion.words.screens.scoring import who_played

ALLEY = ("dark_alley", "prophecies")


def test_the_assistant_plays_as_it_did_under_its_former_name() -> None:
    games = []
    for name in ("assistant", "greedy"):
        options = GameOptions((Seat("One", name), Seat("Two", name)))
        moves: list[object] = []
        play_game(
            options, "same", [make_bot(name, 1), make_bot(name, 2)], lambda g, f, move, e, m=moves: m.append(move)
        )
        games.append(moves)
    assert games[0] == games[1]


@pytest.mark.parametrize(("players", "modules"), [(2, ALLEY), (3, ()), (4, ("dark_alley",)), (2, (*ALLEY, "academy"))])
def test_an_apprentice_plays_every_kind_of_game_and_pays_its_wages(players: int, modules: tuple[str, ...]) -> None:
    unpaid = []

    def watch(game: object, frame: object, move: object, events: object) -> None:
        assert isinstance(events, list)
        unpaid.extend(event.unpaid for event in events if isinstance(event, WagesPaid))

    seats = tuple(Seat(f"Player {n}", "apprentice") for n in range(players))
    options = GameOptions(seats, setup="full", modules=modules)
    played = play_game(options, "first evening", [make_bot("apprentice", n) for n in range(players)], watch)
    assert not played.error and min(played.fame) > 20 and sum(map(len, unpaid)) <= len(unpaid) // 5


@pytest.mark.parametrize("level", [level.id for level in LEVELS])
def test_every_level_stands_in_for_the_player_of_a_solo_game(level: str) -> None:
    seats = (Seat("Ada", level), Seat("The Heir", HEIR))
    options = GameOptions(seats, modules=(*ALLEY, HEIR), difficulty="easy")
    assert not play_game(options, "alone", [make_bot(level, 1, effort=0.1), make_bot(HEIR)]).error


def test_games_of_earlier_versions_tell_of_the_assistant() -> None:
    options = GameOptions((Seat("Ada"), Seat("Bela", "greedy"), Seat("Cy", "apprentice"), Seat("Dora", "random")))
    told = [who_played(options, seat, level_of(options.seats[seat].player)) for seat in range(4)]
    assert told == ["You", "Computer, Assistant", "Computer, Apprentice", "Computer"]
