"""The games: pure state machines. No clock, no chance of their own, no input or output."""
