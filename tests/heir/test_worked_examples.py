"""The worked examples of the procedure: Downtown, Theater, choosing the performance."""

from functools import partial

import pytest
from given import of_kind, there
from solo import HEIR, PLAYER, Solo, reasons
from table import turned

from trickerion.rules.catalog import PERFORMANCES, Yields
from trickerion.rules.events import DieRolled, TrickLearned
from trickerion.rules.heir.ending import exchange_coins, pay_for_leaving, worth
from trickerion.rules.heir.plan import stance
from trickerion.rules.learning import leave_residence
from trickerion.rules.moves import Perform, PlaceCharacter
from trickerion.rules.state import PLACED, Performance

DICE = {
    "residence_a": "any",
    "residence_b": "optical",
    "inn_specialist": "manager",
    "inn_apprentice": "apprentice",
    "bank_a": "6",
}


def downtown(seed: str, **dice: str) -> Solo:
    """A Specialist with 3 Action Points Downtown: 18 Fame, favorite category escape."""
    t = Solo(magician="master_of_chains", seed=seed)
    t.heirs_team("magician", "engineer", "apprentice_1", "apprentice_2").purse(HEIR, fame=18, coins=0)
    t.heirs_trick("water_tank_escape", 2, "spades", 0).change(shopping=("metal", "glass"))
    leave_residence(t.state, "wolf_cage")
    t.state.closed = frozenset({"downtown.0"})
    t.assigned(HEIR, engineer="downtown").all_dice(**dice).plan("opening_night")
    return t


@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_example_1a_a_trick_of_the_highest_level(seed: str) -> None:
    t = downtown(seed, **DICE)
    assert stance(t.state, HEIR) == "busy"
    events = t.heir_places()
    learned = next(event for event in events if isinstance(event, TrickLearned))
    assert learned.trick in ("prison_break", "zig_zag_lady", "walled")
    assert [o.id for o in t.player(HEIR).tricks if o] == [learned.trick, "water_tank_escape"]
    assert there(t.player(HEIR).tricks[0]).markers == {"prison_break": 2, "zig_zag_lady": 3, "walled": 2}[learned.trick]
    assert reasons(events)[1:] == ["trick", "all_used"]
    assert t.state.dice["residence_a"] == "x"
    assert t.state.dice["residence_b"] == "optical"
    if learned.trick == "walled":
        assert there(t.state.heir).shopping == ("metal", "glass", "wood", "padlock")
    assert stance(t.state, HEIR) == "ready"


def test_example_1b_a_specialist_when_there_are_two_tricks_of_the_level() -> None:
    t = downtown("b", **DICE)
    t.heirs_trick("walled", 2, "hearts", 0).heirs_trick("prison_break", 2, "diamonds", 1)
    assert reasons(t.heir_places())[1:] == ["specialist", "all_used"]
    assert t.player(HEIR).hired == ["manager"]
    assert t.state.dice["inn_specialist"] == "x"
    t.phase_at(6, 4)
    assert list(t.player(HEIR).characters) == ["magician", "engineer", "manager", "apprentice_1", "apprentice_2"]


@pytest.mark.parametrize("seed", [str(n) for n in range(8)])
def test_example_1c_one_reroll_when_all_dice_show_x(seed: str) -> None:
    t = downtown(seed)
    events = t.heir_places()
    rolled = [event for event in events if isinstance(event, DieRolled) and event.seat == HEIR]
    assert [event.die for event in rolled] == ["residence_a"]
    learned = [event for event in events if isinstance(event, TrickLearned)]
    assert len(learned) == (rolled[0].face != "x")
    assert all(there(t.player(HEIR).tricks[0]).trick.level == 2 for _ in learned)


ROW = ("solo_magorian_04", "solo_riverside_03", "solo_riverside_01")


def theater() -> Solo:
    """Turn 4, a Specialist (2 Action Points) backstage on Thursday; the row and Tricks of example 2."""
    t = Solo(magician="master_of_chains", player="the_mechaniker")
    t.player(HEIR).used.append("master_of_chains.heir")
    t.heirs_team("magician", "engineer", "apprentice_1").row(*ROW)
    t.heirs_trick("fishing_in_the_air", 1, "hearts", 0).heirs_trick("water_tank_escape", 2, "spades", 1)
    t.trick(PLAYER, "chinese_sticks", "clubs")
    t.laid("solo_riverside_03", (1, 1), PLAYER, "chinese_sticks", "up", "clubs")
    t.laid("solo_riverside_01", (0, 1), HEIR, "fishing_in_the_air", "up", "hearts")
    t.plan("opening_night").purse(HEIR, fame=18, coins=7, shards=0)
    return t


class FakeLink:
    """A Link that is only counted."""

    a = b = 0


def links_of(links: dict[str, int], card: Performance) -> list[type[FakeLink]]:
    return [FakeLink] * links[card.id]


def test_example_2_a_pair_takes_the_link_with_the_shard(monkeypatch: pytest.MonkeyPatch) -> None:
    t = theater()
    t.assigned(HEIR, engineer="theater")
    t.state.days, t.state.closed = {"friday": PLAYER}, frozenset()
    t.waits()
    assert of_kind(PlaceCharacter, t.next).slot == "thursday.backstage.0"
    events, card = t.placement(), t.state.performance("solo_riverside_03")
    cells = {cell: card.markers[i] for i, cell in enumerate(PERFORMANCES[card.id].slots)}
    fishing, water = there(cells[1, 2]), there(cells[0, 0])
    assert fishing.trick == "fishing_in_the_air"
    assert fishing.turns == turned("optical", "up")
    assert water.trick == "water_tank_escape"
    assert water.turns == turned("escape", "right")
    assert t.has(HEIR) == (19, 7, 1)
    assert reasons(events)[1:] == ["pair", "second_of_pair", "all_used"]
    # The table is given: the Links of each card are set, since it does not follow from example 2.
    for left_links, chosen, brings in ((2, ROW[0], Yields(8, 2, 1)), (1, ROW[1], Yields(7, 6, 2))):
        t = theater().heirs_trick("walled", 1, "diamonds", 2)
        t.laid(ROW[0], (1, 0), HEIR, "walled", "down", "diamonds")
        t.laid(ROW[1], (1, 2), HEIR, "fishing_in_the_air", "up", "hearts")
        t.laid(ROW[1], (0, 0), HEIR, "water_tank_escape", "right", "spades")
        links = {ROW[0]: left_links, ROW[1]: 1, ROW[2]: 3}
        monkeypatch.setattr(Performance, "links", property(partial(links_of, links)))
        t.works(HEIR, "magician", "thursday.perform").works(HEIR, "engineer", "thursday.backstage.0")
        t.phase_at(5, 4)
        assert t.next == Perform(chosen)
        assert worth(t.state, HEIR, "thursday", t.state.performance(chosen)) == brings
        if left_links == 2:
            t.do(t.next)
            assert t.player(HEIR).characters["engineer"].status != PLACED or t.state.phase != "performance"
            assert t.player(HEIR).fame_by["trick"] == 3
            assert there(t.player(HEIR).tricks[2]).markers == 2


def test_example_3_coins_into_fame_and_the_card_that_leaves() -> None:
    t = theater()
    t.purse(HEIR, coins=11, fame=20, shards=0)
    exchange_coins(t.state, HEIR, [])
    assert t.has(HEIR) == (23, 1, 0)
    leaving: Performance = t.state.row[-1]
    pay_for_leaving(t.state, HEIR, leaving, [])
    assert t.has(HEIR) == (25, 4, 1)
