"""Dahlgaard's Academy: the building with its rooms and Banners, lessons, secrets; laid out by ``module.py``.

``catalog.py`` what is printed, ``board.py`` what lies on the board; ``location.py`` the Actions: ``building.py``
Renovate, ``lessons.py`` Practice and Teach, ``secrets.py`` Learn and Reveal Secret; ``practice.py`` what a Practice
Room does for its Tricks, ``classroom.py`` the phase of that name; ``..._effects.py`` the cards that come with it.
"""
