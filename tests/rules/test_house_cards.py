"""Our own cards are cut anew now and then: a game goes on with the cut that it began with; no room is useless."""

from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from playthrough_text import replay, write
from rows import one_in

from trickerion.rules import catalog as cat
from trickerion.rules.academy import catalog as academy
from trickerion.rules.academy.board import academy_of
from trickerion.rules.academy.classroom import room_pays
from trickerion.rules.chance import Random
from trickerion.rules.effects.registry import EFFECTS
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, OptionsError, Seat
from trickerion.rules.powers.board import powers_of
from trickerion.rules.powers.catalog import POWERS, POWERS_OF_CUT
from trickerion.words.academy.secrets import SHORT
from trickerion.words.powers.texts import TEXTS

ALL = ("dark_alley", "prophecies", "academy", "powers")
GOLDEN = Path(__file__).parent.parent / "playthroughs"
OLD_GAMES = {path: cat.FIRST_HOUSE_CARDS for name in ("academy", "everything") for path in GOLDEN.glob(f"{name}-*.txt")}
OLD_GAMES |= {path: int(path.stem.split("-")[1]) for path in GOLDEN.glob("cut-*.txt")}
KINDS = {"power": "powers.toml"} | dict.fromkeys(("card", "practice_room", "classroom", "secret"), "academy.toml")
CARDS = {entry["id"]: entry for kind, file in KINDS.items() for entry in cat.entries_of(file, kind)}


def options(house_cards: int = cat.HOUSE_CARDS, modules: tuple[str, ...] = ALL) -> GameOptions:
    return GameOptions((Seat("Ada"), Seat("Bela")), setup="full", modules=modules, house_cards=house_cards)


def cards_on_the_table(game: Game) -> set[str]:
    """Powers, secrets, tiles and special cards of the Academy, wherever they lie at the start."""
    state = game.state
    board = academy_of(state)
    specials = {
        card for deck in state.special_decks.values() for card in deck if cat.SPECIALS[card].module == cat.ACADEMY
    }
    powers = {power for hand in powers_of(state).hands for power in hand}
    return {*powers, *board.stack, *board.display, *board.tiles, *specials}


def all_cards(number: int) -> set[str]:
    specials = {card.id for card in cat.specials_for((cat.ACADEMY,), number) if card.module == cat.ACADEMY}
    return {*POWERS_OF_CUT[number], *academy.SECRETS_OF_CUT[number], *academy.TILES_OF_CUT[number], *specials}


@pytest.mark.parametrize("number", cat.CUTS)
def test_a_game_is_dealt_the_cards_of_its_cut(number: int) -> None:
    for seed in "abc":
        cards = cards_on_the_table(Game.new(options(number), seed))
        assert cards <= all_cards(number)
        assert len(cards) == 24 + 18 + 30 + 22, "two hands of twelve Powers, all secrets, tiles and special cards"
    assert all_cards(number) & {*cat.RECUTS, *cat.CUTS[number]} == {*cat.CUTS[number].values()}


def test_every_cut_has_the_printed_numbers_of_cards() -> None:
    for number, powers in POWERS_OF_CUT.items():
        assert [sum(POWERS[power].level == level for power in powers) for level in (1, 2, 3)] == [30, 30, 30]
        assert len(academy.SECRETS_OF_CUT[number]) == 18
        stacks = [(type(academy.TILES[tile]), academy.TILES[tile].threshold) for tile in academy.TILES_OF_CUT[number]]
        assert all(stacks.count(stack) == 5 for stack in stacks)
        assert len(stacks) == 30


@pytest.mark.parametrize("modules", [ALL, ALL[:3], (*ALL[:2], "powers")])
def test_a_save_that_names_no_cut_keeps_the_first_cards(modules: tuple[str, ...]) -> None:
    written = options(modules=modules).to_json()
    assert written.pop("house_cards") == cat.HOUSE_CARDS
    old = GameOptions.from_json(written)
    assert old.house_cards == cat.FIRST_HOUSE_CARDS
    assert old.to_json() == written
    assert old.anew() == options(modules=modules), "the next game with the same options has the cards of today"


def test_games_without_our_cards_name_no_cut() -> None:
    without = options(modules=("dark_alley", "prophecies"))
    assert "house_cards" not in without.to_json()
    assert GameOptions.from_json(without.to_json()) == without


def test_an_unknown_cut_is_refused() -> None:
    with pytest.raises(OptionsError, match="house_cards"):
        options(cat.HOUSE_CARDS + 1)


@pytest.mark.parametrize("path", one_in(3, sorted(OLD_GAMES)), ids=lambda path: path.stem)
def test_games_with_the_cards_of_a_cut_replay_exactly(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for game in replay(text):
        assert game.options.house_cards == OLD_GAMES[path]
    assert game.is_over
    assert write(game) == text


def test_there_is_an_old_game_of_every_cut() -> None:
    assert {*OLD_GAMES.values()} == {*cat.CUTS}


@pytest.mark.parametrize("number", cat.CUTS)
def test_what_is_not_seen_is_imagined_from_the_cards_of_the_game(number: int) -> None:
    game = Game.new(options(number), "imagined")
    for chance in range(5):
        assert cards_on_the_table(Game.from_view(game.view_for(0), Random(chance))) <= all_cards(number)


def recut_entries() -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """(the cut before, what changes) of every card that was cut anew."""
    for number in range(cat.FIRST_HOUSE_CARDS + 1, cat.HOUSE_CARDS + 1):
        for entries in cat.read_cards(f"house_cards_{number}.toml").values():
            yield from ((CARDS[cat.RECUTS[f"{entry['recut_of']}_{number}"]], entry) for entry in entries)


def test_only_what_is_ours_is_cut_anew() -> None:
    for old, entry in recut_entries():
        changes = {key for key, value in entry.items() if key != "recut_of" and old.get(key) != value}
        assert changes == entry.keys() - {"recut_of"}, f"{old['id']}: {entry.keys()} say nothing new"
        if old["source"] != "house":
            assert changes <= {*old["house_fields"]}, f"{old['id']}: what is printed stays"
        assert changes.isdisjoint({"id", "name", "kind", "source", "location", "action", "copies"})


def test_a_card_cut_anew_does_what_its_first_cut_did_with_other_numbers() -> None:
    for new, old in cat.RECUTS.items():
        if old in EFFECTS:
            assert type(EFFECTS[old]) is type(EFFECTS[new])
            assert EFFECTS[new].id == new


def test_a_card_of_the_third_cut_has_the_rest_from_the_second_or_the_first() -> None:
    before = [(CARDS[card]["color"], CARDS[card]["slots"]) for card in ("solo_act", "foreman")]
    assert [(CARDS[card]["color"], CARDS[card]["slots"]) for card in ("solo_act_3", "foreman_3")] == before
    assert cat.RECUTS["solo_act_3"] == "solo_act_2"
    assert cat.RECUTS["foreman_3"] == "foreman"
    assert CARDS["solo_act_3"]["effect"] == CARDS["solo_act_2"]["effect"] != CARDS["solo_act"]["effect"]


def test_texts_tell_the_numbers_of_the_game() -> None:
    for cards, texts in ((POWERS, TEXTS), (academy.SECRETS, SHORT)):
        for new, old in cat.RECUTS.items():
            if old in cards and cards[old].data != cards[new].data:
                assert texts[old] != texts[new], new
                assert cards[old].text != cards[new].text, new
    for new, old in cat.RECUTS.items():
        if old in cat.SPECIALS:
            assert cat.SPECIALS[old].text != cat.SPECIALS[new].text


def test_new_numbers_are_in_force_in_a_new_game() -> None:
    """Loyal Crew takes 2 Coins off the wages of old games, 1 off those of new ones."""
    wages = [
        EFFECTS[card].wages_in_all(Game.new(options(), "x").state, 0, 5) for card in ("loyal_crew", "loyal_crew_2")
    ]
    assert wages == [3, 4]


COIN_RATES = (1 / 3, 2 / 3)
"""Fame for a Coin: at the end, and while there is something to buy. A Shard is worth 1 in the final scoring."""


def worth(yields: cat.Yields, coin: float) -> float:
    return yields.fame + coin * yields.coins + yields.shards


def slot_measures(slot: academy.Practising) -> list[float]:
    """What a slot of a Practice Room does, more is better."""
    does = [-slot.prepare_points, slot.more_markers, slot.same_card_markers, slot.stays_on_card, slot.link_level]
    pays = [worth(pay, coin) for pay in (slot.yields, slot.link_pays) for coin in COIN_RATES]
    return [*map(float, does), float(slot.returns_to_trick), float(slot.free_orientation), *pays]


def measures(tile: academy.PracticeRoom | academy.Classroom) -> list[list[float]]:
    """What a tile does, in every order in which its slots may be compared."""
    if isinstance(tile, academy.PracticeRoom):
        return [[number for slot in slots for number in slot_measures(slot)] for slots in permutations(tile.slots)]
    ways = ("fame", "coins") if academy.CHOOSE in tile.keep else ("",)
    lessons = [
        max(worth(room_pays(tile, trick.yields, way), coin) for way in ways)
        for trick in cat.TRICKS.values()
        for coin in COIN_RATES
    ]
    return [[*lessons, *(worth(tile.match_bonus, coin) for coin in COIN_RATES)]]


def is_beaten(tile: academy.PracticeRoom | academy.Classroom, other: academy.PracticeRoom | academy.Classroom) -> bool:
    own = measures(tile)[0]
    return any(all(map(float.__le__, own, found)) for found in measures(other))


def beaten_tiles(number: int) -> set[str]:
    """The tiles that another tile of the same type beats in everything, from the same Fame Threshold or a lower one."""
    tiles = [academy.TILES[tile] for tile in academy.TILES_OF_CUT[number]]
    return {
        tile.id
        for tile in tiles
        for other in tiles
        if other is not tile and type(other) is type(tile) and other.threshold <= tile.threshold
        if is_beaten(tile, other)
    }


def test_no_room_of_today_is_beaten_in_everything_by_another() -> None:
    assert beaten_tiles(cat.FIRST_HOUSE_CARDS) >= {"cloakroom_mirrors", "hall_of_fame", "treasury", "great_library"}
    assert beaten_tiles(cat.HOUSE_CARDS) == set()
