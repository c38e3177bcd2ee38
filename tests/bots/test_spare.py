"""Action Points left over in the Downtown: a die is rolled again for a Character of one's own, never for rivals."""

import pytest
from solo import Solo
from table import Table

from trickerion.bots.assistant import AssistantBot
from trickerion.bots.registry import make_bot
from trickerion.bots.trick_worth import end_game_worth
from trickerion.bots.weights import WEIGHTS
from trickerion.rules.catalog import SPECIALS, TRICKS, X
from trickerion.rules.events import CharacterFinished, CharacterHired, DieSet, Event
from trickerion.rules.game import Game
from trickerion.rules.heir.catalog import BLOCKED
from trickerion.rules.heir.policy import ChoosingConfiguration
from trickerion.rules.moves import FinishCharacter, Move, RerollConfiguration, RerollDie, TakeCoins
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.state import OwnedTrick

LEVELS = ("apprentice", "assistant", "manager", "magician")


def choose(t: Table, level: str = "assistant") -> Move:
    return make_bot(level, 1).choose(t.game.view_for(0)).move


def downtown(left: int, **dice: str) -> Table:
    """An Engineer with this many Action Points left in the Downtown; the other dice show X."""
    t = Table(2).team(0, "engineer", "apprentice_2").dice(**dice)
    t.acts(0, "engineer", "downtown.0")
    return spent(t, 4 - left)


def spent(t: Table, points: int) -> Table:
    t.state.stack[-1] = t.state.stack[-1].after_spending(points)  # type: ignore[union-attr]
    t.game._legal = None
    return t


def two_to_come(left: int, **dice: str) -> Table:
    """The Engineer acts, the Magician is still to come to the Downtown."""
    t = Table(2).team(0, "engineer", "apprentice_2").dice(**dice).assigned(0, magician="downtown")
    return spent(t.acts(0, "engineer", "downtown.0"), 4 - left)


@pytest.mark.parametrize("level", LEVELS)
def test_a_point_left_over_rolls_a_used_up_die_for_who_is_still_to_come(level: str) -> None:
    """Ruling 37."""
    assert isinstance(choose(two_to_come(1), level), RerollDie)


def test_a_die_that_the_next_one_may_want_stays_as_it_lies_the_second_best_too() -> None:
    wanted = {"bank_a": "6", "bank_b": "5", "inn_specialist": "assistant", "residence_a": "any"}
    t = two_to_come(2, **wanted, inn_apprentice="apprentice")
    assert choose(t) == RerollDie("residence_b"), "nobody takes an X"
    t = two_to_come(2, **wanted, inn_apprentice="apprentice", residence_b="mechanical")
    assert choose(t) == FinishCharacter()
    t = two_to_come(1, bank_a="6", bank_b="5", inn_specialist="engineer", residence_a="any", residence_b="mechanical")
    assert choose(t.dice(inn_apprentice="apprentice")) == RerollDie("inn_specialist"), "there is an Engineer already"
    assert choose(downtown(1)) == FinishCharacter()
    assert choose(downtown(3)) == FinishCharacter(), "after the roll there would not be enough for an Action"
    # who comes without the points for an action is no reason to roll
    t = Table(2).team(0, "engineer", "apprentice_2").assigned(0, apprentice_1="downtown").team(1, "engineer")
    t.works(1, "engineer", "downtown.1").works(1, "apprentice_1", "downtown.2")
    t = spent(t.acts(0, "engineer", "downtown.0"), 3)
    assert choose(t) == FinishCharacter()
    # four points and nothing to do roll a die for the next action
    assert isinstance(choose(downtown(4)), RerollDie)
    # what gains something comes before a roll
    assert isinstance(choose(two_to_come(3, bank_a="6").purse(0, coins=0)), TakeCoins)


def test_the_reason_speaks_of_the_die_that_is_rolled() -> None:
    t = two_to_come(1, bank_a="6")
    assert make_bot("assistant", 1).choose(t.game.view_for(0)).reason.startswith("This die offers nothing")
    assert t.state.dice[choose(t).die] == X  # type: ignore[attr-defined]


def worked(table: Table, seat: int, bot: str) -> list[Event]:
    """What the acting Character does when the bot decides."""
    events: list[Event] = []
    while not any(isinstance(event, CharacterFinished) for event in events):
        events += table.game.apply(make_bot(bot, seat).choose(table.game.view_for(seat)).move)
    return events


@pytest.mark.parametrize("bot", ["assistant", "manager"])
def test_a_die_is_set_to_a_specialist_who_is_then_hired(bot: str) -> None:
    table = Table(2).team(0, "assistant").components(0, metal=2, wood=2, fabric=2)
    table.trick(0, "linking_rings").trick(0, "barricaded_barrels", "hearts", 1)
    table.trick(0, "enchanted_butterflies", "clubs", 2).acts(0, "magician", "downtown.0")
    events = worked(table, 0, bot)
    faces = [event.face for event in events if isinstance(event, DieSet)]
    hired = [event.character for event in events if isinstance(event, CharacterHired)]
    assert hired
    assert hired[0] in faces


def asked(**faces: tuple[str, str]) -> Solo:
    """The question of the second turn, with these slots blocked."""
    t, dice = Solo(), dict.fromkeys(BLOCKED, 0)
    dice |= {place: BLOCKED[place].index(slots) for place, slots in faces.items()}
    t.change(dice=tuple(dice.items()), tokens=())
    t.state.stack = [ChoosingConfiguration(0, ("theater",))]
    return t


@pytest.mark.parametrize(
    ("faces", "best"),
    [
        ({"downtown": ("downtown.2", "downtown.3"), "dark_alley": ("dark_alley.2", "dark_alley.3")}, "market_row"),
        ({"downtown": ("downtown.2", "downtown.3"), "market_row": ("market_row.2", "market_row.3")}, "dark_alley"),
        ({}, "downtown"),
    ],
)
def test_the_die_that_blocks_the_best_slots_is_rolled_again(faces: dict[str, tuple[str, str]], best: str) -> None:
    t = asked(**faces)
    assert AssistantBot(1).choose(t.game.view_for(0)).move == RerollConfiguration(best)


def test_the_hint_names_what_each_die_blocks_now() -> None:
    t = asked(downtown=("downtown.2", "downtown.3"), market_row=("market_row.2", "market_row.3"))
    reason = AssistantBot(1).choose(t.game.view_for(0)).reason
    assert reason.startswith("Dark Alley +2 and +1 are blocked now; a reroll blocks less on average.")
    assert "Downtown +1 and 0" in reason
    assert "Market Row +1 and 0" in reason


HELLHOUND = OwnedTrick("hellhound", "hearts")
"""2 Fame for each special card in the hand, with 3 Fabric, 2 Animals, 1 Petroleum and 2 Padlocks."""


def worth(lacking: tuple[str, ...], left: int, stock: tuple[str, ...] = (), cards: int = 10) -> float:
    """What it is worth to a player who lacks these Components and has so many special cards."""
    options = GameOptions((Seat("A"), Seat("B")), modules=("dark_alley", "prophecies"))
    state = Game.new(options, "level 3").state
    player, needs = state.players[0], TRICKS["hellhound"].components
    player.components = {name: number for name, number in needs.items() if name not in lacking}
    player.hand = list(SPECIALS)[:cards]
    state.stock, state.orders = [*stock, *[""] * (4 - len(stock))], [""] * 4
    return end_game_worth(state, player, HELLHOUND, left, WEIGHTS)


@pytest.mark.parametrize("left", [0, 1, 3])
def test_a_level_3_trick_with_all_components_is_worth_what_it_scores(left: int) -> None:
    assert worth((), left) == 20


def test_missing_components_cost_what_they_cost_and_come_too_late_in_the_end() -> None:
    absent, on_sale = ("animal", "petroleum", "padlock"), ("padlock",)
    assert worth(on_sale, 0) == 0
    assert worth(absent, 1) == 0
    assert 0 < worth(on_sale, 1) < worth(on_sale, 1, stock=("padlock",)) < 20
    assert worth(on_sale, 1) < worth(on_sale, 2)
    assert worth(("padlock",), 2, cards=1) == 0
