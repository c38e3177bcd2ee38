"""The panel below the cards: four orientations, the Links of the held marker, and what its owner receives."""

from functools import partial

from pygame import Rect, Surface

from trickerion.language.speech import listed
from trickerion.language.voice import you_or_name
from trickerion.rules.facts.stage import Hand, MadeLink, Payment
from trickerion.rules.state import NEUTRAL
from trickerion.scenes.theater import glance
from trickerion.scenes.theater.deeds import TheaterDeeds
from trickerion.scenes.theater.glance import LEFT, MIDDLE, RIGHT
from trickerion.scenes.theater.hand import Outcome, TheaterView
from trickerion.scenes.theater.stage import card_rect, slot_center, slot_said
from trickerion.screens.closeup.panels import enter_does_it
from trickerion.screens.theater_cards import SHEET, placed
from trickerion.table.panel import Panel
from trickerion.table.stops import link_told
from trickerion.table.turning import turn_deeds
from trickerion.ui import theme
from trickerion.ui.controls import draw_check_box, draw_choice_chip, draw_reward
from trickerion.ui.flow import within
from trickerion.ui.hotspots import Hotspot, Hotspots, Tip, always
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import theater as at
from trickerion.ui.markers import draw_marker
from trickerion.ui.said import Role, saying
from trickerion.ui.shapes import draw_plate
from trickerion.ui.surfaces import draw_category_badge
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.words import names
from trickerion.words.said import QUARTERS, numbered
from trickerion.words.screens import theater as words
from trickerion.words.tooltips import effect_name

_PILE = within(at.PREVIEW, left=216, top=8, width=130, height=30)
_SUM = at.PREVIEW_SUM
"""Sum of the gains of laying the marker: a click there lays it, as one on its slot."""
_REWARDS = {
    "fame": Rect(at.PREVIEW.centerx - 230, at.PREVIEW.y + 92, 210, 56),
    "coins": Rect(at.PREVIEW.centerx + 20, at.PREVIEW.y + 92, 210, 56),
}


class Preview(Panel):
    """The panel: what can be chosen before the marker is laid, or after."""

    table: TheaterView
    deeds: TheaterDeeds

    def add_hotspots(self, spots: Hotspots) -> None:
        table, deeds = self.table, self.deeds
        turn = saying(also=turn_deeds(deeds.turn))
        wheel = Hotspot("preview", at.PREVIEW, on_wheel=lambda n: deeds.turn(-1 if n > 0 else 1), focusable=False)
        wheel.says = turn
        spots.add(wheel)
        if table.stage.waits:
            for resource, rect in _REWARDS.items():
                click = partial(deeds.receive, resource)
                chip = Hotspot(f"preview.{resource}", rect, on_click=click, default=resource == "fame")
                chip.says = saying(names.RESOURCES[resource](table.stage.waits), role=Role.CHOICE)
                spots.add(chip)
        elif table.hand is not None:
            if table.hand.piles:
                tip = always(Tip(words.PILE_TITLE, (words.PILE_BODY,)))
                pile = saying(role=Role.SWITCH, on=table.as_pile)
                spots.add(Hotspot("preview.pile", _PILE, on_click=deeds.toggle_pile, tip=tip, says=pile))
            if table.target is not None:
                self._add_choices(spots)
            else:
                rects = glance.offer_rects(table, table.hand)
                for number, (spot, rect) in enumerate(rects):
                    lay = partial(deeds.lay, spot)
                    told = link_told(table, table.state, table.hand, spot, table.turns_at(spot))
                    offer = saying(slot_said(table, spot), told, at=(number + 1, len(rects)), role=Role.PLACE)
                    spots.add(Hotspot(f"preview.offer_{number}", rect, on_click=lay, means=spot, says=offer))

    def _add_choices(self, spots: Hotspots) -> None:
        table = self.table
        if table.target is not None and table.target in table.options:
            spots.add(Hotspot("preview.lay", _SUM, on_click=partial(self.deeds.lay, table.target), focusable=False))
        for turns in table.options.get(table.target, {}) if table.target is not None else ():
            area = at.orientation_rect(turns)
            links = table.link_counts(table.target).get(turns, 0) if table.target is not None else 0
            told = words.LINKS(links) if links else words.NO_LINK
            is_on, place = turns == table.turns, (turns + 1, 4)
            turn = saying(QUARTERS[turns], told, Role.CHOICE, on=is_on, at=place)
            spots.add(Hotspot(f"preview.turn_{turns}", area, on_click=partial(self.deeds.turn_to, turns), says=turn))
        lines = table.outcome.payments if table.outcome is not None else ()
        for number in (number for number, line in enumerate(lines) if line.payout):
            for resource in ("fame", "coins"):
                area = at.reward_rect(number, resource, _rows(table, lines))
                click = partial(self.deeds.choose_reward, number, resource)
                name = numbered(name=names.RESOURCES[resource](lines[number].payout), number=number + 1)
                is_on = table.reward(number) == resource
                spots.add(Hotspot(f"preview.{resource}_{number}", area, on_click=click))
                spots.get(f"preview.{resource}_{number}").says = saying(name, role=Role.CHOICE, on=is_on)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        table, hand, target = self.table, self.table.hand, self.table.target
        if table.stage.waits:
            SHEET.draw_ground(canvas, None)
            _draw_payment(canvas, spots, table)
        elif hand is not None:
            SHEET.draw_ground(canvas, slot_center(table, target)[0] if target is not None else None)
            if target is not None:
                _draw_parts(canvas, spots, table, hand, table.outcome or Outcome())
            else:
                glance.draw_held(canvas, table, hand)
            if hand.piles:
                draw_check_box(canvas, _PILE, words.PILE, table.as_pile, hovered=spots.is_hot("preview.pile"))
        elif table.pointed:
            SHEET.draw_ground(canvas, card_rect(table, table.pointed).centerx)
            glance.draw_card_facts(canvas, table, table.stage.card(table.pointed))
        else:
            SHEET.draw_ground(canvas, None)
            glance.draw_guide(canvas, table)


def _rows(table: TheaterView, lines: tuple[Payment, ...]) -> int:
    """Number of lines that the Links take together with the sentence below them."""
    return len(lines) + bool(table.passed_up)


def _draw_payment(canvas: Surface, spots: Hotspots, table: TheaterView) -> None:
    payout, center = table.stage.waits, (at.PREVIEW.centerx, at.PREVIEW.y + 44)
    draw_text(canvas, words.a_link_pays(pays=payout), center, theme.TEXT.head_lead, theme.BRASS_HI, "center")
    for resource, rect in _REWARDS.items():
        hot = spots.is_hot(f"preview.{resource}")
        draw_choice_chip(canvas, rect, resource, payout, table.reward(0) == resource, hovered=hot)


def _draw_parts(canvas: Surface, spots: Hotspots, table: TheaterView, hand: Hand, result: Outcome) -> None:
    LEFT.draw_head(canvas, words.TURN_MARKER, words.turn_by(key=table.key))
    links = table.link_counts(table.target) if table.target is not None else {}
    for turns in range(4):
        hot = spots.hovered == f"preview.turn_{turns}"
        _draw_orientation(canvas, table, hand, turns, links, hot)
    how = "highest" if table.stage.by_highest else "own"
    how = how if hand.pays_links else "new" if hand.is_new else "moved"
    aside = words.HOW_PAID[how](level=hand.trick.level)
    MIDDLE.draw_head(canvas, words.LINKS_MADE, aside)
    _draw_links(canvas, spots, table, hand, result.payments)
    _draw_sum(canvas, table, hand, result)
    if enter_does_it(spots):
        effect = words.CLICK_SETS_UP if hand.is_new else words.CLICK_LAYS
        draw_text(canvas, effect, RIGHT.place(0, 168), theme.TEXT.aside, theme.PARCHMENT, "midleft")


def _draw_orientation(
    canvas: Surface, table: TheaterView, hand: Hand, turns: int, links: dict[int, int], hovered: bool
) -> None:
    rect, legal, current = at.orientation_rect(turns), turns in links, turns == table.turns
    fill = (92, 60, 28) if current else (70, 48, 50) if hovered and legal else (52, 34, 40) if legal else (26, 18, 22)
    edge = theme.GLOW if current else theme.BRASS if legal else "#4a3a3a"
    draw_plate(canvas, rect, fill, 10, 3 if current else 1, edge)
    center, colour = (rect.centerx, rect.y + 52), table.colours[hand.owner]
    draw_marker(canvas, center, 42, colour, hand.suit, turns, hand.trick.category, alpha=255 if legal else 70)
    count = links.get(turns, 0)
    better = count > links.get(table.turns, 0)
    style = theme.TEXT.strong if current or better else theme.TEXT.body
    ink = theme.WARN if better else theme.BRASS_HI if current else theme.CREAM if legal else "#c2a99a"
    cell = within(rect, left=2, right=2, bottom=19, height=0)
    said = words.NO_CIRCLE if not legal else words.LINKS(count) if count else words.NO_LINK
    draw_text(canvas, said, cell.center, style, ink, "center", width=cell.w)


def no_links(table: TheaterView, hand: Hand) -> str:
    """Sentence for a marker that makes no Link: other slots are named only if it can link there."""
    return words.LINKS_ELSEWHERE if glance.offers(table, hand) else words.NO_LINKS


def _draw_links(canvas: Surface, spots: Hotspots, table: TheaterView, hand: Hand, lines: tuple[Payment, ...]) -> None:
    passed_up, rows = table.passed_up, _rows(table, lines)
    if not lines:
        text, ink = (passed_up, theme.WARN) if passed_up else (no_links(table, hand), theme.PARCHMENT)
        MIDDLE.draw_block(canvas, text, 62, ink, w=560)
    elif passed_up:
        line = at.link_rect(rows - 1, rows)
        draw_text(canvas, passed_up, line.midleft, theme.TEXT.body_plus, theme.WARN, "midleft", width=line.w)
    for number, payment in enumerate(lines):
        line = at.link_rect(number, rows)
        draw_plate(canvas, line, (46, 30, 38), 10, 1, theme.BRASS_LO)
        if payment.card or payment.link is None:
            draw_icon(canvas, "ui.special_card", (line.x + 32, line.centery), min(34, line.h - 6), theme.BRASS_HI)
            why = words.ONCE_MORE if payment.link is not None else words.SHARES_CIRCLE
            _draw_two_lines(canvas, line, 60, 230, names.card(payment.card), why)
        else:
            _draw_partner(canvas, line, payment.link, table)
        if payment.payout:
            _draw_choice(canvas, spots, number, rows, payment.payout, table.reward(number))
        if payment.link is not None and payment.link.shard:
            alone = bool(payment.card) or payment.link.partner.owner == NEUTRAL
            _draw_shard_note(canvas, line, words.YOU if alone else words.EACH)


def _draw_two_lines(canvas: Surface, line: Rect, x: int, room: int, name: str, below: str) -> None:
    """A name with what is said below it, where the line is high enough."""
    if line.h < 60:
        place = (line.x + x, line.centery - 1)
        draw_text(canvas, name, place, theme.TEXT.strong, theme.CREAM, "midleft", width=room)
        return
    draw_text(canvas, name, (line.x + x, line.y + 8), theme.TEXT.strong_plus, theme.CREAM, width=room)
    draw_text(canvas, below, (line.x + x, line.y + 33), theme.TEXT.body, theme.PARCHMENT, width=room)


def _draw_partner(canvas: Surface, line: Rect, link: MadeLink, table: TheaterView) -> None:
    partner = link.partner
    draw_category_badge(canvas, (line.x + 32, line.centery), link.category, min(44, line.h - 6))
    colour, half = placed(partner, table.colours).colour, min(20, line.h // 2)
    draw_marker(canvas, (line.x + 82, line.centery), half, colour, partner.suit)
    if partner.owner == NEUTRAL:
        _draw_two_lines(canvas, line, 112, 180, words.PRINTED_MARKER, words.ON_THE_CARD)
    else:
        who = you_or_name(partner.owner, table.names, table.viewer)
        _draw_two_lines(canvas, line, 112, 180, names.trick(partner.trick), who)


def _draw_choice(canvas: Surface, spots: Hotspots, number: int, count: int, payout: int, chosen: str) -> None:
    for resource in ("fame", "coins"):
        rect, hot = at.reward_rect(number, resource, count), spots.hovered == f"preview.{resource}_{number}"
        draw_choice_chip(canvas, rect, resource, payout, chosen == resource, hovered=hot)
    middle = (at.reward_rect(number, "coins", count).x - 11, at.link_rect(number, count).centery - 1)
    draw_text(canvas, words.OR, middle, theme.TEXT.aside, theme.PARCHMENT, "center")


def _draw_shard_note(canvas: Surface, line: Rect, whom: str) -> None:
    x, low = line.right - 28, line.h < 60
    y = line.centery if low else line.centery - 12
    draw_text(canvas, "+1", (x - 22, y), theme.TEXT.number, theme.CREAM, "midleft")
    draw_icon(canvas, "resource.shard", (x + 12, y), 20, theme.SHARD_ON_DARK)
    if not low:
        draw_text(canvas, whom, (x - 2, line.centery + 14), theme.TEXT.label, "#a9e4f0", "center")


def received(table: TheaterView, hand: Hand, result: Outcome) -> dict[str, int]:
    """Fame, Coins and Shards of the maker."""
    sums = {"fame": 0, "coins": 0, "shards": result.shards.get(hand.owner, 0)}
    for number, payout in enumerate(result.payouts):
        sums[table.reward(number)] += payout
    for extra in result.extras:
        sums[extra.resource] += extra.amount
    return sums


def _draw_sum(canvas: Surface, table: TheaterView, hand: Hand, result: Outcome) -> None:
    RIGHT.draw_head(canvas, words.RECEIVE)
    sums = received(table, hand, result)
    if any(sums.values()):
        draw_reward(canvas, RIGHT.place(0, 62), sums, 26, on_dark=True, gap=12)
    else:
        draw_text(canvas, words.NOTHING_NOW, RIGHT.place(0, 61), theme.TEXT.aside_large, theme.PARCHMENT, "midleft")
    shards = ((table.names[seat], n) for seat, n in result.shards.items() if seat != hand.owner and n)
    others = [words.shards_for(name=name, shards=n) for name, n in shards]
    others += [words.extra_by[e.resource](amount=e.amount, source=effect_name(e.source)) for e in result.extras]
    if others:
        text, place = listed(others), RIGHT.place(0, 82)
        draw_block(canvas, text, Rect(place, (264, 42)), theme.TEXT.body, theme.PARCHMENT, line=20)
    left = words.points_left(points=table.actor.points if table.actor is not None else 0)
    draw_text(canvas, left, RIGHT.place(0, 138), theme.TEXT.strong_plus, theme.CREAM, "midleft")
