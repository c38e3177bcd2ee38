"""Links: the circles between two slots of a Performance card in which both corners show one category (ruling 6)."""

from typing import NamedTuple

from trickerion.rules.catalog import Link, Yields


def other_end(link: Link, slot: int) -> int:
    """The slot at the other end of a Link circle."""
    return link.b if link.a == slot else link.a


class LinkPayment(NamedTuple):
    """What whoever lays a Trick Marker receives for one Link circle.

    ``category``: the one that both corners show, "" where a card pays for a circle that is no Link; ``pays``: Fame or
    Coins, and ``shards``: Shards, each an entry of its own when a card pays more than once; ``more``: what a room
    or a secret, named by its id, adds to it.
    """

    link: Link
    category: str
    pays: tuple[int, ...]
    shards: tuple[int, ...] = ()
    more: tuple[tuple[str, Yields], ...] = ()
