"""The pages of the Workbook about the program: mouse and keys, its settings, and the editions of the rules."""

from collections.abc import Callable, Iterable
from typing import Final

from trickerion.language.page import Block, Head, Page, Prose, Row, Rows
from trickerion.language.speech import _, sayings
from trickerion.rules.options import RULINGS
from trickerion.words.commands import COMMANDS, Scope
from trickerion.words.editions import Point
from trickerion.words.pad import PAD_DEEDS, SPOKEN
from trickerion.words.screens import settings as words
from trickerion.words.workbook_rules import START_PART

SETTINGS: Final = "settings"


def _fixed_keys() -> tuple[Row, ...]:
    """Keys that always mean the same."""
    return (
        Row(
            _("Enter or Space"),
            _("Confirm, or press what has the focus, but never what cannot be undone."),
            "ui.confirm",
        ),
        Row(_("Esc"), _("Go back; at the table, open the menu to save and leave."), "ui.exit"),
        Row(_("Tab"), _("Go through the answers to the open question, with the usual button last."), "ui.right"),
        Row(
            _("F6, Ctrl+1 to 8"),
            _(
                "Go to the next part of the screen, or straight to one: the question, the town, the stage, your "
                "things, the others, the log, the buttons, the bar at the top. Shift+F6 goes back."
            ),
            "ui.choice",
        ),
        Row(
            _("Arrows, Home, End"),
            _("Go to the nearest place in that direction, or to the first or last of a part."),
            "ui.right",
        ),
        Row(
            _("Shift+F10, Menu"),
            _("List what the right mouse button and the wheel do here, such as giving a Trick back."),
            "ui.log",
        ),
        Row(
            _("I"),
            _("Hear where you are: turn, question, your Fame, Coins and Shards, the Character at work."),
            "ui.zoom",
        ),
        Row(_("1 to 9"), _("Choose Actions, cards and answers by their number."), "ui.choice"),
    )


def mouse_and_keys(label: Callable[[str], str]) -> Page:
    """Mouse and keys; ``label`` names the key of an action of the program as the player has set it."""
    rows = (
        *_fixed_keys(),
        *(Row(label(command.id), command.does, command.icon) for command in COMMANDS if command.scope is Scope.TABLE),
    )
    everywhere = tuple(
        Row(label(command.id), command.does, command.icon) for command in COMMANDS if command.scope is not Scope.TABLE
    )
    blocks = (
        Prose(
            _(
                "*Drag* a disk or a card to its place, or *click* it and then the place: both work everywhere. "
                "What glows is allowed. What stays dark says why when you point at it.\nPoint at anything to "
                "learn what it is, what it costs, and where a number comes from. Above the log you see what the "
                "others did since your last move: point at a sign to find it, click it for the table before."
            )
        ),
        Head(_("Keys"), "ui.choice"),
        Rows(rows, 2),
        Head(_("Keys that work everywhere"), "ui.choice"),
        Prose(_("They work on every screen and over every question, except while you are typing.")),
        Rows(everywhere, 2),
        Prose(_("Most keys can be changed in the settings.")),
        Head(_("Game pad"), "ui.pad"),
        Prose(
            _(
                "Plug a game pad in at any time; while you use it, the screen names its buttons instead of keys. "
                "Move with the arrows or the left stick, scroll with the right stick. Press a line to fill it in, "
                "then choose its letters. You can change its buttons in the settings."
            )
        ),
        Rows(tuple(Row(SPOKEN[""][deed.button], deed.title, "ui.pad") for deed in PAD_DEEDS), 2),
        Head(_("Touch"), "ui.choice"),
        Prose(
            _(
                "Tap and tap, or drag. Rest a finger on a thing to see what it is and what else you can do with "
                "it. Scroll with two fingers; they also turn what the wheel turns."
            )
        ),
    )
    return Page("mouse_and_keys", _("Mouse and keys"), "ui.choice", START_PART, blocks)


def settings(sections: Iterable[tuple[str, str, Iterable[str]]], label: Callable[[str], str]) -> Page:
    """Page on the settings; ``sections`` are the pages of its screen, their signs, and the settings on them."""
    blocks: list[Block] = [
        Prose(
            _(
                "You find the settings on the title and in the game’s menu (Esc). They take effect at once, in every "
                "game, and are remembered. To change a key, click it there and press another."
            )
        )
    ]
    keys = {command.id: label(command.id) for command in COMMANDS}
    for page, icon, names in sections:
        title = words.PAGES[page][0]
        told = ((*words.ROWS[name], " · ".join(words.CHOICES.get(name, ()))) for name in names)
        rows = tuple(Row(name, f"{says(**keys)}.", icon, note=values) for name, says, values in told)
        blocks += [Head(title, icon), Rows(rows, 2)] if rows else []
    return Page(SETTINGS, words.TITLE, "ui.settings", START_PART, tuple(blocks))


_ICONS = {
    "link_bonus_level": "ui.link",
    "wage_penalty": "ui.wages",
    "score_cap": "ui.trophy",
    "order_from_stock": "action.order",
    "first_order": "phase.initiative",
    "free_prepare_engineer": "character.engineer",
    "special_draw": "ui.special_card",
    "special_discard": "ui.special_card",
    "academy_abilities": "character.magician",
}


def editions(points: Iterable[Point]) -> Page:
    """Both editions, point by point."""
    intro = _(
        "The rules were printed in 2015 and revised in 2019. Each game follows one of the two, *2019* unless you "
        "choose otherwise. In the set-up you can also set each of these points separately."
    )
    rows = []
    for point in points:
        ruling, of = RULINGS[point.id], dict(point.values)
        old, new = of[ruling["2015"]], of[ruling["2019"]]
        other = next(text for text in of.values() if text != new)
        answer = _ANSWER["same" if old == new else "different"](old=old, new=new, other=other)
        rows.append(Row(f"{point.name} …", f"{point.text}\n{answer}", _ICONS[point.id]))
    return Page("editions", _("The editions"), "ui.choice", START_PART, (Prose(intro), Rows(tuple(rows))))


_ANSWER: Final = sayings(
    "editions",
    same="*Both editions* say: {new}. You can change this to: {other}.",
    different="*2015:* {old}. *2019:* {new}.",
)
