"""How an act is told, wherever it stands: on the caption, in the programme, in the account."""

from typing import NamedTuple

from trickerion.language.speech import signed
from trickerion.language.voice import Voice, you_or_name
from trickerion.rules.catalog import TRICKS, Yields
from trickerion.scenes.performance.lessons import PaidLesson, PaidLessons
from trickerion.scenes.performance.playbill import BonusLine, Playbill, Running, TrickLine, printed
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.academy_signs import SignRow, practice_row
from trickerion.ui.theme import ColourValue
from trickerion.words import names
from trickerion.words.academy.names import tile
from trickerion.words.screens import performance as words


class Term(NamedTuple):
    """What changes a payment: its name and how much, or a row of signs; what it says when it is pointed at."""

    name: str
    change: int
    tip: str
    signs: SignRow = ()

    @property
    def said(self) -> str:
        """In a few letters."""
        return words.change(name=self.name, change=signed(self.change))


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
        own = [words.tip_printed(amounts=names.yields(self.printed))] if any(self.printed) else []
        return [*own, *(term.tip for term in self.terms), words.tip_pays(amounts=names.yields(self.yields))]


def told_of(plays: Running | PaidLessons, table: TableView) -> list[ToldAct]:
    """All acts, in their order."""
    if isinstance(plays, PaidLessons):
        return [_lesson(lesson, table) for lesson in plays.lessons]
    return [
        _trick(line, plays.bill, table) if isinstance(line, TrickLine) else _bonus(line, plays.bill, table)
        for line in plays.bill.lines
    ]


def _trick(line: TrickLine, bill: Playbill, table: TableView) -> ToldAct:
    trick, voice = TRICKS[line.trick], Voice(table.names, table.viewer)
    sentence = words.kind_of_trick(
        voice, line.owner, category=names.CATEGORY[trick.category], level=names.LEVEL[trick.level]
    )
    terms = [Term(name, more, words.tip_changed(name=name, change=signed(more))) for name, more in line.lasting]
    if any(line.practised):
        tip = words.tip_practised(amounts=names.yields(line.practised))
        terms.append(Term("", 0, tip, practice_row(line.practised)))
    day = names.DAY[line.day]
    terms.append(Term(day, line.modifier, words.tip_day(day=day, change=signed(line.modifier))))
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
        tuple(terms),
        line.yields,
        line.trick,
        line.suit,
    )
    return _with_others(told, line.practised, line.modifier + sum(more for _, more in line.lasting), _others(bill))


def one_link(told: ToldAct) -> ToldAct:
    """One of the Links of a line, where all of them pay alike; else all of them."""
    if any(amount % told.times for amount in (*told.printed, *told.yields)):
        return told
    printed, yields = (Yields(*(amount // told.times for amount in paid)) for paid in (told.printed, told.yields))
    name = told.terms[0].name if told.terms else ""
    return _with_others(told._replace(printed=printed, yields=yields, terms=()), Yields(), 0, name)


def _with_others(told: ToldAct, practised: Yields, more: int, name: str) -> ToldAct:
    """With what cards and Powers made of it, where the sum of the other terms does not say it all."""
    mores = (more, more, 0)
    known = (max(0, sum(parts)) for parts in zip(told.printed, practised, mores, strict=True))
    rest = Yields(*(got - sure for got, sure in zip(told.yields, known, strict=True)))
    if not any(rest):
        return told
    row = tuple(
        piece
        for kind, amount in zip(Yields._fields, rest, strict=True)
        if amount
        for piece in (signed(amount), f"{{{kind}}}")
    )
    return told._replace(terms=(*told.terms, Term(name, 0, words.tip_others(amounts=_amounts(row)), row)))


def _others(bill: Playbill) -> str:
    """Above what cards, Powers and abilities make of a payment: the name of the only one that there is."""
    names = {cause.name for cause in bill.causes if not cause.is_choice}
    return names.pop() if len(names) == 1 else words.OTHER


def _amounts(row: SignRow) -> str:
    return " ".join(row)


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
    return _with_others(told, Yields(), 0, _others(bill))


def _lesson(lesson: PaidLesson, table: TableView) -> ToldAct:
    paid = lesson.paid
    who = you_or_name(paid.seat, table.names, table.viewer)
    return ToldAct(
        paid.seat,
        f"trick.{paid.trick}",
        theme.category_fill(TRICKS[paid.trick].category),
        names.trick(paid.trick),
        who,
        words.lesson_of(who=who, room=tile(lesson.room.tile)),
        paid.seat == table.viewer,
        TRICKS[paid.trick].yields,
        (),
        lesson.yields,
        paid.trick,
        lesson.suit,
    )
