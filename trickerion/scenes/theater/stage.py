"""The cards on the stage: take a marker from a slot, lay the held one on another, and why a slot is closed."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from trickerion.language.speech import begins
from trickerion.rules.catalog import ACTION_COSTS, number_in
from trickerion.rules.facts.stage import Advised, CardOnStage, Hand, Spot
from trickerion.rules.moves import Move, Reschedule, SetUpTrick
from trickerion.rules.state import NEUTRAL, Performance
from trickerion.scenes.theater.deeds import TheaterDeeds
from trickerion.scenes.theater.hand import TheaterView
from trickerion.screens.theater_cards import ShownCard, card_rects, center_of, draw_card, half_of
from trickerion.table.panel import Panel
from trickerion.table.stops import card_slots, link_told
from trickerion.table.turning import turn_deeds
from trickerion.ui import theme
from trickerion.ui.hotspots import Circle, Hotspot, Hotspots, Tip, always, spoken
from trickerion.ui.markers import marker_image
from trickerion.ui.performance_card import draw_number
from trickerion.ui.said import Role, Said, Zone, saying
from trickerion.ui.shapes import draw_diamond, draw_glow
from trickerion.words import names
from trickerion.words.card_tooltips import printed_marker
from trickerion.words.said import numbered, part_of
from trickerion.words.screens import theater as words

_REACH = 0.74  # of the half-diagonal: the round area of a slot


def slot_name(row: Sequence[str], spot: Spot) -> str:
    """The name of a slot's hotspot: performance_2.slot_3, performance_2.beside_1."""
    number = row.index(spot.card) + 1 if spot.card in row else 0
    return f"performance_{number}." + (f"slot_{spot.slot + 1}" if spot.slot >= 0 else f"beside_{-spot.slot}")


def card_rect(table: TheaterView, card: str) -> Rect:
    """Place of a card of the row."""
    return card_rects(table.state)[card]


def slot_center(table: TheaterView, spot: Spot) -> tuple[int, int]:
    """Middle of a slot."""
    return center_of(card_rect(table, spot.card), table.state.performance(spot.card).card, spot.slot)


class CardRow(Panel):
    """The row of cards."""

    zone = Zone.STAGE

    table: TheaterView
    deeds: TheaterDeeds

    def __init__(self, table: TheaterView, deeds: TheaterDeeds) -> None:
        super().__init__(table, deeds)
        self._slots: dict[str, Spot] = {}
        self._cards: dict[str, str] = {}

    def slot_at(self, name: str | None) -> Spot | None:
        """The slot behind a hotspot."""
        return self._slots.get(name or "")

    def card_at(self, name: str | None) -> str:
        """The card behind a hotspot, its own or one of its slots; "" for none."""
        return self._cards.get(name or "", "")

    def add_hotspots(self, spots: Hotspots) -> None:
        table, self._slots, self._cards = self.table, {}, {}
        rects = card_rects(table.state)
        for number, shown in enumerate(table.stage.cards, 1):
            name, rect = f"performance_{number}", rects[shown.card.id]
            self._cards[name] = shown.card.id
            slots, place = tuple(card_slots(table, shown.card)), (number, len(table.stage.cards))
            whole = partial(Said, "", "", Role.CARD, None, *place, slots)
            spots.add(Hotspot(name, rect, tip=always(_card_tip(table, shown)), focusable=False, says=whole))
            self._add_slots(spots, shown, rect)

    def _add_slots(self, spots: Hotspots, facts: CardOnStage, rect: Rect) -> None:
        table, card = self.table, facts.card
        rest = table.hand.left(card) if table.hand is not None else card
        shown = [Spot(card.id, n) for n in range(len(card.card.slots))]
        shown += [Spot(card.id, -1 - n) for n in range(len(rest.guests))]
        if table.hand is not None:
            shown += [spot for spot in table.options if spot.card == card.id and spot.slot < 0 and spot not in shown]
        for spot in shown:
            if table.hand is None:
                hotspot = self._laid(facts, rect, spot)
            else:
                hotspot = self._target(table.hand, facts, rect, spot)
            if hotspot is not None:
                self._slots[hotspot.name], self._cards[hotspot.name] = spot, card.id
                spots.add(hotspot)
                spots.layout.catches.append((rect, hotspot.name))

    def _laid(self, facts: CardOnStage, rect: Rect, spot: Spot) -> Hotspot | None:
        """A slot while the hand is empty: a marker says what it is, one of your own can be rescheduled."""
        table, card, marker = self.table, facts.card, facts.card.marker_at(spot.slot)
        if marker is None:
            return None
        name, area = slot_name(table.state.row_ids, spot), _area(rect, card, spot)
        if marker.owner == NEUTRAL:
            printed, where = printed_marker(), slot_said(table, spot)
            says = saying(part_of(part=printed.title, whole=where), role=Role.PLACE)
            return Hotspot(name, area, tip=always(spoken(printed)), focusable=False, says=says)
        move: Move = Reschedule(card.id, spot.slot)
        reason, is_own = reschedule_reason(table, facts, spot), marker.owner == table.viewer
        pays = names.yields(facts.pays[spot.slot])
        body = [words.marker_pays(table.voice, marker.owner, yields=pays)]
        if is_own and not reason:
            body.append(words.MAY_MOVE_PAID if table.stage.offer else words.MAY_MOVE)
        note = reason if is_own else ""
        tip = Tip(names.trick(marker.trick), tuple(body), f"trick.{marker.trick}", note=note)
        hotspot = Hotspot(name, area, tip=lambda: None if self.deeds.is_flashing() else tip)
        whose = table.names[marker.owner] if marker.owner != table.viewer else words.YOU
        trick = part_of(part=names.trick(marker.trick), whole=whose)
        hotspot.says = saying(part_of(part=slot_said(table, spot), whole=trick), role=Role.PLACE)
        if move in table.legal:
            hotspot.on_click, hotspot.payload = partial(self.deeds.take, move), move
        return hotspot

    def _target(self, hand: Hand, facts: CardOnStage, rect: Rect, spot: Spot) -> Hotspot:
        """A slot while the hand holds a marker: it takes it, or says why not."""
        table, legal, rest = self.table, spot in self.table.options, hand.left(facts.card)
        reason = "" if legal else slot_reason(table, hand, facts, spot)
        number = len(rest.guests) if spot.slot < 0 and legal else -1 - spot.slot
        place = spot if spot.slot >= 0 else Spot(spot.card, -1 - number)
        return Hotspot(
            slot_name(table.state.row_ids, spot),
            _area(rect, rest, place),
            on_click=partial(self.deeds.lay, spot),
            on_wheel=lambda notches: self.deeds.turn(-1 if notches > 0 else 1),
            accepts=lambda payload: legal and isinstance(payload, (SetUpTrick, Reschedule)),
            on_drop=lambda _payload: self.deeds.lay(spot),
            tip=lambda: _passed_up_tip(table, spot),
            refuses=lambda _payload: reason,
            enabled=legal,
            why_not=reason,
            is_told=reason == card_reason(table, hand, facts),
            focusable=legal,
            default=spot == table.target,
            says=partial(_target_said, table, spot, self.deeds.turn, legal=legal),
        )

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        """The cards with their markers; the held one over its target, or on its way to the next orientation."""
        table = self.table
        for shown, rect in zip(table.stage.cards, card_rects(table.state).values(), strict=True):
            draw_card(canvas, _picture(table, shown, rect), table.colours)
            draw_number(canvas, rect, number_in(table.state.row_ids, shown.card.id))
        for spot in table.options:
            name = slot_name(table.state.row_ids, spot)
            if spot.slot < 0 and name in spots and spot != table.target:  # beside the slots of a card
                center = spots.rect(name).center
                draw_glow(canvas, center, 20, theme.AMBER, table.light)
                draw_diamond(canvas, center, 20, (255, 232, 176), theme.BRASS, 2)
        if table.hand is not None and table.target is not None and _is_turning(table):
            _draw_turning(canvas, table, table.hand, table.target)


def slot_said(table: TheaterView, spot: Spot) -> str:
    """A slot of a card: "Top left, Riverside 2"."""
    card = names.performance(spot.card, table.state.row_ids)
    if spot.slot < 0:
        return part_of(part=numbered(name=begins(names.spot(*spot)), number=-spot.slot), whole=card)
    return part_of(part=begins(names.spot(*spot)), whole=card)


def _target_said(table: TheaterView, spot: Spot, turn: Callable[[int], object], *, legal: bool) -> Said:
    """A slot while the hand holds a marker: what it would link there, as it is turned."""
    told = ""
    if legal and table.hand is not None:
        told = link_told(table, table.state, table.hand, spot, table.turns_at(spot))
    return Said(slot_said(table, spot), told, Role.PLACE, also=turn_deeds(turn))


def _card_tip(table: TheaterView, shown: CardOnStage) -> Tip:
    pays = words.card_pays(yields=names.yields(shown.card.card.bonus))
    links = words.LINKS_NOW(shown.links) if shown.links else words.NO_LINKS_NOW
    title, note = names.performance(shown.card.id, table.state.row_ids), words.IT_LEAVES if shown.leaves else ""
    return Tip(title, (pays, links), note=note)


def _area(rect: Rect, card: Performance, spot: Spot) -> Circle:
    return Circle(*center_of(rect, card.card, spot.slot), round(half_of(rect, spot.slot) * _REACH))


def _passed_up_tip(table: TheaterView, spot: Spot) -> Tip | None:
    """By the pointer: that another turn makes a Link which a click here would pass up."""
    warning = table.passed_up if spot == table.target else ""
    return Tip(words.PASSED_UP, (warning,), "ui.link", tint=theme.rgba(theme.WARN)) if warning else None


def _picture(table: TheaterView, facts: CardOnStage, rect: Rect) -> ShownCard:
    card, hand, target = facts.card, table.hand, table.target or table.shown
    shown = hand.left(card) if hand is not None else card
    over = target if hand is not None and target is not None and target.card == card.id else None
    is_laid = hand is not None and over is not None and not _is_turning(table)
    if hand is not None and over is not None and is_laid:
        turns = table.turns if over == table.target else table.turns_at(over)
        shown = hand.laid_on(card, over.slot, turns)
    legal = [spot.slot for spot in table.options if spot.card == card.id]
    return ShownCard(
        rect,
        card,
        shown,
        legal=legal,
        lifted=over.slot if over is not None and is_laid else None,
        closed=card_reason(table, hand, facts) if hand is not None and not legal else "",
        note=words.LEAVES if facts.leaves else "",
        light=1.0 if over is not None else 0.0,
        strength=table.light,
    )


def _is_turning(table: TheaterView) -> bool:
    return table.turning[1] < 1 and table.target is not None and table.target.slot >= 0


def _draw_turning(canvas: Surface, table: TheaterView, hand: Hand, target: Spot) -> None:
    half, (x, y) = half_of(card_rect(table, target.card), target.slot), slot_center(table, target)
    quarter, share = table.turning
    image = marker_image(table.colours[hand.owner], hand.suit, half, table.turns, hand.trick.category)
    turned = pygame.transform.rotozoom(image, 90 * quarter * (1 - share), 1.0)
    canvas.blit(turned, turned.get_rect(center=(x, y - 5)))


def advised_rect(table: TheaterView, advised: Advised) -> Rect:
    """Place of the Trick Marker of a hint."""
    half = half_of(card_rect(table, advised.spot.card), advised.spot.slot)
    return Rect(0, 0, 2 * half, 2 * half).move_to(center=slot_center(table, advised.spot))


def card_reason(table: TheaterView, hand: Hand, facts: CardOnStage) -> str:
    """Reason why a Performance card as a whole does not take the held marker."""
    if facts.refuses == "suit":
        return words.suit_is_here(table.voice, hand.owner, suit=names.SUIT[hand.suit])
    return words.REFUSES[facts.refuses]


def slot_reason(table: TheaterView, hand: Hand, facts: CardOnStage, spot: Spot) -> str:
    """Reason why a slot does not take the held marker."""
    taken = hand.left(facts.card).markers[spot.slot]
    if taken is None:
        return words.ONE_OF_A_SUIT if facts.refuses == "suit" else card_reason(table, hand, facts)
    if taken.owner == NEUTRAL:
        return words.PRINTED_STAYS
    return words.lies_here(table.voice, taken.owner, trick=names.trick(taken.trick))


def reschedule_reason(table: TheaterView, facts: CardOnStage, spot: Spot) -> str:
    """Reason why a marker on a slot cannot be rescheduled; "" when it can."""
    why, marker = facts.fixed.get(spot.slot, ""), facts.card.marker_at(spot.slot)
    if why == "other" and marker is not None:
        return words.belongs_to(name=table.voice.name(marker.owner))
    return words.no_point_to_reschedule(ACTION_COSTS["reschedule"]) if why == "no_point" else words.FIXED[why]
