"""The steps of the procedure on concrete tables: set-up, dice, Assignment, placement, Locations, scoring."""

import pytest
from given import all_of, of_kind, there
from solo import HEIR, PLAYER, Solo, reasons, solo_options

from trickerion.rules.events import CharacterIdle
from trickerion.rules.game import Game
from trickerion.rules.heir.catalog import DRAW_ORDER, REMOVED_PROPHECIES, by_points
from trickerion.rules.heir.ending import final_score
from trickerion.rules.heir.placing import HeirActs, weekday
from trickerion.rules.heir.plan import is_contested, locations_to_try, stance
from trickerion.rules.heir.policy import ChoosingConfiguration, closed_slots, reroll
from trickerion.rules.heir.tricks import take_prepared
from trickerion.rules.moves import DrawCard, LeaveAllIdle, PlaceCharacter, RerollConfiguration
from trickerion.rules.state import IDLE

TEAMS = {"easy": (1, 1), "normal": (1, 2), "hard": (2, 1)}


@pytest.mark.parametrize("difficulty", TEAMS)
def test_set_up(difficulty: str) -> None:
    """Team by difficulty, 5 Fame, a prepared Trick of the favorite category, its needs on the Shopping List."""
    state = Game.new(solo_options(difficulty, "electra"), "set-up").state
    heir = state.players[HEIR]
    kinds = [character.kind for character in heir.characters.values()]
    specialists = sum(kind not in ("magician", "apprentice") for kind in kinds)
    assert (specialists, kinds.count("apprentice")) == TEAMS[difficulty]
    assert (heir.fame, heir.coins, heir.shards) == (7 if heir.advertised else 5, 0, 0)
    assert there(heir.tricks[0]).trick.category == "mechanical"
    assert there(heir.tricks[0]).markers
    assert set(there(state.heir).shopping) == set(there(heir.tricks[0]).trick.components)
    assert sorted(heir.hand) == ["dark_alley", "downtown", "market_row", "theater", "theater", "workshop"]
    assert state.initiative == [PLAYER, HEIR]
    assert len(there(state.heir).plans) == 7
    assert not set(REMOVED_PROPHECIES) & {*state.pending, *state.prophecy_stack}
    assert all(card.startswith("heir_") for card in [*state.deck, state.row[0].id])


def test_the_team_of_the_other_reading() -> None:
    state = Game.new(solo_options("hard", rulings={"heir_hard_team": "add"}), "add").state
    assert len(state.players[HEIR].characters) == 5


def test_configuration_dice() -> None:
    """Each closes two slots, the Theater's two weekdays; tokens: two dice take turns from the third turn on."""
    t, closed = Solo(), closed_slots({"downtown": 0, "theater": 5})
    assert {"downtown.0", "downtown.1", "saturday.perform", "sunday.backstage.1"} <= closed
    assert len(closed) == 8
    t.change(tokens=())
    reroll(t.state, PLAYER, [])
    choosing = t.state.stack.pop()
    assert isinstance(choosing, ChoosingConfiguration)
    assert choosing.chosen == ("theater",)
    moves = all_of(RerollConfiguration, choosing.legal_moves(t.state))
    assert {move.location for move in moves} == {"downtown", "market_row", "dark_alley"}
    t.state.stack.append(choosing)
    choosing.apply(t.state, RerollConfiguration("downtown"), [])
    assert there(t.state.heir).tokens == ("theater", "downtown")
    reroll(t.state, PLAYER, [])
    assert set(there(t.state.heir).tokens) == {"market_row", "dark_alley"}


def test_assignment_follows_the_icons() -> None:
    """A special icon without such a card leaves its Character idle; icons do not move up.

    On this card of the first set the special icon stands before another one.
    """
    t = Solo(solo_cards=1).heirs_team("magician", "engineer", "apprentice_1", "apprentice_2", "apprentice_3")
    t.change(plans=("quiet_week", "gala"), plan="")
    t.phase_at(3, 2)
    while there(t.game.decision).seat == PLAYER:
        t.do(next(move for move in t.game.legal_moves() if type(move).__name__ == "FinishAssignment"))
    told = []
    while t.question == "HeirAssigning":
        told += reasons(t.do(t.next))
    cards = {c.id: c.card for c in t.player(HEIR).characters.values()}
    assert cards == {
        "magician": "downtown",
        "engineer": "dark_alley",
        "apprentice_1": "market_row",
        "apprentice_2": "",
        "apprentice_3": "workshop",
    }
    assert "no_special_card" in told
    assert there(t.state.heir).plan == "quiet_week"


def test_stance() -> None:
    t = Solo().heirs_trick("water_tank_escape", 2, "spades", 0)
    for plan, fame, expected in (
        ("opening_night", 15, "ready"),
        ("opening_night", 16, "busy"),
        ("quiet_week", 15, "busy"),
    ):
        t.plan(plan).purse(HEIR, fame=fame)
        assert stance(t.state, HEIR) == expected
    # weekday by stance
    t = Solo().heirs_trick("water_tank_escape", 2, "spades", 0).purse(HEIR, fame=10)
    t.state.days, t.state.closed = {"thursday": PLAYER}, closed_slots({"theater": 4})
    assert weekday(t.plan("gala").state, HEIR) == "saturday"
    t.state.closed = frozenset()
    assert weekday(t.plan("gala").state, HEIR) == "friday"
    assert weekday(t.plan("quiet_week").state, HEIR) == "sunday"


def test_contested_locations_come_first() -> None:
    t = Solo().heirs_team("magician", "engineer", "apprentice_1").plan("quiet_week")
    t.assigned(HEIR, engineer="downtown", apprentice_1="market_row").assigned(PLAYER, apprentice_1="market_row")
    assert locations_to_try(t.state, HEIR) == ["market_row", "downtown"]
    t.waits()
    assert t.next == PlaceCharacter("apprentice_1", "market_row.0")
    assert reasons(t.placement())[0] == "contested"
    # what is never contested: The Workshop; the Theater when on one side only the Magician is still to come.
    t = Solo().heirs_team("magician", "engineer", "apprentice_1")
    t.assigned(HEIR, magician="theater", engineer="theater", apprentice_1="workshop")
    t.assigned(PLAYER, magician="theater", apprentice_1="workshop")
    assert not is_contested(t.state, HEIR, "theater")
    assert not is_contested(t.state, HEIR, "workshop")
    t = Solo().heirs_team("magician", "engineer")
    t.assigned(HEIR, magician="theater", engineer="theater").assigned(PLAYER, apprentice_1="theater")
    assert is_contested(t.state, HEIR, "theater")


def test_nothing_possible_gives_special_cards_back() -> None:
    t = Solo().heirs_team("magician", "engineer").holds(HEIR, "interest").plan("quiet_week")
    t.assigned(HEIR, engineer="interest")
    t.state.closed = frozenset(f"downtown.{n}" for n in range(4))
    t.waits()
    assert t.next is LeaveAllIdle()
    events = t.placement()
    assert t.player(HEIR).characters["engineer"].status == IDLE
    assert "interest" in t.player(HEIR).hand
    assert [event for event in events if isinstance(event, CharacterIdle)]


def test_a_sixth_action_point_is_a_fame() -> None:
    """Magician 3, slot +2, special card 1: acts with 5."""
    t = Solo().heirs_team("magician").holds(HEIR, "interest").plan("quiet_week").purse(HEIR, fame=5, coins=0)
    t.assigned(HEIR, magician="interest").all_dice(bank_a="4", bank_b="6", inn_apprentice="apprentice")
    t.waits()
    t.do(t.next)
    work = of_kind(HeirActs, t.state.stack[-1])
    assert (work.points, work.left) == (5, by_points("downtown_dice", "normal", 5))
    assert t.player(HEIR).fame_by["heir_spare_point"] == 1


def test_bank_dice_the_higher_first() -> None:
    t = Solo("hard").heirs_team("magician").plan("quiet_week").purse(HEIR, coins=0)
    t.assigned(HEIR, magician="downtown").all_dice(bank_a="4", bank_b="6", inn_apprentice="apprentice")
    told = reasons(t.heir_places())
    assert told == ["by_priority", "apprentice", "bank", "bank", "all_used"]
    assert t.player(HEIR).coins == 10


def test_market_row() -> None:
    """What is for sale leaves the list; one Order for each point; ordered types stay on the list."""
    t = Solo().heirs_team("engineer").plan("quiet_week").change(shopping=("wood", "rope", "saw", "cog"))
    t.stock("wood", "metal", "glass", "fabric", orders=("", "rope", "", ""), quick="cog")
    t.assigned(HEIR, engineer="market_row").heir_places()
    assert there(t.state.heir).shopping == ("rope", "saw")
    assert t.state.orders == ["saw", "rope", "", ""]


def test_dark_alley_draws_where_it_has_fewest() -> None:
    t = Solo(modules=("dark_alley", "heir")).heirs_team("engineer").holds(HEIR, "interest").plan("quiet_week")
    t.assigned(HEIR, engineer="dark_alley").waits()
    t.do(t.next)
    assert DRAW_ORDER == ("theater", "downtown", "market_row", "workshop")
    drawn = []
    while t.question == "HeirActs":
        drawn += [t.next.deck] if isinstance(t.next, DrawCard) else []
        t.do(t.next)
    assert drawn == ["theater", "market_row"][: len(drawn)]
    assert len(drawn) == by_points("dark_alley_cards", "normal", 4)


def test_a_fifth_trick_sends_the_rightmost_back_with_its_markers() -> None:
    t = Solo().row("solo_riverside_03")
    for place, (trick, suit) in enumerate(
        (("walled", "spades"), ("prison_break", "hearts"), ("zig_zag_lady", "diamonds"), ("water_tank_escape", "clubs"))
    ):
        t.heirs_trick(trick, 1, suit, place)
    t.laid("solo_riverside_03", (1, 2), HEIR, "water_tank_escape", "up", "clubs")
    take_prepared(t.state, HEIR, "wolf_cage", "", [])
    assert [there(owned).id for owned in t.player(HEIR).tricks] == [
        "wolf_cage",
        "walled",
        "prison_break",
        "zig_zag_lady",
    ]
    assert there(t.player(HEIR).tricks[0]).suit == "clubs"
    assert not t.state.row[0].all_markers()
    assert t.state.row[0].markers[1] is not None, "the printed marker stays"


@pytest.mark.parametrize(("difficulty", "level_3", "character"), [("easy", 5, 0), ("normal", 7, 1), ("hard", 10, 2)])
def test_final_scoring(difficulty: str, level_3: int, character: int) -> None:
    """Markers on cards with 1 less, Shards and cards up to 20, level 3 Tricks, Characters beyond six."""
    t = Solo(difficulty).row("solo_riverside_03").heirs_trick("water_tank_escape", 2, "spades", 0)
    t.laid("solo_riverside_03", (1, 2), HEIR, "water_tank_escape", "up", "spades").purse(HEIR, shards=24)
    t.heirs_trick("buried_alive", 1, "hearts", 1)
    t.holds(HEIR, "interest")
    t.heirs_team("magician", "engineer", "manager", "assistant", *(f"apprentice_{n}" for n in range(1, 5)))
    lines = {line.category: (line.number, line.fame) for line in final_score(t.state, HEIR, [])}
    assert lines == {
        "heir_markers": (1, 0),
        "shards": (25, 20),
        "special_cards": (1, 2),
        "heir_level_3": (1, level_3),
        "heir_characters": (2, 2 * character),
    }
