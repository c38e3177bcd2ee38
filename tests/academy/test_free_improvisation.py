"""Free Improvisation: who advertised skips the Assignment, and lays a card under each Character when it is placed."""

from typing import Any

from academy_table import PROTEGE, SLOT, Academy
from alley import APPRENTICE, MAGICIAN
from given import there
from table import ASSIGNMENT, of

from trickerion.bots.assistant import AssistantBot
from trickerion.bots.random_bot import RandomBot
from trickerion.play.privacy import is_secret
from trickerion.rules import moves as m
from trickerion.rules.ask.actions import slot_reason
from trickerion.rules.events import CardLaid, CardRevealed, CardsRevealed, CharacterPlaced
from trickerion.rules.moves.base import Reason
from trickerion.rules.state import HIDDEN_CARD, IDLE, WAITING

OPTICO = ("the_mechaniker", "the_great_optico")


def improvising(*advertised: int, prophecy: str = "free_improvisation", **more: Any) -> Academy:
    """The Assignment begins; these seats have advertised."""
    t = Academy(**more).prophecy(prophecy)
    for seat in advertised:
        t.player(seat).advertised = True
    t.phase(ASSIGNMENT)
    return t


def placing(**more: Any) -> Academy:
    """Seat 0 improvises, seat 1 has assigned nothing; seat 0 begins to place."""
    t = improvising(0, **more)
    t.events = t.do(m.FinishAssignment())
    assert t.question == "Placing"
    assert there(t.game.decision).seat == 0
    return t


def test_free_improvisation() -> None:
    """They lay a card from hand under each Character when they place it."""
    t = placing()
    assert t.offers(m.Improvise) == [m.Improvise(name) for name in (MAGICIAN, APPRENTICE, PROTEGE)]
    assert not t.offers(m.PlaceCharacter)
    t.do(m.Improvise(APPRENTICE))
    assert t.question == "Improvising"
    events = t.do(m.LayCard(APPRENTICE, "downtown"))
    assert of(CardLaid, events) == [CardLaid(0, APPRENTICE)]
    assert {move.character for move in t.offers(m.PlaceCharacter)} == {APPRENTICE}
    events = t.do(m.PlaceCharacter(APPRENTICE, "downtown.0"))
    assert of(CardRevealed, events) == [CardRevealed(0, APPRENTICE, "downtown")]
    assert of(CharacterPlaced, events)[0].slot == "downtown.0"
    assert t.points == 3
    t.do(m.FinishCharacter())
    assert t.offers(m.Improvise) == [m.Improvise(MAGICIAN), m.Improvise(PROTEGE)]
    assert "downtown" in t.player(0).characters[APPRENTICE].card
    t = improvising(0)
    assert t.question == "Assigning"
    assert there(t.game.decision).seat == 1
    events = t.do(m.LayCard(APPRENTICE, "workshop"), m.FinishAssignment())
    assert of(CardsRevealed, events) == [CardsRevealed(((1, APPRENTICE, "workshop"),))], "in the open as usual"
    assert [c.status for c in t.player(1).characters.values()] == [IDLE, WAITING, IDLE]
    assert {c.status for c in t.player(0).characters.values()} == {WAITING}
    assert improvising(0, 1).question == "Placing", "nobody is left to assign"
    assert there(improvising().game.decision).seat == 0, "nobody has advertised"
    assert there(improvising(0, prophecy="weary_bodies").game.decision).seat == 0


def test_free_improvisation_and_an_idle_character() -> None:
    """A Character that gets no card is idle: it costs no wage, and its card stays in the hand."""
    t = placing()
    hand, coins = sorted(t.player(0).hand), t.has(0)[1]
    t.do(m.LeaveIdle(PROTEGE))
    assert t.player(0).characters[PROTEGE].status == IDLE
    assert t.offers(m.Improvise) == [m.Improvise(MAGICIAN), m.Improvise(APPRENTICE)]
    t.do(m.LeaveIdle(MAGICIAN), m.LeaveIdle(APPRENTICE))
    assert t.state.turn == 3
    assert t.has(0)[1] == coins
    assert sorted(t.player(0).hand) == hand
    # offers only cards with an open slot
    t = placing()
    t.state.occupants.update({f"downtown.{n}": (1, "apprentice_9") for n in range(4)})
    t.do(m.Improvise(MAGICIAN))
    assert t.offers(m.LayCard) == [
        m.LayCard(MAGICIAN, card) for card in dict.fromkeys(t.player(0).hand) if card != "downtown"
    ]
    # leaves only idleness without a card
    t = placing()
    t.player(0).hand = []
    t.game._legal = None
    assert not t.offers(m.Improvise)
    assert len(t.offers(m.LeaveIdle)) == 3


def test_a_card_laid_in_improvisation_binds_its_character() -> None:
    t = placing()
    t.do(m.Improvise(MAGICIAN), m.LayCard(MAGICIAN, "academy"))
    assert not t.offers(m.LeaveIdle)
    assert not t.offers(m.Improvise)
    assert slot_reason(t.state, 0, APPRENTICE, SLOT) == Reason("begun_first", (MAGICIAN,))
    assert slot_reason(t.state, 0, MAGICIAN, SLOT) is None
    t = placing()
    t.hand(0, "scholarship")
    t.game._legal = None
    assert not is_secret(t.game)
    t.do(m.Improvise(MAGICIAN))
    assert is_secret(t.game), "the hand is about to be shown"
    t.do(m.LayCard(MAGICIAN, "scholarship"))
    assert t.game.view_for(1).state.players[0].characters[MAGICIAN].card == HIDDEN_CARD
    t.do(m.PlaceCharacter(MAGICIAN, SLOT))
    assert t.acting.card == "scholarship"
    # may copy another: Mimesis works before the placement that has begun.
    t = improvising(1, magicians=OPTICO)
    t.hand(0, "scholarship").initiative(1, 0)
    t.do(m.LayCard(MAGICIAN, "scholarship"), m.FinishAssignment())
    t.do(m.LeaveIdle(PROTEGE), m.PlaceCharacter(MAGICIAN, SLOT), m.FinishCharacter())
    t.do(m.Improvise(APPRENTICE), m.LayCard(APPRENTICE, "academy"))
    assert t.offers(m.CopyCard) == [m.CopyCard(APPRENTICE, "scholarship")]
    t.do(m.CopyCard(APPRENTICE, "scholarship"))
    assert {move.character for move in t.offers(m.PlaceCharacter)} == {APPRENTICE}
    assert not t.can(m.Skip())


def test_bots_improvise() -> None:
    for bot in (AssistantBot(1), RandomBot(3)):
        t, events = placing(), []
        for _ in range(60):
            if t.state.turn == 2:
                events += t.do(bot.choose(t.game.view_for(there(t.game.decision).seat)).move)
        assert of(CardLaid, events)
        assert of(CharacterPlaced, events)
