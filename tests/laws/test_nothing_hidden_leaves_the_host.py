"""What goes over the wire to a seat does not depend on what the seat may not know, and events carry no secret."""

from random import Random

import pytest
from card_players import card_liking, stuffed_game
from given import there
from wanderer import ACADEMY, ALL, DARK_ALLEY, DUEL, POWERS, options, pick, wander, with_other_hidden_things
from wired import FakeVisitor, Told, persons

from trickerion.play.session import Session
from trickerion.rules.catalog import SPECIALS
from trickerion.rules.game import Game
from trickerion.rules.moves import FinishAssignment, LayCard, Move
from trickerion.rules.options import GameOptions
from trickerion.rules.view import EVERYBODY, View, hidden_cards
from trickerion.together.codec import text_of
from trickerion.together.invitation import Invitation
from trickerion.together.messages import Back, read_down
from trickerion.together.seating import GUEST
from trickerion.together.table import Table
from trickerion.together.telling import seen

KINDS = {
    "base": options(2),
    "dark_alley": options(3, modules=DARK_ALLEY),
    "first_edition": options(2, modules=DARK_ALLEY, setup="full", edition="2015"),
    "academy": options(4, setup="full", modules=ACADEMY),
    "powers": options(3, modules=POWERS),
    "duel": options(2, modules=DUEL),
    "all": options(2, modules=ALL),
}
SHARE = 0.06
ENOUGH = 10


def is_alike(move: LayCard, other: Move) -> bool:
    """Whether both lay a card face down under the same Character."""
    return isinstance(other, LayCard) and other.character == move.character and other is not move


def is_back(texts: list[str]) -> bool:
    """Whether nothing was said but that a deed was taken back."""
    return [read_down(text)[0].__class__ for text in texts] == [Back]


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_every_view_is_sent_in_the_same_bytes_whatever_is_hidden(kind: GameOptions) -> None:
    random = Random("bytes")
    game = Game.new(persons(kind), "bytes")
    for _ in wander(game, "bytes"):
        if random.random() < SHARE:
            for seat in game.state.seats:
                other = with_other_hidden_things(game, seat, random)
                assert text_of(seen(game, seat)) == text_of(seen(other, seat))
                assert text_of(seen(game, EVERYBODY)) == text_of(seen(other, EVERYBODY))


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_a_card_laid_face_down_is_told_to_others_in_the_same_bytes_whichever_it_is(kind: GameOptions) -> None:
    """Events, Moves and Views: until it is turned up, nothing of it leaves the host."""
    random, compared = Random("laid"), 0
    session = Session.new(persons(kind), "laid", elsewhere=range(len(kind.seats)))
    session.audience = steps = Told(session)
    visitors = [FakeVisitor() for _ in kind.seats]
    for seat, visitor in enumerate(visitors):
        steps.tell(visitor, seat)
    while compared < ENOUGH:
        legal, seat = session.game.legal_moves(), there(session.game.decision).seat
        move = pick(session.game, random)
        alike = [other for other in legal if isinstance(move, LayCard) and is_alike(move, other)]
        sent = []
        for choice in (*alike[:2], move):
            session.do_for(seat, [choice.to_json()])
            sent.append([visitor.take() for number, visitor in enumerate(visitors) if number != seat])
            assert choice is move or session.undo_for(seat)
            visitors[seat].take()
            if choice is not move:
                assert all(is_back(visitor.take()) for number, visitor in enumerate(visitors) if number != seat)
        assert all(texts == sent[0] for texts in sent[1:])
        compared += len(alike) > 1
    assert compared == ENOUGH


def test_an_assignment_that_is_held_is_told_to_others_in_the_same_bytes_whichever_cards_it_lays() -> None:
    kind = persons(KINDS["academy"])
    session, random = Session.new(kind, "held", elsewhere=range(4)), Random("held")
    session.audience = table = Table(Invitation(0, "Ada"))
    visitors = [FakeVisitor() for _ in table.places]
    for place, visitor in zip(table.places, visitors, strict=True):
        place.kind, place.visitor = GUEST, visitor
    table.begin(session)
    while not session.game.assigning:
        session.do_for(there(session.game.decision).seat, [pick(session.game, random).to_json()])
    *_, seat = session.game.assigning
    sent = []
    for move in session.game.assigned_first(seat).legal_moves():
        if isinstance(move, LayCard) and move.character == "magician":
            for visitor in visitors:
                visitor.take()
            session.assign_for(seat, session.game.state.turn, [move.to_json(), FinishAssignment().to_json()])
            sent.append([visitor.take() for visitor in visitors])
    assert len(sent) > 2
    assert all(texts[seat] != sent[0][seat] for texts in sent[1:])
    for texts in sent:
        del texts[seat]
    assert sent.count(sent[0]) == len(sent)
    assert all(sent[0])


@pytest.mark.parametrize("number", range(2))
def test_events_name_no_card_that_is_still_hidden_from_somebody(number: int) -> None:
    game, random = stuffed_game(number), Random(number)
    while not game.is_over:
        moves = game.legal_moves()
        told = text_of(game.apply(random.choices(moves, [card_liking(game, move) for move in moves])[0]))
        for seat in game.state.seats:
            hidden = {card for other in game.state.seats if other != seat for card in hidden_cards(game.state, other)}
            named = {card for card in hidden if f'"{card}"' in told and card in SPECIALS}
            assert not named or named <= set(named_in(game.view_for(seat)))


def named_in(view: View) -> set[str]:
    """The cards that a seat sees or remembers."""
    text = text_of(view)
    return {card for card in SPECIALS if f'"{card}"' in text}
