"""The Theater scene, used like a player would: take a marker, turn it, lay it, take it back."""

from collections.abc import Callable, Iterator

import pygame
import pytest
from academy_table import Academy
from alley import Alley
from driver import Driver, monkey
from given import of_kind, there
from played_games import play_until
from pygame import Rect, Surface
from table import Table

from trickerion.app.registry import open_scene
from trickerion.language.verbatim import verbatim
from trickerion.language.voice import Voice
from trickerion.play.session import Session
from trickerion.rules.academy.catalog import PRACTICE_ROOMS
from trickerion.rules.ask.stage import hand_of, laying, stage_of
from trickerion.rules.catalog import TRICKS
from trickerion.rules.facts.stage import Spot
from trickerion.rules.game import Game
from trickerion.rules.moves import PlaceMarker, Reschedule, SetUpTrick
from trickerion.scenes.theater.glance import (
    MIDDLE,
    LinkOffer,
    _guide,
    gains,
    offer_rects,
    offers,
    own_markers,
    spot_name,
)
from trickerion.scenes.theater.hand import TheaterView
from trickerion.scenes.theater.preview import no_links
from trickerion.scenes.theater.scene import TheaterScene
from trickerion.scenes.theater.stage import card_reason, slot_name
from trickerion.screens.weekdays import Weekdays
from trickerion.table.panel import Deeds
from trickerion.table.view import seat_colours, seat_names
from trickerion.ui.layout import theater as at
from trickerion.ui.markers import turns_for
from trickerion.ui.text import cut_short, watched_lines
from trickerion.words.screens import theater as words


def sets_up(turn: int, points: int = 2) -> Callable[[Game], bool]:
    """A Character with that many points stands in the Theater and can set up a Trick."""

    def reached(game: Game) -> bool:
        acting = game.state.stack[-1]
        if game.state.turn < turn or getattr(acting, "location", "") != "theater" or acting.points < points:  # type: ignore[union-attr]
            return False
        return any(isinstance(move, SetUpTrick) for move in game.legal_moves())

    return reached


def open_theater(driver: Driver, session: Session) -> TheaterScene:
    return of_kind(TheaterScene, driver.open("theater", session=session))


def a_wing(theater: TheaterScene) -> str:
    return next(n for n in theater.spots.names() if n.startswith("wing_") and theater.spots.get(n).on_click)


def test_click_and_click_sets_up_with_the_orientation_of_the_preview(driver: Driver) -> None:
    session = play_until(4, "crimson-1", sets_up(3))
    theater = open_theater(driver, session)
    driver.click(a_wing(theater))
    assert theater.hand is not None
    assert session.decision is not None
    assert session.decision.question == "SettingUp"
    spot = next(spot for spot, turns in theater.table.options.items() if len(turns) > 1)
    name = slot_name(theater.state.row_ids, spot)
    driver.move(name)
    assert theater.table.target == spot
    before = theater.table.turns
    driver.wheel(name, 1)
    assert theater.table.turns != before
    assert theater.table.turns in theater.table.options[spot]
    turns = theater.table.turns
    driver.click(name)
    marker = theater.state.performance(spot.card).marker_at(spot.slot)
    assert marker is not None
    assert (marker.owner, marker.turns) == (session.viewer, turns)
    assert session.decision.question == "CharacterActs"


def test_a_drag_lays_and_escape_or_a_drag_to_nowhere_puts_back(driver: Driver) -> None:
    session = play_until(4, "crimson-1", sets_up(3))
    theater, start = open_theater(driver, session), session.game.digest()
    wing = a_wing(theater)
    driver.drag(wing, (700, 900))
    assert theater.hand is None
    assert session.game.digest() == start
    driver.click(wing)
    driver.key(pygame.K_ESCAPE)
    assert theater.hand is None
    assert session.game.digest() == start
    assert driver.top is theater
    driver.press(wing)
    driver.move((900, 300), held=True)
    spot = next(iter(theater.table.options))
    driver.move(slot_name(theater.state.row_ids, spot), held=True)
    driver.release(slot_name(theater.state.row_ids, spot))
    assert theater.state.performance(spot.card).marker_at(spot.slot) is not None


def test_a_marker_dragged_beside_a_slot_is_shown_on_it_and_laid_there(driver: Driver) -> None:
    theater = open_theater(driver, play_until(4, "crimson-1", sets_up(3)))
    driver.press(a_wing(theater))
    driver.move((900, 900), held=True)
    near, other = [spot for spot in theater.table.options if spot.card == theater.state.row[0].id][:2]
    driver.move(slot_name(theater.state.row_ids, other), held=True)
    slot = theater.spots.rect(slot_name(theater.state.row_ids, near))
    beside = (slot.left - 30, slot.centery)
    driver.move(beside, held=True)
    assert theater.table.target == near, "seen before the release, wherever the marker was shown before"
    driver.release(beside)
    assert theater.state.performance(near.card).marker_at(near.slot) is not None


def test_every_legal_placement_is_lit_and_every_other_slot_says_why(driver: Driver) -> None:
    session = play_until(4, "crimson-1", sets_up(3))
    theater = open_theater(driver, session)
    driver.click(a_wing(theater))
    legal = {(move.card, move.slot) for move in session.legal if isinstance(move, PlaceMarker)}
    for card in theater.state.row:
        for slot in range(len(card.card.slots)):
            spot = theater.spots.get(slot_name(theater.state.row_ids, Spot(card.id, slot)))
            assert spot.enabled == ((card.id, slot) in legal)
            assert spot.enabled or spot.why_not


def test_a_card_says_which_marker_closes_it_and_the_bubble_at_its_slot_the_rule_behind_it(driver: Driver) -> None:
    table = Alley(persons=1).row("riverside_01", "riverside_02").trick(0, "bullet_catch", "hearts", markers=2)
    table.marker("riverside_01", 0, 0, "bullet_catch", "up", "hearts").acts(0, "magician", "friday.backstage.0")
    theater = open_theater(driver, Session(table.game, None, pace=1e9))
    driver.click(a_wing(theater))
    hand, card = theater.table.hand, theater.table.stage.card("riverside_01")
    assert hand is not None
    says = card_reason(theater.table, hand, card)
    assert says == "One of your Hearts markers is already on this card."
    driver.move(slot_name(theater.state.row_ids, Spot("riverside_01", 1)))
    driver.frames(3, dt=0.4)
    shown = theater.spots.tip()
    assert shown is not None
    assert shown.tip.title == words.ONE_OF_A_SUIT != says


def test_links_pay_what_was_chosen_and_undo_takes_everything_back(driver: Driver) -> None:
    def can_link(game: Game) -> bool:
        return sets_up(2, 1)(game) and bool(_linking(Session(game, None)))

    session = play_until(4, "crimson-3", can_link)
    theater = open_theater(driver, session)
    move, spot, turns, pays = _linking(session)[0]
    start, coins = session.game.digest(), session.view.state.players[session.viewer].coins
    driver.click(f"wing_{move.place + 1}")
    driver.move(slot_name(theater.state.row_ids, spot))
    driver.click(f"preview.turn_{turns}") if theater.table.turns != turns else None
    driver.key(pygame.K_f)
    for command in (pygame.KMOD_LCTRL, pygame.KMOD_LMETA):
        driver.key(pygame.K_c, command)
        assert set(theater.table.chosen.values()) == {"fame"}, "what copies elsewhere chooses nothing"
    driver.key(pygame.K_c)
    viewer = session.viewer
    driver.click(slot_name(theater.state.row_ids, spot))
    assert session.game.state.players[viewer].coins == coins + pays
    theater.dock.undo()
    assert session.decision is not None
    assert session.decision.question == "SettingUp"
    theater.dock.undo()
    assert session.game.digest() == start


def _linking(session: Session) -> list[tuple[SetUpTrick, Spot, int, int]]:
    """Set-ups that make a Link: (move, slot, turns, Fame or Coins)."""
    found = []
    for move in session.game.legal_moves():
        if isinstance(move, SetUpTrick):
            game = session.game.clone()
            game.apply(move)
            view = game.view_for(session.game.decision.seat)  # type: ignore[union-attr]
            hand = there(hand_of(view))
            for spot, options in hand.single.items():
                for turns in options:
                    links = laying(view.state, hand, spot, turns).links
                    if links:
                        found.append((move, spot, turns, sum(link.payout for link in links)))
    return found


def test_an_own_marker_is_rescheduled(driver: Driver) -> None:
    def can_move(game: Game) -> bool:
        return game.decision is not None and any(isinstance(move, Reschedule) for move in game.legal_moves())

    session = play_until(3, "crimson-1", can_move)
    theater = open_theater(driver, session)
    move = next(move for move in session.legal if isinstance(move, Reschedule))
    driver.click(slot_name(theater.state.row_ids, Spot(move.card, move.slot)))
    assert theater.hand is not None
    assert not theater.hand.is_new
    target = next(spot for spot in theater.table.options if spot != (move.card, move.slot))
    driver.click(slot_name(theater.state.row_ids, target))
    assert theater.state.performance(target.card).marker_at(target.slot) is not None


def test_looking_on_offers_nothing(driver: Driver) -> None:
    theater = open_theater(driver, play_until(2, "crimson-1", lambda game: game.state.turn == 2))
    assert not theater.is_at_work
    assert not theater.holds_game
    assert not any(n.startswith("wing_") and theater.spots.get(n).on_click for n in theater.spots.names())
    driver.click("dock.back")
    assert theater not in driver.app.stack


def test_cards_stay_on_the_stage_and_apart() -> None:
    for count in range(1, 6):
        rects = at.card_rects(count)
        assert all(at.STAGE.contains(rect) for rect in rects)
        assert all(not a.colliderect(b) for i, a in enumerate(rects) for b in rects[i + 1 :])


def test_a_payment_left_open_is_answered_here(driver: Driver) -> None:
    session = play_until(4, "crimson-3", lambda game: getattr(game.decision, "question", "") == "ReceivingLinkBonus")
    theater = open_theater(driver, session)
    viewer, coins = session.viewer, session.game.state.players[session.viewer].coins
    assert theater.table.stage.waits
    assert theater.holds_game
    assert theater._title()[0] == "A Link pays", "and not the Action, which is not possible now"
    driver.click("preview.coins")
    assert session.game.state.players[viewer].coins > coins


def test_fame_that_a_link_pays_is_seen_to_come_in(driver: Driver) -> None:
    session = play_until(4, "crimson-3", lambda game: getattr(game.decision, "question", "") == "ReceivingLinkBonus")
    theater, viewer = open_theater(driver, session), session.viewer
    driver.app.settings.motion = 1.0
    fame = session.game.state.players[viewer].fame
    driver.click("preview.fame")
    assert theater.shows_reward
    assert fame <= theater.table.shown_fame(viewer) < session.game.state.players[viewer].fame
    driver.frames(20, 0.05)
    assert not theater.shows_reward
    assert theater.table.shown_fame(viewer) > fame


def test_the_corners_stay_folded(driver: Driver) -> None:
    session = play_until(2, "crimson-1", sets_up(2, 1))
    theater = open_theater(driver, session)
    driver.click("corners.fold")
    assert theater.table.is_folded
    driver.click("dock.back")
    assert open_theater(driver, session).table.is_folded


@pytest.mark.slow
@pytest.mark.parametrize("seeds", [range(1), pytest.param(range(1, 3), marks=pytest.mark.slow)])
def test_a_monkey_breaks_nothing(driver: Driver, seeds: range) -> None:
    session = play_until(4, "crimson-1", sets_up(3))
    open_scene(driver.app, "title")
    for seed in seeds:
        theater = open_theater(driver, session)
        monkey(driver, 60, seed)
        assert driver.app.stack.top is not None
        driver.app.stack.pop(theater)


def test_a_named_slot_is_shown_on_the_stage_by_hovering_and_taken_by_a_click(driver: Driver) -> None:
    session = play_until(4, "crimson-1", sets_up(3))
    theater = open_theater(driver, session)
    driver.click(a_wing(theater))
    assert theater.hand is not None
    named = [name for name in theater.spots.names() if name.startswith("preview.offer_")]
    assert named, "the marker can link somewhere"
    hand = theater.hand
    assert no_links(theater.table, hand) == words.LINKS_ELSEWHERE
    nowhere = hand._replace(single={})
    assert no_links(theater.table, nowhere) == words.NO_LINKS, "no slot is named where none can link"
    driver.move(named[0])
    spot = theater.table.shown
    assert spot is not None
    assert theater.table.target is None
    assert spot in theater.table.options
    driver.click(named[0])
    marker = theater.state.performance(spot.card).marker_at(spot.slot)
    assert marker is not None
    assert marker.owner == session.viewer


def held_in(table: Alley, turns: range = range(4)) -> list[LinkOffer]:
    """What is named once the first Trick's marker is taken into the hand, turned in one of these ways."""
    table.do(SetUpTrick(0))
    hand = there(hand_of(table.game.view_for(0)))
    ways = {spot: {n: move for n, move in found.items() if n in turns} for spot, found in hand.single.items()}
    return offers(view_of(table), hand._replace(single={spot: found for spot, found in ways.items() if found}))


def test_a_slot_of_the_list_tells_the_shard_of_a_blue_circle() -> None:
    table = Alley().row("riverside_01").trick(0, "bullet_catch", "hearts", markers=2)
    table.marker("riverside_01", 0, 1, "linking_rings", "down").acts(0, "magician", "friday.backstage.0")
    (found,) = held_in(table)
    assert (found.spot.slot, found.links, found.pays, found.shards) == (1, 1, 2, 1)
    assert gains(1, 2, 1) == "1 Link, 2 {fame}/{coin}, 1 {shard}"
    assert "shard" not in gains(1, 2, 0)


def test_a_slot_without_a_link_is_not_listed_even_where_a_card_pays_for_it() -> None:
    table = Alley().row("riverside_01").trick(0, "bullet_catch", "hearts", markers=2)
    table.marker("riverside_01", 0, 1, "linking_rings", "up").acts_with(
        0, "magician", "orchestral_interlude", "friday.backstage.0"
    )
    upright = turns_for(TRICKS["bullet_catch"].category, "up")
    assert not held_in(table, range(upright, upright + 1)), "its circle would pay, but makes no Link"


def test_the_heading_says_reschedule_where_nothing_can_be_set_up(driver: Driver) -> None:
    table = Alley(persons=1).row("riverside_01", "riverside_02")
    table.marker("riverside_01", 0, 0, "linking_rings", "up").acts(0, "magician", "friday.backstage.0")
    theater = open_theater(driver, Session(table.game, None, pace=1e9))
    assert table.offers(Reschedule)
    assert not table.offers(SetUpTrick)
    assert theater._title()[0] == "Reschedule"


def at_work_without_action(card: str = "") -> Table:
    """A Magician stands backstage without a Trick and without a marker on stage."""
    table = Alley(persons=1).row("riverside_01", "riverside_02")
    slot = "friday.backstage.0"
    return table.acts_with(0, "magician", card, slot) if card else table.acts(0, "magician", slot)


def test_no_heading_names_an_action_that_is_not_possible(driver: Driver) -> None:
    table = at_work_without_action()
    theater = open_theater(driver, Session(table.game, None, pace=1e9))
    assert theater.is_at_work
    assert not table.offers(SetUpTrick)
    assert not table.offers(Reschedule)
    assert theater._title()[0] == "Theater"
    assert _guide(theater.table) == (words.CAN_DO, words.NOTHING_MORE)


def test_the_heading_and_the_guide_lead_to_what_a_card_offers(driver: Driver) -> None:
    theater = open_theater(driver, Session(at_work_without_action("buying_time").game, None, pace=1e9))
    assert theater.table.extras
    assert theater._title()[0] == words.EXTRAS
    assert _guide(theater.table) == (words.CAN_DO, words.NO_ACTION_MORE)


def test_cards_of_one_theater_are_numbered_and_a_single_one_is_not() -> None:
    row = ["grand_magorian_01", "riverside_01", "riverside_05"]
    assert spot_name(row, Spot("riverside_05", 2)) == "Riverside 2, bottom left"
    assert spot_name(row, Spot("grand_magorian_01", 0)) == "Magorian, top left"


def view_of(table: Table) -> TheaterView:
    view = TheaterView(table.state, 0, seat_colours(table.state.options), seat_names(table.state.options))
    view.stage = stage_of(table.game.view_for(0))
    return view


def test_a_day_whose_magician_stands_elsewhere_has_no_show() -> None:
    table = Table(2).works(0, "apprentice_1", "thursday.backstage.0")
    days = Weekdays(view_of(table), Deeds())
    assert days.outlook("thursday") == words.YOUR_MAGICIAN
    assert days.outlook("sunday") == words.NOBODY_YET
    table.works(0, "magician", "downtown.0")
    assert days.outlook("thursday") == words.NO_SHOW
    assert days.outlook("sunday") == words.NOBODY_YET
    table.works(1, "magician", "friday.backstage.0")
    assert days.outlook("friday") == days.outlook("sunday") == words.NO_SHOW


def test_own_markers_are_told_by_trick_with_all_their_cards() -> None:
    table = Table(2).row("riverside_01", "riverside_02").trick(0, "linking_rings")
    for card in ("riverside_01", "riverside_02"):
        table.marker(card, 0, 0, "linking_rings", "right")
    (marker, where), *others = own_markers(view_of(table)).values()
    assert marker.trick == "linking_rings"
    assert where == ["Riverside 1", "Riverside 2"]
    assert not others


def test_a_marker_says_whose_it_is_and_what_it_pays() -> None:
    reader = Voice((verbatim("Ada"), verbatim("Silas")), 0)
    said = [words.marker_pays(reader, owner, yields="2 {fame}") for owner in (0, 1)]
    assert said == [
        "Your marker pays 2 {fame} when it is performed.",
        "Silas’ marker pays 2 {fame} when it is performed.",
    ]


def test_the_names_of_many_own_markers_are_not_cut(driver: Driver) -> None:
    table = Alley(persons=1).row("grand_magorian_01", "grand_magorian_02", "grand_magorian_03")
    suits = ("spades", "hearts", "diamonds", "clubs")
    for number, suit in enumerate(suits):
        table.marker("grand_magorian_01", number, 0, "window_to_the_otherworld", "up", suit)
    cut_short.clear()
    open_theater(driver, Session(table.begins_placing().game, None, pace=1e9))
    driver.frames(3)
    assert TRICKS["window_to_the_otherworld"].name not in cut_short


def test_in_the_wings_and_on_its_card_a_trick_yields_what_its_practice_room_adds(driver: Driver) -> None:
    """The Linking Rings yield 2 Coins, in the Fencing Hall 1 Fame and 1 Coin more."""
    table = Academy().row("riverside_01").trick(0, "linking_rings", markers=2)
    table.practises(0, "linking_rings", "fencing_hall").acts(0, "apprentice_1", "friday.backstage.0")
    theater = open_theater(driver, Session(table.game, None))
    (wing,) = theater.table.stage.wings
    assert (wing.pays, wing.practised) == ((1, 3, 0), (1, 1, 0))
    tip = theater.spots.get("wing_1").tip
    said = [str(line) for line in there(tip()).body] if callable(tip) else []
    assert said[:2] == [
        "It pays 1 {fame}, 3 {coin} when it is performed.",
        "1 {fame}, 1 {coin} of that comes from its Practice Room.",
    ]
    table.marker("riverside_01", 0, 0, "linking_rings", "down")
    (card,) = stage_of(table.game.view_for(0)).cards
    assert card.pays == {0: (1, 3, 0)}


def test_a_link_of_a_practised_trick_is_told_with_the_level_that_counts(driver: Driver) -> None:
    slots = ((room.id, n, slot) for room in PRACTICE_ROOMS.values() for n, slot in enumerate(room.slots))
    room, slot = next((room, n) for room, n, bonus in slots if bonus.link_level)
    table = Academy().row("riverside_01").trick(0, "linking_rings", markers=2)
    table.practises(0, "linking_rings", room, slot).acts(0, "apprentice_1", "friday.backstage.0")
    (wing,) = open_theater(driver, Session(table.game, None)).table.stage.wings
    assert wing.level == 1 + PRACTICE_ROOMS[room].slots[slot].link_level


@pytest.fixture
def written() -> Iterator[dict[str, Rect]]:
    """The texts that are drawn, each with the place of its letters."""
    found: dict[str, Rect] = {}

    def note(_canvas: Surface, text: str, letters: Surface, place: Rect, _style: object) -> None:
        found[text] = letters.get_bounding_rect().move(place.topleft)

    with watched_lines(note):
        yield found


def test_at_every_size_what_the_sheet_says_of_markers_stays_in_its_own_part(
    driver: Driver, written: dict[str, Rect]
) -> None:
    table = Alley(persons=1).row("riverside_01").trick(0, "bullet_catch", "hearts", markers=2)
    table.marker("riverside_01", 0, 1, "linking_rings", "down").acts(0, "magician", "friday.backstage.0")
    for size in (1.0, 1.3, 1.5):
        driver.app.change_settings(text_size=size)
        theater = open_theater(driver, Session(table.game, None, pace=1e9))
        driver.app.draw()
        assert MIDDLE.box.contains(written[words.NO_OWN_MARKER]), f"the words stand in the next part at {size}"
        driver.click(a_wing(theater))
        driver.app.draw()
        (line,) = [rect for _, rect in offer_rects(theater.table, there(theater.hand))]
        assert line.contains(written[gains(1, 2, 1)]), f"the gain hangs below its line at {size}"
