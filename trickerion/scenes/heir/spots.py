"""The hotspots of the Heir's scene: every piece explains itself; entries, buttons and the pace can be clicked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from trickerion.storage.settings import HEIR_PACES
from trickerion.table.tips import always, spoken
from trickerion.table.view import TableView
from trickerion.ui.bubble import Tip
from trickerion.ui.controls import segment_rects
from trickerion.ui.layout import heir as at
from trickerion.ui.spots import Circle, Hotspot
from trickerion.words import card_tooltips, heir_tips, place_tooltips, tooltips
from trickerion.words import names as n
from trickerion.words.screens.settings import CHOICES
from trickerion.words.wording import Words

if TYPE_CHECKING:
    from trickerion.scenes.heir.scene import HeirScene

PACE_TIPS = {
    "every_step": "Its turn waits for you: each Step plays one entry of the list.",
    "results": "Its whole turn is made, then the list is shown.",
    "at_once": "Its moves are shown on the board like any opponent’s. {key} opens this list at any time.",
}
ENTRY_NOTE = "Click: the rule in the Workbook."


def add_spots(scene: HeirScene) -> None:
    """All hotspots, bottom to top."""
    scene.spots.clear()
    scene.bar.add_spots(scene.spots)
    for name, rect in scene.places.rects.items():
        kind, _, what = name.partition(".")
        tell = _TELL.get(kind)
        if tell is not None:
            tip = partial(_tip, tell, scene.table, what)
            scene.spots.add(Hotspot(name, rect, tip=tip, focusable=False))
    _add_list(scene)
    _add_buttons(scene)


def _tip(tell: Callable[[TableView, str], Words], table: TableView, what: str) -> Tip:
    return spoken(tell(table, what))


# ---- what the pieces say -------------------------------------------------------------------------------------------


def _card(table: TableView, card: str) -> Words:
    performance = table.state.performance(card)
    return card_tooltips.performance_card(table.state, performance, table.names, table.viewer)


def _trick(table: TableView, trick: str) -> Words:
    tricks = table.state.players[heir_tips.heir_seat(table.state)].tricks
    place = next(place for place, owned in enumerate(tricks) if owned is not None and owned.id == trick)
    return heir_tips.trick_words(table.state, place)


def _day(table: TableView, day: str) -> Words:
    said = place_tooltips.weekday(table.state, day, table.names, table.viewer)
    more = heir_tips.day_words(table.state, day)
    return said._replace(body=(*said.body, *([more] if more else [])))


def _stock(table: TableView, number: str) -> Words:
    component = table.state.stock[int(number)]
    if not component:
        return Words("Buy slot", ("Nothing is for sale here now.",), "action.buy")
    return tooltips.component(component, table.state, table.viewer)


def _pending(table: TableView, number: str) -> Words:
    return heir_tips.prophecy_words(table.state.pending[int(number)], int(number))


def _deck(table: TableView, deck: str) -> Words:
    left = len(table.state.special_decks.get(deck, []))
    body = (f"{n.plural(left, 'special card')} left.", heir_tips.HOW_IT_DRAWS)
    return Words(f"{n.LOCATION[deck]} cards", body, f"location.{deck}")


_TELL: dict[str, Callable[[TableView, str], Words]] = {
    "location": lambda table, what: heir_tips.location_words(table.state, what),
    "slot": lambda table, what: place_tooltips.slot(table.state, what, table.names, table.viewer),
    "day": _day,
    "die": lambda table, what: place_tooltips.die(table.state, what),
    "stock": _stock,
    "quick_order": lambda table, what: place_tooltips.quick_order_slot(table.state, table.viewer),
    "order": lambda table, what: place_tooltips.order_slot(table.state, int(what)),
    "deck": _deck,
    "prophecy": lambda table, what: heir_tips.prophecy_words(table.state.active_prophecy, None),
    "pending": _pending,
    "card": _card,
    "configuration": lambda table, what: heir_tips.configuration_words(table.state, what),
    "to_come": lambda table, what: heir_tips.to_come_words(table.state, what),
    "identity": lambda table, what: heir_tips.identity_words(table.state),
    "stance": lambda table, what: heir_tips.stance_words(table.state, what or heir_tips.stance_now(table.state)),
    "priority": lambda table, what: heir_tips.priority_words(table.state, what),
    "plan": lambda table, what: heir_tips.plan_words(table.state),
    "icon": lambda table, what: heir_tips.icon_words(table.state, int(what) - 1),
    "character": lambda table, what: heir_tips.character_words(table.state, what),
    "trick": _trick,
    "trick_place": lambda table, what: heir_tips.trick_words(table.state, int(what)),
    "shopping": lambda table, what: heir_tips.shopping_words(),
    "component": lambda table, what: tooltips.component(what, table.state, table.viewer),
    "specials": lambda table, what: heir_tips.specials_words(table.state),
}
"""Kind of piece -> its words, by the rest of its name."""


# ---- list and buttons ----------------------------------------------------------------------------------------------


def _add_list(scene: HeirScene) -> None:
    scene.spots.add(Hotspot("heir.list", at.LIST, on_wheel=scene.wheel, focusable=False))
    offset = round(scene.scroll.offset)
    for number, thing in enumerate(scene.placed):
        rect = thing.rect.move(at.LIST.x, at.LIST.y - offset).clip(at.LIST)
        if thing.row.state in ("head", "next") or rect.h < 16:
            continue
        hidden = (thing.row.entry.head,) if rect.h < thing.rect.h else ()
        tip = Tip(body=hidden, note=ENTRY_NOTE)
        scene.spots.add(
            Hotspot(
                f"entry.{number}",
                rect,
                on_click=partial(scene.open_rule, thing.row.entry.rule),
                on_wheel=scene.wheel,
                tip=always(tip),
                focusable=False,
            )
        )


def _add_buttons(scene: HeirScene) -> None:
    spots = scene.spots
    for button in scene.buttons:
        spots.add(button.spot())
    for name, (x, y), words, call, can in (
        ("heir.earlier", at.EARLIER, "What it did before", scene.look_earlier, scene.story.has_earlier),
        ("heir.later", at.LATER, "What it did after that", scene.look_later, scene.story.back > 0),
    ):
        if can:
            spots.add(Hotspot(name, Circle(x, y, 20), on_click=call, tip=always(Tip(words))))
    undo = scene.undo_tip
    can_undo = scene.session.can_undo
    spots.add(
        Hotspot("dock.undo", at.UNDO, on_click=scene.undo, tip=undo, enabled=can_undo, why_not=scene.why_no_undo())
    )
    key = scene.app.keys.label("heir")
    rects = segment_rects(at.PACE, len(HEIR_PACES))
    for pace, words, rect in zip(HEIR_PACES, CHOICES["heir_pace"], rects, strict=True):
        tip = Tip(words, (PACE_TIPS[pace].format(key=key),))
        spots.add(Hotspot(f"heir.pace.{pace}", rect, on_click=partial(scene.set_pace, pace), tip=always(tip)))
