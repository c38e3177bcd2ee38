"""Parts of each number on the sheet "What Would It Bring?": no number stands there whose parts cannot be named."""

from collections.abc import Iterable

from trickerion.bots.prospects import Prospect
from trickerion.language.speech import listed, signed
from trickerion.language.wording import Words
from trickerion.screens.fame_sources import sources_of
from trickerion.words.screens import what_if as words
from trickerion.words.screens.scoring import SOURCES


def this_turn(prospect: Prospect) -> Words:
    """Parts of this turn: reckoned, and what trials with rivals came to."""
    sums = prospect.plan.sums
    paid = sums.wages - sums.unpaid
    parts = (
        words.work(gains=words.gains(sums.work)) if any(sums.work) else "",
        words.show(gains=words.gains(sums.show)) if any(sums.show) else "",
        words.wages_paid(number=paid) if paid else "",
        words.unpaid(number=sums.lost) if sums.lost else "",
    )
    tables = prospect.tables
    note = words.ON_TABLES(tables, fame_on_tables=prospect.on_tables) if tables else ""
    return Words(words.THIS_TURN, _said(parts) or (words.NO_CHANGE,), note=note)


def next_turn(prospect: Prospect) -> Words:
    """Parts of the next turn: markers that it begins with, and where its Fame comes from."""
    if not prospect.tables:
        return Words(words.NEXT_TURN, (words.NOT_YET,))
    if prospect.later is None:
        return Words(words.NEXT_TURN, (words.LAST_TURN,))
    sums = prospect.plan.sums
    markers = [words.MARKERS(number, place=place) for place, number in sums.left]
    markers += [words.READY(sums.ready)] if sums.ready else []
    sources = [(kind, fame) for kind, fame in sources_of(dict(prospect.sources)).gained.items() if fame]
    told = listed(words.source(source=SOURCES[kind], fame_of=fame) for kind, fame in sources)
    body = (
        words.begins_with(markers=listed(markers)) if markers else words.NO_MARKERS,
        words.fame_from(sources=told) if sources else "",
    )
    return Words(words.NEXT_TURN, _said(body), note=words.ON_AVERAGE(prospect.tables))


def by_the_end(prospect: Prospect, rival: str, *, has_cards: bool) -> Words:
    """Band of the difference by the end, from the own cards or from the hint.

    ``rival``: what few tables said while the hint was thought about; more tables may say another figure, in its place.
    """
    if not prospect.tables:
        return Words(words.BY_THE_END, _said((words.NOT_YET, rival)))
    beside = prospect.by_end
    if beside is None:
        return Words(words.BY_THE_END, (words.MEASURED_FROM[has_cards],))
    band = words.band(least=signed(beside.least), most=signed(beside.most), whose=words.BESIDE[has_cards])
    told = words.PLAYED_OUT if _ends(prospect) else words.PLAYED_ON
    return Words(words.BY_THE_END, (band,), note=told(prospect.tables))


def whole_way(title: str, prospect: Prospect) -> Words:
    """A way as a whole: what it is for, what this turn should bring, how sure that is."""
    plan = prospect.plan
    sureness = words.SURE_OF_THE_LAST if _ends(prospect) else words.SURENESS
    return Words(title, _said((plan.goal, plan.expects)), note=sureness[prospect.sure])


def _ends(prospect: Prospect) -> bool:
    """True when it was tried out and no turn follows."""
    return bool(prospect.tables) and prospect.later is None


def _said(parts: Iterable[str]) -> tuple[str, ...]:
    return tuple(filter(None, parts))
