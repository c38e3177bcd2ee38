"""The Dark Alley: a fifth Location, special Assignment cards, abilities of the Magicians, level 3 Tricks, 7 turns."""

from trickerion.rules.catalog import DECK, SCORING, SPECIAL_DECKS, START, TURNS, location_of, specials_for
from trickerion.rules.dark_alley.location import DARK_ALLEY
from trickerion.rules.decks import lay_down, lie_open, move_prophecies, refill
from trickerion.rules.effects.active_effects import personal
from trickerion.rules.events import Event, SpecialCardsDiscarded
from trickerion.rules.modules.module import Module, ScoreLine
from trickerion.rules.options import Terms
from trickerion.rules.scoring import special_cards_of, trick_score
from trickerion.rules.state import GameState, PlayerState


def may_keep_used_cards(state: GameState, events: list[Event]) -> None:
    """Effects may save used special Assignment cards from being discarded."""
    for seat in reversed(state.initiative):
        for effect in personal(state, seat):
            effect.before_discard(state, seat, events)


def discard_special_assignments(state: GameState, events: list[Event]) -> None:
    """Used special cards leave: under their decks (2019) or on piles, whose decks then turn over (2015; ruling 63)."""
    rotates = state.options.ruling("special_discard") == "pile_and_rotate"
    piles = dict(state.special_discards if rotates else state.special_decks)
    for _, card in state.used_specials:
        deck = location_of(card)
        piles[deck] = (*piles[deck], card)
        state.see_card(card, state.seats)
    if rotates:
        state.special_discards = piles
    else:
        state.special_decks = piles
    if state.used_specials:
        events.append(SpecialCardsDiscarded(tuple(state.used_specials)))
    state.used_specials.clear()
    for deck, cards in state.special_decks.items():
        refill(state, deck)
        if rotates and cards:
            lay_down(state, deck, (*cards[1:], cards[0]))
            if lie_open(state):
                state.see_card(cards[0], state.seats)


class DarkAlleyModule(Module):
    """The expansion without which no other can be played."""

    id = "dark_alley"
    locations = (DARK_ALLEY,)
    end_turn = (move_prophecies, may_keep_used_cards, discard_special_assignments)
    """The prophecies stand here, not in their own module: saved games count the steps of the phase."""

    def terms(self, terms: Terms) -> Terms:
        return terms._replace(
            turns=TURNS["dark_alley"],
            highest_level=3,
            has_abilities=True,
            hand=START["hand_dark_alley"],
            theaters=DECK["dark_alley"],
            points=SCORING["dark_alley"],
            mode="dark_alley",
        )

    def deal(self, state: GameState) -> None:
        """Shuffle the decks of special Assignment cards."""
        chance = state.chance()
        cards = specials_for(state.options.modules, state.options.house_cards)
        for deck in dict.fromkeys((*SPECIAL_DECKS, *(card.location for card in cards))):
            lay_down(state, deck, chance.shuffled(card.id for card in cards if card.location == deck))
        state.special_discards = dict.fromkeys(state.special_decks, ())

    def score_lines(self, state: GameState, player: PlayerState) -> list[ScoreLine]:
        """Unused special cards, and level 3 Tricks, each a category of its own: "trick:" and its id."""
        cards = special_cards_of(player)
        tricks = [owned.trick for owned in player.tricks if owned is not None and owned.trick.end_game]
        seat = state.players.index(player)
        return [
            ("special_cards", cards, cards * state.options.terms.points["special_card"]),
            *((f"trick:{trick.id}", *trick_score(state, seat, trick)) for trick in tricks),
        ]
