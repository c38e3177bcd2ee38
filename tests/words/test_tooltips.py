"""Every card and every piece of the table has a tooltip that can be read at any point of a game."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from alley import Alley
from given import named
from table import Table

from trickerion.language.verbatim import verbatim
from trickerion.language.voice import Voice
from trickerion.language.wording import Words
from trickerion.rules import catalog
from trickerion.rules import catalog as cat
from trickerion.rules.academy.catalog import SECRETS
from trickerion.rules.ask.actions import action_statuses
from trickerion.rules.ask.board import (
    character_facts,
    component_facts,
    day_facts,
    die_facts,
    initiative_facts,
    slot_facts,
)
from trickerion.rules.ask.tricks import trick_facts
from trickerion.rules.facts.actions import Points
from trickerion.rules.game import Game
from trickerion.rules.locations.location import LOCATION
from trickerion.rules.options import GameOptions, Seat
from trickerion.table import pointed
from trickerion.table.view import TableView
from trickerion.ui.icon_map import concepts
from trickerion.words import action_tooltips, place_tooltips, tooltips
from trickerion.words import card_tooltips as cards
from trickerion.words import names as n
from trickerion.words.screens.theater import DAY_PAYS

NAMES = named("Ada", "Boris", "Chris")
CARDS: list[cat.SpecialAssignment | cat.Prophecy] = [*cat.SPECIALS.values(), *cat.PROPHECIES.values()]


def _printed() -> Iterator[Words]:
    yield from (cards.trick(trick) for trick in cat.TRICKS)
    yield from (cards.special(card) for card in cat.SPECIALS)
    yield from (cards.prophecy(token, place) for token in cat.PROPHECIES for place in (None, 0, 1, 2))
    yield from (cards.magician(magician, True, academy) for magician in cat.MAGICIANS for academy in (False, True))
    yield from (cards.assignment_card(card) for card in (*cat.LOCATIONS, "hidden", "unknown"))
    yield from (tooltips.RESOURCE[kind] for kind in n.RESOURCE)
    yield from (tooltips.component(component) for component in cat.COMPONENTS)
    yield from (tooltips.CHARACTER.values())
    yield from (place_tooltips.LOCATION[location] for location in cat.LOCATIONS)
    yield from (tooltips.suit(suit) for suit in cat.SUITS)
    yield from (tooltips.PHASE[phase] for phase in n.PHASE if phase not in ("setup", "game_end"))
    yield from (action_tooltips.ACTION[action] for action in [*n.ACTION, "advertise"])
    yield from (tooltips.link_circle(shard) for shard in (False, True))
    yield from (tooltips.free_component_slot(manager) for manager in (False, True))
    yield cards.prophecy("")


def _on_table(game: Game) -> Iterator[Words]:
    state, voice = game.state, Voice(NAMES, 0)
    for seat in state.seats:
        player = state.players[seat]
        yield from (cards.owned_trick(trick_facts(state, seat, place), place, state.row_ids) for place in range(4))
        yield cards.opponent(NAMES[seat], player)
        yield cards.magician_of(state.options, player)
        yield from (tooltips.disk(character_facts(state, seat, disk)) for disk in player.characters.values())
        yield from (tooltips.goods(component_facts(state, seat, component)) for component in cat.COMPONENTS)
        yield from (place_tooltips.die(die_facts(state, seat, die)) for die in cat.DICE)
        for status in action_statuses(state, seat):
            yield action_tooltips.ACTION[status.action].plus(*action_tooltips.costs(status))
    yield from (
        cards.performance_card(card, state.row_ids, voice, leaves) for card in state.row for leaves in (False, True)
    )
    used = (slot for slot, place in cat.SLOTS.items() if place.owner in (None, 0, 1, 2))
    yield from (place_tooltips.slot(slot_facts(state, slot), voice) for slot in used)
    yield from (place_tooltips.weekday(day_facts(state, day, 0), voice) for day in cat.DAYS)
    yield from (place_tooltips.order_slot(*order) for order in zip(state.orders, state.stock, strict=True))
    yield from (tooltips.initiative(initiative_facts(state, position), voice) for position in state.seats)


def _check(words: Words) -> None:
    assert words.title
    assert words.body
    assert words.icon in concepts(), words
    for line in (*words.body, words.note):
        plain = re.sub(r"\{[\w.]+\}", "", line)
        assert "_" not in plain, line
        assert "{" not in plain, line
        assert "}" not in plain, line
        assert not re.search(r"\bNone\b(?! in| of)", plain), line
        assert "  " not in plain.replace("\n", "").strip() or "{" in line, line
        assert not line or line[-1] in ".)*?" or not line[0].islower(), line


def test_everything_printed_has_a_tooltip() -> None:
    for words in _printed():
        _check(words)
    assert {action.id for location in LOCATION.values() for action in location.actions} <= set(n.ACTION)


@pytest.mark.parametrize("modules", [(), ("dark_alley", "prophecies")])
def test_everything_on_the_table_has_a_tooltip(modules: tuple[str, ...]) -> None:
    chance = random.Random(3)
    game = Game.new(GameOptions(tuple(Seat(name) for name in NAMES), modules=modules, setup="full"), "tips")
    step = 0
    while not game.is_over:
        step += 1
        if game.state.phase != "setup" and step % 12 == 0:
            for words in _on_table(game):
                _check(words)
        game.apply(chance.choice(game.legal_moves()))


def test_points_say_where_they_come_from() -> None:
    points = Points(base=1, slot=1, changes=(), total=2, enhance=1, coins=0)
    assert tooltips.points_from(points) == "1 own +1 slot"
    assert tooltips.points_from(replace(points, slot=0, total=1)) == "1 of its own"
    weary = Points(base=3, slot=-1, changes=(("weary_bodies", -2),), total=0, enhance=0, coins=0)
    assert tooltips.points_from(weary) == "3 own −1 slot −2 Weary Bodies"


def test_card_texts_use_the_games_terms_and_no_sources() -> None:
    for card in CARDS:
        assert "rulings" not in card.note
        assert "ur reading" not in card.note
        assert not re.search(r"\b(fame|coins?|shards?|tricks?|characters?)\b", card.text + card.note)


def test_a_prophecy_explains_itself_without_another_one() -> None:
    for token in cat.PROPHECIES:
        said = " ".join(cards.prophecy(token).body)
        assert not [other.name for other in cat.PROPHECIES.values() if other.id != token and other.name in said]


def test_a_sentence_of_a_tip_begins_with_a_capital() -> None:
    state = Game.new(GameOptions((Seat("Ada"), Seat("Bo"))), "dice").state
    for die, printed in cat.DICE.items():
        for face in printed.faces:
            state.dice[die] = face
            assert (
                place_tooltips.die(die_facts(state, 0, die)).body[0].lstrip("*")[0]
                in "ABCDEFGHIJKLMNOPQRSTUVWXYZ123456789"
            )


def test_a_slot_says_how_many_action_points_more_or_less_it_gives() -> None:
    state = Table(2).state
    told = [
        place_tooltips.slot(slot_facts(state, slot), Voice(NAMES, 0)).body[0]
        for slot in ("sunday.backstage.0", "downtown.0")
    ]
    assert told == ["Characters here have 1 {ap} less.", "Characters here have 2 {ap} more."]
    assert "their own {ap}" in place_tooltips.POINTS_HERE[0]
    assert ["never below 0" in say(change="") for say in DAY_PAYS.values()] == [False, False, True]


def test_a_number_below_nought_has_a_real_minus() -> None:
    texts = [*(card.text for card in CARDS), *(secret.text for secret in SECRETS.values())]
    assert not [text for text in texts if re.search(r"(^|[^\w])-\d", text)]


def test_no_note_sends_the_reader_to_another_card() -> None:
    notes = [card.note for card in CARDS]
    assert not [note for note in notes if note.startswith(("As for", "See ", "Same as"))]


def test_from_the_bottom_is_told_at_the_slots_that_it_keeps_closed() -> None:
    """Of the days still open to the Magician, backstage on Sunday is the lowest; the stage stays a free choice."""
    held = "From the Bottom: you must take a lower slot first, and one is still open to you here."

    def closed(t: Alley) -> set[str]:
        seen = TableView(t.state, 0, ("crimson", "teal"), (verbatim("Ada"), verbatim("Bo")))
        return {slot for slot in cat.SLOTS if held in pointed.slot(seen, slot).body}

    t = Alley().prophecy("from_the_bottom").assigned(0, magician="theater").placing(0)
    days = ("thursday", "friday", "saturday")
    assert closed(t) == {f"{day}.backstage.{number}" for day in days for number in (0, 1)}
    t = Alley().prophecy("from_the_bottom").works(1, "magician", "sunday.backstage.0")
    t.assigned(0, magician="theater").placing(0)
    assert closed(t) == {"thursday.backstage.0", "thursday.backstage.1"}, "Sunday is taken"
    assert not closed(Alley().assigned(0, magician="theater").placing(0))


@pytest.mark.parametrize("cards", ["magicians", "prophecies", "powers", "special_assignments", "heir", "academy"])
def test_downtown_has_no_article_on_any_card(cards: str) -> None:
    path = Path(catalog.__file__).parent / "cards" / f"{cards}.toml"
    said = re.findall(r'^(?:text|ability\w*|effect) = "(.*)"$', path.read_text(encoding="utf-8"), re.MULTILINE)
    assert said
    assert not [text for text in said if "the Downtown" in text]
