"""What is said about the bonus of a special Assignment card: it waits, works on, was used, is lost, or why not now."""

import pytest
from alley import APPRENTICE, MAGICIAN, Alley

from trickerion.rules.ask.actions import card_status
from trickerion.rules.dark_alley.special_assignments.status import LASTING, LOST, OPEN, USED, CardStatus
from trickerion.rules.moves import ChooseOrderSlot, FinishCharacter, ForgoBonus, Order, Prepare, UseCard
from trickerion.rules.moves.base import Reason

W0, M3, D3 = "workshop.0.0", "market_row.3", "downtown.3"


def status(table: Alley, character: str = MAGICIAN) -> CardStatus | None:
    return card_status(table.state, 0, table.player(0).characters[character])


def prepares(card: str, shards: int = 1, **pieces: int) -> Alley:
    table = Alley().trick(0, "linking_rings", "hearts").components(0, **(pieces or {"metal": 2}))
    return table.purse(0, shards=shards).acts_with(0, MAGICIAN, card, W0)


def test_a_bonus_waits_for_its_action_and_is_used_by_it() -> None:
    table = prepares("trick_tweaking")
    assert status(table) == CardStatus(OPEN)
    table.do(Prepare(0))
    assert status(table) == CardStatus(USED)
    # that was given up is gone
    table = prepares("trick_tweaking")
    table.do(ForgoBonus())
    assert status(table) == CardStatus(USED)
    # says why its action is not possible
    table = prepares("trick_tweaking", wood=1)
    assert status(table) == CardStatus(OPEN, Reason("lacks", ("linking_rings", (("metal", 2),))))


def test_enhance_trick_and_barter_need_a_shard() -> None:
    assert status(prepares("enhance_trick", shards=0)) == CardStatus(OPEN, Reason("no_shard"))
    assert status(prepares("enhance_trick")) == CardStatus(OPEN)
    poor = Alley().purse(0, shards=0).acts_with(0, MAGICIAN, "barter_with_power", M3)
    assert status(poor) == CardStatus(OPEN, Reason("no_shard"))
    # a buy of a card says why it cannot begin
    table = Alley().stock("saw").purse(0, coins=0).acts_with(0, APPRENTICE, "component_sale", M3)
    assert status(table, APPRENTICE) == CardStatus(OPEN, Reason("nothing_for_card"))
    table = Alley().stock("wood").acts_with(0, APPRENTICE, "component_sale", M3)
    assert status(table, APPRENTICE) == CardStatus(OPEN)
    table.do(Order("mirror"), ChooseOrderSlot(0))
    assert table.points == 0
    assert status(table, APPRENTICE) == CardStatus(OPEN, Reason("short", (1,)))
    # empower looks at the shard
    assert status(Alley().purse(0, shards=1).acts_with(0, MAGICIAN, "empower", D3)) == CardStatus(OPEN)
    poor = Alley().purse(0, shards=0).acts_with(0, MAGICIAN, "empower", D3)
    assert status(poor) == CardStatus(OPEN, Reason("no_shard"))


def test_some_bonuses_work_on() -> None:
    table = Alley().acts_with(0, MAGICIAN, "business_share", M3)
    assert status(table) == CardStatus(LASTING)
    table = Alley().acts_with(0, MAGICIAN, "grand_premiere", "friday.perform")
    assert status(table) == CardStatus(LASTING)


@pytest.mark.parametrize(("card", "slot"), [("headliner_trick", "friday.perform"), ("freelancer", W0)])
def test_some_bonuses_are_lost_by_the_placement(card: str, slot: str) -> None:
    assert status(Alley().acts_with(0, MAGICIAN, card, slot)) == CardStatus(LOST)


def test_backstage_a_card_for_the_show_is_of_no_use() -> None:
    table = Alley().acts_with(0, MAGICIAN, "grand_premiere", "friday.backstage.0")
    assert status(table) == CardStatus(OPEN, Reason("performers_card"))
    # before the placement and without a special card nothing is said
    assert status(Alley().special(0, MAGICIAN, "empower").placing(0)) is None
    assert status(Alley().acts(0, MAGICIAN, D3)) is None
    # after the character its unused bonus is gone
    table = Alley().assigned(0, apprentice_1="downtown").acts_with(0, MAGICIAN, "component_sale", M3)
    assert table.can(UseCard("component_sale"))
    table.do(FinishCharacter())
    assert status(table) == CardStatus(USED)
