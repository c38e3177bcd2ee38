"""Laws of tables that are laid again and have a head: cuts, orders and lies change nothing that they should not."""

import json
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

import pytest
from given import of_kind, there
from hostile import HostileWire, Recording, spoilt
from wanderer import DARK_ALLEY, options, pick
from wire_in_memory import ARRIVES, CUTS_AFTER, LOSES, MemoryWire
from wired import Stranger, Wired, are_level, persons, same_view

from trickerion.play.session import Session
from trickerion.play.tables.guest_table import GuestTable
from trickerion.rules.game import Game
from trickerion.rules.options import OptionsError
from trickerion.storage.saves import OpenedGame
from trickerion.together import messages as m
from trickerion.together.codec import CodecError
from trickerion.together.heading import Heading
from trickerion.together.invitation import KNOCKS, NEW, Came, Gone, Invitation
from trickerion.together.messages import LOOKS_ON
from trickerion.together.seating import EMPTY, GUEST, to_options
from trickerion.together.table import Table

KIND = persons(options(2))
OVER = Game.new(KIND, "over")
while not OVER.is_over:
    OVER.apply(pick(OVER, Random(len(OVER.moves))))


class Sequel(Wired):
    """A game that is over, at a table with one guest in memory, whose ``nth`` message from now on has a fate."""

    def __init__(self, nth: int, fate: str) -> None:
        super().__init__(KIND, [1])
        self.door.close()
        self.wire = MemoryWire(self.invitation, "Bela")
        self.guests.append(GuestTable(self.wire))
        self.wire.try_now()
        self.settle()
        self.begin(Session.of_opened(OpenedGame(OVER), pace=0.0, elsewhere=[1]))
        self.settle()
        self.left, self.fate, self.cuts = nth, fate, 0
        self.wire.fate = self._fate

    def _fate(self, _text: str, _up: bool) -> str:
        self.left -= 1
        if self.left != -1:
            return ARRIVES
        self.cuts += 1
        return self.fate

    def settle(self) -> None:
        """Until nobody has anything to say; who was cut comes back by itself."""
        for _ in range(40):
            self.guests[0].wire.try_now()
            while self.wire._heard or not self.invitation.inbox.empty():
                self.table.update()
                self.guests[0].update()
            self.table.update()
            self.guests[0].update()


@pytest.mark.slow
@pytest.mark.parametrize("fate", [LOSES, CUTS_AFTER])
def test_the_table_is_laid_again_although_the_wire_is_cut_at_any_message(fate: str) -> None:
    for nth in count():
        table = Sequel(nth, fate)
        guest, token = table.guests[0], table.wire.token
        assert there(guest.game).is_over
        table.table.again()
        table.settle()
        assert guest.sequel.another == "sit"
        guest.sit_down_again()
        for _ in range(3):  # whoever was cut presses Ready once more
            if not table.table.is_ready:
                guest.wire.send(m.SetReady(True))
                table.settle()
        assert table.table.is_ready
        there(table.session).audience = None
        table.begin(Session.new(KIND, "again", pace=0.0, elsewhere=[1]))
        table.settle()
        assert table.wire.token == token
        assert are_level(there(table.session), there(guest.game))
        same_view(there(table.session), guest)
        table.close()
        if not table.cuts:
            break


class Headed:
    """A served table in memory, with a head and places for three guests."""

    def __init__(self) -> None:
        self.invitation = Invitation(1, "")
        self.table = Table(self.invitation, clock=lambda: self.now)
        self.now = 0.0
        for number in range(4):
            self.table.seat(number, GUEST if number < 3 else EMPTY)
        self.table.lay({name: told for name, told in KIND.to_json().items() if name != "seats"})
        self.raised = self.closed = 0
        self.heading = Heading(self.table, self._raise, self._close)
        self.people = [self.come(name) for name in ("Ada", "Bela")]
        self.table.head = 0

    def _raise(self) -> None:
        self.raised += 1

    def _close(self) -> None:
        self.closed += 1

    def come(self, name: str, seat: int = NEW) -> Stranger:
        person = Stranger(name)
        self.invitation.put(person, Came(seat, name, False))
        self.table.update()
        return person

    def hear(self, person: Stranger, said: Any) -> None:
        self.invitation.put(person, said)
        self.table.update()

    @property
    def stands(self) -> object:
        places = [(p.kind, p.name, p.colour, p.magician, p.brain, p.token) for p in self.table.places]
        of_strangers = [*self.table.entrance.knocks], self.table.entrance.knocks.are_heard, self.table.allows_looking_on
        return places, self.table.draft, self.table.head, self.raised, self.closed, of_strangers


EMPTY_SEAT = ["empty", "", "", "", "", ""]
SAID: tuple[m.Arrange | m.Rule, ...] = (
    m.Arrange(
        [
            ["guest", "", "", "", "", ""],
            ["guest", "", "", "", "", ""],
            ["computer", "R", "pearl", "", "manager", ""],
            EMPTY_SEAT,
        ],
        {name: told for name, told in KIND.to_json().items() if name != "seats"},
    ),
    *(m.Rule(what, 1, "assistant") for what in ("send_away", "head", "send_off", "raise", "close", "free", "once")),
    *(m.Rule(what, number, "") for what in ("let_in", "not_now", "hear", "look_on") for number in (0, 1)),
)


def test_whatever_a_guest_arranges_or_rules_changes_nothing_and_a_head_does_nothing_impossible() -> None:
    random, heard = Random("arranged"), 0
    for _ in range(600):
        text = spoilt(m.written(random.choice(SAID)), random)
        try:
            said = m.read_up(text)
        except CodecError:
            continue
        heard += 1
        table = Headed()
        table.table.hear_knocks(True)
        table.come("Mora", KNOCKS)
        before = table.stands
        table.hear(table.people[1], said)
        assert table.stands == before
        table.hear(table.people[0], said)
        places = table.table.places
        assert len(places) == 4
        assert places[0].token or places[table.table.head].token
        assert sum(place.kind != EMPTY for place in places) >= 2
        with suppress(OptionsError):  # two of one colour, say: then the curtain stays down
            to_options(places, table.table.draft)
    assert heard > 100


def test_a_head_is_told_who_knocks_and_answers_each_and_nobody_else_is_told() -> None:
    table = Headed()
    ada, bela = table.people
    for person in table.people:
        person.take()
    table.hear(ada, m.Rule("hear", 1, ""))
    mora, dora = table.come("Mora", KNOCKS), table.come("Dora", KNOCKS)
    table.heading.tell()
    told, _ = m.read_down(ada.take()[-1])
    assert told == m.AtTheDoor([1, 2], ["Mora", "Dora"], [False, False], are_heard=True, may_look_on=True)
    table.heading.tell()
    assert not ada.take() + bela.take()  # the same is told once, and to the head alone
    table.hear(bela, m.Rule("let_in", 2, ""))
    table.hear(ada, m.Rule("not_now", 1, ""))
    assert json.loads(mora.take()[-1])["facts"] == {"host": "Ada"}
    assert not dora.told
    table.hear(ada, m.Rule("let_in", 2, ""))
    assert "Welcome" in dora.told
    table.come("Eve", LOOKS_ON)
    assert table.table.seating.lookers == ["Eve"]
    table.hear(ada, m.Rule("look_on", 0, ""))
    assert not table.table.seating.lookers
    assert table.come("Eve", LOOKS_ON).told == ["no_looking_on"]
    table.hear(ada, m.Rule("hear", 0, ""))
    assert table.come("Nosy", KNOCKS).told == ["no_knocking"]
    table.table.head = 1
    table.heading.tell()
    assert m.read_down(bela.take()[-1])[0] == m.AtTheDoor([], [], [], are_heard=False, may_look_on=False)


def test_in_any_order_a_table_has_one_head_that_has_a_seat_and_each_seat_one_token_or_none() -> None:
    for seed in range(60):
        random, table = Random(f"heads {seed}"), Headed()
        for number in range(25):
            seated = [place.visitor for place in table.table.places if place.visitor is not None]
            what = random.choice(("come", "cut", "back", "give up", "head", "send away", "late"))
            person = of_kind(Stranger, random.choice(seated)) if seated else None
            if what == "come":
                table.come(f"Guest {number}")
            elif what == "cut" and person is not None:
                table.hear(person, Gone())
            elif what == "give up" and person is not None:
                table.hear(person, m.GiveUp())
            elif what == "back":
                away = [n for n, place in enumerate(table.table.places) if place.stands == "away"]
                for seat in away[:1]:
                    table.come("back", seat)
            elif what == "late":
                table.now += 700.0
            elif person is not None:
                rule = m.Rule("head" if what == "head" else "send_away", random.randrange(-1, 5), "")
                table.hear(person, rule)
            table.heading.update()
            tokens = table.invitation.tokens
            places = table.table.places
            assert sorted(tokens.values()) == [seat for seat, place in enumerate(places) if place.token]
            assert len(set(tokens)) == len([place for place in places if place.token])
            if any(place.visitor is not None for place in places):
                assert places[table.table.head].token


def test_no_lie_about_a_table_that_is_laid_again_is_more_than_a_sentence() -> None:
    recording = Recording(options(2, modules=DARK_ALLEY), "sequel", 3)
    lobby = [text for text in recording.lobby if '"is":"Lobby"' in text]
    honest = [*recording.lobby[:2], m.written(m.Again()), lobby[-1], recording.begun[0]]
    for seed in range(250):
        random = Random(f"sequel {seed}")
        guest = GuestTable(HostileWire())
        texts = list(honest)
        for number in random.sample(range(len(texts)), 2):
            with suppress(IndexError):  # nothing is left of it
                texts[number] = spoilt(texts[number], random)
        random.shuffle(texts)
        for text in texts:
            of_kind(HostileWire, guest.wire).bring(text)
            guest.update()
        assert guest.why in ("", "nonsense") or json.dumps(guest.why)
        guest.as_seat()


def test_who_has_not_heard_the_end_yet_hears_it_before_the_table_is_laid_again() -> None:
    table = Sequel(10_000, LOSES)
    late = MemoryWire(table.invitation, "Mora", looks_on=True)
    table.guests.append(GuestTable(late))
    late.try_now()
    table.table.update()  # the first steps are told
    table.table.again()
    table.settle()
    mora = table.guests[1]
    for _ in range(5):
        mora.update()
    assert mora.sequel.another == "sit"
    assert mora.last_game is not None
    assert mora.last_game.is_over
    table.close()
