"""Twin tables, which differ in nothing that a seat may know: it is told the same of both, also who is asked next.

Nothing of a hand, of decks and of dice to come is to be learned from a View, from what is asked of whom, from what is
seen to happen, and not from the order in which something lies.
"""

from collections.abc import Iterator
from random import Random

import pytest
from given import there
from powers_table import LARGE_WITH_POWERS, Powers
from wanderer import ACADEMY, ALL, DARK_ALLEY, DUEL, POWERS, options, pick, with_other_hidden_things
from wired import FakeVisitor, Told, persons

from trickerion.play.history import reveals
from trickerion.play.session import Session
from trickerion.rules.events import Event
from trickerion.rules.game import Game
from trickerion.rules.moves import LayCard, LearnNoPower, Move, TakeBack
from trickerion.rules.options import GameOptions
from trickerion.rules.view import EVERYBODY, hidden_cards
from trickerion.together.codec import text_of
from trickerion.together.telling import seen

KINDS = {
    "base": options(3),
    "dark_alley": options(3, modules=DARK_ALLEY),
    "first_edition": options(2, modules=DARK_ALLEY, setup="full", edition="2015"),
    "academy": options(3, setup="full", modules=ACADEMY),
    "powers": options(3, modules=POWERS),
    "many_powers": LARGE_WITH_POWERS[1],
    "duel": options(2, modules=DUEL),
    "all": options(2, modules=ALL),
}
SHARE = 0.05
"""Of the moves that are made at twin tables, too; those before an Assignment are, always."""
TURNED_UP = ("CardRevealed", "CardsRevealed", "SecretRevealed", "CardDrawn", "ProphecyChanged", "ProphecyExchanged")
"""Events by which something becomes known that was hidden."""


def twins(kind: GameOptions, seed: str) -> Iterator[tuple[Game, Game, int, Move]]:
    """Twin tables before a move that is possible at both, and the seat that cannot tell them apart."""
    random, game = Random(seed), Game.new(persons(kind), seed)
    while not game.is_over:
        move, asked = pick(game, random), there(game.decision)
        is_looked_at = game.state.phase == "advertise" or asked.question == "LearningPower" or random.random() < SHARE
        for seat in game.state.seats if is_looked_at else ():
            twin = with_other_hidden_things(game, seat, random)
            if move in twin.legal_moves():
                yield game.clone(), twin, seat, move
        game.apply(move)


def is_turned_up(before: Game, after: Game, events: list[Event]) -> bool:
    """Whether a move has shown something, or drawn it."""
    return reveals(before, after, events) or any(type(event).__name__ in TURNED_UP for event in events)


def told(game: Game, seat: int, events: list[Event]) -> tuple[object, ...]:
    """What a seat is told after a move: who is asked what, what has happened, what lies there."""
    asked = (game.decision.seat, game.decision.question) if game.decision is not None else None
    return asked, text_of(events), text_of(seen(game, seat)), game.assigning


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_twin_tables_are_told_alike_after_every_move_that_shows_nothing(kind: GameOptions) -> None:
    compared = 0
    for game, twin, seat, move in twins(kind, "twins"):
        before = game.clone()
        tables = [(table, table.apply(move)) for table in (game, twin)]
        if not any(is_turned_up(before, *table) for table in tables):
            assert told(game, seat, tables[0][1]) == told(twin, seat, tables[1][1]), move
            compared += 1
    assert compared > 20


def test_a_player_who_could_learn_and_a_twin_who_could_not_are_asked_alike() -> None:
    """One holds a card that can be learned now, the twin one that is out of reach; both may learn none."""
    tables = [
        Powers().holds(0, power).purse(0, shards=3, fame=5, coins=1).begins("assignment").game
        for power in ("silver_tongue", "tycoon")
    ]
    assert [table.only_answer for table in tables] == [None, LearnNoPower()]
    for seat in (1, EVERYBODY):
        assert told(tables[0], seat, []) == told(tables[1], seat, [])
    happened = [table.apply(LearnNoPower()) for table in tables]
    assert happened[0] == happened[1] == []
    for seat in (1, EVERYBODY):
        assert told(tables[0], seat, happened[0]) == told(tables[1], seat, happened[1])


def laying_tables(kind: GameOptions) -> Iterator[tuple[Game, list[LayCard]]]:
    """Tables at an Assignment where nothing lies yet and nothing special is held, with all that can be laid there."""
    random, game = Random("laid"), Game.new(persons(kind), "laid")
    while not game.is_over:
        lays = [move for move in game.legal_moves() if isinstance(move, LayCard) and move.character == "magician"]
        if (
            lays
            and there(game.decision).question == "Assigning"
            and not hidden_cards(game.state, there(game.decision).seat)
        ):
            yield game.clone(), lays
        game.apply(pick(game, random))


@pytest.mark.parametrize("kind", [KINDS["base"], KINDS["duel"]], ids=["base", "duel"])
def test_a_card_laid_and_taken_back_leaves_no_trace_in_what_others_are_told(kind: GameOptions) -> None:
    compared = 0
    for game, lays in laying_tables(kind):
        owner = there(game.decision).seat
        for seat in {EVERYBODY, *game.state.seats} - {owner}:
            views = {text_of(seen(game, seat))}
            for lay in lays:
                after = game.clone()
                after.apply(lay)
                after.apply(TakeBack("magician"))
                views.add(text_of(seen(after, seat)))
            assert len(views) == 1
            compared += len(lays) > 1
    assert compared > 5


def test_a_guest_is_sent_the_same_bytes_whichever_card_was_laid_and_taken_back() -> None:
    kind, sent = persons(options(2)), []
    for card in range(3):
        session = Session.new(kind, "sent", elsewhere=range(2))
        session.audience = steps = Told(session)
        visitors = [FakeVisitor() for _ in range(2)]
        for seat, visitor in enumerate(visitors):
            steps.tell(visitor, seat)
        random = Random("sent")
        while there(session.game.decision).question != "Assigning":
            session.do_for(there(session.game.decision).seat, [pick(session.game, random).to_json()])
        owner = there(session.game.decision).seat
        legal = session.game.legal_moves()
        lays = {move.card: move for move in legal if isinstance(move, LayCard) and move.character == "magician"}
        visitors[1 - owner].take()
        for move in ([*lays.values()][card], TakeBack("magician")):
            session.do_for(owner, [move.to_json()])
        sent.append(visitors[1 - owner].take())
    assert sent[0] == sent[1] == sent[2]
    assert sent[0]
