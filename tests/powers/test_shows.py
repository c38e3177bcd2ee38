"""Powers of shows: Yields, weekdays, what the performer receives; each from its wording."""

import pytest
from alley import MAGICIAN
from powers_stage import FRIDAY, G1, bonuses, more, shown, stage
from powers_table import Powers
from table import of

from trickerion.language.verbatim import Verbatim
from trickerion.play.narration import narrate
from trickerion.rules.ask.actions import acting_facts
from trickerion.rules.ask.forecast import show_forecast
from trickerion.rules.ask.tricks import trick_facts
from trickerion.rules.events import Event, PowerUsed
from trickerion.rules.gains import pay_shards
from trickerion.rules.moves import ChooseHelper, ChooseMarker, Perform
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.scoring import end_game
from trickerion.scenes.scoring.sheet import score_sheet
from trickerion.scenes.workshop.tricks import end_game as end_line
from trickerion.screens.playbill import expected_show, told_show

R1 = "riverside_01"


# ------------------------------------------------------------------ Yields

BY_CATEGORY = {
    "mechanical": ("bullet_catch", "paper_shred"),
    "spiritual": ("peppers_ghost", "bullet_catch"),
    "escape": ("prison_break", "peppers_ghost"),
    "optical": ("paper_shred", "prison_break"),
}
"""A Trick of the category and one of another."""


OF_A_CATEGORY = {
    "gearwright": ("mechanical", 1, 0),
    "veil_piercer": ("spiritual", 1, 0),
    "lock_breaker": ("escape", 1, 0),
    "light_bender": ("optical", 1, 0),
    "grand_clockmaker": ("mechanical", 1, 2),
    "voice_of_the_beyond": ("spiritual", 1, 2),
    "king_of_escapes": ("escape", 1, 2),
    "prince_of_mirrors": ("optical", 1, 2),
}
"""Power -> its category, and the Fame and Coins that each Trick of it yields more."""


@pytest.mark.parametrize("power", OF_A_CATEGORY)
def test_own_tricks_of_the_category_of_a_power_yield_more(power: str) -> None:
    """In own shows and in those of others; no other Trick does."""
    category, fame, coins = OF_A_CATEGORY[power]
    own, other = BY_CATEGORY[category]
    table = stage((0, own), (0, other), (1, own)).learned(0, power)
    assert more(shown(table)) == {own: (fame, coins), other: (0, 0)}
    assert PowerUsed(0, power) in table.events
    table = stage((0, own), (1, own)).learned(0, power)
    events = shown(table, 1)
    assert more(events) == {own: (fame, coins)}, "of the owner alone"
    assert more(events, 1) == {own: (0, 0)}, "of the owner alone"
    table = stage((0, own)).learned(0, power)
    pay_shards(table.state, 0, table.player(0).shards, "enhance", [])
    assert more(shown(table)) == {own: (0, 0)}, "its slot has closed"


def test_warm_up_act() -> None:
    events = shown(stage((0, "linking_rings"), (0, "bullet_catch"), (1, "chinese_sticks")).learned(0, "warm_up_act"))
    assert more(events) == {"linking_rings": (0, 1), "bullet_catch": (0, 0)}
    assert more(events, 1) == {"chinese_sticks": (0, 0)}


def test_guest_star() -> None:
    tricks = (0, "bullet_catch"), (1, "linking_rings")
    assert more(shown(stage(*tricks).learned(0, "guest_star"), 1)) == {"bullet_catch": (0, 1)}
    own = shown(stage(*tricks).learned(0, "guest_star"))
    assert more(own) == {"bullet_catch": (0, 0)}, "the own show is no opponent's"
    assert not of(PowerUsed, own)


def test_grand_finale() -> None:
    """On Sunday every Trick has 1 more anyway."""
    tricks = (0, "bullet_catch"), (1, "linking_rings")
    events = shown(stage(*tricks).learned(0, "grand_finale"), slot="sunday.perform")
    assert more(events) == {"bullet_catch": (2, 1)}
    assert more(events, 1) == {"linking_rings": (1, 1)}
    assert more(shown(stage(*tricks).learned(0, "grand_finale"))) == {"bullet_catch": (0, 0)}, "not on Friday"
    guest = shown(stage(*tricks).learned(0, "grand_finale"), 1, "sunday.perform")
    assert more(guest) == {"bullet_catch": (1, 1)}, "not in the show of somebody else"


def test_showstopper() -> None:
    """One level 3 Trick a turn, whoever performs it; a level 2 Trick never."""
    tricks = (0, "aztec_lady"), (0, "horror_saws"), (0, "bullet_catch")
    table = stage(*tricks).learned(0, "showstopper")
    assert more(shown(table)) == {"aztec_lady": (3, 0), "horror_saws": (0, 0), "bullet_catch": (0, 0)}
    assert of(PowerUsed, table.events) == [PowerUsed(0, "showstopper")]
    used = stage(*tricks).learned(0, "showstopper")
    used.player(0).used.append("showstopper")
    assert set(more(shown(used)).values()) == {(0, 0)}, "it has worked this turn"
    guest = stage((0, "aztec_lady"), (1, "bullet_catch")).learned(0, "showstopper")
    assert more(shown(guest, 1)) == {"aztec_lady": (3, 0)}
    # works in the first of two shows only
    table = stage((0, "aztec_lady"), (1, "bullet_catch")).learned(0, "showstopper").row(G1, R1)
    table.marker(G1, 0, 0, "aztec_lady", "up").marker(R1, 0, 0, "horror_saws", "up", "hearts")
    table.marker(R1, 1, 1, "bullet_catch", "up")
    table.works(1, MAGICIAN, "thursday.perform")
    table.performs(0, FRIDAY)
    assert more(table.do(Perform(R1)))["horror_saws"] == (3, 0)
    assert more(table.do(Perform(G1))) == {"aztec_lady": (0, 0)}


def test_the_forecast_of_a_show_knows_the_powers_of_every_owner() -> None:
    table = stage((0, "bullet_catch"), (1, "peppers_ghost")).learned(0, "gearwright").learned(1, "voice_of_the_beyond")
    foreseen = show_forecast(table.state, 0, "friday", G1)
    assert [(t.trick, t.fame, t.coins) for t in foreseen.tricks] == [("bullet_catch", 4, 4), ("peppers_ghost", 5, 7)]
    assert foreseen.powers == ((0, "gearwright"), (1, "voice_of_the_beyond"))
    assert "gearwright" not in table.player(0).used, "nothing has happened"
    assert table.player(0).fame == 5, "nothing has happened"


# ------------------------------------------------------------------ weekdays
@pytest.mark.parametrize("is_own", [True, False])
def test_early_bird(is_own: bool) -> None:
    """Thursday takes 1 Coin and no Fame; from others it takes both."""
    table = stage((0, "bullet_catch"), (1, "peppers_ghost")).learned(0, "early_bird")
    events = shown(table, 0 if is_own else 1, "thursday.perform")
    assert more(events) == {"bullet_catch": (0, -1)}
    assert more(events, 1) == {"peppers_ghost": (-1, -1)}
    sunday = shown(stage((0, "bullet_catch")).learned(0, "early_bird"), slot="sunday.perform")
    assert more(sunday) == {"bullet_catch": (1, 1)}


def test_thursday_club() -> None:
    events = shown(stage((0, "bullet_catch")).learned(0, "thursday_club"), slot="thursday.perform")
    assert more(events) == {"bullet_catch": (0, 0)}
    assert PowerUsed(0, "thursday_club") in events
    sunday = shown(stage((0, "bullet_catch")).learned(0, "thursday_club"), slot="sunday.perform")
    assert more(sunday) == {"bullet_catch": (1, 1)}
    assert not of(PowerUsed, sunday)
    # Who stands on Thursday feels Thursday in every show; who stands on Sunday does not on a Thursday show.
    table = stage((0, "bullet_catch"), (1, "peppers_ghost")).learned(0, "thursday_club")
    table.works(0, "apprentice_1", "thursday.backstage.0")
    assert more(shown(table, 1, "sunday.perform")) == {"bullet_catch": (0, 0)}


# ------------------------------------------------------------------ what the performer receives
def test_ticket_sales() -> None:
    """A Coin for each Trick of any player."""
    table = stage((0, "bullet_catch"), (1, "peppers_ghost"), (1, "linking_rings")).learned(0, "ticket_sales")
    coins = table.player(0).coins
    assert bonuses(shown(table))["ticket_sales"] == (0, 3, 0)
    assert table.player(0).coins > coins
    guest = shown(stage((0, "bullet_catch"), (1, "peppers_ghost")).learned(0, "ticket_sales"), 1)
    assert "ticket_sales" not in bonuses(guest), "only the performer"


def test_mixed_programme() -> None:
    tricks = (0, "bullet_catch"), (1, "peppers_ghost"), (1, "linking_rings"), (0, "paper_shred")
    assert bonuses(shown(stage(*tricks).learned(0, "mixed_programme")))["mixed_programme"] == (2, 0, 0)
    alike = shown(stage(*tricks[:1]).learned(0, "mixed_programme"))
    assert "mixed_programme" not in bonuses(alike), "one category is none beyond the first"


@pytest.mark.parametrize(("day", "coins"), [("thursday", 0), ("friday", 0), ("saturday", 3), ("sunday", 3)])
def test_weekend_crowd(day: str, coins: int) -> None:
    events = shown(stage((0, "bullet_catch")).learned(0, "weekend_crowd"), slot=f"{day}.perform")
    assert bonuses(events).get("weekend_crowd", (0, 0, 0)) == (0, coins, 0)


def linked() -> Powers:
    """One Link between two own Tricks."""
    return Powers().row(R1).marker(R1, 0, 0, "linking_rings", "down").marker(R1, 1, 0, "bullet_catch", "up", "hearts")


def test_standing_ovation() -> None:
    events = shown(linked().learned(0, "standing_ovation"))
    assert bonuses(events)["link"] == (2, 0, 0)
    assert PowerUsed(0, "standing_ovation") in events
    guest = linked().learned(0, "standing_ovation").marker(R1, 2, 1, "bullet_catch", "right")
    assert bonuses(shown(guest, 1))["link"] == (1, 0, 0), "the performer is somebody else"
    alone = shown(stage((0, "bullet_catch"), card=R1).learned(0, "standing_ovation"))
    assert not of(PowerUsed, alone), "there is no Link"


def test_royal_command() -> None:
    assert bonuses(shown(stage((0, "bullet_catch")).learned(0, "royal_command")))["royal_command"] == (4, 0, 0)
    beside = stage((0, "bullet_catch")).learned(0, "royal_command").works(1, MAGICIAN, "sunday.perform")
    assert "royal_command" not in bonuses(shown(beside)), "another Magician stands on a Performance slot"
    behind = stage((0, "bullet_catch")).learned(0, "royal_command").works(1, MAGICIAN, "sunday.backstage.0")
    assert bonuses(shown(behind))["royal_command"] == (4, 0, 0), "backstage is no Performance slot"


def test_solo_act() -> None:
    own = (0, "bullet_catch"), (0, "peppers_ghost")
    assert bonuses(shown(stage(*own).learned(0, "solo_act")))["solo_act"] == (3, 0, 0)
    assert "solo_act" not in bonuses(shown(stage(*own[:1]).learned(0, "solo_act"))), "one Trick is too few"
    assert "solo_act" not in bonuses(shown(stage(*own, (1, "linking_rings")).learned(0, "solo_act")))
    # of the third cut pays for one trick too
    assert bonuses(shown(stage((0, "bullet_catch")).learned(0, "solo_act_3")))["solo_act_3"] == (7, 0, 0)
    # leaves neutral markers aside
    table = Powers(modules=("dark_alley", "powers", "duel"), magicians=("the_mechaniker", "the_great_optico"))
    card = next(card for card in (*table.state.deck, *(c.id for c in table.state.row)) if card.startswith("duel"))
    table.row(card)
    free = [slot for slot, marker in enumerate(table.state.row[0].markers) if marker is None]
    table.marker(card, free[0], 0, "bullet_catch", "up").marker(card, free[1], 0, "peppers_ghost", "up", "hearts")
    table.state.closed = frozenset()
    assert bonuses(shown(table.learned(0, "solo_act")))["solo_act"] == (3, 0, 0)


def test_phantom_crew() -> None:
    """One Specialist who is elsewhere brings the bonus; of two the owner chooses."""
    table = stage((0, "bullet_catch")).learned(0, "phantom_crew").team(0, "assistant", "manager")
    table.performs(0, FRIDAY, card=G1)
    assert table.offers(ChooseHelper) == [ChooseHelper("assistant"), ChooseHelper("manager")]
    events = table.do(ChooseHelper("manager"))
    assert "manager" in bonuses(events)
    assert "assistant" not in bonuses(events)
    assert PowerUsed(0, "phantom_crew") in events
    table = stage((0, "bullet_catch")).learned(0, "phantom_crew").team(0, "assistant", "manager")
    table.works(0, "assistant", "friday.backstage.0")
    events = shown(table)
    assert {"assistant", "manager"} <= bonuses(events).keys(), "the only one elsewhere is taken at once"
    alone = stage((0, "bullet_catch")).learned(0, "phantom_crew").team(0, "assistant")
    alone.works(0, "assistant", "friday.backstage.0")
    assert not of(PowerUsed, shown(alone)), "nobody is elsewhere"


# ---- What the window tells of Powers on the stage: the playbill, the log, the sheet of the final scoring.
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
        assert [cause.name for cause in bill.causes] == ["Crystal Heart"]
        assert bill.causes[0].icon == "power.crystal_heart"
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
    assert sum("2 {fame}" in line for line in lines) == 1
    assert any("used a Power: Double Bill" in line for line in lines)
    # the bonus of a power
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
        assert facts is not None
        assert facts.end is not None
        assert told in end_line(facts.end)
        table.learned(0, "perfectionist")


def test_a_magician_on_stage_is_at_work_by_a_power_alone() -> None:
    for power in (False, True):
        table = Powers().row(G1).trick(0, "bullet_catch", "hearts", markers=2)
        if power:
            table.learned(0, "man_of_many_parts")
        table.acts(0, MAGICIAN, FRIDAY)
        acting = acting_facts(table.state)
        assert acting is not None
        assert acting.takes_actions == power
