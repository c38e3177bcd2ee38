"""Which Performance card, which slot, which orientation: the chain of ties, pairs, doomed cards, printed markers."""

import pytest
from given import there
from solo import HEIR, PLAYER, Solo, reasons
from table import turned

from trickerion.rules.catalog import PERFORMANCES, TRICKS
from trickerion.rules.heir.theater import set_up_plan
from trickerion.rules.moves import PlaceMarker, SetUpFrom, SetUpTrick
from trickerion.rules.phases.performance import link_fame
from trickerion.rules.state import Marker

BACK = "friday.backstage.0"
LEFT, MIDDLE, RIGHT = "solo_magorian_04", "solo_riverside_03", "solo_riverside_01"


def table(*row: str, turn: int = 4) -> Solo:
    """A row, two Tricks of the Heir with one Trick Marker each, the player's Chinese Sticks at hand."""
    t = Solo(magician="yoruba_spiritmaster", player="the_mechaniker").row(*(row or (LEFT, MIDDLE, RIGHT)))
    t.heirs_trick("walled", 1, "spades", 0).heirs_trick("water_tank_escape", 1, "hearts", 1)
    t.trick(PLAYER, "chinese_sticks", "clubs")
    t.state.turn = turn
    return t


def cards(t: Solo, number: int = 1) -> list[str]:
    """The cards of the next marker or pair."""
    plan = set_up_plan(t.state, HEIR, number)
    return [laying.move.card for laying in plan.layings] if plan else []


def fill(t: Solo, *names: str) -> None:
    """No free slot is left on these cards."""
    for name in names:
        card = t.state.performance(name)
        for slot, marker in enumerate(card.markers):
            if marker is None:
                points = ("up", "right", "down", "left")[card.card.circles[slot][0]]
                t.laid(name, card.card.slots[slot], PLAYER, "chinese_sticks", points, "diamonds")


def test_cards_by_own_markers_then_the_players_then_leftmost() -> None:
    t = table()
    assert cards(t) == [LEFT]
    t.laid(MIDDLE, (1, 2), PLAYER, "chinese_sticks", "up", "clubs")
    assert cards(t) == [MIDDLE]
    t.laid(LEFT, (1, 2), HEIR, "water_tank_escape", "left", "hearts")
    assert cards(t) == [LEFT]
    t.laid(MIDDLE, (0, 0), HEIR, "water_tank_escape", "right", "hearts")
    assert cards(t) == [MIDDLE], "both have a marker of the Heir, this one also one of the player"
    # a card with its marker of the same trick is no card for it
    assert cards(table().laid(MIDDLE, (0, 0), HEIR, "walled", "right", "spades")) == [LEFT]


def test_the_doomed_card_only_when_there_is_no_other() -> None:
    """The rightmost of three cards is avoided even with an own marker; it is taken when nothing else is free."""
    t = table().laid(RIGHT, (0, 2), HEIR, "water_tank_escape", "up", "hearts")
    assert cards(t) == [LEFT]
    fill(t, LEFT, MIDDLE)
    plan = there(set_up_plan(t.state, HEIR, 1))
    assert (plan.card, plan.reason) == (RIGHT, "doomed_card_only")
    # no card is doomed in the last turn nor in a row of two
    t = table(turn=7).laid(RIGHT, (0, 2), HEIR, "water_tank_escape", "up", "hearts")
    assert cards(t) == [RIGHT]
    t = table(LEFT, RIGHT).laid(RIGHT, (0, 2), HEIR, "water_tank_escape", "up", "hearts")
    assert cards(t) == [RIGHT]


def test_a_trick_that_fits_nowhere_is_passed_for_the_next() -> None:
    t = table(MIDDLE).laid(MIDDLE, (0, 0), HEIR, "walled", "right", "spades")
    assert there(set_up_plan(t.state, HEIR, 1)).layings[0].move.place == 1
    fill(t, MIDDLE)
    assert set_up_plan(t.state, HEIR, 1) is None


def alone(card: str, trick: str, *laid: tuple[tuple[int, int], str, str, str]) -> tuple[tuple[int, int], str, object]:
    """Where the Heir lays one marker, where its own corner points, and what decided: Links, Fame, Shards."""
    t = Solo(magician="yoruba_spiritmaster").row(card).heirs_trick(trick, 1, "spades", 0)
    for cell, other, points, suit in laid:
        t.laid(card, cell, PLAYER, other, points, suit)
    (laying,) = there(set_up_plan(t.state, HEIR, 1)).layings
    category = TRICKS[trick].category
    points = next(p for p in ("up", "right", "down", "left") if turned(category, p) == laying.move.turns)
    return laying.card.card.slots[laying.move.slot], points, laying.worth


@pytest.mark.parametrize(
    ("card", "trick", "cell", "points"),
    [
        ("solo_riverside_03", "chinese_sticks", (0, 0), "right"),
        ("solo_riverside_02", "card_manipulation", (1, 0), "down"),
        ("solo_magorian_03", "walled", (1, 0), "down"),
        ("solo_pantheon_01", "walled", (0, 0), "right"),
        ("solo_magorian_02", "card_manipulation", (0, 2), "up"),
    ],
)
def test_of_equal_ways_the_first_slot_in_reading_order_and_the_first_orientation(
    card: str, trick: str, cell: tuple[int, int], points: str
) -> None:
    """Row by row and not column by column, then clockwise from up; a Link comes first, wherever it lies."""
    linked = (1, 1, 0) if cell == (0, 2) else (0, 0, 0)
    assert alone(card, trick) == (cell, points, linked)


def test_the_first_of_equal_links() -> None:
    """Two slots with a Link each; two orientations with a Link each on one slot."""
    assert alone("solo_magorian_02", "walled") == ((0, 0), "right", (1, 2, 0))
    assert alone("solo_magorian_04", "chinese_sticks") == ((0, 1), "up", (1, 1, 0))


PIANO, AUTOMATON = ("living_piano", "diamonds"), ("automaton", "clubs")


@pytest.mark.parametrize(
    ("card", "trick", "laid", "expected"),
    [
        # two Links of level 1 before one with a Trick of level 3, on the earlier slot (1, 0)
        (
            "solo_pantheon_01",
            "spirit_hand",
            [((0, 1), PIANO, "right"), ((0, 0), AUTOMATON, "right")],
            ((1, 1), "down", (2, 2, 0)),
        ),
        # a Link with a Trick of level 3 before one with a Shard, on the earlier slot (0, 0)
        ("solo_riverside_03", "stocks_escape", [((1, 1), AUTOMATON, "up")], ((1, 2), "up", (1, 3, 0))),
        # a Link with a Shard before an equal one without, on the earlier slot (0, 1)
        ("solo_magorian_03", "chinese_sticks", [((1, 0), PIANO, "down")], ((1, 1), "up", (1, 1, 1))),
    ],
)
def test_more_links_beat_more_fame_and_fame_beats_a_shard(
    card: str, trick: str, laid: list[tuple[tuple[int, int], tuple[str, str], str]], expected: object
) -> None:
    assert alone(card, trick, *[(cell, name, points, suit) for cell, (name, suit), points in laid]) == expected


def test_a_pair_in_which_all_ways_are_equal_keeps_the_left_trick_first() -> None:
    """Best total first; of equal ones the left Trick is laid first, on the earlier slot, in the first orientation."""
    t = Solo(magician="yoruba_spiritmaster").row("solo_magorian_03")
    t.heirs_trick("chinese_sticks", 1, "spades", 0).heirs_trick("levitation", 1, "hearts", 1)
    one, two = there(set_up_plan(t.state, HEIR, 2)).layings
    assert (one.move.place, two.move.place) == (0, 1)
    ways = all_ways(t)
    best = max(total for total, _ in ways)
    assert (one.links + two.links, one.fame + two.fame, one.shards + two.shards) == best
    assert (one.move, two.move) == next(moves for total, moves in ways if total == best)


def all_ways(t: Solo) -> list[tuple[tuple[int, int, int], tuple[SetUpFrom, SetUpFrom]]]:
    """Every way to lay the Tricks 0 and 1 on the one card with 0 first, in the order of the ties; payments by Solo."""
    name, grid = t.state.row[0].id, t.state.row[0].card
    reading = sorted(range(len(grid.slots)), key=lambda slot: (grid.slots[slot][1], grid.slots[slot][0]))
    found = []
    for a in reading:
        for corner_a in grid.circles[a]:
            for b in reading:
                for corner_b in grid.circles[b] if b != a and t.state.row[0].markers[b] is None else ():
                    if t.state.row[0].markers[a] is None:
                        moves = (way(t, 0, name, a, corner_a), way(t, 1, name, b, corner_b))
                        found.append((paid(t, moves), moves))
    return found


def way(t: Solo, place: int, card: str, slot: int, corner: int) -> SetUpFrom:
    category = there(t.player(HEIR).tricks[place]).trick.category
    return SetUpFrom(place, card, slot, turned(category, ("up", "right", "down", "left")[corner]))


def paid(t: Solo, moves: tuple[SetUpFrom, ...]) -> tuple[int, int, int]:
    """Links, Fame and Shards when the markers are laid one after the other, counted on the finished card."""
    card = t.state.row[0]
    links = fame = shards = 0
    for move in moves:
        trick, before = there(t.player(HEIR).tricks[move.place]), set(map(id, card.links))
        card = card.with_marker(move.slot, Marker(HEIR, trick.id, trick.suit, move.turns))
        new = [link for link in card.links if id(link) not in before]
        links, fame = links + len(new), fame + TRICKS[trick.id].level * len(new)
        shards += sum(link.shard for link in new)
    return links, fame, shards


def test_the_second_marker_of_the_same_trick_makes_no_pair() -> None:
    """It may not share the card, so the first goes alone."""
    assert cards(Solo().row(LEFT, MIDDLE).heirs_trick("walled", 2, "spades", 0), 2) == [LEFT]
    # The second Trick already lies on the first one's card and goes elsewhere.
    assert cards(table(LEFT, MIDDLE).laid(LEFT, (1, 2), HEIR, "water_tank_escape", "left", "hearts"), 2) == [LEFT]


def test_a_third_marker_is_planned_anew() -> None:
    t = Solo("hard").row("solo_pantheon_01", "solo_pantheon_02").heirs_team("engineer").plan("quiet_week")
    for place, (trick, suit) in enumerate(
        (("walled", "spades"), ("prison_break", "hearts"), ("zig_zag_lady", "clubs"))
    ):
        t.heirs_trick(trick, 1, suit, place)
    events = t.assigned(HEIR, engineer="theater").heir_places()
    assert reasons(events)[1:] == ["pair", "second_of_pair", "own_marker", "all_used"]


def test_printed_markers_make_links_for_both_sides() -> None:
    """Fame by the level of the Trick set up, and the performer counts the Link, whoever performs."""
    for seat in (PLAYER, HEIR):
        t = Solo(magician="yoruba_spiritmaster", player="the_mechaniker").row(MIDDLE)
        t.laid(MIDDLE, (0, 0), seat, "walled", "right", "spades")
        assert len(t.state.row[0].links) == 1
        assert [link_fame(t.state, performer, t.state.row[0]) for performer in (PLAYER, HEIR)] == [1, 1]
    # the player is paid for a link with a printed marker and the marker gets nothing
    t = Solo(magician="yoruba_spiritmaster", player="the_mechaniker").row(MIDDLE).trick(PLAYER, "walled", markers=1)
    t.purse(HEIR, fame=5, coins=0, shards=0)
    t.acts(PLAYER, "apprentice_1", "friday.backstage.0")
    t.do(next(m for m in t.game.legal_moves() if type(m).__name__ == "SetUpTrick"))
    slot = t.state.row[0].card.slots.index((0, 0))
    t.do(PlaceMarker(MIDDLE, slot, turned("escape", "right")))
    t.do(next(m for m in t.game.legal_moves() if getattr(m, "resource", "") == "fame"))
    assert t.has(PLAYER) == (7, 10, 1)
    assert t.has(HEIR) == (5, 0, 0)


@pytest.mark.parametrize("card", sorted(card for card in PERFORMANCES if PERFORMANCES[card].neutral))
def test_nothing_can_be_laid_on_a_printed_marker(card: str) -> None:
    """Neither by the player nor by the Heir, not even where the orientation does not matter."""
    printed = {slot for slot, _ in PERFORMANCES[card].neutral}
    t = Solo(magician="master_of_chains").row(card).trick(PLAYER, "walled", markers=1).acts(PLAYER, "magician", BACK)
    t.do(SetUpTrick(0))
    assert {move.slot for move in t.offers(PlaceMarker)} == set(range(len(PERFORMANCES[card].slots))) - printed
    t = Solo(magician="master_of_chains").row(card).heirs_trick("chinese_sticks", 1, "spades", 0)
    laid = []
    for suit in ("spades", "hearts", "clubs", "diamonds", "a fifth", "a sixth"):
        t.player(HEIR).tricks[0] = there(t.player(HEIR).tricks[0])._replace(suit=suit)
        if plan := set_up_plan(t.state, HEIR, 1):
            laid.append(plan.layings[0].move.slot)
            t.state.replace_performance(plan.layings[0].card)
    assert sorted(laid + list(printed)) == list(range(len(PERFORMANCES[card].slots)))


def test_a_printed_marker_stays_after_the_show() -> None:
    t = Solo(magician="yoruba_spiritmaster", player="the_mechaniker").row(MIDDLE).heirs_team("magician")
    t.heirs_trick("walled", 0, "spades", 0).laid(MIDDLE, (0, 0), HEIR, "walled", "right", "spades")
    printed = [slot for slot, marker in enumerate(t.state.row[0].markers) if marker and marker.owner < 0]
    t.works(HEIR, "magician", "friday.perform").phase_at(5, 3)
    t.do(t.next)
    card = next(card for card in t.state.row if card.id == MIDDLE)
    assert [slot for slot, marker in enumerate(card.markers) if marker] == printed
    assert there(t.player(HEIR).tricks[0]).markers == 1
