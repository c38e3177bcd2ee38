"""A whole game in which the wires are cut at every message: those who come back stand at the same table."""

from collections.abc import Callable
from random import Random

import pytest
from given import of_kind, there
from wanderer import ACADEMY, options, pick
from wire_in_memory import ARRIVES, CUTS_AFTER, LOSES, MemoryWire
from wired import Wired, are_level, decider, persons, same_view

from trickerion.play.played_game import PlayedGame
from trickerion.play.session import Session
from trickerion.play.tables.guest_table import GuestTable
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions


class CutTable(Wired):
    """The same table with wires in memory; ``nth`` message of each deed on each wire has a ``fate``, if it is armed."""

    def __init__(self, options: GameOptions, seats: list[int], nth: int, fate: str) -> None:
        super().__init__(options, seats)
        self.door.close()
        self.nth, self.fate, self.cuts = nth, fate, 0
        for number in seats:
            wire = MemoryWire(self.invitation, f"Guest {number}")
            self.guests.append(GuestTable(wire))
            wire.try_now()
            self.settle()
            wire.fate = self._arm(0)
        self.begin(Session.new(options, "cut at every message", pace=0.0, elsewhere=seats))
        self.settle()

    def _arm(self, left: int) -> Callable[[str, bool], str]:
        """From now on so many messages of a wire arrive, and the next one has its fate; -1: all arrive."""
        number = [left]

        def fate(_text: str, _up: bool) -> str:
            number[0] -= 1
            if number[0] != -1:
                return ARRIVES
            self.cuts += 1
            return self.fate

        return fate

    def arm(self, is_armed: bool) -> None:
        for guest in self.guests:
            of_kind(MemoryWire, guest.wire).fate = self._arm(self.nth if is_armed else -1)

    def settle(self) -> None:
        """Until nobody has anything to say."""
        quiet = 0
        while quiet < 2:
            self.table.update()
            heard = [guest.wire._heard for guest in self.guests]
            quiet = quiet + 1 if self.invitation.inbox.empty() and not any(heard) else 0
            for guest in self.guests:
                guest.update()

    def come_back(self) -> None:
        self.arm(False)
        for guest in self.guests:
            guest.wire.try_now()
        self.settle()
        while not all(are_level(there(self.session), there(guest.game)) for guest in self.guests):
            self.settle()


def whole_game(kind: GameOptions, nth: int, fate: str, turns: int = 9, *, breaks_off: bool = False) -> tuple[int, str]:
    """Deeds are drawn by their number, so that all these games are the same; how many cuts in so many turns, and its
    end, or the moment after those turns.
    """
    seats = list(range(1, len(kind.seats)))
    table = CutTable(persons(kind), seats, nth, fate)
    try:
        table.come_back()
        table.arm(True)
        is_new, deeds = True, 0
        while (window := decider(table)) is not None:
            view = window.view
            if breaks_off and view.state.turn > turns:
                break
            move = pick(Game(view.state, "", [], []), Random(deeds))
            table.arm(is_new and view.state.turn <= turns)
            before, cuts = stands(table, window), table.cuts
            window.play(move)
            table.settle()
            table.come_back()
            is_new = before != stands(table, window)
            deeds += is_new
            for guest in table.guests if table.cuts > cuts else ():
                same_view(there(table.session), guest)
        for guest in table.guests:
            same_view(there(table.session), guest)
            if not breaks_off:
                assert there(there(guest.game).whole_game).digest() == there(table.session).game.digest()
        return table.cuts, there(table.session).game.digest()
    finally:
        table.close()


def stands(table: CutTable, window: PlayedGame) -> tuple[int, int, int]:
    """What every deed changes, also one that is known at its own window alone."""
    early = window.position.early
    return (
        there(table.session).made,
        len(there(table.session).assigning.laid_early),
        len(early.deeds) + early.is_done if early else -1,
    )


@pytest.mark.slow
def test_a_whole_game_is_the_same_although_its_messages_were_lost() -> None:
    ends = [whole_game(options(2), nth, LOSES, turns=2) for nth in (0, 1)]  # the deed itself, and what comes of it
    assert ends[0][1] == ends[1][1]
    assert all(cuts > 20 for cuts, _ in ends)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "turns"),
    [(options(2), 9), (options(4, setup="full", modules=(*ACADEMY, "powers")), 1)],
    ids=["small", "large"],
)
def test_wires_are_cut_at_every_message(kind: GameOptions, turns: int) -> None:
    """Of a whole small game, and of the first turn of a large one: who comes back is told the whole past each time."""
    ends, breaks_off = set(), turns < 9
    for fate in (LOSES, CUTS_AFTER):
        nth, cuts = 0, len(kind.seats)
        while cuts >= len(kind.seats):  # the first message of all is lost each time
            cuts, end = whole_game(kind, nth, fate, turns, breaks_off=breaks_off)
            ends.add(end)
            nth += 1
    assert len(ends) == 1
