"""What the program says when the screen, the console, a file or a computer player refuses: one sentence each."""

from typing import Final

from trickerion.language.speech import Say, _, sayings

NO_HOME: Final = _("Your home folder cannot be found; name a folder for games and settings with --data-dir.")
# Translators: why something could not be read or written, in brackets after the sentence that says what
DISK_REFUSES: Final = _("the disk does not allow it")
SOMETHING_FAILED: Final = _("part of the program failed")
IS_DAMAGED: Final = _("the file is damaged")
IN_USE: Final = _("another program is writing them")
IN_ANOTHER_WINDOW: Final = _("This game is being played in another window.")
STILL_WRITTEN: Final = _("The last decisions of this game are still on their way to the disk; try again in a moment.")
NO_GAME_IN_PROGRESS: Final = _("There is no game in progress.")
not_put_away: Final = Say("The game could not be put away ({why}).")
TOO_DEEP: Final = _("it is nested too deeply")
TOO_LARGE: Final = _("it is too large")
NO_PLAIN_FILE: Final = _("it is not a plain file")
TABLE_DAMAGED: Final = _("it is damaged")

NO_SCREEN: Final = _("There is no screen on which a window could be opened.")
no_screen: Final = Say("There is no screen on which a window could be opened ({why}).")
# Translators: why a window could not be opened, in the place of {why} or {error}
NO_REASON: Final = _("the display does not say why")
small_screen: Final = Say(
    "This screen has {width} × {height} pixels; the table needs 1280 × 720 for its smallest letters to be read. "
    "Choose a larger text in Settings, or take up the reading lens with {key}."
)
full_screen_refused: Final = Say("Your display refuses the full screen ({why}), so the game stays in its window.")
not_said: Final = Say("The output could not be written ({why}).")

# of the arguments of the command line
not_a_folder: Final = Say("{text} is not a folder")
no_file_to_open: Final = Say("{text} is not a file that can be opened")
not_a_picture: Final = Say("{text} is not a .png file in a folder that exists")
not_a_size: Final = Say("{text} is not a size; write 1280x720 for example")
impossible_size: Final = Say("{text} is not possible; a window has from {smallest} to {largest} pixels")
not_a_number_of_games: Final = Say("--games needs a number from 1 to {most}, not {text}.")
unknown_language: Final = Say("there is no language {code}")
language_broken: Final = Say("The language “{code}” is damaged ({why}), so the game speaks English.")
language_missing: Final = Say("There is no language “{code}” here, so the game speaks English.")


# ------------------------------------------------------------------ a computer player whose thinking comes to no end

BY_LOT: Final = _("It was decided at random.")
thinks_again: Final = Say("{name} lost the thread and thinks about this decision once more.")
decided_for: Final = sayings(
    "who decides instead",
    assistant="{name} found no answer; a quicker player makes this one decision, and {name} continues with the next.",
    random="{name} found no answer; a random player makes this one decision, and {name} continues with the next.",
    lots="{name} found no answer; chance makes this one decision, and {name} continues with the next.",
)
"""By the next simpler player, who decides for once."""


# ---------------------------------------------------- games, settings and records that were read or written

# Translators: a file
UNNAMED: Final = _("unnamed")
NO_NAME: Final = _("A saved game needs a name.")
NO_PLACE: Final = _("This game has no place to be saved in.")
NAME_NOT_SHOWN: Final = _("The name of a player cannot be shown.")
not_a_save: Final = Say("{file} is not a saved game, or is too damaged to be opened.")
no_file: Final = Say("There is no file {file}.")
not_a_file: Final = Say("{file} is not a file.")
not_read: Final = Say("{file} cannot be read ({why}).")
not_opened: Final = Say("{file} cannot be opened: {why}")
not_deleted: Final = Say("{file} could not be deleted ({why}).")
not_saved: Final = Say("The game could not be saved ({why}).")
not_ours: Final = Say("{file} is not one of the saved games.")
too_new: Final = Say("{file} was saved by a newer version of the program; please update it.")
start_damaged: Final = Say("The options or the seed in {file} are damaged.")
seed_damaged: Final = Say("The seed in {file} is damaged.")
seed_refused: Final = Say("The seed must be printable and at most {most} letters long.")
name_taken: Final = Say("There is already a game called “{name}”.")
not_renamed: Final = Say("{file} is damaged; open it and save it under the new name.")
damaged_at_the_end: Final = Say("The end of {file} is damaged, but no move is lost.")
damaged_after: Final = Say("{file} is damaged; it could be read up to move {move}.")
damaged_after_some: Final = Say("{file} is damaged; it could be read up to move {move} of {moves}.")
opened_copy: Final = Say("{file} is damaged, so the copy kept of it was opened ({moves} moves).")
played_by_other_rules: Final = Say(
    "{file} was played by other rules (of {version}) after move {move}, so it opens only up to there."
)
"""Every line of a save is as it was written, but the rules of the program refuse a move."""
leads_to_another_table: Final = Say(
    "The moves of {file} lead to another table now than when it was saved (by {version})."
)
"""All moves of a save are proved, but the rules of the program make something else of them."""
# Translators: of the program, in the two sentences above; the second one where its number is not known
VERSION: Final = Say("version {number}")
ANOTHER_VERSION: Final = _("another version")
game_not_written: Final = Say(
    "The game could not be saved ({why}); you can play on, but it may be lost when the program ends."
)

SETTINGS_UNREADABLE: Final = _("The settings could not be read, so the default settings are in use.")
SETTINGS_DAMAGED: Final = _("The settings file is damaged, so the default settings are in use.")
setting_damaged: Final = Say("The setting “{name}” was damaged and has its default value again.")
RECORDS_DAMAGED: Final = _("The records of finished games are damaged; you see what could be read.")
RECORDS_TOO_NEW: Final = _(
    "The records of finished games were written by a newer version of the program; please update it."
)
records_unreadable: Final = Say("The records of finished games cannot be read ({why}).")
records_not_written: Final = Say("The game could not be added to the records ({why}).")
EVENINGS_DAMAGED: Final = _("The file of your evenings is damaged; you see what could be read.")
EVENINGS_TOO_NEW: Final = _("Your evenings were written by a newer version of the program; please update it.")
evenings_unreadable: Final = Say("Your evenings cannot be read ({why}).")
evening_not_written: Final = Say("This evening could not be recorded ({why}).")
seats_unreadable: Final = Say(
    "Your seats at tables elsewhere cannot be read ({why}). To go back to one, ask its host for the invitation."
)
results_not_written: Final = Say("This try could not be added to your results ({why}).")
results_unreadable: Final = Say("Your results at the challenges cannot be read ({why}), so the count starts again.")
table_unreadable: Final = Say(
    "The table of this game cannot be read ({why}), so nobody elsewhere can come back to it; you can play it here."
)
replay_not_written: Final = Say("The game could not be kept as a replay ({why}).")
text_not_written: Final = Say("The text of the game could not be written ({why}).")
replay_not_deleted: Final = Say("The game could not be deleted ({why}).")


# ------------------------------------------------------------------ options that cannot be played

options_refused: Final = sayings(
    "options",
    {
        "unreadable": "The options of the game cannot be read ({error}).",
        "text": "{value} is not a text.",
        "edition": "{value} is not an edition; choose one of {allowed}.",
        "set-up": "{value} is not a set-up; choose one of {allowed}.",
        "difficulty": "{value} is not a difficulty; choose one of {allowed}.",
        "set_of_solo_cards": "{value} is not a set of solo cards; choose one of {allowed}.",
        "cut_of_house_cards": "{value} is not a cut of house cards; choose one of {allowed}.",
        "way_to_deal_abilities": "{value} is not a way to deal abilities; choose one of {allowed}.",
        "small_game": "{value} does not say whether the small game is played; choose one of {allowed}.",
        "short_game": "The short game is the base game with the beginner’s set-up, without modules.",
        "small_game_modules": "The small game is played against the Heir, without prophecies and other modules.",
        "last_ruling": "{value} is not a last ruling; choose one of {allowed}.",
        "ruling": "{value} is not a ruling; choose one of {allowed}.",
        "value_of": "{value} is not a value of {point}; choose one of {allowed}.",
        "module": "{value} is not a module; choose one of {allowed}.",
        "kind_of_player": "{value} is not a kind of player; choose one of {allowed}.",
        "colour": "{value} is not a colour; choose one of {allowed}.",
        "Magician": "{value} is not a Magician; choose one of {allowed}.",
        "seats": "Two to four players can play, not {number}.",
        "name": "A name has at most {most} letters.",
        "handicap": "{value} is not a handicap; choose one of {allowed}.",
        "handicap_of_the_heir": "The Heir has no handicap.",
        "same_category": "Every player needs a different favourite category.",
        "same_colour": "Every player needs a different colour.",
        "academy": "The Academy needs the Dark Alley.",
        "duel": "The Duel of Magicians is not played with the Heir.",
        "duel_seats": "The Duel of Magicians is for two players.",
        "heir": "The Heir needs the Dark Alley.",
        "heir_seats": "A solo game has two seats; the second one is the Heir’s.",
        "heir_options": "The Heir, its difficulty and its cards belong to the solo game.",
        "powers": "Magician Powers need the Dark Alley and are not played with the Heir.",
        "prophecies": "Prophecies belong to the Dark Alley.",
    },
)
"""By the reason of ``rules.options.OptionsError``, whose facts fill the gaps."""
