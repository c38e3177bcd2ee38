"""The Heir's start: its Magician, team, first Trick, Shopping List and plan deck, after the player has chosen all."""

from dataclasses import dataclass

from trickerion.rules.catalog import MAGICIANS, SPECIALISTS
from trickerion.rules.chance import Chance
from trickerion.rules.events import CharacterJoined, Event, MagicianChosen
from trickerion.rules.gains import gain_fame
from trickerion.rules.heir.board import HeirBoard
from trickerion.rules.heir.catalog import PLAN_SETS, STARTING_FAME, TEAMS
from trickerion.rules.heir.tricks import candidates, favorite, take_prepared
from trickerion.rules.options import HEIR, GameOptions
from trickerion.rules.state import Character, GameState, Step


@dataclass(frozen=True, slots=True)
class HeirJoins(Step):
    """Everything of the Heir comes to the table."""

    heir: int

    def proceed(self, state: GameState, events: list[Event]) -> None:
        state.stack.pop()
        chance = state.chance()
        state.put_board(HEIR, HeirBoard(plans=plan_deck(chance, state.options.solo_cards)))
        _become(state, self.heir, _magician(state, self.heir, chance), events)
        for character in _team(state.options, chance):
            state.players[self.heir].characters[character] = Character(character)
            events.append(CharacterJoined(self.heir, character, "board"))
        gain_fame(state, self.heir, STARTING_FAME, "start", events)
        first = candidates(state, favorite(state, self.heir), 1)
        take_prepared(state, self.heir, first[chance.below(len(first))], "", events)


def _become(state: GameState, seat: int, magician: str, events: list[Event]) -> None:
    state.players[seat].magician = magician
    events.append(MagicianChosen(seat, magician))


def _magician(state: GameState, seat: int, chance: Chance) -> str:
    """A random Magician of another category than the players'."""
    asked = state.options.seats[seat].magician
    taken = {MAGICIANS[player.magician].category for player in state.players if player.magician}
    free = [magician.id for magician in MAGICIANS.values() if magician.category not in taken]
    return asked or free[chance.below(len(free))]


def _team(options: GameOptions, chance: Chance) -> list[str]:
    adds = options.difficulty == "hard" and options.ruling("heir_hard_team") == "add"
    team = TEAMS["hard_add" if adds else options.difficulty]
    kinds = chance.shuffled(SPECIALISTS)[: team["specialist"]]
    return ["magician", *kinds, *(f"apprentice_{n + 1}" for n in range(team["apprentice"]))]


def plan_deck(chance: Chance, solo_cards: int) -> tuple[str, ...]:
    """Seven plan cards, next one first: built from the bottom in the four steps of ``plan_deck.build``."""
    cards = PLAN_SETS[solo_cards].values()
    performances = chance.shuffled(card.id for card in cards if card.kind == "performance")
    setups = chance.shuffled(card.id for card in cards if card.kind == "setup")
    bottom = performances[:1]
    second = chance.shuffled([setups[0], *performances[1:3]])[:2]
    third = chance.shuffled([*setups[1:3], performances[3]])
    return (setups[3], *third, *second, *bottom)
