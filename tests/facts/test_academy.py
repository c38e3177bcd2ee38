"""What the window is told of the Academy: the same from each seat, and what a price means."""

from collections.abc import Iterator
from itertools import count

from academy_table import CLASS_3, Academy
from played_games import game_until

from trickerion.rules.ask.academy import academy, lesson_cost, price
from trickerion.rules.game import Game
from trickerion.rules.options import HEIR, GameOptions, Seat
from trickerion.rules.state import GameState

ALLEY = ("dark_alley", "prophecies", "academy")
PEOPLE = GameOptions((Seat("Ada"), Seat("Boris"), Seat("Chris")), modules=ALLEY)
SOLO = GameOptions((Seat("Ada"), Seat("The Heir", player=HEIR)), modules=(*ALLEY, HEIR))


def told(state: GameState, seat: int) -> list[object]:
    """All that a seat is told; of the Coins that others lay in the Assignment nobody knows."""
    facts = academy(state)
    seats = [one if number == seat else one._replace(coins=()) for number, one in enumerate(facts.seats)]
    sites = [(room.space, threshold) for room in facts.rooms for threshold in (1, 16, 36)]
    places = [place for place, owned in enumerate(state.players[seat].tricks) if owned is not None]
    lessons = [(place, action) for place in places for action in ("practice", "teach")]
    costs = [lesson_cost(state, seat, *one, acts=False) for one in lessons]
    return [facts.spaces, facts.display, facts.stack, seats, [price(state, seat, *site) for site in sites], costs]


def test_a_view_is_enough_for_all_that_is_told() -> None:
    for options in (PEOPLE, SOLO):
        decisions = count()

        def compared(game: Game, decisions: Iterator[int] = decisions) -> bool:
            if game.state.phase != "setup" and next(decisions) % 9 == 0:
                for seat in game.state.seats:
                    assert told(game.view_for(seat).state, seat) == told(game.state, seat)
            return game.state.turn == 3

        assert game_until(options, "facts", [("assistant", 1)] * 3, compared).state.turn == 3
        assert next(decisions) > 50


def test_a_price_says_coins_in_all_and_what_is_lacking() -> None:
    t = Academy()
    t.purse(0, coins=10, fame=10)
    assert price(t.state, 0, CLASS_3, 1).reason is None
    dear = price(t.state, 0, CLASS_3, 16)
    assert (dear.coins, dear.missing, dear.total, dear.short) == (8, 6, 14, 4)
    assert dear.reason is not None
    assert dear.reason.id == "renovation_coins"
