"""Shows: the choice, the playback, notes, and forecasts that come true."""

from __future__ import annotations

import pygame
from academy_table import Academy
from alley import Alley
from driver import Driver
from played_games import play_until

from trickerion.app.registry import open_scene
from trickerion.app.session import Session
from trickerion.rules.game import Game
from trickerion.rules.moves import Perform
from trickerion.scenes.performance.playbill import expected_show
from trickerion.scenes.performance.scene import PerformanceScene
from trickerion.ui.academy_signs import practice_row


def chooses(game: Game) -> bool:
    assert game.decision is not None
    return game.decision.question == "ChoosingShow" and game.state.turn >= 3


def open_show(driver: Driver, session: Session) -> PerformanceScene:
    opened = open_scene(driver.app, "performance", session=session)
    assert isinstance(opened, PerformanceScene)
    driver.frames(2)
    return opened


def test_the_forecast_comes_true(driver: Driver) -> None:
    session = play_until(4, "crimson-1", chooses)
    shows = open_show(driver, session)
    bill = shows.forecasts[shows.chosen]
    before = [(player.fame, player.coins, player.shards) for player in session.game.state.players]
    driver.click("show.perform")
    assert shows.running is not None and shows.running.is_over
    assert shows.running.bill == bill
    for seat, (fame, coins, shards) in enumerate(before):
        total, player = bill.total(seat), session.game.state.players[seat]
        assert (player.fame, player.coins, player.shards) == (
            fame + total.fame,
            coins + total.coins,
            shards + total.shards,
        )


def test_a_click_skips_and_only_skips(driver: Driver) -> None:
    driver.app.settings.motion = 1.0
    session = play_until(4, "crimson-1", chooses)
    shows = open_show(driver, session)
    driver.click("show.perform")
    assert shows.running is not None and not shows.running.is_over and shows.holds_game
    driver.click("show.go_on")
    assert shows.running is not None and shows.running.is_over
    driver.click("show.go_on")
    assert shows.running is None or shows.running.bill.card != shows.chosen


def test_cards_are_chosen_by_click_and_digit(driver: Driver) -> None:
    def has_two(game: Game) -> bool:
        return chooses(game) and sum(isinstance(move, Perform) for move in game.legal_moves()) > 1

    session = play_until(4, "crimson-1", has_two)
    shows = open_show(driver, session)
    cards = list(shows.forecasts)
    driver.click("offer_2")
    assert shows.chosen == cards[1]
    driver.key(pygame.K_1)
    assert shows.chosen == cards[0]


def test_declining_is_said_in_one_line(driver: Driver) -> None:
    session = play_until(4, "crimson-1", chooses)
    shows = open_show(driver, session)
    driver.click("show.decline")
    assert shows.note.endswith("not perform.") and shows.running is None
    driver.click("show.go_on")
    assert not shows.note or shows.choice is None or shows not in driver.app.stack


def test_a_pile_and_an_enhanced_trick_are_named_beside_what_they_pay() -> None:
    """A pile of a level 1 Trick yields 1 more, a Shard on its card 1 more."""
    table = Alley(2, ("electra", "the_gentleman")).row("riverside_01").trick(0, "linking_rings", markers=0)
    table.marker("riverside_01", 0, 0, "linking_rings", "down")
    card = table.state.performance("riverside_01")
    marker = card.markers[0]
    assert marker is not None
    table.state.replace_performance(card.with_marker(0, marker._replace(pile=2)))
    owned = table.player(0).tricks[0]
    table.player(0).tricks[0] = owned._replace(shards=1)
    (line,) = expected_show(table.state, 0, "friday", "riverside_01").tricks
    assert line.lasting == (("Pile", 1), ("Enhanced", 1))
    assert line.yields == (2, 4, 0), "printed: 2 Coins"


def test_what_a_practice_room_adds_stands_in_the_show_as_its_own() -> None:
    table = Academy().row("riverside_01").trick(0, "linking_rings", markers=0)
    table.marker("riverside_01", 0, 0, "linking_rings", "down").practises(0, "linking_rings", "fencing_hall")
    (line,) = expected_show(table.state, 0, "friday", "riverside_01").tricks
    assert line.practised == (1, 1, 0) and not line.changes
    assert line.yields == (1, 3, 0), "printed: 2 Coins"
    assert practice_row(line.practised) == ("{room.practice}", "+1", "{fame}", "+1", "{coins}")


def test_the_shards_that_a_prophecy_adds_stand_in_the_show() -> None:
    table = Alley().prophecy("twin_shards").row("riverside_01").trick(0, "card_manipulation", markers=0)
    table.marker("riverside_01", 0, 0, "card_manipulation", "down")
    show = expected_show(table.state, 0, "friday", "riverside_01")
    assert show.tricks[0].yields.shards == 2, "printed: 1 Shard"
    assert show.total(0).shards == 4, "the card's bonus of 1 Shard is a payment of its own"


def test_the_fame_that_a_prophecy_pays_for_shards_stands_in_the_show() -> None:
    table = Alley().prophecy("shining_shards").row("riverside_01").trick(0, "card_manipulation", markers=0)
    table.marker("riverside_01", 0, 0, "card_manipulation", "down")
    show = expected_show(table.state, 0, "friday", "riverside_01")
    assert show.tricks[0].yields == (3, 1, 1), "printed: 1 Fame, 1 Coin, 1 Shard"
    assert show.total(0).fame == 5, "2 Fame more for the Shard of the card"


def ends_the_turn(game: Game) -> bool:
    """The last show of a turn is chosen: after it the game is in the next turn."""
    if not chooses(game):
        return False
    after = game.clone()
    after.apply(next(move for move in game.legal_moves() if isinstance(move, Perform)))
    return after.state.turn > game.state.turn


def test_the_last_show_is_seen_in_the_turn_in_which_it_was_given(driver: Driver) -> None:
    session = play_until(2, "crimson-1", ends_the_turn)
    turn = session.view.state.turn
    shows = open_show(driver, session)
    driver.click("show.perform")
    driver.frames(2)
    assert shows.running is not None and session.view.state.turn == turn + 1
    assert (shows.shown.turn, shows.shown.phase) == (turn, "performance")
