"""Voices of the rivals: who says which line, and how seldom."""

from itertools import chain

import pytest

from trickerion.bots.registry import make_bot
from trickerion.play.voices import ALWAYS, MOST_IN_TURN, NEVER, RARELY, Spoken, Voices
from trickerion.rules.events import Advertised, GameEnded, Linked
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.words.voices import LINES

PLAYERS = ("person", "assistant", "assistant", "assistant")
OPTIONS = GameOptions(tuple(Seat(f"Seat {number}", player) for number, player in enumerate(PLAYERS)))


def heard(how_often: str, seed: str = "voices") -> list[tuple[int, Spoken]]:
    """All that is said in a game of bots, each line with its turn."""
    game, bots, voices = Game.new(OPTIONS, seed), [make_bot("random", seat) for seat in range(4)], Voices(PLAYERS)
    told = []
    while game.decision is not None:
        seat = game.decision.seat
        spoken = voices.hear(game.apply(bots[seat].choose(game.view_for(seat)).move), game.state, how_often)
        told += [(game.state.turn, spoken)] if spoken is not None else []
    return told


def test_each_manner_has_at_least_forty_lines_and_none_is_said_by_another() -> None:
    lines = [list(chain.from_iterable(by_occasion.values())) for by_occasion in LINES.values()]
    assert all(len(own) >= 40 for own in lines)
    assert len(set(chain.from_iterable(lines))) == sum(map(len, lines))


def test_no_line_comes_twice_and_nobody_says_two_in_a_turn() -> None:
    told = heard(ALWAYS)
    assert len(told) >= 5
    assert len({spoken.text for _, spoken in told}) == len(told)
    in_game = told[:-1]  # the last one is said at the end
    assert len({(turn, spoken.seat) for turn, spoken in in_game}) == len(in_game)
    turns = [turn for turn, _ in in_game]
    assert max(map(turns.count, turns)) <= MOST_IN_TURN
    assert all(spoken.seat for _, spoken in told), "a person is never made to speak"


def test_everybody_hears_the_same() -> None:
    assert heard(ALWAYS) == heard(ALWAYS)


def test_the_same_rivals_say_other_lines_in_another_game() -> None:
    state = Game.new(OPTIONS, "voices").state
    poster = [Voices(PLAYERS, game).hear([Advertised(1, 1)], state, ALWAYS) for game in map(str, range(12))]
    assert len(set(poster)) > 3


def test_rarely_is_less_and_never_is_nothing() -> None:
    seeds = ["one", "two", "three"]
    often, rarely = ([spoken for seed in seeds for spoken in heard(how, seed)] for how in (ALWAYS, RARELY))
    assert 0 < len(rarely) < len(often)
    assert not heard(NEVER)


@pytest.mark.parametrize(("lead", "kind"), [(0, "poster"), (15, "praise")])
def test_a_rival_that_leads_by_far_only_praises(lead: int, kind: str) -> None:
    state = Game.new(OPTIONS, "voices").state
    state.players[1].fame = max(player.fame for player in state.players) + lead
    spoken = Voices(PLAYERS).hear([Advertised(1, 1)], state, ALWAYS)
    assert spoken is not None
    assert any(spoken.text in by_occasion[kind] for by_occasion in LINES.values())


def test_a_link_with_an_own_marker_is_no_occasion() -> None:
    state = Game.new(OPTIONS, "voices").state
    assert Voices(PLAYERS).hear([Linked(1, state.row_ids[0], 0, 1, "optical", 1)], state, ALWAYS) is None


def test_at_the_end_the_winner_speaks_or_the_one_who_was_beaten() -> None:
    state = Game.new(OPTIONS, "voices").state
    for ranking, seat, kind in (((1, 0, 2, 3), 1, "win"), ((0, 2, 1, 3), 2, "beaten")):
        spoken = Voices(PLAYERS).hear([GameEnded(ranking)], state, ALWAYS)
        assert spoken is not None
        assert spoken.seat == seat
        assert any(spoken.text in by_occasion[kind] for by_occasion in LINES.values())
