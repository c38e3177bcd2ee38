"""What the window tells of Powers on the stage: the playbill, the log, the sheet of the final scoring."""

from alley import MAGICIAN
from powers_stage import FRIDAY, G1, shown, stage
from powers_table import Powers

from trickerion.app.narration import narrate
from trickerion.language.verbatim import Verbatim
from trickerion.rules.ask.actions import acting_facts
from trickerion.rules.ask.tricks import trick_facts
from trickerion.rules.events import Event
from trickerion.rules.moves import ChooseMarker
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.scoring import end_game
from trickerion.scenes.performance.playbill import expected_show, told_show
from trickerion.scenes.scoring.sheet import score_sheet
from trickerion.scenes.workshop.tricks import end_game as end_line

NAMES = (Verbatim("Ada"), Verbatim("Bela"))


def told(events: list[Event]) -> list[str]:
    """The lines of the log."""
    return [line.text for line in narrate(events, NAMES, 0)]


def test_the_playbill_names_the_powers_that_change_a_show_before_and_after_it() -> None:
    table = stage((0, "bullet_catch"), (1, "peppers_ghost")).learned(0, "gearwright").learned(0, "solo_act", 3)
    table.learned(1, "voice_of_the_beyond").learned(1, "light_bender", 2)
    before = expected_show(table.state, 0, "friday", G1)
    after = told_show(table.state.copy(), shown(table))
    assert after is not None
    for bill in (before, after):
        assert [cause.name for cause in bill.causes] == [POWERS[p].name for p in ("gearwright", "voice_of_the_beyond")]
        assert bill.total(1).fame == 5


def test_the_playbill_says_why_shards_bring_fame() -> None:
    table = stage((0, "bullet_catch"), (1, "card_manipulation")).learned(1, "crystal_heart")
    before, after = expected_show(table.state, 0, "friday", G1), told_show(table.state.copy(), shown(table))
    assert after is not None
    for bill in (before, after):
        assert [cause.name for cause in bill.causes] == ["Crystal Heart"] and bill.causes[
            0
        ].icon == "power.crystal_heart"
        assert bill.total(1) == (2, 1, 1)


def test_a_bonus_of_a_power_stands_on_the_playbill_by_its_name() -> None:
    table = stage((0, "bullet_catch"), (1, "peppers_ghost")).learned(0, "ticket_sales")
    lines = {line.name: line.yields for line in expected_show(table.state, 0, "friday", G1).bonuses}
    assert lines["Ticket Sales"] == (0, 2, 0)


def test_the_log_tells_what_each_trick_of_a_double_bill_brings_once() -> None:
    table = Powers().row(G1, "riverside_01").learned(0, "double_bill")
    table.marker("riverside_01", 0, 0, "linking_rings", "up").marker(G1, 0, 0, "bullet_catch", "up", "hearts")
    table.performs(0, FRIDAY, card="riverside_01")
    lines = told(table.do(ChooseMarker(G1, 0)))
    assert sum("2 {fame}" in line for line in lines) == 1 and any("used a Power: Double Bill" in line for line in lines)


def test_the_log_tells_the_bonus_of_a_power() -> None:
    lines = told(shown(stage((0, "bullet_catch")).learned(0, "ticket_sales")))
    assert any(line.endswith("through Ticket Sales") for line in lines)


def test_the_score_sheet_has_a_line_for_each_power_that_scores() -> None:
    table = Powers().learned(0, "legend_of_magoria").trick(0, "linking_rings")
    end_game(table.state, [])
    column = score_sheet(table.state, table.game.result()).column_of(0)
    assert [(line.name, line.cell.fame) for line in column.own] == [("Legend of Magoria", 2)]
    cells = sum(cell.fame for cell in column.cells.values()) + sum(line.cell.fame for line in column.own)
    assert cells == column.total


def test_the_workshop_tells_what_a_level_3_trick_brings_with_perfectionist() -> None:
    table = Powers().trick(0, "automaton").trick(0, "bullet_catch", "hearts", 1)
    table.components(0, metal=3, petroleum=3, cog=2)
    for told in ("lacks", "*4*"):
        facts = trick_facts(table.state, 0, 0)
        assert facts is not None and facts.end is not None and told in end_line(facts.end)
        table.learned(0, "perfectionist")


def test_a_magician_on_stage_is_at_work_by_a_power_alone() -> None:
    for power in (False, True):
        table = Powers().row(G1).trick(0, "bullet_catch", "hearts", markers=2)
        if power:
            table.learned(0, "man_of_many_parts")
        table.acts(0, MAGICIAN, FRIDAY)
        acting = acting_facts(table.state)
        assert acting is not None and acting.takes_actions == power
