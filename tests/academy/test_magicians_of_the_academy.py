"""The Magicians of the Academy, and those whose ability it changes."""

from typing import Any

import pytest
from academy_table import CLASS_3, CLASS_4, PROTEGE, SLOT, Academy
from alley import APPRENTICE, MAGICIAN, gains
from given import there
from table import ASSIGNMENT, END_TURN, PERFORMANCE, lay, of

from trickerion.rules import events as e
from trickerion.rules import moves as m
from trickerion.rules.academy.board import Lent, lesson_of
from trickerion.rules.academy.catalog import SPACES
from trickerion.rules.academy.magician_effects import COINS_FOR_A_POSTER
from trickerion.rules.ask.actions import slot_reason
from trickerion.rules.catalog import DIRECTIONS, TRICKS
from trickerion.rules.effects.modifiers import action_cost
from trickerion.rules.locations.theater import payments_at
from trickerion.rules.moves.base import Reason
from trickerion.rules.state import HIDDEN_CARD

OPTICAL = next(t for t in TRICKS.values() if t.category == "optical" and t.level == 1)
SEATS = ("the_mechaniker", "lumenia_the_radiant")
RICH, OTHER, THIRD = [t.id for t in TRICKS.values() if t.yields.fame > 1 and t.yields.coins > 1][:3]
R1 = "riverside_01"


# ------------------------------------------------------------------ Geert van Augustin
def geert(fame: int = 5, coins: int = 40) -> Academy:
    """Geert is about to renovate."""
    t = Academy(magicians=("the_great_optico", "geert_van_augustin"))
    return t.purse(1, coins=coins, fame=fame).acts(1, MAGICIAN)


def prices(t: Academy) -> dict[int, int]:
    """Fame Threshold -> Coins that the choice of it costs in all."""
    found, before = {}, t.has(1)[1]
    for move in t.offers(m.ChooseRenovation):
        game = t.game.clone()
        game.apply(move)
        game.apply(game.legal_moves()[0])
        found[move.threshold] = before - game.state.players[1].coins
    return found


@pytest.mark.parametrize(
    ("fame", "missing"), [(5, (0, 0, 31)), (15, (0, 0, 21)), (16, (0, 0, 0)), (40, (0, 0, 0)), (0, (0, 16, 36))]
)
def test_geert_van_augustin(fame: int, missing: tuple[int, int, int]) -> None:
    """He may choose an option whose threshold is one level above his fame; for two he pays all that is missing."""
    t = geert(fame, coins=60)
    t.do(m.Renovate(CLASS_3))
    assert prices(t) == {1: 6 + missing[0], 16: 8 + missing[1], 36: 10 + missing[2]}


def test_geert_is_the_only_one_who_renovates_above_his_fame() -> None:
    t = Academy().purse(1, coins=60, fame=5).acts(1, MAGICIAN)
    t.do(m.Renovate(CLASS_3))
    assert prices(t) == {1: 6, 16: 8 + 11, 36: 10 + 31}


@pytest.mark.parametrize(("space", "coins", "is_poster"), [(CLASS_3, 6, True), (CLASS_4, 4, False)])
def test_geert_advertises_for_nothing_when_he_spends_6_coins_on_one_renovation(
    space: str, coins: int, is_poster: bool
) -> None:
    t = geert()
    events = t.do(m.Renovate(space), m.ChooseRenovation(1), m.ChooseTile("chalk_room"))
    assert sum(event.amount for event in of(e.CoinsPaid, events)) == coins
    assert of(e.Advertised, events) == ([e.Advertised(1, 0)] if is_poster else [])
    assert (e.FameGained(1, 2, "advertise") in events) is is_poster is t.player(1).advertised


def test_geert_counts_coins_for_missing_fame_as_spent_on_the_renovation() -> None:
    events = geert(5, coins=60).do(m.Renovate(CLASS_4), m.ChooseRenovation(36), m.ChooseTile("treasury"))
    assert sum(event.amount for event in of(e.CoinsPaid, events)) == 11 + 31
    assert of(e.Advertised, events)


@pytest.mark.parametrize("slot", [0, 1, 2, 3])
def test_geerts_poster_costs_nothing_however_dear_it_would_be(slot: int) -> None:
    """Nor does it need Coins that are left."""
    t = Academy(4, magicians=("the_great_optico", "geert_van_augustin", "the_red_lotus", "priestess_of_mysticism"))
    t.initiative(*(0, 2, 3)[:slot], 1, *(0, 2, 3)[slot:])
    t.purse(1, coins=40).acts(1, MAGICIAN)
    space, price = next(
        (move.space, price)
        for move in t.offers(m.Renovate)
        for price in SPACES[move.space].renovations
        if price.threshold == 1 and price.coins >= COINS_FOR_A_POSTER
    )
    t.purse(1, coins=price.coins)
    t.do(m.Renovate(space))
    events = t.do(m.ChooseRenovation(1)) if t.question == "ChoosingRenovation" else []
    events += t.do(t.offers(m.ChooseTile)[0])
    assert of(e.Advertised, events) == [e.Advertised(1, 0)]
    assert e.FameGained(1, 2, "advertise") in events
    assert t.player(1).coins == 0


def test_geert_does_not_advertise_twice_in_a_turn() -> None:
    t = geert()
    t.player(1).advertised = True
    assert not of(e.Advertised, t.do(m.Renovate(CLASS_3), m.ChooseRenovation(1), m.ChooseTile("chalk_room")))


# ------------------------------------------------------------------ Lumenia the Radiant
def test_lumenia_the_radiant() -> None:
    """Each Link that she makes by setting up a Trick pays 1 fame or 1 coin more (never a shard)."""
    other = next(t for t in TRICKS.values() if t.category == "optical" and t.level == 1 and t.id != OPTICAL.id)
    for magicians, paid in ((SEATS, 2), (("the_mechaniker", "the_gentleman"), 1)):
        t = Academy(magicians=magicians).row("riverside_01")
        t.trick(1, OPTICAL.id, markers=1).trick(0, other.id, "hearts")
        link = t.state.performance("riverside_01").card.links[0]
        t.marker("riverside_01", link.a, 0, other.id, DIRECTIONS[link.a_corner], "hearts")
        t.acts(1, "magician", "friday.backstage.0")
        t.do(m.SetUpTrick(0), lay("riverside_01", link.b, OPTICAL.id, DIRECTIONS[link.b_corner]))
        before = t.has(1)
        assert payments_at(t.state, t.state.performance("riverside_01"), link.b, 1)[0].pays == (paid,)
        t.do(m.ChooseReward("coins"))
        assert t.has(1)[1] == before[1] + paid


# ------------------------------------------------------------------ Professor Bernard
def bernard(tile: str = "treasury", markers: int = 0, **more: Any) -> Academy:
    """The Tricks of Professor Bernard (seat 1) in Classrooms: RICH in spades, place 0."""
    t = Academy(magicians=("the_mechaniker", "professor_bernard"), **more)
    t.trick(1, RICH, markers=markers)
    return t.teaches(1, RICH, tile)


def test_professor_bernard() -> None:
    """When his Trick in a Classroom has paid he may set it aside: it goes on paying without filling a Trick slot."""
    t = bernard()
    events = t.only("classroom")
    assert of(e.LessonPaid, events)
    assert t.question == "SettingAside"
    assert t.game.legal_moves() == [m.SetTrickAside(RICH), m.Skip()]
    assert of(e.TrickSetAside, t.do(m.SetTrickAside(RICH))) == [e.TrickSetAside(1, RICH)]
    player = t.player(1)
    assert player.tricks[0] is None
    assert "spades" in player.free_suits()
    assert player.free_trick_places() == [0]
    assert there(lesson_of(t.state, 1, RICH)).marker[:3] == (1, RICH, "")
    assert RICH not in t.state.residence[TRICKS[RICH].category], "nobody else learns it"
    before = t.has(1)[1]
    t.only("classroom")
    assert t.has(1)[1] == before + min(6, TRICKS[RICH].yields.coins)
    assert t.question == ""
    # may keep the trick
    t = bernard()
    t.only("classroom")
    t.do(m.Skip())
    assert there(t.player(1).tricks[0]).id == RICH
    assert there(lesson_of(t.state, 1, RICH)).marker.suit == "spades"
    # sets two tricks aside at most
    t = bernard()
    t.trick(1, OTHER, "hearts", 1).lesson(1, OTHER, CLASS_3, 1)
    t.trick(1, THIRD, "clubs", 2).teaches(1, THIRD, "hall_of_fame", space=CLASS_4)
    t.only("classroom")
    t.do(m.SetTrickAside(RICH), m.SetTrickAside(OTHER))
    assert t.question == ""
    assert there(t.player(1).tricks[2]).id == THIRD


def test_professor_bernard_is_not_asked_for_a_lesson_that_pays_nothing() -> None:
    t = Academy(magicians=("the_mechaniker", "professor_bernard"))
    poor = next(t.id for t in TRICKS.values() if t.yields.fame <= 1)
    t.trick(1, poor).teaches(1, poor, "reading_circle")
    t.only("classroom")
    assert t.question == ""
    # Bernard’s ability is his own
    t = Academy()
    t.trick(1, RICH)
    t.teaches(1, RICH, "treasury")
    t.only("classroom")
    assert t.question == ""
    # sets aside a trick whose symbol stood in the theater: All its markers have come home before the lesson pays.
    t = bernard(markers=2).row(R1).marker(R1, 0, 1, RICH, "up")
    events = t.only("classroom")
    assert sum(len(event.markers) for event in of(e.MarkersReturned, events)) == 3
    t.do(m.SetTrickAside(RICH))
    assert t.player(1).supply["spades"] == 5
    assert not t.state.performance(R1).all_markers()


def test_the_symbol_of_a_trick_set_aside_serves_a_new_one_that_keeps_its_markers() -> None:
    t = bernard()
    t.only("classroom")
    t.do(m.SetTrickAside(RICH))
    t.row(R1).trick(1, OTHER, "spades", markers=2).marker(R1, 0, 1, OTHER, "up")
    events = t.only("classroom")
    assert of(e.LessonPaid, events)
    assert not of(e.MarkersReturned, events)
    assert there(t.player(1).tricks[0]).markers == 2
    assert len(t.state.performance(R1).all_markers()) == 1


def test_a_trick_set_aside_cannot_be_given_back_and_keeps_the_shards_on_its_card() -> None:
    t = bernard("grand_auditorium")
    t.player(1).tricks[0] = there(t.player(1).tricks[0])._replace(shards=2)
    first = of(e.LessonPaid, t.only("classroom"))
    t.do(m.SetTrickAside(RICH))
    assert of(e.LessonPaid, t.only("classroom")) == first
    t.acts(1, MAGICIAN)
    assert not t.offers(m.ReturnTrick)
    # is doubled like any other
    t = bernard().prophecy("double_lesson")
    t.only("classroom")
    t.do(m.DoubleLesson(RICH), m.SetTrickAside(RICH))
    t.only("classroom")
    assert gains(t.do(m.DoubleLesson(RICH)), 1) == (0, 2 * min(6, TRICKS[RICH].yields.coins), 0)


def test_professor_bernard_chooses_fame_or_coins_before_he_sets_the_trick_aside() -> None:
    t = bernard("masters_study")
    t.only("classroom")
    t.do(m.TakeYield("coins"), m.SetTrickAside(RICH))
    t.only("classroom")
    assert t.question == "ChoosingLessonYield"


# ------------------------------------------------------------------ Anjali

ANJALI = ("the_mechaniker", "anjali")


def anjali(*secrets: str, coins: int = 10, **more: Any) -> Academy:
    """Anjali (seat 1) assigns first."""
    return Academy(magicians=ANJALI, **more).knows(1, *secrets).purse(1, coins=coins).initiative(1, 0).phase(ASSIGNMENT)


def test_anjali() -> None:
    """A coin laid in the Assignment lets a secret work for an Apprentice in its placement."""
    t = anjali("quick_study", "frugal_life")
    assert t.offers(m.LayCoin) == [m.LayCoin("quick_study"), m.LayCoin("frugal_life")]
    t.do(
        m.LayCoin("quick_study"), m.LayCard(APPRENTICE, "downtown"), m.LayCard(PROTEGE, "academy"), m.FinishAssignment()
    )
    events = t.do(m.FinishAssignment())
    assert of(e.CoinsPaid, events) == [e.CoinsPaid(1, 1, "secret_coins")]
    assert t.has(1)[1] == 9
    assert of(e.CoinsLaid, events) == [e.CoinsLaid(1, ("quick_study",))]
    assert t.offers(m.LendSecret) == [m.LendSecret(APPRENTICE, "quick_study")]
    events = t.do(m.LendSecret(APPRENTICE, "quick_study"))
    assert of(e.SecretLent, events) == [e.SecretLent(1, APPRENTICE, "quick_study")]
    assert t.board.coins == ()
    assert t.board.lent == (Lent(1, APPRENTICE, "quick_study"),)
    assert {move.character for move in t.offers(m.PlaceCharacter)} == {APPRENTICE}, "its placement follows"
    assert not t.offers(m.LendSecret)
    assert not t.offers(m.LeaveIdle)
    assert slot_reason(t.state, 1, PROTEGE, SLOT) == Reason("begun_first", (APPRENTICE,))
    t.do(m.PlaceCharacter(APPRENTICE, "downtown.0"))
    assert action_cost(t.state, t.acting, "learn_trick") == 2, "Quick Study"


def test_anjali_lends_one_secret_to_an_apprentice_and_coins_left_go_to_the_supply() -> None:
    t = anjali("quick_study", "friendly_teller", "second_wind").team(1, "apprentice_2")
    t.do(*(m.LayCoin(secret) for secret in t.board.secrets[1]))
    t.do(m.LayCard(APPRENTICE, "downtown"), m.LayCard("apprentice_2", "market_row"))
    t.do(m.FinishAssignment(), m.FinishAssignment())
    assert len(t.offers(m.LendSecret)) == 4
    t.do(
        m.LendSecret("apprentice_2", "second_wind"),
        m.PlaceCharacter("apprentice_2", "market_row.0"),
        m.FinishCharacter(),
    )
    assert t.offers(m.LendSecret) == [m.LendSecret(APPRENTICE, s) for s in ("quick_study", "friendly_teller")]
    t.do(m.LeaveIdle(APPRENTICE))
    assert t.state.turn == 3
    assert (t.board.coins, t.board.lent) == ((), ())
    assert t.has(1)[1] == 10 - 3 - 1
    t = anjali("quick_study", "frugal_life", coins=1)
    t.do(m.LayCoin("frugal_life"))
    assert not t.offers(m.LayCoin), "no Coin left"
    t = anjali("quick_study", "frugal_life", coins=5)
    t.do(m.LayCoin("frugal_life"))
    assert t.offers(m.LayCoin) == [m.LayCoin("quick_study")]
    assert not anjali().offers(m.LayCoin), "her Protégé knows nothing"
    t = anjali("quick_study").team(1, "engineer", "apprentice_2")
    t.do(m.LayCoin("quick_study"), m.LayCard("engineer", "downtown"), m.LayCard("apprentice_2", "market_row"))
    t.do(m.FinishAssignment(), m.FinishAssignment())
    assert not t.offers(m.LendSecret), "Quick Study is of no use in the Market Row"


def test_anjali_spends_no_coin_of_a_secret_that_was_replaced() -> None:
    t = anjali("quick_study")
    t.do(m.LayCoin("quick_study"), m.LayCard(APPRENTICE, "downtown"), m.FinishAssignment(), m.FinishAssignment())
    t.knows(1, "frugal_life")
    t.game._legal = None
    assert not t.offers(m.LendSecret)


def test_anjalis_coins_are_hidden_until_all_have_assigned_and_her_purse_does_not_tell() -> None:
    t = anjali("quick_study")
    t.do(m.LayCoin("quick_study"), m.LayCard(APPRENTICE, "downtown"))
    seen = t.game.view_for(0).state
    assert seen.boards["academy"].closed_coins == seen.boards["academy"].coins == ()
    assert seen.players[1].coins == 10
    assert t.game.view_for(1).state.boards["academy"].closed_coins == ((1, "quick_study"),)
    t.do(m.FinishAssignment(), m.FinishAssignment())
    assert t.game.view_for(0).state.boards["academy"].coins == ((1, "quick_study"),)
    # With Hidden Hands the lent secret is open, the card under the Apprentice stays hidden until it is placed.
    t = anjali("quick_study")
    t.prophecy("hidden_hands")
    t.do(m.LayCoin("quick_study"), m.LayCard(APPRENTICE, "downtown"), m.LayCard(MAGICIAN, "theater"))
    t.do(m.FinishAssignment(), m.FinishAssignment(), m.LendSecret(APPRENTICE, "quick_study"))
    seen = t.game.view_for(0).state
    assert seen.boards["academy"].lent == t.board.lent
    assert seen.players[1].characters[APPRENTICE].card == HIDDEN_CARD
    t.do(m.PlaceCharacter(APPRENTICE, "downtown.0"))
    assert t.game.view_for(0).state.players[1].characters[APPRENTICE].card == "downtown"
    assert t.game.view_for(0).state.players[1].characters[MAGICIAN].card == HIDDEN_CARD


def test_anjali_lays_no_coin_when_she_skips_the_assignment() -> None:
    """Free Improvisation: her coins are laid in the Assignment phase, which she skips when she advertised."""
    t = Academy(magicians=ANJALI).knows(1, "quick_study").prophecy("free_improvisation").initiative(1, 0)
    t.player(1).advertised = True
    t.phase(ASSIGNMENT)
    t.do(m.FinishAssignment())
    assert there(t.game.decision).seat == 1
    assert t.question == "Placing"
    assert not t.offers(m.LendSecret)


# ------------------------------------------------------------------ whose ability the Academy changes
def test_the_academy_deals_its_versions_of_two_magicians() -> None:
    t = Academy(4, ("the_gentleman", "master_of_chains", "priestess_of_mysticism", "the_mechaniker"))
    assert [t.player(seat).ability for seat in range(3)] == [
        "the_gentleman",
        "master_of_chains.academy",
        "priestess_of_mysticism.academy",
    ]


def test_priestess_of_mysticism_saves_a_card_of_the_academy() -> None:
    """She may pay 1 shard to take one of hers back, one card per turn, one that was used this turn."""
    t = Academy(magicians=("the_mechaniker", "priestess_of_mysticism")).purse(1, shards=2)
    t.display("alley_cat", "frugal_life").acts_with(1, MAGICIAN, "scholarship", SLOT)
    t.phase(END_TURN)
    assert t.question == "SavingCard"
    assert t.game.legal_moves() == [m.KeepCard("scholarship"), m.Skip()]
    t.do(m.KeepCard("scholarship"))
    assert "scholarship" in t.player(1).hand
    assert t.has(1)[2] == 1
    assert t.question != "SavingCard"


def test_master_of_chains_is_paid_double_for_links_of_his_own_with_the_academy() -> None:
    """When he performs, each Link with a marker of his own gives 2 fame in place of 1."""
    for magicians, fame in ((("the_mechaniker", "master_of_chains"), 2), (("the_mechaniker", "the_gentleman"), 1)):
        t = Academy(magicians=magicians).row(R1)
        link = t.state.performance(R1).card.links[0]
        others = [t.id for t in TRICKS.values() if t.category == "optical" and t.level == 1]
        t.trick(1, others[0]).marker(R1, link.a, 1, others[0], DIRECTIONS[link.a_corner])
        t.trick(0, others[1], "hearts").marker(R1, link.b, 0, others[1], DIRECTIONS[link.b_corner], "hearts")
        t.works(1, MAGICIAN, "friday.perform").phase(PERFORMANCE)
        assert t.question == "ChoosingShow", "no Reschedule before the phase"
        events = t.do(m.Perform(R1)) if t.can(m.Perform(R1)) else []
        rewards = [event for event in of(e.PerformerRewarded, events) if event.kind == "link"]
        assert [event.fame for event in rewards] == [fame]


def test_the_gentleman_counts_the_academy() -> None:
    """His ability counts for the Academy as well."""
    t = Academy(magicians=("the_mechaniker", "the_gentleman")).trick(1, OPTICAL.id)
    t.acts(1, "magician", SLOT)
    assert t.has(1)[0] == 5 + 1
    t = Academy(magicians=("the_mechaniker", "the_gentleman")).trick(1, OPTICAL.id).acts(1, APPRENTICE, SLOT)
    assert t.has(1)[0] == 5, "his Magician only"
