"""What each of the eight Magicians does for the Heir."""

from given import there
from solo import HEIR, PLAYER, Solo
from table import of

from trickerion.rules.catalog import CORNERS, SLOTS, TRICKS, Yields
from trickerion.rules.events import TrickSetUp
from trickerion.rules.heir.ending import lotus_fame, worth
from trickerion.rules.heir.placing import points_of, sure_points
from trickerion.rules.heir.theater import set_up_plan
from trickerion.rules.heir.tricks import candidates, charged, markers_of
from trickerion.rules.moves import FinishAssignment, LayCard, TossCoin
from trickerion.rules.phases.performance import _order_of_shows
from trickerion.rules.state import PLACED, WAITING, Character


def points(t: Solo, character: str, slot: str) -> int:
    return points_of(t.state, HEIR, t.player(HEIR).characters[character], SLOTS[slot])


def test_the_mechaniker_heir() -> None:
    """The first Apprentice of the turn has 1 more Action Point, in the Theater too."""
    t = Solo(magician="the_mechaniker").heirs_team("magician", "apprentice_1", "apprentice_2")
    assert points(t, "apprentice_1", "downtown.3") == 2
    assert points(t, "apprentice_1", "friday.backstage.0") == 2
    t.player(HEIR).characters["apprentice_1"] = t.player(HEIR).characters["apprentice_1"]._replace(status=PLACED)
    assert points(t, "apprentice_2", "downtown.3") == 1


def test_the_great_optico_heir() -> None:
    """As many Characters other than Apprentices as the player uses special cards have 1 more."""
    t = optico_after_the_assignment(specials=1)
    assert points(t, "engineer", "downtown.3") == 3
    assert points(t, "apprentice_1", "downtown.3") == 1
    t.player(HEIR).characters["magician"] = t.player(HEIR).characters["magician"]._replace(status=PLACED)
    assert points(t, "engineer", "downtown.3") == 2
    assert points(optico_after_the_assignment(specials=0), "engineer", "downtown.3") == 2


def test_the_points_of_some_characters_alone_are_no_ones_for_sure() -> None:
    """With one special card two wait for 1 more Action Point, and one of them gets it; with two both do."""

    def sure(t: Solo) -> list[int]:
        team = t.player(HEIR).characters
        return [sure_points(t.state, HEIR, team[name]) for name in ("magician", "engineer", "apprentice_1")]

    t = optico_after_the_assignment(specials=1)
    team = t.player(HEIR).characters
    team["magician"], team["engineer"] = (team[name]._replace(status=WAITING) for name in ("magician", "engineer"))
    assert sure(t) == [3, 2, 1]
    assert points(t, "engineer", "downtown.3") == 3
    t.player(HEIR).used *= 2
    assert sure(t) == [4, 3, 1]
    t = optico_after_the_assignment(specials=1)
    t.player(HEIR).characters["magician"] = team["magician"]._replace(status=PLACED)
    assert sure(t)[1:] == [2, 1], "it has been used"


def test_the_great_optico_counts_the_cards_when_the_assignment_ends() -> None:
    """A special card laid later in the turn adds nothing, one that is taken away takes nothing."""
    t = optico_after_the_assignment(specials=1)
    t.player(HEIR).characters["engineer"] = t.player(HEIR).characters["engineer"]._replace(status=PLACED)
    team = t.player(PLAYER).characters
    team["apprentice_1"] = team["apprentice_1"]._replace(card="barter_with_power")
    assert points(t, "magician", "downtown.3") == 3
    t = optico_after_the_assignment(specials=1)
    t.player(PLAYER).characters["magician"] = Character("magician")
    assert points(t, "engineer", "downtown.3") == 3
    # anew each turn
    t = optico_after_the_assignment(specials=1)
    t.phase_at(6, 3)
    assert t.state.turn == 4
    assert points(t, "engineer", "downtown.3") == 2


def optico_after_the_assignment(specials: int) -> Solo:
    """The Heir has assigned after the player, who laid so many special cards."""
    t = Solo(magician="the_great_optico", player="the_mechaniker").heirs_team("magician", "engineer", "apprentice_1")
    t.change(plans=("quiet_week",)).holds(PLAYER, "interest").phase_at(3, 3)
    if specials:
        t.do(LayCard("magician", "interest"))
    t.do(LayCard("apprentice_1", "workshop"), FinishAssignment())
    while t.question == "HeirAssigning":
        t.do(t.next)
    assert t.state.phase == "place_characters"
    return t


def test_the_gentleman_heir() -> None:
    """1 Fame for each Trick when its Magician is placed Downtown, before its Actions."""
    t = Solo(magician="the_gentleman", player="the_mechaniker").heirs_team("magician")
    t.heirs_trick("water_tank_escape", 2, "spades", 0).purse(HEIR, fame=5, coins=0)
    t.assigned(HEIR, magician="downtown").plan("quiet_week").all_dice()
    t.heir_places()
    assert t.player(HEIR).fame_by["the_gentleman"] == 1


def test_the_red_lotus_heir() -> None:
    """1 Fame for each Trick of the player on the card that it performs."""
    t = Solo(magician="the_red_lotus", player="the_mechaniker").row("solo_riverside_03")
    t.heirs_trick("water_tank_escape", 1, "spades", 0).trick(PLAYER, "chinese_sticks", "clubs")
    t.laid("solo_riverside_03", (0, 0), HEIR, "water_tank_escape", "right", "spades")
    t.laid("solo_riverside_03", (1, 2), PLAYER, "chinese_sticks", "up", "clubs")
    card = t.state.row[0]
    assert lotus_fame(t.state, HEIR, card) == 1
    before = worth(t.state, HEIR, "sunday", card).fame
    t.heirs_team("magician").works(HEIR, "magician", "sunday.perform")
    t.phase_at(5, 4)
    t.do(t.next)
    assert t.player(HEIR).fame_by["the_red_lotus"] == 1
    kinds = ("trick", "performer_link", "performer_card", "the_red_lotus")
    assert sum(t.player(HEIR).fame_by.get(kind, 0) for kind in kinds) == before


def test_electra() -> None:
    """Tricks with two or three markers have one less; every Yield is higher by the level."""
    t = Solo(magician="electra")
    for trick in TRICKS.values():
        assert markers_of(t.state, HEIR, trick) == trick.markers - (trick.markers in (2, 3))
    assert charged(t.state, HEIR, TRICKS["walled"], Yields(3, 2, 1)) == (5, 4, 3)


def test_master_of_chains() -> None:
    """Its first marker of the turn may be turned any way, so that the Link with the neutral marker is made."""
    t = Solo(magician="master_of_chains").row("solo_riverside_03")
    t.heirs_trick("chinese_sticks", 1, "hearts", 0)
    assert there(set_up_plan(t.state, HEIR, 1)).layings[0].links == 1
    t.player(HEIR).used.append("master_of_chains.heir")
    assert there(set_up_plan(t.state, HEIR, 1)).layings[0].links == 0
    # The next marker, and one that another helper sets up later, shows its own category in a Link circle again.
    t = Solo(magician="master_of_chains").row("solo_riverside_03").plan("quiet_week")
    t.heirs_trick("chinese_sticks", 1, "hearts", 0).heirs_trick("levitation", 1, "clubs", 1)
    t.heirs_team("apprentice_1", "engineer").assigned(HEIR, apprentice_1="theater").waits()
    first = t.placement()
    t.assigned(HEIR, engineer="theater").waits()
    assert [in_a_circle(t, event) for event in of(TrickSetUp, [*first, *t.placement()])] == [False, True]


def in_a_circle(t: Solo, event: TrickSetUp) -> bool:
    """Whether the corner of the own category lies in a Link circle."""
    corner = CORNERS[event.turns].index(TRICKS[event.trick].category)
    return corner in t.state.performance(event.card).card.circles[event.slot]


def test_priestess_of_mysticism() -> None:
    """When the coin moves the prophecies, the next one is exchanged."""
    for seed in range(6):
        t = Solo(magician="priestess_of_mysticism", seed=f"coin {seed}").heirs_team("magician")
        t.assigned(HEIR, magician="dark_alley").plan("dark_dealings").waits()
        before, pile = list(t.state.pending), list(t.state.prophecy_stack)
        t.do(t.next)
        assert t.next is TossCoin()
        t.do(t.next)
        assert t.state.pending in (before, [pile[0], before[0], before[1]])
        if t.state.pending != before:
            assert t.state.prophecy_discard == [before[2]]


def test_yoruba_spiritmaster() -> None:
    """It performs first, whatever its weekday."""
    t = Solo(magician="yoruba_spiritmaster").heirs_team("magician")
    t.works(HEIR, "magician", "sunday.perform").works(PLAYER, "magician", "thursday.perform")
    assert _order_of_shows(t.state)[0] == "sunday"
    assert _order_of_shows(Solo(magician="electra").state)[0] == "thursday"


def test_the_trick_of_two_equal_basic_components_is_never_taken() -> None:
    t = Solo()
    for category in t.state.residence:
        for trick in candidates(t.state, category, 1):
            components = TRICKS[trick].components
            assert not (len(components) == 1 and sum(components.values()) == 2), trick
