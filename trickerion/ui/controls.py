"""Controls as pictures with states: buttons, switches, chips, key caps, counters, reward rows.

Nothing here knows the mouse: the scenes' hotspots decide what is hovered, pressed or closed and pass it in. Rectangles
are canvas pixels; a `light` of 0 to 1 lets a glow breathe.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from pygame import Color, Rect, Surface

from trickerion.ui import theme
from trickerion.ui.caps import draw_key_cap, key_cap_width
from trickerion.ui.flow import within
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import Point, around, draw_plate, draw_round, draw_shaded, draw_shadow, shaded_stops
from trickerion.ui.surfaces import draw_brass_frame, draw_label
from trickerion.ui.text import Shaded, draw_text, drawn_width, fits, text_width
from trickerion.ui.text_block import INLINE, block_lines, draw_block, fit_block
from trickerion.ui.theme import ColourValue, Style, mix

_REWARD_ICONS = {kind: INLINE[kind] for kind in ("fame", "coins", "shards")}
_DISABLED_TEXT = "#a8988a"
_ROUND_BUTTON = (40, 24, 30, 240)


# ---- buttons -------------------------------------------------------------------------------------------------------


class ButtonFace(NamedTuple):
    """A velvet (`primary`) or dark button with a gold title, an icon, an aside and a key cap.

    A title that would reach into the left `edge` pixels stands in the middle of what is beside them.
    """

    text: str = ""
    primary: bool = False
    icon: str | None = None
    second_line: str = ""
    key: str = ""
    style: Style = theme.TEXT.button
    disabled: bool = False
    edge: int = 0


def draw_button(
    surface: Surface, rect: Rect, face: ButtonFace, *, hovered: bool = False, pressed: bool = False
) -> None:
    """Draw a button in brass."""
    draw_shadow(surface, rect, 10, 5, 190, (0, 2 if pressed else 4))
    _draw_button_ground(surface, rect, face, hovered, pressed)
    draw_brass_frame(surface, rect, 10, 3 if face.primary or hovered else 2)
    inner = rect.move(0, 1) if pressed else rect
    beside = 2 * (key_cap_width(face.key) + 6) if face.key and face.second_line else 0
    wide = max(text_width(face.text, face.style) + 16, text_width(face.second_line, theme.TEXT.aside) + beside)
    if face.edge and wide > rect.w - 2 * face.edge:
        inner = Rect(inner.x + face.edge, inner.y, inner.w - face.edge, inner.h)
    _draw_button_text(surface, inner, face)


def _draw_button_ground(surface: Surface, rect: Rect, face: ButtonFace, hovered: bool, pressed: bool) -> None:
    colour = Color(theme.VELVET if face.primary else theme.BUTTON_DARK)
    if face.disabled:
        colour = mix(colour, "#241c20", 0.72)
    elif hovered:
        colour = mix(colour, theme.VELVET_HI if face.primary else "#7a5a50", 0.32)
    light, dark = (0.05, 0.25) if pressed else (0.18, 0.35)
    draw_shaded(surface, rect, shaded_stops(colour, light, dark), 10)


def _draw_button_text(surface: Surface, rect: Rect, face: ButtonFace) -> None:
    text, _, icon, second_line, key, style, disabled, _ = face
    tint: ColourValue = _DISABLED_TEXT if disabled else theme.BRASS_HI
    ink: ColourValue | Shaded = _DISABLED_TEXT if disabled else Shaded(theme.CREAM)
    if not text:
        if icon:
            draw_icon(surface, icon, rect.center, min(32, round(rect.h * 0.6)), tint, shadow=not disabled)
        return
    cap = key_cap_width(key) + 12 if key and not second_line else 0
    side, gap = (min(34, round(rect.h * 0.5)), 10) if icon else (0, 0)
    if not fits(text, style, rect.w - side - gap - cap - 24):
        icon, side, gap = None, 0, 0  # the words matter more
    room = rect.w - side - gap - cap - 24
    wide = drawn_width(text, style, room)
    left = rect.centerx - cap // 2 - (wide + side + gap) // 2
    y = rect.centery - (round(rect.h * 0.14) + 2 if second_line else 1)
    if icon:
        draw_icon(surface, icon, (left + side // 2, y + 1), side, tint, shadow=not disabled)
    draw_text(surface, text, (left + side + gap, y), style, ink, "midleft", width=room)
    if second_line:
        beside = key_cap_width(key) + 6 if key else 0
        below = (rect.centerx, rect.bottom - max(14, round(rect.h * 0.26)))
        colour = _DISABLED_TEXT if disabled else theme.PARCHMENT
        if text_width(second_line, theme.TEXT.aside) <= rect.w - 24 - 2 * beside:
            draw_text(surface, second_line, below, theme.TEXT.aside, colour, "center")
        else:
            place, room = (rect.x + 12, below[1]), rect.w - 24 - beside
            draw_text(surface, second_line, place, theme.TEXT.aside, colour, "midleft", width=room, has_tip=True)
    if key:
        draw_key_cap(surface, (rect.right - 12, below[1] if second_line else rect.centery), key, dim=disabled)


def draw_round_button(
    surface: Surface, center: Point, icon: str, diameter: int = 38, *, hovered: bool = False, focused: bool = False
) -> None:
    """A small round button with an icon, as in the top bar."""
    fill: ColourValue = mix(_ROUND_BUTTON, "#8a6040", 0.4) if hovered else _ROUND_BUTTON
    border = theme.BRASS_HI if hovered or focused else theme.BRASS_LO
    draw_round(surface, center, diameter, fill, 2 if focused else 1, border)
    draw_icon(surface, icon, center, round(diameter * 0.6), theme.BRASS_HI)


# ---- switches ------------------------------------------------------------------------------------------------------


def segment_rects(rect: Rect, count: int) -> list[Rect]:
    """The rectangles of the parts of a segmented control: for the hotspots."""
    width = rect.w / count
    return [Rect(round(rect.x + n * width) + 2, rect.y + 2, round(width) - 4, rect.h - 4) for n in range(count)]


def draw_segments(
    surface: Surface,
    rect: Rect,
    options: Sequence[str],
    chosen: int | None,
    *,
    icons: Sequence[str] = (),
    style: Style = theme.TEXT.label,
    closed: Collection[int] = (),
    hovered: int | None = None,
) -> None:
    """A dark capsule of options; the chosen one is brass with ink text, `closed` ones cannot be chosen."""
    draw_plate(surface, rect, (24, 14, 20, 235), rect.h // 2, 1, theme.BRASS_LO)
    for number, (part, option) in enumerate(zip(segment_rects(rect, len(options)), options, strict=True)):
        on = number == chosen
        if on:
            deep = mix(theme.BRASS, theme.BRASS_LO, 0.5)
            draw_shaded(surface, part, ((0.0, theme.BRASS_HI), (0.5, theme.BRASS), (1.0, deep)), part.h // 2)
        elif number == hovered and number not in closed:
            draw_plate(surface, part, (120, 84, 60, 120), part.h // 2)
        colour: ColourValue = theme.INK if on else "#8d7a66" if number in closed else theme.PARCHMENT2
        sign = "ui.locked" if number in closed else icons[number] if icons else None
        draw_label(surface, part.inflate(-12, 0), option, style, colour, (sign, round(part.h * 0.62), 6))


def draw_toggle(surface: Surface, center: Point, on: bool, *, hovered: bool = False) -> None:
    """A switch of 54 x 28: a tick on its knob when on."""
    rect = around(center, 54, 28)
    fill = mix(theme.GOOD, "#000000", 0.35) if on else Color("#4a3a36")
    draw_plate(surface, rect, fill, 14, 1, theme.BRASS_HI if hovered else theme.BRASS_LO)
    knob = (rect.right - 14 if on else rect.x + 14, rect.centery)
    draw_round(surface, knob, 24, theme.CREAM, 1, theme.BRASS_LO)
    if on:
        draw_icon(surface, "ui.tick", knob, 14, "#2f5a2a")


def draw_check_box(
    surface: Surface,
    rect: Rect,
    text: str,
    on: bool,
    *,
    disabled: bool = False,
    hovered: bool = False,
    warns: bool = False,
) -> None:
    """A check box with its label in a dark capsule: "+1 for a Shard"; one that ``warns`` has something to say first."""
    fill = mix("#4a3340", "#7a5a50", 0.4) if hovered and not disabled else Color("#4a3340")
    if disabled:
        fill = Color("#33262c")
    draw_plate(surface, rect, fill, rect.h // 2, 1, theme.BRASS)
    box = within(rect, left=9, width=18, height=18)
    draw_plate(surface, box, theme.DARK_INSET, 4, 1, theme.BRASS_LO if disabled else theme.BRASS_HI)
    if on:
        draw_icon(surface, "ui.tick", box.center, 15, theme.GLOW)
    elif warns:
        draw_icon(surface, "ui.warning", box.center, 18, theme.AMBER)
    left = box.right + 7
    colour: ColourValue = _DISABLED_TEXT if disabled else theme.CREAM
    room = rect.right - left - 8
    draw_text(surface, text, (left, rect.centery - 1), theme.TEXT.label, colour, "midleft", width=room)


def draw_pips(surface: Surface, midleft: Point, filled: int, total: int = 4) -> None:
    """A row of pips, 20 px apart: the strength of a computer player."""
    for number in range(total):
        fill: ColourValue = theme.BRASS_HI if number < filled else "#4a3830"
        draw_round(surface, (midleft[0] + 7 + number * 20, midleft[1]), 14, fill, 1, theme.BRASS_LO)


def draw_verdict(surface: Surface, center: Point, good: bool, diameter: int = 22) -> None:
    """A green tick or a red cross on a round plate."""
    colour = theme.GOOD if good else theme.BAD
    draw_round(surface, center, diameter, mix(colour, "#000000", 0.3), 1, mix(colour, "#ffffff", 0.4))
    draw_icon(surface, "ui.tick" if good else "ui.cross", center, round(diameter * 0.56), theme.CREAM)


# ---- numbers with icons --------------------------------------------------------------------------------------------


Amounts = Mapping[str, int] | tuple[int, int, int]
"""Fame, Coins and Shards: by the keys fame, coins, shards, or in this order."""


def reward_width(amounts: Amounts, size: int = 20, *, gap: int = 14, plus: bool = True) -> int:
    """Width of a reward row."""
    texts = _reward_texts(amounts, plus)
    wide = sum(text_width(text, theme.TEXT.number.of(size)) + round(size * 1.2) + 4 for _, text in texts)
    return wide + gap * max(0, len(texts) - 1)


def _reward_texts(amounts: Amounts, plus: bool) -> list[tuple[str, str]]:
    by_kind = dict(zip(_REWARD_ICONS, amounts, strict=True)) if isinstance(amounts, tuple) else amounts
    numbers = [(kind, by_kind[kind]) for kind in _REWARD_ICONS if by_kind.get(kind)]
    return [(kind, f"−{-n}" if n < 0 else f"+{n}" if plus else str(n)) for kind, n in numbers]


def draw_reward(
    surface: Surface,
    pos: tuple[int, int],
    amounts: Amounts,
    size: int = 20,
    *,
    on_dark: bool = False,
    align: str = "left",
    gap: int = 14,
    plus: bool = True,
) -> int:
    """A row such as "+2 Fame +1 Coin" in signs; zeros are left out.

    `pos` is the left, middle or right end of the row's centre line, by `align`. Returns the x where the row ends.
    """
    wide = reward_width(amounts, size, gap=gap, plus=plus)
    x = pos[0] - {"left": 0, "center": wide // 2, "right": wide}[align]
    side = round(size * 1.2)
    for kind, text in _reward_texts(amounts, plus):
        concept, paper, dark = _REWARD_ICONS[kind]
        ink = theme.CREAM if on_dark else theme.INK
        drawn = draw_text(surface, text, (x, pos[1] - 1), theme.TEXT.number.of(size), ink, "midleft")
        draw_icon(surface, concept, (drawn.right + 4 + side // 2, pos[1]), side, dark if on_dark else paper)
        x = drawn.right + 4 + side + gap
    return x - gap


def draw_resource(
    surface: Surface,
    midleft: tuple[int, int],
    kind: str,
    amount: int | str,
    size: int = 24,
    *,
    on_dark: bool = False,
    width: int | None = None,
) -> int:
    """A resource counter: its sign, then the number, both in the `width` if it is given. Returns the right end.

    `kind` is fame, coins or shards.
    """
    concept, paper, dark = _REWARD_ICONS[kind]
    side = _sign_of_resource(size)
    draw_icon(surface, concept, (midleft[0] + side // 2, midleft[1]), side, dark if on_dark else paper)
    ink = theme.CREAM if on_dark else theme.INK
    spot = (midleft[0] + side + 6, midleft[1] - 1)
    room = width - side - 6 if width is not None else None
    return draw_text(surface, str(amount), spot, theme.TEXT.number.of(size), ink, "midleft", width=room).right


def resource_width(amount: int, size: int) -> int:
    """Width in pixels of a resource counter."""
    return _sign_of_resource(size) + 6 + text_width(str(amount), theme.TEXT.number.of(size))


def _sign_of_resource(size: int) -> int:
    return round(size * 1.15)


def draw_choice_chip(surface: Surface, rect: Rect, kind: str, amount: int, on: bool, *, hovered: bool = False) -> None:
    """A pill to choose a payment ("+2 Fame" or "+2 Coins"); the chosen one carries a tick."""
    fill = theme.BRASS_LO if on else Color("#4a333a" if hovered else "#33232a")
    draw_plate(surface, rect, fill, rect.h // 2, 2, theme.GLOW if on else theme.BRASS_LO)
    if on:
        draw_icon(surface, "ui.tick", within(rect, left=11, width=17).center, 17, theme.CREAM)
    amounts = {kind: amount}
    center = (rect.centerx + (11 if on else 0), rect.centery)
    draw_reward(surface, center, amounts, 20, on_dark=True, align="center")


def draw_note_plate(surface: Surface, rect: Rect, icon: str, markup: str, *, style: str = "paper") -> None:
    """A plate with an icon and one or two sentences.

    Styles: "paper" (neutral), "ready" (lit), "dark" (end of the game), "specialist" (brown).
    """
    fills: dict[str, ColourValue] = {
        "paper": theme.PARCHMENT2,
        "ready": mix(theme.PARCHMENT2, theme.GLOW, 0.55),
        "dark": (40, 24, 34, 240),
        "specialist": (84, 40, 15, 235),
    }
    on_dark = style in ("dark", "specialist")
    edge = theme.PARCHMENT3 if style == "paper" else theme.BRASS
    draw_plate(surface, rect, fills[style], 8, 2 if style == "ready" else 1, edge)
    ink: ColourValue = theme.CREAM if on_dark else theme.INK2 if style == "paper" else theme.INK
    draw_icon(surface, icon, within(rect, left=10, width=24).center, 24, theme.BRASS_HI if on_dark else ink)
    width, room = rect.w - 54, rect.h - 12
    set_in, step = fit_block(markup, width, room, theme.TEXT.body, 24)
    lines = min(block_lines(markup, width, set_in), max(1, room // step))
    box = Rect(rect.x + 44, max(rect.y + 6, rect.centery - lines * step // 2), width, room)
    draw_block(surface, markup, box, set_in, ink, line=step, has_tip=True)
