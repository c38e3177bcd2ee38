"""The words of Dahlgaard's Academy, a file for each table of words that they are added to."""
