"""Tools that let bots play, and count."""
