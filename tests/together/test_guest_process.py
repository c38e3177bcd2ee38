"""The process of a guest, searched whole: it holds nothing that its seat may not know."""

import json
import subprocess
import sys
from hashlib import sha256
from random import Random

import pytest
from wanderer import ALL, options, pick
from wired import persons, wired

from trickerion.rules.chance import seed_number
from trickerion.rules.game import Game
from trickerion.together.code import in_full

SEED = "marker-of-the-seed"
GUEST = """
import gc, json, re, sys, time, zlib
from hashlib import sha256
from trickerion.play.tables.guest_table import GuestTable
from trickerion.play.tables.join import Player
from trickerion.bots.registry import make_bot
from trickerion.rules.events import CardLaid
from trickerion.rules.state import GameState, _plain
from trickerion.rules.view import hide
from trickerion.together.code import read_invitation
from trickerion.together.wire import Wire

player = Player(GuestTable(Wire(read_invitation(sys.argv[1]), "Eve")), make_bot("random", 0))
player.table.wire.open()
while (game := player.table.game) is None or game.made < int(sys.argv[2]):
    player.step()
    time.sleep(0.002)
seat, forbidden, found, texts, own = player.table.seat, set(sys.argv[3:]), [], 0, 0
seen, waiting = set(), gc.get_objects()
while waiting:
    one = waiting.pop()
    if id(one) in seen or one is forbidden:
        continue
    seen.add(id(one))
    waiting += gc.get_referents(one)
    if isinstance(one, GameState) and _plain(hide(one, seat)) != _plain(one):
        found.append("a table that is not face down")
    if isinstance(one, bytes) and one[:1] == b"x":
        try:
            one = zlib.decompress(one).decode()
        except (zlib.error, UnicodeDecodeError):
            continue
    if isinstance(one, str) or (type(one) is int and one > 2**32):
        texts += 1
        own += one == player.table.wire.token
        found += [w for w in re.findall(r"[\\w-]{10,}", str(one)) if sha256(w.encode()).hexdigest() in forbidden]
for step in game._told.steps:
    if step.seat != seat and step.move and any(isinstance(event, CardLaid) for event in step.events):
        found.append(f"a card that was laid face down: {step.move}")
tables = sum(isinstance(one, GameState) for one in gc.get_objects())
player.table.close()
print(json.dumps([found, texts, tables, own]))
"""


@pytest.mark.slow
def test_a_guest_has_no_seed_no_token_of_others_and_no_hidden_card() -> None:
    with wired(persons(options(3, modules=ALL[:3])), [1, 2], seed=SEED) as table:
        bela = table.guest("Bela")
        table.pump(lambda: bela.seat > 0)
        secrets = [SEED, str(seed_number(SEED)), bela.wire.token, str(table.code.secret)]
        told = [in_full(table.code), "90", *(sha256(secret.encode()).hexdigest() for secret in secrets[:3])]
        process = subprocess.Popen([sys.executable, "-c", GUEST, *told], stdout=subprocess.PIPE, text=True)
        table.pump(
            lambda: len(table.table.seating.guests) == 2 and all(place.token for place in table.table.places[1:3]), 60
        )
        session, random = table.begin(), Random("process")
        while process.poll() is None:
            for window in (session, bela.game):
                if window is not None and window.legal and session.made < 200:
                    window.play(pick(Game(window.view.state, "", [], []), random))
            table.pump(lambda: True)
            table.news.wait(0.01)
        report, _ = process.communicate()
        found, texts, tables, own = json.loads(report.splitlines()[-1])
        assert found == []
        assert texts > 10_000
        assert tables > 0
        assert own > 0
