"""The sound effects of the game: computed in three takes, mastered to one loudness."""
