"""The catalog against the counts printed in the rulebook ("Game Contents") and on the boards."""

import copy
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest
from rows import each_of
from table import turned

from tools.books.make_cards import made
from trickerion.rules import catalog
from trickerion.rules import catalog as cat


@each_of(cat.CATEGORIES, [1, 2, 3])
def test_48_tricks_4_of_each_level_in_each_category(category: str, level: int) -> None:
    assert sum(t.category == category and t.level == level for t in cat.TRICKS.values()) == 4
    assert len(cat.TRICKS) == 48


@each_of(cat.TRICKS.values())
def test_every_trick_card_is_complete(trick: cat.Trick) -> None:
    assert trick.fame_threshold == {1: 1, 2: 16, 3: 36}[trick.level]
    assert 1 <= trick.prepare_cost <= 3
    assert 1 <= trick.markers <= 3
    assert trick.components
    assert all(c in cat.PRICE and 1 <= n <= 3 for c, n in trick.components.items())
    assert any(trick.yields)
    assert (trick.level == 3) == (trick.end_game is not None) == bool(trick.end_game_text)
    assert trick.name


def test_fame_thresholds_of_the_base_game_leave_32_tricks() -> None:
    assert sum(trick.level < 3 for trick in cat.TRICKS.values()) == 32
    # rabbit from the top hat has one marker: Ruling 101.
    assert cat.TRICKS["rabbit_from_the_top_hat"].markers == 1


def test_12_components_in_three_tiers_with_their_prices() -> None:
    assert Counter(cat.TIER.values()) == {"basic": 4, "advanced": 4, "superior": 4}
    assert {cat.TIER[c]: cat.PRICE[c] for c in cat.PRICE} == {"basic": 1, "advanced": 2, "superior": 3}
    assert sorted(cat.FIRST_STOCK) == ["fabric", "glass", "metal", "wood"]


def test_28_performance_cards() -> None:
    assert Counter(c.theater for c in cat.PERFORMANCES.values() if c.card_set == cat.STANDARD) == {
        "riverside": 12,
        "grand_magorian": 8,
        "magnus_pantheon": 8,
    }


@each_of(cat.PERFORMANCES.values())
def test_every_performance_card_is_one_picture(card: cat.PerformanceCard) -> None:
    assert len(set(card.slots)) == len(card.slots)
    assert sum(link.shard for link in card.links) == 1, "one Shard circle on each card"
    assert any(card.bonus)
    for link in card.links:
        (ax, ay), (bx, by) = card.slots[link.a], card.slots[link.b]
        assert (bx - ax, by - ay) in ((1, 0), (0, 1)), "Links join neighbours, the first one left of or above"
        assert (link.a_corner, link.b_corner) == ((1, 3) if by == ay else (2, 0)), "facing corners"
    assert all(card.circles), "every slot has a Link circle"


def test_six_downtown_dice_with_their_faces() -> None:
    """Rulings 102 and 103."""
    assert Counter(d.area for d in cat.DICE.values()) == {"residence": 2, "inn": 2, "bank": 2}
    for die in cat.DICE.values():
        assert len(die.faces) == 6
        assert "x" in die.faces
        if die.area == "residence":
            assert sorted(die.faces) == sorted([*cat.CATEGORIES, "any", "x"])
        if die.area == "bank":
            assert sorted(die.faces) == ["3", "4", "4", "5", "6", "x"]
    assert Counter(cat.DICE["inn_specialist"].faces) == {"x": 3, "assistant": 1, "manager": 1, "engineer": 1}
    assert Counter(cat.DICE["inn_apprentice"].faces) == {"x": 1, "apprentice": 5}


def test_hands_of_assignment_cards() -> None:
    assert cat.START["hand"] == {"theater": 3, "workshop": 2, "market_row": 2, "downtown": 2}
    assert sum(cat.START["hand"].values()) == 9
    assert cat.START["hand_dark_alley"] == {
        "theater": 2,
        "workshop": 1,
        "market_row": 1,
        "downtown": 1,
        "dark_alley": 1,
    }


def test_trick_markers_and_disks_of_a_player() -> None:
    assert len(cat.SUITS) * cat.MARKERS_PER_SUIT == 16
    assert len([disk for disk in cat.CHARACTERS if disk != cat.PROTEGE]) == 8
    points = {"magician": 3, "assistant": 2, "engineer": 2, "manager": 2, "apprentice": 1}
    wages = {"magician": 0, "assistant": 2, "engineer": 2, "manager": 2, "apprentice": 1}
    assert points | {cat.PROTEGE: 1} == cat.BASE_POINTS, "the Protégé without secrets"
    assert wages | {cat.PROTEGE: 0} == cat.WAGE, "the Protégé without secrets"


def test_slots_of_the_locations() -> None:
    for location in ("downtown", "market_row", "dark_alley", "academy"):
        slots = [(s.modifier, s.min_players) for s in cat.SLOTS.values() if s.location == location]
        assert slots == [(2, 2), (1, 3), (1, 4), (0, 2)], "ruling 29: the third, then the second slot is closed"
    for seat in range(4):
        assert [s.modifier for s in cat.SLOTS.values() if s.owner == seat] == [0, 0]
    # theater
    assert cat.DAYS == ("thursday", "friday", "saturday", "sunday")
    for day, modifier in zip(cat.DAYS, (1, 0, 0, -1), strict=True):
        here = [s for s in cat.SLOTS.values() if s.day == day]
        assert [s.modifier for s in here if not s.is_performance] == [modifier, modifier]
        assert sum(s.is_performance for s in here) == 1
    assert [cat.YIELD_MODIFIER[day] for day in cat.DAYS] == [-1, 0, 0, 1]


def test_trick_markers_show_the_categories_clockwise() -> None:
    assert cat.CORNERS[0] == ("spiritual", "mechanical", "optical", "escape")
    for turns in range(4):
        assert cat.CORNERS[turns] == cat.CORNERS[0][-turns:] + cat.CORNERS[0][:-turns], "quarter turns clockwise"
    assert turned("optical", "right") == 3


def test_action_points_of_the_actions() -> None:
    base = {k: v for k, v in cat.ACTION_COSTS.items() if k not in ("fortune_telling", "fate_weaving")}
    assert base == {
        "learn_trick": 3, "hire_character": 3, "take_coins": 3, "reroll_die": 1, "set_die": 2,
        "buy": 1, "bargain": 1, "order": 1, "quick_order": 2,
        "move_trick": 1, "move_components": 1, "move_apprentice": 1,
        "set_up_trick": 1, "reschedule": 1, "draw_first_card": 1, "draw_further_card": 2,
        "renovate": 2, "learn_secret": 2, "reveal_secret": 1,
    }  # fmt: skip


def test_turns_initiative_slots_and_rows_by_players() -> None:
    assert cat.TURNS == {"base": 5, "dark_alley": 7}
    assert cat.INITIATIVE_SLOTS == {2: (1, 3), 3: (1, 2, 3), 4: (1, 2, 3, 4)}
    assert cat.ROW_LENGTH == {2: 3, 3: 4, 4: 5}
    assert cat.DECK["base"] == ("riverside", "riverside", "grand_magorian", "grand_magorian")
    assert Counter(cat.DECK["dark_alley"]) == {"riverside": 2, "grand_magorian": 2, "magnus_pantheon": 2}
    # start
    assert (cat.START["fame"], cat.START["shards"], cat.START["coins"]) == (5, 1, 10)
    assert list(cat.START["coins_by_initiative_slot"].values()) == [0, 2, 4, 6]


def test_eight_magicians_two_of_each_category() -> None:
    assert Counter(m.category for m in cat.printed_for(cat.MAGICIANS, ())) == dict.fromkeys(cat.CATEGORIES, 2)
    # beginners start of each category
    assert {c: b.trick for c, b in cat.BEGINNER.items()} == {
        "optical": "enchanted_butterflies",
        "mechanical": "linking_rings",
        "escape": "barricaded_barrels",
        "spiritual": "mind_reading",
    }
    assert cat.BEGINNER["escape"].engineer_trick == "stocks_escape"


def test_special_cards_and_prophecies_as_printed() -> None:
    assert Counter(c.location for c in cat.printed_for(cat.SPECIALS, ())) == dict.fromkeys(
        ("theater", "workshop", "downtown", "market_row"), 10
    )
    assert len(cat.printed_for(cat.PROPHECIES, ())) == 27


@pytest.fixture
def specials(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The special cards as they stand in their file, to be spoiled."""
    entries: list[dict[str, Any]] = copy.deepcopy(cat.read_cards("special_assignments.toml")["card"])
    monkeypatch.setattr(catalog, "read_cards", lambda _file: {"card": entries})
    return entries


def load_specials() -> dict[str, cat.SpecialAssignment]:
    """The special cards of the file, anew."""
    return cat.cards_of("special_assignments.toml", "card", lambda entry: cat.SpecialAssignment(**entry))


def test_a_special_card_needs_no_note(specials: list[dict[str, Any]]) -> None:
    card = specials[3]
    del card["note"]
    assert load_specials()[card["id"]].note == ""


def test_a_card_that_cannot_be_read_is_named_with_its_file(specials: list[dict[str, Any]]) -> None:
    card = specials[3]
    where, text = f"cards/special_assignments.toml: card {card['id']}", card.pop("text")
    with pytest.raises(cat.CardError, match=rf"{where}.*'text'"):
        load_specials()
    card |= {"text": text, "notte": "x"}
    with pytest.raises(cat.CardError, match=rf"{where}.*'notte'"):
        load_specials()
    with pytest.raises(cat.CardError, match=rf"{where} has no 'naem'"):
        cat.cards_of("special_assignments.toml", "card", lambda entry: entry["naem"] if entry is card else entry)
    del card["notte"]
    specials.append(dict(card))
    with pytest.raises(cat.CardError, match=rf"{where}: it is there twice"):
        load_specials()
    del specials[0]["id"]
    with pytest.raises(cat.CardError, match=r"card number 1.*'id'"):
        load_specials()


def test_what_the_program_starts_with_is_what_people_wrote() -> None:
    """Else: python tools/books/make_cards.py."""
    assert (files(cat.__package__) / "cards" / "cards.json").read_text(encoding="utf-8") == made()
