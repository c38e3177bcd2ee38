"""Stops of the table in every module: Locations, Characters, Performance cards, rivals, rows of Actions, and I."""

import pygame
import pytest
from driver import Driver
from solo import solo_options

from trickerion.app.reading import TreeNode, reading
from trickerion.bots.registry import make_bot
from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.rules.moves import PlaceCharacter
from trickerion.rules.options import GameOptions, Seat
from trickerion.ui.said import Role

TWO = (Seat("Ada"), Seat("Bela"))
TABLES = {
    "base": GameOptions(TWO),
    "dark_alley": GameOptions(TWO, modules=("dark_alley",)),
    "academy": GameOptions(TWO, modules=("dark_alley", "academy")),
    "powers": GameOptions(TWO, modules=("dark_alley", "powers")),
    "duel": GameOptions(TWO, modules=("duel",)),
    "heir": solo_options(),
}


def placing(options: GameOptions) -> Game:
    """A first turn in which the first player is to place a Character."""
    game = Game.new(options, "stops")
    bots = [make_bot("random", seat) for seat in range(2)]
    while (decision := game.decision) is not None:
        if decision.seat == 0 and any(isinstance(move, PlaceCharacter) for move in game.legal_moves()):
            return game
        game.apply(bots[decision.seat].choose(game.view_for(decision.seat)).move)
    raise LookupError(options)


def spots(driver: Driver) -> dict[str, TreeNode]:
    """Every place of the screen that is told, by its name among the hotspots."""
    nodes = reading(driver.app).root.everything()
    return {node.id.removeprefix("spot."): node for node in nodes if node.kind == "spot"}


def whole(node: TreeNode) -> str:
    assert node.said is not None
    return "; ".join((node.name, node.said.state, *node.text))


@pytest.mark.parametrize("kind", TABLES)
def test_every_stop_is_told(driver: Driver, kind: str) -> None:
    session = Session(placing(TABLES[kind]), None, pace=1e9)
    driver.open("board", how="reset", session=session)
    driver.frames(4)
    found = spots(driver)
    told = {name: whole(node) for name, node in found.items()}
    heads = [text for name, text in told.items() if name.startswith("head.") and "Residence" not in text]
    assert heads
    assert any("slots free" in text for text in heads)
    waiting = [text for text in told.values() if "waits for" in text]
    assert waiting
    assert all("free there: " in text or "no slot is free" in text for text in waiting)
    for card in session.view.state.row:
        assert told[f"card.{card.id}"].count("Slot ") == len(card.markers)
    assert " of two, " in told["opponent.1"]
    rows = [node for node in found.values() if node.said is not None and node.said.role is Role.ROW]
    assert rows
    for row in rows:
        assert row.said is not None
        assert "Action Point" in row.said.state or row.id == "spot.action.perform", "a row tells its cost"
        assert "›" not in whole(row)
    driver.key(pygame.K_i)
    news = " ".join(node.name for node in reading(driver.app).root.everything() if node.kind == "news")
    assert "You: " in news
    assert "Fame" in news
