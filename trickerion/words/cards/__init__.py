"""What is said about single cards, prophecies and Magicians: here they may be named by their ids."""
