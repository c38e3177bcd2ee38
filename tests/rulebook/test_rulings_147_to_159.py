"""Meetings of the modules, as decided: each test is named after its ruling and would fail if the rule were another."""

from typing import Any

import pytest
from academy_table import CLASS_3, CLASS_4, PRACTICE_3, PRACTICE_4, PROTEGE, SLOT, Academy
from alley import APPRENTICE, MAGICIAN
from given import there
from powers_stage import G1, more, shown, stage
from powers_table import MODULES, Powers
from table import of, options

from trickerion.rules import events as ev
from trickerion.rules import moves as m
from trickerion.rules.academy.board import AcademyMarker
from trickerion.rules.academy.lessons import lesson_reason
from trickerion.rules.ask.actions import points_of
from trickerion.rules.ask.alike import distinct
from trickerion.rules.ask.forecast import show_forecast
from trickerion.rules.ask.tricks import trick_facts
from trickerion.rules.catalog import ANY, CUTS, HOUSE_CARDS, PERFORMANCES, TRICKS
from trickerion.rules.chance import Random
from trickerion.rules.game import Game
from trickerion.rules.locations.market_row import stock_prices
from trickerion.rules.options import EARLIER_RULINGS, LAST_RULING, GameOptions
from trickerion.rules.phases.place_characters import bonus_lost
from trickerion.rules.powers.catalog import POWERS
from trickerion.words.powers.texts import TEXTS

R1, W, D0, D3, M0, M3 = "riverside_01", "workshop.0.0", "downtown.0", "downtown.3", "market_row.0", "market_row.3"
WITH_ACADEMY = (*MODULES, "academy")
ONE = next(t.id for t in TRICKS.values() if t.level == 1 and t.prepare_cost == 1)
DEAR = next(t.id for t in TRICKS.values() if t.level == 1 and t.yields.fame and t.yields.coins)
TWO = "bullet_catch"
RICH = next(t.id for t in TRICKS.values() if t.yields.fame > 1 and t.yields.coins > 1)
TODAY = CUTS[HOUSE_CARDS]


def both(**more_options: Any) -> Powers:
    """A table with Powers and the Academy, with what tables with an Academy can do."""
    return Powers(modules=WITH_ACADEMY, **more_options)


def knows(t: Powers, *secrets: str) -> Powers:
    """The Protégé of seat 0 has these secrets."""
    board = t.state.boards["academy"]
    stack = tuple(secret for secret in board.stack if secret not in secrets)
    display = tuple("" if secret in secrets else secret for secret in board.display)
    t.state.put_board("academy", board._replace(secrets=(secrets, *board.secrets[1:]), stack=stack, display=display))
    return t.team(0, PROTEGE)


def room(t: Powers, space: str, tile: str, trick: str = "") -> Powers:
    """A room of the Academy, perhaps with the Academy marker of a Trick of seat 0 on its first slot."""
    board = t.state.boards["academy"]
    laid = board.room(space)._replace(tile=tile)
    if trick:
        owned = next(owned for owned in t.player(0).tricks if owned is not None and owned.id == trick)
        laid = laid.with_marker(0, AcademyMarker(0, trick, owned.suit))
    t.state.put_board("academy", board.with_room(laid))
    return t


def used(events: list[ev.Event]) -> list[str]:
    """The special cards that were used up."""
    return [event.card for event in of(ev.SpecialCardUsed, events)]


def first_answers(t: Powers, move: m.Move) -> list[m.Move]:
    """A move, and the first answer to each question to which it leads, until the Character acts again."""
    game, answers = t.game.clone(), [move]
    game.apply(move)
    while there(game.decision).question != "CharacterActs":
        answers.append(game.legal_moves()[0])
        game.apply(answers[-1])
    return answers


# ------------------------------------------------------------------ 147
def test_ruling_147_demonstration_lesson_does_not_ask_professor_bernard() -> None:
    t = Academy(magicians=("the_mechaniker", "professor_bernard")).prophecy("demonstration_lesson")
    t.trick(1, RICH, markers=2).room(CLASS_3, "treasury").acts(1, MAGICIAN)
    events = t.do(m.Teach(0), m.LayAcademyMarker(CLASS_3, 0))
    assert of(ev.LessonPaid, events), "it pays, and he is not asked"
    assert t.question == "CharacterActs", "it pays, and he is not asked"
    t.only("classroom")
    assert t.question == "SettingAside"
    assert of(ev.AbilityUsed, t.do(m.SetTrickAside(RICH))) == []


# ------------------------------------------------------------------ 148, 149
def billed(*tricks: str, stays: bool = False) -> Powers:
    """A show on one card; on the other lie Tricks for a Double Bill, the first of which perhaps stays there."""
    t = both().row(G1, R1).marker(G1, 0, 0, "linking_rings", "up", "diamonds")
    for slot, trick in enumerate(tricks):
        t.marker(R1, slot, 0, trick, "up", ("spades", "hearts", "clubs")[slot])
        t.trick(0, trick, ("spades", "hearts", "clubs")[slot], slot)
    if stays:
        room(t, PRACTICE_3, "hall_of_encores", tricks[0])
    t.learned(0, "double_bill")
    shown(t)
    assert t.question == "PlayingOn"
    return t


def test_ruling_148_the_two_tricks_of_a_double_bill_are_two_markers() -> None:
    t = billed("bullet_catch", "peppers_ghost", stays=True)
    events = t.do(m.ChooseMarker(R1, 0))
    assert of(ev.MarkerStayed, events)
    assert t.game.legal_moves() == [m.ChooseMarker(R1, 1), m.Skip()]
    assert len(of(ev.TrickPaid, t.do(m.ChooseMarker(R1, 1)))) == 1
    assert t.question != "PlayingOn"
    alone = billed("bullet_catch", stays=True)
    assert len(of(ev.TrickPaid, alone.do(m.ChooseMarker(R1, 0)))) == 1
    assert alone.question != "PlayingOn"
    assert "Yours only; no performer bonus" in TEXTS["double_bill"]


def test_ruling_149_showstopper_works_once_a_turn_in_a_double_bill_too_and_is_told() -> None:
    t = billed("aztec_lady", "horror_saws").learned(0, "showstopper")
    usual = {trick: TRICKS[trick].yields.fame - 1 for trick in ("aztec_lady", "horror_saws")}
    before, events = t.game.view_for(0).state.players[0].fame, t.do(m.ChooseMarker(R1, 0))
    assert [(e.trick, e.fame - usual[e.trick]) for e in of(ev.TrickPaid, events)] == [("aztec_lady", 3)], (
        "the first one"
    )
    assert ev.PowerUsed(0, "showstopper") in events
    assert t.worked("showstopper")
    assert t.player(0).fame == before + usual["aztec_lady"] + 3
    events = t.do(m.ChooseMarker(R1, 1))
    assert [e.fame - usual[e.trick] for e in of(ev.TrickPaid, events)] == [0]
    assert not of(ev.PowerUsed, events)
    assert "first" in TEXTS["showstopper"]
    # is used by the show before the double bill
    t = both().row(G1, R1).marker(G1, 0, 0, "aztec_lady", "up").marker(R1, 0, 0, "horror_saws", "up", "hearts")
    t.learned(0, "double_bill").learned(0, "showstopper")
    events = shown(t)
    assert more(events) == {"aztec_lady": (3, 0)}
    assert ev.PowerUsed(0, "showstopper") in events
    (paid,) = of(ev.TrickPaid, t.do(m.ChooseMarker(R1, 0)))
    assert paid.fame == TRICKS["horror_saws"].yields.fame - 1


@pytest.mark.parametrize("is_used", [False, True])
def test_ruling_149_the_forecast_of_a_show_names_showstopper(is_used: bool) -> None:
    t = stage((0, "aztec_lady")).learned(0, "showstopper")
    t.player(0).used += ["showstopper"] * is_used
    forecast = show_forecast(t.state, 0, "friday", G1)
    assert forecast.powers == (() if is_used else ((0, "showstopper"),))
    more_fame = forecast.total(0).fame - TRICKS["aztec_lady"].yields.fame - PERFORMANCES[G1].bonus.fame
    assert more_fame == (0 if is_used else 3)


def test_ruling_149_opportunist_works_for_the_first_character_that_meets_an_opponent() -> None:
    t = Powers().learned(0, "opportunist").works(1, APPRENTICE, "downtown.0")
    t.acts(0, APPRENTICE, M3)
    assert not t.worked("opportunist"), "nobody is there: it waits"
    t = Powers().learned(0, "opportunist").works(1, APPRENTICE, "downtown.0").acts(0, APPRENTICE, D3)
    assert t.worked("opportunist")
    assert t.points == 2
    # With one marker left in the supply there is nothing to add; the next Trick gets one more.
    t = Powers().learned(0, "spare_props").trick(0, ONE).trick(0, DEAR, "hearts", 1)
    t.components(0, **TRICKS[ONE].components, **TRICKS[DEAR].components)
    t.player(0).supply["spades"] = 1
    t.acts(0, MAGICIAN, W).do(m.Prepare(0))
    assert not t.worked("spare_props")
    t.do(m.Prepare(1))
    assert t.worked("spare_props")
    assert t.player(0).trick_at(1).markers == TRICKS[DEAR].markers + 1
    # handyman waits for a trick of level 1
    two = next(t for t in TRICKS.values() if t.level == 2 and t.prepare_cost == 1)
    t = Powers().learned(0, "handyman").trick(0, two.id).trick(0, ONE, "hearts", 1)
    t.components(0, **two.components, **TRICKS[ONE].components).acts(0, MAGICIAN, W)
    t.do(m.Prepare(0))
    assert not t.worked("handyman")
    points = t.points
    t.do(m.Prepare(1))
    assert t.worked("handyman")
    assert t.points == points


# ------------------------------------------------------------------ 150
def test_ruling_150_second_wind_does_the_work_and_crystal_focus_is_kept() -> None:
    t = knows(both().learned(0, "crystal_focus"), "second_wind").acts(0, PROTEGE, D3)
    points = t.points
    t.do(m.Enhance())
    assert t.points == points + 2
    assert not t.worked("crystal_focus")


@pytest.mark.parametrize(("fame", "paid", "is_used"), [(13, 0, False), (11, 0, True), (6, 1, True)])
def test_ruling_150_study_loan_does_the_work_and_the_letter_of_credit_is_kept(
    fame: int, paid: int, is_used: bool
) -> None:
    """3 missing are waived by the Power alone, 6 by the card alone; 10 by both, but for one Coin."""
    t = both().learned(0, "study_loan").purse(0, fame=fame).dice(residence_a=ANY, residence_b=ANY)
    events = t.acts_with(0, MAGICIAN, "letter_of_credit", D0).do(*first_answers(t, m.LearnTrick(TWO)))
    assert (used(events) == ["letter_of_credit"]) is is_used
    assert t.player(0).coins == 10 - paid


def test_ruling_150_a_scholars_fame_does_not_save_the_letter_of_credit() -> None:
    """What counts is the Fame when the Trick was learned, before it brings any."""
    t = both().learned(0, "scholar").purse(0, fame=14).dice(residence_a=ANY, residence_b=ANY)
    events = t.acts_with(0, MAGICIAN, "letter_of_credit", D0).do(*first_answers(t, m.LearnTrick(TWO)))
    assert used(events) == ["letter_of_credit"]
    assert t.player(0).fame == 16


@pytest.mark.parametrize(("threshold", "is_used"), [(16, False), (36, True)])
def test_ruling_150_geert_reaches_the_next_threshold_and_borrowed_robes_are_kept(threshold: int, is_used: bool) -> None:
    """From 5 Fame he reaches 16 without them; from 10 he reaches 36 with them only."""
    t = Academy(magicians=("geert_van_augustin", "the_great_optico")).purse(0, coins=60, fame=10 if is_used else 5)
    t.acts_with(0, MAGICIAN, "borrowed_robes", SLOT)
    events = t.do(m.Renovate(CLASS_4), m.ChooseRenovation(threshold))
    events, price = t.do(t.offers(m.ChooseTile)[0]), {16: 5, 36: 11}[threshold]
    assert (used(events) == ["borrowed_robes"]) is is_used
    assert t.player(0).coins == 60 - price


def test_ruling_150_of_two_limited_effects_one_is_enough() -> None:
    """The price of 3 Coins comes down to 1 by Mason's Eye; the Generous Donor could do no more, and is kept."""
    t = knows(both().purse(0, coins=30), "masons_eye").acts_with(0, PROTEGE, "generous_donor", SLOT)
    t.do(m.Renovate(PRACTICE_3), m.ChooseRenovation(1))
    events = t.do(t.offers(m.ChooseTile)[0])
    assert of(ev.SecretUsed, events)
    assert used(events) == []
    assert t.player(0).coins == 29
    # 2 by the secret, 1 less by the Power: the secret sets the number and is used up; the next Hire costs 2.
    t = knows(both().learned(0, "friends_in_high_places"), "familiar_face").dice(inn_specialist="manager")
    assert t.acts(0, PROTEGE, D0).cost("hire_character") == 1
    events = t.do(m.HireCharacter("inn_specialist"))
    assert [event.secret for event in of(ev.SecretUsed, events)] == ["familiar_face"]
    assert t.cost("hire_character") == 2, "the secret is used up"
    # friends in high places beside quick study use the secret up
    t = knows(both().learned(0, "friends_in_high_places"), "quick_study").dice(residence_a=ANY, residence_b=ANY)
    assert t.acts(0, PROTEGE, D0).cost("learn_trick") == 1
    events = t.do(*first_answers(t, t.offers(m.LearnTrick)[0]))
    assert [event.secret for event in of(ev.SecretUsed, events)] == ["quick_study"]
    assert t.cost("learn_trick") == 2
    # talent scout does the work and familiar face is kept
    t = knows(both().learned(0, "talent_scout"), "familiar_face").dice(inn_specialist="manager")
    assert t.acts(0, PROTEGE, D0).cost("hire_character") == 2
    assert not of(ev.SecretUsed, t.do(m.HireCharacter("inn_specialist")))
    # 2 printed, 1 less in the room, 1 less by the Power: nothing is left for the secret.
    trick = next(trick for trick in TRICKS.values() if trick.prepare_cost == 2)
    t = knows(both().learned(0, "smart_rigging").trick(0, trick.id), "steady_hands").components(0, **trick.components)
    room(t, PRACTICE_3, "joiners_bench", trick.id).acts(0, PROTEGE, W)
    points = t.points
    assert not of(ev.SecretUsed, t.do(m.Prepare(0)))
    assert t.points == points


def test_ruling_150_a_full_suit_keeps_spare_parts_and_trick_tweaking() -> None:
    t = knows(both().trick(0, ONE), "spare_parts").components(0, **TRICKS[ONE].components)
    t.player(0).supply["spades"] = TRICKS[ONE].markers
    t.acts_with(0, PROTEGE, "trick_tweaking", W)
    events = t.do(m.Prepare(0))
    assert not of(ev.SecretUsed, events)
    assert not of(ev.SpecialCardUsed, events)
    assert t.player(0).trick_at(0).markers == TRICKS[ONE].markers


@pytest.mark.parametrize(("pieces", "is_used"), [(2, False), (3, True)])
def test_ruling_150_silver_tongue_is_kept_where_one_coin_is_all_that_comes_off(pieces: int, is_used: bool) -> None:
    """A total of 2 comes down to 1 by the point alone."""
    t = Powers().learned(0, "silver_tongue").stock("glass").acts(0, MAGICIAN, M0)
    assert stock_prices(t.state, 0) == {"glass": 1}
    t.do(m.Buy("glass"), m.ChooseCount(pieces), m.Bargain(1))
    assert t.player(0).coins == 9
    assert t.worked("silver_tongue") is is_used


@pytest.mark.parametrize(("kind", "is_used"), [("manager", False), ("engineer", True)])
def test_ruling_150_headhunter_is_kept_where_nothing_is_left_to_do(kind: str, is_used: bool) -> None:
    """1 by Crowded Inn, 1 less by the Power: 0. For another kind than the die shows the card is used."""
    t = Powers().learned(0, "friends_in_high_places").prophecy("crowded_inn").dice(inn_specialist="manager")
    t.acts_with(0, MAGICIAN, "headhunter", D3)
    assert t.cost("hire_character") == 0
    assert (used(t.do(m.HireCharacter("inn_specialist"), m.ChooseKind(kind))) == ["headhunter"]) is is_used


@pytest.mark.parametrize(("face", "is_used"), [(ANY, False), ("optical", True)])
def test_ruling_150_thirst_for_knowledge_is_kept_where_nothing_is_left_to_do(face: str, is_used: bool) -> None:
    t = Powers().learned(0, "friends_in_high_places").prophecy("open_library")
    t.dice(residence_a=face, residence_b=face).acts_with(0, MAGICIAN, "thirst_for_knowledge", D3)
    assert t.cost("learn_trick") == 0
    assert (used(t.do(*first_answers(t, m.LearnTrick("stocks_escape")))) == ["thirst_for_knowledge"]) is is_used


# ------------------------------------------------------------------ 151
def test_ruling_151_loyal_crew_takes_2_coins_off_all_wages_of_a_turn_together() -> None:
    """One Apprentice: 1 of the 2 Coins is saved there, the other one on the Specialist of Hidden Talent."""
    t = Powers().learned(0, "loyal_crew").components(0, **TRICKS[ONE].components).trick(0, ONE)
    t.acts_with(0, APPRENTICE, "hidden_talent", W).do(m.Prepare(0))
    events = t.only("end_turn")
    assert of(ev.WagesPaid, events)[0:] == [], "1 for the Apprentice, saved"
    assert ev.PowerUsed(0, "loyal_crew") in events, "1 for the Apprentice, saved"
    events = t.do(m.ChooseSpecialist("manager"))
    assert [(e.due, e.paid) for e in of(ev.WagesPaid, events)] == [(1, 1)]
    assert ev.PowerUsed(0, "loyal_crew") in events
    assert "Hidden Talent" in TEXTS["loyal_crew"]


# ------------------------------------------------------------------ 152
def test_ruling_152_loose_schedule_loses_the_bonus_and_the_forecast_says_so() -> None:
    t = Powers().learned(0, "loose_schedule").special(0, APPRENTICE, "empower").placing(0)
    there = points_of(t.state, 0, APPRENTICE, M3)
    assert (there.enhance, there.total) == (1, 0), "not 3: the card does not help there"
    assert points_of(t.state, 0, APPRENTICE, D3).enhance == 3
    character = t.player(0).characters[APPRENTICE]
    assert [bonus_lost(t.state, 0, character, slot) for slot in (M3, D3)] == ["empower", ""]
    t.do(m.PlaceCharacter(APPRENTICE, M3), m.Enhance())
    assert t.points == 1
    assert "bonus is lost" in TEXTS["loose_schedule"]


# ------------------------------------------------------------------ 153
def test_ruling_153_makeshift_materials_prepare_and_teach_but_do_not_overhaul() -> None:
    rings = TRICKS["linking_rings"]
    fewer = {component: number - 1 for component, number in rings.components.items()}
    t = both().learned(0, "makeshift_materials").trick(0, rings.id).components(0, **fewer)
    assert t.player(0).meets(rings)
    assert not t.player(0).owns(rings)
    assert t.acts(0, MAGICIAN, W).can(m.Prepare(0))
    t = both().learned(0, "makeshift_materials").trick(0, rings.id).components(0, **fewer)
    room(t, CLASS_3, "chalk_room").assigned(0, magician="academy").placing(0).do(m.PlaceCharacter(MAGICIAN, SLOT))
    assert t.can(m.Teach(0))
    t = both().learned(0, "makeshift_materials").dice(residence_a=ANY, residence_b=ANY)
    for place, trick in enumerate(("bullet_catch", "peppers_ghost", "barricaded_barrels")):
        t.trick(0, trick, ("spades", "hearts", "clubs")[place], place)
    t.components(0, **fewer).acts_with(0, MAGICIAN, "trick_overhaul", D0)
    assert not t.can(m.LearnTrick(rings.id))
    t.components(0, **rings.components)
    assert m.LearnTrick(rings.id) in t.acting.legal_moves(t.state)


# ------------------------------------------------------------------ 154
@pytest.mark.parametrize("modules", [("dark_alley", "powers"), MODULES])
def test_ruling_154_tarot_reader_and_seer_are_left_out_without_prophecies(modules: tuple[str, ...]) -> None:
    ids = {TODAY["tarot_reader"], TODAY["seer"]}
    games = [Game.new(options(4, modules=modules), f"deal {number}") for number in range(30)]
    dealt = {power for game in games for hand in game.state.boards["powers"].hands for power in hand}
    assert (ids <= dealt) is ("prophecies" in modules)
    assert (not ids & dealt) is ("prophecies" not in modules)
    view = games[0].view_for(0)
    guessed = [Game.from_view(view, Random(number)).state.boards["powers"].hands for number in range(30)]
    assert (not ids & {power for hands in guessed for hand in hands for power in hand}) is ("prophecies" not in modules)


def test_ruling_154_games_that_were_begun_before_are_dealt_as_they_were() -> None:
    now = options(2, modules=("dark_alley", "powers"))
    written = now.to_json()
    assert GameOptions.from_json(written) == now
    assert written.pop("last_ruling") == LAST_RULING
    earlier = GameOptions.from_json(written)
    assert earlier.last_ruling == EARLIER_RULINGS
    assert earlier.to_json() == written
    assert earlier.anew() == now
    games = [Game.new(earlier, f"deal {number}") for number in range(30)]
    dealt = {power for game in games for hand in game.state.boards["powers"].hands for power in hand}
    assert {TODAY["tarot_reader"], TODAY["seer"]} <= dealt
    assert "last_ruling" not in options(2).to_json()
    assert GameOptions.from_json(options(2).to_json()) == options(2)
    of_today = {power.id for power in POWERS.values() if power.needs} - {"tarot_reader", "seer"}
    assert of_today == {TODAY["tarot_reader"], TODAY["seer"]}


# ------------------------------------------------------------------ 155
def test_ruling_155_study_loan_waives_for_the_power_that_replaces_it() -> None:
    t = Powers().learned(0, "study_loan").holds(0, "fence").purse(0, coins=10, fame=5)
    t.begins("assignment")
    move = m.LearnPower("fence", 1)
    assert move in t.offers(m.LearnPower)
    t.do(move)
    assert t.player(0).coins == 10 - (16 - 5 - 3)
    assert t.board.racks[0][0] == "fence"
    assert "replaces this" in TEXTS["study_loan"]


# ------------------------------------------------------------------ 156
def test_ruling_156_the_cap_of_the_final_scoring_belongs_to_the_edition_of_2019() -> None:
    assert (options(2, edition="2019").ruling("score_cap"), options(2, edition="2015").ruling("score_cap")) == (20, 0)


# ------------------------------------------------------------------ 157
def rehearsing(tile: str, earlier: bool = False) -> Academy:
    """A Trick lies on the first slot of a Practice Room; another room is empty."""
    t = Academy(last_ruling=EARLIER_RULINGS if earlier else LAST_RULING).room(PRACTICE_4, "cloakroom_mirrors")
    return t.trick(0, ONE).practises(0, ONE, tile).acts(0, MAGICIAN)


@pytest.mark.parametrize(("tile", "is_offered"), [("joiners_bench", False), ("small_stage", True)])
def test_ruling_157_a_marker_does_not_move_to_the_equal_slot_of_its_room(tile: str, is_offered: bool) -> None:
    t = rehearsing(tile)
    t.do(m.Practice(0))
    spaces = [(move.space, move.slot) for move in t.offers(m.LayAcademyMarker)]
    assert spaces == [*([(PRACTICE_3, 1)] if is_offered else []), (PRACTICE_4, 0), (PRACTICE_4, 1)]


@pytest.mark.parametrize(("tile", "is_offered"), [("joiners_bench", False), ("small_stage", True)])
def test_ruling_157_a_practice_that_changes_nothing_is_not_offered_and_says_why(tile: str, is_offered: bool) -> None:
    t = Academy().trick(0, ONE).practises(0, ONE, tile).acts(0, MAGICIAN)
    assert t.can(m.Practice(0)) is is_offered
    assert lesson_reason(t.state, t.acting, "practice", 0) == (None if is_offered else ("equal_slot", (ONE,)))


def test_ruling_157_games_that_were_begun_before_go_on_as_they_were() -> None:
    t = rehearsing("joiners_bench", earlier=True)
    t.do(m.Practice(0))
    assert t.can(m.LayAcademyMarker(PRACTICE_3, 1))
    t = Academy().trick(0, ONE, markers=1).room(CLASS_3, "chalk_room").room(PRACTICE_3, "small_stage").acts(0, MAGICIAN)
    t.do(m.Teach(0))
    assert len(t.offers(m.LayAcademyMarker)) == 2, "both are legal"
    assert distinct(t.state, 0, t.game.legal_moves()) == [m.LayAcademyMarker(CLASS_3, 0)], "one is enough"
    t = Academy().trick(0, ONE, markers=1).room(PRACTICE_3, "small_stage").acts(0, MAGICIAN)
    t.do(m.Practice(0))
    assert len(distinct(t.state, 0, t.game.legal_moves())) == 2


def to_and_fro(t: Academy) -> list[int]:
    """Coins of Paid Rehearsals for a Practice, a taking back and another Practice."""
    paid = []
    for slot in (0, 1):
        events = t.do(m.Practice(0), m.LayAcademyMarker(PRACTICE_3, slot), m.TakeBackMarker(0))
        paid += [sum(event.amount for event in of(ev.CoinsGained, events))]
    return paid


def test_ruling_157_paid_rehearsals_pay_once_a_turn_for_each_trick() -> None:
    t = Academy().trick(0, ONE).trick(0, DEAR, "hearts", 1).prophecy("paid_rehearsals")
    t.room(PRACTICE_3, "small_stage").acts(0, MAGICIAN)
    assert to_and_fro(t) == [2, 0]
    assert of(ev.CoinsGained, t.do(m.Practice(1), m.LayAcademyMarker(PRACTICE_3, 0))) == [
        ev.CoinsGained(0, 2, "paid_rehearsals")
    ]
    earlier = Academy(last_ruling=EARLIER_RULINGS).trick(0, ONE).prophecy("paid_rehearsals")
    assert to_and_fro(earlier.room(PRACTICE_3, "small_stage").acts(0, MAGICIAN)) == [2, 2]
    t = Academy().trick(0, ONE).prophecy("paid_rehearsals").room(PRACTICE_3, "small_stage").acts(0, MAGICIAN)
    to_and_fro(t)
    t.only("end_turn")
    assert not t.player(0).used, "what works once a turn is fresh again"
    # Change of Subject brings the marker back: taught once more, the Trick does not show its Yield again.
    t = Academy().trick(0, RICH, markers=2).prophecy("demonstration_lesson").room(CLASS_3, "treasury")
    t.acts_with(0, MAGICIAN, "change_of_subject", SLOT)
    t.state.stack[-1] = t.state.stack[-1].but(points=9)
    assert of(ev.LessonPaid, t.do(m.Teach(0), m.LayAcademyMarker(CLASS_3, 0)))
    t.do(m.UseCard("change_of_subject"))
    if t.question == "ChangingSubject":
        t.do(m.ChooseOwnTrick(0))
    assert not of(ev.LessonPaid, t.do(m.Teach(0), m.LayAcademyMarker(CLASS_3, 1)))


# ------------------------------------------------------------------ 159
def one_left(**more_options: object) -> Powers:
    """The Protégé prepares where its secret and a Power would add a Trick Marker each, and the supply has one more."""
    t = knows(both(**more_options).learned(0, "spare_props"), "spare_parts")
    t.trick(0, ONE).trick(0, DEAR, "hearts", 1).components(0, **TRICKS[ONE].components, **TRICKS[DEAR].components)
    t.player(0).supply["spades"] = TRICKS[ONE].markers + 1
    return t


def test_ruling_159_spare_parts_is_used_and_spare_props_kept_where_one_marker_is_left() -> None:
    t = one_left()
    t.acts(0, PROTEGE, W)
    facts = trick_facts(t.state, 0, 0)
    assert facts is not None, "and the card says so before"
    assert facts.more_by == ("spare_parts",), "and the card says so before"
    events = t.do(m.Prepare(0))
    assert t.player(0).trick_at(0).markers == TRICKS[ONE].markers + 1
    assert [event.secret for event in of(ev.SecretUsed, events)] == ["spare_parts"]
    assert not t.worked("spare_props"), "it has changed nothing"
    assert not of(ev.PowerUsed, events), "it has changed nothing"
    assert trick_facts(t.state, 0, 1).gives == TRICKS[DEAR].markers + 1, "it is there for the next Trick"  # type: ignore[union-attr]


def test_ruling_159_a_card_that_is_used_up_for_good_comes_last() -> None:
    t = Powers().learned(0, "spare_props").trick(0, ONE).components(0, **TRICKS[ONE].components)
    t.player(0).supply["spades"] = TRICKS[ONE].markers + 1
    t.acts_with(0, MAGICIAN, "trick_tweaking", W)
    events = t.do(m.Prepare(0))
    assert t.worked("spare_props")
    assert not used(events)


def test_ruling_159_both_are_used_where_there_is_something_to_give_for_both() -> None:
    t = one_left()
    t.player(0).supply["spades"] += 1
    events = t.acts(0, PROTEGE, W).do(m.Prepare(0))
    assert t.player(0).trick_at(0).markers == TRICKS[ONE].markers + 2
    assert of(ev.SecretUsed, events)
    assert t.worked("spare_props")


def test_ruling_150_what_sets_a_number_is_used_before_a_secret_that_takes_from_it() -> None:
    """Handyman makes a Prepare of 1 Action Point cost nothing, Steady Hands would take 1 off."""
    t = knows(both().learned(0, "handyman"), "steady_hands").trick(0, ONE).components(0, **TRICKS[ONE].components)
    events = t.acts(0, PROTEGE, W).do(m.Prepare(0))
    assert t.worked("handyman")
    assert not of(ev.SecretUsed, events)


@pytest.mark.parametrize("last", [EARLIER_RULINGS, 157])
def test_ruling_159_games_that_were_begun_before_go_on_as_they_were(last: int) -> None:
    t = one_left(last_ruling=last)
    events = t.acts(0, PROTEGE, W).do(m.Prepare(0))
    assert t.worked("spare_props")
    assert not of(ev.SecretUsed, events)
    options = GameOptions.from_json(t.game.options.to_json())
    assert options.last_ruling == last
    assert options.anew().last_ruling == LAST_RULING
