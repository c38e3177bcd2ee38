"""Where the Workbook explains the rules behind the Heir's decisions."""

from __future__ import annotations


def page_of(rule: str) -> str:
    """The page of the Workbook for the rule of an entry."""
    return f"heir_{rule}"
