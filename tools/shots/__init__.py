"""Tools that take pictures of the window."""
