"""Renovate: three prices, missing Fame, rooms of the stack, Banners."""

from collections.abc import Mapping

import pytest
from academy_table import CLASS_1, CLASS_3, CLASS_4, PRACTICE_3, Academy
from table import of

from trickerion.rules.academy.building import renovation_reason, space_reason
from trickerion.rules.academy.catalog import CLASSROOMS, PRACTICE_ROOMS, SPACES, TILES_OF_CUT, Classroom, PracticeRoom
from trickerion.rules.ask.actions import action_statuses
from trickerion.rules.events import BannersDiscarded, CoinsPaid, FameGained, RoomRenovated
from trickerion.rules.moves import ChooseRenovation, ChooseTile, Renovate


def at_work(turn: int = 2, **purse: int) -> Academy:
    """The Magician of seat 0 stands on the +2 slot: 5 Action Points."""
    t = Academy()
    t.purse(0, **({"coins": 30, "fame": 20} | purse))
    return t.acts(0, "magician", turn=turn)


def test_renovating_costs_2_action_points_pays_coins_and_gains_fame() -> None:
    t = at_work()
    assert t.points == 5
    t.do(Renovate(CLASS_3), ChooseRenovation(16))
    events = t.do(ChooseTile("great_library"))
    assert t.points == 3
    assert t.has(0)[:2] == (27, 22)
    assert of(RoomRenovated, events) == [RoomRenovated(0, CLASS_3, "great_library", 16, 8, 4)]
    assert of(FameGained, events) == [FameGained(0, 7, "renovation")]
    assert t.board.room(CLASS_3).tile == "great_library"
    assert "great_library" not in t.board.tiles


def _stack(t: Academy, rooms: Mapping[str, PracticeRoom | Classroom], threshold: int) -> list[str]:
    of_the_game = TILES_OF_CUT[t.state.options.house_cards]
    return [room for room in rooms if room in of_the_game and rooms[room].threshold == threshold]


def test_the_room_is_any_of_the_stack_of_its_type_and_threshold() -> None:
    t = at_work()
    t.do(Renovate(PRACTICE_3), ChooseRenovation(1))
    assert [move.tile for move in t.offers(ChooseTile)] == _stack(t, PRACTICE_ROOMS, 1)
    t = at_work()
    t.do(Renovate(CLASS_4), ChooseRenovation(16))
    assert [move.tile for move in t.offers(ChooseTile)] == _stack(t, CLASSROOMS, 16)


def test_missing_fame_costs_a_coin_each() -> None:
    t = at_work(coins=30, fame=30)
    t.do(Renovate(CLASS_3), ChooseRenovation(36))
    events = t.do(ChooseTile("treasury"))
    assert of(CoinsPaid, events) == [CoinsPaid(0, 6, "fame_threshold"), CoinsPaid(0, 10, "renovation")]
    assert t.has(0) == (40, 14, 0)
    # prices that cannot be paid are not offered
    t = at_work(coins=19, fame=10)
    t.do(Renovate(CLASS_3))
    assert [move.threshold for move in t.offers(ChooseRenovation)] == [1, 16]
    dearest = SPACES[CLASS_3].renovations[2]
    assert renovation_reason(t.state, 0, CLASS_3, dearest) == ("renovation_coins", (10 + 26 - 19,))
    # a single price is not asked
    t = at_work(coins=6, fame=5)
    t.do(Renovate(CLASS_3))
    assert t.question == "ChoosingTile"


@pytest.mark.parametrize(("turn", "banners"), [(1, 4), (2, 4), (3, 3), (4, 3), (5, 2), (6, 2), (7, 1)])
def test_banners_by_turn(turn: int, banners: int) -> None:
    t = at_work(turn)
    t.do(Renovate(CLASS_3), ChooseRenovation(1), ChooseTile("chalk_room"))
    assert t.board.banners_placed(0) == banners
    assert t.board.banners == (12 - banners, 12)


@pytest.mark.parametrize("left", [1, 2])
def test_fewer_banners_than_the_turn_asks_for_are_all_placed(left: int) -> None:
    t = Academy().banners(0, left).banners(1, 5).purse(0, coins=30)
    t.acts(0, "magician")
    events = t.do(Renovate(CLASS_3), ChooseRenovation(1), ChooseTile("chalk_room"))
    assert t.board.banners_placed(0) == left
    assert of(BannersDiscarded, events) == [BannersDiscarded((1,))]
    assert t.board.banners == (0, 4)


def test_the_last_banner_takes_none_from_who_has_none() -> None:
    t = Academy().banners(0, 3).banners(1, 0)
    t.acts(0, "magician")
    events = t.do(Renovate(CLASS_3))
    events += t.do(*(move for move in t.offers(ChooseRenovation)[:1])) if t.question == "ChoosingRenovation" else []
    events += t.do(ChooseTile("chalk_room"))
    assert not of(BannersDiscarded, events)
    assert t.board.banners == (0, 0)
    # with a banner left nobody discards one
    t = Academy(3).banners(0, 5).banners(1, 2).banners(2, 0).purse(0, coins=30)
    t.acts(0, "magician")
    events = t.do(Renovate(CLASS_3), ChooseRenovation(1), ChooseTile("chalk_room"))
    assert not of(BannersDiscarded, events)
    assert t.board.banners == (1, 2, 0)
    # one from everybody who has one
    t = Academy(4).banners(0, 4).banners(1, 1).banners(2, 0).banners(3, 7).purse(0, coins=30)
    t.acts(0, "magician")
    space = t.offers(Renovate)[0].space
    events = t.do(Renovate(space), ChooseRenovation(1), ChooseTile(t.board.tiles_of(SPACES[space].type, 1)[0]))
    assert of(BannersDiscarded, events) == [BannersDiscarded((1, 3))]
    assert t.board.banners == (0, 0, 0, 6)


@pytest.mark.parametrize("threshold", [16, 36])
def test_a_fame_threshold_met_exactly_costs_no_coin(threshold: int) -> None:
    price = next(price.coins for price in SPACES[CLASS_3].renovations if price.threshold == threshold)
    for fame, missing in ((threshold, 0), (threshold - 1, 1)):
        t = at_work(coins=price, fame=fame)
        t.do(Renovate(CLASS_3))
        assert t.can(ChooseRenovation(threshold)) is (not missing), "with one Fame less a Coin more is due"
        t = at_work(coins=price + 1, fame=fame)
        t.do(
            Renovate(CLASS_3),
            ChooseRenovation(threshold),
            ChooseTile("great_library" if threshold == 16 else "treasury"),
        )
        assert t.player(0).coins == 1 - missing


def test_without_a_banner_nothing_is_renovated() -> None:
    t = Academy().banners(0, 0)
    t.acts(0, "magician")
    assert not t.offers(Renovate)
    assert next(s for s in action_statuses(t.state, 0) if s.action == "renovate").reason == ("no_banner", ())
    # closed and renovated spaces are not offered
    t = Academy().room(CLASS_3, "chalk_room")
    t.acts(0, "magician")
    assert {move.space for move in t.offers(Renovate)} == {CLASS_4, PRACTICE_3, "s8_practice_4"}
    acting = t.acting
    assert space_reason(t.state, acting, CLASS_1) == ("space_closed", ("a",))
    assert space_reason(t.state, acting, CLASS_3) == ("space_taken", ())
    assert space_reason(t.state, acting, CLASS_4) is None


@pytest.mark.parametrize(("turn", "closed"), [(2, ("a", "b")), (3, ("b",)), (5, ("a",))])
def test_closed_rooms_open_when_the_turn_marker_comes_to_their_token(turn: int, closed: tuple[str, ...]) -> None:
    t = Academy()
    t.only("end_turn", turn)
    assert t.board.closed == closed
