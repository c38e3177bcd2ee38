"""Forecasts come true: over random games, what was foreseen is what the move then does."""

import random
from collections.abc import Iterator

import pytest

from trickerion.rules import events as ev
from trickerion.rules import moves as mv
from trickerion.rules.ask.actions import points_of
from trickerion.rules.ask.forecast import show_forecast
from trickerion.rules.ask.stage import laying
from trickerion.rules.ask.team import wage_bill
from trickerion.rules.ask.tricks import marker_places
from trickerion.rules.catalog import SLOTS
from trickerion.rules.facts.stage import Hand, Spot
from trickerion.rules.game import Game
from trickerion.rules.locations.theater import ReceivingLinkBonus, SettingUp
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.phases.performance import ChoosingShow
from trickerion.rules.phases.place_characters import Placing
from trickerion.rules.state import NEUTRAL

WITH_EVERYTHING = ("dark_alley", "prophecies")


def _positions(modules: tuple[str, ...], seed: int) -> Iterator[Game]:
    """Random games that like to prepare and to set up, so that there are shows."""
    chance = random.Random(seed)
    game = Game.new(GameOptions(tuple(Seat(f"P{i}") for i in range(3)), modules=modules), str(seed))
    while not game.is_over:
        yield game
        moves = [m for m in game.legal_moves() if not isinstance(m, (mv.ReturnTrick, mv.ReturnComponent))]
        wanted = [m for m in moves if isinstance(m, (mv.SetUpTrick, mv.Prepare, mv.PlaceMarker))]
        game.apply(chance.choice(wanted or moves))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("modules", [(), WITH_EVERYTHING])
def test_forecasts_come_true(modules: tuple[str, ...], seed: int) -> None:
    for game in _positions(modules, seed):
        choice = game.state.stack[-1]
        if isinstance(choice, Placing):
            _check_points(game, choice)
        elif isinstance(choice, SettingUp):
            _check_links(game, choice, exact=not modules)
        elif isinstance(choice, ChoosingShow):
            _check_show(game, choice)
        _check_markers(game)


def _check_points(game: Game, choice: Placing) -> None:
    for move in game.legal_moves():
        if isinstance(move, mv.PlaceCharacter):
            points = points_of(game.state, choice.seat, move.character, move.slot)
            placed = next(e for e in game.clone().apply(move) if isinstance(e, ev.CharacterPlaced))
            assert points.total == placed.points
            if not SLOTS[move.slot].is_performance:
                parts = points.base + points.slot + sum(more for _, more in points.changes)
                assert points.total == max(0, parts)


def _check_links(game: Game, choice: SettingUp, exact: bool) -> None:
    owned = choice.trick(game.state)
    for move in game.legal_moves():
        if not isinstance(move, mv.PlaceMarker):
            continue
        hand = Hand(choice.seat, owned.trick, owned.suit)
        foreseen = laying(game.state, hand, Spot(move.card, move.slot), move.turns)
        after = game.clone()
        events = after.apply(move)
        assert len(foreseen.links) == sum(isinstance(e, ev.Linked) for e in events)
        top = after.state.stack[-1]
        if exact:
            assert foreseen.pays == (top.pays if isinstance(top, ReceivingLinkBonus) else ())
            shards = [e for e in events if isinstance(e, ev.ShardsGained)]
            assert foreseen.shards == sum(e.amount for e in shards if e.seat == choice.seat)
            others = sum(link.shard and link.partner.owner not in (choice.seat, NEUTRAL) for link in foreseen.links)
            assert others == sum(e.amount for e in shards if e.seat != choice.seat)


def _check_show(game: Game, choice: ChoosingShow) -> None:
    for move in game.legal_moves():
        if not isinstance(move, mv.Perform):
            continue
        foreseen = show_forecast(game.state, choice.seat, choice.day, move.card)
        events = game.clone().apply(move)
        ended = next((i for i, e in enumerate(events) if isinstance(e, ev.PerformanceEnded)), None)
        if ended is None:
            continue
        real = events[:ended]
        assert foreseen.tricks == tuple(e for e in real if isinstance(e, ev.TrickPerformed))
        for seat in game.state.seats:
            total = foreseen.total(seat)
            assert total.fame == sum(e.amount for e in real if isinstance(e, ev.FameGained) and e.seat == seat)
            assert total.coins == sum(e.amount for e in real if isinstance(e, ev.CoinsGained) and e.seat == seat)
            assert total.shards == sum(e.amount for e in real if isinstance(e, ev.ShardsGained) and e.seat == seat)


def _check_markers(game: Game) -> None:
    for seat in game.state.seats:
        for suit in game.state.players[seat].supply:
            places = marker_places(game.state, seat, suit)
            assert places.ready + len(places.on_stage) + places.supply == 4


@pytest.mark.parametrize("edition", ["2015", "2019"])
def test_the_wage_bill_comes_true(edition: str) -> None:
    checked = 0
    for seed in range(6):
        chance = random.Random(seed)
        options = GameOptions((Seat("A"), Seat("B")), edition=edition, rulings={"score_cap": 0})
        game = Game.new(options, str(seed))
        while not game.is_over:
            bills = {seat: wage_bill(game.state, seat) for seat in game.state.seats}
            before, events = game.state.phase, game.apply(chance.choice(game.legal_moves()))
            if before != "place_characters" or any(isinstance(e, (ev.CoinsGained, ev.FameGained)) for e in events):
                continue
            for event in events:
                if isinstance(event, ev.WagesPaid):
                    bill = bills[event.seat]
                    lost = sum(e.amount for e in events if isinstance(e, ev.FameLost) and e.seat == event.seat)
                    if bill.laid == event.due:
                        assert (bill.short, bill.fame_lost) == (event.due - event.paid, lost)
                        checked += 1
    assert checked > 10
