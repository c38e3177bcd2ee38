"""The lines of the log: the events of one move joined where that reads better.

"You bought 2 Wood for 2 Coins" tells the purchase and its payment; a show is one line for each player that it pays.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

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

_MONEY: dict[type, tuple[str, int]] = {
    e.FameGained: ("fame", 1),
    e.FameLost: ("fame", -1),
    e.CoinsGained: ("coins", 1),
    e.CoinsPaid: ("coins", -1),
    e.ShardsGained: ("shards", 1),
    e.ShardsPaid: ("shards", -1),
}


@dataclass
class _Purse:
    """Gains and payments of a player from one source, in the order of the events."""

    gained: dict[str, int] = field(default_factory=dict)
    paid: dict[str, int] = field(default_factory=dict)
    lost_fame: int = 0

    def add(self, event: e.Event) -> None:
        """Count one payment."""
        kind, sign = _MONEY[type(event)]
        amount = event[1]
        if isinstance(event, e.FameLost):
            self.lost_fame += amount
        else:
            side = self.gained if sign > 0 else self.paid
            side[kind] = side.get(kind, 0) + amount

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
            if type(event) in _MONEY:
                self._purses.setdefault((event[0], event[2]), _Purse()).add(event)

    def lines(self) -> list[Sentence]:
        """All lines."""
        for event in self._events:
            self._tell(event)
        return self._said

    def _tell(self, event: e.Event) -> None:
        if isinstance(event, e.CardsRevealed):
            self._tell_cards(event)
        elif isinstance(event, e.PerformanceEnded):
            self._tell_show(event)
        elif isinstance(event, e.DieRolled) and event.seat < 0:
            self._tell_dice()
        elif isinstance(event, e.ConfigurationRolled):
            self._tell_closed()
        elif isinstance(event, e.ComponentTaken):
            self._tell_taken(event)
        elif type(event) in _MONEY:
            self._tell_money(event)
        elif not self._is_told_elsewhere(event):
            self._tell_plainly(event)

    def _is_told_elsewhere(self, event: e.Event) -> bool:
        if isinstance(event, e.DieSet):
            return event.face == "x" and self._has(e.TrickLearned, e.CharacterHired, e.CoinsGained)
        if isinstance(event, e.MarkersReturned):
            return self._has(e.PerformanceEnded)
        if isinstance(event, e.Scored):
            return event.fame == 0
        if isinstance(event, e.CharacterJoined):
            return self._has(e.MagicianChosen)
        if isinstance(event, e.HeirStep):
            return event.reason in _TOLD_BY_THE_CARDS
        if isinstance(event, e.AssignmentFinished):
            return self._has(e.CardsRevealed)
        return isinstance(event, _SILENT)

    def _has(self, *kinds: type) -> bool:
        return any(isinstance(event, kinds) for event in self._events)

    def _say(self, seat: int, text: str, icon: str) -> None:
        who = self._voice.who(seat) if seat != NOBODY else ""
        self._said.append(Sentence(seat, who, self._voice.addressed(seat, text), icon))

    # -------------------------------------------------------------- one event with its payments

    def _tell_plainly(self, event: e.Event) -> None:
        spoken = speak(event, self._voice)
        if not spoken:
            return
        text = self._with_links(spoken.text, event)
        if isinstance(event, e.RoomRenovated):
            text = self._renovation(text, event)
        elif not isinstance(event, (e.LessonPaid, e.CoinsExchanged)):  # which say themselves what they paid
            for source in _ABSORBS.get(type(event), ()):
                text = self._with_payments(text, spoken.seat, source)
        if isinstance(event, (e.SpecialCardUsed, e.AbilityUsed, e.PowerUsed)) and event[1] not in PAYING_TRICKS:
            text = self._with_payments(text, spoken.seat, event[1])
        self._said.append(spoken._replace(text=self._voice.addressed(spoken.seat, text)))

    def _with_links(self, text: str, event: e.Event) -> str:
        if not isinstance(event, (e.TrickSetUp, e.MarkerRescheduled)):
            return text
        made = [(say, sum(isinstance(other, kind) for other in self._events)) for kind, say in words.MADE.items()]
        return listed([text, *(say(number) for say, number in made if number)])

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

    def _tell_money(self, event: e.Event) -> None:
        """Tell of gains and payments that no other line of this move tells."""
        seat, source = event[0], event[2]
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
        said = join(words.MONEY[verb](amounts=amounts) for verb, amounts in sums.items() if amounts)
        self._say(seat, f"{said} {WHERE_FROM.get(source, '')}".rstrip(), icon_for(event))

    def _is_absorbed(self, seat: int, source: str) -> bool:
        for event in self._events:
            if source in _ABSORBS.get(type(event), ()) and event[0] == seat:
                return True
            if isinstance(event, e.TrickPaid) and event.seat == seat and source in PAYING_TRICKS:
                return True
            if isinstance(event, (e.SpecialCardUsed, e.AbilityUsed, e.PowerUsed)) and event[:2] == (seat, source):
                return True
        return False

    # -------------------------------------------------------------- many events in one line

    def _tell_dice(self) -> None:
        if self._dice_told:
            return
        self._dice_told = True
        by_area: dict[str, list[str]] = {}
        for event in self._events:
            if isinstance(event, e.DieRolled) and event.seat < 0:
                area = DICE[event.die].area
                is_number = area == "bank" and event.face != "x"
                by_area.setdefault(area, []).append(event.face if is_number else n.face(event.die, event.face))
        shown = in_turn(f"{n.AREA[area]} {join(faces)}" for area, faces in by_area.items())
        self._say(NOBODY, shown, "ui.dice")

    def _tell_closed(self) -> None:
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

    def _tell_cards(self, event: e.CardsRevealed) -> None:
        by_seat: dict[int, Counter[str]] = {seat: Counter() for seat, *_ in event.cards}
        for seat, _, card in event.cards:
            by_seat[seat][card] += 1
        for seat, cards in by_seat.items():
            laid = listed(n.card(card) + (f" ×{number}" if number > 1 else "") for card, number in cards.items())
            self._say(seat, words.assigned(cards=laid), icon_for(event))

    def _tell_taken(self, event: e.ComponentTaken) -> None:
        """The pieces that one player took in this move, in one line."""
        taken = [other for other in self._events if isinstance(other, e.ComponentTaken) and other.seat == event.seat]
        if taken[0] is not event:
            return
        numbers = Counter(piece.component for piece in taken)
        text = words.took(pieces=n.PIECES.join(numbers))
        for source in specials.TOLD_WITH_COMPONENTS:
            text = self._with_payments(text, event.seat, source)
        self._say(event.seat, text, icon_for(event))

    def _tell_show(self, ended: e.PerformanceEnded) -> None:
        """One line for the performer and one for every guest who is paid; guests may receive nothing."""
        index = next(i for i, event in enumerate(self._events) if event is ended)
        parts = _show_before(self._events, index)
        purses: dict[int, _Purse] = {}
        for event in parts:
            if type(event) in _MONEY and event[2] in _SHOW_SOURCES:
                purses.setdefault(event[0], _Purse()).add(event)
        day = next((n.DAY[event.day] for event in parts if isinstance(event, e.PerformanceBegan)), "")
        own = purses.pop(ended.seat, _Purse()).gains() or words.NOTHING
        say = words.performed_on if day else words.performed
        what = say(where=n.in_theater(ended.card, self._voice.row), day=day, gains=own)
        self._say(ended.seat, what, icon_for(ended))
        for seat, purse in purses.items():
            tricks = sum(isinstance(event, e.TrickPerformed) and event.owner == seat for event in parts)
            self._say(seat, words.had_tricks(tricks, gains=purse.gains()), icon_for(ended))


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
