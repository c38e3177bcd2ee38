"""Tools that check, build and pack."""
