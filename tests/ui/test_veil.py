"""What loses light on the board can still be read, in both palettes, also while something is in the hand."""

from rows import each_of

from trickerion.ui import theme, veil
from trickerion.ui.theme import ColourValue
from trickerion.ui.veil import Dimming

ON_PAPER = [(theme.INK, theme.PARCHMENT), (theme.INK2, theme.PARCHMENT), (theme.INK, theme.PARCHMENT2)]
ON_DARK = [
    (theme.CREAM, theme.VELVET),
    (theme.BRASS_HI, theme.DARK_INSET),
    (theme.BRASS_HI, theme.VELVET),
    (theme.PARCHMENT, (28, 12, 12)),
    *((theme.CREAM, colour) for colour in theme.LOCATION_COLOURS.values()),
]
IN_PRINT = [
    (theme.INK2, theme.PARCHMENT2),
    (theme.INK, theme.BRASS),
    *((theme.CREAM, theme.category_fill(category)) for category in theme.CATEGORIES),
]
AROUND = [
    (theme.CREAM, theme.DARK_PANEL),
    (theme.MUTED, theme.DARK_PANEL),
    ("#d3b489", "#3a2419"),
    (theme.BRASS_HI, "#5a3a22"),
    *((theme.player_look(colour).log, theme.PARCHMENT) for colour in theme.PLAYER_COLOURS),
]
READ = [
    *((pair, level) for level in (veil.AWAY, veil.VEILED) for pair in (*ON_PAPER, *ON_DARK)),
    *((pair, level) for level in (veil.AWAY_IN_PRINT, veil.VEILED_IN_PRINT) for pair in (*ON_PAPER, *IN_PRINT)),
    *((pair, level) for level in (veil.AROUND, veil.BESIDE) for pair in (*ON_PAPER, *ON_DARK, *AROUND)),
]


@each_of(READ)
def test_text_keeps_a_contrast_of_four_and_a_half(read: tuple[tuple[ColourValue, ColourValue], Dimming]) -> None:
    pair, level = read
    assert theme.contrast(*map(level.of, pair)) >= 4.5


def test_what_is_out_of_focus_loses_more_colour_than_light() -> None:
    for level in (veil.AWAY, veil.AWAY_IN_PRINT, veil.VEILED, veil.VEILED_IN_PRINT):
        assert level.grey > 1 - level.light
