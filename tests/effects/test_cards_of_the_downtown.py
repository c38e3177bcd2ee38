"""The ten special Assignment cards of Downtown, each from its wording."""

import pytest
from alley import APPRENTICE, MAGICIAN, Alley, gains
from given import there
from table import of

from trickerion.rules import moves as mv
from trickerion.rules.catalog import DICE, X
from trickerion.rules.events import CharacterEnhanced, CharacterHired, CharacterJoined, DieRolled, WagesPaid

D0, D3 = "downtown.0", "downtown.3"


def downtown(card: str, character: str = MAGICIAN, slot: str = D3, **dice: str) -> Alley:
    """The Character has just been placed with the card; the Magician has 3 points on the lowest slot."""
    return Alley().dice(**dice).acts_with(0, character, card, slot)


def apprentices(table: Alley) -> list[str]:
    return [name for name in table.player(0).hired if name.startswith("apprentice")]


def test_mass_recruitment_hires_a_second_apprentice_for_three_coins() -> None:
    table = downtown("mass_recruitment", inn_apprentice="apprentice")
    events = table.do(mv.HireCharacter("inn_apprentice"), mv.UseCard("mass_recruitment"))
    assert [e.die for e in of(CharacterHired, events)] == ["inn_apprentice", ""], "no die for the second"
    assert apprentices(table) == ["apprentice_2", "apprentice_3"]
    assert table.player(0).coins == 7
    assert table.points == 0
    table = downtown("mass_recruitment", inn_apprentice="apprentice")
    table.do(mv.HireCharacter("inn_apprentice"), mv.Skip())
    assert len(apprentices(table)) == 1
    assert table.player(0).coins == 10
    for coins, question in ((2, "CharacterActs"), (3, "Recruiting")):
        table = Alley().dice(inn_apprentice="apprentice").purse(0, coins=coins)
        table.acts_with(0, MAGICIAN, "mass_recruitment", D3).do(mv.HireCharacter("inn_apprentice"))
        assert table.question == question, "3 Coins are enough, 2 are not"
    table = Alley().dice(inn_apprentice="apprentice").team(0, "apprentice_2")
    table.acts_with(0, MAGICIAN, "mass_recruitment", D3).do(mv.HireCharacter("inn_apprentice"))
    assert table.question == "CharacterActs", "three Apprentices are all without an Assistant"
    table = downtown("mass_recruitment", inn_specialist="engineer")
    table.do(mv.HireCharacter("inn_specialist"))
    assert table.question == "CharacterActs"


def test_hypnotic_motivation_lets_the_hired_one_work_this_turn() -> None:
    """It joins at once, gets a card, is placed later in the phase, and is paid."""
    table = downtown("hypnotic_motivation", inn_specialist="manager")
    events = table.do(mv.HireCharacter("inn_specialist"), mv.UseCard("hypnotic_motivation"))
    assert of(CharacterJoined, events) == [CharacterJoined(0, "manager", "board")]
    table.do(mv.LayCard("manager", "workshop"), mv.FinishCharacter())
    assert table.question == "Placing"
    table.do(mv.PlaceCharacter("manager", "workshop.0.0"))
    events = table.do(mv.FinishCharacter())
    assert of(WagesPaid, events)[0].due == 2
    # without a card means idle
    table = downtown("hypnotic_motivation", inn_specialist="manager")
    table.do(mv.HireCharacter("inn_specialist"), mv.UseCard("hypnotic_motivation"), mv.Skip())
    assert table.player(0).characters["manager"].status == "idle"
    assert not of(WagesPaid, table.do(mv.FinishCharacter()))
    # is optional
    table = downtown("hypnotic_motivation", inn_specialist="manager")
    table.do(mv.HireCharacter("inn_specialist"), mv.Skip())
    assert "manager" not in table.player(0).characters
    assert table.player(0).hired == ["manager"]
    # asks for the place of an apprentice
    table = Alley().team(0, "assistant").dice(inn_apprentice="apprentice")
    table.acts_with(0, MAGICIAN, "hypnotic_motivation", D3)
    table.do(
        mv.HireCharacter("inn_apprentice"), mv.UseCard("hypnotic_motivation"), mv.ChooseApprenticePlace("assistant")
    )
    assert table.player(0).characters["apprentice_2"].home == "assistant"
    # needs a home: The Assistant whose board would house the fourth Apprentice is hired but has not joined.
    table = Alley().team(0, "apprentice_2", "apprentice_3").dice(inn_apprentice="apprentice")
    table.player(0).hired = ["assistant"]
    table.acts_with(0, MAGICIAN, "hypnotic_motivation", D3).do(mv.HireCharacter("inn_apprentice"))
    assert table.question == "CharacterActs"


def test_headhunter_hires_any_kind_for_two_points() -> None:
    table = Alley().dice(inn_apprentice="apprentice").acts_with(0, APPRENTICE, "headhunter", D0)
    table.do(mv.HireCharacter("inn_apprentice"))
    assert {m.character for m in table.offers(mv.ChooseKind)} == {"assistant", "engineer", "manager", "apprentice"}
    table.do(mv.ChooseKind("engineer"))
    assert table.player(0).hired == ["engineer"]
    assert table.points == 3 - 2
    assert table.state.dice["inn_apprentice"] == X
    # needs a die without x and keeps the limits
    assert not downtown("headhunter").offers(mv.HireCharacter)
    table = Alley().team(0, "manager").dice(inn_specialist="manager").acts_with(0, MAGICIAN, "headhunter", D3)
    table.do(mv.HireCharacter("inn_specialist"))
    assert "manager" not in {m.character for m in table.offers(mv.ChooseKind)}
    # helps one hire
    table = Alley().dice(inn_apprentice="apprentice", inn_specialist="manager")
    table.acts_with(0, MAGICIAN, "headhunter", D0).do(mv.HireCharacter("inn_apprentice"), mv.ChooseKind("engineer"))
    assert table.points == 3
    table.do(mv.HireCharacter("inn_specialist"))
    assert table.player(0).hired == ["engineer", "manager"]
    assert table.points == 0


def overhaul(**pieces: int) -> Alley:
    """Linking Rings with a marker on the card and one in the Theater; Levitation can be learned."""
    table = Alley().row("riverside_01").dice(residence_a="mechanical").components(0, **pieces)
    table.trick(0, "linking_rings", "hearts", markers=2).marker("riverside_01", 0, 0, "linking_rings", "down", "hearts")
    return table.acts_with(0, MAGICIAN, "trick_overhaul", D3)


def test_trick_overhaul_passes_symbol_and_markers_on() -> None:
    table = overhaul(glass=3, petroleum=2, rope=1)
    table.do(mv.LearnTrick("levitation"))
    assert table.can(mv.ReplaceTrick(0))
    assert table.can(mv.ChooseTrickPlace(1))
    table.do(mv.ReplaceTrick(0))
    player = table.player(0)
    assert (there(player.tricks[0]).id, there(player.tricks[0]).suit, there(player.tricks[0]).markers) == (
        "levitation",
        "hearts",
        2,
    )
    assert "linking_rings" in table.state.residence["mechanical"]
    assert table.state.performance("riverside_01").markers[0] is None, "its markers in the Theater go to the supply"
    assert player.supply["hearts"] == 2
    # only with the components of the new trick
    table = overhaul(glass=3)
    table.do(mv.LearnTrick("levitation"))
    assert not table.offers(mv.ReplaceTrick)
    table = Alley().dice(residence_a="mechanical").components(0, glass=3, petroleum=2, rope=1)
    for place, trick in enumerate(("linking_rings", "mind_reading", "stocks_escape")):
        table.trick(0, trick, ("hearts", "clubs", "spades")[place], place)
    table.acts_with(0, MAGICIAN, "trick_overhaul", D3)
    assert {m.trick for m in table.offers(mv.LearnTrick)} == {"levitation"}, "for the others something must go first"
    table.do(mv.LearnTrick("levitation"), mv.ReplaceTrick(1))
    assert [there(owned).id for owned in table.player(0).tricks[:3]] == ["linking_rings", "levitation", "stocks_escape"]


def test_thirst_for_knowledge_learns_any_category_for_two_points() -> None:
    table = Alley().dice(residence_a="optical").acts_with(0, APPRENTICE, "thirst_for_knowledge", D0)
    table.do(mv.LearnTrick("stocks_escape"), mv.ChooseSuit("clubs"))
    assert there(table.player(0).tricks[0]).id == "stocks_escape"
    assert table.points == 3 - 2
    assert table.state.dice["residence_a"] == X
    # keeps x and thresholds
    assert not downtown("thirst_for_knowledge").offers(mv.LearnTrick)
    table = Alley().purse(0, fame=10, coins=0).dice(residence_a="any")
    table.acts_with(0, MAGICIAN, "thirst_for_knowledge", D3)
    assert all(m.trick not in ("walled", "automaton") for m in table.offers(mv.LearnTrick))


def test_without_thirst_for_knowledge_the_die_must_match() -> None:
    assert not Alley().dice(residence_a="optical").acts(0, MAGICIAN, D3).can(mv.LearnTrick("stocks_escape"))


@pytest.mark.parametrize(("trick", "markers"), [("linking_rings", 1), ("bullet_catch", 1), ("automaton", 0)])
def test_leaked_blueprints_brings_a_marker_on_level_1_and_2(trick: str, markers: int) -> None:
    table = Alley().purse(0, fame=40).dice(residence_a="any").acts_with(0, MAGICIAN, "leaked_blueprints", D3)
    table.do(mv.LearnTrick(trick), mv.ChooseSuit("clubs"))
    assert there(table.player(0).tricks[0]).markers == markers
    assert table.player(0).supply["clubs"] == 4 - markers


def invest(bank: str = "5") -> Alley:
    table = Alley().dice(bank_a=bank).stock("saw", "wood", "cog", quick="glass")
    table.acts_with(0, MAGICIAN, "investments", D3).do(mv.TakeCoins("bank_a"))
    return table


def test_investments_buys_up_to_three_components_of_any_types() -> None:
    table = invest("6")
    table.do(
        mv.UseCard("investments"), mv.ChooseComponent("saw"), mv.ChooseComponent("wood"), mv.ChooseComponent("cog")
    )
    assert table.question == "CharacterActs"
    assert table.player(0).components == {"saw": 1, "wood": 1, "cog": 1}
    assert table.player(0).coins == 10 + 6 - 2 - 1 - 3
    table = invest("3")
    table.do(mv.UseCard("investments"), mv.ChooseComponent("saw"))
    assert {m.component for m in table.offers(mv.ChooseComponent)} == {"wood"}, "glass costs 2 on the Quick Order slot"
    table.do(mv.Skip())
    assert table.player(0).coins == 10 + 3 - 2
    # is optional
    table = invest()
    table.do(mv.Skip())
    assert table.player(0).coins == 15
    assert table.player(0).components == {}


def test_fame_and_fortune_gives_the_number_less_one() -> None:
    assert gains(downtown("fame_and_fortune", bank_b="6").do(mv.TakeCoins("bank_b")), 0) == (5, 6, 0)


def test_interest_rolls_the_die_once_more_for_two_points() -> None:
    table = Alley().dice(bank_a="4").acts_with(0, APPRENTICE, "interest", D0)
    (rolled,) = of(DieRolled, table.do(mv.TakeCoins("bank_a")))
    assert rolled.die == "bank_a"
    assert rolled.face in DICE["bank_a"].faces
    assert table.player(0).coins == 10 + 4 + (0 if rolled.face == X else int(rolled.face))
    assert table.state.dice["bank_a"] == X
    assert table.points == 1
    # of an x adds nothing
    seen = set()
    for event in range(40):
        table = Alley().dice(bank_a="4")
        table.state.chance_events = event
        rolled = of(DieRolled, table.acts_with(0, MAGICIAN, "interest", D3).do(mv.TakeCoins("bank_a")))[0].face
        assert table.player(0).coins - 14 == (0 if rolled == X else int(rolled))
        seen.add(rolled)
    assert X in seen
    assert len(seen) > 3


def test_empower_makes_a_shard_worth_three_points() -> None:
    table = Alley().purse(0, shards=2).acts_with(0, APPRENTICE, "empower", D0)
    assert of(CharacterEnhanced, table.do(mv.Enhance()))[0].points == 1 + 2 + 3 == table.points
    assert table.player(0).shards == 1
    assert not table.can(mv.Enhance())
    assert not table.can(mv.ForgoBonus())
    # given up leaves the usual enhance
    table = Alley().purse(0, shards=1).acts_with(0, APPRENTICE, "empower", D0)
    table.do(mv.ForgoBonus(), mv.Enhance())
    assert table.points == 1 + 2 + 1 + 1
