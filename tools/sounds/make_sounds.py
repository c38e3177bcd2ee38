"""Make the game's sounds: short, all computed, in three takes each, all of one loudness.

    python tools/sounds/make_sounds.py OUTDIR [NAME ...]

Writes ``<name>.1.ogg`` to ``<name>.3.ogg`` for each sound, or only for those that are named. A sound is as loud as its
loudest 0.4 seconds by ITU-R BS.1770. Needs numpy, which the program itself never does.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import numpy as np

from tools.paint.ogg import write_ogg
from tools.score.loudness import momentary, true_peak
from tools.sounds import of_signs as signs
from tools.sounds import of_the_house as house
from tools.sounds import of_things as things
from tools.sounds import of_tricks as tricks
from tools.sounds.waves import PITCHES, RATE, Take, Wave, samples

QUALITY: Final = 0.3
TARGET: Final = -23.0  # LUFS of the loudest 0.4 seconds
HIGHEST: Final = -1.0  # dBTP; what is shorter than a blink stays a little softer than the others
FADE: Final = 0.004  # seconds of silence-ward fade at the end of every sound

Maker = Callable[[Take], Wave]


def _named(*makers: Maker) -> dict[str, Maker]:
    return {maker.__name__: maker for maker in makers}


THINGS: Final[dict[str, Maker]] = {
    **_named(things.card_flick, things.page_turn, things.disc_place, things.coins, things.dice_roll, things.click),
    **_named(things.hammer, things.planks, things.chalk, things.quill, things.tick, things.error),
    **_named(house.hush, house.curtain, tricks.mechanical, tricks.escape),
    **{f"applause_{size}": partial(house.applause, size=size) for size in (1, 2, 3, 4)},
    **{f"murmur_{size}": partial(house.murmur, size=size) for size in (1, 2, 3, 4)},
}
RINGING: Final[dict[str, Maker]] = {
    **_named(signs.shard_chime, signs.bell, signs.secret, signs.power, tricks.optical, tricks.spiritual),
    **{f"link_{number}": partial(signs.link, number=number) for number in range(1, len(signs.LINKS) + 1)},
}
SOUNDS: Final[dict[str, Maker]] = {**THINGS, **RINGING}


def mastered(sound: Wave) -> Wave:
    """The sound at the loudness of all, ending in silence; as loud as its highest peak allows."""
    sound = sound * 10 ** ((TARGET - momentary(sound)) / 20)
    sound *= min(1.0, 10 ** ((HIGHEST - true_peak(sound)) / 20))
    tail = samples(FADE)
    sound[-tail:] *= np.linspace(1, 0, tail)
    return sound


def main() -> None:
    """Make the sounds in the output folder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path, metavar="OUTDIR")
    parser.add_argument("names", nargs="*", metavar="NAME")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    for name in args.names or SOUNDS:
        for number in range(1, len(PITCHES) + 1):
            sound = mastered(SOUNDS[name](Take(name, number, rings=name in RINGING)))
            write_ogg(args.out / f"{name}.{number}.ogg", sound, RATE, QUALITY)
            print(f"{name}.{number}: {momentary(sound):.1f} LUFS, {true_peak(sound):.1f} dBTP")


if __name__ == "__main__":
    main()
