"""The ten special Assignment cards of Downtown."""

from typing import ClassVar

from trickerion.rules.catalog import DICE, TRICKS, X, kind_of
from trickerion.rules.dark_alley.special_assignments.offers import SKIP, Offer
from trickerion.rules.dark_alley.special_assignments.picking import Picking
from trickerion.rules.effects.active_effects import use_up_card
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.registry import special
from trickerion.rules.events import CardLaid, CardRevealed, DieRolled, Event, TrickPrepared
from trickerion.rules.gains import gain_coins, gain_fame, pay_coins
from trickerion.rules.learning import add_markers
from trickerion.rules.locations.downtown import can_hire, hire
from trickerion.rules.locations.market_row import spend_coins, stock_prices
from trickerion.rules.moves import ChooseApprenticePlace, LayCard, Move
from trickerion.rules.phases.end_turn import ChoosingHome, free_homes, join
from trickerion.rules.powers.helping import makes_cheaper
from trickerion.rules.state import IDLE, WAITING, Choice, GameState

RECRUIT_COINS = 3
INVESTMENT_PIECES = 3


@special("mass_recruitment")
class MassRecruitment(Effect):
    """After hiring an Apprentice, pay 3 Coins to hire another one without points or die."""

    def hired(self, state: GameState, seat: int, character: str, events: list[Event]) -> None:
        player = state.players[seat]
        can_pay = player.coins >= RECRUIT_COINS and can_hire(player, "apprentice")
        if kind_of(character) == "apprentice" and can_pay:
            state.stack.append(Recruiting(seat, self.id))


class Recruiting(Offer):
    """Hire another Apprentice for 3 Coins?"""

    def accept(self, state: GameState, events: list[Event]) -> None:
        pay_coins(state, self.seat, RECRUIT_COINS, "mass_recruitment", events)
        hire(state, self.seat, "apprentice", "", events)


@special("hypnotic_motivation")
class HypnoticMotivation(Effect):
    """The hired Character joins at once; a card from the hand lets it be placed this turn."""

    def hired(self, state: GameState, seat: int, character: str, events: list[Event]) -> None:
        if free_homes(state.players[seat], character):
            state.stack.append(Motivating(seat, self.id, character))


class Motivating(Offer):
    """Let the hired Character join at once?"""

    character: str

    def accept(self, state: GameState, events: list[Event]) -> None:
        state.ask(JoiningAtOnce(self.seat, self.character), events)


class JoiningAtOnce(ChoosingHome):
    """The place of an Apprentice that joins at once."""

    source: ClassVar[str] = "hypnotic_motivation"

    def answered(self, state: GameState, move: ChooseApprenticePlace, events: list[Event]) -> None:
        join(state, self.seat, self.character, move.board, IDLE, events)
        state.ask(LayingOpenCard(self.seat, self.character), events)


class LayingOpenCard(Choice):
    """An Assignment card from the hand, face up; without one the Character is Idle."""

    source: ClassVar[str] = "hypnotic_motivation"
    character: str

    def legal_moves(self, state: GameState) -> list[Move]:
        cards = dict.fromkeys(state.players[self.seat].hand)
        return [*(LayCard(self.character, card) for card in cards), SKIP]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if isinstance(move, LayCard):
            player = state.players[self.seat]
            player.hand.remove(move.card)
            character = player.characters[self.character]
            player.characters[self.character] = character._replace(card=move.card, status=WAITING, is_open=True)
            events.append(CardLaid(self.seat, self.character))
            events.append(CardRevealed(self.seat, self.character, move.card))


@special("headhunter")
class Headhunter(Effect):
    """The Hire costs 1 Action Point less, and any Inn die that is not X allows any kind of Character."""

    def action_cost(self, state: GameState, seat: int, action: str, cost: int) -> int:
        return cost - 1 if action == "hire_character" else cost

    def may_hire_any_kind(self, state: GameState, seat: int) -> bool:
        return True

    def hired(self, state: GameState, seat: int, character: str, events: list[Event]) -> None:
        if makes_cheaper(self, state, "hire_character"):
            use_up_card(state, events)


@special("trick_overhaul")
class TrickOverhaul(Effect):
    """While learning a Trick whose Components are owned, another one may make way and leave its markers (134)."""

    def may_replace_trick(self, state: GameState, seat: int, trick: str) -> bool:
        return state.players[seat].owns(TRICKS[trick])


@special("thirst_for_knowledge")
class ThirstForKnowledge(Effect):
    """The learning costs 1 Action Point less, and any Residence die that is not X allows any category."""

    def action_cost(self, state: GameState, seat: int, action: str, cost: int) -> int:
        return cost - 1 if action == "learn_trick" else cost

    def usable_dice(self, state: GameState, seat: int) -> bool:
        return True

    def learned(self, state: GameState, seat: int, place: int, events: list[Event]) -> None:
        if makes_cheaper(self, state, "learn_trick", state.players[seat].trick_at(place).trick):
            use_up_card(state, events)


@special("leaked_blueprints")
class LeakedBlueprints(Effect):
    """A learned Trick with Fame Threshold 1 or 16 comes with 1 Trick Marker."""

    def learned(self, state: GameState, seat: int, place: int, events: list[Event]) -> None:
        owned = state.players[seat].trick_at(place)
        if owned.trick.level < 3 and state.players[seat].supply[owned.suit]:
            use_up_card(state, events)
            add_markers(state, seat, place, 1)
            events.append(TrickPrepared(seat, owned.id, 1))


@special("investments")
class Investments(Effect):
    """Coins just taken may be spent at once on up to 3 Components of the Market Row."""

    def coins_taken(self, state: GameState, seat: int, die: str, number: int, coins: int, events: list[Event]) -> None:
        investing = Investing(seat, INVESTMENT_PIECES, 0, budget=coins)
        if investing.options(state):
            state.stack.append(InvestingOffer(seat, self.id, coins))


class InvestingOffer(Offer):
    """Spend Coins of the Bank on Components?"""

    coins: int

    def accept(self, state: GameState, events: list[Event]) -> None:
        state.stack.append(Investing(self.seat, INVESTMENT_PIECES, 0, budget=self.coins))


class Investing(Picking):
    """Components for the Coins just taken, at normal prices and without Bargain."""

    source: ClassVar[str] = "investments"
    budget: int = 0

    def prices(self, state: GameState) -> dict[str, int]:
        return stock_prices(state, self.seat, is_buy=False)

    def can_pay(self, state: GameState, total: int) -> bool:
        return total <= self.budget

    def finish(self, state: GameState, events: list[Event]) -> None:
        spend_coins(state, self.seat, self.total, "investments", events)


@special("fame_and_fortune")
class FameAndFortune(Effect):
    """Take Coins also gives Fame: the number on the die less 1."""

    def coins_taken(self, state: GameState, seat: int, die: str, number: int, coins: int, events: list[Event]) -> None:
        use_up_card(state, events)
        gain_fame(state, seat, number - 1, self.id, events)


@special("interest")
class Interest(Effect):
    """Take Coins costs 1 Action Point less, and the die is rolled once more for further Coins (ruling 116)."""

    def action_cost(self, state: GameState, seat: int, action: str, cost: int) -> int:
        return cost - 1 if action == "take_coins" else cost

    def coins_taken(self, state: GameState, seat: int, die: str, number: int, coins: int, events: list[Event]) -> None:
        use_up_card(state, events)
        faces = DICE[die].faces
        face = faces[state.chance().below(len(faces))]
        events.append(DieRolled(die, face, seat))
        if face != X:
            gain_coins(state, seat, int(face), self.id, events)


@special("empower")
class Empower(Effect):
    """A Shard that enhances this Character brings 3 Action Points."""

    sets_number = True

    def enhance_points(self, state: GameState, seat: int, points: int) -> int:
        return 3

    def enhanced(self, state: GameState, seat: int, events: list[Event]) -> None:
        use_up_card(state, events)
