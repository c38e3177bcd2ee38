"""Tools for those who build, measure and release the game; each says with ``--help``, or at its head, how it is run.

paint    textures, scenery, the stage, icons, fonts, sounds and music
bots     games between bots: how strong they are, what they leave lying, what a decision or a card is worth; challenges
speed    how long things take, what memory and wires cost, runs of hours
books    what is said and shown at the tables of the golden games; cards, content, saves, languages
shots    a picture of every screen
release  the gate, executables and archives; small changes of the program that tests must notice
"""
