"""Every event class has words and a picture; a move reads as few lines."""

import random

import pytest

from trickerion.rules import events as e
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.table.view import seat_names
from trickerion.ui.icon_map import concepts
from trickerion.words.log import WORDS, sentence
from trickerion.words.log_icons import ICONS, icon_for
from trickerion.words.narration import narrate

NAMES = ("Ada", "Boris", "Chris")
EVENT_CLASSES = {kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, tuple)} - {
    e.Any,
    e.NamedTuple,
    tuple,
}


def test_nobody_is_you_in_a_game_that_only_computers_play() -> None:
    names = seat_names(GameOptions((Seat("Ada", "greedy"), Seat("Bela", "greedy"))))
    assert sentence(e.FameGained(0, 2, "advertise"), names, 0).startswith("Ada ")
    played = seat_names(GameOptions((Seat("Ada"), Seat("Bela", "greedy"))))
    assert sentence(e.FameGained(0, 2, "advertise"), played, 0).startswith("You ")


def test_orders_are_of_a_kind_not_of_a_piece() -> None:
    """As the dock says it beside Undo: "Order Mirrors"."""
    assert str(sentence(e.ComponentOrdered(0, "mirror", 1), NAMES, 0)).endswith("ordered Mirrors")
    quick = e.ComponentQuickOrdered(0, "petroleum", "saw")
    assert str(sentence(quick, NAMES, 0)).endswith("quick-ordered Petroleum in place of Saws")


def test_every_event_class_has_words_and_a_picture() -> None:
    assert set(WORDS) == set(ICONS) == EVENT_CLASSES
    assert set(ICONS.values()) <= set(concepts())


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("modules", [(), ("dark_alley", "prophecies")])
def test_random_games_can_be_read(modules: tuple[str, ...], seed: int) -> None:
    chance = random.Random(seed)
    game = Game.new(GameOptions(tuple(Seat(name) for name in NAMES), modules=modules, setup="full"), str(seed))
    events = game.opening
    while True:
        for event in events:
            _check(sentence(event, NAMES, 0))
            assert icon_for(event) in concepts()
        for line in narrate(events, NAMES, 0):
            _check(str(line))
            assert line.icon in concepts()
        if game.is_over:
            break
        events = game.apply(chance.choice(game.legal_moves()))


def _check(text: str | None) -> None:
    if text is None:
        return
    assert text and text[0].isupper() and not text.endswith("."), text
    assert "_" not in text and "None" not in text and "  " not in text, text


def _lines(*events: e.Event) -> list[str]:
    return [str(line) for line in narrate(events, NAMES, 0)]


def test_payments_are_told_with_what_they_paid() -> None:
    assert _lines(e.CoinsPaid(0, 1, "advertise"), e.Advertised(0, 1), e.FameGained(0, 2, "advertise")) == [
        "You advertised for 1 {coin}: +2 {fame}"
    ]
    assert _lines(e.CoinsPaid(1, 2, "buy"), e.ComponentsBought(1, "saw", 2, 2)) == ["Boris bought 2 Saws for 2 {coin}"]
    assert _lines(e.CoinsGained(0, 4, "bank"), e.DieSet("bank_a", "x", 0)) == ["You took 4 {coin} from the Bank"]


def test_links_read_as_one_line_with_their_rewards() -> None:
    made = [
        e.TrickSetUp(0, "levitation", "riverside_01", 1, 2),
        e.Linked(0, "riverside_01", 1, 0, "optical", 1),
        e.Linked(0, "riverside_01", 1, 2, "escape", 1),
    ]
    rewards = [e.FameGained(0, 1, "link")]
    assert _lines(*made, *rewards, e.CoinsGained(0, 1, "link")) == [
        "You set up Levitation: Riverside, 2 Links: +1 {fame}, +1 {coin}"
    ]


def test_circles_that_a_card_pays_are_told_beside_the_links() -> None:
    made = [
        e.TrickSetUp(0, "levitation", "riverside_01", 1, 2),
        e.Linked(0, "riverside_01", 1, 0, "optical", 2),
        e.CirclePaid(0, "riverside_01", 1, 2, 1),
    ]
    assert _lines(*made, e.FameGained(0, 2, "link"), e.CoinsGained(0, 1, "link")) == [
        "You set up Levitation: Riverside, 1 Link, 1 shared circle: +2 {fame}, +1 {coin}"
    ]


def test_a_show_is_one_line_for_each_player_that_it_pays() -> None:
    assert _lines(
        e.PerformanceBegan(1, "riverside_01", "sunday", 1),
        e.TrickPerformed(1, "levitation", 0, 3, 4, 0, 1),
        e.FameGained(1, 3, "trick"),
        e.CoinsGained(1, 4, "trick"),
        e.TrickPerformed(0, "linking_rings", 1, 1, 3, 0, 1),
        e.FameGained(0, 1, "trick"),
        e.CoinsGained(0, 3, "trick"),
        e.PerformerRewarded(1, "link", 1, 0, 0),
        e.FameGained(1, 1, "performer_link"),
        e.MarkersReturned(((1, "hearts"), (0, "spades"))),
        e.PerformanceEnded(1, "riverside_01"),
    ) == [
        "Boris performed in the Riverside Theater on Sunday: +4 {fame}, +4 {coin}",
        "You had 1 Trick in it: +1 {fame}, +3 {coin}",
    ]


def test_unpaid_wages_name_the_fame_they_cost() -> None:
    paid = e.WagesPaid(2, 5, 3, ("engineer",))
    assert _lines(paid, e.CoinsPaid(2, 3, "wages"), e.FameLost(2, 2, "wages")) == [
        "Chris paid 3 of 5 {coin} in wages: −2 {fame}"
    ]


def test_lessons_are_told_with_the_name_of_the_room() -> None:
    learns = e.TrickPractised(0, "linking_rings", "s8_practice_2", 0, "prop_cellar")
    teaches = e.TrickTaught(1, "linking_rings", "s8_classroom_2", 1, "great_library")
    pays = e.LessonPaid(0, "linking_rings", "s8_classroom_2", 0, 2, 0, "great_library")
    assert _lines(learns) == ["You began to practise Linking Rings in the Prop Cellar"]
    assert _lines(teaches) == ["Boris began to teach Linking Rings in the Great Library"]
    assert _lines(pays)[0].endswith("for Linking Rings in the Great Library")


def test_two_cards_of_one_theater_are_told_apart_by_their_numbers() -> None:
    row = ("riverside_01", "grand_magorian_01", "riverside_02")
    events = (e.TrickSetUp(1, "walled", "riverside_02", 0, 0), e.PerformanceEnded(1, "riverside_01"))
    said = [str(line) for line in narrate(events, NAMES, 0, row)]
    assert said == ["Boris set up Walled: Riverside 2", "Boris performed in Riverside 1: nothing"]


def test_assigned_cards_are_told_in_the_order_of_the_dock_whoever_was_hired_first() -> None:
    hired_late = (("magician", "theater"), ("apprentice_1", "workshop"), ("protege", "academy"))
    cards = (*hired_late, ("assistant", "downtown"), ("apprentice_2", "theater"))
    revealed = e.CardsRevealed(tuple((1, *laid) for laid in cards))
    assert _lines(revealed) == ["Boris assigned: Theater ×2, Downtown, Academy, Workshop"]
    heir = narrate([revealed], ("Ada", "The Heir"), 0)
    assert [str(line) for line in heir] == ["The Heir assigned: Theater ×2, Workshop, Academy, Downtown"], "its line"


def test_the_pieces_that_one_player_takes_are_one_line() -> None:
    taken = [
        e.ComponentTaken(1, "wood", "board"),
        e.ComponentTaken(1, "wood", "board"),
        e.ComponentTaken(1, "cog", "board"),
    ]
    assert [str(line) for line in narrate(taken, NAMES, 0)] == ["Boris took 2 Wood and 1 Cog"]
