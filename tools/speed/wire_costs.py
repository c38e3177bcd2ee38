"""What does a table of several computers cost? Bytes, times and memory of a game over real wires on this machine.

    python tools/speed/wire_costs.py [--moves 400] [--modules dark_alley,prophecies] [--seats 3]

The first seat is at the host, the others are guests in the same process; everybody moves at random. Bytes are counted
on the line as they come through a relay; times are those of the thread of the game. At the end a guest comes back in a
process of its own: how long until it has been told everything, and what memory that process holds.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import socket
import statistics
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from typing import TYPE_CHECKING

from trickerion.play.session import Session
from trickerion.play.tables.guest_table import GuestTable
from trickerion.rules.moves import FinishAssignment, LayCard, Move, PlaceCharacter, ReturnComponent, ReturnTrick
from trickerion.rules.options import GameOptions, Seat
from trickerion.together.code import Code, in_full, new_secret, read_invitation
from trickerion.together.door import Door
from trickerion.together.invitation import Invitation
from trickerion.together.seating import GUEST, HERE
from trickerion.together.table import Table
from trickerion.together.wire import Wire

if TYPE_CHECKING:
    from collections.abc import Callable

    from trickerion.play.guest import GuestGame

PUT_OFF = ReturnTrick, ReturnComponent


class Counter:
    """Carries everything to a port and back, and counts the bytes that come back."""

    def __init__(self, port: int) -> None:
        self.down, self._port = 0, port
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._server.getsockname()[1])
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        while True:
            near, _ = self._server.accept()
            far = socket.create_connection(("127.0.0.1", self._port))
            threading.Thread(target=self._carry, args=(near, far, False), daemon=True).start()
            threading.Thread(target=self._carry, args=(far, near, True), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket, counts: bool) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                self.down += len(data) * counts
                other.sendall(data)


def wait_until(is_so: Callable[[], object], *work: Callable[[], object]) -> None:
    """Work until something is so."""
    while not is_so():
        for deed in work:
            deed()
        time.sleep(0.001)


def some_move(legal: tuple[Move, ...], random: Random) -> Move:
    """A move that leads on."""
    leading = [move for move in legal if isinstance(move, PlaceCharacter | LayCard)]
    free = [move for move in legal if not isinstance(move, PUT_OFF)]
    done = FinishAssignment()
    if done in legal and random.random() < 0.2:
        return done
    return random.choice(leading or free or list(legal))


def megabytes() -> float:
    """What this process holds now, where the system has ``ps``."""
    asked = ["ps", "-o", "rss=", "-p", str(os.getpid())]
    return int(subprocess.run(asked, capture_output=True, text=True, check=True).stdout) / 1024


def come_back(invitation: str, token: str) -> None:
    """The guest in a process of its own: prints its seconds, those of its processor, moves and megabytes."""
    before = megabytes()
    begun, worked = time.perf_counter(), time.process_time()
    guest = GuestTable(Wire(read_invitation(invitation), "Bela", token=token))
    guest.wire.open()
    wait_until(lambda: guest.game is not None, guest.update)
    assert guest.game is not None
    assert guest.game.view.state
    seconds, worked, after = time.perf_counter() - begun, time.process_time() - worked, megabytes()
    print(json.dumps([seconds, worked, guest.game.made, before, after]))
    guest.close()


def main() -> None:
    """Read the arguments, play, tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--modules", default="dark_alley,prophecies")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--back", nargs=2, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.back:
        come_back(*args.back)
        return
    modules = tuple(name for name in args.modules.split(",") if name)
    options = GameOptions(tuple(Seat(f"Player {n}") for n in range(args.seats)), modules=modules)
    invitation = Invitation(new_secret(), "Ada")
    table, door = Table(invitation), Door({"": invitation}, rate=10_000.0)
    door.open("127.0.0.1", 0)
    relay = Counter(door.port)
    code = Code("127.0.0.1", relay.port, invitation.secret)
    table.seat(0, HERE, "Ada")
    guests = []
    for number in range(1, args.seats):
        table.seat(number, GUEST)
        guests.append(GuestTable(Wire(code, f"Guest {number}")))
        guests[-1].wire.open()
        wait_until(lambda: guests[-1].seat >= 0, table.update, guests[-1].update)
    session = Session.new(options, "wire costs", pace=0.0, elsewhere=range(1, args.seats))
    session.audience = table
    table.begin(session)
    work = [table.update, *(guest.update for guest in guests)]
    wait_until(lambda: all(guest.game is not None for guest in guests), *work)
    bytes_, at_host, near = play(session, table, guests, relay, args.moves)
    command = [sys.executable, __file__, "--back", in_full(code), guests[0].wire.token]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    host = time.process_time()
    wait_until(lambda: process.poll() is not None, table.update)
    told = time.process_time() - host
    assert process.stdout is not None
    seconds, worked, made, before, after = json.loads(process.stdout.read().splitlines()[-1])
    print(f"moves {session.made}; to each guest on the line {bytes_:.0f} bytes a move")
    print(f"host {1000 * at_host:.1f} ms a deed for {len(guests)} guests; a guest {1000 * near:.1f} ms for each")
    print(f"come back after {made} moves: {seconds:.2f} s, of the processor {worked:.2f} s there, {told:.2f} s here")
    print(f"its process: {before:.0f} MB without, {after:.0f} MB with it")
    for guest in guests:
        guest.close()
    table.close()
    door.close()
    session.close()


def play(
    session: Session, table: Table, guests: list[GuestTable], relay: Counter, moves: int
) -> tuple[float, float, float]:
    """So many moves at random: bytes a move and guest, median seconds of the host and of a guest a deed."""
    random, host, near, start = Random("wire"), list[float](), list[float](), relay.down
    windows: list[Session | GuestGame] = [session, *(guest.game for guest in guests if guest.game is not None)]
    made = session.made
    while session.made < made + moves and not session.is_over:
        for window in windows:
            if window.legal:
                window.play(some_move(window.legal, random))
        before, number = time.thread_time(), session.made
        table.update()
        if session.made > number:
            host.append(time.thread_time() - before)
        for guest in guests:
            before = time.thread_time()
            guest.update()
            if guest.game is not None and guest.game.view and time.thread_time() - before > 0.0005:
                near.append(time.thread_time() - before)
        time.sleep(0.001)
    wait_until(lambda: all(window.made == session.made for window in windows), *(guest.update for guest in guests))
    time.sleep(0.5)
    done = session.made - made
    return (relay.down - start) / done / len(guests), statistics.median(host), statistics.median(near)


if __name__ == "__main__":
    main()
