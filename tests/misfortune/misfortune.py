"""Evenings with mishaps, each in a process of its own: ``python tests/misfortune/misfortune.py KIND [options]``.

A first evening without any counts how often the system is called; then every n-th call goes wrong in an evening of its
own, and what is left is reckoned up. Prints a line for everything that is not as it must be, exit status 1 then, and at
last how many mishaps there were, on the other stream.
"""

import argparse
import os
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
    os.environ[name] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from mishaps import FAIL, KILL, KINDS, Mishap  # noqa: E402
from playing import KINDS as EVENINGS  # noqa: E402
from playing import Evening, Ledger  # noqa: E402
from reckoning import complaints  # noqa: E402

LONGEST = 600.0
"""Seconds for an evening, however busy the machine is."""


def main() -> int:
    """Play the evenings of a kind that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("evening", choices=EVENINGS)
    parser.add_argument("--mishaps", default=",".join(KINDS), help="kinds of calls, with commas between them")
    parser.add_argument("--most", type=int, default=6, help="calls of a kind, evenly spread; 0 for every one")
    parser.add_argument("--how", default=f"{FAIL},{KILL}")
    args = parser.parse_args()
    happened: Counter[str] = Counter()
    planned = args.mishaps.split(","), args.how.split(","), args.most
    with tempfile.TemporaryDirectory(prefix="misfortune-") as folder:
        found = list(misfortunes(args.evening, Path(folder), happened, *planned))
    print("\n".join(found))
    print(f"{args.evening}: {happened.total()} mishaps, {dict(happened)}", file=sys.stderr)
    return int(bool(found))


def misfortunes(
    evening: str, folder: Path, happened: Counter[str], kinds: list[str], how: list[str], most: int
) -> Iterator[str]:
    """A line for everything that went wrong in a way in which it must not; ``happened`` counts the mishaps."""
    counts: dict[str, int] = {}
    for number, mishap in enumerate(_planned(counts, kinds, how, most)):
        place, ledger = folder / str(number), folder / f"{number}.ledger"
        _play_apart(evening, place, ledger, mishap)
        entries = Ledger.read(ledger)
        if not mishap.number and entries and entries[-1].what == "closed":
            counts |= entries[-1].told["counts"]
        what = next((entry.told["call"] for entry in entries if entry.what == "mishap"), "")
        happened += Counter([f"{mishap.kind} {mishap.how}"] if what else [])
        for line in complaints(evening, place, ledger, mishap):
            yield f"{evening}, {mishap} ({what.replace(str(place), '')}): {line}"


def _planned(counts: dict[str, int], kinds: list[str], how: list[str], most: int) -> Iterator[Mishap]:
    """None at first, which counts the calls; then the mishaps."""
    yield Mishap()
    for kind in kinds:
        calls = counts.get(kind, 0)
        step = max(1, -(-calls // most)) if most else 1
        for number in range(1, calls + 1, step):
            yield from (Mishap(kind, number, each) for each in how)


def _play_apart(evening: str, folder: Path, ledger: Path, mishap: Mishap) -> None:
    """In a process that is like this one, and may be killed."""
    child = os.fork()
    if not child:
        status, nowhere = 1, os.open(f"{ledger}.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(nowhere, sys.stderr.fileno())
        try:
            Evening(evening, folder, Ledger(ledger), mishap).play()
            status = 0
        except BaseException:
            Ledger(ledger).write("raised", trace=traceback.format_exc())
        finally:
            os._exit(status)
    end = time.monotonic() + LONGEST
    while os.waitpid(child, os.WNOHANG) == (0, 0):
        if time.monotonic() > end:
            os.kill(child, 9)
            os.waitpid(child, 0)
            Ledger(ledger).write("too long")
            return
        time.sleep(0.02)


if __name__ == "__main__":
    sys.exit(main())
