"""What does a table of several computers cost? Bytes, times and memory of a game over real wires on this machine.

    python tools/speed/wire_costs.py [--moves 400] [--modules dark_alley,prophecies] [--seats 3] [--far]
    python tools/speed/wire_costs.py --wires 200

The first seat is at the host, the others are guests in the same process; everybody moves at random. Bytes are counted
on the line as they come through a counter; times are those of the thread of the game. At the end a guest comes back in
a process of its own: how long until it has been told everything, and what memory that process holds. With --far the
guests come through a relay in a process of its own, whose processor is told; --wires glues as many wires there.
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
from trickerion.together.code import CALL, FAR_BITS, Code, NetPlace, in_full, new_secret, outer_url, read_invitation
from trickerion.together.door import Door
from trickerion.together.invitation import Invitation
from trickerion.together.keeping import KEPT, KeptName, NameAtRelay, OurRelay
from trickerion.together.pipe import outer_wire
from trickerion.together.relay import Relay
from trickerion.together.relay_limits import Limits
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
    parser.add_argument("--far", action="store_true", help="through a relay")
    parser.add_argument("--wires", type=int, default=0, help="glue so many wires at a relay, and tell what it costs")
    parser.add_argument("--back", nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("--relay", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.relay:
        be_a_relay()
        return
    if args.wires:
        glue(args.wires)
        return
    if args.back:
        come_back(*args.back)
        return
    modules = tuple(name for name in args.modules.split(",") if name)
    options = GameOptions(tuple(Seat(f"Player {n}") for n in range(args.seats)), modules=modules)
    invitation = Invitation(new_secret(), "Ada")
    table, door = Table(invitation), Door({"": invitation}, rate=10_000.0)
    door.open("127.0.0.1", 0)
    far = RelayProcess() if args.far else None
    relay = Counter(far.port if far is not None else door.port)
    code = Code("127.0.0.1", relay.port, invitation.secret)
    if far is not None:
        keeping = far.keep(door)
        invitation.far_secret = new_secret(FAR_BITS)
        code = Code("127.0.0.1", relay.port, invitation.far_secret, name=keeping.kept.name)
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
    if far is not None:
        print(f"the relay: {far.worked():.2f} s of its processor")
        far.close()
    for guest in guests:
        guest.close()
    table.close()
    door.close()
    session.close()


def be_a_relay() -> None:
    """A relay without limits of number; says its port, and for each line that it reads its seconds, threads and MB."""
    many = Limits(wires=10_000, wires_of_name=10_000, callers_of_name=10_000, calls_a_minute=10**6, names_of_address=99)
    door = Door({}, relay=Relay(b"k" * 32, None, many))
    door.open("127.0.0.1", 0)
    print(door.port, flush=True)
    for _ in sys.stdin:
        print(json.dumps([time.process_time(), threading.active_count(), megabytes()]), flush=True)
    door.close()


class RelayProcess:
    """A relay in a process of its own."""

    def __init__(self) -> None:
        command = [sys.executable, __file__, "--relay"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())
        self._before = 0.0
        self._before = self.worked()

    def keep(self, door: Door) -> NameAtRelay:
        """Keep a name for a door."""
        place = OurRelay(NetPlace("127.0.0.1", self.port, False))
        keeping = NameAtRelay(place, door.come_called, lambda: None, KeptName(), most_answers=10_000)
        keeping.open()
        wait_until(lambda: keeping.stands == KEPT)
        return keeping

    def look(self) -> tuple[float, int, float]:
        """Seconds of its processor, threads, and megabytes."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        seconds, threads, mb = json.loads(self._process.stdout.readline())
        return seconds, threads, mb

    def worked(self) -> float:
        """Seconds of its processor."""
        return self.look()[0] - self._before

    def close(self) -> None:
        """End it."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def glue(number: int) -> None:
    """So many wires between guests who say nothing and a host that only listens."""
    relay, ends = RelayProcess(), list[socket.socket]()
    door = Door({})
    keeping = relay.keep(door)
    keeping.receive = lambda end, _: ends.append(end)
    before = relay.look()
    callers = []
    for _ in range(number // 2):
        caller = outer_wire(outer_url("127.0.0.1", relay.port, f"{CALL}{keeping.kept.name}", is_safe=False), 30.0)
        callers.append(caller.__enter__())
        wait_until(lambda: len(ends) == len(callers))
    seconds, (_, threads, mb) = relay.worked(), relay.look()
    count = number // 2 * 2
    more = (mb - before[2]) * 1024 / count, (threads - before[1]) / count
    print(f"{count} wires: {more[0]:.0f} KB and {more[1]:.1f} threads each")
    frames = 2_000
    for _ in range(frames):
        callers[0].send(b"x" * 200)
        got = 0
        while got < 200:
            got += len(ends[0].recv(200 - got))
    print(f"a frame: {1000 * (relay.worked() - seconds) / frames:.2f} ms of the processor")
    os._exit(0)


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
            if guest.why:
                sys.exit(f"a guest has left the table: {guest.trouble}")
            if guest.game is not None and guest.game.view and time.thread_time() - before > 0.0005:
                near.append(time.thread_time() - before)
        time.sleep(0.001)
    wait_until(lambda: all(window.made == session.made for window in windows), *(guest.update for guest in guests))
    time.sleep(0.5)
    done = session.made - made
    return (relay.down - start) / done / len(guests), statistics.median(host), statistics.median(near)


if __name__ == "__main__":
    main()
