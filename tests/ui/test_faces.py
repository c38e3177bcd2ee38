"""Letters that the face of a role lacks come from another one; a name that nothing can draw is no name."""

import os
from pathlib import Path

import pytest
from driver import Driver
from fontTools.ttLib import TTFont

from trickerion.ui import faces, theme
from trickerion.ui.assets import asset_path
from trickerion.ui.text import text_surface

VIETNAM = "ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ"
EUROPE = "ąćęłńśźżčďěňřšťůžőűășțâîğışđāēīūķļģņþðæøåŵŷ"


@pytest.mark.parametrize("file", sorted({*theme.FONT_FILES.values()} - {"logo.ttf"}))
def test_a_face_has_the_letters_of_europe_and_vietnam(file: str) -> None:
    there = TTFont(asset_path("fonts", file)).getBestCmap()
    wanted = (
        EUROPE
        + VIETNAM
        + (EUROPE + VIETNAM).upper().replace("SS", "")
        + "Щыё"
        + ("Ωμέγα" if file[:4] in ("body", "labe") else "")
    )
    assert not [letter for letter in wanted if ord(letter) not in there]


def test_a_word_is_drawn_in_the_face_of_its_role_and_what_that_lacks_in_another() -> None:
    head, text = faces.font(theme.TEXT.title), faces.font(theme.TEXT.body.of(theme.TEXT.title.size))
    assert faces.runs(theme.TEXT.title, "Dvořák") == (faces.FaceRun(head, "Dvořák"),)
    assert [part.text for part in faces.runs(theme.TEXT.title, "AΩμB")] == ["A", "Ωμ", "B"]
    assert (
        faces.runs(theme.TEXT.title, "Ωμ")[0].face.render("Ω", True, "black").get_size()
        == text.render("Ω", True, "black").get_size()
    )


def test_a_name_can_be_drawn_when_each_of_its_letters_can() -> None:
    assert faces.can_draw("Nguyễn Ω")
    assert faces.can_draw("Nguye\u0302\u0303n")
    assert faces.can_draw("Ǟ")  # at worst as an A
    assert not faces.can_draw("\uffff ")


def test_a_word_with_an_accent_stands_on_the_line_of_the_others() -> None:
    def foot(said: str) -> int:
        image = text_surface(said, theme.TEXT.button_large, "black")
        return image.get_bounding_rect().bottom - image.get_height() // 2

    assert foot("ÉH") == foot("H") == foot("ÉH H")


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="only Linux tells which files are open")
def test_few_files_of_fonts_are_open_however_many_sizes_are_drawn(driver: Driver) -> None:
    driver.open("title")
    for role in theme.FONT_FILES:
        for size in range(16, 40):
            text_surface("Ω Щ \u2660 \u30c6", theme.Style(role, size), "black")
    links = (os.readlink(link) for link in os.scandir("/proc/self/fd") if os.path.exists(link))
    assert sum(link.endswith((".ttf", ".otf", ".ttc")) for link in links) <= 40
