"""Build the game's fonts from the web fonts of Fontsource.

    python tools/paint/make_fonts.py FONTSOURCE OUTDIR

FONTSOURCE is a folder with the packages playfair-display-sc, spectral, alegreya, alegreya-sans-sc and
cinzel-decorative of the npm scope @fontsource. A face has the Latin letters of all Europe, and Cyrillic and Greek where
its package has them: one file a script there, put together here. Ligatures are dropped (an "fi" breaks small capitals),
lining figures become the plain ones, kerning stays. Faces whose licence reserves the name get another one (OFL 1.1,
clause 3).
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from fontTools import merge, subset
from fontTools.ttLib import TTFont

SCRIPTS = ("latin", "latin-ext", "cyrillic", "greek", "vietnamese")
KEPT_FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl"]
FAMILY_NAMES, FULL_NAME, POSTSCRIPT_NAME, UNIQUE_NAME = (1, 16), 4, 6, 3


class Face(NamedTuple):
    """One font to build; `family` is the new name where the old one is reserved."""

    package: str
    weight: int
    style: str
    output: str
    family: str = ""


FACES = (
    Face("playfair-display-sc", 900, "normal", "head-black", "Trickster Playbill SC"),
    Face("playfair-display-sc", 700, "normal", "head-bold", "Trickster Playbill SC"),
    Face("spectral", 800, "normal", "num"),
    Face("alegreya", 500, "normal", "body"),
    Face("alegreya", 700, "normal", "body-bold"),
    Face("alegreya", 500, "italic", "body-italic"),
    Face("alegreya", 700, "italic", "body-bolditalic"),
    Face("alegreya-sans-sc", 700, "normal", "label"),
    Face("cinzel-decorative", 900, "normal", "logo", "Trickster Marquee"),
)


def lining_figures(font: Any) -> dict[str, str]:
    """Glyph -> lining glyph, from the font's `lnum` feature."""
    found: dict[str, str] = {}
    if "GSUB" not in font:
        return found
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "lnum":
            for index in record.Feature.LookupListIndex:
                for lookup in table.LookupList.Lookup[index].SubTable:
                    found.update(getattr(getattr(lookup, "ExtSubTable", lookup), "mapping", None) or {})
    return found


def use_lining_figures(font: Any) -> None:
    """Let the plain digits show the lining figures."""
    replacements = lining_figures(font)
    for table in font["cmap"].tables:
        for digit in range(ord("0"), ord("9") + 1):
            glyph = table.cmap.get(digit)
            if glyph in replacements:
                table.cmap[digit] = replacements[glyph]


def reduce(font: Any) -> None:
    """Keep the glyphs of the character map and the features that only place them."""
    options = subset.Options()
    options.layout_features = KEPT_FEATURES
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.hinting = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=list(font.getBestCmap()))
    subsetter.subset(font)


def rename(font: Any, family: str, weight: int) -> None:
    """Give the font another name in every record that carries it."""
    for record in font["name"].names:
        if record.nameID in FAMILY_NAMES:
            record.string = family
        elif record.nameID == FULL_NAME:
            record.string = f"{family} {weight}"
        elif record.nameID == POSTSCRIPT_NAME:
            record.string = f"{family.replace(' ', '')}-{weight}"
        elif record.nameID == UNIQUE_NAME:
            record.string = f"{family} {weight};game build"


def build(face: Face, source: Path, out: Path) -> None:
    """Write one font and the licence of its package."""
    package = source / face.package
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for script in SCRIPTS:
            file = package / "files" / f"{face.package}-{script}-{face.weight}-{face.style}.woff2"
            if file.exists():
                font = TTFont(file)
                font.flavor = None
                use_lining_figures(font)
                reduce(font)
                parts.append(str(Path(folder, f"{script}.ttf")))
                font.save(parts[-1])
        font = merge.Merger().merge(parts)
    if face.family:
        rename(font, face.family, face.weight)
    font.save(out / f"{face.output}.ttf")
    shutil.copy(package / "LICENSE", out / f"OFL-{face.package}.txt")


def main() -> None:
    """Build every face into the output folder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=Path, metavar="FONTSOURCE")
    parser.add_argument("out", type=Path, metavar="OUTDIR")
    args = parser.parse_args()
    source, out = args.source, args.out
    out.mkdir(parents=True, exist_ok=True)
    for face in FACES:
        build(face, source, out)
        print(face.output, (out / f"{face.output}.ttf").stat().st_size)


if __name__ == "__main__":
    main()
