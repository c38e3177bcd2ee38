"""Whatever is hidden from a seat may be otherwise: every bot answers the same for the same seed.

A bot is given a View and nothing else. So Views are compared whole and often, which is cheap; bots think long, and are
asked at some of these tables. Written over the registry of bots, so that a new one is held to it without a word here.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from alley import APPRENTICE, Alley
from card_players import step_with_cards, stuffed_game
from given import there
from played_games import game_until
from rows import one_in
from solo import solo_options
from table_laws import is_same_table, is_same_view
from wanderer import ACADEMY, DARK_ALLEY, POWERS, options, wander, with_other_hidden_things

from trickerion.bots.campaign import goal_of
from trickerion.bots.manager import beliefs_for
from trickerion.bots.registry import BOTS, make_bot
from trickerion.rules.catalog import SPECIALS, location_of
from trickerion.rules.dark_alley.location import Keeping, keeping
from trickerion.rules.game import Game
from trickerion.rules.moves import DrawCard
from trickerion.rules.options import HEIR, GameOptions
from trickerion.rules.state import GameState
from trickerion.rules.view import hide

TABLES: dict[str, list[GameOptions]] = {
    "base": [options(2), options(4, setup="full")],
    "dark_alley": [options(3, modules=DARK_ALLEY), options(2, modules=DARK_ALLEY, edition="2015")],
    "academy": [options(2, modules=ACADEMY), options(4, setup="full", modules=ACADEMY)],
    "powers": [options(2, modules=POWERS), options(2, modules=(*POWERS, "duel"))],
    "solo": [solo_options(difficulty) for difficulty in ("easy", "normal", "hard")],
}
EFFORT = 0.1
"""The thinking time of those whom it scales: little, as some think long."""

OFTEN = 0.03
"""Of the decisions, at how many Views are compared."""
SELDOM, FIRST = 80, 4
"""Which of the times that a question is put the bots are asked: one of so many, and which one first."""

LONG = {("magician", "academy"), ("magician",)}
"""Asked when there is time for ``pytest -m slow``: the others ask the same bot and the same tables."""


def at(*case: str) -> Any:
    """A bot, and the tables at which it is asked."""
    return pytest.param(*case, marks=pytest.mark.slow if case in LONG else ())


def twins(tables: str, is_chosen: Callable[[Game], bool]) -> Iterator[tuple[Game, Game]]:
    """Games at some of their decisions, and beside each one with other hidden things."""
    random = Random("hidden")
    for number, kind in enumerate(TABLES[tables]):
        game = Game.new(kind, f"hidden-{number}")
        for _ in wander(game, f"hidden-{number}"):
            if game.decision is not None and len(game.legal_moves()) > 1 and is_chosen(game):
                yield game, with_other_hidden_things(game, game.decision.seat, random)


class Seldom:
    """Every question of the game some times, in the order in which it is met."""

    def __init__(self) -> None:
        self.met: Counter[str] = Counter()

    def __call__(self, game: Game) -> bool:
        """Whether it is the time to ask."""
        self.met[question := there(game.decision).question] += 1
        return self.met[question] % SELDOM == FIRST


def check_same_view(game: Game, other: Game) -> None:
    """All that whoever decides is told."""
    seat = there(game.decision).seat
    assert not is_same_table(game.state, other.state)
    assert is_same_view(game.view_for(seat), other.view_for(seat))


def check_same_answer(bot: str, game: Game, other: Game) -> None:
    """The move and the sentence that gives its reason; at every other decision with the manners of the Magician."""
    seat, manners = there(game.decision).seat, len(game.moves) % 2 == 0
    thoughts = [make_bot(bot, 5, EFFORT, manners).choose(table.view_for(seat)) for table in (game, other)]
    assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize(
    ("bot", "tables"), one_in(2, [at(bot, tables) for bot in BOTS if bot != HEIR for tables in TABLES])
)
def test_answers_do_not_depend_on_hidden_things(bot: str, tables: str) -> None:
    asked = Counter[str]()
    for game, other in twins(tables, Seldom()):
        check_same_view(game, other)
        check_same_answer(bot, game, other)
        asked[there(game.decision).question] += 1
    assert len(asked) > 12
    assert asked["Assigning"] > 1


@pytest.mark.parametrize("tables", TABLES)
def test_views_do_not_depend_on_hidden_things(tables: str) -> None:
    random, compared = Random("views"), 0
    for game, other in twins(tables, lambda _game: random.random() < OFTEN):
        check_same_view(game, other)
        compared += 1
    assert compared > 10


@pytest.mark.parametrize("bot", [at(bot) for bot in BOTS if bot != HEIR])
def test_answers_do_not_depend_on_special_cards_in_hands_of_others(bot: str) -> None:
    game, random, is_time, asked = stuffed_game(1), Random("stuffed"), Seldom(), 0
    for _ in step_with_cards(game, "stuffed"):
        if game.decision is not None and is_time(game):
            check_same_answer(bot, game, with_other_hidden_things(game, game.decision.seat, random))
            asked += 1
    assert asked > 10


def saves(game: Game) -> bool:
    """Whether who decides saves for a Trick, and has a choice."""
    view = game.view_for(there(game.decision).seat)
    return goal_of(view.state, view.seat, beliefs_for(view.state)) is not None and len(view.moves) > 1


def test_who_saves_for_a_trick_answers_the_same_whatever_is_hidden() -> None:
    """In turn 4 of the Dark Alley, in a game whose players come as far."""
    players = [("manager", seat, EFFORT) for seat in range(2)]
    game = game_until(options(2, setup="full", modules=DARK_ALLEY), "saving", players, saves)
    bots, random, asked = [make_bot(*player) for player in players], Random("saving"), 0
    while asked < 6:
        if saves(game) and random.random() < 0.3:
            check_same_answer("manager", game, with_other_hidden_things(game, there(game.decision).seat, random))
            asked += 1
        game.apply(bots[there(game.decision).seat].choose(game.view_for(there(game.decision).seat)).move)


GAMES = range(12)


def hidden_places(state: GameState, seat: int, deck: str, cards: list[str]) -> list[tuple[list[str], int]]:
    """(list, index) of every special card of a deck that this seat may not know: in the deck and in hands of others."""
    first = 1 if state.options.ruling("special_draw") == "top_card_open" else 0
    places = [(cards, index) for index in range(first, len(cards))]
    for other in state.seats:
        if other != seat:
            hand = state.players[other].hand
            places += [(hand, i) for i, card in enumerate(hand) if card in SPECIALS and location_of(card) == deck]
    return places


def exchange_hidden_cards(state: GameState, seat: int, random: Random) -> None:
    """Another table that looks the same to the seat."""
    for deck, before in state.special_decks.items():
        after = [*before]
        places = hidden_places(state, seat, deck, after)
        cards = [held[index] for held, index in places]
        random.shuffle(cards)
        for (held, index), card in zip(places, cards, strict=True):
            held[index] = card
        state.special_decks = {**state.special_decks, deck: tuple(after)}
    random.shuffle(state.prophecy_stack)
    state.seed = random.randrange(2**60)
    for other in state.seats:
        if other != seat:
            _exchange_face_down(state, other, random)
    for place, frame in enumerate(state.stack):
        if isinstance(frame, Keeping) and frame.seat != seat:
            state.stack[place] = keeping(frame.seat, frame.deck, frame.cards[::-1])


def _exchange_face_down(state: GameState, seat: int, random: Random) -> None:
    player = state.players[seat]
    down = [c for c in player.characters.values() if c.card and not c.is_open]
    cards = [c.card for c in down] + player.hand
    if down or any(card in SPECIALS for card in player.hand):
        random.shuffle(cards)
    for character in down:
        player.characters[character.id] = character._replace(card=cards.pop())
    player.hand = cards


@pytest.mark.parametrize("number", GAMES)
def test_views_do_not_depend_on_hidden_special_cards(number: int) -> None:
    game, random = stuffed_game(number), Random(number)
    for _ in step_with_cards(game, f"views-{number}"):
        if random.random() < 0.1:
            for seat in game.state.seats:
                other = game.clone()
                exchange_hidden_cards(other.state, seat, random)
                assert is_same_table(hide(game.state, seat), hide(other.state, seat))
                assert game.view_for(seat).moves == other.view_for(seat).moves


@pytest.mark.parametrize("edition", ["2015", "2019"])
def test_what_the_table_may_know_of_a_drawn_card(edition: str) -> None:
    """2015: the top card is open before it is drawn, and then in the hand; 2019: both cards are closed."""
    table = Alley(edition=edition).acts(0, APPRENTICE, "dark_alley.3")
    tops = {deck: cards[0] for deck, cards in table.state.special_decks.items()}
    seen = table.game.view_for(1).state.special_decks
    assert all(seen[deck][0] == (top if edition == "2015" else "unknown") for deck, top in tops.items())
    assert all(card == "unknown" for cards in seen.values() for card in cards[1:])
    table.do(DrawCard("theater"))
    view = table.game.view_for(1)
    if edition == "2015":
        assert set(view.state.players[0].hand) == {"unknown"}
    else:
        assert isinstance(view.choice, Keeping)
        assert (view.choice.first, view.choice.second) == ("unknown", "unknown")
