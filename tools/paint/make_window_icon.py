"""Draw the window's icon: a top hat on a velvet disk in a brass ring, under three sparks.

python tools/paint/make_window_icon.py OUTDIR
"""

from __future__ import annotations

import argparse
import io
from pathlib import Path

import pygame

SIZES = (32, 64, 128, 256, 512)
SPARK = "M{x} {t}L{a} {b}L{r} {y}L{a} {c}L{x} {f}L{d} {c}L{l} {y}L{d} {b}z"


def spark(x: float, y: float, reach: float) -> str:
    """A four-pointed spark around a point."""
    waist = reach * 0.2
    path = SPARK.format(
        x=x, y=y, t=y - reach, f=y + reach, l=x - reach, r=x + reach, a=x + waist, d=x - waist, b=y - waist, c=y + waist
    )
    return f'<path fill="#fff3c8" d="{path}"/>'


PICTURE = f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
<defs>
<radialGradient id="velvet" gradientUnits="userSpaceOnUse" cx="220" cy="190" r="260">
<stop offset="0" stop-color="#b0303f"/><stop offset="0.55" stop-color="#6e1726"/><stop offset="1" stop-color="#3a0b16"/>
</radialGradient>
<linearGradient id="brass" gradientUnits="userSpaceOnUse" x1="256" y1="10" x2="256" y2="500">
<stop offset="0" stop-color="#fff0bf"/><stop offset="0.4" stop-color="#c79a4b"/><stop offset="1" stop-color="#7a5522"/>
</linearGradient>
<linearGradient id="hat" gradientUnits="userSpaceOnUse" x1="130" y1="250" x2="390" y2="250">
<stop offset="0" stop-color="#3a2630"/><stop offset="0.35" stop-color="#4c3440"/><stop offset="1" stop-color="#140e1c"/>
</linearGradient>
</defs>
<circle cx="256" cy="256" r="252" fill="#22140e"/>
<circle cx="256" cy="256" r="244" fill="url(#brass)"/>
<circle cx="256" cy="256" r="214" fill="#22140e"/>
<circle cx="256" cy="256" r="206" fill="url(#velvet)"/>
<path fill="#140e1c" d="M88 352c0-24 38-38 76-44h184c38 6 76 20 76 44 0 34-76 62-168 62S88 386 88 352z"/>
<path fill="#f4dc9a" d="M80 338c0-24 38-38 76-44h200c38 6 76 20 76 44 0 34-80 60-176 60S80 372 80 338z"/>
<path fill="url(#hat)" d="M90 334c0-20 36-34 76-40h180c40 6 76 20 76 40 0 30-76 54-166 54S90 364 90 334z"/>
<path fill="url(#hat)" d="M158 150c60-18 136-18 196 0l-10 188c-54 18-122 18-176 0z"/>
<path fill="#c79a4b" d="M165 276c56 18 126 18 182 0l-3 56c-54 18-122 18-176 0z"/>
<path fill="#f4dc9a" d="M166 282c56 18 124 18 180 0v8c-56 18-124 18-180 0z"/>
<ellipse cx="256" cy="151" rx="98" ry="17" fill="#5c4250"/>
<ellipse cx="256" cy="153" rx="84" ry="12" fill="#140e1c"/>
{spark(256, 98, 48)}{spark(178, 104, 24)}{spark(338, 102, 28)}
</svg>"""


def main() -> None:
    """Write the icon in every size, and the SVG it comes from."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path, metavar="OUTDIR")
    out = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    (out / "icon.svg").write_text(PICTURE + "\n", encoding="utf-8")
    for size in SIZES:
        image = pygame.image.load_sized_svg(io.BytesIO(PICTURE.encode()), (size, size))
        pygame.image.save(image, str(out / f"icon-{size}.png"))


if __name__ == "__main__":
    main()
