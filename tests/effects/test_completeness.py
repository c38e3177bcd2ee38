"""Nothing of the Dark Alley is missing: the registry is the printed list, every hook is one of the closed list."""

from collections import Counter
from pathlib import Path

import pytest
from given import all_of, there
from rows import each_of

from trickerion.rules import catalog as cat
from trickerion.rules.academy.catalog import CLASSROOMS, SECRETS, TILES
from trickerion.rules.effects import load
from trickerion.rules.effects.hooks import HOOKS, Effect
from trickerion.rules.effects.registry import EFFECTS, prophecy, special
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.scoring import _COUNT

HERE = Path(__file__).parent
RULES = HERE.parent.parent / "trickerion" / "rules"
assert load, "importing it registers every effect"

LATER = {"master_of_chains.academy", "priestess_of_mysticism.academy"}

PRINTED = [effect for effect in EFFECTS if not effect.endswith(".heir")]
"""All effects but those of the solo mode."""


def test_the_printed_lists_are_whole() -> None:
    specials, magicians = cat.printed_for(cat.SPECIALS, ()), cat.printed_for(cat.MAGICIANS, ())
    assert (len(specials), len(cat.printed_for(cat.PROPHECIES, ())), len(magicians)) == (40, 27, 8)
    assert len(cat.TRICKS) == 48
    assert Counter(card.location for card in specials) == dict.fromkeys(cat.SPECIAL_DECKS, 10)
    assert Counter(card.category for card in magicians) == dict.fromkeys(
        ("mechanical", "optical", "escape", "spiritual"), 2
    )
    levels = Counter((trick.category, trick.level) for trick in cat.TRICKS.values())
    assert len(levels) == 12
    assert set(levels.values()) == {4}


def test_the_printed_lists_of_the_academy_are_whole() -> None:
    cards = [
        [card for card in kind.values() if card.module == "academy"]
        for kind in (cat.SPECIALS, cat.PROPHECIES, cat.MAGICIANS)
    ]
    cards[0] = [card for card in cards[0] if card.id not in cat.RECUTS]
    assert [len(kind) for kind in cards] == [22, 7, 4]
    assert [len(cat.of_cut(kind, cat.HOUSE_CARDS)) for kind in (SECRETS, TILES)] == [18, 30]
    locations = Counter(card.location for card in all_of(cat.SpecialAssignment, cards[0]))
    assert locations == dict.fromkeys(cat.SPECIAL_DECKS, 2) | {"academy": 14}


def test_the_registry_is_the_printed_list() -> None:
    assert {*PRINTED} == {*cat.SPECIALS, *cat.PROPHECIES, *cat.MAGICIANS, *SECRETS} | LATER | ({*POWERS} & {*EFFECTS})
    assert all(EFFECTS[effect].id == effect for effect in EFFECTS)


@each_of(EFFECTS)
def test_every_effect_has_hooks_and_a_wording(effect: str) -> None:
    kind = type(EFFECTS[effect])
    assert hooks_of(kind), "it does something"
    assert kind.__doc__
    assert kind.__doc__.strip().endswith((".", ")."))


def hooks_of(kind: type[Effect]) -> set[str]:
    """The hooks that a card overrides, its base classes for several cards included."""
    return {name for parent in kind.__mro__ for name in vars(parent) if name in HOOKS and parent is not Effect}


@each_of([*cat.SPECIALS.values(), *cat.PROPHECIES.values()])
def test_every_card_has_name_and_text(card: cat.SpecialAssignment | cat.Prophecy) -> None:
    assert card.name
    assert card.text.endswith(".")


def test_every_level_3_trick_has_a_condition_that_is_counted() -> None:
    tricks = [trick for trick in cat.TRICKS.values() if trick.level == 3]
    assert len(tricks) == 16
    assert all(there(trick.end_game)["kind"] in _COUNT and trick.end_game_text for trick in tricks)
    assert not any(trick.end_game for trick in cat.TRICKS.values() if trick.level < 3)
    assert {there(trick.end_game)["kind"] for trick in tricks} == set(_COUNT)


def test_every_card_has_a_test_named_after_it_or_a_row_in_a_table_of_the_tests() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in HERE.parent.rglob("test_*.py"))
    names = [effect.replace(".", "_") for effect in PRINTED] + [t.id for t in cat.TRICKS.values() if t.level == 3]
    names += [tile for tile in TILES if tile not in CLASSROOMS]  # test_classrooms has a row for each
    first = [name for name in names if name not in cat.RECUTS]
    assert [name for name in first if f"def test_{name}" not in source and f'\n    "{name}": ' not in source] == []


def test_a_method_that_is_no_hook_is_refused() -> None:
    with pytest.raises(TypeError, match="no such hook"):

        @prophecy("weary_bodies")
        class Misspelt(Effect):
            def base_point(self) -> int:
                return 1

    with pytest.raises(TypeError):

        @special("no_such_card")
        class NoSuchCard(Effect):
            """It does not exist."""


def test_a_card_that_overrides_a_hook_that_it_is_never_asked_is_refused() -> None:
    with pytest.raises(TypeError, match="no card is ever asked"):

        @special("no_such_card")
        class Unheard(Effect):
            def day_modifier(self, _state: object, _day: str, _modifier: int) -> int:
                return 0


def test_every_hook_is_used_by_some_card_and_asked_by_the_rules() -> None:
    assert {hook for effect in EFFECTS.values() for hook in hooks_of(type(effect))} == HOOKS
    source = "".join(path.read_text(encoding="utf-8") for path in RULES.rglob("*.py"))
    assert [hook for hook in HOOKS if f".{hook}(" not in source] == []


def test_the_engine_knows_no_card_by_name() -> None:
    """Outside of ``cards/`` and the card's own effect."""
    ids = [*cat.SPECIALS, *cat.PROPHECIES, *(trick.id for trick in cat.TRICKS.values() if trick.level == 3)]
    ids = [card for card in ids if card not in cat.ACTION_COSTS]
    for path in RULES.rglob("*.py"):
        if path.parent.name != "special_assignments" and not path.stem.endswith("effects"):
            source = path.read_text(encoding="utf-8")
            assert [card for card in ids if f'"{card}"' in source] == [], path.name
