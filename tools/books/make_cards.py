"""Make trickerion/rules/cards/cards.json, which the program starts with, from the cards that people write.

    python tools/make_cards.py

TOML is for people; JSON is read ten times as fast. A file whose TOML has been changed since is read as it is written.
"""

import json
import tomllib
import zlib
from pathlib import Path

CARDS = Path(__file__).resolve().parent.parent / "trickerion" / "rules" / "cards"


def made() -> str:
    """The text of cards.json: each file's check sum and what stands in it."""
    files = {path.name: path.read_bytes() for path in sorted(CARDS.glob("*.toml"))}
    told = {
        name: {"sum": zlib.crc32(written), "cards": tomllib.loads(written.decode("utf-8"))}
        for name, written in files.items()
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    (CARDS / "cards.json").write_text(made(), encoding="utf-8")
