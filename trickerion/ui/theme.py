"""The palette, the type roles and the looks of players, categories, Locations and Components.

Colours are `pygame.Color` constants; `rgba()` turns any colour value into a hashable tuple for the caches of the
drawing kit. Players and categories come in two palettes (`use_palette`), so ask `player_look()` and
`category_fill()` instead of keeping their answers.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from pygame import Color

from trickerion.words.drawing import COLOURS

ColourValue = Color | str | int | Sequence[int]
Rgba = tuple[int, int, int, int]


def rgba(value: ColourValue) -> Rgba:
    """Any colour value as (red, green, blue, alpha), each 0 to 255."""
    colour = Color(value)
    return colour.r, colour.g, colour.b, colour.a


def mix(first: ColourValue, second: ColourValue, share: float) -> Color:
    """`first` moved towards `second`; share 0 is all first, 1 all second."""
    return Color(rgba(first)).lerp(Color(rgba(second)), max(0.0, min(1.0, share)))


def with_alpha(value: ColourValue, alpha: int) -> Rgba:
    """The same colour with another alpha (0 to 255)."""
    red, green, blue, _ = rgba(value)
    return red, green, blue, alpha


def luminance(value: ColourValue) -> float:
    """Relative luminance, 0 to 1, as in the WCAG definition of contrast."""

    def linear(channel: int) -> float:
        share = channel / 255
        return share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue, _ = rgba(value)
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast(first: ColourValue, second: ColourValue) -> float:
    """Contrast ratio of two opaque colours, 1 to 21."""
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


CANVAS_SIZE: Final = (1920, 1080)

NIGHT: Final = Color("#140e1c")
INK: Final = Color("#2a1a16")
INK2: Final = Color("#5b4334")
PARCHMENT: Final = Color("#ecdcb8")
PARCHMENT2: Final = Color("#dcc596")
PARCHMENT3: Final = Color("#c9ad78")
CREAM: Final = Color("#fbf2dc")
BRASS: Final = Color("#c79a4b")
BRASS_HI: Final = Color("#f4dc9a")
BRASS_LO: Final = Color("#7a5522")
WALNUT_LO: Final = Color("#22140e")
VELVET: Final = Color("#6e1726")
VELVET_HI: Final = Color("#a42a3a")
VELVET_LO: Final = Color("#3a0b16")
DARK_PANEL: Final = Color("#2b1a22")
DARK_INSET: Final = Color("#1d1118")
BUTTON_DARK: Final = Color("#3a2a2c")
MUTED: Final = Color("#a89680")

FAME_ON_PAPER: Final = Color("#7a5522")
FAME_ON_DARK: Final = Color("#f4dc9a")
COIN_ON_PAPER: Final = Color("#8a5c12")
COIN_ON_DARK: Final = Color("#f0c869")
SHARD_ON_PAPER: Final = Color("#1d6f8c")
SHARD_ON_DARK: Final = Color("#7fd6e8")
ACTION_POINT_ON_PAPER: Final = Color("#6e1726")
ACTION_POINT_ON_DARK: Final = Color("#f4dc9a")

GLOW: Final = Color("#ffd98a")  # light of a legal target on dark ground
AMBER: Final = Color(255, 146, 28)  # the same on paper, where pale gold cannot be seen
LINK_GOLD: Final = Color("#ffe9a8")
GOOD: Final = Color("#6fae5a")
GOOD_DEEP: Final = Color("#2c6a3b")
WARN: Final = Color("#e0a63a")
BAD: Final = Color("#c8463c")
REASON_ON_PAPER: Final = Color("#6b1414")  # why something cannot be done
SHORT_NUMBER: Final = Color("#8a1f1a")
PROPHECY: Final = Color("#5a3f9c")
SPECIALIST_PLATE: Final = Color("#54280f")

LOGO: Final = "logo"
HEAD: Final = "head"  # Playfair Display SC black: headings, and the titles of cards
HEAD2: Final = "head2"  # the bold of it: heads of panels and sections
NUM: Final = "num"  # Spectral 800 with lining digits
BODY: Final = "body"
BODY_BOLD: Final = "body_bold"
ITALIC: Final = "italic"
ITALIC_BOLD: Final = "italic_bold"
LABEL: Final = "label"
HAND, HAND_BOLD, HAND_ITALIC, HAND_ITALIC_BOLD = "hand", "hand_bold", "hand_italic", "hand_italic_bold"
HAND_HEAD, HAND_HEAD2, HAND_NUM, HAND_DIGIT = "hand_head", "hand_head2", "hand_num", "hand_digit"
"""One face for one meaning: docs/style.md. The faces of the hand are those of small screens."""

FONT_FILES: Final = {
    LOGO: "logo.ttf",
    HEAD: "head-black.ttf",
    HEAD2: "head-bold.ttf",
    NUM: "num.ttf",
    BODY: "body.ttf",
    BODY_BOLD: "body-bold.ttf",
    ITALIC: "body-italic.ttf",
    ITALIC_BOLD: "body-bolditalic.ttf",
    LABEL: "label.ttf",
    HAND: "hand.ttf",
    HAND_BOLD: "hand-bold.ttf",
    HAND_ITALIC: "hand-italic.ttf",
    HAND_ITALIC_BOLD: "hand-bolditalic.ttf",
    HAND_HEAD: "head-black.ttf",
    HAND_HEAD2: "head-bold.ttf",
    HAND_NUM: "hand-bold.ttf",
    HAND_DIGIT: "hand-bold.ttf",
}
BOLD_OF: Final = {BODY: BODY_BOLD, ITALIC: ITALIC_BOLD, HAND: HAND_BOLD, HAND_ITALIC: HAND_ITALIC_BOLD}
PLAIN_OF: Final = {LABEL: BODY, ITALIC: BODY, ITALIC_BOLD: BODY_BOLD}
"""Upright and plain faces for whoever reads small capitals or slanted letters with trouble."""
HAND_OF: Final = {
    BODY: HAND,
    BODY_BOLD: HAND_BOLD,
    ITALIC: HAND_ITALIC,
    ITALIC_BOLD: HAND_ITALIC_BOLD,
    LABEL: HAND_BOLD,
    NUM: HAND_NUM,
    HEAD: HAND_HEAD,
    HEAD2: HAND_HEAD2,
}
"""Faces for the largest text size: narrow, with tall small letters, or the same with a larger least size."""
HAND_DRAWN: Final = {**HAND_OF, NUM: HAND_DIGIT}
"""The same for what is drawn at the size of its picture: a number in a die."""
NARROW: Final = frozenset({HAND, HAND_BOLD, HAND_ITALIC, HAND_ITALIC_BOLD, HAND_NUM, HAND_DIGIT})
SMALLEST_TEXT: Final = 16  # on the logical canvas, of any face
SMALLEST: Final = {
    **{LOGO: 20, HEAD: 17, HEAD2: 17, NUM: 18, BODY: 18, BODY_BOLD: 18, ITALIC: 18, ITALIC_BOLD: 18, LABEL: 19},
    **dict.fromkeys(NARROW, 25),
    HAND_DIGIT: 24,
    **dict.fromkeys((HAND_HEAD, HAND_HEAD2), 22),
}
"""The least size of each face: in a window of 1280 x 720 capitals are 8 pixels high, small letters 6; 9 in the hand."""


def legible(role: str, size: int) -> int:
    """The size, or the least one that can be read in the face of that role."""
    return max(SMALLEST.get(role, SMALLEST_TEXT), size)


@dataclass(frozen=True)
class Style:
    """A face and its size in pixels on the canvas of 1920 x 1080, at a text size of 100 %.

    It follows the player's text size up to `most`.
    """

    face: str
    size: int
    most: float = 1.3
    is_set: bool = False
    """True for a size in which something is drawn, whatever the text size."""

    def of(self, size: int) -> "Style":
        """The same face at another size."""
        return replace(self, size=size)

    def set_in(self, size: int) -> "Style":
        """The same face at the size in which it is drawn."""
        return replace(self, size=size, is_set=True)

    @cached_property
    def bold(self) -> "Style":
        """The bold of the face, or the face itself where it has none."""
        return replace(self, face=BOLD_OF.get(self.face, self.face))

    @cached_property
    def smallest(self) -> "Style":
        """The face at the least size that can be read."""
        return self.set_in(legible(self.face, 0))


@dataclass(frozen=True)
class TypeScale:
    """Every style in which the program writes: `plus` is a pixel more than usual, `lead` the largest of a kind."""

    body: Style = Style(BODY, 18)
    body_plus: Style = Style(BODY, 19)
    body_large: Style = Style(BODY, 20)
    body_lead: Style = Style(BODY, 21)
    strong: Style = Style(BODY_BOLD, 18)  # names of players, too
    strong_plus: Style = Style(BODY_BOLD, 19)
    strong_large: Style = Style(BODY_BOLD, 20)
    strong_lead: Style = Style(BODY_BOLD, 22)
    aside: Style = Style(ITALIC, 18)
    aside_plus: Style = Style(ITALIC, 19)
    aside_large: Style = Style(ITALIC, 20)
    aside_lead: Style = Style(ITALIC, 26)
    label: Style = Style(LABEL, 19)
    caption: Style = Style(LABEL, 19, 1.1)  # what has its own picture beside it
    label_large: Style = Style(LABEL, 20)
    button: Style = Style(LABEL, 22)
    button_large: Style = Style(LABEL, 25)
    number: Style = Style(NUM, 18)  # a leaf of the calendar, too
    number_large: Style = Style(NUM, 20)
    number_lead: Style = Style(NUM, 25)
    number_tall: Style = Style(NUM, 31, 1.15)
    number_huge: Style = Style(NUM, 44, 1.0)
    head_small: Style = Style(HEAD2, 18)
    head: Style = Style(HEAD2, 20)
    head_large: Style = Style(HEAD2, 22)
    head_lead: Style = Style(HEAD2, 26)
    title_small: Style = Style(HEAD, 19)
    title: Style = Style(HEAD, 24)
    title_large: Style = Style(HEAD, 28, 1.15)
    title_huge: Style = Style(HEAD, 38, 1.0)
    logo: Style = Style(LOGO, 34, 1.0)


TEXT: Final = TypeScale()


@dataclass(frozen=True)
class PlayerLook:
    """Look of a player colour. Colours are (r, g, b, a).

    `glyph` is the icon colour on `fill`, `log` the colour of the name on paper, `emblem` the sign on disks and in
    lists, `plate` the shape under the suit of a Trick Marker.
    """

    colour: str
    fill: Rgba
    glyph: Rgba
    log: Rgba
    emblem: str
    plate: str

    @property
    def name(self) -> str:
        """Name of the colour in the palette in force."""
        return COLOURS[_palette][self.colour]

    @property
    def dark_glyph(self) -> bool:
        """True when the colour is light, so that icons on it are dark."""
        return sum(self.glyph[:3]) < 300


def _look(colour: str, fill: str, glyph: str, log: str, emblem: str, plate: str) -> PlayerLook:
    return PlayerLook(colour, rgba(fill), rgba(glyph), rgba(log), emblem, plate)


PLAYER_COLOURS: Final = ("crimson", "teal", "saffron", "pearl")
_LIGHT, _DARK = "#fff6e1", "#28160c"
_PLAYERS: Final = {
    "classic": (
        _look("crimson", "#b5303c", _LIGHT, "#8e1f2c", "star", "circle"),
        _look("teal", "#1f8a86", _LIGHT, "#125e5b", "crescent", "square"),
        _look("saffron", "#dba22c", _DARK, "#76500a", "sun", "hexagon"),
        _look("pearl", "#d9d4c8", _DARK, "#56514a", "ring", "shield"),
        _look("neutral", "#66646a", _LIGHT, "#4a443c", "ring", "circle"),
    ),
    "colour_blind": (
        _look("crimson", "#b8401c", _LIGHT, "#8a2a0c", "star", "circle"),
        _look("teal", "#1d5fa6", _LIGHT, "#154a84", "crescent", "square"),
        _look("saffron", "#efc22e", _DARK, "#6a5200", "sun", "hexagon"),
        _look("pearl", "#e9e6de", _DARK, "#4e4a44", "ring", "shield"),
        _look("neutral", "#5c5c60", _LIGHT, "#44444a", "ring", "circle"),
    ),
}

CATEGORIES: Final = ("mechanical", "optical", "escape", "spiritual")
_CATEGORY: Final = {
    "classic": {"mechanical": "#c96f28", "optical": "#7a4aa0", "escape": "#3f7f4c", "spiritual": "#2f6aa6"},
    "colour_blind": {"mechanical": "#c8691a", "optical": "#a04b86", "escape": "#1f7a66", "spiritual": "#2a62b4"},
}
_CATEGORY_FILL: Final = {
    "classic": {"mechanical": "#a8531a", "optical": "#6d3f96", "escape": "#2c6a3b", "spiritual": "#235a96"},
    "colour_blind": {"mechanical": "#a34c0c", "optical": "#8a3a72", "escape": "#0f5f4e", "spiritual": "#1f52a0"},
}
PALETTES: Final = tuple(_PLAYERS)
_palette = "classic"


def use_palette(name: str) -> None:
    """Choose the palette of players and categories: one of PALETTES. ValueError for any other name."""
    global _palette
    if name not in PALETTES:
        raise ValueError(f"unknown palette {name!r}: it must be one of {', '.join(PALETTES)}")
    _palette = name


def palette() -> str:
    """The palette in force."""
    return _palette


def player_look(colour: str) -> PlayerLook:
    """The look of a player colour: crimson, teal, saffron, pearl, or neutral (no player's). KeyError otherwise."""
    for look in _PLAYERS[_palette]:
        if look.colour == colour:
            return look
    raise KeyError(colour)


def category_colour(category: str) -> Color:
    """The bright colour of a Trick category: for large areas and pictures."""
    return Color(_CATEGORY[_palette][category])


def category_fill(category: str) -> Color:
    """The deeper colour of a Trick category: the ground of cream icons and glyphs."""
    return Color(_CATEGORY_FILL[_palette][category])


LOCATION_COLOURS: Final = {
    "downtown": Color("#6e1726"),
    "market_row": Color("#1c5a3c"),
    "workshop": Color("#7a3d14"),
    "theater": Color("#5a163a"),
    "dark_alley": Color("#35235f"),
    "academy": Color("#1d4a6e"),
}
RIBBON_COLOURS: Final = {
    "downtown": Color("#4e0f1c"),
    "theater": Color("#4e0f1c"),
    "market_row": Color("#123c28"),
    "dark_alley": Color("#21143f"),
    "workshop": Color("#54280f"),
    "academy": Color("#14304a"),
}
THEATER_COLOURS: Final = {
    "riverside": Color("#2f5d73"),
    "grand_magorian": Color("#7b5a1a"),
    "magnus_pantheon": Color("#6e1726"),
}
COMPONENT_COLOURS: Final = {
    "wood": Color("#8a5a32"),
    "glass": Color("#5aa3ad"),
    "metal": Color("#7f8790"),
    "fabric": Color("#a8474f"),
    "rope": Color("#b58a4a"),
    "petroleum": Color("#2c2a33"),
    "saw": Color("#8c96a0"),
    "animal": Color("#c9b08a"),
    "padlock": Color("#c39a3c"),
    "mirror": Color("#8fb7c9"),
    "disguise": Color("#6c3f7d"),
    "cog": Color("#b06a32"),
}
