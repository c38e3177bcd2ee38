"""What the rules answer when the window asks (``rules/ask``): frozen records of ids and numbers, a file an area."""
