"""A show: what it pays, line by line, as expected or as the events have told it; and how it comes to the stage."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple, TypeGuard

from trickerion.rules import events as ev
from trickerion.rules.ask.forecast import show_forecast
from trickerion.rules.ask.heirs_decisions import choice_of_show
from trickerion.rules.ask.stage import show_facts
from trickerion.rules.catalog import MAGICIANS, PERFORMANCES, PERFORMER_BONUS, PROPHECIES, SPECIALS, TRICKS, Yields
from trickerion.rules.facts.heir import Remark
from trickerion.rules.facts.stage import ShowFacts, ShownTrick
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.state import GameState
from trickerion.ui.tween import Timeline, linear
from trickerion.words import names
from trickerion.words.cards.magicians import ABILITIES
from trickerion.words.heir.entries import SAID
from trickerion.words.powers.names import power
from trickerion.words.screens import performance as words
from trickerion.words.tooltips import effect_name

OPENING, LINE, RING, CLOSING = 0.7, 0.7, 0.35, 0.5  # seconds at speed 1
_SLIDE = 0.35
_ICONS = {"link": "ui.link", "card": "location.theater", "helper": "ui.person", "secret": "ui.secret"}


class TrickLine(ShownTrick):
    """One Trick Marker of a show, and how what it yields beyond its card is called."""

    __slots__ = ()

    @property
    def lasting(self) -> tuple[tuple[str, int], ...]:
        """(name, Fame and Coins) of what the Trick yields beyond its card."""
        return tuple((words.EXTRAS[kind], more) for kind, more in self.beyond)

    @property
    def changes(self) -> list[tuple[str, int]]:
        """(name, Fame and Coins) of what changes the Trick: what lasts, and the weekday."""
        return self.changes_in(names.DAY)

    def changes_in(self, days: Mapping[str, str]) -> list[tuple[str, int]]:
        """The same with these names of the weekdays."""
        return [*self.lasting, *([(days[self.day], self.modifier)] if self.modifier else [])]


class BonusLine(NamedTuple):
    """One bonus of the performer: link, assistant, manager, engineer, helper or card; ``times`` Links for "link"."""

    kind: str
    yields: Yields
    times: int = 1

    @property
    def name(self) -> str:
        """What it is for."""
        if self.kind == "link":
            return words.LINKS(self.times)
        return words.BONUS[self.kind] if self.kind in words.BONUS else power(self.kind)

    @property
    def icon(self) -> str:
        """Its sign."""
        return f"power.{self.kind}" if self.kind in POWERS else _ICONS.get(self.kind, f"character.{self.kind}")


BillLine = TrickLine | BonusLine


def printed(line: BillLine, card: str) -> Yields:
    """What stands on the Trick card; a bonus without what cards and abilities make of it."""
    if isinstance(line, TrickLine):
        return TRICKS[line.trick].yields
    if line.kind == "card":
        return PERFORMANCES[card].bonus
    bonus = PERFORMER_BONUS.get(line.kind, line.yields)
    return Yields(bonus.fame * line.times, bonus.coins * line.times, bonus.shards * line.times)


class Cause(NamedTuple):
    """A card that changes a show: its sign in the icon map, its name, its sentence; the ``owner`` of a Power, or -1."""

    icon: str
    name: str
    text: str
    owner: int = -1

    def named(self, who: Callable[[int], str]) -> str:
        """Its name, with that of its owner."""
        return words.owned(name=self.name, owner=who(self.owner)) if self.owner >= 0 else self.name


def is_heirs_choice(event: ev.Event) -> TypeGuard[ev.HeirStep]:
    """Whether the event tells why the Heir performs this card."""
    return isinstance(event, ev.HeirStep) and event.reason == "best_show"


def _causes(state: GameState, show: ShowFacts, events: Sequence[ev.Event]) -> tuple[Cause, ...]:
    """What counts in a show on this table, and what was used in it, as the events tell."""
    reasons = [_said(choice_of_show(event, events, state.row_ids)) for event in filter(is_heirs_choice, events)]
    chosen = [Cause("action.perform", words.HEIRS_CHOICE, reason) for reason in reasons]
    used = [(_cause(effect), owner) for effect, owner in show.causes]
    return (*chosen, *(cause._replace(owner=owner) for cause, owner in used if cause is not None))


def _said(remarks: Iterable[Remark]) -> str:
    return " ".join(SAID(*remark) for remark in remarks)


def _cause(effect_id: str) -> Cause | None:
    if effect_id in PROPHECIES or effect_id in SPECIALS:
        icon = f"prophecy.{effect_id}" if effect_id in PROPHECIES else "ui.special_card"
        return Cause(icon, effect_name(effect_id), names.text(effect_id))
    if effect_id in POWERS:
        return Cause(f"power.{effect_id}", effect_name(effect_id), names.text(effect_id))
    name, _, version = effect_id.partition(".")
    if name not in MAGICIANS:
        return None
    texts = {"heir": names.heirs_ability(name), "academy": names.abilities(name)[True], "": ABILITIES[name]}
    return Cause(f"magician.{name}", names.ability(name), texts[version])


@dataclass(frozen=True)
class Playbill:
    """A show of one card; ``causes`` are the cards and abilities that change what it pays."""

    performer: int
    card: str
    day: str
    tricks: tuple[TrickLine, ...]
    bonuses: tuple[BonusLine, ...]
    causes: tuple[Cause, ...] = ()

    @property
    def lines(self) -> tuple[BillLine, ...]:
        """All lines in the order in which they are paid."""
        return (*self.tricks, *self.bonuses)

    @property
    def seats(self) -> list[int]:
        """The performer, then the others whose Tricks are in the show."""
        return list(dict.fromkeys([self.performer, *(line.owner for line in self.tricks)]))

    def owner(self, line: BillLine) -> int:
        """Who receives a line."""
        return line.owner if isinstance(line, TrickLine) else self.performer

    def total(self, seat: int) -> Yields:
        """What a seat receives altogether."""
        return self.paid(seat, self.lines)

    def paid(self, seat: int, lines: Iterable[BillLine]) -> Yields:
        """What a seat receives by some of the lines."""
        paid = [line.yields for line in lines if self.owner(line) == seat]
        return Yields(*map(sum, zip(*paid, strict=True))) if paid else Yields()


def expected_show(state: GameState, performer: int, day: str, card_id: str) -> Playbill:
    """What a card would pay if it were performed now (abilities that ask first are left out)."""
    show = show_forecast(state, performer, day, card_id)
    powers = (ev.PowerUsed(*power) for power in show.powers)
    return _bill(state, performer, card_id, day, show.links, [*show.tricks, *show.bonuses, *powers])


def told_show(state: GameState, events: Sequence[ev.Event]) -> Playbill | None:
    """The show that ends in these events; ``state`` is the table before it. None when none ends."""
    ended = next((event for event in events if isinstance(event, ev.PerformanceEnded)), None)
    if ended is None:
        return None
    began = next((event for event in events if isinstance(event, ev.PerformanceBegan)), None)
    links = began.links if began is not None else len(state.performance(ended.card).links)
    day = began.day if began is not None else state.day_of(ended.seat)
    return _bill(state, ended.seat, ended.card, day, links, events[: events.index(ended)])


def _bill(state: GameState, performer: int, card: str, day: str, links: int, events: Sequence[ev.Event]) -> Playbill:
    show = show_facts(state, performer, card, day, events)
    bonuses = (BonusLine(kind, yields, links if kind == "link" else 1) for kind, yields in show.bonuses)
    tricks = tuple(TrickLine(*line) for line in show.tricks)
    return Playbill(performer, card, day, tricks, tuple(bonuses), _causes(state, show, events))


@dataclass
class Running:
    """A show under way; ``state`` is the table before it.

    ``arrived`` tells for each line how far it has come in (0..1), ``rings`` how far the light has run round each Link,
    ``curtain`` how far the house has gone dark, ``is_over`` that the sum stands.
    """

    bill: Playbill
    state: GameState
    arrived: list[float] = field(default_factory=list)
    rings: list[float] = field(default_factory=list)
    curtain: float = 0.0
    is_over: bool = False

    def __post_init__(self) -> None:
        self.arrived = [0.0] * len(self.bill.lines)
        self.rings = [0.0] * len(self.state.performance(self.bill.card).links)

    @property
    def lit_slot(self) -> int | None:
        """The slot whose Trick Marker is being paid."""
        moving = [line for line, share in zip(self.bill.lines, self.arrived, strict=True) if 0 < share < 1]
        return moving[-1].slot if moving and isinstance(moving[-1], TrickLine) else None

    def paid(self, seat: int) -> Yields:
        """What a seat has received so far."""
        shown = zip(self.bill.lines, self.arrived, strict=True)
        return self.bill.paid(seat, [line for line, share in shown if share >= 0.5])

    def start(self, timeline: Timeline, sound: Callable[[str], object], done: Callable[[], object]) -> None:
        """Set everything in motion; without motion it is all over at once."""
        timeline.add(OPENING, lambda share: setattr(self, "curtain", share))
        at = OPENING
        for number, line in enumerate(self.bill.lines):
            if isinstance(line, BonusLine) and line.kind == "link":
                at = self._start_rings(timeline, at)
            bring = partial(self.arrived.__setitem__, number)
            timeline.add(_SLIDE, bring, delay=at, done=partial(sound, _sound_of(line)))
            at += LINE
        timeline.add(CLOSING, lambda _share: None, ease=linear, delay=at, done=lambda: self._finish(sound, done))

    def _start_rings(self, timeline: Timeline, at: float) -> float:
        for number in range(len(self.rings)):
            timeline.add(RING, partial(self.rings.__setitem__, number), delay=at, ease=linear)
            at += RING * 0.7
        return at

    def _finish(self, sound: Callable[[str], object], done: Callable[[], object]) -> None:
        self.is_over = True
        sound("applause")
        done()


def _sound_of(line: BillLine) -> str:
    if line.yields.shards:
        return "shard_chime"
    return "coins" if line.yields.coins else "card_flick"
