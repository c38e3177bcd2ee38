"""A show as time: its acts come in their order, what flies arrives, nothing costs time that nobody wants."""

from pathlib import Path

import pygame
import pytest
from driver import Driver
from given import there
from played_games import play_until
from powers_table import Powers
from table import PERFORMANCE

from trickerion.language.speech import signed
from trickerion.play.session import Session
from trickerion.rules.catalog import Yields
from trickerion.rules.game import Game
from trickerion.rules.moves import ChooseMarker
from trickerion.scenes.performance.scene import PerformanceScene
from trickerion.screens.evening import AT_ONCE, EVERY_ACT, TOTALS, Act, Evening
from trickerion.screens.show.first_bars import motif_of
from trickerion.screens.show.showing import Attendance
from trickerion.screens.show.told import ToldAct, _with_others, one_link
from trickerion.storage.reader import read_game
from trickerion.table.view import TableView, seat_colours, seat_names
from trickerion.ui.surface_cache import PICTURES

RINGS = Act("trick", 0, Yields(2, 5, 1), "linking_rings")
IDLE = Act("trick", 1, Yields(), "levitation")
LINKS = Act("link", 0, Yields(3, 0, 0), times=3)
CARD = Act("bonus", 0, Yields(0, 2, 0))
ACTS = (RINGS, IDLE, LINKS, CARD)


def played(pace: str = EVERY_ACT, until: int = 20_000, step: int = 16) -> tuple[Evening, list[int], list[str]]:
    """An evening after so long: the acts that came, and what was heard."""
    evening, came, heard = Evening(ACTS, pace), list[int](), list[str]()
    for _ in range(until // step):
        heard += evening.pass_time(step)
        came += [evening.number] if evening.number not in came else []
    return evening, came, heard


def test_every_act_comes_in_its_order_and_is_heard() -> None:
    evening, came, heard = played()
    assert came == [-1, 0, 1, 2, 3, 4]
    assert evening.is_over
    assert heard[:4] == ["hush", "page_turn", "curtain", "mechanical"]
    assert heard[-1] == "applause_2", "for five Fame"
    assert heard.count("shard_chime") == 1, "the Shard of the Trick"
    assert [sound for sound in heard if sound.startswith("link")] == ["link_1", "link_2", "link_3"]
    assert [sound for sound in heard if sound.startswith("murmur")] == ["murmur_1"], "only a Trick that pays is admired"


def test_a_trick_has_the_motif_of_its_category_and_the_heirs_tricks_have_the_heirs() -> None:
    game = read_game(Path(__file__).parent.parent / "saves" / "1-solo-unfinished.trickerion.json").game
    table = TableView(game.state, 0, seat_colours(game.state.options), seat_names(game.state.options))
    heir = next(seat for seat in game.state.seats if table.is_heir(seat))
    assert motif_of(Act("trick", 0, Yields(1), "linking_rings"), table) == "mechanical"
    assert motif_of(Act("trick", 0, Yields(1), "mind_reading"), table) == "spiritual"
    assert motif_of(Act("trick", heir, Yields(1), "linking_rings"), table) == "heir"


@pytest.mark.parametrize("pace", [EVERY_ACT, TOTALS, AT_ONCE])
def test_at_every_pace_all_is_received_in_the_end(pace: str) -> None:
    evening, _, _ = played(pace)
    assert evening.received(0) == (5, 7, 1)
    assert evening.received(1) == (0, 0, 0)


def test_what_a_box_shows_only_grows_and_the_curtain_pays_nothing() -> None:
    evening, seen = Evening(ACTS), [Yields()]
    while not evening.is_over:
        evening.pass_time(10)
        seen.append(evening.received(0))
        assert all(now >= before for now, before in zip(seen[-1], seen[-2], strict=True))
        assert not evening.is_before or not any(seen[-1])
    assert Yields(1, 0, 0) in seen, "symbol by symbol"


def test_no_more_than_three_of_a_kind_fly_and_all_land_within_their_act() -> None:
    for act in ACTS:
        kinds = [flight.kind for flight in act.flights]
        assert all(kinds.count(kind) <= 3 for kind in kinds)
        assert all(flight.lands <= act.length for flight in act.flights)
    assert Evening((LINKS,)).acts[0].received(LINKS.begins(1)) == (1, 0, 0)


def test_totals_are_shorter_than_every_act_and_what_pays_nothing_than_what_pays() -> None:
    def length(pace: str) -> float:
        evening, ms = Evening(ACTS, pace), 0
        while not evening.is_over:
            evening.pass_time(20)
            ms += 20
        return ms

    assert length(AT_ONCE) == 0
    assert length(TOTALS) <= 3000 < length(EVERY_ACT)
    assert IDLE.length < RINGS.length


def test_a_press_ends_what_moves_and_the_next_goes_on() -> None:
    evening = Evening(ACTS)
    evening.finish()
    assert evening.is_before, "the playbill stands"
    assert evening.is_still, "the playbill stands"
    assert evening.opened == 0, "the playbill stands"
    evening.go_on()
    assert not evening.is_still
    assert evening.pass_time(800)
    assert evening.number == 0
    evening.finish()
    assert evening.is_still
    assert evening.received(0) == (2, 5, 1)
    assert evening.pass_time(5000) == []
    assert evening.number == 0
    evening.go_on()
    assert evening.number == 1
    assert not evening.is_still


def test_any_act_can_be_seen_again_and_the_applause_plays_it() -> None:
    evening = Evening(ACTS)
    evening.go_to(2)
    assert evening.is_moving
    assert evening.received(0) == (2, 5, 1)
    evening.step(-1)
    assert (evening.number, evening.is_still) == (1, True)
    evening.to_applause()
    evening.go_to(0)
    assert evening.is_moving
    evening.pass_time(5000)
    assert (evening.number, evening.is_still) == (0, True), "it stays until somebody goes on"
    evening.step(-1)
    assert evening.is_before
    assert evening.is_still
    evening.begin(AT_ONCE)
    assert evening.is_over


def test_another_pace_begins_the_rest_anew_but_ends_nothing_twice() -> None:
    evening = Evening(ACTS)
    evening.pass_time(2500)
    evening.change_pace(TOTALS)
    assert evening.is_one
    assert evening.is_before
    evening.change_pace(AT_ONCE)
    assert evening.is_over
    evening.change_pace(EVERY_ACT)
    assert evening.is_over


# ------------------------------------------------------------------ in the window


def on_stage(driver: Driver) -> tuple[PerformanceScene, Evening]:
    """The viewer's show, just begun."""
    driver.app.settings.motion = 1.0

    def chooses(game: Game) -> bool:
        return there(game.decision).question == "ChoosingShow" and game.state.turn >= 3

    shows: PerformanceScene = driver.open("performance", session=play_until(4, "crimson-1", chooses))
    driver.click("show.perform")
    assert shows.running is not None
    return shows, shows.running.evening


def test_keys_lead_through_the_acts(driver: Driver) -> None:
    _, evening = on_stage(driver)
    driver.key(pygame.K_RIGHT)
    assert evening.number == 0
    driver.key(pygame.K_SPACE)
    assert evening.is_still
    assert evening.number == 0
    driver.key(pygame.K_LEFT)
    assert evening.is_before
    driver.key(pygame.K_ESCAPE)
    driver.frames(30, dt=0.05)
    assert evening.is_over
    driver.key(pygame.K_r)
    assert evening.is_before
    assert evening.is_moving


def test_a_second_click_at_once_ends_the_show_and_a_medallion_plays_its_act(driver: Driver) -> None:
    _, evening = on_stage(driver)
    driver.key(pygame.K_RIGHT)
    driver.click("show.go_on", "show.go_on")
    assert evening.is_applauded
    driver.frames(30, dt=0.05)
    driver.click("show.act_1")
    assert evening.number == 0
    tip = driver.top.spots.get("show.act_1").tip
    assert tip is not None
    assert tip() is not None


def test_every_number_of_the_account_is_explained_where_it_stands(driver: Driver) -> None:
    shows, evening = on_stage(driver)
    driver.key(pygame.K_ESCAPE)
    assert evening.is_applauded
    assert shows.showing is not None
    for number, line in enumerate(shows.showing.told, start=1):
        tip = shows.spots.get(f"show.line_{number}").tip
        assert tip is not None
        assert [str(text) for text in there(tip()).body][1:] == line.explained


def test_the_pace_is_the_one_of_the_settings_and_is_kept(driver: Driver) -> None:
    _, evening = on_stage(driver)
    driver.click("show.pace.at_once")
    assert evening.is_over
    assert driver.app.settings.show_pace == AT_ONCE
    assert Attendance().pace(driver.app) == AT_ONCE
    driver.app.settings.show_pace = EVERY_ACT
    assert Attendance(whole=False).pace(driver.app) == TOTALS, "a show that pays nobody here"
    driver.app.settings.motion = 0.0
    assert Attendance().pace(driver.app) == AT_ONCE


@pytest.mark.watched
def test_what_is_drawn_anew_in_parts_looks_as_if_it_was_drawn_as_a_whole(driver: Driver) -> None:
    shows, evening = on_stage(driver)
    canvas = driver.app.window.canvas
    while shows.showing is not None and not shows.showing.is_built:
        driver.frames(1, dt=0.0)
    for number in range(len(evening.acts) + 1):
        driver.key(pygame.K_RIGHT)
        driver.frames(11, dt=0.05)
        for _ in range(4):  # one panel is painted in each
            driver.frames(1, dt=0.0)
        assert evening.number == number
        assert shows.drawn is not None
        in_parts = canvas.get_view("2").raw
        driver.app.painter.forget()
        driver.frames(1, dt=0.0)
        assert shows.drawn is None
        assert canvas.get_view("2").raw == in_parts


def test_nothing_of_the_stage_is_held_after_it(driver: Driver) -> None:
    def held() -> list[str]:
        drawn = [getattr(key[0], "__module__", "") for key in PICTURES._pictures if isinstance(key, tuple)]
        return [module for module in drawn if module.startswith("trickerion.ui.stage")]

    shows, _ = on_stage(driver)
    driver.frames(1)
    assert held()
    driver.app.stack.pop(shows)
    assert not held()


def test_a_trick_that_plays_on_after_the_show_has_an_act_of_its_own(driver: Driver) -> None:
    """Double Bill: 1 Fame and 1 Coin less, and no bonus."""
    table = Powers().row("grand_magorian_01", "riverside_01").learned(0, "double_bill")
    table.trick(0, "linking_rings", markers=0).marker("riverside_01", 0, 0, "linking_rings", "up")
    table.trick(0, "bullet_catch", "hearts", 1, markers=0).marker(
        "grand_magorian_01", 0, 0, "bullet_catch", "up", "hearts"
    )
    session = Session(table.works(0, "magician", "friday.perform").phase(PERFORMANCE, turn=1).game, None)
    shows = driver.open("performance", session=session)
    shows.choosing.choose("riverside_01")
    driver.click("show.perform")
    assert shows.showing is not None, "the caption says that it may go on"
    assert shows.showing.stage.goes_on, "the caption says that it may go on"
    driver.click("show.go_on")
    shows = driver.open("performance", session=session)
    shows.on_events(session.play(ChooseMarker("grand_magorian_01", 0)))
    driver.frames(2)
    assert shows.running is not None
    assert shows.running.bill.power == "double_bill"
    assert [(act.trick, act.yields) for act in shows.running.evening.acts] == [("bullet_catch", (2, 3, 0))]
    (cause,) = (cause for cause in shows.running.bill.causes if cause.name == "Double Bill")
    (told,) = shows.showing.told
    assert cause.owner == 0
    assert [term.signs for term in told.terms[1:]] == [(signed(-1), "{fame}", signed(-1), "{coins}")]


def test_the_sum_of_one_link_is_that_of_its_terms() -> None:
    """Standing Ovation: 2 Fame in place of 1 for each of three Links."""
    told = _with_others(_told(Yields(3), Yields(6), times=3), "Standing Ovation")
    assert [(term.name, term.signs) for term in told.terms] == [("Standing Ovation", ("+3", "{fame}"))]
    link = one_link(told)
    assert (link.printed, link.yields) == (Yields(1), Yields(2))
    assert link.terms[0].signs == ("+1", "{fame}")
    uneven = _told(Yields(3), Yields(4), times=3)
    assert one_link(uneven) is uneven, "an ability that pays some of them twice"


def _told(printed: Yields, yields: Yields, *, times: int) -> ToldAct:
    return ToldAct(0, "ui.link", "#000000", "Links", "You", "", True, printed, (), yields, times=times)
