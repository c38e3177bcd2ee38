"""What a lesson changes from now on, and what it brings at once, line by line."""

from collections.abc import Iterator
from typing import NamedTuple

from trickerion.rules.academy.catalog import CLASSROOM, PRACTICE_ROOMS, SPACES
from trickerion.rules.ask.tricks import trick_facts
from trickerion.rules.catalog import PROPHECIES, Yields
from trickerion.rules.events import CoinsGained, FameGained, ShardsGained
from trickerion.rules.state import OwnedTrick
from trickerion.scenes.academy.view import AcademyView, RoomSlot
from trickerion.ui.academy_signs import either_row, parts_of
from trickerion.words.academy import screen as words
from trickerion.words.tooltips import effect_name

_GAINS = {FameGained: "fame", CoinsGained: "coins", ShardsGained: "shards"}


class Fact(NamedTuple):
    """A line of what changes: its sign, what it is, a sentence, and the amounts before (None: none) and from now on."""

    sign: str
    title: str
    line: str
    now: Yields = Yields()
    before: Yields | None = None
    row: tuple[str, ...] = ()
    is_at_once: bool = False


def facts(table: AcademyView, owned: OwnedTrick, target: RoomSlot) -> list[Fact]:
    """Lasting changes by the marker on the target, and what comes besides."""
    lasting = (
        _taught(table, owned) if SPACES[target.space].type == CLASSROOM else list(_practised(table, owned, target))
    )
    return lasting + list(_besides(table))


def _practised(table: AcademyView, owned: OwnedTrick, target: RoomSlot) -> Iterator[Fact]:
    slot = PRACTICE_ROOMS[table.board.spaces[target.space].tile].slots[target.number]
    if any(slot.yields):
        mine = trick_facts(table.state, table.viewer, table.me.tricks.index(owned))
        before = mine.yields if mine is not None else Yields()
        old = mine.room.practising.yields if mine is not None and mine.room is not None else Yields()
        now = Yields(*(a + b for a, b in zip(before, slot.yields, strict=True)))
        before = Yields(*(a + b for a, b in zip(before, old, strict=True)))
        yield Fact("action.perform", words.IN_EVERY_SHOW, words.UNTIL_BACK, now, before)
    for moment, row in parts_of(slot):
        if moment != "show":
            yield Fact("room.practice", words.FACT[moment], words.UNTIL_BACK, row=row)


def _taught(table: AcademyView, owned: OwnedTrick) -> list[Fact]:
    assert table.target is not None
    ways = table.pays.get(table.target, ()) or (Yields(),)
    row = either_row(ways) if len(ways) > 1 else ()
    line = words.CHOICE if row else words.NO_MORE_PREPARED
    return [Fact("room.classroom", words.AFTER_SHOWS, line, ways[0], row=row)]


def _besides(table: AcademyView) -> Iterator[Fact]:
    """Fame, Coins and Shards that come at once, and what brings them."""
    for event in table.sure:
        kind = _GAINS.get(type(event))
        if kind is not None and event[0] == table.viewer:
            source = event[2]
            is_match = source == "lesson"
            sign = f"prophecy.{source}" if source in PROPHECIES else "room.classroom" if is_match else "ui.special_card"
            title = words.SAME_LEVEL if is_match else effect_name(source)
            yield Fact(sign, title, words.AT_ONCE, Yields()._replace(**{kind: event[1]}), is_at_once=True)
