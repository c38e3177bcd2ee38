"""The page of the Workbook about what is kept of a game: saves, undo, replays, records."""

from typing import Final

from trickerion.words.screens.records import COLUMNS, COUNTED
from trickerion.words.screens.replay import HOW_KEPT, MORE_STEPS, PLAY_ON, STEPS
from trickerion.words.screens.saves import NEW
from trickerion.words.screens.settings import ROWS
from trickerion.words.workbook_page import Head, Row, Rows, Say, page

KEPT: Final = "kept_games"
REPLAYS, RECORDS = Head("Replays", "ui.play"), Head("Records", "ui.trophy")

KEPT_GAMES: Final = page(KEPT, "Saves, replays, records", "ui.save", "How to play")(
    Say(
        "*A game saves itself* after every decision. Leave whenever you like: *Continue* on the title takes it up at "
        "the same decision, and Undo still goes back as far as before.\n"
        "There is one game in progress. Before another one takes its place you are asked; "
        f"*{NEW.save_it}* saves it under a name first. With *{ROWS['confirm'][0]}* off nothing is asked: the game "
        "is then saved by itself, under a name of its own."
    ),
    Head("Saved games", "ui.load"),
    Say(
        "*Save* in the game’s menu (Esc) keeps the game as it is now, under a name. *Load Game* lists all saved games, "
        "the newest first: each can be opened, watched, renamed and deleted. A game that is opened goes on as the game "
        "in progress; the saved one stays as it was until you save under its name again. A damaged file is marked "
        "as such and can only be deleted."
    ),
    Head("Undo", "ui.undo"),
    Say(
        "Undo goes back step by step, to the last thing that was revealed (dice, drawn cards, the cards of others) or "
        "that another person decided. What computer players or the Heir have done since goes back with your own move, "
        "and from the same table they do the same again. Redo goes the same way forwards."
    ),
    REPLAYS,
    Say(
        f"{HOW_KEPT} *Watch* stands beside them among the saved games and among the *Replays* of the title, and beside "
        "the best evenings of the records.\n"
        "A replay goes forwards and backwards, by move or by turn, at any speed, and from any seat’s view. The lines "
        "of Fame below it are its way through the game: click where you want to be. A game that is not over is seen "
        f"from your own seat. *{PLAY_ON}* begins a new game at the moment that is shown."
    ),
    Rows(tuple(Row(step.note, f"{step.title}.", "ui.play") for step in (*STEPS.values(), *MORE_STEPS)), 2),
    RECORDS,
    Say(
        f"{COUNTED} The records show them by kind of game and by Magician, and the best evenings. "
        "A deleted replay changes nothing there."
    ),
    Rows(tuple(Row(title, text, "ui.trophy") for title, text in COLUMNS), 2),
)
"""What is saved when, and what can be seen again."""
