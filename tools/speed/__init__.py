"""Tools that measure time and memory."""
