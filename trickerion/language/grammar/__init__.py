"""The forms of the game's nouns and of names, a module a language."""
