"""The seven prophecies of the Academy, each by its wording."""

import pytest
from academy_table import CLASS_3, CLASS_4, MODULES, PRACTICE_3, PRACTICE_4, PROTEGE, Academy
from alley import gains
from given import of_kind, there
from table import of

from trickerion.rules import moves as m
from trickerion.rules.academy.board import academy_of
from trickerion.rules.academy.secrets import ChoosingDrawnSecret
from trickerion.rules.catalog import PROPHECIES, TRICKS
from trickerion.rules.events import CoinsGained, FameGained, LessonPaid, SecretLearned, SecretsDrawn, ShardsGained
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.state import UNKNOWN

ONE, TWO, THREE = (next(t.id for t in TRICKS.values() if t.level == level) for level in (1, 2, 3))
RICH = next(t.id for t in TRICKS.values() if t.yields.fame > 1 and t.yields.coins > 1)
YIELDS = TRICKS[RICH].yields


def under(prophecy: str, players: int = 2) -> Academy:
    return Academy(players).prophecy(prophecy)


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_seven_prophecies_are_exchanged_at_set_up(seed: str) -> None:
    """Seven of the 27 leave the game at random, the Academy's seven come in."""

    def tokens(modules: tuple[str, ...], seed: str) -> list[str]:
        state = Game.new(GameOptions((Seat("A"), Seat("B")), modules=modules), seed).state
        return [*state.pending, *state.prophecy_stack]

    own = {token.id for token in PROPHECIES.values() if token.module == "academy"}
    found = tokens(MODULES, seed)
    assert len(own) == 7
    assert own <= set(found)
    assert len(found) == len(set(found)) == len(tokens(MODULES[:2], seed)) == 27
    assert set(found) != set(tokens(MODULES, "another")), "the seven that leave are drawn"
    assert not own & set(tokens(MODULES[:2], seed)), "none of them without the Academy"


@pytest.mark.parametrize(
    ("threshold", "tile", "fame"), [(1, "chalk_room", 2), (16, "counting_house", 4), (36, "treasury", 6)]
)
def test_golden_trowel(threshold: int, tile: str, fame: int) -> None:
    """Renovate gives 2/4/6 more fame with an option of threshold 1/16/36."""
    t = under("golden_trowel").purse(0, coins=30, fame=40).acts(0, "magician")
    events = t.do(m.Renovate(CLASS_3), m.ChooseRenovation(threshold), m.ChooseTile(tile))
    assert FameGained(0, fame, "golden_trowel") in of(FameGained, events)


@pytest.mark.parametrize(("trick", "coins"), [(ONE, 2), (TWO, 4), (THREE, 6)])
def test_paid_rehearsals(trick: str, coins: int) -> None:
    """Practice gives 2/4/6 coins at once, by the level of the Trick that was placed."""
    t = under("paid_rehearsals").trick(0, trick).room(PRACTICE_3, "small_stage").acts(0, "magician")
    events = t.do(m.Practice(0), m.LayAcademyMarker(PRACTICE_3, 0))
    assert of(CoinsGained, events) == [CoinsGained(0, coins, "paid_rehearsals")]


def test_paid_rehearsals_counts_a_move_between_practice_slots_but_not_a_lesson() -> None:
    t = under("paid_rehearsals").trick(0, ONE, markers=1).practises(0, ONE, "small_stage").room(CLASS_3, "treasury")
    t.acts(0, "magician")
    assert of(CoinsGained, t.do(m.Practice(0))) == [CoinsGained(0, 2, "paid_rehearsals")]
    assert not of(CoinsGained, t.do(m.Teach(0), m.LayAcademyMarker(CLASS_3, 0)))


def test_open_archives() -> None:
    """Draw three from the stack, learn one of them and put the other two under the stack."""
    t = under("open_archives").display("alley_cat", "frugal_life").acts(0, "magician")
    first, second, third, fourth = t.board.stack[:4]
    events = t.do(m.DrawSecrets())
    assert t.points == 3
    assert of(SecretsDrawn, events) == [SecretsDrawn(0, 3)]
    assert t.offers(m.LearnSecret) == [m.LearnSecret(first), m.LearnSecret(second), m.LearnSecret(third)]
    events = t.do(m.LearnSecret(second))
    assert of(SecretLearned, events) == [SecretLearned(0, second, "")]
    assert t.board.secrets[0] == (second,)
    assert t.board.stack[0] == fourth
    assert t.board.stack[-2:] == (first, third)
    # leaves the display full so that nothing is revealed
    t = under("open_archives").display("alley_cat", "frugal_life").acts(0, "magician")
    t.do(m.DrawSecrets())
    t.do(t.offers(m.LearnSecret)[0])
    assert t.board.display == ("alley_cat", "frugal_life")
    assert not t.can(m.RevealSecret())
    t = under("open_archives").display("alley_cat", "frugal_life").acts(0, "apprentice_1", "academy.3")
    assert t.points == 1
    assert not t.can(m.DrawSecrets())
    t = under("open_archives").acts_with(0, "apprentice_1", "scholarship", "academy.3")
    t.do(m.DrawSecrets())
    events = t.do(t.offers(m.LearnSecret)[0])
    assert t.points == 0
    assert CoinsGained(0, 2, "scholarship") in events
    t = under("open_archives").display("alley_cat", "frugal_life").acts(0, "magician")
    t.do(m.LearnSecret("alley_cat"))
    assert t.board.secrets[0] == ("alley_cat",)
    t = under("open_archives").change(stack=()).acts(0, "magician")
    assert not t.can(m.DrawSecrets()), "nothing to draw"
    t = Academy().acts(0, "magician")
    assert not t.can(m.DrawSecrets()), "only while the prophecy is active"


def test_open_archives_shows_the_drawn_secrets_to_their_player_only() -> None:
    t = under("open_archives").acts(0, "magician")
    t.do(m.DrawSecrets())
    assert UNKNOWN not in of_kind(ChoosingDrawnSecret, t.game.view_for(0).choice).drawn
    assert of_kind(ChoosingDrawnSecret, t.game.view_for(1).choice).drawn == (UNKNOWN,) * 3


@pytest.mark.parametrize("place", ["supply", "practice"])
def test_demonstration_lesson(place: str) -> None:
    """Teach pays the Yield of the Classroom at once, as the room changes it."""
    t = under("demonstration_lesson").trick(0, RICH, markers=1).room(CLASS_3, "treasury")
    if place == "practice":
        t.practises(0, RICH, "small_stage", space=PRACTICE_4)
    t.acts(0, "magician")
    events = t.do(m.Teach(0), m.LayAcademyMarker(CLASS_3, 0))
    assert of(LessonPaid, events) == [
        LessonPaid(0, RICH, CLASS_3, 0, min(6, YIELDS.coins), 0, t.board.room(CLASS_3).tile)
    ]
    before = t.has(0)[1]
    t.only("classroom")
    assert t.has(0)[1] == before + min(6, YIELDS.coins), "the Classroom phase pays as usual"


def test_demonstration_lesson_pays_nothing_for_a_move_between_classrooms() -> None:
    t = under("demonstration_lesson").trick(0, RICH, markers=1).teaches(0, RICH, "chalk_room")
    t.room(CLASS_4, "treasury").acts(0, "magician")
    assert not of(LessonPaid, t.do(m.Teach(0), m.LayAcademyMarker(CLASS_4, 0)))
    # asks where the room pays fame or coins
    t = under("demonstration_lesson").trick(0, RICH, markers=1).room(CLASS_3, "masters_study").acts(0, "magician")
    t.do(m.Teach(0), m.LayAcademyMarker(CLASS_3, 0))
    assert t.question == "ChoosingLessonYield"
    t.do(m.TakeYield("fame"))
    assert t.has(0)[0] == 5 + min(6, YIELDS.fame)
    assert t.question == "CharacterActs"


def test_proud_protege() -> None:
    """Players whose Protégé stands backstage gain 1 coin, 1 fame and 1 shard, once, whether anybody performs or not."""
    t = under("proud_protege", 3).works(1, PROTEGE, "thursday.backstage.0").works(0, PROTEGE, "friday.backstage.1")
    t.works(2, PROTEGE, "downtown.0").works(2, "apprentice_1", "sunday.backstage.0").initiative(2, 1, 0)
    before, events = [t.has(seat) for seat in range(3)], t.only("performance")
    assert [t.has(seat) for seat in range(3)] == [
        (before[0][0] + 1, before[0][1] + 1, before[0][2] + 1),
        (before[1][0] + 1, before[1][1] + 1, before[1][2] + 1),
        before[2],
    ]
    assert of(ShardsGained, events) == [ShardsGained(seat, 1, "proud_protege") for seat in (1, 0)]
    # needs the prophecy
    assert not Academy().works(0, PROTEGE, "thursday.backstage.0").only("performance")


def test_double_lesson() -> None:
    """Each player may double the Yield of one own Trick: what the room leaves of it is doubled."""
    t = under("double_lesson").trick(0, RICH).teaches(0, RICH, "treasury")
    t.trick(0, ONE, "hearts", place=1).teaches(0, ONE, "chalk_room", space=CLASS_4)
    t.only("classroom")
    assert t.question == "DoublingLesson"
    paying = [RICH, ONE] if TRICKS[ONE].yields.coins else [RICH]
    assert t.game.legal_moves() == [*map(m.DoubleLesson, paying), m.Skip()]
    events = t.do(m.DoubleLesson(RICH))
    assert of(LessonPaid, events)[0] == LessonPaid(
        0, RICH, CLASS_3, 0, 2 * min(6, YIELDS.coins), 0, t.board.room(CLASS_3).tile
    )
    assert of(LessonPaid, events)[1][4] == min(2, TRICKS[ONE].yields.coins), "only one is doubled"
    # doubles fame or coins as chosen and may be declined
    t = under("double_lesson").trick(0, RICH).teaches(0, RICH, "masters_study")
    t.only("classroom")
    assert gains(t.do(m.DoubleLesson(RICH), m.TakeYield("fame")), 0) == (2 * min(6, YIELDS.fame), 0, 0)
    t = under("double_lesson").trick(0, RICH).teaches(0, RICH, "treasury")
    t.only("classroom")
    assert gains(t.do(m.Skip()), 0) == (0, min(6, YIELDS.coins), 0)


def test_double_lesson_asks_each_player_who_has_a_lesson_that_pays() -> None:
    t = under("double_lesson").trick(0, RICH).teaches(0, RICH, "treasury")
    poor = next(t.id for t in TRICKS.values() if t.yields.fame <= 1)
    t.trick(1, poor, "hearts").teaches(1, poor, "reading_circle", space=CLASS_4).initiative(1, 0)
    t.only("classroom")
    assert there(t.game.decision).seat == 0, "Reading Circle leaves nothing of the other Trick"
    t = under("double_lesson").trick(0, RICH).teaches(0, RICH, "treasury")
    t.trick(1, ONE, "hearts").teaches(1, ONE, "recital_room", space=CLASS_4).initiative(1, 0)
    t.only("classroom")
    assert there(t.game.decision).seat == 1
    t.do(m.DoubleLesson(ONE))
    assert there(t.game.decision).seat == 0
    events = t.do(m.DoubleLesson(RICH))
    assert [event.coins for event in of(LessonPaid, events)] == [
        2 * min(3, TRICKS[ONE].yields.coins),
        2 * min(6, YIELDS.coins),
    ]
    assert academy_of(t.state).lesson_of(0, RICH) is not None
