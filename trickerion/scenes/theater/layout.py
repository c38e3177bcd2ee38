"""The hotspots of the Theater scene: what can be clicked, dragged, dropped on and asked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from trickerion.rules.ask import links_of
from trickerion.rules.catalog import TRICKS
from trickerion.rules.moves import Move, Reschedule, SetUpTrick
from trickerion.rules.state import NEUTRAL, Performance
from trickerion.scenes.theater import weekdays
from trickerion.scenes.theater.cards import center_of, half_of, row_note, row_rects
from trickerion.scenes.theater.hand import Spot, without_lifted
from trickerion.scenes.theater.preview import rows_of
from trickerion.scenes.theater.reasons import card_reason, reschedule_reason, slot_reason
from trickerion.scenes.theater.weekdays import said
from trickerion.scenes.theater.wings import Wings
from trickerion.table import prophecy_pill
from trickerion.table.configuration import has_dice
from trickerion.table.tips import always, points_tip, spoken
from trickerion.ui import theme
from trickerion.ui.bubble import Tip
from trickerion.ui.layout import theater as at
from trickerion.ui.spots import Circle, Hotspot
from trickerion.words import names as words
from trickerion.words.card_tooltips import printed_marker
from trickerion.words.heir_tips import configuration_words
from trickerion.words.theater import PASSED_UP

if TYPE_CHECKING:
    from trickerion.scenes.theater.scene import TheaterScene

PILE_RECT = Rect(at.PREVIEW.x + 210, at.PREVIEW.y + 8, 130, 30)
REWARD_RECTS = {
    "fame": Rect(at.PREVIEW.centerx - 230, at.PREVIEW.y + 92, 210, 56),
    "coins": Rect(at.PREVIEW.centerx + 20, at.PREVIEW.y + 92, 210, 56),
}
_REACH = 0.74  # of the half-diagonal: the round area of a slot


def slot_name(scene: TheaterScene, spot: Spot) -> str:
    """The hotspot's name of a slot: performance_2.slot_3, performance_2.beside_1."""
    number = next((n for n, card in enumerate(scene.row, 1) if card.id == spot.card), 0)
    return f"performance_{number}." + (f"slot_{spot.slot + 1}" if spot.slot >= 0 else f"beside_{-spot.slot}")


def spot_of(scene: TheaterScene, name: str | None) -> Spot | None:
    """The slot behind a hotspot's name."""
    if not name or not name.startswith("performance_") or "." not in name:
        return None
    card, _, place = name.partition(".")
    kind, _, number = place.partition("_")
    performance = scene.row[int(card.removeprefix("performance_")) - 1]
    return Spot(performance.id, int(number) - 1 if kind == "slot" else -int(number))


def card_of(scene: TheaterScene, name: str | None) -> str | None:
    """The card behind a hotspot's name (its own, or one of its slots)."""
    if not name or not name.startswith("performance_"):
        return None
    number = int(name.partition(".")[0].removeprefix("performance_"))
    return scene.row[number - 1].id if number <= len(scene.row) else None


def add_spots(scene: TheaterScene) -> None:
    """All hotspots for the table as it is."""
    spots = scene.spots
    spots.clear()
    scene.bar.add_spots(spots)
    _add_days(scene)
    if has_dice(scene.state):
        tip = spoken(configuration_words(scene.state, "theater"))
        area = Circle(*at.CONFIGURATION, at.CONFIGURATION_DIE)
        spots.add(Hotspot("configuration", area, tip=said(tip), focusable=False))
    prophecy_pill.add_spot(spots, at.PROPHECY, scene.state.active_prophecy)
    for number, (card, rect) in enumerate(zip(scene.row, row_rects(scene.row), strict=True), 1):
        tip = _card_tip(card, row_note(scene.state, card))
        spots.add(Hotspot(f"performance_{number}", rect, tip=said(tip), focusable=False))
        _add_slots(scene, card, rect)
    _add_wings(scene)
    _add_preview(scene)
    if not scene.extra_moves:
        fold = Tip("Show the corners" if scene.is_folded else "Fold this away")
        spots.add(Hotspot("corners.fold", at.CORNERS_HEAD, on_click=scene.toggle_corners, tip=lambda: fold))
        if scene.is_folded:
            scene.log.add_spots(spots, scene.refresh)
    _add_dock(scene)
    spots.keep_clear = [at.PREVIEW]


def _add_days(scene: TheaterScene) -> None:
    found: list[Hotspot] = []
    weekdays.add_spots(found, days_of(scene))
    scene.spots.add_all(found)


def days_of(scene: TheaterScene) -> weekdays.Days:
    """The row of weekdays as the viewer sees it."""
    acting = scene.acting
    slot = acting.slot if acting is not None else ""
    return weekdays.Days(scene.state, scene.session.viewer, scene.colours, scene.names, slot)


def wings_of(scene: TheaterScene) -> Wings:
    """The viewer's wings."""
    viewer = scene.session.viewer
    return Wings(scene.state, viewer, scene.colours[viewer], scene.wings)


# ---- cards and slots -----------------------------------------------------------------------------------------------


def _card_tip(card: Performance, note: str) -> Tip:
    body = [f"The performer gets {words.yields(card.card.bonus)}, and 1 {{fame}} for each Link on the card."]
    links = len(links_of(card))
    body.append(f"{words.plural(links, 'Link')} now." if links else "No Links now.")
    return Tip(words.performance(card.id), tuple(body), note=note and f"It {note}.")


def _add_slots(scene: TheaterScene, card: Performance, rect: Rect) -> None:
    rest = without_lifted(card, scene.hand)
    shown = [Spot(card.id, n) for n in range(len(card.card.slots))]
    shown += [Spot(card.id, -1 - n) for n in range(len(rest.guests))]
    if scene.hand is None:
        for spot in shown:
            _add_laid(scene, card, rect, spot)
        return
    options = scene.options_by_spot()
    shown += [spot for spot in options if spot.card == card.id and spot.slot < 0 and spot not in shown]
    for spot in shown:
        _add_target(scene, rest, rect, spot, spot in options)


def _area(rect: Rect, card: Performance, spot: Spot) -> Circle:
    return Circle(*center_of(rect, card.card, spot.slot), round(half_of(rect, spot.slot) * _REACH))


def _add_laid(scene: TheaterScene, card: Performance, rect: Rect, spot: Spot) -> None:
    """A slot while the hand is empty: a marker says what it is, an own one can be rescheduled."""
    marker = card.marker_at(spot.slot)
    if marker is None:
        return
    if marker.owner == NEUTRAL:
        name, area = slot_name(scene, spot), _area(rect, card, spot)
        scene.spots.add(Hotspot(name, area, tip=said(spoken(printed_marker())), focusable=False))
        return
    viewer = scene.session.viewer
    move: Move = Reschedule(card.id, spot.slot)
    reason = reschedule_reason(scene.state, viewer, scene.legal, spot, scene.names)
    own = marker.owner == viewer
    who = words.who(marker.owner, scene.names, viewer)
    body = [f"{who}: pays {words.yields(TRICKS[marker.trick].yields)} when performed."]
    if own and not reason:
        pays = "its new Links pay." if scene.offer else "a rescheduled marker pays nothing for its new Links."
        body.append(f"Click or drag to reschedule it: {pays}")
    tip = Tip(TRICKS[marker.trick].name, tuple(body), f"trick.{marker.trick}", note=reason if own else "")
    can = move in scene.legal
    scene.spots.add(
        Hotspot(
            slot_name(scene, spot),
            _area(rect, card, spot),
            on_click=(lambda: scene.take(move)) if can else None,
            payload=move if can else None,
            tip=lambda: None if scene.timeline.busy else tip,
        )
    )


def _add_target(scene: TheaterScene, rest: Performance, rect: Rect, spot: Spot, legal: bool) -> None:
    """A slot while the hand holds a marker: it takes it, or says why not."""
    assert scene.hand is not None
    reason = "" if legal else slot_reason(scene.state, scene.hand, spot, scene.names, scene.session.viewer)
    number = len(rest.guests) if spot.slot < 0 and legal else -1 - spot.slot
    place = spot if spot.slot >= 0 else Spot(spot.card, -1 - number)
    scene.spots.add(
        Hotspot(
            slot_name(scene, spot),
            _area(rect, rest, place),
            on_click=lambda: scene.lay(spot),
            on_wheel=lambda notches: scene.turn(-1 if notches > 0 else 1),
            accepts=lambda payload: legal and isinstance(payload, (SetUpTrick, Reschedule)),
            on_drop=lambda _payload: scene.lay(spot),
            tip=lambda: _passed_up_tip(scene, spot),
            refuses=lambda _payload: reason,
            enabled=legal,
            why_not=reason,
            focusable=legal,
            default=spot == scene.target,
        )
    )


def _passed_up_tip(scene: TheaterScene, spot: Spot) -> Tip | None:
    """By the pointer: that another turn makes a Link which a click here would pass up."""
    said = scene.passed_up if spot == scene.target else ""
    return Tip(PASSED_UP, (said,), "ui.link", tint=theme.rgba(theme.WARN)) if said else None


def closed_reason(scene: TheaterScene, card: Performance) -> str:
    """Why a card as a whole does not take the held marker; "" when it does, or when nothing is held."""
    if scene.hand is None or any(spot.card == card.id for spot in scene.options_by_spot()):
        return ""
    return card_reason(scene.hand, card, scene.names, scene.session.viewer)


# ---- wings, preview, dock ------------------------------------------------------------------------------------------


def _add_wings(scene: TheaterScene) -> None:
    wings = wings_of(scene)
    for place, row in scene.wings.items():
        move: Move = SetUpTrick(place)
        can = move in scene.legal or (scene.hand is not None and row.state in ("ready", "chosen"))
        scene.spots.add(
            Hotspot(
                f"wing_{place + 1}",
                at.wing_rect(place),
                on_click=partial(scene.clicked_wing, place) if can else None,
                payload=move if can else None,
                tip=partial(wings.tip, place),
                key=str(place + 1) if can else "",
            )
        )


def _add_preview(scene: TheaterScene) -> None:
    spots = scene.spots
    spots.add(Hotspot("preview", at.PREVIEW, on_wheel=lambda n: scene.turn(-1 if n > 0 else 1), focusable=False))
    if scene.is_paid:
        for resource, rect in REWARD_RECTS.items():
            click = partial(scene.receive, resource)
            spots.add(Hotspot(f"preview.{resource}", rect, on_click=click, default=resource == "fame"))
        return
    if scene.hand is None:
        return
    if scene.hand.piles:
        tip = Tip("A pile of two markers", ("They pay more when performed; a pile counts as one marker.",))
        spots.add(Hotspot("preview.pile", PILE_RECT, on_click=scene.toggle_pile, tip=lambda: tip))
    if scene.target is None:
        return
    for turns in scene.options_by_spot().get(scene.target, {}):
        area = at.orientation_rect(turns)
        spots.add(Hotspot(f"preview.turn_{turns}", area, on_click=partial(scene.turn_to, turns)))
    _add_rewards(scene)


def _add_rewards(scene: TheaterScene) -> None:
    result = scene.preview_outcome()
    if result is None:
        return
    rows = rows_of(result, scene.passed_up)
    for number in (n for n, line in enumerate(result.payments) if line.pays):
        for resource in ("fame", "coins"):
            area = at.reward_rect(number, resource, rows)
            click = partial(scene.choose_reward, number, resource)
            scene.spots.add(Hotspot(f"preview.{resource}_{number}", area, on_click=click))


def _add_dock(scene: TheaterScene) -> None:
    spots = scene.spots
    for (name, tip), rect in zip(_ACTION_TIPS.items(), at.dock_action_rects(), strict=True):
        if scene.is_at_work and not scene.offer:
            spots.add(Hotspot(f"dock.{name}", rect, tip=said(tip), focusable=False))
    for number, extra in enumerate(scene.extras):
        rect, click = at.extra_rect(number, len(scene.extras)), partial(scene.do_extra, extra.move)
        spots.add(Hotspot(f"extra_{number}", rect, on_click=click, tip=always(extra.tip) if extra.tip else None))
    if scene.is_at_work and not scene.offer:
        upper = Rect(at.DOCK.x, at.DOCK.y, at.DOCK.w, 78)
        spots.add(Hotspot("dock.points", upper, tip=partial(points_tip, scene.state, scene.acting), focusable=False))
    scene.dock.add_spots(spots, scene.done_button())
    brought = scene.hand is not None and scene.hand.is_brought
    stuck = scene.hand is not None and (brought or not scene.session.can_undo)
    why = "The marker cannot go back: something was revealed. Lay it on a slot."
    why = "Lay the marker on a slot, or do without." if brought else why
    back = Tip("Back to the board (Esc)")
    rect = at.dock_buttons()["back"]
    spots.add(Hotspot("dock.back", rect, on_click=scene.go_back, enabled=not stuck, why_not=why, tip=lambda: back))


_ACTION_TIPS = {
    "set_up_trick": Tip(
        "Set Up Trick",
        (
            "Lay a marker of a prepared Trick on a free slot; its own corner must lie in a Link circle.",
            "Each Link it makes pays its level in {fame} or {coin}; a blue circle gives both owners 1 {shard}.",
            "Never two markers of one suit on a card.",
        ),
        "action.set_up_trick",
    ),
    "reschedule": Tip(
        "Reschedule",
        (
            "Move one of your markers to another free slot, or turn it where it lies.",
            "Its new Links pay nothing now, but count when the card is performed.",
        ),
        "action.reschedule",
    ),
}
