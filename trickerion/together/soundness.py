"""Checks of a table that came over a wire: as many of everything as the game has, and each thing where it can lie.

A table that passes can be shown. Whether it could have come about by play is not asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

from trickerion.rules.catalog import CHARACTERS, DICE, MAGICIANS, PERFORMANCES, SUITS, X
from trickerion.rules.events import Event
from trickerion.rules.game import Game
from trickerion.rules.options import MODULES, GameOptions
from trickerion.rules.phases.turn import phases_of
from trickerion.rules.powers.catalog import SLOTS_PER_PLAYER
from trickerion.rules.state import ENGINEER_PLACE, Choice, GameState, Performance, PlayerState
from trickerion.rules.view import EVERYBODY, View, hide
from trickerion.together.codec import CodecError

LARGEST_HAND: Final = 40
MOST_OF_A_COMPONENT: Final = 9
MOST_GUESTS: Final = 4
_PILES: Final = 2
_BY_SEAT: Final = ("secrets", "banners", "hands", "racks", "given_back", "shown")
"""Of the boards of modules: what has an entry for each seat."""


class Soundness:
    """Checks for one game of a seat, or of who ``looks_on``; a new game with the same options says how much there is of
    everything.
    """

    def __init__(self, options: GameOptions, seat: int) -> None:
        self._options, self._seat, self.looks_on = options, max(0, seat), seat < 0
        self._new = hide(Game.new(options, "sound").state, EVERYBODY)
        self._phases = {name for name, _ in phases_of(options.modules)} | {"setup", "game_end"}

    def check_view(self, view: View) -> None:
        """Raise CodecError for a View that cannot be one of this game."""
        if view.seat != self._seat or view.state.options != self._options:
            raise CodecError("another game")
        state = view.state
        wrong = next((name for name, is_right in self._of(view) if not is_right), "")
        for seat, player in enumerate(state.players):
            wrong = wrong or next((f"{name} of {seat}" for name, is_right in _of_player(player) if not is_right), "")
        if wrong:
            raise CodecError(wrong)

    def check_events(self, events: Sequence[Event]) -> None:
        """Raise CodecError for events in which a slot is none of its card."""
        for event in events:
            if not self._is_played(event):
                raise CodecError("module")
            if getattr(event, "phase", "setup") not in self._phases:
                raise CodecError("phase")
            card = getattr(event, "card", "")
            slots = [getattr(event, name) for name in ("slot", "other_slot") if hasattr(event, name)]
            if card in PERFORMANCES and not all(-MOST_GUESTS <= slot < _slots_of(card) for slot in slots):
                raise CodecError("slot")

    def _is_played(self, record: Any) -> bool:
        """Check that a frame or an event belongs to the base game, or to a module that is played."""
        module = type(record).__module__.split(".")[2]
        return module not in MODULES or module in self._options.modules

    def _of(self, view: View) -> Iterator[tuple[str, bool]]:
        state, new = view.state, self._new
        seats = list(new.seats)
        yield "players", len(state.players) == len(seats)
        yield "initiative", sorted(state.initiative) == seats
        yield "dice", state.dice.keys() == new.dice.keys()
        yield "faces", all(face == X or face in DICE[die].faces for die, face in state.dice.items())
        yield "stock", len(state.stock) == len(new.stock) and all(state.stock)
        yield "orders", len(state.orders) == len(new.orders)
        yield "residence", state.residence.keys() == new.residence.keys()
        yield "decks", state.special_decks.keys() == new.special_decks.keys()
        yield "discards", state.special_discards.keys() == new.special_discards.keys()
        yield "remembered", not view.known.decks or view.known.decks.keys() == new.special_decks.keys()
        yield "closed", state.closed == new.closed or bool(new.boards)
        yield "bends", state.bends_rules == new.bends_rules
        yield "turn", 1 <= state.turn <= self._options.turns
        yield "phase", state.phase in self._phases
        yield "ranking", sorted(state.ranking) == ([] if state.stack else seats)
        yield "decision", not state.stack or isinstance(state.stack[-1], Choice)
        yield "modules", all(map(self._is_played, state.stack))
        yield "acting", all(map(partial(_is_there, state), state.stack))
        yield "row", len({card.id for card in state.row}) == len(state.row) and all(map(_is_card, state.row))
        occupants = state.occupants.values()
        yield "occupants", all(character in state.players[seat].characters for seat, character in occupants)
        yield "slots", all(state.occupants) and all(state.days)
        yield (
            "boards",
            state.boards.keys() == new.boards.keys()
            and all(_is_board(board, new.boards[module], len(seats)) for module, board in state.boards.items()),
        )


def _slots_of(card: str) -> int:
    return len(PERFORMANCES[card].slots)


def _is_card(card: Performance) -> bool:
    """Check that as many slots are there as the card has, and that no marker of a player is without its Trick."""
    if len(card.markers) != _slots_of(card.id) or len(card.guests) > MOST_GUESTS:
        return False
    laid = [*(marker for marker in card.markers if marker is not None), *card.guests]
    named = [marker for marker in laid if marker.owner < 0 or (marker.trick and marker.suit)]
    return len(named) == len(laid)


def _is_there(state: GameState, frame: Any) -> bool:
    """Check that the Character that acts, and the card that is spoken of, are there."""
    seat, character = getattr(frame, "seat", -1), getattr(frame, "character", "")
    if seat >= 0 and character and hasattr(frame, "slot") and character not in state.players[seat].characters:
        return False
    return all(card.id in PERFORMANCES for card in (getattr(frame, "card", None),) if isinstance(card, Performance))


def _is_board(board: Any, new: Any, seats: int) -> bool:
    """Check that a module's board is of its kind, with as many places for everybody as a new one."""
    if type(board) is not type(new):
        return False
    if any(len(getattr(board, name)) != seats for name in _BY_SEAT if hasattr(board, name)):
        return False
    if hasattr(board, "racks") and any(len(rack) != SLOTS_PER_PLAYER for rack in board.racks):
        return False
    if not hasattr(board, "rooms"):
        return True
    spaces, places = [room.space for room in board.rooms], {len(room.markers) for room in board.rooms}
    is_laid = spaces == [room.space for room in new.rooms] and places == {len(new.rooms[0].markers)}
    are_named = all(lesson.marker.trick for lesson in board.rooms.lessons)
    return is_laid and are_named and len(board.display) == len(new.display)


def _of_player(player: PlayerState) -> Iterator[tuple[str, bool]]:
    suits = [owned.suit for owned in player.tricks if owned is not None]
    yield "tricks", len(player.tricks) == ENGINEER_PLACE + 1 and len(set(suits)) == len(suits)
    yield "supply", set(player.supply) == set(SUITS)
    yield "piles", len(player.manager_piles) == _PILES
    yield "components", all(c and 1 <= number <= MOST_OF_A_COMPONENT for c, number in player.components.items())
    yield "stored", all(not pile or pile in player.components for pile in player.manager_piles)
    yield "characters", all(name == one.id for name, one in player.characters.items())
    yield "disks", player.characters.keys() <= set(CHARACTERS)
    yield "homes", all(one.home in ("board", "assistant") for one in player.characters.values())
    yield "hand", len(player.hand) <= LARGEST_HAND and "" not in player.hand
    yield "ability", not player.ability or player.ability.partition(".")[0] in MAGICIANS
    yield "rack", len(player.rack) in (0, SLOTS_PER_PLAYER)
    yield "purse", min(player.coins, player.shards, player.fame) >= 0
