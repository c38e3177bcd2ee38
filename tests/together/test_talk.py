"""Talk: a line a second, twenty a minute of a seat, none of who looks on; the talk of one seat can be muted."""

from collections.abc import Iterator

import pytest
from given import there
from wanderer import options
from wired import Stranger, Wired, persons, wired

from trickerion.together import messages as m
from trickerion.together.invitation import NEW, Came, Invitation
from trickerion.together.messages import LOOKS_ON
from trickerion.together.seating import GUEST, MOST_LINES
from trickerion.together.table import Table


@pytest.fixture
def table() -> Iterator[Wired]:
    with wired(persons(options(3)), [1, 2]) as made:
        yield made


def test_a_seat_says_twenty_lines_a_minute_and_who_looks_on_none() -> None:
    now, heard = 0.0, list[str]()
    table = Table(Invitation(1, "Ada"), clock=lambda: now)
    table.on_talk = lambda _seat, _name, text: heard.append(text)
    table.seat(0, GUEST)
    bela, mora = Stranger("Bela"), Stranger("Mora")
    for person, seat in ((bela, NEW), (mora, LOOKS_ON)):
        table.invitation.put(person, Came(seat, person.address, False))
    table.update()
    for number in range(50):
        now += 1.1
        table.invitation.put(bela, m.Talk(f"{number}"))
        table.invitation.put(mora, m.Talk("I, too"))
        table.update()
    assert heard == [f"{number}" for number in range(MOST_LINES)]
    now += 60.0
    table.invitation.put(bela, m.Talk("again"))
    table.update()
    assert heard[-1] == "again"


def test_the_talk_of_one_seat_is_muted_and_that_of_others_is_not(table: Wired) -> None:
    bela, csilla = table.all_in("Bela", "Csilla")
    csilla.muted.add(bela.seat)
    bela.say("nobody hears me")
    table.pump(lambda: "nobody hears me" in str([line.note for line in there(bela.game).log]))
    table.table.say(0, "Ada", "good evening")
    table.pump(lambda: "good evening" in str([line.note for line in there(csilla.game).log]))
    assert "nobody hears me" not in str([line.note for line in there(csilla.game).log])
    csilla.muted.clear()
    table.table.seating.places[bela.seat].spoke.clear()
    bela.say("now I am heard")
    table.pump(lambda: "now I am heard" in str([line.note for line in there(csilla.game).log]))
