"""Whatever is hidden from a seat may be otherwise: every bot answers the same for the same seed.

Written over the registry of bots, so that a new one is held to it without a word here.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from alley import APPRENTICE, Alley
from card_players import step_with_cards, stuffed_game
from solo import solo_options
from wanderer import ACADEMY, DARK_ALLEY, POWERS, options, wander, with_other_hidden_things

from trickerion.bots.campaign import goal_of
from trickerion.bots.manager import beliefs_for
from trickerion.bots.registry import BOTS, make_bot
from trickerion.rules.catalog import SPECIALS, location_of
from trickerion.rules.dark_alley.location import Keeping, keeping
from trickerion.rules.game import Game
from trickerion.rules.moves import DrawCard
from trickerion.rules.options import HEIR, GameOptions
from trickerion.rules.state import GameState, _plain
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

SHARE = 0.03
"""Of the decisions, how many are asked for twice."""
SELDOM = {"magician": 0.4}
"""Who thinks long is asked less often in long games."""

LONG = {("magician", "academy"), ("magician",)}
"""Asked when there is time for ``pytest -m slow``: the others ask the same bot and the same tables."""


def at(*case: str) -> Any:
    """A bot, and the tables at which it is asked."""
    return pytest.param(*case, marks=pytest.mark.slow if case in LONG else ())


def twins(kind: GameOptions, seed: str, random: Random) -> Iterator[tuple[Game, Game]]:
    """A game at some of its decisions, and beside it one with other hidden things."""
    game = Game.new(kind, seed)
    for _ in wander(game, seed):
        if game.decision is not None and len(game.legal_moves()) > 1 and random.random() < SHARE:
            yield game, with_other_hidden_things(game, game.decision.seat, random)


def check_same_answer(bot: str, game: Game, other: Game) -> None:
    """The move and the sentence that gives its reason; at every other decision with the manners of the Magician."""
    seat, manners = game.decision.seat, len(game.moves) % 2 == 0
    thoughts = [make_bot(bot, 5, EFFORT, manners).choose(table.view_for(seat)) for table in (game, other)]
    assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize(("bot", "tables"), [at(bot, tables) for bot in BOTS if bot != HEIR for tables in TABLES])
def test_answers_do_not_depend_on_hidden_things(bot: str, tables: str) -> None:
    random, asked, differ = Random("hidden"), 0, 0
    for number, kind in enumerate(TABLES[tables]):
        for game, other in twins(kind, f"hidden-{number}", random):
            check_same_answer(bot, game, other)
            asked += 1
            differ += _plain(game.state) != _plain(other.state)
    assert asked > 10 and differ == asked


@pytest.mark.parametrize("bot", [at(bot) for bot in BOTS if bot != HEIR])
def test_answers_do_not_depend_on_special_cards_in_hands_of_others(bot: str) -> None:
    random, asked = Random("stuffed"), 0
    for number in range(2):
        game = stuffed_game(number)
        for _ in step_with_cards(game, f"stuffed-{number}"):
            if game.decision is not None and random.random() < SHARE * SELDOM.get(bot, 1.0):
                check_same_answer(bot, game, with_other_hidden_things(game, game.decision.seat, random))
                asked += 1
    assert asked > 10


def test_who_saves_for_a_trick_answers_the_same_whatever_is_hidden() -> None:
    """From turn 4 of the Dark Alley on, in a game whose players come as far."""
    game, random, asked = Game.new(options(2, setup="full", modules=DARK_ALLEY), "saving"), Random("saving"), 0
    bots = [make_bot("manager", seat, EFFORT) for seat in range(2)]
    while (decision := game.decision) is not None:
        view = game.view_for(decision.seat)
        saves = goal_of(view.state, decision.seat, beliefs_for(view.state)) is not None
        if saves and len(view.moves) > 1 and random.random() < 0.15:
            check_same_answer("manager", game, with_other_hidden_things(game, decision.seat, random))
            asked += 1
        game.apply(bots[decision.seat].choose(view).move)
    assert asked > 5


GAMES = range(12)


def hidden_places(state: GameState, seat: int, deck: str) -> list[tuple[list[str], int]]:
    """(list, index) of every special card of a deck that this seat may not know: in decks and in hands of others."""
    cards = state.special_decks[deck]
    first = 1 if state.options.ruling("special_draw") == "top_card_open" else 0
    places = [(cards, index) for index in range(first, len(cards))]
    for other in state.seats:
        if other != seat:
            hand = state.players[other].hand
            places += [(hand, i) for i, card in enumerate(hand) if card in SPECIALS and location_of(card) == deck]
    return places


def exchange_hidden_cards(state: GameState, seat: int, random: Random) -> None:
    """Another table that looks the same to the seat."""
    state.special_decks = {deck: [*cards] for deck, cards in state.special_decks.items()}
    for deck in state.special_decks:
        places = hidden_places(state, seat, deck)
        cards = [held[index] for held, index in places]
        random.shuffle(cards)
        for (held, index), card in zip(places, cards, strict=True):
            held[index] = card
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
                assert _plain(hide(game.state, seat)) == _plain(hide(other.state, seat))
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
        assert isinstance(view.choice, Keeping) and (view.choice.first, view.choice.second) == ("unknown", "unknown")
