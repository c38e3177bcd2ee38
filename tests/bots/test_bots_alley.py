"""The Dark Alley: special cards are drawn, used and scored, abilities are used, and nothing hidden is known."""

from collections import Counter

from trickerion.bots.registry import make_bot
from trickerion.rules.catalog import SPECIALS
from trickerion.rules.events import AbilityUsed, CardDrawn, Scored, SpecialCardUsed
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat

ALLEY = ("dark_alley", "prophecies")


def new_game(seed: str, setup: str = "full") -> Game:
    return Game.new(GameOptions(tuple(Seat(f"P{i}") for i in range(4)), setup=setup, modules=ALLEY), seed)


def scrambled(game: Game, seat: int) -> Game:
    """The same table for a seat, with decks, prophecies to come and the special cards of others changed."""
    other = game.clone()
    state = other.state
    state.seed += 1
    state.deck = state.deck[::-1]
    state.prophecy_stack = state.prophecy_stack[::-1]
    for deck, cards in state.special_decks.items():
        state.special_decks[deck] = cards[::-1]
    for rival in state.seats:
        if rival != seat:
            _exchange_cards(other, rival)
    return other


def _exchange_cards(game: Game, rival: int) -> None:
    """Special cards in the rival's hand against others of the decks; face-down cards among each other."""
    state, player = game.state, game.state.players[rival]
    for i, card in enumerate(player.hand):
        if card in SPECIALS and state.special_decks[SPECIALS[card].location]:
            deck = state.special_decks[SPECIALS[card].location]
            player.hand[i], deck[-1] = deck[-1], card
    face_down = [c for c in player.characters.values() if c.card and not c.is_open]
    cards = [c.card for c in face_down]
    for character, card in zip(face_down, cards[1:] + cards[:1], strict=True):
        player.characters[character.id] = character._replace(card=card)


def test_special_decks_hands_and_prophecies_to_come_do_not_matter() -> None:
    game, differed = new_game("alley-secrets"), 0
    for number in range(260):
        decision = game.decision
        assert decision is not None
        answer = make_bot("assistant", 3).choose(game.view_for(decision.seat))
        if number % 2:
            twin = scrambled(game, decision.seat)
            differed += twin.digest() != game.digest()
            assert make_bot("assistant", 3).choose(twin.view_for(decision.seat)) == answer
        game.apply(answer.move)
    assert differed == 130


def test_assistants_draw_use_and_score_special_cards_and_use_abilities() -> None:
    seen: Counter[type] = Counter()
    fame: list[int] = []
    for number, setup in enumerate(("full", "beginner")):
        game = new_game(f"alley-{number}", setup)
        bots = [make_bot("assistant", seat) for seat in range(4)]
        while (decision := game.decision) is not None:
            thought = bots[decision.seat].choose(game.view_for(decision.seat))
            assert thought.reason and "\n" not in thought.reason and "_" not in thought.reason
            for event in game.apply(thought.move):
                is_score = isinstance(event, Scored) and (event.category != "special_cards" or not event.fame)
                seen[type(event)] += not is_score
        fame += [player.fame for player in game.state.players]
    assert seen[CardDrawn] >= 20 and seen[SpecialCardUsed] >= 4
    assert seen[Scored] >= 4 and seen[AbilityUsed] >= 2 and sum(fame) / len(fame) >= 65
