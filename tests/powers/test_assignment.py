"""Powers about the Assignment; each from its wording."""

from alley import APPRENTICE, MAGICIAN
from powers_table import Powers
from table import of

from trickerion.rules.events import AssignmentReplaced, AssignmentsExchanged, CoinsGained, PowerUsed
from trickerion.rules.gains import pay_shards
from trickerion.rules.moves import ExchangeCards, FinishAssignment, LayCard, Skip

EARS = "ears_among_the_townsfolk"


def revealed(table: Powers) -> Powers:
    """Both have laid cards for the Magician and the Apprentice, and all have finished."""
    table.begins("assignment")
    for _ in table.state.initiative:
        if table.question == "Assigning":
            table.do(LayCard(MAGICIAN, "theater"), LayCard(APPRENTICE, "downtown"))
            table.events = table.do(FinishAssignment())
    return table


def cards(table: Powers, seat: int = 0) -> tuple[str, str]:
    team = table.player(seat).characters
    return team[MAGICIAN].card, team[APPRENTICE].card


def test_ears_among_the_townsfolk() -> None:
    table = revealed(Powers().learned(0, EARS))
    assert table.question == "ChangingAssignment" and table.state.stack[-1].seat == 0
    events = table.do(ExchangeCards(MAGICIAN, APPRENTICE))
    assert cards(table) == ("downtown", "theater") and of(CoinsGained, events) == []
    assert {PowerUsed(0, EARS), AssignmentsExchanged(0, MAGICIAN, APPRENTICE)} <= {*events}
    assert table.question == "Placing", "one change"


def test_ears_among_the_townsfolk_replace_a_card_by_one_of_the_hand() -> None:
    table = Powers().learned(0, EARS)
    table.hand(0, "headhunter")
    table = revealed(table)
    events = table.do(LayCard(MAGICIAN, "headhunter"))
    assert cards(table) == ("headhunter", "downtown") and "theater" in table.player(0).hand
    assert of(AssignmentReplaced, events) == [AssignmentReplaced(0, MAGICIAN, "theater", "headhunter")]
    assert table.player(0).characters[MAGICIAN].is_open
    assert table.game.view_for(1).state.players[0].characters[MAGICIAN].card == "headhunter"


def test_ears_among_the_townsfolk_bring_a_coin_otherwise() -> None:
    table = revealed(Powers().learned(0, EARS))
    events = table.do(Skip())
    assert cards(table) == ("theater", "downtown") and of(CoinsGained, events) == [CoinsGained(0, 1, EARS)]
    closed = Powers().learned(0, EARS)
    pay_shards(closed.state, 0, closed.player(0).shards, "enhance", [])
    closed = revealed(closed)
    assert closed.question == "Placing" and closed.player(0).coins == 10


def test_cards_that_stay_hidden_leave_only_the_coin() -> None:
    table = Powers().learned(0, EARS)
    table.prophecy("hidden_hands")
    table = revealed(table)
    assert table.question == "Placing" and of(CoinsGained, table.events) == [CoinsGained(0, 1, EARS)]


def test_with_two_such_powers_initiative_order_decides() -> None:
    table = Powers().learned(0, EARS).learned(1, EARS)
    table.state.initiative = [1, 0]
    table = revealed(table)
    assert table.state.stack[-1].seat == 1
    table.do(Skip())
    assert (table.question, table.state.stack[-1].seat) == ("ChangingAssignment", 0)


def test_whoever_has_laid_no_card_gets_the_coin() -> None:
    table = Powers().learned(0, EARS)
    table.begins("assignment")
    table.do(FinishAssignment())
    assert CoinsGained(0, 1, EARS) in table.do(FinishAssignment())
