"""General Setup and Player Setup: beginners' start, or choice by choice (rulings 67 to 72, 105, 106)."""

from trickerion.rules import catalog as cat
from trickerion.rules.chance import seed_number
from trickerion.rules.effects.registry import ability_in
from trickerion.rules.events import CharacterJoined, ComponentTaken, Event, InitiativeSet, MagicianChosen, TrickPrepared
from trickerion.rules.gains import gain_coins, gain_fame, gain_shards
from trickerion.rules.learning import add_markers, markers_gained, take_trick
from trickerion.rules.modules.module import closing_module, modules_of
from trickerion.rules.moves import ChooseMagician, ChooseSpecialist, ChooseSuit, ChooseTrick, Move, TakeComponent
from trickerion.rules.options import HANDICAP_COINS, GameOptions
from trickerion.rules.phases.turn import Turn
from trickerion.rules.seat_policy import policy_of
from trickerion.rules.state import (
    ENGINEER_PLACE,
    USUAL_STORAGE,
    Character,
    Choice,
    Frame,
    GameState,
    Memory,
    Performance,
    PlayerState,
    Step,
)

STARTING_COMPONENTS_VALUE = 2


def new_state(options: GameOptions, seed: str, events: list[Event]) -> GameState:
    """The table after the General Setup, with the Player Setup on the stack."""
    state = GameState()
    state.options = options
    state.seed = seed_number(seed)
    state.chance_events = 0
    state.closed = closing_module(options).closed_slots(options)
    state.boards = {}
    state.memory = Memory()
    state.turn = 1
    state.phase = "setup"
    state.players = [_new_player(options) for _ in options.seats]
    state.initiative = list(range(len(options.seats)))
    state.dice = dict.fromkeys(cat.DICE, cat.X)
    state.stock = list(cat.FIRST_STOCK)
    state.orders = [""] * len(cat.FIRST_STOCK)
    state.quick_order = ""
    level = options.terms.highest_level
    tricks = [trick for trick in cat.TRICKS.values() if trick.level <= level]
    state.residence = {c: tuple([trick.id for trick in tricks if trick.category == c]) for c in cat.CATEGORIES}
    _deal_performances(state)
    state.days = {}
    state.occupants = {}
    state.bends_rules = bool(options.modules)
    state.special_decks = {}
    state.special_discards = {}
    state.active_prophecy = ""
    state.pending = []
    state.prophecy_stack = []
    state.prophecy_discard = []
    for module in modules_of(options):
        module.deal(state)
    state.performed = ()
    state.performed_markers = ()
    state.bonuses = []
    state.used_specials = []
    state.beside_stock = []
    state.scores = ()
    state.ranking = ()
    _begin_player_setup(state, events)
    return state


def _new_player(options: GameOptions) -> PlayerState:
    player = PlayerState()
    player.magician = ""
    player.fame = player.coins = player.shards = 0
    player.fame_by = {}
    player.tricks = [None] * 4
    player.supply = dict.fromkeys(cat.SUITS, options.terms.markers)
    player.components = {}
    player.manager_piles = ["", ""]
    player.characters = {}
    player.hand = [card for card, number in options.terms.hand.items() for _ in range(number)]
    player.hired = []
    player.advertised = False
    player.used = []
    player.ability, player.rack, player.storage = "", (), USUAL_STORAGE
    return player


def _deal_performances(state: GameState) -> None:
    """The Performance deck (ruling 61) and the Riverside cards of the first turn: one fewer than players."""
    chance = state.chance()
    shuffled = {
        theater: chance.shuffled(
            card.id
            for card in cat.PERFORMANCES.values()
            if card.theater == theater and card.card_set in state.options.card_sets
        )
        for theater in ("riverside", "grand_magorian", "magnus_pantheon")
    }
    state.deck = tuple([shuffled[theater].pop() for theater in state.options.terms.theaters])
    first = cat.ROW_LENGTH[len(state.players)] - 2
    state.row = [Performance.empty(shuffled["riverside"].pop()) for _ in range(first)]


# ------------------------------------------------------------------ Player Setup


def _begin_player_setup(state: GameState, events: list[Event]) -> None:
    starts = [policy_of(state, seat).start(seat) for seat in state.seats]
    order = [seat for seat in state.seats_from(state.chance().below(len(state.players))) if starts[seat] is None]
    full = state.options.setup == "full"
    for seat in order:
        chosen = state.options.seats[seat].magician
        if chosen:
            _become(state, seat, chosen, events)
    choices: list[Frame] = []
    for seat in order:
        if not state.players[seat].magician:
            choices += [ChoosingMagician(seat)] if full else [DrawingMagician(seat)]
        if full:
            components = StartingComponents(seat, "board", STARTING_COMPONENTS_VALUE)
            choices += [StartingTrick(seat), components, StartingSpecialist(seat)]
    state.stack = [Turn(0), *(start for start in starts if start is not None), StartingPositions()]
    state.stack += [EngineersTricks(tuple(order))] if full else []
    state.stack += reversed(choices)


def _become(state: GameState, seat: int, magician: str, events: list[Event]) -> None:
    player = state.players[seat]
    player.magician, player.ability = magician, ability_in(state.options, seat, magician)
    events.append(MagicianChosen(seat, magician))
    for character in state.options.terms.team:
        _join(state, seat, character, "board", events)


def _join(state: GameState, seat: int, character: str, home: str, events: list[Event]) -> None:
    state.players[seat].characters[character] = Character(character, home)
    events.append(CharacterJoined(seat, character, home))


def _open_magicians(state: GameState) -> list[str]:
    taken = {cat.MAGICIANS[player.magician].category for player in state.players if player.magician}
    return [card.id for card in cat.printed_for(cat.MAGICIANS, state.options.modules) if card.category not in taken]


class DrawingMagician(Step):
    """A player without a Magician draws one of a free category (beginner's set-up)."""

    player: int

    def proceed(self, state: GameState, events: list[Event]) -> None:
        state.stack.pop()
        magicians = _open_magicians(state)
        _become(state, self.player, magicians[state.chance().below(len(magicians))], events)


class ChoosingMagician(Choice):
    """A Magician with a favourite category not chosen before."""

    def legal_moves(self, state: GameState) -> list[Move]:
        return [ChooseMagician(magician) for magician in _open_magicians(state)]

    def answered(self, state: GameState, move: ChooseMagician, events: list[Event]) -> None:
        _become(state, self.seat, move.magician, events)


class StartingTrick(Choice):
    """A Trick of Fame Threshold 1 of the favourite category; its suit is asked next."""

    def legal_moves(self, state: GameState) -> list[Move]:
        category = cat.MAGICIANS[state.players[self.seat].magician].category
        return [ChooseTrick(trick) for trick in state.residence[category] if cat.TRICKS[trick].level == 1]

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        assert isinstance(move, ChooseTrick)
        state.stack[-1] = StartingSuit(self.seat, move.trick, 0)


class StartingSuit(Choice):
    """The Symbol Marker of a starting Trick."""

    trick: str
    place: int

    def legal_moves(self, state: GameState) -> list[Move]:
        return [ChooseSuit(suit) for suit in state.players[self.seat].free_suits()]

    def answered(self, state: GameState, move: ChooseSuit, events: list[Event]) -> None:
        take_trick(state, self.seat, self.trick, move.suit, self.place, "", events)


class StartingComponents(Choice):
    """Components for exactly 2 Coins, piece by piece; on the Manager's slots only new types (rulings 69, 106)."""

    board: str
    value_left: int

    def legal_moves(self, state: GameState) -> list[Move]:
        player = state.players[self.seat]
        own = [c for c in player.components if self.board == "manager" and c not in player.manager_piles]
        return [TakeComponent(c) for c in cat.PRICE if cat.PRICE[c] <= self.value_left and c not in own]

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        assert isinstance(move, TakeComponent)
        _take_component(state, self.seat, move.component, self.board, events)
        left = self.value_left - cat.PRICE[move.component]
        state.stack.pop()
        if left:
            state.stack.append(StartingComponents(self.seat, self.board, left))


def _take_component(state: GameState, seat: int, component: str, board: str, events: list[Event]) -> None:
    player = state.players[seat]
    player.components[component] = player.components.get(component, 0) + 1
    if board == "manager" and component not in player.manager_piles:
        player.manager_piles[player.manager_piles.index("")] = component
    events.append(ComponentTaken(seat, component, board))


class StartingSpecialist(Choice):
    """A Specialist with its board and bonus; the Engineer's Trick comes after all starting Tricks."""

    def legal_moves(self, state: GameState) -> list[Move]:
        return [ChooseSpecialist(specialist) for specialist in cat.SPECIALISTS]

    def answered(self, state: GameState, move: ChooseSpecialist, events: list[Event]) -> None:
        _join(state, self.seat, move.specialist, "board", events)
        if move.specialist == "assistant":
            _join(state, self.seat, "apprentice_2", "assistant", events)
        if move.specialist == "manager":
            state.stack.append(StartingComponents(self.seat, "manager", STARTING_COMPONENTS_VALUE))


class EngineersTricks(Step):
    """Every owner of an Engineer chooses a second Trick, in the order of the choices (ruling 71)."""

    order: tuple[int, ...]

    def proceed(self, state: GameState, events: list[Event]) -> None:
        state.stack.pop()
        owners = [seat for seat in self.order if state.players[seat].has("engineer")]
        state.stack += [EngineersTrick(seat) for seat in reversed(owners)]


class EngineersTrick(Choice):
    """A Trick of Fame Threshold 1 of any category for the Engineer's board."""

    def legal_moves(self, state: GameState) -> list[Move]:
        tricks = (trick for category in cat.CATEGORIES for trick in state.residence[category])
        return [ChooseTrick(trick) for trick in tricks if cat.TRICKS[trick].level == 1]

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        assert isinstance(move, ChooseTrick)
        state.stack[-1] = StartingSuit(self.seat, move.trick, ENGINEER_PLACE)


# ------------------------------------------------------------------ Starting Fame, Coins and Initiative


class StartingPositions(Step):
    """Beginners receive their cards; free Prepare; Initiative of turn 1; Fame, Shard and Coins."""

    def proceed(self, state: GameState, events: list[Event]) -> None:
        state.stack.pop()
        seats = [seat for seat in state.seats if policy_of(state, seat).start(seat) is None]
        if state.options.setup == "beginner":
            for seat in seats:
                _deal_beginner(state, seat, events)
        for seat in seats:
            _free_prepare(state, seat, events)
        _set_first_initiative(state, seats, events)
        terms = state.options.terms
        for seat in (seat for seat in state.initiative if seat in seats):
            gain_fame(state, seat, terms.fame, "start", events)
            handicaps = state.options.seats[seat].handicaps
            gain_shards(state, seat, 0 if "shard" in handicaps else terms.shards, "start", events)
            slot = 1 if "initiative" in handicaps else state.initiative_slot(seat)
            more = cat.START["coins_by_initiative_slot"][str(slot)]
            fewer = HANDICAP_COINS if "coins" in handicaps else 0
            gain_coins(state, seat, max(0, terms.coins + more - fewer), "start", events)
        for module in modules_of(state.options):
            module.begin(state)


def _deal_beginner(state: GameState, seat: int, events: list[Event]) -> None:
    player = state.players[seat]
    start = cat.BEGINNER[cat.MAGICIANS[player.magician].category]
    take_trick(state, seat, start.trick, cat.SUITS[0], 0, "", events)
    for component, number in start.components.items():
        for _ in range(number):
            _take_component(state, seat, component, "board", events)
    _join(state, seat, start.specialist, "board", events)
    for component in start.manager_components:
        _take_component(state, seat, component, "manager", events)
    if start.specialist == "assistant":
        _join(state, seat, "apprentice_2", "assistant", events)
    if start.engineer_trick:
        take_trick(state, seat, start.engineer_trick, cat.SUITS[1], ENGINEER_PLACE, "", events)


def _free_prepare(state: GameState, seat: int, events: list[Event]) -> None:
    """Ruling 70: only the starting Trick, unless the option adds the Engineer's."""
    player = state.players[seat]
    places = (0, ENGINEER_PLACE) if state.options.ruling("free_prepare_engineer") else (0,)
    for place in places:
        owned = player.tricks[place]
        if owned is not None and player.meets(owned.trick):
            number = markers_gained(state, seat, place)
            add_markers(state, seat, place, number)
            events.append(TrickPrepared(seat, owned.id, number))


def _set_first_initiative(state: GameState, seats: list[int], events: list[Event]) -> None:
    """Ruling 105: a random order (2015), or a random first player and then clockwise (2019); players come first."""
    chance = state.chance()
    if len(seats) < len(state.players):
        state.initiative = sorted(state.seats, key=lambda seat: seat not in seats)
    elif state.options.ruling("first_order") == "random":
        state.initiative = chance.shuffled(state.seats)
    else:
        state.initiative = state.seats_from(chance.below(len(state.players)))
    if len(seats) == len(state.players):  # a handicap puts a seat behind those without
        state.initiative.sort(key=lambda seat: "initiative" in state.options.seats[seat].handicaps)
    events.append(InitiativeSet(tuple(state.initiative)))
