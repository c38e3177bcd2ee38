"""The rulebook's worked examples, step by step; where it leaves a card open, one is chosen that gives its numbers."""

from typing import Any

from given import of_kind, there
from table import END_TURN, Table, lay, of

from trickerion.rules import events as ev
from trickerion.rules import moves as mv
from trickerion.rules.locations.market_row import Bargaining


def at_downtown(character: str, slot: str) -> Table:
    """The table adds "Trickerion Shards (maximum 1)" in every column: all four Characters are Enhanced."""
    table = Table(4).team(0, "engineer").purse(0, shards=1)
    table.dice(residence_a="mechanical", inn_apprentice="apprentice", bank_a="5", bank_b="3")
    table.acts(0, character, slot)
    table.do(mv.Enhance())
    return table


def test_downtown_magician_on_plus_2_has_6_points_for_two_actions_of_3() -> None:
    table = at_downtown("magician", "downtown.0")
    assert table.points == 6
    table.do(mv.TakeCoins("bank_a"), mv.HireCharacter("inn_apprentice"))
    assert table.points == 0
    # 1 has 5 points for actions of 2 and 3
    table = at_downtown("magician", "downtown.1")
    assert table.points == 5
    table.do(mv.SetDie("bank_b"), mv.ChooseFace("6"), mv.TakeCoins("bank_b"))
    assert table.points == 0
    # specialist without modifier has 3 points for one action
    table = at_downtown("engineer", "downtown.3")
    assert table.points == 3
    table.do(mv.TakeCoins("bank_a"))
    assert table.points == 0
    # apprentice on plus 1 has 3 points for one action
    table = at_downtown("apprentice_1", "downtown.2")
    assert table.points == 3
    assert table.offers(mv.LearnTrick)
    table.do(mv.HireCharacter("inn_apprentice"))
    assert table.points == 0


def test_market_row_quick_order_of_a_rope() -> None:
    table = Table(4).stock("wood", "metal", "glass", "fabric").purse(0, coins=2).acts(0, "magician", "market_row.0")
    assert table.points == 5
    assert not table.can(mv.Buy("rope")), "it is not available this turn"
    table.do(mv.QuickOrder("rope"))
    assert table.points == 3
    table.do(mv.Buy("rope"))
    if table.question == "ChoosingCount":  # only asked when several can be paid
        table.do(mv.ChooseCount(1))
    assert table.points == 2
    events = table.do(mv.Bargain(2))
    assert of(ev.ComponentsBought, events) == [ev.ComponentsBought(0, "rope", 1, 1)], "from 3 Coins to 1"
    assert table.points == 0
    table = Table(4).stock("rope", "metal", "glass", "fabric").team(0, "engineer").acts(0, "engineer", "market_row.0")
    assert table.points == 4
    table.do(mv.Order("petroleum"), mv.ChooseOrderSlot(0), mv.Order("padlock"), mv.ChooseOrderSlot(1))
    assert table.points == 2
    table.do(mv.Buy("rope"), mv.ChooseCount(2), mv.Bargain(0), mv.Buy("metal"), mv.ChooseCount(3))
    assert table.points == 0
    assert table.player(0).coins == 10 - 7, "2 x 2 + 3 x 1"
    assert table.player(0).components == {"rope": 2, "metal": 3}
    table.do(mv.FinishCharacter())
    assert table.state.stock[:2] == ["petroleum", "padlock"], "the turn went on to its end: Orders arrived"
    # Three advanced Components for 6 Coins; with two Action Points of Bargain for 4.
    table = Table(4).stock("saw", "metal", "glass", "fabric").acts(0, "magician", "market_row.3")
    table.do(mv.Buy("saw"), mv.ChooseCount(3))
    assert of_kind(Bargaining, table.state.stack[-1]).total(table.state) == 6
    events = table.do(mv.Bargain(2))
    assert of(ev.ComponentsBought, events) == [ev.ComponentsBought(0, "saw", 3, 4)]
    assert table.points == 0


def test_prepare_water_tank_escape() -> None:
    table = Table(4).components(0, glass=2, metal=2, rope=1).trick(0, "water_tank_escape", "spades")
    table.acts(0, "apprentice_1", "workshop.0.0")
    assert table.points == 1
    assert table.do(mv.Prepare(0)) == [ev.TrickPrepared(0, "water_tank_escape", 2)]
    owned = there(table.player(0).tricks[0])
    assert (owned.suit, owned.markers) == ("spades", 2)
    assert table.points == 0


GREEN, YELLOW, BLUE, RED = range(4)
FIRST, SECOND, THIRD = "riverside_06", "riverside_03", "riverside_10"


def before_example_a() -> Table:
    """The first card holds two linked green Trick Markers of an earlier turn; Initiative green, yellow, blue, red."""
    table = Table(4).row(FIRST, SECOND, THIRD)
    table.trick(GREEN, "breath_of_life").trick(GREEN, "rabbit_from_the_top_hat", "hearts", 1)
    table.marker(FIRST, 0, GREEN, "breath_of_life", "down")
    table.marker(FIRST, 1, GREEN, "rabbit_from_the_top_hat", "down", "hearts")
    table.trick(YELLOW, "mind_reading", "spades", 0, 1).trick(YELLOW, "spirit_hand", "hearts", 1, 1)
    table.trick(YELLOW, "living_piano", "diamonds", 2, 1).team(YELLOW, "manager", "apprentice_2")
    table.trick(BLUE, "chinese_sticks", "hearts", 0, 1).trick(BLUE, "bullet_catch", "spades", 1, 2)
    table.team(BLUE, "assistant")
    table.trick(RED, "window_to_the_otherworld", "spades", 0, 2).trick(RED, "enchanted_butterflies", "clubs", 1, 1)
    table.assigned(GREEN, magician="theater", apprentice_1="workshop")
    table.assigned(YELLOW, manager="theater", apprentice_1="theater", magician="theater", apprentice_2="workshop")
    table.assigned(BLUE, assistant="theater", magician="theater", apprentice_1="workshop")
    table.assigned(RED, magician="theater", apprentice_1="workshop")
    return table.placing(GREEN)


def place(table: Table, seat: int, character: str, slot: str) -> None:
    assert there(table.game.decision).seat == seat
    table.do(mv.PlaceCharacter(character, slot))


def set_up(table: Table, trick_place: int, card: str, slot: int, points: str) -> list[Any]:
    """Set up with the own category of the Trick pointing somewhere."""
    trick = there(table.player(there(table.game.decision).seat).tricks[trick_place]).id
    return table.do(mv.SetUpTrick(trick_place), lay(card, slot, trick, points))


def elsewhere(table: Table, seat: int, character: str) -> None:
    """The example leaves out what is placed at other Locations."""
    place(table, seat, character, f"workshop.{seat}.0")
    table.do(mv.FinishCharacter())


def test_example_a() -> None:
    play_example_a()


def play_example_a() -> Table:
    table = before_example_a()
    # (1) Green: Magician on the Sunday Performance slot.
    place(table, GREEN, "magician", "sunday.perform")
    table.do(mv.FinishCharacter())
    assert not [m for m in table.offers(mv.PlaceCharacter) if m.slot.startswith("sunday")], "Sunday is taken"
    # (2) Yellow: Manager on Friday, 2 Action Points, sets up 2a and 2b and creates a Link: 1 Fame or 1 Coin.
    place(table, YELLOW, "manager", "friday.backstage.0")
    assert table.points == 2
    assert not of(ev.Linked, set_up(table, 0, SECOND, 0, "down"))
    assert [link.pays for link in of(ev.Linked, set_up(table, 1, SECOND, 1, "up"))] == [1]
    assert table.do(mv.ChooseReward("fame")) == [ev.FameGained(YELLOW, 1, "link")]
    table.do(mv.FinishCharacter())
    # (3) Blue: Assistant on Thursday, 3 Action Points. 3a and 3b create a Link: 2 Coins or 2 Fame for the spade Trick.
    place(table, BLUE, "assistant", "thursday.backstage.0")
    assert table.points == 3
    assert not of(ev.Linked, set_up(table, 0, THIRD, 0, "right"))
    assert [link.pays for link in of(ev.Linked, set_up(table, 1, THIRD, 1, "left"))] == [2]
    assert table.do(mv.ChooseReward("coins")) == [ev.CoinsGained(BLUE, 2, "link")]
    # 3c on the second card, linked with yellow: 2 more Coins or Fame.
    (link,) = of(ev.Linked, set_up(table, 1, SECOND, 2, "left"))
    assert (link.other_slot, link.pays) == (1, 2)
    assert there(table.state.performance(SECOND).markers[1]).owner == YELLOW
    assert table.do(mv.ChooseReward("fame")) == [ev.FameGained(BLUE, 2, "link")]
    assert table.points == 0
    table.do(mv.FinishCharacter())
    elsewhere(table, RED, "apprentice_1")
    elsewhere(table, GREEN, "apprentice_1")
    # (4) Yellow: Apprentice on the remaining Friday slot; the Mechanical Trick cannot link on the first card.
    place(table, YELLOW, "apprentice_1", "friday.backstage.1")
    assert table.points == 1
    table.do(mv.SetUpTrick(2))
    for move in [m for m in table.offers(mv.PlaceMarker) if m.card == FIRST]:
        assert not of(ev.Linked, table.game.clone().apply(move))
    table.do(lay(FIRST, 2, "living_piano", "up"), mv.FinishCharacter())
    elsewhere(table, BLUE, "apprentice_1")
    # (5) Red: Magician backstage, 3 Action Points, three Tricks on different cards, a Link with each placement.
    place(table, RED, "magician", "saturday.backstage.0")
    assert table.points == 3
    for trick_place, card, slot, points in ((1, FIRST, 3, "left"), (0, SECOND, 3, "up"), (0, THIRD, 2, "up")):
        assert len(of(ev.Linked, set_up(table, trick_place, card, slot, points))) == 1
        table.do(mv.ChooseReward("coins"))
    assert table.points == 0
    table.do(mv.FinishCharacter())
    elsewhere(table, YELLOW, "apprentice_2")
    # (6) Blue: Magician on the Thursday Performance slot. (7) Yellow: Magician on the Friday Performance slot.
    place(table, BLUE, "magician", "thursday.perform")
    table.do(mv.FinishCharacter())
    place(table, YELLOW, "magician", "friday.perform")
    table.do(mv.FinishCharacter())
    return table


def yields(events: list[Any], owner: int) -> dict[str, tuple[int, int]]:
    """Fame and Coins of each performed Trick of an owner."""
    return {e.trick: (e.fame, e.coins) for e in of(ev.TrickPerformed, events) if e.owner == owner}


def bonuses(events: list[Any], performer: int) -> dict[str, tuple[int, int, int]]:
    assert {e.seat for e in of(ev.PerformerRewarded, events)} == {performer}
    return {e.kind: (e.fame, e.coins, e.shards) for e in of(ev.PerformerRewarded, events)}


def test_example_b() -> None:
    table = play_example_a()
    # Blue performs first (Thursday) and chooses the third card: two own markers, one red.
    assert there(table.game.decision).seat == BLUE
    events = table.do(mv.Perform(THIRD))
    assert yields(events, BLUE) == {"chinese_sticks": (1 - 1, 2 - 1), "bullet_catch": (3 - 1, 4 - 1)}, "-2/-2 in total"
    assert bonuses(events, BLUE) == {"link": (2, 0, 0), "assistant": (2, 0, 0), "card": (2, 0, 0)}
    assert yields(events, RED) == {"window_to_the_otherworld": (3, 2)}, "red chose Saturday"
    # Yellow chooses the second card: 3 Fame for Links, 3 Coins for the Manager, 1 Fame for the card.
    assert there(table.game.decision).seat == YELLOW
    events = table.do(mv.Perform(SECOND))
    assert yields(events, YELLOW) == {"mind_reading": (0, 0), "spirit_hand": (2, 1)}
    assert bonuses(events, YELLOW) == {"link": (3, 0, 0), "manager": (0, 3, 0), "card": (1, 0, 0)}
    assert yields(events, BLUE) == {"bullet_catch": (3 - 1, 4 - 1)}
    assert yields(events, RED) == {"window_to_the_otherworld": (3, 2)}
    # Green performs the first card on Sunday: +1/+1 for each own Trick, 2 Fame for Links, 1 Coin for the card.
    assert there(table.game.decision).seat == GREEN
    events = table.do(mv.Perform(FIRST))
    assert yields(events, GREEN) == {"breath_of_life": (2 + 1, 3 + 1), "rabbit_from_the_top_hat": (3 + 1, 1 + 1)}
    assert bonuses(events, GREEN) == {"link": (2, 0, 0), "card": (0, 1, 0)}
    assert yields(events, YELLOW) == {"living_piano": (1, 1)}
    assert yields(events, RED) == {"enchanted_butterflies": (2, 0)}
    # green and yellow are not linked
    first = play_example_a().state.performance(FIRST)
    owners = [{there(first.markers[link.a]).owner, there(first.markers[link.b]).owner} for link in first.links]
    assert owners == [{GREEN}, {YELLOW, RED}]


def test_example_b_if_blue_had_chosen_the_second_performance() -> None:
    table = play_example_a()
    events = table.do(mv.Perform(SECOND))
    assert list(yields(events, BLUE)) == ["bullet_catch"], "the Yield of only one Trick"
    assert bonuses(events, BLUE)["link"] == (3, 0, 0), "three bonus Fame instead of two"
    # The first Performance is the yellow player's only choice.
    assert there(table.game.decision).seat == YELLOW
    assert table.offers(mv.Perform) == [mv.Perform(FIRST)]
    events = table.do(mv.Perform(FIRST))
    # Green has nothing to perform, but receives the Yields of two Tricks with the bonus of Sunday.
    assert yields(events, GREEN) == {"breath_of_life": (3, 4), "rabbit_from_the_top_hat": (4, 2)}
    assert bonuses(events, YELLOW) == {"link": (2, 0, 0), "manager": (0, 3, 0), "card": (0, 1, 0)}
    assert ev.PerformanceDeclined(GREEN, "sunday", True) in events
    # The third card is not performed at all.
    assert len(table.state.performance(THIRD).all_markers()) == 3


def test_assistants_revenge_at_the_end_of_the_game() -> None:
    """ "He receives 7 additional Fame in the end game scoring.\""""
    for team, fame in ((("assistant",), 7), (("engineer",), 0)):
        table = Table(2, modules=("dark_alley",)).team(0, *team).components(0, glass=3, saw=2, mirror=2)
        table.trick(0, "assistants_revenge").phase(END_TURN, turn=7)
        scored = {line.category: line.fame for line in table.state.scores if line.seat == 0}
        assert scored["trick:assistants_revenge"] == fame
