"""Which way up a carried Trick Marker is laid: with most Links, whatever carries it; what a click passes up is said."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest
from alley import MAGICIAN, Alley
from driver import Driver
from played_games import play_until
from pygame import Rect
from rows import one_in
from screens import stay_as_it_is
from table import PERFORMANCE, Table

from trickerion.app.registry import open_scene
from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.rules.ask.stage import hand_of, laying
from trickerion.rules.facts.stage import Hand, Spot
from trickerion.rules.game import Game
from trickerion.rules.state import Marker
from trickerion.scenes.theater.hand import better_turn
from trickerion.scenes.theater.scene import TheaterScene
from trickerion.scenes.theater.stage import slot_name
from trickerion.table.turning import best_turns
from trickerion.ui import theme
from trickerion.ui.layout import theater as at
from trickerion.words.screens.theater import TIMES, passes_up, passes_up_more

R1, R10, R11 = "riverside_01", "riverside_10", "riverside_11"
RINGS, BACKSTAGE = "linking_rings", "friday.backstage.0"
LINKING = Spot(R1, 1)
"""Here Linking Rings, a mechanical Trick, meets the mechanical corner of Levitation when it points up (not down)."""
LINKS, DOES_NOT = 3, 1
AWAY = (40, 560)
"""A place on the stage beside the cards."""


def beside_levitation(magician: str = "the_gentleman", **more: Any) -> Alley:
    table = Alley(2, (magician, "the_gentleman" if magician == "electra" else "the_mechaniker"), **more).row(
        R1, R10, R11
    )
    return table.marker(R1, 0, 1, "levitation", "down")


def doing(table: Table, move: m.Move) -> Table:
    table.do(move)
    return table


def setting_up(magician: str = "the_gentleman") -> Table:
    table = beside_levitation(magician).trick(0, RINGS, "hearts", markers=2)
    return doing(table.acts(0, MAGICIAN, BACKSTAGE), m.SetUpTrick(0))


def rescheduling() -> Table:
    table = beside_levitation().marker(R10, 0, 0, RINGS, "right", "hearts").acts(0, MAGICIAN, BACKSTAGE)
    return doing(table, m.Reschedule(R10, 0))


def rescheduling_for_free() -> Table:
    table = beside_levitation("master_of_chains").marker(R10, 0, 0, RINGS, "right", "hearts").phase(PERFORMANCE)
    return doing(table, m.Reschedule(R10, 0))


def prepared_on_stage() -> Table:
    table = beside_levitation().trick(0, RINGS, "hearts").components(0, metal=2)
    return doing(table.acts_with(0, MAGICIAN, "on_stage_preparation", "workshop.0.0"), m.Prepare(0))


def second_of_a_suit() -> Table:
    """New Twist: two turns link, with another owner's marker over a Shard or with the own one."""
    table = beside_levitation().trick(0, RINGS, "hearts", markers=2).marker(R1, 2, 0, RINGS, "up", "hearts")
    return doing(table.acts_with(0, MAGICIAN, "new_twist", BACKSTAGE), m.SetUpTrick(0))


def beside_a_full_card() -> Table:
    """Guest Performer: another card is full, this one has its usual slots."""
    table = beside_levitation().trick(0, RINGS, "hearts", markers=2)
    for slot, suit in enumerate(("spades", "clubs", "hearts")):
        table.marker(R11, slot, 1, "living_piano", "right", suit)
    return doing(table.acts_with(0, MAGICIAN, "guest_performer", BACKSTAGE), m.SetUpTrick(0))


def paid_twice() -> Table:
    table = beside_levitation().trick(0, RINGS, "hearts", markers=2)
    return doing(table.acts_with(0, MAGICIAN, "headliner_trick", BACKSTAGE), m.SetUpTrick(0))


HANDS: dict[str, Callable[[], Table]] = {
    "Set Up Trick": setting_up,
    "Reschedule": rescheduling,
    "Master of Chains": rescheduling_for_free,
    "On-stage Preparation": prepared_on_stage,
    "New Twist": second_of_a_suit,
    "Guest Performer": beside_a_full_card,
    "Headliner Trick": paid_twice,
    "Electra": lambda: setting_up("electra"),
}


def in_theater(driver: Driver, table: Table) -> TheaterScene:
    """The Theater with the marker of the table in the hand, held beside the cards."""
    session = Session(table.game, None, pace=0.0)
    session.lift_curtain()
    stay_as_it_is(session)
    driver.open("board", how="reset", session=session)
    driver.frames(4)
    if not isinstance(driver.top, TheaterScene):
        open_scene(driver.app, "theater", session=session)
    driver.move(AWAY)
    driver.frames(3)
    scene = driver.on(TheaterScene)
    assert scene.hand is not None
    assert scene.table.target is None
    return scene


def turn_in_hand(driver: Driver, scene: TheaterScene, turns: int) -> None:
    """Turn the marker with R while it hangs over no slot."""
    while scene.table.turns != turns:
        driver.key(pygame.K_r)


def with_the_mouse(driver: Driver, name: str) -> None:
    driver.move(name)
    driver.frames(20)
    driver.click(name)


def in_passing(driver: Driver, name: str) -> None:
    """From another slot at once, before the preview has followed."""
    other = next(n for n in driver.top.spots.names() if "slot" in n and n != name and driver.top.spots.get(n).enabled)
    driver.move(other)
    driver.frames(20)
    driver.click(name)


def with_the_keyboard(driver: Driver, name: str) -> None:
    for _ in range(200):
        driver.key(pygame.K_TAB)
        if driver.top.spots.focused == name:
            break
    assert driver.top.spots.focused == name
    driver.key(pygame.K_RETURN)


WAYS = {"mouse": with_the_mouse, "in passing": in_passing, "keyboard": with_the_keyboard}


def laid(scene: TheaterScene, spot: Spot = LINKING) -> Marker:
    marker = scene.state.performance(spot.card).marker_at(spot.slot)
    assert marker is not None
    return marker


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("hand", one_in(2, HANDS))
def test_a_carried_marker_is_laid_in_the_turn_that_links(driver: Driver, hand: str, way: str) -> None:
    scene = in_theater(driver, HANDS[hand]())
    turn_in_hand(driver, scene, DOES_NOT)
    WAYS[way](driver, slot_name(scene.state.row_ids, LINKING))
    assert laid(scene).turns == LINKS


@pytest.mark.parametrize("held", range(4))
def test_it_links_however_it_was_held(driver: Driver, held: int) -> None:
    scene = in_theater(driver, setting_up())
    turn_in_hand(driver, scene, held)
    with_the_mouse(driver, slot_name(scene.state.row_ids, LINKING))
    assert laid(scene).turns == LINKS


def test_a_pile_of_two_is_laid_in_the_turn_that_links(driver: Driver) -> None:
    scene = in_theater(driver, setting_up("electra"))
    driver.click("preview.pile")
    driver.move(AWAY)
    turn_in_hand(driver, scene, DOES_NOT)
    with_the_mouse(driver, slot_name(scene.state.row_ids, LINKING))
    assert (laid(scene).turns, laid(scene).pile) == (LINKS, 2)


def test_a_dragged_marker_is_laid_in_the_turn_that_links(driver: Driver) -> None:
    table = beside_levitation().trick(0, RINGS, "hearts", markers=2).acts(0, MAGICIAN, BACKSTAGE)
    table.do(m.SetUpTrick(0))
    scene = in_theater(driver, table)
    turn_in_hand(driver, scene, DOES_NOT)
    driver.press("wing_1")
    driver.move(AWAY, held=True)
    name = slot_name(scene.state.row_ids, LINKING)
    driver.move(name, held=True)
    driver.frames(20)
    driver.release(name)
    assert laid(scene).turns == LINKS


# ------------------------------------------------------------------ what a click passes up
def turned_away(driver: Driver, table: Table) -> TheaterScene:
    """Over the slot that links, turned by hand so that it does not."""
    scene = in_theater(driver, table)
    driver.wheel(slot_name(scene.state.row_ids, LINKING), 1)
    driver.frames(60)
    assert (scene.table.target, scene.table.turns) == (LINKING, DOES_NOT)
    return scene


@pytest.mark.parametrize("hand", [hand for hand in HANDS if hand != "New Twist"])
def test_a_click_that_passes_up_a_link_says_so_before_and_still_works(driver: Driver, hand: str) -> None:
    scene = turned_away(driver, HANDS[hand]())
    name = slot_name(scene.state.row_ids, LINKING)
    said = "Turn this marker once more to make a Link (R)."
    assert scene.table.passed_up == said
    shown = scene.spots.tip()
    assert shown is not None
    assert shown.tip.body == (said,)
    driver.click(name)
    assert laid(scene).turns == DOES_NOT


def test_panel_and_dock_warn_of_what_is_passed_up_and_no_longer_when_it_is_turned_back(driver: Driver) -> None:
    scene = turned_away(driver, setting_up())
    warned = [warnings_in(driver, area) for area in (at.PREVIEW, at.DOCK)]
    driver.key(pygame.K_r, wait=4)
    assert scene.table.turns == LINKS
    assert not scene.table.passed_up
    assert scene.spots.tip() is None
    calm = [warnings_in(driver, area) for area in (at.PREVIEW, at.DOCK)]
    assert all(before > after + 200 for before, after in zip(warned, calm, strict=True))


def warnings_in(driver: Driver, area: Rect) -> int:
    """How many points there have the colour of warnings."""
    canvas = driver.canvas.subsurface(area)
    return pygame.mask.from_threshold(canvas, theme.WARN, (6, 6, 6, 255)).count()


def test_the_keyboard_is_told_the_same(driver: Driver) -> None:
    scene = in_theater(driver, setting_up())
    name = slot_name(scene.state.row_ids, LINKING)
    while driver.top.spots.focused != name:
        driver.key(pygame.K_TAB)
    driver.frames(2)
    assert scene.table.target == LINKING
    assert not scene.table.passed_up
    driver.key(pygame.K_r, wait=60)
    shown = scene.spots.tip()
    assert scene.table.turns == DOES_NOT
    assert shown is not None
    assert scene.table.passed_up in shown.tip.body
    driver.key(pygame.K_r)
    driver.key(pygame.K_RETURN)
    assert laid(scene).turns == LINKS


def test_links_are_counted_of_allowed_turns_only(driver: Driver) -> None:
    scene = in_theater(driver, setting_up())
    for spot, options in scene.table.options.items():
        assert set(scene.table.link_counts(spot)) == set(options)
    assert scene.table.link_counts(LINKING) == {LINKS: 1, DOES_NOT: 0}


@pytest.mark.parametrize(
    ("steps", "links", "now", "said"),
    [
        (1, 1, 0, "Turn this marker once more to make a Link (R)."),
        (2, 2, 0, "Turn this marker twice more to make 2 Links (R)."),
        (3, 3, 1, "Turn this marker three times more to make 3 Links instead of 1 (R)."),
    ],
)
def test_the_sentence(steps: int, links: int, now: int, said: str) -> None:
    say = passes_up_more if now else passes_up
    assert say(links, times=TIMES[steps], now=now, key="R") == said


def test_turns_that_are_not_allowed_are_not_counted_on_the_way() -> None:
    """The key passes over them."""
    assert better_turn({0: 0, 3: 1}, 0) == (1, 1)
    assert better_turn({0: 0, 1: 1, 2: 2}, 0) == (2, 2)
    assert better_turn({0: 1, 1: 1}, 0) is None


# ------------------------------------------------------------------ which turn is the best
def hands(seed: str) -> list[tuple[Game, Hand]]:
    """Every marker that somebody holds in a game between greedy players."""
    found: list[tuple[Game, Hand]] = []

    def collect(game: Game) -> bool:
        decision = game.decision
        if decision is not None:
            hand = hand_of(game.view_for(decision.seat))
            found.extend([(game.clone(), hand)] if hand is not None else [])
        return game.state.turn > 4

    play_until(3, seed, collect)
    return found


def test_the_first_turn_is_never_worse_than_any_other() -> None:
    """Most Links first, then Fame or Coins with Shards, then the way from the turn in which it was held."""
    chances = 0
    for game, hand in hands("best turns"):
        for spot, options in hand.single.items():
            for held in range(4):
                best = best_turns(game.state, hand, spot, options, held)
                worths = {turns: worth(game, hand, spot, turns) for turns in options}
                assert worths[best] == max(worths.values())
                equal = [turns for turns in options if worths[turns] == worths[best]]
                assert quarters(best, held) == min(quarters(turns, held) for turns in equal)
                chances += len(set(worths.values())) > 1
    assert chances, "turns that differ"


def worth(game: Game, hand: Hand, spot: Spot, turns: int) -> tuple[int, int]:
    brings = laying(game.state, hand, spot, turns)
    return len(brings.links), sum(brings.pays) + brings.shards


def quarters(turns: int, held: int) -> int:
    return min((turns - held) % 4, (held - turns) % 4)
