"""Slow lines that are cut now and then: what is certain is seen at once, nothing is lost."""

import asyncio
import threading
from random import Random

import pytest
from given import there
from wanderer import options, pick
from wired import decider, persons, play_on, wired

from trickerion.rules.game import Game
from trickerion.rules.state import _plain
from trickerion.words.together import NOT_DONE


class Relay:
    """Carries what is said to a port and back, late; one message in twenty cuts its connection."""

    def __init__(self, to: int, seed: str, late: float = 0.2, share: float = 0.0) -> None:
        self.cuts, self._to, self._late, self.share, self._random = 0, to, late, share, Random(seed)
        self._ends: list[asyncio.StreamWriter] = []
        self._loop, ready = asyncio.new_event_loop(), threading.Event()
        self._thread = threading.Thread(target=self._run, args=(ready,), daemon=True)
        self._thread.start()
        ready.wait()

    def _run(self, ready: threading.Event) -> None:
        async def open_up() -> None:
            self._server = await asyncio.start_server(self._join, "127.0.0.1", 0)
            self.port = self._server.sockets[0].getsockname()[1]
            ready.set()

        self._loop.run_until_complete(open_up())
        self._loop.run_forever()
        self._loop.run_until_complete(self._hang_up())
        self._loop.close()

    async def _hang_up(self) -> None:
        """Nothing is left pending when the loop is closed, and nothing is cancelled: asyncio would write of that."""
        self._server.close()
        while tasks := asyncio.all_tasks() - {asyncio.current_task()}:
            for end in self._ends:  # who reads from it comes to the end
                end.transport.abort()
            await asyncio.wait(tasks, timeout=0.1)
        await asyncio.sleep(0)  # the last ones are told so in the next round of the loop

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._to)
        self._ends += [writer, far_writer]
        await asyncio.gather(self._carry(reader, far_writer, writer), self._carry(far_reader, writer, far_writer))

    async def _carry(self, reader: asyncio.StreamReader, *ends: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(2**20):
                if self._random.random() < self.share:
                    self.cuts += 1
                    break
                self._loop.call_later(self._late, ends[0].write, data)
        except OSError:
            pass
        for end in ends:
            end.close()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()


@pytest.mark.parametrize("late", [0.05, pytest.param(0.2, marks=pytest.mark.slow)])
def test_what_is_certain_is_seen_at_once_and_every_cut_comes_back_to_the_same_table(late: float) -> None:
    """A message needs so many seconds."""
    with wired(persons(options(2)), [1]) as table:
        relay, random, seen = Relay(table.door.port, "slow", late), Random("slow"), 0
        guest = table.guest("Bela", code=table.code._replace(port=relay.port))
        table.pump(lambda: guest.seat == 1, 30)
        table.begin()
        table.pump(table.level, 30)
        game, relay.share = guest.game, 0.05
        while relay.cuts < 1 or seen < 2:
            window, made = decider(table), there(game).made
            assert window is not None
            if window.legal:
                window.play(pick(Game(window.view.state, "", [], []), random))
                if window is game and there(game).position.early is None:
                    assert there(game).holds
                    assert not there(game).legal
                    seen += there(game).made > made
                guest.wire.try_now()
            table.pump(table.level, 30)
            assert _plain(there(game).sight.view_at(there(game).made).state) == _plain(
                there(table.session).game.view_for(1).state
            )
        relay.close()


def test_a_deed_that_comes_too_late_is_taken_back_and_says_why() -> None:
    with wired(persons(options(2)), [1]) as table:
        (guest,) = table.all_in("Bela")
        host, game, random = there(table.session), there(guest.game), Random("late")
        while not (host.undoing.can_undo and game.legal and game.position.early is None):
            play_on(table, random, 1)
        host.undo()
        game.play(game.legal[0])
        assert game.holds
        table.pump(lambda: NOT_DONE["late"] in game.news.take_notices())
        assert table.level()
