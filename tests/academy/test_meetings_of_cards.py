"""Awkward meetings of special Assignment cards with rooms, secrets, abilities and prophecies."""

from academy_table import CLASS_3, CLASS_4, PRACTICE_3, SLOT, Academy
from alley import APPRENTICE, MAGICIAN
from given import there
from table import lay, of

from trickerion.rules import events as ev
from trickerion.rules import moves as m
from trickerion.rules.academy.building import coins_of, price_of
from trickerion.rules.catalog import X

R1 = "riverside_01"
RINGS, BARRELS, READING = "linking_rings", "barricaded_barrels", "mind_reading"
OPTICO = ("the_great_optico", "the_mechaniker")
GENTLEMAN = ("the_gentleman", "the_mechaniker")
DOWNTOWN = "downtown.3"


def on_stage() -> Academy:
    """A Trick of each player in a show of seat 0."""
    t = Academy().row(R1).trick(0, RINGS).trick(1, BARRELS, "clubs")
    return t.marker(R1, 0, 0, RINGS, "down").marker(R1, 1, 1, BARRELS, "left", "clubs")


def fame_of_the_show(t: Academy) -> dict[str, int]:
    t.performs(0, special="arranged_fiasco", card=R1)
    return {event.trick: event.fame for event in of(ev.TrickPerformed, t.events)}


def test_arranged_fiasco_adds_to_a_practised_trick_and_takes_from_a_practised_one() -> None:
    t = on_stage().practises(0, RINGS, "small_stage", 0)
    assert fame_of_the_show(t) == {RINGS: 0 + 1 + 1, BARRELS: 1 - 1}
    t = on_stage().practises(1, BARRELS, "small_stage", 0)
    assert fame_of_the_show(t) == {RINGS: 0 + 1, BARRELS: 1 + 1 - 1}, "of the Yield as the room raises it"
    t = on_stage().teaches(1, BARRELS, "great_library").performs(0, special="arranged_fiasco")
    events = t.do(m.Perform(R1))
    assert {e.trick: e.fame for e in of(ev.TrickPerformed, events)} == {RINGS: 1, BARRELS: 0}
    assert ev.LessonPaid(1, BARRELS, CLASS_3, 1, 0, 0, t.board.room(CLASS_3).tile) in events, (
        "the lesson pays its 1 Fame"
    )
    # brings its own lesson nothing
    t = on_stage().teaches(0, RINGS, "great_library").performs(0, special="arranged_fiasco")
    assert [(event.seat, event.fame) for event in of(ev.LessonPaid, t.do(m.Perform(R1)))] == [(0, 0)]


def test_the_gentleman_is_paid_at_the_academy_and_his_card_works() -> None:
    t = Academy(2, GENTLEMAN)
    t.trick(0, RINGS, markers=1).trick(0, BARRELS, "hearts", 1).room(PRACTICE_3, "small_stage")
    t.acts_with(0, MAGICIAN, "open_lesson", SLOT)
    assert of(ev.FameGained, t.events) == [ev.FameGained(0, 2, "the_gentleman")]
    t.events = t.do(m.Practice(0), m.LayAcademyMarker(PRACTICE_3, 0))
    assert of(ev.CoinsGained, t.events) == [ev.CoinsGained(0, 1, "open_lesson")]


def test_the_gentlemans_fame_counts_for_the_robes_of_his_renovation() -> None:
    """He is paid when he is placed, before the renovation asks for his Fame."""
    t = Academy(2, GENTLEMAN)
    t.trick(0, RINGS).purse(0, fame=9, coins=8)
    t.acts_with(0, MAGICIAN, "borrowed_robes", SLOT)
    t.do(m.Renovate(CLASS_3), m.ChooseRenovation(16), m.ChooseTile("great_library"))
    assert t.has(0)[:2] == (10 + 7, 0), "10 and 6 are 16"


def mimesis(card: str, permanent: str = "academy") -> Academy:
    """Seat 1 has a card lying open; the Magician of seat 0 lies on the permanent card of its Location."""
    t = Academy(2, OPTICO).purse(0, coins=30, fame=20).assigned(0, magician=permanent).special(1, APPRENTICE, card)
    return t.placing(0)


def test_mimesis_copies_a_card_of_the_academy_for_its_placement() -> None:
    t = mimesis("generous_donor")
    t.do(m.CopyCard(MAGICIAN, "generous_donor"), m.PlaceCharacter(MAGICIAN, SLOT))
    assert coins_of(t.state, 0, price_of(CLASS_3, 1)) == 3
    events = t.do(m.Renovate(CLASS_3), m.ChooseRenovation(1), m.ChooseTile("chalk_room"))
    assert of(ev.RoomRenovated, events)[0].coins == 3
    assert ev.SpecialCardUsed(0, "generous_donor", "bonus") in events
    assert t.player(1).characters[APPRENTICE].card == "generous_donor", "the card itself is not used up"
    assert coins_of(t.state, 0, price_of(CLASS_4, 1)) == 4
    # may take the action point of a card of the academy
    t = mimesis("prize_day")
    t.do(m.CopyCard(MAGICIAN, "prize_day"), m.PlaceCharacter(MAGICIAN, SLOT), m.ForgoBonus())
    assert t.points == 5 + 1
    # no card of the academy for another location
    assert not mimesis("generous_donor", "downtown").offers(m.CopyCard)
    # savings book once
    t = mimesis("savings_book", "downtown").dice(bank_a="4")
    t.prophecy("kind_banker")
    t.do(m.CopyCard(MAGICIAN, "savings_book"), m.PlaceCharacter(MAGICIAN, DOWNTOWN), m.TakeCoins("bank_a"))
    assert t.state.dice["bank_a"] == "4"
    t.do(m.TakeCoins("bank_a"))
    assert t.state.dice["bank_a"] == X
    assert t.has(0)[1] == 38
    # curtain speech for the show
    t = mimesis("curtain_speech", "theater").row(R1).marker(R1, 0, 0, RINGS, "down")
    t.marker(R1, 1, 1, "chinese_sticks", "up", "hearts")
    t.do(m.CopyCard(MAGICIAN, "curtain_speech"), m.PlaceCharacter(MAGICIAN, "friday.perform"), m.FinishCharacter())
    t.do(m.PlaceCharacter(APPRENTICE, "sunday.backstage.0"), m.FinishCharacter())
    assert ev.PerformerRewarded(0, "link", 1, 1, 0) in t.do(m.Perform(R1))


def test_great_encore_doubles_the_coins_of_a_curtain_speech() -> None:
    """They are part of what the performer gets for Links."""
    t = Academy().prophecy("great_encore").row(R1).marker(R1, 0, 0, RINGS, "down")
    t.marker(R1, 1, 1, "chinese_sticks", "up").performs(0, special="curtain_speech", card=R1)
    assert ev.PerformerRewarded(0, "link", 2, 2, 0) in t.events


def test_golden_trowel_does_not_make_borrowed_robes_look_needless() -> None:
    """What counts is the Fame before the renovation, not after what it brought."""
    t = Academy().prophecy("golden_trowel").purse(0, fame=10, coins=30)
    t.acts_with(0, MAGICIAN, "borrowed_robes", SLOT)
    t.events = t.do(m.Renovate(CLASS_3), m.ChooseRenovation(16), m.ChooseTile("great_library"))
    assert t.has(0)[0] == 10 + 7 + 4
    assert t.used(0) == ["borrowed_robes"]


def test_blind_spot_with_electras_pile() -> None:
    """Ruling 125: a pile may be laid with it too; the card is used."""
    t = Academy(2, ("electra", "the_great_optico")).row(R1).trick(0, RINGS, "hearts", markers=2)
    t.acts_with(0, MAGICIAN, "blind_spot", "friday.backstage.0")
    laid = lay(R1, 0, RINGS, "up")
    t.do(m.SetUpTrick(0), m.PlacePile(laid.card, laid.slot, laid.turns))
    assert there(t.state.performance(R1).markers[0]).pile == 2
    assert t.acting.card == ""


def test_guest_lecturer_at_a_recital_room_pays_the_bonus_and_the_lesson_without_a_marker() -> None:
    t = Academy()
    t.trick(0, RINGS).room(CLASS_3, "recital_room").acts_with(0, MAGICIAN, "guest_lecturer", SLOT)
    assert of(ev.FameGained, t.do(m.Teach(0), m.LayAcademyMarker(CLASS_3, 0))) == [ev.FameGained(0, 1, "lesson")]
    assert of(ev.LessonPaid, t.only("classroom")) == [
        ev.LessonPaid(0, RINGS, CLASS_3, 0, 2, 0, t.board.room(CLASS_3).tile)
    ]


def test_a_trick_prepared_with_helping_hands_leaves_practice_for_a_lesson_with_its_markers() -> None:
    t = Academy().trick(0, READING).components(0, glass=2).practises(0, READING, "marionette_attic")
    t.acts_with(0, MAGICIAN, "helping_hands", "workshop.0.0").do(m.Prepare(0))
    assert there(t.player(0).tricks[0]).markers == 3 + 1 + 1, "all five of the symbol"
    assert t.player(0).supply["spades"] == 0


def test_the_protege_uses_the_forbidden_shelf_for_itself() -> None:
    """Its secret comes at once; its Action Points are those of its placement."""
    t = Academy().display("alley_cat", "frugal_life").change(stack=("night_school", "understudy"))
    t.acts_with(0, "protege", "forbidden_shelf", SLOT)
    t.do(m.UseCard("forbidden_shelf"), m.LearnSecret("night_school"))
    assert t.board.secrets[0] == ("night_school",)
    assert t.points == 1
