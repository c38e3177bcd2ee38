"""The draft of the start: every question is answered by hand."""

from collections.abc import Iterator

import pygame
import pytest
from drawings import watch
from driver import STEPS, Driver, monkey
from given import there

from trickerion.play.session import Session
from trickerion.rules.ask.draft import purchases, ways_to_prepare
from trickerion.rules.catalog import TRICKS
from trickerion.rules.game import Game
from trickerion.rules.moves import ChooseSpecialist, ChooseSuit, ChooseTrick, TakeComponent
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes.draft.scene import QUESTIONS, DraftScene
from trickerion.scenes.draft.tricks import SuitQuestion
from trickerion.ui.text import use_text_size, watched_lines
from trickerion.words.screens.draft import STEPS as ORDER
from trickerion.words.screens.draft import too_dear

PEOPLE = (Seat("Ada", "person", "crimson"), Seat("Bela", "person", "teal"))


@pytest.fixture
def draft(driver: Driver) -> Iterator[DraftScene]:
    session = Session.new(GameOptions(PEOPLE, setup="full"), "a-draft")
    yield driver.open("draft", session=session)
    session.close()


def spot_of(draft: DraftScene, specialist: str) -> str:
    """A hotspot that answers the open question."""
    session = draft.session
    if there(session.decision).question == "StartingSpecialist":
        return f"draft.specialist.{specialist}"
    kinds = ("draft.magician.", "draft.trick.", "draft.suit.", "draft.component.")
    return next(n for n in draft.spots.names() if n.startswith(kinds) and draft.spots.get(n).enabled)


def answer(driver: Driver, draft: DraftScene, specialist: str) -> str:
    """Answer the open question with the mouse; its name."""
    question = there(draft.session.decision).question
    driver.click(spot_of(draft, specialist))
    if "draft.choose" in draft.spots:
        driver.click("draft.choose")
    driver.frames(1)
    return question


def test_the_whole_draft_by_mouse(driver: Driver, draft: DraftScene) -> None:
    asked, specialists = [], iter(("manager", "engineer"))
    specialist = ""
    while draft.session.decision is not None and draft.session.decision.question in QUESTIONS:
        before = len(draft.session.game.moves)
        if draft.session.decision.question == "StartingSpecialist":
            specialist = next(specialists)
        asked.append(answer(driver, draft, specialist))
        assert len(draft.session.game.moves) == before + 1 + asked[-1].endswith("Trick")
    assert set(asked) == set(QUESTIONS) - {"StartingSuit"}, "all suits come to the same: none is asked for"
    assert draft.session.game.state.phase != "setup"


def test_a_click_selects_and_a_second_one_chooses(driver: Driver, draft: DraftScene) -> None:
    driver.click("draft.magician.electra")
    assert not draft.session.game.moves
    driver.click("draft.magician.electra")
    assert len(draft.session.game.moves) == 1


def test_enter_chooses_and_undo_takes_back(driver: Driver, draft: DraftScene) -> None:
    driver.click("draft.magician.electra")
    driver.key(pygame.K_RETURN)
    assert len(draft.session.game.moves) == 1
    driver.click("dock.undo")
    assert not draft.session.game.moves


def test_a_taken_category_says_by_whom(driver: Driver, draft: DraftScene) -> None:
    chooser = draft.names[draft.session.viewer]
    driver.click("draft.magician.electra", "draft.choose")
    while draft.session.decision is not None and draft.session.decision.question != "ChoosingMagician":
        answer(driver, draft, "assistant")
    assert not draft.spots.get("draft.magician.the_mechaniker").enabled
    driver.frames(1)
    assert draft.names[draft.session.viewer] != chooser


def test_nothing_can_be_chosen_while_an_opponent_decides(driver: Driver) -> None:
    seats = (Seat("Ada", "greedy", "crimson"), Seat("Bela", "greedy", "teal"))
    session = Session.new(GameOptions(seats, setup="full"), "a-draft", pace=100.0)
    opened = driver.open("draft", session=session)
    assert not any(opened.spots.get(n).enabled for n in opened.spots.names() if n.startswith("draft.magician"))
    driver.click("draft.magician.electra")
    assert not session.game.moves
    session.close()


@pytest.mark.parametrize("steps", STEPS)
@pytest.mark.usefixtures("draft")
def test_a_monkey_in_the_draft(driver: Driver, caplog: pytest.LogCaptureFixture, steps: int) -> None:
    monkey(driver, steps, 5)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def start_with(trick: str, pieces: tuple[str, ...], gift: tuple[str, ...]) -> Game:
    """A game in which the first player starts so; the other one takes whatever comes."""
    category = TRICKS[trick].category
    mine = {"mechanical": "electra", "optical": "the_gentleman", "escape": "the_red_lotus"}.get(
        category, "yoruba_spiritmaster"
    )
    theirs = "electra" if mine != "electra" else "the_gentleman"
    seats = (Seat("Ada", magician=mine), Seat("Bela", magician=theirs))
    game = Game.new(GameOptions(seats, setup="full"), "advice")
    wanted = [ChooseTrick(trick), ChooseSuit("hearts"), *map(TakeComponent, pieces)]
    wanted += [ChooseSpecialist("manager" if gift else "assistant"), *map(TakeComponent, gift)]
    while game.decision is not None and game.state.phase == "setup":
        game.apply(wanted.pop(0) if game.decision.seat == 0 and wanted else game.legal_moves()[0])
    return game


@pytest.mark.parametrize("trick", [trick.id for trick in TRICKS.values() if trick.level == 1])
def test_every_way_to_a_free_prepare_works_in_the_rules(trick: str) -> None:
    for way in ways_to_prepare(trick):
        assert (
            there(start_with(trick, way.pieces, way.gift).state.players[0].tricks[0]).markers == TRICKS[trick].markers
        ), way


def test_a_trick_without_a_way_is_never_prepared() -> None:
    for pieces in purchases():
        assert there(start_with("levitation", pieces, ()).state.players[0].tricks[0]).markers == 0
    assert not ways_to_prepare("levitation")


def test_the_suit_of_the_engineers_trick_is_a_step_of_the_engineer(driver: Driver, draft: DraftScene) -> None:
    suits = []
    while (decision := draft.session.decision) is not None and decision.question in QUESTIONS:
        if decision.question == "StartingSuit":
            assert isinstance(draft._question, SuitQuestion)
            suits.append((draft._question.is_engineers, draft._question.foot()[1]))
        if decision.question.endswith("Trick"):  # alone, as an opponent chooses it
            draft.session.play(draft.session.legal[0])
            draft.refresh()
        else:
            answer(driver, draft, "engineer" if decision.seat == 0 else "manager")
    assert [is_engineers for is_engineers, _words in suits] == [False, False, True]
    assert "Next come Components" in suits[0][1]
    assert "Next come Components" not in suits[-1][1]


def test_without_prophecies_the_draft_says_that_the_priestess_has_her_academy_version(driver: Driver) -> None:
    """Ruling 144; with prophecies she has her first ability."""
    for modules, words in ((("dark_alley",), "Without prophecies"), (("dark_alley", "prophecies"), "pending prophecy")):
        session = Session.new(GameOptions(PEOPLE, setup="full", modules=modules), "a-draft")
        tip = driver.open("draft", session=session).spots.get("draft.magician.priestess_of_mysticism").tip
        assert tip is not None
        assert words in " ".join(tip().body)
        session.close()


def test_with_the_academy_twelve_magicians_can_be_chosen(driver: Driver) -> None:
    options = GameOptions(PEOPLE, setup="full", modules=("dark_alley", "prophecies", "academy"))
    session = Session.new(options, "a-draft")
    scene = driver.open("draft", session=session)
    assert len([name for name in scene.spots.names() if name.startswith("draft.magician.")]) == 12
    driver.click("draft.magician.professor_bernard", "draft.choose")
    assert "professor_bernard" in [player.magician for player in session.game.state.players]
    session.close()


def test_what_is_too_dear_counts_coins_in_good_english() -> None:
    assert too_dear(2, 1) == "It costs 2 Coins; 1 is left."
    assert too_dear(3, 2).endswith("; 2 are left.")


def test_undo_stays_in_its_place_where_nothing_has_to_be_confirmed(driver: Driver, draft: DraftScene) -> None:
    """A second click on Choose never takes the choice back."""
    place = draft.spots.rect("dock.undo")
    while "draft.choose" in draft.spots:
        chosen = draft.spots.rect("draft.choose")
        answer(driver, draft, "manager")
    assert draft.spots.rect("dock.undo") == place
    assert not place.colliderect(chosen)


def test_the_order_of_the_choices_ends_with_the_powers_in_games_with_powers() -> None:
    assert [icon for _, icon, _ in ORDER["powers"]][-1] == "resource.shard"
    assert not any("Power" in line for _, _, line in ORDER[""])


def test_a_letter_below_a_turn_says_what_opens_then(driver: Driver) -> None:
    options = GameOptions(PEOPLE[:2], setup="full", modules=("dark_alley", "prophecies", "academy"))
    session = Session.new(options, "a-draft")
    tip = driver.open("draft", session=session).spots.get("turn.4").explanation(None)
    assert tip is not None
    assert "turn 4" in " ".join(tip.body)
    session.close()


@pytest.mark.watched
@pytest.mark.parametrize("size", [1.0, 1.15, 1.3])
def test_in_large_letters_what_a_trick_lacks_lies_on_no_words(
    driver: Driver, draft: DraftScene, monkeypatch: pytest.MonkeyPatch, size: float
) -> None:
    driver.click("draft.magician.the_mechaniker")
    driver.click("draft.magician.the_mechaniker")
    things, lines = watch(monkeypatch), list[pygame.Rect]()
    use_text_size(size)
    try:
        with watched_lines(lambda _, _text, ink, at, _style: lines.append(ink.get_bounding_rect().move(at.topleft))):
            draft.layout()
            driver.frames(1)
    finally:
        use_text_size(1.0)
    lacking = [one for one in things if one.what.startswith("component")]
    assert lacking
    assert [one.what for one in lacking if one.rect.collidelist(lines) >= 0] == []
