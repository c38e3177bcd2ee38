"""Everything that happens, one small frozen class per kind, in ids and numbers.

No event carries a secret: a card laid face down is told without its Location. Sentences are made by the window.
"""

from typing import Any, NamedTuple

# ------------------------------------------------------------------ the turn


class TurnBegan(NamedTuple):
    turn: int


class PhaseBegan(NamedTuple):
    phase: str


class DieRolled(NamedTuple):
    """``seat`` rerolled the die, or -1 in the Roll Dice phase."""

    die: str
    face: str
    seat: int


class DieSet(NamedTuple):
    """A die was turned to a face: by Set Die, or to X because it was used up."""

    die: str
    face: str
    seat: int


class InitiativeSet(NamedTuple):
    order: tuple[int, ...]


class PostersRemoved(NamedTuple):
    pass


class TurnEnded(NamedTuple):
    turn: int


# ------------------------------------------------------------------ gains and payments


class FameGained(NamedTuple):
    """``source``: start, advertise, link, trick, performer_link, assistant, card, scoring, or the id of a card."""

    seat: int
    amount: int
    source: str


class FameLost(NamedTuple):
    seat: int
    amount: int
    source: str


class CoinsGained(NamedTuple):
    seat: int
    amount: int
    source: str


class CoinsPaid(NamedTuple):
    seat: int
    amount: int
    source: str


class ShardsGained(NamedTuple):
    seat: int
    amount: int
    source: str


class ShardsPaid(NamedTuple):
    seat: int
    amount: int
    source: str


# ------------------------------------------------------------------ set-up and team


class MagicianChosen(NamedTuple):
    seat: int
    magician: str


class ComponentTaken(NamedTuple):
    seat: int
    component: str
    board: str


class CharacterHired(NamedTuple):
    seat: int
    character: str
    die: str


class CharacterJoined(NamedTuple):
    """``home`` is "board", "assistant" (the place on the Assistant's board) for Apprentices."""

    seat: int
    character: str
    home: str


class CharacterLeft(NamedTuple):
    """A Character went back to the supply."""

    seat: int
    character: str


class ApprenticeMoved(NamedTuple):
    seat: int
    character: str


class CharactersReturned(NamedTuple):
    pass


class WagesPaid(NamedTuple):
    """``due`` Coins, ``paid`` of them; ``unpaid`` lists the Characters whose wage was not paid in full.

    ``wages``: (Character, wage) of all that worked, those that cost nothing too.
    """

    seat: int
    due: int
    paid: int
    unpaid: tuple[str, ...]
    wages: tuple[tuple[str, int], ...] = ()


# ------------------------------------------------------------------ Advertise, Assignment, placement


class Advertised(NamedTuple):
    seat: int
    cost: int


class CardLaid(NamedTuple):
    seat: int
    character: str


class CardTakenBack(NamedTuple):
    seat: int
    character: str


class AssignmentFinished(NamedTuple):
    seat: int


class CardsRevealed(NamedTuple):
    """(seat, character, card) of every card that lies under a Character."""

    cards: tuple[tuple[int, str, str], ...]


class CharacterPlaced(NamedTuple):
    seat: int
    character: str
    slot: str
    points: int


class CharacterIdle(NamedTuple):
    seat: int
    character: str


class CharacterEnhanced(NamedTuple):
    seat: int
    character: str
    points: int


class CharacterFinished(NamedTuple):
    seat: int
    character: str
    points_left: int


# ------------------------------------------------------------------ Tricks


class TrickLearned(NamedTuple):
    """``die`` is "" for the Tricks of the set-up."""

    seat: int
    trick: str
    suit: str
    place: int
    die: str


class TrickReturned(NamedTuple):
    seat: int
    trick: str


class TrickPrepared(NamedTuple):
    seat: int
    trick: str
    markers: int


class TrickMoved(NamedTuple):
    """A Trick came to the Engineer's slot; ``exchanged`` is the Trick that left it, or ""."""

    seat: int
    trick: str
    exchanged: str


class TrickSetUp(NamedTuple):
    seat: int
    trick: str
    card: str
    slot: int
    turns: int


class MarkerRescheduled(NamedTuple):
    seat: int
    trick: str
    from_card: str
    from_slot: int
    card: str
    slot: int
    turns: int


class Linked(NamedTuple):
    """``seat`` made a Link of ``category`` between two slots of a card, which pays ``pays`` Fame or Coins in all."""

    seat: int
    card: str
    slot: int
    other_slot: int
    category: str
    pays: int


class CirclePaid(NamedTuple):
    """A special card pays ``seat`` for the circle between two slots though it is no Link: ``pays`` Fame or Coins."""

    seat: int
    card: str
    slot: int
    other_slot: int
    pays: int


# ------------------------------------------------------------------ Components


class ComponentsBought(NamedTuple):
    seat: int
    component: str
    number: int
    price: int


class ComponentReturned(NamedTuple):
    seat: int
    component: str
    number: int


class ComponentsMoved(NamedTuple):
    """A pile came to the Manager's slot; ``exchanged`` is the pile that left it, or ""."""

    seat: int
    component: str
    slot: int
    exchanged: str


class ComponentOrdered(NamedTuple):
    seat: int
    component: str
    slot: int


class ComponentQuickOrdered(NamedTuple):
    seat: int
    component: str
    replaced: str


class StockReplaced(NamedTuple):
    """The Component of a Buy slot was replaced by a card."""

    slot: int
    component: str
    replaced: str


class OrdersArrived(NamedTuple):
    """``arrived``: (Buy slot, new Component, Component replaced)."""

    arrived: tuple[tuple[int, str, str], ...]


# ------------------------------------------------------------------ Performance


class PerformanceBegan(NamedTuple):
    seat: int
    card: str
    day: str
    links: int


class TrickPerformed(NamedTuple):
    """One Trick Marker of a show: what its owner receives, and the Yield modifier that was used."""

    owner: int
    trick: str
    slot: int
    fame: int
    coins: int
    shards: int
    modifier: int


class PerformerRewarded(NamedTuple):
    """One performer bonus: ``kind`` is link, assistant, manager, engineer or card."""

    seat: int
    kind: str
    fame: int
    coins: int
    shards: int


class PerformanceEnded(NamedTuple):
    seat: int
    card: str


class PerformanceDeclined(NamedTuple):
    """``forced``: there was no card with a Trick Marker of the performer's."""

    seat: int
    day: str
    forced: bool


class MarkersReturned(NamedTuple):
    """(owner, suit) of the Trick Markers that went back to the supplies."""

    markers: tuple[tuple[int, str], ...]


class MarkerStayed(NamedTuple):
    """After a show a Trick Marker stays on the card: its Trick is practiced."""

    seat: int
    trick: str
    card: str


class MarkerBackOnTrick(NamedTuple):
    """A Trick Marker went from the supply back to its Trick card: its Trick is practiced."""

    seat: int
    trick: str


class PerformanceCardLeft(NamedTuple):
    card: str


class PerformanceCardRevealed(NamedTuple):
    card: str


# ------------------------------------------------------------------ Dark Alley, cards and abilities


class CardDrawn(NamedTuple):
    """A special Assignment card came into a hand; ``card`` is "" where only its owner may know it."""

    seat: int
    deck: str
    card: str


class CardRevealed(NamedTuple):
    """A face-down Assignment card was turned over."""

    seat: int
    character: str
    card: str


class SpecialCardUsed(NamedTuple):
    """The bonus of a special Assignment card (``how`` = bonus or points) was used."""

    seat: int
    card: str
    how: str


class AbilityUsed(NamedTuple):
    seat: int
    magician: str


class FortuneTold(NamedTuple):
    seat: int
    pending: tuple[str, ...]


class ProphecyChanged(NamedTuple):
    """A prophecy became active ("" = none)."""

    active: str
    pending: tuple[str, ...]


class SpecialCardsDiscarded(NamedTuple):
    """(seat, card) of the used special Assignment cards that left the game's hands."""

    cards: tuple[tuple[int, str], ...]


class CardsSwapped(NamedTuple):
    seat: int
    card: str
    other: str


# ------------------------------------------------------------------ the Academy


class RoomRenovated(NamedTuple):
    """A tile was laid on a space for that many Coins (those for missing Fame come on top), with Banners beside it."""

    seat: int
    space: str
    tile: str
    threshold: int
    coins: int
    banners: int


class BannersDiscarded(NamedTuple):
    """Somebody placed the last Banner: each of these seats discarded one."""

    seats: tuple[int, ...]


class RoomsOpened(NamedTuple):
    """The closed spaces of a letter are open from now on."""

    letter: str


class TrickPractised(NamedTuple):
    seat: int
    trick: str
    space: str
    slot: int
    tile: str


class TrickTaught(NamedTuple):
    seat: int
    trick: str
    space: str
    slot: int
    tile: str


class AcademyMarkerReturned(NamedTuple):
    """The Academy marker of a Trick left its room."""

    seat: int
    trick: str


class TurnSetupLaid(NamedTuple):
    """Duel: a Turn Setup card says what is covered this turn."""

    card: str


class PowersKept(NamedTuple):
    """A player has given back what is not kept of the Powers dealt; which ones, nobody else knows."""

    seat: int


class PowerLearned(NamedTuple):
    """``coins`` were paid for missing Fame."""

    seat: int
    power: str
    slot: int
    coins: int


class PowerReturned(NamedTuple):
    """A Power went back to the hand, from beside a slot that closed or takes another one."""

    seat: int
    power: str
    slot: int


class CoinsOnPower(NamedTuple):
    """Coins of the supply were laid on a Power."""

    seat: int
    power: str
    coins: int


class Gambled(NamedTuple):
    """A Bank die was rolled for a Power and put back with its former face up."""

    seat: int
    power: str
    face: str


class CoinsLeftPower(NamedTuple):
    """Coins on a Power that left its slot went to the supply."""

    seat: int
    power: str
    coins: int


class ProphecyExchanged(NamedTuple):
    """A pending prophecy was discarded for a drawn one."""

    seat: int
    old: str
    new: str
    pending: tuple[str, ...]


class AssignmentsExchanged(NamedTuple):
    """Two own Characters have exchanged the open Assignment cards under them."""

    seat: int
    character: str
    other: str


class AssignmentReplaced(NamedTuple):
    """An open Assignment card went back to the hand for another one, which lies open."""

    seat: int
    character: str
    old: str
    new: str


class SpecialCardSaved(NamedTuple):
    """A used special Assignment card came back into the hand in place of being discarded."""

    seat: int
    card: str


class PowerUsed(NamedTuple):
    """A Power has worked that is used up for this turn, or whose work is worth telling."""

    seat: int
    power: str


class SecretLearned(NamedTuple):
    """``replaced`` left the game, or is ""."""

    seat: int
    secret: str
    replaced: str


class SecretRevealed(NamedTuple):
    seat: int
    secret: str


class SecretsExchanged(NamedTuple):
    """New secrets are on display."""

    display: tuple[str, ...]


class SecretUsed(NamedTuple):
    """A secret worked for a Character."""

    seat: int
    character: str
    secret: str


class SecretsDrawn(NamedTuple):
    """So many secrets were drawn from the stack, of which one is learned; the others go under it."""

    seat: int
    number: int


class CoinsLaid(NamedTuple):
    """Coins lie on these secrets, so that they can be lent this turn."""

    seat: int
    secrets: tuple[str, ...]


class SecretLent(NamedTuple):
    """A secret works for an Apprentice, too."""

    seat: int
    character: str
    secret: str


class TrickSetAside(NamedTuple):
    """A Trick left the Workshop and goes on paying in its Classroom."""

    seat: int
    trick: str


class LessonPaid(NamedTuple):
    """What a Trick in a Classroom brings its owner."""

    seat: int
    trick: str
    space: str
    fame: int
    coins: int
    shards: int
    tile: str


# ------------------------------------------------------------------ the solo game


Told = str | int | tuple[Any, ...]
"""An argument of a reason: a name, a number, or several of them."""


class HeirStep(NamedTuple):
    """A step of the Heir's procedure is about to be taken: ``reason`` with its arguments says which and why.

    ``skipped``: why the step before it could not be taken; "".
    """

    seat: int
    reason: str
    args: tuple[Told, ...]
    skipped: str = ""


class ConfigurationRolled(NamedTuple):
    """A Configuration die showed ``face`` (0 to 5) and closes these two slots, or weekdays."""

    location: str
    face: int
    closes: tuple[str, ...]


class PlanTurnedUp(NamedTuple):
    seat: int
    plan: str


class ShoppingListChanged(NamedTuple):
    """Component types that came onto the Shopping List or left it."""

    seat: int
    added: tuple[str, ...]
    removed: tuple[str, ...]


class CoinTossed(NamedTuple):
    seat: int
    is_heads: bool


class CoinsExchanged(NamedTuple):
    """The Heir turned Coins into Fame."""

    seat: int
    coins: int
    fame: int


class TrickPaid(NamedTuple):
    """A Trick Marker of the Heir on a card that is not performed any more pays a little less than its Yields."""

    seat: int
    trick: str
    card: str
    slot: int
    fame: int
    coins: int
    shards: int


# ------------------------------------------------------------------ end of the game


class Scored(NamedTuple):
    """A line of the scoring: ``number`` things of a ``category`` are worth ``fame``; ``uncapped`` before a cap."""

    seat: int
    category: str
    number: int
    fame: int
    uncapped: int


class GameEnded(NamedTuple):
    """Seats from first to last."""

    ranking: tuple[int, ...]


Event = tuple[Any, ...]
"""Any of the classes above."""
