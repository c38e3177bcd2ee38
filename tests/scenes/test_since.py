"""Since the last move: the strip, the table before each deed, rims; the last show; Assignments on waiting disks."""

from itertools import pairwise

import pygame
import pytest
from driver import Driver
from given import of_kind, there
from played_games import game_until
from pygame import Rect, Surface
from screens import session_at
from solo import tale
from table import Table

from trickerion.app.registry import open_scene
from trickerion.play import narration
from trickerion.play.replay import Replay
from trickerion.play.session import Session
from trickerion.play.since import deeds_since, last_move_of
from trickerion.rules import events as e
from trickerion.rules import moves as m
from trickerion.rules.ask.heirs_tale import chapters
from trickerion.rules.catalog import PERFORMANCES
from trickerion.rules.game import Game
from trickerion.rules.options import HEIR, GameOptions, Seat
from trickerion.rules.state import HIDDEN_CARD, WAITING
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.performance.scene import PerformanceScene
from trickerion.screens.board.beside_cards import LastShow, last_show
from trickerion.screens.board.layers import marker_centers, past_sign
from trickerion.storage.saves import OpenedGame
from trickerion.storage.settings import Settings
from trickerion.table.changes import gain_rect
from trickerion.table.log_panel import LogPanel
from trickerion.table.opponents import special_places, team_centers
from trickerion.table.since_chips import Chip, ChipPart
from trickerion.table.view import TableView, seat_colours, seat_names
from trickerion.ui.layout import board as at
from trickerion.ui.layout import to_come
from trickerion.ui.layout.board_since import BesideCards
from trickerion.words import names as n
from trickerion.words.names import card
from trickerion.words.screens import replay as words
from trickerion.words.screens.replay import assigned

ALLEY = ("dark_alley", "prophecies")
TABLES = {
    "base": (2, 1, ()),
    "four": (4, 1, ALLEY),
    "academy": (4, 1, (*ALLEY, "academy")),
    "duel": (2, 1, (*ALLEY, "duel")),
    "hot seat": (3, 3, ()),
}


def options(table: str) -> GameOptions:
    """A table with so many persons; the first of them is seat 0."""
    if table == "solo":
        return GameOptions((Seat("Ada"), Seat("The Heir", HEIR)), setup="beginner", modules=(*ALLEY, HEIR))
    players, persons, modules = TABLES[table]
    seats = tuple(Seat(f"Player {n}", "person" if n < persons else "greedy") for n in range(players))
    return GameOptions(seats, setup="beginner", modules=modules)


def played(table: str, question: str, turn: int, done: int) -> Game:
    """Played by bots until seat 0 is asked this in that turn or later, after the others have placed so many."""

    own, asked = 0, -1

    def reached(game: Game) -> bool:
        nonlocal own, asked
        own = len(game.moves) if asked == 0 else own
        asked = game.decision.seat if game.decision else -1
        is_asked = asked == 0 and there(game.decision).question == question and game.state.turn >= turn
        return is_asked and sum(isinstance(move, m.PlaceCharacter) for move in game.moves[own:]) >= done

    kind = options(table)
    bots = [(HEIR if seat.player == HEIR else "assistant", number) for number, seat in enumerate(kind.seats)]
    return game_until(kind, "since", bots, reached)


def sit_down(driver: Driver, table: str, question: str = "Placing", turn: int = 2, done: int = 0) -> BoardScene:
    """The board of a game that has just been opened."""
    session = Session.of_opened(OpenedGame(played(table, question, turn, done)), pace=1e9)
    session.news.take_events()
    return of_kind(BoardScene, driver.open("board", how="reset", session=session))


def chips(scene: BoardScene) -> list[str]:
    return [name for name in scene.spots.names() if name.startswith("since.chip.")]


# ------------------------------------------------------------------ the strip
@pytest.mark.parametrize("table", [*TABLES, "solo"])
def test_the_strip_tells_each_deed_of_the_others_and_goes_with_the_own_next_move(driver: Driver, table: str) -> None:
    scene = sit_down(driver, table, done=0 if table == "solo" else 1)
    session = session_at(scene)
    if table == "solo":  # the Heir answers the first placement of the turn
        place(session)
        while session.preview.coming_step is not None:
            session.take_step()
        driver.frames(3)
    since = last_move_of(session.news.movers, session.viewer)
    others = set(session.news.movers[since:])
    assert others
    assert session.viewer not in others
    assert chips(scene)
    assert {chip.deed.seat for chip in scene.since.chips} <= others
    assert scene.since.rect.colliderect(at.COLUMN)
    assert not scene.since.rect.colliderect(scene.log.rect)
    assert all(scene.since.rect.contains(scene.spots.rect(name)) for name in chips(scene))
    place(session, finish=False)
    driver.frames(3)
    assert last_move_of(session.news.movers, 0) > since
    assert not chips(scene)


def place(session: Session, *, finish: bool = True) -> None:
    """Place any Character of the viewer's, and be done with it."""
    session.play(next(move for move in session.legal if isinstance(move, m.PlaceCharacter | m.LeaveIdle)))
    if finish and m.FinishCharacter() in session.legal:
        session.play(m.FinishCharacter())


def test_small_steps_are_folded_into_the_deed_that_they_belong_to(driver: Driver) -> None:
    deeds = [chip.deed for chip in sit_down(driver, "four", done=1).since.chips]
    assert sum(isinstance(event, e.CharacterPlaced) for deed in deeds for event in deed.events) == sum(
        isinstance(deed.head, e.CharacterPlaced) for deed in deeds
    )
    for deed in deeds:
        paid = [event for event in deed.events if isinstance(event, e.CoinsPaid) and event.source == "buy"]
        assert not paid or isinstance(deed.head, e.ComponentsBought)


def test_a_chip_says_in_words_what_was_done_lights_what_it_changed_and_a_click_shows_the_table_before(
    driver: Driver,
) -> None:
    scene = sit_down(driver, "base", done=1)
    deed = next(chip.deed for chip in scene.since.chips if isinstance(chip.deed.head, e.CharacterPlaced))
    name = f"since.chip.{[chip.deed for chip in scene.since.chips].index(deed)}"
    slot = of_kind(e.CharacterPlaced, deed.head).slot
    told = narration.deed(deed.events, deed.seat, scene.table.names, 0)
    assert told.title == "Player 1"
    assert told.body[0].startswith("Placed the ")
    assert slot in scene.table.state.occupants
    taken, free = scene.spots.rect(f"slot.{slot}"), scene.spots.rect("slot.workshop.0.0")
    before = picture(scene)
    driver.move(name)
    after = picture(scene)
    assert looks_else(before, after, taken.inflate(12, 12))
    assert not looks_else(before, after, free)
    driver.click(name)
    assert scene.past is not None
    assert slot not in scene.table.state.occupants
    assert scene.holds_game
    driver.click((700, 950))
    assert scene.past is None
    assert slot in scene.table.state.occupants


def picture(scene: BoardScene) -> Surface:
    """What the board shows now."""
    canvas = Surface((1920, 1080))
    scene.draw(canvas)
    return canvas


def looks_else(one: Surface, other: Surface, area: Rect) -> bool:
    """Whether two pictures differ there."""
    return pygame.image.tobytes(one.subsurface(area), "RGB") != pygame.image.tobytes(other.subsurface(area), "RGB")


def test_what_changed_keeps_its_chip_and_a_rim_until_the_own_next_move_and_undo_brings_them_back(
    driver: Driver,
) -> None:
    scene = sit_down(driver, "four", done=1)
    session, heads = scene.session, [chip.deed.head for chip in scene.since.chips]
    placed = {f"slot.{head.slot}" for head in heads if isinstance(head, e.CharacterPlaced)}
    assert placed
    assert placed <= scene.since.lasting
    gained = {f"coin.{chip.deed.seat}" for chip in scene.since.chips if chip.deed.gains[1]}
    assert all(name not in gained or gain > 0 for name, gain in scene.since.gains.items())
    shown, lasting = chips(scene), scene.since.lasting
    session.play(next(move for move in session.legal if isinstance(move, m.PlaceCharacter)))
    driver.frames(3)
    assert shown
    assert not chips(scene)
    assert not scene.since.lasting
    assert not scene.since.gains
    session.undo()
    driver.frames(2)
    assert chips(scene) == shown
    assert scene.since.lasting == lasting


def test_the_round_button_plays_all_deeds_and_ends_at_the_present(driver: Driver) -> None:
    scene = sit_down(driver, "four", done=1)
    driver.click("since.play")
    assert scene.past is not None
    assert scene.back.is_playing
    assert scene.moving
    first = next(chip.deed.head.slot for chip in scene.since.chips if isinstance(chip.deed.head, e.CharacterPlaced))
    assert first not in scene.table.state.occupants
    seen = set()
    for _ in range(600):
        driver.frames(1, dt=1.0)
        seen |= {slot for slot in scene.table.state.occupants if scene.past is not None}
        if scene.past is None:
            break
    assert first in seen
    assert scene.past is None
    assert not scene.moving
    driver.click("since.play", (700, 950))
    assert scene.past is None
    assert not scene.back.is_playing


def test_chips_without_room_are_paged_through(driver: Driver) -> None:
    scene = sit_down(driver, "academy", done=3)
    shown = chips(scene)
    assert f"since.chip.{len(scene.since.chips) - 1}" in shown
    assert "since.more" in scene.spots
    seen = set(shown)
    for _ in range(8):
        driver.click("since.more")
        seen |= set(chips(scene))
    assert len(seen) == len(scene.since.chips)
    driver.wheel(scene.since.rect.move(0, 2).midtop, -30)
    assert chips(scene) == shown


def test_no_row_of_the_strip_stays_empty(driver: Driver) -> None:
    """Two wide chips and a narrow one: where only the last one finds room, one row is enough."""
    scene = sit_down(driver, "duel", done=1)
    since, room, deed = scene.since, scene.log.rect.union(scene.since.rect), scene.since.chips[0].deed
    for widths in ((130, 270, 70), (250, 250, 250), (60, 60, 60), (300,)):
        since.chips = [Chip(deed, (ChipPart(width, lambda _surface, _center: None),)) for width in widths]
        scene.log.rect = room
        since.lay(scene.log)
        assert len({rect.y for rect in since._places.values()}) == since._form.rows


def test_an_open_special_card_stands_where_other_cards_stand() -> None:
    """At the right of its own disk, not on the one before."""
    table = Table(2).assigned(1, magician="theater", apprentice_1="downtown")
    player = table.player(1)
    for name, one in player.characters.items():
        player.characters[name] = one._replace(card="guest_performer")
    view = TableView(table.state, 0, seat_colours(table.state.options), seat_names(table.state.options))
    panel = view.column.opponents(1)[0]
    centers, places = team_centers(view, 1, panel), special_places(view, 1, panel)
    assert list(places) == list(centers)
    assert all(place.left > centers[name][0] and panel.contains(place) for name, place in places.items())


def test_nothing_hidden_stands_on_the_strip(driver: Driver) -> None:
    """Cards that others draw or lay are told without their names, at a shared screen too."""
    for table in ("academy", "hot seat"):
        scene = sit_down(driver, table, done=1)
        assert not any(isinstance(event, e.CardLaid) for chip in scene.since.chips for event in (chip.deed.head,))
        drawn = [event for chip in scene.since.chips for event in chip.deed.events if isinstance(event, e.CardDrawn)]
        assert all(not event.card for event in drawn)
        past = scene.session.sight.view_at(last_move_of(scene.session.news.movers, 0)).state
        hidden = [one for seat in past.seats if seat != 0 for one in past.players[seat].characters.values() if one.card]
        assert all(one.is_open or one.card == HIDDEN_CARD for one in hidden)


def test_deeds_of_the_set_up_are_left_to_it() -> None:
    session = Session.new(options("base"), "set-up")
    assert not deeds_since(session.log, 0, 0)
    session.close()


# ------------------------------------------------------------------ shows
def test_the_last_show_lies_beside_the_cards_says_what_the_viewer_got_and_can_be_seen_again(driver: Driver) -> None:
    scene = sit_down(driver, "base", turn=3)
    log = [(line.move_index, event) for line in scene.session.log for event in line.events]
    end = max(n for n, (_, event) in enumerate(log) if isinstance(event, e.PerformanceEnded))
    move, ended = log[end][0], of_kind(e.PerformanceEnded, log[end][1])
    sources = ("trick", *(f"performer_{kind}" for kind in ("link", "card", "assistant", "engineer", "manager")))
    paid = [event for index, event in log[: end + 1] if index == move and isinstance(event, e.FameGained)]
    fame = sum(event.amount for event in paid if event.seat == 0 and event.source in sources)
    last = next(panel for panel in scene.above_log if isinstance(panel, LastShow)).show
    assert last is not None
    assert last.bill.total(0).fame == fame
    digest, number = scene.session.game.digest(), len(scene.session.game.moves)
    driver.click("last_show")
    stage = driver.on(PerformanceScene)
    assert stage.running is not None
    assert stage.holds_game
    assert (stage.running.bill.performer, stage.running.bill.card) == (ended.seat, ended.card)
    driver.frames(40, dt=0.5)
    assert driver.top is stage  # it stays until somebody goes on, whomever it paid
    driver.click("show.go_on", wait=2)
    assert driver.on(BoardScene) is scene
    assert (digest, number) == (scene.session.game.digest(), len(scene.session.game.moves))


def test_a_show_that_pays_somebody_at_the_screen_waits_for_a_press(driver: Driver) -> None:
    """Also when the screen belongs to somebody else, and when opponents play at once."""
    game = played("hot seat", "Placing", 3, 0)
    session = Session.of_opened(OpenedGame(game.clone()), pace=0.0)
    events, _ = last_show(session.log)
    ended = of_kind(e.PerformanceEnded, events[-1])
    session.screen.viewer = next(seat for seat in (0, 1, 2) if seat != ended.seat)
    stage = of_kind(PerformanceScene, open_scene(driver.app, "performance", how="reset", session=session))
    stage.on_events(list(events))
    driver.frames(40, dt=0.5)
    assert driver.top is stage
    assert stage.running is not None
    assert not stage.moving
    driver.click("show.go_on")
    assert stage.running is None


# ------------------------------------------------------------------ beside the cards, and on the track
@pytest.mark.parametrize("table", ["base", "four", "duel", "solo"])
def test_the_theaters_to_come_are_those_of_the_deck_by_turn(driver: Driver, table: str) -> None:
    scene = sit_down(driver, table)
    game, turn = scene.session.game, scene.state.turn
    for number, hidden in enumerate(game.state.deck, turn + 1):
        tip = scene.spots.get(f"coming.{number}").tip
        assert tip is not None
        assert str(there(tip()).title) == words.coming(number, PERFORMANCES[hidden].theater).title
    assert f"coming.{turn + 1 + len(game.state.deck)}" not in scene.spots


def test_no_theater_is_to_come_after_the_last_turn_of_a_short_game(driver: Driver) -> None:
    options = GameOptions((Seat("Ada"), Seat("Bela")), small_game=True)
    scene = of_kind(BoardScene, open_scene(driver.app, "board", how="reset", session=Session.new(options, "short")))
    assert [name for name in scene.spots.names() if name.startswith("coming.")] == ["coming.2", "coming.3"]


@pytest.mark.parametrize("cards", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("deck", [0, 2, 4, 5])
def test_what_lies_beside_the_cards_covers_none_of_them(cards: int, deck: int) -> None:
    places = [BesideCards(cards, deck).show, *to_come.on_board(cards, deck).rects]
    others = [*at.performance_rects(cards), *at.DAYS.values(), at.THEATER_RIBBON]
    for number, place in enumerate(places):
        assert at.THEATER.contains(place)
        assert place.collidelist(others) < 0
        assert place.collidelist(places[number + 1 :]) < 0


@pytest.mark.parametrize("fame", [0, 1, 20, 34, 40, 60, 85, 100])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_markers_on_one_fame_cell_stay_countable(fame: int, players: int) -> None:
    table = Table(players)
    for seat in range(players):
        table.game.state.players[seat].fame = fame
    state = table.game.state
    places = list(marker_centers(TableView(state, 0, seat_colours(state.options), seat_names(state.options))).values())
    for number, (x, y) in enumerate(places):
        assert all(max(abs(x - a), abs(y - b)) >= 26 for a, b in places[number + 1 :])
        assert x >= 15, "no marker hangs over the window's edge"
        assert y >= 74, "nor under the bar"


def test_markers_of_the_second_lap_leave_the_others_of_their_cell_to_be_seen(driver: Driver) -> None:
    scene = sit_down(driver, "four")

    def shown(*fame: int) -> Surface:
        scene.table.state = scene.table.state.copy()
        for player, number in zip(scene.table.state.players, fame, strict=True):
            player.fame = number
        scene.table.fame = {}
        scene.redraw()
        return picture(scene)

    first, second = shown(1, 1, 1, 1), shown(101, 1, 101, 1)
    for seat, (x, y) in marker_centers(scene.table).items():
        spots = [(x + dx, y + dy) for dx in range(-13, 13) for dy in range(-13, 13)]
        hidden = sum(first.get_at(spot) != second.get_at(spot) for spot in spots)
        assert (0 < hidden < len(spots) // 2) if seat in (0, 2) else hidden < 40, (seat, hidden)


def test_open_assignments_stand_on_waiting_disks_and_hidden_ones_do_not(driver: Driver) -> None:
    scene = sit_down(driver, "base", turn=2, done=1)
    player = scene.table.state.players[1]
    waiting = next(name for name, one in player.characters.items() if one.status == WAITING and one.card)
    shown, one = picture(scene), player.characters[waiting]
    center = team_centers(scene.table, 1, scene.table.column.opponents(1)[0])[waiting]
    area = Rect(0, 0, 24, 30).move_to(center=(center[0] + 17, center[1] + 5))
    scene.table.state = scene.table.state.copy()
    scene.table.state.players[1].characters[waiting] = one._replace(is_open=False, card=HIDDEN_CARD)
    scene.redraw()
    assert looks_else(shown, picture(scene), area)


def test_the_tip_of_a_rival_names_the_open_assignments() -> None:
    state = played("base", "Placing", 2, 1).view_for(0).state
    told = assigned(state, 1)
    waiting = [one for one in state.players[1].characters.values() if one.status == WAITING and one.card]
    assert waiting
    assert all(f"({card(one.card)})" in told[0] for one in waiting)
    team = state.players[1].characters
    state.players[1].characters = {name: one._replace(is_open=False) for name, one in team.items()}
    assert not assigned(state, 1)


# ------------------------------------------------------------------ pace, and lines of tips
def test_opponents_pause_after_what_can_be_seen_and_hardly_after_the_rest() -> None:
    """At the usual pace a newcomer can follow: a deed stays well over a second, its small steps do not."""
    assert Settings().opponent_pause >= 1.5
    game = played("base", "Placing", 2, 0)
    session = Session.of_opened(OpenedGame(game.clone()), pace=1.0)
    pauses: dict[bool, set[float]] = {True: set(), False: set()}
    move = next(move for move in session.legal if isinstance(move, m.PlaceCharacter))
    session.play(move)
    while not session.pace.is_thinking:
        session.play(m.FinishCharacter() if m.FinishCharacter() in session.legal else session.legal[0])
    for _ in range(200):
        session.pace.seconds = 0.0
        made = len(session.game.moves)
        while session.pace.is_thinking and len(session.game.moves) == made:
            session.pace.seconds = 0.0
            session.update()
            session.opponents.wait(0.5)
        if not session.pace.is_thinking:
            break
        last = [event for line in session.log if line.move_index == made + 1 for event in line.events]
        session.pace.seconds = 100.0
        session._turns.ask()
        pauses[any(not isinstance(event, e.CharacterFinished) for event in last)].add(round(session.pace.due or 0, -1))
        session.pace.end_wait()
        session.pace.pause(0.0)
    session.close()
    assert pauses[True] == {100.0}


# ------------------------------------------------------------------ two cards of one theater
@pytest.mark.parametrize("table", ["four", "solo"])
def test_log_strip_replay_and_the_heirs_list_number_the_cards_of_one_theater_alike(driver: Driver, table: str) -> None:
    """By the row as it was when it happened."""
    scene = sit_down(driver, table, turn=4)
    session, replay = scene.session, Replay(scene.session.game.clone())
    laid = {
        line.move_index: (
            event,
            n.performance(event.card, session.sight.view_at(line.move_index - 1).state.row_ids, n.THEATER_SHORT),
        )
        for line in session.log
        for event in line.events
        if isinstance(event, e.TrickSetUp)
    }
    assert any(name[-1].isdigit() for _, name in laid.values())
    replay.go_to(replay.last)
    for told in (session, replay):
        texts = {(entry.move_index, entry.text) for entry in LogPanel(told, scene.log.rect, None).entries}
        for number, (event, name) in laid.items():
            assert any(at == number and f": {name}" in text for at, text in texts if n.trick(event.trick) in text)
    first, names = min(laid), scene.table.names
    for deed in deeds_since(session.log, first - 1, -1):
        if isinstance(deed.head, e.TrickSetUp):
            assert any(
                laid[deed.first][1] in line for line in narration.deed(deed.events, deed.seat, names, 0, deed.row).body
            )
    if table == "solo":
        heirs = [entry for chapter in chapters(session.log, 1) for entry in tale(chapter.moves, row=chapter.row)]
        told_of = [entry.body.split(".")[0].split(":")[0] for entry in heirs if entry.head.startswith("Set up: ")]
        assert told_of == [name for event, name in laid.values() if event.seat == 1]


@pytest.mark.parametrize("table", ["base", "four", "academy"])
def test_a_number_that_was_gained_lies_on_no_disk_name_or_chip_of_a_rival(driver: Driver, table: str) -> None:
    scene = sit_down(driver, table, done=1)
    view, anchors = scene.table, scene.since._where
    for seat, panel in enumerate(view.column.opponents(len(view.state.players) - 1), 1):
        for gain in (1, 12):
            rects = [gain_rect(anchors[f"{kind}.{seat}"].center, gain) for kind in ("fame", "coin", "shard")]
            lies = [Rect(0, 0, 38, 38).move_to(center=at) for at in team_centers(view, seat, panel).values()]
            lies += [Rect(x + 6, y - 27, 22, 30) for x, y in team_centers(view, seat, panel).values()]  # special cards
            lies.append(Rect(panel.x + 12, panel.y + 6, panel.w - 24, 26))  # the name
            assert all(panel.contains(rect) and rect.collidelist(lies) < 0 for rect in rects)
            assert all(a.right <= b.x for a, b in pairwise(rects))


@pytest.mark.parametrize("table", ["four", "academy", "duel", "base"])
@pytest.mark.parametrize("plays", [True, False])
def test_the_table_as_it_was_is_told_where_nothing_is_covered_and_nobody_thinks_there(
    driver: Driver, table: str, plays: bool
) -> None:
    scene = sit_down(driver, table, done=1)
    driver.click("since.play" if plays else chips(scene)[0])
    sign, told = past_sign(scene.board_dock.past[0]), scene.board_dock.points()
    covered = to_come.on_board(4, 5)
    assert covered.ground is not None, "the theaters to come"
    assert not sign.colliderect(covered.ground), "the theaters to come"
    assert at.THEATER.contains(sign)
    said = f"{told.title} {told.line} {told.note}"
    assert scene.past is not None
    assert "thinking" not in said
    assert "decides" not in said
    assert ("Click anywhere" in said) is not plays
    assert ("Click to end it" in said) is plays
    scene.leave_past()
    driver.frames(1)
    assert "Click anywhere" not in f"{scene.board_dock.points()}"
