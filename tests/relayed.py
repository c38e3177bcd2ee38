"""A relay on this machine, and a table whose guests come through it."""

from wanderer import options
from wired import Wired, persons

from trickerion.together.code import FAR_BITS, Code, NetPlace, new_secret, read_invitation, spelled
from trickerion.together.door import Door
from trickerion.together.door_key import new_door_key
from trickerion.together.keeping import KEPT, KeptName, NameAtRelay, OurRelay
from trickerion.together.relay import Relay
from trickerion.together.relay_limits import Limits

MANY = Limits(calls_a_minute=10_000, names_of_address=50)


class Station:
    """A machine that is a relay, with no table of its own; it can be killed and started again at the same port."""

    def __init__(self, group: int | None = 12345, limits: Limits = MANY) -> None:
        self.group, self._limits, self.port = group, limits, 0
        self._key = new_door_key()
        self.start()

    def start(self) -> None:
        self.relay = Relay(b"k" * 32, self.group, self._limits)
        self.door = Door({}, relay=self.relay, key=self._key)
        self.door.open("127.0.0.1", self.port, is_exact=True)
        self.port = self.door.port

    def stop(self) -> None:
        self.door.close()

    def place(self) -> OurRelay:
        return OurRelay(NetPlace("127.0.0.1", self.port, False), self.group)


class FarTable(Wired):
    """A table whose guests come through a relay."""

    def __init__(self, station: Station, players: int = 2, **how: object) -> None:
        self.station = station
        kind = persons(options(players, **how))
        super().__init__(kind, range(1, players))
        self.invitation.far_secret = new_secret(FAR_BITS)
        self.kept = KeptName()
        self.keep()

    def keep(self) -> None:
        self.keeping = NameAtRelay(self.station.place(), self.door.come_called, self.news.set, self.kept)
        self.keeping.open()
        self.pump(lambda: self.keeping.stands == KEPT)
        self.kept = self.keeping.kept

    @property
    def code(self) -> Code:
        if not hasattr(self, "kept"):
            return super().code
        letters = spelled(Code("", 0, self.invitation.far_secret, name=self.kept.name))
        return read_invitation(f"127.0.0.1:{self.station.port} {letters}")

    def close(self) -> None:
        self.keeping.close()
        super().close()

    def __enter__(self) -> "FarTable":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
