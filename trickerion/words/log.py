"""What happened, in one sentence for each event; the past tense, no full stop, names first.

``app/narration.py`` joins the events of one move to the lines of the log.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from trickerion.language.speech import Count, Say, _, sayings
from trickerion.language.voice import Names, Voice
from trickerion.rules import events as e
from trickerion.rules.catalog import kind_of
from trickerion.words import duel, heir
from trickerion.words import names as n
from trickerion.words.academy import events as academy
from trickerion.words.powers import events as powers
from trickerion.words.powers.names import power
from trickerion.words.sources import WHERE_FROM

NOBODY = -1
"""The seat of a sentence that is about nobody in particular."""


class Sentence(NamedTuple):
    """A line of the log: ``who`` is the player's name or "You" (empty for the table), ``text`` what follows it."""

    seat: int
    who: str
    text: str
    icon: str

    def __str__(self) -> str:
        return f"{self.who} {self.text}".strip()


def sentence(event: e.Event, names: Names, viewer: int) -> str | None:
    """One event as a sentence. None for those that only mark the flow (a turn's end, Posters going home)."""
    spoken = speak(event, Voice(names, viewer))
    return str(spoken) if spoken else None


def speak(event: e.Event, voice: Voice) -> Sentence | None:
    """One event as a line of the log; None for those that only mark the flow."""
    text = WORDS[type(event)](event, voice)
    if not text:
        return None
    seat = subject(event)
    return Sentence(seat, voice.who(seat) if seat != NOBODY else "", text, icon_for(event))


def subject(event: e.Event) -> int:
    """The seat that the sentence is about, or NOBODY."""
    if type(event) in _IMPERSONAL:
        return NOBODY
    seat = getattr(event, "owner", getattr(event, "seat", NOBODY))
    return seat if isinstance(seat, int) else NOBODY


def _money(verb: str, kind: str) -> Callable[[Any, Voice], str]:
    return lambda event, voice: f"{verb} {event.amount} {n.ICON[kind]} {WHERE_FROM.get(event.source, '')}".rstrip()


def _die_rolled(event: e.DieRolled, voice: Voice) -> str:
    shown = n.face(event.die, event.face)
    if event.seat < 0:
        return f"{n.DIE_SHORT[event.die]}: {shown}"
    return f"rerolled {n.an(n.DIE_SHORT[event.die])}: {shown}"


def _joined(event: e.CharacterJoined, voice: Voice) -> str:
    where = " on the Assistant’s board" if event.home == "assistant" else ""
    return f"took {n.an(n.character(event.character))} into the team{where}"


def _wages(event: e.WagesPaid, voice: Voice) -> str:
    of_all = "" if event.paid == event.due else f" of {event.due}"
    return f"paid {event.paid}{of_all} {{coin}} in wages"


def _placed(event: e.CharacterPlaced, voice: Voice) -> str:
    points = "" if event.slot.endswith(".perform") else f", {event.points} {{ap}}"
    return f"placed the {n.character(event.character)}: {n.slot(event.slot)}{points}"


def _learned(event: e.TrickLearned, voice: Voice) -> str:
    verb = "learned" if event.die else "began with"
    return f"{verb} {n.trick(event.trick)}, marked with {n.SUIT[event.suit]}"


def _trick_moved(event: e.TrickMoved, voice: Voice) -> str:
    back = f", {n.trick(event.exchanged)} came back" if event.exchanged else ""
    return f"moved {n.trick(event.trick)} to the Engineer’s slot{back}"


def _rescheduled(event: e.MarkerRescheduled, voice: Voice) -> str:
    if (event.from_card, event.from_slot) == (event.card, event.slot):
        return f"turned {n.trick(event.trick)} {n.in_theater(event.card, voice.row)}"
    return f"rescheduled {n.trick(event.trick)}: {n.performance_in(voice.row, event.card)}"


def _components_moved(event: e.ComponentsMoved, voice: Voice) -> str:
    back = f", {n.components(event.exchanged)} came back" if event.exchanged else ""
    return f"moved {n.components(event.component)} to the Manager{back}"


def _ordered(event: e.ComponentOrdered, voice: Voice) -> str:
    beside = ", on sale at once" if event.slot < 0 else ""
    return f"ordered {n.components(event.component)}{beside}"


def _quick_ordered(event: e.ComponentQuickOrdered, voice: Voice) -> str:
    replaced = f" in place of {n.components(event.replaced)}" if event.replaced else ""
    return f"quick-ordered {n.components(event.component)}{replaced}"


def _arrived(event: e.OrdersArrived, voice: Voice) -> str:
    changes = (f"{n.component(new)} for {n.component(old)}" for _, new, old in event.arrived)
    return f"Orders arrived: {', '.join(changes)}"


def _performed(event: e.TrickPerformed, voice: Voice) -> str:
    modifier = f" ({n.signed(event.modifier)} each)" if event.modifier else ""
    return f"performed {n.trick(event.trick)}: {n.amounts(event.fame, event.coins, event.shards)}{modifier}"


def _declined(event: e.PerformanceDeclined, voice: Voice) -> str:
    if event.forced:
        return f"had no Performance card to perform on {n.DAY[event.day]}"
    return f"declined to perform on {n.DAY[event.day]}"


def _drawn(event: e.CardDrawn, voice: Voice) -> str:
    name = f": {n.card(event.card)}" if event.card else ""
    return f"drew {n.an(n.LOCATION[event.deck])} card{name}"


def _special_used(event: e.SpecialCardUsed, voice: Voice) -> str:
    if event.how == "points":
        return f"gave up the bonus of {n.card(event.card)} for 1 {{ap}}"
    return f"used {n.card(event.card)}"


def counted(category: str, number: int) -> str:
    """What a line of the scoring counts: "4 Shards", "26 Coins", "Stairs of Water"."""
    if category.startswith("trick:"):
        return n.trick(category.removeprefix("trick:"))
    if category.startswith("power:"):
        return power(category.removeprefix("power:"))
    return n.plural(number, _SCORED[category])


_SCORED = {
    "shards": _("Shard"),
    "coins": _("Coin"),
    "apprentices": _("Apprentice"),
    "specialists": _("Specialist"),
    "special_cards": _("special Assignment card"),
    "banners": _("Banner"),
    **heir.SCORED,
}
"""One of what each category counts."""


def _linked(event: e.Linked, voice: Voice) -> str:
    worth = f", worth {event.pays} {{fame}} or {{coin}}" if event.pays else ""
    return f"made {n.an(n.CATEGORY[event.category])} Link{worth}"


def _scored(event: e.Scored, voice: Voice) -> str:
    cap = f" ({event.uncapped} before the cap)" if event.uncapped > event.fame else ""
    return f"scored {event.fame} {{fame}} for {counted(event.category, event.number)}{cap}"


WORDS: dict[type, Callable[[Any, Voice], str]] = {
    e.TurnBegan: lambda event, voice: f"Turn {event.turn}",
    e.PhaseBegan: lambda event, voice: n.PHASE[event.phase],
    e.DieRolled: _die_rolled,
    e.DieSet: lambda event, voice: f"set {n.an(n.DIE_SHORT[event.die])} to {n.face(event.die, event.face)}",
    e.InitiativeSet: lambda event, voice: f"Initiative: {', '.join(voice.object(seat) for seat in event.order)}",
    e.PostersRemoved: lambda event, voice: "",
    e.TurnEnded: lambda event, voice: "",
    e.FameGained: _money("gained", "fame"),
    e.FameLost: _money("lost", "fame"),
    e.CoinsGained: _money("gained", "coins"),
    e.CoinsPaid: _money("paid", "coins"),
    e.ShardsGained: _money("gained", "shards"),
    e.ShardsPaid: _money("paid", "shards"),
    e.MagicianChosen: lambda event, voice: f"chose {n.magician(event.magician)}",
    e.ComponentTaken: lambda event, voice: f"took 1 {n.component(event.component)}",
    e.CharacterHired: lambda event, voice: f"hired {n.an(n.character(event.character))}",
    e.CharacterJoined: _joined,
    e.CharacterLeft: lambda event, voice: f"sent {n.an(n.character(event.character))} back to the supply",
    e.ApprenticeMoved: lambda event, voice: "moved an Apprentice to the Assistant’s board",
    e.CharactersReturned: lambda event, voice: "All Characters came home",
    e.WagesPaid: _wages,
    e.Advertised: lambda event, voice: f"advertised for {f'{event.cost} {{coin}}' if event.cost else 'nothing'}",
    e.CardLaid: lambda event, voice: f"laid a card under the {n.character(event.character)}",
    e.CardTakenBack: lambda event, voice: f"took back the card under the {n.character(event.character)}",
    e.AssignmentFinished: lambda event, voice: "finished the Assignment",
    e.CardsRevealed: lambda event, voice: "All Assignment cards are open" if event.cards else "",
    e.CharacterPlaced: _placed,
    e.CharacterIdle: lambda event, voice: f"left the {n.character(event.character)} Idle",
    e.CharacterEnhanced: lambda event, voice: f"enhanced the {n.character(event.character)}: {event.points} {{ap}}",
    e.CharacterFinished: lambda event, voice: f"left {event.points_left} {{ap}} unused" if event.points_left else "",
    e.TrickLearned: _learned,
    e.TrickReturned: lambda event, voice: f"gave back {n.trick(event.trick)}",
    e.TrickPrepared: lambda event, voice: f"prepared {n.trick(event.trick)}: {n.plural(event.markers, 'Trick Marker')}",
    e.TrickMoved: _trick_moved,
    e.TrickSetUp: lambda event, voice: f"set up {n.trick(event.trick)}: {n.performance_in(voice.row, event.card)}",
    e.MarkerRescheduled: _rescheduled,
    e.Linked: _linked,
    e.CirclePaid: lambda event, voice: f"shared a circle without a Link, worth {event.pays} {{fame}} or {{coin}}",
    e.ComponentsBought: lambda event, voice: (
        f"bought {n.PIECES[event.component](event.number)} for {event.price} {{coin}}"
    ),
    e.ComponentReturned: lambda event, voice: f"gave back {n.PIECES[event.component](event.number)}",
    e.ComponentsMoved: _components_moved,
    e.ComponentOrdered: _ordered,
    e.ComponentQuickOrdered: _quick_ordered,
    e.StockReplaced: lambda event, voice: (
        f"{n.component(event.component)} took the place of {n.component(event.replaced)} in the Market Row"
    ),
    e.OrdersArrived: _arrived,
    e.PerformanceBegan: lambda event, voice: f"performed {n.in_theater(event.card, voice.row)} on {n.DAY[event.day]}",
    e.TrickPerformed: _performed,
    e.PerformerRewarded: lambda event, voice: (
        f"gained {n.amounts(event.fame, event.coins, event.shards)} "
        f"{WHERE_FROM.get(event.kind) or WHERE_FROM['performer_' + event.kind]}"
    ),
    e.PerformanceEnded: lambda event, voice: f"ended the show {n.in_theater(event.card, voice.row)}",
    e.PerformanceDeclined: _declined,
    e.MarkersReturned: lambda event, voice: f"{n.plural(len(event.markers), 'Trick Marker')} went back to the supply",
    e.PerformanceCardLeft: lambda event, voice: f"A card left the Theater: {n.performance(event.card)}",
    e.PerformanceCardRevealed: lambda event, voice: f"A new card in the Theater: {n.performance(event.card)}",
    e.CardDrawn: _drawn,
    e.CardRevealed: lambda event, voice: (
        f"turned over the card under the {n.character(event.character)}: {n.card(event.card)}"
    ),
    e.SpecialCardUsed: _special_used,
    e.AbilityUsed: lambda event, voice: f"used {n.ability(event.magician)}",
    e.FortuneTold: lambda event, voice: f"moved the prophecies: {n.prophecy(event.pending[0])} is next",
    e.ProphecyChanged: lambda event, voice: (
        f"Prophecy: {n.prophecy(event.active)}" if event.active else "No prophecy is active"
    ),
    e.SpecialCardsDiscarded: lambda event, voice: f"Used cards left: {n.join(n.card(card) for _, card in event.cards)}",
    e.CardsSwapped: lambda event, voice: (
        f"swapped two cards in the Theater: {n.performance_in(voice.row, event.card)} and "
        f"{n.performance_in(voice.row, event.other)}"
    ),
    **academy.EVENTS,
    **powers.EVENTS,
    **duel.EVENTS,
    **heir.EVENTS,
    e.Scored: _scored,
    e.GameEnded: lambda event, voice: f"{voice.who(event.ranking[0])} won the game",
}
"""The words of every class of events, without the subject."""

_IMPERSONAL = (e.StockReplaced, e.HeirStep)
"""Classes whose sentence is about nobody although they have a seat."""


# ------------------------------------------------------------------ lines that tell several events

MADE: Final[dict[type, Count]] = {
    e.Linked: Count("{number} Link", "{number} Links"),
    e.CirclePaid: Count("{number} shared circle", "{number} shared circles"),
}
for_price, with_gains = Say("{told}, for {price}"), Say("{told}: {gains}")
MONEY: Final = sayings(
    "money in the log", took="took {amounts}", gained="gained {amounts}", paid="paid {amounts}", lost="lost {amounts}"
)
blocked, assigned, took = Say("Blocked: {closed}"), Say("assigned: {cards}"), Say("took {pieces}")
performed, performed_on = Say("performed {where}: {gains}"), Say("performed {where} on {day}: {gains}")
had_tricks: Final = Count("had {number} Trick in it: {gains}", "had {number} Tricks in it: {gains}")
NOTHING: Final = _("nothing")

# ------------------------------------------------------------------ the picture before each line


_SHOWN_BY: dict[str, tuple[type, ...]] = {
    "ui.turn_marker": (e.TurnBegan,),
    "ui.clock": (e.PhaseBegan, e.CharacterFinished),
    "ui.dice": (e.DieRolled, e.ConfigurationRolled),
    "action.set_die": (e.DieSet,),
    "phase.initiative": (e.InitiativeSet,),
    "ui.poster": (e.PostersRemoved,),
    "phase.end_turn": (e.TurnEnded,),
    "resource.fame": (e.FameGained, e.FameLost, e.CoinsExchanged),
    "resource.coins": (e.CoinsGained, e.CoinsPaid, e.CoinTossed),
    "resource.shards": (
        e.ShardsGained,
        e.ShardsPaid,
        e.PowersKept,
        e.PowerLearned,
        e.PowerReturned,
        e.CoinsLeftPower,
        e.CoinsOnPower,
        e.Gambled,
        e.PowerUsed,
    ),
    "character.magician": (e.MagicianChosen, e.AbilityUsed),
    "resource.component": (e.ComponentTaken, e.ComponentReturned, e.ShoppingListChanged),
    "action.hire_character": (e.CharacterHired, e.CharacterJoined),
    "character.apprentice": (e.CharacterLeft,),
    "action.move_apprentice": (e.ApprenticeMoved,),
    "phase.place": (e.CharactersReturned, e.CharacterPlaced),
    "ui.wages": (e.WagesPaid,),
    "action.advertise": (e.Advertised,),
    "ui.assignment": (
        *(e.CardLaid, e.CardTakenBack, e.CardsRevealed, e.CardRevealed),
        *(e.AssignmentsExchanged, e.AssignmentReplaced),
    ),
    "ui.confirm": (e.AssignmentFinished,),
    "ui.passed": (e.CharacterIdle, e.PerformanceDeclined),
    "action.enhance": (e.CharacterEnhanced,),
    "action.learn_trick": (e.TrickLearned,),
    "ui.trick": (e.TrickReturned,),
    "action.prepare": (e.TrickPrepared,),
    "action.move_trick": (e.TrickMoved,),
    "action.set_up_trick": (e.TrickSetUp,),
    "action.reschedule": (e.MarkerRescheduled,),
    "ui.link": (e.Linked, e.CirclePaid),
    "action.buy": (e.ComponentsBought,),
    "action.move_components": (e.ComponentsMoved,),
    "action.order": (e.ComponentOrdered, e.OrdersArrived),
    "action.quick_order": (e.ComponentQuickOrdered,),
    "location.market_row": (e.StockReplaced,),
    "action.perform": (e.PerformanceBegan, e.TrickPerformed, e.PerformerRewarded, e.PerformanceEnded),
    "ui.trick_marker": (e.MarkersReturned, e.MarkerStayed, e.MarkerBackOnTrick, e.TrickPaid),
    "location.theater": (e.PerformanceCardLeft, e.PerformanceCardRevealed, e.CardsSwapped, e.TurnSetupLaid),
    "ui.draw_card": (e.CardDrawn,),
    "ui.special_card": (e.SpecialCardUsed, e.SpecialCardsDiscarded, e.SpecialCardSaved),
    "action.fortune_telling": (e.FortuneTold,),
    "ui.prophecy": (e.ProphecyChanged, e.ProphecyExchanged),
    "action.renovate": (e.RoomRenovated,),
    "location.academy": (e.RoomsOpened, e.AcademyMarkerReturned),
    "ui.banner": (e.BannersDiscarded,),
    "action.practice": (e.TrickPractised,),
    "action.teach": (e.TrickTaught,),
    "phase.classroom": (e.LessonPaid, e.TrickSetAside),
    "ui.secret": (
        *(e.SecretLearned, e.SecretRevealed, e.SecretsExchanged, e.SecretUsed),
        *(e.SecretsDrawn, e.CoinsLaid, e.SecretLent),
    ),
    "ui.contraption": (e.HeirStep,),
    "ui.order": (e.PlanTurnedUp,),
    "ui.trophy": (e.Scored, e.GameEnded),
}
ICONS: dict[type, str] = {kind: icon for icon, kinds in _SHOWN_BY.items() for kind in kinds}
"""The concept of the icon map for every class of events; some have a closer one (``icon_for``)."""


def icon_for(event: e.Event) -> str:
    """The concept of the icon map that stands for an event."""
    if isinstance(event, (e.TrickLearned, e.TrickPrepared, e.TrickMoved, e.TrickReturned, e.TrickSetUp)):
        return f"trick.{event.trick}"
    if isinstance(event, (e.CharacterPlaced, e.CharacterHired, e.CharacterJoined, e.CharacterLeft)):
        return f"character.{kind_of(event.character)}"
    return ICONS[type(event)]
