"""The Dark Alley: set-up, Location, decks, what special cards do and become, prophecies from turn to turn, scoring."""

from collections import Counter

import pytest
from alley import APPRENTICE, MAGICIAN, Alley
from table import END_TURN, options

from trickerion.rules import moves as m
from trickerion.rules.ask.actions import costs_at
from trickerion.rules.catalog import PERFORMANCES, PROPHECIES, SLOTS, SPECIAL_DECKS, SPECIALS, printed_for
from trickerion.rules.decks import lay_down
from trickerion.rules.events import CardDrawn, FortuneTold, ProphecyChanged, SpecialCardsDiscarded, SpecialCardUsed
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, OptionsError
from trickerion.rules.prophecies.module import coming_prophecies
from trickerion.rules.view import hide, is_face_down, special_hand, special_number

A0, A3, D3 = "dark_alley.0", "dark_alley.3", "downtown.3"
BOTH = ("dark_alley", "prophecies")


def test_everybody_may_know_how_many_special_cards_a_hand_holds() -> None:
    state = Game.new(options(2, modules=BOTH), "hand").state
    ada = state.players[0]
    assert special_number(state, ada) == special_number(state, hide(state, 1).players[0]) == 0
    ada.hand += list(SPECIALS)[:2]
    seen = hide(state, 1).players[0]
    assert is_face_down(seen)
    assert not special_hand(seen)
    assert special_number(state, ada) == special_number(state, seen) == 2


def test_hand_of_six_permanent_cards() -> None:
    hand = Counter(Game.new(options(2, modules=BOTH), "hand").state.players[0].hand)
    assert hand == {"theater": 2, "workshop": 1, "market_row": 1, "downtown": 1, "dark_alley": 1}
    # all 48 tricks and the magnus pantheon
    state = Game.new(options(2, modules=BOTH), "setup").state
    owned = sum(owned is not None for player in state.players for owned in player.tricks)
    assert sum(len(tricks) for tricks in state.residence.values()) + owned == 48
    theaters = [PERFORMANCES[card].theater for card in state.deck]
    assert theaters == ["riverside"] * 2 + ["grand_magorian"] * 2 + ["magnus_pantheon"] * 2
    # four decks of ten three pending prophecies and none active: Ruling 82.
    state = Game.new(options(2, modules=BOTH), "decks").state
    assert {deck: len(cards) for deck, cards in state.special_decks.items()} == dict.fromkeys(SPECIAL_DECKS, 10)
    assert all(SPECIALS[card].location == deck for deck, cards in state.special_decks.items() for card in cards)
    assert state.active_prophecy == ""
    assert len(state.pending) == 3
    assert sorted([*state.pending, *state.prophecy_stack]) == sorted(token.id for token in printed_for(PROPHECIES, ()))


def test_prophecies_can_be_left_out_and_need_the_dark_alley() -> None:
    state = Game.new(options(2, modules=("dark_alley",)), "none").state
    assert state.pending == []
    assert state.prophecy_stack == []
    with pytest.raises(OptionsError):
        GameOptions(options(2).seats, modules=("prophecies",))


def test_without_prophecies_no_fortune_and_nothing_at_the_end_of_a_turn() -> None:
    table = Alley(modules=("dark_alley",)).acts(0, MAGICIAN, A3)
    assert not table.can(m.TellFortune())
    table.do(m.FinishCharacter())
    assert table.state.turn == 3
    assert table.state.active_prophecy == ""


@pytest.mark.parametrize("modules", [("dark_alley",), ("dark_alley", "prophecies")])
def test_fortune_telling_is_listed_only_in_a_game_with_prophecies(modules: tuple[str, ...]) -> None:
    """Under the Dark Alley card of the Assignment, and on the board."""
    listed = [status.action for status in costs_at(Alley(modules=modules).state, 0, "dark_alley")]
    assert listed == ["draw_card", "fortune_telling"][: len(modules)]


def test_the_game_lasts_seven_turns() -> None:
    table = Alley().phase(END_TURN, turn=5)
    assert table.state.turn == 6
    assert table.phase(END_TURN, turn=7).game.is_over
    # prophecies are turned over after the player setup: Nobody chooses a Magician or a Trick with an eye on them.
    game = Game.new(options(2, modules=BOTH, setup="full"), "late")
    assert game.state.phase == "setup"
    assert game.state.pending == []
    while game.state.phase == "setup":
        game.apply(game.legal_moves()[0])
    assert len(game.state.pending) == 3
    assert len(game.state.prophecy_stack) == 24


@pytest.mark.parametrize(("players", "slots"), [(2, {0, 3}), (3, {0, 1, 3}), (4, {0, 1, 2, 3})])
def test_slots_by_number_of_players(players: int, slots: set[int]) -> None:
    """Ruling 29."""
    table = Alley(players).assigned(0, magician="dark_alley").placing(0)
    assert {move.slot for move in table.offers(m.PlaceCharacter)} == {f"dark_alley.{n}" for n in slots}


@pytest.mark.parametrize(("slot", "points"), [(0, 5), (1, 4), (2, 4), (3, 3)])
def test_slot_modifiers(slot: int, points: int) -> None:
    assert Alley(4).acts(0, MAGICIAN, f"dark_alley.{slot}").points == points
    assert SLOTS[f"dark_alley.{slot}"].modifier == points - 3


def test_enhance_in_the_dark_alley() -> None:
    table = Alley().purse(0, shards=1).acts(0, MAGICIAN, A3)
    table.do(m.Enhance())
    assert table.points == 4


def test_first_card_costs_1_further_ones_2() -> None:
    """Ruling 75: counted anew for each Character."""
    table = Alley(edition="2015").acts(0, MAGICIAN, A0)
    for left in (4, 2, 0):
        table.do(m.DrawCard("theater"))
        assert table.points == left
    assert not table.offers(m.DrawCard)
    assert len(table.player(0).hand) == 5 + 3
    table = Alley(edition="2015").acts(0, APPRENTICE, A3)
    assert len(table.offers(m.DrawCard)) == 4


def test_2015_draws_the_open_top_card() -> None:
    """Ruling 74."""
    table = Alley(edition="2015").acts(0, APPRENTICE, A3)
    top = table.state.special_decks["downtown"][0]
    assert table.game.view_for(1).state.special_decks["downtown"][0] == top
    assert table.do(m.DrawCard("downtown")) == [CardDrawn(0, "downtown", top)]
    assert top in table.player(0).hand
    assert table.question == "CharacterActs"


def test_2019_looks_at_two_keeps_one_and_puts_the_other_under_the_deck() -> None:
    """Rulings 74 and 131."""
    table = Alley(edition="2019").acts(0, APPRENTICE, A3)
    first, second = table.state.special_decks["downtown"][:2]
    assert not table.do(m.DrawCard("downtown")), "nothing is told that only one player may know"
    assert set(table.offers(m.KeepCard)) == {m.KeepCard(first), m.KeepCard(second)}
    assert table.do(m.KeepCard(second)) == [CardDrawn(0, "downtown", "")]
    assert second in table.player(0).hand
    assert table.state.special_decks["downtown"][-1] == first
    assert len(table.state.special_decks["downtown"]) == 9
    # a deck with one card gives that card and an empty one is not offered: Ruling 131.
    table = Alley(edition="2019")
    table.state.special_decks = {**table.state.special_decks, "downtown": ("headhunter",)}
    table.acts(0, MAGICIAN, A3).do(m.DrawCard("downtown"))
    assert table.question == "CharacterActs"
    assert "headhunter" in table.player(0).hand
    assert {move.deck for move in table.offers(m.DrawCard)} == set(SPECIAL_DECKS) - {"downtown"}


def test_2015_an_empty_deck_is_refilled_from_its_pile() -> None:
    """Ruling 63."""
    table = Alley(edition="2015")
    table.state.special_discards = {"downtown": table.state.special_decks["downtown"]}
    lay_down(table.state, "downtown", ())
    table.acts(0, MAGICIAN, A3).do(m.DrawCard("downtown"))
    assert len(table.state.special_decks["downtown"]) == 9
    assert table.state.special_discards["downtown"] == ()


def test_fortune_telling_moves_every_pending_prophecy_clockwise_once() -> None:
    """Ruling 77: left to right, right to bottom, bottom to left."""
    table = Alley().ring("weary_bodies", "flat_prices", "twin_shards").acts(0, MAGICIAN, A3)
    assert table.do(m.TellFortune()) == [FortuneTold(0, ("twin_shards", "weary_bodies", "flat_prices"))]
    assert table.points == 2
    assert not table.can(m.TellFortune())
    table.do(m.FinishCharacter())
    assert table.state.active_prophecy == "twin_shards"


def test_the_left_prophecy_becomes_active_at_the_end_of_the_turn() -> None:
    table = Alley().ring("weary_bodies", "flat_prices", "twin_shards").prophecy("open_vaults")
    drawn = table.state.prophecy_stack[0]
    table.phase(END_TURN)
    assert table.state.active_prophecy == "weary_bodies"
    assert table.state.pending == ["twin_shards", drawn, "flat_prices"]
    assert table.state.prophecy_discard == ["open_vaults"]
    assert ProphecyChanged("weary_bodies", ("twin_shards", drawn, "flat_prices")) in table.events


def test_an_empty_stack_is_refilled_from_the_discarded_ones() -> None:
    """Ruling 135."""
    table = Alley().prophecy("open_vaults")
    table.state.prophecy_discard = table.state.prophecy_stack
    table.state.prophecy_stack = []
    table.phase(END_TURN)
    assert len(table.state.pending) == 3
    assert len(table.state.prophecy_stack) == 27 - 1 - 3
    assert table.state.prophecy_discard == []


@pytest.mark.parametrize("card", [card.id for card in printed_for(SPECIALS, ())])
def test_every_special_card_can_be_given_up_for_one_point(card: str) -> None:
    """Ruling 78: at the placement, the Theater included, on top of slot and Shard; the card counts as used."""
    slots = {
        "theater": "thursday.backstage.0",
        "workshop": "workshop.0.0",
        "downtown": D3,
        "market_row": "market_row.3",
    }
    table = Alley().purse(0, shards=1).acts_with(0, MAGICIAN, card, slots[SPECIALS[card].location])
    before = table.points
    assert table.do(m.ForgoBonus()) == [SpecialCardUsed(0, card, "points")]
    assert table.points == before + 1
    assert not table.can(m.ForgoBonus())
    table.do(m.FinishCharacter())
    assert card not in table.player(0).hand
    assert table.state.bonuses == []


def test_the_point_is_taken_before_the_first_action() -> None:
    table = Alley().dice(bank_a="3").acts_with(0, MAGICIAN, "headhunter", "downtown.0")
    table.do(m.TakeCoins("bank_a"))
    assert not table.can(m.ForgoBonus())
    # no point on a performance slot: Ruling 123.
    assert not Alley().acts_with(0, MAGICIAN, "arranged_fiasco", "friday.perform").can(m.ForgoBonus())
    assert not Alley().acts_with(0, MAGICIAN, "new_twist", "friday.perform").can(m.ForgoBonus())
    assert Alley().acts_with(0, MAGICIAN, "arranged_fiasco", "friday.backstage.0").can(m.ForgoBonus())
    # no point for a permanent card
    assert not Alley().acts(0, MAGICIAN, D3).can(m.ForgoBonus())


def test_a_special_card_leads_to_its_location() -> None:
    for card, special in ((card.id, card) for card in printed_for(SPECIALS, ())):
        if card != "freelancer":
            table = Alley().special(0, MAGICIAN, card).placing(0)
            assert {SLOTS[move.slot].location for move in table.offers(m.PlaceCharacter)} == {special.location}


def used_in_another_order() -> Alley:
    """Seat 0 used two cards, Freelancer before Trick Tweaking; the disks of seat 1 were placed earlier."""
    table = Alley().special(0, MAGICIAN, "trick_tweaking").special(0, APPRENTICE, "freelancer")
    table.assigned(1, magician="workshop", apprentice_1="downtown").initiative(1, 0).begins_placing()
    table.do(m.PlaceCharacter(MAGICIAN, "workshop.1.0"), m.FinishCharacter())
    table.do(m.PlaceCharacter(APPRENTICE, "workshop.0.0"), m.FinishCharacter())
    table.do(m.PlaceCharacter(APPRENTICE, D3), m.FinishCharacter(), m.PlaceCharacter(MAGICIAN, "workshop.0.1"))
    return table


def test_2019_used_cards_go_under_their_decks_in_order_of_placement() -> None:
    """Ruling 131."""
    table = used_in_another_order()
    events = table.do(m.FinishCharacter())
    assert SpecialCardsDiscarded(((0, "freelancer"), (0, "trick_tweaking"))) in events
    assert table.state.special_decks["workshop"][-2:] == ("freelancer", "trick_tweaking")


def test_2015_used_cards_go_to_a_pile_and_every_deck_turns_over() -> None:
    """Ruling 63."""
    table = Alley(edition="2015").acts_with(0, MAGICIAN, "headhunter", D3)
    before = {deck: cards[:] for deck, cards in table.state.special_decks.items()}
    table.do(m.FinishCharacter())
    assert table.state.special_discards["downtown"] == ("headhunter",)
    assert table.state.special_decks == {deck: (*cards[1:], cards[0]) for deck, cards in before.items()}


def test_a_card_under_an_idle_character_goes_back_to_the_hand() -> None:
    """Ruling 64."""
    table = Alley().special(0, MAGICIAN, "headhunter").placing(0)
    table.do(m.LeaveIdle(MAGICIAN))
    assert "headhunter" in table.player(0).hand


def test_scoring_of_the_dark_alley() -> None:
    """Ruling 92: no Fame for Apprentices and Specialists; 2 for each unused special card."""
    table = Alley().purse(0, coins=7, shards=3, fame=20).team(0, "manager", "apprentice_2")
    table.hand(0, "headhunter", "freelancer").phase(END_TURN, turn=7)
    lines = {e.category: e.fame for e in table.state.scores if e.seat == 0}
    assert lines == {"shards": 3, "coins": 2, "special_cards": 4}
    assert table.player(0).fame == 29


@pytest.mark.parametrize(("edition", "fame"), [("2015", 24), ("2019", 20)])
def test_special_cards_are_capped_by_edition(edition: str, fame: int) -> None:
    """Ruling 93."""
    table = Alley(edition=edition).hand(0, *list(SPECIALS)[:12]).phase(END_TURN, turn=7)
    assert {e.category: e.fame for e in table.state.scores if e.seat == 0}["special_cards"] == fame


def test_in_the_last_turn_no_prophecy_is_still_to_come() -> None:
    state = Game.new(options(2, modules=BOTH), "last").state
    for turn in range(1, state.options.turns + 1):
        state.turn = turn
        assert coming_prophecies(state) == (state.pending if turn < state.options.turns else [])
