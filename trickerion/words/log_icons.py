"""The picture that stands before each line of the log."""

from trickerion.rules import events as e
from trickerion.rules.catalog import kind_of

ICONS: dict[type, str] = {
    e.TurnBegan: "ui.turn_marker",
    e.PhaseBegan: "ui.clock",
    e.DieRolled: "ui.dice",
    e.DieSet: "action.set_die",
    e.InitiativeSet: "phase.initiative",
    e.PostersRemoved: "ui.poster",
    e.TurnEnded: "phase.end_turn",
    e.FameGained: "resource.fame",
    e.FameLost: "resource.fame",
    e.CoinsGained: "resource.coins",
    e.CoinsPaid: "resource.coins",
    e.ShardsGained: "resource.shards",
    e.ShardsPaid: "resource.shards",
    e.MagicianChosen: "character.magician",
    e.ComponentTaken: "resource.component",
    e.CharacterHired: "action.hire_character",
    e.CharacterJoined: "action.hire_character",
    e.CharacterLeft: "character.apprentice",
    e.ApprenticeMoved: "action.move_apprentice",
    e.CharactersReturned: "phase.place",
    e.WagesPaid: "ui.wages",
    e.Advertised: "action.advertise",
    e.CardLaid: "ui.assignment",
    e.CardTakenBack: "ui.assignment",
    e.AssignmentFinished: "ui.confirm",
    e.CardsRevealed: "ui.assignment",
    e.CharacterPlaced: "phase.place",
    e.CharacterIdle: "ui.passed",
    e.CharacterEnhanced: "action.enhance",
    e.CharacterFinished: "ui.clock",
    e.TrickLearned: "action.learn_trick",
    e.TrickReturned: "ui.trick",
    e.TrickPrepared: "action.prepare",
    e.TrickMoved: "action.move_trick",
    e.TrickSetUp: "action.set_up_trick",
    e.MarkerRescheduled: "action.reschedule",
    e.Linked: "ui.link",
    e.CirclePaid: "ui.link",
    e.ComponentsBought: "action.buy",
    e.ComponentReturned: "resource.component",
    e.ComponentsMoved: "action.move_components",
    e.ComponentOrdered: "action.order",
    e.ComponentQuickOrdered: "action.quick_order",
    e.StockReplaced: "location.market_row",
    e.OrdersArrived: "action.order",
    e.PerformanceBegan: "action.perform",
    e.TrickPerformed: "action.perform",
    e.PerformerRewarded: "action.perform",
    e.PerformanceEnded: "action.perform",
    e.PerformanceDeclined: "ui.passed",
    e.MarkersReturned: "ui.trick_marker",
    e.PerformanceCardLeft: "location.theater",
    e.PerformanceCardRevealed: "location.theater",
    e.CardDrawn: "ui.draw_card",
    e.CardRevealed: "ui.assignment",
    e.SpecialCardUsed: "ui.special_card",
    e.AbilityUsed: "character.magician",
    e.FortuneTold: "action.fortune_telling",
    e.ProphecyChanged: "ui.prophecy",
    e.SpecialCardsDiscarded: "ui.special_card",
    e.CardsSwapped: "location.theater",
    e.HeirStep: "ui.contraption",
    e.ConfigurationRolled: "ui.dice",
    e.PlanTurnedUp: "ui.order",
    e.ShoppingListChanged: "resource.component",
    e.CoinTossed: "resource.coins",
    e.CoinsExchanged: "resource.fame",
    e.TrickPaid: "ui.trick_marker",
    e.Scored: "ui.trophy",
    e.GameEnded: "ui.trophy",
}
"""The concept of the icon map for every class of events; some have a closer one (``icon_for``)."""


def icon_for(event: e.Event) -> str:
    """The concept of the icon map that stands for an event."""
    if isinstance(event, (e.TrickLearned, e.TrickPrepared, e.TrickMoved, e.TrickReturned, e.TrickSetUp)):
        return f"trick.{event.trick}"
    if isinstance(event, (e.CharacterPlaced, e.CharacterHired, e.CharacterJoined, e.CharacterLeft)):
        return f"character.{kind_of(event.character)}"
    return ICONS[type(event)]
