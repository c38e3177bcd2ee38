"""Calls to an address on the web when somebody who is away is asked: one POST for each question."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Iterable, Mapping
from http.client import HTTPResponse
from queue import SimpleQueue
from typing import Any, Final
from urllib.request import OpenerDirector, ProxyHandler, Request

from trickerion.play.tables.short_answers import HANDLERS
from trickerion.threads import begin

LOG = logging.getLogger(__name__)
PATIENCE: Final = 5.0
"""Seconds that an address may take to be reached, and then for the whole head of its answer."""

Question = tuple[int, int, int]
"""Seat, turn and number of the move that is asked for; -1 for the Assignment, which all make at once."""


def _opener() -> OpenerDirector:
    """An opener for http and https alone: it knows no files and no other protocols, and follows no answer elsewhere."""
    opener = OpenerDirector()
    for handler in (ProxyHandler(), *(kind() for kind in HANDLERS)):
        opener.add_handler(handler)
    return opener


class Caller:
    """Calls a URL in a thread of its own; nobody waits for it, and a call that fails costs that call alone."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self._url, self._opener, self._patience = url, _opener(), patience
        self._waiting: SimpleQueue[dict[str, Any]] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def call(self, table: str, seat: int, name: str) -> None:
        """Say who is asked at which table."""
        self._waiting.put({"table": table, "seat": seat, "name": name})
        if self._thread is None or not self._thread.is_alive():
            try:
                self._thread = begin("trickerion-caller", self._run)
            except OSError as error:
                LOG.warning("the call waits: %s", error)

    def _run(self) -> None:
        while True:
            told = json.dumps(self._waiting.get()).encode()
            try:
                self._post(told)
            except Exception as error:  # an answer that is no HTTP raises what no list of ours would have
                LOG.warning("the call has failed: %r", error)

    def _post(self, told: bytes) -> None:
        request = Request(self._url, told, {"Content-Type": "application/json"})
        answer = self._opener.open(request, timeout=self._patience)
        if isinstance(answer, HTTPResponse):
            answer.close()  # its body is not read
            if not 200 <= answer.status < 300:
                LOG.warning("the call was answered by %d", answer.status)


class Calls:
    """The questions of one table for which somebody was called: each of them once, whoever comes and goes.

    ``kept``: what ``to_json`` has told, before the server was started again; ``caller`` is None where nobody is called.
    """

    def __init__(self, caller: Caller | None, table: str, kept: Mapping[str, str]) -> None:
        self._caller, self._table = caller, table
        self._called = dict(kept)

    def ask(self, away: Iterable[tuple[Question, str]]) -> None:
        """Call the people who are away, by name, for the questions that they are asked now."""
        if self._caller is None:
            return
        for (seat, turn, number), name in away:
            if self._called.get(str(seat)) != (question := f"{turn}.{number}"):
                self._called[str(seat)] = question
                self._caller.call(self._table, seat, name)

    def to_json(self) -> dict[str, str]:
        """The last question for which each seat was called, as it is kept."""
        return dict(self._called)
