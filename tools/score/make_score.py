"""Make the score: judge the pieces on paper, play, mix and measure them.

    python tools/score/make_score.py check [PIECE ...]
    python tools/score/make_score.py render OUTDIR [PIECE ...]

    python tools/score/make_score.py announce OUTDIR

``check`` needs nothing but Python. ``render`` writes the stems as Ogg Vorbis, each with a second of the loop's other
end before and after, ``announce`` the motifs as the bands play them. Both need numpy, and Debian's ``fluidsynth`` and
``fluid-soundfont-gm``; a piece takes one to two minutes.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.score.check import faults
from tools.score.repertoire import PIECES


def check(names: list[str]) -> int:
    """Print the faults of the pieces; 1 if there are any."""
    found = [fault for name in names for fault in faults(PIECES[name]())]
    print("\n".join(found) or f"{len(names)} pieces, no fault")
    return 1 if found else 0


def main() -> int:
    """Judge, or play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ways = parser.add_subparsers(dest="way", required=True)
    for way in ("check", "render", "announce"):
        branch = ways.add_parser(way)
        if way != "check":
            branch.add_argument("out", type=Path, metavar="OUTDIR")
        if way != "announce":
            branch.add_argument("pieces", nargs="*", metavar="PIECE")
    args = parser.parse_args()
    if args.way == "check":
        return check(args.pieces or list(PIECES))
    from tools.score import rendering  # numpy is wanted there only

    args.out.mkdir(parents=True, exist_ok=True)
    if args.way == "announce":
        rendering.render_announcements(args.out)
        return 0
    for name in args.pieces or PIECES:
        rendering.render(PIECES[name](), args.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
