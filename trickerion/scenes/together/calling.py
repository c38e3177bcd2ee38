"""A call to another table: by its code, by a knock, or back to a seat; and what comes of it."""

from functools import partial
from typing import Protocol

from trickerion.app.loop import App
from trickerion.app.registry import open_scene
from trickerion.play.tables.guest_table import GONE_FOR_GOOD, GuestTable, ways_of
from trickerion.play.tables.lay_far import LayingFar
from trickerion.scenes.together.code_line import CodeLine
from trickerion.scenes.together.door_rows import DoorRow, player
from trickerion.scenes.together.relay_met import RelayMet
from trickerion.screens.opening import enter_table
from trickerion.screens.seats import remember_name
from trickerion.storage.tables import SeatElsewhere, forget_seat, remember_seat
from trickerion.together import messages as m
from trickerion.together.announcement import FoundTable
from trickerion.together.code import Code, CodeError, read_invitation, read_way
from trickerion.together.keeping import OurRelay
from trickerion.together.wire import Wire
from trickerion.words.screens import together as words
from trickerion.words.together import REFUSED


class DoorPlace(Protocol):
    """Scene from which a table is called."""

    app: App

    @property
    def name(self) -> str:
        """Name by which the player wants to be called."""

    @property
    def found(self) -> list[FoundTable]:
        """Tables of this network."""

    def layout(self) -> None:
        """Lay everything out anew."""

    def look_up(self) -> None:
        """Read anew at which tables a seat is kept."""


class Calling:
    """``called`` is the table or seat that was clicked, None for the code; ``troubles``: what came of earlier calls."""

    def __init__(self, door: DoorPlace, code: CodeLine) -> None:
        self._door, self._code = door, code
        self._guest: GuestTable | None = None
        self._laying: LayingFar | None = None
        self.called: object = None
        self.troubles: dict[SeatElsewhere | FoundTable, str] = {}
        self._lacks_relay = self._looks_on = False

    @property
    def is_calling(self) -> bool:
        """True while an answer is waited for."""
        return self._guest is not None or self._laying is not None

    @property
    def waits(self) -> str:
        """Sentence on what is waited for, or ""."""
        if self._laying is not None:
            return words.LAYING
        return waiting(self._guest) if self._guest is not None else ""

    @property
    def look(self) -> object:
        """State of what is seen of the call."""
        guest = self._guest
        return (guest.is_knocking, guest.host, guest.changes) if guest is not None else self._laying is not None

    def hang_up(self) -> None:
        """End the call, unless its table was entered."""
        if self._guest is not None and not self._guest.is_kept:
            self._guest.close()
        if self._laying is not None:
            self._laying.close()

    def update(self) -> None:
        """Hear what has come from the table."""
        if self._laying is not None:
            self._hear_machine(self._laying)
        if self._guest is not None:
            self._hear(self._guest)

    def join(self, *, looks_on: bool) -> None:
        """Call the table of the code that was typed."""
        try:
            if self._code.is_knock:
                self._call(Wire(read_way(self._code.text.strip(), 0), self._door.name, knocks=True, looks_on=looks_on))
                return
            ways = self._ways(read_invitation(self._code.text))
        except CodeError as error:
            self._code.trouble = words.NO_SECRET if error.why == "secret" else words.NO_ADDRESS
            self._door.app.sounds.play("error")
            return
        self._lacks_relay, self._looks_on = not ways, looks_on
        if not ways:
            self._code.trouble = words.WHICH_RELAY
            open_scene(self._door.app, "our_relay", why=words.WHICH_RELAY)
            return
        self._call(Wire(ways[0], self._door.name, others=ways[1:], looks_on=looks_on))

    def go_on(self) -> None:
        """Call the table whose relay was asked for, now that the player has told which."""
        if self._lacks_relay and not self._code.why_not and self._ways(read_invitation(self._code.text)):
            self.join(looks_on=self._looks_on)
        self._lacks_relay = False

    def lay(self, machine: OurRelay, wish: m.Lay) -> None:
        """Have a table laid at a machine, and sit down there as its head."""
        self._door.app.sounds.play("click")
        remember_name(self._door.app, self._door.name)
        self._code.trouble, self.called = "", None
        self._laying = LayingFar(machine, self._door.name, wish.seats, wish.game, self._door.app.calls.wake)
        self._laying.open()
        self._door.layout()

    def _hear_machine(self, laying: LayingFar) -> None:
        laying.update()
        if laying.laid is not None:
            self._laying = None
            token, door = laying.token, laying.door
            self._call(Wire(laying.laid, self._door.name, token=token, door=door, is_patient=False))
        elif laying.why:
            self._laying = None
            self._code.trouble = REFUSED[laying.why if laying.why in REFUSED else "nonsense"]()
            self._door.app.sounds.play("error")
            self._door.layout()

    def _ways(self, code: Code) -> list[Code]:
        """Ways to the table of a code: at home straight to its computer, elsewhere through the relay."""
        if not code.name:
            return [code]
        met = RelayMet(self._door.app)
        if code.address:
            met.remember(code)
        at_home = [
            Code(table.address, table.port, code.secret) for table in self._door.found if table.name == code.name
        ]
        return [*at_home, *met.ways(code)]

    def knock(self, table: FoundTable, *, looks_on: bool) -> None:
        """Knock at a table of this network."""
        code = Code(table.address, table.port, 0)
        self._call(Wire(code, self._door.name, knocks=True, looks_on=looks_on), table)

    def come_back(self, seat: SeatElsewhere) -> None:
        """Return to a seat that is kept at another table."""
        first, *others = ways_of(seat)
        found = [
            Code(table.address, table.port, seat.secret)
            for table in self._door.found
            if seat.door and seat.door.startswith(table.door or " ")
        ]
        others += [way for way in found if way not in (first, *others)]
        known = partial(Wire, token=seat.token, door=seat.door, generation=seat.generation)
        self._call(known(first, seat.name, others=others, is_patient=False), seat)

    def _call(self, wire: Wire, called: SeatElsewhere | FoundTable | None = None) -> None:
        self._door.app.sounds.play("click")
        remember_name(self._door.app, self._door.name)
        self._code.trouble = ""
        self.troubles.clear()
        wire.on_news = self._door.app.calls.wake
        self._guest, self.called = GuestTable(wire, self._door.app.places), called
        wire.open()
        self._door.layout()

    def _hear(self, guest: GuestTable) -> None:
        guest.update()
        if guest.has_ended:
            self._is_refused(guest)
        elif guest.game is not None or guest.lobby is not None:
            self._guest = None
            guest.is_kept = True
            if guest.wire.token:
                remember_seat(self._door.app.places.seats, guest.as_seat())
            if guest.game is not None:
                enter_table(self._door.app, guest.game)
            else:
                open_scene(self._door.app, "head_lobby" if guest.ruling.decides else "guest_lobby", guest=guest)

    def _is_refused(self, guest: GuestTable) -> None:
        self._guest = None
        if isinstance(self.called, SeatElsewhere | FoundTable):
            is_another = guest.why == "code" and isinstance(self.called, SeatElsewhere)
            self.troubles[self.called] = words.ANOTHER_TABLE if is_another else guest.trouble
        else:
            self._code.trouble = guest.trouble
        if guest.why in GONE_FOR_GOOD and guest.wire.token:
            forget_seat(self._door.app.places.seats, guest.as_seat())
            self._code.trouble = guest.trouble
        self._door.app.sounds.play("error")
        self._door.look_up()

    def with_news(self, row: DoorRow, table: SeatElsewhere | FoundTable) -> DoorRow:
        """The row with what has just come of a click on it."""
        if table in self.troubles:
            return row._replace(state=self.troubles[table], is_trouble=True)
        waits = self.waits
        return row._replace(state=waits) if waits and self.called == table else row


def waiting(guest: GuestTable) -> str:
    """Sentence on what a guest waits for at the door of a table."""
    if not guest.is_knocking:
        return words.CALLING
    return words.lets_you_in(host=player(guest.host)) if guest.host else words.SOMEBODY_LETS_YOU_IN
