"""Trick Markers, Performance cards and Characters as answers: where they lie on the board."""

from __future__ import annotations

from pygame import Rect

from trickerion.rules import moves as m
from trickerion.rules.ask import Show
from trickerion.rules.moves import Move
from trickerion.scenes.theater.cards import center_of, half_of
from trickerion.table.strip import character_places
from trickerion.table.view import TableView
from trickerion.ui.layout import board as at

Place = tuple[str, Rect]


def targets_of(table: TableView, move: Move) -> list[Place]:
    """The pieces that a move is about: (name, rectangle) of each; a click on one of them narrows the choice."""
    if isinstance(move, (m.ChooseMarker, m.Reschedule)):
        return _markers(table, move.card, move.slot)
    if isinstance(move, m.StealTrick):
        card = shown_card(table)
        return [*_markers(table, card, move.own_slot), *_markers(table, card, move.other_slot)]
    if isinstance(move, m.SwapCards):
        return [*_cards(table, move.card), *_cards(table, move.other)]
    if isinstance(move, m.Perform):
        return _cards(table, move.card)
    if isinstance(move, m.UseCard):
        acting = table.own_acting
        return _characters(table, acting.character) if acting is not None else []
    if isinstance(move, m.UseAbility):
        return [("magician", at.MAGICIAN)]
    return []


def shown_card(table: TableView) -> str:
    """The Performance card of the show that is going on, or ""."""
    return next((frame.card for frame in reversed(table.state.stack) if isinstance(frame, Show)), "")


def card_rects(table: TableView) -> dict[str, Rect]:
    """Performance card -> its rectangle on the board."""
    row = table.state.row
    return {card.id: rect for card, rect in zip(row, at.performance_rects(len(row)), strict=True)}


def _cards(table: TableView, card: str) -> list[Place]:
    rect = card_rects(table).get(card)
    return [(f"card.{card}", rect)] if rect is not None else []


def marker_rect(table: TableView, card: str, slot: int) -> Rect | None:
    """Where a Trick Marker lies; slots below 0 are beside the printed ones."""
    rect = card_rects(table).get(card)
    if rect is None:
        return None
    half = half_of(rect, slot)
    place = Rect(0, 0, 2 * half - 10, 2 * half - 10)
    place.center = center_of(rect, table.state.performance(card).card, slot)
    return place


def _markers(table: TableView, card: str, slot: int) -> list[Place]:
    rect = marker_rect(table, card, slot)
    return [(f"marker.{card}.{slot}", rect)] if rect is not None else []


def _characters(table: TableView, character: str) -> list[Place]:
    rect = character_places(table.me).get(character)
    return [(f"character.{character}", rect)] if rect is not None else []
