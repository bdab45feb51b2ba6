"""Tables on which a number is used up, or all but one tile of it."""

ALL_OTHER_NINES = "12-0 0-9 9-1 1-2 2-9 9-3 3-4 4-9 9-5 5-6 6-9 9-7 7-8 8-9 9-10 10-11 11-9"
"""The Mexican Train with every nine but 12-9 and 9-9."""

ALL_OTHER_NINES_BUT_ONE = ALL_OTHER_NINES.removesuffix(" 11-9")
"""The same without 11-9."""

ALL_OTHER_FIVES_OF_A_FAST_GAME = "9-0 0-5 5-1 1-2 2-5 5-3 3-4 4-5 5-6 6-7 7-5 5-8"
"""The Mexican Train with every five of a double-nine set but 9-5 and 5-5."""
