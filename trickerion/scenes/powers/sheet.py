"""The sheet at the right: the Power that is spoken of, its price and what it would leave; how eight are kept.

While no card is shown: the slots of the other players, what is open and what lies there.
"""

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from trickerion.language.voice import you_or_name
from trickerion.rules.ask.team import wage_bill
from trickerion.rules.powers.catalog import POWERS, SLOTS_PER_PLAYER
from trickerion.scenes.powers import layout as at
from trickerion.scenes.powers.deeds import PowersPanel
from trickerion.scenes.powers.view import TO_GIVE, PowersView
from trickerion.ui import theme
from trickerion.ui.controls import ButtonFace, draw_button, draw_note_plate, draw_resource
from trickerion.ui.flow import ends, within, write_line
from trickerion.ui.hotspots import Hotspot, Hotspots, tip_of
from trickerion.ui.powers import Face, draw_power_card, draw_slot_small
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_double_rule, draw_plate, draw_rule
from trickerion.ui.surfaces import draw_paper_panel
from trickerion.ui.text import draw_name, draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_emblem
from trickerion.words.screens import powers as words
from trickerion.words.screens.assignment import OTHERS

"""Cards that are given back after the deal."""


class PowerSheet(PowersPanel):
    """The sheet with its buttons; upon it the slots of the others, where there is room."""

    zone = Zone.NOW

    def add_hotspots(self, spots: Hotspots) -> None:
        """The velvet button, or the way out of a look; none after the deal, while the others still choose."""
        self._add_buttons(spots)
        label, second, _ = _button(self.table)
        for name, says in (
            ("sheet.do", saying(label, second, Role.BUTTON)),
            ("sheet.skip", saying(words.SKIP, words.SKIP_LINE)),
        ):
            if name in spots:
                spots.get(name).says = says
                spots.get(name).zone = Zone.DEEDS if self.table.is_learning else None  # after the cards

    def _add_buttons(self, spots: Hotspots) -> None:
        view, deeds = self.table, self.deeds
        if not view.is_deal:
            add_others(spots, view, deeds.open_powers)
        if view.is_deal:
            if view.may_give:
                ready = len(view.given) == TO_GIVE
                spots.add(
                    Hotspot("sheet.do", at.LEARN, deeds.do, enabled=ready, why_not=words.MORE_TO_GIVE, default=True)
                )
        elif view.is_learning:
            ready = bool(view.best_slot(view.chosen))
            spots.add(Hotspot("sheet.skip", at.SKIP, deeds.skip))
            spots.add(
                Hotspot("sheet.do", at.BESIDE_SKIP, deeds.do, enabled=ready, why_not=words.CHOOSE_ONE, default=ready)
            )
        else:
            spots.add(Hotspot("sheet.do", at.LEARN, deeds.close, default=True))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        view = self.table
        draw_paper_panel(canvas, at.SHEET, 12, 4, rivets=True, seed=4)
        title, line = _title(view)
        write_line(
            canvas,
            title,
            within(at.SHEET, top=20, width=330, height=30),
            theme.TEXT.title_large,
            theme.VELVET,
            "center",
        )
        write_line(canvas, line, within(at.SHEET, top=52, width=370, height=30), theme.TEXT.aside, theme.INK2, "center")
        draw_double_rule(canvas, *ends(at.SHEET, 24), at.SHEET.y + 86)
        if view.is_deal:
            _draw_deal(canvas, view)
        else:
            _draw_power(canvas, view)
            if not view.speaks_of:
                draw_others(canvas, view, spots)
        label, second, key = _button(view)
        for name, face in (
            ("sheet.do", ButtonFace(label, primary=True, second_line=second, key=key)),
            ("sheet.skip", ButtonFace(words.SKIP, second_line=words.SKIP_LINE)),
        ):
            if name in spots:
                spot, hot = spots.get(name), spots.is_hot(name)
                face = face._replace(primary=face.primary and spot.enabled, disabled=not spot.enabled)
                draw_button(canvas, spot.rect, face, hovered=hot, pressed=spots.is_pressed(name))


def _title(view: PowersView) -> tuple[str, str]:
    if view.is_deal:
        return (words.KEEP_TITLE if view.may_give else words.KEPT_TITLE), words.KEEP_LINE
    return (words.LEARN_TITLE, words.LEARN_LINE) if view.is_learning else (words.LOOK_TITLE, words.LOOK_LINE)


def _button(view: PowersView) -> tuple[str, str, str]:
    if view.is_deal:
        return words.GIVE_BACK, words.given_back(number=len(view.given), of=TO_GIVE), ""
    if not view.is_learning:
        return words.CLOSE, words.DONE_LOOKING, ""
    slot = view.best_slot(view.chosen)
    if not slot:
        return words.LEARN, "", ""
    price = view.price(view.chosen)
    said = words.pay_and_lay(price, slot=slot) if price else words.lay_beside(slot=slot)
    return words.LEARN, said, words.ENTER


def _draw_deal(canvas: Surface, view: PowersView) -> None:
    power = view.pointed
    if power:
        draw_power_card(canvas, at.LARGE, power, Face())
    else:
        room = Rect(at.SHEET.x + 28, at.LARGE.y, at.SHEET.w - 56, 300)
        draw_block(
            canvas, words.HOW_TO_KEEP if view.may_give else words.KEPT, room, theme.TEXT.body_plus, theme.INK, line=24
        )
    fits = POWERS[power].slots if power else ()
    draw_text(canvas, words.SLOTS, (at.OTHERS.x, at.other(2).y + 20), theme.TEXT.head, theme.INK, "midleft")
    for slot in range(1, SLOTS_PER_PLAYER + 1):
        draw_slot_small(canvas, at.other_slot(2, slot), slot, "", view.own.shards, hovered=slot in fits)


def _draw_power(canvas: Surface, view: PowersView) -> None:
    power = view.speaks_of
    if not power:
        about = words.CHOOSE_ONE if view.is_learning else words.POINT_AT_ONE
        about = words.NONE_TO_LEARN if view.has_none else about
        draw_block(canvas, about, at.SAID, theme.TEXT.aside_large, theme.INK2, align="center")
        return
    draw_power_card(canvas, at.LARGE, power, Face())
    if power in view.own.rack:
        slot = view.own.rack.index(power) + 1
        said = " ".join(words.laid(view.own, slot))
        draw_note_plate(canvas, at.LAID_NOTE, "resource.shard", said)
    elif view.is_own:
        _draw_price(canvas, view, power)


def _draw_price(canvas: Surface, view: PowersView, power: str) -> None:
    rect, own = at.SHEET_LINES, view.own
    _draw_line(canvas, rect.y + 16, words.ASKS, "fame", POWERS[power].threshold)
    _draw_line(canvas, rect.y + 48, words.have(own.helped_by), "fame", own.fame)
    draw_rule(canvas, rect.x, rect.right, rect.y + 68)
    price, place = view.price(power), (rect.x, rect.y + 90)
    if price:
        draw_text(
            canvas,
            words.short(missing=price),
            place,
            theme.TEXT.strong_large,
            theme.REASON_ON_PAPER,
            "midleft",
            width=280,
        )
        draw_resource(canvas, (rect.right - 66, rect.y + 90), "coins", price, 22)
    else:
        draw_text(canvas, words.NO_COST, place, theme.TEXT.aside_large, theme.INK2, "midleft")
    slot = view.best_slot(power)
    if view.is_learning and slot:
        said = words.what_it_means(own, power, slot, wage_bill(view.state, view.seat).everybody)
        draw_note_plate(canvas, at.SHEET_NOTE, "ui.wages" if price else "resource.shard", said)
    elif view.is_learning:
        draw_note_plate(canvas, at.SHEET_NOTE, "ui.locked", words.why_not(own.learning[power]))


def _draw_line(canvas: Surface, y: int, label: str, kind: str, amount: int) -> None:
    rect = at.SHEET_LINES
    draw_text(canvas, label, (rect.x, y), theme.TEXT.body_large, theme.INK, "midleft", width=rect.w - 76)
    draw_resource(canvas, (rect.right - 66, y), kind, amount, 22)


def add_others(spots: Hotspots, view: PowersView, look_at: Callable[[int], object]) -> None:
    """Each player; a tip reads the Powers, a click shows them large, except while one is being learned."""
    for number, seat in enumerate(view.others if not view.chosen else ()):
        click = None if view.is_learning else partial(look_at, seat)
        tip = tip_of(words.rack_tip, view.of_all[seat], seat, view.names, view.viewer, click is not None)
        rect = at.other(number).inflate(12, 8)
        spots.add(Hotspot(f"other.{seat}", rect, click, tip=tip, focusable=click is not None, zone=Zone.OTHERS))


def draw_others(canvas: Surface, view: PowersView, spots: Hotspots) -> None:
    """The heading, and four slots for each of them."""
    place = at.OTHERS.x, at.OTHERS.y + 14
    head = draw_text(canvas, OTHERS[len(view.others) > 1], place, theme.TEXT.head_large, theme.INK, "midleft")
    draw_rule(canvas, head.right + 12, at.OTHERS.right, place[1] + 1)
    for number, seat in enumerate(view.others):
        _draw_other(canvas, view, number, seat, hot=spots.is_hot(f"other.{seat}") and not view.is_learning)


def _draw_other(canvas: Surface, view: PowersView, number: int, seat: int, *, hot: bool) -> None:
    rect = at.other(number)
    if hot:
        draw_plate(canvas, rect.inflate(12, 8), (255, 220, 140, 110), 9)
    draw_emblem(canvas, (rect.x + 15, rect.y + 19), 28, view.colours[seat])
    name, shards = you_or_name(seat, view.names, view.viewer), view.of_all[seat].shards
    draw_name(canvas, name, (rect.x + 38, rect.y + 19), theme.TEXT.title_small, theme.INK, "midleft", rect.w - 108)
    draw_resource(canvas, (rect.right - 58, rect.y + 19), "shards", shards, 20)
    for slot, power in enumerate(view.of_all[seat].rack, 1):
        draw_slot_small(canvas, at.other_slot(number, slot), slot, power, shards)
