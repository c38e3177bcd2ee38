"""The set-up of the Academy."""

from typing import Any

import pytest
from academy_table import CLASS_3, CLASS_4, MODULES, Academy
from given import there

from trickerion.rules.academy.banners import banner_fame
from trickerion.rules.academy.board import AcademyBoard, Room, Rooms, academy_of
from trickerion.rules.academy.catalog import BANNERS, SIDES, TILES_OF_CUT
from trickerion.rules.catalog import ACADEMY, HOUSE_CARDS, PROPHECIES, SPECIALS, SUITS, TRICKS
from trickerion.rules.events import Event, Scored
from trickerion.rules.game import Game
from trickerion.rules.moves import SetTrickAside
from trickerion.rules.options import GameOptions, OptionsError, Seat
from trickerion.rules.scoring import end_game, score_lines
from trickerion.rules.state import UNKNOWN


def new(players: int, seed: str = "set-up", modules: tuple[str, ...] = MODULES, **more: Any) -> Game:
    return Game.new(GameOptions(tuple(Seat(f"P{n}") for n in range(players)), modules=modules, **more), seed)


def test_everybody_begins_with_3_fame_2_more_coins_and_the_protege() -> None:
    game, other = new(3), new(3, modules=MODULES[:2])
    for player in game.state.players:
        assert player.fame == 3
        assert player.has("protege")
        assert "academy" in player.hand
        assert player.supply["hearts"] == 5, "a fifth Trick Marker of each symbol"
    more = {seat: sum(p.coins for p in g.state.players) for seat, g in enumerate((game, other))}
    assert more[0] - more[1] == 2 * 3
    assert all(academy_of(game.state).banners[seat] == BANNERS == 12 for seat in game.state.seats)
    assert set(SUITS) == set(game.state.players[0].supply)


@pytest.mark.parametrize(("players", "rooms", "closed"), [(2, 8, ("a", "b")), (3, 8, ("a",)), (4, 10, ("a", "b"))])
def test_rooms_and_closed_rooms_by_the_number_of_players(players: int, rooms: int, closed: tuple[str, ...]) -> None:
    board = academy_of(new(players).state)
    assert len(board.rooms) == len(SIDES[players]) == rooms
    assert board.closed == closed
    assert len([space for space in SIDES[players] if not board.is_closed(space)]) == {2: 4, 3: 6, 4: 6}[players]


@pytest.mark.parametrize(("players", "slots"), [(2, [2, 0]), (3, [2, 1, 0]), (4, [2, 1, 1, 0])])
def test_character_slots_by_the_number_of_players(players: int, slots: list[int]) -> None:
    state = new(players).state
    assert [m for n, m in enumerate([2, 1, 1, 0]) if f"academy.{n}" not in state.closed] == slots


def test_two_secrets_are_on_display_and_nobody_sees_the_others() -> None:
    game = new(2)
    board = academy_of(game.state)
    assert len(board.display) == 2
    assert len(board.stack) == 16
    assert sorted(board.tiles) == sorted(TILES_OF_CUT[HOUSE_CARDS])
    seen = academy_of(game.view_for(0).state)
    assert set(seen.stack) == {UNKNOWN}
    assert seen.display == board.display


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
        assert len(tokens) == 27
        assert own <= tokens
        kept.append(tokens)
    assert kept[0] != kept[1], "which seven leave is drawn"


def test_without_the_academy_nothing_of_it_is_in_the_game() -> None:
    state = new(2, modules=MODULES[:2]).state
    assert "academy" not in state.boards
    assert "academy" not in state.special_decks
    cards = [card for deck in state.special_decks.values() for card in deck] + state.prophecy_stack + state.pending
    assert not any((SPECIALS | PROPHECIES)[card].module for card in cards)
    # its magicians are drawn and chosen only with it
    with pytest.raises(OptionsError):
        GameOptions((Seat("A", magician="anjali"), Seat("B")))
    assert GameOptions((Seat("A", magician="anjali"), Seat("B")), modules=MODULES)
    # it needs the dark alley and may be played with the heir
    with pytest.raises(OptionsError, match="academy"):
        GameOptions((Seat("A"), Seat("B")), modules=("academy",))
    assert GameOptions((Seat("A"), Seat("H", "heir")), modules=("dark_alley", "academy", "heir")).turns == 7
    # the later abilities come with the academy
    options = new(2).options
    assert options.plays_academy_version("master_of_chains")
    assert not GameOptions(options.seats, modules=MODULES[:2]).plays_academy_version("master_of_chains")
    alone = GameOptions(options.seats, modules=MODULES, rulings={"academy_abilities": False})
    assert not alone.plays_academy_version("master_of_chains")


def board(*banners: int) -> AcademyBoard:
    """A board on which each seat has renovated one room with so many Banners."""
    rooms = tuple(Room(space.id, "x", seat, n) for (seat, n), space in zip(enumerate(banners), SIDES[4], strict=False))
    return AcademyBoard(Rooms(rooms), (), (), (), ("", ""), ((),) * len(banners), (0,) * len(banners))


@pytest.mark.parametrize(
    ("banners", "fame"),
    [
        ((5, 3), (8, 0)),
        ((3, 3), (0, 0)),
        ((3, 0), (8, 0)),
        ((0, 0), (0, 0)),
        ((5, 4, 3), (12, 6, 0)),
        ((4, 4, 3), (6, 6, 0)),
        ((4, 4, 4), (0, 0, 0)),
        ((5, 3, 3), (12, 0, 0)),
        ((8, 6, 4, 2), (15, 10, 5, 0)),
        ((8, 8, 4, 2), (10, 10, 5, 0)),
        ((8, 8, 8, 2), (5, 5, 5, 0)),
        ((8, 6, 6, 2), (15, 5, 5, 0)),
        ((8, 6, 0, 0), (15, 10, 0, 0)),
    ],
)
def test_banners_by_the_number_of_players_and_ties(banners: tuple[int, ...], fame: tuple[int, ...]) -> None:
    assert tuple(banner_fame(board(*banners), seat) for seat in range(len(banners))) == fame


def test_banners_stand_in_the_final_scoring() -> None:
    t = Academy().room(CLASS_3, "chalk_room", 0, 4)
    assert ("banners", 4, 8) in score_lines(t.state, t.player(0))
    assert ("banners", 0, 0) in score_lines(t.state, t.player(1))


def test_a_level_3_trick_scores_by_its_components_or_by_a_marker() -> None:
    trick = next(t for t in TRICKS.values() if t.end_game and t.end_game["kind"] == "per_prepared_marker")
    t = Academy()
    t.trick(0, trick.id, markers=1)
    assert (f"trick:{trick.id}", 1, there(trick.end_game)["fame"]) in score_lines(t.state, t.player(0))
    t.teaches(0, trick.id, "chalk_room").only("classroom")
    assert (f"trick:{trick.id}", 0, 0) in score_lines(t.state, t.player(0)), "taught: it needs its Components"


def set_aside(trick: str, place: int = 0) -> Academy:
    """Professor Bernard has set this Trick aside; its Components are owned."""
    t = Academy(magicians=("the_mechaniker", "professor_bernard"))
    t.components(1, **dict(TRICKS[trick].components)).trick(1, trick, place=place)
    t.teaches(1, trick, "observatory").only("classroom")
    t.do(SetTrickAside(trick))
    return t


@pytest.mark.parametrize("kind", ["per_trick_level", "if_trick_count"])
def test_tricks_that_bernard_set_aside_are_not_counted_by_other_tricks(kind: str) -> None:
    counting = next(t for t in TRICKS.values() if t.end_game and t.end_game["kind"] == kind)
    level = there(counting.end_game).get("level", 1)
    counted = [t.id for t in TRICKS.values() if t.level == level and t.id != counting.id and sum(t.yields) > 2]
    t = set_aside(counted[0])
    t.components(1, **dict(counting.components)).trick(1, counting.id, "hearts", 0)
    t.trick(1, counted[1], "clubs", 1)
    number = next(n for category, n, _ in score_lines(t.state, t.player(1)) if category == f"trick:{counting.id}")
    assert number == {"per_trick_level": 1 + (counting.level == level), "if_trick_count": 0}[kind]


def test_a_level_3_trick_that_bernard_set_aside_scores_nothing() -> None:
    trick = next(t for t in TRICKS.values() if t.end_game and t.end_game["kind"] == "per_shard")
    t = set_aside(trick.id)
    t.purse(1, shards=4)
    assert not [line for line in score_lines(t.state, t.player(1)) if line[0].startswith("trick:")]
    taught = Academy().components(1, **dict(trick.components)).trick(1, trick.id).purse(1, shards=4)
    taught.teaches(1, trick.id, "observatory", space=CLASS_4)
    assert [line[1] for line in score_lines(taught.state, taught.player(1)) if line[0].startswith("trick:")] == [4]


def test_equal_fame_is_won_by_who_is_ahead_in_the_initiative_order() -> None:
    """Banners that tie pay as told and do not rank the players."""
    for order in ((0, 1, 2), (2, 1, 0)):
        t = Academy(3).room(CLASS_3, "chalk_room", 0, 4).room(CLASS_4, "reading_circle", 1, 4).initiative(*order)
        for seat, fame in enumerate((10, 10, 16)):
            t.purse(seat, fame=fame, coins=0)
        events: list[Event] = []
        end_game(t.state, events)
        banners = {e.seat: e.fame for e in events if isinstance(e, Scored) and e.category == "banners"}
        assert banners == {0: 6, 1: 6, 2: 0}
        assert {player.fame for player in t.state.players} == {16}
        assert t.state.ranking == order
