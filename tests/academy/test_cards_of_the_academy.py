"""The special Assignment cards of the Academy's own deck, each by its wording."""

import pytest
from academy_table import CLASS_3, CLASS_4, PRACTICE_3, PRACTICE_4, SLOT, Academy, told
from alley import APPRENTICE, MAGICIAN
from given import of_kind, there
from table import of

from trickerion.rules import moves as m
from trickerion.rules.academy.building import coins_of, price_of
from trickerion.rules.academy.lessons import lesson_reason
from trickerion.rules.academy.secrets import ChoosingDrawnSecret
from trickerion.rules.ask.actions import card_status
from trickerion.rules.catalog import TRICKS
from trickerion.rules.events import AcademyMarkerReturned, CoinsGained, RoomRenovated, TrickPrepared, TrickTaught
from trickerion.rules.view import hide

ONE, TWO, THREE = (next(t.id for t in TRICKS.values() if t.level == level) for level in (1, 2, 3))
OTHER_ONE = next(t.id for t in TRICKS.values() if t.level == 1 and t.id != ONE)


def builds(card: str, space: str = CLASS_3, threshold: int = 1, tile: str = "chalk_room", **more: int) -> Academy:
    """The Magician has renovated with a card: 30 Coins and 20 Fame at first, unless told otherwise."""
    t = Academy()
    t.purse(0, coins=more.get("coins", 30), fame=more.get("fame", 20))
    if "banners" in more:
        t.banners(0, more["banners"])
    t.acts_with(0, MAGICIAN, card, SLOT)
    return renovates(t, space, threshold, tile)


def renovates(t: Academy, space: str, threshold: int, tile: str) -> Academy:
    t.do(m.Renovate(space))
    moves: list[m.Move] = [m.ChooseRenovation(threshold)] if t.question == "ChoosingRenovation" else []
    return told(t, *moves, m.ChooseTile(tile))


def pupil(card: str, trick: str = ONE, markers: int = 1, points: str = MAGICIAN) -> Academy:
    """A Trick, a Practice Room and a Classroom of level 1, and a Character at work with a card."""
    t = Academy()
    t.trick(0, trick, markers=markers).room(PRACTICE_3, "small_stage").room(CLASS_3, "chalk_room")
    return t.acts_with(0, points, card, SLOT)


# ------------------------------------------------------------------ Renovate
def test_generous_donor() -> None:
    """The chosen renovation costs 3 coins less, 1 at least."""
    t = builds("generous_donor")
    assert of(RoomRenovated, t.events)[0].coins == 6 - 3
    assert t.has(0)[1] == 27
    assert t.used(0) == ["generous_donor"]
    assert coins_of(t.state, 0, price_of(CLASS_4, 1)) == 4, "for one renovation"
    t = Academy().acts_with(0, MAGICIAN, "generous_donor", SLOT)
    assert coins_of(t.state, 0, price_of(PRACTICE_3, 1)) == 1, "3 less 3: 1 at least"
    # does not pay for missing fame
    assert builds("generous_donor", threshold=16, tile="great_library", fame=10).has(0) == (10 + 7, 30 - (8 - 3) - 6, 0)


def test_master_builder() -> None:
    """One more banner than the turn allows is placed (from the own supply)."""
    t = builds("master_builder")
    assert t.board.room(CLASS_3).banners == 4 + 1
    assert t.board.banners[0] == 12 - 5
    assert t.used(0) == ["master_builder"]
    assert renovates(t, CLASS_4, 1, "recital_room").board.room(CLASS_4).banners == 4, "for one renovation"
    # needs a banner more in the supply
    t = builds("master_builder", banners=4)
    assert t.board.room(CLASS_3).banners == 4
    assert t.board.banners[0] == 0
    assert t.used(0) == []


def test_grand_opening_teaches_for_1_action_point_whatever_the_level() -> None:
    t = Academy()
    t.purse(0, coins=40, fame=40).trick(0, THREE, markers=1)
    t.acts_with(0, MAGICIAN, "grand_opening", SLOT)
    renovates(t, CLASS_3, 36, "hall_of_fame")
    assert t.points == 3
    assert t.game.legal_moves() == [m.Teach(0), m.Skip()]
    told(t, m.Teach(0))
    assert t.points == 2
    assert t.used(0) == ["grand_opening"]
    assert of(TrickTaught, t.events) == [TrickTaught(0, THREE, CLASS_3, 0, t.board.room(CLASS_3).tile)], (
        "two equal slots are not asked"
    )
    assert of(CoinsGained, t.events) == [CoinsGained(0, 4, "lesson")], "the bonus for equal levels"
    # Right after the renovation one own trick may be practiced or taught in the new room for 1 action point.
    t = Academy()
    t.purse(0, coins=30, fame=20).trick(0, THREE).room(PRACTICE_4, "joiners_bench")
    t.acts_with(0, MAGICIAN, "grand_opening", SLOT)
    renovates(t, PRACTICE_3, 1, "small_stage")
    assert t.game.legal_moves() == [m.Practice(0), m.Skip()], "Practice needs nothing"
    t.do(m.Practice(0))
    assert t.game.legal_moves() == [m.LayAcademyMarker(PRACTICE_3, slot) for slot in (0, 1)], "in the new room only"
    t.do(m.LayAcademyMarker(PRACTICE_3, 1))
    assert t.points == 5 - 2 - 1
    assert there(t.board.lesson_of(0, THREE)).slot == 1


def test_grand_opening_is_offered_when_a_lesson_is_possible() -> None:
    assert builds("grand_opening").question == "CharacterActs", "no Trick"
    for trick, components in ((ONE, {}), (ONE, dict(TRICKS[ONE].components))):
        t = Academy()
        t.purse(0, coins=30, fame=20).trick(0, trick).components(0, **components)
        renovates(t.acts_with(0, MAGICIAN, "grand_opening", SLOT), CLASS_3, 1, "chalk_room")
        assert (t.question == "OpeningLesson") is bool(components), "Teach needs Components or a marker"
    t = Academy()
    t.purse(0, coins=30, fame=20).trick(0, ONE, markers=1).teaches(0, ONE, "chalk_room", space=CLASS_4)
    renovates(t.acts_with(0, MAGICIAN, "grand_opening", SLOT), PRACTICE_3, 1, "small_stage")
    assert t.question == "CharacterActs", "from a Classroom there is no way to practise"
    t = Academy()
    t.purse(0, coins=30, fame=20).trick(0, ONE, markers=1)
    renovates(t.acts_with(0, APPRENTICE, "grand_opening", SLOT), CLASS_3, 1, "chalk_room")
    assert t.points == 1
    assert t.can(m.Teach(0))
    t = Academy()
    t.purse(0, coins=30, fame=20).trick(0, ONE, markers=1).room(PRACTICE_4, "small_stage")
    t.acts_with(0, MAGICIAN, "grand_opening", "academy.3").do(m.Practice(0), m.LayAcademyMarker(PRACTICE_4, 0))
    renovates(t, CLASS_3, 1, "chalk_room")
    assert t.points == 0, "no Action Point left"
    assert t.question == "CharacterActs", "no Action Point left"
    # waits for the next renovation when it is declined
    t = Academy()
    t.purse(0, coins=30, fame=20).trick(0, ONE, markers=1)
    renovates(t.acts_with(0, MAGICIAN, "grand_opening", SLOT), CLASS_3, 1, "chalk_room")
    t.do(m.Skip())
    renovates(t, PRACTICE_3, 1, "small_stage")
    assert t.question == "OpeningLesson"
    assert t.points == 1


def test_borrowed_robes() -> None:
    """For this renovation the player counts as having 6 more fame."""
    t = builds("borrowed_robes", threshold=36, tile="hall_of_fame", fame=28)
    assert t.has(0) == (28 + 10, 30 - 10 - (36 - 28 - 6), 0), "2 Coins for what is still missing"
    assert t.used(0) == ["borrowed_robes"]
    t = builds("borrowed_robes", threshold=16, tile="great_library", fame=10)
    assert t.has(0) == (17, 30 - 8, 0)
    t = builds("borrowed_robes", threshold=1, fame=8, coins=15)
    assert t.used(0) == []
    assert t.has(0) == (12, 9, 0)
    t.do(m.Renovate(CLASS_4))
    assert m.ChooseRenovation(16) in t.game.legal_moves(), "12 and 6 are enough"
    assert told(t, m.ChooseRenovation(16), m.ChooseTile("great_library")).used(0) == ["borrowed_robes"]


def test_ribbon_cutting() -> None:
    """The player gains 1 coin for each banner placed with this action and 1 fame."""
    t = builds("ribbon_cutting")
    assert t.has(0) == (20 + 4 + 1, 30 - 6 + 4, 0)
    assert t.used(0) == ["ribbon_cutting"]
    t = builds("ribbon_cutting", banners=2)
    assert t.has(0) == (20 + 4 + 1, 30 - 6 + 2, 0), "only those that were placed"


# ------------------------------------------------------------------ Practice
@pytest.mark.parametrize(("trick", "is_used"), [(ONE, False), (TWO, True), (THREE, True)])
def test_crash_course(trick: str, is_used: bool) -> None:
    """The action costs 1 action point, whatever the level of the trick."""
    t = pupil("crash_course", trick)
    told(t, m.Practice(0), m.LayAcademyMarker(PRACTICE_3, 0))
    assert t.points == 5 - 1, "it waits for one that it helps"
    assert (t.used(0) == ["crash_course"]) is is_used, "it waits for one that it helps"
    t = pupil("crash_course", trick)
    t.do(m.Teach(0), m.LayAcademyMarker(CLASS_3, 0))
    assert t.points == 5 - TRICKS[trick].level, "Practice only"


def test_crash_course_works_once() -> None:
    t = pupil("crash_course", TWO)
    t.do(m.Practice(0), m.LayAcademyMarker(PRACTICE_3, 0), m.Practice(0))
    assert t.points == 5 - 1 - 2


def test_dress_rehearsal() -> None:
    """If the practiced trick has at least one trick marker on its card, it gets one more."""
    t = told(pupil("dress_rehearsal"), m.Practice(0), m.LayAcademyMarker(PRACTICE_3, 0))
    assert there(t.player(0).tricks[0]).markers == 2
    assert of(TrickPrepared, t.events) == [TrickPrepared(0, ONE, 1)]
    assert t.used(0) == ["dress_rehearsal"]
    t = told(pupil("dress_rehearsal", markers=0), m.Practice(0), m.LayAcademyMarker(PRACTICE_3, 0))
    assert there(t.player(0).tricks[0]).markers == 0
    assert t.used(0) == []
    t = told(pupil("dress_rehearsal", markers=5), m.Practice(0), m.LayAcademyMarker(PRACTICE_3, 0))
    assert there(t.player(0).tricks[0]).markers == 5, "no Trick Marker of the suit is left"
    assert t.used(0) == [], "no Trick Marker of the suit is left"


@pytest.mark.parametrize(("trick", "coins"), [(ONE, 1), (TWO, 2), (THREE, 3)])
def test_open_lesson(trick: str, coins: int) -> None:
    """The player gains coins equal to the trick's level (1/2/3)."""
    t = told(pupil("open_lesson", trick), m.Practice(0), m.LayAcademyMarker(PRACTICE_3, 0))
    assert of(CoinsGained, t.events) == [CoinsGained(0, coins, "open_lesson")]
    assert t.used(0) == ["open_lesson"]
    t = told(pupil("open_lesson", trick), m.Teach(0), m.LayAcademyMarker(CLASS_3, 0))
    assert t.used(0) == []


# ------------------------------------------------------------------ Teach
def test_guest_lecturer() -> None:
    """The trick may be taught although it is not prepared and its components are missing (no marker comes with it)."""
    t = pupil("guest_lecturer", markers=0)
    told(t, m.Teach(0), m.LayAcademyMarker(CLASS_3, 0))
    assert t.used(0) == ["guest_lecturer"]
    assert there(t.player(0).tricks[0]).markers == 0
    assert of(CoinsGained, t.events) == [CoinsGained(0, 3, "lesson")]
    t = pupil("guest_lecturer", markers=0)
    t.do(m.ForgoBonus())
    assert there(lesson_reason(t.state, t.acting, "teach", 0)).id == "not_ready"
    # stays when the trick is ready
    assert told(pupil("guest_lecturer"), m.Teach(0), m.LayAcademyMarker(CLASS_3, 0)).used(0) == []
    # teaches one trick
    t = Academy()
    t.trick(0, ONE).trick(0, OTHER_ONE, "hearts", 1).room(CLASS_3, "chalk_room")
    t.acts_with(0, MAGICIAN, "guest_lecturer", SLOT)
    t.do(m.Teach(0), m.LayAcademyMarker(CLASS_3, 0))
    assert not t.can(m.Teach(1))
    assert not t.can(m.Teach(0))


@pytest.mark.parametrize(("trick", "coins"), [(ONE, 6), (TWO, 3)])
def test_honorary_degree(trick: str, coins: int) -> None:
    """The bonus of the classroom is received although the levels differ; if they are equal it is received twice."""
    t = told(pupil("honorary_degree", trick), m.Teach(0), m.LayAcademyMarker(CLASS_3, 0))
    assert of(CoinsGained, t.events) == [CoinsGained(0, coins, "lesson")]
    assert t.used(0) == ["honorary_degree"]


def test_honorary_degree_brings_nothing_for_a_move_between_classrooms() -> None:
    t = Academy()
    t.trick(0, ONE, markers=1).teaches(0, ONE, "counting_house").room(CLASS_4, "chalk_room")
    t.acts_with(0, MAGICIAN, "honorary_degree", SLOT)
    told(t, m.Teach(0), m.LayAcademyMarker(CLASS_4, 0))
    assert not of(CoinsGained, t.events)
    assert t.used(0) == []


def taught_twice(card: str = "change_of_subject", markers: int = 1, slot: str = SLOT) -> Academy:
    """Two own Tricks fill the only Classroom; a third one waits."""
    t = Academy()
    t.trick(0, ONE, markers=markers).trick(0, OTHER_ONE, "hearts", 1).trick(0, TWO, "clubs", 2, markers=1)
    t.teaches(0, ONE, "chalk_room").lesson(0, OTHER_ONE, CLASS_3, 1)
    return t.acts_with(0, MAGICIAN, card, slot)


def test_change_of_subject() -> None:
    """Before the action the player may take one own Academy marker back from a classroom."""
    t = taught_twice()
    assert not t.offers(m.Teach), "the only Classroom is full"
    t.do(m.UseCard("change_of_subject"))
    assert t.game.legal_moves() == [m.ChooseOwnTrick(0), m.ChooseOwnTrick(1)]
    told(t, m.ChooseOwnTrick(1))
    assert t.events == [*t.events[:1], AcademyMarkerReturned(0, OTHER_ONE)]
    assert t.used(0) == ["change_of_subject"]
    assert t.game.legal_moves() == [m.Teach(2)], "the Trick that left is not ready, the other lies beside an equal slot"
    events = t.do(m.Teach(2))
    assert of(TrickTaught, events) == [TrickTaught(0, TWO, CLASS_3, 1, t.board.room(CLASS_3).tile)]
    assert t.points == 5 - 2
    assert not t.can(m.UseCard("change_of_subject"))


def test_change_of_subject_is_offered_only_before_a_teach() -> None:
    t = pupil("change_of_subject")
    assert not t.can(m.UseCard("change_of_subject")), "nothing is taught"
    t = Academy()
    t.trick(0, ONE).teaches(0, ONE, "chalk_room").acts_with(0, MAGICIAN, "change_of_subject", SLOT)
    assert not t.can(m.UseCard("change_of_subject")), "nothing could be taught afterwards"
    t = Academy()
    t.trick(0, THREE, markers=1).teaches(0, THREE, "chalk_room").trick(1, ONE, "hearts", markers=1)
    t.lesson(1, ONE, CLASS_3, 1).acts_with(0, APPRENTICE, "change_of_subject", SLOT)
    assert t.can(m.UseCard("change_of_subject"))
    assert t.do(m.UseCard("change_of_subject")) == [], "own ones only"
    assert t.game.legal_moves() == [m.ChooseOwnTrick(0)], "own ones only"
    t = Academy()
    t.trick(0, THREE, markers=1).teaches(0, THREE, "chalk_room").acts_with(
        0, APPRENTICE, "change_of_subject", "academy.3"
    )
    assert t.points == 1, "too few Action Points for the Teach"
    assert not t.can(m.UseCard("change_of_subject")), "too few Action Points for the Teach"


def test_why_a_bonus_of_the_academy_cannot_be_begun() -> None:
    def reason(t: Academy) -> str:
        reason = there(card_status(t.state, 0, t.player(0).characters[MAGICIAN])).reason
        return reason.id if reason else ""

    assert reason(pupil("change_of_subject")) == "nothing_taught"
    assert reason(taught_twice()) == "", "although the Classroom is full"
    assert reason(pupil("prize_day")) == "no_lesson"
    assert reason(taught_twice("prize_day")) == ""
    t = pupil("forbidden_shelf").change(stack=())
    assert reason(t) == "stack_empty"


# ------------------------------------------------------------------ Learn Secret
def shelf(stack: tuple[str, ...] = ("night_school", "understudy", "second_wind")) -> Academy:
    t = Academy().display("alley_cat", "frugal_life").change(stack=stack)
    return t.acts_with(0, MAGICIAN, "forbidden_shelf", SLOT)


def test_forbidden_shelf() -> None:
    """Draw two secrets, may take one of them in place of one on display, and put the others under the stack."""
    t = shelf()
    told(t, m.UseCard("forbidden_shelf"))
    secrets = ("night_school", "understudy", "alley_cat", "frugal_life")
    assert t.game.legal_moves() == [m.LearnSecret(secret) for secret in secrets]
    assert t.points == 5 - 2
    assert t.used(0) == ["forbidden_shelf"]
    t.do(m.LearnSecret("understudy"))
    assert t.board.secrets[0] == ("understudy",)
    assert t.board.display == ("alley_cat", "frugal_life")
    assert t.board.stack == ("second_wind", "night_school")
    assert t.can(m.LearnSecret("alley_cat"))
    assert not t.can(m.UseCard("forbidden_shelf"))
    assert not t.can(m.RevealSecret()), "the display is full"
    # leaves the display to choose from
    t = shelf()
    t.do(m.UseCard("forbidden_shelf"), m.LearnSecret("alley_cat"))
    assert t.board.secrets[0] == ("alley_cat",)
    assert t.board.display == ("", "frugal_life")
    assert t.board.stack == ("second_wind", "night_school", "understudy")
    assert t.can(m.RevealSecret())
    # asks for the slot and a usual learn secret leaves it
    t = shelf().knows(0, "quick_study")
    t.game._legal = None
    t.do(m.UseCard("forbidden_shelf"), m.LearnSecret("night_school"), m.ChooseSecretSlot(0))
    assert t.board.secrets[0] == ("night_school",)
    t = told(shelf(), m.LearnSecret("alley_cat"))
    assert t.used(0) == []
    assert t.can(m.UseCard("forbidden_shelf"))


def test_forbidden_shelf_needs_points_a_display_and_a_stack() -> None:
    assert not shelf(()).can(m.UseCard("forbidden_shelf"))
    assert shelf(("night_school",)).can(m.UseCard("forbidden_shelf")), "one is better than none"
    t = shelf().change(display=("", ""))
    t.game._legal = None
    assert not t.can(m.UseCard("forbidden_shelf")), "nothing could be learned"
    t = shelf()
    t.do(m.LearnSecret("alley_cat"), m.RevealSecret())
    assert t.points == 2
    assert t.can(m.UseCard("forbidden_shelf"))
    # shows the drawn secrets to their player only
    t = shelf()
    t.do(m.UseCard("forbidden_shelf"))
    own, other = (of_kind(ChoosingDrawnSecret, hide(t.state, seat).stack[-1]) for seat in (0, 1))
    assert own.drawn == ("night_school", "understudy")
    assert other.drawn == ("unknown", "unknown")


def test_scholarship() -> None:
    """The action costs 1 action point, and the player gains 2 coins."""
    t = Academy().display("alley_cat", "frugal_life")
    t.acts_with(0, "magician", "scholarship", SLOT)
    t.events = t.do(m.LearnSecret("alley_cat"))
    assert t.points == 4
    assert t.has(0)[1] == 12
    assert t.used(0) == ["scholarship"]
    t.do(m.LearnSecret("frugal_life"))
    t.do(t.game.legal_moves()[0]) if t.question == "ChoosingSecretSlot" else None
    assert t.points == 2, "for one Action"
    assert t.has(0)[1] == 12, "for one Action"


# ------------------------------------------------------------------ any Action
def test_prize_day() -> None:
    """The player gains 1 fame for each own Academy marker in the rooms, 3 at most."""
    t = told(taught_twice("prize_day"), m.UseCard("prize_day"))
    assert t.has(0)[0] == 5 + 2
    assert t.points == 5
    assert t.used(0) == ["prize_day"]
    assert not t.can(m.UseCard("prize_day")), "once"
    t = taught_twice("prize_day").team(0, "engineer").trick(0, THREE, "diamonds", 3)
    t.practises(0, TWO, "small_stage").lesson(0, THREE, PRACTICE_3, 1)
    assert told(t, m.UseCard("prize_day")).has(0)[0] == 5 + 3, "four markers"
    t = Academy()
    t.trick(1, ONE, markers=1).teaches(1, ONE, "chalk_room").acts_with(0, MAGICIAN, "prize_day", SLOT)
    assert not t.can(m.UseCard("prize_day"))
    t = pupil("prize_day")
    assert not t.can(m.UseCard("prize_day"))
    t.do(m.Practice(0), m.LayAcademyMarker(PRACTICE_3, 0))
    assert t.can(m.UseCard("prize_day")), "after the Action, too"
