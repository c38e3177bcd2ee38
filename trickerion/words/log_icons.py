"""The picture that stands before each line of the log."""

from trickerion.rules import events as e
from trickerion.rules.catalog import kind_of

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
