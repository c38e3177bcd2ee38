"""Fonts of the system that have the letters of a script: found once for each, by names that systems give them."""

import functools
from collections.abc import Callable
from typing import Final

import pygame

_BROAD: Final = (
    *("notosans", "dejavusans", "freesans", "segoeui", "segoeuisymbol", "arialunicodems", "arial", "lucidagrande"),
    *("applesymbols", "notosanssymbols2", "notosanssymbols", "unifont"),
)
"""Fonts that have many letters, in the order in which they are asked, after those that a script has for itself."""

_CJK: Final = ("notosanscjkjp", "notosanscjksc", "sourcehansans", "wenquanyizenhei", "droidsansfallback")
_FIRST: Final = {
    "emoji": ("notocoloremoji", "segoeuiemoji", "applecoloremoji", "twemojimozilla", "notoemoji"),
    "Hebr": ("notosanshebrew", "arialhebrew", "freesans"),
    "Arab": ("notosansarabic", "notonaskharabic", "geezapro", "segoeui", "kacstone"),
    "Syrc": ("notosanssyriac", "segoeuihistoric", "estrangeloedessa"),
    "Deva": ("notosansdevanagari", "nirmalaui", "kohinoordevanagari", "lohitdevanagari", "mangal"),
    "Beng": ("notosansbengali", "nirmalaui", "banglamn", "lohitbengali", "vrinda"),
    "Guru": ("notosansgurmukhi", "nirmalaui", "gurmukhimn", "lohitgurmukhi", "raavi"),
    "Gujr": ("notosansgujarati", "nirmalaui", "gujaratimt", "lohitgujarati", "shruti"),
    "Orya": ("notosansoriya", "nirmalaui", "oriyamn", "lohitodia", "kalinga"),
    "Taml": ("notosanstamil", "nirmalaui", "tamilmn", "lohittamil", "latha"),
    "Telu": ("notosanstelugu", "nirmalaui", "telugumn", "lohittelugu", "gautami"),
    "Knda": ("notosanskannada", "nirmalaui", "kannadamn", "lohitkannada", "tunga"),
    "Mlym": ("notosansmalayalam", "nirmalaui", "malayalammn", "lohitmalayalam", "kartika"),
    "Sinh": ("notosanssinhala", "nirmalaui", "sinhalamn", "iskoolapota"),
    "Thai": ("notosansthai", "leelawadeeui", "thonburi", "tahoma", "loma", "garuda"),
    "Laoo": ("notosanslao", "leelawadeeui", "laomn", "dokchampa"),
    "Tibt": ("notoseriftibetan", "microsofthimalaya", "kailasa"),
    "Mymr": ("notosansmyanmar", "myanmartext", "myanmarmn"),
    "Geor": ("notosansgeorgian", "sylfaen", "dejavusans"),
    "Ethi": ("notosansethiopic", "ebrima", "kefa", "nyala"),
    "Cher": ("notosanscherokee", "gadugi", "plantagenetcherokee"),
    "Khmr": ("notosanskhmer", "leelawadeeui", "khmermn", "daunpenh"),
    "Mong": ("notosansmongolian", "mongolianbaiti"),
    "Armn": ("notosansarmenian", "sylfaen", "mshtakan", "dejavusans"),
    "Tfng": ("notosanstifinagh", "ebrima", "dejavusans"),
    "Hani": (*_CJK, "microsoftyahei", "yugothic", "hiraginosansgb", "pingfang", "msgothic", "simsun"),
    "Hira": (*_CJK, "yugothic", "meiryo", "hiraginosans", "msgothic", "hiraginosansgb"),
    "Kana": (*_CJK, "yugothic", "meiryo", "hiraginosans", "msgothic", "hiraginosansgb"),
    "Bopo": (*_CJK, "microsoftjhenghei", "pingfang", "simsun"),
    "Hang": ("notosanscjkkr", *_CJK, "malgungothic", "applesdgothicneo", "nanumgothic", "gulim"),
}
"""Fonts for a script (a tag of ISO 15924), in the order in which they are asked."""

_MOST_TRIED: Final = 400
"""Fonts that are tried for a script that none of these has."""


@functools.cache
def faces_for(script: str, *, is_heavy: bool) -> "SystemFaces":
    """The fonts that may have the letters of a script, "emoji", or "" for signs."""
    return SystemFaces(script, is_heavy=is_heavy)


class SystemFaces:
    """Files of fonts that are asked for a letter; where none of the known ones has it all are asked, once."""

    def __init__(self, script: str, *, is_heavy: bool) -> None:
        names = (*_FIRST.get(script, ()), *_BROAD)
        found = (pygame.font.match_font(name, bold=is_heavy) for name in names)
        self._files = list(dict.fromkeys(file for file in found if file))
        self._may_ask_all = script not in ("", "Latn")

    def first(self, has: Callable[[str], bool]) -> str:
        """The best file of which ``has(file)`` is true; "" where there is none."""
        if file := next(filter(has, self._files), ""):
            return file
        if not self._may_ask_all:
            return ""
        self._may_ask_all = False
        others = (pygame.font.match_font(name) for name in pygame.font.get_fonts()[:_MOST_TRIED])
        file = next((file for file in others if file and file not in self._files and has(file)), "")
        if file:
            self._files.append(file)
        return file
