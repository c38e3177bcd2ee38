"""The set-up of the Academy."""

import pytest
from academy_table import MODULES

from trickerion.rules.academy.board import academy_of
from trickerion.rules.academy.catalog import BANNERS, SIDES, TILES_OF_CUT
from trickerion.rules.catalog import ACADEMY, HOUSE_CARDS, PROPHECIES, SPECIALS, SUITS
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, OptionsError, Seat
from trickerion.rules.state import UNKNOWN


def new(players: int, seed: str = "set-up", modules: tuple[str, ...] = MODULES, **more: object) -> Game:
    return Game.new(GameOptions(tuple(Seat(f"P{n}") for n in range(players)), modules=modules, **more), seed)


def test_everybody_begins_with_3_fame_2_more_coins_and_the_protege() -> None:
    game, other = new(3), new(3, modules=MODULES[:2])
    for player in game.state.players:
        assert player.fame == 3 and player.has("protege") and "academy" in player.hand
        assert player.supply["hearts"] == 5, "a fifth Trick Marker of each symbol"
    more = {seat: sum(p.coins for p in g.state.players) for seat, g in enumerate((game, other))}
    assert more[0] - more[1] == 2 * 3
    assert all(academy_of(game.state).banners[seat] == BANNERS == 12 for seat in game.state.seats)
    assert set(SUITS) == set(game.state.players[0].supply)


@pytest.mark.parametrize(("players", "rooms", "closed"), [(2, 8, ("a", "b")), (3, 8, ("a",)), (4, 10, ("a", "b"))])
def test_rooms_and_closed_rooms_by_the_number_of_players(players: int, rooms: int, closed: tuple[str, ...]) -> None:
    board = academy_of(new(players).state)
    assert len(board.rooms) == len(SIDES[players]) == rooms and board.closed == closed
    assert len([space for space in SIDES[players] if not board.is_closed(space)]) == {2: 4, 3: 6, 4: 6}[players]


@pytest.mark.parametrize(("players", "slots"), [(2, [2, 0]), (3, [2, 1, 0]), (4, [2, 1, 1, 0])])
def test_character_slots_by_the_number_of_players(players: int, slots: list[int]) -> None:
    state = new(players).state
    assert [m for n, m in enumerate([2, 1, 1, 0]) if f"academy.{n}" not in state.closed] == slots


def test_two_secrets_are_on_display_and_nobody_sees_the_others() -> None:
    game = new(2)
    board = academy_of(game.state)
    assert len(board.display) == 2 and len(board.stack) == 16
    assert sorted(board.tiles) == sorted(TILES_OF_CUT[HOUSE_CARDS])
    seen = academy_of(game.view_for(0).state)
    assert set(seen.stack) == {UNKNOWN} and seen.display == board.display


def test_the_academys_deck_has_14_cards_and_each_other_deck_2_more() -> None:
    decks = new(2).state.special_decks
    assert {deck: len(cards) for deck, cards in decks.items()} == {
        "theater": 12,
        "workshop": 12,
        "downtown": 12,
        "market_row": 12,
        "academy": 14,
    }


def test_seven_prophecies_are_exchanged_for_those_of_the_academy() -> None:
    own, kept = {token.id for token in PROPHECIES.values() if token.module == ACADEMY}, []
    for seed in ("one", "two"):
        state = new(2, seed).state
        tokens = {*state.prophecy_stack, *state.pending}
        assert len(tokens) == 27 and own <= tokens
        kept.append(tokens)
    assert kept[0] != kept[1], "which seven leave is drawn"


def test_without_the_academy_nothing_of_it_is_in_the_game() -> None:
    state = new(2, modules=MODULES[:2]).state
    assert "academy" not in state.boards and "academy" not in state.special_decks
    cards = [card for deck in state.special_decks.values() for card in deck] + state.prophecy_stack + state.pending
    assert not any((SPECIALS | PROPHECIES)[card].module for card in cards)


def test_its_magicians_are_drawn_and_chosen_only_with_it() -> None:
    with pytest.raises(OptionsError):
        GameOptions((Seat("A", magician="anjali"), Seat("B")))
    assert GameOptions((Seat("A", magician="anjali"), Seat("B")), modules=MODULES)


def test_it_needs_the_dark_alley_and_may_be_played_with_the_heir() -> None:
    with pytest.raises(OptionsError, match="academy"):
        GameOptions((Seat("A"), Seat("B")), modules=("academy",))
    assert GameOptions((Seat("A"), Seat("H", "heir")), modules=("dark_alley", "academy", "heir")).turns == 7


def test_the_later_abilities_come_with_the_academy() -> None:
    options = new(2).options
    assert options.plays_academy_version("master_of_chains")
    assert not GameOptions(options.seats, modules=MODULES[:2]).plays_academy_version("master_of_chains")
    alone = GameOptions(options.seats, modules=MODULES, rulings={"academy_abilities": False})
    assert not alone.plays_academy_version("master_of_chains")
