"""Events of the Academy."""

from typing import NamedTuple


class MarkerStayed(NamedTuple):
    """After a show a Trick Marker stays on the card: its Trick is practiced."""

    seat: int
    trick: str
    card: str


class RoomRenovated(NamedTuple):
    """A tile was laid on a space for that many Coins (those for missing Fame come on top), with Banners beside it."""

    seat: int
    space: str
    tile: str
    threshold: int
    coins: int
    banners: int


class BannersDiscarded(NamedTuple):
    """Somebody placed the last Banner: each of these seats discarded one."""

    seats: tuple[int, ...]


class RoomsOpened(NamedTuple):
    """The closed spaces of a letter are open from now on."""

    letter: str


class TrickPractised(NamedTuple):
    seat: int
    trick: str
    space: str
    slot: int
    tile: str


class TrickTaught(NamedTuple):
    seat: int
    trick: str
    space: str
    slot: int
    tile: str


class AcademyMarkerReturned(NamedTuple):
    """The Academy marker of a Trick left its room."""

    seat: int
    trick: str


class SecretLearned(NamedTuple):
    """``replaced`` left the game, or is ""."""

    seat: int
    secret: str
    replaced: str


class SecretRevealed(NamedTuple):
    seat: int
    secret: str


class SecretsExchanged(NamedTuple):
    """New secrets are on display."""

    display: tuple[str, ...]


class SecretUsed(NamedTuple):
    """A secret worked for a Character."""

    seat: int
    character: str
    secret: str


class SecretsDrawn(NamedTuple):
    """So many secrets were drawn from the stack, of which one is learned; the others go under it."""

    seat: int
    number: int


class CoinsLaid(NamedTuple):
    """Coins lie on these secrets, so that they can be lent this turn."""

    seat: int
    secrets: tuple[str, ...]


class SecretLent(NamedTuple):
    """A secret works for an Apprentice, too."""

    seat: int
    character: str
    secret: str


class TrickSetAside(NamedTuple):
    """A Trick left the Workshop and goes on paying in its Classroom."""

    seat: int
    trick: str


class LessonPaid(NamedTuple):
    """Pay of a Trick in a Classroom for its owner."""

    seat: int
    trick: str
    space: str
    fame: int
    coins: int
    shards: int
    tile: str
