"""Build the game's fonts from the web fonts of Fontsource.

    python tools/paint/make_fonts.py FONTSOURCE OUTDIR

FONTSOURCE is a folder with the packages playfair-display-sc, spectral, alegreya, alegreya-sans-sc and
cinzel-decorative of the npm scope @fontsource, and noto-sans of @fontsource-variable. A face has the Latin letters of
all Europe, and Cyrillic and Greek where its package has them: one file a script there, put together here. A face that
varies is pinned to one weight and width. Ligatures are dropped (an "fi" breaks small capitals), lining figures become
the plain ones, kerning stays. Faces whose licence reserves the name get another one (OFL 1.1, clause 3).
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from fontTools import merge, subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SCRIPTS = ("latin", "latin-ext", "cyrillic", "greek", "vietnamese")
KEPT_FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl"]
HAND = 64.0
"""Breadth of the faces for small screens: their letters are tall, and lines must not grow."""
ROOF, FLOOR = 0.9, 0.28
"""Share of the size above and below the foot of a line that a face for small screens claims."""
FAMILY_NAMES, FULL_NAME, POSTSCRIPT_NAME, UNIQUE_NAME = (1, 16), 4, 6, 3


class Face(NamedTuple):
    """One font to build; `family` is the new name where the old one is reserved.

    `breadth` is the width of a face that varies, in hundredths of the usual one.
    """

    package: str
    weight: int
    style: str
    output: str
    family: str = ""
    breadth: float = 0.0

    def file(self, script: str) -> str:
        """Name of the web font that has the letters of a script."""
        kind = "standard" if self.breadth else self.weight
        return f"{self.package}-{script}-{kind}-{self.style}.woff2"


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
    Face("noto-sans", 500, "normal", "hand", breadth=HAND),
    Face("noto-sans", 700, "normal", "hand-bold", breadth=HAND),
    Face("noto-sans", 500, "italic", "hand-italic", breadth=HAND),
    Face("noto-sans", 700, "italic", "hand-bolditalic", breadth=HAND),
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


def lower(font: Any) -> None:
    """Let a line be as high as its letters: the face claims room for signs that stand on capitals."""
    units = font["head"].unitsPerEm
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = round(ROOF * units), -round(FLOOR * units), 0
    font["OS/2"].usWinAscent, font["OS/2"].usWinDescent = round(ROOF * units), round(FLOOR * units)
    font["OS/2"].sTypoAscender, font["OS/2"].sTypoDescender = round(ROOF * units), -round(FLOOR * units)
    font["OS/2"].sTypoLineGap = 0


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
            file = package / "files" / face.file(script)
            if file.exists():
                font = TTFont(file)
                font.flavor = None
                if face.breadth:
                    font = instancer.instantiateVariableFont(font, {"wght": face.weight, "wdth": face.breadth})
                use_lining_figures(font)
                reduce(font)
                parts.append(str(Path(folder, f"{script}.ttf")))
                font.save(parts[-1])
        font = merge.Merger().merge(parts)
    if face.breadth:
        lower(font)
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
