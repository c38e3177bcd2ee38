"""The special Assignment cards that come with the Academy, each by its wording."""

from academy_table import SLOT, Academy

from trickerion.rules.moves import LearnSecret


def test_scholarship() -> None:
    """The action costs 1 action point, and the player gains 2 coins."""
    t = Academy().display("alley_cat", "frugal_life")
    t.acts_with(0, "magician", "scholarship", SLOT)
    t.events = t.do(LearnSecret("alley_cat"))
    assert t.points == 4 and t.has(0)[1] == 12 and t.used(0) == ["scholarship"]
    t.do(LearnSecret("frugal_life"))
    t.do(t.game.legal_moves()[0]) if t.question == "ChoosingSecretSlot" else None
    assert t.points == 2 and t.has(0)[1] == 12, "for one Action"
