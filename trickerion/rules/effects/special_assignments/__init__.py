"""The 40 special Assignment cards, a file for each Location."""
