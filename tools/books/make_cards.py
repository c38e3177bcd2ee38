"""Make trickerion/rules/cards/cards.json, which the program starts with, from the cards that people write.

    python tools/books/make_cards.py

TOML is for people; JSON is read ten times as fast. A file whose TOML has been changed since is read as it is written.
"""

import argparse
import json
import tomllib
import zlib
from pathlib import Path

CARDS = Path(__file__).resolve().parents[2] / "trickerion" / "rules" / "cards"


def made() -> str:
    """The text of cards.json: each file's check sum and what stands in it."""
    files = {path.name: path.read_bytes() for path in sorted(CARDS.glob("*.toml"))}
    told = {
        name: {"sum": zlib.crc32(written), "cards": tomllib.loads(written.decode("utf-8"))}
        for name, written in files.items()
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.parse_args()
    (CARDS / "cards.json").write_text(made(), encoding="utf-8")


if __name__ == "__main__":
    main()
