"""What several scenes share: sheets, dialogs, close-ups, seats, Performance cards drawn large, the bill of a show."""
