"""The Set-up scene, used like a player would."""

import pygame
import pytest
from driver import STEPS, Driver, monkey
from given import of_kind, there

from trickerion.app.registry import open_scene
from trickerion.bots.levels import is_proven
from trickerion.rules.options import GameOptions
from trickerion.scenes.setup.scene import SetupScene
from trickerion.screens.seats import OFFERED, read_seat, usual_seats
from trickerion.screens.setup.plan import SetUpPlan
from trickerion.screens.setup.rules_panel import step_width
from trickerion.ui.layout import setup as at
from trickerion.words.cards.magicians import PLAYS_LIKE
from trickerion.words.editions import POINTS
from trickerion.words.screens.setup import LEVELS, unproven
from trickerion.words.screens.setup import STEPS as CHOICES

Started = list[tuple[GameOptions, str]]


def open_setup(driver: Driver) -> SetupScene:
    open_scene(driver.app, "title")
    return of_kind(SetupScene, driver.open("setup"))


def test_the_usual_setup_starts_a_game(driver: Driver, started: Started) -> None:
    open_setup(driver)
    driver.key(pygame.K_RETURN)
    options, seed = started[0]
    assert [seat.player for seat in options.seats] == ["person", "apprentice", "apprentice"]
    assert seed


@pytest.fixture
def scene(driver: Driver) -> SetupScene:
    return open_setup(driver)


def test_a_category_is_taken_once(driver: Driver, scene: SetupScene) -> None:
    driver.click("setup.poster.electra")
    assert scene.plan.seats[0].magician == "electra"
    assert scene.plan.choosing == 1
    driver.click("setup.poster.the_mechaniker")
    assert scene.plan.seats[1].magician == ""
    assert "Ada" in scene.spots.get("setup.poster.the_mechaniker").why_not


def test_a_second_click_gives_the_magician_back(driver: Driver, scene: SetupScene) -> None:
    driver.click("setup.poster.electra", "setup.magician.0", "setup.poster.electra")
    assert scene.plan.seats[0].magician == ""


def test_colours_change_places(driver: Driver, scene: SetupScene) -> None:
    driver.click("setup.colour.0.teal")
    assert [seat.colour for seat in scene.plan.seats][:2] == ["teal", "crimson"]


def test_one_seat_is_too_few(driver: Driver, started: Started, scene: SetupScene) -> None:
    driver.click("setup.kind.1.empty", "setup.kind.2.empty")
    assert scene.plan.trouble()
    driver.click("setup.raise")
    assert not started


def test_two_players_of_one_name_cannot_start(driver: Driver, started: Started, scene: SetupScene) -> None:
    scene.plan.seats[1].name = " ada "
    scene.changed()
    driver.click("setup.raise")
    assert not started
    assert "ada" in scene.plan.trouble().casefold()


def test_names_are_typed(driver: Driver, scene: SetupScene) -> None:
    driver.click((200, 140))
    for letter in "Zo":
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    driver.frames(3)
    assert scene.plan.seats[0].name.endswith("Zo")


@pytest.mark.usefixtures("started")
def test_it_remembers_how_it_was_left_and_what_was_played(driver: Driver, scene: SetupScene) -> None:
    driver.click("setup.poster.electra", "setup.raise")
    driver.click("setup.begin.full", "setup.back")
    scene = open_setup(driver)
    assert scene.plan.setup == "full"
    driver.click("setup.last")
    assert scene.plan.setup == "beginner"
    assert scene.plan.seats[0].magician == "electra"


def test_the_padlock_keeps_the_seed(driver: Driver, scene: SetupScene) -> None:
    driver.click("setup.keep_seed")
    kept = scene.plan.seed
    driver.click("setup.back")
    assert open_setup(driver).plan.seed == kept


def test_points_set_alone_reach_the_game(driver: Driver, started: Started) -> None:
    open_setup(driver)
    driver.click("setup.points", wait=2)
    driver.click("points.score_cap.0", "points.done", wait=2)
    driver.click("setup.raise")
    assert started[0][0].ruling("score_cap") == 0
    assert dict(started[0][0].rulings) == {"score_cap": 0}


def test_the_short_game_is_offered_and_says_what_the_whole_one_adds(driver: Driver, started: Started) -> None:
    scene = open_setup(driver)
    plan, short = scene.plan, scene.spots.get("setup.module.short")
    assert short.tip is not None
    tip = short.tip()
    assert tip is not None
    assert "whole game adds" in " ".join(tip.body)
    driver.click("setup.module.short", wait=1)
    assert SetUpPlan.from_json(plan.to_json()).is_short, "it is remembered"
    driver.key(pygame.K_RETURN)
    assert started[0][0].small_game
    assert started[0][0].turns == 3
    plan.switch_module("dark_alley")
    assert not plan.to_options().small_game, "a module makes a whole game of it"


@pytest.mark.parametrize("closes", ["setup.module.duel", "setup.begin.full"])
def test_the_short_game_is_closed_with_modules_and_with_the_full_set_up(driver: Driver, closes: str) -> None:
    scene = open_setup(driver)
    driver.click("setup.module.short", wait=1)
    name = next(name for name in scene.spots.names() if name.startswith(closes) or name == closes)
    driver.click(name, wait=1)
    assert not scene.plan.is_short
    assert not scene.spots.get("setup.module.short").enabled


@pytest.mark.parametrize(
    "damage", [None, 3, [], {"seats": "x"}, {"seats": [1, 2, 3, 4]}, {"rulings": {"score_cap": 7}}]
)
def test_a_damaged_memory_gives_a_playable_plan(damage: object) -> None:
    plan = SetUpPlan.from_json(damage)
    assert not plan.trouble()
    plan.to_options()


def test_every_point_of_the_rules_has_words() -> None:
    from trickerion.rules.options import ALTERNATIVES

    assert {point.id: {value for value, _ in point.values} for point in POINTS.values()} == {
        point: set(values) for point, values in ALTERNATIVES.items()
    }


def test_only_levels_that_exist_are_offered() -> None:
    from trickerion.bots.registry import BOTS

    assert OFFERED
    assert all(level in BOTS and level in LEVELS for level in OFFERED)


def test_every_computer_seat_chooses_its_level_and_is_told_what_to_expect(driver: Driver, started: Started) -> None:
    scene = open_setup(driver)
    for level in OFFERED:
        tip = scene.spots.get(f"setup.level.1.{level}").tip
        assert tip is not None
        assert there(tip()).title == LEVELS[level].name
        said = LEVELS[level].text if is_proven(level, (), 3) else unproven(text=LEVELS[level].text)
        assert there(tip()).body == (said,), "three play the base game"
    driver.click(f"setup.level.1.{OFFERED[2]}")
    driver.key(pygame.K_RETURN)
    assert [seat.player for seat in started[0][0].seats] == ["person", OFFERED[2], OFFERED[0]]


def test_the_chosen_level_is_told_at_its_seat_and_the_one_that_is_pointed_at(driver: Driver) -> None:
    open_setup(driver)

    def line_at_the_seat() -> bytes:
        driver.frames(2)
        return pygame.image.tobytes(driver.canvas.subsurface(at.level_line(1)), "RGB")

    driver.move((1900, 1070))
    chosen = line_at_the_seat()
    driver.move(f"setup.level.1.{OFFERED[1]}")
    pointed_at = line_at_the_seat()
    driver.click(f"setup.level.1.{OFFERED[1]}")
    driver.move((1900, 1070))
    assert chosen != pointed_at == line_at_the_seat()


def test_what_only_explains_is_no_button(driver: Driver, scene: SetupScene) -> None:
    """The phases of a turn: no click, no focus, and no plate around their names."""
    driver.move((1900, 1070))
    driver.frames(2)
    names = [name for name in scene.spots.names() if name.startswith("setup.phase.")]
    assert len(names) == 8
    for name in names:
        spot = scene.spots.get(name)
        assert spot.on_click is None
        assert not spot.focusable
        assert spot.tip is not None
    assert scene.spots.rect(names[0]).bottom < at.MODULES.bottom


@pytest.mark.parametrize("modules", [(), ("dark_alley",)])
def test_magicians_that_differ_only_in_the_dark_alley_say_so(driver: Driver, modules: tuple[str, ...]) -> None:
    scene = open_setup(driver)
    for module in modules:
        driver.click(f"setup.module.{module}")
    tip = scene.spots.get("setup.poster.electra").tip
    assert tip is not None
    assert ("The Mechaniker has the same first Tricks" in " ".join(there(tip()).body)) == (not modules)
    assert PLAYS_LIKE["electra"] == "plays like Mechaniker without the Dark Alley"


def test_the_level_of_a_set_up_that_an_earlier_version_remembered_is_the_assistant() -> None:
    assert read_seat({"kind": "computer", "level": "greedy"}, usual_seats()[1]).level == "assistant"
    assert read_seat({"kind": "computer", "level": "maestro"}, usual_seats()[1]).level == OFFERED[0]


@pytest.mark.parametrize("steps", STEPS)
def test_a_monkey_in_the_setup(driver: Driver, started: Started, steps: int) -> None:
    open_setup(driver)
    monkey(driver, steps, 11)
    for options, _ in started:
        assert 2 <= len(options.seats) <= 4


def test_the_poster_of_the_priestess_follows_the_prophecies(driver: Driver, scene: SetupScene) -> None:
    """Ruling 144: the set-up shows the ability that is dealt."""
    for modules, words in ((("dark_alley",), "Without prophecies"), (("dark_alley", "prophecies"), "pending prophecy")):
        scene.plan.modules = modules
        driver.frames(2)
        tip = scene.spots.get("setup.poster.priestess_of_mysticism").tip
        assert tip is not None
        assert words in " ".join(there(tip()).body)


# ------------------------------------------------------------------ the Academy
def with_academy(driver: Driver) -> SetupScene:
    scene = open_setup(driver)
    for module in ("dark_alley", "prophecies", "academy"):
        driver.click(f"setup.module.{module}")
    return scene


def test_every_module_in_the_menu_is_offered() -> None:
    from trickerion.rules.options import HEIR, MODULES
    from trickerion.words.screens import setup as words

    in_menu = {module for module, how in MODULES.items() if how.in_menu}
    assert {module.id for module in words.MODULES} == in_menu - {HEIR}


def test_the_academy_is_started_with_one_of_its_magicians(driver: Driver, started: Started) -> None:
    with_academy(driver)
    driver.click("setup.poster.anjali", "setup.raise")
    options = started[0][0]
    assert options.modules == ("dark_alley", "prophecies", "academy")
    assert options.seats[0].magician == "anjali"
    assert not options.rulings


def test_the_curtain_rises_on_a_game_with_the_academy(driver: Driver) -> None:
    with_academy(driver)
    driver.click("setup.poster.anjali", "setup.poster.electra", "setup.raise", wait=3)
    state = there(driver.app.session).game.state
    assert "academy" in state.boards
    assert state.players[0].magician == "anjali"
    assert "protege" in state.players[0].characters
    assert state.players[0].fame == 3


def test_the_academy_needs_the_dark_alley_and_leaves_with_it_and_its_magicians_too(driver: Driver) -> None:
    scene = open_setup(driver)
    closed = scene.spots.get("setup.module.academy")
    tip = closed.explanation(None)
    assert "Dark Alley" in closed.why_not
    assert tip is not None
    assert not tip.note, "the row itself says why: the tip does not say it again"
    assert "setup.poster.anjali" not in scene.spots
    driver.click("setup.back")
    scene = with_academy(driver)
    driver.click("setup.poster.anjali", "setup.module.dark_alley")
    assert (scene.plan.modules, scene.plan.seats[0].magician) == ((), "")
    scene.plan.to_options()


def test_a_remembered_magician_of_the_academy_stays_only_with_the_academy() -> None:
    plan = SetUpPlan()
    for module in ("dark_alley", "academy"):
        plan.switch_module(module)
    plan.take_magician("professor_bernard", 0)
    assert SetUpPlan.from_json(plan.to_json()).seats[0].magician == "professor_bernard"
    assert SetUpPlan.from_json({**plan.to_json(), "modules": ["dark_alley"]}).seats[0].magician == ""


def test_the_posters_tell_what_the_academy_changes(driver: Driver) -> None:
    """Chains and the Priestess have their later abilities, the Gentleman works in the Academy, too."""
    scene = with_academy(driver)
    for magician, words in (
        ("master_of_chains", "2 Fame as performer bonus"),
        ("priestess_of_mysticism", "pay 1 Shard"),
        ("the_gentleman", "With the Academy"),
    ):
        tip = scene.spots.get(f"setup.poster.{magician}").tip
        assert tip is not None
        assert words in " ".join(there(tip()).body)
    driver.click("setup.points", wait=2)
    assert "points.academy_abilities.0" not in driver.top.spots


def test_the_start_of_a_game_with_the_academy_is_told(driver: Driver) -> None:
    from trickerion.words.academy.set_up import also_counts, before_the_choices

    plan = with_academy(driver).plan
    driver.click("setup.begin.full")
    assert "3 {fame}, 2 {coin} more and a Protégé" in before_the_choices(plan.wording.full, plan.modules)
    assert "12 and 6 {fame}" in also_counts(len(plan.taken), plan.modules)
    assert not also_counts(3, ("dark_alley",))


# ------------------------------------------------------------------ the Duel
def test_the_duel_is_started_for_two_and_empties_the_other_seats(driver: Driver, started: Started) -> None:
    scene = open_setup(driver)
    assert len(scene.plan.taken) == 3
    driver.click("setup.module.duel")
    assert scene.plan.taken == [0, 1]
    assert scene.plan.modules == ("duel",)
    driver.click("setup.raise")
    options = started[0][0]
    assert options.modules == ("duel",)
    assert len(options.seats) == 2


def test_a_third_player_ends_the_duel(driver: Driver, scene: SetupScene) -> None:
    driver.click("setup.module.duel")
    scene.change(scene.plan.set_kind, 2, "computer")
    assert (scene.plan.modules, scene.plan.taken) == ((), [0, 1, 2])
    scene.plan.to_options()


def test_a_remembered_duel_of_three_is_none() -> None:
    plan = SetUpPlan()
    assert SetUpPlan.from_json({**plan.to_json(), "modules": ["duel"]}).modules == ()
    plan.switch_module("duel")
    assert SetUpPlan.from_json(plan.to_json()).modules == ("duel",)


def test_the_tile_of_the_duel_says_what_it_needs_and_excludes(driver: Driver) -> None:
    tip = open_setup(driver).spots.get("setup.module.duel").tip
    assert tip is not None
    said = " ".join(there(tip()).body)
    assert "two players" in said
    assert "not with the Heir" in said
    assert "empties the other seats" in said
    solo = driver.open("solo_setup", how="reset")
    driver.click("setup.more")
    assert "not with the Heir" in solo.spots.get("setup.module.duel").why_not


def test_the_duel_is_played_with_the_dark_alley_and_the_academy_too(driver: Driver) -> None:
    scene = with_academy(driver)
    driver.click("setup.module.duel")
    assert scene.plan.to_options().modules == ("dark_alley", "prophecies", "academy", "duel")


def test_the_choices_of_the_full_set_up_keep_clear_of_each_other_and_of_their_frame() -> None:
    rects = at.step_rects([step_width(step) for step in CHOICES])
    edges = [at.DEAL.left, *(edge for rect in rects for edge in (rect.left, rect.right)), at.DEAL.right]
    gaps = [right - left for left, right in zip(edges[::2], edges[1::2], strict=True)]
    assert min(gaps) >= 10
    assert max(gaps) - min(gaps) <= len(rects)
