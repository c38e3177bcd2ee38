"""What the program says to somebody who does not see it."""
