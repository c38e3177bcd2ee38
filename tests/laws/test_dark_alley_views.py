"""Nobody sees a special card in a hand, a face-down one, or one that somebody else has just drawn."""

from random import Random

import pytest
from alley import APPRENTICE, Alley
from card_players import step_with_cards, stuffed_game

from trickerion.rules.catalog import SPECIALS, location_of
from trickerion.rules.dark_alley.location import Keeping, keeping
from trickerion.rules.moves import DrawCard
from trickerion.rules.state import GameState, _plain
from trickerion.rules.view import hide

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
