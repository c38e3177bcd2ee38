"""One event in words, with the picture before its line."""

from typing import Any, Final, NamedTuple

from trickerion.language.voice import Names, Voice
from trickerion.rules import events as e
from trickerion.rules.catalog import kind_of
from trickerion.rules.heir.catalog import ALL_PLANS
from trickerion.words.heir import REASON
from trickerion.words.log import HAPPENED
from trickerion.words.where_from import WHERE_FROM

NOBODY: Final = -1
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
    if isinstance(event, e.HeirStep):
        return Sentence(NOBODY, "", REASON(event.kind, event.told(voice.row)), icon_for(event))
    of = event._asdict() | {"row": voice.row} | _more(event, voice)  # type: ignore[attr-defined]
    text = HAPPENED(type(event).__name__, of)
    if not text:
        return None
    seat = getattr(event, "owner", getattr(event, "seat", NOBODY))
    who = voice.who(seat) if seat != NOBODY else ""
    return Sentence(seat, who, voice.addressed(seat, text), icon_for(event))


def _more(event: e.Event, voice: Voice) -> dict[str, Any]:
    """Facts that the sentence of an event tells, or is chosen by, besides its own ids and numbers."""
    match event:
        case e.DieRolled(seat=seat):
            return {"rerolled": seat >= 0}
        case e.InitiativeSet(seats) | e.BannersDiscarded(seats):
            return {"players": [voice.object(seat) for seat in seats]}
        case e.CharacterJoined(home=home):
            return {f"{home}s": True}
        case e.WagesPaid(due=due, paid=paid):
            return {"is_short": paid != due}
        case e.CharacterPlaced(slot=slot):
            return {"on_stage": slot.endswith(".perform")}
        case e.MarkerRescheduled():
            return {"is_turned": (event.from_card, event.from_slot) == (event.card, event.slot)}
        case e.ComponentOrdered(slot=slot):
            return {"lies_beside": slot < 0}
        case e.SpecialCardUsed(how=how):
            return {"for_points": how == "points"}
        case e.TrickPrepared(markers=number) | e.RoomRenovated(banners=number):
            return {"number": number}
        case e.CoinsOnPower(coins=number) | e.CoinsLeftPower(coins=number):
            return {"number": number}
        case e.MarkersReturned(markers):
            return {"number": len(markers)}
        case e.PlanTurnedUp(plan=plan):
            return {ALL_PLANS[plan].kind: True}
        case e.ShoppingListChanged(added=added, removed=removed):
            return {"both": added and removed}
        case e.Scored(fame=fame, uncapped=uncapped):
            return {"is_capped": uncapped > fame}
        case e.GameEnded(ranking):
            return {"winner": voice.who(ranking[0])}
    return {"is_known": getattr(event, "source", "") in WHERE_FROM}


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
