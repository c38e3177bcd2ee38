"""The eight Magicians' abilities and the two Academy versions, each from its wording."""

from typing import Any

import pytest
from alley import APPRENTICE, MAGICIAN, Alley, gains
from given import there
from solo import Solo
from table import END_TURN, PERFORMANCE, lay, of

from trickerion.bots.assistant import AssistantBot
from trickerion.rules import moves as m
from trickerion.rules.ask.actions import action_statuses, slot_reason
from trickerion.rules.catalog import MAGICIANS, printed_for
from trickerion.rules.events import AbilityUsed, FameGained, Linked, PerformerRewarded, ShardsGained, TrickPerformed
from trickerion.rules.moves.base import Reason
from trickerion.rules.options import GameOptions
from trickerion.words.card_tooltips import magician_of

R1, R10, R11 = "riverside_01", "riverside_10", "riverside_11"
D0, D3, A3 = "downtown.0", "downtown.3", "dark_alley.3"
BACK = "friday.backstage.0"
ACADEMY = {"academy_abilities": True}


def of_magician(magician: str, other: str = "", **more: Any) -> Alley:
    """Seat 0 plays this Magician, seat 1 one who does not interfere."""
    is_optical = MAGICIANS[magician].category == "optical"
    return Alley(2, (magician, other or ("the_mechaniker" if is_optical else "the_gentleman")), **more)


# ------------------------------------------------------------------ The Mechaniker
@pytest.mark.parametrize("slot", [D3, "market_row.3", "workshop.0.0", A3])
def test_the_mechaniker(slot: str) -> None:
    """One Apprentice a turn has 1 point more, outside the Theater."""
    table = of_magician("the_mechaniker").acts(0, APPRENTICE, slot)
    table.do(m.UseAbility("the_mechaniker"))
    assert table.points == 2
    assert not table.offers(m.UseAbility)


@pytest.mark.parametrize("is_used", [True, False])
def test_the_mechaniker_once_a_turn(is_used: bool) -> None:
    """The player chooses for which Apprentice: passed up for one, it is still there for the next."""
    table = of_magician("the_mechaniker").team(0, "apprentice_2").assigned(0, apprentice_2="workshop")
    table.acts(0, APPRENTICE, D3).do(*[m.UseAbility("the_mechaniker")] * is_used, m.FinishCharacter())
    table.do(m.PlaceCharacter("apprentice_2", "workshop.0.0"))
    assert table.can(m.UseAbility("the_mechaniker")) != is_used
    table.phase(END_TURN)
    assert table.player(0).used == []


def test_the_mechaniker_at_the_placement_only() -> None:
    """Not after the first action, although points are left; a Shard may be paid before it."""
    table = of_magician("the_mechaniker").purse(0, shards=1).dice(bank_a="3").acts(0, APPRENTICE, D0)
    table.do(m.Enhance())
    assert table.can(m.UseAbility("the_mechaniker"))
    table.do(m.TakeCoins("bank_a"))
    assert table.points == 1
    assert not table.offers(m.UseAbility)


@pytest.mark.parametrize(("character", "slot"), [(APPRENTICE, BACK), (MAGICIAN, D3), ("engineer", D3)])
def test_the_mechaniker_not_in_the_theater_nor_for_other_characters(character: str, slot: str) -> None:
    assert not of_magician("the_mechaniker").team(0, "engineer").acts(0, character, slot).offers(m.UseAbility)


def test_the_mechaniker_helps_no_apprentice_of_another_player() -> None:
    assert not of_magician("the_mechaniker").acts(1, APPRENTICE, D3).offers(m.UseAbility)


# ------------------------------------------------------------------ Electra
def pile(trick: str = "linking_rings", markers: int = 2) -> Alley:
    return of_magician("electra").row(R1).trick(0, trick, "hearts", markers=markers)


def place_pile(slot: int, trick: str, points: str) -> m.PlacePile:
    laid = lay(R1, slot, trick, points)
    return m.PlacePile(laid.card, laid.slot, laid.turns)


@pytest.mark.parametrize(
    ("trick", "expected"), [("linking_rings", (1, 3)), ("bullet_catch", (5, 6)), ("hellhound", (9, 8))]
)
def test_electra(trick: str, expected: tuple[int, int]) -> None:
    """A pile yields 1, 2 or 3 Fame and Coins on top, by the level of the Trick."""
    table = pile(trick).assigned(0, magician="theater").acts(0, APPRENTICE, BACK)
    table.do(m.SetUpTrick(0), place_pile(0, trick, "down"))
    marker = there(table.state.performance(R1).markers[0])
    assert marker.pile == 2
    assert there(table.player(0).tricks[0]).markers == 0
    assert table.points == 0
    table.do(m.FinishCharacter(), m.PlaceCharacter(MAGICIAN, "friday.perform"))
    (paid,) = of(TrickPerformed, table.do(m.FinishCharacter(), m.Perform(R1)))
    assert (paid.fame, paid.coins) == expected
    assert table.player(0).supply["hearts"] == 4, "both go to the supply"


def test_electra_needs_two_markers_on_the_card() -> None:
    table = pile(markers=1).acts(0, MAGICIAN, BACK)
    table.do(m.SetUpTrick(0))
    assert not table.offers(m.PlacePile)
    assert table.offers(m.PlaceMarker)
    # is paid for links once
    table = pile().marker(R1, 0, 1, "living_piano", "down").acts(0, MAGICIAN, BACK)
    events = table.do(m.SetUpTrick(0), place_pile(1, "linking_rings", "up"))
    assert len(of(Linked, events)) == 1
    assert [e.seat for e in of(ShardsGained, events)] == [0, 1]
    table.do(m.ChooseReward("fame"))
    assert table.question == "CharacterActs"
    # reschedules the whole pile
    table = pile().acts(0, MAGICIAN, BACK)
    table.do(m.SetUpTrick(0), place_pile(0, "linking_rings", "down"))
    table.do(m.Reschedule(R1, 0), lay(R1, 2, "linking_rings", "up"))
    assert there(table.state.performance(R1).markers[2]).pile == 2


def test_only_electra_lays_piles() -> None:
    table = Alley().row(R1).trick(0, "linking_rings", markers=2).acts(0, MAGICIAN, BACK)
    table.do(m.SetUpTrick(0))
    assert not table.offers(m.PlacePile)


# ------------------------------------------------------------------ The Great Optico
def mimesis(card: str, permanent: str, opponents: str = APPRENTICE, slot: str = "") -> Alley:
    """Seat 1 has a special card lying open, perhaps already placed; the Magician of seat 0 lies on a permanent card."""
    table = of_magician("the_great_optico").assigned(0, magician=permanent).special(1, opponents, card)
    if slot:
        table.placing(1).do(m.PlaceCharacter(opponents, slot))
    else:
        table.placing(0)
    return table


def test_the_great_optico() -> None:
    """The permanent card works like the special one: Headhunter, without using it up."""
    table = mimesis("fame_and_fortune", "downtown").dice(bank_a="5")
    table.do(m.CopyCard(MAGICIAN, "fame_and_fortune"), m.PlaceCharacter(MAGICIAN, D3))
    assert gains(table.do(m.TakeCoins("bank_a")), 0) == (4, 5, 0)
    assert not table.offers(m.CopyCard)
    table.phase(END_TURN)
    assert table.player(0).hand.count("downtown") == 1, "the permanent card comes back"
    assert "fame_and_fortune" in table.player(1).hand or table.player(1).characters[APPRENTICE].card
    # may take the point of the copy
    table = mimesis("headhunter", "downtown")
    table.do(m.CopyCard(MAGICIAN, "headhunter"), m.PlaceCharacter(MAGICIAN, D3), m.ForgoBonus())
    assert table.points == 4
    # copies a freelancer before the slot is picked
    table = mimesis("freelancer", "workshop")
    assert not table.can(m.PlaceCharacter(MAGICIAN, D3))
    table.do(m.CopyCard(MAGICIAN, "freelancer"))
    assert table.can(m.PlaceCharacter(MAGICIAN, D3))
    assert not mimesis("headhunter", "workshop").offers(m.CopyCard)
    table = of_magician("the_great_optico").assigned(0, magician="downtown").special(0, APPRENTICE, "headhunter")
    assert not table.placing(0).offers(m.CopyCard), "not the own one"
    table = mimesis("headhunter", "downtown")
    characters = table.player(1).characters
    for change in ({"is_open": False}, {"status": "idle"}):
        characters[APPRENTICE] = characters[APPRENTICE]._replace(is_open=True, status="waiting")._replace(**change)
        assert not table.placing(0).offers(m.CopyCard), change
    # copies a card for the show
    table = mimesis("arranged_fiasco", "theater").row(R1).marker(R1, 0, 0, "barricaded_barrels", "down")
    table.do(m.CopyCard(MAGICIAN, "arranged_fiasco"), m.PlaceCharacter(MAGICIAN, "friday.perform"), m.FinishCharacter())
    table.do(m.PlaceCharacter(APPRENTICE, "sunday.backstage.0"), m.FinishCharacter())
    assert of(TrickPerformed, table.do(m.Perform(R1)))[0].fame == 1 + 1


@pytest.mark.parametrize("is_used", [True, False])
def test_the_great_optico_once_a_turn(is_used: bool) -> None:
    table = mimesis("headhunter", "downtown").assigned(0, apprentice_1="workshop").special(1, MAGICIAN, "invention")
    table.placing(0).do(
        *[m.CopyCard(MAGICIAN, "headhunter")] * is_used, m.PlaceCharacter(MAGICIAN, D3), m.FinishCharacter()
    )
    table.placing(0)
    assert bool(table.offers(m.CopyCard)) != is_used


def test_the_great_optico_places_the_character_of_the_copy_next() -> None:
    """Ruling 145: the copy serves one placement and cannot be kept for a later one."""
    table = mimesis("headhunter", "downtown").assigned(0, apprentice_1="market_row").placing(0)
    table.do(m.CopyCard(MAGICIAN, "headhunter"))
    assert {type(move) for move in table.game.legal_moves()} <= {m.PlaceCharacter, m.ReturnTrick, m.ReturnComponent}
    assert {move.character for move in table.offers(m.PlaceCharacter)} == {MAGICIAN}
    assert slot_reason(table.state, 0, APPRENTICE, "market_row.0") == Reason("copy_first", (MAGICIAN,))
    assert slot_reason(table.state, 0, MAGICIAN, D3) is None
    table = mimesis("headhunter", "downtown")
    assert table.offers(m.CopyCard)
    for number in range(4):
        table.state.occupants[f"downtown.{number}"] = (1, "rival")
    assert not mimesis_again(table).offers(m.CopyCard)
    table = mimesis("freelancer", "workshop")
    table.state.occupants["workshop.0.0"] = table.state.occupants["workshop.0.1"] = (0, "rival")
    assert mimesis_again(table).offers(m.CopyCard), "the copy itself opens slots"


def mimesis_again(table: Alley) -> Alley:
    """The legal moves are asked anew after a change of the table."""
    table.placing(0)
    return table


def test_a_computer_player_places_the_character_for_which_it_copied() -> None:
    table = mimesis("fame_and_fortune", "downtown").dice(bank_a="5").assigned(0, apprentice_1="dark_alley").placing(0)
    table.do(m.CopyCard(MAGICIAN, "fame_and_fortune"))
    thought = AssistantBot(1).choose(table.game.view_for(0))
    assert isinstance(thought.move, m.PlaceCharacter)
    assert thought.move.character == MAGICIAN


# ------------------------------------------------------------------ The Gentleman
@pytest.mark.parametrize(
    ("slot", "fame"), [(D3, 2), ("market_row.3", 2), (A3, 2), ("workshop.0.0", 0), (BACK, 0), ("friday.perform", 0)]
)
def test_the_gentleman(slot: str, fame: int) -> None:
    """1 Fame for each Trick card, when the Magician is placed in the city."""
    table = of_magician("the_gentleman", "the_mechaniker").trick(0, "linking_rings").trick(0, "walled", "clubs", 1)
    table.acts(0, MAGICIAN, slot)
    assert gains(table.events, 0) == (fame, 0, 0)


def test_the_gentleman_not_for_an_apprentice() -> None:
    table = of_magician("the_gentleman", "the_mechaniker").trick(0, "linking_rings").acts(0, APPRENTICE, D3)
    assert gains(table.events, 0) == (0, 0, 0)


# ------------------------------------------------------------------ Master of Chains
def breaking_free(**more: Any) -> Alley:
    """A marker of the performer on one card, a marker of seat 1 in a Shard circle of another."""
    table = of_magician("master_of_chains", **more).row(R1, R10).marker(R10, 0, 0, "linking_rings", "right")
    return table.marker(R1, 0, 1, "living_piano", "down").phase(PERFORMANCE)


def test_master_of_chains() -> None:
    """A free Reschedule before the Performance phase, whose Links are paid, Shards too."""
    table = breaking_free()
    assert table.offers(m.Reschedule) == [m.Reschedule(R10, 0)]
    assert table.can(m.Skip())
    events = table.do(m.Reschedule(R10, 0), lay(R1, 1, "linking_rings", "up"))
    assert [(e.seat, e.amount) for e in of(ShardsGained, events)] == [(0, 1), (1, 1)]
    assert AbilityUsed(0, "master_of_chains") in events
    table.do(m.ChooseReward("fame"))
    assert table.has(0)[0] == 6
    # may stay
    table = breaking_free()
    table.do(m.Skip())
    assert table.state.performance(R10).markers[0] is not None
    assert table.state.turn == 3
    # Ruling 129: a marker turned in place shows another corner in each circle, so every Link it makes is a new one.
    table = of_magician("master_of_chains").row(R1).marker(R1, 0, 1, "living_piano", "down")
    table.marker(R1, 2, 1, "levitation", "up", "clubs").marker(R1, 1, 0, "linking_rings", "up").phase(PERFORMANCE)
    table.do(m.Reschedule(R1, 1))
    assert lay(R1, 1, "linking_rings", "up") not in table.game.legal_moves()
    (link,) = of(Linked, table.do(lay(R1, 1, "linking_rings", "down")))
    assert link.other_slot == 2


def test_master_of_chains_academy() -> None:
    """As performer 2 Fame for every Link with one of their markers, 1 for the others; no free Reschedule."""
    table = of_magician("master_of_chains", rulings=ACADEMY).row("riverside_03").prophecy("even_week")
    for slot, seat, trick, points, suit in (
        (0, 0, "linking_rings", "down", "spades"),
        (1, 1, "living_piano", "up", "spades"),
        (2, 1, "levitation", "down", "clubs"),
        (3, 1, "chinese_sticks", "up", "hearts"),
    ):
        table.marker("riverside_03", slot, seat, trick, points, suit)
    table.performs(0, card="riverside_03")
    (link,) = [e for e in of(PerformerRewarded, table.events) if e.kind == "link"]
    assert link.fame == 2 + 1 + 1
    # two own markers pay two
    table = of_magician("master_of_chains", rulings=ACADEMY).row(R1).marker(R1, 0, 0, "linking_rings", "down")
    table.marker(R1, 1, 0, "levitation", "up", "clubs").performs(0, card=R1)
    assert [e.fame for e in of(PerformerRewarded, table.events) if e.kind == "link"] == [2]


# ------------------------------------------------------------------ The Red Lotus
def steal(own: str = "barricaded_barrels", other: str = "enchanted_butterflies", day: str = "friday") -> Alley:
    table = of_magician("the_red_lotus").row(R1).marker(R1, 0, 0, own, "down").marker(R1, 1, 1, other, "left")
    return table.performs(0, f"{day}.perform", card=R1)


def test_the_red_lotus() -> None:
    """The Yields of the opponent's Trick for the own one; the opponent gets 1 Fame less."""
    table = steal()
    assert table.offers(m.StealTrick) == [m.StealTrick(0, 1)]
    assert table.can(m.Skip())
    paid = of(TrickPerformed, table.do(m.StealTrick(0, 1)))
    assert [(e.owner, e.fame, e.coins) for e in paid] == [(0, 2, 0), (1, 1, 0)]
    # uses the own modifier
    table = of_magician("the_red_lotus").row(R1).marker(R1, 0, 0, "barricaded_barrels", "down")
    table.marker(R1, 1, 1, "enchanted_butterflies", "left").works(1, APPRENTICE, "thursday.backstage.0")
    table.performs(0, "sunday.perform", card=R1)
    paid = of(TrickPerformed, table.do(m.StealTrick(0, 1)))
    assert [(e.owner, e.fame, e.coins) for e in paid] == [(0, 3, 1), (1, 0, 0)]
    # no higher threshold
    assert steal(other="walled").question != "Stealing"
    assert steal(own="walled", other="levitation").offers(m.StealTrick)
    table = of_magician("the_red_lotus").row(R1).marker(R1, 0, 0, "levitation", "down")
    table.marker(R1, 1, 1, "linking_rings", "left").performs(1, card=R1)
    assert of(TrickPerformed, table.events), "no question in somebody else's show"
    table = steal()
    table.do(m.StealTrick(0, 1))
    assert table.question != "Stealing"
    # copies lasting bonuses but no pile
    table = of_magician("the_red_lotus", "electra").row(R1).marker(R1, 0, 0, "barricaded_barrels", "down")
    table.trick(1, "levitation").marker(R1, 1, 1, "levitation", "left")
    table.player(1).tricks[0] = there(table.player(1).tricks[0])._replace(shards=1)
    card = table.state.row[0]
    table.state.row[0] = card.with_marker(1, there(card.markers[1])._replace(pile=2))
    table.player(1).supply["spades"] -= 1
    table.performs(0, card=R1)
    paid = of(TrickPerformed, table.do(m.StealTrick(0, 1)))
    assert [(e.owner, e.fame, e.coins) for e in paid] == [(0, 2 + 1, 3 + 1), (1, 2 + 1 + 1 - 1, 3 + 1 + 1)]


def test_the_red_lotus_takes_no_ability_of_the_heir() -> None:
    """Ruling 143: the Heir's Electra adds to its Yields in shows, the stolen ones are the printed ones."""
    table = Solo(magician="electra", player="the_red_lotus").row(R1)
    table.marker(R1, 0, 0, "barricaded_barrels", "down").marker(R1, 1, 1, "enchanted_butterflies", "left")
    table.acts(0, MAGICIAN, "friday.perform").do(m.FinishCharacter(), m.Perform(R1))
    paid = of(TrickPerformed, table.do(m.StealTrick(0, 1)))
    assert [(e.owner, e.fame, e.coins, e.shards) for e in paid] == [(0, 2, 0, 0), (1, 2 + 1 - 1, 0 + 1, 0 + 1)]
    # is not asked when its only trick is doubled: Rulings 124 and 143, with both markers of the Trick (142).
    doubled = of_magician("the_red_lotus").row(R1).marker(R1, 0, 0, "barricaded_barrels", "down")
    doubled.marker(R1, 2, 0, "barricaded_barrels", "up").marker(R1, 1, 1, "enchanted_butterflies", "left")
    doubled.performs(0, special="grand_premiere", card=R1)
    events = doubled.do(m.ChooseMarker(R1, 0), m.ChooseYield("fame"))
    assert [(e.owner, e.fame) for e in of(TrickPerformed, events)] == [(0, 2), (0, 2), (1, 2)]
    # is asked when the premiere is passed up
    passed = of_magician("the_red_lotus").row(R1).marker(R1, 0, 0, "barricaded_barrels", "down")
    passed.marker(R1, 1, 1, "enchanted_butterflies", "left").performs(0, special="grand_premiere", card=R1)
    passed.do(m.Skip())
    assert passed.offers(m.StealTrick) == [m.StealTrick(0, 1)]


# ------------------------------------------------------------------ Priestess of Mysticism
def priestess(active: str = "", **more: Any) -> Alley:
    table = of_magician("priestess_of_mysticism", **more).ring("weary_bodies", "flat_prices", "twin_shards")
    return table.prophecy(active) if active else table


def test_priestess_of_mysticism() -> None:
    """1 point in the Dark Alley: the active one is discarded, a pending one is active, a new one takes its place."""
    table = priestess("open_vaults").acts(0, MAGICIAN, A3)
    top = table.state.prophecy_stack[0]
    table.do(m.ChangeFate(1))
    assert table.state.active_prophecy == "flat_prices"
    assert table.points == 2
    assert table.state.pending == ["weary_bodies", top, "twin_shards"]
    assert table.state.prophecy_discard == ["open_vaults"]
    assert table.offers(m.ChangeFate), "as often as there are points"
    table = priestess().assigned(0, magician="dark_alley").placing(0, turn=1)
    table.do(m.PlaceCharacter(MAGICIAN, A3), m.ChangeFate(0))
    assert table.state.active_prophecy == "weary_bodies"
    assert table.state.prophecy_discard == []
    assert not priestess().acts(0, MAGICIAN, D3).offers(m.ChangeFate)
    table = of_magician("priestess_of_mysticism", modules=("dark_alley",)).acts(0, MAGICIAN, A3)
    assert not table.offers(m.ChangeFate), "without prophecies there is nothing to change"
    # is told that points are missing
    table = priestess().acts(0, APPRENTICE, A3)
    table.do(m.ChangeFate(0))
    statuses = {status.action: status for status in action_statuses(table.state, 0)}
    assert statuses["fate_weaving"].reason == Reason("short", (1,))
    table = of_magician("the_gentleman").acts(0, APPRENTICE, A3)
    assert "fate_weaving" not in {status.action for status in action_statuses(table.state, 0)}
    # works at once: Ruling 135.
    table = priestess().assigned(0, magician="downtown").acts(0, APPRENTICE, A3)
    table.do(m.ChangeFate(0), m.FinishCharacter(), m.PlaceCharacter(MAGICIAN, D3))
    assert table.points == 1, "Weary Bodies"


def test_priestess_of_mysticism_the_token_is_discarded_as_usual() -> None:
    table = priestess().acts(0, APPRENTICE, A3)
    table.do(m.ChangeFate(1), m.FinishCharacter())
    assert table.state.active_prophecy == "weary_bodies", "the left one follows"
    assert table.state.prophecy_discard == ["flat_prices"]


def test_priestess_of_mysticism_academy() -> None:
    """For a Shard one used special card comes back, when the used ones are discarded."""
    table = of_magician("priestess_of_mysticism", rulings=ACADEMY).purse(0, shards=2)
    table.acts_with(0, APPRENTICE, "freelancer", D3).do(m.FinishCharacter())
    assert table.offers(m.KeepCard) == [m.KeepCard("freelancer")]
    assert table.can(m.Skip())
    table.do(m.KeepCard("freelancer"))
    assert "freelancer" in table.player(0).hand
    assert table.player(0).shards == 1
    assert "freelancer" not in table.state.special_decks["workshop"]
    # Ruling 144, in both editions; Master of Chains keeps his first ability.
    for edition in ("2015", "2019"):
        table = of_magician("priestess_of_mysticism", modules=("dark_alley",), edition=edition).purse(0, shards=2)
        table.acts_with(0, APPRENTICE, "freelancer", D3).do(m.FinishCharacter())
        assert table.offers(m.KeepCard) == [m.KeepCard("freelancer")]
    assert of_magician("master_of_chains", modules=("dark_alley",)).player(0).ability == "master_of_chains"
    assert priestess().player(0).ability == "priestess_of_mysticism"


def test_priestess_of_mysticism_in_a_game_begun_before_keeps_her_ability() -> None:
    """Saved games name their options: one without the point goes on as it was, digest and all."""
    new = of_magician("priestess_of_mysticism", modules=("dark_alley",)).state.options
    written = new.to_json()
    assert GameOptions.from_json(written) == new
    assert new.plays_academy_version("priestess_of_mysticism")
    del written["fits_abilities"]
    old = GameOptions.from_json(written)
    assert not old.plays_academy_version("priestess_of_mysticism")
    assert old.to_json() == written
    with_prophecies = priestess().state.options
    assert "fits_abilities" not in with_prophecies.to_json()
    assert GameOptions.from_json(with_prophecies.to_json()) == with_prophecies

    # says why she has her academy version
    def tip(modules: tuple[str, ...], **rulings: bool) -> str:
        table = of_magician("priestess_of_mysticism", modules=modules, rulings=rulings)
        return " ".join(magician_of(table.state.options, table.state.players[0]).body)

    assert "take one of yours back" in tip(("dark_alley",))
    assert "Without prophecies" in tip(("dark_alley",))
    assert "pending prophecy" in tip(("dark_alley", "prophecies"))
    later = tip(("dark_alley", "prophecies"), academy_abilities=True)
    assert "take one of yours back" in later
    assert "Without prophecies" not in later
    # academy needs a shard and changes no fate
    table = of_magician("priestess_of_mysticism", rulings=ACADEMY).acts_with(0, APPRENTICE, "freelancer", A3)
    assert not table.offers(m.ChangeFate)
    table.do(m.FinishCharacter())
    assert not table.offers(m.KeepCard)
    assert "freelancer" not in table.player(0).hand


# ------------------------------------------------------------------ Yoruba Spiritmaster
def possession(shards: int = 1) -> Alley:
    """Seat 1 performs; both cards hold a marker of it."""
    table = of_magician("yoruba_spiritmaster").purse(0, shards=shards).row(R1, R10)
    table.marker(R1, 0, 1, "linking_rings", "down").marker(R10, 0, 1, "levitation", "right", "clubs")
    return table.performs(1)


def test_yoruba_spiritmaster() -> None:
    """For 1 Shard the Spiritmaster picks the opponent's card; the opponent stays the performer."""
    table = possession()
    assert there(table.game.decision).seat == 0
    assert len(table.offers(m.Perform)) == 2
    assert table.can(m.Skip())
    events = table.do(m.Perform(R1))
    assert table.player(0).shards == 0
    assert [(e.owner, e.trick) for e in of(TrickPerformed, events)] == [(1, "linking_rings")]
    assert [(e.seat, e.kind) for e in of(PerformerRewarded, events)] == [(1, "card")]
    # may leave the choice
    table = possession()
    table.do(m.Skip())
    assert there(table.game.decision).seat == 1
    assert table.can(m.DeclineToPerform())
    assert table.player(0).shards == 1
    # needs a shard
    assert there(possession(shards=0).game.decision).seat == 1
    # only cards with a marker of the performer
    table = of_magician("yoruba_spiritmaster").purse(0, shards=1).row(R1, R10)
    table.marker(R1, 0, 1, "linking_rings", "down").marker(R10, 0, 0, "levitation", "right").performs(1)
    assert table.offers(m.Perform) == [m.Perform(R1)]
    table = Alley(3, ("yoruba_spiritmaster", "the_gentleman", "the_mechaniker")).purse(0, shards=3).row(R1, R10)
    table.marker(R1, 0, 1, "linking_rings", "down").marker(R10, 0, 2, "levitation", "right")
    table.marker(R10, 1, 1, "mind_reading", "left", "clubs").works(1, MAGICIAN, "thursday.perform").performs(2)
    assert there(table.game.decision).seat == 0
    table.do(m.Perform(R1))
    assert there(table.game.decision).seat == 2, "not asked again"
    own = of_magician("yoruba_spiritmaster").purse(0, shards=1).row(R1).marker(R1, 0, 0, "linking_rings", "down")
    own.performs(0)
    assert own.can(m.DeclineToPerform())


# ------------------------------------------------------------------ all of them


OFFERED = [magician.id for magician in printed_for(MAGICIANS, ())]
"""Those of the Academy stand in tests/academy."""


def test_every_magician_is_tested() -> None:
    assert all(f"test_{magician}" in globals() for magician in OFFERED)


@pytest.mark.parametrize("magician", OFFERED)
def test_no_ability_in_the_base_game(magician: str) -> None:
    table = of_magician(magician, modules=()).row(R1).trick(0, "linking_rings", markers=2)
    table.purse(0, shards=1).acts(0, MAGICIAN, D3)
    kinds = {type(move).__name__ for move in table.game.legal_moves()}
    assert kinds <= {"FinishCharacter", "Enhance", "RerollDie", "SetDie", "ReturnTrick"}
    assert not of(FameGained, table.events)
