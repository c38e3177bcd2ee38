"""Every concept of the game has a picture that can be drawn at any size."""

import pygame
import pytest

from trickerion.rules import catalog
from trickerion.rules.catalog import RECUTS
from trickerion.rules.powers.catalog import POWERS
from trickerion.ui.assets import MissingAsset, asset_path
from trickerion.ui.icon_map import concepts
from trickerion.ui.icons import icon, icon_authors, picture_name


@pytest.mark.parametrize("concept", sorted(concepts()))
def test_every_concept_draws_something(concept: str) -> None:
    picture = icon(concept, 24, (255, 255, 255))
    assert picture.get_size() == (24, 24) and pygame.mask.from_surface(picture, 60).count() > 20


@pytest.mark.parametrize(
    ("kind", "ids"),
    [
        ("trick", catalog.TRICKS),
        ("magician", catalog.MAGICIANS),
        ("component", catalog.COMPONENTS),
        ("prophecy", catalog.PROPHECIES),
        ("location", catalog.LOCATIONS),
        ("suit", catalog.SUITS),
        ("category", catalog.CATEGORIES),
        ("character", ("magician", "apprentice", *catalog.SPECIALISTS)),
    ],
)
def test_the_catalogue_is_covered(kind: str, ids: tuple[str, ...]) -> None:
    for name in ids:
        assert picture_name(f"{kind}.{name}")


def test_no_two_cards_of_a_kind_share_a_picture() -> None:
    for kind in ("trick.", "component.", "magician.", "emblem.", "power."):
        anew = {f"power.{card}" for card in RECUTS}
        pictures = [picture for name, picture in concepts().items() if name.startswith(kind) and name not in anew]
        assert len(set(pictures)) == len(pictures)


def test_every_power_has_a_picture() -> None:
    assert [concept for concept in concepts() if concept.startswith("power.")] == [f"power.{card}" for card in POWERS]


def test_keeper_of_the_gates_is_no_sign_of_the_controls() -> None:
    controls = {picture for concept, picture in concepts().items() if concept.startswith("ui.")}
    assert concepts()["power.keeper_of_the_gates"] not in controls


def test_every_shipped_icon_has_an_author_who_is_listed() -> None:
    assert sum(map(len, icon_authors().values())) > 100
    licences = asset_path("LICENSES.md").read_text(encoding="utf-8")
    assert all(author and author in licences for author in icon_authors())


def test_a_missing_asset_says_what_to_do() -> None:
    with pytest.raises(MissingAsset, match=r"assets/fonts/none\.ttf is missing.*install"):
        asset_path("fonts", "none.ttf")
    with pytest.raises(MissingAsset):
        icon("ui.no_such_sign", 20)
