"""Forms of a call to somebody who is asked and away: a POST as JSON, as text or from a template, or a command.

The JSON has the text under every name that receivers of messages look for, so that most take it as it is.
"""

from __future__ import annotations

import json
import logging
import os
import re
import shlex
import subprocess
from dataclasses import dataclass
from email.header import Header
from http.client import HTTPResponse
from typing import Final, Protocol
from urllib.parse import quote
from urllib.request import OpenerDirector, ProxyHandler, Request

from trickerion.play.tables.short_answers import HANDLERS
from trickerion.words import serve as words

LOG = logging.getLogger(__name__)
JSON: Final = "json"
TEXT: Final = "text"
PLAIN: Final = ";".join(("text/plain", "charset=utf-8"))
_GAP: Final = re.compile(r"\{(table|seat|name|text|title|link)\}")


@dataclass(frozen=True)
class CallTo:
    """Somebody is asked at a table; ``link`` is a page of it without any secret, "" where its address is not known."""

    table: str
    seat: int
    name: str
    link: str = ""

    @property
    def text(self) -> str:
        """The sentence that is sent."""
        return words.your_turn(name=self.name, table=self.table)

    @property
    def told(self) -> dict[str, str]:
        """All that a template can hold."""
        about = {"table": self.table, "seat": str(self.seat), "name": self.name, "link": self.link}
        return {**about, "text": self.text, "title": words.CALL_TITLE}


class CallForm(Protocol):
    """A way to call somebody."""

    def send(self, turn: CallTo, patience: float) -> bool:
        """Call; whether the call was taken. May raise anything."""


def _opener() -> OpenerDirector:
    """An opener for http and https alone: it knows no files and no other protocols, and follows no answer elsewhere."""
    opener = OpenerDirector()
    for handler in (ProxyHandler(), *(kind() for kind in HANDLERS)):
        opener.add_handler(handler)
    return opener


class OverWeb:
    """A POST to a ``url``, in which {table}, {seat} and {name} stand for those; ``body``: a template, or ""."""

    def __init__(self, url: str, how: str = JSON, body: str = "") -> None:
        self._url, self._how, self._body, self._opener = url, how, body, _opener()

    def send(self, turn: CallTo, patience: float) -> bool:
        """Raises what urllib does."""
        answer = self._opener.open(self._request(turn), timeout=patience)
        if not isinstance(answer, HTTPResponse):
            return False
        answer.close()  # its body is not read
        if not 200 <= answer.status < 300:
            LOG.warning("the call was answered by %d", answer.status)
        return 200 <= answer.status < 300

    def _request(self, turn: CallTo) -> Request:
        url = _GAP.sub(lambda gap: quote(turn.told[gap[1]], safe=""), self._url)
        if self._body:
            filled = _GAP.sub(lambda gap: json.dumps(turn.told[gap[1]])[1:-1], self._body)
            return Request(url, filled.encode(), {"Content-Type": _kind_of(filled)})
        if self._how == TEXT:
            headers = {"Content-Type": PLAIN, "Title": Header(words.CALL_TITLE).encode()}
            return Request(url, turn.text.encode(), {**headers, **({"Click": turn.link} if turn.link else {})})
        about = {"table": turn.table, "seat": turn.seat, "name": turn.name, "link": turn.link}
        said = {"text": turn.text, "content": turn.text, "message": turn.text, "title": words.CALL_TITLE}
        return Request(url, json.dumps({**about, **said}).encode(), {"Content-Type": "application/json"})


def _kind_of(body: str) -> str:
    try:
        json.loads(body)
    except ValueError:
        return PLAIN
    return "application/json"


class ByCommand:
    """A command that gets the text on its input, and the rest as TRICKERION_TABLE, _SEAT, _NAME, _LINK, _TITLE."""

    def __init__(self, command: str) -> None:
        self._command = shlex.split(command)

    def send(self, turn: CallTo, patience: float) -> bool:
        """Raises what subprocess does."""
        told = {f"TRICKERION_{name.upper()}": value for name, value in turn.told.items()}
        text = f"{turn.text}\n{turn.link}\n" if turn.link else f"{turn.text}\n"
        ran = subprocess.run(
            self._command, input=text.encode(), env={**os.environ, **told}, timeout=patience, check=False
        )
        if ran.returncode:
            LOG.warning("the command that calls has ended with %d", ran.returncode)
        return not ran.returncode
