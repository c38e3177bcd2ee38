"""``trickerion simulate --join``: a computer player of this machine takes a seat at a table elsewhere."""

from __future__ import annotations

import argparse
import threading
import time

from trickerion.bots.bot import Bot
from trickerion.bots.registry import make_bot
from trickerion.bots.simulate import PLAYING
from trickerion.console import complain, tell
from trickerion.language.speech import join, listed
from trickerion.play.guest import GuestGame
from trickerion.play.tables.guest_table import GuestTable
from trickerion.together.code import CodeError, read_invitation
from trickerion.together.messages import SetReady
from trickerion.together.wire import Wire
from trickerion.words import command_line
from trickerion.words import serve as words

LONGEST_SLEEP = 0.5
PAUSE = 0.055
"""Seconds between two moves: a host hears twenty messages a second."""


def run(args: argparse.Namespace) -> int:
    """Join, play to the end. Exit status 0, 1 when the table could not be joined or was closed, 2 for a wrong code."""
    name = args.seats.strip() or "assistant"
    if name not in PLAYING:
        complain(command_line.no_bot(text=name, names=listed(PLAYING)))
        return 2
    try:
        code = read_invitation(args.join)
    except CodeError:
        complain(words.not_joined(why=words.NO_CODE))
        return 2
    news = threading.Event()
    wire = Wire(code, name.capitalize(), on_news=news.set)
    player = Player(GuestTable(wire), make_bot(name, 0, manners=args.manners))
    wire.open()
    try:
        while not player.is_done:
            news.clear()
            player.step()
            time.sleep(PAUSE) if player.has_acted else news.wait(LONGEST_SLEEP)
    finally:
        wire.close()
    if player.table.has_ended and player.table.why:
        complain(player.table.trouble)
        return 1
    tell(words.ended(scores=player.scores))
    return 0


class Player:
    """A computer player at a table elsewhere: ready at once, it answers whatever its seat is asked."""

    def __init__(self, table: GuestTable, bot: Bot) -> None:
        self.table = table
        self._bot = bot
        self._is_ready = False
        self.has_acted = False

    @property
    def is_done(self) -> bool:
        """True when there is nothing more to do."""
        game = self.table.game
        return self.table.has_ended or (game is not None and game.whole_game is not None)

    def step(self) -> None:
        """Carry out all that waits."""
        self.has_acted = False
        self.table.update()
        if self.table.seat >= 0 and not self._is_ready:
            tell(words.seated(number=self.table.seat + 1))
            self._is_ready = self.table.wire.send(SetReady(True))
        if self.table.game is not None:
            self._play(self.table.game)

    def _play(self, game: GuestGame) -> None:
        game.news.take_events()
        if game.legal:
            game.play(self._bot.choose(game.view).move)
            self.has_acted = True

    @property
    def scores(self) -> str:
        """The final score."""
        game = self.table.game
        names = [seat.name for seat in game.options.seats] if game is not None else []
        result = game.game.result() if game is not None else []
        return join([command_line.score(name=names[standing.seat], points=standing.fame) for standing in result])
