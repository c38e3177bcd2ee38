"""The solo cards: of the measure of the standard cards; a game goes on with the set that it began with."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playthrough_text import replay, write
from solo import HEIR, Solo, solo_options

from trickerion.rules.catalog import PERFORMANCES, SCORING, SOLO_CARDS, STANDARD, PerformanceCard, solo_card_set
from trickerion.rules.game import Game
from trickerion.rules.heir.catalog import PERMANENT_CARDS, PLAN_SETS, PLANS, SPECIAL_ICON
from trickerion.rules.heir.ending import final_score
from trickerion.rules.heir.plan import icons_of
from trickerion.rules.options import GameOptions

THEATERS = ("riverside", "grand_magorian", "magnus_pantheon")
RESOURCES = ("fame", "coins", "shards")
OLD_GAMES = sorted((Path(__file__).parent / "playthroughs" / "first_solo_cards").glob("*.txt"))


def _cards(theater: str, card_set: str) -> list[PerformanceCard]:
    return [card for card in PERFORMANCES.values() if (card.theater, card.card_set) == (theater, card_set)]


def _mean(cards: list[PerformanceCard], measure: Callable[[PerformanceCard], float]) -> float:
    return sum(map(measure, cards)) / len(cards)


def _circles(card: PerformanceCard) -> float:
    return len(card.links)


def _shard_circles(card: PerformanceCard) -> float:
    return sum(link.shard for link in card.links)


def _free_slots(card: PerformanceCard) -> float:
    return len(card.slots) - len(card.neutral)


def _bonus_in_fame(card: PerformanceCard) -> float:
    """Coins and Shards as they count in the final scoring."""
    worth = SCORING["dark_alley"]
    return card.bonus.fame + card.bonus.coins / worth["coins_per_fame"] + card.bonus.shards * worth["shard"]


@pytest.mark.parametrize("theater", THEATERS)
@pytest.mark.parametrize("measure", [_circles, _shard_circles, _free_slots, _bonus_in_fame])
def test_solo_cards_are_as_rich_as_the_standard_cards(
    theater: str, measure: Callable[[PerformanceCard], float]
) -> None:
    standard, solo = (_mean(_cards(theater, number), measure) for number in (STANDARD, solo_card_set(SOLO_CARDS)))
    assert solo == pytest.approx(standard, rel=0.1)


@pytest.mark.parametrize("theater", THEATERS)
@pytest.mark.parametrize("resource", RESOURCES)
def test_no_kind_of_bonus_could_come_nearer_with_four_cards(theater: str, resource: str) -> None:
    def measure(card: PerformanceCard) -> int:
        return int(getattr(card.bonus, resource))

    solo = _cards(theater, solo_card_set(SOLO_CARDS))
    wanted = len(solo) * _mean(_cards(theater, STANDARD), measure)
    assert abs(sum(map(measure, solo)) - wanted) <= 0.5


@pytest.mark.parametrize("theater", THEATERS)
def test_every_solo_card_is_another_one_with_printed_markers_in_circles(theater: str) -> None:
    solo = _cards(theater, solo_card_set(SOLO_CARDS))
    assert len(solo) == 4
    assert len({(card.slots, card.links) for card in [*solo, *_cards(theater, STANDARD)]}) == 4 + len(
        _cards(theater, STANDARD)
    )
    for card in solo:
        assert card.neutral
        assert all(card.circles[slot] for slot, _ in card.neutral)
        printed = {slot for slot, _ in card.neutral}
        assert not any({link.a, link.b} <= printed for link in card.links), "two printed markers share no circle"


def test_plan_cards_can_be_served_by_the_heirs_assignment_cards() -> None:
    deck = {"theater": 2, "downtown": 1, "market_row": 1, "workshop": 1, "dark_alley": 1}
    assert sum(deck.values()) == PERMANENT_CARDS
    for plan in PLANS.values():
        plain = [icon for icon in plan.icons if not icon.startswith(SPECIAL_ICON)]
        assert all(plain.count(place) <= most for place, most in deck.items())
        assert len(plain) >= len(plan.icons) - 1 == 4
        assert (plan.icons[0] == "theater") == (plan.kind == "performance")


def test_both_sets_have_the_same_plan_cards_of_the_same_kinds() -> None:
    """The deck is shuffled from them and the log tells their kinds, whatever the set."""
    kinds = [[(plan.id, plan.kind) for plan in PLAN_SETS[number].values()] for number in PLAN_SETS]
    assert kinds[0] == kinds[1]
    assert PLANS is PLAN_SETS[SOLO_CARDS]


def _sets_on_the_table(game: Game) -> set[str]:
    return {PERFORMANCES[card].card_set for card in [*game.state.deck, *(card.id for card in game.state.row)]}


def test_new_games_have_the_cards_of_today() -> None:
    options = solo_options()
    assert options.solo_cards == SOLO_CARDS
    assert _sets_on_the_table(Game.new(options, "new")) == {solo_card_set(SOLO_CARDS)}
    assert GameOptions.from_json(options.to_json()) == options


def test_a_save_that_names_no_set_keeps_the_first_cards_and_no_limit() -> None:
    written = solo_options("hard").to_json()
    del written["solo_cards"]
    old = GameOptions.from_json(written)
    assert old.to_json() == written
    assert old.ruling("heir_level_3_cap") == 0
    assert solo_options().ruling("heir_level_3_cap") == 20
    assert _sets_on_the_table(Game.new(old, "old")) == {solo_card_set(1)}
    assert GameOptions.from_json(written | {"rulings": {"heir_level_3_cap": 20}}).ruling("heir_level_3_cap") == 20
    assert old.anew() == solo_options("hard"), "the next game with the same options has the cards of today"


def test_the_icons_are_those_of_the_set() -> None:
    for number, cards in PLAN_SETS.items():
        assert icons_of(Solo(solo_cards=number).plan("new_faces").state) == cards["new_faces"].icons
    assert PLAN_SETS[1]["opening_night"].icons != PLANS["opening_night"].icons


def test_level_3_tricks_of_the_heir_bring_20_at_most_unless_told_otherwise() -> None:
    for more, fame in (({}, 20), ({"rulings": {"heir_level_3_cap": 0}}, 30), ({"solo_cards": 1}, 30)):
        t = Solo("hard", **more)
        for place, (trick, suit) in enumerate(
            (("buried_alive", "spades"), ("iron_maiden", "hearts"), ("hellhound", "diamonds"))
        ):
            t.heirs_trick(trick, 1, suit, place)
        assert next(line.fame for line in final_score(t.state, HEIR, []) if line.category == "heir_level_3") == fame


@pytest.mark.parametrize("path", OLD_GAMES, ids=lambda path: path.stem)
def test_games_with_the_first_solo_cards_replay_exactly(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for game in replay(text):
        assert game.options.solo_cards == 1
    assert game.is_over
    assert write(game) == text


def test_there_are_old_games_of_all_difficulties() -> None:
    assert {path.stem.split("-")[0] for path in OLD_GAMES} == {"easy", "normal", "hard"}
