"""The game in the terminal: what is asked, what is shown, what may be typed. Its rules are the library's."""
