"""Draw everything the drawing kit can draw on a few sheets, to look at.

usage: kit_sheet.py OUTDIR
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from make_scenery import LOCATION_CITIES
from pygame import Rect

from trickerion.rules import catalog
from trickerion.ui import (
    action_row,
    assignment_card,
    bench,
    bubble,
    components,
    controls,
    dice,
    icons,
    magician_card,
    markers,
    performance_card,
    performance_grid,
    scenery,
    shapes,
    surfaces,
    text,
    text_block,
    theme,
    tokens,
    topbar,
    trick_card,
)

CHARACTERS = ("magician", "assistant", "engineer", "manager", "apprentice", "protege")
SUITS = ("spades", "hearts", "diamonds", "clubs")


_SLOTS = ((0, 0), (1, 0), (0, 1), (1, 1), (1, 2))
_LINKS = ((0, 1, False), (0, 2, True), (2, 3, False), (3, 4, True))
SAMPLE = replace(
    catalog.PERFORMANCES["riverside_01"],
    slots=_SLOTS,
    links=tuple(catalog.Link(a, b, 0, 0, shard) for a, b, shard in _LINKS),
)
"""A Performance card with every kind of circle."""


def board_background(title: str) -> pygame.Surface:
    """A fresh canvas with the backdrop and the top bar."""
    canvas = pygame.Surface(theme.CANVAS_SIZE)
    canvas.blit(scenery.backdrop(), (0, 0))
    topbar.draw_top_bar(canvas, title=title)
    return canvas


def tokens_sheet() -> pygame.Surface:
    """Disks, slots, markers, grids, dice, Components."""
    canvas = board_background("Tokens")
    surfaces.draw_wood_panel(canvas, Rect(10, 62, 1900, 1008))
    for row, colour in enumerate((*theme.PLAYER_COLOURS, "neutral")):
        y = 120 + row * 84
        for column, character in enumerate(CHARACTERS):
            tokens.draw_disk(canvas, (70 + column * 82, y), (66, 60, 56, 50, 44, 38)[column], colour, character)
        tokens.draw_emblem(canvas, (560, y), 34, colour)
        tokens.draw_emblem(canvas, (600, y), 24, colour)
        tokens.draw_fame_marker(canvas, (640, y), colour)
        tokens.draw_cylinder(canvas, (690, y), colour)
        tokens.draw_poster(canvas, Rect(720, y - 24, 34, 46), colour)
        tokens.draw_disk(canvas, (790, y), 50, colour, "engineer", faded=True)
        for turns in range(4):
            suit = SUITS[turns]
            markers.draw_marker(canvas, (860 + turns * 84, y), 38, colour, suit, turns, theme.CATEGORIES[turns])
        for number, suit in enumerate(SUITS):
            markers.draw_marker(canvas, (1210 + number * 52, y), (22, 19, 16, 12)[number], colour, suit)
        markers.draw_marker_place(canvas, (1420, y), 19, SUITS[row % 4])
    _slots_row(canvas, 560)
    _dice_row(canvas, 640)
    _component_row(canvas, 720)
    _grids(canvas)
    return canvas


def _slots_row(canvas: pygame.Surface, y: int) -> None:
    for number, label in enumerate(("+2", "+1", "0", "−1")):
        tokens.draw_slot(canvas, (60 + number * 72, y), 56, label)
    tokens.draw_slot_tag(canvas, (60, y), 56, "+2")
    tokens.draw_slot_price(canvas, (132, y), 56, 3)
    shapes.draw_glow(canvas, (350, y), 40)
    tokens.draw_slot(canvas, (350, y), 56, "+1")
    tokens.draw_slot_target(canvas, (350, y), 56)
    tokens.draw_slot(canvas, (430, y), 60, picture="character.magician")
    tokens.draw_covered_slot(canvas, (510, y), 56)
    tokens.draw_blocked_slot(canvas, (580, y), 56)
    tokens.draw_empty_ring(canvas, (660, y), 64, "engineer")
    tokens.draw_coin(canvas, (730, y), 28, 3)
    tokens.draw_shard(canvas, (770, y))
    tokens.draw_fame(canvas, (810, y))
    tokens.draw_badge(canvas, (850, y), "16", 28)
    tokens.draw_action_points(canvas, (910, y), 3)
    tokens.draw_action_points(canvas, (970, y), 3, dim=True)
    tokens.draw_prophecy(canvas, (1040, y), 62, "toll_gates", lit=True)
    tokens.draw_prophecy(canvas, (1120, y), 42, "open_library")


def _dice_row(canvas: pygame.Surface, y: int) -> None:
    faces = [("residence", face) for face in (*theme.CATEGORIES, "any", "x")]
    faces += [("inn", face) for face in ("assistant", "engineer", "manager", "apprentice", "x")]
    faces += [("bank", face) for face in "3456"]
    for number, (kind, face) in enumerate(faces):
        dice.draw_die(canvas, (60 + number * 58, y), 40, kind, face)
    dice.draw_configuration_die(canvas, (960, y), 40, "downtown", (1, 3), rerolled=True)
    dice.draw_configuration_die(canvas, (1040, y), 40, "dark_alley", (2,))


def _component_row(canvas: pygame.Surface, y: int) -> None:
    for number, name in enumerate(theme.COMPONENT_COLOURS):
        components.draw_component(canvas, (60 + number * 66, y), 48, name, count=number % 3 + 1, short=number == 5)
        components.draw_component(canvas, (60 + number * 66, y + 70), 28, name)
        components.draw_component(canvas, (60 + number * 66, y + 120), 40, name, price=number % 3 + 1)
    bench.draw_pile(canvas, Rect(880, y - 10, 135, 120), bench.Pile("animal", 3, "Animal", 2, need=2))
    more = bench.Pile("wood", 2, "Wood", 1, more=True)
    bench.draw_pile(canvas, Rect(1030, y - 30, 135, 142), more, on_bench=False)
    bench.draw_free_place(canvas, Rect(1180, y - 10, 135, 120), "free slot")


def _grids(canvas: pygame.Surface) -> None:
    placed = {
        (0, 1): performance_grid.Placed("crimson", "spades", 3, "mechanical"),
        (1, 1): performance_grid.Placed("teal", "clubs", 1, "optical"),
        (0, 0): performance_grid.Placed("saffron", "clubs", 1, "mechanical"),
    }
    big = Rect(1480, 90, 400, 400)
    surfaces.draw_paper_panel(canvas, big)
    performance_grid.draw_performance_grid(
        canvas,
        SAMPLE,
        performance_grid.GridPlace((1500, 110), 60),
        placed,
        performance_grid.GridLights(legal=((1, 0), (1, 2)), lifted=(0, 1)),
    )
    small = Rect(1480, 520, 160, 240)
    surfaces.draw_paper_panel(canvas, small)
    performance_grid.draw_performance_grid(
        canvas, SAMPLE, performance_grid.GridPlace((1490, 530), 35), placed, performance_grid.GridLights(dark=((1, 0),))
    )


def controls_sheet() -> pygame.Surface:
    """Buttons, switches, rows, counters, tooltips, the busy top bar."""
    canvas = pygame.Surface(theme.CANVAS_SIZE)
    canvas.blit(scenery.backdrop(), (0, 0))
    topbar.draw_top_bar(
        canvas,
        turn=topbar.TurnShown(6, 7, tuple(topbar.PHASES), "place"),
        prompt="Place a Character",
        player_colour="crimson",
    )
    surfaces.draw_wood_panel(canvas, Rect(10, 62, 640, 500))
    _buttons(canvas)
    surfaces.draw_paper_panel(canvas, Rect(660, 62, 620, 500), rivets=True)
    _rows(canvas)
    surfaces.draw_dark_panel(canvas, Rect(1290, 62, 620, 500))
    _numbers(canvas)
    _materials(canvas)
    return canvas


def _buttons(canvas: pygame.Surface) -> None:
    draw = controls.draw_button
    draw(
        canvas,
        Rect(30, 84, 250, 72),
        controls.ButtonFace("Done", primary=True, second_line="1 point left", key="Enter"),
    )
    draw(canvas, Rect(300, 84, 160, 58), controls.ButtonFace("Back", icon="ui.exit", key="Esc", size=20))
    draw(canvas, Rect(480, 84, 150, 58), controls.ButtonFace("Undo", icon="ui.undo", size=20, disabled=True))
    for number, sign in enumerate(("ui.undo", "ui.redo", "ui.hint")):
        draw(canvas, Rect(30 + number * 66, 170, 56, 56), controls.ButtonFace(icon=sign, disabled=number == 1))
    draw(canvas, Rect(240, 170, 180, 56), controls.ButtonFace("Hovered", primary=True, size=22), hovered=True)
    controls.draw_segments(
        canvas,
        Rect(30, 246, 416, 36),
        ("Person", "Computer", "Empty"),
        1,
        icons=("ui.person", "ui.computer", "ui.empty"),
    )
    controls.draw_segments(canvas, Rect(460, 246, 170, 36), ("2015", "2019"), 0, closed=(1,))
    for number in range(4):
        controls.draw_toggle(canvas, (60 + number * 70, 310), number % 2 == 1)
    controls.draw_check_box(canvas, Rect(330, 294, 150, 34), "+1 for a Shard", True)
    controls.draw_check_box(canvas, Rect(490, 294, 140, 34), "+1 for a Shard", False, disabled=True)
    controls.draw_pips(canvas, (30, 350), 3)
    controls.draw_verdict(canvas, (140, 350), True)
    controls.draw_verdict(canvas, (170, 350), False)
    why = "closed: the Assistant has one already"
    action_row.draw_closed_row(canvas, Rect(30, 376, 348, 68), "Move Apprentice", why)
    surfaces.draw_ribbon(canvas, Rect(60, 460, 240, 42), "#4e0f1c", "Theater", 29, "location.theater")
    surfaces.draw_ribbon(canvas, Rect(380, 460, 208, 35), "#123c28", "Market Row", 22, "location.market_row")
    surfaces.draw_pill(canvas, Rect(40, 520, 90, 28), "Choose", theme.BRASS_HI, theme.INK)
    surfaces.draw_pill(canvas, Rect(140, 520, 110, 28), "ready", theme.GOOD_DEEP, icon_name="ui.tick")
    surfaces.draw_tag(canvas, (300, 534), "placed")
    for number, category in enumerate(theme.CATEGORIES):
        surfaces.draw_category_badge(canvas, (380 + number * 50, 534), category, 36)


ROWS: tuple[tuple[Rect, str, str, dict[str, Any]], ...] = (
    (Rect(680, 84, 296, 35), "Learn Trick", "learn_trick", {"cost": 3, "state": "dim", "reason": "no free slot"}),
    (Rect(680, 124, 296, 35), "Hire Character", "hire_character", {"cost": 3, "state": "idle"}),
    (Rect(680, 164, 296, 35), "Take Coins", "take_coins", {"cost": 2, "was": 3, "state": "lit"}),
    (Rect(680, 206, 146, 31), "Reroll", "reroll_die", {"cost": 1, "state": "lit", "size": 17}),
    (Rect(832, 206, 146, 31), "Set die", "set_die", {"cost": 2, "state": "dim", "size": 17}),
    (Rect(680, 246, 132, 40), "Buy", "buy", {"cost": 1, "size": 17}),
    (Rect(818, 246, 160, 40), "Quick Order", "quick_order", {"cost": 2, "size": 17}),
    (Rect(680, 296, 296, 49), "Prepare", "prepare", {"cost": "1–3", "detail": "markers onto a Trick card"}),
    (
        *(Rect(680, 352, 296, 49), "Move Apprentice", "move_apprentice"),
        {"cost": 1, "state": "dim", "reason": "you have no Assistant"},
    ),
    (
        *(Rect(680, 410, 348, 68), "Prepare", "prepare"),
        {"cost": 1, "state": "lit", "detail": "Zig Zag Lady (1), gives 3 markers", "key": "1", "size": 21},
    ),
)
"""Where a row of an Action lies, its name, its icon, and what it shows."""
NOTES = (
    ("ui.hint", "Everything is here: prepare it for 1 {ap}", "ready"),
    ("ui.trophy", "End: 2 {fame} per Component; now *14* {fame}", "dark"),
    ("character.engineer", "Engineer's slot: one marker more", "specialist"),
    ("ui.stage", "One marker ready here, one on stage", "paper"),
)


def _rows(canvas: pygame.Surface) -> None:
    for rect, name, action, shown in ROWS:
        told = {key: value for key, value in shown.items() if key != "state"}
        text = action_row.RowText(name, icon=f"action.{action}", **told)
        action_row.draw_action_row(canvas, rect, text, state=shown.get("state", "idle"))
    _notes(canvas)


def _notes(canvas: pygame.Surface) -> None:
    for number, (icon, said, style) in enumerate(NOTES):
        controls.draw_note_plate(canvas, Rect(1000, 84 + 76 * number, 264, 66), icon, said, style=style)
    text_block.draw_block(
        canvas,
        "*2019:* a Link pays by the higher level of its two Tricks; unpaid wages cost 2 {fame} per Character; "
        "1 {shard}, 3 {coin} and 2 {ap}.",
        Rect(680, 492, 580, 0),
    )


def _numbers(canvas: pygame.Surface) -> None:
    controls.draw_reward(canvas, (1310, 90), {"fame": 2, "coins": 1, "shards": 1}, 22, on_dark=True)
    controls.draw_reward(canvas, (1310, 130), {"fame": -1, "coins": -1}, 19, on_dark=True, gap=10)
    controls.draw_resource(canvas, (1310, 170), "fame", 46, on_dark=True)
    controls.draw_resource(canvas, (1450, 170), "coins", 11, on_dark=True)
    controls.draw_resource(canvas, (1590, 170), "shards", 3, on_dark=True)
    controls.draw_choice_chip(canvas, Rect(1310, 200, 108, 38), "fame", 2, True)
    controls.draw_choice_chip(canvas, Rect(1440, 200, 108, 38), "coins", 2, False)
    tip = bubble.Tip(
        "Hire Character needs 3",
        ("The Apprentice would have 2 {ap}.", "*+1*: a {shard}, or give up *Interest*."),
        icon="ui.locked",
        note="Reached with a Shard while placing",
    )
    target = Rect(1330, 300, 80, 40)
    controls.draw_button(canvas, target, controls.ButtonFace("Hire", size=18))
    bubble.draw_bubble(canvas, bubble.place_bubble(bubble.bubble_size(tip), target), tip, target)
    text.gold_text(canvas, "Trickerion", (1600, 490), 90, role=theme.LOGO)


def _materials(canvas: pygame.Surface) -> None:
    for number, location in enumerate(LOCATION_CITIES):
        rect = Rect(10 + number * 322, 580, 312, 90)
        surfaces.draw_paper_panel(canvas, rect)
        canvas.blit(shapes.rounded_clip(scenery.location_scene(location, 308), 10), (rect.x + 2, rect.y + 4))
        name = location.replace("_", " ").title()
        ribbon = Rect(rect.centerx - 104, rect.y + 11, 208, 35)
        surfaces.draw_ribbon(canvas, ribbon, theme.RIBBON_COLOURS[location], name, 22, f"location.{location}")
    canvas.blit(pygame.transform.smoothscale(scenery.painted("stage-930x534"), (900, 380)), (10, 690))
    for number, magician in enumerate(catalog.MAGICIANS.values()):
        row, column = divmod(number, 4)
        category = magician.category
        rect = Rect(930 + column * 240, 690 + row * 190, 230, 112)
        canvas.blit(scenery.poster_scene(rect.w, rect.h, theme.category_colour(category)), rect)
        icons.draw_icon(canvas, f"magician.{magician.id}", rect.center, 92, theme.CREAM, shadow=True)
        bar = Rect(rect.x, rect.bottom, rect.w, 36)
        surfaces.draw_title_bar(canvas, bar, theme.category_colour(category), magician.name)


def tricks_sheet() -> pygame.Surface:
    """Trick cards in every size and state."""
    canvas = board_background("Tricks")
    surfaces.draw_wood_panel(canvas, Rect(10, 62, 1900, 1008))
    have = {"wood": 2, "metal": 3, "glass": 1, "fabric": 2}
    tricks = [catalog.TRICKS[name] for name in TRICK_SAMPLE]
    notes = (
        trick_card.TrickNote("ui.hint", "Everything is here: prepare it now for 1 {ap}", "ready"),
        trick_card.TrickNote("ui.trophy", "End: 2 {fame} per advanced Component; now *14* {fame}", "dark"),
        trick_card.TrickNote("character.engineer", "Engineer's slot: one marker more, 4 in all", "specialist"),
        trick_card.TrickNote("ui.stage", "One marker ready here, one on stage"),
        None,
    )
    for number, (trick, note) in enumerate(zip(tricks, notes, strict=True)):
        owned = trick_card.Owned(theme.PLAYER_COLOURS[number % 4], SUITS[number % 4], number, 1)
        rect = Rect(30 + number * 300, 84, *trick_card.LARGE_SIZE)
        trick_card.draw_trick_large(canvas, rect, trick, owned, have=have, note=note, selected=number == 1)
        strip = Rect(30 + number * 150, 580, *trick_card.STRIP_SIZE)
        status = "lacks 1 Cog" if number == 2 else "not prepared" if not number else ""
        trick_card.draw_trick_strip(canvas, strip, trick, owned, have=have, status=status, light=float(number == 3))
        row = Rect(800, 580 + number * 98, *trick_card.ROW_SIZE)
        state = ("closed", "chosen", "ready", "idle", "ready")[number]
        reason = "lacks 1 Cog" if state == "closed" else ""
        trick_card.draw_trick_row(canvas, row, trick, owned, state=state, label=state, reason=reason)
        trick_card.draw_trick_line(canvas, Rect(1300, 580 + number * 54, 400, 48), trick)
    trick_card.draw_trick_place(canvas, Rect(1540, 84, *trick_card.LARGE_SIZE), "free slot")
    trick_card.draw_trick_place(canvas, Rect(30, 800, *trick_card.STRIP_SIZE), "free slot")
    return canvas


def cards_sheet() -> pygame.Surface:
    """Performance, Assignment and Magician cards, and Characters with their cards."""
    canvas = board_background("Cards")
    surfaces.draw_wood_panel(canvas, Rect(10, 62, 1900, 1008))
    cards = [catalog.PERFORMANCES[name] for name in ("riverside_03", "grand_magorian_04", "magnus_pantheon_01")]
    for number, card in enumerate(cards):
        slots = list(card.slots)
        placed = {
            slots[0]: performance_grid.Placed("crimson", "spades", 3, "mechanical"),
            slots[1]: performance_grid.Placed("pearl", "hearts", 2, "spiritual"),
        }
        notes = ("new this turn", "", "leaves this turn")
        rect = Rect(30 + number * 160, 84, *performance_card.BOARD_SIZE)
        performance_card.draw_performance_card(canvas, rect, card, placed, note=notes[number])
        rect = Rect(520 + number * 276, 84, *performance_card.THEATER_SIZE)
        closed = "Your spade is on this card already. One marker of each suit per player." if number == 0 else ""
        dark = slots[2:] if number == 0 else ()
        legal = slots[2:] if number else ()
        performance_card.draw_performance_card(
            canvas,
            rect,
            card,
            placed,
            performance_grid.GridLights(legal=legal, dark=dark),
            closed=closed,
            note=notes[number],
            light=float(number == 1),
        )
    _assignment_cards(canvas)
    _magicians(canvas)
    return canvas


def _assignment_cards(canvas: pygame.Surface) -> None:
    for number, location in enumerate(catalog.LOCATIONS):
        x = 30 + number * 100
        assignment_card.draw_assignment_card(canvas, Rect(x, 420, 86, 134), location, dim=number == 1)
        if number < 4:
            assignment_card.draw_assignment_card(canvas, Rect(30 + number * 160, 570, 144, 196), location)
        if number < 4:
            assignment_card.draw_assignment_back(
                canvas, Rect(660 + number * 30, 580, 24, 34), theme.PLAYER_COLOURS[number]
            )
            rect = Rect(800 + number * 100, 570, 86, 134)
            assignment_card.draw_assignment_back(canvas, rect, theme.PLAYER_COLOURS[number])
    special = {"special": "Interest", "icon": "action.take_coins"}
    assignment_card.draw_assignment_card(canvas, Rect(1220, 570, 86, 134), "downtown", **special)
    assignment_card.draw_assignment_card(canvas, Rect(1320, 560, 144, 196), "downtown", **special)
    assignment_card.draw_assignment_place(canvas, Rect(660, 630, 110, 150), "lay a card here", light=1.0)
    assignment_card.draw_special_card(canvas, Rect(1500, 400, 378, 368), "headliner_trick")
    moving = assignment_card.sprite(
        (150, 212), lambda surface, rect: assignment_card.draw_assignment_card(surface, rect, "dark_alley"), -6
    )
    canvas.blit(moving, (1340, 80))


def _magicians(canvas: pygame.Surface) -> None:
    people = [catalog.MAGICIANS[name] for name in ("the_mechaniker", "the_great_optico", "master_of_chains")]
    draw = magician_card.draw_magician_poster
    ability = ("Overtime", "Once a turn, one Apprentice outside the Theater has 1 more {ap}.")
    taken = ("Escape is taken", "by Lantern Jack")
    text = magician_card.PosterText
    draw(canvas, Rect(30, 785, 320, 280), people[0], text(*ability, call="Choose"), light=1.0)
    draw(canvas, Rect(370, 785, 320, 280), people[1], text(*ability, owner="crimson", owner_name="Ada"))
    draw(canvas, Rect(710, 785, 320, 280), people[2], text(*ability, closed=taken))
    for number, person in enumerate(people[:2]):
        rect = Rect(1050 + number * 210, 785, 196, 194)
        magician_card.draw_magician_strip(
            canvas, rect, person, "crimson", amounts=(46, 11, 3), ability="Apprentice +1", used="used"
        )
    states = ("waiting", "placed", "acting")
    for number, state in enumerate(states):
        rect = Rect(1480 + number * 98, 785, 92, 194)
        assignment_card.draw_character_place(
            canvas,
            rect,
            assignment_card.CharacterFace("crimson", "magician", action_points=3, location="theater", state=state),
        )
    assignment_card.draw_character_place(
        canvas,
        Rect(1780, 785, 104, 246),
        assignment_card.CharacterFace(
            "teal", "apprentice", action_points=1, face_down=True, location="theater", name="Apprentice"
        ),
    )


TRICK_SAMPLE = (
    "linking_rings",
    "stairs_of_water",
    "zig_zag_lady",
    "window_to_the_otherworld",
    "sawing_the_assistant_in_half",
)
SHEETS: dict[str, Callable[[], pygame.Surface]] = {
    "tokens": tokens_sheet,
    "controls": controls_sheet,
    "tricks": tricks_sheet,
    "cards": cards_sheet,
}


def main() -> None:
    """Write one PNG per sheet, and say how long a second drawing takes."""
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    pygame.init()
    pygame.display.set_mode((16, 16))
    for name, draw in SHEETS.items():
        pygame.image.save(draw(), str(out / f"{name}.png"))
        start = time.perf_counter()
        draw()
        print(f"{name}: {(time.perf_counter() - start) * 1000:.1f} ms when cached")


if __name__ == "__main__":
    main()
