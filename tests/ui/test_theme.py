"""Colours can be read and told apart, in both palettes."""

from collections.abc import Iterator

import pytest

from trickerion.ui import theme

READ = [
    (theme.INK, theme.PARCHMENT),
    (theme.INK2, theme.PARCHMENT2),
    (theme.CREAM, theme.VELVET),
    (theme.CREAM, theme.DARK_PANEL),
    (theme.BRASS_HI, theme.DARK_INSET),
    (theme.INK, theme.BRASS),
    (theme.REASON_ON_PAPER, "#b7a684"),
    (theme.SHORT_NUMBER, (226, 190, 160)),
    (theme.CREAM, theme.GOOD_DEEP),
    (theme.MUTED, theme.DARK_PANEL),
    ("#a8988a", "#241c20"),
    ("#3f3226", "#b7a684"),
]


@pytest.fixture(params=theme.PALETTES, autouse=True)
def palette(request: pytest.FixtureRequest) -> Iterator[str]:
    theme.use_palette(request.param)
    yield request.param
    theme.use_palette("classic")


@pytest.mark.parametrize(("ink", "ground"), READ)
def test_text_has_a_contrast_of_at_least_four_and_a_half(ink: theme.ColourValue, ground: theme.ColourValue) -> None:
    assert theme.contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("category", theme.CATEGORIES)
def test_cream_glyphs_read_on_every_category(category: str) -> None:
    assert theme.contrast(theme.CREAM, theme.category_fill(category)) >= 4.5


@pytest.mark.parametrize("location", sorted(theme.LOCATION_COLOURS))
def test_cream_names_read_on_every_location(location: str) -> None:
    assert theme.contrast(theme.CREAM, theme.LOCATION_COLOURS[location]) >= 4.5


@pytest.mark.parametrize("colour", theme.PLAYER_COLOURS)
def test_a_players_name_reads_on_paper_and_the_icon_on_the_disk(colour: str) -> None:
    look = theme.player_look(colour)
    assert theme.contrast(look.log, theme.PARCHMENT) >= 4.5
    assert theme.contrast(look.glyph, look.fill) >= 3.7  # an icon, not text


def test_no_sign_of_a_player_is_shared() -> None:
    looks = [theme.player_look(colour) for colour in theme.PLAYER_COLOURS]
    for signs in ({look.fill for look in looks}, {look.emblem for look in looks}, {look.plate for look in looks}):
        assert len(signs) == 4
    # an unknown palette is refused
    with pytest.raises(ValueError, match="must be one of"):
        theme.use_palette("sepia")


def test_a_colour_is_called_what_it_looks_like_in_its_palette() -> None:
    theme.use_palette("colour_blind")
    try:
        assert theme.player_look("teal").name == "Blue"
    finally:
        theme.use_palette("classic")
    assert theme.player_look("teal").name == "Teal"


def test_headings_names_days_and_buttons_have_a_face_each() -> None:
    styles = (theme.TEXT.title, theme.TEXT.strong, theme.TEXT.number, theme.TEXT.button)
    faces = {theme.FONT_FILES[style.face] for style in styles}
    assert len(faces) == 4
