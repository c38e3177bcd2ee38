"""Cut assets/icons/icons.json (game-icons.net, CC BY 3.0) down to what the program shows.

    python tools/paint/make_icons.py ICONIFY_JSON OUTDIR

ICONIFY_JSON is the kit's icon file ({"icons": {name: {"body", "author"}}}). Kept are the icons that the icon map names
and the authors beside them; our own drawings live in assets/icons/own.json and are written by hand.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from trickerion.ui.icon_map import concepts


def main() -> None:
    """Write icons.json to the output folder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=Path, metavar="ICONIFY_JSON")
    parser.add_argument("out", type=Path, metavar="OUTDIR")
    args = parser.parse_args()
    source, out = args.source, args.out
    kit = json.loads(source.read_text(encoding="utf-8"))
    used = sorted({name for name in concepts().values() if name in kit["icons"]})
    icons = {name: {"author": kit["icons"][name]["author"], "body": kit["icons"][name]["body"]} for name in used}
    head = {"source": "game-icons.net", "license": "CC BY 3.0, https://creativecommons.org/licenses/by/3.0/"}
    out.mkdir(parents=True, exist_ok=True)
    text = json.dumps({**head, "icons": icons}, indent=0, ensure_ascii=False)
    (out / "icons.json").write_text(text + "\n", encoding="utf-8")
    print(f"{len(icons)} icons")


if __name__ == "__main__":
    main()
