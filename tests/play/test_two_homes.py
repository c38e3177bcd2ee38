"""Two homes with a router each, laid out of network namespaces of Linux: a whole game through a relay, no port open.

The relay has an address of its own. Host and guest sit behind routers that let nothing in (masquerade, and no forward
from outside), each in a network of its own. Whoever may not make namespaces is told so.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest
from displays import ROOT, needs
from given import there

RELAY: Final = "203.0.113.1"
HOMES: Final = {"host": 7, "guest": 9}
"""Last number of the address that a home's router has outside, and of the network inside."""
PORT: Final = "47600"
MARK: Final = f"tr{os.getpid() % 10_000}"
OPENS: Final = "import socket, sys; socket.create_connection((sys.argv[1], int(sys.argv[2])), 3)"

ROUTED: Final = (
    "iptables -t nat -A POSTROUTING -o {out} -j MASQUERADE",
    "iptables -P FORWARD DROP",
    "iptables -P INPUT DROP",
    "iptables -A FORWARD -o {out} -j ACCEPT",
    "iptables -A FORWARD -m state --state ESTABLISHED,RELATED -j ACCEPT",
)
"""A router of a home: who is inside may call out, and nobody is let in."""


def _may_lay_networks() -> str:
    """Reason why no network can be laid out here, or ""."""
    if shutil.which("ip") is None:
        return "not installed: ip"
    made = subprocess.run(["ip", "netns", "add", f"{MARK}try"], capture_output=True, text=True, check=False)
    if made.returncode:
        return f"no network namespace may be made: {made.stderr.strip()}"
    try:
        nat = ["ip", "netns", "exec", f"{MARK}try", *ROUTED[0].format(out="lo").split()]
        routed = subprocess.run(nat, capture_output=True, text=True, check=False) if shutil.which("iptables") else None
        return "" if routed is not None and not routed.returncode else "no router: iptables with masquerade is missing"
    finally:
        subprocess.run(["ip", "netns", "del", f"{MARK}try"], check=False)


pytestmark = [pytest.mark.slow, needs("ip", "iptables")]


def run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True, text=True)


def inside(place: str, *command: str) -> list[str]:
    """A command in the network of a place."""
    return ["ip", "netns", "exec", MARK + place, *command]


def program(place: str, *command: str) -> list[str]:
    return inside(place, sys.executable, "-m", "trickerion", *command)


@pytest.fixture
def homes() -> Iterator[None]:
    """A street on which the relay stands, and two homes behind their routers."""
    if why := _may_lay_networks():
        pytest.skip(why)
    places = ["street", *(f"{home}{part}" for home in HOMES for part in ("", "router"))]
    try:
        for place in places:
            run("ip", "netns", "add", MARK + place)
            run(*inside(place, "ip", "link", "set", "lo", "up"))
        run(*inside("street", "ip", "link", "add", "street", "type", "bridge"))
        run(*inside("street", "ip", "addr", "add", f"{RELAY}/24", "dev", "street"))
        run(*inside("street", "ip", "link", "set", "street", "up"))
        for home, number in HOMES.items():
            _lay_home(home, number)
        yield
    finally:
        for place in places:
            subprocess.run(["ip", "netns", "del", MARK + place], check=False, capture_output=True)


def _lay_home(home: str, number: int) -> None:
    router, end, addresses = f"{home}router", f"wan{number}", (f"203.0.113.{number}/24", f"192.168.{number}.1/24")
    run(*inside("street", "ip", "link", "add", end, "type", "veth", "peer", "name", "out", "netns", MARK + router))
    run(*inside("street", "ip", "link", "set", end, "master", "street", "up"))
    run(*inside(router, "ip", "link", "add", "in", "type", "veth", "peer", "name", "lan", "netns", MARK + home))
    for name, address in zip(("out", "in"), addresses, strict=True):
        run(*inside(router, "ip", "addr", "add", address, "dev", name))
        run(*inside(router, "ip", "link", "set", name, "up"))
    run(*inside(router, "sh", "-c", "echo 1 > /proc/sys/net/ipv4/ip_forward"))
    for rule in ROUTED:
        run(*inside(router, *rule.format(out="out").split()))
    run(*inside(home, "ip", "addr", "add", f"192.168.{number}.2/24", "dev", "lan"))
    run(*inside(home, "ip", "link", "set", "lan", "up"))
    run(*inside(home, "ip", "route", "add", "default", "via", f"192.168.{number}.1"))


def said(place: str, *command: str) -> str:
    told = subprocess.run(program(place, *command), check=True, capture_output=True, text=True, env=_plain())
    return told.stdout.strip()


def _plain() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT)}


def is_open(place: str, address: str) -> bool:
    """Whether somebody at a place can open a connection to the port of the program at an address."""
    tried = inside(place, sys.executable, "-c", OPENS, address, PORT)
    return not subprocess.run(tried, check=False, capture_output=True).returncode


@pytest.mark.usefixtures("homes")
def test_a_whole_game_between_two_homes_behind_routers_that_let_nobody_in(tmp_path: Path) -> None:
    relay, home = str(tmp_path / "relay"), str(tmp_path / "home")
    (tmp_path / "line").write_text(said("street", "serve", "--data-dir", relay, "--key", "--public", RELAY))
    said("host", "serve", "--data-dir", home, "--new", "owl", "--seats", "person,person")
    with ExitStack() as ended:

        def serve(place: str, *more: str) -> None:
            command = program(place, "serve", "--port", PORT, *more)
            served = ended.enter_context(
                subprocess.Popen(command, env=_plain(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            )
            ended.callback(served.terminate)
            assert PORT in there(served.stdout).readline()

        serve("street", "--data-dir", relay, "--relay")
        serve("host", "--data-dir", home, "--through", str(tmp_path / "line"))
        while not (tmp_path / "home" / "relay.json").exists():
            time.sleep(0.05)
        assert is_open("guest", RELAY)
        assert is_open("host", "192.168.7.2")
        for place in ("street", "guest"):
            assert not is_open(place, "203.0.113.7")  # the router of the host lets nobody in
            assert not is_open(place, "192.168.7.2")
        invitation = said("host", "serve", "--data-dir", home, "--invitations").removeprefix("owl: ")
        assert invitation.startswith(f"{RELAY} ")
        players = [
            ended.enter_context(
                subprocess.Popen(
                    program(place, "simulate", "--join", invitation, "--seats", "random"),
                    env=_plain(),
                    stdout=subprocess.PIPE,
                    text=True,
                )
            )
            for place in ("guest", "host")
        ]
        told = [player.communicate(timeout=500)[0] for player in players]
        assert [player.returncode for player in players] == [0, 0]
        assert told[0].splitlines()[-1] == told[1].splitlines()[-1]
