"""The texts of Powers, secrets, rooms and the Academy's cards beside their effects: numbers, limits, choices."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import pytest
from rows import each_of

import trickerion.rules.effects.load  # noqa: F401
from trickerion.rules.academy.catalog import CLASSROOMS, PRACTICE_ROOMS, SECRETS, TILES
from trickerion.rules.catalog import ACADEMY, RECUTS, SPECIALS, entries_of, filled
from trickerion.rules.effects.registry import EFFECTS
from trickerion.rules.powers.catalog import POWERS
from trickerion.words import names as n
from trickerion.words.academy import secrets as tiles
from trickerion.words.academy import tips
from trickerion.words.powers import texts
from trickerion.words.powers.texts import TEXTS


class Card(NamedTuple):
    """A card of ours: its numbers, and every text on it before they are filled in, and after."""

    data: Mapping[str, Any]
    raw: tuple[str, ...]
    said: tuple[str, ...]


def _cards() -> Iterator[tuple[str, Card]]:
    """Powers, secrets and special cards of the Academy; a Power and a secret have a short text besides."""
    for entry in entries_of("powers.toml", "power"):
        card = entry["id"]
        yield card, Card(entry["data"], (entry["effect"], texts._SAID[card]), (POWERS[card].text, TEXTS[card]))
    for entry in entries_of("academy.toml", "secret"):
        card = entry["id"]
        yield card, Card(entry["data"], (entry["effect"], tiles._SAID[card]), (SECRETS[card].text, tiles.SHORT[card]))
    for entry in entries_of("academy.toml", "card"):
        yield entry["id"], Card(entry["data"], (entry["effect"],), (SPECIALS[entry["id"]].text,))


CARDS = dict(_cards())
IN_WORDS = {
    **dict.fromkeys(("swaps", "rotate", "replace_leftmost"), "one|exchange|place"),
    **dict.fromkeys(("returns", "take_back_from_classroom"), "one|a special card"),
    **dict.fromkeys(("free_reroll", "free_set", "absent_specialists"), r"\b[Oo]ne\b|\ba die\b"),
    **dict.fromkeys(("levels", "trick_levels"), "level|[Oo]ne piece|level III"),
    "tricks": "two|[Oo]ne",
    "minimum_tricks": "all yours|your own",
    "counts_more": "one piece more",
    "fame_modifier": "not lowered|not lower|not their",
    "coins_modifier": "not lower",
    "basic_price": "take (a|one) Basic",
    "price_basic": "nothing",
    "match_bonus_times_if_equal": "twice",
    "wage": "[Nn]o wage",
    "follow_up": "practiced or taught",
}
"""Numbers that a sentence says in words: what stands there."""
ONLY_LONG = ("coins_by_level", "ap_minimum", "slot_modifier_minimum")
"""Numbers for which a tile has no room."""


def numbers(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The numbers of a card by the names under which its text has them."""
    for key, value in data.items():
        if isinstance(value, Mapping):
            yield from ((f"{key}_{part}", number) for part, number in value.items())
        elif not isinstance(value, (str, bool)) and (not isinstance(value, list) or isinstance(value[0], int)):
            yield key, value


def is_told(raw: str, said: str, name: str, value: Any) -> bool:
    """Whether a text has a number: from the data, in words, or as "no" and "nothing" for 0."""
    if re.search(rf"\${name}\b", raw):
        return True
    if name in IN_WORDS:
        return re.search(IN_WORDS[name], said) is not None
    if value == 0:
        return re.search(r"\bno\b|nothing|\bfree\b|\b0\b", said, re.IGNORECASE) is not None
    return re.search(rf"\b{value if isinstance(value, list) else abs(value)}\b", said) is not None


@each_of(CARDS)
def test_every_number_of_a_card_stands_in_its_texts(name: str) -> None:
    card = CARDS[name]
    untold = [
        (key, value, said)
        for raw, said in zip(card.raw, card.said, strict=True)
        for key, value in numbers(card.data)
        if not is_told(raw, said, key, value) and not (key in ONLY_LONG and said != card.said[0])
    ]
    assert not untold


RULES = re.compile(
    r"level \d( or \d)?|[−+]\d|in place of \d|not \d|threshold \d|every \d|each \d|\(0 |never to 0|never 0|\b0 at least"
    r"|for 1 \{ap\}|up to 3\b|3 at most|\b1 fame for|\b1 \{fame\} for every",
    re.IGNORECASE,
)
"""Numbers of the rules, not of the card."""


@each_of(CARDS)
def test_no_text_repeats_a_number_of_its_card(name: str) -> None:
    """So that a card that is changed says so."""
    assert [raw for raw in CARDS[name].raw if re.search(r"(?<!\$)\b\d+\b", RULES.sub("", raw))] == []


def test_a_number_is_filled_in_and_one_thing_stands_in_the_singular() -> None:
    data = {"coins": 1, "gain": {"shards": 2}, "ap_change": -1, "by_level": [1, 2, 3]}
    said = filled("$coins coins, $gain_shards shards, $ap_change more action points less, $by_level coins", data)
    assert said == "1 coin, 2 shards, 1 more action point less, 1/2/3 coins"
    assert filled("$coins coins", {"coins": 11}) == "11 coins"
    with pytest.raises(KeyError):
        filled("$coins coins", {})


ONCE = re.compile(
    r"[Oo]nce (a|per) turn|\b[Ff]irst\b.*\beach turn|[Ff]irst .* (this|of this) Character|[Oo]nce per placement"
    r"|this Character may take .* once|, once\.|\b[Oo]ne (\w+ ){1,3}action\b|At the end of the turn|[Ff]irst Trick",
    re.IGNORECASE,
)


@each_of(POWERS)
def test_a_power_says_that_it_works_once_a_turn_exactly_when_it_does(power: str) -> None:
    is_limited = bool(POWERS[power].data.get("once"))
    assert [text for text in (POWERS[power].text, TEXTS[power]) if bool(ONCE.search(text)) != is_limited] == []


@each_of(SECRETS)
def test_a_secret_says_that_it_works_once_in_a_placement_exactly_when_it_does(secret: str) -> None:
    data = SECRETS[secret].data
    is_limited = bool(data.get("once")) or "free_reroll" in data
    says_so = re.search(r"\b([Oo]ne|[Ff]irst)\b .*Action|\bonce\b|[Ff]irst Trick", SECRETS[secret].text)
    assert bool(says_so) == is_limited


OFFERS = {"more_actions", "before_assignment", "assigned", "before_discard", "show_ended"}
"""The hooks by which a Power asks its owner something."""


@each_of(power for power in POWERS if POWERS[power].kind != "redirect")
def test_a_power_says_may_exactly_when_its_owner_is_asked(power: str) -> None:
    """A Character that goes elsewhere is itself a choice of its owner."""
    is_asked = bool(EFFECTS[power].hooks & OFFERS)
    long, short = POWERS[power].text, TEXTS[power]
    assert bool(re.search(r"\bmay (?!be (rolled|working))", long)) == is_asked
    assert bool(re.search(r"\bmay\b|\bup to two\b", short)) == is_asked


MENDED = {
    "seer": "may discard the leftmost pending prophecy",
    "gambling": r"none for X|X: nothing",
    "royal_command": "Performance slot",
    "perfectionist": "up to 1 (of their Component pieces|piece of its components) missing",
    "time_stretcher": "outside the Theater",
    "opportunist": "Location with a rival’s|where an opponent has a Character",
    "grand_company": "Protégé",
    "early_bird": "only the {coin}|the coins are",
    "second_showing": "after (any show|a performance)",
    "keeper_of_favours": "you used this turn",
    "silver_tongue": "[Ff]irst action point|for 1 {ap}",
    "fence": "printed price",
    "solo_act": "[Ww]hen you perform",
    "sunday_best": "take no action point|no −1",
    "friendly_teller": "One Take Coins",
    "night_school": "1 at least",
    "last_in_line": "not in the Workshop|No Workshop",
    "honorary_degree": "never for an Academy marker that comes from another Classroom",
    "change_of_subject": "if you teach a Trick right after that",
}
"""What both texts of a card say in one way or another, and once did not."""


@each_of(MENDED)
def test_a_mended_text_says_what_its_effect_does(name: str) -> None:
    """The effects are held by the tests that are named after the cards."""
    assert [said for said in CARDS[name].said if not re.search(MENDED[name], said, re.IGNORECASE)] == []


@each_of(POWERS)
def test_a_power_names_the_locations_at_which_it_works(power: str) -> None:
    """And those at which it does not; where it works at more than it could name, it names the others."""
    data = POWERS[power].data
    named = data.get("not_locations") or (data.get("locations") if len(data.get("locations", ())) < 3 else ())
    for location in named or filter(None, [data.get("location")]):
        word = "backstage" if location == "theater" and "location" in data else n.LOCATION[location]
        assert word in TEXTS[power] or word in POWERS[power].text, location


@each_of([*PRACTICE_ROOMS, *CLASSROOMS])
def test_a_room_tells_every_number_of_its_tile(tile: str) -> None:
    told = " ".join(tips.effect_of_room(tile))
    entry = next(
        e for kind in ("practice_room", "classroom") for e in entries_of("academy.toml", kind) if e["id"] == tile
    )
    parts = entry["slots"] if tile in PRACTICE_ROOMS else [entry["pays"], {"match_bonus": entry["match_bonus"]}]
    found = [abs(number) for part in parts for _, number in numbers(part)]
    assert all(re.search(rf"\b{number}\b", told) for number in found), told


def test_all_cards_of_ours_are_read_here() -> None:
    own = [card.id for card in SPECIALS.values() if card.module == ACADEMY]
    rooms = sum(first in TILES for first in RECUTS)
    assert len(CARDS) == len(POWERS) + len(SECRETS) + len(own) == 90 + 18 + 22 + len(RECUTS) - rooms
