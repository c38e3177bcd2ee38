"""The first evening: offered on the title, played at the table to its end, left, taken up, taken back, declined."""

import re
from dataclasses import replace

import pygame
import pytest
from driver import Driver, open_driver
from evening import Evening
from given import there
from rows import one_in

from trickerion.bots.bot import Bot
from trickerion.bots.registry import make_bot
from trickerion.language.verbatim import verbatim
from trickerion.play.chronicle import LogLine
from trickerion.play.session import PERSON, Session
from trickerion.rules import moves as m
from trickerion.rules.ask.actions import acting_facts
from trickerion.rules.chance import seed_number
from trickerion.rules.events import FortuneTold, Linked, PerformanceEnded
from trickerion.rules.game import Game
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.guide import layout as at
from trickerion.scenes.guide.bubble import lines_of, more_height, size_for
from trickerion.scenes.guide.coach import MEMORY, Coach
from trickerion.scenes.guide.layout import MOST_LINES
from trickerion.scenes.guide.plans import ASSIGNMENT, BUYING, LINK, PLANS, POSTER, PREPARING, SHOW, WAGES
from trickerion.scenes.guide.script import DICE, wish
from trickerion.scenes.heir.scene import HeirScene
from trickerion.scenes.pause import PauseScene
from trickerion.scenes.performance.scene import PerformanceScene
from trickerion.scenes.seam.scene import SeamScene
from trickerion.scenes.theater.scene import TheaterScene
from trickerion.screens.first_evening.lesson import COMPANY, CORNERS, EVENINGS, LESSONS, SOLO, GuideLesson, hush
from trickerion.screens.opening import enter_table
from trickerion.screens.seats import remember_name
from trickerion.storage.saves import OpenedGame, SavedGames
from trickerion.table.game_scene import GameScene
from trickerion.table.log_panel import entries_of
from trickerion.ui.tip_view import tip_rect
from trickerion.words import guide as words


@pytest.mark.slow
def test_tips_leave_what_the_director_says_and_shows(driver: Driver) -> None:
    evening = Evening(driver).begin("company")
    while evening.wait() and evening.step != "place_apprentice_2":
        evening.next()
    assert evening.step == "place_apprentice_2"
    spots = driver.top.spots
    buttons = spots.rect("guide.back").union(spots.rect("guide.next"))
    told = pygame.Rect(buttons.x, buttons.y - 300, buttons.w, buttons.h + 300)
    slot = next(spots.rect(name) for name in sorted(spots.names()) if name.startswith("slot.workshop"))
    driver.move("character.apprentice_2")
    driver.frames(90)
    shown = there(spots.tip())
    rect = tip_rect(spots, shown.tip, shown.anchor)
    assert not rect.colliderect(slot), "the slot to which it is dragged"
    assert not rect.colliderect(told), "the sentence of the stage director"


def played_events(evening: Evening) -> list[object]:
    return [event for line in evening.session.log for event in line.events]


@pytest.mark.slow
@pytest.mark.parametrize("kind", one_in(2, ["company", "solo"]))
def test_the_evening_is_played_to_its_end_by_hand_and_by_next(driver: Driver, kind: str) -> None:
    driver.app.settings.seam = "brief"
    evening = Evening(driver).begin(kind)
    stops: list[str] = []
    number = 0
    while evening.wait():
        stops += [evening.stop] if evening.stop not in stops else []
        before = evening.step, evening.session.changes
        number += 1
        if number % 2 == (kind == "solo"):
            evening.by_hand()
        else:
            evening.next()
        driver.frames(2)
        assert (evening.step, evening.session.changes) != before, before
    assert tuple(stops) == SHOW.stops, "every stop comes, in its order"
    assert isinstance(driver.app.overlay, Coach), "from now on the coach speaks"
    assert set(driver.app.memory.recall(MEMORY)) - {"special", "home"} == {"link", "wages"}, (
        "but not of what was a stop"
    )
    events = played_events(evening)
    assert any(isinstance(event, Linked) and event.seat == 0 for event in events)
    assert "link" in evening.steps, "and what that is was said"
    assert not {"no_link", "unlinked"} & set(evening.steps), "and what that is was said"
    assert any(isinstance(event, PerformanceEnded) and event.seat == 0 for event in events)
    assert evening.session.view.state.turn == 2
    assert not evening.session.is_over
    assert driver.app.failures == 0
    driver.open("title", how="reset")
    assert "title.resume_evening" not in driver.top.spots
    assert driver.top.spots.get("title.week").default, "the next evening of the week"


@pytest.mark.parametrize("seam", one_in(2, ["wait", "off"]))
def test_the_director_says_which_die_is_asked_for_between_the_turns(driver: Driver, seam: str) -> None:
    driver.app.settings.seam = seam
    evening = Evening(driver).begin("solo", WAGES)
    assert evening.step == DICE
    assert evening.session.decision is not None
    assert evening.session.decision.question == "ChoosingConfiguration"
    evening.next()
    assert evening.wait() == WAGES
    assert evening.session.view.state.phase == "advertise"
    assert isinstance(driver.top, SeamScene if seam == "wait" else BoardScene), "where the wages are told"
    driver.click("guide.back")
    assert evening.wait() == DICE, "the choice can be taken back"


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["company", "solo"])
def test_nothing_speaks_of_special_cards_before_turn_2_nor_of_prophecies_before_turn_3(
    driver: Driver, kind: str
) -> None:
    """The rules hold all the same; then the coach comes to each."""
    Evening(driver)  # sets the paces
    driver.app.settings.seam = "wait"
    session, bot = Session.of_opened(OpenedGame(LESSONS[kind].laid()), None), make_bot("assistant", 1)
    session.pace.seconds = 0.0
    enter_table(driver.app, session)
    spoken: dict[int, set[str]] = {}
    remarks: dict[str, int] = {}
    asked = 0
    while session.view.state.turn < 4:
        driver.frames(3)
        top, turn = driver.top, session.view.state.turn
        seen = {name for name in top.spots.names() if name in ("seam.prophecy", "prophecy", "plans.prophecy")}
        board = next(scene for scene in driver.app.stack if isinstance(scene, BoardScene))
        seen |= {entry.text for entry in board.log.entries if "rophec" in entry.text}
        spoken.setdefault(turn, set()).update(seen)
        overlay = driver.app.overlay
        if isinstance(overlay, Coach) and overlay.remark:
            remarks.setdefault(overlay.remark, turn)
        if isinstance(top, SeamScene) and not top.closed.legal:
            top.go_on()
        elif isinstance(top, PerformanceScene) and not session.legal and "show.go_on" in top.spots:
            driver.click("show.go_on")
        elif session.pace.is_thinking:
            session.opponents.wait(0.05)
        elif session.legal and asked != session.changes and not board.timeline.busy:
            asked = session.changes  # seen once before it is answered
        elif session.legal:
            wanted = _wished(session.game) if turn == 1 else None  # else a rival may tell another fortune
            session.play(wanted or bot.choose(session.game.view_for(session.viewer)).move)
    assert not spoken[1]
    assert not spoken[2]
    assert remarks["special"] == 2
    if kind == "company":  # alone there are none
        assert {"seam.prophecy", "prophecy"} <= spoken[3]
        assert remarks["prophecy"] == 3


def test_the_prophecy_of_turn_2_of_which_nobody_speaks_yet_changes_nothing() -> None:
    """Neither what may be done nor what it brings, to whomever, however the player plays."""
    game = LESSONS["company"].laid()
    levels = ("assistant" if seat.player == PERSON else seat.player for seat in game.options.seats)
    rivals = [make_bot(level, seed_number(f"{game.seed}/{seat}")) for seat, level in enumerate(levels)]
    while game.state.turn < 2:
        assert game.decision is not None
        game.apply(_wished(game) or rivals[game.decision.seat].choose(game.view_for(game.decision.seat)).move)
    for prophecy, told_from in ((game.state.active_prophecy, 3), ("weary_bodies", 0)):
        told = game.clone()
        told.state.active_prophecy = prophecy
        session = Session(told, None)
        hush(session)
        assert session.prophecies_from == told_from, "another one, told by a rival, is spoken of at once"
    for level, seed in (("assistant", 1), ("apprentice", 1), *(("random", seed) for seed in range(2))):
        play_turn_2_with_and_without(game.clone(), [make_bot(level, seed), *rivals[1:]])


def play_turn_2_with_and_without(game: Game, bots: list[Bot]) -> None:
    """Each deed beside the same one without the prophecy, until somebody turns up another by Fortune Telling."""
    prophecy = game.state.active_prophecy
    while game.state.phase != "end_turn" and game.state.active_prophecy == prophecy:
        assert game.decision is not None
        bare = game.clone()
        bare.state.active_prophecy = ""
        assert game.legal_moves() == bare.legal_moves()
        move = bots[game.decision.seat].choose(game.view_for(game.decision.seat)).move
        done, events = bare.apply(move), game.apply(move)
        assert game.state.turn > 2 or done == events, prophecy


def _wished(game: Game) -> m.Move | None:
    """In turn 1 the deed of the evening."""
    assert game.decision is not None
    wanted = wish(Session(game.clone(), None)) if game.decision.seat == 0 else None
    return wanted.moves[0] if wanted is not None else None


NAMES = ("Ada", "Mia", "Jo", "a", "42", "Zoë", "佐藤", "Lantern Jack", "The one and only", "'; x", "Ж", "Maximilian")


def first_turn(lesson: GuideLesson, name: str, *, manners: bool) -> tuple[list[str], list[m.Move]]:
    """The steps of the evening in its first turn, and all Moves, as the director would do it."""
    game, steps, plan = lesson.laid(name), list[str](), PLANS.get(lesson.id, SHOW)
    levels = ("assistant" if seat.player == PERSON else seat.player for seat in game.options.seats)
    bots = [make_bot(level, seed_number(f"{game.seed}/{seat}"), manners=manners) for seat, level in enumerate(levels)]
    while game.state.turn < 2:
        assert game.decision is not None, "a rival has called one before its time"
        assert not game.state.active_prophecy, "a rival has called one before its time"
        wanted = wish(Session(game.clone(), None), plan) if game.decision.seat == 0 else None
        steps += [wanted.step] if wanted is not None else []
        moves = wanted.moves if wanted is not None else ()
        for move in moves or [bots[game.decision.seat].choose(game.view_for(game.decision.seat)).move]:
            if move in game.legal_moves():
                game.apply(move)
    return steps, game.moves


@pytest.mark.parametrize("kind", [COMPANY, CORNERS, SOLO])
@pytest.mark.parametrize("manners", [pytest.param(False, marks=pytest.mark.slow), True])
def test_whoever_plays_is_taught_what_a_link_is(kind: str, manners: bool) -> None:
    steps, _ = first_turn(LESSONS[kind], "Mia", manners=manners)
    assert "link" in steps


@pytest.mark.slow
@pytest.mark.parametrize("kind", [COMPANY, *EVENINGS])
def test_the_first_turn_is_the_same_whatever_somebody_is_called(kind: str) -> None:
    first, *others = [first_turn(LESSONS[kind], name, manners=False) for name in NAMES]
    assert others == [first] * len(others)


def test_an_evening_is_known_by_whatever_names_and_in_whatever_language_it_was_begun() -> None:
    for lesson in LESSONS.values():
        game = lesson.laid("Mia")
        renamed = tuple(replace(seat, name=f"Autre {number}") for number, seat in enumerate(game.options.seats))
        options = replace(game.options, seats=renamed)
        for seed in (lesson.seed, *lesson.former):
            assert lesson.is_of(Session(Game.new(options, seed), None))
        assert not lesson.is_of(Session(Game.new(options, "another"), None))


def test_where_no_marker_could_link_it_is_said_what_a_link_is(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """An evening that goes otherwise, as one of a former version does."""
    lesson = LESSONS["company"]
    monkeypatch.setitem(LESSONS, "company", replace(lesson, seed=lesson.former[0], former=()))
    evening, steps = Evening(driver).begin("company", LINK), list[str]()
    while evening.wait() and evening.stop == LINK:
        steps.append(evening.step)
        evening.next()
    assert "link" not in steps
    assert steps[-1] == "no_link"
    assert all("Two equal symbols" in words.STEPS[step].explains for step in ("no_link", "unlinked", "link"))


@pytest.mark.parametrize(("turn", "is_told"), [(2, False), (3, True)])
def test_the_log_names_no_told_fortune_before_turn_3(turn: int, is_told: bool) -> None:
    told = FortuneTold(1, ("crowded_inn", "night_of_gears", "open_library"))
    lines = [LogLine(turn, "place_characters", 1, 9, (told,))]
    assert bool(entries_of(lines, (verbatim("You"), verbatim("Jack")), 0, prophecies_from=3)) is is_told


@pytest.mark.parametrize("step", words.STEPS)
@pytest.mark.usefixtures("driver")
def test_what_is_said_fits_into_the_bubble(step: str) -> None:
    assert lines_of(words.STEPS[step]) <= MOST_LINES


def test_the_bubble_of_the_first_evening_grows_with_the_text_size(driver: Driver) -> None:
    driver.app.change_settings(text_size=1.3)
    driver.frames(1)
    sizes = [size_for(said) for said in words.STEPS.values()]
    assert max(sizes)[0] == 27
    assert min(sizes)[0] == 21
    driver.app.change_settings(text_size=1.0)
    driver.frames(1)
    assert {size_for(said) for said in words.STEPS.values()} == {(21, 27)}


@pytest.mark.parametrize("text_size", [1.0, 1.15, 1.3, 1.5])
def test_what_is_said_ends_above_the_signs_of_the_stops(driver: Driver, text_size: float) -> None:
    driver.app.change_settings(text_size=text_size)
    driver.frames(1)
    for step, said in words.STEPS.items():
        size, line = size_for(said)
        bottom = at.TEXT.y + 8 + lines_of(said, size) * line
        assert bottom <= at.SIGNS_Y - at.SIGN_NOW // 2 + more_height(said), step


def test_a_step_explains_in_two_sentences_at_most() -> None:
    for step, said in words.STEPS.items():
        assert len(re.findall(r"[.!?]( |$)", re.sub(r"{[^}]*}", "", said.explains))) <= 2, step


def test_who_the_heir_is_and_what_a_padlock_means_is_said_where_they_are_first_met(driver: Driver) -> None:
    evening = Evening(driver)
    driver.app.settings.heir_pace = "every_step"
    evening.begin("solo", step="welcome")
    told: dict[str, str] = {}
    read: set[str] = set()
    while evening.wait() and "place_apprentice_2" not in told:
        assert evening.guide is not None
        assert evening.guide.said is not None
        told[evening.step] = evening.guide.said.explains
        read |= {evening.step} if evening.guide.reads else set()
        evening.next()
    assert "Dahlgaard’s Heir" in told["welcome"]
    assert "plan card" in told["assigned"]
    assert "padlock" in told["place_apprentice_1"]
    assert "table" in told["heirs_turn"]
    assert "Heir" not in words.STEPS["welcome"].explains, "in company nobody is an heir"
    assert read == {"welcome", "heirs_turn"}, "all else is done for the player, which the button says"
    assert driver.app.settings.heir_pace == "at_once"
    assert evening.steps.count("heirs_turn") == 1
    driver.open("title", how="reset")
    assert driver.app.settings.heir_pace == "every_step", "what other games go by is as it was"
    driver.click("title.week", wait=2)
    driver.click("week.solo", "week.raise", wait=2)
    evening.choose("Resume")
    assert evening.wait()
    assert driver.app.settings.heir_pace == "at_once"
    driver.app.change_settings(heir_pace="results")
    driver.open("title", how="reset")
    assert driver.app.settings.heir_pace == "results", "unless the player has chosen another pace"


@pytest.mark.slow
@pytest.mark.parametrize("kind", one_in(6, [COMPANY, *EVENINGS], first=3))
def test_no_action_point_is_thrown_away(driver: Driver, kind: str) -> None:
    evening = Evening(driver).begin(kind)
    while evening.wait() and evening.session.view.state.turn == 1:
        acting = acting_facts(evening.session.view.state)
        wanted = wish(evening.session, PLANS.get(kind, SHOW))
        is_done = wanted is not None and m.FinishCharacter() in wanted.moves
        assert not (is_done and acting is not None and acting.points), evening.step
        evening.next()


def test_it_knows_the_name_says_why_a_wrong_drag_does_nothing_and_after_leave_where_it_is_found(driver: Driver) -> None:
    evening = Evening(driver)
    remember_name(driver.app, " Mira ")
    driver.open("evening", lesson="solo")
    for _ in ("welcome", "poster"):
        evening.wait()
        evening.next()
    assert evening.wait() == "lay_magician"
    assert evening.session.options.seats[0].name == "Mira"
    for start, end in (("card.workshop", "place.magician"), ("card.theater", "place.assistant")):
        made = evening.made
        driver.drag(start, end)
        shown = driver.top.spots.tip()
        assert shown is not None
        assert words.STEPS["lay_magician"].do in shown.tip.title
        assert evening.made == made
    driver.click("guide.leave", wait=2)
    assert driver.on(GameScene).toasts.titles == [words.DIRECTOR]
    driver.open("title", how="reset")
    driver.click("title.resume_evening", wait=2)
    evening.choose("Resume")
    assert evening.wait() == "lay_magician"
    assert evening.session.options.seats[0].name == "Mira"


@pytest.mark.parametrize("pace", one_in(2, ["every_step", "results"]))
def test_nothing_of_the_heirs_table_is_lit_and_its_turn_can_be_gone_through(driver: Driver, pace: str) -> None:
    evening = Evening(driver).begin("solo")
    driver.app.settings.heir_pace = pace
    while evening.wait() != "place_apprentice_1":
        assert not isinstance(driver.top, HeirScene)
        evening.next()
    assert isinstance(driver.top, BoardScene)
    made = evening.made
    evening.by_hand()
    assert evening.made == made + 1


def test_the_heirs_turn_comes_after_the_work_in_the_theater(driver: Driver) -> None:
    evening = Evening(driver).begin("solo")
    driver.app.settings.heir_pace = "every_step"
    while evening.stop != LINK or not isinstance(driver.top, TheaterScene):
        evening.next()
        evening.wait()
    driver.app.settings.heir_pace = "every_step"
    evening.next()
    driver.frames(5)
    evening.session.pace.go_on()
    driver.frames(120)
    assert isinstance(driver.top, HeirScene)


def test_only_what_is_lit_answers_and_the_menu(driver: Driver) -> None:
    evening = Evening(driver).begin("solo")
    evening.wait()
    assert evening.stop == POSTER
    for dimmed in ("dock.hint", "dock.decline", "action.buy", "card.riverside", "magician", "opponent.1"):
        if dimmed in evening.spots:
            driver.click(dimmed)
    for key in (pygame.K_h, pygame.K_1, pygame.K_l):
        driver.key(key)
        if key == pygame.K_l:  # the log opens everywhere
            driver.key(pygame.K_ESCAPE)
    driver.frames(2)
    assert evening.wait() == "poster"
    assert evening.session.hints.ready is None
    assert isinstance(driver.top, BoardScene)
    menu = next(name for name in evening.spots.names() if evening.spots.meaning(name) == "ui.save")
    driver.click(menu, wait=2)
    assert isinstance(driver.top, PauseScene)
    driver.key(pygame.K_ESCAPE, wait=2)
    assert evening.step == "poster"


def test_only_the_lit_thing_explains_itself_and_a_dimmed_place_takes_nothing(driver: Driver) -> None:
    evening = Evening(driver).begin("solo", ASSIGNMENT)
    for card, explains in (("card.downtown", False), ("card.theater", True)):
        driver.move(card)
        driver.frames(40)
        assert (driver.top.spots.tip() is not None) is explains
    made = evening.made
    driver.drag("card.theater", "place.assistant")
    driver.frames(2)
    assert evening.made == made
    assert evening.step == "lay_magician"
    driver.drag("card.theater", "place.magician")
    driver.frames(2)
    assert evening.made == made + 1


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER])
def test_enter_is_next(driver: Driver, key: int) -> None:
    evening = Evening(driver).begin("solo")
    evening.wait()
    driver.key(key, wait=1)
    assert evening.wait() != "poster"


@pytest.mark.parametrize(
    ("kind", "stop", "step", "then"),
    [("company", BUYING, "spent", "place_apprentice_2"), ("solo", PREPARING, "spent", "place_assistant")],
)
def test_done_is_not_asked_against_where_the_director_wishes_it(
    driver: Driver, kind: str, stop: str, step: str, then: str
) -> None:
    driver.app.settings.done_by_itself = False
    evening = Evening(driver).begin(kind, stop, step)
    evening.by_hand()
    driver.frames(2)
    assert isinstance(driver.top, GameScene), "Action Points are left, but the director has said so"
    assert evening.wait() == then


def test_the_marker_lies_where_it_is_advised_and_what_a_link_pays_is_said(driver: Driver) -> None:
    Evening(driver).begin("solo", LINK, "link")
    driver.frames(3)
    table = driver.on(TheaterScene).table
    assert table.target is not None
    assert table.outcome is not None
    assert table.outcome.payments
    assert "at once" in words.STEPS["link"].explains
    assert "only once" in words.STEPS["linked"].explains
    assert "Link" in words.STEPS["perform"].explains, "what the performer gets for Links is named, too"


@pytest.mark.parametrize("kind", one_in(2, ["company", "solo"], first=1))
def test_nobody_is_asked_for_a_done_that_comes_by_itself(driver: Driver, kind: str) -> None:
    evening = Evening(driver).begin(kind, LINK)
    assert "buy_sheet" in evening.steps
    assert "prepare" in evening.steps
    assert "spent" not in evening.steps


def test_the_beak_to_done_crosses_no_lit_thing(driver: Driver) -> None:
    driver.app.settings.done_by_itself = False
    Evening(driver).begin("company", BUYING, "spent")
    points, paper = driver.top.spots.rect("dock.points"), driver.top.spots.rect("guide.paper")
    assert paper.inflate(140, 140).colliderect(points), "it lies beside the points, which stand between it and Done"


def test_back_takes_the_game_back_beyond_what_others_did(driver: Driver) -> None:
    evening = Evening(driver).begin("company", step="welcome")
    evening.wait()
    start, digest = evening.made, evening.session.game.digest()
    driver.frames(60)
    assert evening.made == start, "nobody moves before the first card has been read"
    evening.to(BUYING)
    moves = list(evening.session.game.moves)
    driver.move("guide.stop.link")
    driver.frames(40)
    shown = driver.top.spots.tip()
    assert shown is not None, "a tip begins with a capital"
    assert shown.tip.title == "Setting up", "a tip begins with a capital"
    driver.click("guide.stop.poster")
    assert evening.wait() == "welcome"
    assert evening.made == start
    assert evening.session.game.digest() == digest
    assert not driver.top.spots.get("guide.back").enabled, "nothing lies before"
    evening.to(BUYING)
    assert evening.session.game.moves == moves, "everybody does the same again"
    driver.click("guide.back", wait=2)
    assert evening.wait() == "lay_assistant"


def test_a_step_within_a_stop_is_taken_back_first(driver: Driver) -> None:
    evening = Evening(driver).begin("solo", ASSIGNMENT)
    evening.next()
    assert evening.wait() == "lay_apprentice_1"
    driver.click("guide.back")
    assert evening.wait() == "lay_magician"
    driver.click("guide.back")
    assert evening.wait() == "poster"


def test_a_passed_stop_is_begun_again_where_it_began_whatever_scene_was_open_since(driver: Driver) -> None:
    evening = Evening(driver).begin("solo", LINK)
    evening.wait()
    began = evening.made
    evening.to(SHOW.stops[SHOW.stops.index(LINK) + 1])
    evening.wait()
    assert evening.made > began
    driver.click("guide.stop.link")
    evening.wait()
    assert evening.made == began


def test_leave_goes_on_as_an_ordinary_game_and_the_title_takes_it_up(driver: Driver) -> None:
    evening = Evening(driver).begin("solo", BUYING)
    made = evening.made
    driver.click("guide.leave", wait=2)
    assert evening.guide is None
    assert evening.session.legal
    assert evening.made == made
    assert "guide.next" not in driver.top.spots
    assert driver.top.spots.layout.open_to is None
    driver.open("title", how="reset")
    driver.click("title.resume_evening", wait=2)
    evening.choose("Resume")  # nothing was played since, so that nothing is asked
    assert evening.wait() == "place_apprentice_1"
    assert evening.made == made
    evening.next()
    assert evening.wait() == "buy"


def test_a_game_that_went_on_after_leave_is_kept(driver: Driver) -> None:
    evening = Evening(driver).begin("solo", BUYING)
    driver.click("guide.leave", wait=2)
    placed = next(move for move in evening.session.legal if isinstance(move, m.PlaceCharacter))
    evening.session.play(placed)
    driver.open("title", how="reset")
    driver.click("title.resume_evening", wait=2)
    evening.choose("Resume")
    assert evening.wait() == "place_apprentice_1"
    assert len(SavedGames(driver.app.places).list()) == 1


def test_it_is_taken_up_in_another_run_by_continue(driver: Driver) -> None:
    evening = Evening(driver).begin("solo", ASSIGNMENT)
    evening.next()
    driver.frames(2)
    folder = driver.app.places.data
    driver.app.close()
    again = open_driver(folder)
    later = Evening(again)
    again.click("title.continue")
    again.frames(6)
    assert later.wait() == "lay_apprentice_1"
    again.app.close()


@pytest.mark.slow
def test_an_evening_left_between_the_die_and_the_wages_is_taken_up_by_continue_at_the_wages(driver: Driver) -> None:
    evening = Evening(driver).begin("solo", WAGES)
    evening.next()
    assert evening.wait() == WAGES
    driver.open("title", how="reset")
    driver.click("title.continue", wait=6)
    assert evening.wait() == WAGES
    evening.next()
    driver.frames(3)
    assert isinstance(driver.app.overlay, Coach)
    assert evening.session.view.state.phase == "advertise"


@pytest.mark.parametrize("seam", one_in(2, ["wait", "off"]))
def test_an_evening_that_was_left_at_its_last_stop_is_taken_up_there_and_ends(driver: Driver, seam: str) -> None:
    driver.app.settings.seam = seam
    evening = Evening(driver).begin("company", WAGES)
    driver.open("title", how="reset")
    driver.click("title.resume_evening", wait=2)
    evening.choose("Resume")
    assert evening.wait() == WAGES
    evening.next()
    driver.frames(3)
    assert evening.guide is None
    driver.open("title", how="reset")
    assert "title.resume_evening" not in driver.top.spots
