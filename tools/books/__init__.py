"""Tools that write down what the program says, and what it reads."""
