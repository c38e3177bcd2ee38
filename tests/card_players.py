"""Games full of cards: hands stuffed with special cards, players who like to use them, hooks that are counted."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from wanderer import LIKING, enrich

from trickerion.rules import moves as m
from trickerion.rules.academy.catalog import SECRETS
from trickerion.rules.catalog import MAGICIANS, PROPHECIES, SPECIALS, printed_for
from trickerion.rules.decks import take_special
from trickerion.rules.effects.hooks import HOOKS, Effect
from trickerion.rules.effects.registry import EFFECTS
from trickerion.rules.game import Game
from trickerion.rules.learning import leave_residence
from trickerion.rules.locations.theater import PLACEMENTS, accepts
from trickerion.rules.moves import PlaceMarker
from trickerion.rules.options import EDITIONS, GameOptions, Seat
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.state import GameState, Marker, OwnedTrick

Fired = Counter[tuple[str, str]]

CARD_LIKING: dict[type[m.Move], float] = LIKING | {
    m.UseCard: 20.0,
    m.UseAbility: 3.0,
    m.CopyCard: 5.0,
    m.StealTrick: 5.0,
    m.ChooseComponent: 3.0,
    m.Perform: 3.0,
    m.Reschedule: 2.0,
    m.ForgoBonus: 0.1,
    m.Skip: 0.2,
    m.ChangeFate: 0.3,
}


def hooks_of(effect: Effect) -> list[str]:
    """The hooks that a card overrides."""
    return [hook for hook in sorted(HOOKS) if getattr(type(effect), hook) is not getattr(Effect, hook)]


def _table(args: tuple[Any, ...]) -> tuple[Any, ...]:
    """What a hook that announces a moment may change: what is told, the flow, the bonuses of the turn."""
    state, events = args[0], args[-1]
    if not isinstance(state, GameState):
        return ()
    return len(events) if isinstance(events, list) else 0, tuple(state.stack), tuple(state.bonuses)


def _counting(effect: Effect, hook: str, fired: Fired) -> Callable[..., Any]:
    """The hook; it has fired when its answer is not the one without the card, or when something came of it."""
    asked, usual = getattr(type(effect), hook), getattr(Effect, hook)

    def counted(*args: Any) -> Any:
        before, answer = _table(args), asked(effect, *args)
        if answer != usual(effect, *args) if answer is not None else before != _table(args):
            fired[effect.id, hook] += 1
        return answer

    return counted


@contextmanager
def counted_hooks() -> Iterator[Fired]:
    """While this lasts every hook of every effect is counted when it fires."""
    fired: Fired = Counter()
    for effect in EFFECTS.values():
        for hook in hooks_of(effect):
            setattr(effect, hook, _counting(effect, hook, fired))
    try:
        yield fired
    finally:
        for effect in EFFECTS.values():
            for hook in hooks_of(effect):
                delattr(effect, hook)


def all_hooks() -> set[tuple[str, str]]:
    """Every hook of every effect, but for those of the solo mode, the Academy and Powers, which are left out here."""
    cards = [(card.id, card.module) for kind in (SPECIALS, PROPHECIES, MAGICIANS) for card in kind.values()]
    others = {*SECRETS, *POWERS, *(card for card, module in cards if module)}
    effects = [e for e in EFFECTS.values() if not e.id.endswith(".heir") and e.id not in others]
    return {(effect.id, hook) for effect in effects for hook in hooks_of(effect)}


def stuffed_game(number: int) -> Game:
    """A game of two to four, all modules, in which everybody begins rich and with a hand full of special cards."""
    random = Random(f"stuffed-{number}")
    magicians = random.sample(known := sorted(card.id for card in printed_for(MAGICIANS, ())), len(known))
    by_category = {MAGICIANS[name].category: name for name in magicians}
    seats = tuple(Seat(f"Player {n}", "random", magician=by_category[c]) for n, c in enumerate(by_category))
    game = Game.new(
        GameOptions(
            seats[: 2 + number % 3],
            edition=EDITIONS[number % 2],
            modules=("dark_alley", "prophecies"),
            rulings={"academy_abilities": number % 4 > 1},
        ),
        f"stuffed-{number}",
    )
    _stuff_hands(game, random)
    enrich(game)
    if number % 2:
        for player in game.state.players:
            player.hired = []
        crowd_theater(game, random)
    game._legal = None
    return game


def _stuff_hands(game: Game, random: Random) -> None:
    """Nine of the forty special cards in every hand."""
    cards = random.sample(known := sorted(card.id for card in printed_for(SPECIALS, ())), len(known))
    for player in game.state.players:
        for _ in range(9):
            card = cards.pop()
            take_special(game.state, card)
            player.hand.append(card)


def crowd_theater(game: Game, random: Random, *seats: int) -> None:
    """Everybody owns two more Tricks with Trick Markers on them, and every slot of the Theater is taken (by these)."""
    state = game.state
    for player in state.players:
        for place in (1, 2):
            if player.tricks[place] is None:
                category = random.choice(sorted(state.residence))
                owned = OwnedTrick(state.residence[category][0], player.free_suits()[0], 2)
                player.tricks[place] = owned
                leave_residence(state, owned.id)
                player.supply[owned.suit] -= 2
    for card in list(state.row):
        for slot, marker in enumerate(card.markers):
            if marker is None:
                _lay_any(game, card.id, slot, random, seats or tuple(state.seats))


def _lay_any(game: Game, card: str, slot: int, random: Random, seats: tuple[int, ...]) -> None:
    """A Trick Marker of one of these who has one in the supply whose suit is not on the card."""
    state = game.state
    able = [
        (seat, owned)
        for seat, player in enumerate(state.players)
        if seat in seats
        for owned in player.tricks
        if owned is not None and player.supply[owned.suit] and accepts(state, state.performance(card), seat, owned.suit)
    ]
    if able:
        seat, owned = random.choice(able)
        move = random.choice(PLACEMENTS[card, owned.trick.category][slot])
        assert isinstance(move, PlaceMarker)
        marker = Marker(seat, owned.id, owned.suit, move.turns)
        state.replace_performance(state.performance(card).with_marker(slot, marker))
        state.players[seat].supply[owned.suit] -= 1


def card_liking(game: Game, move: m.Move) -> float:
    """How much a player who likes cards, abilities and shows likes a move."""
    if isinstance(move, m.LayCard):
        player = game.state.players[game.decision.seat] if game.decision else game.state.players[0]
        character = player.characters.get(move.character)
        if character is not None and character.card:
            return 0.01
        helps_performer = move.card in SPECIALS and SPECIALS[move.card].action == "perform"
        if helps_performer:
            return 8.0 if move.character == "magician" else 0.1
        return 4.0 if move.card in SPECIALS else 1.0
    if isinstance(move, m.PlaceCharacter) and move.slot.endswith("perform"):
        return 6.0
    return CARD_LIKING.get(type(move), 1.0)


def play_with_cards(game: Game, seed: str) -> None:
    """Play to the end, with a liking for cards and abilities."""
    for _ in step_with_cards(game, seed):
        pass


def step_with_cards(game: Game, seed: str) -> Iterator[m.Move]:
    """The same, move by move."""
    random = Random(seed)
    while not game.is_over:
        moves = game.legal_moves()
        move = random.choices(moves, [card_liking(game, move) for move in moves])[0]
        game.apply(move)
        yield move
