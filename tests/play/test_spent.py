"""Automatic Done leaves the turn open while an Action Point could be added, or could until the last Action."""

import pytest
from alley import Alley
from driver import Driver
from table import Table

from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.words.screens.board import UNDO_TO_ADD

PLAIN = "the_red_lotus", "the_great_optico"


def at_market(slot: str, *, shards: int = 0, card: str = "", magician: str = PLAIN[0]) -> Session:
    """An Apprentice has just been placed in the Market Row, where something can always be bought or ordered."""
    table = Alley(magicians=(magician, PLAIN[1]), persons=1).stock("rope", "wood", "metal", "glass")
    table.purse(0, coins=20, shards=shards).assigned(0, magician="workshop").assigned(1, magician="workshop")
    if card:
        table.special(0, "apprentice_1", card)  # type: ignore[attr-defined]
    else:
        table.assigned(0, apprentice_1="market_row")
    table.placing(0).do(m.PlaceCharacter("apprentice_1", slot))
    return Session(table.game, None, pace=0.0)


def order(session: Session, component: str) -> None:
    """An Action for 1 Action Point."""
    session.play(m.Order(component))
    session.play(session.legal[0], session.preview.foregone(session.legal[0]))


def acts(session: Session) -> bool:
    return bool(session.legal) and session.decision is not None and session.decision.question == "CharacterActs"


@pytest.mark.parametrize(
    ("more", "stays"),
    [({}, False), ({"shards": 1}, True), ({"card": "smuggled_goods"}, True), ({"magician": "the_mechaniker"}, True)],
    ids=["nothing to add", "a Shard", "a bonus to give up", "an ability"],
)
def test_the_action_that_takes_the_last_point_does_not_end_the_turn_while_one_could_be_added(
    more: dict[str, object], stays: bool
) -> None:
    session = at_market("market_row.3", **more)  # type: ignore[arg-type]
    order(session, "cog")
    assert acts(session) == stays
    if stays:
        assert session.legal == (m.FinishCharacter(),)
        session.undo()
        session.undo()
        assert acts(session) and len(session.legal) > 1, "there the point can be added"


def test_where_the_turn_stayed_open_after_the_first_action_the_last_one_ends_it() -> None:
    """The chance went with the first Action, as the table showed."""
    session = at_market("market_row.0", shards=1)
    for component in ("cog", "saw", "animal"):
        assert acts(session)
        order(session, component)
    assert not acts(session) and session.game.moves[-1] is m.FinishCharacter()


def test_where_a_shard_has_been_paid_nothing_more_can_be_added() -> None:
    session = at_market("market_row.3", shards=2)
    session.play(m.Enhance())
    for component in ("cog", "saw"):
        order(session, component)
    assert session.game.moves[-1] is m.FinishCharacter()


def test_where_undo_does_not_lead_back_the_turn_ends() -> None:
    table = Table(2).purse(0, shards=1).assigned(1, magician="workshop").assigned(0, magician="workshop")
    table.acts(0, "apprentice_1", "downtown.3")
    session = Session(table.game, None, pace=0.0)
    reroll = next(move for move in session.legal if isinstance(move, m.RerollDie))
    assert session.preview.foregone(reroll) == (m.FinishCharacter(),), "the die has been seen"
    # without a point from the start the turn stays open for what adds one
    table = Alley(magicians=PLAIN, persons=1).assigned(1, magician="workshop").assigned(0, magician="workshop")
    table.special(0, "apprentice_1", "guest_performer").placing(0)  # type: ignore[attr-defined]
    place = m.PlaceCharacter("apprentice_1", "sunday.backstage.0")
    assert not Session(table.game, None).preview.foregone(place)


def test_the_board_shows_the_turn_open_and_undo_on_it(driver: Driver) -> None:
    session = at_market("market_row.3", shards=1)
    scene = driver.open("board", how="reset", session=session)
    order(session, "cog")
    driver.frames(3)
    assert scene.table.own_acting is not None and scene.table.own_acting.points == 0
    assert session.undoing.adds_point and scene.board_dock.points().line == UNDO_TO_ADD
    assert scene.spots.get("dock.done").enabled and scene.spots.get("dock.undo").enabled
    driver.click("dock.done")
    assert session.game.moves[-1] is m.FinishCharacter()
