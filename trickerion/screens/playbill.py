"""A show: what it pays, line by line, as expected or as the events have told it; and how it comes to the stage."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self, TypeGuard

from trickerion.rules import catalog as cat
from trickerion.rules import events as ev
from trickerion.rules.ask.forecast import show_forecast
from trickerion.rules.ask.heirs_decisions import choice_of_show
from trickerion.rules.ask.stage import show_facts
from trickerion.rules.facts.heir import Remark
from trickerion.rules.facts.stage import ShowFacts, ShownTrick
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.state import GameState
from trickerion.screens.evening import Act, Evening, added
from trickerion.words import names
from trickerion.words.cards.magicians import ABILITIES
from trickerion.words.heir.entries import SAID
from trickerion.words.powers.names import power
from trickerion.words.screens import performance as words
from trickerion.words.tooltips import effect_name

_ICONS = {"link": "ui.link", "card": "location.theater", "helper": "ui.person", "secret": "ui.secret"}


class TrickLine(ShownTrick):
    """One Trick Marker of a show, and how what it yields beyond its card is called."""

    __slots__ = ()

    @property
    def lasting(self) -> tuple[tuple[str, int], ...]:
        """(name, Fame and Coins) of what the Trick yields beyond its card."""
        return tuple((words.EXTRAS[kind], more) for kind, more in self.beyond)


class BonusLine(NamedTuple):
    """One bonus of the performer: link, assistant, manager, engineer, helper or card; ``times`` Links for "link"."""

    kind: str
    yields: cat.Yields
    times: int = 1

    @property
    def name(self) -> str:
        """Name of the bonus."""
        if self.kind == "link":
            return words.LINKS(self.times)
        return words.BONUS[self.kind] if self.kind in words.BONUS else power(self.kind)

    @property
    def icon(self) -> str:
        """Sign of the bonus."""
        return f"power.{self.kind}" if self.kind in POWERS else _ICONS.get(self.kind, f"character.{self.kind}")


BillLine = TrickLine | BonusLine


def printed(line: BillLine, card: str) -> cat.Yields:
    """Yields printed on the Trick card; a bonus before cards and abilities change it."""
    if isinstance(line, TrickLine):
        return cat.TRICKS[line.trick].yields
    if line.kind == "card":
        return cat.PERFORMANCES[card].bonus
    bonus = cat.PERFORMER_BONUS.get(line.kind, line.yields)
    return cat.Yields(bonus.fame * line.times, bonus.coins * line.times, bonus.shards * line.times)


class Cause(NamedTuple):
    """A card that changes a show: its sign in the icon map, its name, its sentence; the ``owner`` of a Power, or -1."""

    icon: str
    name: str
    text: str
    owner: int = -1

    @property
    def is_choice(self) -> bool:
        """True if the cause only says why the Heir performs this card."""
        return self.name == words.HEIRS_CHOICE

    def named(self, who: Callable[[int], str]) -> str:
        """Name of the cause, with that of its owner."""
        return words.owned(name=self.name, owner=who(self.owner)) if self.owner >= 0 else self.name


def is_heirs_choice(event: ev.Event) -> TypeGuard[ev.HeirStep]:
    """True if the event tells why the Heir performs this card."""
    return isinstance(event, ev.HeirStep) and event.reason == "best_show"


def plays_on(event: ev.Event) -> TypeGuard[ev.TrickPaid]:
    """True if a Trick of another card has paid after the show of its owner (Double Bill)."""
    return isinstance(event, ev.TrickPaid) and bool(event.power)


def _causes(state: GameState, show: ShowFacts, events: Sequence[ev.Event]) -> tuple[Cause, ...]:
    """Causes that count in a show on this table, and those used in the show, as the events tell."""
    reasons = [_said(choice_of_show(event, events, state.row_ids)) for event in filter(is_heirs_choice, events)]
    chosen = [Cause("action.perform", words.HEIRS_CHOICE, reason) for reason in reasons]
    used = [(_cause(effect), owner) for effect, owner in show.causes]
    return (*chosen, *(cause._replace(owner=owner) for cause, owner in used if cause is not None))


def _said(remarks: Iterable[Remark]) -> str:
    return " ".join(SAID(*remark) for remark in remarks)


def _cause(effect_id: str) -> Cause | None:
    if effect_id in cat.PROPHECIES or effect_id in cat.SPECIALS:
        icon = f"prophecy.{effect_id}" if effect_id in cat.PROPHECIES else "ui.special_card"
        return Cause(icon, effect_name(effect_id), names.text(effect_id))
    if effect_id in POWERS:
        return Cause(f"power.{effect_id}", effect_name(effect_id), names.text(effect_id))
    name, _, version = effect_id.partition(".")
    if name not in cat.MAGICIANS:
        return None
    texts = {"heir": names.heirs_ability(name), "academy": names.abilities(name)[True], "": ABILITIES[name]}
    return Cause(f"magician.{name}", names.ability(name), texts[version])


@dataclass(frozen=True)
class Playbill:
    """A show of one card; ``causes`` are the cards and abilities that change what it pays.

    ``power``: the one that lets a Trick of another card pay after the show; "" for the show itself.
    ``one_day``: the weekday of the performer counts for all.
    """

    performer: int
    card: str
    day: str
    tricks: tuple[TrickLine, ...]
    bonuses: tuple[BonusLine, ...]
    causes: tuple[Cause, ...] = ()
    power: str = ""
    one_day: bool = False

    @property
    def lines(self) -> tuple[BillLine, ...]:
        """All lines in the order in which they are paid."""
        return (*self.tricks, *self.bonuses)

    @property
    def seats(self) -> list[int]:
        """The performer, then the others whose Tricks are in the show."""
        return list(dict.fromkeys([self.performer, *(line.owner for line in self.tricks)]))

    def owner(self, line: BillLine) -> int:
        """Seat that receives a line."""
        return line.owner if isinstance(line, TrickLine) else self.performer

    def total(self, seat: int) -> cat.Yields:
        """Yields that a seat receives altogether."""
        return self.paid(seat, self.lines)

    def paid(self, seat: int, lines: Iterable[BillLine]) -> cat.Yields:
        """Yields that a seat receives by some of the lines."""
        return added(line.yields for line in lines if self.owner(line) == seat)


def expected_show(state: GameState, performer: int, day: str, card_id: str) -> Playbill:
    """Playbill of a card if it were performed now (abilities that ask first are left out)."""
    show = show_forecast(state, performer, day, card_id)
    powers = (ev.PowerUsed(*power) for power in show.powers)
    return _bill(state, performer, card_id, day, show.links, [*show.tricks, *show.bonuses, *powers])


def told_show(state: GameState, events: Sequence[ev.Event]) -> Playbill | None:
    """The show that ends in these events, or the Trick that plays on; ``state`` is the table before it. None when
    none ends."""
    paid = next(filter(plays_on, events), None)
    if paid is not None:
        return _playing_on(state, paid, events)
    ended = next((event for event in events if isinstance(event, ev.PerformanceEnded)), None)
    if ended is None:
        return None
    began = next((event for event in events if isinstance(event, ev.PerformanceBegan)), None)
    links = began.links if began is not None else len(state.performance(ended.card).links)
    day = began.day if began is not None else state.day_of(ended.seat)
    return _bill(state, ended.seat, ended.card, day, links, events[: events.index(ended)])


def _playing_on(state: GameState, paid: ev.TrickPaid, events: Sequence[ev.Event]) -> Playbill:
    day = state.day_of(paid.seat)
    show = show_facts(state, paid.seat, paid.card, day, events)
    (line,) = show.tricks
    return Playbill(paid.seat, paid.card, day, (TrickLine(*line),), (), _causes(state, show, ()), paid.power)


def _bill(state: GameState, performer: int, card: str, day: str, links: int, events: Sequence[ev.Event]) -> Playbill:
    show = show_facts(state, performer, card, day, events)
    bonuses = (BonusLine(kind, yields, links if kind == "link" else 1) for kind, yields in show.bonuses)
    tricks = tuple(TrickLine(*line) for line in show.tricks)
    causes = _causes(state, show, events)
    return Playbill(performer, card, day, tricks, tuple(bonuses), causes, one_day=show.one_day)


@dataclass
class Running:
    """A show under way; ``state`` is the table before it."""

    bill: Playbill
    state: GameState
    evening: Evening

    @classmethod
    def told(cls, bill: Playbill, state: GameState, pace: str) -> Self:
        """A show that is about to begin."""
        return cls(bill, state, Evening([_act(bill, line) for line in bill.lines], pace, not bill.power))

    @property
    def is_over(self) -> bool:
        """True if the account stands."""
        return self.evening.is_over

    @property
    def line(self) -> BillLine | None:
        """Line of the playbill that is on the stage, or None."""
        return self.bill.lines[self.evening.number] if self.evening.act is not None else None

    @property
    def circle(self) -> cat.Link | None:
        """The Link that lights."""
        act, circles = self.evening.act, self.state.performance(self.bill.card).links
        if act is None or act.kind != "link" or not circles:
            return None
        return circles[min(act.link_at(self.evening.ms), len(circles) - 1)]


def _act(bill: Playbill, line: BillLine) -> Act:
    if isinstance(line, TrickLine):
        return Act("trick", line.owner, line.yields, line.trick)
    return Act("link" if line.kind == "link" else "bonus", bill.performer, line.yields, times=line.times)
