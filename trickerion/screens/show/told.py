"""How an act is told, wherever it stands: on the caption, in the programme, in the account."""

from collections.abc import Iterator
from typing import NamedTuple

from trickerion.language.speech import signed
from trickerion.language.voice import Voice, you_or_name
from trickerion.rules.catalog import TRICKS, Yields
from trickerion.screens.playbill import BonusLine, Playbill, Running, TrickLine, printed
from trickerion.screens.show.lessons import PaidLesson, PaidLessons
from trickerion.screens.show.terms import Term
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.academy_signs import PRACTICE, signed_row
from trickerion.ui.theme import ColourValue
from trickerion.words import names
from trickerion.words.academy.names import tile
from trickerion.words.screens import performance as words
from trickerion.words.tooltips import effect_name


class ToldAct(NamedTuple):
    """An act in words and signs; ``mine``: it pays the viewer, ``suit``: that of its marker, or ""."""

    seat: int
    icon: str
    fill: ColourValue
    name: str
    owner: str
    sentence: str
    mine: bool
    printed: Yields
    terms: tuple[Term, ...]
    yields: Yields
    trick: str = ""
    suit: str = ""
    times: int = 1

    @property
    def explained(self) -> list[str]:
        """Every number of it, in sentences."""
        paid = words.tip_pays(amounts=names.yields(self.yields))
        if not self.terms and self.printed == self.yields:
            return [paid]
        own = [words.tip_printed(amounts=names.yields(self.printed))] if any(self.printed) else []
        return [*own, *(term.tip for term in self.terms), paid]

    def named(self, number: int) -> str:
        """The act with its number and whose it is: "Act 2: Linking Rings, Madame Vesper"."""
        return words.act(number=number + 1, name=self.name, owner=self.owner)


def told_of(plays: Running | PaidLessons, table: TableView) -> list[ToldAct]:
    """All acts, in their order."""
    if isinstance(plays, PaidLessons):
        return [_lesson(lesson, table) for lesson in plays.lessons]
    return told_bill(plays.bill, table)


def told_bill(bill: Playbill, table: TableView) -> list[ToldAct]:
    """All lines of a show, in their order."""
    return [
        _trick(line, bill, table) if isinstance(line, TrickLine) else _bonus(line, bill, table) for line in bill.lines
    ]


def _trick(line: TrickLine, bill: Playbill, table: TableView) -> ToldAct:
    trick, voice = TRICKS[line.trick], Voice(table.names, table.viewer)
    sentence = words.kind_of_trick(
        voice, line.owner, category=names.CATEGORY[trick.category], level=names.LEVEL[trick.level]
    )
    plain, who = printed(line, bill.card), you_or_name(line.owner, table.names, table.viewer)
    told = ToldAct(
        line.owner,
        f"trick.{line.trick}",
        theme.category_fill(trick.category),
        names.trick(line.trick),
        who,
        sentence,
        line.owner == table.viewer,
        plain,
        (*_lasting(line), _weekday(line)),
        line.yields,
        line.trick,
        line.suit,
    )
    return _with_others(told, _others(bill, line.day_card))


def _lasting(line: TrickLine) -> Iterator[Term]:
    """Terms of a Trick's Yields in every show: beyond its card, and by its Practice Room."""
    for name, more in line.lasting:
        yield Term(name, Yields(more, more), words.tip_changed(name=name, change=signed(more)), of_both=True)
    if any(line.practised):
        tip = words.tip_practised(amounts=names.yields(line.practised))
        yield Term("", line.practised, tip, sign=PRACTICE)


def _weekday(line: TrickLine) -> Term:
    """Term of the weekday that counts, with its real change."""
    day, change = names.DAY_ALONE[line.day], signed(line.modifier)
    name, tip = (
        names.DAY[line.day],
        words.tip_day(day=day, change=change) if line.modifier else words.tip_same_day(day=day),
    )
    if line.day_card:
        name = words.by_card(card=effect_name(line.day_card), day=names.DAY_SHORT[line.day])
        tip = words.tip_other_day(card=effect_name(line.day_card), day=names.DAY[line.day], change=change)
    if line.by_day != (line.modifier, line.modifier, 0):
        taken = names.yields(Yields(*map(abs, line.by_day))) if any(line.by_day) else words.NOTHING
        tip = words.takes(tip=tip, taken=taken)
    return Term(name, line.by_day, tip, of_both=True)


def one_link(told: ToldAct) -> ToldAct:
    """Line for a single Link, where all Links of a line pay alike; else for all of them."""
    if any(amount % told.times for amount in (*told.printed, *told.yields)):
        return told
    printed, yields = (Yields(*(amount // told.times for amount in paid)) for paid in (told.printed, told.yields))
    name = told.terms[0].name if told.terms else ""
    return _with_others(told._replace(printed=printed, yields=yields, terms=()), name)


def _with_others(told: ToldAct, name: str) -> ToldAct:
    """With what cards and Powers made of it, so that the terms add up to what is paid."""
    known = map(sum, zip(told.printed, *(term.amounts for term in told.terms), strict=True))
    rest = Yields(*(got - sure for got, sure in zip(told.yields, known, strict=True)))
    if not any(rest):
        return told
    amounts = " ".join(signed_row(rest))
    said = words.tip_others(amounts=amounts) if name == words.OTHER else words.tip_by(name=name, amounts=amounts)
    return told._replace(terms=(*told.terms, Term(name, rest, said)))


def _others(bill: Playbill, told: str = "") -> str:
    """Above what cards, Powers and abilities make of a payment: the name of the only one that is not told already."""
    causes = {cause.name for cause in bill.causes if not cause.is_choice}
    causes -= {effect_name(told)} if told else set()
    return causes.pop() if len(causes) == 1 else words.OTHER


def _bonus(line: BonusLine, bill: Playbill, table: TableView) -> ToldAct:
    voice, seat = Voice(table.names, table.viewer), bill.performer
    who, plain = you_or_name(seat, table.names, table.viewer), printed(line, bill.card)
    told = ToldAct(
        seat,
        line.icon,
        theme.INK,
        line.name,
        words.to_performer(who=who, role=words.PERFORMER),
        words.LINKS_LIGHT if line.kind == "link" else words.rewarded(voice, seat),
        seat == table.viewer,
        plain,
        (),
        line.yields,
        times=line.times if line.kind == "link" else 1,
    )
    return _with_others(told, _others(bill))


def _lesson(lesson: PaidLesson, table: TableView) -> ToldAct:
    paid, room = lesson.paid, tile(lesson.room.tile)
    who = you_or_name(paid.seat, table.names, table.viewer)
    told = ToldAct(
        paid.seat,
        f"trick.{paid.trick}",
        theme.category_fill(TRICKS[paid.trick].category),
        names.trick(paid.trick),
        who,
        words.lesson_of(who=who, room=room),
        paid.seat == table.viewer,
        TRICKS[paid.trick].yields,
        (),
        lesson.yields,
        paid.trick,
        lesson.suit,
    )
    return _with_others(told, room)
