"""Automatic Done ends a visit without Action Points, also where one could have been added: Undo leads back there."""

import pytest
from alley import Alley
from driver import Driver
from table import Table

from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.scenes.board.scene import BoardScene
from trickerion.words.screens.board import UNDO_TO_ADD, WAITS_FOR_UNDO

PLAIN = "the_red_lotus", "the_great_optico"


def at_market(slot: str, *, shards: int = 0, card: str = "", magician: str = PLAIN[0]) -> Session:
    """An Apprentice has just been placed in the Market Row, where something can always be bought or ordered."""
    table = Alley(magicians=(magician, PLAIN[1]), persons=1).stock("rope", "wood", "metal", "glass")
    table.purse(0, coins=20, shards=shards).assigned(0, magician="workshop").assigned(1, magician="workshop")
    if card:
        table.special(0, "apprentice_1", card)
    else:
        table.assigned(0, apprentice_1="market_row")
    table.placing(0).do(m.PlaceCharacter("apprentice_1", slot))
    return Session(table.game, None, pace=0.0)


def order(session: Session, component: str, *, may_finish: bool = True) -> None:
    """An Action for 1 Action Point, in one deed."""
    order, slot = m.Order(component), session.preview.answers(m.Order(component))[0]
    session.play(order, (slot, *session.preview.foregone(order, (slot,), may_finish=may_finish)))


def acts(session: Session) -> bool:
    return bool(session.legal) and session.decision is not None and session.decision.question == "CharacterActs"


@pytest.mark.parametrize(
    ("more", "could_add"),
    [({}, False), ({"shards": 1}, True), ({"card": "smuggled_goods"}, True), ({"magician": "the_mechaniker"}, True)],
    ids=["nothing to add", "a Shard", "a bonus to give up", "an ability"],
)
def test_the_action_that_takes_the_last_point_ends_the_turn_and_one_undo_leads_to_where_one_could_be_added(
    more: dict[str, object], could_add: bool
) -> None:
    session = at_market("market_row.3", **more)  # type: ignore[arg-type]
    order(session, "cog")
    assert not acts(session)
    assert session.game.moves[-1] is m.FinishCharacter()
    assert session.pace.waits_for_undo, "the time to undo"
    assert session.pace.is_done_by_itself, "the time to undo"
    assert session.undoing.adds_point == could_add
    session.undo()
    assert acts(session)
    assert not session.undoing.adds_point
    asides = [move for move in session.legal if not isinstance(move, (m.Buy, m.Order, m.QuickOrder, m.FinishCharacter))]
    assert bool(asides) == could_add, "there the point can be added"


def test_without_automatic_done_the_turn_stays_open() -> None:
    session = at_market("market_row.3", shards=1)
    order(session, "cog", may_finish=False)
    assert acts(session)
    assert session.legal == (m.FinishCharacter(),)
    assert session.undoing.adds_point


def test_after_several_actions_nothing_can_be_added_any_more() -> None:
    """The chance went with the first Action, as the table showed."""
    session = at_market("market_row.0", shards=1)
    for component in ("cog", "saw", "animal"):
        assert acts(session)
        order(session, component)
    assert not acts(session)
    assert session.game.moves[-1] is m.FinishCharacter()
    assert not session.undoing.adds_point


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
    table.special(0, "apprentice_1", "guest_performer").placing(0)
    place = m.PlaceCharacter("apprentice_1", "sunday.backstage.0")
    assert not Session(table.game, None).preview.foregone(place)


def shown(driver: Driver, session: Session) -> BoardScene:
    """The board on which an Action has just taken the last point."""
    scene = driver.open("board", how="reset", session=session)
    assert isinstance(scene, BoardScene)
    return scene


def test_the_board_says_while_the_next_player_waits_that_undo_leads_to_one_more_point(driver: Driver) -> None:
    session = at_market("market_row.3", shards=1)
    scene = shown(driver, session)
    order(session, "cog")
    driver.frames(3)
    points = scene.board_dock.points()
    assert (points.line, points.note) == (WAITS_FOR_UNDO, UNDO_TO_ADD)
    assert scene.spots.get("dock.undo").enabled
    driver.click("dock.undo")
    assert "dock.enhance" in scene.spots
    assert scene.table.own_acting is not None


def test_without_automatic_done_the_board_shows_the_turn_open_and_undo_on_it(driver: Driver) -> None:
    session = at_market("market_row.3", shards=1)
    scene = shown(driver, session)
    driver.app.settings.done_by_itself = False
    order(session, "cog", may_finish=False)
    driver.frames(3)
    assert scene.table.own_acting is not None
    assert scene.table.own_acting.points == 0
    assert session.undoing.adds_point
    assert scene.board_dock.points().line == UNDO_TO_ADD
    assert scene.spots.get("dock.done").enabled
    assert scene.spots.get("dock.undo").enabled
    driver.click("dock.done")
    assert session.game.moves[-1] is m.FinishCharacter()
