"""The score of the game: composed as data, judged on paper, played, mixed and measured."""
