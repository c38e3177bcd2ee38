"""The Magicians of the Academy, and those whose ability it changes."""

from academy_table import SLOT, Academy
from table import lay

from trickerion.rules.catalog import DIRECTIONS, TRICKS
from trickerion.rules.locations.theater import payments_at
from trickerion.rules.moves import ChooseReward, SetUpTrick

OPTICAL = next(t for t in TRICKS.values() if t.category == "optical" and t.level == 1)
SEATS = ("the_mechaniker", "lumenia_the_radiant")


def test_lumenia_the_radiant() -> None:
    """Each Link that she makes by setting up a Trick pays 1 fame or 1 coin more (never a shard)."""
    other = next(t for t in TRICKS.values() if t.category == "optical" and t.level == 1 and t.id != OPTICAL.id)
    for magicians, paid in ((SEATS, 2), (("the_mechaniker", "the_gentleman"), 1)):
        t = Academy(magicians=magicians).row("riverside_01")
        t.trick(1, OPTICAL.id, markers=1).trick(0, other.id, "hearts")
        card = t.state.performance("riverside_01").card
        link = card.links[0]
        t.marker("riverside_01", link.a, 0, other.id, DIRECTIONS[link.a_corner], "hearts")
        t.acts(1, "magician", "friday.backstage.0")
        t.do(SetUpTrick(0), lay("riverside_01", link.b, OPTICAL.id, DIRECTIONS[link.b_corner]))
        before = t.has(1)
        assert payments_at(t.state, t.state.performance("riverside_01"), link.b, 1)[0].pays == (paid,)
        t.do(ChooseReward("coins"))
        assert t.has(1)[1] == before[1] + paid


def test_the_gentleman_counts_the_academy() -> None:
    """His ability counts for the Academy as well."""
    t = Academy(magicians=("the_mechaniker", "the_gentleman")).trick(1, OPTICAL.id)
    t.acts(1, "magician", SLOT)
    assert t.has(1)[0] == 5 + 1
