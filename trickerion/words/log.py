"""What happened, in one sentence for each event; the past tense, no full stop, without the player whom it is about.

``play/narration.py`` says them of the events and joins those of one move to the lines of the log.
"""

from typing import Final

from trickerion.language.speech import Count, Remarks, Say, _, sayings
from trickerion.rules import events as e
from trickerion.words.gaps import GAPS, OF_AN_EVENT

HAPPENED: Final = Remarks(
    "log",
    {
        "TurnBegan": "Turn {turn}",
        "PhaseBegan": "{phase}",
        "DieRolled": "{die}: {shown}",
        "DieRolled.rerolled": "rerolled {a_die}: {shown}",
        "DieSet": "set {a_die} to {shown}",
        "InitiativeSet": "Initiative: {players}",
        "PostersRemoved": "",
        "TurnEnded": "",
        "FameGained": "gained {amount} {fame}",
        "FameGained.is_known": "gained {amount} {fame} {where_from}",
        "FameLost": "lost {amount} {fame}",
        "FameLost.is_known": "lost {amount} {fame} {where_from}",
        "CoinsGained": "gained {amount} {coin}",
        "CoinsGained.is_known": "gained {amount} {coin} {where_from}",
        "CoinsPaid": "paid {amount} {coin}",
        "CoinsPaid.is_known": "paid {amount} {coin} {where_from}",
        "ShardsGained": "gained {amount} {shard}",
        "ShardsGained.is_known": "gained {amount} {shard} {where_from}",
        "ShardsPaid": "paid {amount} {shard}",
        "ShardsPaid.is_known": "paid {amount} {shard} {where_from}",
        # the team
        "MagicianChosen": "chose {magician}",
        "ComponentTaken": "took 1 {component}",
        "CharacterHired": "hired {character:a}",
        "CharacterJoined": "took {character:a} into the team",
        "CharacterJoined.assistants": "took {character:a} into the team on the Assistant’s board",
        "CharacterLeft": "sent {character:a} back to the supply",
        "ApprenticeMoved": "moved an Apprentice to the Assistant’s board",
        "CharactersReturned": "All Characters returned",
        "WagesPaid": "paid {paid} {coin} in wages",
        "WagesPaid.is_short": "paid {paid} of {due} {coin} in wages",
        # the phases of a turn
        "Advertised": "advertised for nothing",
        "Advertised.cost": "advertised for {cost} {coin}",
        "CardLaid": "put a card under {character:the}",
        "CardTakenBack": "took back the card under {character:the}",
        "AssignmentFinished": "finished the Assignment",
        "CardsRevealed": "",
        "CardsRevealed.cards": "All Assignment cards are open",
        "CharacterPlaced": "placed {character:the}: {where}, {points} {ap}",
        "CharacterPlaced.on_stage": "placed {character:the}: {where}",
        "CharacterIdle": "left {character:the} Idle",
        "CharacterEnhanced": "enhanced {character:the}: {points} {ap}",
        "CharacterFinished": "",
        "CharacterFinished.points_left": "left {points_left} {ap} unused",
        # Tricks
        "TrickLearned": "began with {trick}, marked with {suit}",
        "TrickLearned.die": "learned {trick}, marked with {suit}",
        "TrickReturned": "gave back {trick}",
        "TrickPrepared": Count("prepared {trick}: {number} Trick Marker", "prepared {trick}: {number} Trick Markers"),
        "TrickMoved": "moved {trick} to the Engineer’s slot",
        "TrickMoved.exchanged": "moved {trick} to the Engineer’s slot, {back} came back",
        "TrickSetUp": "set up {trick}: {on_row}",
        "MarkerRescheduled": "rescheduled {trick}: {on_row}",
        "MarkerRescheduled.is_turned": "turned {trick} {in_theater}",
        "Linked": "made {a_category} Link",
        "Linked.pays": "made {a_category} Link, worth {pays} {fame} or {coin}",
        "CirclePaid": "shared a circle without a Link, worth {pays} {fame} or {coin}",
        # Components
        "ComponentsBought": "bought {pieces} for {price} {coin}",
        "ComponentReturned": "gave back {pieces}",
        "ComponentsMoved": "moved {component:many} to the Manager",
        "ComponentsMoved.exchanged": "moved {component:many} to the Manager, {exchanged:many} came back",
        "ComponentOrdered": "ordered {component:many}",
        "ComponentOrdered.lies_beside": "ordered {component:many}, on sale at once",
        "ComponentQuickOrdered": "quick-ordered {component:many}",
        "ComponentQuickOrdered.replaced": "quick-ordered {component:many} in place of {replaced:many}",
        "StockReplaced": "{component} took the place of {replaced} in the Market Row",
        "OrdersArrived": "Orders arrived: {arrived}",
        # shows
        "PerformanceBegan": "performed {in_theater} on {day}",
        "TrickPerformed": "performed {trick}: {gains}",
        "PerformerRewarded": "gained {gains} {rewarded_for}",
        "PerformanceEnded": "ended the show {in_theater}",
        "PerformanceDeclined": "declined to perform on {day}",
        "PerformanceDeclined.forced": "had no Performance card to perform on {day}",
        "MarkersReturned": Count(
            "{number} Trick Marker went back to the supply", "{number} Trick Markers went back to the supply"
        ),
        "PerformanceCardLeft": "A card left the Theater: {theater}",
        "PerformanceCardRevealed": "A new card in the Theater: {theater}",
        # Dark Alley, cards and abilities
        "CardDrawn": "drew {a_deck} card",
        "CardDrawn.card": "drew {a_deck} card: {card}",
        "CardRevealed": "turned over the card under {character:the}: {card}",
        "SpecialCardUsed": "used {card}",
        "SpecialCardUsed.for_points": "discarded {card} for 1 extra {ap}",
        "AbilityUsed": "used {ability}",
        "FortuneTold": "moved the prophecies: {next_prophecy} is next",
        "ProphecyChanged": "No prophecy is active",
        "ProphecyChanged.active": "Prophecy: {active_prophecy}",
        "SpecialCardsDiscarded": "Used cards left: {used_cards}",
        "CardsSwapped": "swapped two cards in the Theater: {on_row} and {other_on_row}",
        # the Academy
        "RoomRenovated": Count(
            "renovated {space}: the {tile}, with {number} Banner",
            "renovated {space}: the {tile}, with {number} Banners",
        ),
        "BannersDiscarded": "The last Banner of a supply is placed, one less for {shared_by}",
        "RoomsOpened": "The spaces {letter} of the Academy are now open",
        "TrickPractised": "began to practice {trick} in the {tile}",
        "TrickTaught": "began to teach {trick} in the {tile}",
        "AcademyMarkerReturned": "took the marker of {trick} out of the Academy",
        "MarkerStayed": "kept a Trick Marker of {trick} on the Performance card",
        "MarkerBackOnTrick": "put a Trick Marker of the show back on {trick}",
        "SecretLearned": "learned a secret: {secret}",
        "SecretLearned.replaced": "learned a secret: {secret} in place of {replaced_secret}",
        "SecretRevealed": "turned up a secret: {secret}",
        "SecretsExchanged": "New secrets: {display}",
        "SecretUsed": "used the secret {secret}",
        "SecretsDrawn": Count("drew {number} secret from the stack", "drew {number} secrets from the stack"),
        "CoinsLaid": "put a Coin on {secrets}",
        "SecretLent": "lent a secret to {character:the}: {secret}",
        "TrickSetAside": "set {trick} aside; its lesson continues",
        "LessonPaid": "received {gains} for {trick} in the {tile}",
        # Powers
        "PowersKept": "kept eight Powers",
        "PowerLearned": "learned the Power {power}",
        "PowerLearned.coins": "learned the Power {power} for {coins} {coin}",
        "PowerReturned": "took the Power {power} back to the hand",
        "CoinsOnPower": Count("received {number} Coin on {power}", "received {number} Coins on {power}"),
        "Gambled": "rolled {plain_face} on a Bank die with {power}",
        "CoinsLeftPower": Count("lost {number} Coin that was on {power}", "lost {number} Coins that were on {power}"),
        "ProphecyExchanged": "exchanged {old_prophecy} for {new_prophecy}",
        "AssignmentsExchanged": "exchanged the cards of {character} and {other_character}",
        "AssignmentReplaced": "gave {character} another card: {new_card} in place of {old_card}",
        "SpecialCardSaved": "took {card} back into the hand",
        "PowerUsed": "used a Power: {power}",
        # the Heir and the Duel
        "ConfigurationRolled": "Blocked: {closed}",
        "PlanTurnedUp": "turned up {plan}, a set-up card",
        "PlanTurnedUp.performance": "turned up {plan}, a performance card",
        "ShoppingListChanged": "struck {removed} off the Shopping List",
        "ShoppingListChanged.both": "wrote {added} on the Shopping List and struck {removed} off the Shopping List",
        "ShoppingListChanged.added": "wrote {added} on the Shopping List",
        "CoinTossed": "tossed a coin: tails",
        "CoinTossed.is_heads": "tossed a coin: heads",
        "CoinsExchanged": "turned {coins} {coin} into {scored} {fame}",
        "TrickPaid": "received {gains} for {trick} {in_theater}",
        "TurnSetupLaid": "Covered this turn: {days}, and two slots of each Location",
        # the end
        "Scored": "scored {scored} {fame} for {counted}",
        "Scored.is_capped": "scored {scored} {fame} for {counted} ({uncapped} before the cap)",
        "GameEnded": "{winner} won the game",
    },
    {**GAPS, **OF_AN_EVENT},
)
"""Every class of events but the steps of the Heir (``heir.REASON``)."""

MADE: Final[dict[type, Count]] = {
    e.Linked: Count("{number} Link", "{number} Links"),
    e.CirclePaid: Count("{number} shared circle", "{number} shared circles"),
}
for_price, with_gains = Say("{told}, for {price}"), Say("{told}: {gains}")
MONEY: Final = sayings(
    "money in the log", took="took {amounts}", gained="gained {amounts}", paid="paid {amounts}", lost="lost {amounts}"
)
MONEY_FROM: Final = sayings(
    "money in the log and its source",
    took="took {amounts} {where_from}",
    gained="gained {amounts} {where_from}",
    paid="paid {amounts} {where_from}",
    lost="lost {amounts} {where_from}",
)
"""The same with where it comes from or what it is for: "took 3 {coin} from the Bank"."""
blocked, assigned, took = Say("Blocked: {closed}"), Say("assigned: {cards}"), Say("took {pieces}")
performed, performed_on = Say("performed {where}: {gains}"), Say("performed {where} on {day}: {gains}")
had_tricks: Final = Count("had {number} Trick in it: {gains}", "had {number} Tricks in it: {gains}")
NOTHING: Final = _("nothing")
RENOVATED: Final = {
    (False, False): Say("{told}, for {coins} {coin}"),
    (False, True): Say("{told}, for {coins} {coin}: {gains}"),
    (True, False): Say("{told}, for {coins} {coin} ({missing} of them for missing Fame)"),
    (True, True): Say("{told}, for {coins} {coin} ({missing} of them for missing Fame): {gains}"),
}
"""Cost of a renovation in all, by two questions: was Fame missing, and did the renovation bring something?"""
