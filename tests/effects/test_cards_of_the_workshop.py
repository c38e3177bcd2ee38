"""The ten special Assignment cards of the Workshop, each from its wording."""

from typing import Any

import pytest
from alley import APPRENTICE, MAGICIAN, Alley, gains
from given import there
from table import END_TURN, lay, of

from trickerion.play.challenges.goals import PLACING, PREPARED, Reached, Task, counted
from trickerion.rules import events as e
from trickerion.rules import moves as mv
from trickerion.rules.catalog import SLOTS

W0 = "workshop.0.0"
R1 = "riverside_01"
PREPARE = Task(0, PREPARED, 9, PLACING)


def rings(card: str, character: str = MAGICIAN, **pieces: Any) -> Alley:
    """Linking Rings (2 metal, 2 Trick Markers, 2 Coins) can be prepared with this card."""
    table = Alley().row(R1).trick(0, "linking_rings", "hearts").components(0, **(pieces or {"metal": 2}))
    return table.acts_with(0, character, card, W0)


def markers(table: Alley, place: int = 0) -> int:
    return there(table.player(0).tricks[place]).markers


# ------------------------------------------------------------------ Trick Tweaking
def test_trick_tweaking_adds_a_marker() -> None:
    table = rings("trick_tweaking")
    events = table.do(mv.Prepare(0))
    assert of(e.TrickPrepared, events) == [e.TrickPrepared(0, "linking_rings", 3)]
    assert markers(table) == 3
    # takes what is left in the supply
    table = Alley().trick(0, "linking_rings", "hearts").components(0, metal=2)
    table.player(0).supply["hearts"] = 2
    table.acts_with(0, MAGICIAN, "trick_tweaking", W0).do(mv.Prepare(0))
    assert markers(table) == 2
    # helps one prepare
    table = Alley().trick(0, "linking_rings", "hearts").trick(0, "barricaded_barrels", "clubs", 1)
    table.components(0, metal=2, wood=2).acts_with(0, MAGICIAN, "trick_tweaking", W0).do(mv.Prepare(0), mv.Prepare(1))
    assert (markers(table, 0), markers(table, 1)) == (3, 2)


# ------------------------------------------------------------------ Test Run
def test_test_run_gives_a_marker_for_the_yields_now() -> None:
    table = rings("test_run")
    events = table.do(mv.Prepare(0), mv.UseCard("test_run"))
    assert markers(table) == 1
    assert table.player(0).supply["hearts"] == 3
    assert gains(events, 0) == (0, 2, 0)
    assert of(e.MarkersReturned, events) == [e.MarkersReturned(((0, "hearts"),), 0)], "the log tells of the marker"
    assert counted(PREPARE, events, Reached()).number == 1, "a challenge counts what is left"
    # counts enhance trick and no weekday
    table = Alley().trick(0, "linking_rings", "hearts").components(0, metal=2)
    table.player(0).tricks[0] = there(table.player(0).tricks[0])._replace(shards=2)
    table.acts_with(0, MAGICIAN, "test_run", W0)
    assert gains(table.do(mv.Prepare(0), mv.UseCard("test_run")), 0) == (2, 4, 0)
    # may leave no marker at all
    table = Alley().trick(0, "breath_of_life", "hearts").components(0, metal=1, fabric=2, saw=1)
    table.acts_with(0, MAGICIAN, "test_run", W0).do(mv.Prepare(0), mv.UseCard("test_run"))
    assert markers(table) == 0
    assert table.has(0) == (7, 13, 0)
    # is optional
    table = rings("test_run")
    table.do(mv.Prepare(0), mv.Skip())
    assert markers(table) == 2
    assert table.has(0) == (5, 10, 0)


# ------------------------------------------------------------------ Replaceable Parts
def replaceable(other: str) -> Alley:
    table = Alley().trick(0, "linking_rings", "hearts").trick(0, other, "clubs", 1, markers=1)
    return table.components(0, metal=2).acts_with(0, MAGICIAN, "replaceable_parts", W0)


def test_replaceable_parts_puts_a_marker_on_another_trick() -> None:
    """Of its own suit, without its Components, also where markers lie."""
    table = replaceable("mind_reading")
    events = table.do(mv.Prepare(0), mv.ChooseOwnTrick(1))
    assert (markers(table, 0), markers(table, 1)) == (1, 2)
    assert of(e.MarkersReturned, events) == [e.MarkersReturned(((0, "hearts"),), 0)], "the log tells of the marker"
    assert counted(PREPARE, events, Reached()).number == 2, "of two, one lies elsewhere"
    assert table.player(0).supply == {"spades": 4, "hearts": 3, "diamonds": 4, "clubs": 2}
    # not for a higher threshold
    table = replaceable("bullet_catch")
    table.do(mv.Prepare(0))
    assert table.question == "CharacterActs"
    assert markers(table, 0) == 2
    # needs a marker in the supply
    table = replaceable("mind_reading")
    table.player(0).supply["clubs"] = 0
    table.do(mv.Prepare(0))
    assert table.question == "CharacterActs"


# ------------------------------------------------------------------ Invention
def test_invention_pays_for_advanced_and_superior_components() -> None:
    """Every piece on the list: Pepper's Ghost needs 2 glass, 2 saws, 2 disguises."""
    table = Alley().trick(0, "peppers_ghost").components(0, glass=2, saw=2, disguise=2)
    events = table.acts_with(0, MAGICIAN, "invention", W0).do(mv.Prepare(0))
    assert of(e.FameGained, events) == [e.FameGained(0, 4, "invention")]
    assert of(e.SpecialCardUsed, events)
    # nothing for basic components
    assert not of(e.FameGained, rings("invention").do(mv.Prepare(0)))


# ------------------------------------------------------------------ Ingenuity
@pytest.mark.parametrize("pieces", [{"metal": 1}, {"wood": 1}])
def test_ingenuity_prepares_with_too_few_of_one_component(pieces: dict[str, Any]) -> None:
    """Even with none of it; a single marker."""
    table = rings("ingenuity", **pieces)
    table.do(mv.Prepare(0))
    assert markers(table) == 1


def test_ingenuity_allows_only_one_type_to_be_short() -> None:
    table = Alley().trick(0, "living_piano").components(0, wood=1).acts_with(0, MAGICIAN, "ingenuity", W0)
    assert not table.can(mv.Prepare(0))
    # one marker on the engineers slot too
    table = Alley().team(0, "engineer").trick(0, "linking_rings", "hearts", place=3).components(0, metal=1)
    table.acts_with(0, MAGICIAN, "ingenuity", W0).do(mv.Prepare(3))
    assert markers(table, 3) == 1
    # is kept when nothing lacks
    table = Alley().trick(0, "linking_rings", "hearts").trick(0, "mind_reading", "clubs", 1)
    table.components(0, metal=2, glass=1).acts_with(0, MAGICIAN, "ingenuity", W0)
    table.do(mv.Prepare(0), mv.Prepare(1))
    assert (markers(table, 0), markers(table, 1)) == (2, 1)


def test_without_ingenuity_every_component_is_needed() -> None:
    assert not Alley().trick(0, "linking_rings").components(0, metal=1).acts(0, MAGICIAN, W0).can(mv.Prepare(0))


# ------------------------------------------------------------------ Unstable Prototype
def prototype(supply: int = 4) -> Alley:
    """Living Piano has been prepared with its 3 Trick Markers."""
    table = Alley().trick(0, "living_piano").components(0, wood=2, glass=1, animal=1, metal=3)
    table.player(0).supply["spades"] = supply
    table.acts_with(0, MAGICIAN, "unstable_prototype", W0).do(mv.Prepare(0))
    return table


@pytest.mark.parametrize("pieces", [1, 2, 3])
def test_unstable_prototype_gives_back_up_to_three_pieces(pieces: int) -> None:
    """1 Trick Marker more in all, with 3 of the suit still in the supply; 1 Fame and 1 Coin for each piece."""
    table = Alley().trick(0, "burning_mummy").components(0, fabric=3, petroleum=1)
    table.acts_with(0, MAGICIAN, "unstable_prototype", W0).do(mv.Prepare(0))
    given = ("fabric", "petroleum", "fabric")[:pieces]
    events = table.do(*map(mv.ChooseComponent, given))
    assert of(e.TrickPrepared, events) == [e.TrickPrepared(0, "burning_mummy", 1)]
    assert (table.question == "CharacterActs") == (pieces == 3)
    assert markers(table) == 1 + 1
    assert table.player(0).supply["spades"] == 4 - 2
    assert table.has(0) == (5 + pieces, 10 + pieces, 0)
    assert sum(table.player(0).components.values()) == 4 - pieces


def test_unstable_prototype_is_limited_by_the_supply() -> None:
    """The pieces are paid, even when no Trick Marker of the suit is left."""
    table = prototype(supply=3)
    table.do(mv.ChooseComponent("wood"), mv.Skip())
    assert markers(table) == 3
    assert table.has(0) == (6, 11, 0)
    # takes only components of the trick
    assert {move.component for move in prototype().offers(mv.ChooseComponent)} == {"wood", "glass", "animal"}
    # may stop or not begin
    table = prototype()
    table.do(mv.Skip())
    assert markers(table) == 3
    assert table.has(0) == (5, 10, 0)
    table = prototype()
    table.do(mv.ChooseComponent("glass"), mv.Skip())
    assert markers(table) == 4
    assert table.has(0) == (6, 11, 0)


# ------------------------------------------------------------------ Enhance Trick
def test_enhance_trick_spends_a_shard_for_lasting_yields() -> None:
    table = Alley().trick(0, "linking_rings").components(0, metal=2).purse(0, shards=1)
    events = table.acts_with(0, MAGICIAN, "enhance_trick", W0).do(mv.Prepare(0), mv.UseCard("enhance_trick"))
    assert of(e.ShardsPaid, events) == [e.ShardsPaid(0, 1, "enhance_trick")]
    assert there(table.player(0).tricks[0]).shards == 1
    assert table.has(0) == (5, 10, 0)
    table = Alley().row(R1).trick(0, "linking_rings").marker(R1, 0, 0, "linking_rings", "down")
    table.player(0).tricks[0] = there(table.player(0).tricks[0])._replace(shards=2)
    table.performs(0, card=R1)
    (paid,) = of(e.TrickPerformed, table.events)
    assert (paid.fame, paid.coins) == (0 + 2, 2 + 2), "several Shards add up"
    # needs a shard
    table = rings("enhance_trick")
    table.do(mv.Prepare(0))
    assert table.question == "CharacterActs"


# ------------------------------------------------------------------ On-stage Preparation
def test_on_stage_preparation_lays_a_marker_without_link_payment() -> None:
    table = Alley().row(R1).trick(0, "linking_rings", "hearts").components(0, metal=2)
    table.marker(R1, 0, 1, "living_piano", "down").prophecy("night_of_gears")
    table.acts_with(0, MAGICIAN, "on_stage_preparation", W0)
    events = table.do(mv.Prepare(0), lay(R1, 1, "linking_rings", "up"))
    assert markers(table) == 1
    assert there(table.state.performance(R1).markers[1]).suit == "hearts"
    assert not of(e.Linked, events), "no Link, no Shard, no set up"
    assert table.has(0) == (5, 10, 0), "no Link, no Shard, no set up"
    assert table.question == "CharacterActs"
    # keeps the rules of placement
    table = Alley().row(R1, "riverside_10").trick(0, "linking_rings", "spades").components(0, metal=2)
    table.marker(R1, 0, 0, "linking_rings", "down").acts_with(0, MAGICIAN, "on_stage_preparation", W0)
    table.do(mv.Prepare(0))
    assert {move.card for move in table.offers(mv.PlaceMarker)} == {"riverside_10"}
    assert table.can(mv.Skip())


# ------------------------------------------------------------------ Hidden Talent
def talent(character: str = APPRENTICE, coins: int = 10) -> Alley:
    """The Character prepares; nobody performs; the turn ends."""
    table = Alley().row(R1).purse(0, coins=coins).trick(0, "linking_rings").components(0, metal=2)
    table.acts_with(0, character, "hidden_talent", W0)
    table.events = table.do(mv.Prepare(0), mv.FinishCharacter())
    return table


def test_hidden_talent_turns_the_apprentice_into_a_specialist() -> None:
    """In the Return Characters step; 2 Coins for the Specialist, 1 for the Apprentice before."""
    table = talent()
    assert {m.specialist for m in table.offers(mv.ChooseSpecialist)} == {"assistant", "engineer", "manager"}
    events = table.do(mv.ChooseSpecialist("engineer"))
    assert e.CharacterLeft(0, APPRENTICE) in events
    assert e.CharacterJoined(0, "engineer", "board") in events
    assert of(e.WagesPaid, table.events)[0].due == 1
    assert of(e.WagesPaid, events)[0].due == 2
    assert set(table.player(0).characters) == {MAGICIAN, "engineer"}
    assert table.player(0).coins == 10 - 1 - 2
    # unpaid costs fame: Ruling 133: one more wage (2019: 2 Fame for each unpaid wage).
    table = talent(coins=1)
    table.do(mv.ChooseSpecialist("engineer"))
    assert table.player(0).fame == 5 - 2
    # only of kinds that lack and only if wanted
    table = Alley().row(R1).team(0, "manager", "assistant").trick(0, "linking_rings").components(0, metal=2)
    table.acts_with(0, APPRENTICE, "hidden_talent", W0).do(mv.Prepare(0), mv.FinishCharacter())
    assert [m.specialist for m in table.offers(mv.ChooseSpecialist)] == ["engineer"]
    table.do(mv.Skip())
    assert APPRENTICE in table.player(0).characters
    # is an Apprentice’s
    assert not talent(MAGICIAN).offers(mv.ChooseSpecialist)


# ------------------------------------------------------------------ Freelancer
def test_freelancer_goes_anywhere() -> None:
    table = Alley().special(0, MAGICIAN, "freelancer").placing(0)
    locations = {SLOTS[move.slot].location for move in table.offers(mv.PlaceCharacter)}
    assert locations == {"downtown", "market_row", "workshop", "theater", "dark_alley"}
    assert table.can(mv.PlaceCharacter(MAGICIAN, "friday.perform"))
    # elsewhere rules out the point
    table = Alley().acts_with(0, APPRENTICE, "freelancer", "downtown.0")
    assert table.points == 1 + 2
    assert not table.can(mv.ForgoBonus())
    assert e.SpecialCardUsed(0, "freelancer", "bonus") in table.events
    # on the stage is told as used
    table = Alley().acts_with(0, MAGICIAN, "freelancer", "friday.perform")
    assert table.used(0) == ["freelancer"]
    assert not table.can(mv.ForgoBonus())
    # in the workshop may take the point
    table = Alley().acts_with(0, APPRENTICE, "freelancer", W0)
    table.do(mv.ForgoBonus())
    assert table.points == 2
    table = Alley(3).special(0, APPRENTICE, "freelancer").works(1, MAGICIAN, "friday.backstage.0").placing(0)
    slots = {move.slot for move in table.offers(mv.PlaceCharacter)}
    assert not any(slot.startswith("friday") or slot.endswith("perform") for slot in slots)
    assert "downtown.2" not in slots, "closed with 3 players"


def test_used_freelancer_is_discarded() -> None:
    table = Alley().works(0, APPRENTICE, W0)
    characters = table.player(0).characters
    table.hand(0, "freelancer").player(0).hand.remove("freelancer")
    characters[APPRENTICE] = characters[APPRENTICE]._replace(card="freelancer")
    table.phase(END_TURN)
    assert "freelancer" not in table.player(0).hand
    assert table.state.special_decks["workshop"][-1] == "freelancer"
