"""The lines of the log: the events of one move joined where that reads better.

"You bought 2 Wood for 2 Coins" tells the purchase and its payment; a show is one line for each player that it pays.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from trickerion.language.speech import begins, in_turn, join, listed
from trickerion.language.voice import Names, Voice
from trickerion.language.wording import Words
from trickerion.play.happened import NOBODY, Sentence, icon_for, speak
from trickerion.rules import events as e
from trickerion.rules.catalog import DICE
from trickerion.rules.powers.catalog import PAYING_TRICKS
from trickerion.words import cards as specials
from trickerion.words import log as words
from trickerion.words import names as n
from trickerion.words.heir import CLOSED
from trickerion.words.screens import replay
from trickerion.words.where_from import WHERE_FROM

HEADINGS = (e.TurnBegan, e.PhaseBegan)
"""Told by the headings of the log."""

_SILENT = (
    *HEADINGS,
    e.CardLaid,
    e.CardTakenBack,
    e.CharactersReturned,
    e.Linked,
    e.CirclePaid,
    e.TrickPerformed,
    e.PerformerRewarded,
    e.PerformanceBegan,
)
"""Too small for the log, or told by another line."""

_SHOW_SOURCES = (
    "trick",
    "performer_link",
    "performer_assistant",
    "performer_manager",
    "performer_engineer",
    "performer_card",
    "performer_helper",
    "performer_secret",
)

_ABSORBS: dict[type, tuple[str, ...]] = {
    e.Advertised: ("advertise",),
    e.WagesPaid: ("wages",),
    e.CharacterEnhanced: ("enhance",),
    e.TrickLearned: ("fame_threshold",),
    e.ComponentsBought: ("buy",),
    e.CharacterPlaced: ("slot",),
    e.TrickSetUp: ("link",),
    e.MarkerRescheduled: ("link",),
    e.CharacterHired: specials.TOLD_WITH_HIRING,
    e.CardsSwapped: specials.TOLD_WITH_SWAPPING,
    e.CoinsExchanged: ("heir_exchange",),
    e.TrickPaid: ("heir_leaving_card",),
    e.RoomRenovated: ("renovation", "fame_threshold"),
    e.TrickTaught: ("lesson",),
    e.LessonPaid: ("classroom",),
    e.CoinsLaid: ("secret_coins",),
}
"""Which sources of Fame, Coins and Shards a class of events tells together with itself."""

_TOLD_PRICES = ("advertise", "wages", "buy", "enhance", "heir_exchange", "secret_coins")
"""Sources whose payment stands in the words of the event already."""

_TOLD_BY_THE_CARDS = (
    "always_advertises",
    "turn_up_plan",
    "icon",
    "no_special_card",
    "all_icons_served",
    "all_used",
    "check_list",
    "no_step_left",
)
"""Steps of the Heir that the lines around them show well enough; its own scene tells them all."""

_Money = e.FameGained | e.FameLost | e.CoinsGained | e.CoinsPaid | e.ShardsGained | e.ShardsPaid
_GAINS: Final[dict[type, str]] = {e.FameGained: "fame", e.CoinsGained: "coins", e.ShardsGained: "shards"}
_PAYMENTS: Final[dict[type, str]] = {e.CoinsPaid: "coins", e.ShardsPaid: "shards"}

_Has = Callable[..., bool]
"""True when an event of one of these classes is among those of the move."""

_TOLD_ELSEWHERE: Final[dict[type, Callable[[Any, _Has], bool]]] = {
    **dict.fromkeys(_SILENT, lambda event, has: True),
    e.DieSet: lambda event, has: event.face == "x" and has(e.TrickLearned, e.CharacterHired, e.CoinsGained),
    e.MarkersReturned: lambda event, has: has(e.PerformanceEnded),
    e.Scored: lambda event, has: event.fame == 0,
    e.CharacterJoined: lambda event, has: has(e.MagicianChosen),
    e.HeirStep: lambda event, has: event.reason in _TOLD_BY_THE_CARDS,
    e.AssignmentFinished: lambda event, has: has(e.CardsRevealed),
}
"""Events that need no line of their own, each with the case in which they need none."""


def _used(event: e.Event) -> str:
    """Source of what a card, an ability or a Power that was used brings; "" for any other event."""
    match event:
        case e.SpecialCardUsed(card=source) | e.AbilityUsed(magician=source) | e.PowerUsed(power=source):
            return source
        case _:
            return ""


@dataclass
class _Purse:
    """Gains and payments of a player from one source, in the order of the events."""

    gained: dict[str, int] = field(default_factory=dict)
    paid: dict[str, int] = field(default_factory=dict)
    lost_fame: int = 0

    def add(self, event: _Money) -> None:
        """Count one payment."""
        if isinstance(event, e.FameLost):
            self.lost_fame += event.amount
        elif type(event) in _GAINS:
            kind = _GAINS[type(event)]
            self.gained[kind] = self.gained.get(kind, 0) + event.amount
        else:
            kind = _PAYMENTS[type(event)]
            self.paid[kind] = self.paid.get(kind, 0) + event.amount

    def gains(self) -> str:
        """In words: "+2 {fame}, +3 {coin}"; empty for nothing."""
        parts = [f"+{amount}" for amount in _amounts(self.gained)]
        return listed([*parts, f"−{self.lost_fame} {n.ICON['fame']}"] if self.lost_fame else parts)

    def price(self) -> str:
        """In words: "3 {coin}"; empty for nothing."""
        return listed(_amounts(self.paid))


def _amounts(side: dict[str, int]) -> list[str]:
    return [f"{side[kind]} {n.ICON[kind]}" for kind in n.ICON if kind in side]


_Purses = dict[tuple[int, str], _Purse]


def narrate(events: Sequence[e.Event], names: Names, viewer: int, row: tuple[str, ...] = ()) -> list[Sentence]:
    """The lines of the log for the events of one move (and of what followed by itself), in order.

    ``row``: the Performance cards before it.
    """
    return _Narrator(events, Voice(names, viewer, row)).lines()


class _Narrator:
    """Walks through the events of one move."""

    def __init__(self, events: Sequence[e.Event], voice: Voice) -> None:
        self._events = events
        self._voice = voice
        self._said: list[Sentence] = []
        self._purses: _Purses = {}
        self._dice_told = False
        self._closed_told = False
        for event in events:
            if isinstance(event, _Money):
                self._purses.setdefault((event.seat, event.source), _Purse()).add(event)

    def lines(self) -> list[Sentence]:
        """All lines."""
        for event in self._events:
            self._tell(event)
        return self._said

    def _tell(self, event: e.Event) -> None:
        is_told_elsewhere = _TOLD_ELSEWHERE.get(type(event))
        if type(event) in _TOLD_TOGETHER:
            _TOLD_TOGETHER[type(event)](self, event)
        elif is_told_elsewhere is None or not is_told_elsewhere(event, self._has):
            self.tell_plainly(event)

    def _has(self, *kinds: type) -> bool:
        return any(isinstance(event, kinds) for event in self._events)

    def _say(self, seat: int, text: str, icon: str) -> None:
        who = self._voice.who(seat) if seat != NOBODY else ""
        self._said.append(Sentence(seat, who, self._voice.addressed(seat, text), icon))

    # -------------------------------------------------------------- one event with its payments

    def tell_plainly(self, event: e.Event) -> None:
        spoken = speak(event, self._voice)
        if not spoken:
            return
        text = spoken.text
        if isinstance(event, (e.TrickSetUp, e.MarkerRescheduled)):
            made = [(say, sum(isinstance(other, kind) for other in self._events)) for kind, say in words.MADE.items()]
            text = listed([text, *(say(number) for say, number in made if number)])
        if isinstance(event, e.RoomRenovated):
            text = self._renovation(text, event)
        elif not isinstance(event, (e.LessonPaid, e.CoinsExchanged)):  # which say themselves what they paid
            for source in _ABSORBS.get(type(event), ()):
                text = self._with_payments(text, spoken.seat, source)
        if (source := _used(event)) and source not in PAYING_TRICKS:
            text = self._with_payments(text, spoken.seat, source)
        self._said.append(spoken._replace(text=self._voice.addressed(spoken.seat, text)))

    def _renovation(self, text: str, event: e.RoomRenovated) -> str:
        """The Coins of a renovation with those for missing Fame, and the Fame that it brought."""
        room = self._purses.pop((event.seat, "renovation"), None) or _Purse()
        missing = self._purses.pop((event.seat, "fame_threshold"), None) or _Purse()
        short, gains = missing.paid.get("coins", 0), room.gains()
        coins = room.paid.get("coins", 0) + short
        return words.RENOVATED[short > 0, bool(gains)](told=text, coins=coins, missing=short, gains=gains)

    def _with_payments(self, text: str, seat: int, source: str) -> str:
        purse = self._purses.pop((seat, source), None)
        if purse is None:
            return text
        price = "" if source in _TOLD_PRICES else purse.price()
        text = words.for_price(told=text, price=price) if price else text
        return words.with_gains(told=text, gains=gains) if (gains := purse.gains()) else text

    def tell_money(self, event: _Money) -> None:
        """Tell of gains and payments that no other line of this move tells."""
        seat, source = event.seat, event.source
        if source in _SHOW_SOURCES and self._has(e.PerformanceEnded):
            return
        if source == "scoring" or self._is_absorbed(seat, source):
            return
        purse = self._purses.pop((seat, source), None)
        if purse is None:
            return
        taken = listed(_amounts(purse.gained)) if not purse.lost_fame else ""
        lost = f"{purse.lost_fame} {n.ICON['fame']}" if purse.lost_fame else ""
        sums = {"took" if source == "bank" else "gained": taken, "paid": purse.price(), "lost": lost}
        told = [(verb, amounts) for verb, amounts in sums.items() if amounts]
        said = [words.MONEY[verb](amounts=amounts) for verb, amounts in told]
        if told and (where_from := WHERE_FROM.get(source)):
            verb, amounts = told[-1]
            said[-1] = words.MONEY_FROM[verb](amounts=amounts, where_from=where_from)
        self._say(seat, join(said), icon_for(event))

    def _is_absorbed(self, seat: int, source: str) -> bool:
        for event in self._events:
            if getattr(event, "seat", NOBODY) != seat:
                continue
            if source in (*_ABSORBS.get(type(event), ()), _used(event)):
                return True
            if isinstance(event, e.TrickPaid) and source in PAYING_TRICKS:
                return True
        return False

    # -------------------------------------------------------------- many events in one line

    def tell_die(self, event: e.DieRolled) -> None:
        """Tell of all dice of the table in one line, of a die that a player rolls again in its own."""
        if event.seat >= 0:
            self.tell_plainly(event)
            return
        if self._dice_told:
            return
        self._dice_told = True
        by_area: dict[str, list[str]] = {}
        for rolled in self._events:
            if isinstance(rolled, e.DieRolled) and rolled.seat < 0:
                area = DICE[rolled.die].area
                is_number = area == "bank" and rolled.face != "x"
                by_area.setdefault(area, []).append(rolled.face if is_number else n.face(rolled.die, rolled.face))
        shown = in_turn(f"{n.AREA[area]} {join(faces)}" for area, faces in by_area.items())
        self._say(NOBODY, shown, "ui.dice")

    def tell_closed(self, _: e.ConfigurationRolled) -> None:
        """All Configuration dice in one line."""
        if self._closed_told:
            return
        self._closed_told = True
        closed = in_turn(
            CLOSED(event.location, event._asdict())
            for event in self._events
            if isinstance(event, e.ConfigurationRolled)
        )
        self._say(NOBODY, words.blocked(closed=closed), "ui.dice")

    def tell_cards(self, event: e.CardsRevealed) -> None:
        """The cards of each player in one line."""
        by_seat: dict[int, Counter[str]] = {seat: Counter() for seat, *_ in event.cards}
        for seat, _, card in event.cards:
            by_seat[seat][card] += 1
        for seat, cards in by_seat.items():
            laid = listed(n.card(card) + (f" ×{number}" if number > 1 else "") for card, number in cards.items())
            self._say(seat, words.assigned(cards=laid), icon_for(event))

    def tell_taken(self, event: e.ComponentTaken) -> None:
        """The pieces that one player took in this move, in one line."""
        taken = [other for other in self._events if isinstance(other, e.ComponentTaken) and other.seat == event.seat]
        if taken[0] is not event:
            return
        numbers = Counter(piece.component for piece in taken)
        text = words.took(pieces=n.PIECES.join(numbers))
        for source in specials.TOLD_WITH_COMPONENTS:
            text = self._with_payments(text, event.seat, source)
        self._say(event.seat, text, icon_for(event))

    def tell_show(self, ended: e.PerformanceEnded) -> None:
        """One line for the performer and one for every guest who is paid; guests may receive nothing."""
        index = next(i for i, event in enumerate(self._events) if event is ended)
        parts = _show_before(self._events, index)
        purses: dict[int, _Purse] = {}
        for event in parts:
            if isinstance(event, _Money) and event.source in _SHOW_SOURCES:
                purses.setdefault(event.seat, _Purse()).add(event)
        day = next((n.DAY[event.day] for event in parts if isinstance(event, e.PerformanceBegan)), "")
        own = purses.pop(ended.seat, _Purse()).gains() or words.NOTHING
        say = words.performed_on if day else words.performed
        what = say(where=n.in_theater(ended.card, self._voice.row), day=day, gains=own)
        self._say(ended.seat, what, icon_for(ended))
        for seat, purse in purses.items():
            tricks = sum(isinstance(event, e.TrickPerformed) and event.owner == seat for event in parts)
            self._say(seat, words.had_tricks(tricks, gains=purse.gains()), icon_for(ended))


_TOLD_TOGETHER: Final[dict[type, Callable[[_Narrator, Any], None]]] = {
    e.CardsRevealed: _Narrator.tell_cards,
    e.PerformanceEnded: _Narrator.tell_show,
    e.DieRolled: _Narrator.tell_die,
    e.ConfigurationRolled: _Narrator.tell_closed,
    e.ComponentTaken: _Narrator.tell_taken,
    **dict.fromkeys((*_GAINS, *_PAYMENTS, e.FameLost), _Narrator.tell_money),
}
"""Events of which a line tells several, or which are told together with others."""


def deed(events: Sequence[e.Event], seat: int, names: Names, viewer: int, row: tuple[str, ...] = ()) -> Words:
    """Deeds of somebody, in the sentences of the log."""
    said = narrate(events, names, viewer, row)
    body = [begins(one.text) if one.seat == seat else str(one) for one in said]
    return Words(names[seat], tuple(body), note=replay.THE_TABLE_BEFORE)


def last_show(events: Sequence[e.Event], names: Names, viewer: int, row: tuple[str, ...] = ()) -> Words:
    """Performer of a show, its card, and the pay of each seat."""
    return Words(replay.LAST_SHOW, tuple(map(str, narrate(events, names, viewer, row))), note=replay.SHOW_AGAIN)


def _show_before(events: Sequence[e.Event], ended: int) -> list[e.Event]:
    """The events of the show that ends at an index."""
    for start in range(ended - 1, -1, -1):
        if isinstance(events[start], e.PerformanceEnded):
            return list(events[start + 1 : ended])
        if isinstance(events[start], e.PerformanceBegan):
            return list(events[start:ended])
    return list(events[:ended])
