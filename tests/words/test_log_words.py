"""Every event class has words and a picture; a move reads as few lines."""

from typing import NamedTuple

import pytest
from given import named, there

from trickerion.play.happened import ICONS, sentence
from trickerion.play.narration import narrate
from trickerion.rules import events as e
from trickerion.rules.options import GameOptions, Seat
from trickerion.table.view import seat_names
from trickerion.ui.icon_map import concepts
from trickerion.words.log import HAPPENED

NAMES = named("Ada", "Boris", "Chris")
EVENT_CLASSES = {kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, tuple)} - {
    e.Any,
    NamedTuple,
    tuple,
}


def test_nobody_is_you_in_a_game_that_only_computers_play() -> None:
    names = seat_names(GameOptions((Seat("Ada", "greedy"), Seat("Bela", "greedy"))))
    assert there(sentence(e.FameGained(0, 2, "advertise"), names, 0)).startswith("Ada ")
    played = seat_names(GameOptions((Seat("Ada"), Seat("Bela", "greedy"))))
    assert there(sentence(e.FameGained(0, 2, "advertise"), played, 0)).startswith("You ")


def test_every_event_class_has_words_and_a_picture() -> None:
    assert set(ICONS) == EVENT_CLASSES
    assert {*HAPPENED, "HeirStep"} == {kind.__name__ for kind in EVENT_CLASSES}
    assert set(ICONS.values()) <= set(concepts())


def _lines(*events: e.Event) -> list[str]:
    return [str(line) for line in narrate(events, NAMES, 0)]


LEVITATION = e.TrickSetUp(0, "levitation", "riverside_01", 1, 2)
SAID: list[tuple[str, *tuple[e.Event, ...]]] = [
    (
        "You advertised for 1 {coin}: +2 {fame}",
        e.CoinsPaid(0, 1, "advertise"),
        e.Advertised(0, 1),
        e.FameGained(0, 2, "advertise"),
    ),
    ("Boris advertised for nothing", e.Advertised(1, 0)),
    ("Boris bought 2 Saws for 2 {coin}", e.CoinsPaid(1, 2, "buy"), e.ComponentsBought(1, "saw", 2, 2)),
    ("You took 4 {coin} from the Bank", e.CoinsGained(0, 4, "bank"), e.DieSet("bank_a", "x", 0)),
    ("You set a Bank die to X", e.DieSet("bank_a", "x", 0)),
    (
        "You set a Bank die to 5 Coins / You took 4 {coin} from the Bank",
        e.DieSet("bank_a", "5", 0),
        e.CoinsGained(0, 4, "bank"),
    ),
    ("Boris rerolled an Inn die: Apprentice", e.DieRolled("inn_apprentice", "apprentice", 1)),
    (
        "Inn Apprentice; Bank 5 and X",
        e.DieRolled("inn_apprentice", "apprentice", -1),
        e.DieRolled("bank_a", "5", -1),
        e.DieRolled("bank_b", "x", -1),
    ),
    (
        "You set up Levitation: Riverside, 2 Links: +1 {fame}, +1 {coin}",
        LEVITATION,
        e.Linked(0, "riverside_01", 1, 0, "optical", 1),
        e.Linked(0, "riverside_01", 1, 2, "escape", 1),
        e.FameGained(0, 1, "link"),
        e.CoinsGained(0, 1, "link"),
    ),
    (
        "You set up Levitation: Riverside, 1 Link, 1 shared circle: +2 {fame}, +1 {coin}",
        LEVITATION,
        e.Linked(0, "riverside_01", 1, 0, "optical", 2),
        e.CirclePaid(0, "riverside_01", 1, 2, 1),
        e.FameGained(0, 2, "link"),
        e.CoinsGained(0, 1, "link"),
    ),
    (
        "Chris paid 3 of 5 {coin} in wages: −2 {fame}",
        e.WagesPaid(2, 5, 3, ("engineer",)),
        e.CoinsPaid(2, 3, "wages"),
        e.FameLost(2, 2, "wages"),
    ),
    ("Chris paid 3 {coin} in wages", e.WagesPaid(2, 3, 3, ()), e.CoinsPaid(2, 3, "wages")),
    (
        "Boris took 2 Wood and 1 Cog / Chris took 1 Rope",
        e.ComponentTaken(1, "wood", "board"),
        e.ComponentTaken(1, "wood", "board"),
        e.ComponentTaken(2, "rope", "board"),
        e.ComponentTaken(1, "cog", "board"),
    ),
    ("You ordered Mirrors", e.ComponentOrdered(0, "mirror", 0)),
    ("You ordered Mirrors, on sale at once", e.ComponentOrdered(0, "mirror", -1)),
    ("You quick-ordered Petroleum in place of Saws", e.ComponentQuickOrdered(0, "petroleum", "saw")),
    ("You quick-ordered Petroleum", e.ComponentQuickOrdered(0, "petroleum", "")),
    ("Orders arrived: Rope for Wood", e.OrdersArrived(((0, "rope", "wood"),))),
    ("Boris placed the Magician: Friday stage", e.CharacterPlaced(1, "magician", "friday.perform", 0)),
    ("Boris placed the Magician: Downtown +1, 4 {ap}", e.CharacterPlaced(1, "magician", "downtown.1", 4)),
    ("", e.CharacterFinished(1, "magician", 0)),
    ("Boris left 2 {ap} unused", e.CharacterFinished(1, "magician", 2)),
    (
        "Boris took an Apprentice into the team on the Assistant’s board",
        e.CharacterJoined(1, "apprentice_3", "assistant"),
    ),
    (
        "Boris chose The Mechaniker",
        e.MagicianChosen(1, "the_mechaniker"),
        e.CharacterJoined(1, "apprentice_1", "board"),
    ),
    (
        "You learned Walled, marked with Hearts, for 3 {coin}",
        e.TrickLearned(0, "walled", "hearts", 1, "residence_a"),
        e.CoinsPaid(0, 3, "fame_threshold"),
        e.DieSet("residence_a", "x", 0),
    ),
    ("You began with Walled, marked with Hearts", e.TrickLearned(0, "walled", "hearts", 1, "")),
    ("You moved Walled to the Engineer’s slot, Levitation came back", e.TrickMoved(0, "walled", "levitation")),
    ("You moved Walled to the Engineer’s slot", e.TrickMoved(0, "walled", "")),
    ("You moved Rope to the Manager, Wood came back", e.ComponentsMoved(0, "rope", 0, "wood")),
    ("You moved Rope to the Manager", e.ComponentsMoved(0, "rope", 0, "")),
    (
        "You turned Walled in the Riverside Theater",
        e.MarkerRescheduled(0, "walled", "riverside_01", 1, "riverside_01", 1, 2),
    ),
    ("You rescheduled Walled: Riverside", e.MarkerRescheduled(0, "walled", "riverside_01", 1, "riverside_01", 2, 2)),
    ("Boris had no Performance card to perform on Friday", e.PerformanceDeclined(1, "friday", True)),
    ("Boris declined to perform on Friday", e.PerformanceDeclined(1, "friday", False)),
    ("Boris drew a Workshop card", e.CardDrawn(1, "workshop", "")),
    ("You drew a Workshop card: Trick Tweaking", e.CardDrawn(0, "workshop", "trick_tweaking")),
    ("You discarded Test Run for 1 extra {ap}", e.SpecialCardUsed(0, "test_run", "points")),
    ("You used Test Run: +2 {fame}", e.SpecialCardUsed(0, "test_run", "bonus"), e.FameGained(0, 2, "test_run")),
    ("You enhanced the Magician: 4 {ap}", e.ShardsPaid(0, 1, "enhance"), e.CharacterEnhanced(0, "magician", 4)),
    (
        "Boris placed the Magician: Downtown +1, 4 {ap}, for 2 {coin}",
        e.CoinsPaid(1, 2, "slot"),
        e.CharacterPlaced(1, "magician", "downtown.1", 4),
    ),
    ("", e.Scored(1, "shards", 0, 0, 0)),
    ("Boris scored 4 {fame} for 4 Shards", e.Scored(1, "shards", 4, 4, 4)),
    ("Boris scored 20 {fame} for Walled (22 before the cap)", e.Scored(1, "trick:walled", 1, 20, 22)),
    ("1 Trick Marker went back to the supply", e.MarkersReturned(((1, "hearts"),))),
    ("Boris finished the Assignment", e.CardLaid(1, "magician"), e.AssignmentFinished(1)),
    ("Boris assigned: Theater", e.AssignmentFinished(1), e.CardsRevealed(((1, "magician", "theater"),))),
]
"""The lines of the log, and what they tell."""


@pytest.mark.parametrize("told", SAID)
def test_what_one_move_did_reads_as_few_lines(told: tuple[str, *tuple[e.Event, ...]]) -> None:
    said, *events = told
    assert " / ".join(_lines(*events)) == said


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


def test_lessons_are_told_with_the_name_of_the_room() -> None:
    learns = e.TrickPractised(0, "linking_rings", "s8_practice_2", 0, "prop_cellar")
    teaches = e.TrickTaught(1, "linking_rings", "s8_classroom_2", 1, "great_library")
    pays = e.LessonPaid(0, "linking_rings", "s8_classroom_2", 0, 2, 0, "great_library")
    assert _lines(learns) == ["You began to practice Linking Rings in the Prop Cellar"]
    assert _lines(teaches) == ["Boris began to teach Linking Rings in the Great Library"]
    assert _lines(pays)[0].endswith("for Linking Rings in the Great Library")


def test_two_cards_of_one_theater_are_told_apart_by_their_numbers() -> None:
    row = ("riverside_01", "grand_magorian_01", "riverside_02")
    events = (e.TrickSetUp(1, "walled", "riverside_02", 0, 0), e.PerformanceEnded(1, "riverside_01"))
    said = [str(line) for line in narrate(events, NAMES, 0, row)]
    assert said == ["Boris set up Walled: Riverside 2", "Boris performed in Riverside 1: nothing"]
