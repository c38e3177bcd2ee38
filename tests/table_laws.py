"""What must be true of every table, whatever has been played."""

from collections import Counter

from trickerion.rules.catalog import CHARACTERS, PROPHECIES, SPECIALS, SUITS, TRICKS, location_of
from trickerion.rules.locations.dark_alley import Keeping
from trickerion.rules.state import BOARD_COMPONENT_SLOTS, GameState, PlayerState


def check_table(state: GameState) -> None:
    """What must be true of every table."""
    tricks = [trick for deck in state.residence.values() for trick in deck]
    tricks += [owned.id for player in state.players for owned in player.tricks if owned is not None]
    levels = 3 if "dark_alley" in state.options.modules else 2
    assert sorted(tricks) == sorted(t.id for t in TRICKS.values() if t.level <= levels), "each Trick card is somewhere"
    for seat, player in enumerate(state.players):
        check_markers(state, seat, player)
        check_board(player)
        check_hand(state, player)
    if "dark_alley" in state.options.modules:
        check_decks(state)


def check_markers(state: GameState, seat: int, player: PlayerState) -> None:
    """Four Trick Markers of each suit, and a suit marks one Trick."""
    count = Counter(player.supply)
    suits = [owned.suit for owned in player.tricks if owned is not None]
    assert len(set(suits)) == len(suits)
    for owned in player.tricks:
        if owned is not None:
            count[owned.suit] += owned.markers
    for card in state.row:
        for _, marker in card.all_markers():
            if marker.owner == seat:
                count[marker.suit] += marker.pile
                assert marker.suit in suits, "markers in the Theater belong to a Trick of the Workshop"
    assert count == dict.fromkeys(SUITS, 4)


def check_board(player: PlayerState) -> None:
    """Coins, Shards and Fame from 0; one to three of a Component; one disk of each Character."""
    assert player.coins >= 0 and player.shards >= 0 and player.fame >= 0
    assert sum(player.fame_by.values()) == player.fame
    assert all(number >= 1 and player.amount(c) <= 3 for c, number in player.components.items())
    piles = [pile for pile in player.manager_piles if pile]
    assert len(set(piles)) == len(piles) and set(piles) <= set(player.components)
    assert not piles or player.has("manager")
    assert len(player.components) - len(piles) <= BOARD_COMPONENT_SLOTS
    assert player.tricks[3] is None or player.has("engineer")
    disks = [*player.characters, *player.hired]
    assert len(set(disks)) == len(disks) and set(disks) <= set(CHARACTERS)
    homes = Counter(c.home for c in player.characters.values() if c.kind == "apprentice")
    assert homes["board"] <= 3 and homes["assistant"] <= (1 if player.has("assistant") else 0)


def check_hand(state: GameState, player: PlayerState) -> None:
    """The permanent Assignment cards are in the hand or under Characters."""
    cards = player.hand + [c.card for c in player.characters.values() if c.card]
    permanent = [card for card in cards if card not in SPECIALS]
    assert len(permanent) == (6 if "dark_alley" in state.options.modules else 9)


def check_decks(state: GameState) -> None:
    """Each special Assignment card and each prophecy is in one place, special cards in the deck of their Location."""
    decks = [*state.special_decks.items(), *state.special_discards.items()]
    assert all(location_of(card) == deck for deck, cards in decks for card in cards)
    cards = [card for _, deck in decks for card in deck] + [card for _, card in state.used_specials]
    cards += [card for frame in state.stack if isinstance(frame, Keeping) for card in (frame.first, frame.second)]
    for player in state.players:
        cards += [card for card in player.hand if card in SPECIALS]
        cards += [c.card for c in player.characters.values() if c.card in SPECIALS]
    assert sorted(cards) == sorted(SPECIALS)
    if "prophecies" in state.options.modules:
        tokens = [*state.pending, *state.prophecy_stack, *state.prophecy_discard, state.active_prophecy]
        assert sorted(filter(None, tokens)) == sorted(PROPHECIES)
