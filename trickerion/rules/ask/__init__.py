"""The read door of the rules: what the window may ask about a table, an area a file.

Every question is answered with a record of ids and numbers (``rules/facts``), worked out from what a View shows.
Scenes, table and app ask here for whatever is not the plain vocabulary of the game (state, moves, events, catalog,
options). The rules themselves never import it.
"""
