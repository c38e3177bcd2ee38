"""Where the Heir places, in the cases that only happen now and then."""

from typing import Any

import pytest
from given import there
from solo import HEIR, PLAYER, Solo, reasons

from trickerion.rules.events import CharacterPlaced, DieRolled, TrickSetUp
from trickerion.rules.heir.downtown import REROLL_ORDER
from trickerion.rules.heir.placing import HeirPlacing
from trickerion.rules.moves import FinishAssignment, LayCard, LeaveAllIdle, PlaceCharacter
from trickerion.rules.state import IDLE, PLACED

DAYS = ("thursday", "friday", "saturday", "sunday")
BACKSTAGE = [f"{day}.backstage.{n}" for day in DAYS for n in range(2)]


def test_double_march_the_heir_places_two_each_chosen_anew() -> None:
    """The first is contested, the second follows the priority list; then it is the player's turn."""
    t = Solo().heirs_team("magician", "engineer", "apprentice_1").plan("quiet_week").all_dice()
    t.assigned(HEIR, magician="dark_alley", engineer="downtown", apprentice_1="market_row")
    t.team(PLAYER, "assistant").assigned(PLAYER, apprentice_1="market_row", assistant="workshop")
    t.state.active_prophecy = "double_march"
    t.waits()
    first = t.placement()
    assert (reasons(first)[0], placed(first)) == ("contested", ["apprentice_1"])
    second = t.placement()
    assert (reasons(second)[0], placed(second)) == ("by_priority", ["engineer"])
    assert there(t.game.decision).seat == PLAYER
    assert t.player(HEIR).characters["magician"].status == "waiting"
    # with one character left
    t = Solo().heirs_team("engineer").plan("quiet_week").all_dice().assigned(HEIR, engineer="downtown")
    t.state.active_prophecy = "double_march"
    t.waits()
    assert placed(t.placement()) == ["engineer"]
    assert there(t.game.decision).seat == PLAYER


def placed(events: list[Any]) -> list[str]:
    return [event.character for event in events if isinstance(event, CharacterPlaced)]


def test_helpers_who_cannot_set_up_are_passed_over_and_the_magician_waits() -> None:
    """Without a Trick Marker nobody goes backstage; another Location comes first."""
    t = stuck(engineer="theater", apprentice_1="workshop")
    assert t.next == PlaceCharacter("apprentice_1", "workshop.1.0")
    assert t.player(HEIR).characters["magician"].status == "waiting"
    # the magician waits no longer when only the theater is left
    t = stuck(engineer="theater")
    assert reasons(t.placement()) == ["magician_waits_no_longer"]
    assert t.player(HEIR).characters["magician"].slot == "sunday.perform"
    assert t.player(HEIR).characters["engineer"].status == "waiting"


def test_a_helper_left_behind_is_tried_again_on_the_later_turns() -> None:
    """When a Trick Marker has come in the meantime, the helper goes; otherwise it stays idle."""
    for markers, expected in ((0, IDLE), (1, PLACED)):
        t = stuck(engineer="theater")
        t.placement()
        if markers:
            t.heirs_trick("water_tank_escape", markers, "spades", 0)
        t.state.stack[-1] = HeirPlacing(HEIR, 0)
        assert t.next == (PlaceCharacter("engineer", "sunday.backstage.0") if markers else LeaveAllIdle())
        t.placement()
        assert t.player(HEIR).characters["engineer"].status == expected
    # without a free backstage slot does not go
    t = stuck(engineer="theater").heirs_trick("water_tank_escape", 2, "spades", 0)
    t.state.closed = frozenset(BACKSTAGE)
    assert t.placement()
    assert t.player(HEIR).characters["magician"].status == PLACED
    assert t.player(HEIR).characters["engineer"].status == "waiting"


def stuck(**cards: str) -> Solo:
    """The Magician and helpers for the Theater, and no Trick of the Heir."""
    t = Solo().row("solo_riverside_03").heirs_team("magician", "engineer", "apprentice_1").plan("quiet_week")
    return t.assigned(HEIR, magician="theater", **cards).waits()


def test_a_contested_location_without_a_slot_is_passed_over() -> None:
    t = Solo().heirs_team("engineer", "apprentice_1").plan("quiet_week").all_dice()
    t.assigned(HEIR, engineer="downtown", apprentice_1="market_row").assigned(PLAYER, apprentice_1="downtown")
    t.state.closed = frozenset(f"downtown.{n}" for n in range(4))
    t.waits()
    assert t.next == PlaceCharacter("apprentice_1", "market_row.0")


def test_the_weekday_once_taken_stays_whatever_the_stance() -> None:
    """Busy would take the latest weekday, but a helper already stands on Thursday."""
    t = Solo().row("solo_riverside_03").heirs_team("magician", "engineer").plan("quiet_week")
    t.works(HEIR, "engineer", "thursday.backstage.0").assigned(HEIR, magician="theater").waits()
    assert t.next == PlaceCharacter("magician", "thursday.perform")


def test_apprentices_beyond_the_last_place_get_no_card() -> None:
    """A plan card serves the five places of the line, and who stands in the additional place is idle."""
    t = Solo().heirs_team("magician", "engineer", "manager", *(f"apprentice_{n}" for n in (1, 2, 3)))
    t.change(plans=("new_faces",)).phase_at(3, 2)
    t.do(LayCard("apprentice_1", "workshop"), FinishAssignment())
    while t.question == "HeirAssigning":
        t.do(t.next)
    cards = [character.card for character in t.player(HEIR).characters.values()]
    assert cards == ["downtown", "market_row", "theater", "dark_alley", "workshop", ""]
    assert t.player(HEIR).characters["apprentice_3"].status == IDLE
    # a hired specialist pushes the last apprentice out of the line
    t = Solo().heirs_team("magician", "engineer", *(f"apprentice_{n}" for n in (1, 2, 3)))
    t.player(HEIR).hired = ["manager"]
    t.phase_at(6, 3)
    team = ["magician", "engineer", "manager", "apprentice_1", "apprentice_2", "apprentice_3"]
    assert list(t.player(HEIR).characters) == team


@pytest.mark.parametrize("number", range(1, len(REROLL_ORDER)))
def test_which_die_is_rerolled_when_too_few_show_something(number: int) -> None:
    """Trick before Specialist before Bank before Apprentice, the left one first; and only one."""
    order = ("residence_a", "residence_b", "inn_specialist", "bank_a", "bank_b", "inn_apprentice")
    faces = {
        "residence_a": "escape",
        "residence_b": "escape",
        "inn_specialist": "manager",
        "bank_a": "4",
        "bank_b": "4",
    }
    t = Solo("hard").heirs_team("magician").plan("quiet_week")
    t.all_dice(**{die: faces[die] for die in order[:number]})
    t.holds(HEIR, "interest").assigned(HEIR, magician="interest")
    t.waits()
    needed, rolled = 3, [event.die for event in t.placement() if isinstance(event, DieRolled)]
    assert rolled == ([order[number]] if number < needed else [])


def test_as_many_dice_as_it_may_use_are_enough() -> None:
    t = (
        Solo()
        .heirs_team("apprentice_1")
        .plan("quiet_week")
        .all_dice(bank_b="5")
        .assigned(HEIR, apprentice_1="downtown")
    )
    assert not [event for event in t.heir_places() if isinstance(event, DieRolled)]
    assert t.player(HEIR).coins == 10 + 5


@pytest.mark.parametrize(
    ("team", "hired", "told"),
    [
        (("apprentice_1",), [], "apprentice"),
        (("manager", "assistant", "apprentice_1"), [], "apprentice"),
        (("manager", "assistant", "apprentice_1"), ["apprentice_2"], "last_apprentice"),
        (("manager", "assistant", "apprentice_1", "apprentice_2"), [], "last_apprentice"),
        (("apprentice_1", "apprentice_2", "apprentice_3"), ["apprentice_4"], "all_done"),
    ],
)
def test_apprentices_before_and_after_the_bank(team: tuple[str, ...], hired: list[str], told: str) -> None:
    """c: up to five Characters, f: any number, both below four Apprentices; who was hired this turn counts."""
    t = Solo("hard").heirs_team("magician", "engineer", *team).plan("quiet_week")
    t.player(HEIR).hired = hired
    t.assigned(HEIR, magician="downtown").all_dice(bank_a="4", bank_b="6", inn_apprentice="apprentice")
    steps = reasons(t.heir_places())[1:]
    assert (
        steps
        == {
            "apprentice": ["apprentice", "bank", "bank", "all_used"],
            "last_apprentice": ["bank", "bank", "last_apprentice", "all_used"],
            "all_done": ["bank", "bank", "no_step_left"],
        }[told]
    )


def test_the_apprentice_die_is_used_once() -> None:
    """After c the die shows X, so that f finds nothing."""
    t = Solo("hard").heirs_team("magician", "engineer").plan("quiet_week")
    t.assigned(HEIR, magician="downtown").all_dice(inn_apprentice="apprentice", bank_a="3", residence_b="any")
    t.purse(HEIR, fame=10).heirs_trick("water_tank_escape", 2, "spades", 0).heirs_trick("burning_mummy", 1, "clubs", 1)
    assert reasons(t.heir_places())[1:] == ["apprentice", "bank", "no_step_left"]


@pytest.mark.parametrize(
    ("difficulty", "helper", "day", "markers"),
    [
        ("easy", "apprentice_1", "thursday", 1),
        ("easy", "engineer", "thursday", 2),
        ("normal", "apprentice_1", "sunday", 1),
        ("normal", "engineer", "sunday", 2),
        ("hard", "apprentice_1", "sunday", 2),
        ("hard", "engineer", "friday", 3),
    ],
)
def test_markers_by_points_without_the_weekdays(difficulty: str, helper: str, day: str, markers: int) -> None:
    t = Solo(difficulty).row("solo_pantheon_01", "solo_pantheon_02").heirs_team(helper).plan("quiet_week")
    t.heirs_trick("wolf_cage", 3, "spades", 0).heirs_trick("water_tank_escape", 3, "hearts", 1)
    t.state.days = {other: PLAYER for other in DAYS if other != day}
    t.assigned(HEIR, **{helper: "theater"})
    assert sum(isinstance(event, TrickSetUp) for event in t.heir_places()) == markers
