"""The game that is being set up, and the panels that change it: at one screen, and in the lobby of several."""
