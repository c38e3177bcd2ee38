"""Shows: the choice, the playback, notes, and forecasts that come true."""

from dataclasses import replace

import pygame
import pytest
from academy_table import Academy
from alley import Alley
from driver import Driver
from given import of_kind, there
from played_games import play_until
from powers_table import Powers
from table import PERFORMANCE, Table

from trickerion.play.session import Session
from trickerion.rules.academy.board import AcademyMarker, academy_of, put
from trickerion.rules.catalog import DAYS, Yields, number_in
from trickerion.rules.game import Game
from trickerion.rules.moves import DeclineToPerform, Perform
from trickerion.scenes.performance import choosing
from trickerion.scenes.performance.scene import PerformanceScene
from trickerion.scenes.performance.staging import Staging
from trickerion.screens.playbill import Playbill, expected_show
from trickerion.screens.show import playing
from trickerion.screens.show.showing import Attendance
from trickerion.storage.saves import OpenedGame
from trickerion.ui import theme
from trickerion.ui.academy_signs import practice_row
from trickerion.ui.text import text_width
from trickerion.words.screens import performance as words

pytestmark = pytest.mark.watched


def chooses(game: Game) -> bool:
    return there(game.decision).question == "ChoosingShow" and game.state.turn >= 3


def open_show(driver: Driver, session: Session) -> PerformanceScene:
    return of_kind(PerformanceScene, driver.open("performance", session=session))


def test_the_forecast_comes_true(driver: Driver) -> None:
    session = play_until(4, "crimson-1", chooses)
    shows = open_show(driver, session)
    bill = shows.choosing.forecasts[shows.choosing.chosen]
    before = [(player.fame, player.coins, player.shards) for player in session.game.state.players]
    driver.click("show.perform")
    assert shows.running is not None
    assert shows.running.is_over
    assert shows.running.bill == bill
    for seat, (fame, coins, shards) in enumerate(before):
        total, player = bill.total(seat), session.game.state.players[seat]
        assert (player.fame, player.coins, player.shards) == (
            fame + total.fame,
            coins + total.coins,
            shards + total.shards,
        )


def test_a_played_show_bears_the_number_by_which_its_card_is_called(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    shows = open_show(driver, play_until(4, "crimson-1", chooses))
    driver.click("show.perform")
    assert shows.running is not None
    drawn: list[str] = []
    monkeypatch.setattr(playing, "draw_number", lambda _on, _rect, number: drawn.append(number))
    shows.refresh()
    shows.draw(pygame.Surface(theme.CANVAS_SIZE))
    card = shows.running.bill.card
    assert drawn == [number_in(shows.shown.row_ids, card)]
    assert drawn[0].isdigit()


def test_a_click_skips_and_only_skips(driver: Driver) -> None:
    driver.app.settings.motion = 1.0
    shows = open_show(driver, play_until(4, "crimson-1", chooses))
    driver.click("show.perform")
    assert shows.running is not None
    assert not shows.running.is_over
    assert shows.holds_game
    evening = shows.running.evening
    driver.click("show.go_on")
    assert evening.is_before, "the playbill can be read"
    assert evening.is_still, "the playbill can be read"
    driver.frames(10, dt=0.05)
    driver.click("show.go_on")
    driver.frames(20, dt=0.05)
    assert not evening.is_before
    assert not evening.is_applauded
    driver.key(pygame.K_ESCAPE)
    assert evening.is_applauded
    assert shows.running is not None
    assert shows.holds_game
    driver.click("show.go_on", "show.go_on", "show.go_on")
    assert shows.running is not None, "presses meant for what moved leave no account unread"
    assert shows.running.is_over, "presses meant for what moved leave no account unread"
    driver.frames(8, dt=0.05)
    driver.click("show.go_on")
    assert shows.running is None or shows.running.bill.card != shows.choosing.chosen


def test_cards_are_chosen_by_click_and_digit(driver: Driver) -> None:
    def has_two(game: Game) -> bool:
        return chooses(game) and sum(isinstance(move, Perform) for move in game.legal_moves()) > 1

    shows = open_show(driver, play_until(4, "crimson-1", has_two))
    cards = list(shows.choosing.forecasts)
    driver.click("offer_2")
    assert shows.choosing.chosen == cards[1]
    driver.key(pygame.K_1)
    assert shows.choosing.chosen == cards[0]


def test_only_a_show_that_is_not_shown_yet_asks_for_a_click(driver: Driver) -> None:
    shows = open_show(driver, play_until(4, "crimson-1", chooses))
    row = [card.id for card in shows.session.game.state.row]
    tip = shows.spots.get(f"performance_{row.index(shows.choosing.chosen) + 1}").tip
    shown = tip() if callable(tip) else tip
    assert shown is not None
    assert words.SHOWN_CARD in str(shown)
    assert words.OPEN_CARD not in str(shown)


def test_declining_is_said_in_one_line(driver: Driver) -> None:
    shows = open_show(driver, play_until(4, "crimson-1", chooses))
    driver.click("show.decline", "dialog.answer_1", wait=2)
    assert shows.showing is not None
    assert shows.showing.stage.note.endswith("not perform.")
    assert shows.running is None
    driver.click("show.go_on")
    assert shows.showing is None or shows.choice is None or shows not in driver.app.stack


def test_a_pile_and_an_enhanced_trick_are_named_beside_what_they_pay() -> None:
    """A pile of a level 1 Trick yields 1 more, a Shard on its card 1 more."""
    table = Alley(2, ("electra", "the_gentleman")).row("riverside_01").trick(0, "linking_rings", markers=0)
    table.marker("riverside_01", 0, 0, "linking_rings", "down")
    card = table.state.performance("riverside_01")
    marker = there(card.markers[0])
    table.state.replace_performance(card.with_marker(0, marker._replace(pile=2)))
    table.player(0).tricks[0] = there(table.player(0).tricks[0])._replace(shards=1)
    (line,) = expected_show(table.state, 0, "friday", "riverside_01").tricks
    assert line.lasting == (("Pile", 1), ("Enhanced", 1))
    assert line.yields == (2, 4, 0), "printed: 2 Coins"


def test_what_a_practice_room_adds_stands_in_the_show_as_its_own() -> None:
    table = Academy().row("riverside_01").trick(0, "linking_rings", markers=0)
    table.marker("riverside_01", 0, 0, "linking_rings", "down").practises(0, "linking_rings", "fencing_hall")
    (line,) = expected_show(table.state, 0, "friday", "riverside_01").tricks
    assert line.practised == (1, 1, 0)
    assert line.by_day == (0, 0, 0)
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
    turn, shows = session.view.state.turn, open_show(driver, session)
    driver.click("show.perform", wait=2)
    assert shows.running is not None
    assert session.view.state.turn == turn + 1
    assert (shows.shown.turn, shows.shown.phase) == (turn, "performance")


def test_declining_a_show_that_pays_is_asked_first_and_enter_keeps_the_show(driver: Driver) -> None:
    session = play_until(4, "crimson-1", chooses)
    shows, made = open_show(driver, session), len(session.game.moves)
    driver.click("show.decline")
    driver.key(pygame.K_RETURN, wait=2)
    assert len(session.game.moves) == made
    assert driver.top is shows


def test_declining_names_all_that_the_show_would_pay_and_asks_about_a_show_for_coins_too(driver: Driver) -> None:
    shows = open_show(driver, play_until(4, "crimson-1", chooses))
    bill = shows.choosing.forecasts[shows.choosing.chosen]
    own = next(line for line in bill.lines if bill.owner(line) == bill.performer and line in bill.bonuses)
    for paid, said in ((Yields(2, 3), "2 {fame}, 3 {coin}"), (Yields(0, 3), "you 3 {coin}")):
        shows.choosing.forecasts = {bill.card: replace(bill, tricks=(), bonuses=(own._replace(yields=paid),))}
        driver.click("show.decline")
        assert said in driver.top.text  # type: ignore[attr-defined]
        driver.key(pygame.K_RETURN, wait=2)


def practised_show() -> tuple[Powers, Playbill]:
    """A guest's Trick that practises, in a show in which two Powers of its owner work."""
    table = Powers(modules=("dark_alley", "prophecies", "powers", "academy")).row("riverside_01")
    table.trick(0, "linking_rings", markers=0).marker("riverside_01", 0, 0, "linking_rings", "down")
    room = next(room for room in academy_of(table.state).rooms if room.space == "s8_practice_3")
    marker = AcademyMarker(0, "linking_rings", there(table.player(0).tricks[0]).suit)
    put(table.state, academy_of(table.state).with_room(room._replace(tile="small_stage").with_marker(0, marker)))
    table.learned(0, "warm_up_act")
    return table, expected_show(table.state, 0, "friday", "riverside_01")


def test_a_power_that_changes_a_show_is_told_with_its_owner() -> None:
    _, bill = practised_show()
    cause = next(cause for cause in bill.causes if cause.name == "Warm-up Act")
    assert cause.named(("Ada", "Bo").__getitem__) == "Warm-up Act (Ada)"


@pytest.mark.parametrize("count", [1, 4, 7])
def test_the_signs_of_what_changes_a_show_never_cover_the_head_of_the_sums(count: int) -> None:
    end = choosing._TOTAL.box.x + text_width(words.TOTAL, theme.TEXT.head)
    lefts = [choosing._cause_center(number, count)[0] - 15 for number in range(count)]
    assert min(lefts) > end
    assert len(set(lefts)) == count


RIVERSIDE, MAGNUS = "riverside_01", "magnus_pantheon_01"


def four_shows(driver: Driver) -> PerformanceScene:
    """Everybody is on a stage, from seat 0 on Thursday on: 0 and 2 share a card, 1 has another, 3 has none."""
    table = Table(4).row(RIVERSIDE, MAGNUS)
    tricks = ("linking_rings", "card_manipulation", "levitation")
    for seat, (card, slot) in enumerate(((RIVERSIDE, 0), (MAGNUS, 0), (RIVERSIDE, 1))):
        table.trick(seat, tricks[seat]).marker(card, slot, seat, tricks[seat], "down")
    for seat, day in enumerate(DAYS):
        table.works(seat, "magician", f"{day}.perform")
    table.phase(PERFORMANCE, turn=1)
    return open_show(driver, Session(table.game, None))


def days_of(shows: PerformanceScene) -> list[str]:
    """What the row of weekdays says."""
    assert shows.showing is not None
    return [shows.showing.stage.turn_of(day) for day in DAYS]


def go_on(driver: Driver, *, then: str) -> None:
    """Leave a show or a note, and do the next thing."""
    driver.click("show.go_on", then, wait=2)


def test_a_show_that_was_declined_is_not_called_done_all_evening(driver: Driver) -> None:
    shows = four_shows(driver)
    driver.click("show.decline", "dialog.answer_1", wait=2)
    assert shows.showing is not None
    assert shows.showing.stage.note
    assert days_of(shows) == ["Player 0, no show", "You, later", "Player 2, later", "Player 3, nothing to perform"]
    go_on(driver, then="show.perform")
    said = ["Player 0, no show", "Player 1, done", "You, later", "Player 3, nothing to perform"]
    assert days_of(shows) == said
    go_on(driver, then="show.perform")
    assert days_of(shows)[:3] == ["Player 0, no show", "Player 1, done", "Player 2, done"]
    driver.click("show.go_on", wait=2)
    assert days_of(shows) == ["Player 0, no show", "Player 1, done", "Player 2, done", "You, no show"]


def test_who_loses_the_only_marker_to_the_show_on_the_stage_does_not_perform_later(driver: Driver) -> None:
    shows = four_shows(driver)
    driver.click("show.perform")
    said = ["Player 0, done", "You, later", "Player 2, nothing to perform", "Player 3, nothing to perform"]
    assert days_of(shows) == said


def test_what_was_declined_is_known_after_the_game_was_loaded(driver: Driver) -> None:
    played = play_until(4, "crimson-1", chooses)
    played.play(DeclineToPerform())
    shows = open_show(driver, Session.of_opened(OpenedGame(played.game.clone())))
    driver.click("show.perform")
    assert days_of(shows) == ["Dora, no show", "no show", "Ada, done", "You, later"]


def test_a_show_that_passes_unseen_leaves_the_table_by_itself(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bow of an evening may hold the game meanwhile: then nobody else takes the empty stage away."""
    session = play_until(2, "crimson-1", ends_the_turn)
    events = session.play(next(move for move in session.legal if isinstance(move, Perform)))
    monkeypatch.setattr(Staging, "_seen_by", lambda *_: Attendance(whole=False, waits=False))  # as of opponents alone
    session.pace.seconds = 0.0
    shows = open_show(driver, session)
    shows.on_events(events)
    driver.frames(3)
    assert shows not in driver.app.stack


def test_a_host_sees_the_own_show_while_guests_wait_and_opponents_play_at_once(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody elsewhere is held up by it: the show goes by itself, but it is not passed over."""
    session = play_until(2, "crimson-1", ends_the_turn)
    events = session.play(next(move for move in session.legal if isinstance(move, Perform)))
    monkeypatch.setattr(Session, "others_wait", True)
    session.pace.seconds = 0.0
    shows = open_show(driver, session)
    shows.on_events(events)
    driver.frames(3)
    assert there(shows.showing).plays is not None
    for _ in range(600):
        driver.frames(1, dt=0.5)
        if shows not in driver.app.stack:
            break
    assert shows not in driver.app.stack
