"""A host that lies: what an honest one says to its guest, and the same with something dropped, changed or made long."""

import json
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from wanderer import pick
from wired import Stranger, persons

from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions
from trickerion.together import messages as m
from trickerion.together.code import Code, new_secret
from trickerion.together.codec import CodecError
from trickerion.together.invitation import NEW, Came, Invitation
from trickerion.together.messages import Up, Welcome
from trickerion.together.seating import GUEST, HERE
from trickerion.together.table import Table
from trickerion.together.wire import ENDED, OPEN, Wire


class HostileWire(Wire):
    """The guest's end of a wire without a network, which says what a test brings."""

    latency = 31

    def __init__(self) -> None:
        super().__init__(Code("127.0.0.1", 47600, new_secret()), "Bela")

    def bring(self, text: object) -> None:
        """The host says something; what makes no sense ends the wire."""
        if self.stands == ENDED:
            return
        try:
            read = self._arrival.read(text)
        except CodecError as error:
            self.end("nonsense", error)
            return
        if read is not None and isinstance(read[0], Welcome):
            self.token, self.stands = read[0].token, OPEN
        self._heard += [read] if read is not None else []

    def send(self, _message: Up) -> bool:
        return self.stands == OPEN

    def close(self) -> None:
        self.stands = ENDED


class Recording:
    """What a host says to the guest of seat 1 in the lobby and in a game of so many moves; ``steps`` of the game."""

    def __init__(self, options: GameOptions, seed: str, moves: int) -> None:
        options, random = persons(options), Random(seed)
        self.invitation = Invitation(new_secret(), "Ada")
        self.table = Table(self.invitation)
        for number, seat in enumerate(options.seats):
            self.table.seat(number, GUEST if number == 1 else HERE, "" if number == 1 else seat.name)
        self.table.lay({key: value for key, value in options.to_json().items() if key != "seats"})
        self._guest = Stranger("10.0.0.2")
        self.invitation.put(self._guest, Came(NEW, "Bela", False))
        self.table.update()
        for said in (m.Choose("Bela", "", ""), m.Talk("Good evening!"), m.SetReady(True)):
            self._say(said)
        self.lobby = self._guest.take()
        self.session = Session.new(options, seed, pace=0.0, elsewhere=range(len(options.seats)))
        self.session.audience = self.table
        self.table.begin(self.session)
        self.begun = self._guest.take()
        self.told: list[str] = []
        for _ in range(moves):
            if self.session.is_over:
                break
            self._play(random)
            self.told += self._guest.take()
        self.session.close()

    def _say(self, said: Up) -> None:
        self.invitation.put(self._guest, said)
        self.table.update()

    def _play(self, random: Random) -> None:
        decision = self.session.decision
        assert decision is not None
        seat = decision.seat
        seen = Game(self.session.game.view_for(seat).state, "", [], [])
        self.session.do_for(seat, [pick(seen, random).to_json()])

    @property
    def steps(self) -> list[tuple[dict[str, Any], str]]:
        """Each step as it was told, with its View."""
        found = []
        for text in (*self.begun, *self.told):
            head, *lines = text.split("\n")
            if (told := json.loads(head))["is"] == "Steps":
                found += list(zip(told["steps"], lines, strict=True))
        return found

    @property
    def begins(self) -> dict[str, Any]:
        """The message with which the game begins."""
        return next(told for text in self.begun if (told := json.loads(text.split("\n")[0]))["is"] == "Begun")


def short_story(recording: Recording, number: int) -> list[str]:
    """The game as a guest hears of it who comes when that step has just been made, and the next one."""
    steps = recording.steps
    past, (told, line) = steps[number - 1 : number + 1], steps[number + 1]
    begun = {**recording.begins, "made": len(past) - 1}
    first = {"is": "Steps", "first": 0, "steps": [step for step, _ in past]}
    then = {"is": "Steps", "first": len(past), "steps": [told]}
    heads = ["\n".join([json.dumps(first), *(seen for _, seen in past)]), "\n".join([json.dumps(then), line])]
    others = [text for text in recording.told if '"is":"People"' in text or '"is":"Assigned"' in text]
    return [*recording.lobby[:2], json.dumps(begun), *heads, *others[:2]]


def places_in(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a JSON value: what holds it, and its key or number there."""
    items = list(data.items()) if isinstance(data, dict) else list(enumerate(data)) if isinstance(data, list) else []
    for key, value in items:
        yield data, key
        yield from places_in(value)


ODD: tuple[Any, ...] = (
    None,
    True,
    0,
    1,
    -1,
    3,
    4,
    77,
    2**40,
    2**70,
    1.5,
    "",
    "x",
    "x" * 3_000,
    "\ud800",
    "{coin} *b*",
    [],
    {},
    ["l"],
)
"""What a field is least likely to hold."""


def spoilt(text: str, random: Random) -> str:
    """The message with something in one of its lines dropped, doubled, changed or put where it does not belong."""
    lines = text.split("\n")
    number = random.randrange(len(lines))
    data = json.loads(lines[number])
    for _ in range(random.choice((1, 1, 1, 2, 5))):
        places = list(places_in(data))
        holder, key = random.choice(places)
        alike = [place for place in places if type(place[0][place[1]]) is type(holder[key])]
        other, other_key = random.choice(alike if random.random() < 0.7 else places)
        random.choice(_WAYS)(holder, key, random, other[other_key] if _still(other, other_key) else None)
    lines[number] = json.dumps(data)
    return "\n".join(lines)


def _still(holder: Any, key: Any) -> bool:
    return key in holder if isinstance(holder, dict) else key < len(holder)


def _drop(holder: Any, key: Any, _random: Random, _other: Any) -> None:
    if _still(holder, key):
        del holder[key]


def _double(holder: Any, key: Any, random: Random, _other: Any) -> None:
    if isinstance(holder, list) and _still(holder, key):
        holder[key:key] = [json.loads(json.dumps(holder[key]))] * random.choice((1, 1, 40))


def _exchange(holder: Any, key: Any, random: Random, _other: Any) -> None:
    holder[key] = random.choice(ODD) if _still(holder, key) else None


def _put(holder: Any, key: Any, _random: Random, other: Any) -> None:
    if _still(holder, key):
        holder[key] = json.loads(json.dumps(other))


def _count(holder: Any, key: Any, random: Random, _other: Any) -> None:
    if _still(holder, key) and type(holder[key]) is int:
        holder[key] += random.choice((-2, -1, 1, 2, 5))


_WAYS: Sequence[Callable[[Any, Any, Random, Any], None]] = (_drop, _double, _exchange, _put, _put, _count, _count)
