"""Calls in the forms that receivers of messages take, each against a receiver on this machine that is as strict."""

import json
import sys
import threading
from collections.abc import Callable, Iterator
from email.header import decode_header, make_header
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

import pytest

from trickerion import cli
from trickerion.play.tables.call_forms import TEXT, ByCommand, CallTo, OverWeb
from trickerion.play.tables.caller import AWAY_FOR, PAUSE, Caller, Calls

TURN = CallTo("owl", 1, "Béla & Co", "https://table.example.org:443/owl")
SAID = "Béla & Co, it is your turn at the table owl."


class Asked(NamedTuple):
    """A request as it came."""

    path: str
    query: dict[str, list[str]]
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> dict[str, Any]:
        """The body, which must be JSON and say so."""
        assert self.headers["content-type"] == "application/json"
        told: dict[str, Any] = json.loads(self.body)
        return told


class Strict:
    """A receiver that answers 400 for whatever its service would not take."""

    def __init__(self) -> None:
        self.takes: Callable[[Asked], bool] = lambda _: True
        self.heard: list[Asked] = []
        receiver = self

        class Answer(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                parts = urlsplit(self.path)
                headers = {name.lower(): value for name, value in self.headers.items()}
                asked = Asked(parts.path, parse_qs(parts.query), headers, body)
                receiver.heard.append(asked)
                self.send_response(200 if receiver.takes(asked) else 400)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                """Nothing is printed."""

        self.server = HTTPServer(("127.0.0.1", 0), Answer)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        self._thread = threading.Thread(target=self.server.serve_forever)
        self._thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self._thread.join()
        self.server.server_close()


@pytest.fixture
def receiver() -> Iterator[Strict]:
    made = Strict()
    yield made
    made.close()


SERVICES: dict[str, tuple[str, Callable[[Asked], bool]]] = {
    "discord": ("/api/webhooks/7/token", lambda asked: 0 < len(asked.json["content"]) <= 2000),
    "slack": ("/services/T/B/x", lambda asked: isinstance(asked.json["text"], str)),
    "matrix": ("/webhook/uuid", lambda asked: bool(asked.json["text"])),
    "telegram": ("/bot7:token/sendMessage?chat_id=42", lambda a: bool(a.json["text"]) and a.query["chat_id"] == ["42"]),
    "gotify": ("/message?token=A7", lambda a: bool(a.json["message"] and a.json["title"] and a.query["token"])),
}


@pytest.mark.parametrize("service", SERVICES)
def test_a_call_as_json_is_taken_without_anything_between(service: str, receiver: Strict) -> None:
    path, receiver.takes = SERVICES[service]
    assert OverWeb(receiver.url + path).send(TURN, 5.0)
    (asked,) = receiver.heard
    assert SAID in asked.json.values()
    assert asked.json["link"] == TURN.link


def test_ntfy_has_the_sentence_as_its_body_and_a_topic_for_each_person(receiver: Strict) -> None:
    receiver.takes = lambda asked: not asked.body.startswith(b"{")
    assert OverWeb(receiver.url + "/{table}-{name}", TEXT).send(TURN, 5.0)
    (asked,) = receiver.heard
    assert asked.path == "/owl-B%C3%A9la%20%26%20Co"
    assert asked.body.decode() == SAID
    assert str(make_header(decode_header(asked.headers["title"]))) == "Trickerion"
    assert asked.headers["click"] == TURN.link


def test_a_template_is_for_those_who_refuse_what_they_do_not_know(receiver: Strict) -> None:
    receiver.takes = lambda asked: set(asked.json) == {"text"}  # as Google Chat does
    assert not OverWeb(receiver.url).send(TURN, 5.0)
    assert OverWeb(receiver.url, body='{"text": "{text} {link}"}').send(TURN, 5.0)
    assert receiver.heard[-1].json == {"text": f"{SAID} {TURN.link}"}
    sly = CallTo("owl", 1, 'x", "admin": "{table}')
    assert OverWeb(receiver.url, body='{"text": "{name}"}').send(sly, 5.0)
    assert receiver.heard[-1].json == {"text": sly.name}


def test_a_template_that_is_no_json_is_text(receiver: Strict) -> None:
    assert OverWeb(receiver.url, body="{name}: {link}").send(TURN, 5.0)
    assert receiver.heard[-1].headers["content-type"].startswith("text/plain")


def test_a_command_sends_mail(tmp_path: Path) -> None:
    script, out = tmp_path / "mail.py", tmp_path / "sent"
    script.write_text(
        "import os, sys\n"
        f"open({str(out)!r}, 'w', encoding='utf-8').write(sys.argv[1] + '|' + os.environ['TRICKERION_NAME'] + '|' +"
        " sys.stdin.buffer.read().decode())\n"
    )
    assert ByCommand(f"{sys.executable} {script} 'two words'").send(TURN, 20.0)
    assert out.read_text("utf-8") == f"two words|{TURN.name}|{SAID}\n{TURN.link}\n"
    assert not ByCommand(f"{sys.executable} -c 'raise SystemExit(3)'").send(TURN, 20.0)


class Remembering:
    """A form that takes no call of the tables that are named."""

    def __init__(self, *refused: str) -> None:
        self.sent: list[CallTo] = []
        self._refused, self.news = refused, threading.Semaphore(0)

    def send(self, turn: CallTo, _patience: float) -> bool:
        self.sent.append(turn)
        self.news.release()
        return turn.table not in self._refused


def test_a_call_that_is_not_taken_is_made_a_second_time_and_no_third() -> None:
    form = Remembering("owl")
    caller = Caller(form, again=0.01)
    caller.call(TURN)
    caller.call(CallTo("bear", 0, "Ada"))
    for _ in range(3):
        assert form.news.acquire(timeout=20)
    assert [turn.table for turn in form.sent] in (["owl", "bear", "owl"], ["owl", "owl", "bear"])
    assert not form.news.acquire(timeout=0.2)


def test_who_is_away_is_called_after_five_minutes_and_seldom() -> None:
    form, now = Remembering(), [0.0]
    calls = Calls(Caller(form), "owl", {}, clock=lambda: now[0])

    def ask(seconds: float, *numbers: int) -> int:
        now[0] = seconds
        calls.ask([((1, 2, number), "Bela") for number in numbers])
        if seconds >= AWAY_FOR:
            form.news.acquire(timeout=0.2)
        return len(form.sent)

    assert ask(0.0, 7) == ask(AWAY_FOR - 1, 7) == 0
    assert ask(AWAY_FOR - 0.5) == 0, "back for a moment"
    assert ask(AWAY_FOR, 7) == 0
    assert ask(2 * AWAY_FOR, 7) == 1
    assert ask(2 * AWAY_FOR + 1, 7) == 1
    assert ask(2 * AWAY_FOR + 2, 8) == 1
    assert ask(3 * AWAY_FOR + 2, 8) == 1, "one in ten minutes"
    assert ask(2 * AWAY_FOR + PAUSE, 8) == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--call", "https://example.org/", "--call-run", "mail x"], "choose one of the two"),
        (["--call-run", "mail 'x"], "is not a command"),
        (["--call", "https://example.org/", "--call-body", "/nowhere/at/all"], "cannot be read, or is empty"),
    ],
)
def test_a_wrong_form_is_one_sentence(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["serve", "--data-dir", str(tmp_path), *arguments]) == 2
    assert said in capsys.readouterr().err
