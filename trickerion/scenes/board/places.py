"""The board's hotspots by name: "slot.downtown.0", "action.learn_trick", "die.bank_a", "character.manager" ..."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from trickerion.app.registry import has_scene
from trickerion.rules import moves as m
from trickerion.rules.catalog import DAYS, PROPHECIES, SLOTS, SPECIAL_DECKS, TRICKS
from trickerion.rules.moves import Move
from trickerion.rules.state import ENGINEER_PLACE, WAITING
from trickerion.scenes.board import alley, copying, dock_words, explain, solo
from trickerion.scenes.board import answers as ask
from trickerion.scenes.board.actions import DIM, LIT, ActionRow
from trickerion.scenes.board.downtown import die_places
from trickerion.scenes.board.market_row import chip_places, quick_center
from trickerion.scenes.board.placing import Lifted, can_place, placeable, why_not, why_nowhere
from trickerion.scenes.board.side_panels import category_on_dice
from trickerion.table.looks import others
from trickerion.table.opponents import special_places
from trickerion.table.own_hand import special_number
from trickerion.table.strip import character_places, component_places
from trickerion.table.tips import words
from trickerion.ui import theme
from trickerion.ui.layout import board as at
from trickerion.ui.spots import Circle, Hotspot
from trickerion.words import names

if TYPE_CHECKING:
    from trickerion.scenes.board.scene import BoardScene


def add_spots(scene: BoardScene) -> None:
    """All hotspots, bottom to top."""
    scene.spots.clear()
    scene.bar.on_log = scene.open_log if _has_log() else None
    scene.bar.add_spots(scene.spots)
    for part in (_locations, _theater, _column, _strip, _dock, _question):
        part(scene)
    if scene.past is not None:
        whole = Rect(0, 0, *theme.CANVAS_SIZE)
        scene.spots.add(Hotspot("past.back", whole, on_click=scene.leave_past, focusable=False))


def _has_log() -> bool:
    return has_scene("log")


def _concerning(scene: BoardScene, name: str) -> list[Move]:
    """The legal moves of a Character at work that are about a thing."""
    if scene.table.question != "CharacterActs":
        return []
    return [move for move in ask.answers(scene.session.legal) if name in ask.targets(scene.table, [move])]


def _thing(scene: BoardScene, name: str, rect: Rect, title: str, tip: explain.Tips, **more: object) -> Hotspot:
    """A thing of the table that can be clicked when something can be done with it."""
    spot = Hotspot(name, rect, tip=tip)
    moves = _concerning(scene, name)
    if moves:
        spot.on_click = partial(scene.click_thing, title, moves, rect)
    for field, value in more.items():
        setattr(spot, field, value)
    scene.spots.add(spot)
    return spot


# ---- the board -----------------------------------------------------------------------------------------------------


def _locations(scene: BoardScene) -> None:
    table, spots = scene.table, scene.spots
    spots.add(
        Hotspot(
            "fame",
            Rect(at.BOARD.x, at.BOARD.y, at.BOARD.w, at.TRACK),
            tip=words("Fame", "The highest Fame at the end of the game wins.", icon="resource.fame"),
            focusable=False,
        )
    )
    for row in scene.rows:
        _add_row(scene, row)
    solo.add_dice(scene)
    for die, center in die_places().items():
        rect = ask.chip_rect(center, at.DIE + 4)
        _thing(scene, f"die.{die}", rect, "With this die", partial(explain.die_tip, table, die))
    _stalls(scene)
    if table.has_alley:
        _alley(scene)
    else:
        for category, rect in at.DECKS.items():
            tip = partial(explain.deck_tip, table, category, on_dice=category_on_dice(table, category))
            click = partial(scene.open_residence, category)
            spots.add(Hotspot(f"deck.{category}", rect, on_click=click, tip=tip))


def _alley(scene: BoardScene) -> None:
    where = alley.places(scene.table)
    for deck, rect in zip(SPECIAL_DECKS, where.tabs, strict=True):
        _thing(scene, f"deck.{deck}", rect, "Draw", partial(explain.special_deck_tip, scene.table, deck))
    x, y = at.RESIDENCE_BUTTON
    tip = words("The Residence", "Look through the Tricks that can be learned.", icon="action.learn_trick")
    scene.spots.add(Hotspot("residence", Circle(x, y, 17), on_click=scene.open_residence, tip=tip))
    for place, prophecy in enumerate(scene.table.state.pending[:3]):
        if prophecy in PROPHECIES:
            tip = partial(explain.prophecy_tip, prophecy, place)
            x, y = where.pending_center(place)
            scene.spots.add(Hotspot(f"prophecy.{place}", Circle(x, y, 22), tip=tip, focusable=False))


def _add_row(scene: BoardScene, row: ActionRow) -> None:
    tip = partial(explain.action_tip, scene.table, row)
    spot = Hotspot(f"action.{row.action.id}", row.rect, tip=tip, focusable=row.state == LIT)
    if scene.spots.held is None and row.state == LIT and scene.table.legal:
        spot.on_click = partial(scene.take_action, row)
        lit = [other for other in scene.rows if other.state == LIT]
        number = lit.index(row) + 1
        spot.key = str(number) if number <= 9 and scene.popup is None else ""
    elif row.state == DIM:
        spot.enabled, spot.on_click = False, lambda: None
    elif row.action.location == "theater":
        spot.on_click = scene.open_theater
    elif row.action.id == "learn_trick":
        spot.on_click = scene.open_residence
    scene.spots.add(spot)


def _stalls(scene: BoardScene) -> None:
    table = scene.table
    on_sale = chip_places(table)
    for component, center in on_sale.items():
        tip = partial(explain.stock_tip, table, component, quick=center == quick_center(table))
        rect = ask.chip_rect(center, at.STALL_CHIP + 4)
        _thing(scene, f"stock.{component}", rect, names.component(component), tip)
    for number in range(len(table.state.orders)):
        if at.order_center(number) in on_sale.values():
            continue
        rect = ask.chip_rect(at.order_center(number), at.STALL_CHIP + 4)
        tip_of = partial(explain.order_tip, table, number)
        scene.spots.add(Hotspot(f"order.{number}", rect, tip=tip_of, focusable=False))


def _theater(scene: BoardScene) -> None:
    table, spots = scene.table, scene.spots
    for card, rect in zip(table.state.row, at.performance_rects(len(table.state.row)), strict=True):
        tip = partial(explain.card_tip, table, card)
        spots.add(Hotspot(f"card.{card.id}", rect, on_click=scene.open_theater, tip=tip))
    for day in DAYS:
        spots.add(Hotspot(f"day.{day}", at.DAYS[day], tip=partial(explain.day_tip, table, day), focusable=False))
    for slot, (x, y) in scene.slot_centers().items():
        radius = 31 if SLOTS[slot].is_performance else 29
        spot = Hotspot(f"slot.{slot}", Circle(x, y, radius), tip=partial(explain.slot_tip, table, slot))
        if table.question == "Placing" and table.legal:
            spot.accepts = partial(_accepts, scene, slot)
            spot.on_drop = partial(_drop, scene, slot)
            spot.refuses = partial(_refuses, scene, slot)
        spots.add(spot)


def _accepts(scene: BoardScene, slot: str, held: object) -> bool:
    return can_place(scene.table, held, slot)


def _drop(scene: BoardScene, slot: str, held: object) -> None:
    scene.place(held, slot)


def _refuses(scene: BoardScene, slot: str, held: object) -> str:
    return why_not(scene.table, held, slot)


# ---- the right column ----------------------------------------------------------------------------------------------


def _column(scene: BoardScene) -> None:
    table, spots = scene.table, scene.spots
    for position, seat in enumerate(table.state.initiative):
        place = at.initiative_place(table.state.initiative_slot(seat) - 1)
        tip = partial(explain.initiative_tip, table, position)
        spots.add(Hotspot(f"initiative.{position}", place, tip=tip, focusable=False))
    seats = others(table.state, table.viewer)
    for seat, rect in zip(seats, at.opponent_rects(len(seats)), strict=True):
        click, tip = partial(scene.open_player, seat), partial(explain.opponent_tip, table, seat)
        spots.add(Hotspot(f"opponent.{seat}", rect, on_click=click, tip=tip))
        _team_of(scene, seat, rect)
    solo.add_plate(scene)
    if table.state.active_prophecy in PROPHECIES:
        tip = partial(explain.prophecy_tip, table.state.active_prophecy, None)
        spots.add(Hotspot("prophecy", alley.plate_rect(table), tip=tip, focusable=False))
    scene.log.add_spots(spots, scene.layout)


def _team_of(scene: BoardScene, seat: int, rect: Rect) -> None:
    """The open special cards of another player, with their whole wording."""
    click = partial(scene.open_player, seat)
    for character, place in special_places(scene.table.state.players[seat], rect).items():
        tip = partial(explain.open_card_tip, scene.table, seat, character)
        name = f"opponent.{seat}.{character}"
        scene.spots.add(Hotspot(name, place, on_click=click, tip=tip, focusable=False))


# ---- the own strip -------------------------------------------------------------------------------------------------


def _strip(scene: BoardScene) -> None:
    table = scene.table
    uses = _concerning(scene, "magician")
    look = partial(scene.show_extras, uses) if uses else partial(scene.open_player, table.viewer)
    tip = partial(explain.magician_tip, table)
    scene.spots.add(Hotspot("magician", at.MAGICIAN, on_click=look, tip=tip))
    _tricks(scene)
    player = table.me
    for component, center in component_places(player).items():
        rect = ask.chip_rect(center, at.PILE + 4)
        spot = _thing(
            scene,
            f"component.{component}",
            rect,
            names.component(component),
            partial(explain.component_tip, table, component),
        )
        spot.on_right_click = partial(scene.give_back, m.ReturnComponent(component))
    ready = placeable(table)
    for character, rect in character_places(player).items():
        _character(scene, character, rect, character in ready)
    if special_number(player):
        tip = partial(explain.hand_tip, table)
        scene.spots.add(Hotspot("hand", at.HAND, on_click=scene.show_hand, tip=tip))
    _copies(scene)


def _copies(scene: BoardScene) -> None:
    """Mimesis, on the cards that it may change."""
    offered = copying.copies(scene.table)
    for character, rect in copying.chip_rects(scene.table).items():
        cards = [names.card(move.card) for move in offered[character]]
        tip = words("Mimesis", f"This card may work like {names.join(cards)}, once per turn.", icon="ui.special_card")
        click = partial(scene.show_extras, offered[character])
        scene.spots.add(Hotspot(f"copy.{character}", rect, on_click=click, tip=tip))


def _tricks(scene: BoardScene) -> None:
    player = scene.table.me
    for place, owned in enumerate(player.tricks):
        if place == ENGINEER_PLACE and not player.has("engineer"):
            tip = words("Engineer’s slot", "For a fourth Trick, when you have an Engineer.", icon="character.engineer")
            scene.spots.add(Hotspot(f"trick.{place}", at.TRICKS[place], tip=tip, focusable=False))
            continue
        title = TRICKS[owned.id].name if owned is not None else "Free slot"
        spot = _thing(scene, f"trick.{place}", at.TRICKS[place], title, partial(explain.trick_tip, scene.table, place))
        if owned is not None:
            spot.on_right_click = partial(scene.give_back, m.ReturnTrick(place))
            spot.on_click = spot.on_click or partial(scene.open_player, scene.table.viewer)


def _character(scene: BoardScene, character: str, rect: Rect, ready: bool) -> None:
    tip = partial(explain.character_tip, scene.table, character)
    spot = Hotspot(f"character.{character}", rect, tip=tip)
    waiting = scene.table.me.characters[character].status == WAITING
    if scene.table.question == "Placing" and scene.table.legal and waiting:
        spot.payload = Lifted(character)
        spot.enabled = ready
        spot.why_not = "" if ready else why_nowhere(scene.table, character)
        spot.on_right_click = partial(scene.leave_idle, character)
    else:
        moves = _concerning(scene, f"character.{character}")
        if moves:
            spot.on_click = partial(scene.click_thing, names.character(character), moves, rect)
    scene.spots.add(spot)


# ---- dock and questions --------------------------------------------------------------------------------------------


def _dock(scene: BoardScene) -> None:
    done = dock_words.done_button(scene)
    scene.dock.add_spots(scene.spots, done)
    scene.dock_panel().add_spots(scene.spots, at.ACTION_POINTS)


def _question(scene: BoardScene) -> None:
    scene.spots.keep_clear = [at.ACTION_POINTS, *([scene.popup.rect] if scene.popup is not None else [])]
    if scene.popup is None:
        return
    scene.popup.add_spots(scene.spots, scene.layout)
    moves: Sequence[Move] = scene.lit_moves()
    for name, (rect, meant) in ask.targets(scene.table, moves).items():
        if not rect.colliderect(scene.popup.rect):
            scene.spots.add(Hotspot(f"pick.{name}", rect, on_click=partial(scene.pick, meant)))
