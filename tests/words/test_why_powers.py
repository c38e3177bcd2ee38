""" "Why is this 2?": every number that a Power has changed names the Power where it is pointed at."""

import pytest
from alley import APPRENTICE, MAGICIAN
from powers_table import Powers

from trickerion.language.verbatim import Verbatim
from trickerion.language.voice import Voice
from trickerion.language.wording import Words
from trickerion.rules import moves as m
from trickerion.rules.ask.actions import action_statuses, points_of
from trickerion.rules.ask.board import day_facts, initiative_facts
from trickerion.rules.ask.deeds import deed
from trickerion.rules.ask.powers import powers as powers_of
from trickerion.rules.ask.powers import wages_spared
from trickerion.rules.ask.team import scoring_facts
from trickerion.rules.ask.tricks import outlook, trick_facts
from trickerion.rules.facts.board import DeckFacts
from trickerion.rules.gains import gain_fame
from trickerion.rules.locations.acting import Acting
from trickerion.scenes.scoring import sheet as sheet
from trickerion.scenes.workshop.owner import wages
from trickerion.scenes.workshop.shop import Shop
from trickerion.scenes.workshop.work import detail
from trickerion.table import pointed
from trickerion.table.pointed import label, laid_power, told
from trickerion.words import card_tooltips, place_tooltips, tooltips
from trickerion.words.moves import CHOICE
from trickerion.words.powers.names import power
from trickerion.words.powers.texts import TEXTS
from trickerion.words.questions import note_of
from trickerion.words.screens import powers, scoring

NAMES = (Verbatim("Ada"), Verbatim("Bela"))
D3, M3, W, A3 = "downtown.3", "market_row.3", "workshop.0.0", "dark_alley.3"


def seen(t: Powers, seat: int = 0) -> Shop:
    legal = tuple(t.game.legal_moves()) if t.game.decision is not None and t.game.decision.seat == seat else ()
    return Shop(t.state, seat, ("crimson", "teal"), NAMES, legal)


def said(words: Words | None) -> str:
    return " ".join((words.title, *words.body, words.note)) if words is not None else ""


def names_it(text: str, card: str) -> bool:
    return power(card) in text


def learned(card: str, slot: int = 0) -> Powers:
    table = Powers().learned(0, card, slot)
    table.purse(0, fame=5)
    return table


def action(t: Powers, name: str) -> str:
    status = next(s for s in action_statuses(t.state, 0) if s.action == name)
    return said(pointed.action(seen(t), name, status, is_open=True))


@pytest.mark.parametrize(
    ("card", "name", "slot"),
    [
        ("regular_customer", "buy", M3),
        ("express_courier", "quick_order", M3),
        ("marked_dice", "set_die", D3),
        ("talent_scout", "hire_character", D3),
        ("rich_uncle", "take_coins", D3),
        ("tidy_workshop", "move_trick", W),
    ],
)
def test_the_cost_of_an_action(card: str, name: str, slot: str) -> None:
    assert names_it(action(learned(card).acts(0, MAGICIAN, slot), name), card)


@pytest.mark.parametrize("card", ["handyman", "smart_rigging"])
def test_the_cost_of_preparing_one_trick(card: str) -> None:
    trick = {"handyman": "linking_rings", "smart_rigging": "mechanical_hornet"}[card]
    t = learned(card).trick(0, trick)
    assert names_it(said(card_tooltips.owned_trick(trick_facts(t.state, 0, 0), 0, t.state.row_ids)), card)
    assert "Prepare costs" in said(card_tooltips.owned_trick(trick_facts(t.state, 0, 0), 0, t.state.row_ids))
    assert names_it(action(t.acts(0, MAGICIAN, W), "prepare"), card)


def test_the_trick_markers_of_prepare() -> None:
    t = learned("spare_props").trick(0, "linking_rings").components(0, metal=2)
    assert names_it(said(card_tooltips.owned_trick(trick_facts(t.state, 0, 0), 0, t.state.row_ids)), "spare_props")


def test_action_points_on_a_slot() -> None:
    t = learned("time_stretcher").team(0).assigned(0, magician="workshop").begins_placing()
    assert names_it(tooltips.points_from(points_of(t.state, 0, MAGICIAN, W)), "time_stretcher")


def test_a_shard() -> None:
    t = learned("crystal_focus")
    assert names_it(said(pointed.shard_words(t.state, 0)), "crystal_focus")


def test_the_price_of_a_component() -> None:
    t = learned("royal_warrant").stock("mirror", "glass")
    assert names_it(said(pointed.stock(seen(t), "mirror", quick=False)), "royal_warrant")


def test_a_bargain() -> None:
    t = learned("silver_tongue")
    assert CHOICE(*deed(t.state, 0, m.Bargain(1))) == "1 {ap}, −3 {coin}"
    assert [cause for cause, _ in deed(t.state, 0, m.Bargain(1)).about["causes"]] == ["silver_tongue"]
    assert CHOICE(*deed(Powers().state, 0, m.Bargain(1))) == "1 {ap}, −1 {coin}"
    assert not deed(Powers().state, 0, m.Bargain(1)).about["causes"]


def test_missing_fame() -> None:
    t = learned("study_loan").holds(0, "tycoon")
    own = powers_of(t.state, 0)
    have, fame = powers.have(own.helped_by), own.fame
    assert names_it(have, "study_loan")
    assert fame == 8
    move = m.LearnTrick("linking_rings")
    assert names_it(pointed.detail(seen(t), move, (0, 0, 0)), "study_loan")


def test_components_that_count_as_more() -> None:
    t = learned("makeshift_materials").components(0, wood=1)
    t.change(racks=t.board.racks)  # the storage follows the rack
    assert names_it(said(pointed.pile(seen(t), "wood")), "makeshift_materials")


def test_wages() -> None:
    t = learned("loyal_crew").team(0, "engineer").assigned(0, engineer="workshop", apprentice_1="downtown")
    assert names_it(wages(seen(t)), "loyal_crew")
    assert names_it(powers.wages_changed(wages_spared(t.state, 0, [2, 1]))[0], "loyal_crew")
    other = Powers().assigned(0, apprentice_1="workshop")
    assert not powers.wages_changed(wages_spared(other.state, 0, [1]))


def test_a_weekday() -> None:
    t = learned("early_bird")
    assert names_it(said(place_tooltips.weekday(day_facts(t.state, "thursday", 0), Voice(NAMES, 0))), "early_bird")
    assert not names_it(said(place_tooltips.weekday(day_facts(t.state, "sunday", 0), Voice(NAMES, 0))), "early_bird")
    assert not names_it(said(place_tooltips.weekday(day_facts(t.state, "thursday", 1), Voice(NAMES, 1))), "early_bird")


def test_what_a_trick_marker_pays() -> None:
    t = learned("gearwright")
    t.trick(0, "linking_rings")
    assert outlook(t.state, 0, 0).powers == ("gearwright",)


def test_coins_of_a_bank_die() -> None:
    t = learned("savings_account").dice(bank_a="4")
    assert names_it(said(pointed.die(seen(t), "bank_a")), "savings_account")


def test_the_price_of_a_poster() -> None:
    t = learned("street_barker")
    place = t.state.initiative.index(0)
    assert names_it(said(tooltips.initiative(initiative_facts(t.state, place), Voice(NAMES, 0))), "street_barker")


def test_how_many_special_cards_are_looked_at() -> None:
    t = learned("bootleg_notes")
    deck = next(deck for deck, cards in t.state.special_decks.items() if len(cards) > 3)
    assert names_it(said(pointed.special_deck(seen(t), deck, DeckFacts(4, ""))), "bootleg_notes")


def test_fame_that_a_power_has_brought() -> None:
    t = learned("living_legend")
    gain_fame(t.state, 0, 3, "living_legend", [])
    assert "Living Legend 3" in said(pointed.magician(seen(t)))


def test_coins_on_a_power_and_one_that_has_worked() -> None:
    t = learned("private_investments", 1).learned(0, "regular_customer", 2)
    t.change(coins=((0, "private_investments", 3),))
    t.player(0).used.append("regular_customer")
    first, second = (said(laid_power(powers_of(t.state, 0), slot)) for slot in (1, 2))
    assert "3 Coins on it" in first
    assert "worked this turn" in second
    assert "worked this turn" not in first


def test_an_answer_says_its_power_in_words() -> None:
    t, move = learned("second_sight").acts(0, MAGICIAN, D3), m.UsePower("second_sight")
    assert move in t.game.legal_moves()
    assert label(seen(t), move) == "Use Second Sight"
    assert TEXTS["second_sight"] in said(told(move))
    for other in (m.GivePowerBack("tycoon"), m.ChooseHelper("engineer"), m.ExchangeCards("magician", "engineer")):
        assert "_" not in label(seen(t), other)
        assert label(seen(t), other) != str(other)


def test_a_question_names_the_power_that_asks() -> None:
    t = Powers(persons=1).learned(0, "crystal_broker").purse(0, coins=9).begins("assignment")
    assert t.question == "Exchanging"
    assert names_it(note_of(t.state.stack[-1], NAMES), "crystal_broker")


def test_a_shard_of_the_workshop_says_what_it_closes() -> None:
    t = Powers().learned(0, "silver_tongue", 2).purse(0, shards=3).acts(0, APPRENTICE, W)
    assert isinstance(t.state.stack[-1], Acting)
    status = next(s for s in action_statuses(t.state, 0) if s.action == "enhance")
    assert names_it(detail(seen(t), status), "silver_tongue")
    t.purse(0, shards=4)
    assert "Shard" in detail(seen(t), status)


def test_the_final_scoring_says_that_shards_bring_nothing() -> None:
    state = Powers().state
    facts = scoring_facts(state)
    with_powers, without = (sheet._detail("shards", 7, facts._replace(has_powers=has), True) for has in (True, False))
    assert facts.has_powers
    assert with_powers == scoring.NO_SHARDS != without
    assert scoring.kind_of_game(state.options) == "Dark Alley, Prophecies, Powers, 7 turns"


def test_a_rival_is_told_with_the_powers_beside_the_slots() -> None:
    t = learned("silver_tongue").learned(1, "seer").holds(1, "tycoon")
    said_of_rival = said(pointed.opponent(seen(t), 1))
    assert "Seer" in said_of_rival
    assert "Tycoon" not in said_of_rival
