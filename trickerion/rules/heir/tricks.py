"""Tricks of the Heir: always prepared, sorted by their printed Yields, at most four; and its start with the first one,
when the player has chosen all."""

from collections.abc import Collection

from trickerion.rules.catalog import ACADEMY, MAGICIANS, PROTEGE, SPECIALISTS, TIER, TRICKS, Trick, Yields, printed_for
from trickerion.rules.chance import Chance, Random
from trickerion.rules.effects.registry import ability_in
from trickerion.rules.events import CharacterJoined, Event, MagicianChosen, ShoppingListChanged, TrickPrepared
from trickerion.rules.gains import gain_fame
from trickerion.rules.heir.board import HeirBoard
from trickerion.rules.heir.catalog import ACADEMY_STARTING_FAME, STARTING_FAME, TEAMS, TRICK_SLOTS, PlanCard, plans_of
from trickerion.rules.heir.work import board_of, change_board
from trickerion.rules.learning import add_markers, take_trick
from trickerion.rules.options import HEIR, GameOptions
from trickerion.rules.returns import return_trick
from trickerion.rules.state import Character, GameState, OwnedTrick, Step

PILED_MARKERS = 2
"""Electra prepares Tricks with this many Trick Markers or more with one less."""

CHARGED_UP_TO = 3


def is_too_simple(trick: Trick) -> bool:
    """The level 1 Trick that needs only two pieces of one Basic Component: the Heir never takes it."""
    needs = list(trick.components.items())
    return trick.level == 1 and len(needs) == 1 and needs[0][1] == 2 and TIER[needs[0][0]] == "basic"


def candidates(state: GameState, category: str, level: int) -> list[str]:
    """Tricks of the Residence that the Heir may take."""
    return [t for t in state.residence[category] if TRICKS[t].level == level and not is_too_simple(TRICKS[t])]


def favorite(state: GameState, seat: int) -> str:
    """The favorite category of its Magician."""
    return MAGICIANS[state.players[seat].magician].category


def markers_of(state: GameState, seat: int, trick: Trick) -> int:
    """Trick Markers with which the Heir's Trick is prepared."""
    is_charged = state.players[seat].magician == "electra" and PILED_MARKERS <= trick.markers <= CHARGED_UP_TO
    return trick.markers - is_charged


def charged(state: GameState, seat: int, trick: Trick, yields: Yields) -> Yields:
    """Electra: every Yield of a Trick is higher by its level."""
    if state.players[seat].magician != "electra":
        return yields
    return Yields(*(amount + trick.level for amount in yields))


def take_prepared(state: GameState, seat: int, trick: str, die: str, events: list[Event]) -> None:
    """Take a Trick ready prepared; when all slots are full the rightmost one goes back. Then sort, and note needs."""
    player = state.players[seat]
    if None not in player.tricks:
        return_trick(state, seat, TRICK_SLOTS - 1, events)
    place = player.tricks.index(None)
    take_trick(state, seat, trick, player.free_suits()[0], place, die, events)
    number = markers_of(state, seat, TRICKS[trick])
    add_markers(state, seat, place, number)
    events.append(TrickPrepared(seat, trick, number))
    # By Fame, Shards, Coins, level; the older one left of an equal newer one, which comes last into the row.
    owned = sorted((trick for trick in player.tricks if trick is not None), key=_rank)
    player.tricks = [*owned, *[None] * (TRICK_SLOTS - len(owned))]
    note_needs(state, seat, TRICKS[trick], events)


def _rank(owned: OwnedTrick) -> tuple[int, int, int, int]:
    yields = owned.trick.yields
    return -yields.fame, -yields.shards, -yields.coins, -owned.trick.level


def note_needs(state: GameState, seat: int, trick: Trick, events: list[Event]) -> None:
    """Lay the Component types on the Shopping List that are not there yet."""
    shopping = board_of(state).shopping
    new = tuple(component for component in trick.components if component not in shopping)
    if new:
        change_board(state, shopping=shopping + new)
        events.append(ShoppingListChanged(seat, new, ()))


class HeirJoins(Step):
    """Everything of the Heir comes to the table."""

    heir: int

    def proceed(self, state: GameState, events: list[Event]) -> None:
        state.stack.pop()
        chance = state.chance()
        state.put_board(HEIR, HeirBoard(plans=_plans(state.options, chance)))
        _become(state, self.heir, _magician(state, self.heir, chance), events)
        for character in _team(state.options, chance):
            state.players[self.heir].characters[character] = Character(character)
            events.append(CharacterJoined(self.heir, character, "board"))
        fame = ACADEMY_STARTING_FAME if ACADEMY in state.options.modules else STARTING_FAME
        gain_fame(state, self.heir, fame, "start", events)
        first = candidates(state, favorite(state, self.heir), 1)
        take_prepared(state, self.heir, first[chance.below(len(first))], "", events)


def _become(state: GameState, seat: int, magician: str, events: list[Event]) -> None:
    player = state.players[seat]
    player.magician, player.ability = magician, ability_in(state.options, seat, magician)
    events.append(MagicianChosen(seat, magician))


def _magician(state: GameState, seat: int, chance: Chance) -> str:
    """A random Magician of another category than the players'."""
    chosen = state.options.seats[seat].magician
    taken = {MAGICIANS[player.magician].category for player in state.players if player.magician}
    free = [card.id for card in printed_for(MAGICIANS, state.options.modules) if card.category not in taken]
    return chosen or free[chance.below(len(free))]


def _team(options: GameOptions, chance: Chance) -> list[str]:
    adds = options.difficulty == "hard" and options.ruling("heir_hard_team") == "add"
    team = TEAMS["hard_add" if adds else options.difficulty]
    kinds = chance.shuffled(SPECIALISTS)[: team["specialist"]]
    protege = [PROTEGE] if ACADEMY in options.modules else []
    return ["magician", *protege, *kinds, *(f"apprentice_{n + 1}" for n in range(team["apprentice"]))]


def _plans(options: GameOptions, chance: Chance) -> tuple[str, ...]:
    return plan_deck(chance, plans_of(options.modules, options.solo_cards).values())


def plan_deck(chance: Chance, cards: Collection[PlanCard]) -> tuple[str, ...]:
    """Seven plan cards, next one first: built from the bottom in the four steps of ``plan_deck.build``.

    Of the five set-up cards that come with the Academy the last one leaves the game unseen.
    """
    performances = chance.shuffled(card.id for card in cards if card.kind == "performance")
    setups = chance.shuffled(card.id for card in cards if card.kind == "setup")
    bottom = performances[:1]
    second = chance.shuffled([setups[0], *performances[1:3]])[:2]
    third = chance.shuffled([*setups[1:3], performances[3]])
    return (setups[3], *third, *second, *bottom)


def likely_plans(state: GameState, random: Random) -> tuple[str, ...]:
    """Plan cards that may come next, drawn at random, after those that everybody has seen."""
    cards = plans_of(state.options.modules, state.options.solo_cards)
    seen = [card for card in (*state.memory.gone, board_of(state).plan) if card in cards]
    kinds = [cards[card].kind for card in seen]
    while True:
        deck = [cards[card].kind for card in plan_deck(Chance(random.getrandbits(60), 0), cards.values())]
        if deck[: len(kinds)] == kinds:
            break
    unseen = random.sample([card for card in cards if card not in seen], len(cards) - len(seen))
    by_kind = {kind: [card for card in unseen if cards[card].kind == kind] for kind in set(deck)}
    return tuple(by_kind[kind].pop() for kind in deck[len(kinds) :])
