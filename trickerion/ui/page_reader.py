"""A page of the Workbook is read from its file, in the language of the program, and filled with what is given."""

from collections.abc import Iterable, Mapping
from typing import Any

from trickerion.language.page import Block, Given, Head, Note, Page, Picture, Prose, Row, Rows, Steps
from trickerion.language.speech import Say, _, written
from trickerion.rules.ask.actions import usual_cost
from trickerion.words import action_tooltips, reasons


def read_page(name: str, given: Given) -> Page:
    """A page by its id; ``given``: what its gaps and lists are filled with, by their names."""
    found, filled = written(name), _Filled(f"page:{name}", given)
    entries = [entry for entry in found["block"] if given.get(entry.get("only", ""), True)]
    blocks = [block for entry in entries for block in filled.blocks(entry)]
    return Page(name, filled(found["title"]), found["icon"], _(found["part"], "workbook"), tuple(blocks))


class _Filled:
    """The texts of a page, filled."""

    def __init__(self, context: str, given: Given) -> None:
        self._context, self._given = context, given

    def __call__(self, text: str) -> str:
        return Say(text, self._context)(**self._given)

    def blocks(self, entry: Mapping[str, Any]) -> Iterable[Block]:
        """The blocks that an entry stands for: itself, or a list that is given."""
        match entry:
            case {"list": name}:
                return tuple(self._given[name])
            case {"head": text}:
                return (Head(self(text), entry.get("icon", ""), text),)
            case {"say": text}:
                return (Prose(self(text), entry.get("picture", "")),)
            case {"note": text}:
                return (Note(self(text)),)
            case {"steps": texts}:
                return (Steps(tuple(map(self, texts))),)
            case {"actions": actions}:
                return (Rows(tuple(map(_action_row, actions))),)
            case {"rows": rows}:
                return (Rows(tuple(map(self._row, rows)), entry.get("columns", 1)),)
        return (Picture(entry["picture"]),)

    def _row(self, row: Mapping[str, str]) -> Row:
        return Row(self(row["title"]), self(row["text"]), row["icon"])


def _action_row(action: str) -> Row:
    """An Action with its cost, as the tooltip explains it."""
    words, cost = action_tooltips.ACTION[action], usual_cost(action)
    return Row.of(words, reasons.cost_range(cost, action) if cost[1] else "")
