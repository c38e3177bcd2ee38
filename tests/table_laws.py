"""What must be true of every table, whatever has been played."""

from collections import Counter
from functools import cache
from operator import attrgetter

from trickerion.rules.academy.catalog import CLASSROOMS, SECRETS_OF_CUT, SPACES, TILES_OF_CUT
from trickerion.rules.catalog import CHARACTERS, PROPHECIES, SPECIALS, SUITS, TRICKS, location_of, specials_for
from trickerion.rules.dark_alley.location import Keeping
from trickerion.rules.state import GameState, PlayerState
from trickerion.rules.view import View

_OF_TABLE = attrgetter(*[name for name in GameState.__slots__ if name not in ("players", "memory")])
_OF_PLAYER = attrgetter(*[name for name in PlayerState.__slots__ if name not in ("ability", "rack", "storage")])


def is_same_table(one: GameState, other: GameState) -> bool:
    """Whether all is equal that a digest counts; many times quicker than to compare digests."""
    players = [[_OF_PLAYER(player) for player in state.players] for state in (one, other)]
    return _OF_TABLE(one) == _OF_TABLE(other) and players[0] == players[1]


def is_same_view(one: View, other: View) -> bool:
    """Whether a seat is told the same by two Views: nobody who answers by one alone can tell them apart."""
    told = [(view.seat, view.moves, view.known, view.state.memory) for view in (one, other)]
    return told[0] == told[1] and is_same_table(one.state, other.state)


def check_table(state: GameState) -> None:
    """What must be true of every table."""
    tricks = [trick for deck in state.residence.values() for trick in deck]
    tricks += [owned.id for player in state.players for owned in player.tricks if owned is not None]
    levels = 3 if "dark_alley" in state.options.modules else 2
    tricks += set_aside(state)
    assert sorted(tricks) == sorted(t.id for t in TRICKS.values() if t.level <= levels), "each Trick card is somewhere"
    for seat, player in enumerate(state.players):
        check_markers(state, seat, player)
        check_board(player)
        check_hand(state, player)
    if "dark_alley" in state.options.modules:
        check_decks(state)
    if "academy" in state.options.modules:
        check_academy(state)


def check_markers(state: GameState, seat: int, player: PlayerState) -> None:
    """Four Trick Markers of each suit, five with the Academy, and a suit marks one Trick."""
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
    assert count == dict.fromkeys(SUITS, 5 if "academy" in state.options.modules else 4)


def check_board(player: PlayerState) -> None:
    """Coins, Shards and Fame from 0; one to three of a Component; one disk of each Character."""
    assert player.coins >= 0
    assert player.shards >= 0
    assert player.fame >= 0
    assert sum(player.fame_by.values()) == player.fame
    assert all(number >= 1 and player.amount(c) <= 3 for c, number in player.components.items())
    piles = [pile for pile in player.manager_piles if pile]
    assert len(set(piles)) == len(piles)
    assert set(piles) <= set(player.components)
    assert not piles or player.has("manager")
    assert len(player.components) - len(piles) <= player.storage.slots
    assert player.tricks[3] is None or player.has("engineer")
    disks = [*player.characters, *player.hired]
    assert len(set(disks)) == len(disks)
    assert set(disks) <= set(CHARACTERS)
    assert "protege" not in player.hired
    homes = Counter(c.home for c in player.characters.values() if c.kind == "apprentice")
    assert homes["board"] <= 3
    assert homes["assistant"] <= (1 if player.has("assistant") else 0)


def check_hand(state: GameState, player: PlayerState) -> None:
    """The permanent Assignment cards are in the hand or under Characters."""
    cards = player.hand + [c.card for c in player.characters.values() if c.card]
    permanent = [card for card in cards if card not in SPECIALS]
    number = 6 if "dark_alley" in state.options.modules else 9
    assert len(permanent) == number + ("academy" in state.options.modules)


def check_decks(state: GameState) -> None:
    """Each special Assignment card and each prophecy is in one place, special cards in the deck of their Location."""
    decks = [*state.special_decks.items(), *state.special_discards.items()]
    assert all(location_of(card) == deck for deck, cards in decks for card in cards)
    cards = [card for _, deck in decks for card in deck] + [card for _, card in state.used_specials]
    cards += [card for frame in state.stack if isinstance(frame, Keeping) for card in frame.cards]
    for player in state.players:
        cards += [card for card in player.hand if card in SPECIALS]
        cards += [c.card for c in player.characters.values() if c.card in SPECIALS]
    assert sorted(cards) == _specials(state.options.modules, state.options.house_cards)
    if "prophecies" in state.options.modules:
        tokens = [*state.pending, *state.prophecy_stack, *state.prophecy_discard, state.active_prophecy]
        check_prophecies(state, list(filter(None, tokens)))


@cache
def _specials(modules: tuple[str, ...], house_cards: int) -> list[str]:
    return sorted(card.id for card in specials_for(modules, house_cards))


def check_prophecies(state: GameState, tokens: list[str]) -> None:
    """Each prophecy of the game is in one place; with the Academy seven of the 27 are exchanged for its own."""
    own = [token.id for token in PROPHECIES.values() if token.module == "academy"]
    assert len(set(tokens)) == len(tokens) == 27
    if "academy" in state.options.modules:
        assert set(own) <= set(tokens)
    else:
        assert sorted(tokens) == sorted(set(PROPHECIES) - set(own))


def set_aside(state: GameState) -> list[str]:
    """Tricks that lie in Classrooms under special markers, in no Workshop any more."""
    board = state.boards.get("academy")
    return [lesson.marker.trick for lesson in board.rooms.lessons if not lesson.marker.suit] if board else []


def check_academy(state: GameState) -> None:
    """Each room, secret and Banner is in one place; Academy markers belong to Tricks of their owner's Workshop."""
    board = state.boards["academy"]
    laid = [room for room in board.rooms if room.tile]
    assert sorted([*board.tiles, *(room.tile for room in laid)]) == sorted(TILES_OF_CUT[state.options.house_cards])
    assert all((room.type == "classroom") is (room.tile in CLASSROOMS) for room in laid)
    assert all(room.builder >= 0 and room.banners > 0 for room in laid)
    assert not any(board.is_closed(SPACES[room.space]) for room in laid)
    assert all(marker is None for room in board.rooms if not room.tile for marker in room.markers)
    secrets = [*board.stack, *filter(None, board.display), *(s for own in board.secrets for s in own)]
    assert len(set(secrets)) == len(secrets)
    assert set(secrets) <= set(SECRETS_OF_CUT[state.options.house_cards])
    assert all(len(own) <= 3 for own in board.secrets)
    for seat, player in enumerate(state.players):
        assert board.banners[seat] >= 0
        assert board.banners[seat] + board.banners_placed(seat) <= 12
        assert state.phase == "setup" or player.has("protege")
    markers = [lesson.marker for lesson in board.rooms.lessons]
    assert len({(marker.owner, marker.trick) for marker in markers}) == len(markers), "a Trick is in one room"
    for marker in markers:
        owned = [o for o in state.players[marker.owner].tricks if o is not None and o.id == marker.trick]
        assert not marker.suit or [o.suit for o in owned] == [marker.suit]
