"""The sheet between two turns: what it tells, how long it stays, who is asked on it."""

import random
from dataclasses import replace

import pygame
import pytest
from driver import Driver
from given import of_kind, there
from played_games import game_until
from screens import session_at
from solo import Solo, solo_options
from thinking import Ponders

from trickerion.app.registry import open_scene
from trickerion.language.verbatim import Verbatim
from trickerion.language.voice import Voice
from trickerion.play.chronicle import LogLine
from trickerion.play.session import Session
from trickerion.rules import events as e
from trickerion.rules.ask.board import board_of
from trickerion.rules.events import CoinsPaid, FameGained, InitiativeSet
from trickerion.rules.game import Game
from trickerion.rules.moves import Advertise, Move
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.seam.begins import poster
from trickerion.scenes.seam.ends import spared, unpaid
from trickerion.scenes.seam.scene import STAYS, SeamScene
from trickerion.scenes.seam.telling import END
from trickerion.table.director import director_of
from trickerion.table.seam import WageRow, purses, seam_of
from trickerion.ui.text import cut_short
from trickerion.words.heir.tips import parting_words
from trickerion.words.screens import seam as words
from trickerion.words.screens.board import turn_begins

pytestmark = pytest.mark.watched

ALONE = GameOptions((Seat("Ada"), Seat("Bo", "greedy")), setup="beginner")
TOGETHER = GameOptions((Seat("Ada"), Seat("Bo")), setup="beginner")


def before_turn_2(options: GameOptions, *, coins: int | None = None) -> tuple[Game, Move]:
    """A game before the move that ends turn 1, and that move."""
    game, dice = Game.new(options, "seam"), random.Random(5)
    while True:
        before, move = game.clone(), dice.choice(game.legal_moves())
        game.apply(move)
        if game.state.turn == 2:
            break
    if coins is not None:
        for player in before.state.players:
            player.coins = coins
    return before, move


def sit_down(driver: Driver, options: GameOptions, seam: str = "wait", coins: int | None = None) -> BoardScene:
    """The board at which turn 1 has just ended, of people who have played before."""
    driver.app.places.statistics.touch()
    driver.app.settings.opponents_pace = 1e-9
    game, move = before_turn_2(options, coins=coins)
    session = Session(game, None, pace=1e9)
    session.opponents._brains = Ponders()
    board = driver.open("board", how="reset", session=session)
    driver.app.settings.seam = seam
    session.make(session.preview.foresight.course([move]).steps)  # whoever's move it was
    for _ in range(60):
        driver.frames(1)
        if driver.top is not board and not isinstance(driver.top, SeamScene):
            driver.app.stack.pop(driver.top)  # a show that ended the turn
    return of_kind(BoardScene, board)


def sheet(driver: Driver) -> SeamScene:
    assert isinstance(driver.top, SeamScene)
    return driver.top


def is_open(driver: Driver) -> bool:
    return any(isinstance(scene, SeamScene) for scene in driver.app.stack)


@pytest.mark.parametrize("options", [ALONE, TOGETHER], ids=["alone", "hot seat"])
def test_between_two_turns_a_sheet_holds_the_game_until_the_player_goes_on(
    driver: Driver, options: GameOptions
) -> None:
    board = sit_down(driver, options)
    assert sheet(driver).telling.seam.turn == 2
    assert board.director.is_held
    driver.frames(10, dt=1.0)
    assert is_open(driver), "it waits"
    driver.key(pygame.K_RETURN, wait=3)
    assert not is_open(driver), "once, to everybody"
    assert not board.director.is_held, "once, to everybody"


def test_it_goes_by_itself_when_it_need_not_wait(driver: Driver) -> None:
    sit_down(driver, ALONE)
    driver.click("seam.wait")
    assert driver.app.settings.seam == "brief"
    driver.move((4, 4))
    driver.frames(130, dt=0.05)
    assert not is_open(driver)


@pytest.mark.parametrize("reads", ["", "seam.wages.0"])
def test_it_goes_by_itself_under_a_still_hand_but_not_while_something_is_read(driver: Driver, reads: str) -> None:
    sit_down(driver, ALONE)
    driver.app.settings.seam = "brief"
    if reads:
        driver.move(reads)
    driver.frames(130, dt=0.05)
    assert is_open(driver) is bool(reads)


def test_the_first_click_shows_everything_and_the_second_one_goes_on(driver: Driver) -> None:
    sit_down(driver, ALONE)
    driver.app.settings.motion = 1.0
    driver.frames(1)
    top = sheet(driver)
    top.on_events([])
    driver.frames(2)
    assert top.timeline.busy
    driver.click((20, 1060))
    assert not top.timeline.busy
    assert is_open(driver)
    driver.click((20, 1060), wait=3)
    assert not is_open(driver)


@pytest.mark.parametrize("motion", [0.0, 0.5, 1.0, 4.0])
def test_its_seconds_are_counted_from_when_everything_lies_and_motion_does_not_shorten_them(
    driver: Driver, motion: float
) -> None:
    sit_down(driver, ALONE)
    driver.app.settings.motion, driver.app.settings.seam = motion, "brief"
    top = sheet(driver)
    top.on_events([])
    driver.move((4, 4))
    for _ in range(200):
        if top._whole is not None:
            break
        assert top.left == STAYS, "something is still to come"
        driver.frames(1, dt=0.05)
    assert top.telling.moment == END
    assert top.left == STAYS
    for _ in range(50):  # 2.5 seconds
        driver.app.live([], 0.05)
    assert is_open(driver)
    for _ in range(60):
        driver.app.live([], 0.05)
    assert not is_open(driver)


def test_in_a_first_game_it_waits_until_the_player_says_otherwise(driver: Driver) -> None:
    sit_down(driver, ALONE)
    driver.app.settings.seam = "brief"
    assert not sheet(driver).waits, "whoever has played a game to its end is not waited for"
    driver.app.stack.pop(sheet(driver))
    driver.app.places.statistics.unlink()
    for _ in range(2):
        top = open_scene(driver.app, "seam", session=there(director_of(driver.app)).session)
        assert isinstance(top, SeamScene), "no game has been played to its end"
        assert top.waits, "no game has been played to its end"
        driver.move((4, 4))
        driver.frames(130, dt=0.05)
        assert is_open(driver)
        driver.click("seam.go_on", wait=2)
        assert not is_open(driver)
    open_scene(driver.app, "seam", session=there(director_of(driver.app)).session)
    driver.click("seam.wait")
    driver.move((4, 4))
    driver.frames(130, dt=0.05)
    assert not is_open(driver)
    assert driver.app.settings.seam == "brief"
    open_scene(driver.app, "seam", session=there(director_of(driver.app)).session)
    driver.frames(130, dt=0.05)
    assert not is_open(driver), "what was said is remembered"


def test_the_wage_of_hidden_talent_stands_beside_those_of_the_team(driver: Driver) -> None:
    """They are paid one after the other, and told together; Loyal Crew is named once (ruling 151)."""
    state = sit_down(driver, ALONE).session.game.state
    team, talent = (("apprentice_1", 1), ("assistant", 2)), (("manager", 2),)
    first, second = e.WagesPaid(1, 3, 3, (), team), e.WagesPaid(1, 1, 0, ("manager",), talent)
    events = (e.PowerUsed(1, "loyal_crew"), first, e.PowerUsed(1, "loyal_crew"), second)
    rows = {row.seat: row for row in seam_of([LogLine(1, "end_turn", -1, 0, events)], state).wages}
    assert (rows[1].wages, rows[1].unpaid, rows[1].paid) == (team + talent, ("manager",), 3)
    assert (rows[1].savers, rows[1].saved) == (("loyal_crew",), 1)


def test_the_power_that_makes_wages_lower_is_named_beside_them(driver: Driver) -> None:
    """The Coins at the Characters do not add up to the sum without it; and who is spared all wages has had workers."""
    state = sit_down(driver, ALONE).session.game.state
    paid = e.WagesPaid(1, 1, 1, (), (("apprentice_1", 1), ("assistant", 2)))
    events = (e.PowerUsed(1, "loyal_crew"), paid, e.PowerUsed(0, "loyal_crew"), e.PowerUsed(0, "tycoon"))
    rows = {row.seat: row for row in seam_of([LogLine(1, "end_turn", -1, 0, events)], state).wages}
    assert [(rows[seat].savers, rows[seat].saved) for seat in (0, 1)] == [(("loyal_crew",), 0), (("loyal_crew",), 2)]
    assert spared(rows[1]) == "Loyal Crew −2"
    cut_short.clear()
    told = sheet(driver).telling
    told.seam = replace(told.seam, wages=(rows[1], rows[0]))
    assert sheet(driver).ends.instead(rows[0]) == "nothing left to pay: Loyal Crew"
    sheet(driver).ends.draw(driver.canvas, sheet(driver).spots)
    assert not cut_short


def test_a_team_without_wages_has_no_cut_words_however_big_it_is(driver: Driver) -> None:
    sit_down(driver, ALONE, coins=0)
    cut_short.clear()
    told = sheet(driver).telling
    team = ("apprentice_1", "protege", "assistant", "apprentice_2", "engineer", "manager")
    rows = [WageRow(0, tuple((one, 2) for one in team[:size]), team[:size], 2, 2 * size) for size in (3, 4, 5, 6)]
    some = (("protege", 2), ("apprentice_1", 1), ("manager", 2))
    for row in (*rows, WageRow(0, some, ("apprentice_1", "manager"), 2, 4)):
        told.seam = replace(told.seam, wages=(row,))
        sheet(driver).ends.draw(driver.canvas, sheet(driver).spots)
    assert not cut_short


def test_an_unpaid_wage_is_told_with_the_character_and_the_fame_lost(driver: Driver) -> None:
    sit_down(driver, ALONE, coins=0)
    row = next(row for row in {row.seat: row for row in sheet(driver).telling.seam.wages}.values() if row.wages)
    working = [character for character, coins in row.wages if coins]
    assert working
    assert set(row.unpaid) == set(working)
    assert row.paid == 0
    assert row.fame_lost == 2 * len(working)
    assert "not paid" in unpaid(row.unpaid)
    spot = sheet(driver).spots.get(f"seam.wage.{row.seat}.{working[0]}")
    assert spot.tip is not None
    assert "you lost 2" in " ".join(there(spot.tip()).body)


def test_the_order_is_told_with_the_fame_and_coins_that_set_it(driver: Driver) -> None:
    """Whoever advertises before the player has 2 Fame more and fewer Coins by then."""
    sit_down(driver, ALONE)
    told = sheet(driver).telling
    first, second = told.state.initiative[:2]
    fame, coins = told.state.players[first].fame, told.state.players[first].coins
    since = (FameGained(first, 2, "advertising"), CoinsPaid(first, 1, "advertising"))
    (one, other) = purses(replace(told.seam, since=since), told.board)[:2]
    assert (one.seat, one.fame, one.coins) == (first, fame - 2, coins + 1)
    assert (other.seat, other.fame) == (second, told.state.players[second].fame)


def test_what_follows_the_order_is_read_from_the_log_of_the_turn(driver: Driver) -> None:
    board = sit_down(driver, ALONE)
    seam, state = sheet(driver).telling.seam, board.session.view.state
    assert not any(isinstance(event, InitiativeSet) for event in seam.since)
    ranked = [purse.fame for purse in purses(seam, board_of(state, 0))]
    assert ranked == sorted(ranked), "least Fame first"


def test_a_poster_that_cannot_be_paid_is_told_and_the_rivals_who_cannot_pay_are_named() -> None:
    assert "cannot pay" in poster(2, 3, 3, 1)
    assert "*3*" in poster(2, 3, 3, 1)
    assert "cannot" not in poster(0, 3, 1, 1)
    assert poster(0, 3, 1, 4, ["Bela"]).endswith("Bela cannot pay for one.")
    assert poster(2, 3, 3, 1, ["Bela", "Cleo"]).endswith("you have *1*. Nor can Bela and Cleo.")


def test_the_sheet_tells_the_events_of_the_seam_and_the_board_does_not_tell_them_again(driver: Driver) -> None:
    board, told = sit_down(driver, ALONE), sheet(driver).telling
    assert told.seam.came == board.session.view.state.row[0].id
    assert told.seam.is_whole
    assert turn_begins(turn=2) not in board.toasts.titles
    assert not board.animator.hidden
    assert not board.table.faces


def test_the_setting_leaves_the_sheet_out(driver: Driver) -> None:
    board = sit_down(driver, ALONE, seam="off")
    assert not is_open(driver)
    assert turn_begins(turn=2) in board.toasts.titles


def test_a_game_among_computers_is_not_held_up(driver: Driver) -> None:
    sit_down(driver, GameOptions((Seat("Cy", "greedy"), Seat("Bo", "greedy")), setup="beginner"))
    assert not is_open(driver)


def test_in_the_first_turn_there_is_only_what_begins(driver: Driver) -> None:
    driver.app.settings.seam = "wait"
    session = Session.new(ALONE, "first", None, pace=1e9)
    driver.open("board", how="reset", session=session)
    driver.frames(6)
    top = sheet(driver)
    assert top.telling.seam.is_first
    assert not top.telling.seam.wages
    assert not [name for name in top.spots.names() if name.startswith("seam.wage")]


@pytest.mark.parametrize("options", [ALONE, solo_options(setup="beginner")])
def test_the_first_turn_tells_what_the_start_has_given_and_what_rivals_have_paid_since(options: GameOptions) -> None:
    session = Session.new(options, "first", None, pace=1e9)
    state = session.view.state
    for purse in purses(seam_of(session.log, state), board_of(state, 0)):
        player = state.players[purse.seat]
        assert (purse.coins, purse.fame) == (player.coins, player.fame)
        assert not purse.is_short
    paid = LogLine(1, "advertise", 1, 1, (FameGained(1, 2, "advertising"), CoinsPaid(1, 1, "advertising")))
    assert seam_of([*session.log, paid], state).since[-2:] == paid.events, "a rival who came first has paid"


def asks(game: Game, question: str) -> bool:
    return game.decision is not None and game.decision.question == question


def asked_alone(driver: Driver) -> tuple[SeamScene, Session]:
    """The sheet of a solo game that asks which die is rolled again."""
    players = [("assistant", 1), ("heir", 0)]
    game = game_until(solo_options(), "solo seam", players, lambda game: asks(game, "ChoosingConfiguration"))
    session = Session(game, None, pace=1e9)
    driver.app.settings.seam = "wait"
    driver.open("board", how="reset", session=session)
    driver.frames(6)
    return sheet(driver), session


def test_the_names_of_the_wages_keep_their_capitals() -> None:
    reader = Voice((Verbatim("Ada"), Verbatim("Lantern Jack")), 0)
    assert words.WAGES_OF(reader, 1) == "Lantern Jack’s wages"
    assert words.WAGES_OF(reader, 0) == "Your wages"


def test_a_second_click_before_the_sheet_has_followed_the_first_does_nothing(driver: Driver) -> None:
    top, session = asked_alone(driver)
    moves, move = len(session.game.moves), session.legal[0]
    at = driver.app.window.letterbox.to_window(driver.center(f"seam.closed.{move.location}"))  # type: ignore[attr-defined]
    driver.move(f"seam.closed.{move.location}")  # type: ignore[attr-defined]
    for kind in 2 * (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=at, button=1))
    driver.frames(3)
    assert driver.app.failures == 0
    assert driver.top is top
    assert session.game.moves[moves:] == [move]


def test_alone_the_player_chooses_on_the_sheet_which_die_is_rolled_again(driver: Driver) -> None:
    """What is to be done first stands beside Continue, in light letters on the dark wood."""
    top, session = asked_alone(driver)
    driver.app.draw()
    foot, right = top.telling.at.foot, top.telling.at.go_on.x
    area = driver.canvas.subsurface((right - 420, foot - 12, 400, 24))
    assert any(min(area.get_at((x, y))[:3]) > 120 for x in range(400) for y in range(24))
    driver.key(pygame.K_RETURN)
    driver.click((20, 1060))
    assert driver.top is top, "it cannot be left without an answer"
    moves = len(session.game.moves)
    driver.click(f"seam.closed.{session.legal[0].location}")  # type: ignore[attr-defined]
    driver.frames(5)
    assert len(session.game.moves) == moves + 1
    assert driver.top is top
    assert top.telling.seam.is_whole
    driver.key(pygame.K_RETURN, wait=3)
    assert not is_open(driver)


def test_initiative_is_told_with_the_fame_that_it_was_set_by(driver: Driver) -> None:
    """A rival who comes first has advertised before the sheet is read."""
    session = session_at(sit_down(driver, TOGETHER))
    while session.game.state.phase != "advertise":
        session.game.apply(session.game.legal_moves()[0])
    ranked = [player.fame for player in session.game.state.players]
    first = session.game.state.initiative[0]
    session.game.state.players[first].coins = board_of(session.game.state, first).poster_price(first)
    session.make(session.preview.foresight.course([Advertise()]).steps)
    seam = seam_of(session.log, session.game.state)
    assert session.game.state.players[first].fame == ranked[first] + 2
    told = {purse.seat: purse for purse in purses(seam, board_of(session.game.state, 0))}
    assert [told[seat].fame for seat in session.game.state.seats] == ranked
    assert not told[first].is_short, "it has been paid"


def test_what_the_heir_receives_for_the_card_that_leaves_is_told() -> None:
    t = Solo()
    t.state.turn = 4
    paid = e.TrickPaid(1, "walled", "solo_riverside_01", 0, 2, 1, 1)
    seam = seam_of([LogLine(3, "end_turn", -1, 0, (paid, paid))], t.state)
    assert seam.parting == (4, 2, 2)
    assert "4 {fame}, 2 {coin}, 2 {shard}" in parting_words(seam.parting).body[0]


@pytest.mark.parametrize("press", ["enter", "click"])
def test_nothing_is_answered_before_the_sheet_has_been_seen(driver: Driver, press: str) -> None:
    """At the start of a game Coins and cards still move for a while: a press then hastens the sheet."""
    driver.app.settings.seam, driver.app.settings.motion = "wait", 1.0
    sessions = (Session.new(ALONE, f"begin {n}", None) for n in range(40))
    session = next(session for session in sessions if session.decision is not None and session.decision.seat == 0)
    board = driver.open("board", how="reset", session=session)
    assert driver.top is board
    assert board.timeline.busy
    if press == "enter":
        driver.key(pygame.K_RETURN)
    else:
        driver.click("dock.done")
    driver.frames(3)
    assert not session.game.moves
    assert isinstance(driver.top, SeamScene)


def test_alone_the_die_is_chosen_by_keys_too(driver: Driver) -> None:
    _, session = asked_alone(driver)
    moves, legal = len(session.game.moves), session.legal
    for _ in range(12):
        driver.key(pygame.K_TAB)
        if (driver.top.spots.focused or "").startswith("seam.closed."):
            break
    assert driver.top.spots.get(driver.top.spots.focused or "").said().name
    driver.key(pygame.K_RETURN, wait=3)
    assert len(session.game.moves) == moves + 1
    assert session.game.moves[-1] in legal
